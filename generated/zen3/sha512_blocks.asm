; sha512_blocks for AMD Zen 3 (Milan, Vermeer, Cezanne), 64-bit code (zen3)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 5930795b957abe7e); do not edit:
;   ./cw build sha512_blocks --cpu zen3
;
; void sha512_blocks(void *h, const void *m, uint32_t n);   System V, 64 bits
;   h: 64 bytes, read and written, secret, no alignment needed
;   m: 128 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 21 uops, planned 8.0; bounds: width 3.5, ports 6.7, path 4.0
;   blocks: 2968 uops, planned 574.7; bounds: width 494.7, ports 468.8, path 327.0
;   body.2: 17 uops, planned 9.0; bounds: width 2.8, ports 5.7, path 0.0
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
%fatal "sha512_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha512_blocks
$_sha512_blocks:
%else
        global $sha512_blocks
%endif
$sha512_blocks:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        sub rsp, 0x338                                             ;                    frame
        mov qword [rsp + 640], rdi                                 ;                    argument
        mov dword [rsp + 808], edx                                 ;                    argument
        mov qword [rsp + 648], rsi                                 ;                    argument
        mov r8, qword [rsp + 640]                                  ;     0.0 agu0    60 h reload
        mov r9, qword [r8]                                         ;     4.0 agu1    60 h
        mov r10d, dword [rsp + 808]                                ;     0.3 agu2    60 h
        shl r10, 7                                                 ;     4.3 alu1    60 h
        mov r11, qword [r8 + 8]                                    ;     4.0 agu0    60 h
        mov r12, qword [r8 + 16]                                   ;     4.0 agu1    60 h
        mov r13, qword [r8 + 24]                                   ;     4.0 agu2    60 h
        mov r14, qword [r8 + 32]                                   ;     4.0 agu0    60 h
        mov r15, qword [r8 + 40]                                   ;     4.0 agu1    60 h
        mov rsi, qword [r8 + 48]                                   ;     4.0 agu2    60 h
        mov rdi, qword [r8 + 56]                                   ;     4.0 agu0    60 h
        add r10, qword [rsp + 648]                                 ;     5.3 alu0+agu1   60 h
        mov qword [rsp + 656], r10                                 ;     6.3 agu2+st0   60 h
        mov qword [rsp + 664], r9                                  ;     8.0 agu0+st1   60 h
        mov qword [rsp + 672], r11                                 ;     8.0 agu1+st0   60 h
        mov qword [rsp + 680], r12                                 ;     8.0 agu2+st1   60 h
        mov qword [rsp + 688], r13                                 ;     8.0 agu0+st0   60 h
        mov qword [rsp + 696], r14                                 ;     8.0 agu1+st1   60 h
        mov qword [rsp + 704], r15                                 ;     8.0 agu2+st0   60 h
        mov qword [rsp + 712], rsi                                 ;     8.0 agu0+st1   60 h
        mov qword [rsp + 720], rdi                                 ;     8.0 agu1+st0   60 h
        cmp dword [rsp + 808], 0                                   ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 648]                                  ;                    resident
        mov r9, qword [rsp + 696]                                  ;                    resident
        mov r10, qword [rsp + 664]                                 ;                    resident
        mov r11, qword [rsp + 672]                                 ;                    resident
        mov r12, qword [rsp + 704]                                 ;                    resident
        mov r13, qword [rsp + 712]                                 ;                    resident
        mov r14, qword [rsp + 680]                                 ;                    resident
        mov r15, qword [rsp + 688]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm0, [r8]                                         ;     0.0 agu0    63 w[0]
        vmovdqa xmm1, [rel sha512_blocks.T0_w.blocks]              ;     0.2 agu1       reload
        vpshufb xmm0, xmm0, xmm1                                   ;     7.2 fp1     63 w[0]
        vpaddq xmm2, xmm0, [rel sha512_blocks.T0_w.blocks + 48]    ;     8.2 fp0+agu0   63 w[0]
        vmovdqa [rsp + 0], xmm2                                    ;     9.2 agu2+fp5   63 w[0]
        vmovdqu xmm2, [r8 + 16]                                    ;     1.2 agu1    63 w[2]
        vpshufb xmm2, xmm2, xmm1                                   ;     8.2 fp2     63 w[2]
        vpalignr xmm3, xmm2, xmm0, 8                               ;     9.2 fp1     68 w[0]
        vpaddq xmm4, xmm2, [rel sha512_blocks.T0_w.blocks + 80]    ;     9.2 fp3+agu0   63 w[2]
        vmovdqa [rsp + 16], xmm4                                   ;    10.2 agu2+fp5   63 w[2]
        vmovdqu xmm4, [r8 + 32]                                    ;     2.2 agu1    63 w[4]
        vpshufb xmm4, xmm4, xmm1                                   ;     9.2 fp2     63 w[4]
        vpalignr xmm5, xmm4, xmm2, 8                               ;    10.2 fp1     68 w[2]
        vpaddq xmm6, xmm4, [rel sha512_blocks.T0_w.blocks + 128]   ;    10.2 fp0+agu0   63 w[4]
        vmovdqa [rsp + 32], xmm6                                   ;    11.2 agu2+fp5   63 w[4]
        vpsllq xmm6, xmm3, 0x38                                    ;    10.2 fp2     68 w[0]
        vpsrlq xmm7, xmm3, 8                                       ;    10.2 fp1     68 w[0]
        vpxor xmm6, xmm6, xmm7                                     ;    11.2 fp3     68 w[0]
        vpsllq xmm7, xmm3, 0x3f                                    ;    10.2 fp2     68 w[0]
        vpsrlq xmm8, xmm3, 1                                       ;    10.2 fp1     68 w[0]
        vpxor xmm7, xmm7, xmm8                                     ;    11.2 fp0     68 w[0]
        vpxor xmm6, xmm6, xmm7                                     ;    12.2 fp3     68 w[0]
        vpsrlq xmm3, xmm3, 7                                       ;    10.2 fp2     68 w[0]
        vpxor xmm6, xmm6, xmm3                                     ;    13.2 fp1     68 w[0]
        vpsllq xmm3, xmm5, 0x38                                    ;    11.2 fp2     68 w[2]
        vpsrlq xmm7, xmm5, 8                                       ;    11.2 fp1     68 w[2]
        vpxor xmm3, xmm3, xmm7                                     ;    12.2 fp0     68 w[2]
        vpsllq xmm7, xmm5, 0x3f                                    ;    11.2 fp2     68 w[2]
        vpsrlq xmm8, xmm5, 1                                       ;    11.2 fp1     68 w[2]
        vpxor xmm7, xmm7, xmm8                                     ;    12.2 fp3     68 w[2]
        vpxor xmm3, xmm3, xmm7                                     ;    13.2 fp0     68 w[2]
        vpsrlq xmm5, xmm5, 7                                       ;    11.3 fp2     68 w[2]
        vpxor xmm3, xmm3, xmm5                                     ;    14.2 fp3     68 w[2]
        vmovdqu xmm5, [r8 + 48]                                    ;    11.2 agu1    63 w[6]
        vpshufb xmm5, xmm5, xmm1                                   ;    18.2 fp1     63 w[6]
        vpalignr xmm7, xmm5, xmm4, 8                               ;    19.2 fp2     68 w[4]
        vpaddq xmm8, xmm5, [rel sha512_blocks.T0_w.blocks + 160]   ;    19.2 fp0+agu0   63 w[6]
        vmovdqa [rsp + 48], xmm8                                   ;    20.2 agu2+fp5   63 w[6]
        vmovdqu xmm8, [r8 + 64]                                    ;    12.2 agu1    63 w[8]
        vpshufb xmm8, xmm8, xmm1                                   ;    19.2 fp1     63 w[8]
        vpalignr xmm9, xmm8, xmm5, 8                               ;    20.2 fp2     68 w[6]
        vmovdqu xmm10, [r8 + 80]                                   ;    12.7 agu0    63 w[10]
        vpshufb xmm10, xmm10, xmm1                                 ;    19.7 fp1     63 w[10]
        vpaddq xmm11, xmm8, [rel sha512_blocks.T0_w.blocks + 16]   ;    20.2 fp3+agu1   63 w[8]
        vmovdqa [rsp + 64], xmm11                                  ;    21.2 agu2+fp5   63 w[8]
        vpsllq xmm11, xmm7, 0x38                                   ;    20.2 fp2     68 w[4]
        vpsrlq xmm12, xmm7, 8                                      ;    20.2 fp1     68 w[4]
        vpxor xmm11, xmm11, xmm12                                  ;    21.2 fp0     68 w[4]
        vpsllq xmm12, xmm7, 0x3f                                   ;    20.2 fp2     68 w[4]
        vpsrlq xmm13, xmm7, 1                                      ;    20.2 fp1     68 w[4]
        vpxor xmm12, xmm12, xmm13                                  ;    21.2 fp3     68 w[4]
        vpxor xmm11, xmm11, xmm12                                  ;    22.2 fp0     68 w[4]
        vpsrlq xmm7, xmm7, 7                                       ;    20.2 fp2     68 w[4]
        vpxor xmm11, xmm11, xmm7                                   ;    23.2 fp3     68 w[4]
        vpalignr xmm7, xmm10, xmm8, 8                              ;    20.7 fp1     68 w[0]
        vmovdqu xmm12, [r8 + 96]                                   ;    19.5 agu0    63 w[12]
        vpshufb xmm12, xmm12, xmm1                                 ;    26.5 fp2     63 w[12]
        vpaddq xmm13, xmm10, [rel sha512_blocks.T0_w.blocks + 32]  ;    20.7 fp0+agu1   63 w[10]
        vmovdqa [rsp + 80], xmm13                                  ;    21.7 agu2+fp5   63 w[10]
        vpsllq xmm13, xmm9, 0x38                                   ;    21.2 fp1     68 w[6]
        vpsrlq xmm14, xmm9, 8                                      ;    21.2 fp2     68 w[6]
        vpxor xmm13, xmm13, xmm14                                  ;    22.2 fp3     68 w[6]
        vpsllq xmm14, xmm9, 0x3f                                   ;    21.3 fp1     68 w[6]
        vpsrlq xmm15, xmm9, 1                                      ;    21.7 fp2     68 w[6]
        vpxor xmm14, xmm14, xmm15                                  ;    22.7 fp0     68 w[6]
        vpxor xmm13, xmm13, xmm14                                  ;    23.7 fp3     68 w[6]
        vpsrlq xmm9, xmm9, 7                                       ;    22.3 fp1     68 w[6]
        vpxor xmm13, xmm13, xmm9                                   ;    24.7 fp0     68 w[6]
        vmovdqu xmm9, [r8 + 112]                                   ;    21.8 agu0    63 w[14]
        vpshufb xmm1, xmm9, xmm1                                   ;    28.8 fp2     63 w[14]
        vpalignr xmm9, xmm12, xmm10, 8                             ;    27.5 fp1     68 w[2]
        vpaddq xmm14, xmm12, [rel sha512_blocks.T0_w.blocks + 112] ;    27.5 fp3+agu1   63 w[12]
        vmovdqa [rsp + 96], xmm14                                  ;    28.5 agu2+fp5   63 w[12]
        vpsllq xmm14, xmm7, 0x38                                   ;    23.7 fp2     68 w[8]
        vpsrlq xmm15, xmm7, 8                                      ;    24.3 fp1     68 w[8]
        vpxor xmm14, xmm14, xmm15                                  ;    25.3 fp0     68 w[8]
        vpsllq xmm15, xmm7, 0x3f                                   ;    24.7 fp2     68 w[8]
        vmovdqa [rsp + 112], xmm10                                 ;    23.5 agu0+fp5   63 w[10] spill
        vpsrlq xmm10, xmm7, 1                                      ;    25.3 fp1     68 w[8]
        vpxor xmm15, xmm15, xmm10                                  ;    26.3 fp3     68 w[8]
        vpxor xmm14, xmm14, xmm15                                  ;    27.3 fp0     68 w[8]
        vpsrlq xmm10, xmm7, 7                                      ;    25.7 fp2     68 w[8]
        vpxor xmm14, xmm14, xmm10                                  ;    28.3 fp3     68 w[8]
        vpaddq xmm7, xmm7, xmm0                                    ;    25.2 fp0     68 w[0]
        vpaddq xmm7, xmm7, xmm6                                    ;    26.2 fp3     68 w[0]
        vpsllq xmm0, xmm9, 0x38                                    ;    28.5 fp1     68 w[10]
        vpsrlq xmm6, xmm9, 8                                       ;    28.5 fp2     68 w[10]
        vpxor xmm0, xmm0, xmm6                                     ;    29.5 fp0     68 w[10]
        vpsllq xmm6, xmm9, 0x3f                                    ;    28.5 fp1     68 w[10]
        vpsrlq xmm10, xmm9, 1                                      ;    28.5 fp2     68 w[10]
        vpxor xmm6, xmm6, xmm10                                    ;    29.5 fp3     68 w[10]
        vpxor xmm0, xmm0, xmm6                                     ;    30.5 fp0     68 w[10]
        vpsrlq xmm6, xmm9, 7                                       ;    28.5 fp1     68 w[10]
        vpxor xmm0, xmm0, xmm6                                     ;    31.5 fp3     68 w[10]
        vpsllq xmm6, xmm1, 3                                       ;    29.8 fp2     68 w[0]
        vpsrlq xmm10, xmm1, 0x3d                                   ;    29.8 fp1     68 w[0]
        vpxor xmm6, xmm6, xmm10                                    ;    30.8 fp0     68 w[0]
        vpsllq xmm10, xmm1, 0x2d                                   ;    29.8 fp2     68 w[0]
        vpsrlq xmm15, xmm1, 0x13                                   ;    30.3 fp1     68 w[0]
        vpxor xmm10, xmm10, xmm15                                  ;    31.3 fp3     68 w[0]
        vpxor xmm6, xmm6, xmm10                                    ;    32.3 fp0     68 w[0]
        vpsrlq xmm10, xmm1, 6                                      ;    30.7 fp2     68 w[0]
        vpxor xmm6, xmm6, xmm10                                    ;    33.3 fp3     68 w[0]
        vpaddq xmm7, xmm7, xmm6                                    ;    34.3 fp0     68 w[0]
        vpaddq xmm6, xmm1, [rel sha512_blocks.T0_w.blocks + 64]    ;    30.7 fp3+agu1   63 w[14]
        vmovdqa [rsp + 128], xmm6                                  ;    31.7 agu2+fp5   63 w[14]
        vpaddq xmm9, xmm9, xmm2                                    ;    31.2 fp0     68 w[2]
        vpaddq xmm9, xmm9, xmm3                                    ;    32.2 fp1     68 w[2]
        vpalignr xmm2, xmm1, xmm12, 8                              ;    31.7 fp2     68 w[4]
        vpsllq xmm3, xmm7, 3                                       ;    35.3 fp1     68 w[2]
        vpsrlq xmm6, xmm7, 0x3d                                    ;    35.3 fp2     68 w[2]
        vpxor xmm3, xmm3, xmm6                                     ;    36.3 fp3     68 w[2]
        vpsllq xmm6, xmm7, 0x2d                                    ;    35.3 fp1     68 w[2]
        vpsrlq xmm10, xmm7, 0x13                                   ;    35.3 fp2     68 w[2]
        vpxor xmm6, xmm6, xmm10                                    ;    36.3 fp0     68 w[2]
        vpxor xmm3, xmm3, xmm6                                     ;    37.3 fp3     68 w[2]
        vpsrlq xmm6, xmm7, 6                                       ;    35.3 fp1     68 w[2]
        vpxor xmm3, xmm3, xmm6                                     ;    38.3 fp0     68 w[2]
        vpaddq xmm9, xmm9, xmm3                                    ;    39.3 fp3     68 w[2]
        vpaddq xmm3, xmm7, [rel sha512_blocks.T0_w.blocks + 96]    ;    35.3 fp0+agu0   68 w[0]
        vmovdqa [rsp + 144], xmm3                                  ;    36.3 agu1+fp5   68 w[0]
        vpaddq xmm4, xmm4, xmm11                                   ;    34.7 fp2     68 w[4]
        vpaddq xmm4, xmm4, xmm2                                    ;    35.7 fp3     68 w[4]
        vpalignr xmm3, xmm7, xmm1, 8                               ;    35.3 fp1     68 w[6]
        vpsllq xmm6, xmm9, 3                                       ;    40.3 fp2     68 w[4]
        vpsrlq xmm10, xmm9, 0x3d                                   ;    40.3 fp1     68 w[4]
        vpxor xmm6, xmm6, xmm10                                    ;    41.3 fp0     68 w[4]
        vpsllq xmm10, xmm9, 0x2d                                   ;    40.3 fp2     68 w[4]
        vpsrlq xmm11, xmm9, 0x13                                   ;    40.3 fp1     68 w[4]
        vpxor xmm10, xmm10, xmm11                                  ;    41.3 fp3     68 w[4]
        vpxor xmm6, xmm6, xmm10                                    ;    42.3 fp0     68 w[4]
        vpaddq xmm10, xmm9, [rel sha512_blocks.T0_w.blocks + 144]  ;    40.3 fp3+agu0   68 w[2]
        vmovdqa [rsp + 160], xmm10                                 ;    41.3 agu2+fp5   68 w[2]
        vpaddq xmm5, xmm5, xmm13                                   ;    37.3 fp0     68 w[6]
        vpaddq xmm5, xmm5, xmm3                                    ;    38.3 fp2     68 w[6]
        vpsrlq xmm10, xmm9, 6                                      ;    40.3 fp1     68 w[4]
        vpxor xmm6, xmm6, xmm10                                    ;    43.3 fp3     68 w[4]
        vpaddq xmm4, xmm4, xmm6                                    ;    44.3 fp0     68 w[4]
        vpalignr xmm6, xmm9, xmm7, 8                               ;    40.3 fp2     68 w[8]
        vpsllq xmm10, xmm4, 3                                      ;    45.3 fp1     68 w[6]
        vpsrlq xmm11, xmm4, 0x3d                                   ;    45.3 fp2     68 w[6]
        vpxor xmm10, xmm10, xmm11                                  ;    46.3 fp3     68 w[6]
        vpsllq xmm11, xmm4, 0x2d                                   ;    45.3 fp1     68 w[6]
        vpsrlq xmm13, xmm4, 0x13                                   ;    45.3 fp2     68 w[6]
        vpxor xmm11, xmm11, xmm13                                  ;    46.3 fp0     68 w[6]
        vpxor xmm10, xmm10, xmm11                                  ;    47.3 fp3     68 w[6]
        vpaddq xmm11, xmm4, [rel sha512_blocks.T0_w.blocks + 176]  ;    45.3 fp1+agu1   68 w[4]
        vmovdqa [rsp + 176], xmm11                                 ;    46.3 agu0+fp5   68 w[4]
        vpaddq xmm8, xmm8, xmm14                                   ;    41.7 fp0     68 w[8]
        vpaddq xmm8, xmm8, xmm6                                    ;    42.7 fp2     68 w[8]
        vpsrlq xmm11, xmm4, 6                                      ;    45.3 fp1     68 w[6]
        vpxor xmm10, xmm10, xmm11                                  ;    48.3 fp3     68 w[6]
        vpaddq xmm5, xmm5, xmm10                                   ;    49.3 fp0     68 w[6]
        vpalignr xmm10, xmm4, xmm9, 8                              ;    45.3 fp2     68 w[10]
        vpsllq xmm11, xmm5, 3                                      ;    50.3 fp1     68 w[8]
        vpsrlq xmm13, xmm5, 0x3d                                   ;    50.3 fp2     68 w[8]
        vpxor xmm11, xmm11, xmm13                                  ;    51.3 fp3     68 w[8]
        vpsllq xmm13, xmm5, 0x2d                                   ;    50.3 fp1     68 w[8]
        vpsrlq xmm14, xmm5, 0x13                                   ;    50.3 fp2     68 w[8]
        vpxor xmm13, xmm13, xmm14                                  ;    51.3 fp0     68 w[8]
        vpxor xmm11, xmm11, xmm13                                  ;    52.3 fp3     68 w[8]
        vpaddq xmm13, xmm5, [rel sha512_blocks.T0_w.blocks + 192]  ;    50.3 fp1+agu1   68 w[6]
        vmovdqa [rsp + 192], xmm13                                 ;    51.3 agu2+fp5   68 w[6]
        vpaddq xmm0, xmm0, xmm10                                   ;    46.5 fp2     68 w[10]
        vpsrlq xmm13, xmm5, 6                                      ;    50.3 fp1     68 w[8]
        vpxor xmm11, xmm11, xmm13                                  ;    53.3 fp0     68 w[8]
        vpaddq xmm8, xmm8, xmm11                                   ;    54.3 fp3     68 w[8]
        vpalignr xmm11, xmm5, xmm4, 8                              ;    50.3 fp2     68 w[12]
        vpaddq xmm0, xmm0, [rsp + 112]                             ;    47.7 fp0+agu0   68 w[10]
        vpsllq xmm13, xmm8, 3                                      ;    55.3 fp1     68 w[10]
        vpsrlq xmm14, xmm8, 0x3d                                   ;    55.3 fp2     68 w[10]
        vpxor xmm13, xmm13, xmm14                                  ;    56.3 fp3     68 w[10]
        vpsllq xmm14, xmm8, 0x2d                                   ;    55.3 fp1     68 w[10]
        vpsrlq xmm15, xmm8, 0x13                                   ;    55.3 fp2     68 w[10]
        vpxor xmm14, xmm14, xmm15                                  ;    56.3 fp0     68 w[10]
        vpxor xmm13, xmm13, xmm14                                  ;    57.3 fp3     68 w[10]
        vpsrlq xmm14, xmm8, 6                                      ;    55.3 fp1     68 w[10]
        vpxor xmm13, xmm13, xmm14                                  ;    58.3 fp2     68 w[10]
        vpaddq xmm0, xmm0, xmm13                                   ;    59.3 fp0     68 w[10]
        vpaddq xmm13, xmm8, [rel sha512_blocks.T0_w.blocks + 208]  ;    55.3 fp3+agu1   68 w[8]
        vmovdqa [rsp + 208], xmm13                                 ;    56.3 agu2+fp5   68 w[8]
        vpaddq xmm12, xmm12, xmm11                                 ;    52.3 fp1     68 w[12]
        vpsllq xmm13, xmm2, 0x38                                   ;    52.5 fp2     68 w[12]
        vpsrlq xmm14, xmm2, 8                                      ;    53.3 fp1     68 w[12]
        vpxor xmm13, xmm13, xmm14                                  ;    54.3 fp0     68 w[12]
        vpsllq xmm14, xmm2, 0x3f                                   ;    53.5 fp2     68 w[12]
        vpsrlq xmm15, xmm2, 1                                      ;    54.3 fp1     68 w[12]
        vpxor xmm14, xmm14, xmm15                                  ;    55.3 fp3     68 w[12]
        vpxor xmm13, xmm13, xmm14                                  ;    56.3 fp0     68 w[12]
        vpsrlq xmm2, xmm2, 7                                       ;    54.5 fp2     68 w[12]
        vpxor xmm13, xmm13, xmm2                                   ;    57.3 fp3     68 w[12]
        vpaddq xmm12, xmm12, xmm13                                 ;    58.3 fp0     68 w[12]
        vpsllq xmm2, xmm0, 3                                       ;    60.3 fp1     68 w[12]
        vpsrlq xmm13, xmm0, 0x3d                                   ;    60.3 fp2     68 w[12]
        vpxor xmm2, xmm2, xmm13                                    ;    61.3 fp3     68 w[12]
        vpsllq xmm13, xmm0, 0x2d                                   ;    60.3 fp1     68 w[12]
        vpsrlq xmm14, xmm0, 0x13                                   ;    60.3 fp2     68 w[12]
        vpxor xmm13, xmm13, xmm14                                  ;    61.3 fp0     68 w[12]
        vpxor xmm2, xmm2, xmm13                                    ;    62.3 fp3     68 w[12]
        vpaddq xmm13, xmm0, [rel sha512_blocks.T0_w.blocks + 224]  ;    60.3 fp0+agu0   68 w[10]
        vmovdqa [rsp + 224], xmm13                                 ;    61.3 agu1+fp5   68 w[10]
        vpalignr xmm13, xmm8, xmm5, 8                              ;    57.3 fp1     68 w[14]
        vpsrlq xmm14, xmm0, 6                                      ;    60.3 fp2     68 w[12]
        vpxor xmm2, xmm2, xmm14                                    ;    63.3 fp3     68 w[12]
        vpaddq xmm12, xmm12, xmm2                                  ;    64.3 fp0     68 w[12]
        vpaddq xmm1, xmm1, xmm13                                   ;    58.3 fp1     68 w[14]
        vpsllq xmm2, xmm3, 0x38                                    ;    58.5 fp2     68 w[14]
        vpsrlq xmm14, xmm3, 8                                      ;    59.3 fp1     68 w[14]
        vpxor xmm2, xmm2, xmm14                                    ;    60.3 fp3     68 w[14]
        vpsllq xmm14, xmm3, 0x3f                                   ;    59.5 fp2     68 w[14]
        vpsrlq xmm15, xmm3, 1                                      ;    60.3 fp1     68 w[14]
        vpxor xmm14, xmm14, xmm15                                  ;    61.3 fp0     68 w[14]
        vpxor xmm2, xmm2, xmm14                                    ;    62.3 fp3     68 w[14]
        vpsrlq xmm3, xmm3, 7                                       ;    60.5 fp2     68 w[14]
        vpxor xmm2, xmm2, xmm3                                     ;    63.3 fp0     68 w[14]
        vpaddq xmm1, xmm1, xmm2                                    ;    64.3 fp3     68 w[14]
        vpsllq xmm2, xmm12, 3                                      ;    65.3 fp1     68 w[14]
        vpsrlq xmm3, xmm12, 0x3d                                   ;    65.3 fp2     68 w[14]
        vpxor xmm2, xmm2, xmm3                                     ;    66.3 fp0     68 w[14]
        vpsllq xmm3, xmm12, 0x2d                                   ;    65.3 fp1     68 w[14]
        vpsrlq xmm14, xmm12, 0x13                                  ;    65.3 fp2     68 w[14]
        vpxor xmm3, xmm3, xmm14                                    ;    66.3 fp3     68 w[14]
        vpxor xmm2, xmm2, xmm3                                     ;    67.3 fp0     68 w[14]
        vpaddq xmm3, xmm12, [rel sha512_blocks.T0_w.blocks + 240]  ;    65.3 fp3+agu0   68 w[12]
        vmovdqa [rsp + 240], xmm3                                  ;    66.3 agu2+fp5   68 w[12]
        vpsrlq xmm3, xmm12, 6                                      ;    65.3 fp1     68 w[14]
        vpxor xmm2, xmm2, xmm3                                     ;    68.3 fp0     68 w[14]
        vpaddq xmm1, xmm1, xmm2                                    ;    69.3 fp2     68 w[14]
        rorx rsi, r9, 0xe                                          ;    63.3 alu1    40 t1
        rorx rdi, r9, 0x12                                         ;    63.5 alu2    40 t1
        xor rsi, rdi                                               ;    64.5 alu0    40 t1
        rorx rdi, r9, 0x29                                         ;    64.3 alu1    40 t1
        xor rsi, rdi                                               ;    65.5 alu3    40 t1
        mov rdi, qword [rsp + 720]                                 ;    64.5 agu1    64 v[7] reload
        add rsi, rdi                                               ;    68.5 alu2    53 t1
        add rsi, qword [rsp + 0]                                   ;    69.5 alu0+agu0   53 t1
        rorx rbp, r10, 0x1c                                        ;    65.3 alu1    39 v[7]
        rorx rax, r10, 0x22                                        ;    65.7 alu2    39 v[7]
        xor rbp, rax                                               ;    66.7 alu3    39 v[7]
        rorx rax, r10, 0x27                                        ;    66.3 alu1    39 v[7]
        xor rbp, rax                                               ;    67.7 alu0    39 v[7]
        vpaddq xmm2, xmm1, [rel sha512_blocks.T0_w.blocks + 256]   ;    70.3 fp3+agu1   68 w[14]
        vmovdqa [rsp + 256], xmm2                                  ;    71.3 agu2+fp5   68 w[14]
        vpalignr xmm2, xmm0, xmm8, 8                               ;    66.3 fp1     68 w[0]
        vpsllq xmm3, xmm6, 0x38                                    ;    66.5 fp2     68 w[0]
        vpsrlq xmm14, xmm6, 8                                      ;    67.3 fp1     68 w[0]
        vpsllq xmm15, xmm1, 3                                      ;    70.3 fp2     68 w[0]
        mov rax, r15                                               ;    67.0         54 v[3] copy
        mov rcx, r13                                               ;    67.2         43 t1 copy
        xor rcx, r12                                               ;    67.3 alu3    43 t1
        vpxor xmm3, xmm3, xmm14                                    ;    68.3 fp0     68 w[0]
        and rcx, r9                                                ;    68.3 alu2    43 t1
        xor rcx, r13                                               ;    69.3 alu0    43 t1
        add rsi, rcx                                               ;    70.5 alu1    53 t1
        add rax, rsi                                               ;    71.5 alu3    54 v[3]
        add rbp, rsi                                               ;    71.5 alu2    55 v[7]
        vpaddq xmm7, xmm7, xmm2                                    ;    68.5 fp3     68 w[0]
        vpsllq xmm14, xmm6, 0x3f                                   ;    68.7 fp1     68 w[0]
        mov rsi, r14                                               ;    68.8         44 v[7] copy
        xor rsi, r11                                               ;    69.0 alu0    44 v[7]
        mov rcx, r10                                               ;    69.2         44 v[7] copy
        xor rcx, r11                                               ;    69.3 alu1    44 v[7]
        and rsi, rcx                                               ;    70.3 alu3    44 v[7]
        xor rsi, r11                                               ;    71.3 alu2    44 v[7]
        add rbp, rsi                                               ;    72.5 alu0    55 v[7]
        rorx rsi, rax, 0xe                                         ;    72.5 alu1    40 t1
        rorx rdx, rax, 0x12                                        ;    72.5 alu2    40 t1
        xor rsi, rdx                                               ;    73.5 alu3    40 t1
        rorx rdx, rax, 0x29                                        ;    72.5 alu1    40 t1
        xor rsi, rdx                                               ;    74.5 alu0    40 t1
        vmovdqa [rsp + 112], xmm8                                  ;    70.8 agu0+fp5   68 w[8] spill
        vpsrlq xmm8, xmm6, 1                                       ;    71.0 fp2     68 w[0]
        vpxor xmm14, xmm14, xmm8                                   ;    72.0 fp0     68 w[0]
        vpxor xmm3, xmm3, xmm14                                    ;    73.0 fp3     68 w[0]
        vpsrlq xmm6, xmm6, 7                                       ;    71.5 fp1     68 w[0]
        vpxor xmm3, xmm3, xmm6                                     ;    74.0 fp2     68 w[0]
        vpaddq xmm7, xmm7, xmm3                                    ;    75.0 fp0     68 w[0]
        vpsrlq xmm3, xmm1, 0x3d                                    ;    72.5 fp1     68 w[0]
        vpxor xmm15, xmm15, xmm3                                   ;    73.5 fp3     68 w[0]
        vpsllq xmm3, xmm1, 0x2d                                    ;    73.0 fp2     68 w[0]
        add rsi, r13                                               ;    75.5 alu3    53 t1
        vpsrlq xmm6, xmm1, 0x13                                    ;    73.5 fp1     68 w[0]
        vpxor xmm3, xmm3, xmm6                                     ;    74.5 fp0     68 w[0]
        vpxor xmm15, xmm15, xmm3                                   ;    75.5 fp3     68 w[0]
        vpsrlq xmm3, xmm1, 6                                       ;    74.0 fp2     68 w[0]
        vpxor xmm15, xmm15, xmm3                                   ;    76.5 fp0     68 w[0]
        vpaddq xmm7, xmm7, xmm15                                   ;    77.5 fp3     68 w[0]
        vpaddq xmm3, xmm7, [rel sha512_blocks.T0_w.blocks + 272]   ;    78.5 fp1+agu1   68 w[0]
        vmovdqa [rsp + 272], xmm3                                  ;    79.5 agu2+fp5   68 w[0]
        add rsi, qword [rsp + 8]                                   ;    76.5 alu2+agu0   53 t1
        rorx rdx, rbp, 0x1c                                        ;    74.2 alu1    39 v[6]
        rorx rbx, rbp, 0x22                                        ;    75.0 alu2    39 v[6]
        xor rdx, rbx                                               ;    76.0 alu0    39 v[6]
        rorx rbx, rbp, 0x27                                        ;    75.2 alu1    39 v[6]
        xor rdx, rbx                                               ;    77.0 alu3    39 v[6]
        mov rbx, rax                                               ;    75.0         43 t1 copy
        mov rdi, rax                                               ;    75.2         43 t1 copy
        xor rdi, r9                                                ;    75.5 alu0    43 t1
        mov qword [rsp + 728], r8                                  ;    75.5 agu1+st0   63 w[0] spill
        mov r8, rax                                                ;    75.7         43 t1 copy
        mov qword [rsp + 736], r13                                 ;    75.8 agu2+st1   64 v[6] spill
        mov r13, rbp                                               ;    76.0         44 v[6] copy
        xor r13, r11                                               ;    76.2 alu3    44 v[6]
        and rcx, r13                                               ;    77.2 alu2    44 v[6]
        xor rcx, r11                                               ;    78.2 alu1    44 v[6]
        add rdx, rcx                                               ;    79.2 alu0    55 v[6]
        mov r13, r14                                               ;    76.8         54 v[2] copy
        mov rcx, r9                                                ;    77.0         43 t1 copy
        xor rcx, r12                                               ;    77.2 alu3    43 t1
        and rbx, rcx                                               ;    78.2 alu2    43 t1
        xor rbx, r12                                               ;    79.2 alu1    43 t1
        add rsi, rbx                                               ;    80.2 alu0    53 t1
        add r13, rsi                                               ;    81.2 alu3    54 v[2]
        add rdx, rsi                                               ;    81.2 alu2    55 v[6]
        or rdi, r13                                                ;    82.2 alu1    43 t1
        xor r8, r13                                                ;    82.2 alu0    43 t1
        xor rdi, r8                                                ;    83.2 alu3    43 t1
        add rdi, r12                                               ;    84.2 alu2    53 t1
        add rdi, qword [rsp + 16]                                  ;    85.2 alu1+agu0   53 t1
        rorx rsi, r13, 0xe                                         ;    82.2 alu2    40 t1
        vpalignr xmm3, xmm12, xmm0, 8                              ;    79.2 fp2     68 w[2]
        vpsllq xmm6, xmm7, 3                                       ;    79.3 fp1     68 w[2]
        vpsrlq xmm8, xmm7, 0x3d                                    ;    80.2 fp2     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;    81.2 fp0     68 w[2]
        vpsllq xmm8, xmm7, 0x2d                                    ;    80.3 fp1     68 w[2]
        rorx rcx, r13, 0x12                                        ;    82.2 alu1    40 t1
        xor rsi, rcx                                               ;    83.2 alu0    40 t1
        rorx rcx, r13, 0x29                                        ;    82.2 alu2    40 t1
        xor rsi, rcx                                               ;    84.2 alu3    40 t1
        add rdi, rsi                                               ;    86.2 alu0    53 t1
        rorx rsi, rdx, 0x1c                                        ;    82.2 alu1    39 v[5]
        lea rcx, [rdi + r11]                                       ;    87.2 alu3    54 v[1]
        rorx rbx, rdx, 0x22                                        ;    82.3 alu2    39 v[5]
        xor rsi, rbx                                               ;    83.3 alu0    39 v[5]
        rorx rbx, rdx, 0x27                                        ;    82.5 alu1    39 v[5]
        xor rsi, rbx                                               ;    84.3 alu3    39 v[5]
        add rdi, rsi                                               ;    87.2 alu0    55 v[5]
        vpaddq xmm9, xmm9, xmm3                                    ;    82.5 fp3     68 w[2]
        vpsrlq xmm14, xmm7, 0x13                                   ;    82.7 fp2     68 w[2]
        vpxor xmm8, xmm8, xmm14                                    ;    83.7 fp0     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;    84.7 fp1     68 w[2]
        vpsrlq xmm8, xmm7, 6                                       ;    83.7 fp2     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;    85.7 fp3     68 w[2]
        vpaddq xmm9, xmm9, xmm6                                    ;    86.7 fp0     68 w[2]
        vpsllq xmm6, xmm10, 0x38                                   ;    84.0 fp1     68 w[2]
        vpsrlq xmm8, xmm10, 8                                      ;    84.7 fp2     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;    85.7 fp3     68 w[2]
        vpsllq xmm8, xmm10, 0x3f                                   ;    85.0 fp1     68 w[2]
        vpsrlq xmm14, xmm10, 1                                     ;    85.7 fp2     68 w[2]
        vpxor xmm8, xmm8, xmm14                                    ;    86.7 fp0     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;    87.7 fp3     68 w[2]
        vpsrlq xmm8, xmm10, 7                                      ;    86.0 fp1     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;    88.7 fp0     68 w[2]
        vpaddq xmm9, xmm9, xmm6                                    ;    89.7 fp3     68 w[2]
        vpaddq xmm6, xmm9, [rel sha512_blocks.T0_w.blocks + 288]   ;    90.7 fp2+agu1   68 w[2]
        vmovdqa [rsp + 288], xmm6                                  ;    91.7 agu2+fp5   68 w[2]
        mov rsi, rdx                                               ;    85.7         44 v[5] copy
        xor rsi, rbp                                               ;    85.8 alu2    44 v[5]
        mov rbx, rsi                                               ;    86.8         44 v[5] copy
        mov qword [rsp + 744], r12                                 ;    86.2 agu0+st0   64 v[5] spill
        mov r12, rbp                                               ;    86.3         44 v[5] copy
        xor r12, r10                                               ;    86.5 alu1    44 v[5]
        and rbx, r12                                               ;    87.5 alu3    44 v[5]
        xor rbx, rbp                                               ;    88.5 alu0    44 v[5]
        add rdi, rbx                                               ;    89.5 alu2    55 v[5]
        mov r12, qword [rsp + 32]                                  ;    87.2 agu1    53 t1
        add r12, rax                                               ;    91.2 alu1    53 t1
        and r8, rcx                                                ;    88.2 alu3    43 t1
        xor rax, r8                                                ;    89.2 alu0    43 t1
        add rax, r9                                                ;    90.2 alu2    53 t1
        add rax, qword [rsp + 24]                                  ;    91.2 alu1+agu2   53 t1
        mov r8, rdx                                                ;    88.2         44 v[4] copy
        xor r8, rdi                                                ;    90.5 alu3    44 v[4]
        and rsi, r8                                                ;    91.5 alu0    44 v[4]
        xor rsi, rdx                                               ;    92.5 alu2    44 v[4]
        rorx rbx, rdi, 0x1c                                        ;    90.5 alu1    39 v[4]
        mov qword [rsp + 752], r9                                  ;    89.0 agu0+st1   64 v[4] spill
        rorx r9, rdi, 0x22                                         ;    90.5 alu2    39 v[4]
        xor rbx, r9                                                ;    91.5 alu3    39 v[4]
        rorx r9, rdi, 0x27                                         ;    90.5 alu1    39 v[4]
        xor rbx, r9                                                ;    92.5 alu0    39 v[4]
        add rsi, rbx                                               ;    93.5 alu3    55 v[4]
        rorx r9, rcx, 0xe                                          ;    91.0 alu2    40 t1
        rorx rbx, rcx, 0x12                                        ;    91.5 alu1    40 t1
        xor r9, rbx                                                ;    92.5 alu0    40 t1
        rorx rbx, rcx, 0x29                                        ;    92.0 alu2    40 t1
        xor r9, rbx                                                ;    93.5 alu3    40 t1
        add rax, r9                                                ;    94.5 alu0    53 t1
        add rsi, rax                                               ;    95.5 alu1    55 v[4]
        add rax, r10                                               ;    95.5 alu3    54 v[0]
        vpalignr xmm6, xmm1, xmm12, 8                              ;    91.3 fp1     68 w[4]
        vpsllq xmm8, xmm9, 3                                       ;    91.5 fp2     68 w[4]
        vpsrlq xmm10, xmm9, 0x3d                                   ;    92.3 fp1     68 w[4]
        vpxor xmm8, xmm8, xmm10                                    ;    93.3 fp0     68 w[4]
        vpsllq xmm10, xmm9, 0x2d                                   ;    92.5 fp2     68 w[4]
        vpsrlq xmm14, xmm9, 0x13                                   ;    93.3 fp1     68 w[4]
        vpxor xmm10, xmm10, xmm14                                  ;    94.3 fp3     68 w[4]
        vpsrlq xmm14, xmm9, 6                                      ;    93.5 fp2     68 w[4]
        mov r9, r13                                                ;    92.7         43 t1 copy
        xor r9, rcx                                                ;    92.8 alu0    43 t1
        mov rbx, qword [rsp + 40]                                  ;    93.0 agu1    53 t1
        add rbx, r13                                               ;    97.0 alu2    53 t1
        and r9, rax                                                ;    96.5 alu1    43 t1
        xor r13, r9                                                ;    97.5 alu3    43 t1
        add r12, r13                                               ;    98.5 alu0    53 t1
        mov r9, rdi                                                ;    93.8         44 v[3] copy
        xor r9, rsi                                                ;    96.5 alu2    44 v[3]
        and r8, r9                                                 ;    97.5 alu1    44 v[3]
        xor r8, rdi                                                ;    98.5 alu3    44 v[3]
        rorx r13, rsi, 0x1c                                        ;    96.5 alu2    39 v[3]
        mov qword [rsp + 760], r15                                 ;    94.7 agu2+st0   64 v[3] spill
        rorx r15, rsi, 0x22                                        ;    96.5 alu1    39 v[3]
        xor r13, r15                                               ;    97.5 alu0    39 v[3]
        rorx r15, rsi, 0x27                                        ;    96.5 alu2    39 v[3]
        xor r13, r15                                               ;    98.5 alu3    39 v[3]
        add r8, r13                                                ;    99.5 alu0    55 v[3]
        rorx r13, rax, 0xe                                         ;    96.5 alu1    40 t1
        vpxor xmm8, xmm8, xmm10                                    ;    95.8 fp0     68 w[4]
        vpxor xmm8, xmm8, xmm14                                    ;    96.8 fp3     68 w[4]
        rorx r15, rax, 0x12                                        ;    97.2 alu2    40 t1
        xor r13, r15                                               ;    98.2 alu3    40 t1
        vpsllq xmm10, xmm11, 0x38                                  ;    96.7 fp1     68 w[4]
        rorx r15, rax, 0x29                                        ;    97.5 alu1    40 t1
        xor r13, r15                                               ;    99.2 alu0    40 t1
        add r12, r13                                               ;   100.2 alu3    53 t1
        add rbp, r12                                               ;   101.2 alu0    54 v[7]
        add r8, r12                                                ;   101.2 alu2    55 v[3]
        vpaddq xmm4, xmm4, xmm8                                    ;    97.8 fp2     68 w[4]
        vpaddq xmm4, xmm4, xmm6                                    ;    98.8 fp0     68 w[4]
        vpsrlq xmm8, xmm11, 8                                      ;    98.0 fp1     68 w[4]
        vpxor xmm10, xmm10, xmm8                                   ;    99.0 fp3     68 w[4]
        vpsllq xmm8, xmm11, 0x3f                                   ;    98.7 fp2     68 w[4]
        rorx r12, rbp, 0xe                                         ;   102.2 alu1    40 t1
        vpsrlq xmm14, xmm11, 1                                     ;    99.0 fp1     68 w[4]
        vpxor xmm8, xmm8, xmm14                                    ;   100.0 fp0     68 w[4]
        vpxor xmm10, xmm10, xmm8                                   ;   101.0 fp3     68 w[4]
        vpsrlq xmm8, xmm11, 7                                      ;    99.7 fp2     68 w[4]
        vpxor xmm10, xmm10, xmm8                                   ;   102.0 fp0     68 w[4]
        vpaddq xmm4, xmm4, xmm10                                   ;   103.0 fp1     68 w[4]
        vpaddq xmm8, xmm4, [rel sha512_blocks.T0_w.blocks + 304]   ;   104.0 fp3+agu0   68 w[4]
        vmovdqa [rsp + 304], xmm8                                  ;   105.0 agu1+fp5   68 w[4]
        mov r13, qword [rsp + 48]                                  ;   100.0 agu2    53 t1
        add r13, rcx                                               ;   104.0 alu3    53 t1
        mov r15, rcx                                               ;   100.3         43 t1 copy
        xor r15, rax                                               ;   100.5 alu0    43 t1
        and r15, rbp                                               ;   102.2 alu2    43 t1
        xor rcx, r15                                               ;   103.2 alu1    43 t1
        add rbx, rcx                                               ;   104.2 alu3    53 t1
        rorx r15, rbp, 0x12                                        ;   102.2 alu2    40 t1
        xor r12, r15                                               ;   103.2 alu0    40 t1
        rorx r15, rbp, 0x29                                        ;   102.2 alu1    40 t1
        xor r12, r15                                               ;   104.2 alu3    40 t1
        add rbx, r12                                               ;   105.2 alu0    53 t1
        add rdx, rbx                                               ;   106.2 alu2    54 v[6]
        rorx r12, r8, 0x1c                                         ;   102.8 alu1    39 v[2]
        rorx r15, r8, 0x22                                         ;   103.7 alu2    39 v[2]
        xor r12, r15                                               ;   104.7 alu3    39 v[2]
        rorx r15, r8, 0x27                                         ;   103.8 alu1    39 v[2]
        xor r12, r15                                               ;   105.7 alu0    39 v[2]
        add rbx, r12                                               ;   106.7 alu3    55 v[2]
        rorx r12, rdx, 0xe                                         ;   107.2 alu2    40 t1
        mov r15, rsi                                               ;   103.3         44 v[2] copy
        xor r15, r8                                                ;   104.5 alu0    44 v[2]
        and r9, r15                                                ;   105.5 alu1    44 v[2]
        xor r9, rsi                                                ;   106.5 alu3    44 v[2]
        add rbx, r9                                                ;   107.7 alu0    55 v[2]
        vpalignr xmm8, xmm7, xmm1, 8                               ;   104.2 fp2     68 w[6]
        vpsllq xmm10, xmm4, 3                                      ;   104.3 fp1     68 w[6]
        vpsrlq xmm11, xmm4, 0x3d                                   ;   105.2 fp2     68 w[6]
        vpxor xmm10, xmm10, xmm11                                  ;   106.2 fp0     68 w[6]
        vpsllq xmm11, xmm4, 0x2d                                   ;   105.3 fp1     68 w[6]
        vpsrlq xmm14, xmm4, 0x13                                   ;   106.2 fp2     68 w[6]
        vpxor xmm11, xmm11, xmm14                                  ;   107.2 fp3     68 w[6]
        vpxor xmm10, xmm10, xmm11                                  ;   108.2 fp0     68 w[6]
        vpsrlq xmm11, xmm4, 6                                      ;   106.3 fp1     68 w[6]
        vpxor xmm10, xmm10, xmm11                                  ;   109.2 fp3     68 w[6]
        mov r9, rax                                                ;   105.8         43 t1 copy
        xor r9, rbp                                                ;   106.0 alu2    43 t1
        mov rcx, qword [rsp + 56]                                  ;   106.2 agu0    53 t1
        add rcx, rax                                               ;   110.2 alu1    53 t1
        and r9, rdx                                                ;   107.2 alu3    43 t1
        xor rax, r9                                                ;   108.2 alu0    43 t1
        add r13, rax                                               ;   109.2 alu2    53 t1
        rorx r9, rdx, 0x12                                         ;   107.3 alu1    40 t1
        xor r12, r9                                                ;   108.3 alu3    40 t1
        vpsllq xmm11, xmm13, 0x38                                  ;   107.3 fp2     68 w[6]
        rorx r9, rdx, 0x29                                         ;   108.0 alu2    40 t1
        xor r12, r9                                                ;   109.3 alu0    40 t1
        add r13, r12                                               ;   110.3 alu1    53 t1
        add rdi, r13                                               ;   111.3 alu3    54 v[5]
        rorx r9, rbx, 0x1c                                         ;   109.0 alu2    39 v[1]
        vpsrlq xmm14, xmm13, 8                                     ;   108.3 fp1     68 w[6]
        vpxor xmm11, xmm11, xmm14                                  ;   109.3 fp0     68 w[6]
        vpsllq xmm14, xmm13, 0x3f                                  ;   108.7 fp2     68 w[6]
        vpsrlq xmm15, xmm13, 1                                     ;   109.3 fp1     68 w[6]
        vpxor xmm14, xmm14, xmm15                                  ;   110.3 fp3     68 w[6]
        vpsrlq xmm13, xmm13, 7                                     ;   109.7 fp2     68 w[6]
        rorx r12, rbx, 0x22                                        ;   109.3 alu1    39 v[1]
        xor r9, r12                                                ;   110.3 alu0    39 v[1]
        rorx r12, rbx, 0x27                                        ;   110.0 alu2    39 v[1]
        xor r9, r12                                                ;   111.3 alu3    39 v[1]
        add r13, r9                                                ;   112.3 alu1    55 v[1]
        mov r9, r8                                                 ;   110.2         44 v[1] copy
        xor r9, rbx                                                ;   110.5 alu0    44 v[1]
        and r15, r9                                                ;   111.5 alu3    44 v[1]
        xor r15, r8                                                ;   112.5 alu2    44 v[1]
        add r13, r15                                               ;   113.5 alu1    55 v[1]
        vpxor xmm11, xmm11, xmm13                                  ;   111.0 fp0     68 w[6]
        vpxor xmm11, xmm11, xmm14                                  ;   112.0 fp3     68 w[6]
        vpaddq xmm5, xmm5, xmm10                                   ;   111.3 fp1     68 w[6]
        vpaddq xmm5, xmm5, xmm11                                   ;   113.0 fp2     68 w[6]
        vpaddq xmm5, xmm5, xmm8                                    ;   114.0 fp0     68 w[6]
        rorx r12, rdi, 0xe                                         ;   112.3 alu2    40 t1
        vpaddq xmm10, xmm5, [rel sha512_blocks.T0_w.blocks + 320]  ;   115.0 fp3+agu1   68 w[6]
        vmovdqa [rsp + 320], xmm10                                 ;   116.0 agu2+fp5   68 w[6]
        mov r15, qword [rsp + 64]                                  ;   112.3 agu0    53 t1
        add r15, rbp                                               ;   116.3 alu0    53 t1
        mov rax, rbp                                               ;   112.7         43 t1 copy
        xor rax, rdx                                               ;   112.8 alu3    43 t1
        and rax, rdi                                               ;   113.8 alu1    43 t1
        xor rbp, rax                                               ;   114.8 alu2    43 t1
        add rcx, rbp                                               ;   115.8 alu0    53 t1
        rorx rbp, rdi, 0x12                                        ;   114.0 alu1    40 t1
        xor r12, rbp                                               ;   115.0 alu3    40 t1
        rorx rbp, rdi, 0x29                                        ;   114.2 alu2    40 t1
        xor r12, rbp                                               ;   116.0 alu0    40 t1
        add rcx, r12                                               ;   117.0 alu3    53 t1
        add rsi, rcx                                               ;   118.0 alu1    54 v[4]
        rorx r12, r13, 0x1c                                        ;   115.2 alu2    39 v[0]
        rorx rbp, r13, 0x22                                        ;   116.0 alu1    39 v[0]
        xor r12, rbp                                               ;   117.0 alu0    39 v[0]
        rorx rbp, r13, 0x27                                        ;   116.2 alu2    39 v[0]
        xor r12, rbp                                               ;   118.0 alu3    39 v[0]
        add rcx, r12                                               ;   119.0 alu0    55 v[0]
        rorx r12, rsi, 0xe                                         ;   119.0 alu1    40 t1
        mov rbp, rbx                                               ;   115.7         44 v[0] copy
        xor rbp, r13                                               ;   116.8 alu3    44 v[0]
        and r9, rbp                                                ;   117.8 alu2    44 v[0]
        xor r9, rbx                                                ;   118.8 alu0    44 v[0]
        add rcx, r9                                                ;   120.0 alu3    55 v[0]
        vpalignr xmm10, xmm9, xmm7, 8                              ;   116.5 fp1     68 w[8]
        vpsllq xmm11, xmm5, 3                                      ;   116.7 fp2     68 w[8]
        vpsrlq xmm13, xmm5, 0x3d                                   ;   117.5 fp1     68 w[8]
        vpxor xmm11, xmm11, xmm13                                  ;   118.5 fp0     68 w[8]
        vpsllq xmm13, xmm5, 0x2d                                   ;   117.7 fp2     68 w[8]
        vpsrlq xmm14, xmm5, 0x13                                   ;   118.5 fp1     68 w[8]
        vpxor xmm13, xmm13, xmm14                                  ;   119.5 fp3     68 w[8]
        vpxor xmm11, xmm11, xmm13                                  ;   120.5 fp0     68 w[8]
        vpsrlq xmm13, xmm5, 6                                      ;   118.7 fp2     68 w[8]
        vpxor xmm11, xmm11, xmm13                                  ;   121.5 fp3     68 w[8]
        mov r9, rdx                                                ;   118.2         43 t1 copy
        xor r9, rdi                                                ;   118.3 alu1    43 t1
        mov rax, qword [rsp + 72]                                  ;   118.5 agu1    53 t1
        add rax, rdx                                               ;   122.5 alu2    53 t1
        and r9, rsi                                                ;   119.3 alu0    43 t1
        xor rdx, r9                                                ;   120.3 alu3    43 t1
        add r15, rdx                                               ;   121.3 alu1    53 t1
        rorx r9, rsi, 0x12                                         ;   119.7 alu2    40 t1
        xor r12, r9                                                ;   120.7 alu0    40 t1
        vpsllq xmm13, xmm2, 0x38                                   ;   119.7 fp1     68 w[8]
        rorx r9, rsi, 0x29                                         ;   120.3 alu1    40 t1
        xor r12, r9                                                ;   121.7 alu3    40 t1
        add r15, r12                                               ;   122.7 alu2    53 t1
        add r8, r15                                                ;   123.7 alu0    54 v[3]
        rorx r9, rcx, 0x1c                                         ;   121.3 alu1    39 v[7]
        vpsrlq xmm14, xmm2, 8                                      ;   120.7 fp2     68 w[8]
        vpxor xmm13, xmm13, xmm14                                  ;   121.7 fp0     68 w[8]
        vpsllq xmm14, xmm2, 0x3f                                   ;   121.0 fp1     68 w[8]
        vpsrlq xmm15, xmm2, 1                                      ;   121.7 fp2     68 w[8]
        vpxor xmm14, xmm14, xmm15                                  ;   122.7 fp3     68 w[8]
        vpsrlq xmm2, xmm2, 7                                       ;   122.0 fp1     68 w[8]
        rorx r12, rcx, 0x22                                        ;   121.7 alu2    39 v[7]
        xor r9, r12                                                ;   122.7 alu3    39 v[7]
        rorx r12, rcx, 0x27                                        ;   122.3 alu1    39 v[7]
        xor r9, r12                                                ;   123.7 alu0    39 v[7]
        add r15, r9                                                ;   124.7 alu2    55 v[7]
        mov r9, r13                                                ;   122.5         44 v[7] copy
        xor r9, rcx                                                ;   122.8 alu3    44 v[7]
        and rbp, r9                                                ;   123.8 alu0    44 v[7]
        xor rbp, r13                                               ;   124.8 alu1    44 v[7]
        add r15, rbp                                               ;   125.8 alu2    55 v[7]
        vpxor xmm13, xmm13, xmm2                                   ;   123.3 fp0     68 w[8]
        vpxor xmm13, xmm13, xmm14                                  ;   124.3 fp3     68 w[8]
        vpaddq xmm11, xmm11, xmm13                                 ;   125.3 fp2     68 w[8]
        vpaddq xmm11, xmm11, xmm10                                 ;   126.3 fp1     68 w[8]
        rorx r12, r8, 0xe                                          ;   124.7 alu1    40 t1
        vpaddq xmm11, xmm11, [rsp + 112]                           ;   127.3 fp0+agu0   68 w[8]
        vpaddq xmm2, xmm11, [rel sha512_blocks.T0_w.blocks + 336]  ;   128.3 fp3+agu1   68 w[8]
        vmovdqa [rsp + 336], xmm2                                  ;   129.3 agu2+fp5   68 w[8]
        mov rbp, qword [rsp + 80]                                  ;   125.2 agu0    53 t1
        add rbp, rdi                                               ;   129.2 alu3    53 t1
        mov rdx, rdi                                               ;   125.0         43 t1 copy
        xor rdx, rsi                                               ;   125.2 alu0    43 t1
        and rdx, r8                                                ;   126.2 alu2    43 t1
        xor rdi, rdx                                               ;   127.2 alu1    43 t1
        add rax, rdi                                               ;   128.2 alu3    53 t1
        rorx rdi, r8, 0x12                                         ;   126.3 alu2    40 t1
        xor r12, rdi                                               ;   127.3 alu0    40 t1
        rorx rdi, r8, 0x29                                         ;   126.5 alu1    40 t1
        xor r12, rdi                                               ;   128.3 alu3    40 t1
        add rax, r12                                               ;   129.3 alu0    53 t1
        add rbx, rax                                               ;   130.3 alu2    54 v[2]
        rorx r12, r15, 0x1c                                        ;   127.5 alu1    39 v[6]
        mov rdi, rcx                                               ;   127.0         44 v[6] copy
        xor rdi, r15                                               ;   127.8 alu3    44 v[6]
        and r9, rdi                                                ;   128.8 alu0    44 v[6]
        xor r9, rcx                                                ;   129.8 alu2    44 v[6]
        add rax, r9                                                ;   130.8 alu1    55 v[6]
        vpalignr xmm2, xmm4, xmm9, 8                               ;   127.8 fp2     68 w[10]
        vpsllq xmm13, xmm11, 3                                     ;   128.3 fp1     68 w[10]
        rorx r9, r15, 0x22                                         ;   129.3 alu2    39 v[6]
        xor r12, r9                                                ;   130.3 alu3    39 v[6]
        rorx r9, r15, 0x27                                         ;   129.5 alu1    39 v[6]
        xor r12, r9                                                ;   131.3 alu0    39 v[6]
        add rax, r12                                               ;   132.3 alu3    55 v[6]
        rorx r9, rbx, 0xe                                          ;   131.3 alu2    40 t1
        mov r12, rsi                                               ;   129.2         43 t1 copy
        xor r12, r8                                                ;   130.2 alu0    43 t1
        mov rdx, qword [rsp + 88]                                  ;   129.5 agu1    53 t1
        add rdx, rsi                                               ;   133.5 alu1    53 t1
        and r12, rbx                                               ;   131.3 alu3    43 t1
        xor rsi, r12                                               ;   132.3 alu0    43 t1
        add rbp, rsi                                               ;   133.3 alu2    53 t1
        rorx r12, rbx, 0x12                                        ;   131.5 alu1    40 t1
        xor r9, r12                                                ;   132.5 alu3    40 t1
        rorx r12, rbx, 0x29                                        ;   132.3 alu2    40 t1
        xor r9, r12                                                ;   133.5 alu0    40 t1
        add rbp, r9                                                ;   134.5 alu1    53 t1
        add r13, rbp                                               ;   135.5 alu3    54 v[1]
        rorx r9, rax, 0x1c                                         ;   133.3 alu2    39 v[5]
        vpsllq xmm14, xmm3, 0x38                                   ;   131.5 fp2     68 w[10]
        vpsrlq xmm15, xmm3, 8                                      ;   131.7 fp1     68 w[10]
        vpxor xmm14, xmm14, xmm15                                  ;   132.7 fp0     68 w[10]
        vpsllq xmm15, xmm3, 0x3f                                   ;   132.5 fp2     68 w[10]
        rorx r12, rax, 0x22                                        ;   133.5 alu1    39 v[5]
        xor r9, r12                                                ;   134.5 alu0    39 v[5]
        rorx r12, rax, 0x27                                        ;   134.3 alu2    39 v[5]
        xor r9, r12                                                ;   135.5 alu3    39 v[5]
        add rbp, r9                                                ;   136.5 alu0    55 v[5]
        mov r9, r15                                                ;   133.0         44 v[5] copy
        xor r9, rax                                                ;   134.5 alu1    44 v[5]
        and rdi, r9                                                ;   135.5 alu3    44 v[5]
        xor rdi, r15                                               ;   136.5 alu0    44 v[5]
        add rbp, rdi                                               ;   137.5 alu2    55 v[5]
        rorx r12, r13, 0xe                                         ;   136.5 alu1    40 t1
        vpaddq xmm0, xmm0, xmm2                                    ;   134.0 fp3     68 w[10]
        mov rsi, r8                                                ;   134.2         43 t1 copy
        xor rsi, rbx                                               ;   135.8 alu3    43 t1
        rorx rdi, r13, 0x12                                        ;   136.5 alu2    40 t1
        xor r12, rdi                                               ;   137.5 alu0    40 t1
        rorx rdi, r13, 0x29                                        ;   136.5 alu1    40 t1
        xor r12, rdi                                               ;   138.5 alu3    40 t1
        vmovdqa [rsp + 112], xmm9                                  ;   135.2 agu2+fp5   68 w[2] spill
        vpsrlq xmm9, xmm3, 1                                       ;   135.3 fp1     68 w[10]
        vpxor xmm15, xmm15, xmm9                                   ;   136.3 fp0     68 w[10]
        vpxor xmm14, xmm14, xmm15                                  ;   137.3 fp2     68 w[10]
        vpsrlq xmm3, xmm3, 7                                       ;   136.3 fp1     68 w[10]
        vpxor xmm14, xmm14, xmm3                                   ;   138.3 fp3     68 w[10]
        vpaddq xmm0, xmm0, xmm14                                   ;   139.3 fp0     68 w[10]
        vpsrlq xmm3, xmm11, 0x3d                                   ;   136.7 fp2     68 w[10]
        vpxor xmm13, xmm13, xmm3                                   ;   137.7 fp3     68 w[10]
        vpsllq xmm3, xmm11, 0x2d                                   ;   137.3 fp1     68 w[10]
        add rdx, r12                                               ;   139.5 alu0    53 t1
        vpsrlq xmm9, xmm11, 0x13                                   ;   137.7 fp2     68 w[10]
        vpxor xmm3, xmm3, xmm9                                     ;   138.7 fp0     68 w[10]
        vpxor xmm13, xmm13, xmm3                                   ;   139.7 fp3     68 w[10]
        vpsrlq xmm3, xmm11, 6                                      ;   138.3 fp1     68 w[10]
        vpxor xmm13, xmm13, xmm3                                   ;   140.7 fp0     68 w[10]
        vpaddq xmm0, xmm0, xmm13                                   ;   141.7 fp2     68 w[10]
        and rsi, r13                                               ;   138.0 alu2    43 t1
        xor rsi, r8                                                ;   139.0 alu1    43 t1
        add rdx, rsi                                               ;   140.5 alu3    53 t1
        add rcx, rdx                                               ;   141.5 alu0    54 v[0]
        and r9, rbp                                                ;   139.0 alu2    44 v[4]
        rorx r12, rbp, 0x1c                                        ;   139.2 alu1    39 v[4]
        vpaddq xmm3, xmm0, [rel sha512_blocks.T0_w.blocks + 352]   ;   142.7 fp3+agu0   68 w[10]
        vmovdqa [rsp + 352], xmm3                                  ;   143.7 agu1+fp5   68 w[10]
        add r9, rdx                                                ;   141.5 alu3    55 v[4]
        add r8, qword [rsp + 96]                                   ;   139.5 alu0+agu2   53 t1
        rorx rsi, rbp, 0x22                                        ;   140.0 alu2    39 v[4]
        xor r12, rsi                                               ;   141.0 alu1    39 v[4]
        rorx rsi, rbp, 0x27                                        ;   141.0 alu2    39 v[4]
        xor r12, rsi                                               ;   142.0 alu3    39 v[4]
        add r9, r12                                                ;   143.0 alu0    55 v[4]
        rorx r12, rcx, 0xe                                         ;   142.5 alu1    40 t1
        rorx rsi, rcx, 0x12                                        ;   142.5 alu2    40 t1
        xor r12, rsi                                               ;   143.5 alu3    40 t1
        rorx rsi, rcx, 0x29                                        ;   142.5 alu1    40 t1
        xor r12, rsi                                               ;   144.5 alu0    40 t1
        add r8, r12                                                ;   145.5 alu3    53 t1
        mov r12, r15                                               ;   141.5         44 v[4] copy
        and r12, rax                                               ;   142.5 alu0    44 v[4]
        add r9, r12                                                ;   144.0 alu2    55 v[4]
        rorx r12, r9, 0x1c                                         ;   145.0 alu1    39 v[3]
        rorx rsi, r9, 0x22                                         ;   145.0 alu2    39 v[3]
        xor r12, rsi                                               ;   146.0 alu3    39 v[3]
        rorx rsi, r9, 0x27                                         ;   145.0 alu1    39 v[3]
        xor r12, rsi                                               ;   147.0 alu0    39 v[3]
        mov rsi, rax                                               ;   142.8         44 v[4] copy
        xor rsi, rbp                                               ;   144.3 alu3    44 v[4]
        vpalignr xmm3, xmm5, xmm4, 8                               ;   143.2 fp1     68 w[12]
        vpsllq xmm9, xmm0, 3                                       ;   143.3 fp2     68 w[12]
        and rsi, r9                                                ;   145.3 alu0    44 v[3]
        add r12, rsi                                               ;   148.0 alu2    55 v[3]
        mov rsi, qword [rsp + 104]                                 ;   143.8 agu0    53 t1
        add rsi, rbx                                               ;   147.8 alu1    53 t1
        mov rdi, rbx                                               ;   144.2         43 t1 copy
        xor rdi, r13                                               ;   145.3 alu3    43 t1
        vpsrlq xmm13, xmm0, 0x3d                                   ;   144.5 fp1     68 w[12]
        and rdi, rcx                                               ;   146.3 alu0    43 t1
        xor rbx, rdi                                               ;   147.3 alu2    43 t1
        add r8, rbx                                                ;   148.3 alu1    53 t1
        add r15, r8                                                ;   149.3 alu3    54 v[7]
        add r12, r8                                                ;   149.3 alu0    55 v[3]
        vpxor xmm9, xmm9, xmm13                                    ;   145.5 fp0     68 w[12]
        rorx r8, r15, 0xe                                          ;   150.3 alu2    40 t1
        rorx rdi, r15, 0x12                                        ;   150.3 alu1    40 t1
        xor r8, rdi                                                ;   151.3 alu3    40 t1
        rorx rdi, r15, 0x29                                        ;   150.3 alu2    40 t1
        xor r8, rdi                                                ;   152.3 alu0    40 t1
        add rsi, r8                                                ;   153.3 alu1    53 t1
        vpsllq xmm13, xmm6, 0x38                                   ;   146.7 fp2     68 w[12]
        mov r8, rax                                                ;   146.8         44 v[3] copy
        and r8, rbp                                                ;   148.3 alu3    44 v[3]
        add r12, r8                                                ;   150.3 alu0    55 v[3]
        mov r8, rbp                                                ;   147.3         44 v[3] copy
        xor r8, r9                                                 ;   149.0 alu2    44 v[3]
        mov rdi, r13                                               ;   147.7         43 t1 copy
        xor rdi, rcx                                               ;   149.2 alu1    43 t1
        and rdi, r15                                               ;   150.3 alu3    43 t1
        xor rdi, r13                                               ;   151.3 alu0    43 t1
        add rsi, rdi                                               ;   154.3 alu2    53 t1
        add rax, rsi                                               ;   155.3 alu1    54 v[6]
        and r8, r12                                                ;   151.3 alu3    44 v[2]
        rorx rdi, r12, 0x1c                                        ;   151.3 alu2    39 v[2]
        vpaddq xmm12, xmm12, xmm3                                  ;   149.2 fp3     68 w[12]
        vpsrlq xmm14, xmm6, 8                                      ;   149.3 fp1     68 w[12]
        vpxor xmm13, xmm13, xmm14                                  ;   150.3 fp0     68 w[12]
        vpsllq xmm14, xmm6, 0x3f                                   ;   149.7 fp2     68 w[12]
        vpsrlq xmm15, xmm6, 1                                      ;   150.3 fp1     68 w[12]
        vpxor xmm14, xmm14, xmm15                                  ;   151.3 fp3     68 w[12]
        vpxor xmm13, xmm13, xmm14                                  ;   152.3 fp0     68 w[12]
        vpsrlq xmm6, xmm6, 7                                       ;   150.7 fp2     68 w[12]
        vpxor xmm13, xmm13, xmm6                                   ;   153.3 fp3     68 w[12]
        vpaddq xmm12, xmm12, xmm13                                 ;   154.3 fp1     68 w[12]
        vpsllq xmm6, xmm0, 0x2d                                    ;   151.7 fp2     68 w[12]
        vpsrlq xmm13, xmm0, 0x13                                   ;   152.3 fp1     68 w[12]
        vpxor xmm6, xmm6, xmm13                                    ;   153.3 fp0     68 w[12]
        vpxor xmm9, xmm9, xmm6                                     ;   154.3 fp3     68 w[12]
        vpsrlq xmm6, xmm0, 6                                       ;   152.7 fp2     68 w[12]
        vpxor xmm9, xmm9, xmm6                                     ;   155.3 fp0     68 w[12]
        vpaddq xmm12, xmm12, xmm9                                  ;   156.3 fp3     68 w[12]
        add r8, rsi                                                ;   155.3 alu0    55 v[2]
        add r13, qword [rsp + 128]                                 ;   152.3 alu1+agu1   53 t1
        rorx rsi, r12, 0x22                                        ;   152.5 alu2    39 v[2]
        xor rdi, rsi                                               ;   153.5 alu3    39 v[2]
        rorx rsi, r12, 0x27                                        ;   153.3 alu1    39 v[2]
        xor rdi, rsi                                               ;   154.5 alu0    39 v[2]
        add r8, rdi                                                ;   156.3 alu2    55 v[2]
        rorx rsi, rax, 0xe                                         ;   156.3 alu1    40 t1
        rorx rdi, rax, 0x12                                        ;   156.3 alu2    40 t1
        xor rsi, rdi                                               ;   157.3 alu3    40 t1
        rorx rdi, rax, 0x29                                        ;   156.3 alu1    40 t1
        xor rsi, rdi                                               ;   158.3 alu0    40 t1
        add r13, rsi                                               ;   159.3 alu3    53 t1
        mov rsi, rbp                                               ;   154.3         44 v[2] copy
        and rsi, r9                                                ;   155.2 alu0    44 v[2]
        add r8, rsi                                                ;   157.3 alu2    55 v[2]
        rorx rsi, r8, 0x1c                                         ;   158.3 alu1    39 v[1]
        rorx rdi, r8, 0x22                                         ;   158.3 alu2    39 v[1]
        vpaddq xmm6, xmm12, [rel sha512_blocks.T0_w.blocks + 368]  ;   157.3 fp1+agu0   68 w[12]
        vmovdqa [rsp + 368], xmm6                                  ;   158.3 agu2+fp5   68 w[12]
        xor rsi, rdi                                               ;   159.3 alu3    39 v[1]
        rorx rdi, r8, 0x27                                         ;   158.3 alu1    39 v[1]
        xor rsi, rdi                                               ;   160.3 alu0    39 v[1]
        mov rdi, r9                                                ;   156.3         44 v[2] copy
        xor rdi, r12                                               ;   156.7 alu3    44 v[2]
        vpalignr xmm6, xmm11, xmm5, 8                              ;   156.7 fp2     68 w[14]
        vpsllq xmm9, xmm12, 3                                      ;   157.3 fp1     68 w[14]
        and rdi, r8                                                ;   158.3 alu0    44 v[1]
        add rsi, rdi                                               ;   161.3 alu2    55 v[1]
        mov rdi, qword [rsp + 136]                                 ;   157.3 agu1    53 t1
        add rdi, rcx                                               ;   161.3 alu3    53 t1
        mov rdx, rcx                                               ;   157.7         43 t1 copy
        xor rdx, r15                                               ;   158.2 alu0    43 t1
        vpsrlq xmm13, xmm12, 0x3d                                  ;   158.0 fp2     68 w[14]
        and rdx, rax                                               ;   159.2 alu1    43 t1
        xor rcx, rdx                                               ;   160.2 alu2    43 t1
        add r13, rcx                                               ;   161.2 alu3    53 t1
        add rbp, r13                                               ;   162.2 alu0    54 v[5]
        add rsi, r13                                               ;   162.3 alu1    55 v[1]
        vpxor xmm9, xmm9, xmm13                                    ;   159.0 fp0     68 w[14]
        rorx r13, rbp, 0xe                                         ;   163.2 alu2    40 t1
        rorx rcx, rbp, 0x12                                        ;   163.2 alu1    40 t1
        xor r13, rcx                                               ;   164.2 alu3    40 t1
        rorx rcx, rbp, 0x29                                        ;   163.2 alu2    40 t1
        xor r13, rcx                                               ;   165.2 alu0    40 t1
        add rdi, r13                                               ;   166.2 alu3    53 t1
        vpsllq xmm13, xmm8, 0x38                                   ;   160.2 fp1     68 w[14]
        mov r13, r9                                                ;   160.3         44 v[1] copy
        and r13, r12                                               ;   161.2 alu0    44 v[1]
        add rsi, r13                                               ;   163.3 alu1    55 v[1]
        mov r13, r12                                               ;   160.8         44 v[1] copy
        xor r13, r8                                                ;   161.5 alu2    44 v[1]
        mov rcx, r15                                               ;   161.2         43 t1 copy
        xor rcx, rax                                               ;   161.7 alu3    43 t1
        and rcx, rbp                                               ;   163.2 alu0    43 t1
        xor rcx, r15                                               ;   164.2 alu1    43 t1
        add rdi, rcx                                               ;   167.2 alu2    53 t1
        add r9, rdi                                                ;   168.2 alu3    54 v[4]
        and r13, rsi                                               ;   164.3 alu0    44 v[0]
        rorx rcx, rsi, 0x1c                                        ;   164.3 alu1    39 v[0]
        vpaddq xmm1, xmm1, xmm6                                    ;   162.5 fp3     68 w[14]
        vpsrlq xmm14, xmm8, 8                                      ;   162.7 fp2     68 w[14]
        vpxor xmm13, xmm13, xmm14                                  ;   163.7 fp0     68 w[14]
        vpsllq xmm14, xmm8, 0x3f                                   ;   163.0 fp1     68 w[14]
        vpsrlq xmm15, xmm8, 1                                      ;   163.7 fp2     68 w[14]
        vpxor xmm14, xmm14, xmm15                                  ;   164.7 fp3     68 w[14]
        vpxor xmm13, xmm13, xmm14                                  ;   165.7 fp0     68 w[14]
        vpsrlq xmm8, xmm8, 7                                       ;   164.0 fp1     68 w[14]
        vpxor xmm13, xmm13, xmm8                                   ;   166.7 fp3     68 w[14]
        vpaddq xmm1, xmm1, xmm13                                   ;   167.7 fp2     68 w[14]
        vpsllq xmm8, xmm12, 0x2d                                   ;   165.0 fp1     68 w[14]
        vpsrlq xmm13, xmm12, 0x13                                  ;   165.7 fp2     68 w[14]
        vpxor xmm8, xmm8, xmm13                                    ;   166.7 fp0     68 w[14]
        vpxor xmm9, xmm9, xmm8                                     ;   167.7 fp3     68 w[14]
        vpsrlq xmm8, xmm12, 6                                      ;   166.0 fp1     68 w[14]
        vpxor xmm9, xmm9, xmm8                                     ;   168.7 fp0     68 w[14]
        vpaddq xmm1, xmm1, xmm9                                    ;   169.7 fp3     68 w[14]
        add r13, rdi                                               ;   168.2 alu2    55 v[0]
        add r15, qword [rsp + 144]                                 ;   165.5 alu3+agu0   53 t1
        rorx rdi, rsi, 0x22                                        ;   165.7 alu1    39 v[0]
        xor rcx, rdi                                               ;   166.7 alu0    39 v[0]
        rorx rdi, rsi, 0x27                                        ;   166.3 alu2    39 v[0]
        xor rcx, rdi                                               ;   167.7 alu3    39 v[0]
        add r13, rcx                                               ;   169.2 alu1    55 v[0]
        rorx rdi, r9, 0xe                                          ;   169.2 alu2    40 t1
        rorx rcx, r9, 0x12                                         ;   169.2 alu1    40 t1
        xor rdi, rcx                                               ;   170.2 alu0    40 t1
        rorx rcx, r9, 0x29                                         ;   169.2 alu2    40 t1
        xor rdi, rcx                                               ;   171.2 alu3    40 t1
        add r15, rdi                                               ;   172.2 alu0    53 t1
        mov rdi, r12                                               ;   167.5         44 v[0] copy
        and rdi, r8                                                ;   168.5 alu3    44 v[0]
        add r13, rdi                                               ;   170.2 alu1    55 v[0]
        rorx rdi, r13, 0x1c                                        ;   171.2 alu2    39 v[7]
        rorx rcx, r13, 0x22                                        ;   171.2 alu1    39 v[7]
        vpaddq xmm8, xmm1, [rel sha512_blocks.T0_w.blocks + 384]   ;   170.7 fp2+agu1   68 w[14]
        vmovdqa [rsp + 384], xmm8                                  ;   171.7 agu2+fp5   68 w[14]
        xor rdi, rcx                                               ;   172.2 alu0    39 v[7]
        rorx rcx, r13, 0x27                                        ;   171.2 alu2    39 v[7]
        xor rdi, rcx                                               ;   173.2 alu3    39 v[7]
        mov rcx, r8                                                ;   169.2         44 v[0] copy
        xor rcx, rsi                                               ;   169.8 alu0    44 v[0]
        vpalignr xmm8, xmm0, xmm11, 8                              ;   169.5 fp1     68 w[0]
        vpsllq xmm9, xmm1, 3                                       ;   170.7 fp2     68 w[0]
        and rcx, r13                                               ;   171.2 alu3    44 v[7]
        add rdi, rcx                                               ;   174.2 alu1    55 v[7]
        mov rcx, qword [rsp + 152]                                 ;   170.2 agu0    53 t1
        add rcx, rax                                               ;   174.2 alu0    53 t1
        mov rdx, rax                                               ;   170.5         43 t1 copy
        xor rdx, rbp                                               ;   171.3 alu2    43 t1
        vpsrlq xmm13, xmm1, 0x3d                                   ;   170.8 fp1     68 w[0]
        and rdx, r9                                                ;   172.3 alu3    43 t1
        xor rax, rdx                                               ;   173.3 alu1    43 t1
        add r15, rax                                               ;   174.3 alu0    53 t1
        add r12, r15                                               ;   175.3 alu2    54 v[3]
        add rdi, r15                                               ;   175.3 alu3    55 v[7]
        vpxor xmm9, xmm9, xmm13                                    ;   171.8 fp0     68 w[0]
        rorx r15, r12, 0xe                                         ;   176.3 alu1    40 t1
        rorx rax, r12, 0x12                                        ;   176.3 alu2    40 t1
        xor r15, rax                                               ;   177.3 alu0    40 t1
        rorx rax, r12, 0x29                                        ;   176.3 alu1    40 t1
        xor r15, rax                                               ;   178.3 alu3    40 t1
        add rcx, r15                                               ;   179.3 alu0    53 t1
        vpsllq xmm13, xmm10, 0x38                                  ;   173.0 fp2     68 w[0]
        mov r15, r8                                                ;   173.2         44 v[7] copy
        and r15, rsi                                               ;   174.3 alu2    44 v[7]
        add rdi, r15                                               ;   176.3 alu3    55 v[7]
        mov r15, rsi                                               ;   173.7         44 v[7] copy
        xor r15, r13                                               ;   174.7 alu1    44 v[7]
        mov rax, rbp                                               ;   174.0         43 t1 copy
        xor rax, r9                                                ;   174.8 alu0    43 t1
        and rax, r12                                               ;   176.3 alu2    43 t1
        xor rax, rbp                                               ;   177.3 alu3    43 t1
        add rcx, rax                                               ;   180.3 alu1    53 t1
        add r8, rcx                                                ;   181.3 alu0    54 v[2]
        and r15, rdi                                               ;   177.3 alu2    44 v[6]
        rorx rax, rdi, 0x1c                                        ;   177.3 alu1    39 v[6]
        vpaddq xmm7, xmm7, xmm8                                    ;   175.3 fp3     68 w[0]
        vpsrlq xmm14, xmm10, 8                                     ;   175.5 fp1     68 w[0]
        vpxor xmm13, xmm13, xmm14                                  ;   176.5 fp0     68 w[0]
        vpsllq xmm14, xmm10, 0x3f                                  ;   175.8 fp2     68 w[0]
        vpsrlq xmm15, xmm10, 1                                     ;   176.5 fp1     68 w[0]
        vpxor xmm14, xmm14, xmm15                                  ;   177.5 fp3     68 w[0]
        vpxor xmm13, xmm13, xmm14                                  ;   178.5 fp0     68 w[0]
        vpsrlq xmm10, xmm10, 7                                     ;   176.8 fp2     68 w[0]
        vpxor xmm13, xmm13, xmm10                                  ;   179.5 fp3     68 w[0]
        vpaddq xmm7, xmm7, xmm13                                   ;   180.5 fp1     68 w[0]
        vpsllq xmm10, xmm1, 0x2d                                   ;   177.8 fp2     68 w[0]
        vpsrlq xmm13, xmm1, 0x13                                   ;   178.5 fp1     68 w[0]
        vpxor xmm10, xmm10, xmm13                                  ;   179.5 fp0     68 w[0]
        vpxor xmm9, xmm9, xmm10                                    ;   180.5 fp3     68 w[0]
        vpsrlq xmm10, xmm1, 6                                      ;   178.8 fp2     68 w[0]
        vpxor xmm9, xmm9, xmm10                                    ;   181.5 fp0     68 w[0]
        vpaddq xmm7, xmm7, xmm9                                    ;   182.5 fp3     68 w[0]
        add r15, rcx                                               ;   181.3 alu3    55 v[6]
        add rbp, qword [rsp + 160]                                 ;   178.3 alu0+agu1   53 t1
        rorx rcx, rdi, 0x22                                        ;   178.5 alu2    39 v[6]
        xor rax, rcx                                               ;   179.5 alu1    39 v[6]
        rorx rcx, rdi, 0x27                                        ;   179.5 alu2    39 v[6]
        xor rax, rcx                                               ;   180.5 alu3    39 v[6]
        add r15, rax                                               ;   182.3 alu0    55 v[6]
        rorx rax, r8, 0xe                                          ;   182.3 alu1    40 t1
        rorx rcx, r8, 0x12                                         ;   182.3 alu2    40 t1
        xor rax, rcx                                               ;   183.3 alu3    40 t1
        rorx rcx, r8, 0x29                                         ;   182.3 alu1    40 t1
        xor rax, rcx                                               ;   184.3 alu0    40 t1
        add rbp, rax                                               ;   185.3 alu3    53 t1
        mov rax, rsi                                               ;   180.3         44 v[6] copy
        and rax, r13                                               ;   181.3 alu0    44 v[6]
        add r15, rax                                               ;   183.3 alu2    55 v[6]
        rorx rax, r15, 0x1c                                        ;   184.3 alu1    39 v[5]
        rorx rcx, r15, 0x22                                        ;   184.3 alu2    39 v[5]
        vpaddq xmm9, xmm7, [rel sha512_blocks.T0_w.blocks + 400]   ;   183.5 fp1+agu0   68 w[0]
        vmovdqa [rsp + 400], xmm9                                  ;   184.5 agu2+fp5   68 w[0]
        xor rax, rcx                                               ;   185.3 alu3    39 v[5]
        rorx rcx, r15, 0x27                                        ;   184.3 alu1    39 v[5]
        xor rax, rcx                                               ;   186.3 alu0    39 v[5]
        mov rcx, r13                                               ;   182.3         44 v[6] copy
        xor rcx, rdi                                               ;   183.2 alu3    44 v[6]
        vpalignr xmm9, xmm12, xmm0, 8                              ;   182.7 fp2     68 w[2]
        vpsllq xmm10, xmm7, 3                                      ;   183.5 fp1     68 w[2]
        and rcx, r15                                               ;   184.3 alu0    44 v[5]
        add rax, rcx                                               ;   187.3 alu2    55 v[5]
        mov rcx, qword [rsp + 168]                                 ;   183.3 agu1    53 t1
        add rcx, r9                                                ;   187.3 alu1    53 t1
        mov rdx, r9                                                ;   183.7         43 t1 copy
        xor rdx, r12                                               ;   184.2 alu3    43 t1
        vpsrlq xmm13, xmm7, 0x3d                                   ;   184.0 fp2     68 w[2]
        and rdx, r8                                                ;   185.2 alu0    43 t1
        xor r9, rdx                                                ;   186.2 alu2    43 t1
        add rbp, r9                                                ;   187.2 alu1    53 t1
        add rsi, rbp                                               ;   188.2 alu3    54 v[1]
        add rax, rbp                                               ;   188.3 alu0    55 v[5]
        vpxor xmm10, xmm10, xmm13                                  ;   185.0 fp0     68 w[2]
        rorx r9, rsi, 0xe                                          ;   189.2 alu2    40 t1
        rorx rbp, rsi, 0x12                                        ;   189.2 alu1    40 t1
        xor r9, rbp                                                ;   190.2 alu3    40 t1
        rorx rbp, rsi, 0x29                                        ;   189.2 alu2    40 t1
        xor r9, rbp                                                ;   191.2 alu0    40 t1
        add rcx, r9                                                ;   192.2 alu1    53 t1
        vpsllq xmm13, xmm2, 0x38                                   ;   186.2 fp1     68 w[2]
        mov r9, r13                                                ;   186.3         44 v[5] copy
        and r9, rdi                                                ;   187.2 alu3    44 v[5]
        add rax, r9                                                ;   189.3 alu0    55 v[5]
        mov r9, rdi                                                ;   186.8         44 v[5] copy
        xor r9, r15                                                ;   187.5 alu2    44 v[5]
        mov rbp, r12                                               ;   187.2         43 t1 copy
        xor rbp, r8                                                ;   187.7 alu1    43 t1
        and rbp, rsi                                               ;   189.2 alu3    43 t1
        xor rbp, r12                                               ;   190.2 alu0    43 t1
        add rcx, rbp                                               ;   193.2 alu2    53 t1
        add r13, rcx                                               ;   194.2 alu1    54 v[0]
        and r9, rax                                                ;   190.3 alu3    44 v[4]
        rorx rbp, rax, 0x1c                                        ;   190.3 alu2    39 v[4]
        vpsrlq xmm14, xmm2, 8                                      ;   188.5 fp2     68 w[2]
        vpxor xmm13, xmm13, xmm14                                  ;   189.5 fp3     68 w[2]
        vpsllq xmm14, xmm2, 0x3f                                   ;   188.8 fp1     68 w[2]
        vpsrlq xmm15, xmm2, 1                                      ;   189.5 fp2     68 w[2]
        vpxor xmm14, xmm14, xmm15                                  ;   190.5 fp0     68 w[2]
        vpxor xmm13, xmm13, xmm14                                  ;   191.5 fp3     68 w[2]
        vpsrlq xmm2, xmm2, 7                                       ;   189.8 fp1     68 w[2]
        vpxor xmm13, xmm13, xmm2                                   ;   192.5 fp0     68 w[2]
        vpaddq xmm13, xmm13, xmm9                                  ;   193.5 fp2     68 w[2]
        vpsllq xmm2, xmm7, 0x2d                                    ;   190.8 fp1     68 w[2]
        vpsrlq xmm14, xmm7, 0x13                                   ;   191.5 fp2     68 w[2]
        vpxor xmm2, xmm2, xmm14                                    ;   192.5 fp3     68 w[2]
        vpxor xmm10, xmm10, xmm2                                   ;   193.5 fp0     68 w[2]
        vpsrlq xmm2, xmm7, 6                                       ;   191.8 fp1     68 w[2]
        vpxor xmm10, xmm10, xmm2                                   ;   194.5 fp3     68 w[2]
        vpaddq xmm13, xmm13, xmm10                                 ;   195.5 fp0     68 w[2]
        add r9, rcx                                                ;   194.2 alu0    55 v[4]
        add r12, qword [rsp + 176]                                 ;   191.3 alu1+agu0   53 t1
        rorx rcx, rax, 0x22                                        ;   191.5 alu2    39 v[4]
        xor rbp, rcx                                               ;   192.5 alu3    39 v[4]
        rorx rcx, rax, 0x27                                        ;   192.3 alu1    39 v[4]
        xor rbp, rcx                                               ;   193.5 alu0    39 v[4]
        add r9, rbp                                                ;   195.2 alu2    55 v[4]
        vpaddq xmm13, xmm13, [rsp + 112]                           ;   196.5 fp2+agu1   68 w[2]
        rorx rbp, r13, 0xe                                         ;   195.2 alu1    40 t1
        rorx rcx, r13, 0x12                                        ;   195.2 alu2    40 t1
        xor rbp, rcx                                               ;   196.2 alu3    40 t1
        rorx rcx, r13, 0x29                                        ;   195.2 alu1    40 t1
        xor rbp, rcx                                               ;   197.2 alu0    40 t1
        add r12, rbp                                               ;   198.2 alu3    53 t1
        mov rbp, rdi                                               ;   193.5         44 v[4] copy
        and rbp, r15                                               ;   194.2 alu0    44 v[4]
        add r9, rbp                                                ;   196.2 alu2    55 v[4]
        rorx rbp, r9, 0x1c                                         ;   197.2 alu1    39 v[3]
        rorx rcx, r9, 0x22                                         ;   197.2 alu2    39 v[3]
        vpaddq xmm2, xmm13, [rel sha512_blocks.T0_w.blocks + 416]  ;   197.5 fp3+agu0   68 w[2]
        vmovdqa [rsp + 416], xmm2                                  ;   198.5 agu2+fp5   68 w[2]
        xor rbp, rcx                                               ;   198.2 alu3    39 v[3]
        rorx rcx, r9, 0x27                                         ;   197.2 alu1    39 v[3]
        xor rbp, rcx                                               ;   199.2 alu0    39 v[3]
        mov rcx, r15                                               ;   195.3         44 v[4] copy
        xor rcx, rax                                               ;   195.8 alu3    44 v[4]
        vpalignr xmm2, xmm1, xmm12, 8                              ;   195.7 fp1     68 w[4]
        vpsllq xmm10, xmm13, 3                                     ;   197.5 fp2     68 w[4]
        and rcx, r9                                                ;   197.2 alu0    44 v[3]
        add rbp, rcx                                               ;   200.2 alu2    55 v[3]
        mov rcx, qword [rsp + 184]                                 ;   196.3 agu1    53 t1
        add rcx, r8                                                ;   200.3 alu3    53 t1
        mov rdx, r8                                                ;   196.7         43 t1 copy
        xor rdx, rsi                                               ;   197.2 alu0    43 t1
        and rdx, r13                                               ;   198.2 alu1    43 t1
        xor r8, rdx                                                ;   199.2 alu2    43 t1
        add r12, r8                                                ;   200.2 alu3    53 t1
        add rdi, r12                                               ;   201.2 alu0    54 v[7]
        add rbp, r12                                               ;   201.2 alu1    55 v[3]
        rorx r8, rdi, 0xe                                          ;   202.2 alu2    40 t1
        rorx r12, rdi, 0x12                                        ;   202.2 alu1    40 t1
        xor r8, r12                                                ;   203.2 alu3    40 t1
        rorx r12, rdi, 0x29                                        ;   202.2 alu2    40 t1
        xor r8, r12                                                ;   204.2 alu0    40 t1
        add rcx, r8                                                ;   205.2 alu3    53 t1
        mov r8, r15                                                ;   198.8         44 v[3] copy
        and r8, rax                                                ;   200.2 alu0    44 v[3]
        add rbp, r8                                                ;   202.2 alu1    55 v[3]
        mov r8, rax                                                ;   199.3         44 v[3] copy
        xor r8, r9                                                 ;   200.5 alu2    44 v[3]
        mov r12, rsi                                               ;   199.7         43 t1 copy
        xor r12, r13                                               ;   200.8 alu3    43 t1
        and r12, rdi                                               ;   202.2 alu0    43 t1
        xor r12, rsi                                               ;   203.2 alu1    43 t1
        add rcx, r12                                               ;   206.2 alu2    53 t1
        add r15, rcx                                               ;   207.2 alu3    54 v[6]
        and r8, rbp                                                ;   203.2 alu0    44 v[2]
        rorx r12, rbp, 0x1c                                        ;   203.2 alu1    39 v[2]
        vpaddq xmm4, xmm4, xmm2                                    ;   201.0 fp0     68 w[4]
        vpsllq xmm14, xmm3, 0x38                                   ;   201.2 fp1     68 w[4]
        vpsrlq xmm15, xmm3, 8                                      ;   201.3 fp2     68 w[4]
        vpxor xmm14, xmm14, xmm15                                  ;   202.3 fp3     68 w[4]
        vpsllq xmm15, xmm3, 0x3f                                   ;   202.2 fp1     68 w[4]
        rorx rdx, rbp, 0x22                                        ;   203.2 alu2    39 v[2]
        rorx rbx, rbp, 0x27                                        ;   203.3 alu1    39 v[2]
        vmovdqa [rsp + 112], xmm12                                 ;   202.3 agu0+fp5   68 w[12] spill
        vpsrlq xmm12, xmm3, 1                                      ;   202.5 fp2     68 w[4]
        vpxor xmm15, xmm15, xmm12                                  ;   203.5 fp0     68 w[4]
        vpxor xmm14, xmm14, xmm15                                  ;   204.5 fp3     68 w[4]
        vpsrlq xmm3, xmm3, 7                                       ;   203.2 fp1     68 w[4]
        vpxor xmm14, xmm14, xmm3                                   ;   205.5 fp2     68 w[4]
        vpaddq xmm4, xmm4, xmm14                                   ;   206.5 fp0     68 w[4]
        vpsrlq xmm3, xmm13, 0x3d                                   ;   204.2 fp1     68 w[4]
        vpxor xmm10, xmm10, xmm3                                   ;   205.2 fp3     68 w[4]
        xor r12, rdx                                               ;   204.2 alu3    39 v[2]
        xor r12, rbx                                               ;   205.2 alu0    39 v[2]
        vpsllq xmm3, xmm13, 0x2d                                   ;   204.5 fp2     68 w[4]
        vpsrlq xmm12, xmm13, 0x13                                  ;   205.2 fp1     68 w[4]
        vpxor xmm3, xmm3, xmm12                                    ;   206.2 fp0     68 w[4]
        vpxor xmm10, xmm10, xmm3                                   ;   207.2 fp3     68 w[4]
        vpsrlq xmm3, xmm13, 6                                      ;   205.5 fp2     68 w[4]
        vpxor xmm10, xmm10, xmm3                                   ;   208.2 fp0     68 w[4]
        vpaddq xmm4, xmm4, xmm10                                   ;   209.2 fp3     68 w[4]
        add r8, r12                                                ;   206.2 alu2    55 v[2]
        add r8, rcx                                                ;   207.2 alu1    55 v[2]
        add rsi, qword [rsp + 192]                                 ;   205.7 alu3+agu2   53 t1
        rorx r12, r15, 0xe                                         ;   208.2 alu2    40 t1
        rorx rcx, r15, 0x12                                        ;   208.2 alu1    40 t1
        xor r12, rcx                                               ;   209.2 alu0    40 t1
        rorx rcx, r15, 0x29                                        ;   208.2 alu2    40 t1
        xor r12, rcx                                               ;   210.2 alu3    40 t1
        add rsi, r12                                               ;   211.2 alu0    53 t1
        mov r12, rax                                               ;   206.8         44 v[2] copy
        and r12, r9                                                ;   207.5 alu1    44 v[2]
        add r8, r12                                                ;   208.5 alu3    55 v[2]
        rorx r12, r8, 0x1c                                         ;   209.5 alu2    39 v[1]
        rorx rcx, r8, 0x22                                         ;   209.5 alu1    39 v[1]
        vpaddq xmm3, xmm4, [rel sha512_blocks.T0_w.blocks + 432]   ;   210.2 fp1+agu1   68 w[4]
        vmovdqa [rsp + 432], xmm3                                  ;   211.2 agu0+fp5   68 w[4]
        xor r12, rcx                                               ;   210.5 alu0    39 v[1]
        rorx rcx, r8, 0x27                                         ;   209.5 alu2    39 v[1]
        xor r12, rcx                                               ;   211.5 alu3    39 v[1]
        mov rcx, r9                                                ;   208.5         44 v[2] copy
        xor rcx, rbp                                               ;   209.2 alu0    44 v[2]
        vpalignr xmm3, xmm7, xmm1, 8                               ;   208.8 fp2     68 w[6]
        vpsllq xmm10, xmm4, 3                                      ;   210.2 fp1     68 w[6]
        and rcx, r8                                                ;   210.2 alu1    44 v[1]
        add r12, rcx                                               ;   212.5 alu3    55 v[1]
        mov rcx, qword [rsp + 200]                                 ;   209.5 agu2    53 t1
        add rcx, r13                                               ;   213.5 alu0    53 t1
        mov rdx, r13                                               ;   209.8         43 t1 copy
        xor rdx, rdi                                               ;   210.3 alu2    43 t1
        vpsrlq xmm12, xmm4, 0x3d                                   ;   210.2 fp2     68 w[6]
        and rdx, r15                                               ;   211.3 alu1    43 t1
        xor r13, rdx                                               ;   212.3 alu3    43 t1
        add rsi, r13                                               ;   213.3 alu0    53 t1
        add rax, rsi                                               ;   214.3 alu2    54 v[5]
        add r12, rsi                                               ;   214.3 alu1    55 v[1]
        vpxor xmm10, xmm10, xmm12                                  ;   211.2 fp0     68 w[6]
        rorx r13, rax, 0xe                                         ;   215.3 alu2    40 t1
        rorx rsi, rax, 0x12                                        ;   215.3 alu1    40 t1
        xor r13, rsi                                               ;   216.3 alu3    40 t1
        rorx rsi, rax, 0x29                                        ;   215.3 alu2    40 t1
        xor r13, rsi                                               ;   217.3 alu0    40 t1
        add rcx, r13                                               ;   218.3 alu3    53 t1
        vpsllq xmm12, xmm6, 0x38                                   ;   212.3 fp1     68 w[6]
        mov r13, r9                                                ;   212.5         44 v[1] copy
        and r13, rbp                                               ;   213.2 alu0    44 v[1]
        add r12, r13                                               ;   215.3 alu1    55 v[1]
        mov r13, rbp                                               ;   213.0         44 v[1] copy
        xor r13, r8                                                ;   213.7 alu3    44 v[1]
        mov rsi, rdi                                               ;   213.3         43 t1 copy
        xor rsi, r15                                               ;   214.2 alu0    43 t1
        and rsi, rax                                               ;   215.3 alu2    43 t1
        xor rsi, rdi                                               ;   216.3 alu1    43 t1
        add rcx, rsi                                               ;   219.3 alu3    53 t1
        add r9, rcx                                                ;   220.3 alu0    54 v[4]
        and r13, r12                                               ;   216.3 alu2    44 v[0]
        rorx rsi, r12, 0x1c                                        ;   216.3 alu1    39 v[0]
        vpaddq xmm5, xmm5, xmm3                                    ;   214.7 fp3     68 w[6]
        vpsrlq xmm14, xmm6, 8                                      ;   214.8 fp2     68 w[6]
        vpxor xmm12, xmm12, xmm14                                  ;   215.8 fp0     68 w[6]
        vpsllq xmm14, xmm6, 0x3f                                   ;   215.2 fp1     68 w[6]
        vpsrlq xmm15, xmm6, 1                                      ;   215.8 fp2     68 w[6]
        vpxor xmm14, xmm14, xmm15                                  ;   216.8 fp3     68 w[6]
        vpxor xmm12, xmm12, xmm14                                  ;   217.8 fp0     68 w[6]
        vpsrlq xmm6, xmm6, 7                                       ;   216.2 fp1     68 w[6]
        vpxor xmm12, xmm12, xmm6                                   ;   218.8 fp3     68 w[6]
        vpaddq xmm5, xmm5, xmm12                                   ;   219.8 fp2     68 w[6]
        vpsllq xmm6, xmm4, 0x2d                                    ;   217.2 fp1     68 w[6]
        vpsrlq xmm12, xmm4, 0x13                                   ;   217.8 fp2     68 w[6]
        vpxor xmm6, xmm6, xmm12                                    ;   218.8 fp0     68 w[6]
        vpxor xmm10, xmm10, xmm6                                   ;   219.8 fp3     68 w[6]
        vpsrlq xmm6, xmm4, 6                                       ;   218.2 fp1     68 w[6]
        vpxor xmm10, xmm10, xmm6                                   ;   220.8 fp0     68 w[6]
        vpaddq xmm5, xmm5, xmm10                                   ;   221.8 fp3     68 w[6]
        add r13, rcx                                               ;   220.3 alu3    55 v[0]
        add rdi, qword [rsp + 208]                                 ;   217.7 alu0+agu1   53 t1
        rorx rcx, r12, 0x22                                        ;   217.8 alu2    39 v[0]
        xor rsi, rcx                                               ;   218.8 alu1    39 v[0]
        rorx rcx, r12, 0x27                                        ;   218.8 alu2    39 v[0]
        xor rsi, rcx                                               ;   219.8 alu3    39 v[0]
        add r13, rsi                                               ;   221.3 alu0    55 v[0]
        rorx rsi, r9, 0xe                                          ;   221.3 alu1    40 t1
        rorx rcx, r9, 0x12                                         ;   221.3 alu2    40 t1
        xor rsi, rcx                                               ;   222.3 alu3    40 t1
        rorx rcx, r9, 0x29                                         ;   221.3 alu1    40 t1
        xor rsi, rcx                                               ;   223.3 alu0    40 t1
        add rdi, rsi                                               ;   224.3 alu3    53 t1
        mov rsi, rbp                                               ;   219.7         44 v[0] copy
        and rsi, r8                                                ;   220.7 alu0    44 v[0]
        add r13, rsi                                               ;   222.3 alu2    55 v[0]
        rorx rsi, r13, 0x1c                                        ;   223.3 alu1    39 v[7]
        rorx rcx, r13, 0x22                                        ;   223.3 alu2    39 v[7]
        vpaddq xmm6, xmm5, [rel sha512_blocks.T0_w.blocks + 448]   ;   222.8 fp2+agu0   68 w[6]
        vmovdqa [rsp + 448], xmm6                                  ;   223.8 agu2+fp5   68 w[6]
        xor rsi, rcx                                               ;   224.3 alu3    39 v[7]
        rorx rcx, r13, 0x27                                        ;   223.3 alu1    39 v[7]
        xor rsi, rcx                                               ;   225.3 alu0    39 v[7]
        mov rcx, r8                                                ;   221.3         44 v[0] copy
        xor rcx, r12                                               ;   222.5 alu3    44 v[0]
        vpalignr xmm6, xmm13, xmm7, 8                              ;   221.7 fp1     68 w[8]
        vpsllq xmm10, xmm5, 3                                      ;   222.8 fp2     68 w[8]
        and rcx, r13                                               ;   223.5 alu0    44 v[7]
        add rsi, rcx                                               ;   226.3 alu2    55 v[7]
        mov rcx, qword [rsp + 216]                                 ;   222.3 agu1    53 t1
        add rcx, r15                                               ;   226.3 alu1    53 t1
        mov rdx, r15                                               ;   222.7         43 t1 copy
        xor rdx, rax                                               ;   223.5 alu3    43 t1
        vpsrlq xmm12, xmm5, 0x3d                                   ;   223.0 fp1     68 w[8]
        and rdx, r9                                                ;   224.5 alu0    43 t1
        xor r15, rdx                                               ;   225.5 alu2    43 t1
        add rdi, r15                                               ;   226.5 alu1    53 t1
        add rbp, rdi                                               ;   227.5 alu3    54 v[3]
        add rsi, rdi                                               ;   227.5 alu0    55 v[7]
        vpxor xmm10, xmm10, xmm12                                  ;   224.0 fp0     68 w[8]
        rorx r15, rbp, 0xe                                         ;   228.5 alu2    40 t1
        rorx rdi, rbp, 0x12                                        ;   228.5 alu1    40 t1
        xor r15, rdi                                               ;   229.5 alu3    40 t1
        rorx rdi, rbp, 0x29                                        ;   228.5 alu2    40 t1
        xor r15, rdi                                               ;   230.5 alu0    40 t1
        add rcx, r15                                               ;   231.5 alu1    53 t1
        vpsllq xmm12, xmm8, 0x38                                   ;   225.2 fp2     68 w[8]
        mov r15, r8                                                ;   225.3         44 v[7] copy
        and r15, r12                                               ;   226.5 alu3    44 v[7]
        add rsi, r15                                               ;   228.5 alu0    55 v[7]
        mov r15, r12                                               ;   225.8         44 v[7] copy
        xor r15, r13                                               ;   226.8 alu2    44 v[7]
        mov rdi, rax                                               ;   226.2         43 t1 copy
        xor rdi, r9                                                ;   227.0 alu1    43 t1
        and rdi, rbp                                               ;   228.5 alu3    43 t1
        xor rdi, rax                                               ;   229.5 alu0    43 t1
        add rcx, rdi                                               ;   232.5 alu2    53 t1
        add r8, rcx                                                ;   233.5 alu1    54 v[2]
        and r15, rsi                                               ;   229.5 alu3    44 v[6]
        rorx rdi, rsi, 0x1c                                        ;   229.5 alu2    39 v[6]
        vpaddq xmm11, xmm11, xmm6                                  ;   227.5 fp3     68 w[8]
        vpsrlq xmm14, xmm8, 8                                      ;   227.7 fp1     68 w[8]
        vpxor xmm12, xmm12, xmm14                                  ;   228.7 fp0     68 w[8]
        vpsllq xmm14, xmm8, 0x3f                                   ;   228.0 fp2     68 w[8]
        vpsrlq xmm15, xmm8, 1                                      ;   228.7 fp1     68 w[8]
        vpxor xmm14, xmm14, xmm15                                  ;   229.7 fp3     68 w[8]
        vpxor xmm12, xmm12, xmm14                                  ;   230.7 fp0     68 w[8]
        vpsrlq xmm8, xmm8, 7                                       ;   229.0 fp2     68 w[8]
        vpxor xmm12, xmm12, xmm8                                   ;   231.7 fp3     68 w[8]
        vpaddq xmm11, xmm11, xmm12                                 ;   232.7 fp1     68 w[8]
        vpsllq xmm8, xmm5, 0x2d                                    ;   230.0 fp2     68 w[8]
        vpsrlq xmm12, xmm5, 0x13                                   ;   230.7 fp1     68 w[8]
        vpxor xmm8, xmm8, xmm12                                    ;   231.7 fp0     68 w[8]
        vpxor xmm10, xmm10, xmm8                                   ;   232.7 fp3     68 w[8]
        vpsrlq xmm8, xmm5, 6                                       ;   231.0 fp2     68 w[8]
        vpxor xmm10, xmm10, xmm8                                   ;   233.7 fp0     68 w[8]
        vpaddq xmm11, xmm11, xmm10                                 ;   234.7 fp3     68 w[8]
        add r15, rcx                                               ;   233.5 alu0    55 v[6]
        add rax, qword [rsp + 224]                                 ;   230.5 alu1+agu0   53 t1
        rorx rcx, rsi, 0x22                                        ;   230.7 alu2    39 v[6]
        xor rdi, rcx                                               ;   231.7 alu3    39 v[6]
        rorx rcx, rsi, 0x27                                        ;   231.5 alu1    39 v[6]
        xor rdi, rcx                                               ;   232.7 alu0    39 v[6]
        add r15, rdi                                               ;   234.5 alu2    55 v[6]
        rorx rdi, r8, 0xe                                          ;   234.5 alu1    40 t1
        rorx rcx, r8, 0x12                                         ;   234.5 alu2    40 t1
        xor rdi, rcx                                               ;   235.5 alu3    40 t1
        rorx rcx, r8, 0x29                                         ;   234.5 alu1    40 t1
        xor rdi, rcx                                               ;   236.5 alu0    40 t1
        add rax, rdi                                               ;   237.5 alu3    53 t1
        mov rdi, r12                                               ;   232.5         44 v[6] copy
        and rdi, r13                                               ;   233.3 alu0    44 v[6]
        add r15, rdi                                               ;   235.5 alu2    55 v[6]
        rorx rdi, r15, 0x1c                                        ;   236.5 alu1    39 v[5]
        rorx rcx, r15, 0x22                                        ;   236.5 alu2    39 v[5]
        vpaddq xmm8, xmm11, [rel sha512_blocks.T0_w.blocks + 464]  ;   235.7 fp1+agu1   68 w[8]
        vmovdqa [rsp + 464], xmm8                                  ;   236.7 agu2+fp5   68 w[8]
        xor rdi, rcx                                               ;   237.5 alu3    39 v[5]
        rorx rcx, r15, 0x27                                        ;   236.5 alu1    39 v[5]
        xor rdi, rcx                                               ;   238.5 alu0    39 v[5]
        mov rcx, r13                                               ;   234.5         44 v[6] copy
        xor rcx, rsi                                               ;   234.8 alu3    44 v[6]
        vpalignr xmm8, xmm4, xmm13, 8                              ;   234.8 fp2     68 w[10]
        vpsllq xmm10, xmm11, 3                                     ;   235.7 fp1     68 w[10]
        and rcx, r15                                               ;   236.5 alu0    44 v[5]
        add rdi, rcx                                               ;   239.5 alu2    55 v[5]
        mov rcx, qword [rsp + 232]                                 ;   235.5 agu0    53 t1
        add rcx, r9                                                ;   239.5 alu3    53 t1
        mov rdx, r9                                                ;   235.8         43 t1 copy
        xor rdx, rbp                                               ;   236.3 alu0    43 t1
        vpsrlq xmm12, xmm11, 0x3d                                  ;   236.2 fp2     68 w[10]
        and rdx, r8                                                ;   237.3 alu1    43 t1
        xor r9, rdx                                                ;   238.3 alu2    43 t1
        add rax, r9                                                ;   239.3 alu3    53 t1
        add r12, rax                                               ;   240.3 alu0    54 v[1]
        add rdi, rax                                               ;   240.5 alu1    55 v[5]
        vpxor xmm10, xmm10, xmm12                                  ;   237.2 fp0     68 w[10]
        rorx r9, r12, 0xe                                          ;   241.3 alu2    40 t1
        rorx rax, r12, 0x12                                        ;   241.3 alu1    40 t1
        xor r9, rax                                                ;   242.3 alu3    40 t1
        rorx rax, r12, 0x29                                        ;   241.3 alu2    40 t1
        xor r9, rax                                                ;   243.3 alu0    40 t1
        add rcx, r9                                                ;   244.3 alu3    53 t1
        vpsllq xmm12, xmm9, 0x38                                   ;   238.3 fp1     68 w[10]
        mov r9, r13                                                ;   238.5         44 v[5] copy
        and r9, rsi                                                ;   239.3 alu0    44 v[5]
        add rdi, r9                                                ;   241.5 alu1    55 v[5]
        mov r9, rsi                                                ;   239.0         44 v[5] copy
        xor r9, r15                                                ;   239.7 alu2    44 v[5]
        mov rax, rbp                                               ;   239.3         43 t1 copy
        xor rax, r8                                                ;   239.8 alu3    43 t1
        and rax, r12                                               ;   241.3 alu0    43 t1
        xor rax, rbp                                               ;   242.3 alu1    43 t1
        add rcx, rax                                               ;   245.3 alu2    53 t1
        add r13, rcx                                               ;   246.3 alu3    54 v[0]
        and r9, rdi                                                ;   242.5 alu0    44 v[4]
        rorx rax, rdi, 0x1c                                        ;   242.5 alu1    39 v[4]
        vpaddq xmm0, xmm0, xmm8                                    ;   240.7 fp3     68 w[10]
        vpsrlq xmm14, xmm9, 8                                      ;   240.8 fp2     68 w[10]
        vpxor xmm12, xmm12, xmm14                                  ;   241.8 fp0     68 w[10]
        vpsllq xmm14, xmm9, 0x3f                                   ;   241.2 fp1     68 w[10]
        vpsrlq xmm15, xmm9, 1                                      ;   241.8 fp2     68 w[10]
        vpxor xmm14, xmm14, xmm15                                  ;   242.8 fp3     68 w[10]
        vpxor xmm12, xmm12, xmm14                                  ;   243.8 fp0     68 w[10]
        vpsrlq xmm9, xmm9, 7                                       ;   242.2 fp1     68 w[10]
        vpxor xmm12, xmm12, xmm9                                   ;   244.8 fp3     68 w[10]
        vpaddq xmm0, xmm0, xmm12                                   ;   245.8 fp2     68 w[10]
        vpsllq xmm9, xmm11, 0x2d                                   ;   243.2 fp1     68 w[10]
        vpsrlq xmm12, xmm11, 0x13                                  ;   243.8 fp2     68 w[10]
        vpxor xmm9, xmm9, xmm12                                    ;   244.8 fp0     68 w[10]
        vpxor xmm10, xmm10, xmm9                                   ;   245.8 fp3     68 w[10]
        vpsrlq xmm9, xmm11, 6                                      ;   244.2 fp1     68 w[10]
        vpxor xmm10, xmm10, xmm9                                   ;   246.8 fp0     68 w[10]
        vpaddq xmm0, xmm0, xmm10                                   ;   247.8 fp3     68 w[10]
        add r9, rcx                                                ;   246.3 alu2    55 v[4]
        add rbp, qword [rsp + 240]                                 ;   243.7 alu3+agu1   53 t1
        rorx rcx, rdi, 0x22                                        ;   243.8 alu1    39 v[4]
        xor rax, rcx                                               ;   244.8 alu0    39 v[4]
        rorx rcx, rdi, 0x27                                        ;   244.5 alu2    39 v[4]
        xor rax, rcx                                               ;   245.8 alu3    39 v[4]
        add r9, rax                                                ;   247.3 alu1    55 v[4]
        rorx rax, r13, 0xe                                         ;   247.3 alu2    40 t1
        rorx rcx, r13, 0x12                                        ;   247.3 alu1    40 t1
        xor rax, rcx                                               ;   248.3 alu0    40 t1
        rorx rcx, r13, 0x29                                        ;   247.3 alu2    40 t1
        xor rax, rcx                                               ;   249.3 alu3    40 t1
        add rbp, rax                                               ;   250.3 alu0    53 t1
        mov rax, rsi                                               ;   245.7         44 v[4] copy
        and rax, r15                                               ;   246.7 alu3    44 v[4]
        add r9, rax                                                ;   248.3 alu1    55 v[4]
        rorx rax, r9, 0x1c                                         ;   249.3 alu2    39 v[3]
        rorx rcx, r9, 0x22                                         ;   249.3 alu1    39 v[3]
        vpaddq xmm9, xmm0, [rel sha512_blocks.T0_w.blocks + 480]   ;   248.8 fp2+agu0   68 w[10]
        vmovdqa [rsp + 480], xmm9                                  ;   249.8 agu2+fp5   68 w[10]
        xor rax, rcx                                               ;   250.3 alu0    39 v[3]
        rorx rcx, r9, 0x27                                         ;   249.3 alu2    39 v[3]
        xor rax, rcx                                               ;   251.3 alu3    39 v[3]
        mov rcx, r15                                               ;   247.3         44 v[4] copy
        xor rcx, rdi                                               ;   248.0 alu0    44 v[4]
        vpalignr xmm9, xmm5, xmm4, 8                               ;   247.7 fp1     68 w[12]
        vpsllq xmm10, xmm0, 3                                      ;   248.8 fp2     68 w[12]
        and rcx, r9                                                ;   249.3 alu3    44 v[3]
        add rax, rcx                                               ;   252.3 alu1    55 v[3]
        mov rcx, qword [rsp + 248]                                 ;   248.3 agu1    53 t1
        add rcx, r8                                                ;   252.3 alu0    53 t1
        mov rdx, r8                                                ;   248.7         43 t1 copy
        xor rdx, r12                                               ;   249.5 alu2    43 t1
        vpsrlq xmm12, xmm0, 0x3d                                   ;   249.0 fp1     68 w[12]
        and rdx, r13                                               ;   250.5 alu3    43 t1
        xor r8, rdx                                                ;   251.5 alu1    43 t1
        add rbp, r8                                                ;   252.5 alu0    53 t1
        add rsi, rbp                                               ;   253.5 alu2    54 v[7]
        add rax, rbp                                               ;   253.5 alu3    55 v[3]
        vpxor xmm10, xmm10, xmm12                                  ;   250.0 fp0     68 w[12]
        rorx r8, rsi, 0xe                                          ;   254.5 alu1    40 t1
        rorx rbp, rsi, 0x12                                        ;   254.5 alu2    40 t1
        xor r8, rbp                                                ;   255.5 alu0    40 t1
        rorx rbp, rsi, 0x29                                        ;   254.5 alu1    40 t1
        xor r8, rbp                                                ;   256.5 alu3    40 t1
        add rcx, r8                                                ;   257.5 alu0    53 t1
        vpsllq xmm12, xmm2, 0x38                                   ;   251.2 fp2     68 w[12]
        mov r8, r15                                                ;   251.3         44 v[3] copy
        and r8, rdi                                                ;   252.5 alu2    44 v[3]
        add rax, r8                                                ;   254.5 alu3    55 v[3]
        mov r8, rdi                                                ;   251.8         44 v[3] copy
        xor r8, r9                                                 ;   252.8 alu1    44 v[3]
        mov rbp, r12                                               ;   252.2         43 t1 copy
        xor rbp, r13                                               ;   253.0 alu0    43 t1
        and rbp, rsi                                               ;   254.5 alu2    43 t1
        xor rbp, r12                                               ;   255.5 alu3    43 t1
        add rcx, rbp                                               ;   258.5 alu1    53 t1
        add r15, rcx                                               ;   259.5 alu0    54 v[6]
        and r8, rax                                                ;   255.5 alu2    44 v[2]
        rorx rbp, rax, 0x1c                                        ;   255.5 alu1    39 v[2]
        vpsrlq xmm14, xmm2, 8                                      ;   253.5 fp1     68 w[12]
        vpxor xmm12, xmm12, xmm14                                  ;   254.5 fp3     68 w[12]
        vpsllq xmm14, xmm2, 0x3f                                   ;   253.8 fp2     68 w[12]
        vpsrlq xmm15, xmm2, 1                                      ;   254.5 fp1     68 w[12]
        vpxor xmm14, xmm14, xmm15                                  ;   255.5 fp0     68 w[12]
        vpxor xmm12, xmm12, xmm14                                  ;   256.5 fp3     68 w[12]
        vpsrlq xmm2, xmm2, 7                                       ;   254.8 fp2     68 w[12]
        vpxor xmm12, xmm12, xmm2                                   ;   257.5 fp0     68 w[12]
        vpaddq xmm12, xmm12, xmm9                                  ;   258.5 fp1     68 w[12]
        vpsllq xmm2, xmm0, 0x2d                                    ;   255.8 fp2     68 w[12]
        vpsrlq xmm14, xmm0, 0x13                                   ;   256.5 fp1     68 w[12]
        vpxor xmm2, xmm2, xmm14                                    ;   257.5 fp3     68 w[12]
        vpxor xmm10, xmm10, xmm2                                   ;   258.5 fp0     68 w[12]
        vpsrlq xmm2, xmm0, 6                                       ;   256.8 fp2     68 w[12]
        vpxor xmm10, xmm10, xmm2                                   ;   259.5 fp3     68 w[12]
        vpaddq xmm12, xmm12, xmm10                                 ;   260.5 fp0     68 w[12]
        add r8, rcx                                                ;   259.5 alu3    55 v[2]
        add r12, qword [rsp + 256]                                 ;   256.5 alu0+agu0   53 t1
        rorx rcx, rax, 0x22                                        ;   256.7 alu2    39 v[2]
        xor rbp, rcx                                               ;   257.7 alu1    39 v[2]
        rorx rcx, rax, 0x27                                        ;   257.7 alu2    39 v[2]
        xor rbp, rcx                                               ;   258.7 alu3    39 v[2]
        add r8, rbp                                                ;   260.5 alu0    55 v[2]
        vpaddq xmm12, xmm12, [rsp + 112]                           ;   261.5 fp1+agu1   68 w[12]
        rorx rbp, r15, 0xe                                         ;   260.5 alu1    40 t1
        rorx rcx, r15, 0x12                                        ;   260.5 alu2    40 t1
        xor rbp, rcx                                               ;   261.5 alu3    40 t1
        rorx rcx, r15, 0x29                                        ;   260.5 alu1    40 t1
        xor rbp, rcx                                               ;   262.5 alu0    40 t1
        add r12, rbp                                               ;   263.5 alu3    53 t1
        mov rbp, rdi                                               ;   258.7         44 v[2] copy
        and rbp, r9                                                ;   259.5 alu0    44 v[2]
        add r8, rbp                                                ;   261.5 alu2    55 v[2]
        rorx rbp, r8, 0x1c                                         ;   262.5 alu1    39 v[1]
        rorx rcx, r8, 0x22                                         ;   262.5 alu2    39 v[1]
        vpaddq xmm2, xmm12, [rel sha512_blocks.T0_w.blocks + 496]  ;   262.5 fp3+agu0   68 w[12]
        vmovdqa [rsp + 496], xmm2                                  ;   263.5 agu2+fp5   68 w[12]
        xor rbp, rcx                                               ;   263.5 alu3    39 v[1]
        rorx rcx, r8, 0x27                                         ;   262.5 alu1    39 v[1]
        xor rbp, rcx                                               ;   264.5 alu0    39 v[1]
        mov rcx, r9                                                ;   260.7         44 v[2] copy
        xor rcx, rax                                               ;   261.3 alu3    44 v[2]
        vpalignr xmm2, xmm11, xmm5, 8                              ;   261.0 fp2     68 w[14]
        vpsllq xmm10, xmm12, 3                                     ;   262.5 fp1     68 w[14]
        and rcx, r8                                                ;   262.5 alu0    44 v[1]
        add rbp, rcx                                               ;   265.5 alu2    55 v[1]
        mov rcx, qword [rsp + 264]                                 ;   261.7 agu1    53 t1
        add rcx, r13                                               ;   265.7 alu1    53 t1
        mov rdx, r13                                               ;   262.0         43 t1 copy
        xor rdx, rsi                                               ;   262.3 alu3    43 t1
        and rdx, r15                                               ;   263.3 alu0    43 t1
        xor r13, rdx                                               ;   264.3 alu2    43 t1
        add r12, r13                                               ;   265.3 alu1    53 t1
        add rdi, r12                                               ;   266.3 alu3    54 v[5]
        add rbp, r12                                               ;   266.5 alu0    55 v[1]
        rorx r12, rdi, 0xe                                         ;   267.3 alu2    40 t1
        rorx r13, rdi, 0x12                                        ;   267.3 alu1    40 t1
        xor r12, r13                                               ;   268.3 alu3    40 t1
        rorx r13, rdi, 0x29                                        ;   267.3 alu2    40 t1
        xor r12, r13                                               ;   269.3 alu0    40 t1
        add rcx, r12                                               ;   270.3 alu1    53 t1
        mov r12, r9                                                ;   264.2         44 v[1] copy
        and r12, rax                                               ;   265.3 alu3    44 v[1]
        add rbp, r12                                               ;   267.5 alu0    55 v[1]
        mov r12, rax                                               ;   264.7         44 v[1] copy
        xor r12, r8                                                ;   265.7 alu2    44 v[1]
        mov r13, rsi                                               ;   265.0         43 t1 copy
        xor r13, r15                                               ;   265.8 alu1    43 t1
        and r13, rdi                                               ;   267.3 alu3    43 t1
        xor r13, rsi                                               ;   268.3 alu0    43 t1
        add rcx, r13                                               ;   271.3 alu2    53 t1
        add r9, rcx                                                ;   272.3 alu1    54 v[4]
        and r12, rbp                                               ;   268.5 alu3    44 v[0]
        rorx r13, rbp, 0x1c                                        ;   268.5 alu2    39 v[0]
        vpaddq xmm1, xmm1, xmm2                                    ;   266.3 fp0     68 w[14]
        vpsllq xmm14, xmm3, 0x38                                   ;   266.5 fp2     68 w[14]
        vpsrlq xmm15, xmm3, 8                                      ;   266.7 fp1     68 w[14]
        vpxor xmm14, xmm14, xmm15                                  ;   267.7 fp3     68 w[14]
        vpsllq xmm15, xmm3, 0x3f                                   ;   267.5 fp2     68 w[14]
        rorx rdx, rbp, 0x22                                        ;   268.5 alu1    39 v[0]
        xor r13, rdx                                               ;   269.5 alu0    39 v[0]
        rorx rdx, rbp, 0x27                                        ;   268.7 alu2    39 v[0]
        xor r13, rdx                                               ;   270.5 alu3    39 v[0]
        vmovdqa [rsp + 112], xmm5                                  ;   267.8 agu0+fp5   68 w[6] spill
        vpsrlq xmm5, xmm3, 1                                       ;   268.0 fp1     68 w[14]
        vpxor xmm15, xmm15, xmm5                                   ;   269.0 fp0     68 w[14]
        vpxor xmm14, xmm14, xmm15                                  ;   270.0 fp3     68 w[14]
        vpsrlq xmm3, xmm3, 7                                       ;   268.5 fp2     68 w[14]
        vpxor xmm14, xmm14, xmm3                                   ;   271.0 fp1     68 w[14]
        vpaddq xmm1, xmm1, xmm14                                   ;   272.0 fp0     68 w[14]
        vpsrlq xmm3, xmm12, 0x3d                                   ;   269.5 fp2     68 w[14]
        vpxor xmm10, xmm10, xmm3                                   ;   270.5 fp3     68 w[14]
        vpsllq xmm3, xmm12, 0x2d                                   ;   270.0 fp1     68 w[14]
        vpsrlq xmm5, xmm12, 0x13                                   ;   270.5 fp2     68 w[14]
        vpxor xmm3, xmm3, xmm5                                     ;   271.5 fp0     68 w[14]
        vpxor xmm10, xmm10, xmm3                                   ;   272.5 fp3     68 w[14]
        vpsrlq xmm3, xmm12, 6                                      ;   271.0 fp1     68 w[14]
        vpxor xmm10, xmm10, xmm3                                   ;   273.5 fp0     68 w[14]
        vpaddq xmm1, xmm1, xmm10                                   ;   274.5 fp3     68 w[14]
        add r12, r13                                               ;   271.5 alu0    55 v[0]
        add r12, rcx                                               ;   272.5 alu1    55 v[0]
        add rsi, qword [rsp + 272]                                 ;   270.8 alu3+agu2   53 t1
        vmovdqa [rsp + 512], xmm1                                  ;   275.5 agu1+fp5   68 w[14]
        rorx r13, r9, 0xe                                          ;   273.3 alu2    40 t1
        rorx rcx, r9, 0x12                                         ;   273.3 alu1    40 t1
        xor r13, rcx                                               ;   274.3 alu0    40 t1
        rorx rcx, r9, 0x29                                         ;   273.3 alu2    40 t1
        xor r13, rcx                                               ;   275.3 alu3    40 t1
        add rsi, r13                                               ;   276.3 alu0    53 t1
        mov r13, rax                                               ;   272.2         44 v[0] copy
        and r13, r8                                                ;   272.7 alu1    44 v[0]
        add r12, r13                                               ;   273.7 alu3    55 v[0]
        rorx r13, r12, 0x1c                                        ;   274.7 alu2    39 v[7]
        rorx rcx, r12, 0x22                                        ;   274.7 alu1    39 v[7]
        xor r13, rcx                                               ;   275.7 alu0    39 v[7]
        rorx rcx, r12, 0x27                                        ;   274.7 alu2    39 v[7]
        xor r13, rcx                                               ;   276.7 alu3    39 v[7]
        mov rcx, r8                                                ;   273.5         44 v[0] copy
        xor rcx, rbp                                               ;   274.5 alu0    44 v[0]
        vpalignr xmm3, xmm0, xmm11, 8                              ;   273.8 fp2     68 w[0]
        vpsllq xmm5, xmm1, 3                                       ;   275.5 fp1     68 w[0]
        and rcx, r12                                               ;   275.5 alu1    44 v[7]
        add r13, rcx                                               ;   277.7 alu3    55 v[7]
        mov rcx, qword [rsp + 280]                                 ;   274.5 agu0    53 t1
        add rcx, r15                                               ;   278.5 alu2    53 t1
        mov rdx, r15                                               ;   274.8         43 t1 copy
        xor rdx, rdi                                               ;   275.5 alu0    43 t1
        vpsrlq xmm10, xmm1, 0x3d                                   ;   275.5 fp2     68 w[0]
        and rdx, r9                                                ;   276.5 alu1    43 t1
        xor r15, rdx                                               ;   277.5 alu3    43 t1
        add rsi, r15                                               ;   278.5 alu2    53 t1
        add rax, rsi                                               ;   279.5 alu0    54 v[3]
        add r13, rsi                                               ;   279.5 alu1    55 v[7]
        vpxor xmm5, xmm5, xmm10                                    ;   276.5 fp0     68 w[0]
        rorx r15, rax, 0xe                                         ;   280.5 alu2    40 t1
        rorx rsi, rax, 0x12                                        ;   280.5 alu1    40 t1
        xor r15, rsi                                               ;   281.5 alu3    40 t1
        rorx rsi, rax, 0x29                                        ;   280.5 alu2    40 t1
        xor r15, rsi                                               ;   282.5 alu0    40 t1
        add rcx, r15                                               ;   283.5 alu3    53 t1
        vpsllq xmm10, xmm1, 0x2d                                   ;   277.3 fp1     68 w[0]
        mov r15, r8                                                ;   277.5         44 v[7] copy
        and r15, rbp                                               ;   278.5 alu0    44 v[7]
        add r13, r15                                               ;   280.5 alu1    55 v[7]
        mov r15, rbp                                               ;   278.0         44 v[7] copy
        xor r15, r12                                               ;   278.8 alu3    44 v[7]
        mov rsi, rdi                                               ;   278.3         43 t1 copy
        xor rsi, r9                                                ;   279.2 alu2    43 t1
        and rsi, rax                                               ;   280.5 alu0    43 t1
        xor rsi, rdi                                               ;   281.5 alu1    43 t1
        add rcx, rsi                                               ;   284.5 alu3    53 t1
        add r8, rcx                                                ;   285.5 alu2    54 v[2]
        and r15, r13                                               ;   281.5 alu0    44 v[6]
        rorx rsi, r13, 0x1c                                        ;   281.5 alu1    39 v[6]
        vpaddq xmm7, xmm7, xmm3                                    ;   279.7 fp3     68 w[0]
        vpsrlq xmm14, xmm1, 0x13                                   ;   279.8 fp2     68 w[0]
        vpxor xmm10, xmm10, xmm14                                  ;   280.8 fp0     68 w[0]
        vpxor xmm5, xmm5, xmm10                                    ;   281.8 fp1     68 w[0]
        vpsrlq xmm10, xmm1, 6                                      ;   280.8 fp2     68 w[0]
        vpxor xmm5, xmm5, xmm10                                    ;   282.8 fp3     68 w[0]
        vpaddq xmm7, xmm7, xmm5                                    ;   283.8 fp0     68 w[0]
        vpsllq xmm5, xmm6, 0x38                                    ;   281.2 fp1     68 w[0]
        vpsrlq xmm10, xmm6, 8                                      ;   281.8 fp2     68 w[0]
        vpxor xmm5, xmm5, xmm10                                    ;   282.8 fp3     68 w[0]
        vpsllq xmm10, xmm6, 0x3f                                   ;   282.2 fp1     68 w[0]
        add r15, rcx                                               ;   285.5 alu3    55 v[6]
        add rdi, qword [rsp + 288]                                 ;   281.7 alu2+agu2   53 t1
        rorx rcx, r13, 0x22                                        ;   281.8 alu1    39 v[6]
        xor rsi, rcx                                               ;   282.8 alu0    39 v[6]
        rorx rcx, r13, 0x27                                        ;   282.7 alu2    39 v[6]
        xor rsi, rcx                                               ;   283.8 alu3    39 v[6]
        add r15, rsi                                               ;   286.5 alu1    55 v[6]
        rorx rsi, r8, 0xe                                          ;   286.5 alu2    40 t1
        rorx rcx, r8, 0x12                                         ;   286.5 alu1    40 t1
        xor rsi, rcx                                               ;   287.5 alu0    40 t1
        rorx rcx, r8, 0x29                                         ;   286.5 alu2    40 t1
        xor rsi, rcx                                               ;   288.5 alu3    40 t1
        add rdi, rsi                                               ;   289.5 alu0    53 t1
        mov rsi, rbp                                               ;   283.7         44 v[6] copy
        and rsi, r12                                               ;   284.5 alu3    44 v[6]
        add r15, rsi                                               ;   287.5 alu1    55 v[6]
        mov rsi, r12                                               ;   284.2         44 v[6] copy
        xor rsi, r13                                               ;   285.0 alu0    44 v[6]
        mov rcx, r9                                                ;   284.5         43 t1 copy
        xor rcx, rax                                               ;   285.5 alu3    43 t1
        and rcx, r8                                                ;   286.5 alu2    43 t1
        xor rcx, r9                                                ;   287.5 alu1    43 t1
        add rdi, rcx                                               ;   290.5 alu0    53 t1
        vpsrlq xmm14, xmm6, 1                                      ;   285.3 fp2     68 w[0]
        vpxor xmm10, xmm10, xmm14                                  ;   286.3 fp0     68 w[0]
        vpxor xmm5, xmm5, xmm10                                    ;   287.3 fp3     68 w[0]
        vpsrlq xmm6, xmm6, 7                                       ;   285.8 fp1     68 w[0]
        vpxor xmm5, xmm5, xmm6                                     ;   288.3 fp2     68 w[0]
        vpaddq xmm7, xmm7, xmm5                                    ;   289.3 fp0     68 w[0]
        add rbp, rdi                                               ;   291.5 alu3    54 v[1]
        and rsi, r15                                               ;   288.5 alu2    44 v[5]
        vmovdqa [rsp + 528], xmm7                                  ;   290.3 agu1+fp5   68 w[0]
        add rsi, rdi                                               ;   291.5 alu1    55 v[5]
        add r9, qword [rsp + 296]                                  ;   287.0 alu0+agu0   53 t1
        vpalignr xmm5, xmm12, xmm0, 8                              ;   287.2 fp1     68 w[2]
        rorx rdi, r15, 0x1c                                        ;   288.5 alu2    39 v[5]
        rorx rcx, r15, 0x22                                        ;   288.5 alu1    39 v[5]
        xor rdi, rcx                                               ;   289.5 alu3    39 v[5]
        rorx rcx, r15, 0x27                                        ;   288.7 alu2    39 v[5]
        xor rdi, rcx                                               ;   290.5 alu0    39 v[5]
        add rsi, rdi                                               ;   292.5 alu3    55 v[5]
        rorx rdi, rbp, 0xe                                         ;   292.5 alu1    40 t1
        rorx rcx, rbp, 0x12                                        ;   292.5 alu2    40 t1
        xor rdi, rcx                                               ;   293.5 alu0    40 t1
        rorx rcx, rbp, 0x29                                        ;   292.5 alu1    40 t1
        xor rdi, rcx                                               ;   294.5 alu3    40 t1
        add r9, rdi                                                ;   295.5 alu0    53 t1
        vpsllq xmm6, xmm8, 0x38                                    ;   289.3 fp2     68 w[2]
        vpsrlq xmm10, xmm8, 8                                      ;   289.5 fp1     68 w[2]
        vpxor xmm6, xmm6, xmm10                                    ;   290.5 fp3     68 w[2]
        vpsllq xmm10, xmm8, 0x3f                                   ;   290.3 fp2     68 w[2]
        mov rdi, r12                                               ;   290.0         44 v[5] copy
        and rdi, r13                                               ;   290.7 alu2    44 v[5]
        add rsi, rdi                                               ;   293.5 alu3    55 v[5]
        mov rdi, r13                                               ;   290.5         44 v[5] copy
        xor rdi, r15                                               ;   290.8 alu1    44 v[5]
        mov rcx, rax                                               ;   290.8         43 t1 copy
        xor rcx, r8                                                ;   291.0 alu0    43 t1
        and rcx, rbp                                               ;   292.5 alu2    43 t1
        xor rcx, rax                                               ;   293.5 alu3    43 t1
        add r9, rcx                                                ;   296.5 alu1    53 t1
        add r12, r9                                                ;   297.5 alu0    54 v[0]
        and rdi, rsi                                               ;   294.5 alu2    44 v[4]
        rorx rcx, rsi, 0x1c                                        ;   294.5 alu1    39 v[4]
        vpsrlq xmm14, xmm8, 1                                      ;   292.2 fp1     68 w[2]
        vpxor xmm10, xmm10, xmm14                                  ;   293.2 fp0     68 w[2]
        vpxor xmm6, xmm6, xmm10                                    ;   294.2 fp3     68 w[2]
        vpsrlq xmm8, xmm8, 7                                       ;   292.7 fp2     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;   295.2 fp1     68 w[2]
        vpaddq xmm13, xmm13, xmm6                                  ;   296.2 fp0     68 w[2]
        vpaddq xmm13, xmm13, xmm5                                  ;   297.2 fp3     68 w[2]
        vpsllq xmm6, xmm7, 3                                       ;   293.7 fp2     68 w[2]
        vpsrlq xmm8, xmm7, 0x3d                                    ;   294.2 fp1     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;   295.2 fp0     68 w[2]
        vpsllq xmm8, xmm7, 0x2d                                    ;   294.7 fp2     68 w[2]
        vpsrlq xmm10, xmm7, 0x13                                   ;   295.2 fp1     68 w[2]
        vpxor xmm8, xmm8, xmm10                                    ;   296.2 fp3     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;   297.2 fp0     68 w[2]
        vpsrlq xmm8, xmm7, 6                                       ;   295.7 fp2     68 w[2]
        vpxor xmm6, xmm6, xmm8                                     ;   298.2 fp3     68 w[2]
        vpaddq xmm13, xmm13, xmm6                                  ;   299.2 fp1     68 w[2]
        add rdi, r9                                                ;   297.5 alu3    55 v[4]
        add rax, qword [rsp + 304]                                 ;   295.2 alu0+agu2   53 t1
        rorx r9, rsi, 0x22                                         ;   295.3 alu2    39 v[4]
        xor rcx, r9                                                ;   296.3 alu1    39 v[4]
        rorx r9, rsi, 0x27                                         ;   296.3 alu2    39 v[4]
        xor rcx, r9                                                ;   297.3 alu3    39 v[4]
        add rdi, rcx                                               ;   298.5 alu0    55 v[4]
        rorx r9, r12, 0xe                                          ;   298.5 alu1    40 t1
        rorx rcx, r12, 0x12                                        ;   298.5 alu2    40 t1
        xor r9, rcx                                                ;   299.5 alu3    40 t1
        rorx rcx, r12, 0x29                                        ;   298.5 alu1    40 t1
        xor r9, rcx                                                ;   300.5 alu0    40 t1
        add rax, r9                                                ;   301.5 alu3    53 t1
        vpaddq xmm6, xmm13, [rel sha512_blocks.T0_w.blocks + 512]  ;   300.2 fp0+agu1   68 w[2]
        vmovdqa [rsp + 544], xmm6                                  ;   301.2 agu0+fp5   68 w[2]
        mov r9, r13                                                ;   297.5         44 v[4] copy
        and r9, r15                                                ;   298.2 alu0    44 v[4]
        add rdi, r9                                                ;   299.5 alu2    55 v[4]
        rorx r9, rdi, 0x1c                                         ;   300.5 alu1    39 v[3]
        rorx rcx, rdi, 0x22                                        ;   300.5 alu2    39 v[3]
        xor r9, rcx                                                ;   301.5 alu3    39 v[3]
        rorx rcx, rdi, 0x27                                        ;   300.5 alu1    39 v[3]
        xor r9, rcx                                                ;   302.5 alu0    39 v[3]
        mov rcx, r15                                               ;   298.8         44 v[4] copy
        xor rcx, rsi                                               ;   300.0 alu3    44 v[4]
        vpalignr xmm6, xmm1, xmm12, 8                              ;   299.2 fp2     68 w[4]
        vpsllq xmm8, xmm13, 3                                      ;   300.2 fp1     68 w[4]
        and rcx, rdi                                               ;   301.0 alu0    44 v[3]
        add r9, rcx                                                ;   303.5 alu2    55 v[3]
        mov rcx, qword [rsp + 312]                                 ;   299.8 agu2    53 t1
        add rcx, r8                                                ;   303.8 alu1    53 t1
        mov rdx, r8                                                ;   300.2         43 t1 copy
        xor rdx, rbp                                               ;   301.0 alu3    43 t1
        vpsrlq xmm10, xmm13, 0x3d                                  ;   300.5 fp2     68 w[4]
        and rdx, r12                                               ;   302.0 alu0    43 t1
        xor r8, rdx                                                ;   303.0 alu2    43 t1
        add rax, r8                                                ;   304.0 alu1    53 t1
        add r13, rax                                               ;   305.0 alu3    54 v[7]
        add r9, rax                                                ;   305.0 alu0    55 v[3]
        vpxor xmm8, xmm8, xmm10                                    ;   301.5 fp3     68 w[4]
        rorx r8, r13, 0xe                                          ;   306.0 alu2    40 t1
        rorx rax, r13, 0x12                                        ;   306.0 alu1    40 t1
        xor r8, rax                                                ;   307.0 alu3    40 t1
        rorx rax, r13, 0x29                                        ;   306.0 alu2    40 t1
        xor r8, rax                                                ;   308.0 alu0    40 t1
        add rcx, r8                                                ;   309.0 alu1    53 t1
        vpsllq xmm10, xmm13, 0x2d                                  ;   302.7 fp1     68 w[4]
        mov r8, r15                                                ;   302.8         44 v[3] copy
        and r8, rsi                                                ;   304.0 alu3    44 v[3]
        add r9, r8                                                 ;   306.0 alu0    55 v[3]
        mov r8, rsi                                                ;   303.3         44 v[3] copy
        xor r8, rdi                                                ;   304.3 alu2    44 v[3]
        mov rax, rbp                                               ;   303.7         43 t1 copy
        xor rax, r12                                               ;   304.5 alu1    43 t1
        and rax, r13                                               ;   306.0 alu3    43 t1
        xor rax, rbp                                               ;   307.0 alu0    43 t1
        add rcx, rax                                               ;   310.0 alu2    53 t1
        add r15, rcx                                               ;   311.0 alu1    54 v[6]
        and r8, r9                                                 ;   307.0 alu3    44 v[2]
        rorx rax, r9, 0x1c                                         ;   307.0 alu2    39 v[2]
        vpaddq xmm4, xmm4, xmm6                                    ;   305.0 fp0     68 w[4]
        vpsrlq xmm14, xmm13, 0x13                                  ;   305.2 fp2     68 w[4]
        vpxor xmm10, xmm10, xmm14                                  ;   306.2 fp3     68 w[4]
        vpxor xmm8, xmm8, xmm10                                    ;   307.2 fp1     68 w[4]
        vpsrlq xmm10, xmm13, 6                                     ;   306.2 fp2     68 w[4]
        vpxor xmm8, xmm8, xmm10                                    ;   308.2 fp0     68 w[4]
        vpaddq xmm4, xmm4, xmm8                                    ;   309.2 fp3     68 w[4]
        vpsllq xmm8, xmm9, 0x38                                    ;   306.5 fp1     68 w[4]
        vpsrlq xmm10, xmm9, 8                                      ;   307.2 fp2     68 w[4]
        vpxor xmm8, xmm8, xmm10                                    ;   308.2 fp0     68 w[4]
        vpsllq xmm10, xmm9, 0x3f                                   ;   307.5 fp1     68 w[4]
        vpsrlq xmm14, xmm9, 1                                      ;   308.2 fp2     68 w[4]
        vpxor xmm10, xmm10, xmm14                                  ;   309.2 fp3     68 w[4]
        vpxor xmm8, xmm8, xmm10                                    ;   310.2 fp0     68 w[4]
        vpsrlq xmm9, xmm9, 7                                       ;   308.5 fp1     68 w[4]
        vpxor xmm8, xmm8, xmm9                                     ;   311.2 fp3     68 w[4]
        vpaddq xmm4, xmm4, xmm8                                    ;   312.2 fp0     68 w[4]
        add r8, rcx                                                ;   311.0 alu0    55 v[2]
        add rbp, qword [rsp + 320]                                 ;   308.2 alu1+agu1   53 t1
        rorx rcx, r9, 0x22                                         ;   308.3 alu2    39 v[2]
        xor rax, rcx                                               ;   309.3 alu3    39 v[2]
        rorx rcx, r9, 0x27                                         ;   309.2 alu1    39 v[2]
        xor rax, rcx                                               ;   310.3 alu0    39 v[2]
        add r8, rax                                                ;   312.0 alu2    55 v[2]
        rorx rax, r15, 0xe                                         ;   312.0 alu1    40 t1
        rorx rcx, r15, 0x12                                        ;   312.0 alu2    40 t1
        xor rax, rcx                                               ;   313.0 alu3    40 t1
        rorx rcx, r15, 0x29                                        ;   312.0 alu1    40 t1
        xor rax, rcx                                               ;   314.0 alu0    40 t1
        add rbp, rax                                               ;   315.0 alu3    53 t1
        vpaddq xmm8, xmm4, [rel sha512_blocks.T0_w.blocks + 528]   ;   313.2 fp2+agu0   68 w[4]
        vmovdqa [rsp + 560], xmm8                                  ;   314.2 agu2+fp5   68 w[4]
        mov rax, rsi                                               ;   310.5         44 v[2] copy
        and rax, rdi                                               ;   311.0 alu0    44 v[2]
        add r8, rax                                                ;   313.0 alu2    55 v[2]
        rorx rax, r8, 0x1c                                         ;   314.0 alu1    39 v[1]
        rorx rcx, r8, 0x22                                         ;   314.0 alu2    39 v[1]
        xor rax, rcx                                               ;   315.0 alu3    39 v[1]
        rorx rcx, r8, 0x27                                         ;   314.0 alu1    39 v[1]
        xor rax, rcx                                               ;   316.0 alu0    39 v[1]
        mov rcx, rdi                                               ;   312.0         44 v[2] copy
        xor rcx, r9                                                ;   312.5 alu3    44 v[2]
        vpalignr xmm1, xmm7, xmm1, 8                               ;   312.3 fp1     68 w[6]
        vpsllq xmm8, xmm4, 3                                       ;   313.2 fp2     68 w[6]
        and rcx, r8                                                ;   314.0 alu0    44 v[1]
        add rax, rcx                                               ;   317.0 alu2    55 v[1]
        mov rcx, qword [rsp + 328]                                 ;   313.0 agu1    53 t1
        add rcx, r12                                               ;   317.0 alu3    53 t1
        mov rdx, r12                                               ;   313.3         43 t1 copy
        xor rdx, r13                                               ;   314.0 alu0    43 t1
        vpsrlq xmm9, xmm4, 0x3d                                    ;   313.7 fp1     68 w[6]
        and rdx, r15                                               ;   315.0 alu1    43 t1
        xor r12, rdx                                               ;   316.0 alu2    43 t1
        add rbp, r12                                               ;   317.0 alu3    53 t1
        add rsi, rbp                                               ;   318.0 alu0    54 v[5]
        add rax, rbp                                               ;   318.0 alu1    55 v[1]
        vpxor xmm8, xmm8, xmm9                                     ;   314.7 fp3     68 w[6]
        rorx r12, rsi, 0xe                                         ;   319.0 alu2    40 t1
        rorx rbp, rsi, 0x12                                        ;   319.0 alu1    40 t1
        xor r12, rbp                                               ;   320.0 alu3    40 t1
        rorx rbp, rsi, 0x29                                        ;   319.0 alu2    40 t1
        xor r12, rbp                                               ;   321.0 alu0    40 t1
        add rcx, r12                                               ;   322.0 alu3    53 t1
        vpsllq xmm9, xmm4, 0x2d                                    ;   315.8 fp2     68 w[6]
        vpsrlq xmm10, xmm4, 0x13                                   ;   316.0 fp1     68 w[6]
        vpxor xmm9, xmm9, xmm10                                    ;   317.0 fp0     68 w[6]
        vpxor xmm8, xmm8, xmm9                                     ;   318.0 fp3     68 w[6]
        vpsrlq xmm9, xmm4, 6                                       ;   316.8 fp2     68 w[6]
        vpxor xmm8, xmm8, xmm9                                     ;   319.0 fp1     68 w[6]
        vpsllq xmm9, xmm2, 0x38                                    ;   317.8 fp2     68 w[6]
        vpsrlq xmm10, xmm2, 8                                      ;   318.0 fp1     68 w[6]
        vpxor xmm9, xmm9, xmm10                                    ;   319.0 fp0     68 w[6]
        vpsllq xmm10, xmm2, 0x3f                                   ;   318.8 fp2     68 w[6]
        mov r12, rdi                                               ;   317.5         44 v[1] copy
        and r12, r9                                                ;   317.7 alu0    44 v[1]
        add rax, r12                                               ;   319.0 alu1    55 v[1]
        mov r12, r9                                                ;   318.0         44 v[1] copy
        xor r12, r8                                                ;   318.2 alu2    44 v[1]
        vpaddq xmm1, xmm1, xmm8                                    ;   320.0 fp3     68 w[6]
        vpsrlq xmm8, xmm2, 1                                       ;   319.0 fp1     68 w[6]
        vpxor xmm10, xmm10, xmm8                                   ;   320.0 fp0     68 w[6]
        vpxor xmm9, xmm9, xmm10                                    ;   321.0 fp3     68 w[6]
        vpsrlq xmm2, xmm2, 7                                       ;   319.8 fp2     68 w[6]
        vpxor xmm9, xmm9, xmm2                                     ;   322.0 fp0     68 w[6]
        vpaddq xmm1, xmm1, xmm9                                    ;   323.0 fp1     68 w[6]
        vpaddq xmm1, xmm1, [rsp + 112]                             ;   324.0 fp3+agu0   68 w[6]
        vmovdqa [rsp + 576], xmm1                                  ;   325.0 agu2+fp5   68 w[6]
        mov rbp, r13                                               ;   319.8         43 t1 copy
        xor rbp, r15                                               ;   320.0 alu3    43 t1
        and rbp, rsi                                               ;   321.0 alu0    43 t1
        xor rbp, r13                                               ;   322.0 alu1    43 t1
        add rcx, rbp                                               ;   323.0 alu2    53 t1
        add rdi, rcx                                               ;   324.0 alu3    54 v[4]
        and r12, rax                                               ;   321.2 alu0    44 v[0]
        add rcx, r12                                               ;   324.0 alu1    55 v[0]
        add r13, qword [rsp + 336]                                 ;   321.5 alu2+agu1   53 t1
        rorx r12, rax, 0x1c                                        ;   322.3 alu1    39 v[0]
        rorx rbp, rax, 0x22                                        ;   322.5 alu2    39 v[0]
        xor r12, rbp                                               ;   323.5 alu3    39 v[0]
        rorx rbp, rax, 0x27                                        ;   323.3 alu1    39 v[0]
        xor r12, rbp                                               ;   324.5 alu0    39 v[0]
        add rcx, r12                                               ;   325.5 alu3    55 v[0]
        rorx r12, rdi, 0xe                                         ;   325.0 alu2    40 t1
        rorx rbp, rdi, 0x12                                        ;   325.0 alu1    40 t1
        xor r12, rbp                                               ;   326.0 alu0    40 t1
        rorx rbp, rdi, 0x29                                        ;   325.0 alu2    40 t1
        xor r12, rbp                                               ;   327.0 alu3    40 t1
        add r13, r12                                               ;   328.0 alu0    53 t1
        mov r12, r9                                                ;   323.3         44 v[0] copy
        and r12, r8                                                ;   325.0 alu3    44 v[0]
        add rcx, r12                                               ;   326.5 alu0    55 v[0]
        rorx r12, rcx, 0x1c                                        ;   327.5 alu1    39 v[7]
        rorx rbp, rcx, 0x22                                        ;   327.5 alu2    39 v[7]
        xor r12, rbp                                               ;   328.5 alu3    39 v[7]
        rorx rbp, rcx, 0x27                                        ;   327.5 alu1    39 v[7]
        xor r12, rbp                                               ;   329.5 alu0    39 v[7]
        mov rbp, r8                                                ;   324.7         44 v[0] copy
        xor rbp, rax                                               ;   326.5 alu2    44 v[0]
        vpalignr xmm2, xmm13, xmm7, 8                              ;   325.0 fp2     68 w[8]
        vpsllq xmm7, xmm1, 3                                       ;   325.2 fp1     68 w[8]
        and rbp, rcx                                               ;   327.5 alu3    44 v[7]
        add r12, rbp                                               ;   330.5 alu0    55 v[7]
        mov rbp, qword [rsp + 344]                                 ;   325.7 agu0    53 t1
        add rbp, r15                                               ;   329.7 alu1    53 t1
        mov rdx, r15                                               ;   326.0         43 t1 copy
        xor rdx, rsi                                               ;   327.5 alu2    43 t1
        vpsrlq xmm8, xmm1, 0x3d                                    ;   326.3 fp2     68 w[8]
        and rdx, rdi                                               ;   328.5 alu3    43 t1
        xor r15, rdx                                               ;   329.5 alu0    43 t1
        add r13, r15                                               ;   330.5 alu1    53 t1
        add r9, r13                                                ;   331.5 alu2    54 v[3]
        add r12, r13                                               ;   331.5 alu3    55 v[7]
        vpxor xmm7, xmm7, xmm8                                     ;   327.3 fp0     68 w[8]
        vpsllq xmm8, xmm1, 0x2d                                    ;   327.5 fp1     68 w[8]
        vpsrlq xmm9, xmm1, 0x13                                    ;   327.7 fp2     68 w[8]
        vpxor xmm8, xmm8, xmm9                                     ;   328.7 fp3     68 w[8]
        vpxor xmm7, xmm7, xmm8                                     ;   329.7 fp0     68 w[8]
        vpsrlq xmm8, xmm1, 6                                       ;   328.5 fp1     68 w[8]
        vpxor xmm7, xmm7, xmm8                                     ;   330.7 fp2     68 w[8]
        rorx r13, r9, 0xe                                          ;   332.5 alu1    40 t1
        rorx r15, r9, 0x12                                         ;   332.5 alu2    40 t1
        xor r13, r15                                               ;   333.5 alu0    40 t1
        rorx r15, r9, 0x29                                         ;   332.5 alu1    40 t1
        xor r13, r15                                               ;   334.5 alu3    40 t1
        add rbp, r13                                               ;   335.5 alu0    53 t1
        vpsllq xmm8, xmm3, 0x38                                    ;   329.5 fp1     68 w[8]
        vpsrlq xmm9, xmm3, 8                                       ;   329.7 fp2     68 w[8]
        vpxor xmm8, xmm8, xmm9                                     ;   330.7 fp3     68 w[8]
        vpsllq xmm9, xmm3, 0x3f                                    ;   330.5 fp1     68 w[8]
        vpsrlq xmm10, xmm3, 1                                      ;   330.7 fp2     68 w[8]
        mov r13, r8                                                ;   330.3         44 v[7] copy
        and r13, rax                                               ;   330.5 alu2    44 v[7]
        add r12, r13                                               ;   332.5 alu3    55 v[7]
        mov r13, rax                                               ;   330.8         44 v[7] copy
        xor r13, rcx                                               ;   331.2 alu0    44 v[7]
        vpsrlq xmm3, xmm3, 7                                       ;   331.5 fp1     68 w[8]
        vpxor xmm9, xmm9, xmm10                                    ;   331.7 fp0     68 w[8]
        vpxor xmm8, xmm8, xmm3                                     ;   332.5 fp3     68 w[8]
        vpxor xmm8, xmm8, xmm9                                     ;   333.5 fp2     68 w[8]
        vpaddq xmm2, xmm2, xmm11                                   ;   332.3 fp0     68 w[8]
        vpaddq xmm2, xmm2, xmm7                                    ;   333.3 fp1     68 w[8]
        vpaddq xmm2, xmm2, xmm8                                    ;   334.5 fp3     68 w[8]
        vmovdqa [rsp + 592], xmm2                                  ;   335.5 agu2+fp5   68 w[8]
        mov r15, rsi                                               ;   332.5         43 t1 copy
        xor r15, rdi                                               ;   332.7 alu1    43 t1
        and r15, r9                                                ;   333.7 alu2    43 t1
        xor r15, rsi                                               ;   334.7 alu3    43 t1
        add rbp, r15                                               ;   336.5 alu0    53 t1
        add r8, rbp                                                ;   337.5 alu1    54 v[2]
        and r13, r12                                               ;   333.8 alu2    44 v[6]
        add rbp, r13                                               ;   337.5 alu3    55 v[6]
        add rsi, qword [rsp + 352]                                 ;   334.2 alu0+agu1   53 t1
        rorx r13, r12, 0x1c                                        ;   334.7 alu1    39 v[6]
        rorx r15, r12, 0x22                                        ;   334.8 alu2    39 v[6]
        xor r13, r15                                               ;   335.8 alu3    39 v[6]
        rorx r15, r12, 0x27                                        ;   335.7 alu1    39 v[6]
        xor r13, r15                                               ;   336.8 alu0    39 v[6]
        add rbp, r13                                               ;   338.5 alu2    55 v[6]
        rorx r13, r8, 0xe                                          ;   338.5 alu1    40 t1
        rorx r15, r8, 0x12                                         ;   338.5 alu2    40 t1
        xor r13, r15                                               ;   339.5 alu3    40 t1
        rorx r15, r8, 0x29                                         ;   338.5 alu1    40 t1
        xor r13, r15                                               ;   340.5 alu0    40 t1
        add rsi, r13                                               ;   341.5 alu3    53 t1
        mov r13, rax                                               ;   336.0         44 v[6] copy
        and r13, rcx                                               ;   337.2 alu0    44 v[6]
        add rbp, r13                                               ;   339.5 alu2    55 v[6]
        rorx r13, rbp, 0x1c                                        ;   340.5 alu1    39 v[5]
        rorx r15, rbp, 0x22                                        ;   340.5 alu2    39 v[5]
        xor r13, r15                                               ;   341.5 alu3    39 v[5]
        rorx r15, rbp, 0x27                                        ;   340.5 alu1    39 v[5]
        xor r13, r15                                               ;   342.5 alu0    39 v[5]
        mov r15, rcx                                               ;   337.3         44 v[6] copy
        xor r15, r12                                               ;   339.0 alu3    44 v[6]
        vpalignr xmm3, xmm4, xmm13, 8                              ;   337.7 fp2     68 w[10]
        vpsllq xmm7, xmm2, 3                                       ;   337.8 fp1     68 w[10]
        and r15, rbp                                               ;   340.5 alu0    44 v[5]
        add r13, r15                                               ;   343.5 alu2    55 v[5]
        mov r15, qword [rsp + 360]                                 ;   338.5 agu0    53 t1
        add r15, rdi                                               ;   342.5 alu3    53 t1
        mov rdx, rdi                                               ;   338.8         43 t1 copy
        xor rdx, r9                                                ;   340.2 alu0    43 t1
        vpsrlq xmm8, xmm2, 0x3d                                    ;   339.2 fp2     68 w[10]
        and rdx, r8                                                ;   341.2 alu1    43 t1
        xor rdi, rdx                                               ;   342.2 alu2    43 t1
        add rsi, rdi                                               ;   343.2 alu3    53 t1
        add rax, rsi                                               ;   344.2 alu0    54 v[1]
        add r13, rsi                                               ;   344.5 alu1    55 v[5]
        vpxor xmm7, xmm7, xmm8                                     ;   340.2 fp0     68 w[10]
        vpsllq xmm8, xmm2, 0x2d                                    ;   340.3 fp1     68 w[10]
        vpsrlq xmm9, xmm2, 0x13                                    ;   340.5 fp2     68 w[10]
        vpxor xmm8, xmm8, xmm9                                     ;   341.5 fp3     68 w[10]
        vpxor xmm7, xmm7, xmm8                                     ;   342.5 fp0     68 w[10]
        vpsrlq xmm2, xmm2, 6                                       ;   341.3 fp1     68 w[10]
        vpxor xmm7, xmm7, xmm2                                     ;   343.5 fp2     68 w[10]
        rorx rsi, rax, 0xe                                         ;   345.2 alu2    40 t1
        rorx rdi, rax, 0x12                                        ;   345.2 alu1    40 t1
        xor rsi, rdi                                               ;   346.2 alu3    40 t1
        rorx rdi, rax, 0x29                                        ;   345.2 alu2    40 t1
        xor rsi, rdi                                               ;   347.2 alu0    40 t1
        add r15, rsi                                               ;   348.2 alu3    53 t1
        vpsllq xmm2, xmm5, 0x38                                    ;   342.3 fp1     68 w[10]
        vpsrlq xmm8, xmm5, 8                                       ;   342.5 fp2     68 w[10]
        vpxor xmm2, xmm2, xmm8                                     ;   343.5 fp3     68 w[10]
        vpsllq xmm8, xmm5, 0x3f                                    ;   343.3 fp1     68 w[10]
        vpsrlq xmm9, xmm5, 1                                       ;   343.5 fp2     68 w[10]
        mov rsi, rcx                                               ;   343.2         44 v[5] copy
        and rsi, r12                                               ;   343.3 alu0    44 v[5]
        add r13, rsi                                               ;   345.5 alu1    55 v[5]
        mov rsi, r12                                               ;   343.7         44 v[5] copy
        xor rsi, rbp                                               ;   343.8 alu2    44 v[5]
        vpsrlq xmm5, xmm5, 7                                       ;   344.3 fp1     68 w[10]
        vpxor xmm8, xmm8, xmm9                                     ;   344.5 fp0     68 w[10]
        vpxor xmm2, xmm2, xmm5                                     ;   345.3 fp3     68 w[10]
        vpxor xmm2, xmm2, xmm8                                     ;   346.3 fp2     68 w[10]
        vpaddq xmm3, xmm3, xmm0                                    ;   345.2 fp0     68 w[10]
        vpaddq xmm3, xmm3, xmm7                                    ;   346.2 fp1     68 w[10]
        vpaddq xmm3, xmm3, xmm2                                    ;   347.3 fp3     68 w[10]
        mov rdi, r9                                                ;   345.2         43 t1 copy
        xor rdi, r8                                                ;   345.3 alu3    43 t1
        and rdi, rax                                               ;   346.3 alu0    43 t1
        xor rdi, r9                                                ;   347.3 alu1    43 t1
        add r15, rdi                                               ;   349.2 alu2    53 t1
        add rcx, r15                                               ;   350.2 alu3    54 v[0]
        and rsi, r13                                               ;   346.5 alu0    44 v[4]
        add r15, rsi                                               ;   350.2 alu1    55 v[4]
        add r9, qword [rsp + 368]                                  ;   346.8 alu2+agu2   53 t1
        rorx rsi, r13, 0x1c                                        ;   347.7 alu1    39 v[4]
        rorx rdi, r13, 0x22                                        ;   347.8 alu2    39 v[4]
        xor rsi, rdi                                               ;   348.8 alu3    39 v[4]
        rorx rdi, r13, 0x27                                        ;   348.7 alu1    39 v[4]
        xor rsi, rdi                                               ;   349.8 alu0    39 v[4]
        add r15, rsi                                               ;   351.2 alu3    55 v[4]
        rorx rsi, rcx, 0xe                                         ;   351.2 alu2    40 t1
        rorx rdi, rcx, 0x12                                        ;   351.2 alu1    40 t1
        xor rsi, rdi                                               ;   352.2 alu0    40 t1
        rorx rdi, rcx, 0x29                                        ;   351.2 alu2    40 t1
        xor rsi, rdi                                               ;   353.2 alu3    40 t1
        add r9, rsi                                                ;   354.2 alu0    53 t1
        vpaddq xmm0, xmm3, [rel sha512_blocks.T0_w.blocks + 544]   ;   348.7 fp2+agu1   68 w[10]
        vmovdqa [rsp + 608], xmm0                                  ;   349.7 agu0+fp5   68 w[10]
        mov rsi, r12                                               ;   349.0         44 v[4] copy
        and rsi, rbp                                               ;   350.3 alu3    44 v[4]
        add r15, rsi                                               ;   352.2 alu0    55 v[4]
        rorx rsi, r15, 0x1c                                        ;   353.2 alu1    39 v[3]
        rorx rdi, r15, 0x22                                        ;   353.2 alu2    39 v[3]
        xor rsi, rdi                                               ;   354.2 alu3    39 v[3]
        rorx rdi, r15, 0x27                                        ;   353.2 alu1    39 v[3]
        xor rsi, rdi                                               ;   355.2 alu0    39 v[3]
        mov rdi, rbp                                               ;   350.3         44 v[4] copy
        xor rdi, r13                                               ;   351.8 alu2    44 v[4]
        vpalignr xmm0, xmm1, xmm4, 8                               ;   350.7 fp1     68 w[12]
        vpsllq xmm1, xmm3, 3                                       ;   350.8 fp2     68 w[12]
        and rdi, r15                                               ;   353.2 alu3    44 v[3]
        add rsi, rdi                                               ;   356.2 alu0    55 v[3]
        mov rdi, qword [rsp + 376]                                 ;   351.3 agu2    53 t1
        add rdi, r8                                                ;   355.3 alu1    53 t1
        mov rdx, r8                                                ;   351.7         43 t1 copy
        xor rdx, rax                                               ;   352.8 alu2    43 t1
        vpsrlq xmm2, xmm3, 0x3d                                    ;   352.0 fp1     68 w[12]
        and rdx, rcx                                               ;   353.8 alu3    43 t1
        xor r8, rdx                                                ;   354.8 alu0    43 t1
        add r9, r8                                                 ;   355.8 alu1    53 t1
        add r12, r9                                                ;   356.8 alu2    54 v[7]
        add rsi, r9                                                ;   357.2 alu3    55 v[3]
        vpxor xmm1, xmm1, xmm2                                     ;   353.0 fp0     68 w[12]
        vpsllq xmm2, xmm3, 0x2d                                    ;   353.2 fp2     68 w[12]
        vpsrlq xmm4, xmm3, 0x13                                    ;   353.3 fp1     68 w[12]
        vpxor xmm2, xmm2, xmm4                                     ;   354.3 fp3     68 w[12]
        vpxor xmm1, xmm1, xmm2                                     ;   355.3 fp0     68 w[12]
        vpsrlq xmm2, xmm3, 6                                       ;   354.2 fp2     68 w[12]
        vpxor xmm1, xmm1, xmm2                                     ;   356.3 fp1     68 w[12]
        rorx r8, r12, 0xe                                          ;   357.8 alu1    40 t1
        rorx r9, r12, 0x12                                         ;   357.8 alu2    40 t1
        xor r8, r9                                                 ;   358.8 alu0    40 t1
        rorx r9, r12, 0x29                                         ;   357.8 alu1    40 t1
        xor r8, r9                                                 ;   359.8 alu3    40 t1
        add rdi, r8                                                ;   360.8 alu0    53 t1
        vpsllq xmm2, xmm6, 0x38                                    ;   355.2 fp2     68 w[12]
        vpsrlq xmm3, xmm6, 8                                       ;   355.3 fp1     68 w[12]
        vpxor xmm2, xmm2, xmm3                                     ;   356.3 fp3     68 w[12]
        vpsllq xmm3, xmm6, 0x3f                                    ;   356.2 fp2     68 w[12]
        vpsrlq xmm4, xmm6, 1                                       ;   356.3 fp1     68 w[12]
        mov r8, rbp                                                ;   356.0         44 v[3] copy
        and r8, r13                                                ;   356.2 alu2    44 v[3]
        add rsi, r8                                                ;   358.2 alu3    55 v[3]
        mov r8, r13                                                ;   356.5         44 v[3] copy
        xor r8, r15                                                ;   356.7 alu0    44 v[3]
        vpsrlq xmm5, xmm6, 7                                       ;   357.2 fp2     68 w[12]
        vpxor xmm3, xmm3, xmm4                                     ;   357.3 fp0     68 w[12]
        vpxor xmm2, xmm2, xmm5                                     ;   358.2 fp3     68 w[12]
        vpxor xmm2, xmm2, xmm3                                     ;   359.2 fp1     68 w[12]
        vpaddq xmm0, xmm0, xmm12                                   ;   358.0 fp0     68 w[12]
        vpaddq xmm0, xmm0, xmm1                                    ;   359.0 fp2     68 w[12]
        vpaddq xmm0, xmm0, xmm2                                    ;   360.2 fp3     68 w[12]
        vmovdqa [rsp + 624], xmm0                                  ;   361.2 agu1+fp5   68 w[12]
        mov r9, rax                                                ;   358.2         43 t1 copy
        xor r9, rcx                                                ;   358.3 alu1    43 t1
        and r9, r12                                                ;   359.3 alu2    43 t1
        xor r9, rax                                                ;   360.3 alu3    43 t1
        add rdi, r9                                                ;   361.8 alu0    53 t1
        add rbp, rdi                                               ;   362.8 alu1    54 v[6]
        and r8, rsi                                                ;   359.5 alu2    44 v[2]
        add rdi, r8                                                ;   362.8 alu3    55 v[2]
        add rax, qword [rsp + 384]                                 ;   359.8 alu0+agu0   53 t1
        rorx r8, rsi, 0x1c                                         ;   360.3 alu1    39 v[2]
        rorx r9, rsi, 0x22                                         ;   360.5 alu2    39 v[2]
        xor r8, r9                                                 ;   361.5 alu3    39 v[2]
        rorx r9, rsi, 0x27                                         ;   361.3 alu1    39 v[2]
        xor r8, r9                                                 ;   362.5 alu0    39 v[2]
        add rdi, r8                                                ;   363.8 alu2    55 v[2]
        rorx r8, rbp, 0xe                                          ;   363.8 alu1    40 t1
        rorx r9, rbp, 0x12                                         ;   363.8 alu2    40 t1
        xor r8, r9                                                 ;   364.8 alu3    40 t1
        rorx r9, rbp, 0x29                                         ;   363.8 alu1    40 t1
        xor r8, r9                                                 ;   365.8 alu0    40 t1
        add rax, r8                                                ;   366.8 alu3    53 t1
        mov r8, r13                                                ;   361.7         44 v[2] copy
        and r8, r15                                                ;   362.8 alu0    44 v[2]
        add rdi, r8                                                ;   364.8 alu2    55 v[2]
        rorx r8, rdi, 0x1c                                         ;   365.8 alu1    39 v[1]
        rorx r9, rdi, 0x22                                         ;   365.8 alu2    39 v[1]
        xor r8, r9                                                 ;   366.8 alu3    39 v[1]
        rorx r9, rdi, 0x27                                         ;   365.8 alu1    39 v[1]
        xor r8, r9                                                 ;   367.8 alu0    39 v[1]
        mov r9, r15                                                ;   363.0         44 v[2] copy
        xor r9, rsi                                                ;   364.7 alu3    44 v[2]
        and r9, rdi                                                ;   365.8 alu0    44 v[1]
        add r8, r9                                                 ;   368.8 alu2    55 v[1]
        mov r9, qword [rsp + 392]                                  ;   363.8 agu2    53 t1
        add r9, rcx                                                ;   367.8 alu3    53 t1
        mov rdx, rcx                                               ;   364.2         43 t1 copy
        xor rdx, r12                                               ;   365.8 alu0    43 t1
        and rdx, rbp                                               ;   366.8 alu1    43 t1
        xor rcx, rdx                                               ;   367.8 alu2    43 t1
        add rax, rcx                                               ;   368.8 alu3    53 t1
        add r13, rax                                               ;   369.8 alu0    54 v[5]
        add r8, rax                                                ;   369.8 alu1    55 v[1]
        rorx rax, r13, 0xe                                         ;   370.8 alu2    40 t1
        rorx rcx, r13, 0x12                                        ;   370.8 alu1    40 t1
        xor rax, rcx                                               ;   371.8 alu3    40 t1
        rorx rcx, r13, 0x29                                        ;   370.8 alu2    40 t1
        xor rax, rcx                                               ;   372.8 alu0    40 t1
        add r9, rax                                                ;   373.8 alu3    53 t1
        mov rax, r15                                               ;   366.8         44 v[1] copy
        and rax, rsi                                               ;   368.8 alu0    44 v[1]
        add r8, rax                                                ;   370.8 alu1    55 v[1]
        rorx rax, r8, 0x1c                                         ;   371.8 alu2    39 v[0]
        rorx rcx, r8, 0x22                                         ;   371.8 alu1    39 v[0]
        xor rax, rcx                                               ;   372.8 alu3    39 v[0]
        rorx rcx, r8, 0x27                                         ;   371.8 alu2    39 v[0]
        xor rax, rcx                                               ;   373.8 alu0    39 v[0]
        mov rcx, rsi                                               ;   369.0         44 v[1] copy
        xor rcx, rdi                                               ;   370.7 alu3    44 v[1]
        and rcx, r8                                                ;   371.8 alu0    44 v[0]
        add rax, rcx                                               ;   374.8 alu1    55 v[0]
        mov rcx, qword [rsp + 400]                                 ;   370.0 agu1    53 t1
        add rcx, r12                                               ;   374.0 alu2    53 t1
        mov rdx, r12                                               ;   370.7         43 t1 copy
        xor rdx, rbp                                               ;   371.7 alu3    43 t1
        and rdx, r13                                               ;   372.7 alu0    43 t1
        xor r12, rdx                                               ;   373.7 alu1    43 t1
        add r9, r12                                                ;   374.8 alu2    53 t1
        add r15, r9                                                ;   375.8 alu3    54 v[4]
        add rax, r9                                                ;   375.8 alu0    55 v[0]
        rorx r9, r15, 0xe                                          ;   376.8 alu1    40 t1
        rorx r12, r15, 0x12                                        ;   376.8 alu2    40 t1
        xor r9, r12                                                ;   377.8 alu3    40 t1
        rorx r12, r15, 0x29                                        ;   376.8 alu1    40 t1
        xor r9, r12                                                ;   378.8 alu0    40 t1
        add rcx, r9                                                ;   379.8 alu2    53 t1
        mov r9, rsi                                                ;   372.8         44 v[0] copy
        and r9, rdi                                                ;   374.7 alu3    44 v[0]
        add rax, r9                                                ;   376.8 alu0    55 v[0]
        rorx r9, rax, 0x1c                                         ;   377.8 alu1    39 v[7]
        rorx r12, rax, 0x22                                        ;   377.8 alu2    39 v[7]
        xor r9, r12                                                ;   378.8 alu3    39 v[7]
        rorx r12, rax, 0x27                                        ;   377.8 alu1    39 v[7]
        xor r9, r12                                                ;   379.8 alu0    39 v[7]
        mov r12, rdi                                               ;   374.8         44 v[0] copy
        xor r12, r8                                                ;   376.5 alu2    44 v[0]
        and r12, rax                                               ;   377.8 alu3    44 v[7]
        add r9, r12                                                ;   380.8 alu0    55 v[7]
        mov r12, qword [rsp + 408]                                 ;   376.0 agu0    53 t1
        add r12, rbp                                               ;   380.0 alu1    53 t1
        mov rdx, rbp                                               ;   376.5         43 t1 copy
        xor rdx, r13                                               ;   377.5 alu2    43 t1
        and rdx, r15                                               ;   378.5 alu3    43 t1
        xor rbp, rdx                                               ;   379.5 alu0    43 t1
        add rcx, rbp                                               ;   380.8 alu1    53 t1
        add rsi, rcx                                               ;   381.8 alu2    54 v[3]
        add r9, rcx                                                ;   381.8 alu3    55 v[7]
        rorx rbp, rsi, 0xe                                         ;   382.8 alu1    40 t1
        rorx rcx, rsi, 0x12                                        ;   382.8 alu2    40 t1
        xor rbp, rcx                                               ;   383.8 alu0    40 t1
        rorx rcx, rsi, 0x29                                        ;   382.8 alu1    40 t1
        xor rbp, rcx                                               ;   384.8 alu3    40 t1
        add r12, rbp                                               ;   385.8 alu0    53 t1
        mov rbp, rdi                                               ;   378.8         44 v[7] copy
        and rbp, r8                                                ;   380.5 alu2    44 v[7]
        add r9, rbp                                                ;   382.8 alu3    55 v[7]
        rorx rbp, r9, 0x1c                                         ;   383.8 alu1    39 v[6]
        rorx rcx, r9, 0x22                                         ;   383.8 alu2    39 v[6]
        xor rbp, rcx                                               ;   384.8 alu0    39 v[6]
        rorx rcx, r9, 0x27                                         ;   383.8 alu1    39 v[6]
        xor rbp, rcx                                               ;   385.8 alu3    39 v[6]
        mov rcx, r8                                                ;   380.8         44 v[7] copy
        xor rcx, rax                                               ;   381.8 alu0    44 v[7]
        and rcx, r9                                                ;   383.8 alu2    44 v[6]
        add rbp, rcx                                               ;   386.8 alu3    55 v[6]
        mov rcx, qword [rsp + 416]                                 ;   382.0 agu2    53 t1
        add rcx, r13                                               ;   386.0 alu0    53 t1
        mov rdx, r13                                               ;   382.3         43 t1 copy
        xor rdx, r15                                               ;   383.3 alu1    43 t1
        and rdx, rsi                                               ;   384.3 alu2    43 t1
        xor r13, rdx                                               ;   385.3 alu3    43 t1
        add r12, r13                                               ;   386.8 alu0    53 t1
        add rdi, r12                                               ;   387.8 alu1    54 v[2]
        add rbp, r12                                               ;   387.8 alu2    55 v[6]
        rorx r12, rdi, 0xe                                         ;   388.8 alu1    40 t1
        rorx r13, rdi, 0x12                                        ;   388.8 alu2    40 t1
        xor r12, r13                                               ;   389.8 alu3    40 t1
        rorx r13, rdi, 0x29                                        ;   388.8 alu1    40 t1
        xor r12, r13                                               ;   390.8 alu0    40 t1
        add rcx, r12                                               ;   391.8 alu3    53 t1
        mov r12, r8                                                ;   384.8         44 v[6] copy
        and r12, rax                                               ;   385.8 alu0    44 v[6]
        add rbp, r12                                               ;   388.8 alu2    55 v[6]
        rorx r12, rbp, 0x1c                                        ;   389.8 alu1    39 v[5]
        rorx r13, rbp, 0x22                                        ;   389.8 alu2    39 v[5]
        xor r12, r13                                               ;   390.8 alu3    39 v[5]
        rorx r13, rbp, 0x27                                        ;   389.8 alu1    39 v[5]
        xor r12, r13                                               ;   391.8 alu0    39 v[5]
        mov r13, rax                                               ;   386.8         44 v[6] copy
        xor r13, r9                                                ;   387.7 alu3    44 v[6]
        and r13, rbp                                               ;   389.8 alu0    44 v[5]
        add r12, r13                                               ;   392.8 alu2    55 v[5]
        mov r13, qword [rsp + 424]                                 ;   387.8 agu1    53 t1
        add r13, r15                                               ;   391.8 alu3    53 t1
        mov rdx, r15                                               ;   388.2         43 t1 copy
        xor rdx, rsi                                               ;   388.8 alu0    43 t1
        and rdx, rdi                                               ;   389.8 alu1    43 t1
        xor r15, rdx                                               ;   390.8 alu2    43 t1
        add rcx, r15                                               ;   392.8 alu3    53 t1
        add r8, rcx                                                ;   393.8 alu0    54 v[1]
        add r12, rcx                                               ;   393.8 alu1    55 v[5]
        rorx r15, r8, 0xe                                          ;   394.8 alu2    40 t1
        rorx rcx, r8, 0x12                                         ;   394.8 alu1    40 t1
        xor r15, rcx                                               ;   395.8 alu3    40 t1
        rorx rcx, r8, 0x29                                         ;   394.8 alu2    40 t1
        xor r15, rcx                                               ;   396.8 alu0    40 t1
        add r13, r15                                               ;   397.8 alu3    53 t1
        mov r15, rax                                               ;   390.8         44 v[5] copy
        and r15, r9                                                ;   391.8 alu0    44 v[5]
        add r12, r15                                               ;   394.8 alu1    55 v[5]
        rorx r15, r12, 0x1c                                        ;   395.8 alu2    39 v[4]
        rorx rcx, r12, 0x22                                        ;   395.8 alu1    39 v[4]
        xor r15, rcx                                               ;   396.8 alu3    39 v[4]
        rorx rcx, r12, 0x27                                        ;   395.8 alu2    39 v[4]
        xor r15, rcx                                               ;   397.8 alu0    39 v[4]
        mov rcx, r9                                                ;   392.8         44 v[5] copy
        xor rcx, rbp                                               ;   393.7 alu3    44 v[5]
        and rcx, r12                                               ;   395.8 alu0    44 v[4]
        add r15, rcx                                               ;   398.8 alu1    55 v[4]
        mov rcx, qword [rsp + 432]                                 ;   393.8 agu0    53 t1
        add rcx, rsi                                               ;   397.8 alu2    53 t1
        mov rdx, rsi                                               ;   394.2         43 t1 copy
        xor rdx, rdi                                               ;   394.7 alu3    43 t1
        and rdx, r8                                                ;   395.7 alu0    43 t1
        xor rsi, rdx                                               ;   396.7 alu1    43 t1
        add r13, rsi                                               ;   398.8 alu2    53 t1
        add rax, r13                                               ;   399.8 alu3    54 v[0]
        add r15, r13                                               ;   399.8 alu0    55 v[4]
        rorx r13, rax, 0xe                                         ;   400.8 alu1    40 t1
        rorx rsi, rax, 0x12                                        ;   400.8 alu2    40 t1
        xor r13, rsi                                               ;   401.8 alu3    40 t1
        rorx rsi, rax, 0x29                                        ;   400.8 alu1    40 t1
        xor r13, rsi                                               ;   402.8 alu0    40 t1
        add rcx, r13                                               ;   403.8 alu2    53 t1
        mov r13, r9                                                ;   396.7         44 v[4] copy
        and r13, rbp                                               ;   397.7 alu3    44 v[4]
        add r15, r13                                               ;   400.8 alu0    55 v[4]
        rorx r13, r15, 0x1c                                        ;   401.8 alu1    39 v[3]
        rorx rsi, r15, 0x22                                        ;   401.8 alu2    39 v[3]
        xor r13, rsi                                               ;   402.8 alu3    39 v[3]
        rorx rsi, r15, 0x27                                        ;   401.8 alu1    39 v[3]
        xor r13, rsi                                               ;   403.8 alu0    39 v[3]
        mov rsi, rbp                                               ;   398.8         44 v[4] copy
        xor rsi, r12                                               ;   399.5 alu2    44 v[4]
        and rsi, r15                                               ;   401.8 alu3    44 v[3]
        add r13, rsi                                               ;   404.8 alu0    55 v[3]
        mov rsi, qword [rsp + 440]                                 ;   399.8 agu2    53 t1
        add rsi, rdi                                               ;   403.8 alu1    53 t1
        mov rdx, rdi                                               ;   400.2         43 t1 copy
        xor rdx, r8                                                ;   400.5 alu2    43 t1
        and rdx, rax                                               ;   401.5 alu3    43 t1
        xor rdi, rdx                                               ;   402.5 alu0    43 t1
        add rcx, rdi                                               ;   404.8 alu1    53 t1
        add r9, rcx                                                ;   405.8 alu2    54 v[7]
        add r13, rcx                                               ;   405.8 alu3    55 v[3]
        rorx rdi, r9, 0xe                                          ;   406.8 alu1    40 t1
        rorx rcx, r9, 0x12                                         ;   406.8 alu2    40 t1
        xor rdi, rcx                                               ;   407.8 alu0    40 t1
        rorx rcx, r9, 0x29                                         ;   406.8 alu1    40 t1
        xor rdi, rcx                                               ;   408.8 alu3    40 t1
        add rsi, rdi                                               ;   409.8 alu0    53 t1
        mov rdi, rbp                                               ;   402.7         44 v[3] copy
        and rdi, r12                                               ;   403.5 alu2    44 v[3]
        add r13, rdi                                               ;   406.8 alu3    55 v[3]
        rorx rdi, r13, 0x1c                                        ;   407.8 alu1    39 v[2]
        rorx rcx, r13, 0x22                                        ;   407.8 alu2    39 v[2]
        xor rdi, rcx                                               ;   408.8 alu0    39 v[2]
        rorx rcx, r13, 0x27                                        ;   407.8 alu1    39 v[2]
        xor rdi, rcx                                               ;   409.8 alu3    39 v[2]
        mov rcx, r12                                               ;   404.8         44 v[3] copy
        xor rcx, r15                                               ;   405.0 alu0    44 v[3]
        and rcx, r13                                               ;   407.8 alu2    44 v[2]
        add rdi, rcx                                               ;   410.8 alu3    55 v[2]
        mov rcx, qword [rsp + 448]                                 ;   405.8 agu1    53 t1
        add rcx, r8                                                ;   409.8 alu0    53 t1
        mov rdx, r8                                                ;   406.2         43 t1 copy
        xor rdx, rax                                               ;   406.3 alu1    43 t1
        and rdx, r9                                                ;   407.3 alu2    43 t1
        xor r8, rdx                                                ;   408.3 alu3    43 t1
        add rsi, r8                                                ;   410.8 alu0    53 t1
        add rbp, rsi                                               ;   411.8 alu1    54 v[6]
        add rdi, rsi                                               ;   411.8 alu2    55 v[2]
        rorx r8, rbp, 0xe                                          ;   412.8 alu1    40 t1
        rorx rsi, rbp, 0x12                                        ;   412.8 alu2    40 t1
        xor r8, rsi                                                ;   413.8 alu3    40 t1
        rorx rsi, rbp, 0x29                                        ;   412.8 alu1    40 t1
        xor r8, rsi                                                ;   414.8 alu0    40 t1
        add rcx, r8                                                ;   415.8 alu3    53 t1
        mov r8, r12                                                ;   408.7         44 v[2] copy
        and r8, r15                                                ;   409.3 alu0    44 v[2]
        add rdi, r8                                                ;   412.8 alu2    55 v[2]
        rorx r8, rdi, 0x1c                                         ;   413.8 alu1    39 v[1]
        rorx rsi, rdi, 0x22                                        ;   413.8 alu2    39 v[1]
        xor r8, rsi                                                ;   414.8 alu3    39 v[1]
        rorx rsi, rdi, 0x27                                        ;   413.8 alu1    39 v[1]
        xor r8, rsi                                                ;   415.8 alu0    39 v[1]
        mov rsi, r15                                               ;   410.8         44 v[2] copy
        xor rsi, r13                                               ;   411.0 alu3    44 v[2]
        and rsi, rdi                                               ;   413.8 alu0    44 v[1]
        add r8, rsi                                                ;   416.8 alu2    55 v[1]
        mov rsi, qword [rsp + 456]                                 ;   411.8 agu0    53 t1
        add rsi, rax                                               ;   415.8 alu3    53 t1
        mov rdx, rax                                               ;   412.2         43 t1 copy
        xor rdx, r9                                                ;   412.3 alu0    43 t1
        and rdx, rbp                                               ;   413.3 alu1    43 t1
        xor rax, rdx                                               ;   414.3 alu2    43 t1
        add rcx, rax                                               ;   416.8 alu3    53 t1
        add r12, rcx                                               ;   417.8 alu0    54 v[5]
        add r8, rcx                                                ;   417.8 alu1    55 v[1]
        rorx rax, r12, 0xe                                         ;   418.8 alu2    40 t1
        rorx rcx, r12, 0x12                                        ;   418.8 alu1    40 t1
        xor rax, rcx                                               ;   419.8 alu3    40 t1
        rorx rcx, r12, 0x29                                        ;   418.8 alu2    40 t1
        xor rax, rcx                                               ;   420.8 alu0    40 t1
        add rsi, rax                                               ;   421.8 alu3    53 t1
        mov rax, r15                                               ;   414.7         44 v[1] copy
        and rax, r13                                               ;   415.3 alu0    44 v[1]
        add r8, rax                                                ;   418.8 alu1    55 v[1]
        rorx rax, r8, 0x1c                                         ;   419.8 alu2    39 v[0]
        rorx rcx, r8, 0x22                                         ;   419.8 alu1    39 v[0]
        xor rax, rcx                                               ;   420.8 alu3    39 v[0]
        rorx rcx, r8, 0x27                                         ;   419.8 alu2    39 v[0]
        xor rax, rcx                                               ;   421.8 alu0    39 v[0]
        mov rcx, r13                                               ;   416.8         44 v[1] copy
        xor rcx, rdi                                               ;   417.0 alu3    44 v[1]
        and rcx, r8                                                ;   419.8 alu0    44 v[0]
        add rax, rcx                                               ;   422.8 alu1    55 v[0]
        mov rcx, qword [rsp + 464]                                 ;   417.8 agu2    53 t1
        add rcx, r9                                                ;   421.8 alu2    53 t1
        mov rdx, r9                                                ;   418.2         43 t1 copy
        xor rdx, rbp                                               ;   418.3 alu3    43 t1
        and rdx, r12                                               ;   419.3 alu0    43 t1
        xor r9, rdx                                                ;   420.3 alu1    43 t1
        add rsi, r9                                                ;   422.8 alu2    53 t1
        add r15, rsi                                               ;   423.8 alu3    54 v[4]
        add rax, rsi                                               ;   423.8 alu0    55 v[0]
        rorx r9, r15, 0xe                                          ;   424.8 alu1    40 t1
        rorx rsi, r15, 0x12                                        ;   424.8 alu2    40 t1
        xor r9, rsi                                                ;   425.8 alu3    40 t1
        rorx rsi, r15, 0x29                                        ;   424.8 alu1    40 t1
        xor r9, rsi                                                ;   426.8 alu0    40 t1
        add rcx, r9                                                ;   427.8 alu2    53 t1
        mov r9, r13                                                ;   420.7         44 v[0] copy
        and r9, rdi                                                ;   421.3 alu3    44 v[0]
        add rax, r9                                                ;   424.8 alu0    55 v[0]
        rorx r9, rax, 0x1c                                         ;   425.8 alu1    39 v[7]
        rorx rsi, rax, 0x22                                        ;   425.8 alu2    39 v[7]
        xor r9, rsi                                                ;   426.8 alu3    39 v[7]
        rorx rsi, rax, 0x27                                        ;   425.8 alu1    39 v[7]
        xor r9, rsi                                                ;   427.8 alu0    39 v[7]
        mov rsi, rdi                                               ;   422.8         44 v[0] copy
        xor rsi, r8                                                ;   423.0 alu2    44 v[0]
        and rsi, rax                                               ;   425.8 alu3    44 v[7]
        add r9, rsi                                                ;   428.8 alu0    55 v[7]
        mov rsi, qword [rsp + 472]                                 ;   423.8 agu1    53 t1
        add rsi, rbp                                               ;   427.8 alu1    53 t1
        mov rdx, rbp                                               ;   424.2         43 t1 copy
        xor rdx, r12                                               ;   424.3 alu2    43 t1
        and rdx, r15                                               ;   425.3 alu3    43 t1
        xor rbp, rdx                                               ;   426.3 alu0    43 t1
        add rcx, rbp                                               ;   428.8 alu1    53 t1
        add r13, rcx                                               ;   429.8 alu2    54 v[3]
        add r9, rcx                                                ;   429.8 alu3    55 v[7]
        rorx rbp, r13, 0xe                                         ;   430.8 alu1    40 t1
        rorx rcx, r13, 0x12                                        ;   430.8 alu2    40 t1
        xor rbp, rcx                                               ;   431.8 alu0    40 t1
        rorx rcx, r13, 0x29                                        ;   430.8 alu1    40 t1
        xor rbp, rcx                                               ;   432.8 alu3    40 t1
        add rsi, rbp                                               ;   433.8 alu0    53 t1
        mov rbp, rdi                                               ;   426.7         44 v[7] copy
        and rbp, r8                                                ;   427.3 alu2    44 v[7]
        add r9, rbp                                                ;   430.8 alu3    55 v[7]
        rorx rbp, r9, 0x1c                                         ;   431.8 alu1    39 v[6]
        rorx rcx, r9, 0x22                                         ;   431.8 alu2    39 v[6]
        xor rbp, rcx                                               ;   432.8 alu0    39 v[6]
        rorx rcx, r9, 0x27                                         ;   431.8 alu1    39 v[6]
        xor rbp, rcx                                               ;   433.8 alu3    39 v[6]
        mov rcx, r8                                                ;   428.8         44 v[7] copy
        xor rcx, rax                                               ;   429.0 alu0    44 v[7]
        and rcx, r9                                                ;   431.8 alu2    44 v[6]
        add rbp, rcx                                               ;   434.8 alu3    55 v[6]
        mov rcx, qword [rsp + 480]                                 ;   429.8 agu0    53 t1
        add rcx, r12                                               ;   433.8 alu0    53 t1
        mov rdx, r12                                               ;   430.2         43 t1 copy
        xor rdx, r15                                               ;   430.3 alu1    43 t1
        and rdx, r13                                               ;   431.3 alu2    43 t1
        xor r12, rdx                                               ;   432.3 alu3    43 t1
        add rsi, r12                                               ;   434.8 alu0    53 t1
        add rdi, rsi                                               ;   435.8 alu1    54 v[2]
        add rbp, rsi                                               ;   435.8 alu2    55 v[6]
        rorx r12, rdi, 0xe                                         ;   436.8 alu1    40 t1
        rorx rsi, rdi, 0x12                                        ;   436.8 alu2    40 t1
        xor r12, rsi                                               ;   437.8 alu3    40 t1
        rorx rsi, rdi, 0x29                                        ;   436.8 alu1    40 t1
        xor r12, rsi                                               ;   438.8 alu0    40 t1
        add rcx, r12                                               ;   439.8 alu3    53 t1
        mov r12, r8                                                ;   432.7         44 v[6] copy
        and r12, rax                                               ;   433.3 alu0    44 v[6]
        add rbp, r12                                               ;   436.8 alu2    55 v[6]
        rorx r12, rbp, 0x1c                                        ;   437.8 alu1    39 v[5]
        rorx rsi, rbp, 0x22                                        ;   437.8 alu2    39 v[5]
        xor r12, rsi                                               ;   438.8 alu3    39 v[5]
        rorx rsi, rbp, 0x27                                        ;   437.8 alu1    39 v[5]
        xor r12, rsi                                               ;   439.8 alu0    39 v[5]
        mov rsi, rax                                               ;   434.8         44 v[6] copy
        xor rsi, r9                                                ;   435.0 alu3    44 v[6]
        and rsi, rbp                                               ;   437.8 alu0    44 v[5]
        add r12, rsi                                               ;   440.8 alu2    55 v[5]
        mov rsi, qword [rsp + 488]                                 ;   435.8 agu2    53 t1
        add rsi, r15                                               ;   439.8 alu3    53 t1
        mov rdx, r15                                               ;   436.2         43 t1 copy
        xor rdx, r13                                               ;   436.3 alu0    43 t1
        and rdx, rdi                                               ;   437.3 alu1    43 t1
        xor r15, rdx                                               ;   438.3 alu2    43 t1
        add rcx, r15                                               ;   440.8 alu3    53 t1
        add r8, rcx                                                ;   441.8 alu0    54 v[1]
        add r12, rcx                                               ;   441.8 alu1    55 v[5]
        rorx r15, r8, 0xe                                          ;   442.8 alu2    40 t1
        rorx rcx, r8, 0x12                                         ;   442.8 alu1    40 t1
        xor r15, rcx                                               ;   443.8 alu3    40 t1
        rorx rcx, r8, 0x29                                         ;   442.8 alu2    40 t1
        xor r15, rcx                                               ;   444.8 alu0    40 t1
        add rsi, r15                                               ;   445.8 alu3    53 t1
        mov r15, rax                                               ;   438.7         44 v[5] copy
        and r15, r9                                                ;   439.3 alu0    44 v[5]
        add r12, r15                                               ;   442.8 alu1    55 v[5]
        rorx r15, r12, 0x1c                                        ;   443.8 alu2    39 v[4]
        rorx rcx, r12, 0x22                                        ;   443.8 alu1    39 v[4]
        xor r15, rcx                                               ;   444.8 alu3    39 v[4]
        rorx rcx, r12, 0x27                                        ;   443.8 alu2    39 v[4]
        xor r15, rcx                                               ;   445.8 alu0    39 v[4]
        mov rcx, r9                                                ;   440.8         44 v[5] copy
        xor rcx, rbp                                               ;   441.0 alu3    44 v[5]
        and rcx, r12                                               ;   443.8 alu0    44 v[4]
        add r15, rcx                                               ;   446.8 alu1    55 v[4]
        mov rcx, qword [rsp + 496]                                 ;   441.8 agu1    53 t1
        add rcx, r13                                               ;   445.8 alu2    53 t1
        mov rdx, r13                                               ;   442.2         43 t1 copy
        xor rdx, rdi                                               ;   442.3 alu3    43 t1
        and rdx, r8                                                ;   443.3 alu0    43 t1
        xor r13, rdx                                               ;   444.3 alu1    43 t1
        add rsi, r13                                               ;   446.8 alu2    53 t1
        add rax, rsi                                               ;   447.8 alu3    54 v[0]
        add r15, rsi                                               ;   447.8 alu0    55 v[4]
        rorx r13, rax, 0xe                                         ;   448.8 alu1    40 t1
        rorx rsi, rax, 0x12                                        ;   448.8 alu2    40 t1
        xor r13, rsi                                               ;   449.8 alu3    40 t1
        rorx rsi, rax, 0x29                                        ;   448.8 alu1    40 t1
        xor r13, rsi                                               ;   450.8 alu0    40 t1
        add rcx, r13                                               ;   451.8 alu2    53 t1
        mov r13, r9                                                ;   444.7         44 v[4] copy
        and r13, rbp                                               ;   445.3 alu3    44 v[4]
        add r15, r13                                               ;   448.8 alu0    55 v[4]
        rorx r13, r15, 0x1c                                        ;   449.8 alu1    39 v[3]
        rorx rsi, r15, 0x22                                        ;   449.8 alu2    39 v[3]
        xor r13, rsi                                               ;   450.8 alu3    39 v[3]
        rorx rsi, r15, 0x27                                        ;   449.8 alu1    39 v[3]
        xor r13, rsi                                               ;   451.8 alu0    39 v[3]
        mov rsi, rbp                                               ;   446.8         44 v[4] copy
        xor rsi, r12                                               ;   447.0 alu2    44 v[4]
        and rsi, r15                                               ;   449.8 alu3    44 v[3]
        add r13, rsi                                               ;   452.8 alu0    55 v[3]
        mov rsi, qword [rsp + 504]                                 ;   447.8 agu0    53 t1
        add rsi, rdi                                               ;   451.8 alu1    53 t1
        mov rdx, rdi                                               ;   448.2         43 t1 copy
        xor rdx, r8                                                ;   448.3 alu2    43 t1
        and rdx, rax                                               ;   449.3 alu3    43 t1
        xor rdi, rdx                                               ;   450.3 alu0    43 t1
        add rcx, rdi                                               ;   452.8 alu1    53 t1
        add r9, rcx                                                ;   453.8 alu2    54 v[7]
        add r13, rcx                                               ;   453.8 alu3    55 v[3]
        rorx rdi, r9, 0xe                                          ;   454.8 alu1    40 t1
        rorx rcx, r9, 0x12                                         ;   454.8 alu2    40 t1
        xor rdi, rcx                                               ;   455.8 alu0    40 t1
        rorx rcx, r9, 0x29                                         ;   454.8 alu1    40 t1
        xor rdi, rcx                                               ;   456.8 alu3    40 t1
        add rsi, rdi                                               ;   457.8 alu0    53 t1
        mov rdi, rbp                                               ;   450.7         44 v[3] copy
        and rdi, r12                                               ;   451.3 alu2    44 v[3]
        add r13, rdi                                               ;   454.8 alu3    55 v[3]
        rorx rdi, r13, 0x1c                                        ;   455.8 alu1    39 v[2]
        rorx rcx, r13, 0x22                                        ;   455.8 alu2    39 v[2]
        xor rdi, rcx                                               ;   456.8 alu0    39 v[2]
        rorx rcx, r13, 0x27                                        ;   455.8 alu1    39 v[2]
        xor rdi, rcx                                               ;   457.8 alu3    39 v[2]
        mov rcx, r12                                               ;   452.8         44 v[3] copy
        xor rcx, r15                                               ;   453.0 alu0    44 v[3]
        and rcx, r13                                               ;   455.8 alu2    44 v[2]
        add rdi, rcx                                               ;   458.8 alu3    55 v[2]
        mov rcx, qword [rsp + 512]                                 ;   453.8 agu2    53 t1
        add rcx, r8                                                ;   457.8 alu0    53 t1
        mov rdx, r8                                                ;   454.2         43 t1 copy
        xor rdx, rax                                               ;   454.3 alu1    43 t1
        and rdx, r9                                                ;   455.3 alu2    43 t1
        xor r8, rdx                                                ;   456.3 alu3    43 t1
        add rsi, r8                                                ;   458.8 alu0    53 t1
        add rbp, rsi                                               ;   459.8 alu1    54 v[6]
        add rdi, rsi                                               ;   459.8 alu2    55 v[2]
        add rcx, qword [rel sha512_blocks.T1_constants64]          ;   458.8 alu3+agu1   53 t1
        rorx r8, rbp, 0xe                                          ;   460.8 alu1    40 t1
        rorx rsi, rbp, 0x12                                        ;   460.8 alu2    40 t1
        xor r8, rsi                                                ;   461.8 alu0    40 t1
        rorx rsi, rbp, 0x29                                        ;   460.8 alu1    40 t1
        xor r8, rsi                                                ;   462.8 alu3    40 t1
        add rcx, r8                                                ;   463.8 alu0    53 t1
        mov r8, r12                                                ;   456.8         44 v[2] copy
        and r8, r15                                                ;   457.5 alu2    44 v[2]
        add rdi, r8                                                ;   460.8 alu3    55 v[2]
        rorx r8, rdi, 0x1c                                         ;   461.8 alu1    39 v[1]
        rorx rsi, rdi, 0x22                                        ;   461.8 alu2    39 v[1]
        xor r8, rsi                                                ;   462.8 alu0    39 v[1]
        rorx rsi, rdi, 0x27                                        ;   461.8 alu1    39 v[1]
        xor r8, rsi                                                ;   463.8 alu3    39 v[1]
        mov rsi, r15                                               ;   459.0         44 v[2] copy
        xor rsi, r13                                               ;   459.2 alu0    44 v[2]
        and rsi, rdi                                               ;   461.8 alu2    44 v[1]
        mov rdx, qword [rsp + 520]                                 ;   459.5 agu0    53 t1
        add rdx, rax                                               ;   463.5 alu3    53 t1
        mov rbx, rax                                               ;   459.8         43 t1 copy
        xor rbx, r9                                                ;   460.2 alu0    43 t1
        and rbx, rbp                                               ;   461.2 alu1    43 t1
        xor rax, rbx                                               ;   462.2 alu2    43 t1
        add rcx, rax                                               ;   464.8 alu3    53 t1
        add r12, rcx                                               ;   465.8 alu0    54 v[5]
        add rsi, r8                                                ;   464.8 alu1    55 v[1]
        add rsi, rcx                                               ;   465.8 alu2    55 v[1]
        mov r8, qword [rsp + 528]                                  ;   461.5 agu2    53 t1
        add r8, r9                                                 ;   465.5 alu3    53 t1
        add rdx, qword [rel sha512_blocks.T1_constants64 + 8]      ;   464.5 alu0+agu1   53 t1
        add r8, qword [rel sha512_blocks.T1_constants64 + 16]      ;   466.5 alu1+agu0   53 t1
        rorx rax, r12, 0xe                                         ;   466.8 alu2    40 t1
        mov rcx, r9                                                ;   462.3         43 t1 copy
        xor rcx, rbp                                               ;   462.8 alu3    43 t1
        and rcx, r12                                               ;   466.8 alu0    43 t1
        xor r9, rcx                                                ;   467.8 alu1    43 t1
        add rdx, r9                                                ;   468.8 alu2    53 t1
        rorx r9, r12, 0x12                                         ;   466.8 alu1    40 t1
        xor rax, r9                                                ;   467.8 alu3    40 t1
        rorx r9, r12, 0x29                                         ;   466.8 alu2    40 t1
        xor rax, r9                                                ;   468.8 alu0    40 t1
        add rdx, rax                                               ;   469.8 alu3    53 t1
        lea r9, [r15 + rdx]                                        ;   470.8 alu0    54 v[4]
        and r15, r13                                               ;   465.3 alu1    44 v[1]
        add rsi, r15                                               ;   466.8 alu2    55 v[1]
        rorx r15, r9, 0xe                                          ;   471.8 alu1    40 t1
        rorx rax, r9, 0x12                                         ;   471.8 alu2    40 t1
        xor r15, rax                                               ;   472.8 alu3    40 t1
        rorx rax, r9, 0x29                                         ;   471.8 alu1    40 t1
        xor r15, rax                                               ;   473.8 alu0    40 t1
        add r8, r15                                                ;   474.8 alu3    53 t1
        mov r15, r13                                               ;   467.0         44 v[1] copy
        xor r15, rdi                                               ;   467.5 alu0    44 v[1]
        rorx rax, rsi, 0x1c                                        ;   467.8 alu2    39 v[0]
        mov rcx, rbp                                               ;   467.5         43 t1 copy
        xor rcx, r12                                               ;   467.8 alu3    43 t1
        and rcx, r9                                                ;   471.8 alu1    43 t1
        xor rcx, rbp                                               ;   472.8 alu0    43 t1
        add r8, rcx                                                ;   475.8 alu2    53 t1
        rorx rcx, rsi, 0x22                                        ;   469.3 alu1    39 v[0]
        xor rax, rcx                                               ;   470.3 alu3    39 v[0]
        rorx rcx, rsi, 0x27                                        ;   469.5 alu2    39 v[0]
        xor rax, rcx                                               ;   471.3 alu0    39 v[0]
        add rdx, rax                                               ;   472.3 alu3    55 v[0]
        mov rax, rdi                                               ;   469.3         44 v[0] copy
        xor rax, rsi                                               ;   470.3 alu1    44 v[0]
        and r15, rax                                               ;   471.3 alu0    44 v[0]
        xor r15, rdi                                               ;   472.3 alu2    44 v[0]
        add rdx, r15                                               ;   473.3 alu3    55 v[0]
        and rax, rdx                                               ;   474.3 alu1    44 v[7]
        mov r15, qword [rsp + 624]                                 ;   470.8 agu2    68 w[12] reload
        rorx rcx, r15, 0x13                                        ;   474.8 alu2    42 w[14]
        add r13, r8                                                ;   476.8 alu0    54 v[3]
        rorx rbx, r15, 0x3d                                        ;   474.8 alu1    42 w[14]
        xor rcx, rbx                                               ;   475.8 alu3    42 w[14]
        mov rbx, r15                                               ;   474.8         42 w[14] copy
        shr rbx, 6                                                 ;   474.8 alu2    42 w[14]
        xor rcx, rbx                                               ;   476.8 alu0    42 w[14]
        rorx rbx, rdx, 0x1c                                        ;   474.3 alu1    39 v[7]
        rorx r15, rdx, 0x22                                        ;   474.3 alu2    39 v[7]
        mov qword [rsp + 768], r14                                 ;   472.8 agu1+st1   64 v[2] spill
        rorx r14, rdx, 0x27                                        ;   474.3 alu1    39 v[7]
        mov qword [rsp + 776], r11                                 ;   473.2 agu0+st0   64 v[1] spill
        mov r11, qword [rsp + 520]                                 ;   473.3 agu2    68 w[15] reload
        mov qword [rsp + 784], r10                                 ;   473.8 agu1+st1   64 v[0] spill
        rorx r10, r11, 1                                           ;   477.3 alu2    41 w[14]
        xor rbx, r15                                               ;   475.3 alu3    39 v[7]
        xor rbx, r14                                               ;   476.3 alu0    39 v[7]
        rorx r14, r11, 8                                           ;   477.3 alu1    41 w[14]
        xor r10, r14                                               ;   478.3 alu3    41 w[14]
        mov r14, qword [rsp + 592]                                 ;   474.7 agu0    53 t1
        add r14, r11                                               ;   478.7 alu0    53 t1
        shr r11, 7                                                 ;   477.3 alu2    41 w[14]
        xor r10, r11                                               ;   479.3 alu3    41 w[14]
        add rbp, qword [rsp + 536]                                 ;   476.0 alu0+agu2   53 t1
        add rbp, qword [rel sha512_blocks.T1_constants64 + 24]     ;   477.0 alu1+agu1   53 t1
        mov r11, rdi                                               ;   475.7         44 v[7] copy
        and r11, rsi                                               ;   476.5 alu2    44 v[7]
        mov r15, rsi                                               ;   476.0         44 v[7] copy
        xor r15, rdx                                               ;   476.8 alu3    44 v[7]
        mov qword [rsp + 792], rcx                                 ;   477.8 agu0+st0   42 w[14] spill
        mov rcx, r12                                               ;   476.5         43 t1 copy
        xor rcx, r9                                                ;   477.0 alu0    43 t1
        and rcx, r13                                               ;   478.0 alu1    43 t1
        xor rcx, r12                                               ;   479.0 alu2    43 t1
        add rbp, rcx                                               ;   480.0 alu3    53 t1
        rorx rcx, r13, 0xe                                         ;   478.3 alu1    40 t1
        mov qword [rsp + 800], r10                                 ;   480.3 agu2+st1   41 w[14] spill
        rorx r10, r13, 0x12                                        ;   478.5 alu2    40 t1
        xor rcx, r10                                               ;   479.5 alu0    40 t1
        rorx r10, r13, 0x29                                        ;   479.3 alu1    40 t1
        xor rcx, r10                                               ;   480.5 alu3    40 t1
        add rbp, rcx                                               ;   481.5 alu0    53 t1
        mov r10, qword [rsp + 632]                                 ;   478.5 agu1    68 w[13] reload
        rorx rcx, r10, 0x13                                        ;   482.5 alu2    42 w[15]
        add r8, rbx                                                ;   479.8 alu3    55 v[7]
        add r8, rax                                                ;   480.8 alu0    55 v[7]
        add r8, r11                                                ;   481.8 alu1    55 v[7]
        rorx r11, r10, 0x3d                                        ;   482.5 alu2    42 w[15]
        xor rcx, r11                                               ;   483.5 alu3    42 w[15]
        and r15, r8                                                ;   482.8 alu0    44 v[6]
        mov r11, r10                                               ;   482.5         42 w[15] copy
        shr r11, 6                                                 ;   482.5 alu1    42 w[15]
        xor rcx, r11                                               ;   484.5 alu2    42 w[15]
        add rdi, rbp                                               ;   482.5 alu3    54 v[2]
        rorx r11, r8, 0x1c                                         ;   482.8 alu1    39 v[6]
        mov rax, qword [rsp + 528]                                 ;   480.7 agu0    68 w[0] reload
        rorx rbx, rax, 1                                           ;   484.7 alu2    41 w[15]
        rorx r10, rax, 8                                           ;   484.7 alu1    41 w[15]
        xor rbx, r10                                               ;   485.7 alu0    41 w[15]
        shr rax, 7                                                 ;   484.7 alu2    41 w[15]
        xor rbx, rax                                               ;   486.7 alu3    41 w[15]
        add rbp, r15                                               ;   483.8 alu0    55 v[6]
        add r12, qword [rsp + 544]                                 ;   483.8 alu3+agu2   53 t1
        rorx r10, r8, 0x22                                         ;   484.3 alu1    39 v[6]
        xor r11, r10                                               ;   485.3 alu0    39 v[6]
        rorx r10, r8, 0x27                                         ;   484.5 alu2    39 v[6]
        xor r11, r10                                               ;   486.3 alu3    39 v[6]
        add rbp, r11                                               ;   487.3 alu0    55 v[6]
        rorx r10, rdi, 0xe                                         ;   485.3 alu1    40 t1
        rorx r11, rdi, 0x12                                        ;   485.5 alu2    40 t1
        xor r10, r11                                               ;   486.5 alu3    40 t1
        rorx r11, rdi, 0x29                                        ;   486.3 alu1    40 t1
        xor r10, r11                                               ;   487.5 alu0    40 t1
        add r12, r10                                               ;   488.5 alu2    53 t1
        mov r10, rsi                                               ;   484.5         44 v[6] copy
        and r10, rdx                                               ;   486.8 alu3    44 v[6]
        add rbp, r10                                               ;   488.3 alu0    55 v[6]
        rorx r10, rbp, 0x1c                                        ;   489.3 alu1    39 v[5]
        rorx r11, rbp, 0x22                                        ;   489.3 alu2    39 v[5]
        xor r10, r11                                               ;   490.3 alu3    39 v[5]
        rorx r11, rbp, 0x27                                        ;   489.3 alu1    39 v[5]
        xor r10, r11                                               ;   491.3 alu0    39 v[5]
        mov r11, rdx                                               ;   485.8         44 v[6] copy
        xor r11, r8                                                ;   488.5 alu2    44 v[6]
        and r11, rbp                                               ;   489.5 alu3    44 v[5]
        add r10, r11                                               ;   492.3 alu0    55 v[5]
        mov r11, qword [rsp + 552]                                 ;   486.5 agu1    53 t1
        add r11, r9                                                ;   490.5 alu1    53 t1
        mov r15, r9                                                ;   486.8         43 t1 copy
        xor r15, r13                                               ;   489.5 alu2    43 t1
        and r15, rdi                                               ;   490.5 alu3    43 t1
        xor r9, r15                                                ;   491.5 alu0    43 t1
        add r12, r9                                                ;   492.5 alu1    53 t1
        add rsi, r12                                               ;   493.5 alu2    54 v[1]
        add r10, r12                                               ;   493.5 alu3    55 v[5]
        rorx r9, rsi, 0xe                                          ;   494.5 alu1    40 t1
        rorx r12, rsi, 0x12                                        ;   494.5 alu2    40 t1
        xor r9, r12                                                ;   495.5 alu0    40 t1
        rorx r12, rsi, 0x29                                        ;   494.5 alu1    40 t1
        xor r9, r12                                                ;   496.5 alu3    40 t1
        add r11, r9                                                ;   497.5 alu0    53 t1
        mov r9, rdx                                                ;   490.0         44 v[5] copy
        and r9, r8                                                 ;   492.5 alu2    44 v[5]
        add r10, r9                                                ;   494.5 alu3    55 v[5]
        rorx r9, r10, 0x1c                                         ;   495.5 alu1    39 v[4]
        rorx r12, r10, 0x22                                        ;   495.5 alu2    39 v[4]
        xor r9, r12                                                ;   496.5 alu0    39 v[4]
        rorx r12, r10, 0x27                                        ;   495.5 alu1    39 v[4]
        xor r9, r12                                                ;   497.5 alu3    39 v[4]
        mov r12, r8                                                ;   492.5         44 v[5] copy
        xor r12, rbp                                               ;   494.0 alu0    44 v[5]
        and r12, r10                                               ;   495.5 alu2    44 v[4]
        add r9, r12                                                ;   498.5 alu3    55 v[4]
        mov r12, qword [rsp + 560]                                 ;   493.7 agu0    53 t1
        add r12, r13                                               ;   497.7 alu0    53 t1
        mov r15, r13                                               ;   494.0         43 t1 copy
        xor r15, rdi                                               ;   495.3 alu1    43 t1
        and r15, rsi                                               ;   496.3 alu2    43 t1
        xor r13, r15                                               ;   497.3 alu3    43 t1
        add r11, r13                                               ;   498.5 alu0    53 t1
        add rdx, r11                                               ;   499.5 alu1    54 v[0]
        add r9, r11                                                ;   499.5 alu2    55 v[4]
        rorx r11, rdx, 0xe                                         ;   500.5 alu1    40 t1
        rorx r13, rdx, 0x12                                        ;   500.5 alu2    40 t1
        xor r11, r13                                               ;   501.5 alu3    40 t1
        rorx r13, rdx, 0x29                                        ;   500.5 alu1    40 t1
        xor r11, r13                                               ;   502.5 alu0    40 t1
        add r12, r11                                               ;   503.5 alu3    53 t1
        mov r11, r8                                                ;   496.5         44 v[4] copy
        and r11, rbp                                               ;   498.0 alu0    44 v[4]
        add r9, r11                                                ;   500.5 alu2    55 v[4]
        rorx r11, r9, 0x1c                                         ;   501.5 alu1    39 v[3]
        rorx r13, r9, 0x22                                         ;   501.5 alu2    39 v[3]
        xor r11, r13                                               ;   502.5 alu3    39 v[3]
        rorx r13, r9, 0x27                                         ;   501.5 alu1    39 v[3]
        xor r11, r13                                               ;   503.5 alu0    39 v[3]
        mov r13, rbp                                               ;   498.5         44 v[4] copy
        xor r13, r10                                               ;   499.8 alu3    44 v[4]
        and r13, r9                                                ;   501.5 alu0    44 v[3]
        add r11, r13                                               ;   504.5 alu2    55 v[3]
        mov r13, qword [rsp + 568]                                 ;   499.7 agu2    53 t1
        add r13, rdi                                               ;   503.7 alu3    53 t1
        mov r15, rdi                                               ;   500.0         43 t1 copy
        xor r15, rsi                                               ;   501.0 alu0    43 t1
        and r15, rdx                                               ;   502.0 alu1    43 t1
        xor rdi, r15                                               ;   503.0 alu2    43 t1
        add r12, rdi                                               ;   504.5 alu3    53 t1
        add r8, r12                                                ;   505.5 alu0    54 v[7]
        add r11, r12                                               ;   505.5 alu1    55 v[3]
        rorx r12, r8, 0xe                                          ;   506.5 alu2    40 t1
        rorx r15, r8, 0x12                                         ;   506.5 alu1    40 t1
        xor r12, r15                                               ;   507.5 alu3    40 t1
        rorx r15, r8, 0x29                                         ;   506.5 alu2    40 t1
        xor r12, r15                                               ;   508.5 alu0    40 t1
        add r13, r12                                               ;   509.5 alu3    53 t1
        mov r12, rbp                                               ;   502.5         44 v[3] copy
        and r12, r10                                               ;   504.0 alu0    44 v[3]
        add r11, r12                                               ;   506.5 alu1    55 v[3]
        rorx r12, r11, 0x1c                                        ;   507.5 alu2    39 v[2]
        rorx r15, r11, 0x22                                        ;   507.5 alu1    39 v[2]
        xor r12, r15                                               ;   508.5 alu3    39 v[2]
        rorx r15, r11, 0x27                                        ;   507.5 alu2    39 v[2]
        xor r12, r15                                               ;   509.5 alu0    39 v[2]
        mov r15, r10                                               ;   504.5         44 v[3] copy
        xor r15, r9                                                ;   505.8 alu3    44 v[3]
        and r15, r11                                               ;   507.5 alu0    44 v[2]
        add r12, r15                                               ;   510.5 alu1    55 v[2]
        mov r15, qword [rsp + 576]                                 ;   505.7 agu1    53 t1
        add r15, rsi                                               ;   509.7 alu2    53 t1
        mov rdi, rsi                                               ;   506.0         43 t1 copy
        xor rdi, rdx                                               ;   506.8 alu3    43 t1
        and rdi, r8                                                ;   507.8 alu0    43 t1
        xor rsi, rdi                                               ;   508.8 alu1    43 t1
        add r13, rsi                                               ;   510.5 alu2    53 t1
        add rbp, r13                                               ;   511.5 alu3    54 v[6]
        add r12, r13                                               ;   511.5 alu0    55 v[2]
        add r15, qword [rel sha512_blocks.T1_constants64 + 32]     ;   510.7 alu1+agu0   53 t1
        rorx r13, rbp, 0xe                                         ;   512.5 alu2    40 t1
        rorx rsi, rbp, 0x12                                        ;   512.5 alu1    40 t1
        xor r13, rsi                                               ;   513.5 alu3    40 t1
        rorx rsi, rbp, 0x29                                        ;   512.5 alu2    40 t1
        xor r13, rsi                                               ;   514.5 alu0    40 t1
        add r15, r13                                               ;   515.5 alu3    53 t1
        mov r13, r10                                               ;   508.7         44 v[2] copy
        and r13, r9                                                ;   510.0 alu0    44 v[2]
        add r12, r13                                               ;   512.5 alu1    55 v[2]
        rorx r13, r12, 0x1c                                        ;   513.5 alu2    39 v[1]
        rorx rsi, r12, 0x22                                        ;   513.5 alu1    39 v[1]
        xor r13, rsi                                               ;   514.5 alu3    39 v[1]
        rorx rsi, r12, 0x27                                        ;   513.5 alu2    39 v[1]
        xor r13, rsi                                               ;   515.5 alu0    39 v[1]
        mov rsi, r9                                                ;   510.7         44 v[2] copy
        xor rsi, r11                                               ;   511.8 alu3    44 v[2]
        and rsi, r12                                               ;   513.5 alu0    44 v[1]
        add r13, rsi                                               ;   516.5 alu1    55 v[1]
        mov rsi, qword [rsp + 584]                                 ;   511.7 agu2    53 t1
        add rsi, rdx                                               ;   515.7 alu2    53 t1
        mov rdi, rdx                                               ;   512.0         43 t1 copy
        xor rdi, r8                                                ;   512.8 alu3    43 t1
        and rdi, rbp                                               ;   513.8 alu0    43 t1
        xor rdx, rdi                                               ;   514.8 alu1    43 t1
        add r15, rdx                                               ;   516.5 alu2    53 t1
        add r10, r15                                               ;   517.5 alu3    54 v[5]
        add r13, r15                                               ;   517.5 alu0    55 v[1]
        add rsi, qword [rel sha512_blocks.T1_constants64 + 40]     ;   516.7 alu1+agu1   53 t1
        rorx r15, r10, 0xe                                         ;   518.5 alu2    40 t1
        rorx rdi, r10, 0x12                                        ;   518.5 alu1    40 t1
        xor r15, rdi                                               ;   519.5 alu3    40 t1
        rorx rdi, r10, 0x29                                        ;   518.5 alu2    40 t1
        xor r15, rdi                                               ;   520.5 alu0    40 t1
        add rsi, r15                                               ;   521.5 alu3    53 t1
        mov r15, r9                                                ;   514.7         44 v[1] copy
        and r15, r11                                               ;   516.0 alu0    44 v[1]
        add r13, r15                                               ;   518.5 alu1    55 v[1]
        rorx r15, r13, 0x1c                                        ;   519.5 alu2    39 v[0]
        rorx rdi, r13, 0x22                                        ;   519.5 alu1    39 v[0]
        xor r15, rdi                                               ;   520.5 alu3    39 v[0]
        rorx rdi, r13, 0x27                                        ;   519.5 alu2    39 v[0]
        xor r15, rdi                                               ;   521.5 alu0    39 v[0]
        mov rdi, r11                                               ;   516.7         44 v[1] copy
        xor rdi, r12                                               ;   517.8 alu3    44 v[1]
        and rdi, r13                                               ;   519.5 alu0    44 v[0]
        add r15, rdi                                               ;   522.5 alu1    55 v[0]
        mov rdi, qword [rsp + 592]                                 ;   517.7 agu0    53 t1
        add rdi, r8                                                ;   521.7 alu2    53 t1
        mov rax, r8                                                ;   518.0         43 t1 copy
        xor rax, rbp                                               ;   518.8 alu3    43 t1
        and rax, r10                                               ;   519.8 alu0    43 t1
        xor r8, rax                                                ;   520.8 alu1    43 t1
        add rsi, r8                                                ;   522.5 alu2    53 t1
        add r9, rsi                                                ;   523.5 alu3    54 v[4]
        add r15, rsi                                               ;   523.5 alu0    55 v[0]
        add rdi, qword [rel sha512_blocks.T1_constants64 + 48]     ;   522.7 alu1+agu2   53 t1
        rorx r8, r9, 0xe                                           ;   524.5 alu2    40 t1
        rorx rsi, r9, 0x12                                         ;   524.5 alu1    40 t1
        xor r8, rsi                                                ;   525.5 alu3    40 t1
        rorx rsi, r9, 0x29                                         ;   524.5 alu2    40 t1
        xor r8, rsi                                                ;   526.5 alu0    40 t1
        add rdi, r8                                                ;   527.5 alu3    53 t1
        mov r8, r11                                                ;   520.7         44 v[0] copy
        and r8, r12                                                ;   522.0 alu0    44 v[0]
        add r15, r8                                                ;   524.5 alu1    55 v[0]
        rorx r8, r15, 0x1c                                         ;   525.5 alu2    39 v[7]
        rorx rsi, r15, 0x22                                        ;   525.5 alu1    39 v[7]
        xor r8, rsi                                                ;   526.5 alu3    39 v[7]
        rorx rsi, r15, 0x27                                        ;   525.5 alu2    39 v[7]
        xor r8, rsi                                                ;   527.5 alu0    39 v[7]
        mov rsi, r12                                               ;   522.7         44 v[0] copy
        xor rsi, r13                                               ;   523.8 alu3    44 v[0]
        and rsi, r15                                               ;   525.5 alu0    44 v[7]
        add r8, rsi                                                ;   528.5 alu1    55 v[7]
        mov rsi, qword [rsp + 600]                                 ;   523.7 agu1    53 t1
        add rsi, rbp                                               ;   527.7 alu2    53 t1
        mov rax, rbp                                               ;   524.0         43 t1 copy
        xor rax, r10                                               ;   524.8 alu3    43 t1
        and rax, r9                                                ;   525.8 alu0    43 t1
        xor rbp, rax                                               ;   526.8 alu1    43 t1
        add rdi, rbp                                               ;   528.5 alu2    53 t1
        add r11, rdi                                               ;   529.5 alu3    54 v[3]
        add r8, rdi                                                ;   529.5 alu0    55 v[7]
        add rsi, qword [rel sha512_blocks.T1_constants64 + 56]     ;   528.7 alu1+agu0   53 t1
        rorx rdi, r11, 0xe                                         ;   530.5 alu2    40 t1
        rorx rbp, r11, 0x12                                        ;   530.5 alu1    40 t1
        xor rdi, rbp                                               ;   531.5 alu3    40 t1
        rorx rbp, r11, 0x29                                        ;   530.5 alu2    40 t1
        xor rdi, rbp                                               ;   532.5 alu0    40 t1
        add rsi, rdi                                               ;   533.5 alu3    53 t1
        mov rdi, r12                                               ;   526.7         44 v[7] copy
        and rdi, r13                                               ;   528.0 alu0    44 v[7]
        add r8, rdi                                                ;   530.5 alu1    55 v[7]
        rorx rdi, r8, 0x1c                                         ;   531.5 alu2    39 v[6]
        rorx rbp, r8, 0x22                                         ;   531.5 alu1    39 v[6]
        xor rdi, rbp                                               ;   532.5 alu3    39 v[6]
        rorx rbp, r8, 0x27                                         ;   531.5 alu2    39 v[6]
        xor rdi, rbp                                               ;   533.5 alu0    39 v[6]
        mov rbp, r13                                               ;   528.7         44 v[7] copy
        xor rbp, r15                                               ;   529.8 alu3    44 v[7]
        and rbp, r8                                                ;   531.5 alu0    44 v[6]
        add rdi, rbp                                               ;   534.5 alu1    55 v[6]
        mov rbp, qword [rsp + 608]                                 ;   529.7 agu2    53 t1
        add rbp, r10                                               ;   533.7 alu2    53 t1
        mov rax, r10                                               ;   530.0         43 t1 copy
        xor rax, r9                                                ;   530.8 alu3    43 t1
        and rax, r11                                               ;   531.8 alu0    43 t1
        xor r10, rax                                               ;   532.8 alu1    43 t1
        add rsi, r10                                               ;   534.5 alu2    53 t1
        add r12, rsi                                               ;   535.5 alu3    54 v[2]
        add rdi, rsi                                               ;   535.5 alu0    55 v[6]
        rorx r10, r12, 0xe                                         ;   536.5 alu1    40 t1
        rorx rsi, r12, 0x12                                        ;   536.5 alu2    40 t1
        xor r10, rsi                                               ;   537.5 alu3    40 t1
        rorx rsi, r12, 0x29                                        ;   536.5 alu1    40 t1
        xor r10, rsi                                               ;   538.5 alu0    40 t1
        add rbp, r10                                               ;   539.5 alu2    53 t1
        mov r10, r13                                               ;   532.5         44 v[6] copy
        and r10, r15                                               ;   533.8 alu3    44 v[6]
        add rdi, r10                                               ;   536.5 alu0    55 v[6]
        rorx r10, rdi, 0x1c                                        ;   537.5 alu1    39 v[5]
        rorx rsi, rdi, 0x22                                        ;   537.5 alu2    39 v[5]
        xor r10, rsi                                               ;   538.5 alu3    39 v[5]
        rorx rsi, rdi, 0x27                                        ;   537.5 alu1    39 v[5]
        xor r10, rsi                                               ;   539.5 alu0    39 v[5]
        mov rsi, r15                                               ;   534.5         44 v[6] copy
        xor rsi, r8                                                ;   535.5 alu2    44 v[6]
        and rsi, rdi                                               ;   537.5 alu3    44 v[5]
        add r10, rsi                                               ;   540.5 alu0    55 v[5]
        mov rsi, qword [rsp + 616]                                 ;   535.7 agu1    53 t1
        add rsi, r9                                                ;   539.7 alu1    53 t1
        mov rax, r9                                                ;   536.0         43 t1 copy
        xor rax, r11                                               ;   536.5 alu2    43 t1
        and rax, r12                                               ;   537.5 alu3    43 t1
        xor r9, rax                                                ;   538.5 alu0    43 t1
        add rbp, r9                                                ;   540.5 alu1    53 t1
        add r13, rbp                                               ;   541.5 alu2    54 v[1]
        add r10, rbp                                               ;   541.5 alu3    55 v[5]
        rorx r9, r13, 0xe                                          ;   542.5 alu1    40 t1
        rorx rbp, r13, 0x12                                        ;   542.5 alu2    40 t1
        xor r9, rbp                                                ;   543.5 alu0    40 t1
        rorx rbp, r13, 0x29                                        ;   542.5 alu1    40 t1
        xor r9, rbp                                                ;   544.5 alu3    40 t1
        add rsi, r9                                                ;   545.5 alu0    53 t1
        mov r9, r15                                                ;   538.5         44 v[5] copy
        and r9, r8                                                 ;   539.5 alu2    44 v[5]
        add r10, r9                                                ;   542.5 alu3    55 v[5]
        rorx r9, r10, 0x1c                                         ;   543.5 alu1    39 v[4]
        rorx rbp, r10, 0x22                                        ;   543.5 alu2    39 v[4]
        xor r9, rbp                                                ;   544.5 alu0    39 v[4]
        rorx rbp, r10, 0x27                                        ;   543.5 alu1    39 v[4]
        xor r9, rbp                                                ;   545.5 alu3    39 v[4]
        mov rbp, r8                                                ;   540.5         44 v[5] copy
        xor rbp, rdi                                               ;   541.0 alu0    44 v[5]
        and rbp, r10                                               ;   543.5 alu2    44 v[4]
        add r9, rbp                                                ;   546.5 alu3    55 v[4]
        mov rbp, qword [rsp + 624]                                 ;   541.5 agu0    53 t1
        add rbp, r11                                               ;   545.5 alu0    53 t1
        mov rax, r11                                               ;   541.8         43 t1 copy
        xor rax, r12                                               ;   542.3 alu1    43 t1
        and rax, r13                                               ;   543.3 alu2    43 t1
        xor r11, rax                                               ;   544.3 alu3    43 t1
        add rsi, r11                                               ;   546.5 alu0    53 t1
        add r15, rsi                                               ;   547.5 alu1    54 v[0]
        add r9, rsi                                                ;   547.5 alu2    55 v[4]
        add rbp, qword [rel sha512_blocks.T1_constants64 + 64]     ;   546.5 alu3+agu2   53 t1
        rorx r11, r15, 0xe                                         ;   548.5 alu1    40 t1
        rorx rsi, r15, 0x12                                        ;   548.5 alu2    40 t1
        xor r11, rsi                                               ;   549.5 alu0    40 t1
        rorx rsi, r15, 0x29                                        ;   548.5 alu1    40 t1
        xor r11, rsi                                               ;   550.5 alu3    40 t1
        add rbp, r11                                               ;   551.5 alu0    53 t1
        mov r11, r8                                                ;   544.5         44 v[4] copy
        and r11, rdi                                               ;   545.5 alu2    44 v[4]
        add r9, r11                                                ;   548.5 alu3    55 v[4]
        rorx r11, r9, 0x1c                                         ;   549.5 alu1    39 v[3]
        rorx rsi, r9, 0x22                                         ;   549.5 alu2    39 v[3]
        xor r11, rsi                                               ;   550.5 alu0    39 v[3]
        rorx rsi, r9, 0x27                                         ;   549.5 alu1    39 v[3]
        xor r11, rsi                                               ;   551.5 alu3    39 v[3]
        mov rsi, rdi                                               ;   546.7         44 v[4] copy
        xor rsi, r10                                               ;   547.0 alu0    44 v[4]
        and rsi, r9                                                ;   549.5 alu2    44 v[3]
        add r11, rsi                                               ;   552.5 alu3    55 v[3]
        mov rsi, qword [rsp + 632]                                 ;   547.5 agu1    53 t1
        add rsi, r12                                               ;   551.5 alu0    53 t1
        mov rax, r12                                               ;   547.8         43 t1 copy
        xor rax, r13                                               ;   548.3 alu1    43 t1
        and rax, r15                                               ;   549.3 alu2    43 t1
        xor r12, rax                                               ;   550.3 alu3    43 t1
        add rbp, r12                                               ;   552.5 alu0    53 t1
        add r8, rbp                                                ;   553.5 alu1    54 v[7]
        add r11, rbp                                               ;   553.5 alu2    55 v[3]
        add rsi, qword [rel sha512_blocks.T1_constants64 + 72]     ;   552.5 alu3+agu0   53 t1
        rorx r12, r8, 0xe                                          ;   554.5 alu1    40 t1
        rorx rbp, r8, 0x12                                         ;   554.5 alu2    40 t1
        xor r12, rbp                                               ;   555.5 alu0    40 t1
        rorx rbp, r8, 0x29                                         ;   554.5 alu1    40 t1
        xor r12, rbp                                               ;   556.5 alu3    40 t1
        add rsi, r12                                               ;   557.5 alu0    53 t1
        mov r12, rdi                                               ;   550.5         44 v[3] copy
        and r12, r10                                               ;   551.5 alu2    44 v[3]
        add r11, r12                                               ;   554.5 alu3    55 v[3]
        rorx r12, r11, 0x1c                                        ;   555.5 alu1    39 v[2]
        rorx rbp, r11, 0x22                                        ;   555.5 alu2    39 v[2]
        xor r12, rbp                                               ;   556.5 alu0    39 v[2]
        rorx rbp, r11, 0x27                                        ;   555.5 alu1    39 v[2]
        xor r12, rbp                                               ;   557.5 alu3    39 v[2]
        mov rbp, r10                                               ;   552.7         44 v[3] copy
        xor rbp, r9                                                ;   553.0 alu0    44 v[3]
        and rbp, r11                                               ;   555.5 alu2    44 v[2]
        add r12, rbp                                               ;   558.5 alu3    55 v[2]
        mov rbp, qword [rsp + 512]                                 ;   553.5 agu2    53 t1
        add rbp, r13                                               ;   557.5 alu0    53 t1
        mov rax, r13                                               ;   553.8         43 t1 copy
        xor rax, r15                                               ;   554.3 alu1    43 t1
        and rax, r8                                                ;   555.3 alu2    43 t1
        xor r13, rax                                               ;   556.3 alu3    43 t1
        add rsi, r13                                               ;   558.5 alu0    53 t1
        add rdi, rsi                                               ;   559.5 alu1    54 v[6]
        add r12, rsi                                               ;   559.5 alu2    55 v[2]
        add rbp, qword [rsp + 792]                                 ;   558.5 alu3+agu1   53 t1
        add rbp, qword [rsp + 584]                                 ;   559.5 alu0+agu0   53 t1
        add rbp, qword [rsp + 800]                                 ;   560.5 alu1+agu2   53 t1
        add rbp, qword [rel sha512_blocks.T1_constants64 + 80]     ;   561.5 alu2+agu1   53 t1
        rorx r13, rdi, 0xe                                         ;   560.5 alu1    40 t1
        rorx rsi, rdi, 0x12                                        ;   560.5 alu2    40 t1
        xor r13, rsi                                               ;   561.5 alu3    40 t1
        rorx rsi, rdi, 0x29                                        ;   560.5 alu1    40 t1
        xor r13, rsi                                               ;   562.5 alu0    40 t1
        add rbp, r13                                               ;   563.5 alu3    53 t1
        mov r13, r10                                               ;   557.7         44 v[2] copy
        and r13, r9                                                ;   558.0 alu0    44 v[2]
        add r12, r13                                               ;   560.5 alu2    55 v[2]
        mov r13, qword [rsp + 752]                                 ;   558.2 agu0    72 h
        add r13, r9                                                ;   562.2 alu3    72 h
        xor r9, r11                                                ;   559.0 alu0    44 v[2]
        add r14, rcx                                               ;   559.3 alu1    53 t1
        add r14, rbx                                               ;   560.3 alu2    53 t1
        add r14, r15                                               ;   561.3 alu3    53 t1
        add r14, qword [rel sha512_blocks.T1_constants64 + 88]     ;   562.3 alu0+agu2   53 t1
        rorx rsi, r12, 0x1c                                        ;   561.5 alu1    39 v[1]
        rorx rax, r12, 0x22                                        ;   561.5 alu2    39 v[1]
        xor rsi, rax                                               ;   562.5 alu3    39 v[1]
        rorx rax, r12, 0x27                                        ;   561.5 alu1    39 v[1]
        xor rsi, rax                                               ;   563.5 alu0    39 v[1]
        mov rax, r15                                               ;   560.7         43 t1 copy
        xor rax, r8                                                ;   561.5 alu2    43 t1
        and rax, rdi                                               ;   562.5 alu3    43 t1
        xor r15, rax                                               ;   563.5 alu0    43 t1
        add rbp, r15                                               ;   564.5 alu1    53 t1
        add r10, rbp                                               ;   565.5 alu2    54 v[5]
        add rsi, rbp                                               ;   565.5 alu3    55 v[1]
        rorx r15, r10, 0xe                                         ;   566.5 alu1    40 t1
        rorx rbp, r10, 0x12                                        ;   566.5 alu2    40 t1
        xor r15, rbp                                               ;   567.5 alu0    40 t1
        rorx rbp, r10, 0x29                                        ;   566.5 alu1    40 t1
        xor r15, rbp                                               ;   568.5 alu3    40 t1
        add r14, r15                                               ;   569.5 alu0    53 t1
        mov r15, r11                                               ;   562.8         44 v[1] copy
        xor r15, r12                                               ;   564.5 alu2    44 v[1]
        and r9, r15                                                ;   565.5 alu3    44 v[1]
        xor r9, r11                                                ;   566.5 alu0    44 v[1]
        add rsi, r9                                                ;   567.5 alu1    55 v[1]
        rorx r9, rsi, 0x1c                                         ;   568.5 alu2    39 v[0]
        rorx rbp, rsi, 0x22                                        ;   568.5 alu1    39 v[0]
        xor r9, rbp                                                ;   569.5 alu3    39 v[0]
        rorx rbp, rsi, 0x27                                        ;   568.5 alu2    39 v[0]
        xor r9, rbp                                                ;   570.5 alu0    39 v[0]
        add r9, qword [rsp + 784]                                  ;   571.5 alu3+agu1   72 h
        add r11, qword [rsp + 760]                                 ;   567.0 alu0+agu0   72 h
        mov rbp, rdi                                               ;   565.8         43 t1 copy
        xor rbp, r8                                                ;   567.3 alu1    43 t1
        and rbp, r10                                               ;   568.3 alu2    43 t1
        xor rbp, r8                                                ;   569.3 alu3    43 t1
        add r14, rbp                                               ;   570.5 alu0    53 t1
        add r9, r14                                                ;   572.5 alu1    72 h
        add r13, r14                                               ;   571.5 alu2    72 h
        add r10, qword [rsp + 744]                                 ;   568.8 alu3+agu2   72 h
        add rdi, qword [rsp + 736]                                 ;   569.0 alu0+agu1   72 h
        add r8, qword [rsp + 720]                                  ;   569.3 alu1+agu0   72 h
        mov qword [rsp + 720], r8                                  ;   570.3 agu2+st0   72 h
        mov r8, rsi                                                ;   568.5         44 v[0] copy
        xor r8, r12                                                ;   569.5 alu2    44 v[0]
        and r15, r8                                                ;   570.5 alu3    44 v[0]
        xor r15, r12                                               ;   571.5 alu0    44 v[0]
        add r9, r15                                                ;   573.5 alu1    72 h
        add rsi, qword [rsp + 776]                                 ;   570.5 alu2+agu1   72 h
        add r12, qword [rsp + 768]                                 ;   570.8 alu3+agu0   72 h
        mov r8, qword [rsp + 728]                                  ;   569.7 agu2    60 blocks
        add r8, 0x80                                               ;   573.7 alu0    60 blocks
        mov r15, r11                                               ;   570.0         72 h copy
        mov r11, rsi                                               ;   571.5         72 h copy
        mov r14, r12                                               ;   571.8         72 h copy
        mov r12, r10                                               ;   570.5         72 h copy
        mov r10, r9                                                ;   574.5         72 h copy
        mov r9, r13                                                ;   572.5         72 h copy
        mov r13, rdi                                               ;   571.0         72 h copy
        cmp r8, qword [rsp + 656]                                  ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 648], r8                                  ;                    resident
        mov qword [rsp + 696], r9                                  ;                    resident
        mov qword [rsp + 664], r10                                 ;                    resident
        mov qword [rsp + 672], r11                                 ;                    resident
        mov qword [rsp + 704], r12                                 ;                    resident
        mov qword [rsp + 712], r13                                 ;                    resident
        mov qword [rsp + 680], r14                                 ;                    resident
        mov qword [rsp + 688], r15                                 ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 664]                                  ;     0.0 agu0    60 blocks reload
        mov r9, qword [rsp + 640]                                  ;     0.2 agu1    60 blocks reload
        mov qword [r9], r8                                         ;     4.0 agu2+st0   60 blocks
        mov r8, qword [rsp + 672]                                  ;     1.0 agu0    60 blocks reload
        mov qword [r9 + 8], r8                                     ;     5.0 agu1+st1   60 blocks
        mov r8, qword [rsp + 680]                                  ;     1.3 agu2    60 blocks reload
        mov qword [r9 + 16], r8                                    ;     5.3 agu0+st0   60 blocks
        mov r8, qword [rsp + 688]                                  ;     2.2 agu1    60 blocks reload
        mov qword [r9 + 24], r8                                    ;     6.2 agu2+st1   60 blocks
        mov r8, qword [rsp + 696]                                  ;     3.0 agu0    60 blocks reload
        mov qword [r9 + 32], r8                                    ;     7.0 agu1+st0   60 blocks
        mov r8, qword [rsp + 704]                                  ;     3.3 agu2    60 blocks reload
        mov qword [r9 + 40], r8                                    ;     7.3 agu0+st1   60 blocks
        mov r8, qword [rsp + 712]                                  ;     4.2 agu1    60 blocks reload
        mov qword [r9 + 48], r8                                    ;     8.2 agu2+st0   60 blocks
        mov r8, qword [rsp + 720]                                  ;     5.0 agu0    60 blocks reload
        mov qword [r9 + 56], r8                                    ;     9.0 agu1+st1   60 blocks
        add rsp, 0x338                                             ;                    frame
        pop r15                                                    ;                    preserved
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; w.blocks
        align 16, db 0
sha512_blocks.T0_w.blocks:
        dq 0x0001020304050607, 0x08090a0b0c0d0e0f, 0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x428a2f98d728ae22, 0x7137449123ef65cd
        dq 0x9bdc06a725c71235, 0xc19bf174cf692694, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1
        dq 0x3956c25bf348b538, 0x59f111f1b605d019, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0x2de92c6f592b0275, 0x4a7484aa6ea6e483
        dq 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725
        dq 0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8
        dq 0x81c2c92e47edaee6, 0x92722c851482353b, 0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218, 0xd69906245565a910
        dq 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb
        dq 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec, 0x90befffa23631e28, 0xa4506cebde82bde9
        dq 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c
; constants64
        align 16, db 0
sha512_blocks.T1_constants64:
        dq 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c, 0xd186b8c721c0c207, 0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493
        dq 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
