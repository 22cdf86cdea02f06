; sha512_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 793285aaa0e8d3ce); do not edit:
;   ./cw build sha512_blocks --cpu golden-cove --variant many
;
; void sha512_blocks(void *h_0, void *h_1, void *h_2, void *h_3, void *h_4, void *h_5, void *h_6, void *h_7, const void *m_0, const void *m_1, const void *m_2, const void *m_3, const void *m_4, const void *m_5, const void *m_6, const void *m_7, uint32_t n);   System V, 64 bits
;   h_0: 64 bytes, read and written, secret, no alignment needed
;   h_1: 64 bytes, read and written, secret, no alignment needed
;   h_2: 64 bytes, read and written, secret, no alignment needed
;   h_3: 64 bytes, read and written, secret, no alignment needed
;   h_4: 64 bytes, read and written, secret, no alignment needed
;   h_5: 64 bytes, read and written, secret, no alignment needed
;   h_6: 64 bytes, read and written, secret, no alignment needed
;   h_7: 64 bytes, read and written, secret, no alignment needed
;   m_0: 128 bytes a block, read, secret, no alignment needed
;   m_1: 128 bytes a block, read, secret, no alignment needed
;   m_2: 128 bytes a block, read, secret, no alignment needed
;   m_3: 128 bytes a block, read, secret, no alignment needed
;   m_4: 128 bytes a block, read, secret, no alignment needed
;   m_5: 128 bytes a block, read, secret, no alignment needed
;   m_6: 128 bytes a block, read, secret, no alignment needed
;   m_7: 128 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes zmm0 to zmm31.
; Constant time: no secret reaches an address or a branch.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 84 uops, planned 34.0; bounds: width 14.0, ports 32.0, path 13.0
;   blocks: 2429 uops, planned 1075.2; bounds: width 404.8, ports 1068.0, path 332.0
;   body.2: 80 uops, planned 34.3; bounds: width 13.3, ports 32.0, path 4.0
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
%fatal "sha512_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_sha512_blocks
$_sha512_blocks:
%else
        global $sha512_blocks
%endif
$sha512_blocks:
        push rbp                                                        ;                    preserved
        push r12                                                        ;                    preserved
        push r13                                                        ;                    preserved
        push r14                                                        ;                    preserved
        push r15                                                        ;                    preserved
        mov rax, rsp                                                    ;                    frame
        sub rsp, 0x5c0                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 1288], rax                                     ;                    frame
        mov r10, qword [rax + 48]                                       ;                    frame
        mov qword [rbp + 1200], r10                                     ;                    frame
        mov r10, qword [rax + 56]                                       ;                    frame
        mov qword [rbp + 1208], r10                                     ;                    frame
        mov r10, qword [rax + 128]                                      ;                    frame
        mov qword [rbp + 1296], r10                                     ;                    frame
        mov r10, qword [rax + 64]                                       ;                    frame
        mov qword [rbp + 1216], r10                                     ;                    frame
        mov r10, qword [rax + 72]                                       ;                    frame
        mov qword [rbp + 1232], r10                                     ;                    frame
        mov r10, qword [rax + 80]                                       ;                    frame
        mov qword [rbp + 1240], r10                                     ;                    frame
        mov r10, qword [rax + 88]                                       ;                    frame
        mov qword [rbp + 1248], r10                                     ;                    frame
        mov r10, qword [rax + 96]                                       ;                    frame
        mov qword [rbp + 1256], r10                                     ;                    frame
        mov r10, qword [rax + 104]                                      ;                    frame
        mov qword [rbp + 1264], r10                                     ;                    frame
        mov r10, qword [rax + 112]                                      ;                    frame
        mov qword [rbp + 1272], r10                                     ;                    frame
        mov r10, qword [rax + 120]                                      ;                    frame
        mov qword [rbp + 1280], r10                                     ;                    frame
        mov qword [rbp + 1152], rdi                                     ;                    argument
        mov qword [rbp + 1160], rsi                                     ;                    argument
        mov qword [rbp + 1168], rdx                                     ;                    argument
        mov qword [rbp + 1176], rcx                                     ;                    argument
        mov qword [rbp + 1184], r8                                      ;                    argument
        mov qword [rbp + 1192], r9                                      ;                    argument
        mov r8, qword [rbp + 1152]                                      ;     0.0 p2      60 h reload
        vmovdqu64 xmm0, [r8]                                            ;     5.0 p3      60 h
        vmovdqu64 xmm1, [r8 + 16]                                       ;     5.0 p10     60 h
        vmovdqu64 xmm2, [r8 + 32]                                       ;     5.0 p2      60 h
        vmovdqu64 xmm3, [r8 + 48]                                       ;     5.0 p3      60 h
        mov r9, qword [rbp + 1160]                                      ;     1.3 p10     60 h reload
        vmovdqu64 xmm4, [r9]                                            ;     6.3 p2      60 h
        vmovdqu64 xmm5, [r9 + 16]                                       ;     6.3 p3      60 h
        vmovdqu64 xmm6, [r9 + 32]                                       ;     6.3 p10     60 h
        vmovdqu64 xmm7, [r9 + 48]                                       ;     6.3 p2      60 h
        mov r10, qword [rbp + 1168]                                     ;     3.2 p3      60 h reload
        vmovdqu64 xmm8, [r10]                                           ;     8.2 p10     60 h
        vshufi32x4 zmm0, zmm0, zmm8, 0                                  ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 16]                                      ;     8.2 p2      60 h
        vshufi32x4 zmm1, zmm1, zmm8, 0                                  ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 32]                                      ;     8.2 p3      60 h
        vshufi32x4 zmm2, zmm2, zmm8, 0                                  ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 48]                                      ;     8.2 p10     60 h
        vshufi32x4 zmm3, zmm3, zmm8, 0                                  ;    14.2 p5      60 h
        mov r8, qword [rbp + 1176]                                      ;     5.0 p2      60 h reload
        vmovdqu64 xmm8, [r8]                                            ;    10.0 p3      60 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                                  ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    10.0 p10     60 h
        vshufi32x4 zmm5, zmm5, zmm8, 0                                  ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 32]                                       ;    10.0 p2      60 h
        vshufi32x4 zmm6, zmm6, zmm8, 0                                  ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 48]                                       ;    10.0 p3      60 h
        vshufi32x4 zmm7, zmm7, zmm8, 0                                  ;    16.0 p5      60 h
        mov r8, qword [rbp + 1184]                                      ;     6.3 p10     60 h reload
        vmovdqu64 xmm8, [r8]                                            ;    11.3 p2      60 h
        vmovdqu64 xmm9, [r8 + 16]                                       ;    11.3 p3      60 h
        vmovdqu64 xmm10, [r8 + 32]                                      ;    11.3 p10     60 h
        vmovdqu64 xmm11, [r8 + 48]                                      ;    11.3 p2      60 h
        mov r9, qword [rbp + 1192]                                      ;     8.2 p3      60 h reload
        vmovdqu64 xmm12, [r9]                                           ;    13.2 p10     60 h
        vmovdqu64 xmm13, [r9 + 16]                                      ;    13.2 p2      60 h
        vmovdqu64 xmm14, [r9 + 32]                                      ;    13.2 p3      60 h
        vmovdqu64 xmm15, [r9 + 48]                                      ;    13.2 p10     60 h
        mov r10, qword [rbp + 1200]                                     ;    10.0 p2      60 h reload
        vmovdqu64 xmm16, [r10]                                          ;    15.0 p3      60 h
        vshufi32x4 zmm8, zmm8, zmm16, 0                                 ;    21.0 p5      60 h
        vshufi32x4 zmm0, zmm0, zmm8, 0x88                               ;    24.0 p5      60 h
        vmovdqu64 xmm8, [r10 + 16]                                      ;    15.0 p10     60 h
        vshufi32x4 zmm8, zmm9, zmm8, 0                                  ;    21.0 p5      60 h
        vshufi32x4 zmm1, zmm1, zmm8, 0x88                               ;    24.0 p5      60 h
        vmovdqu64 xmm8, [r10 + 32]                                      ;    15.0 p2      60 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                                 ;    21.0 p5      60 h
        vmovdqu64 xmm9, [r10 + 48]                                      ;    15.0 p3      60 h
        vshufi32x4 zmm2, zmm2, zmm8, 0x88                               ;    24.0 p5      60 h
        vshufi32x4 zmm8, zmm11, zmm9, 0                                 ;    21.0 p5      60 h
        vshufi32x4 zmm3, zmm3, zmm8, 0x88                               ;    24.0 p5      60 h
        mov r8, qword [rbp + 1208]                                      ;    11.3 p10     60 h reload
        vmovdqu64 xmm8, [r8]                                            ;    16.3 p2      60 h
        vshufi32x4 zmm8, zmm12, zmm8, 0                                 ;    22.3 p5      60 h
        vshufi32x4 zmm4, zmm4, zmm8, 0x88                               ;    25.3 p5      60 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    16.3 p3      60 h
        vshufi32x4 zmm8, zmm13, zmm8, 0                                 ;    22.3 p5      60 h
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                               ;    25.3 p5      60 h
        vmovdqu64 xmm8, [r8 + 32]                                       ;    16.3 p10     60 h
        vshufi32x4 zmm8, zmm14, zmm8, 0                                 ;    22.3 p5      60 h
        vmovdqu64 xmm9, [r8 + 48]                                       ;    16.3 p2      60 h
        vshufi32x4 zmm6, zmm6, zmm8, 0x88                               ;    25.3 p5      60 h
        vshufi32x4 zmm8, zmm15, zmm9, 0                                 ;    24.0 p5      60 h
        vshufi32x4 zmm7, zmm7, zmm8, 0x88                               ;    27.0 p5      60 h
        vpunpcklqdq zmm8, zmm0, zmm4                                    ;    28.3 p5      60 h
        vpunpckhqdq zmm0, zmm0, zmm4                                    ;    28.3 p5      60 h
        vmovdqu64 [rbp - 128], zmm8                                     ;    29.3 p7+p4   60 h
        vmovdqu64 [rbp - 64], zmm0                                      ;    29.3 p8+p9   60 h
        vpunpcklqdq zmm0, zmm1, zmm5                                    ;    28.3 p5      60 h
        vpunpckhqdq zmm1, zmm1, zmm5                                    ;    29.0 p5      60 h
        vmovdqu64 [rbp + 0], zmm0                                       ;    29.3 p7+p4   60 h
        vmovdqu64 [rbp + 64], zmm1                                      ;    30.0 p8+p9   60 h
        vpunpcklqdq zmm0, zmm2, zmm6                                    ;    30.0 p5      60 h
        vpunpckhqdq zmm1, zmm2, zmm6                                    ;    31.0 p5      60 h
        vmovdqu64 [rbp + 128], zmm0                                     ;    31.0 p7+p4   60 h
        vmovdqu64 [rbp + 192], zmm1                                     ;    32.0 p8+p9   60 h
        vpunpcklqdq zmm0, zmm3, zmm7                                    ;    32.0 p5      60 h
        vpunpckhqdq zmm1, zmm3, zmm7                                    ;    33.0 p5      60 h
        vmovdqu64 [rbp + 256], zmm0                                     ;    33.0 p7+p4   60 h
        vmovdqu64 [rbp + 320], zmm1                                     ;    34.0 p8+p9   60 h
        mov r8d, dword [rbp + 1296]                                     ;    13.3 p3      60 h
        shl r8, 7                                                       ;    18.3 p0      60 h
        add r8, qword [rbp + 1216]                                      ;    19.3 p1+p10   60 h
        mov qword [rbp + 1224], r8                                      ;    20.3 p7+p4   60 h
        cmp dword [rbp + 1296], 0                                       ;                    no blocks?
        je .blocks_1_done
        mov r8, qword [rbp + 1216]                                      ;                    resident
        mov r9, qword [rbp + 1232]                                      ;                    resident
        mov r10, qword [rbp + 1240]                                     ;                    resident
        mov r11, qword [rbp + 1248]                                     ;                    resident
        mov r12, qword [rbp + 1256]                                     ;                    resident
        mov r13, qword [rbp + 1264]                                     ;                    resident
        mov r14, qword [rbp + 1272]                                     ;                    resident
        mov r15, qword [rbp + 1280]                                     ;                    resident
        vmovdqu64 zmm0, [rbp + 128]                                     ;                    resident
        vmovdqu64 zmm1, [rbp + 192]                                     ;                    resident
        vmovdqu64 zmm2, [rbp + 256]                                     ;                    resident
        vmovdqu64 zmm3, [rbp + 320]                                     ;                    resident
        vmovdqu64 zmm4, [rbp + 64]                                      ;                    resident
        vmovdqu64 zmm5, [rbp - 128]                                     ;                    resident
        vmovdqu64 zmm6, [rbp - 64]                                      ;                    resident
        vmovdqu64 zmm7, [rbp + 0]                                       ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm8, [r8]                                            ;     0.0 p2      63 w[0]
        vmovdqu64 zmm9, [r9]                                            ;     0.2 p3      63 w[0]
        vmovdqu64 zmm11, [r11]                                          ;     1.0 p2      63 w[0]
        vshufi32x4 zmm18, zmm9, zmm11, 0x44                             ;     7.0 p5      63 w[0]
        vmovdqu64 zmm14, [r14]                                          ;     1.2 p3      63 w[0]
        vmovdqu64 zmm15, [r15]                                          ;     2.0 p2      63 w[0]
        vmovdqu64 zmm12, [r12]                                          ;     2.2 p3      63 w[0]
        vshufi32x4 zmm17, zmm12, zmm14, 0x44                            ;     8.2 p5      63 w[0]
        vmovdqu64 zmm13, [r13]                                          ;     3.0 p2      63 w[0]
        vshufi32x4 zmm19, zmm13, zmm15, 0x44                            ;     9.0 p5      63 w[0]
        vmovdqu64 zmm10, [r10]                                          ;     3.2 p3      63 w[0]
        vshufi32x4 zmm16, zmm8, zmm10, 0x44                             ;     9.2 p5      63 w[0]
        vshufi32x4 zmm20, zmm16, zmm17, 0x88                            ;    12.2 p5      63 w[0]
        vshufi32x4 zmm16, zmm16, zmm17, 0xdd                            ;    12.2 p5      63 w[2]
        vshufi32x4 zmm17, zmm18, zmm19, 0xdd                            ;    12.0 p5      63 w[2]
        vshufi32x4 zmm12, zmm12, zmm14, 0xee                            ;     8.2 p5      63 w[4]
        vpunpckhqdq zmm14, zmm16, zmm17                                 ;    15.2 p5      63 w[2]
        vshufi32x4 zmm21, zmm18, zmm19, 0x88                            ;    12.0 p5      63 w[0]
        vmovdqu64 zmm18, [rel sha512_blocks.T0_constants512]            ;     4.0 p2      63 w[0] reload
        vpshufb zmm14, zmm14, zmm18                                     ;    16.2 p5      63 w[2]
        vshufi32x4 zmm8, zmm8, zmm10, 0xee                              ;    11.5 p5      63 w[4]
        vshufi32x4 zmm9, zmm9, zmm11, 0xee                              ;    12.5 p5      63 w[4]
        vpunpcklqdq zmm22, zmm20, zmm21                                 ;    15.2 p5      63 w[0]
        vpshufb zmm19, zmm22, zmm18                                     ;    16.2 p5      63 w[0]
        vpunpckhqdq zmm20, zmm20, zmm21                                 ;    15.5 p5      63 w[0]
        vpshufb zmm10, zmm20, zmm18                                     ;    16.5 p5      63 w[0]
        vshufi32x4 zmm13, zmm13, zmm15, 0xee                            ;    17.5 p5      63 w[4]
        vshufi32x4 zmm20, zmm9, zmm13, 0x88                             ;    20.5 p5      63 w[4]
        vshufi32x4 zmm9, zmm9, zmm13, 0xdd                              ;    20.5 p5      63 w[6]
        vmovdqu64 zmm13, [r13 + 64]                                     ;     4.8 p3      63 w[8]
        vmovdqu64 zmm24, [r15 + 64]                                     ;     5.0 p2      63 w[8]
        vshufi32x4 zmm28, zmm13, zmm24, 0x44                            ;    20.5 p5      63 w[8]
        vshufi32x4 zmm13, zmm13, zmm24, 0xee                            ;    21.5 p5      63 w[12]
        vshufi32x4 zmm15, zmm8, zmm12, 0x88                             ;    22.5 p5      63 w[4]
        vshufi32x4 zmm8, zmm8, zmm12, 0xdd                              ;    23.5 p5      63 w[6]
        vpunpcklqdq zmm26, zmm8, zmm9                                   ;    26.5 p5      63 w[6]
        vpunpckhqdq zmm8, zmm8, zmm9                                    ;    26.5 p5      63 w[6]
        vpunpcklqdq zmm23, zmm15, zmm20                                 ;    26.5 p5      63 w[4]
        vmovdqu64 zmm21, [r11 + 64]                                     ;     6.3 p3      63 w[8]
        vpunpcklqdq zmm11, zmm16, zmm17                                 ;    27.5 p5      63 w[2]
        vmovdqu64 zmm16, [r8 + 64]                                      ;     6.7 p2      63 w[8]
        vpshufb zmm11, zmm11, zmm18                                     ;    28.5 p5      63 w[2]
        vmovdqu64 zmm22, [r12 + 64]                                     ;     7.3 p3      63 w[8]
        vmovdqu64 zmm12, [r10 + 64]                                     ;     7.7 p2      63 w[8]
        vpunpckhqdq zmm15, zmm15, zmm20                                 ;    29.5 p5      63 w[4]
        vpshufb zmm20, zmm23, zmm18                                     ;    30.5 p5      63 w[4]
        vmovdqu64 zmm23, [r14 + 64]                                     ;     8.3 p3      63 w[8]
        vshufi32x4 zmm9, zmm22, zmm23, 0x44                             ;    31.5 p5      63 w[8]
        vshufi32x4 zmm25, zmm16, zmm12, 0x44                            ;    32.5 p5      63 w[8]
        vshufi32x4 zmm12, zmm16, zmm12, 0xee                            ;    33.5 p5      63 w[12]
        vshufi32x4 zmm16, zmm22, zmm23, 0xee                            ;    34.5 p5      63 w[12]
        vshufi32x4 zmm22, zmm25, zmm9, 0x88                             ;    35.5 p5      63 w[8]
        vmovdqu64 zmm17, [r9 + 64]                                      ;     8.7 p2      63 w[8]
        vshufi32x4 zmm9, zmm25, zmm9, 0xdd                              ;    36.5 p5      63 w[10]
        vshufi32x4 zmm27, zmm17, zmm21, 0x44                            ;    37.5 p5      63 w[8]
        vshufi32x4 zmm17, zmm17, zmm21, 0xee                            ;    38.5 p5      63 w[12]
        vshufi32x4 zmm21, zmm27, zmm28, 0x88                            ;    40.5 p5      63 w[8]
        vpunpcklqdq zmm24, zmm22, zmm21                                 ;    43.5 p5      63 w[8]
        vpunpckhqdq zmm21, zmm22, zmm21                                 ;    43.5 p5      63 w[8]
        vpshufb zmm22, zmm24, zmm18                                     ;    44.5 p5      63 w[8]
        vmovdqu64 [rbp + 384], zmm7                                     ;    10.0 p7+p4   64 v[2] spill
        vpshufb zmm8, zmm8, zmm18                                       ;    43.5 p5      63 w[6]
        vshufi32x4 zmm23, zmm27, zmm28, 0xdd                            ;    44.5 p5      63 w[10]
        vpunpcklqdq zmm24, zmm9, zmm23                                  ;    47.5 p5      63 w[10]
        vpunpckhqdq zmm9, zmm9, zmm23                                   ;    47.5 p5      63 w[10]
        vprolq zmm27, zmm0, 0x17                                        ;    10.8 p0      40 t1
        vshufi32x4 zmm25, zmm17, zmm13, 0x88                            ;    47.5 p5      63 w[12]
        vshufi32x4 zmm13, zmm17, zmm13, 0xdd                            ;    48.5 p5      63 w[14]
        vshufi32x4 zmm23, zmm12, zmm16, 0x88                            ;    49.5 p5      63 w[12]
        vmovdqa64 zmm29, zmm5                                           ;    11.5         44 v[7] copy
        vshufi32x4 zmm12, zmm12, zmm16, 0xdd                            ;    50.5 p5      63 w[14]
        vpunpckhqdq zmm17, zmm23, zmm25                                 ;    52.5 p5      63 w[12]
        vpunpcklqdq zmm16, zmm23, zmm25                                 ;    52.5 p5      63 w[12]
        vprolq zmm25, zmm0, 0x2e                                        ;    12.2 p0      40 t1
        vprolq zmm23, zmm0, 0x32                                        ;    13.2 p0      40 t1
        vpternlogd zmm27, zmm25, zmm23, 0x96                            ;    14.2 p0      40 t1
        vmovdqu64 [rbp + 448], zmm2                                     ;    12.7 p8+p9   64 v[6] spill
        vmovdqu64 [rbp + 512], zmm3                                     ;    12.8 p7+p4   64 v[7] spill
        vpshufb zmm15, zmm15, zmm18                                     ;    53.5 p5      63 w[4]
        vpaddq zmm30, zmm10, zmm2                                       ;    17.5 p0      53 t1
        vmovdqu64 [rbp + 576], zmm4                                     ;    14.7 p8+p9   64 v[3] spill
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 128]  ;    18.5 p0+p3   53 t1
        vprolq zmm28, zmm5, 0x19                                        ;    17.2 p0      39 v[7]
        vpshufb zmm9, zmm9, zmm18                                       ;    54.5 p5      63 w[10]
        vpunpcklqdq zmm23, zmm12, zmm13                                 ;    55.5 p5      63 w[14]
        vmovdqu64 [rbp + 640], zmm1                                     ;    14.8 p7+p4   64 v[5] spill
        vmovdqa64 zmm25, zmm0                                           ;    14.3         43 t1 copy
        vpternlogd zmm25, zmm2, zmm1, 0xac                              ;    18.2 p0      43 t1
        vpshufb zmm17, zmm17, zmm18                                     ;    56.5 p5      63 w[12]
        vpaddq zmm27, zmm27, zmm3                                       ;    19.2 p0      53 t1
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 64]   ;    20.2 p0+p2   53 t1
        vpaddq zmm27, zmm27, zmm25                                      ;    21.2 p0      53 t1
        vpaddq zmm27, zmm27, zmm19                                      ;    22.2 p0      53 t1
        vprolq zmm25, zmm5, 0x1e                                        ;    23.2 p0      39 v[7]
        vpshufb zmm24, zmm24, zmm18                                     ;    57.5 p5      63 w[10]
        vpunpckhqdq zmm12, zmm12, zmm13                                 ;    58.5 p5      63 w[14]
        vpshufb zmm13, zmm23, zmm18                                     ;    59.5 p5      63 w[14]
        vpshufb zmm21, zmm21, zmm18                                     ;    60.5 p5      63 w[8]
        vpternlogd zmm29, zmm6, zmm7, 0xe8                              ;    24.2 p0      44 v[7]
        vpshufb zmm12, zmm12, zmm18                                     ;    61.5 p5      63 w[14]
        vpaddq zmm23, zmm4, zmm27                                       ;    25.2 p0      54 v[3]
        vpshufb zmm16, zmm16, zmm18                                     ;    62.5 p5      63 w[12]
        vpshufb zmm26, zmm26, zmm18                                     ;    63.5 p5      63 w[6]
        vprolq zmm18, zmm5, 0x24                                        ;    26.2 p0      39 v[7]
        vpternlogd zmm28, zmm25, zmm18, 0x96                            ;    27.2 p0      39 v[7]
        vprolq zmm25, zmm10, 0x38                                       ;    28.2 p0      41 w[0]
        vprolq zmm18, zmm10, 0x3f                                       ;    29.2 p0      41 w[0]
        vpaddq zmm27, zmm27, zmm29                                      ;    30.2 p0      55 v[7]
        vpaddq zmm27, zmm27, zmm28                                      ;    31.2 p0      55 v[7]
        vpsrlq zmm28, zmm10, 7                                          ;    32.2 p0      41 w[0]
        vpternlogd zmm28, zmm25, zmm18, 0x96                            ;    33.2 p0      41 w[0]
        vmovdqa64 zmm18, zmm23                                          ;    26.2         43 t1 copy
        vprolq zmm31, zmm23, 0x2e                                       ;    34.2 p0      40 t1
        vprolq zmm3, zmm23, 0x17                                        ;    35.2 p0      40 t1
        vprolq zmm29, zmm23, 0x32                                       ;    36.2 p0      40 t1
        vpternlogd zmm3, zmm31, zmm29, 0x96                             ;    37.2 p0      40 t1
        vpternlogd zmm18, zmm0, zmm1, 0xca                              ;    38.2 p0      43 t1
        vpaddq zmm10, zmm10, zmm24                                      ;    58.5 p0      68 w[1]
        vpaddq zmm30, zmm30, zmm18                                      ;    40.2 p0      53 t1
        vprolq zmm29, zmm13, 3                                          ;    60.5 p0      42 w[0]
        vpaddq zmm30, zmm30, zmm3                                       ;    42.2 p0      53 t1
        vprolq zmm18, zmm13, 0x2d                                       ;    60.5 p0      42 w[0]
        vpaddq zmm19, zmm19, zmm28                                      ;    44.2 p0      68 w[0]
        vpaddq zmm19, zmm19, zmm21                                      ;    61.5 p0      68 w[0]
        vmovdqa64 zmm25, zmm7                                           ;    20.7         54 v[2] copy
        vpaddq zmm25, zmm25, zmm30                                      ;    46.2 p0      54 v[2]
        vpsrlq zmm4, zmm11, 7                                           ;    47.2 p0      41 w[1]
        vmovdqu64 [rbp + 704], zmm6                                     ;    21.2 p8+p9   64 v[1] spill
        vprolq zmm28, zmm27, 0x24                                       ;    48.2 p0      39 v[6]
        vprolq zmm2, zmm27, 0x19                                        ;    49.2 p0      39 v[6]
        vprolq zmm31, zmm27, 0x1e                                       ;    50.2 p0      39 v[6]
        vpternlogd zmm2, zmm31, zmm28, 0x96                             ;    51.2 p0      39 v[6]
        vpsrlq zmm3, zmm13, 6                                           ;    60.5 p0      42 w[0]
        vpternlogd zmm3, zmm29, zmm18, 0x96                             ;    61.5 p0      42 w[0]
        vmovdqa64 zmm18, zmm27                                          ;    32.2         44 v[6] copy
        vpternlogd zmm18, zmm5, zmm6, 0xe8                              ;    54.2 p0      44 v[6]
        vprolq zmm29, zmm11, 0x3f                                       ;    55.2 p0      41 w[1]
        vpaddq zmm30, zmm30, zmm18                                      ;    56.2 p0      55 v[6]
        vpaddq zmm19, zmm19, zmm3                                       ;    62.5 p0      68 w[0]
        vprolq zmm3, zmm11, 0x38                                        ;    58.2 p0      41 w[1]
        vpternlogd zmm4, zmm3, zmm29, 0x96                              ;    59.2 p0      41 w[1]
        vpaddq zmm10, zmm10, zmm4                                       ;    60.2 p0      68 w[1]
        vmovdqa64 zmm18, zmm6                                           ;    23.7         54 v[1] copy
        vpsrlq zmm6, zmm12, 6                                           ;    62.5 p0      42 w[1]
        vprolq zmm29, zmm12, 0x2d                                       ;    62.5 p0      42 w[1]
        vmovdqu64 [rbp + 768], zmm24                                    ;    58.5 p7+p4   63 w[10] spill
        vprolq zmm3, zmm12, 3                                           ;    63.2 p0      42 w[1]
        vpternlogd zmm6, zmm3, zmm29, 0x96                              ;    64.2 p0      42 w[1]
        vpsrlq zmm4, zmm14, 7                                           ;    65.2 p0      41 w[2]
        vprolq zmm3, zmm14, 0x38                                        ;    66.2 p0      41 w[2]
        vprolq zmm29, zmm14, 0x3f                                       ;    67.2 p0      41 w[2]
        vpternlogd zmm4, zmm3, zmm29, 0x96                              ;    68.2 p5      41 w[2]
        vpaddq zmm28, zmm11, zmm1                                       ;    65.5 p5      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 192]  ;    66.5 p5+p3   53 t1
        vpsrlq zmm24, zmm19, 6                                          ;    68.2 p0      42 w[2]
        vprolq zmm31, zmm25, 0x32                                       ;    69.2 p0      40 t1
        vmovdqa64 zmm7, zmm25                                           ;    47.2         43 t1 copy
        vpternlogd zmm7, zmm23, zmm0, 0xca                              ;    67.5 p5      43 t1
        vpaddq zmm28, zmm28, zmm7                                       ;    68.5 p5      53 t1
        vpaddq zmm10, zmm10, zmm6                                       ;    69.5 p5      68 w[1]
        vpaddq zmm11, zmm11, zmm9                                       ;    70.2 p0      68 w[2]
        vmovdqu64 [rbp + 832], zmm9                                     ;    55.5 p8+p9   63 w[10] spill
        vprolq zmm9, zmm19, 3                                           ;    71.2 p0      42 w[2]
        vpaddq zmm30, zmm30, zmm2                                       ;    70.5 p5      55 v[6]
        vprolq zmm2, zmm25, 0x2e                                        ;    72.2 p0      40 t1
        vprolq zmm1, zmm25, 0x17                                        ;    73.2 p0      40 t1
        vpternlogd zmm1, zmm2, zmm31, 0x96                              ;    74.2 p5      40 t1
        vpaddq zmm28, zmm28, zmm1                                       ;    75.2 p5      53 t1
        vpaddq zmm18, zmm18, zmm28                                      ;    76.2 p5      54 v[1]
        vmovdqa64 zmm1, zmm30                                           ;    71.5         44 v[5] copy
        vpternlogd zmm1, zmm27, zmm5, 0xe8                              ;    74.2 p0      44 v[5]
        vpaddq zmm28, zmm28, zmm1                                       ;    76.2 p5      55 v[5]
        vprolq zmm7, zmm19, 0x2d                                        ;    75.2 p0      42 w[2]
        vpternlogd zmm24, zmm9, zmm7, 0x96                              ;    76.2 p5      42 w[2]
        vprolq zmm6, zmm30, 0x19                                        ;    76.2 p0      39 v[5]
        vprolq zmm2, zmm30, 0x1e                                        ;    77.2 p0      39 v[5]
        vprolq zmm31, zmm30, 0x24                                       ;    78.2 p0      39 v[5]
        vpternlogd zmm6, zmm2, zmm31, 0x96                              ;    79.2 p5      39 v[5]
        vpaddq zmm28, zmm28, zmm6                                       ;    80.2 p5      55 v[5]
        vprolq zmm29, zmm18, 0x2e                                       ;    79.2 p0      40 t1
        vprolq zmm3, zmm18, 0x17                                        ;    80.2 p0      40 t1
        vpsrlq zmm7, zmm10, 6                                           ;    81.2 p0      42 w[3]
        vpaddq zmm31, zmm14, zmm0                                       ;    78.5 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 256]  ;    79.5 p5+p2   53 t1
        vmovdqa64 zmm6, zmm18                                           ;    77.2         43 t1 copy
        vmovdqu64 [rbp + 896], zmm5                                     ;    30.8 p7+p4   64 v[0] spill
        vprolq zmm2, zmm20, 0x38                                        ;    82.2 p0      41 w[3]
        vpaddq zmm11, zmm11, zmm4                                       ;    80.5 p5      68 w[2]
        vpaddq zmm11, zmm11, zmm24                                      ;    81.5 p5      68 w[2]
        vmovdqa64 zmm1, zmm5                                            ;    31.5         54 v[0] copy
        vmovdqa64 zmm5, zmm28                                           ;    81.2         44 v[4] copy
        vpternlogd zmm6, zmm25, zmm23, 0xca                             ;    82.5 p5      43 t1
        vprolq zmm9, zmm18, 0x32                                        ;    83.2 p0      40 t1
        vpaddq zmm31, zmm31, zmm6                                       ;    83.5 p5      53 t1
        vprolq zmm6, zmm10, 0x2d                                        ;    84.2 p0      42 w[3]
        vpternlogd zmm3, zmm29, zmm9, 0x96                              ;    84.5 p5      40 t1
        vprolq zmm29, zmm10, 3                                          ;    85.2 p0      42 w[3]
        vpternlogd zmm7, zmm29, zmm6, 0x96                              ;    86.2 p5      42 w[3]
        vpaddq zmm14, zmm14, zmm16                                      ;    86.2 p0      68 w[3]
        vpaddq zmm31, zmm31, zmm3                                       ;    86.5 p5      53 t1
        vpaddq zmm14, zmm14, zmm7                                       ;    87.2 p0      68 w[3]
        vprolq zmm24, zmm20, 0x3f                                       ;    88.2 p0      41 w[3]
        vmovdqu64 [rbp + 960], zmm0                                     ;    33.7 p8+p9   64 v[4] spill
        vprolq zmm0, zmm28, 0x1e                                        ;    89.2 p0      39 v[4]
        vpternlogd zmm5, zmm30, zmm27, 0xe8                             ;    87.5 p5      44 v[4]
        vpaddq zmm23, zmm23, zmm20                                      ;    88.5 p5      53 t1
        vprolq zmm9, zmm28, 0x24                                        ;    90.2 p0      39 v[4]
        vpaddq zmm1, zmm1, zmm31                                        ;    89.5 p5      54 v[0]
        vprolq zmm3, zmm28, 0x19                                        ;    91.2 p0      39 v[4]
        vpternlogd zmm3, zmm0, zmm9, 0x96                               ;    92.2 p5      39 v[4]
        vpsrlq zmm4, zmm20, 7                                           ;    92.2 p0      41 w[3]
        vpternlogd zmm4, zmm2, zmm24, 0x96                              ;    93.2 p5      41 w[3]
        vprolq zmm2, zmm1, 0x17                                         ;    93.2 p0      40 t1
        vprolq zmm29, zmm1, 0x2e                                        ;    94.2 p0      40 t1
        vpaddq zmm14, zmm14, zmm4                                       ;    94.2 p5      68 w[3]
        vpaddq zmm23, zmm23, [rel sha512_blocks.T0_constants512 + 320]  ;    93.5 p5+p3   53 t1
        vpaddq zmm31, zmm31, zmm5                                       ;    94.5 p5      55 v[4]
        vpaddq zmm31, zmm31, zmm3                                       ;    95.5 p0      55 v[4]
        vprolq zmm24, zmm15, 0x3f                                       ;    96.2 p0      41 w[4]
        vmovdqa64 zmm4, zmm1                                            ;    90.5         43 t1 copy
        vpternlogd zmm4, zmm18, zmm25, 0xca                             ;    95.5 p5      43 t1
        vpaddq zmm23, zmm23, zmm4                                       ;    96.5 p5      53 t1
        vprolq zmm9, zmm1, 0x32                                         ;    97.2 p0      40 t1
        vprolq zmm6, zmm31, 0x19                                        ;    98.2 p0      39 v[3]
        vprolq zmm5, zmm31, 0x1e                                        ;    99.2 p0      39 v[3]
        vpternlogd zmm2, zmm29, zmm9, 0x96                              ;    98.2 p5      40 t1
        vpaddq zmm23, zmm23, zmm2                                       ;    99.2 p5      53 t1
        vpaddq zmm27, zmm27, zmm23                                      ;   100.2 p5      54 v[7]
        vprolq zmm0, zmm15, 0x38                                        ;   100.2 p0      41 w[4]
        vprolq zmm2, zmm31, 0x24                                        ;   101.2 p0      39 v[3]
        vprolq zmm29, zmm11, 3                                          ;   102.2 p0      42 w[4]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   102.2 p5      39 v[3]
        vmovdqa64 zmm7, zmm31                                           ;    96.5         44 v[3] copy
        vpternlogd zmm7, zmm28, zmm30, 0xe8                             ;   101.5 p5      44 v[3]
        vpaddq zmm23, zmm23, zmm7                                       ;   102.5 p5      55 v[3]
        vpaddq zmm23, zmm23, zmm6                                       ;   103.5 p0      55 v[3]
        vprolq zmm2, zmm27, 0x17                                        ;   104.2 p0      40 t1
        vprolq zmm6, zmm23, 0x19                                        ;   105.2 p0      39 v[2]
        vprolq zmm9, zmm11, 0x2d                                        ;   106.2 p0      42 w[4]
        vpsrlq zmm4, zmm11, 6                                           ;   107.2 p0      42 w[4]
        vpternlogd zmm4, zmm29, zmm9, 0x96                              ;   108.2 p5      42 w[4]
        vprolq zmm9, zmm27, 0x32                                        ;   108.2 p0      40 t1
        vpaddq zmm20, zmm20, zmm17                                      ;   104.5 p5      68 w[4]
        vpaddq zmm20, zmm20, zmm4                                       ;   109.2 p5      68 w[4]
        vpaddq zmm25, zmm15, zmm25                                      ;   106.5 p5      53 t1
        vpsrlq zmm3, zmm15, 7                                           ;   109.2 p0      41 w[4]
        vpaddq zmm25, zmm25, [rel sha512_blocks.T0_constants512 + 384]  ;   107.5 p5+p2   53 t1
        vprolq zmm29, zmm27, 0x2e                                       ;   110.2 p0      40 t1
        vmovdqa64 zmm4, zmm27                                           ;   101.2         43 t1 copy
        vpternlogd zmm4, zmm1, zmm18, 0xca                              ;   108.5 p5      43 t1
        vprolq zmm5, zmm23, 0x1e                                        ;   111.2 p0      39 v[2]
        vpaddq zmm25, zmm25, zmm4                                       ;   109.5 p5      53 t1
        vmovdqa64 zmm7, zmm23                                           ;   104.5         44 v[2] copy
        vpternlogd zmm7, zmm31, zmm28, 0xe8                             ;   110.5 p5      44 v[2]
        vpaddq zmm15, zmm15, zmm13                                      ;   111.5 p5      68 w[5]
        vpternlogd zmm3, zmm0, zmm24, 0x96                              ;   112.2 p0      41 w[4]
        vpaddq zmm18, zmm26, zmm18                                      ;   112.5 p5      53 t1
        vpternlogd zmm2, zmm29, zmm9, 0x96                              ;   113.2 p0      40 t1
        vprolq zmm9, zmm14, 0x2d                                        ;   114.2 p0      42 w[5]
        vpaddq zmm25, zmm25, zmm2                                       ;   114.2 p5      53 t1
        vpaddq zmm30, zmm30, zmm25                                      ;   115.2 p5      54 v[6]
        vprolq zmm2, zmm23, 0x24                                        ;   115.2 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   116.2 p5      39 v[2]
        vpsrlq zmm4, zmm14, 6                                           ;   116.2 p0      42 w[5]
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 448]  ;   116.5 p5+p3   53 t1
        vpaddq zmm25, zmm25, zmm7                                       ;   117.2 p0      55 v[2]
        vpaddq zmm25, zmm25, zmm6                                       ;   118.2 p5      55 v[2]
        vmovdqa64 zmm7, zmm25                                           ;   119.2         44 v[1] copy
        vprolq zmm6, zmm25, 0x19                                        ;   119.2 p0      39 v[1]
        vpaddq zmm20, zmm20, zmm3                                       ;   118.5 p5      68 w[4]
        vpternlogd zmm7, zmm23, zmm31, 0xe8                             ;   119.2 p0      44 v[1]
        vprolq zmm24, zmm26, 0x3f                                       ;   120.2 p0      41 w[5]
        vprolq zmm29, zmm14, 3                                          ;   121.2 p0      42 w[5]
        vpternlogd zmm4, zmm29, zmm9, 0x96                              ;   122.2 p5      42 w[5]
        vprolq zmm9, zmm30, 0x32                                        ;   122.2 p0      40 t1
        vprolq zmm2, zmm30, 0x17                                        ;   123.2 p0      40 t1
        vpsrlq zmm3, zmm26, 7                                           ;   124.2 p0      41 w[5]
        vprolq zmm29, zmm30, 0x2e                                       ;   125.2 p0      40 t1
        vpternlogd zmm2, zmm29, zmm9, 0x96                              ;   126.2 p5      40 t1
        vprolq zmm9, zmm20, 0x2d                                        ;   126.2 p0      42 w[6]
        vpaddq zmm15, zmm15, zmm4                                       ;   123.2 p5      68 w[5]
        vmovdqa64 zmm4, zmm30                                           ;   116.2         43 t1 copy
        vpternlogd zmm4, zmm27, zmm1, 0xca                              ;   122.5 p5      43 t1
        vpaddq zmm18, zmm18, zmm4                                       ;   123.5 p5      53 t1
        vpaddq zmm18, zmm18, zmm2                                       ;   127.2 p5      53 t1
        vpaddq zmm28, zmm28, zmm18                                      ;   128.2 p5      54 v[5]
        vpaddq zmm18, zmm18, zmm7                                       ;   128.2 p5      55 v[1]
        vprolq zmm29, zmm20, 3                                          ;   127.2 p0      42 w[6]
        vpsrlq zmm4, zmm20, 6                                           ;   128.2 p0      42 w[6]
        vpternlogd zmm4, zmm29, zmm9, 0x96                              ;   129.2 p5      42 w[6]
        vprolq zmm5, zmm25, 0x1e                                        ;   129.2 p0      39 v[1]
        vprolq zmm9, zmm28, 0x32                                        ;   130.2 p0      40 t1
        vprolq zmm2, zmm25, 0x24                                        ;   131.2 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   132.2 p5      39 v[1]
        vpaddq zmm18, zmm18, zmm6                                       ;   133.2 p5      55 v[1]
        vmovdqu64 [rbp + 1024], zmm11                                   ;    82.5 p7+p4   68 w[2] spill
        vpaddq zmm1, zmm8, zmm1                                         ;   130.5 p5      53 t1
        vprolq zmm5, zmm18, 0x1e                                        ;   134.2 p0      39 v[0]
        vprolq zmm29, zmm28, 0x2e                                       ;   133.2 p0      40 t1
        vprolq zmm2, zmm28, 0x17                                        ;   134.2 p0      40 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 512]    ;   131.5 p5+p2   53 t1
        vprolq zmm6, zmm18, 0x19                                        ;   135.2 p0      39 v[0]
        vmovdqa64 zmm7, zmm18                                           ;   134.2         44 v[0] copy
        vpternlogd zmm2, zmm29, zmm9, 0x96                              ;   135.2 p5      40 t1
        vpternlogd zmm7, zmm25, zmm23, 0xe8                             ;   134.2 p5      44 v[0]
        vprolq zmm0, zmm26, 0x38                                        ;   136.2 p0      41 w[5]
        vpaddq zmm26, zmm26, zmm12                                      ;   134.5 p5      68 w[6]
        vpaddq zmm26, zmm26, zmm4                                       ;   135.5 p5      68 w[6]
        vmovdqa64 zmm4, zmm28                                           ;   129.2         43 t1 copy
        vpternlogd zmm4, zmm30, zmm27, 0xca                             ;   136.5 p5      43 t1
        vpternlogd zmm3, zmm0, zmm24, 0x96                              ;   137.2 p0      41 w[5]
        vpaddq zmm15, zmm15, zmm3                                       ;   138.2 p5      68 w[5]
        vpaddq zmm1, zmm1, zmm4                                         ;   138.2 p0      53 t1
        vprolq zmm9, zmm15, 0x2d                                        ;   139.2 p0      42 w[7]
        vpsrlq zmm4, zmm15, 6                                           ;   140.2 p0      42 w[7]
        vprolq zmm0, zmm8, 0x38                                         ;   141.2 p0      41 w[6]
        vprolq zmm29, zmm15, 3                                          ;   142.2 p0      42 w[7]
        vpternlogd zmm4, zmm29, zmm9, 0x96                              ;   143.2 p5      42 w[7]
        vpsrlq zmm3, zmm8, 7                                            ;   143.2 p0      41 w[6]
        vpaddq zmm1, zmm1, zmm2                                         ;   139.5 p5      53 t1
        vpaddq zmm31, zmm31, zmm1                                       ;   140.5 p5      54 v[4]
        vpaddq zmm1, zmm1, zmm7                                         ;   141.5 p5      55 v[0]
        vprolq zmm24, zmm8, 0x3f                                        ;   144.2 p0      41 w[6]
        vpternlogd zmm3, zmm0, zmm24, 0x96                              ;   145.2 p5      41 w[6]
        vpaddq zmm8, zmm8, zmm19                                        ;   143.5 p5      68 w[7]
        vprolq zmm2, zmm18, 0x24                                        ;   145.2 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   146.2 p5      39 v[0]
        vprolq zmm2, zmm31, 0x17                                        ;   146.2 p0      40 t1
        vprolq zmm29, zmm31, 0x2e                                       ;   147.2 p0      40 t1
        vprolq zmm9, zmm31, 0x32                                        ;   148.2 p0      40 t1
        vmovdqu64 [rbp + 1088], zmm10                                   ;    70.5 p8+p9   68 w[1] spill
        vpaddq zmm8, zmm8, zmm4                                         ;   145.5 p5      68 w[7]
        vpaddq zmm26, zmm26, zmm3                                       ;   146.5 p5      68 w[6]
        vpaddq zmm27, zmm22, zmm27                                      ;   147.5 p5      53 t1
        vprolq zmm0, zmm22, 0x38                                        ;   149.2 p0      41 w[7]
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 576]  ;   148.5 p5+p3   53 t1
        vmovdqa64 zmm4, zmm31                                           ;   141.5         43 t1 copy
        vpternlogd zmm4, zmm28, zmm30, 0xca                             ;   149.5 p5      43 t1
        vpaddq zmm27, zmm27, zmm4                                       ;   150.5 p0      53 t1
        vpaddq zmm30, zmm21, zmm30                                      ;   150.5 p5      53 t1
        vprolq zmm24, zmm22, 0x3f                                       ;   151.2 p0      41 w[7]
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 640]  ;   151.5 p5+p2   53 t1
        vpsrlq zmm4, zmm26, 6                                           ;   152.2 p0      42 w[8]
        vpternlogd zmm2, zmm29, zmm9, 0x96                              ;   152.5 p5      40 t1
        vprolq zmm29, zmm26, 3                                          ;   153.2 p0      42 w[8]
        vpaddq zmm27, zmm27, zmm2                                       ;   153.5 p5      53 t1
        vprolq zmm9, zmm26, 0x2d                                        ;   154.2 p0      42 w[8]
        vpternlogd zmm4, zmm29, zmm9, 0x96                              ;   155.2 p5      42 w[8]
        vpaddq zmm23, zmm23, zmm27                                      ;   155.2 p0      54 v[3]
        vpsrlq zmm3, zmm22, 7                                           ;   156.2 p0      41 w[7]
        vpaddq zmm22, zmm22, zmm10                                      ;   155.5 p5      68 w[8]
        vpternlogd zmm3, zmm0, zmm24, 0x96                              ;   157.2 p5      41 w[7]
        vpaddq zmm8, zmm8, zmm3                                         ;   158.2 p0      68 w[7]
        vprolq zmm9, zmm23, 0x32                                        ;   158.2 p0      40 t1
        vpaddq zmm22, zmm22, zmm4                                       ;   157.5 p5      68 w[8]
        vpaddq zmm1, zmm1, zmm6                                         ;   158.5 p5      55 v[0]
        vmovdqa64 zmm7, zmm1                                            ;   159.5         44 v[7] copy
        vpternlogd zmm7, zmm18, zmm25, 0xe8                             ;   159.5 p0      44 v[7]
        vprolq zmm6, zmm1, 0x19                                         ;   160.2 p0      39 v[7]
        vprolq zmm2, zmm1, 0x24                                         ;   161.2 p0      39 v[7]
        vprolq zmm5, zmm1, 0x1e                                         ;   162.2 p0      39 v[7]
        vpaddq zmm27, zmm27, zmm7                                       ;   160.5 p5      55 v[7]
        vprolq zmm24, zmm21, 0x3f                                       ;   163.2 p0      41 w[8]
        vprolq zmm0, zmm21, 0x38                                        ;   164.2 p0      41 w[8]
        vpsrlq zmm3, zmm21, 7                                           ;   165.2 p0      41 w[8]
        vpternlogd zmm3, zmm0, zmm24, 0x96                              ;   166.2 p5      41 w[8]
        vprolq zmm0, zmm23, 0x2e                                        ;   166.2 p0      40 t1
        vpaddq zmm22, zmm22, zmm3                                       ;   167.2 p5      68 w[8]
        vprolq zmm3, zmm23, 0x17                                        ;   167.2 p0      40 t1
        vpternlogd zmm3, zmm0, zmm9, 0x96                               ;   168.2 p5      40 t1
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   163.5 p5      39 v[7]
        vpaddq zmm27, zmm27, zmm6                                       ;   164.5 p5      55 v[7]
        vpsrlq zmm10, zmm8, 6                                           ;   168.2 p0      42 w[9]
        vprolq zmm6, zmm8, 0x2d                                         ;   169.2 p0      42 w[9]
        vmovdqa64 zmm5, zmm23                                           ;   156.2         43 t1 copy
        vpternlogd zmm5, zmm31, zmm28, 0xca                             ;   165.5 p5      43 t1
        vpaddq zmm30, zmm30, zmm5                                       ;   166.5 p5      53 t1
        vprolq zmm9, zmm27, 0x24                                        ;   170.2 p0      39 v[6]
        vpaddq zmm30, zmm30, zmm3                                       ;   169.2 p5      53 t1
        vprolq zmm3, zmm27, 0x19                                        ;   171.2 p0      39 v[6]
        vprolq zmm0, zmm27, 0x1e                                        ;   172.2 p0      39 v[6]
        vprolq zmm7, zmm8, 3                                            ;   173.2 p0      42 w[9]
        vpternlogd zmm10, zmm7, zmm6, 0x96                              ;   174.2 p5      42 w[9]
        vprolq zmm7, zmm22, 3                                           ;   174.2 p0      42 w[10]
        vpternlogd zmm3, zmm0, zmm9, 0x96                               ;   173.2 p5      39 v[6]
        vpaddq zmm25, zmm25, zmm30                                      ;   170.5 p5      54 v[2]
        vprolq zmm0, zmm25, 0x2e                                        ;   175.2 p0      40 t1
        vpaddq zmm21, zmm21, zmm11                                      ;   171.5 p5      68 w[9]
        vpaddq zmm21, zmm21, zmm10                                      ;   175.2 p5      68 w[9]
        vmovdqa64 zmm5, zmm27                                           ;   165.5         44 v[6] copy
        vpternlogd zmm5, zmm1, zmm18, 0xe8                              ;   173.5 p5      44 v[6]
        vmovdqu64 zmm24, [rbp + 768]                                    ;    65.2 p3      63 w[10] reload
        vprolq zmm2, zmm24, 0x38                                        ;   176.2 p0      41 w[9]
        vpsrlq zmm4, zmm24, 7                                           ;   177.2 p0      41 w[9]
        vprolq zmm29, zmm24, 0x3f                                       ;   178.2 p0      41 w[9]
        vpternlogd zmm4, zmm2, zmm29, 0x96                              ;   179.2 p5      41 w[9]
        vprolq zmm6, zmm22, 0x2d                                        ;   179.2 p0      42 w[10]
        vpaddq zmm21, zmm21, zmm4                                       ;   180.2 p5      68 w[9]
        vpaddq zmm9, zmm24, zmm28                                       ;   176.5 p5      53 t1
        vpaddq zmm24, zmm24, zmm14                                      ;   177.5 p5      68 w[10]
        vpsrlq zmm11, zmm22, 6                                          ;   180.2 p0      42 w[10]
        vmovdqu64 zmm28, [rbp + 832]                                    ;    66.8 p2      63 w[10] reload
        vpaddq zmm9, zmm9, [rel sha512_blocks.T0_constants512 + 704]    ;   178.5 p5+p3   53 t1
        vpaddq zmm30, zmm30, zmm5                                       ;   179.5 p5      55 v[6]
        vpaddq zmm30, zmm30, zmm3                                       ;   180.5 p5      55 v[6]
        vpternlogd zmm11, zmm7, zmm6, 0x96                              ;   181.2 p0      42 w[10]
        vmovdqa64 zmm5, zmm25                                           ;   171.5         43 t1 copy
        vpternlogd zmm5, zmm23, zmm31, 0xca                             ;   181.5 p5      43 t1
        vpaddq zmm9, zmm9, zmm5                                         ;   182.5 p0      53 t1
        vpsrlq zmm4, zmm28, 7                                           ;   183.2 p0      41 w[10]
        vpaddq zmm24, zmm24, zmm11                                      ;   182.5 p5      68 w[10]
        vprolq zmm29, zmm28, 0x3f                                       ;   184.2 p0      41 w[10]
        vprolq zmm3, zmm25, 0x17                                        ;   185.2 p0      40 t1
        vprolq zmm2, zmm28, 0x38                                        ;   186.2 p0      41 w[10]
        vprolq zmm10, zmm25, 0x32                                       ;   187.2 p0      40 t1
        vpternlogd zmm3, zmm0, zmm10, 0x96                              ;   188.2 p5      40 t1
        vpaddq zmm9, zmm9, zmm3                                         ;   189.2 p5      53 t1
        vpternlogd zmm4, zmm2, zmm29, 0x96                              ;   187.2 p5      41 w[10]
        vpaddq zmm24, zmm24, zmm4                                       ;   188.2 p5      68 w[10]
        vprolq zmm0, zmm30, 0x1e                                        ;   188.2 p0      39 v[5]
        vpaddq zmm18, zmm18, zmm9                                       ;   190.2 p5      54 v[1]
        vprolq zmm3, zmm30, 0x19                                        ;   189.2 p0      39 v[5]
        vprolq zmm11, zmm18, 0x32                                       ;   191.2 p0      40 t1
        vprolq zmm10, zmm30, 0x24                                       ;   191.2 p0      39 v[5]
        vpternlogd zmm3, zmm0, zmm10, 0x96                              ;   192.2 p5      39 v[5]
        vpaddq zmm10, zmm28, zmm31                                      ;   189.5 p5      53 t1
        vprolq zmm2, zmm18, 0x17                                        ;   192.2 p0      40 t1
        vmovdqa64 zmm4, zmm18                                           ;   191.2         43 t1 copy
        vpternlogd zmm4, zmm25, zmm23, 0xca                             ;   191.2 p5      43 t1
        vmovdqa64 zmm5, zmm30                                           ;   181.5         44 v[5] copy
        vprolq zmm29, zmm16, 0x3f                                       ;   193.2 p0      41 w[11]
        vprolq zmm0, zmm16, 0x38                                        ;   194.2 p0      41 w[11]
        vpaddq zmm10, zmm10, [rel sha512_blocks.T0_constants512 + 768]  ;   191.5 p5+p2   53 t1
        vpaddq zmm10, zmm10, zmm4                                       ;   192.5 p5      53 t1
        vpternlogd zmm5, zmm27, zmm1, 0xe8                              ;   193.5 p5      44 v[5]
        vpaddq zmm9, zmm9, zmm5                                         ;   194.5 p5      55 v[5]
        vpaddq zmm9, zmm9, zmm3                                         ;   195.5 p0      55 v[5]
        vprolq zmm6, zmm9, 0x19                                         ;   196.5 p0      39 v[4]
        vprolq zmm31, zmm18, 0x2e                                       ;   197.2 p0      40 t1
        vpternlogd zmm2, zmm31, zmm11, 0x96                             ;   198.2 p5      40 t1
        vprolq zmm5, zmm9, 0x1e                                         ;   198.2 p0      39 v[4]
        vpaddq zmm23, zmm16, zmm23                                      ;   196.5 p5      53 t1
        vpaddq zmm23, zmm23, [rel sha512_blocks.T0_constants512 + 832]  ;   197.5 p5+p3   53 t1
        vprolq zmm31, zmm21, 3                                          ;   199.2 p0      42 w[11]
        vprolq zmm11, zmm21, 0x2d                                       ;   200.2 p0      42 w[11]
        vpaddq zmm10, zmm10, zmm2                                       ;   199.2 p5      53 t1
        vpaddq zmm1, zmm1, zmm10                                        ;   200.2 p5      54 v[0]
        vprolq zmm2, zmm9, 0x24                                         ;   201.2 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   202.2 p5      39 v[4]
        vprolq zmm2, zmm1, 0x17                                         ;   202.2 p0      40 t1
        vpsrlq zmm4, zmm21, 6                                           ;   203.2 p0      42 w[11]
        vpternlogd zmm4, zmm31, zmm11, 0x96                             ;   204.2 p5      42 w[11]
        vpsrlq zmm3, zmm16, 7                                           ;   204.2 p0      41 w[11]
        vmovdqa64 zmm7, zmm9                                            ;   196.5         44 v[4] copy
        vpternlogd zmm7, zmm30, zmm27, 0xe8                             ;   202.5 p5      44 v[4]
        vpaddq zmm10, zmm10, zmm7                                       ;   203.5 p5      55 v[4]
        vpaddq zmm10, zmm10, zmm6                                       ;   204.5 p5      55 v[4]
        vmovdqa64 zmm7, zmm10                                           ;   205.5         44 v[3] copy
        vpternlogd zmm7, zmm9, zmm30, 0xe8                              ;   205.5 p0      44 v[3]
        vprolq zmm31, zmm1, 0x2e                                        ;   206.2 p0      40 t1
        vpaddq zmm28, zmm28, zmm20                                      ;   205.5 p5      68 w[11]
        vpaddq zmm28, zmm28, zmm4                                       ;   206.5 p5      68 w[11]
        vmovdqa64 zmm4, zmm1                                            ;   201.2         43 t1 copy
        vpternlogd zmm4, zmm18, zmm25, 0xca                             ;   207.2 p0      43 t1
        vpaddq zmm25, zmm17, zmm25                                      ;   207.5 p5      53 t1
        vprolq zmm11, zmm1, 0x32                                        ;   208.2 p0      40 t1
        vpaddq zmm16, zmm16, zmm15                                      ;   208.5 p5      68 w[12]
        vpaddq zmm23, zmm23, zmm4                                       ;   209.2 p0      53 t1
        vpternlogd zmm2, zmm31, zmm11, 0x96                             ;   209.5 p5      40 t1
        vpaddq zmm25, zmm25, [rel sha512_blocks.T0_constants512 + 896]  ;   210.2 p0+p2   53 t1
        vprolq zmm5, zmm10, 0x1e                                        ;   211.2 p0      39 v[3]
        vprolq zmm11, zmm24, 0x2d                                       ;   212.2 p0      42 w[12]
        vpaddq zmm23, zmm23, zmm2                                       ;   210.5 p5      53 t1
        vprolq zmm2, zmm10, 0x24                                        ;   213.2 p0      39 v[3]
        vprolq zmm31, zmm24, 3                                          ;   214.2 p0      42 w[12]
        vpaddq zmm27, zmm27, zmm23                                      ;   211.5 p5      54 v[7]
        vpsrlq zmm4, zmm24, 6                                           ;   215.2 p0      42 w[12]
        vpternlogd zmm4, zmm31, zmm11, 0x96                             ;   216.2 p5      42 w[12]
        vpaddq zmm16, zmm16, zmm4                                       ;   217.2 p5      68 w[12]
        vprolq zmm6, zmm10, 0x19                                        ;   216.2 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   217.2 p5      39 v[3]
        vprolq zmm2, zmm27, 0x17                                        ;   217.2 p0      40 t1
        vmovdqa64 zmm4, zmm27                                           ;   212.5         43 t1 copy
        vpternlogd zmm4, zmm1, zmm18, 0xca                              ;   215.5 p5      43 t1
        vpaddq zmm18, zmm13, zmm18                                      ;   216.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm4                                       ;   217.5 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 960]  ;   218.2 p0+p3   53 t1
        vprolq zmm31, zmm27, 0x2e                                       ;   219.2 p0      40 t1
        vprolq zmm11, zmm27, 0x32                                       ;   220.2 p0      40 t1
        vpternlogd zmm2, zmm31, zmm11, 0x96                             ;   221.2 p5      40 t1
        vpaddq zmm25, zmm25, zmm2                                       ;   222.2 p5      53 t1
        vpaddq zmm30, zmm30, zmm25                                      ;   223.2 p5      54 v[6]
        vpternlogd zmm3, zmm0, zmm29, 0x96                              ;   221.2 p0      41 w[11]
        vprolq zmm29, zmm17, 0x3f                                       ;   222.2 p0      41 w[12]
        vprolq zmm0, zmm17, 0x38                                        ;   223.2 p0      41 w[12]
        vpaddq zmm28, zmm28, zmm3                                       ;   222.2 p5      68 w[11]
        vprolq zmm31, zmm28, 3                                          ;   224.2 p0      42 w[13]
        vpsrlq zmm3, zmm17, 7                                           ;   225.2 p0      41 w[12]
        vprolq zmm11, zmm28, 0x2d                                       ;   226.2 p0      42 w[13]
        vpaddq zmm17, zmm17, zmm26                                      ;   222.5 p5      68 w[13]
        vpsrlq zmm4, zmm28, 6                                           ;   227.2 p0      42 w[13]
        vpternlogd zmm4, zmm31, zmm11, 0x96                             ;   228.2 p5      42 w[13]
        vpaddq zmm17, zmm17, zmm4                                       ;   229.2 p5      68 w[13]
        vmovdqa64 zmm4, zmm30                                           ;   224.2         43 t1 copy
        vpaddq zmm23, zmm23, zmm7                                       ;   225.5 p5      55 v[3]
        vpaddq zmm23, zmm23, zmm6                                       ;   226.5 p5      55 v[3]
        vprolq zmm6, zmm23, 0x19                                        ;   228.2 p0      39 v[2]
        vprolq zmm5, zmm23, 0x1e                                        ;   229.2 p0      39 v[2]
        vmovdqa64 zmm7, zmm23                                           ;   227.5         44 v[2] copy
        vprolq zmm2, zmm23, 0x24                                        ;   230.2 p0      39 v[2]
        vpternlogd zmm7, zmm10, zmm9, 0xe8                              ;   227.5 p5      44 v[2]
        vpaddq zmm25, zmm25, zmm7                                       ;   228.5 p5      55 v[2]
        vpternlogd zmm4, zmm27, zmm1, 0xca                              ;   229.5 p5      43 t1
        vpaddq zmm1, zmm12, zmm1                                        ;   230.5 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 1024]   ;   231.5 p0+p2   53 t1
        vpaddq zmm18, zmm18, zmm4                                       ;   231.5 p5      53 t1
        vpternlogd zmm3, zmm0, zmm29, 0x96                              ;   232.2 p0      41 w[12]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   232.5 p5      39 v[2]
        vpaddq zmm25, zmm25, zmm6                                       ;   233.5 p0      55 v[2]
        vprolq zmm2, zmm30, 0x17                                        ;   234.2 p0      40 t1
        vprolq zmm11, zmm30, 0x32                                       ;   235.2 p0      40 t1
        vprolq zmm31, zmm30, 0x2e                                       ;   236.2 p0      40 t1
        vpternlogd zmm2, zmm31, zmm11, 0x96                             ;   237.2 p5      40 t1
        vpaddq zmm18, zmm18, zmm2                                       ;   238.2 p5      53 t1
        vprolq zmm5, zmm25, 0x1e                                        ;   237.2 p0      39 v[1]
        vprolq zmm2, zmm25, 0x24                                        ;   238.2 p0      39 v[1]
        vprolq zmm29, zmm13, 0x3f                                       ;   239.2 p0      41 w[13]
        vprolq zmm6, zmm25, 0x19                                        ;   240.2 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   241.2 p5      39 v[1]
        vprolq zmm0, zmm13, 0x38                                        ;   241.2 p0      41 w[13]
        vmovdqu64 [rbp + 768], zmm21                                    ;   181.2 p7+p4   68 w[9] spill
        vpaddq zmm16, zmm16, zmm3                                       ;   236.5 p5      68 w[12]
        vpsrlq zmm3, zmm13, 7                                           ;   242.2 p0      41 w[13]
        vpternlogd zmm3, zmm0, zmm29, 0x96                              ;   243.2 p5      41 w[13]
        vprolq zmm0, zmm12, 0x38                                        ;   243.2 p0      41 w[14]
        vmovdqu64 [rbp + 832], zmm22                                    ;   168.2 p8+p9   68 w[8] spill
        vpaddq zmm9, zmm9, zmm18                                        ;   239.2 p5      54 v[5]
        vpsrlq zmm4, zmm16, 6                                           ;   244.2 p0      42 w[14]
        vprolq zmm31, zmm16, 3                                          ;   245.2 p0      42 w[14]
        vprolq zmm11, zmm16, 0x2d                                       ;   246.2 p0      42 w[14]
        vpaddq zmm13, zmm13, zmm8                                       ;   239.5 p5      68 w[14]
        vpternlogd zmm4, zmm31, zmm11, 0x96                             ;   247.2 p5      42 w[14]
        vpaddq zmm13, zmm13, zmm4                                       ;   248.2 p5      68 w[14]
        vmovdqa64 zmm4, zmm9                                            ;   240.2         43 t1 copy
        vprolq zmm29, zmm12, 0x3f                                       ;   247.2 p0      41 w[14]
        vpaddq zmm17, zmm17, zmm3                                       ;   244.2 p5      68 w[13]
        vpsrlq zmm3, zmm12, 7                                           ;   248.2 p0      41 w[14]
        vpternlogd zmm3, zmm0, zmm29, 0x96                              ;   249.2 p5      41 w[14]
        vmovdqa64 zmm7, zmm25                                           ;   234.5         44 v[1] copy
        vpternlogd zmm7, zmm23, zmm10, 0xe8                             ;   244.5 p5      44 v[1]
        vpaddq zmm18, zmm18, zmm7                                       ;   245.5 p5      55 v[1]
        vpaddq zmm18, zmm18, zmm6                                       ;   246.5 p5      55 v[1]
        vprolq zmm2, zmm9, 0x17                                         ;   249.2 p0      40 t1
        vprolq zmm11, zmm9, 0x32                                        ;   250.2 p0      40 t1
        vpternlogd zmm4, zmm30, zmm27, 0xca                             ;   247.5 p5      43 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   248.5 p5      53 t1
        vprolq zmm31, zmm9, 0x2e                                        ;   251.2 p0      40 t1
        vpternlogd zmm2, zmm31, zmm11, 0x96                             ;   252.2 p5      40 t1
        vprolq zmm0, zmm19, 0x38                                        ;   252.2 p0      41 w[15]
        vpaddq zmm12, zmm12, zmm22                                      ;   250.5 p5      68 w[15]
        vprolq zmm5, zmm18, 0x1e                                        ;   253.2 p0      39 v[0]
        vpsrlq zmm4, zmm17, 6                                           ;   254.2 p0      42 w[15]
        vprolq zmm29, zmm19, 0x3f                                       ;   255.2 p0      41 w[15]
        vmovdqa64 zmm7, zmm18                                           ;   247.5         44 v[0] copy
        vpaddq zmm1, zmm1, zmm2                                         ;   253.2 p5      53 t1
        vprolq zmm2, zmm18, 0x24                                        ;   256.2 p0      39 v[0]
        vprolq zmm6, zmm18, 0x19                                        ;   257.2 p0      39 v[0]
        vpternlogd zmm7, zmm25, zmm23, 0xe8                             ;   252.5 p5      44 v[0]
        vprolq zmm11, zmm17, 0x2d                                       ;   258.2 p0      42 w[15]
        vprolq zmm31, zmm17, 3                                          ;   259.2 p0      42 w[15]
        vpaddq zmm10, zmm10, zmm1                                       ;   254.2 p5      54 v[4]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   258.2 p5      39 v[0]
        vpaddq zmm1, zmm1, zmm7                                         ;   255.5 p5      55 v[0]
        vpternlogd zmm4, zmm31, zmm11, 0x96                             ;   260.2 p5      42 w[15]
        vmovdqa64 zmm5, zmm10                                           ;   255.2         43 t1 copy
        vpaddq zmm1, zmm1, zmm6                                         ;   259.2 p5      55 v[0]
        vpaddq zmm13, zmm13, zmm3                                       ;   258.5 p5      68 w[14]
        vpaddq zmm27, zmm19, zmm27                                      ;   259.5 p5      53 t1
        vpternlogd zmm5, zmm9, zmm30, 0xca                              ;   260.2 p0      43 t1
        vprolq zmm11, zmm10, 0x32                                       ;   261.2 p0      40 t1
        vpsrlq zmm3, zmm19, 7                                           ;   262.2 p0      41 w[15]
        vpaddq zmm12, zmm12, zmm4                                       ;   261.2 p5      68 w[15]
        vpternlogd zmm3, zmm0, zmm29, 0x96                              ;   263.2 p5      41 w[15]
        vmovdqu64 zmm29, [rbp + 1088]                                   ;    97.2 p3      68 w[1] reload
        vpsrlq zmm4, zmm29, 7                                           ;   263.2 p0      41 w[0]
        vprolq zmm0, zmm10, 0x2e                                        ;   264.2 p0      40 t1
        vpaddq zmm12, zmm12, zmm3                                       ;   264.2 p5      68 w[15]
        vprolq zmm7, zmm13, 3                                           ;   265.2 p0      42 w[0]
        vpsrlq zmm22, zmm13, 6                                          ;   266.2 p0      42 w[0]
        vprolq zmm31, zmm29, 0x3f                                       ;   267.2 p0      41 w[0]
        vprolq zmm2, zmm29, 0x38                                        ;   268.2 p0      41 w[0]
        vprolq zmm6, zmm13, 0x2d                                        ;   269.2 p0      42 w[0]
        vprolq zmm3, zmm10, 0x17                                        ;   270.2 p0      40 t1
        vpternlogd zmm3, zmm0, zmm11, 0x96                              ;   271.2 p5      40 t1
        vpaddq zmm27, zmm27, [rel sha512_blocks.T0_constants512 + 1088] ;   264.5 p5+p2   53 t1
        vpaddq zmm27, zmm27, zmm5                                       ;   265.5 p5      53 t1
        vprolq zmm0, zmm1, 0x1e                                         ;   271.2 p0      39 v[7]
        vpaddq zmm27, zmm27, zmm3                                       ;   272.2 p5      53 t1
        vprolq zmm3, zmm1, 0x19                                         ;   272.2 p0      39 v[7]
        vprolq zmm11, zmm1, 0x24                                        ;   273.2 p0      39 v[7]
        vpternlogd zmm3, zmm0, zmm11, 0x96                              ;   274.2 p5      39 v[7]
        vpaddq zmm11, zmm29, zmm30                                      ;   268.5 p5      53 t1
        vpternlogd zmm22, zmm7, zmm6, 0x96                              ;   270.2 p5      42 w[0]
        vpaddq zmm19, zmm19, zmm21                                      ;   270.5 p5      68 w[0]
        vmovdqa64 zmm5, zmm1                                            ;   260.2         44 v[7] copy
        vpternlogd zmm5, zmm18, zmm25, 0xe8                             ;   271.5 p5      44 v[7]
        vpaddq zmm23, zmm23, zmm27                                      ;   273.2 p5      54 v[3]
        vpaddq zmm27, zmm27, zmm5                                       ;   273.5 p5      55 v[7]
        vmovdqa64 zmm5, zmm23                                           ;   274.2         43 t1 copy
        vpternlogd zmm4, zmm2, zmm31, 0x96                              ;   274.2 p0      41 w[0]
        vpternlogd zmm5, zmm10, zmm9, 0xca                              ;   274.5 p5      43 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   275.2 p0      55 v[7]
        vpaddq zmm19, zmm19, zmm22                                      ;   275.5 p5      68 w[0]
        vprolq zmm22, zmm23, 0x32                                       ;   276.2 p0      40 t1
        vprolq zmm3, zmm23, 0x17                                        ;   277.2 p0      40 t1
        vprolq zmm0, zmm23, 0x2e                                        ;   278.2 p0      40 t1
        vpternlogd zmm3, zmm0, zmm22, 0x96                              ;   279.2 p5      40 t1
        vpaddq zmm11, zmm11, [rel sha512_blocks.T0_constants512 + 1152] ;   277.5 p5+p3   53 t1
        vpaddq zmm11, zmm11, zmm5                                       ;   278.5 p5      53 t1
        vpaddq zmm11, zmm11, zmm3                                       ;   280.2 p0      53 t1
        vprolq zmm0, zmm27, 0x1e                                        ;   280.2 p0      39 v[6]
        vprolq zmm3, zmm27, 0x19                                        ;   281.2 p0      39 v[6]
        vprolq zmm22, zmm27, 0x24                                       ;   282.2 p0      39 v[6]
        vpternlogd zmm3, zmm0, zmm22, 0x96                              ;   283.2 p5      39 v[6]
        vpaddq zmm25, zmm25, zmm11                                      ;   281.2 p5      54 v[2]
        vprolq zmm22, zmm14, 0x3f                                       ;   283.2 p0      41 w[2]
        vpaddq zmm29, zmm29, zmm24                                      ;   281.5 p5      68 w[1]
        vpaddq zmm19, zmm19, zmm4                                       ;   282.5 p5      68 w[0]
        vmovdqa64 zmm5, zmm27                                           ;   276.2         44 v[6] copy
        vpternlogd zmm5, zmm1, zmm18, 0xe8                              ;   283.5 p5      44 v[6]
        vprolq zmm6, zmm12, 0x2d                                        ;   284.2 p0      42 w[1]
        vpsrlq zmm21, zmm12, 6                                          ;   285.2 p0      42 w[1]
        vprolq zmm7, zmm12, 3                                           ;   286.2 p0      42 w[1]
        vmovdqu64 zmm30, [rbp + 1024]                                   ;   105.5 p2      68 w[2] reload
        vprolq zmm2, zmm30, 0x38                                        ;   287.2 p0      41 w[1]
        vprolq zmm31, zmm30, 0x3f                                       ;   288.2 p0      41 w[1]
        vpternlogd zmm21, zmm7, zmm6, 0x96                              ;   287.2 p5      42 w[1]
        vpaddq zmm29, zmm29, zmm21                                      ;   288.2 p5      68 w[1]
        vpsrlq zmm4, zmm30, 7                                           ;   289.2 p0      41 w[1]
        vpternlogd zmm4, zmm2, zmm31, 0x96                              ;   290.2 p5      41 w[1]
        vpaddq zmm29, zmm29, zmm4                                       ;   291.2 p5      68 w[1]
        vmovdqa64 zmm4, zmm25                                           ;   282.2         43 t1 copy
        vpternlogd zmm4, zmm23, zmm10, 0xca                             ;   288.5 p5      43 t1
        vpaddq zmm9, zmm30, zmm9                                        ;   289.5 p5      53 t1
        vpaddq zmm9, zmm9, [rel sha512_blocks.T0_constants512 + 1216]   ;   290.5 p0+p3   53 t1
        vpaddq zmm9, zmm9, zmm4                                         ;   291.5 p5      53 t1
        vpsrlq zmm4, zmm19, 6                                           ;   291.2 p0      42 w[2]
        vpaddq zmm11, zmm11, zmm5                                       ;   291.5 p5      55 v[6]
        vprolq zmm2, zmm25, 0x17                                        ;   292.2 p0      40 t1
        vprolq zmm31, zmm25, 0x2e                                       ;   293.2 p0      40 t1
        vpaddq zmm11, zmm11, zmm3                                       ;   292.5 p5      55 v[6]
        vprolq zmm5, zmm11, 0x1e                                        ;   294.2 p0      39 v[5]
        vpaddq zmm30, zmm30, zmm28                                      ;   293.5 p5      68 w[2]
        vprolq zmm6, zmm11, 0x19                                        ;   295.2 p0      39 v[5]
        vmovdqa64 zmm7, zmm11                                           ;   293.5         44 v[5] copy
        vpternlogd zmm7, zmm27, zmm1, 0xe8                              ;   294.5 p5      44 v[5]
        vprolq zmm21, zmm25, 0x32                                       ;   296.2 p0      40 t1
        vpternlogd zmm2, zmm31, zmm21, 0x96                             ;   297.2 p5      40 t1
        vprolq zmm31, zmm19, 3                                          ;   297.2 p0      42 w[2]
        vprolq zmm21, zmm19, 0x2d                                       ;   298.2 p0      42 w[2]
        vpsrlq zmm3, zmm14, 7                                           ;   299.2 p0      41 w[2]
        vpaddq zmm9, zmm9, zmm2                                         ;   298.2 p5      53 t1
        vprolq zmm2, zmm11, 0x24                                        ;   300.2 p0      39 v[5]
        vpaddq zmm18, zmm18, zmm9                                       ;   299.2 p5      54 v[1]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   301.2 p5      39 v[5]
        vprolq zmm2, zmm18, 0x17                                        ;   301.2 p0      40 t1
        vpaddq zmm9, zmm9, zmm7                                         ;   299.5 p5      55 v[5]
        vpaddq zmm9, zmm9, zmm6                                         ;   302.2 p5      55 v[5]
        vmovdqa64 zmm7, zmm9                                            ;   303.2         44 v[4] copy
        vpternlogd zmm7, zmm11, zmm27, 0xe8                             ;   303.2 p5      44 v[4]
        vprolq zmm0, zmm14, 0x38                                        ;   302.2 p0      41 w[2]
        vprolq zmm5, zmm9, 0x1e                                         ;   303.2 p0      39 v[4]
        vprolq zmm6, zmm9, 0x19                                         ;   304.2 p0      39 v[4]
        vpternlogd zmm3, zmm0, zmm22, 0x96                              ;   303.2 p5      41 w[2]
        vprolq zmm0, zmm20, 0x38                                        ;   305.2 p0      41 w[3]
        vpaddq zmm10, zmm14, zmm10                                      ;   303.5 p5      53 t1
        vpaddq zmm10, zmm10, [rel sha512_blocks.T0_constants512 + 1280] ;   304.5 p5+p2   53 t1
        vpaddq zmm14, zmm14, zmm16                                      ;   305.5 p5      68 w[3]
        vprolq zmm22, zmm20, 0x3f                                       ;   306.2 p0      41 w[3]
        vpternlogd zmm4, zmm31, zmm21, 0x96                             ;   306.5 p5      42 w[2]
        vprolq zmm31, zmm18, 0x2e                                       ;   307.2 p0      40 t1
        vpaddq zmm30, zmm30, zmm4                                       ;   307.5 p5      68 w[2]
        vmovdqa64 zmm4, zmm18                                           ;   300.2         43 t1 copy
        vpternlogd zmm4, zmm25, zmm23, 0xca                             ;   308.2 p0      43 t1
        vprolq zmm21, zmm18, 0x32                                       ;   309.2 p0      40 t1
        vpaddq zmm10, zmm10, zmm4                                       ;   309.2 p5      53 t1
        vpternlogd zmm2, zmm31, zmm21, 0x96                             ;   310.2 p5      40 t1
        vpaddq zmm10, zmm10, zmm2                                       ;   311.2 p0      53 t1
        vpaddq zmm1, zmm1, zmm10                                        ;   312.2 p5      54 v[0]
        vpsrlq zmm4, zmm29, 6                                           ;   311.2 p0      42 w[3]
        vprolq zmm31, zmm29, 3                                          ;   312.2 p0      42 w[3]
        vprolq zmm21, zmm29, 0x2d                                       ;   313.2 p0      42 w[3]
        vpaddq zmm10, zmm10, zmm7                                       ;   312.2 p5      55 v[4]
        vpaddq zmm23, zmm20, zmm23                                      ;   312.5 p5      53 t1
        vpternlogd zmm4, zmm31, zmm21, 0x96                             ;   314.2 p5      42 w[3]
        vprolq zmm21, zmm1, 0x32                                        ;   314.2 p0      40 t1
        vpaddq zmm23, zmm23, [rel sha512_blocks.T0_constants512 + 1344] ;   314.5 p5+p3   53 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   315.2 p0      68 w[2]
        vpsrlq zmm3, zmm20, 7                                           ;   316.2 p0      41 w[3]
        vprolq zmm2, zmm9, 0x24                                         ;   317.2 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   318.2 p5      39 v[4]
        vpaddq zmm10, zmm10, zmm6                                       ;   319.2 p5      55 v[4]
        vprolq zmm6, zmm10, 0x19                                        ;   320.2 p0      39 v[3]
        vpternlogd zmm3, zmm0, zmm22, 0x96                              ;   317.5 p5      41 w[3]
        vprolq zmm0, zmm15, 0x38                                        ;   319.2 p0      41 w[4]
        vprolq zmm31, zmm1, 0x2e                                        ;   320.2 p0      40 t1
        vprolq zmm2, zmm1, 0x17                                         ;   321.2 p0      40 t1
        vpaddq zmm14, zmm14, zmm4                                       ;   318.5 p5      68 w[3]
        vmovdqa64 zmm7, zmm10                                           ;   320.2         44 v[3] copy
        vpaddq zmm14, zmm14, zmm3                                       ;   319.5 p5      68 w[3]
        vpsrlq zmm3, zmm15, 7                                           ;   322.2 p0      41 w[4]
        vprolq zmm22, zmm15, 0x3f                                       ;   323.2 p0      41 w[4]
        vpternlogd zmm3, zmm0, zmm22, 0x96                              ;   324.2 p5      41 w[4]
        vmovdqa64 zmm4, zmm1                                            ;   313.2         43 t1 copy
        vpternlogd zmm4, zmm18, zmm25, 0xca                             ;   321.5 p5      43 t1
        vpaddq zmm25, zmm15, zmm25                                      ;   322.5 p5      53 t1
        vpaddq zmm25, zmm25, [rel sha512_blocks.T0_constants512 + 1408] ;   323.5 p5+p2   53 t1
        vpaddq zmm23, zmm23, zmm4                                       ;   324.2 p0      53 t1
        vprolq zmm0, zmm26, 0x38                                        ;   325.2 p0      41 w[5]
        vpternlogd zmm7, zmm9, zmm11, 0xe8                              ;   324.5 p5      44 v[3]
        vpternlogd zmm2, zmm31, zmm21, 0x96                             ;   325.5 p5      40 t1
        vpaddq zmm23, zmm23, zmm2                                       ;   326.5 p0      53 t1
        vpaddq zmm27, zmm27, zmm23                                      ;   327.5 p5      54 v[7]
        vpaddq zmm23, zmm23, zmm7                                       ;   327.5 p0      55 v[3]
        vprolq zmm31, zmm30, 3                                          ;   328.2 p0      42 w[4]
        vpsrlq zmm4, zmm30, 6                                           ;   329.2 p0      42 w[4]
        vprolq zmm21, zmm30, 0x2d                                       ;   330.2 p0      42 w[4]
        vprolq zmm5, zmm10, 0x1e                                        ;   331.2 p0      39 v[3]
        vprolq zmm22, zmm26, 0x3f                                       ;   332.2 p0      41 w[5]
        vprolq zmm2, zmm10, 0x24                                        ;   333.2 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   334.2 p5      39 v[3]
        vpaddq zmm23, zmm23, zmm6                                       ;   335.2 p5      55 v[3]
        vmovdqu64 [rbp + 1088], zmm19                                   ;   283.5 p7+p4   68 w[0] spill
        vpternlogd zmm4, zmm31, zmm21, 0x96                             ;   331.2 p5      42 w[4]
        vpaddq zmm20, zmm20, zmm17                                      ;   330.5 p5      68 w[4]
        vpaddq zmm20, zmm20, zmm4                                       ;   332.2 p5      68 w[4]
        vpaddq zmm20, zmm20, zmm3                                       ;   333.2 p5      68 w[4]
        vmovdqu64 [rbp + 1024], zmm12                                   ;   265.2 p8+p9   68 w[15] spill
        vprolq zmm31, zmm27, 0x2e                                       ;   334.2 p0      40 t1
        vpsrlq zmm3, zmm26, 7                                           ;   335.2 p0      41 w[5]
        vmovdqa64 zmm4, zmm27                                           ;   328.5         43 t1 copy
        vpternlogd zmm3, zmm0, zmm22, 0x96                              ;   336.2 p5      41 w[5]
        vprolq zmm21, zmm27, 0x32                                       ;   336.2 p0      40 t1
        vpternlogd zmm4, zmm1, zmm18, 0xca                              ;   334.5 p5      43 t1
        vpaddq zmm25, zmm25, zmm4                                       ;   335.5 p5      53 t1
        vpsrlq zmm4, zmm14, 6                                           ;   337.2 p0      42 w[5]
        vprolq zmm2, zmm27, 0x17                                        ;   338.2 p0      40 t1
        vprolq zmm5, zmm23, 0x1e                                        ;   339.2 p0      39 v[2]
        vpternlogd zmm2, zmm31, zmm21, 0x96                             ;   339.2 p5      40 t1
        vmovdqa64 zmm7, zmm23                                           ;   336.2         44 v[2] copy
        vpternlogd zmm7, zmm10, zmm9, 0xe8                              ;   337.5 p5      44 v[2]
        vprolq zmm21, zmm14, 0x2d                                       ;   340.2 p0      42 w[5]
        vprolq zmm6, zmm23, 0x19                                        ;   341.2 p0      39 v[2]
        vpaddq zmm25, zmm25, zmm2                                       ;   340.2 p5      53 t1
        vprolq zmm2, zmm23, 0x24                                        ;   342.2 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   343.2 p5      39 v[2]
        vpaddq zmm11, zmm11, zmm25                                      ;   341.2 p5      54 v[6]
        vmovdqu64 zmm2, [rel sha512_blocks.T0_constants512 + 1472]      ;   126.2 p3      53 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   341.5 p5      53 t1
        vpaddq zmm2, zmm2, zmm18                                        ;   342.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm7                                       ;   343.2 p0      55 v[2]
        vpaddq zmm25, zmm25, zmm6                                       ;   344.2 p5      55 v[2]
        vpaddq zmm15, zmm15, zmm13                                      ;   344.2 p0      68 w[5]
        vprolq zmm5, zmm25, 0x1e                                        ;   345.2 p0      39 v[1]
        vprolq zmm22, zmm11, 0x2e                                       ;   346.2 p0      40 t1
        vprolq zmm0, zmm11, 0x17                                        ;   347.2 p0      40 t1
        vmovdqa64 zmm7, zmm25                                           ;   345.2         44 v[1] copy
        vprolq zmm31, zmm14, 3                                          ;   348.2 p0      42 w[5]
        vpternlogd zmm4, zmm31, zmm21, 0x96                             ;   349.2 p5      42 w[5]
        vpaddq zmm15, zmm15, zmm4                                       ;   350.2 p5      68 w[5]
        vmovdqa64 zmm4, zmm11                                           ;   342.2         43 t1 copy
        vprolq zmm21, zmm8, 0x3f                                        ;   349.2 p0      41 w[6]
        vpternlogd zmm4, zmm27, zmm1, 0xca                              ;   346.5 p5      43 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   347.5 p5      53 t1
        vpaddq zmm15, zmm15, zmm3                                       ;   351.2 p5      68 w[5]
        vprolq zmm18, zmm11, 0x32                                       ;   350.2 p0      40 t1
        vpternlogd zmm0, zmm22, zmm18, 0x96                             ;   351.2 p5      40 t1
        vpaddq zmm2, zmm2, zmm0                                         ;   352.2 p5      53 t1
        vpternlogd zmm7, zmm23, zmm10, 0xe8                             ;   351.2 p0      44 v[1]
        vpsrlq zmm3, zmm8, 7                                            ;   352.2 p0      41 w[6]
        vprolq zmm31, zmm8, 0x38                                        ;   353.2 p0      41 w[6]
        vpaddq zmm26, zmm26, zmm12                                      ;   351.5 p5      68 w[6]
        vprolq zmm0, zmm25, 0x24                                        ;   354.2 p0      39 v[1]
        vpternlogd zmm3, zmm31, zmm21, 0x96                             ;   354.2 p5      41 w[6]
        vmovdqu64 zmm21, [rbp + 832]                                    ;   168.2 p2      68 w[8] reload
        vprolq zmm6, zmm25, 0x19                                        ;   355.2 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm0, 0x96                               ;   356.2 p5      39 v[1]
        vmovdqu64 zmm0, [rel sha512_blocks.T0_constants512 + 1536]      ;   131.2 p3      53 t1
        vpaddq zmm0, zmm0, zmm8                                         ;   354.5 p5      53 t1
        vpaddq zmm0, zmm0, zmm1                                         ;   355.5 p5      53 t1
        vprolq zmm22, zmm20, 3                                          ;   356.2 p0      42 w[6]
        vprolq zmm18, zmm20, 0x2d                                       ;   357.2 p0      42 w[6]
        vprolq zmm1, zmm21, 0x38                                        ;   358.2 p0      41 w[7]
        vpsrlq zmm4, zmm20, 6                                           ;   359.2 p0      42 w[6]
        vpternlogd zmm4, zmm22, zmm18, 0x96                             ;   360.2 p5      42 w[6]
        vprolq zmm22, zmm21, 0x3f                                       ;   360.2 p0      41 w[7]
        vpaddq zmm26, zmm26, zmm4                                       ;   361.2 p5      68 w[6]
        vpsrlq zmm4, zmm21, 7                                           ;   361.2 p0      41 w[7]
        vpternlogd zmm4, zmm1, zmm22, 0x96                              ;   362.2 p5      41 w[7]
        vpaddq zmm9, zmm9, zmm2                                         ;   359.5 p5      54 v[5]
        vpaddq zmm2, zmm2, zmm7                                         ;   360.5 p5      55 v[1]
        vpaddq zmm2, zmm2, zmm6                                         ;   361.5 p5      55 v[1]
        vpsrlq zmm12, zmm15, 6                                          ;   362.2 p0      42 w[7]
        vmovdqa64 zmm5, zmm9                                            ;   360.5         43 t1 copy
        vpaddq zmm8, zmm8, zmm19                                        ;   362.5 p5      68 w[7]
        vprolq zmm6, zmm15, 0x2d                                        ;   363.2 p0      42 w[7]
        vprolq zmm7, zmm15, 3                                           ;   364.2 p0      42 w[7]
        vpternlogd zmm12, zmm7, zmm6, 0x96                              ;   365.2 p5      42 w[7]
        vpaddq zmm8, zmm8, zmm12                                        ;   366.2 p5      68 w[7]
        vprolq zmm18, zmm9, 0x32                                        ;   365.2 p0      40 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   365.5 p5      68 w[6]
        vprolq zmm3, zmm9, 0x17                                         ;   366.2 p0      40 t1
        vprolq zmm31, zmm9, 0x2e                                        ;   367.2 p0      40 t1
        vpternlogd zmm3, zmm31, zmm18, 0x96                             ;   368.2 p5      40 t1
        vprolq zmm18, zmm2, 0x24                                        ;   368.2 p0      39 v[0]
        vprolq zmm31, zmm2, 0x1e                                        ;   369.2 p0      39 v[0]
        vpternlogd zmm5, zmm11, zmm27, 0xca                             ;   367.5 p5      43 t1
        vpaddq zmm0, zmm0, zmm5                                         ;   368.5 p5      53 t1
        vpaddq zmm0, zmm0, zmm3                                         ;   369.5 p5      53 t1
        vprolq zmm3, zmm2, 0x19                                         ;   370.2 p0      39 v[0]
        vpternlogd zmm3, zmm31, zmm18, 0x96                             ;   371.2 p5      39 v[0]
        vmovdqa64 zmm5, zmm2                                            ;   362.5         44 v[0] copy
        vpternlogd zmm5, zmm25, zmm23, 0xe8                             ;   371.2 p0      44 v[0]
        vpaddq zmm10, zmm10, zmm0                                       ;   371.5 p5      54 v[4]
        vprolq zmm12, zmm10, 0x32                                       ;   372.5 p0      40 t1
        vpaddq zmm0, zmm0, zmm5                                         ;   372.5 p5      55 v[0]
        vpaddq zmm0, zmm0, zmm3                                         ;   373.5 p0      55 v[0]
        vprolq zmm3, zmm10, 0x17                                        ;   374.2 p0      40 t1
        vprolq zmm31, zmm10, 0x2e                                       ;   375.2 p0      40 t1
        vpternlogd zmm3, zmm31, zmm12, 0x96                             ;   376.2 p5      40 t1
        vprolq zmm31, zmm0, 0x1e                                        ;   376.2 p0      39 v[7]
        vmovdqu64 zmm18, [rel sha512_blocks.T0_constants512 + 1600]     ;   144.5 p2      53 t1
        vpaddq zmm18, zmm18, zmm21                                      ;   374.5 p5      53 t1
        vprolq zmm6, zmm26, 0x2d                                        ;   377.2 p0      42 w[8]
        vpaddq zmm18, zmm18, zmm27                                      ;   375.5 p5      53 t1
        vpsrlq zmm19, zmm26, 6                                          ;   378.2 p0      42 w[8]
        vprolq zmm7, zmm26, 3                                           ;   379.2 p0      42 w[8]
        vmovdqa64 zmm5, zmm10                                           ;   372.5         43 t1 copy
        vpaddq zmm8, zmm8, zmm4                                         ;   376.5 p5      68 w[7]
        vmovdqu64 zmm22, [rbp + 768]                                    ;   181.2 p3      68 w[9] reload
        vprolq zmm27, zmm22, 0x3f                                       ;   380.2 p0      41 w[8]
        vprolq zmm1, zmm22, 0x38                                        ;   381.2 p0      41 w[8]
        vpaddq zmm21, zmm21, zmm29                                      ;   377.5 p5      68 w[8]
        vpsrlq zmm4, zmm22, 7                                           ;   382.2 p0      41 w[8]
        vpternlogd zmm4, zmm1, zmm27, 0x96                              ;   383.2 p5      41 w[8]
        vpternlogd zmm5, zmm9, zmm11, 0xca                              ;   379.5 p5      43 t1
        vpaddq zmm18, zmm18, zmm5                                       ;   380.5 p5      53 t1
        vpternlogd zmm19, zmm7, zmm6, 0x96                              ;   381.5 p5      42 w[8]
        vpaddq zmm21, zmm21, zmm19                                      ;   382.5 p5      68 w[8]
        vpaddq zmm21, zmm21, zmm4                                       ;   384.2 p0      68 w[8]
        vprolq zmm12, zmm0, 0x24                                        ;   384.2 p0      39 v[7]
        vpaddq zmm18, zmm18, zmm3                                       ;   383.5 p5      53 t1
        vpaddq zmm23, zmm23, zmm18                                      ;   384.5 p5      54 v[3]
        vprolq zmm3, zmm0, 0x19                                         ;   385.2 p0      39 v[7]
        vpternlogd zmm3, zmm31, zmm12, 0x96                             ;   386.2 p5      39 v[7]
        vmovdqu64 zmm12, [rel sha512_blocks.T0_constants512 + 1664]     ;   153.5 p2      53 t1
        vprolq zmm1, zmm23, 0x17                                        ;   386.2 p0      40 t1
        vpaddq zmm12, zmm12, zmm22                                      ;   386.5 p5      53 t1
        vpaddq zmm12, zmm12, zmm11                                      ;   387.5 p0      53 t1
        vmovdqa64 zmm5, zmm0                                            ;   374.5         44 v[7] copy
        vpternlogd zmm5, zmm2, zmm25, 0xe8                              ;   387.5 p5      44 v[7]
        vpaddq zmm18, zmm18, zmm5                                       ;   388.5 p0      55 v[7]
        vpaddq zmm18, zmm18, zmm3                                       ;   389.5 p5      55 v[7]
        vmovdqa64 zmm7, zmm18                                           ;   390.5         44 v[6] copy
        vprolq zmm31, zmm24, 0x38                                       ;   389.2 p0      41 w[9]
        vmovdqa64 zmm4, zmm23                                           ;   385.5         43 t1 copy
        vpternlogd zmm4, zmm10, zmm9, 0xca                              ;   389.5 p5      43 t1
        vprolq zmm19, zmm24, 0x3f                                       ;   390.2 p0      41 w[9]
        vprolq zmm5, zmm18, 0x1e                                        ;   391.2 p0      39 v[6]
        vprolq zmm27, zmm23, 0x2e                                       ;   392.2 p0      40 t1
        vpsrlq zmm3, zmm24, 7                                           ;   393.2 p0      41 w[9]
        vprolq zmm11, zmm23, 0x32                                       ;   394.2 p0      40 t1
        vpternlogd zmm1, zmm27, zmm11, 0x96                             ;   395.2 p5      40 t1
        vprolq zmm11, zmm8, 0x2d                                        ;   395.2 p0      42 w[9]
        vpternlogd zmm3, zmm31, zmm19, 0x96                             ;   394.2 p5      41 w[9]
        vpaddq zmm22, zmm22, zmm30                                      ;   392.5 p5      68 w[9]
        vprolq zmm6, zmm18, 0x19                                        ;   396.2 p0      39 v[6]
        vprolq zmm27, zmm8, 3                                           ;   397.2 p0      42 w[9]
        vpaddq zmm12, zmm12, zmm4                                       ;   393.5 p5      53 t1
        vpaddq zmm12, zmm12, zmm1                                       ;   396.2 p5      53 t1
        vpaddq zmm25, zmm25, zmm12                                      ;   397.2 p5      54 v[2]
        vprolq zmm19, zmm25, 0x2e                                       ;   398.2 p0      40 t1
        vpsrlq zmm4, zmm8, 6                                            ;   399.2 p0      42 w[9]
        vpternlogd zmm4, zmm27, zmm11, 0x96                             ;   400.2 p5      42 w[9]
        vpaddq zmm22, zmm22, zmm4                                       ;   401.2 p5      68 w[9]
        vprolq zmm31, zmm25, 0x17                                       ;   400.2 p0      40 t1
        vprolq zmm1, zmm18, 0x24                                        ;   401.2 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm1, 0x96                               ;   402.2 p5      39 v[6]
        vmovdqu64 zmm1, [rel sha512_blocks.T0_constants512 + 1728]      ;   170.7 p3      53 t1
        vpternlogd zmm7, zmm0, zmm2, 0xe8                               ;   399.5 p5      44 v[6]
        vmovdqa64 zmm4, zmm25                                           ;   398.2         43 t1 copy
        vpternlogd zmm4, zmm23, zmm10, 0xca                             ;   400.5 p5      43 t1
        vprolq zmm27, zmm28, 0x38                                       ;   402.2 p0      41 w[10]
        vpaddq zmm22, zmm22, zmm3                                       ;   402.2 p5      68 w[9]
        vpsrlq zmm3, zmm28, 7                                           ;   403.2 p0      41 w[10]
        vpaddq zmm1, zmm1, zmm24                                        ;   402.5 p5      53 t1
        vpaddq zmm12, zmm12, zmm7                                       ;   403.5 p5      55 v[6]
        vpaddq zmm12, zmm12, zmm6                                       ;   404.5 p0      55 v[6]
        vprolq zmm5, zmm12, 0x1e                                        ;   405.5 p0      39 v[5]
        vprolq zmm11, zmm28, 0x3f                                       ;   406.2 p0      41 w[10]
        vprolq zmm6, zmm12, 0x19                                        ;   407.2 p0      39 v[5]
        vpaddq zmm1, zmm1, zmm9                                         ;   404.5 p5      53 t1
        vprolq zmm9, zmm25, 0x32                                        ;   408.2 p0      40 t1
        vpternlogd zmm31, zmm19, zmm9, 0x96                             ;   409.2 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   406.5 p5      53 t1
        vpaddq zmm1, zmm1, zmm31                                        ;   410.2 p5      53 t1
        vpternlogd zmm3, zmm27, zmm11, 0x96                             ;   408.5 p5      41 w[10]
        vprolq zmm19, zmm21, 3                                          ;   409.2 p0      42 w[10]
        vprolq zmm9, zmm21, 0x2d                                        ;   410.2 p0      42 w[10]
        vpsrlq zmm4, zmm21, 6                                           ;   411.2 p0      42 w[10]
        vpternlogd zmm4, zmm19, zmm9, 0x96                              ;   412.2 p5      42 w[10]
        vpaddq zmm2, zmm2, zmm1                                         ;   411.2 p5      54 v[1]
        vprolq zmm31, zmm12, 0x24                                       ;   412.2 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm31, 0x96                              ;   413.2 p5      39 v[5]
        vmovdqu64 zmm31, [rel sha512_blocks.T0_constants512 + 1792]     ;   182.0 p2      53 t1
        vmovdqa64 zmm7, zmm12                                           ;   405.5         44 v[5] copy
        vpaddq zmm24, zmm24, zmm14                                      ;   412.5 p5      68 w[10]
        vprolq zmm11, zmm2, 0x2e                                        ;   413.2 p0      40 t1
        vprolq zmm9, zmm2, 0x32                                         ;   414.2 p0      40 t1
        vpaddq zmm24, zmm24, zmm4                                       ;   413.5 p5      68 w[10]
        vpternlogd zmm7, zmm18, zmm0, 0xe8                              ;   414.5 p5      44 v[5]
        vpaddq zmm1, zmm1, zmm7                                         ;   415.5 p0      55 v[5]
        vmovdqa64 zmm4, zmm2                                            ;   412.2         43 t1 copy
        vpternlogd zmm4, zmm25, zmm23, 0xca                             ;   415.5 p5      43 t1
        vprolq zmm27, zmm2, 0x17                                        ;   416.2 p0      40 t1
        vpternlogd zmm27, zmm11, zmm9, 0x96                             ;   417.2 p5      40 t1
        vpaddq zmm1, zmm1, zmm6                                         ;   417.2 p0      55 v[5]
        vmovdqa64 zmm7, zmm1                                            ;   418.2         44 v[4] copy
        vpaddq zmm31, zmm31, zmm28                                      ;   417.5 p5      53 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   418.5 p0      53 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   419.5 p5      53 t1
        vpaddq zmm31, zmm31, zmm27                                      ;   420.5 p0      53 t1
        vpaddq zmm24, zmm24, zmm3                                       ;   419.5 p5      68 w[10]
        vpaddq zmm28, zmm28, zmm20                                      ;   420.2 p0      68 w[11]
        vprolq zmm10, zmm16, 0x3f                                       ;   421.2 p0      41 w[11]
        vprolq zmm9, zmm22, 0x2d                                        ;   422.2 p0      42 w[11]
        vpsrlq zmm4, zmm22, 6                                           ;   423.2 p0      42 w[11]
        vprolq zmm11, zmm22, 3                                          ;   424.2 p0      42 w[11]
        vpternlogd zmm4, zmm11, zmm9, 0x96                              ;   425.2 p5      42 w[11]
        vprolq zmm19, zmm16, 0x38                                       ;   425.2 p0      41 w[11]
        vpsrlq zmm3, zmm16, 7                                           ;   426.2 p0      41 w[11]
        vpternlogd zmm3, zmm19, zmm10, 0x96                             ;   427.2 p5      41 w[11]
        vpaddq zmm28, zmm28, zmm4                                       ;   426.2 p5      68 w[11]
        vpaddq zmm28, zmm28, zmm3                                       ;   428.2 p5      68 w[11]
        vpsrlq zmm3, zmm17, 7                                           ;   427.2 p0      41 w[12]
        vpternlogd zmm7, zmm12, zmm18, 0xe8                             ;   424.5 p5      44 v[4]
        vprolq zmm6, zmm1, 0x19                                         ;   428.2 p0      39 v[4]
        vprolq zmm5, zmm1, 0x1e                                         ;   429.2 p0      39 v[4]
        vpaddq zmm0, zmm0, zmm31                                        ;   425.5 p5      54 v[0]
        vprolq zmm11, zmm0, 0x2e                                        ;   430.2 p0      40 t1
        vprolq zmm10, zmm17, 0x3f                                       ;   431.2 p0      41 w[12]
        vprolq zmm19, zmm17, 0x38                                       ;   432.2 p0      41 w[12]
        vprolq zmm27, zmm1, 0x24                                        ;   433.2 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm27, 0x96                              ;   434.2 p5      39 v[4]
        vpaddq zmm31, zmm31, zmm7                                       ;   427.5 p5      55 v[4]
        vpaddq zmm31, zmm31, zmm6                                       ;   435.2 p5      55 v[4]
        vprolq zmm9, zmm0, 0x32                                         ;   434.2 p0      40 t1
        vmovdqu64 zmm27, [rel sha512_blocks.T0_constants512 + 1856]     ;   201.3 p3      53 t1
        vmovdqa64 zmm7, zmm31                                           ;   436.2         44 v[3] copy
        vprolq zmm5, zmm31, 0x1e                                        ;   436.2 p0      39 v[3]
        vpaddq zmm27, zmm27, zmm16                                      ;   429.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm23                                      ;   430.5 p5      53 t1
        vmovdqa64 zmm4, zmm0                                            ;   426.5         43 t1 copy
        vpternlogd zmm4, zmm2, zmm25, 0xca                              ;   431.5 p5      43 t1
        vprolq zmm23, zmm0, 0x17                                        ;   436.2 p0      40 t1
        vpternlogd zmm23, zmm11, zmm9, 0x96                             ;   437.2 p5      40 t1
        vprolq zmm11, zmm24, 3                                          ;   437.2 p0      42 w[12]
        vpaddq zmm27, zmm27, zmm4                                       ;   433.5 p5      53 t1
        vprolq zmm9, zmm24, 0x2d                                        ;   438.2 p0      42 w[12]
        vpsrlq zmm4, zmm24, 6                                           ;   439.2 p0      42 w[12]
        vpternlogd zmm4, zmm11, zmm9, 0x96                              ;   440.2 p5      42 w[12]
        vpternlogd zmm3, zmm19, zmm10, 0x96                             ;   435.5 p5      41 w[12]
        vpaddq zmm27, zmm27, zmm23                                      ;   438.2 p5      53 t1
        vpaddq zmm18, zmm18, zmm27                                      ;   439.2 p5      54 v[7]
        vpaddq zmm16, zmm16, zmm15                                      ;   438.5 p5      68 w[12]
        vpaddq zmm16, zmm16, zmm4                                       ;   441.2 p5      68 w[12]
        vmovdqa64 zmm4, zmm18                                           ;   440.2         43 t1 copy
        vpternlogd zmm7, zmm1, zmm12, 0xe8                              ;   440.2 p0      44 v[3]
        vmovdqu64 [rbp + 768], zmm26                                    ;   366.5 p7+p4   68 w[6] spill
        vprolq zmm6, zmm31, 0x19                                        ;   441.2 p0      39 v[3]
        vprolq zmm10, zmm13, 0x3f                                       ;   442.2 p0      41 w[13]
        vprolq zmm19, zmm13, 0x38                                       ;   443.2 p0      41 w[13]
        vprolq zmm23, zmm31, 0x24                                       ;   444.2 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm23, 0x96                              ;   445.2 p5      39 v[3]
        vpaddq zmm27, zmm27, zmm7                                       ;   441.5 p5      55 v[3]
        vpaddq zmm27, zmm27, zmm6                                       ;   446.2 p5      55 v[3]
        vmovdqa64 zmm7, zmm27                                           ;   447.2         44 v[2] copy
        vmovdqu64 zmm23, [rel sha512_blocks.T0_constants512 + 1920]     ;   215.3 p2      53 t1
        vpaddq zmm23, zmm23, zmm17                                      ;   443.5 p5      53 t1
        vprolq zmm9, zmm18, 0x32                                        ;   445.2 p0      40 t1
        vprolq zmm11, zmm18, 0x2e                                       ;   446.2 p0      40 t1
        vpaddq zmm23, zmm23, zmm25                                      ;   444.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm26                                      ;   445.5 p5      68 w[13]
        vpternlogd zmm4, zmm0, zmm2, 0xca                               ;   446.5 p5      43 t1
        vpaddq zmm23, zmm23, zmm4                                       ;   447.5 p0      53 t1
        vprolq zmm25, zmm18, 0x17                                       ;   448.2 p0      40 t1
        vpternlogd zmm25, zmm11, zmm9, 0x96                             ;   449.2 p5      40 t1
        vpaddq zmm23, zmm23, zmm25                                      ;   450.2 p5      53 t1
        vprolq zmm5, zmm27, 0x1e                                        ;   449.2 p0      39 v[2]
        vprolq zmm6, zmm27, 0x19                                        ;   450.2 p0      39 v[2]
        vprolq zmm25, zmm27, 0x24                                       ;   451.2 p0      39 v[2]
        vpternlogd zmm6, zmm5, zmm25, 0x96                              ;   452.2 p5      39 v[2]
        vmovdqu64 zmm25, [rel sha512_blocks.T0_constants512 + 1984]     ;   223.2 p3      53 t1
        vpaddq zmm12, zmm12, zmm23                                      ;   451.2 p5      54 v[6]
        vpaddq zmm16, zmm16, zmm3                                       ;   451.5 p5      68 w[12]
        vpsrlq zmm3, zmm13, 7                                           ;   452.2 p0      41 w[13]
        vpternlogd zmm3, zmm19, zmm10, 0x96                             ;   453.2 p5      41 w[13]
        vprolq zmm19, zmm12, 0x2e                                       ;   453.2 p0      40 t1
        vprolq zmm9, zmm28, 0x2d                                        ;   454.2 p0      42 w[13]
        vpsrlq zmm4, zmm28, 6                                           ;   455.2 p0      42 w[13]
        vpsrlq zmm26, zmm16, 6                                          ;   456.2 p0      42 w[14]
        vprolq zmm11, zmm28, 3                                          ;   457.2 p0      42 w[13]
        vpternlogd zmm4, zmm11, zmm9, 0x96                              ;   458.2 p5      42 w[13]
        vmovdqu64 zmm10, [rbp + 1024]                                   ;   265.2 p2      68 w[15] reload
        vpaddq zmm25, zmm25, zmm13                                      ;   454.5 p5      53 t1
        vpaddq zmm13, zmm13, zmm8                                       ;   455.5 p5      68 w[14]
        vmovdqa64 zmm5, zmm12                                           ;   452.2         43 t1 copy
        vpternlogd zmm5, zmm18, zmm0, 0xca                              ;   456.5 p5      43 t1
        vmovdqu64 [rbp + 832], zmm8                                     ;   377.5 p8+p9   68 w[7] spill
        vpaddq zmm25, zmm25, zmm2                                       ;   457.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm5                                       ;   458.5 p0      53 t1
        vpaddq zmm17, zmm17, zmm4                                       ;   459.2 p5      68 w[13]
        vpsrlq zmm4, zmm10, 7                                           ;   459.2 p0      41 w[14]
        vpaddq zmm17, zmm17, zmm3                                       ;   460.2 p5      68 w[13]
        vprolq zmm3, zmm12, 0x17                                        ;   460.2 p0      40 t1
        vprolq zmm9, zmm12, 0x32                                        ;   461.2 p0      40 t1
        vprolq zmm11, zmm10, 0x3f                                       ;   462.2 p0      41 w[14]
        vpternlogd zmm7, zmm31, zmm1, 0xe8                              ;   460.5 p5      44 v[2]
        vpaddq zmm23, zmm23, zmm7                                       ;   461.5 p5      55 v[2]
        vpaddq zmm23, zmm23, zmm6                                       ;   462.5 p5      55 v[2]
        vpternlogd zmm3, zmm19, zmm9, 0x96                              ;   463.2 p0      40 t1
        vprolq zmm19, zmm23, 0x1e                                       ;   464.2 p0      39 v[1]
        vpaddq zmm25, zmm25, zmm3                                       ;   464.2 p5      53 t1
        vprolq zmm3, zmm23, 0x19                                        ;   465.2 p0      39 v[1]
        vprolq zmm9, zmm23, 0x24                                        ;   466.2 p0      39 v[1]
        vprolq zmm6, zmm16, 0x2d                                        ;   467.2 p0      42 w[14]
        vprolq zmm7, zmm16, 3                                           ;   468.2 p0      42 w[14]
        vpternlogd zmm26, zmm7, zmm6, 0x96                              ;   469.2 p5      42 w[14]
        vpaddq zmm13, zmm13, zmm26                                      ;   470.2 p5      68 w[14]
        vpternlogd zmm3, zmm19, zmm9, 0x96                              ;   467.2 p5      39 v[1]
        vprolq zmm2, zmm10, 0x38                                        ;   469.2 p0      41 w[14]
        vpternlogd zmm4, zmm2, zmm11, 0x96                              ;   470.2 p5      41 w[14]
        vpaddq zmm13, zmm13, zmm4                                       ;   471.2 p5      68 w[14]
        vmovdqu64 zmm9, [rel sha512_blocks.T0_constants512 + 2048]      ;   242.7 p3      53 t1
        vpaddq zmm1, zmm1, zmm25                                        ;   469.5 p5      54 v[5]
        vmovdqa64 zmm5, zmm23                                           ;   463.5         44 v[1] copy
        vpternlogd zmm5, zmm27, zmm31, 0xe8                             ;   470.2 p0      44 v[1]
        vpaddq zmm25, zmm25, zmm5                                       ;   471.2 p5      55 v[1]
        vpaddq zmm9, zmm9, zmm10                                        ;   471.2 p0      53 t1
        vpaddq zmm9, zmm9, zmm0                                         ;   472.2 p5      53 t1
        vprolq zmm0, zmm1, 0x2e                                         ;   472.2 p0      40 t1
        vmovdqu64 zmm19, [rbp + 1088]                                   ;   283.5 p2      68 w[0] reload
        vpaddq zmm25, zmm25, zmm3                                       ;   472.5 p5      55 v[1]
        vpsrlq zmm8, zmm17, 6                                           ;   473.2 p0      42 w[15]
        vmovdqa64 zmm5, zmm1                                            ;   470.5         43 t1 copy
        vpsrlq zmm4, zmm19, 7                                           ;   474.2 p0      41 w[15]
        vprolq zmm26, zmm19, 0x3f                                       ;   475.2 p0      41 w[15]
        vprolq zmm2, zmm19, 0x38                                        ;   476.2 p0      41 w[15]
        vpternlogd zmm4, zmm2, zmm26, 0x96                              ;   477.2 p5      41 w[15]
        vpternlogd zmm5, zmm12, zmm18, 0xca                             ;   474.5 p5      43 t1
        vprolq zmm3, zmm1, 0x17                                         ;   477.2 p0      40 t1
        vprolq zmm11, zmm1, 0x32                                        ;   478.2 p0      40 t1
        vpaddq zmm9, zmm9, zmm5                                         ;   475.5 p5      53 t1
        vmovdqa64 zmm5, zmm25                                           ;   473.5         44 v[0] copy
        vpternlogd zmm3, zmm0, zmm11, 0x96                              ;   479.2 p5      40 t1
        vprolq zmm0, zmm25, 0x1e                                        ;   479.2 p0      39 v[0]
        vpaddq zmm9, zmm9, zmm3                                         ;   480.2 p5      53 t1
        vpaddq zmm31, zmm31, zmm9                                       ;   481.2 p5      54 v[4]
        vprolq zmm26, zmm31, 0x2e                                       ;   482.2 p0      40 t1
        vprolq zmm3, zmm25, 0x19                                        ;   481.2 p0      39 v[0]
        vprolq zmm11, zmm25, 0x24                                       ;   482.2 p0      39 v[0]
        vpternlogd zmm5, zmm23, zmm27, 0xe8                             ;   479.5 p5      44 v[0]
        vprolq zmm7, zmm17, 3                                           ;   483.2 p0      42 w[15]
        vpternlogd zmm3, zmm0, zmm11, 0x96                              ;   483.2 p5      39 v[0]
        vpaddq zmm9, zmm9, zmm5                                         ;   481.5 p5      55 v[0]
        vpaddq zmm9, zmm9, zmm3                                         ;   484.2 p5      55 v[0]
        vprolq zmm6, zmm17, 0x2d                                        ;   484.2 p0      42 w[15]
        vpternlogd zmm8, zmm7, zmm6, 0x96                               ;   485.2 p5      42 w[15]
        vmovdqa64 zmm7, zmm9                                            ;   485.2         44 v[7] copy
        vprolq zmm2, zmm31, 0x17                                        ;   485.2 p0      40 t1
        vpaddq zmm10, zmm10, zmm21                                      ;   484.5 p5      68 w[15]
        vmovdqu64 zmm11, [rel sha512_blocks.T0_constants512 + 2112]     ;   260.2 p3      53 t1
        vpaddq zmm10, zmm10, zmm8                                       ;   486.2 p5      68 w[15]
        vpaddq zmm11, zmm11, zmm19                                      ;   486.2 p0      53 t1
        vpaddq zmm11, zmm11, zmm18                                      ;   487.2 p5      53 t1
        vpaddq zmm10, zmm10, zmm4                                       ;   487.2 p0      68 w[15]
        vmovdqa64 zmm4, zmm31                                           ;   482.2         43 t1 copy
        vpternlogd zmm4, zmm1, zmm12, 0xca                              ;   487.5 p5      43 t1
        vpaddq zmm11, zmm11, zmm4                                       ;   488.5 p0      53 t1
        vpaddq zmm19, zmm19, zmm22                                      ;   488.5 p5      68 w[0]
        vprolq zmm8, zmm31, 0x32                                        ;   489.2 p0      40 t1
        vpternlogd zmm2, zmm26, zmm8, 0x96                              ;   490.2 p5      40 t1
        vpaddq zmm11, zmm11, zmm2                                       ;   491.2 p0      53 t1
        vpaddq zmm27, zmm27, zmm11                                      ;   492.2 p5      54 v[3]
        vprolq zmm2, zmm9, 0x24                                         ;   491.2 p0      39 v[7]
        vprolq zmm5, zmm9, 0x1e                                         ;   492.2 p0      39 v[7]
        vprolq zmm6, zmm9, 0x19                                         ;   493.2 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   494.2 p5      39 v[7]
        vprolq zmm8, zmm13, 0x2d                                        ;   494.2 p0      42 w[0]
        vprolq zmm26, zmm13, 3                                          ;   495.2 p0      42 w[0]
        vmovdqu64 zmm2, [rel sha512_blocks.T0_constants512 + 2176]      ;   267.2 p2      53 t1
        vpaddq zmm2, zmm2, zmm29                                        ;   492.5 p5      53 t1
        vpaddq zmm2, zmm2, zmm12                                        ;   493.5 p5      53 t1
        vpternlogd zmm7, zmm25, zmm23, 0xe8                             ;   494.5 p5      44 v[7]
        vpsrlq zmm4, zmm13, 6                                           ;   496.2 p0      42 w[0]
        vpternlogd zmm4, zmm26, zmm8, 0x96                              ;   497.2 p5      42 w[0]
        vpaddq zmm19, zmm19, zmm4                                       ;   498.2 p5      68 w[0]
        vmovdqa64 zmm4, zmm27                                           ;   493.2         43 t1 copy
        vpternlogd zmm4, zmm31, zmm1, 0xca                              ;   497.2 p0      43 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   498.2 p5      53 t1
        vpsrlq zmm4, zmm10, 6                                           ;   498.2 p0      42 w[1]
        vpsrlq zmm3, zmm29, 7                                           ;   499.2 p0      41 w[0]
        vprolq zmm0, zmm29, 0x38                                        ;   500.2 p0      41 w[0]
        vpaddq zmm11, zmm11, zmm7                                       ;   498.5 p5      55 v[7]
        vpaddq zmm11, zmm11, zmm6                                       ;   499.5 p5      55 v[7]
        vprolq zmm18, zmm29, 0x3f                                       ;   501.2 p0      41 w[0]
        vprolq zmm8, zmm27, 0x32                                        ;   502.2 p0      40 t1
        vpternlogd zmm3, zmm0, zmm18, 0x96                              ;   502.2 p5      41 w[0]
        vprolq zmm5, zmm11, 0x1e                                        ;   503.2 p0      39 v[6]
        vprolq zmm0, zmm27, 0x17                                        ;   504.2 p0      40 t1
        vprolq zmm18, zmm27, 0x2e                                       ;   505.2 p0      40 t1
        vpternlogd zmm0, zmm18, zmm8, 0x96                              ;   506.2 p5      40 t1
        vprolq zmm8, zmm10, 0x2d                                        ;   506.2 p0      42 w[1]
        vpaddq zmm19, zmm19, zmm3                                       ;   503.2 p5      68 w[0]
        vprolq zmm18, zmm10, 3                                          ;   507.2 p0      42 w[1]
        vpternlogd zmm4, zmm18, zmm8, 0x96                              ;   508.2 p5      42 w[1]
        vpaddq zmm2, zmm2, zmm0                                         ;   507.2 p5      53 t1
        vpaddq zmm23, zmm23, zmm2                                       ;   508.2 p5      54 v[2]
        vprolq zmm8, zmm23, 0x32                                        ;   509.2 p0      40 t1
        vprolq zmm6, zmm11, 0x19                                        ;   509.2 p0      39 v[6]
        vpaddq zmm29, zmm29, zmm24                                      ;   506.5 p5      68 w[1]
        vmovdqa64 zmm7, zmm11                                           ;   500.5         44 v[6] copy
        vprolq zmm0, zmm11, 0x24                                        ;   510.2 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm0, 0x96                               ;   511.2 p5      39 v[6]
        vmovdqu64 zmm0, [rel sha512_blocks.T0_constants512 + 2240]      ;   283.2 p3      53 t1
        vprolq zmm12, zmm30, 0x3f                                       ;   511.2 p0      41 w[1]
        vpaddq zmm29, zmm29, zmm4                                       ;   509.2 p5      68 w[1]
        vmovdqa64 zmm4, zmm23                                           ;   509.2         43 t1 copy
        vpaddq zmm0, zmm0, zmm30                                        ;   509.5 p5      53 t1
        vpaddq zmm0, zmm0, zmm1                                         ;   510.5 p5      53 t1
        vprolq zmm18, zmm23, 0x2e                                       ;   512.2 p0      40 t1
        vpsrlq zmm3, zmm30, 7                                           ;   513.2 p0      41 w[1]
        vprolq zmm26, zmm30, 0x38                                       ;   514.2 p0      41 w[1]
        vprolq zmm1, zmm23, 0x17                                        ;   515.2 p0      40 t1
        vpternlogd zmm1, zmm18, zmm8, 0x96                              ;   516.2 p5      40 t1
        vprolq zmm8, zmm19, 0x2d                                        ;   516.2 p0      42 w[2]
        vpternlogd zmm3, zmm26, zmm12, 0x96                             ;   515.2 p5      41 w[1]
        vprolq zmm26, zmm14, 0x38                                       ;   517.2 p0      41 w[2]
        vpternlogd zmm7, zmm9, zmm25, 0xe8                              ;   513.5 p5      44 v[6]
        vpaddq zmm2, zmm2, zmm7                                         ;   514.5 p5      55 v[6]
        vprolq zmm18, zmm19, 3                                          ;   518.2 p0      42 w[2]
        vpaddq zmm30, zmm30, zmm28                                      ;   515.5 p5      68 w[2]
        vprolq zmm12, zmm14, 0x3f                                       ;   519.2 p0      41 w[2]
        vpaddq zmm29, zmm29, zmm3                                       ;   516.5 p5      68 w[1]
        vpsrlq zmm3, zmm14, 7                                           ;   520.2 p0      41 w[2]
        vpternlogd zmm3, zmm26, zmm12, 0x96                             ;   521.2 p5      41 w[2]
        vpaddq zmm2, zmm2, zmm6                                         ;   518.5 p5      55 v[6]
        vprolq zmm5, zmm2, 0x1e                                         ;   521.2 p0      39 v[5]
        vprolq zmm6, zmm2, 0x19                                         ;   522.2 p0      39 v[5]
        vpternlogd zmm4, zmm27, zmm31, 0xca                             ;   519.5 p5      43 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   520.5 p5      53 t1
        vpsrlq zmm4, zmm19, 6                                           ;   523.2 p0      42 w[2]
        vpaddq zmm0, zmm0, zmm1                                         ;   521.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm0                                       ;   522.5 p5      54 v[1]
        vpternlogd zmm4, zmm18, zmm8, 0x96                              ;   524.2 p5      42 w[2]
        vpaddq zmm30, zmm30, zmm4                                       ;   525.2 p0      68 w[2]
        vprolq zmm1, zmm2, 0x24                                         ;   525.2 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm1, 0x96                               ;   526.2 p5      39 v[5]
        vmovdqu64 zmm1, [rel sha512_blocks.T0_constants512 + 2304]      ;   297.2 p2      53 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   526.2 p5      68 w[2]
        vpaddq zmm1, zmm1, zmm14                                        ;   526.2 p0      53 t1
        vpaddq zmm1, zmm1, zmm31                                        ;   527.2 p5      53 t1
        vprolq zmm31, zmm25, 0x17                                       ;   527.2 p0      40 t1
        vmovdqa64 zmm4, zmm25                                           ;   523.5         43 t1 copy
        vpternlogd zmm4, zmm23, zmm27, 0xca                             ;   527.5 p5      43 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   528.5 p0      53 t1
        vprolq zmm12, zmm20, 0x3f                                       ;   529.2 p0      41 w[3]
        vmovdqa64 zmm7, zmm2                                            ;   519.5         44 v[5] copy
        vprolq zmm18, zmm25, 0x2e                                       ;   530.2 p0      40 t1
        vpternlogd zmm7, zmm11, zmm9, 0xe8                              ;   528.5 p5      44 v[5]
        vpaddq zmm0, zmm0, zmm7                                         ;   529.5 p5      55 v[5]
        vprolq zmm8, zmm25, 0x32                                        ;   531.2 p0      40 t1
        vpternlogd zmm31, zmm18, zmm8, 0x96                             ;   532.2 p5      40 t1
        vprolq zmm18, zmm29, 3                                          ;   532.2 p0      42 w[3]
        vpaddq zmm14, zmm14, zmm16                                      ;   531.5 p5      68 w[3]
        vprolq zmm8, zmm29, 0x2d                                        ;   533.2 p0      42 w[3]
        vpaddq zmm0, zmm0, zmm6                                         ;   532.5 p5      55 v[5]
        vpaddq zmm1, zmm1, zmm31                                        ;   533.5 p5      53 t1
        vpsrlq zmm4, zmm29, 6                                           ;   534.2 p0      42 w[3]
        vpternlogd zmm4, zmm18, zmm8, 0x96                              ;   535.2 p5      42 w[3]
        vpaddq zmm14, zmm14, zmm4                                       ;   536.2 p0      68 w[3]
        vprolq zmm6, zmm0, 0x19                                         ;   536.2 p0      39 v[4]
        vprolq zmm5, zmm0, 0x1e                                         ;   537.2 p0      39 v[4]
        vpaddq zmm9, zmm9, zmm1                                         ;   535.5 p5      54 v[0]
        vprolq zmm8, zmm9, 0x32                                         ;   538.2 p0      40 t1
        vprolq zmm31, zmm0, 0x24                                        ;   539.2 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm31, 0x96                              ;   540.2 p5      39 v[4]
        vmovdqu64 zmm31, [rel sha512_blocks.T0_constants512 + 2368]     ;   310.3 p3      53 t1
        vpaddq zmm31, zmm31, zmm20                                      ;   537.5 p5      53 t1
        vpaddq zmm31, zmm31, zmm27                                      ;   538.5 p5      53 t1
        vmovdqa64 zmm4, zmm9                                            ;   536.5         43 t1 copy
        vpternlogd zmm4, zmm25, zmm23, 0xca                             ;   539.5 p5      43 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   540.5 p0      53 t1
        vprolq zmm27, zmm9, 0x17                                        ;   541.2 p0      40 t1
        vprolq zmm18, zmm9, 0x2e                                        ;   542.2 p0      40 t1
        vpternlogd zmm27, zmm18, zmm8, 0x96                             ;   543.2 p5      40 t1
        vpsrlq zmm3, zmm20, 7                                           ;   543.2 p0      41 w[3]
        vprolq zmm26, zmm20, 0x38                                       ;   544.2 p0      41 w[3]
        vpaddq zmm20, zmm20, zmm17                                      ;   541.5 p5      68 w[4]
        vpternlogd zmm3, zmm26, zmm12, 0x96                             ;   545.2 p5      41 w[3]
        vmovdqa64 zmm7, zmm0                                            ;   533.5         44 v[4] copy
        vprolq zmm8, zmm30, 0x2d                                        ;   545.2 p0      42 w[4]
        vpaddq zmm14, zmm14, zmm3                                       ;   546.2 p5      68 w[3]
        vprolq zmm12, zmm15, 0x3f                                       ;   546.2 p0      41 w[4]
        vpsrlq zmm3, zmm15, 7                                           ;   547.2 p0      41 w[4]
        vpsrlq zmm4, zmm30, 6                                           ;   548.2 p0      42 w[4]
        vprolq zmm18, zmm30, 3                                          ;   549.2 p0      42 w[4]
        vpternlogd zmm4, zmm18, zmm8, 0x96                              ;   550.2 p5      42 w[4]
        vpternlogd zmm7, zmm2, zmm11, 0xe8                              ;   545.5 p5      44 v[4]
        vpaddq zmm1, zmm1, zmm7                                         ;   546.5 p5      55 v[4]
        vpaddq zmm1, zmm1, zmm6                                         ;   547.5 p5      55 v[4]
        vpaddq zmm31, zmm31, zmm27                                      ;   548.5 p5      53 t1
        vpaddq zmm11, zmm11, zmm31                                      ;   549.5 p5      54 v[7]
        vmovdqa64 zmm7, zmm1                                            ;   548.5         44 v[3] copy
        vpaddq zmm20, zmm20, zmm4                                       ;   551.2 p0      68 w[4]
        vpternlogd zmm7, zmm0, zmm2, 0xe8                               ;   550.5 p5      44 v[3]
        vpaddq zmm31, zmm31, zmm7                                       ;   551.5 p0      55 v[3]
        vprolq zmm7, zmm14, 3                                           ;   552.2 p0      42 w[5]
        vprolq zmm6, zmm1, 0x19                                         ;   553.2 p0      39 v[3]
        vmovdqu64 [rbp + 1088], zmm17                                   ;   461.2 p7+p4   68 w[13] spill
        vpsrlq zmm17, zmm14, 6                                          ;   554.2 p0      42 w[5]
        vprolq zmm27, zmm1, 0x24                                        ;   555.2 p0      39 v[3]
        vprolq zmm26, zmm15, 0x38                                       ;   556.2 p0      41 w[4]
        vpternlogd zmm3, zmm26, zmm12, 0x96                             ;   557.2 p5      41 w[4]
        vmovdqu64 [rbp + 1024], zmm13                                   ;   472.2 p8+p9   68 w[14] spill
        vpaddq zmm20, zmm20, zmm3                                       ;   558.2 p5      68 w[4]
        vprolq zmm3, zmm11, 0x17                                        ;   557.2 p0      40 t1
        vprolq zmm8, zmm11, 0x32                                        ;   558.2 p0      40 t1
        vmovdqu64 zmm12, [rbp + 768]                                    ;   366.5 p2      68 w[6] reload
        vprolq zmm18, zmm12, 0x3f                                       ;   559.2 p0      41 w[5]
        vpsrlq zmm4, zmm12, 7                                           ;   560.2 p0      41 w[5]
        vprolq zmm26, zmm12, 0x38                                       ;   561.2 p0      41 w[5]
        vpternlogd zmm4, zmm26, zmm18, 0x96                             ;   562.2 p5      41 w[5]
        vmovdqu64 zmm18, [rbp + 832]                                    ;   377.5 p3      68 w[7] reload
        vprolq zmm5, zmm1, 0x1e                                         ;   562.2 p0      39 v[3]
        vpternlogd zmm6, zmm5, zmm27, 0x96                              ;   563.2 p5      39 v[3]
        vprolq zmm26, zmm18, 0x38                                       ;   563.2 p0      41 w[6]
        vmovdqa64 zmm5, zmm11                                           ;   550.5         43 t1 copy
        vmovdqu64 zmm27, [rel sha512_blocks.T0_constants512 + 2432]     ;   337.0 p2      53 t1
        vpternlogd zmm5, zmm9, zmm25, 0xca                              ;   555.5 p5      43 t1
        vpaddq zmm27, zmm27, zmm15                                      ;   556.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm23                                      ;   557.5 p5      53 t1
        vpaddq zmm31, zmm31, zmm6                                       ;   564.2 p5      55 v[3]
        vpaddq zmm27, zmm27, zmm5                                       ;   559.5 p5      53 t1
        vprolq zmm23, zmm11, 0x2e                                       ;   564.2 p0      40 t1
        vpternlogd zmm3, zmm23, zmm8, 0x96                              ;   565.2 p5      40 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   566.2 p5      53 t1
        vprolq zmm3, zmm31, 0x19                                        ;   565.2 p0      39 v[2]
        vprolq zmm6, zmm14, 0x2d                                        ;   566.2 p0      42 w[5]
        vpaddq zmm15, zmm15, zmm13                                      ;   562.5 p5      68 w[5]
        vpsrlq zmm13, zmm20, 6                                          ;   567.2 p0      42 w[6]
        vpternlogd zmm17, zmm7, zmm6, 0x96                              ;   567.2 p5      42 w[5]
        vpaddq zmm15, zmm15, zmm17                                      ;   568.2 p5      68 w[5]
        vpaddq zmm15, zmm15, zmm4                                       ;   569.2 p5      68 w[5]
        vmovdqa64 zmm5, zmm31                                           ;   565.2         44 v[2] copy
        vpternlogd zmm5, zmm1, zmm0, 0xe8                               ;   566.5 p5      44 v[2]
        vprolq zmm6, zmm20, 0x2d                                        ;   568.2 p0      42 w[6]
        vpsrlq zmm4, zmm18, 7                                           ;   569.2 p0      41 w[6]
        vprolq zmm8, zmm31, 0x24                                        ;   570.2 p0      39 v[2]
        vprolq zmm23, zmm31, 0x1e                                       ;   571.2 p0      39 v[2]
        vpternlogd zmm3, zmm23, zmm8, 0x96                              ;   572.2 p5      39 v[2]
        vmovdqu64 zmm8, [rel sha512_blocks.T0_constants512 + 2496]      ;   344.8 p3      53 t1
        vpaddq zmm2, zmm2, zmm27                                        ;   568.5 p5      54 v[6]
        vpaddq zmm8, zmm8, zmm12                                        ;   569.5 p5      53 t1
        vpaddq zmm8, zmm8, zmm25                                        ;   570.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm5                                       ;   571.5 p5      55 v[2]
        vmovdqa64 zmm5, zmm2                                            ;   569.5         43 t1 copy
        vpternlogd zmm5, zmm11, zmm9, 0xca                              ;   572.2 p0      43 t1
        vpaddq zmm8, zmm8, zmm5                                         ;   573.2 p5      53 t1
        vprolq zmm17, zmm2, 0x32                                        ;   573.2 p0      40 t1
        vprolq zmm25, zmm2, 0x2e                                        ;   574.2 p0      40 t1
        vpaddq zmm27, zmm27, zmm3                                       ;   573.5 p5      55 v[2]
        vprolq zmm3, zmm2, 0x17                                         ;   575.2 p0      40 t1
        vpternlogd zmm3, zmm25, zmm17, 0x96                             ;   576.2 p5      40 t1
        vprolq zmm25, zmm27, 0x1e                                       ;   576.2 p0      39 v[1]
        vprolq zmm7, zmm20, 3                                           ;   577.2 p0      42 w[6]
        vpternlogd zmm13, zmm7, zmm6, 0x96                              ;   578.2 p5      42 w[6]
        vpaddq zmm12, zmm12, zmm10                                      ;   576.5 p5      68 w[6]
        vpaddq zmm12, zmm12, zmm13                                      ;   579.2 p5      68 w[6]
        vprolq zmm23, zmm18, 0x3f                                       ;   578.2 p0      41 w[6]
        vpternlogd zmm4, zmm26, zmm23, 0x96                             ;   579.2 p5      41 w[6]
        vpaddq zmm8, zmm8, zmm3                                         ;   579.2 p0      53 t1
        vmovdqa64 zmm5, zmm27                                           ;   574.5         44 v[1] copy
        vprolq zmm17, zmm27, 0x24                                       ;   580.2 p0      39 v[1]
        vpaddq zmm0, zmm0, zmm8                                         ;   580.2 p5      54 v[5]
        vpternlogd zmm5, zmm31, zmm1, 0xe8                              ;   580.5 p5      44 v[1]
        vprolq zmm26, zmm0, 0x17                                        ;   581.2 p0      40 t1
        vprolq zmm23, zmm0, 0x2e                                        ;   582.2 p0      40 t1
        vprolq zmm13, zmm21, 0x3f                                       ;   583.2 p0      41 w[7]
        vprolq zmm3, zmm27, 0x19                                        ;   584.2 p0      39 v[1]
        vpaddq zmm12, zmm12, zmm4                                       ;   581.5 p5      68 w[6]
        vmovdqa64 zmm4, zmm0                                            ;   581.2         43 t1 copy
        vpternlogd zmm4, zmm2, zmm11, 0xca                              ;   582.5 p5      43 t1
        vpternlogd zmm3, zmm25, zmm17, 0x96                             ;   585.2 p5      39 v[1]
        vmovdqu64 zmm17, [rel sha512_blocks.T0_constants512 + 2560]     ;   359.2 p2      53 t1
        vpaddq zmm17, zmm17, zmm18                                      ;   584.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm9                                       ;   585.5 p0      53 t1
        vprolq zmm9, zmm0, 0x32                                         ;   586.2 p0      40 t1
        vpaddq zmm17, zmm17, zmm4                                       ;   586.5 p5      53 t1
        vpternlogd zmm26, zmm23, zmm9, 0x96                             ;   587.2 p5      40 t1
        vpaddq zmm17, zmm17, zmm26                                      ;   588.2 p0      53 t1
        vprolq zmm25, zmm21, 0x38                                       ;   588.2 p0      41 w[7]
        vpaddq zmm8, zmm8, zmm5                                         ;   587.5 p5      55 v[1]
        vpaddq zmm8, zmm8, zmm3                                         ;   588.5 p5      55 v[1]
        vpsrlq zmm3, zmm21, 7                                           ;   589.2 p0      41 w[7]
        vmovdqa64 zmm7, zmm8                                            ;   589.5         44 v[0] copy
        vpternlogd zmm7, zmm27, zmm31, 0xe8                             ;   589.5 p5      44 v[0]
        vprolq zmm6, zmm8, 0x19                                         ;   590.2 p0      39 v[0]
        vpaddq zmm18, zmm18, zmm19                                      ;   590.5 p5      68 w[7]
        vprolq zmm23, zmm15, 3                                          ;   591.2 p0      42 w[7]
        vprolq zmm9, zmm15, 0x2d                                        ;   592.2 p0      42 w[7]
        vpaddq zmm1, zmm1, zmm17                                        ;   591.5 p5      54 v[4]
        vprolq zmm5, zmm8, 0x1e                                         ;   593.2 p0      39 v[0]
        vpsrlq zmm4, zmm15, 6                                           ;   594.2 p0      42 w[7]
        vpternlogd zmm4, zmm23, zmm9, 0x96                              ;   595.2 p5      42 w[7]
        vprolq zmm23, zmm22, 0x38                                       ;   595.2 p0      41 w[8]
        vpternlogd zmm3, zmm25, zmm13, 0x96                             ;   593.5 p5      41 w[7]
        vpaddq zmm17, zmm17, zmm7                                       ;   594.5 p5      55 v[0]
        vpaddq zmm18, zmm18, zmm4                                       ;   596.2 p5      68 w[7]
        vpaddq zmm18, zmm18, zmm3                                       ;   597.2 p0      68 w[7]
        vpsrlq zmm3, zmm22, 7                                           ;   597.2 p0      41 w[8]
        vprolq zmm25, zmm1, 0x17                                        ;   598.2 p0      40 t1
        vmovdqa64 zmm4, zmm1                                            ;   592.5         43 t1 copy
        vpternlogd zmm4, zmm0, zmm2, 0xca                               ;   596.5 p5      43 t1
        vprolq zmm9, zmm1, 0x32                                         ;   599.2 p0      40 t1
        vprolq zmm13, zmm1, 0x2e                                        ;   600.2 p0      40 t1
        vpternlogd zmm25, zmm13, zmm9, 0x96                             ;   601.2 p5      40 t1
        vprolq zmm26, zmm8, 0x24                                        ;   601.2 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm26, 0x96                              ;   602.2 p5      39 v[0]
        vmovdqu64 zmm26, [rel sha512_blocks.T0_constants512 + 2624]     ;   375.2 p3      53 t1
        vpaddq zmm26, zmm26, zmm21                                      ;   599.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm6                                       ;   603.2 p5      55 v[0]
        vprolq zmm5, zmm17, 0x1e                                        ;   604.2 p0      39 v[7]
        vprolq zmm6, zmm17, 0x19                                        ;   604.2 p0      39 v[7]
        vpaddq zmm26, zmm26, zmm11                                      ;   601.5 p5      53 t1
        vpaddq zmm26, zmm26, zmm4                                       ;   602.5 p5      53 t1
        vprolq zmm11, zmm22, 0x3f                                       ;   604.2 p0      41 w[8]
        vpaddq zmm26, zmm26, zmm25                                      ;   603.5 p5      53 t1
        vpternlogd zmm3, zmm23, zmm11, 0x96                             ;   605.2 p5      41 w[8]
        vprolq zmm11, zmm24, 0x3f                                       ;   605.2 p0      41 w[9]
        vpaddq zmm31, zmm31, zmm26                                      ;   605.5 p5      54 v[3]
        vprolq zmm25, zmm17, 0x24                                       ;   606.2 p0      39 v[7]
        vmovdqa64 zmm7, zmm17                                           ;   604.2         44 v[7] copy
        vpternlogd zmm7, zmm8, zmm27, 0xe8                              ;   606.5 p5      44 v[7]
        vpaddq zmm26, zmm26, zmm7                                       ;   607.5 p0      55 v[7]
        vpternlogd zmm6, zmm5, zmm25, 0x96                              ;   607.5 p5      39 v[7]
        vpaddq zmm26, zmm26, zmm6                                       ;   608.5 p0      55 v[7]
        vpsrlq zmm4, zmm12, 6                                           ;   609.2 p0      42 w[8]
        vmovdqu64 zmm25, [rel sha512_blocks.T0_constants512 + 2688]     ;   384.5 p2      53 t1
        vprolq zmm6, zmm26, 0x19                                        ;   610.2 p0      39 v[6]
        vpaddq zmm21, zmm21, zmm29                                      ;   608.5 p5      68 w[8]
        vprolq zmm5, zmm26, 0x1e                                        ;   611.2 p0      39 v[6]
        vprolq zmm23, zmm24, 0x38                                       ;   612.2 p0      41 w[9]
        vpaddq zmm25, zmm25, zmm22                                      ;   609.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm2                                       ;   610.5 p5      53 t1
        vprolq zmm2, zmm31, 0x17                                        ;   613.2 p0      40 t1
        vprolq zmm13, zmm12, 3                                          ;   614.2 p0      42 w[8]
        vprolq zmm9, zmm12, 0x2d                                        ;   615.2 p0      42 w[8]
        vpternlogd zmm4, zmm13, zmm9, 0x96                              ;   616.2 p5      42 w[8]
        vprolq zmm13, zmm31, 0x2e                                       ;   616.2 p0      40 t1
        vpaddq zmm21, zmm21, zmm4                                       ;   617.2 p5      68 w[8]
        vprolq zmm9, zmm31, 0x32                                        ;   617.2 p0      40 t1
        vmovdqa64 zmm4, zmm31                                           ;   606.5         43 t1 copy
        vpternlogd zmm4, zmm1, zmm0, 0xca                               ;   613.5 p5      43 t1
        vpternlogd zmm2, zmm13, zmm9, 0x96                              ;   618.2 p5      40 t1
        vpaddq zmm25, zmm25, zmm4                                       ;   615.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm2                                       ;   619.2 p5      53 t1
        vprolq zmm2, zmm26, 0x24                                        ;   618.2 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   619.2 p5      39 v[6]
        vmovdqu64 zmm2, [rel sha512_blocks.T0_constants512 + 2752]      ;   391.3 p3      53 t1
        vprolq zmm13, zmm18, 3                                          ;   619.2 p0      42 w[9]
        vprolq zmm9, zmm18, 0x2d                                        ;   620.2 p0      42 w[9]
        vpsrlq zmm4, zmm18, 6                                           ;   621.2 p0      42 w[9]
        vpaddq zmm2, zmm2, zmm24                                        ;   618.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm25                                      ;   620.2 p5      54 v[2]
        vpaddq zmm2, zmm2, zmm0                                         ;   620.5 p5      53 t1
        vprolq zmm0, zmm27, 0x17                                        ;   622.2 p0      40 t1
        vpternlogd zmm4, zmm13, zmm9, 0x96                              ;   622.2 p5      42 w[9]
        vprolq zmm13, zmm27, 0x2e                                       ;   623.2 p0      40 t1
        vprolq zmm9, zmm27, 0x32                                        ;   624.2 p0      40 t1
        vpternlogd zmm0, zmm13, zmm9, 0x96                              ;   625.2 p5      40 t1
        vmovdqa64 zmm7, zmm26                                           ;   609.5         44 v[6] copy
        vpternlogd zmm7, zmm17, zmm8, 0xe8                              ;   623.5 p5      44 v[6]
        vpaddq zmm22, zmm22, zmm30                                      ;   624.5 p5      68 w[9]
        vpaddq zmm22, zmm22, zmm4                                       ;   625.5 p0      68 w[9]
        vmovdqa64 zmm4, zmm27                                           ;   621.2         43 t1 copy
        vpternlogd zmm4, zmm31, zmm1, 0xca                              ;   625.5 p5      43 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   626.5 p0      53 t1
        vpaddq zmm2, zmm2, zmm0                                         ;   627.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm7                                       ;   627.2 p0      55 v[6]
        vpaddq zmm25, zmm25, zmm6                                       ;   628.2 p5      55 v[6]
        vprolq zmm6, zmm25, 0x19                                        ;   629.2 p0      39 v[5]
        vprolq zmm5, zmm25, 0x1e                                        ;   629.2 p0      39 v[5]
        vprolq zmm0, zmm25, 0x24                                        ;   630.2 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm0, 0x96                               ;   631.2 p5      39 v[5]
        vpaddq zmm21, zmm21, zmm3                                       ;   629.5 p5      68 w[8]
        vpsrlq zmm3, zmm24, 7                                           ;   631.2 p0      41 w[9]
        vpaddq zmm24, zmm24, zmm14                                      ;   630.5 p5      68 w[10]
        vmovdqu64 [rbp + 832], zmm20                                    ;   559.2 p7+p4   68 w[4] spill
        vpternlogd zmm3, zmm23, zmm11, 0x96                             ;   632.2 p5      41 w[9]
        vprolq zmm11, zmm28, 0x3f                                       ;   632.2 p0      41 w[10]
        vprolq zmm13, zmm21, 3                                          ;   633.2 p0      42 w[10]
        vprolq zmm9, zmm21, 0x2d                                        ;   634.2 p0      42 w[10]
        vpsrlq zmm4, zmm21, 6                                           ;   635.2 p0      42 w[10]
        vpternlogd zmm4, zmm13, zmm9, 0x96                              ;   636.2 p5      42 w[10]
        vpaddq zmm22, zmm22, zmm3                                       ;   633.5 p5      68 w[9]
        vpsrlq zmm3, zmm28, 7                                           ;   636.2 p0      41 w[10]
        vprolq zmm23, zmm28, 0x38                                       ;   637.2 p0      41 w[10]
        vpternlogd zmm3, zmm23, zmm11, 0x96                             ;   638.2 p5      41 w[10]
        vpaddq zmm24, zmm24, zmm4                                       ;   637.2 p5      68 w[10]
        vpaddq zmm8, zmm8, zmm2                                         ;   636.5 p5      54 v[1]
        vpaddq zmm24, zmm24, zmm3                                       ;   639.2 p5      68 w[10]
        vprolq zmm23, zmm16, 0x38                                       ;   638.2 p0      41 w[11]
        vpsrlq zmm3, zmm16, 7                                           ;   639.2 p0      41 w[11]
        vmovdqa64 zmm7, zmm25                                           ;   629.2         44 v[5] copy
        vpternlogd zmm7, zmm26, zmm17, 0xe8                             ;   638.5 p5      44 v[5]
        vprolq zmm11, zmm16, 0x3f                                       ;   640.2 p0      41 w[11]
        vprolq zmm13, zmm8, 0x2e                                        ;   641.2 p0      40 t1
        vprolq zmm9, zmm8, 0x32                                         ;   642.2 p0      40 t1
        vmovdqa64 zmm4, zmm8                                            ;   637.5         43 t1 copy
        vmovdqu64 zmm0, [rel sha512_blocks.T0_constants512 + 2816]      ;   415.2 p2      53 t1
        vpaddq zmm2, zmm2, zmm7                                         ;   639.5 p5      55 v[5]
        vpaddq zmm2, zmm2, zmm6                                         ;   640.5 p5      55 v[5]
        vmovdqa64 zmm7, zmm2                                            ;   641.5         44 v[4] copy
        vpternlogd zmm4, zmm27, zmm31, 0xca                             ;   641.5 p5      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   642.5 p5      53 t1
        vpaddq zmm0, zmm0, zmm1                                         ;   643.5 p0      53 t1
        vpternlogd zmm7, zmm25, zmm26, 0xe8                             ;   643.5 p5      44 v[4]
        vpaddq zmm0, zmm0, zmm4                                         ;   644.5 p0      53 t1
        vprolq zmm1, zmm8, 0x17                                         ;   645.2 p0      40 t1
        vprolq zmm5, zmm2, 0x1e                                         ;   646.2 p0      39 v[4]
        vpternlogd zmm1, zmm13, zmm9, 0x96                              ;   646.2 p5      40 t1
        vpaddq zmm0, zmm0, zmm1                                         ;   647.2 p5      53 t1
        vpaddq zmm17, zmm17, zmm0                                       ;   648.2 p5      54 v[0]
        vpaddq zmm0, zmm0, zmm7                                         ;   648.2 p0      55 v[4]
        vprolq zmm6, zmm2, 0x19                                         ;   648.2 p0      39 v[4]
        vpsrlq zmm4, zmm22, 6                                           ;   649.2 p0      42 w[11]
        vpaddq zmm28, zmm28, zmm20                                      ;   647.5 p5      68 w[11]
        vprolq zmm13, zmm22, 3                                          ;   650.2 p0      42 w[11]
        vprolq zmm1, zmm2, 0x24                                         ;   651.2 p0      39 v[4]
        vpternlogd zmm6, zmm5, zmm1, 0x96                               ;   652.2 p5      39 v[4]
        vpaddq zmm0, zmm0, zmm6                                         ;   653.2 p5      55 v[4]
        vpternlogd zmm3, zmm23, zmm11, 0x96                             ;   650.5 p5      41 w[11]
        vprolq zmm9, zmm22, 0x2d                                        ;   652.2 p0      42 w[11]
        vpternlogd zmm4, zmm13, zmm9, 0x96                              ;   653.2 p5      42 w[11]
        vpaddq zmm28, zmm28, zmm4                                       ;   654.2 p5      68 w[11]
        vpaddq zmm28, zmm28, zmm3                                       ;   655.2 p0      68 w[11]
        vprolq zmm9, zmm17, 0x32                                        ;   654.2 p0      40 t1
        vprolq zmm23, zmm17, 0x2e                                       ;   655.2 p0      40 t1
        vprolq zmm3, zmm17, 0x17                                        ;   656.2 p0      40 t1
        vmovdqu64 zmm11, [rbp + 1088]                                   ;   461.2 p3      68 w[13] reload
        vmovdqu64 zmm1, [rel sha512_blocks.T0_constants512 + 2880]      ;   431.2 p2      53 t1
        vpaddq zmm1, zmm1, zmm16                                        ;   653.5 p5      53 t1
        vmovdqu64 [rbp + 768], zmm15                                    ;   570.2 p8+p9   68 w[5] spill
        vprolq zmm7, zmm24, 3                                           ;   657.2 p0      42 w[12]
        vmovdqa64 zmm5, zmm17                                           ;   649.2         43 t1 copy
        vpternlogd zmm3, zmm23, zmm9, 0x96                              ;   657.2 p5      40 t1
        vprolq zmm9, zmm0, 0x24                                         ;   658.2 p0      39 v[3]
        vpternlogd zmm5, zmm8, zmm27, 0xca                              ;   655.5 p5      43 t1
        vpaddq zmm16, zmm16, zmm15                                      ;   656.5 p5      68 w[12]
        vprolq zmm6, zmm24, 0x2d                                        ;   659.2 p0      42 w[12]
        vpsrlq zmm20, zmm24, 6                                          ;   660.2 p0      42 w[12]
        vpternlogd zmm20, zmm7, zmm6, 0x96                              ;   661.2 p5      42 w[12]
        vpaddq zmm16, zmm16, zmm20                                      ;   662.2 p5      68 w[12]
        vpsrlq zmm4, zmm11, 7                                           ;   661.2 p0      41 w[12]
        vpsrlq zmm15, zmm28, 6                                          ;   662.2 p0      42 w[13]
        vpaddq zmm1, zmm1, zmm31                                        ;   659.5 p5      53 t1
        vpaddq zmm1, zmm1, zmm5                                         ;   660.5 p5      53 t1
        vmovdqa64 zmm5, zmm0                                            ;   654.2         44 v[3] copy
        vpternlogd zmm5, zmm2, zmm25, 0xe8                              ;   661.5 p5      44 v[3]
        vpaddq zmm1, zmm1, zmm3                                         ;   662.5 p5      53 t1
        vpaddq zmm26, zmm26, zmm1                                       ;   663.5 p0      54 v[7]
        vprolq zmm23, zmm0, 0x1e                                        ;   664.2 p0      39 v[3]
        vprolq zmm31, zmm11, 0x38                                       ;   665.2 p0      41 w[12]
        vmovdqu64 zmm20, [rbp + 1024]                                   ;   472.2 p3      68 w[14] reload
        vprolq zmm3, zmm0, 0x19                                         ;   666.2 p0      39 v[3]
        vpaddq zmm1, zmm1, zmm5                                         ;   663.5 p5      55 v[3]
        vmovdqa64 zmm5, zmm26                                           ;   664.5         43 t1 copy
        vpternlogd zmm5, zmm17, zmm8, 0xca                              ;   664.5 p5      43 t1
        vpternlogd zmm3, zmm23, zmm9, 0x96                              ;   667.2 p5      39 v[3]
        vmovdqu64 zmm9, [rel sha512_blocks.T0_constants512 + 2944]      ;   442.7 p2      53 t1
        vpaddq zmm9, zmm9, zmm11                                        ;   666.5 p5      53 t1
        vpaddq zmm9, zmm9, zmm27                                        ;   667.5 p0      53 t1
        vpaddq zmm9, zmm9, zmm5                                         ;   668.5 p5      53 t1
        vpaddq zmm1, zmm1, zmm3                                         ;   668.2 p0      55 v[3]
        vprolq zmm3, zmm26, 0x17                                        ;   669.2 p0      40 t1
        vprolq zmm6, zmm28, 0x2d                                        ;   670.2 p0      42 w[13]
        vprolq zmm23, zmm20, 0x3f                                       ;   671.2 p0      41 w[13]
        vprolq zmm27, zmm26, 0x2e                                       ;   672.2 p0      40 t1
        vprolq zmm13, zmm11, 0x3f                                       ;   673.2 p0      41 w[12]
        vpternlogd zmm4, zmm31, zmm13, 0x96                             ;   674.2 p5      41 w[12]
        vprolq zmm13, zmm26, 0x32                                       ;   674.2 p0      40 t1
        vprolq zmm31, zmm20, 0x38                                       ;   675.2 p0      41 w[13]
        vpaddq zmm16, zmm16, zmm4                                       ;   675.2 p5      68 w[12]
        vpsrlq zmm4, zmm20, 7                                           ;   676.2 p0      41 w[13]
        vpaddq zmm11, zmm11, zmm12                                      ;   670.5 p5      68 w[13]
        vpternlogd zmm3, zmm27, zmm13, 0x96                             ;   675.2 p5      40 t1
        vpternlogd zmm4, zmm31, zmm23, 0x96                             ;   677.2 p5      41 w[13]
        vpaddq zmm9, zmm9, zmm3                                         ;   676.2 p5      53 t1
        vpaddq zmm25, zmm25, zmm9                                       ;   677.2 p5      54 v[6]
        vprolq zmm31, zmm25, 0x17                                       ;   678.2 p0      40 t1
        vprolq zmm7, zmm28, 3                                           ;   678.2 p0      42 w[13]
        vpternlogd zmm15, zmm7, zmm6, 0x96                              ;   679.2 p5      42 w[13]
        vprolq zmm27, zmm1, 0x1e                                        ;   679.2 p0      39 v[2]
        vprolq zmm23, zmm25, 0x2e                                       ;   680.2 p0      40 t1
        vprolq zmm3, zmm1, 0x19                                         ;   681.2 p0      39 v[2]
        vmovdqa64 zmm5, zmm1                                            ;   669.2         44 v[2] copy
        vpaddq zmm11, zmm11, zmm15                                      ;   680.2 p5      68 w[13]
        vpaddq zmm11, zmm11, zmm4                                       ;   681.2 p5      68 w[13]
        vpternlogd zmm5, zmm0, zmm2, 0xe8                               ;   678.5 p5      44 v[2]
        vpaddq zmm9, zmm9, zmm5                                         ;   679.5 p5      55 v[2]
        vmovdqa64 zmm4, zmm25                                           ;   678.2         43 t1 copy
        vpternlogd zmm4, zmm26, zmm17, 0xca                             ;   680.5 p5      43 t1
        vprolq zmm13, zmm1, 0x24                                        ;   682.2 p0      39 v[2]
        vpternlogd zmm3, zmm27, zmm13, 0x96                             ;   683.2 p5      39 v[2]
        vmovdqu64 zmm13, [rel sha512_blocks.T0_constants512 + 3008]     ;   459.3 p3      53 t1
        vpaddq zmm13, zmm13, zmm20                                      ;   682.5 p5      53 t1
        vpaddq zmm13, zmm13, zmm8                                       ;   683.5 p0      53 t1
        vprolq zmm8, zmm25, 0x32                                        ;   684.2 p0      40 t1
        vpternlogd zmm31, zmm23, zmm8, 0x96                             ;   685.2 p5      40 t1
        vpaddq zmm9, zmm9, zmm3                                         ;   684.5 p5      55 v[2]
        vprolq zmm6, zmm9, 0x19                                         ;   685.5 p0      39 v[1]
        vprolq zmm5, zmm9, 0x1e                                         ;   686.2 p0      39 v[1]
        vpsrlq zmm3, zmm10, 7                                           ;   687.2 p0      41 w[14]
        vprolq zmm15, zmm10, 0x3f                                       ;   688.2 p0      41 w[14]
        vprolq zmm27, zmm10, 0x38                                       ;   689.2 p0      41 w[14]
        vpternlogd zmm3, zmm27, zmm15, 0x96                             ;   690.2 p5      41 w[14]
        vpaddq zmm13, zmm13, zmm4                                       ;   686.5 p5      53 t1
        vpaddq zmm13, zmm13, zmm31                                      ;   687.5 p5      53 t1
        vprolq zmm31, zmm9, 0x24                                        ;   690.2 p0      39 v[1]
        vpternlogd zmm6, zmm5, zmm31, 0x96                              ;   691.2 p5      39 v[1]
        vmovdqu64 zmm31, [rel sha512_blocks.T0_constants512 + 3072]     ;   463.7 p2      53 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   689.5 p5      53 t1
        vpaddq zmm2, zmm2, zmm13                                        ;   690.5 p5      54 v[5]
        vpaddq zmm31, zmm31, zmm17                                      ;   691.2 p0      53 t1
        vprolq zmm17, zmm2, 0x2e                                        ;   692.2 p0      40 t1
        vprolq zmm8, zmm16, 0x2d                                        ;   693.2 p0      42 w[14]
        vpsrlq zmm4, zmm16, 6                                           ;   694.2 p0      42 w[14]
        vprolq zmm23, zmm16, 3                                          ;   695.2 p0      42 w[14]
        vprolq zmm27, zmm2, 0x17                                        ;   696.2 p0      40 t1
        vpaddq zmm20, zmm20, zmm18                                      ;   691.5 p5      68 w[14]
        vpaddq zmm10, zmm10, zmm21                                      ;   692.5 p5      68 w[15]
        vmovdqa64 zmm7, zmm9                                            ;   685.5         44 v[1] copy
        vpternlogd zmm7, zmm1, zmm0, 0xe8                               ;   693.5 p5      44 v[1]
        vpaddq zmm13, zmm13, zmm7                                       ;   694.5 p5      55 v[1]
        vpaddq zmm13, zmm13, zmm6                                       ;   695.5 p5      55 v[1]
        vprolq zmm6, zmm13, 0x19                                        ;   697.2 p0      39 v[0]
        vprolq zmm5, zmm13, 0x1e                                        ;   698.2 p0      39 v[0]
        vpternlogd zmm4, zmm23, zmm8, 0x96                              ;   696.5 p5      42 w[14]
        vpaddq zmm20, zmm20, zmm4                                       ;   697.5 p5      68 w[14]
        vmovdqa64 zmm4, zmm2                                            ;   691.5         43 t1 copy
        vpternlogd zmm4, zmm25, zmm26, 0xca                             ;   698.5 p5      43 t1
        vprolq zmm8, zmm2, 0x32                                         ;   699.2 p0      40 t1
        vpternlogd zmm27, zmm17, zmm8, 0x96                             ;   700.2 p5      40 t1
        vprolq zmm8, zmm11, 0x2d                                        ;   700.2 p0      42 w[15]
        vprolq zmm17, zmm11, 3                                          ;   701.2 p0      42 w[15]
        vpaddq zmm31, zmm31, zmm4                                       ;   700.5 p5      53 t1
        vpaddq zmm31, zmm31, zmm27                                      ;   701.5 p5      53 t1
        vprolq zmm27, zmm13, 0x24                                       ;   702.2 p0      39 v[0]
        vpternlogd zmm6, zmm5, zmm27, 0x96                              ;   703.2 p5      39 v[0]
        vpsrlq zmm4, zmm11, 6                                           ;   703.2 p0      42 w[15]
        vpternlogd zmm4, zmm17, zmm8, 0x96                              ;   704.2 p5      42 w[15]
        vpaddq zmm10, zmm10, zmm4                                       ;   705.2 p0      68 w[15]
        vmovdqu64 zmm27, [rel sha512_blocks.T0_constants512 + 3136]     ;   479.2 p3      53 t1
        vpaddq zmm0, zmm0, zmm31                                        ;   704.5 p5      54 v[4]
        vpaddq zmm20, zmm20, zmm3                                       ;   705.2 p0      68 w[14]
        vpsrlq zmm3, zmm19, 7                                           ;   706.2 p0      41 w[15]
        vprolq zmm17, zmm0, 0x2e                                        ;   707.2 p0      40 t1
        vmovdqa64 zmm4, zmm0                                            ;   705.5         43 t1 copy
        vprolq zmm23, zmm19, 0x38                                       ;   708.2 p0      41 w[15]
        vprolq zmm15, zmm19, 0x3f                                       ;   709.2 p0      41 w[15]
        vpternlogd zmm3, zmm23, zmm15, 0x96                             ;   710.2 p5      41 w[15]
        vprolq zmm15, zmm29, 0x3f                                       ;   710.2 p0      41 w[0]
        vmovdqa64 zmm7, zmm13                                           ;   696.5         44 v[0] copy
        vpternlogd zmm4, zmm2, zmm25, 0xca                              ;   706.5 p5      43 t1
        vprolq zmm8, zmm0, 0x32                                         ;   711.2 p0      40 t1
        vprolq zmm23, zmm29, 0x38                                       ;   712.2 p0      41 w[0]
        vmovdqu64 [rbp + 1024], zmm28                                   ;   656.2 p7+p4   68 w[11] spill
        vpternlogd zmm7, zmm9, zmm1, 0xe8                               ;   707.5 p5      44 v[0]
        vpaddq zmm31, zmm31, zmm7                                       ;   708.5 p5      55 v[0]
        vpaddq zmm31, zmm31, zmm6                                       ;   709.5 p5      55 v[0]
        vprolq zmm5, zmm31, 0x1e                                        ;   713.2 p0      39 v[7]
        vprolq zmm6, zmm31, 0x19                                        ;   714.2 p0      39 v[7]
        vpaddq zmm27, zmm27, zmm19                                      ;   710.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm26                                      ;   711.5 p5      53 t1
        vprolq zmm26, zmm0, 0x17                                        ;   715.2 p0      40 t1
        vpaddq zmm10, zmm10, zmm3                                       ;   712.5 p5      68 w[15]
        vpsrlq zmm3, zmm29, 7                                           ;   716.2 p0      41 w[0]
        vpaddq zmm27, zmm27, zmm4                                       ;   713.5 p5      53 t1
        vpternlogd zmm26, zmm17, zmm8, 0x96                             ;   716.2 p5      40 t1
        vpaddq zmm27, zmm27, zmm26                                      ;   717.2 p5      53 t1
        vpaddq zmm1, zmm1, zmm27                                        ;   718.2 p5      54 v[3]
        vprolq zmm17, zmm20, 3                                          ;   717.2 p0      42 w[0]
        vprolq zmm26, zmm31, 0x24                                       ;   718.2 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm26, 0x96                              ;   719.2 p5      39 v[7]
        vmovdqa64 zmm7, zmm31                                           ;   710.5         44 v[7] copy
        vpternlogd zmm7, zmm13, zmm9, 0xe8                              ;   718.5 p5      44 v[7]
        vpaddq zmm27, zmm27, zmm7                                       ;   719.5 p0      55 v[7]
        vpaddq zmm27, zmm27, zmm6                                       ;   720.5 p5      55 v[7]
        vmovdqa64 zmm7, zmm27                                           ;   721.5         44 v[6] copy
        vpsrlq zmm4, zmm20, 6                                           ;   720.2 p0      42 w[0]
        vmovdqu64 zmm26, [rel sha512_blocks.T0_constants512 + 3200]     ;   496.2 p2      53 t1
        vpaddq zmm26, zmm26, zmm29                                      ;   720.5 p5      53 t1
        vpaddq zmm29, zmm29, zmm24                                      ;   721.2 p0      68 w[1]
        vprolq zmm8, zmm20, 0x2d                                        ;   722.2 p0      42 w[0]
        vpternlogd zmm4, zmm17, zmm8, 0x96                              ;   723.2 p5      42 w[0]
        vpaddq zmm19, zmm19, zmm22                                      ;   722.5 p5      68 w[0]
        vpaddq zmm19, zmm19, zmm4                                       ;   724.2 p0      68 w[0]
        vmovdqa64 zmm4, zmm1                                            ;   719.2         43 t1 copy
        vpaddq zmm26, zmm26, zmm25                                      ;   723.5 p5      53 t1
        vprolq zmm17, zmm1, 0x2e                                        ;   724.2 p0      40 t1
        vprolq zmm8, zmm1, 0x32                                         ;   725.2 p0      40 t1
        vpternlogd zmm3, zmm23, zmm15, 0x96                             ;   724.5 p5      41 w[0]
        vprolq zmm15, zmm30, 0x3f                                       ;   726.2 p0      41 w[1]
        vpternlogd zmm4, zmm0, zmm2, 0xca                               ;   725.5 p5      43 t1
        vpaddq zmm26, zmm26, zmm4                                       ;   726.5 p5      53 t1
        vprolq zmm5, zmm27, 0x1e                                        ;   727.2 p0      39 v[6]
        vprolq zmm6, zmm27, 0x19                                        ;   728.2 p0      39 v[6]
        vprolq zmm25, zmm1, 0x17                                        ;   729.2 p0      40 t1
        vpternlogd zmm25, zmm17, zmm8, 0x96                             ;   730.2 p5      40 t1
        vprolq zmm17, zmm10, 3                                          ;   730.2 p0      42 w[1]
        vpaddq zmm26, zmm26, zmm25                                      ;   731.2 p5      53 t1
        vprolq zmm25, zmm27, 0x24                                       ;   731.2 p0      39 v[6]
        vpternlogd zmm6, zmm5, zmm25, 0x96                              ;   732.2 p5      39 v[6]
        vpaddq zmm9, zmm9, zmm26                                        ;   732.2 p5      54 v[2]
        vpternlogd zmm7, zmm31, zmm13, 0xe8                             ;   731.5 p5      44 v[6]
        vpaddq zmm26, zmm26, zmm7                                       ;   732.5 p0      55 v[6]
        vpaddq zmm26, zmm26, zmm6                                       ;   733.5 p5      55 v[6]
        vpsrlq zmm4, zmm10, 6                                           ;   733.2 p0      42 w[1]
        vmovdqu64 zmm25, [rel sha512_blocks.T0_constants512 + 3264]     ;   509.5 p3      53 t1
        vprolq zmm8, zmm10, 0x2d                                        ;   734.2 p0      42 w[1]
        vpaddq zmm19, zmm19, zmm3                                       ;   733.5 p5      68 w[0]
        vpaddq zmm25, zmm25, zmm30                                      ;   734.5 p5      53 t1
        vprolq zmm23, zmm30, 0x38                                       ;   735.2 p0      41 w[1]
        vpaddq zmm25, zmm25, zmm2                                       ;   735.5 p5      53 t1
        vprolq zmm2, zmm9, 0x17                                         ;   736.2 p0      40 t1
        vpsrlq zmm3, zmm30, 7                                           ;   737.2 p0      41 w[1]
        vpternlogd zmm3, zmm23, zmm15, 0x96                             ;   738.2 p5      41 w[1]
        vpternlogd zmm4, zmm17, zmm8, 0x96                              ;   737.5 p5      42 w[1]
        vpaddq zmm29, zmm29, zmm4                                       ;   738.5 p0      68 w[1]
        vmovdqa64 zmm4, zmm9                                            ;   733.2         43 t1 copy
        vprolq zmm23, zmm14, 0x38                                       ;   739.2 p0      41 w[2]
        vpaddq zmm29, zmm29, zmm3                                       ;   739.5 p5      68 w[1]
        vpsrlq zmm3, zmm14, 7                                           ;   740.2 p0      41 w[2]
        vprolq zmm15, zmm14, 0x3f                                       ;   741.2 p0      41 w[2]
        vpternlogd zmm3, zmm23, zmm15, 0x96                             ;   742.2 p5      41 w[2]
        vprolq zmm17, zmm9, 0x2e                                        ;   742.2 p0      40 t1
        vprolq zmm8, zmm9, 0x32                                         ;   743.2 p0      40 t1
        vpternlogd zmm2, zmm17, zmm8, 0x96                              ;   744.2 p5      40 t1
        vprolq zmm5, zmm26, 0x1e                                        ;   744.2 p0      39 v[5]
        vprolq zmm8, zmm19, 0x2d                                        ;   745.2 p0      42 w[2]
        vmovdqa64 zmm7, zmm26                                           ;   734.5         44 v[5] copy
        vpternlogd zmm7, zmm27, zmm31, 0xe8                             ;   741.5 p5      44 v[5]
        vpternlogd zmm4, zmm1, zmm0, 0xca                               ;   742.5 p5      43 t1
        vpaddq zmm25, zmm25, zmm4                                       ;   743.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm2                                       ;   745.2 p5      53 t1
        vpaddq zmm13, zmm13, zmm25                                      ;   746.2 p5      54 v[1]
        vpaddq zmm25, zmm25, zmm7                                       ;   746.2 p0      55 v[5]
        vprolq zmm2, zmm26, 0x24                                        ;   747.2 p0      39 v[5]
        vprolq zmm6, zmm26, 0x19                                        ;   748.2 p0      39 v[5]
        vpternlogd zmm6, zmm5, zmm2, 0x96                               ;   749.2 p5      39 v[5]
        vpaddq zmm25, zmm25, zmm6                                       ;   750.2 p5      55 v[5]
        vprolq zmm7, zmm29, 3                                           ;   749.2 p0      42 w[3]
        vpaddq zmm30, zmm30, zmm28                                      ;   748.5 p5      68 w[2]
        vpsrlq zmm4, zmm19, 6                                           ;   750.2 p0      42 w[2]
        vprolq zmm17, zmm19, 3                                          ;   751.2 p0      42 w[2]
        vpternlogd zmm4, zmm17, zmm8, 0x96                              ;   752.2 p5      42 w[2]
        vpaddq zmm30, zmm30, zmm4                                       ;   753.2 p5      68 w[2]
        vprolq zmm8, zmm13, 0x32                                        ;   752.2 p0      40 t1
        vmovdqa64 zmm5, zmm13                                           ;   747.2         43 t1 copy
        vpternlogd zmm5, zmm9, zmm1, 0xca                               ;   751.5 p5      43 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   754.2 p5      68 w[2]
        vprolq zmm3, zmm13, 0x17                                        ;   753.2 p0      40 t1
        vmovdqu64 zmm2, [rel sha512_blocks.T0_constants512 + 3328]      ;   528.2 p2      53 t1
        vmovdqu64 zmm15, [rbp + 832]                                    ;   559.2 p3      68 w[4] reload
        vmovdqu64 [rbp + 1088], zmm16                                   ;   676.2 p8+p9   68 w[12] spill
        vprolq zmm23, zmm13, 0x2e                                       ;   754.2 p0      40 t1
        vpternlogd zmm3, zmm23, zmm8, 0x96                              ;   755.2 p5      40 t1
        vprolq zmm23, zmm25, 0x1e                                       ;   755.2 p0      39 v[4]
        vprolq zmm8, zmm25, 0x24                                        ;   756.2 p0      39 v[4]
        vprolq zmm6, zmm29, 0x2d                                        ;   757.2 p0      42 w[3]
        vpsrlq zmm4, zmm15, 7                                           ;   758.2 p0      41 w[3]
        vpsrlq zmm28, zmm29, 6                                          ;   759.2 p0      42 w[3]
        vpternlogd zmm28, zmm7, zmm6, 0x96                              ;   760.2 p5      42 w[3]
        vpaddq zmm2, zmm2, zmm14                                        ;   755.5 p5      53 t1
        vpaddq zmm2, zmm2, zmm0                                         ;   756.5 p5      53 t1
        vpaddq zmm2, zmm2, zmm5                                         ;   757.5 p5      53 t1
        vmovdqa64 zmm5, zmm25                                           ;   751.2         44 v[4] copy
        vpternlogd zmm5, zmm26, zmm27, 0xe8                             ;   758.5 p5      44 v[4]
        vpaddq zmm2, zmm2, zmm3                                         ;   759.5 p5      53 t1
        vprolq zmm3, zmm25, 0x19                                        ;   760.2 p0      39 v[4]
        vpternlogd zmm3, zmm23, zmm8, 0x96                              ;   761.2 p5      39 v[4]
        vpaddq zmm14, zmm14, zmm16                                      ;   761.2 p0      68 w[3]
        vprolq zmm0, zmm15, 0x38                                        ;   762.2 p0      41 w[3]
        vpsrlq zmm16, zmm30, 6                                          ;   763.2 p0      42 w[4]
        vmovdqu64 zmm8, [rel sha512_blocks.T0_constants512 + 3392]      ;   538.3 p2      53 t1
        vpaddq zmm31, zmm31, zmm2                                       ;   761.5 p5      54 v[0]
        vpaddq zmm2, zmm2, zmm5                                         ;   762.5 p5      55 v[4]
        vpaddq zmm2, zmm2, zmm3                                         ;   763.5 p5      55 v[4]
        vprolq zmm3, zmm31, 0x17                                        ;   764.2 p0      40 t1
        vmovdqa64 zmm5, zmm31                                           ;   762.5         43 t1 copy
        vpternlogd zmm5, zmm13, zmm9, 0xca                              ;   764.5 p5      43 t1
        vpaddq zmm8, zmm8, zmm15                                        ;   765.2 p0      53 t1
        vpaddq zmm8, zmm8, zmm1                                         ;   766.2 p5      53 t1
        vprolq zmm7, zmm30, 3                                           ;   766.2 p0      42 w[4]
        vmovdqu64 zmm23, [rbp + 768]                                    ;   570.2 p3      68 w[5] reload
        vprolq zmm1, zmm23, 0x38                                        ;   767.2 p0      41 w[4]
        vprolq zmm6, zmm30, 0x2d                                        ;   768.2 p0      42 w[4]
        vpternlogd zmm16, zmm7, zmm6, 0x96                              ;   769.2 p5      42 w[4]
        vpaddq zmm14, zmm14, zmm28                                      ;   767.5 p5      68 w[3]
        vprolq zmm28, zmm23, 0x3f                                       ;   769.2 p0      41 w[4]
        vpaddq zmm8, zmm8, zmm5                                         ;   768.5 p5      53 t1
        vprolq zmm17, zmm15, 0x3f                                       ;   770.2 p0      41 w[3]
        vpternlogd zmm4, zmm0, zmm17, 0x96                              ;   771.2 p5      41 w[3]
        vprolq zmm0, zmm31, 0x2e                                        ;   771.2 p0      40 t1
        vpaddq zmm14, zmm14, zmm4                                       ;   772.2 p5      68 w[3]
        vprolq zmm17, zmm31, 0x32                                       ;   772.2 p0      40 t1
        vpternlogd zmm3, zmm0, zmm17, 0x96                              ;   773.2 p5      40 t1
        vpaddq zmm15, zmm15, zmm11                                      ;   772.5 p5      68 w[4]
        vpaddq zmm15, zmm15, zmm16                                      ;   773.5 p0      68 w[4]
        vmovdqa64 zmm5, zmm2                                            ;   764.5         44 v[3] copy
        vprolq zmm6, zmm14, 3                                           ;   774.2 p0      42 w[5]
        vpsrlq zmm7, zmm14, 6                                           ;   775.2 p0      42 w[5]
        vpsrlq zmm4, zmm23, 7                                           ;   776.2 p0      41 w[4]
        vpternlogd zmm4, zmm1, zmm28, 0x96                              ;   777.2 p5      41 w[4]
        vpaddq zmm15, zmm15, zmm4                                       ;   778.2 p5      68 w[4]
        vprolq zmm17, zmm2, 0x24                                        ;   777.2 p0      39 v[3]
        vpaddq zmm8, zmm8, zmm3                                         ;   775.5 p5      53 t1
        vprolq zmm3, zmm2, 0x19                                         ;   778.2 p0      39 v[3]
        vprolq zmm0, zmm2, 0x1e                                         ;   779.2 p0      39 v[3]
        vpaddq zmm27, zmm27, zmm8                                       ;   776.5 p5      54 v[7]
        vprolq zmm1, zmm27, 0x17                                        ;   780.2 p0      40 t1
        vprolq zmm28, zmm27, 0x2e                                       ;   781.2 p0      40 t1
        vprolq zmm16, zmm12, 0x3f                                       ;   782.2 p0      41 w[5]
        vpternlogd zmm5, zmm25, zmm26, 0xe8                             ;   777.5 p5      44 v[3]
        vpaddq zmm8, zmm8, zmm5                                         ;   778.5 p5      55 v[3]
        vmovdqa64 zmm4, zmm27                                           ;   777.5         43 t1 copy
        vpternlogd zmm4, zmm31, zmm13, 0xca                             ;   779.5 p5      43 t1
        vprolq zmm5, zmm14, 0x2d                                        ;   783.2 p0      42 w[5]
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;   784.2 p5      42 w[5]
        vprolq zmm6, zmm15, 3                                           ;   784.2 p0      42 w[6]
        vpternlogd zmm3, zmm0, zmm17, 0x96                              ;   781.5 p5      39 v[3]
        vmovdqu64 zmm17, [rel sha512_blocks.T0_constants512 + 3456]     ;   561.2 p2      53 t1
        vpaddq zmm17, zmm17, zmm23                                      ;   782.5 p5      53 t1
        vpaddq zmm8, zmm8, zmm3                                         ;   783.5 p5      55 v[3]
        vprolq zmm0, zmm12, 0x38                                        ;   785.2 p0      41 w[5]
        vpsrlq zmm3, zmm12, 7                                           ;   786.2 p0      41 w[5]
        vpaddq zmm17, zmm17, zmm9                                       ;   784.5 p5      53 t1
        vprolq zmm9, zmm27, 0x32                                        ;   787.2 p0      40 t1
        vpternlogd zmm3, zmm0, zmm16, 0x96                              ;   787.2 p5      41 w[5]
        vprolq zmm0, zmm18, 0x38                                        ;   788.2 p0      41 w[6]
        vpternlogd zmm1, zmm28, zmm9, 0x96                              ;   788.2 p5      40 t1
        vprolq zmm28, zmm8, 0x1e                                        ;   789.2 p0      39 v[2]
        vpaddq zmm17, zmm17, zmm4                                       ;   787.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm1                                       ;   789.2 p5      53 t1
        vpaddq zmm26, zmm26, zmm17                                      ;   790.2 p5      54 v[6]
        vmovdqa64 zmm4, zmm8                                            ;   784.5         44 v[2] copy
        vpaddq zmm23, zmm23, zmm20                                      ;   790.2 p0      68 w[5]
        vpaddq zmm23, zmm23, zmm7                                       ;   791.2 p5      68 w[5]
        vpaddq zmm23, zmm23, zmm3                                       ;   792.2 p0      68 w[5]
        vpsrlq zmm7, zmm15, 6                                           ;   792.2 p0      42 w[6]
        vprolq zmm1, zmm8, 0x19                                         ;   793.2 p0      39 v[2]
        vprolq zmm9, zmm8, 0x24                                         ;   794.2 p0      39 v[2]
        vpternlogd zmm1, zmm28, zmm9, 0x96                              ;   795.2 p5      39 v[2]
        vprolq zmm5, zmm15, 0x2d                                        ;   795.2 p0      42 w[6]
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;   796.2 p5      42 w[6]
        vprolq zmm6, zmm23, 3                                           ;   796.2 p0      42 w[7]
        vprolq zmm16, zmm18, 0x3f                                       ;   797.2 p0      41 w[6]
        vpsrlq zmm3, zmm18, 7                                           ;   798.2 p0      41 w[6]
        vpternlogd zmm3, zmm0, zmm16, 0x96                              ;   799.2 p5      41 w[6]
        vprolq zmm28, zmm26, 0x2e                                       ;   799.2 p0      40 t1
        vmovdqu64 zmm9, [rel sha512_blocks.T0_constants512 + 3520]      ;   572.2 p3      53 t1
        vpaddq zmm9, zmm9, zmm12                                        ;   794.5 p5      53 t1
        vpaddq zmm12, zmm12, zmm10                                      ;   795.5 p5      68 w[6]
        vpaddq zmm12, zmm12, zmm7                                       ;   797.2 p5      68 w[6]
        vpaddq zmm12, zmm12, zmm3                                       ;   800.2 p5      68 w[6]
        vpsrlq zmm7, zmm23, 6                                           ;   800.2 p0      42 w[7]
        vpternlogd zmm4, zmm2, zmm25, 0xe8                              ;   798.5 p5      44 v[2]
        vpaddq zmm17, zmm17, zmm4                                       ;   799.5 p5      55 v[2]
        vpaddq zmm17, zmm17, zmm1                                       ;   800.5 p5      55 v[2]
        vmovdqa64 zmm4, zmm26                                           ;   791.2         43 t1 copy
        vpaddq zmm9, zmm9, zmm13                                        ;   801.2 p0      53 t1
        vprolq zmm1, zmm26, 0x17                                        ;   802.2 p0      40 t1
        vprolq zmm13, zmm26, 0x32                                       ;   803.2 p0      40 t1
        vpternlogd zmm1, zmm28, zmm13, 0x96                             ;   804.2 p5      40 t1
        vprolq zmm28, zmm17, 0x1e                                       ;   804.2 p0      39 v[1]
        vprolq zmm13, zmm17, 0x24                                       ;   805.2 p0      39 v[1]
        vpternlogd zmm4, zmm27, zmm31, 0xca                             ;   802.5 p5      43 t1
        vpaddq zmm9, zmm9, zmm4                                         ;   803.5 p5      53 t1
        vmovdqa64 zmm4, zmm17                                           ;   801.5         44 v[1] copy
        vpaddq zmm9, zmm9, zmm1                                         ;   805.2 p5      53 t1
        vpternlogd zmm4, zmm8, zmm2, 0xe8                               ;   805.5 p5      44 v[1]
        vpaddq zmm25, zmm25, zmm9                                       ;   806.2 p0      54 v[5]
        vpaddq zmm9, zmm9, zmm4                                         ;   806.5 p5      55 v[1]
        vprolq zmm1, zmm17, 0x19                                        ;   807.2 p0      39 v[1]
        vpternlogd zmm1, zmm28, zmm13, 0x96                             ;   808.2 p5      39 v[1]
        vpaddq zmm9, zmm9, zmm1                                         ;   809.2 p0      55 v[1]
        vprolq zmm1, zmm25, 0x17                                        ;   809.2 p0      40 t1
        vprolq zmm16, zmm25, 0x32                                       ;   810.2 p0      40 t1
        vmovdqu64 zmm13, [rel sha512_blocks.T0_constants512 + 3584]     ;   583.2 p2      53 t1
        vprolq zmm5, zmm23, 0x2d                                        ;   811.2 p0      42 w[7]
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;   812.2 p5      42 w[7]
        vprolq zmm5, zmm12, 0x2d                                        ;   812.2 p0      42 w[8]
        vpaddq zmm13, zmm13, zmm18                                      ;   809.5 p5      53 t1
        vpaddq zmm13, zmm13, zmm31                                      ;   810.5 p5      53 t1
        vprolq zmm31, zmm25, 0x2e                                       ;   813.2 p0      40 t1
        vpternlogd zmm1, zmm31, zmm16, 0x96                             ;   814.2 p5      40 t1
        vprolq zmm31, zmm9, 0x1e                                        ;   814.2 p0      39 v[0]
        vmovdqa64 zmm4, zmm25                                           ;   807.2         43 t1 copy
        vpternlogd zmm4, zmm26, zmm27, 0xca                             ;   812.5 p5      43 t1
        vpaddq zmm13, zmm13, zmm4                                       ;   813.5 p5      53 t1
        vmovdqa64 zmm4, zmm9                                            ;   810.2         44 v[0] copy
        vpternlogd zmm4, zmm17, zmm8, 0xe8                              ;   814.5 p5      44 v[0]
        vprolq zmm16, zmm9, 0x24                                        ;   815.2 p0      39 v[0]
        vpaddq zmm13, zmm13, zmm1                                       ;   815.5 p5      53 t1
        vprolq zmm1, zmm9, 0x19                                         ;   816.2 p0      39 v[0]
        vpternlogd zmm1, zmm31, zmm16, 0x96                             ;   817.2 p5      39 v[0]
        vmovdqu64 zmm16, [rel sha512_blocks.T0_constants512 + 3648]     ;   590.3 p3      53 t1
        vpaddq zmm16, zmm16, zmm21                                      ;   817.2 p0      53 t1
        vpaddq zmm2, zmm2, zmm13                                        ;   817.5 p5      54 v[4]
        vpaddq zmm13, zmm13, zmm4                                       ;   818.2 p0      55 v[0]
        vpaddq zmm16, zmm16, zmm27                                      ;   818.5 p5      53 t1
        vpaddq zmm13, zmm13, zmm1                                       ;   819.2 p0      55 v[0]
        vmovdqa64 zmm4, zmm2                                            ;   818.5         43 t1 copy
        vpternlogd zmm4, zmm25, zmm26, 0xca                             ;   819.5 p5      43 t1
        vpaddq zmm16, zmm16, zmm4                                       ;   820.5 p0      53 t1
        vprolq zmm0, zmm21, 0x38                                        ;   821.2 p0      41 w[7]
        vprolq zmm31, zmm2, 0x2e                                        ;   822.2 p0      40 t1
        vprolq zmm1, zmm2, 0x17                                         ;   823.2 p0      40 t1
        vpsrlq zmm3, zmm21, 7                                           ;   824.2 p0      41 w[7]
        vprolq zmm27, zmm2, 0x32                                        ;   825.2 p0      40 t1
        vpternlogd zmm1, zmm31, zmm27, 0x96                             ;   826.2 p5      40 t1
        vprolq zmm27, zmm13, 0x24                                       ;   826.2 p0      39 v[7]
        vprolq zmm28, zmm21, 0x3f                                       ;   827.2 p0      41 w[7]
        vmovdqa64 zmm4, zmm13                                           ;   820.2         44 v[7] copy
        vprolq zmm31, zmm13, 0x1e                                       ;   828.2 p0      39 v[7]
        vprolq zmm6, zmm12, 3                                           ;   829.2 p0      42 w[8]
        vpaddq zmm18, zmm18, zmm19                                      ;   821.5 p5      68 w[7]
        vpaddq zmm16, zmm16, zmm1                                       ;   827.2 p5      53 t1
        vpaddq zmm18, zmm18, zmm7                                       ;   823.5 p5      68 w[7]
        vpsrlq zmm7, zmm12, 6                                           ;   830.2 p0      42 w[8]
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;   831.2 p5      42 w[8]
        vpternlogd zmm3, zmm0, zmm28, 0x96                              ;   828.2 p5      41 w[7]
        vprolq zmm0, zmm22, 0x38                                        ;   831.2 p0      41 w[8]
        vpaddq zmm21, zmm21, zmm29                                      ;   826.5 p5      68 w[8]
        vpaddq zmm21, zmm21, zmm7                                       ;   832.2 p5      68 w[8]
        vpaddq zmm18, zmm18, zmm3                                       ;   829.2 p5      68 w[7]
        vprolq zmm6, zmm18, 3                                           ;   832.2 p0      42 w[9]
        vpsrlq zmm3, zmm22, 7                                           ;   833.2 p0      41 w[8]
        vprolq zmm28, zmm22, 0x3f                                       ;   834.2 p0      41 w[8]
        vpternlogd zmm3, zmm0, zmm28, 0x96                              ;   835.2 p5      41 w[8]
        vpsrlq zmm7, zmm18, 6                                           ;   835.2 p0      42 w[9]
        vprolq zmm5, zmm18, 0x2d                                        ;   836.2 p0      42 w[9]
        vpaddq zmm21, zmm21, zmm3                                       ;   836.2 p5      68 w[8]
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;   837.2 p5      42 w[9]
        vmovdqu64 [rbp + 768], zmm18                                    ;   830.2 p7+p4   68 w[7] spill
        vprolq zmm6, zmm21, 0x2d                                        ;   837.2 p0      42 w[10]
        vprolq zmm1, zmm13, 0x19                                        ;   838.2 p0      39 v[7]
        vpternlogd zmm1, zmm31, zmm27, 0x96                             ;   839.2 p5      39 v[7]
        vpaddq zmm8, zmm8, zmm16                                        ;   833.5 p5      54 v[3]
        vprolq zmm31, zmm8, 0x2e                                        ;   839.2 p0      40 t1
        vpternlogd zmm4, zmm9, zmm17, 0xe8                              ;   834.5 p5      44 v[7]
        vmovdqu64 zmm27, [rel sha512_blocks.T0_constants512 + 3712]     ;   611.3 p2      53 t1
        vpaddq zmm16, zmm16, zmm4                                       ;   835.5 p5      55 v[7]
        vpaddq zmm16, zmm16, zmm1                                       ;   840.2 p5      55 v[7]
        vprolq zmm0, zmm24, 0x38                                        ;   840.2 p0      41 w[9]
        vprolq zmm1, zmm8, 0x17                                         ;   841.2 p0      40 t1
        vmovdqa64 zmm4, zmm8                                            ;   834.5         43 t1 copy
        vpternlogd zmm4, zmm2, zmm25, 0xca                              ;   837.5 p5      43 t1
        vprolq zmm28, zmm24, 0x3f                                       ;   842.2 p0      41 w[9]
        vpsrlq zmm3, zmm24, 7                                           ;   843.2 p0      41 w[9]
        vpternlogd zmm3, zmm0, zmm28, 0x96                              ;   844.2 p5      41 w[9]
        vmovdqu64 zmm28, [rbp + 1024]                                   ;   656.2 p3      68 w[11] reload
        vpaddq zmm27, zmm27, zmm22                                      ;   839.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm26                                      ;   840.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm4                                       ;   841.5 p5      53 t1
        vprolq zmm26, zmm8, 0x32                                        ;   844.2 p0      40 t1
        vpternlogd zmm1, zmm31, zmm26, 0x96                             ;   845.2 p5      40 t1
        vpsrlq zmm18, zmm21, 6                                          ;   845.2 p0      42 w[10]
        vpaddq zmm22, zmm22, zmm30                                      ;   843.5 p5      68 w[9]
        vpaddq zmm22, zmm22, zmm7                                       ;   844.5 p5      68 w[9]
        vprolq zmm31, zmm16, 0x1e                                       ;   846.2 p0      39 v[6]
        vpaddq zmm22, zmm22, zmm3                                       ;   845.5 p5      68 w[9]
        vmovdqa64 zmm4, zmm16                                           ;   841.2         44 v[6] copy
        vpternlogd zmm4, zmm13, zmm9, 0xe8                              ;   846.5 p5      44 v[6]
        vprolq zmm26, zmm16, 0x24                                       ;   847.2 p0      39 v[6]
        vpaddq zmm27, zmm27, zmm1                                       ;   847.5 p5      53 t1
        vprolq zmm1, zmm16, 0x19                                        ;   848.2 p0      39 v[6]
        vpaddq zmm17, zmm17, zmm27                                      ;   848.5 p5      54 v[2]
        vpternlogd zmm1, zmm31, zmm26, 0x96                             ;   849.2 p0      39 v[6]
        vprolq zmm7, zmm21, 3                                           ;   850.2 p0      42 w[10]
        vpternlogd zmm18, zmm7, zmm6, 0x96                              ;   851.2 p5      42 w[10]
        vmovdqu64 zmm26, [rel sha512_blocks.T0_constants512 + 3776]     ;   626.2 p2      53 t1
        vpaddq zmm26, zmm26, zmm24                                      ;   850.5 p5      53 t1
        vpaddq zmm26, zmm26, zmm25                                      ;   851.5 p0      53 t1
        vmovdqu64 [rbp + 1024], zmm20                                   ;   706.2 p8+p9   68 w[14] spill
        vmovdqa64 zmm5, zmm17                                           ;   849.5         43 t1 copy
        vprolq zmm25, zmm17, 0x32                                       ;   852.2 p0      40 t1
        vprolq zmm0, zmm17, 0x2e                                        ;   853.2 p0      40 t1
        vprolq zmm7, zmm22, 3                                           ;   854.2 p0      42 w[11]
        vprolq zmm6, zmm22, 0x2d                                        ;   855.2 p0      42 w[11]
        vpternlogd zmm5, zmm8, zmm2, 0xca                               ;   851.5 p5      43 t1
        vpaddq zmm27, zmm27, zmm4                                       ;   852.5 p5      55 v[6]
        vpaddq zmm27, zmm27, zmm1                                       ;   853.5 p5      55 v[6]
        vpaddq zmm26, zmm26, zmm5                                       ;   854.5 p5      53 t1
        vmovdqa64 zmm5, zmm27                                           ;   854.5         44 v[5] copy
        vprolq zmm3, zmm17, 0x17                                        ;   856.2 p0      40 t1
        vpternlogd zmm3, zmm0, zmm25, 0x96                              ;   857.2 p5      40 t1
        vmovdqu64 [rbp + 832], zmm21                                    ;   837.2 p7+p4   68 w[8] spill
        vpaddq zmm24, zmm24, zmm14                                      ;   856.5 p5      68 w[10]
        vprolq zmm31, zmm28, 0x3f                                       ;   857.2 p0      41 w[10]
        vpsrlq zmm21, zmm22, 6                                          ;   858.2 p0      42 w[11]
        vpaddq zmm26, zmm26, zmm3                                       ;   858.2 p5      53 t1
        vpternlogd zmm21, zmm7, zmm6, 0x96                              ;   859.2 p5      42 w[11]
        vpaddq zmm9, zmm9, zmm26                                        ;   859.2 p0      54 v[1]
        vpternlogd zmm5, zmm16, zmm13, 0xe8                             ;   859.5 p5      44 v[5]
        vpaddq zmm26, zmm26, zmm5                                       ;   860.5 p0      55 v[5]
        vprolq zmm1, zmm28, 0x38                                        ;   861.2 p0      41 w[10]
        vprolq zmm25, zmm27, 0x24                                       ;   862.2 p0      39 v[5]
        vpsrlq zmm4, zmm28, 7                                           ;   863.2 p0      41 w[10]
        vpternlogd zmm4, zmm1, zmm31, 0x96                              ;   864.2 p5      41 w[10]
        vmovdqu64 zmm31, [rbp + 1088]                                   ;   676.2 p3      68 w[12] reload
        vpaddq zmm24, zmm24, zmm18                                      ;   861.5 p5      68 w[10]
        vprolq zmm18, zmm9, 0x32                                        ;   864.2 p0      40 t1
        vpaddq zmm24, zmm24, zmm4                                       ;   865.2 p5      68 w[10]
        vprolq zmm1, zmm9, 0x2e                                         ;   865.2 p0      40 t1
        vprolq zmm0, zmm27, 0x1e                                        ;   866.2 p0      39 v[5]
        vmovdqa64 zmm5, zmm9                                            ;   860.2         43 t1 copy
        vpternlogd zmm5, zmm17, zmm8, 0xca                              ;   863.5 p5      43 t1
        vpsrlq zmm4, zmm31, 7                                           ;   867.2 p0      41 w[11]
        vpsrlq zmm7, zmm24, 6                                           ;   868.2 p0      42 w[12]
        vprolq zmm3, zmm27, 0x19                                        ;   869.2 p0      39 v[5]
        vpternlogd zmm3, zmm0, zmm25, 0x96                              ;   870.2 p5      39 v[5]
        vmovdqu64 zmm25, [rel sha512_blocks.T0_constants512 + 3840]     ;   643.7 p2      53 t1
        vpaddq zmm26, zmm26, zmm3                                       ;   871.2 p5      55 v[5]
        vprolq zmm3, zmm9, 0x17                                         ;   870.2 p0      40 t1
        vpaddq zmm25, zmm25, zmm28                                      ;   866.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm2                                       ;   867.5 p5      53 t1
        vpaddq zmm25, zmm25, zmm5                                       ;   868.5 p5      53 t1
        vmovdqa64 zmm5, zmm26                                           ;   872.2         44 v[4] copy
        vpternlogd zmm5, zmm27, zmm16, 0xe8                             ;   872.2 p5      44 v[4]
        vpternlogd zmm3, zmm1, zmm18, 0x96                              ;   871.2 p5      40 t1
        vprolq zmm18, zmm26, 0x24                                       ;   872.2 p0      39 v[4]
        vprolq zmm1, zmm26, 0x1e                                        ;   872.2 p0      39 v[4]
        vprolq zmm2, zmm31, 0x38                                        ;   873.2 p0      41 w[11]
        vprolq zmm0, zmm31, 0x3f                                        ;   874.2 p0      41 w[11]
        vpternlogd zmm4, zmm2, zmm0, 0x96                               ;   875.2 p5      41 w[11]
        vpaddq zmm25, zmm25, zmm3                                       ;   872.5 p5      53 t1
        vpaddq zmm13, zmm13, zmm25                                      ;   873.5 p5      54 v[0]
        vprolq zmm3, zmm26, 0x19                                        ;   875.2 p0      39 v[4]
        vpternlogd zmm3, zmm1, zmm18, 0x96                              ;   876.2 p5      39 v[4]
        vmovdqu64 zmm18, [rel sha512_blocks.T0_constants512 + 3904]     ;   652.2 p3      53 t1
        vprolq zmm2, zmm13, 0x17                                        ;   876.2 p0      40 t1
        vpaddq zmm18, zmm18, zmm31                                      ;   875.5 p5      53 t1
        vpaddq zmm18, zmm18, zmm8                                       ;   876.5 p5      53 t1
        vprolq zmm0, zmm13, 0x2e                                        ;   877.2 p0      40 t1
        vprolq zmm8, zmm13, 0x32                                        ;   878.2 p0      40 t1
        vpaddq zmm25, zmm25, zmm5                                       ;   877.5 p5      55 v[4]
        vpaddq zmm25, zmm25, zmm3                                       ;   878.5 p5      55 v[4]
        vpternlogd zmm2, zmm0, zmm8, 0x96                               ;   879.2 p0      40 t1
        vprolq zmm8, zmm25, 0x24                                        ;   880.2 p0      39 v[3]
        vpaddq zmm28, zmm28, zmm15                                      ;   879.5 p5      68 w[11]
        vpaddq zmm28, zmm28, zmm21                                      ;   880.5 p5      68 w[11]
        vpaddq zmm28, zmm28, zmm4                                       ;   881.5 p0      68 w[11]
        vmovdqa64 zmm4, zmm13                                           ;   874.5         43 t1 copy
        vpternlogd zmm4, zmm9, zmm17, 0xca                              ;   881.5 p5      43 t1
        vpaddq zmm18, zmm18, zmm4                                       ;   882.5 p0      53 t1
        vprolq zmm21, zmm11, 0x3f                                       ;   883.2 p0      41 w[12]
        vmovdqa64 zmm4, zmm25                                           ;   879.5         44 v[3] copy
        vprolq zmm0, zmm25, 0x1e                                        ;   884.2 p0      39 v[3]
        vprolq zmm1, zmm11, 0x38                                        ;   885.2 p0      41 w[12]
        vprolq zmm6, zmm24, 3                                           ;   886.2 p0      42 w[12]
        vpaddq zmm31, zmm31, zmm23                                      ;   882.5 p5      68 w[12]
        vpaddq zmm18, zmm18, zmm2                                       ;   883.5 p5      53 t1
        vprolq zmm2, zmm25, 0x19                                        ;   887.2 p0      39 v[3]
        vpternlogd zmm2, zmm0, zmm8, 0x96                               ;   888.2 p5      39 v[3]
        vmovdqu64 zmm8, [rel sha512_blocks.T0_constants512 + 3968]      ;   663.3 p2      53 t1
        vpaddq zmm8, zmm8, zmm11                                        ;   885.5 p5      53 t1
        vpsrlq zmm3, zmm11, 7                                           ;   888.2 p0      41 w[12]
        vpaddq zmm16, zmm16, zmm18                                      ;   886.5 p5      54 v[7]
        vpaddq zmm8, zmm8, zmm17                                        ;   887.5 p5      53 t1
        vprolq zmm17, zmm16, 0x32                                       ;   889.2 p0      40 t1
        vpaddq zmm11, zmm11, zmm12                                      ;   888.5 p5      68 w[13]
        vprolq zmm0, zmm16, 0x2e                                        ;   890.2 p0      40 t1
        vpternlogd zmm3, zmm1, zmm21, 0x96                              ;   889.5 p5      41 w[12]
        vprolq zmm1, zmm20, 0x38                                        ;   891.2 p0      41 w[13]
        vpternlogd zmm4, zmm26, zmm27, 0xe8                             ;   890.5 p5      44 v[3]
        vpaddq zmm18, zmm18, zmm4                                       ;   891.5 p5      55 v[3]
        vmovdqa64 zmm4, zmm16                                           ;   887.5         43 t1 copy
        vpternlogd zmm4, zmm13, zmm9, 0xca                              ;   892.2 p0      43 t1
        vprolq zmm21, zmm20, 0x3f                                       ;   893.2 p0      41 w[13]
        vpaddq zmm8, zmm8, zmm4                                         ;   893.2 p5      53 t1
        vpaddq zmm18, zmm18, zmm2                                       ;   893.5 p5      55 v[3]
        vprolq zmm2, zmm16, 0x17                                        ;   894.2 p0      40 t1
        vpternlogd zmm2, zmm0, zmm17, 0x96                              ;   895.2 p5      40 t1
        vpaddq zmm8, zmm8, zmm2                                         ;   896.2 p0      53 t1
        vmovdqu64 [rbp + 1088], zmm10                                   ;   713.5 p8+p9   68 w[15] spill
        vprolq zmm2, zmm18, 0x19                                        ;   896.2 p0      39 v[2]
        vprolq zmm0, zmm18, 0x1e                                        ;   897.2 p0      39 v[2]
        vprolq zmm17, zmm18, 0x24                                       ;   898.2 p0      39 v[2]
        vpternlogd zmm2, zmm0, zmm17, 0x96                              ;   899.2 p5      39 v[2]
        vmovdqu64 zmm17, [rel sha512_blocks.T0_constants512 + 4032]     ;   674.2 p3      53 t1
        vpaddq zmm27, zmm27, zmm8                                       ;   897.2 p5      54 v[6]
        vmovdqa64 zmm4, zmm18                                           ;   894.5         44 v[2] copy
        vpternlogd zmm4, zmm25, zmm26, 0xe8                             ;   897.5 p5      44 v[2]
        vpaddq zmm8, zmm8, zmm4                                         ;   898.5 p5      55 v[2]
        vmovdqa64 zmm4, zmm27                                           ;   898.2         43 t1 copy
        vpaddq zmm17, zmm17, zmm20                                      ;   899.2 p0      53 t1
        vpaddq zmm17, zmm17, zmm9                                       ;   900.2 p5      53 t1
        vprolq zmm9, zmm27, 0x32                                        ;   900.2 p0      40 t1
        vpaddq zmm8, zmm8, zmm2                                         ;   900.5 p5      55 v[2]
        vprolq zmm2, zmm27, 0x17                                        ;   901.2 p0      40 t1
        vpternlogd zmm4, zmm16, zmm13, 0xca                             ;   901.5 p5      43 t1
        vpaddq zmm17, zmm17, zmm4                                       ;   902.5 p0      53 t1
        vmovdqa64 zmm4, zmm8                                            ;   901.5         44 v[1] copy
        vprolq zmm0, zmm27, 0x2e                                        ;   903.2 p0      40 t1
        vpternlogd zmm2, zmm0, zmm9, 0x96                               ;   904.2 p5      40 t1
        vpaddq zmm17, zmm17, zmm2                                       ;   905.2 p5      53 t1
        vprolq zmm2, zmm8, 0x19                                         ;   904.2 p0      39 v[1]
        vprolq zmm0, zmm8, 0x1e                                         ;   905.2 p0      39 v[1]
        vprolq zmm9, zmm8, 0x24                                         ;   906.2 p0      39 v[1]
        vprolq zmm5, zmm24, 0x2d                                        ;   907.2 p0      42 w[12]
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;   908.2 p5      42 w[12]
        vpaddq zmm31, zmm31, zmm7                                       ;   909.2 p5      68 w[12]
        vpternlogd zmm2, zmm0, zmm9, 0x96                               ;   907.2 p5      39 v[1]
        vpsrlq zmm7, zmm28, 6                                           ;   908.2 p0      42 w[13]
        vprolq zmm6, zmm28, 3                                           ;   909.2 p0      42 w[13]
        vprolq zmm5, zmm28, 0x2d                                        ;   910.2 p0      42 w[13]
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;   911.2 p5      42 w[13]
        vpternlogd zmm4, zmm18, zmm25, 0xe8                             ;   908.5 p5      44 v[1]
        vpaddq zmm4, zmm4, zmm17                                        ;   909.5 p5      55 v[1]
        vpaddq zmm4, zmm4, zmm2                                         ;   910.5 p5      55 v[1]
        vprolq zmm0, zmm19, 0x38                                        ;   911.2 p0      41 w[15]
        vpsrlq zmm2, zmm19, 7                                           ;   912.2 p0      41 w[15]
        vpaddq zmm31, zmm31, zmm3                                       ;   911.5 p5      68 w[12]
        vpsrlq zmm3, zmm20, 7                                           ;   913.2 p0      41 w[13]
        vmovdqa64 zmm20, zmm4                                           ;   911.5         44 v[0] copy
        vpternlogd zmm20, zmm8, zmm18, 0xe8                             ;   912.5 p5      44 v[0]
        vmovdqu64 zmm9, [rel sha512_blocks.T0_constants512 + 4096]      ;   691.2 p2      53 t1
        vpaddq zmm9, zmm9, zmm10                                        ;   913.5 p5      53 t1
        vpaddq zmm9, zmm9, zmm13                                        ;   914.5 p0      53 t1
        vpaddq zmm26, zmm26, zmm17                                      ;   914.5 p5      54 v[5]
        vprolq zmm17, zmm19, 0x3f                                       ;   915.2 p0      41 w[15]
        vpternlogd zmm2, zmm0, zmm17, 0x96                              ;   916.2 p5      41 w[15]
        vprolq zmm6, zmm31, 3                                           ;   916.2 p0      42 w[14]
        vprolq zmm13, zmm26, 0x32                                       ;   917.2 p0      40 t1
        vpaddq zmm11, zmm11, zmm7                                       ;   916.5 p5      68 w[13]
        vpsrlq zmm7, zmm31, 6                                           ;   918.2 p0      42 w[14]
        vpternlogd zmm3, zmm1, zmm21, 0x96                              ;   917.5 p5      41 w[13]
        vprolq zmm1, zmm10, 0x38                                        ;   919.2 p0      41 w[14]
        vprolq zmm21, zmm10, 0x3f                                       ;   920.2 p0      41 w[14]
        vpaddq zmm11, zmm11, zmm3                                       ;   918.5 p5      68 w[13]
        vpsrlq zmm3, zmm10, 7                                           ;   921.2 p0      41 w[14]
        vpternlogd zmm3, zmm1, zmm21, 0x96                              ;   922.2 p5      41 w[14]
        vprolq zmm5, zmm31, 0x2d                                        ;   922.2 p0      42 w[14]
        vpternlogd zmm7, zmm6, zmm5, 0x96                               ;   923.2 p5      42 w[14]
        vmovdqa64 zmm5, zmm26                                           ;   915.5         43 t1 copy
        vpternlogd zmm5, zmm27, zmm16, 0xca                             ;   921.5 p5      43 t1
        vpaddq zmm9, zmm9, zmm5                                         ;   922.5 p5      53 t1
        vprolq zmm21, zmm26, 0x2e                                       ;   923.2 p0      40 t1
        vprolq zmm6, zmm11, 0x2d                                        ;   924.2 p0      42 w[15]
        vprolq zmm10, zmm4, 0x19                                        ;   925.2 p0      39 v[0]
        vprolq zmm1, zmm26, 0x17                                        ;   926.2 p0      40 t1
        vpternlogd zmm1, zmm21, zmm13, 0x96                             ;   927.2 p5      40 t1
        vpsrlq zmm13, zmm11, 6                                          ;   927.2 p0      42 w[15]
        vpaddq zmm9, zmm9, zmm1                                         ;   928.2 p5      53 t1
        vprolq zmm1, zmm4, 0x1e                                         ;   928.2 p0      39 v[0]
        vpaddq zmm25, zmm25, zmm9                                       ;   929.2 p5      54 v[4]
        vprolq zmm17, zmm25, 0x17                                       ;   930.2 p0      40 t1
        vprolq zmm21, zmm4, 0x24                                        ;   930.2 p0      39 v[0]
        vpternlogd zmm10, zmm1, zmm21, 0x96                             ;   931.2 p5      39 v[0]
        vpaddq zmm20, zmm20, zmm9                                       ;   929.2 p5      55 v[0]
        vpaddq zmm20, zmm20, zmm10                                      ;   932.2 p5      55 v[0]
        vprolq zmm10, zmm25, 0x32                                       ;   931.2 p0      40 t1
        vmovdqu64 zmm9, [rel sha512_blocks.T0_constants512 + 4160]      ;   706.2 p3      53 t1
        vpaddq zmm9, zmm9, zmm19                                        ;   929.5 p5      53 t1
        vpaddq zmm9, zmm9, zmm16                                        ;   930.5 p5      53 t1
        vprolq zmm16, zmm25, 0x2e                                       ;   932.2 p0      40 t1
        vmovdqu64 zmm19, [rel sha512_blocks.T0_constants512 + 4224]     ;   707.2 p2      53 t1
        vpaddq zmm19, zmm19, zmm29                                      ;   931.5 p5      53 t1
        vpaddq zmm19, zmm19, zmm27                                      ;   932.5 p5      53 t1
        vpternlogd zmm27, zmm25, zmm26, 0xb8                            ;   933.2 p0      43 t1
        vpaddq zmm9, zmm9, zmm27                                        ;   934.2 p5      53 t1
        vpternlogd zmm17, zmm16, zmm10, 0x96                            ;   934.2 p0      40 t1
        vmovdqa64 zmm10, zmm8                                           ;   901.5         54 v[2] copy
        vpternlogd zmm8, zmm20, zmm4, 0xe8                              ;   934.5 p5      44 v[7]
        vprolq zmm21, zmm20, 0x19                                       ;   935.2 p0      39 v[7]
        vprolq zmm16, zmm20, 0x24                                       ;   936.2 p0      39 v[7]
        vmovdqu64 zmm27, [rel sha512_blocks.T0_constants512 + 4352]     ;   713.2 p3      53 t1
        vpaddq zmm27, zmm27, zmm14                                      ;   935.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm25                                      ;   936.5 p5      53 t1
        vpaddq zmm9, zmm9, zmm17                                        ;   937.2 p0      53 t1
        vpaddq zmm18, zmm18, zmm9                                       ;   938.2 p5      54 v[3]
        vpaddq zmm9, zmm9, zmm8                                         ;   938.2 p0      55 v[7]
        vprolq zmm17, zmm20, 0x1e                                       ;   939.2 p0      39 v[7]
        vpternlogd zmm21, zmm17, zmm16, 0x96                            ;   940.2 p5      39 v[7]
        vprolq zmm16, zmm18, 0x2e                                       ;   940.2 p0      40 t1
        vprolq zmm17, zmm18, 0x17                                       ;   941.2 p0      40 t1
        vpaddq zmm9, zmm9, zmm21                                        ;   941.2 p5      55 v[7]
        vmovdqu64 zmm21, [rel sha512_blocks.T0_constants512 + 4288]     ;   717.2 p2      53 t1
        vprolq zmm8, zmm18, 0x32                                        ;   942.2 p0      40 t1
        vpternlogd zmm17, zmm16, zmm8, 0x96                             ;   943.2 p5      40 t1
        vpaddq zmm21, zmm21, zmm30                                      ;   941.5 p5      53 t1
        vpaddq zmm21, zmm21, zmm26                                      ;   942.5 p5      53 t1
        vpternlogd zmm26, zmm18, zmm25, 0xb8                            ;   943.2 p0      43 t1
        vprolq zmm16, zmm9, 0x24                                        ;   944.2 p0      39 v[6]
        vpaddq zmm19, zmm19, zmm26                                      ;   944.2 p5      53 t1
        vpaddq zmm19, zmm19, zmm17                                      ;   945.2 p5      53 t1
        vprolq zmm26, zmm9, 0x19                                        ;   945.2 p0      39 v[6]
        vprolq zmm17, zmm9, 0x1e                                        ;   946.2 p0      39 v[6]
        vpaddq zmm10, zmm10, zmm19                                      ;   946.2 p5      54 v[2]
        vpternlogd zmm25, zmm10, zmm18, 0xb8                            ;   947.2 p5      43 t1
        vpaddq zmm21, zmm21, zmm25                                      ;   948.2 p0      53 t1
        vpternlogd zmm26, zmm17, zmm16, 0x96                            ;   947.5 p5      39 v[6]
        vmovdqa64 zmm8, zmm4                                            ;   911.5         54 v[1] copy
        vprolq zmm16, zmm10, 0x32                                       ;   948.2 p0      40 t1
        vpternlogd zmm4, zmm9, zmm20, 0xe8                              ;   948.5 p5      44 v[6]
        vpaddq zmm19, zmm19, zmm4                                       ;   949.5 p0      55 v[6]
        vpaddq zmm19, zmm19, zmm26                                      ;   950.5 p5      55 v[6]
        vprolq zmm26, zmm10, 0x17                                       ;   950.2 p0      40 t1
        vprolq zmm17, zmm10, 0x2e                                       ;   951.2 p0      40 t1
        vpternlogd zmm26, zmm17, zmm16, 0x96                            ;   952.2 p5      40 t1
        vpaddq zmm21, zmm21, zmm26                                      ;   953.2 p5      53 t1
        vprolq zmm5, zmm11, 3                                           ;   952.2 p0      42 w[15]
        vprolq zmm16, zmm19, 0x1e                                       ;   953.2 p0      39 v[5]
        vprolq zmm25, zmm19, 0x19                                       ;   954.2 p0      39 v[5]
        vprolq zmm14, zmm19, 0x24                                       ;   955.2 p0      39 v[5]
        vpternlogd zmm25, zmm16, zmm14, 0x96                            ;   956.2 p5      39 v[5]
        vpaddq zmm8, zmm8, zmm21                                        ;   954.2 p5      54 v[1]
        vmovdqa64 zmm17, zmm20                                          ;   933.2         54 v[0] copy
        vpternlogd zmm20, zmm19, zmm9, 0xe8                             ;   954.5 p5      44 v[5]
        vpaddq zmm21, zmm21, zmm20                                      ;   955.5 p5      55 v[5]
        vpaddq zmm21, zmm21, zmm25                                      ;   957.2 p0      55 v[5]
        vprolq zmm20, zmm8, 0x17                                        ;   957.2 p0      40 t1
        vprolq zmm16, zmm8, 0x2e                                        ;   958.2 p0      40 t1
        vprolq zmm14, zmm8, 0x32                                        ;   959.2 p0      40 t1
        vpternlogd zmm20, zmm16, zmm14, 0x96                            ;   960.2 p5      40 t1
        vprolq zmm14, zmm21, 0x24                                       ;   960.2 p0      39 v[4]
        vmovdqu64 zmm25, [rel sha512_blocks.T0_constants512 + 4416]     ;   733.7 p3      53 t1
        vpaddq zmm25, zmm25, zmm15                                      ;   957.5 p5      53 t1
        vmovdqa64 zmm15, zmm8                                           ;   955.2         43 t1 copy
        vpternlogd zmm15, zmm10, zmm18, 0xca                            ;   958.5 p5      43 t1
        vpaddq zmm27, zmm27, zmm15                                      ;   959.5 p5      53 t1
        vpaddq zmm27, zmm27, zmm20                                      ;   961.2 p5      53 t1
        vpaddq zmm17, zmm17, zmm27                                      ;   962.2 p0      54 v[0]
        vpaddq zmm25, zmm25, zmm18                                      ;   961.5 p5      53 t1
        vprolq zmm18, zmm21, 0x19                                       ;   962.2 p0      39 v[4]
        vprolq zmm15, zmm21, 0x1e                                       ;   963.2 p0      39 v[4]
        vpternlogd zmm18, zmm15, zmm14, 0x96                            ;   964.2 p5      39 v[4]
        vprolq zmm14, zmm17, 0x2e                                       ;   964.2 p0      40 t1
        vmovdqa64 zmm16, zmm9                                           ;   942.2         54 v[7] copy
        vpternlogd zmm9, zmm21, zmm19, 0xe8                             ;   963.5 p5      44 v[4]
        vpaddq zmm27, zmm27, zmm9                                       ;   964.5 p5      55 v[4]
        vpaddq zmm27, zmm27, zmm18                                      ;   965.5 p0      55 v[4]
        vprolq zmm15, zmm17, 0x17                                       ;   966.2 p0      40 t1
        vprolq zmm9, zmm17, 0x32                                        ;   967.2 p0      40 t1
        vpternlogd zmm15, zmm14, zmm9, 0x96                             ;   968.2 p5      40 t1
        vmovdqa64 zmm14, zmm19                                          ;   951.5         54 v[6] copy
        vpternlogd zmm19, zmm27, zmm21, 0xe8                            ;   966.5 p5      44 v[3]
        vmovdqu64 zmm18, [rel sha512_blocks.T0_constants512 + 4480]     ;   744.2 p2      53 t1
        vpaddq zmm18, zmm18, zmm23                                      ;   967.5 p5      53 t1
        vmovdqa64 zmm9, zmm17                                           ;   963.2         43 t1 copy
        vpternlogd zmm9, zmm8, zmm10, 0xca                              ;   968.2 p0      43 t1
        vpaddq zmm18, zmm18, zmm10                                      ;   968.5 p5      53 t1
        vprolq zmm10, zmm27, 0x1e                                       ;   969.2 p0      39 v[3]
        vpaddq zmm25, zmm25, zmm9                                       ;   969.5 p5      53 t1
        vprolq zmm9, zmm27, 0x24                                        ;   970.2 p0      39 v[3]
        vpaddq zmm25, zmm25, zmm15                                      ;   970.5 p5      53 t1
        vprolq zmm15, zmm27, 0x19                                       ;   971.2 p0      39 v[3]
        vpternlogd zmm15, zmm10, zmm9, 0x96                             ;   972.2 p5      39 v[3]
        vpaddq zmm16, zmm16, zmm25                                      ;   972.2 p0      54 v[7]
        vpaddq zmm25, zmm25, zmm19                                      ;   972.5 p5      55 v[3]
        vpaddq zmm25, zmm25, zmm15                                      ;   973.5 p0      55 v[3]
        vprolq zmm9, zmm16, 0x32                                        ;   974.2 p0      40 t1
        vprolq zmm15, zmm16, 0x17                                       ;   975.2 p0      40 t1
        vprolq zmm10, zmm16, 0x2e                                       ;   976.2 p0      40 t1
        vpternlogd zmm15, zmm10, zmm9, 0x96                             ;   977.2 p5      40 t1
        vmovdqa64 zmm10, zmm21                                          ;   958.2         54 v[5] copy
        vmovdqu64 zmm19, [rel sha512_blocks.T0_constants512 + 4544]     ;   753.2 p3      53 t1
        vpaddq zmm19, zmm19, zmm12                                      ;   974.5 p5      53 t1
        vmovdqa64 zmm12, zmm16                                          ;   973.2         43 t1 copy
        vpaddq zmm19, zmm19, zmm8                                       ;   975.5 p5      53 t1
        vprolq zmm9, zmm25, 0x1e                                        ;   977.2 p0      39 v[2]
        vpternlogd zmm12, zmm17, zmm8, 0xca                             ;   976.5 p5      43 t1
        vpaddq zmm18, zmm18, zmm12                                      ;   977.5 p5      53 t1
        vprolq zmm12, zmm25, 0x19                                       ;   978.2 p0      39 v[2]
        vpaddq zmm18, zmm18, zmm15                                      ;   978.5 p5      53 t1
        vpaddq zmm14, zmm14, zmm18                                      ;   979.5 p0      54 v[6]
        vpternlogd zmm21, zmm25, zmm27, 0xe8                            ;   979.5 p5      44 v[2]
        vpaddq zmm18, zmm18, zmm21                                      ;   980.5 p0      55 v[2]
        vpternlogd zmm13, zmm5, zmm6, 0x96                              ;   980.5 p5      42 w[15]
        vmovdqu64 zmm20, [rbp + 832]                                    ;   837.2 p2      53 t1
        vprolq zmm8, zmm25, 0x24                                        ;   981.2 p0      39 v[2]
        vpternlogd zmm12, zmm9, zmm8, 0x96                              ;   982.2 p5      39 v[2]
        vprolq zmm8, zmm14, 0x32                                        ;   982.2 p0      40 t1
        vpaddq zmm18, zmm18, zmm12                                      ;   983.2 p5      55 v[2]
        vprolq zmm12, zmm14, 0x17                                       ;   983.2 p0      40 t1
        vprolq zmm9, zmm14, 0x2e                                        ;   984.2 p0      40 t1
        vpternlogd zmm12, zmm9, zmm8, 0x96                              ;   985.2 p5      40 t1
        vmovdqa64 zmm8, zmm14                                           ;   980.5         43 t1 copy
        vpternlogd zmm8, zmm16, zmm17, 0xca                             ;   984.5 p5      43 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 4672] ;   985.2 p0+p3   53 t1
        vpaddq zmm20, zmm20, zmm16                                      ;   986.2 p5      53 t1
        vprolq zmm9, zmm18, 0x1e                                        ;   986.2 p0      39 v[1]
        vpaddq zmm19, zmm19, zmm8                                       ;   986.5 p5      53 t1
        vprolq zmm8, zmm18, 0x24                                        ;   987.2 p0      39 v[1]
        vpaddq zmm19, zmm19, zmm12                                      ;   987.5 p5      53 t1
        vpaddq zmm10, zmm10, zmm19                                      ;   988.5 p0      54 v[5]
        vmovdqa64 zmm21, zmm10                                          ;   989.5         43 t1 copy
        vmovdqa64 zmm12, zmm27                                          ;   966.5         54 v[4] copy
        vpternlogd zmm27, zmm18, zmm25, 0xe8                            ;   988.5 p5      44 v[1]
        vpaddq zmm19, zmm19, zmm27                                      ;   989.5 p0      55 v[1]
        vmovdqu64 zmm15, [rbp + 768]                                    ;   830.2 p2      53 t1
        vpaddq zmm15, zmm15, [rel sha512_blocks.T0_constants512 + 4608] ;   989.5 p5+p3   53 t1
        vpaddq zmm15, zmm15, zmm17                                      ;   990.5 p0      53 t1
        vprolq zmm17, zmm18, 0x19                                       ;   991.2 p0      39 v[1]
        vpternlogd zmm17, zmm9, zmm8, 0x96                              ;   992.2 p5      39 v[1]
        vprolq zmm8, zmm10, 0x32                                        ;   992.2 p0      40 t1
        vpaddq zmm19, zmm19, zmm17                                      ;   993.2 p5      55 v[1]
        vprolq zmm17, zmm10, 0x17                                       ;   993.2 p0      40 t1
        vpternlogd zmm21, zmm14, zmm16, 0xca                            ;   992.5 p5      43 t1
        vpaddq zmm15, zmm15, zmm21                                      ;   993.5 p5      53 t1
        vprolq zmm9, zmm10, 0x2e                                        ;   994.2 p0      40 t1
        vpternlogd zmm17, zmm9, zmm8, 0x96                              ;   995.2 p5      40 t1
        vpaddq zmm15, zmm15, zmm17                                      ;   996.2 p0      53 t1
        vprolq zmm8, zmm19, 0x24                                        ;   996.2 p0      39 v[0]
        vprolq zmm17, zmm19, 0x19                                       ;   997.2 p0      39 v[0]
        vmovdqa64 zmm16, zmm25                                          ;   974.5         54 v[3] copy
        vpternlogd zmm25, zmm19, zmm18, 0xe8                            ;   995.5 p5      44 v[0]
        vprolq zmm9, zmm19, 0x1e                                        ;   998.2 p0      39 v[0]
        vpternlogd zmm17, zmm9, zmm8, 0x96                              ;   999.2 p5      39 v[0]
        vpaddq zmm12, zmm12, zmm15                                      ;   997.5 p5      54 v[4]
        vpaddq zmm15, zmm15, zmm25                                      ;   998.5 p5      55 v[0]
        vpaddq zmm15, zmm15, zmm17                                      ;  1000.2 p0      55 v[0]
        vprolq zmm9, zmm12, 0x2e                                        ;  1000.2 p0      40 t1
        vprolq zmm8, zmm12, 0x32                                        ;  1001.2 p0      40 t1
        vprolq zmm17, zmm12, 0x17                                       ;  1002.2 p0      40 t1
        vpternlogd zmm17, zmm9, zmm8, 0x96                              ;  1003.2 p5      40 t1
        vprolq zmm9, zmm15, 0x1e                                        ;  1003.2 p0      39 v[7]
        vmovdqa64 zmm8, zmm12                                           ;   998.5         43 t1 copy
        vmovdqu64 zmm21, [rel sha512_blocks.T0_constants512 + 4736]     ;   779.7 p2      53 t1
        vpternlogd zmm8, zmm10, zmm14, 0xca                             ;  1000.5 p5      43 t1
        vpaddq zmm20, zmm20, zmm8                                       ;  1001.5 p5      53 t1
        vpaddq zmm20, zmm20, zmm17                                      ;  1004.2 p5      53 t1
        vpaddq zmm16, zmm16, zmm20                                      ;  1005.2 p5      54 v[3]
        vprolq zmm8, zmm15, 0x24                                        ;  1004.2 p0      39 v[7]
        vprolq zmm17, zmm15, 0x19                                       ;  1005.2 p0      39 v[7]
        vpternlogd zmm17, zmm9, zmm8, 0x96                              ;  1006.2 p5      39 v[7]
        vprolq zmm8, zmm16, 0x32                                        ;  1006.2 p0      40 t1
        vprolq zmm9, zmm16, 0x2e                                        ;  1007.2 p0      40 t1
        vmovdqu64 zmm5, [rbp + 896]                                     ;   784.2 p3      72 h
        vpaddq zmm21, zmm21, zmm22                                      ;  1005.5 p5      53 t1
        vpaddq zmm21, zmm21, zmm14                                      ;  1006.5 p5      53 t1
        vmovdqa64 zmm14, zmm18                                          ;   984.2         54 v[2] copy
        vpternlogd zmm18, zmm15, zmm19, 0xe8                            ;  1007.5 p5      44 v[7]
        vmovdqa64 zmm22, zmm16                                          ;  1006.2         43 t1 copy
        vpternlogd zmm22, zmm12, zmm10, 0xca                            ;  1008.2 p0      43 t1
        vpaddq zmm21, zmm21, zmm22                                      ;  1009.2 p5      53 t1
        vpaddq zmm20, zmm20, zmm18                                      ;  1009.2 p0      55 v[7]
        vmovdqu64 zmm18, [rel sha512_blocks.T0_constants512 + 4800]     ;   787.3 p2      53 t1
        vpaddq zmm20, zmm20, zmm17                                      ;  1010.2 p5      55 v[7]
        vprolq zmm17, zmm16, 0x17                                       ;  1010.2 p0      40 t1
        vpternlogd zmm17, zmm9, zmm8, 0x96                              ;  1011.2 p5      40 t1
        vpaddq zmm21, zmm21, zmm17                                      ;  1012.2 p0      53 t1
        vpaddq zmm14, zmm14, zmm21                                      ;  1013.2 p5      54 v[2]
        vprolq zmm8, zmm20, 0x24                                        ;  1012.2 p0      39 v[6]
        vpaddq zmm18, zmm18, zmm24                                      ;  1012.5 p5      53 t1
        vpaddq zmm18, zmm18, zmm10                                      ;  1013.5 p0      53 t1
        vprolq zmm9, zmm20, 0x1e                                        ;  1014.2 p0      39 v[6]
        vmovdqa64 zmm10, zmm19                                          ;   994.2         54 v[1] copy
        vpternlogd zmm19, zmm20, zmm15, 0xe8                            ;  1013.5 p5      44 v[6]
        vprolq zmm17, zmm20, 0x19                                       ;  1015.2 p0      39 v[6]
        vpaddq zmm21, zmm21, zmm19                                      ;  1014.5 p5      55 v[6]
        vmovdqu64 zmm19, [rel sha512_blocks.T0_constants512 + 4864]     ;   794.2 p3      53 t1
        vpaddq zmm19, zmm19, zmm28                                      ;  1015.5 p5      53 t1
        vpaddq zmm19, zmm19, zmm12                                      ;  1016.5 p0      53 t1
        vpternlogd zmm17, zmm9, zmm8, 0x96                              ;  1016.5 p5      39 v[6]
        vpaddq zmm21, zmm21, zmm17                                      ;  1017.5 p0      55 v[6]
        vprolq zmm17, zmm14, 0x17                                       ;  1018.2 p0      40 t1
        vprolq zmm8, zmm14, 0x32                                        ;  1019.2 p0      40 t1
        vprolq zmm9, zmm14, 0x2e                                        ;  1020.2 p0      40 t1
        vpternlogd zmm17, zmm9, zmm8, 0x96                              ;  1021.2 p5      40 t1
        vprolq zmm9, zmm21, 0x1e                                        ;  1021.2 p0      39 v[5]
        vmovdqa64 zmm8, zmm14                                           ;  1014.2         43 t1 copy
        vpternlogd zmm8, zmm16, zmm12, 0xca                             ;  1018.5 p5      43 t1
        vpaddq zmm18, zmm18, zmm8                                       ;  1019.5 p5      53 t1
        vprolq zmm8, zmm21, 0x24                                        ;  1022.2 p0      39 v[5]
        vpaddq zmm18, zmm18, zmm17                                      ;  1022.2 p5      53 t1
        vprolq zmm17, zmm21, 0x19                                       ;  1023.2 p0      39 v[5]
        vpaddq zmm10, zmm10, zmm18                                      ;  1023.2 p5      54 v[1]
        vpternlogd zmm17, zmm9, zmm8, 0x96                              ;  1024.2 p5      39 v[5]
        vmovdqa64 zmm22, zmm10                                          ;  1024.2         43 t1 copy
        vpternlogd zmm22, zmm14, zmm16, 0xca                            ;  1024.2 p5      43 t1
        vpaddq zmm19, zmm19, zmm22                                      ;  1025.2 p0      53 t1
        vprolq zmm8, zmm10, 0x32                                        ;  1025.2 p0      40 t1
        vprolq zmm9, zmm10, 0x2e                                        ;  1026.2 p0      40 t1
        vmovdqa64 zmm12, zmm15                                          ;  1001.2         54 v[0] copy
        vpternlogd zmm15, zmm21, zmm20, 0xe8                            ;  1024.5 p5      44 v[5]
        vpaddq zmm18, zmm18, zmm15                                      ;  1025.5 p5      55 v[5]
        vprolq zmm15, zmm10, 0x17                                       ;  1027.2 p0      40 t1
        vpaddq zmm18, zmm18, zmm17                                      ;  1026.5 p5      55 v[5]
        vmovdqu64 zmm17, [rel sha512_blocks.T0_constants512 + 4928]     ;   806.7 p2      53 t1
        vmovdqu64 zmm6, [rbp + 704]                                     ;   806.8 p3      72 h
        vpaddq zmm17, zmm17, zmm31                                      ;  1027.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm16                                      ;  1028.5 p0      53 t1
        vprolq zmm16, zmm18, 0x19                                       ;  1029.2 p0      39 v[4]
        vmovdqu64 zmm0, [rbp + 960]                                     ;   808.2 p2      72 h
        vpternlogd zmm15, zmm9, zmm8, 0x96                              ;  1028.5 p5      40 t1
        vprolq zmm8, zmm18, 0x24                                        ;  1030.2 p0      39 v[4]
        vpaddq zmm19, zmm19, zmm15                                      ;  1029.5 p5      53 t1
        vpaddq zmm12, zmm12, zmm19                                      ;  1030.5 p5      54 v[0]
        vprolq zmm9, zmm18, 0x1e                                        ;  1031.2 p0      39 v[4]
        vpternlogd zmm16, zmm9, zmm8, 0x96                              ;  1032.2 p5      39 v[4]
        vmovdqa64 zmm15, zmm20                                          ;  1011.2         54 v[7] copy
        vpternlogd zmm20, zmm18, zmm21, 0xe8                            ;  1032.2 p0      44 v[4]
        vpaddq zmm19, zmm19, zmm20                                      ;  1033.2 p5      55 v[4]
        vmovdqu64 zmm20, [rel sha512_blocks.T0_constants512 + 4992]     ;   813.7 p3      53 t1
        vpaddq zmm19, zmm19, zmm16                                      ;  1034.2 p0      55 v[4]
        vprolq zmm16, zmm12, 0x17                                       ;  1034.2 p0      40 t1
        vprolq zmm8, zmm12, 0x32                                        ;  1035.2 p0      40 t1
        vprolq zmm9, zmm12, 0x2e                                        ;  1036.2 p0      40 t1
        vpternlogd zmm16, zmm9, zmm8, 0x96                              ;  1037.2 p5      40 t1
        vmovdqa64 zmm8, zmm12                                           ;  1031.5         43 t1 copy
        vpternlogd zmm8, zmm10, zmm14, 0xca                             ;  1034.5 p5      43 t1
        vpaddq zmm20, zmm20, zmm11                                      ;  1035.5 p5      53 t1
        add r13, 0x80                                                   ;   816.3 p1      60 blocks
        vmovdqu64 zmm1, [rbp + 640]                                     ;   816.5 p2      72 h
        add r10, 0x80                                                   ;   817.2 p6      60 blocks
        vmovdqu64 zmm4, [rbp + 576]                                     ;   818.2 p3      72 h
        vpaddq zmm17, zmm17, zmm8                                       ;  1036.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm16                                      ;  1038.2 p0      53 t1
        vmovdqu64 zmm16, [rbp + 1024]                                   ;   818.7 p2      53 t1
        vpaddq zmm16, zmm16, [rel sha512_blocks.T0_constants512 + 5056] ;  1037.5 p5+p3   53 t1
        vmovdqa64 zmm11, zmm21                                          ;  1018.5         54 v[6] copy
        vpaddq zmm16, zmm16, [rbp + 768]                                ;  1038.5 p0+p2   53 t1
        vpaddq zmm16, zmm16, zmm7                                       ;  1039.5 p5      53 t1
        vpaddq zmm16, zmm16, zmm3                                       ;  1040.5 p0      53 t1
        vmovdqu64 zmm3, [rbp + 512]                                     ;   821.5 p3      72 h
        vpternlogd zmm21, zmm19, zmm18, 0xe8                            ;  1039.5 p5      44 v[3]
        add r14, 0x80                                                   ;   823.2 p11     60 blocks
        vprolq zmm8, zmm19, 0x24                                        ;  1040.2 p0      39 v[3]
        vpaddq zmm15, zmm15, zmm17                                      ;  1040.5 p5      54 v[7]
        vpaddq zmm20, zmm20, zmm14                                      ;  1041.2 p0      53 t1
        vprolq zmm14, zmm19, 0x19                                       ;  1042.2 p0      39 v[3]
        vprolq zmm9, zmm19, 0x1e                                        ;  1043.2 p0      39 v[3]
        vpternlogd zmm14, zmm9, zmm8, 0x96                              ;  1044.2 p5      39 v[3]
        vprolq zmm8, zmm15, 0x32                                        ;  1044.2 p0      40 t1
        vpaddq zmm17, zmm17, zmm21                                      ;  1042.5 p5      55 v[3]
        vpaddq zmm0, zmm0, zmm19                                        ;  1043.5 p5      72 h
        vmovdqa64 zmm21, zmm15                                          ;  1041.5         43 t1 copy
        vpternlogd zmm21, zmm12, zmm10, 0xca                            ;  1044.5 p5      43 t1
        vpaddq zmm20, zmm20, zmm21                                      ;  1045.5 p0      53 t1
        vpaddq zmm16, zmm16, zmm10                                      ;  1045.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm14                                      ;  1046.2 p0      55 v[3]
        vprolq zmm14, zmm15, 0x17                                       ;  1047.2 p0      40 t1
        vprolq zmm9, zmm15, 0x2e                                        ;  1048.2 p0      40 t1
        vpternlogd zmm14, zmm9, zmm8, 0x96                              ;  1049.2 p5      40 t1
        vprolq zmm8, zmm17, 0x24                                        ;  1049.2 p0      39 v[2]
        vpaddq zmm20, zmm20, zmm14                                      ;  1050.2 p5      53 t1
        vprolq zmm14, zmm17, 0x19                                       ;  1050.2 p0      39 v[2]
        vprolq zmm9, zmm17, 0x1e                                        ;  1051.2 p0      39 v[2]
        vpternlogd zmm14, zmm9, zmm8, 0x96                              ;  1052.2 p5      39 v[2]
        add r12, 0x80                                                   ;   836.2 p1      60 blocks
        vpaddq zmm4, zmm4, zmm17                                        ;  1049.5 p5      72 h
        vpaddq zmm11, zmm11, zmm20                                      ;  1051.2 p5      54 v[6]
        vprolq zmm8, zmm11, 0x32                                        ;  1052.2 p0      40 t1
        vprolq zmm9, zmm11, 0x2e                                        ;  1053.2 p0      40 t1
        vmovdqa64 zmm10, zmm18                                          ;  1027.5         54 v[5] copy
        vpternlogd zmm18, zmm17, zmm19, 0xe8                            ;  1051.5 p5      44 v[2]
        vpaddq zmm20, zmm20, zmm18                                      ;  1052.5 p5      55 v[2]
        vpaddq zmm20, zmm20, zmm14                                      ;  1053.5 p5      55 v[2]
        add r15, 0x80                                                   ;   840.3 p6      60 blocks
        vprolq zmm14, zmm11, 0x17                                       ;  1054.2 p0      40 t1
        vpternlogd zmm14, zmm9, zmm8, 0x96                              ;  1055.2 p5      40 t1
        add r9, 0x80                                                    ;   840.8 p11     60 blocks
        vmovdqu64 zmm18, [rbp + 1088]                                   ;   841.0 p2      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 5120] ;  1055.2 p0+p3   53 t1
        add r11, 0x80                                                   ;   841.3 p1      60 blocks
        vprolq zmm9, zmm20, 0x1e                                        ;  1056.2 p0      39 v[1]
        vpaddq zmm3, zmm3, zmm15                                        ;  1055.5 p5      72 h
        vpaddq zmm18, zmm18, [rbp + 832]                                ;  1056.5 p5+p2   53 t1
        vpaddq zmm18, zmm18, zmm13                                      ;  1057.5 p0      53 t1
        vpaddq zmm18, zmm18, zmm2                                       ;  1058.5 p5      53 t1
        vmovdqu64 zmm2, [rbp + 448]                                     ;   845.2 p3      72 h
        add r8, 0x80                                                    ;   845.3 p6      60 blocks
        vpaddq zmm18, zmm18, zmm12                                      ;  1059.5 p0      53 t1
        vmovdqu64 zmm7, [rbp + 384]                                     ;   845.7 p2      72 h
        vpaddq zmm7, zmm7, zmm20                                        ;  1058.5 p5      72 h
        vpternlogd zmm12, zmm11, zmm15, 0xb8                            ;  1059.2 p0      43 t1
        vpaddq zmm16, zmm16, zmm12                                      ;  1060.2 p5      53 t1
        vprolq zmm12, zmm20, 0x19                                       ;  1060.2 p0      39 v[1]
        vpaddq zmm16, zmm16, zmm14                                      ;  1061.2 p5      53 t1
        vmovdqa64 zmm13, zmm20                                          ;  1054.5         44 v[1] copy
        vpaddq zmm10, zmm10, zmm16                                      ;  1062.2 p0      54 v[5]
        vprolq zmm8, zmm20, 0x24                                        ;  1062.2 p0      39 v[1]
        vpternlogd zmm12, zmm9, zmm8, 0x96                              ;  1063.2 p5      39 v[1]
        vprolq zmm8, zmm10, 0x32                                        ;  1063.2 p0      40 t1
        vpternlogd zmm13, zmm17, zmm19, 0xe8                            ;  1062.5 p5      44 v[1]
        vpaddq zmm16, zmm16, zmm13                                      ;  1063.5 p5      55 v[1]
        vpaddq zmm16, zmm16, zmm12                                      ;  1064.5 p0      55 v[1]
        vmovdqa64 zmm13, zmm10                                          ;  1063.2         43 t1 copy
        vpternlogd zmm13, zmm11, zmm15, 0xca                            ;  1064.5 p5      43 t1
        vpaddq zmm18, zmm18, zmm13                                      ;  1065.5 p0      53 t1
        vprolq zmm9, zmm10, 0x2e                                        ;  1066.2 p0      40 t1
        vpaddq zmm1, zmm1, zmm10                                        ;  1065.5 p5      72 h
        vpaddq zmm2, zmm2, zmm11                                        ;  1066.5 p5      72 h
        vpternlogd zmm20, zmm17, zmm16, 0xe8                            ;  1067.2 p0      44 v[0]
        vpaddq zmm5, zmm5, zmm20                                        ;  1068.2 p5      72 h
        vprolq zmm12, zmm10, 0x17                                       ;  1068.2 p0      40 t1
        vpternlogd zmm12, zmm9, zmm8, 0x96                              ;  1069.2 p5      40 t1
        vpaddq zmm18, zmm18, zmm12                                      ;  1070.2 p0      53 t1
        vpaddq zmm5, zmm5, zmm18                                        ;  1071.2 p5      72 h
        vprolq zmm8, zmm16, 0x24                                        ;  1070.2 p0      39 v[0]
        vpaddq zmm6, zmm6, zmm16                                        ;  1070.5 p5      72 h
        vprolq zmm12, zmm16, 0x19                                       ;  1071.2 p0      39 v[0]
        vpaddq zmm0, zmm0, zmm18                                        ;  1071.5 p5      72 h
        vprolq zmm9, zmm16, 0x1e                                        ;  1072.2 p0      39 v[0]
        vpternlogd zmm12, zmm9, zmm8, 0x96                              ;  1073.2 p5      39 v[0]
        vpaddq zmm5, zmm5, zmm12                                        ;  1074.2 p0      72 h
        cmp r8, qword [rbp + 1224]                                      ;                    more blocks?
        jne .blocks_1
        mov qword [rbp + 1216], r8                                      ;                    resident
        mov qword [rbp + 1232], r9                                      ;                    resident
        mov qword [rbp + 1240], r10                                     ;                    resident
        mov qword [rbp + 1248], r11                                     ;                    resident
        mov qword [rbp + 1256], r12                                     ;                    resident
        mov qword [rbp + 1264], r13                                     ;                    resident
        mov qword [rbp + 1272], r14                                     ;                    resident
        mov qword [rbp + 1280], r15                                     ;                    resident
        vmovdqu64 [rbp + 128], zmm0                                     ;                    resident
        vmovdqu64 [rbp + 192], zmm1                                     ;                    resident
        vmovdqu64 [rbp + 256], zmm2                                     ;                    resident
        vmovdqu64 [rbp + 320], zmm3                                     ;                    resident
        vmovdqu64 [rbp + 64], zmm4                                      ;                    resident
        vmovdqu64 [rbp - 128], zmm5                                     ;                    resident
        vmovdqu64 [rbp - 64], zmm6                                      ;                    resident
        vmovdqu64 [rbp + 0], zmm7                                       ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rbp - 64]                                      ;     0.0 p2      60 blocks reload
        vmovdqu64 zmm1, [rbp - 128]                                     ;     0.2 p3      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                    ;     6.2 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                    ;     6.2 p5      60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;     7.2 p5      60 blocks
        mov r8, qword [rbp + 1168]                                      ;     0.8 p10     60 blocks reload
        vmovdqu64 [r8], xmm1                                            ;    10.2 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;     7.2 p5      60 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xff                               ;     7.2 p5      60 blocks
        mov r9, qword [rbp + 1152]                                      ;     1.5 p2      60 blocks reload
        vmovdqu64 [r9], xmm2                                            ;     7.2 p8+p9   60 blocks
        mov r10, qword [rbp + 1184]                                     ;     1.8 p3      60 blocks reload
        vmovdqu64 [r10], xmm1                                           ;    10.2 p7+p4   60 blocks
        mov r11, qword [rbp + 1200]                                     ;     2.2 p10     60 blocks reload
        vmovdqu64 [r11], xmm3                                           ;    10.2 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;     7.2 p5      60 blocks
        mov r12, qword [rbp + 1176]                                     ;     2.7 p2      60 blocks reload
        vmovdqu64 [r12], xmm1                                           ;    10.2 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;     7.2 p5      60 blocks
        vshufi32x4 zmm2, zmm0, zmm0, 0xff                               ;     7.3 p5      60 blocks
        mov r13, qword [rbp + 1160]                                     ;     3.3 p3      60 blocks reload
        vmovdqu64 [r13], xmm0                                           ;     7.2 p8+p9   60 blocks
        mov r14, qword [rbp + 1192]                                     ;     3.7 p10     60 blocks reload
        vmovdqu64 [r14], xmm1                                           ;    10.2 p7+p4   60 blocks
        mov r15, qword [rbp + 1208]                                     ;     4.0 p2      60 blocks reload
        vmovdqu64 [r15], xmm2                                           ;    10.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 64]                                      ;     4.3 p3      60 blocks reload
        vmovdqu64 zmm1, [rbp + 0]                                       ;     5.0 p2      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                    ;    11.0 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                    ;    11.0 p5      60 blocks
        vmovdqu64 [r9 + 16], xmm2                                       ;    12.0 p7+p4   60 blocks
        vmovdqu64 [r13 + 16], xmm0                                      ;    12.0 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;    12.0 p5      60 blocks
        vmovdqu64 [r8 + 16], xmm1                                       ;    15.0 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;    12.0 p5      60 blocks
        vmovdqu64 [r10 + 16], xmm1                                      ;    15.0 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                               ;    12.3 p5      60 blocks
        vmovdqu64 [r11 + 16], xmm1                                      ;    15.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;    13.3 p5      60 blocks
        vmovdqu64 [r12 + 16], xmm1                                      ;    16.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;    14.3 p5      60 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                               ;    15.3 p5      60 blocks
        vmovdqu64 [r14 + 16], xmm1                                      ;    17.3 p7+p4   60 blocks
        vmovdqu64 [r15 + 16], xmm0                                      ;    18.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 192]                                     ;     7.3 p3      60 blocks reload
        vmovdqu64 zmm1, [rbp + 128]                                     ;     7.5 p2      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                    ;    16.3 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                    ;    17.3 p5      60 blocks
        vmovdqu64 [r9 + 32], xmm2                                       ;    17.3 p7+p4   60 blocks
        vmovdqu64 [r13 + 32], xmm0                                      ;    18.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;    18.3 p5      60 blocks
        vmovdqu64 [r8 + 32], xmm1                                       ;    21.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;    19.3 p5      60 blocks
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                               ;    20.3 p5      60 blocks
        vmovdqu64 [r10 + 32], xmm1                                      ;    22.3 p8+p9   60 blocks
        vmovdqu64 [r11 + 32], xmm2                                      ;    23.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;    21.3 p5      60 blocks
        vmovdqu64 [r12 + 32], xmm1                                      ;    24.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;    22.3 p5      60 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                               ;    23.3 p5      60 blocks
        vmovdqu64 [r14 + 32], xmm1                                      ;    25.3 p7+p4   60 blocks
        vmovdqu64 [r15 + 32], xmm0                                      ;    26.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 320]                                     ;    10.3 p3      60 blocks reload
        vmovdqu64 zmm1, [rbp + 256]                                     ;    10.5 p2      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                    ;    24.3 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                    ;    25.3 p5      60 blocks
        vmovdqu64 [r9 + 48], xmm2                                       ;    25.3 p7+p4   60 blocks
        vmovdqu64 [r13 + 48], xmm0                                      ;    26.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;    26.3 p5      60 blocks
        vmovdqu64 [r8 + 48], xmm1                                       ;    29.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;    27.3 p5      60 blocks
        vmovdqu64 [r10 + 48], xmm1                                      ;    30.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                               ;    28.3 p5      60 blocks
        vmovdqu64 [r11 + 48], xmm1                                      ;    31.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;    29.3 p5      60 blocks
        vmovdqu64 [r12 + 48], xmm1                                      ;    32.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;    30.3 p5      60 blocks
        vmovdqu64 [r14 + 48], xmm1                                      ;    33.3 p7+p4   60 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                               ;    31.3 p5      60 blocks
        vmovdqu64 [r15 + 48], xmm0                                      ;    34.3 p8+p9   60 blocks
        vzeroupper                                                      ;                    x87 state
        mov rsp, qword [rbp + 1288]                                     ;                    frame
        pop r15                                                         ;                    preserved
        pop r14                                                         ;                    preserved
        pop r13                                                         ;                    preserved
        pop r12                                                         ;                    preserved
        pop rbp                                                         ;                    preserved
        ret

        section .rodata align=64
; constants512
        align 64, db 0
sha512_blocks.T0_constants512:
        dq 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f
        dq 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22, 0x428a2f98d728ae22
        dq 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd, 0x7137449123ef65cd
        dq 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f, 0xb5c0fbcfec4d3b2f
        dq 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc, 0xe9b5dba58189dbbc
        dq 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538, 0x3956c25bf348b538
        dq 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019, 0x59f111f1b605d019
        dq 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b, 0x923f82a4af194f9b
        dq 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118, 0xab1c5ed5da6d8118
        dq 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242, 0xd807aa98a3030242
        dq 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe, 0x12835b0145706fbe
        dq 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c, 0x243185be4ee4b28c
        dq 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2, 0x550c7dc3d5ffb4e2
        dq 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f, 0x72be5d74f27b896f
        dq 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1, 0x80deb1fe3b1696b1
        dq 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235, 0x9bdc06a725c71235
        dq 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694, 0xc19bf174cf692694
        dq 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2, 0xe49b69c19ef14ad2
        dq 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3, 0xefbe4786384f25e3
        dq 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5, 0x0fc19dc68b8cd5b5
        dq 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65, 0x240ca1cc77ac9c65
        dq 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275, 0x2de92c6f592b0275
        dq 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483, 0x4a7484aa6ea6e483
        dq 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4, 0x5cb0a9dcbd41fbd4
        dq 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5, 0x76f988da831153b5
        dq 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab, 0x983e5152ee66dfab
        dq 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210, 0xa831c66d2db43210
        dq 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f, 0xb00327c898fb213f
        dq 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4, 0xbf597fc7beef0ee4
        dq 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2, 0xc6e00bf33da88fc2
        dq 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725, 0xd5a79147930aa725
        dq 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f, 0x06ca6351e003826f
        dq 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70, 0x142929670a0e6e70
        dq 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc, 0x27b70a8546d22ffc
        dq 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926, 0x2e1b21385c26c926
        dq 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed, 0x4d2c6dfc5ac42aed
        dq 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df, 0x53380d139d95b3df
        dq 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de, 0x650a73548baf63de
        dq 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8, 0x766a0abb3c77b2a8
        dq 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6, 0x81c2c92e47edaee6
        dq 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b, 0x92722c851482353b
        dq 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364, 0xa2bfe8a14cf10364
        dq 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001, 0xa81a664bbc423001
        dq 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791, 0xc24b8b70d0f89791
        dq 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30, 0xc76c51a30654be30
        dq 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218, 0xd192e819d6ef5218
        dq 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910, 0xd69906245565a910
        dq 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a, 0xf40e35855771202a
        dq 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8, 0x106aa07032bbd1b8
        dq 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8, 0x19a4c116b8d2d0c8
        dq 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53, 0x1e376c085141ab53
        dq 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99, 0x2748774cdf8eeb99
        dq 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8, 0x34b0bcb5e19b48a8
        dq 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63, 0x391c0cb3c5c95a63
        dq 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb, 0x4ed8aa4ae3418acb
        dq 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373, 0x5b9cca4f7763e373
        dq 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3, 0x682e6ff3d6b2b8a3
        dq 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc, 0x748f82ee5defb2fc
        dq 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60, 0x78a5636f43172f60
        dq 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72, 0x84c87814a1f0ab72
        dq 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec, 0x8cc702081a6439ec
        dq 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28, 0x90befffa23631e28
        dq 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9, 0xa4506cebde82bde9
        dq 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915, 0xbef9a3f7b2c67915
        dq 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b, 0xc67178f2e372532b
        dq 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c, 0xca273eceea26619c
        dq 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207, 0xd186b8c721c0c207
        dq 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e, 0xeada7dd6cde0eb1e
        dq 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178, 0xf57d4f7fee6ed178
        dq 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba, 0x06f067aa72176fba
        dq 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6, 0x0a637dc5a2c898a6
        dq 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae, 0x113f9804bef90dae
        dq 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b, 0x1b710b35131c471b
        dq 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84, 0x28db77f523047d84
        dq 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493, 0x32caab7b40c72493
        dq 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc, 0x3c9ebe0a15c9bebc
        dq 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c, 0x431d67c49c100d4c
        dq 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6, 0x4cc5d4becb3e42b6
        dq 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a, 0x597f299cfc657e2a
        dq 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec, 0x5fcb6fab3ad6faec
        dq 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817, 0x6c44198c4a475817

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
