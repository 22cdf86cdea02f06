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
;   body: 517 uops, planned 189.2; bounds: width 86.2, ports 187.0, path 7.0
;   blocks: 2000 uops, planned 873.5; bounds: width 333.3, ports 849.0, path 352.0
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
        vmovdqu64 zmm2, [rel serpent_ctr.T0_constants512 + 64]     ;     1.0 p2      12 x[2] reload
        vmovdqu64 zmm4, [rel serpent_ctr.T0_constants512 + 128]    ;     1.2 p3      12 x[3] reload
        vmovdqu64 zmm5, [rel serpent_ctr.T0_constants512 + 256]    ;     2.0 p2      12 x[2] reload
        vmovdqu64 zmm1, [rel serpent_ctr.T0_constants512]          ;     2.2 p3      12 x[0] reload
        vpxord zmm0, zmm0, zmm1                                    ;    11.0 p0      12 x[0]
        vmovdqu64 [rbp + 896], zmm0                                ;    12.0 p7+p4   12 x[0]
        vpxord zmm0, zmm1, [r8 + 16]{1to16}                        ;    11.0 p5+p2   12 x[0]
        vmovdqu64 [rbp + 960], zmm0                                ;    12.0 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 24]                               ;     5.0 p10     12 x[2]
        vpxord zmm0, zmm0, zmm2                                    ;    11.0 p0      12 x[2]
        vmovdqu64 [rbp + 1024], zmm0                               ;    12.0 p7+p4   12 x[2]
        vpxord zmm0, zmm2, [r8 + 24]{1to16}                        ;    11.0 p5+p3   12 x[2]
        vmovdqu64 [rbp + 1088], zmm0                               ;    12.0 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 48]                               ;     5.0 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    11.0         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    11.0 p0      12 x[0]
        vmovdqu64 [rbp + 1152], zmm3                               ;    12.0 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 48]                               ;     5.0 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    11.0         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    11.0 p5      12 x[0]
        vmovdqu64 [rbp + 1216], zmm3                               ;    12.0 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 28]                               ;     5.0 p2      12 x[3]
        vpxord zmm3, zmm4, [r8 + 28]{1to16}                        ;    11.0 p0+p3   12 x[3]
        vmovdqu64 [rbp + 1280], zmm3                               ;    12.0 p7+p4   12 x[3]
        vpxord zmm0, zmm0, zmm4                                    ;    11.0 p5      12 x[3]
        vmovdqu64 [rbp + 1344], zmm0                               ;    12.0 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 60]                               ;     5.0 p10     12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    11.0         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    11.0 p0      12 x[3]
        vmovdqu64 [rbp + 1408], zmm3                               ;    12.0 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 60]                               ;     5.3 p2      12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    11.3         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    11.3 p5      12 x[3]
        vpbroadcastd zmm0, [r8 + 80]                               ;     5.8 p3      12 x[0]
        vmovdqu64 [rbp + 1472], zmm3                               ;    12.3 p8+p9   12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    11.8         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    11.8 p0      12 x[0]
        vmovdqu64 [rbp + 1536], zmm3                               ;    12.8 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 80]                               ;     6.7 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    12.7         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    12.7 p5      12 x[0]
        vpbroadcastd zmm0, [r8 + 72]                               ;     7.2 p2      12 x[2]
        vmovdqu64 [rbp + 1600], zmm3                               ;    13.7 p8+p9   12 x[0]
        vpbroadcastd zmm3, [r8 + 72]                               ;     7.5 p3      12 x[2]
        vpxord zmm3, zmm3, zmm5                                    ;    13.5 p0      12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    13.2 p5      12 x[2]
        vmovdqu64 [rbp + 1664], zmm0                               ;    14.2 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 100]                              ;     8.2 p10     12 x[1]
        vmovdqu64 [rbp + 1728], zmm3                               ;    14.5 p8+p9   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    14.2         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    14.2 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 100]                              ;     8.8 p2      12 x[1]
        vmovdqu64 [rbp + 1792], zmm3                               ;    15.2 p7+p4   12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    14.8         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    14.8 p5      12 x[1]
        vmovdqu64 [rbp + 1856], zmm3                               ;    15.8 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 112]                              ;     9.7 p3      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    15.7         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    15.7 p0      12 x[0]
        vmovdqu64 [rbp + 1920], zmm3                               ;    17.2 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 112]                              ;    10.3 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    16.3         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    16.3 p5      12 x[0]
        vmovdqu64 [rbp + 1984], zmm3                               ;    17.5 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 116]                              ;    11.0 p2      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    17.0         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    17.0 p0      12 x[1]
        vmovdqu64 [rbp + 2048], zmm3                               ;    19.2 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 116]                              ;    11.7 p3      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    17.7         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    17.7 p5      12 x[1]
        vmovdqu64 [rbp + 2112], zmm3                               ;    19.5 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 136]                              ;    12.3 p10     12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    18.3         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    18.3 p0      12 x[2]
        vpbroadcastd zmm0, [r8 + 136]                              ;    12.8 p2      12 x[2]
        vmovdqu64 [rbp + 2176], zmm3                               ;    21.2 p7+p4   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    18.8         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    18.8 p5      12 x[2]
        vpbroadcastd zmm0, [r8 + 120]                              ;    13.5 p3      12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    19.5 p0      12 x[2]
        vmovdqu64 [rbp + 2240], zmm0                               ;    21.5 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 120]                              ;    14.0 p10     12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    20.0 p5      12 x[2]
        vmovdqu64 [rbp + 2304], zmm0                               ;    23.2 p7+p4   12 x[2]
        vpxord zmm0, zmm1, [r8 + 144]{1to16}                       ;    14.7 p0+p2   12 x[0]
        vmovdqu64 [rbp + 2368], zmm0                               ;    23.5 p8+p9   12 x[0]
        vpxord zmm0, zmm1, [r8 + 144]{1to16}                       ;    15.3 p5+p3   12 x[0]
        vmovdqu64 [rbp + 2432], zmm0                               ;    25.2 p7+p4   12 x[0]
        vmovdqu64 [rbp + 2496], zmm3                               ;    25.5 p8+p9   12 x[2]
        vpxord zmm3, zmm2, [r8 + 152]{1to16}                       ;    15.7 p0+p2   12 x[2]
        vpxord zmm0, zmm2, [r8 + 152]{1to16}                       ;    16.3 p5+p3   12 x[2]
        vmovdqu64 [rbp + 2560], zmm0                               ;    27.2 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 176]                              ;    15.8 p10     12 x[0]
        vmovdqu64 [rbp + 2624], zmm3                               ;    27.5 p8+p9   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    21.8         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    21.8 p0      12 x[0]
        vmovdqu64 [rbp + 2688], zmm3                               ;    29.2 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 176]                              ;    16.7 p2      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    22.7         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    22.7 p5      12 x[0]
        vmovdqu64 [rbp + 2752], zmm3                               ;    29.5 p8+p9   12 x[0]
        vpxord zmm3, zmm4, [r8 + 156]{1to16}                       ;    17.7 p0+p3   12 x[3]
        vmovdqu64 [rbp + 2816], zmm3                               ;    31.2 p7+p4   12 x[3]
        vpxord zmm0, zmm4, [r8 + 156]{1to16}                       ;    18.3 p5+p2   12 x[3]
        vmovdqu64 [rbp + 2880], zmm0                               ;    31.5 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 188]                              ;    18.0 p10     12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    24.0         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    24.0 p0      12 x[3]
        vmovdqu64 [rbp + 2944], zmm3                               ;    33.2 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 188]                              ;    18.7 p3      12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    24.7         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    24.7 p5      12 x[3]
        vpbroadcastd zmm0, [r8 + 208]                              ;    19.2 p2      12 x[0]
        vmovdqu64 [rbp + 3008], zmm3                               ;    33.5 p8+p9   12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    25.2         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    25.2 p0      12 x[0]
        vpbroadcastd zmm0, [r8 + 208]                              ;    19.8 p10     12 x[0]
        vmovdqu64 [rbp + 3072], zmm3                               ;    35.2 p7+p4   12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    25.8         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    25.8 p5      12 x[0]
        vmovdqu64 [rbp + 3136], zmm3                               ;    35.5 p8+p9   12 x[0]
        vpbroadcastd zmm3, [r8 + 200]                              ;    20.7 p3      12 x[2]
        vpbroadcastd zmm0, [r8 + 200]                              ;    20.8 p2      12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    26.8 p0      12 x[2]
        vpxord zmm3, zmm3, zmm5                                    ;    26.7 p5      12 x[2]
        vmovdqu64 [rbp + 3200], zmm3                               ;    37.2 p7+p4   12 x[2]
        vmovdqu64 [rbp + 3264], zmm0                               ;    37.5 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 228]                              ;    21.7 p10     12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    27.7         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    27.7 p0      12 x[1]
        vmovdqu64 [rbp + 3328], zmm3                               ;    39.2 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 228]                              ;    22.3 p3      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    28.3         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    28.3 p5      12 x[1]
        vmovdqu64 [rbp + 3392], zmm3                               ;    39.5 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 240]                              ;    23.0 p2      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    29.0         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    29.0 p0      12 x[0]
        vmovdqu64 [rbp + 3456], zmm3                               ;    41.2 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 240]                              ;    23.7 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    29.7         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    29.7 p5      12 x[0]
        vmovdqu64 [rbp + 3520], zmm3                               ;    41.5 p8+p9   12 x[0]
        vpbroadcastd zmm0, [r8 + 244]                              ;    24.3 p3      12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    30.3         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    30.3 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 244]                              ;    24.8 p2      12 x[1]
        vmovdqu64 [rbp + 3584], zmm3                               ;    43.2 p7+p4   12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    30.8         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    30.8 p5      12 x[1]
        vpbroadcastd zmm0, [r8 + 264]                              ;    25.5 p10     12 x[2]
        vmovdqu64 [rbp + 3648], zmm3                               ;    43.5 p8+p9   12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    31.5         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    31.5 p0      12 x[2]
        vmovdqu64 [rbp + 3712], zmm3                               ;    45.2 p7+p4   12 x[2]
        mov r9, qword [rbp + 12872]                                ;    26.3 p3       9 counter reload
        vpbroadcastd zmm0, [r8 + 264]                              ;    26.5 p2      12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    32.5         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    32.5 p5      12 x[2]
        vpbroadcastd zmm0, [r8 + 248]                              ;    27.0 p10     12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    33.0 p0      12 x[2]
        vmovdqu64 [rbp + 3776], zmm0                               ;    45.5 p8+p9   12 x[2]
        vmovdqu64 [rbp + 3840], zmm3                               ;    47.2 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 248]                              ;    27.7 p3      12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    33.7 p5      12 x[2]
        vmovdqu64 [rbp + 3904], zmm0                               ;    47.5 p8+p9   12 x[2]
        vpxord zmm0, zmm1, [r8 + 272]{1to16}                       ;    28.2 p0+p2   12 x[0]
        vmovdqu64 [rbp + 3968], zmm0                               ;    49.2 p7+p4   12 x[0]
        vpxord zmm0, zmm1, [r8 + 272]{1to16}                       ;    28.8 p5+p3   12 x[0]
        vmovdqu64 [rbp + 4032], zmm0                               ;    49.5 p8+p9   12 x[0]
        vpxord zmm0, zmm2, [r8 + 280]{1to16}                       ;    29.2 p0+p2   12 x[2]
        vmovdqu64 [rbp + 4096], zmm0                               ;    51.2 p7+p4   12 x[2]
        vpxord zmm0, zmm2, [r8 + 280]{1to16}                       ;    29.8 p5+p3   12 x[2]
        vmovdqu64 [rbp + 4160], zmm0                               ;    51.5 p8+p9   12 x[2]
        vpbroadcastd zmm0, [r8 + 304]                              ;    29.5 p10     12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    35.5         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    35.5 p0      12 x[0]
        vpbroadcastd zmm0, [r8 + 304]                              ;    30.2 p2      12 x[0]
        vmovdqu64 [rbp + 4224], zmm3                               ;    53.2 p7+p4   12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    36.2         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    36.2 p5      12 x[0]
        vpxord zmm0, zmm4, [r8 + 284]{1to16}                       ;    31.2 p0+p3   12 x[3]
        vmovdqu64 [rbp + 4288], zmm0                               ;    53.5 p8+p9   12 x[3]
        vpxord zmm0, zmm4, [r8 + 284]{1to16}                       ;    31.8 p5+p2   12 x[3]
        vmovdqu64 [rbp + 4352], zmm0                               ;    55.2 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 316]                              ;    31.3 p10     12 x[3]
        vmovdqu64 [rbp + 4416], zmm3                               ;    55.5 p8+p9   12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    37.3         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    37.3 p0      12 x[3]
        vmovdqu64 [rbp + 4480], zmm3                               ;    57.2 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 316]                              ;    32.2 p3      12 x[3]
        vmovdqa64 zmm3, zmm0                                       ;    38.2         12 x[3] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    38.2 p5      12 x[3]
        vmovdqu64 [rbp + 4544], zmm3                               ;    57.5 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 336]                              ;    32.8 p2      12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    38.8         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    38.8 p0      12 x[0]
        vpbroadcastd zmm0, [r8 + 336]                              ;    33.3 p10     12 x[0]
        vmovdqu64 [rbp + 4608], zmm3                               ;    59.2 p7+p4   12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    39.3         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    39.3 p5      12 x[0]
        vpbroadcastd zmm0, [r8 + 328]                              ;    34.0 p3      12 x[2]
        vpxord zmm0, zmm0, zmm5                                    ;    40.0 p0      12 x[2]
        vmovdqu64 [rbp + 4672], zmm0                               ;    59.5 p8+p9   12 x[2]
        vmovdqu64 [rbp + 4736], zmm3                               ;    61.2 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 356]                              ;    34.7 p2      12 x[1]
        vpxord zmm3, zmm5, [r8 + 328]{1to16}                       ;    35.0 p5+p3   12 x[2]
        vmovdqu64 [rbp + 4800], zmm3                               ;    61.5 p8+p9   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    40.7         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    40.7 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 356]                              ;    35.5 p10     12 x[1]
        vmovdqu64 [rbp + 4864], zmm3                               ;    63.2 p7+p4   12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    41.5         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    41.5 p5      12 x[1]
        vpbroadcastd zmm0, [r8 + 368]                              ;    36.2 p2      12 x[0]
        vmovdqu64 [rbp + 4928], zmm3                               ;    63.5 p8+p9   12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    42.2         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    42.2 p0      12 x[0]
        vpbroadcastd zmm0, [r8 + 368]                              ;    36.8 p3      12 x[0]
        vmovdqu64 [rbp + 4992], zmm3                               ;    65.2 p7+p4   12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    42.8         12 x[0] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    42.8 p5      12 x[0]
        vpbroadcastd zmm0, [r8 + 372]                              ;    37.5 p10     12 x[1]
        vmovdqu64 [rbp + 5056], zmm3                               ;    65.5 p8+p9   12 x[0]
        vmovdqa64 zmm3, zmm0                                       ;    43.5         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    43.5 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 372]                              ;    38.2 p2      12 x[1]
        vmovdqu64 [rbp + 5120], zmm3                               ;    67.2 p7+p4   12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    44.2         12 x[1] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    44.2 p5      12 x[1]
        vpbroadcastd zmm0, [r8 + 392]                              ;    38.8 p3      12 x[2]
        vmovdqu64 [rbp + 5184], zmm3                               ;    67.5 p8+p9   12 x[1]
        vmovdqa64 zmm3, zmm0                                       ;    44.8         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    44.8 p0      12 x[2]
        vpbroadcastd zmm0, [r8 + 392]                              ;    39.5 p10     12 x[2]
        vmovdqu64 [rbp + 5248], zmm3                               ;    69.2 p7+p4   12 x[2]
        vmovdqa64 zmm3, zmm0                                       ;    45.5         12 x[2] copy
        vpternlogd zmm3, zmm0, zmm0, 0xf                           ;    45.5 p5      12 x[2]
        vpxord zmm0, zmm5, [r8 + 376]{1to16}                       ;    40.3 p0+p2   12 x[2]
        vmovdqu64 [rbp + 5312], zmm0                               ;    69.5 p8+p9   12 x[2]
        vpxord zmm0, zmm5, [r8 + 376]{1to16}                       ;    41.0 p5+p3   12 x[2]
        vmovdqu64 [rbp + 5376], zmm0                               ;    71.2 p7+p4   12 x[2]
        vpxord zmm0, zmm1, [r8 + 400]{1to16}                       ;    41.3 p0+p2   12 x[0]
        vpxord zmm1, zmm1, [r8 + 400]{1to16}                       ;    42.0 p5+p3   12 x[0]
        vmovdqu64 [rbp + 5440], zmm0                               ;    71.5 p8+p9   12 x[0]
        vpxord zmm0, zmm2, [r8 + 408]{1to16}                       ;    42.3 p0+p2   12 x[2]
        vmovdqu64 [rbp + 5504], zmm0                               ;    73.2 p7+p4   12 x[2]
        vpxord zmm0, zmm4, [r8 + 412]{1to16}                       ;    43.0 p5+p3   12 x[3]
        vmovdqu64 [rbp + 5568], zmm1                               ;    73.5 p8+p9   12 x[0]
        vmovdqu64 [rbp + 5632], zmm0                               ;    75.2 p7+p4   12 x[3]
        vpbroadcastd zmm0, [r8 + 432]                              ;    42.2 p10     12 x[0]
        vmovdqa64 zmm1, zmm0                                       ;    48.2         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    48.2 p0      12 x[0]
        vpbroadcastd zmm0, [r8 + 432]                              ;    43.2 p10     12 x[0]
        vmovdqu64 [rbp + 5696], zmm1                               ;    75.5 p8+p9   12 x[0]
        vmovdqa64 zmm1, zmm0                                       ;    49.2         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    49.2 p5      12 x[0]
        vpxord zmm4, zmm4, [r8 + 412]{1to16}                       ;    44.3 p0+p2   12 x[3]
        vmovdqu64 [rbp + 5760], zmm1                               ;    77.2 p7+p4   12 x[0]
        vpbroadcastd zmm0, [r8 + 444]                              ;    43.7 p3      12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    49.7         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    49.7 p5      12 x[3]
        vmovdqu64 [rbp + 5824], zmm1                               ;    77.5 p8+p9   12 x[3]
        vpbroadcastd zmm0, [r8 + 444]                              ;    44.3 p10     12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    50.3         12 x[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    50.3 p0      12 x[3]
        vpbroadcastd zmm0, [r8 + 464]                              ;    44.8 p2      12 x[0]
        vmovdqu64 [rbp + 5888], zmm1                               ;    79.2 p7+p4   12 x[3]
        vmovdqa64 zmm1, zmm0                                       ;    50.8         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    50.8 p5      12 x[0]
        vpbroadcastd zmm0, [r8 + 464]                              ;    45.5 p3      12 x[0]
        vmovdqu64 [rbp + 5952], zmm1                               ;    79.5 p8+p9   12 x[0]
        vmovdqa64 zmm1, zmm0                                       ;    51.5         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    51.5 p0      12 x[0]
        vmovdqu64 [rbp + 6016], zmm1                               ;    81.2 p7+p4   12 x[0]
        vpxord zmm0, zmm5, [r8 + 456]{1to16}                       ;    47.0 p5+p2   12 x[2]
        vmovdqu64 [rbp + 6080], zmm0                               ;    81.5 p8+p9   12 x[2]
        vpxord zmm0, zmm5, [r8 + 456]{1to16}                       ;    47.3 p0+p3   12 x[2]
        vmovdqu64 [rbp + 6144], zmm0                               ;    83.2 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 484]                              ;    47.0 p10     12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    53.0         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    53.0 p5      12 x[1]
        vmovdqu64 [rbp + 6208], zmm1                               ;    83.5 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 484]                              ;    47.7 p2      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    53.7         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    53.7 p0      12 x[1]
        vpbroadcastd zmm0, [r8 + 496]                              ;    48.2 p3      12 x[0]
        vmovdqu64 [rbp + 6272], zmm1                               ;    85.2 p7+p4   12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    54.2         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    54.2 p5      12 x[0]
        vpbroadcastd zmm0, [r8 + 496]                              ;    48.8 p10     12 x[0]
        vpxord zmm2, zmm2, [r8 + 408]{1to16}                       ;    49.3 p0+p2   12 x[2]
        vmovdqu64 [rbp + 6336], zmm3                               ;    85.5 p8+p9   12 x[2]
        vmovdqu64 [rbp + 6400], zmm4                               ;    87.2 p7+p4   12 x[3]
        vmovdqu64 [rbp + 6464], zmm1                               ;    87.5 p8+p9   12 x[0]
        vmovdqa64 zmm1, zmm0                                       ;    54.8         12 x[0] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    54.8 p5      12 x[0]
        vpxord zmm0, zmm5, [r8 + 504]{1to16}                       ;    50.3 p0+p3   12 x[2]
        vmovdqu64 [rbp + 6528], zmm1                               ;    89.2 p7+p4   12 x[0]
        vpbroadcastd zmm1, [r8 + 500]                              ;    50.3 p10     12 x[1]
        vmovdqu64 [rbp + 6592], zmm0                               ;    89.5 p8+p9   12 x[2]
        vmovdqa64 zmm0, zmm1                                       ;    56.3         12 x[1] copy
        vpternlogd zmm0, zmm1, zmm1, 0xf                           ;    56.3 p5      12 x[1]
        vmovdqu64 [rbp + 6656], zmm0                               ;    91.2 p7+p4   12 x[1]
        vpbroadcastd zmm0, [r8 + 500]                              ;    51.2 p2      12 x[1]
        vmovdqa64 zmm1, zmm0                                       ;    57.2         12 x[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    57.2 p0      12 x[1]
        vmovdqu64 [rbp + 6720], zmm1                               ;    91.5 p8+p9   12 x[1]
        vpbroadcastd zmm0, [r8 + 516]                              ;    51.8 p3      17 z[1]
        vmovdqa64 zmm1, zmm0                                       ;    57.8         17 z[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    57.8 p5      17 z[1]
        vpbroadcastd zmm0, [r8 + 516]                              ;    52.3 p10     17 z[1]
        vmovdqu64 [rbp + 6784], zmm1                               ;    93.2 p7+p4   17 z[1]
        vmovdqa64 zmm1, zmm0                                       ;    58.3         17 z[1] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    58.3 p0      17 z[1]
        vpbroadcastd zmm0, [r8 + 520]                              ;    53.0 p2      17 z[2]
        vmovdqu64 [rbp + 6848], zmm1                               ;    93.5 p8+p9   17 z[1]
        vmovdqa64 zmm1, zmm0                                       ;    59.0         17 z[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    59.0 p5      17 z[2]
        vpbroadcastd zmm0, [r8 + 520]                              ;    53.7 p3      17 z[2]
        vmovdqu64 [rbp + 6912], zmm1                               ;    95.2 p7+p4   17 z[2]
        vmovdqa64 zmm1, zmm0                                       ;    59.7         17 z[2] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    59.7 p0      17 z[2]
        vpbroadcastd zmm0, [r8 + 524]                              ;    54.3 p10     17 z[3]
        vmovdqu64 [rbp + 6976], zmm1                               ;    95.5 p8+p9   17 z[2]
        vmovdqa64 zmm1, zmm0                                       ;    60.3         17 z[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    60.3 p5      17 z[3]
        vmovdqu64 [rbp + 7040], zmm1                               ;    97.2 p7+p4   17 z[3]
        vpbroadcastd zmm0, [r8 + 524]                              ;    55.2 p2      17 z[3]
        vmovdqa64 zmm1, zmm0                                       ;    61.2         17 z[3] copy
        vpternlogd zmm1, zmm0, zmm0, 0xf                           ;    61.2 p0      17 z[3]
        vmovdqu64 [rbp + 7104], zmm1                               ;    97.5 p8+p9   17 z[3]
        vmovdqu64 [rbp + 7168], zmm2                               ;    99.2 p7+p4   12 x[2]
        vpbroadcastd zmm2, [r9 + 8]                                ;    56.0 p3       9 counter
        vpbroadcastd zmm0, [r9 + 12]                               ;    56.2 p10      9 counter
        vmovdqu64 zmm1, [rel serpent_ctr.T0_constants512 + 320]    ;    56.3 p2       9 counter reload
        vpshufb zmm0, zmm0, zmm1                                   ;    62.3 p5       9 counter
        vmovdqu64 [rbp + 7232], zmm0                               ;    99.5 p8+p9    9 counter
        vpbroadcastd zmm0, [r9]                                    ;    57.0 p3       9 counter
        vpshufb zmm0, zmm0, zmm1                                   ;    63.0 p5       9 counter
        vmovdqu64 [rbp + 7296], zmm0                               ;   101.2 p7+p4    9 counter
        vpbroadcastd zmm0, [r9 + 4]                                ;    57.3 p10      9 counter
        vpshufb zmm0, zmm0, zmm1                                   ;    63.3 p5       9 counter
        vmovdqu64 [rbp + 7360], zmm0                               ;   101.5 p8+p9    9 counter
        vpbroadcastd zmm0, [r8]                                    ;    57.8 p2       9 rk
        vmovdqu64 [rbp + 7424], zmm0                               ;   103.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 4]                                ;    58.2 p3       9 rk
        vmovdqu64 [rbp + 7488], zmm0                               ;   103.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 8]                                ;    58.5 p10      9 rk
        vmovdqu64 [rbp + 7552], zmm0                               ;   105.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 12]                               ;    58.8 p2       9 rk
        vmovdqu64 [rbp + 7616], zmm0                               ;   105.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 20]                               ;    59.2 p3       9 rk
        vmovdqu64 [rbp + 7680], zmm0                               ;   107.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 32]                               ;    59.5 p10      9 rk
        vmovdqu64 [rbp + 7744], zmm0                               ;   107.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 36]                               ;    59.8 p2       9 rk
        vmovdqu64 [rbp + 7808], zmm0                               ;   109.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 40]                               ;    60.2 p3       9 rk
        vmovdqu64 [rbp + 7872], zmm0                               ;   109.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 44]                               ;    60.5 p10      9 rk
        vmovdqu64 [rbp + 7936], zmm0                               ;   111.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 52]                               ;    60.8 p2       9 rk
        vmovdqu64 [rbp + 8000], zmm0                               ;   111.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 56]                               ;    61.2 p3       9 rk
        vmovdqu64 [rbp + 8064], zmm0                               ;   113.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 64]                               ;    61.5 p10      9 rk
        vmovdqu64 [rbp + 8128], zmm0                               ;   113.5 p8+p9    9 rk
        vpshufb zmm1, zmm2, zmm1                                   ;    62.3 p5       9 counter
        vpbroadcastd zmm0, [r8 + 68]                               ;    62.0 p2       9 rk
        vmovdqu64 [rbp + 8192], zmm0                               ;   115.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 76]                               ;    62.3 p3       9 rk
        vmovdqu64 [rbp + 8256], zmm0                               ;   115.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 84]                               ;    62.7 p10      9 rk
        vmovdqu64 [rbp + 8320], zmm0                               ;   117.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 88]                               ;    63.0 p2       9 rk
        vmovdqu64 [rbp + 8384], zmm0                               ;   117.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 92]                               ;    63.3 p3       9 rk
        vmovdqu64 [rbp + 8448], zmm0                               ;   119.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 96]                               ;    63.7 p10      9 rk
        vmovdqu64 [rbp + 8512], zmm0                               ;   119.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 104]                              ;    64.0 p2       9 rk
        vmovdqu64 [rbp + 8576], zmm0                               ;   121.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 108]                              ;    64.3 p3       9 rk
        vmovdqu64 [rbp + 8640], zmm0                               ;   121.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 124]                              ;    64.7 p10      9 rk
        vmovdqu64 [rbp + 8704], zmm0                               ;   123.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 128]                              ;    65.0 p2       9 rk
        vmovdqu64 [rbp + 8768], zmm0                               ;   123.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 132]                              ;    65.3 p3       9 rk
        vmovdqu64 [rbp + 8832], zmm0                               ;   125.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 140]                              ;    65.7 p10      9 rk
        vmovdqu64 [rbp + 8896], zmm0                               ;   125.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 148]                              ;    66.0 p2       9 rk
        vmovdqu64 [rbp + 8960], zmm0                               ;   127.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 160]                              ;    66.3 p3       9 rk
        vmovdqu64 [rbp + 9024], zmm0                               ;   127.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 164]                              ;    66.7 p10      9 rk
        vmovdqu64 [rbp + 9088], zmm0                               ;   129.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 168]                              ;    67.0 p2       9 rk
        vmovdqu64 [rbp + 9152], zmm0                               ;   129.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 172]                              ;    67.3 p3       9 rk
        vmovdqu64 [rbp + 9216], zmm0                               ;   131.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 180]                              ;    67.7 p10      9 rk
        vmovdqu64 [rbp + 9280], zmm0                               ;   131.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 184]                              ;    68.0 p2       9 rk
        vmovdqu64 [rbp + 9344], zmm0                               ;   133.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 192]                              ;    68.3 p3       9 rk
        vmovdqu64 [rbp + 9408], zmm0                               ;   133.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 196]                              ;    68.7 p10      9 rk
        vpxord zmm5, zmm5, [r8 + 504]{1to16}                       ;    69.0 p0+p2   12 x[2]
        vmovdqu64 [rbp + 9472], zmm0                               ;   135.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 204]                              ;    69.3 p3       9 rk
        vmovdqu64 [rbp + 9536], zmm0                               ;   135.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 212]                              ;    69.7 p10      9 rk
        vmovdqu64 [rbp + 9600], zmm0                               ;   137.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 216]                              ;    70.0 p2       9 rk
        vmovdqu64 [rbp + 9664], zmm0                               ;   137.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 220]                              ;    70.3 p3       9 rk
        vmovdqu64 [rbp + 9728], zmm0                               ;   139.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 224]                              ;    70.7 p10      9 rk
        vmovdqu64 [rbp + 9792], zmm0                               ;   139.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 232]                              ;    71.0 p2       9 rk
        vmovdqu64 [rbp + 9856], zmm0                               ;   141.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 236]                              ;    71.3 p3       9 rk
        vmovdqu64 [rbp + 9920], zmm0                               ;   141.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 252]                              ;    71.7 p10      9 rk
        vmovdqu64 [rbp + 9984], zmm0                               ;   143.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 256]                              ;    72.0 p2       9 rk
        vmovdqu64 [rbp + 10048], zmm0                              ;   143.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 260]                              ;    72.3 p3       9 rk
        vmovdqu64 [rbp + 10112], zmm0                              ;   145.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 268]                              ;    72.7 p10      9 rk
        vmovdqu64 [rbp + 10176], zmm0                              ;   145.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 276]                              ;    73.0 p2       9 rk
        vmovdqu64 [rbp + 10240], zmm0                              ;   147.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 288]                              ;    73.3 p3       9 rk
        vmovdqu64 [rbp + 10304], zmm0                              ;   147.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 292]                              ;    73.7 p10      9 rk
        vmovdqu64 [rbp + 10368], zmm0                              ;   149.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 296]                              ;    74.0 p2       9 rk
        vmovdqu64 [rbp + 10432], zmm0                              ;   149.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 300]                              ;    74.3 p3       9 rk
        vmovdqu64 [rbp + 10496], zmm0                              ;   151.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 308]                              ;    74.7 p10      9 rk
        vmovdqu64 [rbp + 10560], zmm0                              ;   151.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 312]                              ;    75.0 p2       9 rk
        vmovdqu64 [rbp + 10624], zmm0                              ;   153.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 320]                              ;    75.3 p3       9 rk
        vmovdqu64 [rbp + 10688], zmm0                              ;   153.5 p8+p9    9 rk
        vmovdqu64 [rbp + 10752], zmm5                              ;   155.2 p7+p4   12 x[2]
        vpbroadcastd zmm0, [r8 + 324]                              ;    75.7 p10      9 rk
        vmovdqu64 [rbp + 10816], zmm0                              ;   155.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 332]                              ;    76.0 p2       9 rk
        vmovdqu64 [rbp + 10880], zmm0                              ;   157.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 340]                              ;    76.3 p3       9 rk
        vmovdqu64 [rbp + 10944], zmm0                              ;   157.5 p8+p9    9 rk
        vmovdqu64 [rbp + 11008], zmm1                              ;   159.2 p7+p4    9 counter
        vpbroadcastd zmm0, [r8 + 344]                              ;    76.8 p10      9 rk
        vmovdqu64 [rbp + 11072], zmm0                              ;   159.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 348]                              ;    77.2 p2       9 rk
        vmovdqu64 [rbp + 11136], zmm0                              ;   161.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 352]                              ;    77.5 p3       9 rk
        vmovdqu64 [rbp + 11200], zmm0                              ;   161.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 360]                              ;    77.8 p10      9 rk
        vmovdqu64 [rbp + 11264], zmm0                              ;   163.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 364]                              ;    78.2 p2       9 rk
        vmovdqu64 [rbp + 11328], zmm0                              ;   163.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 380]                              ;    78.5 p3       9 rk
        vmovdqu64 [rbp + 11392], zmm0                              ;   165.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 384]                              ;    78.8 p10      9 rk
        vmovdqu64 [rbp + 11456], zmm0                              ;   165.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 388]                              ;    79.2 p2       9 rk
        vmovdqu64 [rbp + 11520], zmm0                              ;   167.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 396]                              ;    79.5 p3       9 rk
        vmovdqu64 [rbp + 11584], zmm0                              ;   167.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 404]                              ;    79.8 p10      9 rk
        vmovdqu64 [rbp + 11648], zmm0                              ;   169.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 416]                              ;    80.2 p2       9 rk
        vmovdqu64 [rbp + 11712], zmm0                              ;   169.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 420]                              ;    80.5 p3       9 rk
        vmovdqu64 [rbp + 11776], zmm0                              ;   171.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 424]                              ;    80.8 p10      9 rk
        vmovdqu64 [rbp + 11840], zmm0                              ;   171.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 428]                              ;    81.2 p2       9 rk
        vmovdqu64 [rbp + 11904], zmm0                              ;   173.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 436]                              ;    81.5 p3       9 rk
        vmovdqu64 [rbp + 11968], zmm0                              ;   173.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 440]                              ;    81.8 p10      9 rk
        vmovdqu64 [rbp + 12032], zmm0                              ;   175.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 448]                              ;    82.2 p2       9 rk
        vmovdqu64 [rbp + 12096], zmm0                              ;   175.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 452]                              ;    82.5 p3       9 rk
        vmovdqu64 [rbp + 12160], zmm0                              ;   177.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 460]                              ;    82.8 p10      9 rk
        vmovdqu64 [rbp + 12224], zmm0                              ;   177.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 468]                              ;    83.2 p2       9 rk
        vmovdqu64 [rbp + 12288], zmm0                              ;   179.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 472]                              ;    83.5 p3       9 rk
        vmovdqu64 [rbp + 12352], zmm0                              ;   179.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 476]                              ;    83.8 p10      9 rk
        vmovdqu64 [rbp + 12416], zmm0                              ;   181.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 480]                              ;    84.2 p2       9 rk
        vmovdqu64 [rbp + 12480], zmm0                              ;   181.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 488]                              ;    84.5 p3       9 rk
        vmovdqu64 [rbp + 12544], zmm0                              ;   183.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 492]                              ;    84.8 p10      9 rk
        vmovdqu64 [rbp + 12608], zmm0                              ;   183.5 p8+p9    9 rk
        vpbroadcastd zmm0, [r8 + 508]                              ;    85.2 p2       9 rk
        vmovdqu64 [rbp + 12672], zmm0                              ;   185.2 p7+p4    9 rk
        vpbroadcastd zmm0, [r8 + 512]                              ;    85.5 p3       9 rk
        vmovdqu64 [rbp + 12736], zmm0                              ;   185.5 p8+p9    9 rk
        vmovdqu64 zmm0, [rel serpent_ctr.T0_constants512 + 384]    ;    86.2 p2       9 rk reload
        vmovdqu64 [rbp + 12800], zmm0                              ;   187.2 p7+p4    9 rk
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
        vmovdqu64 zmm0, [rbp + 12800]                              ;                    resident
        mov r8, qword [rbp + 12888]                                ;                    resident
        mov r9, qword [rbp + 12904]                                ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm8, [rbp + 7232]                               ;     0.0 p2      10 low reload
        vmovdqu64 zmm7, [rel serpent_ctr.T0_constants512 + 448]    ;     0.2 p3      10 low
        vpaddd zmm7, zmm7, zmm0                                    ;     6.2 p0      10 low
        vpaddd zmm9, zmm7, zmm8                                    ;     7.2 p5      10 low
        vpternlogd zmm7, zmm9, zmm8, 0xb2                          ;     8.2 p0      10 more
        vmovdqu64 zmm10, [rbp + 11008]                             ;     1.0 p2      10 more reload
        vpsrld zmm7, zmm7, 0x1f                                    ;     9.2 p0      10 more
        vpaddd zmm7, zmm7, zmm10                                   ;    10.2 p5      10 more
        vmovdqu64 zmm3, [rel serpent_ctr.T0_constants512 + 512]    ;     1.3 p3      10 more reload
        vmovdqu64 zmm1, [rbp + 7296]                               ;     2.0 p2      10 more reload
        vprold zmm2, zmm1, 8                                       ;     8.0 p0      10 more
        vprold zmm1, zmm1, 0x18                                    ;     8.0 p0      10 more
        vmovdqu64 zmm4, [rel serpent_ctr.T0_constants512 + 576]    ;     2.3 p3      10 more reload
        vpandd zmm2, zmm2, zmm3                                    ;     9.0 p5      10 more
        vmovdqu64 zmm12, [rbp + 7552]                              ;     3.0 p2      12 x[2] reload
        vprold zmm11, zmm7, 8                                      ;    11.2 p0      10 more
        vprold zmm7, zmm7, 0x18                                    ;    11.2 p0      10 more
        vpandd zmm7, zmm7, zmm4                                    ;    12.2 p5      10 more
        vpandd zmm11, zmm11, zmm3                                  ;    12.2 p5      10 more
        vpandd zmm1, zmm1, zmm4                                    ;     9.0 p5      10 more
        vpternlogd zmm1, zmm2, [rbp + 7424], 0x56                  ;    10.0 p5+p3   12 x[0]
        vmovdqu64 zmm2, [rbp + 7360]                               ;     4.0 p2      10 more reload
        vpternlogd zmm7, zmm11, zmm12, 0x56                        ;    13.2 p0      12 x[2]
        vprold zmm11, zmm9, 8                                      ;     8.3 p0      10 more
        vprold zmm9, zmm9, 0x18                                    ;     9.3 p0      10 more
        vpandd zmm9, zmm9, zmm4                                    ;    10.3 p5      10 more
        vpternlogd zmm9, zmm11, zmm3, 0xf8                         ;    11.3 p5      10 more
        vmovdqu64 zmm11, [rbp + 7616]                              ;     4.7 p3      12 x[3] reload
        vpternlogd zmm9, zmm1, zmm11, 0x96                         ;    12.3 p5      13 x
        vmovdqa64 zmm14, zmm9                                      ;    13.3         13 x copy
        vprold zmm5, zmm2, 8                                       ;    10.3 p0      10 more
        vprold zmm2, zmm2, 0x18                                    ;    11.3 p0      10 more
        vpandd zmm5, zmm5, zmm3                                    ;    11.3 p5      10 more
        vpandd zmm2, zmm2, zmm4                                    ;    12.3 p5      10 more
        vpternlogd zmm2, zmm5, [rbp + 7488], 0x56                  ;    13.3 p0+p2   12 x[1]
        vmovdqa64 zmm6, zmm2                                       ;    14.3         13 x copy
        vpxord zmm6, zmm6, zmm7                                    ;    14.3 p5      13 x
        vmovdqa64 zmm5, zmm2                                       ;    14.3         13 x copy
        vmovdqa64 zmm13, zmm9                                      ;    13.3         13 x copy
        vpternlogd zmm13, zmm2, zmm1, 0x6a                         ;    14.3 p0      13 x
        vmovdqa64 zmm15, zmm13                                     ;    15.3         13 x copy
        vpternlogd zmm15, zmm9, zmm7, 0x96                         ;    15.3 p5      13 x
        vpternlogd zmm14, zmm6, zmm1, 0x36                         ;    15.3 p0      13 x
        vpternlogd zmm9, zmm14, zmm7, 0x48                         ;    16.3 p5      13 x
        vpternlogd zmm9, zmm6, zmm13, 0xf8                         ;    17.3 p0      13 x
        vpternlogd zmm13, zmm7, zmm2, 0xa6                         ;    15.5 p5      13 x
        vpxord zmm13, zmm13, zmm15                                 ;    16.5 p0      13 x
        vpxord zmm15, zmm15, zmm9                                  ;    18.3 p5      14 x[1]
        vprold zmm7, zmm9, 0xd                                     ;    18.3 p0      14 x[0]
        vpaddd zmm9, zmm8, zmm0                                    ;    17.5 p5      10 low
        vprold zmm6, zmm13, 3                                      ;    18.3 p0      14 x[2]
        vpternlogd zmm8, zmm0, zmm9, 0xd4                          ;    18.5 p5      10 more
        vpsrld zmm8, zmm8, 0x1f                                    ;    19.5 p0      10 more
        vpaddd zmm10, zmm10, zmm8                                  ;    20.5 p5      10 more
        vprold zmm13, zmm10, 8                                     ;    21.5 p0      10 more
        vpandd zmm13, zmm13, zmm3                                  ;    22.5 p5      10 more
        vprold zmm10, zmm10, 0x18                                  ;    21.5 p0      10 more
        vpandd zmm10, zmm10, zmm4                                  ;    22.5 p5      10 more
        vpternlogd zmm12, zmm10, zmm13, 0x1e                       ;    23.5 p0      12 x[2]
        vprold zmm10, zmm9, 8                                      ;    23.3 p0      10 more
        vprold zmm9, zmm9, 0x18                                    ;    24.3 p0      10 more
        vpandd zmm9, zmm9, zmm4                                    ;    25.3 p5      10 more
        vpternlogd zmm9, zmm10, zmm3, 0xf8                         ;    26.3 p5      10 more
        vpslld zmm3, zmm7, 3                                       ;    25.3 p0      14 x[3]
        vpternlogd zmm15, zmm7, zmm6, 0x96                         ;    24.5 p5      14 x[1]
        vpternlogd zmm3, zmm14, zmm6, 0x96                         ;    26.3 p5      14 x[3]
        vprold zmm3, zmm3, 7                                       ;    27.3 p0      14 x[3]
        vprold zmm8, zmm15, 1                                      ;    27.3 p0      14 x[1]
        vpxord zmm5, zmm5, zmm12                                   ;    26.5 p5      13 x
        vpternlogd zmm11, zmm9, zmm1, 0x96                         ;    27.5 p5      13 x
        vpslld zmm9, zmm8, 7                                       ;    28.3 p0      14 x[2]
        vpternlogd zmm2, zmm11, zmm1, 0x6a                         ;    28.5 p5      13 x
        vpternlogd zmm1, zmm11, zmm5, 0x56                         ;    29.3 p0      13 x
        vpternlogd zmm7, zmm3, zmm8, 0x96                          ;    29.5 p5      14 x[0]
        vpternlogd zmm9, zmm6, zmm3, 0x96                          ;    30.3 p0      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;    31.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm2                                       ;    29.5         13 x copy
        vpternlogd zmm9, zmm11, zmm12, 0x96                        ;    30.5 p5      13 x
        vprold zmm4, zmm7, 5                                       ;    32.3 p0      14 x[0]
        vpternlogd zmm11, zmm12, zmm1, 0x28                        ;    31.5 p5      13 x
        vpandd zmm7, zmm12, zmm2                                   ;    32.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm9, 0x96                          ;    33.5 p0      13 x
        vpxord zmm3, zmm3, [rbp + 1280]                            ;    33.5 p5+p3   12 x[3]
        vpternlogd zmm11, zmm2, zmm5, 0xf8                         ;    34.3 p0      13 x
        vpxord zmm9, zmm9, zmm11                                   ;    35.3 p5      14 x[1]
        vprold zmm5, zmm11, 0xd                                    ;    35.3 p0      14 x[0]
        vprold zmm2, zmm7, 3                                       ;    36.3 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm2, 0x96                          ;    37.3 p5      14 x[1]
        vprold zmm7, zmm9, 1                                       ;    38.3 p0      14 x[1]
        vpslld zmm9, zmm5, 3                                       ;    38.3 p0      14 x[3]
        vpternlogd zmm9, zmm1, zmm2, 0x96                          ;    39.3 p5      14 x[3]
        vpxord zmm6, zmm6, [rbp + 1088]                            ;    37.5 p5+p2   12 x[2]
        vprold zmm1, zmm9, 7                                       ;    40.3 p0      14 x[3]
        vpslld zmm9, zmm7, 7                                       ;    40.3 p0      14 x[2]
        vpternlogd zmm5, zmm1, zmm7, 0x96                          ;    41.3 p5      14 x[0]
        vpternlogd zmm9, zmm2, zmm1, 0x96                          ;    41.3 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;    42.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 7680]                               ;    16.5 p3      12 x[1] reload
        vprold zmm5, zmm5, 5                                       ;    42.3 p0      14 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;    40.5 p5      12 x[1]
        vpxord zmm1, zmm1, [rbp + 1344]                            ;    41.5 p5+p2   12 x[3]
        vpxord zmm8, zmm8, zmm9                                    ;    42.5 p5      12 x[1]
        vmovdqa64 zmm9, zmm1                                       ;    42.5         13 x copy
        vpxord zmm4, zmm4, [rbp + 960]                             ;    43.3 p0+p3   12 x[0]
        vmovdqa64 zmm10, zmm3                                      ;    34.5         13 x copy
        vpxord zmm5, zmm5, [rbp + 896]                             ;    43.5 p5+p2   12 x[0]
        vmovdqa64 zmm11, zmm1                                      ;    42.5         13 x copy
        vpxord zmm2, zmm2, [rbp + 1024]                            ;    44.3 p0+p3   12 x[2]
        vpternlogd zmm11, zmm2, zmm7, 0x96                         ;    45.3 p5      13 x
        vpternlogd zmm2, zmm7, zmm5, 0xf8                          ;    45.3 p0      13 x
        vpternlogd zmm1, zmm7, zmm5, 0x21                          ;    45.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm11, 0x6a                         ;    46.3 p0      13 x
        vpternlogd zmm11, zmm1, zmm2, 0xec                         ;    46.5 p5      13 x
        vprold zmm5, zmm7, 3                                       ;    47.3 p0      14 x[2]
        vpternlogd zmm2, zmm11, zmm7, 0xde                         ;    47.5 p5      13 x
        vpxord zmm9, zmm9, zmm7                                    ;    48.3 p0      13 x
        vmovdqa64 zmm7, zmm3                                       ;    34.5         13 x copy
        vpternlogd zmm3, zmm8, zmm4, 0x21                          ;    48.5 p5      13 x
        vpternlogd zmm7, zmm6, zmm8, 0x96                          ;    49.3 p0      13 x
        vpternlogd zmm6, zmm8, zmm4, 0xf8                          ;    49.5 p5      13 x
        vpternlogd zmm8, zmm4, zmm7, 0x6a                          ;    50.3 p0      13 x
        vpternlogd zmm7, zmm3, zmm6, 0xec                          ;    50.5 p5      13 x
        vprold zmm4, zmm8, 3                                       ;    51.3 p0      14 x[2]
        vpternlogd zmm6, zmm7, zmm8, 0xde                          ;    51.5 p5      13 x
        vpxord zmm10, zmm10, zmm8                                  ;    52.3 p0      13 x
        vmovdqa64 zmm8, zmm9                                       ;    49.3         13 x copy
        vpternlogd zmm9, zmm1, zmm5, 0x96                          ;    52.5 p5      14 x[1]
        vpternlogd zmm8, zmm11, zmm1, 0x9a                         ;    53.3 p0      13 x
        vprold zmm1, zmm8, 0xd                                     ;    54.3 p0      14 x[0]
        vpslld zmm8, zmm1, 3                                       ;    55.3 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm5, 0x96                         ;    56.3 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;    57.3 p0      14 x[3]
        vpternlogd zmm9, zmm2, zmm1, 0x96                          ;    55.3 p5      14 x[1]
        vprold zmm2, zmm9, 1                                       ;    57.3 p0      14 x[1]
        vpslld zmm9, zmm2, 7                                       ;    58.3 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm8, 0x96                          ;    59.3 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;    60.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm10                                      ;    53.3         13 x copy
        vpternlogd zmm9, zmm7, zmm3, 0x9a                          ;    56.5 p5      13 x
        vpternlogd zmm10, zmm3, zmm4, 0x96                         ;    57.5 p5      14 x[1]
        vprold zmm3, zmm9, 0xd                                     ;    60.3 p0      14 x[0]
        vpslld zmm9, zmm3, 3                                       ;    61.3 p0      14 x[3]
        vpternlogd zmm9, zmm7, zmm4, 0x96                          ;    62.3 p5      14 x[3]
        vprold zmm7, zmm9, 7                                       ;    63.3 p0      14 x[3]
        vpternlogd zmm10, zmm6, zmm3, 0x96                         ;    61.3 p5      14 x[1]
        vprold zmm6, zmm10, 1                                      ;    63.3 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;    64.3 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm7, 0x96                          ;    65.3 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;    66.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 7744]                               ;    25.2 p2      12 x[0] reload
        vpternlogd zmm1, zmm8, zmm2, 0x96                          ;    61.5 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;    66.3 p0      14 x[0]
        vpxord zmm1, zmm1, zmm9                                    ;    67.3 p5      12 x[0]
        vmovdqu64 zmm10, [rbp + 7808]                              ;    25.8 p3      12 x[1] reload
        vpternlogd zmm3, zmm7, zmm6, 0x96                          ;    64.3 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;    67.3 p0      14 x[0]
        vpxord zmm6, zmm6, zmm10                                   ;    64.5 p5      12 x[1]
        vpxord zmm3, zmm3, zmm9                                    ;    68.3 p5      12 x[0]
        vpxord zmm2, zmm2, zmm10                                   ;    66.5 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 7936]                              ;    26.8 p2      12 x[3] reload
        vpxord zmm8, zmm8, zmm10                                   ;    67.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 7872]                               ;    27.2 p3      12 x[2] reload
        vpxord zmm5, zmm5, zmm9                                    ;    68.3 p0      12 x[2]
        vpxord zmm4, zmm4, zmm9                                    ;    68.5 p5      12 x[2]
        vmovdqa64 zmm9, zmm5                                       ;    69.3         13 x copy
        vpternlogd zmm9, zmm2, zmm1, 0x96                          ;    69.3 p0      13 x
        vpternlogd zmm5, zmm8, zmm1, 0x6c                          ;    69.5 p5      13 x
        vpternlogd zmm8, zmm2, zmm1, 0x36                          ;    70.3 p0      13 x
        vpternlogd zmm2, zmm5, zmm9, 0x6a                          ;    70.5 p5      13 x
        vpternlogd zmm1, zmm5, zmm9, 0x96                          ;    71.3 p0      13 x
        vprold zmm1, zmm1, 0xd                                     ;    72.3 p0      14 x[0]
        vpxord zmm7, zmm7, zmm10                                   ;    71.5 p5      12 x[3]
        vpternlogd zmm5, zmm9, zmm8, 0xd2                          ;    72.5 p5      13 x
        vpslld zmm9, zmm1, 3                                       ;    73.3 p0      14 x[3]
        vpxord zmm8, zmm8, zmm5                                    ;    73.5 p5      13 x
        vprold zmm8, zmm8, 3                                       ;    74.5 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm2, 0x96                          ;    75.5 p5      14 x[3]
        vpxord zmm2, zmm2, zmm5                                    ;    75.3 p0      14 x[1]
        vprold zmm9, zmm9, 7                                       ;    76.5 p0      14 x[3]
        vpternlogd zmm2, zmm8, zmm1, 0x96                          ;    76.3 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;    77.3 p0      14 x[1]
        vpslld zmm5, zmm2, 7                                       ;    78.3 p0      14 x[2]
        vpternlogd zmm5, zmm8, zmm9, 0x96                          ;    79.3 p5      14 x[2]
        vmovdqa64 zmm8, zmm4                                       ;    69.5         13 x copy
        vpternlogd zmm4, zmm7, zmm3, 0x6c                          ;    77.5 p5      13 x
        vpternlogd zmm8, zmm6, zmm3, 0x96                          ;    78.5 p5      13 x
        vpternlogd zmm7, zmm6, zmm3, 0x36                          ;    79.3 p0      13 x
        vpternlogd zmm6, zmm4, zmm8, 0x6a                          ;    79.5 p5      13 x
        vpternlogd zmm3, zmm4, zmm8, 0x96                          ;    80.3 p0      13 x
        vpternlogd zmm4, zmm8, zmm7, 0xd2                          ;    80.5 p5      13 x
        vpxord zmm7, zmm7, zmm4                                    ;    81.5 p0      13 x
        vpternlogd zmm1, zmm9, zmm2, 0x96                          ;    81.5 p5      14 x[0]
        vprold zmm7, zmm7, 3                                       ;    82.5 p0      14 x[2]
        vprold zmm5, zmm5, 0x16                                    ;    83.3 p0      14 x[2]
        vprold zmm1, zmm1, 5                                       ;    84.3 p0      14 x[0]
        vprold zmm3, zmm3, 0xd                                     ;    85.3 p0      14 x[0]
        vpslld zmm8, zmm3, 3                                       ;    86.3 p0      14 x[3]
        vpternlogd zmm8, zmm7, zmm6, 0x96                          ;    87.3 p5      14 x[3]
        vpxord zmm6, zmm6, zmm4                                    ;    83.5 p5      14 x[1]
        vprold zmm8, zmm8, 7                                       ;    88.3 p0      14 x[3]
        vpternlogd zmm6, zmm7, zmm3, 0x96                          ;    86.3 p5      14 x[1]
        vprold zmm4, zmm6, 1                                       ;    88.3 p0      14 x[1]
        vpslld zmm6, zmm4, 7                                       ;    89.3 p0      14 x[2]
        vpternlogd zmm6, zmm7, zmm8, 0x96                          ;    90.3 p5      14 x[2]
        vpternlogd zmm3, zmm8, zmm4, 0x96                          ;    89.3 p5      14 x[0]
        vmovdqu64 zmm7, [rbp + 8000]                               ;    34.5 p2      12 x[1] reload
        vpxord zmm4, zmm4, zmm7                                    ;    89.3 p5      12 x[1]
        vpxord zmm2, zmm2, zmm7                                    ;    88.5 p5      12 x[1]
        vmovdqu64 zmm7, [rbp + 1408]                               ;    35.0 p3      12 x[3] reload
        vmovdqa64 zmm10, zmm2                                      ;    89.5         13 x copy
        vpxord zmm1, zmm1, [rbp + 1152]                            ;    89.5 p5+p2   12 x[0]
        vpternlogd zmm10, zmm9, zmm7, 0x96                         ;    90.3 p0      13 x
        vpternlogd zmm7, zmm9, zmm1, 0xbe                          ;    90.5 p5      13 x
        vpandd zmm2, zmm2, zmm1                                    ;    91.3 p0      13 x
        vmovdqa64 zmm12, zmm4                                      ;    90.3         13 x copy
        vmovdqu64 zmm11, [rbp + 1472]                              ;    36.2 p3      12 x[3] reload
        vpternlogd zmm12, zmm8, zmm11, 0x96                        ;    91.5 p5      13 x
        vmovdqu64 zmm9, [rbp + 8064]                               ;    36.5 p2      12 x[2] reload
        vpternlogd zmm1, zmm5, zmm9, 0x96                          ;    92.3 p0      13 x
        vprold zmm3, zmm3, 5                                       ;    93.3 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 1216]                            ;    94.3 p5+p3   12 x[0]
        vpternlogd zmm11, zmm8, zmm3, 0xbe                         ;    95.3 p5      13 x
        vpternlogd zmm5, zmm7, zmm9, 0x48                          ;    94.3 p0      13 x
        vpternlogd zmm1, zmm10, zmm2, 0x36                         ;    94.5 p5      13 x
        vpternlogd zmm10, zmm5, zmm2, 0x36                         ;    95.3 p0      13 x
        vpandd zmm4, zmm4, zmm3                                    ;    95.5 p5      13 x
        vprold zmm6, zmm6, 0x16                                    ;    96.3 p0      14 x[2]
        vpternlogd zmm3, zmm6, zmm9, 0x96                          ;    97.3 p5      13 x
        vpternlogd zmm6, zmm9, zmm11, 0x28                         ;    97.3 p0      13 x
        vpternlogd zmm3, zmm12, zmm4, 0x36                         ;    98.3 p5      13 x
        vpternlogd zmm12, zmm6, zmm4, 0x36                         ;    98.3 p0      13 x
        vpxord zmm11, zmm11, zmm4                                  ;    98.5 p5      13 x
        vpxord zmm7, zmm7, zmm2                                    ;    99.3 p0      13 x
        vmovdqa64 zmm8, zmm7                                       ;   100.3         13 x copy
        vpternlogd zmm8, zmm5, zmm1, 0x56                          ;   100.3 p5      13 x
        vpternlogd zmm5, zmm2, zmm8, 0x56                          ;   101.3 p0      14 x[3]
        vpternlogd zmm8, zmm7, zmm10, 0x1e                         ;   101.3 p5      13 x
        vprold zmm2, zmm8, 3                                       ;   102.3 p0      14 x[2]
        vpternlogd zmm1, zmm7, zmm10, 0x4e                         ;   101.5 p5      13 x
        vprold zmm1, zmm1, 0xd                                     ;   102.5 p0      14 x[0]
        vpslld zmm8, zmm1, 3                                       ;   103.5 p0      14 x[3]
        vpternlogd zmm8, zmm5, zmm2, 0x96                          ;   104.5 p5      14 x[3]
        vprold zmm5, zmm8, 7                                       ;   105.5 p0      14 x[3]
        vpternlogd zmm10, zmm2, zmm1, 0x96                         ;   103.5 p5      14 x[1]
        vprold zmm7, zmm10, 1                                      ;   105.3 p0      14 x[1]
        vpslld zmm8, zmm7, 7                                       ;   106.3 p0      14 x[2]
        vpternlogd zmm8, zmm2, zmm5, 0x96                          ;   107.3 p5      14 x[2]
        vprold zmm2, zmm8, 0x16                                    ;   108.3 p0      14 x[2]
        vmovdqa64 zmm8, zmm11                                      ;    99.5         13 x copy
        vpternlogd zmm8, zmm6, zmm3, 0x56                          ;   105.5 p5      13 x
        vpternlogd zmm3, zmm11, zmm12, 0x4e                        ;   106.5 p5      13 x
        vpternlogd zmm11, zmm8, zmm12, 0x36                        ;   107.5 p5      13 x
        vpternlogd zmm8, zmm6, zmm4, 0x1e                          ;   108.3 p0      14 x[3]
        vpternlogd zmm1, zmm5, zmm7, 0x96                          ;   108.5 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   109.5 p0      14 x[0]
        vprold zmm4, zmm11, 3                                      ;   110.3 p0      14 x[2]
        vprold zmm3, zmm3, 0xd                                     ;   111.3 p0      14 x[0]
        vpslld zmm9, zmm3, 3                                       ;   112.3 p0      14 x[3]
        vpternlogd zmm12, zmm4, zmm3, 0x96                         ;   112.3 p5      14 x[1]
        vpternlogd zmm9, zmm8, zmm4, 0x96                          ;   113.3 p5      14 x[3]
        vprold zmm8, zmm9, 7                                       ;   114.3 p0      14 x[3]
        vprold zmm6, zmm12, 1                                      ;   114.3 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   115.3 p0      14 x[2]
        vpternlogd zmm3, zmm8, zmm6, 0x96                          ;   115.3 p5      14 x[0]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   116.3 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   117.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8192]                               ;    44.7 p2      12 x[1] reload
        vpxord zmm6, zmm6, zmm9                                    ;   115.3 p5      12 x[1]
        vpxord zmm7, zmm7, zmm9                                    ;   114.5 p5      12 x[1]
        vmovdqa64 zmm10, zmm7                                      ;   115.5         13 x copy
        vmovdqu64 zmm9, [rbp + 8256]                               ;    45.3 p3      12 x[3] reload
        vpxord zmm8, zmm8, zmm9                                    ;   115.5 p5      12 x[3]
        vpxord zmm5, zmm5, zmm9                                    ;   116.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 8128]                               ;    45.8 p2      12 x[0] reload
        vpternlogd zmm10, zmm1, zmm9, 0x96                         ;   117.3 p0      13 x
        vpternlogd zmm1, zmm5, zmm9, 0x96                          ;   117.5 p5      13 x
        vmovdqa64 zmm12, zmm8                                      ;   116.5         13 x copy
        vprold zmm3, zmm3, 5                                       ;   118.3 p0      14 x[0]
        vmovdqu64 zmm11, [rbp + 1664]                              ;    46.7 p3      12 x[2] reload
        vpternlogd zmm5, zmm2, zmm11, 0x96                         ;   118.5 p5      13 x
        vpternlogd zmm10, zmm5, zmm1, 0x6c                         ;   119.5 p0      13 x
        vpternlogd zmm8, zmm3, zmm9, 0x96                          ;   119.5 p5      13 x
        vpternlogd zmm3, zmm9, zmm6, 0x96                          ;   120.3 p0      13 x
        vmovdqa64 zmm9, zmm1                                       ;   118.5         13 x copy
        vpternlogd zmm2, zmm11, zmm1, 0xbe                         ;   120.5 p5      13 x
        vpternlogd zmm1, zmm10, zmm7, 0x78                         ;   121.3 p0      14 x[3]
        vmovdqu64 zmm11, [rbp + 1728]                              ;    48.0 p2      12 x[2] reload
        vpternlogd zmm12, zmm4, zmm11, 0x96                        ;   121.5 p5      13 x
        vpternlogd zmm4, zmm11, zmm8, 0xbe                         ;   122.3 p0      13 x
        vmovdqa64 zmm11, zmm7                                      ;   115.5         13 x copy
        vpternlogd zmm7, zmm2, zmm5, 0xb4                          ;   122.5 p5      13 x
        vpternlogd zmm2, zmm5, zmm10, 0x80                         ;   123.3 p0      13 x
        vpxord zmm9, zmm9, zmm2                                    ;   124.3 p5      13 x
        vpxord zmm11, zmm11, zmm9                                  ;   125.3 p0      13 x
        vprold zmm5, zmm10, 0xd                                    ;   125.3 p0      14 x[0]
        vpternlogd zmm2, zmm7, zmm5, 0x56                          ;   126.3 p5      14 x[1]
        vprold zmm7, zmm11, 3                                      ;   126.3 p0      14 x[2]
        vpternlogd zmm2, zmm9, zmm7, 0x96                          ;   127.3 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   128.3 p0      14 x[1]
        vpternlogd zmm3, zmm12, zmm8, 0x6c                         ;   126.5 p5      13 x
        vmovdqa64 zmm10, zmm6                                      ;   116.3         13 x copy
        vpslld zmm9, zmm5, 3                                       ;   128.3 p0      14 x[3]
        vpternlogd zmm9, zmm1, zmm7, 0x96                          ;   129.3 p5      14 x[3]
        vprold zmm1, zmm9, 7                                       ;   130.3 p0      14 x[3]
        vpternlogd zmm5, zmm1, zmm2, 0x96                          ;   131.3 p5      14 x[0]
        vprold zmm5, zmm5, 5                                       ;   132.3 p0      14 x[0]
        vpxord zmm5, zmm5, [rbp + 1536]                            ;   133.3 p5+p3   12 x[0]
        vmovdqa64 zmm9, zmm8                                       ;   120.5         13 x copy
        vpternlogd zmm8, zmm3, zmm6, 0x78                          ;   130.5 p5      14 x[3]
        vpternlogd zmm6, zmm4, zmm12, 0xb4                         ;   131.3 p0      13 x
        vpternlogd zmm4, zmm12, zmm3, 0x80                         ;   131.5 p5      13 x
        vpxord zmm9, zmm9, zmm4                                    ;   132.5 p0      13 x
        vpxord zmm10, zmm10, zmm9                                  ;   133.5 p5      13 x
        vprold zmm3, zmm3, 0xd                                     ;   133.3 p0      14 x[0]
        vpternlogd zmm4, zmm6, zmm3, 0x56                          ;   134.3 p5      14 x[1]
        vprold zmm6, zmm10, 3                                      ;   134.5 p0      14 x[2]
        vpternlogd zmm4, zmm9, zmm6, 0x96                          ;   135.5 p5      14 x[1]
        vpslld zmm9, zmm3, 3                                       ;   135.3 p0      14 x[3]
        vmovdqu64 zmm10, [rbp + 8448]                              ;    53.3 p2      12 x[3] reload
        vpternlogd zmm9, zmm8, zmm6, 0x96                          ;   136.3 p5      14 x[3]
        vprold zmm8, zmm9, 7                                       ;   137.3 p0      14 x[3]
        vpslld zmm9, zmm2, 7                                       ;   137.3 p0      14 x[2]
        vpternlogd zmm9, zmm7, zmm1, 0x96                          ;   138.3 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   139.3 p0      14 x[2]
        vpxord zmm1, zmm1, zmm10                                   ;   137.5 p5      12 x[3]
        vprold zmm4, zmm4, 1                                       ;   139.3 p0      14 x[1]
        vpslld zmm9, zmm4, 7                                       ;   140.3 p0      14 x[2]
        vpternlogd zmm9, zmm6, zmm8, 0x96                          ;   141.3 p5      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;   142.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8320]                               ;    55.2 p3      12 x[1] reload
        vpxord zmm2, zmm2, zmm9                                    ;   139.5 p5      12 x[1]
        vpternlogd zmm3, zmm8, zmm4, 0x96                          ;   140.5 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   142.3 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 1600]                            ;   143.3 p5+p2   12 x[0]
        vpxord zmm4, zmm4, zmm9                                    ;   142.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 8384]                               ;    56.2 p3      12 x[2] reload
        vpxord zmm7, zmm7, zmm9                                    ;   143.3 p0      13 x
        vpternlogd zmm6, zmm3, zmm9, 0x96                          ;   144.3 p5      13 x
        vpxord zmm8, zmm8, zmm10                                   ;   144.3 p0      12 x[3]
        vpandd zmm12, zmm3, zmm6                                   ;   145.3 p5      13 x
        vpandnd zmm9, zmm7, zmm5                                   ;   145.3 p0      13 x
        vpternlogd zmm7, zmm2, zmm5, 0xb4                          ;   145.5 p5      13 x
        vpternlogd zmm2, zmm1, zmm5, 0x96                          ;   146.3 p0      13 x
        vpxord zmm5, zmm5, zmm7                                    ;   146.5 p5      13 x
        vpternlogd zmm9, zmm2, zmm1, 0x6a                          ;   147.3 p0      13 x
        vpternlogd zmm1, zmm2, zmm7, 0x56                          ;   147.5 p5      13 x
        vpternlogd zmm7, zmm9, zmm2, 0x6a                          ;   148.3 p0      14 x[1]
        vpternlogd zmm2, zmm1, zmm5, 0x78                          ;   148.5 p5      13 x
        vprold zmm1, zmm1, 0xd                                     ;   149.3 p0      14 x[0]
        vprold zmm2, zmm2, 3                                       ;   150.3 p0      14 x[2]
        vpternlogd zmm7, zmm2, zmm1, 0x96                          ;   151.3 p5      14 x[1]
        vpternlogd zmm6, zmm4, zmm3, 0x1e                          ;   150.5 p5      13 x
        vpxord zmm9, zmm9, zmm5                                    ;   151.3 p0      14 x[3]
        vpternlogd zmm4, zmm3, zmm8, 0x96                          ;   151.5 p5      13 x
        vpternlogd zmm12, zmm4, zmm8, 0x6a                         ;   152.5 p0      13 x
        vpslld zmm10, zmm1, 3                                      ;   153.3 p0      14 x[3]
        vpternlogd zmm10, zmm9, zmm2, 0x96                         ;   154.3 p5      14 x[3]
        vprold zmm5, zmm10, 7                                      ;   155.3 p0      14 x[3]
        vpternlogd zmm8, zmm4, zmm6, 0x56                          ;   153.5 p5      13 x
        vprold zmm7, zmm7, 1                                       ;   155.3 p0      14 x[1]
        vpternlogd zmm1, zmm5, zmm7, 0x96                          ;   156.3 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   157.3 p0      14 x[0]
        vpslld zmm13, zmm7, 7                                      ;   157.3 p0      14 x[2]
        vmovdqa64 zmm11, zmm3                                      ;   144.3         13 x copy
        vpxord zmm11, zmm11, zmm6                                  ;   155.5 p5      13 x
        vprold zmm3, zmm8, 0xd                                     ;   158.3 p0      14 x[0]
        vpternlogd zmm6, zmm12, zmm4, 0x6a                         ;   156.5 p5      14 x[1]
        vpternlogd zmm4, zmm8, zmm11, 0x78                         ;   157.5 p5      13 x
        vprold zmm4, zmm4, 3                                       ;   159.3 p0      14 x[2]
        vpternlogd zmm6, zmm4, zmm3, 0x96                          ;   160.3 p5      14 x[1]
        vpxord zmm11, zmm11, zmm12                                 ;   159.5 p5      14 x[3]
        vpslld zmm8, zmm3, 3                                       ;   160.3 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm4, 0x96                         ;   161.3 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   162.3 p0      14 x[3]
        vprold zmm6, zmm6, 1                                       ;   162.3 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   163.3 p0      14 x[2]
        vpternlogd zmm3, zmm8, zmm6, 0x96                          ;   163.3 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   164.3 p0      14 x[0]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   164.3 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   165.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8512]                               ;    63.7 p2      12 x[0] reload
        vpxord zmm1, zmm1, zmm9                                    ;   163.5 p5      12 x[0]
        vpxord zmm7, zmm7, [rbp + 1792]                            ;   164.5 p5+p3   12 x[1]
        vpxord zmm3, zmm3, zmm9                                    ;   165.5 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 8640]                               ;    64.7 p2      12 x[3] reload
        vpxord zmm6, zmm6, [rbp + 1856]                            ;   166.3 p0+p3   12 x[1]
        vpternlogd zmm13, zmm2, zmm5, 0x96                         ;   166.5 p5      14 x[2]
        vpxord zmm5, zmm5, zmm9                                    ;   167.3 p0      12 x[3]
        vprold zmm2, zmm13, 0x16                                   ;   168.3 p0      14 x[2]
        vmovdqa64 zmm10, zmm5                                      ;   168.3         13 x copy
        vpxord zmm11, zmm1, zmm5                                   ;   168.3 p5      13 x
        vpxord zmm8, zmm8, zmm9                                    ;   168.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 8576]                               ;    65.7 p2      12 x[2] reload
        vpternlogd zmm10, zmm2, zmm9, 0x96                         ;   169.3 p0      13 x
        vpternlogd zmm2, zmm9, zmm7, 0x96                          ;   169.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm2, 0x6a                          ;   170.5 p0      13 x
        vpternlogd zmm7, zmm2, zmm11, 0x6c                         ;   170.5 p5      13 x
        vpternlogd zmm2, zmm10, zmm11, 0x36                        ;   171.3 p0      13 x
        vpxord zmm11, zmm11, zmm5                                  ;   171.5 p5      13 x
        vpternlogd zmm10, zmm11, zmm7, 0x6c                        ;   172.5 p0      13 x
        vpternlogd zmm7, zmm2, zmm5, 0x48                          ;   172.5 p5      13 x
        vpxord zmm2, zmm2, zmm10                                   ;   173.5 p0      13 x
        vprold zmm10, zmm10, 0xd                                   ;   174.3 p0      14 x[0]
        vpxord zmm11, zmm11, zmm7                                  ;   173.5 p5      14 x[3]
        vpslld zmm12, zmm10, 3                                     ;   175.3 p0      14 x[3]
        vprold zmm2, zmm2, 3                                       ;   176.3 p0      14 x[2]
        vpternlogd zmm12, zmm11, zmm2, 0x96                        ;   177.3 p5      14 x[3]
        vpxord zmm1, zmm3, zmm8                                    ;   175.5 p5      13 x
        vmovdqa64 zmm13, zmm1                                      ;   176.5         13 x copy
        vprold zmm7, zmm12, 7                                      ;   178.3 p0      14 x[3]
        vpternlogd zmm5, zmm2, zmm10, 0x96                         ;   177.3 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   178.3 p0      14 x[1]
        vpslld zmm14, zmm5, 7                                      ;   179.3 p0      14 x[2]
        vpternlogd zmm14, zmm2, zmm7, 0x96                         ;   180.3 p5      14 x[2]
        vmovdqa64 zmm11, zmm8                                      ;   169.5         13 x copy
        vpternlogd zmm11, zmm4, zmm9, 0x96                         ;   178.5 p5      13 x
        vpternlogd zmm4, zmm9, zmm6, 0x96                          ;   179.5 p5      13 x
        vpternlogd zmm8, zmm3, zmm4, 0x6a                          ;   180.5 p0      13 x
        vpxord zmm13, zmm13, zmm8                                  ;   181.5 p5      13 x
        vpternlogd zmm10, zmm7, zmm5, 0x96                         ;   181.3 p0      14 x[0]
        vprold zmm2, zmm10, 5                                      ;   182.3 p0      14 x[0]
        vpternlogd zmm6, zmm4, zmm1, 0x6c                          ;   181.5 p5      13 x
        vpternlogd zmm4, zmm1, zmm11, 0x56                         ;   182.5 p5      13 x
        vprold zmm10, zmm14, 0x16                                  ;   183.3 p0      14 x[2]
        vpternlogd zmm11, zmm13, zmm6, 0x6c                        ;   183.5 p5      13 x
        vprold zmm1, zmm11, 0xd                                    ;   184.5 p0      14 x[0]
        vpxord zmm6, zmm6, zmm8                                    ;   184.5 p5      13 x
        vpternlogd zmm6, zmm13, zmm4, 0x6c                         ;   185.5 p0      14 x[3]
        vpxord zmm4, zmm4, zmm11                                   ;   185.5 p5      13 x
        vprold zmm3, zmm4, 3                                       ;   186.5 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm1, 0x96                          ;   187.5 p5      14 x[1]
        vprold zmm4, zmm8, 1                                       ;   188.5 p0      14 x[1]
        vpslld zmm8, zmm1, 3                                       ;   188.3 p0      14 x[3]
        vpternlogd zmm8, zmm6, zmm3, 0x96                          ;   189.3 p5      14 x[3]
        vprold zmm6, zmm8, 7                                       ;   190.3 p0      14 x[3]
        vpslld zmm8, zmm4, 7                                       ;   190.3 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm6, 0x96                          ;   191.3 p5      14 x[2]
        vprold zmm3, zmm8, 0x16                                    ;   192.3 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 8704]                               ;    73.3 p3      12 x[3] reload
        vpxord zmm7, zmm7, zmm8                                    ;   189.5 p5      12 x[3]
        vpxord zmm5, zmm5, [rbp + 2048]                            ;   190.5 p5+p2   12 x[1]
        vmovdqa64 zmm13, zmm7                                      ;   190.5         13 x copy
        vpxord zmm10, zmm10, [rbp + 2240]                          ;   191.5 p5+p3   12 x[2]
        vpternlogd zmm13, zmm10, zmm5, 0x1e                        ;   192.5 p0      13 x
        vmovdqa64 zmm9, zmm5                                       ;   191.5         13 x copy
        vpternlogd zmm1, zmm6, zmm4, 0x96                          ;   192.5 p5      14 x[0]
        vpxord zmm6, zmm6, zmm8                                    ;   193.3 p0      12 x[3]
        vmovdqu64 zmm8, [rbp + 1920]                               ;    74.8 p2      12 x[0] reload
        vpternlogd zmm9, zmm2, zmm8, 0x96                          ;   193.5 p5      13 x
        vpternlogd zmm2, zmm8, zmm13, 0x28                         ;   194.3 p0      13 x
        vpternlogd zmm5, zmm2, zmm10, 0x96                         ;   195.3 p5      13 x
        vpternlogd zmm7, zmm10, zmm9, 0x6a                         ;   195.3 p0      13 x
        vmovdqu64 zmm10, [rbp + 8832]                              ;    75.7 p3      12 x[1] reload
        vprold zmm1, zmm1, 5                                       ;   196.3 p0      14 x[0]
        vmovdqu64 zmm11, [rbp + 1984]                              ;    76.0 p2      12 x[0] reload
        vpxord zmm3, zmm3, [rbp + 2304]                            ;   195.5 p5+p3   12 x[2]
        vpxord zmm4, zmm4, [rbp + 2112]                            ;   196.5 p5+p2   12 x[1]
        vmovdqa64 zmm12, zmm4                                      ;   197.5         13 x copy
        vpternlogd zmm12, zmm1, zmm11, 0x96                        ;   197.5 p0      13 x
        vmovdqa64 zmm8, zmm6                                       ;   194.3         13 x copy
        vpternlogd zmm8, zmm3, zmm4, 0x1e                          ;   197.5 p5      13 x
        vpternlogd zmm1, zmm11, zmm8, 0x28                         ;   198.5 p0      13 x
        vpternlogd zmm4, zmm1, zmm3, 0x96                          ;   199.5 p5      13 x
        vpternlogd zmm6, zmm3, zmm12, 0x6a                         ;   199.3 p0      13 x
        vmovdqa64 zmm3, zmm5                                       ;   196.3         13 x copy
        vpternlogd zmm3, zmm2, zmm13, 0x6a                         ;   199.5 p5      13 x
        vpternlogd zmm2, zmm9, zmm3, 0x96                          ;   200.5 p0      14 x[1]
        vpternlogd zmm3, zmm7, zmm5, 0x78                          ;   200.5 p5      13 x
        vprold zmm3, zmm3, 0xd                                     ;   201.5 p0      14 x[0]
        vpslld zmm9, zmm3, 3                                       ;   202.5 p0      14 x[3]
        vpternlogd zmm7, zmm13, zmm5, 0x9c                         ;   201.5 p5      13 x
        vprold zmm7, zmm7, 3                                       ;   203.3 p0      14 x[2]
        vpternlogd zmm2, zmm3, zmm7, 0x96                          ;   204.3 p5      14 x[1]
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   204.3 p5      14 x[3]
        vprold zmm2, zmm2, 1                                       ;   205.3 p0      14 x[1]
        vprold zmm5, zmm9, 7                                       ;   205.3 p0      14 x[3]
        vpslld zmm9, zmm2, 7                                       ;   206.3 p0      14 x[2]
        vpternlogd zmm9, zmm7, zmm5, 0x96                          ;   207.3 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   208.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm4                                       ;   200.5         13 x copy
        vpternlogd zmm9, zmm1, zmm8, 0x6a                          ;   205.5 p5      13 x
        vpternlogd zmm8, zmm6, zmm4, 0xb4                          ;   206.5 p5      13 x
        vpternlogd zmm1, zmm12, zmm9, 0x96                         ;   207.5 p5      14 x[1]
        vpternlogd zmm9, zmm6, zmm4, 0x78                          ;   208.3 p0      13 x
        vpternlogd zmm3, zmm5, zmm2, 0x96                          ;   208.5 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   209.5 p0      14 x[0]
        vpxord zmm2, zmm2, zmm10                                   ;   209.5 p5      12 x[1]
        vprold zmm6, zmm9, 0xd                                     ;   210.3 p0      14 x[0]
        vprold zmm8, zmm8, 3                                       ;   211.3 p0      14 x[2]
        vpslld zmm9, zmm6, 3                                       ;   212.3 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   213.3 p5      14 x[3]
        vpternlogd zmm1, zmm6, zmm8, 0x96                          ;   212.3 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   213.3 p0      14 x[1]
        vprold zmm4, zmm9, 7                                       ;   214.3 p0      14 x[3]
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   215.3 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   216.3 p0      14 x[0]
        vpslld zmm9, zmm1, 7                                       ;   216.3 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm4, 0x96                          ;   217.3 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                    ;   218.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8768]                               ;    83.5 p3      12 x[0] reload
        vpxord zmm6, zmm6, zmm9                                    ;   217.3 p5      12 x[0]
        vpxord zmm3, zmm3, zmm9                                    ;   215.5 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 8896]                               ;    84.0 p2      12 x[3] reload
        vpternlogd zmm5, zmm3, zmm9, 0x96                          ;   216.5 p5      13 x
        vpternlogd zmm9, zmm4, zmm6, 0x96                          ;   218.3 p5      13 x
        vpxord zmm7, zmm7, [rbp + 2176]                            ;   218.3 p0+p3   12 x[2]
        vpxord zmm4, zmm2, zmm7                                    ;   219.3 p5      13 x
        vpxord zmm1, zmm1, zmm10                                   ;   219.3 p0      12 x[1]
        vpternlogd zmm2, zmm5, zmm3, 0x6a                          ;   219.5 p5      13 x
        vpternlogd zmm3, zmm5, zmm4, 0x56                          ;   220.3 p0      13 x
        vpandd zmm11, zmm7, zmm2                                   ;   220.5 p5      13 x
        vmovdqa64 zmm13, zmm2                                      ;   220.5         13 x copy
        vpternlogd zmm13, zmm5, zmm7, 0x96                         ;   221.3 p0      13 x
        vpternlogd zmm5, zmm7, zmm3, 0x28                          ;   221.5 p5      13 x
        vpternlogd zmm11, zmm4, zmm13, 0x96                        ;   222.3 p0      13 x
        vpternlogd zmm5, zmm2, zmm4, 0xf8                          ;   222.5 p5      13 x
        vprold zmm4, zmm5, 0xd                                     ;   223.5 p0      14 x[0]
        vpslld zmm7, zmm4, 3                                       ;   224.5 p0      14 x[3]
        vpxord zmm13, zmm13, zmm5                                  ;   223.5 p5      14 x[1]
        vpxord zmm8, zmm8, [rbp + 2496]                            ;   224.5 p5+p2   12 x[2]
        vpxord zmm10, zmm1, zmm8                                   ;   225.5 p0      13 x
        vpternlogd zmm1, zmm9, zmm6, 0x6a                          ;   225.5 p5      13 x
        vpandd zmm12, zmm8, zmm1                                   ;   226.5 p0      13 x
        vpternlogd zmm6, zmm9, zmm10, 0x56                         ;   226.5 p5      13 x
        vprold zmm2, zmm11, 3                                      ;   227.3 p0      14 x[2]
        vpternlogd zmm7, zmm3, zmm2, 0x96                          ;   228.3 p5      14 x[3]
        vprold zmm3, zmm7, 7                                       ;   229.3 p0      14 x[3]
        vpternlogd zmm13, zmm2, zmm4, 0x96                         ;   228.5 p5      14 x[1]
        vprold zmm5, zmm13, 1                                      ;   229.5 p0      14 x[1]
        vpslld zmm7, zmm5, 7                                       ;   230.5 p0      14 x[2]
        vpternlogd zmm7, zmm2, zmm3, 0x96                          ;   231.5 p5      14 x[2]
        vprold zmm2, zmm7, 0x16                                    ;   232.5 p0      14 x[2]
        vpternlogd zmm4, zmm3, zmm5, 0x96                          ;   230.5 p5      14 x[0]
        vpxord zmm2, zmm2, [rbp + 2560]                            ;   233.5 p5+p3   12 x[2]
        vprold zmm4, zmm4, 5                                       ;   232.3 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 2880]                            ;   232.5 p5+p2   12 x[3]
        vmovdqa64 zmm7, zmm1                                       ;   226.5         13 x copy
        vpxord zmm4, zmm4, [rbp + 2368]                            ;   233.3 p0+p3   12 x[0]
        vpternlogd zmm7, zmm9, zmm8, 0x96                          ;   233.5 p5      13 x
        vpternlogd zmm9, zmm8, zmm6, 0x28                          ;   234.3 p0      13 x
        vpternlogd zmm9, zmm1, zmm10, 0xf8                         ;   235.3 p5      13 x
        vpternlogd zmm12, zmm10, zmm7, 0x96                        ;   235.3 p0      13 x
        vprold zmm1, zmm12, 3                                      ;   236.3 p0      14 x[2]
        vprold zmm8, zmm9, 0xd                                     ;   237.3 p0      14 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   236.3 p5      14 x[1]
        vpternlogd zmm7, zmm1, zmm8, 0x96                          ;   238.3 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;   239.3 p0      14 x[1]
        vpslld zmm9, zmm8, 3                                       ;   239.3 p0      14 x[3]
        vpternlogd zmm9, zmm6, zmm1, 0x96                          ;   240.3 p5      14 x[3]
        vprold zmm6, zmm9, 7                                       ;   241.3 p0      14 x[3]
        vmovdqa64 zmm11, zmm3                                      ;   233.5         13 x copy
        vpternlogd zmm8, zmm6, zmm7, 0x96                          ;   242.3 p5      14 x[0]
        vprold zmm8, zmm8, 5                                       ;   243.3 p0      14 x[0]
        vpslld zmm9, zmm7, 7                                       ;   242.3 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm6, 0x96                          ;   243.3 p5      14 x[2]
        vprold zmm1, zmm9, 0x16                                    ;   244.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8960]                               ;    93.0 p2      12 x[1] reload
        vpxord zmm7, zmm7, zmm9                                    ;   240.5 p5      12 x[1]
        vpxord zmm5, zmm5, zmm9                                    ;   241.5 p5      12 x[1]
        vmovdqa64 zmm9, zmm3                                       ;   233.5         13 x copy
        vpternlogd zmm11, zmm2, zmm5, 0x96                         ;   242.5 p5      13 x
        vpternlogd zmm2, zmm5, zmm4, 0xf8                          ;   243.5 p5      13 x
        vpxord zmm8, zmm8, [rbp + 2432]                            ;   244.3 p0+p3   12 x[0]
        vpternlogd zmm3, zmm5, zmm4, 0x21                          ;   244.5 p5      13 x
        vpternlogd zmm5, zmm4, zmm11, 0x6a                         ;   245.3 p0      13 x
        vpxord zmm1, zmm1, [rbp + 2624]                            ;   245.5 p5+p2   12 x[2]
        vpxord zmm9, zmm9, zmm5                                    ;   246.3 p0      13 x
        vpternlogd zmm11, zmm3, zmm2, 0xec                         ;   246.5 p5      13 x
        vpternlogd zmm2, zmm11, zmm5, 0xde                         ;   247.5 p0      13 x
        vpxord zmm6, zmm6, [rbp + 2816]                            ;   247.5 p5+p3   12 x[3]
        vmovdqa64 zmm10, zmm6                                      ;   248.5         13 x copy
        vprold zmm4, zmm5, 3                                       ;   248.3 p0      14 x[2]
        vmovdqa64 zmm5, zmm6                                       ;   248.5         13 x copy
        vpternlogd zmm5, zmm1, zmm7, 0x96                          ;   248.5 p5      13 x
        vpternlogd zmm6, zmm7, zmm8, 0x21                          ;   249.3 p0      13 x
        vpternlogd zmm1, zmm7, zmm8, 0xf8                          ;   249.5 p5      13 x
        vpternlogd zmm7, zmm8, zmm5, 0x6a                          ;   250.3 p0      13 x
        vmovdqa64 zmm8, zmm9                                       ;   247.3         13 x copy
        vpternlogd zmm8, zmm11, zmm3, 0x9a                         ;   250.5 p5      13 x
        vpternlogd zmm9, zmm3, zmm4, 0x96                          ;   251.3 p0      14 x[1]
        vpternlogd zmm5, zmm6, zmm1, 0xec                          ;   251.5 p5      13 x
        vprold zmm3, zmm8, 0xd                                     ;   252.3 p0      14 x[0]
        vpternlogd zmm9, zmm2, zmm3, 0x96                          ;   253.3 p5      14 x[1]
        vpslld zmm8, zmm3, 3                                       ;   253.3 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm4, 0x96                         ;   254.3 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   255.3 p0      14 x[3]
        vprold zmm2, zmm9, 1                                       ;   255.3 p0      14 x[1]
        vpternlogd zmm3, zmm8, zmm2, 0x96                          ;   256.3 p5      14 x[0]
        vpslld zmm9, zmm2, 7                                       ;   256.3 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   257.3 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   258.3 p0      14 x[2]
        vpternlogd zmm1, zmm5, zmm7, 0xde                          ;   256.5 p5      13 x
        vprold zmm3, zmm3, 5                                       ;   258.3 p0      14 x[0]
        vpxord zmm10, zmm10, zmm7                                  ;   257.5 p5      13 x
        vprold zmm7, zmm7, 3                                       ;   259.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm10                                      ;   258.5         13 x copy
        vpternlogd zmm10, zmm6, zmm7, 0x96                         ;   260.3 p5      14 x[1]
        vpternlogd zmm9, zmm5, zmm6, 0x9a                          ;   259.5 p5      13 x
        vprold zmm6, zmm9, 0xd                                     ;   260.5 p0      14 x[0]
        vpternlogd zmm10, zmm1, zmm6, 0x96                         ;   261.5 p5      14 x[1]
        vpslld zmm9, zmm6, 3                                       ;   261.5 p0      14 x[3]
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   262.5 p5      14 x[3]
        vprold zmm1, zmm10, 1                                      ;   262.5 p0      14 x[1]
        vmovdqu64 zmm10, [rbp + 9088]                              ;   100.8 p2      12 x[1] reload
        vpxord zmm2, zmm2, zmm10                                   ;   262.5 p5      12 x[1]
        vprold zmm5, zmm9, 7                                       ;   263.5 p0      14 x[3]
        vpslld zmm9, zmm1, 7                                       ;   264.3 p0      14 x[2]
        vpternlogd zmm6, zmm5, zmm1, 0x96                          ;   264.5 p5      14 x[0]
        vpternlogd zmm9, zmm7, zmm5, 0x96                          ;   265.3 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   266.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 9024]                               ;   102.0 p3      12 x[0] reload
        vprold zmm6, zmm6, 5                                       ;   266.3 p0      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   267.3 p5      12 x[0]
        vpxord zmm1, zmm1, zmm10                                   ;   266.5 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 9216]                              ;   102.7 p2      12 x[3] reload
        vpxord zmm3, zmm3, zmm9                                    ;   267.3 p0      12 x[0]
        vmovdqu64 zmm9, [rbp + 9152]                               ;   103.0 p3      12 x[2] reload
        vpxord zmm4, zmm4, zmm9                                    ;   267.5 p5      12 x[2]
        vpxord zmm8, zmm8, zmm10                                   ;   268.3 p0      12 x[3]
        vpxord zmm7, zmm7, zmm9                                    ;   268.5 p5      12 x[2]
        vmovdqa64 zmm9, zmm4                                       ;   268.5         13 x copy
        vpternlogd zmm4, zmm8, zmm3, 0x6c                          ;   269.3 p0      13 x
        vpternlogd zmm9, zmm2, zmm3, 0x96                          ;   269.5 p5      13 x
        vpternlogd zmm8, zmm2, zmm3, 0x36                          ;   270.3 p0      13 x
        vpternlogd zmm3, zmm4, zmm9, 0x96                          ;   270.5 p5      13 x
        vpternlogd zmm2, zmm4, zmm9, 0x6a                          ;   271.3 p0      13 x
        vpternlogd zmm4, zmm9, zmm8, 0xd2                          ;   271.5 p5      13 x
        vprold zmm3, zmm3, 0xd                                     ;   272.3 p0      14 x[0]
        vpslld zmm9, zmm3, 3                                       ;   273.3 p0      14 x[3]
        vpxord zmm5, zmm5, zmm10                                   ;   272.5 p5      12 x[3]
        vpxord zmm8, zmm8, zmm4                                    ;   273.5 p5      13 x
        vprold zmm8, zmm8, 3                                       ;   274.5 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm2, 0x96                          ;   275.5 p5      14 x[3]
        vpxord zmm2, zmm2, zmm4                                    ;   275.3 p0      14 x[1]
        vpternlogd zmm2, zmm8, zmm3, 0x96                          ;   276.3 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   277.3 p0      14 x[1]
        vprold zmm9, zmm9, 7                                       ;   277.3 p0      14 x[3]
        vpslld zmm4, zmm2, 7                                       ;   278.3 p0      14 x[2]
        vpternlogd zmm4, zmm8, zmm9, 0x96                          ;   279.3 p5      14 x[2]
        vmovdqa64 zmm8, zmm7                                       ;   269.5         13 x copy
        vpternlogd zmm7, zmm5, zmm6, 0x6c                          ;   277.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm6, 0x36                          ;   278.5 p5      13 x
        vpternlogd zmm8, zmm1, zmm6, 0x96                          ;   279.3 p0      13 x
        vpternlogd zmm6, zmm7, zmm8, 0x96                          ;   280.3 p5      13 x
        vpternlogd zmm1, zmm7, zmm8, 0x6a                          ;   280.3 p0      13 x
        vpternlogd zmm7, zmm8, zmm5, 0xd2                          ;   280.5 p5      13 x
        vpternlogd zmm3, zmm9, zmm2, 0x96                          ;   281.3 p0      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   282.3 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 2688]                            ;   283.3 p5+p2   12 x[0]
        vprold zmm4, zmm4, 0x16                                    ;   283.3 p0      14 x[2]
        vprold zmm6, zmm6, 0xd                                     ;   284.3 p0      14 x[0]
        vpxord zmm5, zmm5, zmm7                                    ;   282.5 p5      13 x
        vprold zmm5, zmm5, 3                                       ;   285.3 p0      14 x[2]
        vpslld zmm8, zmm6, 3                                       ;   286.3 p0      14 x[3]
        vmovdqa64 zmm10, zmm3                                      ;   284.3         13 x copy
        vpternlogd zmm8, zmm5, zmm1, 0x96                          ;   287.3 p5      14 x[3]
        vpxord zmm1, zmm1, zmm7                                    ;   284.5 p5      14 x[1]
        vprold zmm8, zmm8, 7                                       ;   288.3 p0      14 x[3]
        vpxord zmm9, zmm9, [rbp + 2944]                            ;   285.5 p5+p3   12 x[3]
        vpternlogd zmm1, zmm5, zmm6, 0x96                          ;   286.5 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   288.3 p0      14 x[1]
        vpslld zmm7, zmm1, 7                                       ;   289.3 p0      14 x[2]
        vpternlogd zmm7, zmm5, zmm8, 0x96                          ;   290.3 p5      14 x[2]
        vprold zmm5, zmm7, 0x16                                    ;   291.3 p0      14 x[2]
        vmovdqu64 zmm7, [rbp + 9344]                               ;   111.0 p2      12 x[2] reload
        vpxord zmm4, zmm4, zmm7                                    ;   288.5 p5      12 x[2]
        vpxord zmm5, zmm5, zmm7                                    ;   292.3 p5      12 x[2]
        vmovdqu64 zmm7, [rbp + 9280]                               ;   111.5 p3      12 x[1] reload
        vpternlogd zmm10, zmm2, zmm7, 0x60                         ;   290.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm1, 0x96                          ;   291.3 p0      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   292.3 p0      14 x[0]
        vpxord zmm8, zmm8, [rbp + 3008]                            ;   291.5 p5+p2   12 x[3]
        vpxord zmm6, zmm6, [rbp + 2752]                            ;   293.3 p5+p3   12 x[0]
        vpxord zmm11, zmm4, zmm3                                   ;   293.3 p0      13 x
        vpternlogd zmm4, zmm9, zmm3, 0xe0                          ;   293.5 p5      13 x
        vmovdqa64 zmm12, zmm7                                      ;   117.5         13 x copy
        vpternlogd zmm2, zmm9, zmm7, 0x96                          ;   294.3 p0      13 x
        vpternlogd zmm9, zmm3, zmm10, 0x56                         ;   294.5 p5      13 x
        vpternlogd zmm12, zmm6, zmm1, 0x48                         ;   295.3 p0      13 x
        vpxord zmm3, zmm5, zmm6                                    ;   295.5 p5      13 x
        vpternlogd zmm5, zmm8, zmm6, 0xe0                          ;   296.3 p0      13 x
        vpternlogd zmm7, zmm1, zmm8, 0x96                          ;   296.5 p5      13 x
        vmovdqa64 zmm1, zmm9                                       ;   295.5         13 x copy
        vpternlogd zmm8, zmm6, zmm12, 0x56                         ;   297.3 p0      13 x
        vpternlogd zmm11, zmm2, zmm10, 0x36                        ;   297.5 p5      13 x
        vpternlogd zmm2, zmm4, zmm10, 0x36                         ;   298.3 p0      13 x
        vpternlogd zmm1, zmm4, zmm11, 0x56                         ;   298.5 p5      13 x
        vpternlogd zmm11, zmm9, zmm2, 0x4e                         ;   299.3 p0      13 x
        vprold zmm6, zmm11, 0xd                                    ;   300.3 p0      14 x[0]
        vpternlogd zmm4, zmm10, zmm1, 0x56                         ;   299.5 p5      14 x[3]
        vpternlogd zmm1, zmm9, zmm2, 0x1e                          ;   300.5 p5      13 x
        vprold zmm1, zmm1, 3                                       ;   301.5 p0      14 x[2]
        vpslld zmm9, zmm6, 3                                       ;   302.3 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm1, 0x96                          ;   303.3 p5      14 x[3]
        vpternlogd zmm3, zmm7, zmm12, 0x36                         ;   302.5 p5      13 x
        vpternlogd zmm2, zmm1, zmm6, 0x96                          ;   303.3 p0      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   304.3 p0      14 x[1]
        vprold zmm4, zmm9, 7                                       ;   305.3 p0      14 x[3]
        vpternlogd zmm6, zmm4, zmm2, 0x96                          ;   306.3 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   307.3 p0      14 x[0]
        vpslld zmm9, zmm2, 7                                       ;   307.3 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm4, 0x96                          ;   308.3 p5      14 x[2]
        vpternlogd zmm7, zmm5, zmm12, 0x36                         ;   305.5 p5      13 x
        vprold zmm1, zmm9, 0x16                                    ;   309.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm8                                       ;   298.3         13 x copy
        vpternlogd zmm9, zmm5, zmm3, 0x56                          ;   306.5 p5      13 x
        vpternlogd zmm3, zmm8, zmm7, 0x4e                          ;   307.5 p5      13 x
        vpternlogd zmm8, zmm9, zmm7, 0x36                          ;   308.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm12, 0x1e                         ;   309.3 p0      14 x[3]
        vprold zmm3, zmm3, 0xd                                     ;   310.3 p0      14 x[0]
        vprold zmm5, zmm8, 3                                       ;   311.3 p0      14 x[2]
        vpternlogd zmm7, zmm5, zmm3, 0x96                          ;   312.3 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;   313.3 p0      14 x[1]
        vpslld zmm8, zmm3, 3                                       ;   313.3 p0      14 x[3]
        vpternlogd zmm8, zmm9, zmm5, 0x96                          ;   314.3 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   315.3 p0      14 x[3]
        vpslld zmm9, zmm7, 7                                       ;   315.3 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm8, 0x96                          ;   316.3 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   317.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 9472]                               ;   120.2 p2      12 x[1] reload
        vpternlogd zmm3, zmm8, zmm7, 0x96                          ;   316.3 p5      14 x[0]
        vpxord zmm2, zmm2, zmm9                                    ;   313.5 p5      12 x[1]
        vpxord zmm7, zmm7, zmm9                                    ;   314.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 9536]                               ;   120.8 p3      12 x[3] reload
        vmovdqa64 zmm10, zmm2                                      ;   314.5         13 x copy
        vpxord zmm4, zmm4, zmm9                                    ;   315.5 p5      12 x[3]
        vpxord zmm8, zmm8, zmm9                                    ;   316.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 9408]                               ;   121.5 p2      12 x[0] reload
        vpternlogd zmm10, zmm6, zmm9, 0x96                         ;   317.3 p0      13 x
        vpternlogd zmm6, zmm4, zmm9, 0x96                          ;   317.5 p5      13 x
        vmovdqu64 zmm11, [rbp + 3264]                              ;   122.0 p3      12 x[2] reload
        vpternlogd zmm4, zmm1, zmm11, 0x96                         ;   318.3 p0      13 x
        vpternlogd zmm1, zmm11, zmm6, 0xbe                         ;   318.5 p5      13 x
        vprold zmm3, zmm3, 5                                       ;   319.3 p0      14 x[0]
        vmovdqa64 zmm12, zmm8                                      ;   317.5         13 x copy
        vpternlogd zmm8, zmm3, zmm9, 0x96                          ;   320.3 p5      13 x
        vpternlogd zmm10, zmm4, zmm6, 0x6c                         ;   320.3 p0      13 x
        vpternlogd zmm3, zmm9, zmm7, 0x96                          ;   320.5 p5      13 x
        vmovdqa64 zmm9, zmm6                                       ;   318.5         13 x copy
        vpternlogd zmm6, zmm10, zmm2, 0x78                         ;   321.3 p0      14 x[3]
        vmovdqu64 zmm11, [rbp + 3200]                              ;   123.7 p2      12 x[2] reload
        vpternlogd zmm12, zmm5, zmm11, 0x96                        ;   321.5 p5      13 x
        vpternlogd zmm5, zmm11, zmm8, 0xbe                         ;   322.3 p0      13 x
        vmovdqa64 zmm11, zmm2                                      ;   314.5         13 x copy
        vpternlogd zmm2, zmm1, zmm4, 0xb4                          ;   322.5 p5      13 x
        vpternlogd zmm1, zmm4, zmm10, 0x80                         ;   323.3 p0      13 x
        vprold zmm4, zmm10, 0xd                                    ;   324.3 p0      14 x[0]
        vpternlogd zmm3, zmm12, zmm8, 0x6c                         ;   323.5 p5      13 x
        vmovdqa64 zmm10, zmm7                                      ;   315.5         13 x copy
        vpxord zmm9, zmm9, zmm1                                    ;   324.5 p5      13 x
        vpxord zmm11, zmm11, zmm9                                  ;   325.5 p0      13 x
        vpternlogd zmm1, zmm2, zmm4, 0x56                          ;   325.5 p5      14 x[1]
        vprold zmm2, zmm11, 3                                      ;   326.5 p0      14 x[2]
        vpternlogd zmm1, zmm9, zmm2, 0x96                          ;   327.5 p5      14 x[1]
        vpslld zmm9, zmm4, 3                                       ;   327.3 p0      14 x[3]
        vpternlogd zmm9, zmm6, zmm2, 0x96                          ;   328.3 p5      14 x[3]
        vprold zmm1, zmm1, 1                                       ;   328.5 p0      14 x[1]
        vprold zmm6, zmm9, 7                                       ;   329.3 p0      14 x[3]
        vmovdqa64 zmm9, zmm8                                       ;   321.3         13 x copy
        vpternlogd zmm4, zmm6, zmm1, 0x96                          ;   330.3 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   331.3 p0      14 x[0]
        vpternlogd zmm8, zmm3, zmm7, 0x78                          ;   329.5 p5      14 x[3]
        vpternlogd zmm7, zmm5, zmm12, 0xb4                         ;   330.5 p5      13 x
        vpternlogd zmm5, zmm12, zmm3, 0x80                         ;   331.3 p0      13 x
        vpxord zmm9, zmm9, zmm5                                    ;   332.3 p5      13 x
        vprold zmm3, zmm3, 0xd                                     ;   332.3 p0      14 x[0]
        vpternlogd zmm5, zmm7, zmm3, 0x56                          ;   333.3 p5      14 x[1]
        vpxord zmm10, zmm10, zmm9                                  ;   333.3 p0      13 x
        vprold zmm7, zmm10, 3                                      ;   334.3 p0      14 x[2]
        vpternlogd zmm5, zmm9, zmm7, 0x96                          ;   335.3 p5      14 x[1]
        vpslld zmm9, zmm3, 3                                       ;   335.3 p0      14 x[3]
        vprold zmm5, zmm5, 1                                       ;   336.3 p0      14 x[1]
        vpternlogd zmm9, zmm8, zmm7, 0x96                          ;   336.3 p5      14 x[3]
        vprold zmm8, zmm9, 7                                       ;   337.3 p0      14 x[3]
        vpslld zmm9, zmm1, 7                                       ;   338.3 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm6, 0x96                          ;   339.3 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   340.3 p0      14 x[2]
        vmovdqu64 zmm10, [rbp + 9728]                              ;   129.8 p3      12 x[3] reload
        vpslld zmm9, zmm5, 7                                       ;   340.3 p0      14 x[2]
        vpternlogd zmm3, zmm8, zmm5, 0x96                          ;   338.3 p5      14 x[0]
        vpternlogd zmm9, zmm7, zmm8, 0x96                          ;   341.3 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   342.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 9600]                               ;   130.7 p2      12 x[1] reload
        vpxord zmm1, zmm1, zmm9                                    ;   338.5 p5      12 x[1]
        vpxord zmm5, zmm5, zmm9                                    ;   339.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 9664]                               ;   131.2 p3      12 x[2] reload
        vpxord zmm6, zmm6, zmm10                                   ;   340.5 p5      12 x[3]
        vpxord zmm8, zmm8, zmm10                                   ;   341.5 p5      12 x[3]
        vpxord zmm4, zmm4, [rbp + 3072]                            ;   342.3 p0+p2   12 x[0]
        vpxord zmm2, zmm2, zmm9                                    ;   342.5 p5      13 x
        vpandnd zmm10, zmm2, zmm4                                  ;   343.5 p0      13 x
        vpternlogd zmm2, zmm1, zmm4, 0xb4                          ;   343.5 p5      13 x
        vprold zmm3, zmm3, 5                                       ;   344.3 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 3136]                            ;   345.3 p5+p3   12 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   345.3 p0      13 x
        vpandnd zmm9, zmm7, zmm3                                   ;   346.3 p5      13 x
        vpternlogd zmm7, zmm5, zmm3, 0xb4                          ;   346.3 p0      13 x
        vpternlogd zmm5, zmm8, zmm3, 0x96                          ;   346.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm8, 0x6a                          ;   347.5 p0      13 x
        vpternlogd zmm8, zmm5, zmm7, 0x56                          ;   347.5 p5      13 x
        vpxord zmm3, zmm3, zmm7                                    ;   348.3 p0      13 x
        vpternlogd zmm7, zmm9, zmm5, 0x6a                          ;   348.5 p5      14 x[1]
        vpternlogd zmm5, zmm8, zmm3, 0x78                          ;   349.3 p0      13 x
        vprold zmm5, zmm5, 3                                       ;   350.3 p0      14 x[2]
        vpxord zmm9, zmm9, zmm3                                    ;   349.5 p5      14 x[3]
        vprold zmm8, zmm8, 0xd                                     ;   351.3 p0      14 x[0]
        vpternlogd zmm1, zmm6, zmm4, 0x96                          ;   350.5 p5      13 x
        vpternlogd zmm10, zmm1, zmm6, 0x6a                         ;   351.5 p5      13 x
        vpslld zmm12, zmm8, 3                                      ;   352.3 p0      14 x[3]
        vpternlogd zmm12, zmm9, zmm5, 0x96                         ;   353.3 p5      14 x[3]
        vpternlogd zmm7, zmm5, zmm8, 0x96                          ;   353.3 p0      14 x[1]
        vprold zmm3, zmm12, 7                                      ;   354.3 p0      14 x[3]
        vprold zmm7, zmm7, 1                                       ;   355.3 p0      14 x[1]
        vpternlogd zmm8, zmm3, zmm7, 0x96                          ;   356.3 p5      14 x[0]
        vprold zmm8, zmm8, 5                                       ;   357.3 p0      14 x[0]
        vpxord zmm4, zmm4, zmm2                                    ;   354.5 p5      13 x
        vpternlogd zmm6, zmm1, zmm2, 0x56                          ;   355.5 p5      13 x
        vpternlogd zmm2, zmm10, zmm1, 0x6a                         ;   356.5 p5      14 x[1]
        vpxord zmm10, zmm10, zmm4                                  ;   357.3 p0      14 x[3]
        vpternlogd zmm1, zmm6, zmm4, 0x78                          ;   357.5 p5      13 x
        vprold zmm1, zmm1, 3                                       ;   358.5 p0      14 x[2]
        vprold zmm6, zmm6, 0xd                                     ;   359.3 p0      14 x[0]
        vpslld zmm11, zmm6, 3                                      ;   360.3 p0      14 x[3]
        vpternlogd zmm2, zmm1, zmm6, 0x96                          ;   360.3 p5      14 x[1]
        vpslld zmm9, zmm7, 7                                       ;   361.3 p0      14 x[2]
        vprold zmm2, zmm2, 1                                       ;   362.3 p0      14 x[1]
        vpternlogd zmm11, zmm10, zmm1, 0x96                        ;   361.3 p5      14 x[3]
        vpslld zmm10, zmm2, 7                                      ;   363.3 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm3, 0x96                          ;   362.3 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   364.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 9792]                               ;   138.7 p2      12 x[0] reload
        vpxord zmm8, zmm8, zmm9                                    ;   361.5 p5      12 x[0]
        vprold zmm4, zmm11, 7                                      ;   365.3 p0      14 x[3]
        vpternlogd zmm10, zmm1, zmm4, 0x96                         ;   366.3 p5      14 x[2]
        vpternlogd zmm6, zmm4, zmm2, 0x96                          ;   366.3 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   367.3 p0      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   368.3 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 9920]                               ;   140.7 p3      12 x[3] reload
        vpxord zmm3, zmm3, zmm9                                    ;   365.5 p5      12 x[3]
        vpxord zmm4, zmm4, zmm9                                    ;   366.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 9856]                               ;   143.3 p2      12 x[2] reload
        vpxord zmm2, zmm2, [rbp + 3328]                            ;   367.3 p0+p3   12 x[1]
        vprold zmm1, zmm10, 0x16                                   ;   368.3 p0      14 x[2]
        vmovdqa64 zmm10, zmm1                                      ;   369.3         13 x copy
        vpternlogd zmm10, zmm2, zmm9, 0x96                         ;   369.3 p5      13 x
        vpxord zmm11, zmm6, zmm4                                   ;   369.3 p5      13 x
        vpternlogd zmm2, zmm10, zmm11, 0x6c                        ;   370.3 p0      13 x
        vpternlogd zmm1, zmm4, zmm9, 0x96                          ;   369.5 p5      13 x
        vpternlogd zmm4, zmm6, zmm10, 0x6a                         ;   370.3 p0      13 x
        vpternlogd zmm10, zmm1, zmm11, 0x36                        ;   370.5 p5      13 x
        vpxord zmm11, zmm11, zmm4                                  ;   371.3 p0      13 x
        vpternlogd zmm1, zmm11, zmm2, 0x6c                         ;   372.3 p5      13 x
        vpternlogd zmm2, zmm10, zmm4, 0x48                         ;   372.3 p0      13 x
        vpxord zmm10, zmm10, zmm1                                  ;   373.3 p5      13 x
        vprold zmm10, zmm10, 3                                     ;   374.3 p0      14 x[2]
        vpxord zmm11, zmm11, zmm2                                  ;   373.5 p5      14 x[3]
        vprold zmm1, zmm1, 0xd                                     ;   374.3 p0      14 x[0]
        vpternlogd zmm4, zmm10, zmm1, 0x96                         ;   375.3 p5      14 x[1]
        vprold zmm4, zmm4, 1                                       ;   376.3 p0      14 x[1]
        vpxord zmm7, zmm7, [rbp + 3392]                            ;   375.5 p5+p2   12 x[1]
        vpxord zmm6, zmm8, zmm3                                    ;   376.3 p0      13 x
        vmovdqa64 zmm13, zmm6                                      ;   377.3         13 x copy
        vpslld zmm12, zmm1, 3                                      ;   377.3 p0      14 x[3]
        vpternlogd zmm12, zmm11, zmm10, 0x96                       ;   378.3 p5      14 x[3]
        vprold zmm2, zmm12, 7                                      ;   379.3 p0      14 x[3]
        vpternlogd zmm1, zmm2, zmm4, 0x96                          ;   380.3 p5      14 x[0]
        vmovdqa64 zmm11, zmm3                                      ;   366.5         13 x copy
        vpslld zmm14, zmm4, 7                                      ;   379.3 p0      14 x[2]
        vpxord zmm4, zmm4, [rbp + 3584]                            ;   378.5 p5+p3   12 x[1]
        vpternlogd zmm14, zmm10, zmm2, 0x96                        ;   380.3 p5      14 x[2]
        vprold zmm10, zmm14, 0x16                                  ;   381.3 p0      14 x[2]
        vprold zmm1, zmm1, 5                                       ;   381.3 p0      14 x[0]
        vpternlogd zmm11, zmm5, zmm9, 0x96                         ;   380.5 p5      13 x
        vpternlogd zmm5, zmm9, zmm7, 0x96                          ;   381.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm6, 0x6c                          ;   382.5 p0      13 x
        vpternlogd zmm3, zmm8, zmm5, 0x6a                          ;   382.5 p5      13 x
        vpxord zmm13, zmm13, zmm3                                  ;   383.5 p0      13 x
        vpternlogd zmm5, zmm6, zmm11, 0x56                         ;   383.5 p5      13 x
        vpternlogd zmm11, zmm13, zmm7, 0x6c                        ;   384.5 p0      13 x
        vpternlogd zmm7, zmm5, zmm3, 0x48                          ;   384.5 p5      13 x
        vpxord zmm5, zmm5, zmm11                                   ;   385.5 p0      13 x
        vprold zmm5, zmm5, 3                                       ;   386.5 p0      14 x[2]
        vprold zmm6, zmm11, 0xd                                    ;   387.3 p0      14 x[0]
        vpxord zmm13, zmm13, zmm7                                  ;   385.5 p5      14 x[3]
        vpslld zmm8, zmm6, 3                                       ;   388.3 p0      14 x[3]
        vpternlogd zmm8, zmm13, zmm5, 0x96                         ;   389.3 p5      14 x[3]
        vpternlogd zmm3, zmm5, zmm6, 0x96                          ;   388.3 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   389.3 p0      14 x[1]
        vprold zmm7, zmm8, 7                                       ;   390.3 p0      14 x[3]
        vmovdqu64 zmm8, [rbp + 9984]                               ;   165.3 p2      12 x[3] reload
        vpxord zmm2, zmm2, zmm8                                    ;   388.5 p5      12 x[3]
        vpslld zmm9, zmm3, 7                                       ;   391.3 p0      14 x[2]
        vpternlogd zmm6, zmm7, zmm3, 0x96                          ;   391.3 p5      14 x[0]
        vpxord zmm3, zmm3, [rbp + 3648]                            ;   390.5 p5+p3   12 x[1]
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   392.3 p5      14 x[2]
        vmovdqa64 zmm13, zmm2                                      ;   389.5         13 x copy
        vpxord zmm7, zmm7, zmm8                                    ;   392.3 p0      12 x[3]
        vprold zmm5, zmm6, 5                                       ;   393.3 p0      14 x[0]
        vprold zmm6, zmm9, 0x16                                    ;   394.3 p0      14 x[2]
        vpxord zmm6, zmm6, [rbp + 3904]                            ;   395.3 p5+p2   12 x[2]
        vmovdqa64 zmm9, zmm4                                       ;   379.5         13 x copy
        vmovdqa64 zmm12, zmm3                                      ;   391.5         13 x copy
        vpxord zmm10, zmm10, [rbp + 3776]                          ;   393.5 p5+p3   12 x[2]
        vpternlogd zmm13, zmm10, zmm4, 0x1e                        ;   394.5 p5      13 x
        vmovdqu64 zmm8, [rbp + 3456]                               ;   170.0 p2      12 x[0] reload
        vpternlogd zmm9, zmm1, zmm8, 0x96                          ;   395.3 p0      13 x
        vpternlogd zmm1, zmm8, zmm13, 0x28                         ;   395.5 p5      13 x
        vpternlogd zmm2, zmm10, zmm9, 0x6a                         ;   396.3 p0      13 x
        vmovdqa64 zmm8, zmm7                                       ;   393.3         13 x copy
        vpternlogd zmm4, zmm1, zmm10, 0x96                         ;   396.5 p5      13 x
        vpternlogd zmm8, zmm6, zmm3, 0x1e                          ;   397.3 p0      13 x
        vmovdqu64 zmm11, [rbp + 3520]                              ;   173.5 p3      12 x[0] reload
        vpternlogd zmm12, zmm5, zmm11, 0x96                        ;   397.5 p5      13 x
        vpternlogd zmm7, zmm6, zmm12, 0x6a                         ;   398.5 p0      13 x
        vpternlogd zmm5, zmm11, zmm8, 0x28                         ;   398.5 p5      13 x
        vpternlogd zmm3, zmm5, zmm6, 0x96                          ;   399.5 p0      13 x
        vmovdqa64 zmm6, zmm4                                       ;   397.5         13 x copy
        vpternlogd zmm6, zmm1, zmm13, 0x6a                         ;   399.5 p5      13 x
        vpternlogd zmm1, zmm9, zmm6, 0x96                          ;   400.5 p0      14 x[1]
        vpternlogd zmm6, zmm2, zmm4, 0x78                          ;   400.5 p5      13 x
        vpternlogd zmm2, zmm13, zmm4, 0x9c                         ;   401.3 p0      13 x
        vprold zmm2, zmm2, 3                                       ;   402.3 p0      14 x[2]
        vprold zmm6, zmm6, 0xd                                     ;   403.3 p0      14 x[0]
        vpternlogd zmm1, zmm6, zmm2, 0x96                          ;   404.3 p5      14 x[1]
        vpslld zmm9, zmm6, 3                                       ;   404.3 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm2, 0x96                          ;   405.3 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   406.3 p0      14 x[3]
        vprold zmm1, zmm1, 1                                       ;   406.3 p0      14 x[1]
        vpslld zmm9, zmm1, 7                                       ;   407.3 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm4, 0x96                          ;   408.3 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   409.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm3                                       ;   400.5         13 x copy
        vpternlogd zmm9, zmm5, zmm8, 0x6a                          ;   404.5 p5      13 x
        vmovdqu64 zmm10, [rbp + 10112]                             ;   183.5 p2      12 x[1] reload
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   407.3 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   409.3 p0      14 x[0]
        vpternlogd zmm8, zmm7, zmm3, 0xb4                          ;   406.5 p5      13 x
        vpternlogd zmm5, zmm12, zmm9, 0x96                         ;   407.5 p5      14 x[1]
        vpternlogd zmm9, zmm7, zmm3, 0x78                          ;   408.5 p5      13 x
        vprold zmm7, zmm9, 0xd                                     ;   410.3 p0      14 x[0]
        vprold zmm8, zmm8, 3                                       ;   411.3 p0      14 x[2]
        vpternlogd zmm5, zmm7, zmm8, 0x96                          ;   412.3 p5      14 x[1]
        vpslld zmm9, zmm7, 3                                       ;   412.3 p0      14 x[3]
        vpternlogd zmm9, zmm3, zmm8, 0x96                          ;   413.3 p5      14 x[3]
        vprold zmm3, zmm9, 7                                       ;   414.3 p0      14 x[3]
        vpxord zmm1, zmm1, zmm10                                   ;   411.5 p5      12 x[1]
        vprold zmm5, zmm5, 1                                       ;   414.3 p0      14 x[1]
        vpslld zmm9, zmm5, 7                                       ;   415.3 p0      14 x[2]
        vpternlogd zmm7, zmm3, zmm5, 0x96                          ;   415.3 p5      14 x[0]
        vprold zmm7, zmm7, 5                                       ;   416.3 p0      14 x[0]
        vpternlogd zmm9, zmm8, zmm3, 0x96                          ;   416.3 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                    ;   417.3 p0      14 x[2]
        vpxord zmm2, zmm2, [rbp + 3712]                            ;   414.5 p5+p3   12 x[2]
        vmovdqu64 zmm9, [rbp + 10048]                              ;   194.0 p2      12 x[0] reload
        vpxord zmm6, zmm6, zmm9                                    ;   415.5 p5      12 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   417.3 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 10176]                              ;   194.8 p3      12 x[3] reload
        vpternlogd zmm4, zmm6, zmm9, 0x96                          ;   417.5 p5      13 x
        vpternlogd zmm9, zmm3, zmm7, 0x96                          ;   418.3 p0      13 x
        vpxord zmm3, zmm1, zmm2                                    ;   418.5 p5      13 x
        vpternlogd zmm1, zmm4, zmm6, 0x6a                          ;   419.3 p0      13 x
        vpandd zmm11, zmm2, zmm1                                   ;   420.3 p5      13 x
        vmovdqa64 zmm13, zmm1                                      ;   420.3         13 x copy
        vpternlogd zmm13, zmm4, zmm2, 0x96                         ;   420.3 p0      13 x
        vpternlogd zmm11, zmm3, zmm13, 0x96                        ;   421.3 p5      13 x
        vpternlogd zmm6, zmm4, zmm3, 0x56                          ;   421.3 p0      13 x
        vpternlogd zmm4, zmm2, zmm6, 0x28                          ;   422.3 p5      13 x
        vpternlogd zmm4, zmm1, zmm3, 0xf8                          ;   423.3 p0      13 x
        vprold zmm1, zmm11, 3                                      ;   423.3 p0      14 x[2]
        vpxord zmm5, zmm5, zmm10                                   ;   422.5 p5      12 x[1]
        vpxord zmm8, zmm8, [rbp + 3840]                            ;   423.5 p5+p2   12 x[2]
        vpxord zmm13, zmm13, zmm4                                  ;   424.3 p0      14 x[1]
        vprold zmm2, zmm4, 0xd                                     ;   425.3 p0      14 x[0]
        vpslld zmm4, zmm2, 3                                       ;   426.3 p0      14 x[3]
        vpxord zmm10, zmm5, zmm8                                   ;   424.5 p5      13 x
        vpternlogd zmm5, zmm9, zmm7, 0x6a                          ;   425.5 p5      13 x
        vpternlogd zmm13, zmm1, zmm2, 0x96                         ;   426.5 p5      14 x[1]
        vprold zmm3, zmm13, 1                                      ;   427.5 p0      14 x[1]
        vpternlogd zmm4, zmm6, zmm1, 0x96                          ;   427.5 p5      14 x[3]
        vpslld zmm6, zmm3, 7                                       ;   428.5 p0      14 x[2]
        vprold zmm4, zmm4, 7                                       ;   429.3 p0      14 x[3]
        vpternlogd zmm6, zmm1, zmm4, 0x96                          ;   430.3 p5      14 x[2]
        vprold zmm1, zmm6, 0x16                                    ;   431.3 p0      14 x[2]
        vmovdqa64 zmm6, zmm5                                       ;   426.5         13 x copy
        vpternlogd zmm7, zmm9, zmm10, 0x56                         ;   429.5 p5      13 x
        vpandd zmm12, zmm8, zmm5                                   ;   430.5 p5      13 x
        vpternlogd zmm6, zmm9, zmm8, 0x96                          ;   431.3 p0      13 x
        vpternlogd zmm9, zmm8, zmm7, 0x28                          ;   431.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm10, 0xf8                         ;   432.5 p0      13 x
        vprold zmm8, zmm9, 0xd                                     ;   433.5 p0      14 x[0]
        vpternlogd zmm2, zmm4, zmm3, 0x96                          ;   432.5 p5      14 x[0]
        vpternlogd zmm12, zmm10, zmm6, 0x96                        ;   433.5 p5      13 x
        vpxord zmm6, zmm6, zmm9                                    ;   434.3 p0      14 x[1]
        vpslld zmm9, zmm8, 3                                       ;   435.3 p0      14 x[3]
        vprold zmm5, zmm12, 3                                      ;   436.3 p0      14 x[2]
        vpternlogd zmm6, zmm5, zmm8, 0x96                          ;   437.3 p5      14 x[1]
        vpternlogd zmm9, zmm7, zmm5, 0x96                          ;   437.3 p5      14 x[3]
        vprold zmm6, zmm6, 1                                       ;   438.3 p0      14 x[1]
        vprold zmm7, zmm9, 7                                       ;   438.3 p0      14 x[3]
        vpslld zmm9, zmm6, 7                                       ;   439.3 p0      14 x[2]
        vpxord zmm4, zmm4, [rbp + 4288]                            ;   436.5 p5+p3   12 x[3]
        vmovdqa64 zmm11, zmm4                                      ;   437.5         13 x copy
        vprold zmm2, zmm2, 5                                       ;   440.3 p0      14 x[0]
        vpxord zmm2, zmm2, [rbp + 3968]                            ;   441.3 p5+p2   12 x[0]
        vpxord zmm1, zmm1, [rbp + 4096]                            ;   438.5 p5+p3   12 x[2]
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   440.3 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   441.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 10240]                              ;   217.3 p2      12 x[1] reload
        vpxord zmm3, zmm3, zmm9                                    ;   440.5 p5      12 x[1]
        vpternlogd zmm11, zmm1, zmm3, 0x96                         ;   441.5 p5      13 x
        vpternlogd zmm1, zmm3, zmm2, 0xf8                          ;   442.3 p0      13 x
        vpternlogd zmm8, zmm7, zmm6, 0x96                          ;   442.5 p5      14 x[0]
        vprold zmm8, zmm8, 5                                       ;   443.5 p0      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   443.5 p5      12 x[1]
        vmovdqa64 zmm9, zmm4                                       ;   437.5         13 x copy
        vpternlogd zmm4, zmm3, zmm2, 0x21                          ;   444.3 p0      13 x
        vpternlogd zmm3, zmm2, zmm11, 0x6a                         ;   444.5 p5      13 x
        vprold zmm2, zmm3, 3                                       ;   445.5 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 4352]                            ;   445.5 p5+p3   12 x[3]
        vmovdqa64 zmm10, zmm7                                      ;   446.5         13 x copy
        vpxord zmm5, zmm5, [rbp + 4160]                            ;   446.3 p0+p2   12 x[2]
        vpxord zmm8, zmm8, [rbp + 4032]                            ;   446.5 p5+p3   12 x[0]
        vpxord zmm9, zmm9, zmm3                                    ;   447.3 p0      13 x
        vpternlogd zmm11, zmm4, zmm1, 0xec                         ;   447.5 p5      13 x
        vpternlogd zmm1, zmm11, zmm3, 0xde                         ;   448.5 p0      13 x
        vmovdqa64 zmm3, zmm7                                       ;   446.5         13 x copy
        vpternlogd zmm3, zmm5, zmm6, 0x96                          ;   448.5 p5      13 x
        vpternlogd zmm7, zmm6, zmm8, 0x21                          ;   449.3 p0      13 x
        vpternlogd zmm5, zmm6, zmm8, 0xf8                          ;   449.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm3, 0x6a                          ;   450.3 p0      13 x
        vmovdqa64 zmm8, zmm9                                       ;   448.3         13 x copy
        vpternlogd zmm8, zmm11, zmm4, 0x9a                         ;   450.5 p5      13 x
        vpternlogd zmm9, zmm4, zmm2, 0x96                          ;   451.3 p0      14 x[1]
        vprold zmm4, zmm8, 0xd                                     ;   452.3 p0      14 x[0]
        vpternlogd zmm3, zmm7, zmm5, 0xec                          ;   451.5 p5      13 x
        vpternlogd zmm9, zmm1, zmm4, 0x96                          ;   453.3 p5      14 x[1]
        vprold zmm1, zmm9, 1                                       ;   454.3 p0      14 x[1]
        vpslld zmm9, zmm1, 7                                       ;   455.3 p0      14 x[2]
        vpternlogd zmm5, zmm3, zmm6, 0xde                          ;   453.5 p5      13 x
        vpslld zmm8, zmm4, 3                                       ;   455.3 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm2, 0x96                         ;   456.3 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   457.3 p0      14 x[3]
        vpternlogd zmm9, zmm2, zmm8, 0x96                          ;   458.3 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   459.3 p0      14 x[2]
        vpxord zmm10, zmm10, zmm6                                  ;   456.5 p5      13 x
        vprold zmm6, zmm6, 3                                       ;   458.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm10                                      ;   457.5         13 x copy
        vpternlogd zmm10, zmm7, zmm6, 0x96                         ;   459.3 p5      14 x[1]
        vpternlogd zmm9, zmm3, zmm7, 0x9a                          ;   458.5 p5      13 x
        vprold zmm7, zmm9, 0xd                                     ;   459.5 p0      14 x[0]
        vpternlogd zmm10, zmm5, zmm7, 0x96                         ;   460.5 p5      14 x[1]
        vpslld zmm9, zmm7, 3                                       ;   460.5 p0      14 x[3]
        vpternlogd zmm9, zmm3, zmm6, 0x96                          ;   461.5 p5      14 x[3]
        vprold zmm3, zmm9, 7                                       ;   462.5 p0      14 x[3]
        vprold zmm5, zmm10, 1                                      ;   462.3 p0      14 x[1]
        vpternlogd zmm7, zmm3, zmm5, 0x96                          ;   463.5 p5      14 x[0]
        vmovdqu64 zmm10, [rbp + 10368]                             ;   238.5 p2      12 x[1] reload
        vpslld zmm9, zmm5, 7                                       ;   463.3 p0      14 x[2]
        vpxord zmm5, zmm5, zmm10                                   ;   463.3 p5      12 x[1]
        vpternlogd zmm9, zmm6, zmm3, 0x96                          ;   464.3 p5      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;   465.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 10304]                              ;   242.3 p3      12 x[0] reload
        vpternlogd zmm4, zmm8, zmm1, 0x96                          ;   464.5 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   465.5 p0      14 x[0]
        vpxord zmm4, zmm4, zmm9                                    ;   466.5 p5      12 x[0]
        vprold zmm7, zmm7, 5                                       ;   466.3 p0      14 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   467.3 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 10432]                              ;   245.3 p2      12 x[2] reload
        vpxord zmm2, zmm2, zmm9                                    ;   467.3 p0      12 x[2]
        vpxord zmm1, zmm1, zmm10                                   ;   467.5 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 10496]                             ;   245.8 p3      12 x[3] reload
        vpxord zmm8, zmm8, zmm10                                   ;   468.3 p0      12 x[3]
        vpxord zmm6, zmm6, zmm9                                    ;   468.5 p5      12 x[2]
        vmovdqa64 zmm9, zmm2                                       ;   468.3         13 x copy
        vpternlogd zmm9, zmm1, zmm4, 0x96                          ;   469.3 p0      13 x
        vpternlogd zmm2, zmm8, zmm4, 0x6c                          ;   469.5 p5      13 x
        vpternlogd zmm8, zmm1, zmm4, 0x36                          ;   470.3 p0      13 x
        vpternlogd zmm4, zmm2, zmm9, 0x96                          ;   470.5 p5      13 x
        vpternlogd zmm1, zmm2, zmm9, 0x6a                          ;   471.3 p0      13 x
        vpternlogd zmm2, zmm9, zmm8, 0xd2                          ;   471.5 p5      13 x
        vpxord zmm8, zmm8, zmm2                                    ;   472.5 p0      13 x
        vprold zmm4, zmm4, 0xd                                     ;   473.3 p0      14 x[0]
        vprold zmm8, zmm8, 3                                       ;   474.3 p0      14 x[2]
        vpslld zmm9, zmm4, 3                                       ;   475.3 p0      14 x[3]
        vpxord zmm3, zmm3, zmm10                                   ;   472.5 p5      12 x[3]
        vpternlogd zmm9, zmm8, zmm1, 0x96                          ;   476.3 p5      14 x[3]
        vprold zmm9, zmm9, 7                                       ;   477.3 p0      14 x[3]
        vpxord zmm1, zmm1, zmm2                                    ;   474.5 p5      14 x[1]
        vpternlogd zmm1, zmm8, zmm4, 0x96                          ;   475.5 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   477.3 p0      14 x[1]
        vpternlogd zmm4, zmm9, zmm1, 0x96                          ;   478.3 p5      14 x[0]
        vprold zmm2, zmm4, 5                                       ;   479.3 p0      14 x[0]
        vpslld zmm4, zmm1, 7                                       ;   479.3 p0      14 x[2]
        vpternlogd zmm4, zmm8, zmm9, 0x96                          ;   480.3 p5      14 x[2]
        vmovdqa64 zmm8, zmm6                                       ;   469.5         13 x copy
        vpternlogd zmm6, zmm3, zmm7, 0x6c                          ;   478.5 p5      13 x
        vpxord zmm9, zmm9, [rbp + 4480]                            ;   479.5 p5+p2   12 x[3]
        vpternlogd zmm8, zmm5, zmm7, 0x96                          ;   480.3 p0      13 x
        vpternlogd zmm3, zmm5, zmm7, 0x36                          ;   480.5 p5      13 x
        vpternlogd zmm5, zmm6, zmm8, 0x6a                          ;   481.3 p0      13 x
        vpternlogd zmm7, zmm6, zmm8, 0x96                          ;   481.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm3, 0xd2                          ;   482.3 p0      13 x
        vpxord zmm2, zmm2, [rbp + 4224]                            ;   482.5 p5+p3   12 x[0]
        vmovdqa64 zmm10, zmm2                                      ;   483.5         13 x copy
        vpxord zmm3, zmm3, zmm6                                    ;   483.3 p0      13 x
        vprold zmm7, zmm7, 0xd                                     ;   484.3 p0      14 x[0]
        vpslld zmm8, zmm7, 3                                       ;   485.3 p0      14 x[3]
        vprold zmm3, zmm3, 3                                       ;   486.3 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                          ;   487.3 p5      14 x[3]
        vpxord zmm5, zmm5, zmm6                                    ;   484.5 p5      14 x[1]
        vpternlogd zmm5, zmm3, zmm7, 0x96                          ;   487.3 p5      14 x[1]
        vprold zmm4, zmm4, 0x16                                    ;   487.3 p0      14 x[2]
        vprold zmm5, zmm5, 1                                       ;   488.3 p0      14 x[1]
        vprold zmm8, zmm8, 7                                       ;   489.3 p0      14 x[3]
        vpternlogd zmm7, zmm8, zmm5, 0x96                          ;   490.3 p5      14 x[0]
        vprold zmm6, zmm7, 5                                       ;   491.3 p0      14 x[0]
        vpslld zmm7, zmm5, 7                                       ;   491.3 p0      14 x[2]
        vpternlogd zmm7, zmm3, zmm8, 0x96                          ;   492.3 p5      14 x[2]
        vprold zmm3, zmm7, 0x16                                    ;   493.3 p0      14 x[2]
        vpxord zmm6, zmm6, [rbp + 4416]                            ;   492.3 p5+p2   12 x[0]
        vmovdqu64 zmm7, [rbp + 10624]                              ;   266.3 p3      12 x[2] reload
        vpxord zmm4, zmm4, zmm7                                    ;   489.5 p5      12 x[2]
        vpxord zmm11, zmm4, zmm2                                   ;   490.5 p5      13 x
        vpxord zmm3, zmm3, zmm7                                    ;   494.3 p5      12 x[2]
        vmovdqu64 zmm7, [rbp + 10560]                              ;   268.3 p2      12 x[1] reload
        vpternlogd zmm4, zmm9, zmm2, 0xe0                          ;   492.5 p5      13 x
        vpxord zmm8, zmm8, [rbp + 4544]                            ;   493.3 p0+p3   12 x[3]
        vpternlogd zmm10, zmm1, zmm7, 0x60                         ;   493.5 p5      13 x
        vmovdqa64 zmm12, zmm7                                      ;   274.3         13 x copy
        vpternlogd zmm1, zmm9, zmm7, 0x96                          ;   494.3 p0      13 x
        vpternlogd zmm9, zmm2, zmm10, 0x56                         ;   494.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm8, 0x96                          ;   495.3 p0      13 x
        vpternlogd zmm12, zmm6, zmm5, 0x48                         ;   495.5 p5      13 x
        vmovdqa64 zmm5, zmm9                                       ;   495.5         13 x copy
        vpxord zmm2, zmm3, zmm6                                    ;   496.3 p0      13 x
        vpternlogd zmm11, zmm1, zmm10, 0x36                        ;   496.5 p5      13 x
        vpternlogd zmm1, zmm4, zmm10, 0x36                         ;   497.3 p0      13 x
        vpternlogd zmm5, zmm4, zmm11, 0x56                         ;   497.5 p5      13 x
        vpternlogd zmm4, zmm10, zmm5, 0x56                         ;   498.5 p0      14 x[3]
        vpternlogd zmm11, zmm9, zmm1, 0x4e                         ;   498.5 p5      13 x
        vpternlogd zmm3, zmm8, zmm6, 0xe0                          ;   499.3 p0      13 x
        vpternlogd zmm5, zmm9, zmm1, 0x1e                          ;   499.5 p5      13 x
        vpternlogd zmm2, zmm7, zmm12, 0x36                         ;   500.3 p0      13 x
        vpternlogd zmm7, zmm3, zmm12, 0x36                         ;   500.5 p5      13 x
        vprold zmm5, zmm5, 3                                       ;   501.3 p0      14 x[2]
        vpternlogd zmm8, zmm6, zmm12, 0x56                         ;   501.5 p5      13 x
        vprold zmm6, zmm11, 0xd                                    ;   502.3 p0      14 x[0]
        vpslld zmm9, zmm6, 3                                       ;   503.3 p0      14 x[3]
        vpternlogd zmm1, zmm5, zmm6, 0x96                          ;   503.3 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   504.3 p0      14 x[1]
        vpternlogd zmm9, zmm4, zmm5, 0x96                          ;   504.3 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   505.3 p0      14 x[3]
        vpslld zmm9, zmm1, 7                                       ;   506.3 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm4, 0x96                          ;   507.3 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   508.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm8                                       ;   502.5         13 x copy
        vpternlogd zmm9, zmm3, zmm2, 0x56                          ;   505.5 p5      13 x
        vpternlogd zmm2, zmm8, zmm7, 0x4e                          ;   506.5 p5      13 x
        vmovdqu64 zmm11, [rbp + 4672]                              ;   282.3 p2      12 x[2] reload
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   507.5 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   508.5 p0      14 x[0]
        vprold zmm2, zmm2, 0xd                                     ;   509.3 p0      14 x[0]
        vpternlogd zmm8, zmm9, zmm7, 0x36                          ;   508.5 p5      13 x
        vpternlogd zmm9, zmm3, zmm12, 0x1e                         ;   509.5 p5      14 x[3]
        vprold zmm3, zmm8, 3                                       ;   510.3 p0      14 x[2]
        vpslld zmm8, zmm2, 3                                       ;   511.3 p0      14 x[3]
        vpternlogd zmm7, zmm3, zmm2, 0x96                          ;   511.3 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;   512.3 p0      14 x[1]
        vpternlogd zmm8, zmm9, zmm3, 0x96                          ;   512.3 p5      14 x[3]
        vpslld zmm9, zmm7, 7                                       ;   513.3 p0      14 x[2]
        vprold zmm8, zmm8, 7                                       ;   514.3 p0      14 x[3]
        vpternlogd zmm9, zmm3, zmm8, 0x96                          ;   515.3 p5      14 x[2]
        vprold zmm3, zmm9, 0x16                                    ;   516.3 p0      14 x[2]
        vpternlogd zmm2, zmm8, zmm7, 0x96                          ;   515.3 p5      14 x[0]
        vmovdqu64 zmm9, [rbp + 10816]                              ;   291.3 p3      12 x[1] reload
        vpxord zmm1, zmm1, zmm9                                    ;   514.5 p5      12 x[1]
        vmovdqa64 zmm10, zmm1                                      ;   515.5         13 x copy
        vpxord zmm7, zmm7, zmm9                                    ;   515.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 10880]                              ;   293.3 p2      12 x[3] reload
        vpxord zmm8, zmm8, zmm9                                    ;   516.3 p0      12 x[3]
        vmovdqa64 zmm12, zmm8                                      ;   517.3         13 x copy
        vpxord zmm4, zmm4, zmm9                                    ;   516.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 10688]                              ;   294.0 p3      12 x[0] reload
        vpternlogd zmm10, zmm6, zmm9, 0x96                         ;   517.3 p0      13 x
        vpternlogd zmm6, zmm4, zmm9, 0x96                          ;   517.5 p5      13 x
        vpternlogd zmm4, zmm5, zmm11, 0x96                         ;   518.3 p0      13 x
        vpternlogd zmm5, zmm11, zmm6, 0xbe                         ;   518.5 p5      13 x
        vmovdqu64 zmm11, [rbp + 4800]                              ;   294.8 p2      12 x[2] reload
        vprold zmm2, zmm2, 5                                       ;   519.3 p0      14 x[0]
        vpternlogd zmm8, zmm2, zmm9, 0x96                          ;   520.3 p5      13 x
        vpternlogd zmm10, zmm4, zmm6, 0x6c                         ;   520.3 p0      13 x
        vpternlogd zmm12, zmm3, zmm11, 0x96                        ;   520.5 p5      13 x
        vpternlogd zmm3, zmm11, zmm8, 0xbe                         ;   521.3 p0      13 x
        vmovdqa64 zmm11, zmm1                                      ;   515.5         13 x copy
        vpternlogd zmm2, zmm9, zmm7, 0x96                          ;   521.5 p5      13 x
        vmovdqa64 zmm9, zmm6                                       ;   518.5         13 x copy
        vpternlogd zmm6, zmm10, zmm1, 0x78                         ;   522.3 p0      14 x[3]
        vpternlogd zmm1, zmm5, zmm4, 0xb4                          ;   522.5 p5      13 x
        vpternlogd zmm2, zmm12, zmm8, 0x6c                         ;   523.3 p0      13 x
        vpternlogd zmm5, zmm4, zmm10, 0x80                         ;   523.5 p5      13 x
        vprold zmm4, zmm10, 0xd                                    ;   524.3 p0      14 x[0]
        vpxord zmm9, zmm9, zmm5                                    ;   524.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm4, 0x56                          ;   525.3 p0      14 x[1]
        vpxord zmm11, zmm11, zmm9                                  ;   525.5 p5      13 x
        vprold zmm1, zmm11, 3                                      ;   526.5 p0      14 x[2]
        vpternlogd zmm5, zmm9, zmm1, 0x96                          ;   527.5 p5      14 x[1]
        vpslld zmm9, zmm4, 3                                       ;   527.3 p0      14 x[3]
        vmovdqa64 zmm10, zmm7                                      ;   516.5         13 x copy
        vprold zmm5, zmm5, 1                                       ;   528.5 p0      14 x[1]
        vpternlogd zmm9, zmm6, zmm1, 0x96                          ;   528.3 p5      14 x[3]
        vprold zmm6, zmm9, 7                                       ;   529.3 p0      14 x[3]
        vmovdqa64 zmm9, zmm8                                       ;   521.3         13 x copy
        vpternlogd zmm8, zmm2, zmm7, 0x78                          ;   528.5 p5      14 x[3]
        vpternlogd zmm7, zmm3, zmm12, 0xb4                         ;   529.5 p5      13 x
        vpternlogd zmm3, zmm12, zmm2, 0x80                         ;   530.3 p0      13 x
        vpxord zmm9, zmm9, zmm3                                    ;   531.3 p5      13 x
        vprold zmm2, zmm2, 0xd                                     ;   531.3 p0      14 x[0]
        vpternlogd zmm3, zmm7, zmm2, 0x56                          ;   532.3 p5      14 x[1]
        vpxord zmm10, zmm10, zmm9                                  ;   532.3 p0      13 x
        vprold zmm7, zmm10, 3                                      ;   533.3 p0      14 x[2]
        vpternlogd zmm3, zmm9, zmm7, 0x96                          ;   534.3 p5      14 x[1]
        vpslld zmm9, zmm2, 3                                       ;   534.3 p0      14 x[3]
        vpternlogd zmm9, zmm8, zmm7, 0x96                          ;   535.3 p5      14 x[3]
        vprold zmm8, zmm9, 7                                       ;   536.3 p0      14 x[3]
        vpslld zmm9, zmm5, 7                                       ;   536.3 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm6, 0x96                          ;   537.3 p5      14 x[2]
        vpternlogd zmm4, zmm6, zmm5, 0x96                          ;   535.5 p5      14 x[0]
        vmovdqu64 zmm10, [rbp + 11136]                             ;   316.3 p3      12 x[3] reload
        vpxord zmm6, zmm6, zmm10                                   ;   536.5 p5      12 x[3]
        vprold zmm3, zmm3, 1                                       ;   537.3 p0      14 x[1]
        vprold zmm1, zmm9, 0x16                                    ;   538.3 p0      14 x[2]
        vpternlogd zmm2, zmm8, zmm3, 0x96                          ;   538.3 p5      14 x[0]
        vpslld zmm9, zmm3, 7                                       ;   539.3 p0      14 x[2]
        vpternlogd zmm9, zmm7, zmm8, 0x96                          ;   540.3 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   541.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 10944]                              ;   319.2 p2      12 x[1] reload
        vpxord zmm5, zmm5, zmm9                                    ;   539.5 p5      12 x[1]
        vpxord zmm8, zmm8, zmm10                                   ;   540.5 p5      12 x[3]
        vprold zmm2, zmm2, 5                                       ;   541.3 p0      14 x[0]
        vpxord zmm2, zmm2, [rbp + 4736]                            ;   542.3 p5+p3   12 x[0]
        vmovdqa64 zmm11, zmm2                                      ;   543.3         13 x copy
        vpxord zmm3, zmm3, zmm9                                    ;   542.3 p0      12 x[1]
        vmovdqu64 zmm9, [rbp + 11072]                              ;   320.3 p2      12 x[2] reload
        vpternlogd zmm7, zmm2, zmm9, 0x96                          ;   543.3 p5      13 x
        vpandd zmm12, zmm2, zmm7                                   ;   544.3 p0      13 x
        vpternlogd zmm7, zmm3, zmm2, 0x1e                          ;   544.3 p5      13 x
        vpternlogd zmm3, zmm2, zmm8, 0x96                          ;   544.3 p0      13 x
        vpternlogd zmm12, zmm3, zmm8, 0x6a                         ;   545.3 p5      13 x
        vpternlogd zmm8, zmm3, zmm7, 0x56                          ;   545.3 p0      13 x
        vprold zmm4, zmm4, 5                                       ;   546.3 p0      14 x[0]
        vpxord zmm11, zmm11, zmm7                                  ;   545.5 p5      13 x
        vpternlogd zmm7, zmm12, zmm3, 0x6a                         ;   546.5 p5      14 x[1]
        vpternlogd zmm3, zmm8, zmm11, 0x78                         ;   547.3 p0      13 x
        vpxord zmm4, zmm4, [rbp + 4608]                            ;   547.5 p5+p3   12 x[0]
        vprold zmm3, zmm3, 3                                       ;   548.3 p0      14 x[2]
        vpxord zmm11, zmm11, zmm12                                 ;   548.5 p5      14 x[3]
        vpxord zmm1, zmm1, zmm9                                    ;   549.3 p0      13 x
        vprold zmm2, zmm8, 0xd                                     ;   550.3 p0      14 x[0]
        vpternlogd zmm7, zmm3, zmm2, 0x96                          ;   551.3 p5      14 x[1]
        vpslld zmm8, zmm2, 3                                       ;   551.3 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm3, 0x96                         ;   552.3 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   553.3 p0      14 x[3]
        vpandnd zmm9, zmm1, zmm4                                   ;   551.5 p5      13 x
        vpternlogd zmm1, zmm5, zmm4, 0xb4                          ;   552.5 p5      13 x
        vpternlogd zmm5, zmm6, zmm4, 0x96                          ;   553.3 p0      13 x
        vpternlogd zmm9, zmm5, zmm6, 0x6a                          ;   554.3 p5      13 x
        vpternlogd zmm6, zmm5, zmm1, 0x56                          ;   554.3 p0      13 x
        vpxord zmm4, zmm4, zmm1                                    ;   554.5 p5      13 x
        vpternlogd zmm1, zmm9, zmm5, 0x6a                          ;   555.3 p0      14 x[1]
        vpternlogd zmm5, zmm6, zmm4, 0x78                          ;   555.5 p5      13 x
        vprold zmm6, zmm6, 0xd                                     ;   556.3 p0      14 x[0]
        vpslld zmm10, zmm6, 3                                      ;   557.3 p0      14 x[3]
        vprold zmm7, zmm7, 1                                       ;   558.3 p0      14 x[1]
        vprold zmm5, zmm5, 3                                       ;   559.3 p0      14 x[2]
        vpxord zmm9, zmm9, zmm4                                    ;   556.5 p5      14 x[3]
        vpternlogd zmm10, zmm9, zmm5, 0x96                         ;   560.3 p5      14 x[3]
        vpternlogd zmm2, zmm8, zmm7, 0x96                          ;   559.3 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   560.3 p0      14 x[0]
        vpternlogd zmm1, zmm5, zmm6, 0x96                          ;   560.3 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   561.3 p0      14 x[1]
        vprold zmm4, zmm10, 7                                      ;   562.3 p0      14 x[3]
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   563.3 p5      14 x[0]
        vpslld zmm9, zmm7, 7                                       ;   563.3 p0      14 x[2]
        vpternlogd zmm9, zmm3, zmm8, 0x96                          ;   564.3 p5      14 x[2]
        vpslld zmm13, zmm1, 7                                      ;   564.3 p0      14 x[2]
        vprold zmm3, zmm9, 0x16                                    ;   565.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 11200]                              ;   339.3 p2      12 x[0] reload
        vpxord zmm2, zmm2, zmm9                                    ;   562.5 p5      12 x[0]
        vpternlogd zmm13, zmm5, zmm4, 0x96                         ;   565.3 p5      14 x[2]
        vprold zmm5, zmm6, 5                                       ;   566.3 p0      14 x[0]
        vpxord zmm5, zmm5, zmm9                                    ;   567.3 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 11328]                              ;   341.8 p3      12 x[3] reload
        vpxord zmm8, zmm8, zmm9                                    ;   565.5 p5      12 x[3]
        vpxord zmm1, zmm1, [rbp + 4864]                            ;   566.5 p5+p2   12 x[1]
        vpxord zmm4, zmm4, zmm9                                    ;   567.3 p0      12 x[3]
        vmovdqa64 zmm10, zmm4                                      ;   568.3         13 x copy
        vpxord zmm11, zmm5, zmm4                                   ;   568.3 p5      13 x
        vpxord zmm7, zmm7, [rbp + 4928]                            ;   568.3 p0+p3   12 x[1]
        vmovdqu64 zmm9, [rbp + 11264]                              ;   344.3 p2      12 x[2] reload
        vprold zmm6, zmm13, 0x16                                   ;   569.3 p0      14 x[2]
        vpternlogd zmm10, zmm6, zmm9, 0x96                         ;   570.3 p5      13 x
        vpternlogd zmm6, zmm9, zmm1, 0x96                          ;   570.3 p5      13 x
        vpternlogd zmm1, zmm6, zmm11, 0x6c                         ;   571.3 p0      13 x
        vpternlogd zmm4, zmm5, zmm6, 0x6a                          ;   571.3 p5      13 x
        vpternlogd zmm6, zmm10, zmm11, 0x36                        ;   571.3 p0      13 x
        vpxord zmm11, zmm11, zmm4                                  ;   572.3 p5      13 x
        vpternlogd zmm10, zmm11, zmm1, 0x6c                        ;   573.3 p0      13 x
        vpternlogd zmm1, zmm6, zmm4, 0x48                          ;   572.5 p5      13 x
        vpxord zmm5, zmm2, zmm8                                    ;   573.3 p0      13 x
        vpxord zmm6, zmm6, zmm10                                   ;   574.3 p5      13 x
        vprold zmm10, zmm10, 0xd                                   ;   574.3 p0      14 x[0]
        vprold zmm6, zmm6, 3                                       ;   575.3 p0      14 x[2]
        vpternlogd zmm4, zmm6, zmm10, 0x96                         ;   576.3 p5      14 x[1]
        vpxord zmm11, zmm11, zmm1                                  ;   575.5 p5      14 x[3]
        vmovdqa64 zmm13, zmm5                                      ;   574.3         13 x copy
        vpslld zmm12, zmm10, 3                                     ;   576.3 p0      14 x[3]
        vpternlogd zmm12, zmm11, zmm6, 0x96                        ;   577.3 p5      14 x[3]
        vmovdqa64 zmm11, zmm8                                      ;   566.5         13 x copy
        vpternlogd zmm11, zmm3, zmm9, 0x96                         ;   577.3 p0      13 x
        vpternlogd zmm3, zmm9, zmm7, 0x96                          ;   577.5 p5      13 x
        vpternlogd zmm8, zmm2, zmm3, 0x6a                          ;   578.5 p0      13 x
        vpxord zmm13, zmm13, zmm8                                  ;   579.5 p5      13 x
        vprold zmm4, zmm4, 1                                       ;   579.3 p0      14 x[1]
        vpslld zmm14, zmm4, 7                                      ;   580.3 p0      14 x[2]
        vprold zmm1, zmm12, 7                                      ;   581.3 p0      14 x[3]
        vpternlogd zmm14, zmm6, zmm1, 0x96                         ;   582.3 p5      14 x[2]
        vpternlogd zmm10, zmm1, zmm4, 0x96                         ;   582.3 p5      14 x[0]
        vprold zmm6, zmm10, 5                                      ;   583.3 p0      14 x[0]
        vprold zmm10, zmm14, 0x16                                  ;   583.3 p0      14 x[2]
        vpxord zmm4, zmm4, [rbp + 5120]                            ;   581.5 p5+p3   12 x[1]
        vpternlogd zmm7, zmm3, zmm5, 0x6c                          ;   582.5 p5      13 x
        vpternlogd zmm3, zmm5, zmm11, 0x56                         ;   583.5 p5      13 x
        vpternlogd zmm11, zmm13, zmm7, 0x6c                        ;   584.3 p0      13 x
        vpternlogd zmm7, zmm3, zmm8, 0x48                          ;   584.5 p5      13 x
        vpxord zmm3, zmm3, zmm11                                   ;   585.3 p0      13 x
        vprold zmm3, zmm3, 3                                       ;   586.3 p0      14 x[2]
        vprold zmm2, zmm11, 0xd                                    ;   587.3 p0      14 x[0]
        vpternlogd zmm8, zmm3, zmm2, 0x96                          ;   588.3 p5      14 x[1]
        vprold zmm5, zmm8, 1                                       ;   589.3 p0      14 x[1]
        vpxord zmm13, zmm13, zmm7                                  ;   586.5 p5      14 x[3]
        vpslld zmm8, zmm2, 3                                       ;   589.3 p0      14 x[3]
        vpternlogd zmm8, zmm13, zmm3, 0x96                         ;   590.3 p5      14 x[3]
        vpxord zmm10, zmm10, [rbp + 5312]                          ;   588.5 p5+p2   12 x[2]
        vprold zmm7, zmm8, 7                                       ;   591.3 p0      14 x[3]
        vmovdqu64 zmm8, [rbp + 11392]                              ;   366.3 p3      12 x[3] reload
        vpternlogd zmm2, zmm7, zmm5, 0x96                          ;   592.3 p5      14 x[0]
        vpxord zmm1, zmm1, zmm8                                    ;   590.5 p5      12 x[3]
        vmovdqa64 zmm13, zmm1                                      ;   591.5         13 x copy
        vpternlogd zmm13, zmm10, zmm4, 0x1e                        ;   591.5 p0      13 x
        vpslld zmm9, zmm5, 7                                       ;   592.3 p0      14 x[2]
        vpternlogd zmm9, zmm3, zmm7, 0x96                          ;   593.3 p5      14 x[2]
        vprold zmm3, zmm9, 0x16                                    ;   594.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm4                                       ;   582.5         13 x copy
        vpxord zmm7, zmm7, zmm8                                    ;   592.5 p5      12 x[3]
        vmovdqu64 zmm8, [rbp + 4992]                               ;   370.3 p2      12 x[0] reload
        vpternlogd zmm9, zmm6, zmm8, 0x96                          ;   593.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm13, 0x28                         ;   594.3 p0      13 x
        vpternlogd zmm1, zmm10, zmm9, 0x6a                         ;   594.5 p5      13 x
        vpternlogd zmm4, zmm6, zmm10, 0x96                         ;   595.3 p0      13 x
        vmovdqu64 zmm10, [rbp + 11520]                             ;   371.5 p3      12 x[1] reload
        vpxord zmm5, zmm5, [rbp + 5184]                            ;   595.5 p5+p2   12 x[1]
        vmovdqa64 zmm8, zmm7                                       ;   593.5         13 x copy
        vprold zmm2, zmm2, 5                                       ;   596.3 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 5376]                            ;   596.5 p5+p3   12 x[2]
        vmovdqa64 zmm12, zmm5                                      ;   596.5         13 x copy
        vmovdqu64 zmm11, [rbp + 5056]                              ;   374.3 p2      12 x[0] reload
        vpternlogd zmm8, zmm3, zmm5, 0x1e                          ;   597.5 p0      13 x
        vpternlogd zmm12, zmm2, zmm11, 0x96                        ;   597.5 p5      13 x
        vpternlogd zmm7, zmm3, zmm12, 0x6a                         ;   598.5 p0      13 x
        vpternlogd zmm2, zmm11, zmm8, 0x28                         ;   598.5 p5      13 x
        vpternlogd zmm5, zmm2, zmm3, 0x96                          ;   599.5 p0      13 x
        vmovdqa64 zmm3, zmm4                                       ;   596.3         13 x copy
        vpternlogd zmm3, zmm6, zmm13, 0x6a                         ;   599.5 p5      13 x
        vpternlogd zmm6, zmm9, zmm3, 0x96                          ;   600.5 p0      14 x[1]
        vpternlogd zmm3, zmm1, zmm4, 0x78                          ;   600.5 p5      13 x
        vpternlogd zmm1, zmm13, zmm4, 0x9c                         ;   601.3 p0      13 x
        vprold zmm1, zmm1, 3                                       ;   602.3 p0      14 x[2]
        vprold zmm3, zmm3, 0xd                                     ;   603.3 p0      14 x[0]
        vpslld zmm9, zmm3, 3                                       ;   604.3 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm1, 0x96                          ;   605.3 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   606.3 p0      14 x[3]
        vpternlogd zmm6, zmm3, zmm1, 0x96                          ;   604.3 p5      14 x[1]
        vprold zmm6, zmm6, 1                                       ;   606.3 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   607.3 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm4, 0x96                          ;   608.3 p5      14 x[2]
        vprold zmm1, zmm9, 0x16                                    ;   609.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm5                                       ;   600.5         13 x copy
        vpternlogd zmm9, zmm2, zmm8, 0x6a                          ;   604.5 p5      13 x
        vpternlogd zmm8, zmm7, zmm5, 0xb4                          ;   605.5 p5      13 x
        vpternlogd zmm3, zmm4, zmm6, 0x96                          ;   607.3 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   609.3 p0      14 x[0]
        vpternlogd zmm2, zmm12, zmm9, 0x96                         ;   607.5 p5      14 x[1]
        vpternlogd zmm9, zmm7, zmm5, 0x78                          ;   608.5 p5      13 x
        vprold zmm7, zmm9, 0xd                                     ;   610.3 p0      14 x[0]
        vpslld zmm9, zmm7, 3                                       ;   611.3 p0      14 x[3]
        vprold zmm8, zmm8, 3                                       ;   612.3 p0      14 x[2]
        vpternlogd zmm2, zmm7, zmm8, 0x96                          ;   613.3 p5      14 x[1]
        vpternlogd zmm9, zmm5, zmm8, 0x96                          ;   613.3 p5      14 x[3]
        vprold zmm5, zmm9, 7                                       ;   614.3 p0      14 x[3]
        vprold zmm2, zmm2, 1                                       ;   614.3 p0      14 x[1]
        vpternlogd zmm7, zmm5, zmm2, 0x96                          ;   615.3 p5      14 x[0]
        vpxord zmm1, zmm1, [rbp + 5248]                            ;   612.5 p5+p3   12 x[2]
        vpslld zmm9, zmm2, 7                                       ;   615.3 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm5, 0x96                          ;   616.3 p5      14 x[2]
        vpxord zmm6, zmm6, zmm10                                   ;   614.5 p5      12 x[1]
        vprold zmm8, zmm9, 0x16                                    ;   617.3 p0      14 x[2]
        vprold zmm7, zmm7, 5                                       ;   617.3 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 11456]                              ;   393.5 p2      12 x[0] reload
        vpxord zmm3, zmm3, zmm9                                    ;   615.5 p5      12 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   618.3 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 11584]                              ;   395.3 p3      12 x[3] reload
        vpternlogd zmm4, zmm3, zmm9, 0x96                          ;   617.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   619.3 p0      13 x
        vpxord zmm5, zmm6, zmm1                                    ;   618.5 p5      13 x
        vpternlogd zmm6, zmm4, zmm3, 0x6a                          ;   619.3 p0      13 x
        vpxord zmm2, zmm2, zmm10                                   ;   619.5 p5      12 x[1]
        vpxord zmm8, zmm8, [rbp + 6336]                            ;   620.3 p0+p2   12 x[2]
        vpxord zmm10, zmm2, zmm8                                   ;   621.3 p5      13 x
        vmovdqa64 zmm13, zmm6                                      ;   620.3         13 x copy
        vpandd zmm11, zmm1, zmm6                                   ;   621.3 p0      13 x
        vpternlogd zmm13, zmm4, zmm1, 0x96                         ;   621.5 p5      13 x
        vpternlogd zmm3, zmm4, zmm5, 0x56                          ;   622.3 p0      13 x
        vpternlogd zmm4, zmm1, zmm3, 0x28                          ;   623.3 p5      13 x
        vpternlogd zmm4, zmm6, zmm5, 0xf8                          ;   624.3 p0      13 x
        vpternlogd zmm2, zmm9, zmm7, 0x6a                          ;   623.5 p5      13 x
        vpternlogd zmm11, zmm5, zmm13, 0x96                        ;   624.3 p0      13 x
        vprold zmm1, zmm11, 3                                      ;   625.3 p0      14 x[2]
        vpternlogd zmm7, zmm9, zmm10, 0x56                         ;   624.5 p5      13 x
        vpxord zmm13, zmm13, zmm4                                  ;   625.5 p5      14 x[1]
        vprold zmm4, zmm4, 0xd                                     ;   626.3 p0      14 x[0]
        vpslld zmm6, zmm4, 3                                       ;   627.3 p0      14 x[3]
        vpternlogd zmm6, zmm3, zmm1, 0x96                          ;   628.3 p5      14 x[3]
        vprold zmm3, zmm6, 7                                       ;   629.3 p0      14 x[3]
        vpternlogd zmm13, zmm1, zmm4, 0x96                         ;   627.5 p5      14 x[1]
        vprold zmm5, zmm13, 1                                      ;   629.3 p0      14 x[1]
        vpslld zmm6, zmm5, 7                                       ;   630.3 p0      14 x[2]
        vpternlogd zmm6, zmm1, zmm3, 0x96                          ;   631.3 p5      14 x[2]
        vprold zmm1, zmm6, 0x16                                    ;   632.3 p0      14 x[2]
        vmovdqa64 zmm6, zmm2                                       ;   624.5         13 x copy
        vpternlogd zmm6, zmm9, zmm8, 0x96                          ;   629.5 p5      13 x
        vpandd zmm12, zmm8, zmm2                                   ;   630.5 p5      13 x
        vpternlogd zmm12, zmm10, zmm6, 0x96                        ;   631.5 p5      13 x
        vpternlogd zmm9, zmm8, zmm7, 0x28                          ;   632.3 p0      13 x
        vpternlogd zmm9, zmm2, zmm10, 0xf8                         ;   633.3 p5      13 x
        vpxord zmm6, zmm6, zmm9                                    ;   634.3 p0      14 x[1]
        vprold zmm8, zmm9, 0xd                                     ;   634.3 p0      14 x[0]
        vprold zmm2, zmm12, 3                                      ;   635.3 p0      14 x[2]
        vpternlogd zmm6, zmm2, zmm8, 0x96                          ;   636.3 p5      14 x[1]
        vpslld zmm9, zmm8, 3                                       ;   636.3 p0      14 x[3]
        vpternlogd zmm9, zmm7, zmm2, 0x96                          ;   637.3 p5      14 x[3]
        vprold zmm7, zmm9, 7                                       ;   638.3 p0      14 x[3]
        vprold zmm6, zmm6, 1                                       ;   638.3 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   639.3 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm7, 0x96                          ;   640.3 p5      14 x[2]
        vpternlogd zmm4, zmm3, zmm5, 0x96                          ;   636.5 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   640.3 p0      14 x[0]
        vprold zmm2, zmm9, 0x16                                    ;   641.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 11648]                              ;   415.5 p3      12 x[1] reload
        vpternlogd zmm8, zmm7, zmm6, 0x96                          ;   639.3 p5      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   639.3 p5      12 x[1]
        vpxord zmm2, zmm2, [rbp + 7168]                            ;   642.3 p5+p2   12 x[2]
        vpxord zmm1, zmm1, [rbp + 5504]                            ;   640.5 p5+p3   12 x[2]
        vprold zmm8, zmm8, 5                                       ;   642.3 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 5632]                            ;   641.5 p5+p2   12 x[3]
        vpxord zmm7, zmm7, [rbp + 6400]                            ;   642.5 p5+p3   12 x[3]
        vmovdqa64 zmm11, zmm3                                      ;   642.5         13 x copy
        vpxord zmm4, zmm4, [rbp + 5440]                            ;   643.3 p0+p2   12 x[0]
        vpxord zmm8, zmm8, [rbp + 5568]                            ;   643.5 p5+p3   12 x[0]
        vmovdqa64 zmm10, zmm7                                      ;   643.5         13 x copy
        vpxord zmm5, zmm5, zmm9                                    ;   644.3 p0      12 x[1]
        vpternlogd zmm11, zmm1, zmm5, 0x96                         ;   645.3 p5      13 x
        vpternlogd zmm1, zmm5, zmm4, 0xf8                          ;   645.3 p0      13 x
        vmovdqa64 zmm9, zmm3                                       ;   642.5         13 x copy
        vpternlogd zmm3, zmm5, zmm4, 0x21                          ;   645.5 p5      13 x
        vpternlogd zmm5, zmm4, zmm11, 0x6a                         ;   646.3 p0      13 x
        vpternlogd zmm11, zmm3, zmm1, 0xec                         ;   646.5 p5      13 x
        vpternlogd zmm1, zmm11, zmm5, 0xde                         ;   647.5 p0      13 x
        vprold zmm4, zmm5, 3                                       ;   648.3 p0      14 x[2]
        vpxord zmm9, zmm9, zmm5                                    ;   647.5 p5      13 x
        vmovdqa64 zmm5, zmm7                                       ;   643.5         13 x copy
        vpternlogd zmm7, zmm6, zmm8, 0x21                          ;   648.5 p5      13 x
        vpternlogd zmm5, zmm2, zmm6, 0x96                          ;   649.3 p0      13 x
        vpternlogd zmm2, zmm6, zmm8, 0xf8                          ;   649.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm5, 0x6a                          ;   650.3 p0      13 x
        vmovdqa64 zmm8, zmm9                                       ;   648.5         13 x copy
        vpternlogd zmm8, zmm11, zmm3, 0x9a                         ;   650.5 p5      13 x
        vpternlogd zmm9, zmm3, zmm4, 0x96                          ;   651.3 p0      14 x[1]
        vprold zmm3, zmm8, 0xd                                     ;   652.3 p0      14 x[0]
        vpslld zmm8, zmm3, 3                                       ;   653.3 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm4, 0x96                         ;   654.3 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   655.3 p0      14 x[3]
        vpternlogd zmm5, zmm7, zmm2, 0xec                          ;   652.5 p5      13 x
        vpternlogd zmm9, zmm1, zmm3, 0x96                          ;   653.5 p5      14 x[1]
        vprold zmm1, zmm9, 1                                       ;   655.3 p0      14 x[1]
        vpxord zmm10, zmm10, zmm6                                  ;   654.5 p5      13 x
        vpslld zmm9, zmm1, 7                                       ;   656.3 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   657.3 p5      14 x[2]
        vpternlogd zmm2, zmm5, zmm6, 0xde                          ;   656.5 p5      13 x
        vprold zmm4, zmm9, 0x16                                    ;   658.3 p0      14 x[2]
        vmovdqa64 zmm9, zmm10                                      ;   655.5         13 x copy
        vpternlogd zmm9, zmm5, zmm7, 0x9a                          ;   657.5 p5      13 x
        vprold zmm6, zmm6, 3                                       ;   658.3 p0      14 x[2]
        vpternlogd zmm10, zmm7, zmm6, 0x96                         ;   659.3 p5      14 x[1]
        vprold zmm7, zmm9, 0xd                                     ;   659.3 p0      14 x[0]
        vpternlogd zmm3, zmm8, zmm1, 0x96                          ;   659.5 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   660.5 p0      14 x[0]
        vpternlogd zmm10, zmm2, zmm7, 0x96                         ;   660.5 p5      14 x[1]
        vprold zmm2, zmm10, 1                                      ;   661.5 p0      14 x[1]
        vmovdqu64 zmm10, [rbp + 11776]                             ;   438.5 p2      12 x[1] reload
        vpxord zmm1, zmm1, zmm10                                   ;   661.5 p5      12 x[1]
        vpslld zmm9, zmm7, 3                                       ;   662.3 p0      14 x[3]
        vpternlogd zmm9, zmm5, zmm6, 0x96                          ;   663.3 p5      14 x[3]
        vprold zmm5, zmm9, 7                                       ;   664.3 p0      14 x[3]
        vpslld zmm9, zmm2, 7                                       ;   664.3 p0      14 x[2]
        vpternlogd zmm7, zmm5, zmm2, 0x96                          ;   665.3 p5      14 x[0]
        vprold zmm7, zmm7, 5                                       ;   666.3 p0      14 x[0]
        vmovdqu64 zmm11, [rbp + 5888]                              ;   442.5 p3      12 x[3] reload
        vpternlogd zmm9, zmm6, zmm5, 0x96                          ;   665.3 p5      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;   666.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 11712]                              ;   443.0 p2      12 x[0] reload
        vpxord zmm7, zmm7, zmm9                                    ;   667.3 p5      12 x[0]
        vpxord zmm3, zmm3, zmm9                                    ;   666.5 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 11840]                              ;   443.5 p3      12 x[2] reload
        vpxord zmm6, zmm6, zmm9                                    ;   667.3 p0      12 x[2]
        vpxord zmm4, zmm4, zmm9                                    ;   667.5 p5      12 x[2]
        vmovdqa64 zmm9, zmm4                                       ;   668.5         13 x copy
        vpternlogd zmm9, zmm1, zmm3, 0x96                          ;   668.5 p0      13 x
        vpxord zmm2, zmm2, zmm10                                   ;   668.5 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 11904]                             ;   445.5 p2      12 x[3] reload
        vpxord zmm8, zmm8, zmm10                                   ;   669.3 p0      12 x[3]
        vpternlogd zmm4, zmm8, zmm3, 0x6c                          ;   670.3 p5      13 x
        vpternlogd zmm8, zmm1, zmm3, 0x36                          ;   670.3 p0      13 x
        vpternlogd zmm3, zmm4, zmm9, 0x96                          ;   671.3 p5      13 x
        vprold zmm3, zmm3, 0xd                                     ;   672.3 p0      14 x[0]
        vpternlogd zmm1, zmm4, zmm9, 0x6a                          ;   671.5 p5      13 x
        vpternlogd zmm4, zmm9, zmm8, 0xd2                          ;   672.3 p0      13 x
        vpxord zmm8, zmm8, zmm4                                    ;   673.3 p5      13 x
        vprold zmm8, zmm8, 3                                       ;   674.3 p0      14 x[2]
        vpslld zmm9, zmm3, 3                                       ;   674.3 p0      14 x[3]
        vpternlogd zmm9, zmm8, zmm1, 0x96                          ;   675.3 p5      14 x[3]
        vpxord zmm1, zmm1, zmm4                                    ;   674.5 p5      14 x[1]
        vpxord zmm5, zmm5, zmm10                                   ;   675.3 p0      12 x[3]
        vprold zmm9, zmm9, 7                                       ;   676.3 p0      14 x[3]
        vpternlogd zmm1, zmm8, zmm3, 0x96                          ;   675.5 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   677.3 p0      14 x[1]
        vpslld zmm4, zmm1, 7                                       ;   678.3 p0      14 x[2]
        vpternlogd zmm4, zmm8, zmm9, 0x96                          ;   679.3 p5      14 x[2]
        vmovdqa64 zmm8, zmm6                                       ;   668.3         13 x copy
        vpternlogd zmm6, zmm5, zmm7, 0x6c                          ;   677.5 p5      13 x
        vpternlogd zmm5, zmm2, zmm7, 0x36                          ;   678.5 p5      13 x
        vpternlogd zmm8, zmm2, zmm7, 0x96                          ;   679.3 p0      13 x
        vpternlogd zmm7, zmm6, zmm8, 0x96                          ;   680.3 p5      13 x
        vprold zmm7, zmm7, 0xd                                     ;   681.3 p0      14 x[0]
        vpternlogd zmm2, zmm6, zmm8, 0x6a                          ;   680.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm5, 0xd2                          ;   681.3 p0      13 x
        vpxord zmm5, zmm5, zmm6                                    ;   682.3 p5      13 x
        vprold zmm5, zmm5, 3                                       ;   683.3 p0      14 x[2]
        vpslld zmm8, zmm7, 3                                       ;   683.3 p0      14 x[3]
        vpternlogd zmm8, zmm5, zmm2, 0x96                          ;   684.3 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   685.3 p0      14 x[3]
        vmovdqu64 zmm10, [rbp + 11968]                             ;   461.2 p3      12 x[1] reload
        vpternlogd zmm3, zmm9, zmm1, 0x96                          ;   683.5 p5      14 x[0]
        vprold zmm4, zmm4, 0x16                                    ;   685.3 p0      14 x[2]
        vpxord zmm9, zmm9, [rbp + 5824]                            ;   684.5 p5+p2   12 x[3]
        vprold zmm3, zmm3, 5                                       ;   686.3 p0      14 x[0]
        vpxord zmm2, zmm2, zmm6                                    ;   685.5 p5      14 x[1]
        vpxord zmm3, zmm3, [rbp + 5696]                            ;   687.3 p5+p3   12 x[0]
        vpternlogd zmm2, zmm5, zmm7, 0x96                          ;   687.3 p0      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   688.3 p0      14 x[1]
        vpternlogd zmm7, zmm8, zmm2, 0x96                          ;   689.3 p5      14 x[0]
        vprold zmm6, zmm7, 5                                       ;   690.3 p0      14 x[0]
        vpslld zmm7, zmm2, 7                                       ;   690.3 p0      14 x[2]
        vpxord zmm2, zmm2, zmm10                                   ;   689.3 p5      12 x[1]
        vmovdqa64 zmm12, zmm2                                      ;   690.3         13 x copy
        vpternlogd zmm12, zmm8, zmm11, 0x96                        ;   690.3 p5      13 x
        vpxord zmm6, zmm6, [rbp + 5760]                            ;   691.3 p5+p2   12 x[0]
        vpternlogd zmm11, zmm8, zmm6, 0xbe                         ;   692.3 p0      13 x
        vpandd zmm2, zmm2, zmm6                                    ;   692.3 p5      13 x
        vpternlogd zmm7, zmm5, zmm8, 0x96                          ;   692.3 p0      14 x[2]
        vmovdqa64 zmm8, zmm10                                      ;   468.5         13 x copy
        vpternlogd zmm10, zmm1, zmm9, 0x96                         ;   692.5 p5      13 x
        vprold zmm5, zmm7, 0x16                                    ;   693.3 p0      14 x[2]
        vmovdqu64 zmm7, [rbp + 12032]                              ;   469.0 p3      12 x[2] reload
        vpternlogd zmm6, zmm5, zmm7, 0x96                          ;   694.3 p5      13 x
        vpternlogd zmm5, zmm7, zmm11, 0x28                         ;   694.3 p0      13 x
        vpternlogd zmm6, zmm12, zmm2, 0x36                         ;   695.3 p5      13 x
        vpxord zmm11, zmm11, zmm2                                  ;   695.3 p0      13 x
        vpxord zmm4, zmm4, zmm7                                    ;   695.5 p5      12 x[2]
        vpternlogd zmm12, zmm5, zmm2, 0x36                         ;   696.3 p0      13 x
        vpternlogd zmm8, zmm3, zmm1, 0x48                          ;   696.5 p5      13 x
        vmovdqa64 zmm1, zmm11                                      ;   696.3         13 x copy
        vpxord zmm7, zmm4, zmm3                                    ;   697.3 p0      13 x
        vpternlogd zmm4, zmm9, zmm3, 0xe0                          ;   697.5 p5      13 x
        vpternlogd zmm9, zmm3, zmm8, 0x56                          ;   698.3 p0      13 x
        vpternlogd zmm1, zmm5, zmm6, 0x56                          ;   698.5 p5      13 x
        vpternlogd zmm7, zmm10, zmm8, 0x36                         ;   699.3 p0      13 x
        vpternlogd zmm6, zmm11, zmm12, 0x4e                        ;   699.5 p5      13 x
        vpternlogd zmm11, zmm1, zmm12, 0x36                        ;   700.3 p0      13 x
        vprold zmm3, zmm11, 3                                      ;   701.3 p0      14 x[2]
        vpternlogd zmm1, zmm5, zmm2, 0x1e                          ;   700.5 p5      14 x[3]
        vprold zmm2, zmm6, 0xd                                     ;   702.3 p0      14 x[0]
        vpternlogd zmm12, zmm3, zmm2, 0x96                         ;   703.3 p5      14 x[1]
        vprold zmm5, zmm12, 1                                      ;   704.3 p0      14 x[1]
        vpslld zmm6, zmm2, 3                                       ;   704.3 p0      14 x[3]
        vpternlogd zmm6, zmm1, zmm3, 0x96                          ;   705.3 p5      14 x[3]
        vprold zmm1, zmm6, 7                                       ;   706.3 p0      14 x[3]
        vpslld zmm6, zmm5, 7                                       ;   706.3 p0      14 x[2]
        vpternlogd zmm10, zmm4, zmm8, 0x36                         ;   703.5 p5      13 x
        vpternlogd zmm6, zmm3, zmm1, 0x96                          ;   707.3 p5      14 x[2]
        vprold zmm3, zmm6, 0x16                                    ;   708.3 p0      14 x[2]
        vmovdqa64 zmm6, zmm9                                       ;   699.3         13 x copy
        vpternlogd zmm6, zmm4, zmm7, 0x56                          ;   705.5 p5      13 x
        vpternlogd zmm7, zmm9, zmm10, 0x4e                         ;   706.5 p5      13 x
        vprold zmm7, zmm7, 0xd                                     ;   708.3 p0      14 x[0]
        vpternlogd zmm4, zmm8, zmm6, 0x56                          ;   707.5 p5      14 x[3]
        vpternlogd zmm6, zmm9, zmm10, 0x1e                         ;   708.5 p5      13 x
        vprold zmm6, zmm6, 3                                       ;   709.5 p0      14 x[2]
        vpslld zmm9, zmm7, 3                                       ;   710.3 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm6, 0x96                          ;   711.3 p5      14 x[3]
        vpternlogd zmm2, zmm1, zmm5, 0x96                          ;   710.5 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   711.5 p0      14 x[0]
        vmovdqu64 zmm11, [rbp + 6144]                              ;   488.5 p2      12 x[2] reload
        vpternlogd zmm10, zmm6, zmm7, 0x96                         ;   711.5 p5      14 x[1]
        vprold zmm8, zmm10, 1                                      ;   712.5 p0      14 x[1]
        vprold zmm4, zmm9, 7                                       ;   713.3 p0      14 x[3]
        vpternlogd zmm7, zmm4, zmm8, 0x96                          ;   714.3 p5      14 x[0]
        vpslld zmm9, zmm8, 7                                       ;   714.3 p0      14 x[2]
        vpternlogd zmm9, zmm6, zmm4, 0x96                          ;   715.3 p5      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;   716.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 12160]                              ;   493.3 p3      12 x[1] reload
        vpxord zmm5, zmm5, zmm9                                    ;   714.5 p5      12 x[1]
        vmovdqa64 zmm10, zmm5                                      ;   715.5         13 x copy
        vpxord zmm8, zmm8, zmm9                                    ;   715.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 12224]                              ;   494.8 p2      12 x[3] reload
        vpxord zmm1, zmm1, zmm9                                    ;   716.3 p0      12 x[3]
        vpxord zmm4, zmm4, zmm9                                    ;   716.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 12096]                              ;   495.5 p3      12 x[0] reload
        vpternlogd zmm10, zmm2, zmm9, 0x96                         ;   717.3 p0      13 x
        vpternlogd zmm2, zmm1, zmm9, 0x96                          ;   717.5 p5      13 x
        vpternlogd zmm1, zmm3, zmm11, 0x96                         ;   718.3 p0      13 x
        vpternlogd zmm3, zmm11, zmm2, 0xbe                         ;   718.5 p5      13 x
        vmovdqu64 zmm11, [rbp + 6080]                              ;   496.3 p2      12 x[2] reload
        vprold zmm7, zmm7, 5                                       ;   719.3 p0      14 x[0]
        vmovdqa64 zmm12, zmm4                                      ;   717.5         13 x copy
        vpternlogd zmm4, zmm7, zmm9, 0x96                          ;   720.3 p5      13 x
        vpternlogd zmm7, zmm9, zmm8, 0x96                          ;   720.3 p0      13 x
        vmovdqa64 zmm9, zmm2                                       ;   718.5         13 x copy
        vpternlogd zmm12, zmm6, zmm11, 0x96                        ;   720.5 p5      13 x
        vpternlogd zmm10, zmm1, zmm2, 0x6c                         ;   721.3 p0      13 x
        vpternlogd zmm2, zmm10, zmm5, 0x78                         ;   722.3 p5      14 x[3]
        vpternlogd zmm6, zmm11, zmm4, 0xbe                         ;   722.3 p0      13 x
        vmovdqa64 zmm11, zmm5                                      ;   715.5         13 x copy
        vpternlogd zmm5, zmm3, zmm1, 0xb4                          ;   722.5 p5      13 x
        vpternlogd zmm7, zmm12, zmm4, 0x6c                         ;   723.3 p0      13 x
        vpternlogd zmm3, zmm1, zmm10, 0x80                         ;   723.5 p5      13 x
        vprold zmm1, zmm10, 0xd                                    ;   724.3 p0      14 x[0]
        vpxord zmm9, zmm9, zmm3                                    ;   724.5 p5      13 x
        vpxord zmm11, zmm11, zmm9                                  ;   725.5 p0      13 x
        vpternlogd zmm3, zmm5, zmm1, 0x56                          ;   725.5 p5      14 x[1]
        vmovdqa64 zmm10, zmm8                                      ;   716.5         13 x copy
        vprold zmm5, zmm11, 3                                      ;   726.5 p0      14 x[2]
        vpternlogd zmm3, zmm9, zmm5, 0x96                          ;   727.5 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   728.5 p0      14 x[1]
        vpslld zmm9, zmm1, 3                                       ;   728.3 p0      14 x[3]
        vpternlogd zmm9, zmm2, zmm5, 0x96                          ;   729.3 p5      14 x[3]
        vprold zmm2, zmm9, 7                                       ;   730.3 p0      14 x[3]
        vmovdqa64 zmm9, zmm4                                       ;   721.3         13 x copy
        vpternlogd zmm4, zmm7, zmm8, 0x78                          ;   728.5 p5      14 x[3]
        vpternlogd zmm8, zmm6, zmm12, 0xb4                         ;   729.5 p5      13 x
        vpternlogd zmm6, zmm12, zmm7, 0x80                         ;   730.3 p0      13 x
        vprold zmm7, zmm7, 0xd                                     ;   731.3 p0      14 x[0]
        vpternlogd zmm1, zmm2, zmm3, 0x96                          ;   731.3 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   732.3 p0      14 x[0]
        vpxord zmm9, zmm9, zmm6                                    ;   731.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm7, 0x56                          ;   732.5 p5      14 x[1]
        vmovdqu64 xmm30, [r8 + 464]                                ;   510.8 p10     17 z[0]
        vpxord zmm10, zmm10, zmm9                                  ;   733.3 p0      13 x
        vprold zmm8, zmm10, 3                                      ;   734.3 p0      14 x[2]
        vpternlogd zmm6, zmm9, zmm8, 0x96                          ;   735.3 p5      14 x[1]
        vpslld zmm9, zmm7, 3                                       ;   735.3 p0      14 x[3]
        vprold zmm6, zmm6, 1                                       ;   736.3 p0      14 x[1]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   736.3 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   737.3 p0      14 x[3]
        vpslld zmm9, zmm3, 7                                       ;   738.3 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm2, 0x96                          ;   739.3 p5      14 x[2]
        vpternlogd zmm7, zmm4, zmm6, 0x96                          ;   738.3 p5      14 x[0]
        vpxord zmm1, zmm1, [rbp + 6016]                            ;   737.5 p5+p3   12 x[0]
        vprold zmm5, zmm9, 0x16                                    ;   740.3 p0      14 x[2]
        vpslld zmm9, zmm6, 7                                       ;   740.3 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm4, 0x96                          ;   741.3 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                    ;   742.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 12288]                              ;   518.5 p2      12 x[1] reload
        vpxord zmm6, zmm6, zmm9                                    ;   739.5 p5      12 x[1]
        vpxord zmm3, zmm3, zmm9                                    ;   740.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 12416]                              ;   519.0 p3      12 x[3] reload
        vpxord zmm2, zmm2, zmm9                                    ;   741.5 p5      12 x[3]
        vprold zmm7, zmm7, 5                                       ;   742.3 p0      14 x[0]
        vmovdqu64 zmm10, [rbp + 12352]                             ;   519.5 p2      12 x[2] reload
        vpternlogd zmm5, zmm1, zmm10, 0x96                         ;   742.5 p5      13 x
        vpandd zmm12, zmm1, zmm5                                   ;   743.5 p0      13 x
        vpxord zmm7, zmm7, [rbp + 5952]                            ;   743.5 p5+p3   12 x[0]
        vpxord zmm4, zmm4, zmm9                                    ;   744.3 p0      12 x[3]
        vmovdqa64 zmm11, zmm1                                      ;   738.5         13 x copy
        vpxord zmm8, zmm8, zmm10                                   ;   744.5 p5      13 x
        vpandnd zmm9, zmm8, zmm7                                   ;   745.5 p0      13 x
        vpternlogd zmm8, zmm6, zmm7, 0xb4                          ;   745.5 p5      13 x
        vpternlogd zmm6, zmm4, zmm7, 0x96                          ;   746.3 p0      13 x
        vpxord zmm7, zmm7, zmm8                                    ;   746.5 p5      13 x
        vpternlogd zmm5, zmm3, zmm1, 0x1e                          ;   747.3 p0      13 x
        vpternlogd zmm9, zmm6, zmm4, 0x6a                          ;   747.5 p5      13 x
        vpternlogd zmm4, zmm6, zmm8, 0x56                          ;   748.3 p0      13 x
        vpternlogd zmm8, zmm9, zmm6, 0x6a                          ;   748.5 p5      14 x[1]
        vpternlogd zmm6, zmm4, zmm7, 0x78                          ;   749.3 p0      13 x
        vprold zmm6, zmm6, 3                                       ;   750.3 p0      14 x[2]
        vpxord zmm9, zmm9, zmm7                                    ;   749.5 p5      14 x[3]
        vprold zmm4, zmm4, 0xd                                     ;   751.3 p0      14 x[0]
        vpternlogd zmm8, zmm6, zmm4, 0x96                          ;   752.3 p5      14 x[1]
        vpslld zmm10, zmm4, 3                                      ;   752.3 p0      14 x[3]
        vpternlogd zmm10, zmm9, zmm6, 0x96                         ;   753.3 p5      14 x[3]
        vprold zmm7, zmm10, 7                                      ;   754.3 p0      14 x[3]
        vprold zmm8, zmm8, 1                                       ;   754.3 p0      14 x[1]
        vpslld zmm13, zmm8, 7                                      ;   755.3 p0      14 x[2]
        vpternlogd zmm13, zmm6, zmm7, 0x96                         ;   756.3 p5      14 x[2]
        vprold zmm6, zmm13, 0x16                                   ;   757.3 p0      14 x[2]
        vmovdqu64 xmm13, [r8 + 16]                                 ;   530.7 p10     17 z[0]
        vpternlogd zmm4, zmm7, zmm8, 0x96                          ;   755.3 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   757.3 p0      14 x[0]
        vpxord zmm8, zmm8, [rbp + 6208]                            ;   755.3 p5+p2   12 x[1]
        vmovdqu64 xmm25, [r8 + 384]                                ;   532.5 p3      17 z[0]
        vpxord zmm11, zmm11, zmm5                                  ;   755.5 p5      13 x
        vpternlogd zmm3, zmm1, zmm2, 0x96                          ;   756.5 p5      13 x
        vmovdqu64 xmm14, [r8 + 32]                                 ;   534.3 p10     17 z[0]
        vmovdqu64 xmm23, [r8 + 208]                                ;   535.3 p2      17 z[0]
        vpternlogd zmm12, zmm3, zmm2, 0x6a                         ;   757.5 p5      13 x
        vpternlogd zmm2, zmm3, zmm5, 0x56                          ;   758.3 p0      13 x
        vprold zmm1, zmm2, 0xd                                     ;   759.3 p0      14 x[0]
        vpternlogd zmm5, zmm12, zmm3, 0x6a                         ;   758.5 p5      14 x[1]
        vpternlogd zmm3, zmm2, zmm11, 0x78                         ;   759.5 p5      13 x
        vprold zmm2, zmm3, 3                                       ;   760.5 p0      14 x[2]
        vpternlogd zmm5, zmm2, zmm1, 0x96                          ;   761.5 p5      14 x[1]
        vprold zmm3, zmm5, 1                                       ;   762.5 p0      14 x[1]
        vpslld zmm5, zmm1, 3                                       ;   762.3 p0      14 x[3]
        vpxord zmm11, zmm11, zmm12                                 ;   761.5 p5      14 x[3]
        vpternlogd zmm5, zmm11, zmm2, 0x96                         ;   763.3 p5      14 x[3]
        vprold zmm5, zmm5, 7                                       ;   764.3 p0      14 x[3]
        vpternlogd zmm1, zmm5, zmm3, 0x96                          ;   765.3 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   766.3 p0      14 x[0]
        vpslld zmm9, zmm3, 7                                       ;   765.3 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm5, 0x96                          ;   766.3 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   767.3 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 12480]                              ;   543.0 p3      12 x[0] reload
        vpxord zmm4, zmm4, zmm9                                    ;   765.5 p5      12 x[0]
        vpxord zmm1, zmm1, zmm9                                    ;   767.3 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 12608]                              ;   543.7 p2      12 x[3] reload
        vpxord zmm5, zmm5, zmm9                                    ;   767.3 p0      12 x[3]
        vpxord zmm7, zmm7, zmm9                                    ;   767.5 p5      12 x[3]
        vpxord zmm11, zmm4, zmm7                                   ;   768.5 p0      13 x
        vmovdqa64 zmm10, zmm7                                      ;   768.5         13 x copy
        vmovdqu64 zmm9, [rbp + 12544]                              ;   545.7 p3      12 x[2] reload
        vmovdqu64 xmm27, [r8 + 416]                                ;   546.3 p10     17 z[0]
        vmovdqu64 xmm19, [r8 + 128]                                ;   546.5 p2      17 z[0]
        vmovdqu64 xmm20, [r8 + 144]                                ;   547.3 p3      17 z[0]
        vmovdqu64 xmm18, [r8 + 96]                                 ;   547.5 p10     17 z[0]
        vpternlogd zmm10, zmm6, zmm9, 0x96                         ;   768.5 p5      13 x
        vpternlogd zmm6, zmm9, zmm8, 0x96                          ;   769.3 p0      13 x
        vpternlogd zmm8, zmm6, zmm11, 0x6c                         ;   770.3 p5      13 x
        vpternlogd zmm7, zmm4, zmm6, 0x6a                          ;   770.3 p0      13 x
        vpternlogd zmm6, zmm10, zmm11, 0x36                        ;   770.5 p5      13 x
        vpxord zmm11, zmm11, zmm7                                  ;   771.3 p0      13 x
        vpternlogd zmm10, zmm11, zmm8, 0x6c                        ;   772.3 p5      13 x
        vpternlogd zmm8, zmm6, zmm7, 0x48                          ;   772.3 p0      13 x
        vpxord zmm11, zmm11, zmm8                                  ;   773.3 p5      14 x[3]
        vpxord zmm6, zmm6, zmm10                                   ;   773.3 p0      13 x
        vprold zmm6, zmm6, 3                                       ;   774.3 p0      14 x[2]
        vprold zmm10, zmm10, 0xd                                   ;   775.3 p0      14 x[0]
        vpslld zmm15, zmm10, 3                                     ;   776.3 p0      14 x[3]
        vpternlogd zmm15, zmm11, zmm6, 0x96                        ;   777.3 p5      14 x[3]
        vprold zmm8, zmm15, 7                                      ;   778.3 p0      14 x[3]
        vmovdqu64 xmm12, [r8]                                      ;   555.5 p2      17 z[0]
        vpternlogd zmm7, zmm6, zmm10, 0x96                         ;   776.3 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;   778.3 p0      14 x[1]
        vpslld zmm17, zmm7, 7                                      ;   779.3 p0      14 x[2]
        vmovdqa64 zmm11, zmm5                                      ;   768.3         13 x copy
        vpxord zmm3, zmm3, [rbp + 6272]                            ;   775.5 p5+p3   12 x[1]
        vpxord zmm4, zmm1, zmm5                                    ;   776.5 p5      13 x
        vpternlogd zmm11, zmm2, zmm9, 0x96                         ;   777.5 p5      13 x
        vpternlogd zmm2, zmm9, zmm3, 0x96                          ;   778.5 p5      13 x
        vpternlogd zmm3, zmm2, zmm4, 0x6c                          ;   779.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm2, 0x6a                          ;   780.3 p0      13 x
        vmovdqa64 zmm16, zmm4                                      ;   777.5         13 x copy
        vpxord zmm16, zmm16, zmm5                                  ;   781.3 p5      13 x
        vpternlogd zmm2, zmm4, zmm11, 0x56                         ;   781.3 p0      13 x
        vpternlogd zmm11, zmm16, zmm3, 0x6c                        ;   782.3 p5      13 x
        vpxord zmm3, zmm3, zmm5                                    ;   782.3 p0      13 x
        vpternlogd zmm3, zmm16, zmm2, 0x6c                         ;   783.3 p5      14 x[3]
        vmovdqu64 xmm22, [r8 + 192]                                ;   565.3 p10     17 z[0]
        vpternlogd zmm10, zmm8, zmm7, 0x96                         ;   783.3 p0      14 x[0]
        vmovdqu64 xmm9, [r8 + 80]                                  ;   566.3 p2      17 z[0]
        vshufi32x4 zmm9, zmm13, zmm9, 0                            ;   783.5 p5      17 z[0]
        vpxord zmm2, zmm2, zmm11                                   ;   784.3 p0      13 x
        vprold zmm11, zmm11, 0xd                                   ;   785.3 p0      14 x[0]
        vprold zmm2, zmm2, 3                                       ;   786.3 p0      14 x[2]
        vpternlogd zmm5, zmm2, zmm11, 0x96                         ;   787.3 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   788.3 p0      14 x[1]
        vpternlogd zmm17, zmm6, zmm8, 0x96                         ;   785.5 p5      14 x[2]
        vmovdqu64 xmm15, [r8 + 48]                                 ;   568.8 p3      17 z[0]
        vprold zmm6, zmm10, 5                                      ;   788.3 p0      14 x[0]
        vshufi32x4 zmm13, zmm20, zmm23, 0                          ;   786.5 p5      17 z[0]
        vpslld zmm20, zmm5, 7                                      ;   789.3 p0      14 x[2]
        vmovdqu64 xmm1, [r8 + 112]                                 ;   569.5 p10     17 z[0]
        vshufi32x4 zmm1, zmm15, zmm1, 0                            ;   787.5 p5      17 z[0]
        vpslld zmm15, zmm11, 3                                     ;   790.3 p0      14 x[3]
        vpternlogd zmm15, zmm3, zmm2, 0x96                         ;   791.3 p5      14 x[3]
        vprold zmm3, zmm15, 7                                      ;   792.3 p0      14 x[3]
        vmovdqu64 xmm15, [r8 + 256]                                ;   572.3 p2      17 z[0]
        vmovdqu64 xmm21, [r8 + 160]                                ;   572.5 p3      17 z[0]
        vprold zmm10, zmm17, 0x16                                  ;   792.3 p0      14 x[2]
        vmovdqu64 xmm17, [r8 + 64]                                 ;   573.3 p10     17 z[0]
        vshufi32x4 zmm12, zmm12, zmm17, 0                          ;   789.5 p5      17 z[0]
        vshufi32x4 zmm17, zmm19, zmm22, 0                          ;   790.5 p5      17 z[0]
        vmovdqu64 xmm19, [r8 + 224]                                ;   574.7 p2      17 z[0]
        vshufi32x4 zmm16, zmm21, zmm19, 0                          ;   791.5 p5      17 z[0]
        vmovdqu64 xmm4, [r8 + 176]                                 ;   575.5 p3      17 z[0]
        vpternlogd zmm20, zmm2, zmm3, 0x96                         ;   793.3 p5      14 x[2]
        vshufi32x4 zmm14, zmm14, zmm18, 0                          ;   793.5 p5      17 z[0]
        vpternlogd zmm11, zmm3, zmm5, 0x96                         ;   793.3 p0      14 x[0]
        vmovdqu64 xmm24, [r8 + 368]                                ;   577.7 p10     17 z[0]
        vmovdqu64 xmm21, [r8 + 304]                                ;   577.8 p2      17 z[0]
        vpxord zmm5, zmm5, [rbp + 6720]                            ;   794.3 p0+p3   12 x[1]
        vmovdqu64 xmm22, [r8 + 240]                                ;   578.7 p10     17 z[0]
        vshufi32x4 zmm4, zmm4, zmm22, 0                            ;   794.5 p5      17 z[0]
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                          ;   797.5 p5      17 z[0]
        vmovdqu64 xmm19, [r8 + 288]                                ;   579.5 p2      17 z[0]
        vmovdqu64 zmm4, [rbp + 6464]                               ;   580.5 p3      12 x[0] reload
        vmovdqu64 xmm22, [r8 + 320]                                ;   580.7 p10     17 z[0]
        vpxord zmm3, zmm3, [rbp + 12672]                           ;   795.3 p0+p2   12 x[3]
        vprold zmm11, zmm11, 5                                     ;   796.3 p0      14 x[0]
        vshufi32x4 zmm12, zmm12, zmm17, 0x88                       ;   796.5 p5      17 z[0]
        vmovdqu64 xmm29, [r8 + 448]                                ;   583.5 p3      17 z[0]
        vshufi32x4 zmm15, zmm15, zmm22, 0                          ;   797.5 p5      17 z[0]
        vpxord zmm7, zmm7, [rbp + 6656]                            ;   797.3 p0+p2   12 x[1]
        vmovdqu64 xmm26, [r8 + 400]                                ;   584.7 p10     17 z[0]
        vmovdqu64 xmm23, [r8 + 352]                                ;   584.8 p3      17 z[0]
        vpxord zmm8, zmm8, [rbp + 12672]                           ;   798.3 p0+p2   12 x[3]
        vshufi32x4 zmm14, zmm14, zmm16, 0x88                       ;   798.5 p5      17 z[0]
        vshufi32x4 zmm22, zmm25, zmm29, 0                          ;   799.5 p5      17 z[0]
        vmovdqu64 zmm17, [rbp + 6528]                              ;   586.3 p3      12 x[0] reload
        vpxord zmm10, zmm10, [rbp + 6592]                          ;   799.3 p0+p2   12 x[2]
        vshufi32x4 zmm9, zmm9, zmm13, 0x88                         ;   800.5 p5      17 z[0]
        vshufi32x4 zmm13, zmm19, zmm23, 0                          ;   801.5 p5      17 z[0]
        vmovdqa64 zmm23, zmm8                                      ;   799.3         13 x copy
        vpternlogd zmm23, zmm10, zmm7, 0x1e                        ;   800.3 p0      13 x
        vmovdqa64 zmm19, zmm5                                      ;   795.3         13 x copy
        vprold zmm20, zmm20, 0x16                                  ;   801.3 p0      14 x[2]
        vpxord zmm20, zmm20, [rbp + 10752]                         ;   802.3 p0+p3   12 x[2]
        vpternlogd zmm19, zmm11, zmm17, 0x96                       ;   802.5 p5      13 x
        vmovdqa64 zmm16, zmm7                                      ;   798.3         13 x copy
        vpternlogd zmm16, zmm6, zmm4, 0x96                         ;   803.3 p0      13 x
        vpternlogd zmm6, zmm4, zmm23, 0x28                         ;   803.5 p5      13 x
        vpternlogd zmm8, zmm10, zmm16, 0x6a                        ;   804.3 p0      13 x
        vpternlogd zmm7, zmm6, zmm10, 0x96                         ;   804.5 p5      13 x
        vmovdqa64 zmm10, zmm3                                      ;   796.3         13 x copy
        vpternlogd zmm10, zmm20, zmm5, 0x1e                        ;   805.3 p0      13 x
        vpternlogd zmm11, zmm17, zmm10, 0x28                       ;   806.3 p5      13 x
        vpunpckldq zmm17, zmm12, zmm9                              ;   806.5 p5      17 z[0]
        vpunpckhdq zmm9, zmm12, zmm9                               ;   807.5 p5      17 z[0]
        vshufi32x4 zmm12, zmm15, zmm22, 0x88                       ;   808.5 p5      17 z[0]
        vpunpckldq zmm15, zmm14, zmm1                              ;   809.5 p5      17 z[0]
        vpunpckhdq zmm1, zmm14, zmm1                               ;   810.5 p5      17 z[0]
        vpunpcklqdq zmm14, zmm17, zmm15                            ;   811.5 p5      17 z[0]
        vpunpckhqdq zmm15, zmm17, zmm15                            ;   812.5 p5      17 z[0]
        vpunpcklqdq zmm17, zmm9, zmm1                              ;   813.5 p5      17 z[0]
        vpunpckhqdq zmm1, zmm9, zmm1                               ;   814.5 p5      17 z[0]
        vmovdqa64 zmm9, zmm7                                       ;   805.5         13 x copy
        vpternlogd zmm9, zmm6, zmm23, 0x6a                         ;   806.3 p0      13 x
        vmovdqu64 xmm2, [r8 + 336]                                 ;   597.5 p10     17 z[0]
        vpternlogd zmm15, zmm16, [rbp + 6784], 0x96                ;   813.5 p0+p2   17 z[1]
        vpternlogd zmm15, zmm6, zmm9, 0x96                         ;   814.5 p0      17 z[1]
        vshufi32x4 zmm21, zmm21, zmm24, 0                          ;   815.5 p5      17 z[0]
        vmovdqu64 xmm18, [r8 + 272]                                ;   599.5 p3      17 z[0]
        vshufi32x4 zmm2, zmm18, zmm2, 0                            ;   816.5 p5      17 z[0]
        vmovdqu64 zmm6, [rbp + 12736]                              ;   600.5 p2      17 z[0] reload
        vmovdqu64 xmm28, [r8 + 432]                                ;   600.7 p10     17 z[0]
        vmovdqu64 xmm25, [r8 + 496]                                ;   600.8 p3      17 z[0]
        vshufi32x4 zmm24, zmm28, zmm25, 0                          ;   817.5 p5      17 z[0]
        vpxord zmm14, zmm14, zmm6                                  ;   812.5 p0      17 z[0]
        vpternlogd zmm1, zmm7, [rbp + 7040], 0x96                  ;   815.5 p0+p2   17 z[3]
        vpandd zmm4, zmm8, zmm7                                    ;   811.3 p0      13 x
        vpternlogd zmm3, zmm19, zmm20, 0x6c                        ;   812.3 p0      13 x
        vpternlogd zmm14, zmm4, zmm9, 0x96                         ;   813.5 p0      17 z[0]
        vpunpckhdq zmm4, zmm14, zmm15                              ;   818.5 p5      18 dst
        vmovdqu64 xmm31, [r8 + 480]                                ;   607.5 p10     17 z[0]
        vpternlogd zmm17, zmm23, [rbp + 6912], 0x96                ;   814.5 p0+p3   17 z[2]
        vshufi32x4 zmm18, zmm26, zmm30, 0                          ;   819.5 p5      17 z[0]
        vshufi32x4 zmm2, zmm2, zmm18, 0x88                         ;   822.5 p5      17 z[0]
        vpternlogd zmm20, zmm5, zmm11, 0x96                        ;   815.3 p0      13 x
        vpandd zmm5, zmm3, zmm20                                   ;   816.3 p0      13 x
        vshufi32x4 zmm18, zmm21, zmm24, 0x88                       ;   821.5 p5      17 z[0]
        vpunpckldq zmm22, zmm12, zmm2                              ;   825.5 p5      17 z[0]
        vpunpckhdq zmm2, zmm12, zmm2                               ;   825.5 p5      17 z[0]
        vshufi32x4 zmm26, zmm27, zmm31, 0                          ;   824.5 p5      17 z[0]
        vmovdqa64 zmm21, zmm20                                     ;   816.3         13 x copy
        vpternlogd zmm21, zmm11, zmm10, 0x6a                       ;   817.3 p0      13 x
        vshufi32x4 zmm13, zmm13, zmm26, 0x88                       ;   827.5 p5      17 z[0]
        vpunpckldq zmm12, zmm13, zmm18                             ;   830.5 p5      17 z[0]
        vpunpckhdq zmm13, zmm13, zmm18                             ;   830.5 p5      17 z[0]
        vpunpcklqdq zmm18, zmm22, zmm12                            ;   831.5 p5      17 z[0]
        vpunpckhqdq zmm12, zmm22, zmm12                            ;   831.5 p5      17 z[0]
        vpxord zmm18, zmm18, zmm6                                  ;   832.5 p0      17 z[0]
        vpternlogd zmm17, zmm8, zmm7, 0xb4                         ;   819.3 p0      17 z[2]
        vpternlogd zmm18, zmm5, zmm21, 0x96                        ;   833.5 p0      17 z[0]
        vpunpcklqdq zmm22, zmm2, zmm13                             ;   831.5 p5      17 z[0]
        vpternlogd zmm22, zmm10, [rbp + 6976], 0x96                ;   832.5 p0+p2   17 z[2]
        vpternlogd zmm22, zmm3, zmm20, 0xb4                        ;   833.5 p0      17 z[2]
        vpunpckldq zmm3, zmm14, zmm15                              ;   831.5 p5      18 dst
        vpunpckldq zmm5, zmm17, zmm1                               ;   832.5 p5      18 dst
        vpunpcklqdq zmm6, zmm3, zmm5                               ;   833.5 p5      18 dst
        vpunpckhqdq zmm3, zmm3, zmm5                               ;   834.5 p5      18 dst
        vpunpckhdq zmm1, zmm17, zmm1                               ;   835.5 p5      18 dst
        vpunpcklqdq zmm5, zmm4, zmm1                               ;   836.5 p5      18 dst
        vpunpckhqdq zmm1, zmm4, zmm1                               ;   837.5 p5      18 dst
        vshufi32x4 zmm4, zmm6, zmm6, 0x55                          ;   838.5 p5      18 dst
        vmovdqu64 [r9 + 64], xmm4                                  ;   841.5 p7+p4   18 dst
        vshufi32x4 zmm4, zmm6, zmm6, 0xaa                          ;   839.5 p5      18 dst
        vmovdqu64 [r9 + 128], xmm4                                 ;   842.5 p8+p9   18 dst
        vshufi32x4 zmm4, zmm3, zmm3, 0x55                          ;   840.5 p5      18 dst
        vmovdqu64 [r9 + 80], xmm4                                  ;   843.5 p7+p4   18 dst
        vmovdqu64 [r9 + 16], xmm3                                  ;   835.5 p8+p9   18 dst
        vshufi32x4 zmm4, zmm3, zmm3, 0xaa                          ;   841.5 p5      18 dst
        vmovdqu64 [r9 + 144], xmm4                                 ;   844.5 p7+p4   18 dst
        vshufi32x4 zmm4, zmm5, zmm5, 0x55                          ;   842.5 p5      18 dst
        vmovdqu64 [r9 + 32], xmm5                                  ;   837.5 p8+p9   18 dst
        vmovdqu64 [r9 + 96], xmm4                                  ;   845.5 p7+p4   18 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                          ;   843.5 p5      18 dst
        add r8, 0x200                                              ;   626.3 p1       9 blocks
        vpternlogd zmm12, zmm19, [rbp + 6848], 0x96                ;   832.5 p0+p3   17 z[1]
        vpternlogd zmm12, zmm11, zmm21, 0x96                       ;   833.5 p0      17 z[1]
        vmovdqu64 [r9 + 48], xmm1                                  ;   838.5 p8+p9   18 dst
        vshufi32x4 zmm4, zmm5, zmm5, 0xaa                          ;   844.5 p5      18 dst
        vmovdqu64 [r9], xmm6                                       ;   834.5 p7+p4   18 dst
        vpunpckhqdq zmm2, zmm2, zmm13                              ;   845.5 p5      17 z[0]
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                          ;   846.5 p5      18 dst
        vmovdqu64 [r9 + 160], xmm4                                 ;   847.5 p8+p9   18 dst
        vshufi32x4 zmm4, zmm1, zmm1, 0x55                          ;   847.5 p5      18 dst
        vmovdqu64 [r9 + 224], xmm5                                 ;   849.5 p7+p4   18 dst
        vmovdqu64 [r9 + 208], xmm3                                 ;   846.5 p8+p9   18 dst
        vshufi32x4 zmm6, zmm6, zmm6, 0xff                          ;   848.5 p5      18 dst
        vmovdqu64 [r9 + 192], xmm6                                 ;   851.5 p7+p4   18 dst
        vpunpckhdq zmm3, zmm18, zmm12                              ;   849.5 p5      18 dst
        vpaddd zmm0, zmm0, [rel serpent_ctr.T0_constants512 + 640] ;   825.3 p0+p2    9 blocks
        vpternlogd zmm2, zmm20, [rbp + 7104], 0x96                 ;   846.5 p0+p3   17 z[3]
        vmovdqu64 [r9 + 112], xmm4                                 ;   850.5 p8+p9   18 dst
        vshufi32x4 zmm4, zmm1, zmm1, 0xaa                          ;   850.5 p5      18 dst
        vmovdqu64 [r9 + 176], xmm4                                 ;   853.5 p7+p4   18 dst
        vpunpckldq zmm4, zmm22, zmm2                               ;   851.5 p5      18 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                          ;   852.5 p5      18 dst
        vpunpckhdq zmm2, zmm22, zmm2                               ;   853.5 p5      18 dst
        vmovdqu64 [r9 + 240], xmm1                                 ;   855.5 p8+p9   18 dst
        vpunpckldq zmm1, zmm18, zmm12                              ;   854.5 p5      18 dst
        vpunpcklqdq zmm5, zmm1, zmm4                               ;   855.5 p5      18 dst
        vpunpckhqdq zmm1, zmm1, zmm4                               ;   856.5 p5      18 dst
        vpunpcklqdq zmm4, zmm3, zmm2                               ;   857.5 p5      18 dst
        vpunpckhqdq zmm2, zmm3, zmm2                               ;   858.5 p5      18 dst
        vshufi32x4 zmm3, zmm5, zmm5, 0x55                          ;   859.5 p5      18 dst
        vmovdqu64 [r9 + 320], xmm3                                 ;   862.5 p7+p4   18 dst
        vmovdqu64 [r9 + 304], xmm2                                 ;   859.5 p8+p9   18 dst
        vshufi32x4 zmm3, zmm5, zmm5, 0xaa                          ;   860.5 p5      18 dst
        vmovdqu64 [r9 + 384], xmm3                                 ;   863.5 p7+p4   18 dst
        vshufi32x4 zmm3, zmm1, zmm1, 0x55                          ;   861.5 p5      18 dst
        vmovdqu64 [r9 + 336], xmm3                                 ;   864.5 p8+p9   18 dst
        vshufi32x4 zmm3, zmm1, zmm1, 0xaa                          ;   862.5 p5      18 dst
        vmovdqu64 [r9 + 272], xmm1                                 ;   857.5 p7+p4   18 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                          ;   863.5 p5      18 dst
        vmovdqu64 [r9 + 400], xmm3                                 ;   865.5 p8+p9   18 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0x55                          ;   864.5 p5      18 dst
        vmovdqu64 [r9 + 352], xmm3                                 ;   867.5 p7+p4   18 dst
        vmovdqu64 [r9 + 256], xmm5                                 ;   856.5 p8+p9   18 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                          ;   865.5 p5      18 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0xaa                          ;   866.5 p5      18 dst
        vmovdqu64 [r9 + 416], xmm3                                 ;   869.5 p7+p4   18 dst
        vmovdqu64 [r9 + 288], xmm4                                 ;   858.5 p8+p9   18 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                          ;   867.5 p5      18 dst
        vmovdqu64 [r9 + 480], xmm4                                 ;   870.5 p7+p4   18 dst
        vshufi32x4 zmm3, zmm2, zmm2, 0x55                          ;   868.5 p5      18 dst
        vmovdqu64 [r9 + 464], xmm1                                 ;   866.5 p8+p9   18 dst
        vmovdqu64 [r9 + 448], xmm5                                 ;   868.5 p7+p4   18 dst
        vmovdqu64 [r9 + 368], xmm3                                 ;   871.5 p8+p9   18 dst
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                          ;   869.5 p5      18 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                          ;   870.5 p5      18 dst
        vmovdqu64 [r9 + 496], xmm2                                 ;   873.5 p7+p4   18 dst
        vmovdqu64 [r9 + 432], xmm3                                 ;   872.5 p8+p9   18 dst
        add r9, 0x200                                              ;   651.7 p6       9 blocks
        cmp r8, qword [rbp + 12896]                                ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp + 12800], zmm0                              ;                    resident
        mov qword [rbp + 12888], r8                                ;                    resident
        mov qword [rbp + 12904], r9                                ;                    resident
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
