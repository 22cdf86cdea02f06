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
; The frame is cleared before return: 512 bytes, 9 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 92 uops, planned 36.3; bounds: width 15.3, ports 35.0, path 14.0
;   blocks: 889 uops, planned 422.5; bounds: width 148.2, ports 418.5, path 174.0
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
        push rbx                                                 ;                    preserved
        push rbp                                                 ;                    preserved
        push r12                                                 ;                    preserved
        push r13                                                 ;                    preserved
        push r14                                                 ;                    preserved
        push r15                                                 ;                    preserved
        mov rax, rsp                                             ;                    frame
        sub rsp, 0x340                                           ;                    frame
        and rsp, -64                                             ;                    frame
        mov qword [rsp + 776], rax                               ;                    frame
        mov r10, qword [rax + 56]                                ;                    frame
        mov qword [rsp + 552], r10                               ;                    frame
        mov r10, qword [rax + 80]                                ;                    frame
        mov qword [rsp + 568], r10                               ;                    frame
        mov r10, qword [rax + 96]                                ;                    frame
        mov qword [rsp + 576], r10                               ;                    frame
        mov r10, qword [rax + 88]                                ;                    frame
        mov qword [rsp + 584], r10                               ;                    frame
        mov r10, qword [rax + 104]                               ;                    frame
        mov qword [rsp + 592], r10                               ;                    frame
        mov r10, qword [rax + 64]                                ;                    frame
        mov qword [rsp + 600], r10                               ;                    frame
        mov r10, qword [rax + 72]                                ;                    frame
        mov qword [rsp + 608], r10                               ;                    frame
        mov r10, qword [rax + 112]                               ;                    frame
        mov qword [rsp + 616], r10                               ;                    frame
        mov r10, qword [rax + 120]                               ;                    frame
        mov qword [rsp + 624], r10                               ;                    frame
        mov r10, qword [rax + 128]                               ;                    frame
        mov qword [rsp + 632], r10                               ;                    frame
        mov r10, qword [rax + 264]                               ;                    frame
        mov qword [rsp + 784], r10                               ;                    frame
        mov r10, qword [rax + 136]                               ;                    frame
        mov qword [rsp + 640], r10                               ;                    frame
        mov r10, qword [rax + 144]                               ;                    frame
        mov qword [rsp + 656], r10                               ;                    frame
        mov r10, qword [rax + 152]                               ;                    frame
        mov qword [rsp + 664], r10                               ;                    frame
        mov r10, qword [rax + 160]                               ;                    frame
        mov qword [rsp + 672], r10                               ;                    frame
        mov r10, qword [rax + 168]                               ;                    frame
        mov qword [rsp + 680], r10                               ;                    frame
        mov r10, qword [rax + 176]                               ;                    frame
        mov qword [rsp + 688], r10                               ;                    frame
        mov r10, qword [rax + 184]                               ;                    frame
        mov qword [rsp + 696], r10                               ;                    frame
        mov r10, qword [rax + 192]                               ;                    frame
        mov qword [rsp + 704], r10                               ;                    frame
        mov r10, qword [rax + 200]                               ;                    frame
        mov qword [rsp + 712], r10                               ;                    frame
        mov r10, qword [rax + 208]                               ;                    frame
        mov qword [rsp + 720], r10                               ;                    frame
        mov r10, qword [rax + 216]                               ;                    frame
        mov qword [rsp + 728], r10                               ;                    frame
        mov r10, qword [rax + 224]                               ;                    frame
        mov qword [rsp + 736], r10                               ;                    frame
        mov r10, qword [rax + 232]                               ;                    frame
        mov qword [rsp + 744], r10                               ;                    frame
        mov r10, qword [rax + 240]                               ;                    frame
        mov qword [rsp + 752], r10                               ;                    frame
        mov r10, qword [rax + 248]                               ;                    frame
        mov qword [rsp + 760], r10                               ;                    frame
        mov r10, qword [rax + 256]                               ;                    frame
        mov qword [rsp + 768], r10                               ;                    frame
        mov qword [rsp + 512], rcx                               ;                    argument
        mov qword [rsp + 520], rdi                               ;                    argument
        mov qword [rsp + 528], r9                                ;                    argument
        mov qword [rsp + 536], rdx                               ;                    argument
        mov qword [rsp + 544], rsi                               ;                    argument
        mov qword [rsp + 560], r8                                ;                    argument
        mov r11, qword [rsp + 512]                               ;     0.0 p2      16 h reload
        vmovd xmm6, [r11 + 16]                                   ;     5.0 p3      16 h
        mov r8, qword [rsp + 520]                                ;     0.3 p10     16 h reload
        vmovd xmm1, [r8 + 16]                                    ;     5.3 p2      16 h
        vmovdqu64 xmm0, [r8]                                     ;     5.3 p3      16 h
        mov r8, qword [rsp + 528]                                ;     1.3 p10     16 h reload
        mov r10, qword [rsp + 536]                               ;     2.0 p2      16 h reload
        vmovd xmm4, [r10 + 16]                                   ;     7.0 p3      16 h
        vpunpckldq zmm4, zmm4, zmm6                              ;    13.0 p5      16 h
        vmovdqu64 xmm6, [r8]                                     ;     6.3 p10     16 h
        mov r9, qword [rsp + 544]                                ;     3.0 p2      16 h reload
        vmovdqu64 xmm2, [r9]                                     ;     8.0 p3      16 h
        vshufi32x4 zmm2, zmm2, zmm6, 0                           ;    14.0 p5      16 h
        vmovd xmm6, [r8 + 16]                                    ;     6.3 p10     16 h
        mov r8, qword [rsp + 552]                                ;     4.0 p2      16 h reload
        vmovd xmm3, [r9 + 16]                                    ;     8.0 p3      16 h
        vmovdqu64 xmm5, [r11]                                    ;     5.0 p10     16 h
        mov r12, qword [rsp + 560]                               ;     5.0 p2      16 h reload
        vpunpckldq zmm1, zmm1, zmm3                              ;    14.0 p5      16 h
        mov r9, qword [rsp + 568]                                ;     5.2 p3      16 h reload
        vmovd xmm8, [r9 + 16]                                    ;    10.2 p10     16 h
        mov r11, qword [rsp + 576]                               ;     6.0 p2      16 h reload
        vmovdqu64 xmm3, [r10]                                    ;     7.0 p3      16 h
        mov r10, qword [rsp + 584]                               ;     6.3 p10     16 h reload
        vmovd xmm9, [r10 + 16]                                   ;    11.3 p2      16 h
        vmovd xmm11, [r11 + 16]                                  ;    11.0 p3      16 h
        vpunpckldq zmm9, zmm9, zmm11                             ;    17.3 p5      16 h
        vpunpcklqdq zmm1, zmm1, zmm4                             ;    15.0 p5      16 h
        vmovdqu64 xmm4, [r12]                                    ;    10.0 p10     16 h
        vmovdqu64 xmm10, [r11]                                   ;    11.0 p2      16 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                           ;    16.0 p5      16 h
        vmovd xmm4, [r12 + 16]                                   ;    10.0 p3      16 h
        vpunpckldq zmm4, zmm4, zmm6                              ;    16.0 p5      16 h
        vmovdqu64 xmm6, [r8]                                     ;     9.0 p10     16 h
        vshufi32x4 zmm3, zmm3, zmm6, 0                           ;    15.0 p5      16 h
        vmovd xmm6, [r8 + 16]                                    ;     9.0 p2      16 h
        mov r12, qword [rsp + 592]                               ;     9.2 p3      16 h reload
        mov r8, qword [rsp + 600]                                ;     9.3 p10     16 h reload
        vmovdqu64 xmm7, [r8]                                     ;    14.3 p2      16 h
        vshufi32x4 zmm5, zmm5, zmm7, 0                           ;    20.3 p5      16 h
        vmovd xmm7, [r8 + 16]                                    ;    14.3 p3      16 h
        vpunpckldq zmm6, zmm6, zmm7                              ;    20.3 p5      16 h
        vpunpcklqdq zmm4, zmm4, zmm6                             ;    21.3 p5      16 h
        mov r8, qword [rsp + 608]                                ;    10.3 p10     16 h reload
        vmovd xmm6, [r8 + 16]                                    ;    15.3 p2      16 h
        vpunpckldq zmm6, zmm6, zmm8                              ;    21.3 p5      16 h
        vpunpcklqdq zmm6, zmm6, zmm9                             ;    22.3 p5      16 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                           ;    22.3 p5      16 h
        vmovdqu64 xmm4, [r8]                                     ;    15.3 p3      16 h
        vmovdqu64 xmm7, [r9]                                     ;    11.3 p10     16 h
        vmovdqu64 xmm8, [r10]                                    ;    12.0 p2      16 h
        mov r8, qword [rsp + 616]                                ;    12.2 p3      16 h reload
        vmovdqu64 xmm9, [r12]                                    ;    14.2 p10     16 h
        vshufi32x4 zmm4, zmm4, zmm9, 0                           ;    21.3 p5      16 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                        ;    24.3 p5      16 h
        vmovd xmm4, [r12 + 16]                                   ;    14.2 p2      16 h
        vmovdqu64 xmm9, [r8]                                     ;    17.2 p3      16 h
        vshufi32x4 zmm7, zmm7, zmm9, 0                           ;    23.2 p5      16 h
        vshufi32x4 zmm2, zmm2, zmm7, 0x88                        ;    26.2 p5      16 h
        vmovd xmm7, [r8 + 16]                                    ;    17.2 p10     16 h
        vpunpckldq zmm4, zmm4, zmm7                              ;    23.2 p5      16 h
        vpunpckldq zmm7, zmm0, zmm2                              ;    29.2 p5      16 h
        vpunpckhdq zmm0, zmm0, zmm2                              ;    29.2 p5      16 h
        mov r8, qword [rsp + 624]                                ;    14.0 p2      16 h reload
        vmovdqu64 xmm2, [r8]                                     ;    19.0 p3      16 h
        vshufi32x4 zmm2, zmm8, zmm2, 0                           ;    25.0 p5      16 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                        ;    28.0 p5      16 h
        vmovd xmm3, [r8 + 16]                                    ;    19.0 p10     16 h
        mov r8, qword [rsp + 632]                                ;    15.0 p2      16 h reload
        vmovdqu64 xmm8, [r8]                                     ;    20.0 p3      16 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                          ;    26.0 p5      16 h
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                        ;    29.0 p5      16 h
        vmovd xmm8, [r8 + 16]                                    ;    20.0 p10     16 h
        vpunpckldq zmm3, zmm3, zmm8                              ;    26.3 p5      16 h
        vpunpcklqdq zmm3, zmm4, zmm3                             ;    27.3 p5      16 h
        vshufi32x4 zmm3, zmm6, zmm3, 0                           ;    28.3 p5      16 h
        vshufi32x4 zmm1, zmm1, zmm3, 0x88                        ;    31.3 p5      16 h
        vmovdqu64 [rsp + 0], zmm1                                ;    34.3 p7+p4   16 h
        vpunpckldq zmm3, zmm2, zmm5                              ;    32.0 p5      16 h
        vpunpcklqdq zmm1, zmm7, zmm3                             ;    33.0 p5      16 h
        vpunpckhqdq zmm3, zmm7, zmm3                             ;    33.0 p5      16 h
        vmovdqu64 [rsp + 64], zmm3                               ;    34.0 p8+p9   16 h
        vmovdqu64 [rsp + 128], zmm1                              ;    34.0 p7+p4   16 h
        mov r8d, dword [rsp + 784]                               ;    16.0 p2      16 h
        shl r8, 6                                                ;    21.0 p0      16 h
        add r8, qword [rsp + 640]                                ;    22.0 p1+p3   16 h
        mov qword [rsp + 648], r8                                ;    23.0 p8+p9   16 h
        vpunpckhdq zmm2, zmm2, zmm5                              ;    33.3 p5      16 h
        vpunpcklqdq zmm1, zmm0, zmm2                             ;    34.3 p5      16 h
        vpunpckhqdq zmm0, zmm0, zmm2                             ;    35.3 p5      16 h
        vmovdqu64 [rsp + 192], zmm1                              ;    35.3 p7+p9   16 h
        vmovdqu64 [rsp + 256], zmm0                              ;    36.3 p8+p4   16 h
        cmp dword [rsp + 784], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 640]                                ;                    resident
        mov r9, qword [rsp + 656]                                ;                    resident
        mov r10, qword [rsp + 664]                               ;                    resident
        mov r11, qword [rsp + 672]                               ;                    resident
        mov r12, qword [rsp + 680]                               ;                    resident
        mov r13, qword [rsp + 688]                               ;                    resident
        mov r14, qword [rsp + 696]                               ;                    resident
        mov r15, qword [rsp + 704]                               ;                    resident
        mov rsi, qword [rsp + 712]                               ;                    resident
        mov rdi, qword [rsp + 720]                               ;                    resident
        mov rbp, qword [rsp + 728]                               ;                    resident
        mov rax, qword [rsp + 736]                               ;                    resident
        mov rcx, qword [rsp + 744]                               ;                    resident
        vmovdqu64 zmm0, [rsp + 128]                              ;                    resident
        vmovdqu64 zmm1, [rsp + 64]                               ;                    resident
        vmovdqu64 zmm2, [rsp + 192]                              ;                    resident
        vmovdqu64 zmm3, [rsp + 256]                              ;                    resident
        vmovdqu64 zmm4, [rsp + 0]                                ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm5, [r8]                                     ;     0.0 p2      22 w[0]
        vmovdqu64 zmm6, [r9]                                     ;     0.2 p3      22 w[0]
        vmovdqu64 zmm7, [r10]                                    ;     1.0 p2      22 w[0]
        vmovdqu64 zmm8, [r11]                                    ;     1.2 p3      22 w[0]
        vmovdqu64 zmm9, [r12]                                    ;     2.0 p2      22 w[0]
        vmovdqu64 zmm10, [r13]                                   ;     2.2 p3      22 w[0]
        vmovdqu64 zmm11, [r14]                                   ;     3.0 p2      22 w[0]
        vmovdqu64 zmm12, [r15]                                   ;     3.2 p3      22 w[0]
        vmovdqu64 zmm13, [rsi]                                   ;     4.0 p2      22 w[0]
        vmovdqu64 zmm14, [rdi]                                   ;     4.2 p3      22 w[0]
        vmovdqu64 zmm15, [rbp]                                   ;     5.0 p2      22 w[0]
        vmovdqu64 zmm16, [rax]                                   ;     5.2 p3      22 w[0]
        vmovdqu64 zmm17, [rcx]                                   ;     6.0 p2      22 w[0]
        vshufi32x4 zmm18, zmm5, zmm9, 0x44                       ;     8.0 p5      22 w[0]
        vshufi32x4 zmm5, zmm5, zmm9, 0xee                        ;     8.0 p5      22 w[8]
        vshufi32x4 zmm9, zmm6, zmm10, 0x44                       ;     8.2 p5      22 w[0]
        vshufi32x4 zmm6, zmm6, zmm10, 0xee                       ;     8.2 p5      22 w[8]
        vshufi32x4 zmm10, zmm7, zmm11, 0x44                      ;     9.0 p5      22 w[0]
        vshufi32x4 zmm7, zmm7, zmm11, 0xee                       ;     9.0 p5      22 w[8]
        vshufi32x4 zmm11, zmm13, zmm17, 0x44                     ;    12.0 p5      22 w[0]
        vshufi32x4 zmm13, zmm13, zmm17, 0xee                     ;    12.0 p5      22 w[8]
        vshufi32x4 zmm17, zmm8, zmm12, 0x44                      ;    10.2 p5      22 w[0]
        vshufi32x4 zmm8, zmm8, zmm12, 0xee                       ;    11.2 p5      22 w[8]
        vshufi32x4 zmm12, zmm18, zmm11, 0x88                     ;    15.0 p5      22 w[0]
        vshufi32x4 zmm11, zmm18, zmm11, 0xdd                     ;    15.0 p5      22 w[4]
        vshufi32x4 zmm18, zmm5, zmm13, 0x88                      ;    15.0 p5      22 w[8]
        vmovdqa64 zmm19, zmm1                                    ;     4.3          6 v[4] copy
        vpternlogd zmm19, zmm3, zmm2, 0xac                       ;     4.5 p0       6 v[4]
        vpaddd zmm19, zmm19, zmm4                                ;     5.5 p0      27 v[4]
        vmovdqu64 zmm20, [rel sha1_blocks.T0_constants512 + 128] ;     6.2 p3      27 v[4] reload
        vpaddd zmm19, zmm19, zmm20                               ;    12.2 p0      27 v[4]
        vprold zmm21, zmm1, 0x1e                                 ;     7.5 p0      28 v[1]
        vpaddd zmm22, zmm21, zmm20                               ;    12.2 p0      27 v[1]
        vmovdqa64 zmm23, zmm0                                    ;     5.5          6 v[3] copy
        vpternlogd zmm23, zmm21, zmm2, 0xca                      ;     9.5 p0       6 v[3]
        vpaddd zmm23, zmm23, zmm3                                ;    10.5 p0      27 v[3]
        vpaddd zmm23, zmm23, zmm20                               ;    12.2 p0      27 v[3]
        vprold zmm24, zmm0, 5                                    ;    12.5 p0      27 v[4]
        vpaddd zmm19, zmm19, zmm24                               ;    13.5 p0      27 v[4]
        vprold zmm24, zmm0, 0x1e                                 ;    14.5 p0      28 v[0]
        vpaddd zmm25, zmm24, zmm20                               ;    15.5 p5      27 v[0]
        mov rdx, qword [rsp + 752]                               ;     6.8 p10     22 w[0] reload
        vmovdqu64 zmm26, [rdx]                                   ;    11.8 p2      22 w[0]
        vshufi32x4 zmm27, zmm14, zmm26, 0x44                     ;    17.8 p5      22 w[0]
        vshufi32x4 zmm14, zmm14, zmm26, 0xee                     ;    17.8 p5      22 w[8]
        vshufi32x4 zmm26, zmm9, zmm27, 0x88                      ;    20.8 p5      22 w[0]
        vshufi32x4 zmm9, zmm9, zmm27, 0xdd                       ;    20.8 p5      22 w[4]
        vpunpckldq zmm27, zmm12, zmm26                           ;    23.8 p5      22 w[0]
        vpunpckhdq zmm12, zmm12, zmm26                           ;    23.8 p5      22 w[0]
        vpunpckldq zmm26, zmm11, zmm9                            ;    23.8 p5      22 w[4]
        vpunpckhdq zmm9, zmm11, zmm9                             ;    23.8 p5      22 w[4]
        vshufi32x4 zmm11, zmm6, zmm14, 0x88                      ;    24.2 p5      22 w[8]
        vpunpckldq zmm28, zmm18, zmm11                           ;    27.2 p5      22 w[8]
        vpunpckhdq zmm11, zmm18, zmm11                           ;    27.2 p5      22 w[8]
        mov rbx, qword [rsp + 760]                               ;     9.0 p3      22 w[0] reload
        vmovdqu64 zmm18, [rbx]                                   ;    14.0 p2      22 w[0]
        vshufi32x4 zmm29, zmm15, zmm18, 0x44                     ;    27.2 p5      22 w[0]
        vshufi32x4 zmm15, zmm15, zmm18, 0xee                     ;    28.2 p5      22 w[8]
        vshufi32x4 zmm18, zmm10, zmm29, 0x88                     ;    30.2 p5      22 w[0]
        vshufi32x4 zmm10, zmm10, zmm29, 0xdd                     ;    30.2 p5      22 w[4]
        vshufi32x4 zmm29, zmm7, zmm15, 0x88                      ;    31.2 p5      22 w[8]
        vpaddd zmm30, zmm2, zmm20                                ;    15.5 p0      27 v[2]
        mov rdx, qword [rsp + 768]                               ;    10.3 p10     22 w[0] reload
        vmovdqu64 zmm31, [rdx]                                   ;    15.3 p3      22 w[0]
        vmovdqu64 [rsp + 320], zmm4                              ;    10.7 p7+p4   19 v[4] spill
        vshufi32x4 zmm4, zmm16, zmm31, 0x44                      ;    32.2 p5      22 w[0]
        vshufi32x4 zmm16, zmm16, zmm31, 0xee                     ;    33.2 p5      22 w[8]
        vshufi32x4 zmm31, zmm17, zmm4, 0x88                      ;    35.2 p5      22 w[0]
        vshufi32x4 zmm17, zmm17, zmm4, 0xdd                      ;    35.2 p5      22 w[4]
        vpunpckldq zmm4, zmm18, zmm31                            ;    38.2 p5      22 w[0]
        vpunpckhdq zmm18, zmm18, zmm31                           ;    38.2 p5      22 w[0]
        vpunpcklqdq zmm31, zmm27, zmm4                           ;    39.2 p5      22 w[0]
        vpunpckhqdq zmm27, zmm27, zmm4                           ;    39.2 p5      22 w[0]
        vshufi32x4 zmm5, zmm5, zmm13, 0xdd                       ;    40.2 p5      22 w[12]
        vmovdqu64 zmm13, [rel sha1_blocks.T0_constants512]       ;    12.3 p2      22 w[0] reload
        vpshufb zmm31, zmm31, zmm13                              ;    41.2 p5      22 w[0]
        vpshufb zmm27, zmm27, zmm13                              ;    42.2 p5      22 w[0]
        vpaddd zmm19, zmm19, zmm31                               ;    42.2 p0      27 v[4]
        vpternlogd zmm21, zmm19, zmm24, 0xb8                     ;    43.2 p0       6 v[2]
        vpaddd zmm30, zmm30, zmm21                               ;    44.2 p0      27 v[2]
        vpaddd zmm23, zmm23, zmm27                               ;    43.2 p0      27 v[3]
        vpunpcklqdq zmm21, zmm12, zmm18                          ;    43.2 p5      22 w[0]
        vpunpckhqdq zmm12, zmm12, zmm18                          ;    44.2 p5      22 w[0]
        vshufi32x4 zmm6, zmm6, zmm14, 0xdd                       ;    45.2 p5      22 w[12]
        vpshufb zmm14, zmm21, zmm13                              ;    46.2 p5      22 w[0]
        vpshufb zmm12, zmm12, zmm13                              ;    47.2 p5      22 w[0]
        vshufi32x4 zmm7, zmm7, zmm15, 0xdd                       ;    48.2 p5      22 w[12]
        vpaddd zmm30, zmm30, zmm14                               ;    47.2 p0      27 v[2]
        vpaddd zmm22, zmm22, zmm12                               ;    48.2 p0      27 v[1]
        vpunpckldq zmm15, zmm10, zmm17                           ;    49.2 p5      22 w[4]
        vpunpckhdq zmm10, zmm10, zmm17                           ;    50.2 p5      22 w[4]
        vpunpcklqdq zmm17, zmm26, zmm15                          ;    51.2 p5      22 w[4]
        vpunpckhqdq zmm15, zmm26, zmm15                          ;    52.2 p5      22 w[4]
        vpshufb zmm17, zmm17, zmm13                              ;    53.2 p5      22 w[4]
        vpshufb zmm15, zmm15, zmm13                              ;    54.2 p5      22 w[4]
        vpaddd zmm25, zmm25, zmm17                               ;    54.2 p0      27 v[0]
        vpunpcklqdq zmm18, zmm9, zmm10                           ;    55.2 p5      22 w[4]
        vpunpckhqdq zmm9, zmm9, zmm10                            ;    56.2 p5      22 w[4]
        vpshufb zmm10, zmm18, zmm13                              ;    57.2 p5      22 w[4]
        vpshufb zmm9, zmm9, zmm13                                ;    58.2 p5      22 w[4]
        vshufi32x4 zmm18, zmm8, zmm16, 0x88                      ;    59.2 p5      22 w[8]
        vshufi32x4 zmm8, zmm8, zmm16, 0xdd                       ;    60.2 p5      22 w[12]
        vpaddd zmm16, zmm15, zmm20                               ;    55.2 p0      27 v[4]
        vprold zmm21, zmm19, 5                                   ;    43.2 p0      27 v[3]
        vpaddd zmm23, zmm23, zmm21                               ;    44.2 p0      27 v[3]
        vprold zmm19, zmm19, 0x1e                                ;    43.2 p0      28 v[4]
        vpternlogd zmm24, zmm23, zmm19, 0xb8                     ;    45.2 p0       6 v[1]
        vpaddd zmm22, zmm22, zmm24                               ;    49.2 p0      27 v[1]
        vpaddd zmm16, zmm16, zmm19                               ;    56.2 p0      27 v[4]
        vpaddd zmm21, zmm10, zmm20                               ;    58.2 p0      27 v[3]
        vprold zmm24, zmm23, 5                                   ;    45.2 p0      27 v[2]
        vpaddd zmm30, zmm30, zmm24                               ;    48.2 p0      27 v[2]
        vprold zmm23, zmm23, 0x1e                                ;    45.2 p0      28 v[3]
        vpternlogd zmm19, zmm30, zmm23, 0xb8                     ;    49.2 p0       6 v[0]
        vpaddd zmm25, zmm25, zmm19                               ;    55.2 p0      27 v[0]
        vpaddd zmm21, zmm21, zmm23                               ;    59.2 p0      27 v[3]
        vpunpckldq zmm19, zmm29, zmm18                           ;    62.2 p5      22 w[8]
        vpunpckhdq zmm18, zmm29, zmm18                           ;    62.2 p5      22 w[8]
        vpaddd zmm24, zmm9, zmm20                                ;    59.2 p0      27 v[2]
        vpunpcklqdq zmm26, zmm28, zmm19                          ;    63.2 p5      22 w[8]
        vpunpckhqdq zmm19, zmm28, zmm19                          ;    64.2 p5      22 w[8]
        vpshufb zmm26, zmm26, zmm13                              ;    65.2 p5      22 w[8]
        vpshufb zmm19, zmm19, zmm13                              ;    66.2 p5      22 w[8]
        vprold zmm28, zmm30, 5                                   ;    49.2 p0      27 v[1]
        vpaddd zmm22, zmm22, zmm28                               ;    50.2 p0      27 v[1]
        vprold zmm28, zmm30, 0x1e                                ;    49.2 p0      28 v[2]
        vpternlogd zmm23, zmm22, zmm28, 0xb8                     ;    51.2 p0       6 v[4]
        vpaddd zmm16, zmm16, zmm23                               ;    57.2 p0      27 v[4]
        vpaddd zmm24, zmm24, zmm28                               ;    60.2 p0      27 v[2]
        vpunpcklqdq zmm23, zmm11, zmm18                          ;    67.2 p5      22 w[8]
        vpunpckhqdq zmm11, zmm11, zmm18                          ;    68.2 p5      22 w[8]
        vpshufb zmm18, zmm23, zmm13                              ;    69.2 p5      22 w[8]
        vpshufb zmm11, zmm11, zmm13                              ;    70.2 p5      22 w[8]
        vpunpckldq zmm23, zmm5, zmm6                             ;    71.2 p5      22 w[12]
        vpunpckhdq zmm5, zmm5, zmm6                              ;    72.2 p5      22 w[12]
        vprold zmm6, zmm22, 5                                    ;    51.2 p0      27 v[0]
        vpaddd zmm25, zmm25, zmm6                                ;    56.2 p0      27 v[0]
        vprold zmm6, zmm22, 0x1e                                 ;    51.2 p0      28 v[1]
        vpternlogd zmm28, zmm25, zmm6, 0xb8                      ;    57.2 p0       6 v[3]
        vpaddd zmm21, zmm21, zmm28                               ;    60.2 p0      27 v[3]
        vpaddd zmm22, zmm6, zmm20                                ;    52.2 p0      27 v[1]
        vpaddd zmm22, zmm22, zmm26                               ;    66.2 p0      27 v[1]
        vpunpckldq zmm28, zmm7, zmm8                             ;    73.2 p5      22 w[12]
        vpunpckhdq zmm7, zmm7, zmm8                              ;    74.2 p5      22 w[12]
        vprold zmm8, zmm25, 5                                    ;    57.2 p0      27 v[4]
        vpaddd zmm16, zmm16, zmm8                                ;    58.2 p0      27 v[4]
        vprold zmm8, zmm25, 0x1e                                 ;    57.2 p0      28 v[0]
        vpternlogd zmm6, zmm16, zmm8, 0xb8                       ;    59.2 p0       6 v[2]
        vpaddd zmm24, zmm24, zmm6                                ;    61.2 p0      27 v[2]
        vpaddd zmm6, zmm8, zmm20                                 ;    58.2 p0      27 v[0]
        vpaddd zmm6, zmm6, zmm19                                 ;    67.2 p0      27 v[0]
        vprold zmm25, zmm16, 5                                   ;    59.2 p0      27 v[3]
        vpaddd zmm21, zmm21, zmm25                               ;    61.2 p0      27 v[3]
        vprold zmm16, zmm16, 0x1e                                ;    60.5 p0      28 v[4]
        vpternlogd zmm8, zmm21, zmm16, 0xb8                      ;    62.2 p0       6 v[1]
        vpaddd zmm22, zmm22, zmm8                                ;    67.2 p0      27 v[1]
        vpaddd zmm8, zmm16, zmm20                                ;    63.5 p0      27 v[4]
        vpaddd zmm8, zmm8, zmm18                                 ;    70.2 p0      27 v[4]
        vpunpcklqdq zmm25, zmm23, zmm28                          ;    75.2 p5      22 w[12]
        vpunpckhqdq zmm23, zmm23, zmm28                          ;    76.2 p5      22 w[12]
        vpshufb zmm25, zmm25, zmm13                              ;    77.2 p5      22 w[12]
        vpshufb zmm23, zmm23, zmm13                              ;    78.2 p5      22 w[12]
        vpunpcklqdq zmm28, zmm5, zmm7                            ;    79.2 p5      22 w[12]
        vpunpckhqdq zmm5, zmm5, zmm7                             ;    80.2 p5      22 w[12]
        vpshufb zmm7, zmm28, zmm13                               ;    81.2 p5      22 w[12]
        vpshufb zmm5, zmm5, zmm13                                ;    82.2 p5      22 w[12]
        vprold zmm13, zmm21, 5                                   ;    65.5 p0      27 v[2]
        vpaddd zmm24, zmm24, zmm13                               ;    66.5 p0      27 v[2]
        vprold zmm13, zmm21, 0x1e                                ;    67.5 p0      28 v[3]
        vpternlogd zmm16, zmm24, zmm13, 0xb8                     ;    68.5 p0       6 v[0]
        vpaddd zmm6, zmm6, zmm16                                 ;    69.5 p0      27 v[0]
        vpaddd zmm16, zmm13, zmm20                               ;    70.5 p0      27 v[3]
        vpaddd zmm16, zmm16, zmm11                               ;    71.5 p0      27 v[3]
        vpxord zmm21, zmm15, zmm11                               ;    72.5 p0      23 w[3]
        vpxord zmm28, zmm26, zmm23                               ;    79.2 p0      23 w[0]
        vpternlogd zmm31, zmm28, zmm14, 0x96                     ;    80.2 p0      23 w[0]
        vprold zmm28, zmm31, 1                                   ;    81.2 p0      23 w[0]
        vpternlogd zmm21, zmm28, zmm12, 0x96                     ;    82.2 p0      23 w[3]
        vprold zmm21, zmm21, 1                                   ;    83.2 p0      23 w[3]
        vpxord zmm29, zmm10, zmm25                               ;    78.5 p0      23 w[4]
        vpaddd zmm30, zmm25, zmm20                               ;    79.5 p0      27 v[2]
        vprold zmm31, zmm24, 5                                   ;    80.5 p0      27 v[1]
        vpaddd zmm22, zmm22, zmm31                               ;    81.5 p0      27 v[1]
        vprold zmm24, zmm24, 0x1e                                ;    82.5 p0      28 v[2]
        vpternlogd zmm13, zmm22, zmm24, 0xb8                     ;    83.5 p5       6 v[4]
        vpaddd zmm8, zmm8, zmm13                                 ;    84.5 p0      27 v[4]
        vpaddd zmm30, zmm30, zmm24                               ;    84.2 p5      27 v[2]
        vpxord zmm13, zmm19, zmm7                                ;    84.5 p0      23 w[1]
        vpternlogd zmm27, zmm12, zmm13, 0x96                     ;    85.5 p5      23 w[1]
        vprold zmm12, zmm27, 1                                   ;    86.5 p0      23 w[1]
        vpternlogd zmm29, zmm12, zmm17, 0x96                     ;    87.5 p5      23 w[4]
        vprold zmm13, zmm29, 1                                   ;    88.5 p0      23 w[4]
        vpxord zmm27, zmm9, zmm23                                ;    87.2 p5      23 w[5]
        vpaddd zmm29, zmm23, zmm20                               ;    87.5 p0      27 v[1]
        vprold zmm31, zmm22, 5                                   ;    88.5 p0      27 v[0]
        vpaddd zmm6, zmm6, zmm31                                 ;    89.5 p5      27 v[0]
        vprold zmm22, zmm22, 0x1e                                ;    89.5 p0      28 v[1]
        vpternlogd zmm24, zmm6, zmm22, 0xb8                      ;    90.5 p5       6 v[3]
        vpaddd zmm16, zmm16, zmm24                               ;    91.5 p5      27 v[3]
        vpaddd zmm29, zmm29, zmm22                               ;    90.5 p0      27 v[1]
        vpxord zmm24, zmm18, zmm5                                ;    91.2 p5      23 w[2]
        vpternlogd zmm17, zmm24, zmm14, 0x96                     ;    92.2 p0      23 w[2]
        vprold zmm14, zmm17, 1                                   ;    93.2 p0      23 w[2]
        vpternlogd zmm27, zmm15, zmm14, 0x96                     ;    94.2 p5      23 w[5]
        vprold zmm15, zmm27, 1                                   ;    95.2 p0      23 w[5]
        vpaddd zmm17, zmm7, zmm20                                ;    93.2 p5      27 v[0]
        vpxord zmm24, zmm26, zmm7                                ;    94.2 p5      23 w[6]
        vpternlogd zmm24, zmm10, zmm21, 0x96                     ;    95.2 p0      23 w[6]
        vprold zmm10, zmm24, 1                                   ;    96.2 p0      23 w[6]
        vpaddd zmm24, zmm5, zmm20                                ;    95.2 p5      27 v[4]
        vpaddd zmm27, zmm28, zmm20                               ;    96.2 p5      27 v[3]
        vprold zmm31, zmm6, 5                                    ;    96.5 p0      27 v[4]
        vpaddd zmm8, zmm8, zmm31                                 ;    97.5 p5      27 v[4]
        vprold zmm6, zmm6, 0x1e                                  ;    97.5 p0      28 v[0]
        vpternlogd zmm22, zmm8, zmm6, 0xb8                       ;    98.5 p5       6 v[2]
        vpaddd zmm30, zmm30, zmm22                               ;    99.5 p0      27 v[2]
        vpaddd zmm17, zmm17, zmm6                                ;    99.2 p5      27 v[0]
        vpxord zmm26, zmm26, zmm18                               ;    99.5 p0      23 w[8]
        vpxord zmm22, zmm19, zmm5                                ;   100.2 p5      23 w[7]
        vpternlogd zmm22, zmm9, zmm13, 0x96                      ;   101.2 p0      23 w[7]
        vprold zmm9, zmm22, 1                                    ;   102.2 p0      23 w[7]
        vpternlogd zmm26, zmm15, zmm28, 0x96                     ;   101.2 p5      23 w[8]
        vprold zmm22, zmm26, 1                                   ;   102.5 p0      23 w[8]
        vpaddd zmm26, zmm12, zmm20                               ;   102.2 p5      27 v[2]
        vprold zmm31, zmm8, 5                                    ;   103.5 p0      27 v[3]
        vpaddd zmm16, zmm16, zmm31                               ;   104.5 p5      27 v[3]
        vprold zmm8, zmm8, 0x1e                                  ;   104.5 p0      28 v[4]
        vpternlogd zmm6, zmm16, zmm8, 0xb8                       ;   105.5 p5       6 v[1]
        vpaddd zmm29, zmm29, zmm6                                ;   106.5 p5      27 v[1]
        vpaddd zmm24, zmm24, zmm8                                ;   105.5 p0      27 v[4]
        vpxord zmm19, zmm19, zmm11                               ;   106.2 p5      23 w[9]
        vpxord zmm18, zmm18, zmm25                               ;   106.5 p0      23 w[10]
        vpxord zmm11, zmm11, zmm23                               ;   107.2 p5      23 w[11]
        vpaddd zmm6, zmm21, zmm20                                ;   107.5 p0      27 v[0]
        vpternlogd zmm19, zmm10, zmm12, 0x96                     ;   108.2 p5      23 w[9]
        vprold zmm19, zmm19, 1                                   ;   109.2 p0      23 w[9]
        vpternlogd zmm18, zmm9, zmm14, 0x96                      ;   109.2 p5      23 w[10]
        vprold zmm18, zmm18, 1                                   ;   110.2 p0      23 w[10]
        vpternlogd zmm11, zmm22, zmm21, 0x96                     ;   110.2 p5      23 w[11]
        vprold zmm11, zmm11, 1                                   ;   111.2 p0      23 w[11]
        vprold zmm31, zmm16, 5                                   ;   111.5 p0      27 v[2]
        vpaddd zmm30, zmm30, zmm31                               ;   112.5 p5      27 v[2]
        vprold zmm16, zmm16, 0x1e                                ;   112.5 p0      28 v[3]
        vpternlogd zmm8, zmm30, zmm16, 0xb8                      ;   113.5 p5       6 v[0]
        vpaddd zmm17, zmm17, zmm8                                ;   114.5 p5      27 v[0]
        vpaddd zmm27, zmm27, zmm16                               ;   113.5 p0      27 v[3]
        vpaddd zmm8, zmm14, zmm20                                ;   114.2 p5      27 v[1]
        vmovdqu64 zmm20, [rel sha1_blocks.T0_constants512 + 192] ;    41.2 p3      27 v[4] reload
        vpaddd zmm31, zmm13, zmm20                               ;   114.5 p0      27 v[4]
        vprold zmm4, zmm30, 5                                    ;   115.5 p0      27 v[1]
        vpaddd zmm29, zmm29, zmm4                                ;   116.5 p5      27 v[1]
        vprold zmm30, zmm30, 0x1e                                ;   116.5 p0      28 v[2]
        vpternlogd zmm16, zmm29, zmm30, 0xb8                     ;   117.5 p5       6 v[4]
        vpaddd zmm24, zmm24, zmm16                               ;   118.5 p5      27 v[4]
        vpaddd zmm26, zmm26, zmm30                               ;   117.5 p0      27 v[2]
        vpxord zmm25, zmm25, zmm7                                ;   118.2 p5      23 w[12]
        vpternlogd zmm25, zmm19, zmm13, 0x96                     ;   119.2 p0      23 w[12]
        vprold zmm16, zmm25, 1                                   ;   120.2 p0      23 w[12]
        vprold zmm25, zmm29, 5                                   ;   120.5 p0      27 v[0]
        vpaddd zmm17, zmm17, zmm25                               ;   121.5 p5      27 v[0]
        vprold zmm25, zmm29, 0x1e                                ;   121.5 p0      28 v[1]
        vpternlogd zmm30, zmm17, zmm25, 0xb8                     ;   122.5 p5       6 v[3]
        vpaddd zmm27, zmm27, zmm30                               ;   123.5 p5      27 v[3]
        vpaddd zmm8, zmm8, zmm25                                 ;   122.5 p5      27 v[1]
        vpxord zmm23, zmm23, zmm5                                ;   122.5 p0      23 w[13]
        vpaddd zmm29, zmm15, zmm20                               ;   123.2 p5      27 v[3]
        vprold zmm30, zmm17, 5                                   ;   123.5 p0      27 v[4]
        vpaddd zmm24, zmm24, zmm30                               ;   124.5 p5      27 v[4]
        vprold zmm17, zmm17, 0x1e                                ;   124.5 p0      28 v[0]
        vpternlogd zmm25, zmm24, zmm17, 0xb8                     ;   125.5 p5       6 v[2]
        vpaddd zmm26, zmm26, zmm25                               ;   126.5 p0      27 v[2]
        vpaddd zmm6, zmm6, zmm17                                 ;   126.2 p5      27 v[0]
        vpxord zmm7, zmm7, zmm28                                 ;   126.5 p0      23 w[14]
        vpaddd zmm25, zmm10, zmm20                               ;   127.2 p5      27 v[2]
        vpternlogd zmm23, zmm18, zmm15, 0x96                     ;   127.5 p0      23 w[13]
        vprold zmm23, zmm23, 1                                   ;   128.5 p0      23 w[13]
        vprold zmm30, zmm24, 5                                   ;   129.5 p0      27 v[3]
        vpaddd zmm27, zmm27, zmm30                               ;   130.5 p5      27 v[3]
        vprold zmm24, zmm24, 0x1e                                ;   130.5 p0      28 v[4]
        vpternlogd zmm17, zmm27, zmm24, 0xb8                     ;   131.5 p5       6 v[1]
        vpaddd zmm8, zmm8, zmm17                                 ;   132.5 p5      27 v[1]
        vpxord zmm5, zmm5, zmm12                                 ;   131.2 p5      23 w[15]
        vpaddd zmm31, zmm31, zmm24                               ;   131.5 p0      27 v[4]
        vpaddd zmm17, zmm9, zmm20                                ;   132.2 p5      27 v[1]
        vpternlogd zmm7, zmm11, zmm10, 0x96                      ;   132.5 p0      23 w[14]
        vprold zmm7, zmm7, 1                                     ;   133.5 p0      23 w[14]
        vprold zmm30, zmm27, 5                                   ;   134.5 p0      27 v[2]
        vpaddd zmm26, zmm26, zmm30                               ;   135.5 p5      27 v[2]
        vprold zmm27, zmm27, 0x1e                                ;   135.5 p0      28 v[3]
        vpternlogd zmm24, zmm26, zmm27, 0xb8                     ;   136.5 p5       6 v[0]
        vpaddd zmm6, zmm6, zmm24                                 ;   137.5 p5      27 v[0]
        vpaddd zmm29, zmm29, zmm27                               ;   136.5 p5      27 v[3]
        vpxord zmm28, zmm28, zmm14                               ;   136.5 p0      23 w[0]
        vpaddd zmm24, zmm22, zmm20                               ;   137.2 p5      27 v[0]
        vpternlogd zmm5, zmm16, zmm9, 0x96                       ;   137.5 p0      23 w[15]
        vprold zmm5, zmm5, 1                                     ;   138.5 p0      23 w[15]
        vprold zmm30, zmm26, 5                                   ;   139.5 p0      27 v[1]
        vpaddd zmm8, zmm8, zmm30                                 ;   140.5 p5      27 v[1]
        vprold zmm26, zmm26, 0x1e                                ;   140.5 p0      28 v[2]
        vpternlogd zmm27, zmm8, zmm26, 0x96                      ;   141.5 p5       7 v[4]
        vpaddd zmm31, zmm31, zmm27                               ;   142.5 p5      27 v[4]
        vpxord zmm12, zmm12, zmm21                               ;   141.2 p5      23 w[1]
        vpaddd zmm25, zmm25, zmm26                               ;   141.5 p0      27 v[2]
        vpaddd zmm27, zmm19, zmm20                               ;   142.2 p5      27 v[4]
        vpternlogd zmm28, zmm23, zmm22, 0x96                     ;   142.5 p0      23 w[0]
        vprold zmm28, zmm28, 1                                   ;   143.5 p0      23 w[0]
        vprold zmm30, zmm8, 5                                    ;   144.5 p0      27 v[0]
        vpaddd zmm6, zmm6, zmm30                                 ;   145.5 p5      27 v[0]
        vprold zmm8, zmm8, 0x1e                                  ;   145.5 p0      28 v[1]
        vpternlogd zmm26, zmm6, zmm8, 0x96                       ;   146.5 p5       7 v[3]
        vpaddd zmm29, zmm29, zmm26                               ;   147.5 p5      27 v[3]
        vpxord zmm14, zmm14, zmm13                               ;   146.2 p5      23 w[2]
        vpaddd zmm17, zmm17, zmm8                                ;   146.5 p0      27 v[1]
        vpaddd zmm26, zmm18, zmm20                               ;   147.2 p5      27 v[3]
        vpternlogd zmm12, zmm7, zmm19, 0x96                      ;   147.5 p0      23 w[1]
        vprold zmm12, zmm12, 1                                   ;   148.5 p0      23 w[1]
        vprold zmm30, zmm6, 5                                    ;   149.5 p0      27 v[4]
        vpaddd zmm31, zmm31, zmm30                               ;   150.5 p5      27 v[4]
        vprold zmm6, zmm6, 0x1e                                  ;   150.5 p0      28 v[0]
        vpternlogd zmm8, zmm31, zmm6, 0x96                       ;   151.5 p5       7 v[2]
        vpaddd zmm25, zmm25, zmm8                                ;   152.5 p5      27 v[2]
        vpxord zmm21, zmm21, zmm15                               ;   151.2 p5      23 w[3]
        vpaddd zmm24, zmm24, zmm6                                ;   151.5 p0      27 v[0]
        vpaddd zmm8, zmm11, zmm20                                ;   152.2 p5      27 v[2]
        vpternlogd zmm14, zmm5, zmm18, 0x96                      ;   152.5 p0      23 w[2]
        vprold zmm14, zmm14, 1                                   ;   153.5 p0      23 w[2]
        vpternlogd zmm21, zmm28, zmm11, 0x96                     ;   153.2 p5      23 w[3]
        vprold zmm30, zmm31, 5                                   ;   154.5 p0      27 v[3]
        vpaddd zmm29, zmm29, zmm30                               ;   155.5 p5      27 v[3]
        vprold zmm30, zmm31, 0x1e                                ;   155.5 p0      28 v[4]
        vpternlogd zmm6, zmm29, zmm30, 0x96                      ;   156.5 p5       7 v[1]
        vpaddd zmm17, zmm17, zmm6                                ;   157.5 p5      27 v[1]
        vpxord zmm13, zmm13, zmm10                               ;   156.5 p0      23 w[4]
        vpaddd zmm27, zmm27, zmm30                               ;   157.2 p5      27 v[4]
        vpaddd zmm6, zmm16, zmm20                                ;   157.5 p0      27 v[1]
        vprold zmm21, zmm21, 1                                   ;   158.5 p0      23 w[3]
        vpternlogd zmm13, zmm12, zmm16, 0x96                     ;   158.2 p5      23 w[4]
        vprold zmm31, zmm29, 5                                   ;   159.5 p0      27 v[2]
        vpaddd zmm25, zmm25, zmm31                               ;   160.5 p5      27 v[2]
        vprold zmm29, zmm29, 0x1e                                ;   160.5 p0      28 v[3]
        vpternlogd zmm30, zmm25, zmm29, 0x96                     ;   161.5 p5       7 v[0]
        vpaddd zmm24, zmm24, zmm30                               ;   162.5 p5      27 v[0]
        vpxord zmm15, zmm15, zmm9                                ;   161.5 p0      23 w[5]
        vpaddd zmm26, zmm26, zmm29                               ;   162.2 p5      27 v[3]
        vpaddd zmm30, zmm23, zmm20                               ;   162.5 p0      27 v[0]
        vprold zmm13, zmm13, 1                                   ;   163.5 p0      23 w[4]
        vpternlogd zmm15, zmm14, zmm23, 0x96                     ;   163.2 p5      23 w[5]
        vprold zmm31, zmm25, 5                                   ;   164.5 p0      27 v[1]
        vpaddd zmm17, zmm17, zmm31                               ;   165.5 p5      27 v[1]
        vprold zmm25, zmm25, 0x1e                                ;   165.5 p0      28 v[2]
        vpternlogd zmm29, zmm17, zmm25, 0x96                     ;   166.5 p5       7 v[4]
        vpaddd zmm27, zmm27, zmm29                               ;   167.5 p5      27 v[4]
        vpxord zmm10, zmm10, zmm22                               ;   166.5 p0      23 w[6]
        vpaddd zmm8, zmm8, zmm25                                 ;   167.2 p5      27 v[2]
        vpaddd zmm29, zmm7, zmm20                                ;   167.5 p0      27 v[4]
        vprold zmm15, zmm15, 1                                   ;   168.5 p0      23 w[5]
        vpternlogd zmm10, zmm21, zmm7, 0x96                      ;   168.2 p5      23 w[6]
        vprold zmm31, zmm17, 5                                   ;   169.5 p0      27 v[0]
        vpaddd zmm24, zmm24, zmm31                               ;   170.5 p5      27 v[0]
        vprold zmm17, zmm17, 0x1e                                ;   170.5 p0      28 v[1]
        vpternlogd zmm25, zmm24, zmm17, 0x96                     ;   171.5 p5       7 v[3]
        vpaddd zmm26, zmm26, zmm25                               ;   172.5 p5      27 v[3]
        vpxord zmm9, zmm9, zmm19                                 ;   171.5 p0      23 w[7]
        vpaddd zmm6, zmm6, zmm17                                 ;   172.2 p5      27 v[1]
        vpaddd zmm25, zmm5, zmm20                                ;   172.5 p0      27 v[3]
        vprold zmm10, zmm10, 1                                   ;   173.5 p0      23 w[6]
        vpternlogd zmm9, zmm13, zmm5, 0x96                       ;   173.2 p5      23 w[7]
        vprold zmm31, zmm24, 5                                   ;   174.5 p0      27 v[4]
        vpaddd zmm27, zmm27, zmm31                               ;   175.5 p5      27 v[4]
        vprold zmm24, zmm24, 0x1e                                ;   175.5 p0      28 v[0]
        vpternlogd zmm17, zmm27, zmm24, 0x96                     ;   176.5 p5       7 v[2]
        vpaddd zmm8, zmm8, zmm17                                 ;   177.5 p5      27 v[2]
        vpxord zmm22, zmm22, zmm18                               ;   176.5 p0      23 w[8]
        vpaddd zmm30, zmm30, zmm24                               ;   177.2 p5      27 v[0]
        vpaddd zmm17, zmm28, zmm20                               ;   177.5 p0      27 v[2]
        vprold zmm9, zmm9, 1                                     ;   178.5 p0      23 w[7]
        vpternlogd zmm22, zmm15, zmm28, 0x96                     ;   178.2 p5      23 w[8]
        vprold zmm31, zmm27, 5                                   ;   179.5 p0      27 v[3]
        vpaddd zmm26, zmm26, zmm31                               ;   180.5 p5      27 v[3]
        vprold zmm27, zmm27, 0x1e                                ;   180.5 p0      28 v[4]
        vpternlogd zmm24, zmm26, zmm27, 0x96                     ;   181.5 p5       7 v[1]
        vpaddd zmm6, zmm6, zmm24                                 ;   182.5 p5      27 v[1]
        vpxord zmm19, zmm19, zmm11                               ;   181.5 p0      23 w[9]
        vpaddd zmm29, zmm29, zmm27                               ;   182.2 p5      27 v[4]
        vpaddd zmm24, zmm12, zmm20                               ;   182.5 p0      27 v[1]
        vprold zmm22, zmm22, 1                                   ;   183.5 p0      23 w[8]
        vprold zmm31, zmm26, 5                                   ;   184.5 p0      27 v[2]
        vpaddd zmm8, zmm8, zmm31                                 ;   185.5 p5      27 v[2]
        vprold zmm26, zmm26, 0x1e                                ;   185.5 p0      28 v[3]
        vpternlogd zmm27, zmm8, zmm26, 0x96                      ;   186.5 p5       7 v[0]
        vpaddd zmm30, zmm30, zmm27                               ;   187.5 p5      27 v[0]
        vpxord zmm18, zmm18, zmm16                               ;   186.2 p5      23 w[10]
        vpaddd zmm25, zmm25, zmm26                               ;   186.5 p0      27 v[3]
        vpaddd zmm27, zmm14, zmm20                               ;   187.2 p5      27 v[0]
        vpternlogd zmm19, zmm10, zmm12, 0x96                     ;   187.5 p0      23 w[9]
        vprold zmm19, zmm19, 1                                   ;   188.5 p0      23 w[9]
        vprold zmm31, zmm8, 5                                    ;   189.5 p0      27 v[1]
        vpaddd zmm6, zmm6, zmm31                                 ;   190.5 p5      27 v[1]
        vprold zmm8, zmm8, 0x1e                                  ;   190.5 p0      28 v[2]
        vpternlogd zmm26, zmm6, zmm8, 0x96                       ;   191.5 p5       7 v[4]
        vpaddd zmm29, zmm29, zmm26                               ;   192.5 p5      27 v[4]
        vpxord zmm11, zmm11, zmm23                               ;   191.2 p5      23 w[11]
        vpaddd zmm17, zmm17, zmm8                                ;   191.5 p0      27 v[2]
        vpaddd zmm26, zmm21, zmm20                               ;   192.2 p5      27 v[4]
        vpternlogd zmm18, zmm9, zmm14, 0x96                      ;   192.5 p0      23 w[10]
        vprold zmm18, zmm18, 1                                   ;   193.5 p0      23 w[10]
        vprold zmm31, zmm6, 5                                    ;   194.5 p0      27 v[0]
        vpaddd zmm30, zmm30, zmm31                               ;   195.5 p5      27 v[0]
        vprold zmm6, zmm6, 0x1e                                  ;   195.5 p0      28 v[1]
        vpternlogd zmm8, zmm30, zmm6, 0x96                       ;   196.5 p5       7 v[3]
        vpaddd zmm25, zmm25, zmm8                                ;   197.5 p5      27 v[3]
        vpxord zmm16, zmm16, zmm7                                ;   196.2 p5      23 w[12]
        vpaddd zmm24, zmm24, zmm6                                ;   196.5 p0      27 v[1]
        vpaddd zmm8, zmm13, zmm20                                ;   197.2 p5      27 v[3]
        vpternlogd zmm11, zmm22, zmm21, 0x96                     ;   197.5 p0      23 w[11]
        vprold zmm11, zmm11, 1                                   ;   198.5 p0      23 w[11]
        vprold zmm31, zmm30, 5                                   ;   199.5 p0      27 v[4]
        vpaddd zmm29, zmm29, zmm31                               ;   200.5 p5      27 v[4]
        vprold zmm30, zmm30, 0x1e                                ;   200.5 p0      28 v[0]
        vpternlogd zmm6, zmm29, zmm30, 0x96                      ;   201.5 p5       7 v[2]
        vpaddd zmm17, zmm17, zmm6                                ;   202.5 p5      27 v[2]
        vpxord zmm23, zmm23, zmm5                                ;   201.2 p5      23 w[13]
        vpaddd zmm27, zmm27, zmm30                               ;   201.5 p0      27 v[0]
        vpaddd zmm6, zmm15, zmm20                                ;   202.2 p5      27 v[2]
        vpternlogd zmm16, zmm19, zmm13, 0x96                     ;   202.5 p0      23 w[12]
        vprold zmm16, zmm16, 1                                   ;   203.5 p0      23 w[12]
        vprold zmm31, zmm29, 5                                   ;   204.5 p0      27 v[3]
        vpaddd zmm25, zmm25, zmm31                               ;   205.5 p5      27 v[3]
        vprold zmm29, zmm29, 0x1e                                ;   205.5 p0      28 v[4]
        vpternlogd zmm30, zmm25, zmm29, 0x96                     ;   206.5 p5       7 v[1]
        vpaddd zmm24, zmm24, zmm30                               ;   207.5 p5      27 v[1]
        vpxord zmm7, zmm7, zmm28                                 ;   206.2 p5      23 w[14]
        vpaddd zmm26, zmm26, zmm29                               ;   206.5 p0      27 v[4]
        vpaddd zmm30, zmm10, zmm20                               ;   207.2 p5      27 v[1]
        vpternlogd zmm23, zmm18, zmm15, 0x96                     ;   207.5 p0      23 w[13]
        vprold zmm23, zmm23, 1                                   ;   208.5 p0      23 w[13]
        vprold zmm31, zmm25, 5                                   ;   209.5 p0      27 v[2]
        vpaddd zmm17, zmm17, zmm31                               ;   210.5 p5      27 v[2]
        vprold zmm25, zmm25, 0x1e                                ;   210.5 p0      28 v[3]
        vpternlogd zmm29, zmm17, zmm25, 0x96                     ;   211.5 p5       7 v[0]
        vpaddd zmm27, zmm27, zmm29                               ;   212.5 p5      27 v[0]
        vpxord zmm5, zmm5, zmm12                                 ;   211.2 p5      23 w[15]
        vpaddd zmm8, zmm8, zmm25                                 ;   211.5 p0      27 v[3]
        vpaddd zmm20, zmm9, zmm20                                ;   212.2 p5      27 v[0]
        vmovdqu64 zmm29, [rel sha1_blocks.T0_constants512 + 256] ;    74.0 p2      27 v[4] reload
        vpaddd zmm31, zmm22, zmm29                               ;   212.5 p0      27 v[4]
        vpternlogd zmm7, zmm11, zmm10, 0x96                      ;   213.2 p5      23 w[14]
        vprold zmm7, zmm7, 1                                     ;   214.2 p0      23 w[14]
        vprold zmm4, zmm17, 5                                    ;   214.5 p0      27 v[1]
        vpaddd zmm24, zmm24, zmm4                                ;   215.5 p5      27 v[1]
        vprold zmm17, zmm17, 0x1e                                ;   215.5 p0      28 v[2]
        vpternlogd zmm25, zmm24, zmm17, 0x96                     ;   216.5 p5       7 v[4]
        vpaddd zmm26, zmm26, zmm25                               ;   217.5 p5      27 v[4]
        vpxord zmm28, zmm28, zmm14                               ;   216.5 p0      23 w[0]
        vpaddd zmm6, zmm6, zmm17                                 ;   217.2 p5      27 v[2]
        vpternlogd zmm5, zmm16, zmm9, 0x96                       ;   217.5 p0      23 w[15]
        vprold zmm5, zmm5, 1                                     ;   218.5 p0      23 w[15]
        vprold zmm25, zmm24, 5                                   ;   219.5 p0      27 v[0]
        vpaddd zmm27, zmm27, zmm25                               ;   220.5 p5      27 v[0]
        vprold zmm24, zmm24, 0x1e                                ;   220.5 p0      28 v[1]
        vpternlogd zmm17, zmm27, zmm24, 0x96                     ;   221.5 p5       7 v[3]
        vpaddd zmm8, zmm8, zmm17                                 ;   222.5 p5      27 v[3]
        vpxord zmm12, zmm12, zmm21                               ;   221.2 p5      23 w[1]
        vpaddd zmm30, zmm30, zmm24                               ;   221.5 p0      27 v[1]
        vpaddd zmm17, zmm19, zmm29                               ;   222.2 p5      27 v[3]
        vpternlogd zmm28, zmm23, zmm22, 0x96                     ;   222.5 p0      23 w[0]
        vprold zmm25, zmm28, 1                                   ;   223.5 p0      23 w[0]
        vprold zmm28, zmm27, 5                                   ;   224.5 p0      27 v[4]
        vpaddd zmm26, zmm26, zmm28                               ;   225.5 p5      27 v[4]
        vprold zmm27, zmm27, 0x1e                                ;   225.5 p0      28 v[0]
        vpternlogd zmm24, zmm26, zmm27, 0x96                     ;   226.5 p5       7 v[2]
        vpaddd zmm6, zmm6, zmm24                                 ;   227.5 p5      27 v[2]
        vpxord zmm14, zmm14, zmm13                               ;   226.2 p5      23 w[2]
        vpaddd zmm20, zmm20, zmm27                               ;   226.5 p0      27 v[0]
        vpaddd zmm24, zmm18, zmm29                               ;   227.2 p5      27 v[2]
        vpternlogd zmm12, zmm7, zmm19, 0x96                      ;   227.5 p0      23 w[1]
        vprold zmm12, zmm12, 1                                   ;   228.5 p0      23 w[1]
        vprold zmm28, zmm26, 5                                   ;   229.5 p0      27 v[3]
        vpaddd zmm8, zmm8, zmm28                                 ;   230.5 p5      27 v[3]
        vprold zmm26, zmm26, 0x1e                                ;   230.5 p0      28 v[4]
        vpternlogd zmm27, zmm8, zmm26, 0x96                      ;   231.5 p5       7 v[1]
        vpaddd zmm30, zmm30, zmm27                               ;   232.5 p5      27 v[1]
        vpxord zmm21, zmm21, zmm15                               ;   231.2 p5      23 w[3]
        vpaddd zmm31, zmm31, zmm26                               ;   231.5 p0      27 v[4]
        vpaddd zmm27, zmm11, zmm29                               ;   232.2 p5      27 v[1]
        vpternlogd zmm14, zmm5, zmm18, 0x96                      ;   232.5 p0      23 w[2]
        vprold zmm14, zmm14, 1                                   ;   233.5 p0      23 w[2]
        vprold zmm28, zmm8, 5                                    ;   234.5 p0      27 v[2]
        vpaddd zmm6, zmm6, zmm28                                 ;   235.5 p5      27 v[2]
        vprold zmm8, zmm8, 0x1e                                  ;   235.5 p0      28 v[3]
        vpternlogd zmm26, zmm6, zmm8, 0x96                       ;   236.5 p5       7 v[0]
        vpaddd zmm20, zmm20, zmm26                               ;   237.5 p5      27 v[0]
        vpxord zmm13, zmm13, zmm10                               ;   236.2 p5      23 w[4]
        vpaddd zmm17, zmm17, zmm8                                ;   236.5 p0      27 v[3]
        vpaddd zmm26, zmm16, zmm29                               ;   237.2 p5      27 v[0]
        vpternlogd zmm21, zmm25, zmm11, 0x96                     ;   237.5 p0      23 w[3]
        vprold zmm21, zmm21, 1                                   ;   238.5 p0      23 w[3]
        vprold zmm28, zmm6, 5                                    ;   239.5 p0      27 v[1]
        vpaddd zmm30, zmm30, zmm28                               ;   240.5 p5      27 v[1]
        vprold zmm6, zmm6, 0x1e                                  ;   240.5 p0      28 v[2]
        vpternlogd zmm8, zmm30, zmm6, 0xe8                       ;   241.5 p5       8 v[4]
        vpaddd zmm31, zmm31, zmm8                                ;   242.5 p5      27 v[4]
        vpxord zmm15, zmm15, zmm9                                ;   241.2 p5      23 w[5]
        vpaddd zmm24, zmm24, zmm6                                ;   241.5 p0      27 v[2]
        vpaddd zmm8, zmm23, zmm29                                ;   242.2 p5      27 v[4]
        vpternlogd zmm13, zmm12, zmm16, 0x96                     ;   242.5 p0      23 w[4]
        vprold zmm13, zmm13, 1                                   ;   243.5 p0      23 w[4]
        vprold zmm28, zmm30, 5                                   ;   244.5 p0      27 v[0]
        vpaddd zmm20, zmm20, zmm28                               ;   245.5 p5      27 v[0]
        vprold zmm28, zmm30, 0x1e                                ;   245.5 p0      28 v[1]
        vpternlogd zmm6, zmm20, zmm28, 0xe8                      ;   246.5 p5       8 v[3]
        vpaddd zmm17, zmm17, zmm6                                ;   247.5 p5      27 v[3]
        vpxord zmm10, zmm10, zmm22                               ;   246.2 p5      23 w[6]
        vpaddd zmm27, zmm27, zmm28                               ;   246.5 p0      27 v[1]
        vpaddd zmm6, zmm7, zmm29                                 ;   247.2 p5      27 v[3]
        vpternlogd zmm15, zmm14, zmm23, 0x96                     ;   247.5 p0      23 w[5]
        vprold zmm15, zmm15, 1                                   ;   248.5 p0      23 w[5]
        vprold zmm30, zmm20, 5                                   ;   249.5 p0      27 v[4]
        vpaddd zmm31, zmm31, zmm30                               ;   250.5 p5      27 v[4]
        vprold zmm20, zmm20, 0x1e                                ;   250.5 p0      28 v[0]
        vpternlogd zmm28, zmm31, zmm20, 0xe8                     ;   251.5 p5       8 v[2]
        vpaddd zmm24, zmm24, zmm28                               ;   252.5 p5      27 v[2]
        vpxord zmm9, zmm9, zmm19                                 ;   251.2 p5      23 w[7]
        vpaddd zmm26, zmm26, zmm20                               ;   251.5 p0      27 v[0]
        vpaddd zmm28, zmm5, zmm29                                ;   252.2 p5      27 v[2]
        vpternlogd zmm10, zmm21, zmm7, 0x96                      ;   252.5 p0      23 w[6]
        vprold zmm10, zmm10, 1                                   ;   253.5 p0      23 w[6]
        vpternlogd zmm9, zmm13, zmm5, 0x96                       ;   253.2 p5      23 w[7]
        vprold zmm30, zmm31, 5                                   ;   254.5 p0      27 v[3]
        vpaddd zmm17, zmm17, zmm30                               ;   255.5 p5      27 v[3]
        vprold zmm30, zmm31, 0x1e                                ;   255.5 p0      28 v[4]
        vpternlogd zmm20, zmm17, zmm30, 0xe8                     ;   256.5 p5       8 v[1]
        vpaddd zmm27, zmm27, zmm20                               ;   257.5 p5      27 v[1]
        vpxord zmm22, zmm22, zmm18                               ;   256.5 p0      23 w[8]
        vpaddd zmm8, zmm8, zmm30                                 ;   257.2 p5      27 v[4]
        vpaddd zmm20, zmm25, zmm29                               ;   257.5 p0      27 v[1]
        vprold zmm9, zmm9, 1                                     ;   258.5 p0      23 w[7]
        vpternlogd zmm22, zmm15, zmm25, 0x96                     ;   258.2 p5      23 w[8]
        vprold zmm31, zmm17, 5                                   ;   259.5 p0      27 v[2]
        vpaddd zmm24, zmm24, zmm31                               ;   260.5 p5      27 v[2]
        vprold zmm17, zmm17, 0x1e                                ;   260.5 p0      28 v[3]
        vpternlogd zmm30, zmm24, zmm17, 0xe8                     ;   261.5 p5       8 v[0]
        vpaddd zmm26, zmm26, zmm30                               ;   262.5 p5      27 v[0]
        vpxord zmm19, zmm19, zmm11                               ;   261.5 p0      23 w[9]
        vpaddd zmm6, zmm6, zmm17                                 ;   262.2 p5      27 v[3]
        vpaddd zmm30, zmm12, zmm29                               ;   262.5 p0      27 v[0]
        vprold zmm22, zmm22, 1                                   ;   263.5 p0      23 w[8]
        vpternlogd zmm19, zmm10, zmm12, 0x96                     ;   263.2 p5      23 w[9]
        vprold zmm31, zmm24, 5                                   ;   264.5 p0      27 v[1]
        vpaddd zmm27, zmm27, zmm31                               ;   265.5 p5      27 v[1]
        vprold zmm24, zmm24, 0x1e                                ;   265.5 p0      28 v[2]
        vpternlogd zmm17, zmm27, zmm24, 0xe8                     ;   266.5 p5       8 v[4]
        vpaddd zmm8, zmm8, zmm17                                 ;   267.5 p5      27 v[4]
        vpxord zmm18, zmm18, zmm16                               ;   266.5 p0      23 w[10]
        vpaddd zmm28, zmm28, zmm24                               ;   267.2 p5      27 v[2]
        vpaddd zmm17, zmm14, zmm29                               ;   267.5 p0      27 v[4]
        vprold zmm19, zmm19, 1                                   ;   268.5 p0      23 w[9]
        vpternlogd zmm18, zmm9, zmm14, 0x96                      ;   268.2 p5      23 w[10]
        vprold zmm31, zmm27, 5                                   ;   269.5 p0      27 v[0]
        vpaddd zmm26, zmm26, zmm31                               ;   270.5 p5      27 v[0]
        vprold zmm27, zmm27, 0x1e                                ;   270.5 p0      28 v[1]
        vpternlogd zmm24, zmm26, zmm27, 0xe8                     ;   271.5 p5       8 v[3]
        vpaddd zmm6, zmm6, zmm24                                 ;   272.5 p5      27 v[3]
        vpxord zmm11, zmm11, zmm23                               ;   271.5 p0      23 w[11]
        vpaddd zmm20, zmm20, zmm27                               ;   272.2 p5      27 v[1]
        vpaddd zmm24, zmm21, zmm29                               ;   272.5 p0      27 v[3]
        vprold zmm18, zmm18, 1                                   ;   273.5 p0      23 w[10]
        vpternlogd zmm11, zmm22, zmm21, 0x96                     ;   273.2 p5      23 w[11]
        vprold zmm31, zmm26, 5                                   ;   274.5 p0      27 v[4]
        vpaddd zmm8, zmm8, zmm31                                 ;   275.5 p5      27 v[4]
        vprold zmm26, zmm26, 0x1e                                ;   275.5 p0      28 v[0]
        vpternlogd zmm27, zmm8, zmm26, 0xe8                      ;   276.5 p5       8 v[2]
        vpaddd zmm28, zmm28, zmm27                               ;   277.5 p5      27 v[2]
        vpxord zmm16, zmm16, zmm7                                ;   276.5 p0      23 w[12]
        vpaddd zmm30, zmm30, zmm26                               ;   277.2 p5      27 v[0]
        vpaddd zmm27, zmm13, zmm29                               ;   277.5 p0      27 v[2]
        vprold zmm11, zmm11, 1                                   ;   278.5 p0      23 w[11]
        vpternlogd zmm16, zmm19, zmm13, 0x96                     ;   278.2 p5      23 w[12]
        vprold zmm31, zmm8, 5                                    ;   279.5 p0      27 v[3]
        vpaddd zmm6, zmm6, zmm31                                 ;   280.5 p5      27 v[3]
        vprold zmm8, zmm8, 0x1e                                  ;   280.5 p0      28 v[4]
        vpternlogd zmm26, zmm6, zmm8, 0xe8                       ;   281.5 p5       8 v[1]
        vpaddd zmm20, zmm20, zmm26                               ;   282.5 p5      27 v[1]
        vpxord zmm23, zmm23, zmm5                                ;   281.5 p0      23 w[13]
        vpaddd zmm17, zmm17, zmm8                                ;   282.2 p5      27 v[4]
        vpaddd zmm26, zmm15, zmm29                               ;   282.5 p0      27 v[1]
        vprold zmm16, zmm16, 1                                   ;   283.5 p0      23 w[12]
        vprold zmm31, zmm6, 5                                    ;   284.5 p0      27 v[2]
        vpaddd zmm28, zmm28, zmm31                               ;   285.5 p5      27 v[2]
        vprold zmm6, zmm6, 0x1e                                  ;   285.5 p0      28 v[3]
        vpternlogd zmm8, zmm28, zmm6, 0xe8                       ;   286.5 p5       8 v[0]
        vpaddd zmm30, zmm30, zmm8                                ;   287.5 p5      27 v[0]
        vpxord zmm7, zmm7, zmm25                                 ;   286.2 p5      23 w[14]
        vpaddd zmm24, zmm24, zmm6                                ;   286.5 p0      27 v[3]
        vpaddd zmm8, zmm10, zmm29                                ;   287.2 p5      27 v[0]
        vpternlogd zmm23, zmm18, zmm15, 0x96                     ;   287.5 p0      23 w[13]
        vprold zmm23, zmm23, 1                                   ;   288.5 p0      23 w[13]
        vprold zmm31, zmm28, 5                                   ;   289.5 p0      27 v[1]
        vpaddd zmm20, zmm20, zmm31                               ;   290.5 p5      27 v[1]
        vprold zmm28, zmm28, 0x1e                                ;   290.5 p0      28 v[2]
        vpternlogd zmm6, zmm20, zmm28, 0xe8                      ;   291.5 p5       8 v[4]
        vpaddd zmm17, zmm17, zmm6                                ;   292.5 p5      27 v[4]
        vpxord zmm5, zmm5, zmm12                                 ;   291.2 p5      23 w[15]
        vpaddd zmm27, zmm27, zmm28                               ;   291.5 p0      27 v[2]
        vpaddd zmm6, zmm9, zmm29                                 ;   292.2 p5      27 v[4]
        vpternlogd zmm7, zmm11, zmm10, 0x96                      ;   292.5 p0      23 w[14]
        vprold zmm7, zmm7, 1                                     ;   293.5 p0      23 w[14]
        vprold zmm31, zmm20, 5                                   ;   294.5 p0      27 v[0]
        vpaddd zmm30, zmm30, zmm31                               ;   295.5 p5      27 v[0]
        vprold zmm20, zmm20, 0x1e                                ;   295.5 p0      28 v[1]
        vpternlogd zmm28, zmm30, zmm20, 0xe8                     ;   296.5 p5       8 v[3]
        vpaddd zmm24, zmm24, zmm28                               ;   297.5 p5      27 v[3]
        vpxord zmm25, zmm25, zmm14                               ;   296.2 p5      23 w[0]
        vpaddd zmm26, zmm26, zmm20                               ;   296.5 p0      27 v[1]
        vpaddd zmm28, zmm22, zmm29                               ;   297.2 p5      27 v[3]
        vpternlogd zmm5, zmm16, zmm9, 0x96                       ;   297.5 p0      23 w[15]
        vprold zmm5, zmm5, 1                                     ;   298.5 p0      23 w[15]
        vprold zmm31, zmm30, 5                                   ;   299.5 p0      27 v[4]
        vpaddd zmm17, zmm17, zmm31                               ;   300.5 p5      27 v[4]
        vprold zmm30, zmm30, 0x1e                                ;   300.5 p0      28 v[0]
        vpternlogd zmm20, zmm17, zmm30, 0xe8                     ;   301.5 p5       8 v[2]
        vpaddd zmm27, zmm27, zmm20                               ;   302.5 p5      27 v[2]
        vpxord zmm12, zmm12, zmm21                               ;   301.2 p5      23 w[1]
        vpaddd zmm8, zmm8, zmm30                                 ;   301.5 p0      27 v[0]
        vpaddd zmm20, zmm19, zmm29                               ;   302.2 p5      27 v[2]
        vpternlogd zmm25, zmm23, zmm22, 0x96                     ;   302.5 p0      23 w[0]
        vprold zmm25, zmm25, 1                                   ;   303.5 p0      23 w[0]
        vprold zmm31, zmm17, 5                                   ;   304.5 p0      27 v[3]
        vpaddd zmm24, zmm24, zmm31                               ;   305.5 p5      27 v[3]
        vprold zmm17, zmm17, 0x1e                                ;   305.5 p0      28 v[4]
        vpternlogd zmm30, zmm24, zmm17, 0xe8                     ;   306.5 p5       8 v[1]
        vpaddd zmm26, zmm26, zmm30                               ;   307.5 p5      27 v[1]
        vpxord zmm14, zmm14, zmm13                               ;   306.2 p5      23 w[2]
        vpaddd zmm6, zmm6, zmm17                                 ;   306.5 p0      27 v[4]
        vpaddd zmm30, zmm18, zmm29                               ;   307.2 p5      27 v[1]
        vpternlogd zmm12, zmm7, zmm19, 0x96                      ;   307.5 p0      23 w[1]
        vprold zmm12, zmm12, 1                                   ;   308.5 p0      23 w[1]
        vprold zmm31, zmm24, 5                                   ;   309.5 p0      27 v[2]
        vpaddd zmm27, zmm27, zmm31                               ;   310.5 p5      27 v[2]
        vprold zmm24, zmm24, 0x1e                                ;   310.5 p0      28 v[3]
        vpternlogd zmm17, zmm27, zmm24, 0xe8                     ;   311.5 p5       8 v[0]
        vpaddd zmm8, zmm8, zmm17                                 ;   312.5 p5      27 v[0]
        vpxord zmm21, zmm21, zmm15                               ;   311.2 p5      23 w[3]
        vpaddd zmm28, zmm28, zmm24                               ;   311.5 p0      27 v[3]
        vpaddd zmm17, zmm11, zmm29                               ;   312.2 p5      27 v[0]
        vmovdqu64 zmm29, [rel sha1_blocks.T0_constants512 + 320] ;   107.5 p3      27 v[4] reload
        vpaddd zmm31, zmm16, zmm29                               ;   312.5 p0      27 v[4]
        vpternlogd zmm14, zmm5, zmm18, 0x96                      ;   313.2 p5      23 w[2]
        vprold zmm14, zmm14, 1                                   ;   314.2 p0      23 w[2]
        vprold zmm4, zmm27, 5                                    ;   314.5 p0      27 v[1]
        vpaddd zmm26, zmm26, zmm4                                ;   315.5 p5      27 v[1]
        vprold zmm27, zmm27, 0x1e                                ;   315.5 p0      28 v[2]
        vpternlogd zmm24, zmm26, zmm27, 0xe8                     ;   316.5 p5       8 v[4]
        vpaddd zmm6, zmm6, zmm24                                 ;   317.5 p5      27 v[4]
        vpxord zmm13, zmm13, zmm10                               ;   316.5 p0      23 w[4]
        vpaddd zmm20, zmm20, zmm27                               ;   317.2 p5      27 v[2]
        vpternlogd zmm21, zmm25, zmm11, 0x96                     ;   317.5 p0      23 w[3]
        vprold zmm21, zmm21, 1                                   ;   318.5 p0      23 w[3]
        vprold zmm24, zmm26, 5                                   ;   319.5 p0      27 v[0]
        vpaddd zmm8, zmm8, zmm24                                 ;   320.5 p5      27 v[0]
        vprold zmm24, zmm26, 0x1e                                ;   320.5 p0      28 v[1]
        vpternlogd zmm27, zmm8, zmm24, 0xe8                      ;   321.5 p5       8 v[3]
        vpaddd zmm28, zmm28, zmm27                               ;   322.5 p5      27 v[3]
        vpxord zmm15, zmm15, zmm9                                ;   321.2 p5      23 w[5]
        vpaddd zmm30, zmm30, zmm24                               ;   321.5 p0      27 v[1]
        vpaddd zmm26, zmm23, zmm29                               ;   322.2 p5      27 v[3]
        vpternlogd zmm13, zmm12, zmm16, 0x96                     ;   322.5 p0      23 w[4]
        vprold zmm13, zmm13, 1                                   ;   323.5 p0      23 w[4]
        vprold zmm27, zmm8, 5                                    ;   324.5 p0      27 v[4]
        vpaddd zmm6, zmm6, zmm27                                 ;   325.5 p5      27 v[4]
        vprold zmm8, zmm8, 0x1e                                  ;   325.5 p0      28 v[0]
        vpternlogd zmm24, zmm6, zmm8, 0xe8                       ;   326.5 p5       8 v[2]
        vpaddd zmm20, zmm20, zmm24                               ;   327.5 p5      27 v[2]
        vpxord zmm10, zmm10, zmm22                               ;   326.2 p5      23 w[6]
        vpaddd zmm17, zmm17, zmm8                                ;   326.5 p0      27 v[0]
        vpaddd zmm24, zmm7, zmm29                                ;   327.2 p5      27 v[2]
        vpternlogd zmm15, zmm14, zmm23, 0x96                     ;   327.5 p0      23 w[5]
        vprold zmm15, zmm15, 1                                   ;   328.5 p0      23 w[5]
        vprold zmm27, zmm6, 5                                    ;   329.5 p0      27 v[3]
        vpaddd zmm28, zmm28, zmm27                               ;   330.5 p5      27 v[3]
        vprold zmm6, zmm6, 0x1e                                  ;   330.5 p0      28 v[4]
        vpternlogd zmm8, zmm28, zmm6, 0xe8                       ;   331.5 p5       8 v[1]
        vpaddd zmm30, zmm30, zmm8                                ;   332.5 p5      27 v[1]
        vpxord zmm9, zmm9, zmm19                                 ;   331.2 p5      23 w[7]
        vpaddd zmm31, zmm31, zmm6                                ;   331.5 p0      27 v[4]
        vpaddd zmm8, zmm5, zmm29                                 ;   332.2 p5      27 v[1]
        vpternlogd zmm10, zmm21, zmm7, 0x96                      ;   332.5 p0      23 w[6]
        vprold zmm10, zmm10, 1                                   ;   333.5 p0      23 w[6]
        vpaddd zmm27, zmm25, zmm29                               ;   333.2 p5      27 v[0]
        vpaddd zmm4, zmm14, zmm29                                ;   334.2 p5      27 v[3]
        vmovdqu64 [rsp + 384], zmm3                              ;   115.0 p8+p9   19 v[3] spill
        vprold zmm3, zmm28, 5                                    ;   334.5 p0      27 v[2]
        vpaddd zmm20, zmm20, zmm3                                ;   335.5 p5      27 v[2]
        vprold zmm28, zmm28, 0x1e                                ;   335.5 p0      28 v[3]
        vpternlogd zmm6, zmm20, zmm28, 0xe8                      ;   336.5 p5       8 v[0]
        vpaddd zmm17, zmm17, zmm6                                ;   337.5 p0      27 v[0]
        vpxord zmm22, zmm22, zmm18                               ;   337.2 p5      23 w[8]
        vpaddd zmm26, zmm26, zmm28                               ;   337.5 p0      27 v[3]
        vpternlogd zmm9, zmm13, zmm5, 0x96                       ;   338.2 p5      23 w[7]
        vprold zmm6, zmm9, 1                                     ;   339.2 p0      23 w[7]
        vpaddd zmm9, zmm21, zmm29                                ;   339.2 p5      27 v[2]
        vpaddd zmm3, zmm12, zmm29                                ;   339.5 p0      27 v[4]
        vmovdqu64 [rsp + 448], zmm2                              ;   117.0 p7+p4   19 v[2] spill
        vprold zmm2, zmm20, 5                                    ;   340.5 p0      27 v[1]
        vpaddd zmm30, zmm30, zmm2                                ;   341.5 p5      27 v[1]
        vprold zmm20, zmm20, 0x1e                                ;   341.5 p0      28 v[2]
        vpternlogd zmm28, zmm30, zmm20, 0x96                     ;   342.5 p5       7 v[4]
        vpaddd zmm31, zmm31, zmm28                               ;   343.5 p5      27 v[4]
        vpxord zmm19, zmm19, zmm11                               ;   342.5 p0      23 w[9]
        vpaddd zmm24, zmm24, zmm20                               ;   343.2 p5      27 v[2]
        vpternlogd zmm22, zmm15, zmm25, 0x96                     ;   343.5 p0      23 w[8]
        vprold zmm22, zmm22, 1                                   ;   344.5 p0      23 w[8]
        vpaddd zmm28, zmm13, zmm29                               ;   344.2 p5      27 v[1]
        vprold zmm2, zmm30, 5                                    ;   345.5 p0      27 v[0]
        vpaddd zmm17, zmm17, zmm2                                ;   346.5 p5      27 v[0]
        vprold zmm30, zmm30, 0x1e                                ;   346.5 p0      28 v[1]
        vpternlogd zmm20, zmm17, zmm30, 0x96                     ;   347.5 p5       7 v[3]
        vpaddd zmm26, zmm26, zmm20                               ;   348.5 p5      27 v[3]
        vpxord zmm18, zmm18, zmm16                               ;   347.5 p0      23 w[10]
        vpaddd zmm8, zmm8, zmm30                                 ;   348.2 p5      27 v[1]
        vpternlogd zmm19, zmm10, zmm12, 0x96                     ;   348.5 p0      23 w[9]
        vprold zmm19, zmm19, 1                                   ;   349.5 p0      23 w[9]
        vpaddd zmm20, zmm15, zmm29                               ;   349.2 p5      27 v[0]
        vprold zmm2, zmm17, 5                                    ;   350.5 p0      27 v[4]
        vpaddd zmm31, zmm31, zmm2                                ;   351.5 p5      27 v[4]
        vpternlogd zmm18, zmm14, zmm6, 0x96                      ;   351.2 p5      23 w[10]
        vprold zmm14, zmm17, 0x1e                                ;   351.5 p0      28 v[0]
        vpternlogd zmm30, zmm31, zmm14, 0x96                     ;   352.5 p5       7 v[2]
        vpaddd zmm24, zmm24, zmm30                               ;   353.5 p0      27 v[2]
        vpxord zmm11, zmm11, zmm23                               ;   353.2 p5      23 w[11]
        vpaddd zmm27, zmm27, zmm14                               ;   353.5 p0      27 v[0]
        vpternlogd zmm11, zmm21, zmm22, 0x96                     ;   354.2 p5      23 w[11]
        vpaddd zmm22, zmm22, zmm29                               ;   354.5 p0      27 v[2]
        vpaddd zmm17, zmm10, zmm29                               ;   355.2 p5      27 v[4]
        vprold zmm18, zmm18, 1                                   ;   355.5 p0      23 w[10]
        vpaddd zmm21, zmm6, zmm29                                ;   356.2 p5      27 v[3]
        vprold zmm30, zmm31, 5                                   ;   356.5 p0      27 v[3]
        vpaddd zmm26, zmm26, zmm30                               ;   357.5 p5      27 v[3]
        vprold zmm30, zmm31, 0x1e                                ;   357.5 p0      28 v[4]
        vpternlogd zmm14, zmm26, zmm30, 0x96                     ;   358.5 p5       7 v[1]
        vpaddd zmm8, zmm8, zmm14                                 ;   359.5 p0      27 v[1]
        vpxord zmm16, zmm16, zmm7                                ;   359.2 p5      23 w[12]
        vpaddd zmm3, zmm3, zmm30                                 ;   359.5 p0      27 v[4]
        vpternlogd zmm16, zmm13, zmm19, 0x96                     ;   360.2 p5      23 w[12]
        vpaddd zmm19, zmm19, zmm29                               ;   360.5 p0      27 v[1]
        vprold zmm11, zmm11, 1                                   ;   361.5 p0      23 w[11]
        vprold zmm13, zmm26, 5                                   ;   362.5 p0      27 v[2]
        vpaddd zmm24, zmm24, zmm13                               ;   363.5 p5      27 v[2]
        vprold zmm13, zmm26, 0x1e                                ;   363.5 p0      28 v[3]
        vpxord zmm23, zmm23, zmm5                                ;   362.2 p5      23 w[13]
        vpternlogd zmm30, zmm24, zmm13, 0x96                     ;   364.5 p5       7 v[0]
        vpaddd zmm27, zmm27, zmm30                               ;   365.5 p5      27 v[0]
        vpaddd zmm4, zmm4, zmm13                                 ;   364.5 p0      27 v[3]
        vpternlogd zmm23, zmm15, zmm18, 0x96                     ;   365.2 p5      23 w[13]
        vpaddd zmm18, zmm18, zmm29                               ;   365.5 p0      27 v[0]
        vprold zmm14, zmm16, 1                                   ;   366.5 p0      23 w[12]
        vprold zmm15, zmm24, 5                                   ;   367.5 p0      27 v[1]
        vpaddd zmm8, zmm8, zmm15                                 ;   368.5 p5      27 v[1]
        vpxord zmm7, zmm7, zmm25                                 ;   367.2 p5      23 w[14]
        vprold zmm15, zmm24, 0x1e                                ;   368.5 p0      28 v[2]
        vpternlogd zmm13, zmm8, zmm15, 0x96                      ;   369.5 p5       7 v[4]
        vpaddd zmm3, zmm3, zmm13                                 ;   370.5 p5      27 v[4]
        vpaddd zmm9, zmm9, zmm15                                 ;   369.5 p0      27 v[2]
        vpternlogd zmm7, zmm10, zmm11, 0x96                      ;   370.2 p5      23 w[14]
        vpaddd zmm11, zmm11, zmm29                               ;   370.5 p0      27 v[4]
        vprold zmm10, zmm23, 1                                   ;   371.5 p0      23 w[13]
        vpaddd zmm10, zmm10, zmm29                               ;   372.5 p5      27 v[2]
        vprold zmm13, zmm8, 5                                    ;   372.5 p0      27 v[0]
        vpaddd zmm27, zmm27, zmm13                               ;   373.5 p5      27 v[0]
        vpxord zmm5, zmm5, zmm12                                 ;   373.2 p5      23 w[15]
        vprold zmm8, zmm8, 0x1e                                  ;   373.5 p0      28 v[1]
        vpternlogd zmm15, zmm27, zmm8, 0x96                      ;   374.5 p5       7 v[3]
        vpaddd zmm4, zmm4, zmm15                                 ;   375.5 p0      27 v[3]
        vpaddd zmm28, zmm28, zmm8                                ;   375.2 p5      27 v[1]
        vpternlogd zmm5, zmm6, zmm14, 0x96                       ;   375.5 p0      23 w[15]
        vpaddd zmm14, zmm14, zmm29                               ;   376.2 p5      27 v[3]
        vprold zmm6, zmm7, 1                                     ;   376.5 p0      23 w[14]
        vpaddd zmm6, zmm6, zmm29                                 ;   377.5 p5      27 v[1]
        vprold zmm7, zmm27, 5                                    ;   377.5 p0      27 v[4]
        vpaddd zmm3, zmm3, zmm7                                  ;   378.5 p5      27 v[4]
        vprold zmm7, zmm27, 0x1e                                 ;   378.5 p0      28 v[0]
        vpternlogd zmm8, zmm3, zmm7, 0x96                        ;   379.5 p5       7 v[2]
        vpaddd zmm9, zmm9, zmm8                                  ;   380.5 p0      27 v[2]
        vpaddd zmm20, zmm20, zmm7                                ;   380.2 p5      27 v[0]
        vprold zmm5, zmm5, 1                                     ;   380.5 p0      23 w[15]
        vpaddd zmm5, zmm5, zmm0                                  ;   381.5 p5      30 h
        vpaddd zmm5, zmm5, zmm29                                 ;   382.5 p0      30 h
        vprold zmm8, zmm3, 5                                     ;   382.5 p0      27 v[3]
        vpaddd zmm4, zmm4, zmm8                                  ;   383.5 p5      27 v[3]
        vprold zmm8, zmm3, 0x1e                                  ;   383.5 p0      28 v[4]
        vpternlogd zmm7, zmm4, zmm8, 0x96                        ;   384.5 p5       7 v[1]
        vpaddd zmm28, zmm28, zmm7                                ;   385.5 p5      27 v[1]
        vpaddd zmm17, zmm17, zmm8                                ;   384.5 p0      27 v[4]
        vprold zmm7, zmm4, 5                                     ;   385.5 p0      27 v[2]
        vpaddd zmm9, zmm9, zmm7                                  ;   386.5 p5      27 v[2]
        vprold zmm7, zmm4, 0x1e                                  ;   386.5 p0      28 v[3]
        vpternlogd zmm8, zmm9, zmm7, 0x96                        ;   387.5 p5       7 v[0]
        vpaddd zmm20, zmm20, zmm8                                ;   388.5 p5      27 v[0]
        vpaddd zmm21, zmm21, zmm7                                ;   387.5 p0      27 v[3]
        vprold zmm8, zmm9, 5                                     ;   388.5 p0      27 v[1]
        vpaddd zmm28, zmm28, zmm8                                ;   389.5 p5      27 v[1]
        vprold zmm8, zmm9, 0x1e                                  ;   389.5 p0      28 v[2]
        vpternlogd zmm7, zmm28, zmm8, 0x96                       ;   390.5 p5       7 v[4]
        vpaddd zmm17, zmm17, zmm7                                ;   391.5 p5      27 v[4]
        vpaddd zmm22, zmm22, zmm8                                ;   390.5 p0      27 v[2]
        vprold zmm7, zmm28, 5                                    ;   391.5 p0      27 v[0]
        vpaddd zmm20, zmm20, zmm7                                ;   392.5 p5      27 v[0]
        vprold zmm7, zmm28, 0x1e                                 ;   392.5 p0      28 v[1]
        vpternlogd zmm8, zmm20, zmm7, 0x96                       ;   393.5 p5       7 v[3]
        vpaddd zmm21, zmm21, zmm8                                ;   394.5 p5      27 v[3]
        vpaddd zmm19, zmm19, zmm7                                ;   393.5 p0      27 v[1]
        vprold zmm8, zmm20, 5                                    ;   394.5 p0      27 v[4]
        vpaddd zmm17, zmm17, zmm8                                ;   395.5 p5      27 v[4]
        vprold zmm8, zmm20, 0x1e                                 ;   395.5 p0      28 v[0]
        vpternlogd zmm7, zmm17, zmm8, 0x96                       ;   396.5 p5       7 v[2]
        vpaddd zmm22, zmm22, zmm7                                ;   397.5 p5      27 v[2]
        vpaddd zmm18, zmm18, zmm8                                ;   396.5 p0      27 v[0]
        vprold zmm7, zmm17, 5                                    ;   397.5 p0      27 v[3]
        vpaddd zmm21, zmm21, zmm7                                ;   398.5 p5      27 v[3]
        vprold zmm7, zmm17, 0x1e                                 ;   398.5 p0      28 v[4]
        vpternlogd zmm8, zmm21, zmm7, 0x96                       ;   399.5 p5       7 v[1]
        vpaddd zmm19, zmm19, zmm8                                ;   400.5 p5      27 v[1]
        vpaddd zmm11, zmm11, zmm7                                ;   399.5 p0      27 v[4]
        vprold zmm8, zmm21, 5                                    ;   400.5 p0      27 v[2]
        vpaddd zmm22, zmm22, zmm8                                ;   401.5 p5      27 v[2]
        vprold zmm8, zmm21, 0x1e                                 ;   401.5 p0      28 v[3]
        vpternlogd zmm7, zmm22, zmm8, 0x96                       ;   402.5 p5       7 v[0]
        vpaddd zmm18, zmm18, zmm7                                ;   403.5 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm8                                ;   402.5 p0      27 v[3]
        vprold zmm7, zmm22, 5                                    ;   403.5 p0      27 v[1]
        vpaddd zmm19, zmm19, zmm7                                ;   404.5 p5      27 v[1]
        vprold zmm7, zmm22, 0x1e                                 ;   404.5 p0      28 v[2]
        vpternlogd zmm8, zmm19, zmm7, 0x96                       ;   405.5 p5       7 v[4]
        vpaddd zmm11, zmm11, zmm8                                ;   406.5 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm7                                ;   405.5 p0      27 v[2]
        vprold zmm8, zmm19, 5                                    ;   406.5 p0      27 v[0]
        vpaddd zmm18, zmm18, zmm8                                ;   407.5 p5      27 v[0]
        vprold zmm8, zmm19, 0x1e                                 ;   407.5 p0      28 v[1]
        vpternlogd zmm7, zmm18, zmm8, 0x96                       ;   408.5 p5       7 v[3]
        vpaddd zmm14, zmm14, zmm7                                ;   409.5 p5      27 v[3]
        vpaddd zmm6, zmm6, zmm8                                  ;   408.5 p0      27 v[1]
        vprold zmm7, zmm18, 5                                    ;   409.5 p0      27 v[4]
        vpaddd zmm11, zmm11, zmm7                                ;   410.5 p5      27 v[4]
        vprold zmm7, zmm18, 0x1e                                 ;   410.5 p0      28 v[0]
        vpternlogd zmm8, zmm11, zmm7, 0x96                       ;   411.5 p5       7 v[2]
        vpaddd zmm10, zmm10, zmm8                                ;   412.5 p5      27 v[2]
        vpaddd zmm5, zmm5, zmm7                                  ;   411.5 p0      30 h
        vprold zmm8, zmm11, 5                                    ;   412.5 p0      27 v[3]
        vpaddd zmm14, zmm14, zmm8                                ;   413.5 p5      27 v[3]
        vprold zmm8, zmm11, 0x1e                                 ;   413.5 p0      28 v[4]
        vpternlogd zmm7, zmm14, zmm8, 0x96                       ;   414.5 p5       7 v[1]
        vpaddd zmm6, zmm6, zmm7                                  ;   415.5 p5      27 v[1]
        vpaddd zmm4, zmm8, [rsp + 320]                           ;   414.5 p0+p2   30 h
        vprold zmm7, zmm14, 5                                    ;   415.5 p0      27 v[2]
        vpaddd zmm10, zmm10, zmm7                                ;   416.5 p5      27 v[2]
        vprold zmm7, zmm14, 0x1e                                 ;   416.5 p0      28 v[3]
        vpternlogd zmm8, zmm10, zmm7, 0x96                       ;   417.5 p5       7 v[0]
        vpaddd zmm5, zmm5, zmm8                                  ;   418.5 p5      30 h
        vpaddd zmm7, zmm7, [rsp + 384]                           ;   417.5 p0+p3   30 h
        vprold zmm8, zmm10, 5                                    ;   418.5 p0      27 v[1]
        vpaddd zmm6, zmm6, zmm8                                  ;   419.5 p5      27 v[1]
        vprold zmm8, zmm10, 0x1e                                 ;   419.5 p0      28 v[2]
        vpaddd zmm8, zmm8, [rsp + 448]                           ;   420.5 p5+p2   30 h
        vpaddd zmm1, zmm6, zmm1                                  ;   420.5 p5      30 h
        vprold zmm6, zmm6, 5                                     ;   420.5 p0      27 v[0]
        vpaddd zmm5, zmm5, zmm6                                  ;   421.5 p5      30 h
        add rdx, 0x40                                            ;   169.0 p1      16 blocks
        mov qword [rsp + 768], rdx                               ;   170.0 p8+p9   16 blocks
        add rbx, 0x40                                            ;   169.7 p6      16 blocks
        mov qword [rsp + 760], rbx                               ;   170.7 p7+p4   16 blocks
        add rcx, 0x40                                            ;   171.5 p11     16 blocks
        add rax, 0x40                                            ;   171.7 p1      16 blocks
        add rbp, 0x40                                            ;   172.5 p6      16 blocks
        add rdi, 0x40                                            ;   173.5 p11     16 blocks
        add rsi, 0x40                                            ;   173.7 p1      16 blocks
        add r15, 0x40                                            ;   173.8 p6      16 blocks
        add r14, 0x40                                            ;   174.5 p11     16 blocks
        add r13, 0x40                                            ;   174.7 p1      16 blocks
        add r12, 0x40                                            ;   174.8 p6      16 blocks
        add r11, 0x40                                            ;   175.5 p11     16 blocks
        add r10, 0x40                                            ;   176.5 p1      16 blocks
        add r9, 0x40                                             ;   176.7 p6      16 blocks
        add r8, 0x40                                             ;   177.5 p11     16 blocks
        mov rdx, qword [rsp + 752]                               ;   178.5 p10     16 blocks
        add rdx, 0x40                                            ;   183.5 p1      16 blocks
        mov qword [rsp + 752], rdx                               ;   184.5 p8+p9   16 blocks
        vmovdqa64 zmm3, zmm7                                     ;   418.5         30 h copy
        vmovdqa64 zmm2, zmm8                                     ;   421.5         30 h copy
        vmovdqa64 zmm0, zmm5                                     ;   422.5         30 h copy
        cmp r8, qword [rsp + 648]                                ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 640], r8                                ;                    resident
        mov qword [rsp + 656], r9                                ;                    resident
        mov qword [rsp + 664], r10                               ;                    resident
        mov qword [rsp + 672], r11                               ;                    resident
        mov qword [rsp + 680], r12                               ;                    resident
        mov qword [rsp + 688], r13                               ;                    resident
        mov qword [rsp + 696], r14                               ;                    resident
        mov qword [rsp + 704], r15                               ;                    resident
        mov qword [rsp + 712], rsi                               ;                    resident
        mov qword [rsp + 720], rdi                               ;                    resident
        mov qword [rsp + 728], rbp                               ;                    resident
        mov qword [rsp + 736], rax                               ;                    resident
        mov qword [rsp + 744], rcx                               ;                    resident
        vmovdqu64 [rsp + 128], zmm0                              ;                    resident
        vmovdqu64 [rsp + 64], zmm1                               ;                    resident
        vmovdqu64 [rsp + 192], zmm2                              ;                    resident
        vmovdqu64 [rsp + 256], zmm3                              ;                    resident
        vmovdqu64 [rsp + 0], zmm4                                ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 64]                               ;     0.0 p2      16 blocks reload
        vmovdqu64 zmm1, [rsp + 128]                              ;     0.2 p3      16 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                              ;     6.2 p5      16 blocks
        vpunpckhdq zmm0, zmm1, zmm0                              ;     6.2 p5      16 blocks
        vmovdqu64 zmm1, [rsp + 256]                              ;     1.0 p2      16 blocks reload
        vmovdqu64 zmm3, [rsp + 192]                              ;     1.2 p3      16 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                              ;     7.2 p5      16 blocks
        vpunpckhdq zmm1, zmm3, zmm1                              ;     7.2 p5      16 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                             ;     8.2 p5      16 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                             ;     8.2 p5      16 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                             ;     8.2 p5      16 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                             ;     8.2 p5      16 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                        ;     9.2 p5      16 blocks
        vshufi32x4 zmm5, zmm2, zmm2, 0x55                        ;     9.3 p5      16 blocks
        vshufi32x4 zmm6, zmm4, zmm4, 0x55                        ;    10.3 p5      16 blocks
        vshufi32x4 zmm7, zmm0, zmm0, 0x55                        ;    11.3 p5      16 blocks
        vshufi32x4 zmm8, zmm3, zmm3, 0xaa                        ;    12.3 p5      16 blocks
        vshufi32x4 zmm9, zmm2, zmm2, 0xaa                        ;    13.3 p5      16 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xaa                       ;    14.3 p5      16 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xaa                       ;    15.3 p5      16 blocks
        vshufi32x4 zmm12, zmm3, zmm3, 0xff                       ;    16.3 p5      16 blocks
        vshufi32x4 zmm13, zmm2, zmm2, 0xff                       ;    17.3 p5      16 blocks
        vshufi32x4 zmm14, zmm4, zmm4, 0xff                       ;    18.3 p5      16 blocks
        vshufi32x4 zmm15, zmm0, zmm0, 0xff                       ;    19.3 p5      16 blocks
        mov r8, qword [rsp + 520]                                ;     4.0 p10     16 blocks reload
        vmovdqu64 [r8], xmm3                                     ;     9.2 p7+p4   16 blocks
        mov r9, qword [rsp + 544]                                ;     4.3 p2      16 blocks reload
        vmovdqu64 [r9], xmm2                                     ;     9.2 p8+p9   16 blocks
        mov r10, qword [rsp + 536]                               ;     4.7 p3      16 blocks reload
        vmovdqu64 [r10], xmm4                                    ;     9.2 p7+p4   16 blocks
        mov r11, qword [rsp + 512]                               ;     5.0 p10     16 blocks reload
        vmovdqu64 [r11], xmm0                                    ;     9.2 p8+p9   16 blocks
        mov r12, qword [rsp + 560]                               ;     5.3 p2      16 blocks reload
        vmovdqu64 [r12], xmm1                                    ;    12.2 p7+p4   16 blocks
        mov r13, qword [rsp + 528]                               ;     5.7 p3      16 blocks reload
        vmovdqu64 [r13], xmm5                                    ;    12.3 p8+p9   16 blocks
        mov r14, qword [rsp + 552]                               ;     6.0 p10     16 blocks reload
        vmovdqu64 [r14], xmm6                                    ;    13.3 p7+p4   16 blocks
        mov r15, qword [rsp + 600]                               ;     6.3 p2      16 blocks reload
        vmovdqu64 [r15], xmm7                                    ;    14.3 p8+p9   16 blocks
        mov rsi, qword [rsp + 608]                               ;     6.7 p3      16 blocks reload
        vmovdqu64 [rsi], xmm8                                    ;    15.3 p7+p4   16 blocks
        mov rdi, qword [rsp + 568]                               ;     7.0 p10     16 blocks reload
        vmovdqu64 [rdi], xmm9                                    ;    16.3 p8+p9   16 blocks
        mov rbp, qword [rsp + 584]                               ;     7.3 p2      16 blocks reload
        vmovdqu64 [rbp], xmm10                                   ;    17.3 p7+p4   16 blocks
        mov rax, qword [rsp + 576]                               ;     7.7 p3      16 blocks reload
        vmovdqu64 [rax], xmm11                                   ;    18.3 p8+p9   16 blocks
        mov rcx, qword [rsp + 592]                               ;     8.0 p10     16 blocks reload
        vmovdqu64 [rcx], xmm12                                   ;    19.3 p7+p4   16 blocks
        mov rdx, qword [rsp + 616]                               ;     8.3 p2      16 blocks reload
        vmovdqu64 [rdx], xmm13                                   ;    20.3 p8+p9   16 blocks
        mov rbx, qword [rsp + 624]                               ;     8.7 p3      16 blocks reload
        vmovdqu64 [rbx], xmm14                                   ;    21.3 p7+p4   16 blocks
        vmovdqu64 zmm0, [rsp + 0]                                ;     9.3 p2      16 blocks reload
        vmovd [r8 + 16], xmm0                                    ;    15.3 p8+p9   16 blocks
        mov r8, qword [rsp + 632]                                ;     9.3 p10     16 blocks reload
        vmovdqu64 [r8], xmm15                                    ;    22.3 p7+p4   16 blocks
        vpshufd zmm1, zmm0, 1                                    ;    20.3 p5      16 blocks
        vmovd [r9 + 16], xmm1                                    ;    21.3 p8+p9   16 blocks
        vpshufd zmm1, zmm0, 2                                    ;    21.3 p5      16 blocks
        vmovd [r10 + 16], xmm1                                   ;    22.3 p7+p4   16 blocks
        vpshufd zmm1, zmm0, 3                                    ;    22.3 p5      16 blocks
        vmovd [r11 + 16], xmm1                                   ;    23.3 p8+p9   16 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                        ;    23.3 p5      16 blocks
        vmovd [r12 + 16], xmm1                                   ;    26.3 p7+p4   16 blocks
        vpshufd zmm2, zmm1, 1                                    ;    26.3 p5      16 blocks
        vmovd [r13 + 16], xmm2                                   ;    27.3 p8+p9   16 blocks
        vpshufd zmm2, zmm1, 2                                    ;    26.3 p5      16 blocks
        vmovd [r14 + 16], xmm2                                   ;    27.3 p7+p4   16 blocks
        vpshufd zmm1, zmm1, 3                                    ;    26.3 p5      16 blocks
        vmovd [r15 + 16], xmm1                                   ;    27.3 p8+p9   16 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                        ;    27.3 p5      16 blocks
        vmovd [rsi + 16], xmm1                                   ;    30.3 p7+p4   16 blocks
        vpshufd zmm2, zmm1, 1                                    ;    30.3 p5      16 blocks
        vmovd [rdi + 16], xmm2                                   ;    31.3 p8+p9   16 blocks
        vpshufd zmm2, zmm1, 2                                    ;    30.3 p5      16 blocks
        vmovd [rbp + 16], xmm2                                   ;    31.3 p7+p4   16 blocks
        vpshufd zmm1, zmm1, 3                                    ;    30.3 p5      16 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                        ;    31.3 p5      16 blocks
        vmovd [rax + 16], xmm1                                   ;    31.3 p8+p9   16 blocks
        vmovd [rcx + 16], xmm0                                   ;    34.3 p7+p4   16 blocks
        vpshufd zmm1, zmm0, 1                                    ;    34.3 p5      16 blocks
        vmovd [rdx + 16], xmm1                                   ;    35.3 p8+p9   16 blocks
        vpshufd zmm1, zmm0, 2                                    ;    34.3 p5      16 blocks
        vmovd [rbx + 16], xmm1                                   ;    35.3 p7+p4   16 blocks
        vpshufd zmm0, zmm0, 3                                    ;    34.3 p5      16 blocks
        vmovd [r8 + 16], xmm0                                    ;    35.3 p8+p9   16 blocks
        mov rcx, qword [rsp + 776]                               ;                    frame
        vpxord zmm0, zmm0, zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                               ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                              ;                    cleared
        vzeroupper                                               ;                    x87 state
        mov rsp, rcx                                             ;                    frame
        pop r15                                                  ;                    preserved
        pop r14                                                  ;                    preserved
        pop r13                                                  ;                    preserved
        pop r12                                                  ;                    preserved
        pop rbp                                                  ;                    preserved
        pop rbx                                                  ;                    preserved
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
