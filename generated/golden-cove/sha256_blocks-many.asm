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
; The frame is cleared before return: 960 bytes, 16 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 100 uops, planned 42.3; bounds: width 16.7, ports 40.0, path 14.0
;   blocks: 1843 uops, planned 856.8; bounds: width 307.2, ports 852.0, path 269.0
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
        vmovdqu64 zmm2, [rsp + 64]                                      ;                    resident
        vmovdqu64 zmm3, [rsp + 320]                                     ;                    resident
        vmovdqu64 zmm4, [rsp + 128]                                     ;                    resident
        vmovdqu64 zmm5, [rsp + 384]                                     ;                    resident
        vmovdqu64 zmm6, [rsp + 192]                                     ;                    resident
        vmovdqu64 zmm7, [rsp + 448]                                     ;                    resident
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
        vshufi32x4 zmm22, zmm10, zmm14, 0x44                            ;     9.0 p5      73 w[0]
        vshufi32x4 zmm23, zmm11, zmm15, 0x44                            ;     9.2 p5      73 w[0]
        vmovdqa64 zmm24, zmm1                                           ;     2.7         51 t1 copy
        vpternlogd zmm24, zmm5, zmm3, 0xac                              ;     2.8 p0      51 t1
        vpaddd zmm24, zmm24, zmm7                                       ;     3.8 p0      61 t1
        vmovdqa64 zmm25, zmm0                                           ;     3.2         52 v[7] copy
        vpternlogd zmm25, zmm2, zmm4, 0xe8                              ;     4.8 p0      52 v[7]
        mov rcx, qword [rsp + 1192]                                     ;     3.5 p10     73 w[0] reload
        vmovdqu64 zmm26, [rcx]                                          ;     8.5 p2      73 w[0]
        vshufi32x4 zmm27, zmm16, zmm26, 0x44                            ;    14.5 p5      73 w[0]
        vshufi32x4 zmm28, zmm20, zmm27, 0x88                            ;    17.5 p5      73 w[0]
        vshufi32x4 zmm20, zmm20, zmm27, 0xdd                            ;    17.5 p5      73 w[4]
        vprold zmm27, zmm1, 0x1a                                        ;     5.8 p0      48 t1
        vprold zmm29, zmm1, 0x15                                        ;     6.8 p0      48 t1
        vshufi32x4 zmm8, zmm8, zmm12, 0xee                              ;     9.0 p5      73 w[8]
        vprold zmm12, zmm1, 7                                           ;     7.8 p0      48 t1
        vpternlogd zmm12, zmm29, zmm27, 0x96                            ;     8.8 p0      48 t1
        vpaddd zmm24, zmm24, zmm12                                      ;     9.8 p0      61 t1
        vpaddd zmm24, zmm24, [rel sha256_blocks.T0_constants512 + 64]   ;    10.8 p5+p3   61 t1
        vprold zmm12, zmm0, 0x1e                                        ;    10.8 p0      47 v[7]
        vprold zmm27, zmm0, 0x13                                        ;    11.8 p0      47 v[7]
        vprold zmm29, zmm0, 0xa                                         ;    12.8 p0      47 v[7]
        vpternlogd zmm29, zmm27, zmm12, 0x96                            ;    13.8 p5      47 v[7]
        vpaddd zmm25, zmm25, zmm29                                      ;    14.8 p5      63 v[7]
        vshufi32x4 zmm9, zmm9, zmm13, 0xee                              ;    13.0 p5      73 w[8]
        mov rdx, qword [rsp + 1200]                                     ;     6.5 p10     73 w[0] reload
        vmovdqu64 zmm12, [rdx]                                          ;    11.5 p2      73 w[0]
        vshufi32x4 zmm13, zmm17, zmm12, 0x44                            ;    17.5 p5      73 w[0]
        vshufi32x4 zmm27, zmm21, zmm13, 0x88                            ;    20.5 p5      73 w[0]
        vpunpckldq zmm29, zmm28, zmm27                                  ;    23.5 p5      73 w[0]
        vpunpckhdq zmm27, zmm28, zmm27                                  ;    23.5 p5      73 w[0]
        vshufi32x4 zmm13, zmm21, zmm13, 0xdd                            ;    20.5 p5      73 w[4]
        vpunpckldq zmm21, zmm20, zmm13                                  ;    23.5 p5      73 w[4]
        vpunpckhdq zmm13, zmm20, zmm13                                  ;    23.5 p5      73 w[4]
        vshufi32x4 zmm16, zmm16, zmm26, 0xee                            ;    21.0 p5      73 w[8]
        mov rbx, qword [rsp + 1208]                                     ;     8.2 p3      73 w[0] reload
        vmovdqu64 zmm20, [rbx]                                          ;    13.2 p2      73 w[0]
        vshufi32x4 zmm26, zmm18, zmm20, 0x44                            ;    22.0 p5      73 w[0]
        vshufi32x4 zmm28, zmm22, zmm26, 0x88                            ;    25.0 p5      73 w[0]
        vshufi32x4 zmm22, zmm22, zmm26, 0xdd                            ;    25.0 p5      73 w[4]
        vshufi32x4 zmm10, zmm10, zmm14, 0xee                            ;    25.0 p5      73 w[8]
        vshufi32x4 zmm12, zmm17, zmm12, 0xee                            ;    26.0 p5      73 w[8]
        vshufi32x4 zmm11, zmm11, zmm15, 0xee                            ;    27.0 p5      73 w[8]
        vshufi32x4 zmm14, zmm18, zmm20, 0xee                            ;    28.0 p5      73 w[8]
        mov rcx, qword [rsp + 1216]                                     ;     9.7 p10     73 w[0] reload
        vmovdqu64 zmm15, [rcx]                                          ;    14.7 p3      73 w[0]
        vshufi32x4 zmm17, zmm19, zmm15, 0x44                            ;    29.0 p5      73 w[0]
        vshufi32x4 zmm18, zmm23, zmm17, 0x88                            ;    32.0 p5      73 w[0]
        vpunpckldq zmm20, zmm28, zmm18                                  ;    35.0 p5      73 w[0]
        vpunpckhdq zmm18, zmm28, zmm18                                  ;    35.0 p5      73 w[0]
        vpunpcklqdq zmm26, zmm29, zmm20                                 ;    36.0 p5      73 w[0]
        vpunpckhqdq zmm20, zmm29, zmm20                                 ;    36.0 p5      73 w[0]
        vmovdqu64 zmm28, [rel sha256_blocks.T0_constants512]            ;    11.0 p2      73 w[0] reload
        vpshufb zmm26, zmm26, zmm28                                     ;    37.0 p5      73 w[0]
        vpshufb zmm20, zmm20, zmm28                                     ;    37.0 p5      73 w[0]
        vpaddd zmm24, zmm24, zmm26                                      ;    38.0 p0      61 t1
        vpunpcklqdq zmm29, zmm27, zmm18                                 ;    37.0 p5      73 w[0]
        vpunpckhqdq zmm18, zmm27, zmm18                                 ;    38.0 p5      73 w[0]
        vpshufb zmm27, zmm29, zmm28                                     ;    39.0 p5      73 w[0]
        vpshufb zmm18, zmm18, zmm28                                     ;    40.0 p5      73 w[0]
        vpaddd zmm25, zmm25, zmm24                                      ;    39.0 p0      63 v[7]
        vpaddd zmm24, zmm24, zmm6                                       ;    39.0 p0      62 v[3]
        vshufi32x4 zmm17, zmm23, zmm17, 0xdd                            ;    41.0 p5      73 w[4]
        vmovdqa64 zmm23, zmm24                                          ;    40.0         51 t1 copy
        vpternlogd zmm23, zmm1, zmm3, 0xca                              ;    40.0 p0      51 t1
        vpaddd zmm23, zmm23, zmm5                                       ;    41.0 p0      61 t1
        vpaddd zmm23, zmm23, zmm20                                      ;    42.0 p0      61 t1
        vmovdqa64 zmm29, zmm25                                          ;    40.0         52 v[6] copy
        vpternlogd zmm29, zmm0, zmm2, 0xe8                              ;    40.0 p0      52 v[6]
        vshufi32x4 zmm15, zmm19, zmm15, 0xee                            ;    42.0 p5      73 w[8]
        vpunpckldq zmm19, zmm22, zmm17                                  ;    44.0 p5      73 w[4]
        vpunpckhdq zmm17, zmm22, zmm17                                  ;    44.0 p5      73 w[4]
        vprold zmm22, zmm24, 0x1a                                       ;    40.0 p0      48 t1
        vpunpcklqdq zmm30, zmm21, zmm19                                 ;    45.0 p5      73 w[4]
        vpunpckhqdq zmm19, zmm21, zmm19                                 ;    46.0 p5      73 w[4]
        vpshufb zmm21, zmm30, zmm28                                     ;    47.0 p5      73 w[4]
        vpshufb zmm19, zmm19, zmm28                                     ;    48.0 p5      73 w[4]
        vpunpcklqdq zmm30, zmm13, zmm17                                 ;    49.0 p5      73 w[4]
        vpunpckhqdq zmm13, zmm13, zmm17                                 ;    50.0 p5      73 w[4]
        vpshufb zmm17, zmm30, zmm28                                     ;    51.0 p5      73 w[4]
        vpshufb zmm13, zmm13, zmm28                                     ;    52.0 p5      73 w[4]
        vshufi32x4 zmm30, zmm8, zmm16, 0x88                             ;    53.0 p5      73 w[8]
        vshufi32x4 zmm8, zmm8, zmm16, 0xdd                              ;    54.0 p5      73 w[12]
        vprold zmm16, zmm24, 0x15                                       ;    40.0 p0      48 t1
        vprold zmm31, zmm24, 7                                          ;    40.0 p0      48 t1
        vpternlogd zmm31, zmm16, zmm22, 0x96                            ;    41.0 p0      48 t1
        vpaddd zmm23, zmm23, zmm31                                      ;    43.0 p0      61 t1
        vprold zmm16, zmm25, 0x1e                                       ;    40.0 p0      47 v[6]
        vshufi32x4 zmm22, zmm9, zmm12, 0x88                             ;    55.0 p5      73 w[8]
        vshufi32x4 zmm9, zmm9, zmm12, 0xdd                              ;    56.0 p5      73 w[12]
        vshufi32x4 zmm12, zmm10, zmm14, 0x88                            ;    57.0 p5      73 w[8]
        vshufi32x4 zmm10, zmm10, zmm14, 0xdd                            ;    58.0 p5      73 w[12]
        vprold zmm14, zmm25, 0x13                                       ;    40.0 p0      47 v[6]
        vprold zmm31, zmm25, 0xa                                        ;    40.0 p0      47 v[6]
        vpternlogd zmm31, zmm14, zmm16, 0x96                            ;    41.0 p0      47 v[6]
        vpaddd zmm29, zmm29, zmm31                                      ;    42.0 p0      63 v[6]
        vpaddd zmm23, zmm23, [rel sha256_blocks.T0_constants512 + 192]  ;    44.0 p0+p3   61 t1
        vpaddd zmm29, zmm29, zmm23                                      ;    45.0 p0      63 v[6]
        vpaddd zmm23, zmm23, zmm4                                       ;    45.0 p0      62 v[2]
        vmovdqa64 zmm14, zmm23                                          ;    46.0         51 t1 copy
        vpternlogd zmm14, zmm24, zmm1, 0xca                             ;    46.0 p0      51 t1
        vpaddd zmm14, zmm14, zmm3                                       ;    47.0 p0      61 t1
        vmovdqa64 zmm16, zmm29                                          ;    46.0         52 v[5] copy
        vpternlogd zmm16, zmm25, zmm0, 0xe8                             ;    46.0 p0      52 v[5]
        vpaddd zmm14, zmm14, zmm27                                      ;    48.0 p0      61 t1
        vpaddd zmm31, zmm24, [rel sha256_blocks.T0_constants512 + 384]  ;    40.0 p0+p2   61 t1
        vmovdqu64 [rsp + 512], zmm7                                     ;    20.0 p7+p4   71 v[7] spill
        vmovdqa64 zmm7, zmm25                                           ;    40.0         62 v[7] copy
        vpaddd zmm31, zmm31, zmm21                                      ;    48.0 p0      61 t1
        vmovdqu64 [rsp + 576], zmm5                                     ;    20.5 p8+p9   71 v[6] spill
        vshufi32x4 zmm5, zmm11, zmm15, 0x88                             ;    59.0 p5      73 w[8]
        vshufi32x4 zmm11, zmm11, zmm15, 0xdd                            ;    60.0 p5      73 w[12]
        vpunpckldq zmm15, zmm30, zmm22                                  ;    61.0 p5      73 w[8]
        vpunpckhdq zmm22, zmm30, zmm22                                  ;    62.0 p5      73 w[8]
        vpunpckldq zmm30, zmm12, zmm5                                   ;    63.0 p5      73 w[8]
        vpunpckhdq zmm12, zmm12, zmm5                                   ;    64.0 p5      73 w[8]
        vpunpcklqdq zmm5, zmm15, zmm30                                  ;    65.0 p5      73 w[8]
        vpunpckhqdq zmm15, zmm15, zmm30                                 ;    66.0 p5      73 w[8]
        vpshufb zmm30, zmm5, zmm28                                      ;    67.0 p5      73 w[8]
        vpshufb zmm15, zmm15, zmm28                                     ;    68.0 p5      73 w[8]
        vpunpcklqdq zmm5, zmm22, zmm12                                  ;    69.0 p5      73 w[8]
        vpunpckhqdq zmm12, zmm22, zmm12                                 ;    70.0 p5      73 w[8]
        vpshufb zmm22, zmm5, zmm28                                      ;    71.0 p5      73 w[8]
        vpshufb zmm12, zmm12, zmm28                                     ;    72.0 p5      73 w[8]
        vprold zmm5, zmm23, 0x1a                                        ;    46.0 p0      48 t1
        vmovdqu64 [rsp + 640], zmm3                                     ;    23.2 p7+p4   71 v[5] spill
        vprold zmm3, zmm23, 0x15                                        ;    46.0 p0      48 t1
        vmovdqu64 [rsp + 704], zmm6                                     ;    23.5 p8+p9   71 v[3] spill
        vprold zmm6, zmm23, 7                                           ;    46.0 p0      48 t1
        vpternlogd zmm6, zmm3, zmm5, 0x96                               ;    47.0 p0      48 t1
        vpaddd zmm14, zmm14, zmm6                                       ;    49.0 p0      61 t1
        vprold zmm3, zmm29, 0x1e                                        ;    46.0 p0      47 v[5]
        vprold zmm5, zmm29, 0x13                                        ;    46.0 p0      47 v[5]
        vprold zmm6, zmm29, 0xa                                         ;    46.8 p0      47 v[5]
        vpternlogd zmm6, zmm5, zmm3, 0x96                               ;    47.8 p0      47 v[5]
        vpaddd zmm16, zmm16, zmm6                                       ;    48.8 p0      63 v[5]
        vpaddd zmm3, zmm18, zmm1                                        ;    49.8 p0      61 t1
        vpaddd zmm5, zmm23, [rel sha256_blocks.T0_constants512 + 448]   ;    50.8 p0+p3   61 t1
        vpaddd zmm5, zmm5, zmm19                                        ;    51.8 p0      61 t1
        vmovdqa64 zmm6, zmm29                                           ;    46.0         62 v[6] copy
        vpaddd zmm14, zmm14, [rel sha256_blocks.T0_constants512 + 256]  ;    52.8 p0+p2   61 t1
        vpaddd zmm16, zmm16, zmm14                                      ;    53.8 p0      63 v[5]
        vpternlogd zmm25, zmm16, zmm29, 0xe8                            ;    54.8 p0      52 v[4]
        vpaddd zmm14, zmm14, zmm2                                       ;    55.8 p0      62 v[1]
        vpternlogd zmm24, zmm14, zmm23, 0xb8                            ;    56.8 p0      51 t1
        vpaddd zmm3, zmm3, zmm24                                        ;    57.8 p0      61 t1
        vprold zmm24, zmm14, 0x1a                                       ;    58.8 p0      48 t1
        vmovdqu64 [rsp + 768], zmm1                                     ;    26.8 p7+p4   71 v[4] spill
        vprold zmm1, zmm14, 0x15                                        ;    59.8 p0      48 t1
        vmovdqu64 [rsp + 832], zmm4                                     ;    27.2 p8+p9   71 v[2] spill
        vprold zmm4, zmm14, 7                                           ;    60.8 p0      48 t1
        vpternlogd zmm4, zmm1, zmm24, 0x96                              ;    61.8 p0      48 t1
        vpaddd zmm3, zmm3, zmm4                                         ;    62.8 p0      61 t1
        vpaddd zmm3, zmm3, [rel sha256_blocks.T0_constants512 + 320]    ;    63.8 p0+p3   61 t1
        vpaddd zmm25, zmm25, zmm3                                       ;    64.8 p0      63 v[4]
        vpaddd zmm3, zmm3, zmm0                                         ;    65.8 p0      62 v[0]
        vpternlogd zmm23, zmm3, zmm14, 0xb8                             ;    66.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm23                                      ;    67.8 p0      61 t1
        vprold zmm23, zmm16, 0x1e                                       ;    68.8 p0      47 v[4]
        vprold zmm24, zmm16, 0x13                                       ;    69.8 p0      47 v[4]
        vprold zmm1, zmm16, 0xa                                         ;    70.8 p0      47 v[4]
        vpternlogd zmm1, zmm24, zmm23, 0x96                             ;    71.8 p0      47 v[4]
        vpaddd zmm25, zmm25, zmm1                                       ;    72.8 p0      63 v[4]
        vpternlogd zmm29, zmm25, zmm16, 0xe8                            ;    73.8 p5      52 v[3]
        vpaddd zmm23, zmm14, [rel sha256_blocks.T0_constants512 + 512]  ;    73.8 p0+p2   61 t1
        vmovdqa64 zmm24, zmm16                                          ;    54.8         62 v[5] copy
        vpaddd zmm23, zmm23, zmm17                                      ;    74.8 p5      61 t1
        vpunpckldq zmm1, zmm8, zmm9                                     ;    75.0 p5      73 w[12]
        vpunpckhdq zmm8, zmm8, zmm9                                     ;    76.0 p5      73 w[12]
        vpunpckldq zmm9, zmm10, zmm11                                   ;    77.0 p5      73 w[12]
        vpunpckhdq zmm10, zmm10, zmm11                                  ;    78.0 p5      73 w[12]
        vprold zmm11, zmm3, 0x1a                                        ;    74.8 p0      48 t1
        vprold zmm4, zmm3, 0x15                                         ;    75.8 p0      48 t1
        vmovdqu64 [rsp + 896], zmm2                                     ;    31.2 p7+p4   71 v[1] spill
        vprold zmm2, zmm3, 7                                            ;    76.8 p0      48 t1
        vpternlogd zmm2, zmm4, zmm11, 0x96                              ;    77.8 p0      48 t1
        vpaddd zmm31, zmm31, zmm2                                       ;    78.8 p0      61 t1
        vpaddd zmm7, zmm7, zmm31                                        ;    79.8 p5      62 v[7]
        vpaddd zmm29, zmm29, zmm31                                      ;    79.8 p0      63 v[3]
        vpternlogd zmm14, zmm7, zmm3, 0xb8                              ;    80.8 p5      51 t1
        vpaddd zmm5, zmm5, zmm14                                        ;    81.8 p0      61 t1
        vpaddd zmm11, zmm3, [rel sha256_blocks.T0_constants512 + 576]   ;    81.0 p5+p3   61 t1
        vprold zmm14, zmm25, 0x1e                                       ;    81.8 p0      47 v[3]
        vprold zmm31, zmm25, 0x13                                       ;    82.8 p0      47 v[3]
        vprold zmm2, zmm25, 0xa                                         ;    83.8 p0      47 v[3]
        vpternlogd zmm2, zmm31, zmm14, 0x96                             ;    84.8 p5      47 v[3]
        vpaddd zmm29, zmm29, zmm2                                       ;    85.8 p5      63 v[3]
        vpternlogd zmm16, zmm29, zmm25, 0xe8                            ;    86.8 p5      52 v[2]
        vmovdqa64 zmm14, zmm25                                          ;    73.8         62 v[4] copy
        vpaddd zmm11, zmm11, zmm13                                      ;    84.8 p0      61 t1
        vprold zmm31, zmm7, 0x1a                                        ;    85.8 p0      48 t1
        vprold zmm2, zmm7, 0x15                                         ;    86.8 p0      48 t1
        vprold zmm4, zmm7, 7                                            ;    87.8 p0      48 t1
        vpternlogd zmm4, zmm2, zmm31, 0x96                              ;    88.8 p5      48 t1
        vpaddd zmm5, zmm5, zmm4                                         ;    89.8 p5      61 t1
        vpaddd zmm6, zmm6, zmm5                                         ;    90.8 p5      62 v[6]
        vpaddd zmm16, zmm16, zmm5                                       ;    90.8 p5      63 v[2]
        vpternlogd zmm3, zmm6, zmm7, 0xb8                               ;    91.8 p0      51 t1
        vpaddd zmm23, zmm23, zmm3                                       ;    92.8 p5      61 t1
        vprold zmm31, zmm29, 0x1e                                       ;    89.8 p0      47 v[2]
        vprold zmm2, zmm29, 0x13                                        ;    90.8 p0      47 v[2]
        vprold zmm3, zmm29, 0xa                                         ;    91.8 p0      47 v[2]
        vpternlogd zmm3, zmm2, zmm31, 0x96                              ;    92.8 p5      47 v[2]
        vpaddd zmm16, zmm16, zmm3                                       ;    93.8 p5      63 v[2]
        vpternlogd zmm25, zmm16, zmm29, 0xe8                            ;    94.8 p5      52 v[1]
        vprold zmm31, zmm6, 0x1a                                        ;    92.8 p0      48 t1
        vprold zmm2, zmm6, 0x15                                         ;    93.8 p0      48 t1
        vprold zmm3, zmm6, 7                                            ;    94.8 p0      48 t1
        vpternlogd zmm3, zmm2, zmm31, 0x96                              ;    95.8 p5      48 t1
        vpaddd zmm23, zmm23, zmm3                                       ;    96.8 p5      61 t1
        vpaddd zmm24, zmm24, zmm23                                      ;    97.8 p5      62 v[5]
        vpaddd zmm25, zmm25, zmm23                                      ;    97.8 p0      63 v[1]
        vmovdqa64 zmm23, zmm24                                          ;    98.8         51 t1 copy
        vpternlogd zmm23, zmm6, zmm7, 0xca                              ;    98.8 p5      51 t1
        vpaddd zmm11, zmm11, zmm23                                      ;    99.8 p0      61 t1
        vprold zmm23, zmm16, 0x1e                                       ;    97.8 p0      47 v[1]
        vprold zmm31, zmm16, 0x13                                       ;    98.8 p0      47 v[1]
        vprold zmm2, zmm16, 0xa                                         ;    99.8 p0      47 v[1]
        vpternlogd zmm2, zmm31, zmm23, 0x96                             ;   100.8 p5      47 v[1]
        vpaddd zmm25, zmm25, zmm2                                       ;   101.8 p5      63 v[1]
        vmovdqa64 zmm23, zmm25                                          ;   102.8         52 v[0] copy
        vpternlogd zmm23, zmm16, zmm29, 0xe8                            ;   102.8 p5      52 v[0]
        vpaddd zmm7, zmm7, zmm30                                        ;   100.0 p5      61 t1
        vprold zmm31, zmm24, 0x1a                                       ;   100.8 p0      48 t1
        vprold zmm2, zmm24, 0x15                                        ;   101.8 p0      48 t1
        vprold zmm3, zmm24, 7                                           ;   102.8 p0      48 t1
        vpternlogd zmm3, zmm2, zmm31, 0x96                              ;   103.8 p5      48 t1
        vpaddd zmm11, zmm11, zmm3                                       ;   104.8 p5      61 t1
        vpaddd zmm14, zmm14, zmm11                                      ;   105.8 p5      62 v[4]
        vpaddd zmm23, zmm23, zmm11                                      ;   105.8 p0      63 v[0]
        vmovdqa64 zmm11, zmm14                                          ;   106.8         51 t1 copy
        vpternlogd zmm11, zmm24, zmm6, 0xca                             ;   106.8 p5      51 t1
        vpaddd zmm7, zmm7, zmm11                                        ;   107.8 p0      61 t1
        vprold zmm11, zmm25, 0x1e                                       ;   105.8 p0      47 v[0]
        vprold zmm31, zmm25, 0x13                                       ;   106.8 p0      47 v[0]
        vprold zmm2, zmm25, 0xa                                         ;   107.8 p0      47 v[0]
        vpternlogd zmm2, zmm31, zmm11, 0x96                             ;   108.8 p5      47 v[0]
        vpaddd zmm23, zmm23, zmm2                                       ;   109.8 p5      63 v[0]
        vmovdqa64 zmm11, zmm23                                          ;   110.8         52 v[7] copy
        vpternlogd zmm11, zmm25, zmm16, 0xe8                            ;   110.8 p5      52 v[7]
        vpaddd zmm6, zmm6, zmm15                                        ;   108.0 p5      61 t1
        vpaddd zmm31, zmm24, [rel sha256_blocks.T0_constants512 + 768]  ;   108.8 p0+p2   61 t1
        vmovdqa64 zmm2, zmm25                                           ;   102.8         62 v[1] copy
        vpaddd zmm7, zmm7, [rel sha256_blocks.T0_constants512 + 640]    ;   109.0 p5+p3   61 t1
        vpaddd zmm31, zmm31, zmm22                                      ;   109.8 p0      61 t1
        vprold zmm3, zmm14, 0x1a                                        ;   110.8 p0      48 t1
        vpunpcklqdq zmm4, zmm1, zmm9                                    ;   110.0 p5      73 w[12]
        vpunpckhqdq zmm9, zmm1, zmm9                                    ;   111.0 p5      73 w[12]
        vpshufb zmm1, zmm4, zmm28                                       ;   112.0 p5      73 w[12]
        vpshufb zmm9, zmm9, zmm28                                       ;   113.0 p5      73 w[12]
        vpunpcklqdq zmm4, zmm8, zmm10                                   ;   114.0 p5      73 w[12]
        vpunpckhqdq zmm8, zmm8, zmm10                                   ;   115.0 p5      73 w[12]
        vpshufb zmm10, zmm4, zmm28                                      ;   116.0 p5      73 w[12]
        vpshufb zmm8, zmm8, zmm28                                       ;   117.0 p5      73 w[12]
        vprold zmm28, zmm14, 0x15                                       ;   111.8 p0      48 t1
        vprold zmm4, zmm14, 7                                           ;   112.8 p0      48 t1
        vpternlogd zmm4, zmm28, zmm3, 0x96                              ;   113.8 p0      48 t1
        vpaddd zmm7, zmm7, zmm4                                         ;   114.8 p0      61 t1
        vpaddd zmm29, zmm29, zmm7                                       ;   115.8 p0      62 v[3]
        vpaddd zmm11, zmm11, zmm7                                       ;   116.8 p0      63 v[7]
        vpternlogd zmm24, zmm29, zmm14, 0xb8                            ;   117.8 p0      51 t1
        vpaddd zmm6, zmm6, zmm24                                        ;   118.8 p5      61 t1
        vpaddd zmm24, zmm14, [rel sha256_blocks.T0_constants512 + 832]  ;   118.8 p0+p2   61 t1
        vpaddd zmm6, zmm6, [rel sha256_blocks.T0_constants512 + 704]    ;   119.8 p5+p3   61 t1
        vprold zmm28, zmm23, 0x1e                                       ;   119.8 p0      47 v[7]
        vprold zmm3, zmm23, 0x13                                        ;   120.8 p0      47 v[7]
        vprold zmm4, zmm23, 0xa                                         ;   121.8 p0      47 v[7]
        vpternlogd zmm4, zmm3, zmm28, 0x96                              ;   122.8 p5      47 v[7]
        vpaddd zmm11, zmm11, zmm4                                       ;   123.8 p5      63 v[7]
        vpternlogd zmm25, zmm11, zmm23, 0xe8                            ;   124.8 p5      52 v[6]
        vmovdqa64 zmm28, zmm23                                          ;   110.8         62 v[0] copy
        vpaddd zmm24, zmm24, zmm12                                      ;   122.8 p0      61 t1
        vprold zmm3, zmm29, 0x1a                                        ;   123.8 p0      48 t1
        vprold zmm4, zmm29, 0x15                                        ;   124.8 p0      48 t1
        vprold zmm5, zmm29, 7                                           ;   125.8 p0      48 t1
        vpternlogd zmm5, zmm4, zmm3, 0x96                               ;   126.8 p5      48 t1
        vpaddd zmm6, zmm6, zmm5                                         ;   127.8 p5      61 t1
        vpaddd zmm16, zmm16, zmm6                                       ;   128.8 p5      62 v[2]
        vpaddd zmm25, zmm25, zmm6                                       ;   128.8 p5      63 v[6]
        vpternlogd zmm14, zmm16, zmm29, 0xb8                            ;   129.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm14                                      ;   130.8 p5      61 t1
        vprold zmm14, zmm11, 0x1e                                       ;   127.8 p0      47 v[6]
        vprold zmm3, zmm11, 0x13                                        ;   128.8 p0      47 v[6]
        vprold zmm4, zmm11, 0xa                                         ;   129.8 p0      47 v[6]
        vpternlogd zmm4, zmm3, zmm14, 0x96                              ;   130.8 p5      47 v[6]
        vpaddd zmm25, zmm25, zmm4                                       ;   131.8 p5      63 v[6]
        vpternlogd zmm23, zmm25, zmm11, 0xe8                            ;   132.8 p5      52 v[5]
        vprold zmm14, zmm16, 0x1a                                       ;   130.8 p0      48 t1
        vprold zmm3, zmm16, 0x15                                        ;   131.8 p0      48 t1
        vprold zmm4, zmm16, 7                                           ;   132.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm14, 0x96                              ;   133.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm4                                       ;   134.8 p5      61 t1
        vpaddd zmm2, zmm2, zmm31                                        ;   135.8 p5      62 v[1]
        vpaddd zmm23, zmm23, zmm31                                      ;   135.8 p0      63 v[5]
        vmovdqa64 zmm14, zmm2                                           ;   136.8         51 t1 copy
        vpternlogd zmm14, zmm16, zmm29, 0xca                            ;   136.8 p5      51 t1
        vpaddd zmm24, zmm24, zmm14                                      ;   137.8 p0      61 t1
        vmovdqa64 zmm14, zmm11                                          ;   124.8         62 v[7] copy
        vprold zmm31, zmm25, 0x1e                                       ;   135.8 p0      47 v[5]
        vprold zmm3, zmm25, 0x13                                        ;   136.8 p0      47 v[5]
        vprold zmm4, zmm25, 0xa                                         ;   137.8 p0      47 v[5]
        vpternlogd zmm4, zmm3, zmm31, 0x96                              ;   138.8 p5      47 v[5]
        vpaddd zmm23, zmm23, zmm4                                       ;   139.8 p5      63 v[5]
        vpternlogd zmm11, zmm23, zmm25, 0xe8                            ;   140.8 p5      52 v[4]
        vprold zmm31, zmm2, 0x1a                                        ;   138.8 p0      48 t1
        vprold zmm3, zmm2, 0x15                                         ;   139.8 p0      48 t1
        vprold zmm4, zmm2, 7                                            ;   140.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm31, 0x96                              ;   141.8 p5      48 t1
        vpaddd zmm24, zmm24, zmm4                                       ;   142.8 p5      61 t1
        vpaddd zmm28, zmm28, zmm24                                      ;   143.8 p5      62 v[0]
        vpaddd zmm11, zmm11, zmm24                                      ;   143.8 p5      63 v[4]
        vmovdqa64 zmm24, zmm28                                          ;   144.8         51 t1 copy
        vpternlogd zmm24, zmm2, zmm16, 0xca                             ;   144.8 p0      51 t1
        vpaddd zmm29, zmm29, zmm24                                      ;   145.8 p5      61 t1
        vpaddd zmm29, zmm29, zmm1                                       ;   146.8 p0      61 t1
        vmovdqa64 zmm24, zmm25                                          ;   132.8         62 v[6] copy
        vprold zmm31, zmm23, 0x1e                                       ;   143.8 p0      47 v[4]
        vprold zmm3, zmm23, 0x13                                        ;   144.8 p0      47 v[4]
        vprold zmm4, zmm23, 0xa                                         ;   145.8 p0      47 v[4]
        vpternlogd zmm4, zmm3, zmm31, 0x96                              ;   146.8 p5      47 v[4]
        vpaddd zmm11, zmm11, zmm4                                       ;   147.8 p5      63 v[4]
        vpternlogd zmm25, zmm11, zmm23, 0xe8                            ;   148.8 p5      52 v[3]
        vpaddd zmm29, zmm29, [rel sha256_blocks.T0_constants512 + 896]  ;   147.8 p5+p2   61 t1
        vpaddd zmm16, zmm16, zmm9                                       ;   146.8 p0      61 t1
        vpaddd zmm31, zmm2, [rel sha256_blocks.T0_constants512 + 1024]  ;   147.0 p5+p3   61 t1
        vmovdqa64 zmm3, zmm23                                           ;   140.8         62 v[5] copy
        vpaddd zmm16, zmm16, [rel sha256_blocks.T0_constants512 + 960]  ;   147.8 p0+p2   61 t1
        vpsrld zmm4, zmm20, 3                                           ;   148.8 p0      49 w[0]
        vprold zmm5, zmm20, 0x19                                        ;   149.8 p0      49 w[0]
        vprold zmm6, zmm20, 0xe                                         ;   150.8 p0      49 w[0]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   151.8 p5      49 w[0]
        vpaddd zmm26, zmm26, zmm4                                       ;   152.8 p5      78 w[0]
        vprold zmm4, zmm28, 0x1a                                        ;   151.8 p0      48 t1
        vprold zmm5, zmm28, 0x15                                        ;   152.8 p0      48 t1
        vprold zmm6, zmm28, 7                                           ;   153.8 p0      48 t1
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   154.8 p5      48 t1
        vpaddd zmm29, zmm29, zmm6                                       ;   155.8 p5      61 t1
        vpaddd zmm14, zmm14, zmm29                                      ;   156.8 p5      62 v[7]
        vpaddd zmm25, zmm25, zmm29                                      ;   156.8 p5      63 v[3]
        vpternlogd zmm2, zmm14, zmm28, 0xb8                             ;   157.8 p5      51 t1
        vpaddd zmm16, zmm16, zmm2                                       ;   158.8 p0      61 t1
        vpaddd zmm26, zmm26, zmm15                                      ;   155.0 p5      78 w[0]
        vpaddd zmm29, zmm28, [rel sha256_blocks.T0_constants512 + 1088] ;   155.8 p0+p3   61 t1
        vprold zmm2, zmm11, 0x1e                                        ;   156.8 p0      47 v[3]
        vprold zmm4, zmm11, 0x13                                        ;   157.8 p0      47 v[3]
        vprold zmm5, zmm11, 0xa                                         ;   158.8 p0      47 v[3]
        vpternlogd zmm5, zmm4, zmm2, 0x96                               ;   159.8 p5      47 v[3]
        vpaddd zmm25, zmm25, zmm5                                       ;   160.8 p5      63 v[3]
        vpternlogd zmm23, zmm25, zmm11, 0xe8                            ;   161.8 p5      52 v[2]
        vmovdqa64 zmm2, zmm11                                           ;   148.8         62 v[4] copy
        vprold zmm4, zmm14, 0x1a                                        ;   159.8 p0      48 t1
        vprold zmm5, zmm14, 0x15                                        ;   160.8 p0      48 t1
        vprold zmm6, zmm14, 7                                           ;   161.8 p0      48 t1
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   162.8 p5      48 t1
        vpaddd zmm16, zmm16, zmm6                                       ;   163.8 p5      61 t1
        vpaddd zmm24, zmm24, zmm16                                      ;   164.8 p5      62 v[6]
        vpaddd zmm23, zmm23, zmm16                                      ;   164.8 p5      63 v[2]
        vpternlogd zmm28, zmm24, zmm14, 0xb8                            ;   165.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm28                                      ;   166.8 p5      61 t1
        vpsrld zmm16, zmm27, 3                                          ;   163.8 p0      49 w[1]
        vprold zmm28, zmm27, 0x19                                       ;   164.8 p0      49 w[1]
        vprold zmm4, zmm27, 0xe                                         ;   165.8 p0      49 w[1]
        vpternlogd zmm16, zmm4, zmm28, 0x96                             ;   166.8 p5      49 w[1]
        vpaddd zmm20, zmm20, zmm16                                      ;   167.8 p5      78 w[1]
        vpaddd zmm20, zmm20, zmm22                                      ;   168.8 p5      78 w[1]
        vprold zmm16, zmm25, 0x1e                                       ;   166.8 p0      47 v[2]
        vprold zmm28, zmm25, 0x13                                       ;   167.8 p0      47 v[2]
        vprold zmm4, zmm25, 0xa                                         ;   168.8 p0      47 v[2]
        vpternlogd zmm4, zmm28, zmm16, 0x96                             ;   169.8 p5      47 v[2]
        vpaddd zmm23, zmm23, zmm4                                       ;   170.8 p5      63 v[2]
        vpternlogd zmm11, zmm23, zmm25, 0xe8                            ;   171.8 p5      52 v[1]
        vpaddd zmm16, zmm14, [rel sha256_blocks.T0_constants512 + 1152] ;   169.8 p0+p2   61 t1
        vpaddd zmm31, zmm31, zmm10                                      ;   170.0 p5      61 t1
        vprold zmm28, zmm24, 0x1a                                       ;   170.8 p0      48 t1
        vprold zmm4, zmm24, 0x15                                        ;   171.8 p0      48 t1
        vprold zmm5, zmm24, 7                                           ;   172.8 p0      48 t1
        vpternlogd zmm5, zmm4, zmm28, 0x96                              ;   173.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm5                                       ;   174.8 p5      61 t1
        vpaddd zmm3, zmm3, zmm31                                        ;   175.8 p5      62 v[5]
        vpaddd zmm11, zmm11, zmm31                                      ;   175.8 p0      63 v[1]
        vpternlogd zmm14, zmm3, zmm24, 0xb8                             ;   176.8 p5      51 t1
        vpaddd zmm29, zmm29, zmm14                                      ;   177.8 p0      61 t1
        vmovdqa64 zmm14, zmm25                                          ;   161.8         62 v[3] copy
        vprold zmm28, zmm23, 0x1e                                       ;   175.8 p0      47 v[1]
        vprold zmm31, zmm23, 0x13                                       ;   176.8 p0      47 v[1]
        vprold zmm4, zmm23, 0xa                                         ;   177.8 p0      47 v[1]
        vpternlogd zmm4, zmm31, zmm28, 0x96                             ;   178.8 p5      47 v[1]
        vpaddd zmm11, zmm11, zmm4                                       ;   179.8 p5      63 v[1]
        vpternlogd zmm25, zmm11, zmm23, 0xe8                            ;   180.8 p5      52 v[0]
        vpsrld zmm28, zmm18, 3                                          ;   178.8 p0      49 w[2]
        vprold zmm31, zmm18, 0x19                                       ;   179.8 p0      49 w[2]
        vprold zmm4, zmm18, 0xe                                         ;   180.8 p0      49 w[2]
        vpternlogd zmm28, zmm4, zmm31, 0x96                             ;   181.8 p5      49 w[2]
        vpaddd zmm27, zmm27, zmm28                                      ;   182.8 p5      78 w[2]
        vpaddd zmm29, zmm29, zmm8                                       ;   180.0 p5      61 t1
        vpaddd zmm27, zmm27, zmm12                                      ;   183.8 p5      78 w[2]
        vprold zmm28, zmm3, 0x1a                                        ;   181.8 p0      48 t1
        vprold zmm31, zmm3, 0x15                                        ;   182.8 p0      48 t1
        vprold zmm4, zmm3, 7                                            ;   183.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm28, 0x96                             ;   184.8 p5      48 t1
        vpaddd zmm29, zmm29, zmm4                                       ;   185.8 p5      61 t1
        vpaddd zmm2, zmm2, zmm29                                        ;   186.8 p5      62 v[4]
        vpaddd zmm25, zmm25, zmm29                                      ;   186.8 p0      63 v[0]
        vmovdqa64 zmm28, zmm2                                           ;   187.8         51 t1 copy
        vpternlogd zmm28, zmm3, zmm24, 0xca                             ;   187.8 p5      51 t1
        vpaddd zmm16, zmm16, zmm28                                      ;   188.8 p0      61 t1
        vpsrld zmm28, zmm10, 0xa                                        ;   186.8 p0      50 w[0]
        vprold zmm29, zmm10, 0xf                                        ;   187.8 p0      50 w[0]
        vprold zmm31, zmm10, 0xd                                        ;   188.8 p0      50 w[0]
        vpternlogd zmm28, zmm31, zmm29, 0x96                            ;   189.8 p5      50 w[0]
        vpaddd zmm26, zmm26, zmm28                                      ;   190.8 p5      78 w[0]
        vprold zmm28, zmm11, 0x1e                                       ;   189.8 p0      47 v[0]
        vprold zmm29, zmm11, 0x13                                       ;   190.8 p0      47 v[0]
        vprold zmm31, zmm11, 0xa                                        ;   191.8 p0      47 v[0]
        vpternlogd zmm31, zmm29, zmm28, 0x96                            ;   192.8 p5      47 v[0]
        vpaddd zmm25, zmm25, zmm31                                      ;   193.8 p5      63 v[0]
        vmovdqa64 zmm28, zmm25                                          ;   194.8         52 v[7] copy
        vpternlogd zmm28, zmm11, zmm23, 0xe8                            ;   194.8 p5      52 v[7]
        vpsrld zmm29, zmm21, 3                                          ;   192.8 p0      49 w[3]
        vprold zmm31, zmm21, 0x19                                       ;   193.8 p0      49 w[3]
        vprold zmm4, zmm21, 0xe                                         ;   194.8 p0      49 w[3]
        vpternlogd zmm29, zmm4, zmm31, 0x96                             ;   195.8 p5      49 w[3]
        vpaddd zmm18, zmm18, zmm29                                      ;   196.8 p5      78 w[3]
        vpaddd zmm24, zmm24, [rel sha256_blocks.T0_constants512 + 1216] ;   193.0 p5+p3   61 t1
        vprold zmm29, zmm2, 0x1a                                        ;   195.8 p0      48 t1
        vprold zmm31, zmm2, 0x15                                        ;   196.8 p0      48 t1
        vprold zmm4, zmm2, 7                                            ;   197.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm29, 0x96                             ;   198.8 p5      48 t1
        vpaddd zmm16, zmm16, zmm4                                       ;   199.8 p5      61 t1
        vpsrld zmm29, zmm8, 0xa                                         ;   198.8 p0      50 w[1]
        vprold zmm31, zmm8, 0xf                                         ;   199.8 p0      50 w[1]
        vprold zmm4, zmm8, 0xd                                          ;   200.8 p0      50 w[1]
        vpternlogd zmm29, zmm4, zmm31, 0x96                             ;   201.8 p5      50 w[1]
        vpaddd zmm20, zmm20, zmm29                                      ;   202.8 p5      78 w[1]
        vpaddd zmm29, zmm3, [rel sha256_blocks.T0_constants512 + 1280]  ;   198.0 p5+p2   61 t1
        vpaddd zmm18, zmm18, zmm1                                       ;   199.0 p5      78 w[3]
        vmovdqa64 zmm31, zmm11                                          ;   180.8         62 v[1] copy
        vprold zmm4, zmm25, 0x1e                                        ;   201.8 p0      47 v[7]
        vprold zmm5, zmm25, 0x13                                        ;   202.8 p0      47 v[7]
        vprold zmm6, zmm25, 0xa                                         ;   203.8 p0      47 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   204.8 p5      47 v[7]
        vpaddd zmm28, zmm28, zmm6                                       ;   205.8 p5      63 v[7]
        vpsrld zmm4, zmm19, 3                                           ;   204.8 p0      49 w[4]
        vprold zmm5, zmm19, 0x19                                        ;   205.8 p0      49 w[4]
        vprold zmm6, zmm19, 0xe                                         ;   206.8 p0      49 w[4]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   207.8 p5      49 w[4]
        vpaddd zmm21, zmm21, zmm4                                       ;   208.8 p5      78 w[4]
        vpaddd zmm16, zmm16, zmm26                                      ;   204.0 p5      61 t1
        vpaddd zmm14, zmm14, zmm16                                      ;   205.0 p5      62 v[3]
        vpaddd zmm28, zmm28, zmm16                                      ;   206.8 p5      63 v[7]
        vpternlogd zmm3, zmm14, zmm2, 0xb8                              ;   207.0 p5      51 t1
        vpaddd zmm24, zmm24, zmm3                                       ;   208.0 p0      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   208.0 p5      52 v[6]
        vpaddd zmm21, zmm21, zmm9                                       ;   209.8 p0      78 w[4]
        vprold zmm16, zmm14, 0x1a                                       ;   209.8 p0      48 t1
        vprold zmm3, zmm14, 0x15                                        ;   210.8 p0      48 t1
        vprold zmm4, zmm14, 7                                           ;   211.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm16, 0x96                              ;   212.8 p5      48 t1
        vpaddd zmm24, zmm24, zmm4                                       ;   213.8 p5      61 t1
        vpaddd zmm16, zmm2, [rel sha256_blocks.T0_constants512 + 1344]  ;   211.0 p5+p3   61 t1
        vmovdqa64 zmm3, zmm25                                           ;   194.8         62 v[0] copy
        vprold zmm4, zmm28, 0x1e                                        ;   212.8 p0      47 v[6]
        vprold zmm5, zmm28, 0x13                                        ;   213.8 p0      47 v[6]
        vprold zmm6, zmm28, 0xa                                         ;   214.8 p0      47 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   215.8 p5      47 v[6]
        vpaddd zmm11, zmm11, zmm6                                       ;   216.8 p5      63 v[6]
        vpsrld zmm4, zmm17, 3                                           ;   215.8 p0      49 w[5]
        vprold zmm5, zmm17, 0x19                                        ;   216.8 p0      49 w[5]
        vprold zmm6, zmm17, 0xe                                         ;   217.8 p0      49 w[5]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   218.8 p5      49 w[5]
        vpaddd zmm19, zmm19, zmm4                                       ;   219.8 p5      78 w[5]
        vpaddd zmm24, zmm24, zmm20                                      ;   216.0 p5      61 t1
        vpaddd zmm23, zmm23, zmm24                                      ;   217.0 p5      62 v[2]
        vpaddd zmm11, zmm11, zmm24                                      ;   218.0 p5      63 v[6]
        vpternlogd zmm2, zmm23, zmm14, 0xb8                             ;   218.8 p0      51 t1
        vpaddd zmm29, zmm29, zmm2                                       ;   219.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   219.8 p0      52 v[5]
        vpaddd zmm19, zmm19, zmm10                                      ;   220.8 p5      78 w[5]
        vpsrld zmm24, zmm26, 0xa                                        ;   220.8 p0      50 w[2]
        vprold zmm2, zmm26, 0xf                                         ;   221.8 p0      50 w[2]
        vprold zmm4, zmm26, 0xd                                         ;   222.8 p0      50 w[2]
        vpternlogd zmm24, zmm4, zmm2, 0x96                              ;   223.8 p5      50 w[2]
        vpaddd zmm27, zmm27, zmm24                                      ;   224.8 p5      78 w[2]
        vprold zmm24, zmm23, 0x1a                                       ;   223.8 p0      48 t1
        vprold zmm2, zmm23, 0x15                                        ;   224.8 p0      48 t1
        vprold zmm4, zmm23, 7                                           ;   225.8 p0      48 t1
        vpternlogd zmm4, zmm2, zmm24, 0x96                              ;   226.8 p5      48 t1
        vpaddd zmm29, zmm29, zmm4                                       ;   227.8 p5      61 t1
        vpaddd zmm24, zmm14, [rel sha256_blocks.T0_constants512 + 1408] ;   225.0 p5+p2   61 t1
        vpsrld zmm2, zmm13, 3                                           ;   226.8 p0      49 w[6]
        vprold zmm4, zmm13, 0x19                                        ;   227.8 p0      49 w[6]
        vprold zmm5, zmm13, 0xe                                         ;   228.8 p0      49 w[6]
        vpternlogd zmm2, zmm5, zmm4, 0x96                               ;   229.8 p5      49 w[6]
        vpaddd zmm17, zmm17, zmm2                                       ;   230.8 p5      78 w[6]
        vmovdqa64 zmm2, zmm28                                           ;   207.8         62 v[7] copy
        vprold zmm4, zmm11, 0x1e                                        ;   229.8 p0      47 v[5]
        vprold zmm5, zmm11, 0x13                                        ;   230.8 p0      47 v[5]
        vprold zmm6, zmm11, 0xa                                         ;   231.8 p0      47 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   232.8 p5      47 v[5]
        vpaddd zmm25, zmm25, zmm6                                       ;   233.8 p5      63 v[5]
        vpaddd zmm17, zmm17, zmm8                                       ;   231.8 p5      78 w[6]
        vpaddd zmm29, zmm29, zmm27                                      ;   231.0 p5      61 t1
        vpaddd zmm31, zmm31, zmm29                                      ;   232.0 p5      62 v[1]
        vpaddd zmm25, zmm25, zmm29                                      ;   234.8 p0      63 v[5]
        vpternlogd zmm14, zmm31, zmm23, 0xb8                            ;   233.0 p5      51 t1
        vpaddd zmm16, zmm16, zmm14                                      ;   234.0 p0      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   235.8 p5      52 v[4]
        vpsrld zmm14, zmm20, 0xa                                        ;   234.8 p0      50 w[3]
        vprold zmm29, zmm20, 0xf                                        ;   235.8 p0      50 w[3]
        vprold zmm4, zmm20, 0xd                                         ;   236.8 p0      50 w[3]
        vpternlogd zmm14, zmm4, zmm29, 0x96                             ;   237.8 p5      50 w[3]
        vpaddd zmm18, zmm18, zmm14                                      ;   238.8 p5      78 w[3]
        vprold zmm14, zmm31, 0x1a                                       ;   237.8 p0      48 t1
        vprold zmm29, zmm31, 0x15                                       ;   238.8 p0      48 t1
        vprold zmm4, zmm31, 7                                           ;   239.8 p0      48 t1
        vpternlogd zmm4, zmm29, zmm14, 0x96                             ;   240.8 p5      48 t1
        vpaddd zmm16, zmm16, zmm4                                       ;   241.8 p5      61 t1
        vpsrld zmm14, zmm30, 3                                          ;   240.8 p0      49 w[7]
        vprold zmm29, zmm30, 0x19                                       ;   241.8 p0      49 w[7]
        vprold zmm4, zmm30, 0xe                                         ;   242.8 p0      49 w[7]
        vpternlogd zmm14, zmm4, zmm29, 0x96                             ;   243.8 p5      49 w[7]
        vpaddd zmm29, zmm23, [rel sha256_blocks.T0_constants512 + 1472] ;   240.0 p5+p3   61 t1
        vmovdqa64 zmm4, zmm11                                           ;   219.0         62 v[6] copy
        vpaddd zmm13, zmm13, zmm14                                      ;   244.8 p5      78 w[7]
        vprold zmm14, zmm25, 0x1e                                       ;   243.8 p0      47 v[4]
        vprold zmm5, zmm25, 0x13                                        ;   244.8 p0      47 v[4]
        vprold zmm6, zmm25, 0xa                                         ;   245.8 p0      47 v[4]
        vpternlogd zmm6, zmm5, zmm14, 0x96                              ;   246.8 p5      47 v[4]
        vpaddd zmm28, zmm28, zmm6                                       ;   247.8 p5      63 v[4]
        vpaddd zmm16, zmm16, zmm18                                      ;   244.0 p5      61 t1
        vpaddd zmm3, zmm3, zmm16                                        ;   245.0 p5      62 v[0]
        vpaddd zmm28, zmm28, zmm16                                      ;   248.8 p5      63 v[4]
        vpternlogd zmm23, zmm3, zmm31, 0xb8                             ;   246.8 p0      51 t1
        vpaddd zmm24, zmm24, zmm23                                      ;   247.8 p5      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   249.8 p0      52 v[3]
        vpsrld zmm14, zmm15, 3                                          ;   248.8 p0      49 w[8]
        vprold zmm16, zmm15, 0x19                                       ;   249.8 p0      49 w[8]
        vprold zmm23, zmm15, 0xe                                        ;   250.8 p0      49 w[8]
        vpternlogd zmm14, zmm23, zmm16, 0x96                            ;   251.8 p5      49 w[8]
        vpsrld zmm16, zmm27, 0xa                                        ;   251.8 p0      50 w[4]
        vprold zmm23, zmm27, 0xf                                        ;   252.8 p0      50 w[4]
        vprold zmm5, zmm27, 0xd                                         ;   253.8 p0      50 w[4]
        vpternlogd zmm16, zmm5, zmm23, 0x96                             ;   254.8 p5      50 w[4]
        vpaddd zmm21, zmm21, zmm16                                      ;   255.8 p5      78 w[4]
        vprold zmm16, zmm3, 0x1a                                        ;   254.8 p0      48 t1
        vprold zmm23, zmm3, 0x15                                        ;   255.8 p0      48 t1
        vprold zmm5, zmm3, 7                                            ;   256.8 p0      48 t1
        vpternlogd zmm5, zmm23, zmm16, 0x96                             ;   257.8 p5      48 t1
        vpaddd zmm24, zmm24, zmm5                                       ;   258.8 p5      61 t1
        vpaddd zmm30, zmm30, zmm14                                      ;   253.0 p5      78 w[8]
        vpaddd zmm14, zmm31, [rel sha256_blocks.T0_constants512 + 1536] ;   254.0 p5+p2   61 t1
        vmovdqa64 zmm16, zmm25                                          ;   235.8         62 v[5] copy
        vprold zmm23, zmm28, 0x1e                                       ;   257.8 p0      47 v[3]
        vprold zmm5, zmm28, 0x13                                        ;   258.8 p0      47 v[3]
        vprold zmm6, zmm28, 0xa                                         ;   259.8 p0      47 v[3]
        vpternlogd zmm6, zmm5, zmm23, 0x96                              ;   260.8 p5      47 v[3]
        vpaddd zmm11, zmm11, zmm6                                       ;   261.8 p5      63 v[3]
        vpaddd zmm13, zmm13, zmm26                                      ;   257.0 p5      78 w[7]
        vpaddd zmm24, zmm24, zmm21                                      ;   259.8 p5      61 t1
        vpaddd zmm2, zmm2, zmm24                                        ;   260.8 p5      62 v[7]
        vpaddd zmm11, zmm11, zmm24                                      ;   262.8 p5      63 v[3]
        vpternlogd zmm31, zmm2, zmm3, 0xb8                              ;   261.8 p0      51 t1
        vpaddd zmm29, zmm29, zmm31                                      ;   262.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   263.8 p0      52 v[2]
        vpsrld zmm23, zmm22, 3                                          ;   262.8 p0      49 w[9]
        vprold zmm24, zmm22, 0x19                                       ;   263.8 p0      49 w[9]
        vprold zmm31, zmm22, 0xe                                        ;   264.8 p0      49 w[9]
        vpternlogd zmm23, zmm31, zmm24, 0x96                            ;   265.8 p5      49 w[9]
        vpsrld zmm24, zmm18, 0xa                                        ;   265.8 p0      50 w[5]
        vprold zmm31, zmm18, 0xf                                        ;   266.8 p0      50 w[5]
        vprold zmm5, zmm18, 0xd                                         ;   267.8 p0      50 w[5]
        vpternlogd zmm24, zmm5, zmm31, 0x96                             ;   268.8 p5      50 w[5]
        vpaddd zmm19, zmm19, zmm24                                      ;   269.8 p5      78 w[5]
        vprold zmm24, zmm2, 0x1a                                        ;   268.8 p0      48 t1
        vprold zmm31, zmm2, 0x15                                        ;   269.8 p0      48 t1
        vprold zmm5, zmm2, 7                                            ;   270.8 p0      48 t1
        vpternlogd zmm5, zmm31, zmm24, 0x96                             ;   271.8 p5      48 t1
        vpaddd zmm29, zmm29, zmm5                                       ;   272.8 p5      61 t1
        vpaddd zmm15, zmm15, zmm23                                      ;   267.0 p5      78 w[9]
        vpaddd zmm23, zmm3, [rel sha256_blocks.T0_constants512 + 1600]  ;   268.0 p5+p3   61 t1
        vmovdqa64 zmm24, zmm28                                          ;   249.8         62 v[4] copy
        vprold zmm31, zmm11, 0x1e                                       ;   271.8 p0      47 v[2]
        vprold zmm5, zmm11, 0x13                                        ;   272.8 p0      47 v[2]
        vprold zmm6, zmm11, 0xa                                         ;   273.8 p0      47 v[2]
        vpternlogd zmm6, zmm5, zmm31, 0x96                              ;   274.8 p5      47 v[2]
        vpaddd zmm25, zmm25, zmm6                                       ;   275.8 p5      63 v[2]
        vpaddd zmm30, zmm30, zmm20                                      ;   271.0 p5      78 w[8]
        vpsrld zmm31, zmm12, 3                                          ;   274.8 p0      49 w[10]
        vprold zmm5, zmm12, 0x19                                        ;   275.8 p0      49 w[10]
        vprold zmm6, zmm12, 0xe                                         ;   276.8 p0      49 w[10]
        vpternlogd zmm31, zmm6, zmm5, 0x96                              ;   277.8 p5      49 w[10]
        vpaddd zmm29, zmm29, zmm19                                      ;   273.8 p5      61 t1
        vpaddd zmm4, zmm4, zmm29                                        ;   274.8 p5      62 v[6]
        vpaddd zmm25, zmm25, zmm29                                      ;   276.8 p5      63 v[2]
        vpternlogd zmm3, zmm4, zmm2, 0xb8                               ;   276.0 p5      51 t1
        vpaddd zmm14, zmm14, zmm3                                       ;   277.0 p5      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   277.8 p0      52 v[1]
        vprold zmm29, zmm4, 0x1a                                        ;   278.8 p0      48 t1
        vprold zmm3, zmm4, 0x15                                         ;   279.8 p0      48 t1
        vprold zmm5, zmm4, 7                                            ;   280.8 p0      48 t1
        vpternlogd zmm5, zmm3, zmm29, 0x96                              ;   281.8 p5      48 t1
        vpaddd zmm14, zmm14, zmm5                                       ;   282.8 p5      61 t1
        vpsrld zmm29, zmm21, 0xa                                        ;   281.8 p0      50 w[6]
        vprold zmm3, zmm21, 0xf                                         ;   282.8 p0      50 w[6]
        vprold zmm5, zmm21, 0xd                                         ;   283.8 p0      50 w[6]
        vpternlogd zmm29, zmm5, zmm3, 0x96                              ;   284.8 p5      50 w[6]
        vpaddd zmm17, zmm17, zmm29                                      ;   285.8 p5      78 w[6]
        vpaddd zmm22, zmm22, zmm31                                      ;   282.0 p5      78 w[10]
        vpaddd zmm29, zmm2, [rel sha256_blocks.T0_constants512 + 1664]  ;   283.0 p5+p2   61 t1
        vmovdqa64 zmm31, zmm11                                          ;   263.8         62 v[3] copy
        vprold zmm3, zmm25, 0x1e                                        ;   284.8 p0      47 v[1]
        vprold zmm5, zmm25, 0x13                                        ;   285.8 p0      47 v[1]
        vprold zmm6, zmm25, 0xa                                         ;   286.8 p0      47 v[1]
        vpternlogd zmm6, zmm5, zmm3, 0x96                               ;   287.8 p5      47 v[1]
        vpaddd zmm28, zmm28, zmm6                                       ;   288.8 p5      63 v[1]
        vpaddd zmm15, zmm15, zmm27                                      ;   286.0 p5      78 w[9]
        vpsrld zmm3, zmm1, 3                                            ;   287.8 p0      49 w[11]
        vprold zmm5, zmm1, 0x19                                         ;   288.8 p0      49 w[11]
        vprold zmm6, zmm1, 0xe                                          ;   289.8 p0      49 w[11]
        vpternlogd zmm3, zmm6, zmm5, 0x96                               ;   290.8 p5      49 w[11]
        vpaddd zmm14, zmm14, zmm17                                      ;   288.0 p5      61 t1
        vpaddd zmm16, zmm16, zmm14                                      ;   289.0 p5      62 v[5]
        vpaddd zmm28, zmm28, zmm14                                      ;   290.0 p5      63 v[1]
        vpternlogd zmm2, zmm16, zmm4, 0xb8                              ;   290.8 p0      51 t1
        vpaddd zmm23, zmm23, zmm2                                       ;   291.8 p5      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   291.8 p0      52 v[0]
        vpsrld zmm14, zmm19, 0xa                                        ;   292.8 p0      50 w[7]
        vprold zmm2, zmm19, 0xf                                         ;   293.8 p0      50 w[7]
        vprold zmm5, zmm19, 0xd                                         ;   294.8 p0      50 w[7]
        vpternlogd zmm14, zmm5, zmm2, 0x96                              ;   295.8 p5      50 w[7]
        vpaddd zmm13, zmm13, zmm14                                      ;   296.8 p5      78 w[7]
        vprold zmm14, zmm16, 0x1a                                       ;   295.8 p0      48 t1
        vprold zmm2, zmm16, 0x15                                        ;   296.8 p0      48 t1
        vprold zmm5, zmm16, 7                                           ;   297.8 p0      48 t1
        vpternlogd zmm5, zmm2, zmm14, 0x96                              ;   298.8 p5      48 t1
        vpaddd zmm23, zmm23, zmm5                                       ;   299.8 p5      61 t1
        vpaddd zmm12, zmm12, zmm3                                       ;   296.0 p5      78 w[11]
        vpaddd zmm14, zmm4, [rel sha256_blocks.T0_constants512 + 1728]  ;   297.0 p5+p3   61 t1
        vmovdqa64 zmm2, zmm25                                           ;   277.8         62 v[2] copy
        vprold zmm3, zmm28, 0x1e                                        ;   298.8 p0      47 v[0]
        vprold zmm5, zmm28, 0x13                                        ;   299.8 p0      47 v[0]
        vprold zmm6, zmm28, 0xa                                         ;   300.8 p0      47 v[0]
        vpternlogd zmm6, zmm5, zmm3, 0x96                               ;   301.8 p5      47 v[0]
        vpaddd zmm11, zmm11, zmm6                                       ;   302.8 p5      63 v[0]
        vpsrld zmm3, zmm9, 3                                            ;   301.8 p0      49 w[12]
        vprold zmm5, zmm9, 0x19                                         ;   302.8 p0      49 w[12]
        vprold zmm6, zmm9, 0xe                                          ;   303.8 p0      49 w[12]
        vpternlogd zmm3, zmm6, zmm5, 0x96                               ;   304.8 p5      49 w[12]
        vpaddd zmm22, zmm22, zmm18                                      ;   301.0 p5      78 w[10]
        vpaddd zmm23, zmm23, zmm13                                      ;   302.0 p5      61 t1
        vpaddd zmm24, zmm24, zmm23                                      ;   303.0 p5      62 v[4]
        vpaddd zmm11, zmm11, zmm23                                      ;   304.0 p5      63 v[0]
        vpternlogd zmm4, zmm24, zmm16, 0xb8                             ;   304.8 p0      51 t1
        vpaddd zmm29, zmm29, zmm4                                       ;   305.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   305.8 p0      52 v[7]
        vprold zmm23, zmm24, 0x1a                                       ;   306.8 p0      48 t1
        vprold zmm4, zmm24, 0x15                                        ;   307.8 p0      48 t1
        vprold zmm5, zmm24, 7                                           ;   308.8 p0      48 t1
        vpternlogd zmm5, zmm4, zmm23, 0x96                              ;   309.8 p5      48 t1
        vpaddd zmm29, zmm29, zmm5                                       ;   310.8 p5      61 t1
        vpsrld zmm23, zmm17, 0xa                                        ;   309.8 p0      50 w[8]
        vprold zmm4, zmm17, 0xf                                         ;   310.8 p0      50 w[8]
        vprold zmm5, zmm17, 0xd                                         ;   311.8 p0      50 w[8]
        vpternlogd zmm23, zmm5, zmm4, 0x96                              ;   312.8 p5      50 w[8]
        vpaddd zmm30, zmm30, zmm23                                      ;   313.8 p5      78 w[8]
        vpaddd zmm1, zmm1, zmm3                                         ;   310.0 p5      78 w[12]
        vpaddd zmm23, zmm16, [rel sha256_blocks.T0_constants512 + 1792] ;   311.0 p5+p2   61 t1
        vmovdqa64 zmm3, zmm28                                           ;   291.0         62 v[1] copy
        vprold zmm4, zmm11, 0x1e                                        ;   312.8 p0      47 v[7]
        vprold zmm5, zmm11, 0x13                                        ;   313.8 p0      47 v[7]
        vprold zmm6, zmm11, 0xa                                         ;   314.8 p0      47 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   315.8 p5      47 v[7]
        vpaddd zmm25, zmm25, zmm6                                       ;   316.8 p5      63 v[7]
        vpsrld zmm4, zmm10, 3                                           ;   315.8 p0      49 w[13]
        vprold zmm5, zmm10, 0x19                                        ;   316.8 p0      49 w[13]
        vprold zmm6, zmm10, 0xe                                         ;   317.8 p0      49 w[13]
        vpternlogd zmm4, zmm6, zmm5, 0x96                               ;   318.8 p5      49 w[13]
        vpaddd zmm12, zmm12, zmm21                                      ;   315.0 p5      78 w[11]
        vpaddd zmm29, zmm29, zmm30                                      ;   316.0 p5      61 t1
        vpaddd zmm31, zmm31, zmm29                                      ;   317.0 p5      62 v[3]
        vpaddd zmm25, zmm25, zmm29                                      ;   318.0 p5      63 v[7]
        vpternlogd zmm16, zmm31, zmm24, 0xb8                            ;   318.8 p0      51 t1
        vpaddd zmm14, zmm14, zmm16                                      ;   319.8 p5      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   319.8 p0      52 v[6]
        vpsrld zmm16, zmm13, 0xa                                        ;   320.8 p0      50 w[9]
        vprold zmm29, zmm13, 0xf                                        ;   321.8 p0      50 w[9]
        vprold zmm5, zmm13, 0xd                                         ;   322.8 p0      50 w[9]
        vpternlogd zmm16, zmm5, zmm29, 0x96                             ;   323.8 p5      50 w[9]
        vpaddd zmm15, zmm15, zmm16                                      ;   324.8 p5      78 w[9]
        vprold zmm16, zmm31, 0x1a                                       ;   323.8 p0      48 t1
        vprold zmm29, zmm31, 0x15                                       ;   324.8 p0      48 t1
        vprold zmm5, zmm31, 7                                           ;   325.8 p0      48 t1
        vpternlogd zmm5, zmm29, zmm16, 0x96                             ;   326.8 p5      48 t1
        vpaddd zmm14, zmm14, zmm5                                       ;   327.8 p5      61 t1
        vpaddd zmm9, zmm9, zmm4                                         ;   324.0 p5      78 w[13]
        vpsrld zmm16, zmm8, 3                                           ;   326.8 p0      49 w[14]
        vprold zmm29, zmm8, 0x19                                        ;   327.8 p0      49 w[14]
        vprold zmm4, zmm8, 0xe                                          ;   328.8 p0      49 w[14]
        vpaddd zmm5, zmm24, [rel sha256_blocks.T0_constants512 + 1856]  ;   325.0 p5+p3   61 t1
        vpternlogd zmm16, zmm4, zmm29, 0x96                             ;   329.8 p5      49 w[14]
        vmovdqa64 zmm29, zmm11                                          ;   305.0         62 v[0] copy
        vprold zmm4, zmm25, 0x1e                                        ;   329.8 p0      47 v[6]
        vpaddd zmm10, zmm10, zmm16                                      ;   330.8 p5      78 w[14]
        vprold zmm16, zmm25, 0x13                                       ;   330.8 p0      47 v[6]
        vprold zmm6, zmm25, 0xa                                         ;   331.8 p0      47 v[6]
        vpternlogd zmm6, zmm16, zmm4, 0x96                              ;   332.8 p5      47 v[6]
        vpaddd zmm28, zmm28, zmm6                                       ;   333.8 p5      63 v[6]
        vpaddd zmm1, zmm1, zmm19                                        ;   330.0 p5      78 w[12]
        vpaddd zmm14, zmm14, zmm15                                      ;   331.0 p5      61 t1
        vpaddd zmm2, zmm2, zmm14                                        ;   332.0 p5      62 v[2]
        vpaddd zmm28, zmm28, zmm14                                      ;   334.8 p0      63 v[6]
        vpternlogd zmm24, zmm2, zmm31, 0xb8                             ;   333.0 p5      51 t1
        vpaddd zmm23, zmm23, zmm24                                      ;   334.0 p0      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   335.8 p5      52 v[5]
        vprold zmm14, zmm2, 0x1a                                        ;   334.8 p0      48 t1
        vprold zmm16, zmm2, 0x15                                        ;   335.8 p0      48 t1
        vprold zmm24, zmm2, 7                                           ;   336.8 p0      48 t1
        vpternlogd zmm24, zmm16, zmm14, 0x96                            ;   337.8 p5      48 t1
        vpaddd zmm23, zmm23, zmm24                                      ;   338.8 p5      61 t1
        vpsrld zmm14, zmm30, 0xa                                        ;   337.8 p0      50 w[10]
        vprold zmm16, zmm30, 0xf                                        ;   338.8 p0      50 w[10]
        vprold zmm24, zmm30, 0xd                                        ;   339.8 p0      50 w[10]
        vpternlogd zmm14, zmm24, zmm16, 0x96                            ;   340.8 p5      50 w[10]
        vpaddd zmm22, zmm22, zmm14                                      ;   341.8 p5      78 w[10]
        vpaddd zmm14, zmm31, [rel sha256_blocks.T0_constants512 + 1920] ;   339.0 p5+p2   61 t1
        vmovdqa64 zmm16, zmm25                                          ;   319.0         62 v[7] copy
        vprold zmm24, zmm28, 0x1e                                       ;   340.8 p0      47 v[5]
        vprold zmm4, zmm28, 0x13                                        ;   341.8 p0      47 v[5]
        vprold zmm6, zmm28, 0xa                                         ;   342.8 p0      47 v[5]
        vpternlogd zmm6, zmm4, zmm24, 0x96                              ;   343.8 p5      47 v[5]
        vpaddd zmm11, zmm11, zmm6                                       ;   344.8 p5      63 v[5]
        vpaddd zmm9, zmm9, zmm17                                        ;   342.0 p5      78 w[13]
        vpaddd zmm23, zmm23, zmm22                                      ;   343.0 p5      61 t1
        vpaddd zmm3, zmm3, zmm23                                        ;   344.0 p0      62 v[1]
        vpaddd zmm11, zmm11, zmm23                                      ;   345.8 p5      63 v[5]
        vpternlogd zmm31, zmm3, zmm2, 0xb8                              ;   345.0 p0      51 t1
        vpaddd zmm5, zmm5, zmm31                                        ;   346.0 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   346.8 p0      52 v[4]
        vpsrld zmm23, zmm26, 3                                          ;   346.8 p0      49 w[15]
        vprold zmm24, zmm26, 0x19                                       ;   347.8 p0      49 w[15]
        vprold zmm31, zmm26, 0xe                                        ;   348.8 p0      49 w[15]
        vpternlogd zmm23, zmm31, zmm24, 0x96                            ;   349.8 p5      49 w[15]
        vpsrld zmm24, zmm15, 0xa                                        ;   349.8 p0      50 w[11]
        vprold zmm31, zmm15, 0xf                                        ;   350.8 p0      50 w[11]
        vprold zmm4, zmm15, 0xd                                         ;   351.8 p0      50 w[11]
        vpternlogd zmm24, zmm4, zmm31, 0x96                             ;   352.8 p5      50 w[11]
        vpaddd zmm12, zmm12, zmm24                                      ;   353.8 p5      78 w[11]
        vprold zmm24, zmm3, 0x1a                                        ;   352.8 p0      48 t1
        vprold zmm31, zmm3, 0x15                                        ;   353.8 p0      48 t1
        vprold zmm4, zmm3, 7                                            ;   354.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm24, 0x96                             ;   355.8 p5      48 t1
        vpaddd zmm5, zmm5, zmm4                                         ;   356.8 p5      61 t1
        vpaddd zmm8, zmm8, zmm23                                        ;   351.0 p5      78 w[15]
        vpaddd zmm23, zmm2, [rel sha256_blocks.T0_constants512 + 1984]  ;   352.0 p5+p3   61 t1
        vmovdqa64 zmm24, zmm28                                          ;   335.8         62 v[6] copy
        vprold zmm31, zmm11, 0x1e                                       ;   355.8 p0      47 v[4]
        vprold zmm4, zmm11, 0x13                                        ;   356.8 p0      47 v[4]
        vprold zmm6, zmm11, 0xa                                         ;   357.8 p0      47 v[4]
        vpternlogd zmm6, zmm4, zmm31, 0x96                              ;   358.8 p5      47 v[4]
        vpaddd zmm25, zmm25, zmm6                                       ;   359.8 p5      63 v[4]
        vpaddd zmm10, zmm10, zmm13                                      ;   355.0 p5      78 w[14]
        vpaddd zmm5, zmm5, zmm12                                        ;   357.8 p5      61 t1
        vpaddd zmm29, zmm29, zmm5                                       ;   358.8 p5      62 v[0]
        vpaddd zmm25, zmm25, zmm5                                       ;   360.8 p5      63 v[4]
        vpternlogd zmm2, zmm29, zmm3, 0xb8                              ;   359.8 p0      51 t1
        vpaddd zmm14, zmm14, zmm2                                       ;   360.8 p5      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   361.8 p0      52 v[3]
        vpsrld zmm31, zmm20, 3                                          ;   360.8 p0      49 w[0]
        vprold zmm2, zmm20, 0x19                                        ;   361.8 p0      49 w[0]
        vprold zmm4, zmm20, 0xe                                         ;   362.8 p0      49 w[0]
        vpternlogd zmm31, zmm4, zmm2, 0x96                              ;   363.8 p5      49 w[0]
        vprold zmm2, zmm29, 0x1a                                        ;   363.8 p0      48 t1
        vprold zmm4, zmm29, 0x15                                        ;   364.8 p0      48 t1
        vprold zmm5, zmm29, 7                                           ;   365.8 p0      48 t1
        vpternlogd zmm5, zmm4, zmm2, 0x96                               ;   366.8 p5      48 t1
        vpaddd zmm14, zmm14, zmm5                                       ;   367.8 p5      61 t1
        vpsrld zmm2, zmm22, 0xa                                         ;   366.8 p0      50 w[12]
        vprold zmm4, zmm22, 0xf                                         ;   367.8 p0      50 w[12]
        vprold zmm5, zmm22, 0xd                                         ;   368.8 p0      50 w[12]
        vpternlogd zmm2, zmm5, zmm4, 0x96                               ;   369.8 p5      50 w[12]
        vpaddd zmm1, zmm1, zmm2                                         ;   370.8 p5      78 w[12]
        vpaddd zmm26, zmm26, zmm31                                      ;   365.0 p5      78 w[0]
        vpaddd zmm31, zmm3, [rel sha256_blocks.T0_constants512 + 2048]  ;   366.0 p5+p2   61 t1
        vmovdqa64 zmm2, zmm11                                           ;   346.8         62 v[5] copy
        vprold zmm4, zmm25, 0x1e                                        ;   369.8 p0      47 v[3]
        vprold zmm5, zmm25, 0x13                                        ;   370.8 p0      47 v[3]
        vprold zmm6, zmm25, 0xa                                         ;   371.8 p0      47 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   372.8 p5      47 v[3]
        vpaddd zmm28, zmm28, zmm6                                       ;   373.8 p5      63 v[3]
        vpaddd zmm8, zmm8, zmm30                                        ;   369.0 p5      78 w[15]
        vpaddd zmm14, zmm14, zmm1                                       ;   371.8 p5      61 t1
        vpaddd zmm16, zmm16, zmm14                                      ;   372.8 p5      62 v[7]
        vpaddd zmm28, zmm28, zmm14                                      ;   374.8 p5      63 v[3]
        vpternlogd zmm3, zmm16, zmm29, 0xb8                             ;   373.8 p0      51 t1
        vpaddd zmm23, zmm23, zmm3                                       ;   374.8 p5      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   375.8 p0      52 v[2]
        vprold zmm14, zmm16, 0x1a                                       ;   374.8 p0      48 t1
        vprold zmm3, zmm16, 0x15                                        ;   375.8 p0      48 t1
        vprold zmm4, zmm16, 7                                           ;   376.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm14, 0x96                              ;   377.8 p5      48 t1
        vpaddd zmm23, zmm23, zmm4                                       ;   378.8 p5      61 t1
        vpsrld zmm14, zmm12, 0xa                                        ;   377.8 p0      50 w[13]
        vprold zmm3, zmm12, 0xf                                         ;   378.8 p0      50 w[13]
        vprold zmm4, zmm12, 0xd                                         ;   379.8 p0      50 w[13]
        vpternlogd zmm14, zmm4, zmm3, 0x96                              ;   380.8 p5      50 w[13]
        vpaddd zmm9, zmm9, zmm14                                        ;   381.8 p5      78 w[13]
        vpsrld zmm14, zmm27, 3                                          ;   380.8 p0      49 w[1]
        vprold zmm3, zmm27, 0x19                                        ;   381.8 p0      49 w[1]
        vprold zmm4, zmm27, 0xe                                         ;   382.8 p0      49 w[1]
        vpternlogd zmm14, zmm4, zmm3, 0x96                              ;   383.8 p5      49 w[1]
        vpaddd zmm3, zmm29, [rel sha256_blocks.T0_constants512 + 2112]  ;   379.0 p5+p3   61 t1
        vpaddd zmm20, zmm20, zmm14                                      ;   384.8 p5      78 w[1]
        vmovdqa64 zmm14, zmm25                                          ;   361.8         62 v[4] copy
        vprold zmm4, zmm28, 0x1e                                        ;   383.8 p0      47 v[2]
        vprold zmm5, zmm28, 0x13                                        ;   384.8 p0      47 v[2]
        vprold zmm6, zmm28, 0xa                                         ;   385.8 p0      47 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   386.8 p5      47 v[2]
        vpaddd zmm11, zmm11, zmm6                                       ;   387.8 p5      63 v[2]
        vpaddd zmm26, zmm26, zmm15                                      ;   383.0 p5      78 w[0]
        vpaddd zmm23, zmm23, zmm9                                       ;   384.0 p5      61 t1
        vpaddd zmm24, zmm24, zmm23                                      ;   385.0 p5      62 v[6]
        vpaddd zmm11, zmm11, zmm23                                      ;   388.8 p5      63 v[2]
        vpternlogd zmm29, zmm24, zmm16, 0xb8                            ;   386.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm29                                      ;   387.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   389.8 p0      52 v[1]
        vprold zmm23, zmm24, 0x1a                                       ;   388.8 p0      48 t1
        vprold zmm29, zmm24, 0x15                                       ;   389.8 p0      48 t1
        vprold zmm4, zmm24, 7                                           ;   390.8 p0      48 t1
        vpternlogd zmm4, zmm29, zmm23, 0x96                             ;   391.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm4                                       ;   392.8 p5      61 t1
        vpsrld zmm23, zmm18, 3                                          ;   391.8 p0      49 w[2]
        vprold zmm29, zmm18, 0x19                                       ;   392.8 p0      49 w[2]
        vprold zmm4, zmm18, 0xe                                         ;   393.8 p0      49 w[2]
        vpternlogd zmm23, zmm4, zmm29, 0x96                             ;   394.8 p5      49 w[2]
        vpsrld zmm29, zmm1, 0xa                                         ;   394.8 p0      50 w[14]
        vprold zmm4, zmm1, 0xf                                          ;   395.8 p0      50 w[14]
        vprold zmm5, zmm1, 0xd                                          ;   396.8 p0      50 w[14]
        vpternlogd zmm29, zmm5, zmm4, 0x96                              ;   397.8 p5      50 w[14]
        vpaddd zmm10, zmm10, zmm29                                      ;   398.8 p5      78 w[14]
        vpaddd zmm27, zmm27, zmm23                                      ;   395.8 p5      78 w[2]
        vpaddd zmm23, zmm16, [rel sha256_blocks.T0_constants512 + 2176] ;   394.0 p5+p2   61 t1
        vmovdqa64 zmm29, zmm28                                          ;   375.8         62 v[3] copy
        vprold zmm4, zmm11, 0x1e                                        ;   397.8 p0      47 v[1]
        vprold zmm5, zmm11, 0x13                                        ;   398.8 p0      47 v[1]
        vprold zmm6, zmm11, 0xa                                         ;   399.8 p0      47 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   400.8 p5      47 v[1]
        vpaddd zmm25, zmm25, zmm6                                       ;   401.8 p5      63 v[1]
        vpaddd zmm20, zmm20, zmm22                                      ;   397.0 p5      78 w[1]
        vpaddd zmm31, zmm31, zmm10                                      ;   399.8 p5      61 t1
        vpaddd zmm2, zmm2, zmm31                                        ;   400.8 p5      62 v[5]
        vpaddd zmm25, zmm25, zmm31                                      ;   402.8 p5      63 v[1]
        vpternlogd zmm16, zmm2, zmm24, 0xb8                             ;   401.8 p0      51 t1
        vpaddd zmm3, zmm3, zmm16                                        ;   402.8 p5      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   403.8 p0      52 v[0]
        vprold zmm16, zmm2, 0x1a                                        ;   402.8 p0      48 t1
        vprold zmm31, zmm2, 0x15                                        ;   403.8 p0      48 t1
        vprold zmm4, zmm2, 7                                            ;   404.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm16, 0x96                             ;   405.8 p5      48 t1
        vpaddd zmm3, zmm3, zmm4                                         ;   406.8 p5      61 t1
        vpsrld zmm16, zmm9, 0xa                                         ;   405.8 p0      50 w[15]
        vprold zmm31, zmm9, 0xf                                         ;   406.8 p0      50 w[15]
        vprold zmm4, zmm9, 0xd                                          ;   407.8 p0      50 w[15]
        vpternlogd zmm16, zmm4, zmm31, 0x96                             ;   408.8 p5      50 w[15]
        vpaddd zmm8, zmm8, zmm16                                        ;   409.8 p5      78 w[15]
        vpsrld zmm16, zmm21, 3                                          ;   408.8 p0      49 w[3]
        vprold zmm31, zmm21, 0x19                                       ;   409.8 p0      49 w[3]
        vprold zmm4, zmm21, 0xe                                         ;   410.8 p0      49 w[3]
        vpternlogd zmm16, zmm4, zmm31, 0x96                             ;   411.8 p5      49 w[3]
        vpaddd zmm31, zmm24, [rel sha256_blocks.T0_constants512 + 2240] ;   407.0 p5+p3   61 t1
        vpaddd zmm18, zmm18, zmm16                                      ;   412.8 p5      78 w[3]
        vmovdqa64 zmm16, zmm11                                          ;   389.8         62 v[2] copy
        vprold zmm4, zmm25, 0x1e                                        ;   411.8 p0      47 v[0]
        vprold zmm5, zmm25, 0x13                                        ;   412.8 p0      47 v[0]
        vprold zmm6, zmm25, 0xa                                         ;   413.8 p0      47 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   414.8 p5      47 v[0]
        vpaddd zmm28, zmm28, zmm6                                       ;   415.8 p5      63 v[0]
        vpaddd zmm27, zmm27, zmm12                                      ;   411.0 p5      78 w[2]
        vpaddd zmm3, zmm3, zmm8                                         ;   412.0 p5      61 t1
        vpaddd zmm14, zmm14, zmm3                                       ;   413.0 p5      62 v[4]
        vpaddd zmm28, zmm28, zmm3                                       ;   416.8 p5      63 v[0]
        vpternlogd zmm24, zmm14, zmm2, 0xb8                             ;   414.8 p0      51 t1
        vpaddd zmm23, zmm23, zmm24                                      ;   415.8 p5      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   417.8 p0      52 v[7]
        vprold zmm24, zmm14, 0x1a                                       ;   416.8 p0      48 t1
        vprold zmm3, zmm14, 0x15                                        ;   417.8 p0      48 t1
        vprold zmm4, zmm14, 7                                           ;   418.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm24, 0x96                              ;   419.8 p5      48 t1
        vpaddd zmm23, zmm23, zmm4                                       ;   420.8 p5      61 t1
        vpsrld zmm24, zmm10, 0xa                                        ;   419.8 p0      50 w[0]
        vprold zmm3, zmm10, 0xf                                         ;   420.8 p0      50 w[0]
        vprold zmm4, zmm10, 0xd                                         ;   421.8 p0      50 w[0]
        vpternlogd zmm24, zmm4, zmm3, 0x96                              ;   422.8 p5      50 w[0]
        vpaddd zmm26, zmm26, zmm24                                      ;   423.8 p5      78 w[0]
        vpsrld zmm24, zmm19, 3                                          ;   422.8 p0      49 w[4]
        vprold zmm3, zmm19, 0x19                                        ;   423.8 p0      49 w[4]
        vprold zmm4, zmm19, 0xe                                         ;   424.8 p0      49 w[4]
        vpternlogd zmm24, zmm4, zmm3, 0x96                              ;   425.8 p5      49 w[4]
        vpaddd zmm3, zmm2, [rel sha256_blocks.T0_constants512 + 2304]   ;   421.0 p5+p2   61 t1
        vpaddd zmm21, zmm21, zmm24                                      ;   426.8 p5      78 w[4]
        vmovdqa64 zmm24, zmm25                                          ;   403.8         62 v[1] copy
        vprold zmm4, zmm28, 0x1e                                        ;   425.8 p0      47 v[7]
        vprold zmm5, zmm28, 0x13                                        ;   426.8 p0      47 v[7]
        vprold zmm6, zmm28, 0xa                                         ;   427.8 p0      47 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   428.8 p5      47 v[7]
        vpaddd zmm11, zmm11, zmm6                                       ;   429.8 p5      63 v[7]
        vpaddd zmm18, zmm18, zmm1                                       ;   425.0 p5      78 w[3]
        vpaddd zmm23, zmm23, zmm26                                      ;   426.0 p5      61 t1
        vpaddd zmm29, zmm29, zmm23                                      ;   427.0 p5      62 v[3]
        vpaddd zmm11, zmm11, zmm23                                      ;   430.8 p5      63 v[7]
        vpternlogd zmm2, zmm29, zmm14, 0xb8                             ;   428.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm2                                       ;   429.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   431.8 p0      52 v[6]
        vprold zmm23, zmm29, 0x1a                                       ;   430.8 p0      48 t1
        vprold zmm2, zmm29, 0x15                                        ;   431.8 p0      48 t1
        vprold zmm4, zmm29, 7                                           ;   432.8 p0      48 t1
        vpternlogd zmm4, zmm2, zmm23, 0x96                              ;   433.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm4                                       ;   434.8 p5      61 t1
        vpsrld zmm23, zmm8, 0xa                                         ;   433.8 p0      50 w[1]
        vprold zmm2, zmm8, 0xf                                          ;   434.8 p0      50 w[1]
        vprold zmm4, zmm8, 0xd                                          ;   435.8 p0      50 w[1]
        vpternlogd zmm23, zmm4, zmm2, 0x96                              ;   436.8 p5      50 w[1]
        vpaddd zmm20, zmm20, zmm23                                      ;   437.8 p5      78 w[1]
        vpsrld zmm23, zmm17, 3                                          ;   436.8 p0      49 w[5]
        vprold zmm2, zmm17, 0x19                                        ;   437.8 p0      49 w[5]
        vprold zmm4, zmm17, 0xe                                         ;   438.8 p0      49 w[5]
        vpternlogd zmm23, zmm4, zmm2, 0x96                              ;   439.8 p5      49 w[5]
        vpaddd zmm2, zmm14, [rel sha256_blocks.T0_constants512 + 2368]  ;   435.0 p5+p3   61 t1
        vpaddd zmm19, zmm19, zmm23                                      ;   440.8 p5      78 w[5]
        vmovdqa64 zmm23, zmm28                                          ;   417.8         62 v[0] copy
        vprold zmm4, zmm11, 0x1e                                        ;   439.8 p0      47 v[6]
        vprold zmm5, zmm11, 0x13                                        ;   440.8 p0      47 v[6]
        vprold zmm6, zmm11, 0xa                                         ;   441.8 p0      47 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   442.8 p5      47 v[6]
        vpaddd zmm25, zmm25, zmm6                                       ;   443.8 p5      63 v[6]
        vpaddd zmm21, zmm21, zmm9                                       ;   439.0 p5      78 w[4]
        vpaddd zmm31, zmm31, zmm20                                      ;   440.0 p5      61 t1
        vpaddd zmm16, zmm16, zmm31                                      ;   441.0 p5      62 v[2]
        vpaddd zmm25, zmm25, zmm31                                      ;   444.8 p5      63 v[6]
        vpternlogd zmm14, zmm16, zmm29, 0xb8                            ;   442.8 p0      51 t1
        vpaddd zmm3, zmm3, zmm14                                        ;   443.8 p5      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   445.8 p0      52 v[5]
        vprold zmm14, zmm16, 0x1a                                       ;   444.8 p0      48 t1
        vprold zmm31, zmm16, 0x15                                       ;   445.8 p0      48 t1
        vprold zmm4, zmm16, 7                                           ;   446.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm14, 0x96                             ;   447.8 p5      48 t1
        vpaddd zmm3, zmm3, zmm4                                         ;   448.8 p5      61 t1
        vpsrld zmm14, zmm26, 0xa                                        ;   447.8 p0      50 w[2]
        vprold zmm31, zmm26, 0xf                                        ;   448.8 p0      50 w[2]
        vprold zmm4, zmm26, 0xd                                         ;   449.8 p0      50 w[2]
        vpternlogd zmm14, zmm4, zmm31, 0x96                             ;   450.8 p5      50 w[2]
        vpaddd zmm27, zmm27, zmm14                                      ;   451.8 p5      78 w[2]
        vpsrld zmm14, zmm13, 3                                          ;   450.8 p0      49 w[6]
        vprold zmm31, zmm13, 0x19                                       ;   451.8 p0      49 w[6]
        vprold zmm4, zmm13, 0xe                                         ;   452.8 p0      49 w[6]
        vpternlogd zmm14, zmm4, zmm31, 0x96                             ;   453.8 p5      49 w[6]
        vpaddd zmm31, zmm29, [rel sha256_blocks.T0_constants512 + 2432] ;   449.0 p5+p2   61 t1
        vpaddd zmm17, zmm17, zmm14                                      ;   454.8 p5      78 w[6]
        vmovdqa64 zmm14, zmm11                                          ;   431.8         62 v[7] copy
        vprold zmm4, zmm25, 0x1e                                        ;   453.8 p0      47 v[5]
        vprold zmm5, zmm25, 0x13                                        ;   454.8 p0      47 v[5]
        vprold zmm6, zmm25, 0xa                                         ;   455.8 p0      47 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   456.8 p5      47 v[5]
        vpaddd zmm28, zmm28, zmm6                                       ;   457.8 p5      63 v[5]
        vpaddd zmm19, zmm19, zmm10                                      ;   453.0 p5      78 w[5]
        vpaddd zmm3, zmm3, zmm27                                        ;   454.0 p5      61 t1
        vpaddd zmm24, zmm24, zmm3                                       ;   455.0 p5      62 v[1]
        vpaddd zmm28, zmm28, zmm3                                       ;   458.8 p5      63 v[5]
        vpternlogd zmm29, zmm24, zmm16, 0xb8                            ;   456.8 p0      51 t1
        vpaddd zmm2, zmm2, zmm29                                        ;   457.8 p5      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   459.8 p0      52 v[4]
        vprold zmm29, zmm24, 0x1a                                       ;   458.8 p0      48 t1
        vprold zmm3, zmm24, 0x15                                        ;   459.8 p0      48 t1
        vprold zmm4, zmm24, 7                                           ;   460.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm29, 0x96                              ;   461.8 p5      48 t1
        vpaddd zmm2, zmm2, zmm4                                         ;   462.8 p5      61 t1
        vpsrld zmm29, zmm20, 0xa                                        ;   461.8 p0      50 w[3]
        vprold zmm3, zmm20, 0xf                                         ;   462.8 p0      50 w[3]
        vprold zmm4, zmm20, 0xd                                         ;   463.8 p0      50 w[3]
        vpternlogd zmm29, zmm4, zmm3, 0x96                              ;   464.8 p5      50 w[3]
        vpaddd zmm18, zmm18, zmm29                                      ;   465.8 p5      78 w[3]
        vpsrld zmm29, zmm30, 3                                          ;   464.8 p0      49 w[7]
        vprold zmm3, zmm30, 0x19                                        ;   465.8 p0      49 w[7]
        vprold zmm4, zmm30, 0xe                                         ;   466.8 p0      49 w[7]
        vpternlogd zmm29, zmm4, zmm3, 0x96                              ;   467.8 p5      49 w[7]
        vpaddd zmm3, zmm16, [rel sha256_blocks.T0_constants512 + 2496]  ;   463.0 p5+p3   61 t1
        vpaddd zmm13, zmm13, zmm29                                      ;   468.8 p5      78 w[7]
        vmovdqa64 zmm29, zmm25                                          ;   445.8         62 v[6] copy
        vprold zmm4, zmm28, 0x1e                                        ;   467.8 p0      47 v[4]
        vprold zmm5, zmm28, 0x13                                        ;   468.8 p0      47 v[4]
        vprold zmm6, zmm28, 0xa                                         ;   469.8 p0      47 v[4]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   470.8 p5      47 v[4]
        vpaddd zmm11, zmm11, zmm6                                       ;   471.8 p5      63 v[4]
        vpaddd zmm17, zmm17, zmm8                                       ;   467.0 p5      78 w[6]
        vpaddd zmm2, zmm2, zmm18                                        ;   468.0 p5      61 t1
        vpaddd zmm23, zmm23, zmm2                                       ;   469.0 p5      62 v[0]
        vpaddd zmm11, zmm11, zmm2                                       ;   472.8 p5      63 v[4]
        vpternlogd zmm16, zmm23, zmm24, 0xb8                            ;   470.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm16                                      ;   471.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   473.8 p0      52 v[3]
        vprold zmm16, zmm23, 0x1a                                       ;   472.8 p0      48 t1
        vprold zmm2, zmm23, 0x15                                        ;   473.8 p0      48 t1
        vprold zmm4, zmm23, 7                                           ;   474.8 p0      48 t1
        vpternlogd zmm4, zmm2, zmm16, 0x96                              ;   475.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm4                                       ;   476.8 p5      61 t1
        vpsrld zmm16, zmm27, 0xa                                        ;   475.8 p0      50 w[4]
        vprold zmm2, zmm27, 0xf                                         ;   476.8 p0      50 w[4]
        vprold zmm4, zmm27, 0xd                                         ;   477.8 p0      50 w[4]
        vpternlogd zmm16, zmm4, zmm2, 0x96                              ;   478.8 p5      50 w[4]
        vpaddd zmm21, zmm21, zmm16                                      ;   479.8 p5      78 w[4]
        vpsrld zmm16, zmm15, 3                                          ;   478.8 p0      49 w[8]
        vprold zmm2, zmm15, 0x19                                        ;   479.8 p0      49 w[8]
        vprold zmm4, zmm15, 0xe                                         ;   480.8 p0      49 w[8]
        vpternlogd zmm16, zmm4, zmm2, 0x96                              ;   481.8 p5      49 w[8]
        vpaddd zmm2, zmm24, [rel sha256_blocks.T0_constants512 + 2560]  ;   477.0 p5+p2   61 t1
        vpaddd zmm30, zmm30, zmm16                                      ;   482.8 p5      78 w[8]
        vmovdqa64 zmm16, zmm28                                          ;   459.8         62 v[5] copy
        vprold zmm4, zmm11, 0x1e                                        ;   481.8 p0      47 v[3]
        vprold zmm5, zmm11, 0x13                                        ;   482.8 p0      47 v[3]
        vprold zmm6, zmm11, 0xa                                         ;   483.8 p0      47 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   484.8 p5      47 v[3]
        vpaddd zmm25, zmm25, zmm6                                       ;   485.8 p5      63 v[3]
        vpaddd zmm13, zmm13, zmm26                                      ;   481.0 p5      78 w[7]
        vpaddd zmm31, zmm31, zmm21                                      ;   482.0 p5      61 t1
        vpaddd zmm14, zmm14, zmm31                                      ;   483.0 p5      62 v[7]
        vpaddd zmm25, zmm25, zmm31                                      ;   486.8 p5      63 v[3]
        vpternlogd zmm24, zmm14, zmm23, 0xb8                            ;   484.8 p0      51 t1
        vpaddd zmm3, zmm3, zmm24                                        ;   485.8 p5      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   487.8 p0      52 v[2]
        vprold zmm24, zmm14, 0x1a                                       ;   486.8 p0      48 t1
        vprold zmm31, zmm14, 0x15                                       ;   487.8 p0      48 t1
        vprold zmm4, zmm14, 7                                           ;   488.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm24, 0x96                             ;   489.8 p5      48 t1
        vpaddd zmm3, zmm3, zmm4                                         ;   490.8 p5      61 t1
        vpsrld zmm24, zmm18, 0xa                                        ;   489.8 p0      50 w[5]
        vprold zmm31, zmm18, 0xf                                        ;   490.8 p0      50 w[5]
        vprold zmm4, zmm18, 0xd                                         ;   491.8 p0      50 w[5]
        vpternlogd zmm24, zmm4, zmm31, 0x96                             ;   492.8 p5      50 w[5]
        vpaddd zmm19, zmm19, zmm24                                      ;   493.8 p5      78 w[5]
        vpsrld zmm24, zmm22, 3                                          ;   492.8 p0      49 w[9]
        vprold zmm31, zmm22, 0x19                                       ;   493.8 p0      49 w[9]
        vprold zmm4, zmm22, 0xe                                         ;   494.8 p0      49 w[9]
        vpternlogd zmm24, zmm4, zmm31, 0x96                             ;   495.8 p5      49 w[9]
        vpaddd zmm31, zmm23, [rel sha256_blocks.T0_constants512 + 2624] ;   491.0 p5+p3   61 t1
        vpaddd zmm15, zmm15, zmm24                                      ;   496.8 p5      78 w[9]
        vmovdqa64 zmm24, zmm11                                          ;   473.8         62 v[4] copy
        vprold zmm4, zmm25, 0x1e                                        ;   495.8 p0      47 v[2]
        vprold zmm5, zmm25, 0x13                                        ;   496.8 p0      47 v[2]
        vprold zmm6, zmm25, 0xa                                         ;   497.8 p0      47 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   498.8 p5      47 v[2]
        vpaddd zmm28, zmm28, zmm6                                       ;   499.8 p5      63 v[2]
        vpaddd zmm30, zmm30, zmm20                                      ;   495.0 p5      78 w[8]
        vpaddd zmm3, zmm3, zmm19                                        ;   496.0 p5      61 t1
        vpaddd zmm29, zmm29, zmm3                                       ;   497.0 p5      62 v[6]
        vpaddd zmm28, zmm28, zmm3                                       ;   500.8 p5      63 v[2]
        vpternlogd zmm23, zmm29, zmm14, 0xb8                            ;   498.8 p0      51 t1
        vpaddd zmm2, zmm2, zmm23                                        ;   499.8 p5      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   501.8 p0      52 v[1]
        vprold zmm23, zmm29, 0x1a                                       ;   500.8 p0      48 t1
        vprold zmm3, zmm29, 0x15                                        ;   501.8 p0      48 t1
        vprold zmm4, zmm29, 7                                           ;   502.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm23, 0x96                              ;   503.8 p5      48 t1
        vpaddd zmm2, zmm2, zmm4                                         ;   504.8 p5      61 t1
        vpsrld zmm23, zmm21, 0xa                                        ;   503.8 p0      50 w[6]
        vprold zmm3, zmm21, 0xf                                         ;   504.8 p0      50 w[6]
        vprold zmm4, zmm21, 0xd                                         ;   505.8 p0      50 w[6]
        vpternlogd zmm23, zmm4, zmm3, 0x96                              ;   506.8 p5      50 w[6]
        vpaddd zmm17, zmm17, zmm23                                      ;   507.8 p5      78 w[6]
        vpsrld zmm23, zmm12, 3                                          ;   506.8 p0      49 w[10]
        vprold zmm3, zmm12, 0x19                                        ;   507.8 p0      49 w[10]
        vprold zmm4, zmm12, 0xe                                         ;   508.8 p0      49 w[10]
        vpternlogd zmm23, zmm4, zmm3, 0x96                              ;   509.8 p5      49 w[10]
        vpaddd zmm3, zmm14, [rel sha256_blocks.T0_constants512 + 2688]  ;   505.0 p5+p2   61 t1
        vpaddd zmm22, zmm22, zmm23                                      ;   510.8 p5      78 w[10]
        vmovdqa64 zmm23, zmm25                                          ;   487.8         62 v[3] copy
        vprold zmm4, zmm28, 0x1e                                        ;   509.8 p0      47 v[1]
        vprold zmm5, zmm28, 0x13                                        ;   510.8 p0      47 v[1]
        vprold zmm6, zmm28, 0xa                                         ;   511.8 p0      47 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   512.8 p5      47 v[1]
        vpaddd zmm11, zmm11, zmm6                                       ;   513.8 p5      63 v[1]
        vpaddd zmm15, zmm15, zmm27                                      ;   509.0 p5      78 w[9]
        vpaddd zmm2, zmm2, zmm17                                        ;   510.0 p5      61 t1
        vpaddd zmm16, zmm16, zmm2                                       ;   511.0 p5      62 v[5]
        vpaddd zmm11, zmm11, zmm2                                       ;   514.8 p5      63 v[1]
        vpternlogd zmm14, zmm16, zmm29, 0xb8                            ;   512.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm14                                      ;   513.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   515.8 p0      52 v[0]
        vprold zmm14, zmm16, 0x1a                                       ;   514.8 p0      48 t1
        vprold zmm2, zmm16, 0x15                                        ;   515.8 p0      48 t1
        vprold zmm4, zmm16, 7                                           ;   516.8 p0      48 t1
        vpternlogd zmm4, zmm2, zmm14, 0x96                              ;   517.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm4                                       ;   518.8 p5      61 t1
        vpsrld zmm14, zmm19, 0xa                                        ;   517.8 p0      50 w[7]
        vprold zmm2, zmm19, 0xf                                         ;   518.8 p0      50 w[7]
        vprold zmm4, zmm19, 0xd                                         ;   519.8 p0      50 w[7]
        vpternlogd zmm14, zmm4, zmm2, 0x96                              ;   520.8 p5      50 w[7]
        vpaddd zmm13, zmm13, zmm14                                      ;   521.8 p5      78 w[7]
        vpsrld zmm14, zmm1, 3                                           ;   520.8 p0      49 w[11]
        vprold zmm2, zmm1, 0x19                                         ;   521.8 p0      49 w[11]
        vprold zmm4, zmm1, 0xe                                          ;   522.8 p0      49 w[11]
        vpternlogd zmm14, zmm4, zmm2, 0x96                              ;   523.8 p5      49 w[11]
        vpaddd zmm2, zmm29, [rel sha256_blocks.T0_constants512 + 2752]  ;   519.0 p5+p3   61 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   524.8 p5      78 w[11]
        vmovdqa64 zmm14, zmm28                                          ;   501.8         62 v[2] copy
        vprold zmm4, zmm11, 0x1e                                        ;   523.8 p0      47 v[0]
        vprold zmm5, zmm11, 0x13                                        ;   524.8 p0      47 v[0]
        vprold zmm6, zmm11, 0xa                                         ;   525.8 p0      47 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   526.8 p5      47 v[0]
        vpaddd zmm25, zmm25, zmm6                                       ;   527.8 p5      63 v[0]
        vpaddd zmm22, zmm22, zmm18                                      ;   523.0 p5      78 w[10]
        vpaddd zmm31, zmm31, zmm13                                      ;   524.0 p5      61 t1
        vpaddd zmm24, zmm24, zmm31                                      ;   525.0 p5      62 v[4]
        vpaddd zmm25, zmm25, zmm31                                      ;   528.8 p5      63 v[0]
        vpternlogd zmm29, zmm24, zmm16, 0xb8                            ;   526.8 p0      51 t1
        vpaddd zmm3, zmm3, zmm29                                        ;   527.8 p5      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   529.8 p0      52 v[7]
        vprold zmm29, zmm24, 0x1a                                       ;   528.8 p0      48 t1
        vprold zmm31, zmm24, 0x15                                       ;   529.8 p0      48 t1
        vprold zmm4, zmm24, 7                                           ;   530.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm29, 0x96                             ;   531.8 p5      48 t1
        vpaddd zmm3, zmm3, zmm4                                         ;   532.8 p5      61 t1
        vpsrld zmm29, zmm17, 0xa                                        ;   531.8 p0      50 w[8]
        vprold zmm31, zmm17, 0xf                                        ;   532.8 p0      50 w[8]
        vprold zmm4, zmm17, 0xd                                         ;   533.8 p0      50 w[8]
        vpternlogd zmm29, zmm4, zmm31, 0x96                             ;   534.8 p5      50 w[8]
        vpaddd zmm30, zmm30, zmm29                                      ;   535.8 p5      78 w[8]
        vpsrld zmm29, zmm9, 3                                           ;   534.8 p0      49 w[12]
        vprold zmm31, zmm9, 0x19                                        ;   535.8 p0      49 w[12]
        vprold zmm4, zmm9, 0xe                                          ;   536.8 p0      49 w[12]
        vpternlogd zmm29, zmm4, zmm31, 0x96                             ;   537.8 p5      49 w[12]
        vpaddd zmm31, zmm16, [rel sha256_blocks.T0_constants512 + 2816] ;   533.0 p5+p2   61 t1
        vpaddd zmm1, zmm1, zmm29                                        ;   538.8 p5      78 w[12]
        vmovdqa64 zmm29, zmm11                                          ;   515.8         62 v[1] copy
        vprold zmm4, zmm25, 0x1e                                        ;   537.8 p0      47 v[7]
        vprold zmm5, zmm25, 0x13                                        ;   538.8 p0      47 v[7]
        vprold zmm6, zmm25, 0xa                                         ;   539.8 p0      47 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   540.8 p5      47 v[7]
        vpaddd zmm28, zmm28, zmm6                                       ;   541.8 p5      63 v[7]
        vpaddd zmm12, zmm12, zmm21                                      ;   537.0 p5      78 w[11]
        vpaddd zmm3, zmm3, zmm30                                        ;   538.0 p5      61 t1
        vpaddd zmm23, zmm23, zmm3                                       ;   539.0 p5      62 v[3]
        vpaddd zmm28, zmm28, zmm3                                       ;   542.8 p5      63 v[7]
        vpternlogd zmm16, zmm23, zmm24, 0xb8                            ;   540.8 p0      51 t1
        vpaddd zmm2, zmm2, zmm16                                        ;   541.8 p5      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   543.8 p0      52 v[6]
        vprold zmm16, zmm23, 0x1a                                       ;   542.8 p0      48 t1
        vprold zmm3, zmm23, 0x15                                        ;   543.8 p0      48 t1
        vprold zmm4, zmm23, 7                                           ;   544.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm16, 0x96                              ;   545.8 p5      48 t1
        vpaddd zmm2, zmm2, zmm4                                         ;   546.8 p5      61 t1
        vpsrld zmm16, zmm13, 0xa                                        ;   545.8 p0      50 w[9]
        vprold zmm3, zmm13, 0xf                                         ;   546.8 p0      50 w[9]
        vprold zmm4, zmm13, 0xd                                         ;   547.8 p0      50 w[9]
        vpternlogd zmm16, zmm4, zmm3, 0x96                              ;   548.8 p5      50 w[9]
        vpaddd zmm15, zmm15, zmm16                                      ;   549.8 p5      78 w[9]
        vpsrld zmm16, zmm10, 3                                          ;   548.8 p0      49 w[13]
        vprold zmm3, zmm10, 0x19                                        ;   549.8 p0      49 w[13]
        vprold zmm4, zmm10, 0xe                                         ;   550.8 p0      49 w[13]
        vpternlogd zmm16, zmm4, zmm3, 0x96                              ;   551.8 p5      49 w[13]
        vpaddd zmm3, zmm24, [rel sha256_blocks.T0_constants512 + 2880]  ;   547.0 p5+p3   61 t1
        vpaddd zmm9, zmm9, zmm16                                        ;   552.8 p5      78 w[13]
        vmovdqa64 zmm16, zmm25                                          ;   529.8         62 v[0] copy
        vprold zmm4, zmm28, 0x1e                                        ;   551.8 p0      47 v[6]
        vprold zmm5, zmm28, 0x13                                        ;   552.8 p0      47 v[6]
        vprold zmm6, zmm28, 0xa                                         ;   553.8 p0      47 v[6]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   554.8 p5      47 v[6]
        vpaddd zmm11, zmm11, zmm6                                       ;   555.8 p5      63 v[6]
        vpaddd zmm1, zmm1, zmm19                                        ;   551.0 p5      78 w[12]
        vpaddd zmm2, zmm2, zmm15                                        ;   552.0 p5      61 t1
        vpaddd zmm14, zmm14, zmm2                                       ;   553.0 p5      62 v[2]
        vpaddd zmm11, zmm11, zmm2                                       ;   556.8 p5      63 v[6]
        vpternlogd zmm24, zmm14, zmm23, 0xb8                            ;   554.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm24                                      ;   555.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   557.8 p0      52 v[5]
        vprold zmm24, zmm14, 0x1a                                       ;   556.8 p0      48 t1
        vprold zmm2, zmm14, 0x15                                        ;   557.8 p0      48 t1
        vprold zmm4, zmm14, 7                                           ;   558.8 p0      48 t1
        vpternlogd zmm4, zmm2, zmm24, 0x96                              ;   559.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm4                                       ;   560.8 p5      61 t1
        vpsrld zmm24, zmm30, 0xa                                        ;   559.8 p0      50 w[10]
        vprold zmm2, zmm30, 0xf                                         ;   560.8 p0      50 w[10]
        vprold zmm4, zmm30, 0xd                                         ;   561.8 p0      50 w[10]
        vpternlogd zmm24, zmm4, zmm2, 0x96                              ;   562.8 p5      50 w[10]
        vpaddd zmm22, zmm22, zmm24                                      ;   563.8 p5      78 w[10]
        vpsrld zmm24, zmm8, 3                                           ;   562.8 p0      49 w[14]
        vprold zmm2, zmm8, 0x19                                         ;   563.8 p0      49 w[14]
        vprold zmm4, zmm8, 0xe                                          ;   564.8 p0      49 w[14]
        vpternlogd zmm24, zmm4, zmm2, 0x96                              ;   565.8 p5      49 w[14]
        vpaddd zmm2, zmm23, [rel sha256_blocks.T0_constants512 + 2944]  ;   561.0 p5+p2   61 t1
        vpaddd zmm10, zmm10, zmm24                                      ;   566.8 p5      78 w[14]
        vmovdqa64 zmm24, zmm28                                          ;   543.8         62 v[7] copy
        vprold zmm4, zmm11, 0x1e                                        ;   565.8 p0      47 v[5]
        vprold zmm5, zmm11, 0x13                                        ;   566.8 p0      47 v[5]
        vprold zmm6, zmm11, 0xa                                         ;   567.8 p0      47 v[5]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   568.8 p5      47 v[5]
        vpaddd zmm25, zmm25, zmm6                                       ;   569.8 p5      63 v[5]
        vpaddd zmm9, zmm9, zmm17                                        ;   565.0 p5      78 w[13]
        vpaddd zmm31, zmm31, zmm22                                      ;   566.0 p5      61 t1
        vpaddd zmm29, zmm29, zmm31                                      ;   567.0 p5      62 v[1]
        vpaddd zmm25, zmm25, zmm31                                      ;   570.8 p5      63 v[5]
        vpternlogd zmm23, zmm29, zmm14, 0xb8                            ;   568.8 p0      51 t1
        vpaddd zmm3, zmm3, zmm23                                        ;   569.8 p5      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   571.8 p0      52 v[4]
        vprold zmm23, zmm29, 0x1a                                       ;   570.8 p0      48 t1
        vprold zmm31, zmm29, 0x15                                       ;   571.8 p0      48 t1
        vprold zmm4, zmm29, 7                                           ;   572.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm23, 0x96                             ;   573.8 p5      48 t1
        vpaddd zmm3, zmm3, zmm4                                         ;   574.8 p5      61 t1
        vpsrld zmm23, zmm15, 0xa                                        ;   573.8 p0      50 w[11]
        vprold zmm31, zmm15, 0xf                                        ;   574.8 p0      50 w[11]
        vprold zmm4, zmm15, 0xd                                         ;   575.8 p0      50 w[11]
        vpternlogd zmm23, zmm4, zmm31, 0x96                             ;   576.8 p5      50 w[11]
        vpaddd zmm12, zmm12, zmm23                                      ;   577.8 p5      78 w[11]
        vpsrld zmm23, zmm26, 3                                          ;   576.8 p0      49 w[15]
        vprold zmm31, zmm26, 0x19                                       ;   577.8 p0      49 w[15]
        vprold zmm4, zmm26, 0xe                                         ;   578.8 p0      49 w[15]
        vpternlogd zmm23, zmm4, zmm31, 0x96                             ;   579.8 p5      49 w[15]
        vpaddd zmm31, zmm14, [rel sha256_blocks.T0_constants512 + 3008] ;   575.0 p5+p3   61 t1
        vpaddd zmm8, zmm8, zmm23                                        ;   580.8 p5      78 w[15]
        vmovdqa64 zmm23, zmm11                                          ;   557.8         62 v[6] copy
        vprold zmm4, zmm25, 0x1e                                        ;   579.8 p0      47 v[4]
        vprold zmm5, zmm25, 0x13                                        ;   580.8 p0      47 v[4]
        vprold zmm6, zmm25, 0xa                                         ;   581.8 p0      47 v[4]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   582.8 p5      47 v[4]
        vpaddd zmm28, zmm28, zmm6                                       ;   583.8 p5      63 v[4]
        vpaddd zmm10, zmm10, zmm13                                      ;   579.0 p5      78 w[14]
        vpaddd zmm3, zmm3, zmm12                                        ;   580.0 p5      61 t1
        vpaddd zmm16, zmm16, zmm3                                       ;   581.0 p5      62 v[0]
        vpaddd zmm28, zmm28, zmm3                                       ;   584.8 p5      63 v[4]
        vpternlogd zmm14, zmm16, zmm29, 0xb8                            ;   582.8 p0      51 t1
        vpaddd zmm2, zmm2, zmm14                                        ;   583.8 p5      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   585.8 p0      52 v[3]
        vprold zmm14, zmm16, 0x1a                                       ;   584.8 p0      48 t1
        vprold zmm3, zmm16, 0x15                                        ;   585.8 p0      48 t1
        vprold zmm4, zmm16, 7                                           ;   586.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm14, 0x96                              ;   587.8 p5      48 t1
        vpaddd zmm2, zmm2, zmm4                                         ;   588.8 p5      61 t1
        vpsrld zmm14, zmm22, 0xa                                        ;   587.8 p0      50 w[12]
        vprold zmm3, zmm22, 0xf                                         ;   588.8 p0      50 w[12]
        vprold zmm4, zmm22, 0xd                                         ;   589.8 p0      50 w[12]
        vpternlogd zmm14, zmm4, zmm3, 0x96                              ;   590.8 p5      50 w[12]
        vpaddd zmm1, zmm1, zmm14                                        ;   591.8 p5      78 w[12]
        vpsrld zmm14, zmm20, 3                                          ;   590.8 p0      49 w[0]
        vprold zmm3, zmm20, 0x19                                        ;   591.8 p0      49 w[0]
        vprold zmm4, zmm20, 0xe                                         ;   592.8 p0      49 w[0]
        vpternlogd zmm14, zmm4, zmm3, 0x96                              ;   593.8 p5      49 w[0]
        vpaddd zmm3, zmm29, [rel sha256_blocks.T0_constants512 + 3072]  ;   589.0 p5+p2   61 t1
        vpaddd zmm26, zmm26, zmm14                                      ;   594.8 p5      78 w[0]
        vmovdqa64 zmm14, zmm25                                          ;   571.8         62 v[5] copy
        vprold zmm4, zmm28, 0x1e                                        ;   593.8 p0      47 v[3]
        vprold zmm5, zmm28, 0x13                                        ;   594.8 p0      47 v[3]
        vprold zmm6, zmm28, 0xa                                         ;   595.8 p0      47 v[3]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   596.8 p5      47 v[3]
        vpaddd zmm11, zmm11, zmm6                                       ;   597.8 p5      63 v[3]
        vpaddd zmm8, zmm8, zmm30                                        ;   593.0 p5      78 w[15]
        vpaddd zmm2, zmm2, zmm1                                         ;   594.0 p5      61 t1
        vpaddd zmm24, zmm24, zmm2                                       ;   595.0 p5      62 v[7]
        vpaddd zmm11, zmm11, zmm2                                       ;   598.8 p5      63 v[3]
        vpternlogd zmm29, zmm24, zmm16, 0xb8                            ;   596.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm29                                      ;   597.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   599.8 p0      52 v[2]
        vprold zmm29, zmm24, 0x1a                                       ;   598.8 p0      48 t1
        vprold zmm2, zmm24, 0x15                                        ;   599.8 p0      48 t1
        vprold zmm4, zmm24, 7                                           ;   600.8 p0      48 t1
        vpternlogd zmm4, zmm2, zmm29, 0x96                              ;   601.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm4                                       ;   602.8 p5      61 t1
        vpsrld zmm29, zmm12, 0xa                                        ;   601.8 p0      50 w[13]
        vprold zmm2, zmm12, 0xf                                         ;   602.8 p0      50 w[13]
        vprold zmm4, zmm12, 0xd                                         ;   603.8 p0      50 w[13]
        vpternlogd zmm29, zmm4, zmm2, 0x96                              ;   604.8 p5      50 w[13]
        vpaddd zmm9, zmm9, zmm29                                        ;   605.8 p5      78 w[13]
        vpsrld zmm29, zmm27, 3                                          ;   604.8 p0      49 w[1]
        vprold zmm2, zmm27, 0x19                                        ;   605.8 p0      49 w[1]
        vprold zmm4, zmm27, 0xe                                         ;   606.8 p0      49 w[1]
        vpternlogd zmm29, zmm4, zmm2, 0x96                              ;   607.8 p5      49 w[1]
        vpaddd zmm2, zmm16, [rel sha256_blocks.T0_constants512 + 3136]  ;   603.0 p5+p3   61 t1
        vpaddd zmm20, zmm20, zmm29                                      ;   608.8 p5      78 w[1]
        vmovdqa64 zmm29, zmm28                                          ;   585.8         62 v[4] copy
        vprold zmm4, zmm11, 0x1e                                        ;   607.8 p0      47 v[2]
        vprold zmm5, zmm11, 0x13                                        ;   608.8 p0      47 v[2]
        vprold zmm6, zmm11, 0xa                                         ;   609.8 p0      47 v[2]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   610.8 p5      47 v[2]
        vpaddd zmm25, zmm25, zmm6                                       ;   611.8 p5      63 v[2]
        vpaddd zmm26, zmm26, zmm15                                      ;   607.0 p5      78 w[0]
        vpaddd zmm31, zmm31, zmm9                                       ;   608.0 p5      61 t1
        vpaddd zmm23, zmm23, zmm31                                      ;   609.0 p5      62 v[6]
        vpaddd zmm25, zmm25, zmm31                                      ;   612.8 p5      63 v[2]
        vpternlogd zmm16, zmm23, zmm24, 0xb8                            ;   610.8 p0      51 t1
        vpaddd zmm3, zmm3, zmm16                                        ;   611.8 p5      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   613.8 p0      52 v[1]
        vprold zmm16, zmm23, 0x1a                                       ;   612.8 p0      48 t1
        vprold zmm31, zmm23, 0x15                                       ;   613.8 p0      48 t1
        vprold zmm4, zmm23, 7                                           ;   614.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm16, 0x96                             ;   615.8 p5      48 t1
        vpaddd zmm3, zmm3, zmm4                                         ;   616.8 p5      61 t1
        vpsrld zmm16, zmm1, 0xa                                         ;   615.8 p0      50 w[14]
        vprold zmm31, zmm1, 0xf                                         ;   616.8 p0      50 w[14]
        vprold zmm4, zmm1, 0xd                                          ;   617.8 p0      50 w[14]
        vpternlogd zmm16, zmm4, zmm31, 0x96                             ;   618.8 p5      50 w[14]
        vpaddd zmm10, zmm10, zmm16                                      ;   619.8 p5      78 w[14]
        vpsrld zmm16, zmm18, 3                                          ;   618.8 p0      49 w[2]
        vprold zmm31, zmm18, 0x19                                       ;   619.8 p0      49 w[2]
        vprold zmm4, zmm18, 0xe                                         ;   620.8 p0      49 w[2]
        vpternlogd zmm16, zmm4, zmm31, 0x96                             ;   621.8 p5      49 w[2]
        vpaddd zmm31, zmm24, [rel sha256_blocks.T0_constants512 + 3200] ;   617.0 p5+p2   61 t1
        vpaddd zmm27, zmm27, zmm16                                      ;   622.8 p5      78 w[2]
        vmovdqa64 zmm16, zmm11                                          ;   599.8         62 v[3] copy
        vprold zmm4, zmm25, 0x1e                                        ;   621.8 p0      47 v[1]
        vprold zmm5, zmm25, 0x13                                        ;   622.8 p0      47 v[1]
        vprold zmm6, zmm25, 0xa                                         ;   623.8 p0      47 v[1]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   624.8 p5      47 v[1]
        vpaddd zmm28, zmm28, zmm6                                       ;   625.8 p5      63 v[1]
        vpaddd zmm20, zmm20, zmm22                                      ;   621.0 p5      78 w[1]
        vpaddd zmm3, zmm3, zmm10                                        ;   622.0 p5      61 t1
        vpaddd zmm14, zmm14, zmm3                                       ;   623.0 p5      62 v[5]
        vpaddd zmm28, zmm28, zmm3                                       ;   626.8 p5      63 v[1]
        vpternlogd zmm24, zmm14, zmm23, 0xb8                            ;   624.8 p0      51 t1
        vpaddd zmm2, zmm2, zmm24                                        ;   625.8 p5      61 t1
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   627.8 p0      52 v[0]
        vprold zmm24, zmm14, 0x1a                                       ;   626.8 p0      48 t1
        vprold zmm3, zmm14, 0x15                                        ;   627.8 p0      48 t1
        vprold zmm4, zmm14, 7                                           ;   628.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm24, 0x96                              ;   629.8 p5      48 t1
        vpaddd zmm2, zmm2, zmm4                                         ;   630.8 p5      61 t1
        vpsrld zmm24, zmm9, 0xa                                         ;   629.8 p0      50 w[15]
        vprold zmm3, zmm9, 0xf                                          ;   630.8 p0      50 w[15]
        vprold zmm4, zmm9, 0xd                                          ;   631.8 p0      50 w[15]
        vpternlogd zmm24, zmm4, zmm3, 0x96                              ;   632.8 p5      50 w[15]
        vpaddd zmm8, zmm8, zmm24                                        ;   633.8 p5      78 w[15]
        vpsrld zmm24, zmm21, 3                                          ;   632.8 p0      49 w[3]
        vprold zmm3, zmm21, 0x19                                        ;   633.8 p0      49 w[3]
        vprold zmm4, zmm21, 0xe                                         ;   634.8 p0      49 w[3]
        vpternlogd zmm24, zmm4, zmm3, 0x96                              ;   635.8 p5      49 w[3]
        vpaddd zmm3, zmm23, [rel sha256_blocks.T0_constants512 + 3264]  ;   631.0 p5+p3   61 t1
        vpaddd zmm18, zmm18, zmm24                                      ;   636.8 p5      78 w[3]
        vmovdqa64 zmm24, zmm25                                          ;   613.8         62 v[2] copy
        vprold zmm4, zmm28, 0x1e                                        ;   635.8 p0      47 v[0]
        vprold zmm5, zmm28, 0x13                                        ;   636.8 p0      47 v[0]
        vprold zmm6, zmm28, 0xa                                         ;   637.8 p0      47 v[0]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   638.8 p5      47 v[0]
        vpaddd zmm11, zmm11, zmm6                                       ;   639.8 p5      63 v[0]
        vpaddd zmm27, zmm27, zmm12                                      ;   635.0 p5      78 w[2]
        vpaddd zmm2, zmm2, zmm8                                         ;   636.0 p5      61 t1
        vpaddd zmm29, zmm29, zmm2                                       ;   637.0 p5      62 v[4]
        vpaddd zmm11, zmm11, zmm2                                       ;   640.8 p5      63 v[0]
        vpternlogd zmm23, zmm29, zmm14, 0xb8                            ;   638.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm23                                      ;   639.8 p5      61 t1
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   641.8 p0      52 v[7]
        vprold zmm23, zmm29, 0x1a                                       ;   640.8 p0      48 t1
        vprold zmm2, zmm29, 0x15                                        ;   641.8 p0      48 t1
        vprold zmm4, zmm29, 7                                           ;   642.8 p0      48 t1
        vpternlogd zmm4, zmm2, zmm23, 0x96                              ;   643.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm4                                       ;   644.8 p5      61 t1
        vpsrld zmm23, zmm10, 0xa                                        ;   643.8 p0      50 w[0]
        vprold zmm2, zmm10, 0xf                                         ;   644.8 p0      50 w[0]
        vprold zmm4, zmm10, 0xd                                         ;   645.8 p0      50 w[0]
        vpternlogd zmm23, zmm4, zmm2, 0x96                              ;   646.8 p5      50 w[0]
        vpaddd zmm26, zmm26, zmm23                                      ;   647.8 p5      78 w[0]
        vpsrld zmm23, zmm19, 3                                          ;   646.8 p0      49 w[4]
        vprold zmm2, zmm19, 0x19                                        ;   647.8 p0      49 w[4]
        vprold zmm4, zmm19, 0xe                                         ;   648.8 p0      49 w[4]
        vpternlogd zmm23, zmm4, zmm2, 0x96                              ;   649.8 p5      49 w[4]
        vpaddd zmm2, zmm14, [rel sha256_blocks.T0_constants512 + 3328]  ;   645.0 p5+p2   61 t1
        vpaddd zmm21, zmm21, zmm23                                      ;   650.8 p5      78 w[4]
        vmovdqa64 zmm23, zmm28                                          ;   627.8         62 v[1] copy
        vprold zmm4, zmm11, 0x1e                                        ;   649.8 p0      47 v[7]
        vprold zmm5, zmm11, 0x13                                        ;   650.8 p0      47 v[7]
        vprold zmm6, zmm11, 0xa                                         ;   651.8 p0      47 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                               ;   652.8 p5      47 v[7]
        vpaddd zmm25, zmm25, zmm6                                       ;   653.8 p5      63 v[7]
        vpaddd zmm31, zmm31, zmm26                                      ;   649.0 p5      61 t1
        vpaddd zmm16, zmm16, zmm31                                      ;   650.0 p5      62 v[3]
        vpaddd zmm25, zmm25, zmm31                                      ;   654.8 p5      63 v[7]
        vpternlogd zmm14, zmm16, zmm29, 0xb8                            ;   652.0 p5      51 t1
        vpaddd zmm3, zmm3, zmm14                                        ;   653.0 p0      61 t1
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   655.8 p5      52 v[6]
        vpaddd zmm18, zmm18, zmm1                                       ;   653.8 p0      78 w[3]
        vprold zmm14, zmm16, 0x1a                                       ;   654.8 p0      48 t1
        vprold zmm31, zmm16, 0x15                                       ;   655.8 p0      48 t1
        vprold zmm4, zmm16, 7                                           ;   656.8 p0      48 t1
        vpternlogd zmm4, zmm31, zmm14, 0x96                             ;   657.8 p5      48 t1
        vpaddd zmm3, zmm3, zmm4                                         ;   658.8 p5      61 t1
        vpsrld zmm14, zmm8, 0xa                                         ;   657.8 p0      50 w[1]
        vprold zmm31, zmm8, 0xf                                         ;   658.8 p0      50 w[1]
        vprold zmm4, zmm8, 0xd                                          ;   659.8 p0      50 w[1]
        vpternlogd zmm14, zmm4, zmm31, 0x96                             ;   660.8 p5      50 w[1]
        vpaddd zmm20, zmm20, zmm14                                      ;   661.8 p5      78 w[1]
        vpaddd zmm3, zmm3, zmm20                                        ;   662.8 p5      61 t1
        vpaddd zmm24, zmm24, zmm3                                       ;   663.8 p5      62 v[2]
        vpaddd zmm28, zmm28, zmm3                                       ;   663.8 p5      63 v[6]
        vmovdqa64 zmm14, zmm24                                          ;   664.8         51 t1 copy
        vpternlogd zmm14, zmm16, zmm29, 0xca                            ;   664.8 p0      51 t1
        vpaddd zmm2, zmm2, zmm14                                        ;   665.8 p5      61 t1
        vpaddd zmm29, zmm29, [rel sha256_blocks.T0_constants512 + 3392] ;   661.8 p0+p3   61 t1
        vpsrld zmm14, zmm17, 3                                          ;   662.8 p0      49 w[5]
        vprold zmm31, zmm17, 0x19                                       ;   663.8 p0      49 w[5]
        vprold zmm3, zmm17, 0xe                                         ;   664.8 p0      49 w[5]
        vpternlogd zmm14, zmm3, zmm31, 0x96                             ;   665.8 p5      49 w[5]
        vpaddd zmm19, zmm19, zmm14                                      ;   666.8 p5      78 w[5]
        vmovdqa64 zmm14, zmm11                                          ;   641.8         62 v[0] copy
        vprold zmm31, zmm25, 0x1e                                       ;   665.8 p0      47 v[6]
        vprold zmm3, zmm25, 0x13                                        ;   666.8 p0      47 v[6]
        vprold zmm4, zmm25, 0xa                                         ;   667.8 p0      47 v[6]
        vpternlogd zmm4, zmm3, zmm31, 0x96                              ;   668.8 p5      47 v[6]
        vpaddd zmm28, zmm28, zmm4                                       ;   669.8 p5      63 v[6]
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   670.8 p5      52 v[5]
        vpsrld zmm31, zmm20, 0xa                                        ;   668.8 p0      50 w[3]
        vprold zmm3, zmm20, 0xf                                         ;   669.8 p0      50 w[3]
        vprold zmm4, zmm20, 0xd                                         ;   670.8 p0      50 w[3]
        vpternlogd zmm31, zmm4, zmm3, 0x96                              ;   671.8 p5      50 w[3]
        vpaddd zmm18, zmm18, zmm31                                      ;   672.8 p5      78 w[3]
        vpaddd zmm21, zmm21, zmm9                                       ;   669.0 p5      78 w[4]
        vpsrld zmm31, zmm26, 0xa                                        ;   671.8 p0      50 w[2]
        vprold zmm3, zmm26, 0xf                                         ;   672.8 p0      50 w[2]
        vprold zmm4, zmm26, 0xd                                         ;   673.8 p0      50 w[2]
        vpternlogd zmm31, zmm4, zmm3, 0x96                              ;   674.8 p5      50 w[2]
        vpaddd zmm27, zmm27, zmm31                                      ;   675.8 p5      78 w[2]
        vpaddd zmm2, zmm2, zmm27                                        ;   676.8 p5      61 t1
        vprold zmm31, zmm24, 0x1a                                       ;   674.8 p0      48 t1
        vprold zmm3, zmm24, 0x15                                        ;   675.8 p0      48 t1
        vprold zmm4, zmm24, 7                                           ;   676.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm31, 0x96                              ;   677.8 p5      48 t1
        vpaddd zmm2, zmm2, zmm4                                         ;   678.8 p5      61 t1
        vpaddd zmm23, zmm23, zmm2                                       ;   679.8 p5      62 v[1]
        vpaddd zmm11, zmm11, zmm2                                       ;   679.8 p5      63 v[5]
        vmovdqa64 zmm31, zmm23                                          ;   680.8         51 t1 copy
        vpternlogd zmm31, zmm24, zmm16, 0xca                            ;   680.8 p5      51 t1
        vpaddd zmm29, zmm29, zmm31                                      ;   681.8 p0      61 t1
        vpaddd zmm16, zmm16, [rel sha256_blocks.T0_constants512 + 3456] ;   678.0 p5+p2   61 t1
        vpaddd zmm29, zmm29, zmm18                                      ;   682.8 p0      61 t1
        vpsrld zmm31, zmm13, 3                                          ;   679.8 p0      49 w[6]
        vprold zmm2, zmm13, 0x19                                        ;   680.8 p0      49 w[6]
        vprold zmm3, zmm13, 0xe                                         ;   681.8 p0      49 w[6]
        vpternlogd zmm31, zmm3, zmm2, 0x96                              ;   682.8 p5      49 w[6]
        vmovdqa64 zmm2, zmm25                                           ;   655.8         62 v[7] copy
        vpaddd zmm17, zmm17, zmm31                                      ;   683.8 p5      78 w[6]
        vprold zmm31, zmm28, 0x1e                                       ;   682.8 p0      47 v[5]
        vprold zmm3, zmm28, 0x13                                        ;   683.8 p0      47 v[5]
        vprold zmm4, zmm28, 0xa                                         ;   684.8 p0      47 v[5]
        vpternlogd zmm4, zmm3, zmm31, 0x96                              ;   685.8 p5      47 v[5]
        vpaddd zmm11, zmm11, zmm4                                       ;   686.8 p5      63 v[5]
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   687.8 p5      52 v[4]
        vpsrld zmm31, zmm27, 0xa                                        ;   685.8 p0      50 w[4]
        vprold zmm3, zmm27, 0xf                                         ;   686.8 p0      50 w[4]
        vprold zmm4, zmm27, 0xd                                         ;   687.8 p0      50 w[4]
        vpternlogd zmm31, zmm4, zmm3, 0x96                              ;   688.8 p5      50 w[4]
        vpaddd zmm21, zmm21, zmm31                                      ;   689.8 p5      78 w[4]
        vpaddd zmm19, zmm19, zmm10                                      ;   686.0 p5      78 w[5]
        vprold zmm31, zmm23, 0x1a                                       ;   688.8 p0      48 t1
        vprold zmm3, zmm23, 0x15                                        ;   689.8 p0      48 t1
        vprold zmm4, zmm23, 7                                           ;   690.8 p0      48 t1
        vpternlogd zmm4, zmm3, zmm31, 0x96                              ;   691.8 p5      48 t1
        vpaddd zmm29, zmm29, zmm4                                       ;   692.8 p5      61 t1
        vpaddd zmm14, zmm14, zmm29                                      ;   693.8 p5      62 v[0]
        vpaddd zmm25, zmm25, zmm29                                      ;   693.8 p5      63 v[4]
        vmovdqa64 zmm29, zmm14                                          ;   694.8         51 t1 copy
        vpternlogd zmm29, zmm23, zmm24, 0xca                            ;   694.8 p5      51 t1
        vpaddd zmm16, zmm16, zmm29                                      ;   695.8 p0      61 t1
        vpaddd zmm24, zmm24, [rel sha256_blocks.T0_constants512 + 3520] ;   692.0 p5+p3   61 t1
        vpaddd zmm16, zmm16, zmm21                                      ;   696.8 p0      61 t1
        vpsrld zmm29, zmm30, 3                                          ;   693.8 p0      49 w[7]
        vprold zmm31, zmm30, 0x19                                       ;   694.8 p0      49 w[7]
        vprold zmm3, zmm30, 0xe                                         ;   695.8 p0      49 w[7]
        vpternlogd zmm29, zmm3, zmm31, 0x96                             ;   696.8 p5      49 w[7]
        vpsrld zmm31, zmm18, 0xa                                        ;   696.8 p0      50 w[5]
        vprold zmm3, zmm18, 0xf                                         ;   697.8 p0      50 w[5]
        vprold zmm4, zmm18, 0xd                                         ;   698.8 p0      50 w[5]
        vpternlogd zmm31, zmm4, zmm3, 0x96                              ;   699.8 p5      50 w[5]
        vpaddd zmm19, zmm19, zmm31                                      ;   700.8 p5      78 w[5]
        vmovdqa64 zmm31, zmm28                                          ;   670.8         62 v[6] copy
        vpaddd zmm13, zmm13, zmm29                                      ;   697.8 p5      78 w[7]
        vprold zmm29, zmm11, 0x1e                                       ;   699.8 p0      47 v[4]
        vprold zmm3, zmm11, 0x13                                        ;   700.8 p0      47 v[4]
        vprold zmm4, zmm11, 0xa                                         ;   701.8 p0      47 v[4]
        vpternlogd zmm4, zmm3, zmm29, 0x96                              ;   702.8 p5      47 v[4]
        vpaddd zmm25, zmm25, zmm4                                       ;   703.8 p5      63 v[4]
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   704.8 p5      52 v[3]
        vpaddd zmm30, zmm30, zmm20                                      ;   700.0 p5      78 w[8]
        vpaddd zmm17, zmm17, zmm8                                       ;   701.0 p5      78 w[6]
        vpaddd zmm24, zmm24, zmm19                                      ;   702.0 p5      61 t1
        vprold zmm20, zmm14, 0x1a                                       ;   702.8 p0      48 t1
        vprold zmm29, zmm14, 0x15                                       ;   703.8 p0      48 t1
        vprold zmm3, zmm14, 7                                           ;   704.8 p0      48 t1
        vpternlogd zmm3, zmm29, zmm20, 0x96                             ;   705.8 p5      48 t1
        vpaddd zmm16, zmm16, zmm3                                       ;   706.8 p5      61 t1
        vpaddd zmm2, zmm2, zmm16                                        ;   707.8 p5      62 v[7]
        vpaddd zmm28, zmm28, zmm16                                      ;   707.8 p0      63 v[3]
        vmovdqa64 zmm16, zmm2                                           ;   708.8         51 t1 copy
        vpternlogd zmm16, zmm14, zmm23, 0xca                            ;   708.8 p5      51 t1
        vpaddd zmm24, zmm24, zmm16                                      ;   709.8 p0      61 t1
        vpaddd zmm23, zmm23, [rel sha256_blocks.T0_constants512 + 3584] ;   707.0 p5+p2   61 t1
        vpsrld zmm16, zmm15, 3                                          ;   707.8 p0      49 w[8]
        vprold zmm20, zmm15, 0x19                                       ;   708.8 p0      49 w[8]
        vprold zmm29, zmm15, 0xe                                        ;   709.8 p0      49 w[8]
        vpternlogd zmm16, zmm29, zmm20, 0x96                            ;   710.8 p5      49 w[8]
        vpaddd zmm13, zmm13, zmm26                                      ;   709.0 p5      78 w[7]
        vpaddd zmm30, zmm30, zmm16                                      ;   711.8 p5      78 w[8]
        vpsrld zmm16, zmm21, 0xa                                        ;   710.8 p0      50 w[6]
        vprold zmm20, zmm21, 0xf                                        ;   711.8 p0      50 w[6]
        vprold zmm29, zmm21, 0xd                                        ;   712.8 p0      50 w[6]
        vpternlogd zmm16, zmm29, zmm20, 0x96                            ;   713.8 p5      50 w[6]
        vpaddd zmm17, zmm17, zmm16                                      ;   714.8 p5      78 w[6]
        vmovdqa64 zmm16, zmm11                                          ;   687.8         62 v[5] copy
        vprold zmm20, zmm25, 0x1e                                       ;   713.8 p0      47 v[3]
        vprold zmm29, zmm25, 0x13                                       ;   714.8 p0      47 v[3]
        vprold zmm3, zmm25, 0xa                                         ;   715.8 p0      47 v[3]
        vpternlogd zmm3, zmm29, zmm20, 0x96                             ;   716.8 p5      47 v[3]
        vpaddd zmm28, zmm28, zmm3                                       ;   717.8 p5      63 v[3]
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   718.8 p5      52 v[2]
        vpaddd zmm15, zmm15, zmm27                                      ;   716.0 p5      78 w[9]
        vpaddd zmm23, zmm23, zmm17                                      ;   716.8 p0      61 t1
        vprold zmm20, zmm2, 0x1a                                        ;   717.8 p0      48 t1
        vprold zmm27, zmm2, 0x15                                        ;   718.8 p0      48 t1
        vprold zmm29, zmm2, 7                                           ;   719.8 p0      48 t1
        vpternlogd zmm29, zmm27, zmm20, 0x96                            ;   720.8 p5      48 t1
        vpaddd zmm24, zmm24, zmm29                                      ;   721.8 p5      61 t1
        vpaddd zmm31, zmm31, zmm24                                      ;   722.8 p5      62 v[6]
        vpaddd zmm11, zmm11, zmm24                                      ;   722.8 p5      63 v[2]
        vmovdqa64 zmm20, zmm31                                          ;   723.8         51 t1 copy
        vpternlogd zmm20, zmm2, zmm14, 0xca                             ;   723.8 p0      51 t1
        vpaddd zmm23, zmm23, zmm20                                      ;   724.8 p5      61 t1
        vpaddd zmm14, zmm14, [rel sha256_blocks.T0_constants512 + 3648] ;   721.8 p0+p3   61 t1
        vpsrld zmm20, zmm22, 3                                          ;   722.8 p0      49 w[9]
        vprold zmm24, zmm22, 0x19                                       ;   723.8 p0      49 w[9]
        vprold zmm27, zmm22, 0xe                                        ;   724.8 p0      49 w[9]
        vpternlogd zmm20, zmm27, zmm24, 0x96                            ;   725.8 p5      49 w[9]
        vpsrld zmm24, zmm19, 0xa                                        ;   725.8 p0      50 w[7]
        vprold zmm27, zmm19, 0xf                                        ;   726.8 p0      50 w[7]
        vprold zmm29, zmm19, 0xd                                        ;   727.8 p0      50 w[7]
        vpternlogd zmm24, zmm29, zmm27, 0x96                            ;   728.8 p5      50 w[7]
        vpaddd zmm13, zmm13, zmm24                                      ;   729.8 p5      78 w[7]
        vpaddd zmm15, zmm15, zmm20                                      ;   726.8 p5      78 w[9]
        vmovdqa64 zmm20, zmm25                                          ;   704.8         62 v[4] copy
        vpaddd zmm22, zmm22, zmm18                                      ;   726.0 p5      78 w[10]
        vprold zmm18, zmm28, 0x1e                                       ;   728.8 p0      47 v[2]
        vprold zmm24, zmm28, 0x13                                       ;   729.8 p0      47 v[2]
        vprold zmm27, zmm28, 0xa                                        ;   730.8 p0      47 v[2]
        vpternlogd zmm27, zmm24, zmm18, 0x96                            ;   731.8 p5      47 v[2]
        vpaddd zmm11, zmm11, zmm27                                      ;   732.8 p5      63 v[2]
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   733.8 p5      52 v[1]
        vpaddd zmm14, zmm14, zmm13                                      ;   730.8 p5      61 t1
        vprold zmm18, zmm31, 0x1a                                       ;   731.8 p0      48 t1
        vprold zmm24, zmm31, 0x15                                       ;   732.8 p0      48 t1
        vprold zmm27, zmm31, 7                                          ;   733.8 p0      48 t1
        vpternlogd zmm27, zmm24, zmm18, 0x96                            ;   734.8 p5      48 t1
        vpaddd zmm23, zmm23, zmm27                                      ;   735.8 p5      61 t1
        vpaddd zmm16, zmm16, zmm23                                      ;   736.8 p5      62 v[5]
        vpaddd zmm25, zmm25, zmm23                                      ;   736.8 p5      63 v[1]
        vmovdqa64 zmm18, zmm16                                          ;   737.8         51 t1 copy
        vpternlogd zmm18, zmm31, zmm2, 0xca                             ;   737.8 p0      51 t1
        vpaddd zmm14, zmm14, zmm18                                      ;   738.8 p5      61 t1
        vpaddd zmm2, zmm2, [rel sha256_blocks.T0_constants512 + 3712]   ;   735.8 p0+p2   61 t1
        vpsrld zmm18, zmm12, 3                                          ;   736.8 p0      49 w[10]
        vprold zmm23, zmm12, 0x19                                       ;   737.8 p0      49 w[10]
        vprold zmm24, zmm12, 0xe                                        ;   738.8 p0      49 w[10]
        vpternlogd zmm18, zmm24, zmm23, 0x96                            ;   739.8 p5      49 w[10]
        vpsrld zmm23, zmm17, 0xa                                        ;   739.8 p0      50 w[8]
        vprold zmm24, zmm17, 0xf                                        ;   740.8 p0      50 w[8]
        vprold zmm27, zmm17, 0xd                                        ;   741.8 p0      50 w[8]
        vpternlogd zmm23, zmm27, zmm24, 0x96                            ;   742.8 p5      50 w[8]
        vpaddd zmm30, zmm30, zmm23                                      ;   743.8 p5      78 w[8]
        vpaddd zmm22, zmm22, zmm18                                      ;   740.8 p5      78 w[10]
        vmovdqa64 zmm18, zmm28                                          ;   718.8         62 v[3] copy
        vpaddd zmm12, zmm12, zmm21                                      ;   740.0 p5      78 w[11]
        vprold zmm21, zmm11, 0x1e                                       ;   742.8 p0      47 v[1]
        vprold zmm23, zmm11, 0x13                                       ;   743.8 p0      47 v[1]
        vprold zmm24, zmm11, 0xa                                        ;   744.8 p0      47 v[1]
        vpternlogd zmm24, zmm23, zmm21, 0x96                            ;   745.8 p5      47 v[1]
        vpaddd zmm25, zmm25, zmm24                                      ;   746.8 p5      63 v[1]
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   747.8 p5      52 v[0]
        vpaddd zmm2, zmm2, zmm30                                        ;   744.8 p5      61 t1
        vprold zmm21, zmm16, 0x1a                                       ;   745.8 p0      48 t1
        vprold zmm23, zmm16, 0x15                                       ;   746.8 p0      48 t1
        vprold zmm24, zmm16, 7                                          ;   747.8 p0      48 t1
        vpternlogd zmm24, zmm23, zmm21, 0x96                            ;   748.8 p5      48 t1
        vpaddd zmm14, zmm14, zmm24                                      ;   749.8 p5      61 t1
        vpaddd zmm20, zmm20, zmm14                                      ;   750.8 p5      62 v[4]
        vpaddd zmm28, zmm28, zmm14                                      ;   750.8 p5      63 v[0]
        vmovdqa64 zmm14, zmm20                                          ;   751.8         51 t1 copy
        vpternlogd zmm14, zmm16, zmm31, 0xca                            ;   751.8 p0      51 t1
        vpaddd zmm2, zmm2, zmm14                                        ;   752.8 p5      61 t1
        vpaddd zmm31, zmm31, [rel sha256_blocks.T0_constants512 + 3776] ;   749.8 p0+p3   61 t1
        vpsrld zmm14, zmm1, 3                                           ;   750.8 p0      49 w[11]
        vprold zmm21, zmm1, 0x19                                        ;   751.8 p0      49 w[11]
        vprold zmm23, zmm1, 0xe                                         ;   752.8 p0      49 w[11]
        vpternlogd zmm14, zmm23, zmm21, 0x96                            ;   753.8 p5      49 w[11]
        vpsrld zmm21, zmm13, 0xa                                        ;   753.8 p0      50 w[9]
        vprold zmm23, zmm13, 0xf                                        ;   754.8 p0      50 w[9]
        vprold zmm24, zmm13, 0xd                                        ;   755.8 p0      50 w[9]
        vpternlogd zmm21, zmm24, zmm23, 0x96                            ;   756.8 p5      50 w[9]
        vpaddd zmm15, zmm15, zmm21                                      ;   757.8 p5      78 w[9]
        vpaddd zmm12, zmm12, zmm14                                      ;   754.8 p5      78 w[11]
        vmovdqa64 zmm14, zmm11                                          ;   733.8         62 v[2] copy
        vpaddd zmm1, zmm1, zmm19                                        ;   754.0 p5      78 w[12]
        vprold zmm19, zmm25, 0x1e                                       ;   756.8 p0      47 v[0]
        vprold zmm21, zmm25, 0x13                                       ;   757.8 p0      47 v[0]
        vprold zmm23, zmm25, 0xa                                        ;   758.8 p0      47 v[0]
        vpternlogd zmm23, zmm21, zmm19, 0x96                            ;   759.8 p5      47 v[0]
        vpaddd zmm28, zmm28, zmm23                                      ;   760.8 p5      63 v[0]
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   761.8 p5      52 v[7]
        vpaddd zmm31, zmm31, zmm15                                      ;   758.8 p5      61 t1
        vprold zmm19, zmm20, 0x1a                                       ;   759.8 p0      48 t1
        vprold zmm21, zmm20, 0x15                                       ;   760.8 p0      48 t1
        vprold zmm23, zmm20, 7                                          ;   761.8 p0      48 t1
        vpternlogd zmm23, zmm21, zmm19, 0x96                            ;   762.8 p5      48 t1
        vpaddd zmm2, zmm2, zmm23                                        ;   763.8 p5      61 t1
        vpaddd zmm18, zmm18, zmm2                                       ;   764.8 p5      62 v[3]
        vpaddd zmm11, zmm11, zmm2                                       ;   764.8 p5      63 v[7]
        vmovdqa64 zmm19, zmm18                                          ;   765.8         51 t1 copy
        vpternlogd zmm19, zmm20, zmm16, 0xca                            ;   765.8 p0      51 t1
        vpaddd zmm31, zmm31, zmm19                                      ;   766.8 p5      61 t1
        vpaddd zmm16, zmm16, [rel sha256_blocks.T0_constants512 + 3840] ;   763.8 p0+p2   61 t1
        vpsrld zmm19, zmm9, 3                                           ;   764.8 p0      49 w[12]
        vprold zmm21, zmm9, 0x19                                        ;   765.8 p0      49 w[12]
        vprold zmm23, zmm9, 0xe                                         ;   766.8 p0      49 w[12]
        vpternlogd zmm19, zmm23, zmm21, 0x96                            ;   767.8 p5      49 w[12]
        vpsrld zmm21, zmm30, 0xa                                        ;   767.8 p0      50 w[10]
        vprold zmm23, zmm30, 0xf                                        ;   768.8 p0      50 w[10]
        vprold zmm24, zmm30, 0xd                                        ;   769.8 p0      50 w[10]
        vpternlogd zmm21, zmm24, zmm23, 0x96                            ;   770.8 p5      50 w[10]
        vpaddd zmm22, zmm22, zmm21                                      ;   771.8 p5      78 w[10]
        vpaddd zmm1, zmm1, zmm19                                        ;   768.8 p5      78 w[12]
        vmovdqa64 zmm19, zmm25                                          ;   747.8         62 v[1] copy
        vpaddd zmm9, zmm9, zmm17                                        ;   768.0 p5      78 w[13]
        vprold zmm17, zmm28, 0x1e                                       ;   770.8 p0      47 v[7]
        vprold zmm21, zmm28, 0x13                                       ;   771.8 p0      47 v[7]
        vprold zmm23, zmm28, 0xa                                        ;   772.8 p0      47 v[7]
        vpternlogd zmm23, zmm21, zmm17, 0x96                            ;   773.8 p5      47 v[7]
        vpaddd zmm11, zmm11, zmm23                                      ;   774.8 p5      63 v[7]
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   775.8 p5      52 v[6]
        vpaddd zmm16, zmm16, zmm22                                      ;   772.8 p5      61 t1
        vpsrld zmm17, zmm15, 0xa                                        ;   773.8 p0      50 w[11]
        vprold zmm21, zmm15, 0xf                                        ;   774.8 p0      50 w[11]
        vprold zmm15, zmm15, 0xd                                        ;   775.8 p0      50 w[11]
        vpternlogd zmm17, zmm15, zmm21, 0x96                            ;   776.8 p5      50 w[11]
        vpaddd zmm12, zmm12, zmm17                                      ;   777.8 p5      78 w[11]
        vprold zmm15, zmm18, 0x1a                                       ;   776.8 p0      48 t1
        vprold zmm17, zmm18, 0x15                                       ;   777.8 p0      48 t1
        vprold zmm21, zmm18, 7                                          ;   778.8 p0      48 t1
        vpternlogd zmm21, zmm17, zmm15, 0x96                            ;   779.8 p5      48 t1
        vpaddd zmm31, zmm31, zmm21                                      ;   780.8 p5      61 t1
        vpaddd zmm14, zmm14, zmm31                                      ;   781.8 p5      62 v[2]
        vpaddd zmm25, zmm25, zmm31                                      ;   781.8 p5      63 v[6]
        vmovdqa64 zmm15, zmm14                                          ;   782.8         51 t1 copy
        vpternlogd zmm15, zmm18, zmm20, 0xca                            ;   782.8 p5      51 t1
        vpaddd zmm16, zmm16, zmm15                                      ;   783.8 p0      61 t1
        vpaddd zmm20, zmm20, [rel sha256_blocks.T0_constants512 + 3904] ;   780.0 p5+p3   61 t1
        vpsrld zmm15, zmm10, 3                                          ;   780.8 p0      49 w[13]
        vprold zmm17, zmm10, 0x19                                       ;   781.8 p0      49 w[13]
        vprold zmm21, zmm10, 0xe                                        ;   782.8 p0      49 w[13]
        vpternlogd zmm15, zmm21, zmm17, 0x96                            ;   783.8 p5      49 w[13]
        vpaddd zmm9, zmm9, zmm15                                        ;   784.8 p5      78 w[13]
        vmovdqa64 zmm15, zmm28                                          ;   761.8         62 v[0] copy
        vprold zmm17, zmm11, 0x1e                                       ;   783.8 p0      47 v[6]
        vprold zmm21, zmm11, 0x13                                       ;   784.8 p0      47 v[6]
        vprold zmm23, zmm11, 0xa                                        ;   785.8 p0      47 v[6]
        vpternlogd zmm23, zmm21, zmm17, 0x96                            ;   786.8 p5      47 v[6]
        vpaddd zmm25, zmm25, zmm23                                      ;   787.8 p5      63 v[6]
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   788.8 p5      52 v[5]
        vpaddd zmm20, zmm20, zmm12                                      ;   786.0 p5      61 t1
        vpaddd zmm10, zmm10, zmm13                                      ;   786.8 p0      61 t1
        vpsrld zmm13, zmm22, 0xa                                        ;   787.8 p0      50 w[12]
        vprold zmm17, zmm22, 0xf                                        ;   788.8 p0      50 w[12]
        vprold zmm21, zmm22, 0xd                                        ;   789.8 p0      50 w[12]
        vpternlogd zmm13, zmm21, zmm17, 0x96                            ;   790.8 p5      50 w[12]
        vpaddd zmm1, zmm1, zmm13                                        ;   791.8 p5      78 w[12]
        vprold zmm13, zmm14, 0x1a                                       ;   790.8 p0      48 t1
        vprold zmm17, zmm14, 0x15                                       ;   791.8 p0      48 t1
        vprold zmm21, zmm14, 7                                          ;   792.8 p0      48 t1
        vpternlogd zmm21, zmm17, zmm13, 0x96                            ;   793.8 p5      48 t1
        vpaddd zmm16, zmm16, zmm21                                      ;   794.8 p5      61 t1
        vpaddd zmm19, zmm19, zmm16                                      ;   795.8 p5      62 v[1]
        vpaddd zmm28, zmm28, zmm16                                      ;   795.8 p5      63 v[5]
        vmovdqa64 zmm13, zmm19                                          ;   796.8         51 t1 copy
        vpternlogd zmm13, zmm14, zmm18, 0xca                            ;   796.8 p5      51 t1
        vpaddd zmm20, zmm20, zmm13                                      ;   797.8 p0      61 t1
        vpaddd zmm18, zmm18, [rel sha256_blocks.T0_constants512 + 3968] ;   794.0 p5+p2   61 t1
        vpsrld zmm13, zmm8, 3                                           ;   794.8 p0      49 w[14]
        vprold zmm16, zmm8, 0x19                                        ;   795.8 p0      49 w[14]
        vprold zmm17, zmm8, 0xe                                         ;   796.8 p0      49 w[14]
        vpternlogd zmm13, zmm17, zmm16, 0x96                            ;   797.8 p5      49 w[14]
        vmovdqa64 zmm16, zmm11                                          ;   775.8         62 v[7] copy
        vprold zmm17, zmm25, 0x1e                                       ;   797.8 p0      47 v[5]
        vprold zmm21, zmm25, 0x13                                       ;   798.8 p0      47 v[5]
        vprold zmm22, zmm25, 0xa                                        ;   799.8 p0      47 v[5]
        vpternlogd zmm22, zmm21, zmm17, 0x96                            ;   800.8 p5      47 v[5]
        vpaddd zmm28, zmm28, zmm22                                      ;   801.8 p5      63 v[5]
        vpternlogd zmm11, zmm28, zmm25, 0xe8                            ;   802.8 p5      52 v[4]
        vpaddd zmm18, zmm18, zmm1                                       ;   799.0 p5      61 t1
        vpaddd zmm10, zmm10, zmm13                                      ;   800.0 p5      61 t1
        vpaddd zmm8, zmm8, zmm30                                        ;   800.8 p0      61 t1
        vpsrld zmm13, zmm26, 3                                          ;   801.8 p0      49 w[15]
        vprold zmm17, zmm26, 0x19                                       ;   802.8 p0      49 w[15]
        vprold zmm21, zmm26, 0xe                                        ;   803.8 p0      49 w[15]
        vpternlogd zmm13, zmm21, zmm17, 0x96                            ;   804.8 p5      49 w[15]
        vpsrld zmm17, zmm12, 0xa                                        ;   804.8 p0      50 w[13]
        vprold zmm21, zmm12, 0xf                                        ;   805.8 p0      50 w[13]
        vprold zmm12, zmm12, 0xd                                        ;   806.8 p0      50 w[13]
        vpternlogd zmm17, zmm12, zmm21, 0x96                            ;   807.8 p5      50 w[13]
        vpaddd zmm9, zmm9, zmm17                                        ;   808.8 p5      78 w[13]
        vpaddd zmm10, zmm10, [rel sha256_blocks.T0_constants512 + 4096] ;   804.0 p5+p3   61 t1
        vprold zmm12, zmm19, 0x1a                                       ;   807.8 p0      48 t1
        vprold zmm17, zmm19, 0x15                                       ;   808.8 p0      48 t1
        vprold zmm21, zmm19, 7                                          ;   809.8 p0      48 t1
        vpternlogd zmm21, zmm17, zmm12, 0x96                            ;   810.8 p5      48 t1
        vpaddd zmm20, zmm20, zmm21                                      ;   811.8 p5      61 t1
        vpaddd zmm15, zmm15, zmm20                                      ;   812.8 p5      62 v[0]
        vpaddd zmm11, zmm11, zmm20                                      ;   812.8 p5      63 v[4]
        vmovdqa64 zmm12, zmm15                                          ;   813.8         51 t1 copy
        vpternlogd zmm12, zmm19, zmm14, 0xca                            ;   813.8 p5      51 t1
        vpaddd zmm18, zmm18, zmm12                                      ;   814.8 p5      61 t1
        vpaddd zmm14, zmm14, [rel sha256_blocks.T0_constants512 + 4032] ;   810.8 p0+p2   61 t1
        vmovdqa64 zmm12, zmm25                                          ;   788.8         62 v[6] copy
        vpaddd zmm10, zmm10, zmm19                                      ;   811.0 p5      61 t1
        vprold zmm17, zmm28, 0x1e                                       ;   811.8 p0      47 v[4]
        vprold zmm20, zmm28, 0x13                                       ;   812.8 p0      47 v[4]
        vprold zmm21, zmm28, 0xa                                        ;   813.8 p0      47 v[4]
        vpternlogd zmm21, zmm20, zmm17, 0x96                            ;   814.8 p5      47 v[4]
        vpaddd zmm11, zmm11, zmm21                                      ;   815.8 p5      63 v[4]
        vpternlogd zmm25, zmm11, zmm28, 0xe8                            ;   816.8 p5      52 v[3]
        vpaddd zmm8, zmm8, zmm13                                        ;   814.8 p0      61 t1
        vpaddd zmm14, zmm14, zmm9                                       ;   815.0 p5      61 t1
        vpaddd zmm8, zmm8, [rel sha256_blocks.T0_constants512 + 4160]   ;   815.8 p0+p3   61 t1
        vpsrld zmm13, zmm1, 0xa                                         ;   816.8 p0      50 w[14]
        vprold zmm17, zmm1, 0xf                                         ;   817.8 p0      50 w[14]
        vprold zmm20, zmm1, 0xd                                         ;   818.8 p0      50 w[14]
        vpternlogd zmm13, zmm20, zmm17, 0x96                            ;   819.8 p5      50 w[14]
        vpaddd zmm10, zmm10, zmm13                                      ;   820.8 p5      61 t1
        vprold zmm13, zmm15, 0x1a                                       ;   819.8 p0      48 t1
        vprold zmm17, zmm15, 0x15                                       ;   820.8 p0      48 t1
        vprold zmm20, zmm15, 7                                          ;   821.8 p0      48 t1
        vpternlogd zmm20, zmm17, zmm13, 0x96                            ;   822.8 p5      48 t1
        vpaddd zmm18, zmm18, zmm20                                      ;   823.8 p5      61 t1
        vpaddd zmm16, zmm16, zmm18                                      ;   824.8 p5      62 v[7]
        vpaddd zmm25, zmm25, zmm18                                      ;   824.8 p5      63 v[3]
        vpternlogd zmm19, zmm16, zmm15, 0xb8                            ;   825.8 p5      51 t1
        vpaddd zmm14, zmm14, zmm19                                      ;   826.8 p0      61 t1
        vmovdqa64 zmm13, zmm28                                          ;   802.8         62 v[5] copy
        vpaddd zmm8, zmm8, zmm15                                        ;   823.0 p5      61 t1
        vprold zmm17, zmm11, 0x1e                                       ;   823.8 p0      47 v[3]
        vprold zmm18, zmm11, 0x13                                       ;   824.8 p0      47 v[3]
        vprold zmm19, zmm11, 0xa                                        ;   825.8 p0      47 v[3]
        vpternlogd zmm19, zmm18, zmm17, 0x96                            ;   826.8 p5      47 v[3]
        vpaddd zmm25, zmm25, zmm19                                      ;   827.8 p5      63 v[3]
        vpternlogd zmm28, zmm25, zmm11, 0xe8                            ;   828.8 p5      52 v[2]
        vpsrld zmm17, zmm9, 0xa                                         ;   826.8 p0      50 w[15]
        vprold zmm18, zmm9, 0xf                                         ;   827.8 p0      50 w[15]
        vprold zmm9, zmm9, 0xd                                          ;   828.8 p0      50 w[15]
        vpternlogd zmm17, zmm9, zmm18, 0x96                             ;   829.8 p5      50 w[15]
        vpaddd zmm8, zmm8, zmm17                                        ;   830.8 p5      61 t1
        vprold zmm9, zmm16, 0x1a                                        ;   829.8 p0      48 t1
        vprold zmm17, zmm16, 0x15                                       ;   830.8 p0      48 t1
        vprold zmm18, zmm16, 7                                          ;   831.8 p0      48 t1
        vpternlogd zmm18, zmm17, zmm9, 0x96                             ;   832.8 p5      48 t1
        vpaddd zmm14, zmm14, zmm18                                      ;   833.8 p5      61 t1
        vpaddd zmm12, zmm12, zmm14                                      ;   834.8 p5      62 v[6]
        vpaddd zmm28, zmm28, zmm14                                      ;   834.8 p5      63 v[2]
        vpternlogd zmm15, zmm12, zmm16, 0xb8                            ;   835.8 p0      51 t1
        vpaddd zmm10, zmm10, zmm15                                      ;   836.8 p5      61 t1
        vprold zmm9, zmm25, 0x1e                                        ;   833.8 p0      47 v[2]
        vprold zmm14, zmm25, 0x13                                       ;   834.8 p0      47 v[2]
        vprold zmm15, zmm25, 0xa                                        ;   835.8 p0      47 v[2]
        vpternlogd zmm15, zmm14, zmm9, 0x96                             ;   836.8 p5      47 v[2]
        vpaddd zmm28, zmm28, zmm15                                      ;   837.8 p5      63 v[2]
        vmovdqa64 zmm9, zmm28                                           ;   838.8         52 v[1] copy
        vpternlogd zmm9, zmm25, zmm11, 0xe8                             ;   838.8 p5      52 v[1]
        vpaddd zmm11, zmm11, [rsp + 768]                                ;   836.8 p0+p2   82 h
        vprold zmm14, zmm12, 0x1a                                       ;   837.8 p0      48 t1
        vprold zmm15, zmm12, 0x15                                       ;   838.8 p0      48 t1
        vprold zmm17, zmm12, 7                                          ;   839.8 p0      48 t1
        vpternlogd zmm17, zmm15, zmm14, 0x96                            ;   840.8 p5      48 t1
        vpaddd zmm10, zmm10, zmm17                                      ;   841.8 p5      61 t1
        vpaddd zmm13, zmm13, zmm10                                      ;   842.8 p5      62 v[5]
        vpaddd zmm9, zmm9, zmm10                                        ;   842.8 p5      63 v[1]
        vmovdqa64 zmm10, zmm13                                          ;   843.8         51 t1 copy
        vpternlogd zmm10, zmm12, zmm16, 0xca                            ;   843.8 p0      51 t1
        vpaddd zmm8, zmm8, zmm10                                        ;   844.8 p5      61 t1
        vpaddd zmm16, zmm16, [rsp + 512]                                ;   841.8 p0+p3   82 h
        vpaddd zmm12, zmm12, [rsp + 576]                                ;   842.0 p5+p2   82 h
        vpaddd zmm6, zmm25, [rsp + 704]                                 ;   842.8 p0+p3   82 h
        vprold zmm10, zmm28, 0x1e                                       ;   843.8 p0      47 v[1]
        vprold zmm14, zmm28, 0x13                                       ;   844.8 p0      47 v[1]
        vprold zmm15, zmm28, 0xa                                        ;   845.8 p0      47 v[1]
        vpternlogd zmm15, zmm14, zmm10, 0x96                            ;   846.8 p5      47 v[1]
        vpaddd zmm9, zmm9, zmm15                                        ;   847.8 p5      63 v[1]
        vpternlogd zmm25, zmm9, zmm28, 0xe8                             ;   848.8 p5      52 v[0]
        vpaddd zmm28, zmm28, [rsp + 832]                                ;   846.0 p5+p2   82 h
        vpaddd zmm25, zmm25, zmm0                                       ;   849.8 p0      82 h
        vprold zmm10, zmm13, 0x1a                                       ;   847.8 p0      48 t1
        vprold zmm14, zmm13, 0x15                                       ;   848.8 p0      48 t1
        vprold zmm15, zmm13, 7                                          ;   849.8 p0      48 t1
        vpternlogd zmm15, zmm14, zmm10, 0x96                            ;   850.8 p5      48 t1
        vpaddd zmm8, zmm8, zmm15                                        ;   851.8 p5      61 t1
        vpaddd zmm25, zmm25, zmm8                                       ;   852.8 p5      82 h
        vpaddd zmm11, zmm11, zmm8                                       ;   852.8 p5      82 h
        vpaddd zmm13, zmm13, [rsp + 640]                                ;   850.8 p0+p3   82 h
        vprold zmm8, zmm9, 0x1e                                         ;   851.8 p0      47 v[0]
        vprold zmm10, zmm9, 0x13                                        ;   852.8 p0      47 v[0]
        vprold zmm14, zmm9, 0xa                                         ;   853.8 p0      47 v[0]
        vpternlogd zmm14, zmm10, zmm8, 0x96                             ;   854.8 p5      47 v[0]
        vpaddd zmm25, zmm25, zmm14                                      ;   855.8 p5      82 h
        vpaddd zmm9, zmm9, [rsp + 896]                                  ;   853.0 p5+p2   82 h
        add rcx, 0x40                                                   ;   615.0 p1      68 blocks
        mov qword [rsp + 1216], rcx                                     ;   616.0 p8+p9   68 blocks
        add rbx, 0x40                                                   ;   615.8 p6      68 blocks
        mov qword [rsp + 1208], rbx                                     ;   616.8 p7+p4   68 blocks
        add rdx, 0x40                                                   ;   617.8 p11     68 blocks
        mov qword [rsp + 1200], rdx                                     ;   618.8 p8+p9   68 blocks
        add rax, 0x40                                                   ;   618.2 p1      68 blocks
        add rbp, 0x40                                                   ;   618.8 p6      68 blocks
        add rdi, 0x40                                                   ;   619.8 p11     68 blocks
        add rsi, 0x40                                                   ;   620.8 p1      68 blocks
        add r15, 0x40                                                   ;   621.0 p6      68 blocks
        add r14, 0x40                                                   ;   621.2 p11     68 blocks
        add r13, 0x40                                                   ;   621.8 p1      68 blocks
        add r12, 0x40                                                   ;   622.8 p6      68 blocks
        add r11, 0x40                                                   ;   623.0 p11     68 blocks
        add r10, 0x40                                                   ;   623.8 p1      68 blocks
        add r9, 0x40                                                    ;   624.0 p6      68 blocks
        add r8, 0x40                                                    ;   624.2 p11     68 blocks
        mov rcx, qword [rsp + 1192]                                     ;   624.3 p10     68 blocks
        add rcx, 0x40                                                   ;   629.3 p1      68 blocks
        mov qword [rsp + 1192], rcx                                     ;   630.3 p7+p4   68 blocks
        vmovdqa64 zmm7, zmm16                                           ;   842.8         82 h copy
        vmovdqa64 zmm5, zmm12                                           ;   843.0         82 h copy
        vmovdqa64 zmm4, zmm28                                           ;   847.0         82 h copy
        vmovdqa64 zmm1, zmm11                                           ;   853.8         82 h copy
        vmovdqa64 zmm3, zmm13                                           ;   851.8         82 h copy
        vmovdqa64 zmm0, zmm25                                           ;   856.8         82 h copy
        vmovdqa64 zmm2, zmm9                                            ;   854.0         82 h copy
        cmp r8, qword [rsp + 1096]                                      ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 0], zmm0                                       ;                    resident
        vmovdqu64 [rsp + 256], zmm1                                     ;                    resident
        vmovdqu64 [rsp + 64], zmm2                                      ;                    resident
        vmovdqu64 [rsp + 320], zmm3                                     ;                    resident
        vmovdqu64 [rsp + 128], zmm4                                     ;                    resident
        vmovdqu64 [rsp + 384], zmm5                                     ;                    resident
        vmovdqu64 [rsp + 192], zmm6                                     ;                    resident
        vmovdqu64 [rsp + 448], zmm7                                     ;                    resident
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
        mov r8, qword [rsp + 960]                                       ;     2.5 p10     68 blocks reload
        vmovdqu64 [r8], xmm3                                            ;     9.2 p7+p4   68 blocks
        mov r9, qword [rsp + 992]                                       ;     2.8 p2      68 blocks reload
        vmovdqu64 [r9], xmm1                                            ;    12.2 p8+p9   68 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;    11.3 p5      68 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xaa                               ;    12.3 p5      68 blocks
        vshufi32x4 zmm7, zmm2, zmm2, 0xff                               ;    13.3 p5      68 blocks
        mov r10, qword [rsp + 968]                                      ;     3.7 p3      68 blocks reload
        vmovdqu64 [r10], xmm2                                           ;     9.2 p7+p4   68 blocks
        vshufi32x4 zmm2, zmm4, zmm4, 0x55                               ;    14.3 p5      68 blocks
        vshufi32x4 zmm8, zmm4, zmm4, 0xaa                               ;    15.3 p5      68 blocks
        vshufi32x4 zmm9, zmm4, zmm4, 0xff                               ;    16.3 p5      68 blocks
        mov r11, qword [rsp + 976]                                      ;     4.5 p10     68 blocks reload
        vmovdqu64 [r11], xmm4                                           ;     9.2 p8+p9   68 blocks
        vshufi32x4 zmm4, zmm0, zmm0, 0x55                               ;    17.3 p5      68 blocks
        vshufi32x4 zmm10, zmm0, zmm0, 0xaa                              ;    18.3 p5      68 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xff                              ;    19.3 p5      68 blocks
        mov r12, qword [rsp + 984]                                      ;     5.3 p2      68 blocks reload
        vmovdqu64 [r12], xmm0                                           ;     9.2 p7+p4   68 blocks
        mov r13, qword [rsp + 1024]                                     ;     5.7 p3      68 blocks reload
        vmovdqu64 [r13], xmm5                                           ;    12.3 p8+p9   68 blocks
        mov r14, qword [rsp + 1000]                                     ;     6.0 p10     68 blocks reload
        vmovdqu64 [r14], xmm1                                           ;    14.3 p7+p4   68 blocks
        mov r15, qword [rsp + 1056]                                     ;     6.3 p2      68 blocks reload
        vmovdqu64 [r15], xmm6                                           ;    13.3 p8+p9   68 blocks
        mov rsi, qword [rsp + 1032]                                     ;     6.7 p3      68 blocks reload
        vmovdqu64 [rsi], xmm3                                           ;    15.3 p7+p4   68 blocks
        mov rdi, qword [rsp + 1008]                                     ;     7.0 p10     68 blocks reload
        vmovdqu64 [rdi], xmm2                                           ;    17.3 p8+p9   68 blocks
        mov rbp, qword [rsp + 1064]                                     ;     7.3 p2      68 blocks reload
        vmovdqu64 [rbp], xmm7                                           ;    16.3 p7+p4   68 blocks
        mov rax, qword [rsp + 1040]                                     ;     7.7 p3      68 blocks reload
        vmovdqu64 [rax], xmm8                                           ;    18.3 p8+p9   68 blocks
        mov rcx, qword [rsp + 1016]                                     ;     8.0 p10     68 blocks reload
        vmovdqu64 [rcx], xmm4                                           ;    20.3 p7+p4   68 blocks
        mov rdx, qword [rsp + 1072]                                     ;     8.3 p2      68 blocks reload
        vmovdqu64 [rdx], xmm9                                           ;    19.3 p8+p9   68 blocks
        mov rbx, qword [rsp + 1048]                                     ;     8.7 p3      68 blocks reload
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
        mov r8, qword [rsp + 1080]                                      ;    11.0 p10     68 blocks reload
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
