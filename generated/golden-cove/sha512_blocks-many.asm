; sha512_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/sha512.cw (sha256 5850d194b88d8b2e); do not edit:
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
;   blocks: 125 uops, planned 65.0; bounds: width 20.8, ports 64.0, path 14.0
;   blocks/passes: 496 uops, planned 226.0; bounds: width 82.7, ports 224.0, path 68.0
;   blocks.2: 349 uops, planned 140.7; bounds: width 58.2, ports 140.0, path 64.0
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
        push rbp                                                      ;                    preserved
        push r12                                                      ;                    preserved
        push r13                                                      ;                    preserved
        push r14                                                      ;                    preserved
        push r15                                                      ;                    preserved
        mov rax, rsp                                                  ;                    frame
        sub rsp, 0x8c0                                                ;                    frame
        and rsp, -64                                                  ;                    frame
        lea rbp, [rsp + 128]                                          ;                    frame
        mov qword [rbp + 2072], rax                                   ;                    frame
        mov r10, qword [rax + 48]                                     ;                    frame
        mov qword [rbp + 1968], r10                                   ;                    frame
        mov r10, qword [rax + 56]                                     ;                    frame
        mov qword [rbp + 1976], r10                                   ;                    frame
        mov r10, qword [rax + 128]                                    ;                    frame
        mov qword [rbp + 2080], r10                                   ;                    frame
        mov r10, qword [rax + 64]                                     ;                    frame
        mov qword [rbp + 1984], r10                                   ;                    frame
        mov r10, qword [rax + 72]                                     ;                    frame
        mov qword [rbp + 2000], r10                                   ;                    frame
        mov r10, qword [rax + 80]                                     ;                    frame
        mov qword [rbp + 2008], r10                                   ;                    frame
        mov r10, qword [rax + 88]                                     ;                    frame
        mov qword [rbp + 2016], r10                                   ;                    frame
        mov r10, qword [rax + 96]                                     ;                    frame
        mov qword [rbp + 2024], r10                                   ;                    frame
        mov r10, qword [rax + 104]                                    ;                    frame
        mov qword [rbp + 2032], r10                                   ;                    frame
        mov r10, qword [rax + 112]                                    ;                    frame
        mov qword [rbp + 2040], r10                                   ;                    frame
        mov r10, qword [rax + 120]                                    ;                    frame
        mov qword [rbp + 2048], r10                                   ;                    frame
        mov qword [rbp + 1920], rdi                                   ;                    argument
        mov qword [rbp + 1928], rsi                                   ;                    argument
        mov qword [rbp + 1936], rdx                                   ;                    argument
        mov qword [rbp + 1944], rcx                                   ;                    argument
        mov qword [rbp + 1952], r8                                    ;                    argument
        mov qword [rbp + 1960], r9                                    ;                    argument
        mov r8, qword [rbp + 1920]                                    ;     0.0 p2      60 h reload
        vmovdqu64 xmm0, [r8]                                          ;     5.0 p3      60 h
        vmovdqu64 xmm1, [r8 + 16]                                     ;     5.0 p10     60 h
        vmovdqu64 xmm2, [r8 + 32]                                     ;     5.0 p2      60 h
        vmovdqu64 xmm3, [r8 + 48]                                     ;     5.0 p3      60 h
        mov r9, qword [rbp + 1928]                                    ;     1.3 p10     60 h reload
        vmovdqu64 xmm4, [r9]                                          ;     6.3 p2      60 h
        vmovdqu64 xmm5, [r9 + 16]                                     ;     6.3 p3      60 h
        vmovdqu64 xmm6, [r9 + 32]                                     ;     6.3 p10     60 h
        vmovdqu64 xmm7, [r9 + 48]                                     ;     6.3 p2      60 h
        mov r10, qword [rbp + 1936]                                   ;     3.2 p3      60 h reload
        vmovdqu64 xmm8, [r10]                                         ;     8.2 p10     60 h
        vshufi32x4 zmm0, zmm0, zmm8, 0                                ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 16]                                    ;     8.2 p2      60 h
        vshufi32x4 zmm1, zmm1, zmm8, 0                                ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 32]                                    ;     8.2 p3      60 h
        vshufi32x4 zmm2, zmm2, zmm8, 0                                ;    14.2 p5      60 h
        vmovdqu64 xmm8, [r10 + 48]                                    ;     8.2 p10     60 h
        vshufi32x4 zmm3, zmm3, zmm8, 0                                ;    14.2 p5      60 h
        mov r8, qword [rbp + 1944]                                    ;     5.0 p2      60 h reload
        vmovdqu64 xmm8, [r8]                                          ;    10.0 p3      60 h
        vshufi32x4 zmm4, zmm4, zmm8, 0                                ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 16]                                     ;    10.0 p10     60 h
        vshufi32x4 zmm5, zmm5, zmm8, 0                                ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 32]                                     ;    10.0 p2      60 h
        vshufi32x4 zmm6, zmm6, zmm8, 0                                ;    16.0 p5      60 h
        vmovdqu64 xmm8, [r8 + 48]                                     ;    10.0 p3      60 h
        vshufi32x4 zmm7, zmm7, zmm8, 0                                ;    16.0 p5      60 h
        mov r8, qword [rbp + 1952]                                    ;     6.3 p10     60 h reload
        vmovdqu64 xmm8, [r8]                                          ;    11.3 p2      60 h
        vmovdqu64 xmm9, [r8 + 16]                                     ;    11.3 p3      60 h
        vmovdqu64 xmm10, [r8 + 32]                                    ;    11.3 p10     60 h
        vmovdqu64 xmm11, [r8 + 48]                                    ;    11.3 p2      60 h
        mov r9, qword [rbp + 1960]                                    ;     8.2 p3      60 h reload
        vmovdqu64 xmm12, [r9]                                         ;    13.2 p10     60 h
        vmovdqu64 xmm13, [r9 + 16]                                    ;    13.2 p2      60 h
        vmovdqu64 xmm14, [r9 + 32]                                    ;    13.2 p3      60 h
        vmovdqu64 xmm15, [r9 + 48]                                    ;    13.2 p10     60 h
        mov r10, qword [rbp + 1968]                                   ;    10.0 p2      60 h reload
        vmovdqu64 xmm16, [r10]                                        ;    15.0 p3      60 h
        vshufi32x4 zmm8, zmm8, zmm16, 0                               ;    21.0 p5      60 h
        vshufi32x4 zmm0, zmm0, zmm8, 0x88                             ;    24.0 p5      60 h
        vmovdqu64 xmm8, [r10 + 16]                                    ;    15.0 p10     60 h
        vshufi32x4 zmm8, zmm9, zmm8, 0                                ;    21.0 p5      60 h
        vshufi32x4 zmm1, zmm1, zmm8, 0x88                             ;    24.0 p5      60 h
        vmovdqu64 xmm8, [r10 + 32]                                    ;    15.0 p2      60 h
        vshufi32x4 zmm8, zmm10, zmm8, 0                               ;    21.0 p5      60 h
        vmovdqu64 xmm9, [r10 + 48]                                    ;    15.0 p3      60 h
        vshufi32x4 zmm2, zmm2, zmm8, 0x88                             ;    24.0 p5      60 h
        vshufi32x4 zmm8, zmm11, zmm9, 0                               ;    21.0 p5      60 h
        vshufi32x4 zmm3, zmm3, zmm8, 0x88                             ;    24.0 p5      60 h
        mov r8, qword [rbp + 1976]                                    ;    11.3 p10     60 h reload
        vmovdqu64 xmm8, [r8]                                          ;    16.3 p2      60 h
        vshufi32x4 zmm8, zmm12, zmm8, 0                               ;    22.3 p5      60 h
        vshufi32x4 zmm4, zmm4, zmm8, 0x88                             ;    25.3 p5      60 h
        vmovdqu64 xmm8, [r8 + 16]                                     ;    16.3 p3      60 h
        vshufi32x4 zmm8, zmm13, zmm8, 0                               ;    22.3 p5      60 h
        vshufi32x4 zmm5, zmm5, zmm8, 0x88                             ;    25.3 p5      60 h
        vmovdqu64 xmm8, [r8 + 32]                                     ;    16.3 p10     60 h
        vshufi32x4 zmm8, zmm14, zmm8, 0                               ;    22.3 p5      60 h
        vmovdqu64 xmm9, [r8 + 48]                                     ;    16.3 p2      60 h
        vshufi32x4 zmm6, zmm6, zmm8, 0x88                             ;    25.3 p5      60 h
        vshufi32x4 zmm8, zmm15, zmm9, 0                               ;    24.0 p5      60 h
        vshufi32x4 zmm7, zmm7, zmm8, 0x88                             ;    27.0 p5      60 h
        vpunpcklqdq zmm8, zmm0, zmm4                                  ;    28.3 p5      60 h
        vpunpckhqdq zmm0, zmm0, zmm4                                  ;    28.3 p5      60 h
        vmovdqu64 [rbp - 128], zmm8                                   ;    29.3 p7+p4   60 h
        vmovdqu64 [rbp - 64], zmm0                                    ;    29.3 p8+p9   60 h
        vpunpcklqdq zmm0, zmm1, zmm5                                  ;    28.3 p5      60 h
        vpunpckhqdq zmm1, zmm1, zmm5                                  ;    29.0 p5      60 h
        vmovdqu64 [rbp + 0], zmm0                                     ;    29.3 p7+p4   60 h
        vmovdqu64 [rbp + 64], zmm1                                    ;    30.0 p8+p9   60 h
        vpunpcklqdq zmm0, zmm2, zmm6                                  ;    30.0 p5      60 h
        vpunpckhqdq zmm1, zmm2, zmm6                                  ;    31.0 p5      60 h
        vmovdqu64 [rbp + 128], zmm0                                   ;    31.0 p7+p4   60 h
        vmovdqu64 [rbp + 192], zmm1                                   ;    32.0 p8+p9   60 h
        vpunpcklqdq zmm0, zmm3, zmm7                                  ;    32.0 p5      60 h
        vpunpckhqdq zmm1, zmm3, zmm7                                  ;    33.0 p5      60 h
        vmovdqu64 [rbp + 256], zmm0                                   ;    33.0 p7+p4   60 h
        vmovdqu64 [rbp + 320], zmm1                                   ;    34.0 p8+p9   60 h
        mov r8d, dword [rbp + 2080]                                   ;    13.3 p3      60 h
        shl r8, 7                                                     ;    18.3 p0      60 h
        add r8, qword [rbp + 1984]                                    ;    19.3 p1+p10   60 h
        mov qword [rbp + 1992], r8                                    ;    20.3 p7+p4   60 h
        cmp dword [rbp + 2080], 0                                     ;                    no blocks?
        je .blocks_1_done
        align 16
.blocks_1:
        mov r8, qword [rbp + 1984]                                    ;     0.0 p2      63 w[0] reload
        vmovdqu64 zmm0, [r8]                                          ;     5.0 p3      63 w[0]
        mov r9, qword [rbp + 2000]                                    ;     0.3 p10     63 w[0] reload
        vmovdqu64 zmm1, [r9]                                          ;     5.3 p2      63 w[0]
        mov r10, qword [rbp + 2008]                                   ;     1.2 p3      63 w[0] reload
        vmovdqu64 zmm2, [r10]                                         ;     6.2 p2      63 w[0]
        vshufi32x4 zmm3, zmm0, zmm2, 0x44                             ;    12.2 p5      63 w[0]
        mov r11, qword [rbp + 2016]                                   ;     1.3 p10     63 w[0] reload
        vmovdqu64 zmm4, [r11]                                         ;     6.3 p3      63 w[0]
        vshufi32x4 zmm5, zmm1, zmm4, 0x44                             ;    12.3 p5      63 w[0]
        mov r12, qword [rbp + 2024]                                   ;     2.3 p10     63 w[0] reload
        vmovdqu64 zmm6, [r12]                                         ;     7.3 p2      63 w[0]
        mov r13, qword [rbp + 2032]                                   ;     3.2 p3      63 w[0] reload
        vmovdqu64 zmm7, [r13]                                         ;     8.2 p2      63 w[0]
        mov r14, qword [rbp + 2040]                                   ;     3.3 p10     63 w[0] reload
        vmovdqu64 zmm8, [r14]                                         ;     8.3 p3      63 w[0]
        vshufi32x4 zmm9, zmm6, zmm8, 0x44                             ;    14.3 p5      63 w[0]
        vshufi32x4 zmm10, zmm3, zmm9, 0x88                            ;    17.3 p5      63 w[0]
        mov r15, qword [rbp + 2048]                                   ;     4.3 p10     63 w[0] reload
        vmovdqu64 zmm11, [r15]                                        ;     9.3 p2      63 w[0]
        vshufi32x4 zmm12, zmm7, zmm11, 0x44                           ;    15.3 p5      63 w[0]
        vshufi32x4 zmm3, zmm3, zmm9, 0xdd                             ;    17.3 p5      63 w[2]
        vshufi32x4 zmm9, zmm5, zmm12, 0x88                            ;    18.3 p5      63 w[0]
        vshufi32x4 zmm5, zmm5, zmm12, 0xdd                            ;    18.3 p5      63 w[2]
        vpunpcklqdq zmm12, zmm10, zmm9                                ;    21.3 p5      63 w[0]
        vpunpckhqdq zmm9, zmm10, zmm9                                 ;    21.3 p5      63 w[0]
        vshufi32x4 zmm0, zmm0, zmm2, 0xee                             ;    12.2 p5      63 w[4]
        vmovdqu64 zmm2, [rel sha512_blocks.T1_constants512]           ;     5.2 p3      63 w[0] reload
        vpshufb zmm10, zmm12, zmm2                                    ;    22.3 p5      63 w[0]
        vshufi32x4 zmm6, zmm6, zmm8, 0xee                             ;    14.3 p5      63 w[4]
        vpshufb zmm8, zmm9, zmm2                                      ;    22.3 p5      63 w[0]
        vshufi32x4 zmm1, zmm1, zmm4, 0xee                             ;    15.0 p5      63 w[4]
        vshufi32x4 zmm4, zmm7, zmm11, 0xee                            ;    16.0 p5      63 w[4]
        vpunpcklqdq zmm7, zmm3, zmm5                                  ;    21.3 p5      63 w[2]
        vpunpckhqdq zmm3, zmm3, zmm5                                  ;    21.3 p5      63 w[2]
        vpshufb zmm5, zmm7, zmm2                                      ;    22.3 p5      63 w[2]
        vpshufb zmm3, zmm3, zmm2                                      ;    22.3 p5      63 w[2]
        vshufi32x4 zmm7, zmm0, zmm6, 0x88                             ;    21.0 p5      63 w[4]
        vshufi32x4 zmm0, zmm0, zmm6, 0xdd                             ;    22.0 p5      63 w[6]
        vshufi32x4 zmm6, zmm1, zmm4, 0x88                             ;    23.0 p5      63 w[4]
        vshufi32x4 zmm1, zmm1, zmm4, 0xdd                             ;    24.0 p5      63 w[6]
        vpunpcklqdq zmm4, zmm7, zmm6                                  ;    26.0 p5      63 w[4]
        vpunpckhqdq zmm6, zmm7, zmm6                                  ;    26.0 p5      63 w[4]
        vmovdqu64 zmm7, [r8 + 64]                                     ;     7.2 p2      63 w[8]
        vpshufb zmm4, zmm4, zmm2                                      ;    27.0 p5      63 w[4]
        vmovdqu64 zmm9, [r9 + 64]                                     ;     7.5 p3      63 w[8]
        vpshufb zmm6, zmm6, zmm2                                      ;    28.0 p5      63 w[4]
        vmovdqu64 zmm11, [r10 + 64]                                   ;     8.2 p2      63 w[8]
        vmovdqu64 zmm12, [r11 + 64]                                   ;     8.5 p3      63 w[8]
        vmovdqu64 zmm13, [r12 + 64]                                   ;     9.2 p2      63 w[8]
        vpunpcklqdq zmm14, zmm0, zmm1                                 ;    29.0 p5      63 w[6]
        vmovdqu64 zmm15, [r13 + 64]                                   ;     9.5 p3      63 w[8]
        vpunpckhqdq zmm0, zmm0, zmm1                                  ;    30.0 p5      63 w[6]
        vmovdqu64 zmm1, [r14 + 64]                                    ;    10.2 p2      63 w[8]
        vpshufb zmm14, zmm14, zmm2                                    ;    31.0 p5      63 w[6]
        vmovdqu64 zmm16, [r15 + 64]                                   ;    10.5 p3      63 w[8]
        vpshufb zmm0, zmm0, zmm2                                      ;    32.0 p5      63 w[6]
        vshufi32x4 zmm17, zmm7, zmm11, 0x44                           ;    33.0 p5      63 w[8]
        vshufi32x4 zmm18, zmm13, zmm1, 0x44                           ;    34.0 p5      63 w[8]
        vshufi32x4 zmm19, zmm9, zmm12, 0x44                           ;    35.0 p5      63 w[8]
        vshufi32x4 zmm20, zmm15, zmm16, 0x44                          ;    36.0 p5      63 w[8]
        vshufi32x4 zmm21, zmm17, zmm18, 0x88                          ;    37.0 p5      63 w[8]
        vshufi32x4 zmm17, zmm17, zmm18, 0xdd                          ;    38.0 p5      63 w[10]
        vshufi32x4 zmm18, zmm19, zmm20, 0x88                          ;    39.0 p5      63 w[8]
        vshufi32x4 zmm19, zmm19, zmm20, 0xdd                          ;    40.0 p5      63 w[10]
        vpunpcklqdq zmm20, zmm21, zmm18                               ;    42.0 p5      63 w[8]
        vpunpckhqdq zmm18, zmm21, zmm18                               ;    42.0 p5      63 w[8]
        vshufi32x4 zmm7, zmm7, zmm11, 0xee                            ;    43.0 p5      63 w[12]
        vpshufb zmm11, zmm20, zmm2                                    ;    44.0 p5      63 w[8]
        vshufi32x4 zmm1, zmm13, zmm1, 0xee                            ;    45.0 p5      63 w[12]
        vpshufb zmm13, zmm18, zmm2                                    ;    46.0 p5      63 w[8]
        vshufi32x4 zmm9, zmm9, zmm12, 0xee                            ;    47.0 p5      63 w[12]
        vshufi32x4 zmm12, zmm15, zmm16, 0xee                          ;    48.0 p5      63 w[12]
        vpunpcklqdq zmm15, zmm17, zmm19                               ;    49.0 p5      63 w[10]
        vpunpckhqdq zmm16, zmm17, zmm19                               ;    50.0 p5      63 w[10]
        vpshufb zmm15, zmm15, zmm2                                    ;    51.0 p5      63 w[10]
        vpshufb zmm16, zmm16, zmm2                                    ;    52.0 p5      63 w[10]
        vshufi32x4 zmm17, zmm7, zmm1, 0x88                            ;    53.0 p5      63 w[12]
        vshufi32x4 zmm1, zmm7, zmm1, 0xdd                             ;    54.0 p5      63 w[14]
        vshufi32x4 zmm7, zmm9, zmm12, 0x88                            ;    55.0 p5      63 w[12]
        vshufi32x4 zmm9, zmm9, zmm12, 0xdd                            ;    56.0 p5      63 w[14]
        vpunpcklqdq zmm12, zmm17, zmm7                                ;    58.0 p5      63 w[12]
        vpunpckhqdq zmm7, zmm17, zmm7                                 ;    58.0 p5      63 w[12]
        vpshufb zmm12, zmm12, zmm2                                    ;    59.0 p5      63 w[12]
        vpshufb zmm7, zmm7, zmm2                                      ;    60.0 p5      63 w[12]
        vpunpcklqdq zmm17, zmm1, zmm9                                 ;    61.0 p5      63 w[14]
        vpunpckhqdq zmm1, zmm1, zmm9                                  ;    62.0 p5      63 w[14]
        vpshufb zmm9, zmm17, zmm2                                     ;    63.0 p5      63 w[14]
        vpshufb zmm1, zmm1, zmm2                                      ;    64.0 p5      63 w[14]
        vmovdqu64 [rbp + 384], zmm10                                  ;    23.3 p7+p4   65 passes
        vmovdqu64 zmm2, [rbp - 128]                                   ;    15.0 p2      64 v[0] reload
        vmovdqu64 [rbp + 448], zmm2                                   ;    21.0 p8+p9   65 passes
        vmovdqu64 [rbp + 512], zmm8                                   ;    23.3 p7+p4   65 passes
        vmovdqu64 zmm2, [rbp - 64]                                    ;    15.5 p3      64 v[1] reload
        vmovdqu64 [rbp + 576], zmm2                                   ;    21.5 p8+p9   65 passes
        vmovdqu64 [rbp + 640], zmm5                                   ;    23.3 p7+p4   65 passes
        vmovdqu64 zmm2, [rbp + 0]                                     ;    16.0 p2      64 v[2] reload
        vmovdqu64 [rbp + 704], zmm2                                   ;    22.0 p8+p9   65 passes
        vmovdqu64 [rbp + 768], zmm3                                   ;    23.3 p7+p4   65 passes
        vmovdqu64 zmm2, [rbp + 64]                                    ;    16.5 p3      64 v[3] reload
        vmovdqu64 [rbp + 832], zmm2                                   ;    22.5 p8+p9   65 passes
        vmovdqu64 [rbp + 896], zmm4                                   ;    28.0 p7+p4   65 passes
        vmovdqu64 zmm2, [rbp + 128]                                   ;    17.0 p2      64 v[4] reload
        vmovdqu64 [rbp + 960], zmm2                                   ;    23.2 p8+p9   65 passes
        vmovdqu64 [rbp + 1024], zmm6                                  ;    29.0 p7+p4   65 passes
        vmovdqu64 zmm2, [rbp + 192]                                   ;    17.5 p3      64 v[5] reload
        vmovdqu64 [rbp + 1088], zmm2                                  ;    25.2 p8+p9   65 passes
        vmovdqu64 [rbp + 1152], zmm14                                 ;    32.0 p7+p4   65 passes
        vmovdqu64 zmm2, [rbp + 256]                                   ;    18.0 p2      64 v[6] reload
        vmovdqu64 [rbp + 1216], zmm2                                  ;    27.2 p8+p9   65 passes
        vmovdqu64 [rbp + 1280], zmm0                                  ;    33.0 p7+p4   65 passes
        vmovdqu64 zmm0, [rbp + 320]                                   ;    18.5 p3      64 v[7] reload
        vmovdqu64 [rbp + 1344], zmm0                                  ;    29.2 p8+p9   65 passes
        vmovdqu64 [rbp + 1408], zmm11                                 ;    45.0 p7+p4   65 passes
        vmovdqu64 [rbp + 1472], zmm13                                 ;    47.0 p8+p9   65 passes
        vmovdqu64 [rbp + 1536], zmm15                                 ;    52.0 p7+p4   65 passes
        vmovdqu64 [rbp + 1600], zmm16                                 ;    53.0 p8+p9   65 passes
        vmovdqu64 [rbp + 1664], zmm12                                 ;    60.0 p7+p4   65 passes
        lea r8, [rel sha512_blocks.T0_K]                              ;    19.7 p1      65 passes reload
        mov qword [rbp + 2056], r8                                    ;    35.2 p8+p9   65 passes
        vmovdqu64 [rbp + 1728], zmm7                                  ;    61.0 p7+p9   65 passes
        vmovdqu64 [rbp + 1792], zmm9                                  ;    64.0 p8+p4   65 passes
        vmovdqu64 [rbp + 1856], zmm1                                  ;    65.0 p7+p9   65 passes
        add r8, 0x1000                                                ;    20.7 p0      65 passes
        mov qword [rbp + 2064], r8                                    ;    38.8 p8+p4   65 passes
        mov r8, qword [rbp + 2056]                                    ;                    resident
        vmovdqu64 zmm0, [rbp + 960]                                   ;                    resident
        vmovdqu64 zmm1, [rbp + 1088]                                  ;                    resident
        vmovdqu64 zmm2, [rbp + 1216]                                  ;                    resident
        vmovdqu64 zmm3, [rbp + 384]                                   ;                    resident
        vmovdqu64 zmm4, [rbp + 1344]                                  ;                    resident
        vmovdqu64 zmm5, [rbp + 832]                                   ;                    resident
        vmovdqu64 zmm6, [rbp + 448]                                   ;                    resident
        vmovdqu64 zmm7, [rbp + 576]                                   ;                    resident
        vmovdqu64 zmm8, [rbp + 704]                                   ;                    resident
        vmovdqu64 zmm9, [rbp + 1792]                                  ;                    resident
        vmovdqu64 zmm10, [rbp + 512]                                  ;                    resident
        vmovdqu64 zmm11, [rbp + 1472]                                 ;                    resident
        vmovdqu64 zmm12, [rbp + 1856]                                 ;                    resident
        vmovdqu64 zmm13, [rbp + 640]                                  ;                    resident
        vmovdqu64 zmm14, [rbp + 1536]                                 ;                    resident
        vmovdqu64 zmm15, [rbp + 768]                                  ;                    resident
        vmovdqu64 zmm16, [rbp + 1600]                                 ;                    resident
        vmovdqu64 zmm17, [rbp + 896]                                  ;                    resident
        vmovdqu64 zmm18, [rbp + 1664]                                 ;                    resident
        vmovdqu64 zmm19, [rbp + 1024]                                 ;                    resident
        vmovdqu64 zmm20, [rbp + 1728]                                 ;                    resident
        vmovdqu64 zmm21, [rbp + 1152]                                 ;                    resident
        vmovdqu64 zmm22, [rbp + 1280]                                 ;                    resident
        vmovdqu64 zmm23, [rbp + 1408]                                 ;                    resident
        align 16
.passes_2:
        vprolq zmm24, zmm0, 0x32                                      ;     0.0 p0      40 t1
        vprolq zmm25, zmm0, 0x2e                                      ;     1.0 p0      40 t1
        vprolq zmm26, zmm0, 0x17                                      ;     2.0 p0      40 t1
        vpternlogd zmm26, zmm25, zmm24, 0x96                          ;     3.0 p5      40 t1
        vmovdqa64 zmm24, zmm0                                         ;     0.7         43 t1 copy
        vpternlogd zmm24, zmm2, zmm1, 0xac                            ;     1.5 p5      43 t1
        vpaddq zmm24, zmm24, zmm4                                     ;     2.5 p5      53 t1
        vpaddq zmm24, zmm24, zmm26                                    ;     4.0 p0      53 t1
        vpaddq zmm24, zmm24, zmm3                                     ;     5.0 p5      53 t1
        vpaddq zmm24, zmm24, [r8]                                     ;     6.0 p0+p2   53 t1
        vprolq zmm25, zmm6, 0x24                                      ;     5.0 p0      39 v[7]
        vprolq zmm26, zmm6, 0x1e                                      ;     6.0 p0      39 v[7]
        vprolq zmm27, zmm6, 0x19                                      ;     7.0 p0      39 v[7]
        vpternlogd zmm27, zmm26, zmm25, 0x96                          ;     8.0 p5      39 v[7]
        vpaddq zmm25, zmm24, zmm5                                     ;     7.0 p5      54 v[3]
        vmovdqa64 zmm26, zmm6                                         ;     2.5         44 v[7] copy
        vpternlogd zmm26, zmm7, zmm8, 0xe8                            ;     6.5 p5      44 v[7]
        vpaddq zmm24, zmm24, zmm26                                    ;     7.5 p5      55 v[7]
        vpaddq zmm24, zmm24, zmm27                                    ;     9.0 p0      55 v[7]
        vpsrlq zmm26, zmm9, 6                                         ;     9.0 p0      42 w[0]
        vprolq zmm27, zmm9, 0x2d                                      ;    10.0 p0      42 w[0]
        vprolq zmm28, zmm9, 3                                         ;    11.0 p0      42 w[0]
        vpternlogd zmm26, zmm28, zmm27, 0x96                          ;    12.0 p5      42 w[0]
        vpsrlq zmm27, zmm10, 7                                        ;    12.0 p0      41 w[0]
        vprolq zmm28, zmm10, 0x3f                                     ;    13.0 p0      41 w[0]
        vprolq zmm29, zmm10, 0x38                                     ;    14.0 p0      41 w[0]
        vpternlogd zmm27, zmm29, zmm28, 0x96                          ;    15.0 p5      41 w[0]
        vprolq zmm28, zmm25, 0x32                                     ;    15.0 p0      40 t1
        vprolq zmm29, zmm25, 0x2e                                     ;    16.0 p0      40 t1
        vpaddq zmm26, zmm26, zmm3                                     ;    13.0 p5      68 w[0]
        vpaddq zmm26, zmm26, zmm27                                    ;    16.0 p5      68 w[0]
        vpaddq zmm26, zmm26, zmm11                                    ;    17.0 p5      68 w[0]
        vprolq zmm27, zmm25, 0x17                                     ;    17.0 p0      40 t1
        vpternlogd zmm27, zmm29, zmm28, 0x96                          ;    18.0 p5      40 t1
        vmovdqa64 zmm28, zmm25                                        ;     8.0         43 t1 copy
        vpternlogd zmm28, zmm0, zmm1, 0xca                            ;    14.5 p5      43 t1
        vpaddq zmm28, zmm28, zmm2                                     ;    15.5 p5      53 t1
        vpaddq zmm28, zmm28, zmm27                                    ;    19.0 p5      53 t1
        vpaddq zmm28, zmm28, zmm10                                    ;    20.0 p5      53 t1
        vpaddq zmm28, zmm28, [r8 + 64]                                ;    21.0 p0+p3   53 t1
        vprolq zmm27, zmm24, 0x24                                     ;    19.0 p0      39 v[6]
        vprolq zmm29, zmm24, 0x1e                                     ;    20.0 p0      39 v[6]
        vprolq zmm30, zmm24, 0x19                                     ;    21.0 p0      39 v[6]
        vpternlogd zmm30, zmm29, zmm27, 0x96                          ;    22.0 p5      39 v[6]
        vmovdqa64 zmm27, zmm24                                        ;    10.0         44 v[6] copy
        vpternlogd zmm27, zmm6, zmm7, 0xe8                            ;    19.5 p5      44 v[6]
        vpaddq zmm29, zmm28, zmm8                                     ;    22.0 p5      54 v[2]
        vpaddq zmm27, zmm27, zmm28                                    ;    22.0 p5      55 v[6]
        vpaddq zmm27, zmm27, zmm30                                    ;    23.0 p0      55 v[6]
        vpsrlq zmm28, zmm12, 6                                        ;    23.0 p0      42 w[1]
        vprolq zmm30, zmm12, 0x2d                                     ;    24.0 p0      42 w[1]
        vprolq zmm31, zmm12, 3                                        ;    25.0 p0      42 w[1]
        vpternlogd zmm28, zmm31, zmm30, 0x96                          ;    26.0 p5      42 w[1]
        vpsrlq zmm30, zmm13, 7                                        ;    26.0 p0      41 w[1]
        vprolq zmm31, zmm13, 0x3f                                     ;    27.0 p0      41 w[1]
        vprolq zmm2, zmm13, 0x38                                      ;    28.0 p0      41 w[1]
        vpternlogd zmm30, zmm2, zmm31, 0x96                           ;    29.0 p5      41 w[1]
        vprolq zmm31, zmm29, 0x32                                     ;    29.0 p0      40 t1
        vpaddq zmm28, zmm28, zmm10                                    ;    27.0 p5      68 w[1]
        vpaddq zmm28, zmm28, zmm30                                    ;    30.0 p5      68 w[1]
        vpaddq zmm28, zmm28, zmm14                                    ;    31.0 p5      68 w[1]
        vprolq zmm30, zmm29, 0x2e                                     ;    30.0 p0      40 t1
        vprolq zmm2, zmm29, 0x17                                      ;    31.0 p0      40 t1
        vpternlogd zmm2, zmm30, zmm31, 0x96                           ;    32.0 p5      40 t1
        vmovdqa64 zmm30, zmm29                                        ;    23.0         43 t1 copy
        vpternlogd zmm30, zmm25, zmm0, 0xca                           ;    28.5 p5      43 t1
        vpaddq zmm30, zmm30, zmm1                                     ;    29.5 p5      53 t1
        vpaddq zmm30, zmm30, zmm13                                    ;    30.5 p5      53 t1
        vpaddq zmm30, zmm30, zmm2                                     ;    33.0 p5      53 t1
        vpaddq zmm30, zmm30, [r8 + 128]                               ;    34.0 p0+p2   53 t1
        vprolq zmm31, zmm27, 0x24                                     ;    33.0 p0      39 v[5]
        vprolq zmm1, zmm27, 0x1e                                      ;    34.0 p0      39 v[5]
        vprolq zmm2, zmm27, 0x19                                      ;    35.0 p0      39 v[5]
        vpternlogd zmm2, zmm1, zmm31, 0x96                            ;    36.0 p5      39 v[5]
        vmovdqa64 zmm31, zmm27                                        ;    24.0         44 v[5] copy
        vpternlogd zmm31, zmm24, zmm6, 0xe8                           ;    33.5 p5      44 v[5]
        vpaddq zmm1, zmm30, zmm7                                      ;    35.0 p5      54 v[1]
        vpsrlq zmm3, zmm26, 6                                         ;    36.0 p0      42 w[2]
        vprolq zmm4, zmm26, 0x2d                                      ;    37.0 p0      42 w[2]
        vprolq zmm5, zmm26, 3                                         ;    38.0 p0      42 w[2]
        vpternlogd zmm3, zmm5, zmm4, 0x96                             ;    39.0 p5      42 w[2]
        vpaddq zmm31, zmm31, zmm30                                    ;    36.5 p5      55 v[5]
        vpaddq zmm31, zmm31, zmm2                                     ;    37.5 p5      55 v[5]
        vpsrlq zmm30, zmm15, 7                                        ;    39.0 p0      41 w[2]
        vprolq zmm2, zmm15, 0x3f                                      ;    40.0 p0      41 w[2]
        vprolq zmm4, zmm15, 0x38                                      ;    41.0 p0      41 w[2]
        vpternlogd zmm30, zmm4, zmm2, 0x96                            ;    42.0 p5      41 w[2]
        vprolq zmm2, zmm1, 0x32                                       ;    42.0 p0      40 t1
        vpaddq zmm3, zmm3, zmm13                                      ;    40.0 p5      68 w[2]
        vpaddq zmm3, zmm3, zmm16                                      ;    41.0 p5      68 w[2]
        vpaddq zmm3, zmm3, zmm30                                      ;    43.0 p5      68 w[2]
        vprolq zmm30, zmm1, 0x2e                                      ;    43.0 p0      40 t1
        vprolq zmm4, zmm1, 0x17                                       ;    44.0 p0      40 t1
        vpternlogd zmm4, zmm30, zmm2, 0x96                            ;    45.0 p5      40 t1
        vmovdqa64 zmm30, zmm1                                         ;    36.0         43 t1 copy
        vpternlogd zmm30, zmm29, zmm25, 0xca                          ;    43.5 p5      43 t1
        vpaddq zmm30, zmm30, zmm0                                     ;    44.5 p5      53 t1
        vpaddq zmm30, zmm30, zmm15                                    ;    45.5 p0      53 t1
        vpaddq zmm30, zmm30, zmm4                                     ;    46.5 p5      53 t1
        vpaddq zmm30, zmm30, [r8 + 192]                               ;    47.5 p0+p3   53 t1
        vprolq zmm0, zmm31, 0x24                                      ;    47.0 p0      39 v[4]
        vprolq zmm2, zmm31, 0x1e                                      ;    48.0 p0      39 v[4]
        vprolq zmm4, zmm31, 0x19                                      ;    49.0 p0      39 v[4]
        vpternlogd zmm4, zmm2, zmm0, 0x96                             ;    50.0 p5      39 v[4]
        vmovdqa64 zmm0, zmm31                                         ;    38.5         44 v[4] copy
        vpternlogd zmm0, zmm27, zmm24, 0xe8                           ;    47.5 p5      44 v[4]
        vpaddq zmm2, zmm30, zmm6                                      ;    48.5 p5      54 v[0]
        vpsrlq zmm5, zmm28, 6                                         ;    50.0 p0      42 w[3]
        vprolq zmm6, zmm28, 0x2d                                      ;    51.0 p0      42 w[3]
        vprolq zmm7, zmm28, 3                                         ;    52.0 p0      42 w[3]
        vpternlogd zmm5, zmm7, zmm6, 0x96                             ;    53.0 p5      42 w[3]
        vpaddq zmm30, zmm30, zmm0                                     ;    50.5 p5      55 v[4]
        vpaddq zmm30, zmm30, zmm4                                     ;    51.5 p5      55 v[4]
        vpsrlq zmm0, zmm17, 7                                         ;    53.0 p0      41 w[3]
        vprolq zmm4, zmm17, 0x3f                                      ;    54.0 p0      41 w[3]
        vprolq zmm6, zmm17, 0x38                                      ;    55.0 p0      41 w[3]
        vpternlogd zmm0, zmm6, zmm4, 0x96                             ;    56.0 p5      41 w[3]
        vpaddq zmm25, zmm25, zmm17                                    ;    53.5 p5      53 t1
        vpaddq zmm25, zmm25, [r8 + 256]                               ;    54.5 p5+p2   53 t1
        vprolq zmm4, zmm2, 0x32                                       ;    56.0 p0      40 t1
        vpaddq zmm5, zmm5, zmm15                                      ;    55.5 p5      68 w[3]
        vpaddq zmm5, zmm5, zmm18                                      ;    56.5 p5      68 w[3]
        vpaddq zmm5, zmm5, zmm0                                       ;    57.5 p0      68 w[3]
        vprolq zmm0, zmm2, 0x2e                                       ;    58.0 p0      40 t1
        vprolq zmm6, zmm2, 0x17                                       ;    59.0 p0      40 t1
        vpternlogd zmm6, zmm0, zmm4, 0x96                             ;    60.0 p5      40 t1
        vpaddq zmm25, zmm25, zmm6                                     ;    61.0 p5      53 t1
        vmovdqa64 zmm0, zmm2                                          ;    49.5         43 t1 copy
        vpternlogd zmm0, zmm1, zmm29, 0xca                            ;    59.5 p5      43 t1
        vpaddq zmm25, zmm25, zmm0                                     ;    62.0 p0      53 t1
        vpaddq zmm24, zmm24, zmm25                                    ;    63.0 p5      54 v[7]
        vprolq zmm0, zmm30, 0x24                                      ;    61.0 p0      39 v[3]
        vprolq zmm4, zmm30, 0x1e                                      ;    62.0 p0      39 v[3]
        vprolq zmm6, zmm30, 0x19                                      ;    63.0 p0      39 v[3]
        vpternlogd zmm6, zmm4, zmm0, 0x96                             ;    64.0 p5      39 v[3]
        vmovdqa64 zmm0, zmm30                                         ;    52.5         44 v[3] copy
        vpternlogd zmm0, zmm31, zmm27, 0xe8                           ;    62.5 p5      44 v[3]
        vpsrlq zmm4, zmm3, 6                                          ;    64.0 p0      42 w[4]
        vprolq zmm7, zmm3, 0x2d                                       ;    65.0 p0      42 w[4]
        vprolq zmm8, zmm3, 3                                          ;    66.0 p0      42 w[4]
        vpternlogd zmm4, zmm8, zmm7, 0x96                             ;    67.0 p5      42 w[4]
        vprolq zmm7, zmm19, 0x3f                                      ;    67.0 p0      41 w[4]
        vpaddq zmm25, zmm25, zmm0                                     ;    64.5 p5      55 v[3]
        vpaddq zmm25, zmm25, zmm6                                     ;    65.5 p5      55 v[3]
        vpsrlq zmm0, zmm19, 7                                         ;    68.0 p0      41 w[4]
        vprolq zmm6, zmm19, 0x38                                      ;    69.0 p0      41 w[4]
        vpternlogd zmm0, zmm6, zmm7, 0x96                             ;    70.0 p5      41 w[4]
        vpaddq zmm29, zmm29, zmm19                                    ;    67.5 p5      53 t1
        vpaddq zmm29, zmm29, [r8 + 320]                               ;    68.5 p5+p3   53 t1
        vprolq zmm6, zmm24, 0x32                                      ;    70.0 p0      40 t1
        vpaddq zmm4, zmm4, zmm17                                      ;    69.5 p5      68 w[4]
        vpaddq zmm4, zmm4, zmm20                                      ;    70.5 p5      68 w[4]
        vpaddq zmm4, zmm4, zmm0                                       ;    71.5 p0      68 w[4]
        vprolq zmm0, zmm24, 0x2e                                      ;    72.0 p0      40 t1
        vprolq zmm7, zmm24, 0x17                                      ;    73.0 p0      40 t1
        vpternlogd zmm7, zmm0, zmm6, 0x96                             ;    74.0 p5      40 t1
        vpaddq zmm29, zmm29, zmm7                                     ;    75.0 p5      53 t1
        vmovdqa64 zmm0, zmm24                                         ;    64.0         43 t1 copy
        vpternlogd zmm0, zmm2, zmm1, 0xca                             ;    73.5 p5      43 t1
        vpaddq zmm29, zmm29, zmm0                                     ;    76.0 p0      53 t1
        vpaddq zmm27, zmm27, zmm29                                    ;    77.0 p5      54 v[6]
        vprolq zmm0, zmm25, 0x24                                      ;    75.0 p0      39 v[2]
        vprolq zmm6, zmm25, 0x1e                                      ;    76.0 p0      39 v[2]
        vprolq zmm7, zmm25, 0x19                                      ;    77.0 p0      39 v[2]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;    78.0 p5      39 v[2]
        vmovdqa64 zmm0, zmm25                                         ;    66.5         44 v[2] copy
        vpternlogd zmm0, zmm30, zmm31, 0xe8                           ;    76.5 p5      44 v[2]
        vprolq zmm6, zmm21, 0x3f                                      ;    78.0 p0      41 w[5]
        vprolq zmm8, zmm21, 0x38                                      ;    79.0 p0      41 w[5]
        vpsrlq zmm10, zmm5, 6                                         ;    80.0 p0      42 w[5]
        vprolq zmm13, zmm5, 0x2d                                      ;    81.0 p0      42 w[5]
        vprolq zmm15, zmm5, 3                                         ;    82.0 p0      42 w[5]
        vpaddq zmm29, zmm29, zmm0                                     ;    77.5 p5      55 v[2]
        vpaddq zmm29, zmm29, zmm7                                     ;    79.0 p5      55 v[2]
        vpternlogd zmm10, zmm15, zmm13, 0x96                          ;    83.0 p5      42 w[5]
        vpsrlq zmm0, zmm21, 7                                         ;    83.0 p0      41 w[5]
        vpternlogd zmm0, zmm8, zmm6, 0x96                             ;    84.0 p5      41 w[5]
        vpaddq zmm1, zmm1, zmm21                                      ;    81.5 p5      53 t1
        vpaddq zmm1, zmm1, [r8 + 384]                                 ;    82.5 p5+p2   53 t1
        vprolq zmm6, zmm27, 0x32                                      ;    84.0 p0      40 t1
        vpaddq zmm10, zmm10, zmm19                                    ;    84.0 p5      68 w[5]
        vpaddq zmm10, zmm10, zmm9                                     ;    85.0 p5      68 w[5]
        vpaddq zmm10, zmm10, zmm0                                     ;    86.0 p0      68 w[5]
        vprolq zmm0, zmm27, 0x2e                                      ;    86.0 p0      40 t1
        vprolq zmm7, zmm27, 0x17                                      ;    87.0 p0      40 t1
        vpternlogd zmm7, zmm0, zmm6, 0x96                             ;    88.0 p5      40 t1
        vpaddq zmm1, zmm1, zmm7                                       ;    89.0 p5      53 t1
        vmovdqa64 zmm0, zmm27                                         ;    78.0         43 t1 copy
        vpternlogd zmm0, zmm24, zmm2, 0xca                            ;    87.5 p5      43 t1
        vpaddq zmm1, zmm1, zmm0                                       ;    90.0 p0      53 t1
        vpaddq zmm31, zmm31, zmm1                                     ;    91.0 p5      54 v[5]
        vprolq zmm0, zmm29, 0x24                                      ;    89.0 p0      39 v[1]
        vprolq zmm6, zmm29, 0x1e                                      ;    90.0 p0      39 v[1]
        vprolq zmm7, zmm29, 0x19                                      ;    91.0 p0      39 v[1]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;    92.0 p5      39 v[1]
        vprolq zmm0, zmm22, 0x3f                                      ;    92.0 p0      41 w[6]
        vmovdqa64 zmm6, zmm29                                         ;    80.0         44 v[1] copy
        vpternlogd zmm6, zmm25, zmm30, 0xe8                           ;    90.5 p5      44 v[1]
        vprolq zmm8, zmm22, 0x38                                      ;    93.0 p0      41 w[6]
        vpsrlq zmm13, zmm4, 6                                         ;    94.0 p0      42 w[6]
        vprolq zmm15, zmm4, 0x2d                                      ;    95.0 p0      42 w[6]
        vprolq zmm17, zmm4, 3                                         ;    96.0 p0      42 w[6]
        vpaddq zmm1, zmm1, zmm6                                       ;    91.5 p5      55 v[1]
        vpaddq zmm1, zmm1, zmm7                                       ;    93.0 p5      55 v[1]
        vpsrlq zmm6, zmm22, 7                                         ;    97.0 p0      41 w[6]
        vpternlogd zmm13, zmm17, zmm15, 0x96                          ;    97.0 p5      42 w[6]
        vpternlogd zmm6, zmm8, zmm0, 0x96                             ;    98.0 p5      41 w[6]
        vpaddq zmm2, zmm2, zmm22                                      ;    95.5 p5      53 t1
        vpaddq zmm2, zmm2, [r8 + 448]                                 ;    96.5 p5+p3   53 t1
        vprolq zmm0, zmm31, 0x32                                      ;    98.0 p0      40 t1
        vpaddq zmm13, zmm13, zmm21                                    ;    98.0 p5      68 w[6]
        vpaddq zmm13, zmm13, zmm12                                    ;    99.0 p5      68 w[6]
        vpaddq zmm13, zmm13, zmm6                                     ;   100.0 p0      68 w[6]
        vprolq zmm6, zmm31, 0x2e                                      ;   100.0 p0      40 t1
        vprolq zmm7, zmm31, 0x17                                      ;   101.0 p0      40 t1
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   102.0 p5      40 t1
        vpaddq zmm2, zmm2, zmm7                                       ;   103.0 p5      53 t1
        vmovdqa64 zmm0, zmm31                                         ;    92.0         43 t1 copy
        vpternlogd zmm0, zmm27, zmm24, 0xca                           ;   101.5 p5      43 t1
        vpaddq zmm2, zmm2, zmm0                                       ;   104.0 p0      53 t1
        vpaddq zmm30, zmm30, zmm2                                     ;   105.0 p5      54 v[4]
        vprolq zmm0, zmm1, 0x24                                       ;   103.0 p0      39 v[0]
        vprolq zmm6, zmm1, 0x1e                                       ;   104.0 p0      39 v[0]
        vprolq zmm7, zmm1, 0x19                                       ;   105.0 p0      39 v[0]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   106.0 p5      39 v[0]
        vprolq zmm0, zmm23, 0x3f                                      ;   106.0 p0      41 w[7]
        vmovdqa64 zmm6, zmm1                                          ;    94.0         44 v[0] copy
        vpternlogd zmm6, zmm29, zmm25, 0xe8                           ;   104.5 p5      44 v[0]
        vprolq zmm8, zmm23, 0x38                                      ;   107.0 p0      41 w[7]
        vpsrlq zmm15, zmm10, 6                                        ;   108.0 p0      42 w[7]
        vprolq zmm17, zmm10, 0x2d                                     ;   109.0 p0      42 w[7]
        vprolq zmm19, zmm10, 3                                        ;   110.0 p0      42 w[7]
        vpaddq zmm2, zmm2, zmm6                                       ;   105.5 p5      55 v[0]
        vpaddq zmm2, zmm2, zmm7                                       ;   107.0 p5      55 v[0]
        vpsrlq zmm6, zmm23, 7                                         ;   111.0 p0      41 w[7]
        vpaddq zmm22, zmm26, zmm22                                    ;   107.5 p5      68 w[7]
        vpternlogd zmm15, zmm19, zmm17, 0x96                          ;   111.0 p5      42 w[7]
        vpternlogd zmm6, zmm8, zmm0, 0x96                             ;   112.0 p5      41 w[7]
        vpaddq zmm22, zmm22, zmm15                                    ;   112.0 p5      68 w[7]
        vpaddq zmm22, zmm22, zmm6                                     ;   113.0 p5      68 w[7]
        vpaddq zmm24, zmm24, zmm23                                    ;   112.0 p0      53 t1
        vpaddq zmm24, zmm24, [r8 + 512]                               ;   113.0 p5+p2   53 t1
        vprolq zmm0, zmm30, 0x32                                      ;   113.0 p0      40 t1
        vprolq zmm6, zmm30, 0x2e                                      ;   114.0 p0      40 t1
        vprolq zmm7, zmm30, 0x17                                      ;   115.0 p0      40 t1
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   116.0 p5      40 t1
        vpaddq zmm24, zmm24, zmm7                                     ;   117.0 p5      53 t1
        vmovdqa64 zmm0, zmm30                                         ;   106.0         43 t1 copy
        vpternlogd zmm0, zmm31, zmm27, 0xca                           ;   115.5 p5      43 t1
        vpaddq zmm24, zmm24, zmm0                                     ;   118.0 p0      53 t1
        vpaddq zmm25, zmm25, zmm24                                    ;   119.0 p5      54 v[3]
        vprolq zmm0, zmm2, 0x24                                       ;   117.0 p0      39 v[7]
        vprolq zmm6, zmm2, 0x1e                                       ;   118.0 p0      39 v[7]
        vprolq zmm7, zmm2, 0x19                                       ;   119.0 p0      39 v[7]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   120.0 p5      39 v[7]
        vprolq zmm0, zmm11, 0x3f                                      ;   120.0 p0      41 w[8]
        vprolq zmm6, zmm11, 0x38                                      ;   121.0 p0      41 w[8]
        vmovdqa64 zmm8, zmm2                                          ;   108.0         44 v[7] copy
        vpternlogd zmm8, zmm1, zmm29, 0xe8                            ;   118.5 p5      44 v[7]
        vpsrlq zmm15, zmm11, 7                                        ;   122.0 p0      41 w[8]
        vpsrlq zmm17, zmm13, 6                                        ;   123.0 p0      42 w[8]
        vprolq zmm19, zmm13, 0x2d                                     ;   124.0 p0      42 w[8]
        vprolq zmm21, zmm13, 3                                        ;   125.0 p0      42 w[8]
        vpaddq zmm24, zmm24, zmm8                                     ;   119.5 p5      55 v[7]
        vpaddq zmm24, zmm24, zmm7                                     ;   121.0 p5      55 v[7]
        vpaddq zmm23, zmm28, zmm23                                    ;   121.5 p5      68 w[8]
        vpternlogd zmm17, zmm21, zmm19, 0x96                          ;   126.0 p5      42 w[8]
        vpternlogd zmm15, zmm6, zmm0, 0x96                            ;   123.5 p5      41 w[8]
        vpaddq zmm23, zmm23, zmm15                                    ;   124.5 p5      68 w[8]
        vpaddq zmm23, zmm23, zmm17                                    ;   127.0 p5      68 w[8]
        vpaddq zmm27, zmm27, zmm11                                    ;   126.0 p0      53 t1
        vpaddq zmm27, zmm27, [r8 + 576]                               ;   127.0 p5+p3   53 t1
        vprolq zmm0, zmm25, 0x32                                      ;   127.0 p0      40 t1
        vprolq zmm6, zmm25, 0x2e                                      ;   128.0 p0      40 t1
        vprolq zmm7, zmm25, 0x17                                      ;   129.0 p0      40 t1
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   130.0 p5      40 t1
        vpaddq zmm27, zmm27, zmm7                                     ;   131.0 p5      53 t1
        vmovdqa64 zmm0, zmm25                                         ;   120.0         43 t1 copy
        vpternlogd zmm0, zmm30, zmm31, 0xca                           ;   129.5 p5      43 t1
        vpaddq zmm27, zmm27, zmm0                                     ;   132.0 p0      53 t1
        vpaddq zmm29, zmm29, zmm27                                    ;   133.0 p5      54 v[2]
        vprolq zmm0, zmm24, 0x24                                      ;   131.0 p0      39 v[6]
        vprolq zmm6, zmm24, 0x1e                                      ;   132.0 p0      39 v[6]
        vprolq zmm7, zmm24, 0x19                                      ;   133.0 p0      39 v[6]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   134.0 p5      39 v[6]
        vprolq zmm0, zmm14, 0x3f                                      ;   134.0 p0      41 w[9]
        vprolq zmm6, zmm14, 0x38                                      ;   135.0 p0      41 w[9]
        vmovdqa64 zmm8, zmm24                                         ;   122.0         44 v[6] copy
        vpternlogd zmm8, zmm2, zmm1, 0xe8                             ;   132.5 p5      44 v[6]
        vpsrlq zmm15, zmm14, 7                                        ;   136.0 p0      41 w[9]
        vpsrlq zmm17, zmm22, 6                                        ;   137.0 p0      42 w[9]
        vprolq zmm19, zmm22, 0x2d                                     ;   138.0 p0      42 w[9]
        vprolq zmm21, zmm22, 3                                        ;   139.0 p0      42 w[9]
        vpaddq zmm27, zmm27, zmm8                                     ;   133.5 p5      55 v[6]
        vpaddq zmm27, zmm27, zmm7                                     ;   135.0 p5      55 v[6]
        vpaddq zmm11, zmm3, zmm11                                     ;   135.5 p5      68 w[9]
        vpternlogd zmm17, zmm21, zmm19, 0x96                          ;   140.0 p5      42 w[9]
        vpternlogd zmm15, zmm6, zmm0, 0x96                            ;   137.5 p5      41 w[9]
        vpaddq zmm11, zmm11, zmm15                                    ;   138.5 p5      68 w[9]
        vpaddq zmm11, zmm11, zmm17                                    ;   141.0 p5      68 w[9]
        vpaddq zmm31, zmm31, zmm14                                    ;   140.0 p0      53 t1
        vpaddq zmm31, zmm31, [r8 + 640]                               ;   141.0 p5+p2   53 t1
        vprolq zmm0, zmm29, 0x32                                      ;   141.0 p0      40 t1
        vprolq zmm6, zmm29, 0x2e                                      ;   142.0 p0      40 t1
        vprolq zmm7, zmm29, 0x17                                      ;   143.0 p0      40 t1
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   144.0 p5      40 t1
        vpaddq zmm31, zmm31, zmm7                                     ;   145.0 p5      53 t1
        vmovdqa64 zmm0, zmm29                                         ;   134.0         43 t1 copy
        vpternlogd zmm0, zmm25, zmm30, 0xca                           ;   143.5 p5      43 t1
        vpaddq zmm31, zmm31, zmm0                                     ;   146.0 p0      53 t1
        vpaddq zmm1, zmm1, zmm31                                      ;   147.0 p5      54 v[1]
        vprolq zmm0, zmm27, 0x24                                      ;   145.0 p0      39 v[5]
        vprolq zmm6, zmm27, 0x1e                                      ;   146.0 p0      39 v[5]
        vprolq zmm7, zmm27, 0x19                                      ;   147.0 p0      39 v[5]
        vprolq zmm8, zmm16, 0x3f                                      ;   148.0 p0      41 w[10]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   148.0 p5      39 v[5]
        vprolq zmm0, zmm16, 0x38                                      ;   149.0 p0      41 w[10]
        vmovdqa64 zmm6, zmm27                                         ;   136.0         44 v[5] copy
        vpternlogd zmm6, zmm24, zmm2, 0xe8                            ;   146.5 p5      44 v[5]
        vpsrlq zmm15, zmm16, 7                                        ;   150.0 p0      41 w[10]
        vpsrlq zmm17, zmm23, 6                                        ;   151.0 p0      42 w[10]
        vprolq zmm19, zmm23, 0x2d                                     ;   152.0 p0      42 w[10]
        vprolq zmm21, zmm23, 3                                        ;   153.0 p0      42 w[10]
        vpaddq zmm31, zmm31, zmm6                                     ;   147.5 p5      55 v[5]
        vpaddq zmm31, zmm31, zmm7                                     ;   149.0 p5      55 v[5]
        vpaddq zmm14, zmm5, zmm14                                     ;   149.5 p5      68 w[10]
        vpternlogd zmm17, zmm21, zmm19, 0x96                          ;   154.0 p5      42 w[10]
        vpternlogd zmm15, zmm0, zmm8, 0x96                            ;   151.5 p5      41 w[10]
        vpaddq zmm14, zmm14, zmm15                                    ;   152.5 p5      68 w[10]
        vpaddq zmm14, zmm14, zmm17                                    ;   155.0 p5      68 w[10]
        vpaddq zmm30, zmm30, zmm16                                    ;   154.0 p0      53 t1
        vpaddq zmm30, zmm30, [r8 + 704]                               ;   155.0 p5+p3   53 t1
        vprolq zmm0, zmm1, 0x32                                       ;   155.0 p0      40 t1
        vprolq zmm6, zmm1, 0x2e                                       ;   156.0 p0      40 t1
        vprolq zmm7, zmm1, 0x17                                       ;   157.0 p0      40 t1
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   158.0 p5      40 t1
        vpaddq zmm30, zmm30, zmm7                                     ;   159.0 p5      53 t1
        vmovdqa64 zmm0, zmm1                                          ;   148.0         43 t1 copy
        vpternlogd zmm0, zmm29, zmm25, 0xca                           ;   157.5 p5      43 t1
        vpaddq zmm30, zmm30, zmm0                                     ;   160.0 p0      53 t1
        vpaddq zmm2, zmm2, zmm30                                      ;   161.0 p5      54 v[0]
        vprolq zmm0, zmm31, 0x24                                      ;   159.0 p0      39 v[4]
        vprolq zmm6, zmm31, 0x1e                                      ;   160.0 p0      39 v[4]
        vprolq zmm7, zmm31, 0x19                                      ;   161.0 p0      39 v[4]
        vprolq zmm8, zmm18, 0x3f                                      ;   162.0 p0      41 w[11]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   162.0 p5      39 v[4]
        vprolq zmm0, zmm18, 0x38                                      ;   163.0 p0      41 w[11]
        vmovdqa64 zmm6, zmm31                                         ;   150.0         44 v[4] copy
        vpternlogd zmm6, zmm27, zmm24, 0xe8                           ;   160.5 p5      44 v[4]
        vpsrlq zmm15, zmm18, 7                                        ;   164.0 p0      41 w[11]
        vpsrlq zmm17, zmm11, 6                                        ;   165.0 p0      42 w[11]
        vprolq zmm19, zmm11, 0x2d                                     ;   166.0 p0      42 w[11]
        vprolq zmm21, zmm11, 3                                        ;   167.0 p0      42 w[11]
        vpaddq zmm30, zmm30, zmm6                                     ;   161.5 p5      55 v[4]
        vpaddq zmm30, zmm30, zmm7                                     ;   163.0 p5      55 v[4]
        vpaddq zmm16, zmm4, zmm16                                     ;   163.5 p5      68 w[11]
        vpternlogd zmm17, zmm21, zmm19, 0x96                          ;   168.0 p5      42 w[11]
        vpternlogd zmm15, zmm0, zmm8, 0x96                            ;   165.5 p5      41 w[11]
        vpaddq zmm16, zmm16, zmm15                                    ;   166.5 p5      68 w[11]
        vpaddq zmm16, zmm16, zmm17                                    ;   169.0 p5      68 w[11]
        vpaddq zmm25, zmm25, zmm18                                    ;   168.0 p0      53 t1
        vpaddq zmm25, zmm25, [r8 + 768]                               ;   169.0 p5+p2   53 t1
        vprolq zmm0, zmm2, 0x32                                       ;   169.0 p0      40 t1
        vprolq zmm6, zmm2, 0x2e                                       ;   170.0 p0      40 t1
        vprolq zmm7, zmm2, 0x17                                       ;   171.0 p0      40 t1
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   172.0 p5      40 t1
        vpaddq zmm25, zmm25, zmm7                                     ;   173.0 p5      53 t1
        vmovdqa64 zmm0, zmm2                                          ;   162.0         43 t1 copy
        vpternlogd zmm0, zmm1, zmm29, 0xca                            ;   171.5 p5      43 t1
        vpaddq zmm25, zmm25, zmm0                                     ;   174.0 p0      53 t1
        vpaddq zmm24, zmm24, zmm25                                    ;   175.0 p5      54 v[7]
        vprolq zmm0, zmm30, 0x24                                      ;   173.0 p0      39 v[3]
        vprolq zmm6, zmm30, 0x1e                                      ;   174.0 p0      39 v[3]
        vprolq zmm7, zmm30, 0x19                                      ;   175.0 p0      39 v[3]
        vprolq zmm8, zmm20, 0x3f                                      ;   176.0 p0      41 w[12]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   176.0 p5      39 v[3]
        vprolq zmm0, zmm20, 0x38                                      ;   177.0 p0      41 w[12]
        vmovdqa64 zmm6, zmm30                                         ;   164.0         44 v[3] copy
        vpternlogd zmm6, zmm31, zmm27, 0xe8                           ;   174.5 p5      44 v[3]
        vpsrlq zmm15, zmm20, 7                                        ;   178.0 p0      41 w[12]
        vpsrlq zmm17, zmm14, 6                                        ;   179.0 p0      42 w[12]
        vprolq zmm19, zmm14, 0x2d                                     ;   180.0 p0      42 w[12]
        vprolq zmm21, zmm14, 3                                        ;   181.0 p0      42 w[12]
        vpaddq zmm25, zmm25, zmm6                                     ;   175.5 p5      55 v[3]
        vpaddq zmm25, zmm25, zmm7                                     ;   177.0 p5      55 v[3]
        vpaddq zmm18, zmm10, zmm18                                    ;   177.5 p5      68 w[12]
        vpternlogd zmm17, zmm21, zmm19, 0x96                          ;   182.0 p5      42 w[12]
        vpternlogd zmm15, zmm0, zmm8, 0x96                            ;   179.5 p5      41 w[12]
        vpaddq zmm18, zmm18, zmm15                                    ;   180.5 p5      68 w[12]
        vpaddq zmm18, zmm18, zmm17                                    ;   183.0 p5      68 w[12]
        vpaddq zmm29, zmm29, zmm20                                    ;   182.0 p0      53 t1
        vpaddq zmm29, zmm29, [r8 + 832]                               ;   183.0 p5+p3   53 t1
        vprolq zmm0, zmm24, 0x32                                      ;   183.0 p0      40 t1
        vprolq zmm6, zmm24, 0x2e                                      ;   184.0 p0      40 t1
        vprolq zmm7, zmm24, 0x17                                      ;   185.0 p0      40 t1
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   186.0 p5      40 t1
        vpaddq zmm29, zmm29, zmm7                                     ;   187.0 p5      53 t1
        vmovdqa64 zmm0, zmm24                                         ;   176.0         43 t1 copy
        vpternlogd zmm0, zmm2, zmm1, 0xca                             ;   185.5 p5      43 t1
        vpaddq zmm29, zmm29, zmm0                                     ;   188.0 p0      53 t1
        vpaddq zmm27, zmm27, zmm29                                    ;   189.0 p5      54 v[6]
        vprolq zmm0, zmm25, 0x24                                      ;   187.0 p0      39 v[2]
        vprolq zmm6, zmm25, 0x1e                                      ;   188.0 p0      39 v[2]
        vprolq zmm7, zmm25, 0x19                                      ;   189.0 p0      39 v[2]
        vprolq zmm8, zmm9, 0x3f                                       ;   190.0 p0      41 w[13]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   190.0 p5      39 v[2]
        vprolq zmm0, zmm9, 0x38                                       ;   191.0 p0      41 w[13]
        vmovdqa64 zmm6, zmm25                                         ;   178.0         44 v[2] copy
        vpternlogd zmm6, zmm30, zmm31, 0xe8                           ;   188.5 p5      44 v[2]
        vpsrlq zmm15, zmm9, 7                                         ;   192.0 p0      41 w[13]
        vpsrlq zmm17, zmm16, 6                                        ;   193.0 p0      42 w[13]
        vprolq zmm19, zmm16, 0x2d                                     ;   194.0 p0      42 w[13]
        vprolq zmm21, zmm16, 3                                        ;   195.0 p0      42 w[13]
        vpaddq zmm29, zmm29, zmm6                                     ;   189.5 p5      55 v[2]
        vpaddq zmm29, zmm29, zmm7                                     ;   191.0 p5      55 v[2]
        vpaddq zmm20, zmm13, zmm20                                    ;   191.5 p5      68 w[13]
        vpternlogd zmm17, zmm21, zmm19, 0x96                          ;   196.0 p5      42 w[13]
        vpternlogd zmm15, zmm0, zmm8, 0x96                            ;   193.5 p5      41 w[13]
        vpaddq zmm20, zmm20, zmm15                                    ;   194.5 p5      68 w[13]
        vpaddq zmm20, zmm20, zmm17                                    ;   197.0 p5      68 w[13]
        vpaddq zmm1, zmm1, zmm9                                       ;   196.0 p0      53 t1
        vpaddq zmm1, zmm1, [r8 + 896]                                 ;   197.0 p5+p2   53 t1
        vprolq zmm0, zmm27, 0x32                                      ;   197.0 p0      40 t1
        vprolq zmm6, zmm27, 0x2e                                      ;   198.0 p0      40 t1
        vprolq zmm7, zmm27, 0x17                                      ;   199.0 p0      40 t1
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   200.0 p5      40 t1
        vpaddq zmm1, zmm1, zmm7                                       ;   201.0 p5      53 t1
        vmovdqa64 zmm0, zmm27                                         ;   190.0         43 t1 copy
        vpternlogd zmm0, zmm24, zmm2, 0xca                            ;   199.5 p5      43 t1
        vpaddq zmm1, zmm1, zmm0                                       ;   202.0 p0      53 t1
        vpaddq zmm31, zmm31, zmm1                                     ;   203.0 p5      54 v[5]
        vprolq zmm0, zmm29, 0x24                                      ;   201.0 p0      39 v[1]
        vprolq zmm6, zmm29, 0x1e                                      ;   202.0 p0      39 v[1]
        vprolq zmm7, zmm29, 0x19                                      ;   203.0 p0      39 v[1]
        vprolq zmm8, zmm12, 0x3f                                      ;   204.0 p0      41 w[14]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   204.0 p5      39 v[1]
        vprolq zmm0, zmm12, 0x38                                      ;   205.0 p0      41 w[14]
        vmovdqa64 zmm6, zmm29                                         ;   192.0         44 v[1] copy
        vpternlogd zmm6, zmm25, zmm30, 0xe8                           ;   202.5 p5      44 v[1]
        vpsrlq zmm15, zmm12, 7                                        ;   206.0 p0      41 w[14]
        vpsrlq zmm17, zmm18, 6                                        ;   207.0 p0      42 w[14]
        vprolq zmm19, zmm18, 0x2d                                     ;   208.0 p0      42 w[14]
        vprolq zmm21, zmm18, 3                                        ;   209.0 p0      42 w[14]
        vpaddq zmm1, zmm1, zmm6                                       ;   203.5 p5      55 v[1]
        vpaddq zmm1, zmm1, zmm7                                       ;   205.0 p5      55 v[1]
        vpaddq zmm9, zmm22, zmm9                                      ;   205.5 p5      68 w[14]
        vpternlogd zmm17, zmm21, zmm19, 0x96                          ;   210.0 p5      42 w[14]
        vpternlogd zmm15, zmm0, zmm8, 0x96                            ;   207.5 p5      41 w[14]
        vpaddq zmm9, zmm9, zmm15                                      ;   208.5 p5      68 w[14]
        vpaddq zmm9, zmm9, zmm17                                      ;   211.0 p5      68 w[14]
        vpaddq zmm2, zmm2, [r8 + 960]                                 ;   210.0 p0+p3   53 t1
        vpaddq zmm2, zmm2, zmm12                                      ;   211.0 p5      53 t1
        vprolq zmm0, zmm31, 0x32                                      ;   211.0 p0      40 t1
        vprolq zmm6, zmm31, 0x2e                                      ;   212.0 p0      40 t1
        vprolq zmm7, zmm31, 0x17                                      ;   213.0 p0      40 t1
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   214.0 p5      40 t1
        vpaddq zmm2, zmm2, zmm7                                       ;   215.0 p5      53 t1
        vmovdqa64 zmm0, zmm31                                         ;   204.0         43 t1 copy
        vpternlogd zmm0, zmm27, zmm24, 0xca                           ;   213.5 p5      43 t1
        vpaddq zmm2, zmm2, zmm0                                       ;   216.0 p0      53 t1
        vpaddq zmm30, zmm30, zmm2                                     ;   217.0 p5      54 v[4]
        vprolq zmm0, zmm1, 0x24                                       ;   215.0 p0      39 v[0]
        vprolq zmm6, zmm1, 0x1e                                       ;   216.0 p0      39 v[0]
        vprolq zmm7, zmm1, 0x19                                       ;   217.0 p0      39 v[0]
        vprolq zmm8, zmm26, 0x3f                                      ;   218.0 p0      41 w[15]
        vpternlogd zmm7, zmm6, zmm0, 0x96                             ;   218.0 p5      39 v[0]
        vprolq zmm0, zmm26, 0x38                                      ;   219.0 p0      41 w[15]
        vmovdqa64 zmm6, zmm1                                          ;   206.0         44 v[0] copy
        vpternlogd zmm6, zmm29, zmm25, 0xe8                           ;   216.5 p5      44 v[0]
        vpsrlq zmm15, zmm26, 7                                        ;   220.0 p0      41 w[15]
        vpsrlq zmm17, zmm20, 6                                        ;   221.0 p0      42 w[15]
        vprolq zmm19, zmm20, 0x2d                                     ;   222.0 p0      42 w[15]
        vprolq zmm21, zmm20, 3                                        ;   223.0 p0      42 w[15]
        vpaddq zmm2, zmm2, zmm6                                       ;   217.5 p5      55 v[0]
        vpaddq zmm2, zmm2, zmm7                                       ;   219.0 p5      55 v[0]
        vpaddq zmm12, zmm23, zmm12                                    ;   219.5 p5      68 w[15]
        vpternlogd zmm17, zmm21, zmm19, 0x96                          ;   224.0 p5      42 w[15]
        vpternlogd zmm15, zmm0, zmm8, 0x96                            ;   221.5 p5      41 w[15]
        vpaddq zmm12, zmm12, zmm15                                    ;   222.5 p5      68 w[15]
        vpaddq zmm12, zmm12, zmm17                                    ;   225.0 p5      68 w[15]
        add r8, 0x400                                                 ;    80.0 p1      65 passes
        vmovdqa64 zmm8, zmm29                                         ;   192.0         55 v[2] copy
        vmovdqa64 zmm7, zmm1                                          ;   206.0         55 v[1] copy
        vmovdqa64 zmm6, zmm2                                          ;   220.0         55 v[0] copy
        vmovdqa64 zmm15, zmm5                                         ;    80.7         68 w[3] copy
        vmovdqa64 zmm5, zmm25                                         ;   178.0         55 v[3] copy
        vmovdqa64 zmm2, zmm27                                         ;   190.0         54 v[6] copy
        vmovdqa64 zmm1, zmm31                                         ;   204.0         54 v[5] copy
        vmovdqa64 zmm0, zmm30                                         ;   218.0         54 v[4] copy
        vmovdqa64 zmm17, zmm4                                         ;    81.5         68 w[4] copy
        vmovdqa64 zmm4, zmm24                                         ;   176.0         54 v[7] copy
        vmovdqa64 zmm19, zmm10                                        ;    87.0         68 w[5] copy
        vmovdqa64 zmm10, zmm28                                        ;    82.0         68 w[1] copy
        vmovdqa64 zmm21, zmm13                                        ;   101.0         68 w[6] copy
        vmovdqa64 zmm13, zmm3                                         ;    82.3         68 w[2] copy
        vmovdqa64 zmm3, zmm26                                         ;    82.5         68 w[0] copy
        cmp r8, qword [rbp + 2064]                                    ;                    more passes?
        jne .passes_2
        mov qword [rbp + 2056], r8                                    ;                    resident
        vmovdqu64 [rbp + 960], zmm0                                   ;                    resident
        vmovdqu64 [rbp + 1088], zmm1                                  ;                    resident
        vmovdqu64 [rbp + 1216], zmm2                                  ;                    resident
        vmovdqu64 [rbp + 384], zmm3                                   ;                    resident
        vmovdqu64 [rbp + 1344], zmm4                                  ;                    resident
        vmovdqu64 [rbp + 832], zmm5                                   ;                    resident
        vmovdqu64 [rbp + 448], zmm6                                   ;                    resident
        vmovdqu64 [rbp + 576], zmm7                                   ;                    resident
        vmovdqu64 [rbp + 704], zmm8                                   ;                    resident
        vmovdqu64 [rbp + 1792], zmm9                                  ;                    resident
        vmovdqu64 [rbp + 512], zmm10                                  ;                    resident
        vmovdqu64 [rbp + 1472], zmm11                                 ;                    resident
        vmovdqu64 [rbp + 1856], zmm12                                 ;                    resident
        vmovdqu64 [rbp + 640], zmm13                                  ;                    resident
        vmovdqu64 [rbp + 1536], zmm14                                 ;                    resident
        vmovdqu64 [rbp + 768], zmm15                                  ;                    resident
        vmovdqu64 [rbp + 1600], zmm16                                 ;                    resident
        vmovdqu64 [rbp + 896], zmm17                                  ;                    resident
        vmovdqu64 [rbp + 1664], zmm18                                 ;                    resident
        vmovdqu64 [rbp + 1024], zmm19                                 ;                    resident
        vmovdqu64 [rbp + 1728], zmm20                                 ;                    resident
        vmovdqu64 [rbp + 1152], zmm21                                 ;                    resident
        vmovdqu64 [rbp + 1280], zmm22                                 ;                    resident
        vmovdqu64 [rbp + 1408], zmm23                                 ;                    resident
        vmovdqu64 zmm0, [rbp + 960]                                   ;     0.0 p2      40 t1 reload
        vprolq zmm1, zmm0, 0x32                                       ;     6.0 p0      40 t1
        vprolq zmm2, zmm0, 0x2e                                       ;     6.0 p0      40 t1
        vprolq zmm3, zmm0, 0x17                                       ;     6.0 p0      40 t1
        vpternlogd zmm3, zmm2, zmm1, 0x96                             ;     7.0 p5      40 t1
        vpaddq zmm3, zmm3, [rbp + 1344]                               ;     8.0 p5+p3   53 t1
        vpaddq zmm3, zmm3, [rel sha512_blocks.T1_constants512 + 64]   ;     9.0 p5+p2   53 t1
        vpaddq zmm3, zmm3, [rbp + 384]                                ;    10.0 p0+p3   53 t1
        vmovdqu64 zmm1, [rbp + 1088]                                  ;     2.0 p2      43 t1 reload
        vmovdqu64 zmm2, [rbp + 1216]                                  ;     2.8 p3      43 t1
        vpternlogd zmm2, zmm0, zmm1, 0xb8                             ;     8.8 p5      43 t1
        vpaddq zmm3, zmm3, zmm2                                       ;    11.0 p0      53 t1
        vmovdqu64 zmm2, [rbp + 448]                                   ;     3.0 p2      39 v[7] reload
        vprolq zmm4, zmm2, 0x24                                       ;     9.0 p0      39 v[7]
        vprolq zmm5, zmm2, 0x1e                                       ;     9.0 p0      39 v[7]
        vprolq zmm6, zmm2, 0x19                                       ;     9.0 p0      39 v[7]
        vpternlogd zmm6, zmm5, zmm4, 0x96                             ;    10.0 p5      39 v[7]
        vpaddq zmm4, zmm3, [rbp + 832]                                ;    12.0 p5+p3   54 v[3]
        vpaddq zmm6, zmm6, zmm3                                       ;    12.0 p5      55 v[7]
        vmovdqu64 zmm3, [rbp + 704]                                   ;     4.0 p2      44 v[7] reload
        vmovdqu64 zmm5, [rbp + 576]                                   ;     4.8 p3      44 v[7]
        vpternlogd zmm5, zmm2, zmm3, 0xe8                             ;    10.8 p5      44 v[7]
        vpaddq zmm6, zmm6, zmm5                                       ;    13.0 p0      55 v[7]
        vprolq zmm5, zmm4, 0x32                                       ;    13.0 p0      40 t1
        vprolq zmm7, zmm4, 0x2e                                       ;    13.0 p0      40 t1
        vprolq zmm8, zmm4, 0x17                                       ;    13.0 p0      40 t1
        vpternlogd zmm8, zmm7, zmm5, 0x96                             ;    14.0 p5      40 t1
        vmovdqa64 zmm5, zmm4                                          ;    13.0         43 t1 copy
        vpternlogd zmm5, zmm0, zmm1, 0xca                             ;    13.0 p5      43 t1
        vpaddq zmm5, zmm5, zmm8                                       ;    15.0 p5      53 t1
        vpaddq zmm5, zmm5, [rbp + 1216]                               ;    16.0 p5+p2   53 t1
        vpaddq zmm5, zmm5, [rel sha512_blocks.T1_constants512 + 128]  ;    17.0 p0+p3   53 t1
        vpaddq zmm5, zmm5, [rbp + 512]                                ;    18.0 p5+p2   53 t1
        vprolq zmm7, zmm6, 0x24                                       ;    14.0 p0      39 v[6]
        vprolq zmm8, zmm6, 0x1e                                       ;    14.2 p0      39 v[6]
        vprolq zmm9, zmm6, 0x19                                       ;    15.2 p0      39 v[6]
        vpternlogd zmm9, zmm8, zmm7, 0x96                             ;    16.2 p5      39 v[6]
        vpaddq zmm3, zmm5, zmm3                                       ;    19.0 p5      54 v[2]
        vmovdqu64 zmm7, [rbp + 576]                                   ;     6.8 p3      44 v[7] reload
        vmovdqa64 zmm8, zmm6                                          ;    14.0         44 v[6] copy
        vpternlogd zmm8, zmm2, zmm7, 0xe8                             ;    15.7 p5      44 v[6]
        vpaddq zmm8, zmm8, zmm9                                       ;    17.2 p0      55 v[6]
        vpaddq zmm8, zmm8, zmm5                                       ;    19.0 p5      55 v[6]
        vprolq zmm5, zmm3, 0x32                                       ;    20.0 p0      40 t1
        vprolq zmm9, zmm3, 0x2e                                       ;    20.0 p0      40 t1
        vprolq zmm10, zmm3, 0x17                                      ;    20.0 p0      40 t1
        vpternlogd zmm10, zmm9, zmm5, 0x96                            ;    21.0 p5      40 t1
        vmovdqa64 zmm5, zmm3                                          ;    20.0         43 t1 copy
        vpternlogd zmm5, zmm4, zmm0, 0xca                             ;    20.0 p5      43 t1
        vpaddq zmm5, zmm5, zmm1                                       ;    21.0 p5      53 t1
        vpaddq zmm5, zmm5, zmm10                                      ;    22.0 p0      53 t1
        vpaddq zmm5, zmm5, [rel sha512_blocks.T1_constants512 + 192]  ;    23.0 p5+p2   53 t1
        vpaddq zmm5, zmm5, [rbp + 640]                                ;    24.0 p0+p3   53 t1
        vprolq zmm1, zmm8, 0x24                                       ;    22.2 p0      39 v[5]
        vprolq zmm9, zmm8, 0x1e                                       ;    23.2 p0      39 v[5]
        vprolq zmm10, zmm8, 0x19                                      ;    24.2 p0      39 v[5]
        vpternlogd zmm10, zmm9, zmm1, 0x96                            ;    25.2 p5      39 v[5]
        vmovdqa64 zmm1, zmm8                                          ;    20.0         44 v[5] copy
        vpternlogd zmm1, zmm6, zmm2, 0xe8                             ;    22.7 p5      44 v[5]
        vpaddq zmm7, zmm5, zmm7                                       ;    25.0 p5      54 v[1]
        vpaddq zmm1, zmm1, zmm5                                       ;    25.0 p5      55 v[5]
        vpaddq zmm1, zmm1, zmm10                                      ;    26.2 p0      55 v[5]
        vprolq zmm5, zmm7, 0x32                                       ;    26.2 p0      40 t1
        vprolq zmm9, zmm7, 0x2e                                       ;    27.2 p0      40 t1
        vprolq zmm10, zmm7, 0x17                                      ;    28.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm5, 0x96                            ;    29.2 p5      40 t1
        vmovdqa64 zmm5, zmm7                                          ;    26.0         43 t1 copy
        vpternlogd zmm5, zmm3, zmm4, 0xca                             ;    26.7 p5      43 t1
        vpaddq zmm5, zmm5, zmm0                                       ;    27.7 p5      53 t1
        vpaddq zmm5, zmm5, zmm10                                      ;    30.2 p5      53 t1
        vpaddq zmm5, zmm5, [rel sha512_blocks.T1_constants512 + 256]  ;    31.2 p0+p2   53 t1
        vpaddq zmm5, zmm5, [rbp + 768]                                ;    32.2 p5+p3   53 t1
        vprolq zmm0, zmm1, 0x24                                       ;    30.2 p0      39 v[4]
        vprolq zmm9, zmm1, 0x1e                                       ;    31.2 p0      39 v[4]
        vprolq zmm10, zmm1, 0x19                                      ;    32.2 p0      39 v[4]
        vpternlogd zmm10, zmm9, zmm0, 0x96                            ;    33.2 p5      39 v[4]
        vmovdqa64 zmm0, zmm1                                          ;    27.2         44 v[4] copy
        vpternlogd zmm0, zmm8, zmm6, 0xe8                             ;    31.7 p5      44 v[4]
        vpaddq zmm2, zmm5, zmm2                                       ;    33.2 p5      54 v[0]
        vpaddq zmm0, zmm0, zmm5                                       ;    33.2 p0      55 v[4]
        vpaddq zmm0, zmm0, zmm10                                      ;    34.2 p5      55 v[4]
        vprolq zmm5, zmm2, 0x32                                       ;    34.2 p0      40 t1
        vprolq zmm9, zmm2, 0x2e                                       ;    35.2 p0      40 t1
        vprolq zmm10, zmm2, 0x17                                      ;    36.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm5, 0x96                            ;    37.2 p5      40 t1
        vpaddq zmm4, zmm4, zmm10                                      ;    38.2 p5      53 t1
        vpaddq zmm4, zmm4, [rel sha512_blocks.T1_constants512 + 320]  ;    39.2 p5+p2   53 t1
        vpaddq zmm4, zmm4, [rbp + 896]                                ;    40.2 p0+p3   53 t1
        vmovdqa64 zmm5, zmm2                                          ;    34.2         43 t1 copy
        vpternlogd zmm5, zmm7, zmm3, 0xca                             ;    37.7 p5      43 t1
        vpaddq zmm4, zmm4, zmm5                                       ;    41.2 p0      53 t1
        vpaddq zmm6, zmm6, zmm4                                       ;    42.2 p5      54 v[7]
        vprolq zmm5, zmm0, 0x24                                       ;    39.2 p0      39 v[3]
        vprolq zmm9, zmm0, 0x1e                                       ;    40.2 p0      39 v[3]
        vprolq zmm10, zmm0, 0x19                                      ;    41.2 p0      39 v[3]
        vpternlogd zmm10, zmm9, zmm5, 0x96                            ;    42.2 p5      39 v[3]
        vmovdqa64 zmm5, zmm0                                          ;    35.2         44 v[3] copy
        vpternlogd zmm5, zmm1, zmm8, 0xe8                             ;    40.7 p5      44 v[3]
        vpaddq zmm5, zmm5, zmm4                                       ;    42.2 p5      55 v[3]
        vpaddq zmm5, zmm5, zmm10                                      ;    43.2 p0      55 v[3]
        vprolq zmm4, zmm6, 0x32                                       ;    43.2 p0      40 t1
        vprolq zmm9, zmm6, 0x2e                                       ;    44.2 p0      40 t1
        vpaddq zmm3, zmm3, [rel sha512_blocks.T1_constants512 + 384]  ;    42.7 p5+p2   53 t1
        vpaddq zmm3, zmm3, [rbp + 1024]                               ;    43.7 p5+p3   53 t1
        vprolq zmm10, zmm6, 0x17                                      ;    45.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    46.2 p5      40 t1
        vpaddq zmm3, zmm3, zmm10                                      ;    47.2 p5      53 t1
        vmovdqa64 zmm4, zmm6                                          ;    43.2         43 t1 copy
        vpternlogd zmm4, zmm2, zmm7, 0xca                             ;    46.2 p0      43 t1
        vpaddq zmm3, zmm3, zmm4                                       ;    48.2 p5      53 t1
        vpaddq zmm8, zmm8, zmm3                                       ;    49.2 p0      54 v[6]
        vprolq zmm4, zmm5, 0x24                                       ;    48.2 p0      39 v[2]
        vprolq zmm9, zmm5, 0x1e                                       ;    49.2 p0      39 v[2]
        vprolq zmm10, zmm5, 0x19                                      ;    50.2 p0      39 v[2]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    51.2 p5      39 v[2]
        vmovdqa64 zmm4, zmm5                                          ;    44.2         44 v[2] copy
        vpternlogd zmm4, zmm0, zmm1, 0xe8                             ;    48.7 p5      44 v[2]
        vpaddq zmm3, zmm3, zmm4                                       ;    49.7 p5      55 v[2]
        vpaddq zmm3, zmm3, zmm10                                      ;    52.2 p5      55 v[2]
        vprolq zmm4, zmm8, 0x32                                       ;    51.2 p0      40 t1
        vprolq zmm9, zmm8, 0x2e                                       ;    52.2 p0      40 t1
        vpaddq zmm7, zmm7, [rel sha512_blocks.T1_constants512 + 448]  ;    51.7 p5+p2   53 t1
        vpaddq zmm7, zmm7, [rbp + 1152]                               ;    52.7 p5+p3   53 t1
        vprolq zmm10, zmm8, 0x17                                      ;    53.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    54.2 p5      40 t1
        vpaddq zmm7, zmm7, zmm10                                      ;    55.2 p0      53 t1
        vmovdqa64 zmm4, zmm8                                          ;    50.2         43 t1 copy
        vpternlogd zmm4, zmm6, zmm2, 0xca                             ;    54.7 p5      43 t1
        vpaddq zmm7, zmm7, zmm4                                       ;    56.2 p0      53 t1
        vpaddq zmm1, zmm1, zmm7                                       ;    57.2 p5      54 v[5]
        vprolq zmm4, zmm3, 0x24                                       ;    56.2 p0      39 v[1]
        vprolq zmm9, zmm3, 0x1e                                       ;    57.2 p0      39 v[1]
        vprolq zmm10, zmm3, 0x19                                      ;    58.2 p0      39 v[1]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    59.2 p5      39 v[1]
        vmovdqa64 zmm4, zmm3                                          ;    53.2         44 v[1] copy
        vpternlogd zmm4, zmm5, zmm0, 0xe8                             ;    57.7 p5      44 v[1]
        vpaddq zmm7, zmm7, zmm4                                       ;    58.7 p5      55 v[1]
        vpaddq zmm7, zmm7, zmm10                                      ;    60.2 p0      55 v[1]
        vprolq zmm4, zmm1, 0x32                                       ;    60.2 p0      40 t1
        vprolq zmm9, zmm1, 0x2e                                       ;    61.2 p0      40 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T1_constants512 + 512]  ;    59.7 p5+p2   53 t1
        vpaddq zmm2, zmm2, [rbp + 1280]                               ;    60.7 p5+p3   53 t1
        vprolq zmm10, zmm1, 0x17                                      ;    62.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    63.2 p5      40 t1
        vpaddq zmm2, zmm2, zmm10                                      ;    64.2 p5      53 t1
        vmovdqa64 zmm4, zmm1                                          ;    58.2         43 t1 copy
        vpternlogd zmm4, zmm8, zmm6, 0xca                             ;    63.2 p0      43 t1
        vpaddq zmm2, zmm2, zmm4                                       ;    65.2 p5      53 t1
        vpaddq zmm0, zmm0, zmm2                                       ;    66.2 p0      54 v[4]
        vprolq zmm4, zmm7, 0x24                                       ;    65.2 p0      39 v[0]
        vprolq zmm9, zmm7, 0x1e                                       ;    66.2 p0      39 v[0]
        vprolq zmm10, zmm7, 0x19                                      ;    67.2 p0      39 v[0]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    68.2 p5      39 v[0]
        vmovdqa64 zmm4, zmm7                                          ;    61.2         44 v[0] copy
        vpternlogd zmm4, zmm3, zmm5, 0xe8                             ;    65.7 p5      44 v[0]
        vpaddq zmm2, zmm2, zmm4                                       ;    66.7 p5      55 v[0]
        vpaddq zmm2, zmm2, zmm10                                      ;    69.2 p5      55 v[0]
        vprolq zmm4, zmm0, 0x32                                       ;    68.2 p0      40 t1
        vprolq zmm9, zmm0, 0x2e                                       ;    69.2 p0      40 t1
        vpaddq zmm6, zmm6, [rel sha512_blocks.T1_constants512 + 576]  ;    68.7 p5+p2   53 t1
        vpaddq zmm6, zmm6, [rbp + 1408]                               ;    69.7 p5+p3   53 t1
        vprolq zmm10, zmm0, 0x17                                      ;    70.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    71.2 p5      40 t1
        vpaddq zmm6, zmm6, zmm10                                      ;    72.2 p0      53 t1
        vmovdqa64 zmm4, zmm0                                          ;    67.2         43 t1 copy
        vpternlogd zmm4, zmm1, zmm8, 0xca                             ;    71.7 p5      43 t1
        vpaddq zmm6, zmm6, zmm4                                       ;    73.2 p0      53 t1
        vpaddq zmm5, zmm5, zmm6                                       ;    74.2 p5      54 v[3]
        vprolq zmm4, zmm2, 0x24                                       ;    73.2 p0      39 v[7]
        vprolq zmm9, zmm2, 0x1e                                       ;    74.2 p0      39 v[7]
        vprolq zmm10, zmm2, 0x19                                      ;    75.2 p0      39 v[7]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    76.2 p5      39 v[7]
        vmovdqa64 zmm4, zmm2                                          ;    70.2         44 v[7] copy
        vpternlogd zmm4, zmm7, zmm3, 0xe8                             ;    74.7 p5      44 v[7]
        vpaddq zmm6, zmm6, zmm4                                       ;    75.7 p5      55 v[7]
        vpaddq zmm6, zmm6, zmm10                                      ;    77.2 p0      55 v[7]
        vprolq zmm4, zmm5, 0x32                                       ;    77.2 p0      40 t1
        vpaddq zmm8, zmm8, [rel sha512_blocks.T1_constants512 + 640]  ;    76.7 p5+p2   53 t1
        vpaddq zmm8, zmm8, [rbp + 1472]                               ;    77.7 p5+p3   53 t1
        vprolq zmm9, zmm5, 0x2e                                       ;    78.2 p0      40 t1
        vprolq zmm10, zmm5, 0x17                                      ;    79.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    80.2 p5      40 t1
        vpaddq zmm8, zmm8, zmm10                                      ;    81.2 p5      53 t1
        vmovdqa64 zmm4, zmm5                                          ;    75.2         43 t1 copy
        vpternlogd zmm4, zmm0, zmm1, 0xca                             ;    80.2 p0      43 t1
        vpaddq zmm8, zmm8, zmm4                                       ;    82.2 p5      53 t1
        vpaddq zmm3, zmm3, zmm8                                       ;    83.2 p0      54 v[2]
        vprolq zmm4, zmm6, 0x24                                       ;    82.2 p0      39 v[6]
        vprolq zmm9, zmm6, 0x1e                                       ;    83.2 p0      39 v[6]
        vprolq zmm10, zmm6, 0x19                                      ;    84.2 p0      39 v[6]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    85.2 p5      39 v[6]
        vmovdqa64 zmm4, zmm6                                          ;    78.2         44 v[6] copy
        vpternlogd zmm4, zmm2, zmm7, 0xe8                             ;    82.7 p5      44 v[6]
        vpaddq zmm8, zmm8, zmm4                                       ;    83.7 p5      55 v[6]
        vpaddq zmm8, zmm8, zmm10                                      ;    86.2 p5      55 v[6]
        vprolq zmm4, zmm3, 0x32                                       ;    85.2 p0      40 t1
        vpaddq zmm1, zmm1, [rel sha512_blocks.T1_constants512 + 704]  ;    85.7 p5+p2   53 t1
        vpaddq zmm1, zmm1, [rbp + 1536]                               ;    86.7 p0+p3   53 t1
        vprolq zmm9, zmm3, 0x2e                                       ;    87.2 p0      40 t1
        vprolq zmm10, zmm3, 0x17                                      ;    88.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    89.2 p5      40 t1
        vpaddq zmm1, zmm1, zmm10                                      ;    90.2 p5      53 t1
        vmovdqa64 zmm4, zmm3                                          ;    84.2         43 t1 copy
        vpternlogd zmm4, zmm5, zmm0, 0xca                             ;    88.7 p5      43 t1
        vpaddq zmm1, zmm1, zmm4                                       ;    91.2 p0      53 t1
        vpaddq zmm7, zmm7, zmm1                                       ;    92.2 p5      54 v[1]
        vprolq zmm4, zmm8, 0x24                                       ;    90.2 p0      39 v[5]
        vprolq zmm9, zmm8, 0x1e                                       ;    91.2 p0      39 v[5]
        vprolq zmm10, zmm8, 0x19                                      ;    92.2 p0      39 v[5]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    93.2 p5      39 v[5]
        vmovdqa64 zmm4, zmm8                                          ;    87.2         44 v[5] copy
        vpternlogd zmm4, zmm6, zmm2, 0xe8                             ;    91.7 p5      44 v[5]
        vpaddq zmm1, zmm1, zmm4                                       ;    92.7 p5      55 v[5]
        vpaddq zmm1, zmm1, zmm10                                      ;    94.2 p0      55 v[5]
        vprolq zmm4, zmm7, 0x32                                       ;    94.2 p0      40 t1
        vpaddq zmm0, zmm0, [rel sha512_blocks.T1_constants512 + 768]  ;    93.7 p5+p2   53 t1
        vpaddq zmm0, zmm0, [rbp + 1600]                               ;    94.7 p5+p3   53 t1
        vprolq zmm9, zmm7, 0x2e                                       ;    95.2 p0      40 t1
        vprolq zmm10, zmm7, 0x17                                      ;    96.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;    97.2 p5      40 t1
        vpaddq zmm0, zmm0, zmm10                                      ;    98.2 p5      53 t1
        vmovdqa64 zmm4, zmm7                                          ;    93.2         43 t1 copy
        vpternlogd zmm4, zmm3, zmm5, 0xca                             ;    97.2 p0      43 t1
        vpaddq zmm0, zmm0, zmm4                                       ;    99.2 p5      53 t1
        vpaddq zmm2, zmm2, zmm0                                       ;   100.2 p0      54 v[0]
        vprolq zmm4, zmm1, 0x24                                       ;    99.2 p0      39 v[4]
        vprolq zmm9, zmm1, 0x1e                                       ;   100.2 p0      39 v[4]
        vprolq zmm10, zmm1, 0x19                                      ;   101.2 p0      39 v[4]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;   102.2 p5      39 v[4]
        vmovdqa64 zmm4, zmm1                                          ;    95.2         44 v[4] copy
        vpternlogd zmm4, zmm8, zmm6, 0xe8                             ;    99.7 p5      44 v[4]
        vpaddq zmm0, zmm0, zmm4                                       ;   100.7 p5      55 v[4]
        vpaddq zmm0, zmm0, zmm10                                      ;   103.2 p5      55 v[4]
        vprolq zmm4, zmm2, 0x32                                       ;   102.2 p0      40 t1
        vpaddq zmm5, zmm5, [rel sha512_blocks.T1_constants512 + 832]  ;   102.7 p5+p2   53 t1
        vpaddq zmm5, zmm5, [rbp + 1664]                               ;   103.7 p0+p3   53 t1
        vprolq zmm9, zmm2, 0x2e                                       ;   104.2 p0      40 t1
        vprolq zmm10, zmm2, 0x17                                      ;   105.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;   106.2 p5      40 t1
        vpaddq zmm5, zmm5, zmm10                                      ;   107.2 p5      53 t1
        vmovdqa64 zmm4, zmm2                                          ;   101.2         43 t1 copy
        vpternlogd zmm4, zmm7, zmm3, 0xca                             ;   105.7 p5      43 t1
        vpaddq zmm5, zmm5, zmm4                                       ;   108.2 p0      53 t1
        vpaddq zmm6, zmm6, zmm5                                       ;   109.2 p5      54 v[7]
        vprolq zmm4, zmm0, 0x24                                       ;   107.2 p0      39 v[3]
        vprolq zmm9, zmm0, 0x1e                                       ;   108.2 p0      39 v[3]
        vprolq zmm10, zmm0, 0x19                                      ;   109.2 p0      39 v[3]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;   110.2 p5      39 v[3]
        vmovdqa64 zmm4, zmm0                                          ;   104.2         44 v[3] copy
        vpternlogd zmm4, zmm1, zmm8, 0xe8                             ;   108.7 p5      44 v[3]
        vpaddq zmm5, zmm5, zmm4                                       ;   109.7 p5      55 v[3]
        vpaddq zmm5, zmm5, zmm10                                      ;   111.2 p0      55 v[3]
        vprolq zmm4, zmm6, 0x32                                       ;   111.2 p0      40 t1
        vpaddq zmm3, zmm3, [rel sha512_blocks.T1_constants512 + 896]  ;   110.7 p5+p2   53 t1
        vpaddq zmm3, zmm3, [rbp + 1728]                               ;   111.7 p5+p3   53 t1
        vprolq zmm9, zmm6, 0x2e                                       ;   112.2 p0      40 t1
        vprolq zmm10, zmm6, 0x17                                      ;   113.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;   114.2 p5      40 t1
        vpaddq zmm3, zmm3, zmm10                                      ;   115.2 p5      53 t1
        vmovdqa64 zmm4, zmm6                                          ;   110.2         43 t1 copy
        vpternlogd zmm4, zmm2, zmm7, 0xca                             ;   114.2 p0      43 t1
        vpaddq zmm3, zmm3, zmm4                                       ;   116.2 p5      53 t1
        vpaddq zmm8, zmm8, zmm3                                       ;   117.2 p0      54 v[6]
        vprolq zmm4, zmm5, 0x24                                       ;   116.2 p0      39 v[2]
        vprolq zmm9, zmm5, 0x1e                                       ;   117.2 p0      39 v[2]
        vprolq zmm10, zmm5, 0x19                                      ;   118.2 p0      39 v[2]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;   119.2 p5      39 v[2]
        vmovdqa64 zmm4, zmm5                                          ;   112.2         44 v[2] copy
        vpternlogd zmm4, zmm0, zmm1, 0xe8                             ;   116.7 p5      44 v[2]
        vpaddq zmm3, zmm3, zmm4                                       ;   117.7 p5      55 v[2]
        vpaddq zmm3, zmm3, zmm10                                      ;   120.2 p5      55 v[2]
        vprolq zmm4, zmm8, 0x32                                       ;   119.2 p0      40 t1
        vprolq zmm9, zmm8, 0x2e                                       ;   120.2 p0      40 t1
        vpaddq zmm7, zmm7, [rel sha512_blocks.T1_constants512 + 960]  ;   119.7 p5+p2   53 t1
        vpaddq zmm7, zmm7, [rbp + 1792]                               ;   120.7 p5+p3   53 t1
        vprolq zmm10, zmm8, 0x17                                      ;   121.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;   122.2 p5      40 t1
        vpaddq zmm7, zmm7, zmm10                                      ;   123.2 p0      53 t1
        vmovdqa64 zmm4, zmm8                                          ;   118.2         43 t1 copy
        vpternlogd zmm4, zmm6, zmm2, 0xca                             ;   122.7 p5      43 t1
        vpaddq zmm7, zmm7, zmm4                                       ;   124.2 p0      53 t1
        vpaddq zmm1, zmm1, zmm7                                       ;   125.2 p5      54 v[5]
        vprolq zmm4, zmm3, 0x24                                       ;   124.2 p0      39 v[1]
        vprolq zmm9, zmm3, 0x1e                                       ;   125.2 p0      39 v[1]
        vprolq zmm10, zmm3, 0x19                                      ;   126.2 p0      39 v[1]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;   127.2 p5      39 v[1]
        vmovdqa64 zmm4, zmm3                                          ;   121.2         44 v[1] copy
        vpternlogd zmm4, zmm5, zmm0, 0xe8                             ;   125.7 p5      44 v[1]
        vpaddq zmm7, zmm7, zmm4                                       ;   126.7 p5      55 v[1]
        vpaddq zmm7, zmm7, zmm10                                      ;   128.2 p0      55 v[1]
        vprolq zmm4, zmm1, 0x32                                       ;   128.2 p0      40 t1
        vprolq zmm9, zmm1, 0x2e                                       ;   129.2 p0      40 t1
        vprolq zmm10, zmm1, 0x17                                      ;   130.2 p0      40 t1
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;   131.2 p5      40 t1
        vpaddq zmm2, zmm2, [rel sha512_blocks.T1_constants512 + 1024] ;   128.7 p5+p2   53 t1
        vpaddq zmm2, zmm2, [rbp + 1856]                               ;   129.7 p5+p3   53 t1
        vpaddq zmm2, zmm2, zmm10                                      ;   132.2 p5      53 t1
        vmovdqa64 zmm4, zmm1                                          ;   126.2         43 t1 copy
        vpternlogd zmm4, zmm8, zmm6, 0xca                             ;   131.2 p0      43 t1
        vpaddq zmm2, zmm2, zmm4                                       ;   133.2 p5      53 t1
        vprolq zmm4, zmm7, 0x24                                       ;   132.2 p0      39 v[0]
        vprolq zmm9, zmm7, 0x1e                                       ;   133.2 p0      39 v[0]
        vprolq zmm10, zmm7, 0x19                                      ;   134.2 p0      39 v[0]
        vpternlogd zmm10, zmm9, zmm4, 0x96                            ;   135.2 p5      39 v[0]
        vmovdqa64 zmm4, zmm7                                          ;   129.2         44 v[0] copy
        vpternlogd zmm4, zmm3, zmm5, 0xe8                             ;   133.7 p5      44 v[0]
        vpaddq zmm4, zmm4, [rbp - 128]                                ;   134.7 p5+p2   72 h
        vpaddq zmm4, zmm4, zmm10                                      ;   136.2 p0      72 h
        vpaddq zmm4, zmm4, zmm2                                       ;   137.2 p5      72 h
        vmovdqu64 [rbp - 128], zmm4                                   ;   138.2 p7+p4   72 h
        vpaddq zmm7, zmm7, [rbp - 64]                                 ;   136.2 p0+p3   72 h
        vmovdqu64 [rbp - 64], zmm7                                    ;   137.2 p8+p9   72 h
        vpaddq zmm3, zmm3, [rbp + 0]                                  ;   136.7 p5+p2   72 h
        vmovdqu64 [rbp + 0], zmm3                                     ;   137.7 p7+p4   72 h
        vpaddq zmm5, zmm5, [rbp + 64]                                 ;   137.2 p0+p3   72 h
        vmovdqu64 [rbp + 64], zmm5                                    ;   138.2 p8+p9   72 h
        vpaddq zmm0, zmm0, [rbp + 128]                                ;   137.7 p5+p2   72 h
        vpaddq zmm0, zmm0, zmm2                                       ;   138.7 p0      72 h
        vmovdqu64 [rbp + 128], zmm0                                   ;   139.7 p7+p4   72 h
        vpaddq zmm1, zmm1, [rbp + 192]                                ;   138.7 p5+p3   72 h
        vmovdqu64 [rbp + 192], zmm1                                   ;   139.7 p8+p9   72 h
        vpaddq zmm8, zmm8, [rbp + 256]                                ;   139.2 p0+p2   72 h
        vmovdqu64 [rbp + 256], zmm8                                   ;   140.2 p7+p4   72 h
        vpaddq zmm6, zmm6, [rbp + 320]                                ;   139.7 p5+p3   72 h
        vmovdqu64 [rbp + 320], zmm6                                   ;   140.7 p8+p9   72 h
        mov r8, qword [rbp + 2048]                                    ;    54.2 p10     60 blocks
        add r8, 0x80                                                  ;    59.2 p1      60 blocks
        mov qword [rbp + 2048], r8                                    ;    60.2 p7+p4   60 blocks
        mov r8, qword [rbp + 2040]                                    ;    55.0 p2      60 blocks
        add r8, 0x80                                                  ;    60.0 p6      60 blocks
        mov qword [rbp + 2040], r8                                    ;    61.0 p8+p9   60 blocks
        mov r8, qword [rbp + 2032]                                    ;    55.2 p10     60 blocks
        add r8, 0x80                                                  ;    60.2 p11     60 blocks
        mov qword [rbp + 2032], r8                                    ;    61.2 p7+p4   60 blocks
        mov r8, qword [rbp + 2024]                                    ;    55.7 p3      60 blocks
        add r8, 0x80                                                  ;    60.7 p1      60 blocks
        mov qword [rbp + 2024], r8                                    ;    61.7 p8+p9   60 blocks
        mov r8, qword [rbp + 2016]                                    ;    56.2 p2      60 blocks
        add r8, 0x80                                                  ;    61.2 p6      60 blocks
        mov qword [rbp + 2016], r8                                    ;    62.2 p7+p4   60 blocks
        mov r8, qword [rbp + 2008]                                    ;    56.7 p10     60 blocks
        add r8, 0x80                                                  ;    61.7 p11     60 blocks
        mov qword [rbp + 2008], r8                                    ;    62.7 p8+p9   60 blocks
        mov r8, qword [rbp + 2000]                                    ;    57.2 p3      60 blocks
        add r8, 0x80                                                  ;    62.2 p1      60 blocks
        mov qword [rbp + 2000], r8                                    ;    63.2 p7+p4   60 blocks
        mov r8, qword [rbp + 1984]                                    ;    57.7 p2      60 blocks
        add r8, 0x80                                                  ;    62.7 p6      60 blocks
        mov qword [rbp + 1984], r8                                    ;    63.7 p8+p9   60 blocks
        cmp r8, qword [rbp + 1992]                                    ;                    more blocks?
        jne .blocks_1
.blocks_1_done:
        vmovdqu64 zmm0, [rbp - 64]                                    ;     0.0 p2      60 blocks reload
        vmovdqu64 zmm1, [rbp - 128]                                   ;     0.2 p3      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                  ;     6.2 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                  ;     6.2 p5      60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                             ;     7.2 p5      60 blocks
        mov r8, qword [rbp + 1936]                                    ;     0.8 p10     60 blocks reload
        vmovdqu64 [r8], xmm1                                          ;    10.2 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                             ;     7.2 p5      60 blocks
        vshufi32x4 zmm3, zmm2, zmm2, 0xff                             ;     7.2 p5      60 blocks
        mov r9, qword [rbp + 1920]                                    ;     1.5 p2      60 blocks reload
        vmovdqu64 [r9], xmm2                                          ;     7.2 p8+p9   60 blocks
        mov r10, qword [rbp + 1952]                                   ;     1.8 p3      60 blocks reload
        vmovdqu64 [r10], xmm1                                         ;    10.2 p7+p4   60 blocks
        mov r11, qword [rbp + 1968]                                   ;     2.2 p10     60 blocks reload
        vmovdqu64 [r11], xmm3                                         ;    10.2 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;     7.2 p5      60 blocks
        mov r12, qword [rbp + 1944]                                   ;     2.7 p2      60 blocks reload
        vmovdqu64 [r12], xmm1                                         ;    10.2 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;     7.2 p5      60 blocks
        vshufi32x4 zmm2, zmm0, zmm0, 0xff                             ;     7.3 p5      60 blocks
        mov r13, qword [rbp + 1928]                                   ;     3.3 p3      60 blocks reload
        vmovdqu64 [r13], xmm0                                         ;     7.2 p8+p9   60 blocks
        mov r14, qword [rbp + 1960]                                   ;     3.7 p10     60 blocks reload
        vmovdqu64 [r14], xmm1                                         ;    10.2 p7+p4   60 blocks
        mov r15, qword [rbp + 1976]                                   ;     4.0 p2      60 blocks reload
        vmovdqu64 [r15], xmm2                                         ;    10.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 64]                                    ;     4.3 p3      60 blocks reload
        vmovdqu64 zmm1, [rbp + 0]                                     ;     5.0 p2      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                  ;    11.0 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                  ;    11.0 p5      60 blocks
        vmovdqu64 [r9 + 16], xmm2                                     ;    12.0 p7+p4   60 blocks
        vmovdqu64 [r13 + 16], xmm0                                    ;    12.0 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                             ;    12.0 p5      60 blocks
        vmovdqu64 [r8 + 16], xmm1                                     ;    15.0 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                             ;    12.0 p5      60 blocks
        vmovdqu64 [r10 + 16], xmm1                                    ;    15.0 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                             ;    12.3 p5      60 blocks
        vmovdqu64 [r11 + 16], xmm1                                    ;    15.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;    13.3 p5      60 blocks
        vmovdqu64 [r12 + 16], xmm1                                    ;    16.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;    14.3 p5      60 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;    15.3 p5      60 blocks
        vmovdqu64 [r14 + 16], xmm1                                    ;    17.3 p7+p4   60 blocks
        vmovdqu64 [r15 + 16], xmm0                                    ;    18.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 192]                                   ;     7.3 p3      60 blocks reload
        vmovdqu64 zmm1, [rbp + 128]                                   ;     7.5 p2      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                  ;    16.3 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                  ;    17.3 p5      60 blocks
        vmovdqu64 [r9 + 32], xmm2                                     ;    17.3 p7+p4   60 blocks
        vmovdqu64 [r13 + 32], xmm0                                    ;    18.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                             ;    18.3 p5      60 blocks
        vmovdqu64 [r8 + 32], xmm1                                     ;    21.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                             ;    19.3 p5      60 blocks
        vshufi32x4 zmm2, zmm2, zmm2, 0xff                             ;    20.3 p5      60 blocks
        vmovdqu64 [r10 + 32], xmm1                                    ;    22.3 p8+p9   60 blocks
        vmovdqu64 [r11 + 32], xmm2                                    ;    23.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;    21.3 p5      60 blocks
        vmovdqu64 [r12 + 32], xmm1                                    ;    24.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;    22.3 p5      60 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;    23.3 p5      60 blocks
        vmovdqu64 [r14 + 32], xmm1                                    ;    25.3 p7+p4   60 blocks
        vmovdqu64 [r15 + 32], xmm0                                    ;    26.3 p8+p9   60 blocks
        vmovdqu64 zmm0, [rbp + 320]                                   ;    10.3 p3      60 blocks reload
        vmovdqu64 zmm1, [rbp + 256]                                   ;    10.5 p2      60 blocks reload
        vpunpcklqdq zmm2, zmm1, zmm0                                  ;    24.3 p5      60 blocks
        vpunpckhqdq zmm0, zmm1, zmm0                                  ;    25.3 p5      60 blocks
        vmovdqu64 [r9 + 48], xmm2                                     ;    25.3 p7+p4   60 blocks
        vmovdqu64 [r13 + 48], xmm0                                    ;    26.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0x55                             ;    26.3 p5      60 blocks
        vmovdqu64 [r8 + 48], xmm1                                     ;    29.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xaa                             ;    27.3 p5      60 blocks
        vmovdqu64 [r10 + 48], xmm1                                    ;    30.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm2, zmm2, 0xff                             ;    28.3 p5      60 blocks
        vmovdqu64 [r11 + 48], xmm1                                    ;    31.3 p7+p4   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0x55                             ;    29.3 p5      60 blocks
        vmovdqu64 [r12 + 48], xmm1                                    ;    32.3 p8+p9   60 blocks
        vshufi32x4 zmm1, zmm0, zmm0, 0xaa                             ;    30.3 p5      60 blocks
        vmovdqu64 [r14 + 48], xmm1                                    ;    33.3 p7+p4   60 blocks
        vshufi32x4 zmm0, zmm0, zmm0, 0xff                             ;    31.3 p5      60 blocks
        vmovdqu64 [r15 + 48], xmm0                                    ;    34.3 p8+p9   60 blocks
        vzeroupper                                                    ;                    x87 state
        mov rsp, qword [rbp + 2072]                                   ;                    frame
        pop r15                                                       ;                    preserved
        pop r14                                                       ;                    preserved
        pop r13                                                       ;                    preserved
        pop r12                                                       ;                    preserved
        pop rbp                                                       ;                    preserved
        ret

        section .rodata align=64
; K
        align 64, db 0
sha512_blocks.T0_K:
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
; constants512
        align 64, db 0
sha512_blocks.T1_constants512:
        dq 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f, 0x0001020304050607, 0x08090a0b0c0d0e0f
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
