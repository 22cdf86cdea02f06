; ripemd160_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
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
; The frame is cleared before return: 768 bytes, 13 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 92 uops, planned 36.3; bounds: width 15.3, ports 35.0, path 14.0
;   blocks: 1481 uops, planned 604.2; bounds: width 246.8, ports 596.0, path 333.0
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
        push rbx                                                      ;                    preserved
        push rbp                                                      ;                    preserved
        push r12                                                      ;                    preserved
        push r13                                                      ;                    preserved
        push r14                                                      ;                    preserved
        push r15                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0x440                                                ;                    frame
        and rsp, -64                                                  ;                    frame
        mov qword [rsp + 1032], rax                                   ;                    frame
        mov r10, qword [rax + 56]                                     ;                    frame
        mov qword [rsp + 808], r10                                    ;                    frame
        mov r10, qword [rax + 80]                                     ;                    frame
        mov qword [rsp + 824], r10                                    ;                    frame
        mov r10, qword [rax + 96]                                     ;                    frame
        mov qword [rsp + 832], r10                                    ;                    frame
        mov r10, qword [rax + 88]                                     ;                    frame
        mov qword [rsp + 840], r10                                    ;                    frame
        mov r10, qword [rax + 104]                                    ;                    frame
        mov qword [rsp + 848], r10                                    ;                    frame
        mov r10, qword [rax + 64]                                     ;                    frame
        mov qword [rsp + 856], r10                                    ;                    frame
        mov r10, qword [rax + 72]                                     ;                    frame
        mov qword [rsp + 864], r10                                    ;                    frame
        mov r10, qword [rax + 112]                                    ;                    frame
        mov qword [rsp + 872], r10                                    ;                    frame
        mov r10, qword [rax + 120]                                    ;                    frame
        mov qword [rsp + 880], r10                                    ;                    frame
        mov r10, qword [rax + 128]                                    ;                    frame
        mov qword [rsp + 888], r10                                    ;                    frame
        mov r10, qword [rax + 264]                                    ;                    frame
        mov qword [rsp + 1040], r10                                   ;                    frame
        mov r10, qword [rax + 136]                                    ;                    frame
        mov qword [rsp + 896], r10                                    ;                    frame
        mov r10, qword [rax + 152]                                    ;                    frame
        mov qword [rsp + 912], r10                                    ;                    frame
        mov r10, qword [rax + 216]                                    ;                    frame
        mov qword [rsp + 920], r10                                    ;                    frame
        mov r10, qword [rax + 184]                                    ;                    frame
        mov qword [rsp + 928], r10                                    ;                    frame
        mov r10, qword [rax + 160]                                    ;                    frame
        mov qword [rsp + 936], r10                                    ;                    frame
        mov r10, qword [rax + 248]                                    ;                    frame
        mov qword [rsp + 944], r10                                    ;                    frame
        mov r10, qword [rax + 192]                                    ;                    frame
        mov qword [rsp + 952], r10                                    ;                    frame
        mov r10, qword [rax + 200]                                    ;                    frame
        mov qword [rsp + 960], r10                                    ;                    frame
        mov r10, qword [rax + 232]                                    ;                    frame
        mov qword [rsp + 968], r10                                    ;                    frame
        mov r10, qword [rax + 176]                                    ;                    frame
        mov qword [rsp + 976], r10                                    ;                    frame
        mov r10, qword [rax + 208]                                    ;                    frame
        mov qword [rsp + 984], r10                                    ;                    frame
        mov r10, qword [rax + 144]                                    ;                    frame
        mov qword [rsp + 992], r10                                    ;                    frame
        mov r10, qword [rax + 240]                                    ;                    frame
        mov qword [rsp + 1000], r10                                   ;                    frame
        mov r10, qword [rax + 168]                                    ;                    frame
        mov qword [rsp + 1008], r10                                   ;                    frame
        mov r10, qword [rax + 256]                                    ;                    frame
        mov qword [rsp + 1016], r10                                   ;                    frame
        mov r10, qword [rax + 224]                                    ;                    frame
        mov qword [rsp + 1024], r10                                   ;                    frame
        mov qword [rsp + 768], rcx                                    ;                    argument
        mov qword [rsp + 776], rdi                                    ;                    argument
        mov qword [rsp + 784], r9                                     ;                    argument
        mov qword [rsp + 792], rdx                                    ;                    argument
        mov qword [rsp + 800], rsi                                    ;                    argument
        mov qword [rsp + 816], r8                                     ;                    argument
        mov r11, qword [rsp + 768]                                    ;     0.0 p2      41 h reload
        vmovd xmm6, [r11 + 16]                                        ;     5.0 p3      41 h
        mov r8, qword [rsp + 776]                                     ;     0.3 p10     41 h reload
        vmovd xmm1, [r8 + 16]                                         ;     5.3 p2      41 h
        vmovdqu64 xmm0, [r8]                                          ;     5.3 p3      41 h
        mov r8, qword [rsp + 784]                                     ;     1.3 p10     41 h reload
        mov r10, qword [rsp + 792]                                    ;     2.0 p2      41 h reload
        vmovd xmm4, [r10 + 16]                                        ;     7.0 p3      41 h
        vpunpckldq zmm4, zmm4, zmm6                                   ;    13.0 p5      41 h
        vmovdqu64 xmm6, [r8]                                          ;     6.3 p10     41 h
        mov r9, qword [rsp + 800]                                     ;     3.0 p2      41 h reload
        vmovdqu64 xmm2, [r9]                                          ;     8.0 p3      41 h
        vshufi32x4 zmm2, zmm2, zmm6, 0                                ;    14.0 p5      41 h
        vmovd xmm6, [r8 + 16]                                         ;     6.3 p10     41 h
        mov r8, qword [rsp + 808]                                     ;     4.0 p2      41 h reload
        vmovd xmm3, [r9 + 16]                                         ;     8.0 p3      41 h
        vmovdqu64 xmm5, [r11]                                         ;     5.0 p10     41 h
        mov r12, qword [rsp + 816]                                    ;     5.0 p2      41 h reload
        vpunpckldq zmm1, zmm1, zmm3                                   ;    14.0 p5      41 h
        mov r9, qword [rsp + 824]                                     ;     5.2 p3      41 h reload
        vmovd xmm8, [r9 + 16]                                         ;    10.2 p10     41 h
        mov r11, qword [rsp + 832]                                    ;     6.0 p2      41 h reload
        vmovdqu64 xmm3, [r10]                                         ;     7.0 p3      41 h
        mov r10, qword [rsp + 840]                                    ;     6.3 p10     41 h reload
        vmovd xmm9, [r10 + 16]                                        ;    11.3 p2      41 h
        vmovd xmm11, [r11 + 16]                                       ;    11.0 p3      41 h
        vpunpckldq zmm9, zmm9, zmm11                                  ;    17.3 p5      41 h
        vpunpcklqdq zmm1, zmm1, zmm4                                  ;    15.0 p5      41 h
        vmovdqu64 xmm4, [r12]                                         ;    10.0 p10     41 h
        vmovdqu64 xmm10, [r11]                                        ;    11.0 p2      41 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                                ;    16.0 p5      41 h
        vmovd xmm4, [r12 + 16]                                        ;    10.0 p3      41 h
        vpunpckldq zmm4, zmm4, zmm6                                   ;    16.0 p5      41 h
        vmovdqu64 xmm6, [r8]                                          ;     9.0 p10     41 h
        vshufi32x4 zmm3, zmm3, zmm6, 0                                ;    15.0 p5      41 h
        vmovd xmm6, [r8 + 16]                                         ;     9.0 p2      41 h
        mov r12, qword [rsp + 848]                                    ;     9.2 p3      41 h reload
        mov r8, qword [rsp + 856]                                     ;     9.3 p10     41 h reload
        vmovdqu64 xmm7, [r8]                                          ;    14.3 p2      41 h
        vshufi32x4 zmm5, zmm5, zmm7, 0                                ;    20.3 p5      41 h
        vmovd xmm7, [r8 + 16]                                         ;    14.3 p3      41 h
        vpunpckldq zmm6, zmm6, zmm7                                   ;    20.3 p5      41 h
        vpunpcklqdq zmm4, zmm4, zmm6                                  ;    21.3 p5      41 h
        mov r8, qword [rsp + 864]                                     ;    10.3 p10     41 h reload
        vmovd xmm6, [r8 + 16]                                         ;    15.3 p2      41 h
        vpunpckldq zmm6, zmm6, zmm8                                   ;    21.3 p5      41 h
        vpunpcklqdq zmm6, zmm6, zmm9                                  ;    22.3 p5      41 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                                ;    22.3 p5      41 h
        vmovdqu64 xmm4, [r8]                                          ;    15.3 p3      41 h
        vmovdqu64 xmm7, [r9]                                          ;    11.3 p10     41 h
        vmovdqu64 xmm8, [r10]                                         ;    12.0 p2      41 h
        mov r8, qword [rsp + 872]                                     ;    12.2 p3      41 h reload
        vmovdqu64 xmm9, [r12]                                         ;    14.2 p10     41 h
        vshufi32x4 zmm4, zmm4, zmm9, 0                                ;    21.3 p5      41 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                             ;    24.3 p5      41 h
        vmovd xmm4, [r12 + 16]                                        ;    14.2 p2      41 h
        vmovdqu64 xmm9, [r8]                                          ;    17.2 p3      41 h
        vshufi32x4 zmm7, zmm7, zmm9, 0                                ;    23.2 p5      41 h
        vshufi32x4 zmm2, zmm2, zmm7, 0x88                             ;    26.2 p5      41 h
        vmovd xmm7, [r8 + 16]                                         ;    17.2 p10     41 h
        vpunpckldq zmm4, zmm4, zmm7                                   ;    23.2 p5      41 h
        vpunpckldq zmm7, zmm0, zmm2                                   ;    29.2 p5      41 h
        vpunpckhdq zmm0, zmm0, zmm2                                   ;    29.2 p5      41 h
        mov r8, qword [rsp + 880]                                     ;    14.0 p2      41 h reload
        vmovdqu64 xmm2, [r8]                                          ;    19.0 p3      41 h
        vshufi32x4 zmm2, zmm8, zmm2, 0                                ;    25.0 p5      41 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                             ;    28.0 p5      41 h
        vmovd xmm3, [r8 + 16]                                         ;    19.0 p10     41 h
        mov r8, qword [rsp + 888]                                     ;    15.0 p2      41 h reload
        vmovdqu64 xmm8, [r8]                                          ;    20.0 p3      41 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                               ;    26.0 p5      41 h
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                             ;    29.0 p5      41 h
        vmovd xmm8, [r8 + 16]                                         ;    20.0 p10     41 h
        vpunpckldq zmm3, zmm3, zmm8                                   ;    26.3 p5      41 h
        vpunpcklqdq zmm3, zmm4, zmm3                                  ;    27.3 p5      41 h
        vshufi32x4 zmm3, zmm6, zmm3, 0                                ;    28.3 p5      41 h
        vshufi32x4 zmm1, zmm1, zmm3, 0x88                             ;    31.3 p5      41 h
        vmovdqu64 [rsp + 0], zmm1                                     ;    34.3 p7+p4   41 h
        vpunpckldq zmm3, zmm2, zmm5                                   ;    32.0 p5      41 h
        vpunpcklqdq zmm1, zmm7, zmm3                                  ;    33.0 p5      41 h
        vpunpckhqdq zmm3, zmm7, zmm3                                  ;    33.0 p5      41 h
        vmovdqu64 [rsp + 64], zmm3                                    ;    34.0 p8+p9   41 h
        vmovdqu64 [rsp + 128], zmm1                                   ;    34.0 p7+p4   41 h
        mov r8d, dword [rsp + 1040]                                   ;    16.0 p2      41 h
        shl r8, 6                                                     ;    21.0 p0      41 h
        add r8, qword [rsp + 896]                                     ;    22.0 p1+p3   41 h
        mov qword [rsp + 904], r8                                     ;    23.0 p8+p9   41 h
        vpunpckhdq zmm2, zmm2, zmm5                                   ;    33.3 p5      41 h
        vpunpcklqdq zmm1, zmm0, zmm2                                  ;    34.3 p5      41 h
        vpunpckhqdq zmm0, zmm0, zmm2                                  ;    35.3 p5      41 h
        vmovdqu64 [rsp + 192], zmm1                                   ;    35.3 p7+p9   41 h
        vmovdqu64 [rsp + 256], zmm0                                   ;    36.3 p8+p4   41 h
        cmp dword [rsp + 1040], 0                                     ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 64]                                    ;                    resident
        align 16
.blocks_1:
        mov r10, qword [rsp + 912]                                    ;     0.0 p2      34 sum reload
        vmovdqu64 zmm3, [r10]                                         ;     5.0 p3      34 sum
        mov rbp, qword [rsp + 920]                                    ;     0.3 p10     34 sum reload
        mov r14, qword [rsp + 928]                                    ;     1.0 p2      34 sum reload
        mov r8, qword [rsp + 896]                                     ;     1.2 p3      34 sum reload
        mov r11, qword [rsp + 936]                                    ;     1.3 p10     34 sum reload
        mov rbx, qword [rsp + 944]                                    ;     2.0 p2      34 sum reload
        vmovdqu64 zmm1, [r8]                                          ;     6.2 p3      34 sum
        vmovdqu64 zmm7, [r14]                                         ;     6.0 p2      34 sum
        vmovdqu64 zmm4, [r11]                                         ;     6.3 p3      34 sum
        mov r15, qword [rsp + 952]                                    ;     2.3 p10     34 sum reload
        vmovdqu64 zmm8, [r15]                                         ;     7.3 p2      34 sum
        mov rsi, qword [rsp + 960]                                    ;     3.3 p10     34 sum reload
        vmovdqu64 zmm9, [rsi]                                         ;     8.3 p3      34 sum
        vmovdqu64 zmm11, [rbp]                                        ;     5.3 p2      34 sum
        mov rcx, qword [rsp + 968]                                    ;     4.3 p10     34 sum reload
        mov r13, qword [rsp + 976]                                    ;     5.2 p3      34 sum reload
        vmovdqu64 zmm23, [rsp + 128]                                  ;     6.0 p2      44 x[0] reload
        mov rdi, qword [rsp + 984]                                    ;     5.3 p10     34 sum reload
        vmovdqu64 zmm6, [r13]                                         ;    10.2 p3      34 sum
        mov r9, qword [rsp + 992]                                     ;     6.3 p10     34 sum reload
        mov rdx, qword [rsp + 1000]                                   ;     7.0 p2      34 sum reload
        vmovdqu64 zmm14, [rdx]                                        ;    12.0 p3      34 sum
        mov r12, qword [rsp + 1008]                                   ;     7.3 p10     34 sum reload
        vmovdqu64 zmm5, [r12]                                         ;    12.3 p2      34 sum
        vshufi32x4 zmm17, zmm1, zmm5, 0x44                            ;    18.3 p5      34 sum
        vmovdqu64 zmm2, [r9]                                          ;    11.3 p3      34 sum
        vshufi32x4 zmm1, zmm1, zmm5, 0xee                             ;    18.3 p5      34 sum
        mov r8, qword [rsp + 1016]                                    ;     8.3 p10     34 sum reload
        vmovdqu64 zmm16, [r8]                                         ;    13.3 p2      34 sum
        vshufi32x4 zmm5, zmm2, zmm6, 0x44                             ;    17.3 p5      34 sum
        vshufi32x4 zmm2, zmm2, zmm6, 0xee                             ;    17.3 p5      34 sum
        vshufi32x4 zmm6, zmm3, zmm7, 0x44                             ;    12.0 p5      34 sum
        vshufi32x4 zmm3, zmm3, zmm7, 0xee                             ;    12.0 p5      34 sum
        vmovdqu64 zmm13, [rcx]                                        ;     9.3 p3      34 sum
        vshufi32x4 zmm7, zmm9, zmm13, 0xee                            ;    15.3 p5      34 sum
        mov rax, qword [rsp + 1024]                                   ;     9.3 p10     34 sum reload
        vmovdqu64 zmm15, [rbx]                                        ;    10.0 p2      34 sum
        vmovdqu64 zmm10, [rdi]                                        ;    10.3 p3      34 sum
        vshufi32x4 zmm18, zmm4, zmm8, 0x44                            ;    13.3 p5      34 sum
        vshufi32x4 zmm4, zmm4, zmm8, 0xee                             ;    13.3 p5      34 sum
        vshufi32x4 zmm8, zmm10, zmm14, 0xee                           ;    18.0 p5      34 sum
        vmovdqu64 zmm12, [rax]                                        ;    14.3 p2      34 sum
        vshufi32x4 zmm19, zmm9, zmm13, 0x44                           ;    15.3 p5      34 sum
        vshufi32x4 zmm13, zmm12, zmm16, 0x44                          ;    20.3 p5      34 sum
        vshufi32x4 zmm9, zmm10, zmm14, 0x44                           ;    18.0 p5      34 sum
        vshufi32x4 zmm12, zmm12, zmm16, 0xee                          ;    20.3 p5      34 sum
        vshufi32x4 zmm16, zmm5, zmm9, 0x88                            ;    21.0 p5      34 sum
        vshufi32x4 zmm10, zmm11, zmm15, 0x44                          ;    19.2 p5      34 sum
        vshufi32x4 zmm5, zmm5, zmm9, 0xdd                             ;    21.0 p5      34 sum
        vshufi32x4 zmm9, zmm6, zmm10, 0x88                            ;    22.2 p5      34 sum
        vshufi32x4 zmm14, zmm17, zmm19, 0x88                          ;    22.2 p5      34 sum
        vpunpckldq zmm27, zmm14, zmm16                                ;    25.2 p5      34 sum
        vshufi32x4 zmm6, zmm6, zmm10, 0xdd                            ;    24.2 p5      34 sum
        vshufi32x4 zmm10, zmm18, zmm13, 0x88                          ;    25.2 p5      34 sum
        vpunpckldq zmm29, zmm9, zmm10                                 ;    28.2 p5      34 sum
        vshufi32x4 zmm11, zmm11, zmm15, 0xee                          ;    27.2 p5      34 sum
        vshufi32x4 zmm15, zmm17, zmm19, 0xdd                          ;    28.2 p5      34 sum
        vshufi32x4 zmm13, zmm18, zmm13, 0xdd                          ;    29.2 p5      34 sum
        vmovdqu64 zmm18, [rsp + 256]                                  ;    11.2 p3      44 x[3] reload
        vmovdqu64 zmm17, [rsp + 192]                                  ;    12.0 p2      44 x[2] reload
        vmovdqa64 zmm22, zmm17                                        ;    18.0         26 sum copy
        vpternlogd zmm22, zmm0, zmm18, 0x39                           ;    18.0 p0      26 sum
        vpaddd zmm22, zmm23, zmm22                                    ;    19.0 p0      34 sum
        vmovdqu64 zmm19, [rsp + 256]                                  ;    12.2 p3      25 sum
        vpternlogd zmm19, zmm0, zmm17, 0x96                           ;    18.2 p0      25 sum
        vpaddd zmm19, zmm19, zmm23                                    ;    19.2 p0      34 sum
        vpunpcklqdq zmm23, zmm27, zmm29                               ;    30.2 p5      34 sum
        vmovdqu64 zmm18, [rsp + 0]                                    ;    13.0 p2      35 v[0]
        vpunpckldq zmm28, zmm15, zmm5                                 ;    31.2 p5      34 sum
        vpunpckldq zmm31, zmm6, zmm13                                 ;    32.2 p5      34 sum
        vmovdqu64 zmm24, [rel ripemd160_blocks.T0_constants512]       ;    13.2 p3      34 sum reload
        vpaddd zmm19, zmm19, zmm24                                    ;    20.2 p0      34 sum
        vpaddd zmm19, zmm19, zmm23                                    ;    31.2 p0      34 sum
        vprold zmm19, zmm19, 0xb                                      ;    32.2 p0      35 v[0]
        vpaddd zmm18, zmm18, zmm19                                    ;    33.2 p0      35 v[0]
        vmovdqu64 zmm30, [rel ripemd160_blocks.T0_constants512 + 384] ;    14.0 p2      34 sum reload
        vpaddd zmm22, zmm22, zmm30                                    ;    20.0 p0      34 sum
        vpunpckhqdq zmm27, zmm27, zmm29                               ;    33.2 p5      34 sum
        vmovdqu64 zmm29, [rsp + 0]                                    ;    14.2 p3      35 v[0]
        vpunpckhdq zmm9, zmm9, zmm10                                  ;    34.2 p5      34 sum
        vmovdqu64 zmm10, [rsp + 256]                                  ;    15.0 p2      35 v[4]
        vshufi32x4 zmm21, zmm2, zmm8, 0xdd                            ;    35.2 p5      34 sum
        vshufi32x4 zmm2, zmm2, zmm8, 0x88                             ;    36.2 p5      34 sum
        vpunpckhdq zmm14, zmm14, zmm16                                ;    37.2 p5      34 sum
        vshufi32x4 zmm20, zmm1, zmm7, 0xdd                            ;    38.2 p5      34 sum
        vshufi32x4 zmm26, zmm4, zmm12, 0xdd                           ;    39.2 p5      34 sum
        vmovdqu64 [rsp + 320], zmm31                                  ;    33.2 p7+p4   34 sum spill
        vpunpckhqdq zmm19, zmm28, zmm31                               ;    40.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm19                                    ;    41.2 p0      34 sum
        vprold zmm22, zmm22, 8                                        ;    42.2 p0      35 v[0]
        vpaddd zmm29, zmm29, zmm22                                    ;    43.2 p0      35 v[0]
        vprold zmm22, zmm0, 0xa                                       ;    22.3 p0      36 v[1]
        vprold zmm31, zmm17, 0xa                                      ;    23.3 p0      36 v[2]
        vmovdqu64 [rsp + 384], zmm27                                  ;    34.2 p8+p9   34 sum spill
        vmovdqu64 [rsp + 448], zmm28                                  ;    32.2 p7+p4   34 sum spill
        vmovdqa64 zmm16, zmm18                                        ;    34.2         25 sum copy
        vpunpckhdq zmm6, zmm6, zmm13                                  ;    41.2 p5      34 sum
        vmovdqu64 [rsp + 512], zmm0                                   ;    17.7 p8+p9   44 x[1] spill
        vshufi32x4 zmm4, zmm4, zmm12, 0x88                            ;    42.2 p5      34 sum
        vmovdqu64 [rsp + 576], zmm20                                  ;    41.2 p7+p4   34 sum spill
        vmovdqu64 [rsp + 640], zmm21                                  ;    38.2 p8+p9   34 sum spill
        vshufi32x4 zmm25, zmm3, zmm11, 0xdd                           ;    43.2 p5      34 sum
        vpunpckhdq zmm28, zmm20, zmm21                                ;    44.2 p5      34 sum
        vmovdqu64 zmm20, [rsp + 0]                                    ;    17.3 p3      34 sum
        vpternlogd zmm16, zmm31, zmm0, 0x96                           ;    34.2 p0      25 sum
        vmovdqu64 zmm17, [rsp + 0]                                    ;    17.7 p2      34 sum
        vpaddd zmm17, zmm17, zmm24                                    ;    25.3 p0      34 sum
        vpaddd zmm17, zmm17, zmm16                                    ;    35.2 p0      34 sum
        vpaddd zmm17, zmm17, zmm27                                    ;    36.2 p0      34 sum
        vprold zmm27, zmm18, 0xa                                      ;    34.2 p0      36 v[0]
        vmovdqa64 zmm13, zmm29                                        ;    44.2         26 sum copy
        vpternlogd zmm13, zmm31, zmm0, 0x4b                           ;    44.2 p0      26 sum
        vprold zmm17, zmm17, 0xe                                      ;    37.2 p0      35 v[4]
        vpaddd zmm10, zmm10, zmm17                                    ;    38.2 p0      35 v[4]
        vpternlogd zmm18, zmm10, zmm22, 0x96                          ;    39.2 p0      25 sum
        vpaddd zmm20, zmm20, zmm30                                    ;    33.3 p0      34 sum
        vpaddd zmm20, zmm20, zmm13                                    ;    45.2 p0      34 sum
        vpunpckhdq zmm5, zmm15, zmm5                                  ;    45.2 p5      34 sum
        vshufi32x4 zmm1, zmm1, zmm7, 0x88                             ;    46.2 p5      34 sum
        vpunpckhqdq zmm7, zmm14, zmm9                                 ;    47.2 p5      34 sum
        vpunpckhdq zmm21, zmm25, zmm26                                ;    48.2 p5      34 sum
        vpunpcklqdq zmm15, zmm28, zmm21                               ;    49.2 p5      34 sum
        vpaddd zmm20, zmm20, zmm15                                    ;    50.2 p0      34 sum
        vmovdqu64 zmm13, [rsp + 256]                                  ;    20.7 p3      34 sum
        vpunpcklqdq zmm17, zmm14, zmm9                                ;    50.2 p5      34 sum
        vpaddd zmm13, zmm13, zmm24                                    ;    36.3 p0      34 sum
        vpaddd zmm13, zmm13, zmm18                                    ;    40.2 p0      34 sum
        vmovdqu64 zmm16, [rsp + 256]                                  ;    21.3 p2      35 v[4]
        vmovdqu64 zmm0, [rsp + 256]                                   ;    21.7 p3      34 sum
        vprold zmm18, zmm29, 0xa                                      ;    44.2 p0      36 v[0]
        vpaddd zmm8, zmm31, zmm7                                      ;    48.2 p0      34 sum
        vpaddd zmm0, zmm0, zmm30                                      ;    40.3 p0      34 sum
        vpaddd zmm13, zmm13, zmm17                                    ;    51.2 p0      34 sum
        vprold zmm20, zmm20, 9                                        ;    51.2 p0      35 v[4]
        vpaddd zmm16, zmm16, zmm20                                    ;    52.2 p0      35 v[4]
        vpternlogd zmm29, zmm16, zmm22, 0x39                          ;    53.2 p0      26 sum
        vpaddd zmm0, zmm0, zmm29                                      ;    54.2 p0      34 sum
        vprold zmm9, zmm13, 0xf                                       ;    52.2 p0      35 v[3]
        vmovdqa64 zmm20, zmm31                                        ;    24.3         35 v[3] copy
        vpaddd zmm20, zmm20, zmm9                                     ;    53.2 p0      35 v[3]
        vpunpckhqdq zmm29, zmm5, zmm6                                 ;    51.2 p5      34 sum
        vpaddd zmm0, zmm0, zmm29                                      ;    55.2 p0      34 sum
        vmovdqa64 zmm9, zmm20                                         ;    54.2         25 sum copy
        vpternlogd zmm9, zmm27, zmm10, 0x96                           ;    54.2 p0      25 sum
        vpaddd zmm8, zmm8, zmm9                                       ;    55.2 p0      34 sum
        vprold zmm9, zmm0, 9                                          ;    56.2 p0      35 v[3]
        vmovdqu64 zmm0, [rsp + 448]                                   ;    32.2 p2      34 sum reload
        vpunpcklqdq zmm0, zmm0, [rsp + 320]                           ;    52.2 p5+p3   34 sum
        vpaddd zmm14, zmm22, zmm24                                    ;    52.3 p0      34 sum
        vpunpckldq zmm12, zmm1, zmm2                                  ;    53.2 p5      34 sum
        vpunpckhdq zmm1, zmm1, zmm2                                   ;    54.2 p5      34 sum
        vmovdqu64 [rsp + 704], zmm15                                  ;    50.2 p7+p4   34 sum spill
        vmovdqa64 zmm15, zmm31                                        ;    25.5         35 v[3] copy
        vpunpcklqdq zmm5, zmm5, zmm6                                  ;    55.2 p5      34 sum
        vpunpckhqdq zmm21, zmm28, zmm21                               ;    56.2 p5      34 sum
        vshufi32x4 zmm3, zmm3, zmm11, 0x88                            ;    57.2 p5      34 sum
        vpunpckhdq zmm2, zmm3, zmm4                                   ;    60.2 p5      34 sum
        vmovdqa64 zmm11, zmm22                                        ;    26.3         35 v[2] copy
        vpaddd zmm14, zmm14, zmm0                                     ;    53.3 p0      34 sum
        vpaddd zmm15, zmm15, zmm9                                     ;    57.2 p0      35 v[3]
        vmovdqa64 zmm13, zmm15                                        ;    58.2         26 sum copy
        vmovdqa64 zmm9, zmm22                                         ;    27.0         35 v[2] copy
        vprold zmm10, zmm10, 0xa                                      ;    55.3 p0      36 v[4]
        vmovdqu64 [rsp + 320], zmm23                                  ;    31.2 p8+p9   34 sum spill
        vpaddd zmm8, zmm8, zmm24                                      ;    56.3 p0      34 sum
        vprold zmm8, zmm8, 0xc                                        ;    57.3 p0      35 v[2]
        vpaddd zmm9, zmm9, zmm8                                       ;    58.3 p0      35 v[2]
        vmovdqu64 [rsp + 448], zmm17                                  ;    51.2 p7+p4   34 sum spill
        vpternlogd zmm13, zmm18, zmm16, 0x4b                          ;    59.2 p5      26 sum
        vpunpckldq zmm8, zmm3, zmm4                                   ;    60.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm30                                    ;    59.3 p0      34 sum
        vprold zmm16, zmm16, 0xa                                      ;    60.3 p0      36 v[4]
        vmovdqa64 zmm3, zmm16                                         ;    61.3         35 v[0] copy
        vpaddd zmm31, zmm31, zmm30                                    ;    61.2 p5      34 sum
        vpaddd zmm31, zmm31, zmm23                                    ;    62.2 p0      34 sum
        vprold zmm23, zmm20, 0xa                                      ;    62.3 p0      36 v[3]
        vpternlogd zmm20, zmm9, zmm10, 0x96                           ;    62.2 p5      25 sum
        vpaddd zmm31, zmm31, zmm13                                    ;    63.2 p5      34 sum
        vprold zmm13, zmm31, 0xb                                      ;    64.2 p0      35 v[2]
        vpaddd zmm14, zmm14, zmm20                                    ;    64.2 p5      34 sum
        vprold zmm20, zmm15, 0xa                                      ;    64.3 p0      36 v[3]
        vpaddd zmm11, zmm11, zmm13                                    ;    65.2 p5      35 v[2]
        vpternlogd zmm15, zmm11, zmm16, 0x39                          ;    66.2 p0      26 sum
        vpaddd zmm22, zmm22, zmm15                                    ;    67.2 p5      34 sum
        vpunpckhqdq zmm15, zmm12, zmm8                                ;    67.2 p5      34 sum
        vpunpcklqdq zmm8, zmm12, zmm8                                 ;    68.2 p5      34 sum
        vmovdqa64 zmm31, zmm18                                        ;    45.2         35 v[1] copy
        vpaddd zmm18, zmm18, zmm17                                    ;    66.3 p0      34 sum
        vmovdqa64 zmm13, zmm27                                        ;    35.2         35 v[1] copy
        vpaddd zmm18, zmm18, zmm30                                    ;    67.3 p0      34 sum
        vpaddd zmm27, zmm27, zmm24                                    ;    68.3 p0      34 sum
        vpaddd zmm27, zmm27, zmm19                                    ;    69.3 p5      34 sum
        vprold zmm17, zmm9, 0xa                                       ;    69.3 p0      36 v[2]
        vprold zmm6, zmm11, 0xa                                       ;    70.3 p0      36 v[2]
        vprold zmm14, zmm14, 5                                        ;    71.3 p0      35 v[1]
        vpaddd zmm13, zmm13, zmm14                                    ;    72.3 p5      35 v[1]
        vpaddd zmm16, zmm16, zmm30                                    ;    71.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm15                                    ;    72.2 p5      34 sum
        vpternlogd zmm9, zmm13, zmm23, 0x96                           ;    73.3 p0      25 sum
        vprold zmm14, zmm22, 0xd                                      ;    73.3 p0      35 v[1]
        vmovdqa64 zmm22, zmm10                                        ;    56.3         35 v[0] copy
        vpaddd zmm10, zmm10, zmm24                                    ;    73.2 p5      34 sum
        vpaddd zmm10, zmm10, zmm5                                     ;    74.2 p5      34 sum
        vpaddd zmm31, zmm31, zmm14                                    ;    74.3 p0      35 v[1]
        vmovdqa64 zmm14, zmm20                                        ;    65.3         35 v[4] copy
        vpaddd zmm27, zmm27, zmm9                                     ;    75.2 p5      34 sum
        vprold zmm4, zmm27, 8                                         ;    76.2 p0      35 v[0]
        vpaddd zmm22, zmm22, zmm4                                     ;    77.2 p5      35 v[0]
        vpunpckhqdq zmm4, zmm1, zmm2                                  ;    77.2 p5      34 sum
        vpaddd zmm16, zmm16, zmm4                                     ;    78.2 p0      34 sum
        vpunpcklqdq zmm1, zmm1, zmm2                                  ;    78.2 p5      34 sum
        vmovdqa64 zmm9, zmm31                                         ;    75.3         26 sum copy
        vpternlogd zmm9, zmm20, zmm11, 0x4b                           ;    77.3 p0      26 sum
        vpaddd zmm18, zmm18, zmm9                                     ;    78.3 p0      34 sum
        vmovdqa64 zmm11, zmm22                                        ;    78.2         25 sum copy
        vpternlogd zmm11, zmm17, zmm13, 0x96                          ;    79.2 p5      25 sum
        vpaddd zmm10, zmm10, zmm11                                    ;    80.2 p0      34 sum
        vprold zmm10, zmm10, 7                                        ;    81.2 p0      35 v[4]
        vpaddd zmm11, zmm24, zmm23                                    ;    80.2 p5      34 sum
        vpaddd zmm11, zmm11, zmm29                                    ;    81.2 p5      34 sum
        vpaddd zmm20, zmm20, zmm30                                    ;    81.3 p0      34 sum
        vpaddd zmm20, zmm20, zmm0                                     ;    82.3 p5      34 sum
        vprold zmm9, zmm18, 0xf                                       ;    82.3 p0      35 v[0]
        vprold zmm18, zmm31, 0xa                                      ;    83.3 p0      36 v[1]
        vpaddd zmm3, zmm3, zmm9                                       ;    83.3 p5      35 v[0]
        vpternlogd zmm31, zmm3, zmm6, 0x39                            ;    84.3 p5      26 sum
        vmovdqa64 zmm9, zmm23                                         ;    63.3         35 v[4] copy
        vprold zmm23, zmm22, 0xa                                      ;    84.3 p0      36 v[0]
        vpaddd zmm16, zmm16, zmm31                                    ;    85.3 p5      34 sum
        vpaddd zmm9, zmm9, zmm10                                      ;    85.3 p0      35 v[4]
        vprold zmm10, zmm16, 0xf                                      ;    86.3 p0      35 v[4]
        vpaddd zmm14, zmm14, zmm10                                    ;    87.3 p5      35 v[4]
        vpunpckldq zmm10, zmm25, zmm26                                ;    87.2 p5      34 sum
        vmovdqa64 zmm26, zmm6                                         ;    71.3         35 v[3] copy
        vmovdqa64 zmm16, zmm17                                        ;    70.3         35 v[3] copy
        vprold zmm13, zmm13, 0xa                                      ;    87.3 p0      36 v[1]
        vpternlogd zmm22, zmm9, zmm13, 0x96                           ;    88.3 p5      25 sum
        vpaddd zmm11, zmm11, zmm22                                    ;    89.3 p0      34 sum
        vprold zmm11, zmm11, 9                                        ;    90.3 p0      35 v[3]
        vpaddd zmm16, zmm16, zmm11                                    ;    91.3 p5      35 v[3]
        vmovdqu64 zmm25, [rsp + 576]                                  ;    41.2 p2      34 sum reload
        vpunpckldq zmm25, zmm25, [rsp + 640]                          ;    90.2 p5+p3   34 sum
        vpunpckhqdq zmm12, zmm25, zmm10                               ;    91.2 p5      34 sum
        vpunpcklqdq zmm10, zmm25, zmm10                               ;    92.2 p5      34 sum
        vpaddd zmm6, zmm6, zmm30                                      ;    90.3 p0      34 sum
        vmovdqa64 zmm22, zmm14                                        ;    88.3         26 sum copy
        vpternlogd zmm22, zmm18, zmm3, 0x4b                           ;    91.3 p0      26 sum
        vpaddd zmm20, zmm20, zmm22                                    ;    92.3 p0      34 sum
        vprold zmm11, zmm20, 5                                        ;    93.3 p0      35 v[3]
        vmovdqa64 zmm20, zmm13                                        ;    88.3         35 v[2] copy
        vpaddd zmm13, zmm24, zmm13                                    ;    93.2 p5      34 sum
        vpaddd zmm26, zmm26, zmm11                                    ;    94.3 p5      35 v[3]
        vpaddd zmm6, zmm6, zmm12                                      ;    94.3 p0      34 sum
        vpaddd zmm13, zmm13, zmm15                                    ;    95.2 p5      34 sum
        vprold zmm27, zmm14, 0xa                                      ;    95.3 p0      36 v[4]
        vmovdqa64 zmm11, zmm18                                        ;    84.3         35 v[2] copy
        vpaddd zmm18, zmm18, zmm30                                    ;    96.2 p5      34 sum
        vprold zmm3, zmm3, 0xa                                        ;    96.3 p0      36 v[0]
        vpternlogd zmm14, zmm26, zmm3, 0x39                           ;    97.3 p5      26 sum
        vpaddd zmm6, zmm6, zmm14                                      ;    98.3 p0      34 sum
        vpaddd zmm18, zmm18, zmm5                                     ;    98.2 p5      34 sum
        vpaddd zmm17, zmm17, zmm24                                    ;    98.3 p0      34 sum
        vpaddd zmm17, zmm17, zmm8                                     ;    99.3 p5      34 sum
        vmovdqa64 zmm22, zmm16                                        ;    92.3         25 sum copy
        vpternlogd zmm22, zmm23, zmm9, 0x96                           ;    99.3 p0      25 sum
        vpaddd zmm17, zmm17, zmm22                                    ;   100.3 p5      34 sum
        vprold zmm2, zmm26, 0xa                                       ;   100.3 p0      36 v[3]
        vprold zmm9, zmm9, 0xa                                        ;   101.3 p0      36 v[4]
        vprold zmm17, zmm17, 0xb                                      ;   102.3 p0      35 v[2]
        vpaddd zmm20, zmm20, zmm17                                    ;   103.3 p5      35 v[2]
        vprold zmm22, zmm20, 0xa                                      ;   104.3 p0      36 v[2]
        vprold zmm17, zmm16, 0xa                                      ;   104.3 p0      36 v[3]
        vpternlogd zmm16, zmm20, zmm9, 0x96                           ;   104.3 p5      25 sum
        vpaddd zmm13, zmm13, zmm16                                    ;   105.3 p5      34 sum
        vprold zmm6, zmm6, 7                                          ;   105.3 p0      35 v[2]
        vpaddd zmm11, zmm11, zmm6                                     ;   106.3 p5      35 v[2]
        vpternlogd zmm26, zmm11, zmm27, 0x39                          ;   107.3 p5      26 sum
        vmovdqa64 zmm14, zmm23                                        ;    85.3         35 v[1] copy
        vmovdqa64 zmm6, zmm3                                          ;    97.3         35 v[1] copy
        vpaddd zmm18, zmm18, zmm26                                    ;   108.3 p5      34 sum
        vpaddd zmm3, zmm3, zmm21                                      ;   106.3 p0      34 sum
        vpaddd zmm3, zmm3, zmm30                                      ;   107.3 p5      34 sum
        vprold zmm18, zmm18, 7                                        ;   109.3 p0      35 v[1]
        vpaddd zmm16, zmm24, zmm23                                    ;   108.2 p5      34 sum
        vpaddd zmm6, zmm6, zmm18                                      ;   110.3 p0      35 v[1]
        vmovdqa64 zmm18, zmm27                                        ;    96.3         35 v[0] copy
        vpaddd zmm27, zmm27, zmm8                                     ;   109.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm30                                    ;   110.2 p0      34 sum
        vprold zmm23, zmm11, 0xa                                      ;   110.3 p0      36 v[2]
        vpaddd zmm16, zmm16, zmm1                                     ;   110.2 p5      34 sum
        vprold zmm13, zmm13, 0xd                                      ;   111.3 p0      35 v[1]
        vpternlogd zmm11, zmm6, zmm2, 0x39                            ;   111.3 p5      26 sum
        vpaddd zmm14, zmm14, zmm13                                    ;   112.3 p5      35 v[1]
        vmovdqa64 zmm13, zmm9                                         ;   102.3         35 v[0] copy
        vpaddd zmm9, zmm9, zmm24                                      ;   112.3 p0      34 sum
        vpaddd zmm3, zmm3, zmm11                                      ;   113.2 p5      34 sum
        vpaddd zmm9, zmm9, zmm4                                       ;   113.3 p0      34 sum
        vpternlogd zmm20, zmm14, zmm17, 0x96                          ;   114.2 p5      25 sum
        vpaddd zmm16, zmm16, zmm20                                    ;   115.2 p0      34 sum
        vprold zmm11, zmm16, 0xe                                      ;   116.2 p0      35 v[0]
        vprold zmm3, zmm3, 8                                          ;   116.3 p0      35 v[0]
        vpaddd zmm18, zmm18, zmm3                                     ;   117.3 p5      35 v[0]
        vmovdqa64 zmm3, zmm2                                          ;   101.3         35 v[4] copy
        vprold zmm16, zmm14, 0xa                                      ;   117.3 p0      36 v[1]
        vpaddd zmm13, zmm13, zmm11                                    ;   117.2 p5      35 v[0]
        vpternlogd zmm14, zmm13, zmm22, 0x96                          ;   118.2 p5      25 sum
        vpaddd zmm9, zmm9, zmm14                                      ;   119.2 p5      34 sum
        vprold zmm20, zmm6, 0xa                                       ;   118.3 p0      36 v[1]
        vmovdqa64 zmm11, zmm17                                        ;   105.3         35 v[4] copy
        vpaddd zmm17, zmm17, zmm24                                    ;   119.2 p5      34 sum
        vpternlogd zmm6, zmm18, zmm23, 0x39                           ;   119.3 p0      26 sum
        vpaddd zmm27, zmm27, zmm6                                     ;   120.3 p5      34 sum
        vmovdqu64 zmm6, [rsp + 384]                                   ;    52.2 p2      34 sum
        vpaddd zmm17, zmm17, zmm10                                    ;   120.3 p0      34 sum
        vpaddd zmm6, zmm6, zmm2                                       ;   121.2 p5      34 sum
        vprold zmm14, zmm13, 0xa                                      ;   121.3 p0      36 v[0]
        vprold zmm2, zmm9, 0xf                                        ;   122.3 p0      35 v[4]
        vpaddd zmm11, zmm11, zmm2                                     ;   123.3 p5      35 v[4]
        vpternlogd zmm13, zmm11, zmm16, 0x96                          ;   124.3 p5      25 sum
        vpaddd zmm17, zmm17, zmm13                                    ;   125.3 p0      34 sum
        vprold zmm25, zmm18, 0xa                                      ;   124.3 p0      36 v[0]
        vpaddd zmm6, zmm6, zmm30                                      ;   124.2 p5      34 sum
        vprold zmm9, zmm27, 0xb                                       ;   125.3 p0      35 v[4]
        vpaddd zmm3, zmm3, zmm9                                       ;   126.3 p5      35 v[4]
        vpternlogd zmm18, zmm3, zmm20, 0x39                           ;   127.3 p5      26 sum
        vpaddd zmm6, zmm6, zmm18                                      ;   128.3 p0      34 sum
        vmovdqa64 zmm2, zmm22                                         ;   105.3         35 v[3] copy
        vprold zmm17, zmm17, 6                                        ;   127.3 p0      35 v[3]
        vpaddd zmm2, zmm2, zmm17                                      ;   128.3 p5      35 v[3]
        vprold zmm18, zmm11, 0xa                                      ;   128.3 p0      36 v[4]
        vpternlogd zmm11, zmm2, zmm14, 0x96                           ;   129.3 p5      25 sum
        vpaddd zmm13, zmm24, zmm22                                    ;   129.2 p5      34 sum
        vpaddd zmm13, zmm13, zmm12                                    ;   130.2 p0      34 sum
        vpaddd zmm13, zmm13, zmm11                                    ;   131.2 p5      34 sum
        vprold zmm13, zmm13, 7                                        ;   132.2 p0      35 v[2]
        vmovdqa64 zmm17, zmm16                                        ;   118.3         35 v[2] copy
        vpaddd zmm17, zmm17, zmm13                                    ;   133.2 p5      35 v[2]
        vmovdqu64 zmm11, [rsp + 704]                                  ;    56.3 p3      34 sum
        vpaddd zmm11, zmm11, zmm24                                    ;   131.3 p0      34 sum
        vpaddd zmm11, zmm11, zmm16                                    ;   132.3 p5      34 sum
        vmovdqa64 zmm16, zmm17                                        ;   134.2         25 sum copy
        vpternlogd zmm16, zmm18, zmm2, 0x96                           ;   134.2 p0      25 sum
        vprold zmm2, zmm2, 0xa                                        ;   133.3 p0      36 v[3]
        vmovdqa64 zmm9, zmm23                                         ;   111.3         35 v[3] copy
        vpaddd zmm23, zmm23, zmm30                                    ;   133.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm1                                     ;   134.2 p5      34 sum
        vprold zmm6, zmm6, 0xe                                        ;   134.3 p0      35 v[3]
        vpaddd zmm9, zmm9, zmm6                                       ;   135.3 p5      35 v[3]
        vmovdqa64 zmm6, zmm20                                         ;   119.3         35 v[2] copy
        vprold zmm22, zmm3, 0xa                                       ;   135.3 p0      36 v[4]
        vpternlogd zmm3, zmm9, zmm25, 0x39                            ;   136.3 p5      26 sum
        vpaddd zmm23, zmm23, zmm3                                     ;   137.3 p0      34 sum
        vprold zmm3, zmm23, 0xe                                       ;   138.3 p0      35 v[2]
        vpaddd zmm6, zmm6, zmm3                                       ;   139.3 p5      35 v[2]
        vmovdqa64 zmm13, zmm14                                        ;   122.3         35 v[1] copy
        vpaddd zmm14, zmm24, zmm14                                    ;   138.2 p5      34 sum
        vpaddd zmm14, zmm14, zmm21                                    ;   139.2 p0      34 sum
        vpaddd zmm11, zmm11, zmm16                                    ;   139.2 p5      34 sum
        vprold zmm11, zmm11, 9                                        ;   140.2 p0      35 v[1]
        vpaddd zmm13, zmm13, zmm11                                    ;   141.2 p5      35 v[1]
        vprold zmm16, zmm17, 0xa                                      ;   140.3 p0      36 v[2]
        vpternlogd zmm17, zmm13, zmm2, 0x96                           ;   142.2 p5      25 sum
        vpaddd zmm14, zmm14, zmm17                                    ;   143.2 p0      34 sum
        vprold zmm14, zmm14, 8                                        ;   144.2 p0      35 v[0]
        vmovdqa64 zmm11, zmm18                                        ;   129.3         35 v[0] copy
        vpaddd zmm11, zmm11, zmm14                                    ;   145.2 p5      35 v[0]
        vprold zmm26, zmm13, 0xa                                      ;   143.3 p0      36 v[1]
        vprold zmm23, zmm9, 0xa                                       ;   144.3 p0      36 v[3]
        vpternlogd zmm9, zmm6, zmm22, 0x39                            ;   143.2 p5      26 sum
        vmovdqa64 zmm3, zmm25                                         ;   125.3         35 v[1] copy
        vpternlogd zmm13, zmm11, zmm16, 0xe2                          ;   146.2 p5      25 sum
        vpaddd zmm17, zmm29, zmm18                                    ;   145.2 p5      34 sum
        vmovdqu64 zmm18, [rel ripemd160_blocks.T0_constants512 + 128] ;    62.2 p2      34 sum reload
        vpaddd zmm17, zmm17, zmm18                                    ;   146.2 p0      34 sum
        vpaddd zmm17, zmm17, zmm13                                    ;   147.2 p5      34 sum
        vprold zmm13, zmm17, 7                                        ;   148.2 p0      35 v[4]
        vprold zmm17, zmm11, 0xa                                      ;   147.3 p0      36 v[0]
        vpaddd zmm20, zmm20, zmm30                                    ;   147.2 p5      34 sum
        vpaddd zmm30, zmm30, zmm10                                    ;   148.2 p5      34 sum
        vpaddd zmm20, zmm20, zmm7                                     ;   148.3 p0      34 sum
        vpaddd zmm30, zmm30, zmm25                                    ;   149.2 p5      34 sum
        vmovdqa64 zmm25, zmm2                                         ;   134.3         35 v[4] copy
        vpaddd zmm2, zmm0, zmm2                                       ;   149.3 p0      34 sum
        vpaddd zmm25, zmm25, zmm13                                    ;   150.2 p5      35 v[4]
        vpternlogd zmm11, zmm25, zmm26, 0xe2                          ;   151.2 p0      25 sum
        vmovdqa64 zmm13, zmm16                                        ;   141.3         35 v[3] copy
        vpaddd zmm20, zmm20, zmm9                                     ;   151.2 p5      34 sum
        vprold zmm9, zmm20, 0xc                                       ;   152.2 p0      35 v[1]
        vpaddd zmm3, zmm3, zmm9                                       ;   153.2 p5      35 v[1]
        vprold zmm20, zmm6, 0xa                                       ;   152.3 p0      36 v[2]
        vpternlogd zmm6, zmm3, zmm23, 0x39                            ;   154.2 p5      26 sum
        vpaddd zmm30, zmm30, zmm6                                     ;   155.2 p0      34 sum
        vmovdqu64 zmm6, [rel ripemd160_blocks.T0_constants512 + 448]  ;    65.5 p3      34 sum reload
        vmovdqa64 zmm9, zmm22                                         ;   136.3         35 v[0] copy
        vpaddd zmm22, zmm22, zmm6                                     ;   154.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm5                                     ;   155.2 p0      34 sum
        vprold zmm27, zmm3, 0xa                                       ;   155.3 p0      36 v[1]
        vprold zmm14, zmm30, 6                                        ;   156.3 p0      35 v[0]
        vpaddd zmm2, zmm2, zmm18                                      ;   155.2 p5      34 sum
        vpaddd zmm2, zmm2, zmm11                                      ;   156.2 p5      34 sum
        vpaddd zmm11, zmm18, zmm16                                    ;   157.2 p5      34 sum
        vprold zmm2, zmm2, 6                                          ;   157.3 p0      35 v[3]
        vpaddd zmm13, zmm13, zmm2                                     ;   158.3 p5      35 v[3]
        vprold zmm16, zmm25, 0xa                                      ;   158.3 p0      36 v[4]
        vpaddd zmm9, zmm9, zmm14                                      ;   159.2 p5      35 v[0]
        vpternlogd zmm3, zmm20, zmm9, 0xb8                            ;   160.2 p0      26 sum
        vpaddd zmm22, zmm22, zmm3                                     ;   161.2 p5      34 sum
        vmovdqa64 zmm14, zmm23                                        ;   145.3         35 v[4] copy
        vpaddd zmm23, zmm23, zmm6                                     ;   160.3 p0      34 sum
        vpaddd zmm23, zmm23, zmm4                                     ;   161.3 p5      34 sum
        vprold zmm3, zmm22, 9                                         ;   162.2 p0      35 v[4]
        vpaddd zmm14, zmm14, zmm3                                     ;   163.2 p5      35 v[4]
        vprold zmm22, zmm9, 0xa                                       ;   162.3 p0      36 v[0]
        vpternlogd zmm9, zmm27, zmm14, 0xb8                           ;   164.2 p5      26 sum
        vmovdqa64 zmm3, zmm20                                         ;   153.3         35 v[3] copy
        vpternlogd zmm25, zmm13, zmm17, 0xe2                          ;   163.3 p0      25 sum
        vpaddd zmm11, zmm11, zmm12                                    ;   164.2 p5      34 sum
        vpaddd zmm11, zmm11, zmm25                                    ;   165.2 p0      34 sum
        vmovdqu64 zmm25, [rsp + 384]                                  ;    69.8 p2      34 sum
        vpaddd zmm25, zmm25, zmm18                                    ;   165.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm9                                     ;   165.3 p0      34 sum
        vprold zmm2, zmm23, 0xd                                       ;   166.3 p0      35 v[3]
        vpaddd zmm3, zmm3, zmm2                                       ;   167.3 p5      35 v[3]
        vpaddd zmm20, zmm20, zmm7                                     ;   167.2 p5      34 sum
        vpaddd zmm20, zmm20, zmm6                                     ;   168.2 p0      34 sum
        vmovdqa64 zmm9, zmm26                                         ;   144.3         35 v[2] copy
        vmovdqa64 zmm2, zmm27                                         ;   156.3         35 v[2] copy
        vpaddd zmm25, zmm25, zmm26                                    ;   168.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm29                                    ;   168.3 p0      34 sum
        vpaddd zmm27, zmm27, zmm6                                     ;   169.3 p5      34 sum
        vprold zmm23, zmm14, 0xa                                      ;   169.3 p0      36 v[4]
        vprold zmm11, zmm11, 8                                        ;   170.3 p0      35 v[2]
        vpaddd zmm9, zmm9, zmm11                                      ;   171.3 p5      35 v[2]
        vprold zmm26, zmm3, 0xa                                       ;   171.3 p0      36 v[3]
        vpternlogd zmm14, zmm22, zmm3, 0xb8                           ;   171.2 p5      26 sum
        vpaddd zmm20, zmm20, zmm14                                    ;   172.2 p5      34 sum
        vprold zmm11, zmm20, 0xf                                      ;   173.2 p0      35 v[2]
        vpaddd zmm2, zmm2, zmm11                                      ;   174.2 p5      35 v[2]
        vpternlogd zmm3, zmm23, zmm2, 0xb8                            ;   175.2 p0      26 sum
        vpaddd zmm27, zmm27, zmm3                                     ;   176.2 p5      34 sum
        vmovdqu64 zmm3, [rsp + 320]                                   ;    73.5 p3      34 sum
        vpaddd zmm3, zmm3, zmm6                                       ;   174.3 p0      34 sum
        vpaddd zmm3, zmm3, zmm22                                      ;   175.3 p5      34 sum
        vmovdqa64 zmm11, zmm22                                        ;   163.3         35 v[1] copy
        vmovdqa64 zmm22, zmm16                                        ;   159.3         35 v[0] copy
        vmovdqa64 zmm14, zmm17                                        ;   148.3         35 v[1] copy
        vmovdqa64 zmm20, zmm9                                         ;   172.3         25 sum copy
        vpternlogd zmm20, zmm16, zmm13, 0xac                          ;   175.3 p0      25 sum
        vprold zmm13, zmm13, 0xa                                      ;   176.3 p0      36 v[3]
        vpaddd zmm25, zmm25, zmm20                                    ;   176.3 p5      34 sum
        vprold zmm20, zmm25, 0xd                                      ;   177.3 p0      35 v[1]
        vprold zmm25, zmm9, 0xa                                       ;   178.3 p0      36 v[2]
        vpaddd zmm14, zmm14, zmm20                                    ;   178.3 p5      35 v[1]
        vprold zmm20, zmm27, 7                                        ;   179.3 p0      35 v[1]
        vpaddd zmm11, zmm11, zmm20                                    ;   180.3 p5      35 v[1]
        vprold zmm27, zmm2, 0xa                                       ;   180.3 p0      36 v[2]
        vpternlogd zmm2, zmm26, zmm11, 0xb8                           ;   181.3 p5      26 sum
        vpternlogd zmm9, zmm14, zmm13, 0xe2                           ;   180.2 p5      25 sum
        vpaddd zmm3, zmm3, zmm2                                       ;   182.3 p5      34 sum
        vprold zmm2, zmm3, 0xc                                        ;   183.3 p0      35 v[0]
        vmovdqa64 zmm3, zmm13                                         ;   177.3         35 v[4] copy
        vpaddd zmm17, zmm18, zmm17                                    ;   182.2 p5      34 sum
        vpaddd zmm17, zmm17, zmm1                                     ;   183.2 p0      34 sum
        vpaddd zmm17, zmm17, zmm9                                     ;   184.2 p5      34 sum
        vpaddd zmm9, zmm5, zmm16                                      ;   183.3 p0      34 sum
        vprold zmm16, zmm17, 0xb                                      ;   185.2 p0      35 v[0]
        vpaddd zmm22, zmm22, zmm16                                    ;   186.2 p5      35 v[0]
        vprold zmm16, zmm14, 0xa                                      ;   185.3 p0      36 v[1]
        vpaddd zmm13, zmm18, zmm13                                    ;   185.2 p5      34 sum
        vpaddd zmm13, zmm13, zmm21                                    ;   186.2 p5      34 sum
        vpternlogd zmm14, zmm22, zmm25, 0xe2                          ;   187.2 p0      25 sum
        vprold zmm17, zmm11, 0xa                                      ;   187.3 p0      36 v[1]
        vpaddd zmm9, zmm9, zmm18                                      ;   187.2 p5      34 sum
        vpaddd zmm9, zmm9, zmm14                                      ;   188.2 p5      34 sum
        vprold zmm9, zmm9, 9                                          ;   189.2 p0      35 v[4]
        vpaddd zmm3, zmm3, zmm9                                       ;   190.2 p5      35 v[4]
        vprold zmm14, zmm22, 0xa                                      ;   189.3 p0      36 v[0]
        vpternlogd zmm22, zmm3, zmm16, 0xe2                           ;   191.2 p5      25 sum
        vpaddd zmm13, zmm13, zmm22                                    ;   192.2 p0      34 sum
        vprold zmm13, zmm13, 7                                        ;   193.2 p0      35 v[3]
        vmovdqa64 zmm20, zmm23                                        ;   170.3         35 v[0] copy
        vpaddd zmm23, zmm23, zmm6                                     ;   191.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm12                                    ;   192.2 p5      34 sum
        vpaddd zmm20, zmm20, zmm2                                     ;   192.3 p0      35 v[0]
        vpternlogd zmm11, zmm27, zmm20, 0xb8                          ;   193.3 p5      26 sum
        vpaddd zmm23, zmm23, zmm11                                    ;   194.3 p0      34 sum
        vmovdqa64 zmm11, zmm25                                        ;   179.3         35 v[3] copy
        vmovdqa64 zmm2, zmm26                                         ;   172.3         35 v[4] copy
        vpaddd zmm26, zmm26, zmm19                                    ;   194.2 p5      34 sum
        vpaddd zmm26, zmm26, zmm6                                     ;   195.2 p0      34 sum
        vpaddd zmm11, zmm11, zmm13                                    ;   195.2 p5      35 v[3]
        vpaddd zmm22, zmm7, zmm25                                     ;   195.3 p0      34 sum
        vmovdqa64 zmm25, zmm11                                        ;   196.2         25 sum copy
        vpternlogd zmm25, zmm14, zmm3, 0xac                           ;   196.2 p5      25 sum
        vprold zmm3, zmm3, 0xa                                        ;   196.3 p0      36 v[4]
        vprold zmm9, zmm23, 8                                         ;   197.3 p0      35 v[4]
        vprold zmm23, zmm20, 0xa                                      ;   198.3 p0      36 v[0]
        vpaddd zmm2, zmm2, zmm9                                       ;   198.3 p5      35 v[4]
        vpternlogd zmm20, zmm17, zmm2, 0xb8                           ;   199.3 p5      26 sum
        vpaddd zmm26, zmm26, zmm20                                    ;   200.3 p5      34 sum
        vpaddd zmm22, zmm22, zmm18                                    ;   199.3 p0      34 sum
        vpaddd zmm22, zmm22, zmm25                                    ;   200.3 p5      34 sum
        vprold zmm22, zmm22, 0xf                                      ;   201.3 p0      35 v[2]
        vmovdqa64 zmm20, zmm16                                        ;   186.3         35 v[2] copy
        vpaddd zmm20, zmm20, zmm22                                    ;   202.3 p5      35 v[2]
        vprold zmm25, zmm11, 0xa                                      ;   201.3 p0      36 v[3]
        vpternlogd zmm11, zmm20, zmm3, 0xe2                           ;   203.3 p5      25 sum
        vmovdqa64 zmm9, zmm27                                         ;   181.3         35 v[3] copy
        vpaddd zmm27, zmm27, zmm6                                     ;   202.3 p0      34 sum
        vpaddd zmm27, zmm27, zmm1                                     ;   203.3 p5      34 sum
        vprold zmm13, zmm26, 9                                        ;   203.3 p0      35 v[3]
        vpaddd zmm9, zmm9, zmm13                                      ;   204.3 p5      35 v[3]
        vprold zmm26, zmm2, 0xa                                       ;   204.3 p0      36 v[4]
        vpternlogd zmm2, zmm23, zmm9, 0xb8                            ;   205.3 p5      26 sum
        vpaddd zmm27, zmm27, zmm2                                     ;   206.3 p0      34 sum
        vmovdqu64 zmm2, [rsp + 704]                                   ;    86.0 p2      34 sum
        vpaddd zmm2, zmm2, zmm6                                       ;   206.2 p5      34 sum
        vmovdqa64 zmm13, zmm17                                        ;   188.3         35 v[2] copy
        vpaddd zmm2, zmm2, zmm17                                      ;   207.2 p0      34 sum
        vprold zmm17, zmm27, 0xb                                      ;   207.3 p0      35 v[2]
        vpaddd zmm13, zmm13, zmm17                                    ;   208.3 p5      35 v[2]
        vprold zmm27, zmm9, 0xa                                       ;   208.3 p0      36 v[3]
        vpternlogd zmm9, zmm26, zmm13, 0xb8                           ;   209.3 p5      26 sum
        vpaddd zmm16, zmm18, zmm16                                    ;   209.2 p5      34 sum
        vpaddd zmm16, zmm16, zmm10                                    ;   210.2 p0      34 sum
        vpaddd zmm2, zmm2, zmm9                                       ;   210.3 p5      34 sum
        vpaddd zmm16, zmm16, zmm11                                    ;   211.2 p0      34 sum
        vmovdqu64 zmm11, [rsp + 320]                                  ;    88.0 p3      34 sum
        vmovdqa64 zmm22, zmm14                                        ;   190.3         35 v[1] copy
        vprold zmm2, zmm2, 7                                          ;   211.3 p0      35 v[1]
        vmovdqa64 zmm17, zmm23                                        ;   199.3         35 v[1] copy
        vpaddd zmm17, zmm17, zmm2                                     ;   212.3 p5      35 v[1]
        vmovdqa64 zmm2, zmm26                                         ;   205.3         35 v[0] copy
        vpaddd zmm26, zmm26, zmm6                                     ;   212.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm6                                     ;   212.3 p0      34 sum
        vmovdqa64 zmm9, zmm3                                          ;   197.3         35 v[0] copy
        vpaddd zmm11, zmm11, zmm18                                    ;   213.2 p5      34 sum
        vpaddd zmm11, zmm11, zmm14                                    ;   214.2 p0      34 sum
        vprold zmm14, zmm16, 7                                        ;   214.3 p0      35 v[1]
        vpaddd zmm22, zmm22, zmm14                                    ;   215.3 p5      35 v[1]
        vprold zmm14, zmm20, 0xa                                      ;   215.3 p0      36 v[2]
        vpternlogd zmm20, zmm22, zmm25, 0xe2                          ;   216.3 p5      25 sum
        vpaddd zmm11, zmm11, zmm20                                    ;   217.3 p5      34 sum
        vprold zmm11, zmm11, 0xc                                      ;   218.3 p0      35 v[0]
        vprold zmm16, zmm13, 0xa                                      ;   217.3 p0      36 v[2]
        vpaddd zmm9, zmm9, zmm11                                      ;   219.3 p5      35 v[0]
        vprold zmm20, zmm22, 0xa                                      ;   218.3 p0      36 v[1]
        vpternlogd zmm22, zmm9, zmm14, 0xe2                           ;   220.3 p5      25 sum
        vpaddd zmm23, zmm23, zmm21                                    ;   219.2 p5      34 sum
        vpternlogd zmm13, zmm27, zmm17, 0xb8                          ;   219.3 p0      26 sum
        vpaddd zmm23, zmm23, zmm13                                    ;   220.3 p5      34 sum
        vpaddd zmm26, zmm26, zmm8                                     ;   220.3 p0      34 sum
        vpaddd zmm3, zmm15, zmm3                                      ;   221.2 p5      34 sum
        vpaddd zmm3, zmm3, zmm18                                      ;   222.2 p0      34 sum
        vpaddd zmm3, zmm3, zmm22                                      ;   223.2 p5      34 sum
        vprold zmm3, zmm3, 0xf                                        ;   224.2 p0      35 v[4]
        vpaddd zmm22, zmm19, zmm25                                    ;   223.2 p5      34 sum
        vmovdqa64 zmm13, zmm25                                        ;   202.3         35 v[4] copy
        vpaddd zmm13, zmm13, zmm3                                     ;   225.2 p0      35 v[4]
        vprold zmm25, zmm9, 0xa                                       ;   224.3 p0      36 v[0]
        vpternlogd zmm9, zmm13, zmm20, 0xe2                           ;   226.2 p5      25 sum
        vpaddd zmm22, zmm22, zmm18                                    ;   225.2 p5      34 sum
        vprold zmm11, zmm23, 7                                        ;   225.3 p0      35 v[0]
        vprold zmm23, zmm17, 0xa                                      ;   226.3 p0      36 v[1]
        vpaddd zmm2, zmm2, zmm11                                      ;   226.3 p5      35 v[0]
        vpternlogd zmm17, zmm16, zmm2, 0xb8                           ;   227.3 p5      26 sum
        vpaddd zmm26, zmm26, zmm17                                    ;   228.3 p0      34 sum
        vprold zmm3, zmm26, 0xc                                       ;   229.3 p0      35 v[4]
        vprold zmm26, zmm2, 0xa                                       ;   229.3 p0      36 v[0]
        vmovdqa64 zmm11, zmm27                                        ;   209.3         35 v[4] copy
        vpaddd zmm11, zmm11, zmm3                                     ;   230.3 p5      35 v[4]
        vpternlogd zmm2, zmm23, zmm11, 0xb8                           ;   231.3 p5      26 sum
        vmovdqa64 zmm17, zmm14                                        ;   216.3         35 v[3] copy
        vmovdqa64 zmm3, zmm16                                         ;   218.3         35 v[3] copy
        vpaddd zmm27, zmm27, zmm6                                     ;   230.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm10                                    ;   231.2 p0      34 sum
        vpaddd zmm27, zmm27, zmm2                                     ;   232.3 p5      34 sum
        vprold zmm2, zmm27, 7                                         ;   233.3 p0      35 v[3]
        vprold zmm27, zmm11, 0xa                                      ;   232.3 p0      36 v[4]
        vpaddd zmm16, zmm16, zmm6                                     ;   232.2 p5      34 sum
        vpaddd zmm16, zmm16, zmm0                                     ;   233.2 p5      34 sum
        vpaddd zmm3, zmm3, zmm2                                       ;   234.3 p0      35 v[3]
        vpternlogd zmm11, zmm26, zmm3, 0xb8                           ;   235.3 p5      26 sum
        vpaddd zmm16, zmm16, zmm11                                    ;   236.3 p0      34 sum
        vmovdqa64 zmm2, zmm23                                         ;   227.3         35 v[2] copy
        vpaddd zmm11, zmm15, zmm23                                    ;   235.2 p5      34 sum
        vpaddd zmm11, zmm11, zmm6                                     ;   236.2 p0      34 sum
        vprold zmm23, zmm3, 0xa                                       ;   236.3 p0      36 v[3]
        vpaddd zmm22, zmm22, zmm9                                     ;   236.2 p5      34 sum
        vmovdqu64 zmm9, [rsp + 448]                                   ;    98.3 p2      34 sum
        vpaddd zmm9, zmm9, zmm18                                      ;   237.2 p5      34 sum
        vpaddd zmm9, zmm9, zmm14                                      ;   238.2 p0      34 sum
        vprold zmm14, zmm22, 9                                        ;   238.3 p0      35 v[3]
        vpaddd zmm17, zmm17, zmm14                                    ;   239.3 p5      35 v[3]
        vmovdqa64 zmm14, zmm20                                        ;   219.3         35 v[2] copy
        vmovdqa64 zmm22, zmm17                                        ;   240.3         25 sum copy
        vpternlogd zmm22, zmm25, zmm13, 0xac                          ;   240.3 p5      25 sum
        vprold zmm13, zmm13, 0xa                                      ;   239.3 p0      36 v[4]
        vpaddd zmm9, zmm9, zmm22                                      ;   241.3 p5      34 sum
        vprold zmm9, zmm9, 0xb                                        ;   242.3 p0      35 v[2]
        vmovdqu64 zmm22, [rsp + 704]                                  ;   100.2 p3      34 sum
        vpaddd zmm22, zmm22, zmm18                                    ;   241.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm20                                    ;   242.2 p0      34 sum
        vpaddd zmm14, zmm14, zmm9                                     ;   243.3 p5      35 v[2]
        vprold zmm9, zmm16, 6                                         ;   242.3 p0      35 v[2]
        vmovdqa64 zmm16, zmm25                                        ;   225.3         35 v[1] copy
        vpaddd zmm2, zmm2, zmm9                                       ;   243.3 p5      35 v[2]
        vpternlogd zmm3, zmm27, zmm2, 0xb8                            ;   244.3 p0      26 sum
        vpaddd zmm11, zmm11, zmm3                                     ;   245.3 p5      34 sum
        vprold zmm28, zmm2, 0xa                                       ;   244.3 p0      36 v[2]
        vmovdqa64 zmm9, zmm26                                         ;   230.3         35 v[1] copy
        vpaddd zmm26, zmm26, zmm6                                     ;   245.2 p5      34 sum
        vprold zmm20, zmm17, 0xa                                      ;   245.3 p0      36 v[3]
        vpternlogd zmm17, zmm14, zmm13, 0xe2                          ;   246.2 p5      25 sum
        vpaddd zmm22, zmm22, zmm17                                    ;   247.2 p0      34 sum
        vprold zmm22, zmm22, 7                                        ;   248.2 p0      35 v[1]
        vpaddd zmm16, zmm16, zmm22                                    ;   249.2 p5      35 v[1]
        vpaddd zmm17, zmm4, zmm25                                     ;   248.2 p5      34 sum
        vprold zmm25, zmm14, 0xa                                      ;   248.3 p0      36 v[2]
        vpaddd zmm17, zmm17, zmm18                                    ;   249.2 p5      34 sum
        vmovdqa64 zmm22, zmm13                                        ;   240.3         35 v[0] copy
        vpaddd zmm13, zmm8, zmm13                                     ;   249.3 p0      34 sum
        vpternlogd zmm14, zmm16, zmm20, 0xe2                          ;   250.2 p5      25 sum
        vpaddd zmm17, zmm17, zmm14                                    ;   251.2 p0      34 sum
        vprold zmm14, zmm17, 0xd                                      ;   252.2 p0      35 v[0]
        vpaddd zmm22, zmm22, zmm14                                    ;   253.2 p5      35 v[0]
        vmovdqa64 zmm14, zmm20                                        ;   246.3         35 v[4] copy
        vprold zmm11, zmm11, 0xf                                      ;   252.3 p0      35 v[1]
        vpaddd zmm9, zmm9, zmm11                                      ;   253.3 p5      35 v[1]
        vprold zmm17, zmm16, 0xa                                      ;   253.3 p0      36 v[1]
        vpternlogd zmm2, zmm23, zmm9, 0xb8                            ;   254.3 p5      26 sum
        vmovdqa64 zmm11, zmm27                                        ;   233.3         35 v[0] copy
        vmovdqu64 zmm3, [rsp + 384]                                   ;   105.5 p2      34 sum reload
        vpaddd zmm26, zmm26, zmm3                                     ;   254.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm6                                     ;   254.3 p0      34 sum
        vpaddd zmm26, zmm26, zmm2                                     ;   255.3 p5      34 sum
        vpaddd zmm13, zmm13, zmm18                                    ;   255.3 p0      34 sum
        vprold zmm18, zmm9, 0xa                                       ;   256.3 p0      36 v[1]
        vpternlogd zmm16, zmm25, zmm22, 0xe4                          ;   256.2 p5      25 sum
        vpaddd zmm13, zmm13, zmm16                                    ;   257.2 p5      34 sum
        vprold zmm13, zmm13, 0xc                                      ;   258.2 p0      35 v[4]
        vpaddd zmm14, zmm14, zmm13                                    ;   259.2 p5      35 v[4]
        vmovdqu64 zmm2, [rsp + 448]                                   ;   107.2 p3      34 sum reload
        vpaddd zmm27, zmm27, zmm2                                     ;   258.3 p0      34 sum
        vprold zmm6, zmm26, 0xd                                       ;   259.3 p0      35 v[0]
        vpaddd zmm11, zmm11, zmm6                                     ;   260.3 p5      35 v[0]
        vpternlogd zmm9, zmm28, zmm11, 0xb8                           ;   261.3 p5      26 sum
        vpaddd zmm27, zmm27, zmm9                                     ;   262.3 p0      34 sum
        vprold zmm13, zmm27, 0xb                                      ;   263.3 p0      35 v[4]
        vmovdqa64 zmm26, zmm25                                        ;   249.3         35 v[3] copy
        vpaddd zmm16, zmm7, zmm20                                     ;   261.2 p5      34 sum
        vmovdqu64 zmm20, [rel ripemd160_blocks.T0_constants512 + 192] ;   108.7 p2      34 sum reload
        vpaddd zmm16, zmm16, zmm20                                    ;   262.2 p5      34 sum
        vmovdqu64 zmm9, [rel ripemd160_blocks.T0_constants512 + 512]  ;   109.0 p3      34 sum reload
        vmovdqa64 zmm6, zmm23                                         ;   237.3         35 v[4] copy
        vpaddd zmm6, zmm6, zmm13                                      ;   264.3 p0      35 v[4]
        vprold zmm30, zmm11, 0xa                                      ;   263.3 p0      36 v[0]
        vpternlogd zmm11, zmm18, zmm6, 0x63                           ;   265.3 p5      25 sum
        vmovdqa64 zmm13, zmm28                                        ;   245.3         35 v[3] copy
        vprold zmm27, zmm22, 0xa                                      ;   264.3 p0      36 v[0]
        vpternlogd zmm22, zmm17, zmm14, 0x63                          ;   264.2 p5      25 sum
        vpaddd zmm16, zmm16, zmm22                                    ;   265.2 p5      34 sum
        vpaddd zmm22, zmm1, zmm25                                     ;   265.3 p0      34 sum
        vprold zmm16, zmm16, 0xb                                      ;   266.3 p0      35 v[3]
        vpaddd zmm26, zmm26, zmm16                                    ;   267.3 p5      35 v[3]
        vprold zmm25, zmm6, 0xa                                       ;   267.3 p0      36 v[4]
        vpaddd zmm28, zmm28, zmm19                                    ;   267.2 p5      34 sum
        vpaddd zmm28, zmm28, zmm9                                     ;   268.2 p5      34 sum
        vmovdqa64 zmm16, zmm17                                        ;   254.3         35 v[2] copy
        vpaddd zmm23, zmm23, zmm21                                    ;   268.3 p0      34 sum
        vpaddd zmm23, zmm23, zmm9                                     ;   269.3 p5      34 sum
        vpaddd zmm23, zmm23, zmm11                                    ;   270.3 p0      34 sum
        vprold zmm11, zmm23, 9                                        ;   271.3 p0      35 v[3]
        vpaddd zmm13, zmm13, zmm11                                    ;   272.3 p5      35 v[3]
        vpternlogd zmm6, zmm30, zmm13, 0x63                           ;   273.3 p5      25 sum
        vpaddd zmm28, zmm28, zmm6                                     ;   274.3 p0      34 sum
        vmovdqa64 zmm11, zmm18                                        ;   257.3         35 v[2] copy
        vpaddd zmm18, zmm18, zmm3                                     ;   272.2 p5      34 sum
        vprold zmm6, zmm28, 7                                         ;   275.3 p0      35 v[2]
        vprold zmm28, zmm13, 0xa                                      ;   273.3 p0      36 v[3]
        vpaddd zmm18, zmm18, zmm9                                     ;   273.2 p5      34 sum
        vpaddd zmm11, zmm11, zmm6                                     ;   276.3 p5      35 v[2]
        vpternlogd zmm13, zmm25, zmm11, 0x63                          ;   277.3 p0      25 sum
        vpaddd zmm18, zmm18, zmm13                                    ;   278.3 p5      34 sum
        vprold zmm23, zmm14, 0xa                                      ;   275.3 p0      36 v[4]
        vpternlogd zmm14, zmm27, zmm26, 0x63                          ;   276.2 p5      25 sum
        vpaddd zmm22, zmm22, zmm20                                    ;   276.3 p0      34 sum
        vpaddd zmm22, zmm22, zmm14                                    ;   277.3 p5      34 sum
        vmovdqu64 zmm14, [rsp + 704]                                  ;   114.8 p2      34 sum
        vpaddd zmm14, zmm14, zmm20                                    ;   277.3 p0      34 sum
        vmovdqa64 zmm6, zmm30                                         ;   264.3         35 v[1] copy
        vpaddd zmm30, zmm30, zmm7                                     ;   278.2 p5      34 sum
        vpaddd zmm30, zmm30, zmm9                                     ;   279.2 p0      34 sum
        vprold zmm13, zmm18, 0xf                                      ;   279.3 p0      35 v[1]
        vpaddd zmm6, zmm6, zmm13                                      ;   280.3 p5      35 v[1]
        vpaddd zmm14, zmm14, zmm17                                    ;   280.2 p5      34 sum
        vprold zmm17, zmm22, 0xd                                      ;   280.3 p0      35 v[2]
        vprold zmm22, zmm26, 0xa                                      ;   281.3 p0      36 v[3]
        vpaddd zmm16, zmm16, zmm17                                    ;   281.3 p5      35 v[2]
        vpternlogd zmm26, zmm23, zmm16, 0x63                          ;   282.3 p5      25 sum
        vmovdqa64 zmm13, zmm25                                        ;   268.3         35 v[0] copy
        vpaddd zmm14, zmm14, zmm26                                    ;   283.3 p0      34 sum
        vpaddd zmm26, zmm0, zmm27                                     ;   283.2 p5      34 sum
        vmovdqa64 zmm17, zmm27                                        ;   265.3         35 v[1] copy
        vprold zmm27, zmm11, 0xa                                      ;   283.3 p0      36 v[2]
        vpternlogd zmm11, zmm28, zmm6, 0x63                           ;   284.2 p5      25 sum
        vpaddd zmm30, zmm30, zmm11                                    ;   285.2 p0      34 sum
        vprold zmm11, zmm30, 0xb                                      ;   286.2 p0      35 v[0]
        vpaddd zmm13, zmm13, zmm11                                    ;   287.2 p5      35 v[0]
        vpaddd zmm25, zmm25, zmm29                                    ;   286.2 p5      34 sum
        vpaddd zmm25, zmm25, zmm9                                     ;   287.2 p0      34 sum
        vprold zmm14, zmm14, 6                                        ;   287.3 p0      35 v[1]
        vmovdqa64 zmm11, zmm28                                        ;   274.3         35 v[4] copy
        vprold zmm31, zmm13, 0xa                                      ;   288.3 p0      36 v[0]
        vpaddd zmm26, zmm26, zmm20                                    ;   287.2 p5      34 sum
        vprold zmm18, zmm16, 0xa                                      ;   289.3 p0      36 v[2]
        vpaddd zmm17, zmm17, zmm14                                    ;   288.3 p5      35 v[1]
        vpternlogd zmm16, zmm22, zmm17, 0x63                          ;   289.3 p5      25 sum
        vpaddd zmm26, zmm26, zmm16                                    ;   290.3 p5      34 sum
        vmovdqa64 zmm14, zmm23                                        ;   276.3         35 v[0] copy
        vpaddd zmm16, zmm15, zmm23                                    ;   290.3 p0      34 sum
        vprold zmm23, zmm26, 7                                        ;   291.3 p0      35 v[0]
        vpaddd zmm14, zmm14, zmm23                                    ;   292.3 p5      35 v[0]
        vprold zmm30, zmm6, 0xa                                       ;   292.3 p0      36 v[1]
        vpternlogd zmm6, zmm27, zmm13, 0x63                           ;   292.2 p5      25 sum
        vpaddd zmm25, zmm25, zmm6                                     ;   293.2 p5      34 sum
        vmovdqu64 zmm6, [rsp + 704]                                   ;   121.2 p3      34 sum reload
        vpaddd zmm28, zmm28, zmm6                                     ;   293.3 p0      34 sum
        vpaddd zmm16, zmm16, zmm20                                    ;   294.2 p5      34 sum
        vmovdqa64 zmm23, zmm22                                        ;   282.3         35 v[4] copy
        vprold zmm26, zmm17, 0xa                                      ;   294.3 p0      36 v[1]
        vpternlogd zmm17, zmm18, zmm14, 0x63                          ;   295.2 p5      25 sum
        vpaddd zmm16, zmm16, zmm17                                    ;   296.2 p0      34 sum
        vpaddd zmm28, zmm28, zmm9                                     ;   296.2 p5      34 sum
        vprold zmm16, zmm16, 0xe                                      ;   297.2 p0      35 v[4]
        vpaddd zmm23, zmm23, zmm16                                    ;   298.2 p5      35 v[4]
        vprold zmm16, zmm25, 8                                        ;   297.3 p0      35 v[4]
        vprold zmm25, zmm14, 0xa                                      ;   298.3 p0      36 v[0]
        vpaddd zmm11, zmm11, zmm16                                    ;   298.3 p5      35 v[4]
        vpternlogd zmm13, zmm30, zmm11, 0x63                          ;   299.3 p5      25 sum
        vpaddd zmm28, zmm28, zmm13                                    ;   300.3 p0      34 sum
        vpaddd zmm13, zmm5, zmm27                                     ;   300.2 p5      34 sum
        vmovdqa64 zmm16, zmm27                                        ;   284.3         35 v[3] copy
        vpaddd zmm17, zmm21, zmm22                                    ;   300.3 p0      34 sum
        vmovdqa64 zmm22, zmm18                                        ;   290.3         35 v[3] copy
        vpternlogd zmm14, zmm26, zmm23, 0x63                          ;   301.2 p5      25 sum
        vpaddd zmm17, zmm17, zmm20                                    ;   301.3 p0      34 sum
        vpaddd zmm17, zmm17, zmm14                                    ;   302.3 p5      34 sum
        vprold zmm17, zmm17, 9                                        ;   303.3 p0      35 v[3]
        vpaddd zmm22, zmm22, zmm17                                    ;   304.3 p5      35 v[3]
        vpaddd zmm13, zmm13, zmm9                                     ;   303.3 p0      34 sum
        vpaddd zmm14, zmm8, zmm18                                     ;   304.2 p5      34 sum
        vprold zmm27, zmm23, 0xa                                      ;   304.3 p0      36 v[4]
        vmovdqa64 zmm18, zmm26                                        ;   295.3         35 v[2] copy
        vpternlogd zmm23, zmm25, zmm22, 0x63                          ;   305.3 p5      25 sum
        vpaddd zmm14, zmm14, zmm20                                    ;   305.3 p0      34 sum
        vpaddd zmm14, zmm14, zmm23                                    ;   306.3 p5      34 sum
        vprold zmm14, zmm14, 0xd                                      ;   307.3 p0      35 v[2]
        vpaddd zmm23, zmm3, zmm26                                     ;   307.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm20                                    ;   308.2 p0      34 sum
        vpaddd zmm18, zmm18, zmm14                                    ;   308.3 p5      35 v[2]
        vprold zmm14, zmm22, 0xa                                      ;   308.3 p0      36 v[3]
        vpternlogd zmm22, zmm27, zmm18, 0x63                          ;   309.3 p5      25 sum
        vpaddd zmm23, zmm23, zmm22                                    ;   310.3 p0      34 sum
        vprold zmm23, zmm23, 0xf                                      ;   311.3 p0      35 v[1]
        vpaddd zmm22, zmm2, zmm25                                     ;   310.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm20                                    ;   311.2 p5      34 sum
        vprold zmm17, zmm28, 6                                        ;   311.3 p0      35 v[3]
        vpaddd zmm16, zmm16, zmm17                                    ;   312.3 p5      35 v[3]
        vprold zmm28, zmm11, 0xa                                      ;   312.3 p0      36 v[4]
        vmovdqa64 zmm17, zmm30                                        ;   293.3         35 v[2] copy
        vpaddd zmm30, zmm30, zmm15                                    ;   313.2 p5      34 sum
        vprold zmm26, zmm16, 0xa                                      ;   313.3 p0      36 v[3]
        vpaddd zmm30, zmm30, zmm9                                     ;   314.2 p5      34 sum
        vpternlogd zmm11, zmm31, zmm16, 0x63                          ;   314.3 p0      25 sum
        vpaddd zmm13, zmm13, zmm11                                    ;   315.3 p5      34 sum
        vprold zmm11, zmm13, 6                                        ;   316.3 p0      35 v[2]
        vmovdqa64 zmm13, zmm25                                        ;   299.3         35 v[1] copy
        vprold zmm25, zmm18, 0xa                                      ;   316.3 p0      36 v[2]
        vpaddd zmm13, zmm13, zmm23                                    ;   316.2 p5      35 v[1]
        vpternlogd zmm18, zmm14, zmm13, 0x63                          ;   317.2 p5      25 sum
        vpaddd zmm22, zmm22, zmm18                                    ;   318.2 p0      34 sum
        vpaddd zmm18, zmm29, zmm27                                    ;   318.2 p5      34 sum
        vpaddd zmm17, zmm17, zmm11                                    ;   318.3 p0      35 v[2]
        vmovdqa64 zmm23, zmm27                                        ;   305.3         35 v[0] copy
        vprold zmm27, zmm13, 0xa                                      ;   319.3 p0      36 v[1]
        vprold zmm22, zmm22, 0xe                                      ;   320.3 p0      35 v[0]
        vmovdqa64 zmm11, zmm31                                        ;   289.3         35 v[1] copy
        vpternlogd zmm16, zmm28, zmm17, 0x63                          ;   319.3 p5      25 sum
        vpaddd zmm18, zmm18, zmm20                                    ;   320.2 p5      34 sum
        vpaddd zmm30, zmm30, zmm16                                    ;   321.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm22                                    ;   321.3 p0      35 v[0]
        vpternlogd zmm13, zmm25, zmm23, 0x63                          ;   322.3 p5      25 sum
        vprold zmm16, zmm30, 0xe                                      ;   322.3 p0      35 v[1]
        vmovdqa64 zmm22, zmm14                                        ;   309.3         35 v[4] copy
        vpaddd zmm18, zmm18, zmm13                                    ;   323.3 p5      34 sum
        vpaddd zmm11, zmm11, zmm16                                    ;   323.3 p0      35 v[1]
        vmovdqu64 zmm13, [rsp + 320]                                  ;   133.0 p2      34 sum
        vpaddd zmm13, zmm13, zmm20                                    ;   324.2 p5      34 sum
        vpaddd zmm13, zmm13, zmm14                                    ;   325.2 p0      34 sum
        vprold zmm14, zmm18, 8                                        ;   325.3 p0      35 v[4]
        vpaddd zmm31, zmm31, zmm4                                     ;   325.2 p5      34 sum
        vprold zmm30, zmm17, 0xa                                      ;   326.3 p0      36 v[2]
        vpaddd zmm31, zmm31, zmm9                                     ;   326.2 p5      34 sum
        vprold zmm18, zmm23, 0xa                                      ;   327.3 p0      36 v[0]
        vmovdqa64 zmm16, zmm28                                        ;   313.3         35 v[0] copy
        vpternlogd zmm17, zmm26, zmm11, 0x63                          ;   327.2 p5      25 sum
        vpaddd zmm31, zmm31, zmm17                                    ;   328.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm14                                    ;   328.3 p0      35 v[4]
        vmovdqa64 zmm14, zmm25                                        ;   317.3         35 v[3] copy
        vpternlogd zmm23, zmm27, zmm22, 0x63                          ;   329.3 p5      25 sum
        vpaddd zmm13, zmm13, zmm23                                    ;   330.3 p0      34 sum
        vprold zmm13, zmm13, 0xd                                      ;   331.3 p0      35 v[3]
        vpaddd zmm23, zmm5, zmm25                                     ;   330.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm20                                    ;   331.2 p5      34 sum
        vprold zmm17, zmm31, 0xc                                      ;   331.3 p0      35 v[0]
        vpaddd zmm16, zmm16, zmm17                                    ;   332.3 p5      35 v[0]
        vmovdqa64 zmm17, zmm26                                        ;   314.3         35 v[4] copy
        vpaddd zmm26, zmm26, zmm10                                    ;   332.3 p0      34 sum
        vprold zmm31, zmm11, 0xa                                      ;   333.3 p0      36 v[1]
        vmovdqa64 zmm25, zmm27                                        ;   320.3         35 v[2] copy
        vpaddd zmm14, zmm14, zmm13                                    ;   333.2 p5      35 v[3]
        vpaddd zmm26, zmm26, zmm9                                     ;   334.2 p5      34 sum
        vpternlogd zmm11, zmm30, zmm16, 0x63                          ;   334.3 p0      25 sum
        vpaddd zmm28, zmm28, zmm8                                     ;   335.2 p5      34 sum
        vpaddd zmm28, zmm28, zmm9                                     ;   336.2 p0      34 sum
        vpaddd zmm28, zmm28, zmm11                                    ;   337.2 p5      34 sum
        vprold zmm11, zmm28, 0xd                                      ;   338.2 p0      35 v[4]
        vprold zmm28, zmm16, 0xa                                      ;   337.3 p0      36 v[0]
        vpaddd zmm17, zmm17, zmm11                                    ;   339.2 p5      35 v[4]
        vpternlogd zmm16, zmm31, zmm17, 0x63                          ;   340.2 p5      25 sum
        vpaddd zmm26, zmm26, zmm16                                    ;   341.2 p0      34 sum
        vprold zmm13, zmm26, 5                                        ;   342.2 p0      35 v[3]
        vprold zmm26, zmm22, 0xa                                      ;   340.3 p0      36 v[4]
        vpternlogd zmm22, zmm18, zmm14, 0x63                          ;   339.2 p5      25 sum
        vpaddd zmm23, zmm23, zmm22                                    ;   340.2 p5      34 sum
        vpaddd zmm22, zmm12, zmm27                                    ;   341.2 p5      34 sum
        vprold zmm23, zmm23, 6                                        ;   341.3 p0      35 v[2]
        vpaddd zmm22, zmm22, zmm20                                    ;   342.2 p5      34 sum
        vpaddd zmm25, zmm25, zmm23                                    ;   342.3 p0      35 v[2]
        vprold zmm23, zmm14, 0xa                                      ;   343.3 p0      36 v[3]
        vpternlogd zmm14, zmm26, zmm25, 0x63                          ;   343.3 p5      25 sum
        vpaddd zmm22, zmm22, zmm14                                    ;   344.3 p5      34 sum
        vpaddd zmm14, zmm4, zmm18                                     ;   344.3 p0      34 sum
        vpaddd zmm14, zmm14, zmm20                                    ;   345.3 p5      34 sum
        vpaddd zmm16, zmm2, zmm30                                     ;   345.3 p0      34 sum
        vpaddd zmm16, zmm16, zmm9                                     ;   346.3 p5      34 sum
        vmovdqa64 zmm11, zmm30                                        ;   327.3         35 v[3] copy
        vpaddd zmm11, zmm11, zmm13                                    ;   346.3 p0      35 v[3]
        vprold zmm27, zmm11, 0xa                                      ;   347.3 p0      36 v[3]
        vprold zmm30, zmm17, 0xa                                      ;   348.3 p0      36 v[4]
        vpternlogd zmm17, zmm28, zmm11, 0x63                          ;   347.3 p5      25 sum
        vpaddd zmm16, zmm16, zmm17                                    ;   348.3 p5      34 sum
        vprold zmm16, zmm16, 0xe                                      ;   349.3 p0      35 v[2]
        vmovdqa64 zmm13, zmm31                                        ;   334.3         35 v[2] copy
        vpaddd zmm13, zmm13, zmm16                                    ;   350.3 p5      35 v[2]
        vmovdqa64 zmm17, zmm18                                        ;   328.3         35 v[1] copy
        vprold zmm18, zmm22, 5                                        ;   350.3 p0      35 v[1]
        vmovdqa64 zmm22, zmm26                                        ;   341.3         35 v[0] copy
        vpaddd zmm26, zmm19, zmm26                                    ;   350.2 p5      34 sum
        vpaddd zmm26, zmm26, zmm20                                    ;   351.2 p5      34 sum
        vpaddd zmm17, zmm17, zmm18                                    ;   351.3 p0      35 v[1]
        vpaddd zmm20, zmm20, zmm10                                    ;   352.2 p5      34 sum
        vmovdqa64 zmm16, zmm28                                        ;   338.3         35 v[1] copy
        vpternlogd zmm11, zmm30, zmm13, 0x63                          ;   352.3 p0      25 sum
        vpaddd zmm28, zmm28, zmm9                                     ;   353.2 p5      34 sum
        vpaddd zmm20, zmm20, zmm23                                    ;   353.3 p0      34 sum
        vpaddd zmm31, zmm31, zmm9                                     ;   354.2 p5      34 sum
        vpaddd zmm31, zmm31, zmm1                                     ;   355.2 p0      34 sum
        vpaddd zmm31, zmm31, zmm11                                    ;   356.2 p5      34 sum
        vprold zmm18, zmm31, 0xd                                      ;   357.2 p0      35 v[1]
        vmovdqu64 zmm11, [rsp + 320]                                  ;   145.3 p3      34 sum reload
        vpaddd zmm16, zmm16, zmm18                                    ;   358.2 p5      35 v[1]
        vprold zmm31, zmm25, 0xa                                      ;   356.3 p0      36 v[2]
        vpternlogd zmm25, zmm23, zmm17, 0x63                          ;   357.2 p5      25 sum
        vpaddd zmm14, zmm14, zmm25                                    ;   358.2 p0      34 sum
        vprold zmm25, zmm13, 0xa                                      ;   358.3 p0      36 v[2]
        vpaddd zmm28, zmm28, zmm11                                    ;   358.2 p5      34 sum
        vprold zmm14, zmm14, 0xc                                      ;   359.3 p0      35 v[0]
        vpaddd zmm22, zmm22, zmm14                                    ;   360.3 p5      35 v[0]
        vmovdqa64 zmm18, zmm30                                        ;   349.3         35 v[0] copy
        vpternlogd zmm13, zmm27, zmm16, 0x63                          ;   360.2 p5      25 sum
        vpaddd zmm28, zmm28, zmm13                                    ;   361.2 p0      34 sum
        vprold zmm13, zmm28, 0xd                                      ;   362.2 p0      35 v[0]
        vpaddd zmm30, zmm30, zmm9                                     ;   361.2 p5      34 sum
        vprold zmm28, zmm17, 0xa                                      ;   362.3 p0      36 v[1]
        vpternlogd zmm17, zmm31, zmm22, 0x63                          ;   362.2 p5      25 sum
        vmovdqa64 zmm14, zmm23                                        ;   344.3         35 v[4] copy
        vpaddd zmm18, zmm18, zmm13                                    ;   363.2 p5      35 v[0]
        vpaddd zmm26, zmm26, zmm17                                    ;   363.3 p0      34 sum
        vprold zmm23, zmm26, 7                                        ;   364.3 p0      35 v[4]
        vprold zmm26, zmm22, 0xa                                      ;   365.3 p0      36 v[0]
        vprold zmm17, zmm16, 0xa                                      ;   366.3 p0      36 v[1]
        vpternlogd zmm16, zmm25, zmm18, 0x63                          ;   364.2 p5      25 sum
        vmovdqa64 zmm13, zmm27                                        ;   348.3         35 v[4] copy
        vpaddd zmm30, zmm30, zmm0                                     ;   365.2 p5      34 sum
        vpaddd zmm30, zmm30, zmm16                                    ;   366.2 p5      34 sum
        vpaddd zmm16, zmm12, zmm27                                    ;   367.2 p5      34 sum
        vpaddd zmm16, zmm16, zmm9                                     ;   368.2 p0      34 sum
        vprold zmm9, zmm30, 7                                         ;   368.3 p0      35 v[4]
        vpaddd zmm13, zmm13, zmm9                                     ;   369.3 p5      35 v[4]
        vprold zmm27, zmm18, 0xa                                      ;   369.3 p0      36 v[0]
        vpternlogd zmm18, zmm17, zmm13, 0x63                          ;   370.3 p5      25 sum
        vpaddd zmm16, zmm16, zmm18                                    ;   371.3 p5      34 sum
        vmovdqu64 zmm30, [rel ripemd160_blocks.T0_constants512 + 256] ;   156.3 p2      34 sum reload
        vmovdqu64 zmm18, [rel ripemd160_blocks.T0_constants512 + 576] ;   156.5 p3      34 sum reload
        vmovdqa64 zmm9, zmm25                                         ;   359.3         35 v[3] copy
        vpaddd zmm25, zmm25, zmm8                                     ;   370.3 p0      34 sum
        vpaddd zmm14, zmm14, zmm23                                    ;   371.2 p5      35 v[4]
        vpternlogd zmm22, zmm28, zmm14, 0x63                          ;   372.2 p0      25 sum
        vpaddd zmm20, zmm20, zmm22                                    ;   373.2 p5      34 sum
        vprold zmm20, zmm20, 5                                        ;   374.2 p0      35 v[3]
        vpaddd zmm22, zmm3, zmm31                                     ;   373.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm30                                    ;   374.2 p0      34 sum
        vmovdqa64 zmm23, zmm31                                        ;   357.3         35 v[3] copy
        vpaddd zmm23, zmm23, zmm20                                    ;   375.2 p5      35 v[3]
        vprold zmm31, zmm14, 0xa                                      ;   374.3 p0      36 v[4]
        vpternlogd zmm14, zmm26, zmm23, 0xb8                          ;   376.2 p5      26 sum
        vpaddd zmm22, zmm22, zmm14                                    ;   377.2 p0      34 sum
        vmovdqa64 zmm20, zmm28                                        ;   363.3         35 v[2] copy
        vprold zmm14, zmm13, 0xa                                      ;   376.3 p0      36 v[4]
        vpaddd zmm28, zmm15, zmm28                                    ;   376.2 p5      34 sum
        vpaddd zmm28, zmm28, zmm30                                    ;   377.2 p5      34 sum
        vprold zmm16, zmm16, 5                                        ;   377.3 p0      35 v[3]
        vpaddd zmm9, zmm9, zmm16                                      ;   378.3 p5      35 v[3]
        vprold zmm22, zmm22, 0xb                                      ;   378.3 p0      35 v[2]
        vpaddd zmm20, zmm20, zmm22                                    ;   379.3 p5      35 v[2]
        vmovdqa64 zmm22, zmm26                                        ;   366.3         35 v[1] copy
        vpaddd zmm26, zmm4, zmm26                                     ;   379.3 p0      34 sum
        vpaddd zmm26, zmm26, zmm30                                    ;   380.3 p5      34 sum
        vpternlogd zmm13, zmm9, zmm27, 0xe2                           ;   380.3 p0      25 sum
        vpaddd zmm25, zmm25, zmm18                                    ;   381.2 p5      34 sum
        vpaddd zmm25, zmm25, zmm13                                    ;   382.2 p0      34 sum
        vprold zmm13, zmm25, 0xf                                      ;   383.2 p0      35 v[2]
        vprold zmm25, zmm23, 0xa                                      ;   383.3 p0      36 v[3]
        vpternlogd zmm23, zmm31, zmm20, 0xb8                          ;   382.2 p5      26 sum
        vpaddd zmm28, zmm28, zmm23                                    ;   383.2 p5      34 sum
        vprold zmm23, zmm9, 0xa                                       ;   384.3 p0      36 v[3]
        vprold zmm28, zmm28, 0xc                                      ;   385.3 p0      35 v[1]
        vpaddd zmm22, zmm22, zmm28                                    ;   386.3 p5      35 v[1]
        vprold zmm28, zmm20, 0xa                                      ;   386.3 p0      36 v[2]
        vmovdqa64 zmm16, zmm17                                        ;   367.3         35 v[2] copy
        vpaddd zmm17, zmm17, zmm5                                     ;   385.2 p5      34 sum
        vpaddd zmm17, zmm17, zmm18                                    ;   386.2 p5      34 sum
        vpternlogd zmm20, zmm25, zmm22, 0xb8                          ;   387.3 p5      26 sum
        vpaddd zmm26, zmm26, zmm20                                    ;   388.3 p0      34 sum
        vpaddd zmm16, zmm16, zmm13                                    ;   388.2 p5      35 v[2]
        vpternlogd zmm9, zmm16, zmm14, 0xe2                           ;   389.2 p0      25 sum
        vprold zmm20, zmm16, 0xa                                      ;   389.3 p0      36 v[2]
        vpaddd zmm17, zmm17, zmm9                                     ;   390.2 p5      34 sum
        vprold zmm9, zmm17, 5                                         ;   391.2 p0      35 v[1]
        vmovdqa64 zmm13, zmm27                                        ;   370.3         35 v[1] copy
        vmovdqa64 zmm17, zmm31                                        ;   375.3         35 v[0] copy
        vpaddd zmm31, zmm1, zmm31                                     ;   390.2 p5      34 sum
        vpaddd zmm13, zmm13, zmm9                                     ;   392.2 p5      35 v[1]
        vpternlogd zmm16, zmm13, zmm23, 0xe2                          ;   393.2 p0      25 sum
        vpaddd zmm27, zmm27, zmm0                                     ;   392.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm18                                    ;   393.2 p0      34 sum
        vpaddd zmm27, zmm27, zmm16                                    ;   394.2 p5      34 sum
        vmovdqa64 zmm9, zmm14                                         ;   377.3         35 v[0] copy
        vpaddd zmm14, zmm14, zmm3                                     ;   393.3 p0      34 sum
        vprold zmm16, zmm27, 8                                        ;   395.2 p0      35 v[0]
        vpaddd zmm31, zmm31, zmm30                                    ;   394.2 p5      34 sum
        vprold zmm27, zmm22, 0xa                                      ;   395.3 p0      36 v[1]
        vprold zmm26, zmm26, 0xe                                      ;   396.3 p0      35 v[0]
        vpaddd zmm17, zmm17, zmm26                                    ;   397.3 p5      35 v[0]
        vmovdqa64 zmm26, zmm25                                        ;   384.3         35 v[4] copy
        vpternlogd zmm22, zmm28, zmm17, 0xb8                          ;   398.3 p5      26 sum
        vpaddd zmm31, zmm31, zmm22                                    ;   399.3 p5      34 sum
        vprold zmm31, zmm31, 0xf                                      ;   400.3 p0      35 v[4]
        vpaddd zmm9, zmm9, zmm16                                      ;   398.2 p5      35 v[0]
        vpaddd zmm14, zmm14, zmm18                                    ;   398.3 p0      34 sum
        vmovdqa64 zmm16, zmm23                                        ;   385.3         35 v[4] copy
        vpaddd zmm25, zmm11, zmm25                                    ;   399.2 p5      34 sum
        vpaddd zmm26, zmm26, zmm31                                    ;   401.3 p0      35 v[4]
        vprold zmm22, zmm13, 0xa                                      ;   400.3 p0      36 v[1]
        vpternlogd zmm13, zmm9, zmm20, 0xe2                           ;   400.2 p5      25 sum
        vpaddd zmm14, zmm14, zmm13                                    ;   401.2 p5      34 sum
        vprold zmm14, zmm14, 0xb                                      ;   402.2 p0      35 v[4]
        vpaddd zmm25, zmm25, zmm30                                    ;   402.2 p5      34 sum
        vprold zmm31, zmm17, 0xa                                      ;   402.3 p0      36 v[0]
        vpternlogd zmm17, zmm27, zmm26, 0xb8                          ;   403.2 p5      26 sum
        vpaddd zmm25, zmm25, zmm17                                    ;   404.2 p0      34 sum
        vprold zmm25, zmm25, 0xe                                      ;   405.2 p0      35 v[3]
        vpaddd zmm13, zmm7, zmm23                                     ;   404.2 p5      34 sum
        vmovdqa64 zmm23, zmm28                                        ;   387.3         35 v[3] copy
        vpaddd zmm16, zmm16, zmm14                                    ;   405.2 p5      35 v[4]
        vprold zmm17, zmm9, 0xa                                       ;   405.3 p0      36 v[0]
        vpternlogd zmm9, zmm16, zmm22, 0xe2                           ;   406.2 p5      25 sum
        vpaddd zmm23, zmm23, zmm25                                    ;   406.3 p0      35 v[3]
        vprold zmm25, zmm26, 0xa                                      ;   407.3 p0      36 v[4]
        vpaddd zmm13, zmm13, zmm18                                    ;   407.2 p5      34 sum
        vmovdqa64 zmm14, zmm20                                        ;   390.3         35 v[3] copy
        vpaddd zmm13, zmm13, zmm9                                     ;   408.2 p5      34 sum
        vprold zmm9, zmm13, 0xe                                       ;   409.2 p0      35 v[3]
        vmovdqa64 zmm13, zmm27                                        ;   396.3         35 v[2] copy
        vpaddd zmm20, zmm20, zmm4                                     ;   409.2 p5      34 sum
        vpaddd zmm28, zmm8, zmm28                                     ;   409.3 p0      34 sum
        vpaddd zmm28, zmm28, zmm30                                    ;   410.3 p5      34 sum
        vpaddd zmm20, zmm20, zmm18                                    ;   410.3 p0      34 sum
        vpternlogd zmm26, zmm31, zmm23, 0xb8                          ;   411.2 p5      26 sum
        vpaddd zmm28, zmm28, zmm26                                    ;   412.2 p0      34 sum
        vprold zmm28, zmm28, 0xf                                      ;   413.2 p0      35 v[2]
        vprold zmm26, zmm16, 0xa                                      ;   413.3 p0      36 v[4]
        vpaddd zmm13, zmm13, zmm28                                    ;   414.2 p5      35 v[2]
        vprold zmm28, zmm23, 0xa                                      ;   414.3 p0      36 v[3]
        vpternlogd zmm23, zmm25, zmm13, 0xb8                          ;   415.2 p5      26 sum
        vpaddd zmm14, zmm14, zmm9                                     ;   414.2 p5      35 v[3]
        vpternlogd zmm16, zmm14, zmm17, 0xe2                          ;   415.2 p5      25 sum
        vpaddd zmm20, zmm20, zmm16                                    ;   416.2 p0      34 sum
        vprold zmm16, zmm20, 0xe                                      ;   417.2 p0      35 v[2]
        vpaddd zmm27, zmm10, zmm27                                    ;   416.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm30                                    ;   417.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm23                                    ;   418.2 p0      34 sum
        vprold zmm27, zmm27, 9                                        ;   419.2 p0      35 v[1]
        vprold zmm23, zmm14, 0xa                                      ;   419.3 p0      36 v[3]
        vmovdqa64 zmm20, zmm31                                        ;   403.3         35 v[1] copy
        vpaddd zmm20, zmm20, zmm27                                    ;   420.2 p5      35 v[1]
        vprold zmm27, zmm13, 0xa                                      ;   420.3 p0      36 v[2]
        vpternlogd zmm13, zmm28, zmm20, 0xb8                          ;   421.2 p5      26 sum
        vpaddd zmm31, zmm0, zmm31                                     ;   420.2 p5      34 sum
        vpaddd zmm31, zmm31, zmm30                                    ;   421.2 p5      34 sum
        vpaddd zmm31, zmm31, zmm13                                    ;   422.2 p0      34 sum
        vmovdqa64 zmm9, zmm22                                         ;   401.3         35 v[2] copy
        vpaddd zmm22, zmm22, zmm21                                    ;   422.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm18                                    ;   423.2 p0      34 sum
        vpaddd zmm9, zmm9, zmm16                                      ;   423.2 p5      35 v[2]
        vmovdqa64 zmm16, zmm17                                        ;   406.3         35 v[1] copy
        vpaddd zmm17, zmm17, zmm11                                    ;   423.3 p0      34 sum
        vpaddd zmm17, zmm17, zmm18                                    ;   424.3 p5      34 sum
        vpternlogd zmm14, zmm9, zmm26, 0xe2                           ;   424.3 p0      25 sum
        vpaddd zmm22, zmm22, zmm14                                    ;   425.3 p5      34 sum
        vprold zmm14, zmm22, 6                                        ;   426.3 p0      35 v[1]
        vpaddd zmm16, zmm16, zmm14                                    ;   427.3 p5      35 v[1]
        vprold zmm13, zmm9, 0xa                                       ;   426.3 p0      36 v[2]
        vpternlogd zmm9, zmm16, zmm23, 0xe2                           ;   428.3 p5      25 sum
        vpaddd zmm17, zmm17, zmm9                                     ;   429.3 p0      34 sum
        vprold zmm9, zmm17, 0xe                                       ;   430.3 p0      35 v[0]
        vmovdqa64 zmm17, zmm28                                        ;   415.3         35 v[4] copy
        vprold zmm31, zmm31, 8                                        ;   429.3 p0      35 v[0]
        vmovdqa64 zmm22, zmm25                                        ;   408.3         35 v[0] copy
        vpaddd zmm25, zmm12, zmm25                                    ;   428.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm31                                    ;   430.3 p5      35 v[0]
        vprold zmm31, zmm20, 0xa                                      ;   430.3 p0      36 v[1]
        vmovdqa64 zmm14, zmm26                                        ;   414.3         35 v[0] copy
        vpaddd zmm25, zmm25, zmm30                                    ;   430.2 p5      34 sum
        vpaddd zmm14, zmm14, zmm9                                     ;   431.3 p5      35 v[0]
        vmovdqa64 zmm9, zmm23                                         ;   420.3         35 v[4] copy
        vpaddd zmm26, zmm26, zmm19                                    ;   431.3 p0      34 sum
        vpaddd zmm26, zmm26, zmm18                                    ;   432.3 p5      34 sum
        vpternlogd zmm20, zmm27, zmm22, 0xb8                          ;   432.3 p0      26 sum
        vpaddd zmm25, zmm25, zmm20                                    ;   433.3 p5      34 sum
        vprold zmm20, zmm16, 0xa                                      ;   433.3 p0      36 v[1]
        vpternlogd zmm16, zmm14, zmm13, 0xe2                          ;   434.2 p5      25 sum
        vpaddd zmm26, zmm26, zmm16                                    ;   435.2 p0      34 sum
        vpaddd zmm28, zmm7, zmm28                                     ;   435.2 p5      34 sum
        vpaddd zmm16, zmm10, zmm23                                    ;   435.3 p0      34 sum
        vprold zmm23, zmm26, 6                                        ;   436.3 p0      35 v[4]
        vprold zmm26, zmm22, 0xa                                      ;   437.3 p0      36 v[0]
        vpaddd zmm28, zmm28, zmm30                                    ;   436.2 p5      34 sum
        vprold zmm25, zmm25, 9                                        ;   438.3 p0      35 v[4]
        vpaddd zmm17, zmm17, zmm25                                    ;   439.3 p5      35 v[4]
        vpternlogd zmm22, zmm31, zmm17, 0xb8                          ;   440.3 p5      26 sum
        vpaddd zmm28, zmm28, zmm22                                    ;   441.3 p5      34 sum
        vprold zmm28, zmm28, 0xe                                      ;   442.3 p0      35 v[3]
        vpaddd zmm16, zmm16, zmm18                                    ;   440.2 p5      34 sum
        vmovdqa64 zmm25, zmm27                                        ;   421.3         35 v[3] copy
        vpaddd zmm27, zmm29, zmm27                                    ;   440.3 p0      34 sum
        vprold zmm22, zmm14, 0xa                                      ;   441.3 p0      36 v[0]
        vpaddd zmm9, zmm9, zmm23                                      ;   441.2 p5      35 v[4]
        vmovdqa64 zmm23, zmm13                                        ;   427.3         35 v[3] copy
        vpaddd zmm13, zmm13, zmm2                                     ;   442.2 p5      34 sum
        vpaddd zmm13, zmm13, zmm18                                    ;   443.2 p0      34 sum
        vpternlogd zmm14, zmm9, zmm20, 0xe2                           ;   443.2 p5      25 sum
        vpaddd zmm16, zmm16, zmm14                                    ;   444.2 p0      34 sum
        vprold zmm14, zmm16, 9                                        ;   445.2 p0      35 v[3]
        vpaddd zmm23, zmm23, zmm14                                    ;   446.2 p5      35 v[3]
        vpaddd zmm27, zmm27, zmm30                                    ;   445.2 p5      34 sum
        vpaddd zmm25, zmm25, zmm28                                    ;   445.3 p0      35 v[3]
        vprold zmm28, zmm17, 0xa                                      ;   446.3 p0      36 v[4]
        vpternlogd zmm17, zmm26, zmm25, 0xb8                          ;   446.3 p5      26 sum
        vpaddd zmm27, zmm27, zmm17                                    ;   447.3 p5      34 sum
        vprold zmm17, zmm9, 0xa                                       ;   447.3 p0      36 v[4]
        vprold zmm27, zmm27, 5                                        ;   448.3 p0      35 v[2]
        vpternlogd zmm9, zmm23, zmm22, 0xe2                           ;   448.2 p5      25 sum
        vmovdqa64 zmm16, zmm31                                        ;   431.3         35 v[2] copy
        vpaddd zmm31, zmm21, zmm31                                    ;   449.2 p5      34 sum
        vpaddd zmm31, zmm31, zmm30                                    ;   450.2 p0      34 sum
        vpaddd zmm16, zmm16, zmm27                                    ;   450.2 p5      35 v[2]
        vpaddd zmm13, zmm13, zmm9                                     ;   450.3 p0      34 sum
        vprold zmm9, zmm13, 0xc                                       ;   451.3 p0      35 v[2]
        vmovdqa64 zmm13, zmm26                                        ;   438.3         35 v[1] copy
        vprold zmm27, zmm25, 0xa                                      ;   452.3 p0      36 v[3]
        vmovdqa64 zmm14, zmm20                                        ;   434.3         35 v[2] copy
        vpaddd zmm20, zmm20, zmm12                                    ;   451.2 p5      34 sum
        vpaddd zmm20, zmm20, zmm18                                    ;   452.2 p5      34 sum
        vpaddd zmm26, zmm6, zmm26                                     ;   453.2 p5      34 sum
        vpternlogd zmm25, zmm28, zmm16, 0xb8                          ;   453.3 p0      26 sum
        vpaddd zmm31, zmm31, zmm25                                    ;   454.3 p5      34 sum
        vpaddd zmm14, zmm14, zmm9                                     ;   454.3 p0      35 v[2]
        vmovdqa64 zmm9, zmm22                                         ;   442.3         35 v[1] copy
        vpaddd zmm22, zmm22, zmm15                                    ;   455.2 p5      34 sum
        vprold zmm31, zmm31, 6                                        ;   455.3 p0      35 v[1]
        vpaddd zmm13, zmm13, zmm31                                    ;   456.3 p5      35 v[1]
        vpaddd zmm26, zmm26, zmm30                                    ;   456.3 p0      34 sum
        vprold zmm31, zmm16, 0xa                                      ;   457.3 p0      36 v[2]
        vprold zmm25, zmm23, 0xa                                      ;   458.3 p0      36 v[3]
        vpternlogd zmm23, zmm14, zmm17, 0xe2                          ;   457.2 p5      25 sum
        vpternlogd zmm16, zmm27, zmm13, 0xb8                          ;   458.2 p5      26 sum
        vpaddd zmm26, zmm26, zmm16                                    ;   459.2 p5      34 sum
        vpaddd zmm20, zmm20, zmm23                                    ;   459.3 p0      34 sum
        vprold zmm20, zmm20, 9                                        ;   460.3 p0      35 v[1]
        vpaddd zmm9, zmm9, zmm20                                      ;   461.3 p5      35 v[1]
        vmovdqa64 zmm20, zmm17                                        ;   448.3         35 v[0] copy
        vprold zmm16, zmm14, 0xa                                      ;   461.3 p0      36 v[2]
        vpternlogd zmm14, zmm9, zmm25, 0xe2                           ;   462.3 p5      25 sum
        vpaddd zmm22, zmm22, zmm18                                    ;   462.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm14                                    ;   463.3 p0      34 sum
        vpaddd zmm14, zmm29, zmm17                                    ;   463.2 p5      34 sum
        vprold zmm26, zmm26, 8                                        ;   463.3 p0      35 v[0]
        vmovdqa64 zmm23, zmm28                                        ;   447.3         35 v[0] copy
        vpaddd zmm28, zmm19, zmm28                                    ;   464.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm26                                    ;   464.3 p0      35 v[0]
        vprold zmm26, zmm13, 0xa                                      ;   465.3 p0      36 v[1]
        vpternlogd zmm13, zmm31, zmm23, 0xb8                          ;   465.3 p5      26 sum
        vpaddd zmm28, zmm28, zmm30                                    ;   466.2 p5      34 sum
        vprold zmm17, zmm22, 0xc                                      ;   466.3 p0      35 v[0]
        vpaddd zmm20, zmm20, zmm17                                    ;   467.3 p5      35 v[0]
        vmovdqa64 zmm22, zmm27                                        ;   453.3         35 v[4] copy
        vmovdqa64 zmm17, zmm25                                        ;   459.3         35 v[4] copy
        vpaddd zmm28, zmm28, zmm13                                    ;   467.3 p0      34 sum
        vprold zmm13, zmm9, 0xa                                       ;   468.3 p0      36 v[1]
        vprold zmm28, zmm28, 6                                        ;   469.3 p0      35 v[4]
        vpaddd zmm27, zmm5, zmm27                                     ;   468.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm30                                    ;   469.2 p5      34 sum
        vpternlogd zmm9, zmm20, zmm16, 0xe2                           ;   470.2 p5      25 sum
        vpaddd zmm22, zmm22, zmm28                                    ;   470.3 p0      35 v[4]
        vprold zmm28, zmm23, 0xa                                      ;   471.3 p0      36 v[0]
        vpternlogd zmm23, zmm26, zmm22, 0xb8                          ;   471.3 p5      26 sum
        vpaddd zmm25, zmm25, zmm18                                    ;   472.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm23                                    ;   472.3 p0      34 sum
        vpaddd zmm14, zmm14, zmm18                                    ;   473.2 p5      34 sum
        vpaddd zmm14, zmm14, zmm9                                     ;   474.2 p0      34 sum
        vprold zmm9, zmm14, 5                                         ;   475.2 p0      35 v[4]
        vpaddd zmm17, zmm17, zmm9                                     ;   476.2 p5      35 v[4]
        vmovdqa64 zmm9, zmm16                                         ;   462.3         35 v[3] copy
        vpaddd zmm25, zmm25, zmm1                                     ;   475.2 p5      34 sum
        vprold zmm23, zmm20, 0xa                                      ;   475.3 p0      36 v[0]
        vpaddd zmm16, zmm16, zmm18                                    ;   476.2 p5      34 sum
        vpternlogd zmm20, zmm17, zmm13, 0xe2                          ;   477.2 p0      25 sum
        vpaddd zmm25, zmm25, zmm20                                    ;   478.2 p5      34 sum
        vprold zmm18, zmm25, 0xf                                      ;   479.2 p0      35 v[3]
        vmovdqa64 zmm14, zmm31                                        ;   458.3         35 v[3] copy
        vprold zmm27, zmm27, 5                                        ;   478.3 p0      35 v[3]
        vpaddd zmm14, zmm14, zmm27                                    ;   479.3 p5      35 v[3]
        vprold zmm27, zmm17, 0xa                                      ;   479.3 p0      36 v[4]
        vprold zmm25, zmm22, 0xa                                      ;   480.3 p0      36 v[4]
        vpaddd zmm30, zmm30, zmm2                                     ;   479.2 p5      34 sum
        vpaddd zmm9, zmm9, zmm18                                      ;   480.2 p5      35 v[3]
        vpaddd zmm16, zmm16, zmm6                                     ;   481.2 p5      34 sum
        vpternlogd zmm17, zmm9, zmm23, 0xe2                           ;   481.3 p0      25 sum
        vpaddd zmm16, zmm16, zmm17                                    ;   482.3 p5      34 sum
        vprold zmm16, zmm16, 8                                        ;   483.3 p0      35 v[2]
        vmovdqa64 zmm20, zmm26                                        ;   466.3         35 v[2] copy
        vmovdqa64 zmm18, zmm13                                        ;   469.3         35 v[2] copy
        vpaddd zmm18, zmm18, zmm16                                    ;   484.3 p5      35 v[2]
        vpaddd zmm30, zmm30, zmm31                                    ;   483.3 p0      34 sum
        vprold zmm31, zmm9, 0xa                                       ;   484.3 p0      36 v[3]
        vpaddd zmm13, zmm13, zmm10                                    ;   484.2 p5      34 sum
        vpaddd zmm13, zmm13, zmm24                                    ;   485.2 p5      34 sum
        vpternlogd zmm22, zmm28, zmm14, 0xb8                          ;   485.3 p0      26 sum
        vmovdqa64 zmm17, zmm28                                        ;   472.3         35 v[1] copy
        vpternlogd zmm9, zmm18, zmm27, 0x96                           ;   486.2 p5      25 sum
        vmovdqa64 zmm16, zmm23                                        ;   476.3         35 v[1] copy
        vpaddd zmm30, zmm30, zmm22                                    ;   486.3 p0      34 sum
        vprold zmm30, zmm30, 0xc                                      ;   487.3 p0      35 v[2]
        vpaddd zmm20, zmm20, zmm30                                    ;   488.3 p5      35 v[2]
        vpaddd zmm22, zmm0, zmm26                                     ;   488.2 p5      34 sum
        vpaddd zmm13, zmm13, zmm9                                     ;   488.3 p0      34 sum
        vprold zmm9, zmm13, 8                                         ;   489.3 p0      35 v[1]
        vmovdqu64 zmm26, [rel ripemd160_blocks.T0_constants512 + 320] ;   269.3 p2      34 sum reload
        vpaddd zmm22, zmm22, zmm26                                    ;   489.2 p5      34 sum
        vprold zmm30, zmm14, 0xa                                      ;   490.3 p0      36 v[3]
        vpternlogd zmm14, zmm20, zmm25, 0x39                          ;   490.2 p5      26 sum
        vpaddd zmm22, zmm22, zmm14                                    ;   491.2 p5      34 sum
        vprold zmm22, zmm22, 9                                        ;   492.2 p0      35 v[1]
        vpaddd zmm17, zmm17, zmm22                                    ;   493.2 p5      35 v[1]
        vprold zmm22, zmm20, 0xa                                      ;   492.3 p0      36 v[2]
        vpaddd zmm16, zmm16, zmm9                                     ;   493.2 p5      35 v[1]
        vpaddd zmm14, zmm11, zmm28                                    ;   493.3 p0      34 sum
        vprold zmm28, zmm18, 0xa                                      ;   494.3 p0      36 v[2]
        vmovdqa64 zmm9, zmm27                                         ;   480.3         35 v[0] copy
        vpternlogd zmm18, zmm16, zmm31, 0x96                          ;   494.2 p5      25 sum
        vpaddd zmm23, zmm23, zmm21                                    ;   495.2 p5      34 sum
        vpaddd zmm14, zmm14, zmm26                                    ;   495.3 p0      34 sum
        vpternlogd zmm20, zmm17, zmm30, 0x39                          ;   496.2 p5      26 sum
        vpaddd zmm14, zmm14, zmm20                                    ;   497.2 p0      34 sum
        vprold zmm14, zmm14, 0xf                                      ;   498.2 p0      35 v[0]
        vpaddd zmm23, zmm23, zmm24                                    ;   497.2 p5      34 sum
        vmovdqa64 zmm13, zmm25                                        ;   481.3         35 v[0] copy
        vpaddd zmm13, zmm13, zmm14                                    ;   499.2 p5      35 v[0]
        vpaddd zmm10, zmm10, zmm26                                    ;   498.3 p0      34 sum
        vpaddd zmm23, zmm23, zmm18                                    ;   499.2 p5      34 sum
        vpaddd zmm18, zmm1, zmm27                                     ;   499.3 p0      34 sum
        vprold zmm27, zmm16, 0xa                                      ;   500.3 p0      36 v[1]
        vpaddd zmm18, zmm18, zmm24                                    ;   500.3 p5      34 sum
        vprold zmm14, zmm23, 5                                        ;   501.3 p0      35 v[0]
        vpaddd zmm9, zmm9, zmm14                                      ;   502.3 p5      35 v[0]
        vpternlogd zmm16, zmm9, zmm28, 0x96                           ;   503.3 p5      25 sum
        vmovdqa64 zmm23, zmm30                                        ;   491.3         35 v[4] copy
        vpaddd zmm18, zmm18, zmm16                                    ;   504.3 p0      34 sum
        vprold zmm16, zmm18, 0xc                                      ;   505.3 p0      35 v[4]
        vmovdqa64 zmm14, zmm31                                        ;   485.3         35 v[4] copy
        vpaddd zmm14, zmm14, zmm16                                    ;   506.3 p5      35 v[4]
        vpaddd zmm31, zmm31, zmm0                                     ;   504.2 p5      34 sum
        vpaddd zmm31, zmm31, zmm24                                    ;   505.2 p0      34 sum
        vmovdqa64 zmm18, zmm22                                        ;   493.3         35 v[3] copy
        vpaddd zmm1, zmm1, zmm26                                      ;   505.2 p5      34 sum
        vpaddd zmm20, zmm19, zmm25                                    ;   505.3 p0      34 sum
        vpaddd zmm20, zmm20, zmm26                                    ;   506.3 p5      34 sum
        vprold zmm25, zmm17, 0xa                                      ;   506.3 p0      36 v[1]
        vpternlogd zmm17, zmm13, zmm22, 0x39                          ;   507.2 p5      26 sum
        vmovdqa64 zmm16, zmm28                                        ;   495.3         35 v[3] copy
        vpaddd zmm28, zmm28, zmm3                                     ;   507.3 p0      34 sum
        vpaddd zmm28, zmm28, zmm24                                    ;   508.3 p5      34 sum
        vpaddd zmm20, zmm20, zmm17                                    ;   508.3 p0      34 sum
        vpaddd zmm10, zmm10, zmm25                                    ;   509.2 p5      34 sum
        vpaddd zmm17, zmm15, zmm30                                    ;   509.3 p0      34 sum
        vprold zmm20, zmm20, 5                                        ;   510.3 p0      35 v[4]
        vprold zmm30, zmm9, 0xa                                       ;   511.3 p0      36 v[0]
        vpternlogd zmm9, zmm14, zmm27, 0x96                           ;   510.2 p5      25 sum
        vpaddd zmm31, zmm31, zmm9                                     ;   511.2 p5      34 sum
        vprold zmm9, zmm31, 9                                         ;   512.3 p0      35 v[3]
        vprold zmm31, zmm14, 0xa                                      ;   513.3 p0      36 v[4]
        vpaddd zmm16, zmm16, zmm9                                     ;   513.3 p5      35 v[3]
        vmovdqa64 zmm9, zmm27                                         ;   501.3         35 v[2] copy
        vpaddd zmm17, zmm17, zmm26                                    ;   513.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm20                                    ;   514.2 p5      35 v[4]
        vpternlogd zmm14, zmm16, zmm30, 0x96                          ;   514.3 p0      25 sum
        vpaddd zmm28, zmm28, zmm14                                    ;   515.3 p5      34 sum
        vprold zmm20, zmm13, 0xa                                      ;   515.3 p0      36 v[0]
        vmovdqa64 zmm14, zmm20                                        ;   516.3         35 v[1] copy
        vpternlogd zmm13, zmm23, zmm25, 0x39                          ;   516.2 p5      26 sum
        vpaddd zmm17, zmm17, zmm13                                    ;   517.2 p0      34 sum
        vprold zmm17, zmm17, 0xb                                      ;   518.2 p0      35 v[3]
        vpaddd zmm13, zmm29, zmm22                                    ;   517.2 p5      34 sum
        vprold zmm22, zmm23, 0xa                                      ;   518.3 p0      36 v[4]
        vpaddd zmm13, zmm13, zmm26                                    ;   518.2 p5      34 sum
        vpaddd zmm18, zmm18, zmm17                                    ;   519.2 p5      35 v[3]
        vmovdqa64 zmm17, zmm25                                        ;   507.3         35 v[2] copy
        vpternlogd zmm23, zmm18, zmm20, 0x39                          ;   520.2 p0      26 sum
        vpaddd zmm13, zmm13, zmm23                                    ;   521.2 p5      34 sum
        vprold zmm13, zmm13, 6                                        ;   522.2 p0      35 v[2]
        vprold zmm23, zmm16, 0xa                                      ;   521.3 p0      36 v[3]
        vpaddd zmm17, zmm17, zmm13                                    ;   523.2 p5      35 v[2]
        vprold zmm13, zmm28, 0xc                                      ;   522.3 p0      35 v[2]
        vpaddd zmm9, zmm9, zmm13                                      ;   523.3 p5      35 v[2]
        vpternlogd zmm16, zmm9, zmm31, 0x96                           ;   524.3 p5      25 sum
        vpaddd zmm1, zmm1, zmm22                                      ;   523.3 p0      34 sum
        vmovdqa64 zmm13, zmm30                                        ;   512.3         35 v[1] copy
        vprold zmm25, zmm9, 0xa                                       ;   524.3 p0      36 v[2]
        vpaddd zmm27, zmm27, zmm19                                    ;   524.2 p5      34 sum
        vpaddd zmm27, zmm27, zmm24                                    ;   525.2 p5      34 sum
        vprold zmm19, zmm18, 0xa                                      ;   525.3 p0      36 v[3]
        vpaddd zmm27, zmm27, zmm16                                    ;   526.2 p5      34 sum
        vpternlogd zmm18, zmm17, zmm22, 0x39                          ;   526.3 p0      26 sum
        vpaddd zmm10, zmm10, zmm18                                    ;   527.3 p5      34 sum
        vprold zmm10, zmm10, 8                                        ;   528.3 p0      35 v[1]
        vpaddd zmm14, zmm14, zmm10                                    ;   529.3 p5      35 v[1]
        vprold zmm10, zmm27, 5                                        ;   528.3 p0      35 v[1]
        vpaddd zmm13, zmm13, zmm10                                    ;   529.3 p5      35 v[1]
        vmovdqa64 zmm10, zmm31                                        ;   514.3         35 v[0] copy
        vpaddd zmm31, zmm31, zmm29                                    ;   529.3 p0      34 sum
        vpaddd zmm18, zmm2, zmm20                                     ;   530.2 p5      34 sum
        vmovdqa64 zmm20, zmm14                                        ;   530.3         26 sum copy
        vpaddd zmm30, zmm30, zmm8                                     ;   530.3 p0      34 sum
        vpternlogd zmm9, zmm13, zmm23, 0x96                           ;   531.2 p5      25 sum
        vmovdqa64 zmm16, zmm22                                        ;   519.3         35 v[0] copy
        vpaddd zmm18, zmm18, zmm26                                    ;   531.3 p0      34 sum
        vpaddd zmm30, zmm30, zmm24                                    ;   532.2 p5      34 sum
        vpaddd zmm30, zmm30, zmm9                                     ;   533.2 p0      34 sum
        vprold zmm9, zmm30, 0xe                                       ;   534.2 p0      35 v[0]
        vpaddd zmm10, zmm10, zmm9                                     ;   535.2 p5      35 v[0]
        vpaddd zmm3, zmm3, zmm26                                      ;   534.2 p5      34 sum
        vpternlogd zmm20, zmm19, zmm17, 0x4b                          ;   534.3 p0      26 sum
        vprold zmm17, zmm17, 0xa                                      ;   535.3 p0      36 v[2]
        vpaddd zmm18, zmm18, zmm20                                    ;   535.3 p5      34 sum
        vprold zmm20, zmm14, 0xa                                      ;   536.3 p0      36 v[1]
        vprold zmm18, zmm18, 0xd                                      ;   537.3 p0      35 v[0]
        vpaddd zmm16, zmm16, zmm18                                    ;   538.3 p5      35 v[0]
        vpternlogd zmm14, zmm16, zmm17, 0x39                          ;   539.3 p5      26 sum
        vpaddd zmm1, zmm1, zmm14                                      ;   540.3 p5      34 sum
        vprold zmm1, zmm1, 0xc                                        ;   541.3 p0      35 v[4]
        vmovdqa64 zmm18, zmm19                                        ;   526.3         35 v[4] copy
        vpaddd zmm18, zmm18, zmm1                                     ;   542.3 p5      35 v[4]
        vpaddd zmm14, zmm6, zmm19                                     ;   539.3 p0      34 sum
        vprold zmm22, zmm13, 0xa                                      ;   540.3 p0      36 v[1]
        vpaddd zmm3, zmm3, zmm17                                      ;   540.2 p5      34 sum
        vpaddd zmm31, zmm31, zmm24                                    ;   541.2 p5      34 sum
        vprold zmm19, zmm16, 0xa                                      ;   541.3 p0      36 v[0]
        vpternlogd zmm16, zmm18, zmm20, 0x39                          ;   543.3 p5      26 sum
        vpaddd zmm14, zmm14, zmm26                                    ;   542.3 p0      34 sum
        vpternlogd zmm13, zmm10, zmm25, 0x96                          ;   543.2 p5      25 sum
        vpaddd zmm31, zmm31, zmm13                                    ;   544.2 p0      34 sum
        vpaddd zmm14, zmm14, zmm16                                    ;   544.3 p5      34 sum
        vprold zmm14, zmm14, 5                                        ;   545.3 p0      35 v[3]
        vmovdqa64 zmm13, zmm17                                        ;   536.3         35 v[3] copy
        vpaddd zmm13, zmm13, zmm14                                    ;   546.3 p5      35 v[3]
        vprold zmm14, zmm18, 0xa                                      ;   545.3 p0      36 v[4]
        vpternlogd zmm18, zmm13, zmm19, 0x39                          ;   547.3 p5      26 sum
        vpaddd zmm3, zmm3, zmm18                                      ;   548.3 p0      34 sum
        vprold zmm3, zmm3, 0xc                                        ;   549.3 p0      35 v[2]
        vmovdqa64 zmm9, zmm23                                         ;   522.3         35 v[4] copy
        vpaddd zmm6, zmm6, zmm24                                      ;   547.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm5                                     ;   548.2 p5      34 sum
        vpaddd zmm23, zmm23, zmm24                                    ;   549.2 p0      34 sum
        vpaddd zmm8, zmm8, zmm26                                      ;   549.2 p5      34 sum
        add r13, 0x40                                                 ;   328.5 p1      41 blocks
        vprold zmm1, zmm31, 6                                         ;   549.3 p0      35 v[4]
        vpaddd zmm9, zmm9, zmm1                                       ;   550.3 p5      35 v[4]
        vprold zmm27, zmm10, 0xa                                      ;   550.3 p0      36 v[0]
        vpaddd zmm6, zmm6, zmm27                                      ;   551.3 p5      34 sum
        vpaddd zmm8, zmm8, zmm19                                      ;   551.3 p0      34 sum
        add rbx, 0x40                                                 ;   331.3 p6      41 blocks
        vpaddd zmm5, zmm5, zmm26                                      ;   552.2 p5      34 sum
        vmovdqa64 zmm1, zmm25                                         ;   525.3         35 v[3] copy
        vpaddd zmm25, zmm25, zmm2                                     ;   552.3 p0      34 sum
        vprold zmm16, zmm9, 0xa                                       ;   553.3 p0      36 v[4]
        vpternlogd zmm10, zmm9, zmm22, 0x96                           ;   553.2 p5      25 sum
        vpaddd zmm23, zmm23, zmm10                                    ;   554.2 p5      34 sum
        vprold zmm2, zmm23, 8                                         ;   555.2 p0      35 v[3]
        vmovdqa64 zmm10, zmm20                                        ;   537.3         35 v[2] copy
        vpaddd zmm1, zmm1, zmm2                                       ;   556.2 p5      35 v[3]
        vpternlogd zmm9, zmm1, zmm27, 0x96                            ;   557.2 p0      25 sum
        vmovdqa64 zmm2, zmm22                                         ;   541.3         35 v[2] copy
        vpaddd zmm17, zmm7, zmm20                                     ;   556.2 p5      34 sum
        vprold zmm20, zmm1, 0xa                                       ;   557.2 p0      36 v[3]
        vpaddd zmm17, zmm17, zmm26                                    ;   557.2 p5      34 sum
        vpaddd zmm22, zmm22, zmm12                                    ;   557.3 p0      34 sum
        vpaddd zmm25, zmm25, zmm24                                    ;   558.2 p5      34 sum
        vpaddd zmm25, zmm25, zmm9                                     ;   559.2 p0      34 sum
        vpaddd zmm10, zmm10, zmm3                                     ;   559.2 p5      35 v[2]
        vmovdqa64 zmm18, zmm10                                        ;   560.2         26 sum copy
        vpternlogd zmm18, zmm14, zmm13, 0x4b                          ;   560.2 p0      26 sum
        vpaddd zmm22, zmm22, zmm24                                    ;   560.2 p5      34 sum
        vprold zmm13, zmm13, 0xa                                      ;   560.3 p0      36 v[3]
        vprold zmm3, zmm25, 0xd                                       ;   561.3 p0      35 v[2]
        vpaddd zmm2, zmm2, zmm3                                       ;   562.3 p5      35 v[2]
        vpternlogd zmm1, zmm2, zmm16, 0x96                            ;   563.3 p5      25 sum
        vpaddd zmm22, zmm22, zmm1                                     ;   564.3 p0      34 sum
        vprold zmm1, zmm22, 6                                         ;   565.3 p0      35 v[1]
        vpaddd zmm5, zmm5, zmm13                                      ;   563.2 p5      34 sum
        vpaddd zmm17, zmm17, zmm18                                    ;   564.2 p5      34 sum
        vpaddd zmm12, zmm12, zmm26                                    ;   564.3 p0      34 sum
        vprold zmm18, zmm10, 0xa                                      ;   565.3 p0      36 v[2]
        vmovdqu64 zmm0, [rsp + 192]                                   ;   345.5 p3      49 h
        vprold zmm17, zmm17, 0xd                                      ;   566.3 p0      35 v[1]
        vmovdqa64 zmm9, zmm19                                         ;   542.3         35 v[1] copy
        vpaddd zmm9, zmm9, zmm17                                      ;   567.3 p5      35 v[1]
        vpternlogd zmm10, zmm9, zmm13, 0x39                           ;   568.3 p5      26 sum
        vpaddd zmm8, zmm8, zmm10                                      ;   569.3 p5      34 sum
        add rsi, 0x40                                                 ;   348.3 p11     41 blocks
        vprold zmm19, zmm2, 0xa                                       ;   567.3 p0      36 v[2]
        vmovdqa64 zmm17, zmm14                                        ;   546.3         35 v[0] copy
        vprold zmm8, zmm8, 0xe                                        ;   570.3 p0      35 v[0]
        vmovdqa64 zmm3, zmm27                                         ;   551.3         35 v[1] copy
        vpaddd zmm3, zmm3, zmm1                                       ;   568.2 p5      35 v[1]
        vpternlogd zmm2, zmm3, zmm20, 0x96                            ;   569.2 p5      25 sum
        vpaddd zmm17, zmm17, zmm8                                     ;   571.3 p0      35 v[0]
        vpaddd zmm6, zmm6, zmm2                                       ;   570.2 p5      34 sum
        vprold zmm8, zmm9, 0xa                                        ;   570.3 p0      36 v[1]
        vpaddd zmm10, zmm4, zmm14                                     ;   571.2 p5      34 sum
        vpaddd zmm10, zmm10, zmm26                                    ;   572.2 p0      34 sum
        vpternlogd zmm9, zmm17, zmm18, 0x39                           ;   572.3 p5      26 sum
        vmovdqa64 zmm1, zmm16                                         ;   554.3         35 v[0] copy
        vpaddd zmm10, zmm10, zmm9                                     ;   573.3 p0      34 sum
        vprold zmm9, zmm10, 0xb                                       ;   574.3 p0      35 v[4]
        add rdx, 0x40                                                 ;   354.2 p1      41 blocks
        vpaddd zmm16, zmm16, zmm11                                    ;   573.2 p5      34 sum
        vprold zmm2, zmm6, 5                                          ;   574.3 p0      35 v[0]
        vpaddd zmm1, zmm1, zmm2                                       ;   575.3 p5      35 v[0]
        vprold zmm10, zmm1, 0xa                                       ;   576.3 p0      36 v[0]
        vmovdqa64 zmm6, zmm13                                         ;   561.3         35 v[4] copy
        vprold zmm11, zmm3, 0xa                                       ;   576.3 p0      36 v[1]
        vpaddd zmm16, zmm16, zmm24                                    ;   575.2 p5      34 sum
        vmovdqa64 zmm2, zmm20                                         ;   558.2         35 v[4] copy
        vpternlogd zmm3, zmm1, zmm19, 0x96                            ;   576.3 p5      25 sum
        vpaddd zmm20, zmm20, zmm7                                     ;   577.2 p5      34 sum
        vmovdqa64 zmm7, zmm18                                         ;   566.3         35 v[3] copy
        vpaddd zmm21, zmm21, zmm26                                    ;   577.3 p0      34 sum
        vpaddd zmm20, zmm20, zmm24                                    ;   578.2 p5      34 sum
        vpaddd zmm6, zmm6, zmm9                                       ;   578.3 p0      35 v[4]
        vprold zmm9, zmm17, 0xa                                       ;   579.3 p0      36 v[0]
        vpternlogd zmm17, zmm6, zmm8, 0x39                            ;   579.3 p5      26 sum
        vpaddd zmm5, zmm5, zmm17                                      ;   580.3 p5      34 sum
        vpaddd zmm16, zmm16, zmm3                                     ;   580.3 p0      34 sum
        vprold zmm3, zmm16, 0xf                                       ;   581.3 p0      35 v[4]
        vpaddd zmm2, zmm2, zmm3                                       ;   582.3 p5      35 v[4]
        vmovdqa64 zmm3, zmm19                                         ;   568.3         35 v[3] copy
        vpaddd zmm19, zmm19, zmm15                                    ;   582.2 p5      34 sum
        vpaddd zmm19, zmm19, zmm24                                    ;   583.2 p0      34 sum
        vpternlogd zmm1, zmm2, zmm11, 0x96                            ;   583.3 p5      25 sum
        vpaddd zmm20, zmm20, zmm1                                     ;   584.3 p0      34 sum
        vprold zmm1, zmm20, 0xd                                       ;   585.3 p0      35 v[3]
        vpaddd zmm3, zmm3, zmm1                                       ;   586.3 p5      35 v[3]
        vmovdqa64 zmm1, zmm11                                         ;   577.3         35 v[2] copy
        vpaddd zmm11, zmm11, zmm4                                     ;   585.2 p5      34 sum
        add r8, 0x40                                                  ;   367.8 p6      41 blocks
        vpaddd zmm11, zmm11, zmm24                                    ;   586.2 p0      34 sum
        vprold zmm5, zmm5, 8                                          ;   586.3 p0      35 v[3]
        vpaddd zmm7, zmm7, zmm5                                       ;   587.3 p5      35 v[3]
        vprold zmm14, zmm2, 0xa                                       ;   587.3 p0      36 v[4]
        vpternlogd zmm2, zmm3, zmm10, 0x96                            ;   587.3 p5      25 sum
        vpaddd zmm19, zmm19, zmm2                                     ;   588.3 p5      34 sum
        vprold zmm2, zmm19, 0xb                                       ;   589.3 p0      35 v[2]
        vpaddd zmm1, zmm1, zmm2                                       ;   590.3 p5      35 v[2]
        vmovdqu64 zmm2, [rsp + 512]                                   ;   372.5 p2      48 h0
        vpaddd zmm12, zmm12, zmm8                                     ;   589.3 p0      34 sum
        vprold zmm4, zmm7, 0xa                                        ;   590.3 p0      36 v[3]
        mov qword [rsp + 1016], r8                                    ;   373.0 p8+p9   41 blocks
        add r15, 0x40                                                 ;   373.2 p11     41 blocks
        vpaddd zmm21, zmm21, zmm18                                    ;   590.2 p5      34 sum
        vmovdqa64 zmm5, zmm8                                          ;   571.3         35 v[2] copy
        add r11, 0x40                                                 ;   375.2 p1      41 blocks
        add r14, 0x40                                                 ;   375.3 p6      41 blocks
        vprold zmm13, zmm6, 0xa                                       ;   591.3 p0      36 v[4]
        vpternlogd zmm6, zmm7, zmm9, 0x39                             ;   591.2 p5      26 sum
        vpaddd zmm21, zmm21, zmm6                                     ;   592.2 p5      34 sum
        vprold zmm6, zmm21, 5                                         ;   593.2 p0      35 v[2]
        add r10, 0x40                                                 ;   377.2 p11     41 blocks
        mov qword [rsp + 944], rbx                                    ;   378.2 p7+p4   41 blocks
        mov qword [rsp + 928], r14                                    ;   378.3 p8+p9   41 blocks
        add rax, 0x40                                                 ;   378.5 p1      41 blocks
        vpaddd zmm5, zmm5, zmm6                                       ;   594.2 p5      35 v[2]
        vpternlogd zmm7, zmm5, zmm13, 0x39                            ;   595.2 p0      26 sum
        vpaddd zmm12, zmm12, zmm7                                     ;   596.2 p5      34 sum
        add rcx, 0x40                                                 ;   379.3 p6      41 blocks
        mov qword [rsp + 1000], rdx                                   ;   379.5 p7+p4   41 blocks
        mov qword [rsp + 1024], rax                                   ;   380.3 p8+p9   41 blocks
        vpaddd zmm0, zmm0, zmm4                                       ;   594.3 p0      49 h
        vmovdqu64 zmm4, [rsp + 256]                                   ;   380.7 p3      49 h
        vpaddd zmm0, zmm0, zmm14                                      ;   595.3 p5      49 h
        add r12, 0x40                                                 ;   381.5 p11     41 blocks
        add rbp, 0x40                                                 ;   382.2 p1      41 blocks
        vpaddd zmm4, zmm4, zmm10                                      ;   595.3 p0      49 h
        mov qword [rsp + 912], r10                                    ;   384.2 p7+p4   41 blocks
        add r9, 0x40                                                  ;   384.3 p6      41 blocks
        mov qword [rsp + 920], rbp                                    ;   384.5 p8+p9   41 blocks
        mov qword [rsp + 960], rsi                                    ;   385.2 p7+p4   41 blocks
        add rdi, 0x40                                                 ;   385.3 p11     41 blocks
        mov qword [rsp + 984], rdi                                    ;   386.3 p8+p9   41 blocks
        mov qword [rsp + 992], r9                                     ;   387.3 p7+p4   41 blocks
        vpaddd zmm2, zmm2, zmm5                                       ;   596.2 p5      48 h0
        vmovdqu64 zmm5, [rsp + 0]                                     ;   387.7 p2      49 h
        vpaddd zmm5, zmm5, zmm9                                       ;   596.3 p0      49 h
        vprold zmm6, zmm3, 0xa                                        ;   597.3 p0      36 v[3]
        vpternlogd zmm3, zmm1, zmm14, 0x96                            ;   597.2 p5      25 sum
        vpaddd zmm11, zmm11, zmm3                                     ;   598.2 p5      34 sum
        vpaddd zmm2, zmm2, zmm6                                       ;   598.3 p0      48 h0
        mov qword [rsp + 952], r15                                    ;   390.2 p8+p9   41 blocks
        vprold zmm6, zmm12, 6                                         ;   599.3 p0      35 v[1]
        vmovdqu64 zmm3, [rsp + 128]                                   ;   391.2 p3      49 h
        vpaddd zmm3, zmm3, zmm6                                       ;   600.3 p5      49 h
        vpaddd zmm3, zmm3, zmm9                                       ;   601.3 p5      49 h
        vpaddd zmm3, zmm3, zmm1                                       ;   602.3 p0      49 h
        vmovdqu64 [rsp + 0], zmm3                                     ;   603.3 p7+p4   49 h
        vprold zmm6, zmm11, 0xb                                       ;   601.3 p0      35 v[1]
        mov qword [rsp + 936], r11                                    ;   394.2 p8+p9   41 blocks
        vpaddd zmm4, zmm4, zmm13                                      ;   601.2 p5      49 h
        vpaddd zmm5, zmm5, zmm10                                      ;   602.2 p5      49 h
        vpaddd zmm5, zmm5, zmm6                                       ;   603.2 p0      49 h
        vmovdqu64 [rsp + 256], zmm5                                   ;   604.2 p7+p4   49 h
        mov qword [rsp + 968], rcx                                    ;   395.5 p8+p9   41 blocks
        mov qword [rsp + 1008], r12                                   ;   396.5 p7+p9   41 blocks
        vmovdqu64 [rsp + 128], zmm2                                   ;   599.3 p8+p4   50 h
        mov qword [rsp + 976], r13                                    ;   397.5 p7+p9   41 blocks
        mov r8, qword [rsp + 896]                                     ;   397.3 p10     41 blocks
        add r8, 0x40                                                  ;   402.3 p1      41 blocks
        mov qword [rsp + 896], r8                                     ;   403.3 p8+p9   41 blocks
        vmovdqu64 [rsp + 192], zmm4                                   ;   602.2 p7+p4   49 h
        cmp r8, qword [rsp + 904]                                     ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 64], zmm0                                    ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 64]                                    ;     0.0 p2      41 blocks reload
        vmovdqu64 zmm1, [rsp + 128]                                   ;     0.2 p3      41 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                   ;     6.2 p5      41 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                   ;     6.2 p5      41 blocks
        vmovdqu64 zmm1, [rsp + 256]                                   ;     1.0 p2      41 blocks reload
        vmovdqu64 zmm3, [rsp + 192]                                   ;     1.2 p3      41 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                   ;     7.2 p5      41 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                   ;     7.2 p5      41 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                  ;     8.2 p5      41 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                  ;     8.2 p5      41 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                  ;     8.2 p5      41 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                  ;     8.2 p5      41 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                             ;     9.2 p5      41 blocks
        vshufi32x4 zmm5, zmm2, zmm2, 0x55                             ;     9.3 p5      41 blocks
        vshufi32x4 zmm6, zmm4, zmm4, 0x55                             ;    10.3 p5      41 blocks
        vshufi32x4 zmm7, zmm0, zmm0, 0x55                             ;    11.3 p5      41 blocks
        vshufi32x4 zmm8, zmm3, zmm3, 0xaa                             ;    12.3 p5      41 blocks
        vshufi32x4 zmm9, zmm2, zmm2, 0xaa                             ;    13.3 p5      41 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xaa                            ;    14.3 p5      41 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xaa                            ;    15.3 p5      41 blocks
        vshufi32x4 zmm12, zmm3, zmm3, 0xff                            ;    16.3 p5      41 blocks
        vshufi32x4 zmm13, zmm2, zmm2, 0xff                            ;    17.3 p5      41 blocks
        vshufi32x4 zmm14, zmm4, zmm4, 0xff                            ;    18.3 p5      41 blocks
        vshufi32x4 zmm15, zmm0, zmm0, 0xff                            ;    19.3 p5      41 blocks
        mov r8, qword [rsp + 776]                                     ;     4.0 p10     41 blocks reload
        vmovdqu64 [r8], xmm3                                          ;     9.2 p7+p4   41 blocks
        mov r9, qword [rsp + 800]                                     ;     4.3 p2      41 blocks reload
        vmovdqu64 [r9], xmm2                                          ;     9.2 p8+p9   41 blocks
        mov r10, qword [rsp + 792]                                    ;     4.7 p3      41 blocks reload
        vmovdqu64 [r10], xmm4                                         ;     9.2 p7+p4   41 blocks
        mov r11, qword [rsp + 768]                                    ;     5.0 p10     41 blocks reload
        vmovdqu64 [r11], xmm0                                         ;     9.2 p8+p9   41 blocks
        mov r12, qword [rsp + 816]                                    ;     5.3 p2      41 blocks reload
        vmovdqu64 [r12], xmm1                                         ;    12.2 p7+p4   41 blocks
        mov r13, qword [rsp + 784]                                    ;     5.7 p3      41 blocks reload
        vmovdqu64 [r13], xmm5                                         ;    12.3 p8+p9   41 blocks
        mov r14, qword [rsp + 808]                                    ;     6.0 p10     41 blocks reload
        vmovdqu64 [r14], xmm6                                         ;    13.3 p7+p4   41 blocks
        mov r15, qword [rsp + 856]                                    ;     6.3 p2      41 blocks reload
        vmovdqu64 [r15], xmm7                                         ;    14.3 p8+p9   41 blocks
        mov rsi, qword [rsp + 864]                                    ;     6.7 p3      41 blocks reload
        vmovdqu64 [rsi], xmm8                                         ;    15.3 p7+p4   41 blocks
        mov rdi, qword [rsp + 824]                                    ;     7.0 p10     41 blocks reload
        vmovdqu64 [rdi], xmm9                                         ;    16.3 p8+p9   41 blocks
        mov rbp, qword [rsp + 840]                                    ;     7.3 p2      41 blocks reload
        vmovdqu64 [rbp], xmm10                                        ;    17.3 p7+p4   41 blocks
        mov rax, qword [rsp + 832]                                    ;     7.7 p3      41 blocks reload
        vmovdqu64 [rax], xmm11                                        ;    18.3 p8+p9   41 blocks
        mov rcx, qword [rsp + 848]                                    ;     8.0 p10     41 blocks reload
        vmovdqu64 [rcx], xmm12                                        ;    19.3 p7+p4   41 blocks
        mov rdx, qword [rsp + 872]                                    ;     8.3 p2      41 blocks reload
        vmovdqu64 [rdx], xmm13                                        ;    20.3 p8+p9   41 blocks
        mov rbx, qword [rsp + 880]                                    ;     8.7 p3      41 blocks reload
        vmovdqu64 [rbx], xmm14                                        ;    21.3 p7+p4   41 blocks
        vmovdqu64 zmm0, [rsp + 0]                                     ;     9.3 p2      41 blocks reload
        vmovd [r8 + 16], xmm0                                         ;    15.3 p8+p9   41 blocks
        mov r8, qword [rsp + 888]                                     ;     9.3 p10     41 blocks reload
        vmovdqu64 [r8], xmm15                                         ;    22.3 p7+p4   41 blocks
        vpshufd zmm1, zmm0, 1                                         ;    20.3 p5      41 blocks
        vmovd [r9 + 16], xmm1                                         ;    21.3 p8+p9   41 blocks
        vpshufd zmm1, zmm0, 2                                         ;    21.3 p5      41 blocks
        vmovd [r10 + 16], xmm1                                        ;    22.3 p7+p4   41 blocks
        vpshufd zmm1, zmm0, 3                                         ;    22.3 p5      41 blocks
        vmovd [r11 + 16], xmm1                                        ;    23.3 p8+p9   41 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;    23.3 p5      41 blocks
        vmovd [r12 + 16], xmm1                                        ;    26.3 p7+p4   41 blocks
        vpshufd zmm2, zmm1, 1                                         ;    26.3 p5      41 blocks
        vmovd [r13 + 16], xmm2                                        ;    27.3 p8+p9   41 blocks
        vpshufd zmm2, zmm1, 2                                         ;    26.3 p5      41 blocks
        vmovd [r14 + 16], xmm2                                        ;    27.3 p7+p4   41 blocks
        vpshufd zmm1, zmm1, 3                                         ;    26.3 p5      41 blocks
        vmovd [r15 + 16], xmm1                                        ;    27.3 p8+p9   41 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;    27.3 p5      41 blocks
        vmovd [rsi + 16], xmm1                                        ;    30.3 p7+p4   41 blocks
        vpshufd zmm2, zmm1, 1                                         ;    30.3 p5      41 blocks
        vmovd [rdi + 16], xmm2                                        ;    31.3 p8+p9   41 blocks
        vpshufd zmm2, zmm1, 2                                         ;    30.3 p5      41 blocks
        vmovd [rbp + 16], xmm2                                        ;    31.3 p7+p4   41 blocks
        vpshufd zmm1, zmm1, 3                                         ;    30.3 p5      41 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;    31.3 p5      41 blocks
        vmovd [rax + 16], xmm1                                        ;    31.3 p8+p9   41 blocks
        vmovd [rcx + 16], xmm0                                        ;    34.3 p7+p4   41 blocks
        vpshufd zmm1, zmm0, 1                                         ;    34.3 p5      41 blocks
        vmovd [rdx + 16], xmm1                                        ;    35.3 p8+p9   41 blocks
        vpshufd zmm1, zmm0, 2                                         ;    34.3 p5      41 blocks
        vmovd [rbx + 16], xmm1                                        ;    35.3 p7+p4   41 blocks
        vpshufd zmm0, zmm0, 3                                         ;    34.3 p5      41 blocks
        vmovd [r8 + 16], xmm0                                         ;    35.3 p8+p9   41 blocks
        mov rcx, qword [rsp + 1032]                                   ;                    frame
        vpxord zmm0, zmm0, zmm0                                       ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 512], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 576], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 640], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 704], zmm0                                   ;                    cleared
        vzeroupper                                                    ;                    x87 state
        mov rsp, rcx                                                  ;                    frame
        pop r15                                                       ;                    preserved
        pop r14                                                       ;                    preserved
        pop r13                                                       ;                    preserved
        pop r12                                                       ;                    preserved
        pop rbp                                                       ;                    preserved
        pop rbx                                                       ;                    preserved
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
