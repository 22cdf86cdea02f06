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
; The frame is cleared before return: 1024 bytes, 17 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 100 uops, planned 42.3; bounds: width 16.7, ports 40.0, path 14.0
;   blocks: 1930 uops, planned 857.0; bounds: width 321.7, ports 852.0, path 269.0
;   body.2: 97 uops, planned 42.3; bounds: width 16.2, ports 40.0, path 5.0
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
        sub rsp, 0x540                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        mov qword [rsp + 1288], rax                                     ;                    frame
        mov r10, qword [rax + 56]                                       ;                    frame
        mov qword [rsp + 1072], r10                                     ;                    frame
        mov r10, qword [rax + 64]                                       ;                    frame
        mov qword [rsp + 1080], r10                                     ;                    frame
        mov r10, qword [rax + 72]                                       ;                    frame
        mov qword [rsp + 1088], r10                                     ;                    frame
        mov r10, qword [rax + 80]                                       ;                    frame
        mov qword [rsp + 1096], r10                                     ;                    frame
        mov r10, qword [rax + 88]                                       ;                    frame
        mov qword [rsp + 1104], r10                                     ;                    frame
        mov r10, qword [rax + 96]                                       ;                    frame
        mov qword [rsp + 1112], r10                                     ;                    frame
        mov r10, qword [rax + 104]                                      ;                    frame
        mov qword [rsp + 1120], r10                                     ;                    frame
        mov r10, qword [rax + 112]                                      ;                    frame
        mov qword [rsp + 1128], r10                                     ;                    frame
        mov r10, qword [rax + 120]                                      ;                    frame
        mov qword [rsp + 1136], r10                                     ;                    frame
        mov r10, qword [rax + 128]                                      ;                    frame
        mov qword [rsp + 1144], r10                                     ;                    frame
        mov r10, qword [rax + 264]                                      ;                    frame
        mov qword [rsp + 1296], r10                                     ;                    frame
        mov r10, qword [rax + 136]                                      ;                    frame
        mov qword [rsp + 1152], r10                                     ;                    frame
        mov r10, qword [rax + 144]                                      ;                    frame
        mov qword [rsp + 1168], r10                                     ;                    frame
        mov r10, qword [rax + 152]                                      ;                    frame
        mov qword [rsp + 1176], r10                                     ;                    frame
        mov r10, qword [rax + 160]                                      ;                    frame
        mov qword [rsp + 1184], r10                                     ;                    frame
        mov r10, qword [rax + 168]                                      ;                    frame
        mov qword [rsp + 1192], r10                                     ;                    frame
        mov r10, qword [rax + 176]                                      ;                    frame
        mov qword [rsp + 1200], r10                                     ;                    frame
        mov r10, qword [rax + 184]                                      ;                    frame
        mov qword [rsp + 1208], r10                                     ;                    frame
        mov r10, qword [rax + 192]                                      ;                    frame
        mov qword [rsp + 1216], r10                                     ;                    frame
        mov r10, qword [rax + 200]                                      ;                    frame
        mov qword [rsp + 1224], r10                                     ;                    frame
        mov r10, qword [rax + 208]                                      ;                    frame
        mov qword [rsp + 1232], r10                                     ;                    frame
        mov r10, qword [rax + 216]                                      ;                    frame
        mov qword [rsp + 1240], r10                                     ;                    frame
        mov r10, qword [rax + 224]                                      ;                    frame
        mov qword [rsp + 1248], r10                                     ;                    frame
        mov r10, qword [rax + 232]                                      ;                    frame
        mov qword [rsp + 1256], r10                                     ;                    frame
        mov r10, qword [rax + 240]                                      ;                    frame
        mov qword [rsp + 1264], r10                                     ;                    frame
        mov r10, qword [rax + 248]                                      ;                    frame
        mov qword [rsp + 1272], r10                                     ;                    frame
        mov r10, qword [rax + 256]                                      ;                    frame
        mov qword [rsp + 1280], r10                                     ;                    frame
        mov qword [rsp + 1024], rdi                                     ;                    argument
        mov qword [rsp + 1032], rsi                                     ;                    argument
        mov qword [rsp + 1040], rdx                                     ;                    argument
        mov qword [rsp + 1048], rcx                                     ;                    argument
        mov qword [rsp + 1056], r8                                      ;                    argument
        mov qword [rsp + 1064], r9                                      ;                    argument
        mov r8, qword [rsp + 1024]                                      ;     0.0 p2      68 h reload
        vmovdqu64 xmm0, [r8]                                            ;     5.0 p3      68 h
        vmovdqu64 xmm1, [r8 + 16]                                       ;     5.0 p10     68 h
        mov r9, qword [rsp + 1032]                                      ;     1.0 p2      68 h reload
        vmovdqu64 xmm2, [r9]                                            ;     6.0 p3      68 h
        vmovdqu64 xmm3, [r9 + 16]                                       ;     6.0 p10     68 h
        mov r10, qword [rsp + 1040]                                     ;     2.0 p2      68 h reload
        vmovdqu64 xmm4, [r10]                                           ;     7.0 p3      68 h
        vmovdqu64 xmm5, [r10 + 16]                                      ;     7.0 p10     68 h
        mov r11, qword [rsp + 1048]                                     ;     3.0 p2      68 h reload
        vmovdqu64 xmm6, [r11]                                           ;     8.0 p3      68 h
        vmovdqu64 xmm7, [r11 + 16]                                      ;     8.0 p10     68 h
        mov r12, qword [rsp + 1056]                                     ;     4.0 p2      68 h reload
        vmovdqu64 xmm8, [r12]                                           ;     9.0 p3      68 h
        vshufi32x4 zmm0, zmm0, zmm8, 0                                  ;    15.0 p5      68 h
        vmovdqu64 xmm8, [r12 + 16]                                      ;     9.0 p10     68 h
        vshufi32x4 zmm1, zmm1, zmm8, 0                                  ;    15.0 p5      68 h
        mov r8, qword [rsp + 1064]                                      ;     5.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    10.0 p3      68 h
        vshufi32x4 zmm2, zmm2, zmm8, 0                                  ;    16.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    10.0 p10     68 h
        vshufi32x4 zmm3, zmm3, zmm8, 0                                  ;    16.0 p5      68 h
        mov r8, qword [rsp + 1072]                                      ;     6.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    11.0 p3      68 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                                  ;    17.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    11.0 p10     68 h
        vshufi32x4 zmm5, zmm5, zmm8, 0                                  ;    17.0 p5      68 h
        mov r8, qword [rsp + 1080]                                      ;     7.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    12.0 p3      68 h
        vshufi32x4 zmm6, zmm6, zmm8, 0                                  ;    18.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    12.0 p10     68 h
        vshufi32x4 zmm7, zmm7, zmm8, 0                                  ;    18.0 p5      68 h
        mov r8, qword [rsp + 1088]                                      ;     8.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    13.0 p3      68 h
        vmovdqu64 xmm9, [r8 + 16]                                       ;    13.0 p10     68 h
        mov r9, qword [rsp + 1096]                                      ;     9.0 p2      68 h reload
        vmovdqu64 xmm10, [r9]                                           ;    14.0 p3      68 h
        vmovdqu64 xmm11, [r9 + 16]                                      ;    14.0 p10     68 h
        mov r10, qword [rsp + 1104]                                     ;    10.0 p2      68 h reload
        vmovdqu64 xmm12, [r10]                                          ;    15.0 p3      68 h
        vmovdqu64 xmm13, [r10 + 16]                                     ;    15.0 p10     68 h
        mov r11, qword [rsp + 1112]                                     ;    11.0 p2      68 h reload
        vmovdqu64 xmm14, [r11]                                          ;    16.0 p3      68 h
        vmovdqu64 xmm15, [r11 + 16]                                     ;    16.0 p10     68 h
        mov r12, qword [rsp + 1120]                                     ;    12.0 p2      68 h reload
        vmovdqu64 xmm16, [r12]                                          ;    17.0 p3      68 h
        vshufi32x4 zmm8, zmm8, zmm16, 0                                 ;    23.0 p5      68 h
        vshufi32x4 zmm0, zmm0, zmm8, 0x88                               ;    26.0 p5      68 h
        vmovdqu64 xmm8, [r12 + 16]                                      ;    17.0 p10     68 h
        vshufi32x4 zmm8, zmm9, zmm8, 0                                  ;    23.0 p5      68 h
        vshufi32x4 zmm1, zmm1, zmm8, 0x88                               ;    26.0 p5      68 h
        mov r8, qword [rsp + 1128]                                      ;    13.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    18.0 p3      68 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                                 ;    24.0 p5      68 h
        vshufi32x4 zmm2, zmm2, zmm8, 0x88                               ;    27.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    18.0 p10     68 h
        vshufi32x4 zmm8, zmm11, zmm8, 0                                 ;    24.0 p5      68 h
        vshufi32x4 zmm3, zmm3, zmm8, 0x88                               ;    27.0 p5      68 h
        vpunpckldq zmm8, zmm0, zmm2                                     ;    30.0 p5      68 h
        vpunpckhdq zmm0, zmm0, zmm2                                     ;    30.0 p5      68 h
        mov r8, qword [rsp + 1136]                                      ;    14.0 p2      68 h reload
        vmovdqu64 xmm2, [r8]                                            ;    19.0 p3      68 h
        vshufi32x4 zmm2, zmm12, zmm2, 0                                 ;    25.0 p5      68 h
        vshufi32x4 zmm2, zmm4, zmm2, 0x88                               ;    28.0 p5      68 h
        vmovdqu64 xmm4, [r8 + 16]                                       ;    19.0 p10     68 h
        vshufi32x4 zmm4, zmm13, zmm4, 0                                 ;    25.0 p5      68 h
        vshufi32x4 zmm4, zmm5, zmm4, 0x88                               ;    28.0 p5      68 h
        mov r8, qword [rsp + 1144]                                      ;    15.0 p2      68 h reload
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
        mov r8d, dword [rsp + 1296]                                     ;    16.0 p2      68 h
        shl r8, 6                                                       ;    21.0 p0      68 h
        add r8, qword [rsp + 1152]                                      ;    22.0 p1+p3   68 h
        mov qword [rsp + 1160], r8                                      ;    23.0 p7+p4   68 h
        cmp dword [rsp + 1296], 0                                       ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 0]                                       ;                    resident
        vmovdqu64 zmm1, [rsp + 256]                                     ;                    resident
        vmovdqu64 zmm2, [rsp + 64]                                      ;                    resident
        vmovdqu64 zmm3, [rsp + 320]                                     ;                    resident
        vmovdqu64 zmm4, [rsp + 128]                                     ;                    resident
        vmovdqu64 zmm5, [rsp + 384]                                     ;                    resident
        vmovdqu64 zmm6, [rsp + 192]                                     ;                    resident
        vmovdqu64 zmm7, [rsp + 448]                                     ;                    resident
        mov r8, qword [rsp + 1152]                                      ;                    resident
        mov r9, qword [rsp + 1168]                                      ;                    resident
        mov r10, qword [rsp + 1176]                                     ;                    resident
        mov r11, qword [rsp + 1184]                                     ;                    resident
        mov r12, qword [rsp + 1192]                                     ;                    resident
        mov r13, qword [rsp + 1200]                                     ;                    resident
        mov r14, qword [rsp + 1208]                                     ;                    resident
        mov r15, qword [rsp + 1216]                                     ;                    resident
        mov rsi, qword [rsp + 1224]                                     ;                    resident
        mov rdi, qword [rsp + 1232]                                     ;                    resident
        mov rbp, qword [rsp + 1240]                                     ;                    resident
        mov rax, qword [rsp + 1248]                                     ;                    resident
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
        vshufi32x4 zmm20, zmm8, zmm12, 0x44                             ;     8.0 p5      73 w[0]
        vshufi32x4 zmm21, zmm9, zmm13, 0x44                             ;     8.2 p5      73 w[0]
        mov rcx, qword [rsp + 1256]                                     ;     2.3 p10     73 w[0] reload
        vmovdqu64 zmm22, [rcx]                                          ;     7.3 p2      73 w[0]
        vshufi32x4 zmm23, zmm16, zmm22, 0x44                            ;    13.3 p5      73 w[0]
        vshufi32x4 zmm24, zmm20, zmm23, 0x88                            ;    16.3 p5      73 w[0]
        mov rdx, qword [rsp + 1264]                                     ;     3.3 p10     73 w[0] reload
        vmovdqu64 zmm25, [rdx]                                          ;     8.3 p3      73 w[0]
        vshufi32x4 zmm26, zmm10, zmm14, 0x44                            ;     9.0 p5      73 w[0]
        vshufi32x4 zmm27, zmm17, zmm25, 0x44                            ;    14.3 p5      73 w[0]
        vshufi32x4 zmm28, zmm21, zmm27, 0x88                            ;    17.3 p5      73 w[0]
        mov rbx, qword [rsp + 1272]                                     ;     4.3 p10     73 w[0] reload
        vmovdqu64 zmm29, [rbx]                                          ;     9.3 p2      73 w[0]
        vshufi32x4 zmm30, zmm18, zmm29, 0x44                            ;    15.3 p5      73 w[0]
        mov rcx, qword [rsp + 1280]                                     ;     5.3 p10     73 w[0] reload
        vmovdqu64 zmm31, [rcx]                                          ;    10.3 p3      73 w[0]
        vshufi32x4 zmm29, zmm11, zmm15, 0x44                            ;    10.0 p5      73 w[0]
        vshufi32x4 zmm15, zmm26, zmm30, 0x88                            ;    18.3 p5      73 w[0]
        vshufi32x4 zmm11, zmm19, zmm31, 0x44                            ;    16.3 p5      73 w[0]
        vshufi32x4 zmm31, zmm29, zmm11, 0x88                            ;    19.3 p5      73 w[0]
        vpunpckldq zmm19, zmm24, zmm28                                  ;    20.3 p5      73 w[0]
        vpunpckhdq zmm24, zmm24, zmm28                                  ;    20.3 p5      73 w[0]
        vpunpckldq zmm28, zmm15, zmm31                                  ;    22.3 p5      73 w[0]
        vpunpckhdq zmm15, zmm15, zmm31                                  ;    22.3 p5      73 w[0]
        vpunpcklqdq zmm31, zmm19, zmm28                                 ;    23.3 p5      73 w[0]
        vpunpckhqdq zmm19, zmm19, zmm28                                 ;    23.3 p5      73 w[0]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512]            ;     8.0 p2      73 w[0] reload
        vpshufb zmm31, zmm31, zmm28                                     ;    24.3 p5      73 w[0]
        vpshufb zmm19, zmm19, zmm28                                     ;    24.3 p5      73 w[0]
        vpunpcklqdq zmm18, zmm24, zmm15                                 ;    23.3 p5      73 w[0]
        vpunpckhqdq zmm15, zmm24, zmm15                                 ;    23.3 p5      73 w[0]
        vpshufb zmm18, zmm18, zmm28                                     ;    24.3 p5      73 w[0]
        vpshufb zmm15, zmm15, zmm28                                     ;    25.0 p5      73 w[0]
        vmovdqa64 zmm24, zmm1                                           ;     7.5         51 t1 copy
        vpternlogd zmm24, zmm5, zmm3, 0xac                              ;     7.7 p0      51 t1
        vpaddd zmm24, zmm24, zmm7                                       ;     8.7 p0      61 t1
        vpaddd zmm24, zmm24, zmm31                                      ;    25.3 p0      61 t1
        vpaddd zmm24, zmm24, [rel sha256_blocks.T0_constants512 + 64]   ;    26.3 p0+p3   61 t1
        vmovdqu64 [rsp + 512], zmm7                                     ;     8.3 p7+p4   71 v[7] spill
        vprold zmm7, zmm1, 0x1a                                         ;    11.7 p0      48 t1
        vmovdqu64 [rsp + 576], zmm31                                    ;    25.3 p8+p9   73 w[0] spill
        vprold zmm31, zmm1, 0x15                                        ;    12.7 p0      48 t1
        vprold zmm14, zmm1, 7                                           ;    13.7 p0      48 t1
        vpternlogd zmm14, zmm31, zmm7, 0x96                             ;    14.7 p0      48 t1
        vpaddd zmm24, zmm24, zmm14                                      ;    27.3 p0      61 t1
        vmovdqa64 zmm14, zmm0                                           ;     9.5         52 v[7] copy
        vpternlogd zmm14, zmm2, zmm4, 0xe8                              ;    16.7 p0      52 v[7]
        vprold zmm31, zmm0, 0x1e                                        ;    17.7 p0      47 v[7]
        vprold zmm7, zmm0, 0x13                                         ;    18.7 p0      47 v[7]
        vpaddd zmm14, zmm14, zmm24                                      ;    28.3 p0      63 v[7]
        vpaddd zmm24, zmm24, zmm6                                       ;    28.3 p0      62 v[3]
        vmovdqu64 [rsp + 640], zmm6                                     ;    10.5 p7+p4   71 v[3] spill
        vprold zmm6, zmm0, 0xa                                          ;    21.7 p0      47 v[7]
        vpternlogd zmm6, zmm7, zmm31, 0x96                              ;    22.7 p0      47 v[7]
        vpaddd zmm14, zmm14, zmm6                                       ;    29.3 p0      63 v[7]
        vmovdqa64 zmm31, zmm24                                          ;    29.3         51 t1 copy
        vpternlogd zmm31, zmm1, zmm3, 0xca                              ;    29.3 p0      51 t1
        vprold zmm6, zmm24, 0x1a                                        ;    29.3 p0      48 t1
        vprold zmm7, zmm24, 0x15                                        ;    29.3 p0      48 t1
        vpaddd zmm31, zmm31, zmm5                                       ;    30.3 p5      61 t1
        vpaddd zmm31, zmm31, zmm19                                      ;    31.3 p5      61 t1
        vpaddd zmm31, zmm31, [rel sha256_blocks.T0_constants512 + 192]  ;    32.3 p0+p2   61 t1
        vmovdqu64 [rsp + 704], zmm5                                     ;    12.3 p8+p9   71 v[6] spill
        vprold zmm5, zmm24, 7                                           ;    29.3 p0      48 t1
        vpternlogd zmm5, zmm7, zmm6, 0x96                               ;    30.3 p5      48 t1
        vpaddd zmm31, zmm31, zmm5                                       ;    33.3 p5      61 t1
        vmovdqa64 zmm5, zmm14                                           ;    30.3         52 v[6] copy
        vpternlogd zmm5, zmm0, zmm2, 0xe8                               ;    30.3 p0      52 v[6]
        vprold zmm6, zmm14, 0x1e                                        ;    30.7 p0      47 v[6]
        vprold zmm7, zmm14, 0x13                                        ;    31.7 p0      47 v[6]
        vpaddd zmm5, zmm5, zmm31                                        ;    34.3 p5      63 v[6]
        vpaddd zmm31, zmm31, zmm4                                       ;    34.3 p5      62 v[2]
        vmovdqu64 [rsp + 768], zmm4                                     ;    14.0 p7+p4   71 v[2] spill
        vprold zmm4, zmm14, 0xa                                         ;    32.7 p0      47 v[6]
        vpternlogd zmm4, zmm7, zmm6, 0x96                               ;    33.7 p5      47 v[6]
        vpaddd zmm5, zmm5, zmm4                                         ;    35.3 p5      63 v[6]
        vmovdqa64 zmm4, zmm31                                           ;    35.3         51 t1 copy
        vpternlogd zmm4, zmm24, zmm1, 0xca                              ;    35.3 p0      51 t1
        vprold zmm6, zmm31, 0x1a                                        ;    35.3 p0      48 t1
        vprold zmm7, zmm31, 0x15                                        ;    35.7 p0      48 t1
        vpaddd zmm4, zmm4, zmm3                                         ;    36.3 p5      61 t1
        vpaddd zmm4, zmm4, zmm18                                        ;    37.3 p5      61 t1
        vpaddd zmm4, zmm4, [rel sha256_blocks.T0_constants512 + 256]    ;    38.3 p5+p3   61 t1
        vmovdqu64 [rsp + 832], zmm3                                     ;    15.8 p8+p9   71 v[5] spill
        vprold zmm3, zmm31, 7                                           ;    36.7 p0      48 t1
        vpternlogd zmm3, zmm7, zmm6, 0x96                               ;    37.7 p5      48 t1
        vpaddd zmm4, zmm4, zmm3                                         ;    39.3 p0      61 t1
        vmovdqa64 zmm3, zmm5                                            ;    36.3         52 v[5] copy
        vpternlogd zmm3, zmm14, zmm0, 0xe8                              ;    38.0 p5      52 v[5]
        vprold zmm6, zmm5, 0x1e                                         ;    38.7 p0      47 v[5]
        vprold zmm7, zmm5, 0x13                                         ;    39.7 p0      47 v[5]
        vpaddd zmm3, zmm3, zmm4                                         ;    40.3 p5      63 v[5]
        vpaddd zmm4, zmm4, zmm2                                         ;    40.3 p5      62 v[1]
        vmovdqu64 [rsp + 896], zmm2                                     ;    17.5 p7+p4   71 v[1] spill
        vprold zmm2, zmm5, 0xa                                          ;    40.7 p0      47 v[5]
        vpternlogd zmm2, zmm7, zmm6, 0x96                               ;    41.7 p5      47 v[5]
        vpaddd zmm3, zmm3, zmm2                                         ;    42.7 p0      63 v[5]
        vmovdqa64 zmm2, zmm4                                            ;    41.3         51 t1 copy
        vpternlogd zmm2, zmm31, zmm24, 0xca                             ;    42.0 p5      51 t1
        vprold zmm6, zmm4, 0x1a                                         ;    42.7 p0      48 t1
        vprold zmm7, zmm4, 0x15                                         ;    43.7 p0      48 t1
        vpaddd zmm2, zmm2, zmm1                                         ;    43.0 p5      61 t1
        vpaddd zmm2, zmm2, zmm15                                        ;    44.0 p5      61 t1
        vpaddd zmm2, zmm2, [rel sha256_blocks.T0_constants512 + 320]    ;    45.0 p0+p2   61 t1
        vmovdqu64 [rsp + 960], zmm1                                     ;    19.3 p8+p9   71 v[4] spill
        vprold zmm1, zmm4, 7                                            ;    45.7 p0      48 t1
        vpternlogd zmm1, zmm7, zmm6, 0x96                               ;    46.7 p5      48 t1
        vshufi32x4 zmm20, zmm20, zmm23, 0xdd                            ;    46.0 p5      73 w[4]
        vpaddd zmm2, zmm2, zmm1                                         ;    47.7 p0      61 t1
        vshufi32x4 zmm21, zmm21, zmm27, 0xdd                            ;    47.0 p5      73 w[4]
        vmovdqa64 zmm23, zmm3                                           ;    43.7         52 v[4] copy
        vpternlogd zmm23, zmm5, zmm14, 0xe8                             ;    47.7 p0      52 v[4]
        vprold zmm27, zmm3, 0x1e                                        ;    48.7 p0      47 v[4]
        vprold zmm1, zmm3, 0x13                                         ;    49.7 p0      47 v[4]
        vprold zmm6, zmm3, 0xa                                          ;    50.7 p0      47 v[4]
        vpternlogd zmm6, zmm1, zmm27, 0x96                              ;    51.7 p5      47 v[4]
        vpaddd zmm27, zmm2, zmm0                                        ;    49.0 p5      62 v[0]
        vshufi32x4 zmm26, zmm26, zmm30, 0xdd                            ;    50.0 p5      73 w[4]
        vshufi32x4 zmm11, zmm29, zmm11, 0xdd                            ;    51.0 p5      73 w[4]
        vpunpckldq zmm29, zmm20, zmm21                                  ;    52.0 p5      73 w[4]
        vpunpckhdq zmm20, zmm20, zmm21                                  ;    53.0 p5      73 w[4]
        vpunpckldq zmm21, zmm26, zmm11                                  ;    54.0 p5      73 w[4]
        vpunpckhdq zmm11, zmm26, zmm11                                  ;    55.0 p5      73 w[4]
        vpaddd zmm2, zmm2, zmm23                                        ;    51.7 p0      63 v[4]
        vpaddd zmm2, zmm2, zmm6                                         ;    52.7 p0      63 v[4]
        vpunpcklqdq zmm23, zmm29, zmm21                                 ;    56.0 p5      73 w[4]
        vpunpckhqdq zmm21, zmm29, zmm21                                 ;    57.0 p5      73 w[4]
        vpshufb zmm23, zmm23, zmm28                                     ;    58.0 p5      73 w[4]
        vpshufb zmm21, zmm21, zmm28                                     ;    59.0 p5      73 w[4]
        vpunpcklqdq zmm26, zmm20, zmm11                                 ;    60.0 p5      73 w[4]
        vpunpckhqdq zmm11, zmm20, zmm11                                 ;    61.0 p5      73 w[4]
        vpshufb zmm20, zmm26, zmm28                                     ;    62.0 p5      73 w[4]
        vpshufb zmm11, zmm11, zmm28                                     ;    63.0 p5      73 w[4]
        vpaddd zmm24, zmm24, [rel sha256_blocks.T0_constants512 + 384]  ;    53.7 p0+p3   61 t1
        vpaddd zmm24, zmm24, zmm23                                      ;    59.0 p0      61 t1
        vmovdqa64 zmm26, zmm27                                          ;    50.0         51 t1 copy
        vpternlogd zmm26, zmm4, zmm31, 0xca                             ;    55.7 p0      51 t1
        vpaddd zmm24, zmm24, zmm26                                      ;    60.0 p0      61 t1
        vprold zmm26, zmm27, 0x1a                                       ;    57.7 p0      48 t1
        vprold zmm29, zmm27, 0x15                                       ;    58.7 p0      48 t1
        vprold zmm30, zmm27, 7                                          ;    59.7 p0      48 t1
        vpternlogd zmm30, zmm29, zmm26, 0x96                            ;    60.7 p0      48 t1
        vpaddd zmm24, zmm24, zmm30                                      ;    61.7 p0      61 t1
        vpaddd zmm14, zmm14, zmm24                                      ;    62.7 p0      62 v[7]
        vmovdqa64 zmm26, zmm2                                           ;    53.7         52 v[3] copy
        vpternlogd zmm26, zmm3, zmm5, 0xe8                              ;    63.7 p0      52 v[3]
        vprold zmm29, zmm2, 0x1e                                        ;    64.7 p0      47 v[3]
        vprold zmm30, zmm2, 0x13                                        ;    65.7 p0      47 v[3]
        vprold zmm1, zmm2, 0xa                                          ;    66.7 p0      47 v[3]
        vpternlogd zmm1, zmm30, zmm29, 0x96                             ;    67.7 p5      47 v[3]
        vpaddd zmm31, zmm31, [rel sha256_blocks.T0_constants512 + 448]  ;    65.0 p5+p2   61 t1
        vpaddd zmm31, zmm31, zmm21                                      ;    66.0 p5      61 t1
        vpaddd zmm24, zmm24, zmm26                                      ;    67.0 p5      63 v[3]
        vpaddd zmm24, zmm24, zmm1                                       ;    68.7 p0      63 v[3]
        vmovdqa64 zmm26, zmm14                                          ;    63.7         51 t1 copy
        vpternlogd zmm26, zmm27, zmm4, 0xca                             ;    68.0 p5      51 t1
        vpaddd zmm31, zmm31, zmm26                                      ;    69.0 p0      61 t1
        vprold zmm26, zmm14, 0x1a                                       ;    69.7 p0      48 t1
        vprold zmm29, zmm14, 0x15                                       ;    70.7 p0      48 t1
        vprold zmm30, zmm14, 7                                          ;    71.7 p0      48 t1
        vpternlogd zmm30, zmm29, zmm26, 0x96                            ;    72.7 p5      48 t1
        vpaddd zmm31, zmm31, zmm30                                      ;    73.7 p5      61 t1
        vpaddd zmm5, zmm5, zmm31                                        ;    74.7 p5      62 v[6]
        vmovdqa64 zmm26, zmm24                                          ;    69.7         52 v[2] copy
        vpternlogd zmm26, zmm2, zmm3, 0xe8                              ;    72.0 p5      52 v[2]
        vprold zmm29, zmm24, 0x1e                                       ;    72.7 p0      47 v[2]
        vprold zmm30, zmm24, 0x13                                       ;    73.7 p0      47 v[2]
        vprold zmm1, zmm24, 0xa                                         ;    74.7 p0      47 v[2]
        vpternlogd zmm1, zmm30, zmm29, 0x96                             ;    75.7 p5      47 v[2]
        vpaddd zmm4, zmm4, [rel sha256_blocks.T0_constants512 + 512]    ;    74.0 p5+p3   61 t1
        vpaddd zmm4, zmm4, zmm20                                        ;    75.0 p5      61 t1
        vpaddd zmm26, zmm26, zmm31                                      ;    75.7 p0      63 v[2]
        vpaddd zmm26, zmm26, zmm1                                       ;    76.7 p5      63 v[2]
        vmovdqa64 zmm29, zmm5                                           ;    75.7         51 t1 copy
        vpternlogd zmm29, zmm14, zmm27, 0xca                            ;    76.7 p0      51 t1
        vpaddd zmm4, zmm4, zmm29                                        ;    77.7 p5      61 t1
        vprold zmm29, zmm5, 0x1a                                        ;    77.7 p0      48 t1
        vprold zmm30, zmm5, 0x15                                        ;    78.7 p0      48 t1
        vprold zmm31, zmm5, 7                                           ;    79.7 p0      48 t1
        vpternlogd zmm31, zmm30, zmm29, 0x96                            ;    80.7 p5      48 t1
        vpaddd zmm4, zmm4, zmm31                                        ;    81.7 p5      61 t1
        vpaddd zmm3, zmm3, zmm4                                         ;    82.7 p5      62 v[5]
        vmovdqa64 zmm29, zmm26                                          ;    77.7         52 v[1] copy
        vpternlogd zmm29, zmm24, zmm2, 0xe8                             ;    80.7 p0      52 v[1]
        vprold zmm30, zmm26, 0x1e                                       ;    81.7 p0      47 v[1]
        vprold zmm31, zmm26, 0x13                                       ;    82.7 p0      47 v[1]
        vprold zmm1, zmm26, 0xa                                         ;    83.7 p0      47 v[1]
        vpternlogd zmm1, zmm31, zmm30, 0x96                             ;    84.7 p5      47 v[1]
        vpaddd zmm27, zmm27, [rel sha256_blocks.T0_constants512 + 576]  ;    82.0 p5+p2   61 t1
        vpaddd zmm27, zmm27, zmm11                                      ;    83.0 p5      61 t1
        vpaddd zmm29, zmm29, zmm4                                       ;    84.0 p5      63 v[1]
        vpaddd zmm29, zmm29, zmm1                                       ;    85.7 p0      63 v[1]
        vmovdqa64 zmm30, zmm3                                           ;    83.7         51 t1 copy
        vpternlogd zmm30, zmm5, zmm14, 0xca                             ;    85.0 p5      51 t1
        vpaddd zmm27, zmm27, zmm30                                      ;    86.0 p0      61 t1
        vprold zmm30, zmm3, 0x1a                                        ;    86.7 p0      48 t1
        vprold zmm31, zmm3, 0x15                                        ;    87.7 p0      48 t1
        vprold zmm1, zmm3, 7                                            ;    88.7 p0      48 t1
        vpternlogd zmm1, zmm31, zmm30, 0x96                             ;    89.7 p5      48 t1
        vshufi32x4 zmm8, zmm8, zmm12, 0xee                              ;    87.0 p5      73 w[8]
        vpaddd zmm27, zmm27, zmm1                                       ;    90.7 p5      61 t1
        vshufi32x4 zmm12, zmm16, zmm22, 0xee                            ;    89.0 p5      73 w[8]
        vpaddd zmm2, zmm2, zmm27                                        ;    91.7 p0      62 v[4]
        vshufi32x4 zmm16, zmm8, zmm12, 0x88                             ;    92.0 p5      73 w[8]
        vmovdqa64 zmm22, zmm29                                          ;    86.7         52 v[0] copy
        vpternlogd zmm22, zmm26, zmm24, 0xe8                            ;    90.7 p0      52 v[0]
        vprold zmm30, zmm29, 0x1e                                       ;    91.7 p0      47 v[0]
        vshufi32x4 zmm9, zmm9, zmm13, 0xee                              ;    91.0 p5      73 w[8]
        vprold zmm13, zmm29, 0x13                                       ;    92.7 p0      47 v[0]
        vshufi32x4 zmm17, zmm17, zmm25, 0xee                            ;    92.0 p5      73 w[8]
        vprold zmm25, zmm29, 0xa                                        ;    93.7 p0      47 v[0]
        vpternlogd zmm25, zmm13, zmm30, 0x96                            ;    94.7 p5      47 v[0]
        vshufi32x4 zmm10, zmm10, [r14], 0xee                            ;    94.0 p5+p3   73 w[8]
        vmovdqu64 zmm13, [rbp]                                          ;    37.5 p2      73 w[0] reload
        vshufi32x4 zmm13, zmm13, [rbx], 0xee                            ;    95.0 p5+p3   73 w[8]
        vshufi32x4 zmm30, zmm9, zmm17, 0x88                             ;    96.0 p5      73 w[8]
        vpaddd zmm27, zmm27, zmm22                                      ;    94.7 p0      63 v[0]
        vpaddd zmm27, zmm27, zmm25                                      ;    95.7 p0      63 v[0]
        vmovdqu64 zmm22, [r11]                                          ;    38.5 p2      73 w[0] reload
        vshufi32x4 zmm22, zmm22, [r15], 0xee                            ;    97.0 p5+p3   73 w[8]
        vmovdqu64 zmm25, [rax]                                          ;    39.5 p2      73 w[0] reload
        vshufi32x4 zmm25, zmm25, [rcx], 0xee                            ;    98.0 p5+p3   73 w[8]
        vshufi32x4 zmm31, zmm10, zmm13, 0x88                            ;    99.0 p5      73 w[8]
        vpunpckldq zmm1, zmm16, zmm30                                   ;   100.0 p5      73 w[8]
        vpunpckhdq zmm16, zmm16, zmm30                                  ;   101.0 p5      73 w[8]
        vshufi32x4 zmm30, zmm22, zmm25, 0x88                            ;   102.0 p5      73 w[8]
        vpunpckldq zmm4, zmm31, zmm30                                   ;   105.0 p5      73 w[8]
        vpunpckhdq zmm30, zmm31, zmm30                                  ;   105.0 p5      73 w[8]
        vpunpcklqdq zmm31, zmm1, zmm4                                   ;   106.0 p5      73 w[8]
        vpunpckhqdq zmm1, zmm1, zmm4                                    ;   106.0 p5      73 w[8]
        vpshufb zmm31, zmm31, zmm28                                     ;   107.0 p5      73 w[8]
        vpshufb zmm1, zmm1, zmm28                                       ;   108.0 p5      73 w[8]
        vpunpcklqdq zmm4, zmm16, zmm30                                  ;   109.0 p5      73 w[8]
        vpunpckhqdq zmm16, zmm16, zmm30                                 ;   110.0 p5      73 w[8]
        vpaddd zmm14, zmm14, [rel sha256_blocks.T0_constants512 + 640]  ;    96.7 p0+p2   61 t1
        vpshufb zmm30, zmm4, zmm28                                      ;   111.0 p5      73 w[8]
        vpshufb zmm16, zmm16, zmm28                                     ;   112.0 p5      73 w[8]
        vmovdqa64 zmm4, zmm2                                            ;    92.7         51 t1 copy
        vpternlogd zmm4, zmm3, zmm5, 0xca                               ;    97.7 p0      51 t1
        vpaddd zmm14, zmm14, zmm4                                       ;    98.7 p0      61 t1
        vprold zmm4, zmm2, 0x1a                                         ;    99.7 p0      48 t1
        vpaddd zmm14, zmm14, zmm31                                      ;   108.0 p0      61 t1
        vprold zmm6, zmm2, 0x15                                         ;   101.7 p0      48 t1
        vprold zmm7, zmm2, 7                                            ;   102.7 p0      48 t1
        vpternlogd zmm7, zmm6, zmm4, 0x96                               ;   103.7 p0      48 t1
        vpaddd zmm14, zmm14, zmm7                                       ;   109.0 p0      61 t1
        vpaddd zmm24, zmm24, zmm14                                      ;   110.0 p0      62 v[3]
        vmovdqa64 zmm4, zmm27                                           ;    96.7         52 v[7] copy
        vpternlogd zmm4, zmm29, zmm26, 0xe8                             ;   106.7 p0      52 v[7]
        vprold zmm6, zmm27, 0x1e                                        ;   107.7 p0      47 v[7]
        vprold zmm7, zmm27, 0x13                                        ;   108.7 p0      47 v[7]
        vpaddd zmm4, zmm4, zmm14                                        ;   110.0 p0      63 v[7]
        vprold zmm14, zmm27, 0xa                                        ;   110.7 p0      47 v[7]
        vpternlogd zmm14, zmm7, zmm6, 0x96                              ;   111.7 p0      47 v[7]
        vpaddd zmm4, zmm4, zmm14                                        ;   112.7 p0      63 v[7]
        vpaddd zmm5, zmm5, [rel sha256_blocks.T0_constants512 + 704]    ;   113.0 p5+p3   61 t1
        vpaddd zmm5, zmm5, zmm1                                         ;   114.0 p0      61 t1
        vmovdqa64 zmm14, zmm24                                          ;   111.0         51 t1 copy
        vpternlogd zmm14, zmm2, zmm3, 0xca                              ;   114.0 p5      51 t1
        vpaddd zmm5, zmm5, zmm14                                        ;   115.0 p0      61 t1
        vprold zmm14, zmm24, 0x1a                                       ;   115.7 p0      48 t1
        vprold zmm6, zmm24, 0x15                                        ;   116.7 p0      48 t1
        vprold zmm7, zmm24, 7                                           ;   117.7 p0      48 t1
        vpternlogd zmm7, zmm6, zmm14, 0x96                              ;   118.7 p5      48 t1
        vpaddd zmm5, zmm5, zmm7                                         ;   119.7 p5      61 t1
        vpaddd zmm26, zmm26, zmm5                                       ;   120.7 p5      62 v[2]
        vmovdqa64 zmm14, zmm4                                           ;   113.7         52 v[6] copy
        vpternlogd zmm14, zmm27, zmm29, 0xe8                            ;   118.0 p5      52 v[6]
        vprold zmm6, zmm4, 0x1e                                         ;   118.7 p0      47 v[6]
        vprold zmm7, zmm4, 0x13                                         ;   119.7 p0      47 v[6]
        vpaddd zmm14, zmm14, zmm5                                       ;   120.7 p5      63 v[6]
        vprold zmm5, zmm4, 0xa                                          ;   120.7 p0      47 v[6]
        vpternlogd zmm5, zmm7, zmm6, 0x96                               ;   121.7 p5      47 v[6]
        vpaddd zmm14, zmm14, zmm5                                       ;   122.7 p5      63 v[6]
        vpaddd zmm3, zmm3, [rel sha256_blocks.T0_constants512 + 768]    ;   121.7 p0+p2   61 t1
        vpaddd zmm3, zmm3, zmm30                                        ;   122.7 p5      61 t1
        vmovdqa64 zmm5, zmm26                                           ;   121.7         51 t1 copy
        vpternlogd zmm5, zmm24, zmm2, 0xca                              ;   122.7 p0      51 t1
        vpaddd zmm3, zmm3, zmm5                                         ;   123.7 p5      61 t1
        vprold zmm5, zmm26, 0x1a                                        ;   123.7 p0      48 t1
        vprold zmm6, zmm26, 0x15                                        ;   124.7 p0      48 t1
        vprold zmm7, zmm26, 7                                           ;   125.7 p0      48 t1
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;   126.7 p5      48 t1
        vpaddd zmm3, zmm3, zmm7                                         ;   127.7 p5      61 t1
        vpaddd zmm29, zmm29, zmm3                                       ;   128.7 p5      62 v[1]
        vmovdqa64 zmm5, zmm14                                           ;   123.7         52 v[5] copy
        vpternlogd zmm5, zmm4, zmm27, 0xe8                              ;   126.7 p0      52 v[5]
        vprold zmm6, zmm14, 0x1e                                        ;   127.7 p0      47 v[5]
        vprold zmm7, zmm14, 0x13                                        ;   128.7 p0      47 v[5]
        vpaddd zmm5, zmm5, zmm3                                         ;   128.7 p5      63 v[5]
        vprold zmm3, zmm14, 0xa                                         ;   129.7 p0      47 v[5]
        vpternlogd zmm3, zmm7, zmm6, 0x96                               ;   130.7 p5      47 v[5]
        vpaddd zmm5, zmm5, zmm3                                         ;   131.7 p5      63 v[5]
        vpaddd zmm2, zmm2, [rel sha256_blocks.T0_constants512 + 832]    ;   130.0 p5+p3   61 t1
        vpaddd zmm2, zmm2, zmm16                                        ;   131.0 p0      61 t1
        vmovdqa64 zmm3, zmm29                                           ;   129.7         51 t1 copy
        vpternlogd zmm3, zmm26, zmm24, 0xca                             ;   131.0 p5      51 t1
        vpaddd zmm2, zmm2, zmm3                                         ;   132.0 p0      61 t1
        vprold zmm3, zmm29, 0x1a                                        ;   132.7 p0      48 t1
        vprold zmm6, zmm29, 0x15                                        ;   133.7 p0      48 t1
        vprold zmm7, zmm29, 7                                           ;   134.7 p0      48 t1
        vpternlogd zmm7, zmm6, zmm3, 0x96                               ;   135.7 p5      48 t1
        vshufi32x4 zmm8, zmm8, zmm12, 0xdd                              ;   133.0 p5      73 w[12]
        vpaddd zmm2, zmm2, zmm7                                         ;   136.7 p5      61 t1
        vshufi32x4 zmm9, zmm9, zmm17, 0xdd                              ;   135.0 p5      73 w[12]
        vpaddd zmm27, zmm27, zmm2                                       ;   137.7 p0      62 v[0]
        vshufi32x4 zmm10, zmm10, zmm13, 0xdd                            ;   136.0 p5      73 w[12]
        vmovdqa64 zmm12, zmm5                                           ;   132.7         52 v[4] copy
        vpternlogd zmm12, zmm14, zmm4, 0xe8                             ;   136.7 p0      52 v[4]
        vprold zmm13, zmm5, 0x1e                                        ;   137.7 p0      47 v[4]
        vshufi32x4 zmm17, zmm22, zmm25, 0xdd                            ;   137.0 p5      73 w[12]
        vprold zmm22, zmm5, 0x13                                        ;   138.7 p0      47 v[4]
        vpunpckldq zmm25, zmm8, zmm9                                    ;   138.0 p5      73 w[12]
        vprold zmm3, zmm5, 0xa                                          ;   139.7 p0      47 v[4]
        vpternlogd zmm3, zmm22, zmm13, 0x96                             ;   140.7 p5      47 v[4]
        vpunpckhdq zmm8, zmm8, zmm9                                     ;   140.0 p5      73 w[12]
        vpunpckldq zmm9, zmm10, zmm17                                   ;   141.0 p5      73 w[12]
        vpunpckhdq zmm10, zmm10, zmm17                                  ;   142.0 p5      73 w[12]
        vpaddd zmm2, zmm2, zmm12                                        ;   140.7 p0      63 v[4]
        vpaddd zmm2, zmm2, zmm3                                         ;   141.7 p0      63 v[4]
        vpunpcklqdq zmm12, zmm25, zmm9                                  ;   143.0 p5      73 w[12]
        vpunpckhqdq zmm9, zmm25, zmm9                                   ;   144.0 p5      73 w[12]
        vpshufb zmm12, zmm12, zmm28                                     ;   145.0 p5      73 w[12]
        vpshufb zmm9, zmm9, zmm28                                       ;   146.0 p5      73 w[12]
        vpunpcklqdq zmm13, zmm8, zmm10                                  ;   147.0 p5      73 w[12]
        vpunpckhqdq zmm8, zmm8, zmm10                                   ;   148.0 p5      73 w[12]
        vpshufb zmm10, zmm13, zmm28                                     ;   149.0 p5      73 w[12]
        vpshufb zmm8, zmm8, zmm28                                       ;   150.0 p5      73 w[12]
        vpaddd zmm24, zmm24, [rel sha256_blocks.T0_constants512 + 896]  ;   142.7 p0+p2   61 t1
        vpaddd zmm24, zmm24, zmm12                                      ;   146.0 p0      61 t1
        vmovdqa64 zmm13, zmm27                                          ;   138.7         51 t1 copy
        vpternlogd zmm13, zmm29, zmm26, 0xca                            ;   144.7 p0      51 t1
        vpaddd zmm24, zmm24, zmm13                                      ;   147.0 p0      61 t1
        vprold zmm13, zmm27, 0x1a                                       ;   146.7 p0      48 t1
        vprold zmm17, zmm27, 0x15                                       ;   147.7 p0      48 t1
        vprold zmm22, zmm27, 7                                          ;   148.7 p0      48 t1
        vpternlogd zmm22, zmm17, zmm13, 0x96                            ;   149.7 p0      48 t1
        vpaddd zmm24, zmm24, zmm22                                      ;   150.7 p0      61 t1
        vpaddd zmm4, zmm4, zmm24                                        ;   151.7 p5      62 v[7]
        vmovdqa64 zmm13, zmm2                                           ;   142.7         52 v[3] copy
        vpternlogd zmm13, zmm5, zmm14, 0xe8                             ;   151.7 p0      52 v[3]
        vprold zmm17, zmm2, 0x1e                                        ;   152.7 p0      47 v[3]
        vprold zmm22, zmm2, 0x13                                        ;   153.7 p0      47 v[3]
        vprold zmm25, zmm2, 0xa                                         ;   154.7 p0      47 v[3]
        vpternlogd zmm25, zmm22, zmm17, 0x96                            ;   155.7 p5      47 v[3]
        vpaddd zmm26, zmm26, [rel sha256_blocks.T0_constants512 + 960]  ;   153.0 p5+p3   61 t1
        vpaddd zmm26, zmm26, zmm9                                       ;   154.0 p5      61 t1
        vpaddd zmm24, zmm24, zmm13                                      ;   155.0 p5      63 v[3]
        vpaddd zmm24, zmm24, zmm25                                      ;   156.7 p0      63 v[3]
        vmovdqa64 zmm13, zmm4                                           ;   152.7         51 t1 copy
        vpternlogd zmm13, zmm27, zmm29, 0xca                            ;   156.0 p5      51 t1
        vpaddd zmm26, zmm26, zmm13                                      ;   157.0 p0      61 t1
        vprold zmm13, zmm4, 0x1a                                        ;   157.7 p0      48 t1
        vprold zmm17, zmm4, 0x15                                        ;   158.7 p0      48 t1
        vprold zmm22, zmm4, 7                                           ;   159.7 p0      48 t1
        vpternlogd zmm22, zmm17, zmm13, 0x96                            ;   160.7 p5      48 t1
        vpaddd zmm26, zmm26, zmm22                                      ;   161.7 p5      61 t1
        vpaddd zmm14, zmm14, zmm26                                      ;   162.7 p5      62 v[6]
        vmovdqa64 zmm13, zmm24                                          ;   157.7         52 v[2] copy
        vpternlogd zmm13, zmm2, zmm5, 0xe8                              ;   160.0 p5      52 v[2]
        vprold zmm17, zmm24, 0x1e                                       ;   160.7 p0      47 v[2]
        vprold zmm22, zmm24, 0x13                                       ;   161.7 p0      47 v[2]
        vprold zmm25, zmm24, 0xa                                        ;   162.7 p0      47 v[2]
        vpternlogd zmm25, zmm22, zmm17, 0x96                            ;   163.7 p5      47 v[2]
        vpaddd zmm29, zmm29, [rel sha256_blocks.T0_constants512 + 1024] ;   162.0 p5+p2   61 t1
        vpaddd zmm29, zmm29, zmm10                                      ;   163.0 p5      61 t1
        vpaddd zmm13, zmm13, zmm26                                      ;   163.7 p0      63 v[2]
        vpaddd zmm13, zmm13, zmm25                                      ;   164.7 p5      63 v[2]
        vmovdqa64 zmm17, zmm14                                          ;   163.7         51 t1 copy
        vpternlogd zmm17, zmm4, zmm27, 0xca                             ;   164.7 p0      51 t1
        vpaddd zmm29, zmm29, zmm17                                      ;   165.7 p5      61 t1
        vprold zmm17, zmm14, 0x1a                                       ;   165.7 p0      48 t1
        vprold zmm22, zmm14, 0x15                                       ;   166.7 p0      48 t1
        vprold zmm25, zmm14, 7                                          ;   167.7 p0      48 t1
        vpternlogd zmm25, zmm22, zmm17, 0x96                            ;   168.7 p5      48 t1
        vpaddd zmm29, zmm29, zmm25                                      ;   169.7 p5      61 t1
        vpaddd zmm5, zmm5, zmm29                                        ;   170.7 p5      62 v[5]
        vmovdqa64 zmm17, zmm13                                          ;   165.7         52 v[1] copy
        vpternlogd zmm17, zmm24, zmm2, 0xe8                             ;   168.7 p0      52 v[1]
        vprold zmm22, zmm13, 0x1e                                       ;   169.7 p0      47 v[1]
        vprold zmm25, zmm13, 0x13                                       ;   170.7 p0      47 v[1]
        vprold zmm26, zmm13, 0xa                                        ;   171.7 p0      47 v[1]
        vpternlogd zmm26, zmm25, zmm22, 0x96                            ;   172.7 p5      47 v[1]
        vpaddd zmm27, zmm27, [rel sha256_blocks.T0_constants512 + 1088] ;   170.0 p5+p3   61 t1
        vpaddd zmm27, zmm27, zmm8                                       ;   171.0 p5      61 t1
        vpaddd zmm17, zmm17, zmm29                                      ;   172.0 p5      63 v[1]
        vpaddd zmm17, zmm17, zmm26                                      ;   173.7 p0      63 v[1]
        vmovdqa64 zmm22, zmm5                                           ;   171.7         51 t1 copy
        vpternlogd zmm22, zmm14, zmm4, 0xca                             ;   173.0 p5      51 t1
        vpaddd zmm27, zmm27, zmm22                                      ;   174.0 p0      61 t1
        vprold zmm22, zmm5, 0x1a                                        ;   174.7 p0      48 t1
        vprold zmm25, zmm5, 0x15                                        ;   175.7 p0      48 t1
        vprold zmm26, zmm5, 7                                           ;   176.7 p0      48 t1
        vpternlogd zmm26, zmm25, zmm22, 0x96                            ;   177.7 p5      48 t1
        vpaddd zmm27, zmm27, zmm26                                      ;   178.7 p5      61 t1
        vpaddd zmm2, zmm2, zmm27                                        ;   179.7 p5      62 v[4]
        vpsrld zmm22, zmm10, 0xa                                        ;   177.7 p0      50 w[0]
        vprold zmm25, zmm10, 0xf                                        ;   178.7 p0      50 w[0]
        vprold zmm26, zmm10, 0xd                                        ;   179.7 p0      50 w[0]
        vmovdqa64 zmm28, zmm17                                          ;   174.7         52 v[0] copy
        vpternlogd zmm28, zmm13, zmm24, 0xe8                            ;   177.0 p5      52 v[0]
        vprold zmm29, zmm17, 0x1e                                       ;   180.7 p0      47 v[0]
        vpternlogd zmm22, zmm26, zmm25, 0x96                            ;   180.7 p5      50 w[0]
        vprold zmm25, zmm17, 0x13                                       ;   181.7 p0      47 v[0]
        vprold zmm26, zmm19, 0x19                                       ;   182.7 p0      49 w[0]
        vprold zmm3, zmm17, 0xa                                         ;   183.7 p0      47 v[0]
        vprold zmm6, zmm19, 0xe                                         ;   184.7 p0      49 w[0]
        vpternlogd zmm3, zmm25, zmm29, 0x96                             ;   184.7 p5      47 v[0]
        vpsrld zmm25, zmm19, 3                                          ;   185.7 p0      49 w[0]
        vpternlogd zmm25, zmm6, zmm26, 0x96                             ;   186.7 p5      49 w[0]
        vpaddd zmm28, zmm28, zmm27                                      ;   181.0 p5      63 v[0]
        vpaddd zmm28, zmm28, zmm3                                       ;   185.7 p5      63 v[0]
        vmovdqu64 zmm26, [rsp + 576]                                    ;    70.7 p2      78 w[0]
        vpaddd zmm26, zmm26, zmm1                                       ;   183.0 p5      78 w[0]
        vpaddd zmm26, zmm26, zmm22                                      ;   184.0 p5      78 w[0]
        vpaddd zmm26, zmm26, zmm25                                      ;   187.7 p5      78 w[0]
        vpaddd zmm4, zmm4, [rel sha256_blocks.T0_constants512 + 1152]   ;   186.0 p5+p3   61 t1
        vmovdqa64 zmm22, zmm2                                           ;   180.7         51 t1 copy
        vpternlogd zmm22, zmm5, zmm14, 0xca                             ;   186.7 p0      51 t1
        vpaddd zmm4, zmm4, zmm22                                        ;   187.7 p5      61 t1
        vprold zmm22, zmm2, 0x1a                                        ;   187.7 p0      48 t1
        vprold zmm25, zmm2, 0x15                                        ;   188.7 p0      48 t1
        vprold zmm27, zmm2, 7                                           ;   189.7 p0      48 t1
        vpternlogd zmm27, zmm25, zmm22, 0x96                            ;   190.7 p5      48 t1
        vpaddd zmm4, zmm4, zmm27                                        ;   191.7 p5      61 t1
        vprold zmm22, zmm8, 0xf                                         ;   190.7 p0      50 w[1]
        vpaddd zmm4, zmm4, zmm26                                        ;   192.7 p5      61 t1
        vpaddd zmm24, zmm24, zmm4                                       ;   193.7 p5      62 v[3]
        vpsrld zmm25, zmm8, 0xa                                         ;   191.7 p0      50 w[1]
        vprold zmm27, zmm8, 0xd                                         ;   192.7 p0      50 w[1]
        vmovdqa64 zmm29, zmm28                                          ;   186.7         52 v[7] copy
        vpternlogd zmm29, zmm17, zmm13, 0xe8                            ;   192.0 p5      52 v[7]
        vprold zmm3, zmm28, 0x1e                                        ;   193.7 p0      47 v[7]
        vpternlogd zmm25, zmm27, zmm22, 0x96                            ;   193.7 p5      50 w[1]
        vprold zmm22, zmm28, 0x13                                       ;   194.7 p0      47 v[7]
        vprold zmm27, zmm18, 0x19                                       ;   195.7 p0      49 w[1]
        vprold zmm6, zmm28, 0xa                                         ;   196.7 p0      47 v[7]
        vprold zmm7, zmm18, 0xe                                         ;   197.7 p0      49 w[1]
        vpternlogd zmm6, zmm22, zmm3, 0x96                              ;   197.7 p5      47 v[7]
        vpsrld zmm22, zmm18, 3                                          ;   198.7 p0      49 w[1]
        vpternlogd zmm22, zmm7, zmm27, 0x96                             ;   199.7 p5      49 w[1]
        vpaddd zmm29, zmm29, zmm4                                       ;   196.0 p5      63 v[7]
        vpaddd zmm29, zmm29, zmm6                                       ;   198.7 p5      63 v[7]
        vpaddd zmm19, zmm19, zmm30                                      ;   198.0 p5      78 w[1]
        vpaddd zmm19, zmm19, zmm25                                      ;   199.0 p5      78 w[1]
        vpaddd zmm19, zmm19, zmm22                                      ;   200.7 p0      78 w[1]
        vpaddd zmm14, zmm14, [rel sha256_blocks.T0_constants512 + 1216] ;   200.0 p5+p2   61 t1
        vmovdqa64 zmm22, zmm24                                          ;   194.7         51 t1 copy
        vpternlogd zmm22, zmm2, zmm5, 0xca                              ;   200.7 p0      51 t1
        vpaddd zmm14, zmm14, zmm22                                      ;   201.7 p5      61 t1
        vprold zmm22, zmm24, 0x1a                                       ;   201.7 p0      48 t1
        vprold zmm25, zmm24, 0x15                                       ;   202.7 p0      48 t1
        vprold zmm27, zmm24, 7                                          ;   203.7 p0      48 t1
        vpternlogd zmm27, zmm25, zmm22, 0x96                            ;   204.7 p5      48 t1
        vpaddd zmm14, zmm14, zmm27                                      ;   205.7 p5      61 t1
        vpaddd zmm14, zmm14, zmm19                                      ;   206.7 p5      61 t1
        vpaddd zmm13, zmm13, zmm14                                      ;   207.7 p0      62 v[2]
        vpsrld zmm22, zmm26, 0xa                                        ;   205.7 p0      50 w[2]
        vmovdqa64 zmm25, zmm29                                          ;   199.7         52 v[6] copy
        vpternlogd zmm25, zmm28, zmm17, 0xe8                            ;   205.0 p5      52 v[6]
        vprold zmm27, zmm26, 0xf                                        ;   206.7 p0      50 w[2]
        vprold zmm3, zmm26, 0xd                                         ;   207.7 p0      50 w[2]
        vprold zmm4, zmm29, 0x1e                                        ;   208.7 p0      47 v[6]
        vpternlogd zmm22, zmm3, zmm27, 0x96                             ;   208.7 p5      50 w[2]
        vprold zmm27, zmm29, 0x13                                       ;   209.7 p0      47 v[6]
        vprold zmm3, zmm15, 0x19                                        ;   210.7 p0      49 w[2]
        vprold zmm6, zmm29, 0xa                                         ;   211.7 p0      47 v[6]
        vprold zmm7, zmm15, 0xe                                         ;   212.7 p0      49 w[2]
        vpternlogd zmm6, zmm27, zmm4, 0x96                              ;   212.7 p5      47 v[6]
        vpsrld zmm27, zmm15, 3                                          ;   213.7 p0      49 w[2]
        vpternlogd zmm27, zmm7, zmm3, 0x96                              ;   214.7 p5      49 w[2]
        vpaddd zmm25, zmm25, zmm14                                      ;   209.0 p5      63 v[6]
        vpaddd zmm25, zmm25, zmm6                                       ;   213.7 p5      63 v[6]
        vpaddd zmm18, zmm18, zmm16                                      ;   211.0 p5      78 w[2]
        vpaddd zmm18, zmm18, zmm22                                      ;   212.0 p5      78 w[2]
        vpaddd zmm18, zmm18, zmm27                                      ;   215.7 p5      78 w[2]
        vpaddd zmm5, zmm5, [rel sha256_blocks.T0_constants512 + 1280]   ;   214.0 p5+p3   61 t1
        vmovdqa64 zmm14, zmm13                                          ;   208.7         51 t1 copy
        vpternlogd zmm14, zmm24, zmm2, 0xca                             ;   214.7 p0      51 t1
        vpaddd zmm5, zmm5, zmm14                                        ;   215.7 p5      61 t1
        vprold zmm14, zmm13, 0x1a                                       ;   215.7 p0      48 t1
        vprold zmm22, zmm13, 0x15                                       ;   216.7 p0      48 t1
        vprold zmm27, zmm13, 7                                          ;   217.7 p0      48 t1
        vpternlogd zmm27, zmm22, zmm14, 0x96                            ;   218.7 p5      48 t1
        vpaddd zmm5, zmm5, zmm27                                        ;   219.7 p5      61 t1
        vpaddd zmm5, zmm5, zmm18                                        ;   220.7 p5      61 t1
        vpaddd zmm17, zmm17, zmm5                                       ;   221.7 p0      62 v[1]
        vpsrld zmm14, zmm19, 0xa                                        ;   219.7 p0      50 w[3]
        vmovdqa64 zmm22, zmm25                                          ;   214.7         52 v[5] copy
        vpternlogd zmm22, zmm29, zmm28, 0xe8                            ;   219.0 p5      52 v[5]
        vprold zmm27, zmm19, 0xf                                        ;   220.7 p0      50 w[3]
        vprold zmm3, zmm19, 0xd                                         ;   221.7 p0      50 w[3]
        vprold zmm4, zmm25, 0x1e                                        ;   222.7 p0      47 v[5]
        vpternlogd zmm14, zmm3, zmm27, 0x96                             ;   222.7 p5      50 w[3]
        vprold zmm27, zmm25, 0x13                                       ;   223.7 p0      47 v[5]
        vprold zmm3, zmm23, 0x19                                        ;   224.7 p0      49 w[3]
        vprold zmm6, zmm25, 0xa                                         ;   225.7 p0      47 v[5]
        vprold zmm7, zmm23, 0xe                                         ;   226.7 p0      49 w[3]
        vpternlogd zmm6, zmm27, zmm4, 0x96                              ;   226.7 p5      47 v[5]
        vpsrld zmm27, zmm23, 3                                          ;   227.7 p0      49 w[3]
        vpternlogd zmm27, zmm7, zmm3, 0x96                              ;   228.7 p5      49 w[3]
        vpaddd zmm22, zmm22, zmm5                                       ;   223.0 p5      63 v[5]
        vpaddd zmm22, zmm22, zmm6                                       ;   227.7 p5      63 v[5]
        vpaddd zmm15, zmm15, zmm12                                      ;   225.0 p5      78 w[3]
        vpaddd zmm15, zmm15, zmm14                                      ;   226.0 p5      78 w[3]
        vpaddd zmm2, zmm2, [rel sha256_blocks.T0_constants512 + 1344]   ;   227.0 p5+p2   61 t1
        vpaddd zmm15, zmm15, zmm27                                      ;   229.7 p5      78 w[3]
        vmovdqa64 zmm14, zmm17                                          ;   222.7         51 t1 copy
        vpternlogd zmm14, zmm13, zmm24, 0xca                            ;   228.7 p0      51 t1
        vpaddd zmm2, zmm2, zmm14                                        ;   229.7 p5      61 t1
        vprold zmm14, zmm17, 0x1a                                       ;   229.7 p0      48 t1
        vprold zmm27, zmm17, 0x15                                       ;   230.7 p0      48 t1
        vprold zmm3, zmm17, 7                                           ;   231.7 p0      48 t1
        vpternlogd zmm3, zmm27, zmm14, 0x96                             ;   232.7 p5      48 t1
        vpaddd zmm2, zmm2, zmm3                                         ;   233.7 p5      61 t1
        vpaddd zmm2, zmm2, zmm15                                        ;   234.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm2                                       ;   235.7 p0      62 v[0]
        vpsrld zmm14, zmm18, 0xa                                        ;   233.7 p0      50 w[4]
        vmovdqa64 zmm27, zmm22                                          ;   228.7         52 v[4] copy
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   233.0 p5      52 v[4]
        vprold zmm3, zmm18, 0xf                                         ;   234.7 p0      50 w[4]
        vprold zmm4, zmm18, 0xd                                         ;   235.7 p0      50 w[4]
        vprold zmm5, zmm22, 0x1e                                        ;   236.7 p0      47 v[4]
        vpternlogd zmm14, zmm4, zmm3, 0x96                              ;   236.7 p5      50 w[4]
        vprold zmm3, zmm22, 0x13                                        ;   237.7 p0      47 v[4]
        vprold zmm4, zmm21, 0x19                                        ;   238.7 p0      49 w[4]
        vprold zmm6, zmm22, 0xa                                         ;   239.7 p0      47 v[4]
        vprold zmm7, zmm21, 0xe                                         ;   240.7 p0      49 w[4]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   240.7 p5      47 v[4]
        vpsrld zmm3, zmm21, 3                                           ;   241.7 p0      49 w[4]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   242.7 p5      49 w[4]
        vpaddd zmm27, zmm27, zmm2                                       ;   237.0 p5      63 v[4]
        vpaddd zmm27, zmm27, zmm6                                       ;   241.7 p5      63 v[4]
        vpaddd zmm23, zmm23, zmm9                                       ;   239.0 p5      78 w[4]
        vpaddd zmm23, zmm23, zmm14                                      ;   240.0 p5      78 w[4]
        vpaddd zmm24, zmm24, [rel sha256_blocks.T0_constants512 + 1408] ;   241.0 p5+p3   61 t1
        vpaddd zmm23, zmm23, zmm3                                       ;   243.7 p5      78 w[4]
        vmovdqa64 zmm14, zmm28                                          ;   236.7         51 t1 copy
        vpternlogd zmm14, zmm17, zmm13, 0xca                            ;   242.7 p0      51 t1
        vpaddd zmm24, zmm24, zmm14                                      ;   243.7 p5      61 t1
        vprold zmm14, zmm28, 0x1a                                       ;   243.7 p0      48 t1
        vprold zmm2, zmm28, 0x15                                        ;   244.7 p0      48 t1
        vprold zmm3, zmm28, 7                                           ;   245.7 p0      48 t1
        vpternlogd zmm3, zmm2, zmm14, 0x96                              ;   246.7 p5      48 t1
        vpaddd zmm24, zmm24, zmm3                                       ;   247.7 p5      61 t1
        vpaddd zmm24, zmm24, zmm23                                      ;   248.7 p5      61 t1
        vpaddd zmm29, zmm29, zmm24                                      ;   249.7 p0      62 v[7]
        vpsrld zmm14, zmm15, 0xa                                        ;   247.7 p0      50 w[5]
        vmovdqa64 zmm2, zmm27                                           ;   242.7         52 v[3] copy
        vpternlogd zmm2, zmm22, zmm25, 0xe8                             ;   247.0 p5      52 v[3]
        vprold zmm3, zmm15, 0xf                                         ;   248.7 p0      50 w[5]
        vprold zmm4, zmm15, 0xd                                         ;   249.7 p0      50 w[5]
        vprold zmm5, zmm27, 0x1e                                        ;   250.7 p0      47 v[3]
        vpternlogd zmm14, zmm4, zmm3, 0x96                              ;   250.7 p5      50 w[5]
        vprold zmm3, zmm27, 0x13                                        ;   251.7 p0      47 v[3]
        vprold zmm4, zmm20, 0x19                                        ;   252.7 p0      49 w[5]
        vprold zmm6, zmm27, 0xa                                         ;   253.7 p0      47 v[3]
        vprold zmm7, zmm20, 0xe                                         ;   254.7 p0      49 w[5]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   254.7 p5      47 v[3]
        vpsrld zmm3, zmm20, 3                                           ;   255.7 p0      49 w[5]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   256.7 p5      49 w[5]
        vpaddd zmm2, zmm2, zmm24                                        ;   251.0 p5      63 v[3]
        vpaddd zmm2, zmm2, zmm6                                         ;   255.7 p5      63 v[3]
        vpaddd zmm21, zmm21, zmm10                                      ;   253.0 p5      78 w[5]
        vpaddd zmm21, zmm21, zmm14                                      ;   254.0 p5      78 w[5]
        vpaddd zmm13, zmm13, [rel sha256_blocks.T0_constants512 + 1472] ;   255.0 p5+p2   61 t1
        vpaddd zmm21, zmm21, zmm3                                       ;   257.7 p5      78 w[5]
        vmovdqa64 zmm14, zmm29                                          ;   250.7         51 t1 copy
        vpternlogd zmm14, zmm28, zmm17, 0xca                            ;   256.7 p0      51 t1
        vpaddd zmm13, zmm13, zmm14                                      ;   257.7 p5      61 t1
        vprold zmm14, zmm29, 0x1a                                       ;   257.7 p0      48 t1
        vprold zmm24, zmm29, 0x15                                       ;   258.7 p0      48 t1
        vprold zmm3, zmm29, 7                                           ;   259.7 p0      48 t1
        vpternlogd zmm3, zmm24, zmm14, 0x96                             ;   260.7 p5      48 t1
        vpaddd zmm13, zmm13, zmm3                                       ;   261.7 p5      61 t1
        vpaddd zmm13, zmm13, zmm21                                      ;   262.7 p5      61 t1
        vpaddd zmm25, zmm25, zmm13                                      ;   263.7 p0      62 v[6]
        vpsrld zmm14, zmm23, 0xa                                        ;   261.7 p0      50 w[6]
        vmovdqa64 zmm24, zmm2                                           ;   256.7         52 v[2] copy
        vpternlogd zmm24, zmm27, zmm22, 0xe8                            ;   261.0 p5      52 v[2]
        vprold zmm3, zmm23, 0xf                                         ;   262.7 p0      50 w[6]
        vprold zmm4, zmm23, 0xd                                         ;   263.7 p0      50 w[6]
        vprold zmm5, zmm2, 0x1e                                         ;   264.7 p0      47 v[2]
        vpternlogd zmm14, zmm4, zmm3, 0x96                              ;   264.7 p5      50 w[6]
        vprold zmm3, zmm2, 0x13                                         ;   265.7 p0      47 v[2]
        vprold zmm4, zmm11, 0x19                                        ;   266.7 p0      49 w[6]
        vprold zmm6, zmm2, 0xa                                          ;   267.7 p0      47 v[2]
        vprold zmm7, zmm11, 0xe                                         ;   268.7 p0      49 w[6]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   268.7 p5      47 v[2]
        vpsrld zmm3, zmm11, 3                                           ;   269.7 p0      49 w[6]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   270.7 p5      49 w[6]
        vpaddd zmm24, zmm24, zmm13                                      ;   265.0 p5      63 v[2]
        vpaddd zmm24, zmm24, zmm6                                       ;   269.7 p5      63 v[2]
        vpaddd zmm20, zmm20, zmm8                                       ;   267.0 p5      78 w[6]
        vpaddd zmm20, zmm20, zmm14                                      ;   268.0 p5      78 w[6]
        vpaddd zmm17, zmm17, [rel sha256_blocks.T0_constants512 + 1536] ;   269.0 p5+p3   61 t1
        vpaddd zmm20, zmm20, zmm3                                       ;   271.7 p5      78 w[6]
        vmovdqa64 zmm13, zmm25                                          ;   264.7         51 t1 copy
        vpternlogd zmm13, zmm29, zmm28, 0xca                            ;   270.7 p0      51 t1
        vpaddd zmm17, zmm17, zmm13                                      ;   271.7 p5      61 t1
        vprold zmm13, zmm25, 0x1a                                       ;   271.7 p0      48 t1
        vprold zmm14, zmm25, 0x15                                       ;   272.7 p0      48 t1
        vprold zmm3, zmm25, 7                                           ;   273.7 p0      48 t1
        vpternlogd zmm3, zmm14, zmm13, 0x96                             ;   274.7 p5      48 t1
        vpaddd zmm17, zmm17, zmm3                                       ;   275.7 p5      61 t1
        vpaddd zmm17, zmm17, zmm20                                      ;   276.7 p5      61 t1
        vpaddd zmm22, zmm22, zmm17                                      ;   277.7 p0      62 v[5]
        vpsrld zmm13, zmm21, 0xa                                        ;   275.7 p0      50 w[7]
        vmovdqa64 zmm14, zmm24                                          ;   270.7         52 v[1] copy
        vpternlogd zmm14, zmm2, zmm27, 0xe8                             ;   275.0 p5      52 v[1]
        vprold zmm3, zmm21, 0xf                                         ;   276.7 p0      50 w[7]
        vprold zmm4, zmm21, 0xd                                         ;   277.7 p0      50 w[7]
        vprold zmm5, zmm24, 0x1e                                        ;   278.7 p0      47 v[1]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   278.7 p5      50 w[7]
        vprold zmm3, zmm24, 0x13                                        ;   279.7 p0      47 v[1]
        vprold zmm4, zmm31, 0x19                                        ;   280.7 p0      49 w[7]
        vprold zmm6, zmm24, 0xa                                         ;   281.7 p0      47 v[1]
        vprold zmm7, zmm31, 0xe                                         ;   282.7 p0      49 w[7]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   282.7 p5      47 v[1]
        vpsrld zmm3, zmm31, 3                                           ;   283.7 p0      49 w[7]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   284.7 p5      49 w[7]
        vpaddd zmm14, zmm14, zmm17                                      ;   279.0 p5      63 v[1]
        vpaddd zmm14, zmm14, zmm6                                       ;   283.7 p5      63 v[1]
        vpaddd zmm11, zmm11, zmm26                                      ;   281.0 p5      78 w[7]
        vpaddd zmm11, zmm11, zmm13                                      ;   282.0 p5      78 w[7]
        vpaddd zmm28, zmm28, [rel sha256_blocks.T0_constants512 + 1600] ;   283.0 p5+p2   61 t1
        vpaddd zmm11, zmm11, zmm3                                       ;   285.7 p5      78 w[7]
        vmovdqa64 zmm13, zmm22                                          ;   278.7         51 t1 copy
        vpternlogd zmm13, zmm25, zmm29, 0xca                            ;   284.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   285.7 p5      61 t1
        vprold zmm13, zmm22, 0x1a                                       ;   285.7 p0      48 t1
        vprold zmm17, zmm22, 0x15                                       ;   286.7 p0      48 t1
        vprold zmm3, zmm22, 7                                           ;   287.7 p0      48 t1
        vpternlogd zmm3, zmm17, zmm13, 0x96                             ;   288.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   289.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm11                                      ;   290.7 p5      61 t1
        vpaddd zmm27, zmm27, zmm28                                      ;   291.7 p0      62 v[4]
        vpsrld zmm13, zmm20, 0xa                                        ;   289.7 p0      50 w[8]
        vmovdqa64 zmm17, zmm14                                          ;   284.7         52 v[0] copy
        vpternlogd zmm17, zmm24, zmm2, 0xe8                             ;   289.0 p5      52 v[0]
        vprold zmm3, zmm20, 0xf                                         ;   290.7 p0      50 w[8]
        vprold zmm4, zmm20, 0xd                                         ;   291.7 p0      50 w[8]
        vprold zmm5, zmm14, 0x1e                                        ;   292.7 p0      47 v[0]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   292.7 p5      50 w[8]
        vprold zmm3, zmm14, 0x13                                        ;   293.7 p0      47 v[0]
        vprold zmm4, zmm1, 0x19                                         ;   294.7 p0      49 w[8]
        vprold zmm6, zmm14, 0xa                                         ;   295.7 p0      47 v[0]
        vprold zmm7, zmm1, 0xe                                          ;   296.7 p0      49 w[8]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   296.7 p5      47 v[0]
        vpsrld zmm3, zmm1, 3                                            ;   297.7 p0      49 w[8]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   298.7 p5      49 w[8]
        vpaddd zmm17, zmm17, zmm28                                      ;   293.0 p5      63 v[0]
        vpaddd zmm17, zmm17, zmm6                                       ;   297.7 p5      63 v[0]
        vpaddd zmm31, zmm31, zmm19                                      ;   295.0 p5      78 w[8]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 1664]     ;   111.0 p3      61 t1
        vpaddd zmm28, zmm28, zmm29                                      ;   296.0 p5      61 t1
        vpaddd zmm31, zmm31, zmm13                                      ;   297.0 p5      78 w[8]
        vpaddd zmm31, zmm31, zmm3                                       ;   299.7 p5      78 w[8]
        vmovdqa64 zmm13, zmm27                                          ;   292.7         51 t1 copy
        vpternlogd zmm13, zmm22, zmm25, 0xca                            ;   298.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   299.7 p5      61 t1
        vprold zmm13, zmm27, 0x1a                                       ;   299.7 p0      48 t1
        vprold zmm29, zmm27, 0x15                                       ;   300.7 p0      48 t1
        vprold zmm3, zmm27, 7                                           ;   301.7 p0      48 t1
        vpternlogd zmm3, zmm29, zmm13, 0x96                             ;   302.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   303.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm31                                      ;   304.7 p5      61 t1
        vpaddd zmm2, zmm2, zmm28                                        ;   305.7 p0      62 v[3]
        vpsrld zmm13, zmm11, 0xa                                        ;   303.7 p0      50 w[9]
        vmovdqa64 zmm29, zmm17                                          ;   298.7         52 v[7] copy
        vpternlogd zmm29, zmm14, zmm24, 0xe8                            ;   303.0 p5      52 v[7]
        vprold zmm3, zmm11, 0xf                                         ;   304.7 p0      50 w[9]
        vprold zmm4, zmm11, 0xd                                         ;   305.7 p0      50 w[9]
        vprold zmm5, zmm17, 0x1e                                        ;   306.7 p0      47 v[7]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   306.7 p5      50 w[9]
        vprold zmm3, zmm17, 0x13                                        ;   307.7 p0      47 v[7]
        vprold zmm4, zmm30, 0x19                                        ;   308.7 p0      49 w[9]
        vprold zmm6, zmm17, 0xa                                         ;   309.7 p0      47 v[7]
        vprold zmm7, zmm30, 0xe                                         ;   310.7 p0      49 w[9]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   310.7 p5      47 v[7]
        vpsrld zmm3, zmm30, 3                                           ;   311.7 p0      49 w[9]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   312.7 p5      49 w[9]
        vpaddd zmm29, zmm29, zmm28                                      ;   307.0 p5      63 v[7]
        vpaddd zmm29, zmm29, zmm6                                       ;   311.7 p5      63 v[7]
        vpaddd zmm1, zmm1, zmm18                                        ;   309.0 p5      78 w[9]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 1728]     ;   116.2 p2      61 t1
        vpaddd zmm28, zmm28, zmm25                                      ;   310.0 p5      61 t1
        vpaddd zmm1, zmm1, zmm13                                        ;   311.0 p5      78 w[9]
        vpaddd zmm1, zmm1, zmm3                                         ;   313.7 p5      78 w[9]
        vmovdqa64 zmm13, zmm2                                           ;   306.7         51 t1 copy
        vpternlogd zmm13, zmm27, zmm22, 0xca                            ;   312.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   313.7 p5      61 t1
        vprold zmm13, zmm2, 0x1a                                        ;   313.7 p0      48 t1
        vprold zmm25, zmm2, 0x15                                        ;   314.7 p0      48 t1
        vprold zmm3, zmm2, 7                                            ;   315.7 p0      48 t1
        vpternlogd zmm3, zmm25, zmm13, 0x96                             ;   316.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   317.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm1                                       ;   318.7 p5      61 t1
        vpaddd zmm24, zmm24, zmm28                                      ;   319.7 p0      62 v[2]
        vpsrld zmm13, zmm31, 0xa                                        ;   317.7 p0      50 w[10]
        vmovdqa64 zmm25, zmm29                                          ;   312.7         52 v[6] copy
        vpternlogd zmm25, zmm17, zmm14, 0xe8                            ;   317.0 p5      52 v[6]
        vprold zmm3, zmm31, 0xf                                         ;   318.7 p0      50 w[10]
        vprold zmm4, zmm31, 0xd                                         ;   319.7 p0      50 w[10]
        vprold zmm5, zmm29, 0x1e                                        ;   320.7 p0      47 v[6]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   320.7 p5      50 w[10]
        vprold zmm3, zmm29, 0x13                                        ;   321.7 p0      47 v[6]
        vprold zmm4, zmm16, 0x19                                        ;   322.7 p0      49 w[10]
        vprold zmm6, zmm29, 0xa                                         ;   323.7 p0      47 v[6]
        vprold zmm7, zmm16, 0xe                                         ;   324.7 p0      49 w[10]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   324.7 p5      47 v[6]
        vpsrld zmm3, zmm16, 3                                           ;   325.7 p0      49 w[10]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   326.7 p5      49 w[10]
        vpaddd zmm25, zmm25, zmm28                                      ;   321.0 p5      63 v[6]
        vpaddd zmm25, zmm25, zmm6                                       ;   325.7 p5      63 v[6]
        vpaddd zmm30, zmm30, zmm15                                      ;   323.0 p5      78 w[10]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 1792]     ;   121.3 p3      61 t1
        vpaddd zmm28, zmm28, zmm22                                      ;   324.0 p5      61 t1
        vpaddd zmm30, zmm30, zmm13                                      ;   325.0 p5      78 w[10]
        vpaddd zmm30, zmm30, zmm3                                       ;   327.7 p5      78 w[10]
        vmovdqa64 zmm13, zmm24                                          ;   320.7         51 t1 copy
        vpternlogd zmm13, zmm2, zmm27, 0xca                             ;   326.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   327.7 p5      61 t1
        vprold zmm13, zmm24, 0x1a                                       ;   327.7 p0      48 t1
        vprold zmm22, zmm24, 0x15                                       ;   328.7 p0      48 t1
        vprold zmm3, zmm24, 7                                           ;   329.7 p0      48 t1
        vpternlogd zmm3, zmm22, zmm13, 0x96                             ;   330.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   331.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm30                                      ;   332.7 p5      61 t1
        vpaddd zmm14, zmm14, zmm28                                      ;   333.7 p0      62 v[1]
        vpsrld zmm13, zmm1, 0xa                                         ;   331.7 p0      50 w[11]
        vmovdqa64 zmm22, zmm25                                          ;   326.7         52 v[5] copy
        vpternlogd zmm22, zmm29, zmm17, 0xe8                            ;   331.0 p5      52 v[5]
        vprold zmm3, zmm1, 0xf                                          ;   332.7 p0      50 w[11]
        vprold zmm4, zmm1, 0xd                                          ;   333.7 p0      50 w[11]
        vprold zmm5, zmm25, 0x1e                                        ;   334.7 p0      47 v[5]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   334.7 p5      50 w[11]
        vprold zmm3, zmm25, 0x13                                        ;   335.7 p0      47 v[5]
        vprold zmm4, zmm12, 0x19                                        ;   336.7 p0      49 w[11]
        vprold zmm6, zmm25, 0xa                                         ;   337.7 p0      47 v[5]
        vprold zmm7, zmm12, 0xe                                         ;   338.7 p0      49 w[11]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   338.7 p5      47 v[5]
        vpsrld zmm3, zmm12, 3                                           ;   339.7 p0      49 w[11]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   340.7 p5      49 w[11]
        vpaddd zmm22, zmm22, zmm28                                      ;   335.0 p5      63 v[5]
        vpaddd zmm22, zmm22, zmm6                                       ;   339.7 p5      63 v[5]
        vpaddd zmm16, zmm16, zmm23                                      ;   337.0 p5      78 w[11]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 1856]     ;   126.5 p2      61 t1
        vpaddd zmm28, zmm28, zmm27                                      ;   338.0 p5      61 t1
        vpaddd zmm16, zmm16, zmm13                                      ;   339.0 p5      78 w[11]
        vpaddd zmm16, zmm16, zmm3                                       ;   341.7 p5      78 w[11]
        vmovdqa64 zmm13, zmm14                                          ;   334.7         51 t1 copy
        vpternlogd zmm13, zmm24, zmm2, 0xca                             ;   340.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   341.7 p5      61 t1
        vprold zmm13, zmm14, 0x1a                                       ;   341.7 p0      48 t1
        vprold zmm27, zmm14, 0x15                                       ;   342.7 p0      48 t1
        vprold zmm3, zmm14, 7                                           ;   343.7 p0      48 t1
        vpternlogd zmm3, zmm27, zmm13, 0x96                             ;   344.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   345.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm16                                      ;   346.7 p5      61 t1
        vpaddd zmm17, zmm17, zmm28                                      ;   347.7 p0      62 v[0]
        vpsrld zmm13, zmm30, 0xa                                        ;   345.7 p0      50 w[12]
        vmovdqa64 zmm27, zmm22                                          ;   340.7         52 v[4] copy
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   345.0 p5      52 v[4]
        vprold zmm3, zmm30, 0xf                                         ;   346.7 p0      50 w[12]
        vprold zmm4, zmm30, 0xd                                         ;   347.7 p0      50 w[12]
        vprold zmm5, zmm22, 0x1e                                        ;   348.7 p0      47 v[4]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   348.7 p5      50 w[12]
        vprold zmm3, zmm22, 0x13                                        ;   349.7 p0      47 v[4]
        vprold zmm4, zmm9, 0x19                                         ;   350.7 p0      49 w[12]
        vprold zmm6, zmm22, 0xa                                         ;   351.7 p0      47 v[4]
        vprold zmm7, zmm9, 0xe                                          ;   352.7 p0      49 w[12]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   352.7 p5      47 v[4]
        vpsrld zmm3, zmm9, 3                                            ;   353.7 p0      49 w[12]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   354.7 p5      49 w[12]
        vpaddd zmm27, zmm27, zmm28                                      ;   349.0 p5      63 v[4]
        vpaddd zmm27, zmm27, zmm6                                       ;   353.7 p5      63 v[4]
        vpaddd zmm12, zmm12, zmm21                                      ;   351.0 p5      78 w[12]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 1920]     ;   131.7 p3      61 t1
        vpaddd zmm28, zmm28, zmm2                                       ;   352.0 p5      61 t1
        vpaddd zmm12, zmm12, zmm13                                      ;   353.0 p5      78 w[12]
        vpaddd zmm12, zmm12, zmm3                                       ;   355.7 p5      78 w[12]
        vmovdqa64 zmm13, zmm17                                          ;   348.7         51 t1 copy
        vpternlogd zmm13, zmm14, zmm24, 0xca                            ;   354.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   355.7 p5      61 t1
        vprold zmm13, zmm17, 0x1a                                       ;   355.7 p0      48 t1
        vprold zmm2, zmm17, 0x15                                        ;   356.7 p0      48 t1
        vprold zmm3, zmm17, 7                                           ;   357.7 p0      48 t1
        vpternlogd zmm3, zmm2, zmm13, 0x96                              ;   358.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   359.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm12                                      ;   360.7 p5      61 t1
        vpaddd zmm29, zmm29, zmm28                                      ;   361.7 p0      62 v[7]
        vpsrld zmm13, zmm16, 0xa                                        ;   359.7 p0      50 w[13]
        vmovdqa64 zmm2, zmm27                                           ;   354.7         52 v[3] copy
        vpternlogd zmm2, zmm22, zmm25, 0xe8                             ;   359.0 p5      52 v[3]
        vprold zmm3, zmm16, 0xf                                         ;   360.7 p0      50 w[13]
        vprold zmm4, zmm16, 0xd                                         ;   361.7 p0      50 w[13]
        vprold zmm5, zmm27, 0x1e                                        ;   362.7 p0      47 v[3]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   362.7 p5      50 w[13]
        vprold zmm3, zmm27, 0x13                                        ;   363.7 p0      47 v[3]
        vprold zmm4, zmm10, 0x19                                        ;   364.7 p0      49 w[13]
        vprold zmm6, zmm27, 0xa                                         ;   365.7 p0      47 v[3]
        vprold zmm7, zmm10, 0xe                                         ;   366.7 p0      49 w[13]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   366.7 p5      47 v[3]
        vpsrld zmm3, zmm10, 3                                           ;   367.7 p0      49 w[13]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   368.7 p5      49 w[13]
        vpaddd zmm2, zmm2, zmm28                                        ;   363.0 p5      63 v[3]
        vpaddd zmm2, zmm2, zmm6                                         ;   367.7 p5      63 v[3]
        vpaddd zmm9, zmm9, zmm20                                        ;   365.0 p5      78 w[13]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 1984]     ;   136.8 p2      61 t1
        vpaddd zmm28, zmm28, zmm24                                      ;   366.0 p5      61 t1
        vpaddd zmm9, zmm9, zmm13                                        ;   367.0 p5      78 w[13]
        vpaddd zmm9, zmm9, zmm3                                         ;   369.7 p5      78 w[13]
        vmovdqa64 zmm13, zmm29                                          ;   362.7         51 t1 copy
        vpternlogd zmm13, zmm17, zmm14, 0xca                            ;   368.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   369.7 p5      61 t1
        vprold zmm13, zmm29, 0x1a                                       ;   369.7 p0      48 t1
        vprold zmm24, zmm29, 0x15                                       ;   370.7 p0      48 t1
        vprold zmm3, zmm29, 7                                           ;   371.7 p0      48 t1
        vpternlogd zmm3, zmm24, zmm13, 0x96                             ;   372.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   373.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm9                                       ;   374.7 p5      61 t1
        vpaddd zmm25, zmm25, zmm28                                      ;   375.7 p0      62 v[6]
        vpsrld zmm13, zmm12, 0xa                                        ;   373.7 p0      50 w[14]
        vmovdqa64 zmm24, zmm2                                           ;   368.7         52 v[2] copy
        vpternlogd zmm24, zmm27, zmm22, 0xe8                            ;   373.0 p5      52 v[2]
        vprold zmm3, zmm12, 0xf                                         ;   374.7 p0      50 w[14]
        vprold zmm4, zmm12, 0xd                                         ;   375.7 p0      50 w[14]
        vprold zmm5, zmm2, 0x1e                                         ;   376.7 p0      47 v[2]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   376.7 p5      50 w[14]
        vprold zmm3, zmm2, 0x13                                         ;   377.7 p0      47 v[2]
        vprold zmm4, zmm8, 0x19                                         ;   378.7 p0      49 w[14]
        vprold zmm6, zmm2, 0xa                                          ;   379.7 p0      47 v[2]
        vprold zmm7, zmm8, 0xe                                          ;   380.7 p0      49 w[14]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   380.7 p5      47 v[2]
        vpsrld zmm3, zmm8, 3                                            ;   381.7 p0      49 w[14]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   382.7 p5      49 w[14]
        vpaddd zmm24, zmm24, zmm28                                      ;   377.0 p5      63 v[2]
        vpaddd zmm24, zmm24, zmm6                                       ;   381.7 p5      63 v[2]
        vpaddd zmm10, zmm10, zmm11                                      ;   379.0 p5      78 w[14]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2048]     ;   151.2 p3      61 t1
        vpaddd zmm28, zmm28, zmm14                                      ;   380.0 p5      61 t1
        vpaddd zmm10, zmm10, zmm13                                      ;   381.0 p5      78 w[14]
        vpaddd zmm10, zmm10, zmm3                                       ;   383.7 p5      78 w[14]
        vmovdqa64 zmm13, zmm25                                          ;   376.7         51 t1 copy
        vpternlogd zmm13, zmm29, zmm17, 0xca                            ;   382.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   383.7 p5      61 t1
        vprold zmm13, zmm25, 0x1a                                       ;   383.7 p0      48 t1
        vprold zmm14, zmm25, 0x15                                       ;   384.7 p0      48 t1
        vprold zmm3, zmm25, 7                                           ;   385.7 p0      48 t1
        vpternlogd zmm3, zmm14, zmm13, 0x96                             ;   386.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   387.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm10                                      ;   388.7 p5      61 t1
        vpaddd zmm22, zmm22, zmm28                                      ;   389.7 p0      62 v[5]
        vpsrld zmm13, zmm9, 0xa                                         ;   387.7 p0      50 w[15]
        vmovdqa64 zmm14, zmm24                                          ;   382.7         52 v[1] copy
        vpternlogd zmm14, zmm2, zmm27, 0xe8                             ;   387.0 p5      52 v[1]
        vprold zmm3, zmm9, 0xf                                          ;   388.7 p0      50 w[15]
        vprold zmm4, zmm9, 0xd                                          ;   389.7 p0      50 w[15]
        vprold zmm5, zmm24, 0x1e                                        ;   390.7 p0      47 v[1]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   390.7 p5      50 w[15]
        vprold zmm3, zmm24, 0x13                                        ;   391.7 p0      47 v[1]
        vprold zmm4, zmm26, 0x19                                        ;   392.7 p0      49 w[15]
        vprold zmm6, zmm24, 0xa                                         ;   393.7 p0      47 v[1]
        vprold zmm7, zmm26, 0xe                                         ;   394.7 p0      49 w[15]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   394.7 p5      47 v[1]
        vpsrld zmm3, zmm26, 3                                           ;   395.7 p0      49 w[15]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   396.7 p5      49 w[15]
        vpaddd zmm14, zmm14, zmm28                                      ;   391.0 p5      63 v[1]
        vpaddd zmm14, zmm14, zmm6                                       ;   395.7 p5      63 v[1]
        vpaddd zmm8, zmm8, zmm31                                        ;   393.0 p5      78 w[15]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2112]     ;   164.0 p2      61 t1
        vpaddd zmm28, zmm28, zmm17                                      ;   394.0 p5      61 t1
        vpaddd zmm8, zmm8, zmm13                                        ;   395.0 p5      78 w[15]
        vpaddd zmm8, zmm8, zmm3                                         ;   397.7 p5      78 w[15]
        vmovdqa64 zmm13, zmm22                                          ;   390.7         51 t1 copy
        vpternlogd zmm13, zmm25, zmm29, 0xca                            ;   396.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   397.7 p5      61 t1
        vprold zmm13, zmm22, 0x1a                                       ;   397.7 p0      48 t1
        vprold zmm17, zmm22, 0x15                                       ;   398.7 p0      48 t1
        vprold zmm3, zmm22, 7                                           ;   399.7 p0      48 t1
        vpternlogd zmm3, zmm17, zmm13, 0x96                             ;   400.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   401.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm8                                       ;   402.7 p5      61 t1
        vpaddd zmm27, zmm27, zmm28                                      ;   403.7 p0      62 v[4]
        vpsrld zmm13, zmm10, 0xa                                        ;   401.7 p0      50 w[0]
        vmovdqa64 zmm17, zmm14                                          ;   396.7         52 v[0] copy
        vpternlogd zmm17, zmm24, zmm2, 0xe8                             ;   401.0 p5      52 v[0]
        vprold zmm3, zmm10, 0xf                                         ;   402.7 p0      50 w[0]
        vprold zmm4, zmm10, 0xd                                         ;   403.7 p0      50 w[0]
        vprold zmm5, zmm14, 0x1e                                        ;   404.7 p0      47 v[0]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   404.7 p5      50 w[0]
        vprold zmm3, zmm14, 0x13                                        ;   405.7 p0      47 v[0]
        vprold zmm4, zmm19, 0x19                                        ;   406.7 p0      49 w[0]
        vprold zmm6, zmm14, 0xa                                         ;   407.7 p0      47 v[0]
        vprold zmm7, zmm19, 0xe                                         ;   408.7 p0      49 w[0]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   408.7 p5      47 v[0]
        vpsrld zmm3, zmm19, 3                                           ;   409.7 p0      49 w[0]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   410.7 p5      49 w[0]
        vpaddd zmm17, zmm17, zmm28                                      ;   405.0 p5      63 v[0]
        vpaddd zmm17, zmm17, zmm6                                       ;   409.7 p5      63 v[0]
        vpaddd zmm26, zmm26, zmm1                                       ;   407.0 p5      78 w[0]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2176]     ;   175.7 p3      61 t1
        vpaddd zmm28, zmm28, zmm29                                      ;   408.0 p5      61 t1
        vpaddd zmm26, zmm26, zmm13                                      ;   409.0 p5      78 w[0]
        vpaddd zmm26, zmm26, zmm3                                       ;   411.7 p5      78 w[0]
        vmovdqa64 zmm13, zmm27                                          ;   404.7         51 t1 copy
        vpternlogd zmm13, zmm22, zmm25, 0xca                            ;   410.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   411.7 p5      61 t1
        vprold zmm13, zmm27, 0x1a                                       ;   411.7 p0      48 t1
        vprold zmm29, zmm27, 0x15                                       ;   412.7 p0      48 t1
        vprold zmm3, zmm27, 7                                           ;   413.7 p0      48 t1
        vpternlogd zmm3, zmm29, zmm13, 0x96                             ;   414.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   415.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm26                                      ;   416.7 p5      61 t1
        vpaddd zmm2, zmm2, zmm28                                        ;   417.7 p0      62 v[3]
        vpsrld zmm13, zmm8, 0xa                                         ;   415.7 p0      50 w[1]
        vmovdqa64 zmm29, zmm17                                          ;   410.7         52 v[7] copy
        vpternlogd zmm29, zmm14, zmm24, 0xe8                            ;   415.0 p5      52 v[7]
        vprold zmm3, zmm8, 0xf                                          ;   416.7 p0      50 w[1]
        vprold zmm4, zmm8, 0xd                                          ;   417.7 p0      50 w[1]
        vprold zmm5, zmm17, 0x1e                                        ;   418.7 p0      47 v[7]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   418.7 p5      50 w[1]
        vprold zmm3, zmm17, 0x13                                        ;   419.7 p0      47 v[7]
        vprold zmm4, zmm18, 0x19                                        ;   420.7 p0      49 w[1]
        vprold zmm6, zmm17, 0xa                                         ;   421.7 p0      47 v[7]
        vprold zmm7, zmm18, 0xe                                         ;   422.7 p0      49 w[1]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   422.7 p5      47 v[7]
        vpsrld zmm3, zmm18, 3                                           ;   423.7 p0      49 w[1]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   424.7 p5      49 w[1]
        vpaddd zmm29, zmm29, zmm28                                      ;   419.0 p5      63 v[7]
        vpaddd zmm29, zmm29, zmm6                                       ;   423.7 p5      63 v[7]
        vpaddd zmm19, zmm19, zmm30                                      ;   421.0 p5      78 w[1]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2240]     ;   189.7 p2      61 t1
        vpaddd zmm28, zmm28, zmm25                                      ;   422.0 p5      61 t1
        vpaddd zmm19, zmm19, zmm13                                      ;   423.0 p5      78 w[1]
        vpaddd zmm19, zmm19, zmm3                                       ;   425.7 p5      78 w[1]
        vmovdqa64 zmm13, zmm2                                           ;   418.7         51 t1 copy
        vpternlogd zmm13, zmm27, zmm22, 0xca                            ;   424.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   425.7 p5      61 t1
        vprold zmm13, zmm2, 0x1a                                        ;   425.7 p0      48 t1
        vprold zmm25, zmm2, 0x15                                        ;   426.7 p0      48 t1
        vprold zmm3, zmm2, 7                                            ;   427.7 p0      48 t1
        vpternlogd zmm3, zmm25, zmm13, 0x96                             ;   428.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   429.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm19                                      ;   430.7 p5      61 t1
        vpaddd zmm24, zmm24, zmm28                                      ;   431.7 p0      62 v[2]
        vpsrld zmm13, zmm26, 0xa                                        ;   429.7 p0      50 w[2]
        vmovdqa64 zmm25, zmm29                                          ;   424.7         52 v[6] copy
        vpternlogd zmm25, zmm17, zmm14, 0xe8                            ;   429.0 p5      52 v[6]
        vprold zmm3, zmm26, 0xf                                         ;   430.7 p0      50 w[2]
        vprold zmm4, zmm26, 0xd                                         ;   431.7 p0      50 w[2]
        vprold zmm5, zmm29, 0x1e                                        ;   432.7 p0      47 v[6]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   432.7 p5      50 w[2]
        vprold zmm3, zmm29, 0x13                                        ;   433.7 p0      47 v[6]
        vprold zmm4, zmm15, 0x19                                        ;   434.7 p0      49 w[2]
        vprold zmm6, zmm29, 0xa                                         ;   435.7 p0      47 v[6]
        vprold zmm7, zmm15, 0xe                                         ;   436.7 p0      49 w[2]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   436.7 p5      47 v[6]
        vpsrld zmm3, zmm15, 3                                           ;   437.7 p0      49 w[2]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   438.7 p5      49 w[2]
        vpaddd zmm25, zmm25, zmm28                                      ;   433.0 p5      63 v[6]
        vpaddd zmm25, zmm25, zmm6                                       ;   437.7 p5      63 v[6]
        vpaddd zmm18, zmm18, zmm16                                      ;   435.0 p5      78 w[2]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2304]     ;   204.7 p3      61 t1
        vpaddd zmm28, zmm28, zmm22                                      ;   436.0 p5      61 t1
        vpaddd zmm18, zmm18, zmm13                                      ;   437.0 p5      78 w[2]
        vpaddd zmm18, zmm18, zmm3                                       ;   439.7 p5      78 w[2]
        vmovdqa64 zmm13, zmm24                                          ;   432.7         51 t1 copy
        vpternlogd zmm13, zmm2, zmm27, 0xca                             ;   438.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   439.7 p5      61 t1
        vprold zmm13, zmm24, 0x1a                                       ;   439.7 p0      48 t1
        vprold zmm22, zmm24, 0x15                                       ;   440.7 p0      48 t1
        vprold zmm3, zmm24, 7                                           ;   441.7 p0      48 t1
        vpternlogd zmm3, zmm22, zmm13, 0x96                             ;   442.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   443.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm18                                      ;   444.7 p5      61 t1
        vpaddd zmm14, zmm14, zmm28                                      ;   445.7 p0      62 v[1]
        vpsrld zmm13, zmm19, 0xa                                        ;   443.7 p0      50 w[3]
        vmovdqa64 zmm22, zmm25                                          ;   438.7         52 v[5] copy
        vpternlogd zmm22, zmm29, zmm17, 0xe8                            ;   443.0 p5      52 v[5]
        vprold zmm3, zmm19, 0xf                                         ;   444.7 p0      50 w[3]
        vprold zmm4, zmm19, 0xd                                         ;   445.7 p0      50 w[3]
        vprold zmm5, zmm25, 0x1e                                        ;   446.7 p0      47 v[5]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   446.7 p5      50 w[3]
        vprold zmm3, zmm25, 0x13                                        ;   447.7 p0      47 v[5]
        vprold zmm4, zmm23, 0x19                                        ;   448.7 p0      49 w[3]
        vprold zmm6, zmm25, 0xa                                         ;   449.7 p0      47 v[5]
        vprold zmm7, zmm23, 0xe                                         ;   450.7 p0      49 w[3]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   450.7 p5      47 v[5]
        vpsrld zmm3, zmm23, 3                                           ;   451.7 p0      49 w[3]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   452.7 p5      49 w[3]
        vpaddd zmm22, zmm22, zmm28                                      ;   447.0 p5      63 v[5]
        vpaddd zmm22, zmm22, zmm6                                       ;   451.7 p5      63 v[5]
        vpaddd zmm15, zmm15, zmm12                                      ;   449.0 p5      78 w[3]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2368]     ;   219.7 p2      61 t1
        vpaddd zmm28, zmm28, zmm27                                      ;   450.0 p5      61 t1
        vpaddd zmm15, zmm15, zmm13                                      ;   451.0 p5      78 w[3]
        vpaddd zmm15, zmm15, zmm3                                       ;   453.7 p5      78 w[3]
        vmovdqa64 zmm13, zmm14                                          ;   446.7         51 t1 copy
        vpternlogd zmm13, zmm24, zmm2, 0xca                             ;   452.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   453.7 p5      61 t1
        vprold zmm13, zmm14, 0x1a                                       ;   453.7 p0      48 t1
        vprold zmm27, zmm14, 0x15                                       ;   454.7 p0      48 t1
        vprold zmm3, zmm14, 7                                           ;   455.7 p0      48 t1
        vpternlogd zmm3, zmm27, zmm13, 0x96                             ;   456.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   457.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm15                                      ;   458.7 p5      61 t1
        vpaddd zmm17, zmm17, zmm28                                      ;   459.7 p0      62 v[0]
        vpsrld zmm13, zmm18, 0xa                                        ;   457.7 p0      50 w[4]
        vmovdqa64 zmm27, zmm22                                          ;   452.7         52 v[4] copy
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   457.0 p5      52 v[4]
        vprold zmm3, zmm18, 0xf                                         ;   458.7 p0      50 w[4]
        vprold zmm4, zmm18, 0xd                                         ;   459.7 p0      50 w[4]
        vprold zmm5, zmm22, 0x1e                                        ;   460.7 p0      47 v[4]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   460.7 p5      50 w[4]
        vprold zmm3, zmm22, 0x13                                        ;   461.7 p0      47 v[4]
        vprold zmm4, zmm21, 0x19                                        ;   462.7 p0      49 w[4]
        vprold zmm6, zmm22, 0xa                                         ;   463.7 p0      47 v[4]
        vprold zmm7, zmm21, 0xe                                         ;   464.7 p0      49 w[4]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   464.7 p5      47 v[4]
        vpsrld zmm3, zmm21, 3                                           ;   465.7 p0      49 w[4]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   466.7 p5      49 w[4]
        vpaddd zmm27, zmm27, zmm28                                      ;   461.0 p5      63 v[4]
        vpaddd zmm27, zmm27, zmm6                                       ;   465.7 p5      63 v[4]
        vpaddd zmm23, zmm23, zmm9                                       ;   463.0 p5      78 w[4]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2432]     ;   234.7 p3      61 t1
        vpaddd zmm28, zmm28, zmm2                                       ;   464.0 p5      61 t1
        vpaddd zmm23, zmm23, zmm13                                      ;   465.0 p5      78 w[4]
        vpaddd zmm23, zmm23, zmm3                                       ;   467.7 p5      78 w[4]
        vmovdqa64 zmm13, zmm17                                          ;   460.7         51 t1 copy
        vpternlogd zmm13, zmm14, zmm24, 0xca                            ;   466.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   467.7 p5      61 t1
        vprold zmm13, zmm17, 0x1a                                       ;   467.7 p0      48 t1
        vprold zmm2, zmm17, 0x15                                        ;   468.7 p0      48 t1
        vprold zmm3, zmm17, 7                                           ;   469.7 p0      48 t1
        vpternlogd zmm3, zmm2, zmm13, 0x96                              ;   470.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   471.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm23                                      ;   472.7 p5      61 t1
        vpaddd zmm29, zmm29, zmm28                                      ;   473.7 p0      62 v[7]
        vpsrld zmm13, zmm15, 0xa                                        ;   471.7 p0      50 w[5]
        vmovdqa64 zmm2, zmm27                                           ;   466.7         52 v[3] copy
        vpternlogd zmm2, zmm22, zmm25, 0xe8                             ;   471.0 p5      52 v[3]
        vprold zmm3, zmm15, 0xf                                         ;   472.7 p0      50 w[5]
        vprold zmm4, zmm15, 0xd                                         ;   473.7 p0      50 w[5]
        vprold zmm5, zmm27, 0x1e                                        ;   474.7 p0      47 v[3]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   474.7 p5      50 w[5]
        vprold zmm3, zmm27, 0x13                                        ;   475.7 p0      47 v[3]
        vprold zmm4, zmm20, 0x19                                        ;   476.7 p0      49 w[5]
        vprold zmm6, zmm27, 0xa                                         ;   477.7 p0      47 v[3]
        vprold zmm7, zmm20, 0xe                                         ;   478.7 p0      49 w[5]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   478.7 p5      47 v[3]
        vpsrld zmm3, zmm20, 3                                           ;   479.7 p0      49 w[5]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   480.7 p5      49 w[5]
        vpaddd zmm2, zmm2, zmm28                                        ;   475.0 p5      63 v[3]
        vpaddd zmm2, zmm2, zmm6                                         ;   479.7 p5      63 v[3]
        vpaddd zmm21, zmm21, zmm10                                      ;   477.0 p5      78 w[5]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2496]     ;   249.7 p2      61 t1
        vpaddd zmm28, zmm28, zmm24                                      ;   478.0 p5      61 t1
        vpaddd zmm21, zmm21, zmm13                                      ;   479.0 p5      78 w[5]
        vpaddd zmm21, zmm21, zmm3                                       ;   481.7 p5      78 w[5]
        vmovdqa64 zmm13, zmm29                                          ;   474.7         51 t1 copy
        vpternlogd zmm13, zmm17, zmm14, 0xca                            ;   480.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   481.7 p5      61 t1
        vprold zmm13, zmm29, 0x1a                                       ;   481.7 p0      48 t1
        vprold zmm24, zmm29, 0x15                                       ;   482.7 p0      48 t1
        vprold zmm3, zmm29, 7                                           ;   483.7 p0      48 t1
        vpternlogd zmm3, zmm24, zmm13, 0x96                             ;   484.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   485.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm21                                      ;   486.7 p5      61 t1
        vpaddd zmm25, zmm25, zmm28                                      ;   487.7 p0      62 v[6]
        vpsrld zmm13, zmm23, 0xa                                        ;   485.7 p0      50 w[6]
        vmovdqa64 zmm24, zmm2                                           ;   480.7         52 v[2] copy
        vpternlogd zmm24, zmm27, zmm22, 0xe8                            ;   485.0 p5      52 v[2]
        vprold zmm3, zmm23, 0xf                                         ;   486.7 p0      50 w[6]
        vprold zmm4, zmm23, 0xd                                         ;   487.7 p0      50 w[6]
        vprold zmm5, zmm2, 0x1e                                         ;   488.7 p0      47 v[2]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   488.7 p5      50 w[6]
        vprold zmm3, zmm2, 0x13                                         ;   489.7 p0      47 v[2]
        vprold zmm4, zmm11, 0x19                                        ;   490.7 p0      49 w[6]
        vprold zmm6, zmm2, 0xa                                          ;   491.7 p0      47 v[2]
        vprold zmm7, zmm11, 0xe                                         ;   492.7 p0      49 w[6]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   492.7 p5      47 v[2]
        vpsrld zmm3, zmm11, 3                                           ;   493.7 p0      49 w[6]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   494.7 p5      49 w[6]
        vpaddd zmm24, zmm24, zmm28                                      ;   489.0 p5      63 v[2]
        vpaddd zmm24, zmm24, zmm6                                       ;   493.7 p5      63 v[2]
        vpaddd zmm20, zmm20, zmm8                                       ;   491.0 p5      78 w[6]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2560]     ;   264.7 p3      61 t1
        vpaddd zmm28, zmm28, zmm14                                      ;   492.0 p5      61 t1
        vpaddd zmm20, zmm20, zmm13                                      ;   493.0 p5      78 w[6]
        vpaddd zmm20, zmm20, zmm3                                       ;   495.7 p5      78 w[6]
        vmovdqa64 zmm13, zmm25                                          ;   488.7         51 t1 copy
        vpternlogd zmm13, zmm29, zmm17, 0xca                            ;   494.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   495.7 p5      61 t1
        vprold zmm13, zmm25, 0x1a                                       ;   495.7 p0      48 t1
        vprold zmm14, zmm25, 0x15                                       ;   496.7 p0      48 t1
        vprold zmm3, zmm25, 7                                           ;   497.7 p0      48 t1
        vpternlogd zmm3, zmm14, zmm13, 0x96                             ;   498.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   499.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm20                                      ;   500.7 p5      61 t1
        vpaddd zmm22, zmm22, zmm28                                      ;   501.7 p0      62 v[5]
        vpsrld zmm13, zmm21, 0xa                                        ;   499.7 p0      50 w[7]
        vmovdqa64 zmm14, zmm24                                          ;   494.7         52 v[1] copy
        vpternlogd zmm14, zmm2, zmm27, 0xe8                             ;   499.0 p5      52 v[1]
        vprold zmm3, zmm21, 0xf                                         ;   500.7 p0      50 w[7]
        vprold zmm4, zmm21, 0xd                                         ;   501.7 p0      50 w[7]
        vprold zmm5, zmm24, 0x1e                                        ;   502.7 p0      47 v[1]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   502.7 p5      50 w[7]
        vprold zmm3, zmm24, 0x13                                        ;   503.7 p0      47 v[1]
        vprold zmm4, zmm31, 0x19                                        ;   504.7 p0      49 w[7]
        vprold zmm6, zmm24, 0xa                                         ;   505.7 p0      47 v[1]
        vprold zmm7, zmm31, 0xe                                         ;   506.7 p0      49 w[7]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   506.7 p5      47 v[1]
        vpsrld zmm3, zmm31, 3                                           ;   507.7 p0      49 w[7]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   508.7 p5      49 w[7]
        vpaddd zmm14, zmm14, zmm28                                      ;   503.0 p5      63 v[1]
        vpaddd zmm14, zmm14, zmm6                                       ;   507.7 p5      63 v[1]
        vpaddd zmm11, zmm11, zmm26                                      ;   505.0 p5      78 w[7]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2624]     ;   278.8 p2      61 t1
        vpaddd zmm28, zmm28, zmm17                                      ;   506.0 p5      61 t1
        vpaddd zmm11, zmm11, zmm13                                      ;   507.0 p5      78 w[7]
        vpaddd zmm11, zmm11, zmm3                                       ;   509.7 p5      78 w[7]
        vmovdqa64 zmm13, zmm22                                          ;   502.7         51 t1 copy
        vpternlogd zmm13, zmm25, zmm29, 0xca                            ;   508.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   509.7 p5      61 t1
        vprold zmm13, zmm22, 0x1a                                       ;   509.7 p0      48 t1
        vprold zmm17, zmm22, 0x15                                       ;   510.7 p0      48 t1
        vprold zmm3, zmm22, 7                                           ;   511.7 p0      48 t1
        vpternlogd zmm3, zmm17, zmm13, 0x96                             ;   512.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   513.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm11                                      ;   514.7 p5      61 t1
        vpaddd zmm27, zmm27, zmm28                                      ;   515.7 p0      62 v[4]
        vpsrld zmm13, zmm20, 0xa                                        ;   513.7 p0      50 w[8]
        vmovdqa64 zmm17, zmm14                                          ;   508.7         52 v[0] copy
        vpternlogd zmm17, zmm24, zmm2, 0xe8                             ;   513.0 p5      52 v[0]
        vprold zmm3, zmm20, 0xf                                         ;   514.7 p0      50 w[8]
        vprold zmm4, zmm20, 0xd                                         ;   515.7 p0      50 w[8]
        vprold zmm5, zmm14, 0x1e                                        ;   516.7 p0      47 v[0]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   516.7 p5      50 w[8]
        vprold zmm3, zmm14, 0x13                                        ;   517.7 p0      47 v[0]
        vprold zmm4, zmm1, 0x19                                         ;   518.7 p0      49 w[8]
        vprold zmm6, zmm14, 0xa                                         ;   519.7 p0      47 v[0]
        vprold zmm7, zmm1, 0xe                                          ;   520.7 p0      49 w[8]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   520.7 p5      47 v[0]
        vpsrld zmm3, zmm1, 3                                            ;   521.7 p0      49 w[8]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   522.7 p5      49 w[8]
        vpaddd zmm17, zmm17, zmm28                                      ;   517.0 p5      63 v[0]
        vpaddd zmm17, zmm17, zmm6                                       ;   521.7 p5      63 v[0]
        vpaddd zmm31, zmm31, zmm19                                      ;   519.0 p5      78 w[8]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2688]     ;   293.0 p3      61 t1
        vpaddd zmm28, zmm28, zmm29                                      ;   520.0 p5      61 t1
        vpaddd zmm31, zmm31, zmm13                                      ;   521.0 p5      78 w[8]
        vpaddd zmm31, zmm31, zmm3                                       ;   523.7 p5      78 w[8]
        vmovdqa64 zmm13, zmm27                                          ;   516.7         51 t1 copy
        vpternlogd zmm13, zmm22, zmm25, 0xca                            ;   522.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   523.7 p5      61 t1
        vprold zmm13, zmm27, 0x1a                                       ;   523.7 p0      48 t1
        vprold zmm29, zmm27, 0x15                                       ;   524.7 p0      48 t1
        vprold zmm3, zmm27, 7                                           ;   525.7 p0      48 t1
        vpternlogd zmm3, zmm29, zmm13, 0x96                             ;   526.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   527.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm31                                      ;   528.7 p5      61 t1
        vpaddd zmm2, zmm2, zmm28                                        ;   529.7 p0      62 v[3]
        vpsrld zmm13, zmm11, 0xa                                        ;   527.7 p0      50 w[9]
        vmovdqa64 zmm29, zmm17                                          ;   522.7         52 v[7] copy
        vpternlogd zmm29, zmm14, zmm24, 0xe8                            ;   527.0 p5      52 v[7]
        vprold zmm3, zmm11, 0xf                                         ;   528.7 p0      50 w[9]
        vprold zmm4, zmm11, 0xd                                         ;   529.7 p0      50 w[9]
        vprold zmm5, zmm17, 0x1e                                        ;   530.7 p0      47 v[7]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   530.7 p5      50 w[9]
        vprold zmm3, zmm17, 0x13                                        ;   531.7 p0      47 v[7]
        vprold zmm4, zmm30, 0x19                                        ;   532.7 p0      49 w[9]
        vprold zmm6, zmm17, 0xa                                         ;   533.7 p0      47 v[7]
        vprold zmm7, zmm30, 0xe                                         ;   534.7 p0      49 w[9]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   534.7 p5      47 v[7]
        vpsrld zmm3, zmm30, 3                                           ;   535.7 p0      49 w[9]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   536.7 p5      49 w[9]
        vpaddd zmm29, zmm29, zmm28                                      ;   531.0 p5      63 v[7]
        vpaddd zmm29, zmm29, zmm6                                       ;   535.7 p5      63 v[7]
        vpaddd zmm1, zmm1, zmm18                                        ;   533.0 p5      78 w[9]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2752]     ;   307.0 p2      61 t1
        vpaddd zmm28, zmm28, zmm25                                      ;   534.0 p5      61 t1
        vpaddd zmm1, zmm1, zmm13                                        ;   535.0 p5      78 w[9]
        vpaddd zmm1, zmm1, zmm3                                         ;   537.7 p5      78 w[9]
        vmovdqa64 zmm13, zmm2                                           ;   530.7         51 t1 copy
        vpternlogd zmm13, zmm27, zmm22, 0xca                            ;   536.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   537.7 p5      61 t1
        vprold zmm13, zmm2, 0x1a                                        ;   537.7 p0      48 t1
        vprold zmm25, zmm2, 0x15                                        ;   538.7 p0      48 t1
        vprold zmm3, zmm2, 7                                            ;   539.7 p0      48 t1
        vpternlogd zmm3, zmm25, zmm13, 0x96                             ;   540.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   541.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm1                                       ;   542.7 p5      61 t1
        vpaddd zmm24, zmm24, zmm28                                      ;   543.7 p0      62 v[2]
        vpsrld zmm13, zmm31, 0xa                                        ;   541.7 p0      50 w[10]
        vmovdqa64 zmm25, zmm29                                          ;   536.7         52 v[6] copy
        vpternlogd zmm25, zmm17, zmm14, 0xe8                            ;   541.0 p5      52 v[6]
        vprold zmm3, zmm31, 0xf                                         ;   542.7 p0      50 w[10]
        vprold zmm4, zmm31, 0xd                                         ;   543.7 p0      50 w[10]
        vprold zmm5, zmm29, 0x1e                                        ;   544.7 p0      47 v[6]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   544.7 p5      50 w[10]
        vprold zmm3, zmm29, 0x13                                        ;   545.7 p0      47 v[6]
        vprold zmm4, zmm16, 0x19                                        ;   546.7 p0      49 w[10]
        vprold zmm6, zmm29, 0xa                                         ;   547.7 p0      47 v[6]
        vprold zmm7, zmm16, 0xe                                         ;   548.7 p0      49 w[10]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   548.7 p5      47 v[6]
        vpsrld zmm3, zmm16, 3                                           ;   549.7 p0      49 w[10]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   550.7 p5      49 w[10]
        vpaddd zmm25, zmm25, zmm28                                      ;   545.0 p5      63 v[6]
        vpaddd zmm25, zmm25, zmm6                                       ;   549.7 p5      63 v[6]
        vpaddd zmm30, zmm30, zmm15                                      ;   547.0 p5      78 w[10]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2816]     ;   321.0 p3      61 t1
        vpaddd zmm28, zmm28, zmm22                                      ;   548.0 p5      61 t1
        vpaddd zmm30, zmm30, zmm13                                      ;   549.0 p5      78 w[10]
        vpaddd zmm30, zmm30, zmm3                                       ;   551.7 p5      78 w[10]
        vmovdqa64 zmm13, zmm24                                          ;   544.7         51 t1 copy
        vpternlogd zmm13, zmm2, zmm27, 0xca                             ;   550.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   551.7 p5      61 t1
        vprold zmm13, zmm24, 0x1a                                       ;   551.7 p0      48 t1
        vprold zmm22, zmm24, 0x15                                       ;   552.7 p0      48 t1
        vprold zmm3, zmm24, 7                                           ;   553.7 p0      48 t1
        vpternlogd zmm3, zmm22, zmm13, 0x96                             ;   554.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   555.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm30                                      ;   556.7 p5      61 t1
        vpaddd zmm14, zmm14, zmm28                                      ;   557.7 p0      62 v[1]
        vpsrld zmm13, zmm1, 0xa                                         ;   555.7 p0      50 w[11]
        vmovdqa64 zmm22, zmm25                                          ;   550.7         52 v[5] copy
        vpternlogd zmm22, zmm29, zmm17, 0xe8                            ;   555.0 p5      52 v[5]
        vprold zmm3, zmm1, 0xf                                          ;   556.7 p0      50 w[11]
        vprold zmm4, zmm1, 0xd                                          ;   557.7 p0      50 w[11]
        vprold zmm5, zmm25, 0x1e                                        ;   558.7 p0      47 v[5]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   558.7 p5      50 w[11]
        vprold zmm3, zmm25, 0x13                                        ;   559.7 p0      47 v[5]
        vprold zmm4, zmm12, 0x19                                        ;   560.7 p0      49 w[11]
        vprold zmm6, zmm25, 0xa                                         ;   561.7 p0      47 v[5]
        vprold zmm7, zmm12, 0xe                                         ;   562.7 p0      49 w[11]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   562.7 p5      47 v[5]
        vpsrld zmm3, zmm12, 3                                           ;   563.7 p0      49 w[11]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   564.7 p5      49 w[11]
        vpaddd zmm22, zmm22, zmm28                                      ;   559.0 p5      63 v[5]
        vpaddd zmm22, zmm22, zmm6                                       ;   563.7 p5      63 v[5]
        vpaddd zmm16, zmm16, zmm23                                      ;   561.0 p5      78 w[11]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2880]     ;   335.0 p2      61 t1
        vpaddd zmm28, zmm28, zmm27                                      ;   562.0 p5      61 t1
        vpaddd zmm16, zmm16, zmm13                                      ;   563.0 p5      78 w[11]
        vpaddd zmm16, zmm16, zmm3                                       ;   565.7 p5      78 w[11]
        vmovdqa64 zmm13, zmm14                                          ;   558.7         51 t1 copy
        vpternlogd zmm13, zmm24, zmm2, 0xca                             ;   564.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   565.7 p5      61 t1
        vprold zmm13, zmm14, 0x1a                                       ;   565.7 p0      48 t1
        vprold zmm27, zmm14, 0x15                                       ;   566.7 p0      48 t1
        vprold zmm3, zmm14, 7                                           ;   567.7 p0      48 t1
        vpternlogd zmm3, zmm27, zmm13, 0x96                             ;   568.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   569.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm16                                      ;   570.7 p5      61 t1
        vpaddd zmm17, zmm17, zmm28                                      ;   571.7 p0      62 v[0]
        vpsrld zmm13, zmm30, 0xa                                        ;   569.7 p0      50 w[12]
        vmovdqa64 zmm27, zmm22                                          ;   564.7         52 v[4] copy
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   569.0 p5      52 v[4]
        vprold zmm3, zmm30, 0xf                                         ;   570.7 p0      50 w[12]
        vprold zmm4, zmm30, 0xd                                         ;   571.7 p0      50 w[12]
        vprold zmm5, zmm22, 0x1e                                        ;   572.7 p0      47 v[4]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   572.7 p5      50 w[12]
        vprold zmm3, zmm22, 0x13                                        ;   573.7 p0      47 v[4]
        vprold zmm4, zmm9, 0x19                                         ;   574.7 p0      49 w[12]
        vprold zmm6, zmm22, 0xa                                         ;   575.7 p0      47 v[4]
        vprold zmm7, zmm9, 0xe                                          ;   576.7 p0      49 w[12]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   576.7 p5      47 v[4]
        vpsrld zmm3, zmm9, 3                                            ;   577.7 p0      49 w[12]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   578.7 p5      49 w[12]
        vpaddd zmm27, zmm27, zmm28                                      ;   573.0 p5      63 v[4]
        vpaddd zmm27, zmm27, zmm6                                       ;   577.7 p5      63 v[4]
        vpaddd zmm12, zmm12, zmm21                                      ;   575.0 p5      78 w[12]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 2944]     ;   349.0 p3      61 t1
        vpaddd zmm28, zmm28, zmm2                                       ;   576.0 p5      61 t1
        vpaddd zmm12, zmm12, zmm13                                      ;   577.0 p5      78 w[12]
        vpaddd zmm12, zmm12, zmm3                                       ;   579.7 p5      78 w[12]
        vmovdqa64 zmm13, zmm17                                          ;   572.7         51 t1 copy
        vpternlogd zmm13, zmm14, zmm24, 0xca                            ;   578.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   579.7 p5      61 t1
        vprold zmm13, zmm17, 0x1a                                       ;   579.7 p0      48 t1
        vprold zmm2, zmm17, 0x15                                        ;   580.7 p0      48 t1
        vprold zmm3, zmm17, 7                                           ;   581.7 p0      48 t1
        vpternlogd zmm3, zmm2, zmm13, 0x96                              ;   582.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   583.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm12                                      ;   584.7 p5      61 t1
        vpaddd zmm29, zmm29, zmm28                                      ;   585.7 p0      62 v[7]
        vpsrld zmm13, zmm16, 0xa                                        ;   583.7 p0      50 w[13]
        vmovdqa64 zmm2, zmm27                                           ;   578.7         52 v[3] copy
        vpternlogd zmm2, zmm22, zmm25, 0xe8                             ;   583.0 p5      52 v[3]
        vprold zmm3, zmm16, 0xf                                         ;   584.7 p0      50 w[13]
        vprold zmm4, zmm16, 0xd                                         ;   585.7 p0      50 w[13]
        vprold zmm5, zmm27, 0x1e                                        ;   586.7 p0      47 v[3]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   586.7 p5      50 w[13]
        vprold zmm3, zmm27, 0x13                                        ;   587.7 p0      47 v[3]
        vprold zmm4, zmm10, 0x19                                        ;   588.7 p0      49 w[13]
        vprold zmm6, zmm27, 0xa                                         ;   589.7 p0      47 v[3]
        vprold zmm7, zmm10, 0xe                                         ;   590.7 p0      49 w[13]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   590.7 p5      47 v[3]
        vpsrld zmm3, zmm10, 3                                           ;   591.7 p0      49 w[13]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   592.7 p5      49 w[13]
        vpaddd zmm2, zmm2, zmm28                                        ;   587.0 p5      63 v[3]
        vpaddd zmm2, zmm2, zmm6                                         ;   591.7 p5      63 v[3]
        vpaddd zmm9, zmm9, zmm20                                        ;   589.0 p5      78 w[13]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 3008]     ;   363.0 p2      61 t1
        vpaddd zmm28, zmm28, zmm24                                      ;   590.0 p5      61 t1
        vpaddd zmm9, zmm9, zmm13                                        ;   591.0 p5      78 w[13]
        vpaddd zmm9, zmm9, zmm3                                         ;   593.7 p5      78 w[13]
        vmovdqa64 zmm13, zmm29                                          ;   586.7         51 t1 copy
        vpternlogd zmm13, zmm17, zmm14, 0xca                            ;   592.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   593.7 p5      61 t1
        vprold zmm13, zmm29, 0x1a                                       ;   593.7 p0      48 t1
        vprold zmm24, zmm29, 0x15                                       ;   594.7 p0      48 t1
        vprold zmm3, zmm29, 7                                           ;   595.7 p0      48 t1
        vpternlogd zmm3, zmm24, zmm13, 0x96                             ;   596.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   597.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm9                                       ;   598.7 p5      61 t1
        vpaddd zmm25, zmm25, zmm28                                      ;   599.7 p0      62 v[6]
        vpsrld zmm13, zmm12, 0xa                                        ;   597.7 p0      50 w[14]
        vmovdqa64 zmm24, zmm2                                           ;   592.7         52 v[2] copy
        vpternlogd zmm24, zmm27, zmm22, 0xe8                            ;   597.0 p5      52 v[2]
        vprold zmm3, zmm12, 0xf                                         ;   598.7 p0      50 w[14]
        vprold zmm4, zmm12, 0xd                                         ;   599.7 p0      50 w[14]
        vprold zmm5, zmm2, 0x1e                                         ;   600.7 p0      47 v[2]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   600.7 p5      50 w[14]
        vprold zmm3, zmm2, 0x13                                         ;   601.7 p0      47 v[2]
        vprold zmm4, zmm8, 0x19                                         ;   602.7 p0      49 w[14]
        vprold zmm6, zmm2, 0xa                                          ;   603.7 p0      47 v[2]
        vprold zmm7, zmm8, 0xe                                          ;   604.7 p0      49 w[14]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   604.7 p5      47 v[2]
        vpsrld zmm3, zmm8, 3                                            ;   605.7 p0      49 w[14]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   606.7 p5      49 w[14]
        vpaddd zmm24, zmm24, zmm28                                      ;   601.0 p5      63 v[2]
        vpaddd zmm24, zmm24, zmm6                                       ;   605.7 p5      63 v[2]
        vpaddd zmm10, zmm10, zmm11                                      ;   603.0 p5      78 w[14]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 3072]     ;   377.0 p3      61 t1
        vpaddd zmm28, zmm28, zmm14                                      ;   604.0 p5      61 t1
        vpaddd zmm10, zmm10, zmm13                                      ;   605.0 p5      78 w[14]
        vpaddd zmm10, zmm10, zmm3                                       ;   607.7 p5      78 w[14]
        vmovdqa64 zmm13, zmm25                                          ;   600.7         51 t1 copy
        vpternlogd zmm13, zmm29, zmm17, 0xca                            ;   606.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   607.7 p5      61 t1
        vprold zmm13, zmm25, 0x1a                                       ;   607.7 p0      48 t1
        vprold zmm14, zmm25, 0x15                                       ;   608.7 p0      48 t1
        vprold zmm3, zmm25, 7                                           ;   609.7 p0      48 t1
        vpternlogd zmm3, zmm14, zmm13, 0x96                             ;   610.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   611.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm10                                      ;   612.7 p5      61 t1
        vpaddd zmm22, zmm22, zmm28                                      ;   613.7 p0      62 v[5]
        vpsrld zmm13, zmm9, 0xa                                         ;   611.7 p0      50 w[15]
        vmovdqa64 zmm14, zmm24                                          ;   606.7         52 v[1] copy
        vpternlogd zmm14, zmm2, zmm27, 0xe8                             ;   611.0 p5      52 v[1]
        vprold zmm3, zmm9, 0xf                                          ;   612.7 p0      50 w[15]
        vprold zmm4, zmm9, 0xd                                          ;   613.7 p0      50 w[15]
        vprold zmm5, zmm24, 0x1e                                        ;   614.7 p0      47 v[1]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   614.7 p5      50 w[15]
        vprold zmm3, zmm24, 0x13                                        ;   615.7 p0      47 v[1]
        vprold zmm4, zmm26, 0x19                                        ;   616.7 p0      49 w[15]
        vprold zmm6, zmm24, 0xa                                         ;   617.7 p0      47 v[1]
        vprold zmm7, zmm26, 0xe                                         ;   618.7 p0      49 w[15]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   618.7 p5      47 v[1]
        vpsrld zmm3, zmm26, 3                                           ;   619.7 p0      49 w[15]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   620.7 p5      49 w[15]
        vpaddd zmm14, zmm14, zmm28                                      ;   615.0 p5      63 v[1]
        vpaddd zmm14, zmm14, zmm6                                       ;   619.7 p5      63 v[1]
        vpaddd zmm8, zmm8, zmm31                                        ;   617.0 p5      78 w[15]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 3136]     ;   391.0 p2      61 t1
        vpaddd zmm28, zmm28, zmm17                                      ;   618.0 p5      61 t1
        vpaddd zmm8, zmm8, zmm13                                        ;   619.0 p5      78 w[15]
        vpaddd zmm8, zmm8, zmm3                                         ;   621.7 p5      78 w[15]
        vmovdqa64 zmm13, zmm22                                          ;   614.7         51 t1 copy
        vpternlogd zmm13, zmm25, zmm29, 0xca                            ;   620.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   621.7 p5      61 t1
        vprold zmm13, zmm22, 0x1a                                       ;   621.7 p0      48 t1
        vprold zmm17, zmm22, 0x15                                       ;   622.7 p0      48 t1
        vprold zmm3, zmm22, 7                                           ;   623.7 p0      48 t1
        vpternlogd zmm3, zmm17, zmm13, 0x96                             ;   624.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   625.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm8                                       ;   626.7 p5      61 t1
        vpaddd zmm27, zmm27, zmm28                                      ;   627.7 p0      62 v[4]
        vpsrld zmm13, zmm10, 0xa                                        ;   625.7 p0      50 w[0]
        vmovdqa64 zmm17, zmm14                                          ;   620.7         52 v[0] copy
        vpternlogd zmm17, zmm24, zmm2, 0xe8                             ;   625.0 p5      52 v[0]
        vprold zmm3, zmm10, 0xf                                         ;   626.7 p0      50 w[0]
        vprold zmm4, zmm10, 0xd                                         ;   627.7 p0      50 w[0]
        vprold zmm5, zmm14, 0x1e                                        ;   628.7 p0      47 v[0]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   628.7 p5      50 w[0]
        vprold zmm3, zmm14, 0x13                                        ;   629.7 p0      47 v[0]
        vprold zmm4, zmm19, 0x19                                        ;   630.7 p0      49 w[0]
        vprold zmm6, zmm14, 0xa                                         ;   631.7 p0      47 v[0]
        vprold zmm7, zmm19, 0xe                                         ;   632.7 p0      49 w[0]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   632.7 p5      47 v[0]
        vpsrld zmm3, zmm19, 3                                           ;   633.7 p0      49 w[0]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   634.7 p5      49 w[0]
        vpaddd zmm17, zmm17, zmm28                                      ;   629.0 p5      63 v[0]
        vpaddd zmm17, zmm17, zmm6                                       ;   633.7 p5      63 v[0]
        vpaddd zmm26, zmm26, zmm1                                       ;   631.0 p5      78 w[0]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 3200]     ;   405.0 p3      61 t1
        vpaddd zmm28, zmm28, zmm29                                      ;   632.0 p5      61 t1
        vpaddd zmm26, zmm26, zmm13                                      ;   633.0 p5      78 w[0]
        vpaddd zmm26, zmm26, zmm3                                       ;   635.7 p5      78 w[0]
        vmovdqa64 zmm13, zmm27                                          ;   628.7         51 t1 copy
        vpternlogd zmm13, zmm22, zmm25, 0xca                            ;   634.7 p0      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   635.7 p5      61 t1
        vprold zmm13, zmm27, 0x1a                                       ;   635.7 p0      48 t1
        vprold zmm29, zmm27, 0x15                                       ;   636.7 p0      48 t1
        vprold zmm3, zmm27, 7                                           ;   637.7 p0      48 t1
        vpternlogd zmm3, zmm29, zmm13, 0x96                             ;   638.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   639.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm26                                      ;   640.7 p5      61 t1
        vpaddd zmm2, zmm2, zmm28                                        ;   641.7 p0      62 v[3]
        vpsrld zmm13, zmm8, 0xa                                         ;   639.7 p0      50 w[1]
        vmovdqa64 zmm29, zmm17                                          ;   634.7         52 v[7] copy
        vpternlogd zmm29, zmm14, zmm24, 0xe8                            ;   639.0 p5      52 v[7]
        vprold zmm3, zmm8, 0xf                                          ;   640.7 p0      50 w[1]
        vprold zmm4, zmm8, 0xd                                          ;   641.7 p0      50 w[1]
        vprold zmm5, zmm17, 0x1e                                        ;   642.7 p0      47 v[7]
        vpternlogd zmm13, zmm4, zmm3, 0x96                              ;   642.7 p5      50 w[1]
        vprold zmm3, zmm17, 0x13                                        ;   643.7 p0      47 v[7]
        vprold zmm4, zmm18, 0x19                                        ;   644.7 p0      49 w[1]
        vprold zmm6, zmm17, 0xa                                         ;   645.7 p0      47 v[7]
        vprold zmm7, zmm18, 0xe                                         ;   646.7 p0      49 w[1]
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;   646.7 p5      47 v[7]
        vpsrld zmm3, zmm18, 3                                           ;   647.7 p0      49 w[1]
        vpternlogd zmm3, zmm7, zmm4, 0x96                               ;   648.7 p5      49 w[1]
        vpaddd zmm29, zmm29, zmm28                                      ;   643.0 p5      63 v[7]
        vpaddd zmm29, zmm29, zmm6                                       ;   647.7 p5      63 v[7]
        vpaddd zmm19, zmm19, zmm30                                      ;   645.0 p5      78 w[1]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 3264]     ;   419.0 p2      61 t1
        vpaddd zmm28, zmm28, zmm25                                      ;   646.0 p5      61 t1
        vpaddd zmm19, zmm19, zmm13                                      ;   647.0 p5      78 w[1]
        vpaddd zmm19, zmm19, zmm3                                       ;   649.7 p5      78 w[1]
        vpaddd zmm28, zmm28, zmm19                                      ;   650.7 p0      61 t1
        vmovdqa64 zmm13, zmm2                                           ;   642.7         51 t1 copy
        vpternlogd zmm13, zmm27, zmm22, 0xca                            ;   649.0 p5      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   651.7 p0      61 t1
        vprold zmm13, zmm2, 0x1a                                        ;   650.7 p0      48 t1
        vprold zmm25, zmm2, 0x15                                        ;   651.7 p0      48 t1
        vprold zmm3, zmm2, 7                                            ;   652.7 p0      48 t1
        vpternlogd zmm3, zmm25, zmm13, 0x96                             ;   653.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm3                                       ;   654.7 p5      61 t1
        vpaddd zmm24, zmm24, zmm28                                      ;   655.7 p5      62 v[2]
        vpsrld zmm13, zmm26, 0xa                                        ;   653.7 p0      50 w[2]
        vprold zmm25, zmm26, 0xf                                        ;   654.7 p0      50 w[2]
        vprold zmm3, zmm26, 0xd                                         ;   655.7 p0      50 w[2]
        vmovdqa64 zmm4, zmm29                                           ;   648.7         52 v[6] copy
        vpternlogd zmm4, zmm17, zmm14, 0xe8                             ;   653.0 p5      52 v[6]
        vprold zmm5, zmm29, 0x1e                                        ;   656.7 p0      47 v[6]
        vpternlogd zmm13, zmm3, zmm25, 0x96                             ;   656.7 p5      50 w[2]
        vprold zmm25, zmm29, 0x13                                       ;   657.7 p0      47 v[6]
        vprold zmm3, zmm15, 0x19                                        ;   658.7 p0      49 w[2]
        vprold zmm6, zmm29, 0xa                                         ;   659.7 p0      47 v[6]
        vprold zmm7, zmm15, 0xe                                         ;   660.7 p0      49 w[2]
        vpternlogd zmm6, zmm25, zmm5, 0x96                              ;   660.7 p5      47 v[6]
        vpsrld zmm25, zmm15, 3                                          ;   661.7 p0      49 w[2]
        vpternlogd zmm25, zmm7, zmm3, 0x96                              ;   662.7 p5      49 w[2]
        vpaddd zmm4, zmm4, zmm28                                        ;   657.0 p5      63 v[6]
        vpaddd zmm4, zmm4, zmm6                                         ;   661.7 p5      63 v[6]
        vpaddd zmm18, zmm18, zmm16                                      ;   659.0 p5      78 w[2]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512 + 3328]     ;   433.0 p3      61 t1
        vpaddd zmm28, zmm28, zmm22                                      ;   660.0 p5      61 t1
        vpaddd zmm18, zmm18, zmm13                                      ;   661.0 p5      78 w[2]
        vpaddd zmm18, zmm18, zmm25                                      ;   663.7 p5      78 w[2]
        vpaddd zmm28, zmm28, zmm18                                      ;   664.7 p0      61 t1
        vmovdqa64 zmm13, zmm24                                          ;   656.7         51 t1 copy
        vpternlogd zmm13, zmm2, zmm27, 0xca                             ;   663.0 p5      51 t1
        vpaddd zmm28, zmm28, zmm13                                      ;   665.7 p0      61 t1
        vprold zmm13, zmm24, 0x1a                                       ;   664.7 p0      48 t1
        vprold zmm22, zmm24, 0x15                                       ;   665.7 p0      48 t1
        vprold zmm25, zmm24, 7                                          ;   666.7 p0      48 t1
        vpternlogd zmm25, zmm22, zmm13, 0x96                            ;   667.7 p5      48 t1
        vpaddd zmm28, zmm28, zmm25                                      ;   668.7 p5      61 t1
        vpaddd zmm14, zmm14, zmm28                                      ;   669.7 p5      62 v[1]
        vpsrld zmm13, zmm19, 0xa                                        ;   667.7 p0      50 w[3]
        vprold zmm22, zmm19, 0xf                                        ;   668.7 p0      50 w[3]
        vprold zmm25, zmm19, 0xd                                        ;   669.7 p0      50 w[3]
        vmovdqa64 zmm3, zmm4                                            ;   662.7         52 v[5] copy
        vpternlogd zmm3, zmm29, zmm17, 0xe8                             ;   667.0 p5      52 v[5]
        vprold zmm5, zmm4, 0x1e                                         ;   670.7 p0      47 v[5]
        vpternlogd zmm13, zmm25, zmm22, 0x96                            ;   670.7 p5      50 w[3]
        vprold zmm22, zmm4, 0x13                                        ;   671.7 p0      47 v[5]
        vprold zmm25, zmm23, 0x19                                       ;   672.7 p0      49 w[3]
        vprold zmm6, zmm4, 0xa                                          ;   673.7 p0      47 v[5]
        vprold zmm7, zmm23, 0xe                                         ;   674.7 p0      49 w[3]
        vpternlogd zmm6, zmm22, zmm5, 0x96                              ;   674.7 p5      47 v[5]
        vpsrld zmm22, zmm23, 3                                          ;   675.7 p0      49 w[3]
        vpternlogd zmm22, zmm7, zmm25, 0x96                             ;   676.7 p5      49 w[3]
        vpaddd zmm3, zmm3, zmm28                                        ;   671.0 p5      63 v[5]
        vpaddd zmm3, zmm3, zmm6                                         ;   675.7 p5      63 v[5]
        vpaddd zmm15, zmm15, zmm12                                      ;   673.0 p5      78 w[3]
        vmovdqu64 zmm25, [rel sha256_blocks.T0_constants512 + 3392]     ;   447.0 p2      61 t1
        vpaddd zmm25, zmm25, zmm27                                      ;   674.0 p5      61 t1
        vpaddd zmm15, zmm15, zmm13                                      ;   675.0 p5      78 w[3]
        vpaddd zmm15, zmm15, zmm22                                      ;   677.7 p5      78 w[3]
        vpaddd zmm25, zmm25, zmm15                                      ;   678.7 p0      61 t1
        vmovdqa64 zmm13, zmm14                                          ;   670.7         51 t1 copy
        vpternlogd zmm13, zmm24, zmm2, 0xca                             ;   677.0 p5      51 t1
        vpaddd zmm25, zmm25, zmm13                                      ;   679.7 p0      61 t1
        vprold zmm13, zmm14, 0x1a                                       ;   678.7 p0      48 t1
        vprold zmm22, zmm14, 0x15                                       ;   679.7 p0      48 t1
        vprold zmm27, zmm14, 7                                          ;   680.7 p0      48 t1
        vpternlogd zmm27, zmm22, zmm13, 0x96                            ;   681.7 p5      48 t1
        vpaddd zmm25, zmm25, zmm27                                      ;   682.7 p5      61 t1
        vpaddd zmm17, zmm17, zmm25                                      ;   683.7 p5      62 v[0]
        vpsrld zmm13, zmm18, 0xa                                        ;   681.7 p0      50 w[4]
        vprold zmm22, zmm18, 0xf                                        ;   682.7 p0      50 w[4]
        vprold zmm27, zmm18, 0xd                                        ;   683.7 p0      50 w[4]
        vmovdqa64 zmm28, zmm3                                           ;   676.7         52 v[4] copy
        vpternlogd zmm28, zmm4, zmm29, 0xe8                             ;   681.0 p5      52 v[4]
        vprold zmm5, zmm3, 0x1e                                         ;   684.7 p0      47 v[4]
        vpternlogd zmm13, zmm27, zmm22, 0x96                            ;   684.7 p5      50 w[4]
        vprold zmm22, zmm3, 0x13                                        ;   685.7 p0      47 v[4]
        vprold zmm27, zmm21, 0x19                                       ;   686.7 p0      49 w[4]
        vprold zmm6, zmm3, 0xa                                          ;   687.7 p0      47 v[4]
        vprold zmm7, zmm21, 0xe                                         ;   688.7 p0      49 w[4]
        vpternlogd zmm6, zmm22, zmm5, 0x96                              ;   688.7 p5      47 v[4]
        vpsrld zmm22, zmm21, 3                                          ;   689.7 p0      49 w[4]
        vpternlogd zmm22, zmm7, zmm27, 0x96                             ;   690.7 p5      49 w[4]
        vpaddd zmm28, zmm28, zmm25                                      ;   685.0 p5      63 v[4]
        vpaddd zmm28, zmm28, zmm6                                       ;   689.7 p5      63 v[4]
        vpaddd zmm23, zmm23, zmm9                                       ;   687.0 p5      78 w[4]
        vmovdqu64 zmm25, [rel sha256_blocks.T0_constants512 + 3456]     ;   461.0 p3      61 t1
        vpaddd zmm25, zmm25, zmm2                                       ;   688.0 p5      61 t1
        vpaddd zmm23, zmm23, zmm13                                      ;   689.0 p5      78 w[4]
        vpaddd zmm23, zmm23, zmm22                                      ;   691.7 p5      78 w[4]
        vpaddd zmm25, zmm25, zmm23                                      ;   692.7 p0      61 t1
        vmovdqa64 zmm13, zmm17                                          ;   684.7         51 t1 copy
        vpternlogd zmm13, zmm14, zmm24, 0xca                            ;   691.0 p5      51 t1
        vpaddd zmm25, zmm25, zmm13                                      ;   693.7 p0      61 t1
        vprold zmm13, zmm17, 0x1a                                       ;   692.7 p0      48 t1
        vprold zmm22, zmm17, 0x15                                       ;   693.7 p0      48 t1
        vprold zmm27, zmm17, 7                                          ;   694.7 p0      48 t1
        vpternlogd zmm27, zmm22, zmm13, 0x96                            ;   695.7 p5      48 t1
        vpaddd zmm25, zmm25, zmm27                                      ;   696.7 p5      61 t1
        vpaddd zmm29, zmm29, zmm25                                      ;   697.7 p5      62 v[7]
        vpsrld zmm13, zmm15, 0xa                                        ;   695.7 p0      50 w[5]
        vprold zmm22, zmm15, 0xf                                        ;   696.7 p0      50 w[5]
        vprold zmm27, zmm15, 0xd                                        ;   697.7 p0      50 w[5]
        vmovdqa64 zmm2, zmm28                                           ;   690.7         52 v[3] copy
        vpternlogd zmm2, zmm3, zmm4, 0xe8                               ;   695.0 p5      52 v[3]
        vprold zmm5, zmm28, 0x1e                                        ;   698.7 p0      47 v[3]
        vpternlogd zmm13, zmm27, zmm22, 0x96                            ;   698.7 p5      50 w[5]
        vprold zmm22, zmm28, 0x13                                       ;   699.7 p0      47 v[3]
        vprold zmm27, zmm20, 0x19                                       ;   700.7 p0      49 w[5]
        vprold zmm6, zmm28, 0xa                                         ;   701.7 p0      47 v[3]
        vprold zmm7, zmm20, 0xe                                         ;   702.7 p0      49 w[5]
        vpternlogd zmm6, zmm22, zmm5, 0x96                              ;   702.7 p5      47 v[3]
        vpsrld zmm22, zmm20, 3                                          ;   703.7 p0      49 w[5]
        vpternlogd zmm22, zmm7, zmm27, 0x96                             ;   704.7 p5      49 w[5]
        vpaddd zmm2, zmm2, zmm25                                        ;   699.0 p5      63 v[3]
        vpaddd zmm2, zmm2, zmm6                                         ;   703.7 p5      63 v[3]
        vpaddd zmm21, zmm21, zmm10                                      ;   701.0 p5      78 w[5]
        vmovdqu64 zmm25, [rel sha256_blocks.T0_constants512 + 3520]     ;   475.0 p2      61 t1
        vpaddd zmm25, zmm25, zmm24                                      ;   702.0 p5      61 t1
        vpaddd zmm21, zmm21, zmm13                                      ;   703.0 p5      78 w[5]
        vpaddd zmm21, zmm21, zmm22                                      ;   705.7 p5      78 w[5]
        vpaddd zmm25, zmm25, zmm21                                      ;   706.7 p0      61 t1
        vmovdqa64 zmm13, zmm29                                          ;   698.7         51 t1 copy
        vpternlogd zmm13, zmm17, zmm14, 0xca                            ;   705.0 p5      51 t1
        vpaddd zmm25, zmm25, zmm13                                      ;   707.7 p0      61 t1
        vprold zmm13, zmm29, 0x1a                                       ;   706.7 p0      48 t1
        vprold zmm22, zmm29, 0x15                                       ;   707.7 p0      48 t1
        vprold zmm24, zmm29, 7                                          ;   708.7 p0      48 t1
        vpternlogd zmm24, zmm22, zmm13, 0x96                            ;   709.7 p5      48 t1
        vpaddd zmm25, zmm25, zmm24                                      ;   710.7 p5      61 t1
        vpaddd zmm4, zmm4, zmm25                                        ;   711.7 p5      62 v[6]
        vpsrld zmm13, zmm23, 0xa                                        ;   709.7 p0      50 w[6]
        vprold zmm22, zmm23, 0xf                                        ;   710.7 p0      50 w[6]
        vprold zmm24, zmm23, 0xd                                        ;   711.7 p0      50 w[6]
        vmovdqa64 zmm27, zmm2                                           ;   704.7         52 v[2] copy
        vpternlogd zmm27, zmm28, zmm3, 0xe8                             ;   709.0 p5      52 v[2]
        vprold zmm5, zmm2, 0x1e                                         ;   712.7 p0      47 v[2]
        vpternlogd zmm13, zmm24, zmm22, 0x96                            ;   712.7 p5      50 w[6]
        vprold zmm22, zmm2, 0x13                                        ;   713.7 p0      47 v[2]
        vprold zmm24, zmm11, 0x19                                       ;   714.7 p0      49 w[6]
        vprold zmm6, zmm2, 0xa                                          ;   715.7 p0      47 v[2]
        vprold zmm7, zmm11, 0xe                                         ;   716.7 p0      49 w[6]
        vpternlogd zmm6, zmm22, zmm5, 0x96                              ;   716.7 p5      47 v[2]
        vpsrld zmm22, zmm11, 3                                          ;   717.7 p0      49 w[6]
        vpternlogd zmm22, zmm7, zmm24, 0x96                             ;   718.7 p5      49 w[6]
        vpaddd zmm27, zmm27, zmm25                                      ;   713.0 p5      63 v[2]
        vpaddd zmm27, zmm27, zmm6                                       ;   717.7 p5      63 v[2]
        vpaddd zmm20, zmm20, zmm8                                       ;   715.0 p5      78 w[6]
        vmovdqu64 zmm24, [rel sha256_blocks.T0_constants512 + 3584]     ;   489.0 p3      61 t1
        vpaddd zmm24, zmm24, zmm14                                      ;   716.0 p5      61 t1
        vpaddd zmm20, zmm20, zmm13                                      ;   717.0 p5      78 w[6]
        vpaddd zmm20, zmm20, zmm22                                      ;   719.7 p5      78 w[6]
        vpaddd zmm24, zmm24, zmm20                                      ;   720.7 p0      61 t1
        vmovdqa64 zmm13, zmm4                                           ;   712.7         51 t1 copy
        vpternlogd zmm13, zmm29, zmm17, 0xca                            ;   719.0 p5      51 t1
        vpaddd zmm24, zmm24, zmm13                                      ;   721.7 p0      61 t1
        vprold zmm13, zmm4, 0x1a                                        ;   720.7 p0      48 t1
        vprold zmm14, zmm4, 0x15                                        ;   721.7 p0      48 t1
        vprold zmm22, zmm4, 7                                           ;   722.7 p0      48 t1
        vpternlogd zmm22, zmm14, zmm13, 0x96                            ;   723.7 p5      48 t1
        vpaddd zmm24, zmm24, zmm22                                      ;   724.7 p5      61 t1
        vpaddd zmm3, zmm3, zmm24                                        ;   725.7 p5      62 v[5]
        vpsrld zmm13, zmm21, 0xa                                        ;   723.7 p0      50 w[7]
        vprold zmm14, zmm21, 0xf                                        ;   724.7 p0      50 w[7]
        vprold zmm22, zmm21, 0xd                                        ;   725.7 p0      50 w[7]
        vmovdqa64 zmm25, zmm27                                          ;   718.7         52 v[1] copy
        vpternlogd zmm25, zmm2, zmm28, 0xe8                             ;   723.0 p5      52 v[1]
        vprold zmm5, zmm27, 0x1e                                        ;   726.7 p0      47 v[1]
        vpternlogd zmm13, zmm22, zmm14, 0x96                            ;   726.7 p5      50 w[7]
        vprold zmm14, zmm27, 0x13                                       ;   727.7 p0      47 v[1]
        vprold zmm22, zmm31, 0x19                                       ;   728.7 p0      49 w[7]
        vprold zmm6, zmm27, 0xa                                         ;   729.7 p0      47 v[1]
        vprold zmm7, zmm31, 0xe                                         ;   730.7 p0      49 w[7]
        vpternlogd zmm6, zmm14, zmm5, 0x96                              ;   730.7 p5      47 v[1]
        vpsrld zmm14, zmm31, 3                                          ;   731.7 p0      49 w[7]
        vpternlogd zmm14, zmm7, zmm22, 0x96                             ;   732.7 p5      49 w[7]
        vpaddd zmm25, zmm25, zmm24                                      ;   727.0 p5      63 v[1]
        vpaddd zmm25, zmm25, zmm6                                       ;   731.7 p5      63 v[1]
        vpaddd zmm11, zmm11, zmm26                                      ;   729.0 p5      78 w[7]
        vmovdqu64 zmm22, [rel sha256_blocks.T0_constants512 + 3648]     ;   503.0 p2      61 t1
        vpaddd zmm22, zmm22, zmm17                                      ;   730.0 p5      61 t1
        vpaddd zmm11, zmm11, zmm13                                      ;   731.0 p5      78 w[7]
        vpaddd zmm11, zmm11, zmm14                                      ;   733.7 p5      78 w[7]
        vpaddd zmm22, zmm22, zmm11                                      ;   734.7 p0      61 t1
        vmovdqa64 zmm13, zmm3                                           ;   726.7         51 t1 copy
        vpternlogd zmm13, zmm4, zmm29, 0xca                             ;   733.0 p5      51 t1
        vpaddd zmm22, zmm22, zmm13                                      ;   735.7 p0      61 t1
        vprold zmm13, zmm3, 0x1a                                        ;   734.7 p0      48 t1
        vprold zmm14, zmm3, 0x15                                        ;   735.7 p0      48 t1
        vprold zmm17, zmm3, 7                                           ;   736.7 p0      48 t1
        vpternlogd zmm17, zmm14, zmm13, 0x96                            ;   737.7 p5      48 t1
        vpaddd zmm22, zmm22, zmm17                                      ;   738.7 p5      61 t1
        vpaddd zmm28, zmm28, zmm22                                      ;   739.7 p5      62 v[4]
        vpsrld zmm13, zmm20, 0xa                                        ;   737.7 p0      50 w[8]
        vprold zmm14, zmm20, 0xf                                        ;   738.7 p0      50 w[8]
        vprold zmm17, zmm20, 0xd                                        ;   739.7 p0      50 w[8]
        vmovdqa64 zmm24, zmm25                                          ;   732.7         52 v[0] copy
        vpternlogd zmm24, zmm27, zmm2, 0xe8                             ;   737.0 p5      52 v[0]
        vprold zmm5, zmm25, 0x1e                                        ;   740.7 p0      47 v[0]
        vpternlogd zmm13, zmm17, zmm14, 0x96                            ;   740.7 p5      50 w[8]
        vprold zmm14, zmm25, 0x13                                       ;   741.7 p0      47 v[0]
        vprold zmm17, zmm1, 0x19                                        ;   742.7 p0      49 w[8]
        vprold zmm6, zmm25, 0xa                                         ;   743.7 p0      47 v[0]
        vprold zmm7, zmm1, 0xe                                          ;   744.7 p0      49 w[8]
        vpternlogd zmm6, zmm14, zmm5, 0x96                              ;   744.7 p5      47 v[0]
        vpsrld zmm14, zmm1, 3                                           ;   745.7 p0      49 w[8]
        vpternlogd zmm14, zmm7, zmm17, 0x96                             ;   746.7 p5      49 w[8]
        vpaddd zmm24, zmm24, zmm22                                      ;   741.0 p5      63 v[0]
        vpaddd zmm24, zmm24, zmm6                                       ;   745.7 p5      63 v[0]
        vpaddd zmm31, zmm31, zmm19                                      ;   743.0 p5      78 w[8]
        vmovdqu64 zmm17, [rel sha256_blocks.T0_constants512 + 3712]     ;   517.0 p3      61 t1
        vpaddd zmm17, zmm17, zmm29                                      ;   744.0 p5      61 t1
        vpaddd zmm31, zmm31, zmm13                                      ;   745.0 p5      78 w[8]
        vpaddd zmm31, zmm31, zmm14                                      ;   747.7 p5      78 w[8]
        vpaddd zmm17, zmm17, zmm31                                      ;   748.7 p0      61 t1
        vmovdqa64 zmm13, zmm28                                          ;   740.7         51 t1 copy
        vpternlogd zmm13, zmm3, zmm4, 0xca                              ;   747.0 p5      51 t1
        vpaddd zmm17, zmm17, zmm13                                      ;   749.7 p0      61 t1
        vprold zmm13, zmm28, 0x1a                                       ;   748.7 p0      48 t1
        vprold zmm14, zmm28, 0x15                                       ;   749.7 p0      48 t1
        vprold zmm19, zmm28, 7                                          ;   750.7 p0      48 t1
        vpternlogd zmm19, zmm14, zmm13, 0x96                            ;   751.7 p5      48 t1
        vpaddd zmm17, zmm17, zmm19                                      ;   752.7 p5      61 t1
        vpaddd zmm2, zmm2, zmm17                                        ;   753.7 p5      62 v[3]
        vpsrld zmm13, zmm11, 0xa                                        ;   751.7 p0      50 w[9]
        vprold zmm14, zmm11, 0xf                                        ;   752.7 p0      50 w[9]
        vprold zmm19, zmm11, 0xd                                        ;   753.7 p0      50 w[9]
        vmovdqa64 zmm22, zmm24                                          ;   746.7         52 v[7] copy
        vpternlogd zmm22, zmm25, zmm27, 0xe8                            ;   751.0 p5      52 v[7]
        vprold zmm29, zmm24, 0x1e                                       ;   754.7 p0      47 v[7]
        vpternlogd zmm13, zmm19, zmm14, 0x96                            ;   754.7 p5      50 w[9]
        vprold zmm14, zmm24, 0x13                                       ;   755.7 p0      47 v[7]
        vprold zmm19, zmm30, 0x19                                       ;   756.7 p0      49 w[9]
        vprold zmm5, zmm24, 0xa                                         ;   757.7 p0      47 v[7]
        vprold zmm6, zmm30, 0xe                                         ;   758.7 p0      49 w[9]
        vpternlogd zmm5, zmm14, zmm29, 0x96                             ;   758.7 p5      47 v[7]
        vpsrld zmm14, zmm30, 3                                          ;   759.7 p0      49 w[9]
        vpternlogd zmm14, zmm6, zmm19, 0x96                             ;   760.7 p5      49 w[9]
        vpaddd zmm22, zmm22, zmm17                                      ;   755.0 p5      63 v[7]
        vpaddd zmm22, zmm22, zmm5                                       ;   759.7 p5      63 v[7]
        vpaddd zmm1, zmm1, zmm18                                        ;   757.0 p5      78 w[9]
        vmovdqu64 zmm17, [rel sha256_blocks.T0_constants512 + 3776]     ;   531.0 p2      61 t1
        vpaddd zmm17, zmm17, zmm4                                       ;   758.0 p5      61 t1
        vpaddd zmm1, zmm1, zmm13                                        ;   759.0 p5      78 w[9]
        vpaddd zmm1, zmm1, zmm14                                        ;   761.7 p5      78 w[9]
        vpaddd zmm17, zmm17, zmm1                                       ;   762.7 p0      61 t1
        vmovdqa64 zmm13, zmm2                                           ;   754.7         51 t1 copy
        vpternlogd zmm13, zmm28, zmm3, 0xca                             ;   761.0 p5      51 t1
        vpaddd zmm17, zmm17, zmm13                                      ;   763.7 p0      61 t1
        vprold zmm13, zmm2, 0x1a                                        ;   762.7 p0      48 t1
        vprold zmm14, zmm2, 0x15                                        ;   763.7 p0      48 t1
        vprold zmm18, zmm2, 7                                           ;   764.7 p0      48 t1
        vpternlogd zmm18, zmm14, zmm13, 0x96                            ;   765.7 p5      48 t1
        vpaddd zmm17, zmm17, zmm18                                      ;   766.7 p5      61 t1
        vpaddd zmm27, zmm27, zmm17                                      ;   767.7 p5      62 v[2]
        vpsrld zmm13, zmm31, 0xa                                        ;   765.7 p0      50 w[10]
        vprold zmm14, zmm31, 0xf                                        ;   766.7 p0      50 w[10]
        vprold zmm18, zmm31, 0xd                                        ;   767.7 p0      50 w[10]
        vmovdqa64 zmm19, zmm22                                          ;   760.7         52 v[6] copy
        vpternlogd zmm19, zmm24, zmm25, 0xe8                            ;   765.0 p5      52 v[6]
        vprold zmm29, zmm22, 0x1e                                       ;   768.7 p0      47 v[6]
        vpternlogd zmm13, zmm18, zmm14, 0x96                            ;   768.7 p5      50 w[10]
        vprold zmm14, zmm22, 0x13                                       ;   769.7 p0      47 v[6]
        vprold zmm18, zmm16, 0x19                                       ;   770.7 p0      49 w[10]
        vprold zmm4, zmm22, 0xa                                         ;   771.7 p0      47 v[6]
        vprold zmm5, zmm16, 0xe                                         ;   772.7 p0      49 w[10]
        vpternlogd zmm4, zmm14, zmm29, 0x96                             ;   772.7 p5      47 v[6]
        vpsrld zmm14, zmm16, 3                                          ;   773.7 p0      49 w[10]
        vpternlogd zmm14, zmm5, zmm18, 0x96                             ;   774.7 p5      49 w[10]
        vpaddd zmm19, zmm19, zmm17                                      ;   769.0 p5      63 v[6]
        vpaddd zmm19, zmm19, zmm4                                       ;   773.7 p5      63 v[6]
        vpaddd zmm30, zmm30, zmm15                                      ;   771.0 p5      78 w[10]
        vmovdqu64 zmm15, [rel sha256_blocks.T0_constants512 + 3840]     ;   545.0 p3      61 t1
        vpaddd zmm15, zmm15, zmm3                                       ;   772.0 p5      61 t1
        vpaddd zmm30, zmm30, zmm13                                      ;   773.0 p5      78 w[10]
        vpaddd zmm30, zmm30, zmm14                                      ;   775.7 p5      78 w[10]
        vpaddd zmm15, zmm15, zmm30                                      ;   776.7 p0      61 t1
        vmovdqa64 zmm13, zmm27                                          ;   768.7         51 t1 copy
        vpternlogd zmm13, zmm2, zmm28, 0xca                             ;   775.0 p5      51 t1
        vpaddd zmm15, zmm15, zmm13                                      ;   777.7 p0      61 t1
        vprold zmm13, zmm27, 0x1a                                       ;   776.7 p0      48 t1
        vprold zmm14, zmm27, 0x15                                       ;   777.7 p0      48 t1
        vprold zmm17, zmm27, 7                                          ;   778.7 p0      48 t1
        vpternlogd zmm17, zmm14, zmm13, 0x96                            ;   779.7 p5      48 t1
        vpaddd zmm15, zmm15, zmm17                                      ;   780.7 p5      61 t1
        vpaddd zmm25, zmm25, zmm15                                      ;   781.7 p5      62 v[1]
        vpsrld zmm13, zmm1, 0xa                                         ;   779.7 p0      50 w[11]
        vprold zmm14, zmm1, 0xf                                         ;   780.7 p0      50 w[11]
        vprold zmm17, zmm1, 0xd                                         ;   781.7 p0      50 w[11]
        vmovdqa64 zmm18, zmm19                                          ;   774.7         52 v[5] copy
        vpternlogd zmm18, zmm22, zmm24, 0xe8                            ;   779.0 p5      52 v[5]
        vprold zmm29, zmm19, 0x1e                                       ;   782.7 p0      47 v[5]
        vpternlogd zmm13, zmm17, zmm14, 0x96                            ;   782.7 p5      50 w[11]
        vprold zmm14, zmm19, 0x13                                       ;   783.7 p0      47 v[5]
        vprold zmm17, zmm12, 0x19                                       ;   784.7 p0      49 w[11]
        vprold zmm1, zmm19, 0xa                                         ;   785.7 p0      47 v[5]
        vprold zmm3, zmm12, 0xe                                         ;   786.7 p0      49 w[11]
        vpternlogd zmm1, zmm14, zmm29, 0x96                             ;   786.7 p5      47 v[5]
        vpsrld zmm14, zmm12, 3                                          ;   787.7 p0      49 w[11]
        vpternlogd zmm14, zmm3, zmm17, 0x96                             ;   788.7 p5      49 w[11]
        vpaddd zmm18, zmm18, zmm15                                      ;   783.0 p5      63 v[5]
        vpaddd zmm18, zmm18, zmm1                                       ;   787.7 p5      63 v[5]
        vpaddd zmm16, zmm16, zmm23                                      ;   785.0 p5      78 w[11]
        vmovdqu64 zmm15, [rel sha256_blocks.T0_constants512 + 3904]     ;   559.0 p2      61 t1
        vpaddd zmm15, zmm15, zmm28                                      ;   786.0 p5      61 t1
        vpaddd zmm16, zmm16, zmm13                                      ;   787.0 p5      78 w[11]
        vpaddd zmm16, zmm16, zmm14                                      ;   789.7 p5      78 w[11]
        vpaddd zmm15, zmm15, zmm16                                      ;   790.7 p0      61 t1
        vmovdqa64 zmm13, zmm25                                          ;   782.7         51 t1 copy
        vpternlogd zmm13, zmm27, zmm2, 0xca                             ;   789.0 p5      51 t1
        vpaddd zmm15, zmm15, zmm13                                      ;   791.7 p0      61 t1
        vprold zmm13, zmm25, 0x1a                                       ;   790.7 p0      48 t1
        vprold zmm14, zmm25, 0x15                                       ;   791.7 p0      48 t1
        vprold zmm17, zmm25, 7                                          ;   792.7 p0      48 t1
        vpternlogd zmm17, zmm14, zmm13, 0x96                            ;   793.7 p5      48 t1
        vpaddd zmm15, zmm15, zmm17                                      ;   794.7 p5      61 t1
        vpaddd zmm24, zmm24, zmm15                                      ;   795.7 p5      62 v[0]
        vpsrld zmm13, zmm30, 0xa                                        ;   793.7 p0      50 w[12]
        vprold zmm14, zmm30, 0xf                                        ;   794.7 p0      50 w[12]
        vprold zmm17, zmm30, 0xd                                        ;   795.7 p0      50 w[12]
        vmovdqa64 zmm23, zmm18                                          ;   788.7         52 v[4] copy
        vpternlogd zmm23, zmm19, zmm22, 0xe8                            ;   793.0 p5      52 v[4]
        vprold zmm28, zmm18, 0x1e                                       ;   796.7 p0      47 v[4]
        vpternlogd zmm13, zmm17, zmm14, 0x96                            ;   796.7 p5      50 w[12]
        vprold zmm14, zmm18, 0x13                                       ;   797.7 p0      47 v[4]
        vprold zmm17, zmm9, 0x19                                        ;   798.7 p0      49 w[12]
        vprold zmm29, zmm18, 0xa                                        ;   799.7 p0      47 v[4]
        vprold zmm30, zmm9, 0xe                                         ;   800.7 p0      49 w[12]
        vpternlogd zmm29, zmm14, zmm28, 0x96                            ;   800.7 p5      47 v[4]
        vpsrld zmm14, zmm9, 3                                           ;   801.7 p0      49 w[12]
        vpternlogd zmm14, zmm30, zmm17, 0x96                            ;   802.7 p5      49 w[12]
        vpaddd zmm23, zmm23, zmm15                                      ;   797.0 p5      63 v[4]
        vpaddd zmm23, zmm23, zmm29                                      ;   801.7 p5      63 v[4]
        vpaddd zmm12, zmm12, zmm21                                      ;   799.0 p5      78 w[12]
        vmovdqu64 zmm15, [rel sha256_blocks.T0_constants512 + 3968]     ;   573.0 p3      61 t1
        vpaddd zmm15, zmm15, zmm2                                       ;   800.0 p5      61 t1
        vpaddd zmm12, zmm12, zmm13                                      ;   801.0 p5      78 w[12]
        vpaddd zmm12, zmm12, zmm14                                      ;   803.7 p5      78 w[12]
        vpaddd zmm15, zmm15, zmm12                                      ;   804.7 p0      61 t1
        vmovdqa64 zmm13, zmm24                                          ;   796.7         51 t1 copy
        vpternlogd zmm13, zmm25, zmm27, 0xca                            ;   803.0 p5      51 t1
        vpaddd zmm15, zmm15, zmm13                                      ;   805.7 p0      61 t1
        vprold zmm13, zmm24, 0x1a                                       ;   804.7 p0      48 t1
        vprold zmm14, zmm24, 0x15                                       ;   805.7 p0      48 t1
        vprold zmm17, zmm24, 7                                          ;   806.7 p0      48 t1
        vpternlogd zmm17, zmm14, zmm13, 0x96                            ;   807.7 p5      48 t1
        vpaddd zmm15, zmm15, zmm17                                      ;   808.7 p5      61 t1
        vpaddd zmm22, zmm22, zmm15                                      ;   809.7 p5      62 v[7]
        vpsrld zmm13, zmm16, 0xa                                        ;   807.7 p0      50 w[13]
        vprold zmm14, zmm16, 0xf                                        ;   808.7 p0      50 w[13]
        vprold zmm16, zmm16, 0xd                                        ;   809.7 p0      50 w[13]
        vmovdqa64 zmm17, zmm23                                          ;   802.7         52 v[3] copy
        vpternlogd zmm17, zmm18, zmm19, 0xe8                            ;   807.0 p5      52 v[3]
        vprold zmm21, zmm23, 0x1e                                       ;   810.7 p0      47 v[3]
        vpternlogd zmm13, zmm16, zmm14, 0x96                            ;   810.7 p5      50 w[13]
        vprold zmm14, zmm23, 0x13                                       ;   811.7 p0      47 v[3]
        vprold zmm16, zmm10, 0x19                                       ;   812.7 p0      49 w[13]
        vprold zmm28, zmm23, 0xa                                        ;   813.7 p0      47 v[3]
        vprold zmm29, zmm10, 0xe                                        ;   814.7 p0      49 w[13]
        vpternlogd zmm28, zmm14, zmm21, 0x96                            ;   814.7 p5      47 v[3]
        vpsrld zmm14, zmm10, 3                                          ;   815.7 p0      49 w[13]
        vpternlogd zmm14, zmm29, zmm16, 0x96                            ;   816.7 p5      49 w[13]
        vpaddd zmm17, zmm17, zmm15                                      ;   811.0 p5      63 v[3]
        vpaddd zmm17, zmm17, zmm28                                      ;   815.7 p5      63 v[3]
        vpaddd zmm9, zmm9, zmm20                                        ;   813.0 p5      78 w[13]
        vmovdqu64 zmm15, [rel sha256_blocks.T0_constants512 + 4032]     ;   587.0 p2      61 t1
        vpaddd zmm15, zmm15, zmm27                                      ;   814.0 p5      61 t1
        vpaddd zmm9, zmm9, zmm13                                        ;   815.0 p5      78 w[13]
        vpaddd zmm9, zmm9, zmm14                                        ;   817.7 p5      78 w[13]
        vpaddd zmm15, zmm15, zmm9                                       ;   818.7 p0      61 t1
        vmovdqa64 zmm13, zmm22                                          ;   810.7         51 t1 copy
        vpternlogd zmm13, zmm24, zmm25, 0xca                            ;   817.0 p5      51 t1
        vpaddd zmm15, zmm15, zmm13                                      ;   819.7 p0      61 t1
        vprold zmm13, zmm22, 0x1a                                       ;   818.7 p0      48 t1
        vprold zmm14, zmm22, 0x15                                       ;   819.7 p0      48 t1
        vprold zmm16, zmm22, 7                                          ;   820.7 p0      48 t1
        vpternlogd zmm16, zmm14, zmm13, 0x96                            ;   821.7 p5      48 t1
        vpaddd zmm15, zmm15, zmm16                                      ;   822.7 p5      61 t1
        vpaddd zmm19, zmm19, zmm15                                      ;   823.7 p5      62 v[6]
        vpsrld zmm13, zmm12, 0xa                                        ;   821.7 p0      50 w[14]
        vprold zmm14, zmm12, 0xf                                        ;   822.7 p0      50 w[14]
        vprold zmm12, zmm12, 0xd                                        ;   823.7 p0      50 w[14]
        vmovdqa64 zmm16, zmm17                                          ;   816.7         52 v[2] copy
        vpternlogd zmm16, zmm23, zmm18, 0xe8                            ;   821.0 p5      52 v[2]
        vprold zmm20, zmm17, 0x1e                                       ;   824.7 p0      47 v[2]
        vpternlogd zmm13, zmm12, zmm14, 0x96                            ;   824.7 p5      50 w[14]
        vprold zmm12, zmm17, 0x13                                       ;   825.7 p0      47 v[2]
        vprold zmm14, zmm8, 0x19                                        ;   826.7 p0      49 w[14]
        vprold zmm21, zmm17, 0xa                                        ;   827.7 p0      47 v[2]
        vprold zmm27, zmm8, 0xe                                         ;   828.7 p0      49 w[14]
        vpternlogd zmm21, zmm12, zmm20, 0x96                            ;   828.7 p5      47 v[2]
        vpsrld zmm12, zmm8, 3                                           ;   829.7 p0      49 w[14]
        vpternlogd zmm12, zmm27, zmm14, 0x96                            ;   830.7 p5      49 w[14]
        vpaddd zmm16, zmm16, zmm15                                      ;   825.0 p5      63 v[2]
        vpaddd zmm16, zmm16, zmm21                                      ;   829.7 p5      63 v[2]
        vpaddd zmm10, zmm10, [rel sha256_blocks.T0_constants512 + 4096] ;   827.0 p5+p3   61 t1
        vpaddd zmm10, zmm10, zmm11                                      ;   828.0 p5      61 t1
        vpaddd zmm10, zmm10, zmm25                                      ;   829.0 p5      61 t1
        vpaddd zmm10, zmm10, zmm13                                      ;   830.0 p5      61 t1
        vpaddd zmm10, zmm10, zmm12                                      ;   831.7 p0      61 t1
        vmovdqa64 zmm11, zmm19                                          ;   824.7         51 t1 copy
        vpternlogd zmm11, zmm22, zmm24, 0xca                            ;   831.0 p5      51 t1
        vpaddd zmm10, zmm10, zmm11                                      ;   832.7 p0      61 t1
        vprold zmm11, zmm19, 0x1a                                       ;   832.7 p0      48 t1
        vprold zmm12, zmm19, 0x15                                       ;   833.7 p0      48 t1
        vprold zmm13, zmm19, 7                                          ;   834.7 p0      48 t1
        vpternlogd zmm13, zmm12, zmm11, 0x96                            ;   835.7 p5      48 t1
        vpaddd zmm10, zmm10, zmm13                                      ;   836.7 p5      61 t1
        vpaddd zmm18, zmm18, zmm10                                      ;   837.7 p5      62 v[5]
        vpsrld zmm11, zmm9, 0xa                                         ;   835.7 p0      50 w[15]
        vprold zmm12, zmm9, 0xf                                         ;   836.7 p0      50 w[15]
        vprold zmm9, zmm9, 0xd                                          ;   837.7 p0      50 w[15]
        vmovdqa64 zmm13, zmm16                                          ;   830.7         52 v[1] copy
        vpternlogd zmm13, zmm17, zmm23, 0xe8                            ;   835.0 p5      52 v[1]
        vprold zmm14, zmm16, 0x1e                                       ;   838.7 p0      47 v[1]
        vpternlogd zmm11, zmm9, zmm12, 0x96                             ;   838.7 p5      50 w[15]
        vprold zmm9, zmm16, 0x13                                        ;   839.7 p0      47 v[1]
        vprold zmm12, zmm26, 0x19                                       ;   840.7 p0      49 w[15]
        vprold zmm15, zmm16, 0xa                                        ;   841.7 p0      47 v[1]
        vprold zmm20, zmm26, 0xe                                        ;   842.7 p0      49 w[15]
        vpternlogd zmm15, zmm9, zmm14, 0x96                             ;   842.7 p5      47 v[1]
        vpsrld zmm9, zmm26, 3                                           ;   843.7 p0      49 w[15]
        vpternlogd zmm9, zmm20, zmm12, 0x96                             ;   844.7 p5      49 w[15]
        vpaddd zmm13, zmm13, zmm10                                      ;   839.0 p5      63 v[1]
        vpaddd zmm13, zmm13, zmm15                                      ;   843.7 p5      63 v[1]
        vpaddd zmm8, zmm8, [rel sha256_blocks.T0_constants512 + 4160]   ;   841.0 p5+p2   61 t1
        vpaddd zmm8, zmm8, zmm31                                        ;   842.0 p5      61 t1
        vpaddd zmm8, zmm8, zmm24                                        ;   843.0 p5      61 t1
        vpaddd zmm8, zmm8, zmm11                                        ;   844.0 p5      61 t1
        vpaddd zmm8, zmm8, zmm9                                         ;   845.7 p0      61 t1
        vmovdqa64 zmm9, zmm18                                           ;   838.7         51 t1 copy
        vpternlogd zmm9, zmm19, zmm22, 0xca                             ;   845.0 p5      51 t1
        vpaddd zmm8, zmm8, zmm9                                         ;   846.7 p0      61 t1
        vprold zmm9, zmm18, 0x1a                                        ;   846.7 p0      48 t1
        vprold zmm10, zmm18, 0x15                                       ;   847.7 p0      48 t1
        vprold zmm11, zmm18, 7                                          ;   848.7 p0      48 t1
        vpternlogd zmm11, zmm10, zmm9, 0x96                             ;   849.7 p5      48 t1
        vmovdqu64 zmm2, [rsp + 896]                                     ;   619.8 p3      82 h
        vpaddd zmm8, zmm8, zmm11                                        ;   850.7 p5      61 t1
        vpaddd zmm0, zmm0, zmm8                                         ;   851.7 p5      82 h
        vpaddd zmm2, zmm2, zmm13                                        ;   849.0 p5      82 h
        vprold zmm9, zmm13, 0x1e                                        ;   849.7 p0      47 v[0]
        vmovdqu64 zmm4, [rsp + 768]                                     ;   622.2 p2      82 h
        vpaddd zmm4, zmm4, zmm16                                        ;   850.0 p5      82 h
        vpternlogd zmm16, zmm13, zmm17, 0xe8                            ;   850.7 p0      52 v[0]
        vpaddd zmm0, zmm0, zmm16                                        ;   852.7 p5      82 h
        vprold zmm10, zmm13, 0x13                                       ;   851.7 p0      47 v[0]
        vprold zmm11, zmm13, 0xa                                        ;   852.7 p0      47 v[0]
        vmovdqu64 zmm6, [rsp + 640]                                     ;   623.2 p3      82 h
        vpaddd zmm6, zmm6, zmm17                                        ;   852.0 p5      82 h
        vpternlogd zmm11, zmm10, zmm9, 0x96                             ;   853.7 p5      47 v[0]
        vmovdqu64 zmm1, [rsp + 960]                                     ;   623.7 p2      82 h
        vpaddd zmm1, zmm1, zmm23                                        ;   853.7 p0      82 h
        vpaddd zmm0, zmm0, zmm11                                        ;   854.7 p5      82 h
        vmovdqu64 zmm3, [rsp + 832]                                     ;   626.7 p3      82 h
        vmovdqu64 zmm5, [rsp + 704]                                     ;   627.7 p2      82 h
        vpaddd zmm5, zmm5, zmm19                                        ;   854.7 p0      82 h
        vpaddd zmm3, zmm3, zmm18                                        ;   855.0 p5      82 h
        vmovdqu64 zmm7, [rsp + 512]                                     ;   629.0 p3      82 h
        vpaddd zmm7, zmm7, zmm22                                        ;   855.7 p0      82 h
        vpaddd zmm1, zmm1, zmm8                                         ;   856.0 p5      82 h
        add rcx, 0x40                                                   ;   629.5 p1      68 blocks
        mov qword [rsp + 1280], rcx                                     ;   630.5 p7+p4   68 blocks
        add rbx, 0x40                                                   ;   629.8 p6      68 blocks
        mov qword [rsp + 1272], rbx                                     ;   630.8 p8+p9   68 blocks
        add rdx, 0x40                                                   ;   631.7 p11     68 blocks
        mov qword [rsp + 1264], rdx                                     ;   632.7 p7+p4   68 blocks
        mov rcx, qword [rsp + 1256]                                     ;   633.7 p10     68 blocks
        add rcx, 0x40                                                   ;   638.7 p1      68 blocks
        mov qword [rsp + 1256], rcx                                     ;   639.7 p8+p9   68 blocks
        add rax, 0x40                                                   ;   635.7 p6      68 blocks
        add rbp, 0x40                                                   ;   635.8 p11     68 blocks
        add rdi, 0x40                                                   ;   636.0 p1      68 blocks
        add rsi, 0x40                                                   ;   636.7 p6      68 blocks
        add r15, 0x40                                                   ;   636.8 p11     68 blocks
        add r14, 0x40                                                   ;   637.0 p1      68 blocks
        add r13, 0x40                                                   ;   637.7 p6      68 blocks
        add r12, 0x40                                                   ;   637.8 p11     68 blocks
        add r11, 0x40                                                   ;   638.0 p1      68 blocks
        add r10, 0x40                                                   ;   638.7 p6      68 blocks
        add r9, 0x40                                                    ;   638.8 p11     68 blocks
        add r8, 0x40                                                    ;   639.0 p1      68 blocks
        cmp r8, qword [rsp + 1160]                                      ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 0], zmm0                                       ;                    resident
        vmovdqu64 [rsp + 256], zmm1                                     ;                    resident
        vmovdqu64 [rsp + 64], zmm2                                      ;                    resident
        vmovdqu64 [rsp + 320], zmm3                                     ;                    resident
        vmovdqu64 [rsp + 128], zmm4                                     ;                    resident
        vmovdqu64 [rsp + 384], zmm5                                     ;                    resident
        vmovdqu64 [rsp + 192], zmm6                                     ;                    resident
        vmovdqu64 [rsp + 448], zmm7                                     ;                    resident
        mov qword [rsp + 1152], r8                                      ;                    resident
        mov qword [rsp + 1168], r9                                      ;                    resident
        mov qword [rsp + 1176], r10                                     ;                    resident
        mov qword [rsp + 1184], r11                                     ;                    resident
        mov qword [rsp + 1192], r12                                     ;                    resident
        mov qword [rsp + 1200], r13                                     ;                    resident
        mov qword [rsp + 1208], r14                                     ;                    resident
        mov qword [rsp + 1216], r15                                     ;                    resident
        mov qword [rsp + 1224], rsi                                     ;                    resident
        mov qword [rsp + 1232], rdi                                     ;                    resident
        mov qword [rsp + 1240], rbp                                     ;                    resident
        mov qword [rsp + 1248], rax                                     ;                    resident
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
        vshufi32x4 zmm5, zmm2, zmm2, 0x55                               ;     9.3 p5      68 blocks
        vshufi32x4 zmm6, zmm4, zmm4, 0x55                               ;    10.3 p5      68 blocks
        vshufi32x4 zmm7, zmm0, zmm0, 0x55                               ;    11.3 p5      68 blocks
        vshufi32x4 zmm8, zmm3, zmm3, 0xaa                               ;    12.3 p5      68 blocks
        vshufi32x4 zmm9, zmm2, zmm2, 0xaa                               ;    13.3 p5      68 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xaa                              ;    14.3 p5      68 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xaa                              ;    15.3 p5      68 blocks
        vshufi32x4 zmm12, zmm3, zmm3, 0xff                              ;    16.3 p5      68 blocks
        vshufi32x4 zmm13, zmm2, zmm2, 0xff                              ;    17.3 p5      68 blocks
        vshufi32x4 zmm14, zmm4, zmm4, 0xff                              ;    18.3 p5      68 blocks
        vshufi32x4 zmm15, zmm0, zmm0, 0xff                              ;    19.3 p5      68 blocks
        mov r8, qword [rsp + 1024]                                      ;     4.0 p10     68 blocks reload
        vmovdqu64 [r8], xmm3                                            ;     9.2 p7+p4   68 blocks
        mov r9, qword [rsp + 1032]                                      ;     4.3 p2      68 blocks reload
        vmovdqu64 [r9], xmm2                                            ;     9.2 p8+p9   68 blocks
        mov r10, qword [rsp + 1040]                                     ;     4.7 p3      68 blocks reload
        vmovdqu64 [r10], xmm4                                           ;     9.2 p7+p4   68 blocks
        mov r11, qword [rsp + 1048]                                     ;     5.0 p10     68 blocks reload
        vmovdqu64 [r11], xmm0                                           ;     9.2 p8+p9   68 blocks
        mov r12, qword [rsp + 1056]                                     ;     5.3 p2      68 blocks reload
        vmovdqu64 [r12], xmm1                                           ;    12.2 p7+p4   68 blocks
        mov r13, qword [rsp + 1064]                                     ;     5.7 p3      68 blocks reload
        vmovdqu64 [r13], xmm5                                           ;    12.3 p8+p9   68 blocks
        mov r14, qword [rsp + 1072]                                     ;     6.0 p10     68 blocks reload
        vmovdqu64 [r14], xmm6                                           ;    13.3 p7+p4   68 blocks
        mov r15, qword [rsp + 1080]                                     ;     6.3 p2      68 blocks reload
        vmovdqu64 [r15], xmm7                                           ;    14.3 p8+p9   68 blocks
        mov rsi, qword [rsp + 1088]                                     ;     6.7 p3      68 blocks reload
        vmovdqu64 [rsi], xmm8                                           ;    15.3 p7+p4   68 blocks
        mov rdi, qword [rsp + 1096]                                     ;     7.0 p10     68 blocks reload
        vmovdqu64 [rdi], xmm9                                           ;    16.3 p8+p9   68 blocks
        mov rbp, qword [rsp + 1104]                                     ;     7.3 p2      68 blocks reload
        vmovdqu64 [rbp], xmm10                                          ;    17.3 p7+p4   68 blocks
        mov rax, qword [rsp + 1112]                                     ;     7.7 p3      68 blocks reload
        vmovdqu64 [rax], xmm11                                          ;    18.3 p8+p9   68 blocks
        mov rcx, qword [rsp + 1120]                                     ;     8.0 p10     68 blocks reload
        vmovdqu64 [rcx], xmm12                                          ;    19.3 p7+p4   68 blocks
        mov rdx, qword [rsp + 1128]                                     ;     8.3 p2      68 blocks reload
        vmovdqu64 [rdx], xmm13                                          ;    20.3 p8+p9   68 blocks
        mov rbx, qword [rsp + 1136]                                     ;     8.7 p3      68 blocks reload
        vmovdqu64 [rbx], xmm14                                          ;    21.3 p7+p4   68 blocks
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
        vpunpcklqdq zmm4, zmm0, zmm1                                    ;    26.3 p5      68 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                    ;    27.3 p5      68 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                               ;    28.3 p5      68 blocks
        vshufi32x4 zmm5, zmm2, zmm2, 0x55                               ;    29.3 p5      68 blocks
        vshufi32x4 zmm6, zmm4, zmm4, 0x55                               ;    30.3 p5      68 blocks
        vshufi32x4 zmm7, zmm0, zmm0, 0x55                               ;    31.3 p5      68 blocks
        vshufi32x4 zmm8, zmm3, zmm3, 0xaa                               ;    32.3 p5      68 blocks
        vshufi32x4 zmm9, zmm2, zmm2, 0xaa                               ;    33.3 p5      68 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xaa                              ;    34.3 p5      68 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xaa                              ;    35.3 p5      68 blocks
        vshufi32x4 zmm12, zmm3, zmm3, 0xff                              ;    36.3 p5      68 blocks
        mov rbx, qword [rsp + 1144]                                     ;    12.5 p10     68 blocks reload
        vmovdqu64 [rbx], xmm15                                          ;    22.3 p8+p9   68 blocks
        vshufi32x4 zmm13, zmm2, zmm2, 0xff                              ;    37.3 p5      68 blocks
        vshufi32x4 zmm14, zmm4, zmm4, 0xff                              ;    38.3 p5      68 blocks
        vshufi32x4 zmm15, zmm0, zmm0, 0xff                              ;    39.3 p5      68 blocks
        vmovdqu64 [r8 + 16], xmm3                                       ;    25.3 p7+p4   68 blocks
        vmovdqu64 [r9 + 16], xmm2                                       ;    26.3 p8+p9   68 blocks
        vmovdqu64 [r10 + 16], xmm4                                      ;    27.3 p7+p4   68 blocks
        vmovdqu64 [r11 + 16], xmm0                                      ;    28.3 p8+p9   68 blocks
        vmovdqu64 [r12 + 16], xmm1                                      ;    31.3 p7+p4   68 blocks
        vmovdqu64 [r13 + 16], xmm5                                      ;    32.3 p8+p9   68 blocks
        vmovdqu64 [r14 + 16], xmm6                                      ;    33.3 p7+p4   68 blocks
        vmovdqu64 [r15 + 16], xmm7                                      ;    34.3 p8+p9   68 blocks
        vmovdqu64 [rsi + 16], xmm8                                      ;    35.3 p7+p4   68 blocks
        vmovdqu64 [rdi + 16], xmm9                                      ;    36.3 p8+p9   68 blocks
        vmovdqu64 [rbp + 16], xmm10                                     ;    37.3 p7+p4   68 blocks
        vmovdqu64 [rax + 16], xmm11                                     ;    38.3 p8+p9   68 blocks
        vmovdqu64 [rcx + 16], xmm12                                     ;    39.3 p7+p4   68 blocks
        vmovdqu64 [rdx + 16], xmm13                                     ;    40.3 p8+p9   68 blocks
        mov r8, qword [rsp + 1136]                                      ;    15.7 p2      68 blocks reload
        vmovdqu64 [r8 + 16], xmm14                                      ;    41.3 p7+p4   68 blocks
        vmovdqu64 [rbx + 16], xmm15                                     ;    42.3 p8+p9   68 blocks
        mov rcx, qword [rsp + 1288]                                     ;                    frame
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
