; sha256_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha256.cw (sha256 607062246fdd0540); do not edit:
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
; The frame is cleared before return: 960 bytes, 16 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 100 uops, planned 42.3; bounds: width 16.7, ports 40.0, path 14.0
;   blocks: 1993 uops, planned 864.5; bounds: width 332.2, ports 860.0, path 269.0
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
        sub rsp, 0x500                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        mov qword [rsp + 1224], rax                                     ;                    frame
        mov r10, qword [rax + 56]                                       ;                    frame
        mov qword [rsp + 1008], r10                                     ;                    frame
        mov r10, qword [rax + 64]                                       ;                    frame
        mov qword [rsp + 1016], r10                                     ;                    frame
        mov r10, qword [rax + 72]                                       ;                    frame
        mov qword [rsp + 1024], r10                                     ;                    frame
        mov r10, qword [rax + 80]                                       ;                    frame
        mov qword [rsp + 1032], r10                                     ;                    frame
        mov r10, qword [rax + 88]                                       ;                    frame
        mov qword [rsp + 1040], r10                                     ;                    frame
        mov r10, qword [rax + 96]                                       ;                    frame
        mov qword [rsp + 1048], r10                                     ;                    frame
        mov r10, qword [rax + 104]                                      ;                    frame
        mov qword [rsp + 1056], r10                                     ;                    frame
        mov r10, qword [rax + 112]                                      ;                    frame
        mov qword [rsp + 1064], r10                                     ;                    frame
        mov r10, qword [rax + 120]                                      ;                    frame
        mov qword [rsp + 1072], r10                                     ;                    frame
        mov r10, qword [rax + 128]                                      ;                    frame
        mov qword [rsp + 1080], r10                                     ;                    frame
        mov r10, qword [rax + 264]                                      ;                    frame
        mov qword [rsp + 1232], r10                                     ;                    frame
        mov r10, qword [rax + 136]                                      ;                    frame
        mov qword [rsp + 1088], r10                                     ;                    frame
        mov r10, qword [rax + 144]                                      ;                    frame
        mov qword [rsp + 1104], r10                                     ;                    frame
        mov r10, qword [rax + 152]                                      ;                    frame
        mov qword [rsp + 1112], r10                                     ;                    frame
        mov r10, qword [rax + 160]                                      ;                    frame
        mov qword [rsp + 1120], r10                                     ;                    frame
        mov r10, qword [rax + 168]                                      ;                    frame
        mov qword [rsp + 1128], r10                                     ;                    frame
        mov r10, qword [rax + 176]                                      ;                    frame
        mov qword [rsp + 1136], r10                                     ;                    frame
        mov r10, qword [rax + 184]                                      ;                    frame
        mov qword [rsp + 1144], r10                                     ;                    frame
        mov r10, qword [rax + 192]                                      ;                    frame
        mov qword [rsp + 1152], r10                                     ;                    frame
        mov r10, qword [rax + 200]                                      ;                    frame
        mov qword [rsp + 1160], r10                                     ;                    frame
        mov r10, qword [rax + 208]                                      ;                    frame
        mov qword [rsp + 1168], r10                                     ;                    frame
        mov r10, qword [rax + 216]                                      ;                    frame
        mov qword [rsp + 1176], r10                                     ;                    frame
        mov r10, qword [rax + 224]                                      ;                    frame
        mov qword [rsp + 1184], r10                                     ;                    frame
        mov r10, qword [rax + 232]                                      ;                    frame
        mov qword [rsp + 1192], r10                                     ;                    frame
        mov r10, qword [rax + 240]                                      ;                    frame
        mov qword [rsp + 1200], r10                                     ;                    frame
        mov r10, qword [rax + 248]                                      ;                    frame
        mov qword [rsp + 1208], r10                                     ;                    frame
        mov r10, qword [rax + 256]                                      ;                    frame
        mov qword [rsp + 1216], r10                                     ;                    frame
        mov qword [rsp + 960], rdi                                      ;                    argument
        mov qword [rsp + 968], rsi                                      ;                    argument
        mov qword [rsp + 976], rdx                                      ;                    argument
        mov qword [rsp + 984], rcx                                      ;                    argument
        mov qword [rsp + 992], r8                                       ;                    argument
        mov qword [rsp + 1000], r9                                      ;                    argument
        mov r8, qword [rsp + 960]                                       ;     0.0 p2      68 h reload
        vmovdqu64 xmm0, [r8]                                            ;     5.0 p3      68 h
        vmovdqu64 xmm1, [r8 + 16]                                       ;     5.0 p10     68 h
        mov r9, qword [rsp + 968]                                       ;     1.0 p2      68 h reload
        vmovdqu64 xmm2, [r9]                                            ;     6.0 p3      68 h
        vmovdqu64 xmm3, [r9 + 16]                                       ;     6.0 p10     68 h
        mov r10, qword [rsp + 976]                                      ;     2.0 p2      68 h reload
        vmovdqu64 xmm4, [r10]                                           ;     7.0 p3      68 h
        vmovdqu64 xmm5, [r10 + 16]                                      ;     7.0 p10     68 h
        mov r11, qword [rsp + 984]                                      ;     3.0 p2      68 h reload
        vmovdqu64 xmm6, [r11]                                           ;     8.0 p3      68 h
        vmovdqu64 xmm7, [r11 + 16]                                      ;     8.0 p10     68 h
        mov r12, qword [rsp + 992]                                      ;     4.0 p2      68 h reload
        vmovdqu64 xmm8, [r12]                                           ;     9.0 p3      68 h
        vshufi32x4 zmm0, zmm0, zmm8, 0                                  ;    15.0 p5      68 h
        vmovdqu64 xmm8, [r12 + 16]                                      ;     9.0 p10     68 h
        vshufi32x4 zmm1, zmm1, zmm8, 0                                  ;    15.0 p5      68 h
        mov r8, qword [rsp + 1000]                                      ;     5.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    10.0 p3      68 h
        vshufi32x4 zmm2, zmm2, zmm8, 0                                  ;    16.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    10.0 p10     68 h
        vshufi32x4 zmm3, zmm3, zmm8, 0                                  ;    16.0 p5      68 h
        mov r8, qword [rsp + 1008]                                      ;     6.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    11.0 p3      68 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                                  ;    17.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    11.0 p10     68 h
        vshufi32x4 zmm5, zmm5, zmm8, 0                                  ;    17.0 p5      68 h
        mov r8, qword [rsp + 1016]                                      ;     7.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    12.0 p3      68 h
        vshufi32x4 zmm6, zmm6, zmm8, 0                                  ;    18.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    12.0 p10     68 h
        vshufi32x4 zmm7, zmm7, zmm8, 0                                  ;    18.0 p5      68 h
        mov r8, qword [rsp + 1024]                                      ;     8.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    13.0 p3      68 h
        vmovdqu64 xmm9, [r8 + 16]                                       ;    13.0 p10     68 h
        mov r9, qword [rsp + 1032]                                      ;     9.0 p2      68 h reload
        vmovdqu64 xmm10, [r9]                                           ;    14.0 p3      68 h
        vmovdqu64 xmm11, [r9 + 16]                                      ;    14.0 p10     68 h
        mov r10, qword [rsp + 1040]                                     ;    10.0 p2      68 h reload
        vmovdqu64 xmm12, [r10]                                          ;    15.0 p3      68 h
        vmovdqu64 xmm13, [r10 + 16]                                     ;    15.0 p10     68 h
        mov r11, qword [rsp + 1048]                                     ;    11.0 p2      68 h reload
        vmovdqu64 xmm14, [r11]                                          ;    16.0 p3      68 h
        vmovdqu64 xmm15, [r11 + 16]                                     ;    16.0 p10     68 h
        mov r12, qword [rsp + 1056]                                     ;    12.0 p2      68 h reload
        vmovdqu64 xmm16, [r12]                                          ;    17.0 p3      68 h
        vshufi32x4 zmm8, zmm8, zmm16, 0                                 ;    23.0 p5      68 h
        vshufi32x4 zmm0, zmm0, zmm8, 0x88                               ;    26.0 p5      68 h
        vmovdqu64 xmm8, [r12 + 16]                                      ;    17.0 p10     68 h
        vshufi32x4 zmm8, zmm9, zmm8, 0                                  ;    23.0 p5      68 h
        vshufi32x4 zmm1, zmm1, zmm8, 0x88                               ;    26.0 p5      68 h
        mov r8, qword [rsp + 1064]                                      ;    13.0 p2      68 h reload
        vmovdqu64 xmm8, [r8]                                            ;    18.0 p3      68 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                                 ;    24.0 p5      68 h
        vshufi32x4 zmm2, zmm2, zmm8, 0x88                               ;    27.0 p5      68 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    18.0 p10     68 h
        vshufi32x4 zmm8, zmm11, zmm8, 0                                 ;    24.0 p5      68 h
        vshufi32x4 zmm3, zmm3, zmm8, 0x88                               ;    27.0 p5      68 h
        vpunpckldq zmm8, zmm0, zmm2                                     ;    30.0 p5      68 h
        vpunpckhdq zmm0, zmm0, zmm2                                     ;    30.0 p5      68 h
        mov r8, qword [rsp + 1072]                                      ;    14.0 p2      68 h reload
        vmovdqu64 xmm2, [r8]                                            ;    19.0 p3      68 h
        vshufi32x4 zmm2, zmm12, zmm2, 0                                 ;    25.0 p5      68 h
        vshufi32x4 zmm2, zmm4, zmm2, 0x88                               ;    28.0 p5      68 h
        vmovdqu64 xmm4, [r8 + 16]                                       ;    19.0 p10     68 h
        vshufi32x4 zmm4, zmm13, zmm4, 0                                 ;    25.0 p5      68 h
        vshufi32x4 zmm4, zmm5, zmm4, 0x88                               ;    28.0 p5      68 h
        mov r8, qword [rsp + 1080]                                      ;    15.0 p2      68 h reload
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
        mov r8d, dword [rsp + 1232]                                     ;    16.0 p2      68 h
        shl r8, 6                                                       ;    21.0 p0      68 h
        add r8, qword [rsp + 1088]                                      ;    22.0 p1+p3   68 h
        mov qword [rsp + 1096], r8                                      ;    23.0 p7+p4   68 h
        cmp dword [rsp + 1232], 0                                       ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 0]                                       ;                    resident
        vmovdqu64 zmm1, [rsp + 256]                                     ;                    resident
        mov r8, qword [rsp + 1088]                                      ;                    resident
        mov r9, qword [rsp + 1104]                                      ;                    resident
        mov r10, qword [rsp + 1112]                                     ;                    resident
        mov r11, qword [rsp + 1120]                                     ;                    resident
        mov r12, qword [rsp + 1128]                                     ;                    resident
        mov r13, qword [rsp + 1136]                                     ;                    resident
        mov r14, qword [rsp + 1144]                                     ;                    resident
        mov r15, qword [rsp + 1152]                                     ;                    resident
        mov rsi, qword [rsp + 1160]                                     ;                    resident
        mov rdi, qword [rsp + 1168]                                     ;                    resident
        mov rbp, qword [rsp + 1176]                                     ;                    resident
        mov rax, qword [rsp + 1184]                                     ;                    resident
        mov rcx, qword [rsp + 1192]                                     ;                    resident
        vmovdqu64 zmm2, [rsp + 64]                                      ;                    resident
        vmovdqu64 zmm3, [rsp + 320]                                     ;                    resident
        vmovdqu64 zmm4, [rsp + 128]                                     ;                    resident
        vmovdqu64 zmm5, [rsp + 384]                                     ;                    resident
        vmovdqu64 zmm6, [rsp + 192]                                     ;                    resident
        align 16
.blocks_1:
        vmovdqu64 xmm7, [r8]                                            ;     0.0 p2      73 w[0]
        vmovdqu64 xmm8, [r9]                                            ;     0.2 p3      73 w[0]
        vmovdqu64 xmm9, [r10]                                           ;     0.3 p10     73 w[0]
        vmovdqu64 xmm10, [r11]                                          ;     1.0 p2      73 w[0]
        vmovdqu64 xmm11, [r12]                                          ;     1.2 p3      73 w[0]
        vmovdqu64 xmm12, [r13]                                          ;     1.3 p10     73 w[0]
        vmovdqu64 xmm13, [r14]                                          ;     2.0 p2      73 w[0]
        vmovdqu64 xmm14, [r15]                                          ;     2.2 p3      73 w[0]
        vshufi32x4 zmm7, zmm7, zmm11, 0                                 ;     7.2 p5      73 w[0]
        vmovdqu64 xmm11, [rsi]                                          ;     2.3 p10     73 w[0]
        vmovdqu64 xmm15, [rdi]                                          ;     3.0 p2      73 w[0]
        vmovdqu64 xmm16, [rbp]                                          ;     3.2 p3      73 w[0]
        vshufi32x4 zmm8, zmm8, zmm12, 0                                 ;     7.3 p5      73 w[0]
        vmovdqu64 xmm12, [rax]                                          ;     3.3 p10     73 w[0]
        vmovdqu64 xmm17, [rcx]                                          ;     4.0 p2      73 w[0]
        vshufi32x4 zmm11, zmm11, zmm17, 0                               ;    10.0 p5      73 w[0]
        vshufi32x4 zmm7, zmm7, zmm11, 0x88                              ;    13.0 p5      73 w[0]
        mov rdx, qword [rsp + 1200]                                     ;     4.2 p3      73 w[0] reload
        vmovdqu64 xmm11, [rdx]                                          ;     9.2 p10     73 w[0]
        vshufi32x4 zmm9, zmm9, zmm13, 0                                 ;     8.0 p5      73 w[0]
        vshufi32x4 zmm11, zmm15, zmm11, 0                               ;    15.2 p5      73 w[0]
        vshufi32x4 zmm8, zmm8, zmm11, 0x88                              ;    18.2 p5      73 w[0]
        mov rbx, qword [rsp + 1208]                                     ;     5.0 p2      73 w[0] reload
        vmovdqu64 xmm11, [rbx]                                          ;    10.0 p3      73 w[0]
        vshufi32x4 zmm11, zmm16, zmm11, 0                               ;    16.0 p5      73 w[0]
        mov rbx, qword [rsp + 1216]                                     ;     5.3 p10     73 w[0] reload
        vmovdqu64 xmm13, [rbx]                                          ;    10.3 p2      73 w[0]
        vshufi32x4 zmm10, zmm10, zmm14, 0                               ;     9.3 p5      73 w[0]
        vshufi32x4 zmm9, zmm9, zmm11, 0x88                              ;    19.0 p5      73 w[0]
        vshufi32x4 zmm11, zmm12, zmm13, 0                               ;    16.3 p5      73 w[0]
        vshufi32x4 zmm10, zmm10, zmm11, 0x88                            ;    19.3 p5      73 w[0]
        vpunpckldq zmm11, zmm7, zmm8                                    ;    21.2 p5      73 w[0]
        vpunpckhdq zmm7, zmm7, zmm8                                     ;    21.2 p5      73 w[0]
        vpunpckldq zmm8, zmm9, zmm10                                    ;    22.3 p5      73 w[0]
        vpunpckhdq zmm9, zmm9, zmm10                                    ;    22.3 p5      73 w[0]
        vpunpcklqdq zmm10, zmm11, zmm8                                  ;    23.3 p5      73 w[0]
        vpunpckhqdq zmm8, zmm11, zmm8                                   ;    23.3 p5      73 w[0]
        vmovdqu64 zmm11, [rel sha256_blocks.T0_constants512]            ;     6.2 p3      73 w[0] reload
        vpshufb zmm10, zmm10, zmm11                                     ;    24.3 p5      73 w[0]
        vpshufb zmm8, zmm8, zmm11                                       ;    24.3 p5      73 w[0]
        vpunpcklqdq zmm12, zmm7, zmm9                                   ;    23.3 p5      73 w[0]
        vpunpckhqdq zmm7, zmm7, zmm9                                    ;    23.3 p5      73 w[0]
        vpshufb zmm9, zmm12, zmm11                                      ;    24.3 p5      73 w[0]
        vpshufb zmm7, zmm7, zmm11                                       ;    24.3 p5      73 w[0]
        vmovdqa64 zmm12, zmm1                                           ;     7.3         51 t1 copy
        vpternlogd zmm12, zmm5, zmm3, 0xac                              ;     7.5 p0      51 t1
        vprold zmm13, zmm1, 0x1a                                        ;     8.5 p0      48 t1
        vprold zmm14, zmm1, 0x15                                        ;     9.5 p0      48 t1
        vprold zmm15, zmm1, 7                                           ;    10.5 p0      48 t1
        vpternlogd zmm15, zmm14, zmm13, 0x96                            ;    11.5 p0      48 t1
        vpaddd zmm12, zmm12, zmm15                                      ;    12.5 p0      61 t1
        vpaddd zmm12, zmm12, zmm10                                      ;    25.3 p0      61 t1
        vmovdqu64 zmm13, [rsp + 448]                                    ;     8.7 p2      71 v[7] reload
        vpaddd zmm12, zmm12, zmm13                                      ;    26.3 p0      61 t1
        vpaddd zmm12, zmm12, [rel sha256_blocks.T0_constants512 + 64]   ;    27.3 p0+p3   61 t1
        vmovdqa64 zmm14, zmm0                                           ;     9.2         52 v[7] copy
        vpternlogd zmm14, zmm2, zmm4, 0xe8                              ;    16.5 p0      52 v[7]
        vprold zmm15, zmm0, 0x1e                                        ;    17.5 p0      47 v[7]
        vprold zmm16, zmm0, 0x13                                        ;    18.5 p0      47 v[7]
        vprold zmm17, zmm0, 0xa                                         ;    19.5 p0      47 v[7]
        vpternlogd zmm17, zmm16, zmm15, 0x96                            ;    20.5 p0      47 v[7]
        vpaddd zmm14, zmm14, zmm17                                      ;    21.5 p0      63 v[7]
        vpaddd zmm14, zmm14, zmm12                                      ;    28.3 p0      63 v[7]
        vpaddd zmm12, zmm12, zmm6                                       ;    28.3 p0      62 v[3]
        vmovdqa64 zmm15, zmm12                                          ;    29.3         51 t1 copy
        vpternlogd zmm15, zmm1, zmm3, 0xca                              ;    29.3 p0      51 t1
        vprold zmm16, zmm12, 0x1a                                       ;    29.3 p0      48 t1
        vprold zmm17, zmm12, 0x15                                       ;    29.3 p0      48 t1
        vprold zmm18, zmm12, 7                                          ;    29.3 p0      48 t1
        vpternlogd zmm18, zmm17, zmm16, 0x96                            ;    30.3 p5      48 t1
        vpaddd zmm15, zmm15, zmm5                                       ;    30.3 p5      61 t1
        vpaddd zmm15, zmm15, zmm18                                      ;    31.3 p5      61 t1
        vpaddd zmm15, zmm15, [rel sha256_blocks.T0_constants512 + 192]  ;    32.3 p5+p2   61 t1
        vpaddd zmm15, zmm15, zmm8                                       ;    33.3 p0      61 t1
        vmovdqa64 zmm16, zmm14                                          ;    29.3         52 v[6] copy
        vpternlogd zmm16, zmm0, zmm2, 0xe8                              ;    29.3 p5      52 v[6]
        vprold zmm17, zmm14, 0x1e                                       ;    29.5 p0      47 v[6]
        vprold zmm18, zmm14, 0x13                                       ;    30.5 p0      47 v[6]
        vprold zmm19, zmm14, 0xa                                        ;    31.5 p0      47 v[6]
        vpternlogd zmm19, zmm18, zmm17, 0x96                            ;    32.5 p5      47 v[6]
        vpaddd zmm16, zmm16, zmm19                                      ;    33.5 p5      63 v[6]
        vpaddd zmm16, zmm16, zmm15                                      ;    34.5 p5      63 v[6]
        vpaddd zmm15, zmm15, zmm4                                       ;    34.3 p0      62 v[2]
        vmovdqa64 zmm17, zmm15                                          ;    35.3         51 t1 copy
        vpternlogd zmm17, zmm12, zmm1, 0xca                             ;    35.3 p5      51 t1
        vprold zmm18, zmm15, 0x1a                                       ;    35.3 p0      48 t1
        vprold zmm19, zmm15, 0x15                                       ;    35.3 p0      48 t1
        vprold zmm20, zmm15, 7                                          ;    35.5 p0      48 t1
        vpternlogd zmm20, zmm19, zmm18, 0x96                            ;    36.5 p5      48 t1
        vpaddd zmm17, zmm17, zmm3                                       ;    36.3 p5      61 t1
        vpaddd zmm17, zmm17, zmm20                                      ;    37.5 p5      61 t1
        vpaddd zmm17, zmm17, [rel sha256_blocks.T0_constants512 + 256]  ;    38.5 p0+p3   61 t1
        vpaddd zmm17, zmm17, zmm9                                       ;    39.5 p5      61 t1
        vmovdqa64 zmm18, zmm16                                          ;    35.5         52 v[5] copy
        vpternlogd zmm18, zmm14, zmm0, 0xe8                             ;    37.5 p0      52 v[5]
        vprold zmm19, zmm16, 0x1e                                       ;    38.5 p0      47 v[5]
        vprold zmm20, zmm16, 0x13                                       ;    39.5 p0      47 v[5]
        vprold zmm21, zmm16, 0xa                                        ;    40.5 p0      47 v[5]
        vpternlogd zmm21, zmm20, zmm19, 0x96                            ;    41.5 p5      47 v[5]
        vpaddd zmm19, zmm17, zmm2                                       ;    40.5 p5      62 v[1]
        vpaddd zmm18, zmm18, zmm17                                      ;    40.5 p5      63 v[5]
        vpaddd zmm18, zmm18, zmm21                                      ;    42.5 p5      63 v[5]
        vmovdqa64 zmm17, zmm19                                          ;    41.5         51 t1 copy
        vpternlogd zmm17, zmm15, zmm12, 0xca                            ;    41.5 p0      51 t1
        vprold zmm20, zmm19, 0x1a                                       ;    42.5 p0      48 t1
        vprold zmm21, zmm19, 0x15                                       ;    43.5 p0      48 t1
        vprold zmm22, zmm19, 7                                          ;    44.5 p0      48 t1
        vpternlogd zmm22, zmm21, zmm20, 0x96                            ;    45.5 p5      48 t1
        vmovdqu64 xmm20, [r8 + 16]                                      ;    18.0 p10     73 w[4]
        vpaddd zmm21, zmm7, zmm1                                        ;    43.3 p5      61 t1
        vpaddd zmm21, zmm21, zmm17                                      ;    44.3 p5      61 t1
        vpaddd zmm21, zmm21, [rel sha256_blocks.T0_constants512 + 320]  ;    45.3 p5+p2   61 t1
        vpaddd zmm21, zmm21, zmm22                                      ;    46.5 p0      61 t1
        vmovdqu64 xmm17, [r9 + 16]                                      ;    18.8 p3      73 w[4]
        vmovdqa64 zmm22, zmm18                                          ;    43.5         52 v[4] copy
        vpternlogd zmm22, zmm16, zmm14, 0xe8                            ;    46.3 p5      52 v[4]
        vprold zmm23, zmm18, 0x1e                                       ;    46.5 p0      47 v[4]
        vprold zmm24, zmm18, 0x13                                       ;    47.5 p0      47 v[4]
        vprold zmm25, zmm18, 0xa                                        ;    48.5 p0      47 v[4]
        vpternlogd zmm25, zmm24, zmm23, 0x96                            ;    49.5 p5      47 v[4]
        vpaddd zmm23, zmm21, zmm0                                       ;    48.3 p5      62 v[0]
        vmovdqu64 xmm24, [r10 + 16]                                     ;    20.2 p10     73 w[4]
        vmovdqu64 xmm26, [r11 + 16]                                     ;    20.3 p2      73 w[4]
        vmovdqu64 xmm27, [r12 + 16]                                     ;    20.5 p3      73 w[4]
        vmovdqu64 xmm28, [r13 + 16]                                     ;    21.2 p10     73 w[4]
        vmovdqu64 xmm29, [r14 + 16]                                     ;    21.3 p2      73 w[4]
        vmovdqu64 xmm30, [r15 + 16]                                     ;    21.5 p3      73 w[4]
        vpaddd zmm22, zmm22, zmm21                                      ;    49.3 p5      63 v[4]
        vpaddd zmm22, zmm22, zmm25                                      ;    50.5 p0      63 v[4]
        vmovdqu64 xmm21, [rsi + 16]                                     ;    22.2 p10     73 w[4]
        vshufi32x4 zmm20, zmm20, zmm27, 0                               ;    50.3 p5      73 w[4]
        vmovdqu64 xmm25, [rdi + 16]                                     ;    22.3 p2      73 w[4]
        vmovdqu64 xmm27, [rbp + 16]                                     ;    22.5 p3      73 w[4]
        vshufi32x4 zmm17, zmm17, zmm28, 0                               ;    51.3 p5      73 w[4]
        vmovdqu64 xmm28, [rax + 16]                                     ;    23.2 p10     73 w[4]
        vmovdqu64 xmm31, [rcx + 16]                                     ;    23.3 p2      73 w[4]
        vshufi32x4 zmm21, zmm21, zmm31, 0                               ;    52.3 p5      73 w[4]
        vmovdqu64 xmm31, [rdx + 16]                                     ;    23.5 p3      73 w[4]
        vshufi32x4 zmm25, zmm25, zmm31, 0                               ;    53.3 p5      73 w[4]
        vshufi32x4 zmm24, zmm24, zmm29, 0                               ;    54.3 p5      73 w[4]
        vmovdqu64 xmm29, [rbx + 16]                                     ;    24.2 p10     73 w[4]
        vshufi32x4 zmm20, zmm20, zmm21, 0x88                            ;    55.3 p5      73 w[4]
        vshufi32x4 zmm17, zmm17, zmm25, 0x88                            ;    56.3 p5      73 w[4]
        mov rbx, qword [rsp + 1208]                                     ;    24.3 p2      73 w[0] reload
        vmovdqu64 xmm21, [rbx + 16]                                     ;    29.3 p3      73 w[4]
        vshufi32x4 zmm25, zmm26, zmm30, 0                               ;    57.3 p5      73 w[4]
        vshufi32x4 zmm26, zmm28, zmm29, 0                               ;    58.3 p5      73 w[4]
        vshufi32x4 zmm21, zmm27, zmm21, 0                               ;    59.3 p5      73 w[4]
        vshufi32x4 zmm21, zmm24, zmm21, 0x88                            ;    62.3 p5      73 w[4]
        vshufi32x4 zmm24, zmm25, zmm26, 0x88                            ;    61.3 p5      73 w[4]
        vpunpckldq zmm25, zmm20, zmm17                                  ;    62.3 p5      73 w[4]
        vpunpckhdq zmm17, zmm20, zmm17                                  ;    63.3 p5      73 w[4]
        vpunpckldq zmm20, zmm21, zmm24                                  ;    65.3 p5      73 w[4]
        vpunpckhdq zmm21, zmm21, zmm24                                  ;    65.3 p5      73 w[4]
        vpunpcklqdq zmm24, zmm25, zmm20                                 ;    66.3 p5      73 w[4]
        vpunpckhqdq zmm20, zmm25, zmm20                                 ;    67.3 p5      73 w[4]
        vpshufb zmm24, zmm24, zmm11                                     ;    68.3 p5      73 w[4]
        vpshufb zmm20, zmm20, zmm11                                     ;    69.3 p5      73 w[4]
        vpunpcklqdq zmm25, zmm17, zmm21                                 ;    70.3 p5      73 w[4]
        vpunpckhqdq zmm17, zmm17, zmm21                                 ;    71.3 p5      73 w[4]
        vpaddd zmm12, zmm12, [rel sha256_blocks.T0_constants512 + 384]  ;    50.5 p0+p2   61 t1
        vpshufb zmm21, zmm25, zmm11                                     ;    72.3 p5      73 w[4]
        vpshufb zmm17, zmm17, zmm11                                     ;    73.3 p5      73 w[4]
        vmovdqa64 zmm25, zmm23                                          ;    49.3         51 t1 copy
        vpternlogd zmm25, zmm19, zmm15, 0xca                            ;    51.5 p0      51 t1
        vpaddd zmm12, zmm12, zmm25                                      ;    52.5 p0      61 t1
        vprold zmm25, zmm23, 0x1a                                       ;    53.5 p0      48 t1
        vprold zmm26, zmm23, 0x15                                       ;    54.5 p0      48 t1
        vprold zmm27, zmm23, 7                                          ;    55.5 p0      48 t1
        vpternlogd zmm27, zmm26, zmm25, 0x96                            ;    56.5 p0      48 t1
        vpaddd zmm12, zmm12, zmm27                                      ;    57.5 p0      61 t1
        vpaddd zmm12, zmm12, zmm24                                      ;    69.3 p0      61 t1
        vpaddd zmm14, zmm14, zmm12                                      ;    70.3 p0      62 v[7]
        vmovdqa64 zmm25, zmm22                                          ;    51.5         52 v[3] copy
        vpternlogd zmm25, zmm18, zmm16, 0xe8                            ;    60.5 p0      52 v[3]
        vprold zmm26, zmm22, 0x1e                                       ;    61.5 p0      47 v[3]
        vprold zmm27, zmm22, 0x13                                       ;    62.5 p0      47 v[3]
        vprold zmm28, zmm22, 0xa                                        ;    63.5 p0      47 v[3]
        vpternlogd zmm28, zmm27, zmm26, 0x96                            ;    64.5 p0      47 v[3]
        vpaddd zmm15, zmm15, [rel sha256_blocks.T0_constants512 + 448]  ;    65.5 p0+p3   61 t1
        vpaddd zmm15, zmm15, zmm20                                      ;    70.3 p0      61 t1
        vpaddd zmm25, zmm25, zmm28                                      ;    67.5 p0      63 v[3]
        vpaddd zmm25, zmm25, zmm12                                      ;    70.3 p0      63 v[3]
        vmovdqa64 zmm12, zmm14                                          ;    71.3         51 t1 copy
        vpternlogd zmm12, zmm23, zmm19, 0xca                            ;    71.3 p0      51 t1
        vpaddd zmm15, zmm15, zmm12                                      ;    72.3 p0      61 t1
        vprold zmm12, zmm14, 0x1a                                       ;    71.5 p0      48 t1
        vprold zmm26, zmm14, 0x15                                       ;    72.5 p0      48 t1
        vprold zmm27, zmm14, 7                                          ;    73.5 p0      48 t1
        vpternlogd zmm27, zmm26, zmm12, 0x96                            ;    74.5 p5      48 t1
        vpaddd zmm15, zmm15, zmm27                                      ;    75.5 p0      61 t1
        vpaddd zmm16, zmm16, zmm15                                      ;    76.5 p5      62 v[6]
        vmovdqa64 zmm12, zmm25                                          ;    71.3         52 v[2] copy
        vpternlogd zmm12, zmm22, zmm18, 0xe8                            ;    75.5 p0      52 v[2]
        vprold zmm26, zmm25, 0x1e                                       ;    76.5 p0      47 v[2]
        vprold zmm27, zmm25, 0x13                                       ;    77.5 p0      47 v[2]
        vprold zmm28, zmm25, 0xa                                        ;    78.5 p0      47 v[2]
        vpternlogd zmm28, zmm27, zmm26, 0x96                            ;    79.5 p5      47 v[2]
        vpaddd zmm19, zmm19, [rel sha256_blocks.T0_constants512 + 512]  ;    77.3 p5+p2   61 t1
        vpaddd zmm19, zmm19, zmm21                                      ;    78.3 p5      61 t1
        vpaddd zmm15, zmm15, zmm12                                      ;    79.3 p5      63 v[2]
        vpaddd zmm15, zmm15, zmm28                                      ;    80.5 p0      63 v[2]
        vmovdqa64 zmm12, zmm16                                          ;    77.5         51 t1 copy
        vpternlogd zmm12, zmm14, zmm23, 0xca                            ;    80.3 p5      51 t1
        vpaddd zmm19, zmm19, zmm12                                      ;    81.3 p0      61 t1
        vprold zmm12, zmm16, 0x1a                                       ;    81.5 p0      48 t1
        vprold zmm26, zmm16, 0x15                                       ;    82.5 p0      48 t1
        vprold zmm27, zmm16, 7                                          ;    83.5 p0      48 t1
        vpternlogd zmm27, zmm26, zmm12, 0x96                            ;    84.5 p5      48 t1
        vpaddd zmm19, zmm19, zmm27                                      ;    85.5 p5      61 t1
        vpaddd zmm18, zmm18, zmm19                                      ;    86.5 p5      62 v[5]
        vmovdqa64 zmm12, zmm15                                          ;    81.5         52 v[1] copy
        vpternlogd zmm12, zmm25, zmm22, 0xe8                            ;    84.3 p5      52 v[1]
        vprold zmm26, zmm15, 0x1e                                       ;    84.5 p0      47 v[1]
        vprold zmm27, zmm15, 0x13                                       ;    85.5 p0      47 v[1]
        vprold zmm28, zmm15, 0xa                                        ;    86.5 p0      47 v[1]
        vpternlogd zmm28, zmm27, zmm26, 0x96                            ;    87.5 p5      47 v[1]
        vpaddd zmm23, zmm23, [rel sha256_blocks.T0_constants512 + 576]  ;    86.3 p5+p3   61 t1
        vpaddd zmm23, zmm23, zmm17                                      ;    87.3 p5      61 t1
        vpaddd zmm12, zmm12, zmm19                                      ;    87.5 p0      63 v[1]
        vpaddd zmm12, zmm12, zmm28                                      ;    88.5 p5      63 v[1]
        vmovdqa64 zmm19, zmm18                                          ;    87.5         51 t1 copy
        vpternlogd zmm19, zmm16, zmm14, 0xca                            ;    88.5 p0      51 t1
        vpaddd zmm23, zmm23, zmm19                                      ;    89.5 p5      61 t1
        vprold zmm19, zmm18, 0x1a                                       ;    89.5 p0      48 t1
        vprold zmm26, zmm18, 0x15                                       ;    90.5 p0      48 t1
        vprold zmm27, zmm18, 7                                          ;    91.5 p0      48 t1
        vpternlogd zmm27, zmm26, zmm19, 0x96                            ;    92.5 p5      48 t1
        vmovdqu64 xmm19, [r8 + 32]                                      ;    38.0 p10     73 w[8]
        vpaddd zmm23, zmm23, zmm27                                      ;    93.5 p5      61 t1
        vmovdqu64 xmm26, [r9 + 32]                                      ;    38.3 p2      73 w[8]
        vpaddd zmm22, zmm22, zmm23                                      ;    94.5 p5      62 v[4]
        vmovdqu64 xmm27, [r10 + 32]                                     ;    38.7 p3      73 w[8]
        vmovdqa64 zmm28, zmm12                                          ;    89.5         52 v[0] copy
        vpternlogd zmm28, zmm15, zmm25, 0xe8                            ;    92.5 p0      52 v[0]
        vprold zmm29, zmm12, 0x1e                                       ;    93.5 p0      47 v[0]
        vmovdqu64 xmm30, [r11 + 32]                                     ;    39.3 p10     73 w[8]
        vprold zmm31, zmm12, 0x13                                       ;    94.5 p0      47 v[0]
        vmovdqu64 xmm13, [r12 + 32]                                     ;    39.7 p2      73 w[8]
        vpaddd zmm28, zmm28, zmm23                                      ;    94.5 p5      63 v[0]
        vprold zmm23, zmm12, 0xa                                        ;    95.5 p0      47 v[0]
        vpternlogd zmm23, zmm31, zmm29, 0x96                            ;    96.5 p5      47 v[0]
        vmovdqu64 xmm29, [r13 + 32]                                     ;    40.3 p3      73 w[8]
        vmovdqu64 xmm31, [r14 + 32]                                     ;    40.5 p10     73 w[8]
        vpaddd zmm28, zmm28, zmm23                                      ;    97.5 p5      63 v[0]
        vmovdqu64 xmm23, [r15 + 32]                                     ;    40.8 p2      73 w[8]
        vshufi32x4 zmm13, zmm19, zmm13, 0                               ;    96.3 p5      73 w[8]
        vmovdqu64 xmm19, [rsi + 32]                                     ;    41.3 p3      73 w[8]
        vmovdqu64 [rsp + 512], zmm5                                     ;    41.3 p7+p4   71 v[6] spill
        vmovdqu64 xmm5, [rdi + 32]                                      ;    41.5 p10     73 w[8]
        vmovdqu64 [rsp + 576], zmm3                                     ;    41.7 p8+p9   71 v[5] spill
        vmovdqu64 xmm3, [rbp + 32]                                      ;    41.8 p2      73 w[8]
        vshufi32x4 zmm26, zmm26, zmm29, 0                               ;    97.3 p5      73 w[8]
        vmovdqu64 xmm29, [rax + 32]                                     ;    42.3 p3      73 w[8]
        vmovdqu64 [rsp + 640], zmm1                                     ;    43.3 p7+p4   71 v[4] spill
        vmovdqu64 xmm1, [rcx + 32]                                      ;    42.5 p10     73 w[8]
        vshufi32x4 zmm19, zmm19, zmm1, 0                                ;    98.3 p5      73 w[8]
        vmovdqu64 xmm1, [rdx + 32]                                      ;    42.8 p2      73 w[8]
        vshufi32x4 zmm1, zmm5, zmm1, 0                                  ;    99.3 p5      73 w[8]
        vshufi32x4 zmm27, zmm27, zmm31, 0                               ;   100.3 p5      73 w[8]
        vmovdqu64 xmm31, [rbx + 32]                                     ;    43.3 p3      73 w[8]
        vshufi32x4 zmm31, zmm3, zmm31, 0                                ;   101.3 p5      73 w[8]
        vshufi32x4 zmm13, zmm13, zmm19, 0x88                            ;   102.3 p5      73 w[8]
        vshufi32x4 zmm19, zmm26, zmm1, 0x88                             ;   103.3 p5      73 w[8]
        mov rbx, qword [rsp + 1216]                                     ;    44.0 p10     73 w[0] reload
        vmovdqu64 xmm26, [rbx + 32]                                     ;    49.0 p2      73 w[8]
        vshufi32x4 zmm23, zmm30, zmm23, 0                               ;   104.3 p5      73 w[8]
        vshufi32x4 zmm26, zmm29, zmm26, 0                               ;   105.3 p5      73 w[8]
        vshufi32x4 zmm27, zmm27, zmm31, 0x88                            ;   106.3 p5      73 w[8]
        vshufi32x4 zmm23, zmm23, zmm26, 0x88                            ;   108.3 p5      73 w[8]
        vpunpckldq zmm26, zmm13, zmm19                                  ;   108.3 p5      73 w[8]
        vpunpckhdq zmm13, zmm13, zmm19                                  ;   109.3 p5      73 w[8]
        vpunpckldq zmm19, zmm27, zmm23                                  ;   111.3 p5      73 w[8]
        vpunpckhdq zmm23, zmm27, zmm23                                  ;   111.3 p5      73 w[8]
        vpunpcklqdq zmm27, zmm26, zmm19                                 ;   112.3 p5      73 w[8]
        vpunpckhqdq zmm19, zmm26, zmm19                                 ;   113.3 p5      73 w[8]
        vpshufb zmm26, zmm27, zmm11                                     ;   114.3 p5      73 w[8]
        vpshufb zmm19, zmm19, zmm11                                     ;   115.3 p5      73 w[8]
        vpunpcklqdq zmm27, zmm13, zmm23                                 ;   116.3 p5      73 w[8]
        vpunpckhqdq zmm13, zmm13, zmm23                                 ;   117.3 p5      73 w[8]
        vpaddd zmm14, zmm14, [rel sha256_blocks.T0_constants512 + 640]  ;    96.5 p0+p3   61 t1
        vpshufb zmm23, zmm27, zmm11                                     ;   118.3 p5      73 w[8]
        vpshufb zmm13, zmm13, zmm11                                     ;   119.3 p5      73 w[8]
        vmovdqa64 zmm27, zmm22                                          ;    95.5         51 t1 copy
        vpternlogd zmm27, zmm18, zmm16, 0xca                            ;    97.5 p0      51 t1
        vpaddd zmm14, zmm14, zmm27                                      ;    98.5 p0      61 t1
        vprold zmm27, zmm22, 0x1a                                       ;    99.5 p0      48 t1
        vprold zmm29, zmm22, 0x15                                       ;   100.5 p0      48 t1
        vprold zmm30, zmm22, 7                                          ;   101.5 p0      48 t1
        vpternlogd zmm30, zmm29, zmm27, 0x96                            ;   102.5 p0      48 t1
        vpaddd zmm14, zmm14, zmm30                                      ;   103.5 p0      61 t1
        vpaddd zmm14, zmm14, zmm26                                      ;   115.3 p0      61 t1
        vpaddd zmm25, zmm25, zmm14                                      ;   116.3 p0      62 v[3]
        vmovdqa64 zmm27, zmm28                                          ;    98.5         52 v[7] copy
        vpternlogd zmm27, zmm12, zmm15, 0xe8                            ;   106.5 p0      52 v[7]
        vprold zmm29, zmm28, 0x1e                                       ;   107.5 p0      47 v[7]
        vprold zmm30, zmm28, 0x13                                       ;   108.5 p0      47 v[7]
        vprold zmm31, zmm28, 0xa                                        ;   109.5 p0      47 v[7]
        vpternlogd zmm31, zmm30, zmm29, 0x96                            ;   110.5 p0      47 v[7]
        vpaddd zmm16, zmm16, [rel sha256_blocks.T0_constants512 + 704]  ;   111.5 p0+p2   61 t1
        vpaddd zmm27, zmm27, zmm31                                      ;   112.5 p0      63 v[7]
        vpaddd zmm27, zmm27, zmm14                                      ;   116.3 p0      63 v[7]
        vpaddd zmm16, zmm16, zmm19                                      ;   116.3 p0      61 t1
        vmovdqa64 zmm14, zmm25                                          ;   117.3         51 t1 copy
        vpternlogd zmm14, zmm22, zmm18, 0xca                            ;   117.3 p0      51 t1
        vpaddd zmm16, zmm16, zmm14                                      ;   118.3 p0      61 t1
        vprold zmm14, zmm25, 0x1a                                       ;   117.5 p0      48 t1
        vprold zmm29, zmm25, 0x15                                       ;   118.5 p0      48 t1
        vprold zmm30, zmm25, 7                                          ;   119.5 p0      48 t1
        vpternlogd zmm30, zmm29, zmm14, 0x96                            ;   120.5 p5      48 t1
        vpaddd zmm16, zmm16, zmm30                                      ;   121.5 p0      61 t1
        vpaddd zmm15, zmm15, zmm16                                      ;   122.5 p5      62 v[2]
        vmovdqa64 zmm14, zmm27                                          ;   117.3         52 v[6] copy
        vpternlogd zmm14, zmm28, zmm12, 0xe8                            ;   121.5 p0      52 v[6]
        vprold zmm29, zmm27, 0x1e                                       ;   122.5 p0      47 v[6]
        vprold zmm30, zmm27, 0x13                                       ;   123.5 p0      47 v[6]
        vprold zmm31, zmm27, 0xa                                        ;   124.5 p0      47 v[6]
        vpternlogd zmm31, zmm30, zmm29, 0x96                            ;   125.5 p5      47 v[6]
        vpaddd zmm18, zmm18, [rel sha256_blocks.T0_constants512 + 768]  ;   123.3 p5+p3   61 t1
        vpaddd zmm18, zmm18, zmm23                                      ;   124.3 p5      61 t1
        vpaddd zmm16, zmm16, zmm14                                      ;   125.3 p5      63 v[6]
        vpaddd zmm16, zmm16, zmm31                                      ;   126.5 p0      63 v[6]
        vmovdqa64 zmm14, zmm15                                          ;   123.5         51 t1 copy
        vpternlogd zmm14, zmm25, zmm22, 0xca                            ;   126.3 p5      51 t1
        vpaddd zmm18, zmm18, zmm14                                      ;   127.3 p0      61 t1
        vprold zmm14, zmm15, 0x1a                                       ;   127.5 p0      48 t1
        vprold zmm29, zmm15, 0x15                                       ;   128.5 p0      48 t1
        vprold zmm30, zmm15, 7                                          ;   129.5 p0      48 t1
        vpternlogd zmm30, zmm29, zmm14, 0x96                            ;   130.5 p5      48 t1
        vpaddd zmm18, zmm18, zmm30                                      ;   131.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm18                                      ;   132.5 p5      62 v[1]
        vmovdqa64 zmm14, zmm16                                          ;   127.5         52 v[5] copy
        vpternlogd zmm14, zmm27, zmm28, 0xe8                            ;   130.3 p5      52 v[5]
        vprold zmm29, zmm16, 0x1e                                       ;   130.5 p0      47 v[5]
        vprold zmm30, zmm16, 0x13                                       ;   131.5 p0      47 v[5]
        vprold zmm31, zmm16, 0xa                                        ;   132.5 p0      47 v[5]
        vpternlogd zmm31, zmm30, zmm29, 0x96                            ;   133.5 p5      47 v[5]
        vpaddd zmm22, zmm22, [rel sha256_blocks.T0_constants512 + 832]  ;   132.3 p5+p2   61 t1
        vpaddd zmm22, zmm22, zmm13                                      ;   133.3 p5      61 t1
        vpaddd zmm14, zmm14, zmm18                                      ;   133.5 p0      63 v[5]
        vpaddd zmm14, zmm14, zmm31                                      ;   134.5 p5      63 v[5]
        vmovdqa64 zmm18, zmm12                                          ;   133.5         51 t1 copy
        vpternlogd zmm18, zmm15, zmm25, 0xca                            ;   134.5 p0      51 t1
        vpaddd zmm22, zmm22, zmm18                                      ;   135.5 p5      61 t1
        vprold zmm18, zmm12, 0x1a                                       ;   135.5 p0      48 t1
        vprold zmm29, zmm12, 0x15                                       ;   136.5 p0      48 t1
        vprold zmm30, zmm12, 7                                          ;   137.5 p0      48 t1
        vpternlogd zmm30, zmm29, zmm18, 0x96                            ;   138.5 p5      48 t1
        vmovdqu64 xmm18, [r8 + 48]                                      ;    58.0 p10     73 w[12]
        vpaddd zmm22, zmm22, zmm30                                      ;   139.5 p5      61 t1
        vmovdqu64 xmm29, [r9 + 48]                                      ;    58.3 p3      73 w[12]
        vpaddd zmm28, zmm28, zmm22                                      ;   140.5 p5      62 v[0]
        vmovdqu64 xmm30, [r10 + 48]                                     ;    58.7 p2      73 w[12]
        vmovdqa64 zmm31, zmm14                                          ;   135.5         52 v[4] copy
        vpternlogd zmm31, zmm16, zmm27, 0xe8                            ;   138.5 p0      52 v[4]
        vprold zmm1, zmm14, 0x1e                                        ;   139.5 p0      47 v[4]
        vmovdqu64 xmm3, [r11 + 48]                                      ;    59.3 p10     73 w[12]
        vprold zmm5, zmm14, 0x13                                        ;   140.5 p0      47 v[4]
        vmovdqu64 [rsp + 704], zmm6                                     ;    59.7 p8+p9   71 v[3] spill
        vmovdqu64 xmm6, [r12 + 48]                                      ;    59.8 p3      73 w[12]
        vpaddd zmm31, zmm31, zmm22                                      ;   140.5 p5      63 v[4]
        vprold zmm22, zmm14, 0xa                                        ;   141.5 p0      47 v[4]
        vpternlogd zmm22, zmm5, zmm1, 0x96                              ;   142.5 p5      47 v[4]
        vmovdqu64 xmm1, [r13 + 48]                                      ;    60.5 p2      73 w[12]
        vmovdqu64 xmm5, [r14 + 48]                                      ;    60.7 p10     73 w[12]
        vpaddd zmm31, zmm31, zmm22                                      ;   143.5 p5      63 v[4]
        vmovdqu64 xmm22, [r15 + 48]                                     ;    61.0 p3      73 w[12]
        vshufi32x4 zmm18, zmm18, zmm6, 0                                ;   142.3 p5      73 w[12]
        vmovdqu64 xmm6, [rsi + 48]                                      ;    61.5 p2      73 w[12]
        vmovdqu64 [rsp + 768], zmm4                                     ;    61.5 p7+p4   71 v[2] spill
        vmovdqu64 xmm4, [rdi + 48]                                      ;    61.7 p10     73 w[12]
        vmovdqu64 [rsp + 832], zmm2                                     ;    61.8 p8+p9   71 v[1] spill
        vmovdqu64 xmm2, [rbp + 48]                                      ;    62.0 p3      73 w[12]
        vshufi32x4 zmm29, zmm29, zmm1, 0                                ;   143.3 p5      73 w[12]
        vmovdqu64 xmm1, [rax + 48]                                      ;    62.5 p2      73 w[12]
        vmovdqu64 [rsp + 896], zmm0                                     ;    63.5 p7+p4   71 v[0] spill
        vmovdqu64 xmm0, [rcx + 48]                                      ;    62.7 p10     73 w[12]
        vshufi32x4 zmm0, zmm6, zmm0, 0                                  ;   144.3 p5      73 w[12]
        vmovdqu64 xmm6, [rdx + 48]                                      ;    63.0 p3      73 w[12]
        vshufi32x4 zmm4, zmm4, zmm6, 0                                  ;   145.3 p5      73 w[12]
        vshufi32x4 zmm30, zmm30, zmm5, 0                                ;   146.3 p5      73 w[12]
        vmovdqu64 xmm5, [rbx + 48]                                      ;    63.5 p2      73 w[12]
        vshufi32x4 zmm18, zmm18, zmm0, 0x88                             ;   147.3 p5      73 w[12]
        vshufi32x4 zmm29, zmm29, zmm4, 0x88                             ;   148.3 p5      73 w[12]
        mov rdx, qword [rsp + 1208]                                     ;    64.0 p10     73 w[0] reload
        vmovdqu64 xmm0, [rdx + 48]                                      ;    69.0 p3      73 w[12]
        vshufi32x4 zmm22, zmm3, zmm22, 0                                ;   149.3 p5      73 w[12]
        vshufi32x4 zmm1, zmm1, zmm5, 0                                  ;   150.3 p5      73 w[12]
        vshufi32x4 zmm0, zmm2, zmm0, 0                                  ;   151.3 p5      73 w[12]
        vshufi32x4 zmm30, zmm30, zmm0, 0x88                             ;   154.3 p5      73 w[12]
        vshufi32x4 zmm22, zmm22, zmm1, 0x88                             ;   153.3 p5      73 w[12]
        vpunpckldq zmm0, zmm18, zmm29                                   ;   154.3 p5      73 w[12]
        vpunpckhdq zmm18, zmm18, zmm29                                  ;   155.3 p5      73 w[12]
        vpunpckldq zmm29, zmm30, zmm22                                  ;   157.3 p5      73 w[12]
        vpunpckhdq zmm22, zmm30, zmm22                                  ;   157.3 p5      73 w[12]
        vpunpcklqdq zmm30, zmm0, zmm29                                  ;   158.3 p5      73 w[12]
        vpunpckhqdq zmm29, zmm0, zmm29                                  ;   159.3 p5      73 w[12]
        vpshufb zmm30, zmm30, zmm11                                     ;   160.3 p5      73 w[12]
        vpshufb zmm29, zmm29, zmm11                                     ;   161.3 p5      73 w[12]
        vpunpcklqdq zmm0, zmm18, zmm22                                  ;   162.3 p5      73 w[12]
        vpunpckhqdq zmm18, zmm18, zmm22                                 ;   163.3 p5      73 w[12]
        vpaddd zmm25, zmm25, [rel sha256_blocks.T0_constants512 + 896]  ;   142.5 p0+p2   61 t1
        vpshufb zmm22, zmm0, zmm11                                      ;   164.3 p5      73 w[12]
        vpshufb zmm11, zmm18, zmm11                                     ;   165.3 p5      73 w[12]
        vmovdqa64 zmm18, zmm28                                          ;   141.5         51 t1 copy
        vpternlogd zmm18, zmm12, zmm15, 0xca                            ;   143.5 p0      51 t1
        vpaddd zmm25, zmm25, zmm18                                      ;   144.5 p0      61 t1
        vprold zmm18, zmm28, 0x1a                                       ;   145.5 p0      48 t1
        vprold zmm0, zmm28, 0x15                                        ;   146.5 p0      48 t1
        vprold zmm1, zmm28, 7                                           ;   147.5 p0      48 t1
        vpternlogd zmm1, zmm0, zmm18, 0x96                              ;   148.5 p0      48 t1
        vpaddd zmm25, zmm25, zmm1                                       ;   149.5 p0      61 t1
        vpaddd zmm25, zmm25, zmm30                                      ;   161.3 p0      61 t1
        vpaddd zmm27, zmm27, zmm25                                      ;   162.3 p0      62 v[7]
        vmovdqa64 zmm18, zmm31                                          ;   144.5         52 v[3] copy
        vpternlogd zmm18, zmm14, zmm16, 0xe8                            ;   152.5 p0      52 v[3]
        vprold zmm0, zmm31, 0x1e                                        ;   153.5 p0      47 v[3]
        vprold zmm1, zmm31, 0x13                                        ;   154.5 p0      47 v[3]
        vprold zmm2, zmm31, 0xa                                         ;   155.5 p0      47 v[3]
        vpternlogd zmm2, zmm1, zmm0, 0x96                               ;   156.5 p0      47 v[3]
        vpaddd zmm15, zmm15, [rel sha256_blocks.T0_constants512 + 960]  ;   157.5 p0+p3   61 t1
        vpaddd zmm18, zmm18, zmm2                                       ;   158.5 p0      63 v[3]
        vpaddd zmm18, zmm18, zmm25                                      ;   162.3 p0      63 v[3]
        vpaddd zmm15, zmm15, zmm29                                      ;   162.3 p0      61 t1
        vmovdqa64 zmm25, zmm27                                          ;   163.3         51 t1 copy
        vpternlogd zmm25, zmm28, zmm12, 0xca                            ;   163.3 p0      51 t1
        vpaddd zmm15, zmm15, zmm25                                      ;   164.3 p0      61 t1
        vprold zmm25, zmm27, 0x1a                                       ;   163.5 p0      48 t1
        vprold zmm0, zmm27, 0x15                                        ;   164.5 p0      48 t1
        vprold zmm1, zmm27, 7                                           ;   165.5 p0      48 t1
        vpternlogd zmm1, zmm0, zmm25, 0x96                              ;   166.5 p5      48 t1
        vpaddd zmm15, zmm15, zmm1                                       ;   167.5 p0      61 t1
        vpaddd zmm16, zmm16, zmm15                                      ;   168.5 p5      62 v[6]
        vmovdqa64 zmm25, zmm18                                          ;   163.3         52 v[2] copy
        vpternlogd zmm25, zmm31, zmm14, 0xe8                            ;   167.5 p0      52 v[2]
        vprold zmm0, zmm18, 0x1e                                        ;   168.5 p0      47 v[2]
        vprold zmm1, zmm18, 0x13                                        ;   169.5 p0      47 v[2]
        vprold zmm2, zmm18, 0xa                                         ;   170.5 p0      47 v[2]
        vpternlogd zmm2, zmm1, zmm0, 0x96                               ;   171.5 p5      47 v[2]
        vpaddd zmm12, zmm12, [rel sha256_blocks.T0_constants512 + 1024] ;   169.3 p5+p2   61 t1
        vpaddd zmm12, zmm12, zmm22                                      ;   170.3 p5      61 t1
        vpaddd zmm15, zmm15, zmm25                                      ;   171.3 p5      63 v[2]
        vpaddd zmm15, zmm15, zmm2                                       ;   172.5 p0      63 v[2]
        vmovdqa64 zmm25, zmm16                                          ;   169.5         51 t1 copy
        vpternlogd zmm25, zmm27, zmm28, 0xca                            ;   172.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm25                                      ;   173.3 p0      61 t1
        vprold zmm25, zmm16, 0x1a                                       ;   173.5 p0      48 t1
        vprold zmm0, zmm16, 0x15                                        ;   174.5 p0      48 t1
        vprold zmm1, zmm16, 7                                           ;   175.5 p0      48 t1
        vpternlogd zmm1, zmm0, zmm25, 0x96                              ;   176.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   177.5 p5      61 t1
        vpaddd zmm14, zmm14, zmm12                                      ;   178.5 p5      62 v[5]
        vmovdqa64 zmm25, zmm15                                          ;   173.5         52 v[1] copy
        vpternlogd zmm25, zmm18, zmm31, 0xe8                            ;   176.3 p5      52 v[1]
        vprold zmm0, zmm15, 0x1e                                        ;   176.5 p0      47 v[1]
        vprold zmm1, zmm15, 0x13                                        ;   177.5 p0      47 v[1]
        vprold zmm2, zmm15, 0xa                                         ;   178.5 p0      47 v[1]
        vpternlogd zmm2, zmm1, zmm0, 0x96                               ;   179.5 p5      47 v[1]
        vpaddd zmm28, zmm28, [rel sha256_blocks.T0_constants512 + 1088] ;   178.3 p5+p3   61 t1
        vpaddd zmm28, zmm28, zmm11                                      ;   179.3 p5      61 t1
        vpaddd zmm25, zmm25, zmm12                                      ;   179.5 p0      63 v[1]
        vpaddd zmm25, zmm25, zmm2                                       ;   180.5 p5      63 v[1]
        vmovdqa64 zmm12, zmm14                                          ;   179.5         51 t1 copy
        vpternlogd zmm12, zmm16, zmm27, 0xca                            ;   180.5 p0      51 t1
        vpaddd zmm28, zmm28, zmm12                                      ;   181.5 p5      61 t1
        vprold zmm12, zmm14, 0x1a                                       ;   181.5 p0      48 t1
        vprold zmm0, zmm14, 0x15                                        ;   182.5 p0      48 t1
        vprold zmm1, zmm14, 7                                           ;   183.5 p0      48 t1
        vpternlogd zmm1, zmm0, zmm12, 0x96                              ;   184.5 p5      48 t1
        vpaddd zmm28, zmm28, zmm1                                       ;   185.5 p5      61 t1
        vpaddd zmm31, zmm31, zmm28                                      ;   186.5 p5      62 v[4]
        vpsrld zmm12, zmm22, 0xa                                        ;   184.5 p0      50 w[0]
        vprold zmm0, zmm22, 0xf                                         ;   185.5 p0      50 w[0]
        vprold zmm1, zmm22, 0xd                                         ;   186.5 p0      50 w[0]
        vmovdqa64 zmm2, zmm25                                           ;   181.5         52 v[0] copy
        vpternlogd zmm2, zmm15, zmm18, 0xe8                             ;   185.3 p5      52 v[0]
        vprold zmm3, zmm25, 0x1e                                        ;   187.5 p0      47 v[0]
        vpternlogd zmm12, zmm1, zmm0, 0x96                              ;   187.5 p5      50 w[0]
        vprold zmm0, zmm25, 0x13                                        ;   188.5 p0      47 v[0]
        vprold zmm1, zmm8, 0x19                                         ;   189.5 p0      49 w[0]
        vprold zmm4, zmm25, 0xa                                         ;   190.5 p0      47 v[0]
        vprold zmm5, zmm8, 0xe                                          ;   191.5 p0      49 w[0]
        vpternlogd zmm4, zmm0, zmm3, 0x96                               ;   191.5 p5      47 v[0]
        vpsrld zmm0, zmm8, 3                                            ;   192.5 p0      49 w[0]
        vpternlogd zmm0, zmm5, zmm1, 0x96                               ;   193.5 p5      49 w[0]
        vpaddd zmm2, zmm2, zmm28                                        ;   189.3 p5      63 v[0]
        vpaddd zmm2, zmm2, zmm4                                         ;   192.5 p5      63 v[0]
        vpaddd zmm10, zmm10, zmm19                                      ;   191.3 p5      78 w[0]
        vpaddd zmm10, zmm10, zmm12                                      ;   192.3 p5      78 w[0]
        vpaddd zmm10, zmm10, zmm0                                       ;   194.5 p5      78 w[0]
        vpaddd zmm27, zmm27, [rel sha256_blocks.T0_constants512 + 1152] ;   193.5 p0+p2   61 t1
        vmovdqa64 zmm12, zmm31                                          ;   187.5         51 t1 copy
        vpternlogd zmm12, zmm14, zmm16, 0xca                            ;   194.3 p5      51 t1
        vpaddd zmm27, zmm27, zmm12                                      ;   195.3 p0      61 t1
        vprold zmm12, zmm31, 0x1a                                       ;   195.5 p0      48 t1
        vprold zmm28, zmm31, 0x15                                       ;   196.5 p0      48 t1
        vprold zmm0, zmm31, 7                                           ;   197.5 p0      48 t1
        vpternlogd zmm0, zmm28, zmm12, 0x96                             ;   198.5 p5      48 t1
        vpaddd zmm27, zmm27, zmm0                                       ;   199.5 p5      61 t1
        vpaddd zmm27, zmm27, zmm10                                      ;   200.5 p5      61 t1
        vpaddd zmm18, zmm18, zmm27                                      ;   201.5 p5      62 v[3]
        vpsrld zmm12, zmm11, 0xa                                        ;   198.5 p0      50 w[1]
        vprold zmm28, zmm11, 0xf                                        ;   199.5 p0      50 w[1]
        vprold zmm0, zmm11, 0xd                                         ;   200.5 p0      50 w[1]
        vmovdqa64 zmm1, zmm2                                            ;   193.5         52 v[7] copy
        vpternlogd zmm1, zmm25, zmm15, 0xe8                             ;   199.3 p5      52 v[7]
        vprold zmm3, zmm2, 0x1e                                         ;   201.5 p0      47 v[7]
        vpternlogd zmm12, zmm0, zmm28, 0x96                             ;   201.5 p5      50 w[1]
        vprold zmm28, zmm2, 0x13                                        ;   202.5 p0      47 v[7]
        vprold zmm0, zmm9, 0x19                                         ;   203.5 p0      49 w[1]
        vprold zmm4, zmm2, 0xa                                          ;   204.5 p0      47 v[7]
        vprold zmm5, zmm9, 0xe                                          ;   205.5 p0      49 w[1]
        vpternlogd zmm4, zmm28, zmm3, 0x96                              ;   205.5 p5      47 v[7]
        vpsrld zmm28, zmm9, 3                                           ;   206.5 p0      49 w[1]
        vpternlogd zmm28, zmm5, zmm0, 0x96                              ;   207.5 p5      49 w[1]
        vpaddd zmm1, zmm1, zmm27                                        ;   203.3 p5      63 v[7]
        vpaddd zmm1, zmm1, zmm4                                         ;   206.5 p5      63 v[7]
        vpaddd zmm8, zmm8, zmm23                                        ;   205.3 p5      78 w[1]
        vpaddd zmm8, zmm8, zmm12                                        ;   206.3 p5      78 w[1]
        vpaddd zmm8, zmm8, zmm28                                        ;   208.5 p5      78 w[1]
        vpaddd zmm16, zmm16, [rel sha256_blocks.T0_constants512 + 1216] ;   207.5 p0+p3   61 t1
        vmovdqa64 zmm12, zmm18                                          ;   202.5         51 t1 copy
        vpternlogd zmm12, zmm31, zmm14, 0xca                            ;   208.3 p5      51 t1
        vpaddd zmm16, zmm16, zmm12                                      ;   209.3 p0      61 t1
        vprold zmm12, zmm18, 0x1a                                       ;   209.5 p0      48 t1
        vprold zmm27, zmm18, 0x15                                       ;   210.5 p0      48 t1
        vprold zmm28, zmm18, 7                                          ;   211.5 p0      48 t1
        vpternlogd zmm28, zmm27, zmm12, 0x96                            ;   212.5 p5      48 t1
        vpaddd zmm16, zmm16, zmm28                                      ;   213.5 p5      61 t1
        vpaddd zmm16, zmm16, zmm8                                       ;   214.5 p5      61 t1
        vpaddd zmm15, zmm15, zmm16                                      ;   215.5 p5      62 v[2]
        vpsrld zmm12, zmm10, 0xa                                        ;   212.5 p0      50 w[2]
        vmovdqa64 zmm27, zmm1                                           ;   207.5         52 v[6] copy
        vpternlogd zmm27, zmm2, zmm25, 0xe8                             ;   213.3 p5      52 v[6]
        vprold zmm28, zmm10, 0xf                                        ;   213.5 p0      50 w[2]
        vprold zmm0, zmm10, 0xd                                         ;   214.5 p0      50 w[2]
        vprold zmm3, zmm1, 0x1e                                         ;   215.5 p0      47 v[6]
        vpternlogd zmm12, zmm0, zmm28, 0x96                             ;   215.5 p5      50 w[2]
        vprold zmm28, zmm1, 0x13                                        ;   216.5 p0      47 v[6]
        vprold zmm0, zmm7, 0x19                                         ;   217.5 p0      49 w[2]
        vprold zmm4, zmm1, 0xa                                          ;   218.5 p0      47 v[6]
        vprold zmm5, zmm7, 0xe                                          ;   219.5 p0      49 w[2]
        vpternlogd zmm4, zmm28, zmm3, 0x96                              ;   219.5 p5      47 v[6]
        vpsrld zmm28, zmm7, 3                                           ;   220.5 p0      49 w[2]
        vpternlogd zmm28, zmm5, zmm0, 0x96                              ;   221.5 p5      49 w[2]
        vpaddd zmm27, zmm27, zmm16                                      ;   217.3 p5      63 v[6]
        vpaddd zmm27, zmm27, zmm4                                       ;   220.5 p5      63 v[6]
        vpaddd zmm9, zmm9, zmm13                                        ;   219.3 p5      78 w[2]
        vpaddd zmm9, zmm9, zmm12                                        ;   220.3 p5      78 w[2]
        vpaddd zmm9, zmm9, zmm28                                        ;   222.5 p5      78 w[2]
        vpaddd zmm14, zmm14, [rel sha256_blocks.T0_constants512 + 1280] ;   221.5 p0+p2   61 t1
        vmovdqa64 zmm12, zmm15                                          ;   216.5         51 t1 copy
        vpternlogd zmm12, zmm18, zmm31, 0xca                            ;   222.3 p5      51 t1
        vpaddd zmm14, zmm14, zmm12                                      ;   223.3 p0      61 t1
        vprold zmm12, zmm15, 0x1a                                       ;   223.5 p0      48 t1
        vprold zmm16, zmm15, 0x15                                       ;   224.5 p0      48 t1
        vprold zmm28, zmm15, 7                                          ;   225.5 p0      48 t1
        vpternlogd zmm28, zmm16, zmm12, 0x96                            ;   226.5 p5      48 t1
        vpaddd zmm14, zmm14, zmm28                                      ;   227.5 p5      61 t1
        vpaddd zmm14, zmm14, zmm9                                       ;   228.5 p5      61 t1
        vpaddd zmm25, zmm25, zmm14                                      ;   229.5 p5      62 v[1]
        vpsrld zmm12, zmm8, 0xa                                         ;   226.5 p0      50 w[3]
        vmovdqa64 zmm16, zmm27                                          ;   221.5         52 v[5] copy
        vpternlogd zmm16, zmm1, zmm2, 0xe8                              ;   227.3 p5      52 v[5]
        vprold zmm28, zmm8, 0xf                                         ;   227.5 p0      50 w[3]
        vprold zmm0, zmm8, 0xd                                          ;   228.5 p0      50 w[3]
        vprold zmm3, zmm27, 0x1e                                        ;   229.5 p0      47 v[5]
        vpternlogd zmm12, zmm0, zmm28, 0x96                             ;   229.5 p5      50 w[3]
        vprold zmm28, zmm27, 0x13                                       ;   230.5 p0      47 v[5]
        vprold zmm0, zmm24, 0x19                                        ;   231.5 p0      49 w[3]
        vprold zmm4, zmm27, 0xa                                         ;   232.5 p0      47 v[5]
        vprold zmm5, zmm24, 0xe                                         ;   233.5 p0      49 w[3]
        vpternlogd zmm4, zmm28, zmm3, 0x96                              ;   233.5 p5      47 v[5]
        vpsrld zmm28, zmm24, 3                                          ;   234.5 p0      49 w[3]
        vpternlogd zmm28, zmm5, zmm0, 0x96                              ;   235.5 p5      49 w[3]
        vpaddd zmm16, zmm16, zmm14                                      ;   231.3 p5      63 v[5]
        vpaddd zmm16, zmm16, zmm4                                       ;   234.5 p5      63 v[5]
        vpaddd zmm7, zmm7, zmm30                                        ;   233.3 p5      78 w[3]
        vpaddd zmm7, zmm7, zmm12                                        ;   234.3 p5      78 w[3]
        vpaddd zmm31, zmm31, [rel sha256_blocks.T0_constants512 + 1344] ;   235.3 p5+p3   61 t1
        vpaddd zmm7, zmm7, zmm28                                        ;   236.5 p0      78 w[3]
        vmovdqa64 zmm12, zmm25                                          ;   230.5         51 t1 copy
        vpternlogd zmm12, zmm15, zmm18, 0xca                            ;   236.3 p5      51 t1
        vpaddd zmm31, zmm31, zmm12                                      ;   237.3 p0      61 t1
        vprold zmm12, zmm25, 0x1a                                       ;   237.5 p0      48 t1
        vprold zmm14, zmm25, 0x15                                       ;   238.5 p0      48 t1
        vprold zmm28, zmm25, 7                                          ;   239.5 p0      48 t1
        vpternlogd zmm28, zmm14, zmm12, 0x96                            ;   240.5 p5      48 t1
        vpaddd zmm31, zmm31, zmm28                                      ;   241.5 p5      61 t1
        vpaddd zmm31, zmm31, zmm7                                       ;   242.5 p5      61 t1
        vpaddd zmm2, zmm2, zmm31                                        ;   243.5 p5      62 v[0]
        vpsrld zmm12, zmm9, 0xa                                         ;   240.5 p0      50 w[4]
        vmovdqa64 zmm14, zmm16                                          ;   235.5         52 v[4] copy
        vpternlogd zmm14, zmm27, zmm1, 0xe8                             ;   241.3 p5      52 v[4]
        vprold zmm28, zmm9, 0xf                                         ;   241.5 p0      50 w[4]
        vprold zmm0, zmm9, 0xd                                          ;   242.5 p0      50 w[4]
        vprold zmm3, zmm16, 0x1e                                        ;   243.5 p0      47 v[4]
        vpternlogd zmm12, zmm0, zmm28, 0x96                             ;   243.5 p5      50 w[4]
        vprold zmm28, zmm16, 0x13                                       ;   244.5 p0      47 v[4]
        vprold zmm0, zmm20, 0x19                                        ;   245.5 p0      49 w[4]
        vprold zmm4, zmm16, 0xa                                         ;   246.5 p0      47 v[4]
        vprold zmm5, zmm20, 0xe                                         ;   247.5 p0      49 w[4]
        vpternlogd zmm4, zmm28, zmm3, 0x96                              ;   247.5 p5      47 v[4]
        vpsrld zmm28, zmm20, 3                                          ;   248.5 p0      49 w[4]
        vpternlogd zmm28, zmm5, zmm0, 0x96                              ;   249.5 p5      49 w[4]
        vpaddd zmm14, zmm14, zmm31                                      ;   245.3 p5      63 v[4]
        vpaddd zmm14, zmm14, zmm4                                       ;   248.5 p5      63 v[4]
        vpaddd zmm24, zmm24, zmm29                                      ;   247.3 p5      78 w[4]
        vpaddd zmm24, zmm24, zmm12                                      ;   248.3 p5      78 w[4]
        vpaddd zmm18, zmm18, [rel sha256_blocks.T0_constants512 + 1408] ;   249.3 p5+p2   61 t1
        vpaddd zmm24, zmm24, zmm28                                      ;   250.5 p0      78 w[4]
        vmovdqa64 zmm12, zmm2                                           ;   244.5         51 t1 copy
        vpternlogd zmm12, zmm25, zmm15, 0xca                            ;   250.3 p5      51 t1
        vpaddd zmm18, zmm18, zmm12                                      ;   251.3 p0      61 t1
        vprold zmm12, zmm2, 0x1a                                        ;   251.5 p0      48 t1
        vprold zmm28, zmm2, 0x15                                        ;   252.5 p0      48 t1
        vprold zmm31, zmm2, 7                                           ;   253.5 p0      48 t1
        vpternlogd zmm31, zmm28, zmm12, 0x96                            ;   254.5 p5      48 t1
        vpaddd zmm18, zmm18, zmm31                                      ;   255.5 p5      61 t1
        vpaddd zmm18, zmm18, zmm24                                      ;   256.5 p5      61 t1
        vpaddd zmm1, zmm1, zmm18                                        ;   257.5 p5      62 v[7]
        vpsrld zmm12, zmm7, 0xa                                         ;   254.5 p0      50 w[5]
        vmovdqa64 zmm28, zmm14                                          ;   249.5         52 v[3] copy
        vpternlogd zmm28, zmm16, zmm27, 0xe8                            ;   255.3 p5      52 v[3]
        vprold zmm31, zmm7, 0xf                                         ;   255.5 p0      50 w[5]
        vprold zmm0, zmm7, 0xd                                          ;   256.5 p0      50 w[5]
        vprold zmm3, zmm14, 0x1e                                        ;   257.5 p0      47 v[3]
        vpternlogd zmm12, zmm0, zmm31, 0x96                             ;   257.5 p5      50 w[5]
        vprold zmm31, zmm14, 0x13                                       ;   258.5 p0      47 v[3]
        vprold zmm0, zmm21, 0x19                                        ;   259.5 p0      49 w[5]
        vprold zmm4, zmm14, 0xa                                         ;   260.5 p0      47 v[3]
        vprold zmm5, zmm21, 0xe                                         ;   261.5 p0      49 w[5]
        vpternlogd zmm4, zmm31, zmm3, 0x96                              ;   261.5 p5      47 v[3]
        vpsrld zmm31, zmm21, 3                                          ;   262.5 p0      49 w[5]
        vpternlogd zmm31, zmm5, zmm0, 0x96                              ;   263.5 p5      49 w[5]
        vpaddd zmm28, zmm28, zmm18                                      ;   259.3 p5      63 v[3]
        vpaddd zmm28, zmm28, zmm4                                       ;   262.5 p5      63 v[3]
        vpaddd zmm20, zmm20, zmm22                                      ;   261.3 p5      78 w[5]
        vpaddd zmm20, zmm20, zmm12                                      ;   262.3 p5      78 w[5]
        vpaddd zmm15, zmm15, [rel sha256_blocks.T0_constants512 + 1472] ;   263.3 p5+p3   61 t1
        vpaddd zmm20, zmm20, zmm31                                      ;   264.5 p0      78 w[5]
        vmovdqa64 zmm12, zmm1                                           ;   258.5         51 t1 copy
        vpternlogd zmm12, zmm2, zmm25, 0xca                             ;   264.3 p5      51 t1
        vpaddd zmm15, zmm15, zmm12                                      ;   265.3 p0      61 t1
        vprold zmm12, zmm1, 0x1a                                        ;   265.5 p0      48 t1
        vprold zmm18, zmm1, 0x15                                        ;   266.5 p0      48 t1
        vprold zmm31, zmm1, 7                                           ;   267.5 p0      48 t1
        vpternlogd zmm31, zmm18, zmm12, 0x96                            ;   268.5 p5      48 t1
        vpaddd zmm15, zmm15, zmm31                                      ;   269.5 p5      61 t1
        vpaddd zmm15, zmm15, zmm20                                      ;   270.5 p5      61 t1
        vpaddd zmm27, zmm27, zmm15                                      ;   271.5 p5      62 v[6]
        vpsrld zmm12, zmm24, 0xa                                        ;   268.5 p0      50 w[6]
        vmovdqa64 zmm18, zmm28                                          ;   263.5         52 v[2] copy
        vpternlogd zmm18, zmm14, zmm16, 0xe8                            ;   269.3 p5      52 v[2]
        vprold zmm31, zmm24, 0xf                                        ;   269.5 p0      50 w[6]
        vprold zmm0, zmm24, 0xd                                         ;   270.5 p0      50 w[6]
        vprold zmm3, zmm28, 0x1e                                        ;   271.5 p0      47 v[2]
        vpternlogd zmm12, zmm0, zmm31, 0x96                             ;   271.5 p5      50 w[6]
        vprold zmm31, zmm28, 0x13                                       ;   272.5 p0      47 v[2]
        vprold zmm0, zmm17, 0x19                                        ;   273.5 p0      49 w[6]
        vprold zmm4, zmm28, 0xa                                         ;   274.5 p0      47 v[2]
        vprold zmm5, zmm17, 0xe                                         ;   275.5 p0      49 w[6]
        vpternlogd zmm4, zmm31, zmm3, 0x96                              ;   275.5 p5      47 v[2]
        vpsrld zmm31, zmm17, 3                                          ;   276.5 p0      49 w[6]
        vpternlogd zmm31, zmm5, zmm0, 0x96                              ;   277.5 p5      49 w[6]
        vpaddd zmm18, zmm18, zmm15                                      ;   273.3 p5      63 v[2]
        vpaddd zmm18, zmm18, zmm4                                       ;   276.5 p5      63 v[2]
        vpaddd zmm21, zmm21, zmm11                                      ;   275.3 p5      78 w[6]
        vpaddd zmm21, zmm21, zmm12                                      ;   276.3 p5      78 w[6]
        vpaddd zmm25, zmm25, [rel sha256_blocks.T0_constants512 + 1536] ;   277.3 p5+p2   61 t1
        vpaddd zmm21, zmm21, zmm31                                      ;   278.5 p0      78 w[6]
        vmovdqa64 zmm12, zmm27                                          ;   272.5         51 t1 copy
        vpternlogd zmm12, zmm1, zmm2, 0xca                              ;   278.3 p5      51 t1
        vpaddd zmm25, zmm25, zmm12                                      ;   279.3 p0      61 t1
        vprold zmm12, zmm27, 0x1a                                       ;   279.5 p0      48 t1
        vprold zmm15, zmm27, 0x15                                       ;   280.5 p0      48 t1
        vprold zmm31, zmm27, 7                                          ;   281.5 p0      48 t1
        vpternlogd zmm31, zmm15, zmm12, 0x96                            ;   282.5 p5      48 t1
        vpaddd zmm25, zmm25, zmm31                                      ;   283.5 p5      61 t1
        vpaddd zmm25, zmm25, zmm21                                      ;   284.5 p5      61 t1
        vpaddd zmm16, zmm16, zmm25                                      ;   285.5 p5      62 v[5]
        vpsrld zmm12, zmm20, 0xa                                        ;   282.5 p0      50 w[7]
        vmovdqa64 zmm15, zmm18                                          ;   277.5         52 v[1] copy
        vpternlogd zmm15, zmm28, zmm14, 0xe8                            ;   283.3 p5      52 v[1]
        vprold zmm31, zmm20, 0xf                                        ;   283.5 p0      50 w[7]
        vprold zmm0, zmm20, 0xd                                         ;   284.5 p0      50 w[7]
        vprold zmm3, zmm18, 0x1e                                        ;   285.5 p0      47 v[1]
        vpternlogd zmm12, zmm0, zmm31, 0x96                             ;   285.5 p5      50 w[7]
        vprold zmm31, zmm18, 0x13                                       ;   286.5 p0      47 v[1]
        vprold zmm0, zmm26, 0x19                                        ;   287.5 p0      49 w[7]
        vprold zmm4, zmm18, 0xa                                         ;   288.5 p0      47 v[1]
        vprold zmm5, zmm26, 0xe                                         ;   289.5 p0      49 w[7]
        vpternlogd zmm4, zmm31, zmm3, 0x96                              ;   289.5 p5      47 v[1]
        vpsrld zmm31, zmm26, 3                                          ;   290.5 p0      49 w[7]
        vpternlogd zmm31, zmm5, zmm0, 0x96                              ;   291.5 p5      49 w[7]
        vpaddd zmm15, zmm15, zmm25                                      ;   287.3 p5      63 v[1]
        vpaddd zmm15, zmm15, zmm4                                       ;   290.5 p5      63 v[1]
        vpaddd zmm17, zmm17, zmm10                                      ;   289.3 p5      78 w[7]
        vpaddd zmm17, zmm17, zmm12                                      ;   290.3 p5      78 w[7]
        vpaddd zmm2, zmm2, [rel sha256_blocks.T0_constants512 + 1600]   ;   291.3 p5+p3   61 t1
        vpaddd zmm17, zmm17, zmm31                                      ;   292.5 p0      78 w[7]
        vmovdqa64 zmm12, zmm16                                          ;   286.5         51 t1 copy
        vpternlogd zmm12, zmm27, zmm1, 0xca                             ;   292.3 p5      51 t1
        vpaddd zmm2, zmm2, zmm12                                        ;   293.3 p0      61 t1
        vprold zmm12, zmm16, 0x1a                                       ;   293.5 p0      48 t1
        vprold zmm25, zmm16, 0x15                                       ;   294.5 p0      48 t1
        vprold zmm31, zmm16, 7                                          ;   295.5 p0      48 t1
        vpternlogd zmm31, zmm25, zmm12, 0x96                            ;   296.5 p5      48 t1
        vpaddd zmm2, zmm2, zmm31                                        ;   297.5 p5      61 t1
        vpaddd zmm2, zmm2, zmm17                                        ;   298.5 p5      61 t1
        vpaddd zmm14, zmm14, zmm2                                       ;   299.5 p5      62 v[4]
        vpsrld zmm12, zmm21, 0xa                                        ;   296.5 p0      50 w[8]
        vmovdqa64 zmm25, zmm15                                          ;   291.5         52 v[0] copy
        vpternlogd zmm25, zmm18, zmm28, 0xe8                            ;   297.3 p5      52 v[0]
        vprold zmm31, zmm21, 0xf                                        ;   297.5 p0      50 w[8]
        vprold zmm0, zmm21, 0xd                                         ;   298.5 p0      50 w[8]
        vprold zmm3, zmm15, 0x1e                                        ;   299.5 p0      47 v[0]
        vpternlogd zmm12, zmm0, zmm31, 0x96                             ;   299.5 p5      50 w[8]
        vprold zmm31, zmm15, 0x13                                       ;   300.5 p0      47 v[0]
        vprold zmm0, zmm19, 0x19                                        ;   301.5 p0      49 w[8]
        vprold zmm4, zmm15, 0xa                                         ;   302.5 p0      47 v[0]
        vprold zmm5, zmm19, 0xe                                         ;   303.5 p0      49 w[8]
        vpternlogd zmm4, zmm31, zmm3, 0x96                              ;   303.5 p5      47 v[0]
        vpsrld zmm31, zmm19, 3                                          ;   304.5 p0      49 w[8]
        vpternlogd zmm31, zmm5, zmm0, 0x96                              ;   305.5 p5      49 w[8]
        vpaddd zmm25, zmm25, zmm2                                       ;   301.3 p5      63 v[0]
        vpaddd zmm25, zmm25, zmm4                                       ;   304.5 p5      63 v[0]
        vpaddd zmm26, zmm26, zmm8                                       ;   303.3 p5      78 w[8]
        vpaddd zmm26, zmm26, zmm12                                      ;   304.3 p5      78 w[8]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 1664]     ;   121.5 p2      61 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   305.3 p5      61 t1
        vpaddd zmm26, zmm26, zmm31                                      ;   306.5 p0      78 w[8]
        vmovdqa64 zmm31, zmm14                                          ;   300.5         51 t1 copy
        vpternlogd zmm31, zmm16, zmm27, 0xca                            ;   306.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm31                                      ;   307.3 p0      61 t1
        vprold zmm31, zmm14, 0x1a                                       ;   307.5 p0      48 t1
        vprold zmm0, zmm14, 0x15                                        ;   308.5 p0      48 t1
        vprold zmm1, zmm14, 7                                           ;   309.5 p0      48 t1
        vpternlogd zmm1, zmm0, zmm31, 0x96                              ;   310.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   311.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm26                                      ;   312.5 p5      61 t1
        vpaddd zmm28, zmm28, zmm12                                      ;   313.5 p5      62 v[3]
        vpsrld zmm31, zmm17, 0xa                                        ;   310.5 p0      50 w[9]
        vmovdqa64 zmm0, zmm25                                           ;   305.5         52 v[7] copy
        vpternlogd zmm0, zmm15, zmm18, 0xe8                             ;   311.3 p5      52 v[7]
        vprold zmm1, zmm17, 0xf                                         ;   311.5 p0      50 w[9]
        vprold zmm2, zmm17, 0xd                                         ;   312.5 p0      50 w[9]
        vprold zmm3, zmm25, 0x1e                                        ;   313.5 p0      47 v[7]
        vpternlogd zmm31, zmm2, zmm1, 0x96                              ;   313.5 p5      50 w[9]
        vprold zmm1, zmm25, 0x13                                        ;   314.5 p0      47 v[7]
        vprold zmm2, zmm23, 0x19                                        ;   315.5 p0      49 w[9]
        vprold zmm4, zmm25, 0xa                                         ;   316.5 p0      47 v[7]
        vprold zmm5, zmm23, 0xe                                         ;   317.5 p0      49 w[9]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   317.5 p5      47 v[7]
        vpsrld zmm1, zmm23, 3                                           ;   318.5 p0      49 w[9]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   319.5 p5      49 w[9]
        vpaddd zmm0, zmm0, zmm12                                        ;   315.3 p5      63 v[7]
        vpaddd zmm0, zmm0, zmm4                                         ;   318.5 p5      63 v[7]
        vpaddd zmm19, zmm19, zmm9                                       ;   317.3 p5      78 w[9]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 1728]     ;   126.5 p3      61 t1
        vpaddd zmm12, zmm12, zmm27                                      ;   318.3 p5      61 t1
        vpaddd zmm19, zmm19, zmm31                                      ;   319.3 p5      78 w[9]
        vpaddd zmm19, zmm19, zmm1                                       ;   320.5 p0      78 w[9]
        vmovdqa64 zmm27, zmm28                                          ;   314.5         51 t1 copy
        vpternlogd zmm27, zmm14, zmm16, 0xca                            ;   320.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm27                                      ;   321.3 p0      61 t1
        vprold zmm27, zmm28, 0x1a                                       ;   321.5 p0      48 t1
        vprold zmm31, zmm28, 0x15                                       ;   322.5 p0      48 t1
        vprold zmm1, zmm28, 7                                           ;   323.5 p0      48 t1
        vpternlogd zmm1, zmm31, zmm27, 0x96                             ;   324.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   325.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm19                                      ;   326.5 p5      61 t1
        vpaddd zmm18, zmm18, zmm12                                      ;   327.5 p5      62 v[2]
        vpsrld zmm27, zmm26, 0xa                                        ;   324.5 p0      50 w[10]
        vmovdqa64 zmm31, zmm0                                           ;   319.5         52 v[6] copy
        vpternlogd zmm31, zmm25, zmm15, 0xe8                            ;   325.3 p5      52 v[6]
        vprold zmm1, zmm26, 0xf                                         ;   325.5 p0      50 w[10]
        vprold zmm2, zmm26, 0xd                                         ;   326.5 p0      50 w[10]
        vprold zmm3, zmm0, 0x1e                                         ;   327.5 p0      47 v[6]
        vpternlogd zmm27, zmm2, zmm1, 0x96                              ;   327.5 p5      50 w[10]
        vprold zmm1, zmm0, 0x13                                         ;   328.5 p0      47 v[6]
        vprold zmm2, zmm13, 0x19                                        ;   329.5 p0      49 w[10]
        vprold zmm4, zmm0, 0xa                                          ;   330.5 p0      47 v[6]
        vprold zmm5, zmm13, 0xe                                         ;   331.5 p0      49 w[10]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   331.5 p5      47 v[6]
        vpsrld zmm1, zmm13, 3                                           ;   332.5 p0      49 w[10]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   333.5 p5      49 w[10]
        vpaddd zmm31, zmm31, zmm12                                      ;   329.3 p5      63 v[6]
        vpaddd zmm31, zmm31, zmm4                                       ;   332.5 p5      63 v[6]
        vpaddd zmm23, zmm23, zmm7                                       ;   331.3 p5      78 w[10]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 1792]     ;   131.7 p2      61 t1
        vpaddd zmm12, zmm12, zmm16                                      ;   332.3 p5      61 t1
        vpaddd zmm23, zmm23, zmm27                                      ;   333.3 p5      78 w[10]
        vpaddd zmm23, zmm23, zmm1                                       ;   334.5 p0      78 w[10]
        vmovdqa64 zmm16, zmm18                                          ;   328.5         51 t1 copy
        vpternlogd zmm16, zmm28, zmm14, 0xca                            ;   334.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm16                                      ;   335.3 p0      61 t1
        vprold zmm16, zmm18, 0x1a                                       ;   335.5 p0      48 t1
        vprold zmm27, zmm18, 0x15                                       ;   336.5 p0      48 t1
        vprold zmm1, zmm18, 7                                           ;   337.5 p0      48 t1
        vpternlogd zmm1, zmm27, zmm16, 0x96                             ;   338.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   339.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm23                                      ;   340.5 p5      61 t1
        vpaddd zmm15, zmm15, zmm12                                      ;   341.5 p5      62 v[1]
        vpsrld zmm16, zmm19, 0xa                                        ;   338.5 p0      50 w[11]
        vmovdqa64 zmm27, zmm31                                          ;   333.5         52 v[5] copy
        vpternlogd zmm27, zmm0, zmm25, 0xe8                             ;   339.3 p5      52 v[5]
        vprold zmm1, zmm19, 0xf                                         ;   339.5 p0      50 w[11]
        vprold zmm2, zmm19, 0xd                                         ;   340.5 p0      50 w[11]
        vprold zmm3, zmm31, 0x1e                                        ;   341.5 p0      47 v[5]
        vpternlogd zmm16, zmm2, zmm1, 0x96                              ;   341.5 p5      50 w[11]
        vprold zmm1, zmm31, 0x13                                        ;   342.5 p0      47 v[5]
        vprold zmm2, zmm30, 0x19                                        ;   343.5 p0      49 w[11]
        vprold zmm4, zmm31, 0xa                                         ;   344.5 p0      47 v[5]
        vprold zmm5, zmm30, 0xe                                         ;   345.5 p0      49 w[11]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   345.5 p5      47 v[5]
        vpsrld zmm1, zmm30, 3                                           ;   346.5 p0      49 w[11]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   347.5 p5      49 w[11]
        vpaddd zmm27, zmm27, zmm12                                      ;   343.3 p5      63 v[5]
        vpaddd zmm27, zmm27, zmm4                                       ;   346.5 p5      63 v[5]
        vpaddd zmm13, zmm13, zmm24                                      ;   345.3 p5      78 w[11]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 1856]     ;   136.8 p3      61 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   346.3 p5      61 t1
        vpaddd zmm13, zmm13, zmm16                                      ;   347.3 p5      78 w[11]
        vpaddd zmm13, zmm13, zmm1                                       ;   348.5 p0      78 w[11]
        vmovdqa64 zmm14, zmm15                                          ;   342.5         51 t1 copy
        vpternlogd zmm14, zmm18, zmm28, 0xca                            ;   348.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   349.3 p0      61 t1
        vprold zmm14, zmm15, 0x1a                                       ;   349.5 p0      48 t1
        vprold zmm16, zmm15, 0x15                                       ;   350.5 p0      48 t1
        vprold zmm1, zmm15, 7                                           ;   351.5 p0      48 t1
        vpternlogd zmm1, zmm16, zmm14, 0x96                             ;   352.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   353.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm13                                      ;   354.5 p5      61 t1
        vpaddd zmm25, zmm25, zmm12                                      ;   355.5 p5      62 v[0]
        vpsrld zmm14, zmm23, 0xa                                        ;   352.5 p0      50 w[12]
        vmovdqa64 zmm16, zmm27                                          ;   347.5         52 v[4] copy
        vpternlogd zmm16, zmm31, zmm0, 0xe8                             ;   353.3 p5      52 v[4]
        vprold zmm1, zmm23, 0xf                                         ;   353.5 p0      50 w[12]
        vprold zmm2, zmm23, 0xd                                         ;   354.5 p0      50 w[12]
        vprold zmm3, zmm27, 0x1e                                        ;   355.5 p0      47 v[4]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   355.5 p5      50 w[12]
        vprold zmm1, zmm27, 0x13                                        ;   356.5 p0      47 v[4]
        vprold zmm2, zmm29, 0x19                                        ;   357.5 p0      49 w[12]
        vprold zmm4, zmm27, 0xa                                         ;   358.5 p0      47 v[4]
        vprold zmm5, zmm29, 0xe                                         ;   359.5 p0      49 w[12]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   359.5 p5      47 v[4]
        vpsrld zmm1, zmm29, 3                                           ;   360.5 p0      49 w[12]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   361.5 p5      49 w[12]
        vpaddd zmm16, zmm16, zmm12                                      ;   357.3 p5      63 v[4]
        vpaddd zmm16, zmm16, zmm4                                       ;   360.5 p5      63 v[4]
        vpaddd zmm30, zmm30, zmm20                                      ;   359.3 p5      78 w[12]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 1920]     ;   142.0 p2      61 t1
        vpaddd zmm12, zmm12, zmm28                                      ;   360.3 p5      61 t1
        vpaddd zmm30, zmm30, zmm14                                      ;   361.3 p5      78 w[12]
        vpaddd zmm30, zmm30, zmm1                                       ;   362.5 p0      78 w[12]
        vmovdqa64 zmm14, zmm25                                          ;   356.5         51 t1 copy
        vpternlogd zmm14, zmm15, zmm18, 0xca                            ;   362.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   363.3 p0      61 t1
        vprold zmm14, zmm25, 0x1a                                       ;   363.5 p0      48 t1
        vprold zmm28, zmm25, 0x15                                       ;   364.5 p0      48 t1
        vprold zmm1, zmm25, 7                                           ;   365.5 p0      48 t1
        vpternlogd zmm1, zmm28, zmm14, 0x96                             ;   366.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   367.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm30                                      ;   368.5 p5      61 t1
        vpaddd zmm0, zmm0, zmm12                                        ;   369.5 p5      62 v[7]
        vpsrld zmm14, zmm13, 0xa                                        ;   366.5 p0      50 w[13]
        vmovdqa64 zmm28, zmm16                                          ;   361.5         52 v[3] copy
        vpternlogd zmm28, zmm27, zmm31, 0xe8                            ;   367.3 p5      52 v[3]
        vprold zmm1, zmm13, 0xf                                         ;   367.5 p0      50 w[13]
        vprold zmm2, zmm13, 0xd                                         ;   368.5 p0      50 w[13]
        vprold zmm3, zmm16, 0x1e                                        ;   369.5 p0      47 v[3]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   369.5 p5      50 w[13]
        vprold zmm1, zmm16, 0x13                                        ;   370.5 p0      47 v[3]
        vprold zmm2, zmm22, 0x19                                        ;   371.5 p0      49 w[13]
        vprold zmm4, zmm16, 0xa                                         ;   372.5 p0      47 v[3]
        vprold zmm5, zmm22, 0xe                                         ;   373.5 p0      49 w[13]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   373.5 p5      47 v[3]
        vpsrld zmm1, zmm22, 3                                           ;   374.5 p0      49 w[13]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   375.5 p5      49 w[13]
        vpaddd zmm28, zmm28, zmm12                                      ;   371.3 p5      63 v[3]
        vpaddd zmm28, zmm28, zmm4                                       ;   374.5 p5      63 v[3]
        vpaddd zmm29, zmm29, zmm21                                      ;   373.3 p5      78 w[13]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 1984]     ;   147.2 p3      61 t1
        vpaddd zmm12, zmm12, zmm18                                      ;   374.3 p5      61 t1
        vpaddd zmm29, zmm29, zmm14                                      ;   375.3 p5      78 w[13]
        vpaddd zmm29, zmm29, zmm1                                       ;   376.5 p0      78 w[13]
        vmovdqa64 zmm14, zmm0                                           ;   370.5         51 t1 copy
        vpternlogd zmm14, zmm25, zmm15, 0xca                            ;   376.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   377.3 p0      61 t1
        vprold zmm14, zmm0, 0x1a                                        ;   377.5 p0      48 t1
        vprold zmm18, zmm0, 0x15                                        ;   378.5 p0      48 t1
        vprold zmm1, zmm0, 7                                            ;   379.5 p0      48 t1
        vpternlogd zmm1, zmm18, zmm14, 0x96                             ;   380.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   381.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm29                                      ;   382.5 p5      61 t1
        vpaddd zmm31, zmm31, zmm12                                      ;   383.5 p5      62 v[6]
        vpsrld zmm14, zmm30, 0xa                                        ;   380.5 p0      50 w[14]
        vmovdqa64 zmm18, zmm28                                          ;   375.5         52 v[2] copy
        vpternlogd zmm18, zmm16, zmm27, 0xe8                            ;   381.3 p5      52 v[2]
        vprold zmm1, zmm30, 0xf                                         ;   381.5 p0      50 w[14]
        vprold zmm2, zmm30, 0xd                                         ;   382.5 p0      50 w[14]
        vprold zmm3, zmm28, 0x1e                                        ;   383.5 p0      47 v[2]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   383.5 p5      50 w[14]
        vprold zmm1, zmm28, 0x13                                        ;   384.5 p0      47 v[2]
        vprold zmm2, zmm11, 0x19                                        ;   385.5 p0      49 w[14]
        vprold zmm4, zmm28, 0xa                                         ;   386.5 p0      47 v[2]
        vprold zmm5, zmm11, 0xe                                         ;   387.5 p0      49 w[14]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   387.5 p5      47 v[2]
        vpsrld zmm1, zmm11, 3                                           ;   388.5 p0      49 w[14]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   389.5 p5      49 w[14]
        vpaddd zmm18, zmm18, zmm12                                      ;   385.3 p5      63 v[2]
        vpaddd zmm18, zmm18, zmm4                                       ;   388.5 p5      63 v[2]
        vpaddd zmm22, zmm22, zmm17                                      ;   387.3 p5      78 w[14]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2048]     ;   165.3 p2      61 t1
        vpaddd zmm12, zmm12, zmm15                                      ;   388.3 p5      61 t1
        vpaddd zmm22, zmm22, zmm14                                      ;   389.3 p5      78 w[14]
        vpaddd zmm22, zmm22, zmm1                                       ;   390.5 p0      78 w[14]
        vmovdqa64 zmm14, zmm31                                          ;   384.5         51 t1 copy
        vpternlogd zmm14, zmm0, zmm25, 0xca                             ;   390.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   391.3 p0      61 t1
        vprold zmm14, zmm31, 0x1a                                       ;   391.5 p0      48 t1
        vprold zmm15, zmm31, 0x15                                       ;   392.5 p0      48 t1
        vprold zmm1, zmm31, 7                                           ;   393.5 p0      48 t1
        vpternlogd zmm1, zmm15, zmm14, 0x96                             ;   394.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   395.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm22                                      ;   396.5 p5      61 t1
        vpaddd zmm27, zmm27, zmm12                                      ;   397.5 p5      62 v[5]
        vpsrld zmm14, zmm29, 0xa                                        ;   394.5 p0      50 w[15]
        vmovdqa64 zmm15, zmm18                                          ;   389.5         52 v[1] copy
        vpternlogd zmm15, zmm28, zmm16, 0xe8                            ;   395.3 p5      52 v[1]
        vprold zmm1, zmm29, 0xf                                         ;   395.5 p0      50 w[15]
        vprold zmm2, zmm29, 0xd                                         ;   396.5 p0      50 w[15]
        vprold zmm3, zmm18, 0x1e                                        ;   397.5 p0      47 v[1]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   397.5 p5      50 w[15]
        vprold zmm1, zmm18, 0x13                                        ;   398.5 p0      47 v[1]
        vprold zmm2, zmm10, 0x19                                        ;   399.5 p0      49 w[15]
        vprold zmm4, zmm18, 0xa                                         ;   400.5 p0      47 v[1]
        vprold zmm5, zmm10, 0xe                                         ;   401.5 p0      49 w[15]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   401.5 p5      47 v[1]
        vpsrld zmm1, zmm10, 3                                           ;   402.5 p0      49 w[15]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   403.5 p5      49 w[15]
        vpaddd zmm15, zmm15, zmm12                                      ;   399.3 p5      63 v[1]
        vpaddd zmm15, zmm15, zmm4                                       ;   402.5 p5      63 v[1]
        vpaddd zmm11, zmm11, zmm26                                      ;   401.3 p5      78 w[15]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2112]     ;   171.3 p3      61 t1
        vpaddd zmm12, zmm12, zmm25                                      ;   402.3 p5      61 t1
        vpaddd zmm11, zmm11, zmm14                                      ;   403.3 p5      78 w[15]
        vpaddd zmm11, zmm11, zmm1                                       ;   404.5 p0      78 w[15]
        vmovdqa64 zmm14, zmm27                                          ;   398.5         51 t1 copy
        vpternlogd zmm14, zmm31, zmm0, 0xca                             ;   404.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   405.3 p0      61 t1
        vprold zmm14, zmm27, 0x1a                                       ;   405.5 p0      48 t1
        vprold zmm25, zmm27, 0x15                                       ;   406.5 p0      48 t1
        vprold zmm1, zmm27, 7                                           ;   407.5 p0      48 t1
        vpternlogd zmm1, zmm25, zmm14, 0x96                             ;   408.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   409.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm11                                      ;   410.5 p5      61 t1
        vpaddd zmm16, zmm16, zmm12                                      ;   411.5 p5      62 v[4]
        vpsrld zmm14, zmm22, 0xa                                        ;   408.5 p0      50 w[0]
        vmovdqa64 zmm25, zmm15                                          ;   403.5         52 v[0] copy
        vpternlogd zmm25, zmm18, zmm28, 0xe8                            ;   409.3 p5      52 v[0]
        vprold zmm1, zmm22, 0xf                                         ;   409.5 p0      50 w[0]
        vprold zmm2, zmm22, 0xd                                         ;   410.5 p0      50 w[0]
        vprold zmm3, zmm15, 0x1e                                        ;   411.5 p0      47 v[0]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   411.5 p5      50 w[0]
        vprold zmm1, zmm15, 0x13                                        ;   412.5 p0      47 v[0]
        vprold zmm2, zmm8, 0x19                                         ;   413.5 p0      49 w[0]
        vprold zmm4, zmm15, 0xa                                         ;   414.5 p0      47 v[0]
        vprold zmm5, zmm8, 0xe                                          ;   415.5 p0      49 w[0]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   415.5 p5      47 v[0]
        vpsrld zmm1, zmm8, 3                                            ;   416.5 p0      49 w[0]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   417.5 p5      49 w[0]
        vpaddd zmm25, zmm25, zmm12                                      ;   413.3 p5      63 v[0]
        vpaddd zmm25, zmm25, zmm4                                       ;   416.5 p5      63 v[0]
        vpaddd zmm10, zmm10, zmm19                                      ;   415.3 p5      78 w[0]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2176]     ;   182.5 p2      61 t1
        vpaddd zmm12, zmm12, zmm0                                       ;   416.3 p5      61 t1
        vpaddd zmm10, zmm10, zmm14                                      ;   417.3 p5      78 w[0]
        vpaddd zmm10, zmm10, zmm1                                       ;   418.5 p0      78 w[0]
        vmovdqa64 zmm14, zmm16                                          ;   412.5         51 t1 copy
        vpternlogd zmm14, zmm27, zmm31, 0xca                            ;   418.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   419.3 p0      61 t1
        vprold zmm14, zmm16, 0x1a                                       ;   419.5 p0      48 t1
        vprold zmm0, zmm16, 0x15                                        ;   420.5 p0      48 t1
        vprold zmm1, zmm16, 7                                           ;   421.5 p0      48 t1
        vpternlogd zmm1, zmm0, zmm14, 0x96                              ;   422.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   423.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm10                                      ;   424.5 p5      61 t1
        vpaddd zmm28, zmm28, zmm12                                      ;   425.5 p5      62 v[3]
        vpsrld zmm14, zmm11, 0xa                                        ;   422.5 p0      50 w[1]
        vmovdqa64 zmm0, zmm25                                           ;   417.5         52 v[7] copy
        vpternlogd zmm0, zmm15, zmm18, 0xe8                             ;   423.3 p5      52 v[7]
        vprold zmm1, zmm11, 0xf                                         ;   423.5 p0      50 w[1]
        vprold zmm2, zmm11, 0xd                                         ;   424.5 p0      50 w[1]
        vprold zmm3, zmm25, 0x1e                                        ;   425.5 p0      47 v[7]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   425.5 p5      50 w[1]
        vprold zmm1, zmm25, 0x13                                        ;   426.5 p0      47 v[7]
        vprold zmm2, zmm9, 0x19                                         ;   427.5 p0      49 w[1]
        vprold zmm4, zmm25, 0xa                                         ;   428.5 p0      47 v[7]
        vprold zmm5, zmm9, 0xe                                          ;   429.5 p0      49 w[1]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   429.5 p5      47 v[7]
        vpsrld zmm1, zmm9, 3                                            ;   430.5 p0      49 w[1]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   431.5 p5      49 w[1]
        vpaddd zmm0, zmm0, zmm12                                        ;   427.3 p5      63 v[7]
        vpaddd zmm0, zmm0, zmm4                                         ;   430.5 p5      63 v[7]
        vpaddd zmm8, zmm8, zmm23                                        ;   429.3 p5      78 w[1]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2240]     ;   197.5 p3      61 t1
        vpaddd zmm12, zmm12, zmm31                                      ;   430.3 p5      61 t1
        vpaddd zmm8, zmm8, zmm14                                        ;   431.3 p5      78 w[1]
        vpaddd zmm8, zmm8, zmm1                                         ;   432.5 p0      78 w[1]
        vmovdqa64 zmm14, zmm28                                          ;   426.5         51 t1 copy
        vpternlogd zmm14, zmm16, zmm27, 0xca                            ;   432.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   433.3 p0      61 t1
        vprold zmm14, zmm28, 0x1a                                       ;   433.5 p0      48 t1
        vprold zmm31, zmm28, 0x15                                       ;   434.5 p0      48 t1
        vprold zmm1, zmm28, 7                                           ;   435.5 p0      48 t1
        vpternlogd zmm1, zmm31, zmm14, 0x96                             ;   436.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   437.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm8                                       ;   438.5 p5      61 t1
        vpaddd zmm18, zmm18, zmm12                                      ;   439.5 p5      62 v[2]
        vpsrld zmm14, zmm10, 0xa                                        ;   436.5 p0      50 w[2]
        vmovdqa64 zmm31, zmm0                                           ;   431.5         52 v[6] copy
        vpternlogd zmm31, zmm25, zmm15, 0xe8                            ;   437.3 p5      52 v[6]
        vprold zmm1, zmm10, 0xf                                         ;   437.5 p0      50 w[2]
        vprold zmm2, zmm10, 0xd                                         ;   438.5 p0      50 w[2]
        vprold zmm3, zmm0, 0x1e                                         ;   439.5 p0      47 v[6]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   439.5 p5      50 w[2]
        vprold zmm1, zmm0, 0x13                                         ;   440.5 p0      47 v[6]
        vprold zmm2, zmm7, 0x19                                         ;   441.5 p0      49 w[2]
        vprold zmm4, zmm0, 0xa                                          ;   442.5 p0      47 v[6]
        vprold zmm5, zmm7, 0xe                                          ;   443.5 p0      49 w[2]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   443.5 p5      47 v[6]
        vpsrld zmm1, zmm7, 3                                            ;   444.5 p0      49 w[2]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   445.5 p5      49 w[2]
        vpaddd zmm31, zmm31, zmm12                                      ;   441.3 p5      63 v[6]
        vpaddd zmm31, zmm31, zmm4                                       ;   444.5 p5      63 v[6]
        vpaddd zmm9, zmm9, zmm13                                        ;   443.3 p5      78 w[2]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2304]     ;   212.5 p2      61 t1
        vpaddd zmm12, zmm12, zmm27                                      ;   444.3 p5      61 t1
        vpaddd zmm9, zmm9, zmm14                                        ;   445.3 p5      78 w[2]
        vpaddd zmm9, zmm9, zmm1                                         ;   446.5 p0      78 w[2]
        vmovdqa64 zmm14, zmm18                                          ;   440.5         51 t1 copy
        vpternlogd zmm14, zmm28, zmm16, 0xca                            ;   446.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   447.3 p0      61 t1
        vprold zmm14, zmm18, 0x1a                                       ;   447.5 p0      48 t1
        vprold zmm27, zmm18, 0x15                                       ;   448.5 p0      48 t1
        vprold zmm1, zmm18, 7                                           ;   449.5 p0      48 t1
        vpternlogd zmm1, zmm27, zmm14, 0x96                             ;   450.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   451.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm9                                       ;   452.5 p5      61 t1
        vpaddd zmm15, zmm15, zmm12                                      ;   453.5 p5      62 v[1]
        vpsrld zmm14, zmm8, 0xa                                         ;   450.5 p0      50 w[3]
        vmovdqa64 zmm27, zmm31                                          ;   445.5         52 v[5] copy
        vpternlogd zmm27, zmm0, zmm25, 0xe8                             ;   451.3 p5      52 v[5]
        vprold zmm1, zmm8, 0xf                                          ;   451.5 p0      50 w[3]
        vprold zmm2, zmm8, 0xd                                          ;   452.5 p0      50 w[3]
        vprold zmm3, zmm31, 0x1e                                        ;   453.5 p0      47 v[5]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   453.5 p5      50 w[3]
        vprold zmm1, zmm31, 0x13                                        ;   454.5 p0      47 v[5]
        vprold zmm2, zmm24, 0x19                                        ;   455.5 p0      49 w[3]
        vprold zmm4, zmm31, 0xa                                         ;   456.5 p0      47 v[5]
        vprold zmm5, zmm24, 0xe                                         ;   457.5 p0      49 w[3]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   457.5 p5      47 v[5]
        vpsrld zmm1, zmm24, 3                                           ;   458.5 p0      49 w[3]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   459.5 p5      49 w[3]
        vpaddd zmm27, zmm27, zmm12                                      ;   455.3 p5      63 v[5]
        vpaddd zmm27, zmm27, zmm4                                       ;   458.5 p5      63 v[5]
        vpaddd zmm7, zmm7, zmm30                                        ;   457.3 p5      78 w[3]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2368]     ;   227.5 p3      61 t1
        vpaddd zmm12, zmm12, zmm16                                      ;   458.3 p5      61 t1
        vpaddd zmm7, zmm7, zmm14                                        ;   459.3 p5      78 w[3]
        vpaddd zmm7, zmm7, zmm1                                         ;   460.5 p0      78 w[3]
        vmovdqa64 zmm14, zmm15                                          ;   454.5         51 t1 copy
        vpternlogd zmm14, zmm18, zmm28, 0xca                            ;   460.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   461.3 p0      61 t1
        vprold zmm14, zmm15, 0x1a                                       ;   461.5 p0      48 t1
        vprold zmm16, zmm15, 0x15                                       ;   462.5 p0      48 t1
        vprold zmm1, zmm15, 7                                           ;   463.5 p0      48 t1
        vpternlogd zmm1, zmm16, zmm14, 0x96                             ;   464.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   465.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm7                                       ;   466.5 p5      61 t1
        vpaddd zmm25, zmm25, zmm12                                      ;   467.5 p5      62 v[0]
        vpsrld zmm14, zmm9, 0xa                                         ;   464.5 p0      50 w[4]
        vmovdqa64 zmm16, zmm27                                          ;   459.5         52 v[4] copy
        vpternlogd zmm16, zmm31, zmm0, 0xe8                             ;   465.3 p5      52 v[4]
        vprold zmm1, zmm9, 0xf                                          ;   465.5 p0      50 w[4]
        vprold zmm2, zmm9, 0xd                                          ;   466.5 p0      50 w[4]
        vprold zmm3, zmm27, 0x1e                                        ;   467.5 p0      47 v[4]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   467.5 p5      50 w[4]
        vprold zmm1, zmm27, 0x13                                        ;   468.5 p0      47 v[4]
        vprold zmm2, zmm20, 0x19                                        ;   469.5 p0      49 w[4]
        vprold zmm4, zmm27, 0xa                                         ;   470.5 p0      47 v[4]
        vprold zmm5, zmm20, 0xe                                         ;   471.5 p0      49 w[4]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   471.5 p5      47 v[4]
        vpsrld zmm1, zmm20, 3                                           ;   472.5 p0      49 w[4]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   473.5 p5      49 w[4]
        vpaddd zmm16, zmm16, zmm12                                      ;   469.3 p5      63 v[4]
        vpaddd zmm16, zmm16, zmm4                                       ;   472.5 p5      63 v[4]
        vpaddd zmm24, zmm24, zmm29                                      ;   471.3 p5      78 w[4]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2432]     ;   242.5 p2      61 t1
        vpaddd zmm12, zmm12, zmm28                                      ;   472.3 p5      61 t1
        vpaddd zmm24, zmm24, zmm14                                      ;   473.3 p5      78 w[4]
        vpaddd zmm24, zmm24, zmm1                                       ;   474.5 p0      78 w[4]
        vmovdqa64 zmm14, zmm25                                          ;   468.5         51 t1 copy
        vpternlogd zmm14, zmm15, zmm18, 0xca                            ;   474.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   475.3 p0      61 t1
        vprold zmm14, zmm25, 0x1a                                       ;   475.5 p0      48 t1
        vprold zmm28, zmm25, 0x15                                       ;   476.5 p0      48 t1
        vprold zmm1, zmm25, 7                                           ;   477.5 p0      48 t1
        vpternlogd zmm1, zmm28, zmm14, 0x96                             ;   478.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   479.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm24                                      ;   480.5 p5      61 t1
        vpaddd zmm0, zmm0, zmm12                                        ;   481.5 p5      62 v[7]
        vpsrld zmm14, zmm7, 0xa                                         ;   478.5 p0      50 w[5]
        vmovdqa64 zmm28, zmm16                                          ;   473.5         52 v[3] copy
        vpternlogd zmm28, zmm27, zmm31, 0xe8                            ;   479.3 p5      52 v[3]
        vprold zmm1, zmm7, 0xf                                          ;   479.5 p0      50 w[5]
        vprold zmm2, zmm7, 0xd                                          ;   480.5 p0      50 w[5]
        vprold zmm3, zmm16, 0x1e                                        ;   481.5 p0      47 v[3]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   481.5 p5      50 w[5]
        vprold zmm1, zmm16, 0x13                                        ;   482.5 p0      47 v[3]
        vprold zmm2, zmm21, 0x19                                        ;   483.5 p0      49 w[5]
        vprold zmm4, zmm16, 0xa                                         ;   484.5 p0      47 v[3]
        vprold zmm5, zmm21, 0xe                                         ;   485.5 p0      49 w[5]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   485.5 p5      47 v[3]
        vpsrld zmm1, zmm21, 3                                           ;   486.5 p0      49 w[5]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   487.5 p5      49 w[5]
        vpaddd zmm28, zmm28, zmm12                                      ;   483.3 p5      63 v[3]
        vpaddd zmm28, zmm28, zmm4                                       ;   486.5 p5      63 v[3]
        vpaddd zmm20, zmm20, zmm22                                      ;   485.3 p5      78 w[5]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2496]     ;   257.5 p3      61 t1
        vpaddd zmm12, zmm12, zmm18                                      ;   486.3 p5      61 t1
        vpaddd zmm20, zmm20, zmm14                                      ;   487.3 p5      78 w[5]
        vpaddd zmm20, zmm20, zmm1                                       ;   488.5 p0      78 w[5]
        vmovdqa64 zmm14, zmm0                                           ;   482.5         51 t1 copy
        vpternlogd zmm14, zmm25, zmm15, 0xca                            ;   488.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   489.3 p0      61 t1
        vprold zmm14, zmm0, 0x1a                                        ;   489.5 p0      48 t1
        vprold zmm18, zmm0, 0x15                                        ;   490.5 p0      48 t1
        vprold zmm1, zmm0, 7                                            ;   491.5 p0      48 t1
        vpternlogd zmm1, zmm18, zmm14, 0x96                             ;   492.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   493.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm20                                      ;   494.5 p5      61 t1
        vpaddd zmm31, zmm31, zmm12                                      ;   495.5 p5      62 v[6]
        vpsrld zmm14, zmm24, 0xa                                        ;   492.5 p0      50 w[6]
        vmovdqa64 zmm18, zmm28                                          ;   487.5         52 v[2] copy
        vpternlogd zmm18, zmm16, zmm27, 0xe8                            ;   493.3 p5      52 v[2]
        vprold zmm1, zmm24, 0xf                                         ;   493.5 p0      50 w[6]
        vprold zmm2, zmm24, 0xd                                         ;   494.5 p0      50 w[6]
        vprold zmm3, zmm28, 0x1e                                        ;   495.5 p0      47 v[2]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   495.5 p5      50 w[6]
        vprold zmm1, zmm28, 0x13                                        ;   496.5 p0      47 v[2]
        vprold zmm2, zmm17, 0x19                                        ;   497.5 p0      49 w[6]
        vprold zmm4, zmm28, 0xa                                         ;   498.5 p0      47 v[2]
        vprold zmm5, zmm17, 0xe                                         ;   499.5 p0      49 w[6]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   499.5 p5      47 v[2]
        vpsrld zmm1, zmm17, 3                                           ;   500.5 p0      49 w[6]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   501.5 p5      49 w[6]
        vpaddd zmm18, zmm18, zmm12                                      ;   497.3 p5      63 v[2]
        vpaddd zmm18, zmm18, zmm4                                       ;   500.5 p5      63 v[2]
        vpaddd zmm21, zmm21, zmm11                                      ;   499.3 p5      78 w[6]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2560]     ;   272.5 p2      61 t1
        vpaddd zmm12, zmm12, zmm15                                      ;   500.3 p5      61 t1
        vpaddd zmm21, zmm21, zmm14                                      ;   501.3 p5      78 w[6]
        vpaddd zmm21, zmm21, zmm1                                       ;   502.5 p0      78 w[6]
        vmovdqa64 zmm14, zmm31                                          ;   496.5         51 t1 copy
        vpternlogd zmm14, zmm0, zmm25, 0xca                             ;   502.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   503.3 p0      61 t1
        vprold zmm14, zmm31, 0x1a                                       ;   503.5 p0      48 t1
        vprold zmm15, zmm31, 0x15                                       ;   504.5 p0      48 t1
        vprold zmm1, zmm31, 7                                           ;   505.5 p0      48 t1
        vpternlogd zmm1, zmm15, zmm14, 0x96                             ;   506.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   507.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm21                                      ;   508.5 p5      61 t1
        vpaddd zmm27, zmm27, zmm12                                      ;   509.5 p5      62 v[5]
        vpsrld zmm14, zmm20, 0xa                                        ;   506.5 p0      50 w[7]
        vmovdqa64 zmm15, zmm18                                          ;   501.5         52 v[1] copy
        vpternlogd zmm15, zmm28, zmm16, 0xe8                            ;   507.3 p5      52 v[1]
        vprold zmm1, zmm20, 0xf                                         ;   507.5 p0      50 w[7]
        vprold zmm2, zmm20, 0xd                                         ;   508.5 p0      50 w[7]
        vprold zmm3, zmm18, 0x1e                                        ;   509.5 p0      47 v[1]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   509.5 p5      50 w[7]
        vprold zmm1, zmm18, 0x13                                        ;   510.5 p0      47 v[1]
        vprold zmm2, zmm26, 0x19                                        ;   511.5 p0      49 w[7]
        vprold zmm4, zmm18, 0xa                                         ;   512.5 p0      47 v[1]
        vprold zmm5, zmm26, 0xe                                         ;   513.5 p0      49 w[7]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   513.5 p5      47 v[1]
        vpsrld zmm1, zmm26, 3                                           ;   514.5 p0      49 w[7]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   515.5 p5      49 w[7]
        vpaddd zmm15, zmm15, zmm12                                      ;   511.3 p5      63 v[1]
        vpaddd zmm15, zmm15, zmm4                                       ;   514.5 p5      63 v[1]
        vpaddd zmm17, zmm17, zmm10                                      ;   513.3 p5      78 w[7]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2624]     ;   286.7 p3      61 t1
        vpaddd zmm12, zmm12, zmm25                                      ;   514.3 p5      61 t1
        vpaddd zmm17, zmm17, zmm14                                      ;   515.3 p5      78 w[7]
        vpaddd zmm17, zmm17, zmm1                                       ;   516.5 p0      78 w[7]
        vmovdqa64 zmm14, zmm27                                          ;   510.5         51 t1 copy
        vpternlogd zmm14, zmm31, zmm0, 0xca                             ;   516.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   517.3 p0      61 t1
        vprold zmm14, zmm27, 0x1a                                       ;   517.5 p0      48 t1
        vprold zmm25, zmm27, 0x15                                       ;   518.5 p0      48 t1
        vprold zmm1, zmm27, 7                                           ;   519.5 p0      48 t1
        vpternlogd zmm1, zmm25, zmm14, 0x96                             ;   520.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   521.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm17                                      ;   522.5 p5      61 t1
        vpaddd zmm16, zmm16, zmm12                                      ;   523.5 p5      62 v[4]
        vpsrld zmm14, zmm21, 0xa                                        ;   520.5 p0      50 w[8]
        vmovdqa64 zmm25, zmm15                                          ;   515.5         52 v[0] copy
        vpternlogd zmm25, zmm18, zmm28, 0xe8                            ;   521.3 p5      52 v[0]
        vprold zmm1, zmm21, 0xf                                         ;   521.5 p0      50 w[8]
        vprold zmm2, zmm21, 0xd                                         ;   522.5 p0      50 w[8]
        vprold zmm3, zmm15, 0x1e                                        ;   523.5 p0      47 v[0]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   523.5 p5      50 w[8]
        vprold zmm1, zmm15, 0x13                                        ;   524.5 p0      47 v[0]
        vprold zmm2, zmm19, 0x19                                        ;   525.5 p0      49 w[8]
        vprold zmm4, zmm15, 0xa                                         ;   526.5 p0      47 v[0]
        vprold zmm5, zmm19, 0xe                                         ;   527.5 p0      49 w[8]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   527.5 p5      47 v[0]
        vpsrld zmm1, zmm19, 3                                           ;   528.5 p0      49 w[8]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   529.5 p5      49 w[8]
        vpaddd zmm25, zmm25, zmm12                                      ;   525.3 p5      63 v[0]
        vpaddd zmm25, zmm25, zmm4                                       ;   528.5 p5      63 v[0]
        vpaddd zmm26, zmm26, zmm8                                       ;   527.3 p5      78 w[8]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2688]     ;   300.8 p2      61 t1
        vpaddd zmm12, zmm12, zmm0                                       ;   528.3 p5      61 t1
        vpaddd zmm26, zmm26, zmm14                                      ;   529.3 p5      78 w[8]
        vpaddd zmm26, zmm26, zmm1                                       ;   530.5 p0      78 w[8]
        vmovdqa64 zmm14, zmm16                                          ;   524.5         51 t1 copy
        vpternlogd zmm14, zmm27, zmm31, 0xca                            ;   530.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   531.3 p0      61 t1
        vprold zmm14, zmm16, 0x1a                                       ;   531.5 p0      48 t1
        vprold zmm0, zmm16, 0x15                                        ;   532.5 p0      48 t1
        vprold zmm1, zmm16, 7                                           ;   533.5 p0      48 t1
        vpternlogd zmm1, zmm0, zmm14, 0x96                              ;   534.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   535.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm26                                      ;   536.5 p5      61 t1
        vpaddd zmm28, zmm28, zmm12                                      ;   537.5 p5      62 v[3]
        vpsrld zmm14, zmm17, 0xa                                        ;   534.5 p0      50 w[9]
        vmovdqa64 zmm0, zmm25                                           ;   529.5         52 v[7] copy
        vpternlogd zmm0, zmm15, zmm18, 0xe8                             ;   535.3 p5      52 v[7]
        vprold zmm1, zmm17, 0xf                                         ;   535.5 p0      50 w[9]
        vprold zmm2, zmm17, 0xd                                         ;   536.5 p0      50 w[9]
        vprold zmm3, zmm25, 0x1e                                        ;   537.5 p0      47 v[7]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   537.5 p5      50 w[9]
        vprold zmm1, zmm25, 0x13                                        ;   538.5 p0      47 v[7]
        vprold zmm2, zmm23, 0x19                                        ;   539.5 p0      49 w[9]
        vprold zmm4, zmm25, 0xa                                         ;   540.5 p0      47 v[7]
        vprold zmm5, zmm23, 0xe                                         ;   541.5 p0      49 w[9]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   541.5 p5      47 v[7]
        vpsrld zmm1, zmm23, 3                                           ;   542.5 p0      49 w[9]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   543.5 p5      49 w[9]
        vpaddd zmm0, zmm0, zmm12                                        ;   539.3 p5      63 v[7]
        vpaddd zmm0, zmm0, zmm4                                         ;   542.5 p5      63 v[7]
        vpaddd zmm19, zmm19, zmm9                                       ;   541.3 p5      78 w[9]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2752]     ;   314.8 p3      61 t1
        vpaddd zmm12, zmm12, zmm31                                      ;   542.3 p5      61 t1
        vpaddd zmm19, zmm19, zmm14                                      ;   543.3 p5      78 w[9]
        vpaddd zmm19, zmm19, zmm1                                       ;   544.5 p0      78 w[9]
        vmovdqa64 zmm14, zmm28                                          ;   538.5         51 t1 copy
        vpternlogd zmm14, zmm16, zmm27, 0xca                            ;   544.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   545.3 p0      61 t1
        vprold zmm14, zmm28, 0x1a                                       ;   545.5 p0      48 t1
        vprold zmm31, zmm28, 0x15                                       ;   546.5 p0      48 t1
        vprold zmm1, zmm28, 7                                           ;   547.5 p0      48 t1
        vpternlogd zmm1, zmm31, zmm14, 0x96                             ;   548.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   549.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm19                                      ;   550.5 p5      61 t1
        vpaddd zmm18, zmm18, zmm12                                      ;   551.5 p5      62 v[2]
        vpsrld zmm14, zmm26, 0xa                                        ;   548.5 p0      50 w[10]
        vmovdqa64 zmm31, zmm0                                           ;   543.5         52 v[6] copy
        vpternlogd zmm31, zmm25, zmm15, 0xe8                            ;   549.3 p5      52 v[6]
        vprold zmm1, zmm26, 0xf                                         ;   549.5 p0      50 w[10]
        vprold zmm2, zmm26, 0xd                                         ;   550.5 p0      50 w[10]
        vprold zmm3, zmm0, 0x1e                                         ;   551.5 p0      47 v[6]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   551.5 p5      50 w[10]
        vprold zmm1, zmm0, 0x13                                         ;   552.5 p0      47 v[6]
        vprold zmm2, zmm13, 0x19                                        ;   553.5 p0      49 w[10]
        vprold zmm4, zmm0, 0xa                                          ;   554.5 p0      47 v[6]
        vprold zmm5, zmm13, 0xe                                         ;   555.5 p0      49 w[10]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   555.5 p5      47 v[6]
        vpsrld zmm1, zmm13, 3                                           ;   556.5 p0      49 w[10]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   557.5 p5      49 w[10]
        vpaddd zmm31, zmm31, zmm12                                      ;   553.3 p5      63 v[6]
        vpaddd zmm31, zmm31, zmm4                                       ;   556.5 p5      63 v[6]
        vpaddd zmm23, zmm23, zmm7                                       ;   555.3 p5      78 w[10]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2816]     ;   328.8 p2      61 t1
        vpaddd zmm12, zmm12, zmm27                                      ;   556.3 p5      61 t1
        vpaddd zmm23, zmm23, zmm14                                      ;   557.3 p5      78 w[10]
        vpaddd zmm23, zmm23, zmm1                                       ;   558.5 p0      78 w[10]
        vmovdqa64 zmm14, zmm18                                          ;   552.5         51 t1 copy
        vpternlogd zmm14, zmm28, zmm16, 0xca                            ;   558.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   559.3 p0      61 t1
        vprold zmm14, zmm18, 0x1a                                       ;   559.5 p0      48 t1
        vprold zmm27, zmm18, 0x15                                       ;   560.5 p0      48 t1
        vprold zmm1, zmm18, 7                                           ;   561.5 p0      48 t1
        vpternlogd zmm1, zmm27, zmm14, 0x96                             ;   562.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   563.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm23                                      ;   564.5 p5      61 t1
        vpaddd zmm15, zmm15, zmm12                                      ;   565.5 p5      62 v[1]
        vpsrld zmm14, zmm19, 0xa                                        ;   562.5 p0      50 w[11]
        vmovdqa64 zmm27, zmm31                                          ;   557.5         52 v[5] copy
        vpternlogd zmm27, zmm0, zmm25, 0xe8                             ;   563.3 p5      52 v[5]
        vprold zmm1, zmm19, 0xf                                         ;   563.5 p0      50 w[11]
        vprold zmm2, zmm19, 0xd                                         ;   564.5 p0      50 w[11]
        vprold zmm3, zmm31, 0x1e                                        ;   565.5 p0      47 v[5]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   565.5 p5      50 w[11]
        vprold zmm1, zmm31, 0x13                                        ;   566.5 p0      47 v[5]
        vprold zmm2, zmm30, 0x19                                        ;   567.5 p0      49 w[11]
        vprold zmm4, zmm31, 0xa                                         ;   568.5 p0      47 v[5]
        vprold zmm5, zmm30, 0xe                                         ;   569.5 p0      49 w[11]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   569.5 p5      47 v[5]
        vpsrld zmm1, zmm30, 3                                           ;   570.5 p0      49 w[11]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   571.5 p5      49 w[11]
        vpaddd zmm27, zmm27, zmm12                                      ;   567.3 p5      63 v[5]
        vpaddd zmm27, zmm27, zmm4                                       ;   570.5 p5      63 v[5]
        vpaddd zmm13, zmm13, zmm24                                      ;   569.3 p5      78 w[11]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2880]     ;   342.8 p3      61 t1
        vpaddd zmm12, zmm12, zmm16                                      ;   570.3 p5      61 t1
        vpaddd zmm13, zmm13, zmm14                                      ;   571.3 p5      78 w[11]
        vpaddd zmm13, zmm13, zmm1                                       ;   572.5 p0      78 w[11]
        vmovdqa64 zmm14, zmm15                                          ;   566.5         51 t1 copy
        vpternlogd zmm14, zmm18, zmm28, 0xca                            ;   572.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   573.3 p0      61 t1
        vprold zmm14, zmm15, 0x1a                                       ;   573.5 p0      48 t1
        vprold zmm16, zmm15, 0x15                                       ;   574.5 p0      48 t1
        vprold zmm1, zmm15, 7                                           ;   575.5 p0      48 t1
        vpternlogd zmm1, zmm16, zmm14, 0x96                             ;   576.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   577.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm13                                      ;   578.5 p5      61 t1
        vpaddd zmm25, zmm25, zmm12                                      ;   579.5 p5      62 v[0]
        vpsrld zmm14, zmm23, 0xa                                        ;   576.5 p0      50 w[12]
        vmovdqa64 zmm16, zmm27                                          ;   571.5         52 v[4] copy
        vpternlogd zmm16, zmm31, zmm0, 0xe8                             ;   577.3 p5      52 v[4]
        vprold zmm1, zmm23, 0xf                                         ;   577.5 p0      50 w[12]
        vprold zmm2, zmm23, 0xd                                         ;   578.5 p0      50 w[12]
        vprold zmm3, zmm27, 0x1e                                        ;   579.5 p0      47 v[4]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   579.5 p5      50 w[12]
        vprold zmm1, zmm27, 0x13                                        ;   580.5 p0      47 v[4]
        vprold zmm2, zmm29, 0x19                                        ;   581.5 p0      49 w[12]
        vprold zmm4, zmm27, 0xa                                         ;   582.5 p0      47 v[4]
        vprold zmm5, zmm29, 0xe                                         ;   583.5 p0      49 w[12]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   583.5 p5      47 v[4]
        vpsrld zmm1, zmm29, 3                                           ;   584.5 p0      49 w[12]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   585.5 p5      49 w[12]
        vpaddd zmm16, zmm16, zmm12                                      ;   581.3 p5      63 v[4]
        vpaddd zmm16, zmm16, zmm4                                       ;   584.5 p5      63 v[4]
        vpaddd zmm30, zmm30, zmm20                                      ;   583.3 p5      78 w[12]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 2944]     ;   356.8 p2      61 t1
        vpaddd zmm12, zmm12, zmm28                                      ;   584.3 p5      61 t1
        vpaddd zmm30, zmm30, zmm14                                      ;   585.3 p5      78 w[12]
        vpaddd zmm30, zmm30, zmm1                                       ;   586.5 p0      78 w[12]
        vmovdqa64 zmm14, zmm25                                          ;   580.5         51 t1 copy
        vpternlogd zmm14, zmm15, zmm18, 0xca                            ;   586.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   587.3 p0      61 t1
        vprold zmm14, zmm25, 0x1a                                       ;   587.5 p0      48 t1
        vprold zmm28, zmm25, 0x15                                       ;   588.5 p0      48 t1
        vprold zmm1, zmm25, 7                                           ;   589.5 p0      48 t1
        vpternlogd zmm1, zmm28, zmm14, 0x96                             ;   590.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   591.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm30                                      ;   592.5 p5      61 t1
        vpaddd zmm0, zmm0, zmm12                                        ;   593.5 p5      62 v[7]
        vpsrld zmm14, zmm13, 0xa                                        ;   590.5 p0      50 w[13]
        vmovdqa64 zmm28, zmm16                                          ;   585.5         52 v[3] copy
        vpternlogd zmm28, zmm27, zmm31, 0xe8                            ;   591.3 p5      52 v[3]
        vprold zmm1, zmm13, 0xf                                         ;   591.5 p0      50 w[13]
        vprold zmm2, zmm13, 0xd                                         ;   592.5 p0      50 w[13]
        vprold zmm3, zmm16, 0x1e                                        ;   593.5 p0      47 v[3]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   593.5 p5      50 w[13]
        vprold zmm1, zmm16, 0x13                                        ;   594.5 p0      47 v[3]
        vprold zmm2, zmm22, 0x19                                        ;   595.5 p0      49 w[13]
        vprold zmm4, zmm16, 0xa                                         ;   596.5 p0      47 v[3]
        vprold zmm5, zmm22, 0xe                                         ;   597.5 p0      49 w[13]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   597.5 p5      47 v[3]
        vpsrld zmm1, zmm22, 3                                           ;   598.5 p0      49 w[13]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   599.5 p5      49 w[13]
        vpaddd zmm28, zmm28, zmm12                                      ;   595.3 p5      63 v[3]
        vpaddd zmm28, zmm28, zmm4                                       ;   598.5 p5      63 v[3]
        vpaddd zmm29, zmm29, zmm21                                      ;   597.3 p5      78 w[13]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3008]     ;   370.8 p3      61 t1
        vpaddd zmm12, zmm12, zmm18                                      ;   598.3 p5      61 t1
        vpaddd zmm29, zmm29, zmm14                                      ;   599.3 p5      78 w[13]
        vpaddd zmm29, zmm29, zmm1                                       ;   600.5 p0      78 w[13]
        vmovdqa64 zmm14, zmm0                                           ;   594.5         51 t1 copy
        vpternlogd zmm14, zmm25, zmm15, 0xca                            ;   600.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   601.3 p0      61 t1
        vprold zmm14, zmm0, 0x1a                                        ;   601.5 p0      48 t1
        vprold zmm18, zmm0, 0x15                                        ;   602.5 p0      48 t1
        vprold zmm1, zmm0, 7                                            ;   603.5 p0      48 t1
        vpternlogd zmm1, zmm18, zmm14, 0x96                             ;   604.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   605.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm29                                      ;   606.5 p5      61 t1
        vpaddd zmm31, zmm31, zmm12                                      ;   607.5 p5      62 v[6]
        vpsrld zmm14, zmm30, 0xa                                        ;   604.5 p0      50 w[14]
        vmovdqa64 zmm18, zmm28                                          ;   599.5         52 v[2] copy
        vpternlogd zmm18, zmm16, zmm27, 0xe8                            ;   605.3 p5      52 v[2]
        vprold zmm1, zmm30, 0xf                                         ;   605.5 p0      50 w[14]
        vprold zmm2, zmm30, 0xd                                         ;   606.5 p0      50 w[14]
        vprold zmm3, zmm28, 0x1e                                        ;   607.5 p0      47 v[2]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   607.5 p5      50 w[14]
        vprold zmm1, zmm28, 0x13                                        ;   608.5 p0      47 v[2]
        vprold zmm2, zmm11, 0x19                                        ;   609.5 p0      49 w[14]
        vprold zmm4, zmm28, 0xa                                         ;   610.5 p0      47 v[2]
        vprold zmm5, zmm11, 0xe                                         ;   611.5 p0      49 w[14]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   611.5 p5      47 v[2]
        vpsrld zmm1, zmm11, 3                                           ;   612.5 p0      49 w[14]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   613.5 p5      49 w[14]
        vpaddd zmm18, zmm18, zmm12                                      ;   609.3 p5      63 v[2]
        vpaddd zmm18, zmm18, zmm4                                       ;   612.5 p5      63 v[2]
        vpaddd zmm22, zmm22, zmm17                                      ;   611.3 p5      78 w[14]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3072]     ;   384.8 p2      61 t1
        vpaddd zmm12, zmm12, zmm15                                      ;   612.3 p5      61 t1
        vpaddd zmm22, zmm22, zmm14                                      ;   613.3 p5      78 w[14]
        vpaddd zmm22, zmm22, zmm1                                       ;   614.5 p0      78 w[14]
        vmovdqa64 zmm14, zmm31                                          ;   608.5         51 t1 copy
        vpternlogd zmm14, zmm0, zmm25, 0xca                             ;   614.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   615.3 p0      61 t1
        vprold zmm14, zmm31, 0x1a                                       ;   615.5 p0      48 t1
        vprold zmm15, zmm31, 0x15                                       ;   616.5 p0      48 t1
        vprold zmm1, zmm31, 7                                           ;   617.5 p0      48 t1
        vpternlogd zmm1, zmm15, zmm14, 0x96                             ;   618.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   619.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm22                                      ;   620.5 p5      61 t1
        vpaddd zmm27, zmm27, zmm12                                      ;   621.5 p5      62 v[5]
        vpsrld zmm14, zmm29, 0xa                                        ;   618.5 p0      50 w[15]
        vmovdqa64 zmm15, zmm18                                          ;   613.5         52 v[1] copy
        vpternlogd zmm15, zmm28, zmm16, 0xe8                            ;   619.3 p5      52 v[1]
        vprold zmm1, zmm29, 0xf                                         ;   619.5 p0      50 w[15]
        vprold zmm2, zmm29, 0xd                                         ;   620.5 p0      50 w[15]
        vprold zmm3, zmm18, 0x1e                                        ;   621.5 p0      47 v[1]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   621.5 p5      50 w[15]
        vprold zmm1, zmm18, 0x13                                        ;   622.5 p0      47 v[1]
        vprold zmm2, zmm10, 0x19                                        ;   623.5 p0      49 w[15]
        vprold zmm4, zmm18, 0xa                                         ;   624.5 p0      47 v[1]
        vprold zmm5, zmm10, 0xe                                         ;   625.5 p0      49 w[15]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   625.5 p5      47 v[1]
        vpsrld zmm1, zmm10, 3                                           ;   626.5 p0      49 w[15]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   627.5 p5      49 w[15]
        vpaddd zmm15, zmm15, zmm12                                      ;   623.3 p5      63 v[1]
        vpaddd zmm15, zmm15, zmm4                                       ;   626.5 p5      63 v[1]
        vpaddd zmm11, zmm11, zmm26                                      ;   625.3 p5      78 w[15]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3136]     ;   398.8 p3      61 t1
        vpaddd zmm12, zmm12, zmm25                                      ;   626.3 p5      61 t1
        vpaddd zmm11, zmm11, zmm14                                      ;   627.3 p5      78 w[15]
        vpaddd zmm11, zmm11, zmm1                                       ;   628.5 p0      78 w[15]
        vmovdqa64 zmm14, zmm27                                          ;   622.5         51 t1 copy
        vpternlogd zmm14, zmm31, zmm0, 0xca                             ;   628.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   629.3 p0      61 t1
        vprold zmm14, zmm27, 0x1a                                       ;   629.5 p0      48 t1
        vprold zmm25, zmm27, 0x15                                       ;   630.5 p0      48 t1
        vprold zmm1, zmm27, 7                                           ;   631.5 p0      48 t1
        vpternlogd zmm1, zmm25, zmm14, 0x96                             ;   632.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   633.5 p5      61 t1
        vpaddd zmm12, zmm12, zmm11                                      ;   634.5 p5      61 t1
        vpaddd zmm16, zmm16, zmm12                                      ;   635.5 p5      62 v[4]
        vpsrld zmm14, zmm22, 0xa                                        ;   632.5 p0      50 w[0]
        vmovdqa64 zmm25, zmm15                                          ;   627.5         52 v[0] copy
        vpternlogd zmm25, zmm18, zmm28, 0xe8                            ;   633.3 p5      52 v[0]
        vprold zmm1, zmm22, 0xf                                         ;   633.5 p0      50 w[0]
        vprold zmm2, zmm22, 0xd                                         ;   634.5 p0      50 w[0]
        vprold zmm3, zmm15, 0x1e                                        ;   635.5 p0      47 v[0]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   635.5 p5      50 w[0]
        vprold zmm1, zmm15, 0x13                                        ;   636.5 p0      47 v[0]
        vprold zmm2, zmm8, 0x19                                         ;   637.5 p0      49 w[0]
        vprold zmm4, zmm15, 0xa                                         ;   638.5 p0      47 v[0]
        vprold zmm5, zmm8, 0xe                                          ;   639.5 p0      49 w[0]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   639.5 p5      47 v[0]
        vpsrld zmm1, zmm8, 3                                            ;   640.5 p0      49 w[0]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   641.5 p5      49 w[0]
        vpaddd zmm25, zmm25, zmm12                                      ;   637.3 p5      63 v[0]
        vpaddd zmm25, zmm25, zmm4                                       ;   640.5 p5      63 v[0]
        vpaddd zmm10, zmm10, zmm19                                      ;   639.3 p5      78 w[0]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3200]     ;   412.8 p2      61 t1
        vpaddd zmm12, zmm12, zmm0                                       ;   640.3 p5      61 t1
        vpaddd zmm10, zmm10, zmm14                                      ;   641.3 p5      78 w[0]
        vpaddd zmm10, zmm10, zmm1                                       ;   642.5 p0      78 w[0]
        vmovdqa64 zmm14, zmm16                                          ;   636.5         51 t1 copy
        vpternlogd zmm14, zmm27, zmm31, 0xca                            ;   642.3 p5      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   643.3 p0      61 t1
        vpaddd zmm12, zmm12, zmm10                                      ;   644.3 p5      61 t1
        vprold zmm14, zmm16, 0x1a                                       ;   643.5 p0      48 t1
        vprold zmm0, zmm16, 0x15                                        ;   644.5 p0      48 t1
        vprold zmm1, zmm16, 7                                           ;   645.5 p0      48 t1
        vpternlogd zmm1, zmm0, zmm14, 0x96                              ;   646.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   647.5 p5      61 t1
        vpaddd zmm28, zmm28, zmm12                                      ;   648.5 p5      62 v[3]
        vpsrld zmm14, zmm11, 0xa                                        ;   646.5 p0      50 w[1]
        vmovdqa64 zmm0, zmm25                                           ;   641.5         52 v[7] copy
        vpternlogd zmm0, zmm15, zmm18, 0xe8                             ;   647.3 p5      52 v[7]
        vprold zmm1, zmm11, 0xf                                         ;   647.5 p0      50 w[1]
        vprold zmm2, zmm11, 0xd                                         ;   648.5 p0      50 w[1]
        vprold zmm3, zmm25, 0x1e                                        ;   649.5 p0      47 v[7]
        vpternlogd zmm14, zmm2, zmm1, 0x96                              ;   649.5 p5      50 w[1]
        vprold zmm1, zmm25, 0x13                                        ;   650.5 p0      47 v[7]
        vprold zmm2, zmm9, 0x19                                         ;   651.5 p0      49 w[1]
        vprold zmm4, zmm25, 0xa                                         ;   652.5 p0      47 v[7]
        vprold zmm5, zmm9, 0xe                                          ;   653.5 p0      49 w[1]
        vpternlogd zmm4, zmm1, zmm3, 0x96                               ;   653.5 p5      47 v[7]
        vpsrld zmm1, zmm9, 3                                            ;   654.5 p0      49 w[1]
        vpternlogd zmm1, zmm5, zmm2, 0x96                               ;   655.5 p5      49 w[1]
        vpaddd zmm0, zmm0, zmm12                                        ;   651.3 p5      63 v[7]
        vpaddd zmm0, zmm0, zmm4                                         ;   654.5 p5      63 v[7]
        vpaddd zmm8, zmm8, zmm23                                        ;   653.3 p5      78 w[1]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3264]     ;   426.8 p3      61 t1
        vpaddd zmm12, zmm12, zmm31                                      ;   654.3 p5      61 t1
        vpaddd zmm8, zmm8, zmm14                                        ;   655.3 p5      78 w[1]
        vpaddd zmm8, zmm8, zmm1                                         ;   656.5 p0      78 w[1]
        vpaddd zmm12, zmm12, zmm8                                       ;   657.5 p5      61 t1
        vmovdqa64 zmm14, zmm28                                          ;   649.5         51 t1 copy
        vpternlogd zmm14, zmm16, zmm27, 0xca                            ;   656.5 p0      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   658.5 p5      61 t1
        vprold zmm14, zmm28, 0x1a                                       ;   657.5 p0      48 t1
        vprold zmm31, zmm28, 0x15                                       ;   658.5 p0      48 t1
        vprold zmm1, zmm28, 7                                           ;   659.5 p0      48 t1
        vpternlogd zmm1, zmm31, zmm14, 0x96                             ;   660.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm1                                       ;   661.5 p5      61 t1
        vpaddd zmm18, zmm18, zmm12                                      ;   662.5 p5      62 v[2]
        vpsrld zmm14, zmm10, 0xa                                        ;   660.5 p0      50 w[2]
        vprold zmm31, zmm10, 0xf                                        ;   661.5 p0      50 w[2]
        vprold zmm1, zmm10, 0xd                                         ;   662.5 p0      50 w[2]
        vmovdqa64 zmm2, zmm0                                            ;   655.5         52 v[6] copy
        vpternlogd zmm2, zmm25, zmm15, 0xe8                             ;   661.3 p5      52 v[6]
        vprold zmm3, zmm0, 0x1e                                         ;   663.5 p0      47 v[6]
        vpternlogd zmm14, zmm1, zmm31, 0x96                             ;   663.5 p5      50 w[2]
        vprold zmm31, zmm0, 0x13                                        ;   664.5 p0      47 v[6]
        vprold zmm1, zmm7, 0x19                                         ;   665.5 p0      49 w[2]
        vprold zmm4, zmm0, 0xa                                          ;   666.5 p0      47 v[6]
        vprold zmm5, zmm7, 0xe                                          ;   667.5 p0      49 w[2]
        vpternlogd zmm4, zmm31, zmm3, 0x96                              ;   667.5 p5      47 v[6]
        vpsrld zmm31, zmm7, 3                                           ;   668.5 p0      49 w[2]
        vpternlogd zmm31, zmm5, zmm1, 0x96                              ;   669.5 p5      49 w[2]
        vpaddd zmm2, zmm2, zmm12                                        ;   665.3 p5      63 v[6]
        vpaddd zmm2, zmm2, zmm4                                         ;   668.5 p5      63 v[6]
        vpaddd zmm9, zmm9, zmm13                                        ;   667.3 p5      78 w[2]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3328]     ;   440.8 p2      61 t1
        vpaddd zmm12, zmm12, zmm27                                      ;   668.3 p5      61 t1
        vpaddd zmm9, zmm9, zmm14                                        ;   669.3 p5      78 w[2]
        vpaddd zmm9, zmm9, zmm31                                        ;   670.5 p0      78 w[2]
        vpaddd zmm12, zmm12, zmm9                                       ;   671.5 p5      61 t1
        vmovdqa64 zmm14, zmm18                                          ;   663.5         51 t1 copy
        vpternlogd zmm14, zmm28, zmm16, 0xca                            ;   670.5 p0      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   672.5 p5      61 t1
        vprold zmm14, zmm18, 0x1a                                       ;   671.5 p0      48 t1
        vprold zmm27, zmm18, 0x15                                       ;   672.5 p0      48 t1
        vprold zmm31, zmm18, 7                                          ;   673.5 p0      48 t1
        vpternlogd zmm31, zmm27, zmm14, 0x96                            ;   674.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm31                                      ;   675.5 p5      61 t1
        vpaddd zmm15, zmm15, zmm12                                      ;   676.5 p5      62 v[1]
        vpsrld zmm14, zmm8, 0xa                                         ;   674.5 p0      50 w[3]
        vprold zmm27, zmm8, 0xf                                         ;   675.5 p0      50 w[3]
        vprold zmm31, zmm8, 0xd                                         ;   676.5 p0      50 w[3]
        vmovdqa64 zmm1, zmm2                                            ;   669.5         52 v[5] copy
        vpternlogd zmm1, zmm0, zmm25, 0xe8                              ;   675.3 p5      52 v[5]
        vprold zmm3, zmm2, 0x1e                                         ;   677.5 p0      47 v[5]
        vpternlogd zmm14, zmm31, zmm27, 0x96                            ;   677.5 p5      50 w[3]
        vprold zmm27, zmm2, 0x13                                        ;   678.5 p0      47 v[5]
        vprold zmm31, zmm24, 0x19                                       ;   679.5 p0      49 w[3]
        vprold zmm4, zmm2, 0xa                                          ;   680.5 p0      47 v[5]
        vprold zmm5, zmm24, 0xe                                         ;   681.5 p0      49 w[3]
        vpternlogd zmm4, zmm27, zmm3, 0x96                              ;   681.5 p5      47 v[5]
        vpsrld zmm27, zmm24, 3                                          ;   682.5 p0      49 w[3]
        vpternlogd zmm27, zmm5, zmm31, 0x96                             ;   683.5 p5      49 w[3]
        vpaddd zmm1, zmm1, zmm12                                        ;   679.3 p5      63 v[5]
        vpaddd zmm1, zmm1, zmm4                                         ;   682.5 p5      63 v[5]
        vpaddd zmm7, zmm7, zmm30                                        ;   681.3 p5      78 w[3]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3392]     ;   454.8 p3      61 t1
        vpaddd zmm12, zmm12, zmm16                                      ;   682.3 p5      61 t1
        vpaddd zmm7, zmm7, zmm14                                        ;   683.3 p5      78 w[3]
        vpaddd zmm7, zmm7, zmm27                                        ;   684.5 p0      78 w[3]
        vpaddd zmm12, zmm12, zmm7                                       ;   685.5 p5      61 t1
        vmovdqa64 zmm14, zmm15                                          ;   677.5         51 t1 copy
        vpternlogd zmm14, zmm18, zmm28, 0xca                            ;   684.5 p0      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   686.5 p5      61 t1
        vprold zmm14, zmm15, 0x1a                                       ;   685.5 p0      48 t1
        vprold zmm16, zmm15, 0x15                                       ;   686.5 p0      48 t1
        vprold zmm27, zmm15, 7                                          ;   687.5 p0      48 t1
        vpternlogd zmm27, zmm16, zmm14, 0x96                            ;   688.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm27                                      ;   689.5 p5      61 t1
        vpaddd zmm25, zmm25, zmm12                                      ;   690.5 p5      62 v[0]
        vpsrld zmm14, zmm9, 0xa                                         ;   688.5 p0      50 w[4]
        vprold zmm16, zmm9, 0xf                                         ;   689.5 p0      50 w[4]
        vprold zmm27, zmm9, 0xd                                         ;   690.5 p0      50 w[4]
        vmovdqa64 zmm31, zmm1                                           ;   683.5         52 v[4] copy
        vpternlogd zmm31, zmm2, zmm0, 0xe8                              ;   689.3 p5      52 v[4]
        vprold zmm3, zmm1, 0x1e                                         ;   691.5 p0      47 v[4]
        vpternlogd zmm14, zmm27, zmm16, 0x96                            ;   691.5 p5      50 w[4]
        vprold zmm16, zmm1, 0x13                                        ;   692.5 p0      47 v[4]
        vprold zmm27, zmm20, 0x19                                       ;   693.5 p0      49 w[4]
        vprold zmm4, zmm1, 0xa                                          ;   694.5 p0      47 v[4]
        vprold zmm5, zmm20, 0xe                                         ;   695.5 p0      49 w[4]
        vpternlogd zmm4, zmm16, zmm3, 0x96                              ;   695.5 p5      47 v[4]
        vpsrld zmm16, zmm20, 3                                          ;   696.5 p0      49 w[4]
        vpternlogd zmm16, zmm5, zmm27, 0x96                             ;   697.5 p5      49 w[4]
        vpaddd zmm31, zmm31, zmm12                                      ;   693.3 p5      63 v[4]
        vpaddd zmm31, zmm31, zmm4                                       ;   696.5 p5      63 v[4]
        vpaddd zmm24, zmm24, zmm29                                      ;   695.3 p5      78 w[4]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3456]     ;   468.8 p2      61 t1
        vpaddd zmm12, zmm12, zmm28                                      ;   696.3 p5      61 t1
        vpaddd zmm24, zmm24, zmm14                                      ;   697.3 p5      78 w[4]
        vpaddd zmm24, zmm24, zmm16                                      ;   698.5 p0      78 w[4]
        vpaddd zmm12, zmm12, zmm24                                      ;   699.5 p5      61 t1
        vmovdqa64 zmm14, zmm25                                          ;   691.5         51 t1 copy
        vpternlogd zmm14, zmm15, zmm18, 0xca                            ;   698.5 p0      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   700.5 p5      61 t1
        vprold zmm14, zmm25, 0x1a                                       ;   699.5 p0      48 t1
        vprold zmm16, zmm25, 0x15                                       ;   700.5 p0      48 t1
        vprold zmm27, zmm25, 7                                          ;   701.5 p0      48 t1
        vpternlogd zmm27, zmm16, zmm14, 0x96                            ;   702.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm27                                      ;   703.5 p5      61 t1
        vpaddd zmm0, zmm0, zmm12                                        ;   704.5 p5      62 v[7]
        vpsrld zmm14, zmm7, 0xa                                         ;   702.5 p0      50 w[5]
        vprold zmm16, zmm7, 0xf                                         ;   703.5 p0      50 w[5]
        vprold zmm27, zmm7, 0xd                                         ;   704.5 p0      50 w[5]
        vmovdqa64 zmm28, zmm31                                          ;   697.5         52 v[3] copy
        vpternlogd zmm28, zmm1, zmm2, 0xe8                              ;   703.3 p5      52 v[3]
        vprold zmm3, zmm31, 0x1e                                        ;   705.5 p0      47 v[3]
        vpternlogd zmm14, zmm27, zmm16, 0x96                            ;   705.5 p5      50 w[5]
        vprold zmm16, zmm31, 0x13                                       ;   706.5 p0      47 v[3]
        vprold zmm27, zmm21, 0x19                                       ;   707.5 p0      49 w[5]
        vprold zmm4, zmm31, 0xa                                         ;   708.5 p0      47 v[3]
        vprold zmm5, zmm21, 0xe                                         ;   709.5 p0      49 w[5]
        vpternlogd zmm4, zmm16, zmm3, 0x96                              ;   709.5 p5      47 v[3]
        vpsrld zmm16, zmm21, 3                                          ;   710.5 p0      49 w[5]
        vpternlogd zmm16, zmm5, zmm27, 0x96                             ;   711.5 p5      49 w[5]
        vpaddd zmm28, zmm28, zmm12                                      ;   707.3 p5      63 v[3]
        vpaddd zmm28, zmm28, zmm4                                       ;   710.5 p5      63 v[3]
        vpaddd zmm20, zmm20, zmm22                                      ;   709.3 p5      78 w[5]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3520]     ;   482.8 p3      61 t1
        vpaddd zmm12, zmm12, zmm18                                      ;   710.3 p5      61 t1
        vpaddd zmm20, zmm20, zmm14                                      ;   711.3 p5      78 w[5]
        vpaddd zmm20, zmm20, zmm16                                      ;   712.5 p0      78 w[5]
        vpaddd zmm12, zmm12, zmm20                                      ;   713.5 p5      61 t1
        vmovdqa64 zmm14, zmm0                                           ;   705.5         51 t1 copy
        vpternlogd zmm14, zmm25, zmm15, 0xca                            ;   712.5 p0      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   714.5 p5      61 t1
        vprold zmm14, zmm0, 0x1a                                        ;   713.5 p0      48 t1
        vprold zmm16, zmm0, 0x15                                        ;   714.5 p0      48 t1
        vprold zmm18, zmm0, 7                                           ;   715.5 p0      48 t1
        vpternlogd zmm18, zmm16, zmm14, 0x96                            ;   716.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm18                                      ;   717.5 p5      61 t1
        vpaddd zmm2, zmm2, zmm12                                        ;   718.5 p5      62 v[6]
        vpsrld zmm14, zmm24, 0xa                                        ;   716.5 p0      50 w[6]
        vprold zmm16, zmm24, 0xf                                        ;   717.5 p0      50 w[6]
        vprold zmm18, zmm24, 0xd                                        ;   718.5 p0      50 w[6]
        vmovdqa64 zmm27, zmm28                                          ;   711.5         52 v[2] copy
        vpternlogd zmm27, zmm31, zmm1, 0xe8                             ;   717.3 p5      52 v[2]
        vprold zmm3, zmm28, 0x1e                                        ;   719.5 p0      47 v[2]
        vpternlogd zmm14, zmm18, zmm16, 0x96                            ;   719.5 p5      50 w[6]
        vprold zmm16, zmm28, 0x13                                       ;   720.5 p0      47 v[2]
        vprold zmm18, zmm17, 0x19                                       ;   721.5 p0      49 w[6]
        vprold zmm4, zmm28, 0xa                                         ;   722.5 p0      47 v[2]
        vprold zmm5, zmm17, 0xe                                         ;   723.5 p0      49 w[6]
        vpternlogd zmm4, zmm16, zmm3, 0x96                              ;   723.5 p5      47 v[2]
        vpsrld zmm16, zmm17, 3                                          ;   724.5 p0      49 w[6]
        vpternlogd zmm16, zmm5, zmm18, 0x96                             ;   725.5 p5      49 w[6]
        vpaddd zmm27, zmm27, zmm12                                      ;   721.3 p5      63 v[2]
        vpaddd zmm27, zmm27, zmm4                                       ;   724.5 p5      63 v[2]
        vpaddd zmm21, zmm21, zmm11                                      ;   723.3 p5      78 w[6]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3584]     ;   496.8 p2      61 t1
        vpaddd zmm12, zmm12, zmm15                                      ;   724.3 p5      61 t1
        vpaddd zmm21, zmm21, zmm14                                      ;   725.3 p5      78 w[6]
        vpaddd zmm21, zmm21, zmm16                                      ;   726.5 p0      78 w[6]
        vpaddd zmm12, zmm12, zmm21                                      ;   727.5 p5      61 t1
        vmovdqa64 zmm14, zmm2                                           ;   719.5         51 t1 copy
        vpternlogd zmm14, zmm0, zmm25, 0xca                             ;   726.5 p0      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   728.5 p5      61 t1
        vprold zmm14, zmm2, 0x1a                                        ;   727.5 p0      48 t1
        vprold zmm15, zmm2, 0x15                                        ;   728.5 p0      48 t1
        vprold zmm16, zmm2, 7                                           ;   729.5 p0      48 t1
        vpternlogd zmm16, zmm15, zmm14, 0x96                            ;   730.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm16                                      ;   731.5 p5      61 t1
        vpaddd zmm1, zmm1, zmm12                                        ;   732.5 p5      62 v[5]
        vpsrld zmm14, zmm20, 0xa                                        ;   730.5 p0      50 w[7]
        vprold zmm15, zmm20, 0xf                                        ;   731.5 p0      50 w[7]
        vprold zmm16, zmm20, 0xd                                        ;   732.5 p0      50 w[7]
        vmovdqa64 zmm18, zmm27                                          ;   725.5         52 v[1] copy
        vpternlogd zmm18, zmm28, zmm31, 0xe8                            ;   731.3 p5      52 v[1]
        vprold zmm3, zmm27, 0x1e                                        ;   733.5 p0      47 v[1]
        vpternlogd zmm14, zmm16, zmm15, 0x96                            ;   733.5 p5      50 w[7]
        vprold zmm15, zmm27, 0x13                                       ;   734.5 p0      47 v[1]
        vprold zmm16, zmm26, 0x19                                       ;   735.5 p0      49 w[7]
        vprold zmm4, zmm27, 0xa                                         ;   736.5 p0      47 v[1]
        vprold zmm5, zmm26, 0xe                                         ;   737.5 p0      49 w[7]
        vpternlogd zmm4, zmm15, zmm3, 0x96                              ;   737.5 p5      47 v[1]
        vpsrld zmm15, zmm26, 3                                          ;   738.5 p0      49 w[7]
        vpternlogd zmm15, zmm5, zmm16, 0x96                             ;   739.5 p5      49 w[7]
        vpaddd zmm18, zmm18, zmm12                                      ;   735.3 p5      63 v[1]
        vpaddd zmm18, zmm18, zmm4                                       ;   738.5 p5      63 v[1]
        vpaddd zmm17, zmm17, zmm10                                      ;   737.3 p5      78 w[7]
        vmovdqu64 zmm12, [rel sha256_blocks.T0_constants512 + 3648]     ;   510.8 p3      61 t1
        vpaddd zmm12, zmm12, zmm25                                      ;   738.3 p5      61 t1
        vpaddd zmm17, zmm17, zmm14                                      ;   739.3 p5      78 w[7]
        vpaddd zmm17, zmm17, zmm15                                      ;   740.5 p0      78 w[7]
        vpaddd zmm12, zmm12, zmm17                                      ;   741.5 p5      61 t1
        vmovdqa64 zmm14, zmm1                                           ;   733.5         51 t1 copy
        vpternlogd zmm14, zmm2, zmm0, 0xca                              ;   740.5 p0      51 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   742.5 p5      61 t1
        vprold zmm14, zmm1, 0x1a                                        ;   741.5 p0      48 t1
        vprold zmm15, zmm1, 0x15                                        ;   742.5 p0      48 t1
        vprold zmm16, zmm1, 7                                           ;   743.5 p0      48 t1
        vpternlogd zmm16, zmm15, zmm14, 0x96                            ;   744.5 p5      48 t1
        vpaddd zmm12, zmm12, zmm16                                      ;   745.5 p5      61 t1
        vpaddd zmm31, zmm31, zmm12                                      ;   746.5 p5      62 v[4]
        vpsrld zmm14, zmm21, 0xa                                        ;   744.5 p0      50 w[8]
        vprold zmm15, zmm21, 0xf                                        ;   745.5 p0      50 w[8]
        vprold zmm16, zmm21, 0xd                                        ;   746.5 p0      50 w[8]
        vmovdqa64 zmm25, zmm18                                          ;   739.5         52 v[0] copy
        vpternlogd zmm25, zmm27, zmm28, 0xe8                            ;   745.3 p5      52 v[0]
        vprold zmm3, zmm18, 0x1e                                        ;   747.5 p0      47 v[0]
        vpternlogd zmm14, zmm16, zmm15, 0x96                            ;   747.5 p5      50 w[8]
        vprold zmm15, zmm18, 0x13                                       ;   748.5 p0      47 v[0]
        vprold zmm16, zmm19, 0x19                                       ;   749.5 p0      49 w[8]
        vprold zmm4, zmm18, 0xa                                         ;   750.5 p0      47 v[0]
        vprold zmm5, zmm19, 0xe                                         ;   751.5 p0      49 w[8]
        vpternlogd zmm4, zmm15, zmm3, 0x96                              ;   751.5 p5      47 v[0]
        vpsrld zmm15, zmm19, 3                                          ;   752.5 p0      49 w[8]
        vpternlogd zmm15, zmm5, zmm16, 0x96                             ;   753.5 p5      49 w[8]
        vpaddd zmm25, zmm25, zmm12                                      ;   749.3 p5      63 v[0]
        vpaddd zmm25, zmm25, zmm4                                       ;   752.5 p5      63 v[0]
        vpaddd zmm26, zmm26, zmm8                                       ;   751.3 p5      78 w[8]
        vmovdqu64 zmm8, [rel sha256_blocks.T0_constants512 + 3712]      ;   524.8 p2      61 t1
        vpaddd zmm8, zmm8, zmm0                                         ;   752.3 p5      61 t1
        vpaddd zmm26, zmm26, zmm14                                      ;   753.3 p5      78 w[8]
        vpaddd zmm26, zmm26, zmm15                                      ;   754.5 p0      78 w[8]
        vpaddd zmm8, zmm8, zmm26                                        ;   755.5 p5      61 t1
        vmovdqa64 zmm12, zmm31                                          ;   747.5         51 t1 copy
        vpternlogd zmm12, zmm1, zmm2, 0xca                              ;   754.5 p0      51 t1
        vpaddd zmm8, zmm8, zmm12                                        ;   756.5 p5      61 t1
        vprold zmm12, zmm31, 0x1a                                       ;   755.5 p0      48 t1
        vprold zmm14, zmm31, 0x15                                       ;   756.5 p0      48 t1
        vprold zmm15, zmm31, 7                                          ;   757.5 p0      48 t1
        vpternlogd zmm15, zmm14, zmm12, 0x96                            ;   758.5 p5      48 t1
        vpaddd zmm8, zmm8, zmm15                                        ;   759.5 p5      61 t1
        vpaddd zmm28, zmm28, zmm8                                       ;   760.5 p5      62 v[3]
        vpsrld zmm12, zmm17, 0xa                                        ;   758.5 p0      50 w[9]
        vprold zmm14, zmm17, 0xf                                        ;   759.5 p0      50 w[9]
        vprold zmm15, zmm17, 0xd                                        ;   760.5 p0      50 w[9]
        vmovdqa64 zmm16, zmm25                                          ;   753.5         52 v[7] copy
        vpternlogd zmm16, zmm18, zmm27, 0xe8                            ;   759.3 p5      52 v[7]
        vprold zmm0, zmm25, 0x1e                                        ;   761.5 p0      47 v[7]
        vpternlogd zmm12, zmm15, zmm14, 0x96                            ;   761.5 p5      50 w[9]
        vprold zmm14, zmm25, 0x13                                       ;   762.5 p0      47 v[7]
        vprold zmm15, zmm23, 0x19                                       ;   763.5 p0      49 w[9]
        vprold zmm3, zmm25, 0xa                                         ;   764.5 p0      47 v[7]
        vprold zmm4, zmm23, 0xe                                         ;   765.5 p0      49 w[9]
        vpternlogd zmm3, zmm14, zmm0, 0x96                              ;   765.5 p5      47 v[7]
        vpsrld zmm14, zmm23, 3                                          ;   766.5 p0      49 w[9]
        vpternlogd zmm14, zmm4, zmm15, 0x96                             ;   767.5 p5      49 w[9]
        vpaddd zmm16, zmm16, zmm8                                       ;   763.3 p5      63 v[7]
        vpaddd zmm16, zmm16, zmm3                                       ;   766.5 p5      63 v[7]
        vpaddd zmm19, zmm19, zmm9                                       ;   765.3 p5      78 w[9]
        vmovdqu64 zmm8, [rel sha256_blocks.T0_constants512 + 3776]      ;   538.8 p3      61 t1
        vpaddd zmm8, zmm8, zmm2                                         ;   766.3 p5      61 t1
        vpaddd zmm19, zmm19, zmm12                                      ;   767.3 p5      78 w[9]
        vpaddd zmm19, zmm19, zmm14                                      ;   768.5 p0      78 w[9]
        vpaddd zmm8, zmm8, zmm19                                        ;   769.5 p5      61 t1
        vmovdqa64 zmm9, zmm28                                           ;   761.5         51 t1 copy
        vpternlogd zmm9, zmm31, zmm1, 0xca                              ;   768.5 p0      51 t1
        vpaddd zmm8, zmm8, zmm9                                         ;   770.5 p5      61 t1
        vprold zmm9, zmm28, 0x1a                                        ;   769.5 p0      48 t1
        vprold zmm12, zmm28, 0x15                                       ;   770.5 p0      48 t1
        vprold zmm14, zmm28, 7                                          ;   771.5 p0      48 t1
        vpternlogd zmm14, zmm12, zmm9, 0x96                             ;   772.5 p5      48 t1
        vpaddd zmm8, zmm8, zmm14                                        ;   773.5 p5      61 t1
        vpaddd zmm27, zmm27, zmm8                                       ;   774.5 p5      62 v[2]
        vpsrld zmm9, zmm26, 0xa                                         ;   772.5 p0      50 w[10]
        vprold zmm12, zmm26, 0xf                                        ;   773.5 p0      50 w[10]
        vprold zmm14, zmm26, 0xd                                        ;   774.5 p0      50 w[10]
        vmovdqa64 zmm15, zmm16                                          ;   767.5         52 v[6] copy
        vpternlogd zmm15, zmm25, zmm18, 0xe8                            ;   773.3 p5      52 v[6]
        vprold zmm0, zmm16, 0x1e                                        ;   775.5 p0      47 v[6]
        vpternlogd zmm9, zmm14, zmm12, 0x96                             ;   775.5 p5      50 w[10]
        vprold zmm12, zmm16, 0x13                                       ;   776.5 p0      47 v[6]
        vprold zmm14, zmm13, 0x19                                       ;   777.5 p0      49 w[10]
        vprold zmm2, zmm16, 0xa                                         ;   778.5 p0      47 v[6]
        vprold zmm3, zmm13, 0xe                                         ;   779.5 p0      49 w[10]
        vpternlogd zmm2, zmm12, zmm0, 0x96                              ;   779.5 p5      47 v[6]
        vpsrld zmm12, zmm13, 3                                          ;   780.5 p0      49 w[10]
        vpternlogd zmm12, zmm3, zmm14, 0x96                             ;   781.5 p5      49 w[10]
        vpaddd zmm15, zmm15, zmm8                                       ;   777.3 p5      63 v[6]
        vpaddd zmm15, zmm15, zmm2                                       ;   780.5 p5      63 v[6]
        vpaddd zmm23, zmm23, zmm7                                       ;   779.3 p5      78 w[10]
        vmovdqu64 zmm7, [rel sha256_blocks.T0_constants512 + 3840]      ;   552.8 p2      61 t1
        vpaddd zmm7, zmm7, zmm1                                         ;   780.3 p5      61 t1
        vpaddd zmm23, zmm23, zmm9                                       ;   781.3 p5      78 w[10]
        vpaddd zmm23, zmm23, zmm12                                      ;   782.5 p0      78 w[10]
        vpaddd zmm7, zmm7, zmm23                                        ;   783.5 p5      61 t1
        vmovdqa64 zmm8, zmm27                                           ;   775.5         51 t1 copy
        vpternlogd zmm8, zmm28, zmm31, 0xca                             ;   782.5 p0      51 t1
        vpaddd zmm7, zmm7, zmm8                                         ;   784.5 p5      61 t1
        vprold zmm8, zmm27, 0x1a                                        ;   783.5 p0      48 t1
        vprold zmm9, zmm27, 0x15                                        ;   784.5 p0      48 t1
        vprold zmm12, zmm27, 7                                          ;   785.5 p0      48 t1
        vpternlogd zmm12, zmm9, zmm8, 0x96                              ;   786.5 p5      48 t1
        vpaddd zmm7, zmm7, zmm12                                        ;   787.5 p5      61 t1
        vpaddd zmm18, zmm18, zmm7                                       ;   788.5 p5      62 v[1]
        vpsrld zmm8, zmm19, 0xa                                         ;   786.5 p0      50 w[11]
        vprold zmm9, zmm19, 0xf                                         ;   787.5 p0      50 w[11]
        vprold zmm12, zmm19, 0xd                                        ;   788.5 p0      50 w[11]
        vmovdqa64 zmm14, zmm15                                          ;   781.5         52 v[5] copy
        vpternlogd zmm14, zmm16, zmm25, 0xe8                            ;   787.3 p5      52 v[5]
        vprold zmm19, zmm15, 0x1e                                       ;   789.5 p0      47 v[5]
        vpternlogd zmm8, zmm12, zmm9, 0x96                              ;   789.5 p5      50 w[11]
        vprold zmm9, zmm15, 0x13                                        ;   790.5 p0      47 v[5]
        vprold zmm12, zmm30, 0x19                                       ;   791.5 p0      49 w[11]
        vprold zmm0, zmm15, 0xa                                         ;   792.5 p0      47 v[5]
        vprold zmm1, zmm30, 0xe                                         ;   793.5 p0      49 w[11]
        vpternlogd zmm0, zmm9, zmm19, 0x96                              ;   793.5 p5      47 v[5]
        vpsrld zmm9, zmm30, 3                                           ;   794.5 p0      49 w[11]
        vpternlogd zmm9, zmm1, zmm12, 0x96                              ;   795.5 p5      49 w[11]
        vpaddd zmm14, zmm14, zmm7                                       ;   791.3 p5      63 v[5]
        vpaddd zmm14, zmm14, zmm0                                       ;   794.5 p5      63 v[5]
        vpaddd zmm13, zmm13, zmm24                                      ;   793.3 p5      78 w[11]
        vmovdqu64 zmm7, [rel sha256_blocks.T0_constants512 + 3904]      ;   566.8 p3      61 t1
        vpaddd zmm7, zmm7, zmm31                                        ;   794.3 p5      61 t1
        vpaddd zmm13, zmm13, zmm8                                       ;   795.3 p5      78 w[11]
        vpaddd zmm13, zmm13, zmm9                                       ;   796.5 p0      78 w[11]
        vpaddd zmm7, zmm7, zmm13                                        ;   797.5 p5      61 t1
        vmovdqa64 zmm8, zmm18                                           ;   789.5         51 t1 copy
        vpternlogd zmm8, zmm27, zmm28, 0xca                             ;   796.5 p0      51 t1
        vpaddd zmm7, zmm7, zmm8                                         ;   798.5 p5      61 t1
        vprold zmm8, zmm18, 0x1a                                        ;   797.5 p0      48 t1
        vprold zmm9, zmm18, 0x15                                        ;   798.5 p0      48 t1
        vprold zmm12, zmm18, 7                                          ;   799.5 p0      48 t1
        vpternlogd zmm12, zmm9, zmm8, 0x96                              ;   800.5 p5      48 t1
        vpaddd zmm7, zmm7, zmm12                                        ;   801.5 p5      61 t1
        vpaddd zmm25, zmm25, zmm7                                       ;   802.5 p5      62 v[0]
        vpsrld zmm8, zmm23, 0xa                                         ;   800.5 p0      50 w[12]
        vprold zmm9, zmm23, 0xf                                         ;   801.5 p0      50 w[12]
        vprold zmm12, zmm23, 0xd                                        ;   802.5 p0      50 w[12]
        vmovdqa64 zmm19, zmm14                                          ;   795.5         52 v[4] copy
        vpternlogd zmm19, zmm15, zmm16, 0xe8                            ;   801.3 p5      52 v[4]
        vprold zmm23, zmm14, 0x1e                                       ;   803.5 p0      47 v[4]
        vpternlogd zmm8, zmm12, zmm9, 0x96                              ;   803.5 p5      50 w[12]
        vprold zmm9, zmm14, 0x13                                        ;   804.5 p0      47 v[4]
        vprold zmm12, zmm29, 0x19                                       ;   805.5 p0      49 w[12]
        vprold zmm24, zmm14, 0xa                                        ;   806.5 p0      47 v[4]
        vprold zmm31, zmm29, 0xe                                        ;   807.5 p0      49 w[12]
        vpternlogd zmm24, zmm9, zmm23, 0x96                             ;   807.5 p5      47 v[4]
        vpsrld zmm9, zmm29, 3                                           ;   808.5 p0      49 w[12]
        vpternlogd zmm9, zmm31, zmm12, 0x96                             ;   809.5 p5      49 w[12]
        vpaddd zmm19, zmm19, zmm7                                       ;   805.3 p5      63 v[4]
        vpaddd zmm19, zmm19, zmm24                                      ;   808.5 p5      63 v[4]
        vpaddd zmm30, zmm30, zmm20                                      ;   807.3 p5      78 w[12]
        vmovdqu64 zmm7, [rel sha256_blocks.T0_constants512 + 3968]      ;   580.8 p2      61 t1
        vpaddd zmm7, zmm7, zmm28                                        ;   808.3 p5      61 t1
        vpaddd zmm30, zmm30, zmm8                                       ;   809.3 p5      78 w[12]
        vpaddd zmm30, zmm30, zmm9                                       ;   810.5 p0      78 w[12]
        vpaddd zmm7, zmm7, zmm30                                        ;   811.5 p5      61 t1
        vmovdqa64 zmm8, zmm25                                           ;   803.5         51 t1 copy
        vpternlogd zmm8, zmm18, zmm27, 0xca                             ;   810.5 p0      51 t1
        vpaddd zmm7, zmm7, zmm8                                         ;   812.5 p5      61 t1
        vprold zmm8, zmm25, 0x1a                                        ;   811.5 p0      48 t1
        vprold zmm9, zmm25, 0x15                                        ;   812.5 p0      48 t1
        vprold zmm12, zmm25, 7                                          ;   813.5 p0      48 t1
        vpternlogd zmm12, zmm9, zmm8, 0x96                              ;   814.5 p5      48 t1
        vpaddd zmm7, zmm7, zmm12                                        ;   815.5 p5      61 t1
        vpaddd zmm16, zmm16, zmm7                                       ;   816.5 p5      62 v[7]
        vpsrld zmm8, zmm13, 0xa                                         ;   814.5 p0      50 w[13]
        vprold zmm9, zmm13, 0xf                                         ;   815.5 p0      50 w[13]
        vprold zmm12, zmm13, 0xd                                        ;   816.5 p0      50 w[13]
        vmovdqa64 zmm13, zmm19                                          ;   809.5         52 v[3] copy
        vpternlogd zmm13, zmm14, zmm15, 0xe8                            ;   815.3 p5      52 v[3]
        vprold zmm20, zmm19, 0x1e                                       ;   817.5 p0      47 v[3]
        vpternlogd zmm8, zmm12, zmm9, 0x96                              ;   817.5 p5      50 w[13]
        vprold zmm9, zmm19, 0x13                                        ;   818.5 p0      47 v[3]
        vprold zmm12, zmm22, 0x19                                       ;   819.5 p0      49 w[13]
        vprold zmm23, zmm19, 0xa                                        ;   820.5 p0      47 v[3]
        vprold zmm24, zmm22, 0xe                                        ;   821.5 p0      49 w[13]
        vpternlogd zmm23, zmm9, zmm20, 0x96                             ;   821.5 p5      47 v[3]
        vpsrld zmm9, zmm22, 3                                           ;   822.5 p0      49 w[13]
        vpternlogd zmm9, zmm24, zmm12, 0x96                             ;   823.5 p5      49 w[13]
        vpaddd zmm13, zmm13, zmm7                                       ;   819.3 p5      63 v[3]
        vpaddd zmm13, zmm13, zmm23                                      ;   822.5 p5      63 v[3]
        vpaddd zmm29, zmm29, zmm21                                      ;   821.3 p5      78 w[13]
        vmovdqu64 zmm7, [rel sha256_blocks.T0_constants512 + 4032]      ;   594.8 p3      61 t1
        vpaddd zmm7, zmm7, zmm27                                        ;   822.3 p5      61 t1
        vpaddd zmm29, zmm29, zmm8                                       ;   823.3 p5      78 w[13]
        vpaddd zmm29, zmm29, zmm9                                       ;   824.5 p0      78 w[13]
        vpaddd zmm7, zmm7, zmm29                                        ;   825.5 p5      61 t1
        vmovdqa64 zmm8, zmm16                                           ;   817.5         51 t1 copy
        vpternlogd zmm8, zmm25, zmm18, 0xca                             ;   824.5 p0      51 t1
        vpaddd zmm7, zmm7, zmm8                                         ;   826.5 p5      61 t1
        vprold zmm8, zmm16, 0x1a                                        ;   825.5 p0      48 t1
        vprold zmm9, zmm16, 0x15                                        ;   826.5 p0      48 t1
        vprold zmm12, zmm16, 7                                          ;   827.5 p0      48 t1
        vpternlogd zmm12, zmm9, zmm8, 0x96                              ;   828.5 p5      48 t1
        vpaddd zmm7, zmm7, zmm12                                        ;   829.5 p5      61 t1
        vpaddd zmm15, zmm15, zmm7                                       ;   830.5 p5      62 v[6]
        vpsrld zmm8, zmm30, 0xa                                         ;   828.5 p0      50 w[14]
        vprold zmm9, zmm30, 0xf                                         ;   829.5 p0      50 w[14]
        vprold zmm12, zmm30, 0xd                                        ;   830.5 p0      50 w[14]
        vmovdqa64 zmm20, zmm13                                          ;   823.5         52 v[2] copy
        vpternlogd zmm20, zmm19, zmm14, 0xe8                            ;   829.3 p5      52 v[2]
        vprold zmm21, zmm13, 0x1e                                       ;   831.5 p0      47 v[2]
        vpternlogd zmm8, zmm12, zmm9, 0x96                              ;   831.5 p5      50 w[14]
        vprold zmm9, zmm13, 0x13                                        ;   832.5 p0      47 v[2]
        vprold zmm12, zmm11, 0x19                                       ;   833.5 p0      49 w[14]
        vprold zmm23, zmm13, 0xa                                        ;   834.5 p0      47 v[2]
        vprold zmm24, zmm11, 0xe                                        ;   835.5 p0      49 w[14]
        vpternlogd zmm23, zmm9, zmm21, 0x96                             ;   835.5 p5      47 v[2]
        vpsrld zmm9, zmm11, 3                                           ;   836.5 p0      49 w[14]
        vpternlogd zmm9, zmm24, zmm12, 0x96                             ;   837.5 p5      49 w[14]
        vpaddd zmm20, zmm20, zmm7                                       ;   833.3 p5      63 v[2]
        vpaddd zmm20, zmm20, zmm23                                      ;   836.5 p5      63 v[2]
        vpaddd zmm22, zmm22, [rel sha256_blocks.T0_constants512 + 4096] ;   835.3 p5+p2   61 t1
        vpaddd zmm22, zmm22, zmm17                                      ;   836.3 p5      61 t1
        vpaddd zmm22, zmm22, zmm18                                      ;   837.3 p5      61 t1
        vpaddd zmm22, zmm22, zmm8                                       ;   838.3 p0      61 t1
        vpaddd zmm22, zmm22, zmm9                                       ;   839.3 p5      61 t1
        vmovdqa64 zmm7, zmm15                                           ;   831.5         51 t1 copy
        vpternlogd zmm7, zmm16, zmm25, 0xca                             ;   838.5 p0      51 t1
        vpaddd zmm22, zmm22, zmm7                                       ;   840.3 p5      61 t1
        vprold zmm7, zmm15, 0x1a                                        ;   839.5 p0      48 t1
        vprold zmm8, zmm15, 0x15                                        ;   840.5 p0      48 t1
        vprold zmm9, zmm15, 7                                           ;   841.5 p0      48 t1
        vpternlogd zmm9, zmm8, zmm7, 0x96                               ;   842.5 p5      48 t1
        vpaddd zmm22, zmm22, zmm9                                       ;   843.5 p5      61 t1
        vpaddd zmm14, zmm14, zmm22                                      ;   844.5 p5      62 v[5]
        vpsrld zmm7, zmm29, 0xa                                         ;   842.5 p0      50 w[15]
        vprold zmm8, zmm29, 0xf                                         ;   843.5 p0      50 w[15]
        vprold zmm9, zmm29, 0xd                                         ;   844.5 p0      50 w[15]
        vmovdqa64 zmm12, zmm20                                          ;   837.5         52 v[1] copy
        vpternlogd zmm12, zmm13, zmm19, 0xe8                            ;   843.3 p5      52 v[1]
        vprold zmm17, zmm20, 0x1e                                       ;   845.5 p0      47 v[1]
        vpternlogd zmm7, zmm9, zmm8, 0x96                               ;   845.5 p5      50 w[15]
        vprold zmm8, zmm20, 0x13                                        ;   846.5 p0      47 v[1]
        vprold zmm9, zmm10, 0x19                                        ;   847.5 p0      49 w[15]
        vprold zmm18, zmm20, 0xa                                        ;   848.5 p0      47 v[1]
        vprold zmm21, zmm10, 0xe                                        ;   849.5 p0      49 w[15]
        vpternlogd zmm18, zmm8, zmm17, 0x96                             ;   849.5 p5      47 v[1]
        vpsrld zmm8, zmm10, 3                                           ;   850.5 p0      49 w[15]
        vpternlogd zmm8, zmm21, zmm9, 0x96                              ;   851.5 p5      49 w[15]
        vpaddd zmm12, zmm12, zmm22                                      ;   847.3 p5      63 v[1]
        vpaddd zmm12, zmm12, zmm18                                      ;   850.5 p5      63 v[1]
        vpaddd zmm11, zmm11, [rel sha256_blocks.T0_constants512 + 4160] ;   849.3 p5+p3   61 t1
        vpaddd zmm11, zmm11, zmm26                                      ;   850.3 p5      61 t1
        vpaddd zmm11, zmm11, zmm25                                      ;   851.3 p5      61 t1
        vpaddd zmm11, zmm11, zmm7                                       ;   852.3 p0      61 t1
        vpaddd zmm11, zmm11, zmm8                                       ;   853.3 p5      61 t1
        vmovdqa64 zmm7, zmm14                                           ;   845.5         51 t1 copy
        vpternlogd zmm7, zmm15, zmm16, 0xca                             ;   852.5 p0      51 t1
        vpaddd zmm11, zmm11, zmm7                                       ;   854.3 p5      61 t1
        vprold zmm7, zmm14, 0x1a                                        ;   853.5 p0      48 t1
        vprold zmm8, zmm14, 0x15                                        ;   854.5 p0      48 t1
        vprold zmm9, zmm14, 7                                           ;   855.5 p0      48 t1
        vmovdqu64 zmm0, [rsp + 896]                                     ;   626.5 p2      82 h
        vpternlogd zmm9, zmm8, zmm7, 0x96                               ;   856.5 p5      48 t1
        vmovdqu64 zmm2, [rsp + 832]                                     ;   627.5 p3      82 h
        vpaddd zmm11, zmm11, zmm9                                       ;   857.5 p5      61 t1
        vpaddd zmm0, zmm0, zmm11                                        ;   858.5 p5      82 h
        vpaddd zmm2, zmm2, zmm12                                        ;   856.5 p0      82 h
        vprold zmm7, zmm12, 0x1e                                        ;   857.5 p0      47 v[0]
        vmovdqu64 zmm4, [rsp + 768]                                     ;   629.2 p2      82 h
        vpaddd zmm4, zmm4, zmm20                                        ;   857.3 p5      82 h
        vpternlogd zmm20, zmm12, zmm13, 0xe8                            ;   858.3 p5      52 v[0]
        vpaddd zmm0, zmm0, zmm20                                        ;   859.5 p0      82 h
        vprold zmm8, zmm12, 0x13                                        ;   859.5 p0      47 v[0]
        vprold zmm9, zmm12, 0xa                                         ;   860.5 p0      47 v[0]
        vmovdqu64 zmm6, [rsp + 704]                                     ;   630.3 p3      82 h
        vpaddd zmm6, zmm6, zmm13                                        ;   859.3 p5      82 h
        vpternlogd zmm9, zmm8, zmm7, 0x96                               ;   861.5 p5      47 v[0]
        vmovdqu64 zmm1, [rsp + 640]                                     ;   632.5 p2      82 h
        vpaddd zmm1, zmm1, zmm19                                        ;   861.3 p5      82 h
        vpaddd zmm0, zmm0, zmm9                                         ;   862.5 p0      82 h
        vmovdqu64 zmm3, [rsp + 576]                                     ;   635.5 p3      82 h
        vmovdqu64 zmm5, [rsp + 512]                                     ;   636.5 p2      82 h
        vpaddd zmm5, zmm5, zmm15                                        ;   862.3 p5      82 h
        vpaddd zmm3, zmm3, zmm14                                        ;   862.5 p0      82 h
        vmovdqu64 zmm7, [rsp + 448]                                     ;   637.0 p3      82 h
        vpaddd zmm7, zmm7, zmm16                                        ;   863.3 p5      82 h
        vpaddd zmm1, zmm1, zmm11                                        ;   863.5 p0      82 h
        add rbx, 0x40                                                   ;   637.5 p1      68 blocks
        mov qword [rsp + 1216], rbx                                     ;   638.5 p8+p9   68 blocks
        add rdx, 0x40                                                   ;   637.8 p6      68 blocks
        mov qword [rsp + 1208], rdx                                     ;   638.8 p7+p4   68 blocks
        add rcx, 0x40                                                   ;   639.5 p11     68 blocks
        vmovdqu64 [rsp + 448], zmm7                                     ;   864.3 p8+p9   82 h
        add rax, 0x40                                                   ;   640.7 p1      68 blocks
        add rbp, 0x40                                                   ;   641.5 p6      68 blocks
        add rdi, 0x40                                                   ;   642.5 p11     68 blocks
        mov rdx, qword [rsp + 1200]                                     ;   642.7 p10     68 blocks
        add rdx, 0x40                                                   ;   647.7 p1      68 blocks
        mov qword [rsp + 1200], rdx                                     ;   648.7 p7+p4   68 blocks
        add rsi, 0x40                                                   ;   643.2 p6      68 blocks
        add r15, 0x40                                                   ;   643.5 p11     68 blocks
        add r14, 0x40                                                   ;   643.8 p1      68 blocks
        add r13, 0x40                                                   ;   644.2 p6      68 blocks
        add r12, 0x40                                                   ;   644.5 p11     68 blocks
        add r11, 0x40                                                   ;   644.8 p1      68 blocks
        add r10, 0x40                                                   ;   645.2 p6      68 blocks
        add r9, 0x40                                                    ;   645.5 p11     68 blocks
        add r8, 0x40                                                    ;   645.8 p1      68 blocks
        cmp r8, qword [rsp + 1096]                                      ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 0], zmm0                                       ;                    resident
        vmovdqu64 [rsp + 256], zmm1                                     ;                    resident
        mov qword [rsp + 1088], r8                                      ;                    resident
        mov qword [rsp + 1104], r9                                      ;                    resident
        mov qword [rsp + 1112], r10                                     ;                    resident
        mov qword [rsp + 1120], r11                                     ;                    resident
        mov qword [rsp + 1128], r12                                     ;                    resident
        mov qword [rsp + 1136], r13                                     ;                    resident
        mov qword [rsp + 1144], r14                                     ;                    resident
        mov qword [rsp + 1152], r15                                     ;                    resident
        mov qword [rsp + 1160], rsi                                     ;                    resident
        mov qword [rsp + 1168], rdi                                     ;                    resident
        mov qword [rsp + 1176], rbp                                     ;                    resident
        mov qword [rsp + 1184], rax                                     ;                    resident
        mov qword [rsp + 1192], rcx                                     ;                    resident
        vmovdqu64 [rsp + 64], zmm2                                      ;                    resident
        vmovdqu64 [rsp + 320], zmm3                                     ;                    resident
        vmovdqu64 [rsp + 128], zmm4                                     ;                    resident
        vmovdqu64 [rsp + 384], zmm5                                     ;                    resident
        vmovdqu64 [rsp + 192], zmm6                                     ;                    resident
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
        mov r8, qword [rsp + 960]                                       ;     4.0 p10     68 blocks reload
        vmovdqu64 [r8], xmm3                                            ;     9.2 p7+p4   68 blocks
        mov r9, qword [rsp + 968]                                       ;     4.3 p2      68 blocks reload
        vmovdqu64 [r9], xmm2                                            ;     9.2 p8+p9   68 blocks
        mov r10, qword [rsp + 976]                                      ;     4.7 p3      68 blocks reload
        vmovdqu64 [r10], xmm4                                           ;     9.2 p7+p4   68 blocks
        mov r11, qword [rsp + 984]                                      ;     5.0 p10     68 blocks reload
        vmovdqu64 [r11], xmm0                                           ;     9.2 p8+p9   68 blocks
        mov r12, qword [rsp + 992]                                      ;     5.3 p2      68 blocks reload
        vmovdqu64 [r12], xmm1                                           ;    12.2 p7+p4   68 blocks
        mov r13, qword [rsp + 1000]                                     ;     5.7 p3      68 blocks reload
        vmovdqu64 [r13], xmm5                                           ;    12.3 p8+p9   68 blocks
        mov r14, qword [rsp + 1008]                                     ;     6.0 p10     68 blocks reload
        vmovdqu64 [r14], xmm6                                           ;    13.3 p7+p4   68 blocks
        mov r15, qword [rsp + 1016]                                     ;     6.3 p2      68 blocks reload
        vmovdqu64 [r15], xmm7                                           ;    14.3 p8+p9   68 blocks
        mov rsi, qword [rsp + 1024]                                     ;     6.7 p3      68 blocks reload
        vmovdqu64 [rsi], xmm8                                           ;    15.3 p7+p4   68 blocks
        mov rdi, qword [rsp + 1032]                                     ;     7.0 p10     68 blocks reload
        vmovdqu64 [rdi], xmm9                                           ;    16.3 p8+p9   68 blocks
        mov rbp, qword [rsp + 1040]                                     ;     7.3 p2      68 blocks reload
        vmovdqu64 [rbp], xmm10                                          ;    17.3 p7+p4   68 blocks
        mov rax, qword [rsp + 1048]                                     ;     7.7 p3      68 blocks reload
        vmovdqu64 [rax], xmm11                                          ;    18.3 p8+p9   68 blocks
        mov rcx, qword [rsp + 1056]                                     ;     8.0 p10     68 blocks reload
        vmovdqu64 [rcx], xmm12                                          ;    19.3 p7+p4   68 blocks
        mov rdx, qword [rsp + 1064]                                     ;     8.3 p2      68 blocks reload
        vmovdqu64 [rdx], xmm13                                          ;    20.3 p8+p9   68 blocks
        mov rbx, qword [rsp + 1072]                                     ;     8.7 p3      68 blocks reload
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
        mov rbx, qword [rsp + 1080]                                     ;    12.5 p10     68 blocks reload
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
        mov r8, qword [rsp + 1072]                                      ;    15.7 p2      68 blocks reload
        vmovdqu64 [r8 + 16], xmm14                                      ;    41.3 p7+p4   68 blocks
        vmovdqu64 [rbx + 16], xmm15                                     ;    42.3 p8+p9   68 blocks
        mov rcx, qword [rsp + 1224]                                     ;                    frame
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
