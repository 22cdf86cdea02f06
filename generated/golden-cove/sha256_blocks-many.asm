; sha256_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 7ca7119089a879c3); do not edit:
;   ./cw build sha256_blocks --cpu golden-cove --variant many
;
; void sha256_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, uint32_t n);   System V, 64 bits
;   h_0: 32 bytes, read and written, secret, no alignment needed
;   h_1: 32 bytes, read and written, secret, no alignment needed
;   h_2: 32 bytes, read and written, secret, no alignment needed
;   h_3: 32 bytes, read and written, secret, no alignment needed
;   h_4: 32 bytes, read and written, secret, no alignment needed
;   h_5: 32 bytes, read and written, secret, no alignment needed
;   h_6: 32 bytes, read and written, secret, no alignment needed
;   h_7: 32 bytes, read and written, secret, no alignment needed
;   h_8: 32 bytes, read and written, secret, no alignment needed
;   h_9: 32 bytes, read and written, secret, no alignment needed
;   h_10: 32 bytes, read and written, secret, no alignment needed
;   h_11: 32 bytes, read and written, secret, no alignment needed
;   h_12: 32 bytes, read and written, secret, no alignment needed
;   h_13: 32 bytes, read and written, secret, no alignment needed
;   h_14: 32 bytes, read and written, secret, no alignment needed
;   h_15: 32 bytes, read and written, secret, no alignment needed
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
; The frame is cleared before return: 1472 bytes, 24 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 100 uops, planned 42.3; bounds: width 16.7, ports 40.0, path 14.0
;   blocks: 1986 uops, planned 857.7; bounds: width 331.0, ports 852.0, path 269.0
;   body.2: 96 uops, planned 42.3; bounds: width 16.0, ports 40.0, path 5.0
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
%fatal "sha256_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha256_blocks
$_sha256_blocks:
%else
        global $sha256_blocks
%endif
$sha256_blocks:
        push rbx                                                        ;                    preserved
        push rbp                                                        ;                    preserved
        push r12                                                        ;                    preserved
        push r13                                                        ;                    preserved
        push r14                                                        ;                    preserved
        push r15                                                        ;                    preserved
        mov rax, rsp                                                    ;                    frame
        sub rsp, 0x6c0                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        mov qword [rsp + 1680], rax                                     ;                    frame
        mov r10, qword [rax + 56]                                       ;                    frame
        mov qword [rsp + 1456], r10                                     ;                    frame
        mov r10, qword [rax + 64]                                       ;                    frame
        mov qword [rsp + 1464], r10                                     ;                    frame
        mov r10, qword [rax + 72]                                       ;                    frame
        mov qword [rsp + 1472], r10                                     ;                    frame
        mov r10, qword [rax + 80]                                       ;                    frame
        mov qword [rsp + 1480], r10                                     ;                    frame
        mov r10, qword [rax + 88]                                       ;                    frame
        mov qword [rsp + 1488], r10                                     ;                    frame
        mov r10, qword [rax + 96]                                       ;                    frame
        mov qword [rsp + 1496], r10                                     ;                    frame
        mov r10, qword [rax + 104]                                      ;                    frame
        mov qword [rsp + 1504], r10                                     ;                    frame
        mov r10, qword [rax + 112]                                      ;                    frame
        mov qword [rsp + 1512], r10                                     ;                    frame
        mov r10, qword [rax + 120]                                      ;                    frame
        mov qword [rsp + 1520], r10                                     ;                    frame
        mov r10, qword [rax + 128]                                      ;                    frame
        mov qword [rsp + 1528], r10                                     ;                    frame
        mov r10, qword [rax + 264]                                      ;                    frame
        mov qword [rsp + 1688], r10                                     ;                    frame
        mov r10, qword [rax + 136]                                      ;                    frame
        mov qword [rsp + 1536], r10                                     ;                    frame
        mov r10, qword [rax + 144]                                      ;                    frame
        mov qword [rsp + 1552], r10                                     ;                    frame
        mov r10, qword [rax + 152]                                      ;                    frame
        mov qword [rsp + 1560], r10                                     ;                    frame
        mov r10, qword [rax + 160]                                      ;                    frame
        mov qword [rsp + 1568], r10                                     ;                    frame
        mov r10, qword [rax + 168]                                      ;                    frame
        mov qword [rsp + 1576], r10                                     ;                    frame
        mov r10, qword [rax + 176]                                      ;                    frame
        mov qword [rsp + 1584], r10                                     ;                    frame
        mov r10, qword [rax + 184]                                      ;                    frame
        mov qword [rsp + 1592], r10                                     ;                    frame
        mov r10, qword [rax + 192]                                      ;                    frame
        mov qword [rsp + 1600], r10                                     ;                    frame
        mov r10, qword [rax + 200]                                      ;                    frame
        mov qword [rsp + 1608], r10                                     ;                    frame
        mov r10, qword [rax + 208]                                      ;                    frame
        mov qword [rsp + 1616], r10                                     ;                    frame
        mov r10, qword [rax + 216]                                      ;                    frame
        mov qword [rsp + 1624], r10                                     ;                    frame
        mov r10, qword [rax + 224]                                      ;                    frame
        mov qword [rsp + 1632], r10                                     ;                    frame
        mov r10, qword [rax + 232]                                      ;                    frame
        mov qword [rsp + 1640], r10                                     ;                    frame
        mov r10, qword [rax + 240]                                      ;                    frame
        mov qword [rsp + 1648], r10                                     ;                    frame
        mov r10, qword [rax + 248]                                      ;                    frame
        mov qword [rsp + 1656], r10                                     ;                    frame
        mov r10, qword [rax + 256]                                      ;                    frame
        mov qword [rsp + 1664], r10                                     ;                    frame
        mov qword [rsp + 1408], rdi                                     ;                    argument
        mov qword [rsp + 1416], rsi                                     ;                    argument
        mov qword [rsp + 1424], rdx                                     ;                    argument
        mov qword [rsp + 1432], rcx                                     ;                    argument
        mov qword [rsp + 1440], r8                                      ;                    argument
        mov qword [rsp + 1448], r9                                      ;                    argument
        mov r8, qword [rsp + 1408]                                      ;     0.0 p2      68 h reload
        vmovdqu64 xmm0, [r8]                                            ;     5.0 p3      68 h
        vmovdqu64 xmm1, [r8 + 16]                                       ;     5.0 p10     68 h
        mov r9, qword [rsp + 1416]                                      ;     1.0 p2      68 h reload
        vmovdqu64 xmm2, [r9]                                            ;     6.0 p3      68 h
        vmovdqu64 xmm3, [r9 + 16]                                       ;     6.0 p10     68 h
        mov r10, qword [rsp + 1424]                                     ;     2.0 p2      68 h reload
        vmovdqu64 xmm4, [r10]                                           ;     7.0 p3      68 h
        vmovdqu64 xmm5, [r10 + 16]                                      ;     7.0 p10     68 h
        mov r11, qword [rsp + 1432]                                     ;     3.0 p2      68 h reload
        vmovdqu64 xmm6, [r11]                                           ;     8.0 p3      68 h
        vmovdqu64 xmm7, [r11 + 16]                                      ;     8.0 p10     68 h
        mov r12, qword [rsp + 1440]                                     ;     4.0 p2      68 h reload
        vmovdqu64 xmm8, [r12]                                           ;     9.0 p3      68 h
        vshufi32x4 zmm0, zmm0, zmm8, 0                                  ;    15.0 p5      68 h
        vmovdqu64 xmm8, [r12 + 16]                                      ;     9.0 p10     68 h
        vshufi32x4 zmm1, zmm1, zmm8, 0                                  ;    15.0 p5      68 h
        mov r8, qword [rsp + 1448]                                      ;     5.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    10.0 p3      68 h
        vshufi32x4 zmm2, zmm2, zmm8, 0                                  ;    16.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    10.0 p10     68 h
        vshufi32x4 zmm3, zmm3, zmm8, 0                                  ;    16.0 p5      68 h
        mov r8, qword [rsp + 1456]                                      ;     6.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    11.0 p3      68 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                                  ;    17.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    11.0 p10     68 h
        vshufi32x4 zmm5, zmm5, zmm8, 0                                  ;    17.0 p5      68 h
        mov r8, qword [rsp + 1464]                                      ;     7.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    12.0 p3      68 h
        vshufi32x4 zmm6, zmm6, zmm8, 0                                  ;    18.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    12.0 p10     68 h
        vshufi32x4 zmm7, zmm7, zmm8, 0                                  ;    18.0 p5      68 h
        mov r8, qword [rsp + 1472]                                      ;     8.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    13.0 p3      68 h
        vmovdqu64 xmm9, [r8 + 16]                                       ;    13.0 p10     68 h
        mov r9, qword [rsp + 1480]                                      ;     9.0 p2      68 h reload
        vmovdqu64 xmm10, [r9]                                           ;    14.0 p3      68 h
        vmovdqu64 xmm11, [r9 + 16]                                      ;    14.0 p10     68 h
        mov r10, qword [rsp + 1488]                                     ;    10.0 p2      68 h reload
        vmovdqu64 xmm12, [r10]                                          ;    15.0 p3      68 h
        vmovdqu64 xmm13, [r10 + 16]                                     ;    15.0 p10     68 h
        mov r11, qword [rsp + 1496]                                     ;    11.0 p2      68 h reload
        vmovdqu64 xmm14, [r11]                                          ;    16.0 p3      68 h
        vmovdqu64 xmm15, [r11 + 16]                                     ;    16.0 p10     68 h
        mov r12, qword [rsp + 1504]                                     ;    12.0 p2      68 h reload
        vmovdqu64 xmm16, [r12]                                          ;    17.0 p3      68 h
        vshufi32x4 zmm8, zmm8, zmm16, 0                                 ;    23.0 p5      68 h
        vshufi32x4 zmm0, zmm0, zmm8, 0x88                               ;    26.0 p5      68 h
        vmovdqu64 xmm8, [r12 + 16]                                      ;    17.0 p10     68 h
        vshufi32x4 zmm8, zmm9, zmm8, 0                                  ;    23.0 p5      68 h
        vshufi32x4 zmm1, zmm1, zmm8, 0x88                               ;    26.0 p5      68 h
        mov r8, qword [rsp + 1512]                                      ;    13.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    18.0 p3      68 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                                 ;    24.0 p5      68 h
        vshufi32x4 zmm2, zmm2, zmm8, 0x88                               ;    27.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    18.0 p10     68 h
        vshufi32x4 zmm8, zmm11, zmm8, 0                                 ;    24.0 p5      68 h
        vshufi32x4 zmm3, zmm3, zmm8, 0x88                               ;    27.0 p5      68 h
        vpunpckldq zmm8, zmm0, zmm2                                     ;    30.0 p5      68 h
        vpunpckhdq zmm0, zmm0, zmm2                                     ;    30.0 p5      68 h
        mov r8, qword [rsp + 1520]                                      ;    14.0 p2      68 h reload
        vmovdqu64 xmm2, [r8]                                            ;    19.0 p3      68 h
        vshufi32x4 zmm2, zmm12, zmm2, 0                                 ;    25.0 p5      68 h
        vshufi32x4 zmm2, zmm4, zmm2, 0x88                               ;    28.0 p5      68 h
        vmovdqu64 xmm4, [r8 + 16]                                       ;    19.0 p10     68 h
        vshufi32x4 zmm4, zmm13, zmm4, 0                                 ;    25.0 p5      68 h
        vshufi32x4 zmm4, zmm5, zmm4, 0x88                               ;    28.0 p5      68 h
        mov r8, qword [rsp + 1528]                                      ;    15.0 p2      68 h reload
        vmovdqu64 xmm5, [r8]                                            ;    20.0 p3      68 h
        vshufi32x4 zmm5, zmm14, zmm5, 0                                 ;    26.0 p5      68 h
        vshufi32x4 zmm5, zmm6, zmm5, 0x88                               ;    29.0 p5      68 h
        vmovdqu64 xmm6, [r8 + 16]                                       ;    20.0 p10     68 h
        vshufi32x4 zmm6, zmm15, zmm6, 0                                 ;    26.3 p5      68 h
        vshufi32x4 zmm6, zmm7, zmm6, 0x88                               ;    29.3 p5      68 h
        vpunpckldq zmm7, zmm2, zmm5                                     ;    32.0 p5      68 h
        vpunpckhdq zmm2, zmm2, zmm5                                     ;    32.0 p5      68 h
        vpunpcklqdq zmm5, zmm8, zmm7                                    ;    33.0 p5      68 h
        vpunpckhqdq zmm7, zmm8, zmm7                                    ;    33.0 p5      68 h
        vmovdqu64 [rsp + 0], zmm5                                       ;    34.0 p7+p4   68 h
        vmovdqu64 [rsp + 64], zmm7                                      ;    34.0 p8+p9   68 h
        vpunpcklqdq zmm5, zmm0, zmm2                                    ;    33.0 p5      68 h
        vpunpckhqdq zmm0, zmm0, zmm2                                    ;    33.3 p5      68 h
        vmovdqu64 [rsp + 128], zmm5                                     ;    34.0 p7+p4   68 h
        vmovdqu64 [rsp + 192], zmm0                                     ;    34.3 p8+p9   68 h
        vpunpckldq zmm0, zmm1, zmm3                                     ;    34.3 p5      68 h
        vpunpckhdq zmm1, zmm1, zmm3                                     ;    35.3 p5      68 h
        vpunpckldq zmm2, zmm4, zmm6                                     ;    36.3 p5      68 h
        vpunpckhdq zmm3, zmm4, zmm6                                     ;    37.3 p5      68 h
        vpunpcklqdq zmm4, zmm0, zmm2                                    ;    38.3 p5      68 h
        vpunpckhqdq zmm0, zmm0, zmm2                                    ;    39.3 p5      68 h
        vmovdqu64 [rsp + 256], zmm4                                     ;    39.3 p7+p4   68 h
        vmovdqu64 [rsp + 320], zmm0                                     ;    40.3 p8+p9   68 h
        vpunpcklqdq zmm0, zmm1, zmm3                                    ;    40.3 p5      68 h
        vpunpckhqdq zmm1, zmm1, zmm3                                    ;    41.3 p5      68 h
        vmovdqu64 [rsp + 384], zmm0                                     ;    41.3 p7+p4   68 h
        vmovdqu64 [rsp + 448], zmm1                                     ;    42.3 p8+p9   68 h
        mov r8d, dword [rsp + 1688]                                     ;    16.0 p2      68 h
        shl r8, 6                                                       ;    21.0 p0      68 h
        add r8, qword [rsp + 1536]                                      ;    22.0 p1+p3   68 h
        mov qword [rsp + 1544], r8                                      ;    23.0 p7+p4   68 h
        cmp dword [rsp + 1688], 0                                       ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 0]                                       ;                    resident
        vmovdqu64 zmm1, [rsp + 256]                                     ;                    resident
        vmovdqu64 zmm2, [rsp + 64]                                      ;                    resident
        vmovdqu64 zmm3, [rsp + 320]                                     ;                    resident
        vmovdqu64 zmm4, [rsp + 128]                                     ;                    resident
        vmovdqu64 zmm5, [rsp + 384]                                     ;                    resident
        vmovdqu64 zmm6, [rsp + 192]                                     ;                    resident
        vmovdqu64 zmm7, [rsp + 448]                                     ;                    resident
        mov r8, qword [rsp + 1536]                                      ;                    resident
        mov r9, qword [rsp + 1552]                                      ;                    resident
        mov r10, qword [rsp + 1560]                                     ;                    resident
        mov r11, qword [rsp + 1568]                                     ;                    resident
        mov r12, qword [rsp + 1576]                                     ;                    resident
        mov r13, qword [rsp + 1584]                                     ;                    resident
        mov r14, qword [rsp + 1592]                                     ;                    resident
        mov r15, qword [rsp + 1600]                                     ;                    resident
        mov rsi, qword [rsp + 1608]                                     ;                    resident
        mov rdi, qword [rsp + 1616]                                     ;                    resident
        mov rbp, qword [rsp + 1624]                                     ;                    resident
        mov rax, qword [rsp + 1632]                                     ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm8, [r8]                                            ;     0.0 p2      73 w[0]
        vmovdqu64 zmm9, [r9]                                            ;     0.2 p3      73 w[0]
        vmovdqu64 zmm10, [r10]                                          ;     1.0 p2      73 w[0]
        vmovdqu64 zmm11, [r11]                                          ;     1.2 p3      73 w[0]
        vmovdqu64 zmm12, [r12]                                          ;     2.0 p2      73 w[0]
        vmovdqu64 zmm13, [r13]                                          ;     2.2 p3      73 w[0]
        vmovdqu64 zmm14, [r14]                                          ;     3.0 p2      73 w[0]
        vmovdqu64 zmm15, [r15]                                          ;     3.2 p3      73 w[0]
        vmovdqu64 zmm16, [rsi]                                          ;     4.0 p2      73 w[0]
        vmovdqu64 zmm17, [rdi]                                          ;     4.2 p3      73 w[0]
        vmovdqu64 zmm18, [rbp]                                          ;     5.0 p2      73 w[0]
        vmovdqu64 zmm19, [rax]                                          ;     5.2 p3      73 w[0]
        vmovdqa64 zmm20, zmm1                                           ;     2.0         51 t1 copy
        vpternlogd zmm20, zmm5, zmm3, 0xac                              ;     2.2 p0      51 t1
        vpaddd zmm20, zmm20, zmm7                                       ;     3.2 p5      61 t1
        vpaddd zmm20, zmm20, [rel sha256_blocks.T0_constants512 + 64]   ;     6.0 p0+p2   61 t1
        mov rcx, qword [rsp + 1640]                                     ;     2.7 p10     73 w[0] reload
        vmovdqu64 zmm21, [rcx]                                          ;     7.7 p3      73 w[0]
        vprold zmm22, zmm1, 0x1a                                        ;     4.2 p0      48 t1
        vprold zmm23, zmm1, 0x15                                        ;     5.2 p0      48 t1
        vprold zmm24, zmm1, 7                                           ;     6.2 p0      48 t1
        mov rdx, qword [rsp + 1648]                                     ;     3.7 p10     73 w[0] reload
        vmovdqu64 zmm25, [rdx]                                          ;     8.7 p2      73 w[0]
        mov rbx, qword [rsp + 1656]                                     ;     4.7 p10     73 w[0] reload
        vmovdqu64 zmm26, [rbx]                                          ;     9.7 p3      73 w[0]
        vpternlogd zmm24, zmm23, zmm22, 0x96                            ;     7.2 p5      48 t1
        vpaddd zmm20, zmm20, zmm24                                      ;     8.2 p5      61 t1
        vshufi32x4 zmm22, zmm8, zmm12, 0x44                             ;     8.0 p5      73 w[0]
        vshufi32x4 zmm23, zmm9, zmm13, 0x44                             ;     8.2 p5      73 w[0]
        vshufi32x4 zmm24, zmm10, zmm14, 0x44                            ;     9.0 p5      73 w[0]
        vshufi32x4 zmm27, zmm11, zmm15, 0x44                            ;     9.2 p5      73 w[0]
        mov rcx, qword [rsp + 1664]                                     ;     5.7 p10     73 w[0] reload
        vmovdqu64 zmm28, [rcx]                                          ;    10.7 p2      73 w[0]
        vmovdqa64 zmm29, zmm6                                           ;     5.5         62 v[3] copy
        vpaddd zmm30, zmm5, [rel sha256_blocks.T0_constants512 + 192]   ;     8.2 p0+p3   61 t1
        vmovdqa64 zmm31, zmm4                                           ;     5.8         62 v[2] copy
        vmovdqu64 [rsp + 512], zmm7                                     ;     6.0 p7+p4   71 v[7] spill
        vshufi32x4 zmm7, zmm16, zmm21, 0x44                             ;    13.7 p5      73 w[0]
        vmovdqu64 [rsp + 576], zmm5                                     ;     6.3 p8+p9   71 v[6] spill
        vshufi32x4 zmm5, zmm17, zmm25, 0x44                             ;    14.7 p5      73 w[0]
        vmovdqu64 [rsp + 640], zmm6                                     ;     8.0 p7+p4   71 v[3] spill
        vshufi32x4 zmm6, zmm18, zmm26, 0x44                             ;    15.7 p5      73 w[0]
        vshufi32x4 zmm15, zmm19, zmm28, 0x44                            ;    16.7 p5      73 w[0]
        vshufi32x4 zmm28, zmm22, zmm7, 0x88                             ;    16.7 p5      73 w[0]
        vshufi32x4 zmm19, zmm23, zmm5, 0x88                             ;    17.7 p5      73 w[0]
        vpaddd zmm11, zmm3, [rel sha256_blocks.T0_constants512 + 256]   ;     9.0 p0+p2   61 t1
        vshufi32x4 zmm26, zmm24, zmm6, 0x88                             ;    18.7 p5      73 w[0]
        vshufi32x4 zmm18, zmm27, zmm15, 0x88                            ;    19.7 p5      73 w[0]
        vpunpckldq zmm14, zmm28, zmm19                                  ;    20.7 p5      73 w[0]
        vpunpckhdq zmm19, zmm28, zmm19                                  ;    20.7 p5      73 w[0]
        vpunpckldq zmm28, zmm26, zmm18                                  ;    22.7 p5      73 w[0]
        vpunpckhdq zmm18, zmm26, zmm18                                  ;    22.7 p5      73 w[0]
        vpunpcklqdq zmm26, zmm14, zmm28                                 ;    23.7 p5      73 w[0]
        vmovdqa64 zmm10, zmm2                                           ;     8.8         62 v[1] copy
        vpunpckhqdq zmm14, zmm14, zmm28                                 ;    23.7 p5      73 w[0]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512]            ;     9.2 p3      73 w[0] reload
        vpshufb zmm26, zmm26, zmm28                                     ;    24.7 p5      73 w[0]
        vshufi32x4 zmm22, zmm22, zmm7, 0xdd                             ;    25.2 p5      73 w[4]
        vshufi32x4 zmm23, zmm23, zmm5, 0xdd                             ;    26.2 p5      73 w[4]
        vshufi32x4 zmm24, zmm24, zmm6, 0xdd                             ;    27.2 p5      73 w[4]
        vshufi32x4 zmm15, zmm27, zmm15, 0xdd                            ;    28.2 p5      73 w[4]
        vpunpcklqdq zmm27, zmm19, zmm18                                 ;    29.2 p5      73 w[0]
        vpunpckhqdq zmm18, zmm19, zmm18                                 ;    30.2 p5      73 w[0]
        vpshufb zmm14, zmm14, zmm28                                     ;    31.2 p5      73 w[0]
        vpaddd zmm20, zmm20, zmm26                                      ;    25.7 p0      61 t1
        vpaddd zmm29, zmm29, zmm20                                      ;    26.7 p0      62 v[3]
        vpaddd zmm19, zmm1, [rel sha256_blocks.T0_constants512 + 320]   ;    12.7 p0+p2   61 t1
        vmovdqa64 zmm5, zmm29                                           ;    27.7         51 t1 copy
        vpternlogd zmm5, zmm1, zmm3, 0xca                               ;    27.7 p0      51 t1
        vpaddd zmm30, zmm30, zmm5                                       ;    28.7 p0      61 t1
        vprold zmm5, zmm29, 0x1a                                        ;    27.7 p0      48 t1
        vprold zmm6, zmm29, 0x15                                        ;    27.7 p0      48 t1
        vprold zmm7, zmm29, 7                                           ;    27.7 p0      48 t1
        vmovdqu64 [rsp + 704], zmm3                                     ;    12.2 p8+p9   71 v[5] spill
        vmovdqa64 zmm3, zmm0                                            ;    12.3         62 v[0] copy
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;    28.7 p0      48 t1
        vpaddd zmm30, zmm30, zmm7                                       ;    29.7 p0      61 t1
        vprold zmm5, zmm0, 0x1e                                         ;    20.7 p0      47 v[7]
        vprold zmm6, zmm0, 0x13                                         ;    21.7 p0      47 v[7]
        vpshufb zmm27, zmm27, zmm28                                     ;    32.2 p5      73 w[0]
        vpunpckldq zmm7, zmm22, zmm23                                   ;    33.2 p5      73 w[4]
        vpshufb zmm18, zmm18, zmm28                                     ;    34.2 p5      73 w[0]
        vpaddd zmm30, zmm30, zmm14                                      ;    32.2 p0      61 t1
        vmovdqu64 [rsp + 768], zmm26                                    ;    25.7 p7+p4   73 w[0] spill
        vprold zmm26, zmm0, 0xa                                         ;    23.7 p0      47 v[7]
        vpaddd zmm31, zmm31, zmm30                                      ;    33.2 p0      62 v[2]
        vmovdqu64 [rsp + 832], zmm14                                    ;    32.2 p8+p9   73 w[0] spill
        vmovdqa64 zmm14, zmm0                                           ;    14.5         52 v[7] copy
        vpternlogd zmm14, zmm2, zmm4, 0xe8                              ;    25.7 p0      52 v[7]
        vpternlogd zmm26, zmm6, zmm5, 0x96                              ;    26.7 p0      47 v[7]
        vpunpckldq zmm5, zmm24, zmm15                                   ;    35.2 p5      73 w[4]
        vpaddd zmm11, zmm11, zmm27                                      ;    33.2 p0      61 t1
        vmovdqa64 zmm6, zmm31                                           ;    34.2         51 t1 copy
        vpternlogd zmm6, zmm29, zmm1, 0xca                              ;    34.2 p0      51 t1
        vpaddd zmm11, zmm11, zmm6                                       ;    35.2 p0      61 t1
        vpaddd zmm19, zmm19, zmm18                                      ;    35.2 p0      61 t1
        vprold zmm6, zmm31, 0x1a                                        ;    34.2 p0      48 t1
        vmovdqu64 [rsp + 896], zmm1                                     ;    16.2 p7+p4   71 v[4] spill
        vprold zmm1, zmm31, 0x15                                        ;    34.2 p0      48 t1
        vmovdqu64 [rsp + 960], zmm4                                     ;    16.5 p8+p9   71 v[2] spill
        vprold zmm4, zmm31, 7                                           ;    34.2 p0      48 t1
        vpternlogd zmm4, zmm1, zmm6, 0x96                               ;    35.2 p0      48 t1
        vpaddd zmm20, zmm20, zmm14                                      ;    35.7 p0      63 v[7]
        vpaddd zmm20, zmm20, zmm26                                      ;    36.7 p5      63 v[7]
        vpaddd zmm14, zmm29, [rel sha256_blocks.T0_constants512 + 384]  ;    36.7 p0+p3   61 t1
        vpaddd zmm11, zmm11, zmm4                                       ;    37.2 p5      61 t1
        vpunpcklqdq zmm26, zmm7, zmm5                                   ;    38.2 p5      73 w[4]
        vpaddd zmm10, zmm10, zmm11                                      ;    38.2 p0      62 v[1]
        vmovdqa64 zmm1, zmm20                                           ;    37.7         62 v[7] copy
        vpternlogd zmm29, zmm10, zmm31, 0xb8                            ;    39.2 p0      51 t1
        vpshufb zmm26, zmm26, zmm28                                     ;    39.2 p5      73 w[4]
        vpaddd zmm19, zmm19, zmm29                                      ;    40.2 p0      61 t1
        vprold zmm29, zmm20, 0x1e                                       ;    40.7 p0      47 v[6]
        vpaddd zmm14, zmm14, zmm26                                      ;    40.2 p5      61 t1
        vprold zmm4, zmm10, 0x1a                                        ;    41.7 p0      48 t1
        vprold zmm6, zmm20, 0x13                                        ;    42.7 p0      47 v[6]
        vmovdqu64 [rsp + 1024], zmm26                                   ;    40.2 p7+p4   73 w[4] spill
        vprold zmm26, zmm10, 0x15                                       ;    43.7 p0      48 t1
        vmovdqu64 [rsp + 1088], zmm18                                   ;    35.2 p8+p9   73 w[0] spill
        vprold zmm18, zmm10, 7                                          ;    44.7 p0      48 t1
        vpunpckhqdq zmm5, zmm7, zmm5                                    ;    41.2 p5      73 w[4]
        vmovdqa64 zmm7, zmm20                                           ;    37.7         52 v[6] copy
        vpternlogd zmm7, zmm0, zmm2, 0xe8                               ;    42.2 p5      52 v[6]
        vmovdqu64 [rsp + 1152], zmm2                                    ;    21.3 p7+p4   71 v[1] spill
        vprold zmm2, zmm20, 0xa                                         ;    45.7 p0      47 v[6]
        vpternlogd zmm18, zmm26, zmm4, 0x96                             ;    45.7 p5      48 t1
        vpshufb zmm26, zmm5, zmm28                                      ;    44.2 p5      73 w[4]
        vpternlogd zmm2, zmm6, zmm29, 0x96                              ;    46.7 p5      47 v[6]
        vpaddd zmm19, zmm19, zmm18                                      ;    46.7 p5      61 t1
        vpaddd zmm18, zmm31, [rel sha256_blocks.T0_constants512 + 448]  ;    46.7 p0+p2   61 t1
        vpaddd zmm30, zmm30, zmm7                                       ;    47.2 p5      63 v[6]
        vpaddd zmm3, zmm3, zmm19                                        ;    47.7 p0      62 v[0]
        vpunpckhdq zmm22, zmm22, zmm23                                  ;    48.2 p5      73 w[4]
        vpunpckhdq zmm15, zmm24, zmm15                                  ;    49.2 p5      73 w[4]
        vpaddd zmm18, zmm18, zmm26                                      ;    48.7 p0      61 t1
        vpaddd zmm30, zmm30, zmm2                                       ;    49.7 p0      63 v[6]
        vpternlogd zmm31, zmm3, zmm10, 0xb8                             ;    50.2 p5      51 t1
        vprold zmm23, zmm3, 0x1a                                        ;    50.7 p0      48 t1
        vprold zmm24, zmm3, 0x15                                        ;    51.7 p0      48 t1
        vprold zmm29, zmm3, 7                                           ;    52.7 p0      48 t1
        vpunpcklqdq zmm2, zmm22, zmm15                                  ;    51.2 p5      73 w[4]
        vpaddd zmm14, zmm14, zmm31                                      ;    52.2 p5      61 t1
        vmovdqa64 zmm31, zmm30                                          ;    50.7         62 v[6] copy
        vprold zmm4, zmm30, 0x1e                                        ;    53.7 p0      47 v[5]
        vprold zmm5, zmm30, 0x13                                        ;    54.7 p0      47 v[5]
        vpternlogd zmm29, zmm24, zmm23, 0x96                            ;    53.7 p5      48 t1
        vmovdqa64 zmm23, zmm30                                          ;    50.7         52 v[5] copy
        vpternlogd zmm23, zmm20, zmm0, 0xe8                             ;    54.2 p5      52 v[5]
        vprold zmm24, zmm30, 0xa                                        ;    55.7 p0      47 v[5]
        vpshufb zmm2, zmm2, zmm28                                       ;    55.2 p5      73 w[4]
        vpaddd zmm14, zmm14, zmm29                                      ;    56.2 p5      61 t1
        vshufi32x4 zmm8, zmm8, zmm12, 0xee                              ;    57.2 p5      73 w[8]
        vshufi32x4 zmm12, zmm16, zmm21, 0xee                            ;    58.2 p5      73 w[8]
        vshufi32x4 zmm9, zmm9, zmm13, 0xee                              ;    59.2 p5      73 w[8]
        vshufi32x4 zmm13, zmm17, zmm25, 0xee                            ;    60.2 p5      73 w[8]
        vmovdqu64 zmm16, [r10]                                          ;    25.8 p3      73 w[0] reload
        vshufi32x4 zmm16, zmm16, [r14], 0xee                            ;    61.2 p5+p2   73 w[8]
        vpternlogd zmm24, zmm5, zmm4, 0x96                              ;    56.7 p0      47 v[5]
        vpaddd zmm1, zmm1, zmm14                                        ;    57.7 p0      62 v[7]
        vmovdqu64 zmm17, [rbp]                                          ;    26.8 p3      73 w[0] reload
        vshufi32x4 zmm17, zmm17, [rbx], 0xee                            ;    62.2 p5+p2   73 w[8]
        vmovdqu64 zmm21, [r11]                                          ;    27.8 p3      73 w[0] reload
        vshufi32x4 zmm21, zmm21, [r15], 0xee                            ;    63.2 p5+p2   73 w[8]
        vmovdqu64 zmm25, [rax]                                          ;    28.8 p3      73 w[0] reload
        vshufi32x4 zmm25, zmm25, [rcx], 0xee                            ;    64.2 p5+p2   73 w[8]
        vmovdqa64 zmm29, zmm1                                           ;    58.7         51 t1 copy
        vpternlogd zmm29, zmm3, zmm10, 0xca                             ;    58.7 p0      51 t1
        vpaddd zmm18, zmm18, zmm29                                      ;    59.7 p0      61 t1
        vprold zmm29, zmm1, 0x1a                                        ;    60.7 p0      48 t1
        vpaddd zmm11, zmm11, zmm23                                      ;    61.7 p0      63 v[5]
        vpaddd zmm11, zmm11, zmm24                                      ;    62.7 p0      63 v[5]
        vprold zmm23, zmm1, 0x15                                        ;    63.7 p0      48 t1
        vprold zmm24, zmm1, 7                                           ;    64.7 p0      48 t1
        vpaddd zmm10, zmm10, [rel sha256_blocks.T0_constants512 + 512]  ;    65.2 p5+p3   61 t1
        vpaddd zmm10, zmm10, zmm2                                       ;    66.2 p0      61 t1
        vpternlogd zmm24, zmm23, zmm29, 0x96                            ;    66.2 p5      48 t1
        vpunpckhqdq zmm15, zmm22, zmm15                                 ;    67.2 p5      73 w[4]
        vmovdqa64 zmm22, zmm11                                          ;    63.7         62 v[5] copy
        vprold zmm23, zmm11, 0x1e                                       ;    66.7 p0      47 v[4]
        vprold zmm29, zmm11, 0x13                                       ;    67.7 p0      47 v[4]
        vprold zmm4, zmm11, 0xa                                         ;    68.7 p0      47 v[4]
        vpaddd zmm18, zmm18, zmm24                                      ;    68.2 p5      61 t1
        vshufi32x4 zmm24, zmm8, zmm12, 0x88                             ;    69.2 p5      73 w[8]
        vshufi32x4 zmm5, zmm9, zmm13, 0x88                              ;    70.2 p5      73 w[8]
        vshufi32x4 zmm6, zmm16, zmm17, 0x88                             ;    71.2 p5      73 w[8]
        vpaddd zmm31, zmm31, zmm18                                      ;    69.7 p0      62 v[6]
        vpternlogd zmm20, zmm11, zmm30, 0xe8                            ;    70.7 p0      52 v[4]
        vshufi32x4 zmm7, zmm21, zmm25, 0x88                             ;    72.2 p5      73 w[8]
        vpshufb zmm15, zmm15, zmm28                                     ;    73.2 p5      73 w[4]
        vpternlogd zmm4, zmm29, zmm23, 0x96                             ;    71.7 p0      47 v[4]
        vmovdqa64 zmm23, zmm31                                          ;    70.7         51 t1 copy
        vpternlogd zmm23, zmm1, zmm3, 0xca                              ;    72.7 p0      51 t1
        vprold zmm29, zmm31, 0x1a                                       ;    73.7 p0      48 t1
        vpaddd zmm10, zmm10, zmm23                                      ;    74.2 p5      61 t1
        vprold zmm23, zmm31, 0x15                                       ;    74.7 p0      48 t1
        vmovdqu64 [rsp + 1216], zmm0                                    ;    32.5 p8+p9   71 v[0] spill
        vprold zmm0, zmm31, 7                                           ;    75.7 p0      48 t1
        vpaddd zmm19, zmm19, zmm20                                      ;    75.2 p5      63 v[4]
        vpaddd zmm19, zmm19, zmm4                                       ;    76.2 p5      63 v[4]
        vpternlogd zmm0, zmm23, zmm29, 0x96                             ;    76.7 p0      48 t1
        vpaddd zmm3, zmm3, [rel sha256_blocks.T0_constants512 + 576]    ;    77.2 p5+p2   61 t1
        vpunpckldq zmm20, zmm24, zmm5                                   ;    78.2 p5      73 w[8]
        vpaddd zmm3, zmm3, zmm15                                        ;    78.2 p0      61 t1
        vpunpckldq zmm23, zmm6, zmm7                                    ;    79.2 p5      73 w[8]
        vpaddd zmm10, zmm10, zmm0                                       ;    78.7 p0      61 t1
        vpternlogd zmm30, zmm19, zmm11, 0xe8                            ;    79.7 p0      52 v[3]
        vmovdqa64 zmm29, zmm19                                          ;    77.2         62 v[4] copy
        vprold zmm0, zmm19, 0x1e                                        ;    80.7 p0      47 v[3]
        vprold zmm4, zmm19, 0x13                                        ;    81.7 p0      47 v[3]
        vpaddd zmm22, zmm22, zmm10                                      ;    80.2 p5      62 v[5]
        vmovdqu64 [rsp + 1280], zmm15                                   ;    74.2 p7+p4   73 w[4] spill
        vpaddd zmm15, zmm1, [rel sha256_blocks.T0_constants512 + 640]   ;    81.2 p5+p3   61 t1
        vpaddd zmm14, zmm14, zmm30                                      ;    82.2 p5      63 v[3]
        vprold zmm30, zmm19, 0xa                                        ;    82.7 p0      47 v[3]
        vpternlogd zmm1, zmm22, zmm31, 0xb8                             ;    83.2 p5      51 t1
        vpternlogd zmm30, zmm4, zmm0, 0x96                              ;    83.7 p0      47 v[3]
        vpunpcklqdq zmm0, zmm20, zmm23                                  ;    84.2 p5      73 w[8]
        vprold zmm4, zmm22, 0x1a                                        ;    84.7 p0      48 t1
        vpaddd zmm3, zmm3, zmm1                                         ;    85.2 p5      61 t1
        vprold zmm1, zmm22, 0x15                                        ;    85.7 p0      48 t1
        vpaddd zmm14, zmm14, zmm30                                      ;    86.2 p5      63 v[3]
        vprold zmm30, zmm22, 7                                          ;    86.7 p0      48 t1
        vpunpckhqdq zmm20, zmm20, zmm23                                 ;    87.2 p5      73 w[8]
        vpshufb zmm23, zmm0, zmm28                                      ;    88.2 p5      73 w[8]
        vpternlogd zmm30, zmm1, zmm4, 0x96                              ;    87.7 p0      48 t1
        vpternlogd zmm11, zmm14, zmm19, 0xe8                            ;    88.7 p0      52 v[2]
        vpaddd zmm3, zmm3, zmm30                                        ;    89.2 p5      61 t1
        vpaddd zmm30, zmm31, [rel sha256_blocks.T0_constants512 + 704]  ;    89.7 p0+p2   61 t1
        vmovdqa64 zmm0, zmm14                                           ;    87.2         62 v[3] copy
        vpshufb zmm20, zmm20, zmm28                                     ;    90.2 p5      73 w[8]
        vpaddd zmm18, zmm18, zmm11                                      ;    90.7 p0      63 v[2]
        vprold zmm11, zmm14, 0x1e                                       ;    91.7 p0      47 v[2]
        vprold zmm1, zmm14, 0x13                                        ;    92.7 p0      47 v[2]
        vprold zmm4, zmm14, 0xa                                         ;    93.7 p0      47 v[2]
        vpaddd zmm15, zmm15, zmm23                                      ;    91.2 p5      61 t1
        vpaddd zmm29, zmm29, zmm3                                       ;    92.2 p5      62 v[4]
        vpunpckhdq zmm24, zmm24, zmm5                                   ;    93.2 p5      73 w[8]
        vpunpckhdq zmm5, zmm6, zmm7                                     ;    94.2 p5      73 w[8]
        vpaddd zmm30, zmm30, zmm20                                      ;    94.7 p0      61 t1
        vpternlogd zmm31, zmm29, zmm22, 0xb8                            ;    95.2 p5      51 t1
        vpternlogd zmm4, zmm1, zmm11, 0x96                              ;    95.7 p0      47 v[2]
        vprold zmm11, zmm29, 0x1a                                       ;    96.7 p0      48 t1
        vprold zmm1, zmm29, 0x15                                        ;    97.7 p0      48 t1
        vprold zmm6, zmm29, 7                                           ;    98.7 p0      48 t1
        vpaddd zmm15, zmm15, zmm31                                      ;    96.2 p5      61 t1
        vpunpcklqdq zmm31, zmm24, zmm5                                  ;    97.2 p5      73 w[8]
        vpaddd zmm18, zmm18, zmm4                                       ;    98.2 p5      63 v[2]
        vpternlogd zmm6, zmm1, zmm11, 0x96                              ;    99.7 p5      48 t1
        vpshufb zmm11, zmm31, zmm28                                     ;   100.2 p5      73 w[8]
        vpternlogd zmm19, zmm18, zmm14, 0xe8                            ;    99.7 p0      52 v[1]
        vpaddd zmm15, zmm15, zmm6                                       ;   100.7 p0      61 t1
        vpaddd zmm31, zmm22, [rel sha256_blocks.T0_constants512 + 768]  ;   101.2 p5+p3   61 t1
        vmovdqa64 zmm1, zmm18                                           ;    99.2         62 v[2] copy
        vpaddd zmm10, zmm10, zmm19                                      ;   101.7 p0      63 v[1]
        vprold zmm19, zmm18, 0x1e                                       ;   102.7 p0      47 v[1]
        vprold zmm4, zmm18, 0x13                                        ;   103.7 p0      47 v[1]
        vprold zmm6, zmm18, 0xa                                         ;   104.7 p0      47 v[1]
        vpaddd zmm0, zmm0, zmm15                                        ;   102.2 p5      62 v[3]
        vpaddd zmm31, zmm31, zmm11                                      ;   103.2 p5      61 t1
        vpternlogd zmm22, zmm0, zmm29, 0xb8                             ;   104.2 p5      51 t1
        vpaddd zmm30, zmm30, zmm22                                      ;   105.2 p5      61 t1
        vpternlogd zmm6, zmm4, zmm19, 0x96                              ;   105.7 p0      47 v[1]
        vprold zmm19, zmm0, 0x1a                                        ;   106.7 p0      48 t1
        vprold zmm22, zmm0, 0x15                                        ;   107.7 p0      48 t1
        vprold zmm4, zmm0, 7                                            ;   108.7 p0      48 t1
        vpunpckhqdq zmm24, zmm24, zmm5                                  ;   106.2 p5      73 w[8]
        vpaddd zmm10, zmm10, zmm6                                       ;   107.2 p5      63 v[1]
        vpternlogd zmm4, zmm22, zmm19, 0x96                             ;   109.7 p5      48 t1
        vshufi32x4 zmm8, zmm8, zmm12, 0xdd                              ;   109.2 p5      73 w[12]
        vshufi32x4 zmm9, zmm9, zmm13, 0xdd                              ;   110.2 p5      73 w[12]
        vshufi32x4 zmm12, zmm16, zmm17, 0xdd                            ;   111.2 p5      73 w[12]
        vshufi32x4 zmm13, zmm21, zmm25, 0xdd                            ;   112.2 p5      73 w[12]
        vmovdqa64 zmm16, zmm10                                          ;   108.2         62 v[1] copy
        vprold zmm17, zmm10, 0x1e                                       ;   109.7 p0      47 v[0]
        vprold zmm19, zmm10, 0x13                                       ;   110.7 p0      47 v[0]
        vprold zmm21, zmm10, 0xa                                        ;   111.7 p0      47 v[0]
        vpaddd zmm30, zmm30, zmm4                                       ;   112.7 p0      61 t1
        vpshufb zmm22, zmm24, zmm28                                     ;   113.2 p5      73 w[8]
        vpternlogd zmm14, zmm10, zmm18, 0xe8                            ;   113.7 p0      52 v[0]
        vpternlogd zmm21, zmm19, zmm17, 0x96                            ;   114.2 p5      47 v[0]
        vpaddd zmm1, zmm1, zmm30                                        ;   114.7 p0      62 v[2]
        vmovdqu64 zmm17, [rel sha256_blocks.T0_constants512 + 832]      ;    46.8 p2      61 t1
        vpaddd zmm17, zmm17, zmm29                                      ;   115.2 p5      61 t1
        vpaddd zmm3, zmm3, zmm14                                        ;   115.7 p0      63 v[0]
        vpaddd zmm17, zmm17, zmm22                                      ;   116.2 p5      61 t1
        vpaddd zmm3, zmm3, zmm21                                        ;   116.7 p0      63 v[0]
        vpternlogd zmm29, zmm1, zmm0, 0xb8                              ;   117.2 p5      51 t1
        vprold zmm14, zmm1, 0x1a                                        ;   117.7 p0      48 t1
        vprold zmm19, zmm1, 0x15                                        ;   118.7 p0      48 t1
        vprold zmm21, zmm1, 7                                           ;   119.7 p0      48 t1
        vpunpckldq zmm24, zmm8, zmm9                                    ;   118.2 p5      73 w[12]
        vpunpckldq zmm25, zmm12, zmm13                                  ;   119.2 p5      73 w[12]
        vpaddd zmm31, zmm31, zmm29                                      ;   120.2 p5      61 t1
        vmovdqa64 zmm29, zmm3                                           ;   117.7         62 v[0] copy
        vprold zmm4, zmm3, 0x1e                                         ;   120.7 p0      47 v[7]
        vpternlogd zmm21, zmm19, zmm14, 0x96                            ;   121.2 p5      48 t1
        vprold zmm14, zmm3, 0x13                                        ;   121.7 p0      47 v[7]
        vprold zmm19, zmm3, 0xa                                         ;   122.7 p0      47 v[7]
        vpunpcklqdq zmm5, zmm24, zmm25                                  ;   122.2 p5      73 w[12]
        vpaddd zmm31, zmm31, zmm21                                      ;   123.2 p5      61 t1
        vpternlogd zmm18, zmm3, zmm10, 0xe8                             ;   123.7 p0      52 v[7]
        vpternlogd zmm19, zmm14, zmm4, 0x96                             ;   124.2 p5      47 v[7]
        vpshufb zmm14, zmm5, zmm28                                      ;   125.2 p5      73 w[12]
        vpaddd zmm16, zmm16, zmm31                                      ;   124.7 p0      62 v[1]
        vpaddd zmm21, zmm0, [rel sha256_blocks.T0_constants512 + 896]   ;   125.7 p0+p3   61 t1
        vpaddd zmm15, zmm15, zmm18                                      ;   126.2 p5      63 v[7]
        vpaddd zmm15, zmm15, zmm19                                      ;   127.2 p0      63 v[7]
        vpternlogd zmm0, zmm16, zmm1, 0xb8                              ;   127.2 p5      51 t1
        vprold zmm18, zmm16, 0x1a                                       ;   127.7 p0      48 t1
        vprold zmm19, zmm16, 0x15                                       ;   128.7 p0      48 t1
        vprold zmm4, zmm16, 7                                           ;   129.7 p0      48 t1
        vpunpckhqdq zmm24, zmm24, zmm25                                 ;   128.2 p5      73 w[12]
        vpaddd zmm21, zmm21, zmm14                                      ;   129.2 p5      61 t1
        vpaddd zmm17, zmm17, zmm0                                       ;   130.2 p5      61 t1
        vmovdqa64 zmm25, zmm15                                          ;   128.2         62 v[7] copy
        vprold zmm0, zmm15, 0x1e                                        ;   130.7 p0      47 v[6]
        vprold zmm5, zmm15, 0x13                                        ;   131.7 p0      47 v[6]
        vpternlogd zmm4, zmm19, zmm18, 0x96                             ;   131.2 p5      48 t1
        vpternlogd zmm10, zmm15, zmm3, 0xe8                             ;   132.2 p5      52 v[6]
        vpshufb zmm18, zmm24, zmm28                                     ;   133.2 p5      73 w[12]
        vprold zmm19, zmm15, 0xa                                        ;   132.7 p0      47 v[6]
        vpaddd zmm17, zmm17, zmm4                                       ;   133.7 p0      61 t1
        vpaddd zmm24, zmm1, [rel sha256_blocks.T0_constants512 + 960]   ;   134.2 p5+p2   61 t1
        vpaddd zmm30, zmm30, zmm10                                      ;   134.7 p0      63 v[6]
        vpternlogd zmm19, zmm5, zmm0, 0x96                              ;   135.2 p5      47 v[6]
        vpaddd zmm29, zmm29, zmm17                                      ;   135.7 p0      62 v[0]
        vpunpckhdq zmm8, zmm8, zmm9                                     ;   136.2 p5      73 w[12]
        vpunpckhdq zmm9, zmm12, zmm13                                   ;   137.2 p5      73 w[12]
        vpaddd zmm24, zmm24, zmm18                                      ;   136.7 p0      61 t1
        vpaddd zmm30, zmm30, zmm19                                      ;   137.7 p0      63 v[6]
        vpternlogd zmm1, zmm29, zmm16, 0xb8                             ;   138.2 p5      51 t1
        vprold zmm10, zmm29, 0x1a                                       ;   138.7 p0      48 t1
        vprold zmm12, zmm29, 0x15                                       ;   139.7 p0      48 t1
        vprold zmm13, zmm29, 7                                          ;   140.7 p0      48 t1
        vpunpcklqdq zmm19, zmm8, zmm9                                   ;   139.2 p5      73 w[12]
        vpaddd zmm21, zmm21, zmm1                                       ;   140.2 p5      61 t1
        vmovdqa64 zmm0, zmm30                                           ;   138.7         62 v[6] copy
        vprold zmm1, zmm30, 0x1e                                        ;   141.7 p0      47 v[5]
        vprold zmm4, zmm30, 0x13                                        ;   142.7 p0      47 v[5]
        vprold zmm5, zmm30, 0xa                                         ;   143.7 p0      47 v[5]
        vpternlogd zmm13, zmm12, zmm10, 0x96                            ;   141.7 p5      48 t1
        vpternlogd zmm3, zmm30, zmm15, 0xe8                             ;   142.2 p5      52 v[5]
        vpshufb zmm10, zmm19, zmm28                                     ;   143.2 p5      73 w[12]
        vpaddd zmm21, zmm21, zmm13                                      ;   144.2 p5      61 t1
        vpaddd zmm12, zmm16, [rel sha256_blocks.T0_constants512 + 1024] ;   144.7 p0+p3   61 t1
        vpaddd zmm31, zmm31, zmm3                                       ;   145.2 p5      63 v[5]
        vpternlogd zmm5, zmm4, zmm1, 0x96                               ;   145.7 p0      47 v[5]
        vpaddd zmm25, zmm25, zmm21                                      ;   146.2 p5      62 v[7]
        vpaddd zmm12, zmm12, zmm10                                      ;   146.7 p0      61 t1
        vpaddd zmm31, zmm31, zmm5                                       ;   147.2 p5      63 v[5]
        vpternlogd zmm16, zmm25, zmm29, 0xb8                            ;   147.7 p0      51 t1
        vpaddd zmm24, zmm24, zmm16                                      ;   148.7 p5      61 t1
        vprold zmm13, zmm25, 0x1a                                       ;   148.7 p0      48 t1
        vprold zmm16, zmm25, 0x15                                       ;   149.7 p0      48 t1
        vprold zmm19, zmm25, 7                                          ;   150.7 p0      48 t1
        vpunpckhqdq zmm8, zmm8, zmm9                                    ;   149.2 p5      73 w[12]
        vmovdqa64 zmm9, zmm31                                           ;   148.2         62 v[5] copy
        vprold zmm1, zmm31, 0x1e                                        ;   151.7 p0      47 v[4]
        vprold zmm3, zmm31, 0x13                                        ;   152.7 p0      47 v[4]
        vprold zmm4, zmm31, 0xa                                         ;   153.7 p0      47 v[4]
        vpternlogd zmm19, zmm16, zmm13, 0x96                            ;   151.7 p5      48 t1
        vpternlogd zmm15, zmm31, zmm30, 0xe8                            ;   151.2 p5      52 v[4]
        vpshufb zmm8, zmm8, zmm28                                       ;   152.2 p5      73 w[12]
        vpaddd zmm24, zmm24, zmm19                                      ;   153.2 p5      61 t1
        vpaddd zmm13, zmm29, [rel sha256_blocks.T0_constants512 + 1088] ;   154.2 p5+p2   61 t1
        vpaddd zmm17, zmm17, zmm15                                      ;   154.7 p0      63 v[4]
        vpaddd zmm0, zmm0, zmm24                                        ;   155.2 p5      62 v[6]
        vprold zmm15, zmm10, 0xf                                        ;   155.7 p0      50 w[0]
        vprold zmm16, zmm10, 0xd                                        ;   156.7 p0      50 w[0]
        vpternlogd zmm4, zmm3, zmm1, 0x96                               ;   156.2 p5      47 v[4]
        vpaddd zmm13, zmm13, zmm8                                       ;   157.2 p5      61 t1
        vpternlogd zmm29, zmm0, zmm25, 0xb8                             ;   157.7 p0      51 t1
        vpaddd zmm17, zmm17, zmm4                                       ;   158.2 p5      63 v[4]
        vprold zmm19, zmm0, 0x1a                                        ;   158.7 p0      48 t1
        vpsrld zmm28, zmm10, 0xa                                        ;   159.7 p0      50 w[0]
        vprold zmm1, zmm0, 0x15                                         ;   160.7 p0      48 t1
        vprold zmm3, zmm0, 7                                            ;   161.7 p0      48 t1
        vmovdqu64 zmm4, [rsp + 832]                                     ;    62.8 p3      73 w[0] reload
        vprold zmm5, zmm4, 0x19                                         ;   162.7 p0      49 w[0]
        vpsrld zmm6, zmm4, 3                                            ;   163.7 p0      49 w[0]
        vprold zmm7, zmm4, 0xe                                          ;   164.7 p0      49 w[0]
        vpaddd zmm12, zmm12, zmm29                                      ;   159.2 p5      61 t1
        vpternlogd zmm3, zmm1, zmm19, 0x96                              ;   162.7 p5      48 t1
        vpternlogd zmm28, zmm16, zmm15, 0x96                            ;   161.2 p5      50 w[0]
        vmovdqa64 zmm15, zmm17                                          ;   159.2         62 v[4] copy
        vprold zmm16, zmm17, 0x1e                                       ;   165.7 p0      47 v[3]
        vprold zmm19, zmm17, 0x13                                       ;   166.7 p0      47 v[3]
        vprold zmm29, zmm17, 0xa                                        ;   167.7 p0      47 v[3]
        vpaddd zmm12, zmm12, zmm3                                       ;   163.7 p5      61 t1
        vpaddd zmm28, zmm20, zmm28                                      ;   163.2 p5      78 w[0]
        vpternlogd zmm30, zmm17, zmm31, 0xe8                            ;   164.2 p5      52 v[3]
        vpaddd zmm9, zmm9, zmm12                                        ;   165.2 p5      62 v[5]
        vpaddd zmm28, zmm28, [rsp + 768]                                ;   166.2 p5+p2   78 w[0]
        vpternlogd zmm6, zmm7, zmm5, 0x96                               ;   167.2 p5      49 w[0]
        vmovdqa64 zmm1, zmm9                                            ;   166.2         51 t1 copy
        vpternlogd zmm1, zmm0, zmm25, 0xca                              ;   168.2 p5      51 t1
        vprold zmm3, zmm9, 0x1a                                         ;   168.7 p0      48 t1
        vpaddd zmm21, zmm21, zmm30                                      ;   169.2 p5      63 v[3]
        vprold zmm30, zmm9, 0x15                                        ;   169.7 p0      48 t1
        vpternlogd zmm29, zmm19, zmm16, 0x96                            ;   170.2 p5      47 v[3]
        vprold zmm16, zmm9, 7                                           ;   170.7 p0      48 t1
        vpaddd zmm25, zmm25, [rel sha256_blocks.T0_constants512 + 1152] ;   171.2 p5+p3   61 t1
        vpaddd zmm28, zmm28, zmm6                                       ;   171.7 p0      78 w[0]
        vpaddd zmm13, zmm13, zmm1                                       ;   172.2 p5      61 t1
        vpternlogd zmm16, zmm30, zmm3, 0x96                             ;   172.7 p0      48 t1
        vprold zmm19, zmm27, 0x19                                       ;   173.7 p0      49 w[1]
        vpsrld zmm30, zmm8, 0xa                                         ;   174.7 p0      50 w[1]
        vprold zmm1, zmm8, 0xf                                          ;   175.7 p0      50 w[1]
        vprold zmm3, zmm8, 0xd                                          ;   176.7 p0      50 w[1]
        vpaddd zmm21, zmm21, zmm29                                      ;   173.2 p5      63 v[3]
        vpaddd zmm13, zmm13, zmm16                                      ;   174.2 p5      61 t1
        vpsrld zmm16, zmm27, 3                                          ;   177.7 p0      49 w[1]
        vprold zmm29, zmm27, 0xe                                        ;   178.7 p0      49 w[1]
        vpaddd zmm25, zmm25, zmm28                                      ;   175.2 p5      61 t1
        vpaddd zmm15, zmm15, zmm13                                      ;   176.2 p5      62 v[4]
        vpaddd zmm4, zmm4, zmm11                                        ;   177.2 p5      78 w[1]
        vpternlogd zmm31, zmm21, zmm17, 0xe8                            ;   178.2 p5      52 v[2]
        vmovdqa64 zmm5, zmm21                                           ;   174.2         62 v[3] copy
        vprold zmm6, zmm21, 0x1e                                        ;   179.7 p0      47 v[2]
        vprold zmm7, zmm21, 0x13                                        ;   180.7 p0      47 v[2]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   179.2 p5      50 w[1]
        vprold zmm1, zmm21, 0xa                                         ;   181.7 p0      47 v[2]
        vmovdqa64 zmm3, zmm15                                           ;   177.2         51 t1 copy
        vpternlogd zmm3, zmm9, zmm0, 0xca                               ;   180.2 p5      51 t1
        vpternlogd zmm16, zmm29, zmm19, 0x96                            ;   181.2 p5      49 w[1]
        vprold zmm19, zmm15, 0x1a                                       ;   182.7 p0      48 t1
        vprold zmm29, zmm15, 0x15                                       ;   183.7 p0      48 t1
        vpaddd zmm4, zmm4, zmm30                                        ;   182.2 p5      78 w[1]
        vprold zmm30, zmm15, 7                                          ;   184.7 p0      48 t1
        vmovdqu64 [rsp + 832], zmm11                                    ;   101.2 p8+p9   73 w[8] spill
        vmovdqu64 zmm11, [rel sha256_blocks.T0_constants512 + 1216]     ;    71.7 p2      61 t1
        vpaddd zmm11, zmm11, zmm0                                       ;   183.2 p5      61 t1
        vpaddd zmm24, zmm24, zmm31                                      ;   184.2 p5      63 v[2]
        vpaddd zmm25, zmm25, zmm3                                       ;   185.2 p5      61 t1
        vpaddd zmm4, zmm4, zmm16                                        ;   185.7 p0      78 w[1]
        vpternlogd zmm1, zmm7, zmm6, 0x96                               ;   186.2 p5      47 v[2]
        vpternlogd zmm30, zmm29, zmm19, 0x96                            ;   186.7 p0      48 t1
        vmovdqu64 zmm16, [rsp + 1088]                                   ;    72.8 p3      73 w[0] reload
        vprold zmm19, zmm16, 0x19                                       ;   187.7 p0      49 w[2]
        vpsrld zmm29, zmm28, 0xa                                        ;   188.7 p0      50 w[2]
        vprold zmm31, zmm28, 0xf                                        ;   189.7 p0      50 w[2]
        vprold zmm0, zmm28, 0xd                                         ;   190.7 p0      50 w[2]
        vpaddd zmm24, zmm24, zmm1                                       ;   187.2 p5      63 v[2]
        vpaddd zmm25, zmm25, zmm30                                      ;   188.2 p5      61 t1
        vpsrld zmm30, zmm16, 3                                          ;   191.7 p0      49 w[2]
        vprold zmm1, zmm16, 0xe                                         ;   192.7 p0      49 w[2]
        vpaddd zmm11, zmm11, zmm4                                       ;   189.2 p5      61 t1
        vpaddd zmm5, zmm5, zmm25                                        ;   190.2 p5      62 v[3]
        vpaddd zmm27, zmm27, zmm22                                      ;   191.2 p5      78 w[2]
        vpternlogd zmm17, zmm24, zmm21, 0xe8                            ;   192.2 p5      52 v[1]
        vmovdqa64 zmm3, zmm24                                           ;   188.2         62 v[2] copy
        vprold zmm6, zmm24, 0x1e                                        ;   193.7 p0      47 v[1]
        vprold zmm7, zmm24, 0x13                                        ;   194.7 p0      47 v[1]
        vpternlogd zmm29, zmm0, zmm31, 0x96                             ;   193.2 p5      50 w[2]
        vprold zmm31, zmm24, 0xa                                        ;   195.7 p0      47 v[1]
        vmovdqa64 zmm0, zmm5                                            ;   191.2         51 t1 copy
        vpternlogd zmm0, zmm15, zmm9, 0xca                              ;   194.2 p5      51 t1
        vpternlogd zmm30, zmm1, zmm19, 0x96                             ;   195.2 p5      49 w[2]
        vprold zmm19, zmm5, 0x1a                                        ;   196.7 p0      48 t1
        vprold zmm1, zmm5, 0x15                                         ;   197.7 p0      48 t1
        vpaddd zmm27, zmm27, zmm29                                      ;   196.2 p5      78 w[2]
        vprold zmm29, zmm5, 7                                           ;   198.7 p0      48 t1
        vmovdqu64 [rsp + 768], zmm22                                    ;   114.2 p7+p4   73 w[8] spill
        vmovdqu64 zmm22, [rel sha256_blocks.T0_constants512 + 1280]     ;    77.2 p2      61 t1
        vpaddd zmm22, zmm22, zmm9                                       ;   197.2 p5      61 t1
        vpaddd zmm12, zmm12, zmm17                                      ;   198.2 p5      63 v[1]
        vpaddd zmm11, zmm11, zmm0                                       ;   199.2 p5      61 t1
        vpaddd zmm27, zmm27, zmm30                                      ;   199.7 p0      78 w[2]
        vpternlogd zmm31, zmm7, zmm6, 0x96                              ;   200.2 p5      47 v[1]
        vpternlogd zmm29, zmm1, zmm19, 0x96                             ;   200.7 p0      48 t1
        vpsrld zmm9, zmm4, 0xa                                          ;   201.7 p0      50 w[3]
        vprold zmm17, zmm4, 0xf                                         ;   202.7 p0      50 w[3]
        vprold zmm19, zmm4, 0xd                                         ;   203.7 p0      50 w[3]
        vpaddd zmm12, zmm12, zmm31                                      ;   201.2 p5      63 v[1]
        vpaddd zmm11, zmm11, zmm29                                      ;   202.2 p5      61 t1
        vmovdqu64 zmm29, [rsp + 1024]                                   ;    79.2 p3      73 w[4] reload
        vprold zmm30, zmm29, 0x19                                       ;   204.7 p0      49 w[3]
        vpsrld zmm31, zmm29, 3                                          ;   205.7 p0      49 w[3]
        vprold zmm0, zmm29, 0xe                                         ;   206.7 p0      49 w[3]
        vpaddd zmm22, zmm22, zmm27                                      ;   203.2 p5      61 t1
        vpaddd zmm3, zmm3, zmm11                                        ;   204.2 p5      62 v[2]
        vpaddd zmm16, zmm16, zmm14                                      ;   205.2 p5      78 w[3]
        vpternlogd zmm21, zmm12, zmm24, 0xe8                            ;   206.2 p5      52 v[0]
        vmovdqa64 zmm1, zmm12                                           ;   202.2         62 v[1] copy
        vpternlogd zmm9, zmm19, zmm17, 0x96                             ;   207.2 p5      50 w[3]
        vprold zmm17, zmm12, 0x1e                                       ;   207.7 p0      47 v[0]
        vprold zmm19, zmm12, 0x13                                       ;   208.7 p0      47 v[0]
        vprold zmm6, zmm12, 0xa                                         ;   209.7 p0      47 v[0]
        vmovdqa64 zmm7, zmm3                                            ;   205.2         51 t1 copy
        vpternlogd zmm7, zmm5, zmm15, 0xca                              ;   208.2 p5      51 t1
        vpternlogd zmm31, zmm0, zmm30, 0x96                             ;   209.2 p5      49 w[3]
        vprold zmm30, zmm3, 0x1a                                        ;   210.7 p0      48 t1
        vprold zmm0, zmm3, 0x15                                         ;   211.7 p0      48 t1
        vpaddd zmm16, zmm16, zmm9                                       ;   210.2 p5      78 w[3]
        vprold zmm9, zmm3, 7                                            ;   212.7 p0      48 t1
        vmovdqu64 [rsp + 1088], zmm14                                   ;   126.2 p8+p9   73 w[12] spill
        vmovdqu64 zmm14, [rel sha256_blocks.T0_constants512 + 1344]     ;    82.7 p2      61 t1
        vpaddd zmm14, zmm14, zmm15                                      ;   211.2 p5      61 t1
        vpaddd zmm13, zmm13, zmm21                                      ;   212.2 p5      63 v[0]
        vpaddd zmm22, zmm22, zmm7                                       ;   213.2 p5      61 t1
        vpaddd zmm16, zmm16, zmm31                                      ;   213.7 p0      78 w[3]
        vpternlogd zmm6, zmm19, zmm17, 0x96                             ;   214.2 p5      47 v[0]
        vpternlogd zmm9, zmm0, zmm30, 0x96                              ;   214.7 p0      48 t1
        vprold zmm15, zmm26, 0x19                                       ;   215.7 p0      49 w[4]
        vpsrld zmm17, zmm27, 0xa                                        ;   216.7 p0      50 w[4]
        vprold zmm19, zmm27, 0xf                                        ;   217.7 p0      50 w[4]
        vprold zmm21, zmm27, 0xd                                        ;   218.7 p0      50 w[4]
        vpaddd zmm13, zmm13, zmm6                                       ;   215.2 p5      63 v[0]
        vpaddd zmm22, zmm22, zmm9                                       ;   216.2 p5      61 t1
        vpsrld zmm9, zmm26, 3                                           ;   219.7 p0      49 w[4]
        vprold zmm30, zmm26, 0xe                                        ;   220.7 p0      49 w[4]
        vpaddd zmm14, zmm14, zmm16                                      ;   217.2 p5      61 t1
        vpaddd zmm1, zmm1, zmm22                                        ;   218.2 p5      62 v[1]
        vpaddd zmm29, zmm29, zmm18                                      ;   219.2 p5      78 w[4]
        vpternlogd zmm24, zmm13, zmm12, 0xe8                            ;   220.2 p5      52 v[7]
        vmovdqa64 zmm31, zmm13                                          ;   216.2         62 v[0] copy
        vprold zmm0, zmm13, 0x1e                                        ;   221.7 p0      47 v[7]
        vprold zmm6, zmm13, 0x13                                        ;   222.7 p0      47 v[7]
        vprold zmm7, zmm13, 0xa                                         ;   223.7 p0      47 v[7]
        vpternlogd zmm17, zmm21, zmm19, 0x96                            ;   221.2 p5      50 w[4]
        vmovdqa64 zmm19, zmm1                                           ;   219.2         51 t1 copy
        vpternlogd zmm19, zmm3, zmm5, 0xca                              ;   222.2 p5      51 t1
        vpternlogd zmm9, zmm30, zmm15, 0x96                             ;   223.2 p5      49 w[4]
        vprold zmm15, zmm1, 0x1a                                        ;   224.7 p0      48 t1
        vprold zmm21, zmm1, 0x15                                        ;   225.7 p0      48 t1
        vprold zmm30, zmm1, 7                                           ;   226.7 p0      48 t1
        vmovdqu64 [rsp + 1024], zmm18                                   ;   134.2 p7+p4   73 w[12] spill
        vmovdqu64 zmm18, [rel sha256_blocks.T0_constants512 + 1408]     ;    87.8 p3      61 t1
        vpaddd zmm18, zmm18, zmm5                                       ;   224.2 p5      61 t1
        vpaddd zmm25, zmm25, zmm24                                      ;   225.2 p5      63 v[7]
        vpaddd zmm29, zmm29, zmm17                                      ;   226.2 p5      78 w[4]
        vpaddd zmm14, zmm14, zmm19                                      ;   227.2 p5      61 t1
        vpaddd zmm29, zmm29, zmm9                                       ;   227.7 p0      78 w[4]
        vpternlogd zmm7, zmm6, zmm0, 0x96                               ;   228.2 p5      47 v[7]
        vpternlogd zmm30, zmm21, zmm15, 0x96                            ;   228.7 p0      48 t1
        vprold zmm9, zmm2, 0x19                                         ;   229.7 p0      49 w[5]
        vpsrld zmm15, zmm16, 0xa                                        ;   230.7 p0      50 w[5]
        vprold zmm17, zmm16, 0xf                                        ;   231.7 p0      50 w[5]
        vprold zmm19, zmm16, 0xd                                        ;   232.7 p0      50 w[5]
        vpaddd zmm25, zmm25, zmm7                                       ;   229.2 p5      63 v[7]
        vpaddd zmm14, zmm14, zmm30                                      ;   230.2 p5      61 t1
        vpsrld zmm21, zmm2, 3                                           ;   233.7 p0      49 w[5]
        vprold zmm24, zmm2, 0xe                                         ;   234.7 p0      49 w[5]
        vpaddd zmm18, zmm18, zmm29                                      ;   231.2 p5      61 t1
        vpaddd zmm31, zmm31, zmm14                                      ;   232.2 p5      62 v[0]
        vpaddd zmm26, zmm26, zmm10                                      ;   233.2 p5      78 w[5]
        vpternlogd zmm12, zmm25, zmm13, 0xe8                            ;   234.2 p5      52 v[6]
        vmovdqa64 zmm30, zmm25                                          ;   230.2         62 v[7] copy
        vprold zmm0, zmm25, 0x1e                                        ;   235.7 p0      47 v[6]
        vprold zmm5, zmm25, 0x13                                        ;   236.7 p0      47 v[6]
        vprold zmm6, zmm25, 0xa                                         ;   237.7 p0      47 v[6]
        vpternlogd zmm15, zmm19, zmm17, 0x96                            ;   235.2 p5      50 w[5]
        vmovdqa64 zmm17, zmm31                                          ;   233.2         51 t1 copy
        vpternlogd zmm17, zmm1, zmm3, 0xca                              ;   236.2 p5      51 t1
        vpternlogd zmm21, zmm24, zmm9, 0x96                             ;   237.2 p5      49 w[5]
        vprold zmm9, zmm31, 0x1a                                        ;   238.7 p0      48 t1
        vprold zmm19, zmm31, 0x15                                       ;   239.7 p0      48 t1
        vprold zmm24, zmm31, 7                                          ;   240.7 p0      48 t1
        vmovdqu64 zmm7, [rel sha256_blocks.T0_constants512 + 1472]      ;    93.0 p2      61 t1
        vpaddd zmm7, zmm7, zmm3                                         ;   238.2 p5      61 t1
        vpaddd zmm11, zmm11, zmm12                                      ;   239.2 p5      63 v[6]
        vpaddd zmm26, zmm26, zmm15                                      ;   240.2 p5      78 w[5]
        vpaddd zmm18, zmm18, zmm17                                      ;   241.2 p5      61 t1
        vpaddd zmm26, zmm26, zmm21                                      ;   241.7 p0      78 w[5]
        vpternlogd zmm6, zmm5, zmm0, 0x96                               ;   242.2 p5      47 v[6]
        vpternlogd zmm24, zmm19, zmm9, 0x96                             ;   242.7 p0      48 t1
        vpsrld zmm9, zmm29, 0xa                                         ;   243.7 p0      50 w[6]
        vprold zmm12, zmm29, 0xf                                        ;   244.7 p0      50 w[6]
        vprold zmm15, zmm29, 0xd                                        ;   245.7 p0      50 w[6]
        vpaddd zmm11, zmm11, zmm6                                       ;   243.2 p5      63 v[6]
        vpaddd zmm18, zmm18, zmm24                                      ;   244.2 p5      61 t1
        vmovdqu64 zmm17, [rsp + 1280]                                   ;    95.2 p3      73 w[4] reload
        vprold zmm19, zmm17, 0x19                                       ;   246.7 p0      49 w[6]
        vpsrld zmm21, zmm17, 3                                          ;   247.7 p0      49 w[6]
        vprold zmm24, zmm17, 0xe                                        ;   248.7 p0      49 w[6]
        vpaddd zmm7, zmm7, zmm26                                        ;   245.2 p5      61 t1
        vpaddd zmm30, zmm30, zmm18                                      ;   246.2 p5      62 v[7]
        vpaddd zmm2, zmm2, zmm8                                         ;   247.2 p5      78 w[6]
        vpternlogd zmm13, zmm11, zmm25, 0xe8                            ;   248.2 p5      52 v[5]
        vmovdqa64 zmm0, zmm11                                           ;   244.2         62 v[6] copy
        vprold zmm3, zmm11, 0x1e                                        ;   249.7 p0      47 v[5]
        vpternlogd zmm9, zmm15, zmm12, 0x96                             ;   249.2 p5      50 w[6]
        vprold zmm12, zmm11, 0x13                                       ;   250.7 p0      47 v[5]
        vprold zmm15, zmm11, 0xa                                        ;   251.7 p0      47 v[5]
        vmovdqa64 zmm5, zmm30                                           ;   247.2         51 t1 copy
        vpternlogd zmm5, zmm31, zmm1, 0xca                              ;   250.2 p5      51 t1
        vpternlogd zmm21, zmm24, zmm19, 0x96                            ;   251.2 p5      49 w[6]
        vprold zmm19, zmm30, 0x1a                                       ;   252.7 p0      48 t1
        vprold zmm24, zmm30, 0x15                                       ;   253.7 p0      48 t1
        vprold zmm6, zmm30, 7                                           ;   254.7 p0      48 t1
        vmovdqu64 [rsp + 1344], zmm8                                    ;   153.2 p8+p9   73 w[12] spill
        vmovdqu64 zmm8, [rel sha256_blocks.T0_constants512 + 1536]      ;    98.5 p2      61 t1
        vpaddd zmm8, zmm8, zmm1                                         ;   252.2 p5      61 t1
        vpaddd zmm22, zmm22, zmm13                                      ;   253.2 p5      63 v[5]
        vpaddd zmm2, zmm2, zmm9                                         ;   254.2 p5      78 w[6]
        vpaddd zmm7, zmm7, zmm5                                         ;   255.2 p5      61 t1
        vpaddd zmm2, zmm2, zmm21                                        ;   255.7 p0      78 w[6]
        vpternlogd zmm15, zmm12, zmm3, 0x96                             ;   256.2 p5      47 v[5]
        vpternlogd zmm6, zmm24, zmm19, 0x96                             ;   256.7 p0      48 t1
        vprold zmm9, zmm23, 0x19                                        ;   257.7 p0      49 w[7]
        vpsrld zmm12, zmm26, 0xa                                        ;   258.7 p0      50 w[7]
        vprold zmm13, zmm26, 0xf                                        ;   259.7 p0      50 w[7]
        vprold zmm19, zmm26, 0xd                                        ;   260.7 p0      50 w[7]
        vpaddd zmm22, zmm22, zmm15                                      ;   257.2 p5      63 v[5]
        vpaddd zmm7, zmm7, zmm6                                         ;   258.2 p5      61 t1
        vpsrld zmm15, zmm23, 3                                          ;   261.7 p0      49 w[7]
        vprold zmm21, zmm23, 0xe                                        ;   262.7 p0      49 w[7]
        vpaddd zmm8, zmm8, zmm2                                         ;   259.2 p5      61 t1
        vpaddd zmm0, zmm0, zmm7                                         ;   260.2 p5      62 v[6]
        vpaddd zmm17, zmm17, zmm28                                      ;   261.2 p5      78 w[7]
        vpternlogd zmm25, zmm22, zmm11, 0xe8                            ;   262.2 p5      52 v[4]
        vmovdqa64 zmm24, zmm22                                          ;   258.2         62 v[5] copy
        vprold zmm1, zmm22, 0x1e                                        ;   263.7 p0      47 v[4]
        vprold zmm3, zmm22, 0x13                                        ;   264.7 p0      47 v[4]
        vprold zmm5, zmm22, 0xa                                         ;   265.7 p0      47 v[4]
        vpternlogd zmm12, zmm19, zmm13, 0x96                            ;   263.2 p5      50 w[7]
        vmovdqa64 zmm13, zmm0                                           ;   261.2         51 t1 copy
        vpternlogd zmm13, zmm30, zmm31, 0xca                            ;   264.2 p5      51 t1
        vpternlogd zmm15, zmm21, zmm9, 0x96                             ;   265.2 p5      49 w[7]
        vprold zmm9, zmm0, 0x1a                                         ;   266.7 p0      48 t1
        vprold zmm19, zmm0, 0x15                                        ;   267.7 p0      48 t1
        vprold zmm21, zmm0, 7                                           ;   268.7 p0      48 t1
        vmovdqu64 zmm6, [rel sha256_blocks.T0_constants512 + 1600]      ;   103.7 p3      61 t1
        vpaddd zmm6, zmm6, zmm31                                        ;   266.2 p5      61 t1
        vpaddd zmm14, zmm14, zmm25                                      ;   267.2 p5      63 v[4]
        vpaddd zmm17, zmm17, zmm12                                      ;   268.2 p5      78 w[7]
        vpaddd zmm8, zmm8, zmm13                                        ;   269.2 p5      61 t1
        vpaddd zmm17, zmm17, zmm15                                      ;   269.7 p0      78 w[7]
        vpternlogd zmm5, zmm3, zmm1, 0x96                               ;   270.2 p5      47 v[4]
        vpternlogd zmm21, zmm19, zmm9, 0x96                             ;   270.7 p0      48 t1
        vprold zmm9, zmm20, 0x19                                        ;   271.7 p0      49 w[8]
        vpsrld zmm12, zmm2, 0xa                                         ;   272.7 p0      50 w[8]
        vprold zmm13, zmm2, 0xf                                         ;   273.7 p0      50 w[8]
        vprold zmm15, zmm2, 0xd                                         ;   274.7 p0      50 w[8]
        vpaddd zmm14, zmm14, zmm5                                       ;   271.2 p5      63 v[4]
        vpaddd zmm8, zmm8, zmm21                                        ;   272.2 p5      61 t1
        vpsrld zmm19, zmm20, 3                                          ;   275.7 p0      49 w[8]
        vprold zmm21, zmm20, 0xe                                        ;   276.7 p0      49 w[8]
        vpaddd zmm6, zmm6, zmm17                                        ;   273.2 p5      61 t1
        vpaddd zmm24, zmm24, zmm8                                       ;   274.2 p5      62 v[5]
        vpaddd zmm23, zmm23, zmm4                                       ;   275.2 p5      78 w[8]
        vpternlogd zmm11, zmm14, zmm22, 0xe8                            ;   276.2 p5      52 v[3]
        vmovdqa64 zmm25, zmm14                                          ;   272.2         62 v[4] copy
        vprold zmm31, zmm14, 0x1e                                       ;   277.7 p0      47 v[3]
        vprold zmm1, zmm14, 0x13                                        ;   278.7 p0      47 v[3]
        vprold zmm3, zmm14, 0xa                                         ;   279.7 p0      47 v[3]
        vpternlogd zmm12, zmm15, zmm13, 0x96                            ;   277.2 p5      50 w[8]
        vmovdqa64 zmm13, zmm24                                          ;   275.2         51 t1 copy
        vpternlogd zmm13, zmm0, zmm30, 0xca                             ;   278.2 p5      51 t1
        vpternlogd zmm19, zmm21, zmm9, 0x96                             ;   279.2 p5      49 w[8]
        vprold zmm9, zmm24, 0x1a                                        ;   280.7 p0      48 t1
        vprold zmm15, zmm24, 0x15                                       ;   281.7 p0      48 t1
        vprold zmm21, zmm24, 7                                          ;   282.7 p0      48 t1
        vmovdqu64 zmm5, [rel sha256_blocks.T0_constants512 + 1664]      ;   108.8 p2      61 t1
        vpaddd zmm5, zmm5, zmm30                                        ;   280.2 p5      61 t1
        vpaddd zmm18, zmm18, zmm11                                      ;   281.2 p5      63 v[3]
        vpaddd zmm23, zmm23, zmm12                                      ;   282.2 p5      78 w[8]
        vpaddd zmm6, zmm6, zmm13                                        ;   283.2 p5      61 t1
        vpaddd zmm23, zmm23, zmm19                                      ;   283.7 p0      78 w[8]
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   284.2 p5      47 v[3]
        vpternlogd zmm21, zmm15, zmm9, 0x96                             ;   284.7 p0      48 t1
        vpsrld zmm9, zmm17, 0xa                                         ;   285.7 p0      50 w[9]
        vprold zmm11, zmm17, 0xf                                        ;   286.7 p0      50 w[9]
        vprold zmm12, zmm17, 0xd                                        ;   287.7 p0      50 w[9]
        vpaddd zmm18, zmm18, zmm3                                       ;   285.2 p5      63 v[3]
        vpaddd zmm6, zmm6, zmm21                                        ;   286.2 p5      61 t1
        vmovdqu64 zmm13, [rsp + 832]                                    ;   111.0 p3      73 w[8] reload
        vprold zmm15, zmm13, 0x19                                       ;   288.7 p0      49 w[9]
        vpsrld zmm19, zmm13, 3                                          ;   289.7 p0      49 w[9]
        vprold zmm21, zmm13, 0xe                                        ;   290.7 p0      49 w[9]
        vpaddd zmm5, zmm5, zmm23                                        ;   287.2 p5      61 t1
        vpaddd zmm25, zmm25, zmm6                                       ;   288.2 p5      62 v[4]
        vpaddd zmm20, zmm20, zmm27                                      ;   289.2 p5      78 w[9]
        vpternlogd zmm22, zmm18, zmm14, 0xe8                            ;   290.2 p5      52 v[2]
        vmovdqa64 zmm30, zmm18                                          ;   286.2         62 v[3] copy
        vprold zmm31, zmm18, 0x1e                                       ;   291.7 p0      47 v[2]
        vpternlogd zmm9, zmm12, zmm11, 0x96                             ;   291.2 p5      50 w[9]
        vprold zmm11, zmm18, 0x13                                       ;   292.7 p0      47 v[2]
        vprold zmm12, zmm18, 0xa                                        ;   293.7 p0      47 v[2]
        vmovdqa64 zmm1, zmm25                                           ;   289.2         51 t1 copy
        vpternlogd zmm1, zmm24, zmm0, 0xca                              ;   292.2 p5      51 t1
        vpternlogd zmm19, zmm21, zmm15, 0x96                            ;   293.2 p5      49 w[9]
        vprold zmm15, zmm25, 0x1a                                       ;   294.7 p0      48 t1
        vprold zmm21, zmm25, 0x15                                       ;   295.7 p0      48 t1
        vprold zmm3, zmm25, 7                                           ;   296.7 p0      48 t1
        vmovdqu64 [rsp + 1280], zmm27                                   ;   200.7 p7+p4   78 w[2] spill
        vmovdqu64 zmm27, [rel sha256_blocks.T0_constants512 + 1728]     ;   114.3 p2      61 t1
        vpaddd zmm27, zmm27, zmm0                                       ;   294.2 p5      61 t1
        vpaddd zmm7, zmm7, zmm22                                        ;   295.2 p5      63 v[2]
        vpaddd zmm20, zmm20, zmm9                                       ;   296.2 p5      78 w[9]
        vpaddd zmm5, zmm5, zmm1                                         ;   297.2 p5      61 t1
        vpaddd zmm20, zmm20, zmm19                                      ;   297.7 p0      78 w[9]
        vpternlogd zmm12, zmm11, zmm31, 0x96                            ;   298.2 p5      47 v[2]
        vpternlogd zmm3, zmm21, zmm15, 0x96                             ;   298.7 p0      48 t1
        vmovdqu64 zmm9, [rsp + 768]                                     ;   115.7 p3      73 w[8] reload
        vprold zmm11, zmm9, 0x19                                        ;   299.7 p0      49 w[10]
        vpsrld zmm15, zmm23, 0xa                                        ;   300.7 p0      50 w[10]
        vprold zmm19, zmm23, 0xf                                        ;   301.7 p0      50 w[10]
        vprold zmm21, zmm23, 0xd                                        ;   302.7 p0      50 w[10]
        vpaddd zmm7, zmm7, zmm12                                        ;   299.2 p5      63 v[2]
        vpaddd zmm5, zmm5, zmm3                                         ;   300.2 p5      61 t1
        vpsrld zmm12, zmm9, 3                                           ;   303.7 p0      49 w[10]
        vprold zmm22, zmm9, 0xe                                         ;   304.7 p0      49 w[10]
        vpaddd zmm27, zmm27, zmm20                                      ;   301.2 p5      61 t1
        vpaddd zmm30, zmm30, zmm5                                       ;   302.2 p5      62 v[3]
        vpaddd zmm13, zmm13, zmm16                                      ;   303.2 p5      78 w[10]
        vpternlogd zmm14, zmm7, zmm18, 0xe8                             ;   304.2 p5      52 v[1]
        vmovdqa64 zmm31, zmm7                                           ;   300.2         62 v[2] copy
        vprold zmm0, zmm7, 0x1e                                         ;   305.7 p0      47 v[1]
        vprold zmm1, zmm7, 0x13                                         ;   306.7 p0      47 v[1]
        vprold zmm3, zmm7, 0xa                                          ;   307.7 p0      47 v[1]
        vpternlogd zmm15, zmm21, zmm19, 0x96                            ;   305.2 p5      50 w[10]
        vmovdqa64 zmm19, zmm30                                          ;   303.2         51 t1 copy
        vpternlogd zmm19, zmm25, zmm24, 0xca                            ;   306.2 p5      51 t1
        vpternlogd zmm12, zmm22, zmm11, 0x96                            ;   307.2 p5      49 w[10]
        vprold zmm11, zmm30, 0x1a                                       ;   308.7 p0      48 t1
        vprold zmm21, zmm30, 0x15                                       ;   309.7 p0      48 t1
        vprold zmm22, zmm30, 7                                          ;   310.7 p0      48 t1
        vmovdqu64 [rsp + 832], zmm16                                    ;   214.7 p8+p9   78 w[3] spill
        vmovdqu64 zmm16, [rel sha256_blocks.T0_constants512 + 1792]     ;   119.8 p2      61 t1
        vpaddd zmm16, zmm16, zmm24                                      ;   308.2 p5      61 t1
        vpaddd zmm8, zmm8, zmm14                                        ;   309.2 p5      63 v[1]
        vpaddd zmm13, zmm13, zmm15                                      ;   310.2 p5      78 w[10]
        vpaddd zmm27, zmm27, zmm19                                      ;   311.2 p5      61 t1
        vpaddd zmm13, zmm13, zmm12                                      ;   311.7 p0      78 w[10]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   312.2 p5      47 v[1]
        vpternlogd zmm22, zmm21, zmm11, 0x96                            ;   312.7 p0      48 t1
        vmovdqu64 zmm11, [rsp + 1088]                                   ;   126.2 p3      73 w[12] reload
        vprold zmm12, zmm11, 0x19                                       ;   313.7 p0      49 w[11]
        vpsrld zmm14, zmm20, 0xa                                        ;   314.7 p0      50 w[11]
        vprold zmm15, zmm20, 0xf                                        ;   315.7 p0      50 w[11]
        vprold zmm19, zmm20, 0xd                                        ;   316.7 p0      50 w[11]
        vpaddd zmm8, zmm8, zmm3                                         ;   313.2 p5      63 v[1]
        vpaddd zmm27, zmm27, zmm22                                      ;   314.2 p5      61 t1
        vpsrld zmm21, zmm11, 3                                          ;   317.7 p0      49 w[11]
        vprold zmm22, zmm11, 0xe                                        ;   318.7 p0      49 w[11]
        vpaddd zmm16, zmm16, zmm13                                      ;   315.2 p5      61 t1
        vpaddd zmm31, zmm31, zmm27                                      ;   316.2 p5      62 v[2]
        vpaddd zmm9, zmm9, zmm29                                        ;   317.2 p5      78 w[11]
        vpternlogd zmm18, zmm8, zmm7, 0xe8                              ;   318.2 p5      52 v[0]
        vmovdqa64 zmm24, zmm8                                           ;   314.2         62 v[1] copy
        vprold zmm0, zmm8, 0x1e                                         ;   319.7 p0      47 v[0]
        vprold zmm1, zmm8, 0x13                                         ;   320.7 p0      47 v[0]
        vprold zmm3, zmm8, 0xa                                          ;   321.7 p0      47 v[0]
        vpternlogd zmm14, zmm19, zmm15, 0x96                            ;   319.2 p5      50 w[11]
        vmovdqa64 zmm15, zmm31                                          ;   317.2         51 t1 copy
        vpternlogd zmm15, zmm30, zmm25, 0xca                            ;   320.2 p5      51 t1
        vpternlogd zmm21, zmm22, zmm12, 0x96                            ;   321.2 p5      49 w[11]
        vprold zmm12, zmm31, 0x1a                                       ;   322.7 p0      48 t1
        vprold zmm19, zmm31, 0x15                                       ;   323.7 p0      48 t1
        vprold zmm22, zmm31, 7                                          ;   324.7 p0      48 t1
        vmovdqu64 [rsp + 768], zmm29                                    ;   228.7 p7+p4   78 w[4] spill
        vmovdqu64 zmm29, [rel sha256_blocks.T0_constants512 + 1856]     ;   125.3 p2      61 t1
        vpaddd zmm29, zmm29, zmm25                                      ;   322.2 p5      61 t1
        vpaddd zmm6, zmm6, zmm18                                        ;   323.2 p5      63 v[0]
        vpaddd zmm9, zmm9, zmm14                                        ;   324.2 p5      78 w[11]
        vpaddd zmm16, zmm16, zmm15                                      ;   325.2 p5      61 t1
        vpaddd zmm9, zmm9, zmm21                                        ;   325.7 p0      78 w[11]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   326.2 p5      47 v[0]
        vpternlogd zmm22, zmm19, zmm12, 0x96                            ;   326.7 p0      48 t1
        vpsrld zmm12, zmm13, 0xa                                        ;   327.7 p0      50 w[12]
        vprold zmm14, zmm13, 0xf                                        ;   328.7 p0      50 w[12]
        vprold zmm15, zmm13, 0xd                                        ;   329.7 p0      50 w[12]
        vpaddd zmm6, zmm6, zmm3                                         ;   327.2 p5      63 v[0]
        vpaddd zmm16, zmm16, zmm22                                      ;   328.2 p5      61 t1
        vmovdqu64 zmm18, [rsp + 1024]                                   ;   134.2 p3      73 w[12] reload
        vprold zmm19, zmm18, 0x19                                       ;   330.7 p0      49 w[12]
        vpsrld zmm21, zmm18, 3                                          ;   331.7 p0      49 w[12]
        vprold zmm22, zmm18, 0xe                                        ;   332.7 p0      49 w[12]
        vpaddd zmm29, zmm29, zmm9                                       ;   329.2 p5      61 t1
        vpaddd zmm24, zmm24, zmm16                                      ;   330.2 p5      62 v[1]
        vpaddd zmm11, zmm11, zmm26                                      ;   331.2 p5      78 w[12]
        vpternlogd zmm7, zmm6, zmm8, 0xe8                               ;   332.2 p5      52 v[7]
        vmovdqa64 zmm25, zmm6                                           ;   328.2         62 v[0] copy
        vprold zmm0, zmm6, 0x1e                                         ;   333.7 p0      47 v[7]
        vpternlogd zmm12, zmm15, zmm14, 0x96                            ;   333.2 p5      50 w[12]
        vprold zmm14, zmm6, 0x13                                        ;   334.7 p0      47 v[7]
        vprold zmm15, zmm6, 0xa                                         ;   335.7 p0      47 v[7]
        vmovdqa64 zmm1, zmm24                                           ;   331.2         51 t1 copy
        vpternlogd zmm1, zmm31, zmm30, 0xca                             ;   334.2 p5      51 t1
        vpternlogd zmm21, zmm22, zmm19, 0x96                            ;   335.2 p5      49 w[12]
        vprold zmm19, zmm24, 0x1a                                       ;   336.7 p0      48 t1
        vprold zmm22, zmm24, 0x15                                       ;   337.7 p0      48 t1
        vprold zmm3, zmm24, 7                                           ;   338.7 p0      48 t1
        vmovdqu64 [rsp + 1088], zmm26                                   ;   242.7 p8+p9   78 w[5] spill
        vmovdqu64 zmm26, [rel sha256_blocks.T0_constants512 + 1920]     ;   130.8 p2      61 t1
        vpaddd zmm26, zmm26, zmm30                                      ;   336.2 p5      61 t1
        vpaddd zmm5, zmm5, zmm7                                         ;   337.2 p5      63 v[7]
        vpaddd zmm11, zmm11, zmm12                                      ;   338.2 p5      78 w[12]
        vpaddd zmm29, zmm29, zmm1                                       ;   339.2 p5      61 t1
        vpaddd zmm11, zmm11, zmm21                                      ;   339.7 p0      78 w[12]
        vpternlogd zmm15, zmm14, zmm0, 0x96                             ;   340.2 p5      47 v[7]
        vpternlogd zmm3, zmm22, zmm19, 0x96                             ;   340.7 p0      48 t1
        vprold zmm12, zmm10, 0x19                                       ;   341.7 p0      49 w[13]
        vpsrld zmm14, zmm9, 0xa                                         ;   342.7 p0      50 w[13]
        vprold zmm19, zmm9, 0xf                                         ;   343.7 p0      50 w[13]
        vprold zmm21, zmm9, 0xd                                         ;   344.7 p0      50 w[13]
        vpaddd zmm5, zmm5, zmm15                                        ;   341.2 p5      63 v[7]
        vpaddd zmm29, zmm29, zmm3                                       ;   342.2 p5      61 t1
        vpsrld zmm15, zmm10, 3                                          ;   345.7 p0      49 w[13]
        vprold zmm22, zmm10, 0xe                                        ;   346.7 p0      49 w[13]
        vpaddd zmm26, zmm26, zmm11                                      ;   343.2 p5      61 t1
        vpaddd zmm25, zmm25, zmm29                                      ;   344.2 p5      62 v[0]
        vpaddd zmm18, zmm18, zmm2                                       ;   345.2 p5      78 w[13]
        vpternlogd zmm8, zmm5, zmm6, 0xe8                               ;   346.2 p5      52 v[6]
        vmovdqa64 zmm30, zmm5                                           ;   342.2         62 v[7] copy
        vprold zmm0, zmm5, 0x1e                                         ;   347.7 p0      47 v[6]
        vprold zmm1, zmm5, 0x13                                         ;   348.7 p0      47 v[6]
        vprold zmm3, zmm5, 0xa                                          ;   349.7 p0      47 v[6]
        vpternlogd zmm14, zmm21, zmm19, 0x96                            ;   347.2 p5      50 w[13]
        vmovdqa64 zmm19, zmm25                                          ;   345.2         51 t1 copy
        vpternlogd zmm19, zmm24, zmm31, 0xca                            ;   348.2 p5      51 t1
        vpternlogd zmm15, zmm22, zmm12, 0x96                            ;   349.2 p5      49 w[13]
        vprold zmm12, zmm25, 0x1a                                       ;   350.7 p0      48 t1
        vprold zmm21, zmm25, 0x15                                       ;   351.7 p0      48 t1
        vprold zmm22, zmm25, 7                                          ;   352.7 p0      48 t1
        vmovdqu64 zmm7, [rel sha256_blocks.T0_constants512 + 1984]      ;   136.0 p3      61 t1
        vpaddd zmm7, zmm7, zmm31                                        ;   350.2 p5      61 t1
        vpaddd zmm27, zmm27, zmm8                                       ;   351.2 p5      63 v[6]
        vpaddd zmm18, zmm18, zmm14                                      ;   352.2 p5      78 w[13]
        vpaddd zmm26, zmm26, zmm19                                      ;   353.2 p5      61 t1
        vpaddd zmm18, zmm18, zmm15                                      ;   353.7 p0      78 w[13]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   354.2 p5      47 v[6]
        vpternlogd zmm22, zmm21, zmm12, 0x96                            ;   354.7 p0      48 t1
        vmovdqu64 zmm8, [rsp + 1344]                                    ;   153.2 p2      73 w[12] reload
        vprold zmm12, zmm8, 0x19                                        ;   355.7 p0      49 w[14]
        vpsrld zmm14, zmm11, 0xa                                        ;   356.7 p0      50 w[14]
        vprold zmm15, zmm11, 0xf                                        ;   357.7 p0      50 w[14]
        vprold zmm19, zmm11, 0xd                                        ;   358.7 p0      50 w[14]
        vpaddd zmm27, zmm27, zmm3                                       ;   355.2 p5      63 v[6]
        vpaddd zmm26, zmm26, zmm22                                      ;   356.2 p5      61 t1
        vpsrld zmm21, zmm8, 3                                           ;   359.7 p0      49 w[14]
        vprold zmm22, zmm8, 0xe                                         ;   360.7 p0      49 w[14]
        vpaddd zmm7, zmm7, zmm18                                        ;   357.2 p5      61 t1
        vpaddd zmm30, zmm30, zmm26                                      ;   358.2 p5      62 v[7]
        vpaddd zmm10, zmm10, zmm17                                      ;   359.2 p5      78 w[14]
        vpternlogd zmm6, zmm27, zmm5, 0xe8                              ;   360.2 p5      52 v[5]
        vmovdqa64 zmm31, zmm27                                          ;   356.2         62 v[6] copy
        vprold zmm0, zmm27, 0x1e                                        ;   361.7 p0      47 v[5]
        vprold zmm1, zmm27, 0x13                                        ;   362.7 p0      47 v[5]
        vprold zmm3, zmm27, 0xa                                         ;   363.7 p0      47 v[5]
        vpternlogd zmm14, zmm19, zmm15, 0x96                            ;   361.2 p5      50 w[14]
        vmovdqa64 zmm15, zmm30                                          ;   359.2         51 t1 copy
        vpternlogd zmm15, zmm25, zmm24, 0xca                            ;   362.2 p5      51 t1
        vpternlogd zmm21, zmm22, zmm12, 0x96                            ;   363.2 p5      49 w[14]
        vprold zmm12, zmm30, 0x1a                                       ;   364.7 p0      48 t1
        vprold zmm19, zmm30, 0x15                                       ;   365.7 p0      48 t1
        vprold zmm22, zmm30, 7                                          ;   366.7 p0      48 t1
        vmovdqu64 [rsp + 1024], zmm17                                   ;   270.7 p7+p4   78 w[7] spill
        vmovdqu64 zmm17, [rel sha256_blocks.T0_constants512 + 2048]     ;   142.7 p3      61 t1
        vpaddd zmm17, zmm17, zmm24                                      ;   364.2 p5      61 t1
        vpaddd zmm16, zmm16, zmm6                                       ;   365.2 p5      63 v[5]
        vpaddd zmm10, zmm10, zmm14                                      ;   366.2 p5      78 w[14]
        vpaddd zmm7, zmm7, zmm15                                        ;   367.2 p5      61 t1
        vpaddd zmm10, zmm10, zmm21                                      ;   367.7 p0      78 w[14]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   368.2 p5      47 v[5]
        vpternlogd zmm22, zmm19, zmm12, 0x96                            ;   368.7 p0      48 t1
        vpsrld zmm12, zmm18, 0xa                                        ;   369.7 p0      50 w[15]
        vprold zmm14, zmm18, 0xf                                        ;   370.7 p0      50 w[15]
        vprold zmm15, zmm18, 0xd                                        ;   371.7 p0      50 w[15]
        vpaddd zmm16, zmm16, zmm3                                       ;   369.2 p5      63 v[5]
        vpaddd zmm7, zmm7, zmm22                                        ;   370.2 p5      61 t1
        vpsrld zmm19, zmm28, 3                                          ;   372.7 p0      49 w[15]
        vprold zmm21, zmm28, 0x19                                       ;   373.7 p0      49 w[15]
        vprold zmm22, zmm28, 0xe                                        ;   374.7 p0      49 w[15]
        vpaddd zmm17, zmm17, zmm10                                      ;   371.2 p5      61 t1
        vpaddd zmm31, zmm31, zmm7                                       ;   372.2 p5      62 v[6]
        vpaddd zmm8, zmm8, zmm23                                        ;   373.2 p5      78 w[15]
        vpternlogd zmm5, zmm16, zmm27, 0xe8                             ;   374.2 p5      52 v[4]
        vmovdqa64 zmm24, zmm16                                          ;   370.2         62 v[5] copy
        vprold zmm0, zmm16, 0x1e                                        ;   375.7 p0      47 v[4]
        vprold zmm1, zmm16, 0x13                                        ;   376.7 p0      47 v[4]
        vpternlogd zmm12, zmm15, zmm14, 0x96                            ;   375.2 p5      50 w[15]
        vprold zmm14, zmm16, 0xa                                        ;   377.7 p0      47 v[4]
        vmovdqa64 zmm15, zmm31                                          ;   373.2         51 t1 copy
        vpternlogd zmm15, zmm30, zmm25, 0xca                            ;   376.2 p5      51 t1
        vpternlogd zmm19, zmm22, zmm21, 0x96                            ;   377.2 p5      49 w[15]
        vprold zmm21, zmm31, 0x1a                                       ;   378.7 p0      48 t1
        vprold zmm22, zmm31, 0x15                                       ;   379.7 p0      48 t1
        vprold zmm3, zmm31, 7                                           ;   380.7 p0      48 t1
        vmovdqu64 zmm6, [rel sha256_blocks.T0_constants512 + 2112]      ;   157.7 p2      61 t1
        vpaddd zmm6, zmm6, zmm25                                        ;   378.2 p5      61 t1
        vpaddd zmm29, zmm29, zmm5                                       ;   379.2 p5      63 v[4]
        vpaddd zmm8, zmm8, zmm12                                        ;   380.2 p5      78 w[15]
        vpaddd zmm17, zmm17, zmm15                                      ;   381.2 p5      61 t1
        vpaddd zmm8, zmm8, zmm19                                        ;   381.7 p0      78 w[15]
        vpternlogd zmm14, zmm1, zmm0, 0x96                              ;   382.2 p5      47 v[4]
        vpternlogd zmm3, zmm22, zmm21, 0x96                             ;   382.7 p0      48 t1
        vprold zmm12, zmm4, 0x19                                        ;   383.7 p0      49 w[0]
        vpsrld zmm15, zmm10, 0xa                                        ;   384.7 p0      50 w[0]
        vprold zmm19, zmm10, 0xf                                        ;   385.7 p0      50 w[0]
        vprold zmm21, zmm10, 0xd                                        ;   386.7 p0      50 w[0]
        vpaddd zmm29, zmm29, zmm14                                      ;   383.2 p5      63 v[4]
        vpaddd zmm17, zmm17, zmm3                                       ;   384.2 p5      61 t1
        vpsrld zmm14, zmm4, 3                                           ;   387.7 p0      49 w[0]
        vprold zmm22, zmm4, 0xe                                         ;   388.7 p0      49 w[0]
        vpaddd zmm6, zmm6, zmm8                                         ;   385.2 p5      61 t1
        vpaddd zmm24, zmm24, zmm17                                      ;   386.2 p5      62 v[5]
        vpaddd zmm28, zmm28, zmm20                                      ;   387.2 p5      78 w[0]
        vpternlogd zmm27, zmm29, zmm16, 0xe8                            ;   388.2 p5      52 v[3]
        vmovdqa64 zmm25, zmm29                                          ;   384.2         62 v[4] copy
        vprold zmm0, zmm29, 0x1e                                        ;   389.7 p0      47 v[3]
        vprold zmm1, zmm29, 0x13                                        ;   390.7 p0      47 v[3]
        vprold zmm3, zmm29, 0xa                                         ;   391.7 p0      47 v[3]
        vpternlogd zmm15, zmm21, zmm19, 0x96                            ;   389.2 p5      50 w[0]
        vmovdqa64 zmm19, zmm24                                          ;   387.2         51 t1 copy
        vpternlogd zmm19, zmm31, zmm30, 0xca                            ;   390.2 p5      51 t1
        vpternlogd zmm14, zmm22, zmm12, 0x96                            ;   391.2 p5      49 w[0]
        vprold zmm12, zmm24, 0x1a                                       ;   392.7 p0      48 t1
        vprold zmm21, zmm24, 0x15                                       ;   393.7 p0      48 t1
        vprold zmm22, zmm24, 7                                          ;   394.7 p0      48 t1
        vmovdqu64 zmm5, [rel sha256_blocks.T0_constants512 + 2176]      ;   171.2 p3      61 t1
        vpaddd zmm5, zmm5, zmm30                                        ;   392.2 p5      61 t1
        vpaddd zmm26, zmm26, zmm27                                      ;   393.2 p5      63 v[3]
        vpaddd zmm28, zmm28, zmm15                                      ;   394.2 p5      78 w[0]
        vpaddd zmm6, zmm6, zmm19                                        ;   395.2 p5      61 t1
        vpaddd zmm28, zmm28, zmm14                                      ;   395.7 p0      78 w[0]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   396.2 p5      47 v[3]
        vpternlogd zmm22, zmm21, zmm12, 0x96                            ;   396.7 p0      48 t1
        vmovdqu64 zmm12, [rsp + 1280]                                   ;   200.7 p2      78 w[2] reload
        vprold zmm14, zmm12, 0x19                                       ;   397.7 p0      49 w[1]
        vpsrld zmm15, zmm8, 0xa                                         ;   398.7 p0      50 w[1]
        vprold zmm19, zmm8, 0xf                                         ;   399.7 p0      50 w[1]
        vprold zmm21, zmm8, 0xd                                         ;   400.7 p0      50 w[1]
        vpaddd zmm26, zmm26, zmm3                                       ;   397.2 p5      63 v[3]
        vpaddd zmm6, zmm6, zmm22                                        ;   398.2 p5      61 t1
        vpsrld zmm22, zmm12, 3                                          ;   401.7 p0      49 w[1]
        vprold zmm27, zmm12, 0xe                                        ;   402.7 p0      49 w[1]
        vpaddd zmm5, zmm5, zmm28                                        ;   399.2 p5      61 t1
        vpaddd zmm25, zmm25, zmm6                                       ;   400.2 p5      62 v[4]
        vpaddd zmm4, zmm4, zmm13                                        ;   401.2 p5      78 w[1]
        vpternlogd zmm16, zmm26, zmm29, 0xe8                            ;   402.2 p5      52 v[2]
        vmovdqa64 zmm30, zmm26                                          ;   398.2         62 v[3] copy
        vprold zmm0, zmm26, 0x1e                                        ;   403.7 p0      47 v[2]
        vprold zmm1, zmm26, 0x13                                        ;   404.7 p0      47 v[2]
        vprold zmm3, zmm26, 0xa                                         ;   405.7 p0      47 v[2]
        vpternlogd zmm15, zmm21, zmm19, 0x96                            ;   403.2 p5      50 w[1]
        vmovdqa64 zmm19, zmm25                                          ;   401.2         51 t1 copy
        vpternlogd zmm19, zmm24, zmm31, 0xca                            ;   404.2 p5      51 t1
        vpternlogd zmm22, zmm27, zmm14, 0x96                            ;   405.2 p5      49 w[1]
        vprold zmm14, zmm25, 0x1a                                       ;   406.7 p0      48 t1
        vprold zmm21, zmm25, 0x15                                       ;   407.7 p0      48 t1
        vprold zmm27, zmm25, 7                                          ;   408.7 p0      48 t1
        vmovdqu64 [rsp + 1344], zmm13                                   ;   312.7 p8+p9   78 w[10] spill
        vmovdqu64 zmm13, [rel sha256_blocks.T0_constants512 + 2240]     ;   186.3 p3      61 t1
        vpaddd zmm13, zmm13, zmm31                                      ;   406.2 p5      61 t1
        vpaddd zmm7, zmm7, zmm16                                        ;   407.2 p5      63 v[2]
        vpaddd zmm4, zmm4, zmm15                                        ;   408.2 p5      78 w[1]
        vpaddd zmm5, zmm5, zmm19                                        ;   409.2 p5      61 t1
        vpaddd zmm4, zmm4, zmm22                                        ;   409.7 p0      78 w[1]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   410.2 p5      47 v[2]
        vpternlogd zmm27, zmm21, zmm14, 0x96                            ;   410.7 p0      48 t1
        vpsrld zmm14, zmm28, 0xa                                        ;   411.7 p0      50 w[2]
        vprold zmm15, zmm28, 0xf                                        ;   412.7 p0      50 w[2]
        vprold zmm16, zmm28, 0xd                                        ;   413.7 p0      50 w[2]
        vpaddd zmm7, zmm7, zmm3                                         ;   411.2 p5      63 v[2]
        vpaddd zmm5, zmm5, zmm27                                        ;   412.2 p5      61 t1
        vmovdqu64 zmm19, [rsp + 832]                                    ;   214.7 p2      78 w[3] reload
        vprold zmm21, zmm19, 0x19                                       ;   414.7 p0      49 w[2]
        vpsrld zmm22, zmm19, 3                                          ;   415.7 p0      49 w[2]
        vprold zmm27, zmm19, 0xe                                        ;   416.7 p0      49 w[2]
        vpaddd zmm13, zmm13, zmm4                                       ;   413.2 p5      61 t1
        vpaddd zmm30, zmm30, zmm5                                       ;   414.2 p5      62 v[3]
        vpaddd zmm12, zmm12, zmm9                                       ;   415.2 p5      78 w[2]
        vpternlogd zmm29, zmm7, zmm26, 0xe8                             ;   416.2 p5      52 v[1]
        vmovdqa64 zmm31, zmm7                                           ;   412.2         62 v[2] copy
        vprold zmm0, zmm7, 0x1e                                         ;   417.7 p0      47 v[1]
        vpternlogd zmm14, zmm16, zmm15, 0x96                            ;   417.2 p5      50 w[2]
        vprold zmm15, zmm7, 0x13                                        ;   418.7 p0      47 v[1]
        vprold zmm16, zmm7, 0xa                                         ;   419.7 p0      47 v[1]
        vmovdqa64 zmm1, zmm30                                           ;   415.2         51 t1 copy
        vpternlogd zmm1, zmm25, zmm24, 0xca                             ;   418.2 p5      51 t1
        vpternlogd zmm22, zmm27, zmm21, 0x96                            ;   419.2 p5      49 w[2]
        vprold zmm21, zmm30, 0x1a                                       ;   420.7 p0      48 t1
        vprold zmm27, zmm30, 0x15                                       ;   421.7 p0      48 t1
        vprold zmm3, zmm30, 7                                           ;   422.7 p0      48 t1
        vmovdqu64 [rsp + 1280], zmm9                                    ;   326.7 p7+p4   78 w[11] spill
        vmovdqu64 zmm9, [rel sha256_blocks.T0_constants512 + 2304]      ;   200.3 p3      61 t1
        vpaddd zmm9, zmm9, zmm24                                        ;   420.2 p5      61 t1
        vpaddd zmm17, zmm17, zmm29                                      ;   421.2 p5      63 v[1]
        vpaddd zmm12, zmm12, zmm14                                      ;   422.2 p5      78 w[2]
        vpaddd zmm13, zmm13, zmm1                                       ;   423.2 p5      61 t1
        vpaddd zmm12, zmm12, zmm22                                      ;   423.7 p0      78 w[2]
        vpternlogd zmm16, zmm15, zmm0, 0x96                             ;   424.2 p5      47 v[1]
        vpternlogd zmm3, zmm27, zmm21, 0x96                             ;   424.7 p0      48 t1
        vmovdqu64 zmm14, [rsp + 768]                                    ;   228.7 p2      78 w[4] reload
        vprold zmm15, zmm14, 0x19                                       ;   425.7 p0      49 w[3]
        vpsrld zmm21, zmm4, 0xa                                         ;   426.7 p0      50 w[3]
        vprold zmm22, zmm4, 0xf                                         ;   427.7 p0      50 w[3]
        vprold zmm24, zmm4, 0xd                                         ;   428.7 p0      50 w[3]
        vpaddd zmm17, zmm17, zmm16                                      ;   425.2 p5      63 v[1]
        vpaddd zmm13, zmm13, zmm3                                       ;   426.2 p5      61 t1
        vpsrld zmm16, zmm14, 3                                          ;   429.7 p0      49 w[3]
        vprold zmm27, zmm14, 0xe                                        ;   430.7 p0      49 w[3]
        vpaddd zmm9, zmm9, zmm12                                        ;   427.2 p5      61 t1
        vpaddd zmm31, zmm31, zmm13                                      ;   428.2 p5      62 v[2]
        vpaddd zmm19, zmm19, zmm11                                      ;   429.2 p5      78 w[3]
        vpternlogd zmm26, zmm17, zmm7, 0xe8                             ;   430.2 p5      52 v[0]
        vmovdqa64 zmm29, zmm17                                          ;   426.2         62 v[1] copy
        vprold zmm0, zmm17, 0x1e                                        ;   431.7 p0      47 v[0]
        vprold zmm1, zmm17, 0x13                                        ;   432.7 p0      47 v[0]
        vprold zmm3, zmm17, 0xa                                         ;   433.7 p0      47 v[0]
        vpternlogd zmm21, zmm24, zmm22, 0x96                            ;   431.2 p5      50 w[3]
        vmovdqa64 zmm22, zmm31                                          ;   429.2         51 t1 copy
        vpternlogd zmm22, zmm30, zmm25, 0xca                            ;   432.2 p5      51 t1
        vpternlogd zmm16, zmm27, zmm15, 0x96                            ;   433.2 p5      49 w[3]
        vprold zmm15, zmm31, 0x1a                                       ;   434.7 p0      48 t1
        vprold zmm24, zmm31, 0x15                                       ;   435.7 p0      48 t1
        vprold zmm27, zmm31, 7                                          ;   436.7 p0      48 t1
        vmovdqu64 [rsp + 832], zmm11                                    ;   340.7 p8+p9   78 w[12] spill
        vmovdqu64 zmm11, [rel sha256_blocks.T0_constants512 + 2368]     ;   214.3 p3      61 t1
        vpaddd zmm11, zmm11, zmm25                                      ;   434.2 p5      61 t1
        vpaddd zmm6, zmm6, zmm26                                        ;   435.2 p5      63 v[0]
        vpaddd zmm19, zmm19, zmm21                                      ;   436.2 p5      78 w[3]
        vpaddd zmm9, zmm9, zmm22                                        ;   437.2 p5      61 t1
        vpaddd zmm19, zmm19, zmm16                                      ;   437.7 p0      78 w[3]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   438.2 p5      47 v[0]
        vpternlogd zmm27, zmm24, zmm15, 0x96                            ;   438.7 p0      48 t1
        vmovdqu64 zmm15, [rsp + 1088]                                   ;   242.7 p2      78 w[5] reload
        vprold zmm16, zmm15, 0x19                                       ;   439.7 p0      49 w[4]
        vpsrld zmm21, zmm12, 0xa                                        ;   440.7 p0      50 w[4]
        vprold zmm22, zmm12, 0xf                                        ;   441.7 p0      50 w[4]
        vprold zmm24, zmm12, 0xd                                        ;   442.7 p0      50 w[4]
        vpaddd zmm6, zmm6, zmm3                                         ;   439.2 p5      63 v[0]
        vpaddd zmm9, zmm9, zmm27                                        ;   440.2 p5      61 t1
        vpsrld zmm25, zmm15, 3                                          ;   443.7 p0      49 w[4]
        vprold zmm26, zmm15, 0xe                                        ;   444.7 p0      49 w[4]
        vpaddd zmm11, zmm11, zmm19                                      ;   441.2 p5      61 t1
        vpaddd zmm29, zmm29, zmm9                                       ;   442.2 p5      62 v[1]
        vpaddd zmm14, zmm14, zmm18                                      ;   443.2 p5      78 w[4]
        vpternlogd zmm7, zmm6, zmm17, 0xe8                              ;   444.2 p5      52 v[7]
        vmovdqa64 zmm27, zmm6                                           ;   440.2         62 v[0] copy
        vprold zmm0, zmm6, 0x1e                                         ;   445.7 p0      47 v[7]
        vprold zmm1, zmm6, 0x13                                         ;   446.7 p0      47 v[7]
        vprold zmm3, zmm6, 0xa                                          ;   447.7 p0      47 v[7]
        vpternlogd zmm21, zmm24, zmm22, 0x96                            ;   445.2 p5      50 w[4]
        vmovdqa64 zmm22, zmm29                                          ;   443.2         51 t1 copy
        vpternlogd zmm22, zmm31, zmm30, 0xca                            ;   446.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm16, 0x96                            ;   447.2 p5      49 w[4]
        vprold zmm16, zmm29, 0x1a                                       ;   448.7 p0      48 t1
        vprold zmm24, zmm29, 0x15                                       ;   449.7 p0      48 t1
        vprold zmm26, zmm29, 7                                          ;   450.7 p0      48 t1
        vmovdqu64 [rsp + 768], zmm18                                    ;   354.7 p7+p4   78 w[13] spill
        vmovdqu64 zmm18, [rel sha256_blocks.T0_constants512 + 2432]     ;   228.7 p3      61 t1
        vpaddd zmm18, zmm18, zmm30                                      ;   448.2 p5      61 t1
        vpaddd zmm5, zmm5, zmm7                                         ;   449.2 p5      63 v[7]
        vpaddd zmm14, zmm14, zmm21                                      ;   450.2 p5      78 w[4]
        vpaddd zmm11, zmm11, zmm22                                      ;   451.2 p5      61 t1
        vpaddd zmm14, zmm14, zmm25                                      ;   451.7 p0      78 w[4]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   452.2 p5      47 v[7]
        vpternlogd zmm26, zmm24, zmm16, 0x96                            ;   452.7 p0      48 t1
        vpsrld zmm16, zmm19, 0xa                                        ;   453.7 p0      50 w[5]
        vprold zmm21, zmm19, 0xf                                        ;   454.7 p0      50 w[5]
        vprold zmm22, zmm19, 0xd                                        ;   455.7 p0      50 w[5]
        vpaddd zmm5, zmm5, zmm3                                         ;   453.2 p5      63 v[7]
        vpaddd zmm11, zmm11, zmm26                                      ;   454.2 p5      61 t1
        vpsrld zmm24, zmm2, 3                                           ;   456.7 p0      49 w[5]
        vprold zmm25, zmm2, 0x19                                        ;   457.7 p0      49 w[5]
        vprold zmm26, zmm2, 0xe                                         ;   458.7 p0      49 w[5]
        vpaddd zmm18, zmm18, zmm14                                      ;   455.2 p5      61 t1
        vpaddd zmm27, zmm27, zmm11                                      ;   456.2 p5      62 v[0]
        vpaddd zmm15, zmm15, zmm10                                      ;   457.2 p5      78 w[5]
        vpternlogd zmm17, zmm5, zmm6, 0xe8                              ;   458.2 p5      52 v[6]
        vmovdqa64 zmm30, zmm5                                           ;   454.2         62 v[7] copy
        vprold zmm0, zmm5, 0x1e                                         ;   459.7 p0      47 v[6]
        vprold zmm1, zmm5, 0x13                                         ;   460.7 p0      47 v[6]
        vpternlogd zmm16, zmm22, zmm21, 0x96                            ;   459.2 p5      50 w[5]
        vprold zmm21, zmm5, 0xa                                         ;   461.7 p0      47 v[6]
        vmovdqa64 zmm22, zmm27                                          ;   457.2         51 t1 copy
        vpternlogd zmm22, zmm29, zmm31, 0xca                            ;   460.2 p5      51 t1
        vpternlogd zmm24, zmm26, zmm25, 0x96                            ;   461.2 p5      49 w[5]
        vprold zmm25, zmm27, 0x1a                                       ;   462.7 p0      48 t1
        vprold zmm26, zmm27, 0x15                                       ;   463.7 p0      48 t1
        vprold zmm3, zmm27, 7                                           ;   464.7 p0      48 t1
        vmovdqu64 zmm7, [rel sha256_blocks.T0_constants512 + 2496]      ;   242.5 p2      61 t1
        vpaddd zmm7, zmm7, zmm31                                        ;   462.2 p5      61 t1
        vpaddd zmm13, zmm13, zmm17                                      ;   463.2 p5      63 v[6]
        vpaddd zmm15, zmm15, zmm16                                      ;   464.2 p5      78 w[5]
        vpaddd zmm18, zmm18, zmm22                                      ;   465.2 p5      61 t1
        vpaddd zmm15, zmm15, zmm24                                      ;   465.7 p0      78 w[5]
        vpternlogd zmm21, zmm1, zmm0, 0x96                              ;   466.2 p5      47 v[6]
        vpternlogd zmm3, zmm26, zmm25, 0x96                             ;   466.7 p0      48 t1
        vmovdqu64 zmm16, [rsp + 1024]                                   ;   270.7 p3      78 w[7] reload
        vprold zmm17, zmm16, 0x19                                       ;   467.7 p0      49 w[6]
        vpsrld zmm22, zmm14, 0xa                                        ;   468.7 p0      50 w[6]
        vprold zmm24, zmm14, 0xf                                        ;   469.7 p0      50 w[6]
        vprold zmm25, zmm14, 0xd                                        ;   470.7 p0      50 w[6]
        vpaddd zmm13, zmm13, zmm21                                      ;   467.2 p5      63 v[6]
        vpaddd zmm18, zmm18, zmm3                                       ;   468.2 p5      61 t1
        vpsrld zmm21, zmm16, 3                                          ;   471.7 p0      49 w[6]
        vprold zmm26, zmm16, 0xe                                        ;   472.7 p0      49 w[6]
        vpaddd zmm7, zmm7, zmm15                                        ;   469.2 p5      61 t1
        vpaddd zmm30, zmm30, zmm18                                      ;   470.2 p5      62 v[7]
        vpaddd zmm2, zmm2, zmm8                                         ;   471.2 p5      78 w[6]
        vpternlogd zmm6, zmm13, zmm5, 0xe8                              ;   472.2 p5      52 v[5]
        vmovdqa64 zmm31, zmm13                                          ;   468.2         62 v[6] copy
        vprold zmm0, zmm13, 0x1e                                        ;   473.7 p0      47 v[5]
        vprold zmm1, zmm13, 0x13                                        ;   474.7 p0      47 v[5]
        vprold zmm3, zmm13, 0xa                                         ;   475.7 p0      47 v[5]
        vpternlogd zmm22, zmm25, zmm24, 0x96                            ;   473.2 p5      50 w[6]
        vmovdqa64 zmm24, zmm30                                          ;   471.2         51 t1 copy
        vpternlogd zmm24, zmm27, zmm29, 0xca                            ;   474.2 p5      51 t1
        vpternlogd zmm21, zmm26, zmm17, 0x96                            ;   475.2 p5      49 w[6]
        vprold zmm17, zmm30, 0x1a                                       ;   476.7 p0      48 t1
        vprold zmm25, zmm30, 0x15                                       ;   477.7 p0      48 t1
        vprold zmm26, zmm30, 7                                          ;   478.7 p0      48 t1
        vmovdqu64 [rsp + 1088], zmm8                                    ;   382.7 p8+p9   78 w[15] spill
        vmovdqu64 zmm8, [rel sha256_blocks.T0_constants512 + 2560]      ;   256.7 p2      61 t1
        vpaddd zmm8, zmm8, zmm29                                        ;   476.2 p5      61 t1
        vpaddd zmm9, zmm9, zmm6                                         ;   477.2 p5      63 v[5]
        vpaddd zmm2, zmm2, zmm22                                        ;   478.2 p5      78 w[6]
        vpaddd zmm7, zmm7, zmm24                                        ;   479.2 p5      61 t1
        vpaddd zmm2, zmm2, zmm21                                        ;   479.7 p0      78 w[6]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   480.2 p5      47 v[5]
        vpternlogd zmm26, zmm25, zmm17, 0x96                            ;   480.7 p0      48 t1
        vprold zmm17, zmm23, 0x19                                       ;   481.7 p0      49 w[7]
        vpsrld zmm21, zmm15, 0xa                                        ;   482.7 p0      50 w[7]
        vprold zmm22, zmm15, 0xf                                        ;   483.7 p0      50 w[7]
        vprold zmm24, zmm15, 0xd                                        ;   484.7 p0      50 w[7]
        vpaddd zmm9, zmm9, zmm3                                         ;   481.2 p5      63 v[5]
        vpaddd zmm7, zmm7, zmm26                                        ;   482.2 p5      61 t1
        vpsrld zmm25, zmm23, 3                                          ;   485.7 p0      49 w[7]
        vprold zmm26, zmm23, 0xe                                        ;   486.7 p0      49 w[7]
        vpaddd zmm8, zmm8, zmm2                                         ;   483.2 p5      61 t1
        vpaddd zmm31, zmm31, zmm7                                       ;   484.2 p5      62 v[6]
        vpaddd zmm16, zmm16, zmm28                                      ;   485.2 p5      78 w[7]
        vpternlogd zmm5, zmm9, zmm13, 0xe8                              ;   486.2 p5      52 v[4]
        vmovdqa64 zmm29, zmm9                                           ;   482.2         62 v[5] copy
        vprold zmm0, zmm9, 0x1e                                         ;   487.7 p0      47 v[4]
        vprold zmm1, zmm9, 0x13                                         ;   488.7 p0      47 v[4]
        vprold zmm3, zmm9, 0xa                                          ;   489.7 p0      47 v[4]
        vpternlogd zmm21, zmm24, zmm22, 0x96                            ;   487.2 p5      50 w[7]
        vmovdqa64 zmm22, zmm31                                          ;   485.2         51 t1 copy
        vpternlogd zmm22, zmm30, zmm27, 0xca                            ;   488.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm17, 0x96                            ;   489.2 p5      49 w[7]
        vprold zmm17, zmm31, 0x1a                                       ;   490.7 p0      48 t1
        vprold zmm24, zmm31, 0x15                                       ;   491.7 p0      48 t1
        vprold zmm26, zmm31, 7                                          ;   492.7 p0      48 t1
        vmovdqu64 zmm6, [rel sha256_blocks.T0_constants512 + 2624]      ;   270.5 p3      61 t1
        vpaddd zmm6, zmm6, zmm27                                        ;   490.2 p5      61 t1
        vpaddd zmm11, zmm11, zmm5                                       ;   491.2 p5      63 v[4]
        vpaddd zmm16, zmm16, zmm21                                      ;   492.2 p5      78 w[7]
        vpaddd zmm8, zmm8, zmm22                                        ;   493.2 p5      61 t1
        vpaddd zmm16, zmm16, zmm25                                      ;   493.7 p0      78 w[7]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   494.2 p5      47 v[4]
        vpternlogd zmm26, zmm24, zmm17, 0x96                            ;   494.7 p0      48 t1
        vpsrld zmm17, zmm2, 0xa                                         ;   495.7 p0      50 w[8]
        vprold zmm21, zmm2, 0xf                                         ;   496.7 p0      50 w[8]
        vprold zmm22, zmm2, 0xd                                         ;   497.7 p0      50 w[8]
        vpaddd zmm11, zmm11, zmm3                                       ;   495.2 p5      63 v[4]
        vpaddd zmm8, zmm8, zmm26                                        ;   496.2 p5      61 t1
        vpsrld zmm24, zmm20, 3                                          ;   498.7 p0      49 w[8]
        vprold zmm25, zmm20, 0x19                                       ;   499.7 p0      49 w[8]
        vprold zmm26, zmm20, 0xe                                        ;   500.7 p0      49 w[8]
        vpaddd zmm6, zmm6, zmm16                                        ;   497.2 p5      61 t1
        vpaddd zmm29, zmm29, zmm8                                       ;   498.2 p5      62 v[5]
        vpaddd zmm23, zmm23, zmm4                                       ;   499.2 p5      78 w[8]
        vpternlogd zmm13, zmm11, zmm9, 0xe8                             ;   500.2 p5      52 v[3]
        vmovdqa64 zmm27, zmm11                                          ;   496.2         62 v[4] copy
        vprold zmm0, zmm11, 0x1e                                        ;   501.7 p0      47 v[3]
        vprold zmm1, zmm11, 0x13                                        ;   502.7 p0      47 v[3]
        vpternlogd zmm17, zmm22, zmm21, 0x96                            ;   501.2 p5      50 w[8]
        vprold zmm21, zmm11, 0xa                                        ;   503.7 p0      47 v[3]
        vmovdqa64 zmm22, zmm29                                          ;   499.2         51 t1 copy
        vpternlogd zmm22, zmm31, zmm30, 0xca                            ;   502.2 p5      51 t1
        vpternlogd zmm24, zmm26, zmm25, 0x96                            ;   503.2 p5      49 w[8]
        vprold zmm25, zmm29, 0x1a                                       ;   504.7 p0      48 t1
        vprold zmm26, zmm29, 0x15                                       ;   505.7 p0      48 t1
        vprold zmm3, zmm29, 7                                           ;   506.7 p0      48 t1
        vmovdqu64 zmm5, [rel sha256_blocks.T0_constants512 + 2688]      ;   284.5 p2      61 t1
        vpaddd zmm5, zmm5, zmm30                                        ;   504.2 p5      61 t1
        vpaddd zmm18, zmm18, zmm13                                      ;   505.2 p5      63 v[3]
        vpaddd zmm23, zmm23, zmm17                                      ;   506.2 p5      78 w[8]
        vpaddd zmm6, zmm6, zmm22                                        ;   507.2 p5      61 t1
        vpaddd zmm23, zmm23, zmm24                                      ;   507.7 p0      78 w[8]
        vpternlogd zmm21, zmm1, zmm0, 0x96                              ;   508.2 p5      47 v[3]
        vpternlogd zmm3, zmm26, zmm25, 0x96                             ;   508.7 p0      48 t1
        vmovdqu64 zmm13, [rsp + 1344]                                   ;   312.7 p3      78 w[10] reload
        vprold zmm17, zmm13, 0x19                                       ;   509.7 p0      49 w[9]
        vpsrld zmm22, zmm16, 0xa                                        ;   510.7 p0      50 w[9]
        vprold zmm24, zmm16, 0xf                                        ;   511.7 p0      50 w[9]
        vprold zmm25, zmm16, 0xd                                        ;   512.7 p0      50 w[9]
        vpaddd zmm18, zmm18, zmm21                                      ;   509.2 p5      63 v[3]
        vpaddd zmm6, zmm6, zmm3                                         ;   510.2 p5      61 t1
        vpsrld zmm21, zmm13, 3                                          ;   513.7 p0      49 w[9]
        vprold zmm26, zmm13, 0xe                                        ;   514.7 p0      49 w[9]
        vpaddd zmm5, zmm5, zmm23                                        ;   511.2 p5      61 t1
        vpaddd zmm27, zmm27, zmm6                                       ;   512.2 p5      62 v[4]
        vpaddd zmm20, zmm20, zmm12                                      ;   513.2 p5      78 w[9]
        vpternlogd zmm9, zmm18, zmm11, 0xe8                             ;   514.2 p5      52 v[2]
        vmovdqa64 zmm30, zmm18                                          ;   510.2         62 v[3] copy
        vprold zmm0, zmm18, 0x1e                                        ;   515.7 p0      47 v[2]
        vprold zmm1, zmm18, 0x13                                        ;   516.7 p0      47 v[2]
        vprold zmm3, zmm18, 0xa                                         ;   517.7 p0      47 v[2]
        vpternlogd zmm22, zmm25, zmm24, 0x96                            ;   515.2 p5      50 w[9]
        vmovdqa64 zmm24, zmm27                                          ;   513.2         51 t1 copy
        vpternlogd zmm24, zmm29, zmm31, 0xca                            ;   516.2 p5      51 t1
        vpternlogd zmm21, zmm26, zmm17, 0x96                            ;   517.2 p5      49 w[9]
        vprold zmm17, zmm27, 0x1a                                       ;   518.7 p0      48 t1
        vprold zmm25, zmm27, 0x15                                       ;   519.7 p0      48 t1
        vprold zmm26, zmm27, 7                                          ;   520.7 p0      48 t1
        vmovdqu64 [rsp + 1024], zmm12                                   ;   424.7 p7+p4   78 w[2] spill
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2752]     ;   298.7 p2      61 t1
        vpaddd zmm12, zmm12, zmm31                                      ;   518.2 p5      61 t1
        vpaddd zmm7, zmm7, zmm9                                         ;   519.2 p5      63 v[2]
        vpaddd zmm20, zmm20, zmm22                                      ;   520.2 p5      78 w[9]
        vpaddd zmm5, zmm5, zmm24                                        ;   521.2 p5      61 t1
        vpaddd zmm20, zmm20, zmm21                                      ;   521.7 p0      78 w[9]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   522.2 p5      47 v[2]
        vpternlogd zmm26, zmm25, zmm17, 0x96                            ;   522.7 p0      48 t1
        vmovdqu64 zmm9, [rsp + 1280]                                    ;   326.7 p3      78 w[11] reload
        vprold zmm17, zmm9, 0x19                                        ;   523.7 p0      49 w[10]
        vpsrld zmm21, zmm23, 0xa                                        ;   524.7 p0      50 w[10]
        vprold zmm22, zmm23, 0xf                                        ;   525.7 p0      50 w[10]
        vprold zmm24, zmm23, 0xd                                        ;   526.7 p0      50 w[10]
        vpaddd zmm7, zmm7, zmm3                                         ;   523.2 p5      63 v[2]
        vpaddd zmm5, zmm5, zmm26                                        ;   524.2 p5      61 t1
        vpsrld zmm25, zmm9, 3                                           ;   527.7 p0      49 w[10]
        vprold zmm26, zmm9, 0xe                                         ;   528.7 p0      49 w[10]
        vpaddd zmm12, zmm12, zmm20                                      ;   525.2 p5      61 t1
        vpaddd zmm30, zmm30, zmm5                                       ;   526.2 p5      62 v[3]
        vpaddd zmm13, zmm13, zmm19                                      ;   527.2 p5      78 w[10]
        vpternlogd zmm11, zmm7, zmm18, 0xe8                             ;   528.2 p5      52 v[1]
        vmovdqa64 zmm31, zmm7                                           ;   524.2         62 v[2] copy
        vprold zmm0, zmm7, 0x1e                                         ;   529.7 p0      47 v[1]
        vprold zmm1, zmm7, 0x13                                         ;   530.7 p0      47 v[1]
        vprold zmm3, zmm7, 0xa                                          ;   531.7 p0      47 v[1]
        vpternlogd zmm21, zmm24, zmm22, 0x96                            ;   529.2 p5      50 w[10]
        vmovdqa64 zmm22, zmm30                                          ;   527.2         51 t1 copy
        vpternlogd zmm22, zmm27, zmm29, 0xca                            ;   530.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm17, 0x96                            ;   531.2 p5      49 w[10]
        vprold zmm17, zmm30, 0x1a                                       ;   532.7 p0      48 t1
        vprold zmm24, zmm30, 0x15                                       ;   533.7 p0      48 t1
        vprold zmm26, zmm30, 7                                          ;   534.7 p0      48 t1
        vmovdqu64 [rsp + 1344], zmm19                                   ;   438.7 p8+p9   78 w[3] spill
        vmovdqu64 zmm19, [rel sha256_blocks.T0_constants512 + 2816]     ;   312.7 p2      61 t1
        vpaddd zmm19, zmm19, zmm29                                      ;   532.2 p5      61 t1
        vpaddd zmm8, zmm8, zmm11                                        ;   533.2 p5      63 v[1]
        vpaddd zmm13, zmm13, zmm21                                      ;   534.2 p5      78 w[10]
        vpaddd zmm12, zmm12, zmm22                                      ;   535.2 p5      61 t1
        vpaddd zmm13, zmm13, zmm25                                      ;   535.7 p0      78 w[10]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   536.2 p5      47 v[1]
        vpternlogd zmm26, zmm24, zmm17, 0x96                            ;   536.7 p0      48 t1
        vpsrld zmm11, zmm20, 0xa                                        ;   537.7 p0      50 w[11]
        vprold zmm17, zmm20, 0xf                                        ;   538.7 p0      50 w[11]
        vprold zmm21, zmm20, 0xd                                        ;   539.7 p0      50 w[11]
        vpaddd zmm8, zmm8, zmm3                                         ;   537.2 p5      63 v[1]
        vpaddd zmm12, zmm12, zmm26                                      ;   538.2 p5      61 t1
        vmovdqu64 zmm22, [rsp + 832]                                    ;   340.7 p3      78 w[12] reload
        vprold zmm24, zmm22, 0x19                                       ;   540.7 p0      49 w[11]
        vpsrld zmm25, zmm22, 3                                          ;   541.7 p0      49 w[11]
        vprold zmm26, zmm22, 0xe                                        ;   542.7 p0      49 w[11]
        vpaddd zmm19, zmm19, zmm13                                      ;   539.2 p5      61 t1
        vpaddd zmm31, zmm31, zmm12                                      ;   540.2 p5      62 v[2]
        vpaddd zmm9, zmm9, zmm14                                        ;   541.2 p5      78 w[11]
        vpternlogd zmm18, zmm8, zmm7, 0xe8                              ;   542.2 p5      52 v[0]
        vmovdqa64 zmm29, zmm8                                           ;   538.2         62 v[1] copy
        vprold zmm0, zmm8, 0x1e                                         ;   543.7 p0      47 v[0]
        vpternlogd zmm11, zmm21, zmm17, 0x96                            ;   543.2 p5      50 w[11]
        vprold zmm17, zmm8, 0x13                                        ;   544.7 p0      47 v[0]
        vprold zmm21, zmm8, 0xa                                         ;   545.7 p0      47 v[0]
        vmovdqa64 zmm1, zmm31                                           ;   541.2         51 t1 copy
        vpternlogd zmm1, zmm30, zmm27, 0xca                             ;   544.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm24, 0x96                            ;   545.2 p5      49 w[11]
        vprold zmm24, zmm31, 0x1a                                       ;   546.7 p0      48 t1
        vprold zmm26, zmm31, 0x15                                       ;   547.7 p0      48 t1
        vprold zmm3, zmm31, 7                                           ;   548.7 p0      48 t1
        vmovdqu64 [rsp + 1280], zmm14                                   ;   452.7 p7+p4   78 w[4] spill
        vmovdqu64 zmm14, [rel sha256_blocks.T0_constants512 + 2880]     ;   326.7 p2      61 t1
        vpaddd zmm14, zmm14, zmm27                                      ;   546.2 p5      61 t1
        vpaddd zmm6, zmm6, zmm18                                        ;   547.2 p5      63 v[0]
        vpaddd zmm9, zmm9, zmm11                                        ;   548.2 p5      78 w[11]
        vpaddd zmm19, zmm19, zmm1                                       ;   549.2 p5      61 t1
        vpaddd zmm9, zmm9, zmm25                                        ;   549.7 p0      78 w[11]
        vpternlogd zmm21, zmm17, zmm0, 0x96                             ;   550.2 p5      47 v[0]
        vpternlogd zmm3, zmm26, zmm24, 0x96                             ;   550.7 p0      48 t1
        vmovdqu64 zmm11, [rsp + 768]                                    ;   354.7 p3      78 w[13] reload
        vprold zmm17, zmm11, 0x19                                       ;   551.7 p0      49 w[12]
        vpsrld zmm18, zmm13, 0xa                                        ;   552.7 p0      50 w[12]
        vprold zmm24, zmm13, 0xf                                        ;   553.7 p0      50 w[12]
        vprold zmm25, zmm13, 0xd                                        ;   554.7 p0      50 w[12]
        vpaddd zmm6, zmm6, zmm21                                        ;   551.2 p5      63 v[0]
        vpaddd zmm19, zmm19, zmm3                                       ;   552.2 p5      61 t1
        vpsrld zmm21, zmm11, 3                                          ;   555.7 p0      49 w[12]
        vprold zmm26, zmm11, 0xe                                        ;   556.7 p0      49 w[12]
        vpaddd zmm14, zmm14, zmm9                                       ;   553.2 p5      61 t1
        vpaddd zmm29, zmm29, zmm19                                      ;   554.2 p5      62 v[1]
        vpaddd zmm22, zmm22, zmm15                                      ;   555.2 p5      78 w[12]
        vpternlogd zmm7, zmm6, zmm8, 0xe8                               ;   556.2 p5      52 v[7]
        vmovdqa64 zmm27, zmm6                                           ;   552.2         62 v[0] copy
        vprold zmm0, zmm6, 0x1e                                         ;   557.7 p0      47 v[7]
        vprold zmm1, zmm6, 0x13                                         ;   558.7 p0      47 v[7]
        vprold zmm3, zmm6, 0xa                                          ;   559.7 p0      47 v[7]
        vpternlogd zmm18, zmm25, zmm24, 0x96                            ;   557.2 p5      50 w[12]
        vmovdqa64 zmm24, zmm29                                          ;   555.2         51 t1 copy
        vpternlogd zmm24, zmm31, zmm30, 0xca                            ;   558.2 p5      51 t1
        vpternlogd zmm21, zmm26, zmm17, 0x96                            ;   559.2 p5      49 w[12]
        vprold zmm17, zmm29, 0x1a                                       ;   560.7 p0      48 t1
        vprold zmm25, zmm29, 0x15                                       ;   561.7 p0      48 t1
        vprold zmm26, zmm29, 7                                          ;   562.7 p0      48 t1
        vmovdqu64 [rsp + 832], zmm15                                    ;   466.7 p8+p9   78 w[5] spill
        vmovdqu64 zmm15, [rel sha256_blocks.T0_constants512 + 2944]     ;   340.7 p2      61 t1
        vpaddd zmm15, zmm15, zmm30                                      ;   560.2 p5      61 t1
        vpaddd zmm5, zmm5, zmm7                                         ;   561.2 p5      63 v[7]
        vpaddd zmm22, zmm22, zmm18                                      ;   562.2 p5      78 w[12]
        vpaddd zmm14, zmm14, zmm24                                      ;   563.2 p5      61 t1
        vpaddd zmm22, zmm22, zmm21                                      ;   563.7 p0      78 w[12]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   564.2 p5      47 v[7]
        vpternlogd zmm26, zmm25, zmm17, 0x96                            ;   564.7 p0      48 t1
        vprold zmm17, zmm10, 0x19                                       ;   565.7 p0      49 w[13]
        vpsrld zmm18, zmm9, 0xa                                         ;   566.7 p0      50 w[13]
        vprold zmm21, zmm9, 0xf                                         ;   567.7 p0      50 w[13]
        vprold zmm24, zmm9, 0xd                                         ;   568.7 p0      50 w[13]
        vpaddd zmm5, zmm5, zmm3                                         ;   565.2 p5      63 v[7]
        vpaddd zmm14, zmm14, zmm26                                      ;   566.2 p5      61 t1
        vpsrld zmm25, zmm10, 3                                          ;   569.7 p0      49 w[13]
        vprold zmm26, zmm10, 0xe                                        ;   570.7 p0      49 w[13]
        vpaddd zmm15, zmm15, zmm22                                      ;   567.2 p5      61 t1
        vpaddd zmm27, zmm27, zmm14                                      ;   568.2 p5      62 v[0]
        vpaddd zmm11, zmm11, zmm2                                       ;   569.2 p5      78 w[13]
        vpternlogd zmm8, zmm5, zmm6, 0xe8                               ;   570.2 p5      52 v[6]
        vmovdqa64 zmm30, zmm5                                           ;   566.2         62 v[7] copy
        vprold zmm0, zmm5, 0x1e                                         ;   571.7 p0      47 v[6]
        vprold zmm1, zmm5, 0x13                                         ;   572.7 p0      47 v[6]
        vprold zmm3, zmm5, 0xa                                          ;   573.7 p0      47 v[6]
        vpternlogd zmm18, zmm24, zmm21, 0x96                            ;   571.2 p5      50 w[13]
        vmovdqa64 zmm21, zmm27                                          ;   569.2         51 t1 copy
        vpternlogd zmm21, zmm29, zmm31, 0xca                            ;   572.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm17, 0x96                            ;   573.2 p5      49 w[13]
        vprold zmm17, zmm27, 0x1a                                       ;   574.7 p0      48 t1
        vprold zmm24, zmm27, 0x15                                       ;   575.7 p0      48 t1
        vprold zmm26, zmm27, 7                                          ;   576.7 p0      48 t1
        vmovdqu64 zmm7, [rel sha256_blocks.T0_constants512 + 3008]      ;   354.5 p3      61 t1
        vpaddd zmm7, zmm7, zmm31                                        ;   574.2 p5      61 t1
        vpaddd zmm12, zmm12, zmm8                                       ;   575.2 p5      63 v[6]
        vpaddd zmm11, zmm11, zmm18                                      ;   576.2 p5      78 w[13]
        vpaddd zmm15, zmm15, zmm21                                      ;   577.2 p5      61 t1
        vpaddd zmm11, zmm11, zmm25                                      ;   577.7 p0      78 w[13]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   578.2 p5      47 v[6]
        vpternlogd zmm26, zmm24, zmm17, 0x96                            ;   578.7 p0      48 t1
        vpsrld zmm8, zmm22, 0xa                                         ;   579.7 p0      50 w[14]
        vprold zmm17, zmm22, 0xf                                        ;   580.7 p0      50 w[14]
        vprold zmm18, zmm22, 0xd                                        ;   581.7 p0      50 w[14]
        vpaddd zmm12, zmm12, zmm3                                       ;   579.2 p5      63 v[6]
        vpaddd zmm15, zmm15, zmm26                                      ;   580.2 p5      61 t1
        vmovdqu64 zmm21, [rsp + 1088]                                   ;   382.7 p2      78 w[15] reload
        vprold zmm24, zmm21, 0x19                                       ;   582.7 p0      49 w[14]
        vpsrld zmm25, zmm21, 3                                          ;   583.7 p0      49 w[14]
        vprold zmm26, zmm21, 0xe                                        ;   584.7 p0      49 w[14]
        vpaddd zmm7, zmm7, zmm11                                        ;   581.2 p5      61 t1
        vpaddd zmm30, zmm30, zmm15                                      ;   582.2 p5      62 v[7]
        vpaddd zmm10, zmm10, zmm16                                      ;   583.2 p5      78 w[14]
        vpternlogd zmm6, zmm12, zmm5, 0xe8                              ;   584.2 p5      52 v[5]
        vmovdqa64 zmm31, zmm12                                          ;   580.2         62 v[6] copy
        vprold zmm0, zmm12, 0x1e                                        ;   585.7 p0      47 v[5]
        vpternlogd zmm8, zmm18, zmm17, 0x96                             ;   585.2 p5      50 w[14]
        vprold zmm17, zmm12, 0x13                                       ;   586.7 p0      47 v[5]
        vprold zmm18, zmm12, 0xa                                        ;   587.7 p0      47 v[5]
        vmovdqa64 zmm1, zmm30                                           ;   583.2         51 t1 copy
        vpternlogd zmm1, zmm27, zmm29, 0xca                             ;   586.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm24, 0x96                            ;   587.2 p5      49 w[14]
        vprold zmm24, zmm30, 0x1a                                       ;   588.7 p0      48 t1
        vprold zmm26, zmm30, 0x15                                       ;   589.7 p0      48 t1
        vprold zmm3, zmm30, 7                                           ;   590.7 p0      48 t1
        vmovdqu64 [rsp + 768], zmm16                                    ;   494.7 p7+p4   78 w[7] spill
        vmovdqu64 zmm16, [rel sha256_blocks.T0_constants512 + 3072]     ;   368.7 p3      61 t1
        vpaddd zmm16, zmm16, zmm29                                      ;   588.2 p5      61 t1
        vpaddd zmm19, zmm19, zmm6                                       ;   589.2 p5      63 v[5]
        vpaddd zmm10, zmm10, zmm8                                       ;   590.2 p5      78 w[14]
        vpaddd zmm7, zmm7, zmm1                                         ;   591.2 p5      61 t1
        vpaddd zmm10, zmm10, zmm25                                      ;   591.7 p0      78 w[14]
        vpternlogd zmm18, zmm17, zmm0, 0x96                             ;   592.2 p5      47 v[5]
        vpternlogd zmm3, zmm26, zmm24, 0x96                             ;   592.7 p0      48 t1
        vprold zmm8, zmm28, 0x19                                        ;   593.7 p0      49 w[15]
        vpsrld zmm17, zmm11, 0xa                                        ;   594.7 p0      50 w[15]
        vprold zmm24, zmm11, 0xf                                        ;   595.7 p0      50 w[15]
        vprold zmm25, zmm11, 0xd                                        ;   596.7 p0      50 w[15]
        vpaddd zmm19, zmm19, zmm18                                      ;   593.2 p5      63 v[5]
        vpaddd zmm7, zmm7, zmm3                                         ;   594.2 p5      61 t1
        vpsrld zmm18, zmm28, 3                                          ;   597.7 p0      49 w[15]
        vprold zmm26, zmm28, 0xe                                        ;   598.7 p0      49 w[15]
        vpaddd zmm16, zmm16, zmm10                                      ;   595.2 p5      61 t1
        vpaddd zmm31, zmm31, zmm7                                       ;   596.2 p5      62 v[6]
        vpaddd zmm21, zmm21, zmm23                                      ;   597.2 p5      78 w[15]
        vpternlogd zmm5, zmm19, zmm12, 0xe8                             ;   598.2 p5      52 v[4]
        vmovdqa64 zmm29, zmm19                                          ;   594.2         62 v[5] copy
        vprold zmm0, zmm19, 0x1e                                        ;   599.7 p0      47 v[4]
        vprold zmm1, zmm19, 0x13                                        ;   600.7 p0      47 v[4]
        vprold zmm3, zmm19, 0xa                                         ;   601.7 p0      47 v[4]
        vpternlogd zmm17, zmm25, zmm24, 0x96                            ;   599.2 p5      50 w[15]
        vmovdqa64 zmm24, zmm31                                          ;   597.2         51 t1 copy
        vpternlogd zmm24, zmm30, zmm27, 0xca                            ;   600.2 p5      51 t1
        vpternlogd zmm18, zmm26, zmm8, 0x96                             ;   601.2 p5      49 w[15]
        vprold zmm8, zmm31, 0x1a                                        ;   602.7 p0      48 t1
        vprold zmm25, zmm31, 0x15                                       ;   603.7 p0      48 t1
        vprold zmm26, zmm31, 7                                          ;   604.7 p0      48 t1
        vmovdqu64 zmm6, [rel sha256_blocks.T0_constants512 + 3136]      ;   382.5 p2      61 t1
        vpaddd zmm6, zmm6, zmm27                                        ;   602.2 p5      61 t1
        vpaddd zmm14, zmm14, zmm5                                       ;   603.2 p5      63 v[4]
        vpaddd zmm21, zmm21, zmm17                                      ;   604.2 p5      78 w[15]
        vpaddd zmm16, zmm16, zmm24                                      ;   605.2 p5      61 t1
        vpaddd zmm21, zmm21, zmm18                                      ;   605.7 p0      78 w[15]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   606.2 p5      47 v[4]
        vpternlogd zmm26, zmm25, zmm8, 0x96                             ;   606.7 p0      48 t1
        vprold zmm8, zmm4, 0x19                                         ;   607.7 p0      49 w[0]
        vpsrld zmm17, zmm10, 0xa                                        ;   608.7 p0      50 w[0]
        vprold zmm18, zmm10, 0xf                                        ;   609.7 p0      50 w[0]
        vprold zmm24, zmm10, 0xd                                        ;   610.7 p0      50 w[0]
        vpaddd zmm14, zmm14, zmm3                                       ;   607.2 p5      63 v[4]
        vpaddd zmm16, zmm16, zmm26                                      ;   608.2 p5      61 t1
        vpsrld zmm25, zmm4, 3                                           ;   611.7 p0      49 w[0]
        vprold zmm26, zmm4, 0xe                                         ;   612.7 p0      49 w[0]
        vpaddd zmm6, zmm6, zmm21                                        ;   609.2 p5      61 t1
        vpaddd zmm29, zmm29, zmm16                                      ;   610.2 p5      62 v[5]
        vpaddd zmm28, zmm28, zmm20                                      ;   611.2 p5      78 w[0]
        vpternlogd zmm12, zmm14, zmm19, 0xe8                            ;   612.2 p5      52 v[3]
        vmovdqa64 zmm27, zmm14                                          ;   608.2         62 v[4] copy
        vprold zmm0, zmm14, 0x1e                                        ;   613.7 p0      47 v[3]
        vprold zmm1, zmm14, 0x13                                        ;   614.7 p0      47 v[3]
        vprold zmm3, zmm14, 0xa                                         ;   615.7 p0      47 v[3]
        vpternlogd zmm17, zmm24, zmm18, 0x96                            ;   613.2 p5      50 w[0]
        vmovdqa64 zmm18, zmm29                                          ;   611.2         51 t1 copy
        vpternlogd zmm18, zmm31, zmm30, 0xca                            ;   614.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm8, 0x96                             ;   615.2 p5      49 w[0]
        vprold zmm8, zmm29, 0x1a                                        ;   616.7 p0      48 t1
        vprold zmm24, zmm29, 0x15                                       ;   617.7 p0      48 t1
        vprold zmm26, zmm29, 7                                          ;   618.7 p0      48 t1
        vmovdqu64 zmm5, [rel sha256_blocks.T0_constants512 + 3200]      ;   396.5 p3      61 t1
        vpaddd zmm5, zmm5, zmm30                                        ;   616.2 p5      61 t1
        vpaddd zmm15, zmm15, zmm12                                      ;   617.2 p5      63 v[3]
        vpaddd zmm28, zmm28, zmm17                                      ;   618.2 p5      78 w[0]
        vpaddd zmm6, zmm6, zmm18                                        ;   619.2 p5      61 t1
        vpaddd zmm28, zmm28, zmm25                                      ;   619.7 p0      78 w[0]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   620.2 p5      47 v[3]
        vpternlogd zmm26, zmm24, zmm8, 0x96                             ;   620.7 p0      48 t1
        vpsrld zmm8, zmm21, 0xa                                         ;   621.7 p0      50 w[1]
        vprold zmm12, zmm21, 0xf                                        ;   622.7 p0      50 w[1]
        vprold zmm17, zmm21, 0xd                                        ;   623.7 p0      50 w[1]
        vpaddd zmm15, zmm15, zmm3                                       ;   621.2 p5      63 v[3]
        vpaddd zmm6, zmm6, zmm26                                        ;   622.2 p5      61 t1
        vmovdqu64 zmm18, [rsp + 1024]                                   ;   424.7 p2      78 w[2] reload
        vprold zmm24, zmm18, 0x19                                       ;   624.7 p0      49 w[1]
        vpsrld zmm25, zmm18, 3                                          ;   625.7 p0      49 w[1]
        vprold zmm26, zmm18, 0xe                                        ;   626.7 p0      49 w[1]
        vpaddd zmm5, zmm5, zmm28                                        ;   623.2 p5      61 t1
        vpaddd zmm27, zmm27, zmm6                                       ;   624.2 p5      62 v[4]
        vpaddd zmm4, zmm4, zmm13                                        ;   625.2 p5      78 w[1]
        vpternlogd zmm19, zmm15, zmm14, 0xe8                            ;   626.2 p5      52 v[2]
        vmovdqa64 zmm30, zmm15                                          ;   622.2         62 v[3] copy
        vprold zmm0, zmm15, 0x1e                                        ;   627.7 p0      47 v[2]
        vpternlogd zmm8, zmm17, zmm12, 0x96                             ;   627.2 p5      50 w[1]
        vprold zmm12, zmm15, 0x13                                       ;   628.7 p0      47 v[2]
        vprold zmm17, zmm15, 0xa                                        ;   629.7 p0      47 v[2]
        vmovdqa64 zmm1, zmm27                                           ;   625.2         51 t1 copy
        vpternlogd zmm1, zmm29, zmm31, 0xca                             ;   628.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm24, 0x96                            ;   629.2 p5      49 w[1]
        vprold zmm24, zmm27, 0x1a                                       ;   630.7 p0      48 t1
        vprold zmm26, zmm27, 0x15                                       ;   631.7 p0      48 t1
        vprold zmm3, zmm27, 7                                           ;   632.7 p0      48 t1
        vmovdqu64 [rsp + 1088], zmm13                                   ;   536.7 p8+p9   78 w[10] spill
        vmovdqu64 zmm13, [rel sha256_blocks.T0_constants512 + 3264]     ;   410.7 p3      61 t1
        vpaddd zmm13, zmm13, zmm31                                      ;   630.2 p5      61 t1
        vpaddd zmm7, zmm7, zmm19                                        ;   631.2 p5      63 v[2]
        vpaddd zmm4, zmm4, zmm8                                         ;   632.2 p5      78 w[1]
        vpaddd zmm5, zmm5, zmm1                                         ;   633.2 p5      61 t1
        vpaddd zmm4, zmm4, zmm25                                        ;   633.7 p0      78 w[1]
        vpternlogd zmm17, zmm12, zmm0, 0x96                             ;   634.2 p5      47 v[2]
        vpternlogd zmm3, zmm26, zmm24, 0x96                             ;   634.7 p0      48 t1
        vmovdqu64 zmm8, [rsp + 1344]                                    ;   438.7 p2      78 w[3] reload
        vprold zmm12, zmm8, 0x19                                        ;   635.7 p0      49 w[2]
        vpsrld zmm19, zmm28, 0xa                                        ;   636.7 p0      50 w[2]
        vprold zmm24, zmm28, 0xf                                        ;   637.7 p0      50 w[2]
        vprold zmm25, zmm28, 0xd                                        ;   638.7 p0      50 w[2]
        vpaddd zmm7, zmm7, zmm17                                        ;   635.2 p5      63 v[2]
        vpaddd zmm5, zmm5, zmm3                                         ;   636.2 p5      61 t1
        vpsrld zmm17, zmm8, 3                                           ;   639.7 p0      49 w[2]
        vprold zmm26, zmm8, 0xe                                         ;   640.7 p0      49 w[2]
        vpaddd zmm13, zmm13, zmm4                                       ;   637.2 p5      61 t1
        vpaddd zmm30, zmm30, zmm5                                       ;   638.2 p5      62 v[3]
        vpaddd zmm18, zmm18, zmm9                                       ;   639.2 p5      78 w[2]
        vpternlogd zmm14, zmm7, zmm15, 0xe8                             ;   640.2 p5      52 v[1]
        vmovdqa64 zmm31, zmm7                                           ;   636.2         62 v[2] copy
        vprold zmm0, zmm7, 0x1e                                         ;   641.7 p0      47 v[1]
        vprold zmm1, zmm7, 0x13                                         ;   642.7 p0      47 v[1]
        vprold zmm3, zmm7, 0xa                                          ;   643.7 p0      47 v[1]
        vpternlogd zmm19, zmm25, zmm24, 0x96                            ;   641.2 p5      50 w[2]
        vmovdqa64 zmm24, zmm30                                          ;   639.2         51 t1 copy
        vpternlogd zmm24, zmm27, zmm29, 0xca                            ;   642.2 p5      51 t1
        vpternlogd zmm17, zmm26, zmm12, 0x96                            ;   643.2 p5      49 w[2]
        vprold zmm12, zmm30, 0x1a                                       ;   644.7 p0      48 t1
        vprold zmm25, zmm30, 0x15                                       ;   645.7 p0      48 t1
        vprold zmm26, zmm30, 7                                          ;   646.7 p0      48 t1
        vmovdqu64 [rsp + 1024], zmm9                                    ;   550.7 p7+p4   78 w[11] spill
        vmovdqu64 zmm9, [rel sha256_blocks.T0_constants512 + 3328]      ;   424.7 p3      61 t1
        vpaddd zmm9, zmm9, zmm29                                        ;   644.2 p5      61 t1
        vpaddd zmm16, zmm16, zmm14                                      ;   645.2 p5      63 v[1]
        vpaddd zmm18, zmm18, zmm19                                      ;   646.2 p5      78 w[2]
        vpaddd zmm13, zmm13, zmm24                                      ;   647.2 p5      61 t1
        vpaddd zmm18, zmm18, zmm17                                      ;   647.7 p0      78 w[2]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   648.2 p5      47 v[1]
        vpternlogd zmm26, zmm25, zmm12, 0x96                            ;   648.7 p0      48 t1
        vmovdqu64 zmm12, [rsp + 1280]                                   ;   452.7 p2      78 w[4] reload
        vprold zmm14, zmm12, 0x19                                       ;   649.7 p0      49 w[3]
        vpsrld zmm17, zmm4, 0xa                                         ;   650.7 p0      50 w[3]
        vprold zmm19, zmm4, 0xf                                         ;   651.7 p0      50 w[3]
        vprold zmm24, zmm4, 0xd                                         ;   652.7 p0      50 w[3]
        vpaddd zmm16, zmm16, zmm3                                       ;   649.2 p5      63 v[1]
        vpaddd zmm13, zmm13, zmm26                                      ;   650.2 p5      61 t1
        vpsrld zmm25, zmm12, 3                                          ;   653.7 p0      49 w[3]
        vprold zmm26, zmm12, 0xe                                        ;   654.7 p0      49 w[3]
        vpaddd zmm9, zmm9, zmm18                                        ;   651.2 p5      61 t1
        vpaddd zmm31, zmm31, zmm13                                      ;   652.2 p5      62 v[2]
        vpaddd zmm8, zmm8, zmm22                                        ;   653.2 p5      78 w[3]
        vpternlogd zmm15, zmm16, zmm7, 0xe8                             ;   654.2 p5      52 v[0]
        vmovdqa64 zmm29, zmm16                                          ;   650.2         62 v[1] copy
        vprold zmm0, zmm16, 0x1e                                        ;   655.7 p0      47 v[0]
        vprold zmm1, zmm16, 0x13                                        ;   656.7 p0      47 v[0]
        vprold zmm3, zmm16, 0xa                                         ;   657.7 p0      47 v[0]
        vpternlogd zmm17, zmm24, zmm19, 0x96                            ;   655.2 p5      50 w[3]
        vmovdqa64 zmm19, zmm31                                          ;   653.2         51 t1 copy
        vpternlogd zmm19, zmm30, zmm27, 0xca                            ;   656.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm14, 0x96                            ;   657.2 p5      49 w[3]
        vprold zmm14, zmm31, 0x1a                                       ;   658.7 p0      48 t1
        vprold zmm24, zmm31, 0x15                                       ;   659.7 p0      48 t1
        vprold zmm26, zmm31, 7                                          ;   660.7 p0      48 t1
        vmovdqu64 [rsp + 1344], zmm22                                   ;   564.7 p8+p9   78 w[12] spill
        vmovdqu64 zmm22, [rel sha256_blocks.T0_constants512 + 3392]     ;   438.7 p3      61 t1
        vpaddd zmm22, zmm22, zmm27                                      ;   658.2 p5      61 t1
        vpaddd zmm6, zmm6, zmm15                                        ;   659.2 p5      63 v[0]
        vpaddd zmm8, zmm8, zmm17                                        ;   660.2 p5      78 w[3]
        vpaddd zmm9, zmm9, zmm19                                        ;   661.2 p5      61 t1
        vpaddd zmm8, zmm8, zmm25                                        ;   661.7 p0      78 w[3]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   662.2 p5      47 v[0]
        vpternlogd zmm26, zmm24, zmm14, 0x96                            ;   662.7 p0      48 t1
        vpsrld zmm14, zmm18, 0xa                                        ;   663.7 p0      50 w[4]
        vprold zmm15, zmm18, 0xf                                        ;   664.7 p0      50 w[4]
        vprold zmm17, zmm18, 0xd                                        ;   665.7 p0      50 w[4]
        vpaddd zmm6, zmm6, zmm3                                         ;   663.2 p5      63 v[0]
        vpaddd zmm9, zmm9, zmm26                                        ;   664.2 p5      61 t1
        vmovdqu64 zmm19, [rsp + 832]                                    ;   466.7 p2      78 w[5] reload
        vprold zmm24, zmm19, 0x19                                       ;   666.7 p0      49 w[4]
        vpsrld zmm25, zmm19, 3                                          ;   667.7 p0      49 w[4]
        vprold zmm26, zmm19, 0xe                                        ;   668.7 p0      49 w[4]
        vpaddd zmm22, zmm22, zmm8                                       ;   665.2 p5      61 t1
        vpaddd zmm29, zmm29, zmm9                                       ;   666.2 p5      62 v[1]
        vpaddd zmm12, zmm12, zmm11                                      ;   667.2 p5      78 w[4]
        vpternlogd zmm7, zmm6, zmm16, 0xe8                              ;   668.2 p5      52 v[7]
        vmovdqa64 zmm27, zmm6                                           ;   664.2         62 v[0] copy
        vprold zmm0, zmm6, 0x1e                                         ;   669.7 p0      47 v[7]
        vpternlogd zmm14, zmm17, zmm15, 0x96                            ;   669.2 p5      50 w[4]
        vprold zmm15, zmm6, 0x13                                        ;   670.7 p0      47 v[7]
        vprold zmm17, zmm6, 0xa                                         ;   671.7 p0      47 v[7]
        vmovdqa64 zmm1, zmm29                                           ;   667.2         51 t1 copy
        vpternlogd zmm1, zmm31, zmm30, 0xca                             ;   670.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm24, 0x96                            ;   671.2 p5      49 w[4]
        vprold zmm24, zmm29, 0x1a                                       ;   672.7 p0      48 t1
        vprold zmm26, zmm29, 0x15                                       ;   673.7 p0      48 t1
        vprold zmm3, zmm29, 7                                           ;   674.7 p0      48 t1
        vmovdqu64 [rsp + 1280], zmm11                                   ;   578.7 p7+p4   78 w[13] spill
        vmovdqu64 zmm11, [rel sha256_blocks.T0_constants512 + 3456]     ;   452.7 p3      61 t1
        vpaddd zmm11, zmm11, zmm30                                      ;   672.2 p5      61 t1
        vpaddd zmm5, zmm5, zmm7                                         ;   673.2 p5      63 v[7]
        vpaddd zmm12, zmm12, zmm14                                      ;   674.2 p5      78 w[4]
        vpaddd zmm22, zmm22, zmm1                                       ;   675.2 p5      61 t1
        vpaddd zmm12, zmm12, zmm25                                      ;   675.7 p0      78 w[4]
        vpternlogd zmm17, zmm15, zmm0, 0x96                             ;   676.2 p5      47 v[7]
        vpternlogd zmm3, zmm26, zmm24, 0x96                             ;   676.7 p0      48 t1
        vprold zmm14, zmm8, 0xf                                         ;   677.7 p0      50 w[5]
        vpaddd zmm5, zmm5, zmm17                                        ;   677.2 p5      63 v[7]
        vpaddd zmm22, zmm22, zmm3                                       ;   678.2 p5      61 t1
        vpsrld zmm15, zmm2, 3                                           ;   678.7 p0      49 w[5]
        vprold zmm17, zmm2, 0x19                                        ;   679.7 p0      49 w[5]
        vprold zmm24, zmm2, 0xe                                         ;   680.7 p0      49 w[5]
        vpsrld zmm25, zmm8, 0xa                                         ;   681.7 p0      50 w[5]
        vprold zmm26, zmm8, 0xd                                         ;   682.7 p0      50 w[5]
        vpaddd zmm11, zmm11, zmm12                                      ;   679.2 p5      61 t1
        vpaddd zmm27, zmm27, zmm22                                      ;   680.2 p5      62 v[0]
        vpaddd zmm19, zmm10, zmm19                                      ;   681.2 p5      78 w[5]
        vpternlogd zmm16, zmm5, zmm6, 0xe8                              ;   682.2 p5      52 v[6]
        vmovdqa64 zmm30, zmm5                                           ;   678.2         62 v[7] copy
        vprold zmm0, zmm5, 0x1e                                         ;   683.7 p0      47 v[6]
        vprold zmm1, zmm5, 0x13                                         ;   684.7 p0      47 v[6]
        vprold zmm3, zmm5, 0xa                                          ;   685.7 p0      47 v[6]
        vpternlogd zmm15, zmm24, zmm17, 0x96                            ;   683.2 p5      49 w[5]
        vmovdqa64 zmm17, zmm27                                          ;   681.2         51 t1 copy
        vpternlogd zmm17, zmm29, zmm31, 0xca                            ;   684.2 p5      51 t1
        vpternlogd zmm25, zmm26, zmm14, 0x96                            ;   685.2 p5      50 w[5]
        vprold zmm14, zmm27, 0x1a                                       ;   686.7 p0      48 t1
        vprold zmm24, zmm27, 0x15                                       ;   687.7 p0      48 t1
        vpaddd zmm13, zmm13, zmm16                                      ;   686.2 p5      63 v[6]
        vprold zmm16, zmm27, 7                                          ;   688.7 p0      48 t1
        vpaddd zmm19, zmm19, zmm15                                      ;   687.2 p5      78 w[5]
        vpaddd zmm11, zmm11, zmm17                                      ;   688.2 p5      61 t1
        vpaddd zmm19, zmm19, zmm25                                      ;   689.2 p5      78 w[5]
        vpternlogd zmm3, zmm1, zmm0, 0x96                               ;   689.7 p0      47 v[6]
        vpternlogd zmm16, zmm24, zmm14, 0x96                            ;   690.2 p5      48 t1
        vpaddd zmm31, zmm31, [rel sha256_blocks.T0_constants512 + 3520] ;   690.7 p0+p2   61 t1
        vpaddd zmm13, zmm13, zmm3                                       ;   691.2 p5      63 v[6]
        vpaddd zmm11, zmm11, zmm16                                      ;   691.7 p0      61 t1
        vmovdqu64 zmm14, [rsp + 768]                                    ;   494.7 p3      78 w[7] reload
        vprold zmm15, zmm14, 0x19                                       ;   692.7 p0      49 w[6]
        vpsrld zmm16, zmm14, 3                                          ;   693.7 p0      49 w[6]
        vprold zmm17, zmm14, 0xe                                        ;   694.7 p0      49 w[6]
        vpsrld zmm24, zmm12, 0xa                                        ;   695.7 p0      50 w[6]
        vprold zmm25, zmm12, 0xf                                        ;   696.7 p0      50 w[6]
        vprold zmm26, zmm12, 0xd                                        ;   697.7 p0      50 w[6]
        vpaddd zmm31, zmm31, zmm19                                      ;   692.2 p5      61 t1
        vpternlogd zmm6, zmm13, zmm5, 0xe8                              ;   693.2 p5      52 v[5]
        vpaddd zmm30, zmm30, zmm11                                      ;   694.2 p5      62 v[7]
        vmovdqa64 zmm0, zmm13                                           ;   692.2         62 v[6] copy
        vprold zmm1, zmm13, 0x1e                                        ;   698.7 p0      47 v[5]
        vpaddd zmm9, zmm9, zmm6                                         ;   695.2 p5      63 v[5]
        vprold zmm3, zmm13, 0x13                                        ;   699.7 p0      47 v[5]
        vprold zmm6, zmm13, 0xa                                         ;   700.7 p0      47 v[5]
        vpternlogd zmm16, zmm17, zmm15, 0x96                            ;   696.2 p5      49 w[6]
        vmovdqa64 zmm15, zmm30                                          ;   695.2         51 t1 copy
        vpternlogd zmm15, zmm27, zmm29, 0xca                            ;   697.2 p5      51 t1
        vprold zmm17, zmm30, 0x1a                                       ;   701.7 p0      48 t1
        vpaddd zmm16, zmm21, zmm16                                      ;   698.2 p5      78 w[6]
        vprold zmm7, zmm30, 0x15                                        ;   702.7 p0      48 t1
        vpaddd zmm31, zmm31, zmm15                                      ;   699.2 p5      61 t1
        vprold zmm15, zmm30, 7                                          ;   703.7 p0      48 t1
        vpaddd zmm16, zmm16, zmm2                                       ;   700.2 p5      78 w[6]
        vpternlogd zmm24, zmm26, zmm25, 0x96                            ;   701.2 p5      50 w[6]
        vpternlogd zmm6, zmm3, zmm1, 0x96                               ;   702.2 p5      47 v[5]
        vpaddd zmm16, zmm16, zmm24                                      ;   703.2 p5      78 w[6]
        vpaddd zmm9, zmm9, zmm6                                         ;   704.2 p5      63 v[5]
        vpternlogd zmm15, zmm7, zmm17, 0x96                             ;   704.7 p0      48 t1
        vpaddd zmm29, zmm29, [rel sha256_blocks.T0_constants512 + 3584] ;   705.2 p5+p2   61 t1
        vpaddd zmm29, zmm29, zmm16                                      ;   706.2 p0      61 t1
        vpaddd zmm31, zmm31, zmm15                                      ;   706.2 p5      61 t1
        vpsrld zmm15, zmm23, 3                                          ;   706.7 p0      49 w[7]
        vprold zmm17, zmm23, 0x19                                       ;   707.7 p0      49 w[7]
        vprold zmm24, zmm23, 0xe                                        ;   708.7 p0      49 w[7]
        vpsrld zmm25, zmm19, 0xa                                        ;   709.7 p0      50 w[7]
        vprold zmm26, zmm19, 0xf                                        ;   710.7 p0      50 w[7]
        vprold zmm1, zmm19, 0xd                                         ;   711.7 p0      50 w[7]
        vpternlogd zmm5, zmm9, zmm13, 0xe8                              ;   707.2 p5      52 v[4]
        vmovdqa64 zmm2, zmm9                                            ;   705.2         62 v[5] copy
        vprold zmm3, zmm9, 0x1e                                         ;   712.7 p0      47 v[4]
        vprold zmm6, zmm9, 0x13                                         ;   713.7 p0      47 v[4]
        vprold zmm7, zmm9, 0xa                                          ;   714.7 p0      47 v[4]
        vpaddd zmm0, zmm0, zmm31                                        ;   708.2 p5      62 v[6]
        vpaddd zmm14, zmm28, zmm14                                      ;   709.2 p5      78 w[7]
        vpaddd zmm22, zmm22, zmm5                                       ;   710.2 p5      63 v[4]
        vpternlogd zmm15, zmm24, zmm17, 0x96                            ;   711.2 p5      49 w[7]
        vmovdqa64 zmm17, zmm0                                           ;   709.2         51 t1 copy
        vpternlogd zmm17, zmm30, zmm27, 0xca                            ;   712.2 p5      51 t1
        vprold zmm24, zmm0, 0x1a                                        ;   715.7 p0      48 t1
        vprold zmm5, zmm0, 0x15                                         ;   716.7 p0      48 t1
        vpternlogd zmm25, zmm1, zmm26, 0x96                             ;   713.2 p5      50 w[7]
        vprold zmm26, zmm0, 7                                           ;   717.7 p0      48 t1
        vpaddd zmm14, zmm14, zmm15                                      ;   714.2 p5      78 w[7]
        vpaddd zmm29, zmm29, zmm17                                      ;   715.2 p5      61 t1
        vpaddd zmm14, zmm14, zmm25                                      ;   716.2 p5      78 w[7]
        vpternlogd zmm7, zmm6, zmm3, 0x96                               ;   717.2 p5      47 v[4]
        vpaddd zmm22, zmm22, zmm7                                       ;   718.2 p5      63 v[4]
        vpternlogd zmm26, zmm5, zmm24, 0x96                             ;   718.7 p0      48 t1
        vpaddd zmm27, zmm27, [rel sha256_blocks.T0_constants512 + 3648] ;   719.2 p5+p3   61 t1
        vpaddd zmm27, zmm27, zmm14                                      ;   720.2 p0      61 t1
        vpternlogd zmm13, zmm22, zmm9, 0xe8                             ;   720.2 p5      52 v[3]
        vpaddd zmm29, zmm29, zmm26                                      ;   720.7 p0      61 t1
        vpsrld zmm15, zmm20, 3                                          ;   721.7 p0      49 w[8]
        vprold zmm17, zmm20, 0x19                                       ;   722.7 p0      49 w[8]
        vprold zmm24, zmm20, 0xe                                        ;   723.7 p0      49 w[8]
        vpsrld zmm25, zmm16, 0xa                                        ;   724.7 p0      50 w[8]
        vprold zmm26, zmm16, 0xf                                        ;   725.7 p0      50 w[8]
        vprold zmm1, zmm16, 0xd                                         ;   726.7 p0      50 w[8]
        vmovdqa64 zmm3, zmm22                                           ;   719.2         62 v[4] copy
        vprold zmm5, zmm22, 0x1e                                        ;   727.7 p0      47 v[3]
        vpaddd zmm11, zmm11, zmm13                                      ;   721.2 p5      63 v[3]
        vprold zmm13, zmm22, 0x13                                       ;   728.7 p0      47 v[3]
        vprold zmm6, zmm22, 0xa                                         ;   729.7 p0      47 v[3]
        vpaddd zmm2, zmm2, zmm29                                        ;   722.2 p5      62 v[5]
        vpternlogd zmm15, zmm24, zmm17, 0x96                            ;   724.7 p5      49 w[8]
        vmovdqa64 zmm17, zmm2                                           ;   723.2         51 t1 copy
        vpternlogd zmm17, zmm0, zmm30, 0xca                             ;   724.2 p5      51 t1
        vpaddd zmm27, zmm27, zmm17                                      ;   725.2 p5      61 t1
        vprold zmm17, zmm2, 0x1a                                        ;   730.7 p0      48 t1
        vprold zmm24, zmm2, 0x15                                        ;   731.7 p0      48 t1
        vpaddd zmm4, zmm4, zmm23                                        ;   726.2 p5      78 w[8]
        vprold zmm23, zmm2, 7                                           ;   732.7 p0      48 t1
        vpaddd zmm4, zmm4, zmm15                                        ;   727.2 p5      78 w[8]
        vpternlogd zmm25, zmm1, zmm26, 0x96                             ;   728.2 p5      50 w[8]
        vpaddd zmm4, zmm4, zmm25                                        ;   729.2 p5      78 w[8]
        vpternlogd zmm6, zmm13, zmm5, 0x96                              ;   730.7 p5      47 v[3]
        vpaddd zmm11, zmm11, zmm6                                       ;   731.7 p5      63 v[3]
        vpternlogd zmm9, zmm11, zmm22, 0xe8                             ;   732.7 p5      52 v[2]
        vpternlogd zmm23, zmm24, zmm17, 0x96                            ;   733.7 p5      48 t1
        vpaddd zmm30, zmm30, [rel sha256_blocks.T0_constants512 + 3712] ;   733.7 p0+p2   61 t1
        vpaddd zmm30, zmm30, zmm4                                       ;   734.7 p5      61 t1
        vpaddd zmm31, zmm31, zmm9                                       ;   734.7 p0      63 v[2]
        vmovdqa64 zmm9, zmm11                                           ;   732.7         62 v[3] copy
        vprold zmm13, zmm11, 0x1e                                       ;   735.7 p0      47 v[2]
        vprold zmm15, zmm11, 0x13                                       ;   736.7 p0      47 v[2]
        vprold zmm17, zmm11, 0xa                                        ;   737.7 p0      47 v[2]
        vpaddd zmm27, zmm27, zmm23                                      ;   735.2 p5      61 t1
        vmovdqu64 zmm23, [rsp + 1088]                                   ;   536.7 p3      78 w[10] reload
        vprold zmm24, zmm23, 0x19                                       ;   738.7 p0      49 w[9]
        vpsrld zmm25, zmm23, 3                                          ;   739.7 p0      49 w[9]
        vprold zmm26, zmm23, 0xe                                        ;   740.7 p0      49 w[9]
        vpsrld zmm1, zmm14, 0xa                                         ;   741.7 p0      50 w[9]
        vprold zmm5, zmm14, 0xf                                         ;   742.7 p0      50 w[9]
        vprold zmm6, zmm14, 0xd                                         ;   743.7 p0      50 w[9]
        vpaddd zmm3, zmm3, zmm27                                        ;   736.2 p5      62 v[4]
        vpternlogd zmm17, zmm15, zmm13, 0x96                            ;   738.7 p5      47 v[2]
        vmovdqa64 zmm13, zmm3                                           ;   737.2         51 t1 copy
        vpternlogd zmm13, zmm2, zmm0, 0xca                              ;   738.2 p5      51 t1
        vpaddd zmm30, zmm30, zmm13                                      ;   739.2 p5      61 t1
        vprold zmm13, zmm3, 0x1a                                        ;   744.7 p0      48 t1
        vpaddd zmm31, zmm31, zmm17                                      ;   740.2 p5      63 v[2]
        vprold zmm15, zmm3, 0x15                                        ;   745.7 p0      48 t1
        vprold zmm17, zmm3, 7                                           ;   746.7 p0      48 t1
        vpaddd zmm18, zmm18, zmm20                                      ;   741.2 p5      78 w[9]
        vpternlogd zmm25, zmm26, zmm24, 0x96                            ;   742.2 p5      49 w[9]
        vpternlogd zmm22, zmm31, zmm11, 0xe8                            ;   743.2 p5      52 v[1]
        vprold zmm20, zmm31, 0x1e                                       ;   747.7 p0      47 v[1]
        vprold zmm24, zmm31, 0x13                                       ;   748.7 p0      47 v[1]
        vpaddd zmm18, zmm18, zmm25                                      ;   744.2 p5      78 w[9]
        vprold zmm25, zmm31, 0xa                                        ;   749.7 p0      47 v[1]
        vpaddd zmm29, zmm29, zmm22                                      ;   745.2 p5      63 v[1]
        vpternlogd zmm1, zmm6, zmm5, 0x96                               ;   746.2 p5      50 w[9]
        vpternlogd zmm17, zmm15, zmm13, 0x96                            ;   747.7 p5      48 t1
        vpaddd zmm0, zmm0, [rel sha256_blocks.T0_constants512 + 3776]   ;   748.2 p5+p2   61 t1
        vmovdqa64 zmm13, zmm31                                          ;   741.2         62 v[2] copy
        vpaddd zmm18, zmm18, zmm1                                       ;   749.2 p5      78 w[9]
        vpaddd zmm30, zmm30, zmm17                                      ;   750.2 p5      61 t1
        vpsrld zmm15, zmm4, 0xa                                         ;   750.7 p0      50 w[10]
        vprold zmm17, zmm4, 0xf                                         ;   751.7 p0      50 w[10]
        vprold zmm22, zmm4, 0xd                                         ;   752.7 p0      50 w[10]
        vpternlogd zmm25, zmm24, zmm20, 0x96                            ;   751.2 p5      47 v[1]
        vmovdqu64 zmm20, [rsp + 1024]                                   ;   550.7 p3      78 w[11] reload
        vprold zmm24, zmm20, 0x19                                       ;   753.7 p0      49 w[10]
        vpsrld zmm26, zmm20, 3                                          ;   754.7 p0      49 w[10]
        vprold zmm1, zmm20, 0xe                                         ;   755.7 p0      49 w[10]
        vpaddd zmm0, zmm0, zmm18                                        ;   752.2 p5      61 t1
        vpaddd zmm9, zmm9, zmm30                                        ;   753.2 p5      62 v[3]
        vpaddd zmm29, zmm29, zmm25                                      ;   754.2 p5      63 v[1]
        vpternlogd zmm15, zmm22, zmm17, 0x96                            ;   755.2 p5      50 w[10]
        vpternlogd zmm11, zmm29, zmm31, 0xe8                            ;   756.2 p5      52 v[0]
        vmovdqa64 zmm17, zmm9                                           ;   754.2         51 t1 copy
        vpternlogd zmm17, zmm3, zmm2, 0xca                              ;   756.7 p0      51 t1
        vprold zmm22, zmm9, 0x1a                                        ;   757.7 p0      48 t1
        vprold zmm25, zmm9, 0x15                                        ;   758.7 p0      48 t1
        vpaddd zmm8, zmm8, zmm23                                        ;   757.2 p5      78 w[10]
        vprold zmm23, zmm9, 7                                           ;   759.7 p0      48 t1
        vpaddd zmm8, zmm8, zmm15                                        ;   758.2 p5      78 w[10]
        vpternlogd zmm26, zmm1, zmm24, 0x96                             ;   759.2 p5      49 w[10]
        vprold zmm15, zmm29, 0x1e                                       ;   760.7 p0      47 v[0]
        vprold zmm24, zmm29, 0x13                                       ;   761.7 p0      47 v[0]
        vprold zmm1, zmm29, 0xa                                         ;   762.7 p0      47 v[0]
        vpaddd zmm27, zmm27, zmm11                                      ;   760.2 p5      63 v[0]
        vpaddd zmm0, zmm0, zmm17                                        ;   761.2 p5      61 t1
        vpternlogd zmm23, zmm25, zmm22, 0x96                            ;   762.2 p5      48 t1
        vpaddd zmm2, zmm2, [rel sha256_blocks.T0_constants512 + 3840]   ;   763.2 p5+p2   61 t1
        vpaddd zmm8, zmm8, zmm26                                        ;   763.7 p0      78 w[10]
        vpaddd zmm0, zmm0, zmm23                                        ;   764.2 p5      61 t1
        vpternlogd zmm1, zmm24, zmm15, 0x96                             ;   764.7 p0      47 v[0]
        vprold zmm11, zmm18, 0xf                                        ;   765.7 p0      50 w[11]
        vprold zmm15, zmm18, 0xd                                        ;   766.7 p0      50 w[11]
        vmovdqa64 zmm17, zmm29                                          ;   755.2         62 v[1] copy
        vpaddd zmm13, zmm13, zmm0                                       ;   765.2 p5      62 v[2]
        vpaddd zmm2, zmm2, zmm8                                         ;   766.2 p5      61 t1
        vpaddd zmm27, zmm27, zmm1                                       ;   767.2 p5      63 v[0]
        vmovdqu64 zmm22, [rsp + 1344]                                   ;   564.7 p3      78 w[12] reload
        vprold zmm23, zmm22, 0x19                                       ;   767.7 p0      49 w[11]
        vpsrld zmm24, zmm22, 3                                          ;   768.7 p0      49 w[11]
        vprold zmm25, zmm22, 0xe                                        ;   769.7 p0      49 w[11]
        vpsrld zmm18, zmm18, 0xa                                        ;   770.7 p0      50 w[11]
        vmovdqa64 zmm26, zmm13                                          ;   766.2         51 t1 copy
        vpternlogd zmm26, zmm9, zmm3, 0xca                              ;   768.2 p5      51 t1
        vprold zmm1, zmm13, 0x1a                                        ;   771.7 p0      48 t1
        vprold zmm5, zmm13, 0x15                                        ;   772.7 p0      48 t1
        vprold zmm6, zmm13, 7                                           ;   773.7 p0      48 t1
        vpternlogd zmm31, zmm27, zmm29, 0xe8                            ;   769.2 p5      52 v[7]
        vpaddd zmm2, zmm2, zmm26                                        ;   770.2 p5      61 t1
        vpaddd zmm30, zmm30, zmm31                                      ;   771.2 p5      63 v[7]
        vprold zmm26, zmm27, 0x1e                                       ;   774.7 p0      47 v[7]
        vpternlogd zmm24, zmm25, zmm23, 0x96                            ;   772.2 p5      49 w[11]
        vprold zmm23, zmm27, 0x13                                       ;   775.7 p0      47 v[7]
        vprold zmm25, zmm27, 0xa                                        ;   776.7 p0      47 v[7]
        vpaddd zmm20, zmm20, zmm12                                      ;   773.2 p5      78 w[11]
        vpternlogd zmm18, zmm15, zmm11, 0x96                            ;   774.2 p5      50 w[11]
        vpaddd zmm20, zmm20, zmm24                                      ;   775.2 p5      78 w[11]
        vpternlogd zmm6, zmm5, zmm1, 0x96                               ;   776.2 p5      48 t1
        vpaddd zmm20, zmm20, zmm18                                      ;   777.2 p5      78 w[11]
        vpaddd zmm2, zmm2, zmm6                                         ;   777.7 p0      61 t1
        vpternlogd zmm25, zmm23, zmm26, 0x96                            ;   778.2 p5      47 v[7]
        vmovdqu64 zmm11, [rel sha256_blocks.T0_constants512 + 3904]     ;   551.8 p2      61 t1
        vpaddd zmm11, zmm11, zmm3                                       ;   778.7 p0      61 t1
        vpaddd zmm17, zmm17, zmm2                                       ;   779.2 p5      62 v[1]
        vpaddd zmm30, zmm30, zmm25                                      ;   779.7 p0      63 v[7]
        vpsrld zmm12, zmm8, 0xa                                         ;   780.7 p0      50 w[12]
        vprold zmm15, zmm8, 0xf                                         ;   781.7 p0      50 w[12]
        vprold zmm8, zmm8, 0xd                                          ;   782.7 p0      50 w[12]
        vmovdqa64 zmm18, zmm27                                          ;   768.2         62 v[0] copy
        vpaddd zmm11, zmm11, zmm20                                      ;   780.2 p5      61 t1
        vpternlogd zmm29, zmm30, zmm27, 0xe8                            ;   781.2 p5      52 v[6]
        vmovdqa64 zmm23, zmm17                                          ;   780.2         51 t1 copy
        vpternlogd zmm23, zmm13, zmm9, 0xca                             ;   782.2 p5      51 t1
        vprold zmm24, zmm17, 0x1a                                       ;   783.7 p0      48 t1
        vprold zmm25, zmm17, 0x15                                       ;   784.7 p0      48 t1
        vprold zmm26, zmm17, 7                                          ;   785.7 p0      48 t1
        vpaddd zmm0, zmm0, zmm29                                        ;   783.2 p5      63 v[6]
        vprold zmm29, zmm30, 0x1e                                       ;   786.7 p0      47 v[6]
        vprold zmm31, zmm30, 0x13                                       ;   787.7 p0      47 v[6]
        vmovdqu64 zmm1, [rsp + 1280]                                    ;   578.7 p3      78 w[13] reload
        vprold zmm3, zmm1, 0x19                                         ;   788.7 p0      49 w[12]
        vprold zmm5, zmm1, 0xe                                          ;   789.7 p0      49 w[12]
        vprold zmm6, zmm30, 0xa                                         ;   790.7 p0      47 v[6]
        vpsrld zmm7, zmm1, 3                                            ;   791.7 p0      49 w[12]
        vpaddd zmm11, zmm11, zmm23                                      ;   784.2 p5      61 t1
        vpternlogd zmm12, zmm8, zmm15, 0x96                             ;   785.2 p5      50 w[12]
        vpternlogd zmm26, zmm25, zmm24, 0x96                            ;   786.7 p5      48 t1
        vpaddd zmm11, zmm11, zmm26                                      ;   787.7 p5      61 t1
        vpaddd zmm18, zmm18, zmm11                                      ;   788.7 p5      62 v[0]
        vpternlogd zmm6, zmm31, zmm29, 0x96                             ;   791.7 p5      47 v[6]
        vpaddd zmm22, zmm22, zmm19                                      ;   790.2 p5      78 w[12]
        vpaddd zmm22, zmm22, zmm12                                      ;   791.2 p5      78 w[12]
        vprold zmm8, zmm18, 0x1a                                        ;   792.7 p0      48 t1
        vprold zmm12, zmm18, 0x15                                       ;   793.7 p0      48 t1
        vprold zmm15, zmm18, 7                                          ;   794.7 p0      48 t1
        vpaddd zmm0, zmm0, zmm6                                         ;   792.7 p5      63 v[6]
        vmovdqu64 zmm19, [rel sha256_blocks.T0_constants512 + 3968]     ;   568.7 p2      61 t1
        vpaddd zmm19, zmm19, zmm9                                       ;   793.2 p5      61 t1
        vmovdqa64 zmm9, zmm18                                           ;   789.7         51 t1 copy
        vpternlogd zmm9, zmm17, zmm13, 0xca                             ;   794.2 p5      51 t1
        vpternlogd zmm7, zmm5, zmm3, 0x96                               ;   795.2 p5      49 w[12]
        vpternlogd zmm27, zmm0, zmm30, 0xe8                             ;   795.7 p0      52 v[5]
        vpaddd zmm19, zmm19, zmm9                                       ;   796.2 p5      61 t1
        vprold zmm9, zmm0, 0x1e                                         ;   796.7 p0      47 v[5]
        vprold zmm23, zmm0, 0x13                                        ;   797.7 p0      47 v[5]
        vprold zmm24, zmm0, 0xa                                         ;   798.7 p0      47 v[5]
        vprold zmm25, zmm20, 0xf                                        ;   799.7 p0      50 w[13]
        vprold zmm26, zmm20, 0xd                                        ;   800.7 p0      50 w[13]
        vmovdqa64 zmm29, zmm30                                          ;   780.7         62 v[7] copy
        vpternlogd zmm15, zmm12, zmm8, 0x96                             ;   797.2 p5      48 t1
        vpaddd zmm22, zmm22, zmm7                                       ;   798.2 p5      78 w[12]
        vpaddd zmm2, zmm2, zmm27                                        ;   799.2 p5      63 v[5]
        vpaddd zmm19, zmm19, zmm15                                      ;   800.2 p5      61 t1
        vpternlogd zmm24, zmm23, zmm9, 0x96                             ;   801.2 p5      47 v[5]
        vpsrld zmm8, zmm10, 3                                           ;   801.7 p0      49 w[13]
        vprold zmm9, zmm10, 0x19                                        ;   802.7 p0      49 w[13]
        vprold zmm12, zmm10, 0xe                                        ;   803.7 p0      49 w[13]
        vpsrld zmm15, zmm20, 0xa                                        ;   804.7 p0      50 w[13]
        vpaddd zmm19, zmm19, zmm22                                      ;   802.2 p5      61 t1
        vpaddd zmm2, zmm2, zmm24                                        ;   803.2 p5      63 v[5]
        vpaddd zmm1, zmm1, zmm16                                        ;   804.2 p5      78 w[13]
        vpaddd zmm29, zmm29, zmm19                                      ;   805.2 p5      62 v[7]
        vpternlogd zmm30, zmm2, zmm0, 0xe8                              ;   805.7 p0      52 v[4]
        vpternlogd zmm8, zmm12, zmm9, 0x96                              ;   806.2 p5      49 w[13]
        vpternlogd zmm15, zmm26, zmm25, 0x96                            ;   806.7 p0      50 w[13]
        vprold zmm9, zmm2, 0x1e                                         ;   807.7 p0      47 v[4]
        vprold zmm12, zmm2, 0x13                                        ;   808.7 p0      47 v[4]
        vprold zmm16, zmm2, 0xa                                         ;   809.7 p0      47 v[4]
        vmovdqu64 zmm20, [rel sha256_blocks.T0_constants512 + 4032]     ;   582.8 p3      61 t1
        vpaddd zmm20, zmm20, zmm13                                      ;   807.2 p5      61 t1
        vpaddd zmm11, zmm11, zmm30                                      ;   808.2 p5      63 v[4]
        vpaddd zmm1, zmm1, zmm8                                         ;   809.2 p5      78 w[13]
        vmovdqa64 zmm8, zmm29                                           ;   806.2         51 t1 copy
        vpternlogd zmm8, zmm18, zmm17, 0xca                             ;   810.2 p5      51 t1
        vpaddd zmm1, zmm1, zmm15                                        ;   810.7 p0      78 w[13]
        vprold zmm13, zmm29, 0x1a                                       ;   811.7 p0      48 t1
        vprold zmm15, zmm29, 0x15                                       ;   812.7 p0      48 t1
        vprold zmm23, zmm29, 7                                          ;   813.7 p0      48 t1
        vpternlogd zmm16, zmm12, zmm9, 0x96                             ;   811.2 p5      47 v[4]
        vmovdqa64 zmm9, zmm0                                            ;   793.7         62 v[6] copy
        vpaddd zmm20, zmm20, zmm8                                       ;   812.2 p5      61 t1
        vpaddd zmm11, zmm11, zmm16                                      ;   813.2 p5      63 v[4]
        vpsrld zmm8, zmm21, 3                                           ;   814.7 p0      49 w[14]
        vprold zmm12, zmm21, 0x19                                       ;   815.7 p0      49 w[14]
        vprold zmm16, zmm21, 0xe                                        ;   816.7 p0      49 w[14]
        vpsrld zmm24, zmm22, 0xa                                        ;   817.7 p0      50 w[14]
        vprold zmm25, zmm22, 0xf                                        ;   818.7 p0      50 w[14]
        vprold zmm22, zmm22, 0xd                                        ;   819.7 p0      50 w[14]
        vpaddd zmm20, zmm20, zmm1                                       ;   814.2 p5      61 t1
        vpternlogd zmm0, zmm11, zmm2, 0xe8                              ;   815.2 p5      52 v[3]
        vpternlogd zmm23, zmm15, zmm13, 0x96                            ;   816.2 p5      48 t1
        vprold zmm13, zmm11, 0x1e                                       ;   820.7 p0      47 v[3]
        vprold zmm15, zmm11, 0x13                                       ;   821.7 p0      47 v[3]
        vprold zmm26, zmm11, 0xa                                        ;   822.7 p0      47 v[3]
        vpaddd zmm19, zmm19, zmm0                                       ;   817.2 p5      63 v[3]
        vpaddd zmm20, zmm20, zmm23                                      ;   818.2 p5      61 t1
        vpternlogd zmm8, zmm16, zmm12, 0x96                             ;   819.2 p5      49 w[14]
        vpaddd zmm9, zmm9, zmm20                                        ;   820.2 p5      62 v[6]
        vpternlogd zmm24, zmm22, zmm25, 0x96                            ;   821.2 p5      50 w[14]
        vmovdqa64 zmm12, zmm9                                           ;   821.2         51 t1 copy
        vpternlogd zmm12, zmm29, zmm18, 0xca                            ;   822.2 p5      51 t1
        vprold zmm16, zmm9, 0x1a                                        ;   823.7 p0      48 t1
        vprold zmm22, zmm9, 0x15                                        ;   824.7 p0      48 t1
        vprold zmm23, zmm9, 7                                           ;   825.7 p0      48 t1
        vpternlogd zmm26, zmm15, zmm13, 0x96                            ;   823.7 p5      47 v[3]
        vpaddd zmm17, zmm17, zmm10                                      ;   824.2 p5      61 t1
        vpaddd zmm17, zmm17, [rel sha256_blocks.T0_constants512 + 4096] ;   825.2 p5+p2   61 t1
        vpaddd zmm17, zmm17, zmm14                                      ;   826.2 p5      61 t1
        vpaddd zmm17, zmm17, zmm8                                       ;   827.2 p0      61 t1
        vpaddd zmm17, zmm17, zmm24                                      ;   828.2 p5      61 t1
        vpaddd zmm17, zmm17, zmm12                                      ;   829.2 p0      61 t1
        vpaddd zmm19, zmm19, zmm26                                      ;   828.2 p5      63 v[3]
        vmovdqa64 zmm8, zmm2                                            ;   804.2         62 v[5] copy
        vpsrld zmm10, zmm1, 0xa                                         ;   828.7 p0      50 w[15]
        vprold zmm12, zmm1, 0xf                                         ;   829.7 p0      50 w[15]
        vprold zmm13, zmm1, 0xd                                         ;   830.7 p0      50 w[15]
        vpternlogd zmm23, zmm22, zmm16, 0x96                            ;   829.2 p5      48 t1
        vpternlogd zmm2, zmm19, zmm11, 0xe8                             ;   830.2 p5      52 v[2]
        vpaddd zmm17, zmm17, zmm23                                      ;   831.2 p5      61 t1
        vprold zmm14, zmm19, 0x1e                                       ;   831.7 p0      47 v[2]
        vprold zmm15, zmm28, 0x19                                       ;   832.7 p0      49 w[15]
        vprold zmm16, zmm19, 0x13                                       ;   833.7 p0      47 v[2]
        vprold zmm22, zmm19, 0xa                                        ;   834.7 p0      47 v[2]
        vpsrld zmm23, zmm28, 3                                          ;   835.7 p0      49 w[15]
        vprold zmm24, zmm28, 0xe                                        ;   836.7 p0      49 w[15]
        vpaddd zmm20, zmm20, zmm2                                       ;   832.2 p5      63 v[2]
        vpaddd zmm8, zmm8, zmm17                                        ;   833.2 p5      62 v[5]
        vpternlogd zmm22, zmm16, zmm14, 0x96                            ;   835.7 p5      47 v[2]
        vpternlogd zmm10, zmm13, zmm12, 0x96                            ;   835.2 p5      50 w[15]
        vmovdqa64 zmm12, zmm8                                           ;   834.2         51 t1 copy
        vpternlogd zmm12, zmm9, zmm29, 0xca                             ;   836.2 p5      51 t1
        vprold zmm13, zmm8, 0x1a                                        ;   837.7 p0      48 t1
        vprold zmm14, zmm8, 0x15                                        ;   838.7 p0      48 t1
        vprold zmm16, zmm8, 7                                           ;   839.7 p0      48 t1
        vpaddd zmm20, zmm20, zmm22                                      ;   837.2 p5      63 v[2]
        vpaddd zmm18, zmm18, zmm21                                      ;   838.2 p5      61 t1
        vpaddd zmm18, zmm18, [rel sha256_blocks.T0_constants512 + 4160] ;   839.2 p5+p3   61 t1
        vmovdqu64 zmm0, [rsp + 1216]                                    ;   613.8 p2      82 h
        vmovdqu64 zmm2, [rsp + 1152]                                    ;   614.7 p3      82 h
        vpaddd zmm18, zmm18, zmm4                                       ;   840.2 p5      61 t1
        vpaddd zmm18, zmm18, zmm10                                      ;   841.2 p0      61 t1
        vpaddd zmm18, zmm18, zmm12                                      ;   842.2 p5      61 t1
        vpternlogd zmm23, zmm24, zmm15, 0x96                            ;   841.7 p0      49 w[15]
        vmovdqa64 zmm10, zmm20                                          ;   838.2         52 v[1] copy
        vpternlogd zmm10, zmm19, zmm11, 0xe8                            ;   842.2 p5      52 v[1]
        vprold zmm12, zmm20, 0x1e                                       ;   842.7 p0      47 v[1]
        vmovdqu64 zmm4, [rsp + 960]                                     ;   617.0 p2      82 h
        vprold zmm15, zmm20, 0x13                                       ;   843.7 p0      47 v[1]
        vpaddd zmm4, zmm4, zmm20                                        ;   843.2 p5      82 h
        vprold zmm21, zmm20, 0xa                                        ;   844.7 p0      47 v[1]
        vmovdqu64 zmm6, [rsp + 640]                                     ;   618.7 p3      82 h
        vmovdqu64 zmm1, [rsp + 896]                                     ;   619.7 p2      82 h
        vpaddd zmm6, zmm6, zmm19                                        ;   844.2 p5      82 h
        vpternlogd zmm16, zmm14, zmm13, 0x96                            ;   845.2 p5      48 t1
        vpaddd zmm18, zmm18, zmm23                                      ;   845.7 p0      61 t1
        vpaddd zmm17, zmm17, zmm10                                      ;   846.2 p5      63 v[1]
        vpternlogd zmm21, zmm15, zmm12, 0x96                            ;   846.7 p0      47 v[1]
        vpaddd zmm1, zmm1, zmm11                                        ;   847.2 p5      82 h
        vpaddd zmm18, zmm18, zmm16                                      ;   847.7 p0      61 t1
        vpaddd zmm17, zmm17, zmm21                                      ;   848.2 p5      63 v[1]
        add rcx, 0x40                                                   ;   622.7 p1      68 blocks
        add rbx, 0x40                                                   ;   623.7 p6      68 blocks
        add rdx, 0x40                                                   ;   624.7 p11     68 blocks
        vmovdqu64 zmm3, [rsp + 704]                                     ;   624.8 p3      82 h
        vmovdqu64 zmm5, [rsp + 576]                                     ;   625.0 p2      82 h
        vmovdqu64 zmm7, [rsp + 512]                                     ;   625.8 p3      82 h
        mov qword [rsp + 1672], rdx                                     ;   625.7 p8+p9   68 blocks spill
        mov rdx, qword [rsp + 1640]                                     ;   626.7 p10     68 blocks
        add rdx, 0x40                                                   ;   631.7 p1      68 blocks
        vpaddd zmm7, zmm7, zmm29                                        ;   848.7 p0      82 h
        vpaddd zmm5, zmm5, zmm9                                         ;   849.2 p5      82 h
        vpaddd zmm3, zmm3, zmm8                                         ;   849.7 p0      82 h
        vpaddd zmm0, zmm0, zmm18                                        ;   850.2 p5      82 h
        vpaddd zmm1, zmm1, zmm18                                        ;   850.7 p0      82 h
        vpternlogd zmm20, zmm19, zmm17, 0xe8                            ;   851.2 p5      52 v[0]
        vpaddd zmm2, zmm2, zmm17                                        ;   851.7 p0      82 h
        vprold zmm8, zmm17, 0x1e                                        ;   852.7 p0      47 v[0]
        add rax, 0x40                                                   ;   630.7 p6      68 blocks
        vprold zmm9, zmm17, 0x13                                        ;   853.7 p0      47 v[0]
        add rbp, 0x40                                                   ;   631.0 p11     68 blocks
        vprold zmm10, zmm17, 0xa                                        ;   854.7 p0      47 v[0]
        add rdi, 0x40                                                   ;   631.7 p1      68 blocks
        add rsi, 0x40                                                   ;   632.7 p6      68 blocks
        add r15, 0x40                                                   ;   633.7 p11     68 blocks
        add r14, 0x40                                                   ;   633.8 p1      68 blocks
        vpaddd zmm0, zmm0, zmm20                                        ;   852.2 p5      82 h
        vpternlogd zmm10, zmm9, zmm8, 0x96                              ;   855.7 p5      47 v[0]
        add r13, 0x40                                                   ;   634.3 p6      68 blocks
        add r12, 0x40                                                   ;   634.7 p11     68 blocks
        vpaddd zmm0, zmm0, zmm10                                        ;   856.7 p5      82 h
        mov qword [rsp + 1664], rcx                                     ;   634.8 p7+p4   68 blocks
        mov qword [rsp + 1656], rbx                                     ;   635.2 p8+p9   68 blocks
        mov qword [rsp + 1640], rdx                                     ;   635.8 p7+p4   68 blocks
        add r11, 0x40                                                   ;   635.8 p1      68 blocks
        mov rcx, qword [rsp + 1672]                                     ;   636.7 p2      68 blocks reload
        mov qword [rsp + 1648], rcx                                     ;   641.7 p8+p9   68 blocks
        add r10, 0x40                                                   ;   638.7 p6      68 blocks
        add r9, 0x40                                                    ;   639.7 p11     68 blocks
        add r8, 0x40                                                    ;   639.8 p1      68 blocks
        cmp r8, qword [rsp + 1544]                                      ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 0], zmm0                                       ;                    resident
        vmovdqu64 [rsp + 256], zmm1                                     ;                    resident
        vmovdqu64 [rsp + 64], zmm2                                      ;                    resident
        vmovdqu64 [rsp + 320], zmm3                                     ;                    resident
        vmovdqu64 [rsp + 128], zmm4                                     ;                    resident
        vmovdqu64 [rsp + 384], zmm5                                     ;                    resident
        vmovdqu64 [rsp + 192], zmm6                                     ;                    resident
        vmovdqu64 [rsp + 448], zmm7                                     ;                    resident
        mov qword [rsp + 1536], r8                                      ;                    resident
        mov qword [rsp + 1552], r9                                      ;                    resident
        mov qword [rsp + 1560], r10                                     ;                    resident
        mov qword [rsp + 1568], r11                                     ;                    resident
        mov qword [rsp + 1576], r12                                     ;                    resident
        mov qword [rsp + 1584], r13                                     ;                    resident
        mov qword [rsp + 1592], r14                                     ;                    resident
        mov qword [rsp + 1600], r15                                     ;                    resident
        mov qword [rsp + 1608], rsi                                     ;                    resident
        mov qword [rsp + 1616], rdi                                     ;                    resident
        mov qword [rsp + 1624], rbp                                     ;                    resident
        mov qword [rsp + 1632], rax                                     ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 64]                                      ;     0.0 p2      68 blocks reload
        vmovdqu64 zmm1, [rsp + 0]                                       ;     0.2 p3      68 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                     ;     6.2 p5      68 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                     ;     6.2 p5      68 blocks
        vmovdqu64 zmm1, [rsp + 192]                                     ;     1.0 p2      68 blocks reload
        vmovdqu64 zmm3, [rsp + 128]                                     ;     1.2 p3      68 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                     ;     7.2 p5      68 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                     ;     7.2 p5      68 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                    ;     8.2 p5      68 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                    ;     8.2 p5      68 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                    ;     8.2 p5      68 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                    ;     8.2 p5      68 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                               ;     9.2 p5      68 blocks
        vshufi32x4 zmm5, zmm3, zmm3, 0xaa                               ;     9.3 p5      68 blocks
        vshufi32x4 zmm6, zmm3, zmm3, 0xff                               ;    10.3 p5      68 blocks
        mov r8, qword [rsp + 1408]                                      ;     2.5 p10     68 blocks reload
        vmovdqu64 [r8], xmm3                                            ;     9.2 p7+p4   68 blocks
        mov r9, qword [rsp + 1440]                                      ;     2.8 p2      68 blocks reload
        vmovdqu64 [r9], xmm1                                            ;    12.2 p8+p9   68 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;    11.3 p5      68 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                               ;    12.3 p5      68 blocks
        vshufi32x4 zmm7, zmm2, zmm2, 0xff                               ;    13.3 p5      68 blocks
        mov r10, qword [rsp + 1416]                                     ;     3.7 p3      68 blocks reload
        vmovdqu64 [r10], xmm2                                           ;     9.2 p7+p4   68 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                               ;    14.3 p5      68 blocks
        vshufi32x4 zmm8, zmm4, zmm4, 0xaa                               ;    15.3 p5      68 blocks
        vshufi32x4 zmm9, zmm4, zmm4, 0xff                               ;    16.3 p5      68 blocks
        mov r11, qword [rsp + 1424]                                     ;     4.5 p10     68 blocks reload
        vmovdqu64 [r11], xmm4                                           ;     9.2 p8+p9   68 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0x55                               ;    17.3 p5      68 blocks
        vshufi32x4 zmm10, zmm0, zmm0, 0xaa                              ;    18.3 p5      68 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xff                              ;    19.3 p5      68 blocks
        mov r12, qword [rsp + 1432]                                     ;     5.3 p2      68 blocks reload
        vmovdqu64 [r12], xmm0                                           ;     9.2 p7+p4   68 blocks
        mov r13, qword [rsp + 1472]                                     ;     5.7 p3      68 blocks reload
        vmovdqu64 [r13], xmm5                                           ;    12.3 p8+p9   68 blocks
        mov r14, qword [rsp + 1448]                                     ;     6.0 p10     68 blocks reload
        vmovdqu64 [r14], xmm1                                           ;    14.3 p7+p4   68 blocks
        mov r15, qword [rsp + 1504]                                     ;     6.3 p2      68 blocks reload
        vmovdqu64 [r15], xmm6                                           ;    13.3 p8+p9   68 blocks
        mov rsi, qword [rsp + 1480]                                     ;     6.7 p3      68 blocks reload
        vmovdqu64 [rsi], xmm3                                           ;    15.3 p7+p4   68 blocks
        mov rdi, qword [rsp + 1456]                                     ;     7.0 p10     68 blocks reload
        vmovdqu64 [rdi], xmm2                                           ;    17.3 p8+p9   68 blocks
        mov rbp, qword [rsp + 1512]                                     ;     7.3 p2      68 blocks reload
        vmovdqu64 [rbp], xmm7                                           ;    16.3 p7+p4   68 blocks
        mov rax, qword [rsp + 1488]                                     ;     7.7 p3      68 blocks reload
        vmovdqu64 [rax], xmm8                                           ;    18.3 p8+p9   68 blocks
        mov rcx, qword [rsp + 1464]                                     ;     8.0 p10     68 blocks reload
        vmovdqu64 [rcx], xmm4                                           ;    20.3 p7+p4   68 blocks
        mov rdx, qword [rsp + 1520]                                     ;     8.3 p2      68 blocks reload
        vmovdqu64 [rdx], xmm9                                           ;    19.3 p8+p9   68 blocks
        mov rbx, qword [rsp + 1496]                                     ;     8.7 p3      68 blocks reload
        vmovdqu64 [rbx], xmm10                                          ;    21.3 p7+p4   68 blocks
        vmovdqu64 zmm0, [rsp + 320]                                     ;     9.3 p2      68 blocks reload
        vmovdqu64 zmm1, [rsp + 256]                                     ;     9.7 p3      68 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                     ;    20.3 p5      68 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                     ;    21.3 p5      68 blocks
        vmovdqu64 zmm1, [rsp + 448]                                     ;    10.3 p2      68 blocks reload
        vmovdqu64 zmm3, [rsp + 384]                                     ;    10.7 p3      68 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                     ;    22.3 p5      68 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                     ;    23.3 p5      68 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                    ;    24.3 p5      68 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                    ;    25.3 p5      68 blocks
        vmovdqu64 [r8 + 16], xmm3                                       ;    25.3 p8+p9   68 blocks
        vmovdqu64 [r10 + 16], xmm2                                      ;    26.3 p7+p4   68 blocks
        mov r8, qword [rsp + 1528]                                      ;    11.0 p10     68 blocks reload
        vmovdqu64 [r8], xmm11                                           ;    22.3 p8+p9   68 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                    ;    26.3 p5      68 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                    ;    27.3 p5      68 blocks
        vmovdqu64 [r11 + 16], xmm4                                      ;    27.3 p7+p4   68 blocks
        vmovdqu64 [r12 + 16], xmm0                                      ;    28.3 p8+p9   68 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                               ;    28.3 p5      68 blocks
        vmovdqu64 [r9 + 16], xmm1                                       ;    31.3 p7+p4   68 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0xaa                               ;    29.3 p5      68 blocks
        vshufi32x4 zmm3, zmm3, zmm3, 0xff                               ;    30.3 p5      68 blocks
        vmovdqu64 [r13 + 16], xmm1                                      ;    32.3 p8+p9   68 blocks
        vmovdqu64 [r15 + 16], xmm3                                      ;    33.3 p7+p4   68 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;    31.3 p5      68 blocks
        vmovdqu64 [r14 + 16], xmm1                                      ;    34.3 p8+p9   68 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;    32.3 p5      68 blocks
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                               ;    33.3 p5      68 blocks
        vmovdqu64 [rsi + 16], xmm1                                      ;    35.3 p7+p4   68 blocks
        vmovdqu64 [rbp + 16], xmm2                                      ;    36.3 p8+p9   68 blocks
        vshufi32x4 zmm1, zmm4, zmm4, 0x55                               ;    34.3 p5      68 blocks
        vmovdqu64 [rdi + 16], xmm1                                      ;    37.3 p7+p4   68 blocks
        vshufi32x4 zmm1, zmm4, zmm4, 0xaa                               ;    35.3 p5      68 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0xff                               ;    36.3 p5      68 blocks
        vmovdqu64 [rax + 16], xmm1                                      ;    38.3 p8+p9   68 blocks
        vmovdqu64 [rdx + 16], xmm2                                      ;    39.3 p7+p4   68 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;    37.3 p5      68 blocks
        vmovdqu64 [rcx + 16], xmm1                                      ;    40.3 p8+p9   68 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;    38.3 p5      68 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                               ;    39.3 p5      68 blocks
        vmovdqu64 [rbx + 16], xmm1                                      ;    41.3 p7+p4   68 blocks
        vmovdqu64 [r8 + 16], xmm0                                       ;    42.3 p8+p9   68 blocks
        mov rcx, qword [rsp + 1680]                                     ;                    frame
        vpxord zmm0, zmm0, zmm0                                         ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                       ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                                      ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 512], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 576], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 640], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 704], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 768], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 832], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 896], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 960], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 1024], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 1088], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 1152], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 1216], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 1280], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 1344], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 1664], zmm0                                    ;                    cleared
        vzeroupper                                                      ;                    x87 state
        mov rsp, rcx                                                    ;                    frame
        pop r15                                                         ;                    preserved
        pop r14                                                         ;                    preserved
        pop r13                                                         ;                    preserved
        pop r12                                                         ;                    preserved
        pop rbp                                                         ;                    preserved
        pop rbx                                                         ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
sha256_blocks.T0_constants512:
        dq 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b, 0x0405060700010203, 0x0c0d0e0f08090a0b
        dq 0x428a2f98428a2f98, 0x428a2f98428a2f98, 0x428a2f98428a2f98, 0x428a2f98428a2f98, 0x428a2f98428a2f98, 0x428a2f98428a2f98, 0x428a2f98428a2f98, 0x428a2f98428a2f98
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x7137449171374491, 0x7137449171374491, 0x7137449171374491, 0x7137449171374491, 0x7137449171374491, 0x7137449171374491, 0x7137449171374491, 0x7137449171374491
        dq 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf, 0xb5c0fbcfb5c0fbcf
        dq 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5, 0xe9b5dba5e9b5dba5
        dq 0x3956c25b3956c25b, 0x3956c25b3956c25b, 0x3956c25b3956c25b, 0x3956c25b3956c25b, 0x3956c25b3956c25b, 0x3956c25b3956c25b, 0x3956c25b3956c25b, 0x3956c25b3956c25b
        dq 0x59f111f159f111f1, 0x59f111f159f111f1, 0x59f111f159f111f1, 0x59f111f159f111f1, 0x59f111f159f111f1, 0x59f111f159f111f1, 0x59f111f159f111f1, 0x59f111f159f111f1
        dq 0x923f82a4923f82a4, 0x923f82a4923f82a4, 0x923f82a4923f82a4, 0x923f82a4923f82a4, 0x923f82a4923f82a4, 0x923f82a4923f82a4, 0x923f82a4923f82a4, 0x923f82a4923f82a4
        dq 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5, 0xab1c5ed5ab1c5ed5
        dq 0xd807aa98d807aa98, 0xd807aa98d807aa98, 0xd807aa98d807aa98, 0xd807aa98d807aa98, 0xd807aa98d807aa98, 0xd807aa98d807aa98, 0xd807aa98d807aa98, 0xd807aa98d807aa98
        dq 0x12835b0112835b01, 0x12835b0112835b01, 0x12835b0112835b01, 0x12835b0112835b01, 0x12835b0112835b01, 0x12835b0112835b01, 0x12835b0112835b01, 0x12835b0112835b01
        dq 0x243185be243185be, 0x243185be243185be, 0x243185be243185be, 0x243185be243185be, 0x243185be243185be, 0x243185be243185be, 0x243185be243185be, 0x243185be243185be
        dq 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3, 0x550c7dc3550c7dc3
        dq 0x72be5d7472be5d74, 0x72be5d7472be5d74, 0x72be5d7472be5d74, 0x72be5d7472be5d74, 0x72be5d7472be5d74, 0x72be5d7472be5d74, 0x72be5d7472be5d74, 0x72be5d7472be5d74
        dq 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe, 0x80deb1fe80deb1fe
        dq 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7, 0x9bdc06a79bdc06a7
        dq 0xc19bf174c19bf174, 0xc19bf174c19bf174, 0xc19bf174c19bf174, 0xc19bf174c19bf174, 0xc19bf174c19bf174, 0xc19bf174c19bf174, 0xc19bf174c19bf174, 0xc19bf174c19bf174
        dq 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1, 0xe49b69c1e49b69c1
        dq 0xefbe4786efbe4786, 0xefbe4786efbe4786, 0xefbe4786efbe4786, 0xefbe4786efbe4786, 0xefbe4786efbe4786, 0xefbe4786efbe4786, 0xefbe4786efbe4786, 0xefbe4786efbe4786
        dq 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6, 0x0fc19dc60fc19dc6
        dq 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc, 0x240ca1cc240ca1cc
        dq 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f, 0x2de92c6f2de92c6f
        dq 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa, 0x4a7484aa4a7484aa
        dq 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc, 0x5cb0a9dc5cb0a9dc
        dq 0x76f988da76f988da, 0x76f988da76f988da, 0x76f988da76f988da, 0x76f988da76f988da, 0x76f988da76f988da, 0x76f988da76f988da, 0x76f988da76f988da, 0x76f988da76f988da
        dq 0x983e5152983e5152, 0x983e5152983e5152, 0x983e5152983e5152, 0x983e5152983e5152, 0x983e5152983e5152, 0x983e5152983e5152, 0x983e5152983e5152, 0x983e5152983e5152
        dq 0xa831c66da831c66d, 0xa831c66da831c66d, 0xa831c66da831c66d, 0xa831c66da831c66d, 0xa831c66da831c66d, 0xa831c66da831c66d, 0xa831c66da831c66d, 0xa831c66da831c66d
        dq 0xb00327c8b00327c8, 0xb00327c8b00327c8, 0xb00327c8b00327c8, 0xb00327c8b00327c8, 0xb00327c8b00327c8, 0xb00327c8b00327c8, 0xb00327c8b00327c8, 0xb00327c8b00327c8
        dq 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7, 0xbf597fc7bf597fc7
        dq 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3, 0xc6e00bf3c6e00bf3
        dq 0xd5a79147d5a79147, 0xd5a79147d5a79147, 0xd5a79147d5a79147, 0xd5a79147d5a79147, 0xd5a79147d5a79147, 0xd5a79147d5a79147, 0xd5a79147d5a79147, 0xd5a79147d5a79147
        dq 0x06ca635106ca6351, 0x06ca635106ca6351, 0x06ca635106ca6351, 0x06ca635106ca6351, 0x06ca635106ca6351, 0x06ca635106ca6351, 0x06ca635106ca6351, 0x06ca635106ca6351
        dq 0x1429296714292967, 0x1429296714292967, 0x1429296714292967, 0x1429296714292967, 0x1429296714292967, 0x1429296714292967, 0x1429296714292967, 0x1429296714292967
        dq 0x27b70a8527b70a85, 0x27b70a8527b70a85, 0x27b70a8527b70a85, 0x27b70a8527b70a85, 0x27b70a8527b70a85, 0x27b70a8527b70a85, 0x27b70a8527b70a85, 0x27b70a8527b70a85
        dq 0x2e1b21382e1b2138, 0x2e1b21382e1b2138, 0x2e1b21382e1b2138, 0x2e1b21382e1b2138, 0x2e1b21382e1b2138, 0x2e1b21382e1b2138, 0x2e1b21382e1b2138, 0x2e1b21382e1b2138
        dq 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc, 0x4d2c6dfc4d2c6dfc
        dq 0x53380d1353380d13, 0x53380d1353380d13, 0x53380d1353380d13, 0x53380d1353380d13, 0x53380d1353380d13, 0x53380d1353380d13, 0x53380d1353380d13, 0x53380d1353380d13
        dq 0x650a7354650a7354, 0x650a7354650a7354, 0x650a7354650a7354, 0x650a7354650a7354, 0x650a7354650a7354, 0x650a7354650a7354, 0x650a7354650a7354, 0x650a7354650a7354
        dq 0x766a0abb766a0abb, 0x766a0abb766a0abb, 0x766a0abb766a0abb, 0x766a0abb766a0abb, 0x766a0abb766a0abb, 0x766a0abb766a0abb, 0x766a0abb766a0abb, 0x766a0abb766a0abb
        dq 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e, 0x81c2c92e81c2c92e
        dq 0x92722c8592722c85, 0x92722c8592722c85, 0x92722c8592722c85, 0x92722c8592722c85, 0x92722c8592722c85, 0x92722c8592722c85, 0x92722c8592722c85, 0x92722c8592722c85
        dq 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1, 0xa2bfe8a1a2bfe8a1
        dq 0xa81a664ba81a664b, 0xa81a664ba81a664b, 0xa81a664ba81a664b, 0xa81a664ba81a664b, 0xa81a664ba81a664b, 0xa81a664ba81a664b, 0xa81a664ba81a664b, 0xa81a664ba81a664b
        dq 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70, 0xc24b8b70c24b8b70
        dq 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3, 0xc76c51a3c76c51a3
        dq 0xd192e819d192e819, 0xd192e819d192e819, 0xd192e819d192e819, 0xd192e819d192e819, 0xd192e819d192e819, 0xd192e819d192e819, 0xd192e819d192e819, 0xd192e819d192e819
        dq 0xd6990624d6990624, 0xd6990624d6990624, 0xd6990624d6990624, 0xd6990624d6990624, 0xd6990624d6990624, 0xd6990624d6990624, 0xd6990624d6990624, 0xd6990624d6990624
        dq 0xf40e3585f40e3585, 0xf40e3585f40e3585, 0xf40e3585f40e3585, 0xf40e3585f40e3585, 0xf40e3585f40e3585, 0xf40e3585f40e3585, 0xf40e3585f40e3585, 0xf40e3585f40e3585
        dq 0x106aa070106aa070, 0x106aa070106aa070, 0x106aa070106aa070, 0x106aa070106aa070, 0x106aa070106aa070, 0x106aa070106aa070, 0x106aa070106aa070, 0x106aa070106aa070
        dq 0x19a4c11619a4c116, 0x19a4c11619a4c116, 0x19a4c11619a4c116, 0x19a4c11619a4c116, 0x19a4c11619a4c116, 0x19a4c11619a4c116, 0x19a4c11619a4c116, 0x19a4c11619a4c116
        dq 0x1e376c081e376c08, 0x1e376c081e376c08, 0x1e376c081e376c08, 0x1e376c081e376c08, 0x1e376c081e376c08, 0x1e376c081e376c08, 0x1e376c081e376c08, 0x1e376c081e376c08
        dq 0x2748774c2748774c, 0x2748774c2748774c, 0x2748774c2748774c, 0x2748774c2748774c, 0x2748774c2748774c, 0x2748774c2748774c, 0x2748774c2748774c, 0x2748774c2748774c
        dq 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5, 0x34b0bcb534b0bcb5
        dq 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3, 0x391c0cb3391c0cb3
        dq 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a, 0x4ed8aa4a4ed8aa4a
        dq 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f, 0x5b9cca4f5b9cca4f
        dq 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3, 0x682e6ff3682e6ff3
        dq 0x748f82ee748f82ee, 0x748f82ee748f82ee, 0x748f82ee748f82ee, 0x748f82ee748f82ee, 0x748f82ee748f82ee, 0x748f82ee748f82ee, 0x748f82ee748f82ee, 0x748f82ee748f82ee
        dq 0x78a5636f78a5636f, 0x78a5636f78a5636f, 0x78a5636f78a5636f, 0x78a5636f78a5636f, 0x78a5636f78a5636f, 0x78a5636f78a5636f, 0x78a5636f78a5636f, 0x78a5636f78a5636f
        dq 0x84c8781484c87814, 0x84c8781484c87814, 0x84c8781484c87814, 0x84c8781484c87814, 0x84c8781484c87814, 0x84c8781484c87814, 0x84c8781484c87814, 0x84c8781484c87814
        dq 0x8cc702088cc70208, 0x8cc702088cc70208, 0x8cc702088cc70208, 0x8cc702088cc70208, 0x8cc702088cc70208, 0x8cc702088cc70208, 0x8cc702088cc70208, 0x8cc702088cc70208
        dq 0x90befffa90befffa, 0x90befffa90befffa, 0x90befffa90befffa, 0x90befffa90befffa, 0x90befffa90befffa, 0x90befffa90befffa, 0x90befffa90befffa, 0x90befffa90befffa
        dq 0xa4506ceba4506ceb, 0xa4506ceba4506ceb, 0xa4506ceba4506ceb, 0xa4506ceba4506ceb, 0xa4506ceba4506ceb, 0xa4506ceba4506ceb, 0xa4506ceba4506ceb, 0xa4506ceba4506ceb
        dq 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7, 0xbef9a3f7bef9a3f7
        dq 0xc67178f2c67178f2, 0xc67178f2c67178f2, 0xc67178f2c67178f2, 0xc67178f2c67178f2, 0xc67178f2c67178f2, 0xc67178f2c67178f2, 0xc67178f2c67178f2, 0xc67178f2c67178f2

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
