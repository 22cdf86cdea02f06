; md5_blocks for AMD Zen 5 (Turin, Granite Ridge), 64-bit code (zen5)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 a945ef583da1afd7); do not edit:
;   ./cw build md5_blocks --cpu zen5 --variant alone
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
;   body: 13 uops, planned 11.0; bounds: width 1.6, ports 3.0, path 7.0
;   blocks: 455 uops, planned 519.0; bounds: width 56.9, ports 100.2, path 517.0
;   body.2: 9 uops, planned 9.0; bounds: width 1.1, ports 2.2, path 0.0
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
        vmovdqa [rbp - 128], xmm0                                   ;    11.0 agu2+fp4   40 h
        vmovd xmm0, [r8 + 4]                                        ;     4.0 agu0    40 h
        vmovdqa [rbp - 112], xmm0                                   ;    11.0 agu3+fp5   40 h
        vmovd xmm0, [r8 + 8]                                        ;     4.0 agu1    40 h
        vmovdqa [rbp - 96], xmm0                                    ;    11.0 agu2+fp4   40 h
        vmovd xmm0, [r8 + 12]                                       ;     4.0 agu0    40 h
        vmovdqa [rbp - 80], xmm0                                    ;    11.0 agu3+fp5   40 h
        mov r8d, dword [rbp + 24]                                   ;     2.1 agu1    40 h
        shl r8, 6                                                   ;     6.1 alu0    40 h
        add r8, qword [rbp + 8]                                     ;     7.1 alu1+agu2   40 h
        mov qword [rbp + 16], r8                                    ;     8.1 agu3+st0   40 h
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
        vmovdqa xmm5, xmm0                                          ;     0.1         26 t copy
        vpternlogd xmm5, xmm2, xmm1, 0xac                           ;     0.2 fp0     26 t
        vpaddd xmm5, xmm5, xmm3                                     ;     2.2 fp1     47 t
        vpaddd xmm5, xmm5, [rel md5_blocks.T0_constants128 + 16]    ;     7.0 fp2+agu1   47 t
        vmovd xmm6, [r8 + 4]                                        ;     1.0 agu0    47 t
        vmovd xmm7, [r8 + 8]                                        ;     1.5 agu1    47 t
        vmovd xmm8, [r8 + 12]                                       ;     2.0 agu0    47 t
        vmovd xmm9, [r8 + 16]                                       ;     2.5 agu1    47 t
        vmovd xmm10, [r8 + 20]                                      ;     3.0 agu0    47 t
        vpaddd xmm5, xmm5, xmm4                                     ;     9.0 fp3     47 t
        vmovd xmm11, [r8 + 24]                                      ;     3.5 agu1    47 t
        vprold xmm5, xmm5, 7                                        ;    11.0 fp1     48 v[0]
        vpaddd xmm12, xmm6, xmm2                                    ;     8.0 fp0     47 t
        vpaddd xmm12, xmm12, [rel md5_blocks.T0_constants128 + 32]  ;    10.0 fp2+agu0   47 t
        vpaddd xmm13, xmm7, xmm1                                    ;     8.5 fp3     47 t
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 48]  ;    10.5 fp1+agu1   47 t
        vpaddd xmm5, xmm5, xmm0                                     ;    13.0 fp0     48 v[0]
        vpaddd xmm14, xmm8, xmm0                                    ;     9.0 fp2     47 t
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 64]  ;    11.0 fp3+agu0   47 t
        vpaddd xmm15, xmm9, xmm5                                    ;    15.0 fp1     47 t
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 80]  ;    17.0 fp0+agu1   47 t
        vmovdqa [rbp - 64], xmm2                                    ;     2.8 agu2+fp4   42 v[3] spill
        vpaddd xmm2, xmm10, [rel md5_blocks.T0_constants128 + 96]   ;    10.0 fp2+agu0   47 t
        vmovdqa [rbp - 48], xmm3                                    ;     3.0 agu3+fp5   42 v[0] spill
        vmovdqa xmm3, xmm5                                          ;    15.0         26 t copy
        vpternlogd xmm3, xmm0, xmm1, 0xca                           ;    15.0 fp3     26 t
        vpaddd xmm12, xmm12, xmm3                                   ;    17.0 fp1     47 t
        vmovd xmm3, [r8 + 28]                                       ;     7.0 agu1    47 t
        vprold xmm12, xmm12, 0xc                                    ;    19.0 fp0     48 v[3]
        vpaddd xmm12, xmm12, xmm5                                   ;    21.0 fp2     48 v[3]
        vpaddd xmm2, xmm2, xmm12                                    ;    23.0 fp3     47 t
        vmovdqa [rbp - 32], xmm1                                    ;     9.0 agu2+fp4   42 v[2] spill
        vpaddd xmm1, xmm11, [rel md5_blocks.T0_constants128 + 112]  ;    10.5 fp1+agu0   47 t
        vmovdqa xmm7, xmm12                                         ;    23.0         26 t copy
        vpternlogd xmm7, xmm5, xmm0, 0xca                           ;    23.0 fp0     26 t
        vpaddd xmm13, xmm13, xmm7                                   ;    25.0 fp2     47 t
        vpaddd xmm7, xmm3, [rel md5_blocks.T0_constants128 + 128]   ;    14.0 fp3+agu1   47 t
        vprold xmm13, xmm13, 0x11                                   ;    27.0 fp1     48 v[2]
        vpaddd xmm13, xmm13, xmm12                                  ;    29.0 fp2     48 v[2]
        vpternlogd xmm5, xmm13, xmm12, 0xb8                         ;    31.0 fp0     26 t
        vpaddd xmm14, xmm14, xmm5                                   ;    33.0 fp3     47 t
        vmovd xmm5, [r8 + 32]                                       ;    14.0 agu0    47 t
        vprold xmm14, xmm14, 0x16                                   ;    35.0 fp1     48 v[1]
        vpaddd xmm1, xmm1, xmm13                                    ;    31.0 fp2     47 t
        vpaddd xmm14, xmm14, xmm13                                  ;    37.0 fp0     48 v[1]
        vpternlogd xmm12, xmm14, xmm13, 0xb8                        ;    39.0 fp3     26 t
        vpaddd xmm15, xmm15, xmm12                                  ;    41.0 fp1     47 t
        vpaddd xmm12, xmm5, [rel md5_blocks.T0_constants128 + 144]  ;    21.0 fp2+agu1   47 t
        vmovdqa [rbp - 16], xmm0                                    ;    19.0 agu3+fp5   42 v[1] spill
        vmovd xmm0, [r8 + 36]                                       ;    19.1 agu0    47 t
        vprold xmm15, xmm15, 7                                      ;    43.0 fp0     48 v[0]
        vpaddd xmm7, xmm7, xmm14                                    ;    39.0 fp3     47 t
        vmovd xmm3, [r8 + 40]                                       ;    21.1 agu1    47 t
        vpaddd xmm15, xmm15, xmm14                                  ;    45.0 fp1     48 v[0]
        vpaddd xmm5, xmm0, [rel md5_blocks.T0_constants128 + 160]   ;    26.1 fp2+agu0   47 t
        vpternlogd xmm13, xmm15, xmm14, 0xb8                        ;    47.0 fp0     26 t
        vpaddd xmm2, xmm2, xmm13                                    ;    49.0 fp3     47 t
        vmovd xmm13, [r8 + 44]                                      ;    25.0 agu1    47 t
        vpaddd xmm8, xmm3, [rel md5_blocks.T0_constants128 + 176]   ;    28.1 fp1+agu0   47 t
        vprold xmm2, xmm2, 0xc                                      ;    51.0 fp0     48 v[3]
        vpaddd xmm12, xmm12, xmm15                                  ;    47.0 fp2     47 t
        vpaddd xmm2, xmm2, xmm15                                    ;    53.0 fp3     48 v[3]
        vpternlogd xmm14, xmm2, xmm15, 0xb8                         ;    55.0 fp1     26 t
        vpaddd xmm0, xmm13, [rel md5_blocks.T0_constants128 + 192]  ;    32.0 fp0+agu1   47 t
        vpaddd xmm1, xmm1, xmm14                                    ;    57.0 fp2     47 t
        vmovd xmm14, [r8 + 48]                                      ;    32.0 agu0    47 t
        vprold xmm1, xmm1, 0x11                                     ;    59.0 fp1     48 v[2]
        vpaddd xmm5, xmm5, xmm2                                     ;    55.0 fp3     47 t
        vpaddd xmm1, xmm1, xmm2                                     ;    61.0 fp0     48 v[2]
        vpternlogd xmm15, xmm1, xmm2, 0xb8                          ;    63.0 fp2     26 t
        vpaddd xmm9, xmm14, [rel md5_blocks.T0_constants128 + 208]  ;    39.0 fp1+agu1   47 t
        vpaddd xmm7, xmm7, xmm15                                    ;    65.0 fp3     47 t
        vmovd xmm15, [r8 + 52]                                      ;    39.2 agu0    47 t
        vprold xmm7, xmm7, 0x16                                     ;    67.0 fp0     48 v[1]
        vpaddd xmm8, xmm8, xmm1                                     ;    63.0 fp2     47 t
        vpaddd xmm7, xmm7, xmm1                                     ;    69.0 fp1     48 v[1]
        vpternlogd xmm2, xmm7, xmm1, 0xb8                           ;    71.0 fp3     26 t
        vpaddd xmm14, xmm15, [rel md5_blocks.T0_constants128 + 224] ;    47.0 fp0+agu1   47 t
        vpaddd xmm12, xmm12, xmm2                                   ;    73.0 fp2     47 t
        vmovd xmm2, [r8 + 56]                                       ;    47.2 agu0    47 t
        vprold xmm12, xmm12, 7                                      ;    75.0 fp1     48 v[0]
        vpaddd xmm0, xmm0, xmm7                                     ;    71.0 fp3     47 t
        vpaddd xmm12, xmm12, xmm7                                   ;    77.0 fp0     48 v[0]
        vpternlogd xmm1, xmm12, xmm7, 0xb8                          ;    79.0 fp2     26 t
        vpaddd xmm15, xmm2, [rel md5_blocks.T0_constants128 + 240]  ;    55.0 fp1+agu1   47 t
        vpaddd xmm5, xmm5, xmm1                                     ;    81.0 fp3     47 t
        vmovd xmm1, [r8 + 60]                                       ;    55.2 agu0    47 t
        vprold xmm5, xmm5, 0xc                                      ;    83.0 fp0     48 v[3]
        vpaddd xmm9, xmm9, xmm12                                    ;    79.0 fp2     47 t
        vpaddd xmm5, xmm5, xmm12                                    ;    85.0 fp1     48 v[3]
        vpternlogd xmm7, xmm5, xmm12, 0xb8                          ;    87.0 fp3     26 t
        vpaddd xmm2, xmm1, [rel md5_blocks.T0_constants128 + 256]   ;    63.0 fp0+agu1   47 t
        vpaddd xmm8, xmm8, xmm7                                     ;    89.0 fp2     47 t
        vprold xmm7, xmm8, 0x11                                     ;    91.0 fp1     48 v[2]
        vpaddd xmm14, xmm14, xmm5                                   ;    87.0 fp3     47 t
        vpaddd xmm7, xmm5, xmm7                                     ;    93.0 fp0     48 v[2]
        vpternlogd xmm12, xmm7, xmm5, 0xb8                          ;    95.0 fp2     26 t
        vpaddd xmm8, xmm6, [rel md5_blocks.T0_constants128 + 272]   ;    71.0 fp1+agu0   47 t
        vpaddd xmm0, xmm0, xmm12                                    ;    97.0 fp3     47 t
        vprold xmm12, xmm0, 0x16                                    ;    99.0 fp0     48 v[1]
        vpaddd xmm15, xmm15, xmm7                                   ;    95.0 fp2     47 t
        vpaddd xmm12, xmm7, xmm12                                   ;   101.0 fp1     48 v[1]
        vpaddd xmm0, xmm11, [rel md5_blocks.T0_constants128 + 288]  ;    77.0 fp3+agu1   47 t
        vpternlogd xmm5, xmm12, xmm7, 0xb8                          ;   103.0 fp0     26 t
        vpaddd xmm9, xmm9, xmm5                                     ;   105.0 fp2     47 t
        vprold xmm5, xmm9, 7                                        ;   107.0 fp1     48 v[0]
        vpaddd xmm9, xmm13, [rel md5_blocks.T0_constants128 + 304]  ;    81.0 fp3+agu0   47 t
        vpaddd xmm2, xmm2, xmm12                                    ;   103.0 fp0     47 t
        vpaddd xmm5, xmm5, xmm12                                    ;   109.0 fp2     48 v[0]
        vpternlogd xmm7, xmm5, xmm12, 0xb8                          ;   111.0 fp1     26 t
        vpaddd xmm14, xmm14, xmm7                                   ;   113.0 fp3     47 t
        vpaddd xmm7, xmm4, [rel md5_blocks.T0_constants128 + 320]   ;    87.1 fp0+agu1   47 t
        vprold xmm14, xmm14, 0xc                                    ;   115.0 fp1     48 v[3]
        vpaddd xmm8, xmm8, xmm5                                     ;   111.0 fp2     47 t
        vpaddd xmm14, xmm14, xmm5                                   ;   117.0 fp3     48 v[3]
        vpternlogd xmm12, xmm14, xmm5, 0xb8                         ;   119.0 fp0     26 t
        vpaddd xmm15, xmm15, xmm12                                  ;   121.0 fp1     47 t
        vpaddd xmm12, xmm10, [rel md5_blocks.T0_constants128 + 336] ;    95.1 fp2+agu0   47 t
        vprold xmm15, xmm15, 0x11                                   ;   123.0 fp0     48 v[2]
        vpaddd xmm0, xmm0, xmm14                                    ;   119.0 fp3     47 t
        vpaddd xmm15, xmm15, xmm14                                  ;   125.0 fp1     48 v[2]
        vpternlogd xmm5, xmm15, xmm14, 0xb8                         ;   127.0 fp2     26 t
        vpaddd xmm2, xmm2, xmm5                                     ;   129.0 fp0     47 t
        vpaddd xmm5, xmm3, [rel md5_blocks.T0_constants128 + 352]   ;   103.1 fp3+agu1   47 t
        vprold xmm2, xmm2, 0x16                                     ;   131.0 fp1     48 v[1]
        vpaddd xmm9, xmm9, xmm15                                    ;   127.0 fp2     47 t
        vpaddd xmm2, xmm2, xmm15                                    ;   133.0 fp0     48 v[1]
        vpternlogd xmm14, xmm2, xmm15, 0xca                         ;   135.0 fp3     27 t
        vpaddd xmm8, xmm8, xmm14                                    ;   137.0 fp1     47 t
        vpaddd xmm14, xmm1, [rel md5_blocks.T0_constants128 + 368]  ;   111.1 fp2+agu0   47 t
        vprold xmm8, xmm8, 5                                        ;   139.0 fp0     48 v[0]
        vpaddd xmm7, xmm7, xmm2                                     ;   135.0 fp3     47 t
        vpaddd xmm8, xmm8, xmm2                                     ;   141.0 fp1     48 v[0]
        vpternlogd xmm15, xmm8, xmm2, 0xca                          ;   143.0 fp2     27 t
        vpaddd xmm0, xmm0, xmm15                                    ;   145.0 fp0     47 t
        vmovd xmm15, [r8 + 16]                                      ;   119.1 agu1    47 t
        vprold xmm0, xmm0, 9                                        ;   147.0 fp1     48 v[3]
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 384] ;   126.1 fp3+agu0   47 t
        vpaddd xmm12, xmm12, xmm8                                   ;   143.0 fp2     47 t
        vpaddd xmm0, xmm0, xmm8                                     ;   149.0 fp0     48 v[3]
        vpternlogd xmm2, xmm0, xmm8, 0xca                           ;   151.0 fp1     27 t
        vpaddd xmm9, xmm9, xmm2                                     ;   153.0 fp3     47 t
        vmovd xmm2, [r8 + 36]                                       ;   127.1 agu1    47 t
        vprold xmm9, xmm9, 0xe                                      ;   155.0 fp0     48 v[2]
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 400]   ;   134.1 fp2+agu0   47 t
        vpaddd xmm5, xmm5, xmm0                                     ;   151.0 fp1     47 t
        vpaddd xmm9, xmm9, xmm0                                     ;   157.0 fp3     48 v[2]
        vpternlogd xmm8, xmm9, xmm0, 0xca                           ;   159.0 fp0     27 t
        vpaddd xmm7, xmm7, xmm8                                     ;   161.0 fp2     47 t
        vmovd xmm8, [r8 + 56]                                       ;   135.1 agu1    47 t
        vpaddd xmm8, xmm8, [rel md5_blocks.T0_constants128 + 416]   ;   142.1 fp1+agu0   47 t
        vprold xmm7, xmm7, 0x14                                     ;   163.0 fp0     48 v[1]
        vpaddd xmm14, xmm14, xmm9                                   ;   159.0 fp3     47 t
        vpaddd xmm7, xmm7, xmm9                                     ;   165.0 fp2     48 v[1]
        vpternlogd xmm0, xmm7, xmm9, 0xca                           ;   167.0 fp1     27 t
        vpaddd xmm12, xmm12, xmm0                                   ;   169.0 fp0     47 t
        vmovd xmm0, [r8 + 12]                                       ;   143.1 agu1    47 t
        vpaddd xmm0, xmm0, [rel md5_blocks.T0_constants128 + 432]   ;   150.1 fp3+agu0   47 t
        vprold xmm12, xmm12, 5                                      ;   171.0 fp1     48 v[0]
        vpaddd xmm15, xmm15, xmm7                                   ;   167.0 fp2     47 t
        vpaddd xmm12, xmm12, xmm7                                   ;   173.0 fp0     48 v[0]
        vpternlogd xmm9, xmm12, xmm7, 0xca                          ;   175.0 fp3     27 t
        vpaddd xmm5, xmm5, xmm9                                     ;   177.0 fp1     47 t
        vmovd xmm9, [r8 + 32]                                       ;   151.1 agu1    47 t
        vpaddd xmm9, xmm9, [rel md5_blocks.T0_constants128 + 448]   ;   158.1 fp2+agu0   47 t
        vprold xmm5, xmm5, 9                                        ;   179.0 fp0     48 v[3]
        vpaddd xmm2, xmm2, xmm12                                    ;   175.0 fp3     47 t
        vpaddd xmm5, xmm5, xmm12                                    ;   181.0 fp1     48 v[3]
        vpternlogd xmm7, xmm5, xmm12, 0xca                          ;   183.0 fp2     27 t
        vpaddd xmm14, xmm14, xmm7                                   ;   185.0 fp0     47 t
        vmovd xmm7, [r8 + 52]                                       ;   159.1 agu1    47 t
        vprold xmm14, xmm14, 0xe                                    ;   187.0 fp1     48 v[2]
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 464]   ;   166.1 fp3+agu0   47 t
        vpaddd xmm8, xmm8, xmm5                                     ;   183.0 fp2     47 t
        vpaddd xmm14, xmm14, xmm5                                   ;   189.0 fp0     48 v[2]
        vpternlogd xmm12, xmm14, xmm5, 0xca                         ;   191.0 fp1     27 t
        vpaddd xmm15, xmm15, xmm12                                  ;   193.0 fp3     47 t
        vmovd xmm12, [r8 + 8]                                       ;   167.1 agu1    47 t
        vprold xmm15, xmm15, 0x14                                   ;   195.0 fp0     48 v[1]
        vpaddd xmm12, xmm12, [rel md5_blocks.T0_constants128 + 480] ;   174.1 fp2+agu0   47 t
        vpaddd xmm0, xmm0, xmm14                                    ;   191.0 fp1     47 t
        vpaddd xmm15, xmm15, xmm14                                  ;   197.0 fp3     48 v[1]
        vpternlogd xmm5, xmm15, xmm14, 0xca                         ;   199.0 fp0     27 t
        vpaddd xmm2, xmm2, xmm5                                     ;   201.0 fp2     47 t
        vmovd xmm5, [r8 + 28]                                       ;   175.1 agu1    47 t
        vprold xmm2, xmm2, 5                                        ;   203.0 fp1     48 v[0]
        vpaddd xmm5, xmm5, [rel md5_blocks.T0_constants128 + 496]   ;   182.1 fp3+agu0   47 t
        vpaddd xmm9, xmm9, xmm15                                    ;   199.0 fp0     47 t
        vpaddd xmm2, xmm2, xmm15                                    ;   205.0 fp2     48 v[0]
        vpternlogd xmm14, xmm2, xmm15, 0xca                         ;   207.0 fp1     27 t
        vpaddd xmm8, xmm8, xmm14                                    ;   209.0 fp3     47 t
        vmovd xmm14, [r8 + 48]                                      ;   183.1 agu1    47 t
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 512] ;   190.1 fp0+agu0   47 t
        vprold xmm8, xmm8, 9                                        ;   211.0 fp1     48 v[3]
        vpaddd xmm7, xmm7, xmm2                                     ;   207.0 fp2     47 t
        vpaddd xmm8, xmm8, xmm2                                     ;   213.0 fp3     48 v[3]
        vpternlogd xmm15, xmm8, xmm2, 0xca                          ;   215.0 fp0     27 t
        vpaddd xmm0, xmm0, xmm15                                    ;   217.0 fp1     47 t
        vpaddd xmm15, xmm10, [rel md5_blocks.T0_constants128 + 528] ;   191.1 fp2+agu1   47 t
        vprold xmm0, xmm0, 0xe                                      ;   219.0 fp0     48 v[2]
        vpaddd xmm12, xmm12, xmm8                                   ;   215.0 fp3     47 t
        vpaddd xmm0, xmm0, xmm8                                     ;   221.0 fp1     48 v[2]
        vpternlogd xmm2, xmm0, xmm8, 0xca                           ;   223.0 fp2     27 t
        vpaddd xmm9, xmm9, xmm2                                     ;   225.0 fp0     47 t
        vmovd xmm2, [r8 + 32]                                       ;   199.1 agu0    47 t
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 544]   ;   206.1 fp3+agu1   47 t
        vprold xmm9, xmm9, 0x14                                     ;   227.0 fp1     48 v[1]
        vpaddd xmm5, xmm5, xmm0                                     ;   223.0 fp2     47 t
        vpaddd xmm9, xmm9, xmm0                                     ;   229.0 fp0     48 v[1]
        vpternlogd xmm8, xmm9, xmm0, 0xca                           ;   231.0 fp3     27 t
        vpaddd xmm7, xmm7, xmm8                                     ;   233.0 fp1     47 t
        vpaddd xmm8, xmm13, [rel md5_blocks.T0_constants128 + 560]  ;   207.1 fp2+agu0   47 t
        vprold xmm7, xmm7, 5                                        ;   235.0 fp0     48 v[0]
        vpaddd xmm14, xmm14, xmm9                                   ;   231.0 fp3     47 t
        vpaddd xmm7, xmm7, xmm9                                     ;   237.0 fp1     48 v[0]
        vpternlogd xmm0, xmm7, xmm9, 0xca                           ;   239.0 fp2     27 t
        vpaddd xmm12, xmm12, xmm0                                   ;   241.0 fp0     47 t
        vmovd xmm0, [r8 + 56]                                       ;   215.1 agu1    47 t
        vprold xmm12, xmm12, 9                                      ;   243.0 fp1     48 v[3]
        vpaddd xmm0, xmm0, [rel md5_blocks.T0_constants128 + 576]   ;   222.1 fp3+agu0   47 t
        vpaddd xmm15, xmm15, xmm7                                   ;   239.0 fp2     47 t
        vpaddd xmm12, xmm12, xmm7                                   ;   245.0 fp0     48 v[3]
        vpternlogd xmm9, xmm12, xmm7, 0xca                          ;   247.0 fp1     27 t
        vpaddd xmm5, xmm5, xmm9                                     ;   249.0 fp3     47 t
        vpaddd xmm9, xmm6, [rel md5_blocks.T0_constants128 + 592]   ;   223.1 fp2+agu1   47 t
        vprold xmm5, xmm5, 0xe                                      ;   251.0 fp0     48 v[2]
        vpaddd xmm2, xmm2, xmm12                                    ;   247.0 fp1     47 t
        vpaddd xmm5, xmm5, xmm12                                    ;   253.0 fp3     48 v[2]
        vpternlogd xmm7, xmm5, xmm12, 0xca                          ;   255.0 fp2     27 t
        vpaddd xmm14, xmm14, xmm7                                   ;   257.0 fp0     47 t
        vmovd xmm7, [r8 + 16]                                       ;   231.1 agu0    47 t
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 608]   ;   238.1 fp1+agu1   47 t
        vprold xmm14, xmm14, 0x14                                   ;   259.0 fp0     48 v[1]
        vpaddd xmm8, xmm8, xmm5                                     ;   255.0 fp3     47 t
        vpaddd xmm14, xmm14, xmm5                                   ;   261.0 fp2     48 v[1]
        vpternlogd xmm12, xmm14, xmm5, 0x96                         ;   263.0 fp1     28 t
        vpaddd xmm15, xmm15, xmm12                                  ;   265.0 fp0     47 t
        vmovd xmm12, [r8 + 28]                                      ;   239.1 agu0    47 t
        vpaddd xmm12, xmm12, [rel md5_blocks.T0_constants128 + 624] ;   246.1 fp3+agu1   47 t
        vprold xmm15, xmm15, 4                                      ;   267.0 fp1     48 v[0]
        vpaddd xmm0, xmm0, xmm14                                    ;   263.0 fp2     47 t
        vpaddd xmm15, xmm15, xmm14                                  ;   269.0 fp0     48 v[0]
        vpternlogd xmm5, xmm15, xmm14, 0x96                         ;   271.0 fp3     28 t
        vpaddd xmm2, xmm2, xmm5                                     ;   273.0 fp1     47 t
        vpaddd xmm5, xmm3, [rel md5_blocks.T0_constants128 + 640]   ;   247.1 fp2+agu0   47 t
        vprold xmm2, xmm2, 0xb                                      ;   275.0 fp0     48 v[3]
        vpaddd xmm9, xmm9, xmm15                                    ;   271.0 fp3     47 t
        vpaddd xmm2, xmm2, xmm15                                    ;   277.0 fp1     48 v[3]
        vpternlogd xmm14, xmm2, xmm15, 0x96                         ;   279.0 fp2     28 t
        vpaddd xmm8, xmm8, xmm14                                    ;   281.0 fp0     47 t
        vmovd xmm14, [r8 + 52]                                      ;   255.1 agu1    47 t
        vprold xmm8, xmm8, 0x10                                     ;   283.0 fp1     48 v[2]
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 656] ;   262.1 fp3+agu0   47 t
        vpaddd xmm7, xmm7, xmm2                                     ;   279.0 fp2     47 t
        vpaddd xmm8, xmm8, xmm2                                     ;   285.0 fp0     48 v[2]
        vpternlogd xmm15, xmm8, xmm2, 0x96                          ;   287.0 fp1     28 t
        vpaddd xmm0, xmm0, xmm15                                    ;   289.0 fp3     47 t
        vpaddd xmm15, xmm4, [rel md5_blocks.T0_constants128 + 672]  ;   263.1 fp2+agu1   47 t
        vprold xmm0, xmm0, 0x17                                     ;   291.0 fp0     48 v[1]
        vpaddd xmm12, xmm12, xmm8                                   ;   287.0 fp1     47 t
        vpaddd xmm0, xmm0, xmm8                                     ;   293.0 fp3     48 v[1]
        vpternlogd xmm2, xmm0, xmm8, 0x96                           ;   295.0 fp2     28 t
        vpaddd xmm9, xmm9, xmm2                                     ;   297.0 fp0     47 t
        vmovd xmm2, [r8 + 12]                                       ;   271.1 agu0    47 t
        vpaddd xmm2, xmm2, [rel md5_blocks.T0_constants128 + 688]   ;   278.1 fp1+agu1   47 t
        vprold xmm9, xmm9, 4                                        ;   299.0 fp0     48 v[0]
        vpaddd xmm5, xmm5, xmm0                                     ;   295.0 fp3     47 t
        vpaddd xmm9, xmm9, xmm0                                     ;   301.0 fp2     48 v[0]
        vpternlogd xmm8, xmm9, xmm0, 0x96                           ;   303.0 fp1     28 t
        vpaddd xmm7, xmm7, xmm8                                     ;   305.0 fp0     47 t
        vpaddd xmm8, xmm11, [rel md5_blocks.T0_constants128 + 704]  ;   279.1 fp3+agu0   47 t
        vprold xmm7, xmm7, 0xb                                      ;   307.0 fp1     48 v[3]
        vpaddd xmm14, xmm14, xmm9                                   ;   303.0 fp2     47 t
        vpaddd xmm7, xmm7, xmm9                                     ;   309.0 fp0     48 v[3]
        vpternlogd xmm0, xmm7, xmm9, 0x96                           ;   311.0 fp3     28 t
        vpaddd xmm12, xmm12, xmm0                                   ;   313.0 fp1     47 t
        vmovd xmm0, [r8 + 36]                                       ;   287.1 agu1    47 t
        vpaddd xmm0, xmm0, [rel md5_blocks.T0_constants128 + 720]   ;   294.1 fp2+agu0   47 t
        vprold xmm12, xmm12, 0x10                                   ;   315.0 fp0     48 v[2]
        vpaddd xmm15, xmm15, xmm7                                   ;   311.0 fp3     47 t
        vpaddd xmm12, xmm12, xmm7                                   ;   317.0 fp1     48 v[2]
        vpternlogd xmm9, xmm12, xmm7, 0x96                          ;   319.0 fp2     28 t
        vpaddd xmm5, xmm5, xmm9                                     ;   321.0 fp0     47 t
        vmovd xmm9, [r8 + 48]                                       ;   295.1 agu1    47 t
        vprold xmm5, xmm5, 0x17                                     ;   323.0 fp1     48 v[1]
        vpaddd xmm9, xmm9, [rel md5_blocks.T0_constants128 + 736]   ;   302.1 fp3+agu0   47 t
        vpaddd xmm2, xmm2, xmm12                                    ;   319.0 fp2     47 t
        vpaddd xmm5, xmm5, xmm12                                    ;   325.0 fp0     48 v[1]
        vpternlogd xmm7, xmm5, xmm12, 0x96                          ;   327.0 fp1     28 t
        vpaddd xmm14, xmm14, xmm7                                   ;   329.0 fp3     47 t
        vpaddd xmm7, xmm1, [rel md5_blocks.T0_constants128 + 752]   ;   303.1 fp2+agu1   47 t
        vprold xmm14, xmm14, 4                                      ;   331.0 fp0     48 v[0]
        vpaddd xmm8, xmm8, xmm5                                     ;   327.0 fp1     47 t
        vpaddd xmm14, xmm14, xmm5                                   ;   333.0 fp3     48 v[0]
        vpternlogd xmm12, xmm14, xmm5, 0x96                         ;   335.0 fp2     28 t
        vpaddd xmm15, xmm15, xmm12                                  ;   337.0 fp0     47 t
        vmovd xmm12, [r8 + 8]                                       ;   311.1 agu0    47 t
        vpaddd xmm12, xmm12, [rel md5_blocks.T0_constants128 + 768] ;   318.1 fp1+agu1   47 t
        vprold xmm15, xmm15, 0xb                                    ;   339.0 fp0     48 v[3]
        vpaddd xmm0, xmm0, xmm14                                    ;   335.0 fp3     47 t
        vpaddd xmm15, xmm15, xmm14                                  ;   341.0 fp2     48 v[3]
        vpternlogd xmm5, xmm15, xmm14, 0x96                         ;   343.0 fp1     28 t
        vpaddd xmm2, xmm2, xmm5                                     ;   345.0 fp0     47 t
        vpaddd xmm4, xmm4, [rel md5_blocks.T0_constants128 + 784]   ;   319.1 fp3+agu0   47 t
        vprold xmm5, xmm2, 0x10                                     ;   347.0 fp1     48 v[2]
        vpaddd xmm9, xmm9, xmm15                                    ;   343.0 fp2     47 t
        vpaddd xmm5, xmm15, xmm5                                    ;   349.0 fp0     48 v[2]
        vpternlogd xmm14, xmm5, xmm15, 0x96                         ;   351.0 fp3     28 t
        vpaddd xmm8, xmm8, xmm14                                    ;   353.0 fp1     47 t
        vmovd xmm14, [r8 + 28]                                      ;   327.1 agu1    47 t
        vpaddd xmm14, xmm14, [rel md5_blocks.T0_constants128 + 800] ;   334.1 fp2+agu0   47 t
        vprold xmm8, xmm8, 0x17                                     ;   355.0 fp0     48 v[1]
        vpaddd xmm7, xmm7, xmm5                                     ;   351.0 fp3     47 t
        vpaddd xmm8, xmm5, xmm8                                     ;   357.0 fp1     48 v[1]
        vpternlogd xmm15, xmm8, xmm5, 0x96                          ;   359.0 fp2     28 t
        vpaddd xmm0, xmm0, xmm15                                    ;   361.0 fp0     47 t
        vmovd xmm15, [r8 + 56]                                      ;   335.1 agu1    47 t
        vpaddd xmm15, xmm15, [rel md5_blocks.T0_constants128 + 816] ;   342.1 fp3+agu0   47 t
        vprold xmm0, xmm0, 4                                        ;   363.0 fp1     48 v[0]
        vpaddd xmm12, xmm12, xmm8                                   ;   359.0 fp2     47 t
        vpaddd xmm0, xmm8, xmm0                                     ;   365.0 fp0     48 v[0]
        vpternlogd xmm5, xmm0, xmm8, 0x96                           ;   367.0 fp3     28 t
        vpaddd xmm9, xmm9, xmm5                                     ;   369.0 fp1     47 t
        vprold xmm5, xmm9, 0xb                                      ;   371.0 fp0     48 v[3]
        vpaddd xmm10, xmm10, [rel md5_blocks.T0_constants128 + 832] ;   345.0 fp2+agu1   47 t
        vpaddd xmm4, xmm4, xmm0                                     ;   367.0 fp3     47 t
        vpaddd xmm5, xmm0, xmm5                                     ;   373.0 fp1     48 v[3]
        vpternlogd xmm8, xmm5, xmm0, 0x96                           ;   375.0 fp0     28 t
        vpaddd xmm7, xmm7, xmm8                                     ;   377.0 fp2     47 t
        vmovd xmm8, [r8 + 48]                                       ;   351.1 agu0    47 t
        vprold xmm7, xmm7, 0x10                                     ;   379.0 fp1     48 v[2]
        vpaddd xmm8, xmm8, [rel md5_blocks.T0_constants128 + 848]   ;   358.1 fp3+agu1   47 t
        vpaddd xmm14, xmm14, xmm5                                   ;   375.0 fp0     47 t
        vpaddd xmm7, xmm5, xmm7                                     ;   381.0 fp2     48 v[2]
        vpternlogd xmm0, xmm7, xmm5, 0x96                           ;   383.0 fp1     28 t
        vpaddd xmm12, xmm12, xmm0                                   ;   385.0 fp3     47 t
        vmovd xmm9, [r8 + 12]                                       ;   359.1 agu0    47 t
        vpaddd xmm9, xmm9, [rel md5_blocks.T0_constants128 + 864]   ;   366.1 fp0+agu1   47 t
        vprold xmm12, xmm12, 0x17                                   ;   387.0 fp1     48 v[1]
        vpaddd xmm15, xmm15, xmm7                                   ;   383.0 fp2     47 t
        vpaddd xmm12, xmm7, xmm12                                   ;   389.0 fp3     48 v[1]
        vpternlogd xmm5, xmm12, xmm7, 0x65                          ;   391.0 fp0     29 t
        vpaddd xmm4, xmm4, xmm5                                     ;   393.0 fp1     47 t
        vpaddd xmm3, xmm3, [rel md5_blocks.T0_constants128 + 880]   ;   367.1 fp2+agu0   47 t
        vpaddd xmm10, xmm10, xmm12                                  ;   391.0 fp3     47 t
        vmovdqa xmm5, xmm12                                         ;   391.0         48 v[0] copy
        vprold xmm4, xmm4, 6                                        ;   395.0 fp0     48 v[0]
        vpaddd xmm5, xmm5, xmm4                                     ;   397.0 fp1     48 v[0]
        vpternlogd xmm7, xmm5, xmm12, 0x65                          ;   399.0 fp2     29 t
        vpaddd xmm14, xmm14, xmm7                                   ;   401.0 fp3     47 t
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 896]   ;   377.0 fp0+agu1   47 t
        vpaddd xmm8, xmm8, xmm5                                     ;   399.0 fp1     47 t
        vmovdqa xmm4, xmm5                                          ;   399.0         48 v[3] copy
        vprold xmm7, xmm14, 0xa                                     ;   403.0 fp0     48 v[3]
        vpaddd xmm4, xmm4, xmm7                                     ;   405.0 fp3     48 v[3]
        vpternlogd xmm12, xmm4, xmm5, 0x65                          ;   407.0 fp2     29 t
        vpaddd xmm15, xmm15, xmm12                                  ;   409.0 fp1     47 t
        vmovd xmm7, [r8 + 32]                                       ;   387.0 agu0    47 t
        vpaddd xmm9, xmm9, xmm4                                     ;   407.0 fp0     47 t
        vmovdqa xmm12, xmm4                                         ;   407.0         48 v[2] copy
        vprold xmm14, xmm15, 0xf                                    ;   411.0 fp1     48 v[2]
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 912]   ;   394.0 fp3+agu1   47 t
        vpaddd xmm12, xmm12, xmm14                                  ;   413.0 fp2     48 v[2]
        vpternlogd xmm5, xmm12, xmm4, 0x65                          ;   415.0 fp0     29 t
        vpaddd xmm10, xmm10, xmm5                                   ;   417.0 fp1     47 t
        vpaddd xmm3, xmm3, xmm12                                    ;   415.0 fp3     47 t
        vmovdqa xmm5, xmm12                                         ;   415.0         48 v[1] copy
        vprold xmm10, xmm10, 0x15                                   ;   419.0 fp0     48 v[1]
        vpaddd xmm1, xmm1, [rel md5_blocks.T0_constants128 + 928]   ;   399.1 fp2+agu0   47 t
        vpaddd xmm5, xmm5, xmm10                                    ;   421.0 fp1     48 v[1]
        vpternlogd xmm4, xmm5, xmm12, 0x65                          ;   423.0 fp3     29 t
        vpaddd xmm8, xmm8, xmm4                                     ;   425.0 fp0     47 t
        vpaddd xmm11, xmm11, [rel md5_blocks.T0_constants128 + 944] ;   403.0 fp2+agu1   47 t
        vpaddd xmm6, xmm6, xmm5                                     ;   423.0 fp1     47 t
        vmovdqa xmm4, xmm5                                          ;   423.0         48 v[0] copy
        vprold xmm8, xmm8, 6                                        ;   427.0 fp0     48 v[0]
        vpaddd xmm4, xmm4, xmm8                                     ;   429.0 fp3     48 v[0]
        vpternlogd xmm12, xmm4, xmm5, 0x65                          ;   431.0 fp2     29 t
        vpaddd xmm9, xmm9, xmm12                                    ;   433.0 fp1     47 t
        vmovd xmm8, [r8 + 52]                                       ;   411.0 agu0    47 t
        vpaddd xmm8, xmm8, [rel md5_blocks.T0_constants128 + 960]   ;   418.0 fp0+agu1   47 t
        vpaddd xmm7, xmm7, xmm4                                     ;   431.0 fp3     47 t
        vmovdqa xmm10, xmm4                                         ;   431.0         48 v[3] copy
        vprold xmm9, xmm9, 0xa                                      ;   435.0 fp1     48 v[3]
        vpaddd xmm10, xmm10, xmm9                                   ;   437.0 fp2     48 v[3]
        vpternlogd xmm5, xmm10, xmm4, 0x65                          ;   439.0 fp0     29 t
        vpaddd xmm3, xmm3, xmm5                                     ;   441.0 fp3     47 t
        vmovd xmm5, [r8 + 16]                                       ;   419.0 agu0    47 t
        vpaddd xmm5, xmm5, [rel md5_blocks.T0_constants128 + 976]   ;   426.0 fp1+agu1   47 t
        vpaddd xmm1, xmm1, xmm10                                    ;   439.0 fp2     47 t
        vmovdqa xmm9, xmm10                                         ;   439.0         48 v[2] copy
        vprold xmm12, xmm3, 0xf                                     ;   443.0 fp0     48 v[2]
        vpaddd xmm9, xmm9, xmm12                                    ;   445.0 fp3     48 v[2]
        vpternlogd xmm4, xmm9, xmm10, 0x65                          ;   447.0 fp1     29 t
        vpaddd xmm6, xmm6, xmm4                                     ;   449.0 fp2     47 t
        vpaddd xmm13, xmm13, [rel md5_blocks.T0_constants128 + 992] ;   427.0 fp0+agu0   47 t
        vpaddd xmm11, xmm11, xmm9                                   ;   447.0 fp3     47 t
        vmovdqa xmm4, xmm9                                          ;   447.0         48 v[1] copy
        vprold xmm6, xmm6, 0x15                                     ;   451.0 fp1     48 v[1]
        vpaddd xmm4, xmm4, xmm6                                     ;   453.0 fp2     48 v[1]
        vpternlogd xmm10, xmm4, xmm9, 0x65                          ;   455.0 fp0     29 t
        vpaddd xmm7, xmm7, xmm10                                    ;   457.0 fp3     47 t
        vmovd xmm6, [r8 + 8]                                        ;   435.0 agu1    47 t
        vpaddd xmm8, xmm8, xmm4                                     ;   455.0 fp1     47 t
        vmovdqa xmm10, xmm4                                         ;   455.0         48 v[0] copy
        vprold xmm7, xmm7, 6                                        ;   459.0 fp0     48 v[0]
        vpaddd xmm6, xmm6, [rel md5_blocks.T0_constants128 + 1008]  ;   442.0 fp2+agu0   47 t
        vpaddd xmm10, xmm10, xmm7                                   ;   461.0 fp3     48 v[0]
        vpternlogd xmm9, xmm10, xmm4, 0x65                          ;   463.0 fp1     29 t
        vpaddd xmm1, xmm1, xmm9                                     ;   465.0 fp0     47 t
        vmovd xmm7, [r8 + 36]                                       ;   443.0 agu1    47 t
        vpaddd xmm5, xmm5, xmm10                                    ;   463.0 fp2     47 t
        vmovdqa xmm9, xmm10                                         ;   463.0         48 v[3] copy
        vprold xmm12, xmm1, 0xa                                     ;   467.0 fp1     48 v[3]
        vpaddd xmm7, xmm7, [rel md5_blocks.T0_constants128 + 1024]  ;   450.0 fp3+agu0   47 t
        vpaddd xmm9, xmm9, xmm12                                    ;   469.0 fp0     48 v[3]
        vpternlogd xmm4, xmm9, xmm10, 0x65                          ;   471.0 fp2     29 t
        vpaddd xmm11, xmm11, xmm4                                   ;   473.0 fp1     47 t
        vpaddd xmm13, xmm13, xmm9                                   ;   471.0 fp3     47 t
        vmovdqa xmm4, xmm9                                          ;   471.0         48 v[2] copy
        vprold xmm11, xmm11, 0xf                                    ;   475.0 fp0     48 v[2]
        vpaddd xmm4, xmm4, xmm11                                    ;   477.0 fp2     48 v[2]
        vpternlogd xmm10, xmm4, xmm9, 0x65                          ;   479.0 fp1     29 t
        add r8, 0x40                                                ;   457.0 alu0    40 blocks
        vpaddd xmm8, xmm8, xmm10                                    ;   481.0 fp3     47 t
        vpaddd xmm6, xmm6, xmm4                                     ;   479.0 fp0     47 t
        vmovdqa xmm10, xmm4                                         ;   479.0         48 v[1] copy
        vprold xmm8, xmm8, 0x15                                     ;   483.0 fp1     48 v[1]
        vpaddd xmm10, xmm10, xmm8                                   ;   485.0 fp2     48 v[1]
        vpternlogd xmm9, xmm10, xmm4, 0x65                          ;   487.0 fp3     29 t
        vpaddd xmm5, xmm5, xmm9                                     ;   489.0 fp0     47 t
        vpaddd xmm7, xmm7, xmm10                                    ;   487.0 fp1     47 t
        vmovdqa xmm8, xmm10                                         ;   487.0         48 v[0] copy
        vprold xmm5, xmm5, 6                                        ;   491.0 fp0     48 v[0]
        vpaddd xmm8, xmm8, xmm5                                     ;   493.0 fp2     48 v[0]
        vpternlogd xmm4, xmm8, xmm10, 0x65                          ;   495.0 fp3     29 t
        vpaddd xmm13, xmm13, xmm4                                   ;   497.0 fp1     47 t
        vmovdqa xmm4, xmm8                                          ;   495.0         48 v[3] copy
        vpaddd xmm3, xmm8, [rbp - 48]                               ;   495.0 fp0+agu1   51 h
        vprold xmm5, xmm13, 0xa                                     ;   499.0 fp1     48 v[3]
        vpaddd xmm4, xmm4, xmm5                                     ;   501.0 fp2     48 v[3]
        vpternlogd xmm10, xmm4, xmm8, 0x65                          ;   503.0 fp3     29 t
        vpaddd xmm6, xmm6, xmm10                                    ;   505.0 fp0     47 t
        vmovdqa xmm5, xmm4                                          ;   503.0         48 v[2] copy
        vpaddd xmm2, xmm4, [rbp - 64]                               ;   503.0 fp1+agu0   51 h
        vprold xmm6, xmm6, 0xf                                      ;   507.0 fp0     48 v[2]
        vpaddd xmm5, xmm5, xmm6                                     ;   509.0 fp2     48 v[2]
        vpternlogd xmm4, xmm8, xmm5, 0x4b                           ;   511.0 fp3     29 t
        vpaddd xmm7, xmm7, xmm4                                     ;   513.0 fp1     47 t
        vpaddd xmm0, xmm5, [rbp - 16]                               ;   511.0 fp0+agu1   51 h
        vpaddd xmm5, xmm5, [rbp - 32]                               ;   511.0 fp2+agu0   51 h
        vprold xmm4, xmm7, 0x15                                     ;   515.0 fp1     48 v[1]
        vpaddd xmm0, xmm0, xmm4                                     ;   517.0 fp3     51 h
        vmovdqa xmm1, xmm5                                          ;   513.0         51 h copy
        cmp r8, qword [rbp + 16]                                    ;                    more blocks?
        jne .blocks_1
        vmovdqa [rbp - 112], xmm0                                   ;                    resident
        vmovdqa [rbp - 96], xmm1                                    ;                    resident
        vmovdqa [rbp - 80], xmm2                                    ;                    resident
        mov qword [rbp + 8], r8                                     ;                    resident
        vmovdqa [rbp - 128], xmm3                                   ;                    resident
.blocks_1_done:
        vmovdqa xmm0, [rbp - 128]                                   ;     0.0 agu0    40 blocks reload
        mov r8, qword [rbp + 0]                                     ;     0.1 agu1    40 blocks reload
        vmovd [r8], xmm0                                            ;     7.0 agu2+fp4   40 blocks
        vmovdqa xmm0, [rbp - 112]                                   ;     1.0 agu0    40 blocks reload
        vmovd [r8 + 4], xmm0                                        ;     8.0 agu3+fp5   40 blocks
        vmovdqa xmm0, [rbp - 96]                                    ;     1.1 agu1    40 blocks reload
        vmovd [r8 + 8], xmm0                                        ;     8.1 agu2+fp4   40 blocks
        vmovdqa xmm0, [rbp - 80]                                    ;     2.0 agu0    40 blocks reload
        vmovd [r8 + 12], xmm0                                       ;     9.0 agu3+fp5   40 blocks
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
