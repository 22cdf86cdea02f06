; sha512_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
;   ./cw build sha512_blocks --cpu golden-cove --variant many
;
; void sha512_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, uint32_t n);   System V, 64 bits
;   h_0: 64 bytes, read and written, secret, no alignment needed
;   h_1: 64 bytes, read and written, secret, no alignment needed
;   h_2: 64 bytes, read and written, secret, no alignment needed
;   h_3: 64 bytes, read and written, secret, no alignment needed
;   h_4: 64 bytes, read and written, secret, no alignment needed
;   h_5: 64 bytes, read and written, secret, no alignment needed
;   h_6: 64 bytes, read and written, secret, no alignment needed
;   h_7: 64 bytes, read and written, secret, no alignment needed
;   m_0: 128 bytes a block, read, secret, no alignment needed
;   m_1: 128 bytes a block, read, secret, no alignment needed
;   m_2: 128 bytes a block, read, secret, no alignment needed
;   m_3: 128 bytes a block, read, secret, no alignment needed
;   m_4: 128 bytes a block, read, secret, no alignment needed
;   m_5: 128 bytes a block, read, secret, no alignment needed
;   m_6: 128 bytes a block, read, secret, no alignment needed
;   m_7: 128 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 84 uops, planned 34.0; bounds: width 14.0, ports 32.0, path 13.0
;   blocks: 2346 uops, planned 1075.5; bounds: width 391.0, ports 1068.0, path 332.0
;   body.2: 80 uops, planned 34.3; bounds: width 13.3, ports 32.0, path 4.0
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
        push rbp                                                        ;                    preserved
        push r12                                                        ;                    preserved
        push r13                                                        ;                    preserved
        push r14                                                        ;                    preserved
        push r15                                                        ;                    preserved
        mov rax, rsp                                                    ;                    frame
        sub rsp, 0x440                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 904], rax                                      ;                    frame
        mov r10, qword [rax + 48]                                       ;                    frame
        mov qword [rbp + 816], r10                                      ;                    frame
        mov r10, qword [rax + 56]                                       ;                    frame
        mov qword [rbp + 824], r10                                      ;                    frame
        mov r10, qword [rax + 128]                                      ;                    frame
        mov qword [rbp + 912], r10                                      ;                    frame
        mov r10, qword [rax + 64]                                       ;                    frame
        mov qword [rbp + 832], r10                                      ;                    frame
        mov r10, qword [rax + 72]                                       ;                    frame
        mov qword [rbp + 848], r10                                      ;                    frame
        mov r10, qword [rax + 80]                                       ;                    frame
        mov qword [rbp + 856], r10                                      ;                    frame
        mov r10, qword [rax + 88]                                       ;                    frame
        mov qword [rbp + 864], r10                                      ;                    frame
        mov r10, qword [rax + 96]                                       ;                    frame
        mov qword [rbp + 872], r10                                      ;                    frame
        mov r10, qword [rax + 104]                                      ;                    frame
        mov qword [rbp + 880], r10                                      ;                    frame
        mov r10, qword [rax + 112]                                      ;                    frame
        mov qword [rbp + 888], r10                                      ;                    frame
        mov r10, qword [rax + 120]                                      ;                    frame
        mov qword [rbp + 896], r10                                      ;                    frame
        mov qword [rbp + 768], rdi                                      ;                    argument
        mov qword [rbp + 776], rsi                                      ;                    argument
        mov qword [rbp + 784], rdx                                      ;                    argument
        mov qword [rbp + 792], rcx                                      ;                    argument
        mov qword [rbp + 800], r8                                       ;                    argument
        mov qword [rbp + 808], r9                                       ;                    argument
        mov r8, qword [rbp + 768]                                       ;     0.0 p2      60 h reload
        vmovdqu64 xmm0, [r8]                                            ;     5.0 p3      60 h
        vmovdqu64 xmm1, [r8 + 16]                                       ;     5.0 p10     60 h
        vmovdqu64 xmm2, [r8 + 32]                                       ;     5.0 p2      60 h
        vmovdqu64 xmm3, [r8 + 48]                                       ;     5.0 p3      60 h
        mov r9, qword [rbp + 776]                                       ;     1.3 p10     60 h reload
        vmovdqu64 xmm4, [r9]                                            ;     6.3 p2      60 h
        vmovdqu64 xmm5, [r9 + 16]                                       ;     6.3 p3      60 h
        vmovdqu64 xmm6, [r9 + 32]                                       ;     6.3 p10     60 h
        vmovdqu64 xmm7, [r9 + 48]                                       ;     6.3 p2      60 h
        mov r10, qword [rbp + 784]                                      ;     3.2 p3      60 h reload
        vmovdqu64 xmm8, [r10]                                           ;     8.2 p10     60 h
        vshufi32x4 zmm0, zmm0, zmm8, 0                                  ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 16]                                      ;     8.2 p2      60 h
        vshufi32x4 zmm1, zmm1, zmm8, 0                                  ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 32]                                      ;     8.2 p3      60 h
        vshufi32x4 zmm2, zmm2, zmm8, 0                                  ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 48]                                      ;     8.2 p10     60 h
        vshufi32x4 zmm3, zmm3, zmm8, 0                                  ;    14.2 p5      60 h
        mov r8, qword [rbp + 792]                                       ;     5.0 p2      60 h reload
        vmovdqu64 xmm8, [r8]                                            ;    10.0 p3      60 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                                  ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    10.0 p10     60 h
        vshufi32x4 zmm5, zmm5, zmm8, 0                                  ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 32]                                       ;    10.0 p2      60 h
        vshufi32x4 zmm6, zmm6, zmm8, 0                                  ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 48]                                       ;    10.0 p3      60 h
        vshufi32x4 zmm7, zmm7, zmm8, 0                                  ;    16.0 p5      60 h
        mov r8, qword [rbp + 800]                                       ;     6.3 p10     60 h reload
        vmovdqu64 xmm8, [r8]                                            ;    11.3 p2      60 h
        vmovdqu64 xmm9, [r8 + 16]                                       ;    11.3 p3      60 h
        vmovdqu64 xmm10, [r8 + 32]                                      ;    11.3 p10     60 h
        vmovdqu64 xmm11, [r8 + 48]                                      ;    11.3 p2      60 h
        mov r9, qword [rbp + 808]                                       ;     8.2 p3      60 h reload
        vmovdqu64 xmm12, [r9]                                           ;    13.2 p10     60 h
        vmovdqu64 xmm13, [r9 + 16]                                      ;    13.2 p2      60 h
        vmovdqu64 xmm14, [r9 + 32]                                      ;    13.2 p3      60 h
        vmovdqu64 xmm15, [r9 + 48]                                      ;    13.2 p10     60 h
        mov r10, qword [rbp + 816]                                      ;    10.0 p2      60 h reload
        vmovdqu64 xmm16, [r10]                                          ;    15.0 p3      60 h
        vshufi32x4 zmm8, zmm8, zmm16, 0                                 ;    21.0 p5      60 h
        vshufi32x4 zmm0, zmm0, zmm8, 0x88                               ;    24.0 p5      60 h
        vmovdqu64 xmm8, [r10 + 16]                                      ;    15.0 p10     60 h
        vshufi32x4 zmm8, zmm9, zmm8, 0                                  ;    21.0 p5      60 h
        vshufi32x4 zmm1, zmm1, zmm8, 0x88                               ;    24.0 p5      60 h
        vmovdqu64 xmm8, [r10 + 32]                                      ;    15.0 p2      60 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                                 ;    21.0 p5      60 h
        vmovdqu64 xmm9, [r10 + 48]                                      ;    15.0 p3      60 h
        vshufi32x4 zmm2, zmm2, zmm8, 0x88                               ;    24.0 p5      60 h
        vshufi32x4 zmm8, zmm11, zmm9, 0                                 ;    21.0 p5      60 h
        vshufi32x4 zmm3, zmm3, zmm8, 0x88                               ;    24.0 p5      60 h
        mov r8, qword [rbp + 824]                                       ;    11.3 p10     60 h reload
        vmovdqu64 xmm8, [r8]                                            ;    16.3 p2      60 h
        vshufi32x4 zmm8, zmm12, zmm8, 0                                 ;    22.3 p5      60 h
        vshufi32x4 zmm4, zmm4, zmm8, 0x88                               ;    25.3 p5      60 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    16.3 p3      60 h
        vshufi32x4 zmm8, zmm13, zmm8, 0                                 ;    22.3 p5      60 h
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                               ;    25.3 p5      60 h
        vmovdqu64 xmm8, [r8 + 32]                                       ;    16.3 p10     60 h
        vshufi32x4 zmm8, zmm14, zmm8, 0                                 ;    22.3 p5      60 h
        vmovdqu64 xmm9, [r8 + 48]                                       ;    16.3 p2      60 h
        vshufi32x4 zmm6, zmm6, zmm8, 0x88                               ;    25.3 p5      60 h
        vshufi32x4 zmm8, zmm15, zmm9, 0                                 ;    24.0 p5      60 h
        vshufi32x4 zmm7, zmm7, zmm8, 0x88                               ;    27.0 p5      60 h
        vpunpcklqdq zmm8, zmm0, zmm4                                    ;    28.3 p5      60 h
        vpunpckhqdq zmm0, zmm0, zmm4                                    ;    28.3 p5      60 h
        vmovdqu64 [rbp - 128], zmm8                                     ;    29.3 p7+p4   60 h
        vmovdqu64 [rbp - 64], zmm0                                      ;    29.3 p8+p9   60 h
        vpunpcklqdq zmm0, zmm1, zmm5                                    ;    28.3 p5      60 h
        vpunpckhqdq zmm1, zmm1, zmm5                                    ;    29.0 p5      60 h
        vmovdqu64 [rbp + 0], zmm0                                       ;    29.3 p7+p4   60 h
        vmovdqu64 [rbp + 64], zmm1                                      ;    30.0 p8+p9   60 h
        vpunpcklqdq zmm0, zmm2, zmm6                                    ;    30.0 p5      60 h
        vpunpckhqdq zmm1, zmm2, zmm6                                    ;    31.0 p5      60 h
        vmovdqu64 [rbp + 128], zmm0                                     ;    31.0 p7+p4   60 h
        vmovdqu64 [rbp + 192], zmm1                                     ;    32.0 p8+p9   60 h
        vpunpcklqdq zmm0, zmm3, zmm7                                    ;    32.0 p5      60 h
        vpunpckhqdq zmm1, zmm3, zmm7                                    ;    33.0 p5      60 h
        vmovdqu64 [rbp + 256], zmm0                                     ;    33.0 p7+p4   60 h
        vmovdqu64 [rbp + 320], zmm1                                     ;    34.0 p8+p9   60 h
        mov r8d, dword [rbp + 912]                                      ;    13.3 p3      60 h
        shl r8, 7                                                       ;    18.3 p0      60 h
        add r8, qword [rbp + 832]                                       ;    19.3 p1+p10   60 h
        mov qword [rbp + 840], r8                                       ;    20.3 p7+p4   60 h
        cmp dword [rbp + 912], 0                                        ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rbp - 128]                                     ;                    resident
        vmovdqu64 zmm1, [rbp + 128]                                     ;                    resident
        vmovdqu64 zmm2, [rbp - 64]                                      ;                    resident
        vmovdqu64 zmm3, [rbp + 192]                                     ;                    resident
        mov r8, qword [rbp + 832]                                       ;                    resident
        mov r9, qword [rbp + 848]                                       ;                    resident
        mov r10, qword [rbp + 856]                                      ;                    resident
        mov r11, qword [rbp + 864]                                      ;                    resident
        mov r12, qword [rbp + 872]                                      ;                    resident
        mov r13, qword [rbp + 880]                                      ;                    resident
        mov r14, qword [rbp + 888]                                      ;                    resident
        mov r15, qword [rbp + 896]                                      ;                    resident
        vmovdqu64 zmm4, [rbp + 0]                                       ;                    resident
        vmovdqu64 zmm5, [rbp + 256]                                     ;                    resident
        vmovdqu64 zmm6, [rbp + 64]                                      ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm7, [r8]                                            ;     0.0 p2      63 w[0]
        vmovdqu64 zmm8, [r9]                                            ;     0.2 p3      63 w[0]
        vmovdqu64 zmm9, [r10]                                           ;     1.0 p2      63 w[0]
        vmovdqu64 zmm10, [r11]                                          ;     1.2 p3      63 w[0]
        vmovdqu64 zmm11, [r12]                                          ;     2.0 p2      63 w[0]
        vmovdqu64 zmm12, [r13]                                          ;     2.2 p3      63 w[0]
        vmovdqu64 zmm13, [r14]                                          ;     3.0 p2      63 w[0]
        vmovdqu64 zmm14, [r15]                                          ;     3.2 p3      63 w[0]
        vshufi32x4 zmm15, zmm7, zmm9, 0x44                              ;     7.0 p5      63 w[0]
        vshufi32x4 zmm16, zmm11, zmm13, 0x44                            ;     9.0 p5      63 w[0]
        vshufi32x4 zmm17, zmm15, zmm16, 0x88                            ;    12.0 p5      63 w[0]
        vshufi32x4 zmm18, zmm8, zmm10, 0x44                             ;     7.2 p5      63 w[0]
        vshufi32x4 zmm19, zmm12, zmm14, 0x44                            ;     9.2 p5      63 w[0]
        vshufi32x4 zmm20, zmm18, zmm19, 0x88                            ;    12.2 p5      63 w[0]
        vpunpcklqdq zmm21, zmm17, zmm20                                 ;    15.2 p5      63 w[0]
        vpunpckhqdq zmm17, zmm17, zmm20                                 ;    15.2 p5      63 w[0]
        vmovdqu64 zmm20, [rel sha512_blocks.T0_constants512]            ;     4.0 p2      63 w[0] reload
        vpshufb zmm21, zmm21, zmm20                                     ;    16.2 p5      63 w[0]
        vpshufb zmm17, zmm17, zmm20                                     ;    16.2 p5      63 w[0]
        vshufi32x4 zmm15, zmm15, zmm16, 0xdd                            ;    12.0 p5      63 w[2]
        vshufi32x4 zmm16, zmm18, zmm19, 0xdd                            ;    12.3 p5      63 w[2]
        vpunpcklqdq zmm18, zmm15, zmm16                                 ;    15.3 p5      63 w[2]
        vpunpckhqdq zmm15, zmm15, zmm16                                 ;    15.3 p5      63 w[2]
        vpshufb zmm16, zmm18, zmm20                                     ;    16.3 p5      63 w[2]
        vshufi32x4 zmm7, zmm7, zmm9, 0xee                               ;    16.3 p5      63 w[4]
        vpshufb zmm9, zmm15, zmm20                                      ;    17.3 p5      63 w[2]
        vshufi32x4 zmm11, zmm11, zmm13, 0xee                            ;    18.3 p5      63 w[4]
        vshufi32x4 zmm8, zmm8, zmm10, 0xee                              ;    19.3 p5      63 w[4]
        vshufi32x4 zmm10, zmm12, zmm14, 0xee                            ;    20.3 p5      63 w[4]
        vshufi32x4 zmm12, zmm7, zmm11, 0x88                             ;    21.3 p5      63 w[4]
        vshufi32x4 zmm13, zmm8, zmm10, 0x88                             ;    23.3 p5      63 w[4]
        vpunpcklqdq zmm14, zmm12, zmm13                                 ;    26.3 p5      63 w[4]
        vpunpckhqdq zmm12, zmm12, zmm13                                 ;    26.3 p5      63 w[4]
        vpshufb zmm13, zmm14, zmm20                                     ;    27.3 p5      63 w[4]
        vshufi32x4 zmm7, zmm7, zmm11, 0xdd                              ;    26.3 p5      63 w[6]
        vpshufb zmm11, zmm12, zmm20                                     ;    27.3 p5      63 w[4]
        vshufi32x4 zmm8, zmm8, zmm10, 0xdd                              ;    28.3 p5      63 w[6]
        vmovdqu64 zmm10, [r8 + 64]                                      ;     6.2 p3      63 w[8]
        vpunpcklqdq zmm12, zmm7, zmm8                                   ;    31.3 p5      63 w[6]
        vpunpckhqdq zmm7, zmm7, zmm8                                    ;    31.3 p5      63 w[6]
        vmovdqu64 zmm8, [r9 + 64]                                       ;     6.7 p2      63 w[8]
        vmovdqu64 zmm14, [r10 + 64]                                     ;     7.2 p3      63 w[8]
        vpshufb zmm12, zmm12, zmm20                                     ;    32.3 p5      63 w[6]
        vmovdqu64 zmm15, [r11 + 64]                                     ;     7.7 p2      63 w[8]
        vpshufb zmm7, zmm7, zmm20                                       ;    32.3 p5      63 w[6]
        vmovdqu64 zmm18, [r12 + 64]                                     ;     8.2 p3      63 w[8]
        vmovdqu64 zmm19, [r13 + 64]                                     ;     8.7 p2      63 w[8]
        vmovdqu64 zmm22, [r14 + 64]                                     ;     9.2 p3      63 w[8]
        vmovdqu64 zmm23, [r15 + 64]                                     ;     9.7 p2      63 w[8]
        vshufi32x4 zmm24, zmm10, zmm14, 0x44                            ;    33.3 p5      63 w[8]
        vshufi32x4 zmm25, zmm18, zmm22, 0x44                            ;    34.3 p5      63 w[8]
        vshufi32x4 zmm26, zmm8, zmm15, 0x44                             ;    35.3 p5      63 w[8]
        vshufi32x4 zmm27, zmm19, zmm23, 0x44                            ;    36.3 p5      63 w[8]
        vshufi32x4 zmm28, zmm24, zmm25, 0x88                            ;    37.3 p5      63 w[8]
        vshufi32x4 zmm29, zmm26, zmm27, 0x88                            ;    39.3 p5      63 w[8]
        vpunpcklqdq zmm30, zmm28, zmm29                                 ;    42.3 p5      63 w[8]
        vpunpckhqdq zmm28, zmm28, zmm29                                 ;    42.3 p5      63 w[8]
        vpshufb zmm29, zmm30, zmm20                                     ;    43.3 p5      63 w[8]
        vshufi32x4 zmm24, zmm24, zmm25, 0xdd                            ;    42.3 p5      63 w[10]
        vpshufb zmm25, zmm28, zmm20                                     ;    43.3 p5      63 w[8]
        vshufi32x4 zmm26, zmm26, zmm27, 0xdd                            ;    44.3 p5      63 w[10]
        vshufi32x4 zmm10, zmm10, zmm14, 0xee                            ;    45.3 p5      63 w[12]
        vshufi32x4 zmm14, zmm18, zmm22, 0xee                            ;    46.3 p5      63 w[12]
        vpunpcklqdq zmm18, zmm24, zmm26                                 ;    47.3 p5      63 w[10]
        vpunpckhqdq zmm22, zmm24, zmm26                                 ;    48.3 p5      63 w[10]
        vshufi32x4 zmm8, zmm8, zmm15, 0xee                              ;    49.3 p5      63 w[12]
        vpshufb zmm15, zmm18, zmm20                                     ;    50.3 p5      63 w[10]
        vshufi32x4 zmm18, zmm19, zmm23, 0xee                            ;    51.3 p5      63 w[12]
        vpshufb zmm19, zmm22, zmm20                                     ;    52.3 p5      63 w[10]
        vshufi32x4 zmm22, zmm10, zmm14, 0x88                            ;    53.3 p5      63 w[12]
        vshufi32x4 zmm23, zmm8, zmm18, 0x88                             ;    54.3 p5      63 w[12]
        vpunpcklqdq zmm24, zmm22, zmm23                                 ;    57.3 p5      63 w[12]
        vpunpckhqdq zmm22, zmm22, zmm23                                 ;    57.3 p5      63 w[12]
        vpshufb zmm23, zmm24, zmm20                                     ;    58.3 p5      63 w[12]
        vshufi32x4 zmm10, zmm10, zmm14, 0xdd                            ;    58.3 p5      63 w[14]
        vpshufb zmm14, zmm22, zmm20                                     ;    59.3 p5      63 w[12]
        vshufi32x4 zmm8, zmm8, zmm18, 0xdd                              ;    60.3 p5      63 w[14]
        vpunpcklqdq zmm18, zmm10, zmm8                                  ;    63.3 p5      63 w[14]
        vpunpckhqdq zmm8, zmm10, zmm8                                   ;    63.3 p5      63 w[14]
        vpshufb zmm10, zmm18, zmm20                                     ;    64.3 p5      63 w[14]
        vpshufb zmm8, zmm8, zmm20                                       ;    64.3 p5      63 w[14]
        vprolq zmm18, zmm1, 0x32                                        ;    13.5 p0      40 t1
        vprolq zmm20, zmm1, 0x2e                                        ;    14.5 p0      40 t1
        vprolq zmm22, zmm1, 0x17                                        ;    15.5 p0      40 t1
        vpternlogd zmm22, zmm20, zmm18, 0x96                            ;    16.5 p0      40 t1
        vpaddq zmm22, zmm22, zmm21                                      ;    17.5 p0      53 t1
        vmovdqu64 zmm18, [rbp + 320]                                    ;    14.3 p3      64 v[7] reload
        vpaddq zmm22, zmm22, zmm18                                      ;    20.3 p0      53 t1
        vpaddq zmm22, zmm22, [rel sha512_blocks.T0_constants512 + 64]   ;    21.3 p0+p2   53 t1
        vmovdqa64 zmm20, zmm1                                           ;    14.8         43 t1 copy
        vpternlogd zmm20, zmm5, zmm3, 0xac                              ;    20.5 p0      43 t1
        vpaddq zmm22, zmm22, zmm20                                      ;    22.3 p0      53 t1
        vpaddq zmm20, zmm22, zmm6                                       ;    23.3 p0      54 v[3]
        vprolq zmm24, zmm0, 0x24                                        ;    23.5 p0      39 v[7]
        vprolq zmm26, zmm0, 0x1e                                        ;    24.5 p0      39 v[7]
        vprolq zmm27, zmm0, 0x19                                        ;    25.5 p0      39 v[7]
        vpternlogd zmm27, zmm26, zmm24, 0x96                            ;    26.5 p0      39 v[7]
        vmovdqa64 zmm24, zmm0                                           ;    16.2         44 v[7] copy
        vpternlogd zmm24, zmm2, zmm4, 0xe8                              ;    27.5 p0      44 v[7]
        vpaddq zmm22, zmm22, zmm27                                      ;    28.5 p0      55 v[7]
        vpaddq zmm22, zmm22, zmm24                                      ;    29.5 p0      55 v[7]
        vpsrlq zmm24, zmm17, 7                                          ;    30.5 p0      41 w[0]
        vprolq zmm26, zmm17, 0x3f                                       ;    31.5 p0      41 w[0]
        vprolq zmm27, zmm17, 0x38                                       ;    32.5 p0      41 w[0]
        vpternlogd zmm24, zmm27, zmm26, 0x96                            ;    33.5 p0      41 w[0]
        vpsrlq zmm26, zmm10, 6                                          ;    65.3 p0      42 w[0]
        vpaddq zmm21, zmm21, zmm24                                      ;    35.5 p0      68 w[0]
        vprolq zmm24, zmm10, 0x2d                                       ;    65.3 p0      42 w[0]
        vprolq zmm27, zmm10, 3                                          ;    65.3 p0      42 w[0]
        vpternlogd zmm26, zmm27, zmm24, 0x96                            ;    66.3 p0      42 w[0]
        vprolq zmm24, zmm20, 0x32                                       ;    39.5 p0      40 t1
        vpaddq zmm21, zmm21, zmm25                                      ;    44.3 p0      68 w[0]
        vprolq zmm27, zmm20, 0x2e                                       ;    41.5 p0      40 t1
        vpaddq zmm28, zmm17, zmm5                                       ;    42.5 p0      53 t1
        vprolq zmm30, zmm20, 0x17                                       ;    43.5 p0      40 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 128]  ;    44.5 p0+p3   53 t1
        vpternlogd zmm30, zmm27, zmm24, 0x96                            ;    45.5 p0      40 t1
        vmovdqa64 zmm24, zmm20                                          ;    24.3         43 t1 copy
        vpternlogd zmm24, zmm1, zmm3, 0xca                              ;    46.5 p0      43 t1
        vpaddq zmm21, zmm21, zmm26                                      ;    67.3 p0      68 w[0]
        vpaddq zmm28, zmm28, zmm30                                      ;    48.5 p0      53 t1
        vpaddq zmm28, zmm28, zmm24                                      ;    49.5 p0      53 t1
        vpaddq zmm24, zmm28, zmm4                                       ;    50.5 p0      54 v[2]
        vprolq zmm26, zmm22, 0x24                                       ;    51.5 p0      39 v[6]
        vprolq zmm27, zmm22, 0x1e                                       ;    52.5 p0      39 v[6]
        vprolq zmm30, zmm22, 0x19                                       ;    53.5 p0      39 v[6]
        vpternlogd zmm30, zmm27, zmm26, 0x96                            ;    54.5 p0      39 v[6]
        vmovdqa64 zmm26, zmm22                                          ;    30.5         44 v[6] copy
        vpternlogd zmm26, zmm0, zmm2, 0xe8                              ;    55.5 p0      44 v[6]
        vpaddq zmm28, zmm28, zmm30                                      ;    56.5 p0      55 v[6]
        vpaddq zmm28, zmm28, zmm26                                      ;    57.5 p0      55 v[6]
        vpsrlq zmm26, zmm16, 7                                          ;    58.5 p0      41 w[1]
        vprolq zmm27, zmm16, 0x3f                                       ;    59.5 p0      41 w[1]
        vprolq zmm30, zmm16, 0x38                                       ;    60.5 p0      41 w[1]
        vpsrlq zmm31, zmm8, 6                                           ;    65.3 p0      42 w[1]
        vpternlogd zmm26, zmm30, zmm27, 0x96                            ;    62.5 p0      41 w[1]
        vprolq zmm27, zmm8, 0x2d                                        ;    65.3 p0      42 w[1]
        vprolq zmm30, zmm8, 3                                           ;    65.3 p0      42 w[1]
        vpternlogd zmm31, zmm30, zmm27, 0x96                            ;    66.3 p5      42 w[1]
        vpaddq zmm17, zmm17, zmm15                                      ;    65.5 p0      68 w[1]
        vpaddq zmm27, zmm16, zmm3                                       ;    66.3 p5      53 t1
        vpaddq zmm17, zmm17, zmm26                                      ;    66.5 p0      68 w[1]
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 192]  ;    67.3 p5+p2   53 t1
        vpaddq zmm17, zmm17, zmm31                                      ;    67.5 p0      68 w[1]
        vprolq zmm26, zmm24, 0x32                                       ;    68.5 p0      40 t1
        vprolq zmm30, zmm24, 0x2e                                       ;    69.5 p0      40 t1
        vprolq zmm31, zmm24, 0x17                                       ;    70.5 p0      40 t1
        vpternlogd zmm31, zmm30, zmm26, 0x96                            ;    71.5 p5      40 t1
        vmovdqa64 zmm26, zmm24                                          ;    51.5         43 t1 copy
        vpternlogd zmm26, zmm20, zmm1, 0xca                             ;    69.3 p5      43 t1
        vpaddq zmm27, zmm27, zmm26                                      ;    70.3 p5      53 t1
        vpaddq zmm27, zmm27, zmm31                                      ;    72.5 p5      53 t1
        vpaddq zmm26, zmm27, zmm2                                       ;    73.5 p0      54 v[1]
        vprolq zmm30, zmm28, 0x24                                       ;    72.5 p0      39 v[5]
        vprolq zmm31, zmm28, 0x1e                                       ;    73.5 p0      39 v[5]
        vprolq zmm18, zmm28, 0x19                                       ;    74.5 p0      39 v[5]
        vpternlogd zmm18, zmm31, zmm30, 0x96                            ;    75.5 p5      39 v[5]
        vmovdqa64 zmm30, zmm28                                          ;    58.5         44 v[5] copy
        vpternlogd zmm30, zmm22, zmm0, 0xe8                             ;    73.3 p5      44 v[5]
        vpaddq zmm27, zmm27, zmm30                                      ;    74.3 p5      55 v[5]
        vpaddq zmm27, zmm27, zmm18                                      ;    76.5 p5      55 v[5]
        vpsrlq zmm18, zmm9, 7                                           ;    75.5 p0      41 w[2]
        vprolq zmm30, zmm9, 0x3f                                        ;    76.5 p0      41 w[2]
        vprolq zmm31, zmm9, 0x38                                        ;    77.5 p0      41 w[2]
        vpaddq zmm16, zmm16, zmm19                                      ;    76.3 p5      68 w[2]
        vpternlogd zmm18, zmm31, zmm30, 0x96                            ;    78.5 p5      41 w[2]
        vpsrlq zmm30, zmm21, 6                                          ;    78.5 p0      42 w[2]
        vprolq zmm31, zmm21, 0x2d                                       ;    79.5 p0      42 w[2]
        vpaddq zmm16, zmm16, zmm18                                      ;    79.5 p5      68 w[2]
        vprolq zmm18, zmm21, 3                                          ;    80.5 p0      42 w[2]
        vpternlogd zmm30, zmm18, zmm31, 0x96                            ;    81.5 p5      42 w[2]
        vpaddq zmm18, zmm9, zmm1                                        ;    80.3 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 256]  ;    81.3 p5+p3   53 t1
        vpaddq zmm16, zmm16, zmm30                                      ;    82.5 p0      68 w[2]
        vprolq zmm30, zmm26, 0x32                                       ;    82.5 p0      40 t1
        vprolq zmm31, zmm26, 0x2e                                       ;    83.5 p0      40 t1
        vmovdqu64 [rbp + 384], zmm5                                     ;    29.3 p7+p4   64 v[6] spill
        vprolq zmm5, zmm26, 0x17                                        ;    84.5 p0      40 t1
        vpternlogd zmm5, zmm31, zmm30, 0x96                             ;    85.5 p5      40 t1
        vmovdqa64 zmm30, zmm26                                          ;    74.5         43 t1 copy
        vpternlogd zmm30, zmm24, zmm20, 0xca                            ;    83.3 p5      43 t1
        vpaddq zmm18, zmm18, zmm30                                      ;    84.3 p5      53 t1
        vpaddq zmm18, zmm18, zmm5                                       ;    86.5 p5      53 t1
        vpaddq zmm30, zmm18, zmm0                                       ;    87.5 p0      54 v[0]
        vprolq zmm31, zmm27, 0x24                                       ;    86.5 p0      39 v[4]
        vprolq zmm5, zmm27, 0x1e                                        ;    87.5 p0      39 v[4]
        vpaddq zmm9, zmm9, zmm23                                        ;    86.3 p5      68 w[3]
        vmovdqu64 [rbp + 448], zmm3                                     ;    31.2 p8+p9   64 v[5] spill
        vprolq zmm3, zmm27, 0x19                                        ;    88.5 p0      39 v[4]
        vpternlogd zmm3, zmm5, zmm31, 0x96                              ;    89.5 p5      39 v[4]
        vmovdqa64 zmm31, zmm27                                          ;    77.5         44 v[4] copy
        vpternlogd zmm31, zmm28, zmm22, 0xe8                            ;    88.3 p5      44 v[4]
        vpaddq zmm18, zmm18, zmm31                                      ;    89.3 p5      55 v[4]
        vpaddq zmm18, zmm18, zmm3                                       ;    90.5 p0      55 v[4]
        vpsrlq zmm31, zmm13, 7                                          ;    90.5 p0      41 w[3]
        vprolq zmm3, zmm13, 0x3f                                        ;    91.5 p0      41 w[3]
        vprolq zmm5, zmm13, 0x38                                        ;    92.5 p0      41 w[3]
        vpternlogd zmm31, zmm5, zmm3, 0x96                              ;    93.5 p5      41 w[3]
        vpsrlq zmm3, zmm17, 6                                           ;    93.5 p0      42 w[3]
        vprolq zmm5, zmm17, 0x2d                                        ;    94.5 p0      42 w[3]
        vpaddq zmm9, zmm9, zmm31                                        ;    94.5 p5      68 w[3]
        vprolq zmm31, zmm17, 3                                          ;    95.5 p0      42 w[3]
        vpternlogd zmm3, zmm31, zmm5, 0x96                              ;    96.5 p5      42 w[3]
        vpaddq zmm20, zmm20, zmm13                                      ;    93.3 p5      53 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 320]  ;    94.3 p5+p2   53 t1
        vpaddq zmm9, zmm9, zmm3                                         ;    97.5 p5      68 w[3]
        vprolq zmm31, zmm30, 0x32                                       ;    96.5 p0      40 t1
        vprolq zmm3, zmm30, 0x2e                                        ;    97.5 p0      40 t1
        vprolq zmm5, zmm30, 0x17                                        ;    98.5 p0      40 t1
        vpternlogd zmm5, zmm3, zmm31, 0x96                              ;    99.5 p5      40 t1
        vmovdqa64 zmm31, zmm30                                          ;    88.5         43 t1 copy
        vpternlogd zmm31, zmm26, zmm24, 0xca                            ;    97.3 p5      43 t1
        vpaddq zmm20, zmm20, zmm31                                      ;    98.3 p5      53 t1
        vpaddq zmm20, zmm20, zmm5                                       ;   100.5 p5      53 t1
        vpaddq zmm22, zmm22, zmm20                                      ;   101.5 p0      54 v[7]
        vprolq zmm31, zmm18, 0x24                                       ;   100.5 p0      39 v[3]
        vprolq zmm3, zmm18, 0x1e                                        ;   101.5 p0      39 v[3]
        vprolq zmm5, zmm18, 0x19                                        ;   102.5 p0      39 v[3]
        vpternlogd zmm5, zmm3, zmm31, 0x96                              ;   103.5 p5      39 v[3]
        vpsrlq zmm31, zmm11, 7                                          ;   103.5 p0      41 w[4]
        vprolq zmm3, zmm11, 0x3f                                        ;   104.5 p0      41 w[4]
        vpaddq zmm20, zmm20, zmm5                                       ;   104.5 p5      55 v[3]
        vmovdqa64 zmm5, zmm18                                           ;    91.5         44 v[3] copy
        vpternlogd zmm5, zmm27, zmm28, 0xe8                             ;   102.3 p5      44 v[3]
        vpaddq zmm20, zmm20, zmm5                                       ;   105.5 p5      55 v[3]
        vprolq zmm5, zmm11, 0x38                                        ;   105.5 p0      41 w[4]
        vpaddq zmm13, zmm13, zmm14                                      ;   104.3 p5      68 w[4]
        vpternlogd zmm31, zmm5, zmm3, 0x96                              ;   106.5 p5      41 w[4]
        vpsrlq zmm3, zmm16, 6                                           ;   106.5 p0      42 w[4]
        vprolq zmm5, zmm16, 0x2d                                        ;   107.5 p0      42 w[4]
        vpaddq zmm13, zmm13, zmm31                                      ;   107.5 p5      68 w[4]
        vprolq zmm31, zmm16, 3                                          ;   108.5 p0      42 w[4]
        vpternlogd zmm3, zmm31, zmm5, 0x96                              ;   109.5 p5      42 w[4]
        vpaddq zmm24, zmm11, zmm24                                      ;   108.3 p5      53 t1
        vpaddq zmm24, zmm24, [rel sha512_blocks.T0_constants512 + 384]  ;   109.3 p5+p3   53 t1
        vpaddq zmm13, zmm13, zmm3                                       ;   110.5 p0      68 w[4]
        vprolq zmm31, zmm22, 0x32                                       ;   110.5 p0      40 t1
        vprolq zmm3, zmm22, 0x2e                                        ;   111.5 p0      40 t1
        vprolq zmm5, zmm22, 0x17                                        ;   112.5 p0      40 t1
        vpternlogd zmm5, zmm3, zmm31, 0x96                              ;   113.5 p5      40 t1
        vmovdqa64 zmm31, zmm22                                          ;   102.5         43 t1 copy
        vpternlogd zmm31, zmm30, zmm26, 0xca                            ;   111.3 p5      43 t1
        vpaddq zmm24, zmm24, zmm31                                      ;   112.3 p5      53 t1
        vpaddq zmm24, zmm24, zmm5                                       ;   114.5 p5      53 t1
        vpaddq zmm28, zmm28, zmm24                                      ;   115.5 p0      54 v[6]
        vprolq zmm31, zmm20, 0x24                                       ;   114.5 p0      39 v[2]
        vpsrlq zmm3, zmm12, 7                                           ;   115.5 p0      41 w[5]
        vprolq zmm5, zmm12, 0x3f                                        ;   116.5 p0      41 w[5]
        vmovdqu64 [rbp + 512], zmm1                                     ;    41.3 p7+p4   64 v[4] spill
        vprolq zmm1, zmm20, 0x1e                                        ;   117.5 p0      39 v[2]
        vpaddq zmm11, zmm11, zmm10                                      ;   114.3 p5      68 w[5]
        vmovdqu64 [rbp + 576], zmm6                                     ;    41.8 p8+p9   64 v[3] spill
        vprolq zmm6, zmm12, 0x38                                        ;   118.5 p0      41 w[5]
        vmovdqu64 [rbp + 640], zmm4                                     ;    43.3 p7+p4   64 v[2] spill
        vprolq zmm4, zmm20, 0x19                                        ;   119.5 p0      39 v[2]
        vpternlogd zmm4, zmm1, zmm31, 0x96                              ;   120.5 p5      39 v[2]
        vmovdqa64 zmm31, zmm20                                          ;   106.5         44 v[2] copy
        vpternlogd zmm31, zmm18, zmm27, 0xe8                            ;   116.3 p5      44 v[2]
        vpaddq zmm24, zmm24, zmm31                                      ;   117.3 p5      55 v[2]
        vpaddq zmm24, zmm24, zmm4                                       ;   121.5 p5      55 v[2]
        vpsrlq zmm31, zmm9, 6                                           ;   120.5 p0      42 w[5]
        vprolq zmm1, zmm9, 0x2d                                         ;   121.5 p0      42 w[5]
        vprolq zmm4, zmm9, 3                                            ;   122.5 p0      42 w[5]
        vpternlogd zmm31, zmm4, zmm1, 0x96                              ;   123.5 p5      42 w[5]
        vpaddq zmm26, zmm12, zmm26                                      ;   120.3 p5      53 t1
        vpaddq zmm26, zmm26, [rel sha512_blocks.T0_constants512 + 448]  ;   121.3 p5+p2   53 t1
        vpternlogd zmm3, zmm6, zmm5, 0x96                               ;   122.3 p5      41 w[5]
        vpaddq zmm11, zmm11, zmm3                                       ;   123.3 p5      68 w[5]
        vpaddq zmm11, zmm11, zmm31                                      ;   124.5 p0      68 w[5]
        vprolq zmm31, zmm28, 0x32                                       ;   124.5 p0      40 t1
        vprolq zmm1, zmm28, 0x2e                                        ;   125.5 p0      40 t1
        vprolq zmm3, zmm28, 0x17                                        ;   126.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   127.5 p5      40 t1
        vmovdqa64 zmm31, zmm28                                          ;   116.5         43 t1 copy
        vpternlogd zmm31, zmm22, zmm30, 0xca                            ;   125.3 p5      43 t1
        vpaddq zmm26, zmm26, zmm31                                      ;   126.3 p5      53 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   128.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm26                                      ;   129.5 p0      54 v[5]
        vpsrlq zmm31, zmm7, 7                                           ;   128.5 p0      41 w[6]
        vprolq zmm1, zmm7, 0x3f                                         ;   129.5 p0      41 w[6]
        vprolq zmm3, zmm7, 0x38                                         ;   130.5 p0      41 w[6]
        vprolq zmm4, zmm24, 0x24                                        ;   131.5 p0      39 v[1]
        vprolq zmm5, zmm24, 0x1e                                        ;   132.5 p0      39 v[1]
        vprolq zmm6, zmm24, 0x19                                        ;   133.5 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   134.5 p5      39 v[1]
        vmovdqa64 zmm4, zmm24                                           ;   122.5         44 v[1] copy
        vpternlogd zmm4, zmm20, zmm18, 0xe8                             ;   129.3 p5      44 v[1]
        vpaddq zmm26, zmm26, zmm4                                       ;   130.3 p5      55 v[1]
        vpaddq zmm26, zmm26, zmm6                                       ;   135.5 p5      55 v[1]
        vpaddq zmm12, zmm12, zmm8                                       ;   132.3 p5      68 w[6]
        vpsrlq zmm4, zmm13, 6                                           ;   134.5 p0      42 w[6]
        vprolq zmm5, zmm13, 0x2d                                        ;   135.5 p0      42 w[6]
        vprolq zmm6, zmm13, 3                                           ;   136.5 p0      42 w[6]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   137.5 p5      42 w[6]
        vpaddq zmm30, zmm7, zmm30                                       ;   134.3 p5      53 t1
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 512]  ;   135.3 p5+p3   53 t1
        vpternlogd zmm31, zmm3, zmm1, 0x96                              ;   136.3 p5      41 w[6]
        vpaddq zmm12, zmm12, zmm31                                      ;   137.3 p5      68 w[6]
        vpaddq zmm12, zmm12, zmm4                                       ;   138.5 p0      68 w[6]
        vprolq zmm31, zmm27, 0x32                                       ;   138.5 p0      40 t1
        vprolq zmm1, zmm27, 0x2e                                        ;   139.5 p0      40 t1
        vprolq zmm3, zmm27, 0x17                                        ;   140.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   141.5 p5      40 t1
        vmovdqa64 zmm31, zmm27                                          ;   130.5         43 t1 copy
        vpternlogd zmm31, zmm28, zmm22, 0xca                            ;   139.3 p5      43 t1
        vpaddq zmm30, zmm30, zmm31                                      ;   140.3 p5      53 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   142.5 p5      53 t1
        vpaddq zmm18, zmm18, zmm30                                      ;   143.5 p0      54 v[4]
        vpsrlq zmm31, zmm29, 7                                          ;   142.5 p0      41 w[7]
        vprolq zmm1, zmm29, 0x3f                                        ;   143.5 p0      41 w[7]
        vprolq zmm3, zmm29, 0x38                                        ;   144.5 p0      41 w[7]
        vprolq zmm4, zmm26, 0x24                                        ;   145.5 p0      39 v[0]
        vprolq zmm5, zmm26, 0x1e                                        ;   146.5 p0      39 v[0]
        vprolq zmm6, zmm26, 0x19                                        ;   147.5 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   148.5 p5      39 v[0]
        vpaddq zmm7, zmm7, zmm21                                        ;   143.3 p5      68 w[7]
        vmovdqa64 zmm4, zmm26                                           ;   136.5         44 v[0] copy
        vpternlogd zmm4, zmm24, zmm20, 0xe8                             ;   144.3 p5      44 v[0]
        vpaddq zmm30, zmm30, zmm4                                       ;   145.3 p5      55 v[0]
        vpaddq zmm30, zmm30, zmm6                                       ;   149.5 p5      55 v[0]
        vpsrlq zmm4, zmm11, 6                                           ;   148.5 p0      42 w[7]
        vprolq zmm5, zmm11, 0x2d                                        ;   149.5 p0      42 w[7]
        vprolq zmm6, zmm11, 3                                           ;   150.5 p0      42 w[7]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   151.5 p5      42 w[7]
        vpaddq zmm22, zmm29, zmm22                                      ;   148.3 p5      53 t1
        vpaddq zmm22, zmm22, [rel sha512_blocks.T0_constants512 + 576]  ;   149.3 p5+p2   53 t1
        vpternlogd zmm31, zmm3, zmm1, 0x96                              ;   150.3 p5      41 w[7]
        vpaddq zmm7, zmm7, zmm31                                        ;   151.3 p5      68 w[7]
        vpaddq zmm7, zmm7, zmm4                                         ;   152.5 p0      68 w[7]
        vprolq zmm31, zmm18, 0x32                                       ;   152.5 p0      40 t1
        vprolq zmm1, zmm18, 0x2e                                        ;   153.5 p0      40 t1
        vprolq zmm3, zmm18, 0x17                                        ;   154.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   155.5 p5      40 t1
        vmovdqa64 zmm31, zmm18                                          ;   144.5         43 t1 copy
        vpternlogd zmm31, zmm27, zmm28, 0xca                            ;   153.3 p5      43 t1
        vpaddq zmm22, zmm22, zmm31                                      ;   154.3 p5      53 t1
        vpaddq zmm22, zmm22, zmm3                                       ;   156.5 p5      53 t1
        vprolq zmm31, zmm25, 0x3f                                       ;   155.5 p0      41 w[8]
        vpaddq zmm20, zmm20, zmm22                                      ;   157.5 p5      54 v[3]
        vpsrlq zmm1, zmm25, 7                                           ;   156.5 p0      41 w[8]
        vprolq zmm3, zmm25, 0x38                                        ;   157.5 p0      41 w[8]
        vprolq zmm4, zmm30, 0x24                                        ;   158.5 p0      39 v[7]
        vprolq zmm5, zmm30, 0x1e                                        ;   159.5 p0      39 v[7]
        vpaddq zmm29, zmm29, zmm17                                      ;   157.3 p5      68 w[8]
        vprolq zmm6, zmm30, 0x19                                        ;   160.5 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   161.5 p5      39 v[7]
        vmovdqa64 zmm4, zmm30                                           ;   150.5         44 v[7] copy
        vpternlogd zmm4, zmm26, zmm24, 0xe8                             ;   159.3 p5      44 v[7]
        vpaddq zmm22, zmm22, zmm4                                       ;   160.3 p5      55 v[7]
        vpaddq zmm22, zmm22, zmm6                                       ;   162.5 p5      55 v[7]
        vpsrlq zmm4, zmm12, 6                                           ;   161.5 p0      42 w[8]
        vprolq zmm5, zmm12, 0x2d                                        ;   162.5 p0      42 w[8]
        vprolq zmm6, zmm12, 3                                           ;   163.5 p0      42 w[8]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   164.5 p5      42 w[8]
        vpaddq zmm28, zmm25, zmm28                                      ;   163.3 p5      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 640]  ;   164.3 p5+p3   53 t1
        vpternlogd zmm1, zmm3, zmm31, 0x96                              ;   164.5 p0      41 w[8]
        vpaddq zmm29, zmm29, zmm4                                       ;   165.5 p5      68 w[8]
        vpaddq zmm29, zmm29, zmm1                                       ;   166.5 p0      68 w[8]
        vprolq zmm31, zmm20, 0x32                                       ;   166.5 p0      40 t1
        vprolq zmm1, zmm20, 0x2e                                        ;   167.5 p0      40 t1
        vprolq zmm3, zmm20, 0x17                                        ;   168.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   169.5 p5      40 t1
        vmovdqa64 zmm31, zmm20                                          ;   158.5         43 t1 copy
        vpternlogd zmm31, zmm18, zmm27, 0xca                            ;   167.3 p5      43 t1
        vprolq zmm1, zmm15, 0x3f                                        ;   169.5 p0      41 w[9]
        vpaddq zmm28, zmm28, zmm31                                      ;   168.3 p5      53 t1
        vpaddq zmm28, zmm28, zmm3                                       ;   170.5 p5      53 t1
        vprolq zmm31, zmm15, 0x38                                       ;   170.5 p0      41 w[9]
        vpaddq zmm24, zmm24, zmm28                                      ;   171.5 p5      54 v[2]
        vpsrlq zmm3, zmm15, 7                                           ;   171.5 p0      41 w[9]
        vprolq zmm4, zmm22, 0x24                                        ;   172.5 p0      39 v[6]
        vprolq zmm5, zmm22, 0x1e                                        ;   173.5 p0      39 v[6]
        vpaddq zmm25, zmm25, zmm16                                      ;   171.3 p5      68 w[9]
        vprolq zmm6, zmm22, 0x19                                        ;   174.5 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   175.5 p5      39 v[6]
        vmovdqa64 zmm4, zmm22                                           ;   163.5         44 v[6] copy
        vpternlogd zmm4, zmm30, zmm26, 0xe8                             ;   173.3 p5      44 v[6]
        vpaddq zmm28, zmm28, zmm4                                       ;   174.3 p5      55 v[6]
        vpaddq zmm28, zmm28, zmm6                                       ;   176.5 p5      55 v[6]
        vpsrlq zmm4, zmm7, 6                                            ;   175.5 p0      42 w[9]
        vprolq zmm5, zmm7, 0x2d                                         ;   176.5 p0      42 w[9]
        vprolq zmm6, zmm7, 3                                            ;   177.5 p0      42 w[9]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   178.5 p5      42 w[9]
        vpaddq zmm27, zmm15, zmm27                                      ;   177.3 p5      53 t1
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 704]  ;   178.3 p5+p2   53 t1
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   178.5 p0      41 w[9]
        vpaddq zmm25, zmm25, zmm4                                       ;   179.5 p5      68 w[9]
        vpaddq zmm25, zmm25, zmm3                                       ;   180.5 p0      68 w[9]
        vprolq zmm31, zmm24, 0x32                                       ;   180.5 p0      40 t1
        vprolq zmm1, zmm24, 0x2e                                        ;   181.5 p0      40 t1
        vprolq zmm3, zmm24, 0x17                                        ;   182.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   183.5 p5      40 t1
        vmovdqa64 zmm31, zmm24                                          ;   172.5         43 t1 copy
        vpternlogd zmm31, zmm20, zmm18, 0xca                            ;   181.3 p5      43 t1
        vprolq zmm1, zmm19, 0x3f                                        ;   183.5 p0      41 w[10]
        vpaddq zmm27, zmm27, zmm31                                      ;   182.3 p5      53 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   184.5 p5      53 t1
        vprolq zmm31, zmm19, 0x38                                       ;   184.5 p0      41 w[10]
        vpaddq zmm26, zmm26, zmm27                                      ;   185.5 p5      54 v[1]
        vpsrlq zmm3, zmm19, 7                                           ;   185.5 p0      41 w[10]
        vprolq zmm4, zmm28, 0x24                                        ;   186.5 p0      39 v[5]
        vprolq zmm5, zmm28, 0x1e                                        ;   187.5 p0      39 v[5]
        vpaddq zmm15, zmm15, zmm9                                       ;   185.3 p5      68 w[10]
        vprolq zmm6, zmm28, 0x19                                        ;   188.5 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   189.5 p5      39 v[5]
        vmovdqa64 zmm4, zmm28                                           ;   177.5         44 v[5] copy
        vpternlogd zmm4, zmm22, zmm30, 0xe8                             ;   187.3 p5      44 v[5]
        vpaddq zmm27, zmm27, zmm4                                       ;   188.3 p5      55 v[5]
        vpaddq zmm27, zmm27, zmm6                                       ;   190.5 p5      55 v[5]
        vpsrlq zmm4, zmm29, 6                                           ;   189.5 p0      42 w[10]
        vprolq zmm5, zmm29, 0x2d                                        ;   190.5 p0      42 w[10]
        vprolq zmm6, zmm29, 3                                           ;   191.5 p0      42 w[10]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   192.5 p5      42 w[10]
        vpaddq zmm18, zmm19, zmm18                                      ;   191.3 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 768]  ;   192.3 p5+p3   53 t1
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   192.5 p0      41 w[10]
        vpaddq zmm15, zmm15, zmm4                                       ;   193.5 p5      68 w[10]
        vpaddq zmm15, zmm15, zmm3                                       ;   194.5 p0      68 w[10]
        vprolq zmm31, zmm26, 0x32                                       ;   194.5 p0      40 t1
        vprolq zmm1, zmm26, 0x2e                                        ;   195.5 p0      40 t1
        vprolq zmm3, zmm26, 0x17                                        ;   196.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   197.5 p5      40 t1
        vmovdqa64 zmm31, zmm26                                          ;   186.5         43 t1 copy
        vpternlogd zmm31, zmm24, zmm20, 0xca                            ;   195.3 p5      43 t1
        vprolq zmm1, zmm23, 0x3f                                        ;   197.5 p0      41 w[11]
        vpaddq zmm18, zmm18, zmm31                                      ;   196.3 p5      53 t1
        vpaddq zmm18, zmm18, zmm3                                       ;   198.5 p5      53 t1
        vprolq zmm31, zmm23, 0x38                                       ;   198.5 p0      41 w[11]
        vpaddq zmm30, zmm30, zmm18                                      ;   199.5 p5      54 v[0]
        vpsrlq zmm3, zmm23, 7                                           ;   199.5 p0      41 w[11]
        vprolq zmm4, zmm27, 0x24                                        ;   200.5 p0      39 v[4]
        vprolq zmm5, zmm27, 0x1e                                        ;   201.5 p0      39 v[4]
        vpaddq zmm19, zmm19, zmm13                                      ;   199.3 p5      68 w[11]
        vprolq zmm6, zmm27, 0x19                                        ;   202.5 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   203.5 p5      39 v[4]
        vmovdqa64 zmm4, zmm27                                           ;   191.5         44 v[4] copy
        vpternlogd zmm4, zmm28, zmm22, 0xe8                             ;   201.3 p5      44 v[4]
        vpaddq zmm18, zmm18, zmm4                                       ;   202.3 p5      55 v[4]
        vpaddq zmm18, zmm18, zmm6                                       ;   204.5 p5      55 v[4]
        vpsrlq zmm4, zmm25, 6                                           ;   203.5 p0      42 w[11]
        vprolq zmm5, zmm25, 0x2d                                        ;   204.5 p0      42 w[11]
        vprolq zmm6, zmm25, 3                                           ;   205.5 p0      42 w[11]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   206.5 p5      42 w[11]
        vpaddq zmm20, zmm23, zmm20                                      ;   205.3 p5      53 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 832]  ;   206.3 p5+p2   53 t1
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   206.5 p0      41 w[11]
        vpaddq zmm19, zmm19, zmm4                                       ;   207.5 p5      68 w[11]
        vpaddq zmm19, zmm19, zmm3                                       ;   208.5 p0      68 w[11]
        vprolq zmm31, zmm30, 0x32                                       ;   208.5 p0      40 t1
        vprolq zmm1, zmm30, 0x2e                                        ;   209.5 p0      40 t1
        vprolq zmm3, zmm30, 0x17                                        ;   210.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   211.5 p5      40 t1
        vmovdqa64 zmm31, zmm30                                          ;   200.5         43 t1 copy
        vpternlogd zmm31, zmm26, zmm24, 0xca                            ;   209.3 p5      43 t1
        vprolq zmm1, zmm14, 0x3f                                        ;   211.5 p0      41 w[12]
        vpaddq zmm20, zmm20, zmm31                                      ;   210.3 p5      53 t1
        vpaddq zmm20, zmm20, zmm3                                       ;   212.5 p5      53 t1
        vprolq zmm31, zmm14, 0x38                                       ;   212.5 p0      41 w[12]
        vpaddq zmm22, zmm22, zmm20                                      ;   213.5 p5      54 v[7]
        vpsrlq zmm3, zmm14, 7                                           ;   213.5 p0      41 w[12]
        vprolq zmm4, zmm18, 0x24                                        ;   214.5 p0      39 v[3]
        vprolq zmm5, zmm18, 0x1e                                        ;   215.5 p0      39 v[3]
        vpaddq zmm23, zmm23, zmm11                                      ;   213.3 p5      68 w[12]
        vprolq zmm6, zmm18, 0x19                                        ;   216.5 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   217.5 p5      39 v[3]
        vmovdqa64 zmm4, zmm18                                           ;   205.5         44 v[3] copy
        vpternlogd zmm4, zmm27, zmm28, 0xe8                             ;   215.3 p5      44 v[3]
        vpaddq zmm20, zmm20, zmm4                                       ;   216.3 p5      55 v[3]
        vpaddq zmm20, zmm20, zmm6                                       ;   218.5 p5      55 v[3]
        vpsrlq zmm4, zmm15, 6                                           ;   217.5 p0      42 w[12]
        vprolq zmm5, zmm15, 0x2d                                        ;   218.5 p0      42 w[12]
        vprolq zmm6, zmm15, 3                                           ;   219.5 p0      42 w[12]
        vpaddq zmm24, zmm14, zmm24                                      ;   218.3 p5      53 t1
        vpaddq zmm24, zmm24, [rel sha512_blocks.T0_constants512 + 896]  ;   219.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   220.5 p5      42 w[12]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   220.5 p0      41 w[12]
        vpaddq zmm23, zmm23, zmm4                                       ;   221.5 p5      68 w[12]
        vpaddq zmm23, zmm23, zmm3                                       ;   222.5 p0      68 w[12]
        vprolq zmm31, zmm22, 0x32                                       ;   222.5 p0      40 t1
        vprolq zmm1, zmm22, 0x2e                                        ;   223.5 p0      40 t1
        vprolq zmm3, zmm22, 0x17                                        ;   224.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   225.5 p5      40 t1
        vmovdqa64 zmm31, zmm22                                          ;   214.5         43 t1 copy
        vpternlogd zmm31, zmm30, zmm26, 0xca                            ;   223.3 p5      43 t1
        vprolq zmm1, zmm10, 0x3f                                        ;   225.5 p0      41 w[13]
        vpaddq zmm24, zmm24, zmm31                                      ;   224.3 p5      53 t1
        vpaddq zmm24, zmm24, zmm3                                       ;   226.5 p5      53 t1
        vprolq zmm31, zmm10, 0x38                                       ;   226.5 p0      41 w[13]
        vpaddq zmm28, zmm28, zmm24                                      ;   227.5 p5      54 v[6]
        vpsrlq zmm3, zmm10, 7                                           ;   227.5 p0      41 w[13]
        vprolq zmm4, zmm20, 0x24                                        ;   228.5 p0      39 v[2]
        vprolq zmm5, zmm20, 0x1e                                        ;   229.5 p0      39 v[2]
        vpaddq zmm14, zmm14, zmm12                                      ;   227.3 p5      68 w[13]
        vprolq zmm6, zmm20, 0x19                                        ;   230.5 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   231.5 p5      39 v[2]
        vmovdqa64 zmm4, zmm20                                           ;   219.5         44 v[2] copy
        vpternlogd zmm4, zmm18, zmm27, 0xe8                             ;   229.3 p5      44 v[2]
        vpaddq zmm24, zmm24, zmm4                                       ;   230.3 p5      55 v[2]
        vpaddq zmm24, zmm24, zmm6                                       ;   232.5 p5      55 v[2]
        vpsrlq zmm4, zmm19, 6                                           ;   231.5 p0      42 w[13]
        vprolq zmm5, zmm19, 0x2d                                        ;   232.5 p0      42 w[13]
        vprolq zmm6, zmm19, 3                                           ;   233.5 p0      42 w[13]
        vpaddq zmm26, zmm10, zmm26                                      ;   232.3 p5      53 t1
        vpaddq zmm26, zmm26, [rel sha512_blocks.T0_constants512 + 960]  ;   233.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   234.5 p5      42 w[13]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   234.5 p0      41 w[13]
        vpaddq zmm14, zmm14, zmm4                                       ;   235.5 p5      68 w[13]
        vpaddq zmm14, zmm14, zmm3                                       ;   236.5 p0      68 w[13]
        vprolq zmm31, zmm28, 0x32                                       ;   236.5 p0      40 t1
        vprolq zmm1, zmm28, 0x2e                                        ;   237.5 p0      40 t1
        vprolq zmm3, zmm28, 0x17                                        ;   238.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   239.5 p5      40 t1
        vmovdqa64 zmm31, zmm28                                          ;   228.5         43 t1 copy
        vpternlogd zmm31, zmm22, zmm30, 0xca                            ;   237.3 p5      43 t1
        vprolq zmm1, zmm8, 0x3f                                         ;   239.5 p0      41 w[14]
        vpaddq zmm26, zmm26, zmm31                                      ;   238.3 p5      53 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   240.5 p5      53 t1
        vprolq zmm31, zmm8, 0x38                                        ;   240.5 p0      41 w[14]
        vpaddq zmm27, zmm27, zmm26                                      ;   241.5 p5      54 v[5]
        vpsrlq zmm3, zmm8, 7                                            ;   241.5 p0      41 w[14]
        vprolq zmm4, zmm24, 0x24                                        ;   242.5 p0      39 v[1]
        vprolq zmm5, zmm24, 0x1e                                        ;   243.5 p0      39 v[1]
        vpaddq zmm10, zmm10, zmm7                                       ;   241.3 p5      68 w[14]
        vprolq zmm6, zmm24, 0x19                                        ;   244.5 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   245.5 p5      39 v[1]
        vmovdqa64 zmm4, zmm24                                           ;   233.5         44 v[1] copy
        vpternlogd zmm4, zmm20, zmm18, 0xe8                             ;   243.3 p5      44 v[1]
        vpaddq zmm26, zmm26, zmm4                                       ;   244.3 p5      55 v[1]
        vpaddq zmm26, zmm26, zmm6                                       ;   246.5 p5      55 v[1]
        vpsrlq zmm4, zmm23, 6                                           ;   245.5 p0      42 w[14]
        vprolq zmm5, zmm23, 0x2d                                        ;   246.5 p0      42 w[14]
        vprolq zmm6, zmm23, 3                                           ;   247.5 p0      42 w[14]
        vpaddq zmm30, zmm8, zmm30                                       ;   246.3 p5      53 t1
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 1024] ;   247.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   248.5 p5      42 w[14]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   248.5 p0      41 w[14]
        vpaddq zmm10, zmm10, zmm4                                       ;   249.5 p5      68 w[14]
        vpaddq zmm10, zmm10, zmm3                                       ;   250.5 p0      68 w[14]
        vprolq zmm31, zmm27, 0x32                                       ;   250.5 p0      40 t1
        vprolq zmm1, zmm27, 0x2e                                        ;   251.5 p0      40 t1
        vprolq zmm3, zmm27, 0x17                                        ;   252.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   253.5 p5      40 t1
        vmovdqa64 zmm31, zmm27                                          ;   242.5         43 t1 copy
        vpternlogd zmm31, zmm28, zmm22, 0xca                            ;   251.3 p5      43 t1
        vprolq zmm1, zmm21, 0x3f                                        ;   253.5 p0      41 w[15]
        vpaddq zmm30, zmm30, zmm31                                      ;   252.3 p5      53 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   254.5 p5      53 t1
        vprolq zmm31, zmm21, 0x38                                       ;   254.5 p0      41 w[15]
        vpaddq zmm18, zmm18, zmm30                                      ;   255.5 p5      54 v[4]
        vpsrlq zmm3, zmm21, 7                                           ;   255.5 p0      41 w[15]
        vprolq zmm4, zmm26, 0x24                                        ;   256.5 p0      39 v[0]
        vprolq zmm5, zmm26, 0x1e                                        ;   257.5 p0      39 v[0]
        vpaddq zmm8, zmm8, zmm29                                        ;   255.3 p5      68 w[15]
        vprolq zmm6, zmm26, 0x19                                        ;   258.5 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   259.5 p5      39 v[0]
        vmovdqa64 zmm4, zmm26                                           ;   247.5         44 v[0] copy
        vpternlogd zmm4, zmm24, zmm20, 0xe8                             ;   257.3 p5      44 v[0]
        vpaddq zmm30, zmm30, zmm4                                       ;   258.3 p5      55 v[0]
        vpaddq zmm30, zmm30, zmm6                                       ;   260.5 p5      55 v[0]
        vpsrlq zmm4, zmm14, 6                                           ;   259.5 p0      42 w[15]
        vprolq zmm5, zmm14, 0x2d                                        ;   260.5 p0      42 w[15]
        vprolq zmm6, zmm14, 3                                           ;   261.5 p0      42 w[15]
        vpaddq zmm22, zmm21, zmm22                                      ;   260.3 p5      53 t1
        vpaddq zmm22, zmm22, [rel sha512_blocks.T0_constants512 + 1088] ;   261.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   262.5 p5      42 w[15]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   262.5 p0      41 w[15]
        vpaddq zmm8, zmm8, zmm4                                         ;   263.5 p5      68 w[15]
        vpaddq zmm8, zmm8, zmm3                                         ;   264.5 p0      68 w[15]
        vprolq zmm31, zmm18, 0x32                                       ;   264.5 p0      40 t1
        vprolq zmm1, zmm18, 0x2e                                        ;   265.5 p0      40 t1
        vprolq zmm3, zmm18, 0x17                                        ;   266.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   267.5 p5      40 t1
        vmovdqa64 zmm31, zmm18                                          ;   256.5         43 t1 copy
        vpternlogd zmm31, zmm27, zmm28, 0xca                            ;   265.3 p5      43 t1
        vprolq zmm1, zmm17, 0x3f                                        ;   267.5 p0      41 w[0]
        vpaddq zmm22, zmm22, zmm31                                      ;   266.3 p5      53 t1
        vpaddq zmm22, zmm22, zmm3                                       ;   268.5 p5      53 t1
        vprolq zmm31, zmm17, 0x38                                       ;   268.5 p0      41 w[0]
        vpaddq zmm20, zmm20, zmm22                                      ;   269.5 p5      54 v[3]
        vpsrlq zmm3, zmm17, 7                                           ;   269.5 p0      41 w[0]
        vprolq zmm4, zmm30, 0x24                                        ;   270.5 p0      39 v[7]
        vprolq zmm5, zmm30, 0x1e                                        ;   271.5 p0      39 v[7]
        vpaddq zmm21, zmm21, zmm25                                      ;   269.3 p5      68 w[0]
        vprolq zmm6, zmm30, 0x19                                        ;   272.5 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   273.5 p5      39 v[7]
        vmovdqa64 zmm4, zmm30                                           ;   261.5         44 v[7] copy
        vpternlogd zmm4, zmm26, zmm24, 0xe8                             ;   271.3 p5      44 v[7]
        vpaddq zmm22, zmm22, zmm4                                       ;   272.3 p5      55 v[7]
        vpaddq zmm22, zmm22, zmm6                                       ;   274.5 p5      55 v[7]
        vpsrlq zmm4, zmm10, 6                                           ;   273.5 p0      42 w[0]
        vprolq zmm5, zmm10, 0x2d                                        ;   274.5 p0      42 w[0]
        vprolq zmm6, zmm10, 3                                           ;   275.5 p0      42 w[0]
        vpaddq zmm28, zmm17, zmm28                                      ;   274.3 p5      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 1152] ;   275.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   276.5 p5      42 w[0]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   276.5 p0      41 w[0]
        vpaddq zmm21, zmm21, zmm4                                       ;   277.5 p5      68 w[0]
        vpaddq zmm21, zmm21, zmm3                                       ;   278.5 p0      68 w[0]
        vprolq zmm31, zmm20, 0x32                                       ;   278.5 p0      40 t1
        vprolq zmm1, zmm20, 0x2e                                        ;   279.5 p0      40 t1
        vprolq zmm3, zmm20, 0x17                                        ;   280.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   281.5 p5      40 t1
        vmovdqa64 zmm31, zmm20                                          ;   270.5         43 t1 copy
        vpternlogd zmm31, zmm18, zmm27, 0xca                            ;   279.3 p5      43 t1
        vprolq zmm1, zmm16, 0x3f                                        ;   281.5 p0      41 w[1]
        vpaddq zmm28, zmm28, zmm31                                      ;   280.3 p5      53 t1
        vpaddq zmm28, zmm28, zmm3                                       ;   282.5 p5      53 t1
        vprolq zmm31, zmm16, 0x38                                       ;   282.5 p0      41 w[1]
        vpaddq zmm24, zmm24, zmm28                                      ;   283.5 p5      54 v[2]
        vpsrlq zmm3, zmm16, 7                                           ;   283.5 p0      41 w[1]
        vprolq zmm4, zmm22, 0x24                                        ;   284.5 p0      39 v[6]
        vprolq zmm5, zmm22, 0x1e                                        ;   285.5 p0      39 v[6]
        vpaddq zmm17, zmm17, zmm15                                      ;   283.3 p5      68 w[1]
        vprolq zmm6, zmm22, 0x19                                        ;   286.5 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   287.5 p5      39 v[6]
        vmovdqa64 zmm4, zmm22                                           ;   275.5         44 v[6] copy
        vpternlogd zmm4, zmm30, zmm26, 0xe8                             ;   285.3 p5      44 v[6]
        vpaddq zmm28, zmm28, zmm4                                       ;   286.3 p5      55 v[6]
        vpaddq zmm28, zmm28, zmm6                                       ;   288.5 p5      55 v[6]
        vpsrlq zmm4, zmm8, 6                                            ;   287.5 p0      42 w[1]
        vprolq zmm5, zmm8, 0x2d                                         ;   288.5 p0      42 w[1]
        vprolq zmm6, zmm8, 3                                            ;   289.5 p0      42 w[1]
        vpaddq zmm27, zmm16, zmm27                                      ;   288.3 p5      53 t1
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 1216] ;   289.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   290.5 p5      42 w[1]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   290.5 p0      41 w[1]
        vpaddq zmm17, zmm17, zmm4                                       ;   291.5 p5      68 w[1]
        vpaddq zmm17, zmm17, zmm3                                       ;   292.5 p0      68 w[1]
        vprolq zmm31, zmm24, 0x32                                       ;   292.5 p0      40 t1
        vprolq zmm1, zmm24, 0x2e                                        ;   293.5 p0      40 t1
        vprolq zmm3, zmm24, 0x17                                        ;   294.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   295.5 p5      40 t1
        vmovdqa64 zmm31, zmm24                                          ;   284.5         43 t1 copy
        vpternlogd zmm31, zmm20, zmm18, 0xca                            ;   293.3 p5      43 t1
        vprolq zmm1, zmm9, 0x3f                                         ;   295.5 p0      41 w[2]
        vpaddq zmm27, zmm27, zmm31                                      ;   294.3 p5      53 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   296.5 p5      53 t1
        vprolq zmm31, zmm9, 0x38                                        ;   296.5 p0      41 w[2]
        vpaddq zmm26, zmm26, zmm27                                      ;   297.5 p5      54 v[1]
        vpsrlq zmm3, zmm9, 7                                            ;   297.5 p0      41 w[2]
        vprolq zmm4, zmm28, 0x24                                        ;   298.5 p0      39 v[5]
        vprolq zmm5, zmm28, 0x1e                                        ;   299.5 p0      39 v[5]
        vpaddq zmm16, zmm16, zmm19                                      ;   297.3 p5      68 w[2]
        vprolq zmm6, zmm28, 0x19                                        ;   300.5 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   301.5 p5      39 v[5]
        vmovdqa64 zmm4, zmm28                                           ;   289.5         44 v[5] copy
        vpternlogd zmm4, zmm22, zmm30, 0xe8                             ;   299.3 p5      44 v[5]
        vpaddq zmm27, zmm27, zmm4                                       ;   300.3 p5      55 v[5]
        vpaddq zmm27, zmm27, zmm6                                       ;   302.5 p5      55 v[5]
        vpsrlq zmm4, zmm21, 6                                           ;   301.5 p0      42 w[2]
        vprolq zmm5, zmm21, 0x2d                                        ;   302.5 p0      42 w[2]
        vprolq zmm6, zmm21, 3                                           ;   303.5 p0      42 w[2]
        vpaddq zmm18, zmm9, zmm18                                       ;   302.3 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 1280] ;   303.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   304.5 p5      42 w[2]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   304.5 p0      41 w[2]
        vpaddq zmm16, zmm16, zmm4                                       ;   305.5 p5      68 w[2]
        vpaddq zmm16, zmm16, zmm3                                       ;   306.5 p0      68 w[2]
        vprolq zmm31, zmm26, 0x32                                       ;   306.5 p0      40 t1
        vprolq zmm1, zmm26, 0x2e                                        ;   307.5 p0      40 t1
        vprolq zmm3, zmm26, 0x17                                        ;   308.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   309.5 p5      40 t1
        vmovdqa64 zmm31, zmm26                                          ;   298.5         43 t1 copy
        vpternlogd zmm31, zmm24, zmm20, 0xca                            ;   307.3 p5      43 t1
        vprolq zmm1, zmm13, 0x3f                                        ;   309.5 p0      41 w[3]
        vpaddq zmm18, zmm18, zmm31                                      ;   308.3 p5      53 t1
        vpaddq zmm18, zmm18, zmm3                                       ;   310.5 p5      53 t1
        vprolq zmm31, zmm13, 0x38                                       ;   310.5 p0      41 w[3]
        vpaddq zmm30, zmm30, zmm18                                      ;   311.5 p5      54 v[0]
        vpsrlq zmm3, zmm13, 7                                           ;   311.5 p0      41 w[3]
        vprolq zmm4, zmm27, 0x24                                        ;   312.5 p0      39 v[4]
        vprolq zmm5, zmm27, 0x1e                                        ;   313.5 p0      39 v[4]
        vpaddq zmm9, zmm9, zmm23                                        ;   311.3 p5      68 w[3]
        vprolq zmm6, zmm27, 0x19                                        ;   314.5 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   315.5 p5      39 v[4]
        vmovdqa64 zmm4, zmm27                                           ;   303.5         44 v[4] copy
        vpternlogd zmm4, zmm28, zmm22, 0xe8                             ;   313.3 p5      44 v[4]
        vpaddq zmm18, zmm18, zmm4                                       ;   314.3 p5      55 v[4]
        vpaddq zmm18, zmm18, zmm6                                       ;   316.5 p5      55 v[4]
        vpsrlq zmm4, zmm17, 6                                           ;   315.5 p0      42 w[3]
        vprolq zmm5, zmm17, 0x2d                                        ;   316.5 p0      42 w[3]
        vprolq zmm6, zmm17, 3                                           ;   317.5 p0      42 w[3]
        vpaddq zmm20, zmm13, zmm20                                      ;   316.3 p5      53 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 1344] ;   317.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   318.5 p5      42 w[3]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   318.5 p0      41 w[3]
        vpaddq zmm9, zmm9, zmm4                                         ;   319.5 p5      68 w[3]
        vpaddq zmm9, zmm9, zmm3                                         ;   320.5 p0      68 w[3]
        vprolq zmm31, zmm30, 0x32                                       ;   320.5 p0      40 t1
        vprolq zmm1, zmm30, 0x2e                                        ;   321.5 p0      40 t1
        vprolq zmm3, zmm30, 0x17                                        ;   322.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   323.5 p5      40 t1
        vmovdqa64 zmm31, zmm30                                          ;   312.5         43 t1 copy
        vpternlogd zmm31, zmm26, zmm24, 0xca                            ;   321.3 p5      43 t1
        vprolq zmm1, zmm11, 0x3f                                        ;   323.5 p0      41 w[4]
        vpaddq zmm20, zmm20, zmm31                                      ;   322.3 p5      53 t1
        vpaddq zmm20, zmm20, zmm3                                       ;   324.5 p5      53 t1
        vprolq zmm31, zmm11, 0x38                                       ;   324.5 p0      41 w[4]
        vpaddq zmm22, zmm22, zmm20                                      ;   325.5 p5      54 v[7]
        vpsrlq zmm3, zmm11, 7                                           ;   325.5 p0      41 w[4]
        vprolq zmm4, zmm18, 0x24                                        ;   326.5 p0      39 v[3]
        vprolq zmm5, zmm18, 0x1e                                        ;   327.5 p0      39 v[3]
        vpaddq zmm13, zmm13, zmm14                                      ;   325.3 p5      68 w[4]
        vprolq zmm6, zmm18, 0x19                                        ;   328.5 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   329.5 p5      39 v[3]
        vmovdqa64 zmm4, zmm18                                           ;   317.5         44 v[3] copy
        vpternlogd zmm4, zmm27, zmm28, 0xe8                             ;   327.3 p5      44 v[3]
        vpaddq zmm20, zmm20, zmm4                                       ;   328.3 p5      55 v[3]
        vpaddq zmm20, zmm20, zmm6                                       ;   330.5 p5      55 v[3]
        vpsrlq zmm4, zmm16, 6                                           ;   329.5 p0      42 w[4]
        vprolq zmm5, zmm16, 0x2d                                        ;   330.5 p0      42 w[4]
        vprolq zmm6, zmm16, 3                                           ;   331.5 p0      42 w[4]
        vpaddq zmm24, zmm11, zmm24                                      ;   330.3 p5      53 t1
        vpaddq zmm24, zmm24, [rel sha512_blocks.T0_constants512 + 1408] ;   331.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   332.5 p5      42 w[4]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   332.5 p0      41 w[4]
        vpaddq zmm13, zmm13, zmm4                                       ;   333.5 p5      68 w[4]
        vpaddq zmm13, zmm13, zmm3                                       ;   334.5 p0      68 w[4]
        vprolq zmm31, zmm22, 0x32                                       ;   334.5 p0      40 t1
        vprolq zmm1, zmm22, 0x2e                                        ;   335.5 p0      40 t1
        vprolq zmm3, zmm22, 0x17                                        ;   336.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   337.5 p5      40 t1
        vmovdqa64 zmm31, zmm22                                          ;   326.5         43 t1 copy
        vpternlogd zmm31, zmm30, zmm26, 0xca                            ;   335.3 p5      43 t1
        vprolq zmm1, zmm12, 0x3f                                        ;   337.5 p0      41 w[5]
        vpaddq zmm24, zmm24, zmm31                                      ;   336.3 p5      53 t1
        vpaddq zmm24, zmm24, zmm3                                       ;   338.5 p5      53 t1
        vprolq zmm31, zmm12, 0x38                                       ;   338.5 p0      41 w[5]
        vpaddq zmm28, zmm28, zmm24                                      ;   339.5 p5      54 v[6]
        vpsrlq zmm3, zmm12, 7                                           ;   339.5 p0      41 w[5]
        vprolq zmm4, zmm20, 0x24                                        ;   340.5 p0      39 v[2]
        vprolq zmm5, zmm20, 0x1e                                        ;   341.5 p0      39 v[2]
        vpaddq zmm11, zmm11, zmm10                                      ;   339.3 p5      68 w[5]
        vprolq zmm6, zmm20, 0x19                                        ;   342.5 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   343.5 p5      39 v[2]
        vmovdqa64 zmm4, zmm20                                           ;   331.5         44 v[2] copy
        vpternlogd zmm4, zmm18, zmm27, 0xe8                             ;   341.3 p5      44 v[2]
        vpaddq zmm24, zmm24, zmm4                                       ;   342.3 p5      55 v[2]
        vpaddq zmm24, zmm24, zmm6                                       ;   344.5 p5      55 v[2]
        vpsrlq zmm4, zmm9, 6                                            ;   343.5 p0      42 w[5]
        vprolq zmm5, zmm9, 0x2d                                         ;   344.5 p0      42 w[5]
        vprolq zmm6, zmm9, 3                                            ;   345.5 p0      42 w[5]
        vpaddq zmm26, zmm12, zmm26                                      ;   344.3 p5      53 t1
        vpaddq zmm26, zmm26, [rel sha512_blocks.T0_constants512 + 1472] ;   345.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   346.5 p5      42 w[5]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   346.5 p0      41 w[5]
        vpaddq zmm11, zmm11, zmm4                                       ;   347.5 p5      68 w[5]
        vpaddq zmm11, zmm11, zmm3                                       ;   348.5 p0      68 w[5]
        vprolq zmm31, zmm28, 0x32                                       ;   348.5 p0      40 t1
        vprolq zmm1, zmm28, 0x2e                                        ;   349.5 p0      40 t1
        vprolq zmm3, zmm28, 0x17                                        ;   350.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   351.5 p5      40 t1
        vmovdqa64 zmm31, zmm28                                          ;   340.5         43 t1 copy
        vpternlogd zmm31, zmm22, zmm30, 0xca                            ;   349.3 p5      43 t1
        vprolq zmm1, zmm7, 0x3f                                         ;   351.5 p0      41 w[6]
        vpaddq zmm26, zmm26, zmm31                                      ;   350.3 p5      53 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   352.5 p5      53 t1
        vprolq zmm31, zmm7, 0x38                                        ;   352.5 p0      41 w[6]
        vpaddq zmm27, zmm27, zmm26                                      ;   353.5 p5      54 v[5]
        vpsrlq zmm3, zmm7, 7                                            ;   353.5 p0      41 w[6]
        vprolq zmm4, zmm24, 0x24                                        ;   354.5 p0      39 v[1]
        vprolq zmm5, zmm24, 0x1e                                        ;   355.5 p0      39 v[1]
        vpaddq zmm12, zmm12, zmm8                                       ;   353.3 p5      68 w[6]
        vprolq zmm6, zmm24, 0x19                                        ;   356.5 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   357.5 p5      39 v[1]
        vmovdqa64 zmm4, zmm24                                           ;   345.5         44 v[1] copy
        vpternlogd zmm4, zmm20, zmm18, 0xe8                             ;   355.3 p5      44 v[1]
        vpaddq zmm26, zmm26, zmm4                                       ;   356.3 p5      55 v[1]
        vpaddq zmm26, zmm26, zmm6                                       ;   358.5 p5      55 v[1]
        vpsrlq zmm4, zmm13, 6                                           ;   357.5 p0      42 w[6]
        vprolq zmm5, zmm13, 0x2d                                        ;   358.5 p0      42 w[6]
        vprolq zmm6, zmm13, 3                                           ;   359.5 p0      42 w[6]
        vpaddq zmm30, zmm7, zmm30                                       ;   358.3 p5      53 t1
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 1536] ;   359.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   360.5 p5      42 w[6]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   360.5 p0      41 w[6]
        vpaddq zmm12, zmm12, zmm4                                       ;   361.5 p5      68 w[6]
        vpaddq zmm12, zmm12, zmm3                                       ;   362.5 p0      68 w[6]
        vprolq zmm31, zmm27, 0x32                                       ;   362.5 p0      40 t1
        vprolq zmm1, zmm27, 0x2e                                        ;   363.5 p0      40 t1
        vprolq zmm3, zmm27, 0x17                                        ;   364.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   365.5 p5      40 t1
        vmovdqa64 zmm31, zmm27                                          ;   354.5         43 t1 copy
        vpternlogd zmm31, zmm28, zmm22, 0xca                            ;   363.3 p5      43 t1
        vprolq zmm1, zmm29, 0x3f                                        ;   365.5 p0      41 w[7]
        vpaddq zmm30, zmm30, zmm31                                      ;   364.3 p5      53 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   366.5 p5      53 t1
        vprolq zmm31, zmm29, 0x38                                       ;   366.5 p0      41 w[7]
        vpaddq zmm18, zmm18, zmm30                                      ;   367.5 p5      54 v[4]
        vpsrlq zmm3, zmm29, 7                                           ;   367.5 p0      41 w[7]
        vprolq zmm4, zmm26, 0x24                                        ;   368.5 p0      39 v[0]
        vprolq zmm5, zmm26, 0x1e                                        ;   369.5 p0      39 v[0]
        vpaddq zmm7, zmm7, zmm21                                        ;   367.3 p5      68 w[7]
        vprolq zmm6, zmm26, 0x19                                        ;   370.5 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   371.5 p5      39 v[0]
        vmovdqa64 zmm4, zmm26                                           ;   359.5         44 v[0] copy
        vpternlogd zmm4, zmm24, zmm20, 0xe8                             ;   369.3 p5      44 v[0]
        vpaddq zmm30, zmm30, zmm4                                       ;   370.3 p5      55 v[0]
        vpaddq zmm30, zmm30, zmm6                                       ;   372.5 p5      55 v[0]
        vpsrlq zmm4, zmm11, 6                                           ;   371.5 p0      42 w[7]
        vprolq zmm5, zmm11, 0x2d                                        ;   372.5 p0      42 w[7]
        vprolq zmm6, zmm11, 3                                           ;   373.5 p0      42 w[7]
        vpaddq zmm22, zmm29, zmm22                                      ;   372.3 p5      53 t1
        vpaddq zmm22, zmm22, [rel sha512_blocks.T0_constants512 + 1600] ;   373.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   374.5 p5      42 w[7]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   374.5 p0      41 w[7]
        vpaddq zmm7, zmm7, zmm4                                         ;   375.5 p5      68 w[7]
        vpaddq zmm7, zmm7, zmm3                                         ;   376.5 p0      68 w[7]
        vprolq zmm31, zmm18, 0x32                                       ;   376.5 p0      40 t1
        vprolq zmm1, zmm18, 0x2e                                        ;   377.5 p0      40 t1
        vprolq zmm3, zmm18, 0x17                                        ;   378.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   379.5 p5      40 t1
        vmovdqa64 zmm31, zmm18                                          ;   368.5         43 t1 copy
        vpternlogd zmm31, zmm27, zmm28, 0xca                            ;   377.3 p5      43 t1
        vprolq zmm1, zmm25, 0x3f                                        ;   379.5 p0      41 w[8]
        vpaddq zmm22, zmm22, zmm31                                      ;   378.3 p5      53 t1
        vpaddq zmm22, zmm22, zmm3                                       ;   380.5 p5      53 t1
        vprolq zmm31, zmm25, 0x38                                       ;   380.5 p0      41 w[8]
        vpaddq zmm20, zmm20, zmm22                                      ;   381.5 p5      54 v[3]
        vpsrlq zmm3, zmm25, 7                                           ;   381.5 p0      41 w[8]
        vprolq zmm4, zmm30, 0x24                                        ;   382.5 p0      39 v[7]
        vprolq zmm5, zmm30, 0x1e                                        ;   383.5 p0      39 v[7]
        vpaddq zmm29, zmm29, zmm17                                      ;   381.3 p5      68 w[8]
        vprolq zmm6, zmm30, 0x19                                        ;   384.5 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   385.5 p5      39 v[7]
        vmovdqa64 zmm4, zmm30                                           ;   373.5         44 v[7] copy
        vpternlogd zmm4, zmm26, zmm24, 0xe8                             ;   383.3 p5      44 v[7]
        vpaddq zmm22, zmm22, zmm4                                       ;   384.3 p5      55 v[7]
        vpaddq zmm22, zmm22, zmm6                                       ;   386.5 p5      55 v[7]
        vpsrlq zmm4, zmm12, 6                                           ;   385.5 p0      42 w[8]
        vprolq zmm5, zmm12, 0x2d                                        ;   386.5 p0      42 w[8]
        vprolq zmm6, zmm12, 3                                           ;   387.5 p0      42 w[8]
        vpaddq zmm28, zmm25, zmm28                                      ;   386.3 p5      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 1664] ;   387.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   388.5 p5      42 w[8]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   388.5 p0      41 w[8]
        vpaddq zmm29, zmm29, zmm4                                       ;   389.5 p5      68 w[8]
        vpaddq zmm29, zmm29, zmm3                                       ;   390.5 p0      68 w[8]
        vprolq zmm31, zmm20, 0x32                                       ;   390.5 p0      40 t1
        vprolq zmm1, zmm20, 0x2e                                        ;   391.5 p0      40 t1
        vprolq zmm3, zmm20, 0x17                                        ;   392.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   393.5 p5      40 t1
        vmovdqa64 zmm31, zmm20                                          ;   382.5         43 t1 copy
        vpternlogd zmm31, zmm18, zmm27, 0xca                            ;   391.3 p5      43 t1
        vprolq zmm1, zmm15, 0x3f                                        ;   393.5 p0      41 w[9]
        vpaddq zmm28, zmm28, zmm31                                      ;   392.3 p5      53 t1
        vpaddq zmm28, zmm28, zmm3                                       ;   394.5 p5      53 t1
        vprolq zmm31, zmm15, 0x38                                       ;   394.5 p0      41 w[9]
        vpaddq zmm24, zmm24, zmm28                                      ;   395.5 p5      54 v[2]
        vpsrlq zmm3, zmm15, 7                                           ;   395.5 p0      41 w[9]
        vprolq zmm4, zmm22, 0x24                                        ;   396.5 p0      39 v[6]
        vprolq zmm5, zmm22, 0x1e                                        ;   397.5 p0      39 v[6]
        vpaddq zmm25, zmm25, zmm16                                      ;   395.3 p5      68 w[9]
        vprolq zmm6, zmm22, 0x19                                        ;   398.5 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   399.5 p5      39 v[6]
        vmovdqa64 zmm4, zmm22                                           ;   387.5         44 v[6] copy
        vpternlogd zmm4, zmm30, zmm26, 0xe8                             ;   397.3 p5      44 v[6]
        vpaddq zmm28, zmm28, zmm4                                       ;   398.3 p5      55 v[6]
        vpaddq zmm28, zmm28, zmm6                                       ;   400.5 p5      55 v[6]
        vpsrlq zmm4, zmm7, 6                                            ;   399.5 p0      42 w[9]
        vprolq zmm5, zmm7, 0x2d                                         ;   400.5 p0      42 w[9]
        vprolq zmm6, zmm7, 3                                            ;   401.5 p0      42 w[9]
        vpaddq zmm27, zmm15, zmm27                                      ;   400.3 p5      53 t1
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 1728] ;   401.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   402.5 p5      42 w[9]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   402.5 p0      41 w[9]
        vpaddq zmm25, zmm25, zmm4                                       ;   403.5 p5      68 w[9]
        vpaddq zmm25, zmm25, zmm3                                       ;   404.5 p0      68 w[9]
        vprolq zmm31, zmm24, 0x32                                       ;   404.5 p0      40 t1
        vprolq zmm1, zmm24, 0x2e                                        ;   405.5 p0      40 t1
        vprolq zmm3, zmm24, 0x17                                        ;   406.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   407.5 p5      40 t1
        vmovdqa64 zmm31, zmm24                                          ;   396.5         43 t1 copy
        vpternlogd zmm31, zmm20, zmm18, 0xca                            ;   405.3 p5      43 t1
        vprolq zmm1, zmm19, 0x3f                                        ;   407.5 p0      41 w[10]
        vpaddq zmm27, zmm27, zmm31                                      ;   406.3 p5      53 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   408.5 p5      53 t1
        vprolq zmm31, zmm19, 0x38                                       ;   408.5 p0      41 w[10]
        vpaddq zmm26, zmm26, zmm27                                      ;   409.5 p5      54 v[1]
        vpsrlq zmm3, zmm19, 7                                           ;   409.5 p0      41 w[10]
        vprolq zmm4, zmm28, 0x24                                        ;   410.5 p0      39 v[5]
        vprolq zmm5, zmm28, 0x1e                                        ;   411.5 p0      39 v[5]
        vpaddq zmm15, zmm15, zmm9                                       ;   409.3 p5      68 w[10]
        vprolq zmm6, zmm28, 0x19                                        ;   412.5 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   413.5 p5      39 v[5]
        vmovdqa64 zmm4, zmm28                                           ;   401.5         44 v[5] copy
        vpternlogd zmm4, zmm22, zmm30, 0xe8                             ;   411.3 p5      44 v[5]
        vpaddq zmm27, zmm27, zmm4                                       ;   412.3 p5      55 v[5]
        vpaddq zmm27, zmm27, zmm6                                       ;   414.5 p5      55 v[5]
        vpsrlq zmm4, zmm29, 6                                           ;   413.5 p0      42 w[10]
        vprolq zmm5, zmm29, 0x2d                                        ;   414.5 p0      42 w[10]
        vprolq zmm6, zmm29, 3                                           ;   415.5 p0      42 w[10]
        vpaddq zmm18, zmm19, zmm18                                      ;   414.3 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 1792] ;   415.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   416.5 p5      42 w[10]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   416.5 p0      41 w[10]
        vpaddq zmm15, zmm15, zmm4                                       ;   417.5 p5      68 w[10]
        vpaddq zmm15, zmm15, zmm3                                       ;   418.5 p0      68 w[10]
        vprolq zmm31, zmm26, 0x32                                       ;   418.5 p0      40 t1
        vprolq zmm1, zmm26, 0x2e                                        ;   419.5 p0      40 t1
        vprolq zmm3, zmm26, 0x17                                        ;   420.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   421.5 p5      40 t1
        vmovdqa64 zmm31, zmm26                                          ;   410.5         43 t1 copy
        vpternlogd zmm31, zmm24, zmm20, 0xca                            ;   419.3 p5      43 t1
        vprolq zmm1, zmm23, 0x3f                                        ;   421.5 p0      41 w[11]
        vpaddq zmm18, zmm18, zmm31                                      ;   420.3 p5      53 t1
        vpaddq zmm18, zmm18, zmm3                                       ;   422.5 p5      53 t1
        vprolq zmm31, zmm23, 0x38                                       ;   422.5 p0      41 w[11]
        vpaddq zmm30, zmm30, zmm18                                      ;   423.5 p5      54 v[0]
        vpsrlq zmm3, zmm23, 7                                           ;   423.5 p0      41 w[11]
        vprolq zmm4, zmm27, 0x24                                        ;   424.5 p0      39 v[4]
        vprolq zmm5, zmm27, 0x1e                                        ;   425.5 p0      39 v[4]
        vpaddq zmm19, zmm19, zmm13                                      ;   423.3 p5      68 w[11]
        vprolq zmm6, zmm27, 0x19                                        ;   426.5 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   427.5 p5      39 v[4]
        vmovdqa64 zmm4, zmm27                                           ;   415.5         44 v[4] copy
        vpternlogd zmm4, zmm28, zmm22, 0xe8                             ;   425.3 p5      44 v[4]
        vpaddq zmm18, zmm18, zmm4                                       ;   426.3 p5      55 v[4]
        vpaddq zmm18, zmm18, zmm6                                       ;   428.5 p5      55 v[4]
        vpsrlq zmm4, zmm25, 6                                           ;   427.5 p0      42 w[11]
        vprolq zmm5, zmm25, 0x2d                                        ;   428.5 p0      42 w[11]
        vprolq zmm6, zmm25, 3                                           ;   429.5 p0      42 w[11]
        vpaddq zmm20, zmm23, zmm20                                      ;   428.3 p5      53 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 1856] ;   429.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   430.5 p5      42 w[11]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   430.5 p0      41 w[11]
        vpaddq zmm19, zmm19, zmm4                                       ;   431.5 p5      68 w[11]
        vpaddq zmm19, zmm19, zmm3                                       ;   432.5 p0      68 w[11]
        vprolq zmm31, zmm30, 0x32                                       ;   432.5 p0      40 t1
        vprolq zmm1, zmm30, 0x2e                                        ;   433.5 p0      40 t1
        vprolq zmm3, zmm30, 0x17                                        ;   434.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   435.5 p5      40 t1
        vmovdqa64 zmm31, zmm30                                          ;   424.5         43 t1 copy
        vpternlogd zmm31, zmm26, zmm24, 0xca                            ;   433.3 p5      43 t1
        vprolq zmm1, zmm14, 0x3f                                        ;   435.5 p0      41 w[12]
        vpaddq zmm20, zmm20, zmm31                                      ;   434.3 p5      53 t1
        vpaddq zmm20, zmm20, zmm3                                       ;   436.5 p5      53 t1
        vprolq zmm31, zmm14, 0x38                                       ;   436.5 p0      41 w[12]
        vpaddq zmm22, zmm22, zmm20                                      ;   437.5 p5      54 v[7]
        vpsrlq zmm3, zmm14, 7                                           ;   437.5 p0      41 w[12]
        vprolq zmm4, zmm18, 0x24                                        ;   438.5 p0      39 v[3]
        vprolq zmm5, zmm18, 0x1e                                        ;   439.5 p0      39 v[3]
        vpaddq zmm23, zmm23, zmm11                                      ;   437.3 p5      68 w[12]
        vprolq zmm6, zmm18, 0x19                                        ;   440.5 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   441.5 p5      39 v[3]
        vmovdqa64 zmm4, zmm18                                           ;   429.5         44 v[3] copy
        vpternlogd zmm4, zmm27, zmm28, 0xe8                             ;   439.3 p5      44 v[3]
        vpaddq zmm20, zmm20, zmm4                                       ;   440.3 p5      55 v[3]
        vpaddq zmm20, zmm20, zmm6                                       ;   442.5 p5      55 v[3]
        vpsrlq zmm4, zmm15, 6                                           ;   441.5 p0      42 w[12]
        vprolq zmm5, zmm15, 0x2d                                        ;   442.5 p0      42 w[12]
        vprolq zmm6, zmm15, 3                                           ;   443.5 p0      42 w[12]
        vpaddq zmm24, zmm14, zmm24                                      ;   442.3 p5      53 t1
        vpaddq zmm24, zmm24, [rel sha512_blocks.T0_constants512 + 1920] ;   443.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   444.5 p5      42 w[12]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   444.5 p0      41 w[12]
        vpaddq zmm23, zmm23, zmm4                                       ;   445.5 p5      68 w[12]
        vpaddq zmm23, zmm23, zmm3                                       ;   446.5 p0      68 w[12]
        vprolq zmm31, zmm22, 0x32                                       ;   446.5 p0      40 t1
        vprolq zmm1, zmm22, 0x2e                                        ;   447.5 p0      40 t1
        vprolq zmm3, zmm22, 0x17                                        ;   448.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   449.5 p5      40 t1
        vmovdqa64 zmm31, zmm22                                          ;   438.5         43 t1 copy
        vpternlogd zmm31, zmm30, zmm26, 0xca                            ;   447.3 p5      43 t1
        vprolq zmm1, zmm10, 0x3f                                        ;   449.5 p0      41 w[13]
        vpaddq zmm24, zmm24, zmm31                                      ;   448.3 p5      53 t1
        vpaddq zmm24, zmm24, zmm3                                       ;   450.5 p5      53 t1
        vprolq zmm31, zmm10, 0x38                                       ;   450.5 p0      41 w[13]
        vpaddq zmm28, zmm28, zmm24                                      ;   451.5 p5      54 v[6]
        vpsrlq zmm3, zmm10, 7                                           ;   451.5 p0      41 w[13]
        vprolq zmm4, zmm20, 0x24                                        ;   452.5 p0      39 v[2]
        vprolq zmm5, zmm20, 0x1e                                        ;   453.5 p0      39 v[2]
        vpaddq zmm14, zmm14, zmm12                                      ;   451.3 p5      68 w[13]
        vprolq zmm6, zmm20, 0x19                                        ;   454.5 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   455.5 p5      39 v[2]
        vmovdqa64 zmm4, zmm20                                           ;   443.5         44 v[2] copy
        vpternlogd zmm4, zmm18, zmm27, 0xe8                             ;   453.3 p5      44 v[2]
        vpaddq zmm24, zmm24, zmm4                                       ;   454.3 p5      55 v[2]
        vpaddq zmm24, zmm24, zmm6                                       ;   456.5 p5      55 v[2]
        vpsrlq zmm4, zmm19, 6                                           ;   455.5 p0      42 w[13]
        vprolq zmm5, zmm19, 0x2d                                        ;   456.5 p0      42 w[13]
        vprolq zmm6, zmm19, 3                                           ;   457.5 p0      42 w[13]
        vpaddq zmm26, zmm10, zmm26                                      ;   456.3 p5      53 t1
        vpaddq zmm26, zmm26, [rel sha512_blocks.T0_constants512 + 1984] ;   457.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   458.5 p5      42 w[13]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   458.5 p0      41 w[13]
        vpaddq zmm14, zmm14, zmm4                                       ;   459.5 p5      68 w[13]
        vpaddq zmm14, zmm14, zmm3                                       ;   460.5 p0      68 w[13]
        vprolq zmm31, zmm28, 0x32                                       ;   460.5 p0      40 t1
        vprolq zmm1, zmm28, 0x2e                                        ;   461.5 p0      40 t1
        vprolq zmm3, zmm28, 0x17                                        ;   462.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   463.5 p5      40 t1
        vmovdqa64 zmm31, zmm28                                          ;   452.5         43 t1 copy
        vpternlogd zmm31, zmm22, zmm30, 0xca                            ;   461.3 p5      43 t1
        vprolq zmm1, zmm8, 0x3f                                         ;   463.5 p0      41 w[14]
        vpaddq zmm26, zmm26, zmm31                                      ;   462.3 p5      53 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   464.5 p5      53 t1
        vprolq zmm31, zmm8, 0x38                                        ;   464.5 p0      41 w[14]
        vpaddq zmm27, zmm27, zmm26                                      ;   465.5 p5      54 v[5]
        vpsrlq zmm3, zmm8, 7                                            ;   465.5 p0      41 w[14]
        vprolq zmm4, zmm24, 0x24                                        ;   466.5 p0      39 v[1]
        vprolq zmm5, zmm24, 0x1e                                        ;   467.5 p0      39 v[1]
        vpaddq zmm10, zmm10, zmm7                                       ;   465.3 p5      68 w[14]
        vprolq zmm6, zmm24, 0x19                                        ;   468.5 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   469.5 p5      39 v[1]
        vmovdqa64 zmm4, zmm24                                           ;   457.5         44 v[1] copy
        vpternlogd zmm4, zmm20, zmm18, 0xe8                             ;   467.3 p5      44 v[1]
        vpaddq zmm26, zmm26, zmm4                                       ;   468.3 p5      55 v[1]
        vpaddq zmm26, zmm26, zmm6                                       ;   470.5 p5      55 v[1]
        vpsrlq zmm4, zmm23, 6                                           ;   469.5 p0      42 w[14]
        vprolq zmm5, zmm23, 0x2d                                        ;   470.5 p0      42 w[14]
        vprolq zmm6, zmm23, 3                                           ;   471.5 p0      42 w[14]
        vpaddq zmm30, zmm8, zmm30                                       ;   470.3 p5      53 t1
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 2048] ;   471.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   472.5 p5      42 w[14]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   472.5 p0      41 w[14]
        vpaddq zmm10, zmm10, zmm4                                       ;   473.5 p5      68 w[14]
        vpaddq zmm10, zmm10, zmm3                                       ;   474.5 p0      68 w[14]
        vprolq zmm31, zmm27, 0x32                                       ;   474.5 p0      40 t1
        vprolq zmm1, zmm27, 0x2e                                        ;   475.5 p0      40 t1
        vprolq zmm3, zmm27, 0x17                                        ;   476.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   477.5 p5      40 t1
        vmovdqa64 zmm31, zmm27                                          ;   466.5         43 t1 copy
        vpternlogd zmm31, zmm28, zmm22, 0xca                            ;   475.3 p5      43 t1
        vprolq zmm1, zmm21, 0x3f                                        ;   477.5 p0      41 w[15]
        vpaddq zmm30, zmm30, zmm31                                      ;   476.3 p5      53 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   478.5 p5      53 t1
        vprolq zmm31, zmm21, 0x38                                       ;   478.5 p0      41 w[15]
        vpaddq zmm18, zmm18, zmm30                                      ;   479.5 p5      54 v[4]
        vpsrlq zmm3, zmm21, 7                                           ;   479.5 p0      41 w[15]
        vprolq zmm4, zmm26, 0x24                                        ;   480.5 p0      39 v[0]
        vprolq zmm5, zmm26, 0x1e                                        ;   481.5 p0      39 v[0]
        vpaddq zmm8, zmm8, zmm29                                        ;   479.3 p5      68 w[15]
        vprolq zmm6, zmm26, 0x19                                        ;   482.5 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   483.5 p5      39 v[0]
        vmovdqa64 zmm4, zmm26                                           ;   471.5         44 v[0] copy
        vpternlogd zmm4, zmm24, zmm20, 0xe8                             ;   481.3 p5      44 v[0]
        vpaddq zmm30, zmm30, zmm4                                       ;   482.3 p5      55 v[0]
        vpaddq zmm30, zmm30, zmm6                                       ;   484.5 p5      55 v[0]
        vpsrlq zmm4, zmm14, 6                                           ;   483.5 p0      42 w[15]
        vprolq zmm5, zmm14, 0x2d                                        ;   484.5 p0      42 w[15]
        vprolq zmm6, zmm14, 3                                           ;   485.5 p0      42 w[15]
        vpaddq zmm22, zmm21, zmm22                                      ;   484.3 p5      53 t1
        vpaddq zmm22, zmm22, [rel sha512_blocks.T0_constants512 + 2112] ;   485.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   486.5 p5      42 w[15]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   486.5 p0      41 w[15]
        vpaddq zmm8, zmm8, zmm4                                         ;   487.5 p5      68 w[15]
        vpaddq zmm8, zmm8, zmm3                                         ;   488.5 p0      68 w[15]
        vprolq zmm31, zmm18, 0x32                                       ;   488.5 p0      40 t1
        vprolq zmm1, zmm18, 0x2e                                        ;   489.5 p0      40 t1
        vprolq zmm3, zmm18, 0x17                                        ;   490.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   491.5 p5      40 t1
        vmovdqa64 zmm31, zmm18                                          ;   480.5         43 t1 copy
        vpternlogd zmm31, zmm27, zmm28, 0xca                            ;   489.3 p5      43 t1
        vprolq zmm1, zmm17, 0x3f                                        ;   491.5 p0      41 w[0]
        vpaddq zmm22, zmm22, zmm31                                      ;   490.3 p5      53 t1
        vpaddq zmm22, zmm22, zmm3                                       ;   492.5 p5      53 t1
        vprolq zmm31, zmm17, 0x38                                       ;   492.5 p0      41 w[0]
        vpaddq zmm20, zmm20, zmm22                                      ;   493.5 p5      54 v[3]
        vpsrlq zmm3, zmm17, 7                                           ;   493.5 p0      41 w[0]
        vprolq zmm4, zmm30, 0x24                                        ;   494.5 p0      39 v[7]
        vprolq zmm5, zmm30, 0x1e                                        ;   495.5 p0      39 v[7]
        vpaddq zmm21, zmm21, zmm25                                      ;   493.3 p5      68 w[0]
        vprolq zmm6, zmm30, 0x19                                        ;   496.5 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   497.5 p5      39 v[7]
        vmovdqa64 zmm4, zmm30                                           ;   485.5         44 v[7] copy
        vpternlogd zmm4, zmm26, zmm24, 0xe8                             ;   495.3 p5      44 v[7]
        vpaddq zmm22, zmm22, zmm4                                       ;   496.3 p5      55 v[7]
        vpaddq zmm22, zmm22, zmm6                                       ;   498.5 p5      55 v[7]
        vpsrlq zmm4, zmm10, 6                                           ;   497.5 p0      42 w[0]
        vprolq zmm5, zmm10, 0x2d                                        ;   498.5 p0      42 w[0]
        vprolq zmm6, zmm10, 3                                           ;   499.5 p0      42 w[0]
        vpaddq zmm28, zmm17, zmm28                                      ;   498.3 p5      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 2176] ;   499.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   500.5 p5      42 w[0]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   500.5 p0      41 w[0]
        vpaddq zmm21, zmm21, zmm4                                       ;   501.5 p5      68 w[0]
        vpaddq zmm21, zmm21, zmm3                                       ;   502.5 p0      68 w[0]
        vprolq zmm31, zmm20, 0x32                                       ;   502.5 p0      40 t1
        vprolq zmm1, zmm20, 0x2e                                        ;   503.5 p0      40 t1
        vprolq zmm3, zmm20, 0x17                                        ;   504.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   505.5 p5      40 t1
        vmovdqa64 zmm31, zmm20                                          ;   494.5         43 t1 copy
        vpternlogd zmm31, zmm18, zmm27, 0xca                            ;   503.3 p5      43 t1
        vprolq zmm1, zmm16, 0x3f                                        ;   505.5 p0      41 w[1]
        vpaddq zmm28, zmm28, zmm31                                      ;   504.3 p5      53 t1
        vpaddq zmm28, zmm28, zmm3                                       ;   506.5 p5      53 t1
        vprolq zmm31, zmm16, 0x38                                       ;   506.5 p0      41 w[1]
        vpaddq zmm24, zmm24, zmm28                                      ;   507.5 p5      54 v[2]
        vpsrlq zmm3, zmm16, 7                                           ;   507.5 p0      41 w[1]
        vprolq zmm4, zmm22, 0x24                                        ;   508.5 p0      39 v[6]
        vprolq zmm5, zmm22, 0x1e                                        ;   509.5 p0      39 v[6]
        vpaddq zmm17, zmm17, zmm15                                      ;   507.3 p5      68 w[1]
        vprolq zmm6, zmm22, 0x19                                        ;   510.5 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   511.5 p5      39 v[6]
        vmovdqa64 zmm4, zmm22                                           ;   499.5         44 v[6] copy
        vpternlogd zmm4, zmm30, zmm26, 0xe8                             ;   509.3 p5      44 v[6]
        vpaddq zmm28, zmm28, zmm4                                       ;   510.3 p5      55 v[6]
        vpaddq zmm28, zmm28, zmm6                                       ;   512.5 p5      55 v[6]
        vpsrlq zmm4, zmm8, 6                                            ;   511.5 p0      42 w[1]
        vprolq zmm5, zmm8, 0x2d                                         ;   512.5 p0      42 w[1]
        vprolq zmm6, zmm8, 3                                            ;   513.5 p0      42 w[1]
        vpaddq zmm27, zmm16, zmm27                                      ;   512.3 p5      53 t1
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 2240] ;   513.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   514.5 p5      42 w[1]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   514.5 p0      41 w[1]
        vpaddq zmm17, zmm17, zmm4                                       ;   515.5 p5      68 w[1]
        vpaddq zmm17, zmm17, zmm3                                       ;   516.5 p0      68 w[1]
        vprolq zmm31, zmm24, 0x32                                       ;   516.5 p0      40 t1
        vprolq zmm1, zmm24, 0x2e                                        ;   517.5 p0      40 t1
        vprolq zmm3, zmm24, 0x17                                        ;   518.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   519.5 p5      40 t1
        vmovdqa64 zmm31, zmm24                                          ;   508.5         43 t1 copy
        vpternlogd zmm31, zmm20, zmm18, 0xca                            ;   517.3 p5      43 t1
        vprolq zmm1, zmm9, 0x3f                                         ;   519.5 p0      41 w[2]
        vpaddq zmm27, zmm27, zmm31                                      ;   518.3 p5      53 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   520.5 p5      53 t1
        vprolq zmm31, zmm9, 0x38                                        ;   520.5 p0      41 w[2]
        vpaddq zmm26, zmm26, zmm27                                      ;   521.5 p5      54 v[1]
        vpsrlq zmm3, zmm9, 7                                            ;   521.5 p0      41 w[2]
        vprolq zmm4, zmm28, 0x24                                        ;   522.5 p0      39 v[5]
        vprolq zmm5, zmm28, 0x1e                                        ;   523.5 p0      39 v[5]
        vpaddq zmm16, zmm16, zmm19                                      ;   521.3 p5      68 w[2]
        vprolq zmm6, zmm28, 0x19                                        ;   524.5 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   525.5 p5      39 v[5]
        vmovdqa64 zmm4, zmm28                                           ;   513.5         44 v[5] copy
        vpternlogd zmm4, zmm22, zmm30, 0xe8                             ;   523.3 p5      44 v[5]
        vpaddq zmm27, zmm27, zmm4                                       ;   524.3 p5      55 v[5]
        vpaddq zmm27, zmm27, zmm6                                       ;   526.5 p5      55 v[5]
        vpsrlq zmm4, zmm21, 6                                           ;   525.5 p0      42 w[2]
        vprolq zmm5, zmm21, 0x2d                                        ;   526.5 p0      42 w[2]
        vprolq zmm6, zmm21, 3                                           ;   527.5 p0      42 w[2]
        vpaddq zmm18, zmm9, zmm18                                       ;   526.3 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 2304] ;   527.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   528.5 p5      42 w[2]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   528.5 p0      41 w[2]
        vpaddq zmm16, zmm16, zmm4                                       ;   529.5 p5      68 w[2]
        vpaddq zmm16, zmm16, zmm3                                       ;   530.5 p0      68 w[2]
        vprolq zmm31, zmm26, 0x32                                       ;   530.5 p0      40 t1
        vprolq zmm1, zmm26, 0x2e                                        ;   531.5 p0      40 t1
        vprolq zmm3, zmm26, 0x17                                        ;   532.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   533.5 p5      40 t1
        vmovdqa64 zmm31, zmm26                                          ;   522.5         43 t1 copy
        vpternlogd zmm31, zmm24, zmm20, 0xca                            ;   531.3 p5      43 t1
        vprolq zmm1, zmm13, 0x3f                                        ;   533.5 p0      41 w[3]
        vpaddq zmm18, zmm18, zmm31                                      ;   532.3 p5      53 t1
        vpaddq zmm18, zmm18, zmm3                                       ;   534.5 p5      53 t1
        vprolq zmm31, zmm13, 0x38                                       ;   534.5 p0      41 w[3]
        vpaddq zmm30, zmm30, zmm18                                      ;   535.5 p5      54 v[0]
        vpsrlq zmm3, zmm13, 7                                           ;   535.5 p0      41 w[3]
        vprolq zmm4, zmm27, 0x24                                        ;   536.5 p0      39 v[4]
        vprolq zmm5, zmm27, 0x1e                                        ;   537.5 p0      39 v[4]
        vpaddq zmm9, zmm9, zmm23                                        ;   535.3 p5      68 w[3]
        vprolq zmm6, zmm27, 0x19                                        ;   538.5 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   539.5 p5      39 v[4]
        vmovdqa64 zmm4, zmm27                                           ;   527.5         44 v[4] copy
        vpternlogd zmm4, zmm28, zmm22, 0xe8                             ;   537.3 p5      44 v[4]
        vpaddq zmm18, zmm18, zmm4                                       ;   538.3 p5      55 v[4]
        vpaddq zmm18, zmm18, zmm6                                       ;   540.5 p5      55 v[4]
        vpsrlq zmm4, zmm17, 6                                           ;   539.5 p0      42 w[3]
        vprolq zmm5, zmm17, 0x2d                                        ;   540.5 p0      42 w[3]
        vprolq zmm6, zmm17, 3                                           ;   541.5 p0      42 w[3]
        vpaddq zmm20, zmm13, zmm20                                      ;   540.3 p5      53 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 2368] ;   541.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   542.5 p5      42 w[3]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   542.5 p0      41 w[3]
        vpaddq zmm9, zmm9, zmm4                                         ;   543.5 p5      68 w[3]
        vpaddq zmm9, zmm9, zmm3                                         ;   544.5 p0      68 w[3]
        vprolq zmm31, zmm30, 0x32                                       ;   544.5 p0      40 t1
        vprolq zmm1, zmm30, 0x2e                                        ;   545.5 p0      40 t1
        vprolq zmm3, zmm30, 0x17                                        ;   546.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   547.5 p5      40 t1
        vmovdqa64 zmm31, zmm30                                          ;   536.5         43 t1 copy
        vpternlogd zmm31, zmm26, zmm24, 0xca                            ;   545.3 p5      43 t1
        vprolq zmm1, zmm11, 0x3f                                        ;   547.5 p0      41 w[4]
        vpaddq zmm20, zmm20, zmm31                                      ;   546.3 p5      53 t1
        vpaddq zmm20, zmm20, zmm3                                       ;   548.5 p5      53 t1
        vprolq zmm31, zmm11, 0x38                                       ;   548.5 p0      41 w[4]
        vpaddq zmm22, zmm22, zmm20                                      ;   549.5 p5      54 v[7]
        vpsrlq zmm3, zmm11, 7                                           ;   549.5 p0      41 w[4]
        vprolq zmm4, zmm18, 0x24                                        ;   550.5 p0      39 v[3]
        vprolq zmm5, zmm18, 0x1e                                        ;   551.5 p0      39 v[3]
        vpaddq zmm13, zmm13, zmm14                                      ;   549.3 p5      68 w[4]
        vprolq zmm6, zmm18, 0x19                                        ;   552.5 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   553.5 p5      39 v[3]
        vmovdqa64 zmm4, zmm18                                           ;   541.5         44 v[3] copy
        vpternlogd zmm4, zmm27, zmm28, 0xe8                             ;   551.3 p5      44 v[3]
        vpaddq zmm20, zmm20, zmm4                                       ;   552.3 p5      55 v[3]
        vpaddq zmm20, zmm20, zmm6                                       ;   554.5 p5      55 v[3]
        vpsrlq zmm4, zmm16, 6                                           ;   553.5 p0      42 w[4]
        vprolq zmm5, zmm16, 0x2d                                        ;   554.5 p0      42 w[4]
        vprolq zmm6, zmm16, 3                                           ;   555.5 p0      42 w[4]
        vpaddq zmm24, zmm11, zmm24                                      ;   554.3 p5      53 t1
        vpaddq zmm24, zmm24, [rel sha512_blocks.T0_constants512 + 2432] ;   555.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   556.5 p5      42 w[4]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   556.5 p0      41 w[4]
        vpaddq zmm13, zmm13, zmm4                                       ;   557.5 p5      68 w[4]
        vpaddq zmm13, zmm13, zmm3                                       ;   558.5 p0      68 w[4]
        vprolq zmm31, zmm22, 0x32                                       ;   558.5 p0      40 t1
        vprolq zmm1, zmm22, 0x2e                                        ;   559.5 p0      40 t1
        vprolq zmm3, zmm22, 0x17                                        ;   560.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   561.5 p5      40 t1
        vmovdqa64 zmm31, zmm22                                          ;   550.5         43 t1 copy
        vpternlogd zmm31, zmm30, zmm26, 0xca                            ;   559.3 p5      43 t1
        vprolq zmm1, zmm12, 0x3f                                        ;   561.5 p0      41 w[5]
        vpaddq zmm24, zmm24, zmm31                                      ;   560.3 p5      53 t1
        vpaddq zmm24, zmm24, zmm3                                       ;   562.5 p5      53 t1
        vprolq zmm31, zmm12, 0x38                                       ;   562.5 p0      41 w[5]
        vpaddq zmm28, zmm28, zmm24                                      ;   563.5 p5      54 v[6]
        vpsrlq zmm3, zmm12, 7                                           ;   563.5 p0      41 w[5]
        vprolq zmm4, zmm20, 0x24                                        ;   564.5 p0      39 v[2]
        vprolq zmm5, zmm20, 0x1e                                        ;   565.5 p0      39 v[2]
        vpaddq zmm11, zmm11, zmm10                                      ;   563.3 p5      68 w[5]
        vprolq zmm6, zmm20, 0x19                                        ;   566.5 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   567.5 p5      39 v[2]
        vmovdqa64 zmm4, zmm20                                           ;   555.5         44 v[2] copy
        vpternlogd zmm4, zmm18, zmm27, 0xe8                             ;   565.3 p5      44 v[2]
        vpaddq zmm24, zmm24, zmm4                                       ;   566.3 p5      55 v[2]
        vpaddq zmm24, zmm24, zmm6                                       ;   568.5 p5      55 v[2]
        vpsrlq zmm4, zmm9, 6                                            ;   567.5 p0      42 w[5]
        vprolq zmm5, zmm9, 0x2d                                         ;   568.5 p0      42 w[5]
        vprolq zmm6, zmm9, 3                                            ;   569.5 p0      42 w[5]
        vpaddq zmm26, zmm12, zmm26                                      ;   568.3 p5      53 t1
        vpaddq zmm26, zmm26, [rel sha512_blocks.T0_constants512 + 2496] ;   569.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   570.5 p5      42 w[5]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   570.5 p0      41 w[5]
        vpaddq zmm11, zmm11, zmm4                                       ;   571.5 p5      68 w[5]
        vpaddq zmm11, zmm11, zmm3                                       ;   572.5 p0      68 w[5]
        vprolq zmm31, zmm28, 0x32                                       ;   572.5 p0      40 t1
        vprolq zmm1, zmm28, 0x2e                                        ;   573.5 p0      40 t1
        vprolq zmm3, zmm28, 0x17                                        ;   574.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   575.5 p5      40 t1
        vmovdqa64 zmm31, zmm28                                          ;   564.5         43 t1 copy
        vpternlogd zmm31, zmm22, zmm30, 0xca                            ;   573.3 p5      43 t1
        vprolq zmm1, zmm7, 0x3f                                         ;   575.5 p0      41 w[6]
        vpaddq zmm26, zmm26, zmm31                                      ;   574.3 p5      53 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   576.5 p5      53 t1
        vprolq zmm31, zmm7, 0x38                                        ;   576.5 p0      41 w[6]
        vpaddq zmm27, zmm27, zmm26                                      ;   577.5 p5      54 v[5]
        vpsrlq zmm3, zmm7, 7                                            ;   577.5 p0      41 w[6]
        vprolq zmm4, zmm24, 0x24                                        ;   578.5 p0      39 v[1]
        vprolq zmm5, zmm24, 0x1e                                        ;   579.5 p0      39 v[1]
        vpaddq zmm12, zmm12, zmm8                                       ;   577.3 p5      68 w[6]
        vprolq zmm6, zmm24, 0x19                                        ;   580.5 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   581.5 p5      39 v[1]
        vmovdqa64 zmm4, zmm24                                           ;   569.5         44 v[1] copy
        vpternlogd zmm4, zmm20, zmm18, 0xe8                             ;   579.3 p5      44 v[1]
        vpaddq zmm26, zmm26, zmm4                                       ;   580.3 p5      55 v[1]
        vpaddq zmm26, zmm26, zmm6                                       ;   582.5 p5      55 v[1]
        vpsrlq zmm4, zmm13, 6                                           ;   581.5 p0      42 w[6]
        vprolq zmm5, zmm13, 0x2d                                        ;   582.5 p0      42 w[6]
        vprolq zmm6, zmm13, 3                                           ;   583.5 p0      42 w[6]
        vpaddq zmm30, zmm7, zmm30                                       ;   582.3 p5      53 t1
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 2560] ;   583.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   584.5 p5      42 w[6]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   584.5 p0      41 w[6]
        vpaddq zmm12, zmm12, zmm4                                       ;   585.5 p5      68 w[6]
        vpaddq zmm12, zmm12, zmm3                                       ;   586.5 p0      68 w[6]
        vprolq zmm31, zmm27, 0x32                                       ;   586.5 p0      40 t1
        vprolq zmm1, zmm27, 0x2e                                        ;   587.5 p0      40 t1
        vprolq zmm3, zmm27, 0x17                                        ;   588.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   589.5 p5      40 t1
        vmovdqa64 zmm31, zmm27                                          ;   578.5         43 t1 copy
        vpternlogd zmm31, zmm28, zmm22, 0xca                            ;   587.3 p5      43 t1
        vprolq zmm1, zmm29, 0x3f                                        ;   589.5 p0      41 w[7]
        vpaddq zmm30, zmm30, zmm31                                      ;   588.3 p5      53 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   590.5 p5      53 t1
        vprolq zmm31, zmm29, 0x38                                       ;   590.5 p0      41 w[7]
        vpaddq zmm18, zmm18, zmm30                                      ;   591.5 p5      54 v[4]
        vpsrlq zmm3, zmm29, 7                                           ;   591.5 p0      41 w[7]
        vprolq zmm4, zmm26, 0x24                                        ;   592.5 p0      39 v[0]
        vprolq zmm5, zmm26, 0x1e                                        ;   593.5 p0      39 v[0]
        vpaddq zmm7, zmm7, zmm21                                        ;   591.3 p5      68 w[7]
        vprolq zmm6, zmm26, 0x19                                        ;   594.5 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   595.5 p5      39 v[0]
        vmovdqa64 zmm4, zmm26                                           ;   583.5         44 v[0] copy
        vpternlogd zmm4, zmm24, zmm20, 0xe8                             ;   593.3 p5      44 v[0]
        vpaddq zmm30, zmm30, zmm4                                       ;   594.3 p5      55 v[0]
        vpaddq zmm30, zmm30, zmm6                                       ;   596.5 p5      55 v[0]
        vpsrlq zmm4, zmm11, 6                                           ;   595.5 p0      42 w[7]
        vprolq zmm5, zmm11, 0x2d                                        ;   596.5 p0      42 w[7]
        vprolq zmm6, zmm11, 3                                           ;   597.5 p0      42 w[7]
        vpaddq zmm22, zmm29, zmm22                                      ;   596.3 p5      53 t1
        vpaddq zmm22, zmm22, [rel sha512_blocks.T0_constants512 + 2624] ;   597.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   598.5 p5      42 w[7]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   598.5 p0      41 w[7]
        vpaddq zmm7, zmm7, zmm4                                         ;   599.5 p5      68 w[7]
        vpaddq zmm7, zmm7, zmm3                                         ;   600.5 p0      68 w[7]
        vprolq zmm31, zmm18, 0x32                                       ;   600.5 p0      40 t1
        vprolq zmm1, zmm18, 0x2e                                        ;   601.5 p0      40 t1
        vprolq zmm3, zmm18, 0x17                                        ;   602.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   603.5 p5      40 t1
        vmovdqa64 zmm31, zmm18                                          ;   592.5         43 t1 copy
        vpternlogd zmm31, zmm27, zmm28, 0xca                            ;   601.3 p5      43 t1
        vprolq zmm1, zmm25, 0x3f                                        ;   603.5 p0      41 w[8]
        vpaddq zmm22, zmm22, zmm31                                      ;   602.3 p5      53 t1
        vpaddq zmm22, zmm22, zmm3                                       ;   604.5 p5      53 t1
        vprolq zmm31, zmm25, 0x38                                       ;   604.5 p0      41 w[8]
        vpaddq zmm20, zmm20, zmm22                                      ;   605.5 p5      54 v[3]
        vpsrlq zmm3, zmm25, 7                                           ;   605.5 p0      41 w[8]
        vprolq zmm4, zmm30, 0x24                                        ;   606.5 p0      39 v[7]
        vprolq zmm5, zmm30, 0x1e                                        ;   607.5 p0      39 v[7]
        vpaddq zmm29, zmm29, zmm17                                      ;   605.3 p5      68 w[8]
        vprolq zmm6, zmm30, 0x19                                        ;   608.5 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   609.5 p5      39 v[7]
        vmovdqa64 zmm4, zmm30                                           ;   597.5         44 v[7] copy
        vpternlogd zmm4, zmm26, zmm24, 0xe8                             ;   607.3 p5      44 v[7]
        vpaddq zmm22, zmm22, zmm4                                       ;   608.3 p5      55 v[7]
        vpaddq zmm22, zmm22, zmm6                                       ;   610.5 p5      55 v[7]
        vpsrlq zmm4, zmm12, 6                                           ;   609.5 p0      42 w[8]
        vprolq zmm5, zmm12, 0x2d                                        ;   610.5 p0      42 w[8]
        vprolq zmm6, zmm12, 3                                           ;   611.5 p0      42 w[8]
        vpaddq zmm28, zmm25, zmm28                                      ;   610.3 p5      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 2688] ;   611.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   612.5 p5      42 w[8]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   612.5 p0      41 w[8]
        vpaddq zmm29, zmm29, zmm4                                       ;   613.5 p5      68 w[8]
        vpaddq zmm29, zmm29, zmm3                                       ;   614.5 p0      68 w[8]
        vprolq zmm31, zmm20, 0x32                                       ;   614.5 p0      40 t1
        vprolq zmm1, zmm20, 0x2e                                        ;   615.5 p0      40 t1
        vprolq zmm3, zmm20, 0x17                                        ;   616.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   617.5 p5      40 t1
        vmovdqa64 zmm31, zmm20                                          ;   606.5         43 t1 copy
        vpternlogd zmm31, zmm18, zmm27, 0xca                            ;   615.3 p5      43 t1
        vprolq zmm1, zmm15, 0x3f                                        ;   617.5 p0      41 w[9]
        vpaddq zmm28, zmm28, zmm31                                      ;   616.3 p5      53 t1
        vpaddq zmm28, zmm28, zmm3                                       ;   618.5 p5      53 t1
        vprolq zmm31, zmm15, 0x38                                       ;   618.5 p0      41 w[9]
        vpaddq zmm24, zmm24, zmm28                                      ;   619.5 p5      54 v[2]
        vpsrlq zmm3, zmm15, 7                                           ;   619.5 p0      41 w[9]
        vprolq zmm4, zmm22, 0x24                                        ;   620.5 p0      39 v[6]
        vprolq zmm5, zmm22, 0x1e                                        ;   621.5 p0      39 v[6]
        vpaddq zmm25, zmm25, zmm16                                      ;   619.3 p5      68 w[9]
        vprolq zmm6, zmm22, 0x19                                        ;   622.5 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   623.5 p5      39 v[6]
        vmovdqa64 zmm4, zmm22                                           ;   611.5         44 v[6] copy
        vpternlogd zmm4, zmm30, zmm26, 0xe8                             ;   621.3 p5      44 v[6]
        vpaddq zmm28, zmm28, zmm4                                       ;   622.3 p5      55 v[6]
        vpaddq zmm28, zmm28, zmm6                                       ;   624.5 p5      55 v[6]
        vpsrlq zmm4, zmm7, 6                                            ;   623.5 p0      42 w[9]
        vprolq zmm5, zmm7, 0x2d                                         ;   624.5 p0      42 w[9]
        vprolq zmm6, zmm7, 3                                            ;   625.5 p0      42 w[9]
        vpaddq zmm27, zmm15, zmm27                                      ;   624.3 p5      53 t1
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 2752] ;   625.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   626.5 p5      42 w[9]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   626.5 p0      41 w[9]
        vpaddq zmm25, zmm25, zmm4                                       ;   627.5 p5      68 w[9]
        vpaddq zmm25, zmm25, zmm3                                       ;   628.5 p0      68 w[9]
        vprolq zmm31, zmm24, 0x32                                       ;   628.5 p0      40 t1
        vprolq zmm1, zmm24, 0x2e                                        ;   629.5 p0      40 t1
        vprolq zmm3, zmm24, 0x17                                        ;   630.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   631.5 p5      40 t1
        vmovdqa64 zmm31, zmm24                                          ;   620.5         43 t1 copy
        vpternlogd zmm31, zmm20, zmm18, 0xca                            ;   629.3 p5      43 t1
        vprolq zmm1, zmm19, 0x3f                                        ;   631.5 p0      41 w[10]
        vpaddq zmm27, zmm27, zmm31                                      ;   630.3 p5      53 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   632.5 p5      53 t1
        vprolq zmm31, zmm19, 0x38                                       ;   632.5 p0      41 w[10]
        vpaddq zmm26, zmm26, zmm27                                      ;   633.5 p5      54 v[1]
        vpsrlq zmm3, zmm19, 7                                           ;   633.5 p0      41 w[10]
        vprolq zmm4, zmm28, 0x24                                        ;   634.5 p0      39 v[5]
        vprolq zmm5, zmm28, 0x1e                                        ;   635.5 p0      39 v[5]
        vpaddq zmm15, zmm15, zmm9                                       ;   633.3 p5      68 w[10]
        vprolq zmm6, zmm28, 0x19                                        ;   636.5 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   637.5 p5      39 v[5]
        vmovdqa64 zmm4, zmm28                                           ;   625.5         44 v[5] copy
        vpternlogd zmm4, zmm22, zmm30, 0xe8                             ;   635.3 p5      44 v[5]
        vpaddq zmm27, zmm27, zmm4                                       ;   636.3 p5      55 v[5]
        vpaddq zmm27, zmm27, zmm6                                       ;   638.5 p5      55 v[5]
        vpsrlq zmm4, zmm29, 6                                           ;   637.5 p0      42 w[10]
        vprolq zmm5, zmm29, 0x2d                                        ;   638.5 p0      42 w[10]
        vprolq zmm6, zmm29, 3                                           ;   639.5 p0      42 w[10]
        vpaddq zmm18, zmm19, zmm18                                      ;   638.3 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 2816] ;   639.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   640.5 p5      42 w[10]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   640.5 p0      41 w[10]
        vpaddq zmm15, zmm15, zmm4                                       ;   641.5 p5      68 w[10]
        vpaddq zmm15, zmm15, zmm3                                       ;   642.5 p0      68 w[10]
        vprolq zmm31, zmm26, 0x32                                       ;   642.5 p0      40 t1
        vprolq zmm1, zmm26, 0x2e                                        ;   643.5 p0      40 t1
        vprolq zmm3, zmm26, 0x17                                        ;   644.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   645.5 p5      40 t1
        vmovdqa64 zmm31, zmm26                                          ;   634.5         43 t1 copy
        vpternlogd zmm31, zmm24, zmm20, 0xca                            ;   643.3 p5      43 t1
        vprolq zmm1, zmm23, 0x3f                                        ;   645.5 p0      41 w[11]
        vpaddq zmm18, zmm18, zmm31                                      ;   644.3 p5      53 t1
        vpaddq zmm18, zmm18, zmm3                                       ;   646.5 p5      53 t1
        vprolq zmm31, zmm23, 0x38                                       ;   646.5 p0      41 w[11]
        vpaddq zmm30, zmm30, zmm18                                      ;   647.5 p5      54 v[0]
        vpsrlq zmm3, zmm23, 7                                           ;   647.5 p0      41 w[11]
        vprolq zmm4, zmm27, 0x24                                        ;   648.5 p0      39 v[4]
        vprolq zmm5, zmm27, 0x1e                                        ;   649.5 p0      39 v[4]
        vpaddq zmm19, zmm19, zmm13                                      ;   647.3 p5      68 w[11]
        vprolq zmm6, zmm27, 0x19                                        ;   650.5 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   651.5 p5      39 v[4]
        vmovdqa64 zmm4, zmm27                                           ;   639.5         44 v[4] copy
        vpternlogd zmm4, zmm28, zmm22, 0xe8                             ;   649.3 p5      44 v[4]
        vpaddq zmm18, zmm18, zmm4                                       ;   650.3 p5      55 v[4]
        vpaddq zmm18, zmm18, zmm6                                       ;   652.5 p5      55 v[4]
        vpsrlq zmm4, zmm25, 6                                           ;   651.5 p0      42 w[11]
        vprolq zmm5, zmm25, 0x2d                                        ;   652.5 p0      42 w[11]
        vprolq zmm6, zmm25, 3                                           ;   653.5 p0      42 w[11]
        vpaddq zmm20, zmm23, zmm20                                      ;   652.3 p5      53 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 2880] ;   653.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   654.5 p5      42 w[11]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   654.5 p0      41 w[11]
        vpaddq zmm19, zmm19, zmm4                                       ;   655.5 p5      68 w[11]
        vpaddq zmm19, zmm19, zmm3                                       ;   656.5 p0      68 w[11]
        vprolq zmm31, zmm30, 0x32                                       ;   656.5 p0      40 t1
        vprolq zmm1, zmm30, 0x2e                                        ;   657.5 p0      40 t1
        vprolq zmm3, zmm30, 0x17                                        ;   658.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   659.5 p5      40 t1
        vmovdqa64 zmm31, zmm30                                          ;   648.5         43 t1 copy
        vpternlogd zmm31, zmm26, zmm24, 0xca                            ;   657.3 p5      43 t1
        vprolq zmm1, zmm14, 0x3f                                        ;   659.5 p0      41 w[12]
        vpaddq zmm20, zmm20, zmm31                                      ;   658.3 p5      53 t1
        vpaddq zmm20, zmm20, zmm3                                       ;   660.5 p5      53 t1
        vprolq zmm31, zmm14, 0x38                                       ;   660.5 p0      41 w[12]
        vpaddq zmm22, zmm22, zmm20                                      ;   661.5 p5      54 v[7]
        vpsrlq zmm3, zmm14, 7                                           ;   661.5 p0      41 w[12]
        vprolq zmm4, zmm18, 0x24                                        ;   662.5 p0      39 v[3]
        vprolq zmm5, zmm18, 0x1e                                        ;   663.5 p0      39 v[3]
        vpaddq zmm23, zmm23, zmm11                                      ;   661.3 p5      68 w[12]
        vprolq zmm6, zmm18, 0x19                                        ;   664.5 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   665.5 p5      39 v[3]
        vmovdqa64 zmm4, zmm18                                           ;   653.5         44 v[3] copy
        vpternlogd zmm4, zmm27, zmm28, 0xe8                             ;   663.3 p5      44 v[3]
        vpaddq zmm20, zmm20, zmm4                                       ;   664.3 p5      55 v[3]
        vpaddq zmm20, zmm20, zmm6                                       ;   666.5 p5      55 v[3]
        vpsrlq zmm4, zmm15, 6                                           ;   665.5 p0      42 w[12]
        vprolq zmm5, zmm15, 0x2d                                        ;   666.5 p0      42 w[12]
        vprolq zmm6, zmm15, 3                                           ;   667.5 p0      42 w[12]
        vpaddq zmm24, zmm14, zmm24                                      ;   666.3 p5      53 t1
        vpaddq zmm24, zmm24, [rel sha512_blocks.T0_constants512 + 2944] ;   667.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   668.5 p5      42 w[12]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   668.5 p0      41 w[12]
        vpaddq zmm23, zmm23, zmm4                                       ;   669.5 p5      68 w[12]
        vpaddq zmm23, zmm23, zmm3                                       ;   670.5 p0      68 w[12]
        vprolq zmm31, zmm22, 0x32                                       ;   670.5 p0      40 t1
        vprolq zmm1, zmm22, 0x2e                                        ;   671.5 p0      40 t1
        vprolq zmm3, zmm22, 0x17                                        ;   672.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   673.5 p5      40 t1
        vmovdqa64 zmm31, zmm22                                          ;   662.5         43 t1 copy
        vpternlogd zmm31, zmm30, zmm26, 0xca                            ;   671.3 p5      43 t1
        vprolq zmm1, zmm10, 0x3f                                        ;   673.5 p0      41 w[13]
        vpaddq zmm24, zmm24, zmm31                                      ;   672.3 p5      53 t1
        vpaddq zmm24, zmm24, zmm3                                       ;   674.5 p5      53 t1
        vprolq zmm31, zmm10, 0x38                                       ;   674.5 p0      41 w[13]
        vpaddq zmm28, zmm28, zmm24                                      ;   675.5 p5      54 v[6]
        vpsrlq zmm3, zmm10, 7                                           ;   675.5 p0      41 w[13]
        vprolq zmm4, zmm20, 0x24                                        ;   676.5 p0      39 v[2]
        vprolq zmm5, zmm20, 0x1e                                        ;   677.5 p0      39 v[2]
        vpaddq zmm14, zmm14, zmm12                                      ;   675.3 p5      68 w[13]
        vprolq zmm6, zmm20, 0x19                                        ;   678.5 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   679.5 p5      39 v[2]
        vmovdqa64 zmm4, zmm20                                           ;   667.5         44 v[2] copy
        vpternlogd zmm4, zmm18, zmm27, 0xe8                             ;   677.3 p5      44 v[2]
        vpaddq zmm24, zmm24, zmm4                                       ;   678.3 p5      55 v[2]
        vpaddq zmm24, zmm24, zmm6                                       ;   680.5 p5      55 v[2]
        vpsrlq zmm4, zmm19, 6                                           ;   679.5 p0      42 w[13]
        vprolq zmm5, zmm19, 0x2d                                        ;   680.5 p0      42 w[13]
        vprolq zmm6, zmm19, 3                                           ;   681.5 p0      42 w[13]
        vpaddq zmm26, zmm10, zmm26                                      ;   680.3 p5      53 t1
        vpaddq zmm26, zmm26, [rel sha512_blocks.T0_constants512 + 3008] ;   681.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   682.5 p5      42 w[13]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   682.5 p0      41 w[13]
        vpaddq zmm14, zmm14, zmm4                                       ;   683.5 p5      68 w[13]
        vpaddq zmm14, zmm14, zmm3                                       ;   684.5 p0      68 w[13]
        vprolq zmm31, zmm28, 0x32                                       ;   684.5 p0      40 t1
        vprolq zmm1, zmm28, 0x2e                                        ;   685.5 p0      40 t1
        vprolq zmm3, zmm28, 0x17                                        ;   686.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   687.5 p5      40 t1
        vmovdqa64 zmm31, zmm28                                          ;   676.5         43 t1 copy
        vpternlogd zmm31, zmm22, zmm30, 0xca                            ;   685.3 p5      43 t1
        vprolq zmm1, zmm8, 0x3f                                         ;   687.5 p0      41 w[14]
        vpaddq zmm26, zmm26, zmm31                                      ;   686.3 p5      53 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   688.5 p5      53 t1
        vprolq zmm31, zmm8, 0x38                                        ;   688.5 p0      41 w[14]
        vpaddq zmm27, zmm27, zmm26                                      ;   689.5 p5      54 v[5]
        vpsrlq zmm3, zmm8, 7                                            ;   689.5 p0      41 w[14]
        vprolq zmm4, zmm24, 0x24                                        ;   690.5 p0      39 v[1]
        vprolq zmm5, zmm24, 0x1e                                        ;   691.5 p0      39 v[1]
        vpaddq zmm10, zmm10, zmm7                                       ;   689.3 p5      68 w[14]
        vprolq zmm6, zmm24, 0x19                                        ;   692.5 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   693.5 p5      39 v[1]
        vmovdqa64 zmm4, zmm24                                           ;   681.5         44 v[1] copy
        vpternlogd zmm4, zmm20, zmm18, 0xe8                             ;   691.3 p5      44 v[1]
        vpaddq zmm26, zmm26, zmm4                                       ;   692.3 p5      55 v[1]
        vpaddq zmm26, zmm26, zmm6                                       ;   694.5 p5      55 v[1]
        vpsrlq zmm4, zmm23, 6                                           ;   693.5 p0      42 w[14]
        vprolq zmm5, zmm23, 0x2d                                        ;   694.5 p0      42 w[14]
        vprolq zmm6, zmm23, 3                                           ;   695.5 p0      42 w[14]
        vpaddq zmm30, zmm8, zmm30                                       ;   694.3 p5      53 t1
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 3072] ;   695.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   696.5 p5      42 w[14]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   696.5 p0      41 w[14]
        vpaddq zmm10, zmm10, zmm4                                       ;   697.5 p5      68 w[14]
        vpaddq zmm10, zmm10, zmm3                                       ;   698.5 p0      68 w[14]
        vprolq zmm31, zmm27, 0x32                                       ;   698.5 p0      40 t1
        vprolq zmm1, zmm27, 0x2e                                        ;   699.5 p0      40 t1
        vprolq zmm3, zmm27, 0x17                                        ;   700.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   701.5 p5      40 t1
        vmovdqa64 zmm31, zmm27                                          ;   690.5         43 t1 copy
        vpternlogd zmm31, zmm28, zmm22, 0xca                            ;   699.3 p5      43 t1
        vprolq zmm1, zmm21, 0x3f                                        ;   701.5 p0      41 w[15]
        vpaddq zmm30, zmm30, zmm31                                      ;   700.3 p5      53 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   702.5 p5      53 t1
        vprolq zmm31, zmm21, 0x38                                       ;   702.5 p0      41 w[15]
        vpaddq zmm18, zmm18, zmm30                                      ;   703.5 p5      54 v[4]
        vpsrlq zmm3, zmm21, 7                                           ;   703.5 p0      41 w[15]
        vprolq zmm4, zmm26, 0x24                                        ;   704.5 p0      39 v[0]
        vprolq zmm5, zmm26, 0x1e                                        ;   705.5 p0      39 v[0]
        vpaddq zmm8, zmm8, zmm29                                        ;   703.3 p5      68 w[15]
        vprolq zmm6, zmm26, 0x19                                        ;   706.5 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   707.5 p5      39 v[0]
        vmovdqa64 zmm4, zmm26                                           ;   695.5         44 v[0] copy
        vpternlogd zmm4, zmm24, zmm20, 0xe8                             ;   705.3 p5      44 v[0]
        vpaddq zmm30, zmm30, zmm4                                       ;   706.3 p5      55 v[0]
        vpaddq zmm30, zmm30, zmm6                                       ;   708.5 p5      55 v[0]
        vpsrlq zmm4, zmm14, 6                                           ;   707.5 p0      42 w[15]
        vprolq zmm5, zmm14, 0x2d                                        ;   708.5 p0      42 w[15]
        vprolq zmm6, zmm14, 3                                           ;   709.5 p0      42 w[15]
        vpaddq zmm22, zmm21, zmm22                                      ;   708.3 p5      53 t1
        vpaddq zmm22, zmm22, [rel sha512_blocks.T0_constants512 + 3136] ;   709.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   710.5 p5      42 w[15]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   710.5 p0      41 w[15]
        vpaddq zmm8, zmm8, zmm4                                         ;   711.5 p5      68 w[15]
        vpaddq zmm8, zmm8, zmm3                                         ;   712.5 p0      68 w[15]
        vprolq zmm31, zmm18, 0x32                                       ;   712.5 p0      40 t1
        vprolq zmm1, zmm18, 0x2e                                        ;   713.5 p0      40 t1
        vprolq zmm3, zmm18, 0x17                                        ;   714.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   715.5 p5      40 t1
        vmovdqa64 zmm31, zmm18                                          ;   704.5         43 t1 copy
        vpternlogd zmm31, zmm27, zmm28, 0xca                            ;   713.3 p5      43 t1
        vprolq zmm1, zmm17, 0x3f                                        ;   715.5 p0      41 w[0]
        vpaddq zmm22, zmm22, zmm31                                      ;   714.3 p5      53 t1
        vpaddq zmm22, zmm22, zmm3                                       ;   716.5 p5      53 t1
        vprolq zmm31, zmm17, 0x38                                       ;   716.5 p0      41 w[0]
        vpaddq zmm20, zmm20, zmm22                                      ;   717.5 p5      54 v[3]
        vpsrlq zmm3, zmm17, 7                                           ;   717.5 p0      41 w[0]
        vprolq zmm4, zmm30, 0x24                                        ;   718.5 p0      39 v[7]
        vprolq zmm5, zmm30, 0x1e                                        ;   719.5 p0      39 v[7]
        vpaddq zmm21, zmm21, zmm25                                      ;   717.3 p5      68 w[0]
        vprolq zmm6, zmm30, 0x19                                        ;   720.5 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   721.5 p5      39 v[7]
        vmovdqa64 zmm4, zmm30                                           ;   709.5         44 v[7] copy
        vpternlogd zmm4, zmm26, zmm24, 0xe8                             ;   719.3 p5      44 v[7]
        vpaddq zmm22, zmm22, zmm4                                       ;   720.3 p5      55 v[7]
        vpaddq zmm22, zmm22, zmm6                                       ;   722.5 p5      55 v[7]
        vpsrlq zmm4, zmm10, 6                                           ;   721.5 p0      42 w[0]
        vprolq zmm5, zmm10, 0x2d                                        ;   722.5 p0      42 w[0]
        vprolq zmm6, zmm10, 3                                           ;   723.5 p0      42 w[0]
        vpaddq zmm28, zmm17, zmm28                                      ;   722.3 p5      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 3200] ;   723.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   724.5 p5      42 w[0]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   724.5 p0      41 w[0]
        vpaddq zmm21, zmm21, zmm4                                       ;   725.5 p5      68 w[0]
        vpaddq zmm21, zmm21, zmm3                                       ;   726.5 p0      68 w[0]
        vprolq zmm31, zmm20, 0x32                                       ;   726.5 p0      40 t1
        vprolq zmm1, zmm20, 0x2e                                        ;   727.5 p0      40 t1
        vprolq zmm3, zmm20, 0x17                                        ;   728.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   729.5 p5      40 t1
        vmovdqa64 zmm31, zmm20                                          ;   718.5         43 t1 copy
        vpternlogd zmm31, zmm18, zmm27, 0xca                            ;   727.3 p5      43 t1
        vprolq zmm1, zmm16, 0x3f                                        ;   729.5 p0      41 w[1]
        vpaddq zmm28, zmm28, zmm31                                      ;   728.3 p5      53 t1
        vpaddq zmm28, zmm28, zmm3                                       ;   730.5 p5      53 t1
        vprolq zmm31, zmm16, 0x38                                       ;   730.5 p0      41 w[1]
        vpaddq zmm24, zmm24, zmm28                                      ;   731.5 p5      54 v[2]
        vpsrlq zmm3, zmm16, 7                                           ;   731.5 p0      41 w[1]
        vprolq zmm4, zmm22, 0x24                                        ;   732.5 p0      39 v[6]
        vprolq zmm5, zmm22, 0x1e                                        ;   733.5 p0      39 v[6]
        vpaddq zmm17, zmm17, zmm15                                      ;   731.3 p5      68 w[1]
        vprolq zmm6, zmm22, 0x19                                        ;   734.5 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   735.5 p5      39 v[6]
        vmovdqa64 zmm4, zmm22                                           ;   723.5         44 v[6] copy
        vpternlogd zmm4, zmm30, zmm26, 0xe8                             ;   733.3 p5      44 v[6]
        vpaddq zmm28, zmm28, zmm4                                       ;   734.3 p5      55 v[6]
        vpaddq zmm28, zmm28, zmm6                                       ;   736.5 p5      55 v[6]
        vpsrlq zmm4, zmm8, 6                                            ;   735.5 p0      42 w[1]
        vprolq zmm5, zmm8, 0x2d                                         ;   736.5 p0      42 w[1]
        vprolq zmm6, zmm8, 3                                            ;   737.5 p0      42 w[1]
        vpaddq zmm27, zmm16, zmm27                                      ;   736.3 p5      53 t1
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 3264] ;   737.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   738.5 p5      42 w[1]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   738.5 p0      41 w[1]
        vpaddq zmm17, zmm17, zmm4                                       ;   739.5 p5      68 w[1]
        vpaddq zmm17, zmm17, zmm3                                       ;   740.5 p0      68 w[1]
        vprolq zmm31, zmm24, 0x32                                       ;   740.5 p0      40 t1
        vprolq zmm1, zmm24, 0x2e                                        ;   741.5 p0      40 t1
        vprolq zmm3, zmm24, 0x17                                        ;   742.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   743.5 p5      40 t1
        vmovdqa64 zmm31, zmm24                                          ;   732.5         43 t1 copy
        vpternlogd zmm31, zmm20, zmm18, 0xca                            ;   741.3 p5      43 t1
        vprolq zmm1, zmm9, 0x3f                                         ;   743.5 p0      41 w[2]
        vpaddq zmm27, zmm27, zmm31                                      ;   742.3 p5      53 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   744.5 p5      53 t1
        vprolq zmm31, zmm9, 0x38                                        ;   744.5 p0      41 w[2]
        vpaddq zmm26, zmm26, zmm27                                      ;   745.5 p5      54 v[1]
        vpsrlq zmm3, zmm9, 7                                            ;   745.5 p0      41 w[2]
        vprolq zmm4, zmm28, 0x24                                        ;   746.5 p0      39 v[5]
        vprolq zmm5, zmm28, 0x1e                                        ;   747.5 p0      39 v[5]
        vpaddq zmm16, zmm16, zmm19                                      ;   745.3 p5      68 w[2]
        vprolq zmm6, zmm28, 0x19                                        ;   748.5 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   749.5 p5      39 v[5]
        vmovdqa64 zmm4, zmm28                                           ;   737.5         44 v[5] copy
        vpternlogd zmm4, zmm22, zmm30, 0xe8                             ;   747.3 p5      44 v[5]
        vpaddq zmm27, zmm27, zmm4                                       ;   748.3 p5      55 v[5]
        vpaddq zmm27, zmm27, zmm6                                       ;   750.5 p5      55 v[5]
        vpsrlq zmm4, zmm21, 6                                           ;   749.5 p0      42 w[2]
        vprolq zmm5, zmm21, 0x2d                                        ;   750.5 p0      42 w[2]
        vprolq zmm6, zmm21, 3                                           ;   751.5 p0      42 w[2]
        vpaddq zmm18, zmm9, zmm18                                       ;   750.3 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 3328] ;   751.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   752.5 p5      42 w[2]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   752.5 p0      41 w[2]
        vpaddq zmm16, zmm16, zmm4                                       ;   753.5 p5      68 w[2]
        vpaddq zmm16, zmm16, zmm3                                       ;   754.5 p0      68 w[2]
        vprolq zmm31, zmm26, 0x32                                       ;   754.5 p0      40 t1
        vprolq zmm1, zmm26, 0x2e                                        ;   755.5 p0      40 t1
        vprolq zmm3, zmm26, 0x17                                        ;   756.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   757.5 p5      40 t1
        vmovdqa64 zmm31, zmm26                                          ;   746.5         43 t1 copy
        vpternlogd zmm31, zmm24, zmm20, 0xca                            ;   755.3 p5      43 t1
        vprolq zmm1, zmm13, 0x3f                                        ;   757.5 p0      41 w[3]
        vpaddq zmm18, zmm18, zmm31                                      ;   756.3 p5      53 t1
        vpaddq zmm18, zmm18, zmm3                                       ;   758.5 p5      53 t1
        vprolq zmm31, zmm13, 0x38                                       ;   758.5 p0      41 w[3]
        vpaddq zmm30, zmm30, zmm18                                      ;   759.5 p5      54 v[0]
        vpsrlq zmm3, zmm13, 7                                           ;   759.5 p0      41 w[3]
        vprolq zmm4, zmm27, 0x24                                        ;   760.5 p0      39 v[4]
        vprolq zmm5, zmm27, 0x1e                                        ;   761.5 p0      39 v[4]
        vpaddq zmm9, zmm9, zmm23                                        ;   759.3 p5      68 w[3]
        vprolq zmm6, zmm27, 0x19                                        ;   762.5 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   763.5 p5      39 v[4]
        vmovdqa64 zmm4, zmm27                                           ;   751.5         44 v[4] copy
        vpternlogd zmm4, zmm28, zmm22, 0xe8                             ;   761.3 p5      44 v[4]
        vpaddq zmm18, zmm18, zmm4                                       ;   762.3 p5      55 v[4]
        vpaddq zmm18, zmm18, zmm6                                       ;   764.5 p5      55 v[4]
        vpsrlq zmm4, zmm17, 6                                           ;   763.5 p0      42 w[3]
        vprolq zmm5, zmm17, 0x2d                                        ;   764.5 p0      42 w[3]
        vprolq zmm6, zmm17, 3                                           ;   765.5 p0      42 w[3]
        vpaddq zmm20, zmm13, zmm20                                      ;   764.3 p5      53 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 3392] ;   765.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   766.5 p5      42 w[3]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   766.5 p0      41 w[3]
        vpaddq zmm9, zmm9, zmm4                                         ;   767.5 p5      68 w[3]
        vpaddq zmm9, zmm9, zmm3                                         ;   768.5 p0      68 w[3]
        vprolq zmm31, zmm30, 0x32                                       ;   768.5 p0      40 t1
        vprolq zmm1, zmm30, 0x2e                                        ;   769.5 p0      40 t1
        vprolq zmm3, zmm30, 0x17                                        ;   770.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   771.5 p5      40 t1
        vmovdqa64 zmm31, zmm30                                          ;   760.5         43 t1 copy
        vpternlogd zmm31, zmm26, zmm24, 0xca                            ;   769.3 p5      43 t1
        vprolq zmm1, zmm11, 0x3f                                        ;   771.5 p0      41 w[4]
        vpaddq zmm20, zmm20, zmm31                                      ;   770.3 p5      53 t1
        vpaddq zmm20, zmm20, zmm3                                       ;   772.5 p5      53 t1
        vprolq zmm31, zmm11, 0x38                                       ;   772.5 p0      41 w[4]
        vpaddq zmm22, zmm22, zmm20                                      ;   773.5 p5      54 v[7]
        vpsrlq zmm3, zmm11, 7                                           ;   773.5 p0      41 w[4]
        vprolq zmm4, zmm18, 0x24                                        ;   774.5 p0      39 v[3]
        vprolq zmm5, zmm18, 0x1e                                        ;   775.5 p0      39 v[3]
        vpaddq zmm13, zmm13, zmm14                                      ;   773.3 p5      68 w[4]
        vprolq zmm6, zmm18, 0x19                                        ;   776.5 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   777.5 p5      39 v[3]
        vmovdqa64 zmm4, zmm18                                           ;   765.5         44 v[3] copy
        vpternlogd zmm4, zmm27, zmm28, 0xe8                             ;   775.3 p5      44 v[3]
        vpaddq zmm20, zmm20, zmm4                                       ;   776.3 p5      55 v[3]
        vpaddq zmm20, zmm20, zmm6                                       ;   778.5 p5      55 v[3]
        vpsrlq zmm4, zmm16, 6                                           ;   777.5 p0      42 w[4]
        vprolq zmm5, zmm16, 0x2d                                        ;   778.5 p0      42 w[4]
        vprolq zmm6, zmm16, 3                                           ;   779.5 p0      42 w[4]
        vpaddq zmm24, zmm11, zmm24                                      ;   778.3 p5      53 t1
        vpaddq zmm24, zmm24, [rel sha512_blocks.T0_constants512 + 3456] ;   779.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   780.5 p5      42 w[4]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   780.5 p0      41 w[4]
        vpaddq zmm13, zmm13, zmm4                                       ;   781.5 p5      68 w[4]
        vpaddq zmm13, zmm13, zmm3                                       ;   782.5 p0      68 w[4]
        vprolq zmm31, zmm22, 0x32                                       ;   782.5 p0      40 t1
        vprolq zmm1, zmm22, 0x2e                                        ;   783.5 p0      40 t1
        vprolq zmm3, zmm22, 0x17                                        ;   784.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   785.5 p5      40 t1
        vmovdqa64 zmm31, zmm22                                          ;   774.5         43 t1 copy
        vpternlogd zmm31, zmm30, zmm26, 0xca                            ;   783.3 p5      43 t1
        vprolq zmm1, zmm12, 0x3f                                        ;   785.5 p0      41 w[5]
        vpaddq zmm24, zmm24, zmm31                                      ;   784.3 p5      53 t1
        vpaddq zmm24, zmm24, zmm3                                       ;   786.5 p5      53 t1
        vprolq zmm31, zmm12, 0x38                                       ;   786.5 p0      41 w[5]
        vpaddq zmm28, zmm28, zmm24                                      ;   787.5 p5      54 v[6]
        vpsrlq zmm3, zmm12, 7                                           ;   787.5 p0      41 w[5]
        vprolq zmm4, zmm20, 0x24                                        ;   788.5 p0      39 v[2]
        vprolq zmm5, zmm20, 0x1e                                        ;   789.5 p0      39 v[2]
        vpaddq zmm11, zmm11, zmm10                                      ;   787.3 p5      68 w[5]
        vprolq zmm6, zmm20, 0x19                                        ;   790.5 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   791.5 p5      39 v[2]
        vmovdqa64 zmm4, zmm20                                           ;   779.5         44 v[2] copy
        vpternlogd zmm4, zmm18, zmm27, 0xe8                             ;   789.3 p5      44 v[2]
        vpaddq zmm24, zmm24, zmm4                                       ;   790.3 p5      55 v[2]
        vpaddq zmm24, zmm24, zmm6                                       ;   792.5 p5      55 v[2]
        vpsrlq zmm4, zmm9, 6                                            ;   791.5 p0      42 w[5]
        vprolq zmm5, zmm9, 0x2d                                         ;   792.5 p0      42 w[5]
        vprolq zmm6, zmm9, 3                                            ;   793.5 p0      42 w[5]
        vpaddq zmm26, zmm12, zmm26                                      ;   792.3 p5      53 t1
        vpaddq zmm26, zmm26, [rel sha512_blocks.T0_constants512 + 3520] ;   793.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   794.5 p5      42 w[5]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   794.5 p0      41 w[5]
        vpaddq zmm11, zmm11, zmm4                                       ;   795.5 p5      68 w[5]
        vpaddq zmm11, zmm11, zmm3                                       ;   796.5 p0      68 w[5]
        vprolq zmm31, zmm28, 0x32                                       ;   796.5 p0      40 t1
        vprolq zmm1, zmm28, 0x2e                                        ;   797.5 p0      40 t1
        vprolq zmm3, zmm28, 0x17                                        ;   798.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   799.5 p5      40 t1
        vmovdqa64 zmm31, zmm28                                          ;   788.5         43 t1 copy
        vpternlogd zmm31, zmm22, zmm30, 0xca                            ;   797.3 p5      43 t1
        vprolq zmm1, zmm7, 0x3f                                         ;   799.5 p0      41 w[6]
        vpaddq zmm26, zmm26, zmm31                                      ;   798.3 p5      53 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   800.5 p5      53 t1
        vprolq zmm31, zmm7, 0x38                                        ;   800.5 p0      41 w[6]
        vpaddq zmm27, zmm27, zmm26                                      ;   801.5 p5      54 v[5]
        vpsrlq zmm3, zmm7, 7                                            ;   801.5 p0      41 w[6]
        vprolq zmm4, zmm24, 0x24                                        ;   802.5 p0      39 v[1]
        vprolq zmm5, zmm24, 0x1e                                        ;   803.5 p0      39 v[1]
        vpaddq zmm12, zmm12, zmm8                                       ;   801.3 p5      68 w[6]
        vprolq zmm6, zmm24, 0x19                                        ;   804.5 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   805.5 p5      39 v[1]
        vmovdqa64 zmm4, zmm24                                           ;   793.5         44 v[1] copy
        vpternlogd zmm4, zmm20, zmm18, 0xe8                             ;   803.3 p5      44 v[1]
        vpaddq zmm26, zmm26, zmm4                                       ;   804.3 p5      55 v[1]
        vpaddq zmm26, zmm26, zmm6                                       ;   806.5 p5      55 v[1]
        vpsrlq zmm4, zmm13, 6                                           ;   805.5 p0      42 w[6]
        vprolq zmm5, zmm13, 0x2d                                        ;   806.5 p0      42 w[6]
        vprolq zmm6, zmm13, 3                                           ;   807.5 p0      42 w[6]
        vpaddq zmm30, zmm7, zmm30                                       ;   806.3 p5      53 t1
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 3584] ;   807.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   808.5 p5      42 w[6]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   808.5 p0      41 w[6]
        vpaddq zmm12, zmm12, zmm4                                       ;   809.5 p5      68 w[6]
        vpaddq zmm12, zmm12, zmm3                                       ;   810.5 p0      68 w[6]
        vprolq zmm31, zmm27, 0x32                                       ;   810.5 p0      40 t1
        vprolq zmm1, zmm27, 0x2e                                        ;   811.5 p0      40 t1
        vprolq zmm3, zmm27, 0x17                                        ;   812.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   813.5 p5      40 t1
        vmovdqa64 zmm31, zmm27                                          ;   802.5         43 t1 copy
        vpternlogd zmm31, zmm28, zmm22, 0xca                            ;   811.3 p5      43 t1
        vprolq zmm1, zmm29, 0x3f                                        ;   813.5 p0      41 w[7]
        vpaddq zmm30, zmm30, zmm31                                      ;   812.3 p5      53 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   814.5 p5      53 t1
        vprolq zmm31, zmm29, 0x38                                       ;   814.5 p0      41 w[7]
        vpaddq zmm18, zmm18, zmm30                                      ;   815.5 p5      54 v[4]
        vpsrlq zmm3, zmm29, 7                                           ;   815.5 p0      41 w[7]
        vprolq zmm4, zmm26, 0x24                                        ;   816.5 p0      39 v[0]
        vprolq zmm5, zmm26, 0x1e                                        ;   817.5 p0      39 v[0]
        vpaddq zmm7, zmm7, zmm21                                        ;   815.3 p5      68 w[7]
        vprolq zmm6, zmm26, 0x19                                        ;   818.5 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   819.5 p5      39 v[0]
        vmovdqa64 zmm4, zmm26                                           ;   807.5         44 v[0] copy
        vpternlogd zmm4, zmm24, zmm20, 0xe8                             ;   817.3 p5      44 v[0]
        vpaddq zmm30, zmm30, zmm4                                       ;   818.3 p5      55 v[0]
        vpaddq zmm30, zmm30, zmm6                                       ;   820.5 p5      55 v[0]
        vpsrlq zmm4, zmm11, 6                                           ;   819.5 p0      42 w[7]
        vprolq zmm5, zmm11, 0x2d                                        ;   820.5 p0      42 w[7]
        vprolq zmm6, zmm11, 3                                           ;   821.5 p0      42 w[7]
        vpaddq zmm22, zmm29, zmm22                                      ;   820.3 p5      53 t1
        vpaddq zmm22, zmm22, [rel sha512_blocks.T0_constants512 + 3648] ;   821.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   822.5 p5      42 w[7]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   822.5 p0      41 w[7]
        vpaddq zmm7, zmm7, zmm4                                         ;   823.5 p5      68 w[7]
        vpaddq zmm7, zmm7, zmm3                                         ;   824.5 p0      68 w[7]
        vprolq zmm31, zmm18, 0x32                                       ;   824.5 p0      40 t1
        vprolq zmm1, zmm18, 0x2e                                        ;   825.5 p0      40 t1
        vprolq zmm3, zmm18, 0x17                                        ;   826.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   827.5 p5      40 t1
        vmovdqa64 zmm31, zmm18                                          ;   816.5         43 t1 copy
        vpternlogd zmm31, zmm27, zmm28, 0xca                            ;   825.3 p5      43 t1
        vprolq zmm1, zmm25, 0x3f                                        ;   827.5 p0      41 w[8]
        vpaddq zmm22, zmm22, zmm31                                      ;   826.3 p5      53 t1
        vpaddq zmm22, zmm22, zmm3                                       ;   828.5 p5      53 t1
        vprolq zmm31, zmm25, 0x38                                       ;   828.5 p0      41 w[8]
        vpaddq zmm20, zmm20, zmm22                                      ;   829.5 p5      54 v[3]
        vpsrlq zmm3, zmm25, 7                                           ;   829.5 p0      41 w[8]
        vprolq zmm4, zmm30, 0x24                                        ;   830.5 p0      39 v[7]
        vprolq zmm5, zmm30, 0x1e                                        ;   831.5 p0      39 v[7]
        vpaddq zmm29, zmm29, zmm17                                      ;   829.3 p5      68 w[8]
        vprolq zmm6, zmm30, 0x19                                        ;   832.5 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   833.5 p5      39 v[7]
        vmovdqa64 zmm4, zmm30                                           ;   821.5         44 v[7] copy
        vpternlogd zmm4, zmm26, zmm24, 0xe8                             ;   831.3 p5      44 v[7]
        vpaddq zmm22, zmm22, zmm4                                       ;   832.3 p5      55 v[7]
        vpaddq zmm22, zmm22, zmm6                                       ;   834.5 p5      55 v[7]
        vpsrlq zmm4, zmm12, 6                                           ;   833.5 p0      42 w[8]
        vprolq zmm5, zmm12, 0x2d                                        ;   834.5 p0      42 w[8]
        vprolq zmm6, zmm12, 3                                           ;   835.5 p0      42 w[8]
        vpaddq zmm28, zmm25, zmm28                                      ;   834.3 p5      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 3712] ;   835.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   836.5 p5      42 w[8]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   836.5 p0      41 w[8]
        vpaddq zmm29, zmm29, zmm4                                       ;   837.5 p5      68 w[8]
        vpaddq zmm29, zmm29, zmm3                                       ;   838.5 p0      68 w[8]
        vprolq zmm31, zmm20, 0x32                                       ;   838.5 p0      40 t1
        vprolq zmm1, zmm20, 0x2e                                        ;   839.5 p0      40 t1
        vprolq zmm3, zmm20, 0x17                                        ;   840.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   841.5 p5      40 t1
        vmovdqa64 zmm31, zmm20                                          ;   830.5         43 t1 copy
        vpternlogd zmm31, zmm18, zmm27, 0xca                            ;   839.3 p5      43 t1
        vprolq zmm1, zmm15, 0x3f                                        ;   841.5 p0      41 w[9]
        vpaddq zmm28, zmm28, zmm31                                      ;   840.3 p5      53 t1
        vpaddq zmm28, zmm28, zmm3                                       ;   842.5 p5      53 t1
        vprolq zmm31, zmm15, 0x38                                       ;   842.5 p0      41 w[9]
        vpaddq zmm24, zmm24, zmm28                                      ;   843.5 p5      54 v[2]
        vpsrlq zmm3, zmm15, 7                                           ;   843.5 p0      41 w[9]
        vprolq zmm4, zmm22, 0x24                                        ;   844.5 p0      39 v[6]
        vprolq zmm5, zmm22, 0x1e                                        ;   845.5 p0      39 v[6]
        vpaddq zmm25, zmm25, zmm16                                      ;   843.3 p5      68 w[9]
        vprolq zmm6, zmm22, 0x19                                        ;   846.5 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   847.5 p5      39 v[6]
        vmovdqa64 zmm4, zmm22                                           ;   835.5         44 v[6] copy
        vpternlogd zmm4, zmm30, zmm26, 0xe8                             ;   845.3 p5      44 v[6]
        vpaddq zmm28, zmm28, zmm4                                       ;   846.3 p5      55 v[6]
        vpaddq zmm28, zmm28, zmm6                                       ;   848.5 p5      55 v[6]
        vpsrlq zmm4, zmm7, 6                                            ;   847.5 p0      42 w[9]
        vprolq zmm5, zmm7, 0x2d                                         ;   848.5 p0      42 w[9]
        vprolq zmm6, zmm7, 3                                            ;   849.5 p0      42 w[9]
        vpaddq zmm27, zmm15, zmm27                                      ;   848.3 p5      53 t1
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 3776] ;   849.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   850.5 p5      42 w[9]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   850.5 p0      41 w[9]
        vpaddq zmm25, zmm25, zmm4                                       ;   851.5 p5      68 w[9]
        vpaddq zmm25, zmm25, zmm3                                       ;   852.5 p0      68 w[9]
        vprolq zmm31, zmm24, 0x32                                       ;   852.5 p0      40 t1
        vprolq zmm1, zmm24, 0x2e                                        ;   853.5 p0      40 t1
        vprolq zmm3, zmm24, 0x17                                        ;   854.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   855.5 p5      40 t1
        vmovdqa64 zmm31, zmm24                                          ;   844.5         43 t1 copy
        vpternlogd zmm31, zmm20, zmm18, 0xca                            ;   853.3 p5      43 t1
        vprolq zmm1, zmm19, 0x3f                                        ;   855.5 p0      41 w[10]
        vpaddq zmm27, zmm27, zmm31                                      ;   854.3 p5      53 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   856.5 p5      53 t1
        vprolq zmm31, zmm19, 0x38                                       ;   856.5 p0      41 w[10]
        vpaddq zmm26, zmm26, zmm27                                      ;   857.5 p5      54 v[1]
        vpsrlq zmm3, zmm19, 7                                           ;   857.5 p0      41 w[10]
        vprolq zmm4, zmm28, 0x24                                        ;   858.5 p0      39 v[5]
        vprolq zmm5, zmm28, 0x1e                                        ;   859.5 p0      39 v[5]
        vpaddq zmm15, zmm15, zmm9                                       ;   857.3 p5      68 w[10]
        vprolq zmm6, zmm28, 0x19                                        ;   860.5 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   861.5 p5      39 v[5]
        vmovdqa64 zmm4, zmm28                                           ;   849.5         44 v[5] copy
        vpternlogd zmm4, zmm22, zmm30, 0xe8                             ;   859.3 p5      44 v[5]
        vpaddq zmm27, zmm27, zmm4                                       ;   860.3 p5      55 v[5]
        vpaddq zmm27, zmm27, zmm6                                       ;   862.5 p5      55 v[5]
        vpsrlq zmm4, zmm29, 6                                           ;   861.5 p0      42 w[10]
        vprolq zmm5, zmm29, 0x2d                                        ;   862.5 p0      42 w[10]
        vprolq zmm6, zmm29, 3                                           ;   863.5 p0      42 w[10]
        vpaddq zmm18, zmm19, zmm18                                      ;   862.3 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 3840] ;   863.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   864.5 p5      42 w[10]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   864.5 p0      41 w[10]
        vpaddq zmm15, zmm15, zmm4                                       ;   865.5 p5      68 w[10]
        vpaddq zmm15, zmm15, zmm3                                       ;   866.5 p0      68 w[10]
        vprolq zmm31, zmm26, 0x32                                       ;   866.5 p0      40 t1
        vprolq zmm1, zmm26, 0x2e                                        ;   867.5 p0      40 t1
        vprolq zmm3, zmm26, 0x17                                        ;   868.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   869.5 p5      40 t1
        vmovdqa64 zmm31, zmm26                                          ;   858.5         43 t1 copy
        vpternlogd zmm31, zmm24, zmm20, 0xca                            ;   867.3 p5      43 t1
        vprolq zmm1, zmm23, 0x3f                                        ;   869.5 p0      41 w[11]
        vpaddq zmm18, zmm18, zmm31                                      ;   868.3 p5      53 t1
        vpaddq zmm18, zmm18, zmm3                                       ;   870.5 p5      53 t1
        vprolq zmm31, zmm23, 0x38                                       ;   870.5 p0      41 w[11]
        vpaddq zmm30, zmm30, zmm18                                      ;   871.5 p5      54 v[0]
        vpsrlq zmm3, zmm23, 7                                           ;   871.5 p0      41 w[11]
        vprolq zmm4, zmm27, 0x24                                        ;   872.5 p0      39 v[4]
        vprolq zmm5, zmm27, 0x1e                                        ;   873.5 p0      39 v[4]
        vpaddq zmm19, zmm19, zmm13                                      ;   871.3 p5      68 w[11]
        vprolq zmm6, zmm27, 0x19                                        ;   874.5 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   875.5 p5      39 v[4]
        vmovdqa64 zmm4, zmm27                                           ;   863.5         44 v[4] copy
        vpternlogd zmm4, zmm28, zmm22, 0xe8                             ;   873.3 p5      44 v[4]
        vpaddq zmm18, zmm18, zmm4                                       ;   874.3 p5      55 v[4]
        vpaddq zmm18, zmm18, zmm6                                       ;   876.5 p5      55 v[4]
        vpsrlq zmm4, zmm25, 6                                           ;   875.5 p0      42 w[11]
        vprolq zmm5, zmm25, 0x2d                                        ;   876.5 p0      42 w[11]
        vprolq zmm6, zmm25, 3                                           ;   877.5 p0      42 w[11]
        vpaddq zmm20, zmm23, zmm20                                      ;   876.3 p5      53 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 3904] ;   877.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   878.5 p5      42 w[11]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   878.5 p0      41 w[11]
        vpaddq zmm19, zmm19, zmm4                                       ;   879.5 p5      68 w[11]
        vpaddq zmm19, zmm19, zmm3                                       ;   880.5 p0      68 w[11]
        vprolq zmm31, zmm30, 0x32                                       ;   880.5 p0      40 t1
        vprolq zmm1, zmm30, 0x2e                                        ;   881.5 p0      40 t1
        vprolq zmm3, zmm30, 0x17                                        ;   882.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   883.5 p5      40 t1
        vmovdqa64 zmm31, zmm30                                          ;   872.5         43 t1 copy
        vpternlogd zmm31, zmm26, zmm24, 0xca                            ;   881.3 p5      43 t1
        vprolq zmm1, zmm14, 0x3f                                        ;   883.5 p0      41 w[12]
        vpaddq zmm20, zmm20, zmm31                                      ;   882.3 p5      53 t1
        vpaddq zmm20, zmm20, zmm3                                       ;   884.5 p5      53 t1
        vprolq zmm31, zmm14, 0x38                                       ;   884.5 p0      41 w[12]
        vpaddq zmm22, zmm22, zmm20                                      ;   885.5 p5      54 v[7]
        vpsrlq zmm3, zmm14, 7                                           ;   885.5 p0      41 w[12]
        vprolq zmm4, zmm18, 0x24                                        ;   886.5 p0      39 v[3]
        vprolq zmm5, zmm18, 0x1e                                        ;   887.5 p0      39 v[3]
        vpaddq zmm23, zmm23, zmm11                                      ;   885.3 p5      68 w[12]
        vprolq zmm6, zmm18, 0x19                                        ;   888.5 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   889.5 p5      39 v[3]
        vmovdqa64 zmm4, zmm18                                           ;   877.5         44 v[3] copy
        vpternlogd zmm4, zmm27, zmm28, 0xe8                             ;   887.3 p5      44 v[3]
        vpaddq zmm20, zmm20, zmm4                                       ;   888.3 p5      55 v[3]
        vpaddq zmm20, zmm20, zmm6                                       ;   890.5 p5      55 v[3]
        vpsrlq zmm4, zmm15, 6                                           ;   889.5 p0      42 w[12]
        vprolq zmm5, zmm15, 0x2d                                        ;   890.5 p0      42 w[12]
        vprolq zmm6, zmm15, 3                                           ;   891.5 p0      42 w[12]
        vpaddq zmm24, zmm14, zmm24                                      ;   890.3 p5      53 t1
        vpaddq zmm24, zmm24, [rel sha512_blocks.T0_constants512 + 3968] ;   891.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   892.5 p5      42 w[12]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   892.5 p0      41 w[12]
        vpaddq zmm23, zmm23, zmm4                                       ;   893.5 p5      68 w[12]
        vpaddq zmm23, zmm23, zmm3                                       ;   894.5 p0      68 w[12]
        vprolq zmm31, zmm22, 0x32                                       ;   894.5 p0      40 t1
        vprolq zmm1, zmm22, 0x2e                                        ;   895.5 p0      40 t1
        vprolq zmm3, zmm22, 0x17                                        ;   896.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   897.5 p5      40 t1
        vmovdqa64 zmm31, zmm22                                          ;   886.5         43 t1 copy
        vpternlogd zmm31, zmm30, zmm26, 0xca                            ;   895.3 p5      43 t1
        vprolq zmm1, zmm10, 0x3f                                        ;   897.5 p0      41 w[13]
        vpaddq zmm24, zmm24, zmm31                                      ;   896.3 p5      53 t1
        vpaddq zmm24, zmm24, zmm3                                       ;   898.5 p5      53 t1
        vprolq zmm31, zmm10, 0x38                                       ;   898.5 p0      41 w[13]
        vpaddq zmm28, zmm28, zmm24                                      ;   899.5 p5      54 v[6]
        vpsrlq zmm3, zmm10, 7                                           ;   899.5 p0      41 w[13]
        vprolq zmm4, zmm20, 0x24                                        ;   900.5 p0      39 v[2]
        vprolq zmm5, zmm20, 0x1e                                        ;   901.5 p0      39 v[2]
        vpaddq zmm14, zmm14, zmm12                                      ;   899.3 p5      68 w[13]
        vprolq zmm6, zmm20, 0x19                                        ;   902.5 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   903.5 p5      39 v[2]
        vmovdqa64 zmm4, zmm20                                           ;   891.5         44 v[2] copy
        vpternlogd zmm4, zmm18, zmm27, 0xe8                             ;   901.3 p5      44 v[2]
        vpaddq zmm24, zmm24, zmm4                                       ;   902.3 p5      55 v[2]
        vpaddq zmm24, zmm24, zmm6                                       ;   904.5 p5      55 v[2]
        vpsrlq zmm4, zmm19, 6                                           ;   903.5 p0      42 w[13]
        vprolq zmm5, zmm19, 0x2d                                        ;   904.5 p0      42 w[13]
        vprolq zmm6, zmm19, 3                                           ;   905.5 p0      42 w[13]
        vpaddq zmm26, zmm10, zmm26                                      ;   904.3 p5      53 t1
        vpaddq zmm26, zmm26, [rel sha512_blocks.T0_constants512 + 4032] ;   905.3 p5+p2   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   906.5 p5      42 w[13]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   906.5 p0      41 w[13]
        vpaddq zmm14, zmm14, zmm4                                       ;   907.5 p5      68 w[13]
        vpaddq zmm14, zmm14, zmm3                                       ;   908.5 p0      68 w[13]
        vprolq zmm31, zmm28, 0x32                                       ;   908.5 p0      40 t1
        vprolq zmm1, zmm28, 0x2e                                        ;   909.5 p0      40 t1
        vprolq zmm3, zmm28, 0x17                                        ;   910.5 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   911.5 p5      40 t1
        vmovdqa64 zmm31, zmm28                                          ;   900.5         43 t1 copy
        vpternlogd zmm31, zmm22, zmm30, 0xca                            ;   909.3 p5      43 t1
        vprolq zmm1, zmm8, 0x3f                                         ;   911.5 p0      41 w[14]
        vpaddq zmm26, zmm26, zmm31                                      ;   910.3 p5      53 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   912.5 p5      53 t1
        vprolq zmm31, zmm8, 0x38                                        ;   912.5 p0      41 w[14]
        vpaddq zmm27, zmm27, zmm26                                      ;   913.5 p5      54 v[5]
        vpsrlq zmm3, zmm8, 7                                            ;   913.5 p0      41 w[14]
        vprolq zmm4, zmm24, 0x24                                        ;   914.5 p0      39 v[1]
        vprolq zmm5, zmm24, 0x1e                                        ;   915.5 p0      39 v[1]
        vprolq zmm6, zmm24, 0x19                                        ;   916.5 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   917.5 p5      39 v[1]
        vmovdqa64 zmm4, zmm24                                           ;   905.5         44 v[1] copy
        vpternlogd zmm4, zmm20, zmm18, 0xe8                             ;   914.3 p5      44 v[1]
        vpaddq zmm26, zmm26, zmm4                                       ;   915.3 p5      55 v[1]
        vpaddq zmm26, zmm26, zmm6                                       ;   918.5 p5      55 v[1]
        vpsrlq zmm4, zmm23, 6                                           ;   917.5 p0      42 w[14]
        vprolq zmm5, zmm23, 0x2d                                        ;   918.5 p0      42 w[14]
        vprolq zmm6, zmm23, 3                                           ;   919.5 p0      42 w[14]
        vpaddq zmm30, zmm8, zmm30                                       ;   917.3 p5      53 t1
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 4096] ;   918.3 p5+p3   53 t1
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   920.5 p5      42 w[14]
        vpternlogd zmm3, zmm31, zmm1, 0x96                              ;   920.3 p5      41 w[14]
        vprolq zmm31, zmm27, 0x32                                       ;   920.5 p0      40 t1
        vprolq zmm1, zmm27, 0x2e                                        ;   921.5 p0      40 t1
        vprolq zmm5, zmm27, 0x17                                        ;   922.5 p0      40 t1
        vpternlogd zmm5, zmm1, zmm31, 0x96                              ;   923.5 p5      40 t1
        vmovdqa64 zmm31, zmm27                                          ;   914.5         43 t1 copy
        vpternlogd zmm31, zmm28, zmm22, 0xca                            ;   922.3 p5      43 t1
        vprolq zmm1, zmm21, 0x3f                                        ;   923.5 p0      41 w[15]
        vpaddq zmm30, zmm30, zmm31                                      ;   923.3 p5      53 t1
        vpaddq zmm30, zmm30, zmm5                                       ;   924.5 p5      53 t1
        vprolq zmm31, zmm21, 0x38                                       ;   924.5 p0      41 w[15]
        vpaddq zmm18, zmm18, zmm30                                      ;   925.5 p5      54 v[4]
        vpsrlq zmm5, zmm21, 7                                           ;   925.5 p0      41 w[15]
        vprolq zmm6, zmm26, 0x24                                        ;   926.5 p0      39 v[0]
        vmovdqu64 [rbp + 704], zmm2                                     ;   689.5 p8+p9   64 v[1] spill
        vprolq zmm2, zmm26, 0x1e                                        ;   927.5 p0      39 v[0]
        vpternlogd zmm5, zmm31, zmm1, 0x96                              ;   926.5 p5      41 w[15]
        vprolq zmm31, zmm26, 0x19                                       ;   928.5 p0      39 v[0]
        vpternlogd zmm31, zmm2, zmm6, 0x96                              ;   929.5 p5      39 v[0]
        vmovdqa64 zmm1, zmm26                                           ;   919.5         44 v[0] copy
        vpternlogd zmm1, zmm24, zmm20, 0xe8                             ;   928.3 p5      44 v[0]
        vpaddq zmm30, zmm30, zmm1                                       ;   929.3 p5      55 v[0]
        vpaddq zmm30, zmm30, zmm31                                      ;   930.5 p0      55 v[0]
        vpsrlq zmm31, zmm14, 6                                          ;   930.5 p0      42 w[15]
        vprolq zmm1, zmm14, 0x2d                                        ;   931.5 p0      42 w[15]
        vprolq zmm2, zmm14, 3                                           ;   932.5 p0      42 w[15]
        vpaddq zmm21, zmm21, [rel sha512_blocks.T0_constants512 + 4160] ;   930.3 p5+p2   53 t1
        vpternlogd zmm31, zmm2, zmm1, 0x96                              ;   933.5 p5      42 w[15]
        vpaddq zmm21, zmm21, zmm22                                      ;   932.3 p5      53 t1
        vprolq zmm22, zmm18, 0x32                                       ;   933.5 p0      40 t1
        vprolq zmm1, zmm18, 0x2e                                        ;   934.5 p0      40 t1
        vprolq zmm2, zmm18, 0x17                                        ;   935.5 p0      40 t1
        vpternlogd zmm2, zmm1, zmm22, 0x96                              ;   936.5 p5      40 t1
        vmovdqa64 zmm22, zmm18                                          ;   926.5         43 t1 copy
        vpternlogd zmm22, zmm27, zmm28, 0xca                            ;   934.3 p5      43 t1
        vpaddq zmm21, zmm21, zmm22                                      ;   935.3 p5      53 t1
        vpaddq zmm21, zmm21, zmm2                                       ;   937.5 p5      53 t1
        vpaddq zmm20, zmm20, zmm21                                      ;   938.5 p0      54 v[3]
        vpaddq zmm17, zmm17, [rel sha512_blocks.T0_constants512 + 4224] ;   937.3 p5+p3   53 t1
        vprolq zmm22, zmm30, 0x24                                       ;   937.5 p0      39 v[7]
        vprolq zmm1, zmm30, 0x1e                                        ;   938.5 p0      39 v[7]
        vprolq zmm2, zmm30, 0x19                                        ;   939.5 p0      39 v[7]
        vpternlogd zmm2, zmm1, zmm22, 0x96                              ;   940.5 p5      39 v[7]
        vmovdqa64 zmm22, zmm30                                          ;   931.5         44 v[7] copy
        vpternlogd zmm22, zmm26, zmm24, 0xe8                            ;   939.3 p5      44 v[7]
        vpaddq zmm21, zmm21, zmm22                                      ;   940.3 p5      55 v[7]
        vpaddq zmm21, zmm21, zmm2                                       ;   941.5 p0      55 v[7]
        vpaddq zmm17, zmm17, zmm28                                      ;   941.3 p5      53 t1
        vprolq zmm22, zmm20, 0x32                                       ;   941.5 p0      40 t1
        vprolq zmm28, zmm20, 0x2e                                       ;   942.5 p0      40 t1
        vprolq zmm1, zmm20, 0x17                                        ;   943.5 p0      40 t1
        vpternlogd zmm1, zmm28, zmm22, 0x96                             ;   944.5 p5      40 t1
        vpaddq zmm17, zmm17, zmm1                                       ;   945.5 p5      53 t1
        vmovdqa64 zmm22, zmm20                                          ;   939.5         43 t1 copy
        vpternlogd zmm22, zmm18, zmm27, 0xca                            ;   944.3 p5      43 t1
        vpaddq zmm17, zmm17, zmm22                                      ;   946.5 p0      53 t1
        vpaddq zmm24, zmm24, zmm17                                      ;   947.5 p5      54 v[2]
        vpaddq zmm16, zmm16, [rel sha512_blocks.T0_constants512 + 4288] ;   945.5 p0+p2   53 t1
        vprolq zmm22, zmm21, 0x24                                       ;   946.5 p0      39 v[6]
        vprolq zmm28, zmm21, 0x1e                                       ;   947.5 p0      39 v[6]
        vprolq zmm1, zmm21, 0x19                                        ;   948.5 p0      39 v[6]
        vpternlogd zmm1, zmm28, zmm22, 0x96                             ;   949.5 p5      39 v[6]
        vpaddq zmm17, zmm17, zmm1                                       ;   950.5 p5      55 v[6]
        vmovdqa64 zmm22, zmm21                                          ;   942.5         44 v[6] copy
        vpternlogd zmm22, zmm30, zmm26, 0xe8                            ;   948.3 p5      44 v[6]
        vpaddq zmm17, zmm17, zmm22                                      ;   951.5 p5      55 v[6]
        vpaddq zmm16, zmm16, zmm27                                      ;   949.5 p0      53 t1
        vprolq zmm22, zmm24, 0x32                                       ;   950.5 p0      40 t1
        vprolq zmm27, zmm24, 0x2e                                       ;   951.5 p0      40 t1
        vprolq zmm28, zmm24, 0x17                                       ;   952.5 p0      40 t1
        vpternlogd zmm28, zmm27, zmm22, 0x96                            ;   953.5 p5      40 t1
        vpaddq zmm16, zmm16, zmm28                                      ;   954.5 p5      53 t1
        vmovdqa64 zmm22, zmm24                                          ;   948.5         43 t1 copy
        vpternlogd zmm22, zmm20, zmm18, 0xca                            ;   952.3 p5      43 t1
        vpaddq zmm16, zmm16, zmm22                                      ;   955.5 p5      53 t1
        vpaddq zmm26, zmm26, zmm16                                      ;   956.5 p0      54 v[1]
        vpaddq zmm9, zmm9, [rel sha512_blocks.T0_constants512 + 4352]   ;   954.3 p5+p3   53 t1
        vprolq zmm22, zmm17, 0x24                                       ;   954.5 p0      39 v[5]
        vprolq zmm27, zmm17, 0x1e                                       ;   955.5 p0      39 v[5]
        vprolq zmm28, zmm17, 0x19                                       ;   956.5 p0      39 v[5]
        vpternlogd zmm28, zmm27, zmm22, 0x96                            ;   957.5 p5      39 v[5]
        vpaddq zmm16, zmm16, zmm28                                      ;   958.5 p5      55 v[5]
        vmovdqa64 zmm22, zmm17                                          ;   952.5         44 v[5] copy
        vpternlogd zmm22, zmm21, zmm30, 0xe8                            ;   957.3 p5      44 v[5]
        vpaddq zmm16, zmm16, zmm22                                      ;   959.5 p0      55 v[5]
        vpaddq zmm9, zmm9, zmm18                                        ;   958.3 p5      53 t1
        vprolq zmm18, zmm26, 0x32                                       ;   958.5 p0      40 t1
        vprolq zmm22, zmm26, 0x2e                                       ;   959.5 p0      40 t1
        vprolq zmm27, zmm26, 0x17                                       ;   960.5 p0      40 t1
        vpternlogd zmm27, zmm22, zmm18, 0x96                            ;   961.5 p5      40 t1
        vpaddq zmm9, zmm9, zmm27                                        ;   962.5 p5      53 t1
        vmovdqa64 zmm18, zmm26                                          ;   957.5         43 t1 copy
        vpternlogd zmm18, zmm24, zmm20, 0xca                            ;   961.3 p5      43 t1
        vpaddq zmm9, zmm9, zmm18                                        ;   963.5 p0      53 t1
        vpaddq zmm30, zmm30, zmm9                                       ;   964.5 p5      54 v[0]
        vmovdqu64 zmm18, [rel sha512_blocks.T0_constants512 + 4416]     ;   727.5 p2      53 t1
        vpaddq zmm18, zmm18, zmm13                                      ;   962.5 p0      53 t1
        vprolq zmm13, zmm16, 0x24                                       ;   963.5 p0      39 v[4]
        vprolq zmm22, zmm16, 0x1e                                       ;   964.5 p0      39 v[4]
        vprolq zmm27, zmm16, 0x19                                       ;   965.5 p0      39 v[4]
        vpternlogd zmm27, zmm22, zmm13, 0x96                            ;   966.5 p5      39 v[4]
        vpaddq zmm9, zmm9, zmm27                                        ;   967.5 p5      55 v[4]
        vmovdqa64 zmm13, zmm16                                          ;   960.5         44 v[4] copy
        vpternlogd zmm13, zmm17, zmm21, 0xe8                            ;   965.3 p5      44 v[4]
        vpaddq zmm9, zmm9, zmm13                                        ;   968.5 p5      55 v[4]
        vpaddq zmm18, zmm18, zmm20                                      ;   966.5 p0      53 t1
        vprolq zmm13, zmm30, 0x32                                       ;   967.5 p0      40 t1
        vprolq zmm20, zmm30, 0x2e                                       ;   968.5 p0      40 t1
        vprolq zmm22, zmm30, 0x17                                       ;   969.5 p0      40 t1
        vpternlogd zmm22, zmm20, zmm13, 0x96                            ;   970.5 p5      40 t1
        vpaddq zmm18, zmm18, zmm22                                      ;   971.5 p5      53 t1
        vmovdqa64 zmm13, zmm30                                          ;   965.5         43 t1 copy
        vpternlogd zmm13, zmm26, zmm24, 0xca                            ;   969.3 p5      43 t1
        vpaddq zmm18, zmm18, zmm13                                      ;   972.5 p5      53 t1
        vpaddq zmm21, zmm21, zmm18                                      ;   973.5 p0      54 v[7]
        vmovdqu64 zmm13, [rel sha512_blocks.T0_constants512 + 4480]     ;   737.0 p3      53 t1
        vpaddq zmm13, zmm13, zmm11                                      ;   971.3 p5      53 t1
        vprolq zmm11, zmm9, 0x24                                        ;   971.5 p0      39 v[3]
        vprolq zmm20, zmm9, 0x1e                                        ;   972.5 p0      39 v[3]
        vprolq zmm22, zmm9, 0x19                                        ;   973.5 p0      39 v[3]
        vpternlogd zmm22, zmm20, zmm11, 0x96                            ;   974.5 p5      39 v[3]
        vpaddq zmm18, zmm18, zmm22                                      ;   975.5 p5      55 v[3]
        vmovdqa64 zmm11, zmm9                                           ;   969.5         44 v[3] copy
        vpternlogd zmm11, zmm16, zmm17, 0xe8                            ;   974.3 p5      44 v[3]
        vpaddq zmm18, zmm18, zmm11                                      ;   976.5 p0      55 v[3]
        vpaddq zmm13, zmm13, zmm24                                      ;   975.3 p5      53 t1
        vprolq zmm11, zmm21, 0x32                                       ;   975.5 p0      40 t1
        vprolq zmm20, zmm21, 0x2e                                       ;   976.5 p0      40 t1
        vprolq zmm22, zmm21, 0x17                                       ;   977.5 p0      40 t1
        vpternlogd zmm22, zmm20, zmm11, 0x96                            ;   978.5 p5      40 t1
        vpaddq zmm13, zmm13, zmm22                                      ;   979.5 p5      53 t1
        vmovdqa64 zmm11, zmm21                                          ;   974.5         43 t1 copy
        vpternlogd zmm11, zmm30, zmm26, 0xca                            ;   978.3 p5      43 t1
        vpaddq zmm13, zmm13, zmm11                                      ;   980.5 p0      53 t1
        vpaddq zmm17, zmm17, zmm13                                      ;   981.5 p5      54 v[6]
        vmovdqu64 zmm11, [rel sha512_blocks.T0_constants512 + 4544]     ;   745.7 p2      53 t1
        vpaddq zmm11, zmm11, zmm12                                      ;   979.5 p0      53 t1
        vprolq zmm12, zmm18, 0x24                                       ;   980.5 p0      39 v[2]
        vprolq zmm20, zmm18, 0x1e                                       ;   981.5 p0      39 v[2]
        vprolq zmm22, zmm18, 0x19                                       ;   982.5 p0      39 v[2]
        vpternlogd zmm22, zmm20, zmm12, 0x96                            ;   983.5 p5      39 v[2]
        vpaddq zmm13, zmm13, zmm22                                      ;   984.5 p5      55 v[2]
        vmovdqa64 zmm12, zmm18                                          ;   977.5         44 v[2] copy
        vpternlogd zmm12, zmm9, zmm16, 0xe8                             ;   982.3 p5      44 v[2]
        vpaddq zmm13, zmm13, zmm12                                      ;   985.5 p5      55 v[2]
        vpaddq zmm11, zmm11, zmm26                                      ;   983.5 p0      53 t1
        vprolq zmm12, zmm17, 0x32                                       ;   984.5 p0      40 t1
        vprolq zmm20, zmm17, 0x2e                                       ;   985.5 p0      40 t1
        vprolq zmm22, zmm17, 0x17                                       ;   986.5 p0      40 t1
        vpternlogd zmm22, zmm20, zmm12, 0x96                            ;   987.5 p5      40 t1
        vpaddq zmm11, zmm11, zmm22                                      ;   988.5 p5      53 t1
        vmovdqa64 zmm12, zmm17                                          ;   982.5         43 t1 copy
        vpternlogd zmm12, zmm21, zmm30, 0xca                            ;   986.3 p5      43 t1
        vpaddq zmm11, zmm11, zmm12                                      ;   989.5 p5      53 t1
        vpaddq zmm16, zmm16, zmm11                                      ;   990.5 p0      54 v[5]
        vmovdqu64 zmm12, [rel sha512_blocks.T0_constants512 + 4608]     ;   755.5 p3      53 t1
        vpaddq zmm12, zmm12, zmm7                                       ;   988.3 p5      53 t1
        vprolq zmm20, zmm13, 0x24                                       ;   988.5 p0      39 v[1]
        vprolq zmm22, zmm13, 0x1e                                       ;   989.5 p0      39 v[1]
        vprolq zmm24, zmm13, 0x19                                       ;   990.5 p0      39 v[1]
        vpternlogd zmm24, zmm22, zmm20, 0x96                            ;   991.5 p5      39 v[1]
        vpaddq zmm11, zmm11, zmm24                                      ;   992.5 p5      55 v[1]
        vmovdqa64 zmm20, zmm13                                          ;   986.5         44 v[1] copy
        vpternlogd zmm20, zmm18, zmm9, 0xe8                             ;   991.3 p5      44 v[1]
        vpaddq zmm11, zmm11, zmm20                                      ;   993.5 p0      55 v[1]
        vpaddq zmm12, zmm12, zmm30                                      ;   992.3 p5      53 t1
        vprolq zmm20, zmm16, 0x32                                       ;   992.5 p0      40 t1
        vprolq zmm22, zmm16, 0x2e                                       ;   993.5 p0      40 t1
        vprolq zmm24, zmm16, 0x17                                       ;   994.5 p0      40 t1
        vpternlogd zmm24, zmm22, zmm20, 0x96                            ;   995.5 p5      40 t1
        vpaddq zmm12, zmm12, zmm24                                      ;   996.5 p5      53 t1
        vmovdqa64 zmm20, zmm16                                          ;   991.5         43 t1 copy
        vpternlogd zmm20, zmm17, zmm21, 0xca                            ;   995.3 p5      43 t1
        vpaddq zmm12, zmm12, zmm20                                      ;   997.5 p0      53 t1
        vpaddq zmm9, zmm9, zmm12                                        ;   998.5 p5      54 v[4]
        vmovdqu64 zmm20, [rel sha512_blocks.T0_constants512 + 4672]     ;   765.0 p2      53 t1
        vpaddq zmm20, zmm20, zmm29                                      ;   996.5 p0      53 t1
        vprolq zmm22, zmm11, 0x24                                       ;   997.5 p0      39 v[0]
        vprolq zmm24, zmm11, 0x1e                                       ;   998.5 p0      39 v[0]
        vprolq zmm26, zmm11, 0x19                                       ;   999.5 p0      39 v[0]
        vpternlogd zmm26, zmm24, zmm22, 0x96                            ;  1000.5 p5      39 v[0]
        vpaddq zmm12, zmm12, zmm26                                      ;  1001.5 p5      55 v[0]
        vmovdqa64 zmm22, zmm11                                          ;   994.5         44 v[0] copy
        vpternlogd zmm22, zmm13, zmm18, 0xe8                            ;   999.3 p5      44 v[0]
        vpaddq zmm12, zmm12, zmm22                                      ;  1002.5 p5      55 v[0]
        vpaddq zmm20, zmm20, zmm21                                      ;  1000.5 p0      53 t1
        vprolq zmm21, zmm9, 0x32                                        ;  1001.5 p0      40 t1
        vprolq zmm22, zmm9, 0x2e                                        ;  1002.5 p0      40 t1
        vprolq zmm24, zmm9, 0x17                                        ;  1003.5 p0      40 t1
        vpternlogd zmm24, zmm22, zmm21, 0x96                            ;  1004.5 p5      40 t1
        vpaddq zmm20, zmm20, zmm24                                      ;  1005.5 p5      53 t1
        vmovdqa64 zmm21, zmm9                                           ;   999.5         43 t1 copy
        vpternlogd zmm21, zmm16, zmm17, 0xca                            ;  1003.3 p5      43 t1
        vpaddq zmm20, zmm20, zmm21                                      ;  1006.5 p5      53 t1
        vpaddq zmm18, zmm18, zmm20                                      ;  1007.5 p0      54 v[3]
        vmovdqu64 zmm21, [rel sha512_blocks.T0_constants512 + 4736]     ;   773.7 p3      53 t1
        vpaddq zmm21, zmm21, zmm25                                      ;  1005.3 p5      53 t1
        vprolq zmm22, zmm12, 0x24                                       ;  1005.5 p0      39 v[7]
        vprolq zmm24, zmm12, 0x1e                                       ;  1006.5 p0      39 v[7]
        vprolq zmm25, zmm12, 0x19                                       ;  1007.5 p0      39 v[7]
        vpternlogd zmm25, zmm24, zmm22, 0x96                            ;  1008.5 p5      39 v[7]
        vpaddq zmm20, zmm20, zmm25                                      ;  1009.5 p5      55 v[7]
        vmovdqa64 zmm22, zmm12                                          ;  1003.5         44 v[7] copy
        vpternlogd zmm22, zmm11, zmm13, 0xe8                            ;  1008.3 p5      44 v[7]
        vpaddq zmm20, zmm20, zmm22                                      ;  1010.5 p0      55 v[7]
        vpaddq zmm21, zmm21, zmm17                                      ;  1009.3 p5      53 t1
        vprolq zmm17, zmm18, 0x32                                       ;  1009.5 p0      40 t1
        vprolq zmm22, zmm18, 0x2e                                       ;  1010.5 p0      40 t1
        vprolq zmm24, zmm18, 0x17                                       ;  1011.5 p0      40 t1
        vpternlogd zmm24, zmm22, zmm17, 0x96                            ;  1012.5 p5      40 t1
        vpaddq zmm21, zmm21, zmm24                                      ;  1013.5 p5      53 t1
        vmovdqa64 zmm17, zmm18                                          ;  1008.5         43 t1 copy
        vpternlogd zmm17, zmm9, zmm16, 0xca                             ;  1012.3 p5      43 t1
        vpaddq zmm21, zmm21, zmm17                                      ;  1014.5 p0      53 t1
        vpaddq zmm13, zmm13, zmm21                                      ;  1015.5 p5      54 v[2]
        vmovdqu64 zmm17, [rel sha512_blocks.T0_constants512 + 4800]     ;   783.5 p2      53 t1
        vpaddq zmm17, zmm17, zmm15                                      ;  1013.5 p0      53 t1
        vprolq zmm15, zmm20, 0x24                                       ;  1014.5 p0      39 v[6]
        vprolq zmm22, zmm20, 0x1e                                       ;  1015.5 p0      39 v[6]
        vprolq zmm24, zmm20, 0x19                                       ;  1016.5 p0      39 v[6]
        vpternlogd zmm24, zmm22, zmm15, 0x96                            ;  1017.5 p5      39 v[6]
        vpaddq zmm21, zmm21, zmm24                                      ;  1018.5 p5      55 v[6]
        vmovdqa64 zmm15, zmm20                                          ;  1011.5         44 v[6] copy
        vpternlogd zmm15, zmm12, zmm11, 0xe8                            ;  1016.3 p5      44 v[6]
        vpaddq zmm21, zmm21, zmm15                                      ;  1019.5 p5      55 v[6]
        vpaddq zmm17, zmm17, zmm16                                      ;  1017.5 p0      53 t1
        vprolq zmm15, zmm13, 0x32                                       ;  1018.5 p0      40 t1
        vprolq zmm16, zmm13, 0x2e                                       ;  1019.5 p0      40 t1
        vprolq zmm22, zmm13, 0x17                                       ;  1020.5 p0      40 t1
        vpternlogd zmm22, zmm16, zmm15, 0x96                            ;  1021.5 p5      40 t1
        vpaddq zmm17, zmm17, zmm22                                      ;  1022.5 p5      53 t1
        vmovdqa64 zmm15, zmm13                                          ;  1016.5         43 t1 copy
        vpternlogd zmm15, zmm18, zmm9, 0xca                             ;  1020.3 p5      43 t1
        vpaddq zmm17, zmm17, zmm15                                      ;  1023.5 p5      53 t1
        vpaddq zmm11, zmm11, zmm17                                      ;  1024.5 p0      54 v[1]
        vmovdqu64 zmm15, [rel sha512_blocks.T0_constants512 + 4864]     ;   793.0 p3      53 t1
        vpaddq zmm15, zmm15, zmm19                                      ;  1022.3 p5      53 t1
        vprolq zmm16, zmm21, 0x24                                       ;  1022.5 p0      39 v[5]
        vprolq zmm19, zmm21, 0x1e                                       ;  1023.5 p0      39 v[5]
        vprolq zmm22, zmm21, 0x19                                       ;  1024.5 p0      39 v[5]
        vpternlogd zmm22, zmm19, zmm16, 0x96                            ;  1025.5 p5      39 v[5]
        vpaddq zmm17, zmm17, zmm22                                      ;  1026.5 p5      55 v[5]
        vmovdqa64 zmm16, zmm21                                          ;  1020.5         44 v[5] copy
        vpternlogd zmm16, zmm20, zmm12, 0xe8                            ;  1025.3 p5      44 v[5]
        vpaddq zmm17, zmm17, zmm16                                      ;  1027.5 p0      55 v[5]
        vpaddq zmm15, zmm15, zmm9                                       ;  1026.3 p5      53 t1
        vprolq zmm9, zmm11, 0x32                                        ;  1026.5 p0      40 t1
        vprolq zmm16, zmm11, 0x2e                                       ;  1027.5 p0      40 t1
        vprolq zmm19, zmm11, 0x17                                       ;  1028.5 p0      40 t1
        vpternlogd zmm19, zmm16, zmm9, 0x96                             ;  1029.5 p5      40 t1
        vpaddq zmm15, zmm15, zmm19                                      ;  1030.5 p5      53 t1
        vmovdqa64 zmm9, zmm11                                           ;  1025.5         43 t1 copy
        vpternlogd zmm9, zmm13, zmm18, 0xca                             ;  1029.3 p5      43 t1
        vpaddq zmm15, zmm15, zmm9                                       ;  1031.5 p0      53 t1
        vpaddq zmm12, zmm12, zmm15                                      ;  1032.5 p5      54 v[0]
        vmovdqu64 zmm9, [rel sha512_blocks.T0_constants512 + 4928]      ;   801.7 p2      53 t1
        vpaddq zmm9, zmm9, zmm23                                        ;  1030.5 p0      53 t1
        vprolq zmm16, zmm17, 0x24                                       ;  1031.5 p0      39 v[4]
        vprolq zmm19, zmm17, 0x1e                                       ;  1032.5 p0      39 v[4]
        vprolq zmm22, zmm17, 0x19                                       ;  1033.5 p0      39 v[4]
        vpternlogd zmm22, zmm19, zmm16, 0x96                            ;  1034.5 p5      39 v[4]
        vpaddq zmm15, zmm15, zmm22                                      ;  1035.5 p5      55 v[4]
        vmovdqa64 zmm16, zmm17                                          ;  1028.5         44 v[4] copy
        vpternlogd zmm16, zmm21, zmm20, 0xe8                            ;  1033.3 p5      44 v[4]
        vpaddq zmm15, zmm15, zmm16                                      ;  1036.5 p5      55 v[4]
        vpaddq zmm9, zmm9, zmm18                                        ;  1034.5 p0      53 t1
        vprolq zmm16, zmm12, 0x32                                       ;  1035.5 p0      40 t1
        vprolq zmm18, zmm12, 0x2e                                       ;  1036.5 p0      40 t1
        vprolq zmm19, zmm12, 0x17                                       ;  1037.5 p0      40 t1
        vpternlogd zmm19, zmm18, zmm16, 0x96                            ;  1038.5 p5      40 t1
        vpaddq zmm9, zmm9, zmm19                                        ;  1039.5 p5      53 t1
        vmovdqa64 zmm16, zmm12                                          ;  1033.5         43 t1 copy
        vpternlogd zmm16, zmm11, zmm13, 0xca                            ;  1037.3 p5      43 t1
        vpaddq zmm9, zmm9, zmm16                                        ;  1040.5 p5      53 t1
        vpaddq zmm20, zmm20, zmm9                                       ;  1041.5 p0      54 v[7]
        vmovdqu64 zmm16, [rel sha512_blocks.T0_constants512 + 4992]     ;   811.5 p3      53 t1
        vpaddq zmm16, zmm16, zmm14                                      ;  1039.3 p5      53 t1
        vprolq zmm14, zmm15, 0x24                                       ;  1039.5 p0      39 v[3]
        vprolq zmm18, zmm15, 0x1e                                       ;  1040.5 p0      39 v[3]
        vprolq zmm19, zmm15, 0x19                                       ;  1041.5 p0      39 v[3]
        vpternlogd zmm19, zmm18, zmm14, 0x96                            ;  1042.5 p5      39 v[3]
        vpaddq zmm9, zmm9, zmm19                                        ;  1043.5 p5      55 v[3]
        vmovdqa64 zmm14, zmm15                                          ;  1037.5         44 v[3] copy
        vpternlogd zmm14, zmm17, zmm21, 0xe8                            ;  1042.3 p5      44 v[3]
        vpaddq zmm9, zmm9, zmm14                                        ;  1044.5 p0      55 v[3]
        vpaddq zmm16, zmm16, zmm13                                      ;  1043.3 p5      53 t1
        vprolq zmm13, zmm20, 0x32                                       ;  1043.5 p0      40 t1
        vprolq zmm14, zmm20, 0x2e                                       ;  1044.5 p0      40 t1
        vprolq zmm18, zmm20, 0x17                                       ;  1045.5 p0      40 t1
        vpternlogd zmm18, zmm14, zmm13, 0x96                            ;  1046.5 p5      40 t1
        vpaddq zmm16, zmm16, zmm18                                      ;  1047.5 p5      53 t1
        vmovdqa64 zmm13, zmm20                                          ;  1042.5         43 t1 copy
        vpternlogd zmm13, zmm12, zmm11, 0xca                            ;  1046.3 p5      43 t1
        vpaddq zmm16, zmm16, zmm13                                      ;  1048.5 p0      53 t1
        vpaddq zmm21, zmm21, zmm16                                      ;  1049.5 p5      54 v[6]
        vpaddq zmm10, zmm10, zmm7                                       ;  1047.5 p0      53 t1
        vpaddq zmm10, zmm10, [rel sha512_blocks.T0_constants512 + 5056] ;  1048.5 p5+p2   53 t1
        vpaddq zmm10, zmm10, zmm3                                       ;  1049.5 p0      53 t1
        vpaddq zmm10, zmm10, zmm4                                       ;  1050.5 p5      53 t1
        vprolq zmm7, zmm9, 0x24                                         ;  1049.5 p0      39 v[2]
        vprolq zmm13, zmm9, 0x1e                                        ;  1050.5 p0      39 v[2]
        vprolq zmm14, zmm9, 0x19                                        ;  1051.5 p0      39 v[2]
        vpternlogd zmm14, zmm13, zmm7, 0x96                             ;  1052.5 p5      39 v[2]
        vpaddq zmm16, zmm16, zmm14                                      ;  1053.5 p5      55 v[2]
        vmovdqa64 zmm7, zmm9                                            ;  1045.5         44 v[2] copy
        vpternlogd zmm7, zmm15, zmm17, 0xe8                             ;  1052.3 p5      44 v[2]
        vpaddq zmm16, zmm16, zmm7                                       ;  1054.5 p0      55 v[2]
        vpaddq zmm10, zmm10, zmm11                                      ;  1053.3 p5      53 t1
        vprolq zmm7, zmm21, 0x32                                        ;  1053.5 p0      40 t1
        vprolq zmm11, zmm21, 0x2e                                       ;  1054.5 p0      40 t1
        vprolq zmm13, zmm21, 0x17                                       ;  1055.5 p0      40 t1
        vpternlogd zmm13, zmm11, zmm7, 0x96                             ;  1056.5 p5      40 t1
        vpaddq zmm10, zmm10, zmm13                                      ;  1057.5 p5      53 t1
        vmovdqa64 zmm7, zmm21                                           ;  1050.5         43 t1 copy
        vpternlogd zmm7, zmm20, zmm12, 0xca                             ;  1056.3 p5      43 t1
        vpaddq zmm10, zmm10, zmm7                                       ;  1058.5 p0      53 t1
        vpaddq zmm17, zmm17, zmm10                                      ;  1059.5 p5      54 v[5]
        vpaddq zmm8, zmm8, [rel sha512_blocks.T0_constants512 + 5120]   ;  1057.5 p0+p3   53 t1
        vpaddq zmm8, zmm8, zmm29                                        ;  1058.5 p5      53 t1
        vpaddq zmm8, zmm8, zmm5                                         ;  1059.5 p0      53 t1
        vpaddq zmm8, zmm8, zmm31                                        ;  1060.5 p5      53 t1
        vprolq zmm7, zmm16, 0x24                                        ;  1059.5 p0      39 v[1]
        vprolq zmm11, zmm16, 0x1e                                       ;  1060.5 p0      39 v[1]
        vprolq zmm13, zmm16, 0x19                                       ;  1061.5 p0      39 v[1]
        vpternlogd zmm13, zmm11, zmm7, 0x96                             ;  1062.5 p5      39 v[1]
        vpaddq zmm10, zmm10, zmm13                                      ;  1063.5 p5      55 v[1]
        vmovdqa64 zmm7, zmm16                                           ;  1055.5         44 v[1] copy
        vpternlogd zmm7, zmm9, zmm15, 0xe8                              ;  1062.3 p5      44 v[1]
        vpaddq zmm10, zmm10, zmm7                                       ;  1064.5 p0      55 v[1]
        vpaddq zmm8, zmm8, zmm12                                        ;  1063.3 p5      53 t1
        vprolq zmm7, zmm17, 0x32                                        ;  1063.5 p0      40 t1
        vmovdqu64 zmm2, [rbp + 704]                                     ;   836.8 p2      72 h
        vprolq zmm11, zmm17, 0x2e                                       ;  1064.5 p0      40 t1
        vprolq zmm12, zmm17, 0x17                                       ;  1065.5 p0      40 t1
        vmovdqu64 zmm4, [rbp + 640]                                     ;   838.5 p3      72 h
        vpternlogd zmm12, zmm11, zmm7, 0x96                             ;  1066.5 p5      40 t1
        vpaddq zmm8, zmm8, zmm12                                        ;  1067.5 p5      53 t1
        vmovdqa64 zmm7, zmm17                                           ;  1060.5         43 t1 copy
        vpternlogd zmm7, zmm21, zmm20, 0xca                             ;  1066.3 p5      43 t1
        vmovdqu64 zmm6, [rbp + 576]                                     ;   842.5 p2      72 h
        vpaddq zmm8, zmm8, zmm7                                         ;  1068.5 p0      53 t1
        vprolq zmm7, zmm10, 0x24                                        ;  1067.5 p0      39 v[0]
        vmovdqu64 zmm1, [rbp + 512]                                     ;   843.0 p3      72 h
        vprolq zmm11, zmm10, 0x1e                                       ;  1068.5 p0      39 v[0]
        vprolq zmm12, zmm10, 0x19                                       ;  1069.5 p0      39 v[0]
        vmovdqu64 zmm3, [rbp + 448]                                     ;   843.7 p2      72 h
        vpternlogd zmm12, zmm11, zmm7, 0x96                             ;  1070.5 p5      39 v[0]
        vpaddq zmm0, zmm0, zmm8                                         ;  1069.5 p5      72 h
        vpaddq zmm0, zmm0, zmm12                                        ;  1071.5 p5      72 h
        vmovdqa64 zmm7, zmm10                                           ;  1065.5         44 v[0] copy
        vpternlogd zmm7, zmm16, zmm9, 0xe8                              ;  1070.3 p5      44 v[0]
        vmovdqu64 zmm5, [rbp + 384]                                     ;   847.5 p3      72 h
        vpaddq zmm0, zmm0, zmm7                                         ;  1072.5 p0      72 h
        vpaddq zmm2, zmm2, zmm10                                        ;  1071.3 p5      72 h
        vmovdqu64 zmm7, [rbp + 320]                                     ;   848.8 p2      72 h
        vpaddq zmm4, zmm4, zmm16                                        ;  1071.5 p0      72 h
        vpaddq zmm6, zmm6, zmm9                                         ;  1072.3 p5      72 h
        vpaddq zmm1, zmm1, zmm15                                        ;  1072.5 p0      72 h
        add r15, 0x80                                                   ;   849.8 p1      60 blocks
        add r14, 0x80                                                   ;   850.5 p6      60 blocks
        vpaddq zmm1, zmm1, zmm8                                         ;  1073.5 p5      72 h
        add r13, 0x80                                                   ;   850.8 p11     60 blocks
        vpaddq zmm3, zmm3, zmm17                                        ;  1073.5 p0      72 h
        vpaddq zmm5, zmm5, zmm21                                        ;  1074.3 p5      72 h
        vpaddq zmm7, zmm7, zmm20                                        ;  1074.5 p0      72 h
        add r12, 0x80                                                   ;   853.5 p1      60 blocks
        add r11, 0x80                                                   ;   853.7 p6      60 blocks
        add r10, 0x80                                                   ;   854.5 p11     60 blocks
        vmovdqu64 [rbp + 320], zmm7                                     ;  1075.5 p7+p4   72 h
        add r9, 0x80                                                    ;   856.5 p1      60 blocks
        add r8, 0x80                                                    ;   856.7 p6      60 blocks
        cmp r8, qword [rbp + 840]                                       ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp - 128], zmm0                                     ;                    resident
        vmovdqu64 [rbp + 128], zmm1                                     ;                    resident
        vmovdqu64 [rbp - 64], zmm2                                      ;                    resident
        vmovdqu64 [rbp + 192], zmm3                                     ;                    resident
        mov qword [rbp + 832], r8                                       ;                    resident
        mov qword [rbp + 848], r9                                       ;                    resident
        mov qword [rbp + 856], r10                                      ;                    resident
        mov qword [rbp + 864], r11                                      ;                    resident
        mov qword [rbp + 872], r12                                      ;                    resident
        mov qword [rbp + 880], r13                                      ;                    resident
        mov qword [rbp + 888], r14                                      ;                    resident
        mov qword [rbp + 896], r15                                      ;                    resident
        vmovdqu64 [rbp + 0], zmm4                                       ;                    resident
        vmovdqu64 [rbp + 256], zmm5                                     ;                    resident
        vmovdqu64 [rbp + 64], zmm6                                      ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rbp - 64]                                      ;     0.0 p2      60 blocks reload
        vmovdqu64 zmm1, [rbp - 128]                                     ;     0.2 p3      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                    ;     6.2 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                    ;     6.2 p5      60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;     7.2 p5      60 blocks
        mov r8, qword [rbp + 784]                                       ;     0.8 p10     60 blocks reload
        vmovdqu64 [r8], xmm1                                            ;    10.2 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;     7.2 p5      60 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xff                               ;     7.2 p5      60 blocks
        mov r9, qword [rbp + 768]                                       ;     1.5 p2      60 blocks reload
        vmovdqu64 [r9], xmm2                                            ;     7.2 p8+p9   60 blocks
        mov r10, qword [rbp + 800]                                      ;     1.8 p3      60 blocks reload
        vmovdqu64 [r10], xmm1                                           ;    10.2 p7+p4   60 blocks
        mov r11, qword [rbp + 816]                                      ;     2.2 p10     60 blocks reload
        vmovdqu64 [r11], xmm3                                           ;    10.2 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;     7.2 p5      60 blocks
        mov r12, qword [rbp + 792]                                      ;     2.7 p2      60 blocks reload
        vmovdqu64 [r12], xmm1                                           ;    10.2 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;     7.2 p5      60 blocks
        vshufi32x4 zmm2, zmm0, zmm0, 0xff                               ;     7.3 p5      60 blocks
        mov r13, qword [rbp + 776]                                      ;     3.3 p3      60 blocks reload
        vmovdqu64 [r13], xmm0                                           ;     7.2 p8+p9   60 blocks
        mov r14, qword [rbp + 808]                                      ;     3.7 p10     60 blocks reload
        vmovdqu64 [r14], xmm1                                           ;    10.2 p7+p4   60 blocks
        mov r15, qword [rbp + 824]                                      ;     4.0 p2      60 blocks reload
        vmovdqu64 [r15], xmm2                                           ;    10.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 64]                                      ;     4.3 p3      60 blocks reload
        vmovdqu64 zmm1, [rbp + 0]                                       ;     5.0 p2      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                    ;    11.0 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                    ;    11.0 p5      60 blocks
        vmovdqu64 [r9 + 16], xmm2                                       ;    12.0 p7+p4   60 blocks
        vmovdqu64 [r13 + 16], xmm0                                      ;    12.0 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;    12.0 p5      60 blocks
        vmovdqu64 [r8 + 16], xmm1                                       ;    15.0 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;    12.0 p5      60 blocks
        vmovdqu64 [r10 + 16], xmm1                                      ;    15.0 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                               ;    12.3 p5      60 blocks
        vmovdqu64 [r11 + 16], xmm1                                      ;    15.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;    13.3 p5      60 blocks
        vmovdqu64 [r12 + 16], xmm1                                      ;    16.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;    14.3 p5      60 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                               ;    15.3 p5      60 blocks
        vmovdqu64 [r14 + 16], xmm1                                      ;    17.3 p7+p4   60 blocks
        vmovdqu64 [r15 + 16], xmm0                                      ;    18.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 192]                                     ;     7.3 p3      60 blocks reload
        vmovdqu64 zmm1, [rbp + 128]                                     ;     7.5 p2      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                    ;    16.3 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                    ;    17.3 p5      60 blocks
        vmovdqu64 [r9 + 32], xmm2                                       ;    17.3 p7+p4   60 blocks
        vmovdqu64 [r13 + 32], xmm0                                      ;    18.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;    18.3 p5      60 blocks
        vmovdqu64 [r8 + 32], xmm1                                       ;    21.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;    19.3 p5      60 blocks
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                               ;    20.3 p5      60 blocks
        vmovdqu64 [r10 + 32], xmm1                                      ;    22.3 p8+p9   60 blocks
        vmovdqu64 [r11 + 32], xmm2                                      ;    23.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;    21.3 p5      60 blocks
        vmovdqu64 [r12 + 32], xmm1                                      ;    24.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;    22.3 p5      60 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                               ;    23.3 p5      60 blocks
        vmovdqu64 [r14 + 32], xmm1                                      ;    25.3 p7+p4   60 blocks
        vmovdqu64 [r15 + 32], xmm0                                      ;    26.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 320]                                     ;    10.3 p3      60 blocks reload
        vmovdqu64 zmm1, [rbp + 256]                                     ;    10.5 p2      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                    ;    24.3 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                    ;    25.3 p5      60 blocks
        vmovdqu64 [r9 + 48], xmm2                                       ;    25.3 p7+p4   60 blocks
        vmovdqu64 [r13 + 48], xmm0                                      ;    26.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;    26.3 p5      60 blocks
        vmovdqu64 [r8 + 48], xmm1                                       ;    29.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;    27.3 p5      60 blocks
        vmovdqu64 [r10 + 48], xmm1                                      ;    30.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                               ;    28.3 p5      60 blocks
        vmovdqu64 [r11 + 48], xmm1                                      ;    31.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;    29.3 p5      60 blocks
        vmovdqu64 [r12 + 48], xmm1                                      ;    32.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;    30.3 p5      60 blocks
        vmovdqu64 [r14 + 48], xmm1                                      ;    33.3 p7+p4   60 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                               ;    31.3 p5      60 blocks
        vmovdqu64 [r15 + 48], xmm0                                      ;    34.3 p8+p9   60 blocks
        vzeroupper                                                      ;                    x87 state
        mov rsp, qword [rbp + 904]                                      ;                    frame
        pop r15                                                         ;                    preserved
        pop r14                                                         ;                    preserved
        pop r13                                                         ;                    preserved
        pop r12                                                         ;                    preserved
        pop rbp                                                         ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
sha512_blocks.T0_constants512:
        dq 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f
        dq 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22
        dq 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd
        dq 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        dq 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538
        dq 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019
        dq 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b
        dq 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242
        dq 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe
        dq 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c
        dq 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f
        dq 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        dq 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235
        dq 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694
        dq 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        dq 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3
        dq 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        dq 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275
        dq 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        dq 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        dq 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5
        dq 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab
        dq 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210
        dq 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f
        dq 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        dq 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725
        dq 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f
        dq 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70
        dq 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        dq 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926
        dq 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        dq 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df
        dq 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de
        dq 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        dq 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        dq 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b
        dq 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        dq 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001
        dq 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        dq 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30
        dq 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218
        dq 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910
        dq 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a
        dq 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        dq 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53
        dq 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        dq 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        dq 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        dq 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        dq 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        dq 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60
        dq 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        dq 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28
        dq 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9
        dq 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        dq 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b
        dq 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c
        dq 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        dq 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba
        dq 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae
        dq 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b
        dq 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84
        dq 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493
        dq 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        dq 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        dq 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        dq 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
