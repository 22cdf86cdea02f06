; sha512_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 5930795b957abe7e); do not edit:
;   ./cw build sha512_blocks --cpu golden-cove
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
;   body: 21 uops, planned 10.0; bounds: width 3.5, ports 4.5, path 5.0
;   blocks: 2687 uops, planned 477.8; bounds: width 447.8, ports 459.2, path 326.0
;   body.2: 17 uops, planned 7.5; bounds: width 2.8, ports 4.0, path 0.0
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
        sub rsp, 0x348                                             ;                    frame
        mov qword [rsp + 656], rdi                                 ;                    argument
        mov dword [rsp + 832], edx                                 ;                    argument
        mov qword [rsp + 728], rsi                                 ;                    argument
        mov r8, qword [rsp + 656]                                  ;     0.0 p2      60 h reload
        mov r9, qword [r8]                                         ;     5.0 p3      60 h
        mov qword [rsp + 664], r9                                  ;    10.0 p7+p4   60 h
        mov r9, qword [r8 + 8]                                     ;     5.0 p10     60 h
        mov qword [rsp + 672], r9                                  ;    10.0 p8+p9   60 h
        mov r9, qword [r8 + 16]                                    ;     5.0 p2      60 h
        mov qword [rsp + 680], r9                                  ;    10.0 p7+p4   60 h
        mov r9, qword [r8 + 24]                                    ;     5.0 p3      60 h
        mov qword [rsp + 688], r9                                  ;    10.0 p8+p9   60 h
        mov r9, qword [r8 + 32]                                    ;     5.0 p10     60 h
        mov qword [rsp + 696], r9                                  ;    10.0 p7+p4   60 h
        mov r9, qword [r8 + 40]                                    ;     5.0 p2      60 h
        mov qword [rsp + 704], r9                                  ;    10.0 p8+p9   60 h
        mov r9, qword [r8 + 48]                                    ;     5.0 p3      60 h
        mov qword [rsp + 712], r9                                  ;    10.0 p7+p4   60 h
        mov r8, qword [r8 + 56]                                    ;     5.0 p10     60 h
        mov qword [rsp + 720], r8                                  ;    10.0 p8+p9   60 h
        mov r8d, dword [rsp + 832]                                 ;     3.0 p2      60 h
        shl r8, 7                                                  ;     8.0 p0      60 h
        add r8, qword [rsp + 728]                                  ;     9.0 p1+p3   60 h
        mov qword [rsp + 736], r8                                  ;    10.0 p7+p4   60 h
        cmp dword [rsp + 832], 0                                   ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 728]                                  ;                    resident
        mov r9, qword [rsp + 696]                                  ;                    resident
        mov r10, qword [rsp + 664]                                 ;                    resident
        mov r11, qword [rsp + 672]                                 ;                    resident
        mov r12, qword [rsp + 704]                                 ;                    resident
        mov r13, qword [rsp + 712]                                 ;                    resident
        mov r14, qword [rsp + 680]                                 ;                    resident
        mov r15, qword [rsp + 688]                                 ;                    resident
        align 16
.blocks_1:
        vmovdqu xmm0, [r8]                                         ;     0.0 p2      63 w[0]
        vmovdqa xmm1, [rel sha512_blocks.T0_w.blocks]              ;     0.2 p3         reload
        vpshufb xmm0, xmm0, xmm1                                   ;     6.2 p1      63 w[0]
        vpaddq xmm2, xmm0, [rel sha512_blocks.T0_w.blocks + 48]    ;     7.2 p0+p10   63 w[0]
        vmovdqa [rsp + 0], xmm2                                    ;     8.2 p7+p4   63 w[0]
        vmovdqu xmm2, [r8 + 16]                                    ;     1.0 p2      63 w[2]
        vpshufb xmm2, xmm2, xmm1                                   ;     7.0 p5      63 w[2]
        vpalignr xmm3, xmm2, xmm0, 8                               ;     8.0 p5      68 w[0]
        vpaddq xmm4, xmm2, [rel sha512_blocks.T0_w.blocks + 80]    ;     8.0 p1+p3   63 w[2]
        vmovdqa [rsp + 16], xmm4                                   ;     9.0 p8+p9   63 w[2]
        vmovdqu xmm4, [r8 + 32]                                    ;     1.7 p10     63 w[4]
        vpshufb xmm4, xmm4, xmm1                                   ;     7.7 p1      63 w[4]
        vmovdqu xmm5, [r8 + 48]                                    ;     2.0 p2      63 w[6]
        vpshufb xmm5, xmm5, xmm1                                   ;     8.0 p5      63 w[6]
        vpalignr xmm6, xmm4, xmm2, 8                               ;     8.7 p5      68 w[2]
        vpaddq xmm7, xmm4, [rel sha512_blocks.T0_w.blocks + 128]   ;     8.7 p0+p3   63 w[4]
        vmovdqa [rsp + 32], xmm7                                   ;     9.7 p7+p4   63 w[4]
        vpsrlq xmm7, xmm3, 7                                       ;     9.0 p1      68 w[0]
        vmovdqu xmm8, [r8 + 64]                                    ;     3.0 p10     63 w[8]
        vpshufb xmm8, xmm8, xmm1                                   ;     9.0 p1      63 w[8]
        vmovdqu xmm9, [r8 + 80]                                    ;     3.3 p2      63 w[10]
        vpshufb xmm9, xmm9, xmm1                                   ;     9.3 p5      63 w[10]
        vpalignr xmm10, xmm5, xmm4, 8                              ;     9.0 p5      68 w[4]
        vpaddq xmm11, xmm5, [rel sha512_blocks.T0_w.blocks + 160]  ;     9.0 p0+p3   63 w[6]
        vmovdqa [rsp + 48], xmm11                                  ;    10.0 p8+p9   63 w[6]
        vpsrlq xmm11, xmm6, 7                                      ;     9.7 p0      68 w[2]
        vmovdqu xmm12, [r8 + 96]                                   ;     4.3 p10     63 w[12]
        vpshufb xmm12, xmm12, xmm1                                 ;    10.3 p1      63 w[12]
        vmovdqu xmm13, [r8 + 112]                                  ;     4.7 p2      63 w[14]
        vpshufb xmm1, xmm13, xmm1                                  ;    10.7 p1      63 w[14]
        vpsrlq xmm13, xmm10, 7                                     ;    10.0 p0      68 w[4]
        vpalignr xmm14, xmm8, xmm5, 8                              ;    10.0 p5      68 w[6]
        vprolq xmm15, xmm3, 0x38                                   ;     9.0 p0      68 w[0]
        vprolq xmm3, xmm3, 0x3f                                    ;     9.0 p1      68 w[0]
        vpternlogd xmm7, xmm3, xmm15, 0x96                         ;    10.0 p0      68 w[0]
        vpaddq xmm0, xmm0, xmm7                                    ;    11.0 p5      68 w[0]
        vpaddq xmm3, xmm8, [rel sha512_blocks.T0_w.blocks + 16]    ;    10.0 p1+p3   63 w[8]
        vmovdqa [rsp + 64], xmm3                                   ;    11.0 p7+p4   63 w[8]
        vpalignr xmm3, xmm9, xmm8, 8                               ;    10.3 p5      68 w[0]
        vpsrlq xmm7, xmm14, 7                                      ;    11.0 p0      68 w[6]
        vpaddq xmm15, xmm9, [rel sha512_blocks.T0_w.blocks + 32]   ;    10.3 p1+p10   63 w[10]
        vmovdqa [rsp + 80], xmm15                                  ;    11.3 p8+p9   63 w[10]
        vpalignr xmm15, xmm12, xmm9, 8                             ;    11.3 p5      68 w[2]
        vpaddq xmm0, xmm0, xmm3                                    ;    12.0 p0      68 w[0]
        vpaddq xmm2, xmm2, xmm15                                   ;    12.3 p1      68 w[2]
        vmovdqa [rsp + 96], xmm9                                   ;    10.3 p7+p4   63 w[10] spill
        vprolq xmm9, xmm6, 0x38                                    ;    10.8 p0      68 w[2]
        vprolq xmm6, xmm6, 0x3f                                    ;    11.3 p1      68 w[2]
        vpternlogd xmm11, xmm6, xmm9, 0x96                         ;    12.3 p5      68 w[2]
        vpaddq xmm2, xmm2, xmm11                                   ;    13.3 p0      68 w[2]
        vpaddq xmm6, xmm12, [rel sha512_blocks.T0_w.blocks + 112]  ;    12.0 p5+p2   63 w[12]
        vmovdqa [rsp + 112], xmm6                                  ;    13.0 p8+p9   63 w[12]
        vpsrlq xmm6, xmm3, 7                                       ;    12.3 p1      68 w[8]
        vprolq xmm9, xmm10, 0x38                                   ;    12.8 p0      68 w[4]
        vprolq xmm10, xmm10, 0x3f                                  ;    13.3 p1      68 w[4]
        vpternlogd xmm13, xmm10, xmm9, 0x96                        ;    14.3 p5      68 w[4]
        vpaddq xmm4, xmm4, xmm13                                   ;    15.3 p0      68 w[4]
        vpsrlq xmm9, xmm15, 7                                      ;    14.3 p1      68 w[10]
        vpalignr xmm10, xmm1, xmm12, 8                             ;    14.0 p5      68 w[4]
        vprolq xmm11, xmm14, 0x38                                  ;    14.8 p0      68 w[6]
        vprolq xmm13, xmm14, 0x3f                                  ;    15.3 p1      68 w[6]
        vpternlogd xmm7, xmm13, xmm11, 0x96                        ;    16.3 p5      68 w[6]
        vpaddq xmm5, xmm5, xmm7                                    ;    17.3 p0      68 w[6]
        vpsrlq xmm7, xmm1, 6                                       ;    16.3 p1      68 w[0]
        vpaddq xmm11, xmm1, [rel sha512_blocks.T0_w.blocks + 64]   ;    16.0 p5+p3   63 w[14]
        vmovdqa [rsp + 128], xmm11                                 ;    17.0 p7+p4   63 w[14]
        vpaddq xmm4, xmm4, xmm10                                   ;    16.8 p0      68 w[4]
        vprolq xmm11, xmm3, 0x38                                   ;    17.3 p1      68 w[8]
        vprolq xmm3, xmm3, 0x3f                                    ;    17.8 p0      68 w[8]
        vpternlogd xmm6, xmm3, xmm11, 0x96                         ;    18.8 p5      68 w[8]
        vpaddq xmm8, xmm8, xmm6                                    ;    19.8 p5      68 w[8]
        vprolq xmm3, xmm15, 0x38                                   ;    18.3 p1      68 w[10]
        vprolq xmm6, xmm15, 0x3f                                   ;    18.8 p0      68 w[10]
        vpternlogd xmm9, xmm6, xmm3, 0x96                          ;    19.8 p5      68 w[10]
        vprolq xmm3, xmm1, 3                                       ;    19.3 p1      68 w[0]
        vprolq xmm6, xmm1, 0x2d                                    ;    19.8 p0      68 w[0]
        vpternlogd xmm7, xmm6, xmm3, 0x96                          ;    20.8 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm7                                    ;    21.8 p1      68 w[0]
        vpalignr xmm3, xmm0, xmm1, 8                               ;    22.8 p5      68 w[6]
        vpaddq xmm5, xmm5, xmm3                                    ;    23.8 p0      68 w[6]
        vpsrlq xmm6, xmm0, 6                                       ;    22.8 p1      68 w[2]
        vpaddq xmm7, xmm0, [rel sha512_blocks.T0_w.blocks + 96]    ;    22.8 p0+p10   68 w[0]
        vmovdqa [rsp + 144], xmm7                                  ;    23.8 p8+p9   68 w[0]
        vpsrlq xmm7, xmm10, 7                                      ;    22.3 p1      68 w[12]
        vpaddq xmm9, xmm9, [rsp + 96]                              ;    22.0 p5+p2   68 w[10]
        vprolq xmm11, xmm0, 3                                      ;    22.8 p0      68 w[2]
        vprolq xmm13, xmm0, 0x2d                                   ;    23.3 p1      68 w[2]
        vpternlogd xmm6, xmm13, xmm11, 0x96                        ;    24.3 p5      68 w[2]
        vpaddq xmm2, xmm2, xmm6                                    ;    25.3 p0      68 w[2]
        vpalignr xmm6, xmm2, xmm0, 8                               ;    26.3 p5      68 w[8]
        vpaddq xmm8, xmm8, xmm6                                    ;    27.3 p1      68 w[8]
        vpsrlq xmm11, xmm2, 6                                      ;    26.3 p0      68 w[4]
        vpaddq xmm13, xmm2, [rel sha512_blocks.T0_w.blocks + 144]  ;    26.3 p5+p3   68 w[2]
        vmovdqa [rsp + 160], xmm13                                 ;    27.3 p7+p4   68 w[2]
        rorx rsi, r9, 0xe                                          ;    15.7 p6      40 t1
        rorx rdi, r9, 0x12                                         ;    16.7 p6      40 t1
        xor rsi, rdi                                               ;    17.7 p11     40 t1
        rorx rdi, r9, 0x29                                         ;    17.7 p6      40 t1
        xor rsi, rdi                                               ;    18.7 p11     40 t1
        mov rdi, qword [rsp + 720]                                 ;    16.5 p10     64 v[7] reload
        add rsi, rdi                                               ;    21.5 p11     53 t1
        add rsi, qword [rsp + 0]                                   ;    22.5 p6+p2   53 t1
        rorx rbp, r10, 0x1c                                        ;    19.7 p6      39 v[7]
        rorx rax, r10, 0x22                                        ;    20.7 p6      39 v[7]
        xor rbp, rax                                               ;    21.7 p11     39 v[7]
        rorx rax, r10, 0x27                                        ;    21.7 p6      39 v[7]
        xor rbp, rax                                               ;    22.7 p11     39 v[7]
        vpsrlq xmm13, xmm3, 7                                      ;    25.3 p1      68 w[14]
        vprolq xmm14, xmm10, 0x38                                  ;    25.8 p0      68 w[12]
        vprolq xmm10, xmm10, 0x3f                                  ;    26.3 p1      68 w[12]
        vpternlogd xmm7, xmm10, xmm14, 0x96                        ;    27.3 p5      68 w[12]
        vpaddq xmm12, xmm12, xmm7                                  ;    28.3 p0      68 w[12]
        vprolq xmm7, xmm2, 3                                       ;    27.3 p1      68 w[4]
        vprolq xmm10, xmm2, 0x2d                                   ;    27.8 p0      68 w[4]
        vpternlogd xmm11, xmm10, xmm7, 0x96                        ;    28.8 p5      68 w[4]
        vpaddq xmm4, xmm4, xmm11                                   ;    29.8 p5      68 w[4]
        vpalignr xmm7, xmm4, xmm2, 8                               ;    30.8 p5      68 w[10]
        vpaddq xmm9, xmm9, xmm7                                    ;    31.8 p1      68 w[10]
        vpsrlq xmm10, xmm4, 6                                      ;    30.8 p0      68 w[6]
        vpaddq xmm11, xmm4, [rel sha512_blocks.T0_w.blocks + 176]  ;    30.8 p1+p3   68 w[4]
        vmovdqa [rsp + 176], xmm11                                 ;    31.8 p8+p9   68 w[4]
        vprolq xmm11, xmm4, 3                                      ;    30.8 p0      68 w[6]
        vprolq xmm14, xmm4, 0x2d                                   ;    30.8 p1      68 w[6]
        vpternlogd xmm10, xmm14, xmm11, 0x96                       ;    31.8 p5      68 w[6]
        vpaddq xmm5, xmm5, xmm10                                   ;    32.8 p0      68 w[6]
        vpalignr xmm10, xmm5, xmm4, 8                              ;    33.8 p5      68 w[12]
        vpaddq xmm12, xmm12, xmm10                                 ;    34.8 p1      68 w[12]
        vpsrlq xmm11, xmm5, 6                                      ;    33.8 p0      68 w[8]
        vprolq xmm14, xmm3, 0x38                                   ;    32.3 p1      68 w[14]
        vprolq xmm3, xmm3, 0x3f                                    ;    32.8 p0      68 w[14]
        vpternlogd xmm13, xmm3, xmm14, 0x96                        ;    33.8 p5      68 w[14]
        vpaddq xmm1, xmm1, xmm13                                   ;    34.8 p5      68 w[14]
        vpaddq xmm3, xmm5, [rel sha512_blocks.T0_w.blocks + 192]   ;    33.8 p1+p10   68 w[6]
        vmovdqa [rsp + 192], xmm3                                  ;    34.8 p7+p4   68 w[6]
        vpsrlq xmm3, xmm6, 7                                       ;    33.8 p0      68 w[0]
        vprolq xmm13, xmm5, 3                                      ;    34.3 p1      68 w[8]
        vprolq xmm14, xmm5, 0x2d                                   ;    34.8 p0      68 w[8]
        vpternlogd xmm11, xmm14, xmm13, 0x96                       ;    35.8 p5      68 w[8]
        vpaddq xmm8, xmm8, xmm11                                   ;    36.8 p5      68 w[8]
        vpalignr xmm11, xmm8, xmm5, 8                              ;    37.8 p5      68 w[14]
        vpsrlq xmm13, xmm8, 6                                      ;    37.8 p1      68 w[10]
        vpaddq xmm1, xmm1, xmm11                                   ;    38.8 p0      68 w[14]
        vpaddq xmm14, xmm8, [rel sha512_blocks.T0_w.blocks + 208]  ;    37.8 p1+p2   68 w[8]
        vmovdqa [rsp + 208], xmm14                                 ;    38.8 p8+p9   68 w[8]
        vprolq xmm14, xmm6, 0x38                                   ;    36.8 p0      68 w[0]
        vprolq xmm6, xmm6, 0x3f                                    ;    37.3 p1      68 w[0]
        vpternlogd xmm3, xmm6, xmm14, 0x96                         ;    38.3 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm3                                    ;    39.3 p0      68 w[0]
        vprolq xmm3, xmm8, 3                                       ;    38.3 p1      68 w[10]
        vprolq xmm6, xmm8, 0x2d                                    ;    38.8 p0      68 w[10]
        vpternlogd xmm13, xmm6, xmm3, 0x96                         ;    39.8 p5      68 w[10]
        vpaddq xmm9, xmm9, xmm13                                   ;    40.8 p5      68 w[10]
        vpsrlq xmm3, xmm9, 6                                       ;    41.8 p1      68 w[12]
        vpaddq xmm6, xmm9, [rel sha512_blocks.T0_w.blocks + 224]   ;    41.8 p0+p3   68 w[10]
        vmovdqa [rsp + 224], xmm6                                  ;    42.8 p7+p4   68 w[10]
        vpalignr xmm6, xmm9, xmm8, 8                               ;    41.8 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm6                                    ;    42.8 p1      68 w[0]
        vprolq xmm13, xmm9, 3                                      ;    41.8 p0      68 w[12]
        vprolq xmm14, xmm9, 0x2d                                   ;    41.8 p1      68 w[12]
        vpternlogd xmm3, xmm14, xmm13, 0x96                        ;    42.8 p5      68 w[12]
        vpaddq xmm12, xmm12, xmm3                                  ;    43.8 p0      68 w[12]
        vpsrlq xmm3, xmm12, 6                                      ;    44.8 p1      68 w[14]
        vpaddq xmm13, xmm12, [rel sha512_blocks.T0_w.blocks + 240] ;    44.8 p5+p10   68 w[12]
        vmovdqa [rsp + 240], xmm13                                 ;    45.8 p8+p9   68 w[12]
        vpsrlq xmm13, xmm7, 7                                      ;    42.8 p0      68 w[2]
        vpalignr xmm14, xmm12, xmm9, 8                             ;    44.8 p5      68 w[2]
        vprolq xmm15, xmm12, 3                                     ;    44.8 p1      68 w[14]
        mov rax, r15                                               ;    27.8         54 v[3] copy
        mov rcx, r13                                               ;    28.0         43 t1 copy
        xor rcx, r12                                               ;    28.2 p11     43 t1
        and rcx, r9                                                ;    29.2 p6      43 t1
        xor rcx, r13                                               ;    30.2 p11     43 t1
        add rsi, rcx                                               ;    31.2 p6      53 t1
        add rax, rsi                                               ;    32.2 p11     54 v[3]
        add rbp, rsi                                               ;    32.2 p6      55 v[7]
        rorx rsi, rax, 0xe                                         ;    33.2 p6      40 t1
        rorx rcx, rax, 0x12                                        ;    33.2 p6      40 t1
        xor rsi, rcx                                               ;    34.2 p11     40 t1
        rorx rcx, rax, 0x29                                        ;    33.3 p6      40 t1
        xor rsi, rcx                                               ;    35.2 p11     40 t1
        add rsi, r13                                               ;    36.2 p11     53 t1
        add rsi, qword [rsp + 8]                                   ;    37.2 p11+p2   53 t1
        mov rcx, rax                                               ;    33.2         43 t1 copy
        mov rdx, rax                                               ;    33.2         43 t1 copy
        xor rdx, r9                                                ;    34.3 p6      43 t1
        mov rbx, rax                                               ;    33.2         43 t1 copy
        vmovdqa [rsp + 96], xmm9                                   ;    41.8 p7+p4   68 w[10] spill
        vprolq xmm9, xmm12, 0x2d                                   ;    44.8 p0      68 w[14]
        vpternlogd xmm3, xmm9, xmm15, 0x96                         ;    45.8 p5      68 w[14]
        vpaddq xmm1, xmm1, xmm3                                    ;    46.8 p1      68 w[14]
        vpaddq xmm3, xmm1, [rel sha512_blocks.T0_w.blocks + 256]   ;    47.8 p0+p3   68 w[14]
        vmovdqa [rsp + 256], xmm3                                  ;    48.8 p8+p9   68 w[14]
        vpsrlq xmm3, xmm1, 6                                       ;    47.8 p1      68 w[0]
        vpaddq xmm2, xmm2, xmm14                                   ;    45.8 p5      68 w[2]
        vprolq xmm9, xmm7, 0x38                                    ;    45.8 p0      68 w[2]
        vprolq xmm7, xmm7, 0x3f                                    ;    46.3 p1      68 w[2]
        vpternlogd xmm13, xmm7, xmm9, 0x96                         ;    47.3 p5      68 w[2]
        vpaddq xmm2, xmm2, xmm13                                   ;    48.3 p0      68 w[2]
        vprolq xmm7, xmm1, 3                                       ;    47.8 p1      68 w[0]
        vprolq xmm9, xmm1, 0x2d                                    ;    47.8 p0      68 w[0]
        vpternlogd xmm3, xmm9, xmm7, 0x96                          ;    48.8 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm3                                    ;    49.8 p5      68 w[0]
        vpaddq xmm3, xmm0, [rel sha512_blocks.T0_w.blocks + 272]   ;    50.8 p1+p10   68 w[0]
        vmovdqa [rsp + 272], xmm3                                  ;    51.8 p7+p4   68 w[0]
        vpsrlq xmm3, xmm0, 6                                       ;    50.8 p0      68 w[2]
        vprolq xmm7, xmm0, 3                                       ;    50.8 p1      68 w[2]
        vprolq xmm9, xmm0, 0x2d                                    ;    50.8 p0      68 w[2]
        vpternlogd xmm3, xmm9, xmm7, 0x96                          ;    51.8 p5      68 w[2]
        vpaddq xmm2, xmm2, xmm3                                    ;    52.8 p5      68 w[2]
        vpaddq xmm3, xmm2, [rel sha512_blocks.T0_w.blocks + 288]   ;    53.8 p1+p2   68 w[2]
        vmovdqa [rsp + 288], xmm3                                  ;    54.8 p8+p9   68 w[2]
        mov rdi, qword [rsp + 32]                                  ;    35.2 p3      53 t1
        add rdi, rax                                               ;    40.2 p11     53 t1
        mov qword [rsp + 744], r8                                  ;    35.5 p7+p4   63 w[0] spill
        mov r8, r14                                                ;    35.7         44 v[7] copy
        xor r8, r11                                                ;    35.8 p6      44 v[7]
        mov qword [rsp + 752], r13                                 ;    36.0 p8+p9   64 v[6] spill
        mov r13, r14                                               ;    36.2         54 v[2] copy
        mov qword [rsp + 760], r15                                 ;    36.5 p7+p4   64 v[3] spill
        mov r15, r9                                                ;    36.5         43 t1 copy
        xor r15, r12                                               ;    36.7 p11     43 t1
        and rcx, r15                                               ;    37.7 p6      43 t1
        xor rcx, r12                                               ;    38.7 p11     43 t1
        add rsi, rcx                                               ;    39.7 p6      53 t1
        add r13, rsi                                               ;    40.7 p11     54 v[2]
        or rdx, r13                                                ;    41.7 p6      43 t1
        xor rbx, r13                                               ;    41.7 p11     43 t1
        xor rdx, rbx                                               ;    42.7 p6      43 t1
        add rdx, r12                                               ;    43.7 p11     53 t1
        rorx r15, r13, 0xe                                         ;    41.7 p6      40 t1
        rorx rcx, r13, 0x12                                        ;    41.8 p6      40 t1
        xor r15, rcx                                               ;    42.8 p11     40 t1
        rorx rcx, r13, 0x29                                        ;    42.8 p6      40 t1
        xor r15, rcx                                               ;    43.8 p11     40 t1
        add rdx, r15                                               ;    44.8 p11     53 t1
        add rdx, qword [rsp + 16]                                  ;    45.8 p6+p10   53 t1
        lea r15, [rdx + r11]                                       ;    46.8 p11     54 v[1]
        and rbx, r15                                               ;    47.8 p6      43 t1
        xor rax, rbx                                               ;    48.8 p11     43 t1
        add rax, r9                                                ;    49.8 p6      53 t1
        add rax, qword [rsp + 24]                                  ;    50.8 p11+p2   53 t1
        mov rcx, r13                                               ;    41.7         43 t1 copy
        mov rbx, qword [rsp + 40]                                  ;    40.3 p3      53 t1
        add rbx, r13                                               ;    46.8 p6      53 t1
        xor rcx, r15                                               ;    47.8 p11     43 t1
        mov qword [rsp + 768], r12                                 ;    40.8 p8+p9   64 v[5] spill
        rorx r12, r15, 0xe                                         ;    47.8 p6      40 t1
        mov qword [rsp + 776], r9                                  ;    41.2 p7+p4   64 v[4] spill
        rorx r9, r15, 0x12                                         ;    48.8 p6      40 t1
        xor r12, r9                                                ;    49.8 p11     40 t1
        rorx r9, r15, 0x29                                         ;    49.8 p6      40 t1
        xor r12, r9                                                ;    50.8 p11     40 t1
        add rax, r12                                               ;    51.8 p11     53 t1
        lea r9, [rax + r10]                                        ;    52.8 p0      54 v[0]
        and rcx, r9                                                ;    53.8 p6      43 t1
        xor r13, rcx                                               ;    54.8 p5      43 t1
        add rdi, r13                                               ;    55.8 p1      53 t1
        rorx r12, r9, 0xe                                          ;    53.8 p0      40 t1
        rorx r13, r9, 0x12                                         ;    53.8 p6      40 t1
        xor r12, r13                                               ;    54.8 p11     40 t1
        rorx r13, r9, 0x29                                         ;    53.8 p0      40 t1
        xor r12, r13                                               ;    55.8 p5      40 t1
        add rdi, r12                                               ;    56.8 p1      53 t1
        mov r12, rdi                                               ;    57.8         54 v[7] copy
        mov r13, r10                                               ;    44.0         44 v[7] copy
        xor r13, r11                                               ;    52.7 p11     44 v[7]
        and r8, r13                                                ;    53.7 p6      44 v[7]
        xor r8, r11                                                ;    54.7 p5      44 v[7]
        add rbp, r8                                                ;    55.7 p1      55 v[7]
        vpalignr xmm3, xmm1, xmm12, 8                              ;    54.0 p5      68 w[4]
        vpsrlq xmm7, xmm10, 7                                      ;    53.8 p0      68 w[4]
        vpaddq xmm4, xmm4, xmm3                                    ;    55.0 p1      68 w[4]
        vprolq xmm9, xmm10, 0x38                                   ;    54.8 p0      68 w[4]
        vprolq xmm10, xmm10, 0x3f                                  ;    55.3 p1      68 w[4]
        vpternlogd xmm7, xmm10, xmm9, 0x96                         ;    56.3 p5      68 w[4]
        vpaddq xmm4, xmm4, xmm7                                    ;    57.3 p0      68 w[4]
        vpsrlq xmm7, xmm2, 6                                       ;    56.3 p1      68 w[4]
        rorx r8, rbp, 0x1c                                         ;    56.7 p6      39 v[6]
        rorx rcx, rbp, 0x22                                        ;    56.7 p6      39 v[6]
        xor r8, rcx                                                ;    57.7 p11     39 v[6]
        rorx rcx, rbp, 0x27                                        ;    56.7 p6      39 v[6]
        xor r8, rcx                                                ;    58.7 p11     39 v[6]
        add rsi, r8                                                ;    59.7 p11     55 v[6]
        add r12, rbp                                               ;    57.8 p5      54 v[7]
        mov r8, rbp                                                ;    56.7         44 v[6] copy
        xor r8, r11                                                ;    56.7 p11     44 v[6]
        and r13, r8                                                ;    57.7 p0      44 v[6]
        xor r13, r11                                               ;    58.7 p6      44 v[6]
        add rsi, r13                                               ;    60.7 p5      55 v[6]
        rorx r8, rsi, 0x1c                                         ;    61.7 p0      39 v[5]
        rorx r13, rsi, 0x22                                        ;    61.7 p6      39 v[5]
        xor r8, r13                                                ;    62.7 p1      39 v[5]
        rorx r13, rsi, 0x27                                        ;    61.7 p0      39 v[5]
        xor r8, r13                                                ;    63.7 p11     39 v[5]
        add rdx, r8                                                ;    64.7 p5      55 v[5]
        mov r8, rbp                                                ;    56.7         44 v[5] copy
        xor r8, rsi                                                ;    61.7 p1      44 v[5]
        mov r13, rbp                                               ;    56.7         44 v[5] copy
        xor r13, r10                                               ;    58.7 p11     44 v[5]
        and r13, r8                                                ;    62.7 p6      44 v[5]
        xor rbp, r13                                               ;    63.7 p5      44 v[5]
        add rdx, rbp                                               ;    65.7 p1      55 v[5]
        mov r13, qword [rsp + 48]                                  ;    50.3 p10     53 t1
        add r13, r15                                               ;    59.7 p11     53 t1
        vpalignr xmm9, xmm0, xmm1, 8                               ;    60.0 p5      68 w[6]
        vpsrlq xmm10, xmm11, 7                                     ;    59.8 p0      68 w[6]
        mov rbp, r15                                               ;    51.0         43 t1 copy
        xor rbp, r9                                                ;    59.8 p6      43 t1
        mov rcx, rsi                                               ;    61.7         44 v[4] copy
        xor rcx, rdx                                               ;    66.7 p1      44 v[4]
        and r8, rcx                                                ;    67.7 p11     44 v[4]
        xor r8, rsi                                                ;    68.7 p0      44 v[4]
        add rax, r8                                                ;    69.7 p6      55 v[4]
        rorx r8, rdx, 0x1c                                         ;    66.7 p0      39 v[4]
        and rbp, r12                                               ;    61.0 p5      43 t1
        xor r15, rbp                                               ;    62.0 p1      43 t1
        add rbx, r15                                               ;    63.0 p11     53 t1
        rorx r15, rdx, 0x22                                        ;    66.7 p6      39 v[4]
        xor r8, r15                                                ;    67.7 p5      39 v[4]
        rorx r15, rdx, 0x27                                        ;    66.7 p0      39 v[4]
        xor r8, r15                                                ;    68.7 p1      39 v[4]
        add rax, r8                                                ;    70.7 p11     55 v[4]
        rorx r8, r12, 0xe                                          ;    62.8 p6      40 t1
        mov r15, qword [rsp + 56]                                  ;    53.8 p2      53 t1
        add r15, r9                                                ;    63.0 p5      53 t1
        rorx rbp, r12, 0x12                                        ;    63.8 p0      40 t1
        xor r8, rbp                                                ;    64.8 p1      40 t1
        rorx rbp, r12, 0x29                                        ;    63.8 p6      40 t1
        xor r8, rbp                                                ;    65.8 p11     40 t1
        add rbx, r8                                                ;    66.8 p5      53 t1
        add rsi, rbx                                               ;    67.8 p1      54 v[6]
        mov r8, r9                                                 ;    55.2         43 t1 copy
        xor r8, r12                                                ;    64.7 p11     43 t1
        vpaddq xmm5, xmm5, xmm9                                    ;    64.8 p0      68 w[6]
        mov rbp, rdx                                               ;    66.7         44 v[3] copy
        xor rbp, rax                                               ;    71.7 p6      44 v[3]
        and rcx, rbp                                               ;    72.7 p5      44 v[3]
        xor rcx, rdx                                               ;    73.7 p1      44 v[3]
        add rdi, rcx                                               ;    74.7 p11     55 v[3]
        rorx rcx, rax, 0x1c                                        ;    71.7 p0      39 v[3]
        vprolq xmm13, xmm11, 0x38                                  ;    66.3 p1      68 w[6]
        vprolq xmm11, xmm11, 0x3f                                  ;    66.8 p0      68 w[6]
        vpternlogd xmm10, xmm11, xmm13, 0x96                       ;    67.8 p5      68 w[6]
        vpaddq xmm5, xmm5, xmm10                                   ;    68.8 p5      68 w[6]
        vprolq xmm10, xmm2, 3                                      ;    67.3 p1      68 w[4]
        vprolq xmm11, xmm2, 0x2d                                   ;    67.8 p0      68 w[4]
        vpternlogd xmm7, xmm11, xmm10, 0x96                        ;    68.8 p5      68 w[4]
        vpaddq xmm4, xmm4, xmm7                                    ;    69.8 p1      68 w[4]
        vpaddq xmm7, xmm4, [rel sha512_blocks.T0_w.blocks + 304]   ;    70.8 p0+p3   68 w[4]
        vmovdqa [rsp + 304], xmm7                                  ;    71.8 p8+p9   68 w[4]
        vpsrlq xmm7, xmm4, 6                                       ;    70.8 p1      68 w[6]
        and r8, rsi                                                ;    68.8 p6      43 t1
        xor r9, r8                                                 ;    69.8 p11     43 t1
        add r13, r9                                                ;    70.8 p6      53 t1
        rorx r8, rax, 0x22                                         ;    71.7 p6      39 v[3]
        xor rcx, r8                                                ;    72.7 p11     39 v[3]
        rorx r8, rax, 0x27                                         ;    71.7 p6      39 v[3]
        xor rcx, r8                                                ;    73.7 p11     39 v[3]
        add rdi, rcx                                               ;    75.7 p5      55 v[3]
        mov r8, qword [rsp + 64]                                   ;    59.8 p10     53 t1
        add r8, r12                                                ;    69.7 p11     53 t1
        vpalignr xmm10, xmm2, xmm0, 8                              ;    70.0 p5      68 w[8]
        vpsrlq xmm11, xmm6, 7                                      ;    69.8 p0      68 w[8]
        mov r9, r12                                                ;    60.5         43 t1 copy
        xor r9, rsi                                                ;    69.8 p6      43 t1
        rorx rcx, rsi, 0xe                                         ;    70.8 p0      40 t1
        vpaddq xmm8, xmm8, xmm10                                   ;    71.0 p1      68 w[8]
        vprolq xmm13, xmm6, 0x38                                   ;    71.3 p1      68 w[8]
        vprolq xmm6, xmm6, 0x3f                                    ;    71.8 p0      68 w[8]
        vpternlogd xmm11, xmm6, xmm13, 0x96                        ;    72.8 p5      68 w[8]
        vpaddq xmm8, xmm8, xmm11                                   ;    73.8 p5      68 w[8]
        vprolq xmm6, xmm4, 3                                       ;    72.3 p1      68 w[6]
        vprolq xmm11, xmm4, 0x2d                                   ;    72.8 p0      68 w[6]
        vpternlogd xmm7, xmm11, xmm6, 0x96                         ;    73.8 p5      68 w[6]
        vpaddq xmm5, xmm5, xmm7                                    ;    74.8 p1      68 w[6]
        vpaddq xmm6, xmm5, [rel sha512_blocks.T0_w.blocks + 320]   ;    75.8 p0+p2   68 w[6]
        vmovdqa [rsp + 320], xmm6                                  ;    76.8 p7+p4   68 w[6]
        vpsrlq xmm6, xmm5, 6                                       ;    75.8 p1      68 w[8]
        vprolq xmm7, xmm5, 3                                       ;    75.8 p0      68 w[8]
        vprolq xmm11, xmm5, 0x2d                                   ;    75.8 p1      68 w[8]
        vpternlogd xmm6, xmm11, xmm7, 0x96                         ;    76.8 p5      68 w[8]
        vpaddq xmm8, xmm8, xmm6                                    ;    77.8 p5      68 w[8]
        vpaddq xmm6, xmm8, [rel sha512_blocks.T0_w.blocks + 336]   ;    78.8 p0+p3   68 w[8]
        vmovdqa [rsp + 336], xmm6                                  ;    79.8 p8+p9   68 w[8]
        mov qword [rsp + 784], r14                                 ;    64.0 p7+p4   64 v[2] spill
        rorx r14, rsi, 0x12                                        ;    70.8 p6      40 t1
        xor rcx, r14                                               ;    71.8 p11     40 t1
        rorx r14, rsi, 0x29                                        ;    71.8 p6      40 t1
        xor rcx, r14                                               ;    72.8 p11     40 t1
        add r13, rcx                                               ;    73.8 p11     53 t1
        add rdx, r13                                               ;    74.8 p6      54 v[5]
        mov r14, rax                                               ;    71.7         44 v[2] copy
        xor r14, rdi                                               ;    76.7 p11     44 v[2]
        and rbp, r14                                               ;    77.7 p6      44 v[2]
        xor rbp, rax                                               ;    78.7 p11     44 v[2]
        add rbx, rbp                                               ;    79.7 p6      55 v[2]
        rorx rbp, rdi, 0x1c                                        ;    76.7 p6      39 v[2]
        rorx rcx, rdi, 0x22                                        ;    76.8 p0      39 v[2]
        xor rbp, rcx                                               ;    77.8 p11     39 v[2]
        rorx rcx, rdi, 0x27                                        ;    76.8 p6      39 v[2]
        xor rbp, rcx                                               ;    78.8 p5      39 v[2]
        add rbx, rbp                                               ;    80.7 p1      55 v[2]
        mov rbp, qword [rsp + 72]                                  ;    67.0 p10     53 t1
        add rbp, rsi                                               ;    76.7 p11     53 t1
        mov rcx, rsi                                               ;    68.8         43 t1 copy
        and r9, rdx                                                ;    77.0 p5      43 t1
        xor r12, r9                                                ;    78.0 p1      43 t1
        add r15, r12                                               ;    79.0 p11     53 t1
        xor rcx, rdx                                               ;    77.8 p0      43 t1
        rorx r9, rdx, 0xe                                          ;    77.8 p6      40 t1
        rorx r12, rdx, 0x12                                        ;    78.8 p0      40 t1
        xor r9, r12                                                ;    79.8 p5      40 t1
        rorx r12, rdx, 0x29                                        ;    78.8 p6      40 t1
        xor r9, r12                                                ;    80.8 p1      40 t1
        add r15, r9                                                ;    81.8 p11     53 t1
        add rax, r15                                               ;    82.8 p5      54 v[4]
        mov r9, rdi                                                ;    76.7         44 v[1] copy
        mov r12, rdi                                               ;    76.7         44 v[1] copy
        xor r9, rbx                                                ;    81.7 p1      44 v[1]
        and r14, r9                                                ;    82.7 p11     44 v[1]
        xor r12, r14                                               ;    83.7 p0      44 v[1]
        add r13, r12                                               ;    84.7 p6      55 v[1]
        rorx r12, rbx, 0x1c                                        ;    81.7 p0      39 v[1]
        rorx r14, rbx, 0x22                                        ;    81.7 p6      39 v[1]
        xor r12, r14                                               ;    82.7 p5      39 v[1]
        rorx r14, rbx, 0x27                                        ;    81.8 p0      39 v[1]
        xor r12, r14                                               ;    83.7 p1      39 v[1]
        add r13, r12                                               ;    85.7 p11     55 v[1]
        vpalignr xmm6, xmm4, xmm2, 8                               ;    81.0 p5      68 w[10]
        vpsrlq xmm7, xmm14, 7                                      ;    81.3 p1      68 w[10]
        mov r12, qword [rsp + 80]                                  ;    71.7 p2      53 t1
        add r12, rdx                                               ;    81.7 p11     53 t1
        mov r14, rdx                                               ;    75.8         43 t1 copy
        and rcx, rax                                               ;    83.8 p6      43 t1
        xor rsi, rcx                                               ;    84.8 p5      43 t1
        add r8, rsi                                                ;    85.8 p1      53 t1
        xor r14, rax                                               ;    83.8 p11     43 t1
        rorx rsi, rax, 0xe                                         ;    83.8 p0      40 t1
        rorx rcx, rax, 0x12                                        ;    83.8 p6      40 t1
        xor rsi, rcx                                               ;    84.8 p5      40 t1
        rorx rcx, rax, 0x29                                        ;    83.8 p0      40 t1
        xor rsi, rcx                                               ;    85.8 p1      40 t1
        add r8, rsi                                                ;    86.8 p11     53 t1
        add rdi, r8                                                ;    87.8 p6      54 v[3]
        mov rsi, rbx                                               ;    81.7         44 v[0] copy
        xor rsi, r13                                               ;    86.7 p5      44 v[0]
        and r9, rsi                                                ;    87.7 p1      44 v[0]
        xor r9, rbx                                                ;    88.7 p11     44 v[0]
        add r15, r9                                                ;    89.7 p0      55 v[0]
        mov r9, rbx                                                ;    81.7         44 v[7] copy
        and r9, r13                                                ;    86.7 p6      44 v[7]
        add r8, r9                                                 ;    87.8 p5      55 v[7]
        rorx r9, r13, 0x1c                                         ;    86.7 p0      39 v[0]
        rorx rcx, r13, 0x22                                        ;    86.7 p6      39 v[0]
        xor r9, rcx                                                ;    87.7 p1      39 v[0]
        rorx rcx, r13, 0x27                                        ;    86.8 p0      39 v[0]
        xor r9, rcx                                                ;    88.7 p11     39 v[0]
        add r15, r9                                                ;    90.7 p5      55 v[0]
        vpsrlq xmm11, xmm8, 6                                      ;    86.3 p1      68 w[10]
        mov r9, qword [rsp + 88]                                   ;    76.5 p3      53 t1
        add r9, rax                                                ;    86.7 p11     53 t1
        and r14, rdi                                               ;    88.8 p6      43 t1
        xor rdx, r14                                               ;    89.8 p5      43 t1
        add rbp, rdx                                               ;    90.8 p1      53 t1
        rorx r14, rdi, 0xe                                         ;    88.8 p0      40 t1
        rorx rcx, rdi, 0x12                                        ;    88.8 p6      40 t1
        xor r14, rcx                                               ;    89.8 p11     40 t1
        rorx rcx, rdi, 0x29                                        ;    88.8 p0      40 t1
        xor r14, rcx                                               ;    90.8 p5      40 t1
        add rbp, r14                                               ;    91.8 p1      53 t1
        add rbx, rbp                                               ;    92.8 p11     54 v[2]
        and rsi, r15                                               ;    91.7 p6      44 v[7]
        add r8, rsi                                                ;    92.7 p5      55 v[7]
        rorx r14, r15, 0x1c                                        ;    91.7 p0      39 v[7]
        rorx rsi, r15, 0x22                                        ;    91.7 p6      39 v[7]
        xor r14, rsi                                               ;    92.7 p1      39 v[7]
        rorx rsi, r15, 0x27                                        ;    91.7 p0      39 v[7]
        xor r14, rsi                                               ;    93.7 p11     39 v[7]
        add r8, r14                                                ;    94.7 p5      55 v[7]
        mov r14, r13                                               ;    86.7         44 v[7] copy
        xor r14, r15                                               ;    91.7 p1      44 v[7]
        mov rsi, rax                                               ;    83.8         43 t1 copy
        xor rsi, rdi                                               ;    90.7 p11     43 t1
        mov rcx, r13                                               ;    86.7         54 v[1] copy
        and r13, r15                                               ;    91.7 p6      44 v[6]
        add rbp, r13                                               ;    92.8 p5      55 v[6]
        vpalignr xmm13, xmm5, xmm4, 8                              ;    92.0 p5      68 w[12]
        mov r13, qword [rsp + 112]                                 ;    81.2 p10     53 t1
        add r13, rdi                                               ;    91.3 p1      53 t1
        mov rdx, rdi                                               ;    88.8         43 t1 copy
        and rsi, rbx                                               ;    93.8 p11     43 t1
        xor rax, rsi                                               ;    94.8 p0      43 t1
        add r12, rax                                               ;    95.8 p6      53 t1
        xor rdx, rbx                                               ;    93.8 p1      43 t1
        rorx rsi, rbx, 0xe                                         ;    93.8 p0      40 t1
        rorx rax, rbx, 0x12                                        ;    93.8 p6      40 t1
        xor rsi, rax                                               ;    94.8 p11     40 t1
        rorx rax, rbx, 0x29                                        ;    93.8 p0      40 t1
        xor rsi, rax                                               ;    95.8 p5      40 t1
        add r12, rsi                                               ;    96.8 p1      53 t1
        add rcx, r12                                               ;    97.8 p11     54 v[1]
        mov rsi, r15                                               ;    91.7         44 v[6] copy
        vprolq xmm15, xmm14, 0x38                                  ;    94.3 p1      68 w[10]
        vprolq xmm14, xmm14, 0x3f                                  ;    94.8 p0      68 w[10]
        vpternlogd xmm7, xmm14, xmm15, 0x96                        ;    95.8 p5      68 w[10]
        vpaddq xmm7, xmm7, xmm6                                    ;    96.8 p5      68 w[10]
        mov rax, r15                                               ;    91.7         44 v[5] copy
        and r14, r8                                                ;    95.7 p6      44 v[6]
        add rbp, r14                                               ;    96.7 p11     55 v[6]
        xor rsi, r8                                                ;    95.7 p6      44 v[6]
        and rax, r8                                                ;    95.7 p1      44 v[5]
        add r12, rax                                               ;    97.8 p11     55 v[5]
        rorx r14, r8, 0x1c                                         ;    95.8 p0      39 v[6]
        rorx rax, r8, 0x22                                         ;    95.8 p6      39 v[6]
        xor r14, rax                                               ;    96.8 p5      39 v[6]
        rorx rax, r8, 0x27                                         ;    96.8 p0      39 v[6]
        xor r14, rax                                               ;    97.8 p1      39 v[6]
        add rbp, r14                                               ;    98.8 p11     55 v[6]
        mov r14, qword [rsp + 120]                                 ;    86.3 p2      53 t1
        add r14, rbx                                               ;    96.8 p6      53 t1
        and rdx, rcx                                               ;    98.8 p5      43 t1
        xor rdi, rdx                                               ;    99.8 p1      43 t1
        add r9, rdi                                                ;   100.8 p11     53 t1
        rorx rdi, rcx, 0xe                                         ;    98.8 p0      40 t1
        rorx rax, rcx, 0x12                                        ;    98.8 p6      40 t1
        xor rdi, rax                                               ;    99.8 p5      40 t1
        rorx rax, rcx, 0x29                                        ;    98.8 p0      40 t1
        xor rdi, rax                                               ;   100.8 p1      40 t1
        add r9, rdi                                                ;   101.8 p11     53 t1
        add r15, r9                                                ;   102.8 p6      54 v[0]
        and rsi, rbp                                               ;    99.8 p5      44 v[5]
        add r12, rsi                                               ;   100.8 p1      55 v[5]
        rorx rsi, rbp, 0x1c                                        ;    99.8 p0      39 v[5]
        rorx rdi, rbp, 0x22                                        ;    99.8 p6      39 v[5]
        xor rsi, rdi                                               ;   100.8 p11     39 v[5]
        rorx rdi, rbp, 0x27                                        ;   100.8 p0      39 v[5]
        xor rsi, rdi                                               ;   101.8 p5      39 v[5]
        add r12, rsi                                               ;   102.8 p1      55 v[5]
        mov rsi, r8                                                ;    95.7         44 v[5] copy
        xor rsi, rbp                                               ;   100.7 p11     44 v[5]
        mov rdi, rbx                                               ;    93.8         43 t1 copy
        xor rdi, rcx                                               ;   100.8 p6      43 t1
        vpaddq xmm12, xmm12, xmm13                                 ;   101.0 p5      68 w[12]
        vpsrlq xmm14, xmm3, 7                                      ;   101.3 p1      68 w[12]
        mov rax, r8                                                ;    95.7         54 v[7] copy
        and r8, rbp                                                ;   101.7 p11     44 v[4]
        add r9, r8                                                 ;   102.8 p0      55 v[4]
        vpalignr xmm15, xmm8, xmm5, 8                              ;   102.0 p5      68 w[14]
        mov r8, qword [rsp + 128]                                  ;    91.3 p3      53 t1
        add r8, rcx                                                ;   101.8 p6      53 t1
        mov rdx, rcx                                               ;    98.8         43 t1 copy
        and rdi, r15                                               ;   103.8 p1      43 t1
        xor rbx, rdi                                               ;   104.8 p11     43 t1
        add r13, rbx                                               ;   105.8 p0      53 t1
        xor rdx, r15                                               ;   103.8 p6      43 t1
        rorx rdi, r15, 0xe                                         ;   103.8 p0      40 t1
        rorx rbx, r15, 0x12                                        ;   103.8 p6      40 t1
        xor rdi, rbx                                               ;   104.8 p5      40 t1
        rorx rbx, r15, 0x29                                        ;   104.8 p0      40 t1
        xor rdi, rbx                                               ;   105.8 p1      40 t1
        add r13, rdi                                               ;   106.8 p11     53 t1
        add rax, r13                                               ;   107.8 p5      54 v[7]
        mov rdi, rbp                                               ;    99.8         44 v[4] copy
        mov rbx, rbp                                               ;    99.8         44 v[3] copy
        vpaddq xmm7, xmm7, [rsp + 96]                              ;   104.3 p1+p10   68 w[10]
        and rsi, r12                                               ;   104.7 p11     44 v[4]
        add r9, rsi                                                ;   105.7 p6      55 v[4]
        xor rdi, r12                                               ;   105.0 p5      44 v[4]
        and rbx, r12                                               ;   105.3 p1      44 v[3]
        add r13, rbx                                               ;   107.8 p11     55 v[3]
        rorx rsi, r12, 0x1c                                        ;   105.8 p0      39 v[4]
        rorx rbx, r12, 0x22                                        ;   105.8 p6      39 v[4]
        xor rsi, rbx                                               ;   106.8 p5      39 v[4]
        rorx rbx, r12, 0x27                                        ;   106.8 p0      39 v[4]
        xor rsi, rbx                                               ;   107.8 p1      39 v[4]
        add r9, rsi                                                ;   108.8 p11     55 v[4]
        mov rsi, qword [rsp + 136]                                 ;    96.0 p2      53 t1
        add rsi, r15                                               ;   106.8 p6      53 t1
        and rdx, rax                                               ;   108.8 p5      43 t1
        xor rcx, rdx                                               ;   109.8 p1      43 t1
        add r14, rcx                                               ;   110.8 p11     53 t1
        rorx rcx, rax, 0xe                                         ;   108.8 p0      40 t1
        rorx rdx, rax, 0x12                                        ;   108.8 p6      40 t1
        xor rcx, rdx                                               ;   109.8 p5      40 t1
        rorx rdx, rax, 0x29                                        ;   108.8 p0      40 t1
        xor rcx, rdx                                               ;   110.8 p1      40 t1
        add r14, rcx                                               ;   111.8 p11     53 t1
        add rbp, r14                                               ;   112.8 p6      54 v[6]
        and rdi, r9                                                ;   109.8 p5      44 v[3]
        add r13, rdi                                               ;   110.8 p1      55 v[3]
        rorx rdi, r9, 0x1c                                         ;   109.8 p0      39 v[3]
        rorx rcx, r9, 0x22                                         ;   109.8 p6      39 v[3]
        xor rdi, rcx                                               ;   110.8 p11     39 v[3]
        rorx rcx, r9, 0x27                                         ;   110.8 p0      39 v[3]
        xor rdi, rcx                                               ;   111.8 p5      39 v[3]
        add r13, rdi                                               ;   112.8 p1      55 v[3]
        mov rdi, r12                                               ;   103.8         44 v[3] copy
        xor rdi, r9                                                ;   110.7 p11     44 v[3]
        mov rcx, r15                                               ;   103.8         43 t1 copy
        xor rcx, rax                                               ;   110.8 p6      43 t1
        mov rdx, r12                                               ;   103.8         54 v[5] copy
        and r12, r9                                                ;   111.0 p5      44 v[2]
        add r14, r12                                               ;   112.8 p1      55 v[2]
        and rcx, rbp                                               ;   113.8 p11     43 t1
        xor r15, rcx                                               ;   114.8 p0      43 t1
        add r8, r15                                                ;   115.8 p6      53 t1
        and rdi, r13                                               ;   113.8 p5      44 v[2]
        add r14, rdi                                               ;   114.8 p1      55 v[2]
        rorx r12, rbp, 0xe                                         ;   113.8 p0      40 t1
        rorx r15, rbp, 0x12                                        ;   113.8 p6      40 t1
        xor r12, r15                                               ;   114.8 p11     40 t1
        rorx r15, rbp, 0x29                                        ;   113.8 p0      40 t1
        xor r12, r15                                               ;   115.8 p5      40 t1
        add r8, r12                                                ;   116.8 p1      53 t1
        add rdx, r8                                                ;   117.8 p11     54 v[5]
        rorx r12, r13, 0x1c                                        ;   113.8 p6      39 v[2]
        rorx r15, r13, 0x22                                        ;   114.8 p0      39 v[2]
        xor r12, r15                                               ;   115.8 p5      39 v[2]
        rorx r15, r13, 0x27                                        ;   114.8 p6      39 v[2]
        xor r12, r15                                               ;   116.8 p1      39 v[2]
        add r14, r12                                               ;   117.8 p11     55 v[2]
        mov r12, r9                                                ;   109.8         44 v[2] copy
        xor r12, r13                                               ;   115.0 p5      44 v[2]
        mov r15, rax                                               ;   108.8         43 t1 copy
        mov rdi, qword [rsp + 144]                                 ;   104.0 p3      53 t1
        add rdi, rax                                               ;   115.3 p1      53 t1
        xor r15, rbp                                               ;   115.7 p11     43 t1
        mov rcx, r9                                                ;   109.8         44 v[1] copy
        and rcx, r13                                               ;   115.8 p0      44 v[1]
        add r8, rcx                                                ;   117.8 p6      55 v[1]
        and r15, rdx                                               ;   118.8 p5      43 t1
        xor rax, r15                                               ;   119.8 p1      43 t1
        add rsi, rax                                               ;   120.8 p11     53 t1
        and r12, r14                                               ;   118.8 p0      44 v[1]
        add r8, r12                                                ;   119.8 p6      55 v[1]
        rorx r12, rdx, 0xe                                         ;   118.8 p0      40 t1
        rorx r15, rdx, 0x12                                        ;   118.8 p6      40 t1
        xor r12, r15                                               ;   119.8 p5      40 t1
        rorx r15, rdx, 0x29                                        ;   118.8 p0      40 t1
        xor r12, r15                                               ;   120.8 p1      40 t1
        add rsi, r12                                               ;   121.8 p11     53 t1
        rorx r12, r14, 0x1c                                        ;   118.8 p6      39 v[1]
        rorx r15, r14, 0x22                                        ;   119.8 p0      39 v[1]
        xor r12, r15                                               ;   120.8 p5      39 v[1]
        rorx r15, r14, 0x27                                        ;   119.8 p6      39 v[1]
        xor r12, r15                                               ;   121.8 p1      39 v[1]
        add r8, r12                                                ;   122.8 p11     55 v[1]
        mov r12, r13                                               ;   113.8         44 v[1] copy
        xor r12, r14                                               ;   119.0 p5      44 v[1]
        vmovdqa [rsp + 96], xmm5                                   ;   108.2 p8+p9   68 w[6] spill
        vprolq xmm5, xmm8, 3                                       ;   119.3 p1      68 w[10]
        vmovdqa [rsp + 352], xmm4                                  ;   108.5 p7+p4   68 w[4] spill
        vprolq xmm4, xmm8, 0x2d                                    ;   120.3 p1      68 w[10]
        vpternlogd xmm11, xmm4, xmm5, 0x96                         ;   121.3 p5      68 w[10]
        vpaddq xmm7, xmm7, xmm11                                   ;   122.3 p0      68 w[10]
        vpaddq xmm1, xmm1, xmm15                                   ;   121.0 p5      68 w[14]
        vprolq xmm4, xmm3, 0x38                                    ;   121.3 p1      68 w[12]
        vprolq xmm3, xmm3, 0x3f                                    ;   121.8 p0      68 w[12]
        vpternlogd xmm14, xmm3, xmm4, 0x96                         ;   122.8 p5      68 w[12]
        vpaddq xmm12, xmm12, xmm14                                 ;   123.8 p1      68 w[12]
        vpsrlq xmm3, xmm9, 7                                       ;   122.8 p0      68 w[14]
        vpaddq xmm4, xmm7, [rel sha512_blocks.T0_w.blocks + 352]   ;   123.3 p5+p10   68 w[10]
        vmovdqa [rsp + 368], xmm4                                  ;   124.3 p8+p9   68 w[10]
        add r9, rsi                                                ;   122.8 p11     54 v[4]
        mov r15, qword [rsp + 152]                                 ;   110.7 p2      53 t1
        add r15, rbp                                               ;   120.7 p11     53 t1
        vpsrlq xmm4, xmm7, 6                                       ;   123.3 p1      68 w[12]
        mov rax, rbp                                               ;   113.8         43 t1 copy
        xor rax, rdx                                               ;   120.8 p6      43 t1
        vprolq xmm5, xmm9, 0x38                                    ;   123.8 p0      68 w[14]
        vprolq xmm9, xmm9, 0x3f                                    ;   124.3 p1      68 w[14]
        vpternlogd xmm3, xmm9, xmm5, 0x96                          ;   125.3 p5      68 w[14]
        vpaddq xmm1, xmm1, xmm3                                    ;   126.3 p0      68 w[14]
        vprolq xmm3, xmm7, 3                                       ;   125.3 p1      68 w[12]
        vprolq xmm5, xmm7, 0x2d                                    ;   125.8 p0      68 w[12]
        vpternlogd xmm4, xmm5, xmm3, 0x96                          ;   126.8 p5      68 w[12]
        vpaddq xmm12, xmm12, xmm4                                  ;   127.8 p5      68 w[12]
        vpsrlq xmm3, xmm10, 7                                      ;   126.3 p1      68 w[0]
        vpaddq xmm4, xmm12, [rel sha512_blocks.T0_w.blocks + 368]  ;   128.8 p0+p3   68 w[12]
        vmovdqa [rsp + 384], xmm4                                  ;   129.8 p7+p4   68 w[12]
        vpalignr xmm4, xmm7, xmm8, 8                               ;   127.0 p5      68 w[0]
        vpsrlq xmm5, xmm12, 6                                      ;   128.8 p1      68 w[14]
        mov rcx, r13                                               ;   113.8         54 v[3] copy
        and r13, r14                                               ;   121.7 p11     44 v[0]
        add rsi, r13                                               ;   122.8 p6      55 v[0]
        vprolq xmm9, xmm10, 0x38                                   ;   127.8 p0      68 w[0]
        vprolq xmm10, xmm10, 0x3f                                  ;   128.3 p1      68 w[0]
        vpternlogd xmm3, xmm10, xmm9, 0x96                         ;   129.3 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm3                                    ;   130.3 p0      68 w[0]
        vpaddq xmm0, xmm0, xmm4                                    ;   131.3 p5      68 w[0]
        mov r13, qword [rsp + 160]                                 ;   115.0 p10     53 t1
        add r13, rdx                                               ;   122.7 p11     53 t1
        mov rbx, rdx                                               ;   118.8         43 t1 copy
        and rax, r9                                                ;   123.8 p6      43 t1
        xor rbp, rax                                               ;   124.8 p11     43 t1
        add rdi, rbp                                               ;   125.8 p6      53 t1
        xor rbx, r9                                                ;   124.7 p11     43 t1
        rorx rbp, r9, 0xe                                          ;   124.8 p6      40 t1
        rorx rax, r9, 0x12                                         ;   125.8 p6      40 t1
        xor rbp, rax                                               ;   126.8 p11     40 t1
        rorx rax, r9, 0x29                                         ;   126.8 p6      40 t1
        xor rbp, rax                                               ;   127.8 p11     40 t1
        add rdi, rbp                                               ;   128.8 p11     53 t1
        add rcx, rdi                                               ;   129.8 p6      54 v[3]
        mov rbp, r14                                               ;   118.8         44 v[0] copy
        mov rax, r14                                               ;   118.8         44 v[7] copy
        vprolq xmm3, xmm12, 3                                      ;   129.3 p1      68 w[14]
        vprolq xmm9, xmm12, 0x2d                                   ;   129.8 p0      68 w[14]
        vpternlogd xmm5, xmm9, xmm3, 0x96                          ;   130.8 p5      68 w[14]
        vpaddq xmm1, xmm1, xmm5                                    ;   131.8 p1      68 w[14]
        vpsrlq xmm3, xmm6, 7                                       ;   130.8 p0      68 w[2]
        vpaddq xmm5, xmm1, [rel sha512_blocks.T0_w.blocks + 384]   ;   132.8 p5+p2   68 w[14]
        vmovdqa [rsp + 400], xmm5                                  ;   133.8 p8+p9   68 w[14]
        and r12, r8                                                ;   128.7 p11     44 v[0]
        add rsi, r12                                               ;   129.7 p6      55 v[0]
        xor rbp, r8                                                ;   129.7 p11     44 v[0]
        and rax, r8                                                ;   129.8 p6      44 v[7]
        add rdi, rax                                               ;   130.8 p11     55 v[7]
        rorx r12, r8, 0x1c                                         ;   130.8 p6      39 v[0]
        rorx rax, r8, 0x22                                         ;   131.8 p0      39 v[0]
        xor r12, rax                                               ;   132.8 p1      39 v[0]
        rorx rax, r8, 0x27                                         ;   131.8 p6      39 v[0]
        xor r12, rax                                               ;   133.8 p11     39 v[0]
        add rsi, r12                                               ;   134.8 p5      55 v[0]
        vpalignr xmm5, xmm12, xmm7, 8                              ;   133.0 p5      68 w[2]
        vpsrlq xmm9, xmm1, 6                                       ;   132.8 p1      68 w[0]
        mov r12, qword [rsp + 168]                                 ;   121.0 p3      53 t1
        add r12, r9                                                ;   132.7 p11     53 t1
        mov rax, r8                                                ;   123.8         44 v[7] copy
        and rbx, rcx                                               ;   132.8 p0      43 t1
        xor rdx, rbx                                               ;   133.8 p6      43 t1
        add r15, rdx                                               ;   134.8 p1      53 t1
        mov rdx, r9                                                ;   123.8         43 t1 copy
        vpaddq xmm2, xmm2, xmm5                                    ;   134.0 p0      68 w[2]
        xor rdx, rcx                                               ;   133.7 p11     43 t1
        rorx rbx, rcx, 0xe                                         ;   133.8 p6      40 t1
        vprolq xmm10, xmm6, 0x38                                   ;   134.3 p1      68 w[2]
        vprolq xmm6, xmm6, 0x3f                                    ;   134.8 p0      68 w[2]
        vpternlogd xmm3, xmm6, xmm10, 0x96                         ;   135.8 p5      68 w[2]
        vpaddq xmm2, xmm2, xmm3                                    ;   136.8 p5      68 w[2]
        vprolq xmm3, xmm1, 3                                       ;   135.3 p1      68 w[0]
        vprolq xmm6, xmm1, 0x2d                                    ;   135.8 p0      68 w[0]
        vpternlogd xmm9, xmm6, xmm3, 0x96                          ;   136.8 p5      68 w[0]
        vpaddq xmm0, xmm0, xmm9                                    ;   137.8 p1      68 w[0]
        and rbp, rsi                                               ;   135.8 p11     44 v[7]
        add rdi, rbp                                               ;   136.8 p6      55 v[7]
        rorx rbp, rcx, 0x12                                        ;   135.8 p6      40 t1
        xor rbx, rbp                                               ;   136.8 p11     40 t1
        rorx rbp, rcx, 0x29                                        ;   136.8 p0      40 t1
        xor rbx, rbp                                               ;   137.8 p11     40 t1
        add r15, rbx                                               ;   138.8 p6      53 t1
        add r14, r15                                               ;   139.8 p5      54 v[2]
        mov rbp, r8                                                ;   125.3         54 v[1] copy
        xor rax, rsi                                               ;   137.3 p1      44 v[7]
        rorx rbx, rsi, 0x1c                                        ;   137.8 p0      39 v[7]
        and r8, rsi                                                ;   137.7 p11     44 v[6]
        add r15, r8                                                ;   139.8 p6      55 v[6]
        rorx r8, rsi, 0x22                                         ;   138.8 p0      39 v[7]
        xor rbx, r8                                                ;   139.8 p5      39 v[7]
        rorx r8, rsi, 0x27                                         ;   138.8 p6      39 v[7]
        xor rbx, r8                                                ;   140.8 p1      39 v[7]
        add rdi, rbx                                               ;   141.8 p11     55 v[7]
        vpaddq xmm3, xmm0, [rel sha512_blocks.T0_w.blocks + 400]   ;   139.0 p5+p10   68 w[0]
        vmovdqa [rsp + 416], xmm3                                  ;   140.0 p7+p4   68 w[0]
        vpsrlq xmm3, xmm13, 7                                      ;   139.3 p1      68 w[4]
        vpalignr xmm6, xmm1, xmm12, 8                              ;   140.0 p5      68 w[4]
        mov r8, qword [rsp + 176]                                  ;   127.7 p2      53 t1
        add r8, rcx                                                ;   139.7 p11     53 t1
        mov rbx, rcx                                               ;   130.8         43 t1 copy
        vpsrlq xmm9, xmm0, 6                                       ;   139.8 p0      68 w[2]
        and rdx, r14                                               ;   140.8 p6      43 t1
        xor r9, rdx                                                ;   141.8 p1      43 t1
        add r13, r9                                                ;   142.8 p11     53 t1
        xor rbx, r14                                               ;   140.8 p0      43 t1
        rorx r9, r14, 0xe                                          ;   140.8 p6      40 t1
        rorx rdx, r14, 0x12                                        ;   141.8 p0      40 t1
        xor r9, rdx                                                ;   142.8 p5      40 t1
        rorx rdx, r14, 0x29                                        ;   141.8 p6      40 t1
        xor r9, rdx                                                ;   143.8 p1      40 t1
        add r13, r9                                                ;   144.8 p11     53 t1
        add rbp, r13                                               ;   145.8 p5      54 v[1]
        mov r9, rsi                                                ;   135.8         44 v[6] copy
        mov rdx, rsi                                               ;   135.8         44 v[5] copy
        and rax, rdi                                               ;   142.8 p1      44 v[6]
        add r15, rax                                               ;   143.8 p11     55 v[6]
        xor r9, rdi                                                ;   142.8 p0      44 v[6]
        and rdx, rdi                                               ;   142.8 p6      44 v[5]
        add r13, rdx                                               ;   145.8 p5      55 v[5]
        rorx rax, rdi, 0x1c                                        ;   143.8 p0      39 v[6]
        rorx rdx, rdi, 0x22                                        ;   143.8 p6      39 v[6]
        xor rax, rdx                                               ;   144.8 p1      39 v[6]
        rorx rdx, rdi, 0x27                                        ;   144.8 p0      39 v[6]
        xor rax, rdx                                               ;   145.8 p11     39 v[6]
        add r15, rax                                               ;   146.8 p5      55 v[6]
        mov rax, qword [rsp + 184]                                 ;   132.3 p3      53 t1
        add rax, r14                                               ;   144.3 p1      53 t1
        vprolq xmm10, xmm0, 3                                      ;   145.3 p1      68 w[2]
        and rbx, rbp                                               ;   146.8 p11     43 t1
        xor rcx, rbx                                               ;   147.8 p6      43 t1
        add r12, rcx                                               ;   148.8 p5      53 t1
        rorx rcx, rbp, 0xe                                         ;   146.8 p0      40 t1
        rorx rdx, rbp, 0x12                                        ;   146.8 p6      40 t1
        xor rcx, rdx                                               ;   147.8 p11     40 t1
        rorx rdx, rbp, 0x29                                        ;   146.8 p0      40 t1
        xor rcx, rdx                                               ;   148.8 p5      40 t1
        add r12, rcx                                               ;   149.8 p1      53 t1
        add rsi, r12                                               ;   150.8 p11     54 v[0]
        and r9, r15                                                ;   147.8 p6      44 v[5]
        add r13, r9                                                ;   148.8 p5      55 v[5]
        rorx r9, r15, 0x1c                                         ;   147.8 p0      39 v[5]
        rorx rcx, r15, 0x22                                        ;   147.8 p6      39 v[5]
        xor r9, rcx                                                ;   148.8 p1      39 v[5]
        rorx rcx, r15, 0x27                                        ;   148.8 p0      39 v[5]
        xor r9, rcx                                                ;   149.8 p11     39 v[5]
        add r13, r9                                                ;   150.8 p5      55 v[5]
        mov r9, rdi                                                ;   142.8         44 v[5] copy
        xor r9, r15                                                ;   148.3 p1      44 v[5]
        mov rcx, r14                                               ;   140.8         43 t1 copy
        xor rcx, rbp                                               ;   148.7 p11     43 t1
        mov rdx, rdi                                               ;   142.8         54 v[7] copy
        and rdi, r15                                               ;   148.8 p6      44 v[4]
        add r12, rdi                                               ;   150.8 p5      55 v[4]
        vprolq xmm11, xmm0, 0x2d                                   ;   149.3 p1      68 w[2]
        vpternlogd xmm9, xmm11, xmm10, 0x96                        ;   150.3 p0      68 w[2]
        vpaddq xmm2, xmm2, xmm9                                    ;   151.3 p5      68 w[2]
        vpaddq xmm9, xmm6, [rsp + 352]                             ;   150.3 p1+p10   68 w[4]
        vpalignr xmm10, xmm0, xmm1, 8                              ;   151.0 p5      68 w[6]
        mov rdi, qword [rsp + 192]                                 ;   137.8 p2      53 t1
        add rdi, rbp                                               ;   149.7 p11     53 t1
        mov rbx, rbp                                               ;   146.8         43 t1 copy
        and rcx, rsi                                               ;   151.8 p6      43 t1
        xor r14, rcx                                               ;   152.8 p11     43 t1
        add r8, r14                                                ;   153.8 p0      53 t1
        xor rbx, rsi                                               ;   151.8 p6      43 t1
        rorx r14, rsi, 0xe                                         ;   151.8 p0      40 t1
        rorx rcx, rsi, 0x12                                        ;   151.8 p6      40 t1
        xor r14, rcx                                               ;   152.8 p1      40 t1
        rorx rcx, rsi, 0x29                                        ;   152.8 p0      40 t1
        xor r14, rcx                                               ;   153.8 p11     40 t1
        add r8, r14                                                ;   154.8 p5      53 t1
        add rdx, r8                                                ;   155.8 p1      54 v[7]
        mov r14, r15                                               ;   147.8         44 v[4] copy
        mov rcx, r15                                               ;   147.8         44 v[3] copy
        vprolq xmm11, xmm13, 0x38                                  ;   153.3 p1      68 w[4]
        vprolq xmm13, xmm13, 0x3f                                  ;   153.8 p0      68 w[4]
        vpternlogd xmm3, xmm13, xmm11, 0x96                        ;   154.8 p5      68 w[4]
        vpaddq xmm9, xmm9, xmm3                                    ;   155.8 p5      68 w[4]
        vpaddq xmm3, xmm2, [rel sha512_blocks.T0_w.blocks + 416]   ;   154.3 p1+p3   68 w[2]
        vmovdqa [rsp + 432], xmm3                                  ;   155.3 p8+p9   68 w[2]
        vpsrlq xmm3, xmm15, 7                                      ;   154.8 p0      68 w[6]
        vpsrlq xmm11, xmm2, 6                                      ;   155.3 p1      68 w[4]
        and r9, r13                                                ;   152.7 p11     44 v[4]
        add r12, r9                                                ;   153.7 p6      55 v[4]
        xor r14, r13                                               ;   153.7 p11     44 v[4]
        and rcx, r13                                               ;   153.8 p6      44 v[3]
        add r8, rcx                                                ;   155.8 p11     55 v[3]
        rorx r9, r13, 0x1c                                         ;   154.8 p6      39 v[4]
        rorx rcx, r13, 0x22                                        ;   155.8 p0      39 v[4]
        xor r9, rcx                                                ;   156.8 p5      39 v[4]
        rorx rcx, r13, 0x27                                        ;   155.8 p6      39 v[4]
        xor r9, rcx                                                ;   157.8 p11     39 v[4]
        add r12, r9                                                ;   158.8 p5      55 v[4]
        mov r9, qword [rsp + 200]                                  ;   143.7 p10     53 t1
        add r9, rsi                                                ;   156.3 p1      53 t1
        and rbx, rdx                                               ;   156.8 p11     43 t1
        xor rbp, rbx                                               ;   157.8 p0      43 t1
        add rax, rbp                                               ;   158.8 p6      53 t1
        rorx rbp, rdx, 0xe                                         ;   157.8 p0      40 t1
        rorx rcx, rdx, 0x12                                        ;   157.8 p6      40 t1
        xor rbp, rcx                                               ;   158.8 p5      40 t1
        rorx rcx, rdx, 0x29                                        ;   158.8 p0      40 t1
        xor rbp, rcx                                               ;   159.8 p1      40 t1
        add rax, rbp                                               ;   160.8 p11     53 t1
        add r15, rax                                               ;   161.8 p5      54 v[6]
        and r14, r12                                               ;   159.8 p1      44 v[3]
        add r8, r14                                                ;   160.8 p11     55 v[3]
        mov r14, r13                                               ;   151.8         44 v[3] copy
        xor r14, r12                                               ;   159.8 p6      44 v[3]
        rorx rbp, r12, 0x1c                                        ;   159.8 p0      39 v[3]
        rorx rcx, r12, 0x22                                        ;   159.8 p6      39 v[3]
        xor rbp, rcx                                               ;   160.8 p5      39 v[3]
        rorx rcx, r12, 0x27                                        ;   160.8 p0      39 v[3]
        xor rbp, rcx                                               ;   161.8 p1      39 v[3]
        add r8, rbp                                                ;   162.8 p11     55 v[3]
        mov rbp, rsi                                               ;   151.8         43 t1 copy
        xor rbp, rdx                                               ;   160.0 p5      43 t1
        mov rcx, r13                                               ;   151.8         54 v[5] copy
        and r13, r12                                               ;   160.3 p1      44 v[2]
        add rax, r13                                               ;   161.8 p11     55 v[2]
        mov r13, qword [rsp + 208]                                 ;   148.2 p2      53 t1
        add r13, rdx                                               ;   160.8 p6      53 t1
        mov rbx, rdx                                               ;   156.8         43 t1 copy
        and rbp, r15                                               ;   162.8 p5      43 t1
        xor rsi, rbp                                               ;   163.8 p1      43 t1
        add rdi, rsi                                               ;   164.8 p11     53 t1
        xor rbx, r15                                               ;   162.8 p0      43 t1
        rorx rsi, r15, 0xe                                         ;   162.8 p6      40 t1
        rorx rbp, r15, 0x12                                        ;   162.8 p0      40 t1
        xor rsi, rbp                                               ;   163.8 p5      40 t1
        rorx rbp, r15, 0x29                                        ;   162.8 p6      40 t1
        xor rsi, rbp                                               ;   164.8 p1      40 t1
        add rdi, rsi                                               ;   165.8 p11     53 t1
        add rcx, rdi                                               ;   166.8 p5      54 v[5]
        vpalignr xmm13, xmm2, xmm0, 8                              ;   164.0 p5      68 w[8]
        vprolq xmm14, xmm2, 3                                      ;   163.3 p1      68 w[4]
        mov rsi, r12                                               ;   159.8         44 v[2] copy
        mov rbp, r12                                               ;   159.8         44 v[1] copy
        and r14, r8                                                ;   163.8 p11     44 v[2]
        add rax, r14                                               ;   164.8 p0      55 v[2]
        xor rsi, r8                                                ;   163.8 p6      44 v[2]
        and rbp, r8                                                ;   164.3 p1      44 v[1]
        add rdi, rbp                                               ;   166.8 p11     55 v[1]
        rorx r14, r8, 0x1c                                         ;   164.8 p0      39 v[2]
        rorx rbp, r8, 0x22                                         ;   164.8 p6      39 v[2]
        xor r14, rbp                                               ;   165.8 p5      39 v[2]
        rorx rbp, r8, 0x27                                         ;   165.8 p0      39 v[2]
        xor r14, rbp                                               ;   166.8 p1      39 v[2]
        add rax, r14                                               ;   167.8 p11     55 v[2]
        mov r14, qword [rsp + 216]                                 ;   153.0 p3      53 t1
        add r14, r15                                               ;   165.8 p6      53 t1
        and rbx, rcx                                               ;   167.8 p5      43 t1
        xor rdx, rbx                                               ;   168.8 p1      43 t1
        add r9, rdx                                                ;   169.8 p11     53 t1
        rorx rbp, rcx, 0xe                                         ;   167.8 p0      40 t1
        rorx rdx, rcx, 0x12                                        ;   167.8 p6      40 t1
        xor rbp, rdx                                               ;   168.8 p5      40 t1
        rorx rdx, rcx, 0x29                                        ;   167.8 p0      40 t1
        xor rbp, rdx                                               ;   169.8 p1      40 t1
        add r9, rbp                                                ;   170.8 p11     53 t1
        add r12, r9                                                ;   171.8 p6      54 v[4]
        and rsi, rax                                               ;   168.8 p5      44 v[1]
        add rdi, rsi                                               ;   169.8 p1      55 v[1]
        rorx rsi, rax, 0x1c                                        ;   168.8 p0      39 v[1]
        rorx rbp, rax, 0x22                                        ;   168.8 p6      39 v[1]
        xor rsi, rbp                                               ;   169.8 p11     39 v[1]
        rorx rbp, rax, 0x27                                        ;   169.8 p0      39 v[1]
        xor rsi, rbp                                               ;   170.8 p5      39 v[1]
        add rdi, rsi                                               ;   171.8 p1      55 v[1]
        mov rsi, r8                                                ;   163.8         44 v[1] copy
        xor rsi, rax                                               ;   169.7 p11     44 v[1]
        mov rbp, r15                                               ;   162.8         43 t1 copy
        xor rbp, rcx                                               ;   169.8 p6      43 t1
        mov rdx, r8                                                ;   163.8         54 v[3] copy
        and r8, rax                                                ;   170.0 p5      44 v[0]
        add r9, r8                                                 ;   171.8 p1      55 v[0]
        and rbp, r12                                               ;   172.8 p11     43 t1
        xor r15, rbp                                               ;   173.8 p0      43 t1
        add r13, r15                                               ;   174.8 p6      53 t1
        and rsi, rdi                                               ;   172.8 p5      44 v[0]
        add r9, rsi                                                ;   173.8 p1      55 v[0]
        rorx r8, r12, 0xe                                          ;   172.8 p0      40 t1
        rorx r15, r12, 0x12                                        ;   172.8 p6      40 t1
        xor r8, r15                                                ;   173.8 p11     40 t1
        rorx r15, r12, 0x29                                        ;   172.8 p0      40 t1
        xor r8, r15                                                ;   174.8 p5      40 t1
        add r13, r8                                                ;   175.8 p1      53 t1
        add rdx, r13                                               ;   176.8 p11     54 v[3]
        rorx r8, rdi, 0x1c                                         ;   172.8 p6      39 v[0]
        rorx r15, rdi, 0x22                                        ;   173.8 p0      39 v[0]
        xor r8, r15                                                ;   174.8 p5      39 v[0]
        rorx r15, rdi, 0x27                                        ;   173.8 p6      39 v[0]
        xor r8, r15                                                ;   175.8 p1      39 v[0]
        add r9, r8                                                 ;   176.8 p11     55 v[0]
        mov r8, rax                                                ;   168.8         44 v[0] copy
        xor r8, rdi                                                ;   174.0 p5      44 v[0]
        mov r15, rcx                                               ;   167.8         43 t1 copy
        mov rsi, qword [rsp + 224]                                 ;   161.0 p10     53 t1
        add rsi, rcx                                               ;   174.3 p1      53 t1
        xor r15, r12                                               ;   174.7 p11     43 t1
        mov rbp, rax                                               ;   168.8         44 v[7] copy
        and rbp, rdi                                               ;   174.8 p0      44 v[7]
        add r13, rbp                                               ;   176.8 p6      55 v[7]
        and r15, rdx                                               ;   177.8 p5      43 t1
        xor rcx, r15                                               ;   178.8 p1      43 t1
        add r14, rcx                                               ;   179.8 p11     53 t1
        and r8, r9                                                 ;   177.8 p0      44 v[7]
        add r13, r8                                                ;   178.8 p6      55 v[7]
        rorx r8, rdx, 0xe                                          ;   177.8 p0      40 t1
        rorx r15, rdx, 0x12                                        ;   177.8 p6      40 t1
        xor r8, r15                                                ;   178.8 p5      40 t1
        rorx r15, rdx, 0x29                                        ;   177.8 p0      40 t1
        xor r8, r15                                                ;   179.8 p1      40 t1
        add r14, r8                                                ;   180.8 p11     53 t1
        rorx r8, r9, 0x1c                                          ;   177.8 p6      39 v[7]
        rorx r15, r9, 0x22                                         ;   178.8 p0      39 v[7]
        xor r8, r15                                                ;   179.8 p5      39 v[7]
        rorx r15, r9, 0x27                                         ;   178.8 p6      39 v[7]
        xor r8, r15                                                ;   180.8 p1      39 v[7]
        add r13, r8                                                ;   181.8 p11     55 v[7]
        mov r8, rdi                                                ;   172.8         44 v[7] copy
        xor r8, r9                                                 ;   178.0 p5      44 v[7]
        vmovdqa [rsp + 352], xmm0                                  ;   165.2 p7+p4   68 w[0] spill
        vprolq xmm0, xmm2, 0x2d                                    ;   178.3 p1      68 w[4]
        vpternlogd xmm11, xmm0, xmm14, 0x96                        ;   179.3 p5      68 w[4]
        vpaddq xmm9, xmm9, xmm11                                   ;   180.3 p1      68 w[4]
        vpaddq xmm0, xmm10, [rsp + 96]                             ;   179.8 p0+p2   68 w[6]
        vpaddq xmm8, xmm8, xmm13                                   ;   180.0 p5      68 w[8]
        vprolq xmm11, xmm15, 0x38                                  ;   180.3 p1      68 w[6]
        vprolq xmm14, xmm15, 0x3f                                  ;   180.8 p0      68 w[6]
        vpternlogd xmm3, xmm14, xmm11, 0x96                        ;   181.8 p5      68 w[6]
        vpaddq xmm0, xmm0, xmm3                                    ;   182.8 p1      68 w[6]
        vpsrlq xmm3, xmm4, 7                                       ;   181.8 p0      68 w[8]
        vpaddq xmm11, xmm9, [rel sha512_blocks.T0_w.blocks + 432]  ;   182.0 p5+p3   68 w[4]
        vmovdqa [rsp + 448], xmm11                                 ;   183.0 p8+p9   68 w[4]
        add rax, r14                                               ;   181.8 p11     54 v[2]
        mov r15, qword [rsp + 232]                                 ;   167.5 p10     53 t1
        add r15, r12                                               ;   179.7 p11     53 t1
        vpsrlq xmm11, xmm9, 6                                      ;   182.3 p1      68 w[6]
        mov rbp, r12                                               ;   172.8         43 t1 copy
        xor rbp, rdx                                               ;   179.8 p6      43 t1
        vprolq xmm14, xmm4, 0x38                                   ;   182.8 p0      68 w[8]
        vprolq xmm4, xmm4, 0x3f                                    ;   183.3 p1      68 w[8]
        vpternlogd xmm3, xmm4, xmm14, 0x96                         ;   184.3 p5      68 w[8]
        vpaddq xmm8, xmm8, xmm3                                    ;   185.3 p0      68 w[8]
        vprolq xmm3, xmm9, 3                                       ;   184.3 p1      68 w[6]
        vprolq xmm4, xmm9, 0x2d                                    ;   184.8 p0      68 w[6]
        vpternlogd xmm11, xmm4, xmm3, 0x96                         ;   185.8 p5      68 w[6]
        vpaddq xmm0, xmm0, xmm11                                   ;   186.8 p5      68 w[6]
        vpsrlq xmm3, xmm5, 7                                       ;   185.3 p1      68 w[10]
        vpaddq xmm4, xmm0, [rel sha512_blocks.T0_w.blocks + 448]   ;   187.8 p0+p2   68 w[6]
        vmovdqa [rsp + 464], xmm4                                  ;   188.8 p7+p4   68 w[6]
        vpalignr xmm4, xmm9, xmm2, 8                               ;   186.0 p5      68 w[10]
        vpsrlq xmm11, xmm0, 6                                      ;   187.8 p1      68 w[8]
        mov rcx, rdi                                               ;   172.8         54 v[1] copy
        and rdi, r9                                                ;   180.7 p11     44 v[6]
        add r14, rdi                                               ;   181.8 p6      55 v[6]
        mov rdi, qword [rsp + 240]                                 ;   171.0 p3      53 t1
        add rdi, rdx                                               ;   181.7 p11     53 t1
        mov rbx, rdx                                               ;   177.8         43 t1 copy
        and rbp, rax                                               ;   182.8 p6      43 t1
        xor r12, rbp                                               ;   183.8 p11     43 t1
        add rsi, r12                                               ;   184.8 p6      53 t1
        xor rbx, rax                                               ;   183.7 p11     43 t1
        rorx r12, rax, 0xe                                         ;   183.8 p6      40 t1
        rorx rbp, rax, 0x12                                        ;   184.8 p6      40 t1
        xor r12, rbp                                               ;   185.8 p11     40 t1
        rorx rbp, rax, 0x29                                        ;   185.8 p6      40 t1
        xor r12, rbp                                               ;   186.8 p11     40 t1
        add rsi, r12                                               ;   187.8 p11     53 t1
        add rcx, rsi                                               ;   188.8 p0      54 v[1]
        mov r12, r9                                                ;   177.8         44 v[6] copy
        mov rbp, r9                                                ;   177.8         44 v[5] copy
        and r8, r13                                                ;   186.8 p6      44 v[6]
        add r14, r8                                                ;   187.8 p5      55 v[6]
        xor r12, r13                                               ;   187.3 p1      44 v[6]
        and rbp, r13                                               ;   187.7 p11     44 v[5]
        add rsi, rbp                                               ;   188.8 p0      55 v[5]
        rorx r8, r13, 0x1c                                         ;   187.8 p6      39 v[6]
        rorx rbp, r13, 0x22                                        ;   188.8 p0      39 v[6]
        xor r8, rbp                                                ;   189.8 p5      39 v[6]
        rorx rbp, r13, 0x27                                        ;   188.8 p6      39 v[6]
        xor r8, rbp                                                ;   190.8 p1      39 v[6]
        add r14, r8                                                ;   191.8 p11     55 v[6]
        vpaddq xmm7, xmm7, xmm4                                    ;   189.0 p5      68 w[10]
        vprolq xmm14, xmm5, 0x38                                   ;   189.3 p1      68 w[10]
        vprolq xmm5, xmm5, 0x3f                                    ;   189.8 p0      68 w[10]
        vpternlogd xmm3, xmm5, xmm14, 0x96                         ;   190.8 p5      68 w[10]
        vpaddq xmm7, xmm7, xmm3                                    ;   191.8 p1      68 w[10]
        vprolq xmm3, xmm0, 3                                       ;   190.8 p0      68 w[8]
        vprolq xmm5, xmm0, 0x2d                                    ;   191.3 p1      68 w[8]
        vpternlogd xmm11, xmm5, xmm3, 0x96                         ;   192.3 p5      68 w[8]
        vpaddq xmm8, xmm8, xmm11                                   ;   193.3 p0      68 w[8]
        vpsrlq xmm3, xmm6, 7                                       ;   192.3 p1      68 w[12]
        vpaddq xmm5, xmm8, [rel sha512_blocks.T0_w.blocks + 464]   ;   194.3 p5+p10   68 w[8]
        vmovdqa [rsp + 480], xmm5                                  ;   195.3 p8+p9   68 w[8]
        vpalignr xmm5, xmm0, xmm9, 8                               ;   193.0 p5      68 w[12]
        mov r8, qword [rsp + 248]                                  ;   177.7 p2      53 t1
        add r8, rax                                                ;   189.7 p11     53 t1
        mov rbp, r13                                               ;   182.8         44 v[5] copy
        vpsrlq xmm11, xmm8, 6                                      ;   194.3 p0      68 w[10]
        and rbx, rcx                                               ;   189.8 p6      43 t1
        xor rdx, rbx                                               ;   190.8 p11     43 t1
        add r15, rdx                                               ;   191.8 p6      53 t1
        mov rdx, rax                                               ;   182.8         43 t1 copy
        xor rdx, rcx                                               ;   191.7 p11     43 t1
        rorx rbx, rcx, 0xe                                         ;   191.8 p6      40 t1
        and r12, r14                                               ;   192.8 p11     44 v[5]
        add rsi, r12                                               ;   193.8 p6      55 v[5]
        rorx r12, rcx, 0x12                                        ;   193.8 p0      40 t1
        xor rbx, r12                                               ;   194.8 p1      40 t1
        rorx r12, rcx, 0x29                                        ;   193.8 p6      40 t1
        xor rbx, r12                                               ;   195.8 p11     40 t1
        add r15, rbx                                               ;   196.8 p5      53 t1
        add r9, r15                                                ;   197.8 p1      54 v[0]
        mov r12, r13                                               ;   182.8         54 v[7] copy
        xor rbp, r14                                               ;   194.7 p11     44 v[5]
        rorx rbx, r14, 0x1c                                        ;   194.8 p0      39 v[5]
        and r13, r14                                               ;   194.8 p6      44 v[4]
        add r15, r13                                               ;   197.8 p5      55 v[4]
        rorx r13, r14, 0x22                                        ;   195.8 p0      39 v[5]
        xor rbx, r13                                               ;   196.8 p1      39 v[5]
        rorx r13, r14, 0x27                                        ;   195.8 p6      39 v[5]
        xor rbx, r13                                               ;   197.8 p11     39 v[5]
        add rsi, rbx                                               ;   198.8 p5      55 v[5]
        mov r13, qword [rsp + 256]                                 ;   182.3 p3      53 t1
        add r13, rcx                                               ;   196.3 p1      53 t1
        mov rbx, rcx                                               ;   189.8         43 t1 copy
        vpaddq xmm12, xmm12, xmm5                                  ;   196.8 p0      68 w[12]
        vprolq xmm14, xmm6, 0x38                                   ;   197.3 p1      68 w[12]
        vprolq xmm6, xmm6, 0x3f                                    ;   197.8 p0      68 w[12]
        vpternlogd xmm3, xmm6, xmm14, 0x96                         ;   198.8 p5      68 w[12]
        vpaddq xmm12, xmm12, xmm3                                  ;   199.8 p5      68 w[12]
        vprolq xmm3, xmm8, 3                                       ;   198.3 p1      68 w[10]
        vprolq xmm6, xmm8, 0x2d                                    ;   198.8 p0      68 w[10]
        vpternlogd xmm11, xmm6, xmm3, 0x96                         ;   199.8 p5      68 w[10]
        vpaddq xmm7, xmm7, xmm11                                   ;   200.8 p1      68 w[10]
        vpsrlq xmm3, xmm10, 7                                      ;   199.8 p0      68 w[14]
        vpaddq xmm6, xmm7, [rel sha512_blocks.T0_w.blocks + 480]   ;   201.8 p5+p10   68 w[10]
        vmovdqa [rsp + 496], xmm6                                  ;   202.8 p7+p4   68 w[10]
        vpalignr xmm6, xmm8, xmm0, 8                               ;   201.0 p5      68 w[14]
        and rdx, r9                                                ;   198.8 p11     43 t1
        xor rax, rdx                                               ;   199.8 p6      43 t1
        add rdi, rax                                               ;   200.8 p11     53 t1
        mov rax, r14                                               ;   192.8         44 v[4] copy
        xor rbx, r9                                                ;   198.8 p6      43 t1
        rorx rdx, r9, 0xe                                          ;   198.8 p6      40 t1
        vpsrlq xmm11, xmm7, 6                                      ;   201.8 p1      68 w[12]
        and rbp, rsi                                               ;   199.8 p11     44 v[4]
        add r15, rbp                                               ;   200.8 p11     55 v[4]
        rorx rbp, r9, 0x12                                         ;   199.8 p6      40 t1
        xor rdx, rbp                                               ;   200.8 p11     40 t1
        rorx rbp, r9, 0x29                                         ;   200.8 p0      40 t1
        xor rdx, rbp                                               ;   201.8 p6      40 t1
        add rdi, rdx                                               ;   202.8 p1      53 t1
        add r12, rdi                                               ;   203.8 p11     54 v[7]
        mov rbp, r14                                               ;   192.8         44 v[3] copy
        xor rax, rsi                                               ;   201.8 p0      44 v[4]
        and rbp, rsi                                               ;   201.8 p6      44 v[3]
        add rdi, rbp                                               ;   203.8 p5      55 v[3]
        rorx rbp, rsi, 0x1c                                        ;   202.8 p0      39 v[4]
        rorx rdx, rsi, 0x22                                        ;   202.8 p6      39 v[4]
        xor rbp, rdx                                               ;   203.8 p1      39 v[4]
        rorx rdx, rsi, 0x27                                        ;   203.8 p0      39 v[4]
        xor rbp, rdx                                               ;   204.8 p11     39 v[4]
        add r15, rbp                                               ;   205.8 p5      55 v[4]
        mov rbp, qword [rsp + 264]                                 ;   189.2 p2      53 t1
        add rbp, r9                                                ;   203.3 p1      53 t1
        and rbx, r12                                               ;   204.8 p11     43 t1
        xor rcx, rbx                                               ;   205.8 p6      43 t1
        add r8, rcx                                                ;   206.8 p5      53 t1
        rorx rcx, r12, 0xe                                         ;   204.8 p0      40 t1
        rorx rdx, r12, 0x12                                        ;   204.8 p6      40 t1
        xor rcx, rdx                                               ;   205.8 p1      40 t1
        rorx rdx, r12, 0x29                                        ;   205.8 p0      40 t1
        xor rcx, rdx                                               ;   206.8 p11     40 t1
        add r8, rcx                                                ;   207.8 p5      53 t1
        add r14, r8                                                ;   208.8 p1      54 v[6]
        and rax, r15                                               ;   206.8 p11     44 v[3]
        add rdi, rax                                               ;   207.8 p6      55 v[3]
        mov rax, rsi                                               ;   199.8         44 v[3] copy
        xor rax, r15                                               ;   206.8 p5      44 v[3]
        rorx rcx, r15, 0x1c                                        ;   206.8 p0      39 v[3]
        rorx rdx, r15, 0x22                                        ;   206.8 p6      39 v[3]
        xor rcx, rdx                                               ;   207.8 p1      39 v[3]
        rorx rdx, r15, 0x27                                        ;   207.8 p0      39 v[3]
        xor rcx, rdx                                               ;   208.8 p11     39 v[3]
        add rdi, rcx                                               ;   209.8 p5      55 v[3]
        mov rcx, r9                                                ;   198.8         43 t1 copy
        xor rcx, r12                                               ;   207.3 p1      43 t1
        mov rdx, rsi                                               ;   199.8         54 v[5] copy
        and rsi, r15                                               ;   207.7 p11     44 v[2]
        add r8, rsi                                                ;   208.8 p6      55 v[2]
        vpaddq xmm1, xmm1, xmm6                                    ;   208.0 p5      68 w[14]
        mov rsi, qword [rsp + 272]                                 ;   193.8 p3      53 t1
        add rsi, r12                                               ;   208.3 p1      53 t1
        vprolq xmm14, xmm10, 0x38                                  ;   208.8 p0      68 w[14]
        vprolq xmm10, xmm10, 0x3f                                  ;   209.3 p1      68 w[14]
        vpternlogd xmm3, xmm10, xmm14, 0x96                        ;   210.3 p5      68 w[14]
        vpaddq xmm1, xmm1, xmm3                                    ;   211.3 p0      68 w[14]
        vprolq xmm3, xmm7, 3                                       ;   210.3 p1      68 w[12]
        vprolq xmm10, xmm7, 0x2d                                   ;   210.8 p0      68 w[12]
        vpternlogd xmm11, xmm10, xmm3, 0x96                        ;   211.8 p5      68 w[12]
        vpaddq xmm12, xmm12, xmm11                                 ;   212.8 p5      68 w[12]
        vpsrlq xmm3, xmm13, 7                                      ;   211.3 p1      68 w[0]
        vpalignr xmm10, xmm7, xmm8, 8                              ;   212.0 p5      68 w[0]
        vpaddq xmm11, xmm12, [rel sha512_blocks.T0_w.blocks + 496] ;   213.8 p0+p10   68 w[12]
        vmovdqa [rsp + 512], xmm11                                 ;   214.8 p8+p9   68 w[12]
        mov rbx, r12                                               ;   204.8         43 t1 copy
        and rcx, r14                                               ;   209.8 p11     43 t1
        xor r9, rcx                                                ;   210.8 p6      43 t1
        add r13, r9                                                ;   211.8 p11     53 t1
        xor rbx, r14                                               ;   209.8 p6      43 t1
        rorx r9, r14, 0xe                                          ;   210.8 p6      40 t1
        rorx rcx, r14, 0x12                                        ;   211.8 p6      40 t1
        xor r9, rcx                                                ;   212.8 p11     40 t1
        rorx rcx, r14, 0x29                                        ;   212.8 p0      40 t1
        xor r9, rcx                                                ;   213.8 p11     40 t1
        add r13, r9                                                ;   214.8 p1      53 t1
        add rdx, r13                                               ;   215.8 p11     54 v[5]
        mov r9, r15                                                ;   206.8         44 v[2] copy
        vpsrlq xmm11, xmm12, 6                                     ;   213.8 p1      68 w[14]
        mov rcx, r15                                               ;   206.8         44 v[1] copy
        and rax, rdi                                               ;   212.8 p6      44 v[2]
        add r8, rax                                                ;   213.8 p5      55 v[2]
        xor r9, rdi                                                ;   213.7 p11     44 v[2]
        and rcx, rdi                                               ;   213.8 p0      44 v[1]
        add r13, rcx                                               ;   215.8 p6      55 v[1]
        rorx rax, rdi, 0x1c                                        ;   214.8 p0      39 v[2]
        rorx rcx, rdi, 0x22                                        ;   214.8 p6      39 v[2]
        xor rax, rcx                                               ;   215.8 p5      39 v[2]
        rorx rcx, rdi, 0x27                                        ;   215.8 p0      39 v[2]
        xor rax, rcx                                               ;   216.8 p1      39 v[2]
        add r8, rax                                                ;   217.8 p11     55 v[2]
        mov rax, qword [rsp + 280]                                 ;   200.5 p2      53 t1
        add rax, r14                                               ;   215.0 p5      53 t1
        mov rcx, rdi                                               ;   210.8         44 v[1] copy
        and rbx, rdx                                               ;   216.8 p1      43 t1
        xor r12, rbx                                               ;   217.8 p11     43 t1
        add rbp, r12                                               ;   218.8 p6      53 t1
        mov r12, r14                                               ;   209.8         43 t1 copy
        xor r12, rdx                                               ;   216.8 p5      43 t1
        rorx rbx, rdx, 0xe                                         ;   216.8 p0      40 t1
        and r9, r8                                                 ;   218.8 p1      44 v[1]
        add r13, r9                                                ;   219.8 p11     55 v[1]
        rorx r9, rdx, 0x12                                         ;   216.8 p6      40 t1
        xor rbx, r9                                                ;   217.8 p5      40 t1
        rorx r9, rdx, 0x29                                         ;   217.8 p0      40 t1
        xor rbx, r9                                                ;   218.8 p1      40 t1
        add rbp, rbx                                               ;   219.8 p11     53 t1
        add r15, rbp                                               ;   220.8 p6      54 v[4]
        xor rcx, r8                                                ;   218.8 p5      44 v[1]
        mov r9, rdi                                                ;   210.8         54 v[3] copy
        rorx rbx, r8, 0x1c                                         ;   218.8 p0      39 v[1]
        and rdi, r8                                                ;   218.8 p1      44 v[0]
        add rbp, rdi                                               ;   220.8 p11     55 v[0]
        rorx rdi, r8, 0x22                                         ;   218.8 p6      39 v[1]
        xor rbx, rdi                                               ;   219.8 p5      39 v[1]
        rorx rdi, r8, 0x27                                         ;   219.8 p0      39 v[1]
        xor rbx, rdi                                               ;   220.8 p1      39 v[1]
        add r13, rbx                                               ;   221.8 p11     55 v[1]
        vprolq xmm14, xmm13, 0x38                                  ;   220.3 p1      68 w[0]
        vprolq xmm13, xmm13, 0x3f                                  ;   220.8 p0      68 w[0]
        vpternlogd xmm3, xmm13, xmm14, 0x96                        ;   221.8 p5      68 w[0]
        vpaddq xmm3, xmm3, xmm10                                   ;   222.8 p5      68 w[0]
        vpaddq xmm3, xmm3, [rsp + 352]                             ;   223.8 p1+p3   68 w[0]
        vprolq xmm13, xmm12, 3                                     ;   221.8 p0      68 w[14]
        mov rdi, qword [rsp + 288]                                 ;   206.0 p10     53 t1
        add rdi, rdx                                               ;   219.8 p6      53 t1
        mov rbx, rdx                                               ;   216.8         43 t1 copy
        and r12, r15                                               ;   221.8 p11     43 t1
        xor r14, r12                                               ;   222.8 p6      43 t1
        add rsi, r14                                               ;   223.8 p11     53 t1
        xor rbx, r15                                               ;   221.8 p6      43 t1
        rorx r12, r15, 0xe                                         ;   222.8 p0      40 t1
        rorx r14, r15, 0x12                                        ;   222.8 p6      40 t1
        xor r12, r14                                               ;   223.8 p5      40 t1
        rorx r14, r15, 0x29                                        ;   223.8 p0      40 t1
        xor r12, r14                                               ;   224.8 p1      40 t1
        add rsi, r12                                               ;   225.8 p11     53 t1
        add r9, rsi                                                ;   226.8 p5      54 v[3]
        mov r12, r8                                                ;   218.8         44 v[0] copy
        vpalignr xmm14, xmm12, xmm7, 8                             ;   224.0 p5      68 w[2]
        vprolq xmm15, xmm12, 0x2d                                  ;   223.3 p1      68 w[14]
        vpternlogd xmm11, xmm15, xmm13, 0x96                       ;   224.3 p1      68 w[14]
        vpaddq xmm1, xmm1, xmm11                                   ;   225.3 p0      68 w[14]
        vmovdqa [rsp + 528], xmm1                                  ;   226.3 p7+p4   68 w[14]
        vpsrlq xmm11, xmm4, 7                                      ;   225.3 p1      68 w[2]
        mov r14, r8                                                ;   218.8         44 v[7] copy
        and rcx, r13                                               ;   223.7 p11     44 v[0]
        add rbp, rcx                                               ;   224.7 p6      55 v[0]
        xor r12, r13                                               ;   224.7 p11     44 v[0]
        and r14, r13                                               ;   224.8 p6      44 v[7]
        add rsi, r14                                               ;   226.8 p5      55 v[7]
        rorx r14, r13, 0x1c                                        ;   225.8 p0      39 v[0]
        rorx rcx, r13, 0x22                                        ;   225.8 p6      39 v[0]
        xor r14, rcx                                               ;   226.8 p11     39 v[0]
        rorx rcx, r13, 0x27                                        ;   226.8 p0      39 v[0]
        xor r14, rcx                                               ;   227.8 p5      39 v[0]
        add rbp, r14                                               ;   228.8 p1      55 v[0]
        mov r14, qword [rsp + 296]                                 ;   211.5 p2      53 t1
        add r14, r15                                               ;   226.7 p11     53 t1
        and rbx, r9                                                ;   227.8 p6      43 t1
        xor rdx, rbx                                               ;   228.8 p5      43 t1
        add rax, rdx                                               ;   229.8 p1      53 t1
        rorx rcx, r9, 0xe                                          ;   227.8 p0      40 t1
        rorx rdx, r9, 0x12                                         ;   227.8 p6      40 t1
        xor rcx, rdx                                               ;   228.8 p11     40 t1
        rorx rdx, r9, 0x29                                         ;   228.8 p0      40 t1
        xor rcx, rdx                                               ;   229.8 p5      40 t1
        add rax, rcx                                               ;   230.8 p1      53 t1
        add r8, rax                                                ;   231.8 p11     54 v[2]
        and r12, rbp                                               ;   229.8 p6      44 v[7]
        add rsi, r12                                               ;   230.8 p5      55 v[7]
        mov r12, r13                                               ;   222.8         44 v[7] copy
        xor r12, rbp                                               ;   229.8 p1      44 v[7]
        rorx rcx, rbp, 0x1c                                        ;   229.8 p0      39 v[7]
        rorx rdx, rbp, 0x22                                        ;   229.8 p6      39 v[7]
        xor rcx, rdx                                               ;   230.8 p11     39 v[7]
        rorx rdx, rbp, 0x27                                        ;   230.8 p0      39 v[7]
        xor rcx, rdx                                               ;   231.8 p5      39 v[7]
        add rsi, rcx                                               ;   232.8 p1      55 v[7]
        mov rcx, r15                                               ;   221.8         43 t1 copy
        xor rcx, r9                                                ;   230.7 p11     43 t1
        mov rdx, r13                                               ;   222.8         54 v[1] copy
        and r13, rbp                                               ;   230.8 p6      44 v[6]
        add rax, r13                                               ;   231.8 p5      55 v[6]
        vpaddq xmm2, xmm2, xmm14                                   ;   231.3 p1      68 w[2]
        vpsrlq xmm13, xmm1, 6                                      ;   231.8 p0      68 w[0]
        vprolq xmm15, xmm4, 0x38                                   ;   232.3 p1      68 w[2]
        vprolq xmm4, xmm4, 0x3f                                    ;   232.8 p0      68 w[2]
        vpternlogd xmm11, xmm4, xmm15, 0x96                        ;   233.8 p5      68 w[2]
        vpaddq xmm2, xmm2, xmm11                                   ;   234.8 p5      68 w[2]
        vprolq xmm4, xmm1, 3                                       ;   233.3 p1      68 w[0]
        mov r13, qword [rsp + 304]                                 ;   217.2 p3      53 t1
        add r13, r9                                                ;   231.7 p11     53 t1
        mov rbx, r9                                                ;   227.8         43 t1 copy
        vprolq xmm11, xmm1, 0x2d                                   ;   233.8 p0      68 w[0]
        vpternlogd xmm13, xmm11, xmm4, 0x96                        ;   234.8 p5      68 w[0]
        vpaddq xmm3, xmm3, xmm13                                   ;   235.8 p1      68 w[0]
        vmovdqa [rsp + 544], xmm3                                  ;   236.8 p8+p9   68 w[0]
        vpsrlq xmm4, xmm5, 7                                       ;   234.8 p0      68 w[4]
        vpalignr xmm11, xmm1, xmm12, 8                             ;   235.0 p5      68 w[4]
        and rcx, r8                                                ;   232.8 p6      43 t1
        xor r15, rcx                                               ;   233.8 p11     43 t1
        add rdi, r15                                               ;   234.8 p6      53 t1
        xor rbx, r8                                                ;   233.7 p11     43 t1
        rorx r15, r8, 0xe                                          ;   233.8 p6      40 t1
        rorx rcx, r8, 0x12                                         ;   234.8 p6      40 t1
        xor r15, rcx                                               ;   235.8 p11     40 t1
        rorx rcx, r8, 0x29                                         ;   235.8 p0      40 t1
        xor r15, rcx                                               ;   236.8 p1      40 t1
        add rdi, r15                                               ;   237.8 p11     53 t1
        add rdx, rdi                                               ;   238.8 p6      54 v[1]
        mov r15, rbp                                               ;   229.8         44 v[6] copy
        mov rcx, rbp                                               ;   229.8         44 v[5] copy
        and r12, rsi                                               ;   236.0 p5      44 v[6]
        add rax, r12                                               ;   237.0 p1      55 v[6]
        xor r15, rsi                                               ;   236.7 p11     44 v[6]
        and rcx, rsi                                               ;   236.8 p0      44 v[5]
        add rdi, rcx                                               ;   238.8 p6      55 v[5]
        rorx r12, rsi, 0x1c                                        ;   237.8 p0      39 v[6]
        rorx rcx, rsi, 0x22                                        ;   237.8 p6      39 v[6]
        xor r12, rcx                                               ;   238.8 p5      39 v[6]
        rorx rcx, rsi, 0x27                                        ;   238.8 p0      39 v[6]
        xor r12, rcx                                               ;   239.8 p1      39 v[6]
        add rax, r12                                               ;   240.8 p11     55 v[6]
        mov r12, qword [rsp + 312]                                 ;   222.7 p10     53 t1
        add r12, r8                                                ;   238.0 p5      53 t1
        mov rcx, rsi                                               ;   233.8         44 v[5] copy
        and rbx, rdx                                               ;   239.8 p1      43 t1
        xor r9, rbx                                                ;   240.8 p11     43 t1
        add r14, r9                                                ;   241.8 p6      53 t1
        mov r9, r8                                                 ;   232.8         43 t1 copy
        xor r9, rdx                                                ;   239.8 p5      43 t1
        rorx rbx, rdx, 0xe                                         ;   239.8 p0      40 t1
        vpaddq xmm9, xmm9, xmm11                                   ;   239.3 p1      68 w[4]
        and r15, rax                                               ;   241.8 p11     44 v[5]
        add rdi, r15                                               ;   242.8 p6      55 v[5]
        rorx r15, rdx, 0x12                                        ;   240.8 p0      40 t1
        xor rbx, r15                                               ;   241.8 p5      40 t1
        rorx r15, rdx, 0x29                                        ;   240.8 p6      40 t1
        xor rbx, r15                                               ;   242.8 p1      40 t1
        add r14, rbx                                               ;   243.8 p11     53 t1
        add rbp, r14                                               ;   244.8 p5      54 v[0]
        xor rcx, rax                                               ;   241.8 p1      44 v[5]
        mov r15, rsi                                               ;   233.8         54 v[7] copy
        rorx rbx, rax, 0x1c                                        ;   241.8 p0      39 v[5]
        and rsi, rax                                               ;   241.8 p11     44 v[4]
        add r14, rsi                                               ;   244.8 p6      55 v[4]
        rorx rsi, rax, 0x22                                        ;   242.8 p0      39 v[5]
        xor rbx, rsi                                               ;   243.8 p5      39 v[5]
        rorx rsi, rax, 0x27                                        ;   242.8 p6      39 v[5]
        xor rbx, rsi                                               ;   244.8 p1      39 v[5]
        add rdi, rbx                                               ;   245.8 p11     55 v[5]
        vpalignr xmm1, xmm3, xmm1, 8                               ;   243.0 p5      68 w[6]
        vpsrlq xmm13, xmm3, 6                                      ;   243.3 p1      68 w[2]
        vprolq xmm15, xmm5, 0x38                                   ;   243.8 p0      68 w[4]
        vprolq xmm5, xmm5, 0x3f                                    ;   244.3 p1      68 w[4]
        vpternlogd xmm4, xmm5, xmm15, 0x96                         ;   245.3 p5      68 w[4]
        vpaddq xmm9, xmm9, xmm4                                    ;   246.3 p0      68 w[4]
        vprolq xmm4, xmm3, 3                                       ;   245.3 p1      68 w[2]
        vprolq xmm5, xmm3, 0x2d                                    ;   245.8 p0      68 w[2]
        vpternlogd xmm13, xmm5, xmm4, 0x96                         ;   246.8 p5      68 w[2]
        vpaddq xmm2, xmm2, xmm13                                   ;   247.8 p5      68 w[2]
        vpsrlq xmm4, xmm6, 7                                       ;   246.3 p1      68 w[6]
        vpaddq xmm0, xmm0, xmm1                                    ;   246.8 p0      68 w[6]
        vpaddq xmm1, xmm2, [rel sha512_blocks.T0_w.blocks + 512]   ;   248.8 p5+p2   68 w[2]
        vmovdqa [rsp + 560], xmm1                                  ;   249.8 p7+p4   68 w[2]
        mov rsi, qword [rsp + 320]                                 ;   229.7 p3      53 t1
        add rsi, rdx                                               ;   243.7 p11     53 t1
        mov rbx, rdx                                               ;   239.8         43 t1 copy
        vpsrlq xmm1, xmm2, 6                                       ;   248.8 p1      68 w[4]
        and r9, rbp                                                ;   245.8 p6      43 t1
        xor r8, r9                                                 ;   246.8 p11     43 t1
        add r13, r8                                                ;   247.8 p6      53 t1
        xor rbx, rbp                                               ;   245.8 p11     43 t1
        rorx r8, rbp, 0xe                                          ;   245.8 p6      40 t1
        rorx r9, rbp, 0x12                                         ;   246.8 p6      40 t1
        xor r8, r9                                                 ;   247.8 p11     40 t1
        rorx r9, rbp, 0x29                                         ;   247.8 p0      40 t1
        xor r8, r9                                                 ;   248.8 p11     40 t1
        add r13, r8                                                ;   249.8 p6      53 t1
        add r15, r13                                               ;   250.8 p5      54 v[7]
        mov r8, rax                                                ;   241.8         44 v[4] copy
        mov r9, rax                                                ;   241.8         44 v[3] copy
        vprolq xmm5, xmm6, 0x38                                    ;   248.3 p1      68 w[6]
        vprolq xmm6, xmm6, 0x3f                                    ;   248.8 p0      68 w[6]
        vpternlogd xmm4, xmm6, xmm5, 0x96                          ;   249.8 p5      68 w[6]
        vpaddq xmm0, xmm0, xmm4                                    ;   250.8 p1      68 w[6]
        and rcx, rdi                                               ;   248.7 p11     44 v[4]
        add r14, rcx                                               ;   249.7 p6      55 v[4]
        xor r8, rdi                                                ;   249.7 p11     44 v[4]
        and r9, rdi                                                ;   249.8 p0      44 v[3]
        add r13, r9                                                ;   250.8 p6      55 v[3]
        rorx r9, rdi, 0x1c                                         ;   250.8 p0      39 v[4]
        rorx rcx, rdi, 0x22                                        ;   250.8 p6      39 v[4]
        xor r9, rcx                                                ;   251.8 p5      39 v[4]
        rorx rcx, rdi, 0x27                                        ;   251.8 p0      39 v[4]
        xor r9, rcx                                                ;   252.8 p1      39 v[4]
        add r14, r9                                                ;   253.8 p11     55 v[4]
        mov r9, qword [rsp + 328]                                  ;   235.0 p10     53 t1
        add r9, rbp                                                ;   251.0 p5      53 t1
        and rbx, r15                                               ;   251.8 p1      43 t1
        xor rdx, rbx                                               ;   252.8 p11     43 t1
        add r12, rdx                                               ;   253.8 p6      53 t1
        rorx rcx, r15, 0xe                                         ;   252.8 p0      40 t1
        rorx rdx, r15, 0x12                                        ;   252.8 p6      40 t1
        xor rcx, rdx                                               ;   253.8 p5      40 t1
        rorx rdx, r15, 0x29                                        ;   253.8 p0      40 t1
        xor rcx, rdx                                               ;   254.8 p1      40 t1
        add r12, rcx                                               ;   255.8 p11     53 t1
        add rax, r12                                               ;   256.8 p5      54 v[6]
        and r8, r14                                                ;   254.8 p1      44 v[3]
        add r13, r8                                                ;   255.8 p11     55 v[3]
        mov r8, rdi                                                ;   246.8         44 v[3] copy
        xor r8, r14                                                ;   254.8 p6      44 v[3]
        rorx rcx, r14, 0x1c                                        ;   254.8 p0      39 v[3]
        vprolq xmm4, xmm2, 3                                       ;   254.3 p1      68 w[4]
        vprolq xmm5, xmm2, 0x2d                                    ;   255.3 p1      68 w[4]
        vpternlogd xmm1, xmm5, xmm4, 0x96                          ;   256.3 p5      68 w[4]
        vpaddq xmm9, xmm9, xmm1                                    ;   257.3 p5      68 w[4]
        mov rdx, rbp                                               ;   245.8         43 t1 copy
        xor rdx, r15                                               ;   254.7 p11     43 t1
        rorx rbx, r14, 0x22                                        ;   254.8 p6      39 v[3]
        xor rcx, rbx                                               ;   255.8 p11     39 v[3]
        rorx rbx, r14, 0x27                                        ;   255.8 p0      39 v[3]
        xor rcx, rbx                                               ;   256.8 p6      39 v[3]
        add r13, rcx                                               ;   257.8 p5      55 v[3]
        vpalignr xmm1, xmm2, xmm3, 8                               ;   257.0 p5      68 w[8]
        vpsrlq xmm3, xmm10, 7                                      ;   256.3 p1      68 w[8]
        mov rcx, rdi                                               ;   246.8         54 v[5] copy
        and rdi, r14                                               ;   256.7 p11     44 v[2]
        add r12, rdi                                               ;   257.7 p0      55 v[2]
        vpaddq xmm8, xmm8, xmm1                                    ;   258.0 p1      68 w[8]
        vpaddq xmm1, xmm9, [rel sha512_blocks.T0_w.blocks + 528]   ;   258.3 p0+p2   68 w[4]
        vmovdqa [rsp + 576], xmm1                                  ;   259.3 p8+p9   68 w[4]
        vpsrlq xmm1, xmm9, 6                                       ;   258.3 p1      68 w[6]
        mov rdi, qword [rsp + 336]                                 ;   241.2 p3      53 t1
        add rdi, r15                                               ;   256.8 p6      53 t1
        mov rbx, r15                                               ;   251.8         43 t1 copy
        and rdx, rax                                               ;   257.8 p11     43 t1
        xor rbp, rdx                                               ;   258.8 p6      43 t1
        add rsi, rbp                                               ;   259.8 p5      53 t1
        xor rbx, rax                                               ;   258.7 p11     43 t1
        rorx rbp, rax, 0xe                                         ;   258.8 p0      40 t1
        rorx rdx, rax, 0x12                                        ;   258.8 p6      40 t1
        xor rbp, rdx                                               ;   259.8 p5      40 t1
        rorx rdx, rax, 0x29                                        ;   259.8 p0      40 t1
        xor rbp, rdx                                               ;   260.8 p1      40 t1
        add rsi, rbp                                               ;   261.8 p11     53 t1
        add rcx, rsi                                               ;   262.8 p6      54 v[5]
        mov rbp, r14                                               ;   254.8         44 v[2] copy
        vprolq xmm4, xmm10, 0x38                                   ;   260.3 p1      68 w[8]
        vprolq xmm5, xmm10, 0x3f                                   ;   260.8 p0      68 w[8]
        vpternlogd xmm3, xmm5, xmm4, 0x96                          ;   261.8 p5      68 w[8]
        vpaddq xmm8, xmm8, xmm3                                    ;   262.8 p5      68 w[8]
        mov rdx, r14                                               ;   254.8         44 v[1] copy
        and r8, r13                                                ;   260.7 p11     44 v[2]
        add r12, r8                                                ;   261.7 p6      55 v[2]
        xor rbp, r13                                               ;   261.3 p1      44 v[2]
        and rdx, r13                                               ;   261.7 p11     44 v[1]
        add rsi, rdx                                               ;   262.8 p0      55 v[1]
        rorx r8, r13, 0x1c                                         ;   261.8 p6      39 v[2]
        rorx rdx, r13, 0x22                                        ;   262.8 p0      39 v[2]
        xor r8, rdx                                                ;   263.8 p5      39 v[2]
        rorx rdx, r13, 0x27                                        ;   262.8 p6      39 v[2]
        xor r8, rdx                                                ;   264.8 p1      39 v[2]
        add r12, r8                                                ;   265.8 p11     55 v[2]
        mov r8, qword [rsp + 344]                                  ;   246.3 p10     53 t1
        add r8, rax                                                ;   263.0 p5      53 t1
        vprolq xmm3, xmm9, 3                                       ;   263.3 p1      68 w[6]
        vprolq xmm4, xmm9, 0x2d                                    ;   263.8 p0      68 w[6]
        vpternlogd xmm1, xmm4, xmm3, 0x96                          ;   264.8 p5      68 w[6]
        vpaddq xmm0, xmm0, xmm1                                    ;   265.8 p1      68 w[6]
        vmovdqa [rsp + 592], xmm0                                  ;   266.8 p7+p4   68 w[6]
        and rbx, rcx                                               ;   263.8 p11     43 t1
        xor r15, rbx                                               ;   264.8 p6      43 t1
        add r9, r15                                                ;   265.8 p11     53 t1
        rorx r15, rcx, 0xe                                         ;   264.8 p0      40 t1
        rorx rdx, rcx, 0x12                                        ;   264.8 p6      40 t1
        xor r15, rdx                                               ;   265.8 p5      40 t1
        rorx rdx, rcx, 0x29                                        ;   265.8 p0      40 t1
        xor r15, rdx                                               ;   266.8 p1      40 t1
        add r9, r15                                                ;   267.8 p11     53 t1
        add r14, r9                                                ;   268.8 p6      54 v[4]
        and rbp, r12                                               ;   266.8 p5      44 v[1]
        add rsi, rbp                                               ;   267.8 p1      55 v[1]
        mov r15, r13                                               ;   258.8         44 v[1] copy
        xor r15, r12                                               ;   266.8 p11     44 v[1]
        rorx rbp, r12, 0x1c                                        ;   266.8 p0      39 v[1]
        mov rdx, rax                                               ;   257.8         43 t1 copy
        xor rdx, rcx                                               ;   266.8 p6      43 t1
        rorx rbx, r12, 0x22                                        ;   267.8 p0      39 v[1]
        xor rbp, rbx                                               ;   268.8 p5      39 v[1]
        rorx rbx, r12, 0x27                                        ;   267.8 p6      39 v[1]
        xor rbp, rbx                                               ;   269.8 p1      39 v[1]
        add rsi, rbp                                               ;   270.8 p11     55 v[1]
        vpalignr xmm1, xmm9, xmm2, 8                               ;   268.0 p5      68 w[10]
        vpsrlq xmm2, xmm14, 7                                      ;   268.3 p1      68 w[10]
        vpaddq xmm7, xmm7, xmm1                                    ;   269.0 p0      68 w[10]
        mov rbp, r13                                               ;   258.8         54 v[3] copy
        and r13, r12                                               ;   268.7 p11     44 v[0]
        add r9, r13                                                ;   269.7 p6      55 v[0]
        vpsrlq xmm1, xmm0, 6                                       ;   269.3 p1      68 w[8]
        mov r13, qword [rsp + 368]                                 ;   252.3 p2      53 t1
        add r13, rcx                                               ;   269.0 p5      53 t1
        mov rbx, rcx                                               ;   263.8         43 t1 copy
        vprolq xmm3, xmm14, 0x38                                   ;   269.8 p0      68 w[10]
        vprolq xmm4, xmm14, 0x3f                                   ;   270.3 p1      68 w[10]
        vpternlogd xmm2, xmm4, xmm3, 0x96                          ;   271.3 p5      68 w[10]
        vpaddq xmm7, xmm7, xmm2                                    ;   272.3 p0      68 w[10]
        and rdx, r14                                               ;   269.8 p11     43 t1
        xor rax, rdx                                               ;   270.8 p6      43 t1
        add rdi, rax                                               ;   271.8 p11     53 t1
        xor rbx, r14                                               ;   270.8 p6      43 t1
        rorx rax, r14, 0xe                                         ;   271.8 p0      40 t1
        rorx rdx, r14, 0x12                                        ;   271.8 p6      40 t1
        xor rax, rdx                                               ;   272.8 p5      40 t1
        rorx rdx, r14, 0x29                                        ;   272.8 p0      40 t1
        xor rax, rdx                                               ;   273.8 p1      40 t1
        add rdi, rax                                               ;   274.8 p11     53 t1
        add rbp, rdi                                               ;   275.8 p5      54 v[3]
        mov rax, r12                                               ;   266.8         44 v[0] copy
        vprolq xmm2, xmm0, 3                                       ;   272.3 p1      68 w[8]
        vprolq xmm3, xmm0, 0x2d                                    ;   273.3 p1      68 w[8]
        vpternlogd xmm1, xmm3, xmm2, 0x96                          ;   274.3 p5      68 w[8]
        vpaddq xmm8, xmm8, xmm1                                    ;   275.3 p0      68 w[8]
        vmovdqa [rsp + 608], xmm8                                  ;   276.3 p8+p9   68 w[8]
        mov rdx, r12                                               ;   266.8         44 v[7] copy
        and r15, rsi                                               ;   272.7 p11     44 v[0]
        add r9, r15                                                ;   273.7 p6      55 v[0]
        xor rax, rsi                                               ;   273.7 p11     44 v[0]
        and rdx, rsi                                               ;   273.8 p6      44 v[7]
        add rdi, rdx                                               ;   275.8 p5      55 v[7]
        rorx r15, rsi, 0x1c                                        ;   274.8 p0      39 v[0]
        rorx rdx, rsi, 0x22                                        ;   274.8 p6      39 v[0]
        xor r15, rdx                                               ;   275.8 p1      39 v[0]
        rorx rdx, rsi, 0x27                                        ;   275.8 p0      39 v[0]
        xor r15, rdx                                               ;   276.8 p11     39 v[0]
        add r9, r15                                                ;   277.8 p5      55 v[0]
        mov r15, qword [rsp + 376]                                 ;   258.3 p3      53 t1
        add r15, r14                                               ;   275.3 p1      53 t1
        vpsrlq xmm1, xmm8, 6                                       ;   276.3 p1      68 w[10]
        and rbx, rbp                                               ;   276.8 p11     43 t1
        xor rcx, rbx                                               ;   277.8 p6      43 t1
        add r8, rcx                                                ;   278.8 p5      53 t1
        rorx rcx, rbp, 0xe                                         ;   276.8 p0      40 t1
        rorx rdx, rbp, 0x12                                        ;   276.8 p6      40 t1
        xor rcx, rdx                                               ;   277.8 p11     40 t1
        rorx rdx, rbp, 0x29                                        ;   277.8 p0      40 t1
        xor rcx, rdx                                               ;   278.8 p5      40 t1
        add r8, rcx                                                ;   279.8 p1      53 t1
        add r12, r8                                                ;   280.8 p11     54 v[2]
        and rax, r9                                                ;   278.8 p6      44 v[7]
        add rdi, rax                                               ;   279.8 p5      55 v[7]
        mov rax, rsi                                               ;   271.8         44 v[7] copy
        xor rax, r9                                                ;   278.8 p1      44 v[7]
        rorx rcx, r9, 0x1c                                         ;   278.8 p0      39 v[7]
        mov rdx, r14                                               ;   269.8         43 t1 copy
        xor rdx, rbp                                               ;   278.7 p11     43 t1
        rorx rbx, r9, 0x22                                         ;   278.8 p6      39 v[7]
        xor rcx, rbx                                               ;   279.8 p5      39 v[7]
        rorx rbx, r9, 0x27                                         ;   279.8 p0      39 v[7]
        xor rcx, rbx                                               ;   280.8 p1      39 v[7]
        add rdi, rcx                                               ;   281.8 p11     55 v[7]
        vpalignr xmm0, xmm0, xmm9, 8                               ;   280.0 p5      68 w[12]
        vpsrlq xmm2, xmm11, 7                                      ;   280.3 p1      68 w[12]
        vpaddq xmm12, xmm12, xmm0                                  ;   281.0 p0      68 w[12]
        mov rcx, rsi                                               ;   271.8         54 v[1] copy
        and rsi, r9                                                ;   279.8 p6      44 v[6]
        add r8, rsi                                                ;   280.8 p11     55 v[6]
        vprolq xmm0, xmm8, 3                                       ;   281.3 p1      68 w[10]
        vprolq xmm3, xmm8, 0x2d                                    ;   281.8 p0      68 w[10]
        vpternlogd xmm1, xmm3, xmm0, 0x96                          ;   282.8 p5      68 w[10]
        vpaddq xmm7, xmm7, xmm1                                    ;   283.8 p5      68 w[10]
        mov rsi, qword [rsp + 384]                                 ;   264.2 p10     53 t1
        add rsi, rbp                                               ;   280.8 p6      53 t1
        mov rbx, rbp                                               ;   276.8         43 t1 copy
        and rdx, r12                                               ;   281.8 p11     43 t1
        xor r14, rdx                                               ;   282.8 p6      43 t1
        add r13, r14                                               ;   283.8 p1      53 t1
        xor rbx, r12                                               ;   282.7 p11     43 t1
        rorx r14, r12, 0xe                                         ;   282.8 p0      40 t1
        rorx rdx, r12, 0x12                                        ;   282.8 p6      40 t1
        xor r14, rdx                                               ;   283.8 p5      40 t1
        rorx rdx, r12, 0x29                                        ;   283.8 p0      40 t1
        xor r14, rdx                                               ;   284.8 p1      40 t1
        add r13, r14                                               ;   285.8 p11     53 t1
        add rcx, r13                                               ;   286.8 p6      54 v[1]
        vpaddq xmm0, xmm7, [rel sha512_blocks.T0_w.blocks + 544]   ;   284.8 p5+p2   68 w[10]
        vmovdqa [rsp + 624], xmm0                                  ;   285.8 p7+p4   68 w[10]
        mov r14, r9                                                ;   278.8         44 v[6] copy
        vprolq xmm0, xmm11, 0x38                                   ;   284.3 p1      68 w[12]
        vprolq xmm1, xmm11, 0x3f                                   ;   284.8 p0      68 w[12]
        vpternlogd xmm2, xmm1, xmm0, 0x96                          ;   285.8 p5      68 w[12]
        vpaddq xmm12, xmm12, xmm2                                  ;   286.8 p1      68 w[12]
        mov rdx, r9                                                ;   278.8         44 v[5] copy
        and rax, rdi                                               ;   284.7 p11     44 v[6]
        add r8, rax                                                ;   285.7 p6      55 v[6]
        xor r14, rdi                                               ;   285.7 p11     44 v[6]
        and rdx, rdi                                               ;   285.8 p0      44 v[5]
        add r13, rdx                                               ;   286.8 p6      55 v[5]
        rorx rax, rdi, 0x1c                                        ;   286.8 p0      39 v[6]
        rorx rdx, rdi, 0x22                                        ;   286.8 p6      39 v[6]
        xor rax, rdx                                               ;   287.8 p5      39 v[6]
        rorx rdx, rdi, 0x27                                        ;   287.8 p0      39 v[6]
        xor rax, rdx                                               ;   288.8 p1      39 v[6]
        add r8, rax                                                ;   289.8 p11     55 v[6]
        vpsrlq xmm0, xmm7, 6                                       ;   287.3 p1      68 w[12]
        mov rax, qword [rsp + 392]                                 ;   269.8 p3      53 t1
        add rax, r12                                               ;   287.0 p5      53 t1
        and rbx, rcx                                               ;   287.8 p11     43 t1
        xor rbp, rbx                                               ;   288.8 p6      43 t1
        add r15, rbp                                               ;   289.8 p5      53 t1
        rorx rbp, rcx, 0xe                                         ;   288.8 p0      40 t1
        rorx rdx, rcx, 0x12                                        ;   288.8 p6      40 t1
        xor rbp, rdx                                               ;   289.8 p1      40 t1
        rorx rdx, rcx, 0x29                                        ;   289.8 p0      40 t1
        xor rbp, rdx                                               ;   290.8 p11     40 t1
        add r15, rbp                                               ;   291.8 p5      53 t1
        add r9, r15                                                ;   292.8 p1      54 v[0]
        and r14, r8                                                ;   290.8 p11     44 v[5]
        add r13, r14                                               ;   291.8 p6      55 v[5]
        mov r14, rdi                                               ;   282.8         44 v[5] copy
        xor r14, r8                                                ;   290.8 p5      44 v[5]
        rorx rbp, r8, 0x1c                                         ;   290.8 p0      39 v[5]
        mov rdx, r12                                               ;   281.8         43 t1 copy
        xor rdx, rcx                                               ;   290.3 p1      43 t1
        rorx rbx, r8, 0x22                                         ;   290.8 p6      39 v[5]
        xor rbp, rbx                                               ;   291.8 p11     39 v[5]
        rorx rbx, r8, 0x27                                         ;   291.8 p0      39 v[5]
        xor rbp, rbx                                               ;   292.8 p5      39 v[5]
        add r13, rbp                                               ;   293.8 p1      55 v[5]
        mov rbp, rdi                                               ;   282.8         54 v[7] copy
        and rdi, r8                                                ;   291.7 p11     44 v[4]
        add r15, rdi                                               ;   292.8 p6      55 v[4]
        vprolq xmm1, xmm7, 3                                       ;   292.3 p1      68 w[12]
        vprolq xmm2, xmm7, 0x2d                                    ;   292.8 p0      68 w[12]
        vpternlogd xmm0, xmm2, xmm1, 0x96                          ;   293.8 p5      68 w[12]
        vpaddq xmm12, xmm12, xmm0                                  ;   294.8 p5      68 w[12]
        vmovdqa [rsp + 640], xmm12                                 ;   295.8 p8+p9   68 w[12]
        mov rdi, qword [rsp + 400]                                 ;   275.2 p10     53 t1
        add rdi, rcx                                               ;   292.7 p11     53 t1
        mov rbx, rcx                                               ;   287.8         43 t1 copy
        and rdx, r9                                                ;   293.8 p6      43 t1
        xor r12, rdx                                               ;   294.8 p1      43 t1
        add rsi, r12                                               ;   295.8 p11     53 t1
        xor rbx, r9                                                ;   293.8 p0      43 t1
        rorx r12, r9, 0xe                                          ;   293.8 p6      40 t1
        rorx rdx, r9, 0x12                                         ;   294.8 p0      40 t1
        xor r12, rdx                                               ;   295.8 p5      40 t1
        rorx rdx, r9, 0x29                                         ;   294.8 p6      40 t1
        xor r12, rdx                                               ;   296.8 p1      40 t1
        add rsi, r12                                               ;   297.8 p11     53 t1
        add rbp, rsi                                               ;   298.8 p5      54 v[7]
        mov r12, r8                                                ;   290.8         44 v[4] copy
        mov rdx, r8                                                ;   290.8         44 v[3] copy
        and r14, r13                                               ;   295.3 p1      44 v[4]
        add r15, r14                                               ;   296.3 p11     55 v[4]
        xor r12, r13                                               ;   295.8 p0      44 v[4]
        and rdx, r13                                               ;   295.8 p6      44 v[3]
        add rsi, rdx                                               ;   298.8 p5      55 v[3]
        rorx r14, r13, 0x1c                                        ;   296.8 p0      39 v[4]
        rorx rdx, r13, 0x22                                        ;   296.8 p6      39 v[4]
        xor r14, rdx                                               ;   297.8 p1      39 v[4]
        rorx rdx, r13, 0x27                                        ;   297.8 p0      39 v[4]
        xor r14, rdx                                               ;   298.8 p11     39 v[4]
        add r15, r14                                               ;   299.8 p5      55 v[4]
        mov r14, qword [rsp + 408]                                 ;   279.7 p2      53 t1
        add r14, r9                                                ;   297.3 p1      53 t1
        and rbx, rbp                                               ;   299.8 p11     43 t1
        xor rcx, rbx                                               ;   300.8 p6      43 t1
        add rax, rcx                                               ;   301.8 p5      53 t1
        rorx rcx, rbp, 0xe                                         ;   299.8 p0      40 t1
        rorx rdx, rbp, 0x12                                        ;   299.8 p6      40 t1
        xor rcx, rdx                                               ;   300.8 p1      40 t1
        rorx rdx, rbp, 0x29                                        ;   299.8 p0      40 t1
        xor rcx, rdx                                               ;   301.8 p11     40 t1
        add rax, rcx                                               ;   302.8 p5      53 t1
        add r8, rax                                                ;   303.8 p1      54 v[6]
        and r12, r15                                               ;   300.8 p11     44 v[3]
        add rsi, r12                                               ;   301.8 p6      55 v[3]
        rorx r12, r15, 0x1c                                        ;   300.8 p0      39 v[3]
        rorx rcx, r15, 0x22                                        ;   300.8 p6      39 v[3]
        xor r12, rcx                                               ;   301.8 p5      39 v[3]
        rorx rcx, r15, 0x27                                        ;   301.8 p0      39 v[3]
        xor r12, rcx                                               ;   302.8 p1      39 v[3]
        add rsi, r12                                               ;   303.8 p11     55 v[3]
        mov r12, r13                                               ;   294.8         44 v[3] copy
        xor r12, r15                                               ;   301.0 p5      44 v[3]
        mov rcx, r9                                                ;   293.8         43 t1 copy
        xor rcx, rbp                                               ;   301.3 p1      43 t1
        mov rdx, r13                                               ;   294.8         54 v[5] copy
        and r13, r15                                               ;   301.7 p11     44 v[2]
        add rax, r13                                               ;   303.8 p6      55 v[2]
        mov r13, qword [rsp + 416]                                 ;   284.2 p3      53 t1
        add r13, rbp                                               ;   302.0 p5      53 t1
        mov rbx, rbp                                               ;   299.8         43 t1 copy
        and rcx, r8                                                ;   304.8 p1      43 t1
        xor r9, rcx                                                ;   305.8 p11     43 t1
        add rdi, r9                                                ;   306.8 p0      53 t1
        xor rbx, r8                                                ;   304.8 p6      43 t1
        rorx r9, r8, 0xe                                           ;   304.8 p0      40 t1
        rorx rcx, r8, 0x12                                         ;   304.8 p6      40 t1
        xor r9, rcx                                                ;   305.8 p5      40 t1
        rorx rcx, r8, 0x29                                         ;   304.8 p0      40 t1
        xor r9, rcx                                                ;   306.8 p1      40 t1
        add rdi, r9                                                ;   307.8 p11     53 t1
        add rdx, rdi                                               ;   308.8 p5      54 v[5]
        mov r9, r15                                                ;   300.8         44 v[2] copy
        mov rcx, r15                                               ;   300.8         54 v[4] copy
        and r12, rsi                                               ;   304.8 p1      44 v[2]
        add rax, r12                                               ;   305.8 p11     55 v[2]
        xor r9, rsi                                                ;   304.8 p6      44 v[2]
        and r15, rsi                                               ;   305.0 p5      44 v[1]
        add rdi, r15                                               ;   308.8 p1      55 v[1]
        rorx r12, rsi, 0x1c                                        ;   305.8 p0      39 v[2]
        rorx r15, rsi, 0x22                                        ;   305.8 p6      39 v[2]
        xor r12, r15                                               ;   306.8 p11     39 v[2]
        rorx r15, rsi, 0x27                                        ;   306.8 p0      39 v[2]
        xor r12, r15                                               ;   307.8 p5      39 v[2]
        add rax, r12                                               ;   308.8 p1      55 v[2]
        mov r12, qword [rsp + 424]                                 ;   288.7 p10     53 t1
        add r12, r8                                                ;   306.7 p11     53 t1
        mov r15, r8                                                ;   304.8         43 t1 copy
        and rbx, rdx                                               ;   309.8 p6      43 t1
        xor rbp, rbx                                               ;   310.8 p5      43 t1
        add r14, rbp                                               ;   311.8 p1      53 t1
        xor r15, rdx                                               ;   309.8 p11     43 t1
        rorx rbp, rdx, 0xe                                         ;   309.8 p0      40 t1
        rorx rbx, rdx, 0x12                                        ;   309.8 p6      40 t1
        xor rbp, rbx                                               ;   310.8 p5      40 t1
        rorx rbx, rdx, 0x29                                        ;   309.8 p0      40 t1
        xor rbp, rbx                                               ;   311.8 p1      40 t1
        add r14, rbp                                               ;   312.8 p11     53 t1
        add rcx, r14                                               ;   313.8 p6      54 v[4]
        mov rbp, rsi                                               ;   304.8         44 v[1] copy
        mov rbx, rsi                                               ;   304.8         54 v[3] copy
        and r9, rax                                                ;   309.8 p5      44 v[1]
        add rdi, r9                                                ;   310.8 p1      55 v[1]
        xor rbp, rax                                               ;   309.8 p11     44 v[1]
        and rsi, rax                                               ;   309.8 p0      44 v[0]
        add r14, rsi                                               ;   313.8 p6      55 v[0]
        rorx r9, rax, 0x1c                                         ;   310.8 p0      39 v[1]
        rorx rsi, rax, 0x22                                        ;   310.8 p6      39 v[1]
        xor r9, rsi                                                ;   311.8 p5      39 v[1]
        rorx rsi, rax, 0x27                                        ;   311.8 p0      39 v[1]
        xor r9, rsi                                                ;   312.8 p1      39 v[1]
        add rdi, r9                                                ;   313.8 p11     55 v[1]
        mov r9, qword [rsp + 432]                                  ;   293.2 p2      53 t1
        add r9, rdx                                                ;   311.0 p5      53 t1
        mov rsi, rdx                                               ;   309.8         43 t1 copy
        and r15, rcx                                               ;   314.8 p1      43 t1
        xor r8, r15                                                ;   315.8 p11     43 t1
        add r13, r8                                                ;   316.8 p6      53 t1
        xor rsi, rcx                                               ;   314.8 p5      43 t1
        rorx r8, rcx, 0xe                                          ;   314.8 p0      40 t1
        rorx r15, rcx, 0x12                                        ;   314.8 p6      40 t1
        xor r8, r15                                                ;   315.8 p1      40 t1
        rorx r15, rcx, 0x29                                        ;   314.8 p0      40 t1
        xor r8, r15                                                ;   316.8 p11     40 t1
        add r13, r8                                                ;   317.8 p5      53 t1
        add rbx, r13                                               ;   318.8 p1      54 v[3]
        mov r8, rax                                                ;   309.8         44 v[0] copy
        mov r15, rax                                               ;   309.8         54 v[2] copy
        and rbp, rdi                                               ;   314.8 p11     44 v[0]
        add r14, rbp                                               ;   315.8 p6      55 v[0]
        xor r8, rdi                                                ;   314.8 p5      44 v[0]
        and rax, rdi                                               ;   314.8 p1      44 v[7]
        add r13, rax                                               ;   318.8 p11     55 v[7]
        rorx rbp, rdi, 0x1c                                        ;   314.8 p0      39 v[0]
        rorx rax, rdi, 0x22                                        ;   314.8 p6      39 v[0]
        xor rbp, rax                                               ;   315.8 p5      39 v[0]
        rorx rax, rdi, 0x27                                        ;   315.8 p0      39 v[0]
        xor rbp, rax                                               ;   316.8 p1      39 v[0]
        add r14, rbp                                               ;   317.8 p11     55 v[0]
        mov rbp, qword [rsp + 440]                                 ;   297.7 p3      53 t1
        add rbp, rcx                                               ;   315.8 p6      53 t1
        mov rax, rcx                                               ;   314.8         43 t1 copy
        and rsi, rbx                                               ;   319.8 p5      43 t1
        xor rdx, rsi                                               ;   320.8 p1      43 t1
        add r12, rdx                                               ;   321.8 p11     53 t1
        xor rax, rbx                                               ;   319.8 p0      43 t1
        rorx rsi, rbx, 0xe                                         ;   319.8 p6      40 t1
        rorx rdx, rbx, 0x12                                        ;   319.8 p0      40 t1
        xor rsi, rdx                                               ;   320.8 p5      40 t1
        rorx rdx, rbx, 0x29                                        ;   319.8 p6      40 t1
        xor rsi, rdx                                               ;   321.8 p1      40 t1
        add r12, rsi                                               ;   322.8 p11     53 t1
        add r15, r12                                               ;   323.8 p5      54 v[2]
        mov rsi, rdi                                               ;   314.8         44 v[7] copy
        mov rdx, rdi                                               ;   314.8         54 v[1] copy
        and r8, r14                                                ;   318.8 p1      44 v[7]
        add r13, r8                                                ;   319.8 p11     55 v[7]
        xor rsi, r14                                               ;   318.8 p0      44 v[7]
        and rdi, r14                                               ;   318.8 p6      44 v[6]
        add r12, rdi                                               ;   323.8 p5      55 v[6]
        rorx r8, r14, 0x1c                                         ;   319.8 p0      39 v[7]
        rorx rdi, r14, 0x22                                        ;   319.8 p6      39 v[7]
        xor r8, rdi                                                ;   320.8 p1      39 v[7]
        rorx rdi, r14, 0x27                                        ;   320.8 p0      39 v[7]
        xor r8, rdi                                                ;   321.8 p11     39 v[7]
        add r13, r8                                                ;   322.8 p5      55 v[7]
        mov r8, qword [rsp + 448]                                  ;   302.2 p10     53 t1
        add r8, rbx                                                ;   320.3 p1      53 t1
        mov rdi, r14                                               ;   318.8         44 v[6] copy
        and rax, r15                                               ;   324.8 p11     43 t1
        xor rcx, rax                                               ;   325.8 p6      43 t1
        add r9, rcx                                                ;   326.8 p5      53 t1
        mov rax, rbx                                               ;   319.8         43 t1 copy
        xor rax, r15                                               ;   324.8 p1      43 t1
        rorx rcx, r15, 0xe                                         ;   324.8 p0      40 t1
        and rsi, r13                                               ;   323.8 p11     44 v[6]
        add r12, rsi                                               ;   324.8 p6      55 v[6]
        rorx rsi, r15, 0x12                                        ;   324.8 p0      40 t1
        xor rcx, rsi                                               ;   325.8 p5      40 t1
        rorx rsi, r15, 0x29                                        ;   324.8 p6      40 t1
        xor rcx, rsi                                               ;   326.8 p1      40 t1
        add r9, rcx                                                ;   327.8 p11     53 t1
        add rdx, r9                                                ;   328.8 p5      54 v[1]
        xor rdi, r13                                               ;   323.8 p1      44 v[6]
        mov rsi, r14                                               ;   318.8         54 v[0] copy
        and r14, r13                                               ;   323.8 p11     44 v[5]
        add r9, r14                                                ;   328.8 p0      55 v[5]
        rorx r14, r13, 0x1c                                        ;   323.8 p6      39 v[6]
        rorx rcx, r13, 0x22                                        ;   324.8 p0      39 v[6]
        xor r14, rcx                                               ;   325.8 p5      39 v[6]
        rorx rcx, r13, 0x27                                        ;   324.8 p6      39 v[6]
        xor r14, rcx                                               ;   326.8 p1      39 v[6]
        add r12, r14                                               ;   327.8 p11     55 v[6]
        mov r14, qword [rsp + 456]                                 ;   306.7 p2      53 t1
        add r14, r15                                               ;   325.0 p5      53 t1
        mov rcx, r13                                               ;   323.8         44 v[5] copy
        and rax, rdx                                               ;   329.8 p1      43 t1
        xor rbx, rax                                               ;   330.8 p11     43 t1
        add rbp, rbx                                               ;   331.8 p0      53 t1
        mov rax, r15                                               ;   324.8         43 t1 copy
        xor rax, rdx                                               ;   329.8 p6      43 t1
        rorx rbx, rdx, 0xe                                         ;   329.8 p0      40 t1
        and rdi, r12                                               ;   328.8 p5      44 v[5]
        add r9, rdi                                                ;   329.8 p1      55 v[5]
        rorx rdi, rdx, 0x12                                        ;   329.8 p6      40 t1
        xor rbx, rdi                                               ;   330.8 p11     40 t1
        rorx rdi, rdx, 0x29                                        ;   329.8 p0      40 t1
        xor rbx, rdi                                               ;   331.8 p5      40 t1
        add rbp, rbx                                               ;   332.8 p1      53 t1
        add rsi, rbp                                               ;   333.8 p11     54 v[0]
        xor rcx, r12                                               ;   328.8 p6      44 v[5]
        mov rdi, r13                                               ;   323.8         54 v[7] copy
        and r13, r12                                               ;   328.8 p5      44 v[4]
        add rbp, r13                                               ;   333.8 p1      55 v[4]
        rorx r13, r12, 0x1c                                        ;   328.8 p0      39 v[5]
        rorx rbx, r12, 0x22                                        ;   328.8 p6      39 v[5]
        xor r13, rbx                                               ;   329.8 p11     39 v[5]
        rorx rbx, r12, 0x27                                        ;   329.8 p0      39 v[5]
        xor r13, rbx                                               ;   330.8 p5      39 v[5]
        add r9, r13                                                ;   331.8 p1      55 v[5]
        mov r13, qword [rsp + 464]                                 ;   311.2 p3      53 t1
        add r13, rdx                                               ;   329.8 p11     53 t1
        mov rbx, r12                                               ;   328.8         44 v[4] copy
        and rax, rsi                                               ;   334.8 p6      43 t1
        xor r15, rax                                               ;   335.8 p5      43 t1
        add r8, r15                                                ;   336.8 p1      53 t1
        mov r15, rdx                                               ;   329.8         43 t1 copy
        xor r15, rsi                                               ;   334.8 p11     43 t1
        rorx rax, rsi, 0xe                                         ;   334.8 p0      40 t1
        and rcx, r9                                                ;   332.8 p6      44 v[4]
        add rbp, rcx                                               ;   334.8 p5      55 v[4]
        rorx rcx, rsi, 0x12                                        ;   334.8 p0      40 t1
        xor rax, rcx                                               ;   335.8 p1      40 t1
        rorx rcx, rsi, 0x29                                        ;   334.8 p6      40 t1
        xor rax, rcx                                               ;   336.8 p11     40 t1
        add r8, rax                                                ;   337.8 p5      53 t1
        add rdi, r8                                                ;   338.8 p1      54 v[7]
        xor rbx, r9                                                ;   332.8 p11     44 v[4]
        mov rax, r12                                               ;   328.8         54 v[6] copy
        and r12, r9                                                ;   332.8 p0      44 v[3]
        add r8, r12                                                ;   338.8 p6      55 v[3]
        rorx r12, r9, 0x1c                                         ;   333.8 p0      39 v[4]
        rorx rcx, r9, 0x22                                         ;   333.8 p6      39 v[4]
        xor r12, rcx                                               ;   334.8 p5      39 v[4]
        rorx rcx, r9, 0x27                                         ;   334.8 p0      39 v[4]
        xor r12, rcx                                               ;   335.8 p1      39 v[4]
        add rbp, r12                                               ;   336.8 p11     55 v[4]
        mov r12, qword [rsp + 472]                                 ;   315.7 p10     53 t1
        add r12, rsi                                               ;   334.8 p5      53 t1
        mov rcx, r9                                                ;   332.8         44 v[3] copy
        and r15, rdi                                               ;   339.8 p1      43 t1
        xor rdx, r15                                               ;   340.8 p11     43 t1
        add r14, rdx                                               ;   341.8 p6      53 t1
        mov r15, rsi                                               ;   334.8         43 t1 copy
        xor r15, rdi                                               ;   339.8 p5      43 t1
        rorx rdx, rdi, 0xe                                         ;   339.8 p0      40 t1
        and rbx, rbp                                               ;   337.8 p1      44 v[3]
        add r8, rbx                                                ;   339.8 p11     55 v[3]
        rorx rbx, rdi, 0x12                                        ;   339.8 p6      40 t1
        xor rdx, rbx                                               ;   340.8 p5      40 t1
        rorx rbx, rdi, 0x29                                        ;   339.8 p0      40 t1
        xor rdx, rbx                                               ;   341.8 p1      40 t1
        add r14, rdx                                               ;   342.8 p11     53 t1
        add rax, r14                                               ;   343.8 p6      54 v[6]
        xor rcx, rbp                                               ;   337.8 p5      44 v[3]
        mov rdx, r9                                                ;   332.8         54 v[5] copy
        and r9, rbp                                                ;   337.8 p1      44 v[2]
        add r14, r9                                                ;   343.8 p11     55 v[2]
        rorx r9, rbp, 0x1c                                         ;   337.8 p0      39 v[3]
        rorx rbx, rbp, 0x22                                        ;   337.8 p6      39 v[3]
        xor r9, rbx                                                ;   338.8 p5      39 v[3]
        rorx rbx, rbp, 0x27                                        ;   338.8 p0      39 v[3]
        xor r9, rbx                                                ;   339.8 p1      39 v[3]
        add r8, r9                                                 ;   340.8 p11     55 v[3]
        mov r9, qword [rsp + 480]                                  ;   320.2 p2      53 t1
        add r9, rdi                                                ;   339.8 p6      53 t1
        mov rbx, rbp                                               ;   337.8         44 v[2] copy
        and r15, rax                                               ;   344.8 p5      43 t1
        xor rsi, r15                                               ;   345.8 p1      43 t1
        add r13, rsi                                               ;   346.8 p11     53 t1
        mov r15, rdi                                               ;   339.8         43 t1 copy
        xor r15, rax                                               ;   344.8 p0      43 t1
        rorx rsi, rax, 0xe                                         ;   344.8 p6      40 t1
        and rcx, r8                                                ;   341.8 p5      44 v[2]
        add r14, rcx                                               ;   344.8 p1      55 v[2]
        rorx rcx, rax, 0x12                                        ;   344.8 p0      40 t1
        xor rsi, rcx                                               ;   345.8 p11     40 t1
        rorx rcx, rax, 0x29                                        ;   344.8 p6      40 t1
        xor rsi, rcx                                               ;   346.8 p5      40 t1
        add r13, rsi                                               ;   347.8 p1      53 t1
        add rdx, r13                                               ;   348.8 p11     54 v[5]
        xor rbx, r8                                                ;   341.8 p0      44 v[2]
        mov rsi, rbp                                               ;   337.8         54 v[4] copy
        and rbp, r8                                                ;   341.8 p6      44 v[1]
        add r13, rbp                                               ;   348.8 p5      55 v[1]
        rorx rbp, r8, 0x1c                                         ;   342.8 p0      39 v[2]
        rorx rcx, r8, 0x22                                         ;   342.8 p6      39 v[2]
        xor rbp, rcx                                               ;   343.8 p1      39 v[2]
        rorx rcx, r8, 0x27                                         ;   343.8 p0      39 v[2]
        xor rbp, rcx                                               ;   344.8 p11     39 v[2]
        add r14, rbp                                               ;   345.8 p5      55 v[2]
        mov rbp, qword [rsp + 488]                                 ;   324.7 p3      53 t1
        add rbp, rax                                               ;   344.8 p1      53 t1
        mov rcx, r8                                                ;   341.8         44 v[1] copy
        and r15, rdx                                               ;   349.8 p11     43 t1
        xor rdi, r15                                               ;   350.8 p6      43 t1
        add r12, rdi                                               ;   351.8 p5      53 t1
        mov r15, r8                                                ;   341.8         54 v[3] copy
        mov rdi, rax                                               ;   344.8         43 t1 copy
        xor rdi, rdx                                               ;   349.8 p1      43 t1
        and rbx, r14                                               ;   346.8 p11     44 v[1]
        add r13, rbx                                               ;   349.8 p0      55 v[1]
        xor rcx, r14                                               ;   346.8 p6      44 v[1]
        and r8, r14                                                ;   346.8 p5      44 v[0]
        rorx rbx, r14, 0x1c                                        ;   346.8 p0      39 v[1]
        mov qword [rsp + 792], r11                                 ;   327.0 p7+p4   64 v[1] spill
        rorx r11, r14, 0x22                                        ;   346.8 p6      39 v[1]
        xor rbx, r11                                               ;   347.8 p1      39 v[1]
        rorx r11, r14, 0x27                                        ;   346.8 p0      39 v[1]
        xor rbx, r11                                               ;   348.8 p11     39 v[1]
        add r13, rbx                                               ;   350.8 p5      55 v[1]
        rorx r11, rdx, 0xe                                         ;   349.8 p6      40 t1
        rorx rbx, rdx, 0x12                                        ;   349.8 p0      40 t1
        xor r11, rbx                                               ;   350.8 p1      40 t1
        rorx rbx, rdx, 0x29                                        ;   349.8 p6      40 t1
        xor r11, rbx                                               ;   351.8 p11     40 t1
        add r12, r11                                               ;   352.8 p5      53 t1
        add rsi, r12                                               ;   353.8 p1      54 v[4]
        add r8, r12                                                ;   353.8 p11     55 v[0]
        and rcx, r13                                               ;   351.8 p5      44 v[0]
        add r8, rcx                                                ;   354.8 p1      55 v[0]
        mov r11, qword [rsp + 496]                                 ;   329.7 p10     53 t1
        add r11, rdx                                               ;   349.8 p11     53 t1
        and rdi, rsi                                               ;   354.8 p0      43 t1
        xor rax, rdi                                               ;   355.8 p6      43 t1
        add r9, rax                                                ;   356.8 p5      53 t1
        rorx r12, r13, 0x1c                                        ;   351.8 p0      39 v[0]
        rorx rdi, r13, 0x22                                        ;   351.8 p6      39 v[0]
        xor r12, rdi                                               ;   352.8 p1      39 v[0]
        rorx rdi, r13, 0x27                                        ;   351.8 p0      39 v[0]
        xor r12, rdi                                               ;   353.8 p11     39 v[0]
        add r8, r12                                                ;   355.8 p5      55 v[0]
        rorx r12, rsi, 0xe                                         ;   354.8 p6      40 t1
        rorx rdi, rsi, 0x12                                        ;   354.8 p0      40 t1
        xor r12, rdi                                               ;   355.8 p1      40 t1
        rorx rdi, rsi, 0x29                                        ;   354.8 p6      40 t1
        xor r12, rdi                                               ;   356.8 p11     40 t1
        add r9, r12                                                ;   357.8 p5      53 t1
        add r15, r9                                                ;   358.8 p1      54 v[3]
        mov r12, r14                                               ;   346.8         44 v[0] copy
        xor r12, r13                                               ;   351.8 p11     44 v[0]
        mov rdi, r14                                               ;   346.8         54 v[2] copy
        and r14, r13                                               ;   352.0 p5      44 v[7]
        add r9, r14                                                ;   358.8 p1      55 v[7]
        mov r14, rdx                                               ;   349.8         43 t1 copy
        xor r14, rsi                                               ;   354.8 p11     43 t1
        and r12, r8                                                ;   356.8 p0      44 v[7]
        add r9, r12                                                ;   359.8 p6      55 v[7]
        and r14, r15                                               ;   359.8 p5      43 t1
        xor rdx, r14                                               ;   360.8 p1      43 t1
        add rbp, rdx                                               ;   361.8 p11     53 t1
        mov r12, qword [rsp + 504]                                 ;   334.7 p2      53 t1
        add r12, rsi                                               ;   354.8 p0      53 t1
        rorx r14, r8, 0x1c                                         ;   356.8 p6      39 v[7]
        rorx rax, r8, 0x22                                         ;   356.8 p0      39 v[7]
        xor r14, rax                                               ;   357.8 p5      39 v[7]
        rorx rax, r8, 0x27                                         ;   356.8 p6      39 v[7]
        xor r14, rax                                               ;   358.8 p1      39 v[7]
        add r9, r14                                                ;   360.8 p11     55 v[7]
        rorx r14, r15, 0xe                                         ;   359.8 p0      40 t1
        rorx rax, r15, 0x12                                        ;   359.8 p6      40 t1
        xor r14, rax                                               ;   360.8 p5      40 t1
        rorx rax, r15, 0x29                                        ;   359.8 p0      40 t1
        xor r14, rax                                               ;   361.8 p1      40 t1
        add rbp, r14                                               ;   362.8 p11     53 t1
        add rdi, rbp                                               ;   363.8 p5      54 v[2]
        mov r14, r13                                               ;   351.8         44 v[7] copy
        xor r14, r8                                                ;   356.8 p1      44 v[7]
        mov rax, r13                                               ;   351.8         54 v[1] copy
        and r13, r8                                                ;   356.8 p11     44 v[6]
        add rbp, r13                                               ;   363.8 p6      55 v[6]
        mov r13, rsi                                               ;   354.8         43 t1 copy
        xor r13, r15                                               ;   359.8 p5      43 t1
        and r14, r9                                                ;   361.8 p1      44 v[6]
        add rbp, r14                                               ;   364.8 p11     55 v[6]
        and r13, rdi                                               ;   364.8 p0      43 t1
        xor rsi, r13                                               ;   365.8 p6      43 t1
        add r11, rsi                                               ;   366.8 p5      53 t1
        mov r13, qword [rsp + 512]                                 ;   339.2 p3      53 t1
        add r13, r15                                               ;   359.8 p1      53 t1
        rorx r14, r9, 0x1c                                         ;   361.8 p0      39 v[6]
        rorx rsi, r9, 0x22                                         ;   361.8 p6      39 v[6]
        xor r14, rsi                                               ;   362.8 p11     39 v[6]
        rorx rsi, r9, 0x27                                         ;   361.8 p0      39 v[6]
        xor r14, rsi                                               ;   363.8 p5      39 v[6]
        add rbp, r14                                               ;   365.8 p1      55 v[6]
        rorx r14, rdi, 0xe                                         ;   364.8 p6      40 t1
        rorx rsi, rdi, 0x12                                        ;   364.8 p0      40 t1
        xor r14, rsi                                               ;   365.8 p11     40 t1
        rorx rsi, rdi, 0x29                                        ;   364.8 p6      40 t1
        xor r14, rsi                                               ;   366.8 p5      40 t1
        add r11, r14                                               ;   367.8 p1      53 t1
        add rax, r11                                               ;   368.8 p11     54 v[1]
        mov r14, r8                                                ;   356.8         44 v[6] copy
        xor r14, r9                                                ;   361.8 p5      44 v[6]
        mov rsi, r8                                                ;   356.8         54 v[0] copy
        and r8, r9                                                 ;   361.8 p1      44 v[5]
        add r11, r8                                                ;   368.8 p11     55 v[5]
        mov r8, r15                                                ;   359.8         43 t1 copy
        xor r8, rdi                                                ;   364.8 p0      43 t1
        and r14, rbp                                               ;   366.8 p6      44 v[5]
        add r11, r14                                               ;   369.8 p5      55 v[5]
        and r8, rax                                                ;   369.8 p1      43 t1
        xor r15, r8                                                ;   370.8 p11     43 t1
        add r12, r15                                               ;   371.8 p0      53 t1
        mov r8, qword [rsp + 520]                                  ;   343.7 p10     53 t1
        add r8, rdi                                                ;   364.8 p6      53 t1
        rorx r14, rbp, 0x1c                                        ;   366.8 p0      39 v[5]
        rorx r15, rbp, 0x22                                        ;   366.8 p6      39 v[5]
        xor r14, r15                                               ;   367.8 p5      39 v[5]
        rorx r15, rbp, 0x27                                        ;   366.8 p0      39 v[5]
        xor r14, r15                                               ;   368.8 p1      39 v[5]
        add r11, r14                                               ;   370.8 p11     55 v[5]
        rorx r14, rax, 0xe                                         ;   369.8 p6      40 t1
        rorx r15, rax, 0x12                                        ;   369.8 p0      40 t1
        xor r14, r15                                               ;   370.8 p5      40 t1
        rorx r15, rax, 0x29                                        ;   369.8 p6      40 t1
        xor r14, r15                                               ;   371.8 p1      40 t1
        add r12, r14                                               ;   372.8 p11     53 t1
        add rsi, r12                                               ;   373.8 p5      54 v[0]
        mov r14, r9                                                ;   361.8         44 v[5] copy
        xor r14, rbp                                               ;   366.8 p1      44 v[5]
        mov r15, r9                                                ;   361.8         54 v[7] copy
        and r9, rbp                                                ;   366.8 p11     44 v[4]
        add r12, r9                                                ;   373.8 p5      55 v[4]
        mov r9, rdi                                                ;   364.8         43 t1 copy
        xor r9, rax                                                ;   369.8 p1      43 t1
        and r14, r11                                               ;   371.8 p11     44 v[4]
        add r12, r14                                               ;   374.8 p0      55 v[4]
        and r9, rsi                                                ;   374.8 p6      43 t1
        xor rdi, r9                                                ;   375.8 p5      43 t1
        add r13, rdi                                               ;   376.8 p1      53 t1
        mov r9, qword [rsp + 528]                                  ;   348.2 p2      53 t1
        add r9, rax                                                ;   369.8 p11     53 t1
        add r9, qword [rel sha512_blocks.T1_constants64]           ;   370.8 p0+p3   53 t1
        rorx r14, r11, 0x1c                                        ;   371.8 p6      39 v[4]
        rorx rdi, r11, 0x22                                        ;   371.8 p0      39 v[4]
        xor r14, rdi                                               ;   372.8 p5      39 v[4]
        rorx rdi, r11, 0x27                                        ;   371.8 p6      39 v[4]
        xor r14, rdi                                               ;   373.8 p1      39 v[4]
        add r12, r14                                               ;   375.8 p11     55 v[4]
        rorx r14, rsi, 0xe                                         ;   374.8 p0      40 t1
        rorx rdi, rsi, 0x12                                        ;   374.8 p6      40 t1
        xor r14, rdi                                               ;   375.8 p5      40 t1
        rorx rdi, rsi, 0x29                                        ;   374.8 p0      40 t1
        xor r14, rdi                                               ;   376.8 p1      40 t1
        add r13, r14                                               ;   377.8 p11     53 t1
        add r15, r13                                               ;   378.8 p5      54 v[7]
        mov r14, rbp                                               ;   366.8         44 v[4] copy
        xor r14, r11                                               ;   371.8 p1      44 v[4]
        mov rdi, rbp                                               ;   366.8         54 v[6] copy
        and rbp, r11                                               ;   371.8 p11     44 v[3]
        add r13, rbp                                               ;   378.8 p6      55 v[3]
        mov rbp, rax                                               ;   369.8         43 t1 copy
        xor rbp, rsi                                               ;   374.8 p5      43 t1
        and r14, r12                                               ;   376.8 p1      44 v[3]
        add r13, r14                                               ;   379.8 p11     55 v[3]
        and rbp, r15                                               ;   379.8 p0      43 t1
        xor rax, rbp                                               ;   380.8 p6      43 t1
        add r8, rax                                                ;   381.8 p5      53 t1
        mov r14, qword [rsp + 536]                                 ;   352.8 p10     53 t1
        add r14, rsi                                               ;   374.8 p1      53 t1
        add r14, qword [rel sha512_blocks.T1_constants64 + 8]      ;   375.8 p11+p2   53 t1
        rorx rbp, r12, 0x1c                                        ;   376.8 p0      39 v[3]
        rorx rax, r12, 0x22                                        ;   376.8 p6      39 v[3]
        xor rbp, rax                                               ;   377.8 p5      39 v[3]
        rorx rax, r12, 0x27                                        ;   376.8 p0      39 v[3]
        xor rbp, rax                                               ;   378.8 p1      39 v[3]
        add r13, rbp                                               ;   380.8 p11     55 v[3]
        rorx rbp, r15, 0xe                                         ;   379.8 p6      40 t1
        rorx rax, r15, 0x12                                        ;   379.8 p0      40 t1
        xor rbp, rax                                               ;   380.8 p5      40 t1
        rorx rax, r15, 0x29                                        ;   379.8 p6      40 t1
        xor rbp, rax                                               ;   381.8 p1      40 t1
        add r8, rbp                                                ;   382.8 p11     53 t1
        add rdi, r8                                                ;   383.8 p5      54 v[6]
        mov rbp, r11                                               ;   371.8         44 v[3] copy
        xor rbp, r12                                               ;   376.8 p1      44 v[3]
        and rbp, r13                                               ;   381.8 p11     44 v[2]
        add r8, rbp                                                ;   383.8 p0      55 v[2]
        mov rbp, r11                                               ;   371.8         54 v[5] copy
        and r11, r12                                               ;   376.8 p6      44 v[2]
        add r8, r11                                                ;   384.8 p5      55 v[2]
        mov r11, rsi                                               ;   374.8         43 t1 copy
        xor r11, r15                                               ;   379.8 p1      43 t1
        rorx rax, r13, 0x1c                                        ;   381.8 p0      39 v[2]
        rorx rcx, r13, 0x22                                        ;   381.8 p6      39 v[2]
        xor rax, rcx                                               ;   382.8 p11     39 v[2]
        rorx rcx, r13, 0x27                                        ;   381.8 p0      39 v[2]
        xor rax, rcx                                               ;   383.8 p5      39 v[2]
        add r8, rax                                                ;   385.8 p1      55 v[2]
        mov rax, qword [rsp + 544]                                 ;   358.0 p3      53 t1
        add rax, r15                                               ;   379.8 p11     53 t1
        add rax, qword [rel sha512_blocks.T1_constants64 + 16]     ;   380.8 p6+p10   53 t1
        and r11, rdi                                               ;   384.8 p5      43 t1
        xor rsi, r11                                               ;   385.8 p1      43 t1
        add r9, rsi                                                ;   386.8 p11     53 t1
        rorx r11, rdi, 0xe                                         ;   384.8 p0      40 t1
        rorx rsi, rdi, 0x12                                        ;   384.8 p6      40 t1
        xor r11, rsi                                               ;   385.8 p5      40 t1
        rorx rsi, rdi, 0x29                                        ;   384.8 p0      40 t1
        xor r11, rsi                                               ;   386.8 p1      40 t1
        add r9, r11                                                ;   387.8 p11     53 t1
        add rbp, r9                                                ;   388.8 p6      54 v[5]
        mov r11, r12                                               ;   376.8         44 v[2] copy
        xor r11, r13                                               ;   381.8 p5      44 v[2]
        mov rsi, r12                                               ;   376.8         54 v[4] copy
        and r12, r13                                               ;   381.8 p1      44 v[1]
        add r9, r12                                                ;   388.8 p11     55 v[1]
        mov r12, r15                                               ;   379.8         43 t1 copy
        xor r12, rdi                                               ;   384.8 p0      43 t1
        and r11, r8                                                ;   386.8 p6      44 v[1]
        add r9, r11                                                ;   389.8 p5      55 v[1]
        mov r11, qword [rsp + 640]                                 ;   361.7 p2      68 w[12] reload
        rorx rcx, r11, 0x13                                        ;   381.8 p0      42 w[14]
        rorx rdx, r11, 0x3d                                        ;   381.8 p6      42 w[14]
        xor rcx, rdx                                               ;   382.8 p1      42 w[14]
        mov rdx, r11                                               ;   366.7         42 w[14] copy
        shr rdx, 6                                                 ;   382.8 p0      42 w[14]
        xor rcx, rdx                                               ;   383.8 p11     42 w[14]
        mov rdx, r13                                               ;   381.8         44 v[1] copy
        xor rdx, r8                                                ;   386.8 p5      44 v[1]
        mov rbx, qword [rsp + 552]                                 ;   363.2 p3      53 t1
        add rbx, rdi                                               ;   384.8 p1      53 t1
        add rbx, qword [rel sha512_blocks.T1_constants64 + 24]     ;   385.8 p11+p10   53 t1
        and r12, rbp                                               ;   389.8 p6      43 t1
        xor r15, r12                                               ;   390.8 p5      43 t1
        add r14, r15                                               ;   391.8 p1      53 t1
        mov r12, rdi                                               ;   384.8         43 t1 copy
        xor r12, rbp                                               ;   389.8 p11     43 t1
        rorx r15, rbp, 0xe                                         ;   389.8 p0      40 t1
        rorx r11, rbp, 0x12                                        ;   389.8 p6      40 t1
        xor r15, r11                                               ;   390.8 p5      40 t1
        rorx r11, rbp, 0x29                                        ;   389.8 p0      40 t1
        xor r15, r11                                               ;   391.8 p1      40 t1
        add r14, r15                                               ;   392.8 p11     53 t1
        add rsi, r14                                               ;   393.8 p6      54 v[4]
        rorx r11, r8, 0x1c                                         ;   386.8 p0      39 v[1]
        rorx r15, r8, 0x22                                         ;   386.8 p6      39 v[1]
        xor r11, r15                                               ;   387.8 p5      39 v[1]
        rorx r15, r8, 0x27                                         ;   386.8 p0      39 v[1]
        xor r11, r15                                               ;   388.8 p1      39 v[1]
        add r9, r11                                                ;   390.8 p11     55 v[1]
        and r12, rsi                                               ;   394.8 p5      43 t1
        xor rdi, r12                                               ;   395.8 p1      43 t1
        add rax, rdi                                               ;   396.8 p11     53 t1
        mov r11, qword [rsp + 536]                                 ;   367.2 p2      68 w[15] reload
        rorx r12, r11, 1                                           ;   386.8 p6      41 w[14]
        rorx r15, r11, 8                                           ;   387.8 p0      41 w[14]
        mov rdi, qword [rsp + 608]                                 ;   367.7 p3      53 t1
        add rdi, r11                                               ;   387.0 p5      53 t1
        shr r11, 7                                                 ;   387.8 p6      41 w[14]
        xor r12, r15                                               ;   388.8 p1      41 w[14]
        xor r12, r11                                               ;   389.8 p11     41 w[14]
        mov r11, qword [rsp + 560]                                 ;   368.5 p10     53 t1
        add r11, rbp                                               ;   389.8 p5      53 t1
        rorx r15, rsi, 0xe                                         ;   394.8 p0      40 t1
        mov qword [rsp + 800], r10                                 ;   369.0 p8+p9   64 v[0] spill
        rorx r10, rsi, 0x12                                        ;   394.8 p6      40 t1
        xor r15, r10                                               ;   395.8 p1      40 t1
        rorx r10, rsi, 0x29                                        ;   394.8 p0      40 t1
        xor r15, r10                                               ;   396.8 p11     40 t1
        add rax, r15                                               ;   397.8 p5      53 t1
        add r13, rax                                               ;   398.8 p1      54 v[3]
        mov r10, rbp                                               ;   389.8         43 t1 copy
        xor r10, rsi                                               ;   394.8 p11     43 t1
        mov r15, r8                                                ;   386.8         44 v[0] copy
        xor r15, r9                                                ;   391.8 p6      44 v[0]
        and rdx, r15                                               ;   392.8 p5      44 v[0]
        xor rdx, r8                                                ;   393.8 p1      44 v[0]
        add r14, rdx                                               ;   394.8 p11     55 v[0]
        mov rdx, r8                                                ;   386.8         54 v[2] copy
        and r8, r9                                                 ;   391.8 p0      44 v[7]
        add rax, r8                                                ;   398.8 p6      55 v[7]
        rorx r8, r9, 0x1c                                          ;   391.8 p0      39 v[0]
        and r10, r13                                               ;   399.8 p5      43 t1
        xor rbp, r10                                               ;   400.8 p1      43 t1
        add rbx, rbp                                               ;   401.8 p11     53 t1
        rorx r10, r9, 0x22                                         ;   391.8 p6      39 v[0]
        xor r8, r10                                                ;   392.8 p5      39 v[0]
        rorx r10, r9, 0x27                                         ;   392.8 p0      39 v[0]
        xor r8, r10                                                ;   393.8 p1      39 v[0]
        add r14, r8                                                ;   395.8 p11     55 v[0]
        mov r8, qword [rsp + 648]                                  ;   373.3 p2      68 w[13] reload
        rorx r10, r8, 0x13                                         ;   392.8 p6      42 w[15]
        rorx rbp, r8, 0x3d                                         ;   393.8 p0      42 w[15]
        xor r10, rbp                                               ;   394.8 p5      42 w[15]
        mov rbp, r8                                                ;   378.3         42 w[15] copy
        shr rbp, 6                                                 ;   393.8 p6      42 w[15]
        xor r10, rbp                                               ;   395.8 p1      42 w[15]
        mov rbp, qword [rsp + 568]                                 ;   374.5 p3      53 t1
        add rbp, rsi                                               ;   394.8 p11     53 t1
        and r15, r14                                               ;   396.8 p5      44 v[7]
        add rax, r15                                               ;   399.8 p1      55 v[7]
        mov r15, r9                                                ;   391.8         44 v[7] copy
        xor r15, r14                                               ;   396.8 p11     44 v[7]
        mov r8, r9                                                 ;   391.8         44 v[6] copy
        and r8, r14                                                ;   396.8 p0      44 v[6]
        mov qword [rsp + 808], r10                                 ;   396.8 p7+p4   42 w[15] spill
        rorx r10, r14, 0x1c                                        ;   396.8 p6      39 v[7]
        mov qword [rsp + 816], rcx                                 ;   384.8 p8+p9   42 w[14] spill
        rorx rcx, r14, 0x22                                        ;   396.8 p0      39 v[7]
        xor r10, rcx                                               ;   397.8 p5      39 v[7]
        rorx rcx, r14, 0x27                                        ;   396.8 p6      39 v[7]
        xor r10, rcx                                               ;   398.8 p1      39 v[7]
        add rax, r10                                               ;   400.8 p11     55 v[7]
        mov r10, rsi                                               ;   394.8         43 t1 copy
        xor r10, r13                                               ;   399.8 p5      43 t1
        rorx rcx, r13, 0xe                                         ;   399.8 p0      40 t1
        and r15, rax                                               ;   401.8 p1      44 v[6]
        add r8, r15                                                ;   402.8 p11     55 v[6]
        rorx r15, r13, 0x12                                        ;   399.8 p6      40 t1
        xor rcx, r15                                               ;   400.8 p5      40 t1
        rorx r15, r13, 0x29                                        ;   399.8 p0      40 t1
        xor rcx, r15                                               ;   401.8 p1      40 t1
        add rbx, rcx                                               ;   402.8 p11     53 t1
        add rdx, rbx                                               ;   403.8 p6      54 v[2]
        add r8, rbx                                                ;   403.8 p5      55 v[6]
        mov r15, qword [rsp + 544]                                 ;   379.2 p10     68 w[0] reload
        rorx rcx, r15, 1                                           ;   398.8 p0      41 w[15]
        rorx rbx, r15, 8                                           ;   398.8 p6      41 w[15]
        shr r15, 7                                                 ;   399.8 p0      41 w[15]
        xor rcx, rbx                                               ;   399.8 p1      41 w[15]
        xor rcx, r15                                               ;   400.8 p11     41 w[15]
        mov r15, qword [rsp + 576]                                 ;   380.2 p2      53 t1
        add r15, r13                                               ;   399.8 p5      53 t1
        mov rbx, r14                                               ;   396.8         44 v[6] copy
        xor rbx, rax                                               ;   401.8 p1      44 v[6]
        and r10, rdx                                               ;   404.8 p11     43 t1
        xor rsi, r10                                               ;   405.8 p6      43 t1
        add r11, rsi                                               ;   406.8 p5      53 t1
        mov r10, r14                                               ;   396.8         44 v[5] copy
        and r10, rax                                               ;   401.8 p1      44 v[5]
        rorx rsi, rax, 0x1c                                        ;   401.8 p0      39 v[6]
        mov qword [rsp + 824], rcx                                 ;   401.8 p7+p4   41 w[15] spill
        rorx rcx, rax, 0x22                                        ;   401.8 p6      39 v[6]
        xor rsi, rcx                                               ;   402.8 p11     39 v[6]
        rorx rcx, rax, 0x27                                        ;   401.8 p0      39 v[6]
        xor rsi, rcx                                               ;   403.8 p5      39 v[6]
        add r8, rsi                                                ;   404.8 p1      55 v[6]
        mov rsi, r13                                               ;   399.8         43 t1 copy
        xor rsi, rdx                                               ;   404.8 p11     43 t1
        rorx rcx, rdx, 0xe                                         ;   404.8 p6      40 t1
        and rbx, r8                                                ;   405.8 p5      44 v[5]
        add r10, rbx                                               ;   406.8 p1      55 v[5]
        rorx rbx, rdx, 0x12                                        ;   404.8 p0      40 t1
        xor rcx, rbx                                               ;   405.8 p11     40 t1
        rorx rbx, rdx, 0x29                                        ;   404.8 p6      40 t1
        xor rcx, rbx                                               ;   406.8 p5      40 t1
        add r11, rcx                                               ;   407.8 p1      53 t1
        add r9, r11                                                ;   408.8 p11     54 v[1]
        add r10, r11                                               ;   408.8 p0      55 v[5]
        rorx r11, r8, 0x1c                                         ;   405.8 p6      39 v[5]
        mov rcx, qword [rsp + 584]                                 ;   385.0 p3      53 t1
        add rcx, rdx                                               ;   404.8 p5      53 t1
        mov rbx, rax                                               ;   401.8         44 v[5] copy
        xor rbx, r8                                                ;   405.8 p1      44 v[5]
        and rsi, r9                                                ;   409.8 p11     43 t1
        xor r13, rsi                                               ;   410.8 p0      43 t1
        add rbp, r13                                               ;   411.8 p6      53 t1
        rorx r13, r8, 0x22                                         ;   405.8 p0      39 v[5]
        xor r11, r13                                               ;   406.8 p5      39 v[5]
        rorx r13, r8, 0x27                                         ;   405.8 p6      39 v[5]
        xor r11, r13                                               ;   407.8 p1      39 v[5]
        add r10, r11                                               ;   409.8 p11     55 v[5]
        rorx r11, r9, 0xe                                          ;   409.8 p0      40 t1
        mov r13, rax                                               ;   401.8         44 v[4] copy
        and r13, r8                                                ;   406.0 p5      44 v[4]
        rorx rsi, r9, 0x12                                         ;   409.8 p6      40 t1
        xor r11, rsi                                               ;   410.8 p1      40 t1
        rorx rsi, r9, 0x29                                         ;   409.8 p0      40 t1
        xor r11, rsi                                               ;   411.8 p11     40 t1
        add rbp, r11                                               ;   412.8 p5      53 t1
        add r14, rbp                                               ;   413.8 p1      54 v[0]
        add r13, rbp                                               ;   413.8 p11     55 v[4]
        and rbx, r10                                               ;   410.8 p6      44 v[4]
        add r13, rbx                                               ;   414.8 p5      55 v[4]
        mov r11, rdx                                               ;   404.8         43 t1 copy
        xor r11, r9                                                ;   409.8 p1      43 t1
        rorx rsi, r10, 0x1c                                        ;   410.8 p0      39 v[4]
        mov rbp, qword [rsp + 592]                                 ;   389.5 p10     53 t1
        add rbp, r9                                                ;   409.8 p11     53 t1
        add rbp, qword [rel sha512_blocks.T1_constants64 + 32]     ;   410.8 p6+p2   53 t1
        mov rbx, r8                                                ;   405.8         44 v[4] copy
        xor rbx, r10                                               ;   410.8 p5      44 v[4]
        and r11, r14                                               ;   414.8 p1      43 t1
        xor rdx, r11                                               ;   415.8 p11     43 t1
        add r15, rdx                                               ;   416.8 p0      53 t1
        rorx r11, r10, 0x22                                        ;   410.8 p6      39 v[4]
        xor rsi, r11                                               ;   411.8 p5      39 v[4]
        rorx r11, r10, 0x27                                        ;   410.8 p0      39 v[4]
        xor rsi, r11                                               ;   412.8 p1      39 v[4]
        add r13, rsi                                               ;   415.8 p11     55 v[4]
        rorx r11, r14, 0xe                                         ;   414.8 p6      40 t1
        mov rsi, r8                                                ;   405.8         44 v[3] copy
        and rsi, r10                                               ;   411.0 p5      44 v[3]
        rorx rdx, r14, 0x12                                        ;   414.8 p0      40 t1
        xor r11, rdx                                               ;   415.8 p1      40 t1
        rorx rdx, r14, 0x29                                        ;   414.8 p6      40 t1
        xor r11, rdx                                               ;   416.8 p11     40 t1
        add r15, r11                                               ;   417.8 p5      53 t1
        add rax, r15                                               ;   418.8 p1      54 v[7]
        add rsi, r15                                               ;   418.8 p11     55 v[3]
        mov r11, r9                                                ;   409.8         43 t1 copy
        xor r11, r14                                               ;   414.8 p0      43 t1
        mov r15, r10                                               ;   410.8         44 v[3] copy
        mov rdx, qword [rsp + 600]                                 ;   393.8 p3      53 t1
        add rdx, r14                                               ;   414.8 p6      53 t1
        add rdx, qword [rel sha512_blocks.T1_constants64 + 40]     ;   415.8 p5+p10   53 t1
        and rbx, r13                                               ;   416.8 p1      44 v[3]
        add rsi, rbx                                               ;   419.8 p11     55 v[3]
        xor r15, r13                                               ;   416.8 p0      44 v[3]
        mov rbx, r10                                               ;   410.8         44 v[2] copy
        and rbx, r13                                               ;   416.8 p6      44 v[2]
        and r11, rax                                               ;   419.8 p5      43 t1
        xor r9, r11                                                ;   420.8 p1      43 t1
        add rcx, r9                                                ;   421.8 p11     53 t1
        rorx r9, r13, 0x1c                                         ;   416.8 p0      39 v[3]
        rorx r11, r13, 0x22                                        ;   416.8 p6      39 v[3]
        xor r9, r11                                                ;   417.8 p5      39 v[3]
        rorx r11, r13, 0x27                                        ;   416.8 p0      39 v[3]
        xor r9, r11                                                ;   418.8 p1      39 v[3]
        add rsi, r9                                                ;   420.8 p11     55 v[3]
        mov r9, r14                                                ;   414.8         43 t1 copy
        xor r9, rax                                                ;   419.8 p6      43 t1
        rorx r11, rax, 0xe                                         ;   419.8 p0      40 t1
        and r15, rsi                                               ;   421.8 p5      44 v[2]
        add rbx, r15                                               ;   422.8 p1      55 v[2]
        rorx r15, rax, 0x12                                        ;   419.8 p6      40 t1
        xor r11, r15                                               ;   420.8 p11     40 t1
        rorx r15, rax, 0x29                                        ;   419.8 p0      40 t1
        xor r11, r15                                               ;   421.8 p5      40 t1
        add rcx, r11                                               ;   422.8 p1      53 t1
        add r8, rcx                                                ;   423.8 p11     54 v[6]
        add rbx, rcx                                               ;   423.8 p6      55 v[2]
        rorx r11, rsi, 0x1c                                        ;   421.8 p0      39 v[2]
        mov r15, qword [rsp + 608]                                 ;   398.8 p2      53 t1
        add r15, rax                                               ;   419.8 p5      53 t1
        add r15, qword [rel sha512_blocks.T1_constants64 + 48]     ;   420.8 p1+p3   53 t1
        mov rcx, r13                                               ;   416.8         44 v[2] copy
        xor rcx, rsi                                               ;   421.8 p11     44 v[2]
        and r9, r8                                                 ;   424.8 p6      43 t1
        xor r14, r9                                                ;   425.8 p5      43 t1
        add rbp, r14                                               ;   426.8 p1      53 t1
        rorx r9, rsi, 0x22                                         ;   421.8 p0      39 v[2]
        xor r11, r9                                                ;   422.8 p11     39 v[2]
        rorx r9, rsi, 0x27                                         ;   421.8 p6      39 v[2]
        xor r11, r9                                                ;   423.8 p5      39 v[2]
        add rbx, r11                                               ;   424.8 p1      55 v[2]
        rorx r9, r8, 0xe                                           ;   424.8 p0      40 t1
        mov r11, r13                                               ;   416.8         44 v[1] copy
        and r11, rsi                                               ;   421.8 p11     44 v[1]
        rorx r14, r8, 0x12                                         ;   424.8 p6      40 t1
        xor r9, r14                                                ;   425.8 p5      40 t1
        rorx r14, r8, 0x29                                         ;   424.8 p0      40 t1
        xor r9, r14                                                ;   426.8 p1      40 t1
        add rbp, r9                                                ;   427.8 p11     53 t1
        add r10, rbp                                               ;   428.8 p6      54 v[5]
        add r11, rbp                                               ;   428.8 p5      55 v[1]
        and rcx, rbx                                               ;   425.8 p1      44 v[1]
        add r11, rcx                                               ;   429.8 p11     55 v[1]
        mov r9, rax                                                ;   419.8         43 t1 copy
        xor r9, r8                                                 ;   424.8 p0      43 t1
        rorx r14, rbx, 0x1c                                        ;   425.8 p6      39 v[1]
        mov rbp, qword [rsp + 616]                                 ;   403.5 p10     53 t1
        add rbp, r8                                                ;   424.8 p5      53 t1
        add rbp, qword [rel sha512_blocks.T1_constants64 + 56]     ;   425.8 p1+p2   53 t1
        mov rcx, rsi                                               ;   421.8         44 v[1] copy
        xor rcx, rbx                                               ;   425.8 p11     44 v[1]
        and r9, r10                                                ;   429.8 p0      43 t1
        xor rax, r9                                                ;   430.8 p6      43 t1
        add rdx, rax                                               ;   431.8 p5      53 t1
        rorx r9, rbx, 0x22                                         ;   425.8 p0      39 v[1]
        xor r14, r9                                                ;   426.8 p1      39 v[1]
        rorx r9, rbx, 0x27                                         ;   425.8 p6      39 v[1]
        xor r14, r9                                                ;   427.8 p11     39 v[1]
        add r11, r14                                               ;   430.8 p5      55 v[1]
        rorx r9, r10, 0xe                                          ;   429.8 p0      40 t1
        mov r14, rsi                                               ;   421.8         44 v[0] copy
        and r14, rbx                                               ;   425.8 p1      44 v[0]
        rorx rax, r10, 0x12                                        ;   429.8 p6      40 t1
        xor r9, rax                                                ;   430.8 p11     40 t1
        rorx rax, r10, 0x29                                        ;   429.8 p0      40 t1
        xor r9, rax                                                ;   431.8 p5      40 t1
        add rdx, r9                                                ;   432.8 p1      53 t1
        add r13, rdx                                               ;   433.8 p11     54 v[4]
        add r14, rdx                                               ;   433.8 p6      55 v[0]
        and rcx, r11                                               ;   431.8 p5      44 v[0]
        add r14, rcx                                               ;   434.8 p1      55 v[0]
        mov r9, r8                                                 ;   424.8         43 t1 copy
        xor r9, r10                                                ;   429.8 p11     43 t1
        rorx rax, r11, 0x1c                                        ;   431.8 p0      39 v[0]
        mov rcx, rbx                                               ;   425.8         44 v[0] copy
        xor rcx, r11                                               ;   431.8 p6      44 v[0]
        rorx rdx, r11, 0x22                                        ;   431.8 p0      39 v[0]
        xor rax, rdx                                               ;   432.8 p5      39 v[0]
        rorx rdx, r11, 0x27                                        ;   431.8 p6      39 v[0]
        xor rax, rdx                                               ;   433.8 p1      39 v[0]
        add r14, rax                                               ;   435.8 p11     55 v[0]
        mov rax, qword [rsp + 624]                                 ;   409.3 p3      53 t1
        add rax, r10                                               ;   429.8 p5      53 t1
        mov rdx, rbx                                               ;   425.8         44 v[7] copy
        and rdx, r11                                               ;   431.8 p1      44 v[7]
        and r9, r13                                                ;   434.8 p11     43 t1
        xor r8, r9                                                 ;   435.8 p0      43 t1
        add r15, r8                                                ;   436.8 p6      53 t1
        mov r8, r10                                                ;   429.8         43 t1 copy
        xor r8, r13                                                ;   434.8 p5      43 t1
        rorx r9, r13, 0xe                                          ;   434.8 p0      40 t1
        and rcx, r14                                               ;   436.8 p1      44 v[7]
        add rdx, rcx                                               ;   437.8 p11     55 v[7]
        rorx rcx, r13, 0x12                                        ;   434.8 p6      40 t1
        xor r9, rcx                                                ;   435.8 p5      40 t1
        rorx rcx, r13, 0x29                                        ;   434.8 p0      40 t1
        xor r9, rcx                                                ;   436.8 p1      40 t1
        add r15, r9                                                ;   437.8 p11     53 t1
        add rsi, r15                                               ;   438.8 p6      54 v[3]
        add rdx, r15                                               ;   438.8 p5      55 v[7]
        rorx r9, r14, 0x1c                                         ;   436.8 p0      39 v[7]
        mov r15, qword [rsp + 632]                                 ;   412.7 p10     53 t1
        add r15, r13                                               ;   434.8 p1      53 t1
        mov rcx, r11                                               ;   431.8         44 v[7] copy
        xor rcx, r14                                               ;   436.8 p11     44 v[7]
        and r8, rsi                                                ;   439.8 p6      43 t1
        xor r10, r8                                                ;   440.8 p5      43 t1
        add rbp, r10                                               ;   441.8 p1      53 t1
        rorx r8, r14, 0x22                                         ;   436.8 p0      39 v[7]
        xor r9, r8                                                 ;   437.8 p11     39 v[7]
        rorx r8, r14, 0x27                                         ;   436.8 p6      39 v[7]
        xor r9, r8                                                 ;   438.8 p5      39 v[7]
        add rdx, r9                                                ;   439.8 p1      55 v[7]
        rorx r8, rsi, 0xe                                          ;   439.8 p0      40 t1
        mov r9, r11                                                ;   431.8         44 v[6] copy
        and r9, r14                                                ;   436.8 p11     44 v[6]
        rorx r10, rsi, 0x12                                        ;   439.8 p6      40 t1
        xor r8, r10                                                ;   440.8 p5      40 t1
        rorx r10, rsi, 0x29                                        ;   439.8 p0      40 t1
        xor r8, r10                                                ;   441.8 p1      40 t1
        add rbp, r8                                                ;   442.8 p11     53 t1
        add rbx, rbp                                               ;   443.8 p6      54 v[2]
        add r9, rbp                                                ;   443.8 p5      55 v[6]
        add r12, qword [rsp + 528]                                 ;   436.3 p1+p2   53 t1
        add r12, qword [rsp + 816]                                 ;   437.3 p11+p3   53 t1
        add r12, qword [rsp + 600]                                 ;   438.3 p0+p10   53 t1
        add r12, qword [rel sha512_blocks.T1_constants64 + 80]     ;   439.3 p6+p2   53 t1
        and rcx, rdx                                               ;   440.8 p5      44 v[6]
        add r9, rcx                                                ;   444.8 p1      55 v[6]
        mov r8, r13                                                ;   434.8         43 t1 copy
        xor r8, rsi                                                ;   439.8 p11     43 t1
        rorx r10, rdx, 0x1c                                        ;   440.8 p0      39 v[6]
        mov rbp, qword [rsp + 640]                                 ;   417.8 p3      53 t1
        add rbp, rsi                                               ;   439.8 p6      53 t1
        add rbp, qword [rel sha512_blocks.T1_constants64 + 64]     ;   440.8 p5+p10   53 t1
        mov rcx, r14                                               ;   436.8         44 v[6] copy
        xor rcx, rdx                                               ;   440.8 p1      44 v[6]
        and r8, rbx                                                ;   444.8 p11     43 t1
        xor r13, r8                                                ;   445.8 p0      43 t1
        add rax, r13                                               ;   446.8 p6      53 t1
        rorx r8, rdx, 0x22                                         ;   440.8 p0      39 v[6]
        xor r10, r8                                                ;   441.8 p5      39 v[6]
        rorx r8, rdx, 0x27                                         ;   440.8 p6      39 v[6]
        xor r10, r8                                                ;   442.8 p1      39 v[6]
        add r9, r10                                                ;   445.8 p11     55 v[6]
        rorx r8, rbx, 0xe                                          ;   444.8 p0      40 t1
        mov r10, r14                                               ;   436.8         44 v[5] copy
        and r10, rdx                                               ;   440.8 p5      44 v[5]
        rorx r13, rbx, 0x12                                        ;   444.8 p6      40 t1
        xor r8, r13                                                ;   445.8 p1      40 t1
        rorx r13, rbx, 0x29                                        ;   444.8 p0      40 t1
        xor r8, r13                                                ;   446.8 p11     40 t1
        add rax, r8                                                ;   447.8 p5      53 t1
        add r11, rax                                               ;   448.8 p1      54 v[1]
        add r10, rax                                               ;   448.8 p11     55 v[5]
        add rdi, qword [rsp + 808]                                 ;   441.8 p6+p2   53 t1
        add rdi, qword [rsp + 824]                                 ;   442.8 p5+p3   53 t1
        add rdi, qword [rel sha512_blocks.T1_constants64 + 88]     ;   443.8 p1+p10   53 t1
        and rcx, r9                                                ;   446.8 p11     44 v[5]
        add r10, rcx                                               ;   449.8 p0      55 v[5]
        mov r8, rsi                                                ;   439.8         43 t1 copy
        xor r8, rbx                                                ;   444.8 p6      43 t1
        rorx r13, r9, 0x1c                                         ;   446.8 p0      39 v[5]
        mov rax, rdx                                               ;   440.8         44 v[5] copy
        xor rax, r9                                                ;   446.8 p5      44 v[5]
        rorx rcx, r9, 0x22                                         ;   446.8 p6      39 v[5]
        xor r13, rcx                                               ;   447.8 p1      39 v[5]
        rorx rcx, r9, 0x27                                         ;   446.8 p0      39 v[5]
        xor r13, rcx                                               ;   448.8 p11     39 v[5]
        add r10, r13                                               ;   450.8 p5      55 v[5]
        mov r13, qword [rsp + 648]                                 ;   424.2 p2      53 t1
        add r13, rbx                                               ;   444.8 p1      53 t1
        add r13, qword [rel sha512_blocks.T1_constants64 + 72]     ;   445.8 p11+p3   53 t1
        mov rcx, rdx                                               ;   440.8         44 v[4] copy
        and rcx, r9                                                ;   446.8 p6      44 v[4]
        and r8, r11                                                ;   449.8 p5      43 t1
        xor rsi, r8                                                ;   450.8 p1      43 t1
        add r15, rsi                                               ;   451.8 p11     53 t1
        mov r8, rbx                                                ;   444.8         43 t1 copy
        xor r8, r11                                                ;   449.8 p0      43 t1
        rorx rsi, r11, 0xe                                         ;   449.8 p6      40 t1
        add r12, r11                                               ;   449.8 p5      53 t1
        and rax, r10                                               ;   451.8 p1      44 v[4]
        add rcx, rax                                               ;   452.8 p11     55 v[4]
        rorx rax, r11, 0x12                                        ;   449.8 p0      40 t1
        xor rsi, rax                                               ;   450.8 p6      40 t1
        rorx rax, r11, 0x29                                        ;   449.8 p0      40 t1
        xor rsi, rax                                               ;   451.8 p5      40 t1
        add r15, rsi                                               ;   452.8 p1      53 t1
        add r14, r15                                               ;   453.8 p11     54 v[0]
        add rcx, r15                                               ;   453.8 p6      55 v[4]
        rorx r15, r10, 0x1c                                        ;   451.8 p0      39 v[4]
        mov rsi, r9                                                ;   446.8         44 v[4] copy
        xor rsi, r10                                               ;   451.8 p5      44 v[4]
        rorx rax, r10, 0x22                                        ;   451.8 p6      39 v[4]
        xor r15, rax                                               ;   452.8 p1      39 v[4]
        rorx rax, r10, 0x27                                        ;   451.8 p0      39 v[4]
        xor r15, rax                                               ;   453.8 p11     39 v[4]
        add rcx, r15                                               ;   454.8 p5      55 v[4]
        mov r15, r9                                                ;   446.8         44 v[3] copy
        and r15, r10                                               ;   451.8 p1      44 v[3]
        mov rax, r11                                               ;   449.8         43 t1 copy
        and r8, r14                                                ;   454.8 p11     43 t1
        xor rbx, r8                                                ;   455.8 p6      43 t1
        add rbp, rbx                                               ;   456.8 p5      53 t1
        xor rax, r14                                               ;   454.8 p1      43 t1
        rorx r8, r14, 0xe                                          ;   454.8 p0      40 t1
        rorx rbx, r14, 0x12                                        ;   454.8 p6      40 t1
        xor r8, rbx                                                ;   455.8 p11     40 t1
        rorx rbx, r14, 0x29                                        ;   454.8 p0      40 t1
        xor r8, rbx                                                ;   456.8 p5      40 t1
        add rbp, r8                                                ;   457.8 p1      53 t1
        add rdx, rbp                                               ;   458.8 p11     54 v[7]
        add r15, rbp                                               ;   458.8 p6      55 v[3]
        and rsi, rcx                                               ;   455.8 p5      44 v[3]
        add r15, rsi                                               ;   459.8 p1      55 v[3]
        add rdi, r14                                               ;   454.8 p11     53 t1
        rorx r8, rcx, 0x1c                                         ;   455.8 p0      39 v[3]
        rorx rsi, rcx, 0x22                                        ;   455.8 p6      39 v[3]
        xor r8, rsi                                                ;   456.8 p5      39 v[3]
        rorx rsi, rcx, 0x27                                        ;   455.8 p0      39 v[3]
        xor r8, rsi                                                ;   457.8 p1      39 v[3]
        add r15, r8                                                ;   460.8 p11     55 v[3]
        and rax, rdx                                               ;   459.8 p6      43 t1
        xor r11, rax                                               ;   460.8 p5      43 t1
        add r13, r11                                               ;   461.8 p1      53 t1
        mov r8, r10                                                ;   451.8         44 v[3] copy
        xor r8, rcx                                                ;   455.8 p11     44 v[3]
        rorx r11, rdx, 0xe                                         ;   459.8 p0      40 t1
        rorx rsi, rdx, 0x12                                        ;   459.8 p6      40 t1
        xor r11, rsi                                               ;   460.8 p5      40 t1
        rorx rsi, rdx, 0x29                                        ;   459.8 p0      40 t1
        xor r11, rsi                                               ;   461.8 p1      40 t1
        add r13, r11                                               ;   462.8 p11     53 t1
        add r9, r13                                                ;   463.8 p6      54 v[6]
        and r8, r15                                                ;   461.8 p5      44 v[2]
        add r13, r8                                                ;   463.8 p1      55 v[2]
        mov r8, r10                                                ;   451.8         44 v[2] copy
        and r8, rcx                                                ;   456.7 p11     44 v[2]
        add r13, r8                                                ;   464.8 p0      55 v[2]
        mov r8, qword [rsp + 776]                                  ;   435.8 p10     72 h
        add r8, rcx                                                ;   456.8 p6      72 h
        xor rcx, r15                                               ;   461.8 p5      44 v[2]
        rorx r11, r15, 0x1c                                        ;   461.8 p0      39 v[2]
        rorx rsi, r15, 0x22                                        ;   461.8 p6      39 v[2]
        xor r11, rsi                                               ;   462.8 p1      39 v[2]
        rorx rsi, r15, 0x27                                        ;   461.8 p0      39 v[2]
        xor r11, rsi                                               ;   463.8 p11     39 v[2]
        add r13, r11                                               ;   465.8 p5      55 v[2]
        mov r11, r14                                               ;   454.8         43 t1 copy
        xor r11, rdx                                               ;   459.8 p1      43 t1
        and r11, r9                                                ;   464.8 p11     43 t1
        xor r14, r11                                               ;   465.8 p6      43 t1
        add r12, r14                                               ;   466.8 p5      53 t1
        rorx r11, r9, 0xe                                          ;   464.8 p0      40 t1
        rorx r14, r9, 0x12                                         ;   464.8 p6      40 t1
        xor r11, r14                                               ;   465.8 p1      40 t1
        rorx r14, r9, 0x29                                         ;   464.8 p0      40 t1
        xor r11, r14                                               ;   466.8 p11     40 t1
        add r12, r11                                               ;   467.8 p5      53 t1
        add r10, r12                                               ;   468.8 p1      54 v[5]
        rorx r11, r10, 0xe                                         ;   469.8 p6      40 t1
        rorx r14, r10, 0x12                                        ;   469.8 p0      40 t1
        xor r11, r14                                               ;   470.8 p11     40 t1
        rorx r14, r10, 0x29                                        ;   469.8 p6      40 t1
        xor r11, r14                                               ;   471.8 p5      40 t1
        add rdi, r11                                               ;   472.8 p1      53 t1
        rorx r11, r13, 0x1c                                        ;   466.8 p0      39 v[1]
        rorx r14, r13, 0x22                                        ;   466.8 p6      39 v[1]
        xor r11, r14                                               ;   467.8 p11     39 v[1]
        rorx r14, r13, 0x27                                        ;   466.8 p0      39 v[1]
        xor r11, r14                                               ;   468.8 p5      39 v[1]
        add r12, r11                                               ;   469.8 p1      55 v[1]
        mov r11, r15                                               ;   461.8         44 v[1] copy
        xor r11, r13                                               ;   466.8 p11     44 v[1]
        and rcx, r11                                               ;   467.8 p5      44 v[1]
        xor rcx, r15                                               ;   468.8 p1      44 v[1]
        add r12, rcx                                               ;   470.8 p11     55 v[1]
        add r15, qword [rsp + 760]                                 ;   463.8 p6+p2   72 h
        mov r14, rdx                                               ;   459.8         43 t1 copy
        xor r14, r9                                                ;   464.8 p5      43 t1
        and r14, r10                                               ;   469.8 p1      43 t1
        add r9, qword [rsp + 752]                                  ;   464.8 p11+p3   72 h
        xor r14, rdx                                               ;   470.8 p0      43 t1
        add rdi, r14                                               ;   473.8 p6      53 t1
        add rdx, qword [rsp + 720]                                 ;   465.0 p5+p10   72 h
        mov qword [rsp + 720], rdx                                 ;   466.0 p8+p9   72 h
        add r10, qword [rsp + 768]                                 ;   469.8 p1+p2   72 h
        add r8, rdi                                                ;   474.8 p11     72 h
        add rdi, qword [rsp + 800]                                 ;   474.8 p0+p3   72 h
        rorx r14, r12, 0x1c                                        ;   471.8 p6      39 v[0]
        rorx rsi, r12, 0x22                                        ;   471.8 p0      39 v[0]
        xor r14, rsi                                               ;   472.8 p5      39 v[0]
        rorx rsi, r12, 0x27                                        ;   471.8 p6      39 v[0]
        xor r14, rsi                                               ;   473.8 p1      39 v[0]
        add rdi, r14                                               ;   475.8 p11     72 h
        mov r14, r13                                               ;   466.8         44 v[0] copy
        xor r14, r12                                               ;   471.8 p5      44 v[0]
        and r11, r14                                               ;   472.8 p1      44 v[0]
        add r12, qword [rsp + 792]                                 ;   471.8 p11+p10   72 h
        xor r11, r13                                               ;   473.8 p0      44 v[0]
        add rdi, r11                                               ;   476.8 p6      72 h
        add r13, qword [rsp + 784]                                 ;   468.0 p5+p2   72 h
        mov r11, qword [rsp + 744]                                 ;   446.3 p3      60 blocks
        add r11, 0x80                                              ;   468.3 p1      60 blocks
        mov r14, r13                                               ;   469.0         72 h copy
        mov r13, r9                                                ;   465.8         72 h copy
        mov r9, r8                                                 ;   475.8         72 h copy
        mov r8, r11                                                ;   469.3         60 blocks copy
        mov r11, r12                                               ;   472.8         72 h copy
        mov r12, r10                                               ;   470.8         72 h copy
        mov r10, rdi                                               ;   477.8         72 h copy
        cmp r8, qword [rsp + 736]                                  ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 728], r8                                  ;                    resident
        mov qword [rsp + 696], r9                                  ;                    resident
        mov qword [rsp + 664], r10                                 ;                    resident
        mov qword [rsp + 672], r11                                 ;                    resident
        mov qword [rsp + 704], r12                                 ;                    resident
        mov qword [rsp + 712], r13                                 ;                    resident
        mov qword [rsp + 680], r14                                 ;                    resident
        mov qword [rsp + 688], r15                                 ;                    resident
.blocks_1_done:
        mov r8, qword [rsp + 664]                                  ;     0.0 p2      60 blocks reload
        mov r9, qword [rsp + 656]                                  ;     0.2 p3      60 blocks reload
        mov qword [r9], r8                                         ;     5.0 p7+p4   60 blocks
        mov r8, qword [rsp + 672]                                  ;     0.5 p10     60 blocks reload
        mov qword [r9 + 8], r8                                     ;     5.5 p8+p9   60 blocks
        mov r8, qword [rsp + 680]                                  ;     1.0 p2      60 blocks reload
        mov qword [r9 + 16], r8                                    ;     6.0 p7+p4   60 blocks
        mov r8, qword [rsp + 688]                                  ;     1.2 p3      60 blocks reload
        mov qword [r9 + 24], r8                                    ;     6.2 p8+p9   60 blocks
        mov r8, qword [rsp + 696]                                  ;     1.5 p10     60 blocks reload
        mov qword [r9 + 32], r8                                    ;     6.5 p7+p4   60 blocks
        mov r8, qword [rsp + 704]                                  ;     2.0 p2      60 blocks reload
        mov qword [r9 + 40], r8                                    ;     7.0 p8+p9   60 blocks
        mov r8, qword [rsp + 712]                                  ;     2.2 p3      60 blocks reload
        mov qword [r9 + 48], r8                                    ;     7.2 p7+p4   60 blocks
        mov r8, qword [rsp + 720]                                  ;     2.5 p10     60 blocks reload
        mov qword [r9 + 56], r8                                    ;     7.5 p8+p9   60 blocks
        add rsp, 0x348                                             ;                    frame
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
