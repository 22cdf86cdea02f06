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
;   blocks: 2262 uops, planned 1076.7; bounds: width 377.0, ports 1068.0, path 332.0
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
        sub rsp, 0x4c0                                                  ;                    frame
        and rsp, -64                                                    ;                    frame
        lea rbp, [rsp + 128]                                            ;                    frame
        mov qword [rbp + 1032], rax                                     ;                    frame
        mov r10, qword [rax + 48]                                       ;                    frame
        mov qword [rbp + 944], r10                                      ;                    frame
        mov r10, qword [rax + 56]                                       ;                    frame
        mov qword [rbp + 952], r10                                      ;                    frame
        mov r10, qword [rax + 128]                                      ;                    frame
        mov qword [rbp + 1040], r10                                     ;                    frame
        mov r10, qword [rax + 64]                                       ;                    frame
        mov qword [rbp + 960], r10                                      ;                    frame
        mov r10, qword [rax + 72]                                       ;                    frame
        mov qword [rbp + 976], r10                                      ;                    frame
        mov r10, qword [rax + 80]                                       ;                    frame
        mov qword [rbp + 984], r10                                      ;                    frame
        mov r10, qword [rax + 88]                                       ;                    frame
        mov qword [rbp + 992], r10                                      ;                    frame
        mov r10, qword [rax + 96]                                       ;                    frame
        mov qword [rbp + 1000], r10                                     ;                    frame
        mov r10, qword [rax + 104]                                      ;                    frame
        mov qword [rbp + 1008], r10                                     ;                    frame
        mov r10, qword [rax + 112]                                      ;                    frame
        mov qword [rbp + 1016], r10                                     ;                    frame
        mov r10, qword [rax + 120]                                      ;                    frame
        mov qword [rbp + 1024], r10                                     ;                    frame
        mov qword [rbp + 896], rdi                                      ;                    argument
        mov qword [rbp + 904], rsi                                      ;                    argument
        mov qword [rbp + 912], rdx                                      ;                    argument
        mov qword [rbp + 920], rcx                                      ;                    argument
        mov qword [rbp + 928], r8                                       ;                    argument
        mov qword [rbp + 936], r9                                       ;                    argument
        mov r8, qword [rbp + 896]                                       ;     0.0 p2      60 h reload
        vmovdqu64 xmm0, [r8]                                            ;     5.0 p3      60 h
        vmovdqu64 xmm1, [r8 + 16]                                       ;     5.0 p10     60 h
        vmovdqu64 xmm2, [r8 + 32]                                       ;     5.0 p2      60 h
        vmovdqu64 xmm3, [r8 + 48]                                       ;     5.0 p3      60 h
        mov r9, qword [rbp + 904]                                       ;     1.3 p10     60 h reload
        vmovdqu64 xmm4, [r9]                                            ;     6.3 p2      60 h
        vmovdqu64 xmm5, [r9 + 16]                                       ;     6.3 p3      60 h
        vmovdqu64 xmm6, [r9 + 32]                                       ;     6.3 p10     60 h
        vmovdqu64 xmm7, [r9 + 48]                                       ;     6.3 p2      60 h
        mov r10, qword [rbp + 912]                                      ;     3.2 p3      60 h reload
        vmovdqu64 xmm8, [r10]                                           ;     8.2 p10     60 h
        vshufi32x4 zmm0, zmm0, zmm8, 0                                  ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 16]                                      ;     8.2 p2      60 h
        vshufi32x4 zmm1, zmm1, zmm8, 0                                  ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 32]                                      ;     8.2 p3      60 h
        vshufi32x4 zmm2, zmm2, zmm8, 0                                  ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 48]                                      ;     8.2 p10     60 h
        vshufi32x4 zmm3, zmm3, zmm8, 0                                  ;    14.2 p5      60 h
        mov r8, qword [rbp + 920]                                       ;     5.0 p2      60 h reload
        vmovdqu64 xmm8, [r8]                                            ;    10.0 p3      60 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                                  ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 16]                                       ;    10.0 p10     60 h
        vshufi32x4 zmm5, zmm5, zmm8, 0                                  ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 32]                                       ;    10.0 p2      60 h
        vshufi32x4 zmm6, zmm6, zmm8, 0                                  ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 48]                                       ;    10.0 p3      60 h
        vshufi32x4 zmm7, zmm7, zmm8, 0                                  ;    16.0 p5      60 h
        mov r8, qword [rbp + 928]                                       ;     6.3 p10     60 h reload
        vmovdqu64 xmm8, [r8]                                            ;    11.3 p2      60 h
        vmovdqu64 xmm9, [r8 + 16]                                       ;    11.3 p3      60 h
        vmovdqu64 xmm10, [r8 + 32]                                      ;    11.3 p10     60 h
        vmovdqu64 xmm11, [r8 + 48]                                      ;    11.3 p2      60 h
        mov r9, qword [rbp + 936]                                       ;     8.2 p3      60 h reload
        vmovdqu64 xmm12, [r9]                                           ;    13.2 p10     60 h
        vmovdqu64 xmm13, [r9 + 16]                                      ;    13.2 p2      60 h
        vmovdqu64 xmm14, [r9 + 32]                                      ;    13.2 p3      60 h
        vmovdqu64 xmm15, [r9 + 48]                                      ;    13.2 p10     60 h
        mov r10, qword [rbp + 944]                                      ;    10.0 p2      60 h reload
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
        mov r8, qword [rbp + 952]                                       ;    11.3 p10     60 h reload
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
        mov r8d, dword [rbp + 1040]                                     ;    13.3 p3      60 h
        shl r8, 7                                                       ;    18.3 p0      60 h
        add r8, qword [rbp + 960]                                       ;    19.3 p1+p10   60 h
        mov qword [rbp + 968], r8                                       ;    20.3 p7+p4   60 h
        cmp dword [rbp + 1040], 0                                       ;                    no blocks?
        je .blocks_1_done
        vmovdqu64 zmm0, [rbp - 128]                                     ;                    resident
        vmovdqu64 zmm1, [rbp + 128]                                     ;                    resident
        vmovdqu64 zmm2, [rbp - 64]                                      ;                    resident
        vmovdqu64 zmm3, [rbp + 192]                                     ;                    resident
        mov r8, qword [rbp + 960]                                       ;                    resident
        mov r9, qword [rbp + 976]                                       ;                    resident
        mov r10, qword [rbp + 984]                                      ;                    resident
        mov r11, qword [rbp + 992]                                      ;                    resident
        mov r12, qword [rbp + 1000]                                     ;                    resident
        mov r13, qword [rbp + 1008]                                     ;                    resident
        mov r14, qword [rbp + 1016]                                     ;                    resident
        mov r15, qword [rbp + 1024]                                     ;                    resident
        vmovdqu64 zmm4, [rbp + 0]                                       ;                    resident
        vmovdqu64 zmm5, [rbp + 256]                                     ;                    resident
        vmovdqu64 zmm6, [rbp + 64]                                      ;                    resident
        align 16
.blocks_1:
        vmovdqu64 zmm7, [r8]                                            ;     0.0 p2      63 w[0]
        vmovdqu64 zmm8, [r9]                                            ;     0.2 p3      63 w[0]
        vmovdqu64 zmm9, [r10]                                           ;     1.0 p2      63 w[0]
        vshufi32x4 zmm10, zmm7, zmm9, 0x44                              ;     7.0 p5      63 w[0]
        vshufi32x4 zmm7, zmm7, zmm9, 0xee                               ;     7.0 p5      63 w[4]
        vmovdqu64 zmm9, [r11]                                           ;     1.2 p3      63 w[0]
        vshufi32x4 zmm11, zmm8, zmm9, 0x44                              ;     7.2 p5      63 w[0]
        vshufi32x4 zmm8, zmm8, zmm9, 0xee                               ;     7.2 p5      63 w[4]
        vmovdqu64 zmm9, [r12]                                           ;     2.0 p2      63 w[0]
        vmovdqu64 zmm12, [r13]                                          ;     2.2 p3      63 w[0]
        vmovdqu64 zmm13, [r14]                                          ;     3.0 p2      63 w[0]
        vshufi32x4 zmm14, zmm9, zmm13, 0x44                             ;     9.0 p5      63 w[0]
        vshufi32x4 zmm9, zmm9, zmm13, 0xee                              ;     9.0 p5      63 w[4]
        vshufi32x4 zmm13, zmm10, zmm14, 0x88                            ;    12.0 p5      63 w[0]
        vshufi32x4 zmm10, zmm10, zmm14, 0xdd                            ;    12.0 p5      63 w[2]
        vmovdqu64 zmm14, [r15]                                          ;     3.2 p3      63 w[0]
        vshufi32x4 zmm15, zmm12, zmm14, 0x44                            ;     9.2 p5      63 w[0]
        vshufi32x4 zmm12, zmm12, zmm14, 0xee                            ;     9.5 p5      63 w[4]
        vshufi32x4 zmm14, zmm11, zmm15, 0x88                            ;    12.2 p5      63 w[0]
        vshufi32x4 zmm11, zmm11, zmm15, 0xdd                            ;    12.2 p5      63 w[2]
        vpunpcklqdq zmm15, zmm13, zmm14                                 ;    15.2 p5      63 w[0]
        vpunpckhqdq zmm13, zmm13, zmm14                                 ;    15.2 p5      63 w[0]
        vmovdqu64 zmm14, [rel sha512_blocks.T0_constants512]            ;     4.0 p2      63 w[0] reload
        vpshufb zmm15, zmm15, zmm14                                     ;    16.2 p5      63 w[0]
        vpshufb zmm13, zmm13, zmm14                                     ;    16.2 p5      63 w[0]
        vpunpcklqdq zmm16, zmm10, zmm11                                 ;    16.5 p5      63 w[2]
        vpunpckhqdq zmm10, zmm10, zmm11                                 ;    17.5 p5      63 w[2]
        vpshufb zmm11, zmm16, zmm14                                     ;    18.5 p5      63 w[2]
        vpshufb zmm10, zmm10, zmm14                                     ;    19.5 p5      63 w[2]
        vshufi32x4 zmm16, zmm7, zmm9, 0x88                              ;    20.5 p5      63 w[4]
        vshufi32x4 zmm7, zmm7, zmm9, 0xdd                               ;    21.5 p5      63 w[6]
        vshufi32x4 zmm9, zmm8, zmm12, 0x88                              ;    22.5 p5      63 w[4]
        vshufi32x4 zmm8, zmm8, zmm12, 0xdd                              ;    23.5 p5      63 w[6]
        vpunpcklqdq zmm12, zmm16, zmm9                                  ;    25.5 p5      63 w[4]
        vpunpckhqdq zmm9, zmm16, zmm9                                   ;    25.5 p5      63 w[4]
        vpshufb zmm12, zmm12, zmm14                                     ;    26.5 p5      63 w[4]
        vpshufb zmm9, zmm9, zmm14                                       ;    27.5 p5      63 w[4]
        vmovdqu64 zmm16, [r8 + 64]                                      ;     6.2 p3      63 w[8]
        vmovdqu64 zmm17, [r9 + 64]                                      ;     6.3 p2      63 w[8]
        vmovdqu64 zmm18, [r10 + 64]                                     ;     7.2 p3      63 w[8]
        vmovdqu64 zmm19, [r11 + 64]                                     ;     7.3 p2      63 w[8]
        vmovdqu64 zmm20, [r12 + 64]                                     ;     8.2 p3      63 w[8]
        vpunpcklqdq zmm21, zmm7, zmm8                                   ;    28.5 p5      63 w[6]
        vpunpckhqdq zmm7, zmm7, zmm8                                    ;    29.5 p5      63 w[6]
        vpshufb zmm8, zmm21, zmm14                                      ;    30.5 p5      63 w[6]
        vpshufb zmm7, zmm7, zmm14                                       ;    31.5 p5      63 w[6]
        vmovdqu64 zmm21, [r13 + 64]                                     ;     8.3 p2      63 w[8]
        vmovdqu64 zmm22, [r14 + 64]                                     ;     9.2 p3      63 w[8]
        vmovdqu64 zmm23, [r15 + 64]                                     ;     9.3 p2      63 w[8]
        vshufi32x4 zmm24, zmm16, zmm18, 0x44                            ;    32.5 p5      63 w[8]
        vshufi32x4 zmm16, zmm16, zmm18, 0xee                            ;    33.5 p5      63 w[12]
        vshufi32x4 zmm18, zmm20, zmm22, 0x44                            ;    34.5 p5      63 w[8]
        vshufi32x4 zmm20, zmm20, zmm22, 0xee                            ;    35.5 p5      63 w[12]
        vshufi32x4 zmm22, zmm17, zmm19, 0x44                            ;    36.5 p5      63 w[8]
        vshufi32x4 zmm17, zmm17, zmm19, 0xee                            ;    37.5 p5      63 w[12]
        vshufi32x4 zmm19, zmm21, zmm23, 0x44                            ;    38.5 p5      63 w[8]
        vshufi32x4 zmm21, zmm21, zmm23, 0xee                            ;    39.5 p5      63 w[12]
        vshufi32x4 zmm23, zmm24, zmm18, 0x88                            ;    40.5 p5      63 w[8]
        vshufi32x4 zmm18, zmm24, zmm18, 0xdd                            ;    41.5 p5      63 w[10]
        vshufi32x4 zmm24, zmm22, zmm19, 0x88                            ;    42.5 p5      63 w[8]
        vshufi32x4 zmm19, zmm22, zmm19, 0xdd                            ;    43.5 p5      63 w[10]
        vpunpcklqdq zmm22, zmm23, zmm24                                 ;    45.5 p5      63 w[8]
        vpunpckhqdq zmm23, zmm23, zmm24                                 ;    45.5 p5      63 w[8]
        vpshufb zmm22, zmm22, zmm14                                     ;    46.5 p5      63 w[8]
        vpshufb zmm23, zmm23, zmm14                                     ;    47.5 p5      63 w[8]
        vpunpcklqdq zmm24, zmm18, zmm19                                 ;    48.5 p5      63 w[10]
        vpunpckhqdq zmm18, zmm18, zmm19                                 ;    49.5 p5      63 w[10]
        vpshufb zmm19, zmm24, zmm14                                     ;    50.5 p5      63 w[10]
        vpshufb zmm18, zmm18, zmm14                                     ;    51.5 p5      63 w[10]
        vshufi32x4 zmm24, zmm16, zmm20, 0x88                            ;    52.5 p5      63 w[12]
        vshufi32x4 zmm16, zmm16, zmm20, 0xdd                            ;    53.5 p5      63 w[14]
        vshufi32x4 zmm20, zmm17, zmm21, 0x88                            ;    54.5 p5      63 w[12]
        vshufi32x4 zmm17, zmm17, zmm21, 0xdd                            ;    55.5 p5      63 w[14]
        vpunpcklqdq zmm21, zmm24, zmm20                                 ;    57.5 p5      63 w[12]
        vpunpckhqdq zmm20, zmm24, zmm20                                 ;    57.5 p5      63 w[12]
        vpshufb zmm21, zmm21, zmm14                                     ;    58.5 p5      63 w[12]
        vpshufb zmm20, zmm20, zmm14                                     ;    59.5 p5      63 w[12]
        vpunpcklqdq zmm24, zmm16, zmm17                                 ;    60.5 p5      63 w[14]
        vpunpckhqdq zmm16, zmm16, zmm17                                 ;    61.5 p5      63 w[14]
        vpshufb zmm17, zmm24, zmm14                                     ;    62.5 p5      63 w[14]
        vpshufb zmm14, zmm16, zmm14                                     ;    63.5 p5      63 w[14]
        vmovdqu64 zmm16, [rbp + 320]                                    ;    13.5 p3      64 v[7] reload
        vpaddq zmm24, zmm15, zmm16                                      ;    19.5 p0      53 t1
        vmovdqa64 zmm25, zmm1                                           ;    13.8         43 t1 copy
        vpternlogd zmm25, zmm5, zmm3, 0xac                              ;    14.7 p0      43 t1
        vpaddq zmm24, zmm24, zmm25                                      ;    20.5 p0      53 t1
        vmovdqa64 zmm25, zmm0                                           ;    14.3         44 v[7] copy
        vpternlogd zmm25, zmm2, zmm4, 0xe8                              ;    16.7 p0      44 v[7]
        vpsrlq zmm26, zmm13, 7                                          ;    17.7 p0      41 w[0]
        vprolq zmm27, zmm13, 0x3f                                       ;    18.7 p0      41 w[0]
        vprolq zmm28, zmm13, 0x38                                       ;    19.7 p0      41 w[0]
        vpternlogd zmm26, zmm28, zmm27, 0x96                            ;    20.7 p0      41 w[0]
        vpaddq zmm15, zmm15, zmm26                                      ;    21.7 p0      68 w[0]
        vpaddq zmm26, zmm13, zmm5                                       ;    22.7 p0      53 t1
        vprolq zmm27, zmm1, 0x32                                        ;    23.7 p0      40 t1
        vprolq zmm28, zmm1, 0x2e                                        ;    24.7 p0      40 t1
        vprolq zmm29, zmm1, 0x17                                        ;    25.7 p0      40 t1
        vpternlogd zmm29, zmm28, zmm27, 0x96                            ;    26.7 p0      40 t1
        vpaddq zmm24, zmm24, zmm29                                      ;    27.7 p0      53 t1
        vpaddq zmm15, zmm15, zmm23                                      ;    48.5 p0      68 w[0]
        vpaddq zmm24, zmm24, [rel sha512_blocks.T0_constants512 + 64]   ;    29.7 p0+p2   53 t1
        vpaddq zmm25, zmm25, zmm24                                      ;    30.7 p0      55 v[7]
        vpaddq zmm24, zmm24, zmm6                                       ;    31.7 p0      54 v[3]
        vmovdqa64 zmm27, zmm24                                          ;    32.7         43 t1 copy
        vpternlogd zmm27, zmm1, zmm3, 0xca                              ;    32.7 p0      43 t1
        vpaddq zmm26, zmm26, zmm27                                      ;    33.7 p0      53 t1
        vprolq zmm27, zmm0, 0x24                                        ;    34.7 p0      39 v[7]
        vprolq zmm28, zmm0, 0x1e                                        ;    35.7 p0      39 v[7]
        vprolq zmm29, zmm0, 0x19                                        ;    36.7 p0      39 v[7]
        vpternlogd zmm29, zmm28, zmm27, 0x96                            ;    37.7 p0      39 v[7]
        vpaddq zmm25, zmm25, zmm29                                      ;    38.7 p0      55 v[7]
        vmovdqa64 zmm27, zmm25                                          ;    39.7         44 v[6] copy
        vpternlogd zmm27, zmm0, zmm2, 0xe8                              ;    39.7 p0      44 v[6]
        vpsrlq zmm28, zmm11, 7                                          ;    40.7 p0      41 w[1]
        vprolq zmm29, zmm11, 0x3f                                       ;    41.7 p0      41 w[1]
        vprolq zmm30, zmm11, 0x38                                       ;    42.7 p0      41 w[1]
        vpternlogd zmm28, zmm30, zmm29, 0x96                            ;    43.7 p0      41 w[1]
        vpaddq zmm13, zmm13, zmm28                                      ;    44.7 p0      68 w[1]
        vpaddq zmm28, zmm11, zmm3                                       ;    45.7 p0      53 t1
        vprolq zmm29, zmm24, 0x32                                       ;    46.7 p0      40 t1
        vprolq zmm30, zmm24, 0x2e                                       ;    47.7 p0      40 t1
        vprolq zmm31, zmm24, 0x17                                       ;    48.7 p0      40 t1
        vpternlogd zmm31, zmm30, zmm29, 0x96                            ;    49.7 p0      40 t1
        vpaddq zmm26, zmm26, zmm31                                      ;    50.7 p0      53 t1
        vprolq zmm29, zmm25, 0x24                                       ;    51.7 p0      39 v[6]
        vprolq zmm30, zmm25, 0x1e                                       ;    52.7 p0      39 v[6]
        vprolq zmm31, zmm25, 0x19                                       ;    53.7 p0      39 v[6]
        vpternlogd zmm31, zmm30, zmm29, 0x96                            ;    54.7 p0      39 v[6]
        vpaddq zmm27, zmm27, zmm31                                      ;    55.7 p0      55 v[6]
        vpaddq zmm13, zmm13, zmm19                                      ;    56.7 p0      68 w[1]
        vpaddq zmm26, zmm26, [rel sha512_blocks.T0_constants512 + 128]  ;    57.7 p0+p3   53 t1
        vpaddq zmm27, zmm27, zmm26                                      ;    58.7 p0      55 v[6]
        vpaddq zmm26, zmm26, zmm4                                       ;    59.7 p0      54 v[2]
        vmovdqa64 zmm29, zmm26                                          ;    60.7         43 t1 copy
        vpternlogd zmm29, zmm24, zmm1, 0xca                             ;    60.7 p0      43 t1
        vpaddq zmm28, zmm28, zmm29                                      ;    61.7 p0      53 t1
        vmovdqa64 zmm29, zmm27                                          ;    59.7         44 v[5] copy
        vpternlogd zmm29, zmm25, zmm0, 0xe8                             ;    62.7 p0      44 v[5]
        vpaddq zmm30, zmm24, [rel sha512_blocks.T0_constants512 + 320]  ;    63.7 p0+p2   53 t1
        vmovdqa64 zmm31, zmm25                                          ;    39.7         54 v[7] copy
        vpaddq zmm30, zmm30, zmm12                                      ;    64.7 p5      53 t1
        vpaddq zmm11, zmm11, zmm18                                      ;    64.7 p0      68 w[2]
        vpsrlq zmm16, zmm12, 7                                          ;    65.7 p0      41 w[3]
        vmovdqu64 [rbp + 384], zmm5                                     ;    23.8 p7+p4   64 v[6] spill
        vprolq zmm5, zmm12, 0x3f                                        ;    66.7 p0      41 w[3]
        vmovdqu64 [rbp + 448], zmm3                                     ;    24.2 p8+p9   64 v[5] spill
        vprolq zmm3, zmm12, 0x38                                        ;    67.7 p0      41 w[3]
        vpternlogd zmm16, zmm3, zmm5, 0x96                              ;    68.7 p5      41 w[3]
        vpaddq zmm16, zmm16, zmm10                                      ;    69.7 p5      68 w[3]
        vpsrlq zmm3, zmm10, 7                                           ;    68.7 p0      41 w[2]
        vprolq zmm5, zmm10, 0x3f                                        ;    69.7 p0      41 w[2]
        vmovdqu64 [rbp + 512], zmm6                                     ;    25.8 p7+p4   64 v[3] spill
        vprolq zmm6, zmm10, 0x38                                        ;    70.7 p0      41 w[2]
        vpternlogd zmm3, zmm6, zmm5, 0x96                               ;    71.7 p5      41 w[2]
        vpaddq zmm11, zmm11, zmm3                                       ;    72.7 p5      68 w[2]
        vpaddq zmm10, zmm10, zmm1                                       ;    69.5 p5      53 t1
        vpsrlq zmm3, zmm17, 6                                           ;    71.7 p0      42 w[0]
        vpaddq zmm16, zmm16, zmm21                                      ;    70.7 p5      68 w[3]
        vprolq zmm5, zmm26, 0x32                                        ;    72.7 p0      40 t1
        vprolq zmm6, zmm26, 0x2e                                        ;    73.7 p0      40 t1
        vmovdqu64 [rbp + 576], zmm1                                     ;    26.7 p8+p9   64 v[4] spill
        vprolq zmm1, zmm26, 0x17                                        ;    74.7 p0      40 t1
        vpternlogd zmm1, zmm6, zmm5, 0x96                               ;    75.7 p5      40 t1
        vpaddq zmm28, zmm28, zmm1                                       ;    76.7 p5      53 t1
        vprolq zmm1, zmm17, 0x2d                                        ;    75.7 p0      42 w[0]
        vpaddq zmm5, zmm26, [rel sha512_blocks.T0_constants512 + 384]   ;    73.5 p5+p3   53 t1
        vpaddq zmm5, zmm5, zmm9                                         ;    74.5 p5      53 t1
        vpsrlq zmm6, zmm9, 7                                            ;    76.7 p0      41 w[4]
        vmovdqu64 [rbp + 640], zmm4                                     ;    28.0 p7+p4   64 v[2] spill
        vprolq zmm4, zmm9, 0x3f                                         ;    77.7 p0      41 w[4]
        vmovdqu64 [rbp + 704], zmm21                                    ;    59.5 p8+p9   63 w[12] spill
        vprolq zmm21, zmm9, 0x38                                        ;    78.7 p0      41 w[4]
        vpternlogd zmm6, zmm21, zmm4, 0x96                              ;    79.7 p5      41 w[4]
        vpaddq zmm12, zmm12, zmm6                                       ;    80.7 p5      68 w[4]
        vprolq zmm21, zmm17, 3                                          ;    79.7 p0      42 w[0]
        vpternlogd zmm3, zmm21, zmm1, 0x96                              ;    80.7 p5      42 w[0]
        vpaddq zmm15, zmm15, zmm3                                       ;    81.7 p5      68 w[0]
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 192]  ;    79.5 p5+p2   53 t1
        vpaddq zmm29, zmm29, zmm28                                      ;    80.5 p5      55 v[5]
        vpaddq zmm28, zmm28, zmm2                                       ;    80.7 p0      54 v[1]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;    81.7 p5      43 t1
        vpaddq zmm10, zmm10, zmm24                                      ;    82.7 p0      53 t1
        vprolq zmm21, zmm27, 0x24                                       ;    82.7 p0      39 v[5]
        vprolq zmm24, zmm27, 0x1e                                       ;    83.7 p0      39 v[5]
        vprolq zmm1, zmm27, 0x19                                        ;    84.7 p0      39 v[5]
        vpternlogd zmm1, zmm24, zmm21, 0x96                             ;    85.7 p5      39 v[5]
        vpaddq zmm29, zmm29, zmm1                                       ;    86.7 p5      55 v[5]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;    87.7 p5      44 v[4]
        vpsrlq zmm21, zmm14, 6                                          ;    85.7 p0      42 w[1]
        vprolq zmm24, zmm14, 0x2d                                       ;    86.7 p0      42 w[1]
        vprolq zmm1, zmm14, 3                                           ;    87.7 p0      42 w[1]
        vpternlogd zmm21, zmm1, zmm24, 0x96                             ;    88.7 p5      42 w[1]
        vpaddq zmm13, zmm13, zmm21                                      ;    89.7 p5      68 w[1]
        vpaddq zmm10, zmm10, [rel sha512_blocks.T0_constants512 + 256]  ;    87.5 p5+p3   53 t1
        vprolq zmm21, zmm28, 0x32                                       ;    88.7 p0      40 t1
        vprolq zmm24, zmm28, 0x2e                                       ;    89.7 p0      40 t1
        vprolq zmm1, zmm28, 0x17                                        ;    90.7 p0      40 t1
        vpternlogd zmm1, zmm24, zmm21, 0x96                             ;    91.7 p5      40 t1
        vpaddq zmm10, zmm10, zmm1                                       ;    92.7 p5      53 t1
        vpaddq zmm25, zmm25, zmm10                                      ;    93.7 p5      55 v[4]
        vpaddq zmm10, zmm10, zmm0                                       ;    93.7 p5      54 v[0]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;    94.7 p0      43 t1
        vpaddq zmm30, zmm30, zmm26                                      ;    95.7 p5      53 t1
        vmovdqa64 zmm21, zmm27                                          ;    59.7         54 v[6] copy
        vprolq zmm24, zmm29, 0x24                                       ;    92.7 p0      39 v[4]
        vprolq zmm26, zmm29, 0x1e                                       ;    93.7 p0      39 v[4]
        vprolq zmm1, zmm29, 0x19                                        ;    94.7 p0      39 v[4]
        vpternlogd zmm1, zmm26, zmm24, 0x96                             ;    95.7 p5      39 v[4]
        vpaddq zmm25, zmm25, zmm1                                       ;    96.7 p5      55 v[4]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;    97.7 p5      44 v[3]
        vpaddq zmm12, zmm12, zmm20                                      ;    95.7 p0      68 w[4]
        vpsrlq zmm24, zmm15, 6                                          ;    96.7 p0      42 w[2]
        vprolq zmm26, zmm15, 0x2d                                       ;    97.7 p0      42 w[2]
        vprolq zmm1, zmm15, 3                                           ;    98.7 p0      42 w[2]
        vpternlogd zmm24, zmm1, zmm26, 0x96                             ;    99.7 p5      42 w[2]
        vpaddq zmm11, zmm11, zmm24                                      ;   100.7 p5      68 w[2]
        vprolq zmm24, zmm10, 0x32                                       ;    99.7 p0      40 t1
        vprolq zmm26, zmm10, 0x2e                                       ;   100.7 p0      40 t1
        vprolq zmm1, zmm10, 0x17                                        ;   101.7 p0      40 t1
        vpternlogd zmm1, zmm26, zmm24, 0x96                             ;   102.7 p5      40 t1
        vpaddq zmm30, zmm30, zmm1                                       ;   103.7 p5      53 t1
        vpaddq zmm31, zmm31, zmm30                                      ;   104.7 p5      54 v[7]
        vpaddq zmm27, zmm27, zmm30                                      ;   104.7 p5      55 v[3]
        vmovdqa64 zmm24, zmm31                                          ;   105.7         43 t1 copy
        vpternlogd zmm24, zmm10, zmm28, 0xca                            ;   105.7 p5      43 t1
        vpaddq zmm5, zmm5, zmm24                                        ;   106.7 p0      53 t1
        vpaddq zmm28, zmm28, zmm8                                       ;   103.5 p5      53 t1
        vpsrlq zmm24, zmm8, 7                                           ;   103.7 p0      41 w[5]
        vprolq zmm26, zmm8, 0x3f                                        ;   104.7 p0      41 w[5]
        vprolq zmm30, zmm8, 0x38                                        ;   105.7 p0      41 w[5]
        vpternlogd zmm24, zmm30, zmm26, 0x96                            ;   106.7 p5      41 w[5]
        vpaddq zmm9, zmm9, zmm24                                        ;   107.7 p5      68 w[5]
        vmovdqa64 zmm24, zmm29                                          ;    87.7         54 v[5] copy
        vprolq zmm26, zmm25, 0x24                                       ;   106.7 p0      39 v[3]
        vprolq zmm30, zmm25, 0x1e                                       ;   107.7 p0      39 v[3]
        vprolq zmm1, zmm25, 0x19                                        ;   108.7 p0      39 v[3]
        vpternlogd zmm1, zmm30, zmm26, 0x96                             ;   109.7 p5      39 v[3]
        vpaddq zmm27, zmm27, zmm1                                       ;   110.7 p5      55 v[3]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   111.7 p5      44 v[2]
        vpaddq zmm9, zmm9, zmm17                                        ;   109.5 p5      68 w[5]
        vpsrlq zmm26, zmm13, 6                                          ;   109.7 p0      42 w[3]
        vprolq zmm30, zmm13, 0x2d                                       ;   110.7 p0      42 w[3]
        vprolq zmm1, zmm13, 3                                           ;   111.7 p0      42 w[3]
        vpternlogd zmm26, zmm1, zmm30, 0x96                             ;   112.7 p5      42 w[3]
        vpaddq zmm16, zmm16, zmm26                                      ;   113.7 p5      68 w[3]
        vprolq zmm26, zmm31, 0x32                                       ;   112.7 p0      40 t1
        vprolq zmm30, zmm31, 0x2e                                       ;   113.7 p0      40 t1
        vprolq zmm1, zmm31, 0x17                                        ;   114.7 p0      40 t1
        vpternlogd zmm1, zmm30, zmm26, 0x96                             ;   115.7 p5      40 t1
        vpaddq zmm5, zmm5, zmm1                                         ;   116.7 p5      53 t1
        vpaddq zmm21, zmm21, zmm5                                       ;   117.7 p5      54 v[6]
        vpaddq zmm29, zmm29, zmm5                                       ;   117.7 p5      55 v[2]
        vmovdqa64 zmm26, zmm21                                          ;   118.7         43 t1 copy
        vpternlogd zmm26, zmm31, zmm10, 0xca                            ;   118.7 p0      43 t1
        vpaddq zmm28, zmm28, zmm26                                      ;   119.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm7                                       ;   116.7 p0      53 t1
        vpsrlq zmm26, zmm7, 7                                           ;   117.7 p0      41 w[6]
        vprolq zmm30, zmm7, 0x3f                                        ;   118.7 p0      41 w[6]
        vprolq zmm1, zmm7, 0x38                                         ;   119.7 p0      41 w[6]
        vpternlogd zmm26, zmm1, zmm30, 0x96                             ;   120.7 p5      41 w[6]
        vpaddq zmm8, zmm8, zmm26                                        ;   121.7 p5      68 w[6]
        vmovdqa64 zmm26, zmm25                                          ;    97.7         54 v[4] copy
        vpaddq zmm8, zmm8, zmm14                                        ;   122.7 p5      68 w[6]
        vprolq zmm30, zmm27, 0x24                                       ;   120.7 p0      39 v[2]
        vprolq zmm1, zmm27, 0x1e                                        ;   121.7 p0      39 v[2]
        vprolq zmm3, zmm27, 0x19                                        ;   122.7 p0      39 v[2]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   123.7 p5      39 v[2]
        vpaddq zmm29, zmm29, zmm3                                       ;   124.7 p5      55 v[2]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   125.7 p5      44 v[1]
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 448]  ;   123.5 p5+p2   53 t1
        vpsrlq zmm30, zmm11, 6                                          ;   123.7 p0      42 w[4]
        vprolq zmm1, zmm11, 0x2d                                        ;   124.7 p0      42 w[4]
        vprolq zmm3, zmm11, 3                                           ;   125.7 p0      42 w[4]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   126.7 p5      42 w[4]
        vpaddq zmm12, zmm12, zmm30                                      ;   127.7 p5      68 w[4]
        vpsrlq zmm30, zmm22, 7                                          ;   126.7 p0      41 w[7]
        vprolq zmm1, zmm22, 0x3f                                        ;   127.7 p0      41 w[7]
        vprolq zmm3, zmm22, 0x38                                        ;   128.7 p0      41 w[7]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   129.7 p5      41 w[7]
        vpaddq zmm7, zmm7, zmm30                                        ;   130.7 p5      68 w[7]
        vpaddq zmm30, zmm22, zmm31                                      ;   128.5 p5      53 t1
        vprolq zmm1, zmm21, 0x32                                        ;   129.7 p0      40 t1
        vprolq zmm3, zmm21, 0x2e                                        ;   130.7 p0      40 t1
        vprolq zmm4, zmm21, 0x17                                        ;   131.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm1, 0x96                               ;   132.7 p5      40 t1
        vpaddq zmm28, zmm28, zmm4                                       ;   133.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm28                                      ;   134.7 p5      54 v[5]
        vpaddq zmm25, zmm25, zmm28                                      ;   134.7 p5      55 v[1]
        vpternlogd zmm31, zmm24, zmm21, 0xb8                            ;   135.7 p0      43 t1
        vpaddq zmm10, zmm10, zmm31                                      ;   136.7 p5      53 t1
        vmovdqa64 zmm28, zmm27                                          ;   111.7         54 v[3] copy
        vprolq zmm31, zmm29, 0x24                                       ;   133.7 p0      39 v[1]
        vprolq zmm1, zmm29, 0x1e                                        ;   134.7 p0      39 v[1]
        vprolq zmm3, zmm29, 0x19                                        ;   135.7 p0      39 v[1]
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   136.7 p5      39 v[1]
        vpaddq zmm25, zmm25, zmm3                                       ;   137.7 p5      55 v[1]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   138.7 p5      44 v[0]
        vpaddq zmm7, zmm7, zmm15                                        ;   136.7 p0      68 w[7]
        vpaddq zmm10, zmm10, [rel sha512_blocks.T0_constants512 + 512]  ;   137.7 p5+p3   53 t1
        vpsrlq zmm31, zmm16, 6                                          ;   137.7 p0      42 w[5]
        vprolq zmm1, zmm16, 0x2d                                        ;   138.7 p0      42 w[5]
        vprolq zmm3, zmm16, 3                                           ;   139.7 p0      42 w[5]
        vpternlogd zmm31, zmm3, zmm1, 0x96                              ;   140.7 p5      42 w[5]
        vpaddq zmm9, zmm9, zmm31                                        ;   141.7 p5      68 w[5]
        vpsrlq zmm31, zmm23, 7                                          ;   140.7 p0      41 w[8]
        vprolq zmm1, zmm23, 0x3f                                        ;   141.7 p0      41 w[8]
        vprolq zmm3, zmm23, 0x38                                        ;   142.7 p0      41 w[8]
        vpternlogd zmm31, zmm3, zmm1, 0x96                              ;   143.7 p5      41 w[8]
        vpaddq zmm22, zmm22, zmm31                                      ;   144.7 p5      68 w[8]
        vpaddq zmm31, zmm23, zmm21                                      ;   142.5 p5      53 t1
        vprolq zmm1, zmm24, 0x32                                        ;   143.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   144.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   145.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm1, 0x96                               ;   146.7 p5      40 t1
        vpaddq zmm10, zmm10, zmm4                                       ;   147.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm10                                      ;   148.7 p5      54 v[4]
        vpaddq zmm27, zmm27, zmm10                                      ;   148.7 p5      55 v[0]
        vpternlogd zmm21, zmm26, zmm24, 0xb8                            ;   149.7 p0      43 t1
        vpaddq zmm30, zmm30, zmm21                                      ;   150.7 p5      53 t1
        vmovdqa64 zmm10, zmm29                                          ;   125.7         54 v[2] copy
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 576]  ;   151.7 p0+p2   53 t1
        vpaddq zmm22, zmm22, zmm13                                      ;   148.5 p5      68 w[8]
        vprolq zmm21, zmm25, 0x24                                       ;   148.7 p0      39 v[0]
        vprolq zmm1, zmm25, 0x1e                                        ;   149.7 p0      39 v[0]
        vprolq zmm3, zmm25, 0x19                                        ;   150.7 p0      39 v[0]
        vpternlogd zmm3, zmm1, zmm21, 0x96                              ;   151.7 p5      39 v[0]
        vpaddq zmm27, zmm27, zmm3                                       ;   152.7 p5      55 v[0]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   153.7 p5      44 v[7]
        vpsrlq zmm21, zmm19, 7                                          ;   151.7 p0      41 w[9]
        vprolq zmm1, zmm19, 0x3f                                        ;   152.7 p0      41 w[9]
        vprolq zmm3, zmm19, 0x38                                        ;   153.7 p0      41 w[9]
        vpternlogd zmm21, zmm3, zmm1, 0x96                              ;   154.7 p5      41 w[9]
        vpaddq zmm23, zmm23, zmm21                                      ;   155.7 p5      68 w[9]
        vpaddq zmm21, zmm19, zmm24                                      ;   154.5 p5      53 t1
        vpsrlq zmm1, zmm12, 6                                           ;   154.7 p0      42 w[6]
        vprolq zmm3, zmm12, 0x2d                                        ;   155.7 p0      42 w[6]
        vprolq zmm4, zmm12, 3                                           ;   156.7 p0      42 w[6]
        vpternlogd zmm1, zmm4, zmm3, 0x96                               ;   157.7 p5      42 w[6]
        vpaddq zmm8, zmm8, zmm1                                         ;   158.7 p5      68 w[6]
        vprolq zmm1, zmm26, 0x32                                        ;   157.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   158.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   159.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm1, 0x96                               ;   160.7 p5      40 t1
        vpaddq zmm30, zmm30, zmm4                                       ;   161.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm30                                      ;   162.7 p5      54 v[3]
        vpaddq zmm29, zmm29, zmm30                                      ;   162.7 p5      55 v[7]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   163.7 p0      43 t1
        vpaddq zmm31, zmm31, zmm24                                      ;   164.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 640]  ;   165.7 p0+p3   53 t1
        vpaddq zmm23, zmm23, zmm11                                      ;   162.5 p5      68 w[9]
        vmovdqa64 zmm24, zmm25                                          ;   138.7         54 v[1] copy
        vprolq zmm30, zmm27, 0x24                                       ;   162.7 p0      39 v[7]
        vprolq zmm1, zmm27, 0x1e                                        ;   163.7 p0      39 v[7]
        vprolq zmm3, zmm27, 0x19                                        ;   164.7 p0      39 v[7]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   165.7 p5      39 v[7]
        vpaddq zmm29, zmm29, zmm3                                       ;   166.7 p5      55 v[7]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   167.7 p5      44 v[6]
        vpsrlq zmm30, zmm18, 7                                          ;   165.7 p0      41 w[10]
        vprolq zmm1, zmm18, 0x3f                                        ;   166.7 p0      41 w[10]
        vprolq zmm3, zmm18, 0x38                                        ;   167.7 p0      41 w[10]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   168.7 p5      41 w[10]
        vpaddq zmm19, zmm19, zmm30                                      ;   169.7 p5      68 w[10]
        vpaddq zmm30, zmm18, zmm26                                      ;   168.5 p5      53 t1
        vpsrlq zmm1, zmm9, 6                                            ;   168.7 p0      42 w[7]
        vprolq zmm3, zmm9, 0x2d                                         ;   169.7 p0      42 w[7]
        vprolq zmm4, zmm9, 3                                            ;   170.7 p0      42 w[7]
        vpternlogd zmm1, zmm4, zmm3, 0x96                               ;   171.7 p5      42 w[7]
        vpaddq zmm7, zmm7, zmm1                                         ;   172.7 p5      68 w[7]
        vpaddq zmm21, zmm21, [rel sha512_blocks.T0_constants512 + 704]  ;   171.5 p5+p2   53 t1
        vprolq zmm1, zmm28, 0x32                                        ;   171.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   172.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   173.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm1, 0x96                               ;   174.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   175.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm31                                      ;   176.7 p5      54 v[2]
        vpaddq zmm25, zmm25, zmm31                                      ;   176.7 p0      55 v[6]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   177.7 p5      43 t1
        vpaddq zmm21, zmm21, zmm26                                      ;   178.7 p0      53 t1
        vpaddq zmm19, zmm19, zmm16                                      ;   176.5 p5      68 w[10]
        vmovdqa64 zmm26, zmm27                                          ;   153.7         54 v[0] copy
        vprolq zmm31, zmm29, 0x24                                       ;   176.7 p0      39 v[6]
        vprolq zmm1, zmm29, 0x1e                                        ;   177.7 p0      39 v[6]
        vprolq zmm3, zmm29, 0x19                                        ;   178.7 p0      39 v[6]
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   179.7 p5      39 v[6]
        vpaddq zmm25, zmm25, zmm3                                       ;   180.7 p5      55 v[6]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   181.7 p5      44 v[5]
        vpsrlq zmm31, zmm8, 6                                           ;   179.7 p0      42 w[8]
        vprolq zmm1, zmm8, 0x2d                                         ;   180.7 p0      42 w[8]
        vprolq zmm3, zmm8, 3                                            ;   181.7 p0      42 w[8]
        vpternlogd zmm31, zmm3, zmm1, 0x96                              ;   182.7 p5      42 w[8]
        vpaddq zmm22, zmm22, zmm31                                      ;   183.7 p5      68 w[8]
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 768]  ;   182.5 p5+p3   53 t1
        vprolq zmm31, zmm10, 0x32                                       ;   182.7 p0      40 t1
        vprolq zmm1, zmm10, 0x2e                                        ;   183.7 p0      40 t1
        vprolq zmm3, zmm10, 0x17                                        ;   184.7 p0      40 t1
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   185.7 p5      40 t1
        vpaddq zmm21, zmm21, zmm3                                       ;   186.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm21                                      ;   187.7 p5      54 v[1]
        vpaddq zmm27, zmm27, zmm21                                      ;   187.7 p0      55 v[5]
        vmovdqa64 zmm21, zmm24                                          ;   188.7         43 t1 copy
        vpternlogd zmm21, zmm10, zmm28, 0xca                            ;   188.7 p5      43 t1
        vpaddq zmm30, zmm30, zmm21                                      ;   189.7 p0      53 t1
        vpsrlq zmm21, zmm20, 7                                          ;   187.7 p0      41 w[12]
        vprolq zmm31, zmm20, 0x3f                                       ;   188.7 p0      41 w[12]
        vprolq zmm1, zmm20, 0x38                                        ;   189.7 p0      41 w[12]
        vpternlogd zmm21, zmm1, zmm31, 0x96                             ;   190.7 p5      41 w[12]
        vpaddq zmm31, zmm20, zmm10                                      ;   188.5 p5      53 t1
        vpaddq zmm18, zmm18, zmm12                                      ;   189.5 p5      68 w[11]
        vmovdqa64 zmm1, zmm29                                           ;   167.7         54 v[7] copy
        vprolq zmm3, zmm25, 0x24                                        ;   190.7 p0      39 v[5]
        vprolq zmm4, zmm25, 0x1e                                        ;   191.7 p0      39 v[5]
        vprolq zmm5, zmm25, 0x19                                        ;   192.7 p0      39 v[5]
        vpternlogd zmm5, zmm4, zmm3, 0x96                               ;   193.7 p5      39 v[5]
        vpaddq zmm27, zmm27, zmm5                                       ;   194.7 p5      55 v[5]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   195.7 p5      44 v[4]
        vpsrlq zmm3, zmm7, 6                                            ;   193.7 p0      42 w[9]
        vprolq zmm4, zmm7, 0x2d                                         ;   194.7 p0      42 w[9]
        vmovdqa64 zmm5, zmm25                                           ;   181.7         54 v[6] copy
        vpaddq zmm21, zmm21, zmm9                                       ;   193.5 p5      68 w[12]
        vpsrlq zmm6, zmm17, 7                                           ;   195.7 p0      41 w[13]
        vmovdqu64 [rbp + 768], zmm2                                     ;    70.0 p7+p4   64 v[1] spill
        vprolq zmm2, zmm17, 0x3f                                        ;   196.7 p0      41 w[13]
        vmovdqu64 [rbp + 832], zmm0                                     ;    70.3 p8+p9   64 v[0] spill
        vprolq zmm0, zmm17, 0x38                                        ;   197.7 p0      41 w[13]
        vpternlogd zmm6, zmm0, zmm2, 0x96                               ;   198.7 p5      41 w[13]
        vpaddq zmm20, zmm20, zmm6                                       ;   199.7 p5      68 w[13]
        vprolq zmm0, zmm7, 3                                            ;   198.7 p0      42 w[9]
        vpternlogd zmm3, zmm0, zmm4, 0x96                               ;   199.7 p5      42 w[9]
        vpaddq zmm23, zmm23, zmm3                                       ;   200.7 p5      68 w[9]
        vpaddq zmm0, zmm17, zmm24                                       ;   198.5 p5      53 t1
        vprolq zmm2, zmm24, 0x32                                        ;   199.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   200.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   201.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm2, 0x96                               ;   202.7 p5      40 t1
        vpaddq zmm30, zmm30, zmm4                                       ;   203.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm30                                      ;   204.7 p5      54 v[0]
        vpaddq zmm29, zmm29, zmm30                                      ;   204.7 p5      55 v[4]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   205.7 p0      43 t1
        vpaddq zmm28, zmm28, zmm10                                      ;   206.7 p5      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 832]  ;   207.7 p0+p2   53 t1
        vmovdqu64 zmm10, [rbp + 704]                                    ;    73.3 p3      63 w[12] reload
        vpaddq zmm28, zmm28, zmm10                                      ;   208.7 p5      53 t1
        vpsrlq zmm30, zmm10, 7                                          ;   204.7 p0      41 w[11]
        vprolq zmm2, zmm10, 0x3f                                        ;   205.7 p0      41 w[11]
        vprolq zmm3, zmm10, 0x38                                        ;   206.7 p0      41 w[11]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   207.7 p5      41 w[11]
        vpaddq zmm21, zmm21, zmm10                                      ;   206.5 p5      68 w[12]
        vpaddq zmm18, zmm18, zmm30                                      ;   208.7 p5      68 w[11]
        vprolq zmm10, zmm27, 0x24                                       ;   207.7 p0      39 v[4]
        vprolq zmm30, zmm27, 0x1e                                       ;   208.7 p0      39 v[4]
        vprolq zmm2, zmm27, 0x19                                        ;   209.7 p0      39 v[4]
        vpternlogd zmm2, zmm30, zmm10, 0x96                             ;   210.7 p5      39 v[4]
        vpaddq zmm29, zmm29, zmm2                                       ;   211.7 p5      55 v[4]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   212.7 p5      44 v[3]
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 896]  ;   210.7 p0+p2   53 t1
        vpsrlq zmm10, zmm22, 6                                          ;   211.7 p0      42 w[10]
        vprolq zmm30, zmm22, 0x2d                                       ;   212.7 p0      42 w[10]
        vprolq zmm2, zmm22, 3                                           ;   213.7 p0      42 w[10]
        vpternlogd zmm10, zmm2, zmm30, 0x96                             ;   214.7 p5      42 w[10]
        vpaddq zmm19, zmm19, zmm10                                      ;   215.7 p5      68 w[10]
        vpsrlq zmm10, zmm14, 7                                          ;   214.7 p0      41 w[14]
        vprolq zmm30, zmm14, 0x3f                                       ;   215.7 p0      41 w[14]
        vprolq zmm2, zmm14, 0x38                                        ;   216.7 p0      41 w[14]
        vpternlogd zmm10, zmm2, zmm30, 0x96                             ;   217.7 p5      41 w[14]
        vpaddq zmm30, zmm14, zmm26                                      ;   214.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm10                                      ;   218.7 p5      68 w[14]
        vprolq zmm10, zmm26, 0x32                                       ;   217.7 p0      40 t1
        vprolq zmm2, zmm26, 0x2e                                        ;   218.7 p0      40 t1
        vprolq zmm3, zmm26, 0x17                                        ;   219.7 p0      40 t1
        vpternlogd zmm3, zmm2, zmm10, 0x96                              ;   220.7 p5      40 t1
        vpaddq zmm28, zmm28, zmm3                                       ;   221.7 p5      53 t1
        vpaddq zmm1, zmm1, zmm28                                        ;   222.7 p5      54 v[7]
        vpaddq zmm25, zmm25, zmm28                                      ;   222.7 p5      55 v[3]
        vpternlogd zmm24, zmm1, zmm26, 0xb8                             ;   223.7 p5      43 t1
        vpaddq zmm31, zmm31, zmm24                                      ;   224.7 p0      53 t1
        vmovdqa64 zmm10, zmm27                                          ;   195.7         54 v[5] copy
        vpaddq zmm20, zmm20, zmm8                                       ;   221.5 p5      68 w[13]
        vprolq zmm24, zmm29, 0x24                                       ;   221.7 p0      39 v[3]
        vprolq zmm28, zmm29, 0x1e                                       ;   222.7 p0      39 v[3]
        vprolq zmm2, zmm29, 0x19                                        ;   223.7 p0      39 v[3]
        vpternlogd zmm2, zmm28, zmm24, 0x96                             ;   224.7 p5      39 v[3]
        vpaddq zmm25, zmm25, zmm2                                       ;   225.7 p5      55 v[3]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   226.7 p5      44 v[2]
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 960]    ;   224.7 p0+p3   53 t1
        vpsrlq zmm24, zmm23, 6                                          ;   225.7 p0      42 w[11]
        vprolq zmm28, zmm23, 0x2d                                       ;   226.7 p0      42 w[11]
        vprolq zmm2, zmm23, 3                                           ;   227.7 p0      42 w[11]
        vpternlogd zmm24, zmm2, zmm28, 0x96                             ;   228.7 p5      42 w[11]
        vpaddq zmm18, zmm18, zmm24                                      ;   229.7 p5      68 w[11]
        vpsrlq zmm24, zmm15, 7                                          ;   228.7 p0      41 w[15]
        vprolq zmm28, zmm15, 0x3f                                       ;   229.7 p0      41 w[15]
        vprolq zmm2, zmm15, 0x38                                        ;   230.7 p0      41 w[15]
        vpternlogd zmm24, zmm2, zmm28, 0x96                             ;   231.7 p5      41 w[15]
        vpaddq zmm28, zmm15, zmm1                                       ;   228.5 p5      53 t1
        vpaddq zmm14, zmm14, zmm24                                      ;   232.7 p5      68 w[15]
        vprolq zmm24, zmm1, 0x32                                        ;   231.7 p0      40 t1
        vprolq zmm2, zmm1, 0x2e                                         ;   232.7 p0      40 t1
        vprolq zmm3, zmm1, 0x17                                         ;   233.7 p0      40 t1
        vpternlogd zmm3, zmm2, zmm24, 0x96                              ;   234.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm3                                       ;   235.7 p5      53 t1
        vpaddq zmm5, zmm5, zmm31                                        ;   236.7 p5      54 v[6]
        vpaddq zmm27, zmm27, zmm31                                      ;   236.7 p5      55 v[2]
        vpternlogd zmm26, zmm5, zmm1, 0xb8                              ;   237.7 p5      43 t1
        vpaddq zmm0, zmm0, zmm26                                        ;   238.7 p0      53 t1
        vpaddq zmm17, zmm17, zmm7                                       ;   235.5 p5      68 w[14]
        vmovdqa64 zmm24, zmm29                                          ;   212.7         54 v[4] copy
        vpaddq zmm30, zmm30, [rel sha512_blocks.T0_constants512 + 1024] ;   235.7 p0+p2   53 t1
        vprolq zmm26, zmm25, 0x24                                       ;   236.7 p0      39 v[2]
        vprolq zmm31, zmm25, 0x1e                                       ;   237.7 p0      39 v[2]
        vprolq zmm2, zmm25, 0x19                                        ;   238.7 p0      39 v[2]
        vpternlogd zmm2, zmm31, zmm26, 0x96                             ;   239.7 p5      39 v[2]
        vpaddq zmm27, zmm27, zmm2                                       ;   240.7 p5      55 v[2]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   241.7 p5      44 v[1]
        vpsrlq zmm26, zmm19, 6                                          ;   239.7 p0      42 w[12]
        vprolq zmm31, zmm19, 0x2d                                       ;   240.7 p0      42 w[12]
        vprolq zmm2, zmm19, 3                                           ;   241.7 p0      42 w[12]
        vpternlogd zmm26, zmm2, zmm31, 0x96                             ;   242.7 p5      42 w[12]
        vpaddq zmm21, zmm21, zmm26                                      ;   243.7 p5      68 w[12]
        vpsrlq zmm26, zmm13, 7                                          ;   242.7 p0      41 w[0]
        vprolq zmm31, zmm13, 0x3f                                       ;   243.7 p0      41 w[0]
        vprolq zmm2, zmm13, 0x38                                        ;   244.7 p0      41 w[0]
        vpternlogd zmm26, zmm2, zmm31, 0x96                             ;   245.7 p5      41 w[0]
        vpaddq zmm31, zmm13, zmm5                                       ;   242.5 p5      53 t1
        vpaddq zmm15, zmm15, zmm26                                      ;   246.7 p5      68 w[0]
        vprolq zmm26, zmm5, 0x32                                        ;   245.7 p0      40 t1
        vprolq zmm2, zmm5, 0x2e                                         ;   246.7 p0      40 t1
        vprolq zmm3, zmm5, 0x17                                         ;   247.7 p0      40 t1
        vpternlogd zmm3, zmm2, zmm26, 0x96                              ;   248.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm3                                         ;   249.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm0                                       ;   250.7 p5      54 v[5]
        vpaddq zmm29, zmm29, zmm0                                       ;   250.7 p5      55 v[1]
        vpternlogd zmm1, zmm10, zmm5, 0xb8                              ;   251.7 p5      43 t1
        vpaddq zmm30, zmm30, zmm1                                       ;   252.7 p0      53 t1
        vpaddq zmm28, zmm28, [rel sha512_blocks.T0_constants512 + 1088] ;   249.5 p5+p3   53 t1
        vpaddq zmm14, zmm14, zmm22                                      ;   249.7 p0      68 w[15]
        vmovdqa64 zmm26, zmm25                                          ;   226.7         54 v[3] copy
        vprolq zmm0, zmm27, 0x24                                        ;   250.7 p0      39 v[1]
        vprolq zmm1, zmm27, 0x1e                                        ;   251.7 p0      39 v[1]
        vprolq zmm2, zmm27, 0x19                                        ;   252.7 p0      39 v[1]
        vpternlogd zmm2, zmm1, zmm0, 0x96                               ;   253.7 p5      39 v[1]
        vpaddq zmm29, zmm29, zmm2                                       ;   254.7 p5      55 v[1]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   255.7 p5      44 v[0]
        vpsrlq zmm0, zmm18, 6                                           ;   253.7 p0      42 w[13]
        vprolq zmm1, zmm18, 0x2d                                        ;   254.7 p0      42 w[13]
        vprolq zmm2, zmm18, 3                                           ;   255.7 p0      42 w[13]
        vpternlogd zmm0, zmm2, zmm1, 0x96                               ;   256.7 p5      42 w[13]
        vpaddq zmm20, zmm20, zmm0                                       ;   257.7 p5      68 w[13]
        vpsrlq zmm0, zmm11, 7                                           ;   256.7 p0      41 w[1]
        vprolq zmm1, zmm11, 0x3f                                        ;   257.7 p0      41 w[1]
        vprolq zmm2, zmm11, 0x38                                        ;   258.7 p0      41 w[1]
        vpternlogd zmm0, zmm2, zmm1, 0x96                               ;   259.7 p5      41 w[1]
        vpaddq zmm1, zmm11, zmm10                                       ;   256.5 p5      53 t1
        vpaddq zmm13, zmm13, zmm0                                       ;   260.7 p5      68 w[1]
        vprolq zmm0, zmm10, 0x32                                        ;   259.7 p0      40 t1
        vprolq zmm2, zmm10, 0x2e                                        ;   260.7 p0      40 t1
        vprolq zmm3, zmm10, 0x17                                        ;   261.7 p0      40 t1
        vpternlogd zmm3, zmm2, zmm0, 0x96                               ;   262.7 p5      40 t1
        vpaddq zmm30, zmm30, zmm3                                       ;   263.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm30                                      ;   264.7 p5      54 v[4]
        vpaddq zmm25, zmm25, zmm30                                      ;   264.7 p5      55 v[0]
        vpternlogd zmm5, zmm24, zmm10, 0xb8                             ;   265.7 p5      43 t1
        vpaddq zmm28, zmm28, zmm5                                       ;   266.7 p0      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 1152] ;   263.5 p5+p2   53 t1
        vpaddq zmm15, zmm15, zmm23                                      ;   263.7 p0      68 w[0]
        vmovdqa64 zmm30, zmm27                                          ;   241.7         54 v[2] copy
        vprolq zmm0, zmm29, 0x24                                        ;   264.7 p0      39 v[0]
        vprolq zmm2, zmm29, 0x1e                                        ;   265.7 p0      39 v[0]
        vprolq zmm3, zmm29, 0x19                                        ;   266.7 p0      39 v[0]
        vpternlogd zmm3, zmm2, zmm0, 0x96                               ;   267.7 p5      39 v[0]
        vpaddq zmm25, zmm25, zmm3                                       ;   268.7 p5      55 v[0]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   269.7 p5      44 v[7]
        vpsrlq zmm0, zmm21, 6                                           ;   267.7 p0      42 w[14]
        vprolq zmm2, zmm21, 0x2d                                        ;   268.7 p0      42 w[14]
        vprolq zmm3, zmm21, 3                                           ;   269.7 p0      42 w[14]
        vpternlogd zmm0, zmm3, zmm2, 0x96                               ;   270.7 p5      42 w[14]
        vpaddq zmm17, zmm17, zmm0                                       ;   271.7 p5      68 w[14]
        vpsrlq zmm0, zmm16, 7                                           ;   270.7 p0      41 w[2]
        vprolq zmm2, zmm16, 0x3f                                        ;   271.7 p0      41 w[2]
        vprolq zmm3, zmm16, 0x38                                        ;   272.7 p0      41 w[2]
        vpternlogd zmm0, zmm3, zmm2, 0x96                               ;   273.7 p5      41 w[2]
        vpaddq zmm2, zmm16, zmm24                                       ;   270.5 p5      53 t1
        vpaddq zmm11, zmm11, zmm0                                       ;   274.7 p5      68 w[2]
        vprolq zmm0, zmm24, 0x32                                        ;   273.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   274.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   275.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm0, 0x96                               ;   276.7 p5      40 t1
        vpaddq zmm28, zmm28, zmm4                                       ;   277.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm28                                      ;   278.7 p5      54 v[3]
        vpaddq zmm27, zmm27, zmm28                                      ;   278.7 p5      55 v[7]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   279.7 p5      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   280.7 p0      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 1216]   ;   277.5 p5+p3   53 t1
        vpaddq zmm13, zmm13, zmm19                                      ;   277.7 p0      68 w[1]
        vmovdqa64 zmm10, zmm29                                          ;   255.7         54 v[1] copy
        vprolq zmm28, zmm25, 0x24                                       ;   278.7 p0      39 v[7]
        vprolq zmm0, zmm25, 0x1e                                        ;   279.7 p0      39 v[7]
        vprolq zmm3, zmm25, 0x19                                        ;   280.7 p0      39 v[7]
        vpternlogd zmm3, zmm0, zmm28, 0x96                              ;   281.7 p5      39 v[7]
        vpaddq zmm27, zmm27, zmm3                                       ;   282.7 p5      55 v[7]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   283.7 p5      44 v[6]
        vpsrlq zmm28, zmm20, 6                                          ;   281.7 p0      42 w[15]
        vprolq zmm0, zmm20, 0x2d                                        ;   282.7 p0      42 w[15]
        vprolq zmm3, zmm20, 3                                           ;   283.7 p0      42 w[15]
        vpternlogd zmm28, zmm3, zmm0, 0x96                              ;   284.7 p5      42 w[15]
        vpaddq zmm14, zmm14, zmm28                                      ;   285.7 p5      68 w[15]
        vpsrlq zmm28, zmm12, 7                                          ;   284.7 p0      41 w[3]
        vprolq zmm0, zmm12, 0x3f                                        ;   285.7 p0      41 w[3]
        vprolq zmm3, zmm12, 0x38                                        ;   286.7 p0      41 w[3]
        vpternlogd zmm28, zmm3, zmm0, 0x96                              ;   287.7 p5      41 w[3]
        vpaddq zmm0, zmm12, zmm26                                       ;   284.5 p5      53 t1
        vpaddq zmm16, zmm16, zmm28                                      ;   288.7 p5      68 w[3]
        vprolq zmm28, zmm26, 0x32                                       ;   287.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   288.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   289.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm28, 0x96                              ;   290.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   291.7 p5      53 t1
        vpaddq zmm30, zmm30, zmm31                                      ;   292.7 p5      54 v[2]
        vpaddq zmm29, zmm29, zmm31                                      ;   292.7 p5      55 v[6]
        vpternlogd zmm24, zmm30, zmm26, 0xb8                            ;   293.7 p5      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   294.7 p0      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 1280]   ;   291.5 p5+p2   53 t1
        vpaddq zmm11, zmm11, zmm18                                      ;   291.7 p0      68 w[2]
        vmovdqa64 zmm24, zmm25                                          ;   269.7         54 v[0] copy
        vprolq zmm28, zmm27, 0x24                                       ;   292.7 p0      39 v[6]
        vprolq zmm31, zmm27, 0x1e                                       ;   293.7 p0      39 v[6]
        vprolq zmm3, zmm27, 0x19                                        ;   294.7 p0      39 v[6]
        vpternlogd zmm3, zmm31, zmm28, 0x96                             ;   295.7 p5      39 v[6]
        vpaddq zmm29, zmm29, zmm3                                       ;   296.7 p5      55 v[6]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   297.7 p5      44 v[5]
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 1344]   ;   295.5 p5+p3   53 t1
        vpsrlq zmm28, zmm17, 6                                          ;   295.7 p0      42 w[0]
        vprolq zmm31, zmm17, 0x2d                                       ;   296.7 p0      42 w[0]
        vprolq zmm3, zmm17, 3                                           ;   297.7 p0      42 w[0]
        vpternlogd zmm28, zmm3, zmm31, 0x96                             ;   298.7 p5      42 w[0]
        vpaddq zmm15, zmm15, zmm28                                      ;   299.7 p5      68 w[0]
        vpsrlq zmm28, zmm9, 7                                           ;   298.7 p0      41 w[4]
        vprolq zmm31, zmm9, 0x3f                                        ;   299.7 p0      41 w[4]
        vprolq zmm3, zmm9, 0x38                                         ;   300.7 p0      41 w[4]
        vpternlogd zmm28, zmm3, zmm31, 0x96                             ;   301.7 p5      41 w[4]
        vpaddq zmm31, zmm9, zmm30                                       ;   299.5 p5      53 t1
        vpaddq zmm12, zmm12, zmm28                                      ;   302.7 p5      68 w[4]
        vprolq zmm28, zmm30, 0x32                                       ;   301.7 p0      40 t1
        vprolq zmm3, zmm30, 0x2e                                        ;   302.7 p0      40 t1
        vprolq zmm4, zmm30, 0x17                                        ;   303.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm28, 0x96                              ;   304.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   305.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   306.7 p5      54 v[1]
        vpaddq zmm25, zmm25, zmm1                                       ;   306.7 p5      55 v[5]
        vpternlogd zmm26, zmm10, zmm30, 0xb8                            ;   307.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   308.7 p5      53 t1
        vpaddq zmm16, zmm16, zmm21                                      ;   305.7 p0      68 w[3]
        vmovdqa64 zmm26, zmm27                                          ;   283.7         54 v[7] copy
        vprolq zmm28, zmm29, 0x24                                       ;   306.7 p0      39 v[5]
        vprolq zmm1, zmm29, 0x1e                                        ;   307.7 p0      39 v[5]
        vprolq zmm3, zmm29, 0x19                                        ;   308.7 p0      39 v[5]
        vpternlogd zmm3, zmm1, zmm28, 0x96                              ;   309.7 p5      39 v[5]
        vpaddq zmm25, zmm25, zmm3                                       ;   310.7 p5      55 v[5]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   311.7 p5      44 v[4]
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 1408] ;   309.5 p5+p2   53 t1
        vpsrlq zmm28, zmm14, 6                                          ;   309.7 p0      42 w[1]
        vprolq zmm1, zmm14, 0x2d                                        ;   310.7 p0      42 w[1]
        vprolq zmm3, zmm14, 3                                           ;   311.7 p0      42 w[1]
        vpternlogd zmm28, zmm3, zmm1, 0x96                              ;   312.7 p5      42 w[1]
        vpaddq zmm13, zmm13, zmm28                                      ;   313.7 p5      68 w[1]
        vpsrlq zmm28, zmm8, 7                                           ;   312.7 p0      41 w[5]
        vprolq zmm1, zmm8, 0x3f                                         ;   313.7 p0      41 w[5]
        vprolq zmm3, zmm8, 0x38                                         ;   314.7 p0      41 w[5]
        vpternlogd zmm28, zmm3, zmm1, 0x96                              ;   315.7 p5      41 w[5]
        vpaddq zmm1, zmm8, zmm10                                        ;   313.5 p5      53 t1
        vpaddq zmm9, zmm9, zmm28                                        ;   316.7 p5      68 w[5]
        vprolq zmm28, zmm10, 0x32                                       ;   315.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   316.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   317.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm28, 0x96                              ;   318.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   319.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   320.7 p5      54 v[0]
        vpaddq zmm27, zmm27, zmm2                                       ;   320.7 p5      55 v[4]
        vpternlogd zmm30, zmm24, zmm10, 0xb8                            ;   321.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm30                                        ;   322.7 p5      53 t1
        vpaddq zmm12, zmm12, zmm20                                      ;   319.7 p0      68 w[4]
        vmovdqa64 zmm28, zmm29                                          ;   297.7         54 v[6] copy
        vprolq zmm30, zmm25, 0x24                                       ;   320.7 p0      39 v[4]
        vprolq zmm2, zmm25, 0x1e                                        ;   321.7 p0      39 v[4]
        vprolq zmm3, zmm25, 0x19                                        ;   322.7 p0      39 v[4]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   323.7 p5      39 v[4]
        vpaddq zmm27, zmm27, zmm3                                       ;   324.7 p5      55 v[4]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   325.7 p5      44 v[3]
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 1472]   ;   323.5 p5+p3   53 t1
        vpsrlq zmm30, zmm15, 6                                          ;   323.7 p0      42 w[2]
        vprolq zmm2, zmm15, 0x2d                                        ;   324.7 p0      42 w[2]
        vprolq zmm3, zmm15, 3                                           ;   325.7 p0      42 w[2]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   326.7 p5      42 w[2]
        vpaddq zmm11, zmm11, zmm30                                      ;   327.7 p5      68 w[2]
        vpsrlq zmm30, zmm7, 7                                           ;   326.7 p0      41 w[6]
        vprolq zmm2, zmm7, 0x3f                                         ;   327.7 p0      41 w[6]
        vprolq zmm3, zmm7, 0x38                                         ;   328.7 p0      41 w[6]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   329.7 p5      41 w[6]
        vpaddq zmm2, zmm7, zmm24                                        ;   327.5 p5      53 t1
        vpaddq zmm8, zmm8, zmm30                                        ;   330.7 p5      68 w[6]
        vprolq zmm30, zmm24, 0x32                                       ;   329.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   330.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   331.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   332.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   333.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   334.7 p5      54 v[7]
        vpaddq zmm29, zmm29, zmm0                                       ;   334.7 p5      55 v[3]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   335.7 p0      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   336.7 p5      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 1536]   ;   333.7 p0+p2   53 t1
        vpaddq zmm9, zmm9, zmm17                                        ;   334.5 p5      68 w[5]
        vmovdqa64 zmm10, zmm25                                          ;   311.7         54 v[5] copy
        vprolq zmm30, zmm27, 0x24                                       ;   334.7 p0      39 v[3]
        vprolq zmm0, zmm27, 0x1e                                        ;   335.7 p0      39 v[3]
        vprolq zmm3, zmm27, 0x19                                        ;   336.7 p0      39 v[3]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   337.7 p5      39 v[3]
        vpaddq zmm29, zmm29, zmm3                                       ;   338.7 p5      55 v[3]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   339.7 p5      44 v[2]
        vpsrlq zmm30, zmm13, 6                                          ;   337.7 p0      42 w[3]
        vprolq zmm0, zmm13, 0x2d                                        ;   338.7 p0      42 w[3]
        vprolq zmm3, zmm13, 3                                           ;   339.7 p0      42 w[3]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   340.7 p5      42 w[3]
        vpaddq zmm16, zmm16, zmm30                                      ;   341.7 p5      68 w[3]
        vpsrlq zmm30, zmm22, 7                                          ;   340.7 p0      41 w[7]
        vprolq zmm0, zmm22, 0x3f                                        ;   341.7 p0      41 w[7]
        vprolq zmm3, zmm22, 0x38                                        ;   342.7 p0      41 w[7]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   343.7 p5      41 w[7]
        vpaddq zmm0, zmm22, zmm26                                       ;   341.5 p5      53 t1
        vpaddq zmm7, zmm7, zmm30                                        ;   344.7 p5      68 w[7]
        vprolq zmm30, zmm26, 0x32                                       ;   343.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   344.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   345.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   346.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   347.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   348.7 p5      54 v[6]
        vpaddq zmm25, zmm25, zmm31                                      ;   348.7 p5      55 v[2]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   349.7 p0      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   350.7 p5      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 1600]   ;   347.7 p0+p3   53 t1
        vpaddq zmm8, zmm8, zmm14                                        ;   348.5 p5      68 w[6]
        vmovdqa64 zmm24, zmm27                                          ;   325.7         54 v[4] copy
        vprolq zmm30, zmm29, 0x24                                       ;   348.7 p0      39 v[2]
        vprolq zmm31, zmm29, 0x1e                                       ;   349.7 p0      39 v[2]
        vprolq zmm3, zmm29, 0x19                                        ;   350.7 p0      39 v[2]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   351.7 p5      39 v[2]
        vpaddq zmm25, zmm25, zmm3                                       ;   352.7 p5      55 v[2]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   353.7 p5      44 v[1]
        vpsrlq zmm30, zmm11, 6                                          ;   351.7 p0      42 w[4]
        vprolq zmm31, zmm11, 0x2d                                       ;   352.7 p0      42 w[4]
        vprolq zmm3, zmm11, 3                                           ;   353.7 p0      42 w[4]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   354.7 p5      42 w[4]
        vpaddq zmm12, zmm12, zmm30                                      ;   355.7 p5      68 w[4]
        vpsrlq zmm30, zmm23, 7                                          ;   354.7 p0      41 w[8]
        vprolq zmm31, zmm23, 0x3f                                       ;   355.7 p0      41 w[8]
        vprolq zmm3, zmm23, 0x38                                        ;   356.7 p0      41 w[8]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   357.7 p5      41 w[8]
        vpaddq zmm31, zmm23, zmm28                                      ;   355.5 p5      53 t1
        vpaddq zmm22, zmm22, zmm30                                      ;   358.7 p5      68 w[8]
        vprolq zmm30, zmm28, 0x32                                       ;   357.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   358.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   359.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   360.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   361.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   362.7 p5      54 v[5]
        vpaddq zmm27, zmm27, zmm1                                       ;   362.7 p5      55 v[1]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   363.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   364.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 1664] ;   361.7 p0+p2   53 t1
        vpaddq zmm7, zmm7, zmm15                                        ;   362.5 p5      68 w[7]
        vmovdqa64 zmm26, zmm29                                          ;   339.7         54 v[3] copy
        vprolq zmm30, zmm25, 0x24                                       ;   362.7 p0      39 v[1]
        vprolq zmm1, zmm25, 0x1e                                        ;   363.7 p0      39 v[1]
        vprolq zmm3, zmm25, 0x19                                        ;   364.7 p0      39 v[1]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   365.7 p5      39 v[1]
        vpaddq zmm27, zmm27, zmm3                                       ;   366.7 p5      55 v[1]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   367.7 p5      44 v[0]
        vpsrlq zmm30, zmm16, 6                                          ;   365.7 p0      42 w[5]
        vprolq zmm1, zmm16, 0x2d                                        ;   366.7 p0      42 w[5]
        vprolq zmm3, zmm16, 3                                           ;   367.7 p0      42 w[5]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   368.7 p5      42 w[5]
        vpaddq zmm9, zmm9, zmm30                                        ;   369.7 p5      68 w[5]
        vpsrlq zmm30, zmm19, 7                                          ;   368.7 p0      41 w[9]
        vprolq zmm1, zmm19, 0x3f                                        ;   369.7 p0      41 w[9]
        vprolq zmm3, zmm19, 0x38                                        ;   370.7 p0      41 w[9]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   371.7 p5      41 w[9]
        vpaddq zmm1, zmm19, zmm10                                       ;   369.5 p5      53 t1
        vpaddq zmm23, zmm23, zmm30                                      ;   372.7 p5      68 w[9]
        vprolq zmm30, zmm10, 0x32                                       ;   371.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   372.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   373.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   374.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   375.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   376.7 p5      54 v[4]
        vpaddq zmm29, zmm29, zmm2                                       ;   376.7 p5      55 v[0]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   377.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   378.7 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 1728]   ;   375.7 p0+p3   53 t1
        vpaddq zmm22, zmm22, zmm13                                      ;   376.5 p5      68 w[8]
        vmovdqa64 zmm28, zmm25                                          ;   353.7         54 v[2] copy
        vprolq zmm30, zmm27, 0x24                                       ;   376.7 p0      39 v[0]
        vprolq zmm2, zmm27, 0x1e                                        ;   377.7 p0      39 v[0]
        vprolq zmm3, zmm27, 0x19                                        ;   378.7 p0      39 v[0]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   379.7 p5      39 v[0]
        vpaddq zmm29, zmm29, zmm3                                       ;   380.7 p5      55 v[0]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   381.7 p5      44 v[7]
        vpsrlq zmm30, zmm12, 6                                          ;   379.7 p0      42 w[6]
        vprolq zmm2, zmm12, 0x2d                                        ;   380.7 p0      42 w[6]
        vprolq zmm3, zmm12, 3                                           ;   381.7 p0      42 w[6]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   382.7 p5      42 w[6]
        vpaddq zmm8, zmm8, zmm30                                        ;   383.7 p5      68 w[6]
        vpsrlq zmm30, zmm18, 7                                          ;   382.7 p0      41 w[10]
        vprolq zmm2, zmm18, 0x3f                                        ;   383.7 p0      41 w[10]
        vprolq zmm3, zmm18, 0x38                                        ;   384.7 p0      41 w[10]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   385.7 p5      41 w[10]
        vpaddq zmm2, zmm18, zmm24                                       ;   383.5 p5      53 t1
        vpaddq zmm19, zmm19, zmm30                                      ;   386.7 p5      68 w[10]
        vprolq zmm30, zmm24, 0x32                                       ;   385.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   386.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   387.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   388.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   389.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   390.7 p5      54 v[3]
        vpaddq zmm25, zmm25, zmm0                                       ;   390.7 p5      55 v[7]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   391.7 p0      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   392.7 p5      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 1792]   ;   389.7 p0+p2   53 t1
        vpaddq zmm23, zmm23, zmm11                                      ;   390.5 p5      68 w[9]
        vmovdqa64 zmm10, zmm27                                          ;   367.7         54 v[1] copy
        vprolq zmm30, zmm29, 0x24                                       ;   390.7 p0      39 v[7]
        vprolq zmm0, zmm29, 0x1e                                        ;   391.7 p0      39 v[7]
        vprolq zmm3, zmm29, 0x19                                        ;   392.7 p0      39 v[7]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   393.7 p5      39 v[7]
        vpaddq zmm25, zmm25, zmm3                                       ;   394.7 p5      55 v[7]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   395.7 p5      44 v[6]
        vpsrlq zmm30, zmm9, 6                                           ;   393.7 p0      42 w[7]
        vprolq zmm0, zmm9, 0x2d                                         ;   394.7 p0      42 w[7]
        vprolq zmm3, zmm9, 3                                            ;   395.7 p0      42 w[7]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   396.7 p5      42 w[7]
        vpaddq zmm7, zmm7, zmm30                                        ;   397.7 p5      68 w[7]
        vpsrlq zmm30, zmm21, 7                                          ;   396.7 p0      41 w[11]
        vprolq zmm0, zmm21, 0x3f                                        ;   397.7 p0      41 w[11]
        vprolq zmm3, zmm21, 0x38                                        ;   398.7 p0      41 w[11]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   399.7 p5      41 w[11]
        vpaddq zmm0, zmm21, zmm26                                       ;   397.5 p5      53 t1
        vpaddq zmm18, zmm18, zmm30                                      ;   400.7 p5      68 w[11]
        vprolq zmm30, zmm26, 0x32                                       ;   399.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   400.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   401.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   402.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   403.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   404.7 p5      54 v[2]
        vpaddq zmm27, zmm27, zmm31                                      ;   404.7 p5      55 v[6]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   405.7 p0      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   406.7 p5      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 1856]   ;   403.7 p0+p3   53 t1
        vpaddq zmm19, zmm19, zmm16                                      ;   404.5 p5      68 w[10]
        vmovdqa64 zmm24, zmm29                                          ;   381.7         54 v[0] copy
        vprolq zmm30, zmm25, 0x24                                       ;   404.7 p0      39 v[6]
        vprolq zmm31, zmm25, 0x1e                                       ;   405.7 p0      39 v[6]
        vprolq zmm3, zmm25, 0x19                                        ;   406.7 p0      39 v[6]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   407.7 p5      39 v[6]
        vpaddq zmm27, zmm27, zmm3                                       ;   408.7 p5      55 v[6]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   409.7 p5      44 v[5]
        vpsrlq zmm30, zmm8, 6                                           ;   407.7 p0      42 w[8]
        vprolq zmm31, zmm8, 0x2d                                        ;   408.7 p0      42 w[8]
        vprolq zmm3, zmm8, 3                                            ;   409.7 p0      42 w[8]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   410.7 p5      42 w[8]
        vpaddq zmm22, zmm22, zmm30                                      ;   411.7 p5      68 w[8]
        vpsrlq zmm30, zmm20, 7                                          ;   410.7 p0      41 w[12]
        vprolq zmm31, zmm20, 0x3f                                       ;   411.7 p0      41 w[12]
        vprolq zmm3, zmm20, 0x38                                        ;   412.7 p0      41 w[12]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   413.7 p5      41 w[12]
        vpaddq zmm31, zmm20, zmm28                                      ;   411.5 p5      53 t1
        vpaddq zmm21, zmm21, zmm30                                      ;   414.7 p5      68 w[12]
        vprolq zmm30, zmm28, 0x32                                       ;   413.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   414.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   415.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   416.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   417.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   418.7 p5      54 v[1]
        vpaddq zmm29, zmm29, zmm1                                       ;   418.7 p5      55 v[5]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   419.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   420.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 1920] ;   417.7 p0+p2   53 t1
        vpaddq zmm18, zmm18, zmm12                                      ;   418.5 p5      68 w[11]
        vmovdqa64 zmm26, zmm25                                          ;   395.7         54 v[7] copy
        vprolq zmm30, zmm27, 0x24                                       ;   418.7 p0      39 v[5]
        vprolq zmm1, zmm27, 0x1e                                        ;   419.7 p0      39 v[5]
        vprolq zmm3, zmm27, 0x19                                        ;   420.7 p0      39 v[5]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   421.7 p5      39 v[5]
        vpaddq zmm29, zmm29, zmm3                                       ;   422.7 p5      55 v[5]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   423.7 p5      44 v[4]
        vpsrlq zmm30, zmm7, 6                                           ;   421.7 p0      42 w[9]
        vprolq zmm1, zmm7, 0x2d                                         ;   422.7 p0      42 w[9]
        vprolq zmm3, zmm7, 3                                            ;   423.7 p0      42 w[9]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   424.7 p5      42 w[9]
        vpaddq zmm23, zmm23, zmm30                                      ;   425.7 p5      68 w[9]
        vpsrlq zmm30, zmm17, 7                                          ;   424.7 p0      41 w[13]
        vprolq zmm1, zmm17, 0x3f                                        ;   425.7 p0      41 w[13]
        vprolq zmm3, zmm17, 0x38                                        ;   426.7 p0      41 w[13]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   427.7 p5      41 w[13]
        vpaddq zmm1, zmm17, zmm10                                       ;   425.5 p5      53 t1
        vpaddq zmm20, zmm20, zmm30                                      ;   428.7 p5      68 w[13]
        vprolq zmm30, zmm10, 0x32                                       ;   427.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   428.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   429.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   430.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   431.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   432.7 p5      54 v[0]
        vpaddq zmm25, zmm25, zmm2                                       ;   432.7 p5      55 v[4]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   433.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   434.7 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 1984]   ;   431.7 p0+p3   53 t1
        vpaddq zmm21, zmm21, zmm9                                       ;   432.5 p5      68 w[12]
        vmovdqa64 zmm28, zmm27                                          ;   409.7         54 v[6] copy
        vprolq zmm30, zmm29, 0x24                                       ;   432.7 p0      39 v[4]
        vprolq zmm2, zmm29, 0x1e                                        ;   433.7 p0      39 v[4]
        vprolq zmm3, zmm29, 0x19                                        ;   434.7 p0      39 v[4]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   435.7 p5      39 v[4]
        vpaddq zmm25, zmm25, zmm3                                       ;   436.7 p5      55 v[4]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   437.7 p5      44 v[3]
        vpsrlq zmm30, zmm22, 6                                          ;   435.7 p0      42 w[10]
        vprolq zmm2, zmm22, 0x2d                                        ;   436.7 p0      42 w[10]
        vprolq zmm3, zmm22, 3                                           ;   437.7 p0      42 w[10]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   438.7 p5      42 w[10]
        vpaddq zmm19, zmm19, zmm30                                      ;   439.7 p5      68 w[10]
        vpsrlq zmm30, zmm14, 7                                          ;   438.7 p0      41 w[14]
        vprolq zmm2, zmm14, 0x3f                                        ;   439.7 p0      41 w[14]
        vprolq zmm3, zmm14, 0x38                                        ;   440.7 p0      41 w[14]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   441.7 p5      41 w[14]
        vpaddq zmm2, zmm14, zmm24                                       ;   439.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm30                                      ;   442.7 p5      68 w[14]
        vprolq zmm30, zmm24, 0x32                                       ;   441.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   442.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   443.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   444.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   445.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   446.7 p5      54 v[7]
        vpaddq zmm27, zmm27, zmm0                                       ;   446.7 p5      55 v[3]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   447.7 p0      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   448.7 p5      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 2048]   ;   445.7 p0+p2   53 t1
        vpaddq zmm20, zmm20, zmm8                                       ;   446.5 p5      68 w[13]
        vmovdqa64 zmm10, zmm29                                          ;   423.7         54 v[5] copy
        vprolq zmm30, zmm25, 0x24                                       ;   446.7 p0      39 v[3]
        vprolq zmm0, zmm25, 0x1e                                        ;   447.7 p0      39 v[3]
        vprolq zmm3, zmm25, 0x19                                        ;   448.7 p0      39 v[3]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   449.7 p5      39 v[3]
        vpaddq zmm27, zmm27, zmm3                                       ;   450.7 p5      55 v[3]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   451.7 p5      44 v[2]
        vpsrlq zmm30, zmm23, 6                                          ;   449.7 p0      42 w[11]
        vprolq zmm0, zmm23, 0x2d                                        ;   450.7 p0      42 w[11]
        vprolq zmm3, zmm23, 3                                           ;   451.7 p0      42 w[11]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   452.7 p5      42 w[11]
        vpaddq zmm18, zmm18, zmm30                                      ;   453.7 p5      68 w[11]
        vpsrlq zmm30, zmm15, 7                                          ;   452.7 p0      41 w[15]
        vprolq zmm0, zmm15, 0x3f                                        ;   453.7 p0      41 w[15]
        vprolq zmm3, zmm15, 0x38                                        ;   454.7 p0      41 w[15]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   455.7 p5      41 w[15]
        vpaddq zmm0, zmm15, zmm26                                       ;   453.5 p5      53 t1
        vpaddq zmm14, zmm14, zmm30                                      ;   456.7 p5      68 w[15]
        vprolq zmm30, zmm26, 0x32                                       ;   455.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   456.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   457.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   458.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   459.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   460.7 p5      54 v[6]
        vpaddq zmm29, zmm29, zmm31                                      ;   460.7 p5      55 v[2]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   461.7 p0      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   462.7 p5      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 2112]   ;   459.7 p0+p3   53 t1
        vpaddq zmm17, zmm17, zmm7                                       ;   460.5 p5      68 w[14]
        vmovdqa64 zmm24, zmm25                                          ;   437.7         54 v[4] copy
        vprolq zmm30, zmm27, 0x24                                       ;   460.7 p0      39 v[2]
        vprolq zmm31, zmm27, 0x1e                                       ;   461.7 p0      39 v[2]
        vprolq zmm3, zmm27, 0x19                                        ;   462.7 p0      39 v[2]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   463.7 p5      39 v[2]
        vpaddq zmm29, zmm29, zmm3                                       ;   464.7 p5      55 v[2]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   465.7 p5      44 v[1]
        vpsrlq zmm30, zmm19, 6                                          ;   463.7 p0      42 w[12]
        vprolq zmm31, zmm19, 0x2d                                       ;   464.7 p0      42 w[12]
        vprolq zmm3, zmm19, 3                                           ;   465.7 p0      42 w[12]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   466.7 p5      42 w[12]
        vpaddq zmm21, zmm21, zmm30                                      ;   467.7 p5      68 w[12]
        vpsrlq zmm30, zmm13, 7                                          ;   466.7 p0      41 w[0]
        vprolq zmm31, zmm13, 0x3f                                       ;   467.7 p0      41 w[0]
        vprolq zmm3, zmm13, 0x38                                        ;   468.7 p0      41 w[0]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   469.7 p5      41 w[0]
        vpaddq zmm31, zmm13, zmm28                                      ;   467.5 p5      53 t1
        vpaddq zmm15, zmm15, zmm30                                      ;   470.7 p5      68 w[0]
        vprolq zmm30, zmm28, 0x32                                       ;   469.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   470.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   471.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   472.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   473.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   474.7 p5      54 v[5]
        vpaddq zmm25, zmm25, zmm1                                       ;   474.7 p5      55 v[1]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   475.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   476.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 2176] ;   473.7 p0+p2   53 t1
        vpaddq zmm14, zmm14, zmm22                                      ;   474.5 p5      68 w[15]
        vmovdqa64 zmm26, zmm27                                          ;   451.7         54 v[3] copy
        vprolq zmm30, zmm29, 0x24                                       ;   474.7 p0      39 v[1]
        vprolq zmm1, zmm29, 0x1e                                        ;   475.7 p0      39 v[1]
        vprolq zmm3, zmm29, 0x19                                        ;   476.7 p0      39 v[1]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   477.7 p5      39 v[1]
        vpaddq zmm25, zmm25, zmm3                                       ;   478.7 p5      55 v[1]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   479.7 p5      44 v[0]
        vpsrlq zmm30, zmm18, 6                                          ;   477.7 p0      42 w[13]
        vprolq zmm1, zmm18, 0x2d                                        ;   478.7 p0      42 w[13]
        vprolq zmm3, zmm18, 3                                           ;   479.7 p0      42 w[13]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   480.7 p5      42 w[13]
        vpaddq zmm20, zmm20, zmm30                                      ;   481.7 p5      68 w[13]
        vpsrlq zmm30, zmm11, 7                                          ;   480.7 p0      41 w[1]
        vprolq zmm1, zmm11, 0x3f                                        ;   481.7 p0      41 w[1]
        vprolq zmm3, zmm11, 0x38                                        ;   482.7 p0      41 w[1]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   483.7 p5      41 w[1]
        vpaddq zmm1, zmm11, zmm10                                       ;   481.5 p5      53 t1
        vpaddq zmm13, zmm13, zmm30                                      ;   484.7 p5      68 w[1]
        vprolq zmm30, zmm10, 0x32                                       ;   483.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   484.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   485.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   486.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   487.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   488.7 p5      54 v[4]
        vpaddq zmm27, zmm27, zmm2                                       ;   488.7 p5      55 v[0]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   489.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   490.7 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 2240]   ;   487.7 p0+p3   53 t1
        vpaddq zmm15, zmm15, zmm23                                      ;   488.5 p5      68 w[0]
        vmovdqa64 zmm28, zmm29                                          ;   465.7         54 v[2] copy
        vprolq zmm30, zmm25, 0x24                                       ;   488.7 p0      39 v[0]
        vprolq zmm2, zmm25, 0x1e                                        ;   489.7 p0      39 v[0]
        vprolq zmm3, zmm25, 0x19                                        ;   490.7 p0      39 v[0]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   491.7 p5      39 v[0]
        vpaddq zmm27, zmm27, zmm3                                       ;   492.7 p5      55 v[0]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   493.7 p5      44 v[7]
        vpsrlq zmm30, zmm21, 6                                          ;   491.7 p0      42 w[14]
        vprolq zmm2, zmm21, 0x2d                                        ;   492.7 p0      42 w[14]
        vprolq zmm3, zmm21, 3                                           ;   493.7 p0      42 w[14]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   494.7 p5      42 w[14]
        vpaddq zmm17, zmm17, zmm30                                      ;   495.7 p5      68 w[14]
        vpsrlq zmm30, zmm16, 7                                          ;   494.7 p0      41 w[2]
        vprolq zmm2, zmm16, 0x3f                                        ;   495.7 p0      41 w[2]
        vprolq zmm3, zmm16, 0x38                                        ;   496.7 p0      41 w[2]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   497.7 p5      41 w[2]
        vpaddq zmm2, zmm16, zmm24                                       ;   495.5 p5      53 t1
        vpaddq zmm11, zmm11, zmm30                                      ;   498.7 p5      68 w[2]
        vprolq zmm30, zmm24, 0x32                                       ;   497.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   498.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   499.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   500.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   501.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   502.7 p5      54 v[3]
        vpaddq zmm29, zmm29, zmm0                                       ;   502.7 p5      55 v[7]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   503.7 p0      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   504.7 p5      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 2304]   ;   501.7 p0+p2   53 t1
        vpaddq zmm13, zmm13, zmm19                                      ;   502.5 p5      68 w[1]
        vmovdqa64 zmm10, zmm25                                          ;   479.7         54 v[1] copy
        vprolq zmm30, zmm27, 0x24                                       ;   502.7 p0      39 v[7]
        vprolq zmm0, zmm27, 0x1e                                        ;   503.7 p0      39 v[7]
        vprolq zmm3, zmm27, 0x19                                        ;   504.7 p0      39 v[7]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   505.7 p5      39 v[7]
        vpaddq zmm29, zmm29, zmm3                                       ;   506.7 p5      55 v[7]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   507.7 p5      44 v[6]
        vpsrlq zmm30, zmm20, 6                                          ;   505.7 p0      42 w[15]
        vprolq zmm0, zmm20, 0x2d                                        ;   506.7 p0      42 w[15]
        vprolq zmm3, zmm20, 3                                           ;   507.7 p0      42 w[15]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   508.7 p5      42 w[15]
        vpaddq zmm14, zmm14, zmm30                                      ;   509.7 p5      68 w[15]
        vpsrlq zmm30, zmm12, 7                                          ;   508.7 p0      41 w[3]
        vprolq zmm0, zmm12, 0x3f                                        ;   509.7 p0      41 w[3]
        vprolq zmm3, zmm12, 0x38                                        ;   510.7 p0      41 w[3]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   511.7 p5      41 w[3]
        vpaddq zmm0, zmm12, zmm26                                       ;   509.5 p5      53 t1
        vpaddq zmm16, zmm16, zmm30                                      ;   512.7 p5      68 w[3]
        vprolq zmm30, zmm26, 0x32                                       ;   511.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   512.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   513.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   514.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   515.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   516.7 p5      54 v[2]
        vpaddq zmm25, zmm25, zmm31                                      ;   516.7 p5      55 v[6]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   517.7 p0      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   518.7 p5      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 2368]   ;   515.7 p0+p3   53 t1
        vpaddq zmm11, zmm11, zmm18                                      ;   516.5 p5      68 w[2]
        vmovdqa64 zmm24, zmm27                                          ;   493.7         54 v[0] copy
        vprolq zmm30, zmm29, 0x24                                       ;   516.7 p0      39 v[6]
        vprolq zmm31, zmm29, 0x1e                                       ;   517.7 p0      39 v[6]
        vprolq zmm3, zmm29, 0x19                                        ;   518.7 p0      39 v[6]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   519.7 p5      39 v[6]
        vpaddq zmm25, zmm25, zmm3                                       ;   520.7 p5      55 v[6]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   521.7 p5      44 v[5]
        vpsrlq zmm30, zmm17, 6                                          ;   519.7 p0      42 w[0]
        vprolq zmm31, zmm17, 0x2d                                       ;   520.7 p0      42 w[0]
        vprolq zmm3, zmm17, 3                                           ;   521.7 p0      42 w[0]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   522.7 p5      42 w[0]
        vpaddq zmm15, zmm15, zmm30                                      ;   523.7 p5      68 w[0]
        vpsrlq zmm30, zmm9, 7                                           ;   522.7 p0      41 w[4]
        vprolq zmm31, zmm9, 0x3f                                        ;   523.7 p0      41 w[4]
        vprolq zmm3, zmm9, 0x38                                         ;   524.7 p0      41 w[4]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   525.7 p5      41 w[4]
        vpaddq zmm31, zmm9, zmm28                                       ;   523.5 p5      53 t1
        vpaddq zmm12, zmm12, zmm30                                      ;   526.7 p5      68 w[4]
        vprolq zmm30, zmm28, 0x32                                       ;   525.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   526.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   527.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   528.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   529.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   530.7 p5      54 v[1]
        vpaddq zmm27, zmm27, zmm1                                       ;   530.7 p5      55 v[5]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   531.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   532.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 2432] ;   529.7 p0+p2   53 t1
        vpaddq zmm16, zmm16, zmm21                                      ;   530.5 p5      68 w[3]
        vmovdqa64 zmm26, zmm29                                          ;   507.7         54 v[7] copy
        vprolq zmm30, zmm25, 0x24                                       ;   530.7 p0      39 v[5]
        vprolq zmm1, zmm25, 0x1e                                        ;   531.7 p0      39 v[5]
        vprolq zmm3, zmm25, 0x19                                        ;   532.7 p0      39 v[5]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   533.7 p5      39 v[5]
        vpaddq zmm27, zmm27, zmm3                                       ;   534.7 p5      55 v[5]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   535.7 p5      44 v[4]
        vpsrlq zmm30, zmm14, 6                                          ;   533.7 p0      42 w[1]
        vprolq zmm1, zmm14, 0x2d                                        ;   534.7 p0      42 w[1]
        vprolq zmm3, zmm14, 3                                           ;   535.7 p0      42 w[1]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   536.7 p5      42 w[1]
        vpaddq zmm13, zmm13, zmm30                                      ;   537.7 p5      68 w[1]
        vpsrlq zmm30, zmm8, 7                                           ;   536.7 p0      41 w[5]
        vprolq zmm1, zmm8, 0x3f                                         ;   537.7 p0      41 w[5]
        vprolq zmm3, zmm8, 0x38                                         ;   538.7 p0      41 w[5]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   539.7 p5      41 w[5]
        vpaddq zmm1, zmm8, zmm10                                        ;   537.5 p5      53 t1
        vpaddq zmm9, zmm9, zmm30                                        ;   540.7 p5      68 w[5]
        vprolq zmm30, zmm10, 0x32                                       ;   539.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   540.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   541.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   542.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   543.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   544.7 p5      54 v[0]
        vpaddq zmm29, zmm29, zmm2                                       ;   544.7 p5      55 v[4]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   545.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   546.7 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 2496]   ;   543.7 p0+p3   53 t1
        vpaddq zmm12, zmm12, zmm20                                      ;   544.5 p5      68 w[4]
        vmovdqa64 zmm28, zmm25                                          ;   521.7         54 v[6] copy
        vprolq zmm30, zmm27, 0x24                                       ;   544.7 p0      39 v[4]
        vprolq zmm2, zmm27, 0x1e                                        ;   545.7 p0      39 v[4]
        vprolq zmm3, zmm27, 0x19                                        ;   546.7 p0      39 v[4]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   547.7 p5      39 v[4]
        vpaddq zmm29, zmm29, zmm3                                       ;   548.7 p5      55 v[4]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   549.7 p5      44 v[3]
        vpsrlq zmm30, zmm15, 6                                          ;   547.7 p0      42 w[2]
        vprolq zmm2, zmm15, 0x2d                                        ;   548.7 p0      42 w[2]
        vprolq zmm3, zmm15, 3                                           ;   549.7 p0      42 w[2]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   550.7 p5      42 w[2]
        vpaddq zmm11, zmm11, zmm30                                      ;   551.7 p5      68 w[2]
        vpsrlq zmm30, zmm7, 7                                           ;   550.7 p0      41 w[6]
        vprolq zmm2, zmm7, 0x3f                                         ;   551.7 p0      41 w[6]
        vprolq zmm3, zmm7, 0x38                                         ;   552.7 p0      41 w[6]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   553.7 p5      41 w[6]
        vpaddq zmm2, zmm7, zmm24                                        ;   551.5 p5      53 t1
        vpaddq zmm8, zmm8, zmm30                                        ;   554.7 p5      68 w[6]
        vprolq zmm30, zmm24, 0x32                                       ;   553.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   554.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   555.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   556.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   557.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   558.7 p5      54 v[7]
        vpaddq zmm25, zmm25, zmm0                                       ;   558.7 p5      55 v[3]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   559.7 p0      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   560.7 p5      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 2560]   ;   557.7 p0+p2   53 t1
        vpaddq zmm9, zmm9, zmm17                                        ;   558.5 p5      68 w[5]
        vmovdqa64 zmm10, zmm27                                          ;   535.7         54 v[5] copy
        vprolq zmm30, zmm29, 0x24                                       ;   558.7 p0      39 v[3]
        vprolq zmm0, zmm29, 0x1e                                        ;   559.7 p0      39 v[3]
        vprolq zmm3, zmm29, 0x19                                        ;   560.7 p0      39 v[3]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   561.7 p5      39 v[3]
        vpaddq zmm25, zmm25, zmm3                                       ;   562.7 p5      55 v[3]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   563.7 p5      44 v[2]
        vpsrlq zmm30, zmm13, 6                                          ;   561.7 p0      42 w[3]
        vprolq zmm0, zmm13, 0x2d                                        ;   562.7 p0      42 w[3]
        vprolq zmm3, zmm13, 3                                           ;   563.7 p0      42 w[3]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   564.7 p5      42 w[3]
        vpaddq zmm16, zmm16, zmm30                                      ;   565.7 p5      68 w[3]
        vpsrlq zmm30, zmm22, 7                                          ;   564.7 p0      41 w[7]
        vprolq zmm0, zmm22, 0x3f                                        ;   565.7 p0      41 w[7]
        vprolq zmm3, zmm22, 0x38                                        ;   566.7 p0      41 w[7]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   567.7 p5      41 w[7]
        vpaddq zmm0, zmm22, zmm26                                       ;   565.5 p5      53 t1
        vpaddq zmm7, zmm7, zmm30                                        ;   568.7 p5      68 w[7]
        vprolq zmm30, zmm26, 0x32                                       ;   567.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   568.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   569.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   570.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   571.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   572.7 p5      54 v[6]
        vpaddq zmm27, zmm27, zmm31                                      ;   572.7 p5      55 v[2]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   573.7 p0      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   574.7 p5      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 2624]   ;   571.7 p0+p3   53 t1
        vpaddq zmm8, zmm8, zmm14                                        ;   572.5 p5      68 w[6]
        vmovdqa64 zmm24, zmm29                                          ;   549.7         54 v[4] copy
        vprolq zmm30, zmm25, 0x24                                       ;   572.7 p0      39 v[2]
        vprolq zmm31, zmm25, 0x1e                                       ;   573.7 p0      39 v[2]
        vprolq zmm3, zmm25, 0x19                                        ;   574.7 p0      39 v[2]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   575.7 p5      39 v[2]
        vpaddq zmm27, zmm27, zmm3                                       ;   576.7 p5      55 v[2]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   577.7 p5      44 v[1]
        vpsrlq zmm30, zmm11, 6                                          ;   575.7 p0      42 w[4]
        vprolq zmm31, zmm11, 0x2d                                       ;   576.7 p0      42 w[4]
        vprolq zmm3, zmm11, 3                                           ;   577.7 p0      42 w[4]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   578.7 p5      42 w[4]
        vpaddq zmm12, zmm12, zmm30                                      ;   579.7 p5      68 w[4]
        vpsrlq zmm30, zmm23, 7                                          ;   578.7 p0      41 w[8]
        vprolq zmm31, zmm23, 0x3f                                       ;   579.7 p0      41 w[8]
        vprolq zmm3, zmm23, 0x38                                        ;   580.7 p0      41 w[8]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   581.7 p5      41 w[8]
        vpaddq zmm31, zmm23, zmm28                                      ;   579.5 p5      53 t1
        vpaddq zmm22, zmm22, zmm30                                      ;   582.7 p5      68 w[8]
        vprolq zmm30, zmm28, 0x32                                       ;   581.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   582.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   583.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   584.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   585.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   586.7 p5      54 v[5]
        vpaddq zmm29, zmm29, zmm1                                       ;   586.7 p5      55 v[1]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   587.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   588.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 2688] ;   585.7 p0+p2   53 t1
        vpaddq zmm7, zmm7, zmm15                                        ;   586.5 p5      68 w[7]
        vmovdqa64 zmm26, zmm25                                          ;   563.7         54 v[3] copy
        vprolq zmm30, zmm27, 0x24                                       ;   586.7 p0      39 v[1]
        vprolq zmm1, zmm27, 0x1e                                        ;   587.7 p0      39 v[1]
        vprolq zmm3, zmm27, 0x19                                        ;   588.7 p0      39 v[1]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   589.7 p5      39 v[1]
        vpaddq zmm29, zmm29, zmm3                                       ;   590.7 p5      55 v[1]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   591.7 p5      44 v[0]
        vpsrlq zmm30, zmm16, 6                                          ;   589.7 p0      42 w[5]
        vprolq zmm1, zmm16, 0x2d                                        ;   590.7 p0      42 w[5]
        vprolq zmm3, zmm16, 3                                           ;   591.7 p0      42 w[5]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   592.7 p5      42 w[5]
        vpaddq zmm9, zmm9, zmm30                                        ;   593.7 p5      68 w[5]
        vpsrlq zmm30, zmm19, 7                                          ;   592.7 p0      41 w[9]
        vprolq zmm1, zmm19, 0x3f                                        ;   593.7 p0      41 w[9]
        vprolq zmm3, zmm19, 0x38                                        ;   594.7 p0      41 w[9]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   595.7 p5      41 w[9]
        vpaddq zmm1, zmm19, zmm10                                       ;   593.5 p5      53 t1
        vpaddq zmm23, zmm23, zmm30                                      ;   596.7 p5      68 w[9]
        vprolq zmm30, zmm10, 0x32                                       ;   595.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   596.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   597.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   598.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   599.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   600.7 p5      54 v[4]
        vpaddq zmm25, zmm25, zmm2                                       ;   600.7 p5      55 v[0]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   601.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   602.7 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 2752]   ;   599.7 p0+p3   53 t1
        vpaddq zmm22, zmm22, zmm13                                      ;   600.5 p5      68 w[8]
        vmovdqa64 zmm28, zmm27                                          ;   577.7         54 v[2] copy
        vprolq zmm30, zmm29, 0x24                                       ;   600.7 p0      39 v[0]
        vprolq zmm2, zmm29, 0x1e                                        ;   601.7 p0      39 v[0]
        vprolq zmm3, zmm29, 0x19                                        ;   602.7 p0      39 v[0]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   603.7 p5      39 v[0]
        vpaddq zmm25, zmm25, zmm3                                       ;   604.7 p5      55 v[0]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   605.7 p5      44 v[7]
        vpsrlq zmm30, zmm12, 6                                          ;   603.7 p0      42 w[6]
        vprolq zmm2, zmm12, 0x2d                                        ;   604.7 p0      42 w[6]
        vprolq zmm3, zmm12, 3                                           ;   605.7 p0      42 w[6]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   606.7 p5      42 w[6]
        vpaddq zmm8, zmm8, zmm30                                        ;   607.7 p5      68 w[6]
        vpsrlq zmm30, zmm18, 7                                          ;   606.7 p0      41 w[10]
        vprolq zmm2, zmm18, 0x3f                                        ;   607.7 p0      41 w[10]
        vprolq zmm3, zmm18, 0x38                                        ;   608.7 p0      41 w[10]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   609.7 p5      41 w[10]
        vpaddq zmm2, zmm18, zmm24                                       ;   607.5 p5      53 t1
        vpaddq zmm19, zmm19, zmm30                                      ;   610.7 p5      68 w[10]
        vprolq zmm30, zmm24, 0x32                                       ;   609.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   610.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   611.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   612.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   613.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   614.7 p5      54 v[3]
        vpaddq zmm27, zmm27, zmm0                                       ;   614.7 p5      55 v[7]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   615.7 p0      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   616.7 p5      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 2816]   ;   613.7 p0+p2   53 t1
        vpaddq zmm23, zmm23, zmm11                                      ;   614.5 p5      68 w[9]
        vmovdqa64 zmm10, zmm29                                          ;   591.7         54 v[1] copy
        vprolq zmm30, zmm25, 0x24                                       ;   614.7 p0      39 v[7]
        vprolq zmm0, zmm25, 0x1e                                        ;   615.7 p0      39 v[7]
        vprolq zmm3, zmm25, 0x19                                        ;   616.7 p0      39 v[7]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   617.7 p5      39 v[7]
        vpaddq zmm27, zmm27, zmm3                                       ;   618.7 p5      55 v[7]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   619.7 p5      44 v[6]
        vpsrlq zmm30, zmm9, 6                                           ;   617.7 p0      42 w[7]
        vprolq zmm0, zmm9, 0x2d                                         ;   618.7 p0      42 w[7]
        vprolq zmm3, zmm9, 3                                            ;   619.7 p0      42 w[7]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   620.7 p5      42 w[7]
        vpaddq zmm7, zmm7, zmm30                                        ;   621.7 p5      68 w[7]
        vpsrlq zmm30, zmm21, 7                                          ;   620.7 p0      41 w[11]
        vprolq zmm0, zmm21, 0x3f                                        ;   621.7 p0      41 w[11]
        vprolq zmm3, zmm21, 0x38                                        ;   622.7 p0      41 w[11]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   623.7 p5      41 w[11]
        vpaddq zmm0, zmm21, zmm26                                       ;   621.5 p5      53 t1
        vpaddq zmm18, zmm18, zmm30                                      ;   624.7 p5      68 w[11]
        vprolq zmm30, zmm26, 0x32                                       ;   623.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   624.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   625.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   626.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   627.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   628.7 p5      54 v[2]
        vpaddq zmm29, zmm29, zmm31                                      ;   628.7 p5      55 v[6]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   629.7 p0      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   630.7 p5      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 2880]   ;   627.7 p0+p3   53 t1
        vpaddq zmm19, zmm19, zmm16                                      ;   628.5 p5      68 w[10]
        vmovdqa64 zmm24, zmm25                                          ;   605.7         54 v[0] copy
        vprolq zmm30, zmm27, 0x24                                       ;   628.7 p0      39 v[6]
        vprolq zmm31, zmm27, 0x1e                                       ;   629.7 p0      39 v[6]
        vprolq zmm3, zmm27, 0x19                                        ;   630.7 p0      39 v[6]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   631.7 p5      39 v[6]
        vpaddq zmm29, zmm29, zmm3                                       ;   632.7 p5      55 v[6]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   633.7 p5      44 v[5]
        vpsrlq zmm30, zmm8, 6                                           ;   631.7 p0      42 w[8]
        vprolq zmm31, zmm8, 0x2d                                        ;   632.7 p0      42 w[8]
        vprolq zmm3, zmm8, 3                                            ;   633.7 p0      42 w[8]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   634.7 p5      42 w[8]
        vpaddq zmm22, zmm22, zmm30                                      ;   635.7 p5      68 w[8]
        vpsrlq zmm30, zmm20, 7                                          ;   634.7 p0      41 w[12]
        vprolq zmm31, zmm20, 0x3f                                       ;   635.7 p0      41 w[12]
        vprolq zmm3, zmm20, 0x38                                        ;   636.7 p0      41 w[12]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   637.7 p5      41 w[12]
        vpaddq zmm31, zmm20, zmm28                                      ;   635.5 p5      53 t1
        vpaddq zmm21, zmm21, zmm30                                      ;   638.7 p5      68 w[12]
        vprolq zmm30, zmm28, 0x32                                       ;   637.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   638.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   639.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   640.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   641.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   642.7 p5      54 v[1]
        vpaddq zmm25, zmm25, zmm1                                       ;   642.7 p5      55 v[5]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   643.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   644.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 2944] ;   641.7 p0+p2   53 t1
        vpaddq zmm18, zmm18, zmm12                                      ;   642.5 p5      68 w[11]
        vmovdqa64 zmm26, zmm27                                          ;   619.7         54 v[7] copy
        vprolq zmm30, zmm29, 0x24                                       ;   642.7 p0      39 v[5]
        vprolq zmm1, zmm29, 0x1e                                        ;   643.7 p0      39 v[5]
        vprolq zmm3, zmm29, 0x19                                        ;   644.7 p0      39 v[5]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   645.7 p5      39 v[5]
        vpaddq zmm25, zmm25, zmm3                                       ;   646.7 p5      55 v[5]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   647.7 p5      44 v[4]
        vpsrlq zmm30, zmm7, 6                                           ;   645.7 p0      42 w[9]
        vprolq zmm1, zmm7, 0x2d                                         ;   646.7 p0      42 w[9]
        vprolq zmm3, zmm7, 3                                            ;   647.7 p0      42 w[9]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   648.7 p5      42 w[9]
        vpaddq zmm23, zmm23, zmm30                                      ;   649.7 p5      68 w[9]
        vpsrlq zmm30, zmm17, 7                                          ;   648.7 p0      41 w[13]
        vprolq zmm1, zmm17, 0x3f                                        ;   649.7 p0      41 w[13]
        vprolq zmm3, zmm17, 0x38                                        ;   650.7 p0      41 w[13]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   651.7 p5      41 w[13]
        vpaddq zmm1, zmm17, zmm10                                       ;   649.5 p5      53 t1
        vpaddq zmm20, zmm20, zmm30                                      ;   652.7 p5      68 w[13]
        vprolq zmm30, zmm10, 0x32                                       ;   651.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   652.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   653.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   654.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   655.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   656.7 p5      54 v[0]
        vpaddq zmm27, zmm27, zmm2                                       ;   656.7 p5      55 v[4]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   657.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   658.7 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 3008]   ;   655.7 p0+p3   53 t1
        vpaddq zmm21, zmm21, zmm9                                       ;   656.5 p5      68 w[12]
        vmovdqa64 zmm28, zmm29                                          ;   633.7         54 v[6] copy
        vprolq zmm30, zmm25, 0x24                                       ;   656.7 p0      39 v[4]
        vprolq zmm2, zmm25, 0x1e                                        ;   657.7 p0      39 v[4]
        vprolq zmm3, zmm25, 0x19                                        ;   658.7 p0      39 v[4]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   659.7 p5      39 v[4]
        vpaddq zmm27, zmm27, zmm3                                       ;   660.7 p5      55 v[4]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   661.7 p5      44 v[3]
        vpsrlq zmm30, zmm22, 6                                          ;   659.7 p0      42 w[10]
        vprolq zmm2, zmm22, 0x2d                                        ;   660.7 p0      42 w[10]
        vprolq zmm3, zmm22, 3                                           ;   661.7 p0      42 w[10]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   662.7 p5      42 w[10]
        vpaddq zmm19, zmm19, zmm30                                      ;   663.7 p5      68 w[10]
        vpsrlq zmm30, zmm14, 7                                          ;   662.7 p0      41 w[14]
        vprolq zmm2, zmm14, 0x3f                                        ;   663.7 p0      41 w[14]
        vprolq zmm3, zmm14, 0x38                                        ;   664.7 p0      41 w[14]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   665.7 p5      41 w[14]
        vpaddq zmm2, zmm14, zmm24                                       ;   663.5 p5      53 t1
        vpaddq zmm17, zmm17, zmm30                                      ;   666.7 p5      68 w[14]
        vprolq zmm30, zmm24, 0x32                                       ;   665.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   666.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   667.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   668.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   669.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   670.7 p5      54 v[7]
        vpaddq zmm29, zmm29, zmm0                                       ;   670.7 p5      55 v[3]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   671.7 p0      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   672.7 p5      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 3072]   ;   669.7 p0+p2   53 t1
        vpaddq zmm20, zmm20, zmm8                                       ;   670.5 p5      68 w[13]
        vmovdqa64 zmm10, zmm25                                          ;   647.7         54 v[5] copy
        vprolq zmm30, zmm27, 0x24                                       ;   670.7 p0      39 v[3]
        vprolq zmm0, zmm27, 0x1e                                        ;   671.7 p0      39 v[3]
        vprolq zmm3, zmm27, 0x19                                        ;   672.7 p0      39 v[3]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   673.7 p5      39 v[3]
        vpaddq zmm29, zmm29, zmm3                                       ;   674.7 p5      55 v[3]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   675.7 p5      44 v[2]
        vpsrlq zmm30, zmm23, 6                                          ;   673.7 p0      42 w[11]
        vprolq zmm0, zmm23, 0x2d                                        ;   674.7 p0      42 w[11]
        vprolq zmm3, zmm23, 3                                           ;   675.7 p0      42 w[11]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   676.7 p5      42 w[11]
        vpaddq zmm18, zmm18, zmm30                                      ;   677.7 p5      68 w[11]
        vpsrlq zmm30, zmm15, 7                                          ;   676.7 p0      41 w[15]
        vprolq zmm0, zmm15, 0x3f                                        ;   677.7 p0      41 w[15]
        vprolq zmm3, zmm15, 0x38                                        ;   678.7 p0      41 w[15]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   679.7 p5      41 w[15]
        vpaddq zmm0, zmm15, zmm26                                       ;   677.5 p5      53 t1
        vpaddq zmm14, zmm14, zmm30                                      ;   680.7 p5      68 w[15]
        vprolq zmm30, zmm26, 0x32                                       ;   679.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   680.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   681.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   682.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   683.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   684.7 p5      54 v[6]
        vpaddq zmm25, zmm25, zmm31                                      ;   684.7 p5      55 v[2]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   685.7 p0      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   686.7 p5      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 3136]   ;   683.7 p0+p3   53 t1
        vpaddq zmm17, zmm17, zmm7                                       ;   684.5 p5      68 w[14]
        vmovdqa64 zmm24, zmm27                                          ;   661.7         54 v[4] copy
        vprolq zmm30, zmm29, 0x24                                       ;   684.7 p0      39 v[2]
        vprolq zmm31, zmm29, 0x1e                                       ;   685.7 p0      39 v[2]
        vprolq zmm3, zmm29, 0x19                                        ;   686.7 p0      39 v[2]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   687.7 p5      39 v[2]
        vpaddq zmm25, zmm25, zmm3                                       ;   688.7 p5      55 v[2]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   689.7 p5      44 v[1]
        vpsrlq zmm30, zmm19, 6                                          ;   687.7 p0      42 w[12]
        vprolq zmm31, zmm19, 0x2d                                       ;   688.7 p0      42 w[12]
        vprolq zmm3, zmm19, 3                                           ;   689.7 p0      42 w[12]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   690.7 p5      42 w[12]
        vpaddq zmm21, zmm21, zmm30                                      ;   691.7 p5      68 w[12]
        vpsrlq zmm30, zmm13, 7                                          ;   690.7 p0      41 w[0]
        vprolq zmm31, zmm13, 0x3f                                       ;   691.7 p0      41 w[0]
        vprolq zmm3, zmm13, 0x38                                        ;   692.7 p0      41 w[0]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   693.7 p5      41 w[0]
        vpaddq zmm31, zmm13, zmm28                                      ;   691.5 p5      53 t1
        vpaddq zmm15, zmm15, zmm30                                      ;   694.7 p5      68 w[0]
        vprolq zmm30, zmm28, 0x32                                       ;   693.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   694.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   695.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   696.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   697.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   698.7 p5      54 v[5]
        vpaddq zmm27, zmm27, zmm1                                       ;   698.7 p5      55 v[1]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   699.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   700.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 3200] ;   697.7 p0+p2   53 t1
        vpaddq zmm14, zmm14, zmm22                                      ;   698.5 p5      68 w[15]
        vmovdqa64 zmm26, zmm29                                          ;   675.7         54 v[3] copy
        vprolq zmm30, zmm25, 0x24                                       ;   698.7 p0      39 v[1]
        vprolq zmm1, zmm25, 0x1e                                        ;   699.7 p0      39 v[1]
        vprolq zmm3, zmm25, 0x19                                        ;   700.7 p0      39 v[1]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   701.7 p5      39 v[1]
        vpaddq zmm27, zmm27, zmm3                                       ;   702.7 p5      55 v[1]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   703.7 p5      44 v[0]
        vpsrlq zmm30, zmm18, 6                                          ;   701.7 p0      42 w[13]
        vprolq zmm1, zmm18, 0x2d                                        ;   702.7 p0      42 w[13]
        vprolq zmm3, zmm18, 3                                           ;   703.7 p0      42 w[13]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   704.7 p5      42 w[13]
        vpaddq zmm20, zmm20, zmm30                                      ;   705.7 p5      68 w[13]
        vpsrlq zmm30, zmm11, 7                                          ;   704.7 p0      41 w[1]
        vprolq zmm1, zmm11, 0x3f                                        ;   705.7 p0      41 w[1]
        vprolq zmm3, zmm11, 0x38                                        ;   706.7 p0      41 w[1]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   707.7 p5      41 w[1]
        vpaddq zmm1, zmm11, zmm10                                       ;   705.5 p5      53 t1
        vpaddq zmm13, zmm13, zmm30                                      ;   708.7 p5      68 w[1]
        vprolq zmm30, zmm10, 0x32                                       ;   707.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   708.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   709.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   710.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   711.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   712.7 p5      54 v[4]
        vpaddq zmm29, zmm29, zmm2                                       ;   712.7 p5      55 v[0]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   713.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   714.7 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 3264]   ;   711.7 p0+p3   53 t1
        vpaddq zmm15, zmm15, zmm23                                      ;   712.5 p5      68 w[0]
        vmovdqa64 zmm28, zmm25                                          ;   689.7         54 v[2] copy
        vprolq zmm30, zmm27, 0x24                                       ;   712.7 p0      39 v[0]
        vprolq zmm2, zmm27, 0x1e                                        ;   713.7 p0      39 v[0]
        vprolq zmm3, zmm27, 0x19                                        ;   714.7 p0      39 v[0]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   715.7 p5      39 v[0]
        vpaddq zmm29, zmm29, zmm3                                       ;   716.7 p5      55 v[0]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   717.7 p5      44 v[7]
        vpsrlq zmm30, zmm21, 6                                          ;   715.7 p0      42 w[14]
        vprolq zmm2, zmm21, 0x2d                                        ;   716.7 p0      42 w[14]
        vprolq zmm3, zmm21, 3                                           ;   717.7 p0      42 w[14]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   718.7 p5      42 w[14]
        vpaddq zmm17, zmm17, zmm30                                      ;   719.7 p5      68 w[14]
        vpsrlq zmm30, zmm16, 7                                          ;   718.7 p0      41 w[2]
        vprolq zmm2, zmm16, 0x3f                                        ;   719.7 p0      41 w[2]
        vprolq zmm3, zmm16, 0x38                                        ;   720.7 p0      41 w[2]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   721.7 p5      41 w[2]
        vpaddq zmm2, zmm16, zmm24                                       ;   719.5 p5      53 t1
        vpaddq zmm11, zmm11, zmm30                                      ;   722.7 p5      68 w[2]
        vprolq zmm30, zmm24, 0x32                                       ;   721.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   722.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   723.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   724.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   725.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   726.7 p5      54 v[3]
        vpaddq zmm25, zmm25, zmm0                                       ;   726.7 p5      55 v[7]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   727.7 p0      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   728.7 p5      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 3328]   ;   725.7 p0+p2   53 t1
        vpaddq zmm13, zmm13, zmm19                                      ;   726.5 p5      68 w[1]
        vmovdqa64 zmm10, zmm27                                          ;   703.7         54 v[1] copy
        vprolq zmm30, zmm29, 0x24                                       ;   726.7 p0      39 v[7]
        vprolq zmm0, zmm29, 0x1e                                        ;   727.7 p0      39 v[7]
        vprolq zmm3, zmm29, 0x19                                        ;   728.7 p0      39 v[7]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   729.7 p5      39 v[7]
        vpaddq zmm25, zmm25, zmm3                                       ;   730.7 p5      55 v[7]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   731.7 p5      44 v[6]
        vpsrlq zmm30, zmm20, 6                                          ;   729.7 p0      42 w[15]
        vprolq zmm0, zmm20, 0x2d                                        ;   730.7 p0      42 w[15]
        vprolq zmm3, zmm20, 3                                           ;   731.7 p0      42 w[15]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   732.7 p5      42 w[15]
        vpaddq zmm14, zmm14, zmm30                                      ;   733.7 p5      68 w[15]
        vpsrlq zmm30, zmm12, 7                                          ;   732.7 p0      41 w[3]
        vprolq zmm0, zmm12, 0x3f                                        ;   733.7 p0      41 w[3]
        vprolq zmm3, zmm12, 0x38                                        ;   734.7 p0      41 w[3]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   735.7 p5      41 w[3]
        vpaddq zmm0, zmm12, zmm26                                       ;   733.5 p5      53 t1
        vpaddq zmm16, zmm16, zmm30                                      ;   736.7 p5      68 w[3]
        vprolq zmm30, zmm26, 0x32                                       ;   735.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   736.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   737.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   738.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   739.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   740.7 p5      54 v[2]
        vpaddq zmm27, zmm27, zmm31                                      ;   740.7 p5      55 v[6]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   741.7 p0      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   742.7 p5      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 3392]   ;   739.7 p0+p3   53 t1
        vpaddq zmm11, zmm11, zmm18                                      ;   740.5 p5      68 w[2]
        vmovdqa64 zmm24, zmm29                                          ;   717.7         54 v[0] copy
        vprolq zmm30, zmm25, 0x24                                       ;   740.7 p0      39 v[6]
        vprolq zmm31, zmm25, 0x1e                                       ;   741.7 p0      39 v[6]
        vprolq zmm3, zmm25, 0x19                                        ;   742.7 p0      39 v[6]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   743.7 p5      39 v[6]
        vpaddq zmm27, zmm27, zmm3                                       ;   744.7 p5      55 v[6]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   745.7 p5      44 v[5]
        vpsrlq zmm30, zmm17, 6                                          ;   743.7 p0      42 w[0]
        vprolq zmm31, zmm17, 0x2d                                       ;   744.7 p0      42 w[0]
        vprolq zmm3, zmm17, 3                                           ;   745.7 p0      42 w[0]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   746.7 p5      42 w[0]
        vpaddq zmm15, zmm15, zmm30                                      ;   747.7 p5      68 w[0]
        vpsrlq zmm30, zmm9, 7                                           ;   746.7 p0      41 w[4]
        vprolq zmm31, zmm9, 0x3f                                        ;   747.7 p0      41 w[4]
        vprolq zmm3, zmm9, 0x38                                         ;   748.7 p0      41 w[4]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   749.7 p5      41 w[4]
        vpaddq zmm31, zmm9, zmm28                                       ;   747.5 p5      53 t1
        vpaddq zmm12, zmm12, zmm30                                      ;   750.7 p5      68 w[4]
        vprolq zmm30, zmm28, 0x32                                       ;   749.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   750.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   751.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   752.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   753.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   754.7 p5      54 v[1]
        vpaddq zmm29, zmm29, zmm1                                       ;   754.7 p5      55 v[5]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   755.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   756.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 3456] ;   753.7 p0+p2   53 t1
        vpaddq zmm16, zmm16, zmm21                                      ;   754.5 p5      68 w[3]
        vmovdqa64 zmm26, zmm25                                          ;   731.7         54 v[7] copy
        vprolq zmm30, zmm27, 0x24                                       ;   754.7 p0      39 v[5]
        vprolq zmm1, zmm27, 0x1e                                        ;   755.7 p0      39 v[5]
        vprolq zmm3, zmm27, 0x19                                        ;   756.7 p0      39 v[5]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   757.7 p5      39 v[5]
        vpaddq zmm29, zmm29, zmm3                                       ;   758.7 p5      55 v[5]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   759.7 p5      44 v[4]
        vpsrlq zmm30, zmm14, 6                                          ;   757.7 p0      42 w[1]
        vprolq zmm1, zmm14, 0x2d                                        ;   758.7 p0      42 w[1]
        vprolq zmm3, zmm14, 3                                           ;   759.7 p0      42 w[1]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   760.7 p5      42 w[1]
        vpaddq zmm13, zmm13, zmm30                                      ;   761.7 p5      68 w[1]
        vpsrlq zmm30, zmm8, 7                                           ;   760.7 p0      41 w[5]
        vprolq zmm1, zmm8, 0x3f                                         ;   761.7 p0      41 w[5]
        vprolq zmm3, zmm8, 0x38                                         ;   762.7 p0      41 w[5]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   763.7 p5      41 w[5]
        vpaddq zmm1, zmm8, zmm10                                        ;   761.5 p5      53 t1
        vpaddq zmm9, zmm9, zmm30                                        ;   764.7 p5      68 w[5]
        vprolq zmm30, zmm10, 0x32                                       ;   763.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   764.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   765.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   766.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   767.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   768.7 p5      54 v[0]
        vpaddq zmm25, zmm25, zmm2                                       ;   768.7 p5      55 v[4]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   769.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   770.7 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 3520]   ;   767.7 p0+p3   53 t1
        vpsrlq zmm28, zmm13, 6                                          ;   768.7 p0      42 w[3]
        vprolq zmm30, zmm13, 0x2d                                       ;   769.7 p0      42 w[3]
        vprolq zmm2, zmm13, 3                                           ;   770.7 p0      42 w[3]
        vpternlogd zmm28, zmm2, zmm30, 0x96                             ;   771.7 p5      42 w[3]
        vpaddq zmm16, zmm16, zmm28                                      ;   772.7 p5      68 w[3]
        vpaddq zmm12, zmm12, zmm20                                      ;   770.5 p5      68 w[4]
        vpsrlq zmm28, zmm15, 6                                          ;   771.7 p0      42 w[2]
        vprolq zmm30, zmm15, 0x2d                                       ;   772.7 p0      42 w[2]
        vprolq zmm2, zmm15, 3                                           ;   773.7 p0      42 w[2]
        vpternlogd zmm28, zmm2, zmm30, 0x96                             ;   774.7 p5      42 w[2]
        vpaddq zmm11, zmm11, zmm28                                      ;   775.7 p5      68 w[2]
        vmovdqa64 zmm28, zmm27                                          ;   745.7         54 v[6] copy
        vprolq zmm30, zmm29, 0x24                                       ;   774.7 p0      39 v[4]
        vprolq zmm2, zmm29, 0x1e                                        ;   775.7 p0      39 v[4]
        vprolq zmm3, zmm29, 0x19                                        ;   776.7 p0      39 v[4]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   777.7 p5      39 v[4]
        vpaddq zmm25, zmm25, zmm3                                       ;   778.7 p5      55 v[4]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   779.7 p5      44 v[3]
        vpsrlq zmm30, zmm7, 7                                           ;   777.7 p0      41 w[6]
        vprolq zmm2, zmm7, 0x3f                                         ;   778.7 p0      41 w[6]
        vprolq zmm3, zmm7, 0x38                                         ;   779.7 p0      41 w[6]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   780.7 p5      41 w[6]
        vpaddq zmm2, zmm7, zmm24                                        ;   777.5 p5      53 t1
        vpaddq zmm8, zmm8, zmm30                                        ;   781.7 p5      68 w[6]
        vprolq zmm30, zmm24, 0x32                                       ;   780.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   781.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   782.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   783.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   784.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   785.7 p5      54 v[7]
        vpaddq zmm27, zmm27, zmm0                                       ;   785.7 p5      55 v[3]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   786.7 p5      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   787.7 p0      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 3584]   ;   784.5 p5+p2   53 t1
        vpsrlq zmm10, zmm11, 6                                          ;   784.7 p0      42 w[4]
        vprolq zmm30, zmm11, 0x2d                                       ;   785.7 p0      42 w[4]
        vprolq zmm0, zmm11, 3                                           ;   786.7 p0      42 w[4]
        vpternlogd zmm10, zmm0, zmm30, 0x96                             ;   787.7 p5      42 w[4]
        vpaddq zmm12, zmm12, zmm10                                      ;   788.7 p5      68 w[4]
        vpaddq zmm9, zmm9, zmm17                                        ;   787.5 p5      68 w[5]
        vmovdqa64 zmm10, zmm29                                          ;   759.7         54 v[5] copy
        vprolq zmm30, zmm25, 0x24                                       ;   787.7 p0      39 v[3]
        vprolq zmm0, zmm25, 0x1e                                        ;   788.7 p0      39 v[3]
        vprolq zmm3, zmm25, 0x19                                        ;   789.7 p0      39 v[3]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   790.7 p5      39 v[3]
        vpaddq zmm27, zmm27, zmm3                                       ;   791.7 p5      55 v[3]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   792.7 p5      44 v[2]
        vpsrlq zmm30, zmm22, 7                                          ;   790.7 p0      41 w[7]
        vprolq zmm0, zmm22, 0x3f                                        ;   791.7 p0      41 w[7]
        vprolq zmm3, zmm22, 0x38                                        ;   792.7 p0      41 w[7]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   793.7 p5      41 w[7]
        vpaddq zmm0, zmm22, zmm26                                       ;   792.5 p5      53 t1
        vpaddq zmm7, zmm7, zmm30                                        ;   794.7 p5      68 w[7]
        vprolq zmm30, zmm26, 0x32                                       ;   793.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   794.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   795.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   796.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   797.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   798.7 p5      54 v[6]
        vpaddq zmm29, zmm29, zmm31                                      ;   798.7 p0      55 v[2]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   799.7 p5      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   800.7 p0      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 3648]   ;   798.5 p5+p3   53 t1
        vpsrlq zmm24, zmm16, 6                                          ;   798.7 p0      42 w[5]
        vprolq zmm30, zmm16, 0x2d                                       ;   799.7 p0      42 w[5]
        vprolq zmm31, zmm16, 3                                          ;   800.7 p0      42 w[5]
        vpternlogd zmm24, zmm31, zmm30, 0x96                            ;   801.7 p5      42 w[5]
        vpaddq zmm9, zmm9, zmm24                                        ;   802.7 p5      68 w[5]
        vpaddq zmm8, zmm8, zmm14                                        ;   801.5 p5      68 w[6]
        vmovdqa64 zmm24, zmm25                                          ;   779.7         54 v[4] copy
        vprolq zmm30, zmm27, 0x24                                       ;   801.7 p0      39 v[2]
        vprolq zmm31, zmm27, 0x1e                                       ;   802.7 p0      39 v[2]
        vprolq zmm3, zmm27, 0x19                                        ;   803.7 p0      39 v[2]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   804.7 p5      39 v[2]
        vpaddq zmm29, zmm29, zmm3                                       ;   805.7 p5      55 v[2]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   806.7 p5      44 v[1]
        vpaddq zmm22, zmm22, zmm13                                      ;   804.7 p0      68 w[8]
        vpsrlq zmm30, zmm23, 7                                          ;   805.7 p0      41 w[8]
        vprolq zmm31, zmm23, 0x3f                                       ;   806.7 p0      41 w[8]
        vprolq zmm3, zmm23, 0x38                                        ;   807.7 p0      41 w[8]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   808.7 p5      41 w[8]
        vpaddq zmm31, zmm23, zmm28                                      ;   806.5 p5      53 t1
        vpaddq zmm22, zmm22, zmm30                                      ;   809.7 p5      68 w[8]
        vprolq zmm30, zmm28, 0x32                                       ;   808.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   809.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   810.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   811.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   812.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   813.7 p5      54 v[5]
        vpaddq zmm25, zmm25, zmm1                                       ;   813.7 p5      55 v[1]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   814.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   815.7 p5      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 3712] ;   812.7 p0+p2   53 t1
        vpaddq zmm7, zmm7, zmm15                                        ;   813.5 p5      68 w[7]
        vpsrlq zmm26, zmm12, 6                                          ;   813.7 p0      42 w[6]
        vprolq zmm30, zmm12, 0x2d                                       ;   814.7 p0      42 w[6]
        vprolq zmm1, zmm12, 3                                           ;   815.7 p0      42 w[6]
        vpternlogd zmm26, zmm1, zmm30, 0x96                             ;   816.7 p5      42 w[6]
        vpaddq zmm8, zmm8, zmm26                                        ;   817.7 p5      68 w[6]
        vmovdqa64 zmm26, zmm27                                          ;   792.7         54 v[3] copy
        vprolq zmm30, zmm29, 0x24                                       ;   816.7 p0      39 v[1]
        vprolq zmm1, zmm29, 0x1e                                        ;   817.7 p0      39 v[1]
        vprolq zmm3, zmm29, 0x19                                        ;   818.7 p0      39 v[1]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   819.7 p5      39 v[1]
        vpaddq zmm25, zmm25, zmm3                                       ;   820.7 p5      55 v[1]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   821.7 p5      44 v[0]
        vpaddq zmm23, zmm23, zmm11                                      ;   819.5 p5      68 w[9]
        vpsrlq zmm30, zmm19, 7                                          ;   819.7 p0      41 w[9]
        vprolq zmm1, zmm19, 0x3f                                        ;   820.7 p0      41 w[9]
        vprolq zmm3, zmm19, 0x38                                        ;   821.7 p0      41 w[9]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   822.7 p5      41 w[9]
        vpaddq zmm1, zmm19, zmm10                                       ;   821.5 p5      53 t1
        vpaddq zmm23, zmm23, zmm30                                      ;   823.7 p5      68 w[9]
        vprolq zmm30, zmm10, 0x32                                       ;   822.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   823.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   824.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   825.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   826.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   827.7 p5      54 v[4]
        vpaddq zmm27, zmm27, zmm2                                       ;   827.7 p0      55 v[0]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   828.7 p5      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   829.7 p0      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 3776]   ;   827.5 p5+p3   53 t1
        vpsrlq zmm28, zmm9, 6                                           ;   827.7 p0      42 w[7]
        vprolq zmm30, zmm9, 0x2d                                        ;   828.7 p0      42 w[7]
        vprolq zmm2, zmm9, 3                                            ;   829.7 p0      42 w[7]
        vpternlogd zmm28, zmm2, zmm30, 0x96                             ;   830.7 p5      42 w[7]
        vpaddq zmm7, zmm7, zmm28                                        ;   831.7 p5      68 w[7]
        vmovdqa64 zmm28, zmm29                                          ;   806.7         54 v[2] copy
        vprolq zmm30, zmm25, 0x24                                       ;   830.7 p0      39 v[0]
        vprolq zmm2, zmm25, 0x1e                                        ;   831.7 p0      39 v[0]
        vprolq zmm3, zmm25, 0x19                                        ;   832.7 p0      39 v[0]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   833.7 p5      39 v[0]
        vpaddq zmm27, zmm27, zmm3                                       ;   834.7 p5      55 v[0]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   835.7 p5      44 v[7]
        vpaddq zmm19, zmm19, zmm16                                      ;   833.5 p5      68 w[10]
        vpsrlq zmm30, zmm18, 7                                          ;   833.7 p0      41 w[10]
        vprolq zmm2, zmm18, 0x3f                                        ;   834.7 p0      41 w[10]
        vprolq zmm3, zmm18, 0x38                                        ;   835.7 p0      41 w[10]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   836.7 p5      41 w[10]
        vpaddq zmm2, zmm18, zmm24                                       ;   835.5 p5      53 t1
        vpaddq zmm19, zmm19, zmm30                                      ;   837.7 p5      68 w[10]
        vprolq zmm30, zmm24, 0x32                                       ;   836.7 p0      40 t1
        vprolq zmm3, zmm24, 0x2e                                        ;   837.7 p0      40 t1
        vprolq zmm4, zmm24, 0x17                                        ;   838.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   839.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm4                                         ;   840.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   841.7 p5      54 v[3]
        vpaddq zmm29, zmm29, zmm0                                       ;   841.7 p0      55 v[7]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   842.7 p5      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   843.7 p0      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 3840]   ;   841.5 p5+p2   53 t1
        vpsrlq zmm10, zmm8, 6                                           ;   841.7 p0      42 w[8]
        vprolq zmm30, zmm8, 0x2d                                        ;   842.7 p0      42 w[8]
        vprolq zmm0, zmm8, 3                                            ;   843.7 p0      42 w[8]
        vpternlogd zmm10, zmm0, zmm30, 0x96                             ;   844.7 p5      42 w[8]
        vpaddq zmm22, zmm22, zmm10                                      ;   845.7 p5      68 w[8]
        vmovdqa64 zmm10, zmm25                                          ;   821.7         54 v[1] copy
        vprolq zmm30, zmm27, 0x24                                       ;   844.7 p0      39 v[7]
        vprolq zmm0, zmm27, 0x1e                                        ;   845.7 p0      39 v[7]
        vprolq zmm3, zmm27, 0x19                                        ;   846.7 p0      39 v[7]
        vpternlogd zmm3, zmm0, zmm30, 0x96                              ;   847.7 p5      39 v[7]
        vpaddq zmm29, zmm29, zmm3                                       ;   848.7 p5      55 v[7]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   849.7 p5      44 v[6]
        vpaddq zmm18, zmm18, zmm12                                      ;   847.5 p5      68 w[11]
        vpsrlq zmm30, zmm21, 7                                          ;   847.7 p0      41 w[11]
        vprolq zmm0, zmm21, 0x3f                                        ;   848.7 p0      41 w[11]
        vprolq zmm3, zmm21, 0x38                                        ;   849.7 p0      41 w[11]
        vpternlogd zmm30, zmm3, zmm0, 0x96                              ;   850.7 p5      41 w[11]
        vpaddq zmm0, zmm21, zmm26                                       ;   849.5 p5      53 t1
        vpaddq zmm18, zmm18, zmm30                                      ;   851.7 p5      68 w[11]
        vprolq zmm30, zmm26, 0x32                                       ;   850.7 p0      40 t1
        vprolq zmm3, zmm26, 0x2e                                        ;   851.7 p0      40 t1
        vprolq zmm4, zmm26, 0x17                                        ;   852.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   853.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm4                                       ;   854.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   855.7 p5      54 v[2]
        vpaddq zmm25, zmm25, zmm31                                      ;   855.7 p0      55 v[6]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   856.7 p5      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   857.7 p0      53 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T0_constants512 + 3904]   ;   855.5 p5+p3   53 t1
        vpsrlq zmm24, zmm7, 6                                           ;   855.7 p0      42 w[9]
        vprolq zmm30, zmm7, 0x2d                                        ;   856.7 p0      42 w[9]
        vprolq zmm31, zmm7, 3                                           ;   857.7 p0      42 w[9]
        vpternlogd zmm24, zmm31, zmm30, 0x96                            ;   858.7 p5      42 w[9]
        vpaddq zmm23, zmm23, zmm24                                      ;   859.7 p5      68 w[9]
        vmovdqa64 zmm24, zmm27                                          ;   835.7         54 v[0] copy
        vprolq zmm30, zmm29, 0x24                                       ;   858.7 p0      39 v[6]
        vprolq zmm31, zmm29, 0x1e                                       ;   859.7 p0      39 v[6]
        vprolq zmm3, zmm29, 0x19                                        ;   860.7 p0      39 v[6]
        vpternlogd zmm3, zmm31, zmm30, 0x96                             ;   861.7 p5      39 v[6]
        vpaddq zmm25, zmm25, zmm3                                       ;   862.7 p5      55 v[6]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   863.7 p5      44 v[5]
        vpaddq zmm21, zmm21, zmm9                                       ;   861.5 p5      68 w[12]
        vpsrlq zmm30, zmm20, 7                                          ;   861.7 p0      41 w[12]
        vprolq zmm31, zmm20, 0x3f                                       ;   862.7 p0      41 w[12]
        vprolq zmm3, zmm20, 0x38                                        ;   863.7 p0      41 w[12]
        vpternlogd zmm30, zmm3, zmm31, 0x96                             ;   864.7 p5      41 w[12]
        vpaddq zmm31, zmm20, zmm28                                      ;   863.5 p5      53 t1
        vpaddq zmm21, zmm21, zmm30                                      ;   865.7 p5      68 w[12]
        vprolq zmm30, zmm28, 0x32                                       ;   864.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   865.7 p0      40 t1
        vprolq zmm4, zmm28, 0x17                                        ;   866.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   867.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm4                                         ;   868.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm1                                       ;   869.7 p5      54 v[1]
        vpaddq zmm27, zmm27, zmm1                                       ;   869.7 p0      55 v[5]
        vpternlogd zmm26, zmm10, zmm28, 0xb8                            ;   870.7 p5      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   871.7 p0      53 t1
        vpaddq zmm31, zmm31, [rel sha512_blocks.T0_constants512 + 3968] ;   869.5 p5+p2   53 t1
        vpsrlq zmm26, zmm22, 6                                          ;   869.7 p0      42 w[10]
        vprolq zmm30, zmm22, 0x2d                                       ;   870.7 p0      42 w[10]
        vprolq zmm1, zmm22, 3                                           ;   871.7 p0      42 w[10]
        vpternlogd zmm26, zmm1, zmm30, 0x96                             ;   872.7 p5      42 w[10]
        vpaddq zmm19, zmm19, zmm26                                      ;   873.7 p5      68 w[10]
        vmovdqa64 zmm26, zmm29                                          ;   849.7         54 v[7] copy
        vprolq zmm30, zmm25, 0x24                                       ;   872.7 p0      39 v[5]
        vprolq zmm1, zmm25, 0x1e                                        ;   873.7 p0      39 v[5]
        vprolq zmm3, zmm25, 0x19                                        ;   874.7 p0      39 v[5]
        vpternlogd zmm3, zmm1, zmm30, 0x96                              ;   875.7 p5      39 v[5]
        vpaddq zmm27, zmm27, zmm3                                       ;   876.7 p5      55 v[5]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   877.7 p5      44 v[4]
        vpaddq zmm20, zmm20, zmm8                                       ;   875.5 p5      68 w[13]
        vpsrlq zmm30, zmm23, 6                                          ;   875.7 p0      42 w[11]
        vprolq zmm1, zmm23, 0x2d                                        ;   876.7 p0      42 w[11]
        vprolq zmm3, zmm23, 3                                           ;   877.7 p0      42 w[11]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   878.7 p5      42 w[11]
        vpaddq zmm18, zmm18, zmm30                                      ;   879.7 p5      68 w[11]
        vpsrlq zmm30, zmm17, 7                                          ;   878.7 p0      41 w[13]
        vprolq zmm1, zmm17, 0x3f                                        ;   879.7 p0      41 w[13]
        vprolq zmm3, zmm17, 0x38                                        ;   880.7 p0      41 w[13]
        vpternlogd zmm30, zmm3, zmm1, 0x96                              ;   881.7 p5      41 w[13]
        vpaddq zmm1, zmm17, zmm10                                       ;   879.5 p5      53 t1
        vpaddq zmm20, zmm20, zmm30                                      ;   882.7 p5      68 w[13]
        vprolq zmm30, zmm10, 0x32                                       ;   881.7 p0      40 t1
        vprolq zmm3, zmm10, 0x2e                                        ;   882.7 p0      40 t1
        vprolq zmm4, zmm10, 0x17                                        ;   883.7 p0      40 t1
        vpternlogd zmm4, zmm3, zmm30, 0x96                              ;   884.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm4                                         ;   885.7 p5      53 t1
        vpaddq zmm24, zmm24, zmm2                                       ;   886.7 p5      54 v[0]
        vpaddq zmm29, zmm29, zmm2                                       ;   886.7 p5      55 v[4]
        vpternlogd zmm28, zmm24, zmm10, 0xb8                            ;   887.7 p0      43 t1
        vpaddq zmm0, zmm0, zmm28                                        ;   888.7 p5      53 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T0_constants512 + 4032]   ;   885.7 p0+p3   53 t1
        vmovdqa64 zmm28, zmm25                                          ;   863.7         54 v[6] copy
        vprolq zmm30, zmm27, 0x24                                       ;   886.7 p0      39 v[4]
        vprolq zmm2, zmm27, 0x1e                                        ;   887.7 p0      39 v[4]
        vprolq zmm3, zmm27, 0x19                                        ;   888.7 p0      39 v[4]
        vpternlogd zmm3, zmm2, zmm30, 0x96                              ;   889.7 p5      39 v[4]
        vpaddq zmm29, zmm29, zmm3                                       ;   890.7 p5      55 v[4]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   891.7 p5      44 v[3]
        vpsrlq zmm30, zmm19, 6                                          ;   889.7 p0      42 w[12]
        vprolq zmm2, zmm19, 0x2d                                        ;   890.7 p0      42 w[12]
        vprolq zmm3, zmm19, 3                                           ;   891.7 p0      42 w[12]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   892.7 p5      42 w[12]
        vpaddq zmm21, zmm21, zmm30                                      ;   893.7 p5      68 w[12]
        vpsrlq zmm30, zmm14, 7                                          ;   892.7 p0      41 w[14]
        vprolq zmm2, zmm14, 0x3f                                        ;   893.7 p0      41 w[14]
        vprolq zmm3, zmm14, 0x38                                        ;   894.7 p0      41 w[14]
        vpternlogd zmm30, zmm3, zmm2, 0x96                              ;   895.7 p5      41 w[14]
        vpaddq zmm2, zmm14, zmm24                                       ;   892.5 p5      53 t1
        vprolq zmm3, zmm24, 0x32                                        ;   895.7 p0      40 t1
        vprolq zmm4, zmm24, 0x2e                                        ;   896.7 p0      40 t1
        vprolq zmm5, zmm24, 0x17                                        ;   897.7 p0      40 t1
        vpternlogd zmm5, zmm4, zmm3, 0x96                               ;   898.7 p5      40 t1
        vpaddq zmm0, zmm0, zmm5                                         ;   899.7 p5      53 t1
        vpaddq zmm26, zmm26, zmm0                                       ;   900.7 p5      54 v[7]
        vpaddq zmm25, zmm25, zmm0                                       ;   900.7 p5      55 v[3]
        vpternlogd zmm10, zmm26, zmm24, 0xb8                            ;   901.7 p5      43 t1
        vpaddq zmm31, zmm31, zmm10                                      ;   902.7 p5      53 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T0_constants512 + 4096]   ;   898.7 p0+p2   53 t1
        vpsrlq zmm10, zmm15, 7                                          ;   899.7 p0      41 w[15]
        vprolq zmm0, zmm15, 0x3f                                        ;   900.7 p0      41 w[15]
        vprolq zmm3, zmm15, 0x38                                        ;   901.7 p0      41 w[15]
        vpternlogd zmm10, zmm3, zmm0, 0x96                              ;   902.7 p5      41 w[15]
        vmovdqa64 zmm0, zmm27                                           ;   877.7         54 v[5] copy
        vprolq zmm3, zmm29, 0x24                                        ;   902.7 p0      39 v[3]
        vprolq zmm4, zmm29, 0x1e                                        ;   903.7 p0      39 v[3]
        vprolq zmm5, zmm29, 0x19                                        ;   904.7 p0      39 v[3]
        vpternlogd zmm5, zmm4, zmm3, 0x96                               ;   905.7 p5      39 v[3]
        vpaddq zmm25, zmm25, zmm5                                       ;   906.7 p5      55 v[3]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   907.7 p5      44 v[2]
        vpsrlq zmm3, zmm18, 6                                           ;   905.7 p0      42 w[13]
        vprolq zmm4, zmm18, 0x2d                                        ;   906.7 p0      42 w[13]
        vprolq zmm5, zmm18, 3                                           ;   907.7 p0      42 w[13]
        vpternlogd zmm3, zmm5, zmm4, 0x96                               ;   908.7 p5      42 w[13]
        vpaddq zmm20, zmm20, zmm3                                       ;   909.7 p5      68 w[13]
        vpaddq zmm15, zmm15, [rel sha512_blocks.T0_constants512 + 4160] ;   905.5 p5+p3   53 t1
        vprolq zmm3, zmm26, 0x32                                        ;   908.7 p0      40 t1
        vprolq zmm4, zmm26, 0x2e                                        ;   909.7 p0      40 t1
        vmovdqa64 zmm5, zmm29                                           ;   891.7         54 v[4] copy
        vprolq zmm6, zmm26, 0x17                                        ;   910.7 p0      40 t1
        vpternlogd zmm6, zmm4, zmm3, 0x96                               ;   911.7 p5      40 t1
        vpaddq zmm31, zmm31, zmm6                                       ;   912.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm31                                      ;   913.7 p5      54 v[6]
        vpaddq zmm27, zmm27, zmm31                                      ;   913.7 p5      55 v[2]
        vpternlogd zmm24, zmm28, zmm26, 0xb8                            ;   914.7 p5      43 t1
        vpaddq zmm1, zmm1, zmm24                                        ;   915.7 p5      53 t1
        vpaddq zmm13, zmm13, [rel sha512_blocks.T0_constants512 + 4224] ;   911.7 p0+p2   53 t1
        vpaddq zmm15, zmm15, zmm26                                      ;   912.5 p5      53 t1
        vpsrlq zmm24, zmm21, 6                                          ;   912.7 p0      42 w[14]
        vprolq zmm31, zmm21, 0x2d                                       ;   913.7 p0      42 w[14]
        vprolq zmm3, zmm21, 3                                           ;   914.7 p0      42 w[14]
        vpternlogd zmm24, zmm3, zmm31, 0x96                             ;   915.7 p5      42 w[14]
        vprolq zmm31, zmm25, 0x24                                       ;   915.7 p0      39 v[2]
        vprolq zmm3, zmm25, 0x1e                                        ;   916.7 p0      39 v[2]
        vprolq zmm4, zmm25, 0x19                                        ;   917.7 p0      39 v[2]
        vpternlogd zmm4, zmm3, zmm31, 0x96                              ;   918.7 p5      39 v[2]
        vpaddq zmm27, zmm27, zmm4                                       ;   919.7 p5      55 v[2]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   920.7 p5      44 v[1]
        vpaddq zmm11, zmm11, [rel sha512_blocks.T0_constants512 + 4288] ;   917.5 p5+p3   53 t1
        vprolq zmm31, zmm28, 0x32                                       ;   918.7 p0      40 t1
        vprolq zmm3, zmm28, 0x2e                                        ;   919.7 p0      40 t1
        vmovdqa64 zmm4, zmm25                                           ;   907.7         54 v[3] copy
        vprolq zmm6, zmm28, 0x17                                        ;   920.7 p0      40 t1
        vpternlogd zmm6, zmm3, zmm31, 0x96                              ;   921.7 p5      40 t1
        vpaddq zmm1, zmm1, zmm6                                         ;   922.7 p5      53 t1
        vpaddq zmm0, zmm0, zmm1                                         ;   923.7 p5      54 v[5]
        vpaddq zmm29, zmm29, zmm1                                       ;   923.7 p5      55 v[1]
        vpternlogd zmm26, zmm0, zmm28, 0xb8                             ;   924.7 p0      43 t1
        vpaddq zmm2, zmm2, zmm26                                        ;   925.7 p5      53 t1
        vpaddq zmm13, zmm13, zmm28                                      ;   922.7 p0      53 t1
        vpsrlq zmm26, zmm20, 6                                          ;   923.7 p0      42 w[15]
        vprolq zmm31, zmm20, 0x2d                                       ;   924.7 p0      42 w[15]
        vprolq zmm1, zmm20, 3                                           ;   925.7 p0      42 w[15]
        vpternlogd zmm26, zmm1, zmm31, 0x96                             ;   926.7 p5      42 w[15]
        vprolq zmm31, zmm27, 0x24                                       ;   926.7 p0      39 v[1]
        vprolq zmm1, zmm27, 0x1e                                        ;   927.7 p0      39 v[1]
        vprolq zmm3, zmm27, 0x19                                        ;   928.7 p0      39 v[1]
        vpternlogd zmm3, zmm1, zmm31, 0x96                              ;   929.7 p5      39 v[1]
        vpaddq zmm29, zmm29, zmm3                                       ;   930.7 p5      55 v[1]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   931.7 p5      44 v[0]
        vpaddq zmm16, zmm16, [rel sha512_blocks.T0_constants512 + 4352] ;   927.5 p5+p2   53 t1
        vmovdqa64 zmm31, zmm27                                          ;   920.7         54 v[2] copy
        vprolq zmm1, zmm0, 0x32                                         ;   929.7 p0      40 t1
        vprolq zmm3, zmm0, 0x2e                                         ;   930.7 p0      40 t1
        vprolq zmm6, zmm0, 0x17                                         ;   931.7 p0      40 t1
        vpternlogd zmm6, zmm3, zmm1, 0x96                               ;   932.7 p5      40 t1
        vpaddq zmm2, zmm2, zmm6                                         ;   933.7 p5      53 t1
        vpaddq zmm5, zmm5, zmm2                                         ;   934.7 p5      54 v[4]
        vpaddq zmm25, zmm25, zmm2                                       ;   934.7 p5      55 v[0]
        vpternlogd zmm28, zmm5, zmm0, 0xb8                              ;   935.7 p5      43 t1
        vpaddq zmm15, zmm15, zmm28                                      ;   936.7 p0      53 t1
        vpaddq zmm11, zmm11, zmm0                                       ;   933.5 p5      53 t1
        vpaddq zmm12, zmm12, [rel sha512_blocks.T0_constants512 + 4416] ;   933.7 p0+p3   53 t1
        vprolq zmm28, zmm29, 0x24                                       ;   934.7 p0      39 v[0]
        vprolq zmm1, zmm29, 0x1e                                        ;   935.7 p0      39 v[0]
        vprolq zmm2, zmm29, 0x19                                        ;   936.7 p0      39 v[0]
        vpternlogd zmm2, zmm1, zmm28, 0x96                              ;   937.7 p5      39 v[0]
        vpaddq zmm25, zmm25, zmm2                                       ;   938.7 p5      55 v[0]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   939.7 p5      44 v[7]
        vpaddq zmm9, zmm9, [rel sha512_blocks.T0_constants512 + 4480]   ;   937.5 p5+p2   53 t1
        vmovdqa64 zmm28, zmm29                                          ;   931.7         54 v[1] copy
        vprolq zmm1, zmm5, 0x32                                         ;   937.7 p0      40 t1
        vprolq zmm2, zmm5, 0x2e                                         ;   938.7 p0      40 t1
        vpaddq zmm17, zmm17, zmm30                                      ;   938.5 p5      53 t1
        vprolq zmm30, zmm5, 0x17                                        ;   939.7 p0      40 t1
        vpternlogd zmm30, zmm2, zmm1, 0x96                              ;   940.7 p5      40 t1
        vpaddq zmm15, zmm15, zmm30                                      ;   941.7 p5      53 t1
        vpaddq zmm4, zmm4, zmm15                                        ;   942.7 p0      54 v[3]
        vpaddq zmm27, zmm27, zmm15                                      ;   942.7 p5      55 v[7]
        vpternlogd zmm0, zmm4, zmm5, 0xb8                               ;   943.7 p0      43 t1
        vpaddq zmm13, zmm13, zmm0                                       ;   944.7 p5      53 t1
        vpaddq zmm16, zmm16, zmm5                                       ;   942.7 p0      53 t1
        vpaddq zmm8, zmm8, [rel sha512_blocks.T0_constants512 + 4544]   ;   943.5 p5+p3   53 t1
        vprolq zmm15, zmm25, 0x24                                       ;   943.7 p0      39 v[7]
        vprolq zmm30, zmm25, 0x1e                                       ;   944.7 p0      39 v[7]
        vprolq zmm0, zmm25, 0x19                                        ;   945.7 p0      39 v[7]
        vpternlogd zmm0, zmm30, zmm15, 0x96                             ;   946.7 p5      39 v[7]
        vpaddq zmm27, zmm27, zmm0                                       ;   947.7 p5      55 v[7]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   948.7 p5      44 v[6]
        vmovdqa64 zmm15, zmm25                                          ;   939.7         54 v[0] copy
        vprolq zmm30, zmm4, 0x32                                        ;   946.7 p0      40 t1
        vprolq zmm0, zmm4, 0x2e                                         ;   947.7 p0      40 t1
        vprolq zmm1, zmm4, 0x17                                         ;   948.7 p0      40 t1
        vpternlogd zmm1, zmm0, zmm30, 0x96                              ;   949.7 p5      40 t1
        vpaddq zmm13, zmm13, zmm1                                       ;   950.7 p5      53 t1
        vpaddq zmm31, zmm31, zmm13                                      ;   951.7 p5      54 v[2]
        vpaddq zmm29, zmm29, zmm13                                      ;   951.7 p0      55 v[6]
        vpternlogd zmm5, zmm31, zmm4, 0xb8                              ;   952.7 p5      43 t1
        vpaddq zmm11, zmm11, zmm5                                       ;   953.7 p0      53 t1
        vpaddq zmm12, zmm12, zmm4                                       ;   951.5 p5      53 t1
        vpaddq zmm13, zmm7, [rel sha512_blocks.T0_constants512 + 4608]  ;   951.7 p0+p2   53 t1
        vprolq zmm30, zmm27, 0x24                                       ;   952.7 p0      39 v[6]
        vprolq zmm0, zmm27, 0x1e                                        ;   953.7 p0      39 v[6]
        vprolq zmm1, zmm27, 0x19                                        ;   954.7 p0      39 v[6]
        vpternlogd zmm1, zmm0, zmm30, 0x96                              ;   955.7 p5      39 v[6]
        vpaddq zmm29, zmm29, zmm1                                       ;   956.7 p5      55 v[6]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   957.7 p5      44 v[5]
        vmovdqa64 zmm30, zmm27                                          ;   948.7         54 v[7] copy
        vprolq zmm0, zmm31, 0x32                                        ;   955.7 p0      40 t1
        vprolq zmm1, zmm31, 0x2e                                        ;   956.7 p0      40 t1
        vprolq zmm2, zmm31, 0x17                                        ;   957.7 p0      40 t1
        vpternlogd zmm2, zmm1, zmm0, 0x96                               ;   958.7 p5      40 t1
        vpaddq zmm11, zmm11, zmm2                                       ;   959.7 p5      53 t1
        vpaddq zmm28, zmm28, zmm11                                      ;   960.7 p5      54 v[1]
        vpaddq zmm25, zmm25, zmm11                                      ;   960.7 p5      55 v[5]
        vpternlogd zmm4, zmm28, zmm31, 0xb8                             ;   961.7 p0      43 t1
        vpaddq zmm16, zmm16, zmm4                                       ;   962.7 p5      53 t1
        vpaddq zmm9, zmm9, zmm31                                        ;   959.7 p0      53 t1
        vpaddq zmm11, zmm22, [rel sha512_blocks.T0_constants512 + 4672] ;   960.5 p5+p3   53 t1
        vprolq zmm0, zmm29, 0x24                                        ;   960.7 p0      39 v[5]
        vprolq zmm1, zmm29, 0x1e                                        ;   961.7 p0      39 v[5]
        vprolq zmm2, zmm29, 0x19                                        ;   962.7 p0      39 v[5]
        vpternlogd zmm2, zmm1, zmm0, 0x96                               ;   963.7 p5      39 v[5]
        vpaddq zmm25, zmm25, zmm2                                       ;   964.7 p5      55 v[5]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   965.7 p5      44 v[4]
        vmovdqa64 zmm0, zmm29                                           ;   957.7         54 v[6] copy
        vprolq zmm1, zmm28, 0x32                                        ;   963.7 p0      40 t1
        vprolq zmm2, zmm28, 0x2e                                        ;   964.7 p0      40 t1
        vprolq zmm3, zmm28, 0x17                                        ;   965.7 p0      40 t1
        vpternlogd zmm3, zmm2, zmm1, 0x96                               ;   966.7 p5      40 t1
        vpaddq zmm16, zmm16, zmm3                                       ;   967.7 p5      53 t1
        vpaddq zmm15, zmm15, zmm16                                      ;   968.7 p5      54 v[0]
        vpaddq zmm27, zmm27, zmm16                                      ;   968.7 p0      55 v[4]
        vpternlogd zmm31, zmm15, zmm28, 0xb8                            ;   969.7 p5      43 t1
        vpaddq zmm12, zmm12, zmm31                                      ;   970.7 p0      53 t1
        vpaddq zmm8, zmm8, zmm28                                        ;   968.5 p5      53 t1
        vpaddq zmm23, zmm23, [rel sha512_blocks.T0_constants512 + 4736] ;   968.7 p0+p2   53 t1
        vprolq zmm16, zmm25, 0x24                                       ;   969.7 p0      39 v[4]
        vprolq zmm31, zmm25, 0x1e                                       ;   970.7 p0      39 v[4]
        vprolq zmm1, zmm25, 0x19                                        ;   971.7 p0      39 v[4]
        vpternlogd zmm1, zmm31, zmm16, 0x96                             ;   972.7 p5      39 v[4]
        vpaddq zmm27, zmm27, zmm1                                       ;   973.7 p5      55 v[4]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;   974.7 p5      44 v[3]
        vmovdqa64 zmm16, zmm25                                          ;   965.7         54 v[5] copy
        vprolq zmm31, zmm15, 0x32                                       ;   972.7 p0      40 t1
        vprolq zmm1, zmm15, 0x2e                                        ;   973.7 p0      40 t1
        vprolq zmm2, zmm15, 0x17                                        ;   974.7 p0      40 t1
        vpternlogd zmm2, zmm1, zmm31, 0x96                              ;   975.7 p5      40 t1
        vpaddq zmm12, zmm12, zmm2                                       ;   976.7 p5      53 t1
        vpaddq zmm30, zmm30, zmm12                                      ;   977.7 p5      54 v[7]
        vpaddq zmm29, zmm29, zmm12                                      ;   977.7 p5      55 v[3]
        vpternlogd zmm28, zmm30, zmm15, 0xb8                            ;   978.7 p0      43 t1
        vpaddq zmm9, zmm9, zmm28                                        ;   979.7 p5      53 t1
        vpaddq zmm13, zmm13, zmm15                                      ;   976.7 p0      53 t1
        vpaddq zmm17, zmm17, zmm7                                       ;   977.5 p5      53 t1
        vpaddq zmm19, zmm19, [rel sha512_blocks.T0_constants512 + 4800] ;   977.7 p0+p3   53 t1
        vprolq zmm7, zmm27, 0x24                                        ;   978.7 p0      39 v[3]
        vprolq zmm12, zmm27, 0x1e                                       ;   979.7 p0      39 v[3]
        vprolq zmm28, zmm27, 0x19                                       ;   980.7 p0      39 v[3]
        vpternlogd zmm28, zmm12, zmm7, 0x96                             ;   981.7 p5      39 v[3]
        vpaddq zmm29, zmm29, zmm28                                      ;   982.7 p5      55 v[3]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;   983.7 p5      44 v[2]
        vmovdqa64 zmm7, zmm27                                           ;   974.7         54 v[4] copy
        vprolq zmm12, zmm30, 0x32                                       ;   981.7 p0      40 t1
        vprolq zmm28, zmm30, 0x2e                                       ;   982.7 p0      40 t1
        vprolq zmm31, zmm30, 0x17                                       ;   983.7 p0      40 t1
        vpternlogd zmm31, zmm28, zmm12, 0x96                            ;   984.7 p5      40 t1
        vpaddq zmm9, zmm9, zmm31                                        ;   985.7 p5      53 t1
        vpaddq zmm0, zmm0, zmm9                                         ;   986.7 p5      54 v[6]
        vpaddq zmm25, zmm25, zmm9                                       ;   986.7 p5      55 v[2]
        vpternlogd zmm15, zmm0, zmm30, 0xb8                             ;   987.7 p0      43 t1
        vpaddq zmm8, zmm8, zmm15                                        ;   988.7 p5      53 t1
        vpaddq zmm11, zmm11, zmm30                                      ;   985.7 p0      53 t1
        vpaddq zmm14, zmm14, zmm22                                      ;   986.5 p5      53 t1
        vpaddq zmm18, zmm18, [rel sha512_blocks.T0_constants512 + 4864] ;   986.7 p0+p2   53 t1
        vprolq zmm9, zmm29, 0x24                                        ;   987.7 p0      39 v[2]
        vprolq zmm12, zmm29, 0x1e                                       ;   988.7 p0      39 v[2]
        vprolq zmm15, zmm29, 0x19                                       ;   989.7 p0      39 v[2]
        vpternlogd zmm15, zmm12, zmm9, 0x96                             ;   990.7 p5      39 v[2]
        vpaddq zmm25, zmm25, zmm15                                      ;   991.7 p5      55 v[2]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;   992.7 p5      44 v[1]
        vmovdqa64 zmm9, zmm29                                           ;   983.7         54 v[3] copy
        vprolq zmm12, zmm0, 0x32                                        ;   990.7 p0      40 t1
        vprolq zmm15, zmm0, 0x2e                                        ;   991.7 p0      40 t1
        vprolq zmm22, zmm0, 0x17                                        ;   992.7 p0      40 t1
        vpternlogd zmm22, zmm15, zmm12, 0x96                            ;   993.7 p5      40 t1
        vpaddq zmm8, zmm8, zmm22                                        ;   994.7 p5      53 t1
        vpaddq zmm16, zmm16, zmm8                                       ;   995.7 p5      54 v[5]
        vpaddq zmm27, zmm27, zmm8                                       ;   995.7 p5      55 v[1]
        vpternlogd zmm30, zmm16, zmm0, 0xb8                             ;   996.7 p0      43 t1
        vpaddq zmm13, zmm13, zmm30                                      ;   997.7 p5      53 t1
        vpaddq zmm23, zmm23, zmm0                                       ;   994.7 p0      53 t1
        vpaddq zmm17, zmm17, zmm24                                      ;   995.5 p5      53 t1
        vpaddq zmm21, zmm21, [rel sha512_blocks.T0_constants512 + 4928] ;   995.7 p0+p3   53 t1
        vprolq zmm8, zmm25, 0x24                                        ;   996.7 p0      39 v[1]
        vprolq zmm12, zmm25, 0x1e                                       ;   997.7 p0      39 v[1]
        vprolq zmm15, zmm25, 0x19                                       ;   998.7 p0      39 v[1]
        vpternlogd zmm15, zmm12, zmm8, 0x96                             ;   999.7 p5      39 v[1]
        vpaddq zmm27, zmm27, zmm15                                      ;  1000.7 p5      55 v[1]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;  1001.7 p5      44 v[0]
        vpaddq zmm14, zmm14, zmm10                                      ;   999.5 p5      53 t1
        vmovdqa64 zmm8, zmm25                                           ;   992.7         54 v[2] copy
        vprolq zmm10, zmm16, 0x32                                       ;   999.7 p0      40 t1
        vprolq zmm12, zmm16, 0x2e                                       ;  1000.7 p0      40 t1
        vprolq zmm15, zmm16, 0x17                                       ;  1001.7 p0      40 t1
        vpternlogd zmm15, zmm12, zmm10, 0x96                            ;  1002.7 p5      40 t1
        vpaddq zmm13, zmm13, zmm15                                      ;  1003.7 p5      53 t1
        vpaddq zmm7, zmm7, zmm13                                        ;  1004.7 p5      54 v[4]
        vpaddq zmm29, zmm29, zmm13                                      ;  1004.7 p0      55 v[0]
        vpternlogd zmm0, zmm7, zmm16, 0xb8                              ;  1005.7 p5      43 t1
        vpaddq zmm11, zmm11, zmm0                                       ;  1006.7 p0      53 t1
        vpaddq zmm19, zmm19, zmm16                                      ;  1004.5 p5      53 t1
        vpaddq zmm14, zmm14, zmm26                                      ;  1004.7 p0      53 t1
        vpaddq zmm20, zmm20, [rel sha512_blocks.T0_constants512 + 4992] ;  1005.5 p5+p2   53 t1
        vprolq zmm10, zmm27, 0x24                                       ;  1005.7 p0      39 v[0]
        vprolq zmm12, zmm27, 0x1e                                       ;  1006.7 p0      39 v[0]
        vprolq zmm13, zmm27, 0x19                                       ;  1007.7 p0      39 v[0]
        vpternlogd zmm13, zmm12, zmm10, 0x96                            ;  1008.7 p5      39 v[0]
        vpaddq zmm29, zmm29, zmm13                                      ;  1009.7 p5      55 v[0]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;  1010.7 p5      44 v[7]
        vmovdqa64 zmm10, zmm27                                          ;  1001.7         54 v[1] copy
        vprolq zmm12, zmm7, 0x32                                        ;  1008.7 p0      40 t1
        vprolq zmm13, zmm7, 0x2e                                        ;  1009.7 p0      40 t1
        vprolq zmm15, zmm7, 0x17                                        ;  1010.7 p0      40 t1
        vpternlogd zmm15, zmm13, zmm12, 0x96                            ;  1011.7 p5      40 t1
        vpaddq zmm11, zmm11, zmm15                                      ;  1012.7 p5      53 t1
        vpaddq zmm9, zmm9, zmm11                                        ;  1013.7 p5      54 v[3]
        vpaddq zmm25, zmm25, zmm11                                      ;  1013.7 p0      55 v[7]
        vpternlogd zmm16, zmm9, zmm7, 0xb8                              ;  1014.7 p5      43 t1
        vpaddq zmm23, zmm23, zmm16                                      ;  1015.7 p0      53 t1
        vpaddq zmm18, zmm18, zmm7                                       ;  1013.5 p5      53 t1
        vpaddq zmm17, zmm17, [rel sha512_blocks.T0_constants512 + 5056] ;  1013.7 p0+p3   53 t1
        vprolq zmm11, zmm29, 0x24                                       ;  1014.7 p0      39 v[7]
        vprolq zmm12, zmm29, 0x1e                                       ;  1015.7 p0      39 v[7]
        vprolq zmm13, zmm29, 0x19                                       ;  1016.7 p0      39 v[7]
        vpternlogd zmm13, zmm12, zmm11, 0x96                            ;  1017.7 p5      39 v[7]
        vpaddq zmm25, zmm25, zmm13                                      ;  1018.7 p5      55 v[7]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;  1019.7 p5      44 v[6]
        vmovdqa64 zmm11, zmm29                                          ;  1010.7         54 v[0] copy
        vprolq zmm12, zmm9, 0x32                                        ;  1017.7 p0      40 t1
        vprolq zmm13, zmm9, 0x2e                                        ;  1018.7 p0      40 t1
        vprolq zmm15, zmm9, 0x17                                        ;  1019.7 p0      40 t1
        vpternlogd zmm15, zmm13, zmm12, 0x96                            ;  1020.7 p5      40 t1
        vpaddq zmm23, zmm23, zmm15                                      ;  1021.7 p5      53 t1
        vpaddq zmm8, zmm8, zmm23                                        ;  1022.7 p5      54 v[2]
        vpaddq zmm27, zmm27, zmm23                                      ;  1022.7 p5      55 v[6]
        vpternlogd zmm7, zmm8, zmm9, 0xb8                               ;  1023.7 p0      43 t1
        vpaddq zmm19, zmm19, zmm7                                       ;  1024.7 p5      53 t1
        vpaddq zmm21, zmm21, zmm9                                       ;  1021.7 p0      53 t1
        vpaddq zmm14, zmm14, [rel sha512_blocks.T0_constants512 + 5120] ;  1022.5 p5+p2   53 t1
        vprolq zmm7, zmm25, 0x24                                        ;  1022.7 p0      39 v[6]
        vprolq zmm12, zmm25, 0x1e                                       ;  1023.7 p0      39 v[6]
        vprolq zmm13, zmm25, 0x19                                       ;  1024.7 p0      39 v[6]
        vpternlogd zmm13, zmm12, zmm7, 0x96                             ;  1025.7 p5      39 v[6]
        vpaddq zmm27, zmm27, zmm13                                      ;  1026.7 p5      55 v[6]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;  1027.7 p5      44 v[5]
        vmovdqa64 zmm7, zmm25                                           ;  1019.7         54 v[7] copy
        vprolq zmm12, zmm8, 0x32                                        ;  1025.7 p0      40 t1
        vprolq zmm13, zmm8, 0x2e                                        ;  1026.7 p0      40 t1
        vprolq zmm15, zmm8, 0x17                                        ;  1027.7 p0      40 t1
        vpternlogd zmm15, zmm13, zmm12, 0x96                            ;  1028.7 p5      40 t1
        vpaddq zmm19, zmm19, zmm15                                      ;  1029.7 p5      53 t1
        vpaddq zmm10, zmm10, zmm19                                      ;  1030.7 p5      54 v[1]
        vpaddq zmm29, zmm29, zmm19                                      ;  1030.7 p0      55 v[5]
        vpternlogd zmm9, zmm10, zmm8, 0xb8                              ;  1031.7 p5      43 t1
        vpaddq zmm18, zmm18, zmm9                                       ;  1032.7 p0      53 t1
        vpaddq zmm20, zmm20, zmm8                                       ;  1030.5 p5      53 t1
        vprolq zmm9, zmm27, 0x24                                        ;  1030.7 p0      39 v[5]
        vprolq zmm12, zmm27, 0x1e                                       ;  1031.7 p0      39 v[5]
        vprolq zmm13, zmm27, 0x19                                       ;  1032.7 p0      39 v[5]
        vpternlogd zmm13, zmm12, zmm9, 0x96                             ;  1033.7 p5      39 v[5]
        vpaddq zmm29, zmm29, zmm13                                      ;  1034.7 p5      55 v[5]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;  1035.7 p5      44 v[4]
        vmovdqa64 zmm9, zmm27                                           ;  1027.7         54 v[6] copy
        vprolq zmm12, zmm10, 0x32                                       ;  1033.7 p0      40 t1
        vprolq zmm13, zmm10, 0x2e                                       ;  1034.7 p0      40 t1
        vprolq zmm15, zmm10, 0x17                                       ;  1035.7 p0      40 t1
        vpternlogd zmm15, zmm13, zmm12, 0x96                            ;  1036.7 p5      40 t1
        vpaddq zmm18, zmm18, zmm15                                      ;  1037.7 p5      53 t1
        vpaddq zmm11, zmm11, zmm18                                      ;  1038.7 p5      54 v[0]
        vpaddq zmm25, zmm25, zmm18                                      ;  1038.7 p0      55 v[4]
        vpternlogd zmm8, zmm11, zmm10, 0xb8                             ;  1039.7 p5      43 t1
        vpaddq zmm21, zmm21, zmm8                                       ;  1040.7 p0      53 t1
        vpaddq zmm17, zmm17, zmm10                                      ;  1038.5 p5      53 t1
        vprolq zmm8, zmm29, 0x24                                        ;  1038.7 p0      39 v[4]
        vprolq zmm12, zmm29, 0x1e                                       ;  1039.7 p0      39 v[4]
        vprolq zmm13, zmm29, 0x19                                       ;  1040.7 p0      39 v[4]
        vpternlogd zmm13, zmm12, zmm8, 0x96                             ;  1041.7 p5      39 v[4]
        vpaddq zmm25, zmm25, zmm13                                      ;  1042.7 p5      55 v[4]
        vpternlogd zmm27, zmm25, zmm29, 0xe8                            ;  1043.7 p5      44 v[3]
        vmovdqa64 zmm8, zmm29                                           ;  1035.7         54 v[5] copy
        vprolq zmm12, zmm11, 0x32                                       ;  1041.7 p0      40 t1
        vprolq zmm13, zmm11, 0x2e                                       ;  1042.7 p0      40 t1
        vprolq zmm15, zmm11, 0x17                                       ;  1043.7 p0      40 t1
        vpternlogd zmm15, zmm13, zmm12, 0x96                            ;  1044.7 p5      40 t1
        vpaddq zmm21, zmm21, zmm15                                      ;  1045.7 p5      53 t1
        vpaddq zmm7, zmm7, zmm21                                        ;  1046.7 p5      54 v[7]
        vpaddq zmm27, zmm27, zmm21                                      ;  1046.7 p0      55 v[3]
        vpternlogd zmm10, zmm7, zmm11, 0xb8                             ;  1047.7 p5      43 t1
        vpaddq zmm20, zmm20, zmm10                                      ;  1048.7 p0      53 t1
        vpaddq zmm14, zmm14, zmm11                                      ;  1046.5 p5      53 t1
        vprolq zmm10, zmm25, 0x24                                       ;  1046.7 p0      39 v[3]
        vprolq zmm12, zmm25, 0x1e                                       ;  1047.7 p0      39 v[3]
        vprolq zmm13, zmm25, 0x19                                       ;  1048.7 p0      39 v[3]
        vpternlogd zmm13, zmm12, zmm10, 0x96                            ;  1049.7 p5      39 v[3]
        vpaddq zmm27, zmm27, zmm13                                      ;  1050.7 p5      55 v[3]
        vpternlogd zmm29, zmm27, zmm25, 0xe8                            ;  1051.7 p5      44 v[2]
        vprolq zmm10, zmm7, 0x32                                        ;  1049.7 p0      40 t1
        vprolq zmm12, zmm7, 0x2e                                        ;  1050.7 p0      40 t1
        vprolq zmm13, zmm7, 0x17                                        ;  1051.7 p0      40 t1
        vpternlogd zmm13, zmm12, zmm10, 0x96                            ;  1052.7 p5      40 t1
        vpaddq zmm20, zmm20, zmm13                                      ;  1053.7 p5      53 t1
        vpaddq zmm9, zmm9, zmm20                                        ;  1054.7 p5      54 v[6]
        vpaddq zmm29, zmm29, zmm20                                      ;  1054.7 p0      55 v[2]
        vpternlogd zmm11, zmm9, zmm7, 0xb8                              ;  1055.7 p5      43 t1
        vpaddq zmm17, zmm17, zmm11                                      ;  1056.7 p0      53 t1
        vpaddq zmm1, zmm25, [rbp + 576]                                 ;  1054.5 p5+p3   72 h
        vprolq zmm10, zmm9, 0x32                                        ;  1055.7 p0      40 t1
        vprolq zmm11, zmm9, 0x2e                                        ;  1055.7 p0      40 t1
        vprolq zmm12, zmm9, 0x17                                        ;  1056.7 p0      40 t1
        vpternlogd zmm12, zmm11, zmm10, 0x96                            ;  1057.7 p5      40 t1
        vpaddq zmm17, zmm17, zmm12                                      ;  1058.7 p5      53 t1
        vpaddq zmm8, zmm8, zmm17                                        ;  1059.7 p5      54 v[5]
        vmovdqa64 zmm10, zmm8                                           ;  1060.7         43 t1 copy
        vpternlogd zmm10, zmm9, zmm7, 0xca                              ;  1060.7 p0      43 t1
        vpaddq zmm14, zmm14, zmm10                                      ;  1061.7 p5      53 t1
        vpaddq zmm7, zmm7, [rbp + 320]                                  ;  1058.7 p0+p2   72 h
        vmovdqu64 [rbp + 320], zmm7                                     ;  1059.7 p7+p4   72 h
        vpaddq zmm9, zmm9, [rbp + 384]                                  ;  1059.5 p5+p3   72 h
        vprolq zmm7, zmm27, 0x24                                        ;  1059.7 p0      39 v[2]
        vprolq zmm10, zmm27, 0x1e                                       ;  1060.7 p0      39 v[2]
        vprolq zmm11, zmm27, 0x19                                       ;  1061.7 p0      39 v[2]
        vpternlogd zmm11, zmm10, zmm7, 0x96                             ;  1062.7 p5      39 v[2]
        vpaddq zmm29, zmm29, zmm11                                      ;  1063.7 p5      55 v[2]
        vpternlogd zmm25, zmm29, zmm27, 0xe8                            ;  1064.7 p5      44 v[1]
        vpaddq zmm17, zmm17, zmm25                                      ;  1065.7 p0      55 v[1]
        vpaddq zmm6, zmm27, [rbp + 512]                                 ;  1063.5 p5+p2   72 h
        vprolq zmm7, zmm8, 0x32                                         ;  1063.7 p0      40 t1
        vprolq zmm10, zmm8, 0x2e                                        ;  1064.7 p0      40 t1
        vprolq zmm11, zmm8, 0x17                                        ;  1065.7 p0      40 t1
        vpternlogd zmm11, zmm10, zmm7, 0x96                             ;  1066.7 p5      40 t1
        vpaddq zmm14, zmm14, zmm11                                      ;  1067.7 p5      53 t1
        vpaddq zmm8, zmm8, [rbp + 448]                                  ;  1066.5 p5+p3   72 h
        vpaddq zmm1, zmm1, zmm14                                        ;  1068.7 p0      72 h
        vpaddq zmm14, zmm14, [rbp + 832]                                ;  1068.7 p5+p2   72 h
        vprolq zmm7, zmm29, 0x24                                        ;  1067.7 p0      39 v[1]
        vprolq zmm10, zmm29, 0x1e                                       ;  1068.7 p0      39 v[1]
        vprolq zmm11, zmm29, 0x19                                       ;  1069.7 p0      39 v[1]
        vpternlogd zmm11, zmm10, zmm7, 0x96                             ;  1070.7 p5      39 v[1]
        vpaddq zmm17, zmm17, zmm11                                      ;  1071.7 p5      55 v[1]
        vpternlogd zmm27, zmm17, zmm29, 0xe8                            ;  1072.7 p5      44 v[0]
        vpaddq zmm14, zmm14, zmm27                                      ;  1073.7 p0      72 h
        vpaddq zmm29, zmm29, [rbp + 640]                                ;  1071.5 p5+p3   72 h
        vprolq zmm7, zmm17, 0x24                                        ;  1072.7 p0      39 v[0]
        vprolq zmm10, zmm17, 0x1e                                       ;  1072.7 p0      39 v[0]
        vprolq zmm11, zmm17, 0x19                                       ;  1073.7 p0      39 v[0]
        vpternlogd zmm11, zmm10, zmm7, 0x96                             ;  1074.7 p5      39 v[0]
        vpaddq zmm14, zmm14, zmm11                                      ;  1075.7 p5      72 h
        vpaddq zmm17, zmm17, [rbp + 768]                                ;  1074.5 p5+p2   72 h
        add r15, 0x80                                                   ;   833.0 p1      60 blocks
        add r14, 0x80                                                   ;   833.2 p6      60 blocks
        add r13, 0x80                                                   ;   833.7 p11     60 blocks
        add r12, 0x80                                                   ;   834.7 p1      60 blocks
        add r11, 0x80                                                   ;   835.7 p6      60 blocks
        add r10, 0x80                                                   ;   836.7 p11     60 blocks
        add r9, 0x80                                                    ;   836.8 p1      60 blocks
        add r8, 0x80                                                    ;   837.0 p6      60 blocks
        vmovdqa64 zmm5, zmm9                                            ;  1060.5         72 h copy
        vmovdqa64 zmm3, zmm8                                            ;  1067.5         72 h copy
        vmovdqa64 zmm4, zmm29                                           ;  1072.5         72 h copy
        vmovdqa64 zmm0, zmm14                                           ;  1076.7         72 h copy
        vmovdqa64 zmm2, zmm17                                           ;  1075.5         72 h copy
        cmp r8, qword [rbp + 968]                                       ;                    more blocks?
        jne .blocks_1
        vmovdqu64 [rbp - 128], zmm0                                     ;                    resident
        vmovdqu64 [rbp + 128], zmm1                                     ;                    resident
        vmovdqu64 [rbp - 64], zmm2                                      ;                    resident
        vmovdqu64 [rbp + 192], zmm3                                     ;                    resident
        mov qword [rbp + 960], r8                                       ;                    resident
        mov qword [rbp + 976], r9                                       ;                    resident
        mov qword [rbp + 984], r10                                      ;                    resident
        mov qword [rbp + 992], r11                                      ;                    resident
        mov qword [rbp + 1000], r12                                     ;                    resident
        mov qword [rbp + 1008], r13                                     ;                    resident
        mov qword [rbp + 1016], r14                                     ;                    resident
        mov qword [rbp + 1024], r15                                     ;                    resident
        vmovdqu64 [rbp + 0], zmm4                                       ;                    resident
        vmovdqu64 [rbp + 256], zmm5                                     ;                    resident
        vmovdqu64 [rbp + 64], zmm6                                      ;                    resident
.blocks_1_done:
        vmovdqu64 zmm0, [rbp - 64]                                      ;     0.0 p2      60 blocks reload
        vmovdqu64 zmm1, [rbp - 128]                                     ;     0.2 p3      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                    ;     6.2 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                    ;     6.2 p5      60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                               ;     7.2 p5      60 blocks
        mov r8, qword [rbp + 912]                                       ;     0.8 p10     60 blocks reload
        vmovdqu64 [r8], xmm1                                            ;    10.2 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                               ;     7.2 p5      60 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xff                               ;     7.2 p5      60 blocks
        mov r9, qword [rbp + 896]                                       ;     1.5 p2      60 blocks reload
        vmovdqu64 [r9], xmm2                                            ;     7.2 p8+p9   60 blocks
        mov r10, qword [rbp + 928]                                      ;     1.8 p3      60 blocks reload
        vmovdqu64 [r10], xmm1                                           ;    10.2 p7+p4   60 blocks
        mov r11, qword [rbp + 944]                                      ;     2.2 p10     60 blocks reload
        vmovdqu64 [r11], xmm3                                           ;    10.2 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                               ;     7.2 p5      60 blocks
        mov r12, qword [rbp + 920]                                      ;     2.7 p2      60 blocks reload
        vmovdqu64 [r12], xmm1                                           ;    10.2 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                               ;     7.2 p5      60 blocks
        vshufi32x4 zmm2, zmm0, zmm0, 0xff                               ;     7.3 p5      60 blocks
        mov r13, qword [rbp + 904]                                      ;     3.3 p3      60 blocks reload
        vmovdqu64 [r13], xmm0                                           ;     7.2 p8+p9   60 blocks
        mov r14, qword [rbp + 936]                                      ;     3.7 p10     60 blocks reload
        vmovdqu64 [r14], xmm1                                           ;    10.2 p7+p4   60 blocks
        mov r15, qword [rbp + 952]                                      ;     4.0 p2      60 blocks reload
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
        mov rsp, qword [rbp + 1032]                                     ;                    frame
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
