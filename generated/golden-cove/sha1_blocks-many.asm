; sha1_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha1.cw (sha256 7cff2112ee1864dc); do not edit:
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
; The frame is cleared before return: 704 bytes, 12 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 92 uops, planned 36.2; bounds: width 15.3, ports 35.0, path 14.0
;   blocks: 1041 uops, planned 431.3; bounds: width 173.5, ports 426.5, path 174.0
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
        sub rsp, 0x400                                           ;                    frame
        and rsp, -64                                             ;                    frame
        mov qword [rsp + 968], rax                               ;                    frame
        mov r10, qword [rax + 56]                                ;                    frame
        mov qword [rsp + 752], r10                               ;                    frame
        mov r10, qword [rax + 64]                                ;                    frame
        mov qword [rsp + 760], r10                               ;                    frame
        mov r10, qword [rax + 72]                                ;                    frame
        mov qword [rsp + 768], r10                               ;                    frame
        mov r10, qword [rax + 80]                                ;                    frame
        mov qword [rsp + 776], r10                               ;                    frame
        mov r10, qword [rax + 88]                                ;                    frame
        mov qword [rsp + 784], r10                               ;                    frame
        mov r10, qword [rax + 96]                                ;                    frame
        mov qword [rsp + 792], r10                               ;                    frame
        mov r10, qword [rax + 104]                               ;                    frame
        mov qword [rsp + 800], r10                               ;                    frame
        mov r10, qword [rax + 112]                               ;                    frame
        mov qword [rsp + 808], r10                               ;                    frame
        mov r10, qword [rax + 120]                               ;                    frame
        mov qword [rsp + 816], r10                               ;                    frame
        mov r10, qword [rax + 128]                               ;                    frame
        mov qword [rsp + 824], r10                               ;                    frame
        mov r10, qword [rax + 264]                               ;                    frame
        mov qword [rsp + 976], r10                               ;                    frame
        mov r10, qword [rax + 136]                               ;                    frame
        mov qword [rsp + 832], r10                               ;                    frame
        mov r10, qword [rax + 144]                               ;                    frame
        mov qword [rsp + 848], r10                               ;                    frame
        mov r10, qword [rax + 152]                               ;                    frame
        mov qword [rsp + 856], r10                               ;                    frame
        mov r10, qword [rax + 160]                               ;                    frame
        mov qword [rsp + 864], r10                               ;                    frame
        mov r10, qword [rax + 168]                               ;                    frame
        mov qword [rsp + 872], r10                               ;                    frame
        mov r10, qword [rax + 176]                               ;                    frame
        mov qword [rsp + 880], r10                               ;                    frame
        mov r10, qword [rax + 184]                               ;                    frame
        mov qword [rsp + 888], r10                               ;                    frame
        mov r10, qword [rax + 192]                               ;                    frame
        mov qword [rsp + 896], r10                               ;                    frame
        mov r10, qword [rax + 200]                               ;                    frame
        mov qword [rsp + 904], r10                               ;                    frame
        mov r10, qword [rax + 208]                               ;                    frame
        mov qword [rsp + 912], r10                               ;                    frame
        mov r10, qword [rax + 216]                               ;                    frame
        mov qword [rsp + 920], r10                               ;                    frame
        mov r10, qword [rax + 224]                               ;                    frame
        mov qword [rsp + 928], r10                               ;                    frame
        mov r10, qword [rax + 232]                               ;                    frame
        mov qword [rsp + 936], r10                               ;                    frame
        mov r10, qword [rax + 240]                               ;                    frame
        mov qword [rsp + 944], r10                               ;                    frame
        mov r10, qword [rax + 248]                               ;                    frame
        mov qword [rsp + 952], r10                               ;                    frame
        mov r10, qword [rax + 256]                               ;                    frame
        mov qword [rsp + 960], r10                               ;                    frame
        mov qword [rsp + 704], rdi                               ;                    argument
        mov qword [rsp + 712], rsi                               ;                    argument
        mov qword [rsp + 720], rdx                               ;                    argument
        mov qword [rsp + 728], rcx                               ;                    argument
        mov qword [rsp + 736], r8                                ;                    argument
        mov qword [rsp + 744], r9                                ;                    argument
        mov r8, qword [rsp + 704]                                ;     0.0 p2      16 h reload
        vmovdqu64 xmm0, [r8]                                     ;     5.0 p3      16 h
        vmovd xmm1, [r8 + 16]                                    ;     5.0 p10     16 h
        mov r9, qword [rsp + 712]                                ;     1.0 p2      16 h reload
        vmovdqu64 xmm2, [r9]                                     ;     6.0 p3      16 h
        vmovd xmm3, [r9 + 16]                                    ;     6.0 p10     16 h
        vpunpckldq zmm1, zmm1, zmm3                              ;    12.0 p5      16 h
        mov r10, qword [rsp + 720]                               ;     2.0 p2      16 h reload
        vmovdqu64 xmm3, [r10]                                    ;     7.0 p3      16 h
        vmovd xmm4, [r10 + 16]                                   ;     7.0 p10     16 h
        mov r11, qword [rsp + 728]                               ;     3.0 p2      16 h reload
        vmovdqu64 xmm5, [r11]                                    ;     8.0 p3      16 h
        vmovd xmm6, [r11 + 16]                                   ;     8.0 p10     16 h
        vpunpckldq zmm4, zmm4, zmm6                              ;    14.0 p5      16 h
        vpunpcklqdq zmm1, zmm1, zmm4                             ;    15.0 p5      16 h
        mov r12, qword [rsp + 736]                               ;     4.0 p2      16 h reload
        vmovdqu64 xmm4, [r12]                                    ;     9.0 p3      16 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                           ;    15.0 p5      16 h
        vmovd xmm4, [r12 + 16]                                   ;     9.0 p10     16 h
        mov r8, qword [rsp + 744]                                ;     5.0 p2      16 h reload
        vmovdqu64 xmm6, [r8]                                     ;    10.0 p3      16 h
        vshufi32x4 zmm2, zmm2, zmm6, 0                           ;    16.0 p5      16 h
        vmovd xmm6, [r8 + 16]                                    ;    10.0 p10     16 h
        vpunpckldq zmm4, zmm4, zmm6                              ;    16.0 p5      16 h
        mov r8, qword [rsp + 752]                                ;     6.0 p2      16 h reload
        vmovdqu64 xmm6, [r8]                                     ;    11.0 p3      16 h
        vshufi32x4 zmm3, zmm3, zmm6, 0                           ;    17.0 p5      16 h
        vmovd xmm6, [r8 + 16]                                    ;    11.0 p10     16 h
        mov r8, qword [rsp + 760]                                ;     7.0 p2      16 h reload
        vmovdqu64 xmm7, [r8]                                     ;    12.0 p3      16 h
        vshufi32x4 zmm5, zmm5, zmm7, 0                           ;    18.0 p5      16 h
        vmovd xmm7, [r8 + 16]                                    ;    12.0 p10     16 h
        vpunpckldq zmm6, zmm6, zmm7                              ;    18.0 p5      16 h
        vpunpcklqdq zmm4, zmm4, zmm6                             ;    19.0 p5      16 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                           ;    20.0 p5      16 h
        mov r8, qword [rsp + 768]                                ;     8.0 p2      16 h reload
        vmovdqu64 xmm4, [r8]                                     ;    13.0 p3      16 h
        vmovd xmm6, [r8 + 16]                                    ;    13.0 p10     16 h
        mov r9, qword [rsp + 776]                                ;     9.0 p2      16 h reload
        vmovdqu64 xmm7, [r9]                                     ;    14.0 p3      16 h
        vmovd xmm8, [r9 + 16]                                    ;    14.0 p10     16 h
        vpunpckldq zmm6, zmm6, zmm8                              ;    20.0 p5      16 h
        mov r10, qword [rsp + 784]                               ;    10.0 p2      16 h reload
        vmovdqu64 xmm8, [r10]                                    ;    15.0 p3      16 h
        vmovd xmm9, [r10 + 16]                                   ;    15.0 p10     16 h
        mov r11, qword [rsp + 792]                               ;    11.0 p2      16 h reload
        vmovdqu64 xmm10, [r11]                                   ;    16.0 p3      16 h
        vmovd xmm11, [r11 + 16]                                  ;    16.0 p10     16 h
        vpunpckldq zmm9, zmm9, zmm11                             ;    22.0 p5      16 h
        vpunpcklqdq zmm6, zmm6, zmm9                             ;    23.0 p5      16 h
        mov r12, qword [rsp + 800]                               ;    12.0 p2      16 h reload
        vmovdqu64 xmm9, [r12]                                    ;    17.0 p3      16 h
        vshufi32x4 zmm4, zmm4, zmm9, 0                           ;    23.0 p5      16 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                        ;    26.0 p5      16 h
        vmovd xmm4, [r12 + 16]                                   ;    17.0 p10     16 h
        mov r8, qword [rsp + 808]                                ;    13.0 p2      16 h reload
        vmovdqu64 xmm9, [r8]                                     ;    18.0 p3      16 h
        vshufi32x4 zmm7, zmm7, zmm9, 0                           ;    24.0 p5      16 h
        vshufi32x4 zmm2, zmm2, zmm7, 0x88                        ;    27.0 p5      16 h
        vmovd xmm7, [r8 + 16]                                    ;    18.0 p10     16 h
        vpunpckldq zmm4, zmm4, zmm7                              ;    24.0 p5      16 h
        vpunpckldq zmm7, zmm0, zmm2                              ;    30.0 p5      16 h
        vpunpckhdq zmm0, zmm0, zmm2                              ;    30.0 p5      16 h
        mov r8, qword [rsp + 816]                                ;    14.0 p2      16 h reload
        vmovdqu64 xmm2, [r8]                                     ;    19.0 p3      16 h
        vshufi32x4 zmm2, zmm8, zmm2, 0                           ;    25.0 p5      16 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                        ;    28.0 p5      16 h
        vmovd xmm3, [r8 + 16]                                    ;    19.0 p10     16 h
        mov r8, qword [rsp + 824]                                ;    15.0 p2      16 h reload
        vmovdqu64 xmm8, [r8]                                     ;    20.0 p3      16 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                          ;    26.0 p5      16 h
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                        ;    29.0 p5      16 h
        vmovd xmm8, [r8 + 16]                                    ;    20.0 p10     16 h
        vpunpckldq zmm3, zmm3, zmm8                              ;    26.2 p5      16 h
        vpunpcklqdq zmm3, zmm4, zmm3                             ;    27.2 p5      16 h
        vshufi32x4 zmm3, zmm6, zmm3, 0                           ;    28.2 p5      16 h
        vshufi32x4 zmm1, zmm1, zmm3, 0x88                        ;    31.2 p5      16 h
        vpunpckldq zmm3, zmm2, zmm5                              ;    32.0 p5      16 h
        vpunpckhdq zmm2, zmm2, zmm5                              ;    32.0 p5      16 h
        vmovdqu64 [rsp + 0], zmm1                                ;    34.2 p7+p4   16 h
        vpunpcklqdq zmm1, zmm7, zmm3                             ;    33.0 p5      16 h
        vpunpckhqdq zmm3, zmm7, zmm3                             ;    33.2 p5      16 h
        vmovdqu64 [rsp + 64], zmm1                               ;    34.0 p8+p9   16 h
        vmovdqu64 [rsp + 128], zmm3                              ;    34.2 p7+p4   16 h
        vpunpcklqdq zmm1, zmm0, zmm2                             ;    34.2 p5      16 h
        vpunpckhqdq zmm0, zmm0, zmm2                             ;    35.2 p5      16 h
        vmovdqu64 [rsp + 192], zmm1                              ;    35.2 p8+p9   16 h
        vmovdqu64 [rsp + 256], zmm0                              ;    36.2 p7+p4   16 h
        mov r8d, dword [rsp + 976]                               ;    16.0 p2      16 h
        shl r8, 6                                                ;    21.0 p0      16 h
        add r8, qword [rsp + 832]                                ;    22.0 p1+p3   16 h
        mov qword [rsp + 840], r8                                ;    23.0 p8+p9   16 h
        cmp dword [rsp + 976], 0                                 ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rsp + 832]                                ;                    resident
        mov r9, qword [rsp + 848]                                ;                    resident
        mov r10, qword [rsp + 856]                               ;                    resident
        mov r11, qword [rsp + 864]                               ;                    resident
        mov r12, qword [rsp + 872]                               ;                    resident
        mov r13, qword [rsp + 880]                               ;                    resident
        mov r14, qword [rsp + 888]                               ;                    resident
        mov r15, qword [rsp + 896]                               ;                    resident
        mov rsi, qword [rsp + 904]                               ;                    resident
        mov rdi, qword [rsp + 912]                               ;                    resident
        mov rbp, qword [rsp + 920]                               ;                    resident
        mov rax, qword [rsp + 928]                               ;                    resident
        mov rcx, qword [rsp + 936]                               ;                    resident
        vmovdqu64 zmm0, [rsp + 64]                               ;                    resident
        vmovdqu64 zmm1, [rsp + 128]                              ;                    resident
        vmovdqu64 zmm2, [rsp + 192]                              ;                    resident
        vmovdqu64 zmm3, [rsp + 256]                              ;                    resident
        vmovdqu64 zmm4, [rsp + 0]                                ;                    resident
        align 16
.blocks_1:
        vmovdqu64 xmm5, [r8]                                     ;     0.0 p2      22 w[0]
        vmovdqu64 xmm6, [r9]                                     ;     0.2 p3      22 w[0]
        vmovdqu64 xmm7, [r10]                                    ;     0.3 p10     22 w[0]
        vmovdqu64 xmm8, [r11]                                    ;     1.0 p2      22 w[0]
        vmovdqu64 xmm9, [r12]                                    ;     1.2 p3      22 w[0]
        vmovdqu64 xmm10, [r13]                                   ;     1.3 p10     22 w[0]
        vmovdqu64 xmm11, [r14]                                   ;     2.0 p2      22 w[0]
        vmovdqu64 xmm12, [r15]                                   ;     2.2 p3      22 w[0]
        vmovdqu64 xmm13, [rsi]                                   ;     2.3 p10     22 w[0]
        vmovdqu64 xmm14, [rdi]                                   ;     3.0 p2      22 w[0]
        vmovdqu64 xmm15, [rbp]                                   ;     3.2 p3      22 w[0]
        vshufi32x4 zmm5, zmm5, zmm9, 0                           ;     7.2 p5      22 w[0]
        vmovdqu64 xmm9, [rax]                                    ;     3.3 p10     22 w[0]
        vmovdqu64 xmm16, [rcx]                                   ;     4.0 p2      22 w[0]
        vshufi32x4 zmm13, zmm13, zmm16, 0                        ;    10.0 p5      22 w[0]
        vshufi32x4 zmm6, zmm6, zmm10, 0                          ;     7.3 p5      22 w[0]
        vshufi32x4 zmm5, zmm5, zmm13, 0x88                       ;    13.0 p5      22 w[0]
        mov rdx, qword [rsp + 944]                               ;     4.2 p3      22 w[0] reload
        vmovdqu64 xmm10, [rdx]                                   ;     9.2 p10     22 w[0]
        vshufi32x4 zmm10, zmm14, zmm10, 0                        ;    15.2 p5      22 w[0]
        vshufi32x4 zmm6, zmm6, zmm10, 0x88                       ;    18.2 p5      22 w[0]
        mov rbx, qword [rsp + 952]                               ;     5.0 p2      22 w[0] reload
        vmovdqu64 xmm10, [rbx]                                   ;    10.0 p3      22 w[0]
        vshufi32x4 zmm7, zmm7, zmm11, 0                          ;     8.0 p5      22 w[0]
        mov rbx, qword [rsp + 960]                               ;     5.3 p10     22 w[0] reload
        vmovdqu64 xmm11, [rbx]                                   ;    10.3 p2      22 w[0]
        vshufi32x4 zmm10, zmm15, zmm10, 0                        ;    16.0 p5      22 w[0]
        vshufi32x4 zmm8, zmm8, zmm12, 0                          ;     9.8 p5      22 w[0]
        vshufi32x4 zmm7, zmm7, zmm10, 0x88                       ;    19.0 p5      22 w[0]
        vshufi32x4 zmm9, zmm9, zmm11, 0                          ;    16.3 p5      22 w[0]
        vshufi32x4 zmm8, zmm8, zmm9, 0x88                        ;    19.3 p5      22 w[0]
        vpunpckldq zmm9, zmm5, zmm6                              ;    21.2 p5      22 w[0]
        vpunpckhdq zmm5, zmm5, zmm6                              ;    21.2 p5      22 w[0]
        vpunpckldq zmm6, zmm7, zmm8                              ;    22.3 p5      22 w[0]
        vpunpckhdq zmm7, zmm7, zmm8                              ;    22.3 p5      22 w[0]
        vpunpcklqdq zmm8, zmm9, zmm6                             ;    23.3 p5      22 w[0]
        vpunpckhqdq zmm6, zmm9, zmm6                             ;    23.3 p5      22 w[0]
        vpunpcklqdq zmm9, zmm5, zmm7                             ;    23.3 p5      22 w[0]
        vpunpckhqdq zmm5, zmm5, zmm7                             ;    23.3 p5      22 w[0]
        vmovdqu64 zmm7, [rel sha1_blocks.T0_constants512]        ;     6.5 p3      22 w[0] reload
        vpshufb zmm8, zmm8, zmm7                                 ;    24.3 p5      22 w[0]
        vpshufb zmm6, zmm6, zmm7                                 ;    24.3 p5      22 w[0]
        vpshufb zmm9, zmm9, zmm7                                 ;    24.3 p5      22 w[0]
        vpshufb zmm5, zmm5, zmm7                                 ;    24.8 p5      22 w[0]
        vprold zmm10, zmm0, 5                                    ;     7.3 p0      27 v[4]
        vmovdqa64 zmm11, zmm1                                    ;     7.5          6 v[4] copy
        vpternlogd zmm11, zmm3, zmm2, 0xac                       ;     8.3 p0       6 v[4]
        vprold zmm12, zmm1, 0x1e                                 ;     9.3 p0      28 v[1]
        vpaddd zmm10, zmm10, zmm11                               ;    10.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm4                                ;    11.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm8                                ;    25.3 p0      27 v[4]
        vmovdqu64 zmm11, [rel sha1_blocks.T0_constants512 + 128] ;     8.5 p2      27 v[4] reload
        vpaddd zmm10, zmm10, zmm11                               ;    26.3 p0      27 v[4]
        vmovdqa64 zmm13, zmm0                                    ;     8.8          6 v[3] copy
        vpternlogd zmm13, zmm12, zmm2, 0xca                      ;    14.3 p0       6 v[3]
        vprold zmm14, zmm0, 0x1e                                 ;    15.3 p0      28 v[0]
        vprold zmm15, zmm10, 5                                   ;    27.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm3                                ;    17.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm15                               ;    28.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm6                                ;    29.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm11                               ;    30.3 p0      27 v[3]
        vmovdqa64 zmm15, zmm10                                   ;    27.3          6 v[2] copy
        vpternlogd zmm15, zmm14, zmm12, 0xca                     ;    27.3 p0       6 v[2]
        vprold zmm10, zmm10, 0x1e                                ;    27.3 p0      28 v[4]
        vprold zmm16, zmm13, 5                                   ;    31.3 p0      27 v[2]
        vmovdqu64 xmm17, [r8 + 16]                               ;    10.8 p10     22 w[4]
        vmovdqu64 xmm18, [r9 + 16]                               ;    11.0 p3      22 w[4]
        vpaddd zmm15, zmm15, zmm2                                ;    28.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm16                               ;    32.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm9                                ;    33.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm11                               ;    34.3 p0      27 v[2]
        vmovdqu64 xmm16, [r10 + 16]                              ;    11.8 p2      22 w[4]
        vpaddd zmm12, zmm12, zmm5                                ;    26.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm11                               ;    27.8 p0      27 v[1]
        vmovdqa64 zmm19, zmm13                                   ;    31.3          6 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0xca                     ;    31.3 p5       6 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;    32.3 p0      27 v[1]
        vprold zmm13, zmm13, 0x1e                                ;    31.3 p0      28 v[3]
        vprold zmm19, zmm15, 5                                   ;    35.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;    36.3 p5      27 v[1]
        vmovdqu64 xmm19, [r11 + 16]                              ;    13.3 p10     22 w[4]
        vmovdqu64 xmm20, [r12 + 16]                              ;    13.5 p3      22 w[4]
        vmovdqu64 xmm21, [r13 + 16]                              ;    13.7 p2      22 w[4]
        vmovdqu64 xmm22, [r14 + 16]                              ;    14.3 p10     22 w[4]
        vmovdqu64 xmm23, [r15 + 16]                              ;    14.5 p3      22 w[4]
        vmovdqu64 xmm24, [rsi + 16]                              ;    14.7 p2      22 w[4]
        vmovdqu64 xmm25, [rdi + 16]                              ;    15.3 p10     22 w[4]
        vmovdqu64 xmm26, [rbp + 16]                              ;    15.5 p3      22 w[4]
        vmovdqu64 xmm27, [rax + 16]                              ;    15.7 p2      22 w[4]
        vshufi32x4 zmm17, zmm17, zmm20, 0                        ;    29.8 p5      22 w[4]
        vmovdqu64 xmm20, [rcx + 16]                              ;    16.3 p10     22 w[4]
        vshufi32x4 zmm20, zmm24, zmm20, 0                        ;    30.8 p5      22 w[4]
        vmovdqu64 xmm24, [rdx + 16]                              ;    16.5 p3      22 w[4]
        vshufi32x4 zmm18, zmm18, zmm21, 0                        ;    31.8 p5      22 w[4]
        vmovdqu64 xmm21, [rbx + 16]                              ;    16.7 p2      22 w[4]
        vshufi32x4 zmm24, zmm25, zmm24, 0                        ;    32.8 p5      22 w[4]
        vshufi32x4 zmm17, zmm17, zmm20, 0x88                     ;    33.8 p5      22 w[4]
        vshufi32x4 zmm18, zmm18, zmm24, 0x88                     ;    35.8 p5      22 w[4]
        mov rbx, qword [rsp + 952]                               ;    17.3 p10     22 w[0] reload
        vmovdqu64 xmm20, [rbx + 16]                              ;    22.3 p3      22 w[4]
        vshufi32x4 zmm16, zmm16, zmm22, 0                        ;    35.8 p5      22 w[4]
        vshufi32x4 zmm20, zmm26, zmm20, 0                        ;    36.8 p5      22 w[4]
        vshufi32x4 zmm19, zmm19, zmm23, 0                        ;    37.8 p5      22 w[4]
        vshufi32x4 zmm21, zmm27, zmm21, 0                        ;    38.8 p5      22 w[4]
        vshufi32x4 zmm16, zmm16, zmm20, 0x88                     ;    39.8 p5      22 w[4]
        vshufi32x4 zmm19, zmm19, zmm21, 0x88                     ;    41.8 p5      22 w[4]
        vpunpckldq zmm20, zmm17, zmm18                           ;    41.8 p5      22 w[4]
        vpunpckhdq zmm17, zmm17, zmm18                           ;    42.8 p5      22 w[4]
        vpunpckldq zmm18, zmm16, zmm19                           ;    44.8 p5      22 w[4]
        vpunpckhdq zmm16, zmm16, zmm19                           ;    44.8 p5      22 w[4]
        vpunpcklqdq zmm19, zmm20, zmm18                          ;    45.8 p5      22 w[4]
        vpunpckhqdq zmm18, zmm20, zmm18                          ;    46.8 p5      22 w[4]
        vpshufb zmm19, zmm19, zmm7                               ;    47.8 p5      22 w[4]
        vpunpcklqdq zmm20, zmm17, zmm16                          ;    48.8 p5      22 w[4]
        vpunpckhqdq zmm16, zmm17, zmm16                          ;    49.8 p5      22 w[4]
        vpshufb zmm17, zmm18, zmm7                               ;    50.8 p5      22 w[4]
        vpshufb zmm18, zmm20, zmm7                               ;    51.8 p5      22 w[4]
        vpshufb zmm16, zmm16, zmm7                               ;    52.8 p5      22 w[4]
        vprold zmm20, zmm12, 5                                   ;    37.3 p0      27 v[0]
        vmovdqa64 zmm21, zmm15                                   ;    35.3          6 v[0] copy
        vpternlogd zmm21, zmm13, zmm10, 0xca                     ;    35.3 p0       6 v[0]
        vprold zmm15, zmm15, 0x1e                                ;    35.3 p0      28 v[2]
        vpaddd zmm14, zmm14, zmm21                               ;    36.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm20                               ;    38.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm11                               ;    39.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;    48.8 p0      27 v[0]
        vmovdqa64 zmm20, zmm12                                   ;    37.3          6 v[4] copy
        vpternlogd zmm20, zmm15, zmm13, 0xca                     ;    38.3 p0       6 v[4]
        vprold zmm12, zmm12, 0x1e                                ;    39.3 p0      28 v[1]
        vprold zmm21, zmm14, 5                                   ;    49.8 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm20                               ;    41.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm21                               ;    50.8 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm11                               ;    51.8 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm17                               ;    52.8 p0      27 v[4]
        vmovdqa64 zmm20, zmm14                                   ;    49.8          6 v[3] copy
        vpternlogd zmm20, zmm12, zmm15, 0xca                     ;    49.8 p0       6 v[3]
        vprold zmm14, zmm14, 0x1e                                ;    49.8 p0      28 v[0]
        vprold zmm21, zmm10, 5                                   ;    53.8 p0      27 v[3]
        vmovdqu64 xmm22, [r8 + 32]                               ;    23.0 p2      22 w[8]
        vpaddd zmm13, zmm13, zmm20                               ;    50.8 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm21                               ;    54.8 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm11                               ;    55.8 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm18                               ;    56.8 p0      27 v[3]
        vmovdqu64 xmm20, [r9 + 32]                               ;    23.8 p10     22 w[8]
        vmovdqu64 xmm21, [r10 + 32]                              ;    24.0 p3      22 w[8]
        vmovdqu64 xmm23, [r11 + 32]                              ;    24.2 p2      22 w[8]
        vmovdqa64 zmm24, zmm10                                   ;    53.8          6 v[2] copy
        vpternlogd zmm24, zmm14, zmm12, 0xca                     ;    53.8 p0       6 v[2]
        vprold zmm10, zmm10, 0x1e                                ;    53.8 p0      28 v[4]
        vprold zmm25, zmm13, 5                                   ;    57.8 p0      27 v[2]
        vmovdqu64 xmm26, [r12 + 32]                              ;    25.0 p10     22 w[8]
        vmovdqu64 xmm27, [r13 + 32]                              ;    25.2 p3      22 w[8]
        vpaddd zmm15, zmm15, zmm24                               ;    54.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm11                               ;    55.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm25                               ;    58.8 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm16                               ;    59.8 p5      27 v[2]
        vmovdqu64 xmm24, [r14 + 32]                              ;    26.0 p2      22 w[8]
        vmovdqu64 xmm25, [r15 + 32]                              ;    26.2 p10     22 w[8]
        vmovdqu64 xmm28, [rsi + 32]                              ;    26.3 p3      22 w[8]
        vmovdqu64 xmm29, [rdi + 32]                              ;    27.0 p2      22 w[8]
        vmovdqu64 xmm30, [rbp + 32]                              ;    27.2 p10     22 w[8]
        vmovdqu64 xmm31, [rax + 32]                              ;    27.3 p3      22 w[8]
        vmovdqu64 [rsp + 320], zmm4                              ;    27.0 p7+p4   19 v[4] spill
        vmovdqu64 xmm4, [rcx + 32]                               ;    28.0 p2      22 w[8]
        vmovdqu64 [rsp + 384], zmm3                              ;    27.3 p8+p9   19 v[3] spill
        vmovdqu64 xmm3, [rdx + 32]                               ;    28.2 p10     22 w[8]
        vshufi32x4 zmm22, zmm22, zmm26, 0                        ;    56.8 p5      22 w[8]
        vmovdqu64 xmm26, [rbx + 32]                              ;    28.3 p3      22 w[8]
        vshufi32x4 zmm28, zmm28, zmm4, 0                         ;    57.8 p5      22 w[8]
        vshufi32x4 zmm20, zmm20, zmm27, 0                        ;    58.8 p5      22 w[8]
        vshufi32x4 zmm27, zmm29, zmm3, 0                         ;    59.8 p5      22 w[8]
        vshufi32x4 zmm21, zmm21, zmm24, 0                        ;    60.8 p5      22 w[8]
        vshufi32x4 zmm22, zmm22, zmm28, 0x88                     ;    61.8 p5      22 w[8]
        mov rbx, qword [rsp + 960]                               ;    29.0 p2      22 w[0] reload
        vmovdqu64 xmm24, [rbx + 32]                              ;    34.0 p10     22 w[8]
        vshufi32x4 zmm26, zmm30, zmm26, 0                        ;    62.8 p5      22 w[8]
        vshufi32x4 zmm23, zmm23, zmm25, 0                        ;    63.8 p5      22 w[8]
        vshufi32x4 zmm20, zmm20, zmm27, 0x88                     ;    64.8 p5      22 w[8]
        vshufi32x4 zmm24, zmm31, zmm24, 0                        ;    65.8 p5      22 w[8]
        vshufi32x4 zmm21, zmm21, zmm26, 0x88                     ;    66.8 p5      22 w[8]
        vshufi32x4 zmm23, zmm23, zmm24, 0x88                     ;    68.8 p5      22 w[8]
        vpunpckldq zmm24, zmm22, zmm20                           ;    68.8 p5      22 w[8]
        vpunpckhdq zmm20, zmm22, zmm20                           ;    69.8 p5      22 w[8]
        vpunpckldq zmm22, zmm21, zmm23                           ;    71.8 p5      22 w[8]
        vpunpckhdq zmm21, zmm21, zmm23                           ;    71.8 p5      22 w[8]
        vpunpcklqdq zmm23, zmm24, zmm22                          ;    72.8 p5      22 w[8]
        vpunpckhqdq zmm22, zmm24, zmm22                          ;    73.8 p5      22 w[8]
        vpshufb zmm23, zmm23, zmm7                               ;    74.8 p5      22 w[8]
        vpunpcklqdq zmm24, zmm20, zmm21                          ;    75.8 p5      22 w[8]
        vpunpckhqdq zmm20, zmm20, zmm21                          ;    76.8 p5      22 w[8]
        vpshufb zmm21, zmm22, zmm7                               ;    77.8 p5      22 w[8]
        vpshufb zmm22, zmm24, zmm7                               ;    78.8 p5      22 w[8]
        vpshufb zmm20, zmm20, zmm7                               ;    79.8 p5      22 w[8]
        vmovdqa64 zmm24, zmm13                                   ;    57.8          6 v[1] copy
        vpternlogd zmm24, zmm10, zmm14, 0xca                     ;    57.8 p0       6 v[1]
        vprold zmm13, zmm13, 0x1e                                ;    57.8 p0      28 v[3]
        vprold zmm25, zmm15, 5                                   ;    60.8 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm24                               ;    59.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm25                               ;    61.8 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm11                               ;    62.8 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm23                               ;    75.8 p0      27 v[1]
        vmovdqa64 zmm24, zmm15                                   ;    60.8          6 v[0] copy
        vpternlogd zmm24, zmm13, zmm10, 0xca                     ;    63.3 p0       6 v[0]
        vprold zmm15, zmm15, 0x1e                                ;    64.3 p0      28 v[2]
        vpaddd zmm14, zmm14, zmm24                               ;    65.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm11                               ;    66.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm21                               ;    78.8 p0      27 v[0]
        vprold zmm24, zmm12, 5                                   ;    76.8 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm24                               ;    79.8 p0      27 v[0]
        vpaddd zmm10, zmm10, zmm11                               ;    70.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm22                               ;    79.8 p0      27 v[4]
        vmovdqa64 zmm24, zmm12                                   ;    76.8          6 v[4] copy
        vpternlogd zmm24, zmm15, zmm13, 0xca                     ;    76.8 p0       6 v[4]
        vpaddd zmm10, zmm10, zmm24                               ;    80.8 p0      27 v[4]
        vprold zmm12, zmm12, 0x1e                                ;    76.8 p0      28 v[1]
        vprold zmm24, zmm14, 5                                   ;    80.8 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm24                               ;    81.8 p0      27 v[4]
        vmovdqu64 xmm24, [r8 + 48]                               ;    36.2 p3      22 w[12]
        vmovdqu64 xmm25, [r9 + 48]                               ;    36.3 p2      22 w[12]
        vmovdqu64 xmm26, [r10 + 48]                              ;    36.5 p10     22 w[12]
        vmovdqu64 xmm27, [r11 + 48]                              ;    37.2 p3      22 w[12]
        vpaddd zmm13, zmm13, zmm11                               ;    77.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm20                               ;    80.8 p0      27 v[3]
        vprold zmm28, zmm10, 5                                   ;    82.8 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;    83.8 p0      27 v[3]
        vmovdqu64 xmm28, [r12 + 48]                              ;    37.5 p2      22 w[12]
        vmovdqa64 zmm29, zmm14                                   ;    80.8          6 v[3] copy
        vpternlogd zmm29, zmm12, zmm15, 0xca                     ;    80.8 p5       6 v[3]
        vpaddd zmm13, zmm13, zmm29                               ;    84.8 p0      27 v[3]
        vmovdqu64 xmm29, [r13 + 48]                              ;    38.2 p10     22 w[12]
        vprold zmm14, zmm14, 0x1e                                ;    82.3 p0      28 v[0]
        vmovdqu64 xmm30, [r14 + 48]                              ;    38.5 p3      22 w[12]
        vmovdqu64 xmm31, [r15 + 48]                              ;    38.7 p2      22 w[12]
        vmovdqu64 xmm3, [rsi + 48]                               ;    39.2 p10     22 w[12]
        vmovdqu64 xmm4, [rdi + 48]                               ;    39.5 p3      22 w[12]
        vmovdqu64 [rsp + 448], zmm2                              ;    39.2 p7+p4   19 v[2] spill
        vmovdqu64 xmm2, [rbp + 48]                               ;    39.7 p2      22 w[12]
        vmovdqu64 [rsp + 512], zmm1                              ;    39.5 p8+p9   19 v[1] spill
        vmovdqu64 xmm1, [rax + 48]                               ;    40.2 p10     22 w[12]
        vmovdqu64 [rsp + 576], zmm0                              ;    41.2 p7+p4   19 v[0] spill
        vmovdqu64 xmm0, [rcx + 48]                               ;    40.5 p3      22 w[12]
        vmovdqu64 [rsp + 640], zmm16                             ;    53.8 p8+p9   22 w[4] spill
        vmovdqu64 xmm16, [rdx + 48]                              ;    40.7 p2      22 w[12]
        vshufi32x4 zmm24, zmm24, zmm28, 0                        ;    81.8 p5      22 w[12]
        vmovdqu64 xmm28, [rbx + 48]                              ;    41.2 p10     22 w[12]
        vshufi32x4 zmm0, zmm3, zmm0, 0                           ;    82.8 p5      22 w[12]
        vshufi32x4 zmm25, zmm25, zmm29, 0                        ;    83.8 p5      22 w[12]
        mov rdx, qword [rsp + 952]                               ;    41.5 p3      22 w[0] reload
        vmovdqu64 xmm29, [rdx + 48]                              ;    46.5 p2      22 w[12]
        vshufi32x4 zmm16, zmm4, zmm16, 0                         ;    84.8 p5      22 w[12]
        vshufi32x4 zmm26, zmm26, zmm30, 0                        ;    85.8 p5      22 w[12]
        vshufi32x4 zmm29, zmm2, zmm29, 0                         ;    86.8 p5      22 w[12]
        vshufi32x4 zmm27, zmm27, zmm31, 0                        ;    87.8 p5      22 w[12]
        vshufi32x4 zmm24, zmm24, zmm0, 0x88                      ;    88.8 p5      22 w[12]
        vshufi32x4 zmm28, zmm1, zmm28, 0                         ;    89.8 p5      22 w[12]
        vshufi32x4 zmm16, zmm25, zmm16, 0x88                     ;    90.8 p5      22 w[12]
        vshufi32x4 zmm25, zmm26, zmm29, 0x88                     ;    91.8 p5      22 w[12]
        vshufi32x4 zmm26, zmm27, zmm28, 0x88                     ;    92.8 p5      22 w[12]
        vpunpckldq zmm27, zmm24, zmm16                           ;    93.8 p5      22 w[12]
        vpunpckhdq zmm16, zmm24, zmm16                           ;    94.8 p5      22 w[12]
        vpunpckldq zmm24, zmm25, zmm26                           ;    95.8 p5      22 w[12]
        vpunpckhdq zmm25, zmm25, zmm26                           ;    96.8 p5      22 w[12]
        vpunpcklqdq zmm26, zmm27, zmm24                          ;    97.8 p5      22 w[12]
        vpunpckhqdq zmm24, zmm27, zmm24                          ;    98.8 p5      22 w[12]
        vpshufb zmm26, zmm26, zmm7                               ;    99.8 p5      22 w[12]
        vpunpcklqdq zmm27, zmm16, zmm25                          ;   100.8 p5      22 w[12]
        vpunpckhqdq zmm16, zmm16, zmm25                          ;   101.8 p5      22 w[12]
        vpshufb zmm24, zmm24, zmm7                               ;   102.8 p5      22 w[12]
        vpshufb zmm25, zmm27, zmm7                               ;   103.8 p5      22 w[12]
        vpshufb zmm7, zmm16, zmm7                                ;   104.8 p5      22 w[12]
        vprold zmm16, zmm13, 5                                   ;    85.8 p0      27 v[2]
        vmovdqa64 zmm27, zmm10                                   ;    82.8          6 v[2] copy
        vpternlogd zmm27, zmm14, zmm12, 0xca                     ;    84.3 p0       6 v[2]
        vprold zmm10, zmm10, 0x1e                                ;    85.3 p0      28 v[4]
        vpaddd zmm15, zmm15, zmm11                               ;    86.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;    87.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm16                               ;    88.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   100.8 p0      27 v[2]
        vmovdqa64 zmm16, zmm13                                   ;    85.8          6 v[1] copy
        vpternlogd zmm16, zmm10, zmm14, 0xca                     ;    90.3 p0       6 v[1]
        vprold zmm13, zmm13, 0x1e                                ;    91.3 p0      28 v[3]
        vpaddd zmm12, zmm12, zmm11                               ;    92.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm16                               ;    93.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm24                               ;   103.8 p0      27 v[1]
        vprold zmm16, zmm15, 5                                   ;   101.8 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm16                               ;   104.8 p0      27 v[1]
        vmovdqa64 zmm16, zmm15                                   ;   101.8          6 v[0] copy
        vpternlogd zmm16, zmm13, zmm10, 0xca                     ;   101.8 p0       6 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   101.8 p0      28 v[2]
        vpaddd zmm14, zmm14, zmm11                               ;    99.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm16                               ;   102.8 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm25                               ;   104.8 p0      27 v[0]
        vprold zmm16, zmm12, 5                                   ;   105.8 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm16                               ;   106.8 p0      27 v[0]
        vprold zmm16, zmm14, 5                                   ;   107.8 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm11                               ;   105.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm16                               ;   108.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm7                                ;   109.8 p0      27 v[4]
        vmovdqa64 zmm16, zmm12                                   ;   105.8          6 v[4] copy
        vpternlogd zmm16, zmm15, zmm13, 0xca                     ;   106.8 p5       6 v[4]
        vpaddd zmm10, zmm10, zmm16                               ;   110.8 p0      27 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   108.3 p0      28 v[1]
        vpxord zmm16, zmm23, zmm24                               ;   107.8 p5      23 w[0]
        vpternlogd zmm8, zmm16, zmm9, 0x96                       ;   108.8 p5      23 w[0]
        vprold zmm8, zmm8, 1                                     ;   109.8 p0      23 w[0]
        vprold zmm16, zmm10, 5                                   ;   111.8 p0      27 v[3]
        vmovdqa64 zmm27, zmm14                                   ;   107.8          6 v[3] copy
        vpternlogd zmm27, zmm12, zmm15, 0xca                     ;   109.8 p5       6 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   111.3 p0      28 v[0]
        vpaddd zmm13, zmm13, zmm11                               ;   110.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   111.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm16                               ;   112.8 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm8                                ;   113.8 p5      27 v[3]
        vpxord zmm16, zmm21, zmm25                               ;   113.3 p0      23 w[1]
        vpternlogd zmm6, zmm16, zmm5, 0x96                       ;   114.3 p5      23 w[1]
        vprold zmm6, zmm6, 1                                     ;   115.3 p0      23 w[1]
        vprold zmm16, zmm13, 5                                   ;   115.3 p0      27 v[2]
        vmovdqa64 zmm27, zmm10                                   ;   111.8          6 v[2] copy
        vpternlogd zmm27, zmm14, zmm12, 0xca                     ;   114.8 p5       6 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   116.3 p0      28 v[4]
        vpaddd zmm15, zmm15, zmm11                               ;   115.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   116.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm16                               ;   117.8 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm6                                ;   118.8 p5      27 v[2]
        vpxord zmm16, zmm22, zmm7                                ;   118.3 p0      23 w[2]
        vpternlogd zmm16, zmm9, zmm19, 0x96                      ;   119.3 p5      23 w[2]
        vprold zmm9, zmm16, 1                                    ;   120.3 p0      23 w[2]
        vpxord zmm16, zmm17, zmm20                               ;   119.8 p5      23 w[3]
        vpternlogd zmm16, zmm5, zmm8, 0x96                       ;   120.8 p0      23 w[3]
        vprold zmm5, zmm15, 5                                    ;   121.3 p0      27 v[1]
        vmovdqa64 zmm27, zmm13                                   ;   114.8          6 v[1] copy
        vpternlogd zmm27, zmm10, zmm14, 0xca                     ;   120.8 p5       6 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   122.3 p0      28 v[3]
        vprold zmm16, zmm16, 1                                   ;   123.3 p0      23 w[3]
        vpaddd zmm12, zmm12, zmm11                               ;   121.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   122.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm5                                ;   123.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm9                                ;   124.8 p0      27 v[1]
        vpxord zmm5, zmm18, zmm26                                ;   124.8 p5      23 w[4]
        vpternlogd zmm5, zmm19, zmm6, 0x96                       ;   125.8 p0      23 w[4]
        vprold zmm19, zmm12, 5                                   ;   126.3 p0      27 v[0]
        vmovdqa64 zmm27, zmm15                                   ;   119.8          6 v[0] copy
        vpternlogd zmm27, zmm13, zmm10, 0xca                     ;   125.8 p5       6 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   127.3 p0      28 v[2]
        vprold zmm5, zmm5, 1                                     ;   128.3 p0      23 w[4]
        vpaddd zmm14, zmm14, zmm11                               ;   126.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   127.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   128.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm16                               ;   129.8 p0      27 v[0]
        vprold zmm11, zmm14, 5                                   ;   130.8 p0      27 v[4]
        vmovdqa64 zmm19, zmm12                                   ;   125.8          7 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0x96                     ;   129.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   131.3 p0      28 v[1]
        vmovdqu64 zmm27, [rsp + 640]                             ;    58.8 p3      23 w[5]
        vpxord zmm27, zmm27, zmm24                               ;   130.8 p5      23 w[5]
        vpternlogd zmm27, zmm17, zmm9, 0x96                      ;   131.8 p5      23 w[5]
        vprold zmm17, zmm27, 1                                   ;   132.8 p0      23 w[5]
        vmovdqu64 zmm27, [rel sha1_blocks.T0_constants512 + 192] ;    59.5 p2      27 v[4] reload
        vpaddd zmm10, zmm10, zmm27                               ;   132.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   133.8 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm11                               ;   134.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm5                                ;   135.8 p0      27 v[4]
        vpxord zmm11, zmm23, zmm25                               ;   134.8 p5      23 w[6]
        vpternlogd zmm11, zmm18, zmm16, 0x96                     ;   135.8 p0      23 w[6]
        vmovdqa64 zmm18, zmm14                                   ;   130.8          7 v[3] copy
        vpternlogd zmm18, zmm12, zmm15, 0x96                     ;   135.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   136.3 p0      28 v[0]
        vprold zmm19, zmm10, 5                                   ;   137.3 p0      27 v[3]
        vprold zmm11, zmm11, 1                                   ;   138.3 p0      23 w[6]
        vpaddd zmm13, zmm13, zmm27                               ;   136.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm18                               ;   137.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   138.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm17                               ;   139.8 p0      27 v[3]
        vpxord zmm18, zmm21, zmm7                                ;   139.8 p5      23 w[7]
        vmovdqa64 zmm19, zmm10                                   ;   136.8          7 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0x96                     ;   140.3 p0       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   141.3 p0      28 v[4]
        vprold zmm28, zmm13, 5                                   ;   142.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   140.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   141.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   143.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm11                               ;   144.3 p0      27 v[2]
        vpxord zmm23, zmm23, zmm22                               ;   143.8 p5      23 w[8]
        vpternlogd zmm18, zmm5, [rsp + 640], 0x96                ;   144.3 p0+p3   23 w[7]
        vprold zmm18, zmm18, 1                                   ;   145.3 p0      23 w[7]
        vpternlogd zmm23, zmm17, zmm8, 0x96                      ;   144.8 p5      23 w[8]
        vmovdqa64 zmm19, zmm13                                   ;   140.8          7 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0x96                     ;   145.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   146.3 p0      28 v[3]
        vprold zmm28, zmm15, 5                                   ;   147.3 p0      27 v[1]
        vprold zmm23, zmm23, 1                                   ;   148.3 p0      23 w[8]
        vpaddd zmm12, zmm12, zmm27                               ;   146.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   147.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   148.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm18                               ;   149.8 p0      27 v[1]
        vpxord zmm21, zmm21, zmm20                               ;   149.8 p5      23 w[9]
        vpternlogd zmm21, zmm11, zmm6, 0x96                      ;   150.8 p0      23 w[9]
        vmovdqa64 zmm19, zmm15                                   ;   145.3          7 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0x96                     ;   150.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   151.3 p0      28 v[2]
        vprold zmm28, zmm12, 5                                   ;   152.3 p0      27 v[0]
        vprold zmm21, zmm21, 1                                   ;   153.3 p0      23 w[9]
        vpaddd zmm14, zmm14, zmm27                               ;   151.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   152.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   153.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm23                               ;   154.8 p0      27 v[0]
        vpxord zmm22, zmm22, zmm26                               ;   154.8 p5      23 w[10]
        vpternlogd zmm22, zmm18, zmm9, 0x96                      ;   155.8 p0      23 w[10]
        vmovdqa64 zmm19, zmm12                                   ;   150.8          7 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0x96                     ;   155.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   156.3 p0      28 v[1]
        vprold zmm28, zmm14, 5                                   ;   157.3 p0      27 v[4]
        vprold zmm22, zmm22, 1                                   ;   158.3 p0      23 w[10]
        vpaddd zmm10, zmm10, zmm27                               ;   156.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   157.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   158.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm21                               ;   159.8 p0      27 v[4]
        vpxord zmm20, zmm20, zmm24                               ;   159.8 p5      23 w[11]
        vpternlogd zmm20, zmm23, zmm16, 0x96                     ;   160.8 p0      23 w[11]
        vmovdqa64 zmm19, zmm14                                   ;   155.8          7 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0x96                     ;   160.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   161.3 p0      28 v[0]
        vprold zmm28, zmm10, 5                                   ;   162.3 p0      27 v[3]
        vprold zmm20, zmm20, 1                                   ;   163.3 p0      23 w[11]
        vpaddd zmm13, zmm13, zmm27                               ;   161.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   162.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   163.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm22                               ;   164.8 p0      27 v[3]
        vpxord zmm26, zmm26, zmm25                               ;   164.8 p5      23 w[12]
        vpternlogd zmm26, zmm21, zmm5, 0x96                      ;   165.8 p0      23 w[12]
        vmovdqa64 zmm19, zmm10                                   ;   160.8          7 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0x96                     ;   165.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   166.3 p0      28 v[4]
        vprold zmm28, zmm13, 5                                   ;   167.3 p0      27 v[2]
        vprold zmm26, zmm26, 1                                   ;   168.3 p0      23 w[12]
        vpaddd zmm15, zmm15, zmm27                               ;   166.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   167.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   168.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm20                               ;   169.8 p0      27 v[2]
        vpxord zmm24, zmm24, zmm7                                ;   169.8 p5      23 w[13]
        vpternlogd zmm24, zmm22, zmm17, 0x96                     ;   170.8 p0      23 w[13]
        vmovdqa64 zmm19, zmm13                                   ;   165.8          7 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0x96                     ;   170.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   171.3 p0      28 v[3]
        vprold zmm28, zmm15, 5                                   ;   172.3 p0      27 v[1]
        vprold zmm24, zmm24, 1                                   ;   173.3 p0      23 w[13]
        vpaddd zmm12, zmm12, zmm27                               ;   171.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   172.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   173.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   174.8 p0      27 v[1]
        vpxord zmm25, zmm25, zmm8                                ;   174.8 p5      23 w[14]
        vpternlogd zmm25, zmm20, zmm11, 0x96                     ;   175.8 p0      23 w[14]
        vmovdqa64 zmm19, zmm15                                   ;   170.8          7 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0x96                     ;   175.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   176.3 p0      28 v[2]
        vprold zmm28, zmm12, 5                                   ;   177.3 p0      27 v[0]
        vprold zmm25, zmm25, 1                                   ;   178.3 p0      23 w[14]
        vpaddd zmm14, zmm14, zmm27                               ;   176.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   177.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   178.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm24                               ;   179.8 p0      27 v[0]
        vpxord zmm7, zmm7, zmm6                                  ;   179.8 p5      23 w[15]
        vpternlogd zmm7, zmm26, zmm18, 0x96                      ;   180.8 p0      23 w[15]
        vmovdqa64 zmm19, zmm12                                   ;   175.8          7 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0x96                     ;   180.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   181.3 p0      28 v[1]
        vprold zmm28, zmm14, 5                                   ;   182.3 p0      27 v[4]
        vprold zmm7, zmm7, 1                                     ;   183.3 p0      23 w[15]
        vpaddd zmm10, zmm10, zmm27                               ;   181.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   182.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   183.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm25                               ;   184.8 p0      27 v[4]
        vpxord zmm8, zmm8, zmm9                                  ;   184.8 p5      23 w[0]
        vpternlogd zmm8, zmm24, zmm23, 0x96                      ;   185.8 p0      23 w[0]
        vmovdqa64 zmm19, zmm14                                   ;   180.8          7 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0x96                     ;   185.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   186.3 p0      28 v[0]
        vprold zmm28, zmm10, 5                                   ;   187.3 p0      27 v[3]
        vprold zmm8, zmm8, 1                                     ;   188.3 p0      23 w[0]
        vpaddd zmm13, zmm13, zmm27                               ;   186.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   187.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   188.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm7                                ;   189.8 p0      27 v[3]
        vpxord zmm6, zmm6, zmm16                                 ;   189.8 p5      23 w[1]
        vpternlogd zmm6, zmm25, zmm21, 0x96                      ;   190.8 p0      23 w[1]
        vmovdqa64 zmm19, zmm10                                   ;   185.8          7 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0x96                     ;   190.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   191.3 p0      28 v[4]
        vprold zmm28, zmm13, 5                                   ;   192.3 p0      27 v[2]
        vprold zmm6, zmm6, 1                                     ;   193.3 p0      23 w[1]
        vpaddd zmm15, zmm15, zmm27                               ;   191.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   192.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   193.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm8                                ;   194.8 p0      27 v[2]
        vpxord zmm9, zmm9, zmm5                                  ;   194.8 p5      23 w[2]
        vpternlogd zmm9, zmm7, zmm22, 0x96                       ;   195.8 p0      23 w[2]
        vmovdqa64 zmm19, zmm13                                   ;   190.8          7 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0x96                     ;   195.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   196.3 p0      28 v[3]
        vprold zmm28, zmm15, 5                                   ;   197.3 p0      27 v[1]
        vprold zmm9, zmm9, 1                                     ;   198.3 p0      23 w[2]
        vpaddd zmm12, zmm12, zmm27                               ;   196.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   197.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   198.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm6                                ;   199.8 p0      27 v[1]
        vpxord zmm16, zmm16, zmm17                               ;   199.8 p5      23 w[3]
        vpternlogd zmm16, zmm8, zmm20, 0x96                      ;   200.8 p0      23 w[3]
        vmovdqa64 zmm19, zmm15                                   ;   195.8          7 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0x96                     ;   200.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   201.3 p0      28 v[2]
        vprold zmm28, zmm12, 5                                   ;   202.3 p0      27 v[0]
        vprold zmm16, zmm16, 1                                   ;   203.3 p0      23 w[3]
        vpaddd zmm14, zmm14, zmm27                               ;   201.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   202.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   203.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm9                                ;   204.8 p0      27 v[0]
        vpxord zmm5, zmm5, zmm11                                 ;   204.8 p5      23 w[4]
        vpternlogd zmm5, zmm6, zmm26, 0x96                       ;   205.8 p0      23 w[4]
        vmovdqa64 zmm19, zmm12                                   ;   200.8          7 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0x96                     ;   205.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   206.3 p0      28 v[1]
        vprold zmm28, zmm14, 5                                   ;   207.3 p0      27 v[4]
        vprold zmm5, zmm5, 1                                     ;   208.3 p0      23 w[4]
        vpaddd zmm10, zmm10, zmm27                               ;   206.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   207.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   208.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm16                               ;   209.8 p0      27 v[4]
        vpxord zmm17, zmm17, zmm18                               ;   209.8 p5      23 w[5]
        vpternlogd zmm17, zmm9, zmm24, 0x96                      ;   210.8 p0      23 w[5]
        vmovdqa64 zmm19, zmm14                                   ;   205.8          7 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0x96                     ;   210.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   211.3 p0      28 v[0]
        vprold zmm28, zmm10, 5                                   ;   212.3 p0      27 v[3]
        vprold zmm17, zmm17, 1                                   ;   213.3 p0      23 w[5]
        vpaddd zmm13, zmm13, zmm27                               ;   211.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   212.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   213.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm5                                ;   214.8 p0      27 v[3]
        vpxord zmm11, zmm11, zmm23                               ;   214.8 p5      23 w[6]
        vpternlogd zmm11, zmm16, zmm25, 0x96                     ;   215.8 p0      23 w[6]
        vmovdqa64 zmm19, zmm10                                   ;   210.8          7 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0x96                     ;   215.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   216.3 p0      28 v[4]
        vprold zmm28, zmm13, 5                                   ;   217.3 p0      27 v[2]
        vprold zmm11, zmm11, 1                                   ;   218.3 p0      23 w[6]
        vpaddd zmm15, zmm15, zmm27                               ;   216.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   217.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   218.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm17                               ;   219.8 p0      27 v[2]
        vpxord zmm18, zmm18, zmm21                               ;   219.8 p5      23 w[7]
        vpternlogd zmm18, zmm5, zmm7, 0x96                       ;   220.8 p0      23 w[7]
        vmovdqa64 zmm19, zmm13                                   ;   215.8          7 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0x96                     ;   220.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   221.3 p0      28 v[3]
        vprold zmm28, zmm15, 5                                   ;   222.3 p0      27 v[1]
        vprold zmm18, zmm18, 1                                   ;   223.3 p0      23 w[7]
        vpaddd zmm12, zmm12, zmm27                               ;   221.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   222.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   223.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm11                               ;   224.8 p0      27 v[1]
        vpxord zmm23, zmm23, zmm22                               ;   224.8 p5      23 w[8]
        vpternlogd zmm23, zmm17, zmm8, 0x96                      ;   225.8 p0      23 w[8]
        vmovdqa64 zmm19, zmm15                                   ;   220.8          7 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0x96                     ;   225.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   226.3 p0      28 v[2]
        vprold zmm28, zmm12, 5                                   ;   227.3 p0      27 v[0]
        vprold zmm23, zmm23, 1                                   ;   228.3 p0      23 w[8]
        vpaddd zmm14, zmm14, zmm27                               ;   226.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   227.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   228.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm18                               ;   229.8 p0      27 v[0]
        vpxord zmm21, zmm21, zmm20                               ;   229.8 p5      23 w[9]
        vmovdqa64 zmm19, zmm12                                   ;   225.8          8 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0xe8                     ;   230.3 p0       8 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   231.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   232.3 p0      27 v[4]
        vpternlogd zmm21, zmm11, zmm6, 0x96                      ;   230.8 p5      23 w[9]
        vprold zmm21, zmm21, 1                                   ;   233.3 p0      23 w[9]
        vmovdqu64 zmm28, [rel sha1_blocks.T0_constants512 + 256] ;    96.5 p2      27 v[4] reload
        vpaddd zmm10, zmm10, zmm28                               ;   231.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   232.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   233.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm23                               ;   234.8 p0      27 v[4]
        vpxord zmm22, zmm22, zmm26                               ;   234.8 p5      23 w[10]
        vpternlogd zmm22, zmm18, zmm9, 0x96                      ;   235.8 p0      23 w[10]
        vmovdqa64 zmm19, zmm14                                   ;   230.8          8 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0xe8                     ;   235.8 p5       8 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   236.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   237.3 p0      27 v[3]
        vprold zmm22, zmm22, 1                                   ;   238.3 p0      23 w[10]
        vpaddd zmm13, zmm13, zmm28                               ;   236.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   237.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   238.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm21                               ;   239.8 p0      27 v[3]
        vpxord zmm20, zmm20, zmm24                               ;   239.8 p5      23 w[11]
        vpternlogd zmm20, zmm23, zmm16, 0x96                     ;   240.8 p0      23 w[11]
        vmovdqa64 zmm19, zmm10                                   ;   235.8          8 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0xe8                     ;   240.8 p5       8 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   241.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   242.3 p0      27 v[2]
        vprold zmm20, zmm20, 1                                   ;   243.3 p0      23 w[11]
        vpaddd zmm15, zmm15, zmm28                               ;   241.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   242.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   243.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm22                               ;   244.8 p0      27 v[2]
        vpxord zmm26, zmm26, zmm25                               ;   244.8 p5      23 w[12]
        vpternlogd zmm26, zmm21, zmm5, 0x96                      ;   245.8 p0      23 w[12]
        vmovdqa64 zmm19, zmm13                                   ;   240.8          8 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0xe8                     ;   245.8 p5       8 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   246.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   247.3 p0      27 v[1]
        vprold zmm26, zmm26, 1                                   ;   248.3 p0      23 w[12]
        vpaddd zmm12, zmm12, zmm28                               ;   246.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   247.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   248.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm20                               ;   249.8 p0      27 v[1]
        vpxord zmm24, zmm24, zmm7                                ;   249.8 p5      23 w[13]
        vpternlogd zmm24, zmm22, zmm17, 0x96                     ;   250.8 p0      23 w[13]
        vmovdqa64 zmm19, zmm15                                   ;   245.8          8 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0xe8                     ;   250.8 p5       8 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   251.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   252.3 p0      27 v[0]
        vprold zmm24, zmm24, 1                                   ;   253.3 p0      23 w[13]
        vpaddd zmm14, zmm14, zmm28                               ;   251.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   252.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   253.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   254.8 p0      27 v[0]
        vpxord zmm25, zmm25, zmm8                                ;   254.8 p5      23 w[14]
        vpternlogd zmm25, zmm20, zmm11, 0x96                     ;   255.8 p0      23 w[14]
        vmovdqa64 zmm19, zmm12                                   ;   250.8          8 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0xe8                     ;   255.8 p5       8 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   256.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   257.3 p0      27 v[4]
        vprold zmm25, zmm25, 1                                   ;   258.3 p0      23 w[14]
        vpaddd zmm10, zmm10, zmm28                               ;   256.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   257.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   258.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm24                               ;   259.8 p0      27 v[4]
        vpxord zmm7, zmm7, zmm6                                  ;   259.8 p5      23 w[15]
        vpternlogd zmm7, zmm26, zmm18, 0x96                      ;   260.8 p0      23 w[15]
        vmovdqa64 zmm19, zmm14                                   ;   255.8          8 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0xe8                     ;   260.8 p5       8 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   261.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   262.3 p0      27 v[3]
        vprold zmm7, zmm7, 1                                     ;   263.3 p0      23 w[15]
        vpaddd zmm13, zmm13, zmm28                               ;   261.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   262.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   263.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm25                               ;   264.8 p0      27 v[3]
        vpxord zmm8, zmm8, zmm9                                  ;   264.8 p5      23 w[0]
        vpternlogd zmm8, zmm24, zmm23, 0x96                      ;   265.8 p0      23 w[0]
        vmovdqa64 zmm19, zmm10                                   ;   260.8          8 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0xe8                     ;   265.8 p5       8 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   266.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   267.3 p0      27 v[2]
        vprold zmm8, zmm8, 1                                     ;   268.3 p0      23 w[0]
        vpaddd zmm15, zmm15, zmm28                               ;   266.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   267.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   268.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm7                                ;   269.8 p0      27 v[2]
        vpxord zmm6, zmm6, zmm16                                 ;   269.8 p5      23 w[1]
        vpternlogd zmm6, zmm25, zmm21, 0x96                      ;   270.8 p0      23 w[1]
        vmovdqa64 zmm19, zmm13                                   ;   265.8          8 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0xe8                     ;   270.8 p5       8 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   271.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   272.3 p0      27 v[1]
        vprold zmm6, zmm6, 1                                     ;   273.3 p0      23 w[1]
        vpaddd zmm12, zmm12, zmm28                               ;   271.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   272.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   273.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm8                                ;   274.8 p0      27 v[1]
        vpxord zmm9, zmm9, zmm5                                  ;   274.8 p5      23 w[2]
        vpternlogd zmm9, zmm7, zmm22, 0x96                       ;   275.8 p0      23 w[2]
        vmovdqa64 zmm19, zmm15                                   ;   270.8          8 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0xe8                     ;   275.8 p5       8 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   276.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   277.3 p0      27 v[0]
        vprold zmm9, zmm9, 1                                     ;   278.3 p0      23 w[2]
        vpaddd zmm14, zmm14, zmm28                               ;   276.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   277.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   278.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm6                                ;   279.8 p0      27 v[0]
        vpxord zmm16, zmm16, zmm17                               ;   279.8 p5      23 w[3]
        vpternlogd zmm16, zmm8, zmm20, 0x96                      ;   280.8 p0      23 w[3]
        vmovdqa64 zmm19, zmm12                                   ;   275.8          8 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0xe8                     ;   280.8 p5       8 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   281.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   282.3 p0      27 v[4]
        vprold zmm16, zmm16, 1                                   ;   283.3 p0      23 w[3]
        vpaddd zmm10, zmm10, zmm28                               ;   281.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   282.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   283.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm9                                ;   284.8 p0      27 v[4]
        vpxord zmm5, zmm5, zmm11                                 ;   284.8 p5      23 w[4]
        vpternlogd zmm5, zmm6, zmm26, 0x96                       ;   285.8 p0      23 w[4]
        vmovdqa64 zmm19, zmm14                                   ;   280.8          8 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0xe8                     ;   285.8 p5       8 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   286.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   287.3 p0      27 v[3]
        vprold zmm5, zmm5, 1                                     ;   288.3 p0      23 w[4]
        vpaddd zmm13, zmm13, zmm28                               ;   286.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   287.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   288.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm16                               ;   289.8 p0      27 v[3]
        vpxord zmm17, zmm17, zmm18                               ;   289.8 p5      23 w[5]
        vpternlogd zmm17, zmm9, zmm24, 0x96                      ;   290.8 p0      23 w[5]
        vmovdqa64 zmm19, zmm10                                   ;   285.8          8 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0xe8                     ;   290.8 p5       8 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   291.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   292.3 p0      27 v[2]
        vprold zmm17, zmm17, 1                                   ;   293.3 p0      23 w[5]
        vpaddd zmm15, zmm15, zmm28                               ;   291.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   292.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   293.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm5                                ;   294.8 p0      27 v[2]
        vpxord zmm11, zmm11, zmm23                               ;   294.8 p5      23 w[6]
        vpternlogd zmm11, zmm16, zmm25, 0x96                     ;   295.8 p0      23 w[6]
        vmovdqa64 zmm19, zmm13                                   ;   290.8          8 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0xe8                     ;   295.8 p5       8 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   296.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   297.3 p0      27 v[1]
        vprold zmm11, zmm11, 1                                   ;   298.3 p0      23 w[6]
        vpaddd zmm12, zmm12, zmm28                               ;   296.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   297.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   298.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm17                               ;   299.8 p0      27 v[1]
        vpxord zmm18, zmm18, zmm21                               ;   299.8 p5      23 w[7]
        vpternlogd zmm18, zmm5, zmm7, 0x96                       ;   300.8 p0      23 w[7]
        vmovdqa64 zmm19, zmm15                                   ;   295.8          8 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0xe8                     ;   300.8 p5       8 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   301.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   302.3 p0      27 v[0]
        vprold zmm18, zmm18, 1                                   ;   303.3 p0      23 w[7]
        vpaddd zmm14, zmm14, zmm28                               ;   301.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   302.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   303.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm11                               ;   304.8 p0      27 v[0]
        vpxord zmm23, zmm23, zmm22                               ;   304.8 p5      23 w[8]
        vpternlogd zmm23, zmm17, zmm8, 0x96                      ;   305.8 p0      23 w[8]
        vmovdqa64 zmm19, zmm12                                   ;   300.8          8 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0xe8                     ;   305.8 p5       8 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   306.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   307.3 p0      27 v[4]
        vprold zmm23, zmm23, 1                                   ;   308.3 p0      23 w[8]
        vpaddd zmm10, zmm10, zmm28                               ;   306.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   307.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   308.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm18                               ;   309.8 p0      27 v[4]
        vpxord zmm21, zmm21, zmm20                               ;   309.8 p5      23 w[9]
        vpternlogd zmm21, zmm11, zmm6, 0x96                      ;   310.8 p0      23 w[9]
        vmovdqa64 zmm19, zmm14                                   ;   305.8          8 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0xe8                     ;   310.8 p5       8 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   311.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   312.3 p0      27 v[3]
        vprold zmm21, zmm21, 1                                   ;   313.3 p0      23 w[9]
        vpaddd zmm13, zmm13, zmm28                               ;   311.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   312.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   313.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm23                               ;   314.8 p0      27 v[3]
        vpxord zmm22, zmm22, zmm26                               ;   314.8 p5      23 w[10]
        vpternlogd zmm22, zmm18, zmm9, 0x96                      ;   315.8 p0      23 w[10]
        vmovdqa64 zmm19, zmm10                                   ;   310.8          8 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0xe8                     ;   315.8 p5       8 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   316.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   317.3 p0      27 v[2]
        vprold zmm22, zmm22, 1                                   ;   318.3 p0      23 w[10]
        vpaddd zmm15, zmm15, zmm28                               ;   316.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   317.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   318.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm21                               ;   319.8 p0      27 v[2]
        vpxord zmm20, zmm20, zmm24                               ;   319.8 p5      23 w[11]
        vpternlogd zmm20, zmm23, zmm16, 0x96                     ;   320.8 p0      23 w[11]
        vmovdqa64 zmm19, zmm13                                   ;   315.8          8 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0xe8                     ;   320.8 p5       8 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   321.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   322.3 p0      27 v[1]
        vprold zmm20, zmm20, 1                                   ;   323.3 p0      23 w[11]
        vpaddd zmm12, zmm12, zmm28                               ;   321.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   322.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   323.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm22                               ;   324.8 p0      27 v[1]
        vpxord zmm26, zmm26, zmm25                               ;   324.8 p5      23 w[12]
        vpternlogd zmm26, zmm21, zmm5, 0x96                      ;   325.8 p0      23 w[12]
        vmovdqa64 zmm19, zmm15                                   ;   320.8          8 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0xe8                     ;   325.8 p5       8 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   326.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   327.3 p0      27 v[0]
        vprold zmm26, zmm26, 1                                   ;   328.3 p0      23 w[12]
        vpaddd zmm14, zmm14, zmm28                               ;   326.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   327.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   328.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm20                               ;   329.8 p0      27 v[0]
        vpxord zmm24, zmm24, zmm7                                ;   329.8 p5      23 w[13]
        vmovdqa64 zmm19, zmm12                                   ;   325.8          7 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0x96                     ;   330.3 p0       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   331.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   332.3 p0      27 v[4]
        vpternlogd zmm24, zmm22, zmm17, 0x96                     ;   330.8 p5      23 w[13]
        vprold zmm24, zmm24, 1                                   ;   333.3 p0      23 w[13]
        vmovdqu64 zmm28, [rel sha1_blocks.T0_constants512 + 320] ;   133.3 p3      27 v[4] reload
        vpaddd zmm10, zmm10, zmm28                               ;   331.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   332.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   333.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   334.8 p0      27 v[4]
        vpxord zmm25, zmm25, zmm8                                ;   334.8 p5      23 w[14]
        vpternlogd zmm25, zmm20, zmm11, 0x96                     ;   335.8 p0      23 w[14]
        vmovdqa64 zmm19, zmm14                                   ;   330.8          7 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0x96                     ;   335.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   336.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   337.3 p0      27 v[3]
        vprold zmm25, zmm25, 1                                   ;   338.3 p0      23 w[14]
        vpaddd zmm13, zmm13, zmm28                               ;   336.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   337.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   338.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm24                               ;   339.8 p0      27 v[3]
        vpxord zmm7, zmm7, zmm6                                  ;   339.8 p5      23 w[15]
        vpternlogd zmm7, zmm26, zmm18, 0x96                      ;   340.8 p0      23 w[15]
        vmovdqa64 zmm19, zmm10                                   ;   335.8          7 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0x96                     ;   340.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   341.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   342.3 p0      27 v[2]
        vprold zmm7, zmm7, 1                                     ;   343.3 p0      23 w[15]
        vpaddd zmm15, zmm15, zmm28                               ;   341.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   342.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   343.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm25                               ;   344.8 p0      27 v[2]
        vpxord zmm8, zmm8, zmm9                                  ;   344.8 p5      23 w[0]
        vpternlogd zmm8, zmm24, zmm23, 0x96                      ;   345.8 p0      23 w[0]
        vmovdqa64 zmm19, zmm13                                   ;   340.8          7 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0x96                     ;   345.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   346.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   347.3 p0      27 v[1]
        vprold zmm8, zmm8, 1                                     ;   348.3 p0      23 w[0]
        vpaddd zmm12, zmm12, zmm28                               ;   346.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   347.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   348.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm7                                ;   349.8 p0      27 v[1]
        vpxord zmm6, zmm6, zmm16                                 ;   349.8 p5      23 w[1]
        vpternlogd zmm6, zmm25, zmm21, 0x96                      ;   350.8 p0      23 w[1]
        vmovdqa64 zmm19, zmm15                                   ;   345.8          7 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0x96                     ;   350.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   351.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   352.3 p0      27 v[0]
        vprold zmm6, zmm6, 1                                     ;   353.3 p0      23 w[1]
        vpaddd zmm14, zmm14, zmm28                               ;   351.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   352.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   353.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm8                                ;   354.8 p0      27 v[0]
        vpxord zmm9, zmm9, zmm5                                  ;   354.8 p5      23 w[2]
        vpternlogd zmm9, zmm7, zmm22, 0x96                       ;   355.8 p0      23 w[2]
        vmovdqa64 zmm19, zmm12                                   ;   350.8          7 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0x96                     ;   355.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   356.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   357.3 p0      27 v[4]
        vprold zmm9, zmm9, 1                                     ;   358.3 p0      23 w[2]
        vpaddd zmm10, zmm10, zmm28                               ;   356.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   357.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   358.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm6                                ;   359.8 p0      27 v[4]
        vpxord zmm16, zmm16, zmm17                               ;   359.8 p5      23 w[3]
        vpternlogd zmm16, zmm8, zmm20, 0x96                      ;   360.8 p0      23 w[3]
        vmovdqa64 zmm19, zmm14                                   ;   355.8          7 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0x96                     ;   360.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   361.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   362.3 p0      27 v[3]
        vprold zmm16, zmm16, 1                                   ;   363.3 p0      23 w[3]
        vpaddd zmm13, zmm13, zmm28                               ;   361.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   362.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   363.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm9                                ;   364.8 p0      27 v[3]
        vpxord zmm5, zmm5, zmm11                                 ;   364.8 p5      23 w[4]
        vpternlogd zmm5, zmm6, zmm26, 0x96                       ;   365.8 p0      23 w[4]
        vmovdqa64 zmm19, zmm10                                   ;   360.8          7 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0x96                     ;   365.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   366.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   367.3 p0      27 v[2]
        vprold zmm5, zmm5, 1                                     ;   368.3 p0      23 w[4]
        vpaddd zmm15, zmm15, zmm28                               ;   366.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   367.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   368.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm16                               ;   369.8 p0      27 v[2]
        vpxord zmm17, zmm17, zmm18                               ;   369.8 p5      23 w[5]
        vpternlogd zmm17, zmm9, zmm24, 0x96                      ;   370.8 p0      23 w[5]
        vmovdqa64 zmm19, zmm13                                   ;   365.8          7 v[1] copy
        vpternlogd zmm19, zmm10, zmm14, 0x96                     ;   370.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   371.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   372.3 p0      27 v[1]
        vprold zmm17, zmm17, 1                                   ;   373.3 p0      23 w[5]
        vpaddd zmm12, zmm12, zmm28                               ;   371.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   372.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   373.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm5                                ;   374.8 p0      27 v[1]
        vpxord zmm11, zmm11, zmm23                               ;   374.8 p5      23 w[6]
        vpternlogd zmm11, zmm16, zmm25, 0x96                     ;   375.8 p0      23 w[6]
        vmovdqa64 zmm19, zmm15                                   ;   370.8          7 v[0] copy
        vpternlogd zmm19, zmm13, zmm10, 0x96                     ;   375.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   376.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   377.3 p0      27 v[0]
        vprold zmm11, zmm11, 1                                   ;   378.3 p0      23 w[6]
        vpaddd zmm14, zmm14, zmm28                               ;   376.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   377.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   378.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm17                               ;   379.8 p0      27 v[0]
        vpxord zmm18, zmm18, zmm21                               ;   379.8 p5      23 w[7]
        vpternlogd zmm18, zmm5, zmm7, 0x96                       ;   380.8 p0      23 w[7]
        vmovdqa64 zmm19, zmm12                                   ;   375.8          7 v[4] copy
        vpternlogd zmm19, zmm15, zmm13, 0x96                     ;   380.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   381.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   382.3 p0      27 v[4]
        vprold zmm18, zmm18, 1                                   ;   383.3 p0      23 w[7]
        vpaddd zmm10, zmm10, zmm28                               ;   381.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   382.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   383.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm11                               ;   384.8 p0      27 v[4]
        vpxord zmm23, zmm23, zmm22                               ;   384.8 p5      23 w[8]
        vpternlogd zmm23, zmm17, zmm8, 0x96                      ;   385.8 p0      23 w[8]
        vmovdqa64 zmm19, zmm14                                   ;   380.8          7 v[3] copy
        vpternlogd zmm19, zmm12, zmm15, 0x96                     ;   385.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   386.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   387.3 p0      27 v[3]
        vprold zmm23, zmm23, 1                                   ;   388.3 p0      23 w[8]
        vpaddd zmm13, zmm13, zmm28                               ;   386.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   387.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   388.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm18                               ;   389.8 p0      27 v[3]
        vpxord zmm21, zmm21, zmm20                               ;   389.8 p5      23 w[9]
        vpternlogd zmm21, zmm11, zmm6, 0x96                      ;   390.8 p0      23 w[9]
        vmovdqa64 zmm19, zmm10                                   ;   385.8          7 v[2] copy
        vpternlogd zmm19, zmm14, zmm12, 0x96                     ;   390.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   391.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   392.3 p0      27 v[2]
        vprold zmm21, zmm21, 1                                   ;   393.3 p0      23 w[9]
        vpaddd zmm15, zmm15, zmm28                               ;   391.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   392.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   393.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm23                               ;   394.8 p0      27 v[2]
        vpxord zmm22, zmm22, zmm26                               ;   394.8 p5      23 w[10]
        vpternlogd zmm22, zmm9, zmm18, 0x96                      ;   395.8 p0      23 w[10]
        vmovdqa64 zmm9, zmm13                                    ;   390.8          7 v[1] copy
        vpternlogd zmm9, zmm10, zmm14, 0x96                      ;   395.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   396.3 p0      28 v[3]
        vprold zmm19, zmm15, 5                                   ;   397.3 p0      27 v[1]
        vprold zmm22, zmm22, 1                                   ;   398.3 p0      23 w[10]
        vpaddd zmm12, zmm12, zmm28                               ;   396.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm9                                ;   397.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   398.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm21                               ;   399.8 p0      27 v[1]
        vpxord zmm20, zmm20, zmm24                               ;   399.8 p5      23 w[11]
        vpternlogd zmm23, zmm20, zmm16, 0x96                     ;   400.8 p0      23 w[11]
        vmovdqa64 zmm9, zmm15                                    ;   395.8          7 v[0] copy
        vpternlogd zmm9, zmm13, zmm10, 0x96                      ;   400.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   401.3 p0      28 v[2]
        vprold zmm16, zmm12, 5                                   ;   402.3 p0      27 v[0]
        vprold zmm19, zmm23, 1                                   ;   403.3 p0      23 w[11]
        vpaddd zmm14, zmm14, zmm28                               ;   401.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm9                                ;   402.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm16                               ;   403.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm22                               ;   404.8 p0      27 v[0]
        vpxord zmm26, zmm26, zmm25                               ;   404.8 p5      23 w[12]
        vpternlogd zmm21, zmm26, zmm5, 0x96                      ;   405.8 p0      23 w[12]
        vmovdqa64 zmm5, zmm12                                    ;   400.8          7 v[4] copy
        vpternlogd zmm5, zmm15, zmm13, 0x96                      ;   405.8 p5       7 v[4]
        vprold zmm9, zmm12, 0x1e                                 ;   406.3 p0      28 v[1]
        vprold zmm12, zmm14, 5                                   ;   407.3 p0      27 v[4]
        vprold zmm16, zmm21, 1                                   ;   408.3 p0      23 w[12]
        vpaddd zmm10, zmm10, zmm28                               ;   406.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm5                                ;   407.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm12                               ;   408.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   409.8 p0      27 v[4]
        vpxord zmm24, zmm24, zmm7                                ;   409.8 p5      23 w[13]
        vpternlogd zmm22, zmm24, zmm17, 0x96                     ;   410.8 p0      23 w[13]
        vmovdqa64 zmm5, zmm14                                    ;   405.8          7 v[3] copy
        vpternlogd zmm5, zmm9, zmm15, 0x96                       ;   410.8 p5       7 v[3]
        vprold zmm12, zmm14, 0x1e                                ;   411.3 p0      28 v[0]
        vprold zmm14, zmm10, 5                                   ;   412.3 p0      27 v[3]
        vprold zmm17, zmm22, 1                                   ;   413.3 p0      23 w[13]
        vpaddd zmm13, zmm13, zmm28                               ;   411.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm5                                ;   412.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm14                               ;   413.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm16                               ;   414.8 p0      27 v[3]
        vpxord zmm25, zmm25, zmm8                                ;   414.8 p5      23 w[14]
        vpternlogd zmm19, zmm25, zmm11, 0x96                     ;   415.8 p0      23 w[14]
        vmovdqa64 zmm5, zmm10                                    ;   410.8          7 v[2] copy
        vpternlogd zmm5, zmm12, zmm9, 0x96                       ;   415.8 p5       7 v[2]
        vprold zmm8, zmm10, 0x1e                                 ;   416.3 p0      28 v[4]
        vprold zmm10, zmm13, 5                                   ;   417.3 p0      27 v[2]
        vprold zmm11, zmm19, 1                                   ;   418.3 p0      23 w[14]
        vpaddd zmm15, zmm15, zmm28                               ;   416.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm17                               ;   417.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm5                                ;   418.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm10                               ;   419.8 p0      27 v[2]
        vpxord zmm7, zmm7, zmm6                                  ;   419.8 p5      23 w[15]
        vpternlogd zmm16, zmm7, zmm18, 0x96                      ;   420.8 p0      23 w[15]
        vmovdqa64 zmm5, zmm13                                    ;   415.8          7 v[1] copy
        vpternlogd zmm5, zmm8, zmm12, 0x96                       ;   420.8 p5       7 v[1]
        vprold zmm6, zmm13, 0x1e                                 ;   421.3 p0      28 v[3]
        vprold zmm7, zmm15, 5                                    ;   422.3 p0      27 v[1]
        vprold zmm10, zmm16, 1                                   ;   423.3 p0      23 w[15]
        vpaddd zmm9, zmm9, zmm28                                 ;   421.8 p5      27 v[1]
        vpaddd zmm9, zmm9, zmm11                                 ;   422.8 p5      27 v[1]
        vpaddd zmm9, zmm9, zmm5                                  ;   423.8 p5      27 v[1]
        vpaddd zmm9, zmm9, zmm7                                  ;   424.8 p0      27 v[1]
        vprold zmm5, zmm9, 5                                     ;   425.8 p0      27 v[0]
        vmovdqa64 zmm7, zmm15                                    ;   420.8          7 v[0] copy
        vpternlogd zmm7, zmm6, zmm8, 0x96                        ;   424.8 p5       7 v[0]
        vprold zmm11, zmm15, 0x1e                                ;   426.3 p0      28 v[2]
        vpaddd zmm12, zmm12, zmm28                               ;   425.8 p5      30 h
        vpaddd zmm12, zmm12, [rsp + 576]                         ;   426.8 p5+p2   30 h
        vpaddd zmm12, zmm12, zmm10                               ;   427.8 p0      30 h
        vpaddd zmm12, zmm12, zmm7                                ;   428.8 p5      30 h
        vpaddd zmm12, zmm12, zmm5                                ;   429.8 p0      30 h
        vpaddd zmm9, zmm9, [rsp + 512]                           ;   428.8 p5+p3   30 h
        vpaddd zmm11, zmm11, [rsp + 448]                         ;   429.3 p0+p2   30 h
        vpaddd zmm6, zmm6, [rsp + 384]                           ;   429.8 p5+p3   30 h
        vpaddd zmm8, zmm8, [rsp + 320]                           ;   430.3 p0+p2   30 h
        add rbx, 0x40                                            ;   199.8 p1      16 blocks
        mov qword [rsp + 960], rbx                               ;   200.8 p7+p4   16 blocks
        add rdx, 0x40                                            ;   201.0 p6      16 blocks
        mov qword [rsp + 952], rdx                               ;   202.0 p8+p9   16 blocks
        add rcx, 0x40                                            ;   202.0 p11     16 blocks
        add rax, 0x40                                            ;   202.2 p1      16 blocks
        mov rdx, qword [rsp + 944]                               ;   202.3 p10     16 blocks
        add rdx, 0x40                                            ;   207.3 p6      16 blocks
        mov qword [rsp + 944], rdx                               ;   208.3 p7+p4   16 blocks
        add rbp, 0x40                                            ;   204.5 p11     16 blocks
        add rdi, 0x40                                            ;   204.7 p1      16 blocks
        add rsi, 0x40                                            ;   204.8 p6      16 blocks
        add r15, 0x40                                            ;   205.8 p11     16 blocks
        add r14, 0x40                                            ;   206.0 p1      16 blocks
        add r13, 0x40                                            ;   206.8 p6      16 blocks
        add r12, 0x40                                            ;   207.0 p11     16 blocks
        add r11, 0x40                                            ;   207.2 p1      16 blocks
        add r10, 0x40                                            ;   207.8 p6      16 blocks
        add r9, 0x40                                             ;   208.3 p11     16 blocks
        add r8, 0x40                                             ;   209.3 p1      16 blocks
        vmovdqa64 zmm0, zmm12                                    ;   430.8         30 h copy
        vmovdqa64 zmm1, zmm9                                     ;   429.8         30 h copy
        vmovdqa64 zmm2, zmm11                                    ;   430.3         30 h copy
        vmovdqa64 zmm3, zmm6                                     ;   430.8         30 h copy
        vmovdqa64 zmm4, zmm8                                     ;   431.3         30 h copy
        cmp r8, qword [rsp + 840]                                ;                    more blocks?
        jne .blocks_1
        mov qword [rsp + 832], r8                                ;                    resident
        mov qword [rsp + 848], r9                                ;                    resident
        mov qword [rsp + 856], r10                               ;                    resident
        mov qword [rsp + 864], r11                               ;                    resident
        mov qword [rsp + 872], r12                               ;                    resident
        mov qword [rsp + 880], r13                               ;                    resident
        mov qword [rsp + 888], r14                               ;                    resident
        mov qword [rsp + 896], r15                               ;                    resident
        mov qword [rsp + 904], rsi                               ;                    resident
        mov qword [rsp + 912], rdi                               ;                    resident
        mov qword [rsp + 920], rbp                               ;                    resident
        mov qword [rsp + 928], rax                               ;                    resident
        mov qword [rsp + 936], rcx                               ;                    resident
        vmovdqu64 [rsp + 64], zmm0                               ;                    resident
        vmovdqu64 [rsp + 128], zmm1                              ;                    resident
        vmovdqu64 [rsp + 192], zmm2                              ;                    resident
        vmovdqu64 [rsp + 256], zmm3                              ;                    resident
        vmovdqu64 [rsp + 0], zmm4                                ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 128]                              ;     0.0 p2      16 blocks reload
        vmovdqu64 zmm1, [rsp + 64]                               ;     0.2 p3      16 blocks reload
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
        mov r8, qword [rsp + 704]                                ;     4.0 p10     16 blocks reload
        vmovdqu64 [r8], xmm3                                     ;     9.2 p7+p4   16 blocks
        mov r9, qword [rsp + 712]                                ;     4.3 p2      16 blocks reload
        vmovdqu64 [r9], xmm2                                     ;     9.2 p8+p9   16 blocks
        mov r10, qword [rsp + 720]                               ;     4.7 p3      16 blocks reload
        vmovdqu64 [r10], xmm4                                    ;     9.2 p7+p4   16 blocks
        mov r11, qword [rsp + 728]                               ;     5.0 p10     16 blocks reload
        vmovdqu64 [r11], xmm0                                    ;     9.2 p8+p9   16 blocks
        mov r12, qword [rsp + 736]                               ;     5.3 p2      16 blocks reload
        vmovdqu64 [r12], xmm1                                    ;    12.2 p7+p4   16 blocks
        mov r13, qword [rsp + 744]                               ;     5.7 p3      16 blocks reload
        vmovdqu64 [r13], xmm5                                    ;    12.3 p8+p9   16 blocks
        mov r14, qword [rsp + 752]                               ;     6.0 p10     16 blocks reload
        vmovdqu64 [r14], xmm6                                    ;    13.3 p7+p4   16 blocks
        mov r15, qword [rsp + 760]                               ;     6.3 p2      16 blocks reload
        vmovdqu64 [r15], xmm7                                    ;    14.3 p8+p9   16 blocks
        mov rsi, qword [rsp + 768]                               ;     6.7 p3      16 blocks reload
        vmovdqu64 [rsi], xmm8                                    ;    15.3 p7+p4   16 blocks
        mov rdi, qword [rsp + 776]                               ;     7.0 p10     16 blocks reload
        vmovdqu64 [rdi], xmm9                                    ;    16.3 p8+p9   16 blocks
        mov rbp, qword [rsp + 784]                               ;     7.3 p2      16 blocks reload
        vmovdqu64 [rbp], xmm10                                   ;    17.3 p7+p4   16 blocks
        mov rax, qword [rsp + 792]                               ;     7.7 p3      16 blocks reload
        vmovdqu64 [rax], xmm11                                   ;    18.3 p8+p9   16 blocks
        mov rcx, qword [rsp + 800]                               ;     8.0 p10     16 blocks reload
        vmovdqu64 [rcx], xmm12                                   ;    19.3 p7+p4   16 blocks
        mov rdx, qword [rsp + 808]                               ;     8.3 p2      16 blocks reload
        vmovdqu64 [rdx], xmm13                                   ;    20.3 p8+p9   16 blocks
        mov rbx, qword [rsp + 816]                               ;     8.7 p3      16 blocks reload
        vmovdqu64 [rbx], xmm14                                   ;    21.3 p7+p4   16 blocks
        vmovdqu64 zmm0, [rsp + 0]                                ;     9.3 p2      16 blocks reload
        vmovd [r8 + 16], xmm0                                    ;    15.3 p8+p9   16 blocks
        mov r8, qword [rsp + 824]                                ;     9.3 p10     16 blocks reload
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
        mov rcx, qword [rsp + 968]                               ;                    frame
        vpxord zmm0, zmm0, zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                               ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 512], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 576], zmm0                              ;                    cleared
        vmovdqu64 [rsp + 640], zmm0                              ;                    cleared
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
