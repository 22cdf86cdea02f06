; ripemd160_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/ripemd160.cw (sha256 e6dae07d8e529375); do not edit:
;   ./cw build ripemd160_blocks --cpu golden-cove --variant many
;
; void ripemd160_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, void *h_8, void *h_9, void *h_10, void *h_11, void *h_12, void *h_13, void *h_14, void *h_15, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, const void *m_8, const void *m_9, const void *m_10, const void *m_11, const void *m_12, const void *m_13, const void *m_14, const void *m_15, uint32_t n);   System V, 64 bits
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
; The frame is cleared before return: 1088 bytes, 18 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 92 uops, planned 36.2; bounds: width 15.3, ports 35.0, path 14.0
;   blocks: 1354 uops, planned 602.2; bounds: width 225.7, ports 596.0, path 333.0
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
%fatal "ripemd160_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_ripemd160_blocks
$_ripemd160_blocks:
%else
        global $ripemd160_blocks
%endif
$ripemd160_blocks:
        push rbx                                                      ;                    preserved
        push rbp                                                      ;                    preserved
        push r12                                                      ;                    preserved
        push r13                                                      ;                    preserved
        push r14                                                      ;                    preserved
        push r15                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0x540                                                ;                    frame
        and rsp, -64                                                  ;                    frame
        mov qword [rsp + 1296], rax                                   ;                    frame
        mov r10, qword [rax + 56]                                     ;                    frame
        mov qword [rsp + 1072], r10                                   ;                    frame
        mov r10, qword [rax + 64]                                     ;                    frame
        mov qword [rsp + 1080], r10                                   ;                    frame
        mov r10, qword [rax + 72]                                     ;                    frame
        mov qword [rsp + 1088], r10                                   ;                    frame
        mov r10, qword [rax + 80]                                     ;                    frame
        mov qword [rsp + 1096], r10                                   ;                    frame
        mov r10, qword [rax + 88]                                     ;                    frame
        mov qword [rsp + 1104], r10                                   ;                    frame
        mov r10, qword [rax + 96]                                     ;                    frame
        mov qword [rsp + 1112], r10                                   ;                    frame
        mov r10, qword [rax + 104]                                    ;                    frame
        mov qword [rsp + 1120], r10                                   ;                    frame
        mov r10, qword [rax + 112]                                    ;                    frame
        mov qword [rsp + 1128], r10                                   ;                    frame
        mov r10, qword [rax + 120]                                    ;                    frame
        mov qword [rsp + 1136], r10                                   ;                    frame
        mov r10, qword [rax + 128]                                    ;                    frame
        mov qword [rsp + 1144], r10                                   ;                    frame
        mov r10, qword [rax + 264]                                    ;                    frame
        mov qword [rsp + 1304], r10                                   ;                    frame
        mov r10, qword [rax + 136]                                    ;                    frame
        mov qword [rsp + 1152], r10                                   ;                    frame
        mov r10, qword [rax + 144]                                    ;                    frame
        mov qword [rsp + 1168], r10                                   ;                    frame
        mov r10, qword [rax + 152]                                    ;                    frame
        mov qword [rsp + 1176], r10                                   ;                    frame
        mov r10, qword [rax + 160]                                    ;                    frame
        mov qword [rsp + 1184], r10                                   ;                    frame
        mov r10, qword [rax + 168]                                    ;                    frame
        mov qword [rsp + 1192], r10                                   ;                    frame
        mov r10, qword [rax + 176]                                    ;                    frame
        mov qword [rsp + 1200], r10                                   ;                    frame
        mov r10, qword [rax + 184]                                    ;                    frame
        mov qword [rsp + 1208], r10                                   ;                    frame
        mov r10, qword [rax + 192]                                    ;                    frame
        mov qword [rsp + 1216], r10                                   ;                    frame
        mov r10, qword [rax + 200]                                    ;                    frame
        mov qword [rsp + 1224], r10                                   ;                    frame
        mov r10, qword [rax + 208]                                    ;                    frame
        mov qword [rsp + 1232], r10                                   ;                    frame
        mov r10, qword [rax + 216]                                    ;                    frame
        mov qword [rsp + 1240], r10                                   ;                    frame
        mov r10, qword [rax + 224]                                    ;                    frame
        mov qword [rsp + 1248], r10                                   ;                    frame
        mov r10, qword [rax + 232]                                    ;                    frame
        mov qword [rsp + 1256], r10                                   ;                    frame
        mov r10, qword [rax + 240]                                    ;                    frame
        mov qword [rsp + 1264], r10                                   ;                    frame
        mov r10, qword [rax + 248]                                    ;                    frame
        mov qword [rsp + 1272], r10                                   ;                    frame
        mov r10, qword [rax + 256]                                    ;                    frame
        mov qword [rsp + 1280], r10                                   ;                    frame
        mov qword [rsp + 1024], rdi                                   ;                    argument
        mov qword [rsp + 1032], rsi                                   ;                    argument
        mov qword [rsp + 1040], rdx                                   ;                    argument
        mov qword [rsp + 1048], rcx                                   ;                    argument
        mov qword [rsp + 1056], r8                                    ;                    argument
        mov qword [rsp + 1064], r9                                    ;                    argument
        mov r8, qword [rsp + 1024]                                    ;     0.0 p2      41 h reload
        vmovdqu64 xmm0, [r8]                                          ;     5.0 p3      41 h
        vmovd xmm1, [r8 + 16]                                         ;     5.0 p10     41 h
        mov r9, qword [rsp + 1032]                                    ;     1.0 p2      41 h reload
        vmovdqu64 xmm2, [r9]                                          ;     6.0 p3      41 h
        vmovd xmm3, [r9 + 16]                                         ;     6.0 p10     41 h
        vpunpckldq zmm1, zmm1, zmm3                                   ;    12.0 p5      41 h
        mov r10, qword [rsp + 1040]                                   ;     2.0 p2      41 h reload
        vmovdqu64 xmm3, [r10]                                         ;     7.0 p3      41 h
        vmovd xmm4, [r10 + 16]                                        ;     7.0 p10     41 h
        mov r11, qword [rsp + 1048]                                   ;     3.0 p2      41 h reload
        vmovdqu64 xmm5, [r11]                                         ;     8.0 p3      41 h
        vmovd xmm6, [r11 + 16]                                        ;     8.0 p10     41 h
        vpunpckldq zmm4, zmm4, zmm6                                   ;    14.0 p5      41 h
        vpunpcklqdq zmm1, zmm1, zmm4                                  ;    15.0 p5      41 h
        mov r12, qword [rsp + 1056]                                   ;     4.0 p2      41 h reload
        vmovdqu64 xmm4, [r12]                                         ;     9.0 p3      41 h
        vshufi32x4 zmm0, zmm0, zmm4, 0                                ;    15.0 p5      41 h
        vmovd xmm4, [r12 + 16]                                        ;     9.0 p10     41 h
        mov r8, qword [rsp + 1064]                                    ;     5.0 p2      41 h reload
        vmovdqu64 xmm6, [r8]                                          ;    10.0 p3      41 h
        vshufi32x4 zmm2, zmm2, zmm6, 0                                ;    16.0 p5      41 h
        vmovd xmm6, [r8 + 16]                                         ;    10.0 p10     41 h
        vpunpckldq zmm4, zmm4, zmm6                                   ;    16.0 p5      41 h
        mov r8, qword [rsp + 1072]                                    ;     6.0 p2      41 h reload
        vmovdqu64 xmm6, [r8]                                          ;    11.0 p3      41 h
        vshufi32x4 zmm3, zmm3, zmm6, 0                                ;    17.0 p5      41 h
        vmovd xmm6, [r8 + 16]                                         ;    11.0 p10     41 h
        mov r8, qword [rsp + 1080]                                    ;     7.0 p2      41 h reload
        vmovdqu64 xmm7, [r8]                                          ;    12.0 p3      41 h
        vshufi32x4 zmm5, zmm5, zmm7, 0                                ;    18.0 p5      41 h
        vmovd xmm7, [r8 + 16]                                         ;    12.0 p10     41 h
        vpunpckldq zmm6, zmm6, zmm7                                   ;    18.0 p5      41 h
        vpunpcklqdq zmm4, zmm4, zmm6                                  ;    19.0 p5      41 h
        vshufi32x4 zmm1, zmm1, zmm4, 0                                ;    20.0 p5      41 h
        mov r8, qword [rsp + 1088]                                    ;     8.0 p2      41 h reload
        vmovdqu64 xmm4, [r8]                                          ;    13.0 p3      41 h
        vmovd xmm6, [r8 + 16]                                         ;    13.0 p10     41 h
        mov r9, qword [rsp + 1096]                                    ;     9.0 p2      41 h reload
        vmovdqu64 xmm7, [r9]                                          ;    14.0 p3      41 h
        vmovd xmm8, [r9 + 16]                                         ;    14.0 p10     41 h
        vpunpckldq zmm6, zmm6, zmm8                                   ;    20.0 p5      41 h
        mov r10, qword [rsp + 1104]                                   ;    10.0 p2      41 h reload
        vmovdqu64 xmm8, [r10]                                         ;    15.0 p3      41 h
        vmovd xmm9, [r10 + 16]                                        ;    15.0 p10     41 h
        mov r11, qword [rsp + 1112]                                   ;    11.0 p2      41 h reload
        vmovdqu64 xmm10, [r11]                                        ;    16.0 p3      41 h
        vmovd xmm11, [r11 + 16]                                       ;    16.0 p10     41 h
        vpunpckldq zmm9, zmm9, zmm11                                  ;    22.0 p5      41 h
        vpunpcklqdq zmm6, zmm6, zmm9                                  ;    23.0 p5      41 h
        mov r12, qword [rsp + 1120]                                   ;    12.0 p2      41 h reload
        vmovdqu64 xmm9, [r12]                                         ;    17.0 p3      41 h
        vshufi32x4 zmm4, zmm4, zmm9, 0                                ;    23.0 p5      41 h
        vshufi32x4 zmm0, zmm0, zmm4, 0x88                             ;    26.0 p5      41 h
        vmovd xmm4, [r12 + 16]                                        ;    17.0 p10     41 h
        mov r8, qword [rsp + 1128]                                    ;    13.0 p2      41 h reload
        vmovdqu64 xmm9, [r8]                                          ;    18.0 p3      41 h
        vshufi32x4 zmm7, zmm7, zmm9, 0                                ;    24.0 p5      41 h
        vshufi32x4 zmm2, zmm2, zmm7, 0x88                             ;    27.0 p5      41 h
        vmovd xmm7, [r8 + 16]                                         ;    18.0 p10     41 h
        vpunpckldq zmm4, zmm4, zmm7                                   ;    24.0 p5      41 h
        vpunpckldq zmm7, zmm0, zmm2                                   ;    30.0 p5      41 h
        vpunpckhdq zmm0, zmm0, zmm2                                   ;    30.0 p5      41 h
        mov r8, qword [rsp + 1136]                                    ;    14.0 p2      41 h reload
        vmovdqu64 xmm2, [r8]                                          ;    19.0 p3      41 h
        vshufi32x4 zmm2, zmm8, zmm2, 0                                ;    25.0 p5      41 h
        vshufi32x4 zmm2, zmm3, zmm2, 0x88                             ;    28.0 p5      41 h
        vmovd xmm3, [r8 + 16]                                         ;    19.0 p10     41 h
        mov r8, qword [rsp + 1144]                                    ;    15.0 p2      41 h reload
        vmovdqu64 xmm8, [r8]                                          ;    20.0 p3      41 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                               ;    26.0 p5      41 h
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                             ;    29.0 p5      41 h
        vmovd xmm8, [r8 + 16]                                         ;    20.0 p10     41 h
        vpunpckldq zmm3, zmm3, zmm8                                   ;    26.2 p5      41 h
        vpunpcklqdq zmm3, zmm4, zmm3                                  ;    27.2 p5      41 h
        vshufi32x4 zmm3, zmm6, zmm3, 0                                ;    28.2 p5      41 h
        vshufi32x4 zmm1, zmm1, zmm3, 0x88                             ;    31.2 p5      41 h
        vpunpckldq zmm3, zmm2, zmm5                                   ;    32.0 p5      41 h
        vpunpckhdq zmm2, zmm2, zmm5                                   ;    32.0 p5      41 h
        vmovdqu64 [rsp + 0], zmm1                                     ;    34.2 p7+p4   41 h
        vpunpcklqdq zmm1, zmm7, zmm3                                  ;    33.0 p5      41 h
        vpunpckhqdq zmm3, zmm7, zmm3                                  ;    33.2 p5      41 h
        vmovdqu64 [rsp + 64], zmm1                                    ;    34.0 p8+p9   41 h
        vmovdqu64 [rsp + 128], zmm3                                   ;    34.2 p7+p4   41 h
        vpunpcklqdq zmm1, zmm0, zmm2                                  ;    34.2 p5      41 h
        vpunpckhqdq zmm0, zmm0, zmm2                                  ;    35.2 p5      41 h
        vmovdqu64 [rsp + 192], zmm1                                   ;    35.2 p8+p9   41 h
        vmovdqu64 [rsp + 256], zmm0                                   ;    36.2 p7+p4   41 h
        mov r8d, dword [rsp + 1304]                                   ;    16.0 p2      41 h
        shl r8, 6                                                     ;    21.0 p0      41 h
        add r8, qword [rsp + 1152]                                    ;    22.0 p1+p3   41 h
        mov qword [rsp + 1160], r8                                    ;    23.0 p8+p9   41 h
        cmp dword [rsp + 1304], 0                                     ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rsp + 128]                                   ;                    resident
        vmovdqu64 zmm1, [rsp + 192]                                   ;                    resident
        vmovdqu64 zmm2, [rsp + 256]                                   ;                    resident
        mov r8, qword [rsp + 1152]                                    ;                    resident
        mov r9, qword [rsp + 1168]                                    ;                    resident
        mov r10, qword [rsp + 1176]                                   ;                    resident
        mov r11, qword [rsp + 1184]                                   ;                    resident
        mov r12, qword [rsp + 1192]                                   ;                    resident
        mov r13, qword [rsp + 1200]                                   ;                    resident
        mov r14, qword [rsp + 1208]                                   ;                    resident
        mov r15, qword [rsp + 1216]                                   ;                    resident
        mov rsi, qword [rsp + 1224]                                   ;                    resident
        mov rdi, qword [rsp + 1232]                                   ;                    resident
        mov rbp, qword [rsp + 1240]                                   ;                    resident
        mov rax, qword [rsp + 1248]                                   ;                    resident
        mov rcx, qword [rsp + 1256]                                   ;                    resident
        vmovdqu64 zmm3, [rsp + 64]                                    ;                    resident
        vmovdqu64 zmm4, [rsp + 0]                                     ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm5, [r8]                                          ;     0.0 p2      34 sum
        vmovdqu64 zmm6, [r9]                                          ;     0.2 p3      34 sum
        vmovdqu64 zmm7, [r10]                                         ;     1.0 p2      34 sum
        vmovdqu64 zmm8, [r11]                                         ;     1.2 p3      34 sum
        vmovdqu64 zmm9, [r12]                                         ;     2.0 p2      34 sum
        vmovdqu64 zmm10, [r13]                                        ;     2.2 p3      34 sum
        vmovdqu64 zmm11, [r14]                                        ;     3.0 p2      34 sum
        vmovdqu64 zmm12, [r15]                                        ;     3.2 p3      34 sum
        vmovdqu64 zmm13, [rsi]                                        ;     4.0 p2      34 sum
        vmovdqu64 zmm14, [rdi]                                        ;     4.2 p3      34 sum
        vmovdqu64 zmm15, [rbp]                                        ;     5.0 p2      34 sum
        vmovdqu64 zmm16, [rax]                                        ;     5.2 p3      34 sum
        vmovdqu64 zmm17, [rcx]                                        ;     6.0 p2      34 sum
        vmovdqa64 zmm18, zmm2                                         ;     2.2         25 sum copy
        vpternlogd zmm18, zmm1, zmm0, 0x96                            ;     2.3 p0      25 sum
        vpaddd zmm18, zmm18, zmm3                                     ;     3.3 p5      34 sum
        vmovdqu64 zmm19, [rel ripemd160_blocks.T0_constants512]       ;     6.2 p3      34 sum reload
        vpaddd zmm18, zmm18, zmm19                                    ;    12.2 p0      34 sum
        vmovdqa64 zmm20, zmm2                                         ;     3.0         26 sum copy
        vpternlogd zmm20, zmm1, zmm0, 0x65                            ;     3.5 p5      26 sum
        vpaddd zmm20, zmm20, zmm3                                     ;     4.5 p0      34 sum
        vmovdqu64 zmm21, [rel ripemd160_blocks.T0_constants512 + 384] ;     7.0 p2      34 sum reload
        vpaddd zmm20, zmm20, zmm21                                    ;    13.0 p5      34 sum
        vshufi32x4 zmm22, zmm5, zmm9, 0x44                            ;     8.0 p5      34 sum
        vshufi32x4 zmm5, zmm5, zmm9, 0xee                             ;     8.0 p5      34 sum
        vshufi32x4 zmm9, zmm6, zmm10, 0x44                            ;     8.2 p5      34 sum
        vshufi32x4 zmm6, zmm6, zmm10, 0xee                            ;     8.5 p5      34 sum
        vshufi32x4 zmm10, zmm7, zmm11, 0x44                           ;     9.5 p5      34 sum
        vshufi32x4 zmm7, zmm7, zmm11, 0xee                            ;    10.5 p5      34 sum
        vshufi32x4 zmm11, zmm8, zmm12, 0x44                           ;    11.5 p5      34 sum
        vshufi32x4 zmm8, zmm8, zmm12, 0xee                            ;    12.5 p5      34 sum
        mov rdx, qword [rsp + 1264]                                   ;     5.2 p10     34 sum reload
        vmovdqu64 zmm12, [rdx]                                        ;    10.2 p3      34 sum
        vprold zmm23, zmm1, 0xa                                       ;     5.5 p0      36 v[2]
        mov rbx, qword [rsp + 1272]                                   ;     6.2 p10     34 sum reload
        vmovdqu64 zmm24, [rbx]                                        ;    11.2 p2      34 sum
        vshufi32x4 zmm25, zmm13, zmm17, 0x44                          ;    13.5 p5      34 sum
        vshufi32x4 zmm13, zmm13, zmm17, 0xee                          ;    14.5 p5      34 sum
        vshufi32x4 zmm17, zmm14, zmm12, 0x44                          ;    16.2 p5      34 sum
        vshufi32x4 zmm12, zmm14, zmm12, 0xee                          ;    16.5 p5      34 sum
        vshufi32x4 zmm14, zmm22, zmm25, 0x88                          ;    17.5 p5      34 sum
        vshufi32x4 zmm22, zmm22, zmm25, 0xdd                          ;    18.5 p5      34 sum
        vshufi32x4 zmm25, zmm15, zmm24, 0x44                          ;    19.5 p5      34 sum
        vshufi32x4 zmm15, zmm15, zmm24, 0xee                          ;    20.5 p5      34 sum
        vshufi32x4 zmm24, zmm5, zmm13, 0xdd                           ;    21.5 p5      34 sum
        vshufi32x4 zmm26, zmm9, zmm17, 0x88                           ;    22.5 p5      34 sum
        vshufi32x4 zmm9, zmm9, zmm17, 0xdd                            ;    23.5 p5      34 sum
        vshufi32x4 zmm17, zmm6, zmm12, 0xdd                           ;    24.5 p5      34 sum
        vshufi32x4 zmm27, zmm10, zmm25, 0x88                          ;    25.5 p5      34 sum
        vshufi32x4 zmm10, zmm10, zmm25, 0xdd                          ;    26.5 p5      34 sum
        vshufi32x4 zmm25, zmm7, zmm15, 0xdd                           ;    27.5 p5      34 sum
        vpunpckldq zmm28, zmm14, zmm26                                ;    28.5 p5      34 sum
        mov rdx, qword [rsp + 1280]                                   ;     8.7 p10     34 sum reload
        vmovdqu64 zmm29, [rdx]                                        ;    13.7 p3      34 sum
        vshufi32x4 zmm30, zmm16, zmm29, 0x44                          ;    29.5 p5      34 sum
        vshufi32x4 zmm16, zmm16, zmm29, 0xee                          ;    30.5 p5      34 sum
        vpunpckldq zmm29, zmm22, zmm9                                 ;    31.5 p5      34 sum
        vpunpckhdq zmm31, zmm24, zmm17                                ;    32.5 p5      34 sum
        vmovdqu64 [rsp + 320], zmm3                                   ;     9.7 p7+p4   44 x[0] spill
        vshufi32x4 zmm3, zmm11, zmm30, 0x88                           ;    33.5 p5      34 sum
        vshufi32x4 zmm11, zmm11, zmm30, 0xdd                          ;    34.5 p5      34 sum
        vprold zmm30, zmm0, 0xa                                       ;    10.2 p0      36 v[1]
        vpunpckhdq zmm14, zmm14, zmm26                                ;    35.5 p5      34 sum
        vpunpckhdq zmm9, zmm22, zmm9                                  ;    36.5 p5      34 sum
        vshufi32x4 zmm22, zmm8, zmm16, 0xdd                           ;    37.5 p5      34 sum
        vpunpckldq zmm26, zmm27, zmm3                                 ;    38.5 p5      34 sum
        vpunpckhdq zmm27, zmm27, zmm3                                 ;    39.5 p5      34 sum
        vpunpckldq zmm3, zmm10, zmm11                                 ;    40.5 p5      34 sum
        vpunpckhdq zmm10, zmm10, zmm11                                ;    41.5 p5      34 sum
        vmovdqa64 zmm11, zmm4                                         ;    11.5         35 v[0] copy
        vmovdqu64 [rsp + 384], zmm1                                   ;    11.7 p8+p9   44 x[2] spill
        vmovdqa64 zmm1, zmm4                                          ;    11.8         35 v[0] copy
        vmovdqu64 [rsp + 448], zmm17                                  ;    27.5 p7+p4   34 sum spill
        vpaddd zmm17, zmm4, zmm19                                     ;    12.2 p0      34 sum
        vmovdqu64 [rsp + 512], zmm24                                  ;    24.5 p8+p9   34 sum spill
        vpaddd zmm24, zmm4, zmm21                                     ;    13.2 p0      34 sum
        vmovdqu64 [rsp + 576], zmm4                                   ;    14.0 p7+p4   44 x[4] spill
        vpunpcklqdq zmm4, zmm28, zmm26                                ;    42.5 p5      34 sum
        vpunpckhqdq zmm26, zmm28, zmm26                               ;    43.5 p5      34 sum
        vpunpckhdq zmm28, zmm25, zmm22                                ;    44.5 p5      34 sum
        vpaddd zmm18, zmm18, zmm4                                     ;    43.5 p0      34 sum
        vprold zmm18, zmm18, 0xb                                      ;    44.5 p0      35 v[0]
        vpaddd zmm11, zmm11, zmm18                                    ;    45.5 p0      35 v[0]
        vpunpckhqdq zmm18, zmm29, zmm3                                ;    45.5 p5      34 sum
        vmovdqu64 [rsp + 640], zmm22                                  ;    40.5 p8+p9   34 sum spill
        vmovdqa64 zmm22, zmm23                                        ;    14.2         35 v[3] copy
        vpaddd zmm17, zmm17, zmm26                                    ;    44.5 p0      34 sum
        vpaddd zmm20, zmm20, zmm18                                    ;    46.5 p0      34 sum
        vmovdqu64 [rsp + 704], zmm26                                  ;    44.5 p7+p4   34 sum spill
        vmovdqa64 zmm26, zmm23                                        ;    14.8         35 v[3] copy
        vprold zmm20, zmm20, 8                                        ;    47.5 p0      35 v[0]
        vshufi32x4 zmm5, zmm5, zmm13, 0x88                            ;    46.5 p5      34 sum
        vshufi32x4 zmm6, zmm6, zmm12, 0x88                            ;    47.5 p5      34 sum
        vshufi32x4 zmm7, zmm7, zmm15, 0x88                            ;    48.5 p5      34 sum
        vshufi32x4 zmm8, zmm8, zmm16, 0x88                            ;    49.5 p5      34 sum
        vpunpcklqdq zmm12, zmm14, zmm27                               ;    50.5 p5      34 sum
        vpunpckhqdq zmm13, zmm14, zmm27                               ;    51.5 p5      34 sum
        vmovdqa64 zmm14, zmm2                                         ;    16.2         35 v[4] copy
        vmovdqa64 zmm15, zmm2                                         ;    16.3         35 v[4] copy
        vpaddd zmm16, zmm2, zmm12                                     ;    51.5 p0      34 sum
        vpaddd zmm16, zmm16, zmm19                                    ;    52.5 p0      34 sum
        vpaddd zmm27, zmm2, zmm21                                     ;    22.2 p0      34 sum
        vpaddd zmm1, zmm1, zmm20                                      ;    48.5 p0      35 v[0]
        vpaddd zmm20, zmm23, zmm13                                    ;    52.5 p0      34 sum
        vmovdqu64 [rsp + 768], zmm2                                   ;    17.7 p8+p9   44 x[3] spill
        vpunpckhqdq zmm2, zmm9, zmm10                                 ;    52.5 p5      34 sum
        vmovdqu64 [rsp + 832], zmm13                                  ;    52.5 p7+p4   34 sum spill
        vpunpcklqdq zmm13, zmm31, zmm28                               ;    53.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm2                                     ;    53.5 p0      34 sum
        vpaddd zmm24, zmm24, zmm13                                    ;    54.5 p0      34 sum
        vmovdqu64 [rsp + 896], zmm13                                  ;    54.5 p8+p9   34 sum spill
        vmovdqa64 zmm13, zmm11                                        ;    46.5         25 sum copy
        vpternlogd zmm13, zmm23, zmm0, 0x96                           ;    46.5 p0      25 sum
        vpaddd zmm20, zmm20, zmm19                                    ;    53.5 p0      34 sum
        vmovdqu64 [rsp + 960], zmm28                                  ;    45.5 p7+p4   34 sum spill
        vpaddd zmm28, zmm23, zmm4                                     ;    43.5 p0      34 sum
        vpaddd zmm17, zmm17, zmm13                                    ;    47.5 p0      34 sum
        vprold zmm13, zmm17, 0xe                                      ;    48.5 p0      35 v[4]
        vpaddd zmm14, zmm14, zmm13                                    ;    49.5 p0      35 v[4]
        vpternlogd zmm23, zmm1, zmm0, 0x63                            ;    49.5 p0      26 sum
        vpaddd zmm28, zmm28, zmm21                                    ;    44.5 p0      34 sum
        vpaddd zmm24, zmm24, zmm23                                    ;    55.5 p0      34 sum
        vmovdqa64 zmm13, zmm30                                        ;    20.3         35 v[2] copy
        vprold zmm17, zmm11, 0xa                                      ;    46.5 p0      36 v[0]
        vpternlogd zmm11, zmm14, zmm30, 0x96                          ;    50.5 p0      25 sum
        vpaddd zmm16, zmm16, zmm11                                    ;    53.5 p0      34 sum
        vpunpckldq zmm11, zmm5, zmm6                                  ;    54.5 p5      34 sum
        vprold zmm16, zmm16, 0xf                                      ;    54.5 p0      35 v[3]
        vpaddd zmm22, zmm22, zmm16                                    ;    55.5 p0      35 v[3]
        vprold zmm16, zmm1, 0xa                                       ;    49.5 p0      36 v[0]
        vprold zmm23, zmm24, 9                                        ;    56.5 p0      35 v[4]
        vmovdqa64 zmm24, zmm30                                        ;    21.8         35 v[2] copy
        vpunpcklqdq zmm29, zmm29, zmm3                                ;    55.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm23                                    ;    57.5 p0      35 v[4]
        vpaddd zmm23, zmm30, zmm29                                    ;    56.5 p0      34 sum
        vpaddd zmm3, zmm30, zmm21                                     ;    45.2 p0      34 sum
        vpaddd zmm23, zmm23, zmm19                                    ;    57.5 p0      34 sum
        vpternlogd zmm1, zmm30, zmm15, 0x59                           ;    58.5 p0      26 sum
        vpunpckldq zmm30, zmm7, zmm8                                  ;    56.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm1                                     ;    59.5 p0      34 sum
        vmovdqa64 zmm1, zmm17                                         ;    47.5         35 v[1] copy
        vprold zmm27, zmm27, 9                                        ;    60.5 p0      35 v[3]
        vpaddd zmm26, zmm26, zmm27                                    ;    61.5 p0      35 v[3]
        vpaddd zmm27, zmm17, zmm18                                    ;    51.2 p0      34 sum
        vpaddd zmm27, zmm27, zmm19                                    ;    52.2 p0      34 sum
        vpternlogd zmm17, zmm22, zmm14, 0x96                          ;    56.5 p0      25 sum
        vprold zmm14, zmm14, 0xa                                      ;    54.2 p0      36 v[4]
        vpaddd zmm20, zmm20, zmm17                                    ;    57.5 p0      34 sum
        vmovdqa64 zmm17, zmm16                                        ;    50.5         35 v[1] copy
        vprold zmm20, zmm20, 0xc                                      ;    58.5 p0      35 v[2]
        vpaddd zmm13, zmm13, zmm20                                    ;    59.5 p0      35 v[2]
        vpaddd zmm20, zmm16, zmm12                                    ;    57.5 p5      34 sum
        vpaddd zmm20, zmm20, zmm21                                    ;    58.5 p0      34 sum
        vpternlogd zmm16, zmm26, zmm15, 0x63                          ;    62.5 p5      26 sum
        vpunpckhdq zmm5, zmm5, zmm6                                   ;    59.5 p5      34 sum
        vpunpckhdq zmm6, zmm7, zmm8                                   ;    60.5 p5      34 sum
        vprold zmm7, zmm15, 0xa                                       ;    59.2 p0      36 v[4]
        vpunpckhqdq zmm8, zmm11, zmm30                                ;    61.5 p5      34 sum
        vpaddd zmm28, zmm28, zmm16                                    ;    63.5 p0      34 sum
        vpunpcklqdq zmm9, zmm9, zmm10                                 ;    62.5 p5      34 sum
        vmovdqa64 zmm10, zmm14                                        ;    55.2         35 v[0] copy
        vprold zmm15, zmm22, 0xa                                      ;    61.2 p0      36 v[3]
        vpternlogd zmm22, zmm13, zmm14, 0x96                          ;    62.2 p0      25 sum
        vpaddd zmm23, zmm23, zmm22                                    ;    63.2 p0      34 sum
        vprold zmm16, zmm28, 0xb                                      ;    64.5 p0      35 v[2]
        vpaddd zmm14, zmm14, zmm19                                    ;    63.5 p5      34 sum
        vpaddd zmm24, zmm24, zmm16                                    ;    65.5 p5      35 v[2]
        vpaddd zmm16, zmm21, zmm7                                     ;    65.2 p0      34 sum
        vprold zmm22, zmm23, 5                                        ;    66.2 p0      35 v[1]
        vmovdqa64 zmm23, zmm7                                         ;    60.2         35 v[0] copy
        vpaddd zmm1, zmm1, zmm22                                      ;    67.2 p5      35 v[1]
        vpunpckhqdq zmm22, zmm5, zmm6                                 ;    66.5 p5      34 sum
        vpternlogd zmm7, zmm24, zmm26, 0x63                           ;    67.2 p0      26 sum
        vprold zmm26, zmm26, 0xa                                      ;    68.2 p0      36 v[3]
        vpaddd zmm3, zmm3, zmm7                                       ;    68.2 p5      34 sum
        vprold zmm7, zmm13, 0xa                                       ;    69.2 p0      36 v[2]
        vpternlogd zmm13, zmm1, zmm15, 0x96                           ;    68.5 p5      25 sum
        vmovdqa64 zmm28, zmm15                                        ;    62.2         35 v[4] copy
        vpaddd zmm27, zmm27, zmm13                                    ;    69.5 p5      34 sum
        vpaddd zmm3, zmm3, zmm8                                       ;    70.2 p0      34 sum
        vprold zmm13, zmm27, 8                                        ;    71.2 p0      35 v[0]
        vpaddd zmm10, zmm10, zmm13                                    ;    72.2 p5      35 v[0]
        vprold zmm13, zmm3, 0xd                                       ;    72.2 p0      35 v[1]
        vpaddd zmm15, zmm15, zmm19                                    ;    71.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm2                                     ;    72.5 p5      34 sum
        vpaddd zmm27, zmm29, zmm26                                    ;    73.2 p0      34 sum
        vpaddd zmm17, zmm17, zmm13                                    ;    73.5 p5      35 v[1]
        vpaddd zmm27, zmm27, zmm21                                    ;    74.2 p0      34 sum
        vpaddd zmm14, zmm14, zmm9                                     ;    74.5 p5      34 sum
        vprold zmm13, zmm24, 0xa                                      ;    75.2 p0      36 v[2]
        vmovdqa64 zmm3, zmm26                                         ;    69.2         35 v[4] copy
        vpternlogd zmm26, zmm24, zmm17, 0x65                          ;    75.5 p5      26 sum
        vpunpckldq zmm24, zmm25, [rsp + 640]                          ;    76.5 p5+p2   34 sum
        vmovdqu64 zmm25, [rsp + 512]                                  ;    32.2 p3      34 sum reload
        vpunpckldq zmm25, zmm25, [rsp + 448]                          ;    77.5 p5+p2   34 sum
        vpaddd zmm20, zmm20, zmm26                                    ;    76.5 p0      34 sum
        vpunpcklqdq zmm11, zmm11, zmm30                               ;    78.5 p5      34 sum
        vprold zmm26, zmm1, 0xa                                       ;    77.2 p0      36 v[1]
        vpternlogd zmm1, zmm10, zmm7, 0x96                            ;    78.2 p0      25 sum
        vmovdqa64 zmm30, zmm7                                         ;    70.2         35 v[3] copy
        vpaddd zmm16, zmm16, zmm22                                    ;    79.2 p0      34 sum
        vprold zmm20, zmm20, 0xf                                      ;    80.2 p0      35 v[0]
        vpaddd zmm7, zmm7, zmm19                                      ;    79.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm1                                     ;    80.5 p5      34 sum
        vpaddd zmm23, zmm23, zmm20                                    ;    81.2 p0      35 v[0]
        vpaddd zmm20, zmm21, zmm13                                    ;    81.5 p5      34 sum
        vprold zmm1, zmm10, 0xa                                       ;    82.2 p0      36 v[0]
        vprold zmm14, zmm14, 7                                        ;    83.2 p0      35 v[4]
        vpaddd zmm28, zmm28, zmm14                                    ;    84.2 p5      35 v[4]
        vprold zmm14, zmm17, 0xa                                      ;    84.2 p0      36 v[1]
        vpternlogd zmm17, zmm23, zmm13, 0x39                          ;    83.5 p5      26 sum
        vpaddd zmm16, zmm16, zmm17                                    ;    84.5 p5      34 sum
        vpunpckhqdq zmm17, zmm25, zmm24                               ;    85.5 p5      34 sum
        vpternlogd zmm10, zmm28, zmm26, 0x96                          ;    85.2 p0      25 sum
        vpaddd zmm15, zmm15, zmm10                                    ;    86.2 p0      34 sum
        vmovdqa64 zmm10, zmm26                                        ;    78.2         35 v[2] copy
        vprold zmm16, zmm16, 0xf                                      ;    87.2 p0      35 v[4]
        vpaddd zmm26, zmm26, zmm19                                    ;    86.5 p5      34 sum
        vpaddd zmm26, zmm26, zmm8                                     ;    87.5 p5      34 sum
        vpaddd zmm3, zmm3, zmm16                                      ;    88.2 p0      35 v[4]
        vpaddd zmm16, zmm21, zmm14                                    ;    88.5 p5      34 sum
        vpaddd zmm16, zmm16, zmm9                                     ;    89.5 p0      34 sum
        vprold zmm15, zmm15, 9                                        ;    90.2 p0      35 v[3]
        vpaddd zmm7, zmm7, zmm11                                      ;    89.5 p5      34 sum
        vpaddd zmm30, zmm30, zmm15                                    ;    91.2 p5      35 v[3]
        vprold zmm15, zmm23, 0xa                                      ;    91.2 p0      36 v[0]
        vpternlogd zmm23, zmm3, zmm14, 0x39                           ;    91.5 p5      26 sum
        vpunpcklqdq zmm5, zmm5, zmm6                                  ;    92.5 p5      34 sum
        vmovdqa64 zmm6, zmm1                                          ;    83.2         35 v[1] copy
        vpaddd zmm27, zmm27, zmm23                                    ;    92.5 p0      34 sum
        vpunpckhqdq zmm23, zmm31, [rsp + 960]                         ;    93.5 p5+p3   34 sum
        vprold zmm31, zmm28, 0xa                                      ;    93.2 p0      36 v[4]
        vpternlogd zmm28, zmm30, zmm1, 0x96                           ;    94.2 p0      25 sum
        vprold zmm27, zmm27, 5                                        ;    95.2 p0      35 v[3]
        vpaddd zmm1, zmm1, zmm19                                      ;    94.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm28                                      ;    95.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm27                                    ;    96.2 p0      35 v[3]
        vpaddd zmm27, zmm21, zmm15                                    ;    96.5 p5      34 sum
        vpaddd zmm20, zmm20, zmm17                                    ;    97.2 p0      34 sum
        vprold zmm28, zmm3, 0xa                                       ;    98.2 p0      36 v[4]
        vprold zmm7, zmm7, 0xb                                        ;    99.2 p0      35 v[2]
        vpternlogd zmm3, zmm13, zmm15, 0x39                           ;    97.5 p5      26 sum
        vpaddd zmm20, zmm20, zmm3                                     ;    98.5 p5      34 sum
        vpaddd zmm3, zmm19, zmm31                                     ;    99.5 p5      34 sum
        vpaddd zmm3, zmm3, zmm22                                      ;   100.5 p0      34 sum
        vpaddd zmm10, zmm10, zmm7                                     ;   100.5 p5      35 v[2]
        vprold zmm7, zmm30, 0xa                                       ;   101.2 p0      36 v[3]
        vprold zmm20, zmm20, 7                                        ;   102.2 p0      35 v[2]
        vmovdqu64 [rsp + 960], zmm0                                   ;    41.3 p8+p9   44 x[1] spill
        vpaddd zmm0, zmm21, zmm28                                     ;   101.5 p5      34 sum
        vpaddd zmm0, zmm0, zmm11                                      ;   102.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm20                                    ;   103.2 p0      35 v[2]
        vmovdqa64 zmm20, zmm31                                        ;    94.2         35 v[0] copy
        vpternlogd zmm31, zmm30, zmm10, 0x96                          ;   103.5 p5      25 sum
        vpaddd zmm1, zmm1, zmm5                                       ;   104.2 p0      34 sum
        vpaddd zmm26, zmm26, zmm31                                    ;   104.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm23                                    ;   105.2 p0      34 sum
        vprold zmm30, zmm13, 0xa                                      ;   106.2 p0      36 v[3]
        vpternlogd zmm13, zmm14, zmm28, 0x39                          ;   105.5 p5      26 sum
        vpunpcklqdq zmm24, zmm25, zmm24                               ;   106.5 p5      34 sum
        vpaddd zmm16, zmm16, zmm13                                    ;   107.2 p0      34 sum
        vprold zmm13, zmm26, 0xd                                      ;   108.2 p0      35 v[1]
        vmovdqa64 zmm25, zmm7                                         ;   102.2         35 v[4] copy
        vpaddd zmm6, zmm6, zmm13                                      ;   109.2 p5      35 v[1]
        vpaddd zmm13, zmm7, zmm24                                     ;   108.5 p5      34 sum
        vprold zmm16, zmm16, 7                                        ;   109.2 p0      35 v[1]
        vpaddd zmm13, zmm13, zmm19                                    ;   109.5 p5      34 sum
        vmovdqu64 zmm26, [rsp + 704]                                  ;    44.5 p2      34 sum
        vpaddd zmm15, zmm15, zmm16                                    ;   110.2 p0      35 v[1]
        vpaddd zmm26, zmm26, zmm21                                    ;   110.5 p5      34 sum
        vprold zmm16, zmm10, 0xa                                      ;   111.2 p0      36 v[2]
        vpternlogd zmm7, zmm10, zmm6, 0x96                            ;   111.5 p5      25 sum
        vpaddd zmm1, zmm1, zmm7                                       ;   112.5 p0      34 sum
        vprold zmm7, zmm14, 0xa                                       ;   113.2 p0      36 v[2]
        vpaddd zmm26, zmm26, zmm30                                    ;   112.5 p5      34 sum
        vpternlogd zmm14, zmm15, zmm30, 0x39                          ;   113.5 p5      26 sum
        vpaddd zmm27, zmm27, zmm14                                    ;   114.5 p0      34 sum
        vpaddd zmm10, zmm19, zmm16                                    ;   114.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm17                                    ;   115.5 p0      34 sum
        vprold zmm14, zmm1, 0xe                                       ;   116.2 p0      35 v[0]
        vpaddd zmm20, zmm20, zmm14                                    ;   117.2 p5      35 v[0]
        vprold zmm14, zmm6, 0xa                                       ;   117.2 p0      36 v[1]
        vprold zmm27, zmm27, 8                                        ;   118.2 p0      35 v[0]
        vpaddd zmm31, zmm21, zmm7                                     ;   116.5 p5      34 sum
        vpaddd zmm31, zmm31, zmm5                                     ;   117.5 p5      34 sum
        vpaddd zmm28, zmm28, zmm27                                    ;   119.2 p5      35 v[0]
        vmovdqa64 zmm27, zmm16                                        ;   112.2         35 v[3] copy
        vpternlogd zmm16, zmm6, zmm20, 0x96                           ;   119.2 p0      25 sum
        vprold zmm6, zmm15, 0xa                                       ;   120.2 p0      36 v[1]
        vpaddd zmm3, zmm3, zmm16                                      ;   120.2 p5      34 sum
        vmovdqa64 zmm16, zmm7                                         ;   114.2         35 v[3] copy
        vpternlogd zmm7, zmm15, zmm28, 0x65                           ;   120.5 p5      26 sum
        vpaddd zmm0, zmm0, zmm7                                       ;   121.5 p0      34 sum
        vmovdqu64 zmm7, [rsp + 896]                                   ;    54.5 p3      34 sum
        vpaddd zmm7, zmm7, zmm19                                      ;   121.5 p5      34 sum
        vprold zmm15, zmm3, 0xf                                       ;   122.2 p0      35 v[4]
        vpaddd zmm25, zmm25, zmm15                                    ;   123.2 p5      35 v[4]
        vpaddd zmm7, zmm7, zmm14                                      ;   123.2 p0      34 sum
        vmovdqa64 zmm15, zmm14                                        ;   118.2         35 v[2] copy
        vprold zmm0, zmm0, 0xb                                        ;   124.2 p0      35 v[4]
        vmovdqu64 zmm1, [rsp + 832]                                   ;    52.5 p2      34 sum
        vpaddd zmm1, zmm1, zmm21                                      ;   123.5 p5      34 sum
        vpaddd zmm30, zmm30, zmm0                                     ;   125.2 p5      35 v[4]
        vpternlogd zmm14, zmm25, zmm20, 0x96                          ;   125.2 p0      25 sum
        vprold zmm20, zmm20, 0xa                                      ;   126.2 p0      36 v[0]
        vpaddd zmm13, zmm13, zmm14                                    ;   126.2 p5      34 sum
        vpaddd zmm1, zmm1, zmm6                                       ;   126.5 p5      34 sum
        vmovdqa64 zmm14, zmm6                                         ;   121.2         35 v[2] copy
        vpternlogd zmm6, zmm30, zmm28, 0x63                           ;   127.2 p0      26 sum
        vpaddd zmm0, zmm23, zmm20                                     ;   127.5 p5      34 sum
        vprold zmm28, zmm28, 0xa                                      ;   128.2 p0      36 v[0]
        vpaddd zmm26, zmm26, zmm6                                     ;   128.5 p5      34 sum
        vpaddd zmm0, zmm0, zmm19                                      ;   129.2 p0      34 sum
        vprold zmm6, zmm13, 6                                         ;   130.2 p0      35 v[3]
        vpaddd zmm27, zmm27, zmm6                                     ;   131.2 p5      35 v[3]
        vprold zmm6, zmm25, 0xa                                       ;   131.2 p0      36 v[4]
        vprold zmm13, zmm26, 0xe                                      ;   132.2 p0      35 v[3]
        vpaddd zmm21, zmm21, zmm24                                    ;   130.5 p5      34 sum
        vpaddd zmm16, zmm16, zmm13                                    ;   133.2 p5      35 v[3]
        vmovdqa64 zmm13, zmm20                                        ;   127.2         35 v[1] copy
        vpternlogd zmm20, zmm25, zmm27, 0x96                          ;   132.5 p5      25 sum
        vprold zmm25, zmm30, 0xa                                      ;   133.2 p0      36 v[4]
        vpaddd zmm10, zmm10, zmm20                                    ;   133.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm28                                    ;   134.2 p0      34 sum
        vmovdqa64 zmm20, zmm28                                        ;   129.2         35 v[1] copy
        vpternlogd zmm28, zmm30, zmm16, 0x65                          ;   134.5 p5      26 sum
        vpaddd zmm26, zmm2, zmm6                                      ;   135.2 p0      34 sum
        vpaddd zmm31, zmm31, zmm28                                    ;   135.5 p5      34 sum
        vmovdqu64 zmm28, [rel ripemd160_blocks.T0_constants512 + 128] ;    54.7 p3      34 sum reload
        vpaddd zmm26, zmm26, zmm28                                    ;   136.2 p0      34 sum
        vprold zmm10, zmm10, 7                                        ;   137.2 p0      35 v[2]
        vpaddd zmm15, zmm15, zmm10                                    ;   138.2 p5      35 v[2]
        vmovdqa64 zmm10, zmm6                                         ;   132.2         35 v[0] copy
        vprold zmm30, zmm31, 0xe                                      ;   138.2 p0      35 v[2]
        vpaddd zmm31, zmm9, zmm25                                     ;   137.5 p5      34 sum
        vmovdqu64 zmm3, [rel ripemd160_blocks.T0_constants512 + 448]  ;    55.8 p2      34 sum reload
        vpaddd zmm31, zmm31, zmm3                                     ;   138.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm30                                    ;   139.2 p0      35 v[2]
        vprold zmm30, zmm27, 0xa                                      ;   140.2 p0      36 v[3]
        vpternlogd zmm6, zmm27, zmm15, 0x96                           ;   139.5 p5      25 sum
        vpaddd zmm7, zmm7, zmm6                                       ;   140.5 p5      34 sum
        vmovdqa64 zmm6, zmm25                                         ;   134.2         35 v[0] copy
        vpternlogd zmm25, zmm14, zmm16, 0x63                          ;   141.2 p0      26 sum
        vprold zmm16, zmm16, 0xa                                      ;   142.2 p0      36 v[3]
        vpaddd zmm1, zmm1, zmm25                                      ;   142.2 p5      34 sum
        vpaddd zmm25, zmm29, zmm30                                    ;   142.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm28                                    ;   143.5 p0      34 sum
        vprold zmm7, zmm7, 9                                          ;   144.2 p0      35 v[1]
        vpaddd zmm27, zmm22, zmm16                                    ;   143.5 p5      34 sum
        vprold zmm1, zmm1, 0xc                                        ;   145.2 p0      35 v[1]
        vpaddd zmm13, zmm13, zmm7                                     ;   145.2 p5      35 v[1]
        vpaddd zmm27, zmm27, zmm3                                     ;   145.5 p5      34 sum
        vpaddd zmm20, zmm20, zmm1                                     ;   146.2 p0      35 v[1]
        vprold zmm7, zmm15, 0xa                                       ;   147.2 p0      36 v[2]
        vpternlogd zmm15, zmm13, zmm30, 0x96                          ;   146.5 p5      25 sum
        vpaddd zmm0, zmm0, zmm15                                      ;   147.5 p5      34 sum
        vprold zmm15, zmm14, 0xa                                      ;   148.2 p0      36 v[2]
        vpternlogd zmm14, zmm20, zmm16, 0x39                          ;   148.5 p5      26 sum
        vpaddd zmm21, zmm21, zmm14                                    ;   149.5 p0      34 sum
        vpaddd zmm14, zmm28, zmm7                                     ;   149.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm17                                    ;   150.5 p0      34 sum
        vprold zmm0, zmm0, 8                                          ;   151.2 p0      35 v[0]
        vmovdqu64 zmm1, [rsp + 832]                                   ;    60.3 p3      34 sum
        vpaddd zmm10, zmm10, zmm0                                     ;   152.2 p5      35 v[0]
        vprold zmm21, zmm21, 6                                        ;   152.2 p0      35 v[0]
        vpaddd zmm1, zmm1, zmm3                                       ;   151.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm21                                      ;   153.2 p5      35 v[0]
        vpaddd zmm1, zmm1, zmm15                                      ;   153.2 p0      34 sum
        vprold zmm21, zmm13, 0xa                                      ;   154.2 p0      36 v[1]
        vpternlogd zmm13, zmm10, zmm7, 0xe2                           ;   153.5 p5      25 sum
        vpaddd zmm26, zmm26, zmm13                                    ;   154.5 p5      34 sum
        vprold zmm13, zmm20, 0xa                                      ;   155.2 p0      36 v[1]
        vpternlogd zmm20, zmm15, zmm6, 0xb8                           ;   155.5 p5      26 sum
        vpaddd zmm31, zmm31, zmm20                                    ;   156.5 p0      34 sum
        vmovdqu64 zmm20, [rsp + 704]                                  ;    62.3 p2      34 sum
        vpaddd zmm20, zmm20, zmm28                                    ;   156.5 p5      34 sum
        vprold zmm26, zmm26, 7                                        ;   157.2 p0      35 v[4]
        vpaddd zmm30, zmm30, zmm26                                    ;   158.2 p5      35 v[4]
        vprold zmm26, zmm31, 9                                        ;   158.2 p0      35 v[4]
        vpaddd zmm31, zmm2, zmm13                                     ;   158.5 p5      34 sum
        vpaddd zmm31, zmm31, zmm3                                     ;   159.5 p0      34 sum
        vpaddd zmm16, zmm16, zmm26                                    ;   159.5 p5      35 v[4]
        vpaddd zmm20, zmm20, zmm21                                    ;   160.2 p0      34 sum
        vprold zmm26, zmm10, 0xa                                      ;   161.2 p0      36 v[0]
        vpternlogd zmm10, zmm30, zmm21, 0xe2                          ;   160.5 p5      25 sum
        vpaddd zmm25, zmm25, zmm10                                    ;   161.5 p5      34 sum
        vprold zmm10, zmm6, 0xa                                       ;   162.2 p0      36 v[0]
        vpternlogd zmm6, zmm13, zmm16, 0xb8                           ;   162.5 p5      26 sum
        vpaddd zmm0, zmm5, zmm26                                      ;   163.2 p0      34 sum
        vpaddd zmm27, zmm27, zmm6                                     ;   163.5 p5      34 sum
        vpaddd zmm0, zmm0, zmm28                                      ;   164.2 p0      34 sum
        vprold zmm6, zmm25, 6                                         ;   165.2 p0      35 v[3]
        vpaddd zmm7, zmm7, zmm6                                       ;   166.2 p5      35 v[3]
        vprold zmm6, zmm27, 0xd                                       ;   166.2 p0      35 v[3]
        vpaddd zmm25, zmm4, zmm10                                     ;   165.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm3                                     ;   166.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm6                                     ;   167.2 p0      35 v[3]
        vprold zmm6, zmm30, 0xa                                       ;   168.2 p0      36 v[4]
        vprold zmm27, zmm16, 0xa                                      ;   169.2 p0      36 v[4]
        vpternlogd zmm30, zmm7, zmm26, 0xe2                           ;   167.5 p5      25 sum
        vpaddd zmm14, zmm14, zmm30                                    ;   168.5 p5      34 sum
        vpternlogd zmm16, zmm10, zmm15, 0xb8                          ;   169.5 p5      26 sum
        vpaddd zmm30, zmm9, zmm6                                      ;   170.2 p0      34 sum
        vpaddd zmm1, zmm1, zmm16                                      ;   170.5 p5      34 sum
        vpaddd zmm30, zmm30, zmm28                                    ;   171.2 p0      34 sum
        vprold zmm14, zmm14, 8                                        ;   172.2 p0      35 v[2]
        vpaddd zmm16, zmm17, zmm27                                    ;   171.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm14                                    ;   173.2 p5      35 v[2]
        vprold zmm14, zmm1, 0xf                                       ;   173.2 p0      35 v[2]
        vpaddd zmm16, zmm16, zmm3                                     ;   173.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm14                                    ;   174.2 p0      35 v[2]
        vprold zmm14, zmm7, 0xa                                       ;   175.2 p0      36 v[3]
        vpternlogd zmm7, zmm21, zmm6, 0xe2                            ;   174.5 p5      25 sum
        vpaddd zmm20, zmm20, zmm7                                     ;   175.5 p5      34 sum
        vprold zmm7, zmm15, 0xa                                       ;   176.2 p0      36 v[3]
        vpternlogd zmm15, zmm27, zmm13, 0xb8                          ;   176.5 p5      26 sum
        vpaddd zmm31, zmm31, zmm15                                    ;   177.5 p0      34 sum
        vpaddd zmm15, zmm28, zmm14                                    ;   177.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm23                                    ;   178.5 p0      34 sum
        vprold zmm20, zmm20, 0xd                                      ;   179.2 p0      35 v[1]
        vpaddd zmm1, zmm18, zmm7                                      ;   178.5 p5      34 sum
        vpaddd zmm26, zmm26, zmm20                                    ;   180.2 p5      35 v[1]
        vprold zmm20, zmm31, 7                                        ;   180.2 p0      35 v[1]
        vpaddd zmm1, zmm1, zmm3                                       ;   180.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm20                                    ;   181.2 p0      35 v[1]
        vprold zmm20, zmm21, 0xa                                      ;   182.2 p0      36 v[2]
        vpternlogd zmm21, zmm26, zmm14, 0xe2                          ;   181.5 p5      25 sum
        vpaddd zmm0, zmm0, zmm21                                      ;   182.5 p5      34 sum
        vprold zmm21, zmm13, 0xa                                      ;   183.2 p0      36 v[2]
        vpternlogd zmm13, zmm7, zmm10, 0xb8                           ;   183.5 p5      26 sum
        vpaddd zmm25, zmm25, zmm13                                    ;   184.5 p0      34 sum
        vmovdqu64 zmm13, [rsp + 832]                                  ;    71.8 p3      34 sum
        vpaddd zmm13, zmm13, zmm28                                    ;   184.5 p5      34 sum
        vprold zmm31, zmm0, 0xb                                       ;   185.2 p0      35 v[0]
        vpaddd zmm0, zmm5, zmm21                                      ;   185.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm31                                      ;   186.2 p0      35 v[0]
        vprold zmm25, zmm25, 0xc                                      ;   187.2 p0      35 v[0]
        vpaddd zmm0, zmm0, zmm3                                       ;   186.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm25                                    ;   188.2 p5      35 v[0]
        vpaddd zmm13, zmm13, zmm20                                    ;   188.2 p0      34 sum
        vprold zmm25, zmm26, 0xa                                      ;   189.2 p0      36 v[1]
        vpternlogd zmm26, zmm6, zmm20, 0xe2                           ;   188.5 p5      25 sum
        vpaddd zmm30, zmm30, zmm26                                    ;   189.5 p5      34 sum
        vprold zmm26, zmm10, 0xa                                      ;   190.2 p0      36 v[1]
        vpternlogd zmm10, zmm21, zmm27, 0xb8                          ;   190.5 p5      26 sum
        vpaddd zmm31, zmm24, zmm25                                    ;   191.2 p0      34 sum
        vpaddd zmm16, zmm16, zmm10                                    ;   191.5 p5      34 sum
        vpaddd zmm31, zmm31, zmm28                                    ;   192.2 p0      34 sum
        vprold zmm10, zmm30, 9                                        ;   193.2 p0      35 v[4]
        vpaddd zmm14, zmm14, zmm10                                    ;   194.2 p5      35 v[4]
        vprold zmm10, zmm16, 8                                        ;   194.2 p0      35 v[4]
        vmovdqu64 zmm16, [rsp + 896]                                  ;    75.2 p2      34 sum
        vpaddd zmm16, zmm16, zmm3                                     ;   193.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm10                                      ;   195.2 p5      35 v[4]
        vprold zmm10, zmm6, 0xa                                       ;   195.2 p0      36 v[0]
        vpaddd zmm16, zmm16, zmm26                                    ;   195.5 p5      34 sum
        vpternlogd zmm6, zmm14, zmm25, 0xe2                           ;   196.2 p0      25 sum
        vpaddd zmm15, zmm15, zmm6                                     ;   197.2 p5      34 sum
        vprold zmm6, zmm27, 0xa                                       ;   197.2 p0      36 v[0]
        vpternlogd zmm27, zmm26, zmm7, 0xb8                           ;   197.5 p5      26 sum
        vpaddd zmm30, zmm4, zmm10                                     ;   198.2 p0      34 sum
        vpaddd zmm1, zmm1, zmm27                                      ;   198.5 p5      34 sum
        vpaddd zmm30, zmm30, zmm28                                    ;   199.2 p0      34 sum
        vprold zmm15, zmm15, 7                                        ;   200.2 p0      35 v[3]
        vpaddd zmm20, zmm20, zmm15                                    ;   201.2 p5      35 v[3]
        vprold zmm15, zmm1, 9                                         ;   201.2 p0      35 v[3]
        vpaddd zmm27, zmm23, zmm6                                     ;   200.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm3                                     ;   201.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm15                                    ;   202.2 p0      35 v[3]
        vmovdqa64 zmm15, zmm10                                        ;   196.2         35 v[1] copy
        vprold zmm1, zmm14, 0xa                                       ;   203.2 p0      36 v[4]
        vpternlogd zmm10, zmm14, zmm20, 0xd8                          ;   202.5 p5      25 sum
        vpaddd zmm13, zmm13, zmm10                                    ;   203.5 p5      34 sum
        vprold zmm10, zmm7, 0xa                                       ;   204.2 p0      36 v[4]
        vpternlogd zmm7, zmm6, zmm21, 0xb8                            ;   204.5 p5      26 sum
        vpaddd zmm0, zmm0, zmm7                                       ;   205.5 p0      34 sum
        vpaddd zmm7, zmm8, zmm1                                       ;   205.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm28                                      ;   206.5 p0      34 sum
        vprold zmm13, zmm13, 0xf                                      ;   207.2 p0      35 v[2]
        vpaddd zmm14, zmm11, zmm10                                    ;   206.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm13                                    ;   208.2 p5      35 v[2]
        vprold zmm13, zmm0, 0xb                                       ;   208.2 p0      35 v[2]
        vpaddd zmm14, zmm14, zmm3                                     ;   208.5 p5      34 sum
        vpaddd zmm26, zmm26, zmm13                                    ;   209.2 p0      35 v[2]
        vprold zmm13, zmm20, 0xa                                      ;   210.2 p0      36 v[3]
        vpternlogd zmm20, zmm25, zmm1, 0xe2                           ;   209.5 p5      25 sum
        vpaddd zmm31, zmm31, zmm20                                    ;   210.5 p5      34 sum
        vprold zmm20, zmm21, 0xa                                      ;   211.2 p0      36 v[3]
        vpternlogd zmm21, zmm10, zmm26, 0xb8                          ;   211.5 p5      26 sum
        vpaddd zmm16, zmm16, zmm21                                    ;   212.5 p0      34 sum
        vpaddd zmm21, zmm18, zmm13                                    ;   212.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm28                                    ;   213.5 p0      34 sum
        vprold zmm31, zmm31, 7                                        ;   214.2 p0      35 v[1]
        vpaddd zmm0, zmm24, zmm20                                     ;   213.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm31                                    ;   215.2 p5      35 v[1]
        vprold zmm16, zmm16, 7                                        ;   215.2 p0      35 v[1]
        vpaddd zmm0, zmm0, zmm3                                       ;   215.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm16                                      ;   216.2 p0      35 v[1]
        vprold zmm16, zmm25, 0xa                                      ;   217.2 p0      36 v[2]
        vpternlogd zmm25, zmm15, zmm13, 0xe2                          ;   216.5 p5      25 sum
        vpaddd zmm30, zmm30, zmm25                                    ;   217.5 p5      34 sum
        vprold zmm25, zmm26, 0xa                                      ;   218.2 p0      36 v[2]
        vpternlogd zmm26, zmm20, zmm6, 0xb8                           ;   218.5 p5      26 sum
        vpaddd zmm27, zmm27, zmm26                                    ;   219.5 p0      34 sum
        vpaddd zmm26, zmm12, zmm16                                    ;   219.5 p5      34 sum
        vpaddd zmm26, zmm26, zmm28                                    ;   220.5 p0      34 sum
        vprold zmm30, zmm30, 0xc                                      ;   221.2 p0      35 v[0]
        vpaddd zmm1, zmm1, zmm30                                      ;   222.2 p5      35 v[0]
        vprold zmm27, zmm27, 7                                        ;   222.2 p0      35 v[0]
        vpaddd zmm30, zmm29, zmm25                                    ;   221.5 p5      34 sum
        vpaddd zmm30, zmm30, zmm3                                     ;   222.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm27                                    ;   223.2 p0      35 v[0]
        vprold zmm27, zmm15, 0xa                                      ;   224.2 p0      36 v[1]
        vpternlogd zmm15, zmm1, zmm16, 0xe2                           ;   223.5 p5      25 sum
        vpaddd zmm7, zmm7, zmm15                                      ;   224.5 p5      34 sum
        vprold zmm15, zmm6, 0xa                                       ;   225.2 p0      36 v[1]
        vpternlogd zmm6, zmm25, zmm10, 0xb8                           ;   225.5 p5      26 sum
        vmovdqu64 zmm31, [rsp + 896]                                  ;    86.2 p3      34 sum
        vpaddd zmm14, zmm14, zmm6                                     ;   226.5 p0      34 sum
        vpaddd zmm31, zmm31, zmm28                                    ;   226.5 p5      34 sum
        vprold zmm6, zmm7, 0xf                                        ;   227.2 p0      35 v[4]
        vpaddd zmm13, zmm13, zmm6                                     ;   228.2 p5      35 v[4]
        vprold zmm6, zmm14, 0xc                                       ;   228.2 p0      35 v[4]
        vpaddd zmm7, zmm8, zmm15                                      ;   228.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm3                                       ;   229.5 p0      34 sum
        vpaddd zmm20, zmm20, zmm6                                     ;   229.5 p5      35 v[4]
        vpaddd zmm31, zmm31, zmm27                                    ;   230.2 p0      34 sum
        vprold zmm6, zmm1, 0xa                                        ;   231.2 p0      36 v[0]
        vpternlogd zmm1, zmm13, zmm27, 0xe2                           ;   230.5 p5      25 sum
        vpaddd zmm21, zmm21, zmm1                                     ;   231.5 p5      34 sum
        vprold zmm14, zmm10, 0xa                                      ;   232.2 p0      36 v[0]
        vpternlogd zmm10, zmm15, zmm20, 0xb8                          ;   232.5 p5      26 sum
        vpaddd zmm1, zmm22, zmm6                                      ;   233.2 p0      34 sum
        vpaddd zmm0, zmm0, zmm10                                      ;   233.5 p5      34 sum
        vpaddd zmm1, zmm1, zmm28                                      ;   234.2 p0      34 sum
        vprold zmm10, zmm21, 9                                        ;   235.2 p0      35 v[3]
        vpaddd zmm16, zmm16, zmm10                                    ;   236.2 p5      35 v[3]
        vprold zmm10, zmm0, 7                                         ;   236.2 p0      35 v[3]
        vmovdqu64 zmm21, [rsp + 704]                                  ;    89.7 p2      34 sum
        vpaddd zmm21, zmm21, zmm3                                     ;   235.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm10                                    ;   237.2 p5      35 v[3]
        vprold zmm10, zmm13, 0xa                                      ;   237.2 p0      36 v[4]
        vpaddd zmm21, zmm21, zmm14                                    ;   237.5 p5      34 sum
        vprold zmm0, zmm20, 0xa                                       ;   238.2 p0      36 v[4]
        vpternlogd zmm13, zmm16, zmm6, 0xe2                           ;   238.5 p5      25 sum
        vpaddd zmm26, zmm26, zmm13                                    ;   239.5 p0      34 sum
        vpternlogd zmm20, zmm14, zmm25, 0xb8                          ;   239.5 p5      26 sum
        vpaddd zmm30, zmm30, zmm20                                    ;   240.5 p0      34 sum
        vpaddd zmm13, zmm11, zmm10                                    ;   240.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm28                                    ;   241.5 p0      34 sum
        vprold zmm20, zmm26, 0xb                                      ;   242.2 p0      35 v[2]
        vpaddd zmm26, zmm12, zmm0                                     ;   241.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm20                                    ;   243.2 p5      35 v[2]
        vprold zmm20, zmm30, 6                                        ;   243.2 p0      35 v[2]
        vpaddd zmm26, zmm26, zmm3                                     ;   243.5 p5      34 sum
        vmovdqa64 zmm28, zmm10                                        ;   238.2         35 v[0] copy
        vpaddd zmm15, zmm15, zmm20                                    ;   244.2 p0      35 v[2]
        vprold zmm20, zmm16, 0xa                                      ;   245.2 p0      36 v[3]
        vpternlogd zmm10, zmm16, zmm27, 0xd8                          ;   244.5 p5      25 sum
        vmovdqa64 zmm16, zmm0                                         ;   239.2         35 v[0] copy
        vpaddd zmm31, zmm31, zmm10                                    ;   245.5 p5      34 sum
        vprold zmm10, zmm25, 0xa                                      ;   246.2 p0      36 v[3]
        vpternlogd zmm0, zmm25, zmm15, 0xac                           ;   246.5 p5      26 sum
        vpaddd zmm7, zmm7, zmm0                                       ;   247.5 p0      34 sum
        vmovdqu64 zmm25, [rsp + 832]                                  ;    94.0 p3      34 sum
        vmovdqu64 zmm30, [rel ripemd160_blocks.T0_constants512 + 192] ;    94.2 p2      34 sum reload
        vpaddd zmm25, zmm25, zmm30                                    ;   247.5 p5      34 sum
        vprold zmm31, zmm31, 7                                        ;   248.2 p0      35 v[1]
        vpaddd zmm0, zmm23, zmm10                                     ;   248.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm31                                      ;   249.2 p0      35 v[1]
        vprold zmm7, zmm7, 0xf                                        ;   250.2 p0      35 v[1]
        vmovdqu64 zmm31, [rel ripemd160_blocks.T0_constants512 + 512] ;    95.2 p3      34 sum reload
        vpaddd zmm0, zmm0, zmm31                                      ;   249.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm7                                     ;   251.2 p5      35 v[1]
        vpaddd zmm25, zmm25, zmm20                                    ;   251.2 p0      34 sum
        vprold zmm7, zmm27, 0xa                                       ;   252.2 p0      36 v[2]
        vpternlogd zmm27, zmm6, zmm20, 0xe2                           ;   251.5 p5      25 sum
        vpaddd zmm1, zmm1, zmm27                                      ;   252.5 p5      34 sum
        vprold zmm27, zmm15, 0xa                                      ;   253.2 p0      36 v[2]
        vpternlogd zmm15, zmm10, zmm14, 0xb8                          ;   253.5 p5      26 sum
        vpaddd zmm21, zmm21, zmm15                                    ;   254.5 p0      34 sum
        vpaddd zmm15, zmm5, zmm7                                      ;   254.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm30                                    ;   255.5 p0      34 sum
        vprold zmm1, zmm1, 0xd                                        ;   256.2 p0      35 v[0]
        vpaddd zmm28, zmm28, zmm1                                     ;   257.2 p5      35 v[0]
        vprold zmm21, zmm21, 0xd                                      ;   257.2 p0      35 v[0]
        vpaddd zmm1, zmm18, zmm27                                     ;   256.5 p5      34 sum
        vpaddd zmm1, zmm1, zmm31                                      ;   257.5 p5      34 sum
        vpaddd zmm16, zmm16, zmm21                                    ;   258.2 p0      35 v[0]
        vprold zmm21, zmm6, 0xa                                       ;   259.2 p0      36 v[1]
        vpternlogd zmm6, zmm7, zmm28, 0xe4                            ;   258.5 p5      25 sum
        vpaddd zmm13, zmm13, zmm6                                     ;   259.5 p5      34 sum
        vprold zmm6, zmm14, 0xa                                       ;   260.2 p0      36 v[1]
        vpternlogd zmm14, zmm27, zmm16, 0xb8                          ;   260.5 p5      26 sum
        vmovdqu64 zmm3, [rsp + 896]                                   ;    99.0 p2      34 sum
        vpaddd zmm26, zmm26, zmm14                                    ;   261.5 p0      34 sum
        vpaddd zmm3, zmm3, zmm30                                      ;   261.5 p5      34 sum
        vprold zmm13, zmm13, 0xc                                      ;   262.2 p0      35 v[4]
        vpaddd zmm20, zmm20, zmm13                                    ;   263.2 p5      35 v[4]
        vprold zmm13, zmm26, 0xb                                      ;   263.2 p0      35 v[4]
        vmovdqu64 zmm14, [rsp + 704]                                  ;   100.0 p3      34 sum
        vpaddd zmm14, zmm14, zmm31                                    ;   263.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm13                                    ;   264.2 p0      35 v[4]
        vpaddd zmm3, zmm3, zmm21                                      ;   264.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm6                                     ;   265.2 p0      34 sum
        vprold zmm13, zmm28, 0xa                                      ;   266.2 p0      36 v[0]
        vpternlogd zmm28, zmm21, zmm20, 0x63                          ;   265.5 p5      25 sum
        vpaddd zmm25, zmm25, zmm28                                    ;   266.5 p5      34 sum
        vprold zmm26, zmm16, 0xa                                      ;   267.2 p0      36 v[0]
        vpternlogd zmm16, zmm6, zmm10, 0x63                           ;   267.5 p5      25 sum
        vpaddd zmm28, zmm29, zmm13                                    ;   268.2 p0      34 sum
        vpaddd zmm0, zmm0, zmm16                                      ;   268.5 p5      34 sum
        vpaddd zmm28, zmm28, zmm30                                    ;   269.2 p0      34 sum
        vprold zmm16, zmm25, 0xb                                      ;   270.2 p0      35 v[3]
        vmovdqu64 zmm25, [rsp + 832]                                  ;   102.3 p2      34 sum
        vpaddd zmm7, zmm7, zmm16                                      ;   271.2 p5      35 v[3]
        vprold zmm16, zmm0, 9                                         ;   271.2 p0      35 v[3]
        vpaddd zmm25, zmm25, zmm31                                    ;   270.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm16                                    ;   272.2 p5      35 v[3]
        vprold zmm16, zmm20, 0xa                                      ;   272.2 p0      36 v[4]
        vpaddd zmm25, zmm25, zmm26                                    ;   272.5 p5      34 sum
        vprold zmm0, zmm10, 0xa                                       ;   273.2 p0      36 v[4]
        vpternlogd zmm20, zmm13, zmm7, 0x63                           ;   273.5 p5      25 sum
        vpaddd zmm15, zmm15, zmm20                                    ;   274.5 p0      34 sum
        vpternlogd zmm10, zmm26, zmm27, 0x63                          ;   274.5 p5      25 sum
        vpaddd zmm1, zmm1, zmm10                                      ;   275.5 p0      34 sum
        vpaddd zmm10, zmm8, zmm16                                     ;   275.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm30                                    ;   276.5 p0      34 sum
        vprold zmm15, zmm15, 0xd                                      ;   277.2 p0      35 v[2]
        vpaddd zmm20, zmm2, zmm0                                      ;   276.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm15                                    ;   278.2 p5      35 v[2]
        vprold zmm15, zmm1, 7                                         ;   278.2 p0      35 v[2]
        vpaddd zmm20, zmm20, zmm31                                    ;   278.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm15                                      ;   279.2 p0      35 v[2]
        vmovdqa64 zmm15, zmm16                                        ;   273.2         35 v[0] copy
        vprold zmm1, zmm7, 0xa                                        ;   280.2 p0      36 v[3]
        vpternlogd zmm16, zmm7, zmm21, 0x4b                           ;   279.5 p5      25 sum
        vpaddd zmm3, zmm3, zmm16                                      ;   280.5 p5      34 sum
        vmovdqa64 zmm7, zmm0                                          ;   274.2         35 v[0] copy
        vprold zmm16, zmm27, 0xa                                      ;   281.2 p0      36 v[3]
        vpternlogd zmm0, zmm27, zmm6, 0x4b                            ;   281.5 p5      25 sum
        vpaddd zmm14, zmm14, zmm0                                     ;   282.5 p0      34 sum
        vpaddd zmm27, zmm23, zmm1                                     ;   282.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm30                                    ;   283.5 p0      34 sum
        vprold zmm0, zmm3, 6                                          ;   284.2 p0      35 v[1]
        vpaddd zmm13, zmm13, zmm0                                     ;   285.2 p5      35 v[1]
        vprold zmm14, zmm14, 0xf                                      ;   285.2 p0      35 v[1]
        vmovdqu64 zmm0, [rsp + 896]                                   ;   107.8 p3      34 sum
        vpaddd zmm0, zmm0, zmm31                                      ;   284.5 p5      34 sum
        vpaddd zmm26, zmm26, zmm14                                    ;   286.2 p5      35 v[1]
        vpaddd zmm0, zmm0, zmm16                                      ;   286.2 p0      34 sum
        vprold zmm14, zmm21, 0xa                                      ;   287.2 p0      36 v[2]
        vpternlogd zmm21, zmm1, zmm13, 0x63                           ;   286.5 p5      25 sum
        vpaddd zmm28, zmm28, zmm21                                    ;   287.5 p5      34 sum
        vprold zmm21, zmm6, 0xa                                       ;   288.2 p0      36 v[2]
        vpternlogd zmm6, zmm16, zmm26, 0x63                           ;   288.5 p5      25 sum
        vpaddd zmm3, zmm11, zmm14                                     ;   289.2 p0      34 sum
        vpaddd zmm25, zmm25, zmm6                                     ;   289.5 p5      34 sum
        vpaddd zmm3, zmm3, zmm30                                      ;   290.2 p0      34 sum
        vprold zmm6, zmm28, 7                                         ;   291.2 p0      35 v[0]
        vpaddd zmm15, zmm15, zmm6                                     ;   292.2 p5      35 v[0]
        vprold zmm6, zmm25, 0xb                                       ;   292.2 p0      35 v[0]
        vpaddd zmm25, zmm9, zmm21                                     ;   291.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm31                                    ;   292.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm6                                       ;   293.2 p0      35 v[0]
        vprold zmm6, zmm13, 0xa                                       ;   294.2 p0      36 v[1]
        vpternlogd zmm13, zmm14, zmm15, 0x63                          ;   293.5 p5      25 sum
        vpaddd zmm10, zmm10, zmm13                                    ;   294.5 p5      34 sum
        vprold zmm13, zmm26, 0xa                                      ;   295.2 p0      36 v[1]
        vpternlogd zmm26, zmm21, zmm7, 0x63                           ;   295.5 p5      25 sum
        vmovdqu64 zmm28, [rsp + 704]                                  ;   111.7 p2      34 sum
        vpaddd zmm20, zmm20, zmm26                                    ;   296.5 p0      34 sum
        vpaddd zmm28, zmm28, zmm30                                    ;   296.5 p5      34 sum
        vprold zmm10, zmm10, 0xe                                      ;   297.2 p0      35 v[4]
        vpaddd zmm1, zmm1, zmm10                                      ;   298.2 p5      35 v[4]
        vprold zmm10, zmm20, 8                                        ;   298.2 p0      35 v[4]
        vpaddd zmm20, zmm8, zmm13                                     ;   298.5 p5      34 sum
        vpaddd zmm20, zmm20, zmm31                                    ;   299.5 p0      34 sum
        vpaddd zmm16, zmm16, zmm10                                    ;   299.5 p5      35 v[4]
        vpaddd zmm28, zmm28, zmm6                                     ;   300.2 p0      34 sum
        vprold zmm10, zmm15, 0xa                                      ;   301.2 p0      36 v[0]
        vpternlogd zmm15, zmm6, zmm1, 0x63                            ;   300.5 p5      25 sum
        vpaddd zmm27, zmm27, zmm15                                    ;   301.5 p5      34 sum
        vprold zmm15, zmm7, 0xa                                       ;   302.2 p0      36 v[0]
        vpternlogd zmm7, zmm13, zmm16, 0x63                           ;   302.5 p5      25 sum
        vpaddd zmm0, zmm0, zmm7                                       ;   303.5 p0      34 sum
        vpaddd zmm7, zmm12, zmm10                                     ;   303.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm30                                      ;   304.5 p0      34 sum
        vprold zmm26, zmm27, 9                                        ;   305.2 p0      35 v[3]
        vpaddd zmm27, zmm22, zmm15                                    ;   304.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm26                                    ;   306.2 p5      35 v[3]
        vprold zmm26, zmm0, 6                                         ;   306.2 p0      35 v[3]
        vpaddd zmm27, zmm27, zmm31                                    ;   306.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm26                                    ;   307.2 p0      35 v[3]
        vprold zmm26, zmm1, 0xa                                       ;   308.2 p0      36 v[4]
        vprold zmm0, zmm16, 0xa                                       ;   309.2 p0      36 v[4]
        vpternlogd zmm1, zmm10, zmm14, 0x63                           ;   307.5 p5      25 sum
        vpaddd zmm3, zmm3, zmm1                                       ;   308.5 p5      34 sum
        vpternlogd zmm16, zmm15, zmm21, 0x63                          ;   309.5 p5      25 sum
        vpaddd zmm25, zmm25, zmm16                                    ;   310.5 p0      34 sum
        vpaddd zmm16, zmm2, zmm26                                     ;   310.5 p5      34 sum
        vpaddd zmm16, zmm16, zmm30                                    ;   311.5 p0      34 sum
        vprold zmm1, zmm3, 0xd                                        ;   312.2 p0      35 v[2]
        vpaddd zmm3, zmm11, zmm0                                      ;   311.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm1                                       ;   313.2 p5      35 v[2]
        vprold zmm25, zmm25, 6                                        ;   313.2 p0      35 v[2]
        vpaddd zmm3, zmm3, zmm31                                      ;   313.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm25                                    ;   314.2 p0      35 v[2]
        vprold zmm25, zmm14, 0xa                                      ;   315.2 p0      36 v[3]
        vpternlogd zmm14, zmm26, zmm6, 0x63                           ;   314.5 p5      25 sum
        vpaddd zmm28, zmm28, zmm14                                    ;   315.5 p5      34 sum
        vprold zmm14, zmm21, 0xa                                      ;   316.2 p0      36 v[3]
        vpternlogd zmm21, zmm0, zmm13, 0x63                           ;   316.5 p5      25 sum
        vpaddd zmm20, zmm20, zmm21                                    ;   317.5 p0      34 sum
        vpaddd zmm21, zmm4, zmm25                                     ;   317.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm30                                    ;   318.5 p0      34 sum
        vprold zmm28, zmm28, 0xf                                      ;   319.2 p0      35 v[1]
        vpaddd zmm10, zmm10, zmm28                                    ;   320.2 p5      35 v[1]
        vprold zmm20, zmm20, 0xe                                      ;   320.2 p0      35 v[1]
        vpaddd zmm28, zmm24, zmm14                                    ;   319.5 p5      34 sum
        vpaddd zmm28, zmm28, zmm31                                    ;   320.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm20                                    ;   321.2 p0      35 v[1]
        vprold zmm20, zmm6, 0xa                                       ;   322.2 p0      36 v[2]
        vpternlogd zmm6, zmm25, zmm10, 0x63                           ;   321.5 p5      25 sum
        vpaddd zmm7, zmm7, zmm6                                       ;   322.5 p5      34 sum
        vprold zmm6, zmm13, 0xa                                       ;   323.2 p0      36 v[2]
        vpternlogd zmm13, zmm14, zmm15, 0x63                          ;   323.5 p5      25 sum
        vpaddd zmm1, zmm9, zmm20                                      ;   324.2 p0      34 sum
        vpaddd zmm27, zmm27, zmm13                                    ;   324.5 p5      34 sum
        vpaddd zmm1, zmm1, zmm30                                      ;   325.2 p0      34 sum
        vprold zmm7, zmm7, 0xe                                        ;   326.2 p0      35 v[0]
        vpaddd zmm26, zmm26, zmm7                                     ;   327.2 p5      35 v[0]
        vprold zmm7, zmm27, 0xc                                       ;   327.2 p0      35 v[0]
        vpaddd zmm13, zmm12, zmm6                                     ;   326.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm31                                    ;   327.5 p5      34 sum
        vpaddd zmm0, zmm0, zmm7                                       ;   328.2 p0      35 v[0]
        vprold zmm7, zmm10, 0xa                                       ;   329.2 p0      36 v[1]
        vpternlogd zmm10, zmm20, zmm26, 0x63                          ;   328.5 p5      25 sum
        vpaddd zmm16, zmm16, zmm10                                    ;   329.5 p5      34 sum
        vprold zmm10, zmm15, 0xa                                      ;   330.2 p0      36 v[1]
        vpternlogd zmm15, zmm6, zmm0, 0x63                            ;   330.5 p5      25 sum
        vpaddd zmm27, zmm17, zmm7                                     ;   331.2 p0      34 sum
        vpaddd zmm3, zmm3, zmm15                                      ;   331.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm30                                    ;   332.2 p0      34 sum
        vprold zmm15, zmm16, 8                                        ;   333.2 p0      35 v[4]
        vpaddd zmm25, zmm25, zmm15                                    ;   334.2 p5      35 v[4]
        vprold zmm15, zmm3, 0xd                                       ;   334.2 p0      35 v[4]
        vpaddd zmm16, zmm5, zmm10                                     ;   333.5 p5      34 sum
        vpaddd zmm16, zmm16, zmm31                                    ;   334.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm15                                    ;   335.2 p0      35 v[4]
        vprold zmm15, zmm26, 0xa                                      ;   336.2 p0      36 v[0]
        vpternlogd zmm26, zmm7, zmm25, 0x63                           ;   335.5 p5      25 sum
        vpaddd zmm21, zmm21, zmm26                                    ;   336.5 p5      34 sum
        vprold zmm26, zmm0, 0xa                                       ;   337.2 p0      36 v[0]
        vpternlogd zmm0, zmm10, zmm14, 0x63                           ;   337.5 p5      25 sum
        vpaddd zmm28, zmm28, zmm0                                     ;   338.5 p0      34 sum
        vpaddd zmm0, zmm22, zmm15                                     ;   338.5 p5      34 sum
        vpaddd zmm0, zmm0, zmm30                                      ;   339.5 p0      34 sum
        vprold zmm21, zmm21, 0xd                                      ;   340.2 p0      35 v[3]
        vpaddd zmm3, zmm4, zmm26                                      ;   339.5 p5      34 sum
        vpaddd zmm20, zmm20, zmm21                                    ;   341.2 p5      35 v[3]
        vprold zmm21, zmm28, 5                                        ;   341.2 p0      35 v[3]
        vpaddd zmm3, zmm3, zmm31                                      ;   341.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm21                                      ;   342.2 p0      35 v[3]
        vprold zmm21, zmm25, 0xa                                      ;   343.2 p0      36 v[4]
        vpternlogd zmm25, zmm15, zmm20, 0x63                          ;   342.5 p5      25 sum
        vpaddd zmm1, zmm1, zmm25                                      ;   343.5 p5      34 sum
        vprold zmm25, zmm14, 0xa                                      ;   344.2 p0      36 v[4]
        vpternlogd zmm14, zmm26, zmm6, 0x63                           ;   344.5 p5      25 sum
        vpaddd zmm13, zmm13, zmm14                                    ;   345.5 p0      34 sum
        vpaddd zmm14, zmm18, zmm21                                    ;   345.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm30                                    ;   346.5 p0      34 sum
        vprold zmm28, zmm1, 6                                         ;   347.2 p0      35 v[2]
        vpaddd zmm1, zmm29, zmm25                                     ;   346.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm28                                      ;   348.2 p5      35 v[2]
        vprold zmm13, zmm13, 0xe                                      ;   348.2 p0      35 v[2]
        vpaddd zmm1, zmm1, zmm31                                      ;   348.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm13                                    ;   349.2 p0      35 v[2]
        vprold zmm13, zmm20, 0xa                                      ;   350.2 p0      36 v[3]
        vpternlogd zmm20, zmm21, zmm7, 0x63                           ;   349.5 p5      25 sum
        vpaddd zmm27, zmm27, zmm20                                    ;   350.5 p5      34 sum
        vprold zmm20, zmm6, 0xa                                       ;   351.2 p0      36 v[3]
        vpternlogd zmm6, zmm25, zmm10, 0x63                           ;   351.5 p5      25 sum
        vpaddd zmm28, zmm24, zmm13                                    ;   352.2 p0      34 sum
        vpaddd zmm16, zmm16, zmm6                                     ;   352.5 p5      34 sum
        vpaddd zmm28, zmm28, zmm30                                    ;   353.2 p0      34 sum
        vprold zmm6, zmm27, 5                                         ;   354.2 p0      35 v[1]
        vpaddd zmm15, zmm15, zmm6                                     ;   355.2 p5      35 v[1]
        vprold zmm6, zmm16, 0xd                                       ;   355.2 p0      35 v[1]
        vpaddd zmm16, zmm17, zmm20                                    ;   354.5 p5      34 sum
        vpaddd zmm16, zmm16, zmm31                                    ;   355.5 p5      34 sum
        vprold zmm27, zmm7, 0xa                                       ;   356.2 p0      36 v[2]
        vpaddd zmm26, zmm26, zmm6                                     ;   356.5 p5      35 v[1]
        vmovdqa64 zmm6, zmm13                                         ;   351.2         35 v[4] copy
        vpternlogd zmm13, zmm7, zmm15, 0x4b                           ;   357.2 p0      25 sum
        vprold zmm7, zmm10, 0xa                                       ;   358.2 p0      36 v[2]
        vpaddd zmm0, zmm0, zmm13                                      ;   358.2 p5      34 sum
        vmovdqa64 zmm13, zmm20                                        ;   352.2         35 v[4] copy
        vpternlogd zmm20, zmm10, zmm26, 0x4b                          ;   358.5 p5      25 sum
        vmovdqu64 zmm10, [rsp + 704]                                  ;   133.2 p3      34 sum
        vpaddd zmm3, zmm3, zmm20                                      ;   359.5 p0      34 sum
        vmovdqu64 zmm20, [rel ripemd160_blocks.T0_constants512 + 256] ;   133.5 p2      34 sum reload
        vpaddd zmm10, zmm10, zmm20                                    ;   359.5 p5      34 sum
        vprold zmm30, zmm0, 0xc                                       ;   360.2 p0      35 v[0]
        vpaddd zmm21, zmm21, zmm30                                    ;   361.2 p5      35 v[0]
        vpaddd zmm10, zmm10, zmm27                                    ;   361.2 p0      34 sum
        vmovdqa64 zmm30, zmm27                                        ;   357.2         35 v[3] copy
        vprold zmm31, zmm3, 0xd                                       ;   362.2 p0      35 v[0]
        vpaddd zmm0, zmm11, zmm7                                      ;   361.5 p5      34 sum
        vmovdqu64 zmm3, [rel ripemd160_blocks.T0_constants512 + 576]  ;   134.8 p3      34 sum reload
        vpaddd zmm0, zmm0, zmm3                                       ;   362.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm31                                    ;   363.2 p0      35 v[0]
        vpternlogd zmm27, zmm21, zmm15, 0x2d                          ;   363.5 p5      25 sum
        vprold zmm15, zmm15, 0xa                                      ;   364.2 p0      36 v[1]
        vpaddd zmm14, zmm14, zmm27                                    ;   364.5 p5      34 sum
        vprold zmm27, zmm26, 0xa                                      ;   365.2 p0      36 v[1]
        vpternlogd zmm26, zmm7, zmm25, 0x63                           ;   365.5 p5      25 sum
        vpaddd zmm1, zmm1, zmm26                                      ;   366.5 p0      34 sum
        vpaddd zmm26, zmm8, zmm15                                     ;   366.5 p5      34 sum
        vpaddd zmm26, zmm26, zmm20                                    ;   367.5 p0      34 sum
        vprold zmm14, zmm14, 7                                        ;   368.2 p0      35 v[4]
        vpaddd zmm31, zmm9, zmm27                                     ;   367.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm14                                      ;   369.2 p5      35 v[4]
        vprold zmm14, zmm1, 7                                         ;   369.2 p0      35 v[4]
        vpaddd zmm31, zmm31, zmm3                                     ;   369.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm14                                    ;   370.2 p0      35 v[4]
        vprold zmm14, zmm21, 0xa                                      ;   371.2 p0      36 v[0]
        vpternlogd zmm21, zmm15, zmm6, 0x63                           ;   370.5 p5      25 sum
        vpaddd zmm28, zmm28, zmm21                                    ;   371.5 p5      34 sum
        vprold zmm21, zmm25, 0xa                                      ;   372.2 p0      36 v[0]
        vpternlogd zmm25, zmm27, zmm13, 0x63                          ;   372.5 p5      25 sum
        vpaddd zmm16, zmm16, zmm25                                    ;   373.5 p0      34 sum
        vpaddd zmm25, zmm22, zmm14                                    ;   373.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm20                                    ;   374.5 p0      34 sum
        vprold zmm28, zmm28, 5                                        ;   375.2 p0      35 v[3]
        vpaddd zmm1, zmm29, zmm21                                     ;   374.5 p5      34 sum
        vpaddd zmm30, zmm30, zmm28                                    ;   376.2 p5      35 v[3]
        vprold zmm16, zmm16, 5                                        ;   376.2 p0      35 v[3]
        vpaddd zmm1, zmm1, zmm3                                       ;   376.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm16                                      ;   377.2 p0      35 v[3]
        vprold zmm16, zmm6, 0xa                                       ;   378.2 p0      36 v[4]
        vpternlogd zmm6, zmm14, zmm30, 0xb8                           ;   377.5 p5      26 sum
        vpaddd zmm10, zmm10, zmm6                                     ;   378.5 p5      34 sum
        vprold zmm6, zmm13, 0xa                                       ;   379.2 p0      36 v[4]
        vpternlogd zmm13, zmm7, zmm21, 0xe2                           ;   379.5 p5      25 sum
        vpaddd zmm0, zmm0, zmm13                                      ;   380.5 p0      34 sum
        vpaddd zmm13, zmm5, zmm16                                     ;   380.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm20                                    ;   381.5 p0      34 sum
        vprold zmm10, zmm10, 0xb                                      ;   382.2 p0      35 v[2]
        vpaddd zmm15, zmm15, zmm10                                    ;   383.2 p5      35 v[2]
        vprold zmm10, zmm0, 0xf                                       ;   383.2 p0      35 v[2]
        vmovdqu64 zmm28, [rsp + 704]                                  ;   141.8 p2      34 sum
        vpaddd zmm28, zmm28, zmm3                                     ;   382.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm10                                    ;   384.2 p5      35 v[2]
        vpaddd zmm28, zmm28, zmm6                                     ;   384.2 p0      34 sum
        vprold zmm10, zmm30, 0xa                                      ;   385.2 p0      36 v[3]
        vpternlogd zmm30, zmm16, zmm15, 0xb8                          ;   384.5 p5      26 sum
        vpaddd zmm26, zmm26, zmm30                                    ;   385.5 p5      34 sum
        vprold zmm30, zmm7, 0xa                                       ;   386.2 p0      36 v[3]
        vpternlogd zmm7, zmm27, zmm6, 0xe2                            ;   386.5 p5      25 sum
        vpaddd zmm0, zmm4, zmm10                                      ;   387.2 p0      34 sum
        vpaddd zmm31, zmm31, zmm7                                     ;   387.5 p5      34 sum
        vpaddd zmm0, zmm0, zmm20                                      ;   388.2 p0      34 sum
        vprold zmm7, zmm26, 0xc                                       ;   389.2 p0      35 v[1]
        vpaddd zmm14, zmm14, zmm7                                     ;   390.2 p5      35 v[1]
        vprold zmm7, zmm31, 5                                         ;   390.2 p0      35 v[1]
        vmovdqu64 zmm26, [rsp + 832]                                  ;   148.3 p3      34 sum
        vpaddd zmm26, zmm26, zmm3                                     ;   389.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm7                                     ;   391.2 p5      35 v[1]
        vpaddd zmm26, zmm26, zmm30                                    ;   391.2 p0      34 sum
        vprold zmm7, zmm15, 0xa                                       ;   392.2 p0      36 v[2]
        vpternlogd zmm15, zmm10, zmm14, 0xb8                          ;   391.5 p5      26 sum
        vpaddd zmm25, zmm25, zmm15                                    ;   392.5 p5      34 sum
        vprold zmm15, zmm27, 0xa                                      ;   393.2 p0      36 v[2]
        vpternlogd zmm27, zmm21, zmm30, 0xe2                          ;   393.5 p5      25 sum
        vpaddd zmm31, zmm11, zmm7                                     ;   394.2 p0      34 sum
        vpaddd zmm1, zmm1, zmm27                                      ;   394.5 p5      34 sum
        vpaddd zmm31, zmm31, zmm20                                    ;   395.2 p0      34 sum
        vprold zmm25, zmm25, 0xe                                      ;   396.2 p0      35 v[0]
        vpaddd zmm16, zmm16, zmm25                                    ;   397.2 p5      35 v[0]
        vprold zmm25, zmm1, 8                                         ;   397.2 p0      35 v[0]
        vpaddd zmm27, zmm22, zmm15                                    ;   396.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm3                                     ;   397.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm25                                      ;   398.2 p0      35 v[0]
        vprold zmm25, zmm14, 0xa                                      ;   399.2 p0      36 v[1]
        vpternlogd zmm14, zmm7, zmm16, 0xb8                           ;   398.5 p5      26 sum
        vpaddd zmm13, zmm13, zmm14                                    ;   399.5 p5      34 sum
        vprold zmm14, zmm21, 0xa                                      ;   400.2 p0      36 v[1]
        vpternlogd zmm21, zmm6, zmm15, 0xe2                           ;   400.5 p5      25 sum
        vpaddd zmm28, zmm28, zmm21                                    ;   401.5 p0      34 sum
        vpaddd zmm21, zmm24, zmm25                                    ;   401.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm20                                    ;   402.5 p0      34 sum
        vprold zmm13, zmm13, 0xf                                      ;   403.2 p0      35 v[4]
        vpaddd zmm1, zmm23, zmm14                                     ;   402.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm13                                    ;   404.2 p5      35 v[4]
        vprold zmm13, zmm28, 0xb                                      ;   404.2 p0      35 v[4]
        vpaddd zmm1, zmm1, zmm3                                       ;   404.5 p5      34 sum
        vpaddd zmm30, zmm30, zmm13                                    ;   405.2 p0      35 v[4]
        vprold zmm13, zmm16, 0xa                                      ;   406.2 p0      36 v[0]
        vpternlogd zmm16, zmm25, zmm10, 0xb8                          ;   405.5 p5      26 sum
        vpaddd zmm0, zmm0, zmm16                                      ;   406.5 p5      34 sum
        vprold zmm16, zmm6, 0xa                                       ;   407.2 p0      36 v[0]
        vpternlogd zmm6, zmm30, zmm14, 0xe2                           ;   407.5 p5      25 sum
        vpaddd zmm26, zmm26, zmm6                                     ;   408.5 p0      34 sum
        vpaddd zmm6, zmm29, zmm13                                     ;   408.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm20                                      ;   409.5 p0      34 sum
        vprold zmm28, zmm0, 0xe                                       ;   410.2 p0      35 v[3]
        vpaddd zmm0, zmm4, zmm16                                      ;   409.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm28                                      ;   411.2 p5      35 v[3]
        vprold zmm26, zmm26, 0xe                                      ;   411.2 p0      35 v[3]
        vpaddd zmm0, zmm0, zmm3                                       ;   411.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm26                                    ;   412.2 p0      35 v[3]
        vprold zmm26, zmm10, 0xa                                      ;   413.2 p0      36 v[4]
        vpternlogd zmm10, zmm13, zmm7, 0xb8                           ;   412.5 p5      26 sum
        vpaddd zmm31, zmm31, zmm10                                    ;   413.5 p5      34 sum
        vprold zmm10, zmm30, 0xa                                      ;   414.2 p0      36 v[4]
        vpternlogd zmm30, zmm15, zmm16, 0xe2                          ;   414.5 p5      25 sum
        vpaddd zmm27, zmm27, zmm30                                    ;   415.5 p0      34 sum
        vpaddd zmm28, zmm17, zmm26                                    ;   415.5 p5      34 sum
        vpaddd zmm28, zmm28, zmm20                                    ;   416.5 p0      34 sum
        vprold zmm30, zmm31, 0xf                                      ;   417.2 p0      35 v[2]
        vpaddd zmm25, zmm25, zmm30                                    ;   418.2 p5      35 v[2]
        vprold zmm27, zmm27, 0xe                                      ;   418.2 p0      35 v[2]
        vpaddd zmm30, zmm18, zmm10                                    ;   417.5 p5      34 sum
        vpaddd zmm30, zmm30, zmm3                                     ;   418.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm27                                    ;   419.2 p0      35 v[2]
        vprold zmm27, zmm7, 0xa                                       ;   420.2 p0      36 v[3]
        vpternlogd zmm7, zmm26, zmm25, 0xb8                           ;   419.5 p5      26 sum
        vpaddd zmm21, zmm21, zmm7                                     ;   420.5 p5      34 sum
        vprold zmm7, zmm15, 0xa                                       ;   421.2 p0      36 v[3]
        vpternlogd zmm15, zmm14, zmm10, 0xe2                          ;   421.5 p5      25 sum
        vmovdqu64 zmm31, [rsp + 832]                                  ;   180.2 p2      34 sum
        vpaddd zmm1, zmm1, zmm15                                      ;   422.5 p0      34 sum
        vpaddd zmm31, zmm31, zmm20                                    ;   422.5 p5      34 sum
        vprold zmm15, zmm21, 9                                        ;   423.2 p0      35 v[1]
        vpaddd zmm13, zmm13, zmm15                                    ;   424.2 p5      35 v[1]
        vprold zmm15, zmm1, 6                                         ;   424.2 p0      35 v[1]
        vpaddd zmm21, zmm24, zmm7                                     ;   424.5 p5      34 sum
        vpaddd zmm21, zmm21, zmm3                                     ;   425.5 p0      34 sum
        vpaddd zmm16, zmm16, zmm15                                    ;   425.5 p5      35 v[1]
        vpaddd zmm31, zmm31, zmm27                                    ;   426.2 p0      34 sum
        vprold zmm15, zmm25, 0xa                                      ;   427.2 p0      36 v[2]
        vpternlogd zmm25, zmm27, zmm13, 0xb8                          ;   426.5 p5      26 sum
        vpaddd zmm6, zmm6, zmm25                                      ;   427.5 p5      34 sum
        vprold zmm25, zmm14, 0xa                                      ;   428.2 p0      36 v[2]
        vpternlogd zmm14, zmm16, zmm7, 0xe2                           ;   428.5 p5      25 sum
        vpaddd zmm1, zmm2, zmm15                                      ;   429.2 p0      34 sum
        vpaddd zmm0, zmm0, zmm14                                      ;   429.5 p5      34 sum
        vpaddd zmm1, zmm1, zmm20                                      ;   430.2 p0      34 sum
        vprold zmm6, zmm6, 8                                          ;   431.2 p0      35 v[0]
        vpaddd zmm26, zmm26, zmm6                                     ;   432.2 p5      35 v[0]
        vprold zmm6, zmm0, 0xe                                        ;   432.2 p0      35 v[0]
        vpaddd zmm14, zmm12, zmm25                                    ;   431.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm3                                     ;   432.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm6                                     ;   433.2 p0      35 v[0]
        vprold zmm6, zmm13, 0xa                                       ;   434.2 p0      36 v[1]
        vprold zmm0, zmm16, 0xa                                       ;   435.2 p0      36 v[1]
        vpternlogd zmm13, zmm15, zmm26, 0xb8                          ;   433.5 p5      26 sum
        vpaddd zmm28, zmm28, zmm13                                    ;   434.5 p5      34 sum
        vpternlogd zmm16, zmm10, zmm25, 0xe2                          ;   435.5 p5      25 sum
        vpaddd zmm30, zmm30, zmm16                                    ;   436.5 p0      34 sum
        vpaddd zmm13, zmm23, zmm6                                     ;   436.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm20                                    ;   437.5 p0      34 sum
        vprold zmm16, zmm28, 9                                        ;   438.2 p0      35 v[4]
        vpaddd zmm28, zmm17, zmm0                                     ;   437.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm16                                    ;   439.2 p5      35 v[4]
        vprold zmm16, zmm30, 6                                        ;   439.2 p0      35 v[4]
        vpaddd zmm28, zmm28, zmm3                                     ;   439.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm16                                      ;   440.2 p0      35 v[4]
        vprold zmm16, zmm26, 0xa                                      ;   441.2 p0      36 v[0]
        vpternlogd zmm26, zmm6, zmm27, 0xb8                           ;   440.5 p5      26 sum
        vpaddd zmm31, zmm31, zmm26                                    ;   441.5 p5      34 sum
        vprold zmm26, zmm10, 0xa                                      ;   442.2 p0      36 v[0]
        vpternlogd zmm10, zmm7, zmm0, 0xe2                            ;   442.5 p5      25 sum
        vpaddd zmm21, zmm21, zmm10                                    ;   443.5 p0      34 sum
        vmovdqu64 zmm10, [rsp + 896]                                  ;   201.2 p3      34 sum
        vpaddd zmm10, zmm10, zmm20                                    ;   443.5 p5      34 sum
        vprold zmm30, zmm31, 0xe                                      ;   444.2 p0      35 v[3]
        vpaddd zmm31, zmm8, zmm26                                     ;   444.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm30                                    ;   445.2 p0      35 v[3]
        vprold zmm21, zmm21, 9                                        ;   446.2 p0      35 v[3]
        vpaddd zmm31, zmm31, zmm3                                     ;   445.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm21                                    ;   447.2 p5      35 v[3]
        vpaddd zmm10, zmm10, zmm16                                    ;   447.2 p0      34 sum
        vprold zmm21, zmm27, 0xa                                      ;   448.2 p0      36 v[4]
        vpternlogd zmm27, zmm16, zmm15, 0xb8                          ;   447.5 p5      26 sum
        vpaddd zmm1, zmm1, zmm27                                      ;   448.5 p5      34 sum
        vprold zmm27, zmm7, 0xa                                       ;   449.2 p0      36 v[4]
        vpternlogd zmm7, zmm25, zmm26, 0xe2                           ;   449.5 p5      25 sum
        vpaddd zmm30, zmm18, zmm21                                    ;   450.2 p0      34 sum
        vpaddd zmm14, zmm14, zmm7                                     ;   450.5 p5      34 sum
        vpaddd zmm30, zmm30, zmm20                                    ;   451.2 p0      34 sum
        vprold zmm7, zmm1, 5                                          ;   452.2 p0      35 v[2]
        vpaddd zmm6, zmm6, zmm7                                       ;   453.2 p5      35 v[2]
        vprold zmm7, zmm14, 0xc                                       ;   453.2 p0      35 v[2]
        vpaddd zmm14, zmm2, zmm27                                     ;   452.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm3                                     ;   453.5 p5      34 sum
        vpaddd zmm0, zmm0, zmm7                                       ;   454.2 p0      35 v[2]
        vprold zmm7, zmm15, 0xa                                       ;   455.2 p0      36 v[3]
        vpternlogd zmm15, zmm21, zmm6, 0xb8                           ;   454.5 p5      26 sum
        vpaddd zmm13, zmm13, zmm15                                    ;   455.5 p5      34 sum
        vprold zmm15, zmm25, 0xa                                      ;   456.2 p0      36 v[3]
        vpternlogd zmm25, zmm0, zmm27, 0xe2                           ;   456.5 p5      25 sum
        vpaddd zmm1, zmm9, zmm7                                       ;   457.2 p0      34 sum
        vpaddd zmm28, zmm28, zmm25                                    ;   457.5 p5      34 sum
        vpaddd zmm1, zmm1, zmm20                                      ;   458.2 p0      34 sum
        vprold zmm13, zmm13, 6                                        ;   459.2 p0      35 v[1]
        vpaddd zmm16, zmm16, zmm13                                    ;   460.2 p5      35 v[1]
        vprold zmm13, zmm28, 9                                        ;   460.2 p0      35 v[1]
        vpaddd zmm25, zmm5, zmm15                                     ;   459.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm3                                     ;   460.5 p5      34 sum
        vpaddd zmm26, zmm26, zmm13                                    ;   461.2 p0      35 v[1]
        vprold zmm13, zmm6, 0xa                                       ;   462.2 p0      36 v[2]
        vpternlogd zmm6, zmm7, zmm16, 0xb8                            ;   461.5 p5      26 sum
        vpaddd zmm10, zmm10, zmm6                                     ;   462.5 p5      34 sum
        vprold zmm6, zmm0, 0xa                                        ;   463.2 p0      36 v[2]
        vpternlogd zmm0, zmm26, zmm15, 0xe2                           ;   463.5 p5      25 sum
        vpaddd zmm31, zmm31, zmm0                                     ;   464.5 p0      34 sum
        vpaddd zmm28, zmm12, zmm13                                    ;   464.5 p5      34 sum
        vpaddd zmm28, zmm28, zmm20                                    ;   465.5 p0      34 sum
        vprold zmm10, zmm10, 8                                        ;   466.2 p0      35 v[0]
        vmovdqu64 zmm20, [rsp + 896]                                  ;   223.5 p2      34 sum
        vpaddd zmm21, zmm21, zmm10                                    ;   467.2 p5      35 v[0]
        vprold zmm10, zmm31, 0xc                                      ;   467.2 p0      35 v[0]
        vpaddd zmm20, zmm20, zmm3                                     ;   466.5 p5      34 sum
        vprold zmm31, zmm16, 0xa                                      ;   468.2 p0      36 v[1]
        vpaddd zmm27, zmm27, zmm10                                    ;   468.2 p5      35 v[0]
        vmovdqa64 zmm10, zmm13                                        ;   463.2         35 v[3] copy
        vpternlogd zmm13, zmm16, zmm21, 0xac                          ;   468.5 p5      26 sum
        vpaddd zmm20, zmm20, zmm6                                     ;   469.2 p0      34 sum
        vprold zmm16, zmm26, 0xa                                      ;   470.2 p0      36 v[1]
        vpaddd zmm30, zmm30, zmm13                                    ;   469.5 p5      34 sum
        vmovdqa64 zmm13, zmm6                                         ;   464.2         35 v[3] copy
        vpternlogd zmm6, zmm26, zmm27, 0xd8                           ;   470.5 p5      25 sum
        vpaddd zmm14, zmm14, zmm6                                     ;   471.5 p0      34 sum
        vpaddd zmm6, zmm29, zmm31                                     ;   471.5 p5      34 sum
        vmovdqu64 zmm26, [rel ripemd160_blocks.T0_constants512 + 320] ;   230.5 p3      34 sum reload
        vpaddd zmm6, zmm6, zmm26                                      ;   472.5 p0      34 sum
        vprold zmm30, zmm30, 6                                        ;   473.2 p0      35 v[4]
        vpaddd zmm0, zmm24, zmm16                                     ;   472.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm30                                      ;   474.2 p5      35 v[4]
        vprold zmm14, zmm14, 5                                        ;   474.2 p0      35 v[4]
        vpaddd zmm0, zmm0, zmm19                                      ;   474.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm14                                    ;   475.2 p0      35 v[4]
        vmovdqa64 zmm14, zmm31                                        ;   469.2         35 v[2] copy
        vprold zmm30, zmm21, 0xa                                      ;   476.2 p0      36 v[0]
        vpternlogd zmm31, zmm21, zmm7, 0xac                           ;   475.5 p5      26 sum
        vpaddd zmm1, zmm1, zmm31                                      ;   476.5 p5      34 sum
        vprold zmm21, zmm27, 0xa                                      ;   477.2 p0      36 v[0]
        vpternlogd zmm27, zmm15, zmm16, 0xe2                          ;   477.5 p5      25 sum
        vpaddd zmm25, zmm25, zmm27                                    ;   478.5 p0      34 sum
        vpaddd zmm27, zmm4, zmm30                                     ;   478.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm26                                    ;   479.5 p0      34 sum
        vprold zmm31, zmm1, 5                                         ;   480.2 p0      35 v[3]
        vpaddd zmm10, zmm10, zmm31                                    ;   481.2 p5      35 v[3]
        vprold zmm25, zmm25, 0xf                                      ;   481.2 p0      35 v[3]
        vpaddd zmm31, zmm23, zmm21                                    ;   480.5 p5      34 sum
        vpaddd zmm31, zmm31, zmm19                                    ;   481.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm25                                    ;   482.2 p0      35 v[3]
        vprold zmm25, zmm7, 0xa                                       ;   483.2 p0      36 v[4]
        vpternlogd zmm7, zmm30, zmm10, 0xb8                           ;   482.5 p5      26 sum
        vpaddd zmm28, zmm28, zmm7                                     ;   483.5 p5      34 sum
        vprold zmm7, zmm15, 0xa                                       ;   484.2 p0      36 v[4]
        vpternlogd zmm15, zmm13, zmm21, 0xe2                          ;   484.5 p5      25 sum
        vpaddd zmm1, zmm18, zmm25                                     ;   485.2 p0      34 sum
        vpaddd zmm20, zmm20, zmm15                                    ;   485.5 p5      34 sum
        vpaddd zmm1, zmm1, zmm26                                      ;   486.2 p0      34 sum
        vprold zmm15, zmm28, 0xc                                      ;   487.2 p0      35 v[2]
        vpaddd zmm14, zmm14, zmm15                                    ;   488.2 p5      35 v[2]
        vprold zmm15, zmm20, 8                                        ;   488.2 p0      35 v[2]
        vpaddd zmm20, zmm5, zmm7                                      ;   487.5 p5      34 sum
        vpaddd zmm20, zmm20, zmm19                                    ;   488.5 p5      34 sum
        vpaddd zmm16, zmm16, zmm15                                    ;   489.2 p0      35 v[2]
        vprold zmm15, zmm10, 0xa                                      ;   490.2 p0      36 v[3]
        vpternlogd zmm10, zmm14, zmm25, 0x39                          ;   489.5 p5      26 sum
        vpaddd zmm6, zmm6, zmm10                                      ;   490.5 p5      34 sum
        vprold zmm10, zmm13, 0xa                                      ;   491.2 p0      36 v[3]
        vpternlogd zmm13, zmm16, zmm7, 0x96                           ;   491.5 p5      25 sum
        vpaddd zmm28, zmm8, zmm15                                     ;   492.2 p0      34 sum
        vpaddd zmm0, zmm0, zmm13                                      ;   492.5 p5      34 sum
        vpaddd zmm28, zmm28, zmm26                                    ;   493.2 p0      34 sum
        vprold zmm6, zmm6, 9                                          ;   494.2 p0      35 v[1]
        vpaddd zmm30, zmm30, zmm6                                     ;   495.2 p5      35 v[1]
        vprold zmm6, zmm0, 8                                          ;   495.2 p0      35 v[1]
        vpaddd zmm29, zmm29, zmm19                                    ;   494.5 p5      34 sum
        vprold zmm13, zmm14, 0xa                                      ;   496.2 p0      36 v[2]
        vpaddd zmm21, zmm21, zmm6                                     ;   496.2 p5      35 v[1]
        vmovdqa64 zmm6, zmm15                                         ;   491.2         35 v[4] copy
        vpternlogd zmm15, zmm14, zmm30, 0x65                          ;   496.5 p5      26 sum
        vpaddd zmm29, zmm29, zmm10                                    ;   497.2 p0      34 sum
        vprold zmm14, zmm16, 0xa                                      ;   498.2 p0      36 v[2]
        vpaddd zmm27, zmm27, zmm15                                    ;   497.5 p5      34 sum
        vmovdqa64 zmm15, zmm10                                        ;   492.2         35 v[4] copy
        vpternlogd zmm10, zmm16, zmm21, 0x96                          ;   498.5 p5      25 sum
        vpaddd zmm31, zmm31, zmm10                                    ;   499.5 p0      34 sum
        vpaddd zmm10, zmm2, zmm13                                     ;   499.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm26                                    ;   500.5 p0      34 sum
        vprold zmm16, zmm27, 0xf                                      ;   501.2 p0      35 v[0]
        vmovdqu64 zmm27, [rsp + 704]                                  ;   258.5 p2      34 sum
        vpaddd zmm25, zmm25, zmm16                                    ;   502.2 p5      35 v[0]
        vmovdqa64 zmm16, zmm13                                        ;   497.2         35 v[3] copy
        vprold zmm31, zmm31, 5                                        ;   502.2 p0      35 v[0]
        vpaddd zmm27, zmm27, zmm19                                    ;   501.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm31                                      ;   503.2 p5      35 v[0]
        vprold zmm31, zmm30, 0xa                                      ;   503.2 p0      36 v[1]
        vpternlogd zmm13, zmm30, zmm25, 0x65                          ;   503.5 p5      26 sum
        vpaddd zmm27, zmm27, zmm14                                    ;   504.2 p0      34 sum
        vprold zmm30, zmm21, 0xa                                      ;   505.2 p0      36 v[1]
        vpaddd zmm1, zmm1, zmm13                                      ;   504.5 p5      34 sum
        vmovdqa64 zmm13, zmm14                                        ;   499.2         35 v[3] copy
        vpternlogd zmm14, zmm21, zmm7, 0x96                           ;   505.5 p5      25 sum
        vpaddd zmm20, zmm20, zmm14                                    ;   506.5 p0      34 sum
        vpaddd zmm24, zmm24, zmm26                                    ;   506.5 p5      34 sum
        vprold zmm14, zmm1, 5                                         ;   507.2 p0      35 v[4]
        vpaddd zmm24, zmm24, zmm31                                    ;   507.5 p5      34 sum
        vpaddd zmm6, zmm6, zmm14                                      ;   508.2 p0      35 v[4]
        vmovdqa64 zmm14, zmm31                                        ;   504.2         35 v[2] copy
        vprold zmm20, zmm20, 0xc                                      ;   509.2 p0      35 v[4]
        vpaddd zmm18, zmm18, zmm19                                    ;   508.5 p5      34 sum
        vprold zmm21, zmm25, 0xa                                      ;   510.2 p0      36 v[0]
        vpternlogd zmm31, zmm25, zmm6, 0x65                           ;   509.5 p5      26 sum
        vpaddd zmm18, zmm18, zmm30                                    ;   510.5 p5      34 sum
        vpaddd zmm15, zmm15, zmm20                                    ;   511.2 p0      35 v[4]
        vprold zmm20, zmm7, 0xa                                       ;   512.2 p0      36 v[0]
        vmovdqa64 zmm25, zmm30                                        ;   506.2         35 v[2] copy
        vpaddd zmm28, zmm28, zmm31                                    ;   511.5 p5      34 sum
        vpternlogd zmm30, zmm7, zmm15, 0x96                           ;   512.5 p5      25 sum
        vpaddd zmm29, zmm29, zmm30                                    ;   513.5 p0      34 sum
        vpaddd zmm7, zmm12, zmm21                                     ;   513.5 p5      34 sum
        vpaddd zmm7, zmm7, zmm26                                      ;   514.5 p0      34 sum
        vprold zmm28, zmm28, 0xb                                      ;   515.2 p0      35 v[3]
        vprold zmm30, zmm6, 0xa                                       ;   516.2 p0      36 v[4]
        vmovdqa64 zmm31, zmm21                                        ;   511.2         35 v[1] copy
        vprold zmm29, zmm29, 9                                        ;   517.2 p0      35 v[3]
        vpaddd zmm0, zmm11, zmm20                                     ;   514.5 p5      34 sum
        vpaddd zmm16, zmm16, zmm28                                    ;   516.2 p5      35 v[3]
        vpaddd zmm0, zmm0, zmm19                                      ;   516.5 p5      34 sum
        vpternlogd zmm21, zmm6, zmm16, 0x65                           ;   517.5 p5      26 sum
        vmovdqa64 zmm6, zmm20                                         ;   513.2         35 v[1] copy
        vpaddd zmm13, zmm13, zmm29                                    ;   518.2 p0      35 v[3]
        vprold zmm28, zmm15, 0xa                                      ;   519.2 p0      36 v[4]
        vpaddd zmm10, zmm10, zmm21                                    ;   518.5 p5      34 sum
        vpternlogd zmm20, zmm15, zmm13, 0x96                          ;   519.5 p5      25 sum
        vpaddd zmm27, zmm27, zmm20                                    ;   520.5 p0      34 sum
        vpaddd zmm5, zmm5, zmm26                                      ;   520.5 p5      34 sum
        vprold zmm10, zmm10, 6                                        ;   521.2 p0      35 v[2]
        vpaddd zmm5, zmm5, zmm30                                      ;   521.5 p5      34 sum
        vmovdqa64 zmm15, zmm30                                        ;   517.2         35 v[0] copy
        vpaddd zmm14, zmm14, zmm10                                    ;   522.2 p0      35 v[2]
        vprold zmm10, zmm27, 0xc                                      ;   523.2 p0      35 v[2]
        vpaddd zmm2, zmm2, zmm19                                      ;   522.5 p5      34 sum
        vprold zmm20, zmm16, 0xa                                      ;   524.2 p0      36 v[3]
        vpternlogd zmm30, zmm16, zmm14, 0x65                          ;   523.5 p5      26 sum
        vpaddd zmm2, zmm2, zmm28                                      ;   524.5 p5      34 sum
        vpaddd zmm25, zmm25, zmm10                                    ;   525.2 p0      35 v[2]
        vmovdqa64 zmm10, zmm28                                        ;   520.2         35 v[0] copy
        vpaddd zmm24, zmm24, zmm30                                    ;   525.5 p5      34 sum
        vprold zmm16, zmm13, 0xa                                      ;   526.2 p0      36 v[3]
        vpternlogd zmm28, zmm13, zmm25, 0x96                          ;   526.5 p5      25 sum
        vmovdqu64 zmm13, [rsp + 896]                                  ;   286.5 p3      34 sum
        vpaddd zmm18, zmm18, zmm28                                    ;   527.5 p0      34 sum
        vpaddd zmm13, zmm13, zmm26                                    ;   527.5 p5      34 sum
        vprold zmm21, zmm24, 8                                        ;   528.2 p0      35 v[1]
        vpaddd zmm24, zmm9, zmm16                                     ;   528.5 p5      34 sum
        vpaddd zmm13, zmm13, zmm20                                    ;   529.2 p0      34 sum
        vpaddd zmm31, zmm31, zmm21                                    ;   529.5 p5      35 v[1]
        vprold zmm21, zmm14, 0xa                                      ;   530.2 p0      36 v[2]
        vmovdqa64 zmm27, zmm20                                        ;   525.2         35 v[4] copy
        vprold zmm18, zmm18, 5                                        ;   531.2 p0      35 v[1]
        vpaddd zmm24, zmm24, zmm19                                    ;   530.5 p5      34 sum
        vpternlogd zmm20, zmm14, zmm31, 0x65                          ;   531.5 p5      26 sum
        vmovdqa64 zmm14, zmm16                                        ;   527.2         35 v[4] copy
        vpaddd zmm6, zmm6, zmm18                                      ;   532.2 p0      35 v[1]
        vprold zmm18, zmm25, 0xa                                      ;   533.2 p0      36 v[2]
        vpaddd zmm7, zmm7, zmm20                                      ;   532.5 p5      34 sum
        vpternlogd zmm16, zmm25, zmm6, 0x96                           ;   533.5 p5      25 sum
        vpaddd zmm0, zmm0, zmm16                                      ;   534.5 p0      34 sum
        vmovdqu64 zmm16, [rsp + 704]                                  ;   295.2 p2      34 sum
        vpaddd zmm16, zmm16, zmm26                                    ;   534.5 p5      34 sum
        vprold zmm7, zmm7, 0xd                                        ;   535.2 p0      35 v[0]
        vpaddd zmm16, zmm16, zmm21                                    ;   535.5 p5      34 sum
        vmovdqa64 zmm20, zmm21                                        ;   531.2         35 v[3] copy
        vpaddd zmm15, zmm15, zmm7                                     ;   536.2 p0      35 v[0]
        vprold zmm7, zmm0, 0xe                                        ;   537.2 p0      35 v[0]
        vpaddd zmm12, zmm12, zmm19                                    ;   536.5 p5      34 sum
        vprold zmm25, zmm31, 0xa                                      ;   538.2 p0      36 v[1]
        vpternlogd zmm21, zmm31, zmm15, 0x65                          ;   537.5 p5      26 sum
        vpaddd zmm12, zmm12, zmm18                                    ;   538.5 p5      34 sum
        vpaddd zmm10, zmm10, zmm7                                     ;   539.2 p0      35 v[0]
        vmovdqa64 zmm7, zmm18                                         ;   534.2         35 v[3] copy
        vpaddd zmm5, zmm5, zmm21                                      ;   539.5 p5      34 sum
        vprold zmm21, zmm6, 0xa                                       ;   540.2 p0      36 v[1]
        vpternlogd zmm18, zmm6, zmm10, 0x96                           ;   540.5 p5      25 sum
        vpaddd zmm2, zmm2, zmm18                                      ;   541.5 p0      34 sum
        vmovdqu64 zmm6, [rsp + 832]                                   ;   302.5 p3      34 sum
        vpaddd zmm6, zmm6, zmm26                                      ;   541.5 p5      34 sum
        vprold zmm5, zmm5, 0xc                                        ;   542.2 p0      35 v[4]
        vpaddd zmm6, zmm6, zmm25                                      ;   542.5 p5      34 sum
        vpaddd zmm27, zmm27, zmm5                                     ;   543.2 p0      35 v[4]
        vprold zmm5, zmm15, 0xa                                       ;   544.2 p0      36 v[0]
        vmovdqa64 zmm18, zmm25                                        ;   539.2         35 v[2] copy
        vprold zmm28, zmm2, 6                                         ;   545.2 p0      35 v[4]
        vpaddd zmm29, zmm17, zmm21                                    ;   543.5 p5      34 sum
        vpaddd zmm29, zmm29, zmm19                                    ;   544.5 p5      34 sum
        vpternlogd zmm25, zmm15, zmm27, 0x65                          ;   545.5 p5      26 sum
        vmovdqa64 zmm15, zmm21                                        ;   541.2         35 v[2] copy
        vpaddd zmm14, zmm14, zmm28                                    ;   546.2 p0      35 v[4]
        vprold zmm28, zmm10, 0xa                                      ;   547.2 p0      36 v[0]
        vpaddd zmm13, zmm13, zmm25                                    ;   546.5 p5      34 sum
        vpternlogd zmm21, zmm10, zmm14, 0x96                          ;   547.5 p5      25 sum
        vpaddd zmm24, zmm24, zmm21                                    ;   548.5 p0      34 sum
        vpaddd zmm11, zmm11, zmm26                                    ;   548.5 p5      34 sum
        vprold zmm10, zmm13, 5                                        ;   549.2 p0      35 v[3]
        vpaddd zmm11, zmm11, zmm5                                     ;   549.5 p5      34 sum
        vmovdqa64 zmm13, zmm5                                         ;   545.2         35 v[1] copy
        vpaddd zmm20, zmm20, zmm10                                    ;   550.2 p0      35 v[3]
        vprold zmm10, zmm27, 0xa                                      ;   551.2 p0      36 v[4]
        vprold zmm21, zmm24, 8                                        ;   552.2 p0      35 v[3]
        vmovdqu64 zmm24, [rsp + 896]                                  ;   314.5 p2      34 sum
        vpaddd zmm24, zmm24, zmm19                                    ;   550.5 p5      34 sum
        vpternlogd zmm5, zmm27, zmm20, 0x65                           ;   551.5 p5      26 sum
        vpaddd zmm24, zmm24, zmm28                                    ;   552.5 p5      34 sum
        vmovdqa64 zmm25, zmm28                                        ;   548.2         35 v[1] copy
        vpaddd zmm16, zmm16, zmm5                                     ;   553.2 p0      34 sum
        vpaddd zmm7, zmm7, zmm21                                      ;   553.5 p5      35 v[3]
        vprold zmm5, zmm14, 0xa                                       ;   554.2 p0      36 v[4]
        vpternlogd zmm28, zmm14, zmm7, 0x96                           ;   554.5 p5      25 sum
        vpaddd zmm14, zmm22, zmm10                                    ;   555.2 p0      34 sum
        vprold zmm16, zmm16, 0xc                                      ;   556.2 p0      35 v[2]
        vpaddd zmm12, zmm12, zmm28                                    ;   555.5 p5      34 sum
        vpaddd zmm14, zmm14, zmm26                                    ;   556.5 p5      34 sum
        vmovdqa64 zmm21, zmm10                                        ;   552.2         35 v[0] copy
        vpaddd zmm18, zmm18, zmm16                                    ;   557.2 p0      35 v[2]
        vprold zmm16, zmm20, 0xa                                      ;   558.2 p0      36 v[3]
        vprold zmm12, zmm12, 0xd                                      ;   559.2 p0      35 v[2]
        vpaddd zmm4, zmm4, zmm19                                      ;   557.5 p5      34 sum
        vpternlogd zmm10, zmm20, zmm18, 0x65                          ;   558.5 p5      26 sum
        vpaddd zmm4, zmm4, zmm5                                       ;   559.5 p5      34 sum
        vmovdqa64 zmm20, zmm5                                         ;   555.2         35 v[0] copy
        vpaddd zmm6, zmm6, zmm10                                      ;   560.2 p0      34 sum
        vpaddd zmm15, zmm15, zmm12                                    ;   560.5 p5      35 v[2]
        vprold zmm10, zmm7, 0xa                                       ;   561.2 p0      36 v[3]
        vpternlogd zmm5, zmm7, zmm15, 0x96                            ;   561.5 p5      25 sum
        vprold zmm6, zmm6, 0xd                                        ;   562.2 p0      35 v[1]
        vpaddd zmm29, zmm29, zmm5                                     ;   562.5 p5      34 sum
        vpaddd zmm9, zmm9, zmm26                                      ;   563.2 p0      34 sum
        vmovdqu64 zmm5, [rsp + 832]                                   ;   328.7 p3      34 sum
        vpaddd zmm9, zmm9, zmm16                                      ;   564.2 p5      34 sum
        vpaddd zmm13, zmm13, zmm6                                     ;   564.2 p0      35 v[1]
        vmovdqa64 zmm6, zmm16                                         ;   559.2         35 v[4] copy
        vprold zmm7, zmm18, 0xa                                       ;   565.2 p0      36 v[2]
        vprold zmm12, zmm29, 6                                        ;   566.2 p0      35 v[1]
        vpaddd zmm5, zmm5, zmm19                                      ;   564.5 p5      34 sum
        vpternlogd zmm16, zmm18, zmm13, 0x65                          ;   565.5 p5      26 sum
        vpaddd zmm5, zmm5, zmm10                                      ;   566.5 p5      34 sum
        vmovdqa64 zmm18, zmm10                                        ;   562.2         35 v[4] copy
        vpaddd zmm11, zmm11, zmm16                                    ;   567.2 p0      34 sum
        vpaddd zmm25, zmm25, zmm12                                    ;   567.5 p5      35 v[1]
        vprold zmm12, zmm15, 0xa                                      ;   568.2 p0      36 v[2]
        vpternlogd zmm10, zmm15, zmm25, 0x96                          ;   568.5 p5      25 sum
        vprold zmm11, zmm11, 0xe                                      ;   569.2 p0      35 v[0]
        vpaddd zmm24, zmm24, zmm10                                    ;   569.5 p5      34 sum
        vpaddd zmm23, zmm23, zmm26                                    ;   570.2 p0      34 sum
        vpaddd zmm23, zmm23, zmm7                                     ;   571.2 p5      34 sum
        vpaddd zmm21, zmm21, zmm11                                    ;   571.2 p0      35 v[0]
        vmovdqa64 zmm10, zmm7                                         ;   566.2         35 v[3] copy
        vprold zmm11, zmm13, 0xa                                      ;   572.2 p0      36 v[1]
        vprold zmm15, zmm24, 5                                        ;   573.2 p0      35 v[0]
        vpaddd zmm8, zmm8, zmm19                                      ;   571.5 p5      34 sum
        vpternlogd zmm7, zmm13, zmm21, 0x65                           ;   572.5 p5      26 sum
        vpaddd zmm8, zmm8, zmm12                                      ;   573.5 p5      34 sum
        vmovdqa64 zmm13, zmm12                                        ;   569.2         35 v[3] copy
        vpaddd zmm14, zmm14, zmm7                                     ;   574.2 p0      34 sum
        vpaddd zmm20, zmm20, zmm15                                    ;   574.5 p5      35 v[0]
        vprold zmm7, zmm25, 0xa                                       ;   575.2 p0      36 v[1]
        vpternlogd zmm12, zmm25, zmm20, 0x96                          ;   575.5 p5      25 sum
        vprold zmm14, zmm14, 0xb                                      ;   576.2 p0      35 v[4]
        vpaddd zmm4, zmm4, zmm12                                      ;   576.5 p5      34 sum
        vpaddd zmm17, zmm17, zmm26                                    ;   577.2 p0      34 sum
        vpaddd zmm17, zmm17, zmm11                                    ;   578.2 p5      34 sum
        vpaddd zmm6, zmm6, zmm14                                      ;   578.2 p0      35 v[4]
        vmovdqa64 zmm12, zmm11                                        ;   573.2         35 v[2] copy
        vprold zmm14, zmm21, 0xa                                      ;   579.2 p0      36 v[0]
        vprold zmm15, zmm4, 0xf                                       ;   580.2 p0      35 v[4]
        vpaddd zmm22, zmm22, zmm19                                    ;   578.5 p5      34 sum
        vpternlogd zmm11, zmm21, zmm6, 0x65                           ;   579.5 p5      26 sum
        vpaddd zmm22, zmm22, zmm7                                     ;   580.5 p5      34 sum
        vmovdqa64 zmm16, zmm7                                         ;   576.2         35 v[2] copy
        vpaddd zmm9, zmm9, zmm11                                      ;   581.2 p0      34 sum
        vpaddd zmm18, zmm18, zmm15                                    ;   581.5 p5      35 v[4]
        vmovdqu64 zmm3, [rsp + 960]                                   ;   351.2 p2      48 h0
        vprold zmm11, zmm20, 0xa                                      ;   582.2 p0      36 v[0]
        vpternlogd zmm7, zmm20, zmm18, 0x96                           ;   582.5 p5      25 sum
        vmovdqu64 zmm0, [rsp + 384]                                   ;   352.2 p3      49 h
        vmovdqu64 zmm1, [rsp + 768]                                   ;   352.5 p2      49 h
        vprold zmm9, zmm9, 8                                          ;   583.2 p0      35 v[3]
        vpaddd zmm5, zmm5, zmm7                                       ;   583.5 p5      34 sum
        vmovdqu64 zmm2, [rsp + 576]                                   ;   354.2 p3      49 h
        vpaddd zmm2, zmm2, zmm14                                      ;   584.2 p0      49 h
        vpaddd zmm10, zmm10, zmm9                                     ;   584.5 p5      35 v[3]
        vprold zmm7, zmm6, 0xa                                        ;   585.2 p0      36 v[4]
        vprold zmm5, zmm5, 0xd                                        ;   586.2 p0      35 v[3]
        vmovdqu64 zmm4, [rsp + 320]                                   ;   356.7 p2      49 h
        vpaddd zmm4, zmm4, zmm14                                      ;   585.5 p5      49 h
        vpternlogd zmm14, zmm6, zmm10, 0x65                           ;   586.5 p5      26 sum
        vpaddd zmm1, zmm1, zmm11                                      ;   587.2 p0      49 h
        vpaddd zmm2, zmm2, zmm11                                      ;   587.5 p5      49 h
        vpaddd zmm13, zmm13, zmm5                                     ;   588.2 p0      35 v[3]
        add rdx, 0x40                                                 ;   359.3 p1      41 blocks
        vpaddd zmm23, zmm23, zmm14                                    ;   588.5 p5      34 sum
        vprold zmm5, zmm18, 0xa                                       ;   589.2 p0      36 v[4]
        vpaddd zmm1, zmm1, zmm7                                       ;   589.5 p5      49 h
        vpternlogd zmm11, zmm18, zmm13, 0x96                          ;   590.2 p0      25 sum
        add rbx, 0x40                                                 ;   360.7 p6      41 blocks
        add rcx, 0x40                                                 ;   360.8 p11     41 blocks
        add rax, 0x40                                                 ;   361.2 p1      41 blocks
        mov qword [rsp + 1288], rcx                                   ;   362.2 p7+p4   41 blocks spill
        mov rcx, qword [rsp + 1264]                                   ;   362.3 p10     41 blocks
        add rcx, 0x40                                                 ;   367.3 p6      41 blocks
        vprold zmm6, zmm23, 5                                         ;   591.2 p0      35 v[2]
        vpaddd zmm8, zmm8, zmm11                                      ;   591.2 p5      34 sum
        add rbp, 0x40                                                 ;   363.5 p11     41 blocks
        vprold zmm9, zmm10, 0xa                                       ;   592.2 p0      36 v[3]
        vpaddd zmm12, zmm12, zmm6                                     ;   592.2 p5      35 v[2]
        vpaddd zmm0, zmm0, zmm5                                       ;   592.5 p5      49 h
        vprold zmm6, zmm8, 0xb                                        ;   593.2 p0      35 v[2]
        add rdi, 0x40                                                 ;   365.5 p1      41 blocks
        add rsi, 0x40                                                 ;   366.2 p6      41 blocks
        vpternlogd zmm7, zmm10, zmm12, 0x65                           ;   593.5 p5      26 sum
        vpaddd zmm3, zmm3, zmm12                                      ;   594.2 p0      48 h0
        vpaddd zmm0, zmm0, zmm9                                       ;   594.5 p5      49 h
        vpaddd zmm16, zmm16, zmm6                                     ;   595.2 p0      35 v[2]
        add r15, 0x40                                                 ;   369.2 p11     41 blocks
        add r14, 0x40                                                 ;   369.3 p1      41 blocks
        add r13, 0x40                                                 ;   370.2 p6      41 blocks
        vpaddd zmm17, zmm17, zmm7                                     ;   595.5 p5      34 sum
        vprold zmm6, zmm13, 0xa                                       ;   596.2 p0      36 v[3]
        vpternlogd zmm5, zmm13, zmm16, 0x96                           ;   596.5 p5      25 sum
        add r12, 0x40                                                 ;   372.2 p11     41 blocks
        add r11, 0x40                                                 ;   372.3 p1      41 blocks
        vpaddd zmm4, zmm4, zmm16                                      ;   597.2 p0      49 h
        vpaddd zmm22, zmm22, zmm5                                     ;   597.5 p5      34 sum
        add r10, 0x40                                                 ;   373.5 p6      41 blocks
        add r9, 0x40                                                  ;   374.5 p11     41 blocks
        vpaddd zmm3, zmm3, zmm6                                       ;   598.2 p0      48 h0
        vprold zmm5, zmm17, 6                                         ;   599.2 p0      35 v[1]
        add r8, 0x40                                                  ;   376.2 p1      41 blocks
        vprold zmm6, zmm22, 0xb                                       ;   600.2 p0      35 v[1]
        mov qword [rsp + 1280], rdx                                   ;   377.2 p8+p9   41 blocks
        mov qword [rsp + 1272], rbx                                   ;   377.3 p7+p4   41 blocks
        mov qword [rsp + 1264], rcx                                   ;   378.2 p8+p9   41 blocks
        vpaddd zmm4, zmm4, zmm5                                       ;   600.2 p5      49 h
        vpaddd zmm2, zmm2, zmm6                                       ;   601.2 p5      49 h
        mov rcx, qword [rsp + 1288]                                   ;   379.3 p3      41 blocks reload
        cmp r8, qword [rsp + 1160]                                    ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rsp + 128], zmm0                                   ;                    resident
        vmovdqu64 [rsp + 192], zmm1                                   ;                    resident
        vmovdqu64 [rsp + 256], zmm2                                   ;                    resident
        mov qword [rsp + 1152], r8                                    ;                    resident
        mov qword [rsp + 1168], r9                                    ;                    resident
        mov qword [rsp + 1176], r10                                   ;                    resident
        mov qword [rsp + 1184], r11                                   ;                    resident
        mov qword [rsp + 1192], r12                                   ;                    resident
        mov qword [rsp + 1200], r13                                   ;                    resident
        mov qword [rsp + 1208], r14                                   ;                    resident
        mov qword [rsp + 1216], r15                                   ;                    resident
        mov qword [rsp + 1224], rsi                                   ;                    resident
        mov qword [rsp + 1232], rdi                                   ;                    resident
        mov qword [rsp + 1240], rbp                                   ;                    resident
        mov qword [rsp + 1248], rax                                   ;                    resident
        mov qword [rsp + 1256], rcx                                   ;                    resident
        vmovdqu64 [rsp + 64], zmm3                                    ;                    resident
        vmovdqu64 [rsp + 0], zmm4                                     ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rsp + 128]                                   ;     0.0 p2      41 blocks reload
        vmovdqu64 zmm1, [rsp + 64]                                    ;     0.2 p3      41 blocks reload
        vpunpckldq zmm2, zmm1, zmm0                                   ;     6.2 p5      41 blocks
        vpunpckhdq zmm0, zmm1, zmm0                                   ;     6.2 p5      41 blocks
        vmovdqu64 zmm1, [rsp + 256]                                   ;     1.0 p2      41 blocks reload
        vmovdqu64 zmm3, [rsp + 192]                                   ;     1.2 p3      41 blocks reload
        vpunpckldq zmm4, zmm3, zmm1                                   ;     7.2 p5      41 blocks
        vpunpckhdq zmm1, zmm3, zmm1                                   ;     7.2 p5      41 blocks
        vpunpcklqdq zmm3, zmm2, zmm4                                  ;     8.2 p5      41 blocks
        vpunpckhqdq zmm2, zmm2, zmm4                                  ;     8.2 p5      41 blocks
        vpunpcklqdq zmm4, zmm0, zmm1                                  ;     8.2 p5      41 blocks
        vpunpckhqdq zmm0, zmm0, zmm1                                  ;     8.2 p5      41 blocks
        vshufi32x4 zmm1, zmm3, zmm3, 0x55                             ;     9.2 p5      41 blocks
        vshufi32x4 zmm5, zmm2, zmm2, 0x55                             ;     9.3 p5      41 blocks
        vshufi32x4 zmm6, zmm4, zmm4, 0x55                             ;    10.3 p5      41 blocks
        vshufi32x4 zmm7, zmm0, zmm0, 0x55                             ;    11.3 p5      41 blocks
        vshufi32x4 zmm8, zmm3, zmm3, 0xaa                             ;    12.3 p5      41 blocks
        vshufi32x4 zmm9, zmm2, zmm2, 0xaa                             ;    13.3 p5      41 blocks
        vshufi32x4 zmm10, zmm4, zmm4, 0xaa                            ;    14.3 p5      41 blocks
        vshufi32x4 zmm11, zmm0, zmm0, 0xaa                            ;    15.3 p5      41 blocks
        vshufi32x4 zmm12, zmm3, zmm3, 0xff                            ;    16.3 p5      41 blocks
        vshufi32x4 zmm13, zmm2, zmm2, 0xff                            ;    17.3 p5      41 blocks
        vshufi32x4 zmm14, zmm4, zmm4, 0xff                            ;    18.3 p5      41 blocks
        vshufi32x4 zmm15, zmm0, zmm0, 0xff                            ;    19.3 p5      41 blocks
        mov r8, qword [rsp + 1024]                                    ;     4.0 p10     41 blocks reload
        vmovdqu64 [r8], xmm3                                          ;     9.2 p7+p4   41 blocks
        mov r9, qword [rsp + 1032]                                    ;     4.3 p2      41 blocks reload
        vmovdqu64 [r9], xmm2                                          ;     9.2 p8+p9   41 blocks
        mov r10, qword [rsp + 1040]                                   ;     4.7 p3      41 blocks reload
        vmovdqu64 [r10], xmm4                                         ;     9.2 p7+p4   41 blocks
        mov r11, qword [rsp + 1048]                                   ;     5.0 p10     41 blocks reload
        vmovdqu64 [r11], xmm0                                         ;     9.2 p8+p9   41 blocks
        mov r12, qword [rsp + 1056]                                   ;     5.3 p2      41 blocks reload
        vmovdqu64 [r12], xmm1                                         ;    12.2 p7+p4   41 blocks
        mov r13, qword [rsp + 1064]                                   ;     5.7 p3      41 blocks reload
        vmovdqu64 [r13], xmm5                                         ;    12.3 p8+p9   41 blocks
        mov r14, qword [rsp + 1072]                                   ;     6.0 p10     41 blocks reload
        vmovdqu64 [r14], xmm6                                         ;    13.3 p7+p4   41 blocks
        mov r15, qword [rsp + 1080]                                   ;     6.3 p2      41 blocks reload
        vmovdqu64 [r15], xmm7                                         ;    14.3 p8+p9   41 blocks
        mov rsi, qword [rsp + 1088]                                   ;     6.7 p3      41 blocks reload
        vmovdqu64 [rsi], xmm8                                         ;    15.3 p7+p4   41 blocks
        mov rdi, qword [rsp + 1096]                                   ;     7.0 p10     41 blocks reload
        vmovdqu64 [rdi], xmm9                                         ;    16.3 p8+p9   41 blocks
        mov rbp, qword [rsp + 1104]                                   ;     7.3 p2      41 blocks reload
        vmovdqu64 [rbp], xmm10                                        ;    17.3 p7+p4   41 blocks
        mov rax, qword [rsp + 1112]                                   ;     7.7 p3      41 blocks reload
        vmovdqu64 [rax], xmm11                                        ;    18.3 p8+p9   41 blocks
        mov rcx, qword [rsp + 1120]                                   ;     8.0 p10     41 blocks reload
        vmovdqu64 [rcx], xmm12                                        ;    19.3 p7+p4   41 blocks
        mov rdx, qword [rsp + 1128]                                   ;     8.3 p2      41 blocks reload
        vmovdqu64 [rdx], xmm13                                        ;    20.3 p8+p9   41 blocks
        mov rbx, qword [rsp + 1136]                                   ;     8.7 p3      41 blocks reload
        vmovdqu64 [rbx], xmm14                                        ;    21.3 p7+p4   41 blocks
        vmovdqu64 zmm0, [rsp + 0]                                     ;     9.3 p2      41 blocks reload
        vmovd [r8 + 16], xmm0                                         ;    15.3 p8+p9   41 blocks
        mov r8, qword [rsp + 1144]                                    ;     9.3 p10     41 blocks reload
        vmovdqu64 [r8], xmm15                                         ;    22.3 p7+p4   41 blocks
        vpshufd zmm1, zmm0, 1                                         ;    20.3 p5      41 blocks
        vmovd [r9 + 16], xmm1                                         ;    21.3 p8+p9   41 blocks
        vpshufd zmm1, zmm0, 2                                         ;    21.3 p5      41 blocks
        vmovd [r10 + 16], xmm1                                        ;    22.3 p7+p4   41 blocks
        vpshufd zmm1, zmm0, 3                                         ;    22.3 p5      41 blocks
        vmovd [r11 + 16], xmm1                                        ;    23.3 p8+p9   41 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;    23.3 p5      41 blocks
        vmovd [r12 + 16], xmm1                                        ;    26.3 p7+p4   41 blocks
        vpshufd zmm2, zmm1, 1                                         ;    26.3 p5      41 blocks
        vmovd [r13 + 16], xmm2                                        ;    27.3 p8+p9   41 blocks
        vpshufd zmm2, zmm1, 2                                         ;    26.3 p5      41 blocks
        vmovd [r14 + 16], xmm2                                        ;    27.3 p7+p4   41 blocks
        vpshufd zmm1, zmm1, 3                                         ;    26.3 p5      41 blocks
        vmovd [r15 + 16], xmm1                                        ;    27.3 p8+p9   41 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;    27.3 p5      41 blocks
        vmovd [rsi + 16], xmm1                                        ;    30.3 p7+p4   41 blocks
        vpshufd zmm2, zmm1, 1                                         ;    30.3 p5      41 blocks
        vmovd [rdi + 16], xmm2                                        ;    31.3 p8+p9   41 blocks
        vpshufd zmm2, zmm1, 2                                         ;    30.3 p5      41 blocks
        vmovd [rbp + 16], xmm2                                        ;    31.3 p7+p4   41 blocks
        vpshufd zmm1, zmm1, 3                                         ;    30.3 p5      41 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;    31.3 p5      41 blocks
        vmovd [rax + 16], xmm1                                        ;    31.3 p8+p9   41 blocks
        vmovd [rcx + 16], xmm0                                        ;    34.3 p7+p4   41 blocks
        vpshufd zmm1, zmm0, 1                                         ;    34.3 p5      41 blocks
        vmovd [rdx + 16], xmm1                                        ;    35.3 p8+p9   41 blocks
        vpshufd zmm1, zmm0, 2                                         ;    34.3 p5      41 blocks
        vmovd [rbx + 16], xmm1                                        ;    35.3 p7+p4   41 blocks
        vpshufd zmm0, zmm0, 3                                         ;    34.3 p5      41 blocks
        vmovd [r8 + 16], xmm0                                         ;    35.3 p8+p9   41 blocks
        mov rcx, qword [rsp + 1296]                                   ;                    frame
        vpxord zmm0, zmm0, zmm0                                       ;                    cleared
        vmovdqu64 [rsp + 0], zmm0                                     ;                    cleared
        vmovdqu64 [rsp + 64], zmm0                                    ;                    cleared
        vmovdqu64 [rsp + 128], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 192], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 256], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 320], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 384], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 448], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 512], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 576], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 640], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 704], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 768], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 832], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 896], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 960], zmm0                                   ;                    cleared
        vmovdqu64 [rsp + 1280], zmm0                                  ;                    cleared
        vzeroupper                                                    ;                    x87 state
        mov rsp, rcx                                                  ;                    frame
        pop r15                                                       ;                    preserved
        pop r14                                                       ;                    preserved
        pop r13                                                       ;                    preserved
        pop r12                                                       ;                    preserved
        pop rbp                                                       ;                    preserved
        pop rbx                                                       ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
ripemd160_blocks.T0_constants512:
        dq 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x0000000000000000
        dq 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999, 0x5a8279995a827999
        dq 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1, 0x6ed9eba16ed9eba1
        dq 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc, 0x8f1bbcdc8f1bbcdc
        dq 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e, 0xa953fd4ea953fd4e
        dq 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6, 0x50a28be650a28be6
        dq 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124, 0x5c4dd1245c4dd124
        dq 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3, 0x6d703ef36d703ef3
        dq 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9, 0x7a6d76e97a6d76e9

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
