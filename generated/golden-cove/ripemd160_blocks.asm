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
;   blocks: 1388 uops, planned 378.5; bounds: width 231.3, ports 376.0, path 325.0
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
        vmovdqa xmm10, [rbp - 80]                                        ;     2.2 p3      44 x[3] reload
        vmovdqa xmm11, xmm1                                              ;     6.3         25 sum copy
        vpternlogd xmm11, xmm3, xmm10, 0x96                              ;     8.2 p5      25 sum
        vmovdqa xmm12, [rbp - 128]                                       ;     2.3 p10     44 x[0] reload
        vpaddd xmm11, xmm11, xmm12                                       ;     9.2 p0      34 sum
        vmovdqa xmm13, [rel ripemd160_blocks.T0_constants128]            ;     3.0 p2      34 sum reload
        vpaddd xmm11, xmm11, xmm13                                       ;    10.2 p1      34 sum
        vmovdqa xmm14, xmm10                                             ;     8.2         26 sum copy
        vpternlogd xmm14, xmm1, xmm3, 0x65                               ;     8.2 p5      26 sum
        vpaddd xmm14, xmm14, xmm12                                       ;     9.2 p0      34 sum
        vmovdqa xmm15, [rel ripemd160_blocks.T0_constants128 + 96]       ;     3.2 p3      34 sum reload
        vpaddd xmm14, xmm14, xmm15                                       ;    10.2 p1      34 sum
        vpaddd xmm11, xmm11, xmm0                                        ;    11.2 p5      34 sum
        vprold xmm11, xmm11, 0xb                                         ;    12.2 p0      35 v[0]
        vpaddd xmm11, xmm11, [rbp - 64]                                  ;    13.2 p1+p10   35 v[0]
        vpaddd xmm14, xmm14, xmm5                                        ;    11.2 p5      34 sum
        vprold xmm14, xmm14, 8                                           ;    12.2 p0      35 v[0]
        vpaddd xmm14, xmm14, [rbp - 64]                                  ;    13.2 p1+p2   35 v[0]
        vmovd xmm12, [r8 + 12]                                           ;     5.0 p3      34 sum
        vmovdqa xmm5, xmm2                                               ;     7.3         35 v[3] copy
        vmovdqa xmm1, xmm2                                               ;     7.3         35 v[3] copy
        vpaddd xmm0, xmm2, xmm12                                         ;    11.0 p5      34 sum
        vpaddd xmm0, xmm0, xmm13                                         ;    12.0 p0      34 sum
        vmovd xmm12, [r8]                                                ;     5.3 p10     34 sum reload
        vpaddd xmm9, xmm2, xmm12                                         ;    11.3 p1      34 sum
        vpaddd xmm9, xmm9, xmm15                                         ;    12.3 p5      34 sum
        vmovdqa xmm12, xmm4                                              ;     8.0         35 v[2] copy
        vmovdqa xmm8, xmm4                                               ;     8.0         35 v[2] copy
        vmovdqa [rbp - 48], xmm8                                         ;     8.0 p7+p4   35 v[2] spill
        vmovd xmm8, [r8 + 8]                                             ;     6.3 p2      34 sum
        vpaddd xmm8, xmm8, xmm10                                         ;    12.3 p0      34 sum
        vpaddd xmm8, xmm8, xmm13                                         ;    13.3 p1      34 sum
        vmovdqa [rbp - 32], xmm12                                        ;     8.0 p8+p9   35 v[2] spill
        vmovd xmm12, [r8 + 28]                                           ;     7.0 p3      34 sum
        vpaddd xmm12, xmm12, xmm10                                       ;    13.0 p5      34 sum
        vpaddd xmm12, xmm12, xmm15                                       ;    14.0 p0      34 sum
        vmovdqa xmm10, xmm11                                             ;    14.2         25 sum copy
        vpternlogd xmm10, xmm2, xmm3, 0x96                               ;    14.2 p1      25 sum
        vpternlogd xmm2, xmm14, xmm3, 0x63                               ;    14.2 p5      26 sum
        vpaddd xmm10, xmm10, [rbp - 64]                                  ;    15.2 p0+p10   34 sum
        vpaddd xmm2, xmm2, [rbp - 64]                                    ;    15.2 p1+p2   34 sum
        vpaddd xmm10, xmm10, xmm13                                       ;    16.2 p5      34 sum
        vpaddd xmm2, xmm2, xmm15                                         ;    16.2 p0      34 sum
        vpaddd xmm10, xmm10, xmm6                                        ;    17.2 p1      34 sum
        vpaddd xmm2, xmm2, xmm7                                          ;    17.2 p5      34 sum
        vprold xmm10, xmm10, 0xe                                         ;    18.2 p0      35 v[4]
        vprold xmm2, xmm2, 9                                             ;    18.2 p1      35 v[4]
        vpaddd xmm10, xmm10, [rbp - 80]                                  ;    19.2 p5+p3   35 v[4]
        vpaddd xmm2, xmm2, [rbp - 80]                                    ;    19.2 p0+p10   35 v[4]
        vmovd xmm3, [r8 + 16]                                            ;     9.7 p2      34 sum reload
        vpaddd xmm7, xmm4, xmm3                                          ;    15.7 p1      34 sum
        vpaddd xmm7, xmm7, xmm13                                         ;    16.7 p5      34 sum
        vmovd xmm6, [r8 + 36]                                            ;    10.3 p3      34 sum reload
        vpaddd xmm3, xmm4, xmm6                                          ;    16.3 p0      34 sum
        vpaddd xmm3, xmm3, xmm15                                         ;    17.3 p1      34 sum
        vprold xmm6, xmm11, 0xa                                          ;    14.2 p0      36 v[0]
        vpternlogd xmm11, xmm10, xmm4, 0x96                              ;    20.2 p5      25 sum
        vpaddd xmm8, xmm8, xmm11                                         ;    21.2 p1      34 sum
        vpternlogd xmm4, xmm2, xmm14, 0x63                               ;    20.2 p5      26 sum
        vprold xmm11, xmm14, 0xa                                         ;    15.2 p0      36 v[0]
        vpaddd xmm12, xmm12, xmm4                                        ;    21.2 p1      34 sum
        vmovdqa xmm4, xmm6                                               ;    15.2         35 v[1] copy
        vmovd xmm14, [r8 + 20]                                           ;    11.8 p10     34 sum reload
        vpaddd xmm15, xmm6, xmm14                                        ;    17.8 p5      34 sum
        vpaddd xmm15, xmm15, xmm13                                       ;    18.8 p0      34 sum
        vprold xmm8, xmm8, 0xf                                           ;    22.2 p1      35 v[3]
        vpaddd xmm5, xmm5, xmm8                                          ;    23.2 p5      35 v[3]
        vmovdqa xmm8, xmm11                                              ;    16.2         35 v[1] copy
        vprold xmm12, xmm12, 9                                           ;    22.2 p0      35 v[3]
        vpaddd xmm1, xmm1, xmm12                                         ;    23.2 p1      35 v[3]
        vmovd xmm12, [r8 + 8]                                            ;    13.2 p2      34 sum reload
        vpaddd xmm14, xmm11, xmm12                                       ;    19.2 p5      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 96] ;    20.2 p0+p3   34 sum
        vpternlogd xmm6, xmm5, xmm10, 0x96                               ;    24.2 p1      25 sum
        vprold xmm10, xmm10, 0xa                                         ;    20.2 p0      36 v[4]
        vpaddd xmm0, xmm0, xmm6                                          ;    25.2 p5      34 sum
        vpternlogd xmm11, xmm1, xmm2, 0x63                               ;    24.2 p1      26 sum
        vprold xmm2, xmm2, 0xa                                           ;    20.2 p0      36 v[4]
        vpaddd xmm9, xmm9, xmm11                                         ;    25.2 p5      34 sum
        vmovd xmm6, [r8 + 24]                                            ;    14.7 p10     34 sum
        vprold xmm0, xmm0, 0xc                                           ;    26.2 p1      35 v[2]
        vprold xmm9, xmm9, 0xb                                           ;    26.2 p0      35 v[2]
        vmovdqa xmm12, [rbp - 32]                                        ;    15.2 p2      35 v[2] reload
        vpaddd xmm12, xmm12, xmm0                                        ;    27.2 p5      35 v[2]
        vmovdqa xmm0, [rbp - 48]                                         ;    15.5 p3      35 v[2] reload
        vpaddd xmm0, xmm0, xmm9                                          ;    27.2 p1      35 v[2]
        vmovdqa xmm9, xmm10                                              ;    21.2         35 v[0] copy
        vpaddd xmm11, xmm10, xmm6                                        ;    21.8 p5      34 sum
        vpaddd xmm11, xmm11, xmm13                                       ;    22.8 p0      34 sum
        vpternlogd xmm10, xmm12, xmm5, 0x96                              ;    28.2 p1      25 sum
        vprold xmm5, xmm5, 0xa                                           ;    24.2 p0      36 v[3]
        vpaddd xmm7, xmm7, xmm10                                         ;    29.2 p5      34 sum
        vmovdqa xmm10, xmm2                                              ;    21.2         35 v[0] copy
        vprold xmm7, xmm7, 5                                             ;    30.2 p1      35 v[1]
        vpaddd xmm4, xmm4, xmm7                                          ;    31.2 p5      35 v[1]
        vmovd xmm7, [r8 + 44]                                            ;    17.3 p10     34 sum reload
        vpaddd xmm6, xmm2, xmm7                                          ;    24.2 p0      34 sum
        vpaddd xmm6, xmm6, [rel ripemd160_blocks.T0_constants128 + 96]   ;    25.2 p1+p2   34 sum
        vpternlogd xmm2, xmm0, xmm1, 0x63                                ;    28.2 p5      26 sum
        vprold xmm1, xmm1, 0xa                                           ;    25.2 p0      36 v[3]
        vpaddd xmm3, xmm3, xmm2                                          ;    29.2 p1      34 sum
        vprold xmm3, xmm3, 0xd                                           ;    30.2 p0      35 v[1]
        vpaddd xmm8, xmm8, xmm3                                          ;    31.2 p5      35 v[1]
        vmovdqa xmm7, xmm5                                               ;    25.2         35 v[4] copy
        vmovd xmm3, [r8 + 28]                                            ;    18.8 p3      34 sum reload
        vpaddd xmm2, xmm5, xmm3                                          ;    26.5 p1      34 sum
        vpaddd xmm2, xmm2, xmm13                                         ;    27.5 p5      34 sum
        vpternlogd xmm5, xmm4, xmm12, 0x96                               ;    32.2 p0      25 sum
        vprold xmm12, xmm12, 0xa                                         ;    28.2 p1      36 v[2]
        vpaddd xmm15, xmm15, xmm5                                        ;    33.2 p5      34 sum
        vmovdqa xmm5, xmm1                                               ;    26.2         35 v[4] copy
        vprold xmm15, xmm15, 8                                           ;    34.2 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm15                                         ;    35.2 p1      35 v[0]
        vmovd xmm15, [r8 + 16]                                           ;    20.3 p10     34 sum reload
        vpaddd xmm3, xmm1, xmm15                                         ;    28.8 p5      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 96]   ;    29.8 p0+p2   34 sum
        vpternlogd xmm1, xmm8, xmm0, 0x63                                ;    32.2 p1      26 sum
        vprold xmm0, xmm0, 0xa                                           ;    30.2 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm1                                        ;    33.2 p5      34 sum
        vprold xmm1, xmm14, 0xf                                          ;    34.2 p1      35 v[0]
        vpaddd xmm10, xmm10, xmm1                                        ;    35.2 p5      35 v[0]
        vmovdqa xmm14, xmm12                                             ;    29.2         35 v[3] copy
        vmovd xmm15, [r8 + 32]                                           ;    21.8 p3      34 sum reload
        vpaddd xmm1, xmm12, xmm15                                        ;    31.2 p0      34 sum
        vpaddd xmm1, xmm1, xmm13                                         ;    32.2 p1      34 sum
        vpternlogd xmm12, xmm9, xmm4, 0x96                               ;    36.2 p5      25 sum
        vprold xmm4, xmm4, 0xa                                           ;    32.2 p0      36 v[1]
        vpaddd xmm11, xmm11, xmm12                                       ;    37.2 p1      34 sum
        vprold xmm11, xmm11, 7                                           ;    38.2 p0      35 v[4]
        vpaddd xmm7, xmm7, xmm11                                         ;    39.2 p5      35 v[4]
        vmovdqa xmm11, xmm0                                              ;    31.2         35 v[3] copy
        vmovd xmm15, [r8 + 52]                                           ;    23.3 p10     34 sum reload
        vpaddd xmm12, xmm0, xmm15                                        ;    33.5 p1      34 sum
        vpaddd xmm12, xmm12, [rel ripemd160_blocks.T0_constants128 + 96] ;    34.5 p5+p2   34 sum
        vpternlogd xmm0, xmm10, xmm8, 0x63                               ;    36.2 p0      26 sum
        vprold xmm8, xmm8, 0xa                                           ;    34.5 p1      36 v[1]
        vpaddd xmm6, xmm6, xmm0                                          ;    37.2 p5      34 sum
        vprold xmm0, xmm6, 0xf                                           ;    38.2 p0      35 v[4]
        vpaddd xmm5, xmm5, xmm0                                          ;    39.2 p1      35 v[4]
        vmovd xmm0, [r8 + 36]                                            ;    24.7 p3      34 sum
        vpaddd xmm0, xmm0, xmm13                                         ;    35.8 p5      34 sum
        vpaddd xmm0, xmm0, xmm4                                          ;    36.8 p0      34 sum
        vmovdqa xmm6, xmm4                                               ;    33.2         35 v[2] copy
        vpternlogd xmm4, xmm7, xmm9, 0x96                                ;    40.2 p1      25 sum
        vprold xmm9, xmm9, 0xa                                           ;    37.2 p0      36 v[0]
        vpaddd xmm2, xmm2, xmm4                                          ;    41.2 p5      34 sum
        vmovd xmm4, [r8 + 24]                                            ;    25.8 p10     34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 96]   ;    37.5 p1+p2   34 sum
        vpaddd xmm4, xmm4, xmm8                                          ;    38.5 p5      34 sum
        vprold xmm2, xmm2, 9                                             ;    42.2 p0      35 v[3]
        vpaddd xmm14, xmm14, xmm2                                        ;    43.2 p1      35 v[3]
        vmovdqa xmm2, xmm8                                               ;    35.5         35 v[2] copy
        vpternlogd xmm8, xmm5, xmm10, 0x63                               ;    40.2 p5      26 sum
        vprold xmm10, xmm10, 0xa                                         ;    39.2 p0      36 v[0]
        vpaddd xmm3, xmm3, xmm8                                          ;    41.2 p1      34 sum
        vmovd xmm8, [r8 + 40]                                            ;    27.3 p3      34 sum
        vpaddd xmm8, xmm8, xmm13                                         ;    39.8 p5      34 sum
        vpaddd xmm8, xmm8, xmm9                                          ;    40.8 p0      34 sum
        vprold xmm3, xmm3, 5                                             ;    42.2 p1      35 v[3]
        vpaddd xmm11, xmm11, xmm3                                        ;    43.2 p5      35 v[3]
        vmovd xmm15, [r8 + 60]                                           ;    28.2 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 96] ;    41.2 p0+p2   34 sum
        vpaddd xmm15, xmm15, xmm10                                       ;    42.2 p1      34 sum
        vmovdqa xmm3, xmm9                                               ;    38.2         35 v[1] copy
        vpternlogd xmm9, xmm14, xmm7, 0x96                               ;    44.2 p5      25 sum
        vprold xmm7, xmm7, 0xa                                           ;    42.2 p0      36 v[4]
        vpaddd xmm1, xmm1, xmm9                                          ;    45.2 p1      34 sum
        vmovdqa xmm9, xmm10                                              ;    40.2         35 v[1] copy
        vpternlogd xmm10, xmm11, xmm5, 0x63                              ;    44.2 p5      26 sum
        vprold xmm5, xmm5, 0xa                                           ;    43.2 p0      36 v[4]
        vpaddd xmm12, xmm12, xmm10                                       ;    45.2 p1      34 sum
        vmovd xmm10, [r8 + 44]                                           ;    30.0 p3      34 sum
        vpaddd xmm10, xmm10, xmm13                                       ;    43.8 p5      34 sum
        vprold xmm1, xmm1, 0xb                                           ;    46.2 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm1                                          ;    47.2 p1      35 v[2]
        vprold xmm1, xmm12, 7                                            ;    46.2 p0      35 v[2]
        vpaddd xmm2, xmm2, xmm1                                          ;    47.2 p5      35 v[2]
        vmovd xmm1, [r8 + 32]                                            ;    31.0 p10     34 sum
        vmovdqa xmm12, [rel ripemd160_blocks.T0_constants128 + 96]       ;    31.2 p2      34 sum reload
        vpaddd xmm1, xmm1, xmm12                                         ;    45.5 p1      34 sum
        vpaddd xmm10, xmm10, xmm7                                        ;    45.8 p5      34 sum
        vpaddd xmm1, xmm1, xmm5                                          ;    46.5 p0      34 sum
        vmovdqa xmm12, xmm7                                              ;    43.2         35 v[0] copy
        vpternlogd xmm7, xmm6, xmm14, 0x96                               ;    48.2 p1      25 sum
        vprold xmm14, xmm14, 0xa                                         ;    47.2 p0      36 v[3]
        vpaddd xmm0, xmm0, xmm7                                          ;    49.2 p5      34 sum
        vmovdqa xmm7, xmm5                                               ;    44.2         35 v[0] copy
        vpternlogd xmm5, xmm2, xmm11, 0x63                               ;    48.2 p1      26 sum
        vprold xmm11, xmm11, 0xa                                         ;    48.2 p0      36 v[3]
        vpaddd xmm4, xmm4, xmm5                                          ;    49.2 p5      34 sum
        vmovd xmm5, [r8 + 48]                                            ;    33.2 p3      34 sum
        vpaddd xmm5, xmm5, xmm13                                         ;    48.5 p1      34 sum
        vprold xmm0, xmm0, 0xd                                           ;    50.2 p0      35 v[1]
        vpaddd xmm3, xmm3, xmm0                                          ;    51.2 p5      35 v[1]
        vmovd xmm0, [r8 + 4]                                             ;    33.8 p10     34 sum
        vprold xmm4, xmm4, 7                                             ;    50.2 p1      35 v[1]
        vpaddd xmm0, xmm0, [rel ripemd160_blocks.T0_constants128 + 96]   ;    49.8 p5+p2   34 sum
        vpaddd xmm9, xmm9, xmm4                                          ;    51.2 p0      35 v[1]
        vpaddd xmm5, xmm5, xmm14                                         ;    50.5 p1      34 sum
        vpaddd xmm0, xmm0, xmm11                                         ;    50.8 p5      34 sum
        vmovdqa xmm4, xmm14                                              ;    48.2         35 v[4] copy
        vpternlogd xmm14, xmm3, xmm6, 0x96                               ;    52.2 p0      25 sum
        vprold xmm6, xmm6, 0xa                                           ;    51.5 p1      36 v[2]
        vpaddd xmm8, xmm8, xmm14                                         ;    53.2 p5      34 sum
        vmovdqa xmm14, xmm11                                             ;    49.2         35 v[4] copy
        vpternlogd xmm11, xmm9, xmm2, 0x63                               ;    52.2 p0      26 sum
        vprold xmm2, xmm2, 0xa                                           ;    52.5 p1      36 v[2]
        vpaddd xmm15, xmm15, xmm11                                       ;    53.2 p5      34 sum
        vmovd xmm11, [r8 + 52]                                           ;    36.2 p3      34 sum
        vpaddd xmm11, xmm11, xmm13                                       ;    53.2 p0      34 sum
        vprold xmm8, xmm8, 0xe                                           ;    54.2 p1      35 v[0]
        vpaddd xmm12, xmm12, xmm8                                        ;    55.2 p5      35 v[0]
        vmovd xmm8, [r8 + 40]                                            ;    36.8 p10     34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 96]   ;    54.2 p0+p2   34 sum
        vprold xmm15, xmm15, 8                                           ;    54.5 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm15                                         ;    55.5 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm6                                        ;    55.2 p0      34 sum
        vpaddd xmm8, xmm8, xmm2                                          ;    55.5 p1      34 sum
        vmovdqa xmm15, xmm6                                              ;    52.5         35 v[3] copy
        vpternlogd xmm6, xmm12, xmm3, 0x96                               ;    56.2 p5      25 sum
        vprold xmm3, xmm3, 0xa                                           ;    56.2 p0      36 v[1]
        vpaddd xmm10, xmm10, xmm6                                        ;    57.2 p1      34 sum
        vmovdqa xmm6, xmm2                                               ;    53.5         35 v[3] copy
        vpternlogd xmm2, xmm7, xmm9, 0x63                                ;    56.8 p5      26 sum
        vprold xmm9, xmm9, 0xa                                           ;    57.2 p0      36 v[1]
        vpaddd xmm1, xmm1, xmm2                                          ;    57.8 p1      34 sum
        vmovd xmm2, [r8 + 56]                                            ;    39.2 p3      34 sum
        vpaddd xmm2, xmm2, xmm13                                         ;    57.8 p5      34 sum
        vprold xmm10, xmm10, 0xf                                         ;    58.2 p0      35 v[4]
        vpaddd xmm4, xmm4, xmm10                                         ;    59.2 p1      35 v[4]
        vmovd xmm10, [r8 + 12]                                           ;    39.8 p10     34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 96] ;    58.8 p5+p2   34 sum
        vprold xmm1, xmm1, 0xb                                           ;    59.2 p0      35 v[4]
        vpaddd xmm14, xmm14, xmm1                                        ;    60.2 p1      35 v[4]
        vpaddd xmm2, xmm2, xmm3                                          ;    59.8 p5      34 sum
        vpaddd xmm10, xmm10, xmm9                                        ;    60.2 p0      34 sum
        vmovdqa xmm1, xmm3                                               ;    57.2         35 v[2] copy
        vpternlogd xmm3, xmm4, xmm12, 0x96                               ;    60.5 p1      25 sum
        vprold xmm12, xmm12, 0xa                                         ;    61.2 p0      36 v[0]
        vpaddd xmm5, xmm5, xmm3                                          ;    61.5 p5      34 sum
        vprold xmm3, xmm5, 6                                             ;    62.5 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm3                                        ;    63.5 p5      35 v[3]
        vprold xmm3, xmm7, 0xa                                           ;    62.2 p0      36 v[0]
        vpternlogd xmm7, xmm14, xmm9, 0x39                               ;    62.5 p1      26 sum
        vmovd xmm5, [r8 + 60]                                            ;    42.2 p3      34 sum
        vpaddd xmm5, xmm5, xmm13                                         ;    62.8 p5      34 sum
        vpaddd xmm0, xmm0, xmm7                                          ;    63.5 p0      34 sum
        vmovd xmm7, [r8 + 48]                                            ;    42.7 p10     34 sum
        vpaddd xmm7, xmm7, [rel ripemd160_blocks.T0_constants128 + 96]   ;    63.5 p1+p2   34 sum
        vprold xmm0, xmm0, 0xe                                           ;    64.5 p0      35 v[3]
        vpaddd xmm6, xmm6, xmm0                                          ;    65.5 p5      35 v[3]
        vpaddd xmm5, xmm5, xmm12                                         ;    64.5 p1      34 sum
        vpaddd xmm7, xmm7, xmm3                                          ;    64.8 p5      34 sum
        vprold xmm0, xmm4, 0xa                                           ;    65.2 p0      36 v[4]
        vpternlogd xmm4, xmm15, xmm12, 0x96                              ;    65.5 p1      25 sum
        vpaddd xmm11, xmm11, xmm4                                        ;    66.5 p5      34 sum
        vprold xmm4, xmm14, 0xa                                          ;    66.2 p0      36 v[4]
        vpternlogd xmm14, xmm6, xmm3, 0x39                               ;    66.5 p1      26 sum
        vpaddd xmm8, xmm8, xmm14                                         ;    67.5 p5      34 sum
        vmovd xmm14, [r8 + 28]                                           ;    44.7 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;    67.2 p0+p10   34 sum
        vprold xmm11, xmm11, 7                                           ;    67.5 p1      35 v[2]
        vpaddd xmm1, xmm1, xmm11                                         ;    68.5 p5      35 v[2]
        vmovd xmm11, [r8 + 24]                                           ;    45.3 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 112] ;    68.2 p0+p3   34 sum
        vprold xmm8, xmm8, 0xe                                           ;    68.5 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm8                                          ;    69.5 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;    69.2 p0      34 sum
        vpaddd xmm11, xmm11, xmm4                                        ;    69.5 p1      34 sum
        vprold xmm8, xmm15, 0xa                                          ;    70.2 p0      36 v[3]
        vpternlogd xmm15, xmm1, xmm0, 0x96                               ;    69.8 p5      25 sum
        vpaddd xmm2, xmm2, xmm15                                         ;    70.8 p1      34 sum
        vprold xmm2, xmm2, 9                                             ;    71.8 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm2                                        ;    72.8 p5      35 v[1]
        vmovdqa xmm2, xmm4                                               ;    67.2         35 v[0] copy
        vpternlogd xmm4, xmm9, xmm6, 0x63                                ;    71.5 p1      26 sum
        vmovd xmm15, [r8 + 16]                                           ;    47.5 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;    71.8 p5+p2   34 sum
        vprold xmm6, xmm6, 0xa                                           ;    72.2 p0      36 v[3]
        vpaddd xmm10, xmm10, xmm4                                        ;    72.5 p1      34 sum
        vmovd xmm4, [r8 + 44]                                            ;    48.2 p3      34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 112]  ;    72.8 p5+p10   34 sum
        vprold xmm10, xmm10, 0xc                                         ;    73.5 p0      35 v[1]
        vpaddd xmm3, xmm3, xmm10                                         ;    74.5 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm8                                        ;    73.8 p5      34 sum
        vprold xmm10, xmm1, 0xa                                          ;    74.2 p0      36 v[2]
        vpternlogd xmm1, xmm12, xmm8, 0x96                               ;    74.5 p1      25 sum
        vpaddd xmm5, xmm5, xmm1                                          ;    75.5 p5      34 sum
        vpaddd xmm4, xmm4, xmm6                                          ;    75.2 p0      34 sum
        vprold xmm1, xmm5, 8                                             ;    76.5 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm1                                          ;    77.5 p5      35 v[0]
        vprold xmm1, xmm9, 0xa                                           ;    76.2 p0      36 v[2]
        vpternlogd xmm9, xmm3, xmm6, 0x39                                ;    76.5 p1      26 sum
        vmovd xmm5, [r8 + 52]                                            ;    50.3 p2      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 32]   ;    76.8 p5+p3   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;    77.5 p0      34 sum
        vmovd xmm9, [r8 + 12]                                            ;    50.8 p10     34 sum
        vpaddd xmm9, xmm9, [rel ripemd160_blocks.T0_constants128 + 112]  ;    77.5 p1+p2   34 sum
        vprold xmm7, xmm7, 6                                             ;    78.5 p0      35 v[0]
        vpaddd xmm2, xmm2, xmm7                                          ;    79.5 p5      35 v[0]
        vpaddd xmm5, xmm5, xmm10                                         ;    78.5 p1      34 sum
        vmovdqa xmm7, xmm10                                              ;    75.2         35 v[3] copy
        vpternlogd xmm10, xmm0, xmm12, 0xb8                              ;    78.8 p5      25 sum
        vprold xmm12, xmm12, 0xa                                         ;    79.2 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm10                                       ;    79.8 p1      34 sum
        vpaddd xmm9, xmm9, xmm1                                          ;    79.8 p5      34 sum
        vprold xmm10, xmm14, 7                                           ;    80.8 p0      35 v[4]
        vpaddd xmm8, xmm8, xmm10                                         ;    81.8 p1      35 v[4]
        vprold xmm10, xmm3, 0xa                                          ;    81.2 p0      36 v[1]
        vpternlogd xmm3, xmm1, xmm2, 0xb8                                ;    80.8 p5      26 sum
        vmovd xmm14, [r8 + 4]                                            ;    53.2 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;    81.5 p1+p10   34 sum
        vpaddd xmm11, xmm11, xmm3                                        ;    81.8 p5      34 sum
        vmovd xmm3, [r8 + 28]                                            ;    53.7 p2      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 112]  ;    82.2 p0+p3   34 sum
        vprold xmm11, xmm11, 9                                           ;    82.8 p1      35 v[4]
        vpaddd xmm6, xmm6, xmm11                                         ;    83.8 p5      35 v[4]
        vpaddd xmm14, xmm14, xmm12                                       ;    83.2 p0      34 sum
        vprold xmm11, xmm0, 0xa                                          ;    83.5 p1      36 v[0]
        vpternlogd xmm0, xmm8, xmm12, 0xe2                               ;    83.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm0                                        ;    84.8 p0      34 sum
        vpaddd xmm3, xmm3, xmm10                                         ;    84.5 p1      34 sum
        vprold xmm0, xmm15, 6                                            ;    85.8 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;    86.8 p5      35 v[3]
        vprold xmm0, xmm2, 0xa                                           ;    85.5 p1      36 v[0]
        vpternlogd xmm2, xmm10, xmm6, 0xb8                               ;    85.8 p5      26 sum
        vmovd xmm15, [r8 + 40]                                           ;    55.8 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;    86.2 p0+p2   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;    86.8 p1      34 sum
        vmovd xmm2, [r8]                                                 ;    56.3 p3      34 sum
        vpaddd xmm2, xmm2, [rel ripemd160_blocks.T0_constants128 + 112]  ;    86.8 p5+p10   34 sum
        vprold xmm4, xmm4, 0xd                                           ;    87.8 p0      35 v[3]
        vpaddd xmm1, xmm1, xmm4                                          ;    88.8 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm11                                       ;    87.8 p5      34 sum
        vprold xmm4, xmm8, 0xa                                           ;    88.2 p0      36 v[4]
        vpternlogd xmm8, xmm7, xmm11, 0xe2                               ;    88.5 p1      25 sum
        vpaddd xmm5, xmm5, xmm8                                          ;    89.5 p5      34 sum
        vpaddd xmm2, xmm2, xmm0                                          ;    89.2 p0      34 sum
        vprold xmm5, xmm5, 8                                             ;    90.5 p1      35 v[2]
        vpaddd xmm12, xmm12, xmm5                                        ;    91.5 p5      35 v[2]
        vprold xmm5, xmm6, 0xa                                           ;    90.2 p0      36 v[4]
        vpternlogd xmm6, xmm0, xmm1, 0xb8                                ;    90.5 p1      26 sum
        vmovd xmm8, [r8 + 24]                                            ;    58.5 p2      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 32]   ;    90.8 p5+p3   34 sum
        vpaddd xmm9, xmm9, xmm6                                          ;    91.5 p0      34 sum
        vmovd xmm6, [r8 + 52]                                            ;    59.0 p10     34 sum
        vpaddd xmm6, xmm6, [rel ripemd160_blocks.T0_constants128 + 112]  ;    91.5 p1+p2   34 sum
        vprold xmm9, xmm9, 0xf                                           ;    92.5 p0      35 v[2]
        vpaddd xmm10, xmm10, xmm9                                        ;    93.5 p5      35 v[2]
        vpaddd xmm8, xmm8, xmm4                                          ;    92.5 p1      34 sum
        vmovdqa xmm9, xmm4                                               ;    89.2         35 v[0] copy
        vpternlogd xmm4, xmm12, xmm7, 0xb8                               ;    92.8 p5      25 sum
        vprold xmm7, xmm7, 0xa                                           ;    93.2 p0      36 v[3]
        vpaddd xmm14, xmm14, xmm4                                        ;    93.8 p1      34 sum
        vpaddd xmm6, xmm6, xmm5                                          ;    93.8 p5      34 sum
        vprold xmm4, xmm14, 0xd                                          ;    94.8 p0      35 v[1]
        vpaddd xmm11, xmm11, xmm4                                        ;    95.8 p1      35 v[1]
        vmovdqa xmm4, xmm5                                               ;    91.2         35 v[0] copy
        vpternlogd xmm5, xmm10, xmm1, 0xca                               ;    94.8 p5      26 sum
        vmovd xmm14, [r8 + 60]                                           ;    61.3 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;    95.2 p0+p10   34 sum
        vprold xmm1, xmm1, 0xa                                           ;    95.5 p1      36 v[3]
        vpaddd xmm3, xmm3, xmm5                                          ;    95.8 p5      34 sum
        vmovd xmm5, [r8 + 20]                                            ;    62.0 p2      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 112]  ;    96.2 p0+p3   34 sum
        vprold xmm3, xmm3, 7                                             ;    96.8 p1      35 v[1]
        vpaddd xmm0, xmm0, xmm3                                          ;    97.8 p5      35 v[1]
        vpaddd xmm14, xmm14, xmm7                                        ;    97.2 p0      34 sum
        vprold xmm3, xmm12, 0xa                                          ;    97.5 p1      36 v[2]
        vpternlogd xmm12, xmm11, xmm7, 0xe2                              ;    97.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm12                                       ;    98.8 p0      34 sum
        vpaddd xmm5, xmm5, xmm1                                          ;    98.5 p1      34 sum
        vprold xmm12, xmm15, 0xb                                         ;    99.8 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm12                                         ;   100.8 p5      35 v[0]
        vprold xmm12, xmm10, 0xa                                         ;    99.5 p1      36 v[2]
        vpternlogd xmm10, xmm1, xmm0, 0xb8                               ;    99.8 p5      26 sum
        vmovd xmm15, [r8 + 12]                                           ;    64.2 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;   100.2 p0+p2   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   100.8 p1      34 sum
        vmovd xmm10, [r8 + 40]                                           ;    64.7 p3      34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 112] ;   100.8 p5+p10   34 sum
        vprold xmm2, xmm2, 0xc                                           ;   101.8 p0      35 v[0]
        vpaddd xmm4, xmm4, xmm2                                          ;   102.8 p1      35 v[0]
        vpaddd xmm15, xmm15, xmm3                                        ;   101.8 p5      34 sum
        vprold xmm2, xmm11, 0xa                                          ;   102.2 p0      36 v[1]
        vpternlogd xmm11, xmm9, xmm3, 0xe2                               ;   102.5 p1      25 sum
        vpaddd xmm8, xmm8, xmm11                                         ;   103.5 p5      34 sum
        vpaddd xmm10, xmm10, xmm12                                       ;   103.2 p0      34 sum
        vprold xmm8, xmm8, 9                                             ;   104.5 p1      35 v[4]
        vpaddd xmm7, xmm7, xmm8                                          ;   105.5 p5      35 v[4]
        vprold xmm8, xmm0, 0xa                                           ;   104.2 p0      36 v[1]
        vpternlogd xmm0, xmm12, xmm4, 0xb8                               ;   104.5 p1      26 sum
        vmovd xmm11, [r8 + 48]                                           ;    66.8 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 32] ;   104.8 p5+p3   34 sum
        vpaddd xmm6, xmm6, xmm0                                          ;   105.5 p0      34 sum
        vmovd xmm0, [r8 + 56]                                            ;    67.3 p10     34 sum
        vpaddd xmm0, xmm0, [rel ripemd160_blocks.T0_constants128 + 112]  ;   105.5 p1+p2   34 sum
        vprold xmm6, xmm6, 8                                             ;   106.5 p0      35 v[4]
        vpaddd xmm1, xmm1, xmm6                                          ;   107.5 p5      35 v[4]
        vpaddd xmm11, xmm11, xmm2                                        ;   106.5 p1      34 sum
        vmovdqa xmm6, xmm2                                               ;   103.2         35 v[2] copy
        vpternlogd xmm2, xmm7, xmm9, 0xb8                                ;   106.8 p5      25 sum
        vprold xmm9, xmm9, 0xa                                           ;   107.2 p0      36 v[0]
        vpaddd xmm14, xmm14, xmm2                                        ;   107.8 p1      34 sum
        vpaddd xmm0, xmm0, xmm8                                          ;   107.8 p5      34 sum
        vprold xmm2, xmm14, 7                                            ;   108.8 p0      35 v[3]
        vpaddd xmm3, xmm3, xmm2                                          ;   109.8 p1      35 v[3]
        vmovdqa xmm2, xmm8                                               ;   105.2         35 v[2] copy
        vpternlogd xmm8, xmm1, xmm4, 0xca                                ;   108.8 p5      26 sum
        vmovd xmm14, [r8]                                                ;    69.7 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;   109.2 p0+p10   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   109.5 p1      36 v[0]
        vpaddd xmm5, xmm5, xmm8                                          ;   109.8 p5      34 sum
        vmovd xmm8, [r8 + 60]                                            ;    70.3 p2      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 112]  ;   110.2 p0+p3   34 sum
        vprold xmm5, xmm5, 9                                             ;   110.8 p1      35 v[3]
        vpaddd xmm12, xmm12, xmm5                                        ;   111.8 p5      35 v[3]
        vpaddd xmm14, xmm14, xmm9                                        ;   111.2 p0      34 sum
        vprold xmm5, xmm7, 0xa                                           ;   111.5 p1      36 v[4]
        vpternlogd xmm7, xmm3, xmm9, 0xe2                                ;   111.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm7                                        ;   112.8 p0      34 sum
        vpaddd xmm8, xmm8, xmm4                                          ;   112.5 p1      34 sum
        vprold xmm7, xmm15, 0xf                                          ;   113.8 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm7                                          ;   114.8 p5      35 v[2]
        vprold xmm7, xmm1, 0xa                                           ;   113.5 p1      36 v[4]
        vpternlogd xmm1, xmm4, xmm12, 0xb8                               ;   113.8 p5      26 sum
        vmovd xmm15, [r8 + 36]                                           ;    72.5 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;   114.2 p0+p2   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   114.8 p1      34 sum
        vmovd xmm1, [r8 + 32]                                            ;    73.0 p3      34 sum
        vpaddd xmm1, xmm1, [rel ripemd160_blocks.T0_constants128 + 112]  ;   114.8 p5+p10   34 sum
        vprold xmm10, xmm10, 0xb                                         ;   115.8 p0      35 v[2]
        vpaddd xmm2, xmm2, xmm10                                         ;   116.8 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm5                                        ;   115.8 p5      34 sum
        vprold xmm10, xmm3, 0xa                                          ;   116.2 p0      36 v[3]
        vpternlogd xmm3, xmm6, xmm5, 0xe2                                ;   116.5 p1      25 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   117.5 p5      34 sum
        vpaddd xmm1, xmm1, xmm7                                          ;   117.2 p0      34 sum
        vprold xmm3, xmm11, 7                                            ;   118.5 p1      35 v[1]
        vpaddd xmm9, xmm9, xmm3                                          ;   119.5 p5      35 v[1]
        vprold xmm3, xmm12, 0xa                                          ;   118.2 p0      36 v[3]
        vpternlogd xmm12, xmm7, xmm2, 0xb8                               ;   118.5 p1      26 sum
        vmovd xmm11, [r8 + 20]                                           ;    75.2 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 32] ;   118.8 p5+p3   34 sum
        vpaddd xmm0, xmm0, xmm12                                         ;   119.5 p0      34 sum
        vmovd xmm12, [r8 + 48]                                           ;    75.7 p10     34 sum
        vpaddd xmm12, xmm12, [rel ripemd160_blocks.T0_constants128 + 112] ;   119.5 p1+p2   34 sum
        vprold xmm0, xmm0, 7                                             ;   120.5 p0      35 v[1]
        vpaddd xmm4, xmm4, xmm0                                          ;   121.5 p5      35 v[1]
        vpaddd xmm11, xmm11, xmm10                                       ;   120.5 p1      34 sum
        vmovdqa xmm0, xmm10                                              ;   117.2         35 v[4] copy
        vpternlogd xmm10, xmm9, xmm6, 0xb8                               ;   120.8 p5      25 sum
        vprold xmm6, xmm6, 0xa                                           ;   121.2 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm10                                       ;   121.8 p1      34 sum
        vpaddd xmm12, xmm12, xmm3                                        ;   121.8 p5      34 sum
        vprold xmm10, xmm14, 0xc                                         ;   122.8 p0      35 v[0]
        vpaddd xmm5, xmm5, xmm10                                         ;   123.8 p1      35 v[0]
        vmovdqa xmm10, xmm3                                              ;   119.2         35 v[4] copy
        vpternlogd xmm3, xmm4, xmm2, 0xca                                ;   122.8 p5      26 sum
        vmovd xmm14, [r8 + 8]                                            ;    78.0 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;   123.2 p0+p10   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   123.5 p1      36 v[2]
        vpaddd xmm8, xmm8, xmm3                                          ;   123.8 p5      34 sum
        vmovd xmm3, [r8 + 16]                                            ;    78.7 p2      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 112]  ;   124.2 p0+p3   34 sum
        vprold xmm8, xmm8, 7                                             ;   124.8 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm8                                          ;   125.8 p5      35 v[0]
        vpaddd xmm14, xmm14, xmm6                                        ;   125.2 p0      34 sum
        vprold xmm8, xmm9, 0xa                                           ;   125.5 p1      36 v[1]
        vpternlogd xmm9, xmm5, xmm6, 0xe2                                ;   125.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm9                                        ;   126.8 p0      34 sum
        vpaddd xmm3, xmm3, xmm2                                          ;   126.5 p1      34 sum
        vprold xmm9, xmm15, 0xf                                          ;   127.8 p0      35 v[4]
        vpaddd xmm0, xmm0, xmm9                                          ;   128.8 p5      35 v[4]
        vprold xmm9, xmm4, 0xa                                           ;   127.5 p1      36 v[1]
        vpternlogd xmm4, xmm2, xmm7, 0xb8                                ;   127.8 p5      26 sum
        vmovd xmm15, [r8 + 56]                                           ;    80.8 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 32] ;   128.2 p0+p2   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   128.8 p1      34 sum
        vmovd xmm4, [r8 + 36]                                            ;    81.3 p3      34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 112]  ;   128.8 p5+p10   34 sum
        vprold xmm1, xmm1, 0xc                                           ;   129.8 p0      35 v[4]
        vpaddd xmm10, xmm10, xmm1                                        ;   130.8 p1      35 v[4]
        vpaddd xmm15, xmm15, xmm8                                        ;   129.8 p5      34 sum
        vprold xmm1, xmm5, 0xa                                           ;   130.2 p0      36 v[0]
        vpternlogd xmm5, xmm0, xmm8, 0xe2                                ;   130.5 p1      25 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   131.5 p5      34 sum
        vpaddd xmm4, xmm4, xmm9                                          ;   131.2 p0      34 sum
        vprold xmm5, xmm11, 9                                            ;   132.5 p1      35 v[3]
        vpaddd xmm6, xmm6, xmm5                                          ;   133.5 p5      35 v[3]
        vprold xmm5, xmm7, 0xa                                           ;   132.2 p0      36 v[0]
        vpternlogd xmm7, xmm9, xmm10, 0xb8                               ;   132.5 p1      26 sum
        vmovd xmm11, [r8 + 44]                                           ;    83.5 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 32] ;   132.8 p5+p3   34 sum
        vpaddd xmm12, xmm12, xmm7                                        ;   133.5 p0      34 sum
        vmovd xmm7, [r8 + 4]                                             ;    84.0 p10     34 sum
        vpaddd xmm7, xmm7, [rel ripemd160_blocks.T0_constants128 + 112]  ;   133.5 p1+p2   34 sum
        vprold xmm12, xmm12, 7                                           ;   134.5 p0      35 v[3]
        vpaddd xmm2, xmm2, xmm12                                         ;   135.5 p5      35 v[3]
        vpaddd xmm11, xmm11, xmm1                                        ;   134.5 p1      34 sum
        vmovdqa xmm12, xmm1                                              ;   131.2         35 v[1] copy
        vpternlogd xmm1, xmm6, xmm0, 0xb8                                ;   134.8 p5      25 sum
        vprold xmm0, xmm0, 0xa                                           ;   135.2 p0      36 v[4]
        vpaddd xmm14, xmm14, xmm1                                        ;   135.8 p1      34 sum
        vpaddd xmm7, xmm7, xmm5                                          ;   135.8 p5      34 sum
        vprold xmm1, xmm14, 0xb                                          ;   136.8 p0      35 v[2]
        vpaddd xmm8, xmm8, xmm1                                          ;   137.8 p1      35 v[2]
        vmovdqa xmm1, xmm5                                               ;   133.2         35 v[1] copy
        vpternlogd xmm5, xmm2, xmm10, 0xca                               ;   136.8 p5      26 sum
        vmovd xmm14, [r8 + 32]                                           ;    86.3 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 32] ;   137.2 p0+p10   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   137.5 p1      36 v[4]
        vpaddd xmm3, xmm3, xmm5                                          ;   137.8 p5      34 sum
        vmovd xmm5, [r8 + 8]                                             ;    87.0 p2      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 112]  ;   138.2 p0+p3   34 sum
        vprold xmm3, xmm3, 6                                             ;   138.8 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm3                                          ;   139.8 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;   139.2 p0      34 sum
        vprold xmm3, xmm6, 0xa                                           ;   139.5 p1      36 v[3]
        vpternlogd xmm6, xmm8, xmm0, 0xe2                                ;   139.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm6                                        ;   140.8 p0      34 sum
        vpaddd xmm5, xmm5, xmm10                                         ;   140.5 p1      34 sum
        vprold xmm6, xmm15, 7                                            ;   141.8 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm6                                        ;   142.8 p5      35 v[1]
        vprold xmm6, xmm2, 0xa                                           ;   141.5 p1      36 v[3]
        vpternlogd xmm2, xmm10, xmm9, 0xb8                               ;   141.8 p5      26 sum
        vmovd xmm15, [r8 + 12]                                           ;    89.2 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   142.2 p0+p2   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;   142.8 p1      34 sum
        vmovd xmm2, [r8 + 60]                                            ;    89.7 p3      34 sum
        vpaddd xmm2, xmm2, [rel ripemd160_blocks.T0_constants128 + 128]  ;   142.8 p5+p10   34 sum
        vprold xmm4, xmm4, 0xf                                           ;   143.8 p0      35 v[1]
        vpaddd xmm1, xmm1, xmm4                                          ;   144.8 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm3                                        ;   143.8 p5      34 sum
        vprold xmm4, xmm8, 0xa                                           ;   144.2 p0      36 v[2]
        vpternlogd xmm8, xmm12, xmm3, 0xe2                               ;   144.5 p1      25 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   145.5 p5      34 sum
        vpaddd xmm2, xmm2, xmm6                                          ;   145.2 p0      34 sum
        vprold xmm8, xmm11, 0xd                                          ;   146.5 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm8                                          ;   147.5 p5      35 v[0]
        vprold xmm8, xmm9, 0xa                                           ;   146.2 p0      36 v[2]
        vpternlogd xmm9, xmm6, xmm1, 0xb8                                ;   146.5 p1      26 sum
        vmovd xmm11, [r8 + 40]                                           ;    91.8 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   146.8 p5+p3   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;   147.5 p0      34 sum
        vmovd xmm9, [r8 + 20]                                            ;    92.3 p10     34 sum
        vpaddd xmm9, xmm9, [rel ripemd160_blocks.T0_constants128 + 128]  ;   147.5 p1+p2   34 sum
        vprold xmm7, xmm7, 0xd                                           ;   148.5 p0      35 v[0]
        vpaddd xmm10, xmm10, xmm7                                        ;   149.5 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm4                                        ;   148.5 p1      34 sum
        vmovdqa xmm7, xmm4                                               ;   145.2         35 v[3] copy
        vpternlogd xmm4, xmm0, xmm12, 0xb8                               ;   148.8 p5      25 sum
        vprold xmm12, xmm12, 0xa                                         ;   149.2 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm4                                        ;   149.8 p1      34 sum
        vpaddd xmm9, xmm9, xmm8                                          ;   149.8 p5      34 sum
        vprold xmm4, xmm14, 0xc                                          ;   150.8 p0      35 v[4]
        vpaddd xmm3, xmm3, xmm4                                          ;   151.8 p1      35 v[4]
        vmovdqa xmm4, xmm8                                               ;   147.2         35 v[3] copy
        vpternlogd xmm8, xmm10, xmm1, 0xca                               ;   150.8 p5      26 sum
        vmovd xmm14, [r8 + 56]                                           ;    94.7 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   151.2 p0+p10   34 sum
        vprold xmm1, xmm1, 0xa                                           ;   151.5 p1      36 v[1]
        vpaddd xmm5, xmm5, xmm8                                          ;   151.8 p5      34 sum
        vmovd xmm8, [r8 + 4]                                             ;    95.3 p2      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 128]  ;   152.2 p0+p3   34 sum
        vprold xmm5, xmm5, 0xb                                           ;   152.8 p1      35 v[4]
        vpaddd xmm6, xmm6, xmm5                                          ;   153.8 p5      35 v[4]
        vpaddd xmm14, xmm14, xmm12                                       ;   153.2 p0      34 sum
        vprold xmm5, xmm0, 0xa                                           ;   153.5 p1      36 v[0]
        vpternlogd xmm0, xmm12, xmm3, 0x63                               ;   153.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   154.8 p0      34 sum
        vpaddd xmm8, xmm8, xmm1                                          ;   154.5 p1      34 sum
        vprold xmm0, xmm15, 0xb                                          ;   155.8 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;   156.8 p5      35 v[3]
        vprold xmm0, xmm10, 0xa                                          ;   155.5 p1      36 v[0]
        vpternlogd xmm10, xmm1, xmm6, 0x63                               ;   155.8 p5      25 sum
        vmovd xmm15, [r8 + 16]                                           ;    97.5 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   156.2 p0+p2   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   156.8 p1      34 sum
        vmovd xmm10, [r8 + 12]                                           ;    98.0 p3      34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 128] ;   156.8 p5+p10   34 sum
        vprold xmm2, xmm2, 9                                             ;   157.8 p0      35 v[3]
        vpaddd xmm4, xmm4, xmm2                                          ;   158.8 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm5                                        ;   157.8 p5      34 sum
        vprold xmm2, xmm3, 0xa                                           ;   158.2 p0      36 v[4]
        vpternlogd xmm3, xmm5, xmm7, 0x63                                ;   158.5 p1      25 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   159.5 p5      34 sum
        vpaddd xmm10, xmm10, xmm0                                        ;   159.2 p0      34 sum
        vprold xmm3, xmm11, 0xd                                          ;   160.5 p1      35 v[2]
        vpaddd xmm12, xmm12, xmm3                                        ;   161.5 p5      35 v[2]
        vprold xmm3, xmm6, 0xa                                           ;   160.2 p0      36 v[4]
        vpternlogd xmm6, xmm0, xmm4, 0x63                                ;   160.5 p1      25 sum
        vmovd xmm11, [r8 + 36]                                           ;   100.2 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   160.8 p5+p3   34 sum
        vpaddd xmm9, xmm9, xmm6                                          ;   161.5 p0      34 sum
        vmovd xmm6, [r8 + 28]                                            ;   100.7 p10     34 sum
        vpaddd xmm6, xmm6, [rel ripemd160_blocks.T0_constants128 + 128]  ;   161.5 p1+p2   34 sum
        vprold xmm9, xmm9, 7                                             ;   162.5 p0      35 v[2]
        vpaddd xmm1, xmm1, xmm9                                          ;   163.5 p5      35 v[2]
        vpaddd xmm11, xmm11, xmm2                                        ;   162.5 p1      34 sum
        vmovdqa xmm9, xmm2                                               ;   159.2         35 v[0] copy
        vpternlogd xmm2, xmm12, xmm7, 0x2d                               ;   162.8 p5      25 sum
        vprold xmm7, xmm7, 0xa                                           ;   163.2 p0      36 v[3]
        vpaddd xmm14, xmm14, xmm2                                        ;   163.8 p1      34 sum
        vpaddd xmm6, xmm6, xmm3                                          ;   163.8 p5      34 sum
        vprold xmm2, xmm14, 6                                            ;   164.8 p0      35 v[1]
        vpaddd xmm5, xmm5, xmm2                                          ;   165.8 p1      35 v[1]
        vmovdqa xmm2, xmm3                                               ;   161.2         35 v[0] copy
        vpternlogd xmm3, xmm1, xmm4, 0x2d                                ;   164.8 p5      25 sum
        vmovd xmm14, [r8 + 60]                                           ;   103.0 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   165.2 p0+p10   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   165.5 p1      36 v[3]
        vpaddd xmm8, xmm8, xmm3                                          ;   165.8 p5      34 sum
        vmovd xmm3, [r8 + 56]                                            ;   103.7 p2      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 128]  ;   166.2 p0+p3   34 sum
        vprold xmm8, xmm8, 0xf                                           ;   166.8 p1      35 v[1]
        vpaddd xmm0, xmm0, xmm8                                          ;   167.8 p5      35 v[1]
        vpaddd xmm14, xmm14, xmm7                                        ;   167.2 p0      34 sum
        vprold xmm8, xmm12, 0xa                                          ;   167.5 p1      36 v[2]
        vpternlogd xmm12, xmm7, xmm5, 0x63                               ;   167.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm12                                       ;   168.8 p0      34 sum
        vpaddd xmm3, xmm3, xmm4                                          ;   168.5 p1      34 sum
        vprold xmm12, xmm15, 7                                           ;   169.8 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm12                                         ;   170.8 p5      35 v[0]
        vprold xmm12, xmm1, 0xa                                          ;   169.5 p1      36 v[2]
        vpternlogd xmm1, xmm4, xmm0, 0x63                                ;   169.8 p5      25 sum
        vmovd xmm15, [r8 + 32]                                           ;   105.8 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   170.2 p0+p2   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   170.8 p1      34 sum
        vmovd xmm1, [r8 + 24]                                            ;   106.3 p3      34 sum
        vpaddd xmm1, xmm1, [rel ripemd160_blocks.T0_constants128 + 128]  ;   170.8 p5+p10   34 sum
        vprold xmm10, xmm10, 0xb                                         ;   171.8 p0      35 v[0]
        vpaddd xmm2, xmm2, xmm10                                         ;   172.8 p1      35 v[0]
        vpaddd xmm15, xmm15, xmm8                                        ;   171.8 p5      34 sum
        vprold xmm10, xmm5, 0xa                                          ;   172.2 p0      36 v[1]
        vpternlogd xmm5, xmm8, xmm9, 0x63                                ;   172.5 p1      25 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   173.5 p5      34 sum
        vpaddd xmm1, xmm1, xmm12                                         ;   173.2 p0      34 sum
        vprold xmm5, xmm11, 0xe                                          ;   174.5 p1      35 v[4]
        vpaddd xmm7, xmm7, xmm5                                          ;   175.5 p5      35 v[4]
        vprold xmm5, xmm0, 0xa                                           ;   174.2 p0      36 v[1]
        vpternlogd xmm0, xmm12, xmm2, 0x63                               ;   174.5 p1      25 sum
        vmovd xmm11, [r8 + 4]                                            ;   108.5 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   174.8 p5+p3   34 sum
        vpaddd xmm6, xmm6, xmm0                                          ;   175.5 p0      34 sum
        vmovd xmm0, [r8 + 36]                                            ;   109.0 p10     34 sum
        vpaddd xmm0, xmm0, [rel ripemd160_blocks.T0_constants128 + 128]  ;   175.5 p1+p2   34 sum
        vprold xmm6, xmm6, 8                                             ;   176.5 p0      35 v[4]
        vpaddd xmm4, xmm4, xmm6                                          ;   177.5 p5      35 v[4]
        vpaddd xmm11, xmm11, xmm10                                       ;   176.5 p1      34 sum
        vmovdqa xmm6, xmm10                                              ;   173.2         35 v[2] copy
        vpternlogd xmm10, xmm7, xmm9, 0x2d                               ;   176.8 p5      25 sum
        vprold xmm9, xmm9, 0xa                                           ;   177.2 p0      36 v[0]
        vpaddd xmm14, xmm14, xmm10                                       ;   177.8 p1      34 sum
        vpaddd xmm0, xmm0, xmm5                                          ;   177.8 p5      34 sum
        vprold xmm10, xmm14, 9                                           ;   178.8 p0      35 v[3]
        vpaddd xmm8, xmm8, xmm10                                         ;   179.8 p1      35 v[3]
        vmovdqa xmm10, xmm5                                              ;   175.2         35 v[2] copy
        vpternlogd xmm5, xmm4, xmm2, 0x2d                                ;   178.8 p5      25 sum
        vmovd xmm14, [r8 + 8]                                            ;   111.3 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   179.2 p0+p10   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   179.5 p1      36 v[0]
        vpaddd xmm3, xmm3, xmm5                                          ;   179.8 p5      34 sum
        vmovd xmm5, [r8 + 44]                                            ;   112.0 p2      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 128]  ;   180.2 p0+p3   34 sum
        vprold xmm3, xmm3, 6                                             ;   180.8 p1      35 v[3]
        vpaddd xmm12, xmm12, xmm3                                        ;   181.8 p5      35 v[3]
        vpaddd xmm14, xmm14, xmm9                                        ;   181.2 p0      34 sum
        vprold xmm3, xmm7, 0xa                                           ;   181.5 p1      36 v[4]
        vpternlogd xmm7, xmm9, xmm8, 0x63                                ;   181.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm7                                        ;   182.8 p0      34 sum
        vpaddd xmm5, xmm5, xmm2                                          ;   182.5 p1      34 sum
        vprold xmm7, xmm15, 0xd                                          ;   183.8 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm7                                          ;   184.8 p5      35 v[2]
        vprold xmm7, xmm4, 0xa                                           ;   183.5 p1      36 v[4]
        vpternlogd xmm4, xmm2, xmm12, 0x63                               ;   183.8 p5      25 sum
        vmovd xmm15, [r8 + 28]                                           ;   114.2 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   184.2 p0+p2   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   184.8 p1      34 sum
        vmovd xmm4, [r8 + 32]                                            ;   114.7 p3      34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 128]  ;   184.8 p5+p10   34 sum
        vprold xmm1, xmm1, 6                                             ;   185.8 p0      35 v[2]
        vpaddd xmm10, xmm10, xmm1                                        ;   186.8 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm3                                        ;   185.8 p5      34 sum
        vprold xmm1, xmm8, 0xa                                           ;   186.2 p0      36 v[3]
        vpternlogd xmm8, xmm3, xmm6, 0x63                                ;   186.5 p1      25 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   187.5 p5      34 sum
        vpaddd xmm4, xmm4, xmm7                                          ;   187.2 p0      34 sum
        vprold xmm8, xmm11, 0xf                                          ;   188.5 p1      35 v[1]
        vpaddd xmm9, xmm9, xmm8                                          ;   189.5 p5      35 v[1]
        vprold xmm8, xmm12, 0xa                                          ;   188.2 p0      36 v[3]
        vpternlogd xmm12, xmm7, xmm10, 0x63                              ;   188.5 p1      25 sum
        vmovd xmm11, [r8]                                                ;   116.8 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   188.8 p5+p3   34 sum
        vpaddd xmm0, xmm0, xmm12                                         ;   189.5 p0      34 sum
        vmovd xmm12, [r8 + 48]                                           ;   117.3 p10     34 sum
        vpaddd xmm12, xmm12, [rel ripemd160_blocks.T0_constants128 + 128] ;   189.5 p1+p2   34 sum
        vprold xmm0, xmm0, 0xe                                           ;   190.5 p0      35 v[1]
        vpaddd xmm2, xmm2, xmm0                                          ;   191.5 p5      35 v[1]
        vpaddd xmm11, xmm11, xmm1                                        ;   190.5 p1      34 sum
        vmovdqa xmm0, xmm1                                               ;   187.2         35 v[4] copy
        vpternlogd xmm1, xmm9, xmm6, 0x2d                                ;   190.8 p5      25 sum
        vprold xmm6, xmm6, 0xa                                           ;   191.2 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm1                                        ;   191.8 p1      34 sum
        vpaddd xmm12, xmm12, xmm8                                        ;   191.8 p5      34 sum
        vprold xmm1, xmm14, 0xe                                          ;   192.8 p0      35 v[0]
        vpaddd xmm3, xmm3, xmm1                                          ;   193.8 p1      35 v[0]
        vmovdqa xmm1, xmm8                                               ;   189.2         35 v[4] copy
        vpternlogd xmm8, xmm2, xmm10, 0x2d                               ;   192.8 p5      25 sum
        vmovd xmm14, [r8 + 24]                                           ;   119.7 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   193.2 p0+p10   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   193.5 p1      36 v[2]
        vpaddd xmm5, xmm5, xmm8                                          ;   193.8 p5      34 sum
        vmovd xmm8, [r8 + 8]                                             ;   120.3 p2      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 128]  ;   194.2 p0+p3   34 sum
        vprold xmm5, xmm5, 0xc                                           ;   194.8 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm5                                          ;   195.8 p5      35 v[0]
        vpaddd xmm14, xmm14, xmm6                                        ;   195.2 p0      34 sum
        vprold xmm5, xmm9, 0xa                                           ;   195.5 p1      36 v[1]
        vpternlogd xmm9, xmm6, xmm3, 0x63                                ;   195.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm9                                        ;   196.8 p0      34 sum
        vpaddd xmm8, xmm8, xmm10                                         ;   196.5 p1      34 sum
        vprold xmm9, xmm15, 8                                            ;   197.8 p0      35 v[4]
        vpaddd xmm0, xmm0, xmm9                                          ;   198.8 p5      35 v[4]
        vprold xmm9, xmm2, 0xa                                           ;   197.5 p1      36 v[1]
        vpternlogd xmm2, xmm10, xmm7, 0x63                               ;   197.8 p5      25 sum
        vmovd xmm15, [r8 + 52]                                           ;   122.5 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   198.2 p0+p2   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;   198.8 p1      34 sum
        vmovd xmm2, [r8 + 40]                                            ;   123.0 p3      34 sum
        vpaddd xmm2, xmm2, [rel ripemd160_blocks.T0_constants128 + 128]  ;   198.8 p5+p10   34 sum
        vprold xmm4, xmm4, 0xd                                           ;   199.8 p0      35 v[4]
        vpaddd xmm1, xmm1, xmm4                                          ;   200.8 p1      35 v[4]
        vpaddd xmm15, xmm15, xmm5                                        ;   199.8 p5      34 sum
        vprold xmm4, xmm3, 0xa                                           ;   200.2 p0      36 v[0]
        vpternlogd xmm3, xmm5, xmm0, 0x63                                ;   200.5 p1      25 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   201.5 p5      34 sum
        vpaddd xmm2, xmm2, xmm9                                          ;   201.2 p0      34 sum
        vprold xmm3, xmm11, 0xd                                          ;   202.5 p1      35 v[3]
        vpaddd xmm6, xmm6, xmm3                                          ;   203.5 p5      35 v[3]
        vprold xmm3, xmm7, 0xa                                           ;   202.2 p0      36 v[0]
        vpternlogd xmm7, xmm9, xmm1, 0x63                                ;   202.5 p1      25 sum
        vmovd xmm11, [r8 + 44]                                           ;   125.2 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 48] ;   202.8 p5+p3   34 sum
        vpaddd xmm12, xmm12, xmm7                                        ;   203.5 p0      34 sum
        vmovd xmm7, [r8]                                                 ;   125.7 p10     34 sum
        vpaddd xmm7, xmm7, [rel ripemd160_blocks.T0_constants128 + 128]  ;   203.5 p1+p2   34 sum
        vprold xmm12, xmm12, 5                                           ;   204.5 p0      35 v[3]
        vpaddd xmm10, xmm10, xmm12                                       ;   205.5 p5      35 v[3]
        vpaddd xmm11, xmm11, xmm4                                        ;   204.5 p1      34 sum
        vmovdqa xmm12, xmm4                                              ;   201.2         35 v[1] copy
        vpternlogd xmm4, xmm6, xmm0, 0x2d                                ;   204.8 p5      25 sum
        vprold xmm0, xmm0, 0xa                                           ;   205.2 p0      36 v[4]
        vpaddd xmm14, xmm14, xmm4                                        ;   205.8 p1      34 sum
        vpaddd xmm7, xmm7, xmm3                                          ;   205.8 p5      34 sum
        vprold xmm4, xmm14, 6                                            ;   206.8 p0      35 v[2]
        vpaddd xmm5, xmm5, xmm4                                          ;   207.8 p1      35 v[2]
        vmovdqa xmm4, xmm3                                               ;   203.2         35 v[1] copy
        vpternlogd xmm3, xmm10, xmm1, 0x2d                               ;   206.8 p5      25 sum
        vmovd xmm14, [r8 + 20]                                           ;   128.0 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 48] ;   207.2 p0+p10   34 sum
        vprold xmm1, xmm1, 0xa                                           ;   207.5 p1      36 v[4]
        vpaddd xmm8, xmm8, xmm3                                          ;   207.8 p5      34 sum
        vmovd xmm3, [r8 + 16]                                            ;   128.7 p2      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 128]  ;   208.2 p0+p3   34 sum
        vprold xmm8, xmm8, 0xe                                           ;   208.8 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm8                                          ;   209.8 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;   209.2 p0      34 sum
        vprold xmm8, xmm6, 0xa                                           ;   209.5 p1      36 v[3]
        vpternlogd xmm6, xmm0, xmm5, 0x63                                ;   209.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm6                                        ;   210.8 p0      34 sum
        vpaddd xmm3, xmm3, xmm1                                          ;   210.5 p1      34 sum
        vprold xmm6, xmm15, 5                                            ;   211.8 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm6                                        ;   212.8 p5      35 v[1]
        vprold xmm6, xmm10, 0xa                                          ;   211.5 p1      36 v[3]
        vpternlogd xmm10, xmm1, xmm9, 0x63                               ;   211.8 p5      25 sum
        vmovd xmm15, [r8 + 48]                                           ;   130.8 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 48] ;   212.2 p0+p2   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   212.8 p1      34 sum
        vmovd xmm10, [r8 + 52]                                           ;   131.3 p3      34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 128] ;   212.8 p5+p10   34 sum
        vprold xmm2, xmm2, 0xd                                           ;   213.8 p0      35 v[1]
        vpaddd xmm4, xmm4, xmm2                                          ;   214.8 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm8                                        ;   213.8 p5      34 sum
        vprold xmm2, xmm5, 0xa                                           ;   214.2 p0      36 v[2]
        vpternlogd xmm5, xmm8, xmm12, 0x63                               ;   214.5 p1      25 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   215.5 p5      34 sum
        vpaddd xmm10, xmm10, xmm6                                        ;   215.2 p0      34 sum
        vprold xmm5, xmm11, 0xc                                          ;   216.5 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm5                                          ;   217.5 p5      35 v[0]
        vprold xmm5, xmm9, 0xa                                           ;   216.2 p0      36 v[2]
        vpternlogd xmm9, xmm6, xmm4, 0x63                                ;   216.5 p1      25 sum
        vmovd xmm11, [r8 + 4]                                            ;   133.5 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   216.8 p5+p3   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;   217.5 p0      34 sum
        vmovd xmm9, [r8 + 32]                                            ;   134.0 p10     34 sum
        vpaddd xmm9, xmm9, [rel ripemd160_blocks.T0_constants128 + 144]  ;   217.5 p1+p2   34 sum
        vprold xmm7, xmm7, 0xd                                           ;   218.5 p0      35 v[0]
        vpaddd xmm1, xmm1, xmm7                                          ;   219.5 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm2                                        ;   218.5 p1      34 sum
        vmovdqa xmm7, xmm2                                               ;   215.2         35 v[3] copy
        vpternlogd xmm2, xmm0, xmm12, 0x2d                               ;   218.8 p5      25 sum
        vprold xmm12, xmm12, 0xa                                         ;   219.2 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm2                                        ;   219.8 p1      34 sum
        vpaddd xmm9, xmm9, xmm5                                          ;   219.8 p5      34 sum
        vprold xmm2, xmm14, 7                                            ;   220.8 p0      35 v[4]
        vpaddd xmm8, xmm8, xmm2                                          ;   221.8 p1      35 v[4]
        vmovdqa xmm2, xmm5                                               ;   217.2         35 v[3] copy
        vpternlogd xmm5, xmm1, xmm4, 0x2d                                ;   220.8 p5      25 sum
        vmovd xmm14, [r8 + 36]                                           ;   136.3 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   221.2 p0+p10   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   221.5 p1      36 v[1]
        vpaddd xmm3, xmm3, xmm5                                          ;   221.8 p5      34 sum
        vmovd xmm5, [r8 + 24]                                            ;   137.0 p2      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 144]  ;   222.2 p0+p3   34 sum
        vprold xmm3, xmm3, 7                                             ;   222.8 p1      35 v[4]
        vpaddd xmm6, xmm6, xmm3                                          ;   223.8 p5      35 v[4]
        vpaddd xmm14, xmm14, xmm12                                       ;   223.2 p0      34 sum
        vprold xmm3, xmm0, 0xa                                           ;   223.5 p1      36 v[0]
        vpternlogd xmm0, xmm12, xmm8, 0x63                               ;   223.8 p5      25 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   224.8 p0      34 sum
        vpaddd xmm5, xmm5, xmm4                                          ;   224.5 p1      34 sum
        vprold xmm0, xmm15, 5                                            ;   225.8 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;   226.8 p5      35 v[3]
        vprold xmm0, xmm1, 0xa                                           ;   225.5 p1      36 v[0]
        vpternlogd xmm1, xmm4, xmm6, 0x63                                ;   225.8 p5      25 sum
        vmovd xmm15, [r8 + 44]                                           ;   139.2 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   226.2 p0+p2   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   226.8 p1      34 sum
        vmovd xmm1, [r8 + 16]                                            ;   139.7 p3      34 sum
        vpaddd xmm1, xmm1, [rel ripemd160_blocks.T0_constants128 + 144]  ;   226.8 p5+p10   34 sum
        vprold xmm10, xmm10, 5                                           ;   227.8 p0      35 v[3]
        vpaddd xmm2, xmm2, xmm10                                         ;   228.8 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm3                                        ;   227.8 p5      34 sum
        vprold xmm10, xmm8, 0xa                                          ;   228.2 p0      36 v[4]
        vpternlogd xmm8, xmm3, xmm7, 0xb8                                ;   228.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   229.5 p5      34 sum
        vpaddd xmm1, xmm1, xmm0                                          ;   229.2 p0      34 sum
        vprold xmm8, xmm11, 0xb                                          ;   230.5 p1      35 v[2]
        vpaddd xmm12, xmm12, xmm8                                        ;   231.5 p5      35 v[2]
        vprold xmm8, xmm6, 0xa                                           ;   230.2 p0      36 v[4]
        vpternlogd xmm6, xmm2, xmm0, 0xe2                                ;   230.5 p1      25 sum
        vmovd xmm11, [r8 + 40]                                           ;   141.8 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   230.8 p5+p3   34 sum
        vpaddd xmm9, xmm9, xmm6                                          ;   231.5 p0      34 sum
        vmovd xmm6, [r8 + 4]                                             ;   142.3 p10     34 sum
        vpaddd xmm6, xmm6, [rel ripemd160_blocks.T0_constants128 + 144]  ;   231.5 p1+p2   34 sum
        vprold xmm9, xmm9, 0xf                                           ;   232.5 p0      35 v[2]
        vpaddd xmm4, xmm4, xmm9                                          ;   233.5 p5      35 v[2]
        vpaddd xmm11, xmm11, xmm10                                       ;   232.5 p1      34 sum
        vmovdqa xmm9, xmm10                                              ;   229.2         35 v[0] copy
        vpternlogd xmm10, xmm12, xmm7, 0xca                              ;   232.8 p5      26 sum
        vprold xmm7, xmm7, 0xa                                           ;   233.2 p0      36 v[3]
        vpaddd xmm14, xmm14, xmm10                                       ;   233.8 p1      34 sum
        vpaddd xmm6, xmm6, xmm8                                          ;   233.8 p5      34 sum
        vprold xmm10, xmm14, 0xc                                         ;   234.8 p0      35 v[1]
        vpaddd xmm3, xmm3, xmm10                                         ;   235.8 p1      35 v[1]
        vmovdqa xmm10, xmm8                                              ;   231.2         35 v[0] copy
        vpternlogd xmm8, xmm4, xmm2, 0xb8                                ;   234.8 p5      25 sum
        vmovd xmm14, [r8]                                                ;   144.7 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   235.2 p0+p10   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   235.5 p1      36 v[3]
        vpaddd xmm5, xmm5, xmm8                                          ;   235.8 p5      34 sum
        vmovd xmm8, [r8 + 12]                                            ;   145.3 p2      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 144]  ;   236.2 p0+p3   34 sum
        vprold xmm5, xmm5, 5                                             ;   236.8 p1      35 v[1]
        vpaddd xmm0, xmm0, xmm5                                          ;   237.8 p5      35 v[1]
        vpaddd xmm14, xmm14, xmm7                                        ;   237.2 p0      34 sum
        vprold xmm5, xmm12, 0xa                                          ;   237.5 p1      36 v[2]
        vpternlogd xmm12, xmm7, xmm3, 0xb8                               ;   237.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm12                                       ;   238.8 p0      34 sum
        vpaddd xmm8, xmm8, xmm2                                          ;   238.5 p1      34 sum
        vprold xmm12, xmm15, 0xe                                         ;   239.8 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm12                                         ;   240.8 p5      35 v[0]
        vprold xmm12, xmm4, 0xa                                          ;   239.5 p1      36 v[2]
        vpternlogd xmm4, xmm0, xmm2, 0xe2                                ;   239.8 p5      25 sum
        vmovd xmm15, [r8 + 32]                                           ;   147.5 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   240.2 p0+p2   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   240.8 p1      34 sum
        vmovd xmm4, [r8 + 44]                                            ;   148.0 p3      34 sum
        vpaddd xmm4, xmm4, [rel ripemd160_blocks.T0_constants128 + 144]  ;   240.8 p5+p10   34 sum
        vprold xmm1, xmm1, 8                                             ;   241.8 p0      35 v[0]
        vpaddd xmm10, xmm10, xmm1                                        ;   242.8 p1      35 v[0]
        vpaddd xmm15, xmm15, xmm5                                        ;   241.8 p5      34 sum
        vprold xmm1, xmm3, 0xa                                           ;   242.2 p0      36 v[1]
        vpternlogd xmm3, xmm5, xmm9, 0xb8                                ;   242.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   243.5 p5      34 sum
        vpaddd xmm4, xmm4, xmm12                                         ;   243.2 p0      34 sum
        vprold xmm3, xmm11, 0xf                                          ;   244.5 p1      35 v[4]
        vpaddd xmm7, xmm7, xmm3                                          ;   245.5 p5      35 v[4]
        vprold xmm3, xmm0, 0xa                                           ;   244.2 p0      36 v[1]
        vpternlogd xmm0, xmm10, xmm12, 0xe2                              ;   244.5 p1      25 sum
        vmovd xmm11, [r8 + 48]                                           ;   150.2 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   244.8 p5+p3   34 sum
        vpaddd xmm6, xmm6, xmm0                                          ;   245.5 p0      34 sum
        vmovd xmm0, [r8 + 60]                                            ;   150.7 p10     34 sum
        vpaddd xmm0, xmm0, [rel ripemd160_blocks.T0_constants128 + 144]  ;   245.5 p1+p2   34 sum
        vprold xmm6, xmm6, 0xb                                           ;   246.5 p0      35 v[4]
        vpaddd xmm2, xmm2, xmm6                                          ;   247.5 p5      35 v[4]
        vpaddd xmm11, xmm11, xmm1                                        ;   246.5 p1      34 sum
        vmovdqa xmm6, xmm1                                               ;   243.2         35 v[2] copy
        vpternlogd xmm1, xmm7, xmm9, 0xca                                ;   246.8 p5      26 sum
        vprold xmm9, xmm9, 0xa                                           ;   247.2 p0      36 v[0]
        vpaddd xmm14, xmm14, xmm1                                        ;   247.8 p1      34 sum
        vpaddd xmm0, xmm0, xmm3                                          ;   247.8 p5      34 sum
        vprold xmm1, xmm14, 0xe                                          ;   248.8 p0      35 v[3]
        vpaddd xmm5, xmm5, xmm1                                          ;   249.8 p1      35 v[3]
        vmovdqa xmm1, xmm3                                               ;   245.2         35 v[2] copy
        vpternlogd xmm3, xmm2, xmm10, 0xb8                               ;   248.8 p5      25 sum
        vmovd xmm14, [r8 + 16]                                           ;   153.0 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   249.2 p0+p10   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   249.5 p1      36 v[0]
        vpaddd xmm8, xmm8, xmm3                                          ;   249.8 p5      34 sum
        vmovd xmm3, [r8]                                                 ;   153.7 p2      34 sum
        vpaddd xmm3, xmm3, [rel ripemd160_blocks.T0_constants128 + 144]  ;   250.2 p0+p3   34 sum
        vprold xmm8, xmm8, 0xe                                           ;   250.8 p1      35 v[3]
        vpaddd xmm12, xmm12, xmm8                                        ;   251.8 p5      35 v[3]
        vpaddd xmm14, xmm14, xmm9                                        ;   251.2 p0      34 sum
        vprold xmm8, xmm7, 0xa                                           ;   251.5 p1      36 v[4]
        vpternlogd xmm7, xmm9, xmm5, 0xb8                                ;   251.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm7                                        ;   252.8 p0      34 sum
        vpaddd xmm3, xmm3, xmm10                                         ;   252.5 p1      34 sum
        vprold xmm7, xmm15, 0xf                                          ;   253.8 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm7                                          ;   254.8 p5      35 v[2]
        vprold xmm7, xmm2, 0xa                                           ;   253.5 p1      36 v[4]
        vpternlogd xmm2, xmm12, xmm10, 0xe2                              ;   253.8 p5      25 sum
        vmovd xmm15, [r8 + 52]                                           ;   155.8 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   254.2 p0+p2   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;   254.8 p1      34 sum
        vmovd xmm2, [r8 + 20]                                            ;   156.3 p3      34 sum
        vpaddd xmm2, xmm2, [rel ripemd160_blocks.T0_constants128 + 144]  ;   254.8 p5+p10   34 sum
        vprold xmm4, xmm4, 0xe                                           ;   255.8 p0      35 v[2]
        vpaddd xmm1, xmm1, xmm4                                          ;   256.8 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm8                                        ;   255.8 p5      34 sum
        vprold xmm4, xmm5, 0xa                                           ;   256.2 p0      36 v[3]
        vpternlogd xmm5, xmm8, xmm6, 0xb8                                ;   256.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   257.5 p5      34 sum
        vpaddd xmm2, xmm2, xmm7                                          ;   257.2 p0      34 sum
        vprold xmm5, xmm11, 9                                            ;   258.5 p1      35 v[1]
        vpaddd xmm9, xmm9, xmm5                                          ;   259.5 p5      35 v[1]
        vprold xmm5, xmm12, 0xa                                          ;   258.2 p0      36 v[3]
        vpternlogd xmm12, xmm1, xmm7, 0xe2                               ;   258.5 p1      25 sum
        vmovd xmm11, [r8 + 12]                                           ;   158.5 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   258.8 p5+p3   34 sum
        vpaddd xmm0, xmm0, xmm12                                         ;   259.5 p0      34 sum
        vmovd xmm12, [r8 + 48]                                           ;   159.0 p10     34 sum
        vpaddd xmm12, xmm12, [rel ripemd160_blocks.T0_constants128 + 144] ;   259.5 p1+p2   34 sum
        vprold xmm0, xmm0, 6                                             ;   260.5 p0      35 v[1]
        vpaddd xmm10, xmm10, xmm0                                        ;   261.5 p5      35 v[1]
        vpaddd xmm11, xmm11, xmm4                                        ;   260.5 p1      34 sum
        vmovdqa xmm0, xmm4                                               ;   257.2         35 v[4] copy
        vpternlogd xmm4, xmm9, xmm6, 0xca                                ;   260.8 p5      26 sum
        vprold xmm6, xmm6, 0xa                                           ;   261.2 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm4                                        ;   261.8 p1      34 sum
        vpaddd xmm12, xmm12, xmm5                                        ;   261.8 p5      34 sum
        vprold xmm4, xmm14, 8                                            ;   262.8 p0      35 v[0]
        vpaddd xmm8, xmm8, xmm4                                          ;   263.8 p1      35 v[0]
        vmovdqa xmm4, xmm5                                               ;   259.2         35 v[4] copy
        vpternlogd xmm5, xmm10, xmm1, 0xb8                               ;   262.8 p5      25 sum
        vmovd xmm14, [r8 + 28]                                           ;   161.3 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   263.2 p0+p10   34 sum
        vprold xmm1, xmm1, 0xa                                           ;   263.5 p1      36 v[2]
        vpaddd xmm3, xmm3, xmm5                                          ;   263.8 p5      34 sum
        vmovd xmm5, [r8 + 8]                                             ;   162.0 p2      34 sum
        vpaddd xmm5, xmm5, [rel ripemd160_blocks.T0_constants128 + 144]  ;   264.2 p0+p3   34 sum
        vprold xmm3, xmm3, 0xe                                           ;   264.8 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm3                                          ;   265.8 p5      35 v[0]
        vpaddd xmm14, xmm14, xmm6                                        ;   265.2 p0      34 sum
        vprold xmm3, xmm9, 0xa                                           ;   265.5 p1      36 v[1]
        vpternlogd xmm9, xmm6, xmm8, 0xb8                                ;   265.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm9                                        ;   266.8 p0      34 sum
        vpaddd xmm5, xmm5, xmm1                                          ;   266.5 p1      34 sum
        vprold xmm9, xmm15, 9                                            ;   267.8 p0      35 v[4]
        vpaddd xmm0, xmm0, xmm9                                          ;   268.8 p5      35 v[4]
        vprold xmm9, xmm10, 0xa                                          ;   267.5 p1      36 v[1]
        vpternlogd xmm10, xmm7, xmm1, 0xe2                               ;   267.8 p5      25 sum
        vmovd xmm15, [r8 + 60]                                           ;   164.2 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   268.2 p0+p2   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   268.8 p1      34 sum
        vmovd xmm10, [r8 + 52]                                           ;   164.7 p3      34 sum
        vpaddd xmm10, xmm10, [rel ripemd160_blocks.T0_constants128 + 144] ;   268.8 p5+p10   34 sum
        vprold xmm2, xmm2, 6                                             ;   269.8 p0      35 v[4]
        vpaddd xmm4, xmm4, xmm2                                          ;   270.8 p1      35 v[4]
        vpaddd xmm15, xmm15, xmm3                                        ;   269.8 p5      34 sum
        vprold xmm2, xmm8, 0xa                                           ;   270.2 p0      36 v[0]
        vpternlogd xmm8, xmm3, xmm0, 0xb8                                ;   270.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   271.5 p5      34 sum
        vpaddd xmm10, xmm10, xmm9                                        ;   271.2 p0      34 sum
        vprold xmm8, xmm11, 0xe                                          ;   272.5 p1      35 v[3]
        vpaddd xmm6, xmm6, xmm8                                          ;   273.5 p5      35 v[3]
        vprold xmm8, xmm7, 0xa                                           ;   272.2 p0      36 v[0]
        vpternlogd xmm7, xmm4, xmm9, 0xe2                                ;   272.5 p1      25 sum
        vmovd xmm11, [r8 + 56]                                           ;   166.8 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   272.8 p5+p3   34 sum
        vpaddd xmm12, xmm12, xmm7                                        ;   273.5 p0      34 sum
        vmovd xmm7, [r8 + 36]                                            ;   167.3 p10     34 sum
        vpaddd xmm7, xmm7, [rel ripemd160_blocks.T0_constants128 + 144]  ;   273.5 p1+p2   34 sum
        vprold xmm12, xmm12, 9                                           ;   274.5 p0      35 v[3]
        vpaddd xmm1, xmm1, xmm12                                         ;   275.5 p5      35 v[3]
        vpaddd xmm11, xmm11, xmm2                                        ;   274.5 p1      34 sum
        vmovdqa xmm12, xmm2                                              ;   271.2         35 v[1] copy
        vpternlogd xmm2, xmm6, xmm0, 0xca                                ;   274.8 p5      26 sum
        vprold xmm0, xmm0, 0xa                                           ;   275.2 p0      36 v[4]
        vpaddd xmm14, xmm14, xmm2                                        ;   275.8 p1      34 sum
        vpaddd xmm7, xmm7, xmm8                                          ;   275.8 p5      34 sum
        vprold xmm2, xmm14, 5                                            ;   276.8 p0      35 v[2]
        vpaddd xmm3, xmm3, xmm2                                          ;   277.8 p1      35 v[2]
        vmovdqa xmm2, xmm8                                               ;   273.2         35 v[1] copy
        vpternlogd xmm8, xmm1, xmm4, 0xb8                                ;   276.8 p5      25 sum
        vmovd xmm14, [r8 + 20]                                           ;   169.7 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 64] ;   277.2 p0+p10   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   277.5 p1      36 v[4]
        vpaddd xmm5, xmm5, xmm8                                          ;   277.8 p5      34 sum
        vmovd xmm8, [r8 + 28]                                            ;   170.3 p2      34 sum
        vpaddd xmm8, xmm8, [rel ripemd160_blocks.T0_constants128 + 144]  ;   278.2 p0+p3   34 sum
        vprold xmm5, xmm5, 0xc                                           ;   278.8 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm5                                          ;   279.8 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;   279.2 p0      34 sum
        vprold xmm5, xmm6, 0xa                                           ;   279.5 p1      36 v[3]
        vpternlogd xmm6, xmm0, xmm3, 0xb8                                ;   279.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm6                                        ;   280.8 p0      34 sum
        vpaddd xmm8, xmm8, xmm4                                          ;   280.5 p1      34 sum
        vprold xmm6, xmm15, 6                                            ;   281.8 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm6                                        ;   282.8 p5      35 v[1]
        vprold xmm6, xmm1, 0xa                                           ;   281.5 p1      36 v[3]
        vpternlogd xmm1, xmm9, xmm4, 0xe2                                ;   281.8 p5      25 sum
        vmovd xmm15, [r8 + 24]                                           ;   172.5 p10     34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 64] ;   282.2 p0+p2   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   282.8 p1      34 sum
        vmovd xmm1, [r8 + 40]                                            ;   173.0 p3      34 sum
        vpaddd xmm1, xmm1, [rel ripemd160_blocks.T0_constants128 + 144]  ;   282.8 p5+p10   34 sum
        vprold xmm10, xmm10, 9                                           ;   283.8 p0      35 v[1]
        vpaddd xmm2, xmm2, xmm10                                         ;   284.8 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm5                                        ;   283.8 p5      34 sum
        vprold xmm10, xmm3, 0xa                                          ;   284.2 p0      36 v[2]
        vpternlogd xmm3, xmm5, xmm12, 0xb8                               ;   284.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   285.5 p5      34 sum
        vpaddd xmm1, xmm1, xmm6                                          ;   285.2 p0      34 sum
        vprold xmm3, xmm11, 8                                            ;   286.5 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm3                                          ;   287.5 p5      35 v[0]
        vprold xmm3, xmm9, 0xa                                           ;   286.2 p0      36 v[2]
        vpternlogd xmm9, xmm2, xmm6, 0xe2                                ;   286.5 p1      25 sum
        vmovd xmm11, [r8 + 8]                                            ;   175.2 p2      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 64] ;   286.8 p5+p3   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;   287.5 p0      34 sum
        vmovd xmm9, [r8 + 56]                                            ;   175.7 p10     34 sum
        vpaddd xmm9, xmm9, [rel ripemd160_blocks.T0_constants128 + 144]  ;   287.5 p1+p2   34 sum
        vprold xmm7, xmm7, 0xc                                           ;   288.5 p0      35 v[0]
        vpaddd xmm4, xmm4, xmm7                                          ;   289.5 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm10                                       ;   288.5 p1      34 sum
        vmovdqa xmm7, xmm10                                              ;   285.2         35 v[3] copy
        vpternlogd xmm10, xmm0, xmm12, 0xca                              ;   288.8 p5      26 sum
        vprold xmm12, xmm12, 0xa                                         ;   289.2 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm10                                       ;   289.8 p1      34 sum
        vpaddd xmm9, xmm9, xmm3                                          ;   289.8 p5      34 sum
        vprold xmm10, xmm14, 6                                           ;   290.8 p0      35 v[4]
        vpaddd xmm5, xmm5, xmm10                                         ;   291.8 p1      35 v[4]
        vmovdqa xmm10, xmm3                                              ;   287.2         35 v[3] copy
        vpternlogd xmm3, xmm4, xmm2, 0xb8                                ;   290.8 p5      25 sum
        vmovd xmm14, [r8 + 16]                                           ;   178.0 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   291.2 p0+p10   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   291.5 p1      36 v[1]
        vpaddd xmm8, xmm8, xmm3                                          ;   291.8 p5      34 sum
        vmovd xmm3, [r8 + 48]                                            ;   178.7 p2      34 sum
        vpaddd xmm3, xmm3, xmm13                                         ;   292.2 p0      34 sum
        vprold xmm8, xmm8, 5                                             ;   292.8 p1      35 v[4]
        vpaddd xmm6, xmm6, xmm8                                          ;   293.8 p5      35 v[4]
        vpaddd xmm14, xmm14, xmm12                                       ;   293.2 p0      34 sum
        vprold xmm8, xmm0, 0xa                                           ;   293.5 p1      36 v[0]
        vpternlogd xmm0, xmm12, xmm5, 0xb8                               ;   293.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   294.8 p0      34 sum
        vpaddd xmm3, xmm3, xmm2                                          ;   294.5 p1      34 sum
        vprold xmm0, xmm15, 5                                            ;   295.8 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;   296.8 p5      35 v[3]
        vprold xmm0, xmm4, 0xa                                           ;   295.5 p1      36 v[0]
        vpternlogd xmm4, xmm6, xmm2, 0xe2                                ;   295.8 p5      25 sum
        vmovd xmm15, [r8]                                                ;   180.8 p3      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   296.2 p0+p10   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   296.8 p1      34 sum
        vmovd xmm4, [r8 + 60]                                            ;   181.3 p2      34 sum
        vpaddd xmm4, xmm4, xmm13                                         ;   296.8 p5      34 sum
        vprold xmm1, xmm1, 0xf                                           ;   297.8 p0      35 v[3]
        vpaddd xmm10, xmm10, xmm1                                        ;   298.8 p1      35 v[3]
        vpaddd xmm15, xmm15, xmm8                                        ;   297.8 p5      34 sum
        vprold xmm1, xmm5, 0xa                                           ;   298.2 p0      36 v[4]
        vpternlogd xmm5, xmm8, xmm7, 0xb8                                ;   298.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   299.5 p5      34 sum
        vpaddd xmm4, xmm4, xmm0                                          ;   299.2 p0      34 sum
        vprold xmm5, xmm11, 0xc                                          ;   300.5 p1      35 v[2]
        vpaddd xmm12, xmm12, xmm5                                        ;   301.5 p5      35 v[2]
        vprold xmm5, xmm6, 0xa                                           ;   300.2 p0      36 v[4]
        vpternlogd xmm6, xmm10, xmm0, 0xe2                               ;   300.5 p1      25 sum
        vmovd xmm11, [r8 + 20]                                           ;   183.5 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   300.8 p5+p10   34 sum
        vpaddd xmm9, xmm9, xmm6                                          ;   301.5 p0      34 sum
        vmovd xmm6, [r8 + 40]                                            ;   184.0 p2      34 sum
        vpaddd xmm6, xmm6, xmm13                                         ;   301.5 p1      34 sum
        vprold xmm9, xmm9, 8                                             ;   302.5 p0      35 v[2]
        vpaddd xmm2, xmm2, xmm9                                          ;   303.5 p5      35 v[2]
        vpaddd xmm11, xmm11, xmm1                                        ;   302.5 p1      34 sum
        vmovdqa xmm9, xmm1                                               ;   299.2         35 v[0] copy
        vpternlogd xmm1, xmm12, xmm7, 0x63                               ;   302.8 p5      26 sum
        vprold xmm7, xmm7, 0xa                                           ;   303.2 p0      36 v[3]
        vpaddd xmm14, xmm14, xmm1                                        ;   303.8 p1      34 sum
        vpaddd xmm6, xmm6, xmm5                                          ;   303.8 p5      34 sum
        vprold xmm1, xmm14, 9                                            ;   304.8 p0      35 v[1]
        vpaddd xmm8, xmm8, xmm1                                          ;   305.8 p1      35 v[1]
        vmovdqa xmm1, xmm5                                               ;   301.2         35 v[0] copy
        vpternlogd xmm5, xmm2, xmm10, 0x96                               ;   304.8 p5      25 sum
        vmovd xmm14, [r8 + 36]                                           ;   186.3 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   305.2 p0+p10   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   305.5 p1      36 v[3]
        vpaddd xmm3, xmm3, xmm5                                          ;   305.8 p5      34 sum
        vmovd xmm5, [r8 + 16]                                            ;   187.0 p2      34 sum
        vpaddd xmm5, xmm5, xmm13                                         ;   306.2 p0      34 sum
        vprold xmm3, xmm3, 8                                             ;   306.8 p1      35 v[1]
        vpaddd xmm0, xmm0, xmm3                                          ;   307.8 p5      35 v[1]
        vpaddd xmm14, xmm14, xmm7                                        ;   307.2 p0      34 sum
        vprold xmm3, xmm12, 0xa                                          ;   307.5 p1      36 v[2]
        vpternlogd xmm12, xmm8, xmm7, 0x39                               ;   307.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm12                                       ;   308.8 p0      34 sum
        vpaddd xmm5, xmm5, xmm10                                         ;   308.5 p1      34 sum
        vprold xmm12, xmm15, 0xf                                         ;   309.8 p0      35 v[0]
        vpaddd xmm9, xmm9, xmm12                                         ;   310.8 p5      35 v[0]
        vprold xmm12, xmm2, 0xa                                          ;   309.5 p1      36 v[2]
        vpternlogd xmm2, xmm0, xmm10, 0x96                               ;   309.8 p5      25 sum
        vmovd xmm15, [r8 + 28]                                           ;   189.2 p3      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   310.2 p0+p10   34 sum
        vpaddd xmm4, xmm4, xmm2                                          ;   310.8 p1      34 sum
        vmovd xmm2, [r8 + 4]                                             ;   189.7 p2      34 sum
        vpaddd xmm2, xmm2, xmm13                                         ;   310.8 p5      34 sum
        vprold xmm4, xmm4, 5                                             ;   311.8 p0      35 v[0]
        vpaddd xmm1, xmm1, xmm4                                          ;   312.8 p1      35 v[0]
        vpaddd xmm15, xmm15, xmm3                                        ;   311.8 p5      34 sum
        vprold xmm4, xmm8, 0xa                                           ;   312.2 p0      36 v[1]
        vpternlogd xmm8, xmm9, xmm3, 0x39                                ;   312.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   313.5 p5      34 sum
        vpaddd xmm2, xmm2, xmm12                                         ;   313.2 p0      34 sum
        vprold xmm8, xmm11, 5                                            ;   314.5 p1      35 v[4]
        vpaddd xmm7, xmm7, xmm8                                          ;   315.5 p5      35 v[4]
        vprold xmm8, xmm0, 0xa                                           ;   314.2 p0      36 v[1]
        vpternlogd xmm0, xmm1, xmm12, 0x96                               ;   314.5 p1      25 sum
        vmovd xmm11, [r8 + 48]                                           ;   191.8 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   314.8 p5+p10   34 sum
        vpaddd xmm6, xmm6, xmm0                                          ;   315.5 p0      34 sum
        vmovd xmm0, [r8 + 20]                                            ;   192.3 p2      34 sum
        vpaddd xmm0, xmm0, xmm13                                         ;   315.5 p1      34 sum
        vprold xmm6, xmm6, 0xc                                           ;   316.5 p0      35 v[4]
        vpaddd xmm10, xmm10, xmm6                                        ;   317.5 p5      35 v[4]
        vpaddd xmm11, xmm11, xmm4                                        ;   316.5 p1      34 sum
        vmovdqa xmm6, xmm4                                               ;   313.2         35 v[2] copy
        vpternlogd xmm4, xmm7, xmm9, 0x63                                ;   316.8 p5      26 sum
        vprold xmm9, xmm9, 0xa                                           ;   317.2 p0      36 v[0]
        vpaddd xmm14, xmm14, xmm4                                        ;   317.8 p1      34 sum
        vpaddd xmm0, xmm0, xmm8                                          ;   317.8 p5      34 sum
        vprold xmm4, xmm14, 0xb                                          ;   318.8 p0      35 v[3]
        vpaddd xmm3, xmm3, xmm4                                          ;   319.8 p1      35 v[3]
        vmovdqa xmm4, xmm8                                               ;   315.2         35 v[2] copy
        vpternlogd xmm8, xmm10, xmm1, 0x96                               ;   318.8 p5      25 sum
        vmovd xmm14, [r8 + 8]                                            ;   194.7 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   319.2 p0+p10   34 sum
        vprold xmm1, xmm1, 0xa                                           ;   319.5 p1      36 v[0]
        vpaddd xmm5, xmm5, xmm8                                          ;   319.8 p5      34 sum
        vmovd xmm8, [r8 + 32]                                            ;   195.3 p2      34 sum
        vpaddd xmm8, xmm8, xmm13                                         ;   320.2 p0      34 sum
        vprold xmm5, xmm5, 9                                             ;   320.8 p1      35 v[3]
        vpaddd xmm12, xmm12, xmm5                                        ;   321.8 p5      35 v[3]
        vpaddd xmm14, xmm14, xmm9                                        ;   321.2 p0      34 sum
        vprold xmm5, xmm7, 0xa                                           ;   321.5 p1      36 v[4]
        vpternlogd xmm7, xmm3, xmm9, 0x39                                ;   321.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm7                                        ;   322.8 p0      34 sum
        vpaddd xmm8, xmm8, xmm1                                          ;   322.5 p1      34 sum
        vprold xmm7, xmm15, 6                                            ;   323.8 p0      35 v[2]
        vpaddd xmm6, xmm6, xmm7                                          ;   324.8 p5      35 v[2]
        vprold xmm7, xmm10, 0xa                                          ;   323.5 p1      36 v[4]
        vpternlogd xmm10, xmm12, xmm1, 0x96                              ;   323.8 p5      25 sum
        vmovd xmm15, [r8 + 40]                                           ;   197.5 p3      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   324.2 p0+p10   34 sum
        vpaddd xmm2, xmm2, xmm10                                         ;   324.8 p1      34 sum
        vmovd xmm10, [r8 + 28]                                           ;   198.0 p2      34 sum
        vpaddd xmm10, xmm10, xmm13                                       ;   324.8 p5      34 sum
        vprold xmm2, xmm2, 0xc                                           ;   325.8 p0      35 v[2]
        vpaddd xmm4, xmm4, xmm2                                          ;   326.8 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm5                                        ;   325.8 p5      34 sum
        vprold xmm2, xmm3, 0xa                                           ;   326.2 p0      36 v[3]
        vpternlogd xmm3, xmm6, xmm5, 0x39                                ;   326.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm3                                        ;   327.5 p5      34 sum
        vpaddd xmm10, xmm10, xmm7                                        ;   327.2 p0      34 sum
        vprold xmm3, xmm11, 8                                            ;   328.5 p1      35 v[1]
        vpaddd xmm9, xmm9, xmm3                                          ;   329.5 p5      35 v[1]
        vprold xmm3, xmm12, 0xa                                          ;   328.2 p0      36 v[3]
        vpternlogd xmm12, xmm4, xmm7, 0x96                               ;   328.5 p1      25 sum
        vmovd xmm11, [r8 + 56]                                           ;   200.2 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   328.8 p5+p10   34 sum
        vpaddd xmm0, xmm0, xmm12                                         ;   329.5 p0      34 sum
        vmovd xmm12, [r8 + 24]                                           ;   200.7 p2      34 sum
        vpaddd xmm12, xmm12, xmm13                                       ;   329.5 p1      34 sum
        vprold xmm0, xmm0, 5                                             ;   330.5 p0      35 v[1]
        vpaddd xmm1, xmm1, xmm0                                          ;   331.5 p5      35 v[1]
        vpaddd xmm11, xmm11, xmm2                                        ;   330.5 p1      34 sum
        vmovdqa xmm0, xmm2                                               ;   327.2         35 v[4] copy
        vpternlogd xmm2, xmm9, xmm6, 0x63                                ;   330.8 p5      26 sum
        vprold xmm6, xmm6, 0xa                                           ;   331.2 p0      36 v[2]
        vpaddd xmm14, xmm14, xmm2                                        ;   331.8 p1      34 sum
        vpaddd xmm12, xmm12, xmm3                                        ;   331.8 p5      34 sum
        vprold xmm2, xmm14, 0xd                                          ;   332.8 p0      35 v[0]
        vpaddd xmm5, xmm5, xmm2                                          ;   333.8 p1      35 v[0]
        vmovdqa xmm2, xmm3                                               ;   329.2         35 v[4] copy
        vpternlogd xmm3, xmm1, xmm4, 0x96                                ;   332.8 p5      25 sum
        vmovd xmm14, [r8 + 4]                                            ;   203.0 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   333.2 p0+p10   34 sum
        vprold xmm4, xmm4, 0xa                                           ;   333.5 p1      36 v[2]
        vpaddd xmm8, xmm8, xmm3                                          ;   333.8 p5      34 sum
        vmovd xmm3, [r8 + 8]                                             ;   203.7 p2      34 sum
        vpaddd xmm3, xmm3, xmm13                                         ;   334.2 p0      34 sum
        vprold xmm8, xmm8, 0xe                                           ;   334.8 p1      35 v[0]
        vpaddd xmm7, xmm7, xmm8                                          ;   335.8 p5      35 v[0]
        vpaddd xmm14, xmm14, xmm6                                        ;   335.2 p0      34 sum
        vprold xmm8, xmm9, 0xa                                           ;   335.5 p1      36 v[1]
        vpternlogd xmm9, xmm5, xmm6, 0x39                                ;   335.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm9                                        ;   336.8 p0      34 sum
        vpaddd xmm3, xmm3, xmm4                                          ;   336.5 p1      34 sum
        vprold xmm9, xmm15, 0xc                                          ;   337.8 p0      35 v[4]
        vpaddd xmm0, xmm0, xmm9                                          ;   338.8 p5      35 v[4]
        vprold xmm9, xmm1, 0xa                                           ;   337.5 p1      36 v[1]
        vpternlogd xmm1, xmm7, xmm4, 0x96                                ;   337.8 p5      25 sum
        vmovd xmm15, [r8 + 12]                                           ;   205.8 p3      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   338.2 p0+p10   34 sum
        vpaddd xmm10, xmm10, xmm1                                        ;   338.8 p1      34 sum
        vmovd xmm1, [r8 + 52]                                            ;   206.3 p2      34 sum
        vpaddd xmm1, xmm1, xmm13                                         ;   338.8 p5      34 sum
        vprold xmm10, xmm10, 6                                           ;   339.8 p0      35 v[4]
        vpaddd xmm2, xmm2, xmm10                                         ;   340.8 p1      35 v[4]
        vpaddd xmm15, xmm15, xmm8                                        ;   339.8 p5      34 sum
        vprold xmm10, xmm5, 0xa                                          ;   340.2 p0      36 v[0]
        vpternlogd xmm5, xmm0, xmm8, 0x39                                ;   340.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm5                                        ;   341.5 p5      34 sum
        vpaddd xmm1, xmm1, xmm9                                          ;   341.2 p0      34 sum
        vprold xmm5, xmm11, 5                                            ;   342.5 p1      35 v[3]
        vpaddd xmm6, xmm6, xmm5                                          ;   343.5 p5      35 v[3]
        vprold xmm5, xmm7, 0xa                                           ;   342.2 p0      36 v[0]
        vpternlogd xmm7, xmm2, xmm9, 0x96                                ;   342.5 p1      25 sum
        vmovd xmm11, [r8 + 32]                                           ;   208.5 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   342.8 p5+p10   34 sum
        vpaddd xmm12, xmm12, xmm7                                        ;   343.5 p0      34 sum
        vmovd xmm7, [r8 + 56]                                            ;   209.0 p2      34 sum
        vpaddd xmm7, xmm7, xmm13                                         ;   343.5 p1      34 sum
        vprold xmm12, xmm12, 8                                           ;   344.5 p0      35 v[3]
        vpaddd xmm4, xmm4, xmm12                                         ;   345.5 p5      35 v[3]
        vpaddd xmm11, xmm11, xmm10                                       ;   344.5 p1      34 sum
        vmovdqa xmm12, xmm10                                             ;   341.2         35 v[1] copy
        vpternlogd xmm10, xmm6, xmm0, 0x63                               ;   344.8 p5      26 sum
        vprold xmm0, xmm0, 0xa                                           ;   345.2 p0      36 v[4]
        vpaddd xmm14, xmm14, xmm10                                       ;   345.8 p1      34 sum
        vpaddd xmm7, xmm7, xmm5                                          ;   345.8 p5      34 sum
        vprold xmm10, xmm14, 0xc                                         ;   346.8 p0      35 v[2]
        vpaddd xmm8, xmm8, xmm10                                         ;   347.8 p1      35 v[2]
        vmovdqa xmm10, xmm5                                              ;   343.2         35 v[1] copy
        vpternlogd xmm5, xmm4, xmm2, 0x96                                ;   346.8 p5      25 sum
        vmovd xmm14, [r8 + 44]                                           ;   211.3 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   347.2 p0+p10   34 sum
        vprold xmm2, xmm2, 0xa                                           ;   347.5 p1      36 v[4]
        vpaddd xmm3, xmm3, xmm5                                          ;   347.8 p5      34 sum
        vmovd xmm5, [r8]                                                 ;   212.0 p2      34 sum
        vpaddd xmm5, xmm5, xmm13                                         ;   348.2 p0      34 sum
        vprold xmm3, xmm3, 0xd                                           ;   348.8 p1      35 v[2]
        vpaddd xmm9, xmm9, xmm3                                          ;   349.8 p5      35 v[2]
        vpaddd xmm14, xmm14, xmm0                                        ;   349.2 p0      34 sum
        vprold xmm3, xmm6, 0xa                                           ;   349.5 p1      36 v[3]
        vpternlogd xmm6, xmm8, xmm0, 0x39                                ;   349.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm6                                        ;   350.8 p0      34 sum
        vpaddd xmm5, xmm5, xmm2                                          ;   350.5 p1      34 sum
        vprold xmm6, xmm15, 0xd                                          ;   351.8 p0      35 v[1]
        vpaddd xmm12, xmm12, xmm6                                        ;   352.8 p5      35 v[1]
        vprold xmm6, xmm4, 0xa                                           ;   351.5 p1      36 v[3]
        vpternlogd xmm4, xmm9, xmm2, 0x96                                ;   351.8 p5      25 sum
        vmovd xmm15, [r8 + 24]                                           ;   214.2 p3      34 sum
        vpaddd xmm15, xmm15, [rel ripemd160_blocks.T0_constants128 + 80] ;   352.2 p0+p10   34 sum
        vpaddd xmm1, xmm1, xmm4                                          ;   352.8 p1      34 sum
        vmovd xmm4, [r8 + 12]                                            ;   214.7 p2      34 sum
        vpaddd xmm4, xmm4, xmm13                                         ;   352.8 p5      34 sum
        vprold xmm1, xmm1, 6                                             ;   353.8 p0      35 v[1]
        vpaddd xmm10, xmm10, xmm1                                        ;   354.8 p1      35 v[1]
        vpaddd xmm15, xmm15, xmm3                                        ;   353.8 p5      34 sum
        vprold xmm1, xmm8, 0xa                                           ;   354.2 p0      36 v[2]
        vpternlogd xmm8, xmm12, xmm3, 0x39                               ;   354.5 p1      26 sum
        vpaddd xmm11, xmm11, xmm8                                        ;   355.5 p5      34 sum
        vpaddd xmm4, xmm4, xmm6                                          ;   355.2 p0      34 sum
        vprold xmm8, xmm11, 0xe                                          ;   356.5 p1      35 v[0]
        vpaddd xmm0, xmm0, xmm8                                          ;   357.5 p5      35 v[0]
        vprold xmm8, xmm9, 0xa                                           ;   356.2 p0      36 v[2]
        vpternlogd xmm9, xmm10, xmm6, 0x96                               ;   356.5 p1      25 sum
        vmovd xmm11, [r8 + 60]                                           ;   216.8 p3      34 sum
        vpaddd xmm11, xmm11, [rel ripemd160_blocks.T0_constants128 + 80] ;   356.8 p5+p10   34 sum
        vpaddd xmm7, xmm7, xmm9                                          ;   357.5 p0      34 sum
        vmovd xmm9, [r8 + 36]                                            ;   217.3 p2      34 sum
        vpaddd xmm9, xmm9, xmm13                                         ;   357.5 p1      34 sum
        vprold xmm7, xmm7, 5                                             ;   358.5 p0      35 v[0]
        vpaddd xmm2, xmm2, xmm7                                          ;   359.5 p5      35 v[0]
        vpaddd xmm11, xmm11, xmm1                                        ;   358.5 p1      34 sum
        vmovdqa xmm7, xmm1                                               ;   355.2         35 v[3] copy
        vpternlogd xmm1, xmm0, xmm12, 0x63                               ;   358.8 p5      26 sum
        vprold xmm12, xmm12, 0xa                                         ;   359.2 p0      36 v[1]
        vpaddd xmm14, xmm14, xmm1                                        ;   359.8 p1      34 sum
        vpaddd xmm9, xmm9, xmm8                                          ;   359.8 p5      34 sum
        vprold xmm1, xmm14, 0xb                                          ;   360.8 p0      35 v[4]
        vpaddd xmm3, xmm3, xmm1                                          ;   361.8 p1      35 v[4]
        vmovdqa xmm1, xmm8                                               ;   357.2         35 v[3] copy
        vpternlogd xmm8, xmm2, xmm10, 0x96                               ;   360.8 p5      25 sum
        vmovd xmm14, [r8 + 52]                                           ;   219.8 p3      34 sum
        vpaddd xmm14, xmm14, [rel ripemd160_blocks.T0_constants128 + 80] ;   361.2 p0+p10   34 sum
        vprold xmm10, xmm10, 0xa                                         ;   361.5 p1      36 v[1]
        vpaddd xmm5, xmm5, xmm8                                          ;   361.8 p5      34 sum
        vmovd xmm8, [r8 + 44]                                            ;   221.0 p2      34 sum
        vpaddd xmm8, xmm8, xmm13                                         ;   362.2 p0      34 sum
        vprold xmm5, xmm5, 0xf                                           ;   362.8 p1      35 v[4]
        vmovdqa xmm13, [rbp - 112]                                       ;   221.5 p3      48 h0
        vpaddd xmm6, xmm6, xmm5                                          ;   363.8 p5      35 v[4]
        vmovdqa xmm5, [rbp - 96]                                         ;   222.8 p10     49 h
        vpaddd xmm14, xmm14, xmm12                                       ;   363.2 p0      34 sum
        vpaddd xmm8, xmm8, xmm10                                         ;   363.5 p1      34 sum
        vmovdqa [rbp - 48], xmm5                                         ;   228.8 p7+p4   49 h spill
        vprold xmm5, xmm0, 0xa                                           ;   364.2 p0      36 v[0]
        vpternlogd xmm0, xmm3, xmm12, 0x39                               ;   363.8 p5      26 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   364.8 p1      34 sum
        vprold xmm0, xmm15, 8                                            ;   365.8 p0      35 v[3]
        vpaddd xmm7, xmm7, xmm0                                          ;   366.8 p5      35 v[3]
        vprold xmm0, xmm2, 0xa                                           ;   365.5 p1      36 v[0]
        vpternlogd xmm2, xmm6, xmm10, 0x96                               ;   365.8 p5      25 sum
        vmovdqa xmm15, [rbp - 80]                                        ;   225.0 p2      49 h
        vmovdqa [rbp - 32], xmm10                                        ;   362.5 p8+p9   36 v[1] spill
        vmovdqa xmm10, [rbp - 64]                                        ;   225.3 p3      49 h
        vmovdqa [rbp - 16], xmm10                                        ;   231.3 p7+p4   49 h spill
        vmovdqa xmm10, [rbp - 32]                                        ;   362.5 p10     35 v[2]
        vpaddd xmm4, xmm4, xmm2                                          ;   366.8 p0      34 sum
        vmovdqa xmm2, [rbp - 128]                                        ;   227.8 p2      49 h
        vprold xmm4, xmm4, 0xd                                           ;   367.8 p1      35 v[3]
        vpaddd xmm1, xmm1, xmm4                                          ;   368.8 p5      35 v[3]
        add r8, 0x40                                                     ;   228.3 p6      41 blocks
        vpaddd xmm2, xmm2, xmm5                                          ;   367.2 p0      49 h
        vprold xmm4, xmm3, 0xa                                           ;   367.5 p1      36 v[4]
        vpternlogd xmm3, xmm7, xmm5, 0x39                                ;   367.8 p5      26 sum
        vmovdqa [rbp - 32], xmm2                                         ;   368.2 p8+p9   49 h spill
        vmovdqa xmm2, [rbp - 16]                                         ;   231.3 p3      49 h reload
        vpaddd xmm2, xmm2, xmm5                                          ;   368.2 p0      49 h
        vpaddd xmm11, xmm11, xmm3                                        ;   368.8 p1      34 sum
        vpaddd xmm15, xmm15, xmm0                                        ;   368.8 p5      49 h
        vpaddd xmm2, xmm2, xmm0                                          ;   369.2 p0      49 h
        vpternlogd xmm0, xmm1, xmm6, 0x96                                ;   369.8 p1      25 sum
        mov qword [rbp + 8], r8                                          ;   230.7 p7+p4   41 blocks
        vprold xmm3, xmm6, 0xa                                           ;   370.2 p0      36 v[4]
        vpaddd xmm9, xmm9, xmm0                                          ;   370.8 p5      34 sum
        vprold xmm0, xmm11, 5                                            ;   370.5 p1      35 v[2]
        vpaddd xmm15, xmm15, xmm4                                        ;   370.8 p5      49 h
        vpaddd xmm12, xmm12, xmm0                                        ;   371.5 p0      35 v[2]
        vprold xmm0, xmm9, 0xb                                           ;   371.8 p1      35 v[2]
        vpaddd xmm10, xmm10, xmm0                                        ;   372.8 p5      35 v[2]
        vmovdqa [rbp - 96], xmm15                                        ;   371.8 p8+p9   49 h
        vpternlogd xmm4, xmm12, xmm7, 0x63                               ;   372.5 p0      26 sum
        vprold xmm0, xmm7, 0xa                                           ;   372.5 p1      36 v[3]
        vpaddd xmm13, xmm13, xmm12                                       ;   372.8 p5      48 h0
        vpaddd xmm14, xmm14, xmm4                                        ;   373.5 p0      34 sum
        vmovdqa xmm4, [rbp - 48]                                         ;   234.8 p10     49 h reload
        vpaddd xmm4, xmm4, xmm3                                          ;   373.5 p1      49 h
        vpaddd xmm4, xmm4, xmm0                                          ;   374.5 p5      49 h
        vpternlogd xmm3, xmm10, xmm1, 0x96                               ;   374.2 p0      25 sum
        vprold xmm0, xmm1, 0xa                                           ;   374.5 p1      36 v[3]
        vpaddd xmm8, xmm8, xmm3                                          ;   375.2 p5      34 sum
        vmovdqa xmm1, [rbp - 32]                                         ;   368.2 p2      49 h reload
        vpaddd xmm1, xmm1, xmm10                                         ;   375.2 p0      49 h
        vprold xmm3, xmm14, 6                                            ;   375.5 p1      35 v[1]
        vpaddd xmm13, xmm13, xmm0                                        ;   375.8 p5      48 h0
        vmovdqa [rbp - 112], xmm4                                        ;   375.5 p7+p4   49 h
        vpaddd xmm1, xmm1, xmm3                                          ;   376.5 p0      49 h
        vprold xmm0, xmm8, 0xb                                           ;   376.5 p1      35 v[1]
        vmovdqa [rbp - 128], xmm13                                       ;   376.8 p8+p9   50 h
        vpaddd xmm2, xmm2, xmm0                                          ;   377.5 p5      49 h
        vmovdqa [rbp - 64], xmm1                                         ;   377.5 p7+p4   49 h
        vmovdqa [rbp - 80], xmm2                                         ;   378.5 p8+p9   49 h
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
