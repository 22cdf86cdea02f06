; sha1_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 879b4944cb94c0d9); do not edit:
;   ./cw build sha1_blocks --cpu golden-cove --variant many
;
; void sha1_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, uint32_t n);   System V, 64 bits
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
; The frame is cleared before return: 640 bytes, 11 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 92 uops, planned 36.2; bounds: width 15.3, ports 35.0, path 14.0
;   blocks: 952 uops, planned 422.0; bounds: width 158.7, ports 418.5, path 174.0
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
%fatal "sha1_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha1_blocks
$_sha1_blocks:
%else
        global $sha1_blocks
%endif
$sha1_blocks:
        push rbx                                                   ;                    preserved
        push rbp                                                   ;                    preserved
        push r12                                                   ;                    preserved
        push r13                                                   ;                    preserved
        push r14                                                   ;                    preserved
        push r15                                                   ;                    preserved
        mov rax, rsp                                               ;                    frame
        sub rsp, 0x380                                             ;                    frame
        and rsp, -64                                               ;                    frame
        mov qword [rsp + 848], rax                                 ;                    frame
        mov r10, qword [rax + 56]                                  ;                    frame
        mov qword [rsp + 624], r10                                 ;                    frame
        mov r10, qword [rax + 64]                                  ;                    frame
        mov qword [rsp + 632], r10                                 ;                    frame
        mov r10, qword [rax + 72]                                  ;                    frame
        mov qword [rsp + 640], r10                                 ;                    frame
        mov r10, qword [rax + 80]                                  ;                    frame
        mov qword [rsp + 648], r10                                 ;                    frame
        mov r10, qword [rax + 88]                                  ;                    frame
        mov qword [rsp + 656], r10                                 ;                    frame
        mov r10, qword [rax + 96]                                  ;                    frame
        mov qword [rsp + 664], r10                                 ;                    frame
        mov r10, qword [rax + 104]                                 ;                    frame
        mov qword [rsp + 672], r10                                 ;                    frame
        mov r10, qword [rax + 112]                                 ;                    frame
        mov qword [rsp + 680], r10                                 ;                    frame
        mov r10, qword [rax + 120]                                 ;                    frame
        mov qword [rsp + 688], r10                                 ;                    frame
        mov r10, qword [rax + 128]                                 ;                    frame
        mov qword [rsp + 696], r10                                 ;                    frame
        mov r10, qword [rax + 264]                                 ;                    frame
        mov qword [rsp + 856], r10                                 ;                    frame
        mov r10, qword [rax + 136]                                 ;                    frame
        mov qword [rsp + 704], r10                                 ;                    frame
        mov r10, qword [rax + 144]                                 ;                    frame
        mov qword [rsp + 720], r10                                 ;                    frame
        mov r10, qword [rax + 152]                                 ;                    frame
        mov qword [rsp + 728], r10                                 ;                    frame
        mov r10, qword [rax + 160]                                 ;                    frame
        mov qword [rsp + 736], r10                                 ;                    frame
        mov r10, qword [rax + 168]                                 ;                    frame
        mov qword [rsp + 744], r10                                 ;                    frame
        mov r10, qword [rax + 176]                                 ;                    frame
        mov qword [rsp + 752], r10                                 ;                    frame
        mov r10, qword [rax + 184]                                 ;                    frame
        mov qword [rsp + 760], r10                                 ;                    frame
        mov r10, qword [rax + 192]                                 ;                    frame
        mov qword [rsp + 768], r10                                 ;                    frame
        mov r10, qword [rax + 200]                                 ;                    frame
        mov qword [rsp + 776], r10                                 ;                    frame
        mov r10, qword [rax + 208]                                 ;                    frame
        mov qword [rsp + 784], r10                                 ;                    frame
        mov r10, qword [rax + 216]                                 ;                    frame
        mov qword [rsp + 792], r10                                 ;                    frame
        mov r10, qword [rax + 224]                                 ;                    frame
        mov qword [rsp + 800], r10                                 ;                    frame
        mov r10, qword [rax + 232]                                 ;                    frame
        mov qword [rsp + 808], r10                                 ;                    frame
        mov r10, qword [rax + 240]                                 ;                    frame
        mov qword [rsp + 816], r10                                 ;                    frame
        mov r10, qword [rax + 248]                                 ;                    frame
        mov qword [rsp + 824], r10                                 ;                    frame
        mov r10, qword [rax + 256]                                 ;                    frame
        mov qword [rsp + 832], r10                                 ;                    frame
        mov qword [rsp + 576], rdi                                 ;                    argument
        mov qword [rsp + 584], rsi                                 ;                    argument
        mov qword [rsp + 592], rdx                                 ;                    argument
        mov qword [rsp + 600], rcx                                 ;                    argument
        mov qword [rsp + 608], r8                                  ;                    argument
        mov qword [rsp + 616], r9                                  ;                    argument
        mov r8, qword [rsp + 576]                                  ;     0.0 p2      16 h reload
        vmovdqu64 xmm0, [r8]                                       ;     5.0 p3      16 h
        vmovd xmm1, [r8 + 16]                                      ;     5.0 p10     16 h
        mov r9, qword [rsp + 584]                                  ;     1.0 p2      16 h reload
        vmovdqu64 xmm2, [r9]                                       ;     6.0 p3      16 h
        vmovd xmm3, [r9 + 16]                                      ;     6.0 p10     16 h
        vpunpckldq zmm1, zmm1, zmm3                                ;    12.0 p5      16 h
        mov r10, qword [rsp + 592]                                 ;     2.0 p2      16 h reload
        vmovdqu64 xmm3, [r10]                                      ;     7.0 p3      16 h
        vmovd xmm4, [r10 + 16]                                     ;     7.0 p10     16 h
        mov r11, qword [rsp + 600]                                 ;     3.0 p2      16 h reload
        vmovdqu64 xmm5, [r11]                                      ;     8.0 p3      16 h
        vmovd xmm6, [r11 + 16]                                     ;     8.0 p10     16 h
        vpunpckldq zmm4, zmm4, zmm6                                ;    14.0 p5      16 h
        vpunpcklqdq zmm1, zmm1, zmm4                               ;    15.0 p5      16 h
        mov r12, qword [rsp + 608]                                 ;     4.0 p2      16 h reload
        vmovdqu64 xmm4, [r12]                                      ;     9.0 p3      16 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                             ;    15.0 p5      16 h
        vmovd xmm4, [r12 + 16]                                     ;     9.0 p10     16 h
        mov r8, qword [rsp + 616]                                  ;     5.0 p2      16 h reload
        vmovdqu64 xmm6, [r8]                                       ;    10.0 p3      16 h
        vshufi32x4 zmm2, zmm2, zmm6, 0                             ;    16.0 p5      16 h
        vmovd xmm6, [r8 + 16]                                      ;    10.0 p10     16 h
        vpunpckldq zmm4, zmm4, zmm6                                ;    16.0 p5      16 h
        mov r8, qword [rsp + 624]                                  ;     6.0 p2      16 h reload
        vmovdqu64 xmm6, [r8]                                       ;    11.0 p3      16 h
        vshufi32x4 zmm3, zmm3, zmm6, 0                             ;    17.0 p5      16 h
        vmovd xmm6, [r8 + 16]                                      ;    11.0 p10     16 h
        mov r8, qword [rsp + 632]                                  ;     7.0 p2      16 h reload
        vmovdqu64 xmm7, [r8]                                       ;    12.0 p3      16 h
        vshufi32x4 zmm5, zmm5, zmm7, 0                             ;    18.0 p5      16 h
        vmovd xmm7, [r8 + 16]                                      ;    12.0 p10     16 h
        vpunpckldq zmm6, zmm6, zmm7                                ;    18.0 p5      16 h
        vpunpcklqdq zmm4, zmm4, zmm6                               ;    19.0 p5      16 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                             ;    20.0 p5      16 h
        mov r8, qword [rsp + 640]                                  ;     8.0 p2      16 h reload
        vmovdqu64 xmm4, [r8]                                       ;    13.0 p3      16 h
        vmovd xmm6, [r8 + 16]                                      ;    13.0 p10     16 h
        mov r9, qword [rsp + 648]                                  ;     9.0 p2      16 h reload
        vmovdqu64 xmm7, [r9]                                       ;    14.0 p3      16 h
        vmovd xmm8, [r9 + 16]                                      ;    14.0 p10     16 h
        vpunpckldq zmm6, zmm6, zmm8                                ;    20.0 p5      16 h
        mov r10, qword [rsp + 656]                                 ;    10.0 p2      16 h reload
        vmovdqu64 xmm8, [r10]                                      ;    15.0 p3      16 h
        vmovd xmm9, [r10 + 16]                                     ;    15.0 p10     16 h
        mov r11, qword [rsp + 664]                                 ;    11.0 p2      16 h reload
        vmovdqu64 xmm10, [r11]                                     ;    16.0 p3      16 h
        vmovd xmm11, [r11 + 16]                                    ;    16.0 p10     16 h
        vpunpckldq zmm9, zmm9, zmm11                               ;    22.0 p5      16 h
        vpunpcklqdq zmm6, zmm6, zmm9                               ;    23.0 p5      16 h
        mov r12, qword [rsp + 672]                                 ;    12.0 p2      16 h reload
        vmovdqu64 xmm9, [r12]                                      ;    17.0 p3      16 h
        vshufi32x4 zmm4, zmm4, zmm9, 0                             ;    23.0 p5      16 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                          ;    26.0 p5      16 h
        vmovd xmm4, [r12 + 16]                                     ;    17.0 p10     16 h
        mov r8, qword [rsp + 680]                                  ;    13.0 p2      16 h reload
        vmovdqu64 xmm9, [r8]                                       ;    18.0 p3      16 h
        vshufi32x4 zmm7, zmm7, zmm9, 0                             ;    24.0 p5      16 h
        vshufi32x4 zmm2, zmm2, zmm7, 0x88                          ;    27.0 p5      16 h
        vmovd xmm7, [r8 + 16]                                      ;    18.0 p10     16 h
        vpunpckldq zmm4, zmm4, zmm7                                ;    24.0 p5      16 h
        vpunpckldq zmm7, zmm0, zmm2                                ;    30.0 p5      16 h
        vpunpckhdq zmm0, zmm0, zmm2                                ;    30.0 p5      16 h
        mov r8, qword [rsp + 688]                                  ;    14.0 p2      16 h reload
        vmovdqu64 xmm2, [r8]                                       ;    19.0 p3      16 h
        vshufi32x4 zmm2, zmm8, zmm2, 0                             ;    25.0 p5      16 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                          ;    28.0 p5      16 h
        vmovd xmm3, [r8 + 16]                                      ;    19.0 p10     16 h
        mov r8, qword [rsp + 696]                                  ;    15.0 p2      16 h reload
        vmovdqu64 xmm8, [r8]                                       ;    20.0 p3      16 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                            ;    26.0 p5      16 h
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                          ;    29.0 p5      16 h
        vmovd xmm8, [r8 + 16]                                      ;    20.0 p10     16 h
        vpunpckldq zmm3, zmm3, zmm8                                ;    26.2 p5      16 h
        vpunpcklqdq zmm3, zmm4, zmm3                               ;    27.2 p5      16 h
        vshufi32x4 zmm3, zmm6, zmm3, 0                             ;    28.2 p5      16 h
        vshufi32x4 zmm1, zmm1, zmm3, 0x88                          ;    31.2 p5      16 h
        vpunpckldq zmm3, zmm2, zmm5                                ;    32.0 p5      16 h
        vpunpckhdq zmm2, zmm2, zmm5                                ;    32.0 p5      16 h
        vmovdqu64 [rsp + 0], zmm1                                  ;    34.2 p7+p4   16 h
        vpunpcklqdq zmm1, zmm7, zmm3                               ;    33.0 p5      16 h
        vpunpckhqdq zmm3, zmm7, zmm3                               ;    33.2 p5      16 h
        vmovdqu64 [rsp + 64], zmm1                                 ;    34.0 p8+p9   16 h
        vmovdqu64 [rsp + 128], zmm3                                ;    34.2 p7+p4   16 h
        vpunpcklqdq zmm1, zmm0, zmm2                               ;    34.2 p5      16 h
        vpunpckhqdq zmm0, zmm0, zmm2                               ;    35.2 p5      16 h
        vmovdqu64 [rsp + 192], zmm1                                ;    35.2 p8+p9   16 h
        vmovdqu64 [rsp + 256], zmm0                                ;    36.2 p7+p4   16 h
        mov r8d, dword [rsp + 856]                                 ;    16.0 p2      16 h
        shl r8, 6                                                  ;    21.0 p0      16 h
        add r8, qword [rsp + 704]                                  ;    22.0 p1+p3   16 h
        mov qword [rsp + 712], r8                                  ;    23.0 p8+p9   16 h
        cmp dword [rsp + 856], 0                                   ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 704]                                  ;                    resident
        mov r9, qword [rsp + 720]                                  ;                    resident
        mov r10, qword [rsp + 728]                                 ;                    resident
        mov r11, qword [rsp + 736]                                 ;                    resident
        mov r12, qword [rsp + 744]                                 ;                    resident
        mov r13, qword [rsp + 752]                                 ;                    resident
        mov r14, qword [rsp + 760]                                 ;                    resident
        mov r15, qword [rsp + 768]                                 ;                    resident
        mov rsi, qword [rsp + 776]                                 ;                    resident
        mov rdi, qword [rsp + 784]                                 ;                    resident
        mov rbp, qword [rsp + 792]                                 ;                    resident
        mov rax, qword [rsp + 800]                                 ;                    resident
        mov rcx, qword [rsp + 808]                                 ;                    resident
        vmovdqu64 zmm0, [rsp + 64]                                 ;                    resident
        vmovdqu64 zmm1, [rsp + 128]                                ;                    resident
        vmovdqu64 zmm2, [rsp + 192]                                ;                    resident
        vmovdqu64 zmm3, [rsp + 256]                                ;                    resident
        vmovdqu64 zmm4, [rsp + 0]                                  ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm5, [r8]                                       ;     0.0 p2      22 w[0]
        vmovdqu64 zmm6, [r9]                                       ;     0.2 p3      22 w[0]
        vmovdqu64 zmm7, [r10]                                      ;     1.0 p2      22 w[0]
        vmovdqu64 zmm8, [r11]                                      ;     1.2 p3      22 w[0]
        vmovdqu64 zmm9, [r12]                                      ;     2.0 p2      22 w[0]
        vmovdqu64 zmm10, [r13]                                     ;     2.2 p3      22 w[0]
        vmovdqu64 zmm11, [r14]                                     ;     3.0 p2      22 w[0]
        vmovdqu64 zmm12, [r15]                                     ;     3.2 p3      22 w[0]
        vmovdqu64 zmm13, [rsi]                                     ;     4.0 p2      22 w[0]
        vmovdqu64 zmm14, [rdi]                                     ;     4.2 p3      22 w[0]
        vmovdqu64 zmm15, [rbp]                                     ;     5.0 p2      22 w[0]
        vmovdqu64 zmm16, [rax]                                     ;     5.2 p3      22 w[0]
        vmovdqu64 zmm17, [rcx]                                     ;     6.0 p2      22 w[0]
        vmovdqa64 zmm18, zmm1                                      ;     2.2          6 v[4] copy
        vpternlogd zmm18, zmm3, zmm2, 0xac                         ;     2.3 p0       6 v[4]
        vpaddd zmm18, zmm18, zmm4                                  ;     3.3 p5      27 v[4]
        vmovdqu64 zmm19, [rel sha1_blocks.T0_constants512 + 128]   ;     6.2 p3      27 v[4] reload
        vpaddd zmm18, zmm18, zmm19                                 ;    12.2 p0      27 v[4]
        vprold zmm20, zmm1, 0x1e                                   ;     4.3 p0      28 v[1]
        vprold zmm21, zmm0, 5                                      ;     5.3 p0      27 v[4]
        vpaddd zmm18, zmm18, zmm21                                 ;    13.2 p5      27 v[4]
        vshufi32x4 zmm21, zmm5, zmm9, 0x44                         ;     8.0 p5      22 w[0]
        vshufi32x4 zmm22, zmm6, zmm10, 0x44                        ;     8.2 p5      22 w[0]
        vprold zmm23, zmm0, 0x1e                                   ;     6.3 p0      28 v[0]
        vshufi32x4 zmm24, zmm7, zmm11, 0x44                        ;     9.0 p5      22 w[0]
        vshufi32x4 zmm25, zmm8, zmm12, 0x44                        ;     9.2 p5      22 w[0]
        vmovdqa64 zmm26, zmm0                                      ;     4.3          6 v[3] copy
        vpternlogd zmm26, zmm20, zmm2, 0xca                        ;     7.3 p0       6 v[3]
        vpaddd zmm26, zmm26, zmm3                                  ;     8.3 p0      27 v[3]
        mov rdx, qword [rsp + 816]                                 ;     4.8 p10     22 w[0] reload
        vmovdqu64 zmm27, [rdx]                                     ;     9.8 p2      22 w[0]
        mov rbx, qword [rsp + 824]                                 ;     5.8 p10     22 w[0] reload
        vmovdqu64 zmm28, [rbx]                                     ;    10.8 p3      22 w[0]
        vshufi32x4 zmm29, zmm13, zmm17, 0x44                       ;    12.0 p5      22 w[0]
        vshufi32x4 zmm30, zmm21, zmm29, 0x88                       ;    15.0 p5      22 w[0]
        vshufi32x4 zmm21, zmm21, zmm29, 0xdd                       ;    15.0 p5      22 w[4]
        vshufi32x4 zmm29, zmm14, zmm27, 0x44                       ;    15.8 p5      22 w[0]
        vshufi32x4 zmm31, zmm15, zmm28, 0x44                       ;    16.8 p5      22 w[0]
        vpaddd zmm26, zmm26, zmm19                                 ;    12.2 p0      27 v[3]
        vmovdqu64 [rsp + 320], zmm4                                ;     6.5 p7+p4   19 v[4] spill
        vshufi32x4 zmm4, zmm22, zmm29, 0x88                        ;    18.8 p5      22 w[0]
        vshufi32x4 zmm22, zmm22, zmm29, 0xdd                       ;    18.8 p5      22 w[4]
        vshufi32x4 zmm29, zmm24, zmm31, 0x88                       ;    19.8 p5      22 w[0]
        vshufi32x4 zmm24, zmm24, zmm31, 0xdd                       ;    19.8 p5      22 w[4]
        vpunpckldq zmm31, zmm30, zmm4                              ;    21.8 p5      22 w[0]
        vpunpckhdq zmm30, zmm30, zmm4                              ;    21.8 p5      22 w[0]
        mov rdx, qword [rsp + 832]                                 ;     7.7 p10     22 w[0] reload
        vmovdqu64 zmm4, [rdx]                                      ;    12.7 p2      22 w[0]
        vmovdqu64 [rsp + 384], zmm3                                ;     8.0 p8+p9   19 v[3] spill
        vshufi32x4 zmm3, zmm16, zmm4, 0x44                         ;    19.5 p5      22 w[0]
        vmovdqu64 [rsp + 448], zmm1                                ;     8.5 p7+p4   19 v[1] spill
        vpaddd zmm1, zmm20, zmm19                                  ;    12.2 p0      27 v[1]
        vmovdqu64 [rsp + 512], zmm0                                ;    10.0 p8+p9   19 v[0] spill
        vshufi32x4 zmm0, zmm25, zmm3, 0x88                         ;    22.5 p5      22 w[0]
        vshufi32x4 zmm25, zmm25, zmm3, 0xdd                        ;    22.5 p5      22 w[4]
        vpunpckldq zmm3, zmm21, zmm22                              ;    22.5 p5      22 w[4]
        vpunpckldq zmm4, zmm29, zmm0                               ;    25.5 p5      22 w[0]
        vpunpckhdq zmm29, zmm29, zmm0                              ;    25.5 p5      22 w[0]
        vpunpcklqdq zmm0, zmm31, zmm4                              ;    26.5 p5      22 w[0]
        vpunpckhqdq zmm31, zmm31, zmm4                             ;    26.5 p5      22 w[0]
        vmovdqu64 zmm4, [rel sha1_blocks.T0_constants512]          ;    10.0 p3      22 w[0] reload
        vpshufb zmm0, zmm0, zmm4                                   ;    27.5 p5      22 w[0]
        vshufi32x4 zmm5, zmm5, zmm9, 0xee                          ;    28.5 p5      22 w[8]
        vshufi32x4 zmm6, zmm6, zmm10, 0xee                         ;    29.5 p5      22 w[8]
        vshufi32x4 zmm7, zmm7, zmm11, 0xee                         ;    30.5 p5      22 w[8]
        vshufi32x4 zmm9, zmm13, zmm17, 0xee                        ;    31.5 p5      22 w[8]
        vshufi32x4 zmm10, zmm14, zmm27, 0xee                       ;    32.5 p5      22 w[8]
        vshufi32x4 zmm11, zmm15, zmm28, 0xee                       ;    33.5 p5      22 w[8]
        vpshufb zmm13, zmm31, zmm4                                 ;    34.5 p5      22 w[0]
        vpunpckldq zmm14, zmm24, zmm25                             ;    35.5 p5      22 w[4]
        vpunpcklqdq zmm15, zmm30, zmm29                            ;    36.5 p5      22 w[0]
        vpunpckhqdq zmm17, zmm30, zmm29                            ;    37.5 p5      22 w[0]
        vpaddd zmm18, zmm18, zmm0                                  ;    28.5 p0      27 v[4]
        vshufi32x4 zmm8, zmm8, zmm12, 0xee                         ;    38.5 p5      22 w[8]
        vshufi32x4 zmm12, zmm16, [rdx], 0xee                       ;    39.5 p5+p2   22 w[8]
        vpternlogd zmm20, zmm18, zmm23, 0xb8                       ;    29.5 p0       6 v[2]
        vpaddd zmm20, zmm20, zmm2                                  ;    30.5 p0      27 v[2]
        vpaddd zmm20, zmm20, zmm19                                 ;    31.5 p0      27 v[2]
        vprold zmm16, zmm18, 5                                     ;    29.5 p0      27 v[3]
        vpaddd zmm27, zmm23, zmm19                                 ;    17.0 p0      27 v[0]
        vpaddd zmm26, zmm26, zmm16                                 ;    30.5 p0      27 v[3]
        vpunpckhdq zmm16, zmm21, zmm22                             ;    40.5 p5      22 w[4]
        vpunpckhdq zmm21, zmm24, zmm25                             ;    41.5 p5      22 w[4]
        vprold zmm18, zmm18, 0x1e                                  ;    29.5 p0      28 v[4]
        vpaddd zmm26, zmm26, zmm13                                 ;    35.5 p0      27 v[3]
        vpternlogd zmm23, zmm26, zmm18, 0xb8                       ;    36.5 p0       6 v[1]
        vpaddd zmm1, zmm1, zmm23                                   ;    37.5 p0      27 v[1]
        vpshufb zmm15, zmm15, zmm4                                 ;    42.5 p5      22 w[0]
        vpaddd zmm22, zmm18, zmm19                                 ;    30.5 p0      27 v[4]
        vpunpcklqdq zmm23, zmm3, zmm14                             ;    43.5 p5      22 w[4]
        vpunpckhqdq zmm14, zmm3, zmm14                             ;    44.5 p5      22 w[4]
        vpshufb zmm17, zmm17, zmm4                                 ;    45.5 p5      22 w[0]
        vprold zmm24, zmm26, 5                                     ;    36.5 p0      27 v[2]
        vpaddd zmm20, zmm20, zmm24                                 ;    37.5 p0      27 v[2]
        vprold zmm24, zmm26, 0x1e                                  ;    36.5 p0      28 v[3]
        vshufi32x4 zmm25, zmm5, zmm9, 0x88                         ;    46.5 p5      22 w[8]
        vshufi32x4 zmm26, zmm6, zmm10, 0x88                        ;    47.5 p5      22 w[8]
        vshufi32x4 zmm28, zmm7, zmm11, 0x88                        ;    48.5 p5      22 w[8]
        vpaddd zmm20, zmm20, zmm15                                 ;    43.5 p0      27 v[2]
        vpshufb zmm23, zmm23, zmm4                                 ;    49.5 p5      22 w[4]
        vpternlogd zmm18, zmm20, zmm24, 0xb8                       ;    44.5 p0       6 v[0]
        vpunpcklqdq zmm29, zmm16, zmm21                            ;    50.5 p5      22 w[4]
        vpaddd zmm27, zmm27, zmm18                                 ;    45.5 p0      27 v[0]
        vshufi32x4 zmm18, zmm8, zmm12, 0x88                        ;    51.5 p5      22 w[8]
        vpshufb zmm14, zmm14, zmm4                                 ;    52.5 p5      22 w[4]
        vpaddd zmm1, zmm1, zmm17                                   ;    46.5 p0      27 v[1]
        vprold zmm30, zmm20, 5                                     ;    44.5 p0      27 v[1]
        vpunpckhqdq zmm16, zmm16, zmm21                            ;    53.5 p5      22 w[4]
        vpaddd zmm21, zmm24, zmm19                                 ;    37.5 p0      27 v[3]
        vpaddd zmm1, zmm1, zmm30                                   ;    47.5 p0      27 v[1]
        vprold zmm20, zmm20, 0x1e                                  ;    44.5 p0      28 v[2]
        vpternlogd zmm24, zmm1, zmm20, 0xb8                        ;    48.5 p0       6 v[4]
        vpaddd zmm22, zmm22, zmm24                                 ;    49.5 p0      27 v[4]
        vpaddd zmm27, zmm27, zmm23                                 ;    50.5 p0      27 v[0]
        vpshufb zmm24, zmm29, zmm4                                 ;    54.5 p5      22 w[4]
        vprold zmm29, zmm1, 5                                      ;    48.5 p0      27 v[0]
        vpaddd zmm27, zmm27, zmm29                                 ;    51.5 p0      27 v[0]
        vpaddd zmm29, zmm20, zmm19                                 ;    45.5 p0      27 v[2]
        vprold zmm30, zmm1, 0x1e                                   ;    48.5 p0      28 v[1]
        vpaddd zmm31, zmm19, zmm30                                 ;    49.5 p0      27 v[1]
        vpternlogd zmm20, zmm27, zmm30, 0xb8                       ;    52.5 p0       6 v[3]
        vpaddd zmm21, zmm21, zmm20                                 ;    53.5 p0      27 v[3]
        vpunpckldq zmm20, zmm25, zmm26                             ;    55.5 p5      22 w[8]
        vpunpckhdq zmm25, zmm25, zmm26                             ;    56.5 p5      22 w[8]
        vpaddd zmm22, zmm22, zmm14                                 ;    53.5 p0      27 v[4]
        vpshufb zmm16, zmm16, zmm4                                 ;    57.5 p5      22 w[4]
        vpunpckldq zmm26, zmm28, zmm18                             ;    58.5 p5      22 w[8]
        vpunpckhdq zmm18, zmm28, zmm18                             ;    59.5 p5      22 w[8]
        vprold zmm28, zmm27, 5                                     ;    52.5 p0      27 v[4]
        vpaddd zmm22, zmm22, zmm28                                 ;    54.5 p0      27 v[4]
        vshufi32x4 zmm5, zmm5, zmm9, 0xdd                          ;    60.5 p5      22 w[12]
        vshufi32x4 zmm6, zmm6, zmm10, 0xdd                         ;    61.5 p5      22 w[12]
        vshufi32x4 zmm7, zmm7, zmm11, 0xdd                         ;    62.5 p5      22 w[12]
        vshufi32x4 zmm8, zmm8, zmm12, 0xdd                         ;    63.5 p5      22 w[12]
        vmovdqa64 zmm9, zmm19                                      ;    22.3         27 v[0] copy
        vprold zmm10, zmm27, 0x1e                                  ;    52.5 p0      28 v[0]
        vpternlogd zmm30, zmm22, zmm10, 0xb8                       ;    55.5 p0       6 v[2]
        vpaddd zmm9, zmm9, zmm10                                   ;    53.5 p0      27 v[0]
        vpaddd zmm29, zmm29, zmm30                                 ;    56.5 p0      27 v[2]
        vpaddd zmm21, zmm21, zmm24                                 ;    55.5 p0      27 v[3]
        vprold zmm11, zmm22, 5                                     ;    55.5 p0      27 v[3]
        vpaddd zmm21, zmm21, zmm11                                 ;    56.5 p0      27 v[3]
        vmovdqa64 zmm11, zmm19                                     ;    23.7         27 v[4] copy
        vprold zmm12, zmm22, 0x1e                                  ;    55.5 p0      28 v[4]
        vpternlogd zmm10, zmm21, zmm12, 0xb8                       ;    57.5 p0       6 v[1]
        vpaddd zmm31, zmm31, zmm10                                 ;    58.5 p0      27 v[1]
        vpaddd zmm11, zmm11, zmm12                                 ;    58.0 p0      27 v[4]
        vpaddd zmm29, zmm29, zmm16                                 ;    59.0 p0      27 v[2]
        vpunpcklqdq zmm10, zmm20, zmm26                            ;    64.5 p5      22 w[8]
        vpunpckhqdq zmm20, zmm20, zmm26                            ;    65.5 p5      22 w[8]
        vprold zmm22, zmm21, 5                                     ;    60.0 p0      27 v[2]
        vprold zmm21, zmm21, 0x1e                                  ;    61.0 p0      28 v[3]
        vpaddd zmm29, zmm29, zmm22                                 ;    62.0 p0      27 v[2]
        vpaddd zmm22, zmm19, zmm21                                 ;    63.0 p0      27 v[3]
        vpunpcklqdq zmm26, zmm25, zmm18                            ;    66.5 p5      22 w[8]
        vpunpckhqdq zmm18, zmm25, zmm18                            ;    67.5 p5      22 w[8]
        vpternlogd zmm12, zmm29, zmm21, 0xb8                       ;    64.0 p0       6 v[0]
        vpaddd zmm9, zmm9, zmm12                                   ;    65.0 p0      27 v[0]
        vpshufb zmm10, zmm10, zmm4                                 ;    68.5 p5      22 w[8]
        vpshufb zmm12, zmm20, zmm4                                 ;    69.5 p5      22 w[8]
        vpunpckldq zmm20, zmm5, zmm6                               ;    70.5 p5      22 w[12]
        vprold zmm25, zmm29, 5                                     ;    66.0 p0      27 v[1]
        vprold zmm27, zmm29, 0x1e                                  ;    67.0 p0      28 v[2]
        vpaddd zmm31, zmm31, zmm25                                 ;    68.0 p0      27 v[1]
        vpaddd zmm25, zmm19, zmm27                                 ;    69.0 p0      27 v[2]
        vpshufb zmm26, zmm26, zmm4                                 ;    71.5 p5      22 w[8]
        vpunpckldq zmm28, zmm7, zmm8                               ;    72.5 p5      22 w[12]
        vpshufb zmm18, zmm18, zmm4                                 ;    73.5 p5      22 w[8]
        vpaddd zmm31, zmm31, zmm10                                 ;    70.0 p0      27 v[1]
        vpunpckhdq zmm5, zmm5, zmm6                                ;    74.5 p5      22 w[12]
        vpunpckhdq zmm6, zmm7, zmm8                                ;    75.5 p5      22 w[12]
        vpternlogd zmm21, zmm31, zmm27, 0xb8                       ;    71.0 p0       6 v[4]
        vpaddd zmm11, zmm11, zmm21                                 ;    72.0 p0      27 v[4]
        vpaddd zmm9, zmm9, zmm12                                   ;    73.0 p0      27 v[0]
        vpaddd zmm11, zmm11, zmm26                                 ;    74.0 p0      27 v[4]
        vprold zmm7, zmm31, 5                                      ;    75.0 p0      27 v[0]
        vprold zmm8, zmm31, 0x1e                                   ;    76.0 p0      28 v[1]
        vpaddd zmm9, zmm9, zmm7                                    ;    76.5 p5      27 v[0]
        vpaddd zmm7, zmm19, zmm8                                   ;    77.0 p0      27 v[1]
        vpunpcklqdq zmm21, zmm20, zmm28                            ;    77.5 p5      22 w[12]
        vpunpckhqdq zmm20, zmm20, zmm28                            ;    78.5 p5      22 w[12]
        vpaddd zmm22, zmm22, zmm18                                 ;    78.0 p0      27 v[3]
        vpternlogd zmm27, zmm9, zmm8, 0xb8                         ;    79.0 p0       6 v[3]
        vpshufb zmm21, zmm21, zmm4                                 ;    79.5 p5      22 w[12]
        vpunpcklqdq zmm28, zmm5, zmm6                              ;    80.5 p5      22 w[12]
        vpunpckhqdq zmm5, zmm5, zmm6                               ;    81.5 p5      22 w[12]
        vpaddd zmm22, zmm22, zmm27                                 ;    80.0 p0      27 v[3]
        vpshufb zmm6, zmm20, zmm4                                  ;    82.5 p5      22 w[12]
        vprold zmm20, zmm9, 5                                      ;    81.0 p0      27 v[4]
        vmovdqa64 zmm27, zmm19                                     ;    31.5         27 v[0] copy
        vprold zmm9, zmm9, 0x1e                                    ;    82.0 p0      28 v[0]
        vpaddd zmm11, zmm11, zmm20                                 ;    83.0 p0      27 v[4]
        vpxord zmm20, zmm10, zmm6                                  ;    83.5 p5      23 w[0]
        vpaddd zmm25, zmm25, zmm21                                 ;    84.0 p0      27 v[2]
        vpshufb zmm28, zmm28, zmm4                                 ;    84.5 p5      22 w[12]
        vpshufb zmm5, zmm5, zmm4                                   ;    85.5 p5      22 w[12]
        vpternlogd zmm8, zmm11, zmm9, 0xb8                         ;    85.0 p0       6 v[2]
        vpaddd zmm27, zmm27, zmm9                                  ;    86.0 p0      27 v[0]
        vpaddd zmm25, zmm25, zmm8                                  ;    86.5 p5      27 v[2]
        vpaddd zmm7, zmm7, zmm6                                    ;    87.0 p0      27 v[1]
        vprold zmm8, zmm11, 5                                      ;    88.0 p0      27 v[3]
        vprold zmm11, zmm11, 0x1e                                  ;    89.0 p0      28 v[4]
        vpaddd zmm22, zmm22, zmm8                                  ;    89.0 p5      27 v[3]
        vpaddd zmm8, zmm19, zmm11                                  ;    90.0 p5      27 v[4]
        vpxord zmm29, zmm12, zmm28                                 ;    89.5 p5      23 w[1]
        vpternlogd zmm0, zmm20, zmm15, 0x96                        ;    90.0 p0      23 w[0]
        vpaddd zmm27, zmm27, zmm28                                 ;    90.5 p5      27 v[0]
        vpaddd zmm8, zmm8, zmm5                                    ;    91.0 p0      27 v[4]
        vpternlogd zmm9, zmm22, zmm11, 0xb8                        ;    91.5 p5       6 v[1]
        vpaddd zmm7, zmm7, zmm9                                    ;    92.5 p0      27 v[1]
        vprold zmm9, zmm0, 1                                       ;    93.0 p0      23 w[0]
        vprold zmm20, zmm22, 5                                     ;    94.0 p0      27 v[2]
        vprold zmm22, zmm22, 0x1e                                  ;    95.0 p0      28 v[3]
        vpaddd zmm25, zmm25, zmm20                                 ;    95.0 p5      27 v[2]
        vpaddd zmm20, zmm19, zmm22                                 ;    96.0 p5      27 v[3]
        vpxord zmm30, zmm26, zmm5                                  ;    94.5 p5      23 w[2]
        vpternlogd zmm13, zmm29, zmm17, 0x96                       ;    95.5 p5      23 w[1]
        vpternlogd zmm11, zmm25, zmm22, 0xb8                       ;    96.0 p0       6 v[0]
        vpaddd zmm27, zmm27, zmm11                                 ;    97.0 p5      27 v[0]
        vpaddd zmm20, zmm20, zmm9                                  ;    97.0 p0      27 v[3]
        vprold zmm11, zmm13, 1                                     ;    98.0 p0      23 w[1]
        vprold zmm13, zmm25, 5                                     ;    99.0 p0      27 v[1]
        vprold zmm25, zmm25, 0x1e                                  ;   100.0 p0      28 v[2]
        vpaddd zmm7, zmm7, zmm13                                   ;   100.0 p5      27 v[1]
        vpxord zmm13, zmm14, zmm18                                 ;    98.5 p5      23 w[3]
        vpaddd zmm29, zmm19, zmm25                                 ;   101.0 p5      27 v[2]
        vpternlogd zmm30, zmm15, zmm23, 0x96                       ;   100.5 p5      23 w[2]
        vpternlogd zmm22, zmm7, zmm25, 0xb8                        ;   101.0 p0       6 v[4]
        vpaddd zmm8, zmm8, zmm22                                   ;   102.0 p5      27 v[4]
        vpaddd zmm29, zmm29, zmm11                                 ;   102.0 p0      27 v[2]
        vprold zmm15, zmm30, 1                                     ;   103.0 p0      23 w[2]
        vprold zmm22, zmm7, 5                                      ;   104.0 p0      27 v[0]
        vprold zmm7, zmm7, 0x1e                                    ;   105.0 p0      28 v[1]
        vpaddd zmm27, zmm27, zmm22                                 ;   105.0 p5      27 v[0]
        vpaddd zmm22, zmm19, zmm7                                  ;   106.0 p5      27 v[1]
        vpternlogd zmm13, zmm17, zmm9, 0x96                        ;   104.5 p5      23 w[3]
        vpternlogd zmm25, zmm27, zmm7, 0xb8                        ;   106.0 p5       6 v[3]
        vpaddd zmm20, zmm20, zmm25                                 ;   107.0 p0      27 v[3]
        vprold zmm13, zmm13, 1                                     ;   107.0 p0      23 w[3]
        vpaddd zmm22, zmm22, zmm15                                 ;   107.0 p5      27 v[1]
        vprold zmm17, zmm27, 5                                     ;   108.0 p0      27 v[4]
        vpxord zmm25, zmm24, zmm21                                 ;   107.5 p5      23 w[4]
        vprold zmm27, zmm27, 0x1e                                  ;   109.0 p0      28 v[0]
        vpaddd zmm8, zmm8, zmm17                                   ;   109.0 p5      27 v[4]
        vpternlogd zmm25, zmm23, zmm11, 0x96                       ;   109.5 p5      23 w[4]
        vpternlogd zmm7, zmm8, zmm27, 0xb8                         ;   110.0 p0       6 v[2]
        vpaddd zmm29, zmm29, zmm7                                  ;   111.0 p5      27 v[2]
        vpaddd zmm19, zmm19, zmm13                                 ;   111.0 p0      27 v[0]
        vpaddd zmm19, zmm19, zmm27                                 ;   112.0 p5      27 v[0]
        vprold zmm7, zmm25, 1                                      ;   112.0 p0      23 w[4]
        vprold zmm17, zmm8, 5                                      ;   113.0 p0      27 v[3]
        vpxord zmm23, zmm16, zmm6                                  ;   112.5 p5      23 w[5]
        vprold zmm8, zmm8, 0x1e                                    ;   114.0 p0      28 v[4]
        vpaddd zmm20, zmm20, zmm17                                 ;   114.0 p5      27 v[3]
        vmovdqu64 zmm17, [rel sha1_blocks.T0_constants512 + 192]   ;    42.3 p3      27 v[4]
        vpternlogd zmm23, zmm14, zmm15, 0x96                       ;   114.5 p5      23 w[5]
        vpternlogd zmm27, zmm20, zmm8, 0xb8                        ;   115.0 p0       6 v[1]
        vpaddd zmm22, zmm22, zmm27                                 ;   116.0 p5      27 v[1]
        vpaddd zmm17, zmm17, zmm7                                  ;   116.0 p0      27 v[4]
        vpaddd zmm17, zmm17, zmm8                                  ;   117.0 p5      27 v[4]
        vprold zmm14, zmm20, 5                                     ;   117.0 p0      27 v[2]
        vpxord zmm25, zmm10, zmm28                                 ;   117.5 p5      23 w[6]
        vprold zmm20, zmm20, 0x1e                                  ;   118.0 p0      28 v[3]
        vpaddd zmm29, zmm29, zmm14                                 ;   118.5 p5      27 v[2]
        vmovdqu64 zmm14, [rel sha1_blocks.T0_constants512 + 192]   ;    44.0 p2      27 v[3]
        vprold zmm23, zmm23, 1                                     ;   119.0 p0      23 w[5]
        vpternlogd zmm25, zmm24, zmm13, 0x96                       ;   119.5 p5      23 w[6]
        vpternlogd zmm8, zmm29, zmm20, 0xb8                        ;   120.0 p0       6 v[0]
        vpaddd zmm19, zmm19, zmm8                                  ;   121.0 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm20                                 ;   121.0 p0      27 v[3]
        vprold zmm8, zmm25, 1                                      ;   122.0 p0      23 w[6]
        vpaddd zmm14, zmm14, zmm23                                 ;   122.0 p5      27 v[3]
        vprold zmm24, zmm29, 5                                     ;   123.0 p0      27 v[1]
        vpxord zmm25, zmm12, zmm5                                  ;   122.5 p5      23 w[7]
        vprold zmm27, zmm29, 0x1e                                  ;   124.0 p0      28 v[2]
        vpaddd zmm22, zmm22, zmm24                                 ;   124.0 p5      27 v[1]
        vmovdqu64 zmm24, [rel sha1_blocks.T0_constants512 + 192]   ;    46.0 p3      27 v[2]
        vpternlogd zmm25, zmm16, zmm7, 0x96                        ;   124.5 p5      23 w[7]
        vpternlogd zmm20, zmm22, zmm27, 0x96                       ;   125.0 p0       7 v[4]
        vpaddd zmm17, zmm17, zmm20                                 ;   126.0 p5      27 v[4]
        vpaddd zmm24, zmm24, zmm8                                  ;   126.0 p0      27 v[2]
        vpaddd zmm24, zmm24, zmm27                                 ;   127.0 p5      27 v[2]
        vprold zmm16, zmm25, 1                                     ;   127.0 p0      23 w[7]
        vprold zmm20, zmm22, 5                                     ;   128.0 p0      27 v[0]
        vpxord zmm10, zmm26, zmm10                                 ;   127.5 p5      23 w[8]
        vprold zmm22, zmm22, 0x1e                                  ;   129.0 p0      28 v[1]
        vpaddd zmm19, zmm19, zmm20                                 ;   129.0 p5      27 v[0]
        vmovdqu64 zmm20, [rel sha1_blocks.T0_constants512 + 192]   ;    47.8 p2      27 v[1]
        vpternlogd zmm10, zmm23, zmm9, 0x96                        ;   129.5 p5      23 w[8]
        vpternlogd zmm27, zmm19, zmm22, 0x96                       ;   130.0 p0       7 v[3]
        vpaddd zmm14, zmm14, zmm27                                 ;   131.0 p5      27 v[3]
        vpaddd zmm20, zmm20, zmm16                                 ;   131.0 p0      27 v[1]
        vpaddd zmm20, zmm20, zmm22                                 ;   132.0 p5      27 v[1]
        vprold zmm10, zmm10, 1                                     ;   132.0 p0      23 w[8]
        vprold zmm25, zmm19, 5                                     ;   133.0 p0      27 v[4]
        vpxord zmm12, zmm12, zmm18                                 ;   132.5 p5      23 w[9]
        vprold zmm19, zmm19, 0x1e                                  ;   134.0 p0      28 v[0]
        vpaddd zmm17, zmm17, zmm25                                 ;   134.0 p5      27 v[4]
        vmovdqu64 zmm25, [rel sha1_blocks.T0_constants512 + 192]   ;    49.7 p3      27 v[0]
        vpternlogd zmm12, zmm8, zmm11, 0x96                        ;   134.5 p5      23 w[9]
        vpternlogd zmm22, zmm17, zmm19, 0x96                       ;   135.0 p0       7 v[2]
        vpaddd zmm24, zmm24, zmm22                                 ;   136.0 p5      27 v[2]
        vpaddd zmm25, zmm25, zmm10                                 ;   136.0 p0      27 v[0]
        vpaddd zmm25, zmm25, zmm19                                 ;   137.0 p5      27 v[0]
        vprold zmm12, zmm12, 1                                     ;   137.0 p0      23 w[9]
        vprold zmm22, zmm17, 5                                     ;   138.0 p0      27 v[3]
        vpxord zmm26, zmm26, zmm21                                 ;   137.5 p5      23 w[10]
        vprold zmm17, zmm17, 0x1e                                  ;   139.0 p0      28 v[4]
        vpaddd zmm14, zmm14, zmm22                                 ;   139.0 p5      27 v[3]
        vmovdqu64 zmm22, [rel sha1_blocks.T0_constants512 + 192]   ;    51.5 p2      27 v[4]
        vpternlogd zmm26, zmm16, zmm15, 0x96                       ;   139.5 p5      23 w[10]
        vpternlogd zmm19, zmm14, zmm17, 0x96                       ;   140.0 p0       7 v[1]
        vpaddd zmm20, zmm20, zmm19                                 ;   141.0 p5      27 v[1]
        vpaddd zmm22, zmm22, zmm12                                 ;   141.0 p0      27 v[4]
        vpaddd zmm22, zmm22, zmm17                                 ;   142.0 p5      27 v[4]
        vprold zmm19, zmm26, 1                                     ;   142.0 p0      23 w[10]
        vprold zmm26, zmm14, 5                                     ;   143.0 p0      27 v[2]
        vprold zmm14, zmm14, 0x1e                                  ;   144.0 p0      28 v[3]
        vpaddd zmm24, zmm24, zmm26                                 ;   144.0 p5      27 v[2]
        vmovdqu64 zmm26, [rel sha1_blocks.T0_constants512 + 192]   ;    53.2 p3      27 v[3]
        vpxord zmm18, zmm18, zmm6                                  ;   143.5 p5      23 w[11]
        vpternlogd zmm17, zmm24, zmm14, 0x96                       ;   145.0 p5       7 v[0]
        vpaddd zmm25, zmm25, zmm17                                 ;   146.0 p0      27 v[0]
        vpternlogd zmm18, zmm10, zmm13, 0x96                       ;   145.5 p5      23 w[11]
        vpaddd zmm26, zmm26, zmm19                                 ;   146.0 p0      27 v[3]
        vpaddd zmm26, zmm26, zmm14                                 ;   147.0 p5      27 v[3]
        vprold zmm17, zmm18, 1                                     ;   147.0 p0      23 w[11]
        vprold zmm18, zmm24, 5                                     ;   148.0 p0      27 v[1]
        vpxord zmm21, zmm21, zmm28                                 ;   147.5 p5      23 w[12]
        vprold zmm24, zmm24, 0x1e                                  ;   149.0 p0      28 v[2]
        vpaddd zmm20, zmm20, zmm18                                 ;   149.0 p5      27 v[1]
        vmovdqu64 zmm18, [rel sha1_blocks.T0_constants512 + 192]   ;    55.2 p2      27 v[2]
        vpternlogd zmm21, zmm12, zmm7, 0x96                        ;   149.5 p5      23 w[12]
        vpternlogd zmm14, zmm20, zmm24, 0x96                       ;   150.0 p0       7 v[4]
        vpaddd zmm22, zmm22, zmm14                                 ;   151.0 p5      27 v[4]
        vpaddd zmm18, zmm18, zmm17                                 ;   151.0 p0      27 v[2]
        vpaddd zmm18, zmm18, zmm24                                 ;   152.0 p5      27 v[2]
        vprold zmm14, zmm21, 1                                     ;   152.0 p0      23 w[12]
        vprold zmm21, zmm20, 5                                     ;   153.0 p0      27 v[0]
        vpxord zmm6, zmm6, zmm5                                    ;   152.5 p5      23 w[13]
        vprold zmm20, zmm20, 0x1e                                  ;   154.0 p0      28 v[1]
        vpaddd zmm25, zmm25, zmm21                                 ;   154.0 p5      27 v[0]
        vmovdqu64 zmm21, [rel sha1_blocks.T0_constants512 + 192]   ;    57.0 p3      27 v[1]
        vpternlogd zmm6, zmm19, zmm23, 0x96                        ;   154.5 p5      23 w[13]
        vpternlogd zmm24, zmm25, zmm20, 0x96                       ;   155.0 p0       7 v[3]
        vpaddd zmm26, zmm26, zmm24                                 ;   156.0 p5      27 v[3]
        vpaddd zmm21, zmm21, zmm14                                 ;   156.0 p0      27 v[1]
        vpaddd zmm21, zmm21, zmm20                                 ;   157.0 p5      27 v[1]
        vprold zmm6, zmm6, 1                                       ;   157.0 p0      23 w[13]
        vprold zmm24, zmm25, 5                                     ;   158.0 p0      27 v[4]
        vpxord zmm28, zmm28, zmm9                                  ;   157.5 p5      23 w[14]
        vprold zmm25, zmm25, 0x1e                                  ;   159.0 p0      28 v[0]
        vpaddd zmm22, zmm22, zmm24                                 ;   159.0 p5      27 v[4]
        vmovdqu64 zmm24, [rel sha1_blocks.T0_constants512 + 192]   ;    58.8 p2      27 v[0]
        vpternlogd zmm28, zmm17, zmm8, 0x96                        ;   159.5 p5      23 w[14]
        vpternlogd zmm20, zmm22, zmm25, 0x96                       ;   160.0 p0       7 v[2]
        vpaddd zmm18, zmm18, zmm20                                 ;   161.0 p5      27 v[2]
        vpaddd zmm24, zmm24, zmm6                                  ;   161.0 p0      27 v[0]
        vpaddd zmm24, zmm24, zmm25                                 ;   162.0 p5      27 v[0]
        vprold zmm20, zmm28, 1                                     ;   162.0 p0      23 w[14]
        vprold zmm27, zmm22, 5                                     ;   163.0 p0      27 v[3]
        vpxord zmm5, zmm5, zmm11                                   ;   162.5 p5      23 w[15]
        vprold zmm22, zmm22, 0x1e                                  ;   164.0 p0      28 v[4]
        vpaddd zmm26, zmm26, zmm27                                 ;   164.0 p5      27 v[3]
        vmovdqu64 zmm27, [rel sha1_blocks.T0_constants512 + 192]   ;    60.7 p3      27 v[4]
        vpternlogd zmm5, zmm14, zmm16, 0x96                        ;   164.5 p5      23 w[15]
        vpternlogd zmm25, zmm26, zmm22, 0x96                       ;   165.0 p0       7 v[1]
        vpaddd zmm21, zmm21, zmm25                                 ;   166.0 p5      27 v[1]
        vpaddd zmm27, zmm27, zmm20                                 ;   166.0 p0      27 v[4]
        vpaddd zmm27, zmm27, zmm22                                 ;   167.0 p5      27 v[4]
        vprold zmm25, zmm26, 5                                     ;   167.0 p0      27 v[2]
        vpxord zmm9, zmm9, zmm15                                   ;   167.5 p5      23 w[0]
        vprold zmm26, zmm26, 0x1e                                  ;   168.0 p0      28 v[3]
        vpaddd zmm18, zmm18, zmm25                                 ;   168.5 p5      27 v[2]
        vmovdqu64 zmm25, [rel sha1_blocks.T0_constants512 + 192]   ;    62.3 p2      27 v[3]
        vprold zmm5, zmm5, 1                                       ;   169.0 p0      23 w[15]
        vpternlogd zmm22, zmm18, zmm26, 0x96                       ;   169.5 p5       7 v[0]
        vpaddd zmm24, zmm24, zmm22                                 ;   170.5 p0      27 v[0]
        vpternlogd zmm9, zmm6, zmm10, 0x96                         ;   170.5 p5      23 w[0]
        vpaddd zmm25, zmm25, zmm26                                 ;   171.0 p0      27 v[3]
        vprold zmm9, zmm9, 1                                       ;   172.0 p0      23 w[0]
        vpaddd zmm25, zmm25, zmm5                                  ;   172.0 p5      27 v[3]
        vprold zmm22, zmm18, 5                                     ;   173.0 p0      27 v[1]
        vpxord zmm11, zmm11, zmm13                                 ;   172.5 p5      23 w[1]
        vprold zmm18, zmm18, 0x1e                                  ;   174.0 p0      28 v[2]
        vpaddd zmm21, zmm21, zmm22                                 ;   174.0 p5      27 v[1]
        vmovdqu64 zmm22, [rel sha1_blocks.T0_constants512 + 192]   ;    64.3 p3      27 v[2]
        vpternlogd zmm11, zmm20, zmm12, 0x96                       ;   174.5 p5      23 w[1]
        vpternlogd zmm26, zmm21, zmm18, 0x96                       ;   175.0 p0       7 v[4]
        vpaddd zmm27, zmm27, zmm26                                 ;   176.0 p5      27 v[4]
        vpaddd zmm22, zmm22, zmm9                                  ;   176.0 p0      27 v[2]
        vpaddd zmm22, zmm22, zmm18                                 ;   177.0 p5      27 v[2]
        vprold zmm11, zmm11, 1                                     ;   177.0 p0      23 w[1]
        vprold zmm26, zmm21, 5                                     ;   178.0 p0      27 v[0]
        vpxord zmm15, zmm15, zmm7                                  ;   177.5 p5      23 w[2]
        vprold zmm21, zmm21, 0x1e                                  ;   179.0 p0      28 v[1]
        vpaddd zmm24, zmm24, zmm26                                 ;   179.0 p5      27 v[0]
        vmovdqu64 zmm26, [rel sha1_blocks.T0_constants512 + 192]   ;    66.2 p2      27 v[1]
        vpternlogd zmm15, zmm5, zmm19, 0x96                        ;   179.5 p5      23 w[2]
        vpternlogd zmm18, zmm24, zmm21, 0x96                       ;   180.0 p0       7 v[3]
        vpaddd zmm25, zmm25, zmm18                                 ;   181.0 p5      27 v[3]
        vpaddd zmm26, zmm26, zmm11                                 ;   181.0 p0      27 v[1]
        vpaddd zmm26, zmm26, zmm21                                 ;   182.0 p5      27 v[1]
        vprold zmm18, zmm24, 5                                     ;   182.0 p0      27 v[4]
        vpxord zmm13, zmm13, zmm23                                 ;   182.5 p5      23 w[3]
        vprold zmm24, zmm24, 0x1e                                  ;   183.0 p0      28 v[0]
        vpaddd zmm27, zmm27, zmm18                                 ;   183.5 p5      27 v[4]
        vmovdqu64 zmm18, [rel sha1_blocks.T0_constants512 + 192]   ;    67.8 p3      27 v[0]
        vprold zmm15, zmm15, 1                                     ;   184.0 p0      23 w[2]
        vpternlogd zmm21, zmm27, zmm24, 0x96                       ;   184.5 p5       7 v[2]
        vpaddd zmm22, zmm22, zmm21                                 ;   185.5 p0      27 v[2]
        vpternlogd zmm13, zmm9, zmm17, 0x96                        ;   185.5 p5      23 w[3]
        vpaddd zmm18, zmm18, zmm24                                 ;   186.0 p0      27 v[0]
        vprold zmm13, zmm13, 1                                     ;   187.0 p0      23 w[3]
        vpaddd zmm18, zmm18, zmm15                                 ;   187.0 p5      27 v[0]
        vprold zmm21, zmm27, 5                                     ;   188.0 p0      27 v[3]
        vpxord zmm7, zmm7, zmm8                                    ;   187.5 p5      23 w[4]
        vprold zmm27, zmm27, 0x1e                                  ;   189.0 p0      28 v[4]
        vpaddd zmm25, zmm25, zmm21                                 ;   189.0 p5      27 v[3]
        vmovdqu64 zmm21, [rel sha1_blocks.T0_constants512 + 192]   ;    69.8 p2      27 v[4]
        vpternlogd zmm7, zmm11, zmm14, 0x96                        ;   189.5 p5      23 w[4]
        vpternlogd zmm24, zmm25, zmm27, 0x96                       ;   190.0 p0       7 v[1]
        vpaddd zmm26, zmm26, zmm24                                 ;   191.0 p5      27 v[1]
        vpaddd zmm21, zmm21, zmm13                                 ;   191.0 p0      27 v[4]
        vpaddd zmm21, zmm21, zmm27                                 ;   192.0 p5      27 v[4]
        vprold zmm7, zmm7, 1                                       ;   192.0 p0      23 w[4]
        vprold zmm24, zmm25, 5                                     ;   193.0 p0      27 v[2]
        vpxord zmm23, zmm16, zmm23                                 ;   192.5 p5      23 w[5]
        vprold zmm25, zmm25, 0x1e                                  ;   194.0 p0      28 v[3]
        vpaddd zmm22, zmm22, zmm24                                 ;   194.0 p5      27 v[2]
        vmovdqu64 zmm24, [rel sha1_blocks.T0_constants512 + 192]   ;    71.7 p3      27 v[3]
        vpternlogd zmm23, zmm15, zmm6, 0x96                        ;   194.5 p5      23 w[5]
        vpternlogd zmm27, zmm22, zmm25, 0x96                       ;   195.0 p0       7 v[0]
        vpaddd zmm18, zmm18, zmm27                                 ;   196.0 p5      27 v[0]
        vpaddd zmm24, zmm24, zmm7                                  ;   196.0 p0      27 v[3]
        vpaddd zmm24, zmm24, zmm25                                 ;   197.0 p5      27 v[3]
        vprold zmm23, zmm23, 1                                     ;   197.0 p0      23 w[5]
        vprold zmm27, zmm22, 5                                     ;   198.0 p0      27 v[1]
        vpxord zmm8, zmm8, zmm10                                   ;   197.5 p5      23 w[6]
        vprold zmm22, zmm22, 0x1e                                  ;   199.0 p0      28 v[2]
        vpaddd zmm26, zmm26, zmm27                                 ;   199.0 p5      27 v[1]
        vmovdqu64 zmm27, [rel sha1_blocks.T0_constants512 + 192]   ;    73.5 p2      27 v[2]
        vpternlogd zmm8, zmm13, zmm20, 0x96                        ;   199.5 p5      23 w[6]
        vpternlogd zmm25, zmm26, zmm22, 0x96                       ;   200.0 p0       7 v[4]
        vpaddd zmm21, zmm21, zmm25                                 ;   201.0 p5      27 v[4]
        vpaddd zmm27, zmm27, zmm23                                 ;   201.0 p0      27 v[2]
        vpaddd zmm27, zmm27, zmm22                                 ;   202.0 p5      27 v[2]
        vprold zmm8, zmm8, 1                                       ;   202.0 p0      23 w[6]
        vprold zmm25, zmm26, 5                                     ;   203.0 p0      27 v[0]
        vpxord zmm16, zmm16, zmm12                                 ;   202.5 p5      23 w[7]
        vprold zmm26, zmm26, 0x1e                                  ;   204.0 p0      28 v[1]
        vpaddd zmm18, zmm18, zmm25                                 ;   204.0 p5      27 v[0]
        vmovdqu64 zmm25, [rel sha1_blocks.T0_constants512 + 192]   ;    75.3 p3      27 v[1]
        vpternlogd zmm16, zmm7, zmm5, 0x96                         ;   204.5 p5      23 w[7]
        vpternlogd zmm22, zmm18, zmm26, 0x96                       ;   205.0 p0       7 v[3]
        vpaddd zmm24, zmm24, zmm22                                 ;   206.0 p5      27 v[3]
        vpaddd zmm25, zmm25, zmm8                                  ;   206.0 p0      27 v[1]
        vpaddd zmm25, zmm25, zmm26                                 ;   207.0 p5      27 v[1]
        vprold zmm16, zmm16, 1                                     ;   207.0 p0      23 w[7]
        vprold zmm22, zmm18, 5                                     ;   208.0 p0      27 v[4]
        vpxord zmm10, zmm10, zmm19                                 ;   207.5 p5      23 w[8]
        vprold zmm18, zmm18, 0x1e                                  ;   209.0 p0      28 v[0]
        vpaddd zmm21, zmm21, zmm22                                 ;   209.0 p5      27 v[4]
        vmovdqu64 zmm22, [rel sha1_blocks.T0_constants512 + 192]   ;    77.2 p2      27 v[0]
        vpternlogd zmm10, zmm23, zmm9, 0x96                        ;   209.5 p5      23 w[8]
        vpternlogd zmm26, zmm21, zmm18, 0x96                       ;   210.0 p0       7 v[2]
        vpaddd zmm27, zmm27, zmm26                                 ;   211.0 p5      27 v[2]
        vpaddd zmm22, zmm22, zmm16                                 ;   211.0 p0      27 v[0]
        vpaddd zmm22, zmm22, zmm18                                 ;   212.0 p5      27 v[0]
        vprold zmm10, zmm10, 1                                     ;   212.0 p0      23 w[8]
        vprold zmm26, zmm21, 5                                     ;   213.0 p0      27 v[3]
        vpxord zmm12, zmm12, zmm17                                 ;   212.5 p5      23 w[9]
        vprold zmm21, zmm21, 0x1e                                  ;   214.0 p0      28 v[4]
        vpaddd zmm24, zmm24, zmm26                                 ;   214.0 p5      27 v[3]
        vmovdqu64 zmm26, [rel sha1_blocks.T0_constants512 + 256]   ;    79.0 p3      27 v[4]
        vpternlogd zmm12, zmm8, zmm11, 0x96                        ;   214.5 p5      23 w[9]
        vpternlogd zmm18, zmm24, zmm21, 0x96                       ;   215.0 p0       7 v[1]
        vpaddd zmm25, zmm25, zmm18                                 ;   216.0 p5      27 v[1]
        vpaddd zmm26, zmm26, zmm10                                 ;   216.0 p0      27 v[4]
        vpaddd zmm26, zmm26, zmm21                                 ;   217.0 p5      27 v[4]
        vprold zmm18, zmm24, 5                                     ;   217.0 p0      27 v[2]
        vpxord zmm19, zmm19, zmm14                                 ;   217.5 p5      23 w[10]
        vprold zmm24, zmm24, 0x1e                                  ;   218.0 p0      28 v[3]
        vpaddd zmm27, zmm27, zmm18                                 ;   218.5 p5      27 v[2]
        vmovdqu64 zmm18, [rel sha1_blocks.T0_constants512 + 256]   ;    80.7 p2      27 v[3]
        vprold zmm12, zmm12, 1                                     ;   219.0 p0      23 w[9]
        vpternlogd zmm21, zmm27, zmm24, 0x96                       ;   219.5 p5       7 v[0]
        vpaddd zmm22, zmm22, zmm21                                 ;   220.5 p0      27 v[0]
        vpternlogd zmm19, zmm16, zmm15, 0x96                       ;   220.5 p5      23 w[10]
        vpaddd zmm18, zmm18, zmm24                                 ;   221.0 p0      27 v[3]
        vprold zmm19, zmm19, 1                                     ;   222.0 p0      23 w[10]
        vpaddd zmm18, zmm18, zmm12                                 ;   222.0 p5      27 v[3]
        vprold zmm21, zmm27, 5                                     ;   223.0 p0      27 v[1]
        vpxord zmm17, zmm17, zmm6                                  ;   222.5 p5      23 w[11]
        vprold zmm27, zmm27, 0x1e                                  ;   224.0 p0      28 v[2]
        vpaddd zmm25, zmm25, zmm21                                 ;   224.0 p5      27 v[1]
        vmovdqu64 zmm21, [rel sha1_blocks.T0_constants512 + 256]   ;    82.7 p3      27 v[2]
        vpternlogd zmm17, zmm10, zmm13, 0x96                       ;   224.5 p5      23 w[11]
        vpternlogd zmm24, zmm25, zmm27, 0xe8                       ;   225.0 p0       8 v[4]
        vpaddd zmm26, zmm26, zmm24                                 ;   226.0 p5      27 v[4]
        vpaddd zmm21, zmm21, zmm19                                 ;   226.0 p0      27 v[2]
        vpaddd zmm21, zmm21, zmm27                                 ;   227.0 p5      27 v[2]
        vprold zmm17, zmm17, 1                                     ;   227.0 p0      23 w[11]
        vprold zmm24, zmm25, 5                                     ;   228.0 p0      27 v[0]
        vpxord zmm14, zmm14, zmm20                                 ;   227.5 p5      23 w[12]
        vprold zmm25, zmm25, 0x1e                                  ;   229.0 p0      28 v[1]
        vpaddd zmm22, zmm22, zmm24                                 ;   229.0 p5      27 v[0]
        vmovdqu64 zmm24, [rel sha1_blocks.T0_constants512 + 256]   ;    84.5 p2      27 v[1]
        vpternlogd zmm14, zmm12, zmm7, 0x96                        ;   229.5 p5      23 w[12]
        vpternlogd zmm27, zmm22, zmm25, 0xe8                       ;   230.0 p0       8 v[3]
        vpaddd zmm18, zmm18, zmm27                                 ;   231.0 p5      27 v[3]
        vpaddd zmm24, zmm24, zmm17                                 ;   231.0 p0      27 v[1]
        vpaddd zmm24, zmm24, zmm25                                 ;   232.0 p5      27 v[1]
        vprold zmm27, zmm22, 5                                     ;   232.0 p0      27 v[4]
        vpxord zmm6, zmm6, zmm5                                    ;   232.5 p5      23 w[13]
        vprold zmm22, zmm22, 0x1e                                  ;   233.0 p0      28 v[0]
        vpaddd zmm26, zmm26, zmm27                                 ;   233.5 p5      27 v[4]
        vmovdqu64 zmm27, [rel sha1_blocks.T0_constants512 + 256]   ;    86.2 p3      27 v[0]
        vprold zmm14, zmm14, 1                                     ;   234.0 p0      23 w[12]
        vpternlogd zmm25, zmm26, zmm22, 0xe8                       ;   234.5 p5       8 v[2]
        vpaddd zmm21, zmm21, zmm25                                 ;   235.5 p0      27 v[2]
        vpternlogd zmm6, zmm19, zmm23, 0x96                        ;   235.5 p5      23 w[13]
        vpaddd zmm27, zmm27, zmm22                                 ;   236.0 p0      27 v[0]
        vprold zmm6, zmm6, 1                                       ;   237.0 p0      23 w[13]
        vpaddd zmm27, zmm27, zmm14                                 ;   237.0 p5      27 v[0]
        vprold zmm25, zmm26, 5                                     ;   238.0 p0      27 v[3]
        vpxord zmm20, zmm20, zmm9                                  ;   237.5 p5      23 w[14]
        vprold zmm26, zmm26, 0x1e                                  ;   239.0 p0      28 v[4]
        vpaddd zmm18, zmm18, zmm25                                 ;   239.0 p5      27 v[3]
        vmovdqu64 zmm25, [rel sha1_blocks.T0_constants512 + 256]   ;    88.2 p2      27 v[4]
        vpternlogd zmm20, zmm17, zmm8, 0x96                        ;   239.5 p5      23 w[14]
        vpternlogd zmm22, zmm18, zmm26, 0xe8                       ;   240.0 p0       8 v[1]
        vpaddd zmm24, zmm24, zmm22                                 ;   241.0 p5      27 v[1]
        vpaddd zmm25, zmm25, zmm6                                  ;   241.0 p0      27 v[4]
        vpaddd zmm25, zmm25, zmm26                                 ;   242.0 p5      27 v[4]
        vprold zmm20, zmm20, 1                                     ;   242.0 p0      23 w[14]
        vprold zmm22, zmm18, 5                                     ;   243.0 p0      27 v[2]
        vpxord zmm5, zmm11, zmm5                                   ;   242.5 p5      23 w[15]
        vprold zmm18, zmm18, 0x1e                                  ;   244.0 p0      28 v[3]
        vpaddd zmm21, zmm21, zmm22                                 ;   244.0 p5      27 v[2]
        vmovdqu64 zmm22, [rel sha1_blocks.T0_constants512 + 256]   ;    90.0 p3      27 v[3]
        vpternlogd zmm5, zmm14, zmm16, 0x96                        ;   244.5 p5      23 w[15]
        vpternlogd zmm26, zmm21, zmm18, 0xe8                       ;   245.0 p0       8 v[0]
        vpaddd zmm27, zmm27, zmm26                                 ;   246.0 p5      27 v[0]
        vpaddd zmm22, zmm22, zmm20                                 ;   246.0 p0      27 v[3]
        vpaddd zmm22, zmm22, zmm18                                 ;   247.0 p5      27 v[3]
        vprold zmm5, zmm5, 1                                       ;   247.0 p0      23 w[15]
        vprold zmm26, zmm21, 5                                     ;   248.0 p0      27 v[1]
        vpxord zmm9, zmm9, zmm15                                   ;   247.5 p5      23 w[0]
        vprold zmm21, zmm21, 0x1e                                  ;   249.0 p0      28 v[2]
        vpaddd zmm24, zmm24, zmm26                                 ;   249.0 p5      27 v[1]
        vmovdqu64 zmm26, [rel sha1_blocks.T0_constants512 + 256]   ;    91.8 p2      27 v[2]
        vpternlogd zmm9, zmm6, zmm10, 0x96                         ;   249.5 p5      23 w[0]
        vpternlogd zmm18, zmm24, zmm21, 0xe8                       ;   250.0 p0       8 v[4]
        vpaddd zmm25, zmm25, zmm18                                 ;   251.0 p5      27 v[4]
        vpaddd zmm26, zmm26, zmm5                                  ;   251.0 p0      27 v[2]
        vpaddd zmm26, zmm26, zmm21                                 ;   252.0 p5      27 v[2]
        vprold zmm9, zmm9, 1                                       ;   252.0 p0      23 w[0]
        vprold zmm18, zmm24, 5                                     ;   253.0 p0      27 v[0]
        vpxord zmm11, zmm11, zmm13                                 ;   252.5 p5      23 w[1]
        vprold zmm24, zmm24, 0x1e                                  ;   254.0 p0      28 v[1]
        vpaddd zmm27, zmm27, zmm18                                 ;   254.0 p5      27 v[0]
        vmovdqu64 zmm18, [rel sha1_blocks.T0_constants512 + 256]   ;    93.7 p3      27 v[1]
        vpternlogd zmm11, zmm20, zmm12, 0x96                       ;   254.5 p5      23 w[1]
        vpternlogd zmm21, zmm27, zmm24, 0xe8                       ;   255.0 p0       8 v[3]
        vpaddd zmm22, zmm22, zmm21                                 ;   256.0 p5      27 v[3]
        vpaddd zmm18, zmm18, zmm9                                  ;   256.0 p0      27 v[1]
        vpaddd zmm18, zmm18, zmm24                                 ;   257.0 p5      27 v[1]
        vprold zmm11, zmm11, 1                                     ;   257.0 p0      23 w[1]
        vprold zmm21, zmm27, 5                                     ;   258.0 p0      27 v[4]
        vpxord zmm15, zmm7, zmm15                                  ;   257.5 p5      23 w[2]
        vprold zmm27, zmm27, 0x1e                                  ;   259.0 p0      28 v[0]
        vpaddd zmm25, zmm25, zmm21                                 ;   259.0 p5      27 v[4]
        vmovdqu64 zmm21, [rel sha1_blocks.T0_constants512 + 256]   ;    95.5 p2      27 v[0]
        vpternlogd zmm15, zmm5, zmm19, 0x96                        ;   259.5 p5      23 w[2]
        vpternlogd zmm24, zmm25, zmm27, 0xe8                       ;   260.0 p0       8 v[2]
        vpaddd zmm26, zmm26, zmm24                                 ;   261.0 p5      27 v[2]
        vpaddd zmm21, zmm21, zmm11                                 ;   261.0 p0      27 v[0]
        vpaddd zmm21, zmm21, zmm27                                 ;   262.0 p5      27 v[0]
        vprold zmm15, zmm15, 1                                     ;   262.0 p0      23 w[2]
        vprold zmm24, zmm25, 5                                     ;   263.0 p0      27 v[3]
        vpxord zmm13, zmm13, zmm23                                 ;   262.5 p5      23 w[3]
        vprold zmm25, zmm25, 0x1e                                  ;   264.0 p0      28 v[4]
        vpaddd zmm22, zmm22, zmm24                                 ;   264.0 p5      27 v[3]
        vmovdqu64 zmm24, [rel sha1_blocks.T0_constants512 + 256]   ;    97.3 p3      27 v[4]
        vpternlogd zmm13, zmm9, zmm17, 0x96                        ;   264.5 p5      23 w[3]
        vpternlogd zmm27, zmm22, zmm25, 0xe8                       ;   265.0 p0       8 v[1]
        vpaddd zmm18, zmm18, zmm27                                 ;   266.0 p5      27 v[1]
        vpaddd zmm24, zmm24, zmm15                                 ;   266.0 p0      27 v[4]
        vpaddd zmm24, zmm24, zmm25                                 ;   267.0 p5      27 v[4]
        vprold zmm13, zmm13, 1                                     ;   267.0 p0      23 w[3]
        vprold zmm27, zmm22, 5                                     ;   268.0 p0      27 v[2]
        vpxord zmm7, zmm7, zmm8                                    ;   267.5 p5      23 w[4]
        vprold zmm22, zmm22, 0x1e                                  ;   269.0 p0      28 v[3]
        vpaddd zmm26, zmm26, zmm27                                 ;   269.0 p5      27 v[2]
        vmovdqu64 zmm27, [rel sha1_blocks.T0_constants512 + 256]   ;    99.2 p2      27 v[3]
        vpternlogd zmm7, zmm11, zmm14, 0x96                        ;   269.5 p5      23 w[4]
        vpternlogd zmm25, zmm26, zmm22, 0xe8                       ;   270.0 p0       8 v[0]
        vpaddd zmm21, zmm21, zmm25                                 ;   271.0 p5      27 v[0]
        vpaddd zmm27, zmm27, zmm13                                 ;   271.0 p0      27 v[3]
        vpaddd zmm27, zmm27, zmm22                                 ;   272.0 p5      27 v[3]
        vprold zmm7, zmm7, 1                                       ;   272.0 p0      23 w[4]
        vprold zmm25, zmm26, 5                                     ;   273.0 p0      27 v[1]
        vpxord zmm23, zmm23, zmm16                                 ;   272.5 p5      23 w[5]
        vprold zmm26, zmm26, 0x1e                                  ;   274.0 p0      28 v[2]
        vpaddd zmm18, zmm18, zmm25                                 ;   274.0 p5      27 v[1]
        vmovdqu64 zmm25, [rel sha1_blocks.T0_constants512 + 256]   ;   101.0 p3      27 v[2]
        vpternlogd zmm23, zmm15, zmm6, 0x96                        ;   274.5 p5      23 w[5]
        vpternlogd zmm22, zmm18, zmm26, 0xe8                       ;   275.0 p0       8 v[4]
        vpaddd zmm24, zmm24, zmm22                                 ;   276.0 p5      27 v[4]
        vpaddd zmm25, zmm25, zmm7                                  ;   276.0 p0      27 v[2]
        vpaddd zmm25, zmm25, zmm26                                 ;   277.0 p5      27 v[2]
        vprold zmm22, zmm23, 1                                     ;   277.0 p0      23 w[5]
        vprold zmm23, zmm18, 5                                     ;   278.0 p0      27 v[0]
        vpxord zmm8, zmm8, zmm10                                   ;   277.5 p5      23 w[6]
        vprold zmm18, zmm18, 0x1e                                  ;   279.0 p0      28 v[1]
        vpaddd zmm21, zmm21, zmm23                                 ;   279.0 p5      27 v[0]
        vmovdqu64 zmm23, [rel sha1_blocks.T0_constants512 + 256]   ;   102.8 p2      27 v[1]
        vpternlogd zmm8, zmm13, zmm20, 0x96                        ;   279.5 p5      23 w[6]
        vpternlogd zmm26, zmm21, zmm18, 0xe8                       ;   280.0 p0       8 v[3]
        vpaddd zmm27, zmm27, zmm26                                 ;   281.0 p5      27 v[3]
        vpaddd zmm23, zmm23, zmm22                                 ;   281.0 p0      27 v[1]
        vpaddd zmm23, zmm23, zmm18                                 ;   282.0 p5      27 v[1]
        vprold zmm26, zmm21, 5                                     ;   282.0 p0      27 v[4]
        vpxord zmm16, zmm16, zmm12                                 ;   282.5 p5      23 w[7]
        vprold zmm21, zmm21, 0x1e                                  ;   283.0 p0      28 v[0]
        vpaddd zmm24, zmm24, zmm26                                 ;   283.5 p5      27 v[4]
        vmovdqu64 zmm26, [rel sha1_blocks.T0_constants512 + 256]   ;   104.5 p3      27 v[0]
        vprold zmm8, zmm8, 1                                       ;   284.0 p0      23 w[6]
        vpternlogd zmm18, zmm24, zmm21, 0xe8                       ;   284.5 p5       8 v[2]
        vpaddd zmm25, zmm25, zmm18                                 ;   285.5 p0      27 v[2]
        vpternlogd zmm16, zmm7, zmm5, 0x96                         ;   285.5 p5      23 w[7]
        vpaddd zmm26, zmm26, zmm21                                 ;   286.0 p0      27 v[0]
        vprold zmm16, zmm16, 1                                     ;   287.0 p0      23 w[7]
        vpaddd zmm26, zmm26, zmm8                                  ;   287.0 p5      27 v[0]
        vprold zmm18, zmm24, 5                                     ;   288.0 p0      27 v[3]
        vpxord zmm10, zmm10, zmm19                                 ;   287.5 p5      23 w[8]
        vprold zmm24, zmm24, 0x1e                                  ;   289.0 p0      28 v[4]
        vpaddd zmm27, zmm27, zmm18                                 ;   289.0 p5      27 v[3]
        vmovdqu64 zmm18, [rel sha1_blocks.T0_constants512 + 256]   ;   106.5 p2      27 v[4]
        vpternlogd zmm10, zmm22, zmm9, 0x96                        ;   289.5 p5      23 w[8]
        vpternlogd zmm21, zmm27, zmm24, 0xe8                       ;   290.0 p0       8 v[1]
        vpaddd zmm23, zmm23, zmm21                                 ;   291.0 p5      27 v[1]
        vpaddd zmm18, zmm18, zmm16                                 ;   291.0 p0      27 v[4]
        vpaddd zmm18, zmm18, zmm24                                 ;   292.0 p5      27 v[4]
        vprold zmm10, zmm10, 1                                     ;   292.0 p0      23 w[8]
        vprold zmm21, zmm27, 5                                     ;   293.0 p0      27 v[2]
        vpxord zmm12, zmm17, zmm12                                 ;   292.5 p5      23 w[9]
        vprold zmm27, zmm27, 0x1e                                  ;   294.0 p0      28 v[3]
        vpaddd zmm25, zmm25, zmm21                                 ;   294.0 p5      27 v[2]
        vmovdqu64 zmm21, [rel sha1_blocks.T0_constants512 + 256]   ;   108.3 p3      27 v[3]
        vpternlogd zmm12, zmm8, zmm11, 0x96                        ;   294.5 p5      23 w[9]
        vpternlogd zmm24, zmm25, zmm27, 0xe8                       ;   295.0 p0       8 v[0]
        vpaddd zmm26, zmm26, zmm24                                 ;   296.0 p5      27 v[0]
        vpaddd zmm21, zmm21, zmm10                                 ;   296.0 p0      27 v[3]
        vpaddd zmm21, zmm21, zmm27                                 ;   297.0 p5      27 v[3]
        vprold zmm24, zmm25, 5                                     ;   297.0 p0      27 v[1]
        vpxord zmm19, zmm19, zmm14                                 ;   297.5 p5      23 w[10]
        vprold zmm25, zmm25, 0x1e                                  ;   298.0 p0      28 v[2]
        vpaddd zmm23, zmm23, zmm24                                 ;   298.5 p5      27 v[1]
        vmovdqu64 zmm24, [rel sha1_blocks.T0_constants512 + 256]   ;   110.0 p2      27 v[2]
        vprold zmm12, zmm12, 1                                     ;   299.0 p0      23 w[9]
        vpternlogd zmm27, zmm23, zmm25, 0xe8                       ;   299.5 p5       8 v[4]
        vpaddd zmm18, zmm18, zmm27                                 ;   300.5 p0      27 v[4]
        vpternlogd zmm19, zmm16, zmm15, 0x96                       ;   300.5 p5      23 w[10]
        vpaddd zmm24, zmm24, zmm25                                 ;   301.0 p0      27 v[2]
        vprold zmm19, zmm19, 1                                     ;   302.0 p0      23 w[10]
        vpaddd zmm24, zmm24, zmm12                                 ;   302.0 p5      27 v[2]
        vprold zmm27, zmm23, 5                                     ;   303.0 p0      27 v[0]
        vpxord zmm17, zmm17, zmm6                                  ;   302.5 p5      23 w[11]
        vprold zmm23, zmm23, 0x1e                                  ;   304.0 p0      28 v[1]
        vpaddd zmm26, zmm26, zmm27                                 ;   304.0 p5      27 v[0]
        vmovdqu64 zmm27, [rel sha1_blocks.T0_constants512 + 256]   ;   112.0 p3      27 v[1]
        vpternlogd zmm17, zmm10, zmm13, 0x96                       ;   304.5 p5      23 w[11]
        vpternlogd zmm25, zmm26, zmm23, 0xe8                       ;   305.0 p0       8 v[3]
        vpaddd zmm21, zmm21, zmm25                                 ;   306.0 p5      27 v[3]
        vpaddd zmm27, zmm27, zmm19                                 ;   306.0 p0      27 v[1]
        vpaddd zmm27, zmm27, zmm23                                 ;   307.0 p5      27 v[1]
        vprold zmm17, zmm17, 1                                     ;   307.0 p0      23 w[11]
        vprold zmm25, zmm26, 5                                     ;   308.0 p0      27 v[4]
        vpxord zmm14, zmm20, zmm14                                 ;   307.5 p5      23 w[12]
        vprold zmm26, zmm26, 0x1e                                  ;   309.0 p0      28 v[0]
        vpaddd zmm18, zmm18, zmm25                                 ;   309.0 p5      27 v[4]
        vmovdqu64 zmm25, [rel sha1_blocks.T0_constants512 + 256]   ;   113.8 p2      27 v[0]
        vpternlogd zmm14, zmm12, zmm7, 0x96                        ;   309.5 p5      23 w[12]
        vpternlogd zmm23, zmm18, zmm26, 0xe8                       ;   310.0 p0       8 v[2]
        vpaddd zmm24, zmm24, zmm23                                 ;   311.0 p5      27 v[2]
        vpaddd zmm25, zmm25, zmm17                                 ;   311.0 p0      27 v[0]
        vpaddd zmm25, zmm25, zmm26                                 ;   312.0 p5      27 v[0]
        vprold zmm14, zmm14, 1                                     ;   312.0 p0      23 w[12]
        vprold zmm23, zmm18, 5                                     ;   313.0 p0      27 v[3]
        vpxord zmm6, zmm6, zmm5                                    ;   312.5 p5      23 w[13]
        vprold zmm18, zmm18, 0x1e                                  ;   314.0 p0      28 v[4]
        vpaddd zmm21, zmm21, zmm23                                 ;   314.0 p5      27 v[3]
        vmovdqu64 zmm23, [rel sha1_blocks.T0_constants512 + 320]   ;   115.7 p3      27 v[4]
        vpternlogd zmm6, zmm19, zmm22, 0x96                        ;   314.5 p5      23 w[13]
        vpternlogd zmm26, zmm21, zmm18, 0xe8                       ;   315.0 p0       8 v[1]
        vpaddd zmm27, zmm27, zmm26                                 ;   316.0 p5      27 v[1]
        vpaddd zmm23, zmm23, zmm14                                 ;   316.0 p0      27 v[4]
        vpaddd zmm23, zmm23, zmm18                                 ;   317.0 p5      27 v[4]
        vprold zmm6, zmm6, 1                                       ;   317.0 p0      23 w[13]
        vprold zmm26, zmm21, 5                                     ;   318.0 p0      27 v[2]
        vpxord zmm20, zmm20, zmm9                                  ;   317.5 p5      23 w[14]
        vprold zmm21, zmm21, 0x1e                                  ;   319.0 p0      28 v[3]
        vpaddd zmm24, zmm24, zmm26                                 ;   319.0 p5      27 v[2]
        vmovdqu64 zmm26, [rel sha1_blocks.T0_constants512 + 320]   ;   117.5 p2      27 v[3]
        vpternlogd zmm20, zmm17, zmm8, 0x96                        ;   319.5 p5      23 w[14]
        vpternlogd zmm18, zmm24, zmm21, 0xe8                       ;   320.0 p0       8 v[0]
        vpaddd zmm25, zmm25, zmm18                                 ;   321.0 p5      27 v[0]
        vpaddd zmm26, zmm26, zmm6                                  ;   321.0 p0      27 v[3]
        vpaddd zmm26, zmm26, zmm21                                 ;   322.0 p5      27 v[3]
        vprold zmm18, zmm20, 1                                     ;   322.0 p0      23 w[14]
        vprold zmm20, zmm24, 5                                     ;   323.0 p0      27 v[1]
        vpxord zmm5, zmm5, zmm11                                   ;   322.5 p5      23 w[15]
        vprold zmm24, zmm24, 0x1e                                  ;   324.0 p0      28 v[2]
        vpaddd zmm27, zmm27, zmm20                                 ;   324.0 p5      27 v[1]
        vmovdqu64 zmm20, [rel sha1_blocks.T0_constants512 + 320]   ;   119.3 p3      27 v[2]
        vpternlogd zmm5, zmm14, zmm16, 0x96                        ;   324.5 p5      23 w[15]
        vpternlogd zmm21, zmm27, zmm24, 0x96                       ;   325.0 p0       7 v[4]
        vpaddd zmm23, zmm23, zmm21                                 ;   326.0 p5      27 v[4]
        vpaddd zmm20, zmm20, zmm18                                 ;   326.0 p0      27 v[2]
        vpaddd zmm20, zmm20, zmm24                                 ;   327.0 p5      27 v[2]
        vprold zmm5, zmm5, 1                                       ;   327.0 p0      23 w[15]
        vprold zmm21, zmm27, 5                                     ;   328.0 p0      27 v[0]
        vpxord zmm9, zmm9, zmm15                                   ;   327.5 p5      23 w[0]
        vprold zmm27, zmm27, 0x1e                                  ;   329.0 p0      28 v[1]
        vpaddd zmm25, zmm25, zmm21                                 ;   329.0 p5      27 v[0]
        vmovdqu64 zmm21, [rel sha1_blocks.T0_constants512 + 320]   ;   121.2 p2      27 v[1]
        vpternlogd zmm9, zmm6, zmm10, 0x96                         ;   329.5 p5      23 w[0]
        vpternlogd zmm24, zmm25, zmm27, 0x96                       ;   330.0 p0       7 v[3]
        vpaddd zmm26, zmm26, zmm24                                 ;   331.0 p5      27 v[3]
        vpaddd zmm21, zmm21, zmm5                                  ;   331.0 p0      27 v[1]
        vpaddd zmm21, zmm21, zmm27                                 ;   332.0 p5      27 v[1]
        vprold zmm24, zmm25, 5                                     ;   332.0 p0      27 v[4]
        vpxord zmm11, zmm11, zmm13                                 ;   332.5 p5      23 w[1]
        vprold zmm25, zmm25, 0x1e                                  ;   333.0 p0      28 v[0]
        vpaddd zmm23, zmm23, zmm24                                 ;   333.5 p5      27 v[4]
        vmovdqu64 zmm24, [rel sha1_blocks.T0_constants512 + 320]   ;   122.8 p3      27 v[0]
        vprold zmm9, zmm9, 1                                       ;   334.0 p0      23 w[0]
        vpternlogd zmm27, zmm23, zmm25, 0x96                       ;   334.5 p5       7 v[2]
        vpaddd zmm20, zmm20, zmm27                                 ;   335.5 p0      27 v[2]
        vpternlogd zmm11, zmm18, zmm12, 0x96                       ;   335.5 p5      23 w[1]
        vpaddd zmm24, zmm24, zmm25                                 ;   336.0 p0      27 v[0]
        vpaddd zmm24, zmm24, zmm9                                  ;   337.0 p5      27 v[0]
        vprold zmm11, zmm11, 1                                     ;   337.0 p0      23 w[1]
        vprold zmm27, zmm23, 5                                     ;   338.0 p0      27 v[3]
        vpxord zmm15, zmm15, zmm7                                  ;   337.5 p5      23 w[2]
        vprold zmm23, zmm23, 0x1e                                  ;   339.0 p0      28 v[4]
        vpaddd zmm26, zmm26, zmm27                                 ;   339.0 p5      27 v[3]
        vmovdqu64 zmm27, [rel sha1_blocks.T0_constants512 + 320]   ;   124.8 p2      27 v[4]
        vpternlogd zmm15, zmm5, zmm19, 0x96                        ;   339.5 p5      23 w[2]
        vpternlogd zmm25, zmm26, zmm23, 0x96                       ;   340.0 p0       7 v[1]
        vpaddd zmm21, zmm21, zmm25                                 ;   341.0 p5      27 v[1]
        vpaddd zmm27, zmm27, zmm11                                 ;   341.0 p0      27 v[4]
        vpaddd zmm27, zmm27, zmm23                                 ;   342.0 p5      27 v[4]
        vprold zmm15, zmm15, 1                                     ;   342.0 p0      23 w[2]
        vprold zmm25, zmm26, 5                                     ;   343.0 p0      27 v[2]
        vpxord zmm13, zmm13, zmm22                                 ;   342.5 p5      23 w[3]
        vprold zmm26, zmm26, 0x1e                                  ;   344.0 p0      28 v[3]
        vpaddd zmm20, zmm20, zmm25                                 ;   344.0 p5      27 v[2]
        vmovdqu64 zmm25, [rel sha1_blocks.T0_constants512 + 320]   ;   126.7 p3      27 v[3]
        vpternlogd zmm13, zmm9, zmm17, 0x96                        ;   344.5 p5      23 w[3]
        vpternlogd zmm23, zmm20, zmm26, 0x96                       ;   345.0 p0       7 v[0]
        vpaddd zmm25, zmm25, zmm15                                 ;   345.5 p5      27 v[3]
        vpaddd zmm24, zmm24, zmm23                                 ;   346.0 p0      27 v[0]
        vpaddd zmm25, zmm25, zmm26                                 ;   346.5 p5      27 v[3]
        vprold zmm23, zmm20, 5                                     ;   347.0 p0      27 v[1]
        vpxord zmm7, zmm7, zmm8                                    ;   347.5 p5      23 w[4]
        vprold zmm20, zmm20, 0x1e                                  ;   348.0 p0      28 v[2]
        vpaddd zmm21, zmm21, zmm23                                 ;   348.5 p5      27 v[1]
        vmovdqu64 zmm23, [rel sha1_blocks.T0_constants512 + 320]   ;   128.3 p2      27 v[2]
        vprold zmm13, zmm13, 1                                     ;   349.0 p0      23 w[3]
        vpternlogd zmm26, zmm21, zmm20, 0x96                       ;   349.5 p5       7 v[4]
        vpaddd zmm27, zmm27, zmm26                                 ;   350.5 p0      27 v[4]
        vpternlogd zmm7, zmm11, zmm14, 0x96                        ;   350.5 p5      23 w[4]
        vpaddd zmm23, zmm23, zmm20                                 ;   351.0 p0      27 v[2]
        vpaddd zmm23, zmm23, zmm13                                 ;   352.0 p5      27 v[2]
        vprold zmm7, zmm7, 1                                       ;   352.0 p0      23 w[4]
        vprold zmm26, zmm21, 5                                     ;   353.0 p0      27 v[0]
        vpxord zmm22, zmm22, zmm16                                 ;   352.5 p5      23 w[5]
        vprold zmm21, zmm21, 0x1e                                  ;   354.0 p0      28 v[1]
        vpaddd zmm24, zmm24, zmm26                                 ;   354.0 p5      27 v[0]
        vmovdqu64 zmm26, [rel sha1_blocks.T0_constants512 + 320]   ;   130.3 p3      27 v[1]
        vpternlogd zmm22, zmm15, zmm6, 0x96                        ;   354.5 p5      23 w[5]
        vpternlogd zmm20, zmm24, zmm21, 0x96                       ;   355.0 p0       7 v[3]
        vpaddd zmm26, zmm26, zmm7                                  ;   355.5 p5      27 v[1]
        vpaddd zmm25, zmm25, zmm20                                 ;   356.0 p0      27 v[3]
        vpaddd zmm26, zmm26, zmm21                                 ;   356.5 p5      27 v[1]
        vprold zmm20, zmm22, 1                                     ;   357.0 p0      23 w[5]
        vprold zmm22, zmm24, 5                                     ;   358.0 p0      27 v[4]
        vpxord zmm8, zmm10, zmm8                                   ;   357.5 p5      23 w[6]
        vprold zmm24, zmm24, 0x1e                                  ;   359.0 p0      28 v[0]
        vpaddd zmm27, zmm27, zmm22                                 ;   359.0 p5      27 v[4]
        vmovdqu64 zmm22, [rel sha1_blocks.T0_constants512 + 320]   ;   132.2 p2      27 v[0]
        vpternlogd zmm8, zmm13, zmm18, 0x96                        ;   359.5 p5      23 w[6]
        vpternlogd zmm21, zmm27, zmm24, 0x96                       ;   360.0 p0       7 v[2]
        vpaddd zmm22, zmm22, zmm20                                 ;   360.5 p5      27 v[0]
        vpaddd zmm23, zmm23, zmm21                                 ;   361.0 p0      27 v[2]
        vpaddd zmm22, zmm22, zmm24                                 ;   361.5 p5      27 v[0]
        vprold zmm8, zmm8, 1                                       ;   362.0 p0      23 w[6]
        vprold zmm21, zmm27, 5                                     ;   363.0 p0      27 v[3]
        vpxord zmm16, zmm16, zmm12                                 ;   362.5 p5      23 w[7]
        vprold zmm27, zmm27, 0x1e                                  ;   364.0 p0      28 v[4]
        vpaddd zmm25, zmm25, zmm21                                 ;   364.0 p5      27 v[3]
        vmovdqu64 zmm21, [rel sha1_blocks.T0_constants512 + 320]   ;   134.0 p3      27 v[4]
        vpternlogd zmm16, zmm7, zmm5, 0x96                         ;   364.5 p5      23 w[7]
        vpternlogd zmm24, zmm25, zmm27, 0x96                       ;   365.0 p0       7 v[1]
        vpaddd zmm21, zmm21, zmm8                                  ;   365.5 p5      27 v[4]
        vpaddd zmm26, zmm26, zmm24                                 ;   366.0 p0      27 v[1]
        vpaddd zmm21, zmm21, zmm27                                 ;   366.5 p5      27 v[4]
        vprold zmm16, zmm16, 1                                     ;   367.0 p0      23 w[7]
        vprold zmm24, zmm25, 5                                     ;   368.0 p0      27 v[2]
        vpxord zmm10, zmm10, zmm19                                 ;   367.5 p5      23 w[8]
        vprold zmm25, zmm25, 0x1e                                  ;   369.0 p0      28 v[3]
        vpaddd zmm23, zmm23, zmm24                                 ;   369.0 p5      27 v[2]
        vmovdqu64 zmm24, [rel sha1_blocks.T0_constants512 + 320]   ;   138.0 p2      27 v[3]
        vpternlogd zmm10, zmm20, zmm9, 0x96                        ;   369.5 p5      23 w[8]
        vpternlogd zmm27, zmm23, zmm25, 0x96                       ;   370.0 p0       7 v[0]
        vpaddd zmm24, zmm24, zmm16                                 ;   370.5 p5      27 v[3]
        vpaddd zmm22, zmm22, zmm27                                 ;   371.0 p0      27 v[0]
        vpaddd zmm24, zmm24, zmm25                                 ;   371.5 p5      27 v[3]
        vprold zmm10, zmm10, 1                                     ;   372.0 p0      23 w[8]
        vprold zmm27, zmm23, 5                                     ;   373.0 p0      27 v[1]
        vpxord zmm12, zmm12, zmm17                                 ;   372.5 p5      23 w[9]
        vprold zmm23, zmm23, 0x1e                                  ;   374.0 p0      28 v[2]
        vpaddd zmm26, zmm26, zmm27                                 ;   374.0 p5      27 v[1]
        vmovdqu64 zmm27, [rel sha1_blocks.T0_constants512 + 320]   ;   143.0 p3      27 v[2]
        vpaddd zmm27, zmm27, zmm10                                 ;   374.5 p5      27 v[2]
        vpternlogd zmm12, zmm8, zmm11, 0x96                        ;   375.0 p0      23 w[9]
        vpternlogd zmm25, zmm26, zmm23, 0x96                       ;   375.5 p5       7 v[4]
        vpaddd zmm21, zmm21, zmm25                                 ;   376.5 p0      27 v[4]
        vpaddd zmm27, zmm27, zmm23                                 ;   376.5 p5      27 v[2]
        vprold zmm12, zmm12, 1                                     ;   377.0 p0      23 w[9]
        vprold zmm25, zmm26, 5                                     ;   378.0 p0      27 v[0]
        vpxord zmm19, zmm19, zmm14                                 ;   377.5 p5      23 w[10]
        vprold zmm26, zmm26, 0x1e                                  ;   379.0 p0      28 v[1]
        vpaddd zmm22, zmm22, zmm25                                 ;   379.0 p5      27 v[0]
        vmovdqu64 zmm25, [rel sha1_blocks.T0_constants512 + 320]   ;   148.0 p2      27 v[1]
        vpternlogd zmm19, zmm15, zmm16, 0x96                       ;   379.5 p5      23 w[10]
        vpaddd zmm25, zmm25, zmm12                                 ;   380.0 p0      27 v[1]
        vpternlogd zmm23, zmm22, zmm26, 0x96                       ;   380.5 p5       7 v[3]
        vpaddd zmm24, zmm24, zmm23                                 ;   381.5 p0      27 v[3]
        vpaddd zmm25, zmm25, zmm26                                 ;   381.5 p5      27 v[1]
        vprold zmm15, zmm19, 1                                     ;   382.0 p0      23 w[10]
        vprold zmm19, zmm22, 5                                     ;   383.0 p0      27 v[4]
        vpxord zmm17, zmm17, zmm6                                  ;   382.5 p5      23 w[11]
        vprold zmm22, zmm22, 0x1e                                  ;   384.0 p0      28 v[0]
        vpaddd zmm21, zmm21, zmm19                                 ;   384.0 p5      27 v[4]
        vmovdqu64 zmm19, [rel sha1_blocks.T0_constants512 + 320]   ;   153.0 p3      27 v[0]
        vpternlogd zmm10, zmm17, zmm13, 0x96                       ;   384.5 p5      23 w[11]
        vpaddd zmm19, zmm19, zmm15                                 ;   385.0 p0      27 v[0]
        vpternlogd zmm26, zmm21, zmm22, 0x96                       ;   385.5 p5       7 v[2]
        vpaddd zmm27, zmm27, zmm26                                 ;   386.5 p0      27 v[2]
        vpaddd zmm19, zmm19, zmm22                                 ;   386.5 p5      27 v[0]
        vprold zmm10, zmm10, 1                                     ;   387.0 p0      23 w[11]
        vprold zmm13, zmm21, 5                                     ;   388.0 p0      27 v[3]
        vpxord zmm14, zmm14, zmm18                                 ;   387.5 p5      23 w[12]
        vprold zmm17, zmm21, 0x1e                                  ;   389.0 p0      28 v[4]
        vpaddd zmm24, zmm24, zmm13                                 ;   389.0 p5      27 v[3]
        vmovdqu64 zmm13, [rel sha1_blocks.T0_constants512 + 320]   ;   158.0 p2      27 v[4]
        vpternlogd zmm12, zmm14, zmm7, 0x96                        ;   389.5 p5      23 w[12]
        vpaddd zmm13, zmm13, zmm10                                 ;   390.0 p0      27 v[4]
        vpternlogd zmm22, zmm24, zmm17, 0x96                       ;   390.5 p5       7 v[1]
        vpaddd zmm25, zmm25, zmm22                                 ;   391.5 p0      27 v[1]
        vpaddd zmm13, zmm13, zmm17                                 ;   391.5 p5      27 v[4]
        vprold zmm7, zmm12, 1                                      ;   392.0 p0      23 w[12]
        vprold zmm12, zmm24, 5                                     ;   393.0 p0      27 v[2]
        vpxord zmm6, zmm6, zmm5                                    ;   392.5 p5      23 w[13]
        vprold zmm14, zmm24, 0x1e                                  ;   394.0 p0      28 v[3]
        vpaddd zmm27, zmm27, zmm12                                 ;   394.0 p5      27 v[2]
        vmovdqu64 zmm12, [rel sha1_blocks.T0_constants512 + 320]   ;   163.0 p3      27 v[3]
        vpternlogd zmm15, zmm6, zmm20, 0x96                        ;   394.5 p5      23 w[13]
        vpaddd zmm12, zmm12, zmm7                                  ;   395.0 p0      27 v[3]
        vpternlogd zmm17, zmm27, zmm14, 0x96                       ;   395.5 p5       7 v[0]
        vpaddd zmm19, zmm19, zmm17                                 ;   396.5 p0      27 v[0]
        vpaddd zmm12, zmm12, zmm14                                 ;   396.5 p5      27 v[3]
        vprold zmm6, zmm27, 5                                      ;   397.0 p0      27 v[1]
        vpxord zmm18, zmm18, zmm9                                  ;   397.5 p5      23 w[14]
        vprold zmm9, zmm27, 0x1e                                   ;   398.0 p0      28 v[2]
        vpaddd zmm25, zmm25, zmm6                                  ;   398.5 p5      27 v[1]
        vmovdqu64 zmm6, [rel sha1_blocks.T0_constants512 + 320]    ;   167.2 p2      27 v[2]
        vprold zmm15, zmm15, 1                                     ;   399.0 p0      23 w[13]
        vpternlogd zmm10, zmm18, zmm8, 0x96                        ;   399.5 p5      23 w[14]
        vpternlogd zmm14, zmm25, zmm9, 0x96                        ;   400.0 p0       7 v[4]
        vpaddd zmm6, zmm6, zmm15                                   ;   400.5 p5      27 v[2]
        vpaddd zmm13, zmm13, zmm14                                 ;   401.0 p0      27 v[4]
        vpaddd zmm6, zmm6, zmm9                                    ;   401.5 p5      27 v[2]
        vprold zmm8, zmm10, 1                                      ;   402.0 p0      23 w[14]
        vprold zmm10, zmm25, 5                                     ;   403.0 p0      27 v[0]
        vpxord zmm5, zmm5, zmm11                                   ;   402.5 p5      23 w[15]
        vprold zmm11, zmm25, 0x1e                                  ;   404.0 p0      28 v[1]
        vpaddd zmm19, zmm19, zmm10                                 ;   404.0 p5      27 v[0]
        vmovdqu64 zmm10, [rel sha1_blocks.T0_constants512 + 320]   ;   173.0 p3      27 v[1]
        vpternlogd zmm7, zmm5, zmm16, 0x96                         ;   404.5 p5      23 w[15]
        vpaddd zmm10, zmm10, zmm8                                  ;   405.0 p0      27 v[1]
        vpternlogd zmm9, zmm19, zmm11, 0x96                        ;   405.5 p5       7 v[3]
        vpaddd zmm12, zmm12, zmm9                                  ;   406.5 p0      27 v[3]
        vpaddd zmm10, zmm10, zmm11                                 ;   406.5 p5      27 v[1]
        vprold zmm5, zmm7, 1                                       ;   407.0 p0      23 w[15]
        vprold zmm7, zmm19, 5                                      ;   408.0 p0      27 v[4]
        vprold zmm8, zmm19, 0x1e                                   ;   409.0 p0      28 v[0]
        vpaddd zmm13, zmm13, zmm7                                  ;   409.0 p5      27 v[4]
        vmovdqu64 zmm0, [rsp + 512]                                ;   177.2 p2      30 h
        vpaddd zmm0, zmm0, [rel sha1_blocks.T0_constants512 + 320] ;   408.5 p5+p3   30 h
        vmovdqu64 zmm1, [rsp + 448]                                ;   178.2 p2      30 h
        vpaddd zmm0, zmm0, zmm5                                    ;   409.5 p5      30 h
        vpternlogd zmm11, zmm13, zmm8, 0x96                        ;   410.0 p0       7 v[2]
        vpaddd zmm6, zmm6, zmm11                                   ;   411.0 p5      27 v[2]
        vpaddd zmm0, zmm0, zmm8                                    ;   411.0 p0      30 h
        vprold zmm5, zmm13, 5                                      ;   412.0 p0      27 v[3]
        vmovdqu64 zmm3, [rsp + 384]                                ;   180.5 p3      30 h
        vmovdqu64 zmm4, [rsp + 320]                                ;   181.0 p2      30 h
        vprold zmm7, zmm13, 0x1e                                   ;   413.0 p0      28 v[4]
        vpaddd zmm12, zmm12, zmm5                                  ;   413.0 p5      27 v[3]
        add rdx, 0x40                                              ;   183.0 p1      16 blocks
        add rbx, 0x40                                              ;   183.2 p6      16 blocks
        mov qword [rsp + 840], rbx                                 ;   184.2 p7+p4   16 blocks spill
        mov rbx, qword [rsp + 816]                                 ;   184.0 p10     16 blocks
        add rbx, 0x40                                              ;   189.0 p11     16 blocks
        vpternlogd zmm8, zmm12, zmm7, 0x96                         ;   414.0 p5       7 v[1]
        vpaddd zmm10, zmm10, zmm8                                  ;   415.0 p5      27 v[1]
        vpaddd zmm4, zmm4, zmm7                                    ;   414.0 p0      30 h
        vprold zmm5, zmm12, 5                                      ;   415.0 p0      27 v[2]
        add rcx, 0x40                                              ;   186.7 p1      16 blocks
        add rax, 0x40                                              ;   187.0 p6      16 blocks
        vprold zmm8, zmm12, 0x1e                                   ;   416.0 p0      28 v[3]
        vpaddd zmm6, zmm6, zmm5                                    ;   416.0 p5      27 v[2]
        add rbp, 0x40                                              ;   189.0 p11     16 blocks
        add rdi, 0x40                                              ;   189.2 p1      16 blocks
        add rsi, 0x40                                              ;   190.0 p6      16 blocks
        add r15, 0x40                                              ;   190.2 p11     16 blocks
        vpternlogd zmm7, zmm6, zmm8, 0x96                          ;   417.0 p5       7 v[0]
        vpaddd zmm3, zmm3, zmm8                                    ;   417.0 p5      30 h
        vpaddd zmm0, zmm0, zmm7                                    ;   418.0 p0      30 h
        vprold zmm5, zmm6, 5                                       ;   418.0 p0      27 v[1]
        add r14, 0x40                                              ;   192.2 p1      16 blocks
        add r13, 0x40                                              ;   193.0 p6      16 blocks
        vprold zmm6, zmm6, 0x1e                                    ;   419.0 p0      28 v[2]
        vpaddd zmm10, zmm10, zmm5                                  ;   419.0 p5      27 v[1]
        add r12, 0x40                                              ;   194.2 p11     16 blocks
        add r11, 0x40                                              ;   195.0 p1      16 blocks
        add r10, 0x40                                              ;   195.2 p6      16 blocks
        add r9, 0x40                                               ;   195.3 p11     16 blocks
        add r8, 0x40                                               ;   196.0 p1      16 blocks
        vpaddd zmm2, zmm2, zmm6                                    ;   420.0 p5      30 h
        vpaddd zmm1, zmm1, zmm10                                   ;   420.0 p5      30 h
        vprold zmm5, zmm10, 5                                      ;   420.0 p0      27 v[0]
        vpaddd zmm0, zmm0, zmm5                                    ;   421.0 p5      30 h
        mov qword [rsp + 832], rdx                                 ;   198.2 p8+p9   16 blocks
        mov qword [rsp + 816], rbx                                 ;   199.0 p7+p4   16 blocks
        mov rdx, qword [rsp + 840]                                 ;   199.2 p3      16 blocks reload
        mov qword [rsp + 824], rdx                                 ;   204.2 p8+p9   16 blocks
        cmp r8, qword [rsp + 712]                                  ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 704], r8                                  ;                    resident
        mov qword [rsp + 720], r9                                  ;                    resident
        mov qword [rsp + 728], r10                                 ;                    resident
        mov qword [rsp + 736], r11                                 ;                    resident
        mov qword [rsp + 744], r12                                 ;                    resident
        mov qword [rsp + 752], r13                                 ;                    resident
        mov qword [rsp + 760], r14                                 ;                    resident
        mov qword [rsp + 768], r15                                 ;                    resident
        mov qword [rsp + 776], rsi                                 ;                    resident
        mov qword [rsp + 784], rdi                                 ;                    resident
        mov qword [rsp + 792], rbp                                 ;                    resident
        mov qword [rsp + 800], rax                                 ;                    resident
        mov qword [rsp + 808], rcx                                 ;                    resident
        vmovdqu64 [rsp + 64], zmm0                                 ;                    resident
        vmovdqu64 [rsp + 128], zmm1                                ;                    resident
        vmovdqu64 [rsp + 192], zmm2                                ;                    resident
        vmovdqu64 [rsp + 256], zmm3                                ;                    resident
        vmovdqu64 [rsp + 0], zmm4                                  ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 128]                                ;     0.0 p2      16 blocks reload
        vmovdqu64 zmm1, [rsp + 64]                                 ;     0.2 p3      16 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                ;     6.2 p5      16 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                ;     6.2 p5      16 blocks
        vmovdqu64 zmm1, [rsp + 256]                                ;     1.0 p2      16 blocks reload
        vmovdqu64 zmm3, [rsp + 192]                                ;     1.2 p3      16 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                ;     7.2 p5      16 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                ;     7.2 p5      16 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                               ;     8.2 p5      16 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                               ;     8.2 p5      16 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                               ;     8.2 p5      16 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                               ;     8.2 p5      16 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                          ;     9.2 p5      16 blocks
        vshufi32x4 zmm5, zmm2, zmm2, 0x55                          ;     9.3 p5      16 blocks
        vshufi32x4 zmm6, zmm4, zmm4, 0x55                          ;    10.3 p5      16 blocks
        vshufi32x4 zmm7, zmm0, zmm0, 0x55                          ;    11.3 p5      16 blocks
        vshufi32x4 zmm8, zmm3, zmm3, 0xaa                          ;    12.3 p5      16 blocks
        vshufi32x4 zmm9, zmm2, zmm2, 0xaa                          ;    13.3 p5      16 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xaa                         ;    14.3 p5      16 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xaa                         ;    15.3 p5      16 blocks
        vshufi32x4 zmm12, zmm3, zmm3, 0xff                         ;    16.3 p5      16 blocks
        vshufi32x4 zmm13, zmm2, zmm2, 0xff                         ;    17.3 p5      16 blocks
        vshufi32x4 zmm14, zmm4, zmm4, 0xff                         ;    18.3 p5      16 blocks
        vshufi32x4 zmm15, zmm0, zmm0, 0xff                         ;    19.3 p5      16 blocks
        mov r8, qword [rsp + 576]                                  ;     4.0 p10     16 blocks reload
        vmovdqu64 [r8], xmm3                                       ;     9.2 p7+p4   16 blocks
        mov r9, qword [rsp + 584]                                  ;     4.3 p2      16 blocks reload
        vmovdqu64 [r9], xmm2                                       ;     9.2 p8+p9   16 blocks
        mov r10, qword [rsp + 592]                                 ;     4.7 p3      16 blocks reload
        vmovdqu64 [r10], xmm4                                      ;     9.2 p7+p4   16 blocks
        mov r11, qword [rsp + 600]                                 ;     5.0 p10     16 blocks reload
        vmovdqu64 [r11], xmm0                                      ;     9.2 p8+p9   16 blocks
        mov r12, qword [rsp + 608]                                 ;     5.3 p2      16 blocks reload
        vmovdqu64 [r12], xmm1                                      ;    12.2 p7+p4   16 blocks
        mov r13, qword [rsp + 616]                                 ;     5.7 p3      16 blocks reload
        vmovdqu64 [r13], xmm5                                      ;    12.3 p8+p9   16 blocks
        mov r14, qword [rsp + 624]                                 ;     6.0 p10     16 blocks reload
        vmovdqu64 [r14], xmm6                                      ;    13.3 p7+p4   16 blocks
        mov r15, qword [rsp + 632]                                 ;     6.3 p2      16 blocks reload
        vmovdqu64 [r15], xmm7                                      ;    14.3 p8+p9   16 blocks
        mov rsi, qword [rsp + 640]                                 ;     6.7 p3      16 blocks reload
        vmovdqu64 [rsi], xmm8                                      ;    15.3 p7+p4   16 blocks
        mov rdi, qword [rsp + 648]                                 ;     7.0 p10     16 blocks reload
        vmovdqu64 [rdi], xmm9                                      ;    16.3 p8+p9   16 blocks
        mov rbp, qword [rsp + 656]                                 ;     7.3 p2      16 blocks reload
        vmovdqu64 [rbp], xmm10                                     ;    17.3 p7+p4   16 blocks
        mov rax, qword [rsp + 664]                                 ;     7.7 p3      16 blocks reload
        vmovdqu64 [rax], xmm11                                     ;    18.3 p8+p9   16 blocks
        mov rcx, qword [rsp + 672]                                 ;     8.0 p10     16 blocks reload
        vmovdqu64 [rcx], xmm12                                     ;    19.3 p7+p4   16 blocks
        mov rdx, qword [rsp + 680]                                 ;     8.3 p2      16 blocks reload
        vmovdqu64 [rdx], xmm13                                     ;    20.3 p8+p9   16 blocks
        mov rbx, qword [rsp + 688]                                 ;     8.7 p3      16 blocks reload
        vmovdqu64 [rbx], xmm14                                     ;    21.3 p7+p4   16 blocks
        vmovdqu64 zmm0, [rsp + 0]                                  ;     9.3 p2      16 blocks reload
        vmovd [r8 + 16], xmm0                                      ;    15.3 p8+p9   16 blocks
        mov r8, qword [rsp + 696]                                  ;     9.3 p10     16 blocks reload
        vmovdqu64 [r8], xmm15                                      ;    22.3 p7+p4   16 blocks
        vpshufd zmm1, zmm0, 1                                      ;    20.3 p5      16 blocks
        vmovd [r9 + 16], xmm1                                      ;    21.3 p8+p9   16 blocks
        vpshufd zmm1, zmm0, 2                                      ;    21.3 p5      16 blocks
        vmovd [r10 + 16], xmm1                                     ;    22.3 p7+p4   16 blocks
        vpshufd zmm1, zmm0, 3                                      ;    22.3 p5      16 blocks
        vmovd [r11 + 16], xmm1                                     ;    23.3 p8+p9   16 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                          ;    23.3 p5      16 blocks
        vmovd [r12 + 16], xmm1                                     ;    26.3 p7+p4   16 blocks
        vpshufd zmm2, zmm1, 1                                      ;    26.3 p5      16 blocks
        vmovd [r13 + 16], xmm2                                     ;    27.3 p8+p9   16 blocks
        vpshufd zmm2, zmm1, 2                                      ;    26.3 p5      16 blocks
        vmovd [r14 + 16], xmm2                                     ;    27.3 p7+p4   16 blocks
        vpshufd zmm1, zmm1, 3                                      ;    26.3 p5      16 blocks
        vmovd [r15 + 16], xmm1                                     ;    27.3 p8+p9   16 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                          ;    27.3 p5      16 blocks
        vmovd [rsi + 16], xmm1                                     ;    30.3 p7+p4   16 blocks
        vpshufd zmm2, zmm1, 1                                      ;    30.3 p5      16 blocks
        vmovd [rdi + 16], xmm2                                     ;    31.3 p8+p9   16 blocks
        vpshufd zmm2, zmm1, 2                                      ;    30.3 p5      16 blocks
        vmovd [rbp + 16], xmm2                                     ;    31.3 p7+p4   16 blocks
        vpshufd zmm1, zmm1, 3                                      ;    30.3 p5      16 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                          ;    31.3 p5      16 blocks
        vmovd [rax + 16], xmm1                                     ;    31.3 p8+p9   16 blocks
        vmovd [rcx + 16], xmm0                                     ;    34.3 p7+p4   16 blocks
        vpshufd zmm1, zmm0, 1                                      ;    34.3 p5      16 blocks
        vmovd [rdx + 16], xmm1                                     ;    35.3 p8+p9   16 blocks
        vpshufd zmm1, zmm0, 2                                      ;    34.3 p5      16 blocks
        vmovd [rbx + 16], xmm1                                     ;    35.3 p7+p4   16 blocks
        vpshufd zmm0, zmm0, 3                                      ;    34.3 p5      16 blocks
        vmovd [r8 + 16], xmm0                                      ;    35.3 p8+p9   16 blocks
        mov rcx, qword [rsp + 848]                                 ;                    frame
        vpxord zmm0, zmm0, zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                                 ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 512], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 832], zmm0                                ;                    cleared
        vzeroupper                                                 ;                    x87 state
        mov rsp, rcx                                               ;                    frame
        pop r15                                                    ;                    preserved
        pop r14                                                    ;                    preserved
        pop r13                                                    ;                    preserved
        pop r12                                                    ;                    preserved
        pop rbp                                                    ;                    preserved
        pop rbx                                                    ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
sha1_blocks.T0_constants512:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999
        dq 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1
        dq 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc
        dq 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6, 0xca62c1d6ca62c1d6

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
