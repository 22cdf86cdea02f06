; ripemd160_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu golden-cove
;
; void ripemd160_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 128 bytes, 9 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 15 uops, planned 11.0; bounds: width 2.5, ports 3.0, path 6.0
;   blocks: 1398 uops, planned 378.8; bounds: width 233.0, ports 376.0, path 325.0
;   body.2: 11 uops, planned 7.5; bounds: width 1.8, ports 2.5, path 0.0
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
%fatal "ripemd160_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push rbp                                                         ;                    preserved
        sub rsp, 0xa0                                                    ;                    frame
        lea rbp, [rsp + 128]                                             ;                    frame
        mov qword [rbp + 0], rdi                                         ;                    argument
        mov dword [rbp + 24], edx                                        ;                    argument
        mov qword [rbp + 8], rsi                                         ;                    argument
        mov r8, qword [rbp + 0]                                          ;     0.0 p2      41 h reload
        vmovd xmm0, [r8]                                                 ;     5.0 p3      41 h
        vmovdqa [rbp - 128], xmm0                                        ;    11.0 p7+p4   41 h
        vmovd xmm0, [r8 + 4]                                             ;     5.0 p10     41 h
        vmovdqa [rbp - 112], xmm0                                        ;    11.0 p8+p9   41 h
        vmovd xmm0, [r8 + 8]                                             ;     5.0 p2      41 h
        vmovdqa [rbp - 96], xmm0                                         ;    11.0 p7+p4   41 h
        vmovd xmm0, [r8 + 12]                                            ;     5.0 p3      41 h
        vmovdqa [rbp - 80], xmm0                                         ;    11.0 p8+p9   41 h
        vmovd xmm0, [r8 + 16]                                            ;     5.0 p10     41 h
        vmovdqa [rbp - 64], xmm0                                         ;    11.0 p7+p4   41 h
        mov r8d, dword [rbp + 24]                                        ;     2.0 p2      41 h
        shl r8, 6                                                        ;     7.0 p0      41 h
        add r8, qword [rbp + 8]                                          ;     8.0 p1+p3   41 h
        mov qword [rbp + 16], r8                                         ;     9.0 p8+p9   41 h
        cmp dword [rbp + 24], 0                                          ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 8]                                          ;     0.0 p2      34 sum reload
        vmovd xmm0, [r8]                                                 ;     5.0 p3      34 sum
        vmovdqa xmm1, [rbp - 96]                                         ;     0.3 p10     44 x[2] reload
        vprold xmm2, xmm1, 0xa                                           ;     6.3 p0      36 v[2]
        vmovdqa xmm3, [rbp - 112]                                        ;     1.0 p2      44 x[1] reload
        vprold xmm4, xmm3, 0xa                                           ;     7.0 p1      36 v[1]
        vmovd xmm5, [r8 + 20]                                            ;     5.0 p3      34 sum
        vmovd xmm6, [r8 + 4]                                             ;     5.0 p10     34 sum
        vmovd xmm7, [r8 + 56]                                            ;     5.0 p2      34 sum
        vmovd xmm8, [r8 + 8]                                             ;     5.0 p3      34 sum
        vmovd xmm9, [r8 + 28]                                            ;     5.0 p10     34 sum
        vmovdqa xmm10, [rbp - 80]                                        ;     3.0 p2      44 x[3] reload
        vmovdqa xmm11, xmm1                                              ;     6.3         25 sum copy
        vpternlogd xmm11, xmm3, xmm10, 0x96                              ;     9.0 p5      25 sum
        vmovdqa xmm12, [rbp - 128]                                       ;     3.2 p3      44 x[0] reload
        vpaddd xmm11, xmm11, xmm12                                       ;    10.0 p0      34 sum
        vmovdqa xmm13, [rel ripemd160_blocks.T0_constants128]            ;     3.3 p10     34 sum reload
        vpaddd xmm11, xmm11, xmm13                                       ;    11.0 p1      34 sum
        vmovdqa xmm14, xmm10                                             ;     9.0         26 sum copy
        vpternlogd xmm14, xmm1, xmm3, 0x65                               ;     9.0 p5      26 sum
        vpaddd xmm14, xmm14, xmm12                                       ;    10.0 p0      34 sum
        vmovdqa xmm15, [rel ripemd160_blocks.T0_constants128 + 96]       ;     4.0 p2      34 sum reload
        vpaddd xmm14, xmm14, xmm15                                       ;    11.0 p1      34 sum
        vpaddd xmm11, xmm11, xmm0                                        ;    12.0 p5      34 sum
        vprold xmm11, xmm11, 0xb                                         ;    13.0 p0      35 v[0]
        vpaddd xmm11, xmm11, [rbp - 64]                                  ;    14.0 p1+p3   35 v[0]
        vpaddd xmm14, xmm14, xmm5                                        ;    12.0 p5      34 sum
        vprold xmm14, xmm14, 8                                           ;    13.0 p0      35 v[0]
        vpaddd xmm14, xmm14, [rbp - 64]                                  ;    14.0 p1+p10   35 v[0]
        vmovd xmm12, [r8 + 12]                                           ;     5.0 p2      34 sum
        vmovd xmm1, [r8 + 16]                                            ;     5.2 p3      34 sum
        vmovd xmm5, [r8 + 36]                                            ;     5.7 p10     34 sum
        vmovdqa xmm5, xmm2                                               ;     7.3         35 v[3] copy
        vmovdqa xmm1, xmm2                                               ;     7.3         35 v[3] copy
        vpaddd xmm0, xmm2, xmm12                                         ;    11.0 p5      34 sum
        vpaddd xmm0, xmm0, xmm13                                         ;    12.0 p0      34 sum
        vmovd xmm12, [r8]                                                ;     6.0 p2      34 sum reload
        vpaddd xmm9, xmm2, xmm12                                         ;    12.0 p1      34 sum
        vpaddd xmm9, xmm9, xmm15                                         ;    13.0 p5      34 sum
        vmovdqa xmm12, xmm4                                              ;     8.0         35 v[2] copy
        vmovdqa xmm8, xmm4                                               ;     8.0         35 v[2] copy
        vmovdqa [rbp - 48], xmm8                                         ;     8.0 p7+p4   35 v[2] spill
        vmovd xmm8, [r8 + 8]                                             ;     7.0 p3      34 sum
        vpaddd xmm8, xmm8, xmm10                                         ;    13.0 p0      34 sum
        vpaddd xmm8, xmm8, xmm13                                         ;    14.0 p1      34 sum
        vmovdqa [rbp - 32], xmm12                                        ;     8.0 p8+p9   35 v[2] spill
        vmovd xmm12, [r8 + 28]                                           ;     7.7 p10     34 sum
        vpaddd xmm12, xmm12, xmm10                                       ;    13.7 p5      34 sum
        vpaddd xmm12, xmm12, xmm15                                       ;    14.7 p0      34 sum
        vmovdqa xmm10, xmm11                                             ;    15.0         25 sum copy
        vpternlogd xmm10, xmm2, xmm3, 0x96                               ;    15.0 p1      25 sum
        vpternlogd xmm2, xmm14, xmm3, 0x63                               ;    15.0 p5      26 sum
        vpaddd xmm10, xmm10, [rbp - 64]                                  ;    16.0 p0+p2   34 sum
        vpaddd xmm2, xmm2, [rbp - 64]                                    ;    16.0 p1+p3   34 sum
        vpaddd xmm10, xmm10, xmm13                                       ;    17.0 p5      34 sum
        vpaddd xmm2, xmm2, xmm15                                         ;    17.0 p0      34 sum
        vpaddd xmm10, xmm10, xmm6                                        ;    18.0 p1      34 sum
        vpaddd xmm2, xmm2, xmm7                                          ;    18.0 p5      34 sum
        vprold xmm10, xmm10, 0xe                                         ;    19.0 p0      35 v[4]
        vprold xmm2, xmm2, 9                                             ;    19.0 p1      35 v[4]
        vpaddd xmm10, xmm10, [rbp - 80]                                  ;    20.0 p5+p10   35 v[4]
        vpaddd xmm2, xmm2, [rbp - 80]                                    ;    20.0 p0+p2   35 v[4]
        vmovd xmm3, [r8 + 16]                                            ;    10.3 p3      34 sum reload
        vpaddd xmm7, xmm4, xmm3                                          ;    16.3 p1      34 sum
        vpaddd xmm7, xmm7, xmm13                                         ;    17.3 p5      34 sum
        vmovd xmm6, [r8 + 36]                                            ;    11.0 p10     34 sum reload
        vpaddd xmm3, xmm4, xmm6                                          ;    17.0 p0      34 sum
        vpaddd xmm3, xmm3, xmm15                                         ;    18.0 p1      34 sum
        vprold xmm6, xmm11, 0xa                                          ;    15.0 p0      36 v[0]
        vpternlogd xmm11, xmm10, xmm4, 0x96                              ;    21.0 p5      25 sum
        vpaddd xmm8, xmm8, xmm11                                         ;    22.0 p1      34 sum
        vpternlogd xmm4, xmm2, xmm14, 0x63                               ;    21.0 p5      26 sum
        vprold xmm11, xmm14, 0xa                                         ;    15.5 p0      36 v[0]
        vpaddd xmm12, xmm12, xmm4                                        ;    22.0 p1      34 sum
        vmovdqa xmm4, xmm6                                               ;    16.0         35 v[1] copy
        vmovd xmm14, [r8 + 20]                                           ;    12.5 p2      34 sum reload
        vpaddd xmm15, xmm6, xmm14                                        ;    18.5 p5      34 sum
        vpaddd xmm15, xmm15, xmm13                                       ;    19.5 p0      34 sum
        vprold xmm8, xmm8, 0xf                                           ;    23.0 p1      35 v[3]
        vpaddd xmm5, xmm5, xmm8                                          ;    24.0 p5      35 v[3]
        vmovdqa xmm8, xmm11                                              ;    16.5         35 v[1] copy
        vprold xmm12, xmm12, 9                                           ;    23.0 p0      35 v[3]
        vpaddd xmm1, xmm1, xmm12                                         ;    24.0 p1      35 v[3]
        vmovd xmm12, [r8 + 8]                                            ;    13.8 p3      34 sum reload
        vpaddd xmm14, xmm11, xmm12                                       ;    19.8 p5      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 96] ;    20.8 p0+p10   34 sum
        vpternlogd xmm6, xmm5, xmm10, 0x96                               ;    25.0 p1      25 sum
        vprold xmm10, xmm10, 0xa                                         ;    21.0 p0      36 v[4]
        vpaddd xmm0, xmm0, xmm6                                          ;    26.0 p5      34 sum
        vpternlogd xmm11, xmm1, xmm2, 0x63                               ;    25.0 p1      26 sum
        vprold xmm2, xmm2, 0xa                                           ;    21.0 p0      36 v[4]
        vpaddd xmm9, xmm9, xmm11                                         ;    26.0 p5      34 sum
        vmovd xmm6, [r8 + 24]                                            ;    15.3 p2      34 sum
        vmovd xmm11, [r8 + 44]                                           ;    15.5 p3      34 sum
        vprold xmm0, xmm0, 0xc                                           ;    27.0 p1      35 v[2]
        vprold xmm9, xmm9, 0xb                                           ;    27.0 p0      35 v[2]
        vmovdqa xmm12, [rbp - 32]                                        ;    16.0 p10     35 v[2] reload
        vpaddd xmm12, xmm12, xmm0                                        ;    28.0 p5      35 v[2]
        vmovdqa xmm0, [rbp - 48]                                         ;    16.3 p2      35 v[2] reload
        vpaddd xmm0, xmm0, xmm9                                          ;    28.0 p1      35 v[2]
        vmovdqa xmm9, xmm10                                              ;    22.0         35 v[0] copy
        vpaddd xmm11, xmm10, xmm6                                        ;    22.2 p5      34 sum
        vpaddd xmm11, xmm11, xmm13                                       ;    23.2 p0      34 sum
        vpternlogd xmm10, xmm12, xmm5, 0x96                              ;    29.0 p1      25 sum
        vprold xmm5, xmm5, 0xa                                           ;    25.0 p0      36 v[3]
        vpaddd xmm7, xmm7, xmm10                                         ;    30.0 p5      34 sum
        vmovdqa xmm10, xmm2                                              ;    22.0         35 v[0] copy
        vprold xmm7, xmm7, 5                                             ;    31.0 p1      35 v[1]
        vpaddd xmm4, xmm4, xmm7                                          ;    32.0 p5      35 v[1]
        vmovd xmm7, [r8 + 44]                                            ;    18.2 p3      34 sum reload
        vpaddd xmm6, xmm2, xmm7                                          ;    24.5 p0      34 sum
        vpaddd xmm6, xmm6, [rel ripemd160_blocks.T0_constants128 + 96]   ;    25.5 p1+p10   34 sum
        vpternlogd xmm2, xmm0, xmm1, 0x63                                ;    29.0 p5      26 sum
        vprold xmm1, xmm1, 0xa                                           ;    25.5 p0      36 v[3]
        vpaddd xmm3, xmm3, xmm2                                          ;    30.0 p1      34 sum
        vmovd xmm2, [r8 + 32]                                            ;    19.2 p2      34 sum
        vprold xmm3, xmm3, 0xd                                           ;    31.0 p0      35 v[1]
        vpaddd xmm8, xmm8, xmm3                                          ;    32.0 p5      35 v[1]
        vmovd xmm3, [r8 + 52]                                            ;    19.7 p3      34 sum
        vmovdqa xmm7, xmm5                                               ;    26.0         35 v[4] copy
        vmovd xmm3, [r8 + 28]                                            ;    20.0 p10     34 sum reload
        vpaddd xmm2, xmm5, xmm3                                          ;    26.8 p1      34 sum
        vpaddd xmm2, xmm2, xmm13                                         ;    27.8 p5      34 sum
        vpternlogd xmm5, xmm4, xmm12, 0x96                               ;    33.0 p0      25 sum
        vprold xmm12, xmm12, 0xa                                         ;    29.0 p1      36 v[2]
        vpaddd xmm15, xmm15, xmm5                                        ;    34.0 p5      34 sum
        vmovdqa xmm5, xmm1                                               ;    26.5         35 v[4] copy
        vprold xmm15, xmm15, 8                                           ;    35.0 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm15                                         ;    36.0 p1      35 v[0]
        vmovd xmm15, [r8 + 16]                                           ;    21.5 p2      34 sum reload
        vpaddd xmm3, xmm1, xmm15                                         ;    29.2 p5      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 96]   ;    30.2 p0+p3   34 sum
        vpternlogd xmm1, xmm8, xmm0, 0x63                                ;    33.0 p1      26 sum
        vprold xmm0, xmm0, 0xa                                           ;    30.5 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm1                                        ;    34.0 p5      34 sum
        vprold xmm1, xmm14, 0xf                                          ;    35.0 p1      35 v[0]
        vpaddd xmm10, xmm10, xmm1                                        ;    36.0 p5      35 v[0]
        vmovd xmm1, [r8 + 40]                                            ;    22.8 p10     34 sum
        vmovdqa xmm14, xmm12                                             ;    30.0         35 v[3] copy
        vmovd xmm15, [r8 + 32]                                           ;    23.2 p2      34 sum reload
        vpaddd xmm1, xmm12, xmm15                                        ;    31.5 p0      34 sum
        vpaddd xmm1, xmm1, xmm13                                         ;    32.5 p1      34 sum
        vpternlogd xmm12, xmm9, xmm4, 0x96                               ;    37.0 p5      25 sum
        vprold xmm4, xmm4, 0xa                                           ;    33.0 p0      36 v[1]
        vpaddd xmm11, xmm11, xmm12                                       ;    38.0 p1      34 sum
        vmovd xmm12, [r8 + 60]                                           ;    24.2 p3      34 sum
        vprold xmm11, xmm11, 7                                           ;    39.0 p0      35 v[4]
        vpaddd xmm7, xmm7, xmm11                                         ;    40.0 p5      35 v[4]
        vmovdqa xmm11, xmm0                                              ;    31.5         35 v[3] copy
        vmovd xmm15, [r8 + 52]                                           ;    24.8 p10     34 sum reload
        vpaddd xmm12, xmm0, xmm15                                        ;    33.8 p1      34 sum
        vpaddd xmm12, xmm12, [rel ripemd160_blocks.T0_constants128 + 96] ;    34.8 p5+p2   34 sum
        vpternlogd xmm0, xmm10, xmm8, 0x63                               ;    37.0 p0      26 sum
        vprold xmm8, xmm8, 0xa                                           ;    34.8 p1      36 v[1]
        vpaddd xmm6, xmm6, xmm0                                          ;    38.0 p5      34 sum
        vprold xmm0, xmm6, 0xf                                           ;    39.0 p0      35 v[4]
        vpaddd xmm5, xmm5, xmm0                                          ;    40.0 p1      35 v[4]
        vmovd xmm0, [r8 + 36]                                            ;    26.2 p3      34 sum
        vpaddd xmm0, xmm0, xmm13                                         ;    36.2 p5      34 sum
        vpaddd xmm0, xmm0, xmm4                                          ;    37.2 p0      34 sum
        vmovdqa xmm6, xmm4                                               ;    34.0         35 v[2] copy
        vpternlogd xmm4, xmm7, xmm9, 0x96                                ;    41.0 p1      25 sum
        vprold xmm9, xmm9, 0xa                                           ;    37.5 p0      36 v[0]
        vpaddd xmm2, xmm2, xmm4                                          ;    42.0 p5      34 sum
        vmovd xmm4, [r8 + 24]                                            ;    27.3 p10     34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 96]   ;    37.8 p1+p2   34 sum
        vpaddd xmm4, xmm4, xmm8                                          ;    38.8 p5      34 sum
        vprold xmm2, xmm2, 9                                             ;    43.0 p0      35 v[3]
        vpaddd xmm14, xmm14, xmm2                                        ;    44.0 p1      35 v[3]
        vmovdqa xmm2, xmm8                                               ;    35.8         35 v[2] copy
        vpternlogd xmm8, xmm5, xmm10, 0x63                               ;    41.0 p5      26 sum
        vprold xmm10, xmm10, 0xa                                         ;    39.5 p0      36 v[0]
        vpaddd xmm3, xmm3, xmm8                                          ;    42.0 p1      34 sum
        vmovd xmm8, [r8 + 40]                                            ;    28.8 p3      34 sum
        vpaddd xmm8, xmm8, xmm13                                         ;    40.2 p5      34 sum
        vpaddd xmm8, xmm8, xmm9                                          ;    41.2 p0      34 sum
        vprold xmm3, xmm3, 5                                             ;    43.0 p1      35 v[3]
        vpaddd xmm11, xmm11, xmm3                                        ;    44.0 p5      35 v[3]
        vmovd xmm3, [r8 + 48]                                            ;    29.7 p10     34 sum
        vmovd xmm15, [r8 + 60]                                           ;    29.8 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 96] ;    41.5 p0+p3   34 sum
        vpaddd xmm15, xmm15, xmm10                                       ;    42.5 p1      34 sum
        vmovdqa xmm3, xmm9                                               ;    38.5         35 v[1] copy
        vpternlogd xmm9, xmm14, xmm7, 0x96                               ;    45.0 p5      25 sum
        vprold xmm7, xmm7, 0xa                                           ;    42.5 p0      36 v[4]
        vpaddd xmm1, xmm1, xmm9                                          ;    46.0 p1      34 sum
        vmovdqa xmm9, xmm10                                              ;    40.5         35 v[1] copy
        vpternlogd xmm10, xmm11, xmm5, 0x63                              ;    45.0 p5      26 sum
        vprold xmm5, xmm5, 0xa                                           ;    43.5 p0      36 v[4]
        vpaddd xmm12, xmm12, xmm10                                       ;    46.0 p1      34 sum
        vmovd xmm10, [r8 + 44]                                           ;    31.7 p10     34 sum
        vpaddd xmm10, xmm10, xmm13                                       ;    44.2 p5      34 sum
        vprold xmm1, xmm1, 0xb                                           ;    47.0 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm1                                          ;    48.0 p1      35 v[2]
        vprold xmm1, xmm12, 7                                            ;    47.0 p0      35 v[2]
        vpaddd xmm2, xmm2, xmm1                                          ;    48.0 p5      35 v[2]
        vmovd xmm1, [r8 + 32]                                            ;    32.7 p2      34 sum
        vmovdqa xmm12, [rel ripemd160_blocks.T0_constants128 + 96]       ;    32.8 p3      34 sum reload
        vpaddd xmm1, xmm1, xmm12                                         ;    45.8 p1      34 sum
        vpaddd xmm10, xmm10, xmm7                                        ;    46.2 p5      34 sum
        vpaddd xmm1, xmm1, xmm5                                          ;    46.8 p0      34 sum
        vmovdqa xmm12, xmm7                                              ;    43.5         35 v[0] copy
        vpternlogd xmm7, xmm6, xmm14, 0x96                               ;    49.0 p1      25 sum
        vprold xmm14, xmm14, 0xa                                         ;    47.5 p0      36 v[3]
        vpaddd xmm0, xmm0, xmm7                                          ;    50.0 p5      34 sum
        vmovdqa xmm7, xmm5                                               ;    44.5         35 v[0] copy
        vpternlogd xmm5, xmm2, xmm11, 0x63                               ;    49.0 p1      26 sum
        vprold xmm11, xmm11, 0xa                                         ;    48.5 p0      36 v[3]
        vpaddd xmm4, xmm4, xmm5                                          ;    50.0 p5      34 sum
        vmovd xmm5, [r8 + 48]                                            ;    34.8 p10     34 sum
        vpaddd xmm5, xmm5, xmm13                                         ;    48.8 p1      34 sum
        vprold xmm0, xmm0, 0xd                                           ;    51.0 p0      35 v[1]
        vpaddd xmm3, xmm3, xmm0                                          ;    52.0 p5      35 v[1]
        vmovd xmm0, [r8 + 4]                                             ;    35.5 p2      34 sum
        vprold xmm4, xmm4, 7                                             ;    51.0 p1      35 v[1]
        vpaddd xmm0, xmm0, [rel ripemd160_blocks.T0_constants128 + 96]   ;    50.2 p5+p3   34 sum
        vpaddd xmm9, xmm9, xmm4                                          ;    52.0 p0      35 v[1]
        vpaddd xmm5, xmm5, xmm14                                         ;    50.8 p1      34 sum
        vpaddd xmm0, xmm0, xmm11                                         ;    51.2 p5      34 sum
        vmovdqa xmm4, xmm14                                              ;    48.5         35 v[4] copy
        vpternlogd xmm14, xmm3, xmm6, 0x96                               ;    53.0 p0      25 sum
        vprold xmm6, xmm6, 0xa                                           ;    51.8 p1      36 v[2]
        vpaddd xmm8, xmm8, xmm14                                         ;    54.0 p5      34 sum
        vmovdqa xmm14, xmm11                                             ;    49.5         35 v[4] copy
        vpternlogd xmm11, xmm9, xmm2, 0x63                               ;    53.0 p0      26 sum
        vprold xmm2, xmm2, 0xa                                           ;    52.8 p1      36 v[2]
        vpaddd xmm15, xmm15, xmm11                                       ;    54.0 p5      34 sum
        vmovd xmm11, [r8 + 52]                                           ;    37.8 p10     34 sum
        vpaddd xmm11, xmm11, xmm13                                       ;    53.5 p0      34 sum
        vprold xmm8, xmm8, 0xe                                           ;    55.0 p1      35 v[0]
        vpaddd xmm12, xmm12, xmm8                                        ;    56.0 p5      35 v[0]
        vmovd xmm8, [r8 + 40]                                            ;    38.5 p2      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 96]   ;    54.5 p0+p3   34 sum
        vprold xmm15, xmm15, 8                                           ;    55.0 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm15                                         ;    56.0 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm6                                        ;    55.5 p0      34 sum
        vpaddd xmm8, xmm8, xmm2                                          ;    55.8 p1      34 sum
        vmovdqa xmm15, xmm6                                              ;    52.8         35 v[3] copy
        vpternlogd xmm6, xmm12, xmm3, 0x96                               ;    57.0 p5      25 sum
        vprold xmm3, xmm3, 0xa                                           ;    56.5 p0      36 v[1]
        vpaddd xmm10, xmm10, xmm6                                        ;    58.0 p1      34 sum
        vmovdqa xmm6, xmm2                                               ;    53.8         35 v[3] copy
        vpternlogd xmm2, xmm7, xmm9, 0x63                                ;    57.2 p5      26 sum
        vprold xmm9, xmm9, 0xa                                           ;    57.5 p0      36 v[1]
        vpaddd xmm1, xmm1, xmm2                                          ;    58.2 p1      34 sum
        vmovd xmm2, [r8 + 56]                                            ;    40.8 p10     34 sum
        vpaddd xmm2, xmm2, xmm13                                         ;    58.2 p5      34 sum
        vprold xmm10, xmm10, 0xf                                         ;    59.0 p0      35 v[4]
        vpaddd xmm4, xmm4, xmm10                                         ;    60.0 p1      35 v[4]
        vmovd xmm10, [r8 + 12]                                           ;    41.5 p2      34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 96] ;    59.2 p5+p3   34 sum
        vprold xmm1, xmm1, 0xb                                           ;    59.5 p0      35 v[4]
        vpaddd xmm14, xmm14, xmm1                                        ;    60.5 p1      35 v[4]
        vpaddd xmm2, xmm2, xmm3                                          ;    60.2 p5      34 sum
        vpaddd xmm10, xmm10, xmm9                                        ;    60.5 p0      34 sum
        vmovdqa xmm1, xmm3                                               ;    57.5         35 v[2] copy
        vpternlogd xmm3, xmm4, xmm12, 0x96                               ;    61.0 p1      25 sum
        vprold xmm12, xmm12, 0xa                                         ;    61.5 p0      36 v[0]
        vpaddd xmm5, xmm5, xmm3                                          ;    62.0 p5      34 sum
        vprold xmm3, xmm5, 6                                             ;    63.0 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm3                                        ;    64.0 p5      35 v[3]
        vprold xmm3, xmm7, 0xa                                           ;    62.5 p0      36 v[0]
        vpternlogd xmm7, xmm14, xmm9, 0x39                               ;    62.8 p1      26 sum
        vmovd xmm5, [r8 + 60]                                            ;    43.8 p10     34 sum
        vpaddd xmm5, xmm5, xmm13                                         ;    63.2 p5      34 sum
        vpaddd xmm0, xmm0, xmm7                                          ;    63.8 p0      34 sum
        vmovd xmm7, [r8 + 48]                                            ;    44.3 p2      34 sum
        vpaddd xmm7, xmm7, [rel ripemd160_blocks.T0_constants128 + 96]   ;    63.8 p1+p3   34 sum
        vprold xmm0, xmm0, 0xe                                           ;    64.8 p0      35 v[3]
        vpaddd xmm6, xmm6, xmm0                                          ;    65.8 p5      35 v[3]
        vpaddd xmm5, xmm5, xmm12                                         ;    64.8 p1      34 sum
        vpaddd xmm7, xmm7, xmm3                                          ;    65.2 p5      34 sum
        vprold xmm0, xmm4, 0xa                                           ;    65.5 p0      36 v[4]
        vpternlogd xmm4, xmm15, xmm12, 0x96                              ;    65.8 p1      25 sum
        vpaddd xmm11, xmm11, xmm4                                        ;    66.8 p5      34 sum
        vprold xmm4, xmm14, 0xa                                          ;    66.5 p0      36 v[4]
        vpternlogd xmm14, xmm6, xmm3, 0x39                               ;    66.8 p1      26 sum
        vpaddd xmm8, xmm8, xmm14                                         ;    67.8 p5      34 sum
        vmovd xmm14, [r8 + 28]                                           ;    46.3 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;    67.5 p0+p2   34 sum
        vprold xmm11, xmm11, 7                                           ;    67.8 p1      35 v[2]
        vpaddd xmm1, xmm1, xmm11                                         ;    68.8 p5      35 v[2]
        vmovd xmm11, [r8 + 24]                                           ;    47.0 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 112] ;    68.5 p0+p10   34 sum
        vprold xmm8, xmm8, 0xe                                           ;    68.8 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm8                                          ;    69.8 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;    69.5 p0      34 sum
        vpaddd xmm11, xmm11, xmm4                                        ;    69.8 p1      34 sum
        vprold xmm8, xmm15, 0xa                                          ;    70.5 p0      36 v[3]
        vpternlogd xmm15, xmm1, xmm0, 0x96                               ;    70.2 p5      25 sum
        vpaddd xmm2, xmm2, xmm15                                         ;    71.2 p1      34 sum
        vprold xmm2, xmm2, 9                                             ;    72.2 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm2                                        ;    73.2 p5      35 v[1]
        vmovdqa xmm2, xmm4                                               ;    67.5         35 v[0] copy
        vpternlogd xmm4, xmm9, xmm6, 0x63                                ;    71.8 p1      26 sum
        vmovd xmm15, [r8 + 16]                                           ;    49.2 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;    72.2 p5+p3   34 sum
        vprold xmm6, xmm6, 0xa                                           ;    72.5 p0      36 v[3]
        vpaddd xmm10, xmm10, xmm4                                        ;    72.8 p1      34 sum
        vmovd xmm4, [r8 + 44]                                            ;    49.8 p10     34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 112]  ;    73.2 p5+p2   34 sum
        vprold xmm10, xmm10, 0xc                                         ;    73.8 p0      35 v[1]
        vpaddd xmm3, xmm3, xmm10                                         ;    74.8 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm8                                        ;    74.2 p5      34 sum
        vprold xmm10, xmm1, 0xa                                          ;    74.5 p0      36 v[2]
        vpternlogd xmm1, xmm12, xmm8, 0x96                               ;    74.8 p1      25 sum
        vpaddd xmm5, xmm5, xmm1                                          ;    75.8 p5      34 sum
        vpaddd xmm4, xmm4, xmm6                                          ;    75.5 p0      34 sum
        vprold xmm1, xmm5, 8                                             ;    76.8 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm1                                          ;    77.8 p5      35 v[0]
        vprold xmm1, xmm9, 0xa                                           ;    76.5 p0      36 v[2]
        vpternlogd xmm9, xmm3, xmm6, 0x39                                ;    76.8 p1      26 sum
        vmovd xmm5, [r8 + 52]                                            ;    52.0 p3      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 32]   ;    77.2 p5+p10   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;    77.8 p0      34 sum
        vmovd xmm9, [r8 + 12]                                            ;    52.5 p2      34 sum
        vpaddd xmm9, xmm9, [rel ripemd160_blocks.T0_constants128 + 112]  ;    77.8 p1+p3   34 sum
        vprold xmm7, xmm7, 6                                             ;    78.8 p0      35 v[0]
        vpaddd xmm2, xmm2, xmm7                                          ;    79.8 p5      35 v[0]
        vpaddd xmm5, xmm5, xmm10                                         ;    78.8 p1      34 sum
        vmovdqa xmm7, xmm10                                              ;    75.5         35 v[3] copy
        vpternlogd xmm10, xmm0, xmm12, 0xb8                              ;    79.2 p5      25 sum
        vprold xmm12, xmm12, 0xa                                         ;    79.5 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm10                                       ;    80.2 p1      34 sum
        vpaddd xmm9, xmm9, xmm1                                          ;    80.2 p5      34 sum
        vprold xmm10, xmm14, 7                                           ;    81.2 p0      35 v[4]
        vpaddd xmm8, xmm8, xmm10                                         ;    82.2 p1      35 v[4]
        vprold xmm10, xmm3, 0xa                                          ;    81.5 p0      36 v[1]
        vpternlogd xmm3, xmm1, xmm2, 0xb8                                ;    81.2 p5      26 sum
        vmovd xmm14, [r8 + 4]                                            ;    54.8 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;    81.8 p1+p2   34 sum
        vpaddd xmm11, xmm11, xmm3                                        ;    82.2 p5      34 sum
        vmovd xmm3, [r8 + 28]                                            ;    55.3 p3      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 112]  ;    82.5 p0+p10   34 sum
        vprold xmm11, xmm11, 9                                           ;    83.2 p1      35 v[4]
        vpaddd xmm6, xmm6, xmm11                                         ;    84.2 p5      35 v[4]
        vpaddd xmm14, xmm14, xmm12                                       ;    83.5 p0      34 sum
        vprold xmm11, xmm0, 0xa                                          ;    83.8 p1      36 v[0]
        vpternlogd xmm0, xmm8, xmm12, 0xe2                               ;    84.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm0                                        ;    85.2 p0      34 sum
        vpaddd xmm3, xmm3, xmm10                                         ;    84.8 p1      34 sum
        vprold xmm0, xmm15, 6                                            ;    86.2 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;    87.2 p5      35 v[3]
        vprold xmm0, xmm2, 0xa                                           ;    85.8 p1      36 v[0]
        vpternlogd xmm2, xmm10, xmm6, 0xb8                               ;    86.2 p5      26 sum
        vmovd xmm15, [r8 + 40]                                           ;    57.5 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;    86.5 p0+p3   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;    87.2 p1      34 sum
        vmovd xmm2, [r8]                                                 ;    58.0 p10     34 sum
        vpaddd xmm2, xmm2, [rel ripemd160_blocks.T0_constants128 + 112]  ;    87.2 p5+p2   34 sum
        vprold xmm4, xmm4, 0xd                                           ;    88.2 p0      35 v[3]
        vpaddd xmm1, xmm1, xmm4                                          ;    89.2 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm11                                       ;    88.2 p5      34 sum
        vprold xmm4, xmm8, 0xa                                           ;    88.5 p0      36 v[4]
        vpternlogd xmm8, xmm7, xmm11, 0xe2                               ;    88.8 p1      25 sum
        vpaddd xmm5, xmm5, xmm8                                          ;    89.8 p5      34 sum
        vpaddd xmm2, xmm2, xmm0                                          ;    89.5 p0      34 sum
        vprold xmm5, xmm5, 8                                             ;    90.8 p1      35 v[2]
        vpaddd xmm12, xmm12, xmm5                                        ;    91.8 p5      35 v[2]
        vprold xmm5, xmm6, 0xa                                           ;    90.5 p0      36 v[4]
        vpternlogd xmm6, xmm0, xmm1, 0xb8                                ;    90.8 p1      26 sum
        vmovd xmm8, [r8 + 24]                                            ;    60.2 p3      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 32]   ;    91.2 p5+p10   34 sum
        vpaddd xmm9, xmm9, xmm6                                          ;    91.8 p0      34 sum
        vmovd xmm6, [r8 + 52]                                            ;    60.7 p2      34 sum
        vpaddd xmm6, xmm6, [rel ripemd160_blocks.T0_constants128 + 112]  ;    91.8 p1+p3   34 sum
        vprold xmm9, xmm9, 0xf                                           ;    92.8 p0      35 v[2]
        vpaddd xmm10, xmm10, xmm9                                        ;    93.8 p5      35 v[2]
        vpaddd xmm8, xmm8, xmm4                                          ;    92.8 p1      34 sum
        vmovdqa xmm9, xmm4                                               ;    89.5         35 v[0] copy
        vpternlogd xmm4, xmm12, xmm7, 0xb8                               ;    93.2 p5      25 sum
        vprold xmm7, xmm7, 0xa                                           ;    93.5 p0      36 v[3]
        vpaddd xmm14, xmm14, xmm4                                        ;    94.2 p1      34 sum
        vpaddd xmm6, xmm6, xmm5                                          ;    94.2 p5      34 sum
        vprold xmm4, xmm14, 0xd                                          ;    95.2 p0      35 v[1]
        vpaddd xmm11, xmm11, xmm4                                        ;    96.2 p1      35 v[1]
        vmovdqa xmm4, xmm5                                               ;    91.5         35 v[0] copy
        vpternlogd xmm5, xmm10, xmm1, 0xca                               ;    95.2 p5      26 sum
        vmovd xmm14, [r8 + 60]                                           ;    63.0 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;    95.5 p0+p2   34 sum
        vprold xmm1, xmm1, 0xa                                           ;    95.8 p1      36 v[3]
        vpaddd xmm3, xmm3, xmm5                                          ;    96.2 p5      34 sum
        vmovd xmm5, [r8 + 20]                                            ;    63.7 p3      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 112]  ;    96.5 p0+p10   34 sum
        vprold xmm3, xmm3, 7                                             ;    97.2 p1      35 v[1]
        vpaddd xmm0, xmm0, xmm3                                          ;    98.2 p5      35 v[1]
        vpaddd xmm14, xmm14, xmm7                                        ;    97.5 p0      34 sum
        vprold xmm3, xmm12, 0xa                                          ;    97.8 p1      36 v[2]
        vpternlogd xmm12, xmm11, xmm7, 0xe2                              ;    98.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm12                                       ;    99.2 p0      34 sum
        vpaddd xmm5, xmm5, xmm1                                          ;    98.8 p1      34 sum
        vprold xmm12, xmm15, 0xb                                         ;   100.2 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm12                                         ;   101.2 p5      35 v[0]
        vprold xmm12, xmm10, 0xa                                         ;    99.8 p1      36 v[2]
        vpternlogd xmm10, xmm1, xmm0, 0xb8                               ;   100.2 p5      26 sum
        vmovd xmm15, [r8 + 12]                                           ;    65.8 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;   100.5 p0+p3   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   101.2 p1      34 sum
        vmovd xmm10, [r8 + 40]                                           ;    66.3 p10     34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 112] ;   101.2 p5+p2   34 sum
        vprold xmm2, xmm2, 0xc                                           ;   102.2 p0      35 v[0]
        vpaddd xmm4, xmm4, xmm2                                          ;   103.2 p1      35 v[0]
        vpaddd xmm15, xmm15, xmm3                                        ;   102.2 p5      34 sum
        vprold xmm2, xmm11, 0xa                                          ;   102.5 p0      36 v[1]
        vpternlogd xmm11, xmm9, xmm3, 0xe2                               ;   102.8 p1      25 sum
        vpaddd xmm8, xmm8, xmm11                                         ;   103.8 p5      34 sum
        vpaddd xmm10, xmm10, xmm12                                       ;   103.5 p0      34 sum
        vprold xmm8, xmm8, 9                                             ;   104.8 p1      35 v[4]
        vpaddd xmm7, xmm7, xmm8                                          ;   105.8 p5      35 v[4]
        vprold xmm8, xmm0, 0xa                                           ;   104.5 p0      36 v[1]
        vpternlogd xmm0, xmm12, xmm4, 0xb8                               ;   104.8 p1      26 sum
        vmovd xmm11, [r8 + 48]                                           ;    68.5 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 32] ;   105.2 p5+p10   34 sum
        vpaddd xmm6, xmm6, xmm0                                          ;   105.8 p0      34 sum
        vmovd xmm0, [r8 + 56]                                            ;    69.0 p2      34 sum
        vpaddd xmm0, xmm0, [rel ripemd160_blocks.T0_constants128 + 112]  ;   105.8 p1+p3   34 sum
        vprold xmm6, xmm6, 8                                             ;   106.8 p0      35 v[4]
        vpaddd xmm1, xmm1, xmm6                                          ;   107.8 p5      35 v[4]
        vpaddd xmm11, xmm11, xmm2                                        ;   106.8 p1      34 sum
        vmovdqa xmm6, xmm2                                               ;   103.5         35 v[2] copy
        vpternlogd xmm2, xmm7, xmm9, 0xb8                                ;   107.2 p5      25 sum
        vprold xmm9, xmm9, 0xa                                           ;   107.5 p0      36 v[0]
        vpaddd xmm14, xmm14, xmm2                                        ;   108.2 p1      34 sum
        vpaddd xmm0, xmm0, xmm8                                          ;   108.2 p5      34 sum
        vprold xmm2, xmm14, 7                                            ;   109.2 p0      35 v[3]
        vpaddd xmm3, xmm3, xmm2                                          ;   110.2 p1      35 v[3]
        vmovdqa xmm2, xmm8                                               ;   105.5         35 v[2] copy
        vpternlogd xmm8, xmm1, xmm4, 0xca                                ;   109.2 p5      26 sum
        vmovd xmm14, [r8]                                                ;    71.3 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;   109.5 p0+p2   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   109.8 p1      36 v[0]
        vpaddd xmm5, xmm5, xmm8                                          ;   110.2 p5      34 sum
        vmovd xmm8, [r8 + 60]                                            ;    72.0 p3      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 112]  ;   110.5 p0+p10   34 sum
        vprold xmm5, xmm5, 9                                             ;   111.2 p1      35 v[3]
        vpaddd xmm12, xmm12, xmm5                                        ;   112.2 p5      35 v[3]
        vpaddd xmm14, xmm14, xmm9                                        ;   111.5 p0      34 sum
        vprold xmm5, xmm7, 0xa                                           ;   111.8 p1      36 v[4]
        vpternlogd xmm7, xmm3, xmm9, 0xe2                                ;   112.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm7                                        ;   113.2 p0      34 sum
        vpaddd xmm8, xmm8, xmm4                                          ;   112.8 p1      34 sum
        vprold xmm7, xmm15, 0xf                                          ;   114.2 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm7                                          ;   115.2 p5      35 v[2]
        vprold xmm7, xmm1, 0xa                                           ;   113.8 p1      36 v[4]
        vpternlogd xmm1, xmm4, xmm12, 0xb8                               ;   114.2 p5      26 sum
        vmovd xmm15, [r8 + 36]                                           ;    74.2 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;   114.5 p0+p3   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   115.2 p1      34 sum
        vmovd xmm1, [r8 + 32]                                            ;    74.7 p10     34 sum
        vpaddd xmm1, xmm1, [rel ripemd160_blocks.T0_constants128 + 112]  ;   115.2 p5+p2   34 sum
        vprold xmm10, xmm10, 0xb                                         ;   116.2 p0      35 v[2]
        vpaddd xmm2, xmm2, xmm10                                         ;   117.2 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm5                                        ;   116.2 p5      34 sum
        vprold xmm10, xmm3, 0xa                                          ;   116.5 p0      36 v[3]
        vpternlogd xmm3, xmm6, xmm5, 0xe2                                ;   116.8 p1      25 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   117.8 p5      34 sum
        vpaddd xmm1, xmm1, xmm7                                          ;   117.5 p0      34 sum
        vprold xmm3, xmm11, 7                                            ;   118.8 p1      35 v[1]
        vpaddd xmm9, xmm9, xmm3                                          ;   119.8 p5      35 v[1]
        vprold xmm3, xmm12, 0xa                                          ;   118.5 p0      36 v[3]
        vpternlogd xmm12, xmm7, xmm2, 0xb8                               ;   118.8 p1      26 sum
        vmovd xmm11, [r8 + 20]                                           ;    76.8 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 32] ;   119.2 p5+p10   34 sum
        vpaddd xmm0, xmm0, xmm12                                         ;   119.8 p0      34 sum
        vmovd xmm12, [r8 + 48]                                           ;    77.3 p2      34 sum
        vpaddd xmm12, xmm12, [rel ripemd160_blocks.T0_constants128 + 112] ;   119.8 p1+p3   34 sum
        vprold xmm0, xmm0, 7                                             ;   120.8 p0      35 v[1]
        vpaddd xmm4, xmm4, xmm0                                          ;   121.8 p5      35 v[1]
        vpaddd xmm11, xmm11, xmm10                                       ;   120.8 p1      34 sum
        vmovdqa xmm0, xmm10                                              ;   117.5         35 v[4] copy
        vpternlogd xmm10, xmm9, xmm6, 0xb8                               ;   121.2 p5      25 sum
        vprold xmm6, xmm6, 0xa                                           ;   121.5 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm10                                       ;   122.2 p1      34 sum
        vpaddd xmm12, xmm12, xmm3                                        ;   122.2 p5      34 sum
        vprold xmm10, xmm14, 0xc                                         ;   123.2 p0      35 v[0]
        vpaddd xmm5, xmm5, xmm10                                         ;   124.2 p1      35 v[0]
        vmovdqa xmm10, xmm3                                              ;   119.5         35 v[4] copy
        vpternlogd xmm3, xmm4, xmm2, 0xca                                ;   123.2 p5      26 sum
        vmovd xmm14, [r8 + 8]                                            ;    79.7 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;   123.5 p0+p2   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   123.8 p1      36 v[2]
        vpaddd xmm8, xmm8, xmm3                                          ;   124.2 p5      34 sum
        vmovd xmm3, [r8 + 16]                                            ;    80.3 p3      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 112]  ;   124.5 p0+p10   34 sum
        vprold xmm8, xmm8, 7                                             ;   125.2 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm8                                          ;   126.2 p5      35 v[0]
        vpaddd xmm14, xmm14, xmm6                                        ;   125.5 p0      34 sum
        vprold xmm8, xmm9, 0xa                                           ;   125.8 p1      36 v[1]
        vpternlogd xmm9, xmm5, xmm6, 0xe2                                ;   126.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm9                                        ;   127.2 p0      34 sum
        vpaddd xmm3, xmm3, xmm2                                          ;   126.8 p1      34 sum
        vprold xmm9, xmm15, 0xf                                          ;   128.2 p0      35 v[4]
        vpaddd xmm0, xmm0, xmm9                                          ;   129.2 p5      35 v[4]
        vprold xmm9, xmm4, 0xa                                           ;   127.8 p1      36 v[1]
        vpternlogd xmm4, xmm2, xmm7, 0xb8                                ;   128.2 p5      26 sum
        vmovd xmm15, [r8 + 56]                                           ;    82.5 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;   128.5 p0+p3   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   129.2 p1      34 sum
        vmovd xmm4, [r8 + 36]                                            ;    83.0 p10     34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 112]  ;   129.2 p5+p2   34 sum
        vprold xmm1, xmm1, 0xc                                           ;   130.2 p0      35 v[4]
        vpaddd xmm10, xmm10, xmm1                                        ;   131.2 p1      35 v[4]
        vpaddd xmm15, xmm15, xmm8                                        ;   130.2 p5      34 sum
        vprold xmm1, xmm5, 0xa                                           ;   130.5 p0      36 v[0]
        vpternlogd xmm5, xmm0, xmm8, 0xe2                                ;   130.8 p1      25 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   131.8 p5      34 sum
        vpaddd xmm4, xmm4, xmm9                                          ;   131.5 p0      34 sum
        vprold xmm5, xmm11, 9                                            ;   132.8 p1      35 v[3]
        vpaddd xmm6, xmm6, xmm5                                          ;   133.8 p5      35 v[3]
        vprold xmm5, xmm7, 0xa                                           ;   132.5 p0      36 v[0]
        vpternlogd xmm7, xmm9, xmm10, 0xb8                               ;   132.8 p1      26 sum
        vmovd xmm11, [r8 + 44]                                           ;    85.2 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 32] ;   133.2 p5+p10   34 sum
        vpaddd xmm12, xmm12, xmm7                                        ;   133.8 p0      34 sum
        vmovd xmm7, [r8 + 4]                                             ;    85.7 p2      34 sum
        vpaddd xmm7, xmm7, [rel ripemd160_blocks.T0_constants128 + 112]  ;   133.8 p1+p3   34 sum
        vprold xmm12, xmm12, 7                                           ;   134.8 p0      35 v[3]
        vpaddd xmm2, xmm2, xmm12                                         ;   135.8 p5      35 v[3]
        vpaddd xmm11, xmm11, xmm1                                        ;   134.8 p1      34 sum
        vmovdqa xmm12, xmm1                                              ;   131.5         35 v[1] copy
        vpternlogd xmm1, xmm6, xmm0, 0xb8                                ;   135.2 p5      25 sum
        vprold xmm0, xmm0, 0xa                                           ;   135.5 p0      36 v[4]
        vpaddd xmm14, xmm14, xmm1                                        ;   136.2 p1      34 sum
        vpaddd xmm7, xmm7, xmm5                                          ;   136.2 p5      34 sum
        vprold xmm1, xmm14, 0xb                                          ;   137.2 p0      35 v[2]
        vpaddd xmm8, xmm8, xmm1                                          ;   138.2 p1      35 v[2]
        vmovdqa xmm1, xmm5                                               ;   133.5         35 v[1] copy
        vpternlogd xmm5, xmm2, xmm10, 0xca                               ;   137.2 p5      26 sum
        vmovd xmm14, [r8 + 32]                                           ;    88.0 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;   137.5 p0+p2   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   137.8 p1      36 v[4]
        vpaddd xmm3, xmm3, xmm5                                          ;   138.2 p5      34 sum
        vmovd xmm5, [r8 + 8]                                             ;    88.7 p3      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 112]  ;   138.5 p0+p10   34 sum
        vprold xmm3, xmm3, 6                                             ;   139.2 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm3                                          ;   140.2 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;   139.5 p0      34 sum
        vprold xmm3, xmm6, 0xa                                           ;   139.8 p1      36 v[3]
        vpternlogd xmm6, xmm8, xmm0, 0xe2                                ;   140.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm6                                        ;   141.2 p0      34 sum
        vpaddd xmm5, xmm5, xmm10                                         ;   140.8 p1      34 sum
        vprold xmm6, xmm15, 7                                            ;   142.2 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm6                                        ;   143.2 p5      35 v[1]
        vprold xmm6, xmm2, 0xa                                           ;   141.8 p1      36 v[3]
        vpternlogd xmm2, xmm10, xmm9, 0xb8                               ;   142.2 p5      26 sum
        vmovd xmm15, [r8 + 12]                                           ;    90.8 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   142.5 p0+p3   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;   143.2 p1      34 sum
        vmovd xmm2, [r8 + 60]                                            ;    91.3 p10     34 sum
        vpaddd xmm2, xmm2, [rel ripemd160_blocks.T0_constants128 + 128]  ;   143.2 p5+p2   34 sum
        vprold xmm4, xmm4, 0xf                                           ;   144.2 p0      35 v[1]
        vpaddd xmm1, xmm1, xmm4                                          ;   145.2 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm3                                        ;   144.2 p5      34 sum
        vprold xmm4, xmm8, 0xa                                           ;   144.5 p0      36 v[2]
        vpternlogd xmm8, xmm12, xmm3, 0xe2                               ;   144.8 p1      25 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   145.8 p5      34 sum
        vpaddd xmm2, xmm2, xmm6                                          ;   145.5 p0      34 sum
        vprold xmm8, xmm11, 0xd                                          ;   146.8 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm8                                          ;   147.8 p5      35 v[0]
        vprold xmm8, xmm9, 0xa                                           ;   146.5 p0      36 v[2]
        vpternlogd xmm9, xmm6, xmm1, 0xb8                                ;   146.8 p1      26 sum
        vmovd xmm11, [r8 + 40]                                           ;    93.5 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   147.2 p5+p10   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;   147.8 p0      34 sum
        vmovd xmm9, [r8 + 20]                                            ;    94.0 p2      34 sum
        vpaddd xmm9, xmm9, [rel ripemd160_blocks.T0_constants128 + 128]  ;   147.8 p1+p3   34 sum
        vprold xmm7, xmm7, 0xd                                           ;   148.8 p0      35 v[0]
        vpaddd xmm10, xmm10, xmm7                                        ;   149.8 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm4                                        ;   148.8 p1      34 sum
        vmovdqa xmm7, xmm4                                               ;   145.5         35 v[3] copy
        vpternlogd xmm4, xmm0, xmm12, 0xb8                               ;   149.2 p5      25 sum
        vprold xmm12, xmm12, 0xa                                         ;   149.5 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm4                                        ;   150.2 p1      34 sum
        vpaddd xmm9, xmm9, xmm8                                          ;   150.2 p5      34 sum
        vprold xmm4, xmm14, 0xc                                          ;   151.2 p0      35 v[4]
        vpaddd xmm3, xmm3, xmm4                                          ;   152.2 p1      35 v[4]
        vmovdqa xmm4, xmm8                                               ;   147.5         35 v[3] copy
        vpternlogd xmm8, xmm10, xmm1, 0xca                               ;   151.2 p5      26 sum
        vmovd xmm14, [r8 + 56]                                           ;    96.3 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   151.5 p0+p2   34 sum
        vprold xmm1, xmm1, 0xa                                           ;   151.8 p1      36 v[1]
        vpaddd xmm5, xmm5, xmm8                                          ;   152.2 p5      34 sum
        vmovd xmm8, [r8 + 4]                                             ;    97.0 p3      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 128]  ;   152.5 p0+p10   34 sum
        vprold xmm5, xmm5, 0xb                                           ;   153.2 p1      35 v[4]
        vpaddd xmm6, xmm6, xmm5                                          ;   154.2 p5      35 v[4]
        vpaddd xmm14, xmm14, xmm12                                       ;   153.5 p0      34 sum
        vprold xmm5, xmm0, 0xa                                           ;   153.8 p1      36 v[0]
        vpternlogd xmm0, xmm12, xmm3, 0x63                               ;   154.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   155.2 p0      34 sum
        vpaddd xmm8, xmm8, xmm1                                          ;   154.8 p1      34 sum
        vprold xmm0, xmm15, 0xb                                          ;   156.2 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;   157.2 p5      35 v[3]
        vprold xmm0, xmm10, 0xa                                          ;   155.8 p1      36 v[0]
        vpternlogd xmm10, xmm1, xmm6, 0x63                               ;   156.2 p5      25 sum
        vmovd xmm15, [r8 + 16]                                           ;    99.2 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   156.5 p0+p3   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   157.2 p1      34 sum
        vmovd xmm10, [r8 + 12]                                           ;    99.7 p10     34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 128] ;   157.2 p5+p2   34 sum
        vprold xmm2, xmm2, 9                                             ;   158.2 p0      35 v[3]
        vpaddd xmm4, xmm4, xmm2                                          ;   159.2 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm5                                        ;   158.2 p5      34 sum
        vprold xmm2, xmm3, 0xa                                           ;   158.5 p0      36 v[4]
        vpternlogd xmm3, xmm5, xmm7, 0x63                                ;   158.8 p1      25 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   159.8 p5      34 sum
        vpaddd xmm10, xmm10, xmm0                                        ;   159.5 p0      34 sum
        vprold xmm3, xmm11, 0xd                                          ;   160.8 p1      35 v[2]
        vpaddd xmm12, xmm12, xmm3                                        ;   161.8 p5      35 v[2]
        vprold xmm3, xmm6, 0xa                                           ;   160.5 p0      36 v[4]
        vpternlogd xmm6, xmm0, xmm4, 0x63                                ;   160.8 p1      25 sum
        vmovd xmm11, [r8 + 36]                                           ;   101.8 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   161.2 p5+p10   34 sum
        vpaddd xmm9, xmm9, xmm6                                          ;   161.8 p0      34 sum
        vmovd xmm6, [r8 + 28]                                            ;   102.3 p2      34 sum
        vpaddd xmm6, xmm6, [rel ripemd160_blocks.T0_constants128 + 128]  ;   161.8 p1+p3   34 sum
        vprold xmm9, xmm9, 7                                             ;   162.8 p0      35 v[2]
        vpaddd xmm1, xmm1, xmm9                                          ;   163.8 p5      35 v[2]
        vpaddd xmm11, xmm11, xmm2                                        ;   162.8 p1      34 sum
        vmovdqa xmm9, xmm2                                               ;   159.5         35 v[0] copy
        vpternlogd xmm2, xmm12, xmm7, 0x2d                               ;   163.2 p5      25 sum
        vprold xmm7, xmm7, 0xa                                           ;   163.5 p0      36 v[3]
        vpaddd xmm14, xmm14, xmm2                                        ;   164.2 p1      34 sum
        vpaddd xmm6, xmm6, xmm3                                          ;   164.2 p5      34 sum
        vprold xmm2, xmm14, 6                                            ;   165.2 p0      35 v[1]
        vpaddd xmm5, xmm5, xmm2                                          ;   166.2 p1      35 v[1]
        vmovdqa xmm2, xmm3                                               ;   161.5         35 v[0] copy
        vpternlogd xmm3, xmm1, xmm4, 0x2d                                ;   165.2 p5      25 sum
        vmovd xmm14, [r8 + 60]                                           ;   104.7 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   165.5 p0+p2   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   165.8 p1      36 v[3]
        vpaddd xmm8, xmm8, xmm3                                          ;   166.2 p5      34 sum
        vmovd xmm3, [r8 + 56]                                            ;   105.3 p3      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 128]  ;   166.5 p0+p10   34 sum
        vprold xmm8, xmm8, 0xf                                           ;   167.2 p1      35 v[1]
        vpaddd xmm0, xmm0, xmm8                                          ;   168.2 p5      35 v[1]
        vpaddd xmm14, xmm14, xmm7                                        ;   167.5 p0      34 sum
        vprold xmm8, xmm12, 0xa                                          ;   167.8 p1      36 v[2]
        vpternlogd xmm12, xmm7, xmm5, 0x63                               ;   168.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm12                                       ;   169.2 p0      34 sum
        vpaddd xmm3, xmm3, xmm4                                          ;   168.8 p1      34 sum
        vprold xmm12, xmm15, 7                                           ;   170.2 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm12                                         ;   171.2 p5      35 v[0]
        vprold xmm12, xmm1, 0xa                                          ;   169.8 p1      36 v[2]
        vpternlogd xmm1, xmm4, xmm0, 0x63                                ;   170.2 p5      25 sum
        vmovd xmm15, [r8 + 32]                                           ;   107.5 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   170.5 p0+p3   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   171.2 p1      34 sum
        vmovd xmm1, [r8 + 24]                                            ;   108.0 p10     34 sum
        vpaddd xmm1, xmm1, [rel ripemd160_blocks.T0_constants128 + 128]  ;   171.2 p5+p2   34 sum
        vprold xmm10, xmm10, 0xb                                         ;   172.2 p0      35 v[0]
        vpaddd xmm2, xmm2, xmm10                                         ;   173.2 p1      35 v[0]
        vpaddd xmm15, xmm15, xmm8                                        ;   172.2 p5      34 sum
        vprold xmm10, xmm5, 0xa                                          ;   172.5 p0      36 v[1]
        vpternlogd xmm5, xmm8, xmm9, 0x63                                ;   172.8 p1      25 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   173.8 p5      34 sum
        vpaddd xmm1, xmm1, xmm12                                         ;   173.5 p0      34 sum
        vprold xmm5, xmm11, 0xe                                          ;   174.8 p1      35 v[4]
        vpaddd xmm7, xmm7, xmm5                                          ;   175.8 p5      35 v[4]
        vprold xmm5, xmm0, 0xa                                           ;   174.5 p0      36 v[1]
        vpternlogd xmm0, xmm12, xmm2, 0x63                               ;   174.8 p1      25 sum
        vmovd xmm11, [r8 + 4]                                            ;   110.2 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   175.2 p5+p10   34 sum
        vpaddd xmm6, xmm6, xmm0                                          ;   175.8 p0      34 sum
        vmovd xmm0, [r8 + 36]                                            ;   110.7 p2      34 sum
        vpaddd xmm0, xmm0, [rel ripemd160_blocks.T0_constants128 + 128]  ;   175.8 p1+p3   34 sum
        vprold xmm6, xmm6, 8                                             ;   176.8 p0      35 v[4]
        vpaddd xmm4, xmm4, xmm6                                          ;   177.8 p5      35 v[4]
        vpaddd xmm11, xmm11, xmm10                                       ;   176.8 p1      34 sum
        vmovdqa xmm6, xmm10                                              ;   173.5         35 v[2] copy
        vpternlogd xmm10, xmm7, xmm9, 0x2d                               ;   177.2 p5      25 sum
        vprold xmm9, xmm9, 0xa                                           ;   177.5 p0      36 v[0]
        vpaddd xmm14, xmm14, xmm10                                       ;   178.2 p1      34 sum
        vpaddd xmm0, xmm0, xmm5                                          ;   178.2 p5      34 sum
        vprold xmm10, xmm14, 9                                           ;   179.2 p0      35 v[3]
        vpaddd xmm8, xmm8, xmm10                                         ;   180.2 p1      35 v[3]
        vmovdqa xmm10, xmm5                                              ;   175.5         35 v[2] copy
        vpternlogd xmm5, xmm4, xmm2, 0x2d                                ;   179.2 p5      25 sum
        vmovd xmm14, [r8 + 8]                                            ;   113.0 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   179.5 p0+p2   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   179.8 p1      36 v[0]
        vpaddd xmm3, xmm3, xmm5                                          ;   180.2 p5      34 sum
        vmovd xmm5, [r8 + 44]                                            ;   113.7 p3      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 128]  ;   180.5 p0+p10   34 sum
        vprold xmm3, xmm3, 6                                             ;   181.2 p1      35 v[3]
        vpaddd xmm12, xmm12, xmm3                                        ;   182.2 p5      35 v[3]
        vpaddd xmm14, xmm14, xmm9                                        ;   181.5 p0      34 sum
        vprold xmm3, xmm7, 0xa                                           ;   181.8 p1      36 v[4]
        vpternlogd xmm7, xmm9, xmm8, 0x63                                ;   182.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm7                                        ;   183.2 p0      34 sum
        vpaddd xmm5, xmm5, xmm2                                          ;   182.8 p1      34 sum
        vprold xmm7, xmm15, 0xd                                          ;   184.2 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm7                                          ;   185.2 p5      35 v[2]
        vprold xmm7, xmm4, 0xa                                           ;   183.8 p1      36 v[4]
        vpternlogd xmm4, xmm2, xmm12, 0x63                               ;   184.2 p5      25 sum
        vmovd xmm15, [r8 + 28]                                           ;   115.8 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   184.5 p0+p3   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   185.2 p1      34 sum
        vmovd xmm4, [r8 + 32]                                            ;   116.3 p10     34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 128]  ;   185.2 p5+p2   34 sum
        vprold xmm1, xmm1, 6                                             ;   186.2 p0      35 v[2]
        vpaddd xmm10, xmm10, xmm1                                        ;   187.2 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm3                                        ;   186.2 p5      34 sum
        vprold xmm1, xmm8, 0xa                                           ;   186.5 p0      36 v[3]
        vpternlogd xmm8, xmm3, xmm6, 0x63                                ;   186.8 p1      25 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   187.8 p5      34 sum
        vpaddd xmm4, xmm4, xmm7                                          ;   187.5 p0      34 sum
        vprold xmm8, xmm11, 0xf                                          ;   188.8 p1      35 v[1]
        vpaddd xmm9, xmm9, xmm8                                          ;   189.8 p5      35 v[1]
        vprold xmm8, xmm12, 0xa                                          ;   188.5 p0      36 v[3]
        vpternlogd xmm12, xmm7, xmm10, 0x63                              ;   188.8 p1      25 sum
        vmovd xmm11, [r8]                                                ;   118.5 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   189.2 p5+p10   34 sum
        vpaddd xmm0, xmm0, xmm12                                         ;   189.8 p0      34 sum
        vmovd xmm12, [r8 + 48]                                           ;   119.0 p2      34 sum
        vpaddd xmm12, xmm12, [rel ripemd160_blocks.T0_constants128 + 128] ;   189.8 p1+p3   34 sum
        vprold xmm0, xmm0, 0xe                                           ;   190.8 p0      35 v[1]
        vpaddd xmm2, xmm2, xmm0                                          ;   191.8 p5      35 v[1]
        vpaddd xmm11, xmm11, xmm1                                        ;   190.8 p1      34 sum
        vmovdqa xmm0, xmm1                                               ;   187.5         35 v[4] copy
        vpternlogd xmm1, xmm9, xmm6, 0x2d                                ;   191.2 p5      25 sum
        vprold xmm6, xmm6, 0xa                                           ;   191.5 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm1                                        ;   192.2 p1      34 sum
        vpaddd xmm12, xmm12, xmm8                                        ;   192.2 p5      34 sum
        vprold xmm1, xmm14, 0xe                                          ;   193.2 p0      35 v[0]
        vpaddd xmm3, xmm3, xmm1                                          ;   194.2 p1      35 v[0]
        vmovdqa xmm1, xmm8                                               ;   189.5         35 v[4] copy
        vpternlogd xmm8, xmm2, xmm10, 0x2d                               ;   193.2 p5      25 sum
        vmovd xmm14, [r8 + 24]                                           ;   121.3 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   193.5 p0+p2   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   193.8 p1      36 v[2]
        vpaddd xmm5, xmm5, xmm8                                          ;   194.2 p5      34 sum
        vmovd xmm8, [r8 + 8]                                             ;   122.0 p3      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 128]  ;   194.5 p0+p10   34 sum
        vprold xmm5, xmm5, 0xc                                           ;   195.2 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm5                                          ;   196.2 p5      35 v[0]
        vpaddd xmm14, xmm14, xmm6                                        ;   195.5 p0      34 sum
        vprold xmm5, xmm9, 0xa                                           ;   195.8 p1      36 v[1]
        vpternlogd xmm9, xmm6, xmm3, 0x63                                ;   196.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm9                                        ;   197.2 p0      34 sum
        vpaddd xmm8, xmm8, xmm10                                         ;   196.8 p1      34 sum
        vprold xmm9, xmm15, 8                                            ;   198.2 p0      35 v[4]
        vpaddd xmm0, xmm0, xmm9                                          ;   199.2 p5      35 v[4]
        vprold xmm9, xmm2, 0xa                                           ;   197.8 p1      36 v[1]
        vpternlogd xmm2, xmm10, xmm7, 0x63                               ;   198.2 p5      25 sum
        vmovd xmm15, [r8 + 52]                                           ;   124.2 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   198.5 p0+p3   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;   199.2 p1      34 sum
        vmovd xmm2, [r8 + 40]                                            ;   124.7 p10     34 sum
        vpaddd xmm2, xmm2, [rel ripemd160_blocks.T0_constants128 + 128]  ;   199.2 p5+p2   34 sum
        vprold xmm4, xmm4, 0xd                                           ;   200.2 p0      35 v[4]
        vpaddd xmm1, xmm1, xmm4                                          ;   201.2 p1      35 v[4]
        vpaddd xmm15, xmm15, xmm5                                        ;   200.2 p5      34 sum
        vprold xmm4, xmm3, 0xa                                           ;   200.5 p0      36 v[0]
        vpternlogd xmm3, xmm5, xmm0, 0x63                                ;   200.8 p1      25 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   201.8 p5      34 sum
        vpaddd xmm2, xmm2, xmm9                                          ;   201.5 p0      34 sum
        vprold xmm3, xmm11, 0xd                                          ;   202.8 p1      35 v[3]
        vpaddd xmm6, xmm6, xmm3                                          ;   203.8 p5      35 v[3]
        vprold xmm3, xmm7, 0xa                                           ;   202.5 p0      36 v[0]
        vpternlogd xmm7, xmm9, xmm1, 0x63                                ;   202.8 p1      25 sum
        vmovd xmm11, [r8 + 44]                                           ;   126.8 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   203.2 p5+p10   34 sum
        vpaddd xmm12, xmm12, xmm7                                        ;   203.8 p0      34 sum
        vmovd xmm7, [r8]                                                 ;   127.3 p2      34 sum
        vpaddd xmm7, xmm7, [rel ripemd160_blocks.T0_constants128 + 128]  ;   203.8 p1+p3   34 sum
        vprold xmm12, xmm12, 5                                           ;   204.8 p0      35 v[3]
        vpaddd xmm10, xmm10, xmm12                                       ;   205.8 p5      35 v[3]
        vpaddd xmm11, xmm11, xmm4                                        ;   204.8 p1      34 sum
        vmovdqa xmm12, xmm4                                              ;   201.5         35 v[1] copy
        vpternlogd xmm4, xmm6, xmm0, 0x2d                                ;   205.2 p5      25 sum
        vprold xmm0, xmm0, 0xa                                           ;   205.5 p0      36 v[4]
        vpaddd xmm14, xmm14, xmm4                                        ;   206.2 p1      34 sum
        vpaddd xmm7, xmm7, xmm3                                          ;   206.2 p5      34 sum
        vprold xmm4, xmm14, 6                                            ;   207.2 p0      35 v[2]
        vpaddd xmm5, xmm5, xmm4                                          ;   208.2 p1      35 v[2]
        vmovdqa xmm4, xmm3                                               ;   203.5         35 v[1] copy
        vpternlogd xmm3, xmm10, xmm1, 0x2d                               ;   207.2 p5      25 sum
        vmovd xmm14, [r8 + 20]                                           ;   129.7 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   207.5 p0+p2   34 sum
        vprold xmm1, xmm1, 0xa                                           ;   207.8 p1      36 v[4]
        vpaddd xmm8, xmm8, xmm3                                          ;   208.2 p5      34 sum
        vmovd xmm3, [r8 + 16]                                            ;   130.3 p3      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 128]  ;   208.5 p0+p10   34 sum
        vprold xmm8, xmm8, 0xe                                           ;   209.2 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm8                                          ;   210.2 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;   209.5 p0      34 sum
        vprold xmm8, xmm6, 0xa                                           ;   209.8 p1      36 v[3]
        vpternlogd xmm6, xmm0, xmm5, 0x63                                ;   210.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm6                                        ;   211.2 p0      34 sum
        vpaddd xmm3, xmm3, xmm1                                          ;   210.8 p1      34 sum
        vprold xmm6, xmm15, 5                                            ;   212.2 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm6                                        ;   213.2 p5      35 v[1]
        vprold xmm6, xmm10, 0xa                                          ;   211.8 p1      36 v[3]
        vpternlogd xmm10, xmm1, xmm9, 0x63                               ;   212.2 p5      25 sum
        vmovd xmm15, [r8 + 48]                                           ;   132.5 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   212.5 p0+p3   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   213.2 p1      34 sum
        vmovd xmm10, [r8 + 52]                                           ;   133.0 p10     34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 128] ;   213.2 p5+p2   34 sum
        vprold xmm2, xmm2, 0xd                                           ;   214.2 p0      35 v[1]
        vpaddd xmm4, xmm4, xmm2                                          ;   215.2 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm8                                        ;   214.2 p5      34 sum
        vprold xmm2, xmm5, 0xa                                           ;   214.5 p0      36 v[2]
        vpternlogd xmm5, xmm8, xmm12, 0x63                               ;   214.8 p1      25 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   215.8 p5      34 sum
        vpaddd xmm10, xmm10, xmm6                                        ;   215.5 p0      34 sum
        vprold xmm5, xmm11, 0xc                                          ;   216.8 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm5                                          ;   217.8 p5      35 v[0]
        vprold xmm5, xmm9, 0xa                                           ;   216.5 p0      36 v[2]
        vpternlogd xmm9, xmm6, xmm4, 0x63                                ;   216.8 p1      25 sum
        vmovd xmm11, [r8 + 4]                                            ;   135.2 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   217.2 p5+p10   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;   217.8 p0      34 sum
        vmovd xmm9, [r8 + 32]                                            ;   135.7 p2      34 sum
        vpaddd xmm9, xmm9, [rel ripemd160_blocks.T0_constants128 + 144]  ;   217.8 p1+p3   34 sum
        vprold xmm7, xmm7, 0xd                                           ;   218.8 p0      35 v[0]
        vpaddd xmm1, xmm1, xmm7                                          ;   219.8 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm2                                        ;   218.8 p1      34 sum
        vmovdqa xmm7, xmm2                                               ;   215.5         35 v[3] copy
        vpternlogd xmm2, xmm0, xmm12, 0x2d                               ;   219.2 p5      25 sum
        vprold xmm12, xmm12, 0xa                                         ;   219.5 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm2                                        ;   220.2 p1      34 sum
        vpaddd xmm9, xmm9, xmm5                                          ;   220.2 p5      34 sum
        vprold xmm2, xmm14, 7                                            ;   221.2 p0      35 v[4]
        vpaddd xmm8, xmm8, xmm2                                          ;   222.2 p1      35 v[4]
        vmovdqa xmm2, xmm5                                               ;   217.5         35 v[3] copy
        vpternlogd xmm5, xmm1, xmm4, 0x2d                                ;   221.2 p5      25 sum
        vmovd xmm14, [r8 + 36]                                           ;   138.0 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   221.5 p0+p2   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   221.8 p1      36 v[1]
        vpaddd xmm3, xmm3, xmm5                                          ;   222.2 p5      34 sum
        vmovd xmm5, [r8 + 24]                                            ;   138.7 p3      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 144]  ;   222.5 p0+p10   34 sum
        vprold xmm3, xmm3, 7                                             ;   223.2 p1      35 v[4]
        vpaddd xmm6, xmm6, xmm3                                          ;   224.2 p5      35 v[4]
        vpaddd xmm14, xmm14, xmm12                                       ;   223.5 p0      34 sum
        vprold xmm3, xmm0, 0xa                                           ;   223.8 p1      36 v[0]
        vpternlogd xmm0, xmm12, xmm8, 0x63                               ;   224.2 p5      25 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   225.2 p0      34 sum
        vpaddd xmm5, xmm5, xmm4                                          ;   224.8 p1      34 sum
        vprold xmm0, xmm15, 5                                            ;   226.2 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;   227.2 p5      35 v[3]
        vprold xmm0, xmm1, 0xa                                           ;   225.8 p1      36 v[0]
        vpternlogd xmm1, xmm4, xmm6, 0x63                                ;   226.2 p5      25 sum
        vmovd xmm15, [r8 + 44]                                           ;   140.8 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   226.5 p0+p3   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   227.2 p1      34 sum
        vmovd xmm1, [r8 + 16]                                            ;   141.3 p10     34 sum
        vpaddd xmm1, xmm1, [rel ripemd160_blocks.T0_constants128 + 144]  ;   227.2 p5+p2   34 sum
        vprold xmm10, xmm10, 5                                           ;   228.2 p0      35 v[3]
        vpaddd xmm2, xmm2, xmm10                                         ;   229.2 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm3                                        ;   228.2 p5      34 sum
        vprold xmm10, xmm8, 0xa                                          ;   228.5 p0      36 v[4]
        vpternlogd xmm8, xmm3, xmm7, 0xb8                                ;   228.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   229.8 p5      34 sum
        vpaddd xmm1, xmm1, xmm0                                          ;   229.5 p0      34 sum
        vprold xmm8, xmm11, 0xb                                          ;   230.8 p1      35 v[2]
        vpaddd xmm12, xmm12, xmm8                                        ;   231.8 p5      35 v[2]
        vprold xmm8, xmm6, 0xa                                           ;   230.5 p0      36 v[4]
        vpternlogd xmm6, xmm2, xmm0, 0xe2                                ;   230.8 p1      25 sum
        vmovd xmm11, [r8 + 40]                                           ;   143.5 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   231.2 p5+p10   34 sum
        vpaddd xmm9, xmm9, xmm6                                          ;   231.8 p0      34 sum
        vmovd xmm6, [r8 + 4]                                             ;   144.0 p2      34 sum
        vpaddd xmm6, xmm6, [rel ripemd160_blocks.T0_constants128 + 144]  ;   231.8 p1+p3   34 sum
        vprold xmm9, xmm9, 0xf                                           ;   232.8 p0      35 v[2]
        vpaddd xmm4, xmm4, xmm9                                          ;   233.8 p5      35 v[2]
        vpaddd xmm11, xmm11, xmm10                                       ;   232.8 p1      34 sum
        vmovdqa xmm9, xmm10                                              ;   229.5         35 v[0] copy
        vpternlogd xmm10, xmm12, xmm7, 0xca                              ;   233.2 p5      26 sum
        vprold xmm7, xmm7, 0xa                                           ;   233.5 p0      36 v[3]
        vpaddd xmm14, xmm14, xmm10                                       ;   234.2 p1      34 sum
        vpaddd xmm6, xmm6, xmm8                                          ;   234.2 p5      34 sum
        vprold xmm10, xmm14, 0xc                                         ;   235.2 p0      35 v[1]
        vpaddd xmm3, xmm3, xmm10                                         ;   236.2 p1      35 v[1]
        vmovdqa xmm10, xmm8                                              ;   231.5         35 v[0] copy
        vpternlogd xmm8, xmm4, xmm2, 0xb8                                ;   235.2 p5      25 sum
        vmovd xmm14, [r8]                                                ;   146.3 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   235.5 p0+p2   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   235.8 p1      36 v[3]
        vpaddd xmm5, xmm5, xmm8                                          ;   236.2 p5      34 sum
        vmovd xmm8, [r8 + 12]                                            ;   147.0 p3      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 144]  ;   236.5 p0+p10   34 sum
        vprold xmm5, xmm5, 5                                             ;   237.2 p1      35 v[1]
        vpaddd xmm0, xmm0, xmm5                                          ;   238.2 p5      35 v[1]
        vpaddd xmm14, xmm14, xmm7                                        ;   237.5 p0      34 sum
        vprold xmm5, xmm12, 0xa                                          ;   237.8 p1      36 v[2]
        vpternlogd xmm12, xmm7, xmm3, 0xb8                               ;   238.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm12                                       ;   239.2 p0      34 sum
        vpaddd xmm8, xmm8, xmm2                                          ;   238.8 p1      34 sum
        vprold xmm12, xmm15, 0xe                                         ;   240.2 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm12                                         ;   241.2 p5      35 v[0]
        vprold xmm12, xmm4, 0xa                                          ;   239.8 p1      36 v[2]
        vpternlogd xmm4, xmm0, xmm2, 0xe2                                ;   240.2 p5      25 sum
        vmovd xmm15, [r8 + 32]                                           ;   149.2 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   240.5 p0+p3   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   241.2 p1      34 sum
        vmovd xmm4, [r8 + 44]                                            ;   149.7 p10     34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 144]  ;   241.2 p5+p2   34 sum
        vprold xmm1, xmm1, 8                                             ;   242.2 p0      35 v[0]
        vpaddd xmm10, xmm10, xmm1                                        ;   243.2 p1      35 v[0]
        vpaddd xmm15, xmm15, xmm5                                        ;   242.2 p5      34 sum
        vprold xmm1, xmm3, 0xa                                           ;   242.5 p0      36 v[1]
        vpternlogd xmm3, xmm5, xmm9, 0xb8                                ;   242.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   243.8 p5      34 sum
        vpaddd xmm4, xmm4, xmm12                                         ;   243.5 p0      34 sum
        vprold xmm3, xmm11, 0xf                                          ;   244.8 p1      35 v[4]
        vpaddd xmm7, xmm7, xmm3                                          ;   245.8 p5      35 v[4]
        vprold xmm3, xmm0, 0xa                                           ;   244.5 p0      36 v[1]
        vpternlogd xmm0, xmm10, xmm12, 0xe2                              ;   244.8 p1      25 sum
        vmovd xmm11, [r8 + 48]                                           ;   151.8 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   245.2 p5+p10   34 sum
        vpaddd xmm6, xmm6, xmm0                                          ;   245.8 p0      34 sum
        vmovd xmm0, [r8 + 60]                                            ;   152.3 p2      34 sum
        vpaddd xmm0, xmm0, [rel ripemd160_blocks.T0_constants128 + 144]  ;   245.8 p1+p3   34 sum
        vprold xmm6, xmm6, 0xb                                           ;   246.8 p0      35 v[4]
        vpaddd xmm2, xmm2, xmm6                                          ;   247.8 p5      35 v[4]
        vpaddd xmm11, xmm11, xmm1                                        ;   246.8 p1      34 sum
        vmovdqa xmm6, xmm1                                               ;   243.5         35 v[2] copy
        vpternlogd xmm1, xmm7, xmm9, 0xca                                ;   247.2 p5      26 sum
        vprold xmm9, xmm9, 0xa                                           ;   247.5 p0      36 v[0]
        vpaddd xmm14, xmm14, xmm1                                        ;   248.2 p1      34 sum
        vpaddd xmm0, xmm0, xmm3                                          ;   248.2 p5      34 sum
        vprold xmm1, xmm14, 0xe                                          ;   249.2 p0      35 v[3]
        vpaddd xmm5, xmm5, xmm1                                          ;   250.2 p1      35 v[3]
        vmovdqa xmm1, xmm3                                               ;   245.5         35 v[2] copy
        vpternlogd xmm3, xmm2, xmm10, 0xb8                               ;   249.2 p5      25 sum
        vmovd xmm14, [r8 + 16]                                           ;   154.7 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   249.5 p0+p2   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   249.8 p1      36 v[0]
        vpaddd xmm8, xmm8, xmm3                                          ;   250.2 p5      34 sum
        vmovd xmm3, [r8]                                                 ;   155.3 p3      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 144]  ;   250.5 p0+p10   34 sum
        vprold xmm8, xmm8, 0xe                                           ;   251.2 p1      35 v[3]
        vpaddd xmm12, xmm12, xmm8                                        ;   252.2 p5      35 v[3]
        vpaddd xmm14, xmm14, xmm9                                        ;   251.5 p0      34 sum
        vprold xmm8, xmm7, 0xa                                           ;   251.8 p1      36 v[4]
        vpternlogd xmm7, xmm9, xmm5, 0xb8                                ;   252.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm7                                        ;   253.2 p0      34 sum
        vpaddd xmm3, xmm3, xmm10                                         ;   252.8 p1      34 sum
        vprold xmm7, xmm15, 0xf                                          ;   254.2 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm7                                          ;   255.2 p5      35 v[2]
        vprold xmm7, xmm2, 0xa                                           ;   253.8 p1      36 v[4]
        vpternlogd xmm2, xmm12, xmm10, 0xe2                              ;   254.2 p5      25 sum
        vmovd xmm15, [r8 + 52]                                           ;   157.5 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   254.5 p0+p3   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;   255.2 p1      34 sum
        vmovd xmm2, [r8 + 20]                                            ;   158.0 p10     34 sum
        vpaddd xmm2, xmm2, [rel ripemd160_blocks.T0_constants128 + 144]  ;   255.2 p5+p2   34 sum
        vprold xmm4, xmm4, 0xe                                           ;   256.2 p0      35 v[2]
        vpaddd xmm1, xmm1, xmm4                                          ;   257.2 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm8                                        ;   256.2 p5      34 sum
        vprold xmm4, xmm5, 0xa                                           ;   256.5 p0      36 v[3]
        vpternlogd xmm5, xmm8, xmm6, 0xb8                                ;   256.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   257.8 p5      34 sum
        vpaddd xmm2, xmm2, xmm7                                          ;   257.5 p0      34 sum
        vprold xmm5, xmm11, 9                                            ;   258.8 p1      35 v[1]
        vpaddd xmm9, xmm9, xmm5                                          ;   259.8 p5      35 v[1]
        vprold xmm5, xmm12, 0xa                                          ;   258.5 p0      36 v[3]
        vpternlogd xmm12, xmm1, xmm7, 0xe2                               ;   258.8 p1      25 sum
        vmovd xmm11, [r8 + 12]                                           ;   160.2 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   259.2 p5+p10   34 sum
        vpaddd xmm0, xmm0, xmm12                                         ;   259.8 p0      34 sum
        vmovd xmm12, [r8 + 48]                                           ;   160.7 p2      34 sum
        vpaddd xmm12, xmm12, [rel ripemd160_blocks.T0_constants128 + 144] ;   259.8 p1+p3   34 sum
        vprold xmm0, xmm0, 6                                             ;   260.8 p0      35 v[1]
        vpaddd xmm10, xmm10, xmm0                                        ;   261.8 p5      35 v[1]
        vpaddd xmm11, xmm11, xmm4                                        ;   260.8 p1      34 sum
        vmovdqa xmm0, xmm4                                               ;   257.5         35 v[4] copy
        vpternlogd xmm4, xmm9, xmm6, 0xca                                ;   261.2 p5      26 sum
        vprold xmm6, xmm6, 0xa                                           ;   261.5 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm4                                        ;   262.2 p1      34 sum
        vpaddd xmm12, xmm12, xmm5                                        ;   262.2 p5      34 sum
        vprold xmm4, xmm14, 8                                            ;   263.2 p0      35 v[0]
        vpaddd xmm8, xmm8, xmm4                                          ;   264.2 p1      35 v[0]
        vmovdqa xmm4, xmm5                                               ;   259.5         35 v[4] copy
        vpternlogd xmm5, xmm10, xmm1, 0xb8                               ;   263.2 p5      25 sum
        vmovd xmm14, [r8 + 28]                                           ;   163.0 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   263.5 p0+p2   34 sum
        vprold xmm1, xmm1, 0xa                                           ;   263.8 p1      36 v[2]
        vpaddd xmm3, xmm3, xmm5                                          ;   264.2 p5      34 sum
        vmovd xmm5, [r8 + 8]                                             ;   163.7 p3      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 144]  ;   264.5 p0+p10   34 sum
        vprold xmm3, xmm3, 0xe                                           ;   265.2 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm3                                          ;   266.2 p5      35 v[0]
        vpaddd xmm14, xmm14, xmm6                                        ;   265.5 p0      34 sum
        vprold xmm3, xmm9, 0xa                                           ;   265.8 p1      36 v[1]
        vpternlogd xmm9, xmm6, xmm8, 0xb8                                ;   266.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm9                                        ;   267.2 p0      34 sum
        vpaddd xmm5, xmm5, xmm1                                          ;   266.8 p1      34 sum
        vprold xmm9, xmm15, 9                                            ;   268.2 p0      35 v[4]
        vpaddd xmm0, xmm0, xmm9                                          ;   269.2 p5      35 v[4]
        vprold xmm9, xmm10, 0xa                                          ;   267.8 p1      36 v[1]
        vpternlogd xmm10, xmm7, xmm1, 0xe2                               ;   268.2 p5      25 sum
        vmovd xmm15, [r8 + 60]                                           ;   165.8 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   268.5 p0+p3   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   269.2 p1      34 sum
        vmovd xmm10, [r8 + 52]                                           ;   166.3 p10     34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 144] ;   269.2 p5+p2   34 sum
        vprold xmm2, xmm2, 6                                             ;   270.2 p0      35 v[4]
        vpaddd xmm4, xmm4, xmm2                                          ;   271.2 p1      35 v[4]
        vpaddd xmm15, xmm15, xmm3                                        ;   270.2 p5      34 sum
        vprold xmm2, xmm8, 0xa                                           ;   270.5 p0      36 v[0]
        vpternlogd xmm8, xmm3, xmm0, 0xb8                                ;   270.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   271.8 p5      34 sum
        vpaddd xmm10, xmm10, xmm9                                        ;   271.5 p0      34 sum
        vprold xmm8, xmm11, 0xe                                          ;   272.8 p1      35 v[3]
        vpaddd xmm6, xmm6, xmm8                                          ;   273.8 p5      35 v[3]
        vprold xmm8, xmm7, 0xa                                           ;   272.5 p0      36 v[0]
        vpternlogd xmm7, xmm4, xmm9, 0xe2                                ;   272.8 p1      25 sum
        vmovd xmm11, [r8 + 56]                                           ;   168.5 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   273.2 p5+p10   34 sum
        vpaddd xmm12, xmm12, xmm7                                        ;   273.8 p0      34 sum
        vmovd xmm7, [r8 + 36]                                            ;   169.0 p2      34 sum
        vpaddd xmm7, xmm7, [rel ripemd160_blocks.T0_constants128 + 144]  ;   273.8 p1+p3   34 sum
        vprold xmm12, xmm12, 9                                           ;   274.8 p0      35 v[3]
        vpaddd xmm1, xmm1, xmm12                                         ;   275.8 p5      35 v[3]
        vpaddd xmm11, xmm11, xmm2                                        ;   274.8 p1      34 sum
        vmovdqa xmm12, xmm2                                              ;   271.5         35 v[1] copy
        vpternlogd xmm2, xmm6, xmm0, 0xca                                ;   275.2 p5      26 sum
        vprold xmm0, xmm0, 0xa                                           ;   275.5 p0      36 v[4]
        vpaddd xmm14, xmm14, xmm2                                        ;   276.2 p1      34 sum
        vpaddd xmm7, xmm7, xmm8                                          ;   276.2 p5      34 sum
        vprold xmm2, xmm14, 5                                            ;   277.2 p0      35 v[2]
        vpaddd xmm3, xmm3, xmm2                                          ;   278.2 p1      35 v[2]
        vmovdqa xmm2, xmm8                                               ;   273.5         35 v[1] copy
        vpternlogd xmm8, xmm1, xmm4, 0xb8                                ;   277.2 p5      25 sum
        vmovd xmm14, [r8 + 20]                                           ;   171.3 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   277.5 p0+p2   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   277.8 p1      36 v[4]
        vpaddd xmm5, xmm5, xmm8                                          ;   278.2 p5      34 sum
        vmovd xmm8, [r8 + 28]                                            ;   172.0 p3      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 144]  ;   278.5 p0+p10   34 sum
        vprold xmm5, xmm5, 0xc                                           ;   279.2 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm5                                          ;   280.2 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;   279.5 p0      34 sum
        vprold xmm5, xmm6, 0xa                                           ;   279.8 p1      36 v[3]
        vpternlogd xmm6, xmm0, xmm3, 0xb8                                ;   280.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm6                                        ;   281.2 p0      34 sum
        vpaddd xmm8, xmm8, xmm4                                          ;   280.8 p1      34 sum
        vprold xmm6, xmm15, 6                                            ;   282.2 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm6                                        ;   283.2 p5      35 v[1]
        vprold xmm6, xmm1, 0xa                                           ;   281.8 p1      36 v[3]
        vpternlogd xmm1, xmm9, xmm4, 0xe2                                ;   282.2 p5      25 sum
        vmovd xmm15, [r8 + 24]                                           ;   174.2 p2      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   282.5 p0+p3   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   283.2 p1      34 sum
        vmovd xmm1, [r8 + 40]                                            ;   174.7 p10     34 sum
        vpaddd xmm1, xmm1, [rel ripemd160_blocks.T0_constants128 + 144]  ;   283.2 p5+p2   34 sum
        vprold xmm10, xmm10, 9                                           ;   284.2 p0      35 v[1]
        vpaddd xmm2, xmm2, xmm10                                         ;   285.2 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm5                                        ;   284.2 p5      34 sum
        vprold xmm10, xmm3, 0xa                                          ;   284.5 p0      36 v[2]
        vpternlogd xmm3, xmm5, xmm12, 0xb8                               ;   284.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   285.8 p5      34 sum
        vpaddd xmm1, xmm1, xmm6                                          ;   285.5 p0      34 sum
        vprold xmm3, xmm11, 8                                            ;   286.8 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm3                                          ;   287.8 p5      35 v[0]
        vprold xmm3, xmm9, 0xa                                           ;   286.5 p0      36 v[2]
        vpternlogd xmm9, xmm2, xmm6, 0xe2                                ;   286.8 p1      25 sum
        vmovd xmm11, [r8 + 8]                                            ;   176.8 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   287.2 p5+p10   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;   287.8 p0      34 sum
        vmovd xmm9, [r8 + 56]                                            ;   177.3 p2      34 sum
        vpaddd xmm9, xmm9, [rel ripemd160_blocks.T0_constants128 + 144]  ;   287.8 p1+p3   34 sum
        vprold xmm7, xmm7, 0xc                                           ;   288.8 p0      35 v[0]
        vpaddd xmm4, xmm4, xmm7                                          ;   289.8 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm10                                       ;   288.8 p1      34 sum
        vmovdqa xmm7, xmm10                                              ;   285.5         35 v[3] copy
        vpternlogd xmm10, xmm0, xmm12, 0xca                              ;   289.2 p5      26 sum
        vprold xmm12, xmm12, 0xa                                         ;   289.5 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm10                                       ;   290.2 p1      34 sum
        vpaddd xmm9, xmm9, xmm3                                          ;   290.2 p5      34 sum
        vprold xmm10, xmm14, 6                                           ;   291.2 p0      35 v[4]
        vpaddd xmm5, xmm5, xmm10                                         ;   292.2 p1      35 v[4]
        vmovdqa xmm10, xmm3                                              ;   287.5         35 v[3] copy
        vpternlogd xmm3, xmm4, xmm2, 0xb8                                ;   291.2 p5      25 sum
        vmovd xmm14, [r8 + 16]                                           ;   179.7 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   291.5 p0+p2   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   291.8 p1      36 v[1]
        vpaddd xmm8, xmm8, xmm3                                          ;   292.2 p5      34 sum
        vmovd xmm3, [r8 + 48]                                            ;   180.3 p3      34 sum
        vpaddd xmm3, xmm3, xmm13                                         ;   292.5 p0      34 sum
        vprold xmm8, xmm8, 5                                             ;   293.2 p1      35 v[4]
        vpaddd xmm6, xmm6, xmm8                                          ;   294.2 p5      35 v[4]
        vpaddd xmm14, xmm14, xmm12                                       ;   293.5 p0      34 sum
        vprold xmm8, xmm0, 0xa                                           ;   293.8 p1      36 v[0]
        vpternlogd xmm0, xmm12, xmm5, 0xb8                               ;   294.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   295.2 p0      34 sum
        vpaddd xmm3, xmm3, xmm2                                          ;   294.8 p1      34 sum
        vprold xmm0, xmm15, 5                                            ;   296.2 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;   297.2 p5      35 v[3]
        vprold xmm0, xmm4, 0xa                                           ;   295.8 p1      36 v[0]
        vpternlogd xmm4, xmm6, xmm2, 0xe2                                ;   296.2 p5      25 sum
        vmovd xmm15, [r8]                                                ;   182.5 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   296.5 p0+p2   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   297.2 p1      34 sum
        vmovd xmm4, [r8 + 60]                                            ;   183.0 p3      34 sum
        vpaddd xmm4, xmm4, xmm13                                         ;   297.2 p5      34 sum
        vprold xmm1, xmm1, 0xf                                           ;   298.2 p0      35 v[3]
        vpaddd xmm10, xmm10, xmm1                                        ;   299.2 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm8                                        ;   298.2 p5      34 sum
        vprold xmm1, xmm5, 0xa                                           ;   298.5 p0      36 v[4]
        vpternlogd xmm5, xmm8, xmm7, 0xb8                                ;   298.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   299.8 p5      34 sum
        vpaddd xmm4, xmm4, xmm0                                          ;   299.5 p0      34 sum
        vprold xmm5, xmm11, 0xc                                          ;   300.8 p1      35 v[2]
        vpaddd xmm12, xmm12, xmm5                                        ;   301.8 p5      35 v[2]
        vprold xmm5, xmm6, 0xa                                           ;   300.5 p0      36 v[4]
        vpternlogd xmm6, xmm10, xmm0, 0xe2                               ;   300.8 p1      25 sum
        vmovd xmm11, [r8 + 20]                                           ;   185.2 p10     34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   301.2 p5+p2   34 sum
        vpaddd xmm9, xmm9, xmm6                                          ;   301.8 p0      34 sum
        vmovd xmm6, [r8 + 40]                                            ;   185.7 p3      34 sum
        vpaddd xmm6, xmm6, xmm13                                         ;   301.8 p1      34 sum
        vprold xmm9, xmm9, 8                                             ;   302.8 p0      35 v[2]
        vpaddd xmm2, xmm2, xmm9                                          ;   303.8 p5      35 v[2]
        vpaddd xmm11, xmm11, xmm1                                        ;   302.8 p1      34 sum
        vmovdqa xmm9, xmm1                                               ;   299.5         35 v[0] copy
        vpternlogd xmm1, xmm12, xmm7, 0x63                               ;   303.2 p5      26 sum
        vprold xmm7, xmm7, 0xa                                           ;   303.5 p0      36 v[3]
        vpaddd xmm14, xmm14, xmm1                                        ;   304.2 p1      34 sum
        vpaddd xmm6, xmm6, xmm5                                          ;   304.2 p5      34 sum
        vprold xmm1, xmm14, 9                                            ;   305.2 p0      35 v[1]
        vpaddd xmm8, xmm8, xmm1                                          ;   306.2 p1      35 v[1]
        vmovdqa xmm1, xmm5                                               ;   301.5         35 v[0] copy
        vpternlogd xmm5, xmm2, xmm10, 0x96                               ;   305.2 p5      25 sum
        vmovd xmm14, [r8 + 36]                                           ;   188.0 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   305.5 p0+p2   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   305.8 p1      36 v[3]
        vpaddd xmm3, xmm3, xmm5                                          ;   306.2 p5      34 sum
        vmovd xmm5, [r8 + 16]                                            ;   188.7 p3      34 sum
        vpaddd xmm5, xmm5, xmm13                                         ;   306.5 p0      34 sum
        vprold xmm3, xmm3, 8                                             ;   307.2 p1      35 v[1]
        vpaddd xmm0, xmm0, xmm3                                          ;   308.2 p5      35 v[1]
        vpaddd xmm14, xmm14, xmm7                                        ;   307.5 p0      34 sum
        vprold xmm3, xmm12, 0xa                                          ;   307.8 p1      36 v[2]
        vpternlogd xmm12, xmm8, xmm7, 0x39                               ;   308.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm12                                       ;   309.2 p0      34 sum
        vpaddd xmm5, xmm5, xmm10                                         ;   308.8 p1      34 sum
        vprold xmm12, xmm15, 0xf                                         ;   310.2 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm12                                         ;   311.2 p5      35 v[0]
        vprold xmm12, xmm2, 0xa                                          ;   309.8 p1      36 v[2]
        vpternlogd xmm2, xmm0, xmm10, 0x96                               ;   310.2 p5      25 sum
        vmovd xmm15, [r8 + 28]                                           ;   190.8 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   310.5 p0+p2   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;   311.2 p1      34 sum
        vmovd xmm2, [r8 + 4]                                             ;   191.3 p3      34 sum
        vpaddd xmm2, xmm2, xmm13                                         ;   311.2 p5      34 sum
        vprold xmm4, xmm4, 5                                             ;   312.2 p0      35 v[0]
        vpaddd xmm1, xmm1, xmm4                                          ;   313.2 p1      35 v[0]
        vpaddd xmm15, xmm15, xmm3                                        ;   312.2 p5      34 sum
        vprold xmm4, xmm8, 0xa                                           ;   312.5 p0      36 v[1]
        vpternlogd xmm8, xmm9, xmm3, 0x39                                ;   312.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   313.8 p5      34 sum
        vpaddd xmm2, xmm2, xmm12                                         ;   313.5 p0      34 sum
        vprold xmm8, xmm11, 5                                            ;   314.8 p1      35 v[4]
        vpaddd xmm7, xmm7, xmm8                                          ;   315.8 p5      35 v[4]
        vprold xmm8, xmm0, 0xa                                           ;   314.5 p0      36 v[1]
        vpternlogd xmm0, xmm1, xmm12, 0x96                               ;   314.8 p1      25 sum
        vmovd xmm11, [r8 + 48]                                           ;   193.5 p10     34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   315.2 p5+p2   34 sum
        vpaddd xmm6, xmm6, xmm0                                          ;   315.8 p0      34 sum
        vmovd xmm0, [r8 + 20]                                            ;   194.0 p3      34 sum
        vpaddd xmm0, xmm0, xmm13                                         ;   315.8 p1      34 sum
        vprold xmm6, xmm6, 0xc                                           ;   316.8 p0      35 v[4]
        vpaddd xmm10, xmm10, xmm6                                        ;   317.8 p5      35 v[4]
        vpaddd xmm11, xmm11, xmm4                                        ;   316.8 p1      34 sum
        vmovdqa xmm6, xmm4                                               ;   313.5         35 v[2] copy
        vpternlogd xmm4, xmm7, xmm9, 0x63                                ;   317.2 p5      26 sum
        vprold xmm9, xmm9, 0xa                                           ;   317.5 p0      36 v[0]
        vpaddd xmm14, xmm14, xmm4                                        ;   318.2 p1      34 sum
        vpaddd xmm0, xmm0, xmm8                                          ;   318.2 p5      34 sum
        vprold xmm4, xmm14, 0xb                                          ;   319.2 p0      35 v[3]
        vpaddd xmm3, xmm3, xmm4                                          ;   320.2 p1      35 v[3]
        vmovdqa xmm4, xmm8                                               ;   315.5         35 v[2] copy
        vpternlogd xmm8, xmm10, xmm1, 0x96                               ;   319.2 p5      25 sum
        vmovd xmm14, [r8 + 8]                                            ;   196.3 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   319.5 p0+p2   34 sum
        vprold xmm1, xmm1, 0xa                                           ;   319.8 p1      36 v[0]
        vpaddd xmm5, xmm5, xmm8                                          ;   320.2 p5      34 sum
        vmovd xmm8, [r8 + 32]                                            ;   197.0 p3      34 sum
        vpaddd xmm8, xmm8, xmm13                                         ;   320.5 p0      34 sum
        vprold xmm5, xmm5, 9                                             ;   321.2 p1      35 v[3]
        vpaddd xmm12, xmm12, xmm5                                        ;   322.2 p5      35 v[3]
        vpaddd xmm14, xmm14, xmm9                                        ;   321.5 p0      34 sum
        vprold xmm5, xmm7, 0xa                                           ;   321.8 p1      36 v[4]
        vpternlogd xmm7, xmm3, xmm9, 0x39                                ;   322.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm7                                        ;   323.2 p0      34 sum
        vpaddd xmm8, xmm8, xmm1                                          ;   322.8 p1      34 sum
        vprold xmm7, xmm15, 6                                            ;   324.2 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm7                                          ;   325.2 p5      35 v[2]
        vprold xmm7, xmm10, 0xa                                          ;   323.8 p1      36 v[4]
        vpternlogd xmm10, xmm12, xmm1, 0x96                              ;   324.2 p5      25 sum
        vmovd xmm15, [r8 + 40]                                           ;   199.2 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   324.5 p0+p2   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   325.2 p1      34 sum
        vmovd xmm10, [r8 + 28]                                           ;   199.7 p3      34 sum
        vpaddd xmm10, xmm10, xmm13                                       ;   325.2 p5      34 sum
        vprold xmm2, xmm2, 0xc                                           ;   326.2 p0      35 v[2]
        vpaddd xmm4, xmm4, xmm2                                          ;   327.2 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm5                                        ;   326.2 p5      34 sum
        vprold xmm2, xmm3, 0xa                                           ;   326.5 p0      36 v[3]
        vpternlogd xmm3, xmm6, xmm5, 0x39                                ;   326.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   327.8 p5      34 sum
        vpaddd xmm10, xmm10, xmm7                                        ;   327.5 p0      34 sum
        vprold xmm3, xmm11, 8                                            ;   328.8 p1      35 v[1]
        vpaddd xmm9, xmm9, xmm3                                          ;   329.8 p5      35 v[1]
        vprold xmm3, xmm12, 0xa                                          ;   328.5 p0      36 v[3]
        vpternlogd xmm12, xmm4, xmm7, 0x96                               ;   328.8 p1      25 sum
        vmovd xmm11, [r8 + 56]                                           ;   201.8 p10     34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   329.2 p5+p2   34 sum
        vpaddd xmm0, xmm0, xmm12                                         ;   329.8 p0      34 sum
        vmovd xmm12, [r8 + 24]                                           ;   202.3 p3      34 sum
        vpaddd xmm12, xmm12, xmm13                                       ;   329.8 p1      34 sum
        vprold xmm0, xmm0, 5                                             ;   330.8 p0      35 v[1]
        vpaddd xmm1, xmm1, xmm0                                          ;   331.8 p5      35 v[1]
        vpaddd xmm11, xmm11, xmm2                                        ;   330.8 p1      34 sum
        vmovdqa xmm0, xmm2                                               ;   327.5         35 v[4] copy
        vpternlogd xmm2, xmm9, xmm6, 0x63                                ;   331.2 p5      26 sum
        vprold xmm6, xmm6, 0xa                                           ;   331.5 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm2                                        ;   332.2 p1      34 sum
        vpaddd xmm12, xmm12, xmm3                                        ;   332.2 p5      34 sum
        vprold xmm2, xmm14, 0xd                                          ;   333.2 p0      35 v[0]
        vpaddd xmm5, xmm5, xmm2                                          ;   334.2 p1      35 v[0]
        vmovdqa xmm2, xmm3                                               ;   329.5         35 v[4] copy
        vpternlogd xmm3, xmm1, xmm4, 0x96                                ;   333.2 p5      25 sum
        vmovd xmm14, [r8 + 4]                                            ;   204.7 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   333.5 p0+p2   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   333.8 p1      36 v[2]
        vpaddd xmm8, xmm8, xmm3                                          ;   334.2 p5      34 sum
        vmovd xmm3, [r8 + 8]                                             ;   205.3 p3      34 sum
        vpaddd xmm3, xmm3, xmm13                                         ;   334.5 p0      34 sum
        vprold xmm8, xmm8, 0xe                                           ;   335.2 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm8                                          ;   336.2 p5      35 v[0]
        vpaddd xmm14, xmm14, xmm6                                        ;   335.5 p0      34 sum
        vprold xmm8, xmm9, 0xa                                           ;   335.8 p1      36 v[1]
        vpternlogd xmm9, xmm5, xmm6, 0x39                                ;   336.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm9                                        ;   337.2 p0      34 sum
        vpaddd xmm3, xmm3, xmm4                                          ;   336.8 p1      34 sum
        vprold xmm9, xmm15, 0xc                                          ;   338.2 p0      35 v[4]
        vpaddd xmm0, xmm0, xmm9                                          ;   339.2 p5      35 v[4]
        vprold xmm9, xmm1, 0xa                                           ;   337.8 p1      36 v[1]
        vpternlogd xmm1, xmm7, xmm4, 0x96                                ;   338.2 p5      25 sum
        vmovd xmm15, [r8 + 12]                                           ;   207.5 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   338.5 p0+p2   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   339.2 p1      34 sum
        vmovd xmm1, [r8 + 52]                                            ;   208.0 p3      34 sum
        vpaddd xmm1, xmm1, xmm13                                         ;   339.2 p5      34 sum
        vprold xmm10, xmm10, 6                                           ;   340.2 p0      35 v[4]
        vpaddd xmm2, xmm2, xmm10                                         ;   341.2 p1      35 v[4]
        vpaddd xmm15, xmm15, xmm8                                        ;   340.2 p5      34 sum
        vprold xmm10, xmm5, 0xa                                          ;   340.5 p0      36 v[0]
        vpternlogd xmm5, xmm0, xmm8, 0x39                                ;   340.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   341.8 p5      34 sum
        vpaddd xmm1, xmm1, xmm9                                          ;   341.5 p0      34 sum
        vprold xmm5, xmm11, 5                                            ;   342.8 p1      35 v[3]
        vpaddd xmm6, xmm6, xmm5                                          ;   343.8 p5      35 v[3]
        vprold xmm5, xmm7, 0xa                                           ;   342.5 p0      36 v[0]
        vpternlogd xmm7, xmm2, xmm9, 0x96                                ;   342.8 p1      25 sum
        vmovd xmm11, [r8 + 32]                                           ;   210.2 p10     34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   343.2 p5+p2   34 sum
        vpaddd xmm12, xmm12, xmm7                                        ;   343.8 p0      34 sum
        vmovd xmm7, [r8 + 56]                                            ;   210.7 p3      34 sum
        vpaddd xmm7, xmm7, xmm13                                         ;   343.8 p1      34 sum
        vprold xmm12, xmm12, 8                                           ;   344.8 p0      35 v[3]
        vpaddd xmm4, xmm4, xmm12                                         ;   345.8 p5      35 v[3]
        vpaddd xmm11, xmm11, xmm10                                       ;   344.8 p1      34 sum
        vmovdqa xmm12, xmm10                                             ;   341.5         35 v[1] copy
        vpternlogd xmm10, xmm6, xmm0, 0x63                               ;   345.2 p5      26 sum
        vprold xmm0, xmm0, 0xa                                           ;   345.5 p0      36 v[4]
        vpaddd xmm14, xmm14, xmm10                                       ;   346.2 p1      34 sum
        vpaddd xmm7, xmm7, xmm5                                          ;   346.2 p5      34 sum
        vprold xmm10, xmm14, 0xc                                         ;   347.2 p0      35 v[2]
        vpaddd xmm8, xmm8, xmm10                                         ;   348.2 p1      35 v[2]
        vmovdqa xmm10, xmm5                                              ;   343.5         35 v[1] copy
        vpternlogd xmm5, xmm4, xmm2, 0x96                                ;   347.2 p5      25 sum
        vmovd xmm14, [r8 + 44]                                           ;   213.0 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   347.5 p0+p2   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   347.8 p1      36 v[4]
        vpaddd xmm3, xmm3, xmm5                                          ;   348.2 p5      34 sum
        vmovd xmm5, [r8]                                                 ;   213.7 p3      34 sum
        vpaddd xmm5, xmm5, xmm13                                         ;   348.5 p0      34 sum
        vprold xmm3, xmm3, 0xd                                           ;   349.2 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm3                                          ;   350.2 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;   349.5 p0      34 sum
        vprold xmm3, xmm6, 0xa                                           ;   349.8 p1      36 v[3]
        vpternlogd xmm6, xmm8, xmm0, 0x39                                ;   350.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm6                                        ;   351.2 p0      34 sum
        vpaddd xmm5, xmm5, xmm2                                          ;   350.8 p1      34 sum
        vprold xmm6, xmm15, 0xd                                          ;   352.2 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm6                                        ;   353.2 p5      35 v[1]
        vprold xmm6, xmm4, 0xa                                           ;   351.8 p1      36 v[3]
        vpternlogd xmm4, xmm9, xmm2, 0x96                                ;   352.2 p5      25 sum
        vmovd xmm15, [r8 + 24]                                           ;   215.8 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   352.5 p0+p2   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   353.2 p1      34 sum
        vmovd xmm4, [r8 + 12]                                            ;   216.3 p3      34 sum
        vpaddd xmm4, xmm4, xmm13                                         ;   353.2 p5      34 sum
        vprold xmm1, xmm1, 6                                             ;   354.2 p0      35 v[1]
        vpaddd xmm10, xmm10, xmm1                                        ;   355.2 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm3                                        ;   354.2 p5      34 sum
        vprold xmm1, xmm8, 0xa                                           ;   354.5 p0      36 v[2]
        vpternlogd xmm8, xmm12, xmm3, 0x39                               ;   354.8 p1      26 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   355.8 p5      34 sum
        vpaddd xmm4, xmm4, xmm6                                          ;   355.5 p0      34 sum
        vprold xmm8, xmm11, 0xe                                          ;   356.8 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm8                                          ;   357.8 p5      35 v[0]
        vprold xmm8, xmm9, 0xa                                           ;   356.5 p0      36 v[2]
        vpternlogd xmm9, xmm10, xmm6, 0x96                               ;   356.8 p1      25 sum
        vmovd xmm11, [r8 + 60]                                           ;   218.5 p10     34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   357.2 p5+p2   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;   357.8 p0      34 sum
        vmovd xmm9, [r8 + 36]                                            ;   219.0 p3      34 sum
        vpaddd xmm9, xmm9, xmm13                                         ;   357.8 p1      34 sum
        vprold xmm7, xmm7, 5                                             ;   358.8 p0      35 v[0]
        vpaddd xmm2, xmm2, xmm7                                          ;   359.8 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm1                                        ;   358.8 p1      34 sum
        vmovdqa xmm7, xmm1                                               ;   355.5         35 v[3] copy
        vpternlogd xmm1, xmm0, xmm12, 0x63                               ;   359.2 p5      26 sum
        vprold xmm12, xmm12, 0xa                                         ;   359.5 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm1                                        ;   360.2 p1      34 sum
        vpaddd xmm9, xmm9, xmm8                                          ;   360.2 p5      34 sum
        vprold xmm1, xmm14, 0xb                                          ;   361.2 p0      35 v[4]
        vpaddd xmm3, xmm3, xmm1                                          ;   362.2 p1      35 v[4]
        vmovdqa xmm1, xmm8                                               ;   357.5         35 v[3] copy
        vpternlogd xmm8, xmm2, xmm10, 0x96                               ;   361.2 p5      25 sum
        vmovd xmm14, [r8 + 52]                                           ;   221.3 p10     34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   361.5 p0+p2   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   361.8 p1      36 v[1]
        vpaddd xmm5, xmm5, xmm8                                          ;   362.2 p5      34 sum
        vmovd xmm8, [r8 + 44]                                            ;   222.0 p3      34 sum
        vpaddd xmm8, xmm8, xmm13                                         ;   362.5 p0      34 sum
        vprold xmm5, xmm5, 0xf                                           ;   363.2 p1      35 v[4]
        vmovdqa xmm13, [rbp - 112]                                       ;   222.5 p10     48 h0
        vpaddd xmm6, xmm6, xmm5                                          ;   364.2 p5      35 v[4]
        vmovdqa xmm5, [rbp - 96]                                         ;   223.2 p2      49 h
        vpaddd xmm14, xmm14, xmm12                                       ;   363.5 p0      34 sum
        vpaddd xmm8, xmm8, xmm10                                         ;   363.8 p1      34 sum
        vmovdqa [rbp - 48], xmm5                                         ;   229.2 p7+p4   49 h spill
        vprold xmm5, xmm0, 0xa                                           ;   364.5 p0      36 v[0]
        vpternlogd xmm0, xmm3, xmm12, 0x39                               ;   364.2 p5      26 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   365.2 p1      34 sum
        vprold xmm0, xmm15, 8                                            ;   366.2 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;   367.2 p5      35 v[3]
        vprold xmm0, xmm2, 0xa                                           ;   365.8 p1      36 v[0]
        vpternlogd xmm2, xmm6, xmm10, 0x96                               ;   366.2 p5      25 sum
        vmovdqa xmm15, [rbp - 80]                                        ;   225.3 p3      49 h
        vmovdqa [rbp - 32], xmm10                                        ;   362.8 p8+p9   36 v[1] spill
        vmovdqa xmm10, [rbp - 64]                                        ;   225.7 p10     49 h
        vmovdqa [rbp - 16], xmm10                                        ;   231.7 p7+p4   49 h spill
        vmovdqa xmm10, [rbp - 32]                                        ;   362.8 p2      35 v[2]
        vpaddd xmm4, xmm4, xmm2                                          ;   367.2 p0      34 sum
        vmovdqa xmm2, [rbp - 128]                                        ;   228.2 p3      49 h
        vprold xmm4, xmm4, 0xd                                           ;   368.2 p1      35 v[3]
        vpaddd xmm1, xmm1, xmm4                                          ;   369.2 p5      35 v[3]
        add r8, 0x40                                                     ;   228.7 p6      41 blocks
        vpaddd xmm2, xmm2, xmm5                                          ;   367.5 p0      49 h
        vprold xmm4, xmm3, 0xa                                           ;   367.8 p1      36 v[4]
        vpternlogd xmm3, xmm7, xmm5, 0x39                                ;   368.2 p5      26 sum
        vmovdqa [rbp - 32], xmm2                                         ;   368.5 p8+p9   49 h spill
        vmovdqa xmm2, [rbp - 16]                                         ;   231.7 p10     49 h reload
        vpaddd xmm2, xmm2, xmm5                                          ;   368.5 p0      49 h
        vpaddd xmm11, xmm11, xmm3                                        ;   369.2 p1      34 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   369.2 p5      49 h
        vpaddd xmm2, xmm2, xmm0                                          ;   369.5 p0      49 h
        vpternlogd xmm0, xmm1, xmm6, 0x96                                ;   370.2 p1      25 sum
        mov qword [rbp + 8], r8                                          ;   231.0 p7+p4   41 blocks
        vprold xmm3, xmm6, 0xa                                           ;   370.5 p0      36 v[4]
        vpaddd xmm9, xmm9, xmm0                                          ;   371.2 p5      34 sum
        vprold xmm0, xmm11, 5                                            ;   370.8 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm4                                        ;   371.2 p5      49 h
        vpaddd xmm12, xmm12, xmm0                                        ;   371.8 p0      35 v[2]
        vprold xmm0, xmm9, 0xb                                           ;   372.2 p1      35 v[2]
        vpaddd xmm10, xmm10, xmm0                                        ;   373.2 p5      35 v[2]
        vmovdqa [rbp - 96], xmm15                                        ;   372.2 p8+p9   49 h
        vpternlogd xmm4, xmm12, xmm7, 0x63                               ;   372.8 p0      26 sum
        vprold xmm0, xmm7, 0xa                                           ;   372.8 p1      36 v[3]
        vpaddd xmm13, xmm13, xmm12                                       ;   373.2 p5      48 h0
        vpaddd xmm14, xmm14, xmm4                                        ;   373.8 p0      34 sum
        vmovdqa xmm4, [rbp - 48]                                         ;   235.2 p2      49 h reload
        vpaddd xmm4, xmm4, xmm3                                          ;   373.8 p1      49 h
        vpaddd xmm4, xmm4, xmm0                                          ;   374.8 p5      49 h
        vpternlogd xmm3, xmm10, xmm1, 0x96                               ;   374.5 p0      25 sum
        vprold xmm0, xmm1, 0xa                                           ;   374.8 p1      36 v[3]
        vpaddd xmm8, xmm8, xmm3                                          ;   375.5 p5      34 sum
        vmovdqa xmm1, [rbp - 32]                                         ;   368.5 p3      49 h reload
        vpaddd xmm1, xmm1, xmm10                                         ;   375.5 p0      49 h
        vprold xmm3, xmm14, 6                                            ;   375.8 p1      35 v[1]
        vpaddd xmm13, xmm13, xmm0                                        ;   376.2 p5      48 h0
        vmovdqa [rbp - 112], xmm4                                        ;   375.8 p7+p4   49 h
        vpaddd xmm1, xmm1, xmm3                                          ;   376.8 p0      49 h
        vprold xmm0, xmm8, 0xb                                           ;   376.8 p1      35 v[1]
        vmovdqa [rbp - 128], xmm13                                       ;   377.2 p8+p9   50 h
        vpaddd xmm2, xmm2, xmm0                                          ;   377.8 p5      49 h
        vmovdqa [rbp - 64], xmm1                                         ;   377.8 p7+p4   49 h
        vmovdqa [rbp - 80], xmm2                                         ;   378.8 p8+p9   49 h
        cmp r8, qword [rbp + 16]                                         ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vmovdqa xmm0, [rbp - 128]                                        ;     0.0 p2      41 blocks reload
        mov r8, qword [rbp + 0]                                          ;     0.2 p3      41 blocks reload
        vmovd [r8], xmm0                                                 ;     6.0 p7+p4   41 blocks
        vmovdqa xmm0, [rbp - 112]                                        ;     0.5 p10     41 blocks reload
        vmovd [r8 + 4], xmm0                                             ;     6.5 p8+p9   41 blocks
        vmovdqa xmm0, [rbp - 96]                                         ;     1.0 p2      41 blocks reload
        vmovd [r8 + 8], xmm0                                             ;     7.0 p7+p4   41 blocks
        vmovdqa xmm0, [rbp - 80]                                         ;     1.2 p3      41 blocks reload
        vmovd [r8 + 12], xmm0                                            ;     7.2 p8+p9   41 blocks
        vmovdqa xmm0, [rbp - 64]                                         ;     1.5 p10     41 blocks reload
        vmovd [r8 + 16], xmm0                                            ;     7.5 p7+p4   41 blocks
        vpxor xmm0, xmm0, xmm0                                           ;                    cleared
        vmovdqa [rbp - 128], xmm0                                        ;                    cleared
        vmovdqa [rbp - 112], xmm0                                        ;                    cleared
        vmovdqa [rbp - 96], xmm0                                         ;                    cleared
        vmovdqa [rbp - 80], xmm0                                         ;                    cleared
        vmovdqa [rbp - 64], xmm0                                         ;                    cleared
        vmovdqa [rbp - 48], xmm0                                         ;                    cleared
        vmovdqa [rbp - 32], xmm0                                         ;                    cleared
        vmovdqa [rbp - 16], xmm0                                         ;                    cleared
        add rsp, 0xa0                                                    ;                    frame
        pop rbp                                                          ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
ripemd160_blocks.T0_constants128:
        dq 0x0000000000000000, 0x0000000000000000, 0xffffffffffffffff, 0xffffffffffffffff, 0x5a8279995a827999, 0x5a8279995a827999, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1
        dq 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124
        dq 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
