; md5_blocks for AMD Zen 4 (Genoa, Raphael, Phoenix), 64-bit code (zen4)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 a945ef583da1afd7); do not edit:
;   ./cw build md5_blocks --cpu zen4 --variant alone
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
;   body: 13 uops, planned 11.0; bounds: width 2.2, ports 4.0, path 7.0
;   blocks: 434 uops, planned 327.0; bounds: width 72.3, ports 105.0, path 326.0
;   body.2: 9 uops, planned 9.2; bounds: width 1.5, ports 4.0, path 0.0
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
        mov r8, qword [rbp + 0]                                     ;     0.0 agu0    40 h reload
        vmovd xmm0, [r8]                                            ;     4.0 agu1    40 h
        vmovdqa [rbp - 128], xmm0                                   ;    11.0 agu2+fp5   40 h
        vmovd xmm0, [r8 + 4]                                        ;     4.0 agu0    40 h
        vmovdqa [rbp - 112], xmm0                                   ;    11.0 agu1+fp5   40 h
        vmovd xmm0, [r8 + 8]                                        ;     4.0 agu0    40 h
        vmovdqa [rbp - 96], xmm0                                    ;    11.0 agu2+fp5   40 h
        vmovd xmm0, [r8 + 12]                                       ;     4.0 agu1    40 h
        vmovdqa [rbp - 80], xmm0                                    ;    11.0 agu2+fp5   40 h
        mov r8d, dword [rbp + 24]                                   ;     3.0 agu0    40 h
        shl r8, 6                                                   ;     7.0 alu1    40 h
        add r8, qword [rbp + 8]                                     ;     8.0 alu0+agu1   40 h
        mov qword [rbp + 16], r8                                    ;     9.0 agu2+st0   40 h
        cmp dword [rbp + 24], 0                                     ;                    no blocks?
        je .blocks_1_done
        vmovdqa xmm0, [rbp - 112]                                   ;                    resident
        vmovdqa xmm1, [rbp - 96]                                    ;                    resident
        vmovdqa xmm2, [rbp - 80]                                    ;                    resident
        mov r8, qword [rbp + 8]                                     ;                    resident
        vmovdqa xmm3, [rbp - 128]                                   ;                    resident
        align 16
.blocks_1:
        vmovd xmm4, [r8]                                            ;     0.0 agu0    47 t
        vmovd xmm5, [r8 + 4]                                        ;     0.2 agu1    47 t
        vmovdqa xmm6, xmm0                                          ;     0.3         26 t copy
        vpternlogd xmm6, xmm2, xmm1, 0xac                           ;     0.5 fp0     26 t
        vpaddd xmm6, xmm6, xmm3                                     ;     1.5 fp1     47 t
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 16]    ;     7.0 fp2+agu0   47 t
        vmovd xmm7, [r8 + 8]                                        ;     1.2 agu1    47 t
        vmovd xmm8, [r8 + 12]                                       ;     2.0 agu0    47 t
        vmovd xmm9, [r8 + 16]                                       ;     2.2 agu1    47 t
        vmovd xmm10, [r8 + 20]                                      ;     3.0 agu0    47 t
        vmovd xmm11, [r8 + 24]                                      ;     3.2 agu1    47 t
        vpaddd xmm6, xmm6, xmm4                                     ;     8.0 fp3     47 t
        vprold xmm6, xmm6, 7                                        ;     9.0 fp1     48 v[0]
        vmovd xmm12, [r8 + 28]                                      ;     4.0 agu0    47 t
        vpaddd xmm13, xmm5, xmm2                                    ;     7.2 fp2     47 t
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 32]  ;     8.2 fp0+agu1   47 t
        vpaddd xmm6, xmm6, xmm0                                     ;    11.0 fp3     48 v[0]
        vpaddd xmm14, xmm7, xmm1                                    ;     8.2 fp1     47 t
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 48]  ;     9.2 fp2+agu0   47 t
        vpaddd xmm15, xmm8, xmm0                                    ;     9.0 fp0     47 t
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 64]  ;    10.0 fp3+agu1   47 t
        vmovdqa [rbp - 64], xmm2                                    ;     3.5 agu2+fp5   42 v[3] spill
        vpaddd xmm2, xmm9, xmm6                                     ;    12.0 fp1     47 t
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 80]    ;    13.0 fp2+agu0   47 t
        vmovdqa [rbp - 48], xmm3                                    ;     4.5 agu2+fp5   42 v[0] spill
        vpaddd xmm3, xmm10, [rel md5_blocks.T0_constants128 + 96]   ;    10.0 fp0+agu1   47 t
        vmovdqa xmm7, xmm6                                          ;    12.0         26 t copy
        vpternlogd xmm7, xmm0, xmm1, 0xca                           ;    12.0 fp3     26 t
        vpaddd xmm13, xmm13, xmm7                                   ;    13.0 fp1     47 t
        vprold xmm7, xmm13, 0xc                                     ;    14.0 fp0     48 v[3]
        vpaddd xmm7, xmm6, xmm7                                     ;    16.0 fp2     48 v[3]
        vpaddd xmm13, xmm11, [rel md5_blocks.T0_constants128 + 112] ;    10.2 fp1+agu0   47 t
        vpaddd xmm3, xmm3, xmm7                                     ;    17.0 fp3     47 t
        vmovdqa [rbp - 32], xmm1                                    ;     8.3 agu2+fp5   42 v[2] spill
        vmovd xmm1, [r8 + 32]                                       ;     8.5 agu1    47 t
        vmovdqa xmm8, xmm7                                          ;    17.0         26 t copy
        vpternlogd xmm8, xmm6, xmm0, 0xca                           ;    17.0 fp0     26 t
        vpaddd xmm14, xmm14, xmm8                                   ;    18.0 fp2     47 t
        vpaddd xmm8, xmm12, [rel md5_blocks.T0_constants128 + 128]  ;    11.0 fp1+agu0   47 t
        vprold xmm14, xmm14, 0x11                                   ;    19.0 fp1     48 v[2]
        vpaddd xmm14, xmm14, xmm7                                   ;    21.0 fp3     48 v[2]
        vpternlogd xmm6, xmm14, xmm7, 0xb8                          ;    22.0 fp2     26 t
        vpaddd xmm15, xmm15, xmm6                                   ;    23.0 fp0     47 t
        vmovd xmm6, [r8 + 36]                                       ;    11.2 agu1    47 t
        vprold xmm15, xmm15, 0x16                                   ;    24.0 fp1     48 v[1]
        vpaddd xmm13, xmm13, xmm14                                  ;    22.0 fp3     47 t
        vpaddd xmm15, xmm15, xmm14                                  ;    26.0 fp2     48 v[1]
        vpternlogd xmm7, xmm15, xmm14, 0xb8                         ;    27.0 fp0     26 t
        vpaddd xmm2, xmm2, xmm7                                     ;    28.0 fp1     47 t
        vpaddd xmm7, xmm1, [rel md5_blocks.T0_constants128 + 144]   ;    15.5 fp3+agu0   47 t
        vprold xmm2, xmm2, 7                                        ;    29.0 fp0     48 v[0]
        vpaddd xmm8, xmm8, xmm15                                    ;    27.0 fp2     47 t
        vpaddd xmm2, xmm2, xmm15                                    ;    31.0 fp1     48 v[0]
        vpternlogd xmm14, xmm2, xmm15, 0xb8                         ;    32.0 fp3     26 t
        vpaddd xmm3, xmm3, xmm14                                    ;    33.0 fp0     47 t
        vpaddd xmm14, xmm6, [rel md5_blocks.T0_constants128 + 160]  ;    18.2 fp2+agu1   47 t
        vprold xmm3, xmm3, 0xc                                      ;    34.0 fp1     48 v[3]
        vpaddd xmm7, xmm7, xmm2                                     ;    32.0 fp0     47 t
        vpaddd xmm3, xmm3, xmm2                                     ;    36.0 fp2     48 v[3]
        vpternlogd xmm15, xmm3, xmm2, 0xb8                          ;    37.0 fp3     26 t
        vpaddd xmm13, xmm13, xmm15                                  ;    38.0 fp1     47 t
        vmovd xmm15, [r8 + 40]                                      ;    22.2 agu0    47 t
        vprold xmm13, xmm13, 0x11                                   ;    39.0 fp0     48 v[2]
        vpaddd xmm14, xmm14, xmm3                                   ;    37.0 fp2     47 t
        vpaddd xmm13, xmm13, xmm3                                   ;    41.0 fp3     48 v[2]
        vpternlogd xmm2, xmm13, xmm3, 0xb8                          ;    42.0 fp1     26 t
        vpaddd xmm8, xmm8, xmm2                                     ;    43.0 fp0     47 t
        vpaddd xmm2, xmm15, xmm13                                   ;    42.0 fp2     47 t
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 176]   ;    43.0 fp3+agu1   47 t
        vprold xmm8, xmm8, 0x16                                     ;    44.0 fp1     48 v[1]
        vpaddd xmm8, xmm8, xmm13                                    ;    46.0 fp0     48 v[1]
        vpternlogd xmm3, xmm8, xmm13, 0xb8                          ;    47.0 fp2     26 t
        vpaddd xmm7, xmm7, xmm3                                     ;    48.0 fp3     47 t
        vmovd xmm3, [r8 + 44]                                       ;    33.0 agu0    47 t
        vprold xmm7, xmm7, 7                                        ;    49.0 fp1     48 v[0]
        vpaddd xmm7, xmm7, xmm8                                     ;    51.0 fp0     48 v[0]
        vpternlogd xmm13, xmm7, xmm8, 0xb8                          ;    52.0 fp3     26 t
        vpaddd xmm14, xmm14, xmm13                                  ;    53.0 fp2     47 t
        vpaddd xmm13, xmm3, xmm8                                    ;    47.0 fp1     47 t
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 192] ;    48.0 fp0+agu1   47 t
        vprold xmm14, xmm14, 0xc                                    ;    54.0 fp1     48 v[3]
        vpaddd xmm14, xmm14, xmm7                                   ;    56.0 fp3     48 v[3]
        vpternlogd xmm8, xmm14, xmm7, 0xb8                          ;    57.0 fp2     26 t
        vpaddd xmm2, xmm2, xmm8                                     ;    58.0 fp0     47 t
        vmovd xmm8, [r8 + 48]                                       ;    43.0 agu0    47 t
        vprold xmm2, xmm2, 0x11                                     ;    59.0 fp1     48 v[2]
        vpaddd xmm2, xmm2, xmm14                                    ;    61.0 fp3     48 v[2]
        vmovdqa [rbp - 16], xmm0                                    ;    44.0 agu2+fp5   42 v[1] spill
        vpaddd xmm0, xmm5, [rel md5_blocks.T0_constants128 + 272]   ;    44.2 fp0+agu1   47 t
        vmovd xmm5, [r8 + 52]                                       ;    44.3 agu0    47 t
        vmovd xmm12, [r8 + 56]                                      ;    45.2 agu1    47 t
        vmovd xmm1, [r8 + 60]                                       ;    45.3 agu0    47 t
        vpaddd xmm6, xmm7, xmm8                                     ;    52.0 fp2     47 t
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 208]   ;    53.0 fp1+agu1   47 t
        vpternlogd xmm7, xmm2, xmm14, 0xb8                          ;    62.0 fp3     26 t
        vpaddd xmm13, xmm13, xmm7                                   ;    63.0 fp0     47 t
        vpaddd xmm7, xmm5, xmm14                                    ;    57.0 fp2     47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 224]   ;    58.0 fp1+agu0   47 t
        vprold xmm13, xmm13, 0x16                                   ;    64.0 fp0     48 v[1]
        vpaddd xmm13, xmm13, xmm2                                   ;    66.0 fp3     48 v[1]
        vpternlogd xmm14, xmm13, xmm2, 0xb8                         ;    67.0 fp2     26 t
        vpaddd xmm6, xmm6, xmm14                                    ;    68.0 fp1     47 t
        vpaddd xmm14, xmm12, xmm2                                   ;    62.0 fp0     47 t
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 240] ;    63.0 fp3+agu1   47 t
        vprold xmm6, xmm6, 7                                        ;    69.0 fp1     48 v[0]
        vpaddd xmm6, xmm6, xmm13                                    ;    71.0 fp2     48 v[0]
        vpternlogd xmm2, xmm6, xmm13, 0xb8                          ;    72.0 fp0     26 t
        vpaddd xmm7, xmm7, xmm2                                     ;    73.0 fp3     47 t
        vpaddd xmm2, xmm11, [rel md5_blocks.T0_constants128 + 288]  ;    58.0 fp1+agu0   47 t
        vprold xmm7, xmm7, 0xc                                      ;    74.0 fp0     48 v[3]
        vpaddd xmm0, xmm0, xmm6                                     ;    72.0 fp2     47 t
        vpaddd xmm7, xmm7, xmm6                                     ;    76.0 fp3     48 v[3]
        vpaddd xmm11, xmm1, xmm13                                   ;    67.0 fp1     47 t
        vpaddd xmm11, xmm11, [rel md5_blocks.T0_constants128 + 256] ;    68.0 fp2+agu1   47 t
        vpternlogd xmm13, xmm7, xmm6, 0xb8                          ;    77.0 fp0     26 t
        vpaddd xmm14, xmm14, xmm13                                  ;    78.0 fp3     47 t
        vpaddd xmm13, xmm3, [rel md5_blocks.T0_constants128 + 304]  ;    63.2 fp1+agu0   47 t
        vprold xmm14, xmm14, 0x11                                   ;    79.0 fp0     48 v[2]
        vpaddd xmm2, xmm2, xmm7                                     ;    77.0 fp2     47 t
        vpaddd xmm14, xmm14, xmm7                                   ;    81.0 fp3     48 v[2]
        vpternlogd xmm6, xmm14, xmm7, 0xb8                          ;    82.0 fp1     26 t
        vpaddd xmm11, xmm11, xmm6                                   ;    83.0 fp0     47 t
        vpaddd xmm6, xmm4, [rel md5_blocks.T0_constants128 + 320]   ;    68.0 fp2+agu1   47 t
        vprold xmm11, xmm11, 0x16                                   ;    84.0 fp0     48 v[1]
        vpaddd xmm13, xmm13, xmm14                                  ;    82.0 fp3     47 t
        vpaddd xmm11, xmm11, xmm14                                  ;    86.0 fp1     48 v[1]
        vpternlogd xmm7, xmm11, xmm14, 0xca                         ;    87.0 fp2     27 t
        vpaddd xmm0, xmm0, xmm7                                     ;    88.0 fp0     47 t
        vpaddd xmm7, xmm10, [rel md5_blocks.T0_constants128 + 336]  ;    72.2 fp3+agu0   47 t
        vprold xmm0, xmm0, 5                                        ;    89.0 fp1     48 v[0]
        vpaddd xmm6, xmm6, xmm11                                    ;    87.0 fp2     47 t
        vpaddd xmm4, xmm15, [rel md5_blocks.T0_constants128 + 352]  ;    74.0 fp0+agu1   47 t
        vpaddd xmm0, xmm0, xmm11                                    ;    91.0 fp3     48 v[0]
        vpternlogd xmm14, xmm0, xmm11, 0xca                         ;    92.0 fp1     27 t
        vpaddd xmm2, xmm2, xmm14                                    ;    93.0 fp2     47 t
        vpaddd xmm14, xmm1, [rel md5_blocks.T0_constants128 + 368]  ;    77.2 fp0+agu0   47 t
        vprold xmm2, xmm2, 9                                        ;    94.0 fp1     48 v[3]
        vpaddd xmm7, xmm7, xmm0                                     ;    92.0 fp3     47 t
        vpaddd xmm2, xmm2, xmm0                                     ;    96.0 fp2     48 v[3]
        vpternlogd xmm11, xmm2, xmm0, 0xca                          ;    97.0 fp0     27 t
        vpaddd xmm13, xmm13, xmm11                                  ;    98.0 fp1     47 t
        vpaddd xmm11, xmm9, [rel md5_blocks.T0_constants128 + 384]  ;    82.2 fp3+agu1   47 t
        vprold xmm13, xmm13, 0xe                                    ;    99.0 fp0     48 v[2]
        vpaddd xmm4, xmm4, xmm2                                     ;    97.0 fp2     47 t
        vpaddd xmm13, xmm13, xmm2                                   ;   101.0 fp1     48 v[2]
        vpternlogd xmm0, xmm13, xmm2, 0xca                          ;   102.0 fp3     27 t
        vpaddd xmm6, xmm6, xmm0                                     ;   103.0 fp0     47 t
        vpaddd xmm0, xmm12, [rel md5_blocks.T0_constants128 + 416]  ;    87.2 fp2+agu0   47 t
        vprold xmm6, xmm6, 0x14                                     ;   104.0 fp1     48 v[1]
        vpaddd xmm14, xmm14, xmm13                                  ;   102.0 fp3     47 t
        vpaddd xmm6, xmm6, xmm13                                    ;   106.0 fp0     48 v[1]
        vpternlogd xmm2, xmm6, xmm13, 0xca                          ;   107.0 fp2     27 t
        vpaddd xmm7, xmm7, xmm2                                     ;   108.0 fp1     47 t
        vmovd xmm2, [r8 + 36]                                       ;    92.2 agu1    47 t
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 400]   ;    99.2 fp3+agu0   47 t
        vprold xmm7, xmm7, 5                                        ;   109.0 fp0     48 v[0]
        vpaddd xmm11, xmm11, xmm6                                   ;   107.0 fp2     47 t
        vpaddd xmm7, xmm7, xmm6                                     ;   111.0 fp1     48 v[0]
        vpternlogd xmm13, xmm7, xmm6, 0xca                          ;   112.0 fp3     27 t
        vpaddd xmm4, xmm4, xmm13                                    ;   113.0 fp0     47 t
        vmovd xmm13, [r8 + 12]                                      ;    98.0 agu1    47 t
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 432] ;   105.0 fp2+agu0   47 t
        vprold xmm4, xmm4, 9                                        ;   114.0 fp1     48 v[3]
        vpaddd xmm2, xmm2, xmm7                                     ;   112.0 fp0     47 t
        vpaddd xmm4, xmm4, xmm7                                     ;   116.0 fp3     48 v[3]
        vpternlogd xmm6, xmm4, xmm7, 0xca                           ;   117.0 fp2     27 t
        vpaddd xmm14, xmm14, xmm6                                   ;   118.0 fp1     47 t
        vpaddd xmm6, xmm5, [rel md5_blocks.T0_constants128 + 464]   ;   103.0 fp0+agu1   47 t
        vprold xmm14, xmm14, 0xe                                    ;   119.0 fp1     48 v[2]
        vpaddd xmm0, xmm0, xmm4                                     ;   117.0 fp3     47 t
        vpaddd xmm14, xmm14, xmm4                                   ;   121.0 fp2     48 v[2]
        vpternlogd xmm7, xmm14, xmm4, 0xca                          ;   122.0 fp0     27 t
        vpaddd xmm11, xmm11, xmm7                                   ;   123.0 fp1     47 t
        vmovd xmm7, [r8 + 32]                                       ;   107.2 agu0    47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 448]   ;   114.2 fp3+agu1   47 t
        vprold xmm11, xmm11, 0x14                                   ;   124.0 fp0     48 v[1]
        vpaddd xmm13, xmm13, xmm14                                  ;   122.0 fp2     47 t
        vpaddd xmm11, xmm11, xmm14                                  ;   126.0 fp1     48 v[1]
        vpternlogd xmm4, xmm11, xmm14, 0xca                         ;   127.0 fp3     27 t
        vpaddd xmm2, xmm2, xmm4                                     ;   128.0 fp0     47 t
        vmovd xmm4, [r8 + 8]                                        ;   113.0 agu0    47 t
        vpaddd xmm4, xmm4, [rel md5_blocks.T0_constants128 + 480]   ;   120.0 fp2+agu1   47 t
        vprold xmm2, xmm2, 5                                        ;   129.0 fp1     48 v[0]
        vpaddd xmm7, xmm7, xmm11                                    ;   127.0 fp0     47 t
        vpaddd xmm2, xmm2, xmm11                                    ;   131.0 fp3     48 v[0]
        vpternlogd xmm14, xmm2, xmm11, 0xca                         ;   132.0 fp2     27 t
        vpaddd xmm0, xmm0, xmm14                                    ;   133.0 fp1     47 t
        vpaddd xmm14, xmm8, [rel md5_blocks.T0_constants128 + 512]  ;   118.0 fp0+agu0   47 t
        vprold xmm0, xmm0, 9                                        ;   134.0 fp1     48 v[3]
        vpaddd xmm6, xmm6, xmm2                                     ;   132.0 fp3     47 t
        vpaddd xmm0, xmm0, xmm2                                     ;   136.0 fp2     48 v[3]
        vpternlogd xmm11, xmm0, xmm2, 0xca                          ;   137.0 fp0     27 t
        vpaddd xmm13, xmm13, xmm11                                  ;   138.0 fp1     47 t
        vpaddd xmm11, xmm10, [rel md5_blocks.T0_constants128 + 528] ;   122.2 fp3+agu1   47 t
        vprold xmm13, xmm13, 0xe                                    ;   139.0 fp0     48 v[2]
        vpaddd xmm4, xmm4, xmm0                                     ;   137.0 fp2     47 t
        vpaddd xmm13, xmm13, xmm0                                   ;   141.0 fp1     48 v[2]
        vpternlogd xmm2, xmm13, xmm0, 0xca                          ;   142.0 fp3     27 t
        vpaddd xmm7, xmm7, xmm2                                     ;   143.0 fp0     47 t
        vmovd xmm2, [r8 + 28]                                       ;   127.2 agu0    47 t
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 496]   ;   134.2 fp2+agu1   47 t
        vprold xmm7, xmm7, 0x14                                     ;   144.0 fp1     48 v[1]
        vpaddd xmm2, xmm2, xmm13                                    ;   142.0 fp3     47 t
        vpaddd xmm7, xmm7, xmm13                                    ;   146.0 fp0     48 v[1]
        vpternlogd xmm0, xmm7, xmm13, 0xca                          ;   147.0 fp2     27 t
        vpaddd xmm6, xmm6, xmm0                                     ;   148.0 fp1     47 t
        vpaddd xmm0, xmm3, [rel md5_blocks.T0_constants128 + 560]   ;   133.0 fp3+agu0   47 t
        vprold xmm6, xmm6, 5                                        ;   149.0 fp0     48 v[0]
        vpaddd xmm14, xmm14, xmm7                                   ;   147.0 fp1     47 t
        vpaddd xmm6, xmm6, xmm7                                     ;   151.0 fp2     48 v[0]
        vpternlogd xmm13, xmm6, xmm7, 0xca                          ;   152.0 fp3     27 t
        vpaddd xmm4, xmm4, xmm13                                    ;   153.0 fp0     47 t
        vpaddd xmm13, xmm12, [rel md5_blocks.T0_constants128 + 576] ;   137.2 fp1+agu1   47 t
        vprold xmm4, xmm4, 9                                        ;   154.0 fp0     48 v[3]
        vpaddd xmm11, xmm11, xmm6                                   ;   152.0 fp2     47 t
        vpaddd xmm4, xmm4, xmm6                                     ;   156.0 fp3     48 v[3]
        vpternlogd xmm7, xmm4, xmm6, 0xca                           ;   157.0 fp1     27 t
        vpaddd xmm2, xmm2, xmm7                                     ;   158.0 fp0     47 t
        vmovd xmm7, [r8 + 32]                                       ;   142.2 agu0    47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 544]   ;   149.2 fp2+agu1   47 t
        vprold xmm2, xmm2, 0xe                                      ;   159.0 fp1     48 v[2]
        vpaddd xmm7, xmm7, xmm4                                     ;   157.0 fp3     47 t
        vpaddd xmm2, xmm2, xmm4                                     ;   161.0 fp0     48 v[2]
        vpternlogd xmm6, xmm2, xmm4, 0xca                           ;   162.0 fp2     27 t
        vpaddd xmm14, xmm14, xmm6                                   ;   163.0 fp1     47 t
        vpaddd xmm6, xmm9, [rel md5_blocks.T0_constants128 + 608]   ;   148.0 fp3+agu0   47 t
        vprold xmm14, xmm14, 0x14                                   ;   164.0 fp0     48 v[1]
        vpaddd xmm0, xmm0, xmm2                                     ;   162.0 fp1     47 t
        vpaddd xmm14, xmm14, xmm2                                   ;   166.0 fp2     48 v[1]
        vpternlogd xmm4, xmm14, xmm2, 0x96                          ;   167.0 fp3     28 t
        vpaddd xmm11, xmm11, xmm4                                   ;   168.0 fp0     47 t
        vmovd xmm4, [r8 + 4]                                        ;   152.2 agu1    47 t
        vpaddd xmm4, xmm4, [rel md5_blocks.T0_constants128 + 592]   ;   159.2 fp1+agu0   47 t
        vprold xmm11, xmm11, 4                                      ;   169.0 fp0     48 v[0]
        vpaddd xmm13, xmm13, xmm14                                  ;   167.0 fp2     47 t
        vpaddd xmm11, xmm11, xmm14                                  ;   171.0 fp3     48 v[0]
        vpternlogd xmm2, xmm11, xmm14, 0x96                         ;   172.0 fp1     28 t
        vpaddd xmm7, xmm7, xmm2                                     ;   173.0 fp0     47 t
        vpaddd xmm2, xmm15, [rel md5_blocks.T0_constants128 + 640]  ;   158.0 fp2+agu1   47 t
        vprold xmm7, xmm7, 0xb                                      ;   174.0 fp0     48 v[3]
        vpaddd xmm4, xmm4, xmm11                                    ;   172.0 fp3     47 t
        vpaddd xmm7, xmm7, xmm11                                    ;   176.0 fp1     48 v[3]
        vpternlogd xmm14, xmm7, xmm11, 0x96                         ;   177.0 fp2     28 t
        vpaddd xmm0, xmm0, xmm14                                    ;   178.0 fp0     47 t
        vpaddd xmm14, xmm5, [rel md5_blocks.T0_constants128 + 656]  ;   162.2 fp3+agu0   47 t
        vprold xmm0, xmm0, 0x10                                     ;   179.0 fp1     48 v[2]
        vpaddd xmm6, xmm6, xmm7                                     ;   177.0 fp2     47 t
        vpaddd xmm0, xmm0, xmm7                                     ;   181.0 fp0     48 v[2]
        vpternlogd xmm11, xmm0, xmm7, 0x96                          ;   182.0 fp3     28 t
        vpaddd xmm13, xmm13, xmm11                                  ;   183.0 fp1     47 t
        vmovd xmm11, [r8 + 28]                                      ;   167.2 agu1    47 t
        vpaddd xmm11, xmm11, [rel md5_blocks.T0_constants128 + 624] ;   174.2 fp2+agu0   47 t
        vprold xmm13, xmm13, 0x17                                   ;   184.0 fp0     48 v[1]
        vpaddd xmm11, xmm11, xmm0                                   ;   182.0 fp3     47 t
        vpaddd xmm13, xmm13, xmm0                                   ;   186.0 fp1     48 v[1]
        vpternlogd xmm7, xmm13, xmm0, 0x96                          ;   187.0 fp2     28 t
        vpaddd xmm4, xmm4, xmm7                                     ;   188.0 fp0     47 t
        vmovd xmm7, [r8]                                            ;   173.0 agu1    47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 672]   ;   180.0 fp3+agu0   47 t
        vprold xmm4, xmm4, 4                                        ;   189.0 fp1     48 v[0]
        vpaddd xmm2, xmm2, xmm13                                    ;   187.0 fp0     47 t
        vpaddd xmm4, xmm4, xmm13                                    ;   191.0 fp2     48 v[0]
        vpternlogd xmm0, xmm4, xmm13, 0x96                          ;   192.0 fp3     28 t
        vpaddd xmm6, xmm6, xmm0                                     ;   193.0 fp1     47 t
        vmovd xmm0, [r8 + 12]                                       ;   178.0 agu1    47 t
        vpaddd xmm0, xmm0, [rel md5_blocks.T0_constants128 + 688]   ;   185.0 fp0+agu0   47 t
        vprold xmm6, xmm6, 0xb                                      ;   194.0 fp1     48 v[3]
        vpaddd xmm14, xmm14, xmm4                                   ;   192.0 fp2     47 t
        vpaddd xmm6, xmm6, xmm4                                     ;   196.0 fp3     48 v[3]
        vpternlogd xmm13, xmm6, xmm4, 0x96                          ;   197.0 fp0     28 t
        vpaddd xmm11, xmm11, xmm13                                  ;   198.0 fp1     47 t
        vmovd xmm13, [r8 + 24]                                      ;   183.0 agu1    47 t
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 704] ;   190.0 fp2+agu0   47 t
        vprold xmm11, xmm11, 0x10                                   ;   199.0 fp1     48 v[2]
        vpaddd xmm7, xmm7, xmm6                                     ;   197.0 fp3     47 t
        vpaddd xmm11, xmm11, xmm6                                   ;   201.0 fp0     48 v[2]
        vpternlogd xmm4, xmm11, xmm6, 0x96                          ;   202.0 fp2     28 t
        vpaddd xmm2, xmm2, xmm4                                     ;   203.0 fp1     47 t
        vpaddd xmm4, xmm8, [rel md5_blocks.T0_constants128 + 736]   ;   188.0 fp3+agu1   47 t
        vprold xmm2, xmm2, 0x17                                     ;   204.0 fp0     48 v[1]
        vpaddd xmm0, xmm0, xmm11                                    ;   202.0 fp1     47 t
        vpaddd xmm2, xmm2, xmm11                                    ;   206.0 fp2     48 v[1]
        vpternlogd xmm6, xmm2, xmm11, 0x96                          ;   207.0 fp3     28 t
        vpaddd xmm14, xmm14, xmm6                                   ;   208.0 fp0     47 t
        vpaddd xmm6, xmm1, [rel md5_blocks.T0_constants128 + 752]   ;   192.2 fp1+agu0   47 t
        vprold xmm14, xmm14, 4                                      ;   209.0 fp0     48 v[0]
        vpaddd xmm13, xmm13, xmm2                                   ;   207.0 fp2     47 t
        vpaddd xmm14, xmm14, xmm2                                   ;   211.0 fp3     48 v[0]
        vpternlogd xmm11, xmm14, xmm2, 0x96                         ;   212.0 fp1     28 t
        vpaddd xmm7, xmm7, xmm11                                    ;   213.0 fp0     47 t
        vmovd xmm11, [r8 + 36]                                      ;   197.2 agu1    47 t
        vpaddd xmm11, xmm11, [rel md5_blocks.T0_constants128 + 720] ;   204.2 fp2+agu0   47 t
        vprold xmm7, xmm7, 0xb                                      ;   214.0 fp1     48 v[3]
        vpaddd xmm11, xmm11, xmm14                                  ;   212.0 fp3     47 t
        vpaddd xmm7, xmm7, xmm14                                    ;   216.0 fp0     48 v[3]
        vpternlogd xmm2, xmm7, xmm14, 0x96                          ;   217.0 fp2     28 t
        vpaddd xmm0, xmm0, xmm2                                     ;   218.0 fp1     47 t
        vmovd xmm2, [r8 + 8]                                        ;   203.0 agu1    47 t
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 768]   ;   210.0 fp3+agu0   47 t
        vprold xmm0, xmm0, 0x10                                     ;   219.0 fp0     48 v[2]
        vpaddd xmm4, xmm4, xmm7                                     ;   217.0 fp1     47 t
        vpaddd xmm0, xmm0, xmm7                                     ;   221.0 fp2     48 v[2]
        vpternlogd xmm14, xmm0, xmm7, 0x96                          ;   222.0 fp3     28 t
        vpaddd xmm13, xmm13, xmm14                                  ;   223.0 fp0     47 t
        vmovd xmm14, [r8]                                           ;   208.0 agu1    47 t
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 784] ;   215.0 fp1+agu0   47 t
        vprold xmm13, xmm13, 0x17                                   ;   224.0 fp0     48 v[1]
        vpaddd xmm6, xmm6, xmm0                                     ;   222.0 fp2     47 t
        vpaddd xmm13, xmm13, xmm0                                   ;   226.0 fp3     48 v[1]
        vpternlogd xmm7, xmm13, xmm0, 0x96                          ;   227.0 fp1     28 t
        vpaddd xmm11, xmm11, xmm7                                   ;   228.0 fp0     47 t
        vpaddd xmm12, xmm12, [rel md5_blocks.T0_constants128 + 816] ;   213.0 fp2+agu1   47 t
        vmovd xmm7, [r8 + 28]                                       ;   213.2 agu0    47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 800]   ;   220.2 fp3+agu1   47 t
        vprold xmm11, xmm11, 4                                      ;   229.0 fp0     48 v[0]
        vpaddd xmm2, xmm2, xmm13                                    ;   227.0 fp1     47 t
        vpaddd xmm11, xmm11, xmm13                                  ;   231.0 fp2     48 v[0]
        vpternlogd xmm0, xmm11, xmm13, 0x96                         ;   232.0 fp3     28 t
        vpaddd xmm4, xmm4, xmm0                                     ;   233.0 fp0     47 t
        vprold xmm4, xmm4, 0xb                                      ;   234.0 fp1     48 v[3]
        vpaddd xmm10, xmm10, [rel md5_blocks.T0_constants128 + 832] ;   219.0 fp2+agu0   47 t
        vpaddd xmm14, xmm14, xmm11                                  ;   232.0 fp0     47 t
        vpaddd xmm4, xmm11, xmm4                                    ;   236.0 fp3     48 v[3]
        vpternlogd xmm13, xmm4, xmm11, 0x96                         ;   237.0 fp1     28 t
        vpaddd xmm6, xmm6, xmm13                                    ;   238.0 fp2     47 t
        vprold xmm6, xmm6, 0x10                                     ;   239.0 fp0     48 v[2]
        vpaddd xmm8, xmm8, [rel md5_blocks.T0_constants128 + 848]   ;   223.0 fp3+agu1   47 t
        vpaddd xmm7, xmm7, xmm4                                     ;   237.0 fp1     47 t
        vpaddd xmm6, xmm4, xmm6                                     ;   241.0 fp2     48 v[2]
        vpternlogd xmm11, xmm6, xmm4, 0x96                          ;   242.0 fp0     28 t
        vpaddd xmm2, xmm2, xmm11                                    ;   243.0 fp3     47 t
        vmovd xmm11, [r8 + 12]                                      ;   227.2 agu0    47 t
        vpaddd xmm11, xmm11, [rel md5_blocks.T0_constants128 + 864] ;   234.2 fp1+agu1   47 t
        vprold xmm13, xmm2, 0x17                                    ;   244.0 fp0     48 v[1]
        vpaddd xmm12, xmm12, xmm6                                   ;   242.0 fp2     47 t
        vpaddd xmm13, xmm6, xmm13                                   ;   246.0 fp3     48 v[1]
        vpternlogd xmm4, xmm13, xmm6, 0x65                          ;   247.0 fp1     29 t
        vpaddd xmm14, xmm14, xmm4                                   ;   248.0 fp0     47 t
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 880] ;   233.0 fp2+agu0   47 t
        vprold xmm4, xmm14, 6                                       ;   249.0 fp0     48 v[0]
        vpaddd xmm10, xmm10, xmm13                                  ;   247.0 fp3     47 t
        vpaddd xmm4, xmm13, xmm4                                    ;   251.0 fp1     48 v[0]
        vpternlogd xmm6, xmm4, xmm13, 0x65                          ;   252.0 fp2     29 t
        vpaddd xmm7, xmm7, xmm6                                     ;   253.0 fp0     47 t
        vmovd xmm6, [r8 + 4]                                        ;   237.2 agu1    47 t
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 896]   ;   244.2 fp3+agu0   47 t
        vprold xmm7, xmm7, 0xa                                      ;   254.0 fp1     48 v[3]
        vpaddd xmm8, xmm8, xmm4                                     ;   252.0 fp2     47 t
        vpaddd xmm7, xmm4, xmm7                                     ;   256.0 fp0     48 v[3]
        vpternlogd xmm13, xmm7, xmm4, 0x65                          ;   257.0 fp3     29 t
        vpaddd xmm12, xmm12, xmm13                                  ;   258.0 fp1     47 t
        vmovd xmm13, [r8 + 32]                                      ;   243.0 agu1    47 t
        vprold xmm12, xmm12, 0xf                                    ;   259.0 fp0     48 v[2]
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 912] ;   250.0 fp2+agu0   47 t
        vpaddd xmm11, xmm11, xmm7                                   ;   257.0 fp1     47 t
        vpaddd xmm12, xmm7, xmm12                                   ;   261.0 fp3     48 v[2]
        vpternlogd xmm4, xmm12, xmm7, 0x65                          ;   262.0 fp0     29 t
        vpaddd xmm10, xmm10, xmm4                                   ;   263.0 fp2     47 t
        vprold xmm4, xmm10, 0x15                                    ;   264.0 fp1     48 v[1]
        vpaddd xmm1, xmm1, [rel md5_blocks.T0_constants128 + 928]   ;   249.0 fp3+agu1   47 t
        vpaddd xmm15, xmm15, xmm12                                  ;   262.0 fp2     47 t
        vpaddd xmm4, xmm12, xmm4                                    ;   266.0 fp0     48 v[1]
        vpternlogd xmm7, xmm4, xmm12, 0x65                          ;   267.0 fp1     29 t
        vpaddd xmm8, xmm8, xmm7                                     ;   268.0 fp3     47 t
        vmovd xmm7, [r8 + 24]                                       ;   252.2 agu0    47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 944]   ;   259.2 fp2+agu1   47 t
        vprold xmm8, xmm8, 6                                        ;   269.0 fp0     48 v[0]
        vpaddd xmm6, xmm6, xmm4                                     ;   267.0 fp1     47 t
        vpaddd xmm8, xmm4, xmm8                                     ;   271.0 fp3     48 v[0]
        vpternlogd xmm12, xmm8, xmm4, 0x65                          ;   272.0 fp2     29 t
        vpaddd xmm11, xmm11, xmm12                                  ;   273.0 fp0     47 t
        vpaddd xmm5, xmm5, [rel md5_blocks.T0_constants128 + 960]   ;   258.0 fp1+agu0   47 t
        vprold xmm10, xmm11, 0xa                                    ;   274.0 fp0     48 v[3]
        vpaddd xmm13, xmm13, xmm8                                   ;   272.0 fp3     47 t
        vpaddd xmm10, xmm8, xmm10                                   ;   276.0 fp2     48 v[3]
        vpternlogd xmm4, xmm10, xmm8, 0x65                          ;   277.0 fp1     29 t
        vpaddd xmm15, xmm15, xmm4                                   ;   278.0 fp0     47 t
        vpaddd xmm9, xmm9, [rel md5_blocks.T0_constants128 + 976]   ;   262.2 fp3+agu1   47 t
        vprold xmm4, xmm15, 0xf                                     ;   279.0 fp1     48 v[2]
        vpaddd xmm1, xmm1, xmm10                                    ;   277.0 fp2     47 t
        vpaddd xmm4, xmm10, xmm4                                    ;   281.0 fp0     48 v[2]
        vpternlogd xmm8, xmm4, xmm10, 0x65                          ;   282.0 fp3     29 t
        vpaddd xmm6, xmm6, xmm8                                     ;   283.0 fp1     47 t
        vpaddd xmm3, xmm3, [rel md5_blocks.T0_constants128 + 992]   ;   267.2 fp2+agu0   47 t
        vprold xmm6, xmm6, 0x15                                     ;   284.0 fp0     48 v[1]
        vpaddd xmm7, xmm7, xmm4                                     ;   282.0 fp3     47 t
        vpaddd xmm6, xmm4, xmm6                                     ;   286.0 fp1     48 v[1]
        vpternlogd xmm10, xmm6, xmm4, 0x65                          ;   287.0 fp2     29 t
        vpaddd xmm13, xmm13, xmm10                                  ;   288.0 fp0     47 t
        vmovd xmm8, [r8 + 8]                                        ;   272.2 agu1    47 t
        vprold xmm10, xmm13, 6                                      ;   289.0 fp1     48 v[0]
        vpaddd xmm8, xmm8, [rel md5_blocks.T0_constants128 + 1008]  ;   279.2 fp3+agu0   47 t
        vpaddd xmm5, xmm5, xmm6                                     ;   287.0 fp2     47 t
        vpaddd xmm10, xmm6, xmm10                                   ;   291.0 fp0     48 v[0]
        vpternlogd xmm4, xmm10, xmm6, 0x65                          ;   292.0 fp1     29 t
        vpaddd xmm1, xmm1, xmm4                                     ;   293.0 fp3     47 t
        vmovd xmm4, [r8 + 36]                                       ;   278.0 agu1    47 t
        vprold xmm11, xmm1, 0xa                                     ;   294.0 fp0     48 v[3]
        vpaddd xmm4, xmm4, [rel md5_blocks.T0_constants128 + 1024]  ;   285.0 fp2+agu0   47 t
        vpaddd xmm9, xmm9, xmm10                                    ;   292.0 fp3     47 t
        vpaddd xmm11, xmm10, xmm11                                  ;   296.0 fp1     48 v[3]
        vpternlogd xmm6, xmm11, xmm10, 0x65                         ;   297.0 fp0     29 t
        vpaddd xmm7, xmm7, xmm6                                     ;   298.0 fp2     47 t
        vprold xmm6, xmm7, 0xf                                      ;   299.0 fp1     48 v[2]
        vpaddd xmm3, xmm3, xmm11                                    ;   297.0 fp3     47 t
        vpaddd xmm6, xmm11, xmm6                                    ;   301.0 fp2     48 v[2]
        vpternlogd xmm10, xmm6, xmm11, 0x65                         ;   302.0 fp0     29 t
        vpaddd xmm5, xmm5, xmm10                                    ;   303.0 fp1     47 t
        vprold xmm5, xmm5, 0x15                                     ;   304.0 fp0     48 v[1]
        vpaddd xmm8, xmm8, xmm6                                     ;   302.0 fp3     47 t
        vpaddd xmm5, xmm6, xmm5                                     ;   306.0 fp2     48 v[1]
        vpternlogd xmm11, xmm5, xmm6, 0x65                          ;   307.0 fp1     29 t
        vpaddd xmm9, xmm9, xmm11                                    ;   308.0 fp0     47 t
        vprold xmm7, xmm9, 6                                        ;   309.0 fp1     48 v[0]
        vpaddd xmm4, xmm4, xmm5                                     ;   307.0 fp3     47 t
        vpaddd xmm7, xmm5, xmm7                                     ;   311.0 fp2     48 v[0]
        vpternlogd xmm6, xmm7, xmm5, 0x65                           ;   312.0 fp0     29 t
        vpaddd xmm3, xmm3, xmm6                                     ;   313.0 fp1     47 t
        vprold xmm6, xmm3, 0xa                                      ;   314.0 fp0     48 v[3]
        vpaddd xmm6, xmm7, xmm6                                     ;   316.0 fp3     48 v[3]
        vpaddd xmm3, xmm7, [rbp - 48]                               ;   312.0 fp2+agu1   51 h
        vpternlogd xmm5, xmm6, xmm7, 0x65                           ;   317.0 fp1     29 t
        vpaddd xmm8, xmm8, xmm5                                     ;   318.0 fp0     47 t
        vprold xmm5, xmm8, 0xf                                      ;   319.0 fp1     48 v[2]
        vpaddd xmm5, xmm6, xmm5                                     ;   321.0 fp3     48 v[2]
        vpaddd xmm2, xmm6, [rbp - 64]                               ;   317.0 fp2+agu0   51 h
        vpternlogd xmm6, xmm7, xmm5, 0x4b                           ;   322.0 fp0     29 t
        vpaddd xmm4, xmm4, xmm6                                     ;   323.0 fp1     47 t
        vprold xmm4, xmm4, 0x15                                     ;   324.0 fp0     48 v[1]
        vpaddd xmm0, xmm5, [rbp - 16]                               ;   322.0 fp3+agu1   51 h
        vpaddd xmm5, xmm5, [rbp - 32]                               ;   322.0 fp2+agu0   51 h
        vpaddd xmm0, xmm0, xmm4                                     ;   326.0 fp1     51 h
        add r8, 0x40                                                ;   312.0 alu0    40 blocks
        vmovdqa xmm1, xmm5                                          ;   323.0         51 h copy
        cmp r8, qword [rbp + 16]                                    ;                    more blocks?
        jne .blocks_1
        vmovdqa [rbp - 112], xmm0                                   ;                    resident
        vmovdqa [rbp - 96], xmm1                                    ;                    resident
        vmovdqa [rbp - 80], xmm2                                    ;                    resident
        mov qword [rbp + 8], r8                                     ;                    resident
        vmovdqa [rbp - 128], xmm3                                   ;                    resident
.blocks_1_done:
        vmovdqa xmm0, [rbp - 128]                                   ;     0.0 agu0    40 blocks reload
        mov r8, qword [rbp + 0]                                     ;     0.2 agu1    40 blocks reload
        vmovd [r8], xmm0                                            ;     7.0 agu2+fp5   40 blocks
        vmovdqa xmm0, [rbp - 112]                                   ;     1.0 agu0    40 blocks reload
        vmovd [r8 + 4], xmm0                                        ;     8.0 agu1+fp5   40 blocks
        vmovdqa xmm0, [rbp - 96]                                    ;     2.0 agu0    40 blocks reload
        vmovd [r8 + 8], xmm0                                        ;     9.0 agu2+fp5   40 blocks
        vmovdqa xmm0, [rbp - 80]                                    ;     2.2 agu1    40 blocks reload
        vmovd [r8 + 12], xmm0                                       ;     9.2 agu2+fp5   40 blocks
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
