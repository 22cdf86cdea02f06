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
;   blocks: 1043 uops, planned 431.3; bounds: width 173.8, ports 426.5, path 174.0
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
        vmovdqa64 zmm11, zmm3                                    ;     7.5          6 v[4] copy
        vpternlogd zmm11, zmm1, zmm2, 0xb8                       ;     8.3 p0       6 v[4]
        vprold zmm12, zmm1, 0x1e                                 ;     9.3 p0      28 v[1]
        vpaddd zmm10, zmm10, zmm11                               ;    10.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm4                                ;    11.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm8                                ;    25.3 p0      27 v[4]
        vmovdqu64 zmm11, [rel sha1_blocks.T0_constants512 + 128] ;     8.5 p2      27 v[4] reload
        vpaddd zmm10, zmm10, zmm11                               ;    26.3 p0      27 v[4]
        vmovdqa64 zmm13, zmm2                                    ;     8.8          6 v[3] copy
        vpternlogd zmm13, zmm0, zmm12, 0xb8                      ;    14.3 p0       6 v[3]
        vprold zmm14, zmm0, 0x1e                                 ;    15.3 p0      28 v[0]
        vprold zmm15, zmm10, 5                                   ;    27.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm3                                ;    17.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm15                               ;    28.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm6                                ;    29.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm11                               ;    30.3 p0      27 v[3]
        vmovdqa64 zmm15, zmm12                                   ;    10.3          6 v[2] copy
        vpternlogd zmm15, zmm10, zmm14, 0xb8                     ;    27.3 p0       6 v[2]
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
        vmovdqa64 zmm19, zmm14                                   ;    16.3          6 v[1] copy
        vpternlogd zmm19, zmm13, zmm10, 0xb8                     ;    31.3 p5       6 v[1]
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
        vmovdqa64 zmm21, zmm10                                   ;    28.3          6 v[0] copy
        vpternlogd zmm21, zmm15, zmm13, 0xb8                     ;    35.3 p0       6 v[0]
        vprold zmm15, zmm15, 0x1e                                ;    35.3 p0      28 v[2]
        vpaddd zmm14, zmm14, zmm21                               ;    36.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm20                               ;    38.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm11                               ;    39.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;    48.8 p0      27 v[0]
        vmovdqa64 zmm20, zmm13                                   ;    32.3          6 v[4] copy
        vpternlogd zmm20, zmm12, zmm15, 0xb8                     ;    38.3 p0       6 v[4]
        vprold zmm12, zmm12, 0x1e                                ;    39.3 p0      28 v[1]
        vprold zmm21, zmm14, 5                                   ;    49.8 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm20                               ;    41.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm21                               ;    50.8 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm11                               ;    51.8 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm17                               ;    52.8 p0      27 v[4]
        vmovdqa64 zmm20, zmm15                                   ;    36.3          6 v[3] copy
        vpternlogd zmm20, zmm14, zmm12, 0xb8                     ;    49.8 p0       6 v[3]
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
        vmovdqa64 zmm24, zmm12                                   ;    40.3          6 v[2] copy
        vpternlogd zmm24, zmm10, zmm14, 0xb8                     ;    53.8 p0       6 v[2]
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
        vmovdqa64 zmm24, zmm14                                   ;    50.8          6 v[1] copy
        vpternlogd zmm24, zmm13, zmm10, 0xb8                     ;    57.8 p0       6 v[1]
        vprold zmm13, zmm13, 0x1e                                ;    57.8 p0      28 v[3]
        vprold zmm25, zmm15, 5                                   ;    60.8 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm24                               ;    59.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm25                               ;    61.8 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm11                               ;    62.8 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm23                               ;    75.8 p0      27 v[1]
        vmovdqa64 zmm24, zmm10                                   ;    54.8          6 v[0] copy
        vpternlogd zmm24, zmm15, zmm13, 0xb8                     ;    63.3 p0       6 v[0]
        vprold zmm15, zmm15, 0x1e                                ;    64.3 p0      28 v[2]
        vpaddd zmm14, zmm14, zmm24                               ;    65.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm11                               ;    66.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm21                               ;    78.8 p0      27 v[0]
        vprold zmm24, zmm12, 5                                   ;    76.8 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm24                               ;    79.8 p0      27 v[0]
        vpaddd zmm10, zmm10, zmm11                               ;    70.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm22                               ;    79.8 p0      27 v[4]
        vmovdqa64 zmm24, zmm13                                   ;    58.8          6 v[4] copy
        vpternlogd zmm24, zmm12, zmm15, 0xb8                     ;    76.8 p0       6 v[4]
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
        vmovdqa64 zmm29, zmm15                                   ;    65.3          6 v[3] copy
        vpternlogd zmm29, zmm14, zmm12, 0xb8                     ;    80.8 p5       6 v[3]
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
        vmovdqa64 zmm27, zmm12                                   ;    77.8          6 v[2] copy
        vpternlogd zmm27, zmm10, zmm14, 0xb8                     ;    84.3 p0       6 v[2]
        vprold zmm10, zmm10, 0x1e                                ;    85.3 p0      28 v[4]
        vpaddd zmm15, zmm15, zmm11                               ;    86.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;    87.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm16                               ;    88.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   100.8 p0      27 v[2]
        vmovdqa64 zmm16, zmm14                                   ;    83.3          6 v[1] copy
        vpternlogd zmm16, zmm13, zmm10, 0xb8                     ;    90.3 p0       6 v[1]
        vprold zmm13, zmm13, 0x1e                                ;    91.3 p0      28 v[3]
        vpaddd zmm12, zmm12, zmm11                               ;    92.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm16                               ;    93.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm24                               ;   103.8 p0      27 v[1]
        vprold zmm16, zmm15, 5                                   ;   101.8 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm16                               ;   104.8 p0      27 v[1]
        vmovdqa64 zmm16, zmm10                                   ;    86.3          6 v[0] copy
        vpternlogd zmm16, zmm15, zmm13, 0xb8                     ;   101.8 p0       6 v[0]
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
        vmovdqa64 zmm16, zmm13                                   ;    92.3          6 v[4] copy
        vpternlogd zmm16, zmm12, zmm15, 0xb8                     ;   106.8 p5       6 v[4]
        vpaddd zmm10, zmm10, zmm16                               ;   110.8 p0      27 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   108.3 p0      28 v[1]
        vmovdqa64 zmm16, zmm9                                    ;    50.3         23 w[0] copy
        vpternlogd zmm16, zmm24, zmm23, 0x96                     ;   107.8 p5      23 w[0]
        vpxord zmm8, zmm8, zmm16                                 ;   108.8 p5      23 w[0]
        vprold zmm8, zmm8, 1                                     ;   109.8 p0      23 w[0]
        vprold zmm16, zmm10, 5                                   ;   111.8 p0      27 v[3]
        vmovdqa64 zmm27, zmm15                                   ;   102.8          6 v[3] copy
        vpternlogd zmm27, zmm14, zmm12, 0xb8                     ;   109.8 p5       6 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   111.3 p0      28 v[0]
        vpaddd zmm13, zmm13, zmm11                               ;   110.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   111.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm16                               ;   112.8 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm8                                ;   113.8 p5      27 v[3]
        vmovdqa64 zmm16, zmm5                                    ;    52.3         23 w[1] copy
        vpternlogd zmm16, zmm25, zmm21, 0x96                     ;   113.3 p0      23 w[1]
        vpxord zmm6, zmm6, zmm16                                 ;   114.3 p5      23 w[1]
        vprold zmm6, zmm6, 1                                     ;   115.3 p0      23 w[1]
        vprold zmm16, zmm13, 5                                   ;   115.3 p0      27 v[2]
        vmovdqa64 zmm27, zmm12                                   ;   109.3          6 v[2] copy
        vpternlogd zmm27, zmm10, zmm14, 0xb8                     ;   114.8 p5       6 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   116.3 p0      28 v[4]
        vmovdqa64 zmm28, zmm19                                   ;    53.7         23 w[2] copy
        vpternlogd zmm28, zmm7, zmm22, 0x96                      ;   115.8 p5      23 w[2]
        vpxord zmm9, zmm9, zmm28                                 ;   116.8 p5      23 w[2]
        vprold zmm9, zmm9, 1                                     ;   117.8 p0      23 w[2]
        vpaddd zmm15, zmm15, zmm11                               ;   117.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   118.8 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm16                               ;   119.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm6                                ;   120.8 p0      27 v[2]
        vpternlogd zmm5, zmm20, zmm17, 0x96                      ;   119.8 p5      23 w[3]
        vmovdqa64 zmm16, zmm14                                   ;   112.3          6 v[1] copy
        vpternlogd zmm16, zmm13, zmm10, 0xb8                     ;   120.3 p0       6 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   121.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   122.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm11                               ;   120.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm16                               ;   121.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   123.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm9                                ;   124.3 p0      27 v[1]
        vpternlogd zmm19, zmm26, zmm18, 0x96                     ;   123.8 p5      23 w[4]
        vpxord zmm5, zmm5, zmm8                                  ;   124.3 p0      23 w[3]
        vprold zmm5, zmm5, 1                                     ;   125.3 p0      23 w[3]
        vmovdqa64 zmm16, zmm10                                   ;   117.3          6 v[0] copy
        vpternlogd zmm16, zmm15, zmm13, 0xb8                     ;   124.8 p5       6 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   126.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   127.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm11                               ;   125.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm16                               ;   126.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   128.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm5                                ;   129.3 p0      27 v[0]
        vmovdqu64 zmm11, [rsp + 640]                             ;    58.3 p3      22 w[4] reload
        vpternlogd zmm17, zmm24, zmm11, 0x96                     ;   128.8 p5      23 w[5]
        vpxord zmm19, zmm19, zmm6                                ;   129.3 p0      23 w[4]
        vprold zmm16, zmm19, 1                                   ;   130.3 p0      23 w[4]
        vmovdqa64 zmm19, zmm12                                   ;   125.3          7 v[4] copy
        vpternlogd zmm19, zmm13, zmm15, 0x96                     ;   129.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   131.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   132.3 p0      27 v[4]
        vmovdqu64 zmm28, [rel sha1_blocks.T0_constants512 + 192] ;    59.7 p2      27 v[4] reload
        vpaddd zmm10, zmm10, zmm28                               ;   130.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   131.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   133.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm16                               ;   134.3 p0      27 v[4]
        vpternlogd zmm18, zmm25, zmm23, 0x96                     ;   133.8 p5      23 w[6]
        vpxord zmm17, zmm17, zmm9                                ;   134.3 p0      23 w[5]
        vprold zmm17, zmm17, 1                                   ;   135.3 p0      23 w[5]
        vmovdqa64 zmm19, zmm14                                   ;   130.3          7 v[3] copy
        vpternlogd zmm19, zmm15, zmm12, 0x96                     ;   134.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   136.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   137.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   135.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   136.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   138.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm17                               ;   139.3 p0      27 v[3]
        vpternlogd zmm11, zmm7, zmm21, 0x96                      ;   138.8 p5      23 w[7]
        vpxord zmm18, zmm18, zmm5                                ;   139.3 p0      23 w[6]
        vprold zmm18, zmm18, 1                                   ;   140.3 p0      23 w[6]
        vmovdqa64 zmm19, zmm10                                   ;   135.3          7 v[2] copy
        vpternlogd zmm19, zmm12, zmm14, 0x96                     ;   139.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   141.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   142.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   140.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   141.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   143.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm18                               ;   144.3 p0      27 v[2]
        vpternlogd zmm23, zmm8, zmm22, 0x96                      ;   143.8 p5      23 w[8]
        vpxord zmm11, zmm11, zmm16                               ;   144.3 p0      23 w[7]
        vprold zmm11, zmm11, 1                                   ;   145.3 p0      23 w[7]
        vmovdqa64 zmm19, zmm13                                   ;   140.3          7 v[1] copy
        vpternlogd zmm19, zmm14, zmm10, 0x96                     ;   144.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   146.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   147.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   145.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm19                               ;   146.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   148.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm11                               ;   149.3 p0      27 v[1]
        vpternlogd zmm21, zmm6, zmm20, 0x96                      ;   148.8 p5      23 w[9]
        vpxord zmm23, zmm23, zmm17                               ;   149.3 p0      23 w[8]
        vprold zmm19, zmm23, 1                                   ;   150.3 p0      23 w[8]
        vmovdqa64 zmm23, zmm15                                   ;   145.3          7 v[0] copy
        vpternlogd zmm23, zmm10, zmm13, 0x96                     ;   149.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   151.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   152.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   150.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm23                               ;   151.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   153.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm19                               ;   154.3 p0      27 v[0]
        vpternlogd zmm22, zmm9, zmm26, 0x96                      ;   153.8 p5      23 w[10]
        vpxord zmm21, zmm21, zmm18                               ;   154.3 p0      23 w[9]
        vprold zmm21, zmm21, 1                                   ;   155.3 p0      23 w[9]
        vmovdqa64 zmm23, zmm12                                   ;   150.3          7 v[4] copy
        vpternlogd zmm23, zmm13, zmm15, 0x96                     ;   154.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   156.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   157.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   155.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm23                               ;   156.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   158.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm21                               ;   159.3 p0      27 v[4]
        vpternlogd zmm20, zmm5, zmm24, 0x96                      ;   158.8 p5      23 w[11]
        vpxord zmm22, zmm22, zmm11                               ;   159.3 p0      23 w[10]
        vprold zmm22, zmm22, 1                                   ;   160.3 p0      23 w[10]
        vmovdqa64 zmm23, zmm14                                   ;   155.3          7 v[3] copy
        vpternlogd zmm23, zmm15, zmm12, 0x96                     ;   159.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   161.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   162.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   160.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm23                               ;   161.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   163.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm22                               ;   164.3 p0      27 v[3]
        vpternlogd zmm26, zmm16, zmm25, 0x96                     ;   163.8 p5      23 w[12]
        vpxord zmm20, zmm20, zmm19                               ;   164.3 p0      23 w[11]
        vprold zmm20, zmm20, 1                                   ;   165.3 p0      23 w[11]
        vmovdqa64 zmm23, zmm10                                   ;   160.3          7 v[2] copy
        vpternlogd zmm23, zmm12, zmm14, 0x96                     ;   164.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   166.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   167.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   165.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm23                               ;   166.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   168.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm20                               ;   169.3 p0      27 v[2]
        vpternlogd zmm24, zmm17, zmm7, 0x96                      ;   168.8 p5      23 w[13]
        vpxord zmm26, zmm26, zmm21                               ;   169.3 p0      23 w[12]
        vprold zmm23, zmm26, 1                                   ;   170.3 p0      23 w[12]
        vmovdqa64 zmm26, zmm13                                   ;   165.3          7 v[1] copy
        vpternlogd zmm26, zmm14, zmm10, 0x96                     ;   169.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   171.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   172.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   170.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   171.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   173.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm23                               ;   174.3 p0      27 v[1]
        vpternlogd zmm25, zmm18, zmm8, 0x96                      ;   173.8 p5      23 w[14]
        vpxord zmm24, zmm24, zmm22                               ;   174.3 p0      23 w[13]
        vprold zmm24, zmm24, 1                                   ;   175.3 p0      23 w[13]
        vmovdqa64 zmm26, zmm15                                   ;   170.3          7 v[0] copy
        vpternlogd zmm26, zmm10, zmm13, 0x96                     ;   174.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   176.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   177.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   175.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   176.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   178.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm24                               ;   179.3 p0      27 v[0]
        vpternlogd zmm7, zmm11, zmm6, 0x96                       ;   178.8 p5      23 w[15]
        vpxord zmm25, zmm25, zmm20                               ;   179.3 p0      23 w[14]
        vprold zmm25, zmm25, 1                                   ;   180.3 p0      23 w[14]
        vmovdqa64 zmm26, zmm12                                   ;   175.3          7 v[4] copy
        vpternlogd zmm26, zmm13, zmm15, 0x96                     ;   179.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   181.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   182.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   180.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   181.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   183.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm25                               ;   184.3 p0      27 v[4]
        vpternlogd zmm8, zmm19, zmm9, 0x96                       ;   183.8 p5      23 w[0]
        vpxord zmm7, zmm7, zmm23                                 ;   184.3 p0      23 w[15]
        vprold zmm7, zmm7, 1                                     ;   185.3 p0      23 w[15]
        vmovdqa64 zmm26, zmm14                                   ;   180.3          7 v[3] copy
        vpternlogd zmm26, zmm15, zmm12, 0x96                     ;   184.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   186.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   187.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   185.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm26                               ;   186.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   188.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm7                                ;   189.3 p0      27 v[3]
        vpternlogd zmm6, zmm21, zmm5, 0x96                       ;   188.8 p5      23 w[1]
        vpxord zmm8, zmm8, zmm24                                 ;   189.3 p0      23 w[0]
        vprold zmm8, zmm8, 1                                     ;   190.3 p0      23 w[0]
        vmovdqa64 zmm26, zmm10                                   ;   185.3          7 v[2] copy
        vpternlogd zmm26, zmm12, zmm14, 0x96                     ;   189.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   191.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   192.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   190.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   191.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   193.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm8                                ;   194.3 p0      27 v[2]
        vpternlogd zmm9, zmm22, zmm16, 0x96                      ;   193.8 p5      23 w[2]
        vpxord zmm6, zmm6, zmm25                                 ;   194.3 p0      23 w[1]
        vprold zmm6, zmm6, 1                                     ;   195.3 p0      23 w[1]
        vmovdqa64 zmm26, zmm13                                   ;   190.3          7 v[1] copy
        vpternlogd zmm26, zmm14, zmm10, 0x96                     ;   194.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   196.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   197.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   195.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   196.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   198.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm6                                ;   199.3 p0      27 v[1]
        vpternlogd zmm5, zmm20, zmm17, 0x96                      ;   198.8 p5      23 w[3]
        vpxord zmm9, zmm9, zmm7                                  ;   199.3 p0      23 w[2]
        vprold zmm9, zmm9, 1                                     ;   200.3 p0      23 w[2]
        vmovdqa64 zmm26, zmm15                                   ;   195.3          7 v[0] copy
        vpternlogd zmm26, zmm10, zmm13, 0x96                     ;   199.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   201.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   202.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   200.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   201.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   203.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm9                                ;   204.3 p0      27 v[0]
        vpternlogd zmm16, zmm23, zmm18, 0x96                     ;   203.8 p5      23 w[4]
        vpxord zmm5, zmm5, zmm8                                  ;   204.3 p0      23 w[3]
        vprold zmm5, zmm5, 1                                     ;   205.3 p0      23 w[3]
        vmovdqa64 zmm26, zmm12                                   ;   200.3          7 v[4] copy
        vpternlogd zmm26, zmm13, zmm15, 0x96                     ;   204.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   206.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   207.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   205.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   206.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   208.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm5                                ;   209.3 p0      27 v[4]
        vpternlogd zmm17, zmm24, zmm11, 0x96                     ;   208.8 p5      23 w[5]
        vpxord zmm16, zmm16, zmm6                                ;   209.3 p0      23 w[4]
        vprold zmm16, zmm16, 1                                   ;   210.3 p0      23 w[4]
        vmovdqa64 zmm26, zmm14                                   ;   205.3          7 v[3] copy
        vpternlogd zmm26, zmm15, zmm12, 0x96                     ;   209.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   211.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   212.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   210.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm26                               ;   211.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   213.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm16                               ;   214.3 p0      27 v[3]
        vpternlogd zmm18, zmm25, zmm19, 0x96                     ;   213.8 p5      23 w[6]
        vpxord zmm17, zmm17, zmm9                                ;   214.3 p0      23 w[5]
        vprold zmm17, zmm17, 1                                   ;   215.3 p0      23 w[5]
        vmovdqa64 zmm26, zmm10                                   ;   210.3          7 v[2] copy
        vpternlogd zmm26, zmm12, zmm14, 0x96                     ;   214.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   216.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   217.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   215.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   216.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   218.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm17                               ;   219.3 p0      27 v[2]
        vpternlogd zmm11, zmm7, zmm21, 0x96                      ;   218.8 p5      23 w[7]
        vpxord zmm18, zmm18, zmm5                                ;   219.3 p0      23 w[6]
        vprold zmm18, zmm18, 1                                   ;   220.3 p0      23 w[6]
        vmovdqa64 zmm26, zmm13                                   ;   215.3          7 v[1] copy
        vpternlogd zmm26, zmm14, zmm10, 0x96                     ;   219.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   221.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   222.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   220.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   221.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   223.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm18                               ;   224.3 p0      27 v[1]
        vpternlogd zmm19, zmm8, zmm22, 0x96                      ;   223.8 p5      23 w[8]
        vpxord zmm11, zmm11, zmm16                               ;   224.3 p0      23 w[7]
        vprold zmm11, zmm11, 1                                   ;   225.3 p0      23 w[7]
        vmovdqa64 zmm26, zmm15                                   ;   220.3          7 v[0] copy
        vpternlogd zmm26, zmm10, zmm13, 0x96                     ;   224.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   226.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   227.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   225.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   226.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   228.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm11                               ;   229.3 p0      27 v[0]
        vpternlogd zmm21, zmm6, zmm20, 0x96                      ;   228.8 p5      23 w[9]
        vpxord zmm19, zmm19, zmm17                               ;   229.3 p0      23 w[8]
        vprold zmm19, zmm19, 1                                   ;   230.3 p0      23 w[8]
        vmovdqa64 zmm26, zmm13                                   ;   222.3          8 v[4] copy
        vpternlogd zmm26, zmm15, zmm12, 0xe8                     ;   229.8 p5       8 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   231.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   232.3 p0      27 v[4]
        vmovdqu64 zmm28, [rel sha1_blocks.T0_constants512 + 256] ;    96.5 p3      27 v[4] reload
        vpaddd zmm10, zmm10, zmm28                               ;   230.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   231.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   233.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   234.3 p0      27 v[4]
        vpternlogd zmm22, zmm9, zmm23, 0x96                      ;   233.8 p5      23 w[10]
        vpxord zmm21, zmm21, zmm18                               ;   234.3 p0      23 w[9]
        vprold zmm21, zmm21, 1                                   ;   235.3 p0      23 w[9]
        vmovdqa64 zmm26, zmm15                                   ;   227.3          8 v[3] copy
        vpternlogd zmm26, zmm12, zmm14, 0xe8                     ;   234.8 p5       8 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   236.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   237.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   235.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm26                               ;   236.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   238.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm21                               ;   239.3 p0      27 v[3]
        vpternlogd zmm20, zmm5, zmm24, 0x96                      ;   238.8 p5      23 w[11]
        vpxord zmm22, zmm22, zmm11                               ;   239.3 p0      23 w[10]
        vprold zmm22, zmm22, 1                                   ;   240.3 p0      23 w[10]
        vmovdqa64 zmm26, zmm12                                   ;   232.3          8 v[2] copy
        vpternlogd zmm26, zmm14, zmm10, 0xe8                     ;   239.8 p5       8 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   241.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   242.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   240.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   241.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   243.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm22                               ;   244.3 p0      27 v[2]
        vpternlogd zmm23, zmm16, zmm25, 0x96                     ;   243.8 p5      23 w[12]
        vpxord zmm20, zmm20, zmm19                               ;   244.3 p0      23 w[11]
        vprold zmm20, zmm20, 1                                   ;   245.3 p0      23 w[11]
        vmovdqa64 zmm26, zmm14                                   ;   237.3          8 v[1] copy
        vpternlogd zmm26, zmm10, zmm13, 0xe8                     ;   244.8 p5       8 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   246.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   247.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   245.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   246.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   248.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm20                               ;   249.3 p0      27 v[1]
        vpternlogd zmm24, zmm17, zmm7, 0x96                      ;   248.8 p5      23 w[13]
        vpxord zmm23, zmm23, zmm21                               ;   249.3 p0      23 w[12]
        vprold zmm23, zmm23, 1                                   ;   250.3 p0      23 w[12]
        vmovdqa64 zmm26, zmm10                                   ;   242.3          8 v[0] copy
        vpternlogd zmm26, zmm13, zmm15, 0xe8                     ;   249.8 p5       8 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   251.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   252.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   250.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   251.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   253.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm23                               ;   254.3 p0      27 v[0]
        vpternlogd zmm25, zmm18, zmm8, 0x96                      ;   253.8 p5      23 w[14]
        vpxord zmm24, zmm24, zmm22                               ;   254.3 p0      23 w[13]
        vprold zmm24, zmm24, 1                                   ;   255.3 p0      23 w[13]
        vmovdqa64 zmm26, zmm13                                   ;   247.3          8 v[4] copy
        vpternlogd zmm26, zmm15, zmm12, 0xe8                     ;   254.8 p5       8 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   256.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   257.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   255.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   256.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   258.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm24                               ;   259.3 p0      27 v[4]
        vpternlogd zmm7, zmm11, zmm6, 0x96                       ;   258.8 p5      23 w[15]
        vpxord zmm25, zmm25, zmm20                               ;   259.3 p0      23 w[14]
        vprold zmm25, zmm25, 1                                   ;   260.3 p0      23 w[14]
        vmovdqa64 zmm26, zmm15                                   ;   252.3          8 v[3] copy
        vpternlogd zmm26, zmm12, zmm14, 0xe8                     ;   259.8 p5       8 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   261.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   262.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   260.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm26                               ;   261.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   263.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm25                               ;   264.3 p0      27 v[3]
        vpternlogd zmm8, zmm19, zmm9, 0x96                       ;   263.8 p5      23 w[0]
        vpxord zmm7, zmm7, zmm23                                 ;   264.3 p0      23 w[15]
        vprold zmm7, zmm7, 1                                     ;   265.3 p0      23 w[15]
        vmovdqa64 zmm26, zmm12                                   ;   257.3          8 v[2] copy
        vpternlogd zmm26, zmm14, zmm10, 0xe8                     ;   264.8 p5       8 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   266.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   267.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   265.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   266.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   268.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm7                                ;   269.3 p0      27 v[2]
        vpternlogd zmm6, zmm21, zmm5, 0x96                       ;   268.8 p5      23 w[1]
        vpxord zmm8, zmm8, zmm24                                 ;   269.3 p0      23 w[0]
        vprold zmm8, zmm8, 1                                     ;   270.3 p0      23 w[0]
        vmovdqa64 zmm26, zmm14                                   ;   262.3          8 v[1] copy
        vpternlogd zmm26, zmm10, zmm13, 0xe8                     ;   269.8 p5       8 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   271.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   272.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   270.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   271.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   273.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm8                                ;   274.3 p0      27 v[1]
        vpternlogd zmm9, zmm22, zmm16, 0x96                      ;   273.8 p5      23 w[2]
        vpxord zmm6, zmm6, zmm25                                 ;   274.3 p0      23 w[1]
        vprold zmm6, zmm6, 1                                     ;   275.3 p0      23 w[1]
        vmovdqa64 zmm26, zmm10                                   ;   267.3          8 v[0] copy
        vpternlogd zmm26, zmm13, zmm15, 0xe8                     ;   274.8 p5       8 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   276.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   277.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   275.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   276.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   278.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm6                                ;   279.3 p0      27 v[0]
        vpternlogd zmm5, zmm20, zmm17, 0x96                      ;   278.8 p5      23 w[3]
        vpxord zmm9, zmm9, zmm7                                  ;   279.3 p0      23 w[2]
        vprold zmm9, zmm9, 1                                     ;   280.3 p0      23 w[2]
        vmovdqa64 zmm26, zmm13                                   ;   272.3          8 v[4] copy
        vpternlogd zmm26, zmm15, zmm12, 0xe8                     ;   279.8 p5       8 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   281.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   282.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   280.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   281.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   283.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm9                                ;   284.3 p0      27 v[4]
        vpternlogd zmm16, zmm23, zmm18, 0x96                     ;   283.8 p5      23 w[4]
        vpxord zmm5, zmm5, zmm8                                  ;   284.3 p0      23 w[3]
        vprold zmm5, zmm5, 1                                     ;   285.3 p0      23 w[3]
        vmovdqa64 zmm26, zmm15                                   ;   277.3          8 v[3] copy
        vpternlogd zmm26, zmm12, zmm14, 0xe8                     ;   284.8 p5       8 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   286.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   287.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   285.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm26                               ;   286.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   288.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm5                                ;   289.3 p0      27 v[3]
        vpternlogd zmm17, zmm24, zmm11, 0x96                     ;   288.8 p5      23 w[5]
        vpxord zmm16, zmm16, zmm6                                ;   289.3 p0      23 w[4]
        vprold zmm16, zmm16, 1                                   ;   290.3 p0      23 w[4]
        vmovdqa64 zmm26, zmm12                                   ;   282.3          8 v[2] copy
        vpternlogd zmm26, zmm14, zmm10, 0xe8                     ;   289.8 p5       8 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   291.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   292.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   290.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   291.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   293.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm16                               ;   294.3 p0      27 v[2]
        vpternlogd zmm18, zmm25, zmm19, 0x96                     ;   293.8 p5      23 w[6]
        vpxord zmm17, zmm17, zmm9                                ;   294.3 p0      23 w[5]
        vprold zmm17, zmm17, 1                                   ;   295.3 p0      23 w[5]
        vmovdqa64 zmm26, zmm14                                   ;   287.3          8 v[1] copy
        vpternlogd zmm26, zmm10, zmm13, 0xe8                     ;   294.8 p5       8 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   296.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   297.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   295.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   296.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   298.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm17                               ;   299.3 p0      27 v[1]
        vpternlogd zmm11, zmm7, zmm21, 0x96                      ;   298.8 p5      23 w[7]
        vpxord zmm18, zmm18, zmm5                                ;   299.3 p0      23 w[6]
        vprold zmm18, zmm18, 1                                   ;   300.3 p0      23 w[6]
        vmovdqa64 zmm26, zmm10                                   ;   292.3          8 v[0] copy
        vpternlogd zmm26, zmm13, zmm15, 0xe8                     ;   299.8 p5       8 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   301.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   302.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   300.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   301.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   303.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm18                               ;   304.3 p0      27 v[0]
        vpternlogd zmm19, zmm8, zmm22, 0x96                      ;   303.8 p5      23 w[8]
        vpxord zmm11, zmm11, zmm16                               ;   304.3 p0      23 w[7]
        vprold zmm11, zmm11, 1                                   ;   305.3 p0      23 w[7]
        vmovdqa64 zmm26, zmm13                                   ;   297.3          8 v[4] copy
        vpternlogd zmm26, zmm15, zmm12, 0xe8                     ;   304.8 p5       8 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   306.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   307.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   305.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   306.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   308.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm11                               ;   309.3 p0      27 v[4]
        vpternlogd zmm21, zmm6, zmm20, 0x96                      ;   308.8 p5      23 w[9]
        vpxord zmm19, zmm19, zmm17                               ;   309.3 p0      23 w[8]
        vprold zmm19, zmm19, 1                                   ;   310.3 p0      23 w[8]
        vmovdqa64 zmm26, zmm15                                   ;   302.3          8 v[3] copy
        vpternlogd zmm26, zmm12, zmm14, 0xe8                     ;   309.8 p5       8 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   311.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   312.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   310.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm26                               ;   311.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   313.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   314.3 p0      27 v[3]
        vpternlogd zmm22, zmm9, zmm23, 0x96                      ;   313.8 p5      23 w[10]
        vpxord zmm21, zmm21, zmm18                               ;   314.3 p0      23 w[9]
        vprold zmm21, zmm21, 1                                   ;   315.3 p0      23 w[9]
        vmovdqa64 zmm26, zmm12                                   ;   307.3          8 v[2] copy
        vpternlogd zmm26, zmm14, zmm10, 0xe8                     ;   314.8 p5       8 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   316.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   317.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   315.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   316.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   318.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm21                               ;   319.3 p0      27 v[2]
        vpternlogd zmm20, zmm5, zmm24, 0x96                      ;   318.8 p5      23 w[11]
        vpxord zmm22, zmm22, zmm11                               ;   319.3 p0      23 w[10]
        vprold zmm22, zmm22, 1                                   ;   320.3 p0      23 w[10]
        vmovdqa64 zmm26, zmm14                                   ;   312.3          8 v[1] copy
        vpternlogd zmm26, zmm10, zmm13, 0xe8                     ;   319.8 p5       8 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   321.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   322.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   320.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   321.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   323.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm22                               ;   324.3 p0      27 v[1]
        vpternlogd zmm23, zmm16, zmm25, 0x96                     ;   323.8 p5      23 w[12]
        vpxord zmm20, zmm20, zmm19                               ;   324.3 p0      23 w[11]
        vprold zmm20, zmm20, 1                                   ;   325.3 p0      23 w[11]
        vmovdqa64 zmm26, zmm10                                   ;   317.3          8 v[0] copy
        vpternlogd zmm26, zmm13, zmm15, 0xe8                     ;   324.8 p5       8 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   326.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   327.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   325.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   326.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   328.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm20                               ;   329.3 p0      27 v[0]
        vpternlogd zmm24, zmm17, zmm7, 0x96                      ;   328.8 p5      23 w[13]
        vpxord zmm23, zmm23, zmm21                               ;   329.3 p0      23 w[12]
        vprold zmm23, zmm23, 1                                   ;   330.3 p0      23 w[12]
        vmovdqa64 zmm26, zmm12                                   ;   325.3          7 v[4] copy
        vpternlogd zmm26, zmm13, zmm15, 0x96                     ;   329.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   331.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   332.3 p0      27 v[4]
        vmovdqu64 zmm28, [rel sha1_blocks.T0_constants512 + 320] ;   133.3 p2      27 v[4] reload
        vpaddd zmm10, zmm10, zmm28                               ;   330.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   331.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   333.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm23                               ;   334.3 p0      27 v[4]
        vpternlogd zmm25, zmm18, zmm8, 0x96                      ;   333.8 p5      23 w[14]
        vpxord zmm24, zmm24, zmm22                               ;   334.3 p0      23 w[13]
        vprold zmm24, zmm24, 1                                   ;   335.3 p0      23 w[13]
        vmovdqa64 zmm26, zmm14                                   ;   330.3          7 v[3] copy
        vpternlogd zmm26, zmm15, zmm12, 0x96                     ;   334.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   336.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   337.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   335.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm26                               ;   336.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   338.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm24                               ;   339.3 p0      27 v[3]
        vpternlogd zmm7, zmm11, zmm6, 0x96                       ;   338.8 p5      23 w[15]
        vpxord zmm25, zmm25, zmm20                               ;   339.3 p0      23 w[14]
        vprold zmm25, zmm25, 1                                   ;   340.3 p0      23 w[14]
        vmovdqa64 zmm26, zmm10                                   ;   335.3          7 v[2] copy
        vpternlogd zmm26, zmm12, zmm14, 0x96                     ;   339.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   341.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   342.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   340.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   341.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   343.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm25                               ;   344.3 p0      27 v[2]
        vpternlogd zmm8, zmm19, zmm9, 0x96                       ;   343.8 p5      23 w[0]
        vpxord zmm7, zmm7, zmm23                                 ;   344.3 p0      23 w[15]
        vprold zmm7, zmm7, 1                                     ;   345.3 p0      23 w[15]
        vmovdqa64 zmm26, zmm13                                   ;   340.3          7 v[1] copy
        vpternlogd zmm26, zmm14, zmm10, 0x96                     ;   344.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   346.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   347.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   345.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   346.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   348.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm7                                ;   349.3 p0      27 v[1]
        vpternlogd zmm6, zmm21, zmm5, 0x96                       ;   348.8 p5      23 w[1]
        vpxord zmm8, zmm8, zmm24                                 ;   349.3 p0      23 w[0]
        vprold zmm8, zmm8, 1                                     ;   350.3 p0      23 w[0]
        vmovdqa64 zmm26, zmm15                                   ;   345.3          7 v[0] copy
        vpternlogd zmm26, zmm10, zmm13, 0x96                     ;   349.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   351.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   352.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   350.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   351.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   353.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm8                                ;   354.3 p0      27 v[0]
        vpternlogd zmm9, zmm22, zmm16, 0x96                      ;   353.8 p5      23 w[2]
        vpxord zmm6, zmm6, zmm25                                 ;   354.3 p0      23 w[1]
        vprold zmm6, zmm6, 1                                     ;   355.3 p0      23 w[1]
        vmovdqa64 zmm26, zmm12                                   ;   350.3          7 v[4] copy
        vpternlogd zmm26, zmm13, zmm15, 0x96                     ;   354.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   356.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   357.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   355.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   356.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   358.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm6                                ;   359.3 p0      27 v[4]
        vpternlogd zmm5, zmm20, zmm17, 0x96                      ;   358.8 p5      23 w[3]
        vpxord zmm9, zmm9, zmm7                                  ;   359.3 p0      23 w[2]
        vprold zmm9, zmm9, 1                                     ;   360.3 p0      23 w[2]
        vmovdqa64 zmm26, zmm14                                   ;   355.3          7 v[3] copy
        vpternlogd zmm26, zmm15, zmm12, 0x96                     ;   359.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   361.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   362.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   360.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm26                               ;   361.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   363.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm9                                ;   364.3 p0      27 v[3]
        vpternlogd zmm16, zmm23, zmm18, 0x96                     ;   363.8 p5      23 w[4]
        vpxord zmm5, zmm5, zmm8                                  ;   364.3 p0      23 w[3]
        vprold zmm5, zmm5, 1                                     ;   365.3 p0      23 w[3]
        vmovdqa64 zmm26, zmm10                                   ;   360.3          7 v[2] copy
        vpternlogd zmm26, zmm12, zmm14, 0x96                     ;   364.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   366.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   367.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   365.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   366.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   368.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm5                                ;   369.3 p0      27 v[2]
        vpternlogd zmm17, zmm24, zmm11, 0x96                     ;   368.8 p5      23 w[5]
        vpxord zmm16, zmm16, zmm6                                ;   369.3 p0      23 w[4]
        vprold zmm16, zmm16, 1                                   ;   370.3 p0      23 w[4]
        vmovdqa64 zmm26, zmm13                                   ;   365.3          7 v[1] copy
        vpternlogd zmm26, zmm14, zmm10, 0x96                     ;   369.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   371.3 p0      28 v[3]
        vprold zmm27, zmm15, 5                                   ;   372.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   370.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   371.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm27                               ;   373.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm16                               ;   374.3 p0      27 v[1]
        vpternlogd zmm18, zmm25, zmm19, 0x96                     ;   373.8 p5      23 w[6]
        vpxord zmm17, zmm17, zmm9                                ;   374.3 p0      23 w[5]
        vprold zmm17, zmm17, 1                                   ;   375.3 p0      23 w[5]
        vmovdqa64 zmm26, zmm15                                   ;   370.3          7 v[0] copy
        vpternlogd zmm26, zmm10, zmm13, 0x96                     ;   374.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   376.3 p0      28 v[2]
        vprold zmm27, zmm12, 5                                   ;   377.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   375.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm26                               ;   376.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm27                               ;   378.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm17                               ;   379.3 p0      27 v[0]
        vpternlogd zmm11, zmm7, zmm21, 0x96                      ;   378.8 p5      23 w[7]
        vpxord zmm18, zmm18, zmm5                                ;   379.3 p0      23 w[6]
        vprold zmm18, zmm18, 1                                   ;   380.3 p0      23 w[6]
        vmovdqa64 zmm26, zmm12                                   ;   375.3          7 v[4] copy
        vpternlogd zmm26, zmm13, zmm15, 0x96                     ;   379.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   381.3 p0      28 v[1]
        vprold zmm27, zmm14, 5                                   ;   382.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   380.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm26                               ;   381.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm27                               ;   383.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm18                               ;   384.3 p0      27 v[4]
        vpternlogd zmm19, zmm8, zmm22, 0x96                      ;   383.8 p5      23 w[8]
        vpxord zmm11, zmm11, zmm16                               ;   384.3 p0      23 w[7]
        vprold zmm11, zmm11, 1                                   ;   385.3 p0      23 w[7]
        vmovdqa64 zmm26, zmm14                                   ;   380.3          7 v[3] copy
        vpternlogd zmm26, zmm15, zmm12, 0x96                     ;   384.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   386.3 p0      28 v[0]
        vprold zmm27, zmm10, 5                                   ;   387.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   385.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm26                               ;   386.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm27                               ;   388.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm11                               ;   389.3 p0      27 v[3]
        vpternlogd zmm21, zmm6, zmm20, 0x96                      ;   388.8 p5      23 w[9]
        vpxord zmm19, zmm19, zmm17                               ;   389.3 p0      23 w[8]
        vprold zmm19, zmm19, 1                                   ;   390.3 p0      23 w[8]
        vmovdqa64 zmm26, zmm10                                   ;   385.3          7 v[2] copy
        vpternlogd zmm26, zmm12, zmm14, 0x96                     ;   389.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   391.3 p0      28 v[4]
        vprold zmm27, zmm13, 5                                   ;   392.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   390.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm26                               ;   391.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm27                               ;   393.3 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm19                               ;   394.3 p0      27 v[2]
        vpternlogd zmm9, zmm22, zmm23, 0x96                      ;   393.8 p5      23 w[10]
        vpxord zmm21, zmm21, zmm18                               ;   394.3 p0      23 w[9]
        vprold zmm21, zmm21, 1                                   ;   395.3 p0      23 w[9]
        vmovdqa64 zmm22, zmm13                                   ;   390.3          7 v[1] copy
        vpternlogd zmm22, zmm14, zmm10, 0x96                     ;   394.8 p5       7 v[1]
        vprold zmm13, zmm13, 0x1e                                ;   396.3 p0      28 v[3]
        vprold zmm26, zmm15, 5                                   ;   397.3 p0      27 v[1]
        vpaddd zmm12, zmm12, zmm28                               ;   395.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm22                               ;   396.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm26                               ;   398.3 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm21                               ;   399.3 p0      27 v[1]
        vpternlogd zmm5, zmm20, zmm24, 0x96                      ;   398.8 p5      23 w[11]
        vpxord zmm9, zmm9, zmm11                                 ;   399.3 p0      23 w[10]
        vprold zmm9, zmm9, 1                                     ;   400.3 p0      23 w[10]
        vmovdqa64 zmm20, zmm15                                   ;   395.3          7 v[0] copy
        vpternlogd zmm20, zmm10, zmm13, 0x96                     ;   399.8 p5       7 v[0]
        vprold zmm15, zmm15, 0x1e                                ;   401.3 p0      28 v[2]
        vprold zmm22, zmm12, 5                                   ;   402.3 p0      27 v[0]
        vpaddd zmm14, zmm14, zmm28                               ;   400.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm20                               ;   401.8 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm22                               ;   403.3 p5      27 v[0]
        vpaddd zmm14, zmm14, zmm9                                ;   404.3 p0      27 v[0]
        vpternlogd zmm16, zmm23, zmm25, 0x96                     ;   403.8 p5      23 w[12]
        vpxord zmm19, zmm19, zmm5                                ;   404.3 p0      23 w[11]
        vprold zmm5, zmm19, 1                                    ;   405.3 p0      23 w[11]
        vmovdqa64 zmm19, zmm12                                   ;   400.3          7 v[4] copy
        vpternlogd zmm19, zmm13, zmm15, 0x96                     ;   404.8 p5       7 v[4]
        vprold zmm12, zmm12, 0x1e                                ;   406.3 p0      28 v[1]
        vprold zmm20, zmm14, 5                                   ;   407.3 p0      27 v[4]
        vpaddd zmm10, zmm10, zmm28                               ;   405.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm19                               ;   406.8 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm20                               ;   408.3 p5      27 v[4]
        vpaddd zmm10, zmm10, zmm5                                ;   409.3 p0      27 v[4]
        vpternlogd zmm17, zmm24, zmm7, 0x96                      ;   408.8 p5      23 w[13]
        vpxord zmm21, zmm21, zmm16                               ;   409.3 p0      23 w[12]
        vprold zmm16, zmm21, 1                                   ;   410.3 p0      23 w[12]
        vmovdqa64 zmm19, zmm14                                   ;   405.3          7 v[3] copy
        vpternlogd zmm19, zmm15, zmm12, 0x96                     ;   409.8 p5       7 v[3]
        vprold zmm14, zmm14, 0x1e                                ;   411.3 p0      28 v[0]
        vprold zmm20, zmm10, 5                                   ;   412.3 p0      27 v[3]
        vpaddd zmm13, zmm13, zmm28                               ;   410.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm19                               ;   411.8 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm20                               ;   413.3 p5      27 v[3]
        vpaddd zmm13, zmm13, zmm16                               ;   414.3 p0      27 v[3]
        vpternlogd zmm18, zmm25, zmm8, 0x96                      ;   413.8 p5      23 w[14]
        vpxord zmm9, zmm9, zmm17                                 ;   414.3 p0      23 w[13]
        vprold zmm8, zmm9, 1                                     ;   415.3 p0      23 w[13]
        vmovdqa64 zmm9, zmm10                                    ;   410.3          7 v[2] copy
        vpternlogd zmm9, zmm12, zmm14, 0x96                      ;   414.8 p5       7 v[2]
        vprold zmm10, zmm10, 0x1e                                ;   416.3 p0      28 v[4]
        vprold zmm17, zmm13, 5                                   ;   417.3 p0      27 v[2]
        vpaddd zmm15, zmm15, zmm28                               ;   415.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm9                                ;   416.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm8                                ;   417.8 p5      27 v[2]
        vpaddd zmm15, zmm15, zmm17                               ;   418.8 p0      27 v[2]
        vpternlogd zmm11, zmm7, zmm6, 0x96                       ;   418.8 p5      23 w[15]
        vpxord zmm5, zmm5, zmm18                                 ;   419.3 p0      23 w[14]
        vprold zmm5, zmm5, 1                                     ;   420.3 p0      23 w[14]
        vprold zmm6, zmm15, 5                                    ;   421.3 p0      27 v[1]
        vmovdqa64 zmm7, zmm13                                    ;   415.3          7 v[1] copy
        vpternlogd zmm7, zmm14, zmm10, 0x96                      ;   419.8 p5       7 v[1]
        vprold zmm8, zmm13, 0x1e                                 ;   422.3 p0      28 v[3]
        vpaddd zmm12, zmm12, zmm28                               ;   420.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm7                                ;   421.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm5                                ;   422.8 p5      27 v[1]
        vpaddd zmm12, zmm12, zmm6                                ;   423.8 p0      27 v[1]
        vpxord zmm16, zmm16, zmm11                               ;   423.8 p5      23 w[15]
        vprold zmm5, zmm16, 1                                    ;   424.8 p0      23 w[15]
        vprold zmm6, zmm12, 5                                    ;   425.3 p0      27 v[0]
        vmovdqa64 zmm7, zmm15                                    ;   419.8          7 v[0] copy
        vpternlogd zmm7, zmm10, zmm8, 0x96                       ;   424.8 p5       7 v[0]
        vprold zmm9, zmm15, 0x1e                                 ;   426.3 p0      28 v[2]
        vpaddd zmm14, zmm14, zmm28                               ;   425.8 p5      30 h
        vpaddd zmm14, zmm14, [rsp + 576]                         ;   426.8 p5+p3   30 h
        vpaddd zmm14, zmm14, zmm7                                ;   427.8 p0      30 h
        vpaddd zmm14, zmm14, zmm5                                ;   428.8 p5      30 h
        vpaddd zmm14, zmm14, zmm6                                ;   429.8 p0      30 h
        vpaddd zmm12, zmm12, [rsp + 512]                         ;   428.8 p5+p2   30 h
        vpaddd zmm9, zmm9, [rsp + 448]                           ;   429.3 p0+p3   30 h
        vpaddd zmm8, zmm8, [rsp + 384]                           ;   429.8 p5+p2   30 h
        vpaddd zmm10, zmm10, [rsp + 320]                         ;   430.3 p0+p3   30 h
        add rbx, 0x40                                            ;   200.5 p1      16 blocks
        mov qword [rsp + 960], rbx                               ;   201.5 p7+p4   16 blocks
        add rdx, 0x40                                            ;   201.3 p6      16 blocks
        mov qword [rsp + 952], rdx                               ;   202.3 p8+p9   16 blocks
        add rcx, 0x40                                            ;   201.7 p11     16 blocks
        add rax, 0x40                                            ;   202.3 p1      16 blocks
        mov rdx, qword [rsp + 944]                               ;   203.3 p10     16 blocks
        add rdx, 0x40                                            ;   208.3 p6      16 blocks
        mov qword [rsp + 944], rdx                               ;   209.3 p7+p4   16 blocks
        add rbp, 0x40                                            ;   204.3 p11     16 blocks
        add rdi, 0x40                                            ;   205.3 p1      16 blocks
        add rsi, 0x40                                            ;   205.5 p6      16 blocks
        add r15, 0x40                                            ;   205.7 p11     16 blocks
        add r14, 0x40                                            ;   206.3 p1      16 blocks
        add r13, 0x40                                            ;   206.5 p6      16 blocks
        add r12, 0x40                                            ;   206.7 p11     16 blocks
        add r11, 0x40                                            ;   207.3 p1      16 blocks
        add r10, 0x40                                            ;   208.3 p6      16 blocks
        add r9, 0x40                                             ;   208.5 p11     16 blocks
        add r8, 0x40                                             ;   208.7 p1      16 blocks
        vmovdqa64 zmm0, zmm14                                    ;   430.8         30 h copy
        vmovdqa64 zmm1, zmm12                                    ;   429.8         30 h copy
        vmovdqa64 zmm2, zmm9                                     ;   430.3         30 h copy
        vmovdqa64 zmm3, zmm8                                     ;   430.8         30 h copy
        vmovdqa64 zmm4, zmm10                                    ;   431.3         30 h copy
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
