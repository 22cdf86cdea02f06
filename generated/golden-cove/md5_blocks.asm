; md5_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 72a437dc27d1f616); do not edit:
;   ./cw build md5_blocks --cpu golden-cove
;
; void md5_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 16 bytes, read and written, secret, no alignment needed
;   m: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 128 bytes, 9 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 13 uops, planned 11.0; bounds: width 2.2, ports 2.5, path 6.0
;   blocks: 444 uops, planned 262.0; bounds: width 74.0, ports 129.3, path 261.0
;   body.2: 9 uops, planned 7.2; bounds: width 1.5, ports 2.0, path 0.0
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
%fatal "md5_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_md5_blocks
$_md5_blocks:
%else
        global $md5_blocks
%endif
$md5_blocks:
        push rbp                                                    ;                    preserved
        sub rsp, 0xa0                                               ;                    frame
        lea rbp, [rsp + 128]                                        ;                    frame
        mov qword [rbp + 0], rdi                                    ;                    argument
        mov dword [rbp + 24], edx                                   ;                    argument
        mov qword [rbp + 8], rsi                                    ;                    argument
        mov r8, qword [rbp + 0]                                     ;     0.0 p2      40 h reload
        vmovd xmm0, [r8]                                            ;     5.0 p3      40 h
        vmovdqa [rbp - 128], xmm0                                   ;    11.0 p7+p4   40 h
        vmovd xmm0, [r8 + 4]                                        ;     5.0 p10     40 h
        vmovdqa [rbp - 112], xmm0                                   ;    11.0 p8+p9   40 h
        vmovd xmm0, [r8 + 8]                                        ;     5.0 p2      40 h
        vmovdqa [rbp - 96], xmm0                                    ;    11.0 p7+p4   40 h
        vmovd xmm0, [r8 + 12]                                       ;     5.0 p3      40 h
        vmovdqa [rbp - 80], xmm0                                    ;    11.0 p8+p9   40 h
        mov r8d, dword [rbp + 24]                                   ;     1.5 p10     40 h
        shl r8, 6                                                   ;     6.5 p0      40 h
        add r8, qword [rbp + 8]                                     ;     7.5 p1+p2   40 h
        mov qword [rbp + 16], r8                                    ;     8.5 p7+p4   40 h
        cmp dword [rbp + 24], 0                                     ;                    no blocks?
        je .blocks_1_done
        vmovdqa xmm0, [rbp - 112]                                   ;                    resident
        vmovdqa xmm1, [rbp - 96]                                    ;                    resident
        vmovdqa xmm2, [rbp - 80]                                    ;                    resident
        mov r8, qword [rbp + 8]                                     ;                    resident
        vmovdqa xmm3, [rbp - 128]                                   ;                    resident
        align 16
.blocks_1:
        vmovd xmm4, [r8]                                            ;     0.0 p2      47 t
        vmovd xmm5, [r8 + 4]                                        ;     0.2 p3      47 t
        vmovdqa xmm6, xmm0                                          ;     0.3         26 t copy
        vpternlogd xmm6, xmm2, xmm1, 0xac                           ;     0.5 p0      26 t
        vpaddd xmm6, xmm6, xmm3                                     ;     1.5 p1      47 t
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 16]    ;     6.0 p5+p10   47 t
        vmovd xmm7, [r8 + 8]                                        ;     1.0 p2      47 t
        vmovd xmm8, [r8 + 12]                                       ;     1.2 p3      47 t
        vmovd xmm9, [r8 + 16]                                       ;     1.8 p10     47 t
        vpaddd xmm6, xmm6, xmm4                                     ;     7.0 p0      47 t
        vmovd xmm10, [r8 + 20]                                      ;     2.0 p2      47 t
        vprold xmm6, xmm6, 7                                        ;     8.0 p1      48 v[0]
        vmovd xmm11, [r8 + 24]                                      ;     2.2 p3      47 t
        vmovd xmm12, [r8 + 28]                                      ;     2.8 p10     47 t
        vpaddd xmm13, xmm5, xmm2                                    ;     6.2 p5      47 t
        vpaddd xmm6, xmm6, xmm0                                     ;     9.0 p0      48 v[0]
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 32]  ;     7.2 p1+p2   47 t
        vpaddd xmm14, xmm7, xmm1                                    ;     7.0 p5      47 t
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 48]  ;     8.0 p0+p3   47 t
        vpaddd xmm15, xmm8, xmm0                                    ;     7.2 p1      47 t
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 64]  ;     8.2 p5+p10   47 t
        vmovdqa [rbp - 64], xmm2                                    ;     3.5 p7+p4   42 v[3] spill
        vpaddd xmm2, xmm9, xmm6                                     ;    10.0 p0      47 t
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 80]    ;    11.0 p1+p2   47 t
        vmovdqa [rbp - 48], xmm3                                    ;     4.0 p8+p9   42 v[0] spill
        vpaddd xmm3, xmm10, [rel md5_blocks.T0_constants128 + 96]   ;     8.0 p5+p3   47 t
        vmovdqa xmm7, xmm6                                          ;    10.0         26 t copy
        vpternlogd xmm7, xmm0, xmm1, 0xca                           ;    10.0 p0      26 t
        vpaddd xmm13, xmm13, xmm7                                   ;    11.0 p1      47 t
        vprold xmm7, xmm13, 0xc                                     ;    12.0 p0      48 v[3]
        vpaddd xmm7, xmm7, xmm6                                     ;    13.0 p5      48 v[3]
        vpaddd xmm13, xmm11, [rel md5_blocks.T0_constants128 + 112] ;     8.2 p1+p10   47 t
        vpaddd xmm3, xmm3, xmm7                                     ;    14.0 p5      47 t
        vmovdqa [rbp - 32], xmm1                                    ;     5.5 p7+p4   42 v[2] spill
        vmovd xmm1, [r8 + 32]                                       ;     5.7 p2      47 t
        vmovdqa xmm8, xmm7                                          ;    14.0         26 t copy
        vpternlogd xmm8, xmm6, xmm0, 0xca                           ;    14.0 p0      26 t
        vpaddd xmm14, xmm14, xmm8                                   ;    15.0 p1      47 t
        vprold xmm8, xmm14, 0x11                                    ;    16.0 p0      48 v[2]
        vpaddd xmm14, xmm12, [rel md5_blocks.T0_constants128 + 128] ;     8.8 p5+p3   47 t
        vpaddd xmm8, xmm8, xmm7                                     ;    17.0 p1      48 v[2]
        vpternlogd xmm6, xmm8, xmm7, 0xb8                           ;    18.0 p5      26 t
        vpaddd xmm15, xmm15, xmm6                                   ;    19.0 p0      47 t
        vmovd xmm6, [r8 + 36]                                       ;     7.2 p10     47 t
        vprold xmm15, xmm15, 0x16                                   ;    20.0 p1      48 v[1]
        vpaddd xmm13, xmm13, xmm8                                   ;    18.0 p5      47 t
        vpaddd xmm15, xmm15, xmm8                                   ;    21.0 p0      48 v[1]
        vpternlogd xmm7, xmm15, xmm8, 0xb8                          ;    22.0 p1      26 t
        vpaddd xmm2, xmm2, xmm7                                     ;    23.0 p5      47 t
        vpaddd xmm7, xmm1, [rel md5_blocks.T0_constants128 + 144]   ;    11.7 p0+p2   47 t
        vprold xmm2, xmm2, 7                                        ;    24.0 p1      48 v[0]
        vpaddd xmm14, xmm14, xmm15                                  ;    22.0 p5      47 t
        vpaddd xmm2, xmm2, xmm15                                    ;    25.0 p0      48 v[0]
        vpternlogd xmm8, xmm2, xmm15, 0xb8                          ;    26.0 p1      26 t
        vpaddd xmm3, xmm3, xmm8                                     ;    27.0 p5      47 t
        vmovd xmm8, [r8 + 40]                                       ;     9.2 p3      47 t
        vprold xmm3, xmm3, 0xc                                      ;    28.0 p0      48 v[3]
        vpaddd xmm7, xmm7, xmm2                                     ;    26.0 p1      47 t
        vpaddd xmm3, xmm3, xmm2                                     ;    29.0 p5      48 v[3]
        vpternlogd xmm15, xmm3, xmm2, 0xb8                          ;    30.0 p0      26 t
        vpaddd xmm13, xmm13, xmm15                                  ;    31.0 p1      47 t
        vpaddd xmm15, xmm6, xmm3                                    ;    30.0 p5      47 t
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 160] ;    31.0 p0+p10   47 t
        vprold xmm13, xmm13, 0x11                                   ;    32.0 p1      48 v[2]
        vmovdqa [rbp - 16], xmm0                                    ;    10.7 p8+p9   42 v[1] spill
        vmovd xmm0, [r8 + 44]                                       ;    10.8 p2      47 t
        vpaddd xmm13, xmm13, xmm3                                   ;    33.0 p5      48 v[2]
        vpternlogd xmm2, xmm13, xmm3, 0xb8                          ;    34.0 p0      26 t
        vpaddd xmm14, xmm14, xmm2                                   ;    35.0 p1      47 t
        vpaddd xmm2, xmm8, xmm13                                    ;    34.0 p5      47 t
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 176]   ;    35.0 p0+p3   47 t
        vmovd xmm12, [r8 + 48]                                      ;    11.8 p10     47 t
        vmovd xmm1, [r8 + 52]                                       ;    12.0 p2      47 t
        vprold xmm14, xmm14, 0x16                                   ;    36.0 p1      48 v[1]
        vpaddd xmm6, xmm0, [rel md5_blocks.T0_constants128 + 192]   ;    18.3 p5+p3   47 t
        vpaddd xmm9, xmm12, [rel md5_blocks.T0_constants128 + 208]  ;    18.5 p0+p10   47 t
        vpaddd xmm14, xmm14, xmm13                                  ;    37.0 p1      48 v[1]
        vmovd xmm12, [r8 + 56]                                      ;    13.0 p2      47 t
        vpternlogd xmm3, xmm14, xmm13, 0xb8                         ;    38.0 p5      26 t
        vpaddd xmm7, xmm7, xmm3                                     ;    39.0 p0      47 t
        vpaddd xmm3, xmm1, [rel md5_blocks.T0_constants128 + 224]   ;    19.8 p1+p3   47 t
        vprold xmm7, xmm7, 7                                        ;    40.0 p0      48 v[0]
        vpaddd xmm6, xmm6, xmm14                                    ;    38.0 p5      47 t
        vpaddd xmm7, xmm7, xmm14                                    ;    41.0 p1      48 v[0]
        vmovd xmm1, [r8 + 60]                                       ;    14.0 p10     47 t
        vpternlogd xmm13, xmm7, xmm14, 0xb8                         ;    42.0 p5      26 t
        vpaddd xmm8, xmm12, [rel md5_blocks.T0_constants128 + 240]  ;    21.5 p0+p2   47 t
        vpaddd xmm15, xmm15, xmm13                                  ;    43.0 p1      47 t
        vprold xmm13, xmm15, 0xc                                    ;    44.0 p0      48 v[3]
        vpaddd xmm9, xmm9, xmm7                                     ;    42.0 p5      47 t
        vpaddd xmm13, xmm13, xmm7                                   ;    45.0 p1      48 v[3]
        vpternlogd xmm14, xmm13, xmm7, 0xb8                         ;    46.0 p5      26 t
        vpaddd xmm15, xmm1, [rel md5_blocks.T0_constants128 + 256]  ;    23.5 p0+p3   47 t
        vpaddd xmm2, xmm2, xmm14                                    ;    47.0 p1      47 t
        vprold xmm14, xmm2, 0x11                                    ;    48.0 p0      48 v[2]
        vpaddd xmm3, xmm3, xmm13                                    ;    46.0 p5      47 t
        vpaddd xmm14, xmm14, xmm13                                  ;    49.0 p1      48 v[2]
        vpaddd xmm2, xmm5, [rel md5_blocks.T0_constants128 + 272]   ;    25.3 p5+p10   47 t
        vpternlogd xmm7, xmm14, xmm13, 0xb8                         ;    50.0 p0      26 t
        vpaddd xmm6, xmm6, xmm7                                     ;    51.0 p1      47 t
        vprold xmm6, xmm6, 0x16                                     ;    52.0 p0      48 v[1]
        vpaddd xmm8, xmm8, xmm14                                    ;    50.0 p5      47 t
        vpaddd xmm6, xmm6, xmm14                                    ;    53.0 p1      48 v[1]
        vpaddd xmm7, xmm11, [rel md5_blocks.T0_constants128 + 288]  ;    27.3 p5+p2   47 t
        vpternlogd xmm13, xmm6, xmm14, 0xb8                         ;    54.0 p0      26 t
        vpaddd xmm9, xmm9, xmm13                                    ;    55.0 p1      47 t
        vprold xmm9, xmm9, 7                                        ;    56.0 p0      48 v[0]
        vpaddd xmm13, xmm0, [rel md5_blocks.T0_constants128 + 304]  ;    28.3 p5+p3   47 t
        vpaddd xmm15, xmm15, xmm6                                   ;    54.0 p1      47 t
        vpaddd xmm9, xmm9, xmm6                                     ;    57.0 p5      48 v[0]
        vpternlogd xmm14, xmm9, xmm6, 0xb8                          ;    58.0 p0      26 t
        vpaddd xmm3, xmm3, xmm14                                    ;    59.0 p1      47 t
        vpaddd xmm14, xmm4, [rel md5_blocks.T0_constants128 + 320]  ;    30.3 p5+p10   47 t
        vprold xmm3, xmm3, 0xc                                      ;    60.0 p0      48 v[3]
        vpaddd xmm2, xmm2, xmm9                                     ;    58.0 p1      47 t
        vpaddd xmm3, xmm3, xmm9                                     ;    61.0 p5      48 v[3]
        vpternlogd xmm6, xmm3, xmm9, 0xb8                           ;    62.0 p0      26 t
        vpaddd xmm8, xmm8, xmm6                                     ;    63.0 p1      47 t
        vpaddd xmm6, xmm10, [rel md5_blocks.T0_constants128 + 336]  ;    32.3 p5+p2   47 t
        vprold xmm8, xmm8, 0x11                                     ;    64.0 p0      48 v[2]
        vpaddd xmm7, xmm7, xmm3                                     ;    62.0 p1      47 t
        vpaddd xmm8, xmm8, xmm3                                     ;    65.0 p5      48 v[2]
        vpternlogd xmm9, xmm8, xmm3, 0xb8                           ;    66.0 p0      26 t
        vpaddd xmm15, xmm15, xmm9                                   ;    67.0 p1      47 t
        vmovd xmm9, [r8 + 40]                                       ;    20.7 p3      47 t
        vpaddd xmm9, xmm9, [rel md5_blocks.T0_constants128 + 352]   ;    34.3 p5+p10   47 t
        vprold xmm15, xmm15, 0x16                                   ;    68.0 p0      48 v[1]
        vpaddd xmm13, xmm13, xmm8                                   ;    66.0 p1      47 t
        vpaddd xmm15, xmm15, xmm8                                   ;    69.0 p5      48 v[1]
        vpternlogd xmm3, xmm15, xmm8, 0xca                          ;    70.0 p0      27 t
        vpaddd xmm2, xmm2, xmm3                                     ;    71.0 p1      47 t
        vpaddd xmm3, xmm1, [rel md5_blocks.T0_constants128 + 368]   ;    36.3 p5+p2   47 t
        vprold xmm2, xmm2, 5                                        ;    72.0 p0      48 v[0]
        vpaddd xmm14, xmm14, xmm15                                  ;    70.0 p1      47 t
        vpaddd xmm2, xmm2, xmm15                                    ;    73.0 p5      48 v[0]
        vpternlogd xmm8, xmm2, xmm15, 0xca                          ;    74.0 p0      27 t
        vpaddd xmm7, xmm7, xmm8                                     ;    75.0 p1      47 t
        vmovd xmm8, [r8 + 16]                                       ;    22.8 p3      47 t
        vprold xmm7, xmm7, 9                                        ;    76.0 p0      48 v[3]
        vpaddd xmm8, xmm8, [rel md5_blocks.T0_constants128 + 384]   ;    38.3 p5+p10   47 t
        vpaddd xmm6, xmm6, xmm2                                     ;    74.0 p1      47 t
        vpaddd xmm7, xmm7, xmm2                                     ;    77.0 p5      48 v[3]
        vpternlogd xmm15, xmm7, xmm2, 0xca                          ;    78.0 p0      27 t
        vpaddd xmm13, xmm13, xmm15                                  ;    79.0 p1      47 t
        vmovd xmm15, [r8 + 36]                                      ;    24.0 p2      47 t
        vprold xmm13, xmm13, 0xe                                    ;    80.0 p0      48 v[2]
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 400] ;    40.3 p5+p3   47 t
        vpaddd xmm9, xmm9, xmm7                                     ;    78.0 p1      47 t
        vpaddd xmm13, xmm13, xmm7                                   ;    81.0 p5      48 v[2]
        vpternlogd xmm2, xmm13, xmm7, 0xca                          ;    82.0 p0      27 t
        vpaddd xmm14, xmm14, xmm2                                   ;    83.0 p1      47 t
        vpaddd xmm2, xmm12, [rel md5_blocks.T0_constants128 + 416]  ;    42.3 p5+p10   47 t
        vprold xmm14, xmm14, 0x14                                   ;    84.0 p0      48 v[1]
        vpaddd xmm3, xmm3, xmm13                                    ;    82.0 p1      47 t
        vpaddd xmm14, xmm14, xmm13                                  ;    85.0 p5      48 v[1]
        vpternlogd xmm7, xmm14, xmm13, 0xca                         ;    86.0 p0      27 t
        vpaddd xmm6, xmm6, xmm7                                     ;    87.0 p1      47 t
        vmovd xmm7, [r8 + 12]                                       ;    26.2 p2      47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 432]   ;    44.3 p5+p3   47 t
        vprold xmm6, xmm6, 5                                        ;    88.0 p0      48 v[0]
        vpaddd xmm8, xmm8, xmm14                                    ;    86.0 p1      47 t
        vpaddd xmm6, xmm6, xmm14                                    ;    89.0 p5      48 v[0]
        vpternlogd xmm13, xmm6, xmm14, 0xca                         ;    90.0 p0      27 t
        vpaddd xmm9, xmm9, xmm13                                    ;    91.0 p1      47 t
        vmovd xmm13, [r8 + 32]                                      ;    27.3 p10     47 t
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 448] ;    46.3 p5+p2   47 t
        vprold xmm9, xmm9, 9                                        ;    92.0 p0      48 v[3]
        vpaddd xmm15, xmm15, xmm6                                   ;    90.0 p1      47 t
        vpaddd xmm9, xmm9, xmm6                                     ;    93.0 p5      48 v[3]
        vpternlogd xmm14, xmm9, xmm6, 0xca                          ;    94.0 p0      27 t
        vpaddd xmm3, xmm3, xmm14                                    ;    95.0 p1      47 t
        vmovd xmm14, [r8 + 52]                                      ;    28.5 p3      47 t
        vprold xmm3, xmm3, 0xe                                      ;    96.0 p0      48 v[2]
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 464] ;    48.3 p5+p10   47 t
        vpaddd xmm2, xmm2, xmm9                                     ;    94.0 p1      47 t
        vpaddd xmm3, xmm3, xmm9                                     ;    97.0 p5      48 v[2]
        vpternlogd xmm6, xmm3, xmm9, 0xca                           ;    98.0 p0      27 t
        vpaddd xmm8, xmm8, xmm6                                     ;    99.0 p1      47 t
        vmovd xmm6, [r8 + 8]                                        ;    29.7 p2      47 t
        vprold xmm8, xmm8, 0x14                                     ;   100.0 p0      48 v[1]
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 480]   ;    50.3 p5+p3   47 t
        vpaddd xmm7, xmm7, xmm3                                     ;    98.0 p1      47 t
        vpaddd xmm8, xmm8, xmm3                                     ;   101.0 p5      48 v[1]
        vpternlogd xmm9, xmm8, xmm3, 0xca                           ;   102.0 p0      27 t
        vpaddd xmm15, xmm15, xmm9                                   ;   103.0 p1      47 t
        vmovd xmm9, [r8 + 28]                                       ;    30.8 p10     47 t
        vprold xmm15, xmm15, 5                                      ;   104.0 p0      48 v[0]
        vpaddd xmm9, xmm9, [rel md5_blocks.T0_constants128 + 496]   ;    52.3 p5+p2   47 t
        vpaddd xmm13, xmm13, xmm8                                   ;   102.0 p1      47 t
        vpaddd xmm15, xmm15, xmm8                                   ;   105.0 p5      48 v[0]
        vpternlogd xmm3, xmm15, xmm8, 0xca                          ;   106.0 p0      27 t
        vpaddd xmm2, xmm2, xmm3                                     ;   107.0 p1      47 t
        vmovd xmm3, [r8 + 48]                                       ;    32.0 p3      47 t
        vpaddd xmm3, xmm3, [rel md5_blocks.T0_constants128 + 512]   ;    54.3 p5+p10   47 t
        vprold xmm2, xmm2, 9                                        ;   108.0 p0      48 v[3]
        vpaddd xmm14, xmm14, xmm15                                  ;   106.0 p1      47 t
        vpaddd xmm2, xmm2, xmm15                                    ;   109.0 p5      48 v[3]
        vpternlogd xmm8, xmm2, xmm15, 0xca                          ;   110.0 p0      27 t
        vpaddd xmm7, xmm7, xmm8                                     ;   111.0 p1      47 t
        vpaddd xmm8, xmm10, [rel md5_blocks.T0_constants128 + 528]  ;    56.3 p5+p2   47 t
        vprold xmm7, xmm7, 0xe                                      ;   112.0 p0      48 v[2]
        vpaddd xmm6, xmm6, xmm2                                     ;   110.0 p1      47 t
        vpaddd xmm7, xmm7, xmm2                                     ;   113.0 p5      48 v[2]
        vpternlogd xmm15, xmm7, xmm2, 0xca                          ;   114.0 p0      27 t
        vpaddd xmm13, xmm13, xmm15                                  ;   115.0 p1      47 t
        vmovd xmm15, [r8 + 32]                                      ;    34.2 p3      47 t
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 544] ;    58.3 p5+p10   47 t
        vprold xmm13, xmm13, 0x14                                   ;   116.0 p0      48 v[1]
        vpaddd xmm9, xmm9, xmm7                                     ;   114.0 p1      47 t
        vpaddd xmm13, xmm13, xmm7                                   ;   117.0 p5      48 v[1]
        vpternlogd xmm2, xmm13, xmm7, 0xca                          ;   118.0 p0      27 t
        vpaddd xmm14, xmm14, xmm2                                   ;   119.0 p1      47 t
        vpaddd xmm2, xmm0, [rel md5_blocks.T0_constants128 + 560]   ;    60.3 p5+p2   47 t
        vprold xmm14, xmm14, 5                                      ;   120.0 p0      48 v[0]
        vpaddd xmm3, xmm3, xmm13                                    ;   118.0 p1      47 t
        vpaddd xmm14, xmm14, xmm13                                  ;   121.0 p5      48 v[0]
        vpternlogd xmm7, xmm14, xmm13, 0xca                         ;   122.0 p0      27 t
        vpaddd xmm6, xmm6, xmm7                                     ;   123.0 p1      47 t
        vpaddd xmm7, xmm12, [rel md5_blocks.T0_constants128 + 576]  ;    62.3 p5+p3   47 t
        vprold xmm6, xmm6, 9                                        ;   124.0 p0      48 v[3]
        vpaddd xmm8, xmm8, xmm14                                    ;   122.0 p1      47 t
        vpaddd xmm6, xmm6, xmm14                                    ;   125.0 p5      48 v[3]
        vpternlogd xmm13, xmm6, xmm14, 0xca                         ;   126.0 p0      27 t
        vpaddd xmm9, xmm9, xmm13                                    ;   127.0 p1      47 t
        vpaddd xmm13, xmm5, [rel md5_blocks.T0_constants128 + 592]  ;    64.3 p5+p10   47 t
        vprold xmm9, xmm9, 0xe                                      ;   128.0 p0      48 v[2]
        vpaddd xmm15, xmm15, xmm6                                   ;   126.0 p1      47 t
        vpaddd xmm9, xmm9, xmm6                                     ;   129.0 p5      48 v[2]
        vpternlogd xmm14, xmm9, xmm6, 0xca                          ;   130.0 p0      27 t
        vpaddd xmm3, xmm3, xmm14                                    ;   131.0 p1      47 t
        vmovd xmm14, [r8 + 16]                                      ;    38.3 p2      47 t
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 608] ;    66.3 p5+p3   47 t
        vprold xmm3, xmm3, 0x14                                     ;   132.0 p0      48 v[1]
        vpaddd xmm2, xmm2, xmm9                                     ;   130.0 p1      47 t
        vpaddd xmm3, xmm3, xmm9                                     ;   133.0 p5      48 v[1]
        vpternlogd xmm6, xmm3, xmm9, 0x96                           ;   134.0 p0      28 t
        vpaddd xmm8, xmm8, xmm6                                     ;   135.0 p1      47 t
        vmovd xmm6, [r8 + 28]                                       ;    39.5 p10     47 t
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 624]   ;    68.3 p5+p2   47 t
        vprold xmm8, xmm8, 4                                        ;   136.0 p0      48 v[0]
        vpaddd xmm7, xmm7, xmm3                                     ;   134.0 p1      47 t
        vpaddd xmm8, xmm8, xmm3                                     ;   137.0 p5      48 v[0]
        vpternlogd xmm9, xmm8, xmm3, 0x96                           ;   138.0 p0      28 t
        vpaddd xmm15, xmm15, xmm9                                   ;   139.0 p1      47 t
        vmovd xmm9, [r8 + 40]                                       ;    40.7 p3      47 t
        vprold xmm15, xmm15, 0xb                                    ;   140.0 p0      48 v[3]
        vpaddd xmm9, xmm9, [rel md5_blocks.T0_constants128 + 640]   ;    70.3 p5+p10   47 t
        vpaddd xmm13, xmm13, xmm8                                   ;   138.0 p1      47 t
        vpaddd xmm15, xmm15, xmm8                                   ;   141.0 p5      48 v[3]
        vpternlogd xmm3, xmm15, xmm8, 0x96                          ;   142.0 p0      28 t
        vpaddd xmm2, xmm2, xmm3                                     ;   143.0 p1      47 t
        vmovd xmm3, [r8 + 52]                                       ;    41.8 p2      47 t
        vprold xmm2, xmm2, 0x10                                     ;   144.0 p0      48 v[2]
        vpaddd xmm3, xmm3, [rel md5_blocks.T0_constants128 + 656]   ;    72.3 p5+p3   47 t
        vpaddd xmm14, xmm14, xmm15                                  ;   142.0 p1      47 t
        vpaddd xmm2, xmm2, xmm15                                    ;   145.0 p5      48 v[2]
        vpternlogd xmm8, xmm2, xmm15, 0x96                          ;   146.0 p0      28 t
        vpaddd xmm7, xmm7, xmm8                                     ;   147.0 p1      47 t
        vpaddd xmm8, xmm4, [rel md5_blocks.T0_constants128 + 672]   ;    74.3 p5+p10   47 t
        vprold xmm7, xmm7, 0x17                                     ;   148.0 p0      48 v[1]
        vpaddd xmm6, xmm6, xmm2                                     ;   146.0 p1      47 t
        vpaddd xmm7, xmm7, xmm2                                     ;   149.0 p5      48 v[1]
        vpternlogd xmm15, xmm7, xmm2, 0x96                          ;   150.0 p0      28 t
        vpaddd xmm13, xmm13, xmm15                                  ;   151.0 p1      47 t
        vmovd xmm15, [r8 + 12]                                      ;    44.0 p2      47 t
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 688] ;    76.3 p5+p3   47 t
        vprold xmm13, xmm13, 4                                      ;   152.0 p0      48 v[0]
        vpaddd xmm9, xmm9, xmm7                                     ;   150.0 p1      47 t
        vpaddd xmm13, xmm13, xmm7                                   ;   153.0 p5      48 v[0]
        vpternlogd xmm2, xmm13, xmm7, 0x96                          ;   154.0 p0      28 t
        vpaddd xmm14, xmm14, xmm2                                   ;   155.0 p1      47 t
        vpaddd xmm2, xmm11, [rel md5_blocks.T0_constants128 + 704]  ;    78.3 p5+p10   47 t
        vprold xmm14, xmm14, 0xb                                    ;   156.0 p0      48 v[3]
        vpaddd xmm3, xmm3, xmm13                                    ;   154.0 p1      47 t
        vpaddd xmm14, xmm14, xmm13                                  ;   157.0 p5      48 v[3]
        vpternlogd xmm7, xmm14, xmm13, 0x96                         ;   158.0 p0      28 t
        vpaddd xmm6, xmm6, xmm7                                     ;   159.0 p1      47 t
        vmovd xmm7, [r8 + 36]                                       ;    46.2 p2      47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 720]   ;    80.3 p5+p3   47 t
        vprold xmm6, xmm6, 0x10                                     ;   160.0 p0      48 v[2]
        vpaddd xmm8, xmm8, xmm14                                    ;   158.0 p1      47 t
        vpaddd xmm6, xmm6, xmm14                                    ;   161.0 p5      48 v[2]
        vpternlogd xmm13, xmm6, xmm14, 0x96                         ;   162.0 p0      28 t
        vpaddd xmm9, xmm9, xmm13                                    ;   163.0 p1      47 t
        vmovd xmm13, [r8 + 48]                                      ;    47.3 p10     47 t
        vprold xmm9, xmm9, 0x17                                     ;   164.0 p0      48 v[1]
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 736] ;    82.3 p5+p2   47 t
        vpaddd xmm15, xmm15, xmm6                                   ;   162.0 p1      47 t
        vpaddd xmm9, xmm9, xmm6                                     ;   165.0 p5      48 v[1]
        vpternlogd xmm14, xmm9, xmm6, 0x96                          ;   166.0 p0      28 t
        vpaddd xmm3, xmm3, xmm14                                    ;   167.0 p1      47 t
        vpaddd xmm14, xmm1, [rel md5_blocks.T0_constants128 + 752]  ;    84.3 p5+p3   47 t
        vprold xmm3, xmm3, 4                                        ;   168.0 p0      48 v[0]
        vpaddd xmm2, xmm2, xmm9                                     ;   166.0 p1      47 t
        vpaddd xmm3, xmm3, xmm9                                     ;   169.0 p5      48 v[0]
        vpternlogd xmm6, xmm3, xmm9, 0x96                           ;   170.0 p0      28 t
        vpaddd xmm8, xmm8, xmm6                                     ;   171.0 p1      47 t
        vmovd xmm6, [r8 + 8]                                        ;    49.5 p10     47 t
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 768]   ;    86.3 p5+p2   47 t
        vprold xmm8, xmm8, 0xb                                      ;   172.0 p0      48 v[3]
        vpaddd xmm7, xmm7, xmm3                                     ;   170.0 p1      47 t
        vpaddd xmm8, xmm8, xmm3                                     ;   173.0 p5      48 v[3]
        vpternlogd xmm9, xmm8, xmm3, 0x96                           ;   174.0 p0      28 t
        vpaddd xmm15, xmm15, xmm9                                   ;   175.0 p1      47 t
        vpaddd xmm4, xmm4, [rel md5_blocks.T0_constants128 + 784]   ;    88.3 p5+p3   47 t
        vprold xmm9, xmm15, 0x10                                    ;   176.0 p0      48 v[2]
        vpaddd xmm13, xmm13, xmm8                                   ;   174.0 p1      47 t
        vpaddd xmm9, xmm9, xmm8                                     ;   177.0 p5      48 v[2]
        vpternlogd xmm3, xmm9, xmm8, 0x96                           ;   178.0 p0      28 t
        vpaddd xmm2, xmm2, xmm3                                     ;   179.0 p1      47 t
        vmovd xmm15, [r8 + 28]                                      ;    51.7 p10     47 t
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 800] ;    90.3 p5+p2   47 t
        vprold xmm2, xmm2, 0x17                                     ;   180.0 p0      48 v[1]
        vpaddd xmm14, xmm14, xmm9                                   ;   178.0 p1      47 t
        vpaddd xmm2, xmm2, xmm9                                     ;   181.0 p5      48 v[1]
        vpternlogd xmm8, xmm2, xmm9, 0x96                           ;   182.0 p0      28 t
        vpaddd xmm7, xmm7, xmm8                                     ;   183.0 p1      47 t
        vpaddd xmm12, xmm12, [rel md5_blocks.T0_constants128 + 816] ;    92.3 p5+p3   47 t
        vprold xmm7, xmm7, 4                                        ;   184.0 p0      48 v[0]
        vpaddd xmm6, xmm6, xmm2                                     ;   182.0 p1      47 t
        vpaddd xmm7, xmm7, xmm2                                     ;   185.0 p5      48 v[0]
        vpternlogd xmm9, xmm7, xmm2, 0x96                           ;   186.0 p0      28 t
        vpaddd xmm13, xmm13, xmm9                                   ;   187.0 p1      47 t
        vprold xmm8, xmm13, 0xb                                     ;   188.0 p0      48 v[3]
        vpaddd xmm10, xmm10, [rel md5_blocks.T0_constants128 + 832] ;    94.3 p5+p10   47 t
        vpaddd xmm4, xmm4, xmm7                                     ;   186.0 p1      47 t
        vpaddd xmm8, xmm7, xmm8                                     ;   189.0 p5      48 v[3]
        vpternlogd xmm2, xmm8, xmm7, 0x96                           ;   190.0 p0      28 t
        vpaddd xmm14, xmm14, xmm2                                   ;   191.0 p1      47 t
        vmovd xmm9, [r8 + 48]                                       ;    54.8 p2      47 t
        vprold xmm13, xmm14, 0x10                                   ;   192.0 p0      48 v[2]
        vpaddd xmm9, xmm9, [rel md5_blocks.T0_constants128 + 848]   ;    96.3 p5+p3   47 t
        vpaddd xmm15, xmm15, xmm8                                   ;   190.0 p1      47 t
        vpaddd xmm13, xmm8, xmm13                                   ;   193.0 p5      48 v[2]
        vpternlogd xmm7, xmm13, xmm8, 0x96                          ;   194.0 p0      28 t
        vpaddd xmm6, xmm6, xmm7                                     ;   195.0 p1      47 t
        vmovd xmm7, [r8 + 12]                                       ;    56.0 p10     47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 864]   ;    98.3 p5+p2   47 t
        vprold xmm6, xmm6, 0x17                                     ;   196.0 p0      48 v[1]
        vpaddd xmm12, xmm12, xmm13                                  ;   194.0 p1      47 t
        vpaddd xmm6, xmm13, xmm6                                    ;   197.0 p5      48 v[1]
        vpternlogd xmm8, xmm6, xmm13, 0x65                          ;   198.0 p0      29 t
        vpaddd xmm4, xmm4, xmm8                                     ;   199.0 p1      47 t
        vmovd xmm8, [r8 + 40]                                       ;    57.2 p3      47 t
        vpaddd xmm8, xmm8, [rel md5_blocks.T0_constants128 + 880]   ;   100.3 p5+p10   47 t
        vprold xmm4, xmm4, 6                                        ;   200.0 p0      48 v[0]
        vpaddd xmm10, xmm10, xmm6                                   ;   198.0 p1      47 t
        vpaddd xmm4, xmm6, xmm4                                     ;   201.0 p5      48 v[0]
        vpternlogd xmm13, xmm4, xmm6, 0x65                          ;   202.0 p0      29 t
        vpaddd xmm15, xmm15, xmm13                                  ;   203.0 p1      47 t
        vpaddd xmm5, xmm5, [rel md5_blocks.T0_constants128 + 896]   ;   102.3 p5+p2   47 t
        vprold xmm13, xmm15, 0xa                                    ;   204.0 p0      48 v[3]
        vpaddd xmm9, xmm9, xmm4                                     ;   202.0 p1      47 t
        vpaddd xmm13, xmm4, xmm13                                   ;   205.0 p5      48 v[3]
        vpternlogd xmm6, xmm13, xmm4, 0x65                          ;   206.0 p0      29 t
        vpaddd xmm12, xmm12, xmm6                                   ;   207.0 p1      47 t
        vmovd xmm6, [r8 + 32]                                       ;    59.3 p3      47 t
        vprold xmm12, xmm12, 0xf                                    ;   208.0 p0      48 v[2]
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 912]   ;   104.3 p5+p10   47 t
        vpaddd xmm7, xmm7, xmm13                                    ;   206.0 p1      47 t
        vpaddd xmm12, xmm13, xmm12                                  ;   209.0 p5      48 v[2]
        vpternlogd xmm4, xmm12, xmm13, 0x65                         ;   210.0 p0      29 t
        vpaddd xmm10, xmm10, xmm4                                   ;   211.0 p1      47 t
        vprold xmm4, xmm10, 0x15                                    ;   212.0 p0      48 v[1]
        vpaddd xmm1, xmm1, [rel md5_blocks.T0_constants128 + 928]   ;   106.3 p5+p2   47 t
        vpaddd xmm8, xmm8, xmm12                                    ;   210.0 p1      47 t
        vpaddd xmm4, xmm12, xmm4                                    ;   213.0 p5      48 v[1]
        vpternlogd xmm13, xmm4, xmm12, 0x65                         ;   214.0 p0      29 t
        vpaddd xmm9, xmm9, xmm13                                    ;   215.0 p1      47 t
        vpaddd xmm11, xmm11, [rel md5_blocks.T0_constants128 + 944] ;   108.3 p5+p3   47 t
        vprold xmm9, xmm9, 6                                        ;   216.0 p0      48 v[0]
        vpaddd xmm5, xmm5, xmm4                                     ;   214.0 p1      47 t
        vpaddd xmm9, xmm4, xmm9                                     ;   217.0 p5      48 v[0]
        vpternlogd xmm12, xmm9, xmm4, 0x65                          ;   218.0 p0      29 t
        vpaddd xmm7, xmm7, xmm12                                    ;   219.0 p1      47 t
        vmovd xmm10, [r8 + 52]                                      ;    62.5 p10     47 t
        vpaddd xmm10, xmm10, [rel md5_blocks.T0_constants128 + 960] ;   110.3 p5+p2   47 t
        vprold xmm7, xmm7, 0xa                                      ;   220.0 p0      48 v[3]
        vpaddd xmm6, xmm6, xmm9                                     ;   218.0 p1      47 t
        vpaddd xmm7, xmm9, xmm7                                     ;   221.0 p5      48 v[3]
        vpternlogd xmm4, xmm7, xmm9, 0x65                           ;   222.0 p0      29 t
        vpaddd xmm8, xmm8, xmm4                                     ;   223.0 p1      47 t
        vmovd xmm4, [r8 + 16]                                       ;    63.7 p3      47 t
        vpaddd xmm4, xmm4, [rel md5_blocks.T0_constants128 + 976]   ;   112.3 p5+p10   47 t
        vprold xmm8, xmm8, 0xf                                      ;   224.0 p0      48 v[2]
        vpaddd xmm1, xmm1, xmm7                                     ;   222.0 p1      47 t
        vpaddd xmm8, xmm7, xmm8                                     ;   225.0 p5      48 v[2]
        vpternlogd xmm9, xmm8, xmm7, 0x65                           ;   226.0 p0      29 t
        vpaddd xmm5, xmm5, xmm9                                     ;   227.0 p1      47 t
        vpaddd xmm0, xmm0, [rel md5_blocks.T0_constants128 + 992]   ;   114.3 p5+p2   47 t
        vprold xmm5, xmm5, 0x15                                     ;   228.0 p0      48 v[1]
        vpaddd xmm11, xmm11, xmm8                                   ;   226.0 p1      47 t
        vpaddd xmm5, xmm8, xmm5                                     ;   229.0 p5      48 v[1]
        vpternlogd xmm7, xmm5, xmm8, 0x65                           ;   230.0 p0      29 t
        vpaddd xmm6, xmm6, xmm7                                     ;   231.0 p1      47 t
        vmovd xmm7, [r8 + 8]                                        ;    65.8 p3      47 t
        vprold xmm6, xmm6, 6                                        ;   232.0 p0      48 v[0]
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 1008]  ;   116.3 p5+p10   47 t
        vpaddd xmm10, xmm10, xmm5                                   ;   230.0 p1      47 t
        vpaddd xmm6, xmm5, xmm6                                     ;   233.0 p5      48 v[0]
        vpternlogd xmm8, xmm6, xmm5, 0x65                           ;   234.0 p0      29 t
        vpaddd xmm1, xmm1, xmm8                                     ;   235.0 p1      47 t
        vmovd xmm8, [r8 + 36]                                       ;    67.0 p2      47 t
        vprold xmm9, xmm1, 0xa                                      ;   236.0 p0      48 v[3]
        vpaddd xmm8, xmm8, [rel md5_blocks.T0_constants128 + 1024]  ;   118.3 p5+p3   47 t
        vpaddd xmm4, xmm4, xmm6                                     ;   234.0 p1      47 t
        vpaddd xmm9, xmm6, xmm9                                     ;   237.0 p5      48 v[3]
        vmovdqa xmm3, [rbp - 48]                                    ;    67.8 p10     51 h
        vpternlogd xmm5, xmm9, xmm6, 0x65                           ;   238.0 p0      29 t
        vmovdqa xmm12, [rbp - 16]                                   ;    68.2 p2      51 h
        vpaddd xmm11, xmm11, xmm5                                   ;   239.0 p1      47 t
        vmovdqa xmm1, [rbp - 32]                                    ;    68.5 p3      51 h
        vprold xmm5, xmm11, 0xf                                     ;   240.0 p0      48 v[2]
        vpaddd xmm0, xmm0, xmm9                                     ;   238.0 p5      47 t
        vpaddd xmm5, xmm9, xmm5                                     ;   241.0 p1      48 v[2]
        vmovdqa xmm2, [rbp - 64]                                    ;    69.2 p10     51 h
        vpternlogd xmm6, xmm5, xmm9, 0x65                           ;   242.0 p5      29 t
        add r8, 0x40                                                ;    69.5 p6      40 blocks
        vpaddd xmm10, xmm10, xmm6                                   ;   243.0 p0      47 t
        vprold xmm6, xmm10, 0x15                                    ;   244.0 p1      48 v[1]
        vpaddd xmm7, xmm7, xmm5                                     ;   242.0 p5      47 t
        vpaddd xmm6, xmm5, xmm6                                     ;   245.0 p0      48 v[1]
        vpternlogd xmm9, xmm6, xmm5, 0x65                           ;   246.0 p1      29 t
        vpaddd xmm4, xmm4, xmm9                                     ;   247.0 p5      47 t
        vprold xmm4, xmm4, 6                                        ;   248.0 p0      48 v[0]
        vpaddd xmm8, xmm8, xmm6                                     ;   246.0 p1      47 t
        vpaddd xmm4, xmm6, xmm4                                     ;   249.0 p5      48 v[0]
        vpternlogd xmm5, xmm4, xmm6, 0x65                           ;   250.0 p0      29 t
        vpaddd xmm0, xmm0, xmm5                                     ;   251.0 p1      47 t
        vprold xmm5, xmm0, 0xa                                      ;   252.0 p0      48 v[3]
        vpaddd xmm3, xmm3, xmm4                                     ;   250.0 p5      51 h
        vpaddd xmm5, xmm4, xmm5                                     ;   253.0 p1      48 v[3]
        vpternlogd xmm6, xmm5, xmm4, 0x65                           ;   254.0 p5      29 t
        vpaddd xmm7, xmm7, xmm6                                     ;   255.0 p0      47 t
        vpaddd xmm2, xmm2, xmm5                                     ;   254.0 p1      51 h
        vprold xmm6, xmm7, 0xf                                      ;   256.0 p0      48 v[2]
        vpaddd xmm6, xmm5, xmm6                                     ;   257.0 p5      48 v[2]
        vpternlogd xmm5, xmm4, xmm6, 0x4b                           ;   258.0 p1      29 t
        vpaddd xmm8, xmm8, xmm5                                     ;   259.0 p5      47 t
        vpaddd xmm12, xmm12, xmm6                                   ;   258.0 p0      51 h
        vpaddd xmm1, xmm1, xmm6                                     ;   258.0 p1      51 h
        vprold xmm4, xmm8, 0x15                                     ;   260.0 p0      48 v[1]
        vpaddd xmm12, xmm12, xmm4                                   ;   261.0 p5      51 h
        vmovdqa xmm0, xmm12                                         ;   262.0         51 h copy
        cmp r8, qword [rbp + 16]                                    ;                    more blocks?
        jne .blocks_1
        vmovdqa [rbp - 112], xmm0                                   ;                    resident
        vmovdqa [rbp - 96], xmm1                                    ;                    resident
        vmovdqa [rbp - 80], xmm2                                    ;                    resident
        mov qword [rbp + 8], r8                                     ;                    resident
        vmovdqa [rbp - 128], xmm3                                   ;                    resident
.blocks_1_done:
        vmovdqa xmm0, [rbp - 128]                                   ;     0.0 p2      40 blocks reload
        mov r8, qword [rbp + 0]                                     ;     0.2 p3      40 blocks reload
        vmovd [r8], xmm0                                            ;     6.0 p7+p4   40 blocks
        vmovdqa xmm0, [rbp - 112]                                   ;     0.5 p10     40 blocks reload
        vmovd [r8 + 4], xmm0                                        ;     6.5 p8+p9   40 blocks
        vmovdqa xmm0, [rbp - 96]                                    ;     1.0 p2      40 blocks reload
        vmovd [r8 + 8], xmm0                                        ;     7.0 p7+p4   40 blocks
        vmovdqa xmm0, [rbp - 80]                                    ;     1.2 p3      40 blocks reload
        vmovd [r8 + 12], xmm0                                       ;     7.2 p8+p9   40 blocks
        vpxor xmm0, xmm0, xmm0                                      ;                    cleared
        vmovdqa [rbp - 128], xmm0                                   ;                    cleared
        vmovdqa [rbp - 112], xmm0                                   ;                    cleared
        vmovdqa [rbp - 96], xmm0                                    ;                    cleared
        vmovdqa [rbp - 80], xmm0                                    ;                    cleared
        vmovdqa [rbp - 64], xmm0                                    ;                    cleared
        vmovdqa [rbp - 48], xmm0                                    ;                    cleared
        vmovdqa [rbp - 32], xmm0                                    ;                    cleared
        vmovdqa [rbp - 16], xmm0                                    ;                    cleared
        add rsp, 0xa0                                               ;                    frame
        pop rbp                                                     ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
md5_blocks.T0_constants128:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0x242070db242070db, 0x242070db242070db
        dq 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0xa8304613a8304613, 0xa8304613a8304613
        dq 0xfd469501fd469501, 0xfd469501fd469501, 0x698098d8698098d8, 0x698098d8698098d8, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1
        dq 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x6b9011226b901122, 0x6b9011226b901122, 0xfd987193fd987193, 0xfd987193fd987193, 0xa679438ea679438e, 0xa679438ea679438e
        dq 0x49b4082149b40821, 0x49b4082149b40821, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xc040b340c040b340, 0xc040b340c040b340, 0x265e5a51265e5a51, 0x265e5a51265e5a51
        dq 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0x0244145302441453, 0x0244145302441453, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681
        dq 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87
        dq 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0x676f02d9676f02d9, 0x676f02d9676f02d9
        dq 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0x8771f6818771f681, 0x8771f6818771f681, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122
        dq 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60
        dq 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085
        dq 0x04881d0504881d05, 0x04881d0504881d05, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8
        dq 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xf4292244f4292244, 0xf4292244f4292244, 0x432aff97432aff97, 0x432aff97432aff97, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7
        dq 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0xffeff47dffeff47d, 0xffeff47dffeff47d
        dq 0x85845dd185845dd1, 0x85845dd185845dd1, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xa3014314a3014314, 0xa3014314a3014314
        dq 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb
        dq 0xeb86d391eb86d391, 0xeb86d391eb86d391

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
