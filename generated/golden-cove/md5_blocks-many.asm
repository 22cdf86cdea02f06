; md5_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/md5.cw (sha256 be5e6b686163d340); do not edit:
;   ./cw build md5_blocks --cpu golden-cove --variant many
;
; void md5_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, uint32_t n);   System V, 64 bits
;   h_0: 16 bytes, read and written, secret, no alignment needed
;   h_1: 16 bytes, read and written, secret, no alignment needed
;   h_2: 16 bytes, read and written, secret, no alignment needed
;   h_3: 16 bytes, read and written, secret, no alignment needed
;   h_4: 16 bytes, read and written, secret, no alignment needed
;   h_5: 16 bytes, read and written, secret, no alignment needed
;   h_6: 16 bytes, read and written, secret, no alignment needed
;   h_7: 16 bytes, read and written, secret, no alignment needed
;   h_8: 16 bytes, read and written, secret, no alignment needed
;   h_9: 16 bytes, read and written, secret, no alignment needed
;   h_10: 16 bytes, read and written, secret, no alignment needed
;   h_11: 16 bytes, read and written, secret, no alignment needed
;   h_12: 16 bytes, read and written, secret, no alignment needed
;   h_13: 16 bytes, read and written, secret, no alignment needed
;   h_14: 16 bytes, read and written, secret, no alignment needed
;   h_15: 16 bytes, read and written, secret, no alignment needed
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
;   body: 60 uops, planned 29.0; bounds: width 10.0, ports 20.0, path 14.0
;   blocks: 584 uops, planned 291.2; bounds: width 97.3, ports 234.0, path 269.0
;   body.2: 56 uops, planned 22.3; bounds: width 9.3, ports 20.0, path 5.0
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
        push rbx                                                     ;                    preserved
        push rbp                                                     ;                    preserved
        push r12                                                     ;                    preserved
        push r13                                                     ;                    preserved
        push r14                                                     ;                    preserved
        push r15                                                     ;                    preserved
        mov rax, rsp                                                 ;                    frame
        sub rsp, 0x380                                               ;                    frame
        and rsp, -64                                                 ;                    frame
        mov qword [rsp + 848], rax                                   ;                    frame
        mov r10, qword [rax + 56]                                    ;                    frame
        mov qword [rsp + 624], r10                                   ;                    frame
        mov r10, qword [rax + 64]                                    ;                    frame
        mov qword [rsp + 632], r10                                   ;                    frame
        mov r10, qword [rax + 72]                                    ;                    frame
        mov qword [rsp + 640], r10                                   ;                    frame
        mov r10, qword [rax + 80]                                    ;                    frame
        mov qword [rsp + 648], r10                                   ;                    frame
        mov r10, qword [rax + 88]                                    ;                    frame
        mov qword [rsp + 656], r10                                   ;                    frame
        mov r10, qword [rax + 96]                                    ;                    frame
        mov qword [rsp + 664], r10                                   ;                    frame
        mov r10, qword [rax + 104]                                   ;                    frame
        mov qword [rsp + 672], r10                                   ;                    frame
        mov r10, qword [rax + 112]                                   ;                    frame
        mov qword [rsp + 680], r10                                   ;                    frame
        mov r10, qword [rax + 120]                                   ;                    frame
        mov qword [rsp + 688], r10                                   ;                    frame
        mov r10, qword [rax + 128]                                   ;                    frame
        mov qword [rsp + 696], r10                                   ;                    frame
        mov r10, qword [rax + 264]                                   ;                    frame
        mov qword [rsp + 856], r10                                   ;                    frame
        mov r10, qword [rax + 136]                                   ;                    frame
        mov qword [rsp + 704], r10                                   ;                    frame
        mov r10, qword [rax + 144]                                   ;                    frame
        mov qword [rsp + 720], r10                                   ;                    frame
        mov r10, qword [rax + 152]                                   ;                    frame
        mov qword [rsp + 728], r10                                   ;                    frame
        mov r10, qword [rax + 160]                                   ;                    frame
        mov qword [rsp + 736], r10                                   ;                    frame
        mov r10, qword [rax + 168]                                   ;                    frame
        mov qword [rsp + 744], r10                                   ;                    frame
        mov r10, qword [rax + 176]                                   ;                    frame
        mov qword [rsp + 752], r10                                   ;                    frame
        mov r10, qword [rax + 184]                                   ;                    frame
        mov qword [rsp + 760], r10                                   ;                    frame
        mov r10, qword [rax + 192]                                   ;                    frame
        mov qword [rsp + 768], r10                                   ;                    frame
        mov r10, qword [rax + 200]                                   ;                    frame
        mov qword [rsp + 776], r10                                   ;                    frame
        mov r10, qword [rax + 208]                                   ;                    frame
        mov qword [rsp + 784], r10                                   ;                    frame
        mov r10, qword [rax + 216]                                   ;                    frame
        mov qword [rsp + 792], r10                                   ;                    frame
        mov r10, qword [rax + 224]                                   ;                    frame
        mov qword [rsp + 800], r10                                   ;                    frame
        mov r10, qword [rax + 232]                                   ;                    frame
        mov qword [rsp + 808], r10                                   ;                    frame
        mov r10, qword [rax + 240]                                   ;                    frame
        mov qword [rsp + 816], r10                                   ;                    frame
        mov r10, qword [rax + 248]                                   ;                    frame
        mov qword [rsp + 824], r10                                   ;                    frame
        mov r10, qword [rax + 256]                                   ;                    frame
        mov qword [rsp + 832], r10                                   ;                    frame
        mov qword [rsp + 576], rdi                                   ;                    argument
        mov qword [rsp + 584], rsi                                   ;                    argument
        mov qword [rsp + 592], rdx                                   ;                    argument
        mov qword [rsp + 600], rcx                                   ;                    argument
        mov qword [rsp + 608], r8                                    ;                    argument
        mov qword [rsp + 616], r9                                    ;                    argument
        mov r8, qword [rsp + 576]                                    ;     0.0 p2      40 h reload
        vmovdqu64 xmm0, [r8]                                         ;     5.0 p3      40 h
        mov r8, qword [rsp + 584]                                    ;     0.3 p10     40 h reload
        vmovdqu64 xmm1, [r8]                                         ;     5.3 p2      40 h
        mov r8, qword [rsp + 592]                                    ;     1.2 p3      40 h reload
        vmovdqu64 xmm2, [r8]                                         ;     6.2 p10     40 h
        mov r8, qword [rsp + 600]                                    ;     2.0 p2      40 h reload
        vmovdqu64 xmm3, [r8]                                         ;     7.0 p3      40 h
        mov r8, qword [rsp + 608]                                    ;     2.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                         ;     7.3 p2      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                               ;    13.3 p5      40 h
        mov r8, qword [rsp + 616]                                    ;     3.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;     8.2 p10     40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                               ;    14.2 p5      40 h
        mov r8, qword [rsp + 624]                                    ;     4.0 p2      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;     9.0 p3      40 h
        vshufi32x4 zmm2, zmm2, zmm4, 0                               ;    15.0 p5      40 h
        mov r8, qword [rsp + 632]                                    ;     4.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                         ;     9.3 p2      40 h
        vshufi32x4 zmm3, zmm3, zmm4, 0                               ;    15.3 p5      40 h
        mov r8, qword [rsp + 640]                                    ;     5.2 p3      40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    10.2 p10     40 h
        mov r8, qword [rsp + 648]                                    ;     6.0 p2      40 h reload
        vmovdqu64 xmm5, [r8]                                         ;    11.0 p3      40 h
        mov r8, qword [rsp + 656]                                    ;     6.3 p10     40 h reload
        vmovdqu64 xmm6, [r8]                                         ;    11.3 p2      40 h
        mov r8, qword [rsp + 664]                                    ;     7.2 p3      40 h reload
        vmovdqu64 xmm7, [r8]                                         ;    12.2 p10     40 h
        mov r8, qword [rsp + 672]                                    ;     8.0 p2      40 h reload
        vmovdqu64 xmm8, [r8]                                         ;    13.0 p3      40 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                               ;    19.0 p5      40 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                            ;    22.0 p5      40 h
        mov r8, qword [rsp + 680]                                    ;     8.3 p10     40 h reload
        vmovdqu64 xmm4, [r8]                                         ;    13.3 p2      40 h
        vshufi32x4 zmm4, zmm5, zmm4, 0                               ;    19.3 p5      40 h
        vshufi32x4 zmm1, zmm1, zmm4, 0x88                            ;    22.3 p5      40 h
        vpunpckldq zmm4, zmm0, zmm1                                  ;    25.3 p5      40 h
        vpunpckhdq zmm0, zmm0, zmm1                                  ;    25.3 p5      40 h
        mov r8, qword [rsp + 688]                                    ;     9.2 p3      40 h reload
        vmovdqu64 xmm1, [r8]                                         ;    14.2 p10     40 h
        vshufi32x4 zmm1, zmm6, zmm1, 0                               ;    20.2 p5      40 h
        vshufi32x4 zmm1, zmm2, zmm1, 0x88                            ;    23.2 p5      40 h
        mov r8, qword [rsp + 696]                                    ;    10.0 p2      40 h reload
        vmovdqu64 xmm2, [r8]                                         ;    15.0 p3      40 h
        vshufi32x4 zmm2, zmm7, zmm2, 0                               ;    21.0 p5      40 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                            ;    24.0 p5      40 h
        vpunpckldq zmm3, zmm1, zmm2                                  ;    27.0 p5      40 h
        vpunpckhdq zmm1, zmm1, zmm2                                  ;    27.0 p5      40 h
        vpunpcklqdq zmm2, zmm4, zmm3                                 ;    28.0 p5      40 h
        vpunpckhqdq zmm3, zmm4, zmm3                                 ;    28.0 p5      40 h
        vmovdqu64 [rsp + 0], zmm2                                    ;    29.0 p7+p4   40 h
        vmovdqu64 [rsp + 64], zmm3                                   ;    29.0 p8+p9   40 h
        vpunpcklqdq zmm2, zmm0, zmm1                                 ;    28.0 p5      40 h
        vpunpckhqdq zmm0, zmm0, zmm1                                 ;    28.0 p5      40 h
        vmovdqu64 [rsp + 128], zmm2                                  ;    29.0 p7+p4   40 h
        vmovdqu64 [rsp + 192], zmm0                                  ;    29.0 p8+p9   40 h
        mov r8d, dword [rsp + 856]                                   ;    10.3 p10     40 h
        shl r8, 6                                                    ;    15.3 p0      40 h
        add r8, qword [rsp + 704]                                    ;    16.3 p1+p2   40 h
        mov qword [rsp + 712], r8                                    ;    17.3 p7+p4   40 h
        cmp dword [rsp + 856], 0                                     ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 64]                                   ;                    resident
        vmovdqu64 zmm1, [rsp + 128]                                  ;                    resident
        vmovdqu64 zmm2, [rsp + 192]                                  ;                    resident
        mov r8, qword [rsp + 704]                                    ;                    resident
        mov r9, qword [rsp + 720]                                    ;                    resident
        mov r10, qword [rsp + 728]                                   ;                    resident
        mov r11, qword [rsp + 736]                                   ;                    resident
        mov r12, qword [rsp + 744]                                   ;                    resident
        mov r13, qword [rsp + 752]                                   ;                    resident
        mov r14, qword [rsp + 760]                                   ;                    resident
        mov r15, qword [rsp + 768]                                   ;                    resident
        mov rsi, qword [rsp + 776]                                   ;                    resident
        mov rdi, qword [rsp + 784]                                   ;                    resident
        mov rbp, qword [rsp + 792]                                   ;                    resident
        mov rax, qword [rsp + 800]                                   ;                    resident
        mov rcx, qword [rsp + 808]                                   ;                    resident
        vmovdqu64 zmm3, [rsp + 0]                                    ;                    resident
        align 16
.blocks_1:
        vmovdqu64 xmm4, [r8]                                         ;     0.0 p2      47 t
        vmovdqu64 xmm5, [r9]                                         ;     0.2 p3      47 t
        vmovdqu64 xmm6, [r10]                                        ;     0.3 p10     47 t
        vmovdqu64 xmm7, [r11]                                        ;     1.0 p2      47 t
        vmovdqu64 xmm8, [r12]                                        ;     1.2 p3      47 t
        vmovdqu64 xmm9, [r13]                                        ;     1.3 p10     47 t
        vmovdqu64 xmm10, [r14]                                       ;     2.0 p2      47 t
        vmovdqu64 xmm11, [r15]                                       ;     2.2 p3      47 t
        vmovdqu64 xmm12, [rsi]                                       ;     2.3 p10     47 t
        vmovdqu64 xmm13, [rdi]                                       ;     3.0 p2      47 t
        vmovdqu64 xmm14, [rbp]                                       ;     3.2 p3      47 t
        vmovdqu64 xmm15, [rax]                                       ;     3.3 p10     47 t
        vmovdqu64 xmm16, [rcx]                                       ;     4.0 p2      47 t
        vshufi32x4 zmm4, zmm4, zmm8, 0                               ;     7.2 p5      47 t
        vmovdqu64 xmm8, [r8 + 16]                                    ;     4.2 p3      47 t
        vmovdqu64 xmm17, [r12 + 16]                                  ;     4.3 p10     47 t
        vshufi32x4 zmm5, zmm5, zmm9, 0                               ;     7.3 p5      47 t
        vmovdqu64 xmm9, [r9 + 16]                                    ;     5.0 p2      47 t
        vmovdqu64 xmm18, [r13 + 16]                                  ;     5.2 p3      47 t
        vshufi32x4 zmm6, zmm6, zmm10, 0                              ;     8.0 p5      47 t
        vmovdqu64 xmm10, [r10 + 16]                                  ;     5.3 p10     47 t
        vmovdqu64 xmm19, [r14 + 16]                                  ;     6.0 p2      47 t
        vshufi32x4 zmm7, zmm7, zmm11, 0                              ;     8.2 p5      47 t
        vmovdqu64 xmm11, [r11 + 16]                                  ;     6.2 p3      47 t
        vmovdqu64 xmm20, [r15 + 16]                                  ;     6.3 p10     47 t
        vmovdqu64 xmm21, [rsi + 16]                                  ;     7.0 p2      47 t
        vmovdqu64 xmm22, [rdi + 16]                                  ;     7.2 p3      47 t
        vmovdqu64 xmm23, [rbp + 16]                                  ;     7.3 p10     47 t
        vshufi32x4 zmm12, zmm12, zmm16, 0                            ;    10.0 p5      47 t
        vmovdqu64 xmm16, [rcx + 16]                                  ;     8.0 p2      47 t
        vmovdqu64 xmm24, [rax + 16]                                  ;     8.2 p3      47 t
        vmovdqa64 zmm25, zmm0                                        ;     5.2         26 t copy
        vpternlogd zmm25, zmm2, zmm1, 0xac                           ;     5.3 p0      26 t
        vpaddd zmm25, zmm25, zmm3                                    ;     6.3 p0      47 t
        vpaddd zmm25, zmm25, [rel md5_blocks.T0_constants512 + 64]   ;     9.0 p5+p2   47 t
        vshufi32x4 zmm4, zmm4, zmm12, 0x88                           ;    13.0 p5      47 t
        mov rdx, qword [rsp + 816]                                   ;     8.3 p10     47 t reload
        vmovdqu64 xmm12, [rdx]                                       ;    13.3 p3      47 t
        mov rbx, qword [rsp + 824]                                   ;     9.3 p10     47 t reload
        vmovdqu64 xmm26, [rbx]                                       ;    14.3 p2      47 t
        vmovdqu64 xmm27, [rdx + 16]                                  ;    13.3 p3      47 t
        vshufi32x4 zmm12, zmm13, zmm12, 0                            ;    19.3 p5      47 t
        vmovdqu64 xmm13, [rbx + 16]                                  ;    14.3 p10     47 t
        vshufi32x4 zmm14, zmm14, zmm26, 0                            ;    20.3 p5      47 t
        vshufi32x4 zmm5, zmm5, zmm12, 0x88                           ;    22.3 p5      47 t
        vshufi32x4 zmm6, zmm6, zmm14, 0x88                           ;    23.3 p5      47 t
        vpunpckldq zmm12, zmm4, zmm5                                 ;    25.3 p5      47 t
        mov rbx, qword [rsp + 832]                                   ;    11.0 p2      47 t reload
        vmovdqu64 xmm14, [rbx]                                       ;    16.0 p3      47 t
        vmovdqu64 xmm26, [rbx + 16]                                  ;    16.0 p10     47 t
        vshufi32x4 zmm14, zmm15, zmm14, 0                            ;    22.0 p5      47 t
        vshufi32x4 zmm7, zmm7, zmm14, 0x88                           ;    25.0 p5      47 t
        vpunpckhdq zmm4, zmm4, zmm5                                  ;    25.3 p5      47 t
        vpunpckldq zmm5, zmm6, zmm7                                  ;    28.0 p5      47 t
        vshufi32x4 zmm8, zmm8, zmm17, 0                              ;    18.2 p5      47 t
        vpunpckhdq zmm6, zmm6, zmm7                                  ;    28.0 p5      47 t
        vpunpcklqdq zmm7, zmm12, zmm5                                ;    29.0 p5      47 t
        vshufi32x4 zmm9, zmm9, zmm18, 0                              ;    21.2 p5      47 t
        vshufi32x4 zmm14, zmm21, zmm16, 0                            ;    22.2 p5      47 t
        vshufi32x4 zmm15, zmm22, zmm27, 0                            ;    23.2 p5      47 t
        vpunpckhqdq zmm5, zmm12, zmm5                                ;    29.0 p5      47 t
        vpaddd zmm25, zmm25, zmm7                                    ;    30.0 p0      47 t
        vshufi32x4 zmm10, zmm10, zmm19, 0                            ;    25.2 p5      47 t
        vshufi32x4 zmm12, zmm23, zmm13, 0                            ;    26.2 p5      47 t
        vprold zmm13, zmm25, 7                                       ;    31.0 p0      48 v[0]
        vshufi32x4 zmm11, zmm11, zmm20, 0                            ;    27.2 p5      47 t
        vshufi32x4 zmm16, zmm24, zmm26, 0                            ;    28.2 p5      47 t
        vpunpcklqdq zmm17, zmm4, zmm6                                ;    29.2 p5      47 t
        vpaddd zmm13, zmm13, zmm0                                    ;    32.0 p0      48 v[0]
        vshufi32x4 zmm8, zmm8, zmm14, 0x88                           ;    30.2 p5      47 t
        vshufi32x4 zmm9, zmm9, zmm15, 0x88                           ;    31.2 p5      47 t
        vpunpckhqdq zmm4, zmm4, zmm6                                 ;    32.2 p5      47 t
        vshufi32x4 zmm6, zmm10, zmm12, 0x88                          ;    33.2 p5      47 t
        vshufi32x4 zmm10, zmm11, zmm16, 0x88                         ;    34.2 p5      47 t
        vpaddd zmm11, zmm5, zmm2                                     ;    30.0 p0      47 t
        vpaddd zmm11, zmm11, [rel md5_blocks.T0_constants512 + 128]  ;    31.0 p0+p2   47 t
        vpaddd zmm12, zmm17, zmm1                                    ;    30.2 p0      47 t
        vpaddd zmm12, zmm12, [rel md5_blocks.T0_constants512 + 192]  ;    31.2 p0+p3   47 t
        vmovdqa64 zmm14, zmm13                                       ;    33.0         48 v[3] copy
        vpunpckldq zmm15, zmm8, zmm9                                 ;    35.2 p5      47 t
        vmovdqa64 zmm16, zmm13                                       ;    33.0         26 t copy
        vpternlogd zmm16, zmm0, zmm1, 0xca                           ;    33.0 p0      26 t
        vpaddd zmm11, zmm11, zmm16                                   ;    34.0 p0      47 t
        vprold zmm11, zmm11, 0xc                                     ;    35.0 p0      48 v[3]
        vpaddd zmm14, zmm14, zmm11                                   ;    36.0 p0      48 v[3]
        vmovdqu64 xmm11, [r8 + 32]                                   ;    14.2 p10     47 t
        vmovdqu64 xmm16, [r9 + 32]                                   ;    14.3 p2      47 t
        vmovdqu64 xmm18, [r10 + 32]                                  ;    14.5 p3      47 t
        vpaddd zmm19, zmm13, [rel md5_blocks.T0_constants512 + 320]  ;    33.0 p0+p2   47 t
        vpaddd zmm20, zmm4, zmm0                                     ;    33.2 p0      47 t
        vpaddd zmm20, zmm20, [rel md5_blocks.T0_constants512 + 256]  ;    34.2 p0+p3   47 t
        vpunpckldq zmm21, zmm6, zmm10                                ;    37.2 p5      47 t
        vpunpcklqdq zmm22, zmm15, zmm21                              ;    38.2 p5      47 t
        vmovdqa64 zmm23, zmm14                                       ;    37.0         48 v[2] copy
        vmovdqa64 zmm24, zmm14                                       ;    37.0         26 t copy
        vpternlogd zmm24, zmm13, zmm0, 0xca                          ;    37.0 p0      26 t
        vmovdqu64 xmm25, [r11 + 32]                                  ;    16.0 p10     47 t
        vpaddd zmm12, zmm12, zmm24                                   ;    38.0 p0      47 t
        vmovdqu64 xmm24, [r12 + 32]                                  ;    16.3 p2      47 t
        vmovdqu64 xmm26, [r13 + 32]                                  ;    16.5 p3      47 t
        vmovdqu64 xmm27, [r14 + 32]                                  ;    17.0 p10     47 t
        vmovdqu64 xmm28, [r15 + 32]                                  ;    17.3 p2      47 t
        vmovdqu64 xmm29, [rsi + 32]                                  ;    17.5 p3      47 t
        vmovdqu64 xmm30, [rdi + 32]                                  ;    18.0 p10     47 t
        vmovdqu64 xmm31, [rbp + 32]                                  ;    18.3 p2      47 t
        vmovdqu64 [rsp + 256], zmm2                                  ;    17.5 p7+p4   42 v[3] spill
        vmovdqu64 xmm2, [rax + 32]                                   ;    18.5 p3      47 t
        vmovdqu64 [rsp + 320], zmm1                                  ;    17.8 p8+p9   42 v[2] spill
        vmovdqu64 xmm1, [rcx + 32]                                   ;    19.0 p10     47 t
        vmovdqu64 [rsp + 384], zmm0                                  ;    19.5 p7+p4   42 v[1] spill
        vmovdqu64 xmm0, [rdx + 32]                                   ;    19.3 p2      47 t
        vprold zmm12, zmm12, 0x11                                    ;    39.0 p0      48 v[2]
        vmovdqu64 [rsp + 448], zmm3                                  ;    19.8 p8+p9   42 v[0] spill
        vmovdqu64 xmm3, [rbx + 32]                                   ;    19.5 p3      47 t
        vpunpckhqdq zmm15, zmm15, zmm21                              ;    38.2 p5      47 t
        vpaddd zmm23, zmm23, zmm12                                   ;    40.0 p0      48 v[2]
        vpternlogd zmm13, zmm23, zmm14, 0xb8                         ;    41.0 p0      26 t
        vpunpckhdq zmm8, zmm8, zmm9                                  ;    39.2 p5      47 t
        vpaddd zmm9, zmm14, zmm15                                    ;    39.2 p0      47 t
        vpaddd zmm9, zmm9, [rel md5_blocks.T0_constants512 + 384]    ;    40.2 p0+p2   47 t
        vpaddd zmm20, zmm20, zmm13                                   ;    42.0 p0      47 t
        vpunpckhdq zmm6, zmm6, zmm10                                 ;    40.2 p5      47 t
        vpaddd zmm19, zmm19, zmm22                                   ;    39.2 p0      47 t
        mov rbx, qword [rsp + 824]                                   ;    20.5 p10     47 t reload
        vmovdqu64 xmm10, [rbx + 32]                                  ;    25.5 p3      47 t
        vprold zmm12, zmm20, 0x16                                    ;    43.0 p0      48 v[1]
        vpaddd zmm12, zmm23, zmm12                                   ;    44.0 p0      48 v[1]
        vpunpcklqdq zmm13, zmm8, zmm6                                ;    41.2 p5      47 t
        vpternlogd zmm14, zmm12, zmm23, 0xb8                         ;    45.0 p0      26 t
        vshufi32x4 zmm11, zmm11, zmm24, 0                            ;    42.2 p5      47 t
        vshufi32x4 zmm16, zmm16, zmm26, 0                            ;    43.2 p5      47 t
        vshufi32x4 zmm20, zmm29, zmm1, 0                             ;    44.2 p5      47 t
        vshufi32x4 zmm21, zmm30, zmm0, 0                             ;    45.2 p5      47 t
        vpaddd zmm24, zmm23, zmm13                                   ;    42.2 p0      47 t
        vpaddd zmm24, zmm24, [rel md5_blocks.T0_constants512 + 448]  ;    43.2 p0+p2   47 t
        vpaddd zmm19, zmm19, zmm14                                   ;    46.0 p0      47 t
        vshufi32x4 zmm14, zmm18, zmm27, 0                            ;    46.2 p5      47 t
        vshufi32x4 zmm18, zmm25, zmm28, 0                            ;    47.2 p5      47 t
        vshufi32x4 zmm10, zmm31, zmm10, 0                            ;    48.2 p5      47 t
        vprold zmm19, zmm19, 7                                       ;    47.0 p0      48 v[0]
        vpaddd zmm19, zmm12, zmm19                                   ;    48.0 p0      48 v[0]
        vshufi32x4 zmm25, zmm2, zmm3, 0                              ;    49.2 p5      47 t
        vpunpckhqdq zmm6, zmm8, zmm6                                 ;    50.2 p5      47 t
        vshufi32x4 zmm8, zmm11, zmm20, 0x88                          ;    51.2 p5      47 t
        vshufi32x4 zmm11, zmm16, zmm21, 0x88                         ;    52.2 p5      47 t
        vpaddd zmm16, zmm12, zmm6                                    ;    51.2 p0      47 t
        vpaddd zmm16, zmm16, [rel md5_blocks.T0_constants512 + 512]  ;    52.2 p0+p3   47 t
        vpternlogd zmm23, zmm19, zmm12, 0xb8                         ;    49.0 p0      26 t
        vpaddd zmm9, zmm9, zmm23                                     ;    50.0 p0      47 t
        vprold zmm9, zmm9, 0xc                                       ;    51.0 p0      48 v[3]
        vshufi32x4 zmm10, zmm14, zmm10, 0x88                         ;    53.2 p5      47 t
        vpaddd zmm9, zmm19, zmm9                                     ;    52.0 p0      48 v[3]
        vmovdqu64 xmm14, [r8 + 48]                                   ;    25.3 p10     47 t
        vmovdqu64 xmm20, [r9 + 48]                                   ;    25.5 p2      47 t
        vshufi32x4 zmm18, zmm18, zmm25, 0x88                         ;    54.2 p5      47 t
        vpaddd zmm21, zmm19, [rel md5_blocks.T0_constants512 + 576]  ;    49.0 p0+p3   47 t
        vpternlogd zmm12, zmm9, zmm19, 0xb8                          ;    53.0 p0      26 t
        vmovdqu64 xmm23, [r10 + 48]                                  ;    26.3 p10     47 t
        vmovdqu64 xmm25, [r11 + 48]                                  ;    26.5 p2      47 t
        vpaddd zmm24, zmm24, zmm12                                   ;    54.0 p0      47 t
        vmovdqu64 xmm12, [r12 + 48]                                  ;    26.8 p3      47 t
        vmovdqu64 xmm26, [r13 + 48]                                  ;    27.3 p10     47 t
        vmovdqu64 xmm27, [r14 + 48]                                  ;    27.5 p2      47 t
        vmovdqu64 xmm28, [r15 + 48]                                  ;    27.8 p3      47 t
        vmovdqu64 xmm29, [rsi + 48]                                  ;    28.3 p10     47 t
        vmovdqu64 xmm30, [rdi + 48]                                  ;    28.5 p2      47 t
        vmovdqu64 xmm31, [rbp + 48]                                  ;    28.8 p3      47 t
        vmovdqu64 xmm0, [rax + 48]                                   ;    29.3 p10     47 t
        vmovdqu64 xmm1, [rcx + 48]                                   ;    29.5 p2      47 t
        vmovdqu64 xmm2, [rdx + 48]                                   ;    29.8 p3      47 t
        vmovdqu64 xmm3, [rbx + 48]                                   ;    30.3 p10     47 t
        vprold zmm24, zmm24, 0x11                                    ;    55.0 p0      48 v[2]
        vpaddd zmm24, zmm24, zmm9                                    ;    56.0 p0      48 v[2]
        vpternlogd zmm19, zmm24, zmm9, 0xb8                          ;    57.0 p0      26 t
        vpaddd zmm16, zmm16, zmm19                                   ;    58.0 p0      47 t
        mov rdx, qword [rsp + 832]                                   ;    30.5 p2      47 t reload
        vmovdqu64 xmm19, [rdx + 48]                                  ;    35.5 p3      47 t
        vprold zmm16, zmm16, 0x16                                    ;    59.0 p0      48 v[1]
        vpaddd zmm16, zmm16, zmm24                                   ;    60.0 p0      48 v[1]
        vmovdqu64 [rsp + 512], zmm6                                  ;    51.2 p7+p4   47 t spill
        vpunpckldq zmm6, zmm8, zmm11                                 ;    55.2 p5      47 t
        vpunpckhdq zmm8, zmm8, zmm11                                 ;    56.2 p5      47 t
        vpaddd zmm11, zmm9, [rel md5_blocks.T0_constants512 + 640]   ;    56.2 p0+p2   47 t
        vpternlogd zmm9, zmm16, zmm24, 0xb8                          ;    61.0 p0      26 t
        vpaddd zmm21, zmm21, zmm9                                    ;    62.0 p5      47 t
        vpunpckldq zmm9, zmm10, zmm18                                ;    58.2 p5      47 t
        vshufi32x4 zmm12, zmm14, zmm12, 0                            ;    59.2 p5      47 t
        vpunpckhdq zmm10, zmm10, zmm18                               ;    60.2 p5      47 t
        vpunpcklqdq zmm14, zmm6, zmm9                                ;    61.2 p5      47 t
        vshufi32x4 zmm18, zmm20, zmm26, 0                            ;    62.2 p5      47 t
        vshufi32x4 zmm20, zmm29, zmm1, 0                             ;    63.2 p5      47 t
        vshufi32x4 zmm26, zmm30, zmm2, 0                             ;    64.2 p5      47 t
        vpunpckhqdq zmm6, zmm6, zmm9                                 ;    65.2 p5      47 t
        vpaddd zmm9, zmm24, [rel md5_blocks.T0_constants512 + 704]   ;    58.2 p0+p3   47 t
        vpaddd zmm21, zmm21, zmm14                                   ;    63.0 p0      47 t
        vshufi32x4 zmm23, zmm23, zmm27, 0                            ;    66.2 p5      47 t
        vshufi32x4 zmm25, zmm25, zmm28, 0                            ;    67.2 p5      47 t
        vshufi32x4 zmm27, zmm31, zmm3, 0                             ;    68.2 p5      47 t
        vpunpcklqdq zmm28, zmm8, zmm10                               ;    69.2 p5      47 t
        vprold zmm21, zmm21, 7                                       ;    64.0 p0      48 v[0]
        vpaddd zmm21, zmm16, zmm21                                   ;    65.0 p0      48 v[0]
        vshufi32x4 zmm19, zmm0, zmm19, 0                             ;    70.2 p5      47 t
        vpunpckhqdq zmm8, zmm8, zmm10                                ;    71.2 p5      47 t
        vmovdqu64 zmm10, [rel md5_blocks.T0_constants512 + 768]      ;    33.8 p2      47 t
        vpaddd zmm10, zmm10, zmm16                                   ;    62.2 p0      47 t
        vpternlogd zmm24, zmm21, zmm16, 0xb8                         ;    66.0 p0      26 t
        vpaddd zmm11, zmm11, zmm24                                   ;    67.0 p0      47 t
        vshufi32x4 zmm12, zmm12, zmm20, 0x88                         ;    72.2 p5      47 t
        vshufi32x4 zmm18, zmm18, zmm26, 0x88                         ;    73.2 p5      47 t
        vpaddd zmm11, zmm11, zmm6                                    ;    68.0 p0      47 t
        vprold zmm11, zmm11, 0xc                                     ;    69.0 p0      48 v[3]
        vmovdqu64 zmm20, [rel md5_blocks.T0_constants512 + 832]      ;    35.2 p3      47 t
        vpaddd zmm20, zmm20, zmm21                                   ;    67.2 p0      47 t
        vpaddd zmm11, zmm21, zmm11                                   ;    70.0 p0      48 v[3]
        vshufi32x4 zmm23, zmm23, zmm27, 0x88                         ;    74.2 p5      47 t
        vpternlogd zmm16, zmm11, zmm21, 0xb8                         ;    71.0 p0      26 t
        vpaddd zmm9, zmm9, zmm16                                     ;    72.0 p0      47 t
        vpaddd zmm9, zmm9, zmm28                                     ;    73.0 p0      47 t
        vmovdqu64 zmm16, [rel md5_blocks.T0_constants512 + 896]      ;    36.3 p2      47 t
        vshufi32x4 zmm19, zmm25, zmm19, 0x88                         ;    75.2 p5      47 t
        vpaddd zmm16, zmm16, zmm11                                   ;    72.2 p0      47 t
        vmovdqa64 zmm24, zmm11                                       ;    71.0         48 v[2] copy
        vprold zmm9, zmm9, 0x11                                      ;    74.0 p0      48 v[2]
        vmovdqu64 zmm25, [rel md5_blocks.T0_constants512 + 960]      ;    37.2 p3      47 t
        vpaddd zmm24, zmm24, zmm9                                    ;    75.0 p0      48 v[2]
        vpaddd zmm10, zmm10, zmm8                                    ;    75.2 p0      47 t
        vpternlogd zmm21, zmm24, zmm11, 0xb8                         ;    76.2 p0      26 t
        vpaddd zmm10, zmm10, zmm21                                   ;    77.2 p5      47 t
        vmovdqu64 zmm9, [rel md5_blocks.T0_constants512 + 1024]      ;    38.0 p2      47 t
        vpunpckldq zmm21, zmm12, zmm18                               ;    77.2 p5      47 t
        vpunpckhdq zmm12, zmm12, zmm18                               ;    78.2 p5      47 t
        vprold zmm10, zmm10, 0x16                                    ;    78.2 p0      48 v[1]
        vpaddd zmm25, zmm25, zmm24                                   ;    78.2 p0      47 t
        vpaddd zmm10, zmm24, zmm10                                   ;    79.2 p0      48 v[1]
        vpunpckldq zmm18, zmm23, zmm19                               ;    79.2 p5      47 t
        vpaddd zmm26, zmm5, [rel md5_blocks.T0_constants512 + 1088]  ;    80.2 p0+p3   47 t
        vpunpckhdq zmm19, zmm23, zmm19                               ;    80.2 p5      47 t
        vpternlogd zmm11, zmm10, zmm24, 0xb8                         ;    81.2 p0      26 t
        vpaddd zmm20, zmm20, zmm11                                   ;    82.2 p5      47 t
        vpunpcklqdq zmm11, zmm21, zmm18                              ;    82.2 p5      47 t
        vpunpckhqdq zmm18, zmm21, zmm18                              ;    83.2 p5      47 t
        vpaddd zmm9, zmm9, zmm10                                     ;    82.2 p0      47 t
        vmovdqa64 zmm21, zmm10                                       ;    80.2         48 v[0] copy
        vpunpcklqdq zmm23, zmm12, zmm19                              ;    84.2 p5      47 t
        vpunpckhqdq zmm12, zmm12, zmm19                              ;    85.2 p5      47 t
        vpaddd zmm20, zmm20, zmm11                                   ;    83.2 p0      47 t
        vprold zmm19, zmm20, 7                                       ;    84.2 p0      48 v[0]
        vpaddd zmm20, zmm13, [rel md5_blocks.T0_constants512 + 1152] ;    85.2 p0+p2   47 t
        vpaddd zmm21, zmm21, zmm19                                   ;    86.2 p0      48 v[0]
        vpaddd zmm16, zmm16, zmm18                                   ;    86.2 p5      47 t
        vpternlogd zmm24, zmm21, zmm10, 0xb8                         ;    87.2 p0      26 t
        vpaddd zmm16, zmm16, zmm24                                   ;    88.2 p5      47 t
        vpaddd zmm25, zmm25, zmm23                                   ;    88.2 p0      47 t
        vpaddd zmm9, zmm9, zmm12                                     ;    88.2 p5      47 t
        vprold zmm16, zmm16, 0xc                                     ;    89.2 p0      48 v[3]
        vmovdqu64 zmm19, [rel md5_blocks.T0_constants512 + 1216]     ;    42.5 p3      47 t
        vpaddd zmm19, zmm19, zmm8                                    ;    89.2 p5      47 t
        vpaddd zmm26, zmm26, zmm21                                   ;    90.2 p0      47 t
        vpaddd zmm16, zmm21, zmm16                                   ;    90.2 p5      48 v[3]
        vpternlogd zmm10, zmm16, zmm21, 0xb8                         ;    91.2 p0      26 t
        vpaddd zmm25, zmm25, zmm10                                   ;    92.2 p5      47 t
        vpaddd zmm10, zmm7, [rel md5_blocks.T0_constants512 + 1280]  ;    92.2 p0+p2   47 t
        vprold zmm24, zmm25, 0x11                                    ;    93.2 p0      48 v[2]
        vpaddd zmm20, zmm20, zmm16                                   ;    92.2 p5      47 t
        vpaddd zmm24, zmm16, zmm24                                   ;    94.2 p5      48 v[2]
        vpternlogd zmm21, zmm24, zmm16, 0xb8                         ;    95.2 p0      26 t
        vpaddd zmm25, zmm15, [rel md5_blocks.T0_constants512 + 1344] ;    94.2 p5+p3   47 t
        vpaddd zmm9, zmm9, zmm21                                     ;    96.2 p0      47 t
        vprold zmm9, zmm9, 0x16                                      ;    97.2 p0      48 v[1]
        vpaddd zmm19, zmm19, zmm24                                   ;    95.2 p5      47 t
        vpaddd zmm9, zmm24, zmm9                                     ;    98.2 p5      48 v[1]
        vpternlogd zmm16, zmm9, zmm24, 0xca                          ;    99.2 p0      27 t
        vpaddd zmm21, zmm28, [rel md5_blocks.T0_constants512 + 1408] ;    97.2 p5+p2   47 t
        vpaddd zmm26, zmm26, zmm16                                   ;   100.2 p0      47 t
        vprold zmm16, zmm26, 5                                       ;   101.2 p0      48 v[0]
        vpaddd zmm10, zmm10, zmm9                                    ;    99.2 p5      47 t
        vpaddd zmm16, zmm9, zmm16                                    ;   102.2 p5      48 v[0]
        vpternlogd zmm24, zmm16, zmm9, 0xca                          ;   103.2 p0      27 t
        vpaddd zmm26, zmm12, [rel md5_blocks.T0_constants512 + 1472] ;   100.2 p5+p3   47 t
        vpaddd zmm20, zmm20, zmm24                                   ;   104.2 p0      47 t
        vprold zmm20, zmm20, 9                                       ;   105.2 p0      48 v[3]
        vpaddd zmm25, zmm25, zmm16                                   ;   103.2 p5      47 t
        vpaddd zmm20, zmm16, zmm20                                   ;   106.2 p5      48 v[3]
        vpternlogd zmm9, zmm20, zmm16, 0xca                          ;   107.2 p0      27 t
        vpaddd zmm24, zmm22, [rel md5_blocks.T0_constants512 + 1536] ;   103.2 p5+p2   47 t
        vpaddd zmm19, zmm19, zmm9                                    ;   108.2 p0      47 t
        vprold zmm9, zmm19, 0xe                                      ;   109.2 p0      48 v[2]
        vpaddd zmm21, zmm21, zmm20                                   ;   107.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   110.2 p5      48 v[2]
        vpternlogd zmm16, zmm9, zmm20, 0xca                          ;   111.2 p0      27 t
        vpaddd zmm19, zmm6, [rel md5_blocks.T0_constants512 + 1600]  ;   106.2 p5+p3   47 t
        vpaddd zmm10, zmm10, zmm16                                   ;   112.2 p0      47 t
        vprold zmm10, zmm10, 0x14                                    ;   113.2 p0      48 v[1]
        vpaddd zmm26, zmm26, zmm9                                    ;   111.2 p5      47 t
        vpaddd zmm10, zmm9, zmm10                                    ;   114.2 p5      48 v[1]
        vpternlogd zmm20, zmm10, zmm9, 0xca                          ;   115.2 p0      27 t
        vpaddd zmm16, zmm23, [rel md5_blocks.T0_constants512 + 1664] ;   109.2 p5+p2   47 t
        vpaddd zmm25, zmm25, zmm20                                   ;   116.2 p0      47 t
        vprold zmm20, zmm25, 5                                       ;   117.2 p0      48 v[0]
        vpaddd zmm24, zmm24, zmm10                                   ;   115.2 p5      47 t
        vpaddd zmm20, zmm10, zmm20                                   ;   118.2 p5      48 v[0]
        vpternlogd zmm9, zmm20, zmm10, 0xca                          ;   119.2 p0      27 t
        vpaddd zmm25, zmm4, [rel md5_blocks.T0_constants512 + 1728]  ;   112.2 p5+p3   47 t
        vpaddd zmm21, zmm21, zmm9                                    ;   120.2 p0      47 t
        vprold zmm9, zmm21, 9                                        ;   121.2 p0      48 v[3]
        vpaddd zmm19, zmm19, zmm20                                   ;   119.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   122.2 p5      48 v[3]
        vpternlogd zmm10, zmm9, zmm20, 0xca                          ;   123.2 p0      27 t
        vpaddd zmm26, zmm26, zmm10                                   ;   124.2 p5      47 t
        vpaddd zmm10, zmm14, [rel md5_blocks.T0_constants512 + 1792] ;   116.2 p0+p2   47 t
        vprold zmm21, zmm26, 0xe                                     ;   125.2 p0      48 v[2]
        vpaddd zmm16, zmm16, zmm9                                    ;   123.2 p5      47 t
        vpaddd zmm21, zmm9, zmm21                                    ;   126.2 p5      48 v[2]
        vpternlogd zmm20, zmm21, zmm9, 0xca                          ;   127.2 p0      27 t
        vpaddd zmm26, zmm18, [rel md5_blocks.T0_constants512 + 1856] ;   118.2 p5+p3   47 t
        vpaddd zmm24, zmm24, zmm20                                   ;   128.2 p0      47 t
        vprold zmm20, zmm24, 0x14                                    ;   129.2 p0      48 v[1]
        vpaddd zmm25, zmm25, zmm21                                   ;   127.2 p5      47 t
        vpaddd zmm20, zmm21, zmm20                                   ;   130.2 p5      48 v[1]
        vpternlogd zmm9, zmm20, zmm21, 0xca                          ;   131.2 p0      27 t
        vpaddd zmm24, zmm17, [rel md5_blocks.T0_constants512 + 1920] ;   121.2 p5+p2   47 t
        vpaddd zmm19, zmm19, zmm9                                    ;   132.2 p0      47 t
        vprold zmm9, zmm19, 5                                        ;   133.2 p0      48 v[0]
        vpaddd zmm10, zmm10, zmm20                                   ;   131.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   134.2 p5      48 v[0]
        vpternlogd zmm21, zmm9, zmm20, 0xca                          ;   135.2 p0      27 t
        vmovdqu64 zmm19, [rsp + 512]                                 ;    54.3 p3      47 t
        vpaddd zmm16, zmm16, zmm21                                   ;   136.2 p5      47 t
        vpaddd zmm19, zmm19, [rel md5_blocks.T0_constants512 + 1984] ;   125.2 p0+p2   47 t
        vprold zmm16, zmm16, 9                                       ;   137.2 p0      48 v[3]
        vpaddd zmm26, zmm26, zmm9                                    ;   135.2 p5      47 t
        vpaddd zmm16, zmm9, zmm16                                    ;   138.2 p5      48 v[3]
        vpternlogd zmm20, zmm16, zmm9, 0xca                          ;   139.2 p0      27 t
        vpaddd zmm21, zmm11, [rel md5_blocks.T0_constants512 + 2048] ;   127.2 p5+p3   47 t
        vpaddd zmm25, zmm25, zmm20                                   ;   140.2 p0      47 t
        vprold zmm20, zmm25, 0xe                                     ;   141.2 p0      48 v[2]
        vpaddd zmm24, zmm24, zmm16                                   ;   139.2 p5      47 t
        vpaddd zmm20, zmm16, zmm20                                   ;   142.2 p5      48 v[2]
        vpternlogd zmm9, zmm20, zmm16, 0xca                          ;   143.2 p0      27 t
        vpaddd zmm25, zmm15, [rel md5_blocks.T0_constants512 + 2112] ;   130.2 p5+p2   47 t
        vpaddd zmm10, zmm10, zmm9                                    ;   144.2 p0      47 t
        vprold zmm9, zmm10, 0x14                                     ;   145.2 p0      48 v[1]
        vpaddd zmm19, zmm19, zmm20                                   ;   143.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   146.2 p5      48 v[1]
        vpternlogd zmm16, zmm9, zmm20, 0xca                          ;   147.2 p0      27 t
        vpaddd zmm10, zmm14, [rel md5_blocks.T0_constants512 + 2176] ;   133.2 p5+p3   47 t
        vpaddd zmm26, zmm26, zmm16                                   ;   148.2 p0      47 t
        vprold zmm16, zmm26, 5                                       ;   149.2 p0      48 v[0]
        vpaddd zmm21, zmm21, zmm9                                    ;   147.2 p5      47 t
        vpaddd zmm16, zmm9, zmm16                                    ;   150.2 p5      48 v[0]
        vpternlogd zmm20, zmm16, zmm9, 0xca                          ;   151.2 p0      27 t
        vpaddd zmm26, zmm8, [rel md5_blocks.T0_constants512 + 2240]  ;   136.2 p5+p2   47 t
        vpaddd zmm24, zmm24, zmm20                                   ;   152.2 p0      47 t
        vprold zmm20, zmm24, 9                                       ;   153.2 p0      48 v[3]
        vpaddd zmm25, zmm25, zmm16                                   ;   151.2 p5      47 t
        vpaddd zmm20, zmm16, zmm20                                   ;   154.2 p5      48 v[3]
        vpternlogd zmm9, zmm20, zmm16, 0xca                          ;   155.2 p0      27 t
        vpaddd zmm24, zmm23, [rel md5_blocks.T0_constants512 + 2304] ;   139.2 p5+p3   47 t
        vpaddd zmm19, zmm19, zmm9                                    ;   156.2 p0      47 t
        vprold zmm9, zmm19, 0xe                                      ;   157.2 p0      48 v[2]
        vpaddd zmm10, zmm10, zmm20                                   ;   155.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   158.2 p5      48 v[2]
        vpternlogd zmm16, zmm9, zmm20, 0xca                          ;   159.2 p0      27 t
        vpaddd zmm19, zmm5, [rel md5_blocks.T0_constants512 + 2368]  ;   142.2 p5+p2   47 t
        vpaddd zmm21, zmm21, zmm16                                   ;   160.2 p0      47 t
        vprold zmm16, zmm21, 0x14                                    ;   161.2 p0      48 v[1]
        vpaddd zmm26, zmm26, zmm9                                    ;   159.2 p5      47 t
        vpaddd zmm16, zmm9, zmm16                                    ;   162.2 p5      48 v[1]
        vpternlogd zmm20, zmm16, zmm9, 0x96                          ;   163.2 p0      28 t
        vpaddd zmm21, zmm22, [rel md5_blocks.T0_constants512 + 2432] ;   145.2 p5+p3   47 t
        vpaddd zmm25, zmm25, zmm20                                   ;   164.2 p0      47 t
        vprold zmm20, zmm25, 4                                       ;   165.2 p0      48 v[0]
        vpaddd zmm24, zmm24, zmm16                                   ;   163.2 p5      47 t
        vpaddd zmm20, zmm16, zmm20                                   ;   166.2 p5      48 v[0]
        vpternlogd zmm9, zmm20, zmm16, 0x96                          ;   167.2 p0      28 t
        vmovdqu64 zmm25, [rsp + 512]                                 ;    62.5 p2      47 t
        vpaddd zmm10, zmm10, zmm9                                    ;   168.2 p5      47 t
        vpaddd zmm25, zmm25, [rel md5_blocks.T0_constants512 + 2496] ;   149.2 p0+p3   47 t
        vprold zmm9, zmm10, 0xb                                      ;   169.2 p0      48 v[3]
        vpaddd zmm19, zmm19, zmm20                                   ;   167.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   170.2 p5      48 v[3]
        vpternlogd zmm16, zmm9, zmm20, 0x96                          ;   171.2 p0      28 t
        vpaddd zmm10, zmm28, [rel md5_blocks.T0_constants512 + 2560] ;   151.2 p5+p2   47 t
        vpaddd zmm26, zmm26, zmm16                                   ;   172.2 p0      47 t
        vprold zmm16, zmm26, 0x10                                    ;   173.2 p0      48 v[2]
        vpaddd zmm21, zmm21, zmm9                                    ;   171.2 p5      47 t
        vpaddd zmm16, zmm9, zmm16                                    ;   174.2 p5      48 v[2]
        vpternlogd zmm20, zmm16, zmm9, 0x96                          ;   175.2 p0      28 t
        vpaddd zmm26, zmm18, [rel md5_blocks.T0_constants512 + 2624] ;   154.2 p5+p3   47 t
        vpaddd zmm24, zmm24, zmm20                                   ;   176.2 p0      47 t
        vprold zmm20, zmm24, 0x17                                    ;   177.2 p0      48 v[1]
        vpaddd zmm25, zmm25, zmm16                                   ;   175.2 p5      47 t
        vpaddd zmm20, zmm16, zmm20                                   ;   178.2 p5      48 v[1]
        vpternlogd zmm9, zmm20, zmm16, 0x96                          ;   179.2 p0      28 t
        vpaddd zmm24, zmm7, [rel md5_blocks.T0_constants512 + 2688]  ;   157.2 p5+p2   47 t
        vpaddd zmm19, zmm19, zmm9                                    ;   180.2 p0      47 t
        vprold zmm9, zmm19, 4                                        ;   181.2 p0      48 v[0]
        vpaddd zmm10, zmm10, zmm20                                   ;   179.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   182.2 p5      48 v[0]
        vpternlogd zmm16, zmm9, zmm20, 0x96                          ;   183.2 p0      28 t
        vpaddd zmm19, zmm4, [rel md5_blocks.T0_constants512 + 2752]  ;   160.2 p5+p3   47 t
        vpaddd zmm21, zmm21, zmm16                                   ;   184.2 p0      47 t
        vprold zmm16, zmm21, 0xb                                     ;   185.2 p0      48 v[3]
        vpaddd zmm26, zmm26, zmm9                                    ;   183.2 p5      47 t
        vpaddd zmm16, zmm9, zmm16                                    ;   186.2 p5      48 v[3]
        vpternlogd zmm20, zmm16, zmm9, 0x96                          ;   187.2 p0      28 t
        vpaddd zmm21, zmm13, [rel md5_blocks.T0_constants512 + 2816] ;   163.2 p5+p2   47 t
        vpaddd zmm25, zmm25, zmm20                                   ;   188.2 p0      47 t
        vprold zmm20, zmm25, 0x10                                    ;   189.2 p0      48 v[2]
        vpaddd zmm24, zmm24, zmm16                                   ;   187.2 p5      47 t
        vpaddd zmm20, zmm16, zmm20                                   ;   190.2 p5      48 v[2]
        vpternlogd zmm9, zmm20, zmm16, 0x96                          ;   191.2 p0      28 t
        vpaddd zmm25, zmm6, [rel md5_blocks.T0_constants512 + 2880]  ;   166.2 p5+p3   47 t
        vpaddd zmm10, zmm10, zmm9                                    ;   192.2 p0      47 t
        vprold zmm9, zmm10, 0x17                                     ;   193.2 p0      48 v[1]
        vpaddd zmm19, zmm19, zmm20                                   ;   191.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   194.2 p5      48 v[1]
        vpternlogd zmm16, zmm9, zmm20, 0x96                          ;   195.2 p0      28 t
        vpaddd zmm10, zmm11, [rel md5_blocks.T0_constants512 + 2944] ;   169.2 p5+p2   47 t
        vpaddd zmm26, zmm26, zmm16                                   ;   196.2 p0      47 t
        vprold zmm16, zmm26, 4                                       ;   197.2 p0      48 v[0]
        vpaddd zmm21, zmm21, zmm9                                    ;   195.2 p5      47 t
        vpaddd zmm16, zmm9, zmm16                                    ;   198.2 p5      48 v[0]
        vpternlogd zmm20, zmm16, zmm9, 0x96                          ;   199.2 p0      28 t
        vpaddd zmm26, zmm12, [rel md5_blocks.T0_constants512 + 3008] ;   172.2 p5+p3   47 t
        vpaddd zmm24, zmm24, zmm20                                   ;   200.2 p0      47 t
        vprold zmm20, zmm24, 0xb                                     ;   201.2 p0      48 v[3]
        vpaddd zmm25, zmm25, zmm16                                   ;   199.2 p5      47 t
        vpaddd zmm20, zmm16, zmm20                                   ;   202.2 p5      48 v[3]
        vpternlogd zmm9, zmm20, zmm16, 0x96                          ;   203.2 p0      28 t
        vpaddd zmm24, zmm17, [rel md5_blocks.T0_constants512 + 3072] ;   175.2 p5+p2   47 t
        vpaddd zmm19, zmm19, zmm9                                    ;   204.2 p0      47 t
        vprold zmm9, zmm19, 0x10                                     ;   205.2 p0      48 v[2]
        vpaddd zmm10, zmm10, zmm20                                   ;   203.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   206.2 p5      48 v[2]
        vpternlogd zmm16, zmm9, zmm20, 0x96                          ;   207.2 p0      28 t
        vpaddd zmm7, zmm7, [rel md5_blocks.T0_constants512 + 3136]   ;   178.2 p5+p3   47 t
        vpaddd zmm21, zmm21, zmm16                                   ;   208.2 p0      47 t
        vprold zmm16, zmm21, 0x17                                    ;   209.2 p0      48 v[1]
        vpaddd zmm26, zmm26, zmm9                                    ;   207.2 p5      47 t
        vpaddd zmm16, zmm9, zmm16                                    ;   210.2 p5      48 v[1]
        vpternlogd zmm20, zmm16, zmm9, 0x96                          ;   211.2 p0      28 t
        vpaddd zmm25, zmm25, zmm20                                   ;   212.2 p5      47 t
        vmovdqu64 zmm19, [rsp + 512]                                 ;    73.8 p2      47 t
        vpaddd zmm19, zmm19, [rel md5_blocks.T0_constants512 + 3200] ;   182.2 p0+p3   47 t
        vprold zmm20, zmm25, 4                                       ;   213.2 p0      48 v[0]
        vpaddd zmm24, zmm24, zmm16                                   ;   211.2 p5      47 t
        vpaddd zmm20, zmm16, zmm20                                   ;   214.2 p5      48 v[0]
        vpternlogd zmm9, zmm20, zmm16, 0x96                          ;   215.2 p0      28 t
        vpaddd zmm10, zmm10, zmm9                                    ;   216.2 p5      47 t
        vpaddd zmm23, zmm23, [rel md5_blocks.T0_constants512 + 3264] ;   185.2 p0+p2   47 t
        vprold zmm9, zmm10, 0xb                                      ;   217.2 p0      48 v[3]
        vpaddd zmm7, zmm7, zmm20                                     ;   215.2 p5      47 t
        vpaddd zmm9, zmm20, zmm9                                     ;   218.2 p5      48 v[3]
        vpternlogd zmm16, zmm9, zmm20, 0x96                          ;   219.2 p0      28 t
        vpaddd zmm26, zmm26, zmm16                                   ;   220.2 p5      47 t
        vpaddd zmm15, zmm15, [rel md5_blocks.T0_constants512 + 3328] ;   188.2 p0+p3   47 t
        vprold zmm10, zmm26, 0x10                                    ;   221.2 p0      48 v[2]
        vpaddd zmm19, zmm19, zmm9                                    ;   219.2 p5      47 t
        vpaddd zmm10, zmm9, zmm10                                    ;   222.2 p5      48 v[2]
        vpternlogd zmm20, zmm10, zmm9, 0x96                          ;   223.2 p0      28 t
        vpaddd zmm24, zmm24, zmm20                                   ;   224.2 p5      47 t
        vpaddd zmm11, zmm11, [rel md5_blocks.T0_constants512 + 3392] ;   191.2 p0+p2   47 t
        vprold zmm16, zmm24, 0x17                                    ;   225.2 p0      48 v[1]
        vpaddd zmm23, zmm23, zmm10                                   ;   223.2 p5      47 t
        vpaddd zmm16, zmm10, zmm16                                   ;   226.2 p5      48 v[1]
        vpternlogd zmm9, zmm16, zmm10, 0x65                          ;   227.2 p0      29 t
        vpaddd zmm7, zmm7, zmm9                                      ;   228.2 p5      47 t
        vpaddd zmm4, zmm4, [rel md5_blocks.T0_constants512 + 3456]   ;   194.2 p0+p3   47 t
        vprold zmm7, zmm7, 6                                         ;   229.2 p0      48 v[0]
        vpaddd zmm15, zmm15, zmm16                                   ;   227.2 p5      47 t
        vpaddd zmm7, zmm16, zmm7                                     ;   230.2 p5      48 v[0]
        vpternlogd zmm10, zmm7, zmm16, 0x65                          ;   231.2 p0      29 t
        vpaddd zmm19, zmm19, zmm10                                   ;   232.2 p5      47 t
        vpaddd zmm28, zmm28, [rel md5_blocks.T0_constants512 + 3520] ;   197.2 p0+p2   47 t
        vprold zmm9, zmm19, 0xa                                      ;   233.2 p0      48 v[3]
        vpaddd zmm11, zmm11, zmm7                                    ;   231.2 p5      47 t
        vpaddd zmm9, zmm7, zmm9                                      ;   234.2 p5      48 v[3]
        vpternlogd zmm16, zmm9, zmm7, 0x65                           ;   235.2 p0      29 t
        vpaddd zmm5, zmm5, [rel md5_blocks.T0_constants512 + 3584]   ;   199.2 p5+p3   47 t
        vpaddd zmm23, zmm23, zmm16                                   ;   236.2 p0      47 t
        vprold zmm10, zmm23, 0xf                                     ;   237.2 p0      48 v[2]
        vpaddd zmm4, zmm4, zmm9                                      ;   235.2 p5      47 t
        vpaddd zmm10, zmm9, zmm10                                    ;   238.2 p5      48 v[2]
        vpternlogd zmm7, zmm10, zmm9, 0x65                           ;   239.2 p0      29 t
        vpaddd zmm14, zmm14, [rel md5_blocks.T0_constants512 + 3648] ;   202.2 p5+p2   47 t
        vpaddd zmm15, zmm15, zmm7                                    ;   240.2 p0      47 t
        vprold zmm7, zmm15, 0x15                                     ;   241.2 p0      48 v[1]
        vpaddd zmm28, zmm28, zmm10                                   ;   239.2 p5      47 t
        vpaddd zmm7, zmm10, zmm7                                     ;   242.2 p5      48 v[1]
        vpternlogd zmm9, zmm7, zmm10, 0x65                           ;   243.2 p0      29 t
        vpaddd zmm11, zmm11, zmm9                                    ;   244.2 p5      47 t
        vpaddd zmm12, zmm12, [rel md5_blocks.T0_constants512 + 3712] ;   206.2 p0+p3   47 t
        vprold zmm9, zmm11, 6                                        ;   245.2 p0      48 v[0]
        vpaddd zmm5, zmm5, zmm7                                      ;   243.2 p5      47 t
        vpaddd zmm9, zmm7, zmm9                                      ;   246.2 p5      48 v[0]
        vpternlogd zmm10, zmm9, zmm7, 0x65                           ;   247.2 p0      29 t
        vpaddd zmm4, zmm4, zmm10                                     ;   248.2 p5      47 t
        vpaddd zmm13, zmm13, [rel md5_blocks.T0_constants512 + 3776] ;   209.2 p0+p2   47 t
        vprold zmm4, zmm4, 0xa                                       ;   249.2 p0      48 v[3]
        vpaddd zmm14, zmm14, zmm9                                    ;   247.2 p5      47 t
        vpaddd zmm4, zmm9, zmm4                                      ;   250.2 p5      48 v[3]
        vpternlogd zmm7, zmm4, zmm9, 0x65                            ;   251.2 p0      29 t
        vpaddd zmm28, zmm28, zmm7                                    ;   252.2 p5      47 t
        vpaddd zmm18, zmm18, [rel md5_blocks.T0_constants512 + 3840] ;   212.2 p0+p3   47 t
        vprold zmm7, zmm28, 0xf                                      ;   253.2 p0      48 v[2]
        vpaddd zmm12, zmm12, zmm4                                    ;   251.2 p5      47 t
        vpaddd zmm7, zmm4, zmm7                                      ;   254.2 p5      48 v[2]
        vpternlogd zmm9, zmm7, zmm4, 0x65                            ;   255.2 p0      29 t
        vpaddd zmm5, zmm5, zmm9                                      ;   256.2 p5      47 t
        vpaddd zmm22, zmm22, [rel md5_blocks.T0_constants512 + 3904] ;   215.2 p0+p2   47 t
        vprold zmm5, zmm5, 0x15                                      ;   257.2 p0      48 v[1]
        vpaddd zmm13, zmm13, zmm7                                    ;   255.2 p5      47 t
        vpaddd zmm5, zmm7, zmm5                                      ;   258.2 p5      48 v[1]
        vpternlogd zmm4, zmm5, zmm7, 0x65                            ;   259.2 p0      29 t
        vpaddd zmm14, zmm14, zmm4                                    ;   260.2 p5      47 t
        vpaddd zmm8, zmm8, [rel md5_blocks.T0_constants512 + 3968]   ;   218.2 p0+p3   47 t
        vprold zmm4, zmm14, 6                                        ;   261.2 p0      48 v[0]
        vpaddd zmm18, zmm18, zmm5                                    ;   259.2 p5      47 t
        vpaddd zmm4, zmm5, zmm4                                      ;   262.2 p5      48 v[0]
        vpternlogd zmm7, zmm4, zmm5, 0x65                            ;   263.2 p0      29 t
        vpaddd zmm17, zmm17, [rel md5_blocks.T0_constants512 + 4032] ;   220.2 p5+p2   47 t
        vpaddd zmm12, zmm12, zmm7                                    ;   264.2 p0      47 t
        vprold zmm7, zmm12, 0xa                                      ;   265.2 p0      48 v[3]
        vpaddd zmm22, zmm22, zmm4                                    ;   263.2 p5      47 t
        vpaddd zmm7, zmm4, zmm7                                      ;   266.2 p5      48 v[3]
        vpternlogd zmm5, zmm7, zmm4, 0x65                            ;   267.2 p0      29 t
        vpaddd zmm6, zmm6, [rel md5_blocks.T0_constants512 + 4096]   ;   223.2 p5+p3   47 t
        vpaddd zmm13, zmm13, zmm5                                    ;   268.2 p0      47 t
        vmovdqu64 zmm3, [rsp + 448]                                  ;    88.2 p2      51 h
        vprold zmm5, zmm13, 0xf                                      ;   269.2 p0      48 v[2]
        vpaddd zmm8, zmm8, zmm7                                      ;   267.2 p5      47 t
        vpaddd zmm5, zmm7, zmm5                                      ;   270.2 p5      48 v[2]
        vmovdqu64 zmm0, [rsp + 384]                                  ;    88.8 p3      51 h
        vpternlogd zmm4, zmm5, zmm7, 0x65                            ;   271.2 p0      29 t
        vmovdqu64 zmm1, [rsp + 320]                                  ;    89.2 p2      51 h
        vpaddd zmm18, zmm18, zmm4                                    ;   272.2 p5      47 t
        vmovdqu64 zmm2, [rsp + 256]                                  ;    89.8 p3      51 h
        vprold zmm4, zmm18, 0x15                                     ;   273.2 p0      48 v[1]
        vpaddd zmm17, zmm17, zmm5                                    ;   271.2 p5      47 t
        vpaddd zmm4, zmm5, zmm4                                      ;   274.2 p0      48 v[1]
        add rdx, 0x40                                                ;    90.2 p1      40 blocks
        vpternlogd zmm7, zmm4, zmm5, 0x65                            ;   275.2 p5      29 t
        add rbx, 0x40                                                ;    90.5 p6      40 blocks
        mov qword [rsp + 840], rbx                                   ;    91.5 p8+p9   40 blocks spill
        mov rbx, qword [rsp + 816]                                   ;    90.8 p10     40 blocks
        vpaddd zmm22, zmm22, zmm7                                    ;   276.2 p0      47 t
        add rbx, 0x40                                                ;    95.8 p11     40 blocks
        vprold zmm7, zmm22, 6                                        ;   277.2 p0      48 v[0]
        add rcx, 0x40                                                ;    91.5 p1      40 blocks
        vpaddd zmm6, zmm6, zmm4                                      ;   275.2 p5      47 t
        vpaddd zmm7, zmm4, zmm7                                      ;   278.2 p5      48 v[0]
        add rax, 0x40                                                ;    92.0 p6      40 blocks
        add rbp, 0x40                                                ;    92.2 p11     40 blocks
        vpternlogd zmm5, zmm7, zmm4, 0x65                            ;   279.2 p0      29 t
        vpaddd zmm8, zmm8, zmm5                                      ;   280.2 p5      47 t
        add rdi, 0x40                                                ;    92.7 p1      40 blocks
        add rsi, 0x40                                                ;    93.0 p6      40 blocks
        vprold zmm5, zmm8, 0xa                                       ;   281.2 p0      48 v[3]
        vpaddd zmm3, zmm3, zmm7                                      ;   279.2 p5      51 h
        vpaddd zmm5, zmm7, zmm5                                      ;   282.2 p0      48 v[3]
        add r15, 0x40                                                ;    93.5 p11     40 blocks
        add r14, 0x40                                                ;    93.7 p1      40 blocks
        vpternlogd zmm4, zmm5, zmm7, 0x65                            ;   283.2 p5      29 t
        vpaddd zmm17, zmm17, zmm4                                    ;   284.2 p0      47 t
        add r13, 0x40                                                ;    94.2 p6      40 blocks
        add r12, 0x40                                                ;    94.5 p11     40 blocks
        vpaddd zmm2, zmm2, zmm5                                      ;   283.2 p5      51 h
        vprold zmm4, zmm17, 0xf                                      ;   285.2 p0      48 v[2]
        vpaddd zmm4, zmm5, zmm4                                      ;   286.2 p5      48 v[2]
        add r11, 0x40                                                ;    95.0 p1      40 blocks
        vpternlogd zmm5, zmm7, zmm4, 0x4b                            ;   287.2 p0      29 t
        add r10, 0x40                                                ;    95.3 p6      40 blocks
        vpaddd zmm6, zmm6, zmm5                                      ;   288.2 p5      47 t
        add r9, 0x40                                                 ;    95.7 p11     40 blocks
        add r8, 0x40                                                 ;    96.0 p1      40 blocks
        vpaddd zmm0, zmm0, zmm4                                      ;   287.2 p0      51 h
        vpaddd zmm1, zmm1, zmm4                                      ;   287.2 p5      51 h
        vprold zmm4, zmm6, 0x15                                      ;   289.2 p0      48 v[1]
        mov qword [rsp + 832], rdx                                   ;    96.5 p7+p4   40 blocks
        vpaddd zmm0, zmm0, zmm4                                      ;   290.2 p5      51 h
        mov qword [rsp + 816], rbx                                   ;    96.8 p8+p9   40 blocks
        mov rdx, qword [rsp + 840]                                   ;    97.0 p2      40 blocks reload
        mov qword [rsp + 824], rdx                                   ;   102.0 p7+p4   40 blocks
        cmp r8, qword [rsp + 712]                                    ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 64], zmm0                                   ;                    resident
        vmovdqu64 [rsp + 128], zmm1                                  ;                    resident
        vmovdqu64 [rsp + 192], zmm2                                  ;                    resident
        mov qword [rsp + 704], r8                                    ;                    resident
        mov qword [rsp + 720], r9                                    ;                    resident
        mov qword [rsp + 728], r10                                   ;                    resident
        mov qword [rsp + 736], r11                                   ;                    resident
        mov qword [rsp + 744], r12                                   ;                    resident
        mov qword [rsp + 752], r13                                   ;                    resident
        mov qword [rsp + 760], r14                                   ;                    resident
        mov qword [rsp + 768], r15                                   ;                    resident
        mov qword [rsp + 776], rsi                                   ;                    resident
        mov qword [rsp + 784], rdi                                   ;                    resident
        mov qword [rsp + 792], rbp                                   ;                    resident
        mov qword [rsp + 800], rax                                   ;                    resident
        mov qword [rsp + 808], rcx                                   ;                    resident
        vmovdqu64 [rsp + 0], zmm3                                    ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 64]                                   ;     0.0 p2      40 blocks reload
        vmovdqu64 zmm1, [rsp + 0]                                    ;     0.2 p3      40 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                  ;     6.2 p5      40 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                  ;     6.2 p5      40 blocks
        vmovdqu64 zmm1, [rsp + 192]                                  ;     1.0 p2      40 blocks reload
        vmovdqu64 zmm3, [rsp + 128]                                  ;     1.2 p3      40 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                  ;     7.2 p5      40 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                  ;     7.2 p5      40 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                 ;     8.2 p5      40 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                 ;     8.2 p5      40 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                 ;     8.2 p5      40 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                 ;     8.2 p5      40 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                            ;     9.2 p5      40 blocks
        vshufi32x4 zmm5, zmm3, zmm3, 0xaa                            ;     9.3 p5      40 blocks
        vshufi32x4 zmm6, zmm3, zmm3, 0xff                            ;    10.3 p5      40 blocks
        mov r8, qword [rsp + 576]                                    ;     2.5 p10     40 blocks reload
        vmovdqu64 [r8], xmm3                                         ;     9.2 p7+p4   40 blocks
        mov r8, qword [rsp + 608]                                    ;     2.8 p2      40 blocks reload
        vmovdqu64 [r8], xmm1                                         ;    12.2 p8+p9   40 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                            ;    11.3 p5      40 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                            ;    12.3 p5      40 blocks
        vshufi32x4 zmm7, zmm2, zmm2, 0xff                            ;    13.3 p5      40 blocks
        mov r8, qword [rsp + 584]                                    ;     3.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm2                                         ;     9.2 p7+p4   40 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                            ;    14.3 p5      40 blocks
        vshufi32x4 zmm8, zmm4, zmm4, 0xaa                            ;    15.3 p5      40 blocks
        vshufi32x4 zmm9, zmm4, zmm4, 0xff                            ;    16.3 p5      40 blocks
        mov r8, qword [rsp + 592]                                    ;     4.5 p10     40 blocks reload
        vmovdqu64 [r8], xmm4                                         ;     9.2 p8+p9   40 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0x55                            ;    17.3 p5      40 blocks
        vshufi32x4 zmm10, zmm0, zmm0, 0xaa                           ;    18.3 p5      40 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xff                           ;    19.3 p5      40 blocks
        mov r8, qword [rsp + 600]                                    ;     5.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm0                                         ;     9.2 p7+p4   40 blocks
        mov r8, qword [rsp + 640]                                    ;     5.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm5                                         ;    12.3 p8+p9   40 blocks
        mov r8, qword [rsp + 616]                                    ;     6.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm1                                         ;    14.3 p7+p4   40 blocks
        mov r8, qword [rsp + 672]                                    ;     6.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm6                                         ;    13.3 p8+p9   40 blocks
        mov r8, qword [rsp + 648]                                    ;     6.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm3                                         ;    15.3 p7+p4   40 blocks
        mov r8, qword [rsp + 624]                                    ;     7.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm2                                         ;    17.3 p8+p9   40 blocks
        mov r8, qword [rsp + 680]                                    ;     7.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm7                                         ;    16.3 p7+p4   40 blocks
        mov r8, qword [rsp + 656]                                    ;     7.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm8                                         ;    18.3 p8+p9   40 blocks
        mov r8, qword [rsp + 632]                                    ;     8.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm4                                         ;    20.3 p7+p4   40 blocks
        mov r8, qword [rsp + 688]                                    ;     8.3 p2      40 blocks reload
        vmovdqu64 [r8], xmm9                                         ;    19.3 p8+p9   40 blocks
        mov r8, qword [rsp + 664]                                    ;     8.7 p3      40 blocks reload
        vmovdqu64 [r8], xmm10                                        ;    21.3 p7+p4   40 blocks
        mov r8, qword [rsp + 696]                                    ;     9.0 p10     40 blocks reload
        vmovdqu64 [r8], xmm11                                        ;    22.3 p8+p9   40 blocks
        mov rcx, qword [rsp + 848]                                   ;                    frame
        vpxord zmm0, zmm0, zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 512], zmm0                                  ;                    cleared
        vmovdqu64 [rsp + 832], zmm0                                  ;                    cleared
        vzeroupper                                                   ;                    x87 state
        mov rsp, rcx                                                 ;                    frame
        pop r15                                                      ;                    preserved
        pop r14                                                      ;                    preserved
        pop r13                                                      ;                    preserved
        pop r12                                                      ;                    preserved
        pop rbp                                                      ;                    preserved
        pop rbx                                                      ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
md5_blocks.T0_constants512:
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478, 0xd76aa478d76aa478
        dq 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756, 0xe8c7b756e8c7b756
        dq 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db, 0x242070db242070db
        dq 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee, 0xc1bdceeec1bdceee
        dq 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf, 0xf57c0faff57c0faf
        dq 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a, 0x4787c62a4787c62a
        dq 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613, 0xa8304613a8304613
        dq 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501, 0xfd469501fd469501
        dq 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8, 0x698098d8698098d8
        dq 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af, 0x8b44f7af8b44f7af
        dq 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1, 0xffff5bb1ffff5bb1
        dq 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be, 0x895cd7be895cd7be
        dq 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122, 0x6b9011226b901122
        dq 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193, 0xfd987193fd987193
        dq 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e, 0xa679438ea679438e
        dq 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821, 0x49b4082149b40821
        dq 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562, 0xf61e2562f61e2562
        dq 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340, 0xc040b340c040b340
        dq 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51, 0x265e5a51265e5a51
        dq 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa, 0xe9b6c7aae9b6c7aa
        dq 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d, 0xd62f105dd62f105d
        dq 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453, 0x0244145302441453
        dq 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681, 0xd8a1e681d8a1e681
        dq 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8, 0xe7d3fbc8e7d3fbc8
        dq 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6, 0x21e1cde621e1cde6
        dq 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6, 0xc33707d6c33707d6
        dq 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87, 0xf4d50d87f4d50d87
        dq 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed, 0x455a14ed455a14ed
        dq 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905, 0xa9e3e905a9e3e905
        dq 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8, 0xfcefa3f8fcefa3f8
        dq 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9, 0x676f02d9676f02d9
        dq 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a, 0x8d2a4c8a8d2a4c8a
        dq 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942, 0xfffa3942fffa3942
        dq 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681, 0x8771f6818771f681
        dq 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122, 0x6d9d61226d9d6122
        dq 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c, 0xfde5380cfde5380c
        dq 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44, 0xa4beea44a4beea44
        dq 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9, 0x4bdecfa94bdecfa9
        dq 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60, 0xf6bb4b60f6bb4b60
        dq 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70, 0xbebfbc70bebfbc70
        dq 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6, 0x289b7ec6289b7ec6
        dq 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa, 0xeaa127faeaa127fa
        dq 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085, 0xd4ef3085d4ef3085
        dq 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05, 0x04881d0504881d05
        dq 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039, 0xd9d4d039d9d4d039
        dq 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5, 0xe6db99e5e6db99e5
        dq 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8, 0x1fa27cf81fa27cf8
        dq 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665, 0xc4ac5665c4ac5665
        dq 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244, 0xf4292244f4292244
        dq 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97, 0x432aff97432aff97
        dq 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7, 0xab9423a7ab9423a7
        dq 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039, 0xfc93a039fc93a039
        dq 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3, 0x655b59c3655b59c3
        dq 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92, 0x8f0ccc928f0ccc92
        dq 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d, 0xffeff47dffeff47d
        dq 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1, 0x85845dd185845dd1
        dq 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f, 0x6fa87e4f6fa87e4f
        dq 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0, 0xfe2ce6e0fe2ce6e0
        dq 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314, 0xa3014314a3014314
        dq 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1, 0x4e0811a14e0811a1
        dq 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82, 0xf7537e82f7537e82
        dq 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235, 0xbd3af235bd3af235
        dq 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb, 0x2ad7d2bb2ad7d2bb
        dq 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391, 0xeb86d391eb86d391

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
