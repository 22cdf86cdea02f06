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
        vmovdqu64 zmm7, [rel serpent_ctr.T0_constants512 + 448]    ;     0.0 p2      10 low
        vpaddd zmm7, zmm7, zmm0                                    ;     6.0 p0      10 low
        vmovdqu64 zmm8, [rbp + 7232]                               ;     0.3 p3      10 low reload
        vpaddd zmm9, zmm7, zmm8                                    ;     7.0 p5      10 low
        vmovdqu64 zmm4, [rel serpent_ctr.T0_constants512 + 576]    ;     1.0 p2      10 more reload
        vpternlogd zmm7, zmm9, zmm8, 0xb2                          ;     8.0 p0      10 more
        vmovdqu64 zmm10, [rbp + 11008]                             ;     1.3 p3      10 more reload
        vpsrld zmm7, zmm7, 0x1f                                    ;     9.0 p0      10 more
        vpaddd zmm7, zmm7, zmm10                                   ;    10.0 p5      10 more
        vprold zmm11, zmm7, 8                                      ;    11.0 p0      10 more
        vprold zmm7, zmm7, 0x18                                    ;    11.0 p0      10 more
        vpandd zmm7, zmm7, zmm4                                    ;    12.0 p5      10 more
        vmovdqu64 zmm3, [rel serpent_ctr.T0_constants512 + 512]    ;     2.0 p2      10 more reload
        vpandd zmm11, zmm11, zmm3                                  ;    12.0 p5      10 more
        vmovdqu64 zmm12, [rbp + 7552]                              ;     2.3 p3      12 x[2] reload
        vpternlogd zmm7, zmm11, zmm12, 0x56                        ;    13.0 p5      12 x[2]
        vprold zmm11, zmm9, 8                                      ;     8.0 p0      10 more
        vprold zmm9, zmm9, 0x18                                    ;     8.0 p0      10 more
        vmovdqu64 zmm1, [rbp + 7296]                               ;     3.0 p2      10 more reload
        vprold zmm2, zmm1, 8                                       ;     9.0 p0      10 more
        vpandd zmm2, zmm2, zmm3                                    ;    10.0 p5      10 more
        vpandd zmm9, zmm9, zmm4                                    ;     9.0 p5      10 more
        vpternlogd zmm9, zmm11, zmm3, 0xf8                         ;    10.0 p5      10 more
        vprold zmm1, zmm1, 0x18                                    ;     9.0 p0      10 more
        vmovdqu64 zmm11, [rbp + 7616]                              ;     4.0 p3      12 x[3] reload
        vpandd zmm1, zmm1, zmm4                                    ;    10.0 p5      10 more
        vpternlogd zmm1, zmm2, [rbp + 7424], 0x56                  ;    11.0 p0+p2   12 x[0]
        vmovdqu64 zmm2, [rbp + 7360]                               ;     5.0 p3      10 more reload
        vprold zmm5, zmm2, 8                                       ;    11.0 p0      10 more
        vprold zmm2, zmm2, 0x18                                    ;    11.2 p0      10 more
        vpternlogd zmm9, zmm1, zmm11, 0x96                         ;    12.0 p5      13 x
        vpandd zmm5, zmm5, zmm3                                    ;    12.0 p5      10 more
        vpandd zmm2, zmm2, zmm4                                    ;    12.2 p5      10 more
        vpternlogd zmm2, zmm5, [rbp + 7488], 0x56                  ;    13.2 p0+p2   12 x[1]
        vmovdqa64 zmm6, zmm2                                       ;    14.2         13 x copy
        vmovdqa64 zmm13, zmm9                                      ;    13.0         13 x copy
        vmovdqa64 zmm14, zmm9                                      ;    13.0         13 x copy
        vpxord zmm6, zmm6, zmm7                                    ;    14.2 p5      13 x
        vpternlogd zmm14, zmm6, zmm1, 0x36                         ;    15.2 p0      13 x
        vpternlogd zmm13, zmm2, zmm1, 0x6a                         ;    14.2 p5      13 x
        vmovdqa64 zmm15, zmm13                                     ;    15.2         13 x copy
        vpternlogd zmm15, zmm9, zmm7, 0x96                         ;    15.2 p0      13 x
        vpternlogd zmm9, zmm14, zmm7, 0x48                         ;    16.2 p5      13 x
        vpternlogd zmm9, zmm6, zmm13, 0xf8                         ;    17.2 p0      13 x
        vpternlogd zmm13, zmm7, zmm2, 0xa6                         ;    15.5 p5      13 x
        vprold zmm7, zmm9, 0xd                                     ;    18.2 p0      14 x[0]
        vpxord zmm13, zmm13, zmm15                                 ;    16.5 p5      13 x
        vpxord zmm15, zmm15, zmm9                                  ;    18.2 p0      14 x[1]
        vpaddd zmm9, zmm8, zmm0                                    ;    17.5 p5      10 low
        vpternlogd zmm8, zmm0, zmm9, 0xd4                          ;    18.5 p0      10 more
        vpsrld zmm8, zmm8, 0x1f                                    ;    19.5 p0      10 more
        vmovdqa64 zmm5, zmm2                                       ;    14.2         13 x copy
        vprold zmm6, zmm13, 3                                      ;    20.2 p0      14 x[2]
        vpaddd zmm10, zmm10, zmm8                                  ;    20.5 p5      10 more
        vprold zmm13, zmm10, 8                                     ;    21.5 p0      10 more
        vpternlogd zmm15, zmm7, zmm6, 0x96                         ;    21.2 p5      14 x[1]
        vprold zmm10, zmm10, 0x18                                  ;    22.2 p0      10 more
        vpandd zmm10, zmm10, zmm4                                  ;    23.2 p5      10 more
        vprold zmm8, zmm15, 1                                      ;    23.2 p0      14 x[1]
        vpandd zmm13, zmm13, zmm3                                  ;    22.5 p5      10 more
        vpternlogd zmm12, zmm10, zmm13, 0x1e                       ;    24.2 p5      12 x[2]
        vprold zmm10, zmm9, 8                                      ;    24.2 p0      10 more
        vpxord zmm5, zmm5, zmm12                                   ;    25.2 p5      13 x
        vprold zmm9, zmm9, 0x18                                    ;    25.2 p0      10 more
        vpandd zmm9, zmm9, zmm4                                    ;    26.2 p5      10 more
        vpternlogd zmm9, zmm10, zmm3, 0xf8                         ;    27.2 p5      10 more
        vpternlogd zmm11, zmm9, zmm1, 0x96                         ;    28.2 p0      13 x
        vpternlogd zmm2, zmm11, zmm1, 0x6a                         ;    29.2 p5      13 x
        vpslld zmm3, zmm7, 3                                       ;    27.2 p0      14 x[3]
        vpternlogd zmm3, zmm14, zmm6, 0x96                         ;    28.2 p5      14 x[3]
        vprold zmm3, zmm3, 7                                       ;    29.2 p0      14 x[3]
        vpternlogd zmm1, zmm11, zmm5, 0x56                         ;    29.2 p5      13 x
        vpslld zmm9, zmm8, 7                                       ;    29.2 p0      14 x[2]
        vpternlogd zmm9, zmm6, zmm3, 0x96                          ;    30.2 p5      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;    31.2 p0      14 x[2]
        vpternlogd zmm7, zmm3, zmm8, 0x96                          ;    30.5 p5      14 x[0]
        vprold zmm4, zmm7, 5                                       ;    31.5 p0      14 x[0]
        vmovdqa64 zmm9, zmm2                                       ;    30.2         13 x copy
        vpternlogd zmm9, zmm11, zmm12, 0x96                        ;    31.5 p5      13 x
        vpternlogd zmm11, zmm12, zmm1, 0x28                        ;    32.2 p0      13 x
        vpternlogd zmm11, zmm2, zmm5, 0xf8                         ;    33.2 p5      13 x
        vpandd zmm7, zmm12, zmm2                                   ;    33.2 p0      13 x
        vpternlogd zmm7, zmm5, zmm9, 0x96                          ;    34.2 p5      13 x
        vprold zmm2, zmm7, 3                                       ;    35.2 p0      14 x[2]
        vprold zmm5, zmm11, 0xd                                    ;    35.2 p0      14 x[0]
        vpxord zmm9, zmm9, zmm11                                   ;    34.5 p5      14 x[1]
        vpternlogd zmm9, zmm5, zmm2, 0x96                          ;    36.2 p5      14 x[1]
        vprold zmm7, zmm9, 1                                       ;    37.2 p0      14 x[1]
        vpslld zmm9, zmm5, 3                                       ;    37.2 p0      14 x[3]
        vpxord zmm3, zmm3, [rbp + 1280]                            ;    36.5 p5+p3   12 x[3]
        vmovdqa64 zmm10, zmm3                                      ;    37.5         13 x copy
        vpxord zmm4, zmm4, [rbp + 960]                             ;    37.5 p5+p2   12 x[0]
        vpternlogd zmm9, zmm1, zmm2, 0x96                          ;    38.2 p0      14 x[3]
        vpxord zmm6, zmm6, [rbp + 1088]                            ;    38.5 p5+p3   12 x[2]
        vprold zmm1, zmm9, 7                                       ;    39.2 p0      14 x[3]
        vpslld zmm9, zmm7, 7                                       ;    40.2 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm1, 0x96                          ;    41.2 p5      14 x[2]
        vpternlogd zmm5, zmm1, zmm7, 0x96                          ;    40.5 p5      14 x[0]
        vpxord zmm1, zmm1, [rbp + 1344]                            ;    41.2 p0+p2   12 x[3]
        vprold zmm5, zmm5, 5                                       ;    42.2 p0      14 x[0]
        vpxord zmm5, zmm5, [rbp + 896]                             ;    43.2 p5+p3   12 x[0]
        vprold zmm2, zmm9, 0x16                                    ;    43.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 7680]                               ;    17.7 p2      12 x[1] reload
        vpxord zmm7, zmm7, zmm9                                    ;    42.5 p5      12 x[1]
        vmovdqa64 zmm11, zmm1                                      ;    42.2         13 x copy
        vpxord zmm2, zmm2, [rbp + 1024]                            ;    44.2 p5+p3   12 x[2]
        vpxord zmm8, zmm8, zmm9                                    ;    44.2 p0      12 x[1]
        vpternlogd zmm11, zmm2, zmm7, 0x96                         ;    45.2 p5      13 x
        vmovdqa64 zmm9, zmm1                                       ;    42.2         13 x copy
        vpternlogd zmm1, zmm7, zmm5, 0x21                          ;    45.2 p0      13 x
        vpternlogd zmm2, zmm7, zmm5, 0xf8                          ;    45.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm11, 0x6a                         ;    46.2 p0      13 x
        vpternlogd zmm11, zmm1, zmm2, 0xec                         ;    46.5 p5      13 x
        vprold zmm5, zmm7, 3                                       ;    47.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm7                                    ;    47.5 p5      13 x
        vpternlogd zmm2, zmm11, zmm7, 0xde                         ;    48.2 p0      13 x
        vmovdqa64 zmm7, zmm3                                       ;    37.5         13 x copy
        vpternlogd zmm3, zmm8, zmm4, 0x21                          ;    48.5 p5      13 x
        vpternlogd zmm7, zmm6, zmm8, 0x96                          ;    49.2 p0      13 x
        vpternlogd zmm6, zmm8, zmm4, 0xf8                          ;    49.5 p5      13 x
        vpternlogd zmm8, zmm4, zmm7, 0x6a                          ;    50.2 p0      13 x
        vpternlogd zmm7, zmm3, zmm6, 0xec                          ;    50.5 p5      13 x
        vpternlogd zmm6, zmm7, zmm8, 0xde                          ;    51.5 p0      13 x
        vprold zmm4, zmm8, 3                                       ;    52.2 p0      14 x[2]
        vpxord zmm10, zmm10, zmm8                                  ;    51.5 p5      13 x
        vmovdqa64 zmm8, zmm9                                       ;    48.5         13 x copy
        vpternlogd zmm9, zmm1, zmm5, 0x96                          ;    52.5 p5      14 x[1]
        vpternlogd zmm8, zmm11, zmm1, 0x9a                         ;    53.2 p0      13 x
        vprold zmm1, zmm8, 0xd                                     ;    54.2 p0      14 x[0]
        vpslld zmm8, zmm1, 3                                       ;    55.2 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm5, 0x96                         ;    56.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;    57.2 p0      14 x[3]
        vpternlogd zmm9, zmm2, zmm1, 0x96                          ;    55.2 p5      14 x[1]
        vprold zmm2, zmm9, 1                                       ;    57.2 p0      14 x[1]
        vpslld zmm9, zmm2, 7                                       ;    58.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm8, 0x96                          ;    59.2 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;    60.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm10                                      ;    52.5         13 x copy
        vpternlogd zmm9, zmm7, zmm3, 0x9a                          ;    56.5 p5      13 x
        vpternlogd zmm10, zmm3, zmm4, 0x96                         ;    57.5 p5      14 x[1]
        vprold zmm3, zmm9, 0xd                                     ;    60.2 p0      14 x[0]
        vpslld zmm9, zmm3, 3                                       ;    61.2 p0      14 x[3]
        vpternlogd zmm10, zmm6, zmm3, 0x96                         ;    61.2 p5      14 x[1]
        vprold zmm6, zmm10, 1                                      ;    62.2 p0      14 x[1]
        vpternlogd zmm9, zmm7, zmm4, 0x96                          ;    62.2 p5      14 x[3]
        vprold zmm7, zmm9, 7                                       ;    63.2 p0      14 x[3]
        vpslld zmm9, zmm6, 7                                       ;    64.2 p0      14 x[2]
        vmovdqu64 zmm10, [rbp + 7808]                              ;    24.8 p2      12 x[1] reload
        vpternlogd zmm1, zmm8, zmm2, 0x96                          ;    60.5 p5      14 x[0]
        vpternlogd zmm9, zmm4, zmm7, 0x96                          ;    65.2 p5      14 x[2]
        vpxord zmm2, zmm2, zmm10                                   ;    62.5 p5      12 x[1]
        vpternlogd zmm3, zmm7, zmm6, 0x96                          ;    64.2 p5      14 x[0]
        vprold zmm4, zmm9, 0x16                                    ;    66.2 p0      14 x[2]
        vpxord zmm6, zmm6, zmm10                                   ;    64.5 p5      12 x[1]
        vprold zmm1, zmm1, 5                                       ;    66.2 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 7744]                               ;    26.2 p3      12 x[0] reload
        vpxord zmm1, zmm1, zmm9                                    ;    67.2 p5      12 x[0]
        vprold zmm3, zmm3, 5                                       ;    67.2 p0      14 x[0]
        vpxord zmm3, zmm3, zmm9                                    ;    68.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 7872]                               ;    26.8 p2      12 x[2] reload
        vpxord zmm4, zmm4, zmm9                                    ;    67.5 p5      12 x[2]
        vpxord zmm5, zmm5, zmm9                                    ;    68.2 p0      12 x[2]
        vmovdqa64 zmm9, zmm5                                       ;    69.2         13 x copy
        vpternlogd zmm9, zmm2, zmm1, 0x96                          ;    69.2 p5      13 x
        vmovdqu64 zmm10, [rbp + 7936]                              ;    27.7 p3      12 x[3] reload
        vpxord zmm8, zmm8, zmm10                                   ;    69.2 p0      12 x[3]
        vpternlogd zmm5, zmm8, zmm1, 0x6c                          ;    70.2 p5      13 x
        vpxord zmm7, zmm7, zmm10                                   ;    70.2 p0      12 x[3]
        vpternlogd zmm8, zmm2, zmm1, 0x36                          ;    70.5 p5      13 x
        vpternlogd zmm2, zmm5, zmm9, 0x6a                          ;    71.2 p0      13 x
        vpternlogd zmm1, zmm5, zmm9, 0x96                          ;    71.5 p5      13 x
        vprold zmm1, zmm1, 0xd                                     ;    72.5 p0      14 x[0]
        vmovdqu64 zmm11, [rbp + 1472]                              ;    29.0 p2      12 x[3] reload
        vpternlogd zmm5, zmm9, zmm8, 0xd2                          ;    72.5 p5      13 x
        vpxord zmm8, zmm8, zmm5                                    ;    73.5 p0      13 x
        vpslld zmm9, zmm1, 3                                       ;    74.2 p0      14 x[3]
        vprold zmm8, zmm8, 3                                       ;    75.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm2, 0x96                          ;    76.2 p5      14 x[3]
        vprold zmm9, zmm9, 7                                       ;    77.2 p0      14 x[3]
        vpxord zmm2, zmm2, zmm5                                    ;    74.5 p5      14 x[1]
        vpternlogd zmm2, zmm8, zmm1, 0x96                          ;    76.2 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;    77.2 p0      14 x[1]
        vpslld zmm5, zmm2, 7                                       ;    78.2 p0      14 x[2]
        vpternlogd zmm5, zmm8, zmm9, 0x96                          ;    79.2 p5      14 x[2]
        vmovdqa64 zmm8, zmm4                                       ;    68.5         13 x copy
        vpternlogd zmm8, zmm6, zmm3, 0x96                          ;    77.5 p5      13 x
        vpternlogd zmm4, zmm7, zmm3, 0x6c                          ;    78.5 p5      13 x
        vprold zmm5, zmm5, 0x16                                    ;    80.2 p0      14 x[2]
        vpternlogd zmm7, zmm6, zmm3, 0x36                          ;    79.5 p5      13 x
        vpternlogd zmm3, zmm4, zmm8, 0x96                          ;    80.2 p0      13 x
        vprold zmm3, zmm3, 0xd                                     ;    81.2 p0      14 x[0]
        vpternlogd zmm1, zmm9, zmm2, 0x96                          ;    80.5 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;    82.2 p0      14 x[0]
        vpternlogd zmm6, zmm4, zmm8, 0x6a                          ;    81.5 p5      13 x
        vpternlogd zmm4, zmm8, zmm7, 0xd2                          ;    82.5 p5      13 x
        vpxord zmm7, zmm7, zmm4                                    ;    83.5 p0      13 x
        vpxord zmm1, zmm1, [rbp + 1152]                            ;    83.5 p5+p3   12 x[0]
        vprold zmm7, zmm7, 3                                       ;    84.5 p0      14 x[2]
        vpslld zmm8, zmm3, 3                                       ;    85.2 p0      14 x[3]
        vpternlogd zmm8, zmm7, zmm6, 0x96                          ;    86.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;    87.2 p0      14 x[3]
        vpxord zmm6, zmm6, zmm4                                    ;    85.5 p5      14 x[1]
        vpternlogd zmm6, zmm7, zmm3, 0x96                          ;    86.5 p5      14 x[1]
        vprold zmm4, zmm6, 1                                       ;    87.5 p0      14 x[1]
        vpternlogd zmm3, zmm8, zmm4, 0x96                          ;    88.5 p5      14 x[0]
        vpslld zmm6, zmm4, 7                                       ;    88.5 p0      14 x[2]
        vpternlogd zmm6, zmm7, zmm8, 0x96                          ;    89.5 p5      14 x[2]
        vmovdqu64 zmm7, [rbp + 8000]                               ;    34.8 p2      12 x[1] reload
        vpxord zmm2, zmm2, zmm7                                    ;    89.2 p0      12 x[1]
        vmovdqa64 zmm10, zmm2                                      ;    90.2         13 x copy
        vprold zmm3, zmm3, 5                                       ;    90.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm7                                    ;    89.5 p5      12 x[1]
        vmovdqu64 zmm7, [rbp + 1408]                               ;    35.7 p3      12 x[3] reload
        vpxord zmm3, zmm3, [rbp + 1216]                            ;    91.2 p5+p2   12 x[0]
        vpandd zmm2, zmm2, zmm1                                    ;    91.2 p0      13 x
        vpternlogd zmm10, zmm9, zmm7, 0x96                         ;    91.5 p5      13 x
        vpternlogd zmm7, zmm9, zmm1, 0xbe                          ;    92.2 p0      13 x
        vmovdqu64 zmm9, [rbp + 8064]                               ;    36.7 p3      12 x[2] reload
        vmovdqa64 zmm12, zmm4                                      ;    90.5         13 x copy
        vpternlogd zmm12, zmm8, zmm11, 0x96                        ;    92.5 p5      13 x
        vpternlogd zmm11, zmm8, zmm3, 0xbe                         ;    93.2 p0      13 x
        vpternlogd zmm1, zmm5, zmm9, 0x96                          ;    93.5 p5      13 x
        vpternlogd zmm5, zmm7, zmm9, 0x48                          ;    94.2 p0      13 x
        vpxord zmm7, zmm7, zmm2                                    ;    94.5 p5      13 x
        vmovdqa64 zmm8, zmm7                                       ;    95.5         13 x copy
        vpternlogd zmm1, zmm10, zmm2, 0x36                         ;    95.2 p0      13 x
        vpternlogd zmm8, zmm5, zmm1, 0x56                          ;    96.2 p5      13 x
        vprold zmm6, zmm6, 0x16                                    ;    96.2 p0      14 x[2]
        vpandd zmm4, zmm4, zmm3                                    ;    96.5 p5      13 x
        vpternlogd zmm3, zmm6, zmm9, 0x96                          ;    97.2 p0      13 x
        vpternlogd zmm10, zmm5, zmm2, 0x36                         ;    97.5 p5      13 x
        vpternlogd zmm5, zmm2, zmm8, 0x56                          ;    98.2 p0      14 x[3]
        vpternlogd zmm8, zmm7, zmm10, 0x1e                         ;    98.5 p5      13 x
        vprold zmm2, zmm8, 3                                       ;    99.5 p0      14 x[2]
        vpternlogd zmm1, zmm7, zmm10, 0x4e                         ;    99.5 p5      13 x
        vprold zmm1, zmm1, 0xd                                     ;   100.5 p0      14 x[0]
        vpslld zmm8, zmm1, 3                                       ;   101.5 p0      14 x[3]
        vpternlogd zmm3, zmm12, zmm4, 0x36                         ;   100.5 p5      13 x
        vpternlogd zmm6, zmm9, zmm11, 0x28                         ;   101.5 p5      13 x
        vpxord zmm11, zmm11, zmm4                                  ;   102.2 p0      13 x
        vpternlogd zmm8, zmm5, zmm2, 0x96                          ;   102.5 p5      14 x[3]
        vpternlogd zmm10, zmm2, zmm1, 0x96                         ;   103.2 p0      14 x[1]
        vprold zmm7, zmm10, 1                                      ;   104.2 p0      14 x[1]
        vprold zmm5, zmm8, 7                                       ;   105.2 p0      14 x[3]
        vpslld zmm8, zmm7, 7                                       ;   106.2 p0      14 x[2]
        vpternlogd zmm8, zmm2, zmm5, 0x96                          ;   107.2 p5      14 x[2]
        vpternlogd zmm12, zmm6, zmm4, 0x36                         ;   104.5 p5      13 x
        vpternlogd zmm1, zmm5, zmm7, 0x96                          ;   106.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   107.2 p0      14 x[0]
        vprold zmm2, zmm8, 0x16                                    ;   108.2 p0      14 x[2]
        vmovdqa64 zmm8, zmm11                                      ;   103.2         13 x copy
        vpternlogd zmm8, zmm6, zmm3, 0x56                          ;   106.5 p5      13 x
        vpternlogd zmm3, zmm11, zmm12, 0x4e                        ;   107.5 p5      13 x
        vpternlogd zmm11, zmm8, zmm12, 0x36                        ;   108.5 p5      13 x
        vprold zmm3, zmm3, 0xd                                     ;   109.2 p0      14 x[0]
        vpternlogd zmm8, zmm6, zmm4, 0x1e                          ;   109.5 p5      14 x[3]
        vprold zmm4, zmm11, 3                                      ;   110.2 p0      14 x[2]
        vmovdqu64 zmm11, [rbp + 1664]                              ;    43.2 p2      12 x[2] reload
        vpternlogd zmm12, zmm4, zmm3, 0x96                         ;   111.2 p5      14 x[1]
        vprold zmm6, zmm12, 1                                      ;   112.2 p0      14 x[1]
        vpslld zmm9, zmm3, 3                                       ;   112.2 p0      14 x[3]
        vpternlogd zmm9, zmm8, zmm4, 0x96                          ;   113.2 p5      14 x[3]
        vprold zmm8, zmm9, 7                                       ;   114.2 p0      14 x[3]
        vpternlogd zmm3, zmm8, zmm6, 0x96                          ;   115.2 p5      14 x[0]
        vpslld zmm9, zmm6, 7                                       ;   114.2 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   115.2 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   116.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8192]                               ;    44.8 p3      12 x[1] reload
        vpxord zmm6, zmm6, zmm9                                    ;   114.5 p5      12 x[1]
        vpxord zmm7, zmm7, zmm9                                    ;   115.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 8256]                               ;    45.3 p2      12 x[3] reload
        vpxord zmm8, zmm8, zmm9                                    ;   116.2 p0      12 x[3]
        vpxord zmm5, zmm5, zmm9                                    ;   116.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 8128]                               ;    45.8 p3      12 x[0] reload
        vmovdqa64 zmm10, zmm7                                      ;   116.5         13 x copy
        vpternlogd zmm10, zmm1, zmm9, 0x96                         ;   117.2 p0      13 x
        vpternlogd zmm1, zmm5, zmm9, 0x96                          ;   117.5 p5      13 x
        vpternlogd zmm5, zmm2, zmm11, 0x96                         ;   118.2 p0      13 x
        vpternlogd zmm10, zmm5, zmm1, 0x6c                         ;   119.2 p5      13 x
        vpternlogd zmm2, zmm11, zmm1, 0xbe                         ;   119.2 p0      13 x
        vmovdqu64 zmm11, [rbp + 1728]                              ;    47.0 p2      12 x[2] reload
        vmovdqa64 zmm12, zmm8                                      ;   117.2         13 x copy
        vprold zmm3, zmm3, 5                                       ;   120.2 p0      14 x[0]
        vpternlogd zmm8, zmm3, zmm9, 0x96                          ;   121.2 p5      13 x
        vpternlogd zmm3, zmm9, zmm6, 0x96                          ;   121.2 p5      13 x
        vmovdqa64 zmm9, zmm1                                       ;   118.5         13 x copy
        vpternlogd zmm12, zmm4, zmm11, 0x96                        ;   121.2 p0      13 x
        vpternlogd zmm4, zmm11, zmm8, 0xbe                         ;   122.2 p5      13 x
        vmovdqa64 zmm11, zmm7                                      ;   116.5         13 x copy
        vpternlogd zmm1, zmm10, zmm7, 0x78                         ;   122.2 p0      14 x[3]
        vpternlogd zmm7, zmm2, zmm5, 0xb4                          ;   122.5 p5      13 x
        vpternlogd zmm2, zmm5, zmm10, 0x80                         ;   123.2 p0      13 x
        vprold zmm5, zmm10, 0xd                                    ;   124.2 p0      14 x[0]
        vpxord zmm9, zmm9, zmm2                                    ;   124.2 p5      13 x
        vpxord zmm11, zmm11, zmm9                                  ;   125.2 p5      13 x
        vpternlogd zmm2, zmm7, zmm5, 0x56                          ;   125.2 p0      14 x[1]
        vprold zmm7, zmm11, 3                                      ;   126.2 p0      14 x[2]
        vpternlogd zmm2, zmm9, zmm7, 0x96                          ;   127.2 p5      14 x[1]
        vpslld zmm9, zmm5, 3                                       ;   127.2 p0      14 x[3]
        vpternlogd zmm9, zmm1, zmm7, 0x96                          ;   128.2 p5      14 x[3]
        vpternlogd zmm3, zmm12, zmm8, 0x6c                         ;   127.5 p5      13 x
        vprold zmm1, zmm9, 7                                       ;   129.2 p0      14 x[3]
        vmovdqa64 zmm9, zmm8                                       ;   122.2         13 x copy
        vpternlogd zmm8, zmm3, zmm6, 0x78                          ;   128.5 p5      14 x[3]
        vmovdqa64 zmm10, zmm6                                      ;   115.5         13 x copy
        vpternlogd zmm6, zmm4, zmm12, 0xb4                         ;   129.2 p0      13 x
        vpternlogd zmm4, zmm12, zmm3, 0x80                         ;   129.5 p5      13 x
        vpxord zmm9, zmm9, zmm4                                    ;   130.5 p0      13 x
        vprold zmm3, zmm3, 0xd                                     ;   131.2 p0      14 x[0]
        vprold zmm2, zmm2, 1                                       ;   132.2 p0      14 x[1]
        vpxord zmm10, zmm10, zmm9                                  ;   131.5 p5      13 x
        vpternlogd zmm4, zmm6, zmm3, 0x56                          ;   132.2 p5      14 x[1]
        vprold zmm6, zmm10, 3                                      ;   133.2 p0      14 x[2]
        vpternlogd zmm4, zmm9, zmm6, 0x96                          ;   134.2 p5      14 x[1]
        vpslld zmm9, zmm3, 3                                       ;   134.2 p0      14 x[3]
        vpternlogd zmm9, zmm8, zmm6, 0x96                          ;   135.2 p5      14 x[3]
        vprold zmm8, zmm9, 7                                       ;   136.2 p0      14 x[3]
        vpslld zmm9, zmm2, 7                                       ;   136.2 p0      14 x[2]
        vprold zmm4, zmm4, 1                                       ;   137.2 p0      14 x[1]
        vpternlogd zmm9, zmm7, zmm1, 0x96                          ;   137.2 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   138.2 p0      14 x[2]
        vpslld zmm9, zmm4, 7                                       ;   139.2 p0      14 x[2]
        vpternlogd zmm5, zmm1, zmm2, 0x96                          ;   135.5 p5      14 x[0]
        vprold zmm5, zmm5, 5                                       ;   140.2 p0      14 x[0]
        vpxord zmm5, zmm5, [rbp + 1536]                            ;   141.2 p5+p3   12 x[0]
        vmovdqu64 zmm10, [rbp + 8448]                              ;    54.5 p2      12 x[3] reload
        vpternlogd zmm3, zmm8, zmm4, 0x96                          ;   138.2 p5      14 x[0]
        vpternlogd zmm9, zmm6, zmm8, 0x96                          ;   140.2 p5      14 x[2]
        vpxord zmm1, zmm1, zmm10                                   ;   139.5 p5      12 x[3]
        vprold zmm6, zmm9, 0x16                                    ;   141.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8320]                               ;    55.3 p3      12 x[1] reload
        vpxord zmm2, zmm2, zmm9                                    ;   140.5 p5      12 x[1]
        vpxord zmm4, zmm4, zmm9                                    ;   141.5 p5      12 x[1]
        vprold zmm3, zmm3, 5                                       ;   142.2 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 8384]                               ;    56.0 p2      12 x[2] reload
        vpxord zmm7, zmm7, zmm9                                    ;   142.5 p5      13 x
        vpxord zmm3, zmm3, [rbp + 1600]                            ;   143.2 p0+p3   12 x[0]
        vpternlogd zmm6, zmm3, zmm9, 0x96                          ;   144.2 p5      13 x
        vpandnd zmm9, zmm7, zmm5                                   ;   144.2 p0      13 x
        vpternlogd zmm7, zmm2, zmm5, 0xb4                          ;   144.5 p5      13 x
        vpternlogd zmm2, zmm1, zmm5, 0x96                          ;   145.2 p0      13 x
        vpternlogd zmm9, zmm2, zmm1, 0x6a                          ;   146.2 p5      13 x
        vpternlogd zmm1, zmm2, zmm7, 0x56                          ;   146.2 p0      13 x
        vpxord zmm5, zmm5, zmm7                                    ;   146.5 p5      13 x
        vpternlogd zmm7, zmm9, zmm2, 0x6a                          ;   147.2 p0      14 x[1]
        vpternlogd zmm2, zmm1, zmm5, 0x78                          ;   147.5 p5      13 x
        vprold zmm1, zmm1, 0xd                                     ;   148.2 p0      14 x[0]
        vmovdqa64 zmm11, zmm3                                      ;   144.2         13 x copy
        vpxord zmm8, zmm8, zmm10                                   ;   148.5 p5      12 x[3]
        vpandd zmm12, zmm3, zmm6                                   ;   149.2 p0      13 x
        vpternlogd zmm6, zmm4, zmm3, 0x1e                          ;   149.5 p5      13 x
        vpternlogd zmm4, zmm3, zmm8, 0x96                          ;   150.2 p0      13 x
        vpxord zmm11, zmm11, zmm6                                  ;   150.5 p5      13 x
        vpternlogd zmm12, zmm4, zmm8, 0x6a                         ;   151.2 p0      13 x
        vprold zmm2, zmm2, 3                                       ;   152.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm5                                    ;   151.5 p5      14 x[3]
        vpslld zmm10, zmm1, 3                                      ;   153.2 p0      14 x[3]
        vpternlogd zmm10, zmm9, zmm2, 0x96                         ;   154.2 p5      14 x[3]
        vprold zmm5, zmm10, 7                                      ;   155.2 p0      14 x[3]
        vpternlogd zmm7, zmm2, zmm1, 0x96                          ;   153.5 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;   155.2 p0      14 x[1]
        vpslld zmm13, zmm7, 7                                      ;   156.2 p0      14 x[2]
        vpternlogd zmm13, zmm2, zmm5, 0x96                         ;   157.2 p5      14 x[2]
        vprold zmm2, zmm13, 0x16                                   ;   158.2 p0      14 x[2]
        vpternlogd zmm1, zmm5, zmm7, 0x96                          ;   156.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   158.2 p0      14 x[0]
        vpxord zmm7, zmm7, [rbp + 1792]                            ;   156.5 p5+p2   12 x[1]
        vpternlogd zmm8, zmm4, zmm6, 0x56                          ;   157.5 p5      13 x
        vprold zmm3, zmm8, 0xd                                     ;   159.2 p0      14 x[0]
        vpternlogd zmm6, zmm12, zmm4, 0x6a                         ;   158.5 p5      14 x[1]
        vpternlogd zmm4, zmm8, zmm11, 0x78                         ;   159.5 p5      13 x
        vprold zmm4, zmm4, 3                                       ;   160.5 p0      14 x[2]
        vpternlogd zmm6, zmm4, zmm3, 0x96                          ;   161.5 p5      14 x[1]
        vpslld zmm8, zmm3, 3                                       ;   161.2 p0      14 x[3]
        vprold zmm6, zmm6, 1                                       ;   162.5 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   163.5 p0      14 x[2]
        vpxord zmm11, zmm11, zmm12                                 ;   161.5 p5      14 x[3]
        vpternlogd zmm8, zmm11, zmm4, 0x96                         ;   162.5 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   164.2 p0      14 x[3]
        vpternlogd zmm3, zmm8, zmm6, 0x96                          ;   165.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   166.2 p0      14 x[0]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   165.2 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   166.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8512]                               ;    64.2 p3      12 x[0] reload
        vpxord zmm1, zmm1, zmm9                                    ;   165.5 p5      12 x[0]
        vpxord zmm3, zmm3, zmm9                                    ;   167.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 8640]                               ;    64.7 p2      12 x[3] reload
        vpxord zmm5, zmm5, zmm9                                    ;   167.2 p0      12 x[3]
        vpxord zmm11, zmm1, zmm5                                   ;   168.2 p5      13 x
        vpxord zmm8, zmm8, zmm9                                    ;   168.2 p0      12 x[3]
        vmovdqa64 zmm10, zmm5                                      ;   168.2         13 x copy
        vmovdqu64 zmm9, [rbp + 8576]                               ;    65.5 p3      12 x[2] reload
        vpternlogd zmm10, zmm2, zmm9, 0x96                         ;   168.5 p5      13 x
        vpternlogd zmm2, zmm9, zmm7, 0x96                          ;   169.2 p0      13 x
        vpternlogd zmm5, zmm1, zmm2, 0x6a                          ;   170.2 p5      13 x
        vpxord zmm1, zmm3, zmm8                                    ;   170.2 p0      13 x
        vmovdqa64 zmm13, zmm1                                      ;   171.2         13 x copy
        vpternlogd zmm7, zmm2, zmm11, 0x6c                         ;   170.5 p5      13 x
        vpternlogd zmm2, zmm10, zmm11, 0x36                        ;   171.2 p0      13 x
        vpxord zmm11, zmm11, zmm5                                  ;   171.5 p5      13 x
        vpxord zmm6, zmm6, [rbp + 1856]                            ;   172.2 p0+p2   12 x[1]
        vpternlogd zmm10, zmm11, zmm7, 0x6c                        ;   172.5 p5      13 x
        vpternlogd zmm7, zmm2, zmm5, 0x48                          ;   173.2 p0      13 x
        vpxord zmm2, zmm2, zmm10                                   ;   173.5 p5      13 x
        vprold zmm10, zmm10, 0xd                                   ;   174.2 p0      14 x[0]
        vpslld zmm12, zmm10, 3                                     ;   175.2 p0      14 x[3]
        vprold zmm2, zmm2, 3                                       ;   176.2 p0      14 x[2]
        vpxord zmm11, zmm11, zmm7                                  ;   174.5 p5      14 x[3]
        vpternlogd zmm12, zmm11, zmm2, 0x96                        ;   177.2 p5      14 x[3]
        vpternlogd zmm5, zmm2, zmm10, 0x96                         ;   177.2 p5      14 x[1]
        vprold zmm7, zmm12, 7                                      ;   178.2 p0      14 x[3]
        vprold zmm5, zmm5, 1                                       ;   178.2 p0      14 x[1]
        vpslld zmm14, zmm5, 7                                      ;   179.2 p0      14 x[2]
        vmovdqa64 zmm11, zmm8                                      ;   169.2         13 x copy
        vpternlogd zmm11, zmm4, zmm9, 0x96                         ;   177.5 p5      13 x
        vpternlogd zmm4, zmm9, zmm6, 0x96                          ;   178.5 p5      13 x
        vpternlogd zmm8, zmm3, zmm4, 0x6a                          ;   179.5 p5      13 x
        vpxord zmm13, zmm13, zmm8                                  ;   180.5 p0      13 x
        vpternlogd zmm14, zmm2, zmm7, 0x96                         ;   180.5 p5      14 x[2]
        vpternlogd zmm6, zmm4, zmm1, 0x6c                          ;   181.2 p0      13 x
        vpternlogd zmm4, zmm1, zmm11, 0x56                         ;   181.5 p5      13 x
        vpternlogd zmm10, zmm7, zmm5, 0x96                         ;   182.2 p0      14 x[0]
        vprold zmm2, zmm10, 5                                      ;   183.2 p0      14 x[0]
        vpternlogd zmm11, zmm13, zmm6, 0x6c                        ;   182.5 p5      13 x
        vpxord zmm5, zmm5, [rbp + 2048]                            ;   183.5 p5+p3   12 x[1]
        vprold zmm10, zmm14, 0x16                                  ;   184.2 p0      14 x[2]
        vpxord zmm6, zmm6, zmm8                                    ;   184.5 p5      13 x
        vpternlogd zmm6, zmm13, zmm4, 0x6c                         ;   185.5 p0      14 x[3]
        vprold zmm1, zmm11, 0xd                                    ;   186.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm11                                   ;   185.5 p5      13 x
        vprold zmm3, zmm4, 3                                       ;   187.2 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm1, 0x96                          ;   188.2 p5      14 x[1]
        vprold zmm4, zmm8, 1                                       ;   189.2 p0      14 x[1]
        vpslld zmm8, zmm1, 3                                       ;   189.2 p0      14 x[3]
        vpternlogd zmm8, zmm6, zmm3, 0x96                          ;   190.2 p5      14 x[3]
        vprold zmm6, zmm8, 7                                       ;   191.2 p0      14 x[3]
        vpslld zmm8, zmm4, 7                                       ;   191.2 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm6, 0x96                          ;   192.2 p5      14 x[2]
        vprold zmm3, zmm8, 0x16                                    ;   193.2 p0      14 x[2]
        vmovdqu64 zmm8, [rbp + 8704]                               ;    73.5 p2      12 x[3] reload
        vmovdqa64 zmm9, zmm5                                       ;   184.5         13 x copy
        vpxord zmm7, zmm7, zmm8                                    ;   189.5 p5      12 x[3]
        vpxord zmm10, zmm10, [rbp + 2240]                          ;   190.5 p5+p3   12 x[2]
        vpternlogd zmm1, zmm6, zmm4, 0x96                          ;   192.2 p5      14 x[0]
        vpxord zmm6, zmm6, zmm8                                    ;   192.5 p5      12 x[3]
        vmovdqa64 zmm13, zmm7                                      ;   190.5         13 x copy
        vpternlogd zmm13, zmm10, zmm5, 0x1e                        ;   193.2 p0      13 x
        vpxord zmm4, zmm4, [rbp + 2112]                            ;   193.5 p5+p2   12 x[1]
        vmovdqu64 zmm8, [rbp + 1920]                               ;    75.0 p3      12 x[0] reload
        vpternlogd zmm9, zmm2, zmm8, 0x96                          ;   194.2 p0      13 x
        vpternlogd zmm2, zmm8, zmm13, 0x28                         ;   194.5 p5      13 x
        vmovdqa64 zmm8, zmm6                                       ;   193.5         13 x copy
        vpxord zmm3, zmm3, [rbp + 2304]                            ;   195.2 p0+p2   12 x[2]
        vpternlogd zmm8, zmm3, zmm4, 0x1e                          ;   196.2 p5      13 x
        vmovdqu64 zmm11, [rbp + 1984]                              ;    76.0 p3      12 x[0] reload
        vmovdqa64 zmm12, zmm4                                      ;   194.5         13 x copy
        vpternlogd zmm5, zmm2, zmm10, 0x96                         ;   196.2 p0      13 x
        vpternlogd zmm7, zmm10, zmm9, 0x6a                         ;   196.5 p5      13 x
        vprold zmm1, zmm1, 5                                       ;   197.2 p0      14 x[0]
        vpternlogd zmm12, zmm1, zmm11, 0x96                        ;   198.2 p5      13 x
        vpternlogd zmm1, zmm11, zmm8, 0x28                         ;   198.2 p0      13 x
        vmovdqu64 zmm10, [rbp + 8832]                              ;    77.2 p2      12 x[1] reload
        vpternlogd zmm4, zmm1, zmm3, 0x96                          ;   199.2 p5      13 x
        vpternlogd zmm6, zmm3, zmm12, 0x6a                         ;   199.2 p0      13 x
        vmovdqa64 zmm3, zmm5                                       ;   197.2         13 x copy
        vpternlogd zmm3, zmm2, zmm13, 0x6a                         ;   199.5 p5      13 x
        vpternlogd zmm2, zmm9, zmm3, 0x96                          ;   200.5 p0      14 x[1]
        vpternlogd zmm3, zmm7, zmm5, 0x78                          ;   200.5 p5      13 x
        vpternlogd zmm7, zmm13, zmm5, 0x9c                         ;   201.2 p0      13 x
        vprold zmm7, zmm7, 3                                       ;   202.2 p0      14 x[2]
        vprold zmm3, zmm3, 0xd                                     ;   203.2 p0      14 x[0]
        vpslld zmm9, zmm3, 3                                       ;   204.2 p0      14 x[3]
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   205.2 p5      14 x[3]
        vprold zmm5, zmm9, 7                                       ;   206.2 p0      14 x[3]
        vpternlogd zmm2, zmm3, zmm7, 0x96                          ;   204.2 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   206.2 p0      14 x[1]
        vpslld zmm9, zmm2, 7                                       ;   207.2 p0      14 x[2]
        vpternlogd zmm9, zmm7, zmm5, 0x96                          ;   208.2 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   209.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm4                                       ;   200.2         13 x copy
        vpternlogd zmm9, zmm1, zmm8, 0x6a                          ;   204.5 p5      13 x
        vpternlogd zmm3, zmm5, zmm2, 0x96                          ;   207.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   209.2 p0      14 x[0]
        vpternlogd zmm8, zmm6, zmm4, 0xb4                          ;   206.5 p5      13 x
        vpxord zmm7, zmm7, [rbp + 2176]                            ;   210.2 p5+p3   12 x[2]
        vprold zmm8, zmm8, 3                                       ;   210.2 p0      14 x[2]
        vpternlogd zmm1, zmm12, zmm9, 0x96                         ;   208.5 p5      14 x[1]
        vpternlogd zmm9, zmm6, zmm4, 0x78                          ;   209.5 p5      13 x
        vprold zmm6, zmm9, 0xd                                     ;   211.2 p0      14 x[0]
        vpslld zmm9, zmm6, 3                                       ;   212.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   213.2 p5      14 x[3]
        vpternlogd zmm1, zmm6, zmm8, 0x96                          ;   212.2 p5      14 x[1]
        vprold zmm4, zmm9, 7                                       ;   214.2 p0      14 x[3]
        vprold zmm1, zmm1, 1                                       ;   214.2 p0      14 x[1]
        vpslld zmm9, zmm1, 7                                       ;   215.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm4, 0x96                          ;   216.2 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                    ;   217.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8768]                               ;    83.2 p2      12 x[0] reload
        vpxord zmm3, zmm3, zmm9                                    ;   213.5 p5      12 x[0]
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   215.2 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   217.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   218.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 8896]                               ;    84.0 p3      12 x[3] reload
        vpternlogd zmm5, zmm3, zmm9, 0x96                          ;   216.5 p5      13 x
        vpxord zmm2, zmm2, zmm10                                   ;   217.5 p5      12 x[1]
        vpternlogd zmm9, zmm4, zmm6, 0x96                          ;   219.2 p0      13 x
        vpxord zmm4, zmm2, zmm7                                    ;   218.5 p5      13 x
        vpternlogd zmm2, zmm5, zmm3, 0x6a                          ;   219.2 p0      13 x
        vmovdqa64 zmm13, zmm2                                      ;   220.2         13 x copy
        vpandd zmm11, zmm7, zmm2                                   ;   220.2 p5      13 x
        vpternlogd zmm13, zmm5, zmm7, 0x96                         ;   220.2 p0      13 x
        vpternlogd zmm11, zmm4, zmm13, 0x96                        ;   221.2 p5      13 x
        vpxord zmm1, zmm1, zmm10                                   ;   221.2 p0      12 x[1]
        vpternlogd zmm3, zmm5, zmm4, 0x56                          ;   221.5 p5      13 x
        vpternlogd zmm5, zmm7, zmm3, 0x28                          ;   222.5 p0      13 x
        vpternlogd zmm5, zmm2, zmm4, 0xf8                          ;   223.5 p5      13 x
        vpxord zmm13, zmm13, zmm5                                  ;   224.5 p0      14 x[1]
        vprold zmm2, zmm11, 3                                      ;   224.2 p0      14 x[2]
        vpxord zmm8, zmm8, [rbp + 2496]                            ;   223.5 p5+p2   12 x[2]
        vpxord zmm10, zmm1, zmm8                                   ;   224.5 p5      13 x
        vpternlogd zmm1, zmm9, zmm6, 0x6a                          ;   225.2 p0      13 x
        vprold zmm4, zmm5, 0xd                                     ;   226.2 p0      14 x[0]
        vpslld zmm7, zmm4, 3                                       ;   227.2 p0      14 x[3]
        vpternlogd zmm13, zmm2, zmm4, 0x96                         ;   227.2 p5      14 x[1]
        vpternlogd zmm6, zmm9, zmm10, 0x56                         ;   226.5 p5      13 x
        vpternlogd zmm7, zmm3, zmm2, 0x96                          ;   228.2 p5      14 x[3]
        vprold zmm5, zmm13, 1                                      ;   228.2 p0      14 x[1]
        vprold zmm3, zmm7, 7                                       ;   229.2 p0      14 x[3]
        vpslld zmm7, zmm5, 7                                       ;   230.2 p0      14 x[2]
        vpternlogd zmm7, zmm2, zmm3, 0x96                          ;   231.2 p5      14 x[2]
        vprold zmm2, zmm7, 0x16                                    ;   232.2 p0      14 x[2]
        vmovdqa64 zmm7, zmm1                                       ;   226.2         13 x copy
        vpternlogd zmm7, zmm9, zmm8, 0x96                          ;   229.5 p5      13 x
        vpxord zmm2, zmm2, [rbp + 2560]                            ;   233.2 p5+p3   12 x[2]
        vpternlogd zmm9, zmm8, zmm6, 0x28                          ;   231.5 p5      13 x
        vpternlogd zmm9, zmm1, zmm10, 0xf8                         ;   232.5 p0      13 x
        vpternlogd zmm4, zmm3, zmm5, 0x96                          ;   232.5 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   233.5 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 2880]                            ;   233.5 p5+p2   12 x[3]
        vmovdqa64 zmm11, zmm3                                      ;   234.5         13 x copy
        vpandd zmm12, zmm8, zmm1                                   ;   234.2 p0      13 x
        vpternlogd zmm12, zmm10, zmm7, 0x96                        ;   235.2 p5      13 x
        vpxord zmm7, zmm7, zmm9                                    ;   235.2 p0      14 x[1]
        vprold zmm8, zmm9, 0xd                                     ;   236.2 p0      14 x[0]
        vprold zmm1, zmm12, 3                                      ;   237.2 p0      14 x[2]
        vpternlogd zmm7, zmm1, zmm8, 0x96                          ;   238.2 p5      14 x[1]
        vpslld zmm9, zmm8, 3                                       ;   238.2 p0      14 x[3]
        vpternlogd zmm9, zmm6, zmm1, 0x96                          ;   239.2 p5      14 x[3]
        vprold zmm7, zmm7, 1                                       ;   239.2 p0      14 x[1]
        vprold zmm6, zmm9, 7                                       ;   240.2 p0      14 x[3]
        vpslld zmm9, zmm7, 7                                       ;   241.2 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm6, 0x96                          ;   242.2 p5      14 x[2]
        vprold zmm1, zmm9, 0x16                                    ;   243.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 8960]                               ;    92.5 p3      12 x[1] reload
        vpternlogd zmm8, zmm6, zmm7, 0x96                          ;   241.2 p5      14 x[0]
        vpxord zmm5, zmm5, zmm9                                    ;   239.5 p5      12 x[1]
        vpternlogd zmm11, zmm2, zmm5, 0x96                         ;   240.5 p5      13 x
        vpxord zmm4, zmm4, [rbp + 2368]                            ;   241.5 p5+p2   12 x[0]
        vpternlogd zmm2, zmm5, zmm4, 0xf8                          ;   242.5 p5      13 x
        vprold zmm8, zmm8, 5                                       ;   243.2 p0      14 x[0]
        vpxord zmm6, zmm6, [rbp + 2816]                            ;   243.5 p5+p3   12 x[3]
        vpxord zmm1, zmm1, [rbp + 2624]                            ;   244.2 p0+p2   12 x[2]
        vmovdqa64 zmm10, zmm6                                      ;   244.5         13 x copy
        vpxord zmm8, zmm8, [rbp + 2432]                            ;   244.5 p5+p3   12 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   245.2 p0      12 x[1]
        vmovdqa64 zmm9, zmm3                                       ;   234.5         13 x copy
        vpternlogd zmm3, zmm5, zmm4, 0x21                          ;   245.5 p5      13 x
        vpternlogd zmm5, zmm4, zmm11, 0x6a                         ;   246.2 p0      13 x
        vprold zmm4, zmm5, 3                                       ;   247.2 p0      14 x[2]
        vpternlogd zmm11, zmm3, zmm2, 0xec                         ;   246.5 p5      13 x
        vpternlogd zmm2, zmm11, zmm5, 0xde                         ;   247.5 p5      13 x
        vpxord zmm9, zmm9, zmm5                                    ;   248.2 p0      13 x
        vmovdqa64 zmm5, zmm6                                       ;   244.5         13 x copy
        vpternlogd zmm6, zmm7, zmm8, 0x21                          ;   248.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm7, 0x96                          ;   249.2 p0      13 x
        vpternlogd zmm1, zmm7, zmm8, 0xf8                          ;   249.5 p5      13 x
        vpternlogd zmm7, zmm8, zmm5, 0x6a                          ;   250.2 p0      13 x
        vmovdqa64 zmm8, zmm9                                       ;   249.2         13 x copy
        vpternlogd zmm9, zmm3, zmm4, 0x96                          ;   250.5 p5      14 x[1]
        vpternlogd zmm8, zmm11, zmm3, 0x9a                         ;   251.2 p0      13 x
        vprold zmm3, zmm8, 0xd                                     ;   252.2 p0      14 x[0]
        vpternlogd zmm9, zmm2, zmm3, 0x96                          ;   253.2 p5      14 x[1]
        vprold zmm2, zmm9, 1                                       ;   254.2 p0      14 x[1]
        vpslld zmm8, zmm3, 3                                       ;   254.2 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm4, 0x96                         ;   255.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   256.2 p0      14 x[3]
        vpxord zmm10, zmm10, zmm7                                  ;   253.5 p5      13 x
        vpslld zmm9, zmm2, 7                                       ;   256.2 p0      14 x[2]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   257.2 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   258.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm10                                      ;   254.5         13 x copy
        vpternlogd zmm5, zmm6, zmm1, 0xec                          ;   255.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm6, 0x9a                          ;   256.5 p5      13 x
        vpternlogd zmm1, zmm5, zmm7, 0xde                          ;   257.5 p5      13 x
        vprold zmm7, zmm7, 3                                       ;   258.2 p0      14 x[2]
        vpternlogd zmm10, zmm6, zmm7, 0x96                         ;   259.2 p5      14 x[1]
        vprold zmm6, zmm9, 0xd                                     ;   259.2 p0      14 x[0]
        vpternlogd zmm10, zmm1, zmm6, 0x96                         ;   260.2 p5      14 x[1]
        vpslld zmm9, zmm6, 3                                       ;   260.2 p0      14 x[3]
        vprold zmm1, zmm10, 1                                      ;   261.2 p0      14 x[1]
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   261.2 p5      14 x[3]
        vprold zmm5, zmm9, 7                                       ;   262.2 p0      14 x[3]
        vpternlogd zmm3, zmm8, zmm2, 0x96                          ;   261.5 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   263.2 p0      14 x[0]
        vpternlogd zmm6, zmm5, zmm1, 0x96                          ;   263.2 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   264.2 p0      14 x[0]
        vmovdqu64 zmm10, [rbp + 9088]                              ;   101.3 p2      12 x[1] reload
        vpxord zmm2, zmm2, zmm10                                   ;   263.5 p5      12 x[1]
        vpslld zmm9, zmm1, 7                                       ;   265.2 p0      14 x[2]
        vpternlogd zmm9, zmm7, zmm5, 0x96                          ;   266.2 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   267.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 9024]                               ;   102.2 p3      12 x[0] reload
        vpxord zmm3, zmm3, zmm9                                    ;   265.5 p5      12 x[0]
        vpxord zmm1, zmm1, zmm10                                   ;   266.5 p5      12 x[1]
        vmovdqu64 zmm10, [rbp + 9216]                              ;   102.7 p2      12 x[3] reload
        vpxord zmm8, zmm8, zmm10                                   ;   267.2 p0      12 x[3]
        vpxord zmm5, zmm5, zmm10                                   ;   267.5 p5      12 x[3]
        vpxord zmm6, zmm6, zmm9                                    ;   268.2 p0      12 x[0]
        vmovdqu64 zmm9, [rbp + 9152]                               ;   103.3 p3      12 x[2] reload
        vpxord zmm4, zmm4, zmm9                                    ;   268.5 p5      12 x[2]
        vpxord zmm7, zmm7, zmm9                                    ;   269.2 p0      12 x[2]
        vmovdqa64 zmm9, zmm4                                       ;   269.5         13 x copy
        vpternlogd zmm4, zmm8, zmm3, 0x6c                          ;   269.5 p5      13 x
        vpternlogd zmm9, zmm2, zmm3, 0x96                          ;   270.2 p0      13 x
        vpternlogd zmm8, zmm2, zmm3, 0x36                          ;   270.5 p5      13 x
        vpternlogd zmm3, zmm4, zmm9, 0x96                          ;   271.2 p0      13 x
        vpternlogd zmm2, zmm4, zmm9, 0x6a                          ;   271.5 p5      13 x
        vprold zmm3, zmm3, 0xd                                     ;   272.2 p0      14 x[0]
        vpternlogd zmm4, zmm9, zmm8, 0xd2                          ;   272.5 p5      13 x
        vpxord zmm8, zmm8, zmm4                                    ;   273.5 p0      13 x
        vprold zmm8, zmm8, 3                                       ;   274.5 p0      14 x[2]
        vpslld zmm9, zmm3, 3                                       ;   275.2 p0      14 x[3]
        vpternlogd zmm9, zmm8, zmm2, 0x96                          ;   276.2 p5      14 x[3]
        vpxord zmm2, zmm2, zmm4                                    ;   274.5 p5      14 x[1]
        vpternlogd zmm2, zmm8, zmm3, 0x96                          ;   275.5 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   276.5 p0      14 x[1]
        vprold zmm9, zmm9, 7                                       ;   277.2 p0      14 x[3]
        vpslld zmm4, zmm2, 7                                       ;   278.2 p0      14 x[2]
        vpternlogd zmm4, zmm8, zmm9, 0x96                          ;   279.2 p5      14 x[2]
        vmovdqa64 zmm8, zmm7                                       ;   270.2         13 x copy
        vpternlogd zmm8, zmm1, zmm6, 0x96                          ;   277.5 p5      13 x
        vpternlogd zmm3, zmm9, zmm2, 0x96                          ;   278.5 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   279.5 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 2688]                            ;   280.5 p5+p2   12 x[0]
        vpxord zmm9, zmm9, [rbp + 2944]                            ;   280.2 p0+p3   12 x[3]
        vpternlogd zmm7, zmm5, zmm6, 0x6c                          ;   280.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm6, 0x36                          ;   281.2 p0      13 x
        vmovdqa64 zmm10, zmm3                                      ;   281.5         13 x copy
        vpternlogd zmm6, zmm7, zmm8, 0x96                          ;   281.5 p5      13 x
        vprold zmm6, zmm6, 0xd                                     ;   282.5 p0      14 x[0]
        vpternlogd zmm1, zmm7, zmm8, 0x6a                          ;   282.5 p5      13 x
        vpternlogd zmm7, zmm8, zmm5, 0xd2                          ;   283.2 p0      13 x
        vpslld zmm8, zmm6, 3                                       ;   284.2 p0      14 x[3]
        vpxord zmm5, zmm5, zmm7                                    ;   284.2 p5      13 x
        vprold zmm5, zmm5, 3                                       ;   285.2 p0      14 x[2]
        vpternlogd zmm8, zmm5, zmm1, 0x96                          ;   286.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   287.2 p0      14 x[3]
        vpxord zmm1, zmm1, zmm7                                    ;   285.5 p5      14 x[1]
        vprold zmm4, zmm4, 0x16                                    ;   287.2 p0      14 x[2]
        vpternlogd zmm1, zmm5, zmm6, 0x96                          ;   286.5 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   288.2 p0      14 x[1]
        vpslld zmm7, zmm1, 7                                       ;   289.2 p0      14 x[2]
        vpternlogd zmm6, zmm8, zmm1, 0x96                          ;   289.2 p5      14 x[0]
        vpternlogd zmm7, zmm5, zmm8, 0x96                          ;   290.2 p5      14 x[2]
        vprold zmm5, zmm7, 0x16                                    ;   291.2 p0      14 x[2]
        vmovdqu64 zmm7, [rbp + 9344]                               ;   111.2 p2      12 x[2] reload
        vpxord zmm5, zmm5, zmm7                                    ;   292.2 p5      12 x[2]
        vprold zmm6, zmm6, 5                                       ;   291.2 p0      14 x[0]
        vpxord zmm8, zmm8, [rbp + 3008]                            ;   290.5 p5+p3   12 x[3]
        vpxord zmm6, zmm6, [rbp + 2752]                            ;   292.2 p5+p2   12 x[0]
        vpxord zmm4, zmm4, zmm7                                    ;   292.2 p0      12 x[2]
        vmovdqu64 zmm7, [rbp + 9280]                               ;   112.7 p3      12 x[1] reload
        vpxord zmm11, zmm4, zmm3                                   ;   293.2 p5      13 x
        vpternlogd zmm10, zmm2, zmm7, 0x60                         ;   293.2 p0      13 x
        vpternlogd zmm2, zmm9, zmm7, 0x96                          ;   293.5 p5      13 x
        vmovdqa64 zmm12, zmm7                                      ;   118.7         13 x copy
        vpternlogd zmm12, zmm6, zmm1, 0x48                         ;   294.2 p0      13 x
        vpternlogd zmm4, zmm9, zmm3, 0xe0                          ;   294.5 p5      13 x
        vpternlogd zmm7, zmm1, zmm8, 0x96                          ;   295.2 p0      13 x
        vpternlogd zmm9, zmm3, zmm10, 0x56                         ;   295.5 p5      13 x
        vmovdqa64 zmm1, zmm9                                       ;   296.5         13 x copy
        vpternlogd zmm11, zmm2, zmm10, 0x36                        ;   296.2 p0      13 x
        vpxord zmm3, zmm5, zmm6                                    ;   296.5 p5      13 x
        vpternlogd zmm1, zmm4, zmm11, 0x56                         ;   297.2 p0      13 x
        vpternlogd zmm2, zmm4, zmm10, 0x36                         ;   297.5 p5      13 x
        vpternlogd zmm11, zmm9, zmm2, 0x4e                         ;   298.5 p0      13 x
        vpternlogd zmm4, zmm10, zmm1, 0x56                         ;   298.5 p5      14 x[3]
        vpternlogd zmm5, zmm8, zmm6, 0xe0                          ;   299.2 p0      13 x
        vpternlogd zmm8, zmm6, zmm12, 0x56                         ;   299.5 p5      13 x
        vprold zmm6, zmm11, 0xd                                    ;   300.2 p0      14 x[0]
        vmovdqu64 zmm11, [rbp + 3264]                              ;   115.3 p2      12 x[2] reload
        vpternlogd zmm3, zmm7, zmm12, 0x36                         ;   300.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm12, 0x36                         ;   301.2 p0      13 x
        vpternlogd zmm1, zmm9, zmm2, 0x1e                          ;   301.5 p5      13 x
        vprold zmm1, zmm1, 3                                       ;   302.5 p0      14 x[2]
        vpternlogd zmm2, zmm1, zmm6, 0x96                          ;   303.5 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   304.5 p0      14 x[1]
        vpslld zmm9, zmm6, 3                                       ;   304.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm1, 0x96                          ;   305.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   306.2 p0      14 x[3]
        vpslld zmm9, zmm2, 7                                       ;   306.2 p0      14 x[2]
        vpternlogd zmm6, zmm4, zmm2, 0x96                          ;   307.2 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   308.2 p0      14 x[0]
        vpternlogd zmm9, zmm1, zmm4, 0x96                          ;   307.2 p5      14 x[2]
        vprold zmm1, zmm9, 0x16                                    ;   308.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm8                                       ;   300.5         13 x copy
        vpternlogd zmm9, zmm5, zmm3, 0x56                          ;   306.5 p5      13 x
        vpternlogd zmm3, zmm8, zmm7, 0x4e                          ;   307.5 p5      13 x
        vpternlogd zmm8, zmm9, zmm7, 0x36                          ;   308.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm12, 0x1e                         ;   309.2 p0      14 x[3]
        vprold zmm3, zmm3, 0xd                                     ;   310.2 p0      14 x[0]
        vprold zmm5, zmm8, 3                                       ;   311.2 p0      14 x[2]
        vpternlogd zmm7, zmm5, zmm3, 0x96                          ;   312.2 p5      14 x[1]
        vpslld zmm8, zmm3, 3                                       ;   312.2 p0      14 x[3]
        vpternlogd zmm8, zmm9, zmm5, 0x96                          ;   313.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   314.2 p0      14 x[3]
        vprold zmm7, zmm7, 1                                       ;   314.2 p0      14 x[1]
        vpternlogd zmm3, zmm8, zmm7, 0x96                          ;   315.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   316.2 p0      14 x[0]
        vpslld zmm9, zmm7, 7                                       ;   316.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm8, 0x96                          ;   317.2 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   318.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 9472]                               ;   120.7 p3      12 x[1] reload
        vpxord zmm7, zmm7, zmm9                                    ;   315.2 p5      12 x[1]
        vpxord zmm2, zmm2, zmm9                                    ;   314.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 9536]                               ;   121.2 p2      12 x[3] reload
        vpxord zmm8, zmm8, zmm9                                    ;   315.5 p5      12 x[3]
        vmovdqa64 zmm12, zmm8                                      ;   316.5         13 x copy
        vmovdqa64 zmm10, zmm2                                      ;   315.5         13 x copy
        vpxord zmm4, zmm4, zmm9                                    ;   316.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 9408]                               ;   122.0 p3      12 x[0] reload
        vpternlogd zmm8, zmm3, zmm9, 0x96                          ;   317.5 p5      13 x
        vpternlogd zmm3, zmm9, zmm7, 0x96                          ;   318.2 p0      13 x
        vpternlogd zmm10, zmm6, zmm9, 0x96                         ;   318.5 p5      13 x
        vpternlogd zmm6, zmm4, zmm9, 0x96                          ;   319.2 p0      13 x
        vmovdqa64 zmm9, zmm6                                       ;   320.2         13 x copy
        vpternlogd zmm4, zmm1, zmm11, 0x96                         ;   319.5 p5      13 x
        vpternlogd zmm10, zmm4, zmm6, 0x6c                         ;   320.5 p0      13 x
        vpternlogd zmm1, zmm11, zmm6, 0xbe                         ;   320.5 p5      13 x
        vpternlogd zmm6, zmm10, zmm2, 0x78                         ;   321.5 p0      14 x[3]
        vmovdqu64 zmm11, [rbp + 3200]                              ;   123.7 p2      12 x[2] reload
        vpternlogd zmm12, zmm5, zmm11, 0x96                        ;   321.5 p5      13 x
        vpternlogd zmm3, zmm12, zmm8, 0x6c                         ;   322.5 p0      13 x
        vpternlogd zmm5, zmm11, zmm8, 0xbe                         ;   322.5 p5      13 x
        vmovdqa64 zmm11, zmm2                                      ;   315.5         13 x copy
        vpternlogd zmm2, zmm1, zmm4, 0xb4                          ;   323.2 p0      13 x
        vpternlogd zmm1, zmm4, zmm10, 0x80                         ;   323.5 p5      13 x
        vpxord zmm9, zmm9, zmm1                                    ;   324.5 p0      13 x
        vpxord zmm11, zmm11, zmm9                                  ;   325.5 p5      13 x
        vprold zmm4, zmm10, 0xd                                    ;   325.2 p0      14 x[0]
        vpternlogd zmm1, zmm2, zmm4, 0x56                          ;   326.2 p5      14 x[1]
        vmovdqa64 zmm10, zmm7                                      ;   316.2         13 x copy
        vprold zmm2, zmm11, 3                                      ;   326.5 p0      14 x[2]
        vpternlogd zmm1, zmm9, zmm2, 0x96                          ;   327.5 p5      14 x[1]
        vpslld zmm9, zmm4, 3                                       ;   327.2 p0      14 x[3]
        vprold zmm1, zmm1, 1                                       ;   328.5 p0      14 x[1]
        vpternlogd zmm9, zmm6, zmm2, 0x96                          ;   328.2 p5      14 x[3]
        vprold zmm6, zmm9, 7                                       ;   329.2 p0      14 x[3]
        vmovdqa64 zmm9, zmm8                                       ;   318.5         13 x copy
        vpternlogd zmm8, zmm3, zmm7, 0x78                          ;   328.5 p5      14 x[3]
        vpternlogd zmm7, zmm5, zmm12, 0xb4                         ;   329.5 p5      13 x
        vpternlogd zmm5, zmm12, zmm3, 0x80                         ;   330.2 p0      13 x
        vpxord zmm9, zmm9, zmm5                                    ;   331.2 p5      13 x
        vpxord zmm10, zmm10, zmm9                                  ;   332.2 p0      13 x
        vprold zmm3, zmm3, 0xd                                     ;   332.2 p0      14 x[0]
        vpternlogd zmm5, zmm7, zmm3, 0x56                          ;   333.2 p5      14 x[1]
        vprold zmm7, zmm10, 3                                      ;   333.2 p0      14 x[2]
        vpternlogd zmm5, zmm9, zmm7, 0x96                          ;   334.2 p5      14 x[1]
        vpslld zmm9, zmm3, 3                                       ;   334.2 p0      14 x[3]
        vpternlogd zmm9, zmm8, zmm7, 0x96                          ;   335.2 p5      14 x[3]
        vprold zmm8, zmm9, 7                                       ;   336.2 p0      14 x[3]
        vprold zmm5, zmm5, 1                                       ;   336.2 p0      14 x[1]
        vpslld zmm9, zmm1, 7                                       ;   337.2 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm6, 0x96                          ;   338.2 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   339.2 p0      14 x[2]
        vpslld zmm9, zmm5, 7                                       ;   339.2 p0      14 x[2]
        vpternlogd zmm4, zmm6, zmm1, 0x96                          ;   335.5 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   340.2 p0      14 x[0]
        vmovdqu64 zmm10, [rbp + 9728]                              ;   130.0 p3      12 x[3] reload
        vpternlogd zmm3, zmm8, zmm5, 0x96                          ;   337.2 p5      14 x[0]
        vpternlogd zmm9, zmm7, zmm8, 0x96                          ;   340.2 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   341.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 9600]                               ;   130.7 p2      12 x[1] reload
        vpxord zmm1, zmm1, zmm9                                    ;   338.5 p5      12 x[1]
        vpxord zmm5, zmm5, zmm9                                    ;   339.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 9664]                               ;   131.2 p3      12 x[2] reload
        vpxord zmm7, zmm7, zmm9                                    ;   342.2 p5      13 x
        vprold zmm3, zmm3, 5                                       ;   342.2 p0      14 x[0]
        vpxord zmm2, zmm2, zmm9                                    ;   341.5 p5      13 x
        vpxord zmm6, zmm6, zmm10                                   ;   342.5 p5      12 x[3]
        vpxord zmm8, zmm8, zmm10                                   ;   343.2 p0      12 x[3]
        vpxord zmm3, zmm3, [rbp + 3136]                            ;   343.5 p5+p2   12 x[0]
        vpandnd zmm9, zmm7, zmm3                                   ;   344.5 p0      13 x
        vpternlogd zmm7, zmm5, zmm3, 0xb4                          ;   344.5 p5      13 x
        vpternlogd zmm5, zmm8, zmm3, 0x96                          ;   345.2 p0      13 x
        vpxord zmm3, zmm3, zmm7                                    ;   345.5 p5      13 x
        vpxord zmm4, zmm4, [rbp + 3072]                            ;   346.2 p0+p3   12 x[0]
        vpternlogd zmm9, zmm5, zmm8, 0x6a                          ;   346.5 p5      13 x
        vpandnd zmm10, zmm2, zmm4                                  ;   347.2 p0      13 x
        vpternlogd zmm2, zmm1, zmm4, 0xb4                          ;   347.5 p5      13 x
        vpternlogd zmm8, zmm5, zmm7, 0x56                          ;   348.2 p0      13 x
        vpternlogd zmm7, zmm9, zmm5, 0x6a                          ;   348.5 p5      14 x[1]
        vpternlogd zmm5, zmm8, zmm3, 0x78                          ;   349.2 p0      13 x
        vprold zmm5, zmm5, 3                                       ;   350.2 p0      14 x[2]
        vprold zmm8, zmm8, 0xd                                     ;   351.2 p0      14 x[0]
        vpternlogd zmm7, zmm5, zmm8, 0x96                          ;   352.2 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;   353.2 p0      14 x[1]
        vpslld zmm12, zmm8, 3                                      ;   353.2 p0      14 x[3]
        vpxord zmm9, zmm9, zmm3                                    ;   350.5 p5      14 x[3]
        vpternlogd zmm12, zmm9, zmm5, 0x96                         ;   354.2 p5      14 x[3]
        vprold zmm3, zmm12, 7                                      ;   355.2 p0      14 x[3]
        vpslld zmm9, zmm7, 7                                       ;   355.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm3, 0x96                          ;   356.2 p5      14 x[2]
        vpternlogd zmm1, zmm6, zmm4, 0x96                          ;   353.5 p5      13 x
        vpxord zmm4, zmm4, zmm2                                    ;   354.5 p5      13 x
        vprold zmm5, zmm9, 0x16                                    ;   357.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 9792]                               ;   136.3 p2      12 x[0] reload
        vpternlogd zmm10, zmm1, zmm6, 0x6a                         ;   355.5 p5      13 x
        vpternlogd zmm6, zmm1, zmm2, 0x56                          ;   356.5 p5      13 x
        vpternlogd zmm2, zmm10, zmm1, 0x6a                         ;   357.2 p0      14 x[1]
        vpternlogd zmm1, zmm6, zmm4, 0x78                          ;   357.5 p5      13 x
        vprold zmm1, zmm1, 3                                       ;   358.5 p0      14 x[2]
        vprold zmm6, zmm6, 0xd                                     ;   359.2 p0      14 x[0]
        vpternlogd zmm2, zmm1, zmm6, 0x96                          ;   360.2 p5      14 x[1]
        vpslld zmm11, zmm6, 3                                      ;   360.2 p0      14 x[3]
        vpternlogd zmm8, zmm3, zmm7, 0x96                          ;   359.5 p5      14 x[0]
        vprold zmm8, zmm8, 5                                       ;   361.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm9                                    ;   362.2 p5      12 x[0]
        vpxord zmm10, zmm10, zmm4                                  ;   361.5 p5      14 x[3]
        vpternlogd zmm11, zmm10, zmm1, 0x96                        ;   362.5 p0      14 x[3]
        vprold zmm4, zmm11, 7                                      ;   363.5 p0      14 x[3]
        vprold zmm2, zmm2, 1                                       ;   364.2 p0      14 x[1]
        vpternlogd zmm6, zmm4, zmm2, 0x96                          ;   365.2 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   366.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   367.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 9920]                               ;   141.2 p3      12 x[3] reload
        vpxord zmm3, zmm3, zmm9                                    ;   364.5 p5      12 x[3]
        vpxord zmm7, zmm7, [rbp + 3392]                            ;   365.5 p5+p2   12 x[1]
        vpslld zmm10, zmm2, 7                                      ;   366.2 p0      14 x[2]
        vpternlogd zmm10, zmm1, zmm4, 0x96                         ;   367.2 p5      14 x[2]
        vpxord zmm4, zmm4, zmm9                                    ;   367.2 p0      12 x[3]
        vmovdqu64 zmm9, [rbp + 9856]                               ;   143.0 p3      12 x[2] reload
        vprold zmm1, zmm10, 0x16                                   ;   368.2 p0      14 x[2]
        vmovdqa64 zmm10, zmm1                                      ;   369.2         13 x copy
        vpxord zmm11, zmm6, zmm4                                   ;   368.2 p5      13 x
        vpternlogd zmm1, zmm4, zmm9, 0x96                          ;   369.2 p5      13 x
        vpxord zmm2, zmm2, [rbp + 3328]                            ;   369.2 p0+p2   12 x[1]
        vpternlogd zmm10, zmm2, zmm9, 0x96                         ;   370.2 p5      13 x
        vpternlogd zmm2, zmm10, zmm11, 0x6c                        ;   371.2 p0      13 x
        vpternlogd zmm4, zmm6, zmm10, 0x6a                         ;   371.2 p5      13 x
        vpternlogd zmm10, zmm1, zmm11, 0x36                        ;   371.2 p0      13 x
        vpxord zmm11, zmm11, zmm4                                  ;   372.2 p5      13 x
        vpternlogd zmm1, zmm11, zmm2, 0x6c                         ;   373.2 p0      13 x
        vpternlogd zmm2, zmm10, zmm4, 0x48                         ;   372.5 p5      13 x
        vpxord zmm10, zmm10, zmm1                                  ;   374.2 p0      13 x
        vprold zmm1, zmm1, 0xd                                     ;   374.2 p0      14 x[0]
        vpslld zmm12, zmm1, 3                                      ;   375.2 p0      14 x[3]
        vprold zmm10, zmm10, 3                                     ;   376.2 p0      14 x[2]
        vpternlogd zmm4, zmm10, zmm1, 0x96                         ;   377.2 p5      14 x[1]
        vpxord zmm11, zmm11, zmm2                                  ;   374.5 p5      14 x[3]
        vprold zmm4, zmm4, 1                                       ;   378.2 p0      14 x[1]
        vpslld zmm14, zmm4, 7                                      ;   379.2 p0      14 x[2]
        vpxord zmm6, zmm8, zmm3                                    ;   375.5 p5      13 x
        vpternlogd zmm12, zmm11, zmm10, 0x96                       ;   377.2 p5      14 x[3]
        vprold zmm2, zmm12, 7                                      ;   379.2 p0      14 x[3]
        vpternlogd zmm14, zmm10, zmm2, 0x96                        ;   380.2 p5      14 x[2]
        vmovdqa64 zmm11, zmm3                                      ;   365.5         13 x copy
        vpternlogd zmm11, zmm5, zmm9, 0x96                         ;   378.5 p5      13 x
        vpternlogd zmm5, zmm9, zmm7, 0x96                          ;   379.5 p5      13 x
        vpternlogd zmm3, zmm8, zmm5, 0x6a                          ;   380.5 p0      13 x
        vmovdqa64 zmm13, zmm6                                      ;   376.5         13 x copy
        vpxord zmm13, zmm13, zmm3                                  ;   381.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm6, 0x6c                          ;   381.2 p0      13 x
        vpternlogd zmm5, zmm6, zmm11, 0x56                         ;   381.5 p5      13 x
        vpternlogd zmm11, zmm13, zmm7, 0x6c                        ;   382.5 p0      13 x
        vprold zmm6, zmm11, 0xd                                    ;   383.5 p0      14 x[0]
        vprold zmm10, zmm14, 0x16                                  ;   384.2 p0      14 x[2]
        vpternlogd zmm1, zmm2, zmm4, 0x96                          ;   382.5 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   385.2 p0      14 x[0]
        vpternlogd zmm7, zmm5, zmm3, 0x48                          ;   383.5 p5      13 x
        vpxord zmm5, zmm5, zmm11                                   ;   384.5 p5      13 x
        vpxord zmm13, zmm13, zmm7                                  ;   385.5 p5      14 x[3]
        vpslld zmm8, zmm6, 3                                       ;   386.2 p0      14 x[3]
        vpxord zmm10, zmm10, [rbp + 3776]                          ;   386.5 p5+p3   12 x[2]
        vprold zmm5, zmm5, 3                                       ;   387.2 p0      14 x[2]
        vpternlogd zmm3, zmm5, zmm6, 0x96                          ;   388.2 p5      14 x[1]
        vpternlogd zmm8, zmm13, zmm5, 0x96                         ;   388.2 p0      14 x[3]
        vprold zmm7, zmm8, 7                                       ;   389.2 p0      14 x[3]
        vprold zmm3, zmm3, 1                                       ;   390.2 p0      14 x[1]
        vpslld zmm9, zmm3, 7                                       ;   391.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   392.2 p5      14 x[2]
        vpternlogd zmm6, zmm7, zmm3, 0x96                          ;   391.2 p5      14 x[0]
        vprold zmm5, zmm6, 5                                       ;   392.2 p0      14 x[0]
        vprold zmm6, zmm9, 0x16                                    ;   393.2 p0      14 x[2]
        vmovdqu64 zmm11, [rbp + 3520]                              ;   167.5 p2      12 x[0] reload
        vmovdqu64 zmm8, [rbp + 9984]                               ;   167.7 p3      12 x[3] reload
        vpxord zmm2, zmm2, zmm8                                    ;   390.5 p5      12 x[3]
        vpxord zmm3, zmm3, [rbp + 3648]                            ;   391.5 p5+p2   12 x[1]
        vpxord zmm4, zmm4, [rbp + 3584]                            ;   392.5 p5+p3   12 x[1]
        vmovdqa64 zmm13, zmm2                                      ;   391.5         13 x copy
        vpternlogd zmm13, zmm10, zmm4, 0x1e                        ;   393.5 p5      13 x
        vpxord zmm7, zmm7, zmm8                                    ;   394.2 p0      12 x[3]
        vmovdqa64 zmm9, zmm4                                       ;   393.5         13 x copy
        vmovdqu64 zmm8, [rbp + 3456]                               ;   169.7 p2      12 x[0] reload
        vpternlogd zmm9, zmm1, zmm8, 0x96                          ;   394.5 p5      13 x
        vpternlogd zmm1, zmm8, zmm13, 0x28                         ;   395.2 p0      13 x
        vpternlogd zmm4, zmm1, zmm10, 0x96                         ;   396.2 p5      13 x
        vmovdqa64 zmm8, zmm7                                       ;   395.2         13 x copy
        vmovdqa64 zmm12, zmm3                                      ;   392.5         13 x copy
        vpxord zmm6, zmm6, [rbp + 3904]                            ;   396.2 p0+p3   12 x[2]
        vpternlogd zmm8, zmm6, zmm3, 0x1e                          ;   397.2 p5      13 x
        vpternlogd zmm12, zmm5, zmm11, 0x96                        ;   397.2 p0      13 x
        vpternlogd zmm5, zmm11, zmm8, 0x28                         ;   398.2 p5      13 x
        vpternlogd zmm3, zmm5, zmm6, 0x96                          ;   399.2 p0      13 x
        vpternlogd zmm2, zmm10, zmm9, 0x6a                         ;   398.5 p5      13 x
        vpternlogd zmm7, zmm6, zmm12, 0x6a                         ;   399.2 p0      13 x
        vmovdqu64 zmm10, [rbp + 10112]                             ;   175.2 p2      12 x[1] reload
        vmovdqa64 zmm6, zmm4                                       ;   397.2         13 x copy
        vpternlogd zmm6, zmm1, zmm13, 0x6a                         ;   399.5 p5      13 x
        vpternlogd zmm1, zmm9, zmm6, 0x96                          ;   400.5 p0      14 x[1]
        vpternlogd zmm6, zmm2, zmm4, 0x78                          ;   400.5 p5      13 x
        vprold zmm6, zmm6, 0xd                                     ;   401.5 p0      14 x[0]
        vpternlogd zmm2, zmm13, zmm4, 0x9c                         ;   401.5 p5      13 x
        vprold zmm2, zmm2, 3                                       ;   402.5 p0      14 x[2]
        vpternlogd zmm1, zmm6, zmm2, 0x96                          ;   403.5 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   404.5 p0      14 x[1]
        vpslld zmm9, zmm6, 3                                       ;   404.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm2, 0x96                          ;   405.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   406.2 p0      14 x[3]
        vpslld zmm9, zmm1, 7                                       ;   406.2 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm4, 0x96                          ;   407.2 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   408.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm3                                       ;   400.2         13 x copy
        vpternlogd zmm9, zmm5, zmm8, 0x6a                          ;   405.5 p5      13 x
        vpternlogd zmm5, zmm12, zmm9, 0x96                         ;   406.5 p5      14 x[1]
        vpternlogd zmm9, zmm7, zmm3, 0x78                          ;   407.5 p5      13 x
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   408.2 p0      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   409.2 p0      14 x[0]
        vpxord zmm1, zmm1, zmm10                                   ;   408.5 p5      12 x[1]
        vpxord zmm2, zmm2, [rbp + 3712]                            ;   409.5 p5+p3   12 x[2]
        vpternlogd zmm8, zmm7, zmm3, 0xb4                          ;   410.2 p0      13 x
        vprold zmm8, zmm8, 3                                       ;   411.2 p0      14 x[2]
        vprold zmm7, zmm9, 0xd                                     ;   412.2 p0      14 x[0]
        vpslld zmm9, zmm7, 3                                       ;   413.2 p0      14 x[3]
        vpternlogd zmm9, zmm3, zmm8, 0x96                          ;   414.2 p5      14 x[3]
        vprold zmm3, zmm9, 7                                       ;   415.2 p0      14 x[3]
        vpternlogd zmm5, zmm7, zmm8, 0x96                          ;   413.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   415.2 p0      14 x[1]
        vpternlogd zmm7, zmm3, zmm5, 0x96                          ;   416.2 p5      14 x[0]
        vprold zmm7, zmm7, 5                                       ;   417.2 p0      14 x[0]
        vpslld zmm9, zmm5, 7                                       ;   417.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm3, 0x96                          ;   418.2 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                    ;   419.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 10048]                              ;   194.7 p2      12 x[0] reload
        vpxord zmm6, zmm6, zmm9                                    ;   414.5 p5      12 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   418.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 10176]                              ;   195.2 p3      12 x[3] reload
        vpternlogd zmm4, zmm6, zmm9, 0x96                          ;   416.5 p5      13 x
        vpternlogd zmm9, zmm3, zmm7, 0x96                          ;   419.2 p5      13 x
        vpxord zmm3, zmm1, zmm2                                    ;   418.5 p5      13 x
        vpternlogd zmm1, zmm4, zmm6, 0x6a                          ;   419.2 p0      13 x
        vmovdqa64 zmm13, zmm1                                      ;   420.2         13 x copy
        vpternlogd zmm13, zmm4, zmm2, 0x96                         ;   420.2 p5      13 x
        vpternlogd zmm6, zmm4, zmm3, 0x56                          ;   420.2 p0      13 x
        vpternlogd zmm4, zmm2, zmm6, 0x28                          ;   421.2 p5      13 x
        vpternlogd zmm4, zmm1, zmm3, 0xf8                          ;   422.2 p0      13 x
        vpxord zmm8, zmm8, [rbp + 3840]                            ;   421.5 p5+p2   12 x[2]
        vpxord zmm5, zmm5, zmm10                                   ;   422.2 p0      12 x[1]
        vpxord zmm10, zmm5, zmm8                                   ;   423.2 p5      13 x
        vpternlogd zmm5, zmm9, zmm7, 0x6a                          ;   423.2 p0      13 x
        vpandd zmm12, zmm8, zmm5                                   ;   424.2 p5      13 x
        vpternlogd zmm7, zmm9, zmm10, 0x56                         ;   424.2 p0      13 x
        vpandd zmm11, zmm2, zmm1                                   ;   424.5 p5      13 x
        vpternlogd zmm11, zmm3, zmm13, 0x96                        ;   425.5 p0      13 x
        vpxord zmm13, zmm13, zmm4                                  ;   425.5 p5      14 x[1]
        vprold zmm2, zmm4, 0xd                                     ;   426.2 p0      14 x[0]
        vpslld zmm4, zmm2, 3                                       ;   427.2 p0      14 x[3]
        vprold zmm1, zmm11, 3                                      ;   428.2 p0      14 x[2]
        vpternlogd zmm13, zmm1, zmm2, 0x96                         ;   429.2 p5      14 x[1]
        vpternlogd zmm4, zmm6, zmm1, 0x96                          ;   429.2 p5      14 x[3]
        vprold zmm4, zmm4, 7                                       ;   430.2 p0      14 x[3]
        vprold zmm3, zmm13, 1                                      ;   430.2 p0      14 x[1]
        vpternlogd zmm2, zmm4, zmm3, 0x96                          ;   431.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   432.2 p0      14 x[0]
        vpxord zmm2, zmm2, [rbp + 3968]                            ;   433.2 p5+p3   12 x[0]
        vpslld zmm6, zmm3, 7                                       ;   432.2 p0      14 x[2]
        vpternlogd zmm6, zmm1, zmm4, 0x96                          ;   433.2 p5      14 x[2]
        vpxord zmm4, zmm4, [rbp + 4288]                            ;   431.5 p5+p2   12 x[3]
        vprold zmm1, zmm6, 0x16                                    ;   434.2 p0      14 x[2]
        vmovdqa64 zmm6, zmm5                                       ;   424.2         13 x copy
        vpternlogd zmm6, zmm9, zmm8, 0x96                          ;   432.5 p5      13 x
        vpternlogd zmm12, zmm10, zmm6, 0x96                        ;   433.5 p5      13 x
        vpternlogd zmm9, zmm8, zmm7, 0x28                          ;   434.2 p0      13 x
        vpternlogd zmm9, zmm5, zmm10, 0xf8                         ;   435.2 p5      13 x
        vprold zmm8, zmm9, 0xd                                     ;   436.2 p0      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   436.2 p5      14 x[1]
        vpslld zmm9, zmm8, 3                                       ;   437.2 p0      14 x[3]
        vprold zmm5, zmm12, 3                                      ;   437.2 p0      14 x[2]
        vpternlogd zmm6, zmm5, zmm8, 0x96                          ;   438.2 p5      14 x[1]
        vprold zmm6, zmm6, 1                                       ;   439.2 p0      14 x[1]
        vpternlogd zmm9, zmm7, zmm5, 0x96                          ;   438.2 p5      14 x[3]
        vprold zmm7, zmm9, 7                                       ;   439.2 p0      14 x[3]
        vpslld zmm9, zmm6, 7                                       ;   440.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   441.2 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   442.2 p0      14 x[2]
        vpternlogd zmm8, zmm7, zmm6, 0x96                          ;   440.2 p5      14 x[0]
        vpxord zmm1, zmm1, [rbp + 4096]                            ;   440.5 p5+p3   12 x[2]
        vmovdqa64 zmm11, zmm4                                      ;   432.5         13 x copy
        vmovdqu64 zmm9, [rbp + 10240]                              ;   218.2 p2      12 x[1] reload
        vpxord zmm3, zmm3, zmm9                                    ;   441.5 p5      12 x[1]
        vpxord zmm6, zmm6, zmm9                                    ;   442.2 p0      12 x[1]
        vmovdqa64 zmm9, zmm4                                       ;   432.5         13 x copy
        vpternlogd zmm11, zmm1, zmm3, 0x96                         ;   442.5 p5      13 x
        vpternlogd zmm4, zmm3, zmm2, 0x21                          ;   443.2 p0      13 x
        vpternlogd zmm1, zmm3, zmm2, 0xf8                          ;   443.5 p5      13 x
        vpternlogd zmm3, zmm2, zmm11, 0x6a                         ;   444.2 p0      13 x
        vpternlogd zmm11, zmm4, zmm1, 0xec                         ;   444.5 p5      13 x
        vpternlogd zmm1, zmm11, zmm3, 0xde                         ;   445.5 p0      13 x
        vpxord zmm7, zmm7, [rbp + 4352]                            ;   445.5 p5+p3   12 x[3]
        vprold zmm8, zmm8, 5                                       ;   446.2 p0      14 x[0]
        vpxord zmm5, zmm5, [rbp + 4160]                            ;   446.5 p5+p2   12 x[2]
        vmovdqa64 zmm10, zmm7                                      ;   446.5         13 x copy
        vpxord zmm8, zmm8, [rbp + 4032]                            ;   447.2 p0+p3   12 x[0]
        vpxord zmm9, zmm9, zmm3                                    ;   447.5 p5      13 x
        vprold zmm2, zmm3, 3                                       ;   448.2 p0      14 x[2]
        vmovdqa64 zmm3, zmm7                                       ;   446.5         13 x copy
        vpternlogd zmm3, zmm5, zmm6, 0x96                          ;   448.5 p5      13 x
        vpternlogd zmm7, zmm6, zmm8, 0x21                          ;   449.2 p0      13 x
        vpternlogd zmm5, zmm6, zmm8, 0xf8                          ;   449.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm3, 0x6a                          ;   450.2 p0      13 x
        vmovdqa64 zmm8, zmm9                                       ;   448.5         13 x copy
        vpternlogd zmm8, zmm11, zmm4, 0x9a                         ;   450.5 p5      13 x
        vpternlogd zmm9, zmm4, zmm2, 0x96                          ;   451.2 p0      14 x[1]
        vprold zmm4, zmm8, 0xd                                     ;   452.2 p0      14 x[0]
        vpslld zmm8, zmm4, 3                                       ;   453.2 p0      14 x[3]
        vpternlogd zmm8, zmm11, zmm2, 0x96                         ;   454.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   455.2 p0      14 x[3]
        vpternlogd zmm3, zmm7, zmm5, 0xec                          ;   452.5 p5      13 x
        vpternlogd zmm5, zmm3, zmm6, 0xde                          ;   453.5 p5      13 x
        vpxord zmm10, zmm10, zmm6                                  ;   454.5 p5      13 x
        vprold zmm6, zmm6, 3                                       ;   455.2 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm4, 0x96                          ;   455.5 p5      14 x[1]
        vprold zmm1, zmm9, 1                                       ;   456.5 p0      14 x[1]
        vpslld zmm9, zmm1, 7                                       ;   457.5 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm8, 0x96                          ;   458.5 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   459.5 p0      14 x[2]
        vmovdqa64 zmm9, zmm10                                      ;   455.5         13 x copy
        vpternlogd zmm10, zmm7, zmm6, 0x96                         ;   457.5 p5      14 x[1]
        vpternlogd zmm9, zmm3, zmm7, 0x9a                          ;   458.5 p5      13 x
        vprold zmm7, zmm9, 0xd                                     ;   459.5 p0      14 x[0]
        vpslld zmm9, zmm7, 3                                       ;   460.5 p0      14 x[3]
        vpternlogd zmm4, zmm8, zmm1, 0x96                          ;   459.5 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   461.2 p0      14 x[0]
        vpternlogd zmm10, zmm5, zmm7, 0x96                         ;   460.5 p5      14 x[1]
        vprold zmm5, zmm10, 1                                      ;   462.2 p0      14 x[1]
        vpternlogd zmm9, zmm3, zmm6, 0x96                          ;   461.5 p5      14 x[3]
        vprold zmm3, zmm9, 7                                       ;   463.2 p0      14 x[3]
        vpslld zmm9, zmm5, 7                                       ;   464.2 p0      14 x[2]
        vpternlogd zmm9, zmm6, zmm3, 0x96                          ;   465.2 p5      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;   466.2 p0      14 x[2]
        vpternlogd zmm7, zmm3, zmm5, 0x96                          ;   464.2 p5      14 x[0]
        vprold zmm7, zmm7, 5                                       ;   466.2 p0      14 x[0]
        vmovdqu64 zmm9, [rbp + 10304]                              ;   242.2 p2      12 x[0] reload
        vpxord zmm4, zmm4, zmm9                                    ;   464.5 p5      12 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   467.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 10432]                              ;   244.3 p3      12 x[2] reload
        vpxord zmm2, zmm2, zmm9                                    ;   466.5 p5      12 x[2]
        vpxord zmm6, zmm6, zmm9                                    ;   467.2 p0      12 x[2]
        vmovdqa64 zmm9, zmm2                                       ;   467.5         13 x copy
        vmovdqu64 zmm10, [rbp + 10368]                             ;   245.0 p2      12 x[1] reload
        vpxord zmm1, zmm1, zmm10                                   ;   467.5 p5      12 x[1]
        vpxord zmm5, zmm5, zmm10                                   ;   468.2 p0      12 x[1]
        vmovdqu64 zmm10, [rbp + 10496]                             ;   245.5 p3      12 x[3] reload
        vpxord zmm8, zmm8, zmm10                                   ;   468.5 p5      12 x[3]
        vpternlogd zmm2, zmm8, zmm4, 0x6c                          ;   469.5 p0      13 x
        vpternlogd zmm9, zmm1, zmm4, 0x96                          ;   469.5 p5      13 x
        vpternlogd zmm8, zmm1, zmm4, 0x36                          ;   470.2 p0      13 x
        vpternlogd zmm1, zmm2, zmm9, 0x6a                          ;   470.5 p5      13 x
        vpternlogd zmm4, zmm2, zmm9, 0x96                          ;   471.2 p0      13 x
        vpternlogd zmm2, zmm9, zmm8, 0xd2                          ;   471.5 p5      13 x
        vprold zmm4, zmm4, 0xd                                     ;   472.2 p0      14 x[0]
        vpxord zmm8, zmm8, zmm2                                    ;   472.5 p5      13 x
        vprold zmm8, zmm8, 3                                       ;   473.5 p0      14 x[2]
        vpslld zmm9, zmm4, 3                                       ;   474.2 p0      14 x[3]
        vpternlogd zmm9, zmm8, zmm1, 0x96                          ;   475.2 p5      14 x[3]
        vprold zmm9, zmm9, 7                                       ;   476.2 p0      14 x[3]
        vpxord zmm1, zmm1, zmm2                                    ;   474.5 p5      14 x[1]
        vpternlogd zmm1, zmm8, zmm4, 0x96                          ;   475.5 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   476.5 p0      14 x[1]
        vpternlogd zmm4, zmm9, zmm1, 0x96                          ;   477.5 p5      14 x[0]
        vprold zmm2, zmm4, 5                                       ;   478.5 p0      14 x[0]
        vpslld zmm4, zmm1, 7                                       ;   478.2 p0      14 x[2]
        vpxord zmm3, zmm3, zmm10                                   ;   477.5 p5      12 x[3]
        vpxord zmm2, zmm2, [rbp + 4224]                            ;   479.5 p5+p2   12 x[0]
        vmovdqa64 zmm10, zmm2                                      ;   480.5         13 x copy
        vpternlogd zmm4, zmm8, zmm9, 0x96                          ;   479.2 p0      14 x[2]
        vmovdqa64 zmm8, zmm6                                       ;   468.2         13 x copy
        vpternlogd zmm6, zmm3, zmm7, 0x6c                          ;   479.5 p5      13 x
        vpternlogd zmm8, zmm5, zmm7, 0x96                          ;   480.2 p0      13 x
        vprold zmm4, zmm4, 0x16                                    ;   481.2 p0      14 x[2]
        vpternlogd zmm3, zmm5, zmm7, 0x36                          ;   480.5 p5      13 x
        vpternlogd zmm7, zmm6, zmm8, 0x96                          ;   481.5 p5      13 x
        vpxord zmm9, zmm9, [rbp + 4480]                            ;   482.2 p0+p3   12 x[3]
        vpternlogd zmm5, zmm6, zmm8, 0x6a                          ;   482.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm3, 0xd2                          ;   483.2 p0      13 x
        vprold zmm7, zmm7, 0xd                                     ;   484.2 p0      14 x[0]
        vpslld zmm8, zmm7, 3                                       ;   485.2 p0      14 x[3]
        vpxord zmm3, zmm3, zmm6                                    ;   484.2 p5      13 x
        vprold zmm3, zmm3, 3                                       ;   486.2 p0      14 x[2]
        vpternlogd zmm8, zmm3, zmm5, 0x96                          ;   487.2 p5      14 x[3]
        vpxord zmm5, zmm5, zmm6                                    ;   485.5 p5      14 x[1]
        vpternlogd zmm5, zmm3, zmm7, 0x96                          ;   487.2 p5      14 x[1]
        vprold zmm8, zmm8, 7                                       ;   488.2 p0      14 x[3]
        vprold zmm5, zmm5, 1                                       ;   488.2 p0      14 x[1]
        vpternlogd zmm7, zmm8, zmm5, 0x96                          ;   489.2 p5      14 x[0]
        vprold zmm6, zmm7, 5                                       ;   490.2 p0      14 x[0]
        vpslld zmm7, zmm5, 7                                       ;   490.2 p0      14 x[2]
        vpternlogd zmm7, zmm3, zmm8, 0x96                          ;   491.2 p5      14 x[2]
        vpxord zmm8, zmm8, [rbp + 4544]                            ;   489.5 p5+p2   12 x[3]
        vprold zmm3, zmm7, 0x16                                    ;   492.2 p0      14 x[2]
        vpxord zmm6, zmm6, [rbp + 4416]                            ;   491.2 p5+p3   12 x[0]
        vmovdqu64 zmm7, [rbp + 10624]                              ;   267.2 p2      12 x[2] reload
        vpxord zmm4, zmm4, zmm7                                    ;   491.5 p5      12 x[2]
        vpxord zmm3, zmm3, zmm7                                    ;   493.2 p0      12 x[2]
        vmovdqu64 zmm7, [rbp + 10560]                              ;   268.5 p3      12 x[1] reload
        vpxord zmm11, zmm4, zmm2                                   ;   492.5 p5      13 x
        vpternlogd zmm4, zmm9, zmm2, 0xe0                          ;   493.2 p0      13 x
        vpternlogd zmm10, zmm1, zmm7, 0x60                         ;   493.5 p5      13 x
        vpternlogd zmm1, zmm9, zmm7, 0x96                          ;   494.2 p0      13 x
        vpternlogd zmm11, zmm1, zmm10, 0x36                        ;   495.2 p5      13 x
        vpternlogd zmm1, zmm4, zmm10, 0x36                         ;   495.2 p0      13 x
        vmovdqa64 zmm12, zmm7                                      ;   274.5         13 x copy
        vpternlogd zmm7, zmm5, zmm8, 0x96                          ;   495.5 p5      13 x
        vpternlogd zmm9, zmm2, zmm10, 0x56                         ;   496.2 p0      13 x
        vpternlogd zmm12, zmm6, zmm5, 0x48                         ;   496.5 p5      13 x
        vmovdqa64 zmm5, zmm9                                       ;   497.2         13 x copy
        vpternlogd zmm5, zmm4, zmm11, 0x56                         ;   497.2 p0      13 x
        vpternlogd zmm4, zmm10, zmm5, 0x56                         ;   498.2 p5      14 x[3]
        vpternlogd zmm5, zmm9, zmm1, 0x1e                          ;   498.2 p0      13 x
        vpxord zmm2, zmm3, zmm6                                    ;   498.5 p5      13 x
        vpternlogd zmm3, zmm8, zmm6, 0xe0                          ;   499.2 p0      13 x
        vprold zmm5, zmm5, 3                                       ;   500.2 p0      14 x[2]
        vpternlogd zmm11, zmm9, zmm1, 0x4e                         ;   499.5 p5      13 x
        vpternlogd zmm8, zmm6, zmm12, 0x56                         ;   500.5 p5      13 x
        vprold zmm6, zmm11, 0xd                                    ;   501.2 p0      14 x[0]
        vpternlogd zmm1, zmm5, zmm6, 0x96                          ;   502.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   503.2 p0      14 x[1]
        vpslld zmm9, zmm6, 3                                       ;   503.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm5, 0x96                          ;   504.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   505.2 p0      14 x[3]
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   506.2 p5      14 x[0]
        vprold zmm6, zmm6, 5                                       ;   507.2 p0      14 x[0]
        vmovdqu64 zmm11, [rbp + 4672]                              ;   280.5 p2      12 x[2] reload
        vpternlogd zmm2, zmm7, zmm12, 0x36                         ;   504.5 p5      13 x
        vpternlogd zmm7, zmm3, zmm12, 0x36                         ;   505.5 p5      13 x
        vpslld zmm9, zmm1, 7                                       ;   506.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm4, 0x96                          ;   507.2 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   508.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm8                                       ;   501.5         13 x copy
        vpternlogd zmm9, zmm3, zmm2, 0x56                          ;   507.5 p5      13 x
        vpternlogd zmm2, zmm8, zmm7, 0x4e                          ;   508.2 p0      13 x
        vpternlogd zmm8, zmm9, zmm7, 0x36                          ;   508.5 p5      13 x
        vpternlogd zmm9, zmm3, zmm12, 0x1e                         ;   509.2 p0      14 x[3]
        vprold zmm2, zmm2, 0xd                                     ;   510.2 p0      14 x[0]
        vprold zmm3, zmm8, 3                                       ;   511.2 p0      14 x[2]
        vpslld zmm8, zmm2, 3                                       ;   512.2 p0      14 x[3]
        vpternlogd zmm8, zmm9, zmm3, 0x96                          ;   513.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   514.2 p0      14 x[3]
        vpternlogd zmm7, zmm3, zmm2, 0x96                          ;   512.2 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;   514.2 p0      14 x[1]
        vpternlogd zmm2, zmm8, zmm7, 0x96                          ;   515.2 p5      14 x[0]
        vpslld zmm9, zmm7, 7                                       ;   515.2 p0      14 x[2]
        vpternlogd zmm9, zmm3, zmm8, 0x96                          ;   516.2 p5      14 x[2]
        vprold zmm3, zmm9, 0x16                                    ;   517.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 10816]                              ;   290.3 p3      12 x[1] reload
        vpxord zmm1, zmm1, zmm9                                    ;   513.5 p5      12 x[1]
        vmovdqa64 zmm10, zmm1                                      ;   514.5         13 x copy
        vpxord zmm7, zmm7, zmm9                                    ;   515.2 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 10880]                              ;   293.2 p2      12 x[3] reload
        vpxord zmm4, zmm4, zmm9                                    ;   515.5 p5      12 x[3]
        vpxord zmm8, zmm8, zmm9                                    ;   516.5 p5      12 x[3]
        vmovdqu64 zmm9, [rbp + 10688]                              ;   293.7 p3      12 x[0] reload
        vpternlogd zmm10, zmm6, zmm9, 0x96                         ;   517.2 p0      13 x
        vpternlogd zmm6, zmm4, zmm9, 0x96                          ;   517.5 p5      13 x
        vprold zmm2, zmm2, 5                                       ;   518.2 p0      14 x[0]
        vmovdqa64 zmm12, zmm8                                      ;   517.5         13 x copy
        vpternlogd zmm8, zmm2, zmm9, 0x96                          ;   519.2 p5      13 x
        vpternlogd zmm4, zmm5, zmm11, 0x96                         ;   519.2 p0      13 x
        vpternlogd zmm5, zmm11, zmm6, 0xbe                         ;   519.5 p5      13 x
        vpternlogd zmm2, zmm9, zmm7, 0x96                          ;   520.2 p0      13 x
        vmovdqu64 zmm11, [rbp + 4800]                              ;   296.2 p2      12 x[2] reload
        vpternlogd zmm12, zmm3, zmm11, 0x96                        ;   520.5 p5      13 x
        vpternlogd zmm3, zmm11, zmm8, 0xbe                         ;   521.2 p0      13 x
        vmovdqa64 zmm11, zmm1                                      ;   514.5         13 x copy
        vpternlogd zmm2, zmm12, zmm8, 0x6c                         ;   521.5 p5      13 x
        vpternlogd zmm10, zmm4, zmm6, 0x6c                         ;   522.2 p0      13 x
        vmovdqa64 zmm9, zmm6                                       ;   518.5         13 x copy
        vpternlogd zmm6, zmm10, zmm1, 0x78                         ;   523.2 p5      14 x[3]
        vpternlogd zmm1, zmm5, zmm4, 0xb4                          ;   523.2 p0      13 x
        vpternlogd zmm5, zmm4, zmm10, 0x80                         ;   523.5 p5      13 x
        vpxord zmm9, zmm9, zmm5                                    ;   524.5 p0      13 x
        vpxord zmm11, zmm11, zmm9                                  ;   525.5 p5      13 x
        vprold zmm4, zmm10, 0xd                                    ;   525.2 p0      14 x[0]
        vpternlogd zmm5, zmm1, zmm4, 0x56                          ;   526.2 p5      14 x[1]
        vprold zmm1, zmm11, 3                                      ;   526.5 p0      14 x[2]
        vpternlogd zmm5, zmm9, zmm1, 0x96                          ;   527.5 p5      14 x[1]
        vpslld zmm9, zmm4, 3                                       ;   527.2 p0      14 x[3]
        vpternlogd zmm9, zmm6, zmm1, 0x96                          ;   528.2 p5      14 x[3]
        vprold zmm6, zmm9, 7                                       ;   529.2 p0      14 x[3]
        vmovdqa64 zmm9, zmm8                                       ;   520.2         13 x copy
        vpternlogd zmm8, zmm2, zmm7, 0x78                          ;   528.5 p5      14 x[3]
        vprold zmm5, zmm5, 1                                       ;   529.2 p0      14 x[1]
        vpternlogd zmm4, zmm6, zmm5, 0x96                          ;   530.2 p5      14 x[0]
        vprold zmm4, zmm4, 5                                       ;   531.2 p0      14 x[0]
        vmovdqa64 zmm10, zmm7                                      ;   516.2         13 x copy
        vpternlogd zmm7, zmm3, zmm12, 0xb4                         ;   530.5 p5      13 x
        vpternlogd zmm3, zmm12, zmm2, 0x80                         ;   531.2 p0      13 x
        vpxord zmm9, zmm9, zmm3                                    ;   532.2 p5      13 x
        vprold zmm2, zmm2, 0xd                                     ;   532.2 p0      14 x[0]
        vpternlogd zmm3, zmm7, zmm2, 0x56                          ;   533.2 p5      14 x[1]
        vpxord zmm10, zmm10, zmm9                                  ;   533.2 p0      13 x
        vprold zmm7, zmm10, 3                                      ;   534.2 p0      14 x[2]
        vpternlogd zmm3, zmm9, zmm7, 0x96                          ;   535.2 p5      14 x[1]
        vpslld zmm9, zmm2, 3                                       ;   535.2 p0      14 x[3]
        vprold zmm3, zmm3, 1                                       ;   536.2 p0      14 x[1]
        vpternlogd zmm9, zmm8, zmm7, 0x96                          ;   536.2 p5      14 x[3]
        vprold zmm8, zmm9, 7                                       ;   537.2 p0      14 x[3]
        vpslld zmm9, zmm5, 7                                       ;   538.2 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm6, 0x96                          ;   539.2 p5      14 x[2]
        vprold zmm1, zmm9, 0x16                                    ;   540.2 p0      14 x[2]
        vpslld zmm9, zmm3, 7                                       ;   540.2 p0      14 x[2]
        vpternlogd zmm9, zmm7, zmm8, 0x96                          ;   541.2 p5      14 x[2]
        vprold zmm7, zmm9, 0x16                                    ;   542.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 10944]                              ;   319.2 p3      12 x[1] reload
        vmovdqu64 zmm10, [rbp + 11136]                             ;   319.3 p2      12 x[3] reload
        vpxord zmm4, zmm4, [rbp + 4608]                            ;   537.5 p5+p3   12 x[0]
        vpternlogd zmm2, zmm8, zmm3, 0x96                          ;   538.5 p5      14 x[0]
        vpxord zmm5, zmm5, zmm9                                    ;   539.5 p5      12 x[1]
        vpxord zmm6, zmm6, zmm10                                   ;   540.5 p5      12 x[3]
        vpxord zmm3, zmm3, zmm9                                    ;   541.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 11072]                              ;   320.3 p2      12 x[2] reload
        vpxord zmm1, zmm1, zmm9                                    ;   542.2 p0      13 x
        vprold zmm2, zmm2, 5                                       ;   543.2 p0      14 x[0]
        vpxord zmm2, zmm2, [rbp + 4736]                            ;   544.2 p5+p3   12 x[0]
        vmovdqa64 zmm11, zmm2                                      ;   545.2         13 x copy
        vpternlogd zmm7, zmm2, zmm9, 0x96                          ;   545.2 p5      13 x
        vpandd zmm12, zmm2, zmm7                                   ;   546.2 p0      13 x
        vpxord zmm8, zmm8, zmm10                                   ;   544.5 p5      12 x[3]
        vpternlogd zmm7, zmm3, zmm2, 0x1e                          ;   546.2 p0      13 x
        vpxord zmm11, zmm11, zmm7                                  ;   547.2 p5      13 x
        vpandnd zmm9, zmm1, zmm4                                   ;   546.2 p0      13 x
        vpternlogd zmm1, zmm5, zmm4, 0xb4                          ;   546.5 p5      13 x
        vpternlogd zmm5, zmm6, zmm4, 0x96                          ;   547.2 p0      13 x
        vpternlogd zmm3, zmm2, zmm8, 0x96                          ;   547.5 p5      13 x
        vpternlogd zmm12, zmm3, zmm8, 0x6a                         ;   548.5 p0      13 x
        vpternlogd zmm8, zmm3, zmm7, 0x56                          ;   548.5 p5      13 x
        vprold zmm2, zmm8, 0xd                                     ;   549.5 p0      14 x[0]
        vpternlogd zmm7, zmm12, zmm3, 0x6a                         ;   549.5 p5      14 x[1]
        vpternlogd zmm3, zmm8, zmm11, 0x78                         ;   550.2 p0      13 x
        vpslld zmm8, zmm2, 3                                       ;   551.2 p0      14 x[3]
        vpxord zmm11, zmm11, zmm12                                 ;   550.5 p5      14 x[3]
        vprold zmm3, zmm3, 3                                       ;   552.2 p0      14 x[2]
        vpternlogd zmm8, zmm11, zmm3, 0x96                         ;   553.2 p5      14 x[3]
        vpxord zmm4, zmm4, zmm1                                    ;   552.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm6, 0x6a                          ;   553.2 p0      13 x
        vpternlogd zmm6, zmm5, zmm1, 0x56                          ;   553.5 p5      13 x
        vpternlogd zmm1, zmm9, zmm5, 0x6a                          ;   554.2 p0      14 x[1]
        vpternlogd zmm7, zmm3, zmm2, 0x96                          ;   554.5 p5      14 x[1]
        vprold zmm8, zmm8, 7                                       ;   555.2 p0      14 x[3]
        vpternlogd zmm5, zmm6, zmm4, 0x78                          ;   555.5 p5      13 x
        vprold zmm5, zmm5, 3                                       ;   556.5 p0      14 x[2]
        vprold zmm7, zmm7, 1                                       ;   557.2 p0      14 x[1]
        vprold zmm6, zmm6, 0xd                                     ;   558.2 p0      14 x[0]
        vpternlogd zmm1, zmm5, zmm6, 0x96                          ;   559.2 p5      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   560.2 p0      14 x[1]
        vpslld zmm10, zmm6, 3                                      ;   560.2 p0      14 x[3]
        vpxord zmm9, zmm9, zmm4                                    ;   557.5 p5      14 x[3]
        vpslld zmm13, zmm1, 7                                      ;   561.2 p0      14 x[2]
        vpternlogd zmm10, zmm9, zmm5, 0x96                         ;   561.2 p5      14 x[3]
        vprold zmm4, zmm10, 7                                      ;   562.2 p0      14 x[3]
        vpternlogd zmm6, zmm4, zmm1, 0x96                          ;   563.2 p5      14 x[0]
        vpternlogd zmm13, zmm5, zmm4, 0x96                         ;   563.2 p5      14 x[2]
        vprold zmm5, zmm6, 5                                       ;   564.2 p0      14 x[0]
        vpslld zmm9, zmm7, 7                                       ;   564.2 p0      14 x[2]
        vpternlogd zmm9, zmm3, zmm8, 0x96                          ;   565.2 p5      14 x[2]
        vprold zmm3, zmm9, 0x16                                    ;   566.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 11200]                              ;   340.2 p2      12 x[0] reload
        vpternlogd zmm2, zmm8, zmm7, 0x96                          ;   562.5 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   566.2 p0      14 x[0]
        vpxord zmm5, zmm5, zmm9                                    ;   565.2 p5      12 x[0]
        vpxord zmm2, zmm2, zmm9                                    ;   567.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 11328]                              ;   341.5 p3      12 x[3] reload
        vpxord zmm4, zmm4, zmm9                                    ;   565.5 p5      12 x[3]
        vpxord zmm11, zmm5, zmm4                                   ;   566.5 p5      13 x
        vpxord zmm8, zmm8, zmm9                                    ;   567.2 p0      12 x[3]
        vprold zmm6, zmm13, 0x16                                   ;   568.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 11264]                              ;   342.7 p2      12 x[2] reload
        vpxord zmm1, zmm1, [rbp + 4864]                            ;   567.5 p5+p3   12 x[1]
        vmovdqa64 zmm10, zmm4                                      ;   566.5         13 x copy
        vpternlogd zmm10, zmm6, zmm9, 0x96                         ;   569.2 p5      13 x
        vpternlogd zmm6, zmm9, zmm1, 0x96                          ;   569.2 p0      13 x
        vpxord zmm7, zmm7, [rbp + 4928]                            ;   569.5 p5+p2   12 x[1]
        vpternlogd zmm4, zmm5, zmm6, 0x6a                          ;   570.2 p0      13 x
        vpternlogd zmm1, zmm6, zmm11, 0x6c                         ;   570.5 p5      13 x
        vpternlogd zmm6, zmm10, zmm11, 0x36                        ;   571.2 p0      13 x
        vpxord zmm11, zmm11, zmm4                                  ;   571.5 p5      13 x
        vpxord zmm5, zmm2, zmm8                                    ;   572.2 p0      13 x
        vmovdqa64 zmm13, zmm5                                      ;   573.2         13 x copy
        vpternlogd zmm10, zmm11, zmm1, 0x6c                        ;   572.5 p5      13 x
        vpternlogd zmm1, zmm6, zmm4, 0x48                          ;   573.2 p0      13 x
        vpxord zmm6, zmm6, zmm10                                   ;   573.5 p5      13 x
        vprold zmm10, zmm10, 0xd                                   ;   574.2 p0      14 x[0]
        vpslld zmm12, zmm10, 3                                     ;   575.2 p0      14 x[3]
        vprold zmm6, zmm6, 3                                       ;   576.2 p0      14 x[2]
        vpxord zmm11, zmm11, zmm1                                  ;   574.5 p5      14 x[3]
        vpternlogd zmm12, zmm11, zmm6, 0x96                        ;   577.2 p5      14 x[3]
        vmovdqa64 zmm11, zmm8                                      ;   568.2         13 x copy
        vpternlogd zmm11, zmm3, zmm9, 0x96                         ;   576.5 p5      13 x
        vprold zmm1, zmm12, 7                                      ;   578.2 p0      14 x[3]
        vpternlogd zmm4, zmm6, zmm10, 0x96                         ;   577.5 p5      14 x[1]
        vpternlogd zmm3, zmm9, zmm7, 0x96                          ;   578.2 p0      13 x
        vpternlogd zmm8, zmm2, zmm3, 0x6a                          ;   579.2 p5      13 x
        vprold zmm4, zmm4, 1                                       ;   579.2 p0      14 x[1]
        vpslld zmm14, zmm4, 7                                      ;   580.2 p0      14 x[2]
        vpternlogd zmm10, zmm1, zmm4, 0x96                         ;   580.2 p5      14 x[0]
        vpternlogd zmm14, zmm6, zmm1, 0x96                         ;   581.2 p5      14 x[2]
        vprold zmm6, zmm10, 5                                      ;   581.2 p0      14 x[0]
        vprold zmm10, zmm14, 0x16                                  ;   582.2 p0      14 x[2]
        vpxord zmm13, zmm13, zmm8                                  ;   581.5 p5      13 x
        vpternlogd zmm7, zmm3, zmm5, 0x6c                          ;   582.5 p5      13 x
        vpternlogd zmm3, zmm5, zmm11, 0x56                         ;   583.2 p0      13 x
        vpternlogd zmm11, zmm13, zmm7, 0x6c                        ;   583.5 p5      13 x
        vpxord zmm10, zmm10, [rbp + 5312]                          ;   584.2 p0+p3   12 x[2]
        vpternlogd zmm7, zmm3, zmm8, 0x48                          ;   584.5 p5      13 x
        vpxord zmm3, zmm3, zmm11                                   ;   585.2 p0      13 x
        vpxord zmm4, zmm4, [rbp + 5120]                            ;   585.5 p5+p2   12 x[1]
        vprold zmm3, zmm3, 3                                       ;   586.2 p0      14 x[2]
        vpxord zmm13, zmm13, zmm7                                  ;   586.5 p5      14 x[3]
        vprold zmm2, zmm11, 0xd                                    ;   587.2 p0      14 x[0]
        vpternlogd zmm8, zmm3, zmm2, 0x96                          ;   588.2 p5      14 x[1]
        vprold zmm5, zmm8, 1                                       ;   589.2 p0      14 x[1]
        vpslld zmm8, zmm2, 3                                       ;   589.2 p0      14 x[3]
        vpternlogd zmm8, zmm13, zmm3, 0x96                         ;   590.2 p5      14 x[3]
        vpslld zmm9, zmm5, 7                                       ;   590.2 p0      14 x[2]
        vprold zmm7, zmm8, 7                                       ;   591.2 p0      14 x[3]
        vpternlogd zmm9, zmm3, zmm7, 0x96                          ;   592.2 p5      14 x[2]
        vprold zmm3, zmm9, 0x16                                    ;   593.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm4                                       ;   586.5         13 x copy
        vmovdqu64 zmm8, [rbp + 11392]                              ;   368.5 p3      12 x[3] reload
        vmovdqu64 zmm11, [rbp + 5056]                              ;   368.7 p2      12 x[0] reload
        vpxord zmm1, zmm1, zmm8                                    ;   590.5 p5      12 x[3]
        vmovdqa64 zmm13, zmm1                                      ;   591.5         13 x copy
        vpternlogd zmm13, zmm10, zmm4, 0x1e                        ;   591.5 p5      13 x
        vpxord zmm3, zmm3, [rbp + 5376]                            ;   594.2 p5+p3   12 x[2]
        vpternlogd zmm2, zmm7, zmm5, 0x96                          ;   593.2 p0      14 x[0]
        vpxord zmm5, zmm5, [rbp + 5184]                            ;   593.5 p5+p2   12 x[1]
        vpxord zmm7, zmm7, zmm8                                    ;   594.2 p0      12 x[3]
        vmovdqu64 zmm8, [rbp + 4992]                               ;   370.5 p3      12 x[0] reload
        vpternlogd zmm9, zmm6, zmm8, 0x96                          ;   594.5 p5      13 x
        vpternlogd zmm1, zmm10, zmm9, 0x6a                         ;   595.5 p0      13 x
        vmovdqa64 zmm12, zmm5                                      ;   594.5         13 x copy
        vprold zmm2, zmm2, 5                                       ;   596.2 p0      14 x[0]
        vpternlogd zmm12, zmm2, zmm11, 0x96                        ;   597.2 p5      13 x
        vpternlogd zmm6, zmm8, zmm13, 0x28                         ;   596.5 p5      13 x
        vmovdqa64 zmm8, zmm7                                       ;   595.2         13 x copy
        vpternlogd zmm4, zmm6, zmm10, 0x96                         ;   597.5 p0      13 x
        vpternlogd zmm8, zmm3, zmm5, 0x1e                          ;   597.5 p5      13 x
        vpternlogd zmm7, zmm3, zmm12, 0x6a                         ;   598.2 p0      13 x
        vpternlogd zmm2, zmm11, zmm8, 0x28                         ;   598.5 p5      13 x
        vpternlogd zmm5, zmm2, zmm3, 0x96                          ;   599.5 p0      13 x
        vmovdqa64 zmm3, zmm4                                       ;   598.5         13 x copy
        vpternlogd zmm3, zmm6, zmm13, 0x6a                         ;   599.5 p5      13 x
        vpternlogd zmm6, zmm9, zmm3, 0x96                          ;   600.5 p0      14 x[1]
        vpternlogd zmm3, zmm1, zmm4, 0x78                          ;   600.5 p5      13 x
        vpternlogd zmm1, zmm13, zmm4, 0x9c                         ;   601.2 p0      13 x
        vprold zmm1, zmm1, 3                                       ;   602.2 p0      14 x[2]
        vprold zmm3, zmm3, 0xd                                     ;   603.2 p0      14 x[0]
        vpternlogd zmm6, zmm3, zmm1, 0x96                          ;   604.2 p5      14 x[1]
        vmovdqu64 zmm10, [rbp + 11520]                             ;   381.3 p2      12 x[1] reload
        vprold zmm6, zmm6, 1                                       ;   605.2 p0      14 x[1]
        vpslld zmm9, zmm3, 3                                       ;   605.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm1, 0x96                          ;   606.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   607.2 p0      14 x[3]
        vpternlogd zmm3, zmm4, zmm6, 0x96                          ;   608.2 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   609.2 p0      14 x[0]
        vpslld zmm9, zmm6, 7                                       ;   608.2 p0      14 x[2]
        vpternlogd zmm9, zmm1, zmm4, 0x96                          ;   609.2 p5      14 x[2]
        vprold zmm1, zmm9, 0x16                                    ;   610.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm5                                       ;   600.5         13 x copy
        vpternlogd zmm9, zmm2, zmm8, 0x6a                          ;   605.5 p5      13 x
        vpternlogd zmm2, zmm12, zmm9, 0x96                         ;   606.5 p5      14 x[1]
        vpternlogd zmm8, zmm7, zmm5, 0xb4                          ;   607.5 p5      13 x
        vpternlogd zmm9, zmm7, zmm5, 0x78                          ;   608.5 p5      13 x
        vprold zmm7, zmm9, 0xd                                     ;   610.2 p0      14 x[0]
        vpslld zmm9, zmm7, 3                                       ;   611.2 p0      14 x[3]
        vprold zmm8, zmm8, 3                                       ;   612.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm8, 0x96                          ;   613.2 p5      14 x[3]
        vprold zmm5, zmm9, 7                                       ;   614.2 p0      14 x[3]
        vpternlogd zmm2, zmm7, zmm8, 0x96                          ;   613.2 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   614.2 p0      14 x[1]
        vpslld zmm9, zmm2, 7                                       ;   615.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm5, 0x96                          ;   616.2 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                    ;   617.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 11456]                              ;   393.3 p3      12 x[0] reload
        vpternlogd zmm7, zmm5, zmm2, 0x96                          ;   615.2 p5      14 x[0]
        vpxord zmm3, zmm3, zmm9                                    ;   613.5 p5      12 x[0]
        vprold zmm7, zmm7, 5                                       ;   617.2 p0      14 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   618.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 11584]                              ;   394.7 p2      12 x[3] reload
        vpxord zmm1, zmm1, [rbp + 5248]                            ;   615.5 p5+p3   12 x[2]
        vpxord zmm6, zmm6, zmm10                                   ;   616.5 p5      12 x[1]
        vpternlogd zmm4, zmm3, zmm9, 0x96                          ;   617.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm7, 0x96                          ;   619.2 p0      13 x
        vpxord zmm5, zmm6, zmm1                                    ;   618.5 p5      13 x
        vpternlogd zmm6, zmm4, zmm3, 0x6a                          ;   619.2 p0      13 x
        vmovdqa64 zmm13, zmm6                                      ;   620.2         13 x copy
        vpternlogd zmm3, zmm4, zmm5, 0x56                          ;   619.5 p5      13 x
        vpternlogd zmm13, zmm4, zmm1, 0x96                         ;   620.2 p0      13 x
        vpandd zmm11, zmm1, zmm6                                   ;   620.5 p5      13 x
        vpternlogd zmm4, zmm1, zmm3, 0x28                          ;   621.2 p0      13 x
        vpternlogd zmm4, zmm6, zmm5, 0xf8                          ;   622.2 p5      13 x
        vpxord zmm8, zmm8, [rbp + 6336]                            ;   622.2 p0+p2   12 x[2]
        vpxord zmm2, zmm2, zmm10                                   ;   622.5 p5      12 x[1]
        vpxord zmm10, zmm2, zmm8                                   ;   623.5 p0      13 x
        vpternlogd zmm2, zmm9, zmm7, 0x6a                          ;   623.5 p5      13 x
        vpandd zmm12, zmm8, zmm2                                   ;   624.5 p0      13 x
        vpternlogd zmm7, zmm9, zmm10, 0x56                         ;   624.5 p5      13 x
        vpternlogd zmm11, zmm5, zmm13, 0x96                        ;   625.2 p0      13 x
        vpxord zmm13, zmm13, zmm4                                  ;   625.5 p5      14 x[1]
        vprold zmm1, zmm11, 3                                      ;   626.2 p0      14 x[2]
        vprold zmm4, zmm4, 0xd                                     ;   627.2 p0      14 x[0]
        vpslld zmm6, zmm4, 3                                       ;   628.2 p0      14 x[3]
        vpternlogd zmm13, zmm1, zmm4, 0x96                         ;   628.2 p5      14 x[1]
        vprold zmm5, zmm13, 1                                      ;   629.2 p0      14 x[1]
        vpternlogd zmm6, zmm3, zmm1, 0x96                          ;   629.2 p5      14 x[3]
        vprold zmm3, zmm6, 7                                       ;   630.2 p0      14 x[3]
        vpslld zmm6, zmm5, 7                                       ;   631.2 p0      14 x[2]
        vpternlogd zmm6, zmm1, zmm3, 0x96                          ;   632.2 p5      14 x[2]
        vprold zmm1, zmm6, 0x16                                    ;   633.2 p0      14 x[2]
        vmovdqa64 zmm6, zmm2                                       ;   624.5         13 x copy
        vpternlogd zmm6, zmm9, zmm8, 0x96                          ;   629.5 p5      13 x
        vpternlogd zmm12, zmm10, zmm6, 0x96                        ;   630.5 p5      13 x
        vpternlogd zmm9, zmm8, zmm7, 0x28                          ;   631.5 p5      13 x
        vpternlogd zmm9, zmm2, zmm10, 0xf8                         ;   632.5 p5      13 x
        vprold zmm8, zmm9, 0xd                                     ;   633.5 p0      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   633.5 p5      14 x[1]
        vprold zmm2, zmm12, 3                                      ;   634.2 p0      14 x[2]
        vpslld zmm9, zmm8, 3                                       ;   635.2 p0      14 x[3]
        vpternlogd zmm9, zmm7, zmm2, 0x96                          ;   636.2 p5      14 x[3]
        vprold zmm7, zmm9, 7                                       ;   637.2 p0      14 x[3]
        vpternlogd zmm6, zmm2, zmm8, 0x96                          ;   635.5 p5      14 x[1]
        vprold zmm6, zmm6, 1                                       ;   637.2 p0      14 x[1]
        vpslld zmm9, zmm6, 7                                       ;   638.2 p0      14 x[2]
        vpternlogd zmm9, zmm2, zmm7, 0x96                          ;   639.2 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   640.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 11648]                              ;   414.2 p3      12 x[1] reload
        vpxord zmm1, zmm1, [rbp + 5504]                            ;   637.5 p5+p2   12 x[2]
        vpternlogd zmm4, zmm3, zmm5, 0x96                          ;   638.5 p5      14 x[0]
        vpxord zmm3, zmm3, [rbp + 5632]                            ;   639.5 p5+p3   12 x[3]
        vmovdqa64 zmm11, zmm3                                      ;   640.5         13 x copy
        vpxord zmm5, zmm5, zmm9                                    ;   640.2 p0      12 x[1]
        vpternlogd zmm11, zmm1, zmm5, 0x96                         ;   641.2 p5      13 x
        vprold zmm4, zmm4, 5                                       ;   641.2 p0      14 x[0]
        vpternlogd zmm8, zmm7, zmm6, 0x96                          ;   641.5 p5      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   642.2 p0      12 x[1]
        vmovdqa64 zmm9, zmm3                                       ;   640.5         13 x copy
        vpxord zmm7, zmm7, [rbp + 6400]                            ;   642.5 p5+p2   12 x[3]
        vpxord zmm4, zmm4, [rbp + 5440]                            ;   643.2 p0+p3   12 x[0]
        vpternlogd zmm1, zmm5, zmm4, 0xf8                          ;   644.2 p5      13 x
        vprold zmm8, zmm8, 5                                       ;   644.2 p0      14 x[0]
        vpxord zmm8, zmm8, [rbp + 5568]                            ;   645.2 p5+p2   12 x[0]
        vpternlogd zmm3, zmm5, zmm4, 0x21                          ;   645.2 p0      13 x
        vpxord zmm2, zmm2, [rbp + 7168]                            ;   645.5 p5+p3   12 x[2]
        vpternlogd zmm5, zmm4, zmm11, 0x6a                         ;   646.2 p0      13 x
        vpternlogd zmm11, zmm3, zmm1, 0xec                         ;   646.5 p5      13 x
        vpternlogd zmm1, zmm11, zmm5, 0xde                         ;   647.5 p0      13 x
        vprold zmm4, zmm5, 3                                       ;   648.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm5                                    ;   647.5 p5      13 x
        vmovdqa64 zmm5, zmm7                                       ;   643.5         13 x copy
        vpternlogd zmm5, zmm2, zmm6, 0x96                          ;   648.5 p5      13 x
        vpternlogd zmm2, zmm6, zmm8, 0xf8                          ;   649.2 p0      13 x
        vmovdqa64 zmm10, zmm7                                      ;   643.5         13 x copy
        vpternlogd zmm7, zmm6, zmm8, 0x21                          ;   649.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm5, 0x6a                          ;   650.2 p0      13 x
        vmovdqa64 zmm8, zmm9                                       ;   648.5         13 x copy
        vpternlogd zmm8, zmm11, zmm3, 0x9a                         ;   650.5 p5      13 x
        vpternlogd zmm9, zmm3, zmm4, 0x96                          ;   651.2 p0      14 x[1]
        vprold zmm3, zmm8, 0xd                                     ;   652.2 p0      14 x[0]
        vpslld zmm8, zmm3, 3                                       ;   653.2 p0      14 x[3]
        vpternlogd zmm9, zmm1, zmm3, 0x96                          ;   653.2 p5      14 x[1]
        vprold zmm1, zmm9, 1                                       ;   654.2 p0      14 x[1]
        vpternlogd zmm8, zmm11, zmm4, 0x96                         ;   654.2 p5      14 x[3]
        vprold zmm8, zmm8, 7                                       ;   655.2 p0      14 x[3]
        vpxord zmm10, zmm10, zmm6                                  ;   653.5 p5      13 x
        vpslld zmm9, zmm1, 7                                       ;   656.2 p0      14 x[2]
        vpternlogd zmm3, zmm8, zmm1, 0x96                          ;   656.2 p5      14 x[0]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   657.2 p5      14 x[2]
        vprold zmm4, zmm9, 0x16                                    ;   658.2 p0      14 x[2]
        vmovdqa64 zmm9, zmm10                                      ;   654.5         13 x copy
        vpternlogd zmm5, zmm7, zmm2, 0xec                          ;   656.5 p5      13 x
        vpternlogd zmm2, zmm5, zmm6, 0xde                          ;   657.5 p5      13 x
        vpternlogd zmm9, zmm5, zmm7, 0x9a                          ;   658.2 p0      13 x
        vprold zmm6, zmm6, 3                                       ;   659.2 p0      14 x[2]
        vprold zmm3, zmm3, 5                                       ;   660.2 p0      14 x[0]
        vpternlogd zmm10, zmm7, zmm6, 0x96                         ;   660.2 p5      14 x[1]
        vprold zmm7, zmm9, 0xd                                     ;   661.2 p0      14 x[0]
        vpternlogd zmm10, zmm2, zmm7, 0x96                         ;   662.2 p5      14 x[1]
        vpslld zmm9, zmm7, 3                                       ;   662.2 p0      14 x[3]
        vpternlogd zmm9, zmm5, zmm6, 0x96                          ;   663.2 p5      14 x[3]
        vprold zmm5, zmm9, 7                                       ;   664.2 p0      14 x[3]
        vprold zmm2, zmm10, 1                                      ;   664.2 p0      14 x[1]
        vmovdqu64 zmm10, [rbp + 11776]                             ;   440.2 p2      12 x[1] reload
        vpxord zmm1, zmm1, zmm10                                   ;   661.5 p5      12 x[1]
        vpternlogd zmm7, zmm5, zmm2, 0x96                          ;   665.2 p5      14 x[0]
        vprold zmm7, zmm7, 5                                       ;   666.2 p0      14 x[0]
        vpslld zmm9, zmm2, 7                                       ;   666.2 p0      14 x[2]
        vpxord zmm2, zmm2, zmm10                                   ;   665.2 p5      12 x[1]
        vpternlogd zmm9, zmm6, zmm5, 0x96                          ;   667.2 p5      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;   668.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 11712]                              ;   443.7 p3      12 x[0] reload
        vmovdqu64 zmm10, [rbp + 11904]                             ;   443.8 p2      12 x[3] reload
        vmovdqu64 zmm11, [rbp + 5888]                              ;   444.7 p3      12 x[3] reload
        vpxord zmm8, zmm8, zmm10                                   ;   665.5 p5      12 x[3]
        vpxord zmm3, zmm3, zmm9                                    ;   666.5 p5      12 x[0]
        vpxord zmm7, zmm7, zmm9                                    ;   667.5 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 11840]                              ;   444.8 p2      12 x[2] reload
        vpxord zmm6, zmm6, zmm9                                    ;   669.2 p0      12 x[2]
        vpxord zmm4, zmm4, zmm9                                    ;   668.5 p5      12 x[2]
        vmovdqa64 zmm9, zmm4                                       ;   669.5         13 x copy
        vpternlogd zmm9, zmm1, zmm3, 0x96                          ;   669.5 p0      13 x
        vpternlogd zmm4, zmm8, zmm3, 0x6c                          ;   669.5 p5      13 x
        vpternlogd zmm8, zmm1, zmm3, 0x36                          ;   670.2 p0      13 x
        vpternlogd zmm3, zmm4, zmm9, 0x96                          ;   670.5 p5      13 x
        vprold zmm3, zmm3, 0xd                                     ;   671.5 p0      14 x[0]
        vpternlogd zmm1, zmm4, zmm9, 0x6a                          ;   671.5 p5      13 x
        vpternlogd zmm4, zmm9, zmm8, 0xd2                          ;   672.2 p0      13 x
        vpslld zmm9, zmm3, 3                                       ;   673.2 p0      14 x[3]
        vpxord zmm8, zmm8, zmm4                                    ;   673.2 p5      13 x
        vprold zmm8, zmm8, 3                                       ;   674.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm1, 0x96                          ;   675.2 p5      14 x[3]
        vpxord zmm1, zmm1, zmm4                                    ;   674.5 p5      14 x[1]
        vpternlogd zmm1, zmm8, zmm3, 0x96                          ;   675.5 p0      14 x[1]
        vprold zmm1, zmm1, 1                                       ;   676.5 p0      14 x[1]
        vpxord zmm5, zmm5, zmm10                                   ;   675.5 p5      12 x[3]
        vpslld zmm4, zmm1, 7                                       ;   677.5 p0      14 x[2]
        vprold zmm9, zmm9, 7                                       ;   678.2 p0      14 x[3]
        vpternlogd zmm4, zmm8, zmm9, 0x96                          ;   679.2 p5      14 x[2]
        vmovdqa64 zmm8, zmm6                                       ;   670.2         13 x copy
        vpternlogd zmm6, zmm5, zmm7, 0x6c                          ;   677.5 p5      13 x
        vpternlogd zmm5, zmm2, zmm7, 0x36                          ;   678.5 p5      13 x
        vpternlogd zmm8, zmm2, zmm7, 0x96                          ;   679.2 p0      13 x
        vpternlogd zmm7, zmm6, zmm8, 0x96                          ;   680.2 p5      13 x
        vprold zmm7, zmm7, 0xd                                     ;   681.2 p0      14 x[0]
        vpternlogd zmm2, zmm6, zmm8, 0x6a                          ;   680.5 p5      13 x
        vpternlogd zmm6, zmm8, zmm5, 0xd2                          ;   681.2 p0      13 x
        vpxord zmm5, zmm5, zmm6                                    ;   682.2 p5      13 x
        vprold zmm5, zmm5, 3                                       ;   683.2 p0      14 x[2]
        vpslld zmm8, zmm7, 3                                       ;   683.2 p0      14 x[3]
        vpternlogd zmm8, zmm5, zmm2, 0x96                          ;   684.2 p5      14 x[3]
        vmovdqu64 zmm10, [rbp + 11968]                             ;   460.8 p3      12 x[1] reload
        vpxord zmm2, zmm2, zmm6                                    ;   683.5 p5      14 x[1]
        vprold zmm8, zmm8, 7                                       ;   685.2 p0      14 x[3]
        vpternlogd zmm2, zmm5, zmm7, 0x96                          ;   684.5 p5      14 x[1]
        vprold zmm2, zmm2, 1                                       ;   685.5 p0      14 x[1]
        vpternlogd zmm7, zmm8, zmm2, 0x96                          ;   686.5 p5      14 x[0]
        vprold zmm6, zmm7, 5                                       ;   687.5 p0      14 x[0]
        vpslld zmm7, zmm2, 7                                       ;   687.2 p0      14 x[2]
        vpxord zmm2, zmm2, zmm10                                   ;   686.5 p5      12 x[1]
        vmovdqa64 zmm12, zmm2                                      ;   687.5         13 x copy
        vpxord zmm6, zmm6, [rbp + 5760]                            ;   688.5 p5+p2   12 x[0]
        vpternlogd zmm12, zmm8, zmm11, 0x96                        ;   688.2 p0      13 x
        vpternlogd zmm3, zmm9, zmm1, 0x96                          ;   688.5 p5      14 x[0]
        vprold zmm3, zmm3, 5                                       ;   689.5 p0      14 x[0]
        vpxord zmm9, zmm9, [rbp + 5824]                            ;   689.5 p5+p3   12 x[3]
        vpandd zmm2, zmm2, zmm6                                    ;   690.2 p0      13 x
        vpxord zmm3, zmm3, [rbp + 5696]                            ;   690.5 p5+p2   12 x[0]
        vprold zmm4, zmm4, 0x16                                    ;   691.2 p0      14 x[2]
        vpternlogd zmm11, zmm8, zmm6, 0xbe                         ;   691.5 p5      13 x
        vpternlogd zmm7, zmm5, zmm8, 0x96                          ;   692.2 p0      14 x[2]
        vprold zmm5, zmm7, 0x16                                    ;   693.2 p0      14 x[2]
        vmovdqa64 zmm8, zmm10                                      ;   468.8         13 x copy
        vpternlogd zmm10, zmm1, zmm9, 0x96                         ;   692.5 p5      13 x
        vmovdqu64 zmm7, [rbp + 12032]                              ;   469.2 p3      12 x[2] reload
        vpternlogd zmm6, zmm5, zmm7, 0x96                          ;   694.2 p5      13 x
        vpternlogd zmm6, zmm12, zmm2, 0x36                         ;   695.2 p0      13 x
        vpternlogd zmm5, zmm7, zmm11, 0x28                         ;   694.5 p5      13 x
        vpternlogd zmm12, zmm5, zmm2, 0x36                         ;   695.5 p0      13 x
        vpxord zmm11, zmm11, zmm2                                  ;   695.5 p5      13 x
        vpternlogd zmm8, zmm3, zmm1, 0x48                          ;   696.2 p0      13 x
        vpxord zmm4, zmm4, zmm7                                    ;   696.5 p5      12 x[2]
        vpxord zmm7, zmm4, zmm3                                    ;   697.5 p0      13 x
        vpternlogd zmm4, zmm9, zmm3, 0xe0                          ;   697.5 p5      13 x
        vpternlogd zmm7, zmm10, zmm8, 0x36                         ;   698.5 p0      13 x
        vpternlogd zmm10, zmm4, zmm8, 0x36                         ;   698.5 p5      13 x
        vmovdqa64 zmm1, zmm11                                      ;   696.5         13 x copy
        vpternlogd zmm1, zmm5, zmm6, 0x56                          ;   699.2 p0      13 x
        vpternlogd zmm6, zmm11, zmm12, 0x4e                        ;   699.5 p5      13 x
        vpternlogd zmm11, zmm1, zmm12, 0x36                        ;   700.2 p0      13 x
        vpternlogd zmm1, zmm5, zmm2, 0x1e                          ;   700.5 p5      14 x[3]
        vpternlogd zmm9, zmm3, zmm8, 0x56                          ;   701.2 p0      13 x
        vprold zmm3, zmm11, 3                                      ;   702.2 p0      14 x[2]
        vprold zmm2, zmm6, 0xd                                     ;   703.2 p0      14 x[0]
        vpslld zmm6, zmm2, 3                                       ;   704.2 p0      14 x[3]
        vpternlogd zmm6, zmm1, zmm3, 0x96                          ;   705.2 p5      14 x[3]
        vpternlogd zmm12, zmm3, zmm2, 0x96                         ;   704.2 p5      14 x[1]
        vprold zmm5, zmm12, 1                                      ;   705.2 p0      14 x[1]
        vmovdqu64 xmm30, [r8 + 464]                                ;   480.7 p10     17 z[0]
        vprold zmm1, zmm6, 7                                       ;   706.2 p0      14 x[3]
        vpslld zmm6, zmm5, 7                                       ;   707.2 p0      14 x[2]
        vpternlogd zmm6, zmm3, zmm1, 0x96                          ;   708.2 p5      14 x[2]
        vprold zmm3, zmm6, 0x16                                    ;   709.2 p0      14 x[2]
        vpternlogd zmm2, zmm1, zmm5, 0x96                          ;   707.2 p5      14 x[0]
        vprold zmm2, zmm2, 5                                       ;   709.2 p0      14 x[0]
        vmovdqa64 zmm6, zmm9                                       ;   702.2         13 x copy
        vpternlogd zmm6, zmm4, zmm7, 0x56                          ;   705.5 p5      13 x
        vpternlogd zmm7, zmm9, zmm10, 0x4e                         ;   706.5 p5      13 x
        vprold zmm7, zmm7, 0xd                                     ;   710.2 p0      14 x[0]
        vpternlogd zmm4, zmm8, zmm6, 0x56                          ;   707.5 p5      14 x[3]
        vpternlogd zmm6, zmm9, zmm10, 0x1e                         ;   708.5 p5      13 x
        vpslld zmm9, zmm7, 3                                       ;   711.2 p0      14 x[3]
        vprold zmm6, zmm6, 3                                       ;   712.2 p0      14 x[2]
        vpternlogd zmm10, zmm6, zmm7, 0x96                         ;   713.2 p5      14 x[1]
        vprold zmm8, zmm10, 1                                      ;   714.2 p0      14 x[1]
        vpternlogd zmm9, zmm4, zmm6, 0x96                          ;   713.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   714.2 p0      14 x[3]
        vpslld zmm9, zmm8, 7                                       ;   715.2 p0      14 x[2]
        vpternlogd zmm9, zmm6, zmm4, 0x96                          ;   716.2 p5      14 x[2]
        vprold zmm6, zmm9, 0x16                                    ;   717.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 12160]                              ;   491.3 p2      12 x[1] reload
        vpternlogd zmm7, zmm4, zmm8, 0x96                          ;   715.2 p5      14 x[0]
        vpxord zmm8, zmm8, zmm9                                    ;   715.2 p5      12 x[1]
        vpxord zmm5, zmm5, zmm9                                    ;   714.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 12224]                              ;   493.3 p3      12 x[3] reload
        vpxord zmm4, zmm4, zmm9                                    ;   715.5 p5      12 x[3]
        vpxord zmm1, zmm1, zmm9                                    ;   716.5 p5      12 x[3]
        vmovdqa64 zmm10, zmm5                                      ;   715.5         13 x copy
        vmovdqu64 zmm9, [rbp + 12096]                              ;   494.3 p2      12 x[0] reload
        vpternlogd zmm10, zmm2, zmm9, 0x96                         ;   717.2 p0      13 x
        vmovdqu64 zmm11, [rbp + 6144]                              ;   494.7 p3      12 x[2] reload
        vpternlogd zmm2, zmm1, zmm9, 0x96                          ;   717.5 p5      13 x
        vpternlogd zmm1, zmm3, zmm11, 0x96                         ;   718.2 p0      13 x
        vpternlogd zmm10, zmm1, zmm2, 0x6c                         ;   719.2 p5      13 x
        vprold zmm7, zmm7, 5                                       ;   719.2 p0      14 x[0]
        vmovdqa64 zmm12, zmm4                                      ;   716.5         13 x copy
        vpternlogd zmm4, zmm7, zmm9, 0x96                          ;   720.2 p5      13 x
        vpternlogd zmm7, zmm9, zmm8, 0x96                          ;   720.2 p0      13 x
        vmovdqa64 zmm9, zmm2                                       ;   718.5         13 x copy
        vpternlogd zmm3, zmm11, zmm2, 0xbe                         ;   720.5 p5      13 x
        vmovdqu64 zmm11, [rbp + 6080]                              ;   498.2 p2      12 x[2] reload
        vpternlogd zmm12, zmm6, zmm11, 0x96                        ;   721.2 p0      13 x
        vpternlogd zmm7, zmm12, zmm4, 0x6c                         ;   722.2 p5      13 x
        vpternlogd zmm6, zmm11, zmm4, 0xbe                         ;   722.2 p0      13 x
        vmovdqa64 zmm11, zmm5                                      ;   715.5         13 x copy
        vpternlogd zmm2, zmm10, zmm5, 0x78                         ;   722.5 p5      14 x[3]
        vpternlogd zmm5, zmm3, zmm1, 0xb4                          ;   723.2 p0      13 x
        vpternlogd zmm3, zmm1, zmm10, 0x80                         ;   723.5 p5      13 x
        vpxord zmm9, zmm9, zmm3                                    ;   724.5 p0      13 x
        vprold zmm1, zmm10, 0xd                                    ;   725.2 p0      14 x[0]
        vpternlogd zmm3, zmm5, zmm1, 0x56                          ;   726.2 p5      14 x[1]
        vpxord zmm11, zmm11, zmm9                                  ;   725.5 p5      13 x
        vprold zmm5, zmm11, 3                                      ;   726.5 p0      14 x[2]
        vpternlogd zmm3, zmm9, zmm5, 0x96                          ;   727.5 p5      14 x[1]
        vprold zmm3, zmm3, 1                                       ;   728.5 p0      14 x[1]
        vpslld zmm9, zmm1, 3                                       ;   728.2 p0      14 x[3]
        vpternlogd zmm9, zmm2, zmm5, 0x96                          ;   729.2 p5      14 x[3]
        vprold zmm2, zmm9, 7                                       ;   730.2 p0      14 x[3]
        vpternlogd zmm1, zmm2, zmm3, 0x96                          ;   731.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   732.2 p0      14 x[0]
        vmovdqa64 zmm10, zmm8                                      ;   716.2         13 x copy
        vmovdqa64 zmm9, zmm4                                       ;   721.2         13 x copy
        vpternlogd zmm4, zmm7, zmm8, 0x78                          ;   729.5 p5      14 x[3]
        vpternlogd zmm8, zmm6, zmm12, 0xb4                         ;   730.5 p5      13 x
        vpternlogd zmm6, zmm12, zmm7, 0x80                         ;   731.2 p0      13 x
        vpxord zmm9, zmm9, zmm6                                    ;   732.2 p5      13 x
        vpxord zmm10, zmm10, zmm9                                  ;   733.2 p0      13 x
        vprold zmm7, zmm7, 0xd                                     ;   733.2 p0      14 x[0]
        vpternlogd zmm6, zmm8, zmm7, 0x56                          ;   734.2 p5      14 x[1]
        vprold zmm8, zmm10, 3                                      ;   734.2 p0      14 x[2]
        vpternlogd zmm6, zmm9, zmm8, 0x96                          ;   735.2 p5      14 x[1]
        vprold zmm6, zmm6, 1                                       ;   736.2 p0      14 x[1]
        vmovdqu64 zmm10, [rbp + 12352]                             ;   515.3 p3      12 x[2] reload
        vpxord zmm1, zmm1, [rbp + 6016]                            ;   734.5 p5+p2   12 x[0]
        vpslld zmm9, zmm7, 3                                       ;   736.2 p0      14 x[3]
        vpternlogd zmm9, zmm4, zmm8, 0x96                          ;   737.2 p5      14 x[3]
        vprold zmm4, zmm9, 7                                       ;   738.2 p0      14 x[3]
        vpslld zmm9, zmm3, 7                                       ;   738.2 p0      14 x[2]
        vpternlogd zmm9, zmm5, zmm2, 0x96                          ;   739.2 p5      14 x[2]
        vprold zmm5, zmm9, 0x16                                    ;   740.2 p0      14 x[2]
        vpslld zmm9, zmm6, 7                                       ;   740.2 p0      14 x[2]
        vpternlogd zmm9, zmm8, zmm4, 0x96                          ;   741.2 p5      14 x[2]
        vprold zmm8, zmm9, 0x16                                    ;   742.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 12288]                              ;   519.2 p3      12 x[1] reload
        vpxord zmm3, zmm3, zmm9                                    ;   738.5 p5      12 x[1]
        vpternlogd zmm7, zmm4, zmm6, 0x96                          ;   739.5 p5      14 x[0]
        vpxord zmm6, zmm6, zmm9                                    ;   740.5 p5      12 x[1]
        vmovdqu64 zmm9, [rbp + 12416]                              ;   519.8 p2      12 x[3] reload
        vpxord zmm2, zmm2, zmm9                                    ;   741.5 p5      12 x[3]
        vpxord zmm8, zmm8, zmm10                                   ;   743.2 p0      13 x
        vprold zmm7, zmm7, 5                                       ;   743.2 p0      14 x[0]
        vpxord zmm7, zmm7, [rbp + 5952]                            ;   744.2 p5+p3   12 x[0]
        vpxord zmm4, zmm4, zmm9                                    ;   743.5 p5      12 x[3]
        vpandnd zmm9, zmm8, zmm7                                   ;   745.2 p0      13 x
        vpternlogd zmm8, zmm6, zmm7, 0xb4                          ;   745.2 p5      13 x
        vpternlogd zmm6, zmm4, zmm7, 0x96                          ;   745.2 p0      13 x
        vpternlogd zmm9, zmm6, zmm4, 0x6a                          ;   746.2 p5      13 x
        vpternlogd zmm4, zmm6, zmm8, 0x56                          ;   746.2 p0      13 x
        vpxord zmm7, zmm7, zmm8                                    ;   746.5 p5      13 x
        vmovdqu64 xmm14, [r8 + 32]                                 ;   523.2 p10     17 z[0]
        vpternlogd zmm8, zmm9, zmm6, 0x6a                          ;   747.2 p0      14 x[1]
        vpternlogd zmm6, zmm4, zmm7, 0x78                          ;   747.5 p5      13 x
        vprold zmm4, zmm4, 0xd                                     ;   748.2 p0      14 x[0]
        vprold zmm6, zmm6, 3                                       ;   749.2 p0      14 x[2]
        vpxord zmm9, zmm9, zmm7                                    ;   748.5 p5      14 x[3]
        vpternlogd zmm5, zmm1, zmm10, 0x96                         ;   749.5 p5      13 x
        vpandd zmm12, zmm1, zmm5                                   ;   750.5 p0      13 x
        vpternlogd zmm8, zmm6, zmm4, 0x96                          ;   750.5 p5      14 x[1]
        vprold zmm8, zmm8, 1                                       ;   751.5 p0      14 x[1]
        vpslld zmm13, zmm8, 7                                      ;   752.5 p0      14 x[2]
        vmovdqa64 zmm11, zmm1                                      ;   735.5         13 x copy
        vpslld zmm10, zmm4, 3                                      ;   753.2 p0      14 x[3]
        vpternlogd zmm5, zmm3, zmm1, 0x1e                          ;   751.5 p5      13 x
        vpternlogd zmm3, zmm1, zmm2, 0x96                          ;   752.5 p5      13 x
        vpternlogd zmm12, zmm3, zmm2, 0x6a                         ;   753.5 p5      13 x
        vpternlogd zmm2, zmm3, zmm5, 0x56                          ;   754.2 p0      13 x
        vprold zmm1, zmm2, 0xd                                     ;   755.2 p0      14 x[0]
        vpternlogd zmm10, zmm9, zmm6, 0x96                         ;   754.5 p5      14 x[3]
        vprold zmm7, zmm10, 7                                      ;   756.2 p0      14 x[3]
        vpternlogd zmm4, zmm7, zmm8, 0x96                          ;   757.2 p5      14 x[0]
        vpternlogd zmm13, zmm6, zmm7, 0x96                         ;   757.2 p5      14 x[2]
        vprold zmm6, zmm13, 0x16                                   ;   758.2 p0      14 x[2]
        vmovdqu64 xmm13, [r8 + 16]                                 ;   533.3 p2      17 z[0]
        vprold zmm4, zmm4, 5                                       ;   758.2 p0      14 x[0]
        vpxord zmm11, zmm11, zmm5                                  ;   757.5 p5      13 x
        vpternlogd zmm5, zmm12, zmm3, 0x6a                         ;   758.5 p5      14 x[1]
        vpternlogd zmm3, zmm2, zmm11, 0x78                         ;   759.2 p0      13 x
        vpxord zmm11, zmm11, zmm12                                 ;   759.5 p5      14 x[3]
        vprold zmm2, zmm3, 3                                       ;   760.2 p0      14 x[2]
        vpternlogd zmm5, zmm2, zmm1, 0x96                          ;   761.2 p5      14 x[1]
        vmovdqu64 xmm22, [r8 + 192]                                ;   538.2 p3      17 z[0]
        vmovdqu64 xmm27, [r8 + 416]                                ;   539.2 p10     17 z[0]
        vpxord zmm8, zmm8, [rbp + 6208]                            ;   761.2 p0+p2   12 x[1]
        vprold zmm3, zmm5, 1                                       ;   762.2 p0      14 x[1]
        vpslld zmm5, zmm1, 3                                       ;   763.2 p0      14 x[3]
        vpslld zmm9, zmm3, 7                                       ;   764.2 p0      14 x[2]
        vpternlogd zmm5, zmm11, zmm2, 0x96                         ;   764.2 p5      14 x[3]
        vprold zmm5, zmm5, 7                                       ;   765.2 p0      14 x[3]
        vpternlogd zmm9, zmm2, zmm5, 0x96                          ;   766.2 p5      14 x[2]
        vprold zmm2, zmm9, 0x16                                    ;   767.2 p0      14 x[2]
        vmovdqu64 zmm9, [rbp + 12480]                              ;   543.8 p3      12 x[0] reload
        vpternlogd zmm1, zmm5, zmm3, 0x96                          ;   766.2 p5      14 x[0]
        vprold zmm1, zmm1, 5                                       ;   767.2 p0      14 x[0]
        vpxord zmm4, zmm4, zmm9                                    ;   764.5 p5      12 x[0]
        vpxord zmm1, zmm1, zmm9                                    ;   768.2 p5      12 x[0]
        vmovdqu64 zmm9, [rbp + 12608]                              ;   544.7 p2      12 x[3] reload
        vpxord zmm7, zmm7, zmm9                                    ;   766.5 p5      12 x[3]
        vpxord zmm11, zmm4, zmm7                                   ;   767.5 p5      13 x
        vmovdqu64 xmm12, [r8]                                      ;   545.3 p10     17 z[0]
        vpxord zmm5, zmm5, zmm9                                    ;   768.2 p0      12 x[3]
        vmovdqa64 zmm10, zmm7                                      ;   767.5         13 x copy
        vmovdqu64 zmm9, [rbp + 12544]                              ;   547.3 p3      12 x[2] reload
        vpternlogd zmm10, zmm6, zmm9, 0x96                         ;   768.5 p5      13 x
        vpternlogd zmm6, zmm9, zmm8, 0x96                          ;   769.2 p0      13 x
        vpternlogd zmm8, zmm6, zmm11, 0x6c                         ;   770.2 p5      13 x
        vpternlogd zmm7, zmm4, zmm6, 0x6a                          ;   770.2 p0      13 x
        vpternlogd zmm6, zmm10, zmm11, 0x36                        ;   770.5 p5      13 x
        vpxord zmm11, zmm11, zmm7                                  ;   771.2 p0      13 x
        vpxord zmm4, zmm1, zmm5                                    ;   771.5 p5      13 x
        vpxord zmm3, zmm3, [rbp + 6272]                            ;   772.2 p0+p2   12 x[1]
        vmovdqu64 xmm20, [r8 + 144]                                ;   550.5 p10     17 z[0]
        vmovdqu64 xmm23, [r8 + 208]                                ;   550.7 p3      17 z[0]
        vpternlogd zmm10, zmm11, zmm8, 0x6c                        ;   772.5 p5      13 x
        vpternlogd zmm8, zmm6, zmm7, 0x48                          ;   773.2 p0      13 x
        vpxord zmm11, zmm11, zmm8                                  ;   774.2 p5      14 x[3]
        vpxord zmm6, zmm6, zmm10                                   ;   774.2 p0      13 x
        vprold zmm10, zmm10, 0xd                                   ;   775.2 p0      14 x[0]
        vpslld zmm15, zmm10, 3                                     ;   776.2 p0      14 x[3]
        vprold zmm6, zmm6, 3                                       ;   777.2 p0      14 x[2]
        vmovdqa64 zmm16, zmm4                                      ;   772.5         13 x copy
        vpternlogd zmm15, zmm11, zmm6, 0x96                        ;   778.2 p5      14 x[3]
        vmovdqa64 zmm11, zmm5                                      ;   769.2         13 x copy
        vpternlogd zmm11, zmm2, zmm9, 0x96                         ;   775.5 p5      13 x
        vpternlogd zmm2, zmm9, zmm3, 0x96                          ;   776.5 p5      13 x
        vpternlogd zmm3, zmm2, zmm4, 0x6c                          ;   777.5 p5      13 x
        vpternlogd zmm5, zmm1, zmm2, 0x6a                          ;   778.2 p0      13 x
        vpxord zmm16, zmm16, zmm5                                  ;   779.2 p5      13 x
        vmovdqu64 xmm9, [r8 + 80]                                  ;   560.2 p2      17 z[0]
        vshufi32x4 zmm9, zmm13, zmm9, 0                            ;   779.5 p5      17 z[0]
        vshufi32x4 zmm13, zmm20, zmm23, 0                          ;   780.5 p5      17 z[0]
        vshufi32x4 zmm9, zmm9, zmm13, 0x88                         ;   783.5 p5      17 z[0]
        vpternlogd zmm2, zmm4, zmm11, 0x56                         ;   779.2 p0      13 x
        vpternlogd zmm11, zmm16, zmm3, 0x6c                        ;   780.2 p0      13 x
        vpxord zmm3, zmm3, zmm5                                    ;   781.2 p0      13 x
        vpternlogd zmm3, zmm16, zmm2, 0x6c                         ;   782.2 p0      14 x[3]
        vpxord zmm2, zmm2, zmm11                                   ;   782.5 p5      13 x
        vmovdqu64 xmm19, [r8 + 128]                                ;   565.2 p10     17 z[0]
        vmovdqu64 xmm18, [r8 + 96]                                 ;   565.3 p3      17 z[0]
        vprold zmm11, zmm11, 0xd                                   ;   783.2 p0      14 x[0]
        vprold zmm2, zmm2, 3                                       ;   784.2 p0      14 x[2]
        vpternlogd zmm5, zmm2, zmm11, 0x96                         ;   785.2 p5      14 x[1]
        vprold zmm5, zmm5, 1                                       ;   786.2 p0      14 x[1]
        vpternlogd zmm7, zmm6, zmm10, 0x96                         ;   784.5 p5      14 x[1]
        vprold zmm7, zmm7, 1                                       ;   786.2 p0      14 x[1]
        vmovdqu64 xmm1, [r8 + 112]                                 ;   568.2 p2      17 z[0]
        vprold zmm8, zmm15, 7                                      ;   787.2 p0      14 x[3]
        vmovdqu64 xmm15, [r8 + 48]                                 ;   568.5 p10     17 z[0]
        vshufi32x4 zmm1, zmm15, zmm1, 0                            ;   785.5 p5      17 z[0]
        vmovdqu64 xmm21, [r8 + 160]                                ;   568.8 p3      17 z[0]
        vpslld zmm15, zmm11, 3                                     ;   788.2 p0      14 x[3]
        vpslld zmm17, zmm7, 7                                      ;   789.2 p0      14 x[2]
        vpternlogd zmm17, zmm6, zmm8, 0x96                         ;   790.2 p5      14 x[2]
        vpternlogd zmm10, zmm8, zmm7, 0x96                         ;   788.2 p5      14 x[0]
        vprold zmm6, zmm10, 5                                      ;   790.2 p0      14 x[0]
        vpternlogd zmm15, zmm3, zmm2, 0x96                         ;   789.2 p5      14 x[3]
        vshufi32x4 zmm14, zmm14, zmm18, 0                          ;   789.5 p5      17 z[0]
        vprold zmm3, zmm15, 7                                      ;   791.2 p0      14 x[3]
        vprold zmm10, zmm17, 0x16                                  ;   792.2 p0      14 x[2]
        vpxord zmm8, zmm8, [rbp + 12672]                           ;   790.5 p5+p2   12 x[3]
        vmovdqu64 xmm17, [r8 + 64]                                 ;   572.5 p10     17 z[0]
        vshufi32x4 zmm12, zmm12, zmm17, 0                          ;   791.5 p5      17 z[0]
        vshufi32x4 zmm17, zmm19, zmm22, 0                          ;   792.5 p5      17 z[0]
        vmovdqu64 xmm19, [r8 + 224]                                ;   573.5 p3      17 z[0]
        vmovdqu64 xmm15, [r8 + 256]                                ;   574.2 p2      17 z[0]
        vpslld zmm20, zmm5, 7                                      ;   793.2 p0      14 x[2]
        vpxord zmm7, zmm7, [rbp + 6656]                            ;   793.5 p5+p3   12 x[1]
        vpternlogd zmm20, zmm2, zmm3, 0x96                         ;   794.2 p0      14 x[2]
        vprold zmm20, zmm20, 0x16                                  ;   795.2 p0      14 x[2]
        vshufi32x4 zmm16, zmm21, zmm19, 0                          ;   794.5 p5      17 z[0]
        vshufi32x4 zmm12, zmm12, zmm17, 0x88                       ;   795.5 p5      17 z[0]
        vmovdqu64 xmm19, [r8 + 288]                                ;   578.3 p10     17 z[0]
        vshufi32x4 zmm14, zmm14, zmm16, 0x88                       ;   797.5 p5      17 z[0]
        vmovdqu64 zmm17, [rbp + 6528]                              ;   579.2 p2      12 x[0] reload
        vmovdqu64 xmm4, [r8 + 176]                                 ;   579.3 p3      17 z[0]
        vmovdqa64 zmm16, zmm7                                      ;   794.5         13 x copy
        vmovdqu64 xmm29, [r8 + 448]                                ;   580.2 p10     17 z[0]
        vpternlogd zmm11, zmm3, zmm5, 0x96                         ;   796.2 p0      14 x[0]
        vpxord zmm3, zmm3, [rbp + 12672]                           ;   797.2 p0+p2   12 x[3]
        vpxord zmm20, zmm20, [rbp + 10752]                         ;   797.5 p5+p3   12 x[2]
        vmovdqu64 xmm22, [r8 + 240]                                ;   582.2 p10     17 z[0]
        vpxord zmm5, zmm5, [rbp + 6720]                            ;   798.2 p0+p2   12 x[1]
        vmovdqu64 xmm23, [r8 + 352]                                ;   583.2 p3      17 z[0]
        vshufi32x4 zmm13, zmm19, zmm23, 0                          ;   798.5 p5      17 z[0]
        vmovdqa64 zmm23, zmm8                                      ;   791.5         13 x copy
        vmovdqa64 zmm19, zmm5                                      ;   799.2         13 x copy
        vmovdqu64 xmm31, [r8 + 480]                                ;   584.5 p10     17 z[0]
        vpxord zmm10, zmm10, [rbp + 6592]                          ;   799.2 p0+p2   12 x[2]
        vprold zmm11, zmm11, 5                                     ;   800.2 p0      14 x[0]
        vmovdqu64 xmm26, [r8 + 400]                                ;   586.2 p3      17 z[0]
        vshufi32x4 zmm4, zmm4, zmm22, 0                            ;   799.5 p5      17 z[0]
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                          ;   802.5 p5      17 z[0]
        vmovdqu64 zmm4, [rbp + 6464]                               ;   587.5 p2      12 x[0] reload
        vpternlogd zmm19, zmm11, zmm17, 0x96                       ;   801.2 p0      13 x
        vpternlogd zmm23, zmm10, zmm7, 0x1e                        ;   801.5 p5      13 x
        vpternlogd zmm16, zmm6, zmm4, 0x96                         ;   802.2 p0      13 x
        vpternlogd zmm8, zmm10, zmm16, 0x6a                        ;   803.2 p5      13 x
        vpternlogd zmm6, zmm4, zmm23, 0x28                         ;   803.2 p0      13 x
        vpternlogd zmm7, zmm6, zmm10, 0x96                         ;   804.2 p5      13 x
        vmovdqu64 xmm24, [r8 + 368]                                ;   592.2 p10     17 z[0]
        vmovdqa64 zmm10, zmm3                                      ;   798.2         13 x copy
        vmovdqu64 xmm22, [r8 + 320]                                ;   594.2 p3      17 z[0]
        vshufi32x4 zmm15, zmm15, zmm22, 0                          ;   804.5 p5      17 z[0]
        vmovdqu64 xmm25, [r8 + 384]                                ;   594.5 p2      17 z[0]
        vpternlogd zmm10, zmm20, zmm5, 0x1e                        ;   804.2 p0      13 x
        vmovdqu64 xmm18, [r8 + 272]                                ;   594.8 p10     17 z[0]
        vpternlogd zmm11, zmm17, zmm10, 0x28                       ;   805.2 p0      13 x
        vpunpckldq zmm17, zmm12, zmm9                              ;   805.5 p5      17 z[0]
        vshufi32x4 zmm22, zmm25, zmm29, 0                          ;   806.5 p5      17 z[0]
        vmovdqu64 xmm2, [r8 + 336]                                 ;   595.5 p3      17 z[0]
        vshufi32x4 zmm2, zmm18, zmm2, 0                            ;   807.5 p5      17 z[0]
        vshufi32x4 zmm18, zmm26, zmm30, 0                          ;   808.5 p5      17 z[0]
        vshufi32x4 zmm2, zmm2, zmm18, 0x88                         ;   811.5 p5      17 z[0]
        vmovdqu64 xmm21, [r8 + 304]                                ;   596.2 p2      17 z[0]
        vshufi32x4 zmm21, zmm21, zmm24, 0                          ;   810.5 p5      17 z[0]
        vmovdqu64 xmm25, [r8 + 496]                                ;   596.7 p10     17 z[0]
        vmovdqu64 xmm28, [r8 + 432]                                ;   597.2 p3      17 z[0]
        vshufi32x4 zmm24, zmm28, zmm25, 0                          ;   811.5 p5      17 z[0]
        vshufi32x4 zmm18, zmm21, zmm24, 0x88                       ;   814.5 p5      17 z[0]
        vshufi32x4 zmm26, zmm27, zmm31, 0                          ;   813.5 p5      17 z[0]
        vpunpckhdq zmm9, zmm12, zmm9                               ;   814.5 p5      17 z[0]
        vshufi32x4 zmm12, zmm15, zmm22, 0x88                       ;   815.5 p5      17 z[0]
        vpunpckldq zmm15, zmm14, zmm1                              ;   816.5 p5      17 z[0]
        vpunpckhdq zmm1, zmm14, zmm1                               ;   817.5 p5      17 z[0]
        vpternlogd zmm3, zmm19, zmm20, 0x6c                        ;   806.2 p0      13 x
        vpandd zmm4, zmm8, zmm7                                    ;   807.2 p0      13 x
        vpternlogd zmm20, zmm5, zmm11, 0x96                        ;   808.2 p0      13 x
        vpandd zmm5, zmm3, zmm20                                   ;   809.2 p0      13 x
        vpunpcklqdq zmm14, zmm17, zmm15                            ;   818.5 p5      17 z[0]
        vpunpckhqdq zmm15, zmm17, zmm15                            ;   819.5 p5      17 z[0]
        vpunpcklqdq zmm17, zmm9, zmm1                              ;   820.5 p5      17 z[0]
        vshufi32x4 zmm13, zmm13, zmm26, 0x88                       ;   821.5 p5      17 z[0]
        vpunpckldq zmm22, zmm12, zmm2                              ;   822.5 p5      17 z[0]
        vmovdqa64 zmm21, zmm20                                     ;   809.2         13 x copy
        vpunpckhqdq zmm1, zmm9, zmm1                               ;   823.5 p5      17 z[0]
        vpternlogd zmm15, zmm16, [rbp + 6784], 0x96                ;   820.5 p0+p2   17 z[1]
        vpunpckhdq zmm2, zmm12, zmm2                               ;   824.5 p5      17 z[0]
        vpunpckldq zmm12, zmm13, zmm18                             ;   825.5 p5      17 z[0]
        vpaddd zmm0, zmm0, [rel serpent_ctr.T0_constants512 + 640] ;   811.2 p0+p3    9 blocks
        vmovdqa64 zmm9, zmm7                                       ;   805.2         13 x copy
        vpunpckhdq zmm13, zmm13, zmm18                             ;   826.5 p5      17 z[0]
        vpternlogd zmm9, zmm6, zmm23, 0x6a                         ;   812.2 p0      13 x
        vpternlogd zmm21, zmm11, zmm10, 0x6a                       ;   813.2 p0      13 x
        vpternlogd zmm15, zmm6, zmm9, 0x96                         ;   821.5 p0      17 z[1]
        vmovdqu64 zmm6, [rbp + 12736]                              ;   611.7 p2      17 z[0] reload
        vpxord zmm14, zmm14, zmm6                                  ;   819.5 p0      17 z[0]
        vpunpcklqdq zmm18, zmm22, zmm12                            ;   827.5 p5      17 z[0]
        vpternlogd zmm14, zmm4, zmm9, 0x96                         ;   820.5 p0      17 z[0]
        vpunpckhqdq zmm12, zmm22, zmm12                            ;   828.5 p5      17 z[0]
        vpxord zmm18, zmm18, zmm6                                  ;   828.5 p0      17 z[0]
        vpternlogd zmm1, zmm7, [rbp + 7040], 0x96                  ;   824.5 p0+p3   17 z[3]
        vpternlogd zmm17, zmm23, [rbp + 6912], 0x96                ;   821.5 p0+p2   17 z[2]
        vpternlogd zmm17, zmm8, zmm7, 0xb4                         ;   822.5 p0      17 z[2]
        vpunpcklqdq zmm22, zmm2, zmm13                             ;   829.5 p5      17 z[0]
        vpunpckhdq zmm4, zmm14, zmm15                              ;   830.5 p5      18 dst
        vpternlogd zmm22, zmm10, [rbp + 6976], 0x96                ;   830.5 p0+p3   17 z[2]
        vpternlogd zmm22, zmm3, zmm20, 0xb4                        ;   831.5 p0      17 z[2]
        vpternlogd zmm18, zmm5, zmm21, 0x96                        ;   829.5 p0      17 z[0]
        vpunpckldq zmm5, zmm17, zmm1                               ;   831.5 p5      18 dst
        vpunpckhdq zmm1, zmm17, zmm1                               ;   832.5 p5      18 dst
        vpunpckldq zmm3, zmm14, zmm15                              ;   833.5 p5      18 dst
        vpunpcklqdq zmm6, zmm3, zmm5                               ;   834.5 p5      18 dst
        vpunpckhqdq zmm3, zmm3, zmm5                               ;   835.5 p5      18 dst
        vpunpcklqdq zmm5, zmm4, zmm1                               ;   836.5 p5      18 dst
        vpunpckhqdq zmm1, zmm4, zmm1                               ;   837.5 p5      18 dst
        vshufi32x4 zmm4, zmm6, zmm6, 0x55                          ;   838.5 p5      18 dst
        vpternlogd zmm12, zmm19, [rbp + 6848], 0x96                ;   829.5 p0+p2   17 z[1]
        add r8, 0x200                                              ;   621.2 p1       9 blocks
        vpunpckhqdq zmm2, zmm2, zmm13                              ;   839.5 p5      17 z[0]
        vpternlogd zmm2, zmm20, [rbp + 7104], 0x96                 ;   840.5 p0+p3   17 z[3]
        vmovdqu64 [r9], xmm6                                       ;   835.5 p7+p4   18 dst
        vmovdqu64 [r9 + 16], xmm3                                  ;   836.5 p8+p9   18 dst
        vmovdqu64 [r9 + 48], xmm1                                  ;   838.5 p7+p4   18 dst
        vmovdqu64 [r9 + 32], xmm5                                  ;   837.5 p8+p9   18 dst
        vmovdqu64 [r9 + 64], xmm4                                  ;   841.5 p7+p4   18 dst
        vshufi32x4 zmm4, zmm6, zmm6, 0xaa                          ;   840.5 p5      18 dst
        vmovdqu64 [r9 + 128], xmm4                                 ;   843.5 p8+p9   18 dst
        vpternlogd zmm12, zmm11, zmm21, 0x96                       ;   830.5 p0      17 z[1]
        vshufi32x4 zmm4, zmm3, zmm3, 0x55                          ;   841.5 p5      18 dst
        vmovdqu64 [r9 + 80], xmm4                                  ;   844.5 p7+p4   18 dst
        vshufi32x4 zmm4, zmm3, zmm3, 0xaa                          ;   842.5 p5      18 dst
        vmovdqu64 [r9 + 144], xmm4                                 ;   845.5 p8+p9   18 dst
        vshufi32x4 zmm4, zmm5, zmm5, 0x55                          ;   843.5 p5      18 dst
        vmovdqu64 [r9 + 96], xmm4                                  ;   846.5 p7+p4   18 dst
        vshufi32x4 zmm4, zmm5, zmm5, 0xaa                          ;   844.5 p5      18 dst
        vmovdqu64 [r9 + 160], xmm4                                 ;   847.5 p8+p9   18 dst
        vshufi32x4 zmm4, zmm1, zmm1, 0x55                          ;   845.5 p5      18 dst
        vmovdqu64 [r9 + 112], xmm4                                 ;   848.5 p7+p4   18 dst
        vshufi32x4 zmm4, zmm1, zmm1, 0xaa                          ;   846.5 p5      18 dst
        vmovdqu64 [r9 + 176], xmm4                                 ;   849.5 p8+p9   18 dst
        vpunpckldq zmm4, zmm22, zmm2                               ;   847.5 p5      18 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                          ;   848.5 p5      18 dst
        vmovdqu64 [r9 + 240], xmm1                                 ;   851.5 p7+p4   18 dst
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                          ;   849.5 p5      18 dst
        vmovdqu64 [r9 + 208], xmm3                                 ;   852.5 p8+p9   18 dst
        vpunpckhdq zmm3, zmm18, zmm12                              ;   850.5 p5      18 dst
        vpunpckhdq zmm2, zmm22, zmm2                               ;   851.5 p5      18 dst
        vshufi32x4 zmm6, zmm6, zmm6, 0xff                          ;   852.5 p5      18 dst
        vpunpckldq zmm1, zmm18, zmm12                              ;   853.5 p5      18 dst
        vmovdqu64 [r9 + 192], xmm6                                 ;   855.5 p7+p4   18 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                          ;   854.5 p5      18 dst
        vmovdqu64 [r9 + 224], xmm5                                 ;   857.5 p8+p9   18 dst
        vpunpcklqdq zmm5, zmm1, zmm4                               ;   855.5 p5      18 dst
        vpunpckhqdq zmm1, zmm1, zmm4                               ;   856.5 p5      18 dst
        vpunpcklqdq zmm4, zmm3, zmm2                               ;   857.5 p5      18 dst
        vpunpckhqdq zmm2, zmm3, zmm2                               ;   858.5 p5      18 dst
        vmovdqu64 [r9 + 256], xmm5                                 ;   856.5 p7+p4   18 dst
        vshufi32x4 zmm3, zmm5, zmm5, 0x55                          ;   859.5 p5      18 dst
        vmovdqu64 [r9 + 320], xmm3                                 ;   862.5 p8+p9   18 dst
        vshufi32x4 zmm3, zmm5, zmm5, 0xaa                          ;   860.5 p5      18 dst
        vmovdqu64 [r9 + 384], xmm3                                 ;   863.5 p7+p4   18 dst
        vshufi32x4 zmm3, zmm1, zmm1, 0x55                          ;   861.5 p5      18 dst
        vmovdqu64 [r9 + 336], xmm3                                 ;   864.5 p8+p9   18 dst
        vmovdqu64 [r9 + 288], xmm4                                 ;   858.5 p7+p4   18 dst
        vmovdqu64 [r9 + 304], xmm2                                 ;   859.5 p8+p9   18 dst
        vshufi32x4 zmm3, zmm1, zmm1, 0xaa                          ;   862.5 p5      18 dst
        vmovdqu64 [r9 + 272], xmm1                                 ;   857.5 p7+p4   18 dst
        vshufi32x4 zmm1, zmm1, zmm1, 0xff                          ;   863.5 p5      18 dst
        vmovdqu64 [r9 + 464], xmm1                                 ;   866.5 p8+p9   18 dst
        vshufi32x4 zmm5, zmm5, zmm5, 0xff                          ;   864.5 p5      18 dst
        vmovdqu64 [r9 + 400], xmm3                                 ;   865.5 p7+p4   18 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0x55                          ;   865.5 p5      18 dst
        vmovdqu64 [r9 + 352], xmm3                                 ;   868.5 p8+p9   18 dst
        vshufi32x4 zmm3, zmm4, zmm4, 0xaa                          ;   866.5 p5      18 dst
        vmovdqu64 [r9 + 416], xmm3                                 ;   869.5 p7+p4   18 dst
        vmovdqu64 [r9 + 448], xmm5                                 ;   867.5 p8+p9   18 dst
        vshufi32x4 zmm3, zmm2, zmm2, 0x55                          ;   867.5 p5      18 dst
        vmovdqu64 [r9 + 368], xmm3                                 ;   870.5 p7+p4   18 dst
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                          ;   868.5 p5      18 dst
        vmovdqu64 [r9 + 432], xmm3                                 ;   871.5 p8+p9   18 dst
        vshufi32x4 zmm4, zmm4, zmm4, 0xff                          ;   869.5 p5      18 dst
        vmovdqu64 [r9 + 480], xmm4                                 ;   872.5 p7+p4   18 dst
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                          ;   870.5 p5      18 dst
        vmovdqu64 [r9 + 496], xmm2                                 ;   873.5 p8+p9   18 dst
        add r9, 0x200                                              ;   651.5 p6       9 blocks
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
