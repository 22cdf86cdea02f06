; ripemd160_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 f09eaf0807588306); do not edit:
;   ./cw build ripemd160_blocks --cpu golden-cove --variant many
;
; void ripemd160_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, uint32_t n);   System V, 64 bits
;   h_0: 20 bytes, read and written, secret, no alignment needed
;   h_1: 20 bytes, read and written, secret, no alignment needed
;   h_2: 20 bytes, read and written, secret, no alignment needed
;   h_3: 20 bytes, read and written, secret, no alignment needed
;   h_4: 20 bytes, read and written, secret, no alignment needed
;   h_5: 20 bytes, read and written, secret, no alignment needed
;   h_6: 20 bytes, read and written, secret, no alignment needed
;   h_7: 20 bytes, read and written, secret, no alignment needed
;   h_8: 20 bytes, read and written, secret, no alignment needed
;   h_9: 20 bytes, read and written, secret, no alignment needed
;   h_10: 20 bytes, read and written, secret, no alignment needed
;   h_11: 20 bytes, read and written, secret, no alignment needed
;   h_12: 20 bytes, read and written, secret, no alignment needed
;   h_13: 20 bytes, read and written, secret, no alignment needed
;   h_14: 20 bytes, read and written, secret, no alignment needed
;   h_15: 20 bytes, read and written, secret, no alignment needed
;   m_0: 64 bytes a block, read, secret, no alignment needed
;   m_1: 64 bytes a block, read, secret, no alignment needed
;   m_2: 64 bytes a block, read, secret, no alignment needed
;   m_3: 64 bytes a block, read, secret, no alignment needed
;   m_4: 64 bytes a block, read, secret, no alignment needed
;   m_5: 64 bytes a block, read, secret, no alignment needed
;   m_6: 64 bytes a block, read, secret, no alignment needed
;   m_7: 64 bytes a block, read, secret, no alignment needed
;   m_8: 64 bytes a block, read, secret, no alignment needed
;   m_9: 64 bytes a block, read, secret, no alignment needed
;   m_10: 64 bytes a block, read, secret, no alignment needed
;   m_11: 64 bytes a block, read, secret, no alignment needed
;   m_12: 64 bytes a block, read, secret, no alignment needed
;   m_13: 64 bytes a block, read, secret, no alignment needed
;   m_14: 64 bytes a block, read, secret, no alignment needed
;   m_15: 64 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 960 bytes, 16 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 92 uops, planned 36.2; bounds: width 15.3, ports 35.0, path 14.0
;   blocks: 1430 uops, planned 614.5; bounds: width 238.3, ports 604.0, path 333.0
;   body.2: 88 uops, planned 35.3; bounds: width 14.7, ports 35.0, path 5.0
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
        push rbx                                                         ;                    preserved
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        mov rax, rsp                                                     ;                    frame
        sub rsp, 0x4c0                                                   ;                    frame
        and rsp, -64                                                     ;                    frame
        mov qword [rsp + 1168], rax                                      ;                    frame
        mov r10, qword [rax + 56]                                        ;                    frame
        mov qword [rsp + 944], r10                                       ;                    frame
        mov r10, qword [rax + 64]                                        ;                    frame
        mov qword [rsp + 952], r10                                       ;                    frame
        mov r10, qword [rax + 72]                                        ;                    frame
        mov qword [rsp + 960], r10                                       ;                    frame
        mov r10, qword [rax + 80]                                        ;                    frame
        mov qword [rsp + 968], r10                                       ;                    frame
        mov r10, qword [rax + 88]                                        ;                    frame
        mov qword [rsp + 976], r10                                       ;                    frame
        mov r10, qword [rax + 96]                                        ;                    frame
        mov qword [rsp + 984], r10                                       ;                    frame
        mov r10, qword [rax + 104]                                       ;                    frame
        mov qword [rsp + 992], r10                                       ;                    frame
        mov r10, qword [rax + 112]                                       ;                    frame
        mov qword [rsp + 1000], r10                                      ;                    frame
        mov r10, qword [rax + 120]                                       ;                    frame
        mov qword [rsp + 1008], r10                                      ;                    frame
        mov r10, qword [rax + 128]                                       ;                    frame
        mov qword [rsp + 1016], r10                                      ;                    frame
        mov r10, qword [rax + 264]                                       ;                    frame
        mov qword [rsp + 1176], r10                                      ;                    frame
        mov r10, qword [rax + 136]                                       ;                    frame
        mov qword [rsp + 1024], r10                                      ;                    frame
        mov r10, qword [rax + 144]                                       ;                    frame
        mov qword [rsp + 1040], r10                                      ;                    frame
        mov r10, qword [rax + 152]                                       ;                    frame
        mov qword [rsp + 1048], r10                                      ;                    frame
        mov r10, qword [rax + 160]                                       ;                    frame
        mov qword [rsp + 1056], r10                                      ;                    frame
        mov r10, qword [rax + 168]                                       ;                    frame
        mov qword [rsp + 1064], r10                                      ;                    frame
        mov r10, qword [rax + 176]                                       ;                    frame
        mov qword [rsp + 1072], r10                                      ;                    frame
        mov r10, qword [rax + 184]                                       ;                    frame
        mov qword [rsp + 1080], r10                                      ;                    frame
        mov r10, qword [rax + 192]                                       ;                    frame
        mov qword [rsp + 1088], r10                                      ;                    frame
        mov r10, qword [rax + 200]                                       ;                    frame
        mov qword [rsp + 1096], r10                                      ;                    frame
        mov r10, qword [rax + 208]                                       ;                    frame
        mov qword [rsp + 1104], r10                                      ;                    frame
        mov r10, qword [rax + 216]                                       ;                    frame
        mov qword [rsp + 1112], r10                                      ;                    frame
        mov r10, qword [rax + 224]                                       ;                    frame
        mov qword [rsp + 1120], r10                                      ;                    frame
        mov r10, qword [rax + 232]                                       ;                    frame
        mov qword [rsp + 1128], r10                                      ;                    frame
        mov r10, qword [rax + 240]                                       ;                    frame
        mov qword [rsp + 1136], r10                                      ;                    frame
        mov r10, qword [rax + 248]                                       ;                    frame
        mov qword [rsp + 1144], r10                                      ;                    frame
        mov r10, qword [rax + 256]                                       ;                    frame
        mov qword [rsp + 1152], r10                                      ;                    frame
        mov qword [rsp + 896], rdi                                       ;                    argument
        mov qword [rsp + 904], rsi                                       ;                    argument
        mov qword [rsp + 912], rdx                                       ;                    argument
        mov qword [rsp + 920], rcx                                       ;                    argument
        mov qword [rsp + 928], r8                                        ;                    argument
        mov qword [rsp + 936], r9                                        ;                    argument
        mov r8, qword [rsp + 896]                                        ;     0.0 p2      41 h reload
        vmovdqu64 xmm0, [r8]                                             ;     5.0 p3      41 h
        vmovd xmm1, [r8 + 16]                                            ;     5.0 p10     41 h
        mov r9, qword [rsp + 904]                                        ;     1.0 p2      41 h reload
        vmovdqu64 xmm2, [r9]                                             ;     6.0 p3      41 h
        vmovd xmm3, [r9 + 16]                                            ;     6.0 p10     41 h
        vpunpckldq zmm1, zmm1, zmm3                                      ;    12.0 p5      41 h
        mov r10, qword [rsp + 912]                                       ;     2.0 p2      41 h reload
        vmovdqu64 xmm3, [r10]                                            ;     7.0 p3      41 h
        vmovd xmm4, [r10 + 16]                                           ;     7.0 p10     41 h
        mov r11, qword [rsp + 920]                                       ;     3.0 p2      41 h reload
        vmovdqu64 xmm5, [r11]                                            ;     8.0 p3      41 h
        vmovd xmm6, [r11 + 16]                                           ;     8.0 p10     41 h
        vpunpckldq zmm4, zmm4, zmm6                                      ;    14.0 p5      41 h
        vpunpcklqdq zmm1, zmm1, zmm4                                     ;    15.0 p5      41 h
        mov r12, qword [rsp + 928]                                       ;     4.0 p2      41 h reload
        vmovdqu64 xmm4, [r12]                                            ;     9.0 p3      41 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                                   ;    15.0 p5      41 h
        vmovd xmm4, [r12 + 16]                                           ;     9.0 p10     41 h
        mov r8, qword [rsp + 936]                                        ;     5.0 p2      41 h reload
        vmovdqu64 xmm6, [r8]                                             ;    10.0 p3      41 h
        vshufi32x4 zmm2, zmm2, zmm6, 0                                   ;    16.0 p5      41 h
        vmovd xmm6, [r8 + 16]                                            ;    10.0 p10     41 h
        vpunpckldq zmm4, zmm4, zmm6                                      ;    16.0 p5      41 h
        mov r8, qword [rsp + 944]                                        ;     6.0 p2      41 h reload
        vmovdqu64 xmm6, [r8]                                             ;    11.0 p3      41 h
        vshufi32x4 zmm3, zmm3, zmm6, 0                                   ;    17.0 p5      41 h
        vmovd xmm6, [r8 + 16]                                            ;    11.0 p10     41 h
        mov r8, qword [rsp + 952]                                        ;     7.0 p2      41 h reload
        vmovdqu64 xmm7, [r8]                                             ;    12.0 p3      41 h
        vshufi32x4 zmm5, zmm5, zmm7, 0                                   ;    18.0 p5      41 h
        vmovd xmm7, [r8 + 16]                                            ;    12.0 p10     41 h
        vpunpckldq zmm6, zmm6, zmm7                                      ;    18.0 p5      41 h
        vpunpcklqdq zmm4, zmm4, zmm6                                     ;    19.0 p5      41 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                                   ;    20.0 p5      41 h
        mov r8, qword [rsp + 960]                                        ;     8.0 p2      41 h reload
        vmovdqu64 xmm4, [r8]                                             ;    13.0 p3      41 h
        vmovd xmm6, [r8 + 16]                                            ;    13.0 p10     41 h
        mov r9, qword [rsp + 968]                                        ;     9.0 p2      41 h reload
        vmovdqu64 xmm7, [r9]                                             ;    14.0 p3      41 h
        vmovd xmm8, [r9 + 16]                                            ;    14.0 p10     41 h
        vpunpckldq zmm6, zmm6, zmm8                                      ;    20.0 p5      41 h
        mov r10, qword [rsp + 976]                                       ;    10.0 p2      41 h reload
        vmovdqu64 xmm8, [r10]                                            ;    15.0 p3      41 h
        vmovd xmm9, [r10 + 16]                                           ;    15.0 p10     41 h
        mov r11, qword [rsp + 984]                                       ;    11.0 p2      41 h reload
        vmovdqu64 xmm10, [r11]                                           ;    16.0 p3      41 h
        vmovd xmm11, [r11 + 16]                                          ;    16.0 p10     41 h
        vpunpckldq zmm9, zmm9, zmm11                                     ;    22.0 p5      41 h
        vpunpcklqdq zmm6, zmm6, zmm9                                     ;    23.0 p5      41 h
        mov r12, qword [rsp + 992]                                       ;    12.0 p2      41 h reload
        vmovdqu64 xmm9, [r12]                                            ;    17.0 p3      41 h
        vshufi32x4 zmm4, zmm4, zmm9, 0                                   ;    23.0 p5      41 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                                ;    26.0 p5      41 h
        vmovd xmm4, [r12 + 16]                                           ;    17.0 p10     41 h
        mov r8, qword [rsp + 1000]                                       ;    13.0 p2      41 h reload
        vmovdqu64 xmm9, [r8]                                             ;    18.0 p3      41 h
        vshufi32x4 zmm7, zmm7, zmm9, 0                                   ;    24.0 p5      41 h
        vshufi32x4 zmm2, zmm2, zmm7, 0x88                                ;    27.0 p5      41 h
        vmovd xmm7, [r8 + 16]                                            ;    18.0 p10     41 h
        vpunpckldq zmm4, zmm4, zmm7                                      ;    24.0 p5      41 h
        vpunpckldq zmm7, zmm0, zmm2                                      ;    30.0 p5      41 h
        vpunpckhdq zmm0, zmm0, zmm2                                      ;    30.0 p5      41 h
        mov r8, qword [rsp + 1008]                                       ;    14.0 p2      41 h reload
        vmovdqu64 xmm2, [r8]                                             ;    19.0 p3      41 h
        vshufi32x4 zmm2, zmm8, zmm2, 0                                   ;    25.0 p5      41 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                                ;    28.0 p5      41 h
        vmovd xmm3, [r8 + 16]                                            ;    19.0 p10     41 h
        mov r8, qword [rsp + 1016]                                       ;    15.0 p2      41 h reload
        vmovdqu64 xmm8, [r8]                                             ;    20.0 p3      41 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                                  ;    26.0 p5      41 h
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                                ;    29.0 p5      41 h
        vmovd xmm8, [r8 + 16]                                            ;    20.0 p10     41 h
        vpunpckldq zmm3, zmm3, zmm8                                      ;    26.2 p5      41 h
        vpunpcklqdq zmm3, zmm4, zmm3                                     ;    27.2 p5      41 h
        vshufi32x4 zmm3, zmm6, zmm3, 0                                   ;    28.2 p5      41 h
        vshufi32x4 zmm1, zmm1, zmm3, 0x88                                ;    31.2 p5      41 h
        vpunpckldq zmm3, zmm2, zmm5                                      ;    32.0 p5      41 h
        vpunpckhdq zmm2, zmm2, zmm5                                      ;    32.0 p5      41 h
        vmovdqu64 [rsp + 0], zmm1                                        ;    34.2 p7+p4   41 h
        vpunpcklqdq zmm1, zmm7, zmm3                                     ;    33.0 p5      41 h
        vpunpckhqdq zmm3, zmm7, zmm3                                     ;    33.2 p5      41 h
        vmovdqu64 [rsp + 64], zmm1                                       ;    34.0 p8+p9   41 h
        vmovdqu64 [rsp + 128], zmm3                                      ;    34.2 p7+p4   41 h
        vpunpcklqdq zmm1, zmm0, zmm2                                     ;    34.2 p5      41 h
        vpunpckhqdq zmm0, zmm0, zmm2                                     ;    35.2 p5      41 h
        vmovdqu64 [rsp + 192], zmm1                                      ;    35.2 p8+p9   41 h
        vmovdqu64 [rsp + 256], zmm0                                      ;    36.2 p7+p4   41 h
        mov r8d, dword [rsp + 1176]                                      ;    16.0 p2      41 h
        shl r8, 6                                                        ;    21.0 p0      41 h
        add r8, qword [rsp + 1024]                                       ;    22.0 p1+p3   41 h
        mov qword [rsp + 1032], r8                                       ;    23.0 p8+p9   41 h
        cmp dword [rsp + 1176], 0                                        ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 128]                                      ;                    resident
        vmovdqu64 zmm1, [rsp + 192]                                      ;                    resident
        vmovdqu64 zmm2, [rsp + 256]                                      ;                    resident
        mov r8, qword [rsp + 1024]                                       ;                    resident
        mov r9, qword [rsp + 1040]                                       ;                    resident
        mov r10, qword [rsp + 1048]                                      ;                    resident
        mov r11, qword [rsp + 1056]                                      ;                    resident
        mov r12, qword [rsp + 1064]                                      ;                    resident
        mov r13, qword [rsp + 1072]                                      ;                    resident
        mov r14, qword [rsp + 1080]                                      ;                    resident
        mov r15, qword [rsp + 1088]                                      ;                    resident
        mov rsi, qword [rsp + 1096]                                      ;                    resident
        mov rdi, qword [rsp + 1104]                                      ;                    resident
        mov rbp, qword [rsp + 1112]                                      ;                    resident
        mov rax, qword [rsp + 1120]                                      ;                    resident
        mov rcx, qword [rsp + 1128]                                      ;                    resident
        vmovdqu64 zmm3, [rsp + 64]                                       ;                    resident
        vmovdqu64 zmm4, [rsp + 0]                                        ;                    resident
        align 16
.blocks_1:
        vmovdqu64 xmm5, [r8]                                             ;     0.0 p2      34 sum
        vmovdqu64 xmm6, [r9]                                             ;     0.2 p3      34 sum
        vmovdqu64 xmm7, [r10]                                            ;     0.3 p10     34 sum
        vmovdqu64 xmm8, [r11]                                            ;     1.0 p2      34 sum
        vmovdqu64 xmm9, [r12]                                            ;     1.2 p3      34 sum
        vmovdqu64 xmm10, [r13]                                           ;     1.3 p10     34 sum
        vmovdqu64 xmm11, [r14]                                           ;     2.0 p2      34 sum
        vmovdqu64 xmm12, [r15]                                           ;     2.2 p3      34 sum
        vmovdqu64 xmm13, [rsi]                                           ;     2.3 p10     34 sum
        vmovdqu64 xmm14, [rdi]                                           ;     3.0 p2      34 sum
        vmovdqu64 xmm15, [rbp]                                           ;     3.2 p3      34 sum
        vmovdqu64 xmm16, [rax]                                           ;     3.3 p10     34 sum
        vmovdqu64 xmm17, [rcx]                                           ;     4.0 p2      34 sum
        vmovdqu64 xmm18, [r8 + 16]                                       ;     4.2 p3      34 sum
        vmovdqu64 xmm19, [r9 + 16]                                       ;     4.3 p10     34 sum
        vmovdqu64 xmm20, [r10 + 16]                                      ;     5.0 p2      34 sum
        vmovdqu64 xmm21, [r11 + 16]                                      ;     5.2 p3      34 sum
        vmovdqu64 xmm22, [r12 + 16]                                      ;     5.3 p10     34 sum
        vmovdqu64 xmm23, [r13 + 16]                                      ;     6.0 p2      34 sum
        vmovdqu64 xmm24, [r14 + 16]                                      ;     6.2 p3      34 sum
        vmovdqu64 xmm25, [r15 + 16]                                      ;     6.3 p10     34 sum
        vmovdqu64 xmm26, [rsi + 16]                                      ;     7.0 p2      34 sum
        vmovdqu64 xmm27, [rdi + 16]                                      ;     7.2 p3      34 sum
        vmovdqu64 xmm28, [rbp + 16]                                      ;     7.3 p10     34 sum
        vshufi32x4 zmm5, zmm5, zmm9, 0                                   ;     7.2 p5      34 sum
        vmovdqu64 xmm9, [r8 + 48]                                        ;     8.0 p2      34 sum
        vshufi32x4 zmm6, zmm6, zmm10, 0                                  ;     7.3 p5      34 sum
        vmovdqu64 xmm10, [r9 + 48]                                       ;     8.2 p3      34 sum
        vmovdqu64 xmm29, [r12 + 48]                                      ;     8.3 p10     34 sum
        vshufi32x4 zmm7, zmm7, zmm11, 0                                  ;     8.0 p5      34 sum
        vmovdqu64 xmm11, [r10 + 48]                                      ;     9.0 p2      34 sum
        vshufi32x4 zmm8, zmm8, zmm12, 0                                  ;     8.2 p5      34 sum
        vmovdqu64 xmm12, [r11 + 48]                                      ;     9.2 p3      34 sum
        vshufi32x4 zmm13, zmm13, zmm17, 0                                ;    10.0 p5      34 sum
        vmovdqu64 xmm17, [rcx + 16]                                      ;     9.3 p10     34 sum
        vshufi32x4 zmm18, zmm18, zmm22, 0                                ;    11.3 p5      34 sum
        vmovdqu64 xmm22, [r13 + 48]                                      ;    10.0 p2      34 sum
        vshufi32x4 zmm19, zmm19, zmm23, 0                                ;    12.0 p5      34 sum
        vmovdqu64 xmm23, [r14 + 48]                                      ;    10.2 p3      34 sum
        vshufi32x4 zmm20, zmm20, zmm24, 0                                ;    12.2 p5      34 sum
        vmovdqu64 xmm24, [r15 + 48]                                      ;    10.3 p10     34 sum
        vmovdqu64 xmm30, [rsi + 48]                                      ;    11.0 p2      34 sum
        vmovdqu64 xmm31, [rcx + 48]                                      ;    11.2 p3      34 sum
        vshufi32x4 zmm17, zmm26, zmm17, 0                                ;    15.3 p5      34 sum
        vmovdqu64 xmm26, [rax + 16]                                      ;    11.3 p10     34 sum
        vmovdqu64 xmm12, [rdi + 48]                                      ;    12.0 p2      34 sum
        vmovdqu64 xmm24, [rbp + 48]                                      ;    12.2 p3      34 sum
        vmovdqu64 xmm24, [rax + 48]                                      ;    12.3 p10     34 sum
        mov rdx, qword [rsp + 1136]                                      ;    13.0 p2      34 sum reload
        vmovdqu64 xmm24, [rdx]                                           ;    18.0 p3      34 sum
        vshufi32x4 zmm21, zmm21, zmm25, 0                                ;    13.0 p5      34 sum
        mov rbx, qword [rsp + 1144]                                      ;    13.3 p10     34 sum reload
        vmovdqu64 xmm25, [rbx]                                           ;    18.3 p2      34 sum
        vshufi32x4 zmm5, zmm5, zmm13, 0x88                               ;    14.0 p5      34 sum
        vshufi32x4 zmm13, zmm14, zmm24, 0                                ;    24.0 p5      34 sum
        vmovdqu64 xmm14, [rdx + 16]                                      ;    18.0 p3      34 sum
        vshufi32x4 zmm14, zmm27, zmm14, 0                                ;    24.0 p5      34 sum
        vmovdqu64 xmm24, [rdx + 48]                                      ;    18.0 p10     34 sum
        vshufi32x4 zmm15, zmm15, zmm25, 0                                ;    24.3 p5      34 sum
        vmovdqu64 xmm25, [rbx + 16]                                      ;    18.3 p2      34 sum
        vshufi32x4 zmm25, zmm28, zmm25, 0                                ;    24.3 p5      34 sum
        vmovdqu64 xmm27, [rbx + 48]                                      ;    18.3 p3      34 sum
        vshufi32x4 zmm6, zmm6, zmm13, 0x88                               ;    27.0 p5      34 sum
        mov rbx, qword [rsp + 1152]                                      ;    15.3 p10     34 sum reload
        vmovdqu64 xmm13, [rbx]                                           ;    20.3 p2      34 sum
        vshufi32x4 zmm9, zmm9, zmm29, 0                                  ;    20.0 p5      34 sum
        vshufi32x4 zmm10, zmm10, zmm22, 0                                ;    21.0 p5      34 sum
        vshufi32x4 zmm11, zmm11, zmm23, 0                                ;    22.0 p5      34 sum
        vshufi32x4 zmm22, zmm30, zmm31, 0                                ;    23.0 p5      34 sum
        vshufi32x4 zmm17, zmm18, zmm17, 0x88                             ;    24.0 p5      34 sum
        vmovdqu64 xmm18, [r15 + 48]                                      ;    16.2 p3      34 sum reload
        vmovdqu64 xmm23, [r11 + 48]                                      ;    16.3 p10     34 sum reload
        vshufi32x4 zmm18, zmm23, zmm18, 0                                ;    25.0 p5      34 sum
        vmovdqu64 xmm23, [rbx + 16]                                      ;    20.3 p2      34 sum
        vmovdqa64 zmm28, zmm2                                            ;    12.3         25 sum copy
        vpternlogd zmm28, zmm1, zmm0, 0x96                               ;    12.5 p0      25 sum
        vpaddd zmm28, zmm28, zmm3                                        ;    13.5 p0      34 sum
        vmovdqu64 zmm29, [rel ripemd160_blocks.T0_constants512]          ;    17.2 p3      34 sum reload
        vpaddd zmm28, zmm28, zmm29                                       ;    23.2 p0      34 sum
        vmovdqa64 zmm30, zmm2                                            ;    13.2         26 sum copy
        vpternlogd zmm30, zmm1, zmm0, 0x65                               ;    15.5 p0      26 sum
        vshufi32x4 zmm12, zmm12, zmm24, 0                                ;    26.0 p5      34 sum
        vshufi32x4 zmm13, zmm16, zmm13, 0                                ;    27.0 p5      34 sum
        vmovdqu64 xmm16, [rbx + 48]                                      ;    20.3 p10     34 sum
        vmovdqu64 xmm24, [r8 + 32]                                       ;    18.0 p2      34 sum
        vpaddd zmm30, zmm30, zmm3                                        ;    16.5 p0      34 sum
        vmovdqu64 xmm31, [r9 + 32]                                       ;    18.2 p3      34 sum
        vpaddd zmm30, zmm30, [rel ripemd160_blocks.T0_constants512 + 384] ;    19.0 p0+p2   34 sum
        vshufi32x4 zmm23, zmm26, zmm23, 0                                ;    28.0 p5      34 sum
        vmovdqu64 xmm26, [r10 + 32]                                      ;    18.3 p10     34 sum
        vshufi32x4 zmm9, zmm9, zmm22, 0x88                               ;    29.0 p5      34 sum
        vmovdqu64 xmm22, [r11 + 32]                                      ;    19.2 p3      34 sum
        vshufi32x4 zmm14, zmm19, zmm14, 0x88                             ;    30.0 p5      34 sum
        vmovdqu64 xmm19, [r12 + 32]                                      ;    19.3 p10     34 sum
        vshufi32x4 zmm7, zmm7, zmm15, 0x88                               ;    31.0 p5      34 sum
        vmovdqu64 xmm15, [r13 + 32]                                      ;    20.0 p2      34 sum
        vshufi32x4 zmm20, zmm20, zmm25, 0x88                             ;    32.0 p5      34 sum
        vmovdqu64 xmm25, [r14 + 32]                                      ;    20.2 p3      34 sum
        vshufi32x4 zmm10, zmm10, zmm12, 0x88                             ;    33.0 p5      34 sum
        vmovdqu64 xmm12, [r15 + 32]                                      ;    20.3 p10     34 sum
        vshufi32x4 zmm8, zmm8, zmm13, 0x88                               ;    34.0 p5      34 sum
        vmovdqu64 xmm13, [rsi + 32]                                      ;    21.0 p2      34 sum
        vshufi32x4 zmm21, zmm21, zmm23, 0x88                             ;    35.0 p5      34 sum
        vmovdqu64 xmm23, [rdi + 32]                                      ;    21.2 p3      34 sum
        vmovdqu64 [rsp + 320], zmm3                                      ;    17.3 p7+p4   44 x[0] spill
        vmovdqu64 xmm3, [rcx + 32]                                       ;    21.3 p10     34 sum
        vmovdqu64 xmm22, [rdx + 32]                                      ;    22.0 p2      34 sum
        vmovdqu64 xmm12, [rbp + 32]                                      ;    22.2 p3      34 sum
        vmovdqu64 xmm26, [rax + 32]                                      ;    22.3 p10     34 sum
        vprold zmm26, zmm1, 0xa                                          ;    18.5 p0      36 v[2]
        vmovdqu64 [rsp + 384], zmm1                                      ;    18.3 p8+p9   44 x[2] spill
        vmovdqu64 xmm1, [rbx + 32]                                       ;    23.0 p2      34 sum
        vmovdqu64 xmm1, [rbp + 48]                                       ;    23.2 p3      34 sum reload
        vshufi32x4 zmm27, zmm1, zmm27, 0                                 ;    36.0 p5      34 sum
        vmovdqu64 xmm1, [rax + 48]                                       ;    23.3 p10     34 sum reload
        vshufi32x4 zmm16, zmm1, zmm16, 0                                 ;    37.0 p5      34 sum
        vpunpckldq zmm1, zmm5, zmm6                                      ;    38.0 p5      34 sum
        vshufi32x4 zmm11, zmm11, zmm27, 0x88                             ;    39.0 p5      34 sum
        vpunpckldq zmm27, zmm17, zmm14                                   ;    40.0 p5      34 sum
        vshufi32x4 zmm16, zmm18, zmm16, 0x88                             ;    41.0 p5      34 sum
        vpunpckldq zmm18, zmm7, zmm8                                     ;    42.0 p5      34 sum
        vpunpckhdq zmm25, zmm9, zmm10                                    ;    43.0 p5      34 sum
        vmovdqu64 [rsp + 448], zmm10                                     ;    36.0 p7+p4   34 sum spill
        vpunpckldq zmm10, zmm20, zmm21                                   ;    44.0 p5      34 sum
        vmovdqu64 [rsp + 512], zmm9                                      ;    32.0 p8+p9   34 sum spill
        vpunpcklqdq zmm9, zmm1, zmm18                                    ;    45.0 p5      34 sum
        vpunpckhqdq zmm18, zmm1, zmm18                                   ;    46.0 p5      34 sum
        mov rdx, qword [rsp + 1144]                                      ;    24.0 p2      34 sum reload
        vmovdqu64 xmm1, [rdx + 32]                                       ;    29.0 p3      34 sum
        vpaddd zmm28, zmm28, zmm9                                        ;    46.0 p0      34 sum
        vprold zmm28, zmm28, 0xb                                         ;    47.0 p0      35 v[0]
        vpaddd zmm28, zmm28, zmm4                                        ;    48.0 p0      35 v[0]
        vpunpckhqdq zmm12, zmm27, zmm10                                  ;    47.0 p5      34 sum
        vpunpckhdq zmm5, zmm5, zmm6                                      ;    48.0 p5      34 sum
        vprold zmm6, zmm0, 0xa                                           ;    24.5 p0      36 v[1]
        vpunpckhdq zmm14, zmm17, zmm14                                   ;    49.0 p5      34 sum
        vpunpckhdq zmm7, zmm7, zmm8                                      ;    50.0 p5      34 sum
        vpunpckhdq zmm8, zmm20, zmm21                                    ;    51.0 p5      34 sum
        vpunpckhdq zmm17, zmm11, zmm16                                   ;    52.0 p5      34 sum
        vmovdqa64 zmm20, zmm4                                            ;    23.2         35 v[0] copy
        vpaddd zmm21, zmm4, zmm18                                        ;    47.0 p0      34 sum
        vpaddd zmm21, zmm21, zmm29                                       ;    48.0 p0      34 sum
        vpaddd zmm30, zmm30, zmm12                                       ;    48.0 p0      34 sum
        vprold zmm30, zmm30, 8                                           ;    49.0 p0      35 v[0]
        vshufi32x4 zmm19, zmm24, zmm19, 0                                ;    53.0 p5      34 sum
        vshufi32x4 zmm15, zmm31, zmm15, 0                                ;    54.0 p5      34 sum
        vshufi32x4 zmm13, zmm13, zmm3, 0                                 ;    55.0 p5      34 sum
        vshufi32x4 zmm22, zmm23, zmm22, 0                                ;    56.0 p5      34 sum
        vmovdqa64 zmm23, zmm26                                           ;    24.7         35 v[3] copy
        vmovdqu64 xmm24, [r14 + 32]                                      ;    24.8 p10     34 sum reload
        vmovdqu64 xmm31, [r10 + 32]                                      ;    25.0 p2      34 sum reload
        vshufi32x4 zmm24, zmm31, zmm24, 0                                ;    57.0 p5      34 sum
        vmovdqu64 xmm31, [rbp + 32]                                      ;    25.3 p3      34 sum reload
        vshufi32x4 zmm31, zmm31, zmm1, 0                                 ;    58.0 p5      34 sum
        vpaddd zmm20, zmm20, zmm30                                       ;    50.0 p0      35 v[0]
        vmovdqa64 zmm30, zmm26                                           ;    25.8         35 v[3] copy
        vmovdqu64 zmm1, [rel ripemd160_blocks.T0_constants512 + 384]     ;    26.0 p2      34 sum reload
        vpaddd zmm3, zmm4, zmm1                                          ;    32.0 p0      34 sum
        vmovdqu64 [rsp + 576], zmm4                                      ;    26.3 p7+p4   44 x[4] spill
        vpunpcklqdq zmm4, zmm5, zmm7                                     ;    59.0 p5      34 sum
        vmovdqu64 [rsp + 640], zmm18                                     ;    47.0 p8+p9   34 sum spill
        vpunpckhqdq zmm18, zmm14, zmm8                                   ;    60.0 p5      34 sum
        vmovdqu64 [rsp + 704], zmm16                                     ;    44.0 p7+p4   34 sum spill
        vmovdqa64 zmm16, zmm28                                           ;    49.0         25 sum copy
        vpternlogd zmm16, zmm26, zmm0, 0x96                              ;    49.0 p0      25 sum
        vpaddd zmm21, zmm21, zmm16                                       ;    50.0 p0      34 sum
        vpunpckhqdq zmm5, zmm5, zmm7                                     ;    61.0 p5      34 sum
        vprold zmm7, zmm21, 0xe                                          ;    51.0 p0      35 v[4]
        vpaddd zmm7, zmm7, zmm2                                          ;    52.0 p0      35 v[4]
        vpunpcklqdq zmm16, zmm25, zmm17                                  ;    62.0 p5      34 sum
        vprold zmm21, zmm28, 0xa                                         ;    49.0 p0      36 v[0]
        vpternlogd zmm28, zmm7, zmm6, 0x96                               ;    53.0 p0      25 sum
        vpaddd zmm28, zmm28, zmm2                                        ;    54.0 p0      34 sum
        vpaddd zmm28, zmm28, zmm29                                       ;    55.0 p0      34 sum
        vpaddd zmm28, zmm28, zmm4                                        ;    60.0 p0      34 sum
        vprold zmm28, zmm28, 0xf                                         ;    61.0 p0      35 v[3]
        vpaddd zmm23, zmm23, zmm28                                       ;    62.0 p0      35 v[3]
        vmovdqa64 zmm28, zmm20                                           ;    51.0         26 sum copy
        vpternlogd zmm28, zmm26, zmm0, 0x4b                              ;    51.0 p0      26 sum
        vmovdqu64 [rsp + 768], zmm0                                      ;    29.8 p8+p9   44 x[1] spill
        vpaddd zmm0, zmm26, zmm5                                         ;    62.0 p0      34 sum
        vpaddd zmm3, zmm3, zmm28                                         ;    52.0 p0      34 sum
        vshufi32x4 zmm13, zmm19, zmm13, 0x88                             ;    63.0 p5      34 sum
        vprold zmm19, zmm20, 0xa                                         ;    51.0 p0      36 v[0]
        vshufi32x4 zmm15, zmm15, zmm22, 0x88                             ;    64.0 p5      34 sum
        vmovdqa64 zmm22, zmm2                                            ;    30.8         35 v[4] copy
        vpaddd zmm28, zmm2, zmm18                                        ;    61.0 p0      34 sum
        vpaddd zmm28, zmm28, zmm1                                        ;    62.0 p0      34 sum
        vshufi32x4 zmm24, zmm24, zmm31, 0x88                             ;    65.0 p5      34 sum
        vmovdqa64 zmm31, zmm23                                           ;    63.0         25 sum copy
        vpternlogd zmm31, zmm21, zmm7, 0x96                              ;    63.0 p0      25 sum
        vpaddd zmm3, zmm3, zmm16                                         ;    63.0 p0      34 sum
        vpaddd zmm0, zmm0, zmm29                                         ;    63.0 p0      34 sum
        vpaddd zmm0, zmm0, zmm31                                         ;    64.0 p0      34 sum
        vprold zmm31, zmm3, 9                                            ;    64.0 p0      35 v[4]
        vmovdqa64 zmm3, zmm6                                             ;    32.5         35 v[2] copy
        vpaddd zmm26, zmm26, zmm1                                        ;    53.5 p0      34 sum
        vprold zmm7, zmm7, 0xa                                           ;    54.5 p0      36 v[4]
        vpaddd zmm26, zmm26, zmm9                                        ;    55.5 p0      34 sum
        vpaddd zmm22, zmm22, zmm31                                       ;    65.0 p0      35 v[4]
        vmovdqa64 zmm31, zmm6                                            ;    33.3         35 v[2] copy
        vpternlogd zmm20, zmm22, zmm6, 0x39                              ;    66.0 p0      26 sum
        vpunpcklqdq zmm10, zmm27, zmm10                                  ;    66.0 p5      34 sum
        vpaddd zmm27, zmm6, zmm10                                        ;    67.0 p0      34 sum
        vpaddd zmm27, zmm27, zmm29                                       ;    68.0 p0      34 sum
        vpaddd zmm28, zmm28, zmm20                                       ;    67.0 p0      34 sum
        vprold zmm20, zmm0, 0xc                                          ;    65.0 p0      35 v[2]
        vpaddd zmm3, zmm3, zmm20                                         ;    66.0 p0      35 v[2]
        vmovdqu64 xmm20, [r15 + 32]                                      ;    34.7 p10     34 sum reload
        vmovdqu64 xmm0, [r11 + 32]                                       ;    34.8 p3      34 sum reload
        vshufi32x4 zmm20, zmm0, zmm20, 0                                 ;    67.0 p5      34 sum
        vpaddd zmm6, zmm6, zmm1                                          ;    63.5 p0      34 sum
        vprold zmm28, zmm28, 9                                           ;    68.0 p0      35 v[3]
        vpaddd zmm30, zmm30, zmm28                                       ;    69.0 p0      35 v[3]
        vmovdqu64 xmm28, [rbx + 32]                                      ;    35.7 p2      34 sum reload
        vmovdqu64 xmm0, [rax + 32]                                       ;    35.8 p10     34 sum reload
        vshufi32x4 zmm28, zmm0, zmm28, 0                                 ;    68.0 p5      34 sum
        vmovdqa64 zmm0, zmm21                                            ;    50.0         35 v[1] copy
        vpaddd zmm21, zmm21, zmm29                                       ;    66.5 p0      34 sum
        vpaddd zmm21, zmm21, zmm12                                       ;    67.5 p0      34 sum
        vshufi32x4 zmm20, zmm20, zmm28, 0x88                             ;    71.0 p5      34 sum
        vmovdqa64 zmm28, zmm19                                           ;    52.0         35 v[1] copy
        vmovdqu64 [rsp + 832], zmm2                                      ;    37.0 p7+p4   44 x[3] spill
        vpaddd zmm2, zmm19, zmm4                                         ;    68.5 p0      34 sum
        vpaddd zmm2, zmm2, zmm1                                          ;    69.5 p0      34 sum
        vpternlogd zmm19, zmm30, zmm22, 0x63                             ;    70.0 p5      26 sum
        vprold zmm22, zmm22, 0xa                                         ;    70.5 p0      36 v[4]
        vpaddd zmm26, zmm26, zmm19                                       ;    71.0 p5      34 sum
        vpunpcklqdq zmm8, zmm14, zmm8                                    ;    72.0 p5      34 sum
        vmovdqa64 zmm14, zmm7                                            ;    55.5         35 v[0] copy
        vprold zmm19, zmm23, 0xa                                         ;    71.5 p0      36 v[3]
        vpternlogd zmm23, zmm3, zmm7, 0x96                               ;    72.5 p0      25 sum
        vpaddd zmm27, zmm27, zmm23                                       ;    73.5 p5      34 sum
        vpunpckldq zmm23, zmm13, zmm15                                   ;    74.0 p5      34 sum
        vpunpckhdq zmm13, zmm13, zmm15                                   ;    75.0 p5      34 sum
        vprold zmm15, zmm26, 0xb                                         ;    73.5 p0      35 v[2]
        vpaddd zmm31, zmm31, zmm15                                       ;    74.5 p0      35 v[2]
        vprold zmm15, zmm3, 0xa                                          ;    75.5 p0      36 v[2]
        vprold zmm26, zmm27, 5                                           ;    76.5 p0      35 v[1]
        vpaddd zmm0, zmm0, zmm26                                         ;    77.5 p5      35 v[1]
        vprold zmm26, zmm30, 0xa                                         ;    77.5 p0      36 v[3]
        vpternlogd zmm30, zmm31, zmm22, 0x39                             ;    77.0 p5      26 sum
        vpaddd zmm6, zmm6, zmm30                                         ;    78.0 p5      34 sum
        vmovdqa64 zmm27, zmm22                                           ;    71.5         35 v[0] copy
        vpunpckldq zmm30, zmm24, zmm20                                   ;    79.0 p5      34 sum
        vpaddd zmm7, zmm7, zmm29                                         ;    78.5 p0      34 sum
        vpunpckhdq zmm20, zmm24, zmm20                                   ;    80.0 p5      34 sum
        vpaddd zmm22, zmm22, zmm1                                        ;    79.5 p0      34 sum
        vpternlogd zmm3, zmm0, zmm19, 0x96                               ;    80.5 p0      25 sum
        vpaddd zmm21, zmm21, zmm3                                        ;    81.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm8                                          ;    81.5 p0      34 sum
        vprold zmm24, zmm31, 0xa                                         ;    82.5 p0      36 v[2]
        vpunpckhqdq zmm3, zmm23, zmm30                                   ;    82.0 p5      34 sum
        vprold zmm21, zmm21, 8                                           ;    83.5 p0      35 v[0]
        vpaddd zmm14, zmm14, zmm21                                       ;    84.5 p5      35 v[0]
        vmovdqa64 zmm21, zmm19                                           ;    72.5         35 v[4] copy
        vpaddd zmm6, zmm6, zmm3                                          ;    84.0 p5      34 sum
        vprold zmm6, zmm6, 0xd                                           ;    85.0 p0      35 v[1]
        vpaddd zmm19, zmm19, zmm29                                       ;    85.0 p5      34 sum
        vpaddd zmm19, zmm19, zmm18                                       ;    86.0 p0      34 sum
        vpaddd zmm28, zmm28, zmm6                                        ;    86.0 p5      35 v[1]
        vpaddd zmm6, zmm1, zmm26                                         ;    86.5 p0      34 sum
        vpaddd zmm6, zmm6, zmm10                                         ;    87.5 p5      34 sum
        vpternlogd zmm31, zmm28, zmm26, 0x39                             ;    87.5 p0      26 sum
        vpunpckldq zmm11, zmm11, [rsp + 704]                             ;    88.0 p5+p3   34 sum
        vmovdqu64 [rsp + 704], zmm4                                      ;    60.0 p8+p9   34 sum spill
        vmovdqu64 zmm4, [rsp + 512]                                      ;    44.3 p2      34 sum reload
        vpunpckldq zmm4, zmm4, [rsp + 448]                               ;    89.0 p5+p3   34 sum
        vpaddd zmm2, zmm2, zmm31                                         ;    88.5 p0      34 sum
        vmovdqa64 zmm31, zmm15                                           ;    76.5         35 v[3] copy
        vprold zmm2, zmm2, 0xf                                           ;    89.5 p0      35 v[0]
        vpunpcklqdq zmm23, zmm23, zmm30                                  ;    90.0 p5      34 sum
        vpaddd zmm30, zmm15, zmm23                                       ;    91.0 p0      34 sum
        vpternlogd zmm15, zmm14, zmm0, 0x96                              ;    91.0 p5      25 sum
        vprold zmm0, zmm0, 0xa                                           ;    91.5 p0      36 v[1]
        vpaddd zmm27, zmm27, zmm2                                        ;    92.0 p5      35 v[0]
        vpaddd zmm30, zmm30, zmm29                                       ;    92.5 p0      34 sum
        vpaddd zmm2, zmm1, zmm24                                         ;    93.0 p5      34 sum
        vpaddd zmm7, zmm7, zmm15                                         ;    93.5 p0      34 sum
        vpunpckhqdq zmm15, zmm13, zmm20                                  ;    94.0 p5      34 sum
        vprold zmm7, zmm7, 7                                             ;    94.5 p0      35 v[4]
        vpaddd zmm21, zmm21, zmm7                                        ;    95.5 p5      35 v[4]
        vmovdqa64 zmm7, zmm24                                            ;    83.5         35 v[3] copy
        vpternlogd zmm24, zmm27, zmm28, 0x63                             ;    95.5 p0      26 sum
        vprold zmm28, zmm28, 0xa                                         ;    96.5 p0      36 v[1]
        vpaddd zmm22, zmm22, zmm24                                       ;    96.5 p5      34 sum
        vprold zmm24, zmm14, 0xa                                         ;    97.5 p0      36 v[0]
        vpternlogd zmm14, zmm21, zmm0, 0x96                              ;    97.0 p5      25 sum
        vpaddd zmm19, zmm19, zmm14                                       ;    98.0 p5      34 sum
        vpunpckhqdq zmm14, zmm4, zmm11                                   ;    99.0 p5      34 sum
        vprold zmm19, zmm19, 9                                           ;    99.0 p0      35 v[3]
        vpaddd zmm31, zmm31, zmm19                                       ;   100.0 p0      35 v[3]
        vmovdqa64 zmm19, zmm0                                            ;    92.5         35 v[2] copy
        vpaddd zmm22, zmm22, zmm15                                       ;   100.0 p5      34 sum
        vprold zmm22, zmm22, 0xf                                         ;   101.0 p0      35 v[4]
        vpaddd zmm0, zmm0, zmm29                                         ;   101.0 p5      34 sum
        vpaddd zmm0, zmm0, zmm3                                          ;   102.0 p0      34 sum
        vpaddd zmm26, zmm26, zmm22                                       ;   102.0 p5      35 v[4]
        vpaddd zmm22, zmm1, zmm28                                        ;   102.5 p0      34 sum
        vpaddd zmm22, zmm22, zmm8                                        ;   103.5 p5      34 sum
        vpaddd zmm2, zmm2, zmm14                                         ;   103.5 p0      34 sum
        vmovdqu64 [rsp + 448], zmm3                                      ;    83.0 p7+p4   34 sum spill
        vprold zmm3, zmm27, 0xa                                          ;   104.5 p0      36 v[0]
        vpternlogd zmm27, zmm26, zmm28, 0x39                             ;   104.0 p5      26 sum
        vpaddd zmm6, zmm6, zmm27                                         ;   105.0 p5      34 sum
        vpunpckhqdq zmm17, zmm25, zmm17                                  ;   106.0 p5      34 sum
        vpunpcklqdq zmm13, zmm13, zmm20                                  ;   107.0 p5      34 sum
        vprold zmm20, zmm21, 0xa                                         ;   105.5 p0      36 v[4]
        vpternlogd zmm21, zmm31, zmm24, 0x96                             ;   106.5 p0      25 sum
        vmovdqa64 zmm25, zmm24                                           ;    98.5         35 v[1] copy
        vpaddd zmm30, zmm30, zmm21                                       ;   107.5 p0      34 sum
        vprold zmm6, zmm6, 5                                             ;   108.5 p0      35 v[3]
        vpaddd zmm21, zmm29, zmm24                                       ;   108.0 p5      34 sum
        vpaddd zmm7, zmm7, zmm6                                          ;   109.5 p5      35 v[3]
        vpaddd zmm6, zmm1, zmm3                                          ;   109.5 p0      34 sum
        vprold zmm24, zmm31, 0xa                                         ;   110.5 p0      36 v[3]
        vprold zmm27, zmm30, 0xb                                         ;   111.5 p0      35 v[2]
        vprold zmm30, zmm26, 0xa                                         ;   112.5 p0      36 v[4]
        vpternlogd zmm26, zmm7, zmm3, 0x39                               ;   110.5 p5      26 sum
        vpaddd zmm2, zmm2, zmm26                                         ;   111.5 p5      34 sum
        vpaddd zmm26, zmm15, zmm20                                       ;   112.0 p5      34 sum
        vpaddd zmm19, zmm19, zmm27                                       ;   113.0 p5      35 v[2]
        vmovdqa64 zmm27, zmm20                                           ;   106.5         35 v[0] copy
        vpternlogd zmm20, zmm31, zmm19, 0x96                             ;   114.0 p0      25 sum
        vprold zmm31, zmm2, 7                                            ;   114.5 p0      35 v[2]
        vpaddd zmm26, zmm26, zmm29                                       ;   114.0 p5      34 sum
        vpaddd zmm2, zmm1, zmm30                                         ;   115.0 p5      34 sum
        vpaddd zmm2, zmm2, zmm23                                         ;   116.0 p0      34 sum
        vpaddd zmm0, zmm0, zmm20                                         ;   116.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm31                                       ;   116.5 p0      35 v[2]
        vpaddd zmm6, zmm6, zmm17                                         ;   117.0 p5      34 sum
        vpaddd zmm21, zmm21, zmm13                                       ;   117.5 p0      34 sum
        vprold zmm20, zmm7, 0xa                                          ;   118.5 p0      36 v[3]
        vprold zmm31, zmm0, 0xd                                          ;   119.5 p0      35 v[1]
        vpternlogd zmm7, zmm28, zmm30, 0x39                              ;   118.0 p5      26 sum
        vpaddd zmm22, zmm22, zmm7                                        ;   119.0 p5      34 sum
        vpunpcklqdq zmm7, zmm4, zmm11                                    ;   120.0 p5      34 sum
        vmovdqa64 zmm11, zmm24                                           ;   111.5         35 v[4] copy
        vpaddd zmm0, zmm24, zmm7                                         ;   121.0 p0      34 sum
        vpaddd zmm25, zmm25, zmm31                                       ;   121.0 p5      35 v[1]
        vprold zmm22, zmm22, 7                                           ;   121.5 p0      35 v[1]
        vpaddd zmm0, zmm0, zmm29                                         ;   122.0 p5      34 sum
        vmovdqu64 zmm31, [rsp + 640]                                     ;    57.0 p2      34 sum
        vpaddd zmm3, zmm3, zmm22                                         ;   122.5 p0      35 v[1]
        vpaddd zmm31, zmm31, zmm1                                        ;   123.0 p5      34 sum
        vprold zmm22, zmm19, 0xa                                         ;   123.5 p0      36 v[2]
        vpternlogd zmm24, zmm19, zmm25, 0x96                             ;   124.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm20                                       ;   124.5 p0      34 sum
        vpaddd zmm21, zmm21, zmm24                                       ;   125.0 p5      34 sum
        vprold zmm19, zmm28, 0xa                                         ;   125.5 p0      36 v[2]
        vpternlogd zmm28, zmm3, zmm20, 0x39                              ;   126.0 p5      26 sum
        vpaddd zmm6, zmm6, zmm28                                         ;   127.0 p0      34 sum
        vpaddd zmm24, zmm14, zmm22                                       ;   127.0 p5      34 sum
        vprold zmm21, zmm21, 0xe                                         ;   127.5 p0      35 v[0]
        vpaddd zmm24, zmm24, zmm29                                       ;   128.0 p5      34 sum
        vpaddd zmm27, zmm27, zmm21                                       ;   128.5 p0      35 v[0]
        vprold zmm21, zmm25, 0xa                                         ;   129.5 p0      36 v[1]
        vprold zmm6, zmm6, 8                                             ;   130.5 p0      35 v[0]
        vpaddd zmm28, zmm1, zmm19                                        ;   129.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm13                                       ;   130.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm6                                        ;   131.5 p5      35 v[0]
        vpternlogd zmm25, zmm27, zmm22, 0x96                             ;   131.5 p0      25 sum
        vprold zmm6, zmm3, 0xa                                           ;   132.5 p0      36 v[1]
        vpaddd zmm26, zmm26, zmm25                                       ;   132.5 p5      34 sum
        vmovdqa64 zmm25, zmm19                                           ;   126.5         35 v[3] copy
        vpternlogd zmm19, zmm3, zmm30, 0x65                              ;   133.0 p5      26 sum
        vpaddd zmm2, zmm2, zmm19                                         ;   134.0 p0      34 sum
        vpaddd zmm19, zmm16, zmm21                                       ;   134.0 p5      34 sum
        vprold zmm26, zmm26, 0xf                                         ;   134.5 p0      35 v[4]
        vpaddd zmm19, zmm19, zmm29                                       ;   135.0 p5      34 sum
        vpaddd zmm11, zmm11, zmm26                                       ;   135.5 p0      35 v[4]
        vmovdqa64 zmm26, zmm21                                           ;   130.5         35 v[2] copy
        vprold zmm2, zmm2, 0xb                                           ;   136.5 p0      35 v[4]
        vpaddd zmm3, zmm5, zmm6                                          ;   136.0 p5      34 sum
        vpaddd zmm3, zmm3, zmm1                                          ;   137.0 p5      34 sum
        vpaddd zmm20, zmm20, zmm2                                        ;   137.5 p0      35 v[4]
        vprold zmm2, zmm27, 0xa                                          ;   138.5 p0      36 v[0]
        vpternlogd zmm21, zmm27, zmm11, 0x96                             ;   138.0 p5      25 sum
        vpaddd zmm0, zmm0, zmm21                                         ;   139.0 p5      34 sum
        vmovdqa64 zmm21, zmm6                                            ;   133.5         35 v[2] copy
        vpternlogd zmm6, zmm20, zmm30, 0x63                              ;   139.5 p0      26 sum
        vprold zmm27, zmm30, 0xa                                         ;   140.5 p0      36 v[0]
        vpaddd zmm31, zmm31, zmm6                                        ;   140.5 p5      34 sum
        vpaddd zmm6, zmm29, zmm2                                         ;   141.0 p5      34 sum
        vpaddd zmm6, zmm6, zmm17                                         ;   142.0 p0      34 sum
        vprold zmm30, zmm0, 6                                            ;   142.5 p0      35 v[3]
        vprold zmm31, zmm31, 0xe                                         ;   143.5 p0      35 v[3]
        vpaddd zmm22, zmm22, zmm30                                       ;   143.5 p5      35 v[3]
        vpaddd zmm1, zmm1, zmm7                                          ;   143.0 p5      34 sum
        vprold zmm30, zmm11, 0xa                                         ;   144.5 p0      36 v[4]
        vpaddd zmm25, zmm25, zmm31                                       ;   144.5 p5      35 v[3]
        vmovdqa64 zmm31, zmm2                                            ;   139.5         35 v[1] copy
        vpternlogd zmm2, zmm11, zmm22, 0x96                              ;   145.0 p5      25 sum
        vprold zmm11, zmm20, 0xa                                         ;   145.5 p0      36 v[4]
        vpaddd zmm24, zmm24, zmm2                                        ;   146.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm27                                         ;   146.5 p0      34 sum
        vmovdqa64 zmm0, zmm27                                            ;   141.5         35 v[1] copy
        vpternlogd zmm27, zmm20, zmm25, 0x65                             ;   147.0 p5      26 sum
        vpaddd zmm28, zmm28, zmm27                                       ;   148.0 p0      34 sum
        vpaddd zmm20, zmm18, zmm30                                       ;   148.0 p5      34 sum
        vmovdqu64 zmm27, [rel ripemd160_blocks.T0_constants512 + 128]    ;    66.7 p3      34 sum reload
        vpaddd zmm20, zmm20, zmm27                                       ;   149.0 p0      34 sum
        vprold zmm24, zmm24, 7                                           ;   149.5 p0      35 v[2]
        vpaddd zmm26, zmm26, zmm24                                       ;   150.5 p5      35 v[2]
        vmovdqa64 zmm24, zmm30                                           ;   145.5         35 v[0] copy
        vprold zmm28, zmm28, 0xe                                         ;   150.5 p0      35 v[2]
        vpaddd zmm2, zmm8, zmm11                                         ;   150.0 p5      34 sum
        vmovdqu64 zmm4, [rel ripemd160_blocks.T0_constants512 + 448]     ;    67.8 p2      34 sum reload
        vpaddd zmm2, zmm2, zmm4                                          ;   151.0 p5      34 sum
        vpaddd zmm21, zmm21, zmm28                                       ;   151.5 p0      35 v[2]
        vprold zmm28, zmm22, 0xa                                         ;   152.5 p0      36 v[3]
        vpternlogd zmm30, zmm22, zmm26, 0x96                             ;   152.0 p5      25 sum
        vpaddd zmm19, zmm19, zmm30                                       ;   153.0 p5      34 sum
        vmovdqa64 zmm22, zmm11                                           ;   146.5         35 v[0] copy
        vprold zmm30, zmm25, 0xa                                         ;   153.5 p0      36 v[3]
        vpternlogd zmm11, zmm25, zmm21, 0x65                             ;   154.0 p5      26 sum
        vpaddd zmm3, zmm3, zmm11                                         ;   155.0 p0      34 sum
        vpaddd zmm11, zmm10, zmm28                                       ;   155.0 p5      34 sum
        vpaddd zmm11, zmm11, zmm27                                       ;   156.0 p0      34 sum
        vprold zmm19, zmm19, 9                                           ;   156.5 p0      35 v[1]
        vpaddd zmm31, zmm31, zmm19                                       ;   157.5 p5      35 v[1]
        vprold zmm19, zmm3, 0xc                                          ;   157.5 p0      35 v[1]
        vpaddd zmm25, zmm15, zmm30                                       ;   157.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm4                                        ;   158.0 p5      34 sum
        vpaddd zmm0, zmm0, zmm19                                         ;   158.5 p0      35 v[1]
        vprold zmm19, zmm26, 0xa                                         ;   159.5 p0      36 v[2]
        vpternlogd zmm26, zmm31, zmm28, 0x96                             ;   159.0 p5      25 sum
        vpaddd zmm6, zmm6, zmm26                                         ;   160.0 p5      34 sum
        vprold zmm26, zmm21, 0xa                                         ;   160.5 p0      36 v[2]
        vpternlogd zmm21, zmm0, zmm30, 0x39                              ;   161.0 p5      26 sum
        vpaddd zmm1, zmm1, zmm21                                         ;   162.0 p0      34 sum
        vpaddd zmm21, zmm27, zmm19                                       ;   162.0 p5      34 sum
        vpaddd zmm21, zmm21, zmm14                                       ;   163.0 p0      34 sum
        vprold zmm6, zmm6, 8                                             ;   163.5 p0      35 v[0]
        vpaddd zmm24, zmm24, zmm6                                        ;   164.5 p5      35 v[0]
        vprold zmm6, zmm1, 6                                             ;   164.5 p0      35 v[0]
        vpaddd zmm1, zmm5, zmm26                                         ;   164.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm4                                          ;   165.0 p5      34 sum
        vpaddd zmm22, zmm22, zmm6                                        ;   165.5 p0      35 v[0]
        vprold zmm6, zmm31, 0xa                                          ;   166.5 p0      36 v[1]
        vpternlogd zmm31, zmm24, zmm19, 0xe2                             ;   166.0 p5      25 sum
        vpaddd zmm20, zmm20, zmm31                                       ;   167.0 p5      34 sum
        vprold zmm31, zmm0, 0xa                                          ;   167.5 p0      36 v[1]
        vpternlogd zmm0, zmm26, zmm22, 0xb8                              ;   168.0 p5      26 sum
        vpaddd zmm2, zmm2, zmm0                                          ;   169.0 p0      34 sum
        vmovdqu64 zmm0, [rsp + 640]                                      ;    74.2 p3      34 sum
        vpaddd zmm0, zmm0, zmm27                                         ;   169.0 p5      34 sum
        vprold zmm20, zmm20, 7                                           ;   169.5 p0      35 v[4]
        vpaddd zmm28, zmm28, zmm20                                       ;   170.5 p5      35 v[4]
        vprold zmm20, zmm2, 9                                            ;   170.5 p0      35 v[4]
        vpaddd zmm2, zmm18, zmm31                                        ;   171.0 p5      34 sum
        vpaddd zmm2, zmm2, zmm4                                          ;   172.0 p0      34 sum
        vpaddd zmm30, zmm30, zmm20                                       ;   172.0 p5      35 v[4]
        vpaddd zmm0, zmm0, zmm6                                          ;   172.5 p0      34 sum
        vprold zmm20, zmm24, 0xa                                         ;   173.5 p0      36 v[0]
        vpternlogd zmm24, zmm28, zmm6, 0xe2                              ;   173.0 p5      25 sum
        vpaddd zmm11, zmm11, zmm24                                       ;   174.0 p5      34 sum
        vprold zmm24, zmm22, 0xa                                         ;   174.5 p0      36 v[0]
        vpternlogd zmm22, zmm31, zmm30, 0xb8                             ;   175.0 p5      26 sum
        vpaddd zmm25, zmm25, zmm22                                       ;   176.0 p0      34 sum
        vpaddd zmm22, zmm27, zmm20                                       ;   176.0 p5      34 sum
        vpaddd zmm22, zmm22, zmm13                                       ;   177.0 p0      34 sum
        vprold zmm11, zmm11, 6                                           ;   177.5 p0      35 v[3]
        vpaddd zmm19, zmm19, zmm11                                       ;   178.5 p5      35 v[3]
        vprold zmm11, zmm25, 0xd                                         ;   178.5 p0      35 v[3]
        vpaddd zmm25, zmm9, zmm24                                        ;   178.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm4                                        ;   179.0 p5      34 sum
        vpaddd zmm26, zmm26, zmm11                                       ;   179.5 p0      35 v[3]
        vprold zmm11, zmm28, 0xa                                         ;   180.5 p0      36 v[4]
        vpternlogd zmm28, zmm19, zmm20, 0xe2                             ;   180.0 p5      25 sum
        vpaddd zmm21, zmm21, zmm28                                       ;   181.0 p5      34 sum
        vprold zmm28, zmm30, 0xa                                         ;   181.5 p0      36 v[4]
        vpternlogd zmm30, zmm24, zmm26, 0xb8                             ;   182.0 p5      26 sum
        vpaddd zmm1, zmm1, zmm30                                         ;   183.0 p0      34 sum
        vpaddd zmm30, zmm8, zmm11                                        ;   183.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm27                                       ;   184.0 p0      34 sum
        vprold zmm21, zmm21, 8                                           ;   184.5 p0      35 v[2]
        vpaddd zmm6, zmm6, zmm21                                         ;   185.5 p5      35 v[2]
        vprold zmm21, zmm1, 0xf                                          ;   185.5 p0      35 v[2]
        vpaddd zmm1, zmm14, zmm28                                        ;   185.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm4                                          ;   186.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm21                                       ;   186.5 p0      35 v[2]
        vprold zmm21, zmm19, 0xa                                         ;   187.5 p0      36 v[3]
        vpternlogd zmm19, zmm6, zmm11, 0xe2                              ;   187.0 p5      25 sum
        vpaddd zmm0, zmm0, zmm19                                         ;   188.0 p5      34 sum
        vprold zmm19, zmm26, 0xa                                         ;   188.5 p0      36 v[3]
        vpternlogd zmm26, zmm28, zmm31, 0xb8                             ;   189.0 p5      26 sum
        vpaddd zmm2, zmm2, zmm26                                         ;   190.0 p0      34 sum
        vpaddd zmm26, zmm27, zmm21                                       ;   190.0 p5      34 sum
        vpaddd zmm26, zmm26, zmm17                                       ;   191.0 p0      34 sum
        vprold zmm0, zmm0, 0xd                                           ;   191.5 p0      35 v[1]
        vpaddd zmm20, zmm20, zmm0                                        ;   192.5 p5      35 v[1]
        vprold zmm0, zmm2, 7                                             ;   192.5 p0      35 v[1]
        vpaddd zmm2, zmm12, zmm19                                        ;   192.0 p5      34 sum
        vpaddd zmm2, zmm2, zmm4                                          ;   193.0 p5      34 sum
        vpaddd zmm24, zmm24, zmm0                                        ;   193.5 p0      35 v[1]
        vprold zmm0, zmm6, 0xa                                           ;   194.5 p0      36 v[2]
        vpternlogd zmm6, zmm20, zmm21, 0xe2                              ;   194.0 p5      25 sum
        vpaddd zmm22, zmm22, zmm6                                        ;   195.0 p5      34 sum
        vprold zmm6, zmm31, 0xa                                          ;   195.5 p0      36 v[2]
        vpternlogd zmm31, zmm19, zmm24, 0xb8                             ;   196.0 p5      26 sum
        vpaddd zmm25, zmm25, zmm31                                       ;   197.0 p0      34 sum
        vpaddd zmm31, zmm5, zmm0                                         ;   197.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm27                                       ;   198.0 p0      34 sum
        vprold zmm22, zmm22, 0xb                                         ;   198.5 p0      35 v[0]
        vpaddd zmm11, zmm11, zmm22                                       ;   199.5 p5      35 v[0]
        vprold zmm22, zmm25, 0xc                                         ;   199.5 p0      35 v[0]
        vpaddd zmm25, zmm13, zmm6                                        ;   199.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm4                                        ;   200.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm22                                       ;   200.5 p0      35 v[0]
        vprold zmm22, zmm20, 0xa                                         ;   201.5 p0      36 v[1]
        vpternlogd zmm20, zmm11, zmm0, 0xe2                              ;   201.0 p5      25 sum
        vpaddd zmm30, zmm30, zmm20                                       ;   202.0 p5      34 sum
        vprold zmm20, zmm24, 0xa                                         ;   202.5 p0      36 v[1]
        vpternlogd zmm24, zmm6, zmm28, 0xb8                              ;   203.0 p5      26 sum
        vpaddd zmm1, zmm1, zmm24                                         ;   204.0 p0      34 sum
        vpaddd zmm24, zmm27, zmm22                                       ;   204.0 p5      34 sum
        vpaddd zmm24, zmm24, zmm7                                        ;   205.0 p0      34 sum
        vprold zmm30, zmm30, 9                                           ;   205.5 p0      35 v[4]
        vpaddd zmm21, zmm21, zmm30                                       ;   206.5 p5      35 v[4]
        vprold zmm30, zmm1, 8                                            ;   206.5 p0      35 v[4]
        vpaddd zmm1, zmm16, zmm20                                        ;   206.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm4                                          ;   207.0 p5      34 sum
        vpaddd zmm19, zmm19, zmm30                                       ;   207.5 p0      35 v[4]
        vprold zmm30, zmm11, 0xa                                         ;   208.5 p0      36 v[0]
        vpternlogd zmm11, zmm21, zmm22, 0xe2                             ;   208.0 p5      25 sum
        vpaddd zmm26, zmm26, zmm11                                       ;   209.0 p5      34 sum
        vprold zmm11, zmm28, 0xa                                         ;   209.5 p0      36 v[0]
        vpternlogd zmm28, zmm20, zmm19, 0xb8                             ;   210.0 p5      26 sum
        vpaddd zmm2, zmm2, zmm28                                         ;   211.0 p0      34 sum
        vpaddd zmm28, zmm9, zmm30                                        ;   211.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm27                                       ;   212.0 p0      34 sum
        vprold zmm26, zmm26, 7                                           ;   212.5 p0      35 v[3]
        vpaddd zmm0, zmm0, zmm26                                         ;   213.5 p5      35 v[3]
        vprold zmm26, zmm2, 9                                            ;   213.5 p0      35 v[3]
        vpaddd zmm2, zmm17, zmm11                                        ;   213.0 p5      34 sum
        vpaddd zmm2, zmm2, zmm4                                          ;   214.0 p5      34 sum
        vpaddd zmm6, zmm6, zmm26                                         ;   214.5 p0      35 v[3]
        vprold zmm26, zmm21, 0xa                                         ;   215.5 p0      36 v[4]
        vpternlogd zmm21, zmm0, zmm30, 0xe2                              ;   215.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm21                                       ;   216.0 p5      34 sum
        vprold zmm21, zmm19, 0xa                                         ;   216.5 p0      36 v[4]
        vpternlogd zmm19, zmm11, zmm6, 0xb8                              ;   217.0 p5      26 sum
        vpaddd zmm25, zmm25, zmm19                                       ;   218.0 p0      34 sum
        vmovdqu64 zmm19, [rsp + 448]                                     ;    90.7 p2      34 sum
        vprold zmm31, zmm31, 0xf                                         ;   218.5 p0      35 v[2]
        vpaddd zmm19, zmm19, zmm27                                       ;   218.0 p5      34 sum
        vpaddd zmm22, zmm22, zmm31                                       ;   219.5 p5      35 v[2]
        vprold zmm25, zmm25, 0xb                                         ;   219.5 p0      35 v[2]
        vpaddd zmm31, zmm23, zmm21                                       ;   220.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   221.0 p0      34 sum
        vpaddd zmm20, zmm20, zmm25                                       ;   221.0 p5      35 v[2]
        vpaddd zmm19, zmm19, zmm26                                       ;   221.5 p0      34 sum
        vprold zmm25, zmm0, 0xa                                          ;   222.5 p0      36 v[3]
        vpternlogd zmm0, zmm22, zmm26, 0xe2                              ;   222.0 p5      25 sum
        vpaddd zmm24, zmm24, zmm0                                        ;   223.0 p5      34 sum
        vprold zmm0, zmm6, 0xa                                           ;   223.5 p0      36 v[3]
        vpternlogd zmm6, zmm21, zmm20, 0xb8                              ;   224.0 p5      26 sum
        vpaddd zmm1, zmm1, zmm6                                          ;   225.0 p0      34 sum
        vpaddd zmm6, zmm12, zmm25                                        ;   225.0 p5      34 sum
        vprold zmm24, zmm24, 7                                           ;   225.5 p0      35 v[1]
        vpaddd zmm6, zmm6, zmm27                                         ;   226.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm24                                       ;   226.5 p0      35 v[1]
        vprold zmm24, zmm1, 7                                            ;   227.5 p0      35 v[1]
        vpaddd zmm1, zmm4, zmm0                                          ;   227.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm7                                          ;   228.0 p5      34 sum
        vpaddd zmm11, zmm11, zmm24                                       ;   228.5 p0      35 v[1]
        vprold zmm24, zmm22, 0xa                                         ;   229.5 p0      36 v[2]
        vpternlogd zmm22, zmm30, zmm25, 0xe2                             ;   229.0 p5      25 sum
        vpaddd zmm28, zmm28, zmm22                                       ;   230.0 p5      34 sum
        vprold zmm22, zmm20, 0xa                                         ;   230.5 p0      36 v[2]
        vpternlogd zmm20, zmm0, zmm11, 0xb8                              ;   231.0 p5      26 sum
        vpaddd zmm2, zmm2, zmm20                                         ;   232.0 p0      34 sum
        vmovdqu64 zmm20, [rsp + 704]                                     ;    95.5 p3      34 sum
        vpaddd zmm20, zmm20, zmm27                                       ;   232.0 p5      34 sum
        vprold zmm28, zmm28, 0xc                                         ;   232.5 p0      35 v[0]
        vpaddd zmm26, zmm26, zmm28                                       ;   233.5 p5      35 v[0]
        vprold zmm28, zmm2, 7                                            ;   233.5 p0      35 v[0]
        vpaddd zmm2, zmm10, zmm22                                        ;   234.0 p5      34 sum
        vpaddd zmm2, zmm2, zmm4                                          ;   235.0 p0      34 sum
        vpaddd zmm21, zmm21, zmm28                                       ;   235.0 p5      35 v[0]
        vpaddd zmm20, zmm20, zmm24                                       ;   235.5 p0      34 sum
        vprold zmm28, zmm30, 0xa                                         ;   236.5 p0      36 v[1]
        vpternlogd zmm30, zmm26, zmm24, 0xe2                             ;   236.0 p5      25 sum
        vpaddd zmm19, zmm19, zmm30                                       ;   237.0 p5      34 sum
        vprold zmm30, zmm11, 0xa                                         ;   237.5 p0      36 v[1]
        vpternlogd zmm11, zmm22, zmm21, 0xb8                             ;   238.0 p5      26 sum
        vpaddd zmm31, zmm31, zmm11                                       ;   239.0 p0      34 sum
        vpaddd zmm11, zmm16, zmm28                                       ;   239.0 p5      34 sum
        vpaddd zmm11, zmm11, zmm27                                       ;   240.0 p0      34 sum
        vprold zmm19, zmm19, 0xf                                         ;   240.5 p0      35 v[4]
        vpaddd zmm25, zmm25, zmm19                                       ;   241.5 p5      35 v[4]
        vprold zmm19, zmm31, 0xc                                         ;   241.5 p0      35 v[4]
        vmovdqu64 zmm31, [rsp + 448]                                     ;    98.8 p2      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   241.0 p5      34 sum
        vpaddd zmm0, zmm0, zmm19                                         ;   242.5 p5      35 v[4]
        vprold zmm19, zmm26, 0xa                                         ;   242.5 p0      36 v[0]
        vpaddd zmm31, zmm31, zmm30                                       ;   243.0 p5      34 sum
        vpternlogd zmm26, zmm25, zmm28, 0xe2                             ;   243.5 p0      25 sum
        vprold zmm3, zmm21, 0xa                                          ;   244.5 p0      36 v[0]
        vpaddd zmm6, zmm6, zmm26                                         ;   244.5 p5      34 sum
        vpternlogd zmm21, zmm30, zmm0, 0xb8                              ;   245.0 p5      26 sum
        vpaddd zmm1, zmm1, zmm21                                         ;   246.0 p0      34 sum
        vpaddd zmm21, zmm15, zmm19                                       ;   246.0 p5      34 sum
        vpaddd zmm21, zmm21, zmm27                                       ;   247.0 p0      34 sum
        vprold zmm6, zmm6, 9                                             ;   247.5 p0      35 v[3]
        vpaddd zmm24, zmm24, zmm6                                        ;   248.5 p5      35 v[3]
        vprold zmm6, zmm1, 7                                             ;   248.5 p0      35 v[3]
        vmovdqu64 zmm26, [rsp + 640]                                     ;   101.3 p3      34 sum
        vpaddd zmm26, zmm26, zmm4                                        ;   248.0 p5      34 sum
        vpaddd zmm22, zmm22, zmm6                                        ;   249.5 p5      35 v[3]
        vmovdqa64 zmm6, zmm19                                            ;   243.5         35 v[1] copy
        vpaddd zmm26, zmm26, zmm3                                        ;   249.5 p0      34 sum
        vprold zmm1, zmm25, 0xa                                          ;   250.5 p0      36 v[4]
        vpternlogd zmm19, zmm25, zmm24, 0xd8                             ;   250.0 p5      25 sum
        vpaddd zmm20, zmm20, zmm19                                       ;   251.0 p5      34 sum
        vprold zmm19, zmm0, 0xa                                          ;   251.5 p0      36 v[4]
        vpternlogd zmm0, zmm3, zmm22, 0xb8                               ;   252.0 p5      26 sum
        vpaddd zmm2, zmm2, zmm0                                          ;   253.0 p0      34 sum
        vpaddd zmm25, zmm23, zmm1                                        ;   253.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm27                                       ;   254.0 p0      34 sum
        vprold zmm20, zmm20, 0xb                                         ;   254.5 p0      35 v[2]
        vpaddd zmm28, zmm28, zmm20                                       ;   255.5 p5      35 v[2]
        vprold zmm20, zmm2, 6                                            ;   255.5 p0      35 v[2]
        vmovdqu64 zmm27, [rsp + 704]                                     ;   104.0 p2      34 sum
        vpaddd zmm27, zmm27, zmm4                                        ;   255.0 p5      34 sum
        vprold zmm0, zmm24, 0xa                                          ;   256.5 p0      36 v[3]
        vpaddd zmm30, zmm30, zmm20                                       ;   256.5 p5      35 v[2]
        vmovdqa64 zmm20, zmm1                                            ;   251.5         35 v[0] copy
        vpternlogd zmm1, zmm24, zmm28, 0xd8                              ;   257.0 p5      25 sum
        vpaddd zmm27, zmm27, zmm19                                       ;   257.5 p0      34 sum
        vprold zmm24, zmm22, 0xa                                         ;   258.5 p0      36 v[3]
        vpaddd zmm11, zmm11, zmm1                                        ;   258.0 p5      34 sum
        vmovdqa64 zmm1, zmm19                                            ;   252.5         35 v[0] copy
        vpternlogd zmm19, zmm22, zmm30, 0xac                             ;   259.0 p5      26 sum
        vpaddd zmm31, zmm31, zmm19                                       ;   260.0 p0      34 sum
        vpaddd zmm19, zmm5, zmm0                                         ;   260.0 p5      34 sum
        vmovdqu64 zmm22, [rel ripemd160_blocks.T0_constants512 + 192]    ;   106.2 p3      34 sum reload
        vpaddd zmm19, zmm19, zmm22                                       ;   261.0 p0      34 sum
        vprold zmm11, zmm11, 7                                           ;   261.5 p0      35 v[1]
        vpaddd zmm6, zmm6, zmm11                                         ;   262.5 p5      35 v[1]
        vmovdqa64 zmm11, zmm0                                            ;   257.5         35 v[4] copy
        vprold zmm31, zmm31, 0xf                                         ;   262.5 p0      35 v[1]
        vpaddd zmm2, zmm17, zmm24                                        ;   262.0 p5      34 sum
        vmovdqu64 zmm4, [rel ripemd160_blocks.T0_constants512 + 512]     ;   107.3 p2      34 sum reload
        vpaddd zmm2, zmm2, zmm4                                          ;   263.0 p5      34 sum
        vpaddd zmm3, zmm3, zmm31                                         ;   263.5 p0      35 v[1]
        vprold zmm31, zmm28, 0xa                                         ;   264.5 p0      36 v[2]
        vpternlogd zmm0, zmm28, zmm6, 0xd8                               ;   264.0 p5      25 sum
        vpaddd zmm21, zmm21, zmm0                                        ;   265.0 p5      34 sum
        vprold zmm28, zmm30, 0xa                                         ;   265.5 p0      36 v[2]
        vpternlogd zmm30, zmm24, zmm3, 0xb8                              ;   266.0 p5      26 sum
        vpaddd zmm26, zmm26, zmm30                                       ;   267.0 p0      34 sum
        vpaddd zmm30, zmm13, zmm31                                       ;   267.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm22                                       ;   268.0 p0      34 sum
        vprold zmm21, zmm21, 0xd                                         ;   268.5 p0      35 v[0]
        vpaddd zmm20, zmm20, zmm21                                       ;   269.5 p5      35 v[0]
        vprold zmm21, zmm26, 0xd                                         ;   269.5 p0      35 v[0]
        vpaddd zmm26, zmm12, zmm28                                       ;   269.0 p5      34 sum
        vpaddd zmm26, zmm26, zmm4                                        ;   270.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm21                                         ;   270.5 p0      35 v[0]
        vprold zmm21, zmm6, 0xa                                          ;   271.5 p0      36 v[1]
        vpternlogd zmm6, zmm31, zmm20, 0xe4                              ;   271.0 p5      25 sum
        vpaddd zmm25, zmm25, zmm6                                        ;   272.0 p5      34 sum
        vprold zmm6, zmm3, 0xa                                           ;   272.5 p0      36 v[1]
        vpternlogd zmm3, zmm28, zmm1, 0xb8                               ;   273.0 p5      26 sum
        vpaddd zmm27, zmm27, zmm3                                        ;   274.0 p0      34 sum
        vpaddd zmm0, zmm16, zmm21                                        ;   274.0 p5      34 sum
        vpaddd zmm0, zmm0, zmm22                                         ;   275.0 p0      34 sum
        vprold zmm25, zmm25, 0xc                                         ;   275.5 p0      35 v[4]
        vpaddd zmm11, zmm11, zmm25                                       ;   276.5 p5      35 v[4]
        vprold zmm25, zmm27, 0xb                                         ;   276.5 p0      35 v[4]
        vmovdqu64 zmm27, [rsp + 640]                                     ;   112.0 p3      34 sum
        vpaddd zmm27, zmm27, zmm4                                        ;   276.0 p5      34 sum
        vpaddd zmm24, zmm24, zmm25                                       ;   277.5 p5      35 v[4]
        vprold zmm25, zmm20, 0xa                                         ;   277.5 p0      36 v[0]
        vpaddd zmm27, zmm27, zmm6                                        ;   278.0 p5      34 sum
        vpternlogd zmm20, zmm21, zmm11, 0x63                             ;   278.5 p0      25 sum
        vpaddd zmm19, zmm19, zmm20                                       ;   279.5 p5      34 sum
        vprold zmm20, zmm1, 0xa                                          ;   279.5 p0      36 v[0]
        vpternlogd zmm1, zmm6, zmm24, 0x63                               ;   280.0 p5      25 sum
        vpaddd zmm2, zmm2, zmm1                                          ;   281.0 p0      34 sum
        vpaddd zmm1, zmm10, zmm25                                        ;   281.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm22                                         ;   282.0 p0      34 sum
        vprold zmm19, zmm19, 0xb                                         ;   282.5 p0      35 v[3]
        vpaddd zmm31, zmm31, zmm19                                       ;   283.5 p5      35 v[3]
        vprold zmm19, zmm2, 9                                            ;   283.5 p0      35 v[3]
        vpaddd zmm2, zmm5, zmm20                                         ;   283.0 p5      34 sum
        vpaddd zmm2, zmm2, zmm4                                          ;   284.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm19                                       ;   284.5 p0      35 v[3]
        vmovdqa64 zmm19, zmm25                                           ;   278.5         35 v[1] copy
        vprold zmm3, zmm11, 0xa                                          ;   285.5 p0      36 v[4]
        vpternlogd zmm25, zmm11, zmm31, 0x4b                             ;   285.0 p5      25 sum
        vpaddd zmm30, zmm30, zmm25                                       ;   286.0 p5      34 sum
        vprold zmm11, zmm24, 0xa                                         ;   286.5 p0      36 v[4]
        vpternlogd zmm24, zmm20, zmm28, 0x63                             ;   287.0 p5      25 sum
        vpaddd zmm26, zmm26, zmm24                                       ;   288.0 p0      34 sum
        vmovdqu64 zmm24, [rsp + 448]                                     ;   116.2 p2      34 sum
        vpaddd zmm24, zmm24, zmm22                                       ;   288.0 p5      34 sum
        vprold zmm25, zmm30, 0xd                                         ;   288.5 p0      35 v[2]
        vpaddd zmm21, zmm21, zmm25                                       ;   289.5 p5      35 v[2]
        vprold zmm25, zmm26, 7                                           ;   289.5 p0      35 v[2]
        vpaddd zmm26, zmm18, zmm11                                       ;   290.0 p5      34 sum
        vpaddd zmm26, zmm26, zmm4                                        ;   291.0 p0      34 sum
        vpaddd zmm6, zmm6, zmm25                                         ;   291.0 p5      35 v[2]
        vpaddd zmm24, zmm24, zmm3                                        ;   291.5 p0      34 sum
        vprold zmm25, zmm31, 0xa                                         ;   292.5 p0      36 v[3]
        vpternlogd zmm31, zmm3, zmm21, 0x63                              ;   292.0 p5      25 sum
        vpaddd zmm0, zmm0, zmm31                                         ;   293.0 p5      34 sum
        vprold zmm30, zmm28, 0xa                                         ;   293.5 p0      36 v[3]
        vpternlogd zmm28, zmm11, zmm6, 0x63                              ;   294.0 p5      25 sum
        vpaddd zmm27, zmm27, zmm28                                       ;   295.0 p0      34 sum
        vpaddd zmm28, zmm17, zmm25                                       ;   295.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm22                                       ;   296.0 p0      34 sum
        vprold zmm31, zmm0, 6                                            ;   296.5 p0      35 v[1]
        vpaddd zmm19, zmm19, zmm31                                       ;   297.5 p5      35 v[1]
        vprold zmm27, zmm27, 0xf                                         ;   297.5 p0      35 v[1]
        vpaddd zmm31, zmm16, zmm30                                       ;   297.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   298.0 p5      34 sum
        vpaddd zmm20, zmm20, zmm27                                       ;   298.5 p0      35 v[1]
        vprold zmm27, zmm21, 0xa                                         ;   299.5 p0      36 v[2]
        vpternlogd zmm21, zmm25, zmm19, 0x63                             ;   299.0 p5      25 sum
        vpaddd zmm1, zmm1, zmm21                                         ;   300.0 p5      34 sum
        vprold zmm21, zmm6, 0xa                                          ;   300.5 p0      36 v[2]
        vpternlogd zmm6, zmm30, zmm20, 0x63                              ;   301.0 p5      25 sum
        vpaddd zmm2, zmm2, zmm6                                          ;   302.0 p0      34 sum
        vpaddd zmm6, zmm23, zmm27                                        ;   302.0 p5      34 sum
        vpaddd zmm6, zmm6, zmm22                                         ;   303.0 p0      34 sum
        vprold zmm0, zmm1, 7                                             ;   303.5 p0      35 v[0]
        vpaddd zmm3, zmm3, zmm0                                          ;   304.5 p5      35 v[0]
        vprold zmm0, zmm2, 0xb                                           ;   304.5 p0      35 v[0]
        vpaddd zmm1, zmm8, zmm21                                         ;   304.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm4                                          ;   305.0 p5      34 sum
        vpaddd zmm11, zmm11, zmm0                                        ;   305.5 p0      35 v[0]
        vprold zmm0, zmm19, 0xa                                          ;   306.5 p0      36 v[1]
        vpternlogd zmm19, zmm27, zmm3, 0x63                              ;   306.0 p5      25 sum
        vpaddd zmm24, zmm24, zmm19                                       ;   307.0 p5      34 sum
        vprold zmm19, zmm20, 0xa                                         ;   307.5 p0      36 v[1]
        vpternlogd zmm20, zmm21, zmm11, 0x63                             ;   308.0 p5      25 sum
        vpaddd zmm26, zmm26, zmm20                                       ;   309.0 p0      34 sum
        vmovdqu64 zmm20, [rsp + 640]                                     ;   123.3 p3      34 sum
        vpaddd zmm20, zmm20, zmm22                                       ;   309.0 p5      34 sum
        vprold zmm24, zmm24, 0xe                                         ;   309.5 p0      35 v[4]
        vpaddd zmm25, zmm25, zmm24                                       ;   310.5 p5      35 v[4]
        vprold zmm24, zmm26, 8                                           ;   310.5 p0      35 v[4]
        vmovdqu64 zmm26, [rsp + 448]                                     ;   124.2 p2      34 sum
        vpaddd zmm26, zmm26, zmm4                                        ;   311.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm24                                       ;   311.5 p0      35 v[4]
        vpaddd zmm20, zmm20, zmm0                                        ;   312.0 p5      34 sum
        vpaddd zmm26, zmm26, zmm19                                       ;   312.5 p0      34 sum
        vprold zmm24, zmm3, 0xa                                          ;   313.5 p0      36 v[0]
        vpternlogd zmm3, zmm0, zmm25, 0x63                               ;   313.0 p5      25 sum
        vpaddd zmm28, zmm28, zmm3                                        ;   314.0 p5      34 sum
        vprold zmm2, zmm11, 0xa                                          ;   314.5 p0      36 v[0]
        vpternlogd zmm11, zmm19, zmm30, 0x63                             ;   315.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm11                                       ;   316.0 p0      34 sum
        vmovdqu64 zmm11, [rsp + 704]                                     ;   126.0 p3      34 sum
        vpaddd zmm11, zmm11, zmm22                                       ;   316.0 p5      34 sum
        vprold zmm28, zmm28, 9                                           ;   316.5 p0      35 v[3]
        vpaddd zmm27, zmm27, zmm28                                       ;   317.5 p5      35 v[3]
        vprold zmm28, zmm31, 6                                           ;   317.5 p0      35 v[3]
        vpaddd zmm31, zmm15, zmm2                                        ;   318.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   319.0 p0      34 sum
        vpaddd zmm21, zmm21, zmm28                                       ;   319.0 p5      35 v[3]
        vpaddd zmm11, zmm11, zmm24                                       ;   319.5 p0      34 sum
        vprold zmm28, zmm25, 0xa                                         ;   320.5 p0      36 v[4]
        vpternlogd zmm25, zmm24, zmm27, 0x63                             ;   320.0 p5      25 sum
        vprold zmm3, zmm30, 0xa                                          ;   321.5 p0      36 v[4]
        vpaddd zmm6, zmm6, zmm25                                         ;   321.0 p5      34 sum
        vpternlogd zmm30, zmm2, zmm21, 0x63                              ;   322.0 p5      25 sum
        vpaddd zmm1, zmm1, zmm30                                         ;   323.0 p0      34 sum
        vpaddd zmm25, zmm18, zmm28                                       ;   323.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm22                                       ;   324.0 p0      34 sum
        vprold zmm6, zmm6, 0xd                                           ;   324.5 p0      35 v[2]
        vpaddd zmm0, zmm0, zmm6                                          ;   325.5 p5      35 v[2]
        vprold zmm6, zmm1, 6                                             ;   325.5 p0      35 v[2]
        vpaddd zmm30, zmm23, zmm3                                        ;   325.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm4                                        ;   326.0 p5      34 sum
        vpaddd zmm19, zmm19, zmm6                                        ;   326.5 p0      35 v[2]
        vprold zmm6, zmm27, 0xa                                          ;   327.5 p0      36 v[3]
        vpternlogd zmm27, zmm28, zmm0, 0x63                              ;   327.0 p5      25 sum
        vpaddd zmm20, zmm20, zmm27                                       ;   328.0 p5      34 sum
        vprold zmm27, zmm21, 0xa                                         ;   328.5 p0      36 v[3]
        vpternlogd zmm21, zmm3, zmm19, 0x63                              ;   329.0 p5      25 sum
        vpaddd zmm26, zmm26, zmm21                                       ;   330.0 p0      34 sum
        vpaddd zmm21, zmm9, zmm6                                         ;   330.0 p5      34 sum
        vprold zmm20, zmm20, 0xf                                         ;   330.5 p0      35 v[1]
        vpaddd zmm21, zmm21, zmm22                                       ;   331.0 p5      34 sum
        vpaddd zmm24, zmm24, zmm20                                       ;   331.5 p0      35 v[1]
        vprold zmm20, zmm26, 0xe                                         ;   332.5 p0      35 v[1]
        vpaddd zmm26, zmm7, zmm27                                        ;   332.0 p5      34 sum
        vpaddd zmm26, zmm26, zmm4                                        ;   333.0 p5      34 sum
        vpaddd zmm2, zmm2, zmm20                                         ;   333.5 p0      35 v[1]
        vprold zmm20, zmm0, 0xa                                          ;   334.5 p0      36 v[2]
        vpternlogd zmm0, zmm6, zmm24, 0x63                               ;   334.0 p5      25 sum
        vpaddd zmm11, zmm11, zmm0                                        ;   335.0 p5      34 sum
        vprold zmm0, zmm19, 0xa                                          ;   335.5 p0      36 v[2]
        vpternlogd zmm19, zmm27, zmm2, 0x63                              ;   336.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm19                                       ;   337.0 p0      34 sum
        vpaddd zmm19, zmm8, zmm20                                        ;   337.0 p5      34 sum
        vpaddd zmm19, zmm19, zmm22                                       ;   338.0 p0      34 sum
        vprold zmm11, zmm11, 0xe                                         ;   338.5 p0      35 v[0]
        vpaddd zmm28, zmm28, zmm11                                       ;   339.5 p5      35 v[0]
        vprold zmm11, zmm31, 0xc                                         ;   339.5 p0      35 v[0]
        vmovdqu64 zmm31, [rsp + 704]                                     ;   134.0 p2      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   339.0 p5      34 sum
        vpaddd zmm3, zmm3, zmm11                                         ;   340.5 p5      35 v[0]
        vprold zmm11, zmm24, 0xa                                         ;   340.5 p0      36 v[1]
        vpaddd zmm31, zmm31, zmm0                                        ;   341.0 p5      34 sum
        vpternlogd zmm24, zmm20, zmm28, 0x63                             ;   341.5 p0      25 sum
        vpaddd zmm25, zmm25, zmm24                                       ;   342.5 p5      34 sum
        vprold zmm24, zmm2, 0xa                                          ;   342.5 p0      36 v[1]
        vpternlogd zmm2, zmm0, zmm3, 0x63                                ;   343.0 p5      25 sum
        vpaddd zmm30, zmm30, zmm2                                        ;   344.0 p0      34 sum
        vpaddd zmm1, zmm14, zmm11                                        ;   344.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm22                                         ;   345.0 p0      34 sum
        vprold zmm25, zmm25, 8                                           ;   345.5 p0      35 v[4]
        vpaddd zmm6, zmm6, zmm25                                         ;   346.5 p5      35 v[4]
        vprold zmm25, zmm30, 0xd                                         ;   346.5 p0      35 v[4]
        vpaddd zmm30, zmm13, zmm24                                       ;   346.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm4                                        ;   347.0 p5      34 sum
        vpaddd zmm27, zmm27, zmm25                                       ;   347.5 p0      35 v[4]
        vmovdqa64 zmm25, zmm11                                           ;   341.5         35 v[2] copy
        vprold zmm2, zmm28, 0xa                                          ;   348.5 p0      36 v[0]
        vpternlogd zmm11, zmm28, zmm6, 0x4b                              ;   348.0 p5      25 sum
        vpaddd zmm21, zmm21, zmm11                                       ;   349.0 p5      34 sum
        vprold zmm11, zmm3, 0xa                                          ;   349.5 p0      36 v[0]
        vpternlogd zmm3, zmm24, zmm27, 0x63                              ;   350.0 p5      25 sum
        vpaddd zmm26, zmm26, zmm3                                        ;   351.0 p0      34 sum
        vpaddd zmm28, zmm15, zmm2                                        ;   351.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm22                                       ;   352.0 p0      34 sum
        vprold zmm21, zmm21, 0xd                                         ;   352.5 p0      35 v[3]
        vpaddd zmm20, zmm20, zmm21                                       ;   353.5 p5      35 v[3]
        vprold zmm21, zmm26, 5                                           ;   353.5 p0      35 v[3]
        vpaddd zmm26, zmm9, zmm11                                        ;   353.0 p5      34 sum
        vpaddd zmm26, zmm26, zmm4                                        ;   354.0 p5      34 sum
        vpaddd zmm0, zmm0, zmm21                                         ;   354.5 p0      35 v[3]
        vprold zmm21, zmm6, 0xa                                          ;   355.5 p0      36 v[4]
        vpternlogd zmm6, zmm2, zmm20, 0x63                               ;   355.0 p5      25 sum
        vpaddd zmm19, zmm19, zmm6                                        ;   356.0 p5      34 sum
        vprold zmm6, zmm27, 0xa                                          ;   356.5 p0      36 v[4]
        vpternlogd zmm27, zmm11, zmm0, 0x63                              ;   357.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm27                                       ;   358.0 p0      34 sum
        vpaddd zmm27, zmm12, zmm21                                       ;   358.0 p5      34 sum
        vpaddd zmm27, zmm27, zmm22                                       ;   359.0 p0      34 sum
        vprold zmm19, zmm19, 6                                           ;   359.5 p0      35 v[2]
        vpaddd zmm25, zmm25, zmm19                                       ;   360.5 p5      35 v[2]
        vprold zmm19, zmm31, 0xe                                         ;   360.5 p0      35 v[2]
        vpaddd zmm31, zmm10, zmm6                                        ;   360.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   361.0 p5      34 sum
        vpaddd zmm24, zmm24, zmm19                                       ;   361.5 p0      35 v[2]
        vprold zmm19, zmm20, 0xa                                         ;   362.5 p0      36 v[3]
        vpternlogd zmm20, zmm21, zmm25, 0x63                             ;   362.0 p5      25 sum
        vpaddd zmm1, zmm1, zmm20                                         ;   363.0 p5      34 sum
        vprold zmm20, zmm0, 0xa                                          ;   363.5 p0      36 v[3]
        vpternlogd zmm0, zmm6, zmm24, 0x63                               ;   364.0 p5      25 sum
        vpaddd zmm30, zmm30, zmm0                                        ;   365.0 p0      34 sum
        vpaddd zmm0, zmm7, zmm19                                         ;   365.0 p5      34 sum
        vpaddd zmm0, zmm0, zmm22                                         ;   366.0 p0      34 sum
        vprold zmm22, zmm1, 5                                            ;   366.5 p0      35 v[1]
        vpaddd zmm2, zmm2, zmm22                                         ;   367.5 p5      35 v[1]
        vprold zmm22, zmm30, 0xd                                         ;   367.5 p0      35 v[1]
        vpaddd zmm30, zmm14, zmm20                                       ;   367.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm4                                        ;   368.0 p5      34 sum
        vprold zmm1, zmm25, 0xa                                          ;   368.5 p0      36 v[2]
        vpaddd zmm11, zmm11, zmm22                                       ;   369.0 p5      35 v[1]
        vmovdqa64 zmm22, zmm19                                           ;   363.5         35 v[4] copy
        vpternlogd zmm19, zmm25, zmm2, 0x4b                              ;   369.5 p0      25 sum
        vprold zmm25, zmm24, 0xa                                         ;   370.5 p0      36 v[2]
        vpaddd zmm28, zmm28, zmm19                                       ;   370.5 p5      34 sum
        vmovdqa64 zmm19, zmm20                                           ;   364.5         35 v[4] copy
        vpternlogd zmm20, zmm24, zmm11, 0x4b                             ;   371.0 p5      25 sum
        vpaddd zmm26, zmm26, zmm20                                       ;   372.0 p0      34 sum
        vmovdqu64 zmm20, [rsp + 640]                                     ;   145.5 p3      34 sum
        vmovdqu64 zmm24, [rel ripemd160_blocks.T0_constants512 + 256]    ;   145.7 p2      34 sum reload
        vpaddd zmm20, zmm20, zmm24                                       ;   372.0 p5      34 sum
        vprold zmm28, zmm28, 0xc                                         ;   372.5 p0      35 v[0]
        vpaddd zmm21, zmm21, zmm28                                       ;   373.5 p5      35 v[0]
        vpaddd zmm20, zmm20, zmm1                                        ;   373.5 p0      34 sum
        vmovdqa64 zmm28, zmm1                                            ;   369.5         35 v[3] copy
        vprold zmm26, zmm26, 0xd                                         ;   374.5 p0      35 v[0]
        vpaddd zmm3, zmm23, zmm25                                        ;   374.0 p5      34 sum
        vmovdqu64 zmm4, [rel ripemd160_blocks.T0_constants512 + 576]     ;   147.0 p3      34 sum reload
        vpaddd zmm3, zmm3, zmm4                                          ;   375.0 p5      34 sum
        vpaddd zmm6, zmm6, zmm26                                         ;   375.5 p0      35 v[0]
        vpternlogd zmm1, zmm21, zmm2, 0x2d                               ;   376.0 p5      25 sum
        vprold zmm26, zmm2, 0xa                                          ;   376.5 p0      36 v[1]
        vpaddd zmm27, zmm27, zmm1                                        ;   377.0 p5      34 sum
        vprold zmm1, zmm11, 0xa                                          ;   377.5 p0      36 v[1]
        vpternlogd zmm11, zmm25, zmm6, 0x63                              ;   378.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm11                                       ;   379.0 p0      34 sum
        vmovdqu64 zmm11, [rsp + 448]                                     ;   148.5 p2      34 sum
        vpaddd zmm11, zmm11, zmm24                                       ;   379.0 p5      34 sum
        vprold zmm27, zmm27, 7                                           ;   379.5 p0      35 v[4]
        vpaddd zmm22, zmm22, zmm27                                       ;   380.5 p5      35 v[4]
        vprold zmm27, zmm31, 7                                           ;   380.5 p0      35 v[4]
        vpaddd zmm31, zmm8, zmm1                                         ;   381.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   382.0 p0      34 sum
        vpaddd zmm19, zmm19, zmm27                                       ;   382.0 p5      35 v[4]
        vpaddd zmm11, zmm11, zmm26                                       ;   382.5 p0      34 sum
        vprold zmm27, zmm21, 0xa                                         ;   383.5 p0      36 v[0]
        vpternlogd zmm21, zmm26, zmm22, 0x63                             ;   383.0 p5      25 sum
        vpaddd zmm0, zmm0, zmm21                                         ;   384.0 p5      34 sum
        vprold zmm21, zmm6, 0xa                                          ;   384.5 p0      36 v[0]
        vpternlogd zmm6, zmm1, zmm19, 0x63                               ;   385.0 p5      25 sum
        vpaddd zmm30, zmm30, zmm6                                        ;   386.0 p0      34 sum
        vpaddd zmm6, zmm15, zmm27                                        ;   386.0 p5      34 sum
        vpaddd zmm6, zmm6, zmm24                                         ;   387.0 p0      34 sum
        vprold zmm0, zmm0, 5                                             ;   387.5 p0      35 v[3]
        vpaddd zmm28, zmm28, zmm0                                        ;   388.5 p5      35 v[3]
        vprold zmm30, zmm30, 5                                           ;   388.5 p0      35 v[3]
        vpaddd zmm0, zmm10, zmm21                                        ;   388.0 p5      34 sum
        vpaddd zmm0, zmm0, zmm4                                          ;   389.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm30                                       ;   389.5 p0      35 v[3]
        vprold zmm30, zmm22, 0xa                                         ;   390.5 p0      36 v[4]
        vpternlogd zmm22, zmm27, zmm28, 0xb8                             ;   390.0 p5      26 sum
        vpaddd zmm20, zmm20, zmm22                                       ;   391.0 p5      34 sum
        vprold zmm22, zmm19, 0xa                                         ;   391.5 p0      36 v[4]
        vpternlogd zmm19, zmm25, zmm21, 0xe2                             ;   392.0 p5      25 sum
        vpaddd zmm3, zmm3, zmm19                                         ;   393.0 p0      34 sum
        vpaddd zmm19, zmm13, zmm30                                       ;   393.0 p5      34 sum
        vpaddd zmm19, zmm19, zmm24                                       ;   394.0 p0      34 sum
        vprold zmm20, zmm20, 0xb                                         ;   394.5 p0      35 v[2]
        vpaddd zmm26, zmm26, zmm20                                       ;   395.5 p5      35 v[2]
        vprold zmm20, zmm3, 0xf                                          ;   395.5 p0      35 v[2]
        vmovdqu64 zmm2, [rsp + 640]                                      ;   154.2 p3      34 sum
        vpaddd zmm2, zmm2, zmm4                                          ;   395.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm20                                         ;   396.5 p5      35 v[2]
        vpaddd zmm2, zmm2, zmm22                                         ;   396.5 p0      34 sum
        vprold zmm20, zmm28, 0xa                                         ;   397.5 p0      36 v[3]
        vpternlogd zmm28, zmm30, zmm26, 0xb8                             ;   397.0 p5      26 sum
        vpaddd zmm11, zmm11, zmm28                                       ;   398.0 p5      34 sum
        vprold zmm28, zmm25, 0xa                                         ;   398.5 p0      36 v[3]
        vpternlogd zmm25, zmm1, zmm22, 0xe2                              ;   399.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm25                                       ;   400.0 p0      34 sum
        vpaddd zmm25, zmm9, zmm20                                        ;   400.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm24                                       ;   401.0 p0      34 sum
        vprold zmm11, zmm11, 0xc                                         ;   401.5 p0      35 v[1]
        vpaddd zmm27, zmm27, zmm11                                       ;   402.5 p5      35 v[1]
        vprold zmm11, zmm31, 5                                           ;   402.5 p0      35 v[1]
        vpaddd zmm31, zmm5, zmm28                                        ;   402.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   403.0 p5      34 sum
        vpaddd zmm21, zmm21, zmm11                                       ;   403.5 p0      35 v[1]
        vprold zmm11, zmm26, 0xa                                         ;   404.5 p0      36 v[2]
        vpternlogd zmm26, zmm20, zmm27, 0xb8                             ;   404.0 p5      26 sum
        vpaddd zmm6, zmm6, zmm26                                         ;   405.0 p5      34 sum
        vprold zmm26, zmm1, 0xa                                          ;   405.5 p0      36 v[2]
        vpternlogd zmm1, zmm21, zmm28, 0xe2                              ;   406.0 p5      25 sum
        vpaddd zmm0, zmm0, zmm1                                          ;   407.0 p0      34 sum
        vpaddd zmm1, zmm23, zmm11                                        ;   407.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm24                                         ;   408.0 p0      34 sum
        vprold zmm6, zmm6, 0xe                                           ;   408.5 p0      35 v[0]
        vpaddd zmm30, zmm30, zmm6                                        ;   409.5 p5      35 v[0]
        vprold zmm6, zmm0, 8                                             ;   409.5 p0      35 v[0]
        vpaddd zmm0, zmm15, zmm26                                        ;   409.0 p5      34 sum
        vpaddd zmm0, zmm0, zmm4                                          ;   410.0 p5      34 sum
        vpaddd zmm22, zmm22, zmm6                                        ;   410.5 p0      35 v[0]
        vprold zmm6, zmm27, 0xa                                          ;   411.5 p0      36 v[1]
        vpternlogd zmm27, zmm11, zmm30, 0xb8                             ;   411.0 p5      26 sum
        vpaddd zmm19, zmm19, zmm27                                       ;   412.0 p5      34 sum
        vprold zmm27, zmm21, 0xa                                         ;   412.5 p0      36 v[1]
        vpternlogd zmm21, zmm22, zmm26, 0xe2                             ;   413.0 p5      25 sum
        vpaddd zmm2, zmm2, zmm21                                         ;   414.0 p0      34 sum
        vpaddd zmm21, zmm7, zmm6                                         ;   414.0 p5      34 sum
        vpaddd zmm21, zmm21, zmm24                                       ;   415.0 p0      34 sum
        vprold zmm19, zmm19, 0xf                                         ;   415.5 p0      35 v[4]
        vpaddd zmm20, zmm20, zmm19                                       ;   416.5 p5      35 v[4]
        vprold zmm19, zmm2, 0xb                                          ;   416.5 p0      35 v[4]
        vpaddd zmm2, zmm17, zmm27                                        ;   416.0 p5      34 sum
        vpaddd zmm2, zmm2, zmm4                                          ;   417.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm19                                       ;   417.5 p0      35 v[4]
        vprold zmm19, zmm30, 0xa                                         ;   418.5 p0      36 v[0]
        vpternlogd zmm30, zmm6, zmm20, 0xb8                              ;   418.0 p5      26 sum
        vpaddd zmm25, zmm25, zmm30                                       ;   419.0 p5      34 sum
        vprold zmm30, zmm22, 0xa                                         ;   419.5 p0      36 v[0]
        vpternlogd zmm22, zmm28, zmm27, 0xe2                             ;   420.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm22                                       ;   421.0 p0      34 sum
        vpaddd zmm22, zmm10, zmm19                                       ;   421.0 p5      34 sum
        vpaddd zmm22, zmm22, zmm24                                       ;   422.0 p0      34 sum
        vprold zmm25, zmm25, 0xe                                         ;   422.5 p0      35 v[3]
        vpaddd zmm11, zmm11, zmm25                                       ;   423.5 p5      35 v[3]
        vprold zmm25, zmm31, 0xe                                         ;   423.5 p0      35 v[3]
        vpaddd zmm31, zmm9, zmm30                                        ;   423.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   424.0 p5      34 sum
        vpaddd zmm26, zmm26, zmm25                                       ;   424.5 p0      35 v[3]
        vprold zmm25, zmm20, 0xa                                         ;   425.5 p0      36 v[4]
        vpternlogd zmm20, zmm19, zmm11, 0xb8                             ;   425.0 p5      26 sum
        vpaddd zmm1, zmm1, zmm20                                         ;   426.0 p5      34 sum
        vprold zmm20, zmm28, 0xa                                         ;   426.5 p0      36 v[4]
        vpternlogd zmm28, zmm26, zmm30, 0xe2                             ;   427.0 p5      25 sum
        vpaddd zmm0, zmm0, zmm28                                         ;   428.0 p0      34 sum
        vpaddd zmm28, zmm14, zmm25                                       ;   428.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm24                                       ;   429.0 p0      34 sum
        vprold zmm1, zmm1, 0xf                                           ;   429.5 p0      35 v[2]
        vpaddd zmm6, zmm6, zmm1                                          ;   430.5 p5      35 v[2]
        vprold zmm0, zmm0, 0xe                                           ;   430.5 p0      35 v[2]
        vpaddd zmm1, zmm12, zmm20                                        ;   430.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm4                                          ;   431.0 p5      34 sum
        vpaddd zmm27, zmm27, zmm0                                        ;   431.5 p0      35 v[2]
        vprold zmm0, zmm11, 0xa                                          ;   432.5 p0      36 v[3]
        vpternlogd zmm11, zmm25, zmm6, 0xb8                              ;   432.0 p5      26 sum
        vpaddd zmm21, zmm21, zmm11                                       ;   433.0 p5      34 sum
        vprold zmm11, zmm26, 0xa                                         ;   433.5 p0      36 v[3]
        vpternlogd zmm26, zmm27, zmm20, 0xe2                             ;   434.0 p5      25 sum
        vpaddd zmm2, zmm2, zmm26                                         ;   435.0 p0      34 sum
        vpaddd zmm26, zmm5, zmm0                                         ;   435.0 p5      34 sum
        vprold zmm21, zmm21, 9                                           ;   435.5 p0      35 v[1]
        vpaddd zmm26, zmm26, zmm24                                       ;   436.0 p5      34 sum
        vpaddd zmm19, zmm19, zmm21                                       ;   436.5 p0      35 v[1]
        vprold zmm21, zmm2, 6                                            ;   437.5 p0      35 v[1]
        vpaddd zmm2, zmm7, zmm11                                         ;   437.0 p5      34 sum
        vpaddd zmm2, zmm2, zmm4                                          ;   438.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm21                                       ;   438.5 p0      35 v[1]
        vprold zmm21, zmm6, 0xa                                          ;   439.5 p0      36 v[2]
        vpternlogd zmm6, zmm0, zmm19, 0xb8                               ;   439.0 p5      26 sum
        vpaddd zmm22, zmm22, zmm6                                        ;   440.0 p5      34 sum
        vprold zmm6, zmm27, 0xa                                          ;   440.5 p0      36 v[2]
        vpternlogd zmm27, zmm30, zmm11, 0xe2                             ;   441.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm27                                       ;   442.0 p0      34 sum
        vpaddd zmm27, zmm18, zmm21                                       ;   442.0 p5      34 sum
        vprold zmm22, zmm22, 8                                           ;   442.5 p0      35 v[0]
        vpaddd zmm27, zmm27, zmm24                                       ;   443.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm22                                       ;   443.5 p0      35 v[0]
        vprold zmm22, zmm31, 0xe                                         ;   444.5 p0      35 v[0]
        vmovdqu64 zmm31, [rsp + 704]                                     ;   203.0 p2      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   444.0 p5      34 sum
        vpaddd zmm20, zmm20, zmm22                                       ;   445.5 p5      35 v[0]
        vprold zmm22, zmm19, 0xa                                         ;   445.5 p0      36 v[1]
        vpternlogd zmm19, zmm21, zmm25, 0xb8                             ;   446.0 p5      26 sum
        vpaddd zmm31, zmm31, zmm6                                        ;   446.5 p0      34 sum
        vpaddd zmm28, zmm28, zmm19                                       ;   447.0 p5      34 sum
        vprold zmm19, zmm30, 0xa                                         ;   447.5 p0      36 v[1]
        vpternlogd zmm30, zmm20, zmm6, 0xe2                              ;   448.0 p5      25 sum
        vpaddd zmm1, zmm1, zmm30                                         ;   449.0 p0      34 sum
        vpaddd zmm30, zmm17, zmm22                                       ;   449.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm24                                       ;   450.0 p0      34 sum
        vprold zmm28, zmm28, 9                                           ;   450.5 p0      35 v[4]
        vpaddd zmm0, zmm0, zmm28                                         ;   451.5 p5      35 v[4]
        vprold zmm28, zmm1, 6                                            ;   451.5 p0      35 v[4]
        vpaddd zmm1, zmm14, zmm19                                        ;   451.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm4                                          ;   452.0 p5      34 sum
        vpaddd zmm11, zmm11, zmm28                                       ;   452.5 p0      35 v[4]
        vprold zmm28, zmm25, 0xa                                         ;   453.5 p0      36 v[0]
        vmovdqa64 zmm3, zmm22                                            ;   446.5         35 v[2] copy
        vpternlogd zmm22, zmm25, zmm0, 0xac                              ;   453.0 p5      26 sum
        vpaddd zmm26, zmm26, zmm22                                       ;   454.0 p5      34 sum
        vprold zmm22, zmm20, 0xa                                         ;   454.5 p0      36 v[0]
        vpternlogd zmm20, zmm11, zmm19, 0xe2                             ;   455.0 p5      25 sum
        vpaddd zmm2, zmm2, zmm20                                         ;   456.0 p0      34 sum
        vpaddd zmm20, zmm16, zmm28                                       ;   456.0 p5      34 sum
        vpaddd zmm20, zmm20, zmm24                                       ;   457.0 p0      34 sum
        vprold zmm25, zmm26, 0xe                                         ;   457.5 p0      35 v[3]
        vpaddd zmm21, zmm21, zmm25                                       ;   458.5 p5      35 v[3]
        vprold zmm25, zmm2, 9                                            ;   458.5 p0      35 v[3]
        vmovdqu64 zmm26, [rsp + 448]                                     ;   218.0 p3      34 sum
        vpaddd zmm26, zmm26, zmm4                                        ;   458.0 p5      34 sum
        vpaddd zmm6, zmm6, zmm25                                         ;   459.5 p5      35 v[3]
        vpaddd zmm26, zmm26, zmm22                                       ;   459.5 p0      34 sum
        vprold zmm25, zmm0, 0xa                                          ;   460.5 p0      36 v[4]
        vpternlogd zmm0, zmm28, zmm21, 0xb8                              ;   460.0 p5      26 sum
        vpaddd zmm27, zmm27, zmm0                                        ;   461.0 p5      34 sum
        vprold zmm0, zmm11, 0xa                                          ;   461.5 p0      36 v[4]
        vpternlogd zmm11, zmm6, zmm22, 0xe2                              ;   462.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm11                                       ;   463.0 p0      34 sum
        vpaddd zmm11, zmm12, zmm25                                       ;   463.0 p5      34 sum
        vpaddd zmm11, zmm11, zmm24                                       ;   464.0 p0      34 sum
        vprold zmm27, zmm27, 5                                           ;   464.5 p0      35 v[2]
        vpaddd zmm3, zmm3, zmm27                                         ;   465.5 p5      35 v[2]
        vprold zmm27, zmm31, 0xc                                         ;   465.5 p0      35 v[2]
        vpaddd zmm31, zmm18, zmm0                                        ;   465.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm4                                        ;   466.0 p5      34 sum
        vpaddd zmm19, zmm19, zmm27                                       ;   466.5 p0      35 v[2]
        vprold zmm27, zmm21, 0xa                                         ;   467.5 p0      36 v[3]
        vpternlogd zmm21, zmm25, zmm3, 0xb8                              ;   467.0 p5      26 sum
        vpaddd zmm30, zmm30, zmm21                                       ;   468.0 p5      34 sum
        vprold zmm21, zmm6, 0xa                                          ;   468.5 p0      36 v[3]
        vpternlogd zmm6, zmm19, zmm0, 0xe2                               ;   469.0 p5      25 sum
        vpaddd zmm1, zmm1, zmm6                                          ;   470.0 p0      34 sum
        vpaddd zmm6, zmm8, zmm27                                         ;   470.0 p5      34 sum
        vpaddd zmm6, zmm6, zmm24                                         ;   471.0 p0      34 sum
        vprold zmm30, zmm30, 6                                           ;   471.5 p0      35 v[1]
        vpaddd zmm28, zmm28, zmm30                                       ;   472.5 p5      35 v[1]
        vprold zmm30, zmm1, 9                                            ;   472.5 p0      35 v[1]
        vpaddd zmm1, zmm13, zmm21                                        ;   472.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm4                                          ;   473.0 p5      34 sum
        vpaddd zmm22, zmm22, zmm30                                       ;   473.5 p0      35 v[1]
        vprold zmm30, zmm3, 0xa                                          ;   474.5 p0      36 v[2]
        vpternlogd zmm3, zmm27, zmm28, 0xb8                              ;   474.0 p5      26 sum
        vpaddd zmm20, zmm20, zmm3                                        ;   475.0 p5      34 sum
        vprold zmm2, zmm19, 0xa                                          ;   475.5 p0      36 v[2]
        vpternlogd zmm19, zmm22, zmm21, 0xe2                             ;   476.0 p5      25 sum
        vpaddd zmm26, zmm26, zmm19                                       ;   477.0 p0      34 sum
        vmovdqu64 zmm19, [rsp + 704]                                     ;   236.2 p2      34 sum
        vpaddd zmm19, zmm19, zmm24                                       ;   477.0 p5      34 sum
        vprold zmm20, zmm20, 8                                           ;   477.5 p0      35 v[0]
        vpaddd zmm25, zmm25, zmm20                                       ;   478.5 p5      35 v[0]
        vprold zmm20, zmm26, 0xc                                         ;   478.5 p0      35 v[0]
        vpaddd zmm24, zmm16, zmm2                                        ;   479.0 p5      34 sum
        vpaddd zmm24, zmm24, zmm4                                        ;   480.0 p0      34 sum
        vpaddd zmm19, zmm19, zmm30                                       ;   480.0 p5      34 sum
        vpaddd zmm0, zmm0, zmm20                                         ;   480.5 p0      35 v[0]
        vprold zmm20, zmm28, 0xa                                         ;   481.5 p0      36 v[1]
        vmovdqa64 zmm26, zmm30                                           ;   475.5         35 v[3] copy
        vpternlogd zmm30, zmm28, zmm25, 0xac                             ;   481.0 p5      26 sum
        vprold zmm28, zmm22, 0xa                                         ;   482.5 p0      36 v[1]
        vpaddd zmm11, zmm11, zmm30                                       ;   482.0 p5      34 sum
        vmovdqa64 zmm30, zmm2                                            ;   476.5         35 v[3] copy
        vpternlogd zmm2, zmm22, zmm0, 0xd8                               ;   483.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm2                                        ;   484.0 p0      34 sum
        vpaddd zmm22, zmm10, zmm20                                       ;   484.0 p5      34 sum
        vmovdqu64 zmm2, [rel ripemd160_blocks.T0_constants512 + 320]     ;   244.5 p3      34 sum reload
        vpaddd zmm22, zmm22, zmm2                                        ;   485.0 p0      34 sum
        vprold zmm11, zmm11, 6                                           ;   485.5 p0      35 v[4]
        vpaddd zmm27, zmm27, zmm11                                       ;   486.5 p5      35 v[4]
        vprold zmm11, zmm25, 0xa                                         ;   486.5 p0      36 v[0]
        vprold zmm31, zmm31, 5                                           ;   487.5 p0      35 v[4]
        vpaddd zmm3, zmm7, zmm28                                         ;   486.0 p5      34 sum
        vpaddd zmm3, zmm3, zmm29                                         ;   487.0 p5      34 sum
        vpaddd zmm21, zmm21, zmm31                                       ;   488.5 p5      35 v[4]
        vpternlogd zmm25, zmm20, zmm27, 0xb8                             ;   488.5 p0      26 sum
        vpaddd zmm6, zmm6, zmm25                                         ;   489.5 p5      34 sum
        vprold zmm25, zmm0, 0xa                                          ;   489.5 p0      36 v[0]
        vmovdqa64 zmm31, zmm28                                           ;   483.5         35 v[2] copy
        vpternlogd zmm28, zmm0, zmm21, 0xd8                              ;   490.0 p5      25 sum
        vpaddd zmm1, zmm1, zmm28                                         ;   491.0 p0      34 sum
        vpaddd zmm28, zmm9, zmm11                                        ;   491.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm2                                        ;   492.0 p0      34 sum
        vprold zmm6, zmm6, 5                                             ;   492.5 p0      35 v[3]
        vpaddd zmm26, zmm26, zmm6                                        ;   493.5 p5      35 v[3]
        vmovdqa64 zmm6, zmm11                                            ;   487.5         35 v[1] copy
        vprold zmm0, zmm1, 0xf                                           ;   493.5 p0      35 v[3]
        vpaddd zmm1, zmm17, zmm25                                        ;   493.0 p5      34 sum
        vpaddd zmm1, zmm1, zmm29                                         ;   494.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm0                                        ;   494.5 p0      35 v[3]
        vprold zmm0, zmm27, 0xa                                          ;   495.5 p0      36 v[4]
        vpternlogd zmm11, zmm27, zmm26, 0xac                             ;   495.0 p5      26 sum
        vpaddd zmm19, zmm19, zmm11                                       ;   496.0 p5      34 sum
        vmovdqa64 zmm11, zmm25                                           ;   490.5         35 v[1] copy
        vpternlogd zmm25, zmm30, zmm21, 0xb8                             ;   496.5 p0      25 sum
        vprold zmm21, zmm21, 0xa                                         ;   497.5 p0      36 v[4]
        vpaddd zmm24, zmm24, zmm25                                       ;   497.5 p5      34 sum
        vpaddd zmm25, zmm12, zmm0                                        ;   498.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm2                                        ;   499.0 p0      34 sum
        vprold zmm19, zmm19, 0xc                                         ;   499.5 p0      35 v[2]
        vprold zmm24, zmm24, 8                                           ;   500.5 p0      35 v[2]
        vpaddd zmm20, zmm20, zmm19                                       ;   500.5 p5      35 v[2]
        vpaddd zmm19, zmm13, zmm21                                       ;   500.0 p5      34 sum
        vpaddd zmm19, zmm19, zmm29                                       ;   501.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm24                                       ;   501.5 p0      35 v[2]
        vprold zmm24, zmm26, 0xa                                         ;   502.5 p0      36 v[3]
        vpternlogd zmm26, zmm20, zmm0, 0x39                              ;   502.0 p5      26 sum
        vpaddd zmm22, zmm22, zmm26                                       ;   503.0 p5      34 sum
        vprold zmm26, zmm30, 0xa                                         ;   503.5 p0      36 v[3]
        vpternlogd zmm30, zmm31, zmm21, 0x96                             ;   504.0 p5      25 sum
        vpaddd zmm3, zmm3, zmm30                                         ;   505.0 p0      34 sum
        vmovdqu64 zmm27, [rsp + 448]                                     ;   264.0 p2      34 sum
        vpaddd zmm27, zmm27, zmm2                                        ;   505.0 p5      34 sum
        vprold zmm22, zmm22, 9                                           ;   505.5 p0      35 v[1]
        vpaddd zmm6, zmm6, zmm22                                         ;   506.5 p5      35 v[1]
        vprold zmm22, zmm3, 8                                            ;   506.5 p0      35 v[1]
        vpaddd zmm10, zmm10, zmm29                                       ;   507.0 p5      34 sum
        vpaddd zmm27, zmm27, zmm24                                       ;   507.5 p0      34 sum
        vpaddd zmm11, zmm11, zmm22                                       ;   508.0 p5      35 v[1]
        vprold zmm22, zmm20, 0xa                                         ;   508.5 p0      36 v[2]
        vmovdqa64 zmm30, zmm24                                           ;   503.5         35 v[4] copy
        vpternlogd zmm24, zmm20, zmm6, 0x65                              ;   509.0 p5      26 sum
        vpaddd zmm10, zmm10, zmm26                                       ;   509.5 p0      34 sum
        vprold zmm20, zmm31, 0xa                                         ;   510.5 p0      36 v[2]
        vpaddd zmm28, zmm28, zmm24                                       ;   510.0 p5      34 sum
        vmovdqa64 zmm24, zmm26                                           ;   504.5         35 v[4] copy
        vpternlogd zmm26, zmm31, zmm11, 0x96                             ;   511.0 p5      25 sum
        vpaddd zmm1, zmm1, zmm26                                         ;   512.0 p0      34 sum
        vpaddd zmm26, zmm18, zmm22                                       ;   512.0 p5      34 sum
        vpaddd zmm26, zmm26, zmm2                                        ;   513.0 p0      34 sum
        vprold zmm28, zmm28, 0xf                                         ;   513.5 p0      35 v[0]
        vprold zmm31, zmm6, 0xa                                          ;   514.5 p0      36 v[1]
        vpaddd zmm0, zmm0, zmm28                                         ;   514.5 p5      35 v[0]
        vmovdqa64 zmm28, zmm22                                           ;   509.5         35 v[3] copy
        vprold zmm1, zmm1, 5                                             ;   515.5 p0      35 v[0]
        vmovdqu64 zmm3, [rsp + 640]                                      ;   275.2 p3      34 sum
        vpaddd zmm3, zmm3, zmm29                                         ;   514.0 p5      34 sum
        vpternlogd zmm22, zmm6, zmm0, 0x65                               ;   515.5 p5      26 sum
        vpaddd zmm21, zmm21, zmm1                                        ;   516.5 p5      35 v[0]
        vpaddd zmm3, zmm3, zmm20                                         ;   516.5 p0      34 sum
        vprold zmm6, zmm11, 0xa                                          ;   517.5 p0      36 v[1]
        vpaddd zmm25, zmm25, zmm22                                       ;   517.0 p5      34 sum
        vmovdqa64 zmm22, zmm20                                           ;   511.5         35 v[3] copy
        vpternlogd zmm20, zmm11, zmm21, 0x96                             ;   518.0 p5      25 sum
        vpaddd zmm19, zmm19, zmm20                                       ;   519.0 p0      34 sum
        vpaddd zmm7, zmm7, zmm2                                          ;   519.0 p5      34 sum
        vprold zmm11, zmm25, 5                                           ;   519.5 p0      35 v[4]
        vpaddd zmm7, zmm7, zmm31                                         ;   520.0 p5      34 sum
        vmovdqa64 zmm20, zmm31                                           ;   515.5         35 v[2] copy
        vpaddd zmm30, zmm30, zmm11                                       ;   520.5 p0      35 v[4]
        vprold zmm11, zmm19, 0xc                                         ;   521.5 p0      35 v[4]
        vpaddd zmm12, zmm12, zmm29                                       ;   521.0 p5      34 sum
        vprold zmm19, zmm0, 0xa                                          ;   522.5 p0      36 v[0]
        vpternlogd zmm31, zmm0, zmm30, 0x65                              ;   522.0 p5      26 sum
        vpaddd zmm12, zmm12, zmm6                                        ;   523.0 p5      34 sum
        vpaddd zmm24, zmm24, zmm11                                       ;   523.5 p0      35 v[4]
        vmovdqa64 zmm11, zmm6                                            ;   518.5         35 v[2] copy
        vpaddd zmm27, zmm27, zmm31                                       ;   524.0 p5      34 sum
        vprold zmm25, zmm21, 0xa                                         ;   524.5 p0      36 v[0]
        vpternlogd zmm6, zmm21, zmm24, 0x96                              ;   525.0 p5      25 sum
        vpaddd zmm10, zmm10, zmm6                                        ;   526.0 p0      34 sum
        vmovdqu64 zmm6, [rsp + 704]                                      ;   287.0 p2      34 sum
        vpaddd zmm6, zmm6, zmm2                                          ;   526.0 p5      34 sum
        vprold zmm21, zmm27, 0xb                                         ;   526.5 p0      35 v[3]
        vpaddd zmm6, zmm6, zmm19                                         ;   527.0 p5      34 sum
        vpaddd zmm28, zmm28, zmm21                                       ;   527.5 p0      35 v[3]
        vprold zmm21, zmm30, 0xa                                         ;   528.5 p0      36 v[4]
        vmovdqa64 zmm27, zmm19                                           ;   523.5         35 v[1] copy
        vprold zmm10, zmm10, 9                                           ;   529.5 p0      35 v[3]
        vpaddd zmm31, zmm23, zmm25                                       ;   528.0 p5      34 sum
        vpaddd zmm31, zmm31, zmm29                                       ;   529.0 p5      34 sum
        vpternlogd zmm19, zmm30, zmm28, 0x65                             ;   530.0 p5      26 sum
        vmovdqa64 zmm30, zmm25                                           ;   525.5         35 v[1] copy
        vpaddd zmm22, zmm22, zmm10                                       ;   530.5 p0      35 v[3]
        vprold zmm10, zmm24, 0xa                                         ;   531.5 p0      36 v[4]
        vpaddd zmm26, zmm26, zmm19                                       ;   531.0 p5      34 sum
        vpternlogd zmm25, zmm24, zmm22, 0x96                             ;   532.0 p5      25 sum
        vpaddd zmm3, zmm3, zmm25                                         ;   533.0 p0      34 sum
        vpaddd zmm13, zmm13, zmm2                                        ;   533.0 p5      34 sum
        vprold zmm19, zmm26, 6                                           ;   533.5 p0      35 v[2]
        vpaddd zmm13, zmm13, zmm21                                       ;   534.0 p5      34 sum
        vmovdqa64 zmm24, zmm21                                           ;   529.5         35 v[0] copy
        vpaddd zmm20, zmm20, zmm19                                       ;   534.5 p0      35 v[2]
        vprold zmm19, zmm28, 0xa                                         ;   535.5 p0      36 v[3]
        vprold zmm25, zmm3, 0xc                                          ;   536.5 p0      35 v[2]
        vpaddd zmm18, zmm18, zmm29                                       ;   535.0 p5      34 sum
        vpternlogd zmm21, zmm28, zmm20, 0x65                             ;   536.0 p5      26 sum
        vpaddd zmm18, zmm18, zmm10                                       ;   537.0 p5      34 sum
        vmovdqa64 zmm26, zmm10                                           ;   532.5         35 v[0] copy
        vpaddd zmm7, zmm7, zmm21                                         ;   537.5 p0      34 sum
        vpaddd zmm11, zmm11, zmm25                                       ;   538.0 p5      35 v[2]
        vprold zmm21, zmm22, 0xa                                         ;   538.5 p0      36 v[3]
        vpternlogd zmm10, zmm22, zmm11, 0x96                             ;   539.0 p5      25 sum
        vprold zmm7, zmm7, 8                                             ;   539.5 p0      35 v[1]
        vpaddd zmm12, zmm12, zmm10                                       ;   540.0 p5      34 sum
        vpaddd zmm10, zmm16, zmm19                                       ;   540.5 p0      34 sum
        vpaddd zmm10, zmm10, zmm2                                        ;   541.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm7                                        ;   541.5 p0      35 v[1]
        vmovdqa64 zmm7, zmm19                                            ;   536.5         35 v[4] copy
        vprold zmm22, zmm20, 0xa                                         ;   542.5 p0      36 v[2]
        vprold zmm12, zmm12, 5                                           ;   543.5 p0      35 v[1]
        vpaddd zmm25, zmm8, zmm21                                        ;   542.0 p5      34 sum
        vpaddd zmm25, zmm25, zmm29                                       ;   543.0 p5      34 sum
        vpternlogd zmm19, zmm20, zmm27, 0x65                             ;   544.0 p5      26 sum
        vmovdqa64 zmm20, zmm21                                           ;   539.5         35 v[4] copy
        vpaddd zmm30, zmm30, zmm12                                       ;   544.5 p0      35 v[1]
        vprold zmm12, zmm11, 0xa                                         ;   545.5 p0      36 v[2]
        vpaddd zmm6, zmm6, zmm19                                         ;   545.0 p5      34 sum
        vpternlogd zmm21, zmm11, zmm30, 0x96                             ;   546.0 p5      25 sum
        vpaddd zmm31, zmm31, zmm21                                       ;   547.0 p0      34 sum
        vmovdqu64 zmm11, [rsp + 640]                                     ;   310.5 p3      34 sum
        vprold zmm6, zmm6, 0xd                                           ;   547.5 p0      35 v[0]
        vpaddd zmm11, zmm11, zmm2                                        ;   547.0 p5      34 sum
        vpaddd zmm11, zmm11, zmm22                                       ;   548.0 p5      34 sum
        vmovdqa64 zmm19, zmm22                                           ;   543.5         35 v[3] copy
        vpaddd zmm24, zmm24, zmm6                                        ;   548.5 p0      35 v[0]
        vprold zmm6, zmm27, 0xa                                          ;   549.5 p0      36 v[1]
        vprold zmm21, zmm31, 0xe                                         ;   550.5 p0      35 v[0]
        vmovdqu64 zmm28, [rsp + 704]                                     ;   314.5 p2      34 sum
        vpaddd zmm28, zmm28, zmm29                                       ;   549.0 p5      34 sum
        vpternlogd zmm22, zmm27, zmm24, 0x65                             ;   550.0 p5      26 sum
        vpaddd zmm28, zmm28, zmm12                                       ;   551.0 p5      34 sum
        vmovdqa64 zmm27, zmm12                                           ;   546.5         35 v[3] copy
        vpaddd zmm13, zmm13, zmm22                                       ;   551.5 p0      34 sum
        vpaddd zmm26, zmm26, zmm21                                       ;   552.0 p5      35 v[0]
        vprold zmm21, zmm30, 0xa                                         ;   552.5 p0      36 v[1]
        vpternlogd zmm12, zmm30, zmm26, 0x96                             ;   553.0 p5      25 sum
        vprold zmm13, zmm13, 0xc                                         ;   553.5 p0      35 v[4]
        vpaddd zmm18, zmm18, zmm12                                       ;   554.0 p5      34 sum
        vpaddd zmm12, zmm5, zmm6                                         ;   554.5 p0      34 sum
        vpaddd zmm12, zmm12, zmm2                                        ;   555.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm13                                         ;   555.5 p0      35 v[4]
        vmovdqa64 zmm13, zmm6                                            ;   550.5         35 v[2] copy
        vprold zmm22, zmm24, 0xa                                         ;   556.5 p0      36 v[0]
        vprold zmm18, zmm18, 6                                           ;   557.5 p0      35 v[4]
        vpaddd zmm30, zmm14, zmm21                                       ;   556.0 p5      34 sum
        vpaddd zmm30, zmm30, zmm29                                       ;   557.0 p5      34 sum
        vpternlogd zmm6, zmm24, zmm7, 0x65                               ;   558.0 p5      26 sum
        vmovdqa64 zmm24, zmm21                                           ;   553.5         35 v[2] copy
        vpaddd zmm20, zmm20, zmm18                                       ;   558.5 p0      35 v[4]
        vprold zmm18, zmm26, 0xa                                         ;   559.5 p0      36 v[0]
        vpaddd zmm10, zmm10, zmm6                                        ;   559.0 p5      34 sum
        vpternlogd zmm21, zmm26, zmm20, 0x96                             ;   560.0 p5      25 sum
        vpaddd zmm25, zmm25, zmm21                                       ;   561.0 p0      34 sum
        vpaddd zmm23, zmm23, zmm2                                        ;   561.0 p5      34 sum
        vprold zmm6, zmm10, 5                                            ;   561.5 p0      35 v[3]
        vpaddd zmm23, zmm23, zmm22                                       ;   562.0 p5      34 sum
        vmovdqa64 zmm10, zmm22                                           ;   557.5         35 v[1] copy
        vpaddd zmm19, zmm19, zmm6                                        ;   562.5 p0      35 v[3]
        vprold zmm6, zmm7, 0xa                                           ;   563.5 p0      36 v[4]
        vprold zmm21, zmm25, 8                                           ;   564.5 p0      35 v[3]
        vpaddd zmm16, zmm16, zmm29                                       ;   563.0 p5      34 sum
        vpternlogd zmm22, zmm7, zmm19, 0x65                              ;   564.0 p5      26 sum
        vpaddd zmm16, zmm16, zmm18                                       ;   565.0 p5      34 sum
        vmovdqa64 zmm7, zmm18                                            ;   560.5         35 v[1] copy
        vpaddd zmm11, zmm11, zmm22                                       ;   565.5 p0      34 sum
        vpaddd zmm27, zmm27, zmm21                                       ;   566.0 p5      35 v[3]
        vprold zmm21, zmm20, 0xa                                         ;   566.5 p0      36 v[4]
        vpternlogd zmm18, zmm20, zmm27, 0x96                             ;   567.0 p5      25 sum
        vprold zmm11, zmm11, 0xc                                         ;   567.5 p0      35 v[2]
        vpaddd zmm28, zmm28, zmm18                                       ;   568.0 p5      34 sum
        vpaddd zmm18, zmm15, zmm6                                        ;   568.5 p0      34 sum
        vpaddd zmm18, zmm18, zmm2                                        ;   569.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm11                                       ;   569.5 p0      35 v[2]
        vmovdqa64 zmm11, zmm6                                            ;   564.5         35 v[0] copy
        vprold zmm20, zmm19, 0xa                                         ;   570.5 p0      36 v[3]
        vprold zmm22, zmm28, 0xd                                         ;   571.5 p0      35 v[2]
        vpaddd zmm9, zmm9, zmm29                                         ;   570.0 p5      34 sum
        vpternlogd zmm6, zmm19, zmm13, 0x65                              ;   571.0 p5      26 sum
        vpaddd zmm9, zmm9, zmm21                                         ;   572.0 p5      34 sum
        vmovdqa64 zmm19, zmm21                                           ;   567.5         35 v[0] copy
        vpaddd zmm12, zmm12, zmm6                                        ;   572.5 p0      34 sum
        vpaddd zmm24, zmm24, zmm22                                       ;   573.0 p5      35 v[2]
        vprold zmm6, zmm27, 0xa                                          ;   573.5 p0      36 v[3]
        vpternlogd zmm21, zmm27, zmm24, 0x96                             ;   574.0 p5      25 sum
        vprold zmm12, zmm12, 0xd                                         ;   574.5 p0      35 v[1]
        vpaddd zmm30, zmm30, zmm21                                       ;   575.0 p5      34 sum
        vpaddd zmm8, zmm8, zmm2                                          ;   575.5 p0      34 sum
        vpaddd zmm8, zmm8, zmm20                                         ;   576.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm12                                       ;   576.5 p0      35 v[1]
        vmovdqa64 zmm12, zmm20                                           ;   571.5         35 v[4] copy
        vprold zmm21, zmm13, 0xa                                         ;   577.5 p0      36 v[2]
        vprold zmm22, zmm30, 6                                           ;   578.5 p0      35 v[1]
        vpaddd zmm5, zmm5, zmm29                                         ;   577.0 p5      34 sum
        vpternlogd zmm20, zmm13, zmm10, 0x65                             ;   578.0 p5      26 sum
        vpaddd zmm5, zmm5, zmm6                                          ;   579.0 p5      34 sum
        vmovdqa64 zmm13, zmm6                                            ;   574.5         35 v[4] copy
        vpaddd zmm23, zmm23, zmm20                                       ;   579.5 p0      34 sum
        vpaddd zmm7, zmm7, zmm22                                         ;   580.0 p5      35 v[1]
        vprold zmm20, zmm24, 0xa                                         ;   580.5 p0      36 v[2]
        vpternlogd zmm6, zmm24, zmm7, 0x96                               ;   581.0 p5      25 sum
        vprold zmm22, zmm23, 0xe                                         ;   581.5 p0      35 v[0]
        vpaddd zmm16, zmm16, zmm6                                        ;   582.0 p5      34 sum
        vpaddd zmm17, zmm17, zmm2                                        ;   582.5 p0      34 sum
        vpaddd zmm17, zmm17, zmm21                                       ;   583.5 p5      34 sum
        vpaddd zmm11, zmm11, zmm22                                       ;   583.5 p0      35 v[0]
        vmovdqa64 zmm6, zmm21                                            ;   578.5         35 v[3] copy
        vprold zmm22, zmm10, 0xa                                         ;   584.5 p0      36 v[1]
        vprold zmm16, zmm16, 5                                           ;   585.5 p0      35 v[0]
        vmovdqu64 zmm23, [rsp + 448]                                     ;   353.5 p3      34 sum
        vpaddd zmm23, zmm23, zmm29                                       ;   584.0 p5      34 sum
        vpternlogd zmm21, zmm10, zmm11, 0x65                             ;   585.0 p5      26 sum
        vpaddd zmm23, zmm23, zmm20                                       ;   586.0 p5      34 sum
        vmovdqa64 zmm10, zmm20                                           ;   581.5         35 v[3] copy
        vpaddd zmm18, zmm18, zmm21                                       ;   586.5 p0      34 sum
        vpaddd zmm19, zmm19, zmm16                                       ;   587.0 p5      35 v[0]
        vprold zmm16, zmm7, 0xa                                          ;   587.5 p0      36 v[1]
        vpternlogd zmm20, zmm7, zmm19, 0x96                              ;   588.0 p5      25 sum
        vprold zmm7, zmm18, 0xb                                          ;   588.5 p0      35 v[4]
        vpaddd zmm9, zmm9, zmm20                                         ;   589.0 p5      34 sum
        vpaddd zmm14, zmm14, zmm2                                        ;   589.5 p0      34 sum
        vpaddd zmm14, zmm14, zmm22                                       ;   590.5 p5      34 sum
        vpaddd zmm12, zmm12, zmm7                                        ;   590.5 p0      35 v[4]
        vmovdqa64 zmm7, zmm22                                            ;   585.5         35 v[2] copy
        vprold zmm18, zmm11, 0xa                                         ;   591.5 p0      36 v[0]
        vprold zmm9, zmm9, 0xf                                           ;   592.5 p0      35 v[4]
        vpaddd zmm15, zmm15, zmm29                                       ;   591.0 p5      34 sum
        vpternlogd zmm22, zmm11, zmm12, 0x65                             ;   592.0 p5      26 sum
        vpaddd zmm15, zmm15, zmm16                                       ;   593.0 p5      34 sum
        vmovdqa64 zmm11, zmm16                                           ;   588.5         35 v[2] copy
        vpaddd zmm8, zmm8, zmm22                                         ;   593.5 p0      34 sum
        vpaddd zmm13, zmm13, zmm9                                        ;   594.0 p5      35 v[4]
        vmovdqu64 zmm3, [rsp + 768]                                      ;   364.5 p2      48 h0
        vprold zmm9, zmm19, 0xa                                          ;   594.5 p0      36 v[0]
        vpternlogd zmm16, zmm19, zmm13, 0x96                             ;   595.0 p5      25 sum
        vmovdqu64 zmm0, [rsp + 384]                                      ;   366.2 p3      49 h
        vmovdqu64 zmm1, [rsp + 832]                                      ;   367.0 p2      49 h
        vprold zmm8, zmm8, 8                                             ;   595.5 p0      35 v[3]
        vpaddd zmm5, zmm5, zmm16                                         ;   596.0 p5      34 sum
        vmovdqu64 zmm2, [rsp + 576]                                      ;   368.7 p3      49 h
        vpaddd zmm6, zmm6, zmm8                                          ;   596.5 p0      35 v[3]
        vprold zmm8, zmm12, 0xa                                          ;   597.5 p0      36 v[4]
        vprold zmm5, zmm5, 0xd                                           ;   598.5 p0      35 v[3]
        vmovdqu64 zmm4, [rsp + 320]                                      ;   370.0 p2      49 h
        vpaddd zmm2, zmm2, zmm18                                         ;   597.0 p5      49 h
        vpternlogd zmm12, zmm6, zmm18, 0x39                              ;   598.0 p5      26 sum
        vpaddd zmm1, zmm1, zmm9                                          ;   599.0 p5      49 h
        vpaddd zmm2, zmm2, zmm9                                          ;   599.5 p0      49 h
        vpaddd zmm17, zmm17, zmm12                                       ;   600.0 p5      34 sum
        vpaddd zmm10, zmm10, zmm5                                        ;   600.5 p0      35 v[3]
        vpaddd zmm4, zmm4, zmm18                                         ;   601.0 p5      49 h
        vprold zmm5, zmm13, 0xa                                          ;   601.5 p0      36 v[4]
        vpaddd zmm1, zmm1, zmm8                                          ;   602.0 p5      49 h
        vpternlogd zmm9, zmm13, zmm10, 0x96                              ;   602.5 p0      25 sum
        add rbx, 0x40                                                    ;   373.7 p1      41 blocks
        add rdx, 0x40                                                    ;   374.5 p6      41 blocks
        add rcx, 0x40                                                    ;   374.7 p11     41 blocks
        mov qword [rsp + 1160], rcx                                      ;   375.7 p8+p9   41 blocks spill
        mov rcx, qword [rsp + 1136]                                      ;   375.5 p10     41 blocks
        add rcx, 0x40                                                    ;   380.5 p1      41 blocks
        vprold zmm12, zmm17, 5                                           ;   603.5 p0      35 v[2]
        vpaddd zmm23, zmm23, zmm9                                        ;   603.5 p5      34 sum
        add rax, 0x40                                                    ;   376.5 p6      41 blocks
        add rbp, 0x40                                                    ;   377.0 p11     41 blocks
        vprold zmm9, zmm6, 0xa                                           ;   604.5 p0      36 v[3]
        vpaddd zmm7, zmm7, zmm12                                         ;   604.5 p5      35 v[2]
        vpaddd zmm0, zmm0, zmm5                                          ;   605.0 p5      49 h
        vprold zmm12, zmm23, 0xb                                         ;   605.5 p0      35 v[2]
        add rdi, 0x40                                                    ;   380.0 p1      41 blocks
        add rsi, 0x40                                                    ;   380.2 p6      41 blocks
        vpternlogd zmm8, zmm6, zmm7, 0x65                                ;   606.0 p5      26 sum
        vpaddd zmm3, zmm3, zmm7                                          ;   606.5 p0      48 h0
        vpaddd zmm0, zmm0, zmm9                                          ;   607.0 p5      49 h
        vpaddd zmm11, zmm11, zmm12                                       ;   607.5 p0      35 v[2]
        add r15, 0x40                                                    ;   382.0 p11     41 blocks
        vpaddd zmm14, zmm14, zmm8                                        ;   608.0 p5      34 sum
        vprold zmm6, zmm10, 0xa                                          ;   608.5 p0      36 v[3]
        vpternlogd zmm5, zmm10, zmm11, 0x96                              ;   609.0 p5      25 sum
        add r14, 0x40                                                    ;   384.5 p1      41 blocks
        add r13, 0x40                                                    ;   384.7 p6      41 blocks
        add r12, 0x40                                                    ;   385.0 p11     41 blocks
        add r11, 0x40                                                    ;   385.5 p1      41 blocks
        vpaddd zmm4, zmm4, zmm11                                         ;   609.5 p0      49 h
        vpaddd zmm3, zmm3, zmm6                                          ;   610.0 p5      48 h0
        vpaddd zmm15, zmm15, zmm5                                        ;   610.5 p0      34 sum
        add r10, 0x40                                                    ;   388.0 p6      41 blocks
        vprold zmm5, zmm14, 6                                            ;   611.5 p0      35 v[1]
        add r9, 0x40                                                     ;   389.5 p11     41 blocks
        vprold zmm6, zmm15, 0xb                                          ;   612.5 p0      35 v[1]
        mov qword [rsp + 1152], rbx                                      ;   389.8 p7+p4   41 blocks
        mov qword [rsp + 1144], rdx                                      ;   390.0 p8+p9   41 blocks
        mov qword [rsp + 1136], rcx                                      ;   390.8 p7+p4   41 blocks
        add r8, 0x40                                                     ;   391.5 p1      41 blocks
        vpaddd zmm4, zmm4, zmm5                                          ;   612.5 p5      49 h
        vpaddd zmm2, zmm2, zmm6                                          ;   613.5 p5      49 h
        mov rcx, qword [rsp + 1160]                                      ;   392.5 p3      41 blocks reload
        cmp r8, qword [rsp + 1032]                                       ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 128], zmm0                                      ;                    resident
        vmovdqu64 [rsp + 192], zmm1                                      ;                    resident
        vmovdqu64 [rsp + 256], zmm2                                      ;                    resident
        mov qword [rsp + 1024], r8                                       ;                    resident
        mov qword [rsp + 1040], r9                                       ;                    resident
        mov qword [rsp + 1048], r10                                      ;                    resident
        mov qword [rsp + 1056], r11                                      ;                    resident
        mov qword [rsp + 1064], r12                                      ;                    resident
        mov qword [rsp + 1072], r13                                      ;                    resident
        mov qword [rsp + 1080], r14                                      ;                    resident
        mov qword [rsp + 1088], r15                                      ;                    resident
        mov qword [rsp + 1096], rsi                                      ;                    resident
        mov qword [rsp + 1104], rdi                                      ;                    resident
        mov qword [rsp + 1112], rbp                                      ;                    resident
        mov qword [rsp + 1120], rax                                      ;                    resident
        mov qword [rsp + 1128], rcx                                      ;                    resident
        vmovdqu64 [rsp + 64], zmm3                                       ;                    resident
        vmovdqu64 [rsp + 0], zmm4                                        ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 128]                                      ;     0.0 p2      41 blocks reload
        vmovdqu64 zmm1, [rsp + 64]                                       ;     0.2 p3      41 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                      ;     6.2 p5      41 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                      ;     6.2 p5      41 blocks
        vmovdqu64 zmm1, [rsp + 256]                                      ;     1.0 p2      41 blocks reload
        vmovdqu64 zmm3, [rsp + 192]                                      ;     1.2 p3      41 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                      ;     7.2 p5      41 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                      ;     7.2 p5      41 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                     ;     8.2 p5      41 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                     ;     8.2 p5      41 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                     ;     8.2 p5      41 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                     ;     8.2 p5      41 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                                ;     9.2 p5      41 blocks
        vshufi32x4 zmm5, zmm2, zmm2, 0x55                                ;     9.3 p5      41 blocks
        vshufi32x4 zmm6, zmm4, zmm4, 0x55                                ;    10.3 p5      41 blocks
        vshufi32x4 zmm7, zmm0, zmm0, 0x55                                ;    11.3 p5      41 blocks
        vshufi32x4 zmm8, zmm3, zmm3, 0xaa                                ;    12.3 p5      41 blocks
        vshufi32x4 zmm9, zmm2, zmm2, 0xaa                                ;    13.3 p5      41 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xaa                               ;    14.3 p5      41 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xaa                               ;    15.3 p5      41 blocks
        vshufi32x4 zmm12, zmm3, zmm3, 0xff                               ;    16.3 p5      41 blocks
        vshufi32x4 zmm13, zmm2, zmm2, 0xff                               ;    17.3 p5      41 blocks
        vshufi32x4 zmm14, zmm4, zmm4, 0xff                               ;    18.3 p5      41 blocks
        vshufi32x4 zmm15, zmm0, zmm0, 0xff                               ;    19.3 p5      41 blocks
        mov r8, qword [rsp + 896]                                        ;     4.0 p10     41 blocks reload
        vmovdqu64 [r8], xmm3                                             ;     9.2 p7+p4   41 blocks
        mov r9, qword [rsp + 904]                                        ;     4.3 p2      41 blocks reload
        vmovdqu64 [r9], xmm2                                             ;     9.2 p8+p9   41 blocks
        mov r10, qword [rsp + 912]                                       ;     4.7 p3      41 blocks reload
        vmovdqu64 [r10], xmm4                                            ;     9.2 p7+p4   41 blocks
        mov r11, qword [rsp + 920]                                       ;     5.0 p10     41 blocks reload
        vmovdqu64 [r11], xmm0                                            ;     9.2 p8+p9   41 blocks
        mov r12, qword [rsp + 928]                                       ;     5.3 p2      41 blocks reload
        vmovdqu64 [r12], xmm1                                            ;    12.2 p7+p4   41 blocks
        mov r13, qword [rsp + 936]                                       ;     5.7 p3      41 blocks reload
        vmovdqu64 [r13], xmm5                                            ;    12.3 p8+p9   41 blocks
        mov r14, qword [rsp + 944]                                       ;     6.0 p10     41 blocks reload
        vmovdqu64 [r14], xmm6                                            ;    13.3 p7+p4   41 blocks
        mov r15, qword [rsp + 952]                                       ;     6.3 p2      41 blocks reload
        vmovdqu64 [r15], xmm7                                            ;    14.3 p8+p9   41 blocks
        mov rsi, qword [rsp + 960]                                       ;     6.7 p3      41 blocks reload
        vmovdqu64 [rsi], xmm8                                            ;    15.3 p7+p4   41 blocks
        mov rdi, qword [rsp + 968]                                       ;     7.0 p10     41 blocks reload
        vmovdqu64 [rdi], xmm9                                            ;    16.3 p8+p9   41 blocks
        mov rbp, qword [rsp + 976]                                       ;     7.3 p2      41 blocks reload
        vmovdqu64 [rbp], xmm10                                           ;    17.3 p7+p4   41 blocks
        mov rax, qword [rsp + 984]                                       ;     7.7 p3      41 blocks reload
        vmovdqu64 [rax], xmm11                                           ;    18.3 p8+p9   41 blocks
        mov rcx, qword [rsp + 992]                                       ;     8.0 p10     41 blocks reload
        vmovdqu64 [rcx], xmm12                                           ;    19.3 p7+p4   41 blocks
        mov rdx, qword [rsp + 1000]                                      ;     8.3 p2      41 blocks reload
        vmovdqu64 [rdx], xmm13                                           ;    20.3 p8+p9   41 blocks
        mov rbx, qword [rsp + 1008]                                      ;     8.7 p3      41 blocks reload
        vmovdqu64 [rbx], xmm14                                           ;    21.3 p7+p4   41 blocks
        vmovdqu64 zmm0, [rsp + 0]                                        ;     9.3 p2      41 blocks reload
        vmovd [r8 + 16], xmm0                                            ;    15.3 p8+p9   41 blocks
        mov r8, qword [rsp + 1016]                                       ;     9.3 p10     41 blocks reload
        vmovdqu64 [r8], xmm15                                            ;    22.3 p7+p4   41 blocks
        vpshufd zmm1, zmm0, 1                                            ;    20.3 p5      41 blocks
        vmovd [r9 + 16], xmm1                                            ;    21.3 p8+p9   41 blocks
        vpshufd zmm1, zmm0, 2                                            ;    21.3 p5      41 blocks
        vmovd [r10 + 16], xmm1                                           ;    22.3 p7+p4   41 blocks
        vpshufd zmm1, zmm0, 3                                            ;    22.3 p5      41 blocks
        vmovd [r11 + 16], xmm1                                           ;    23.3 p8+p9   41 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                                ;    23.3 p5      41 blocks
        vmovd [r12 + 16], xmm1                                           ;    26.3 p7+p4   41 blocks
        vpshufd zmm2, zmm1, 1                                            ;    26.3 p5      41 blocks
        vmovd [r13 + 16], xmm2                                           ;    27.3 p8+p9   41 blocks
        vpshufd zmm2, zmm1, 2                                            ;    26.3 p5      41 blocks
        vmovd [r14 + 16], xmm2                                           ;    27.3 p7+p4   41 blocks
        vpshufd zmm1, zmm1, 3                                            ;    26.3 p5      41 blocks
        vmovd [r15 + 16], xmm1                                           ;    27.3 p8+p9   41 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                                ;    27.3 p5      41 blocks
        vmovd [rsi + 16], xmm1                                           ;    30.3 p7+p4   41 blocks
        vpshufd zmm2, zmm1, 1                                            ;    30.3 p5      41 blocks
        vmovd [rdi + 16], xmm2                                           ;    31.3 p8+p9   41 blocks
        vpshufd zmm2, zmm1, 2                                            ;    30.3 p5      41 blocks
        vmovd [rbp + 16], xmm2                                           ;    31.3 p7+p4   41 blocks
        vpshufd zmm1, zmm1, 3                                            ;    30.3 p5      41 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                                ;    31.3 p5      41 blocks
        vmovd [rax + 16], xmm1                                           ;    31.3 p8+p9   41 blocks
        vmovd [rcx + 16], xmm0                                           ;    34.3 p7+p4   41 blocks
        vpshufd zmm1, zmm0, 1                                            ;    34.3 p5      41 blocks
        vmovd [rdx + 16], xmm1                                           ;    35.3 p8+p9   41 blocks
        vpshufd zmm1, zmm0, 2                                            ;    34.3 p5      41 blocks
        vmovd [rbx + 16], xmm1                                           ;    35.3 p7+p4   41 blocks
        vpshufd zmm0, zmm0, 3                                            ;    34.3 p5      41 blocks
        vmovd [r8 + 16], xmm0                                            ;    35.3 p8+p9   41 blocks
        mov rcx, qword [rsp + 1168]                                      ;                    frame
        vpxord zmm0, zmm0, zmm0                                          ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                        ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                                       ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 512], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 576], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 640], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 704], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 768], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 832], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 1152], zmm0                                     ;                    cleared
        vzeroupper                                                       ;                    x87 state
        mov rsp, rcx                                                     ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        pop rbx                                                          ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
ripemd160_blocks.T0_constants512:
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999
        dq 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1
        dq 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc
        dq 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e
        dq 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6
        dq 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124
        dq 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3
        dq 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
