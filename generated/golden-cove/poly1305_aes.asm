; poly1305_aes for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/poly1305_aes.cw (sha256 b06a36568fe50c82); do not edit:
;   ./cw build poly1305_aes --cpu golden-cove
;
; void poly1305_aes(const void *key, const void *nonce, const void *m, void *tag, uint32_t n);   System V, 64 bits
;   key: 32 bytes, read, secret, no alignment needed
;   nonce: 16 bytes, read, public, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   tag: 16 bytes, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; NOT constant time: secret data indexes tables.
; The frame holds secrets after return (`wipe` clears it).
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 30 uops, planned 13.0; bounds: width 5.0, ports 5.5, path 8.0
;   blocks_lanes: 282 uops, planned 66.2; bounds: width 47.0, ports 58.7, path 54.0
;   blocks_lanes/blocks: 180 uops, planned 53.7; bounds: width 30.0, ports 48.7, path 27.0
;   blocks_lanes.2: 20 uops, planned 11.0; bounds: width 3.3, ports 3.5, path 5.0
;   blocks_lanes/blocks_last: 180 uops, planned 53.7; bounds: width 30.0, ports 48.7, path 27.0
;   blocks_lanes.4: 44 uops, planned 15.0; bounds: width 7.3, ports 6.5, path 9.0
;   body.2: 27 uops, planned 10.3; bounds: width 4.5, ports 3.0, path 5.0
;   blocks: 46 uops, planned 21.2; bounds: width 7.7, ports 6.0, path 21.0
;   body.4: 682 uops, planned 135.0; bounds: width 113.7, ports 82.4, path 128.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 1 of 5 by 26 bits: at most 1.000 * 2^26
;   a in blocks, limb 2 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 3 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 4 of 5 by 26 bits: at most 1.000 * 2^26
;   a in blocks_lanes, limb 0 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks_lanes, limb 1 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks_lanes, limb 2 of 3 by 64 bits: at most 256
;   a in blocks, limb 0 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks, limb 1 of 3 by 64 bits: at most 2^64 - 1
;   a in blocks, limb 2 of 3 by 64 bits: at most 4
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
%fatal "poly1305_aes is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_poly1305_aes
$_poly1305_aes:
%else
        global $poly1305_aes
%endif
$poly1305_aes:
        push rbx                                                         ;                    preserved
        push rbp                                                         ;                    preserved
        push r12                                                         ;                    preserved
        push r13                                                         ;                    preserved
        push r14                                                         ;                    preserved
        push r15                                                         ;                    preserved
        sub rsp, 0x398                                                   ;                    frame
        mov qword [rsp + 752], rdi                                       ;                    argument
        mov dword [rsp + 896], r8d                                       ;                    argument
        mov qword [rsp + 800], rdx                                       ;                    argument
        mov qword [rsp + 864], rsi                                       ;                    argument
        mov qword [rsp + 872], rcx                                       ;                    argument
        mov r8, qword [rsp + 752]                                        ;     0.0 p2      24 k reload
        mov esi, dword [r8 + 16]                                         ;     5.0 p3      24 k
        and esi, 0xfffffff                                               ;    10.0 p0      24 k
        mov dword [rsp + 880], esi                                       ;    11.0 p7+p4   24 k
        mov edi, dword [r8 + 20]                                         ;     5.0 p10     24 k
        and edi, 0xffffffc                                               ;    10.0 p1      24 k
        mov dword [rsp + 884], edi                                       ;    11.0 p8+p9   24 k
        shl rdi, 0x20                                                    ;    11.0 p6      24 k
        or rsi, rdi                                                      ;    12.0 p5      24 k
        mov qword [rsp + 760], rsi                                       ;    13.0 p7+p4   24 k
        mov esi, dword [r8 + 24]                                         ;     5.0 p2      24 k
        and esi, 0xffffffc                                               ;    10.0 p11     24 k
        mov dword [rsp + 888], esi                                       ;    11.0 p8+p9   24 k
        mov edi, 0                                                       ;     2.2 p0      26 blocks_lanes reload
        mov qword [rsp + 768], rdi                                       ;     3.2 p7+p4   26 blocks_lanes
        mov ebp, dword [r8 + 28]                                         ;     5.0 p3      24 k
        and ebp, 0xffffffc                                               ;    10.0 p1      24 k
        mov dword [rsp + 892], ebp                                       ;    11.0 p8+p9   24 k
        shl rbp, 0x20                                                    ;    11.0 p6      24 k
        or rsi, rbp                                                      ;    12.0 p5      24 k
        mov qword [rsp + 776], rsi                                       ;    13.0 p7+p4   24 k
        mov qword [rsp + 784], rdi                                       ;     4.0 p8+p9   26 blocks_lanes
        mov qword [rsp + 792], rdi                                       ;     4.5 p7+p4   26 blocks_lanes
        mov esi, dword [rsp + 896]                                       ;     3.8 p10     26 blocks_lanes
        shr esi, 2                                                       ;     8.8 p0      26 blocks_lanes
        cmp esi, 1                                                       ;     9.8 p11     26 blocks_lanes
        sbb edi, edi                                                     ;    10.8 p6      26 blocks_lanes
        add edi, 1                                                       ;    11.8 p1      26 blocks_lanes
        mov dword [rsp + 900], edi                                       ;    12.8 p8+p9   26 blocks_lanes
        mov dword [rsp + 904], edi                                       ;    12.8 p7+p4   26 blocks_lanes
        cmp dword [rsp + 900], 0                                         ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        mov r8d, dword [rsp + 892]                                       ;     0.0 p2      26 a
        shl r8, 0x20                                                     ;     5.0 p0      26 a
        mov esi, dword [rsp + 888]                                       ;     0.3 p3      26 a reload
        or r8, rsi                                                       ;     6.0 p1      26 a
        vmovq xmm0, r8                                                   ;     7.0 p5      26 a
        vpunpcklqdq xmm0, xmm0, xmm0                                     ;     9.0 p1      26 a
        vpsrlq xmm1, xmm0, 0xe                                           ;    10.0 p0      26 a
        vpsllq xmm2, xmm0, 0xc                                           ;    10.0 p0      26 a
        vpsrlq xmm0, xmm0, 0x28                                          ;    10.0 p1      26 a
        vmovdqa xmm3, [rel poly1305_aes.T8_constants128]                 ;     1.5 p10     26 a reload
        vpand xmm1, xmm1, xmm3                                           ;    11.0 p5      26 a
        mov r8d, dword [rsp + 884]                                       ;     1.8 p2      26 a
        shl r8, 0x20                                                     ;     6.8 p6      26 a
        mov esi, dword [rsp + 880]                                       ;     2.2 p3      26 a reload
        or r8, rsi                                                       ;     7.8 p11     26 a
        vmovq xmm4, r8                                                   ;     8.8 p5      26 a
        vpunpcklqdq xmm4, xmm4, xmm4                                     ;    10.8 p1      26 a
        vpsrlq xmm5, xmm4, 0x34                                          ;    11.8 p0      26 a
        vpternlogd xmm2, xmm5, xmm3, 0xa8                                ;    12.8 p5      26 a
        vpsrlq xmm5, xmm4, 0x1a                                          ;    11.8 p0      26 a
        vpand xmm5, xmm5, xmm3                                           ;    12.8 p1      26 a
        vpand xmm4, xmm4, xmm3                                           ;    11.8 p5      26 a
        vpmuludq xmm6, xmm4, xmm4                                        ;    12.8 p0      26 a
        vpmuludq xmm7, xmm5, xmm4                                        ;    13.8 p1      26 a
        vpmuludq xmm8, xmm2, xmm4                                        ;    13.8 p0      26 a
        vpmuludq xmm9, xmm1, xmm4                                        ;    12.8 p1      26 a
        vpmuludq xmm10, xmm0, xmm4                                       ;    12.8 p0      26 a
        vpaddq xmm7, xmm7, xmm7                                          ;    18.8 p5      26 a
        vpaddq xmm8, xmm8, xmm8                                          ;    18.8 p5      26 a
        vpaddq xmm9, xmm9, xmm9                                          ;    17.8 p1      26 a
        vmovdqa xmm11, [rel poly1305_aes.T8_constants128 + 16]           ;     5.0 p10     26 a reload
        vpmuludq xmm12, xmm11, xmm1                                      ;    12.0 p0      26 a
        vpmuludq xmm13, xmm12, xmm2                                      ;    17.0 p1      26 a
        vpaddq xmm6, xmm6, xmm13                                         ;    22.0 p5      26 a
        vpmuludq xmm13, xmm11, xmm2                                      ;    13.8 p0      26 a
        vpmuludq xmm14, xmm13, xmm1                                      ;    18.8 p1      26 a
        vpaddq xmm6, xmm6, xmm14                                         ;    23.8 p5      26 a
        vpmuludq xmm13, xmm13, xmm0                                      ;    18.8 p0      26 a
        vpaddq xmm7, xmm7, xmm13                                         ;    23.8 p5      26 a
        vpmuludq xmm13, xmm11, xmm0                                      ;    11.0 p1      26 a
        vpmuludq xmm14, xmm12, xmm1                                      ;    17.0 p0      26 a
        vpaddq xmm7, xmm7, xmm14                                         ;    24.8 p5      26 a
        vpmuludq xmm12, xmm12, xmm0                                      ;    17.0 p1      26 a
        vpaddq xmm8, xmm8, xmm12                                         ;    22.0 p5      26 a
        vpmuludq xmm12, xmm13, xmm5                                      ;    16.0 p0      26 a
        vpaddq xmm6, xmm6, xmm12                                         ;    24.8 p1      26 a
        vpmuludq xmm12, xmm11, xmm5                                      ;    13.8 p0      26 a
        vpmuludq xmm12, xmm12, xmm0                                      ;    18.8 p1      26 a
        vpaddq xmm6, xmm6, xmm12                                         ;    25.8 p5      26 a
        vpmuludq xmm12, xmm13, xmm2                                      ;    16.0 p0      26 a
        vpaddq xmm7, xmm7, xmm12                                         ;    25.8 p5      26 a
        vpmuludq xmm12, xmm13, xmm1                                      ;    16.0 p1      26 a
        vpaddq xmm8, xmm8, xmm12                                         ;    23.0 p5      26 a
        vpmuludq xmm12, xmm13, xmm0                                      ;    16.0 p0      26 a
        vpaddq xmm9, xmm9, xmm12                                         ;    21.0 p1      26 a
        vpmuludq xmm12, xmm2, xmm5                                       ;    16.2 p0      26 a
        vpmuludq xmm13, xmm5, xmm5                                       ;    16.5 p1      26 a
        vpaddq xmm8, xmm8, xmm13                                         ;    24.0 p5      26 a
        vpmuludq xmm13, xmm1, xmm5                                       ;    17.2 p0      26 a
        vpaddq xmm9, xmm9, xmm12                                         ;    22.0 p5      26 a
        vpaddq xmm9, xmm9, xmm12                                         ;    23.0 p1      26 a
        vpmuludq xmm12, xmm2, xmm2                                       ;    18.2 p0      26 a
        vpaddq xmm12, xmm12, xmm10                                       ;    23.2 p5      26 a
        vpaddq xmm12, xmm12, xmm10                                       ;    24.2 p1      26 a
        vpaddq xmm12, xmm12, xmm13                                       ;    25.2 p5      26 a
        vpaddq xmm12, xmm12, xmm13                                       ;    26.2 p0      26 a
        vpsrlq xmm10, xmm6, 0x1a                                         ;    26.8 p1      26 a
        vpaddq xmm7, xmm7, xmm10                                         ;    27.8 p5      26 a
        vpsrlq xmm10, xmm7, 0x1a                                         ;    28.8 p0      26 a
        vpaddq xmm8, xmm8, xmm10                                         ;    29.8 p1      26 a
        vpsrlq xmm10, xmm9, 0x1a                                         ;    24.0 p0      26 a
        vpaddq xmm12, xmm12, xmm10                                       ;    27.2 p5      26 a
        vpand xmm9, xmm9, xmm3                                           ;    24.0 p1      26 a
        vpsrlq xmm10, xmm8, 0x1a                                         ;    30.8 p0      26 a
        vpaddq xmm9, xmm9, xmm10                                         ;    31.8 p5      26 a
        vpand xmm6, xmm6, xmm3                                           ;    26.8 p1      26 a
        vpand xmm7, xmm7, xmm3                                           ;    28.8 p5      26 a
        vpsrlq xmm10, xmm12, 0x1a                                        ;    28.2 p0      26 a
        vpmuludq xmm10, xmm10, xmm11                                     ;    29.2 p1      26 a
        vpaddq xmm6, xmm6, xmm10                                         ;    34.2 p5      26 a
        vpand xmm12, xmm12, xmm3                                         ;    28.2 p0      26 a
        vpsrlq xmm10, xmm9, 0x1a                                         ;    32.8 p1      26 a
        vpaddq xmm12, xmm12, xmm10                                       ;    33.8 p5      26 a
        vpunpcklqdq xmm0, xmm12, xmm0                                    ;    34.8 p1      26 a
        vpand xmm8, xmm8, xmm3                                           ;    30.8 p0      26 a
        vpunpcklqdq xmm2, xmm8, xmm2                                     ;    31.8 p5      26 a
        vpand xmm9, xmm9, xmm3                                           ;    32.8 p0      26 a
        vpunpcklqdq xmm1, xmm9, xmm1                                     ;    33.8 p1      26 a
        vmovdqa [rsp + 0], xmm12                                         ;    34.8 p7+p4   26 a
        vpmuludq xmm10, xmm11, xmm12                                     ;    34.8 p0      26 a
        vpsrlq xmm13, xmm6, 0x1a                                         ;    35.2 p1      26 a
        vpaddq xmm7, xmm7, xmm13                                         ;    36.2 p5      26 a
        vpunpcklqdq xmm5, xmm7, xmm5                                     ;    37.2 p5      26 a
        vpand xmm6, xmm6, xmm3                                           ;    35.2 p0      26 a
        vpunpcklqdq xmm4, xmm6, xmm4                                     ;    36.2 p1      26 a
        vmovdqa [rsp + 16], xmm9                                         ;    33.8 p8+p9   26 a
        vpmuludq xmm13, xmm11, xmm9                                      ;    33.8 p0      26 a
        vpmuludq xmm12, xmm12, xmm4                                      ;    37.2 p1      26 a
        vmovdqa [rsp + 32], xmm8                                         ;    31.8 p7+p4   26 a
        vmovdqa [rsp + 48], xmm13                                        ;    38.8 p8+p9   26 a
        vmovdqa [rsp + 64], xmm10                                        ;    39.8 p7+p4   26 a
        vpmuludq xmm14, xmm11, xmm8                                      ;    31.8 p0      26 a
        vmovdqa [rsp + 80], xmm14                                        ;    36.8 p8+p9   26 a
        vpmuludq xmm15, xmm14, xmm1                                      ;    36.8 p1      26 a
        vpmuludq xmm14, xmm14, xmm0                                      ;    36.8 p0      26 a
        vmovdqa [rsp + 96], xmm0                                         ;    35.8 p7+p4   26 a
        vmovdqa [rsp + 112], xmm7                                        ;    37.2 p8+p9   26 a
        vmovdqa [rsp + 128], xmm4                                        ;    37.2 p7+p4   26 a
        vmovdqa [rsp + 144], xmm1                                        ;    34.8 p8+p9   26 a
        vmovdqa [rsp + 160], xmm2                                        ;    32.8 p7+p4   26 a
        vmovdqa [rsp + 176], xmm6                                        ;    36.2 p8+p9   26 a
        vmovdqa [rsp + 192], xmm5                                        ;    38.2 p7+p4   26 a
        mov r8, qword [rsp + 792]                                        ;    18.7 p2      26 a
        shr r8, 2                                                        ;    23.7 p6      26 a
        mov esi, dword [rsp + 896]                                       ;    19.0 p3      26 blocks
        shr esi, 2                                                       ;    24.0 p6      26 blocks
        cmp esi, 1                                                       ;    25.0 p11     26 blocks
        sbb edi, edi                                                     ;    26.0 p6      26 blocks
        add esi, 0xffffffff                                              ;    25.0 p11     26 blocks
        sub esi, edi                                                     ;    27.0 p11     26 blocks
        mov dword [rsp + 908], esi                                       ;    28.0 p8+p9   26 blocks
        shl rsi, 6                                                       ;    28.0 p6      26 blocks
        add rsi, qword [rsp + 800]                                       ;    29.0 p11+p10   26 blocks
        mov qword [rsp + 808], rsi                                       ;    30.0 p7+p4   26 blocks
        vpmuludq xmm3, xmm13, xmm2                                       ;    38.8 p1      26 a
        vpaddq xmm15, xmm15, xmm3                                        ;    43.8 p5      26 a
        vpmuludq xmm3, xmm13, xmm1                                       ;    38.8 p0      26 a
        vpaddq xmm14, xmm14, xmm3                                        ;    43.8 p5      26 a
        vpmuludq xmm3, xmm13, xmm0                                       ;    38.8 p1      26 a
        vpmuludq xmm13, xmm9, xmm4                                       ;    37.2 p0      26 a
        vpmuludq xmm9, xmm9, xmm5                                        ;    38.2 p1      26 a
        vpaddq xmm12, xmm12, xmm9                                        ;    43.2 p5      26 a
        vpmuludq xmm9, xmm6, xmm4                                        ;    37.2 p0      26 a
        vpaddq xmm15, xmm15, xmm9                                        ;    44.8 p5      26 a
        vpmuludq xmm9, xmm7, xmm4                                        ;    37.2 p1      26 a
        vpaddq xmm14, xmm14, xmm9                                        ;    44.8 p5      26 a
        vpmuludq xmm4, xmm4, xmm8                                        ;    37.2 p0      26 a
        vpaddq xmm3, xmm3, xmm4                                          ;    43.8 p5      26 a
        vpmuludq xmm4, xmm11, xmm7                                       ;    37.2 p1      26 a
        vmovdqa [rsp + 208], xmm4                                        ;    42.2 p8+p9   26 a
        vpmuludq xmm4, xmm4, xmm0                                        ;    42.2 p0      26 a
        vpaddq xmm15, xmm15, xmm4                                        ;    47.2 p5      26 a
        vpmuludq xmm4, xmm8, xmm2                                        ;    36.5 p1      26 a
        vpaddq xmm12, xmm12, xmm4                                        ;    44.2 p5      26 a
        vpmuludq xmm4, xmm8, xmm5                                        ;    38.2 p0      26 a
        vpaddq xmm13, xmm13, xmm4                                        ;    43.2 p5      26 a
        vpmuludq xmm4, xmm10, xmm5                                       ;    39.8 p1      26 a
        vpaddq xmm15, xmm15, xmm4                                        ;    48.2 p5      26 a
        vpmuludq xmm4, xmm6, xmm5                                        ;    38.2 p0      26 a
        vpaddq xmm14, xmm14, xmm4                                        ;    45.8 p1      26 a
        vpmuludq xmm4, xmm7, xmm5                                        ;    39.2 p0      26 a
        vpaddq xmm3, xmm3, xmm4                                          ;    44.8 p5      26 a
        vpmuludq xmm4, xmm10, xmm2                                       ;    39.8 p1      26 a
        vpaddq xmm14, xmm14, xmm4                                        ;    46.8 p5      26 a
        vpmuludq xmm4, xmm10, xmm1                                       ;    40.2 p0      26 a
        vpaddq xmm3, xmm3, xmm4                                          ;    45.8 p1      26 a
        vpmuludq xmm4, xmm10, xmm0                                       ;    41.2 p0      26 a
        vpaddq xmm13, xmm13, xmm4                                        ;    46.2 p5      26 a
        vpmuludq xmm4, xmm6, xmm2                                        ;    41.5 p1      26 a
        vpaddq xmm3, xmm3, xmm4                                          ;    46.8 p5      26 a
        vpmuludq xmm4, xmm6, xmm1                                        ;    42.2 p0      26 a
        vpmuludq xmm6, xmm6, xmm0                                        ;    42.5 p1      26 a
        vpaddq xmm13, xmm13, xmm4                                        ;    47.2 p5      26 a
        vpmuludq xmm4, xmm7, xmm2                                        ;    43.2 p0      26 a
        vpmuludq xmm7, xmm7, xmm1                                        ;    43.5 p1      26 a
        vpaddq xmm13, xmm13, xmm4                                        ;    48.2 p5      26 a
        vpaddq xmm12, xmm12, xmm6                                        ;    47.5 p0      26 a
        vpaddq xmm12, xmm12, xmm7                                        ;    48.5 p1      26 a
        vpmuludq xmm2, xmm2, xmm11                                       ;    45.2 p0      26 a
        vpsrlq xmm4, xmm15, 0x1a                                         ;    49.2 p1      26 a
        vpaddq xmm14, xmm14, xmm4                                        ;    50.2 p5      26 a
        vpmuludq xmm1, xmm1, xmm11                                       ;    46.2 p0      26 a
        vpmuludq xmm0, xmm0, xmm11                                       ;    46.5 p1      26 a
        vpmuludq xmm4, xmm5, xmm11                                       ;    47.2 p0      26 a
        vpsrlq xmm5, xmm14, 0x1a                                         ;    51.2 p1      26 a
        vpaddq xmm3, xmm3, xmm5                                          ;    52.2 p5      26 a
        vpsrlq xmm5, xmm13, 0x1a                                         ;    49.2 p0      26 a
        vpaddq xmm12, xmm12, xmm5                                        ;    50.2 p5      26 a
        vmovdqa xmm5, [rel poly1305_aes.T8_constants128]                 ;    29.7 p2      26 a reload
        vpand xmm13, xmm13, xmm5                                         ;    49.2 p5      26 a
        vpand xmm15, xmm15, xmm5                                         ;    49.2 p1      26 a
        vpsrlq xmm6, xmm3, 0x1a                                          ;    53.2 p0      26 a
        vpaddq xmm13, xmm13, xmm6                                        ;    54.2 p5      26 a
        vpand xmm14, xmm14, xmm5                                         ;    51.2 p1      26 a
        vmovdqa [rsp + 224], xmm2                                        ;    50.2 p7+p4   26 a
        vmovdqa [rsp + 240], xmm0                                        ;    51.5 p8+p9   26 a
        vmovdqa [rsp + 256], xmm1                                        ;    51.2 p7+p4   26 a
        vmovdqa [rsp + 272], xmm4                                        ;    52.2 p8+p9   26 a
        vpsrlq xmm0, xmm12, 0x1a                                         ;    51.2 p0      26 a
        vpmuludq xmm0, xmm0, xmm11                                       ;    52.2 p1      26 a
        vpand xmm12, xmm12, xmm5                                         ;    51.2 p5      26 a
        vpaddq xmm15, xmm15, xmm0                                        ;    57.2 p5      26 a
        vpsrlq xmm0, xmm13, 0x1a                                         ;    55.2 p0      26 a
        vpaddq xmm12, xmm12, xmm0                                        ;    56.2 p1      26 a
        vpand xmm13, xmm13, xmm5                                         ;    55.2 p5      26 a
        vmovdqa [rsp + 288], xmm12                                       ;    57.2 p7+p4   26 a
        vpand xmm3, xmm3, xmm5                                           ;    53.2 p0      26 a
        vpunpcklqdq xmm0, xmm12, xmm12                                   ;    57.2 p1      26 a
        vmovdqa [rsp + 304], xmm0                                        ;    58.2 p8+p9   26 a
        vpmuludq xmm0, xmm0, xmm11                                       ;    58.2 p0      26 a
        vmovdqa [rsp + 320], xmm0                                        ;    63.2 p7+p4   26 a
        vpmuludq xmm0, xmm12, xmm11                                      ;    57.2 p1      26 a
        vmovdqa [rsp + 336], xmm0                                        ;    62.2 p8+p9   26 a
        vmovdqa [rsp + 352], xmm13                                       ;    56.2 p7+p4   26 a
        vpsrlq xmm0, xmm15, 0x1a                                         ;    58.2 p0      26 a
        vpaddq xmm14, xmm14, xmm0                                        ;    59.2 p5      26 a
        vpand xmm15, xmm15, xmm5                                         ;    58.2 p5      26 a
        vmovdqa [rsp + 368], xmm3                                        ;    54.2 p8+p9   26 a
        vpunpcklqdq xmm0, xmm13, xmm13                                   ;    56.2 p1      26 a
        vpmuludq xmm1, xmm13, xmm11                                      ;    56.2 p0      26 a
        vmovdqa [rsp + 384], xmm1                                        ;    61.2 p7+p4   26 a
        vmovdqa [rsp + 400], xmm0                                        ;    57.2 p8+p9   26 a
        vpmuludq xmm0, xmm0, xmm11                                       ;    57.2 p1      26 a
        vmovdqa [rsp + 416], xmm0                                        ;    62.2 p7+p4   26 a
        vmovdqa [rsp + 432], xmm14                                       ;    60.2 p8+p9   26 a
        vmovdqa [rsp + 448], xmm15                                       ;    59.2 p7+p4   26 a
        vpunpcklqdq xmm0, xmm15, xmm15                                   ;    59.2 p5      26 a
        vmovdqa [rsp + 464], xmm0                                        ;    60.2 p8+p9   26 a
        vpunpcklqdq xmm0, xmm3, xmm3                                     ;    55.7 p5      26 a
        vpmuludq xmm1, xmm3, xmm11                                       ;    56.2 p0      26 a
        vmovdqa [rsp + 480], xmm1                                        ;    61.2 p7+p4   26 a
        vmovdqa [rsp + 496], xmm0                                        ;    56.7 p8+p9   26 a
        vpmuludq xmm0, xmm0, xmm11                                       ;    56.7 p1      26 a
        vmovdqa [rsp + 512], xmm0                                        ;    61.7 p7+p4   26 a
        vpunpcklqdq xmm0, xmm14, xmm14                                   ;    60.2 p5      26 a
        vpmuludq xmm1, xmm14, xmm11                                      ;    60.2 p0      26 a
        vpmuludq xmm2, xmm11, xmm0                                       ;    61.2 p1      26 a
        vmovdqa [rsp + 528], xmm0                                        ;    61.2 p8+p9   26 a
        vmovdqa [rsp + 544], xmm2                                        ;    66.2 p7+p4   26 a
        vmovdqa [rsp + 560], xmm1                                        ;    65.2 p8+p9   26 a
        mov r9, qword [rsp + 792]                                        ;    38.3 p3      26 a
        and r9, -4                                                       ;    43.3 p6      26 a
        add r8, r9                                                       ;    44.3 p11     26 a
        mov r9, qword [rsp + 792]                                        ;    38.8 p10     26 a
        and r9, 3                                                        ;    43.8 p6      26 a
        mov r10, qword [rsp + 784]                                       ;    39.2 p2      26 a
        add r8, qword [rsp + 768]                                        ;    45.3 p11+p3   26 a
        adc r10, 0                                                       ;    46.3 p6      26 a
        adc r9, 0                                                        ;    47.3 p6      26 a
        mov r11, r8                                                      ;    46.3         26 a copy
        mov r12, r10                                                     ;    47.3         26 a copy
        mov r13, r9                                                      ;    48.3         26 a copy
        add r11, 5                                                       ;    46.3 p11     26 a
        adc r12, 0                                                       ;    47.3 p6      26 a
        adc r13, 0                                                       ;    48.3 p6      26 a
        mov r11, r13                                                     ;    49.3         26 a copy
        shr r11, 2                                                       ;    49.3 p6      26 a
        and r13, -4                                                      ;    49.3 p11     26 a
        add r11, r13                                                     ;    50.3 p11     26 a
        add r8, r11                                                      ;    51.3 p11     26 a
        adc r10, 0                                                       ;    52.3 p6      26 a
        adc r9, 0                                                        ;    53.3 p6      26 a
        and r9, 3                                                        ;    54.3 p11     26 a
        and r9d, 3                                                       ;    55.3 p11     26 a
        shl r9d, 0x18                                                    ;    56.3 p6      26 a
        and r9d, 0x3ffffff                                               ;    57.3 p11     26 a
        mov r11, r10                                                     ;    53.3         26 a copy
        shr r11, 0x28                                                    ;    53.3 p6      26 a
        or r9d, r11d                                                     ;    58.3 p11     26 a
        vmovd xmm0, r9d                                                  ;    59.3 p5      26 blocks
        vmovdqa [rsp + 576], xmm0                                        ;    61.3 p7+p4   26 blocks
        mov esi, r10d                                                    ;    53.3         26 a copy
        shr r10, 0xe                                                     ;    53.3 p6      26 a
        and esi, 0x3fff                                                  ;    53.3 p11     26 a
        shl esi, 0xc                                                     ;    54.3 p6      26 a
        and esi, 0x3ffffff                                               ;    55.3 p11     26 a
        and r10d, 0x3ffffff                                              ;    54.3 p11     26 a
        vmovd xmm0, r10d                                                 ;    58.7 p5      26 blocks
        vmovdqa [rsp + 592], xmm0                                        ;    60.7 p8+p9   26 blocks
        mov r9, r8                                                       ;    52.3         26 a copy
        shr r9, 0x34                                                     ;    52.3 p6      26 a
        or esi, r9d                                                      ;    56.3 p11     26 a
        vmovd xmm0, esi                                                  ;    59.7 p5      26 blocks
        vmovdqa [rsp + 608], xmm0                                        ;    61.7 p7+p4   26 blocks
        mov r9, r8                                                       ;    52.3         26 a copy
        shr r9, 0x1a                                                     ;    52.5 p6      26 a
        and r9d, 0x3ffffff                                               ;    53.5 p11     26 a
        vmovd xmm0, r9d                                                  ;    60.7 p5      26 blocks
        vmovdqa [rsp + 624], xmm0                                        ;    62.7 p8+p9   26 blocks
        and r8d, 0x3ffffff                                               ;    53.5 p6      26 a
        vmovd xmm0, r8d                                                  ;    61.7 p5      26 blocks
        vmovdqa [rsp + 640], xmm0                                        ;    63.7 p7+p4   26 blocks
        cmp dword [rsp + 908], 0                                         ;                    no blocks?
        je .blocks_2_done
        mov r8, qword [rsp + 800]                                        ;                    resident
        vmovdqa xmm0, [rsp + 640]                                        ;                    resident
        vmovdqa xmm1, [rsp + 624]                                        ;                    resident
        vmovdqa xmm2, [rsp + 608]                                        ;                    resident
        vmovdqa xmm3, [rsp + 592]                                        ;                    resident
        vmovdqa xmm4, [rsp + 576]                                        ;                    resident
        align 16
.blocks_2:
        vmovq xmm5, [r8 + 32]                                            ;     0.0 p2      26 a
        vmovhps xmm5, xmm5, [r8 + 48]                                    ;     6.0 p5+p3   26 a
        vpsrlq xmm6, xmm5, 0x1a                                          ;     7.0 p0      26 a
        vpsrlq xmm7, xmm5, 0x34                                          ;     7.0 p1      26 a
        vmovq xmm8, [r8 + 40]                                            ;     0.8 p10     26 a
        vmovhps xmm8, xmm8, [r8 + 56]                                    ;     6.8 p5+p2   26 a
        vmovq xmm9, [r8]                                                 ;     1.3 p3      26 a
        vmovhps xmm9, xmm9, [r8 + 16]                                    ;     7.3 p5+p10   26 a
        vmovq xmm10, [r8 + 8]                                            ;     2.0 p2      26 a
        vmovhps xmm10, xmm10, [r8 + 24]                                  ;     8.0 p5+p3   26 a
        vpsllq xmm11, xmm8, 0xc                                          ;     7.8 p0      26 a
        vmovdqa xmm12, [rel poly1305_aes.T8_constants128]                ;     2.8 p10     26 a reload
        vpternlogd xmm11, xmm7, xmm12, 0xa8                              ;     8.8 p1      26 a
        vpsrlq xmm7, xmm8, 0xe                                           ;     7.8 p0      26 a
        vpsrlq xmm8, xmm8, 0x28                                          ;     7.8 p1      26 a
        vpsrlq xmm13, xmm9, 0x1a                                         ;     8.3 p0      26 a
        vpsrlq xmm14, xmm9, 0x34                                         ;     8.3 p1      26 a
        vpsllq xmm15, xmm10, 0xc                                         ;     9.0 p0      26 a
        vpternlogd xmm15, xmm14, xmm12, 0xa8                             ;    10.0 p5      26 a
        vpaddq xmm15, xmm15, xmm2                                        ;    11.0 p5      26 a
        vpsrlq xmm14, xmm10, 0xe                                         ;     9.0 p1      26 a
        vpsrlq xmm10, xmm10, 0x28                                        ;     9.0 p0      26 a
        vmovdqa xmm2, [rel poly1305_aes.T8_constants128 + 32]            ;     4.3 p2      26 a reload
        vpor xmm8, xmm8, xmm2                                            ;    10.3 p5      26 a
        vpor xmm10, xmm10, xmm2                                          ;    10.3 p1      26 a
        vpaddq xmm10, xmm10, xmm4                                        ;    11.3 p5      26 a
        vpand xmm5, xmm5, xmm12                                          ;     8.8 p0      26 a
        vpand xmm6, xmm6, xmm12                                          ;     8.8 p1      26 a
        vpand xmm7, xmm7, xmm12                                          ;     8.8 p5      26 a
        vpand xmm9, xmm9, xmm12                                          ;     8.8 p0      26 a
        vpaddq xmm9, xmm9, xmm0                                          ;     9.8 p1      26 a
        vpand xmm13, xmm13, xmm12                                        ;     9.3 p5      26 a
        vpaddq xmm13, xmm13, xmm1                                        ;    10.3 p0      26 a
        vpand xmm14, xmm14, xmm12                                        ;    10.0 p1      26 a
        vpaddq xmm14, xmm14, xmm3                                        ;    11.0 p5      26 a
        vmovdqa xmm0, [rsp + 176]                                        ;     6.5 p3      26 a reload
        vpmuludq xmm1, xmm0, xmm5                                        ;    12.5 p0      26 a
        vpmuludq xmm2, xmm0, xmm6                                        ;    12.5 p1      26 a
        vpmuludq xmm3, xmm0, xmm11                                       ;    12.5 p0      26 a
        vpmuludq xmm4, xmm0, xmm7                                        ;    12.5 p1      26 a
        vpmuludq xmm0, xmm0, xmm8                                        ;    12.5 p0      26 a
        add r8, 0x40                                                     ;     7.5 p6      26 blocks
        vmovdqa xmm12, [rsp + 112]                                       ;     7.7 p10     26 a reload
        vmovdqa [rsp + 656], xmm10                                       ;    12.3 p7+p4   26 a spill
        vpmuludq xmm10, xmm12, xmm5                                      ;    13.7 p1      26 a
        vpaddq xmm2, xmm2, xmm10                                         ;    18.7 p5      26 a
        vpmuludq xmm10, xmm12, xmm6                                      ;    13.7 p0      26 a
        vpaddq xmm3, xmm3, xmm10                                         ;    18.7 p5      26 a
        vpmuludq xmm10, xmm12, xmm11                                     ;    13.7 p1      26 a
        vpmuludq xmm12, xmm12, xmm7                                      ;    14.3 p0      26 a
        vpaddq xmm4, xmm4, xmm10                                         ;    18.7 p5      26 a
        vpaddq xmm0, xmm0, xmm12                                         ;    19.3 p5      26 a
        vmovdqa xmm10, [rsp + 16]                                        ;     9.3 p2      26 a reload
        vpmuludq xmm12, xmm10, xmm5                                      ;    15.3 p1      26 a
        vpmuludq xmm10, xmm10, xmm6                                      ;    15.3 p0      26 a
        vpaddq xmm4, xmm4, xmm12                                         ;    20.3 p5      26 a
        vpaddq xmm0, xmm0, xmm10                                         ;    20.3 p1      26 a
        vmovdqa xmm10, [rsp + 32]                                        ;    10.2 p3      26 a reload
        vpmuludq xmm12, xmm10, xmm5                                      ;    16.3 p0      26 a
        vpaddq xmm3, xmm3, xmm12                                         ;    21.3 p5      26 a
        vpmuludq xmm5, xmm5, [rsp + 0]                                   ;    16.7 p1+p10   26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    21.7 p5      26 a
        vpmuludq xmm5, xmm10, xmm6                                       ;    17.3 p0      26 a
        vpmuludq xmm10, xmm10, xmm11                                     ;    17.7 p1      26 a
        vmovdqa xmm12, [rsp + 64]                                        ;    11.3 p2      26 a reload
        vpmuludq xmm6, xmm6, xmm12                                       ;    18.3 p0      26 a
        vpaddq xmm4, xmm4, xmm5                                          ;    22.3 p5      26 a
        vpaddq xmm1, xmm1, xmm6                                          ;    23.3 p1      26 a
        vpaddq xmm0, xmm0, xmm10                                         ;    22.7 p5      26 a
        vpmuludq xmm5, xmm12, xmm11                                      ;    19.3 p0      26 a
        vmovdqa xmm6, [rsp + 48]                                         ;    12.3 p3      26 a reload
        vpmuludq xmm10, xmm11, xmm6                                      ;    19.7 p1      26 a
        vpaddq xmm1, xmm1, xmm10                                         ;    24.7 p5      26 a
        vpaddq xmm2, xmm2, xmm5                                          ;    24.3 p0      26 a
        vpmuludq xmm5, xmm12, xmm7                                       ;    20.7 p1      26 a
        vpmuludq xmm10, xmm12, xmm8                                      ;    21.3 p0      26 a
        vpaddq xmm4, xmm4, xmm10                                         ;    26.3 p5      26 a
        vpmuludq xmm10, xmm6, xmm7                                       ;    21.7 p1      26 a
        vpmuludq xmm6, xmm6, xmm8                                        ;    22.3 p0      26 a
        vmovdqa xmm11, [rsp + 80]                                        ;    13.8 p10     26 a reload
        vpmuludq xmm7, xmm7, xmm11                                       ;    22.7 p1      26 a
        vpmuludq xmm11, xmm11, xmm8                                      ;    23.3 p0      26 a
        vpaddq xmm1, xmm1, xmm7                                          ;    27.7 p5      26 a
        vpaddq xmm2, xmm2, xmm10                                         ;    26.7 p5      26 a
        vpmuludq xmm7, xmm8, [rsp + 208]                                 ;    23.7 p1+p2   26 a
        vpaddq xmm1, xmm1, xmm7                                          ;    28.7 p5      26 a
        vpaddq xmm3, xmm3, xmm5                                          ;    25.7 p0      26 a
        vpaddq xmm2, xmm2, xmm11                                         ;    28.3 p1      26 a
        vpaddq xmm3, xmm3, xmm6                                          ;    27.3 p5      26 a
        vmovdqa xmm5, [rsp + 464]                                        ;    15.5 p3      26 a reload
        vpmuludq xmm6, xmm5, xmm9                                        ;    25.3 p0      26 a
        vpaddq xmm1, xmm1, xmm6                                          ;    30.3 p1      26 a
        vpmuludq xmm6, xmm5, xmm13                                       ;    26.3 p0      26 a
        vpmuludq xmm7, xmm5, xmm15                                       ;    26.7 p1      26 a
        vpmuludq xmm8, xmm5, xmm14                                       ;    27.3 p0      26 a
        vmovdqa xmm10, [rsp + 656]                                       ;    16.5 p10     26 a reload
        vpmuludq xmm5, xmm5, xmm10                                       ;    27.7 p1      26 a
        vpaddq xmm4, xmm4, xmm8                                          ;    32.3 p5      26 a
        vpaddq xmm2, xmm2, xmm6                                          ;    31.3 p5      26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    32.7 p5      26 a
        vpaddq xmm3, xmm3, xmm7                                          ;    31.7 p0      26 a
        vmovdqa xmm5, [rsp + 528]                                        ;    17.5 p2      26 a reload
        vpmuludq xmm6, xmm5, xmm9                                        ;    28.7 p1      26 a
        vpmuludq xmm7, xmm5, xmm13                                       ;    29.3 p0      26 a
        vpmuludq xmm8, xmm5, xmm15                                       ;    29.7 p1      26 a
        vpmuludq xmm5, xmm5, xmm14                                       ;    30.3 p0      26 a
        vpaddq xmm4, xmm4, xmm8                                          ;    34.7 p5      26 a
        vpaddq xmm2, xmm2, xmm6                                          ;    33.7 p5      26 a
        vmovdqa xmm6, [rsp + 400]                                        ;    18.7 p3      26 a reload
        vpmuludq xmm8, xmm6, xmm9                                        ;    30.7 p1      26 a
        vpmuludq xmm6, xmm6, xmm13                                       ;    31.3 p0      26 a
        vpaddq xmm4, xmm4, xmm8                                          ;    35.7 p5      26 a
        vmovdqa xmm8, [rsp + 496]                                        ;    19.3 p10     26 a reload
        vpmuludq xmm11, xmm8, xmm9                                       ;    31.7 p1      26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    35.3 p5      26 a
        vpaddq xmm0, xmm0, xmm6                                          ;    36.3 p0      26 a
        vpmuludq xmm5, xmm9, [rsp + 304]                                 ;    32.7 p1+p2   26 a
        vpmuludq xmm6, xmm8, xmm13                                       ;    33.3 p0      26 a
        vpmuludq xmm8, xmm8, xmm15                                       ;    33.7 p1      26 a
        vpaddq xmm4, xmm4, xmm6                                          ;    38.3 p5      26 a
        vmovdqa xmm6, [rsp + 320]                                        ;    20.7 p3      26 a reload
        vpmuludq xmm9, xmm13, xmm6                                       ;    34.3 p0      26 a
        vpaddq xmm3, xmm3, xmm7                                          ;    34.3 p5      26 a
        vpmuludq xmm7, xmm6, xmm15                                       ;    34.7 p1      26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    37.7 p5      26 a
        vmovdqa xmm5, [rsp + 416]                                        ;    21.5 p10     26 a reload
        vpmuludq xmm12, xmm15, xmm5                                      ;    35.3 p0      26 a
        vpaddq xmm1, xmm1, xmm9                                          ;    39.3 p1      26 a
        vpmuludq xmm9, xmm6, xmm14                                       ;    36.3 p0      26 a
        vpmuludq xmm6, xmm6, xmm10                                       ;    36.7 p1      26 a
        vpaddq xmm0, xmm0, xmm8                                          ;    38.7 p5      26 a
        vpmuludq xmm8, xmm5, xmm14                                       ;    37.3 p0      26 a
        vpmuludq xmm5, xmm5, xmm10                                       ;    37.7 p1      26 a
        vpaddq xmm1, xmm1, xmm12                                         ;    40.3 p5      26 a
        vmovdqa xmm12, [rsp + 512]                                       ;    23.0 p2      26 a reload
        vpmuludq xmm13, xmm14, xmm12                                     ;    38.3 p0      26 a
        vpmuludq xmm12, xmm12, xmm10                                     ;    38.7 p1      26 a
        vpaddq xmm3, xmm3, xmm11                                         ;    38.2 p5      26 a
        vpmuludq xmm10, xmm10, [rsp + 544]                               ;    39.3 p0+p3   26 a
        vpaddq xmm4, xmm4, xmm6                                          ;    41.7 p5      26 a
        vpaddq xmm2, xmm2, xmm7                                          ;    39.7 p1      26 a
        vpaddq xmm1, xmm1, xmm13                                         ;    43.3 p5      26 a
        vpaddq xmm2, xmm2, xmm8                                          ;    42.3 p0      26 a
        vpaddq xmm1, xmm1, xmm10                                         ;    44.3 p1      26 a
        vpaddq xmm3, xmm3, xmm9                                          ;    41.3 p5      26 a
        vpaddq xmm2, xmm2, xmm12                                         ;    43.7 p0      26 a
        vpaddq xmm3, xmm3, xmm5                                          ;    42.7 p1      26 a
        vpsrlq xmm5, xmm4, 0x1a                                          ;    42.7 p0      26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    43.7 p5      26 a
        vmovdqa xmm5, [rel poly1305_aes.T8_constants128]                 ;    25.5 p10     26 a reload
        vpand xmm4, xmm4, xmm5                                           ;    42.7 p1      26 a
        vpsrlq xmm6, xmm0, 0x1a                                          ;    44.7 p0      26 a
        vpand xmm0, xmm0, xmm5                                           ;    44.7 p5      26 a
        vpsrlq xmm7, xmm1, 0x1a                                          ;    45.3 p1      26 a
        vpaddq xmm2, xmm2, xmm7                                          ;    46.3 p5      26 a
        vpand xmm1, xmm1, xmm5                                           ;    45.3 p0      26 a
        vpsrlq xmm7, xmm2, 0x1a                                          ;    47.3 p1      26 a
        vpaddq xmm3, xmm3, xmm7                                          ;    48.3 p5      26 a
        vpand xmm2, xmm2, xmm5                                           ;    47.3 p0      26 a
        vpmuludq xmm6, xmm6, [rel poly1305_aes.T8_constants128 + 16]     ;    45.7 p1+p2   26 a
        vpaddq xmm1, xmm1, xmm6                                          ;    50.7 p5      26 a
        vpsrlq xmm6, xmm3, 0x1a                                          ;    49.3 p0      26 a
        vpaddq xmm4, xmm4, xmm6                                          ;    50.3 p1      26 a
        vpand xmm3, xmm3, xmm5                                           ;    49.3 p5      26 a
        vpsrlq xmm6, xmm1, 0x1a                                          ;    51.7 p0      26 a
        vpaddq xmm2, xmm2, xmm6                                          ;    52.7 p1      26 a
        vpand xmm1, xmm1, xmm5                                           ;    51.7 p5      26 a
        vpsrlq xmm6, xmm4, 0x1a                                          ;    51.3 p0      26 a
        vpaddq xmm0, xmm0, xmm6                                          ;    52.3 p1      26 a
        vpand xmm4, xmm4, xmm5                                           ;    51.3 p5      26 a
        vmovdqa xmm5, xmm2                                               ;    53.7         26 a copy
        vmovdqa xmm2, xmm3                                               ;    50.3         26 a copy
        vmovdqa xmm3, xmm4                                               ;    52.3         26 a copy
        vmovdqa xmm4, xmm0                                               ;    53.3         26 a copy
        vmovdqa xmm0, xmm1                                               ;    52.7         26 a copy
        vmovdqa xmm1, xmm5                                               ;    53.7         26 a copy
        cmp r8, qword [rsp + 808]                                        ;                    more blocks?
        jne .blocks_2
        mov qword [rsp + 800], r8                                        ;                    resident
        vmovdqa [rsp + 640], xmm0                                        ;                    resident
        vmovdqa [rsp + 624], xmm1                                        ;                    resident
        vmovdqa [rsp + 608], xmm2                                        ;                    resident
        vmovdqa [rsp + 592], xmm3                                        ;                    resident
        vmovdqa [rsp + 576], xmm4                                        ;                    resident
.blocks_2_done:
        mov esi, dword [rsp + 896]                                       ;     0.0 p2      26 blocks_last
        shr esi, 2                                                       ;     5.0 p0      26 blocks_last
        cmp esi, 1                                                       ;     6.0 p1      26 blocks_last
        sbb edi, edi                                                     ;     7.0 p6      26 blocks_last
        add edi, 1                                                       ;     8.0 p5      26 blocks_last
        mov r8, rdi                                                      ;     9.0         26 blocks_last copy
        shl r8, 6                                                        ;     9.0 p0      26 blocks_last
        mov dword [rsp + 912], edi                                       ;     9.0 p7+p4   26 blocks_last
        vmovdqa xmm0, [rsp + 640]                                        ;     1.3 p3      26 blocks_last reload
        vmovdqa [rsp + 672], xmm0                                        ;     7.3 p8+p9   26 blocks_last
        add r8, qword [rsp + 800]                                        ;    10.0 p11+p10   26 blocks_last
        mov qword [rsp + 816], r8                                        ;    11.0 p7+p4   26 blocks_last
        vmovdqa xmm0, [rsp + 624]                                        ;     2.0 p2      26 blocks_last reload
        vmovdqa [rsp + 688], xmm0                                        ;     8.0 p8+p9   26 blocks_last
        vmovdqa xmm0, [rsp + 608]                                        ;     2.3 p3      26 blocks_last reload
        vmovdqa [rsp + 704], xmm0                                        ;     8.3 p7+p4   26 blocks_last
        vmovdqa xmm0, [rsp + 592]                                        ;     2.7 p10     26 blocks_last reload
        vmovdqa [rsp + 720], xmm0                                        ;     8.7 p8+p9   26 blocks_last
        vmovdqa xmm0, [rsp + 576]                                        ;     3.0 p2      26 blocks_last reload
        vmovdqa [rsp + 736], xmm0                                        ;     9.0 p7+p4   26 blocks_last
        cmp dword [rsp + 912], 0                                         ;                    no blocks_last?
        je .blocks_last_3_done
        mov r8, qword [rsp + 800]                                        ;                    resident
        vmovdqa xmm0, [rsp + 672]                                        ;                    resident
        vmovdqa xmm1, [rsp + 688]                                        ;                    resident
        vmovdqa xmm2, [rsp + 704]                                        ;                    resident
        vmovdqa xmm3, [rsp + 720]                                        ;                    resident
        vmovdqa xmm4, [rsp + 736]                                        ;                    resident
        align 16
.blocks_last_3:
        vmovq xmm5, [r8 + 32]                                            ;     0.0 p2      26 a
        vmovhps xmm5, xmm5, [r8 + 48]                                    ;     6.0 p5+p3   26 a
        vpsrlq xmm6, xmm5, 0x1a                                          ;     7.0 p0      26 a
        vpsrlq xmm7, xmm5, 0x34                                          ;     7.0 p1      26 a
        vmovq xmm8, [r8 + 40]                                            ;     0.8 p10     26 a
        vmovhps xmm8, xmm8, [r8 + 56]                                    ;     6.8 p5+p2   26 a
        vmovq xmm9, [r8]                                                 ;     1.3 p3      26 a
        vmovhps xmm9, xmm9, [r8 + 16]                                    ;     7.3 p5+p10   26 a
        vmovq xmm10, [r8 + 8]                                            ;     2.0 p2      26 a
        vmovhps xmm10, xmm10, [r8 + 24]                                  ;     8.0 p5+p3   26 a
        vpsllq xmm11, xmm8, 0xc                                          ;     7.8 p0      26 a
        vmovdqa xmm12, [rel poly1305_aes.T8_constants128]                ;     2.8 p10     26 a reload
        vpternlogd xmm11, xmm7, xmm12, 0xa8                              ;     8.8 p1      26 a
        vpsrlq xmm7, xmm8, 0xe                                           ;     7.8 p0      26 a
        vpsrlq xmm8, xmm8, 0x28                                          ;     7.8 p1      26 a
        vpsrlq xmm13, xmm9, 0x1a                                         ;     8.3 p0      26 a
        vpsrlq xmm14, xmm9, 0x34                                         ;     8.3 p1      26 a
        vpsllq xmm15, xmm10, 0xc                                         ;     9.0 p0      26 a
        vpternlogd xmm15, xmm14, xmm12, 0xa8                             ;    10.0 p5      26 a
        vpaddq xmm15, xmm15, xmm2                                        ;    11.0 p5      26 a
        vpsrlq xmm14, xmm10, 0xe                                         ;     9.0 p1      26 a
        vpsrlq xmm10, xmm10, 0x28                                        ;     9.0 p0      26 a
        vmovdqa xmm2, [rel poly1305_aes.T8_constants128 + 32]            ;     4.3 p2      26 a reload
        vpor xmm8, xmm8, xmm2                                            ;    10.3 p5      26 a
        vpor xmm10, xmm10, xmm2                                          ;    10.3 p1      26 a
        vpaddq xmm10, xmm10, xmm4                                        ;    11.3 p5      26 a
        vpand xmm5, xmm5, xmm12                                          ;     8.8 p0      26 a
        vpand xmm6, xmm6, xmm12                                          ;     8.8 p1      26 a
        vpand xmm7, xmm7, xmm12                                          ;     8.8 p5      26 a
        vpand xmm9, xmm9, xmm12                                          ;     8.8 p0      26 a
        vpaddq xmm9, xmm9, xmm0                                          ;     9.8 p1      26 a
        vpand xmm13, xmm13, xmm12                                        ;     9.3 p5      26 a
        vpaddq xmm13, xmm13, xmm1                                        ;    10.3 p0      26 a
        vpand xmm14, xmm14, xmm12                                        ;    10.0 p1      26 a
        vpaddq xmm14, xmm14, xmm3                                        ;    11.0 p5      26 a
        vmovdqa xmm0, [rsp + 128]                                        ;     6.5 p3      26 a reload
        vpmuludq xmm1, xmm0, xmm5                                        ;    12.5 p0      26 a
        vpmuludq xmm2, xmm0, xmm6                                        ;    12.5 p1      26 a
        vpmuludq xmm3, xmm0, xmm11                                       ;    12.5 p0      26 a
        vpmuludq xmm4, xmm0, xmm7                                        ;    12.5 p1      26 a
        vpmuludq xmm0, xmm0, xmm8                                        ;    12.5 p0      26 a
        add r8, 0x40                                                     ;     7.5 p6      26 blocks_last
        vmovdqa xmm12, [rsp + 192]                                       ;     7.7 p10     26 a reload
        vmovdqa [rsp + 656], xmm10                                       ;    12.3 p7+p4   26 a spill
        vpmuludq xmm10, xmm12, xmm5                                      ;    13.7 p1      26 a
        vpaddq xmm2, xmm2, xmm10                                         ;    18.7 p5      26 a
        vpmuludq xmm10, xmm12, xmm6                                      ;    13.7 p0      26 a
        vpaddq xmm3, xmm3, xmm10                                         ;    18.7 p5      26 a
        vpmuludq xmm10, xmm12, xmm11                                     ;    13.7 p1      26 a
        vpmuludq xmm12, xmm12, xmm7                                      ;    14.3 p0      26 a
        vpaddq xmm4, xmm4, xmm10                                         ;    18.7 p5      26 a
        vpaddq xmm0, xmm0, xmm12                                         ;    19.3 p5      26 a
        vmovdqa xmm10, [rsp + 144]                                       ;     9.3 p2      26 a reload
        vpmuludq xmm12, xmm10, xmm5                                      ;    15.3 p1      26 a
        vpmuludq xmm10, xmm10, xmm6                                      ;    15.3 p0      26 a
        vpaddq xmm4, xmm4, xmm12                                         ;    20.3 p5      26 a
        vpaddq xmm0, xmm0, xmm10                                         ;    20.3 p1      26 a
        vmovdqa xmm10, [rsp + 160]                                       ;    10.2 p3      26 a reload
        vpmuludq xmm12, xmm10, xmm5                                      ;    16.3 p0      26 a
        vpaddq xmm3, xmm3, xmm12                                         ;    21.3 p5      26 a
        vpmuludq xmm5, xmm5, [rsp + 96]                                  ;    16.7 p1+p10   26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    21.7 p5      26 a
        vpmuludq xmm5, xmm10, xmm6                                       ;    17.3 p0      26 a
        vpmuludq xmm10, xmm10, xmm11                                     ;    17.7 p1      26 a
        vmovdqa xmm12, [rsp + 240]                                       ;    11.3 p2      26 a reload
        vpmuludq xmm6, xmm6, xmm12                                       ;    18.3 p0      26 a
        vpaddq xmm4, xmm4, xmm5                                          ;    22.3 p5      26 a
        vpaddq xmm1, xmm1, xmm6                                          ;    23.3 p1      26 a
        vpaddq xmm0, xmm0, xmm10                                         ;    22.7 p5      26 a
        vpmuludq xmm5, xmm12, xmm11                                      ;    19.3 p0      26 a
        vmovdqa xmm6, [rsp + 256]                                        ;    12.3 p3      26 a reload
        vpmuludq xmm10, xmm11, xmm6                                      ;    19.7 p1      26 a
        vpaddq xmm1, xmm1, xmm10                                         ;    24.7 p5      26 a
        vpaddq xmm2, xmm2, xmm5                                          ;    24.3 p0      26 a
        vpmuludq xmm5, xmm12, xmm7                                       ;    20.7 p1      26 a
        vpmuludq xmm10, xmm12, xmm8                                      ;    21.3 p0      26 a
        vpaddq xmm4, xmm4, xmm10                                         ;    26.3 p5      26 a
        vpmuludq xmm10, xmm6, xmm7                                       ;    21.7 p1      26 a
        vpmuludq xmm6, xmm6, xmm8                                        ;    22.3 p0      26 a
        vmovdqa xmm11, [rsp + 224]                                       ;    13.8 p10     26 a reload
        vpmuludq xmm7, xmm7, xmm11                                       ;    22.7 p1      26 a
        vpmuludq xmm11, xmm11, xmm8                                      ;    23.3 p0      26 a
        vpaddq xmm1, xmm1, xmm7                                          ;    27.7 p5      26 a
        vpaddq xmm2, xmm2, xmm10                                         ;    26.7 p5      26 a
        vpmuludq xmm7, xmm8, [rsp + 272]                                 ;    23.7 p1+p2   26 a
        vpaddq xmm1, xmm1, xmm7                                          ;    28.7 p5      26 a
        vpaddq xmm3, xmm3, xmm5                                          ;    25.7 p0      26 a
        vpaddq xmm2, xmm2, xmm11                                         ;    28.3 p1      26 a
        vpaddq xmm3, xmm3, xmm6                                          ;    27.3 p5      26 a
        vmovdqa xmm5, [rsp + 448]                                        ;    15.5 p3      26 a reload
        vpmuludq xmm6, xmm5, xmm9                                        ;    25.3 p0      26 a
        vpaddq xmm1, xmm1, xmm6                                          ;    30.3 p1      26 a
        vpmuludq xmm6, xmm5, xmm13                                       ;    26.3 p0      26 a
        vpmuludq xmm7, xmm5, xmm15                                       ;    26.7 p1      26 a
        vpmuludq xmm8, xmm5, xmm14                                       ;    27.3 p0      26 a
        vmovdqa xmm10, [rsp + 656]                                       ;    16.5 p10     26 a reload
        vpmuludq xmm5, xmm5, xmm10                                       ;    27.7 p1      26 a
        vpaddq xmm4, xmm4, xmm8                                          ;    32.3 p5      26 a
        vpaddq xmm2, xmm2, xmm6                                          ;    31.3 p5      26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    32.7 p5      26 a
        vpaddq xmm3, xmm3, xmm7                                          ;    31.7 p0      26 a
        vmovdqa xmm5, [rsp + 432]                                        ;    17.5 p2      26 a reload
        vpmuludq xmm6, xmm5, xmm9                                        ;    28.7 p1      26 a
        vpmuludq xmm7, xmm5, xmm13                                       ;    29.3 p0      26 a
        vpmuludq xmm8, xmm5, xmm15                                       ;    29.7 p1      26 a
        vpmuludq xmm5, xmm5, xmm14                                       ;    30.3 p0      26 a
        vpaddq xmm4, xmm4, xmm8                                          ;    34.7 p5      26 a
        vpaddq xmm2, xmm2, xmm6                                          ;    33.7 p5      26 a
        vmovdqa xmm6, [rsp + 352]                                        ;    18.7 p3      26 a reload
        vpmuludq xmm8, xmm6, xmm9                                        ;    30.7 p1      26 a
        vpmuludq xmm6, xmm6, xmm13                                       ;    31.3 p0      26 a
        vpaddq xmm4, xmm4, xmm8                                          ;    35.7 p5      26 a
        vmovdqa xmm8, [rsp + 368]                                        ;    19.3 p10     26 a reload
        vpmuludq xmm11, xmm8, xmm9                                       ;    31.7 p1      26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    35.3 p5      26 a
        vpaddq xmm0, xmm0, xmm6                                          ;    36.3 p0      26 a
        vpmuludq xmm5, xmm9, [rsp + 288]                                 ;    32.7 p1+p2   26 a
        vpmuludq xmm6, xmm8, xmm13                                       ;    33.3 p0      26 a
        vpmuludq xmm8, xmm8, xmm15                                       ;    33.7 p1      26 a
        vpaddq xmm4, xmm4, xmm6                                          ;    38.3 p5      26 a
        vmovdqa xmm6, [rsp + 336]                                        ;    20.7 p3      26 a reload
        vpmuludq xmm9, xmm13, xmm6                                       ;    34.3 p0      26 a
        vpaddq xmm3, xmm3, xmm7                                          ;    34.3 p5      26 a
        vpmuludq xmm7, xmm6, xmm15                                       ;    34.7 p1      26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    37.7 p5      26 a
        vmovdqa xmm5, [rsp + 384]                                        ;    21.5 p10     26 a reload
        vpmuludq xmm12, xmm15, xmm5                                      ;    35.3 p0      26 a
        vpaddq xmm1, xmm1, xmm9                                          ;    39.3 p1      26 a
        vpmuludq xmm9, xmm6, xmm14                                       ;    36.3 p0      26 a
        vpmuludq xmm6, xmm6, xmm10                                       ;    36.7 p1      26 a
        vpaddq xmm0, xmm0, xmm8                                          ;    38.7 p5      26 a
        vpmuludq xmm8, xmm5, xmm14                                       ;    37.3 p0      26 a
        vpmuludq xmm5, xmm5, xmm10                                       ;    37.7 p1      26 a
        vpaddq xmm1, xmm1, xmm12                                         ;    40.3 p5      26 a
        vmovdqa xmm12, [rsp + 480]                                       ;    23.0 p2      26 a reload
        vpmuludq xmm13, xmm14, xmm12                                     ;    38.3 p0      26 a
        vpmuludq xmm12, xmm12, xmm10                                     ;    38.7 p1      26 a
        vpaddq xmm3, xmm3, xmm11                                         ;    38.2 p5      26 a
        vpmuludq xmm10, xmm10, [rsp + 560]                               ;    39.3 p0+p3   26 a
        vpaddq xmm4, xmm4, xmm6                                          ;    41.7 p5      26 a
        vpaddq xmm2, xmm2, xmm7                                          ;    39.7 p1      26 a
        vpaddq xmm1, xmm1, xmm13                                         ;    43.3 p5      26 a
        vpaddq xmm2, xmm2, xmm8                                          ;    42.3 p0      26 a
        vpaddq xmm1, xmm1, xmm10                                         ;    44.3 p1      26 a
        vpaddq xmm3, xmm3, xmm9                                          ;    41.3 p5      26 a
        vpaddq xmm2, xmm2, xmm12                                         ;    43.7 p0      26 a
        vpaddq xmm3, xmm3, xmm5                                          ;    42.7 p1      26 a
        vpsrlq xmm5, xmm4, 0x1a                                          ;    42.7 p0      26 a
        vpaddq xmm0, xmm0, xmm5                                          ;    43.7 p5      26 a
        vmovdqa xmm5, [rel poly1305_aes.T8_constants128]                 ;    25.5 p10     26 a reload
        vpand xmm4, xmm4, xmm5                                           ;    42.7 p1      26 a
        vpsrlq xmm6, xmm0, 0x1a                                          ;    44.7 p0      26 a
        vpand xmm0, xmm0, xmm5                                           ;    44.7 p5      26 a
        vpsrlq xmm7, xmm1, 0x1a                                          ;    45.3 p1      26 a
        vpaddq xmm2, xmm2, xmm7                                          ;    46.3 p5      26 a
        vpand xmm1, xmm1, xmm5                                           ;    45.3 p0      26 a
        vpsrlq xmm7, xmm2, 0x1a                                          ;    47.3 p1      26 a
        vpaddq xmm3, xmm3, xmm7                                          ;    48.3 p5      26 a
        vpand xmm2, xmm2, xmm5                                           ;    47.3 p0      26 a
        vpmuludq xmm6, xmm6, [rel poly1305_aes.T8_constants128 + 16]     ;    45.7 p1+p2   26 a
        vpaddq xmm1, xmm1, xmm6                                          ;    50.7 p5      26 a
        vpsrlq xmm6, xmm3, 0x1a                                          ;    49.3 p0      26 a
        vpaddq xmm4, xmm4, xmm6                                          ;    50.3 p1      26 a
        vpand xmm3, xmm3, xmm5                                           ;    49.3 p5      26 a
        vpsrlq xmm6, xmm1, 0x1a                                          ;    51.7 p0      26 a
        vpaddq xmm2, xmm2, xmm6                                          ;    52.7 p1      26 a
        vpand xmm1, xmm1, xmm5                                           ;    51.7 p5      26 a
        vpsrlq xmm6, xmm4, 0x1a                                          ;    51.3 p0      26 a
        vpaddq xmm0, xmm0, xmm6                                          ;    52.3 p1      26 a
        vpand xmm4, xmm4, xmm5                                           ;    51.3 p5      26 a
        vmovdqa xmm5, xmm2                                               ;    53.7         26 a copy
        vmovdqa xmm2, xmm3                                               ;    50.3         26 a copy
        vmovdqa xmm3, xmm4                                               ;    52.3         26 a copy
        vmovdqa xmm4, xmm0                                               ;    53.3         26 a copy
        vmovdqa xmm0, xmm1                                               ;    52.7         26 a copy
        vmovdqa xmm1, xmm5                                               ;    53.7         26 a copy
        cmp r8, qword [rsp + 816]                                        ;                    more blocks_last?
        jne .blocks_last_3
        mov qword [rsp + 800], r8                                        ;                    resident
        vmovdqa [rsp + 672], xmm0                                        ;                    resident
        vmovdqa [rsp + 688], xmm1                                        ;                    resident
        vmovdqa [rsp + 704], xmm2                                        ;                    resident
        vmovdqa [rsp + 720], xmm3                                        ;                    resident
        vmovdqa [rsp + 736], xmm4                                        ;                    resident
.blocks_last_3_done:
        vmovdqa xmm0, [rsp + 704]                                        ;     0.0 p2      26 a reload
        vpunpckhqdq xmm1, xmm0, xmm0                                     ;     6.0 p1      26 a
        vmovdqa xmm2, [rsp + 736]                                        ;     0.3 p3      26 a reload
        vpunpckhqdq xmm3, xmm2, xmm2                                     ;     6.3 p5      26 a
        vmovdqa xmm4, [rsp + 672]                                        ;     0.7 p10     26 a reload
        vpunpckhqdq xmm5, xmm4, xmm4                                     ;     6.7 p1      26 a
        vmovdqa xmm6, [rsp + 688]                                        ;     1.0 p2      26 a reload
        vpunpckhqdq xmm7, xmm6, xmm6                                     ;     7.0 p5      26 a
        vmovdqa xmm8, [rsp + 720]                                        ;     1.3 p3      26 a reload
        vpunpckhqdq xmm9, xmm8, xmm8                                     ;     7.3 p1      26 a
        vpaddq xmm1, xmm1, xmm0                                          ;     7.0 p0      26 a
        vmovq r8, xmm1                                                   ;     8.0 p0      26 a
        vpaddq xmm3, xmm3, xmm2                                          ;     7.3 p5      26 a
        vmovq r9, xmm3                                                   ;     8.3 p0      26 a
        vpaddq xmm5, xmm5, xmm4                                          ;     7.7 p1      26 a
        vmovq r10, xmm5                                                  ;     8.7 p0      26 a
        vpaddq xmm7, xmm7, xmm6                                          ;     8.0 p5      26 a
        vmovq r11, xmm7                                                  ;     9.0 p0      26 a
        mov esi, r8d                                                     ;    10.0         26 a
        mov edi, r9d                                                     ;    10.3         26 a
        vpaddq xmm9, xmm9, xmm8                                          ;     8.3 p1      26 a
        vmovq r8, xmm9                                                   ;     9.3 p0      26 a
        mov ebp, r10d                                                    ;    10.7         26 a
        mov r9d, r11d                                                    ;    11.0         26 a
        mov r10, rsi                                                     ;    10.0         26 a copy
        shl r10, 0x34                                                    ;    10.0 p6      26 a
        shr rsi, 0xc                                                     ;    10.0 p6      26 a
        mov r8d, r8d                                                     ;    11.3         26 a
        mov r11, rdi                                                     ;    10.3         26 a copy
        shl r11, 0x28                                                    ;    10.3 p6      26 a
        shr rdi, 0x18                                                    ;    10.3 p6      26 a
        shl r9, 0x1a                                                     ;    11.0 p0      26 a
        shl r8, 0xe                                                      ;    11.3 p6      26 a
        or rbp, r10                                                      ;    11.0 p11     26 a
        or rsi, r11                                                      ;    11.3 p5      26 a
        add rbp, r9                                                      ;    12.0 p1      26 a
        adc rsi, r8                                                      ;    13.0 p0      26 a
        adc rdi, 0                                                       ;    14.0 p6      26 a
        mov qword [rsp + 768], rbp                                       ;    13.0 p7+p4   26 blocks_lanes
        mov qword [rsp + 784], rsi                                       ;    14.0 p8+p9   26 blocks_lanes
        mov qword [rsp + 792], rdi                                       ;    15.0 p7+p4   26 blocks_lanes
        mov esi, dword [rsp + 904]                                       ;     6.8 p10     26 blocks_lanes
        add esi, 0xffffffff                                              ;    11.8 p11     26 blocks_lanes
        mov dword [rsp + 904], esi                                       ;    12.8 p8+p9   26 blocks_lanes
        test esi, esi                                                    ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov r8, qword [rsp + 792]                                        ;     0.0 p2      26 a
        shr r8, 2                                                        ;     5.0 p0      26 a
        mov r9, qword [rsp + 792]                                        ;     0.3 p3      26 a
        and r9, -4                                                       ;     5.3 p1      26 a
        add r8, r9                                                       ;     6.3 p5      26 a
        mov r9, qword [rsp + 792]                                        ;     0.8 p10     26 a
        and r9, 3                                                        ;     5.8 p6      26 a
        mov r10, qword [rsp + 784]                                       ;     1.2 p2      26 a
        add r8, qword [rsp + 768]                                        ;     7.3 p11+p3   26 a
        adc r10, 0                                                       ;     8.3 p0      26 a
        adc r9, 0                                                        ;     9.3 p6      26 a
        mov r11, qword [rsp + 776]                                       ;     1.8 p10     26 a
        shr r11, 2                                                       ;     6.8 p0      26 a
        mov esi, dword [rsp + 896]                                       ;     2.2 p2      26 blocks
        and esi, 3                                                       ;     7.2 p1      26 blocks
        mov r12, rsi                                                     ;     8.2         26 blocks copy
        shl r12, 4                                                       ;     8.2 p6      26 blocks
        add r12, qword [rsp + 800]                                       ;     9.2 p5+p3   26 blocks
        mov r13, qword [rsp + 776]                                       ;     3.0 p10     26 a
        mov qword [rsp + 824], r8                                        ;     8.3 p7+p4   26 blocks
        and r13, -4                                                      ;     8.0 p11     26 a
        add r11, r13                                                     ;     9.0 p1      26 a
        mov qword [rsp + 832], r11                                       ;    10.0 p8+p9   26 a
        mov qword [rsp + 840], r10                                       ;     9.3 p7+p4   26 blocks
        mov dword [rsp + 916], esi                                       ;     8.2 p8+p9   26 blocks
        mov qword [rsp + 848], r9                                        ;    10.3 p7+p4   26 blocks
        mov qword [rsp + 856], r12                                       ;    10.2 p8+p9   26 blocks
        cmp dword [rsp + 916], 0                                         ;                    no blocks?
        je .blocks_4_done
        mov r8, qword [rsp + 800]                                        ;                    resident
        mov r9, qword [rsp + 824]                                        ;                    resident
        mov r10, qword [rsp + 840]                                       ;                    resident
        mov r11, qword [rsp + 848]                                       ;                    resident
        align 16
.blocks_4:
        mov r12, qword [r8]                                              ;     0.0 p2      26 a
        mov r13, qword [r8 + 8]                                          ;     0.2 p3      26 a
        add r9, r12                                                      ;     5.0 p0      26 a
        adc r10, r13                                                     ;     6.0 p6      26 a
        adc r11, 1                                                       ;     7.0 p0      26 a
        mov r12, qword [rsp + 832]                                       ;     0.8 p10     26 a reload
        mov r13, r11                                                     ;     8.0         26 a copy
        imul r13, r12                                                    ;     8.0 p1      26 a
        mov rax, r9                                                      ;     6.0         26 a copy
        mul qword [rsp + 776]                                            ;     6.0 p1+p5+p2   26 a
        add r13, rax                                                     ;    11.0 p11     26 a
        adc rdx, 0                                                       ;    12.0 p6      26 a
        mov r14, qword [rsp + 760]                                       ;     2.2 p3      26 a reload
        mov rax, r10                                                     ;     7.0         26 a copy
        mov r15, rdx                                                     ;    13.0         26 a copy
        mul r14                                                          ;     7.2 p1+p5   26 a
        add r13, rax                                                     ;    12.0 p0      26 a
        adc r15, rdx                                                     ;    13.0 p6      26 a
        imul r11, r14                                                    ;     8.0 p1      26 a
        mov rax, r9                                                      ;     6.0         26 a copy
        mul r14                                                          ;     7.2 p1+p5   26 a
        mov r9, rax                                                      ;    11.2         26 a copy
        mov rax, r10                                                     ;     7.0         26 a copy
        mov r14, rdx                                                     ;    11.2         26 a copy
        mul r12                                                          ;     7.0 p1+p5   26 a
        add r9, rax                                                      ;    11.2 p11     26 a
        adc r14, rdx                                                     ;    12.2 p0      26 a
        add r13, r14                                                     ;    13.2 p6      26 a
        adc r15, 0                                                       ;    14.2 p0      26 a
        add r11, r15                                                     ;    15.2 p5      26 a
        mov r10, r11                                                     ;    16.2         26 a copy
        shr r10, 2                                                       ;    16.2 p6      26 a
        mov r12, r11                                                     ;    16.2         26 a copy
        and r12, 3                                                       ;    16.2 p11     26 a
        and r11, -4                                                      ;    16.2 p5      26 a
        add r10, r11                                                     ;    17.2 p0      26 a
        add r9, r10                                                      ;    18.2 p1      26 a
        adc r13, 0                                                       ;    19.2 p6      26 a
        adc r12, 0                                                       ;    20.2 p0      26 a
        add r8, 0x10                                                     ;     7.2 p11     26 blocks
        mov r10, r13                                                     ;    20.2         26 a copy
        mov r11, r12                                                     ;    21.2         26 a copy
        cmp r8, qword [rsp + 856]                                        ;                    more blocks?
        jne .blocks_4
        mov qword [rsp + 800], r8                                        ;                    resident
        mov qword [rsp + 824], r9                                        ;                    resident
        mov qword [rsp + 840], r10                                       ;                    resident
        mov qword [rsp + 848], r11                                       ;                    resident
.blocks_4_done:
        mov r8, qword [rsp + 752]                                        ;     0.0 p2       9 a reload
        mov esi, dword [r8]                                              ;     5.0 p3       9 a
        mov edi, dword [r8 + 4]                                          ;     5.0 p10      9 a
        mov ebp, dword [r8 + 8]                                          ;     5.0 p2       9 a
        mov eax, dword [r8 + 12]                                         ;     5.0 p3       9 a
        mov ecx, esi                                                     ;    10.0          9 s[0] copy
        mov r9, qword [rsp + 864]                                        ;     1.3 p10      9 a reload
        xor ecx, dword [r9]                                              ;    11.3 p0+p2    9 s[0]
        mov edx, edi                                                     ;    10.0          9 s[1] copy
        xor edx, dword [r9 + 4]                                          ;    11.3 p1+p3    9 s[1]
        movzx ebx, ah                                                    ;    10.0 p1       9 k[0]
        mov r10d, ebp                                                    ;    10.0          9 s[2] copy
        xor r10d, dword [r9 + 8]                                         ;    11.3 p5+p10    9 s[2]
        mov r11d, eax                                                    ;    10.0          9 s[3] copy
        xor r11d, dword [r9 + 12]                                        ;    11.3 p6+p2    9 s[3]
        mov r9d, eax                                                     ;    10.0          9 k[0] copy
        shr r9d, 0x10                                                    ;    10.0 p0       9 k[0]
        movzx r12d, r9b                                                  ;    11.0          9 k[0]
        shr r9d, 8                                                       ;    11.0 p6       9 k[0]
        movzx r13d, al                                                   ;    10.0          9 k[0]
        xor esi, 1                                                       ;    10.0 p11      9 k[0]
        lea r14, [rel poly1305_aes.tables]                               ;     3.5 p1       9 k[0] reload
        xor esi, dword [r14 + r13*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;    15.0 p5+p3    9 k[0]
        xor esi, dword [r14 + r12*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;    16.0 p0+p10    9 k[0]
        xor esi, dword [r14 + r9*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;    17.0 p11+p2    9 k[0]
        xor esi, dword [r14 + rbx*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;    18.0 p6+p3    9 k[0]
        xor edi, esi                                                     ;    19.0 p1       9 k[1]
        xor ebp, edi                                                     ;    20.0 p5       9 k[2]
        xor eax, ebp                                                     ;    21.0 p0       9 k[3]
        movzx r8d, cl                                                    ;    12.3          9 t[0]
        movzx ebx, dh                                                    ;    12.3 p1       9 t[0]
        mov r9d, r10d                                                    ;    12.3          9 t[0] copy
        shr r9d, 0x10                                                    ;    12.3 p6       9 t[0]
        movzx r12d, r9b                                                  ;    13.3          9 t[0]
        mov r13d, r11d                                                   ;    12.3          9 t[0] copy
        shr r13d, 0x10                                                   ;    12.3 p0       9 t[0]
        mov r15d, r13d                                                   ;    13.3          9 t[0] copy
        shr r15d, 8                                                      ;    13.3 p6       9 t[0]
        mov r8d, dword [r14 + r8*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    12.3 p10      9 t[0]
        xor r8d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    18.3 p11+p2    9 t[0]
        xor r8d, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    19.3 p5+p3    9 t[0]
        xor r8d, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    20.3 p1+p10    9 t[0]
        movzx r12d, dl                                                   ;    12.3          9 t[1]
        xor r8d, esi                                                     ;    21.3 p0       9 t[0]
        mov ebx, r10d                                                    ;    12.3          9 s[2] copy
        mov r10d, esi                                                    ;    19.0          9 k[0] copy
        movzx esi, bh                                                    ;    12.3 p1       9 t[1]
        movzx r13d, r13b                                                 ;    13.3          9 t[1]
        mov r15d, ecx                                                    ;    12.3          9 t[1] copy
        shr r15d, 0x10                                                   ;    12.3 p6       9 t[1]
        mov r12d, dword [r14 + r12*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    12.3 p2       9 t[1]
        xor r12d, dword [r14 + r13*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    18.3 p11+p3    9 t[1]
        mov r13d, r15d                                                   ;    13.3          9 t[1] copy
        shr r13d, 8                                                      ;    13.3 p0       9 t[1]
        xor r12d, dword [r14 + r13*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    19.3 p5+p10    9 t[1]
        xor r12d, dword [r14 + rsi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    20.3 p1+p2    9 t[1]
        movzx esi, bl                                                    ;    12.3          9 t[2]
        xor r12d, edi                                                    ;    21.3 p6       9 t[1]
        mov ebx, r11d                                                    ;    12.3          9 s[3] copy
        mov r11d, esi                                                    ;    12.3          9 t[2] copy
        movzx esi, bh                                                    ;    12.3 p1       9 t[2]
        movzx r13d, r15b                                                 ;    13.3          9 t[2]
        shr edx, 0x10                                                    ;    12.3 p0       9 t[2]
        mov r15d, edx                                                    ;    13.3          9 t[2] copy
        shr r15d, 8                                                      ;    13.3 p6       9 t[2]
        mov r11d, dword [r14 + r11*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    12.3 p3       9 t[2]
        xor r11d, dword [r14 + r13*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    18.3 p11+p10    9 t[2]
        xor r11d, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    19.3 p5+p2    9 t[2]
        xor r11d, dword [r14 + rsi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    20.3 p1+p3    9 t[2]
        movzx esi, bl                                                    ;    12.3          9 t[3]
        xor r11d, ebp                                                    ;    21.3 p0       9 t[2]
        movzx ecx, ch                                                    ;    12.3 p1       9 t[3]
        movzx r13d, dl                                                   ;    13.3          9 t[3]
        shr r9d, 8                                                       ;    13.3 p6       9 t[3]
        mov edx, dword [r14 + rsi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    12.3 p10      9 t[3]
        xor edx, dword [r14 + r13*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    18.3 p11+p2    9 t[3]
        xor edx, dword [r14 + r9*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    19.3 p5+p3    9 t[3]
        xor edx, dword [r14 + rcx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    20.3 p0+p10    9 t[3]
        xor edx, eax                                                     ;    22.0 p6       9 t[3]
        movzx esi, ah                                                    ;    22.0 p1       9 k[0]
        mov r9d, eax                                                     ;    22.0          9 k[0] copy
        shr r9d, 0x10                                                    ;    22.0 p0       9 k[0]
        movzx r13d, r9b                                                  ;    23.0          9 k[0]
        shr r9d, 8                                                       ;    23.0 p6       9 k[0]
        movzx r15d, al                                                   ;    22.0          9 k[0]
        xor r10d, 2                                                      ;    19.0 p11      9 k[0]
        xor r10d, dword [r14 + r15*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;    27.0 p5+p2    9 k[0]
        xor r10d, dword [r14 + r13*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;    28.0 p1+p3    9 k[0]
        xor r10d, dword [r14 + r9*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;    29.0 p0+p10    9 k[0]
        xor r10d, dword [r14 + rsi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;    30.0 p11+p2    9 k[0]
        xor edi, r10d                                                    ;    31.0 p6       9 k[1]
        xor ebp, edi                                                     ;    32.0 p5       9 k[2]
        movzx esi, r8b                                                   ;    22.3          9 t[0]
        xor eax, ebp                                                     ;    33.0 p1       9 k[3]
        mov ecx, r12d                                                    ;    22.3          9 t[1] copy
        movzx ebx, ch                                                    ;    22.3 p1       9 t[0]
        mov r9d, r11d                                                    ;    22.3          9 t[0] copy
        shr r9d, 0x10                                                    ;    22.3 p0       9 t[0]
        movzx r12d, r9b                                                  ;    23.3          9 t[0]
        mov r13d, edx                                                    ;    23.0          9 t[0] copy
        shr r13d, 0x10                                                   ;    23.0 p6       9 t[0]
        mov r15d, r13d                                                   ;    24.0          9 t[0] copy
        shr r15d, 8                                                      ;    24.0 p0       9 t[0]
        mov esi, dword [r14 + rsi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    22.3 p3       9 t[0]
        xor esi, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    28.3 p11+p10    9 t[0]
        xor esi, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    30.0 p5+p2    9 t[0]
        xor esi, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    31.0 p1+p3    9 t[0]
        movzx r12d, cl                                                   ;    22.3          9 t[1]
        xor esi, r10d                                                    ;    32.0 p6       9 t[0]
        mov ebx, r11d                                                    ;    22.3          9 t[2] copy
        mov r11d, edi                                                    ;    32.0          9 k[1] copy
        movzx edi, bh                                                    ;    22.3 p1       9 t[1]
        movzx r13d, r13b                                                 ;    24.0          9 t[1]
        mov r15d, r8d                                                    ;    22.3          9 t[1] copy
        shr r15d, 0x10                                                   ;    22.3 p0       9 t[1]
        mov r12d, dword [r14 + r12*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    22.3 p10      9 t[1]
        xor r12d, dword [r14 + r13*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    29.0 p11+p2    9 t[1]
        mov r13d, r15d                                                   ;    23.3          9 t[1] copy
        shr r13d, 8                                                      ;    23.3 p6       9 t[1]
        xor r12d, dword [r14 + r13*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    30.0 p5+p3    9 t[1]
        xor r12d, dword [r14 + rdi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    31.0 p1+p10    9 t[1]
        movzx edi, bl                                                    ;    22.3          9 t[2]
        xor r12d, r11d                                                   ;    32.0 p0       9 t[1]
        movzx ebx, dh                                                    ;    23.0 p1       9 t[2]
        movzx r13d, r15b                                                 ;    23.3          9 t[2]
        shr ecx, 0x10                                                    ;    22.3 p6       9 t[2]
        mov r15d, ecx                                                    ;    23.3          9 t[2] copy
        shr r15d, 8                                                      ;    23.3 p0       9 t[2]
        mov edi, dword [r14 + rdi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    22.3 p2       9 t[2]
        xor edi, dword [r14 + r13*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    28.3 p11+p3    9 t[2]
        xor edi, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    29.3 p5+p10    9 t[2]
        xor edi, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    31.0 p6+p2    9 t[2]
        movzx r13d, dl                                                   ;    23.0          9 t[3]
        mov edx, r8d                                                     ;    22.3          9 t[0] copy
        movzx edx, dh                                                    ;    22.3 p1       9 t[3]
        xor edi, ebp                                                     ;    33.0 p0       9 t[2]
        movzx r8d, cl                                                    ;    23.3          9 t[3]
        shr r9d, 8                                                       ;    23.3 p6       9 t[3]
        mov ecx, dword [r14 + r13*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    23.0 p3       9 t[3]
        xor ecx, dword [r14 + r8*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    28.3 p11+p10    9 t[3]
        xor ecx, dword [r14 + r9*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    29.3 p5+p2    9 t[3]
        xor ecx, dword [r14 + rdx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    30.3 p1+p3    9 t[3]
        xor ecx, eax                                                     ;    34.0 p0       9 t[3]
        movzx edx, ah                                                    ;    34.0 p1       9 k[0]
        mov r8d, eax                                                     ;    34.0          9 k[0] copy
        shr r8d, 0x10                                                    ;    34.0 p6       9 k[0]
        movzx r9d, r8b                                                   ;    35.0          9 k[0]
        shr r8d, 8                                                       ;    35.0 p0       9 k[0]
        movzx r13d, al                                                   ;    34.0          9 k[0]
        xor r10d, 4                                                      ;    31.0 p11      9 k[0]
        xor r10d, dword [r14 + r13*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;    39.0 p5+p10    9 k[0]
        xor r10d, dword [r14 + r9*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;    40.0 p6+p2    9 k[0]
        xor r10d, dword [r14 + r8*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;    41.0 p1+p3    9 k[0]
        xor r10d, dword [r14 + rdx*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;    42.0 p0+p10    9 k[0]
        xor r11d, r10d                                                   ;    43.0 p11      9 k[1]
        xor ebp, r11d                                                    ;    44.0 p5       9 k[2]
        movzx r8d, sil                                                   ;    33.0          9 t[0]
        xor eax, ebp                                                     ;    45.0 p6       9 k[3]
        mov edx, r12d                                                    ;    33.0          9 t[1] copy
        movzx ebx, dh                                                    ;    33.0 p1       9 t[0]
        mov r9d, edi                                                     ;    34.0          9 t[0] copy
        shr r9d, 0x10                                                    ;    34.0 p0       9 t[0]
        movzx r12d, r9b                                                  ;    35.0          9 t[0]
        mov r13d, ecx                                                    ;    35.0          9 t[0] copy
        shr r13d, 0x10                                                   ;    35.0 p6       9 t[0]
        mov r15d, r13d                                                   ;    36.0          9 t[0] copy
        shr r15d, 8                                                      ;    36.0 p0       9 t[0]
        mov r8d, dword [r14 + r8*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    33.0 p2       9 t[0]
        xor r8d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    40.0 p11+p3    9 t[0]
        xor r8d, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    41.0 p5+p10    9 t[0]
        xor r8d, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    42.0 p1+p2    9 t[0]
        movzx r12d, dl                                                   ;    33.0          9 t[1]
        xor r8d, r10d                                                    ;    43.0 p6       9 t[0]
        mov ebx, edi                                                     ;    34.0          9 t[2] copy
        movzx edi, bh                                                    ;    34.0 p1       9 t[1]
        movzx r13d, r13b                                                 ;    36.0          9 t[1]
        mov r15d, esi                                                    ;    33.0          9 t[1] copy
        shr r15d, 0x10                                                   ;    33.0 p0       9 t[1]
        mov r12d, dword [r14 + r12*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    33.0 p3       9 t[1]
        xor r12d, dword [r14 + r13*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    41.0 p11+p10    9 t[1]
        mov r13d, r15d                                                   ;    34.0          9 t[1] copy
        shr r13d, 8                                                      ;    34.0 p6       9 t[1]
        xor r12d, dword [r14 + r13*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    42.0 p5+p2    9 t[1]
        xor r12d, dword [r14 + rdi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    43.0 p1+p3    9 t[1]
        movzx edi, bl                                                    ;    34.0          9 t[2]
        xor r12d, r11d                                                   ;    44.0 p0       9 t[1]
        movzx ebx, ch                                                    ;    35.0 p1       9 t[2]
        movzx r13d, r15b                                                 ;    34.0          9 t[2]
        shr edx, 0x10                                                    ;    33.0 p6       9 t[2]
        mov r15d, edx                                                    ;    34.0          9 t[2] copy
        shr r15d, 8                                                      ;    34.0 p0       9 t[2]
        mov edi, dword [r14 + rdi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    34.0 p10      9 t[2]
        xor edi, dword [r14 + r13*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    39.0 p11+p2    9 t[2]
        xor edi, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    40.0 p5+p3    9 t[2]
        xor edi, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    43.0 p6+p10    9 t[2]
        movzx r13d, cl                                                   ;    35.0          9 t[3]
        mov ecx, esi                                                     ;    33.0          9 t[0] copy
        movzx esi, ch                                                    ;    33.0 p1       9 t[3]
        xor edi, ebp                                                     ;    45.0 p0       9 t[2]
        movzx r15d, dl                                                   ;    34.0          9 t[3]
        shr r9d, 8                                                       ;    35.0 p6       9 t[3]
        mov ecx, dword [r14 + r15*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    34.0 p2       9 t[3]
        xor ecx, dword [r14 + r13*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    40.0 p11+p3    9 t[3]
        xor ecx, dword [r14 + rsi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    41.0 p5+p10    9 t[3]
        xor ecx, dword [r14 + r9*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    42.0 p1+p2    9 t[3]
        xor ecx, eax                                                     ;    46.0 p0       9 t[3]
        movzx esi, ah                                                    ;    46.0 p1       9 k[0]
        mov r9d, eax                                                     ;    46.0          9 k[0] copy
        shr r9d, 0x10                                                    ;    46.0 p6       9 k[0]
        movzx r13d, r9b                                                  ;    47.0          9 k[0]
        shr r9d, 8                                                       ;    47.0 p0       9 k[0]
        movzx r15d, al                                                   ;    46.0          9 k[0]
        xor r10d, 8                                                      ;    43.0 p11      9 k[0]
        xor r10d, dword [r14 + r15*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;    51.0 p5+p3    9 k[0]
        xor r10d, dword [r14 + r13*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;    52.0 p6+p10    9 k[0]
        xor r10d, dword [r14 + r9*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;    53.0 p1+p2    9 k[0]
        xor r10d, dword [r14 + rsi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;    54.0 p0+p3    9 k[0]
        xor r11d, r10d                                                   ;    55.0 p11      9 k[1]
        xor ebp, r11d                                                    ;    56.0 p5       9 k[2]
        movzx esi, r8b                                                   ;    44.0          9 t[0]
        xor eax, ebp                                                     ;    57.0 p6       9 k[3]
        mov edx, r12d                                                    ;    45.0          9 t[1] copy
        movzx ebx, dh                                                    ;    45.0 p1       9 t[0]
        mov r9d, edi                                                     ;    46.0          9 t[0] copy
        shr r9d, 0x10                                                    ;    46.0 p0       9 t[0]
        movzx r12d, r9b                                                  ;    47.0          9 t[0]
        mov r13d, ecx                                                    ;    47.0          9 t[0] copy
        shr r13d, 0x10                                                   ;    47.0 p6       9 t[0]
        mov r15d, r13d                                                   ;    48.0          9 t[0] copy
        shr r15d, 8                                                      ;    48.0 p0       9 t[0]
        mov esi, dword [r14 + rsi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    44.0 p10      9 t[0]
        xor esi, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    52.0 p11+p2    9 t[0]
        xor esi, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    53.0 p5+p3    9 t[0]
        xor esi, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    54.0 p1+p10    9 t[0]
        movzx r12d, dl                                                   ;    45.0          9 t[1]
        xor esi, r10d                                                    ;    55.0 p6       9 t[0]
        mov ebx, edi                                                     ;    46.0          9 t[2] copy
        movzx edi, bh                                                    ;    46.0 p1       9 t[1]
        movzx r13d, r13b                                                 ;    48.0          9 t[1]
        mov r15d, r8d                                                    ;    44.0          9 t[1] copy
        shr r15d, 0x10                                                   ;    44.0 p0       9 t[1]
        mov r12d, dword [r14 + r12*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    45.0 p2       9 t[1]
        xor r12d, dword [r14 + r13*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    53.0 p11+p3    9 t[1]
        mov r13d, r15d                                                   ;    45.0          9 t[1] copy
        shr r13d, 8                                                      ;    45.0 p6       9 t[1]
        xor r12d, dword [r14 + r13*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    54.0 p5+p10    9 t[1]
        xor r12d, dword [r14 + rdi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    55.0 p1+p2    9 t[1]
        movzx edi, bl                                                    ;    46.0          9 t[2]
        xor r12d, r11d                                                   ;    56.0 p0       9 t[1]
        movzx ebx, ch                                                    ;    47.0 p1       9 t[2]
        movzx r13d, r15b                                                 ;    45.0          9 t[2]
        shr edx, 0x10                                                    ;    45.0 p6       9 t[2]
        mov r15d, edx                                                    ;    46.0          9 t[2] copy
        shr r15d, 8                                                      ;    46.0 p0       9 t[2]
        mov r13d, dword [r14 + r13*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    45.0 p3       9 t[2]
        xor r13d, dword [r14 + rdi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    51.0 p11+p10    9 t[2]
        xor r13d, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    52.0 p5+p2    9 t[2]
        xor r13d, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    55.0 p6+p3    9 t[2]
        movzx edi, cl                                                    ;    47.0          9 t[3]
        mov ecx, r8d                                                     ;    44.0          9 t[0] copy
        movzx ecx, ch                                                    ;    44.0 p1       9 t[3]
        xor r13d, ebp                                                    ;    57.0 p0       9 t[2]
        movzx r8d, dl                                                    ;    46.0          9 t[3]
        shr r9d, 8                                                       ;    47.0 p6       9 t[3]
        mov edx, dword [r14 + r8*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    46.0 p10      9 t[3]
        xor edx, dword [r14 + rdi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    52.0 p11+p2    9 t[3]
        xor edx, dword [r14 + rcx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    53.0 p5+p3    9 t[3]
        xor edx, dword [r14 + r9*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    54.0 p1+p10    9 t[3]
        xor edx, eax                                                     ;    58.0 p0       9 t[3]
        movzx edi, ah                                                    ;    58.0 p1       9 k[0]
        mov r8d, eax                                                     ;    58.0          9 k[0] copy
        shr r8d, 0x10                                                    ;    58.0 p6       9 k[0]
        movzx r9d, r8b                                                   ;    59.0          9 k[0]
        shr r8d, 8                                                       ;    59.0 p0       9 k[0]
        movzx r15d, al                                                   ;    58.0          9 k[0]
        xor r10d, 0x10                                                   ;    55.0 p11      9 k[0]
        xor r10d, dword [r14 + r15*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;    63.0 p5+p2    9 k[0]
        xor r10d, dword [r14 + r9*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;    64.0 p6+p3    9 k[0]
        xor r10d, dword [r14 + r8*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;    65.0 p1+p10    9 k[0]
        xor r10d, dword [r14 + rdi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;    66.0 p0+p2    9 k[0]
        xor r11d, r10d                                                   ;    67.0 p11      9 k[1]
        xor ebp, r11d                                                    ;    68.0 p5       9 k[2]
        movzx edi, sil                                                   ;    56.0          9 t[0]
        xor eax, ebp                                                     ;    69.0 p6       9 k[3]
        mov ecx, r12d                                                    ;    57.0          9 t[1] copy
        movzx ebx, ch                                                    ;    57.0 p1       9 t[0]
        mov r8d, r13d                                                    ;    58.0          9 t[0] copy
        shr r8d, 0x10                                                    ;    58.0 p0       9 t[0]
        movzx r9d, r8b                                                   ;    59.0          9 t[0]
        mov r12d, edx                                                    ;    59.0          9 t[0] copy
        shr r12d, 0x10                                                   ;    59.0 p6       9 t[0]
        mov r15d, r12d                                                   ;    60.0          9 t[0] copy
        shr r15d, 8                                                      ;    60.0 p0       9 t[0]
        mov edi, dword [r14 + rdi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    56.0 p3       9 t[0]
        xor edi, dword [r14 + r9*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    64.0 p11+p10    9 t[0]
        xor edi, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    65.0 p5+p2    9 t[0]
        xor edi, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    66.0 p1+p3    9 t[0]
        movzx r9d, cl                                                    ;    57.0          9 t[1]
        xor edi, r10d                                                    ;    67.0 p6       9 t[0]
        mov ebx, r13d                                                    ;    58.0          9 t[2] copy
        mov r13d, ebp                                                    ;    69.0          9 k[2] copy
        movzx ebp, bh                                                    ;    58.0 p1       9 t[1]
        movzx r12d, r12b                                                 ;    60.0          9 t[1]
        mov r15d, esi                                                    ;    56.0          9 t[1] copy
        shr r15d, 0x10                                                   ;    56.0 p0       9 t[1]
        mov r9d, dword [r14 + r9*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    57.0 p10      9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    65.0 p11+p2    9 t[1]
        mov r12d, r15d                                                   ;    57.0          9 t[1] copy
        shr r12d, 8                                                      ;    57.0 p6       9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    66.0 p5+p3    9 t[1]
        xor r9d, dword [r14 + rbp*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    67.0 p1+p10    9 t[1]
        movzx ebp, bl                                                    ;    58.0          9 t[2]
        xor r9d, r11d                                                    ;    68.0 p0       9 t[1]
        movzx ebx, dh                                                    ;    59.0 p1       9 t[2]
        movzx r12d, r15b                                                 ;    57.0          9 t[2]
        shr ecx, 0x10                                                    ;    57.0 p6       9 t[2]
        mov r15d, ecx                                                    ;    58.0          9 t[2] copy
        shr r15d, 8                                                      ;    58.0 p0       9 t[2]
        mov r12d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    57.0 p2       9 t[2]
        xor r12d, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    63.0 p11+p3    9 t[2]
        xor r12d, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    64.0 p5+p10    9 t[2]
        xor r12d, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    67.0 p6+p2    9 t[2]
        movzx ebp, dl                                                    ;    59.0          9 t[3]
        mov edx, esi                                                     ;    56.0          9 t[0] copy
        movzx esi, dh                                                    ;    56.0 p1       9 t[3]
        xor r12d, r13d                                                   ;    69.0 p0       9 t[2]
        movzx r15d, cl                                                   ;    58.0          9 t[3]
        shr r8d, 8                                                       ;    59.0 p6       9 t[3]
        mov ecx, dword [r14 + r15*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    58.0 p3       9 t[3]
        xor ecx, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    64.0 p11+p10    9 t[3]
        xor ecx, dword [r14 + rsi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    65.0 p5+p2    9 t[3]
        xor ecx, dword [r14 + r8*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    66.0 p1+p3    9 t[3]
        xor ecx, eax                                                     ;    70.0 p0       9 t[3]
        movzx esi, ah                                                    ;    70.0 p1       9 k[0]
        mov ebp, eax                                                     ;    70.0          9 k[0] copy
        shr ebp, 0x10                                                    ;    70.0 p6       9 k[0]
        movzx r8d, bpl                                                   ;    71.0          9 k[0]
        shr ebp, 8                                                       ;    71.0 p0       9 k[0]
        movzx r15d, al                                                   ;    70.0          9 k[0]
        xor r10d, 0x20                                                   ;    67.0 p11      9 k[0]
        xor r10d, dword [r14 + r15*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;    75.0 p5+p10    9 k[0]
        xor r10d, dword [r14 + r8*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;    76.0 p6+p2    9 k[0]
        xor r10d, dword [r14 + rbp*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;    77.0 p1+p3    9 k[0]
        xor r10d, dword [r14 + rsi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;    78.0 p0+p10    9 k[0]
        xor r11d, r10d                                                   ;    79.0 p11      9 k[1]
        xor r13d, r11d                                                   ;    80.0 p5       9 k[2]
        movzx esi, dil                                                   ;    68.0          9 t[0]
        xor eax, r13d                                                    ;    81.0 p6       9 k[3]
        mov edx, r9d                                                     ;    69.0          9 t[1] copy
        movzx ebp, dh                                                    ;    69.0 p1       9 t[0]
        mov r8d, r12d                                                    ;    70.0          9 t[0] copy
        shr r8d, 0x10                                                    ;    70.0 p0       9 t[0]
        movzx r9d, r8b                                                   ;    71.0          9 t[0]
        mov r15d, ecx                                                    ;    71.0          9 t[0] copy
        shr r15d, 0x10                                                   ;    71.0 p6       9 t[0]
        mov ebx, r15d                                                    ;    72.0          9 t[0] copy
        shr ebx, 8                                                       ;    72.0 p0       9 t[0]
        mov esi, dword [r14 + rsi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    68.0 p2       9 t[0]
        xor esi, dword [r14 + r9*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    76.0 p11+p3    9 t[0]
        xor esi, dword [r14 + rbp*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    77.0 p5+p10    9 t[0]
        xor esi, dword [r14 + rbx*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    78.0 p1+p2    9 t[0]
        movzx ebp, dl                                                    ;    69.0          9 t[1]
        xor esi, r10d                                                    ;    79.0 p6       9 t[0]
        mov ebx, r12d                                                    ;    70.0          9 t[2] copy
        mov r9d, ebp                                                     ;    69.0          9 t[1] copy
        movzx ebp, bh                                                    ;    70.0 p1       9 t[1]
        movzx r12d, r15b                                                 ;    72.0          9 t[1]
        mov r15d, edi                                                    ;    68.0          9 t[1] copy
        shr r15d, 0x10                                                   ;    68.0 p0       9 t[1]
        mov r9d, dword [r14 + r9*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    69.0 p3       9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    77.0 p11+p10    9 t[1]
        mov r12d, r15d                                                   ;    69.0          9 t[1] copy
        shr r12d, 8                                                      ;    69.0 p6       9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    78.0 p5+p2    9 t[1]
        xor r9d, dword [r14 + rbp*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    79.0 p1+p3    9 t[1]
        movzx ebp, bl                                                    ;    70.0          9 t[2]
        xor r9d, r11d                                                    ;    80.0 p0       9 t[1]
        movzx ebx, ch                                                    ;    71.0 p1       9 t[2]
        movzx r12d, r15b                                                 ;    69.0          9 t[2]
        shr edx, 0x10                                                    ;    69.0 p6       9 t[2]
        mov r15d, edx                                                    ;    70.0          9 t[2] copy
        shr r15d, 8                                                      ;    70.0 p0       9 t[2]
        mov r12d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    69.0 p10      9 t[2]
        xor r12d, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    75.0 p11+p2    9 t[2]
        xor r12d, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    76.0 p5+p3    9 t[2]
        xor r12d, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    79.0 p6+p10    9 t[2]
        movzx ebp, cl                                                    ;    71.0          9 t[3]
        mov ecx, edi                                                     ;    68.0          9 t[0] copy
        movzx edi, ch                                                    ;    68.0 p1       9 t[3]
        xor r12d, r13d                                                   ;    81.0 p0       9 t[2]
        movzx r15d, dl                                                   ;    70.0          9 t[3]
        shr r8d, 8                                                       ;    71.0 p6       9 t[3]
        mov ecx, dword [r14 + r15*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    70.0 p2       9 t[3]
        xor ecx, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    76.0 p11+p3    9 t[3]
        xor ecx, dword [r14 + rdi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    77.0 p5+p10    9 t[3]
        xor ecx, dword [r14 + r8*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    78.0 p1+p2    9 t[3]
        xor ecx, eax                                                     ;    82.0 p0       9 t[3]
        movzx edi, ah                                                    ;    82.0 p1       9 k[0]
        mov ebp, eax                                                     ;    82.0          9 k[0] copy
        shr ebp, 0x10                                                    ;    82.0 p6       9 k[0]
        movzx r8d, bpl                                                   ;    83.0          9 k[0]
        shr ebp, 8                                                       ;    83.0 p0       9 k[0]
        movzx r15d, al                                                   ;    82.0          9 k[0]
        xor r10d, 0x40                                                   ;    79.0 p11      9 k[0]
        xor r10d, dword [r14 + r15*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;    87.0 p5+p3    9 k[0]
        xor r10d, dword [r14 + r8*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;    88.0 p6+p10    9 k[0]
        xor r10d, dword [r14 + rbp*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;    89.0 p1+p2    9 k[0]
        xor r10d, dword [r14 + rdi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;    90.0 p0+p3    9 k[0]
        xor r11d, r10d                                                   ;    91.0 p11      9 k[1]
        xor r13d, r11d                                                   ;    92.0 p5       9 k[2]
        movzx edi, sil                                                   ;    80.0          9 t[0]
        xor eax, r13d                                                    ;    93.0 p6       9 k[3]
        mov edx, r9d                                                     ;    81.0          9 t[1] copy
        movzx ebp, dh                                                    ;    81.0 p1       9 t[0]
        mov r8d, r12d                                                    ;    82.0          9 t[0] copy
        shr r8d, 0x10                                                    ;    82.0 p0       9 t[0]
        movzx r9d, r8b                                                   ;    83.0          9 t[0]
        mov r15d, ecx                                                    ;    83.0          9 t[0] copy
        shr r15d, 0x10                                                   ;    83.0 p6       9 t[0]
        mov ebx, r15d                                                    ;    84.0          9 t[0] copy
        shr ebx, 8                                                       ;    84.0 p0       9 t[0]
        mov edi, dword [r14 + rdi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    80.0 p10      9 t[0]
        xor edi, dword [r14 + r9*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    88.0 p11+p2    9 t[0]
        xor edi, dword [r14 + rbp*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    89.0 p5+p3    9 t[0]
        xor edi, dword [r14 + rbx*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    90.0 p1+p10    9 t[0]
        movzx ebp, dl                                                    ;    81.0          9 t[1]
        xor edi, r10d                                                    ;    91.0 p6       9 t[0]
        mov ebx, r12d                                                    ;    82.0          9 t[2] copy
        mov r9d, ebp                                                     ;    81.0          9 t[1] copy
        movzx ebp, bh                                                    ;    82.0 p1       9 t[1]
        movzx r12d, r15b                                                 ;    84.0          9 t[1]
        mov r15d, esi                                                    ;    80.0          9 t[1] copy
        shr r15d, 0x10                                                   ;    80.0 p0       9 t[1]
        mov r9d, dword [r14 + r9*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    81.0 p2       9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    89.0 p11+p3    9 t[1]
        mov r12d, r15d                                                   ;    81.0          9 t[1] copy
        shr r12d, 8                                                      ;    81.0 p6       9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    90.0 p5+p10    9 t[1]
        xor r9d, dword [r14 + rbp*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    91.0 p1+p2    9 t[1]
        movzx ebp, bl                                                    ;    82.0          9 t[2]
        xor r9d, r11d                                                    ;    92.0 p0       9 t[1]
        movzx ebx, ch                                                    ;    83.0 p1       9 t[2]
        movzx r12d, r15b                                                 ;    81.0          9 t[2]
        shr edx, 0x10                                                    ;    81.0 p6       9 t[2]
        mov r15d, edx                                                    ;    82.0          9 t[2] copy
        shr r15d, 8                                                      ;    82.0 p0       9 t[2]
        mov r12d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    81.0 p3       9 t[2]
        xor r12d, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    87.0 p11+p10    9 t[2]
        xor r12d, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    88.0 p5+p2    9 t[2]
        xor r12d, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    91.0 p6+p3    9 t[2]
        movzx ebp, cl                                                    ;    83.0          9 t[3]
        mov ecx, esi                                                     ;    80.0          9 t[0] copy
        movzx esi, ch                                                    ;    80.0 p1       9 t[3]
        xor r12d, r13d                                                   ;    93.0 p0       9 t[2]
        movzx r15d, dl                                                   ;    82.0          9 t[3]
        shr r8d, 8                                                       ;    83.0 p6       9 t[3]
        mov ecx, dword [r14 + r15*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    82.0 p10      9 t[3]
        xor ecx, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    88.0 p11+p2    9 t[3]
        xor ecx, dword [r14 + rsi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;    89.0 p5+p3    9 t[3]
        xor ecx, dword [r14 + r8*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;    90.0 p1+p10    9 t[3]
        xor ecx, eax                                                     ;    94.0 p0       9 t[3]
        movzx esi, ah                                                    ;    94.0 p1       9 k[0]
        mov ebp, eax                                                     ;    94.0          9 k[0] copy
        shr ebp, 0x10                                                    ;    94.0 p6       9 k[0]
        movzx r8d, bpl                                                   ;    95.0          9 k[0]
        shr ebp, 8                                                       ;    95.0 p0       9 k[0]
        movzx r15d, al                                                   ;    94.0          9 k[0]
        xor r10d, 0x80                                                   ;    91.0 p11      9 k[0]
        xor r10d, dword [r14 + r15*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;    99.0 p5+p2    9 k[0]
        xor r10d, dword [r14 + r8*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;   100.0 p6+p3    9 k[0]
        xor r10d, dword [r14 + rbp*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;   101.0 p1+p10    9 k[0]
        xor r10d, dword [r14 + rsi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;   102.0 p0+p2    9 k[0]
        xor r11d, r10d                                                   ;   103.0 p11      9 k[1]
        xor r13d, r11d                                                   ;   104.0 p5       9 k[2]
        movzx esi, dil                                                   ;    92.0          9 t[0]
        xor eax, r13d                                                    ;   105.0 p6       9 k[3]
        mov edx, r9d                                                     ;    93.0          9 t[1] copy
        movzx ebp, dh                                                    ;    93.0 p1       9 t[0]
        mov r8d, r12d                                                    ;    94.0          9 t[0] copy
        shr r8d, 0x10                                                    ;    94.0 p0       9 t[0]
        movzx r9d, r8b                                                   ;    95.0          9 t[0]
        mov r15d, ecx                                                    ;    95.0          9 t[0] copy
        shr r15d, 0x10                                                   ;    95.0 p6       9 t[0]
        mov ebx, r15d                                                    ;    96.0          9 t[0] copy
        shr ebx, 8                                                       ;    96.0 p0       9 t[0]
        mov esi, dword [r14 + rsi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    92.0 p3       9 t[0]
        xor esi, dword [r14 + r9*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;   100.0 p11+p10    9 t[0]
        xor esi, dword [r14 + rbp*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;   101.0 p5+p2    9 t[0]
        xor esi, dword [r14 + rbx*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;   102.0 p1+p3    9 t[0]
        movzx ebp, dl                                                    ;    93.0          9 t[1]
        xor esi, r10d                                                    ;   103.0 p6       9 t[0]
        mov ebx, r12d                                                    ;    94.0          9 t[2] copy
        mov r9d, ebp                                                     ;    93.0          9 t[1] copy
        movzx ebp, bh                                                    ;    94.0 p1       9 t[1]
        movzx r12d, r15b                                                 ;    96.0          9 t[1]
        mov r15d, edi                                                    ;    92.0          9 t[1] copy
        shr r15d, 0x10                                                   ;    92.0 p0       9 t[1]
        mov r9d, dword [r14 + r9*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    93.0 p10      9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;   101.0 p11+p2    9 t[1]
        mov r12d, r15d                                                   ;    93.0          9 t[1] copy
        shr r12d, 8                                                      ;    93.0 p6       9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;   102.0 p5+p3    9 t[1]
        xor r9d, dword [r14 + rbp*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;   103.0 p1+p10    9 t[1]
        movzx ebp, bl                                                    ;    94.0          9 t[2]
        xor r9d, r11d                                                    ;   104.0 p0       9 t[1]
        movzx ebx, ch                                                    ;    95.0 p1       9 t[2]
        movzx r12d, r15b                                                 ;    93.0          9 t[2]
        shr edx, 0x10                                                    ;    93.0 p6       9 t[2]
        mov r15d, edx                                                    ;    94.0          9 t[2] copy
        shr r15d, 8                                                      ;    94.0 p0       9 t[2]
        mov r12d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    93.0 p2       9 t[2]
        xor r12d, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;    99.0 p11+p3    9 t[2]
        xor r12d, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;   100.0 p5+p10    9 t[2]
        xor r12d, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;   103.0 p6+p2    9 t[2]
        movzx ebp, cl                                                    ;    95.0          9 t[3]
        mov ecx, edi                                                     ;    92.0          9 t[0] copy
        movzx edi, ch                                                    ;    92.0 p1       9 t[3]
        xor r12d, r13d                                                   ;   105.0 p0       9 t[2]
        movzx r15d, dl                                                   ;    94.0          9 t[3]
        shr r8d, 8                                                       ;    95.0 p6       9 t[3]
        mov ecx, dword [r14 + r15*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;    94.0 p3       9 t[3]
        xor ecx, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;   100.0 p11+p10    9 t[3]
        xor ecx, dword [r14 + rdi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;   101.0 p5+p2    9 t[3]
        xor ecx, dword [r14 + r8*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;   102.0 p1+p3    9 t[3]
        xor ecx, eax                                                     ;   106.0 p0       9 t[3]
        movzx edi, ah                                                    ;   106.0 p1       9 k[0]
        mov ebp, eax                                                     ;   106.0          9 k[0] copy
        shr ebp, 0x10                                                    ;   106.0 p6       9 k[0]
        movzx r8d, bpl                                                   ;   107.0          9 k[0]
        shr ebp, 8                                                       ;   107.0 p0       9 k[0]
        movzx r15d, al                                                   ;   106.0          9 k[0]
        xor r10d, 0x1b                                                   ;   103.0 p11      9 k[0]
        xor r10d, dword [r14 + r15*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;   111.0 p5+p10    9 k[0]
        xor r10d, dword [r14 + r8*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;   112.0 p6+p2    9 k[0]
        xor r10d, dword [r14 + rbp*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;   113.0 p1+p3    9 k[0]
        xor r10d, dword [r14 + rdi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;   114.0 p0+p10    9 k[0]
        xor r11d, r10d                                                   ;   115.0 p11      9 k[1]
        xor r13d, r11d                                                   ;   116.0 p5       9 k[2]
        movzx edi, sil                                                   ;   104.0          9 t[0]
        xor eax, r13d                                                    ;   117.0 p6       9 k[3]
        mov edx, r9d                                                     ;   105.0          9 t[1] copy
        movzx ebp, dh                                                    ;   105.0 p1       9 t[0]
        mov r8d, r12d                                                    ;   106.0          9 t[0] copy
        shr r8d, 0x10                                                    ;   106.0 p0       9 t[0]
        movzx r9d, r8b                                                   ;   107.0          9 t[0]
        mov r15d, ecx                                                    ;   107.0          9 t[0] copy
        shr r15d, 0x10                                                   ;   107.0 p6       9 t[0]
        mov ebx, r15d                                                    ;   108.0          9 t[0] copy
        shr ebx, 8                                                       ;   108.0 p0       9 t[0]
        mov edi, dword [r14 + rdi*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;   104.0 p2       9 t[0]
        xor edi, dword [r14 + r9*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;   112.0 p11+p3    9 t[0]
        xor edi, dword [r14 + rbp*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;   113.0 p5+p10    9 t[0]
        xor edi, dword [r14 + rbx*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;   114.0 p1+p2    9 t[0]
        movzx ebp, dl                                                    ;   105.0          9 t[1]
        xor edi, r10d                                                    ;   115.0 p6       9 t[0]
        mov ebx, r12d                                                    ;   106.0          9 t[2] copy
        mov r9d, ebp                                                     ;   105.0          9 t[1] copy
        movzx ebp, bh                                                    ;   106.0 p1       9 t[1]
        movzx r12d, r15b                                                 ;   108.0          9 t[1]
        mov r15d, esi                                                    ;   104.0          9 t[1] copy
        shr r15d, 0x10                                                   ;   104.0 p0       9 t[1]
        mov r9d, dword [r14 + r9*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;   105.0 p3       9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;   113.0 p11+p10    9 t[1]
        mov r12d, r15d                                                   ;   105.0          9 t[1] copy
        shr r12d, 8                                                      ;   105.0 p6       9 t[1]
        xor r9d, dword [r14 + r12*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;   114.0 p5+p2    9 t[1]
        xor r9d, dword [r14 + rbp*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;   115.0 p1+p3    9 t[1]
        movzx ebp, bl                                                    ;   106.0          9 t[2]
        xor r9d, r11d                                                    ;   116.0 p0       9 t[1]
        movzx ebx, ch                                                    ;   107.0 p1       9 t[2]
        movzx r12d, r15b                                                 ;   105.0          9 t[2]
        shr edx, 0x10                                                    ;   105.0 p6       9 t[2]
        mov r15d, edx                                                    ;   106.0          9 t[2] copy
        shr r15d, 8                                                      ;   106.0 p0       9 t[2]
        mov r12d, dword [r14 + r12*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;   105.0 p10      9 t[2]
        xor r12d, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;   111.0 p11+p2    9 t[2]
        xor r12d, dword [r14 + r15*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;   112.0 p5+p3    9 t[2]
        xor r12d, dword [r14 + rbx*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;   115.0 p6+p10    9 t[2]
        movzx ebp, cl                                                    ;   107.0          9 t[3]
        mov ecx, esi                                                     ;   104.0          9 t[0] copy
        movzx esi, ch                                                    ;   104.0 p1       9 t[3]
        xor r12d, r13d                                                   ;   117.0 p0       9 t[2]
        movzx r15d, dl                                                   ;   106.0          9 t[3]
        shr r8d, 8                                                       ;   107.0 p6       9 t[3]
        mov ecx, dword [r14 + r15*4 + poly1305_aes.T6_MixColumn_S_16 - poly1305_aes.tables] ;   106.0 p2       9 t[3]
        xor ecx, dword [r14 + rbp*4 + poly1305_aes.T4_MixColumn_S_0 - poly1305_aes.tables] ;   112.0 p11+p3    9 t[3]
        xor ecx, dword [r14 + rsi*4 + poly1305_aes.T5_MixColumn_S_8 - poly1305_aes.tables] ;   113.0 p5+p10    9 t[3]
        xor ecx, dword [r14 + r8*4 + poly1305_aes.T7_MixColumn_S_24 - poly1305_aes.tables] ;   114.0 p1+p2    9 t[3]
        xor ecx, eax                                                     ;   118.0 p0       9 t[3]
        movzx esi, ah                                                    ;   118.0 p1       9 k[0]
        mov ebp, eax                                                     ;   118.0          9 k[0] copy
        shr ebp, 0x10                                                    ;   118.0 p6       9 k[0]
        movzx r8d, bpl                                                   ;   119.0          9 k[0]
        shr ebp, 8                                                       ;   119.0 p0       9 k[0]
        movzx r15d, al                                                   ;   118.0          9 k[0]
        xor r10d, 0x36                                                   ;   115.0 p11      9 k[0]
        xor r10d, dword [r14 + r15*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;   123.0 p5+p3    9 k[0]
        xor r10d, dword [r14 + r8*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;   124.0 p6+p10    9 k[0]
        xor r10d, dword [r14 + rbp*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;   125.0 p1+p2    9 k[0]
        xor r10d, dword [r14 + rsi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;   126.0 p0+p3    9 k[0]
        xor r11d, r10d                                                   ;   127.0 p11      9 k[1]
        movzx esi, dil                                                   ;   116.0          9 t[0]
        xor r13d, r11d                                                   ;   128.0 p5       9 k[2]
        mov edx, r9d                                                     ;   117.0          9 t[1] copy
        movzx ebp, dh                                                    ;   117.0 p1       9 t[0]
        mov r8d, r12d                                                    ;   118.0          9 t[0] copy
        shr r8d, 0x10                                                    ;   118.0 p6       9 t[0]
        movzx r9d, r8b                                                   ;   119.0          9 t[0]
        mov r15d, ecx                                                    ;   119.0          9 t[0] copy
        shr r15d, 0x10                                                   ;   119.0 p0       9 t[0]
        mov ebx, r15d                                                    ;   120.0          9 t[0] copy
        shr ebx, 8                                                       ;   120.0 p6       9 t[0]
        mov esi, dword [r14 + rsi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;   116.0 p10      9 t[0]
        xor esi, dword [r14 + r9*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;   124.0 p11+p2    9 t[0]
        xor esi, dword [r14 + rbp*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;   125.0 p5+p3    9 t[0]
        xor esi, dword [r14 + rbx*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;   126.0 p1+p10    9 t[0]
        movzx ebp, dl                                                    ;   117.0          9 t[1]
        xor esi, r10d                                                    ;   127.0 p0       9 t[0]
        mov ebx, r12d                                                    ;   118.0          9 t[2] copy
        mov r9d, esi                                                     ;   128.0          9 t[0] copy
        movzx esi, bh                                                    ;   118.0 p1       9 t[1]
        movzx r10d, r15b                                                 ;   120.0          9 t[1]
        mov r12d, edi                                                    ;   116.0          9 t[1] copy
        shr r12d, 0x10                                                   ;   116.0 p6       9 t[1]
        mov r15d, r12d                                                   ;   117.0          9 t[1] copy
        shr r15d, 8                                                      ;   117.0 p0       9 t[1]
        mov ebp, dword [r14 + rbp*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;   117.0 p2       9 t[1]
        xor ebp, dword [r14 + r15*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;   123.0 p11+p3    9 t[1]
        xor ebp, dword [r14 + r10*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;   125.0 p5+p10    9 t[1]
        xor ebp, dword [r14 + rsi*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;   126.0 p1+p2    9 t[1]
        movzx esi, bl                                                    ;   118.0          9 t[2]
        xor ebp, r11d                                                    ;   128.0 p6       9 t[1]
        movzx ebx, ch                                                    ;   119.0 p1       9 t[2]
        movzx r10d, r12b                                                 ;   117.0          9 t[2]
        shr edx, 0x10                                                    ;   117.0 p0       9 t[2]
        mov r11d, edx                                                    ;   118.0          9 t[2] copy
        shr r11d, 8                                                      ;   118.0 p6       9 t[2]
        mov r10d, dword [r14 + r10*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;   117.0 p3       9 t[2]
        xor r10d, dword [r14 + rsi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;   123.0 p11+p10    9 t[2]
        xor r10d, dword [r14 + r11*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;   124.0 p5+p2    9 t[2]
        xor r10d, dword [r14 + rbx*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;   127.0 p0+p3    9 t[2]
        movzx esi, cl                                                    ;   119.0          9 t[3]
        mov ecx, edi                                                     ;   116.0          9 t[0] copy
        movzx edi, ch                                                    ;   116.0 p1       9 t[3]
        xor r10d, r13d                                                   ;   129.0 p6       9 t[2]
        movzx r11d, dl                                                   ;   118.0          9 t[3]
        shr r8d, 8                                                       ;   119.0 p0       9 t[3]
        mov r11d, dword [r14 + r11*4 + poly1305_aes.T2_S_16 - poly1305_aes.tables] ;   118.0 p10      9 t[3]
        xor r11d, dword [r14 + rsi*4 + poly1305_aes.T0_S_0 - poly1305_aes.tables] ;   124.0 p11+p2    9 t[3]
        xor r11d, dword [r14 + rdi*4 + poly1305_aes.T1_S_8 - poly1305_aes.tables] ;   125.0 p5+p3    9 t[3]
        xor r11d, eax                                                    ;   126.0 p1       9 t[3]
        xor r11d, dword [r14 + r8*4 + poly1305_aes.T3_S_24 - poly1305_aes.tables] ;   127.0 p6+p10    9 t[3]
        xor r11d, r13d                                                   ;   129.0 p0       9 t[3]
        mov r8, qword [rsp + 824]                                        ;   109.0 p2      27 d
        mov r12, qword [rsp + 840]                                       ;   109.2 p3      27 d
        mov r13, qword [rsp + 848]                                       ;   109.8 p10     27 d
        add r8, 5                                                        ;   114.0 p11     27 d
        adc r12, 0                                                       ;   115.0 p6      27 d
        adc r13, 0                                                       ;   116.0 p0      27 d
        mov r8, r13                                                      ;   117.0         27 d copy
        shr r8, 2                                                        ;   117.0 p6      27 d
        and r13, -4                                                      ;   117.0 p5      27 d
        add r8, r13                                                      ;   118.0 p1      27 d
        mov r12, qword [rsp + 840]                                       ;   110.5 p2      27 d
        add r8, qword [rsp + 824]                                        ;   119.0 p11+p3   27 d
        adc r12, 0                                                       ;   120.0 p0      27 d
        mov esi, r8d                                                     ;   120.0         27 d
        shr r8, 0x20                                                     ;   120.0 p6      27 d
        mov edi, r12d                                                    ;   121.0         27 d
        shr r12, 0x20                                                    ;   121.0 p0      27 d
        add r9d, esi                                                     ;   128.0 p5      27 tag
        cmp r9d, esi                                                     ;   129.0 p1      27 c
        sbb r13d, r13d                                                   ;   130.0 p6      27 c
        mov r14, qword [rsp + 872]                                       ;   112.2 p10     27 tag reload
        mov dword [r14], r9d                                             ;   129.0 p7+p4   27 tag
        add r13d, r13d                                                   ;   131.0 p11     27 tag
        adc r8d, ebp                                                     ;   132.0 p0      27 tag
        adc edi, r10d                                                    ;   133.0 p6      27 tag
        adc r12d, r11d                                                   ;   134.0 p0      27 tag
        mov dword [r14 + 4], r8d                                         ;   133.0 p8+p9   27 tag
        mov dword [r14 + 8], edi                                         ;   134.0 p7+p4   27 tag
        mov dword [r14 + 12], r12d                                       ;   135.0 p8+p9   27 tag
        add rsp, 0x398                                                   ;                    frame
        pop r15                                                          ;                    preserved
        pop r14                                                          ;                    preserved
        pop r13                                                          ;                    preserved
        pop r12                                                          ;                    preserved
        pop rbp                                                          ;                    preserved
        pop rbx                                                          ;                    preserved
        ret

        section .rodata align=64
poly1305_aes.tables:
; S_0
poly1305_aes.T0_S_0:
        dd 0x00000063, 0x0000007c, 0x00000077, 0x0000007b, 0x000000f2, 0x0000006b, 0x0000006f, 0x000000c5
        dd 0x00000030, 0x00000001, 0x00000067, 0x0000002b, 0x000000fe, 0x000000d7, 0x000000ab, 0x00000076
        dd 0x000000ca, 0x00000082, 0x000000c9, 0x0000007d, 0x000000fa, 0x00000059, 0x00000047, 0x000000f0
        dd 0x000000ad, 0x000000d4, 0x000000a2, 0x000000af, 0x0000009c, 0x000000a4, 0x00000072, 0x000000c0
        dd 0x000000b7, 0x000000fd, 0x00000093, 0x00000026, 0x00000036, 0x0000003f, 0x000000f7, 0x000000cc
        dd 0x00000034, 0x000000a5, 0x000000e5, 0x000000f1, 0x00000071, 0x000000d8, 0x00000031, 0x00000015
        dd 0x00000004, 0x000000c7, 0x00000023, 0x000000c3, 0x00000018, 0x00000096, 0x00000005, 0x0000009a
        dd 0x00000007, 0x00000012, 0x00000080, 0x000000e2, 0x000000eb, 0x00000027, 0x000000b2, 0x00000075
        dd 0x00000009, 0x00000083, 0x0000002c, 0x0000001a, 0x0000001b, 0x0000006e, 0x0000005a, 0x000000a0
        dd 0x00000052, 0x0000003b, 0x000000d6, 0x000000b3, 0x00000029, 0x000000e3, 0x0000002f, 0x00000084
        dd 0x00000053, 0x000000d1, 0x00000000, 0x000000ed, 0x00000020, 0x000000fc, 0x000000b1, 0x0000005b
        dd 0x0000006a, 0x000000cb, 0x000000be, 0x00000039, 0x0000004a, 0x0000004c, 0x00000058, 0x000000cf
        dd 0x000000d0, 0x000000ef, 0x000000aa, 0x000000fb, 0x00000043, 0x0000004d, 0x00000033, 0x00000085
        dd 0x00000045, 0x000000f9, 0x00000002, 0x0000007f, 0x00000050, 0x0000003c, 0x0000009f, 0x000000a8
        dd 0x00000051, 0x000000a3, 0x00000040, 0x0000008f, 0x00000092, 0x0000009d, 0x00000038, 0x000000f5
        dd 0x000000bc, 0x000000b6, 0x000000da, 0x00000021, 0x00000010, 0x000000ff, 0x000000f3, 0x000000d2
        dd 0x000000cd, 0x0000000c, 0x00000013, 0x000000ec, 0x0000005f, 0x00000097, 0x00000044, 0x00000017
        dd 0x000000c4, 0x000000a7, 0x0000007e, 0x0000003d, 0x00000064, 0x0000005d, 0x00000019, 0x00000073
        dd 0x00000060, 0x00000081, 0x0000004f, 0x000000dc, 0x00000022, 0x0000002a, 0x00000090, 0x00000088
        dd 0x00000046, 0x000000ee, 0x000000b8, 0x00000014, 0x000000de, 0x0000005e, 0x0000000b, 0x000000db
        dd 0x000000e0, 0x00000032, 0x0000003a, 0x0000000a, 0x00000049, 0x00000006, 0x00000024, 0x0000005c
        dd 0x000000c2, 0x000000d3, 0x000000ac, 0x00000062, 0x00000091, 0x00000095, 0x000000e4, 0x00000079
        dd 0x000000e7, 0x000000c8, 0x00000037, 0x0000006d, 0x0000008d, 0x000000d5, 0x0000004e, 0x000000a9
        dd 0x0000006c, 0x00000056, 0x000000f4, 0x000000ea, 0x00000065, 0x0000007a, 0x000000ae, 0x00000008
        dd 0x000000ba, 0x00000078, 0x00000025, 0x0000002e, 0x0000001c, 0x000000a6, 0x000000b4, 0x000000c6
        dd 0x000000e8, 0x000000dd, 0x00000074, 0x0000001f, 0x0000004b, 0x000000bd, 0x0000008b, 0x0000008a
        dd 0x00000070, 0x0000003e, 0x000000b5, 0x00000066, 0x00000048, 0x00000003, 0x000000f6, 0x0000000e
        dd 0x00000061, 0x00000035, 0x00000057, 0x000000b9, 0x00000086, 0x000000c1, 0x0000001d, 0x0000009e
        dd 0x000000e1, 0x000000f8, 0x00000098, 0x00000011, 0x00000069, 0x000000d9, 0x0000008e, 0x00000094
        dd 0x0000009b, 0x0000001e, 0x00000087, 0x000000e9, 0x000000ce, 0x00000055, 0x00000028, 0x000000df
        dd 0x0000008c, 0x000000a1, 0x00000089, 0x0000000d, 0x000000bf, 0x000000e6, 0x00000042, 0x00000068
        dd 0x00000041, 0x00000099, 0x0000002d, 0x0000000f, 0x000000b0, 0x00000054, 0x000000bb, 0x00000016
; S_8
poly1305_aes.T1_S_8:
        dd 0x00006300, 0x00007c00, 0x00007700, 0x00007b00, 0x0000f200, 0x00006b00, 0x00006f00, 0x0000c500
        dd 0x00003000, 0x00000100, 0x00006700, 0x00002b00, 0x0000fe00, 0x0000d700, 0x0000ab00, 0x00007600
        dd 0x0000ca00, 0x00008200, 0x0000c900, 0x00007d00, 0x0000fa00, 0x00005900, 0x00004700, 0x0000f000
        dd 0x0000ad00, 0x0000d400, 0x0000a200, 0x0000af00, 0x00009c00, 0x0000a400, 0x00007200, 0x0000c000
        dd 0x0000b700, 0x0000fd00, 0x00009300, 0x00002600, 0x00003600, 0x00003f00, 0x0000f700, 0x0000cc00
        dd 0x00003400, 0x0000a500, 0x0000e500, 0x0000f100, 0x00007100, 0x0000d800, 0x00003100, 0x00001500
        dd 0x00000400, 0x0000c700, 0x00002300, 0x0000c300, 0x00001800, 0x00009600, 0x00000500, 0x00009a00
        dd 0x00000700, 0x00001200, 0x00008000, 0x0000e200, 0x0000eb00, 0x00002700, 0x0000b200, 0x00007500
        dd 0x00000900, 0x00008300, 0x00002c00, 0x00001a00, 0x00001b00, 0x00006e00, 0x00005a00, 0x0000a000
        dd 0x00005200, 0x00003b00, 0x0000d600, 0x0000b300, 0x00002900, 0x0000e300, 0x00002f00, 0x00008400
        dd 0x00005300, 0x0000d100, 0x00000000, 0x0000ed00, 0x00002000, 0x0000fc00, 0x0000b100, 0x00005b00
        dd 0x00006a00, 0x0000cb00, 0x0000be00, 0x00003900, 0x00004a00, 0x00004c00, 0x00005800, 0x0000cf00
        dd 0x0000d000, 0x0000ef00, 0x0000aa00, 0x0000fb00, 0x00004300, 0x00004d00, 0x00003300, 0x00008500
        dd 0x00004500, 0x0000f900, 0x00000200, 0x00007f00, 0x00005000, 0x00003c00, 0x00009f00, 0x0000a800
        dd 0x00005100, 0x0000a300, 0x00004000, 0x00008f00, 0x00009200, 0x00009d00, 0x00003800, 0x0000f500
        dd 0x0000bc00, 0x0000b600, 0x0000da00, 0x00002100, 0x00001000, 0x0000ff00, 0x0000f300, 0x0000d200
        dd 0x0000cd00, 0x00000c00, 0x00001300, 0x0000ec00, 0x00005f00, 0x00009700, 0x00004400, 0x00001700
        dd 0x0000c400, 0x0000a700, 0x00007e00, 0x00003d00, 0x00006400, 0x00005d00, 0x00001900, 0x00007300
        dd 0x00006000, 0x00008100, 0x00004f00, 0x0000dc00, 0x00002200, 0x00002a00, 0x00009000, 0x00008800
        dd 0x00004600, 0x0000ee00, 0x0000b800, 0x00001400, 0x0000de00, 0x00005e00, 0x00000b00, 0x0000db00
        dd 0x0000e000, 0x00003200, 0x00003a00, 0x00000a00, 0x00004900, 0x00000600, 0x00002400, 0x00005c00
        dd 0x0000c200, 0x0000d300, 0x0000ac00, 0x00006200, 0x00009100, 0x00009500, 0x0000e400, 0x00007900
        dd 0x0000e700, 0x0000c800, 0x00003700, 0x00006d00, 0x00008d00, 0x0000d500, 0x00004e00, 0x0000a900
        dd 0x00006c00, 0x00005600, 0x0000f400, 0x0000ea00, 0x00006500, 0x00007a00, 0x0000ae00, 0x00000800
        dd 0x0000ba00, 0x00007800, 0x00002500, 0x00002e00, 0x00001c00, 0x0000a600, 0x0000b400, 0x0000c600
        dd 0x0000e800, 0x0000dd00, 0x00007400, 0x00001f00, 0x00004b00, 0x0000bd00, 0x00008b00, 0x00008a00
        dd 0x00007000, 0x00003e00, 0x0000b500, 0x00006600, 0x00004800, 0x00000300, 0x0000f600, 0x00000e00
        dd 0x00006100, 0x00003500, 0x00005700, 0x0000b900, 0x00008600, 0x0000c100, 0x00001d00, 0x00009e00
        dd 0x0000e100, 0x0000f800, 0x00009800, 0x00001100, 0x00006900, 0x0000d900, 0x00008e00, 0x00009400
        dd 0x00009b00, 0x00001e00, 0x00008700, 0x0000e900, 0x0000ce00, 0x00005500, 0x00002800, 0x0000df00
        dd 0x00008c00, 0x0000a100, 0x00008900, 0x00000d00, 0x0000bf00, 0x0000e600, 0x00004200, 0x00006800
        dd 0x00004100, 0x00009900, 0x00002d00, 0x00000f00, 0x0000b000, 0x00005400, 0x0000bb00, 0x00001600
; S_16
poly1305_aes.T2_S_16:
        dd 0x00630000, 0x007c0000, 0x00770000, 0x007b0000, 0x00f20000, 0x006b0000, 0x006f0000, 0x00c50000
        dd 0x00300000, 0x00010000, 0x00670000, 0x002b0000, 0x00fe0000, 0x00d70000, 0x00ab0000, 0x00760000
        dd 0x00ca0000, 0x00820000, 0x00c90000, 0x007d0000, 0x00fa0000, 0x00590000, 0x00470000, 0x00f00000
        dd 0x00ad0000, 0x00d40000, 0x00a20000, 0x00af0000, 0x009c0000, 0x00a40000, 0x00720000, 0x00c00000
        dd 0x00b70000, 0x00fd0000, 0x00930000, 0x00260000, 0x00360000, 0x003f0000, 0x00f70000, 0x00cc0000
        dd 0x00340000, 0x00a50000, 0x00e50000, 0x00f10000, 0x00710000, 0x00d80000, 0x00310000, 0x00150000
        dd 0x00040000, 0x00c70000, 0x00230000, 0x00c30000, 0x00180000, 0x00960000, 0x00050000, 0x009a0000
        dd 0x00070000, 0x00120000, 0x00800000, 0x00e20000, 0x00eb0000, 0x00270000, 0x00b20000, 0x00750000
        dd 0x00090000, 0x00830000, 0x002c0000, 0x001a0000, 0x001b0000, 0x006e0000, 0x005a0000, 0x00a00000
        dd 0x00520000, 0x003b0000, 0x00d60000, 0x00b30000, 0x00290000, 0x00e30000, 0x002f0000, 0x00840000
        dd 0x00530000, 0x00d10000, 0x00000000, 0x00ed0000, 0x00200000, 0x00fc0000, 0x00b10000, 0x005b0000
        dd 0x006a0000, 0x00cb0000, 0x00be0000, 0x00390000, 0x004a0000, 0x004c0000, 0x00580000, 0x00cf0000
        dd 0x00d00000, 0x00ef0000, 0x00aa0000, 0x00fb0000, 0x00430000, 0x004d0000, 0x00330000, 0x00850000
        dd 0x00450000, 0x00f90000, 0x00020000, 0x007f0000, 0x00500000, 0x003c0000, 0x009f0000, 0x00a80000
        dd 0x00510000, 0x00a30000, 0x00400000, 0x008f0000, 0x00920000, 0x009d0000, 0x00380000, 0x00f50000
        dd 0x00bc0000, 0x00b60000, 0x00da0000, 0x00210000, 0x00100000, 0x00ff0000, 0x00f30000, 0x00d20000
        dd 0x00cd0000, 0x000c0000, 0x00130000, 0x00ec0000, 0x005f0000, 0x00970000, 0x00440000, 0x00170000
        dd 0x00c40000, 0x00a70000, 0x007e0000, 0x003d0000, 0x00640000, 0x005d0000, 0x00190000, 0x00730000
        dd 0x00600000, 0x00810000, 0x004f0000, 0x00dc0000, 0x00220000, 0x002a0000, 0x00900000, 0x00880000
        dd 0x00460000, 0x00ee0000, 0x00b80000, 0x00140000, 0x00de0000, 0x005e0000, 0x000b0000, 0x00db0000
        dd 0x00e00000, 0x00320000, 0x003a0000, 0x000a0000, 0x00490000, 0x00060000, 0x00240000, 0x005c0000
        dd 0x00c20000, 0x00d30000, 0x00ac0000, 0x00620000, 0x00910000, 0x00950000, 0x00e40000, 0x00790000
        dd 0x00e70000, 0x00c80000, 0x00370000, 0x006d0000, 0x008d0000, 0x00d50000, 0x004e0000, 0x00a90000
        dd 0x006c0000, 0x00560000, 0x00f40000, 0x00ea0000, 0x00650000, 0x007a0000, 0x00ae0000, 0x00080000
        dd 0x00ba0000, 0x00780000, 0x00250000, 0x002e0000, 0x001c0000, 0x00a60000, 0x00b40000, 0x00c60000
        dd 0x00e80000, 0x00dd0000, 0x00740000, 0x001f0000, 0x004b0000, 0x00bd0000, 0x008b0000, 0x008a0000
        dd 0x00700000, 0x003e0000, 0x00b50000, 0x00660000, 0x00480000, 0x00030000, 0x00f60000, 0x000e0000
        dd 0x00610000, 0x00350000, 0x00570000, 0x00b90000, 0x00860000, 0x00c10000, 0x001d0000, 0x009e0000
        dd 0x00e10000, 0x00f80000, 0x00980000, 0x00110000, 0x00690000, 0x00d90000, 0x008e0000, 0x00940000
        dd 0x009b0000, 0x001e0000, 0x00870000, 0x00e90000, 0x00ce0000, 0x00550000, 0x00280000, 0x00df0000
        dd 0x008c0000, 0x00a10000, 0x00890000, 0x000d0000, 0x00bf0000, 0x00e60000, 0x00420000, 0x00680000
        dd 0x00410000, 0x00990000, 0x002d0000, 0x000f0000, 0x00b00000, 0x00540000, 0x00bb0000, 0x00160000
; S_24
poly1305_aes.T3_S_24:
        dd 0x63000000, 0x7c000000, 0x77000000, 0x7b000000, 0xf2000000, 0x6b000000, 0x6f000000, 0xc5000000
        dd 0x30000000, 0x01000000, 0x67000000, 0x2b000000, 0xfe000000, 0xd7000000, 0xab000000, 0x76000000
        dd 0xca000000, 0x82000000, 0xc9000000, 0x7d000000, 0xfa000000, 0x59000000, 0x47000000, 0xf0000000
        dd 0xad000000, 0xd4000000, 0xa2000000, 0xaf000000, 0x9c000000, 0xa4000000, 0x72000000, 0xc0000000
        dd 0xb7000000, 0xfd000000, 0x93000000, 0x26000000, 0x36000000, 0x3f000000, 0xf7000000, 0xcc000000
        dd 0x34000000, 0xa5000000, 0xe5000000, 0xf1000000, 0x71000000, 0xd8000000, 0x31000000, 0x15000000
        dd 0x04000000, 0xc7000000, 0x23000000, 0xc3000000, 0x18000000, 0x96000000, 0x05000000, 0x9a000000
        dd 0x07000000, 0x12000000, 0x80000000, 0xe2000000, 0xeb000000, 0x27000000, 0xb2000000, 0x75000000
        dd 0x09000000, 0x83000000, 0x2c000000, 0x1a000000, 0x1b000000, 0x6e000000, 0x5a000000, 0xa0000000
        dd 0x52000000, 0x3b000000, 0xd6000000, 0xb3000000, 0x29000000, 0xe3000000, 0x2f000000, 0x84000000
        dd 0x53000000, 0xd1000000, 0x00000000, 0xed000000, 0x20000000, 0xfc000000, 0xb1000000, 0x5b000000
        dd 0x6a000000, 0xcb000000, 0xbe000000, 0x39000000, 0x4a000000, 0x4c000000, 0x58000000, 0xcf000000
        dd 0xd0000000, 0xef000000, 0xaa000000, 0xfb000000, 0x43000000, 0x4d000000, 0x33000000, 0x85000000
        dd 0x45000000, 0xf9000000, 0x02000000, 0x7f000000, 0x50000000, 0x3c000000, 0x9f000000, 0xa8000000
        dd 0x51000000, 0xa3000000, 0x40000000, 0x8f000000, 0x92000000, 0x9d000000, 0x38000000, 0xf5000000
        dd 0xbc000000, 0xb6000000, 0xda000000, 0x21000000, 0x10000000, 0xff000000, 0xf3000000, 0xd2000000
        dd 0xcd000000, 0x0c000000, 0x13000000, 0xec000000, 0x5f000000, 0x97000000, 0x44000000, 0x17000000
        dd 0xc4000000, 0xa7000000, 0x7e000000, 0x3d000000, 0x64000000, 0x5d000000, 0x19000000, 0x73000000
        dd 0x60000000, 0x81000000, 0x4f000000, 0xdc000000, 0x22000000, 0x2a000000, 0x90000000, 0x88000000
        dd 0x46000000, 0xee000000, 0xb8000000, 0x14000000, 0xde000000, 0x5e000000, 0x0b000000, 0xdb000000
        dd 0xe0000000, 0x32000000, 0x3a000000, 0x0a000000, 0x49000000, 0x06000000, 0x24000000, 0x5c000000
        dd 0xc2000000, 0xd3000000, 0xac000000, 0x62000000, 0x91000000, 0x95000000, 0xe4000000, 0x79000000
        dd 0xe7000000, 0xc8000000, 0x37000000, 0x6d000000, 0x8d000000, 0xd5000000, 0x4e000000, 0xa9000000
        dd 0x6c000000, 0x56000000, 0xf4000000, 0xea000000, 0x65000000, 0x7a000000, 0xae000000, 0x08000000
        dd 0xba000000, 0x78000000, 0x25000000, 0x2e000000, 0x1c000000, 0xa6000000, 0xb4000000, 0xc6000000
        dd 0xe8000000, 0xdd000000, 0x74000000, 0x1f000000, 0x4b000000, 0xbd000000, 0x8b000000, 0x8a000000
        dd 0x70000000, 0x3e000000, 0xb5000000, 0x66000000, 0x48000000, 0x03000000, 0xf6000000, 0x0e000000
        dd 0x61000000, 0x35000000, 0x57000000, 0xb9000000, 0x86000000, 0xc1000000, 0x1d000000, 0x9e000000
        dd 0xe1000000, 0xf8000000, 0x98000000, 0x11000000, 0x69000000, 0xd9000000, 0x8e000000, 0x94000000
        dd 0x9b000000, 0x1e000000, 0x87000000, 0xe9000000, 0xce000000, 0x55000000, 0x28000000, 0xdf000000
        dd 0x8c000000, 0xa1000000, 0x89000000, 0x0d000000, 0xbf000000, 0xe6000000, 0x42000000, 0x68000000
        dd 0x41000000, 0x99000000, 0x2d000000, 0x0f000000, 0xb0000000, 0x54000000, 0xbb000000, 0x16000000
; MixColumn_S_0
poly1305_aes.T4_MixColumn_S_0:
        dd 0xa56363c6, 0x847c7cf8, 0x997777ee, 0x8d7b7bf6, 0x0df2f2ff, 0xbd6b6bd6, 0xb16f6fde, 0x54c5c591
        dd 0x50303060, 0x03010102, 0xa96767ce, 0x7d2b2b56, 0x19fefee7, 0x62d7d7b5, 0xe6abab4d, 0x9a7676ec
        dd 0x45caca8f, 0x9d82821f, 0x40c9c989, 0x877d7dfa, 0x15fafaef, 0xeb5959b2, 0xc947478e, 0x0bf0f0fb
        dd 0xecadad41, 0x67d4d4b3, 0xfda2a25f, 0xeaafaf45, 0xbf9c9c23, 0xf7a4a453, 0x967272e4, 0x5bc0c09b
        dd 0xc2b7b775, 0x1cfdfde1, 0xae93933d, 0x6a26264c, 0x5a36366c, 0x413f3f7e, 0x02f7f7f5, 0x4fcccc83
        dd 0x5c343468, 0xf4a5a551, 0x34e5e5d1, 0x08f1f1f9, 0x937171e2, 0x73d8d8ab, 0x53313162, 0x3f15152a
        dd 0x0c040408, 0x52c7c795, 0x65232346, 0x5ec3c39d, 0x28181830, 0xa1969637, 0x0f05050a, 0xb59a9a2f
        dd 0x0907070e, 0x36121224, 0x9b80801b, 0x3de2e2df, 0x26ebebcd, 0x6927274e, 0xcdb2b27f, 0x9f7575ea
        dd 0x1b090912, 0x9e83831d, 0x742c2c58, 0x2e1a1a34, 0x2d1b1b36, 0xb26e6edc, 0xee5a5ab4, 0xfba0a05b
        dd 0xf65252a4, 0x4d3b3b76, 0x61d6d6b7, 0xceb3b37d, 0x7b292952, 0x3ee3e3dd, 0x712f2f5e, 0x97848413
        dd 0xf55353a6, 0x68d1d1b9, 0x00000000, 0x2cededc1, 0x60202040, 0x1ffcfce3, 0xc8b1b179, 0xed5b5bb6
        dd 0xbe6a6ad4, 0x46cbcb8d, 0xd9bebe67, 0x4b393972, 0xde4a4a94, 0xd44c4c98, 0xe85858b0, 0x4acfcf85
        dd 0x6bd0d0bb, 0x2aefefc5, 0xe5aaaa4f, 0x16fbfbed, 0xc5434386, 0xd74d4d9a, 0x55333366, 0x94858511
        dd 0xcf45458a, 0x10f9f9e9, 0x06020204, 0x817f7ffe, 0xf05050a0, 0x443c3c78, 0xba9f9f25, 0xe3a8a84b
        dd 0xf35151a2, 0xfea3a35d, 0xc0404080, 0x8a8f8f05, 0xad92923f, 0xbc9d9d21, 0x48383870, 0x04f5f5f1
        dd 0xdfbcbc63, 0xc1b6b677, 0x75dadaaf, 0x63212142, 0x30101020, 0x1affffe5, 0x0ef3f3fd, 0x6dd2d2bf
        dd 0x4ccdcd81, 0x140c0c18, 0x35131326, 0x2fececc3, 0xe15f5fbe, 0xa2979735, 0xcc444488, 0x3917172e
        dd 0x57c4c493, 0xf2a7a755, 0x827e7efc, 0x473d3d7a, 0xac6464c8, 0xe75d5dba, 0x2b191932, 0x957373e6
        dd 0xa06060c0, 0x98818119, 0xd14f4f9e, 0x7fdcdca3, 0x66222244, 0x7e2a2a54, 0xab90903b, 0x8388880b
        dd 0xca46468c, 0x29eeeec7, 0xd3b8b86b, 0x3c141428, 0x79dedea7, 0xe25e5ebc, 0x1d0b0b16, 0x76dbdbad
        dd 0x3be0e0db, 0x56323264, 0x4e3a3a74, 0x1e0a0a14, 0xdb494992, 0x0a06060c, 0x6c242448, 0xe45c5cb8
        dd 0x5dc2c29f, 0x6ed3d3bd, 0xefacac43, 0xa66262c4, 0xa8919139, 0xa4959531, 0x37e4e4d3, 0x8b7979f2
        dd 0x32e7e7d5, 0x43c8c88b, 0x5937376e, 0xb76d6dda, 0x8c8d8d01, 0x64d5d5b1, 0xd24e4e9c, 0xe0a9a949
        dd 0xb46c6cd8, 0xfa5656ac, 0x07f4f4f3, 0x25eaeacf, 0xaf6565ca, 0x8e7a7af4, 0xe9aeae47, 0x18080810
        dd 0xd5baba6f, 0x887878f0, 0x6f25254a, 0x722e2e5c, 0x241c1c38, 0xf1a6a657, 0xc7b4b473, 0x51c6c697
        dd 0x23e8e8cb, 0x7cdddda1, 0x9c7474e8, 0x211f1f3e, 0xdd4b4b96, 0xdcbdbd61, 0x868b8b0d, 0x858a8a0f
        dd 0x907070e0, 0x423e3e7c, 0xc4b5b571, 0xaa6666cc, 0xd8484890, 0x05030306, 0x01f6f6f7, 0x120e0e1c
        dd 0xa36161c2, 0x5f35356a, 0xf95757ae, 0xd0b9b969, 0x91868617, 0x58c1c199, 0x271d1d3a, 0xb99e9e27
        dd 0x38e1e1d9, 0x13f8f8eb, 0xb398982b, 0x33111122, 0xbb6969d2, 0x70d9d9a9, 0x898e8e07, 0xa7949433
        dd 0xb69b9b2d, 0x221e1e3c, 0x92878715, 0x20e9e9c9, 0x49cece87, 0xff5555aa, 0x78282850, 0x7adfdfa5
        dd 0x8f8c8c03, 0xf8a1a159, 0x80898909, 0x170d0d1a, 0xdabfbf65, 0x31e6e6d7, 0xc6424284, 0xb86868d0
        dd 0xc3414182, 0xb0999929, 0x772d2d5a, 0x110f0f1e, 0xcbb0b07b, 0xfc5454a8, 0xd6bbbb6d, 0x3a16162c
; MixColumn_S_8
poly1305_aes.T5_MixColumn_S_8:
        dd 0x6363c6a5, 0x7c7cf884, 0x7777ee99, 0x7b7bf68d, 0xf2f2ff0d, 0x6b6bd6bd, 0x6f6fdeb1, 0xc5c59154
        dd 0x30306050, 0x01010203, 0x6767cea9, 0x2b2b567d, 0xfefee719, 0xd7d7b562, 0xabab4de6, 0x7676ec9a
        dd 0xcaca8f45, 0x82821f9d, 0xc9c98940, 0x7d7dfa87, 0xfafaef15, 0x5959b2eb, 0x47478ec9, 0xf0f0fb0b
        dd 0xadad41ec, 0xd4d4b367, 0xa2a25ffd, 0xafaf45ea, 0x9c9c23bf, 0xa4a453f7, 0x7272e496, 0xc0c09b5b
        dd 0xb7b775c2, 0xfdfde11c, 0x93933dae, 0x26264c6a, 0x36366c5a, 0x3f3f7e41, 0xf7f7f502, 0xcccc834f
        dd 0x3434685c, 0xa5a551f4, 0xe5e5d134, 0xf1f1f908, 0x7171e293, 0xd8d8ab73, 0x31316253, 0x15152a3f
        dd 0x0404080c, 0xc7c79552, 0x23234665, 0xc3c39d5e, 0x18183028, 0x969637a1, 0x05050a0f, 0x9a9a2fb5
        dd 0x07070e09, 0x12122436, 0x80801b9b, 0xe2e2df3d, 0xebebcd26, 0x27274e69, 0xb2b27fcd, 0x7575ea9f
        dd 0x0909121b, 0x83831d9e, 0x2c2c5874, 0x1a1a342e, 0x1b1b362d, 0x6e6edcb2, 0x5a5ab4ee, 0xa0a05bfb
        dd 0x5252a4f6, 0x3b3b764d, 0xd6d6b761, 0xb3b37dce, 0x2929527b, 0xe3e3dd3e, 0x2f2f5e71, 0x84841397
        dd 0x5353a6f5, 0xd1d1b968, 0x00000000, 0xededc12c, 0x20204060, 0xfcfce31f, 0xb1b179c8, 0x5b5bb6ed
        dd 0x6a6ad4be, 0xcbcb8d46, 0xbebe67d9, 0x3939724b, 0x4a4a94de, 0x4c4c98d4, 0x5858b0e8, 0xcfcf854a
        dd 0xd0d0bb6b, 0xefefc52a, 0xaaaa4fe5, 0xfbfbed16, 0x434386c5, 0x4d4d9ad7, 0x33336655, 0x85851194
        dd 0x45458acf, 0xf9f9e910, 0x02020406, 0x7f7ffe81, 0x5050a0f0, 0x3c3c7844, 0x9f9f25ba, 0xa8a84be3
        dd 0x5151a2f3, 0xa3a35dfe, 0x404080c0, 0x8f8f058a, 0x92923fad, 0x9d9d21bc, 0x38387048, 0xf5f5f104
        dd 0xbcbc63df, 0xb6b677c1, 0xdadaaf75, 0x21214263, 0x10102030, 0xffffe51a, 0xf3f3fd0e, 0xd2d2bf6d
        dd 0xcdcd814c, 0x0c0c1814, 0x13132635, 0xececc32f, 0x5f5fbee1, 0x979735a2, 0x444488cc, 0x17172e39
        dd 0xc4c49357, 0xa7a755f2, 0x7e7efc82, 0x3d3d7a47, 0x6464c8ac, 0x5d5dbae7, 0x1919322b, 0x7373e695
        dd 0x6060c0a0, 0x81811998, 0x4f4f9ed1, 0xdcdca37f, 0x22224466, 0x2a2a547e, 0x90903bab, 0x88880b83
        dd 0x46468cca, 0xeeeec729, 0xb8b86bd3, 0x1414283c, 0xdedea779, 0x5e5ebce2, 0x0b0b161d, 0xdbdbad76
        dd 0xe0e0db3b, 0x32326456, 0x3a3a744e, 0x0a0a141e, 0x494992db, 0x06060c0a, 0x2424486c, 0x5c5cb8e4
        dd 0xc2c29f5d, 0xd3d3bd6e, 0xacac43ef, 0x6262c4a6, 0x919139a8, 0x959531a4, 0xe4e4d337, 0x7979f28b
        dd 0xe7e7d532, 0xc8c88b43, 0x37376e59, 0x6d6ddab7, 0x8d8d018c, 0xd5d5b164, 0x4e4e9cd2, 0xa9a949e0
        dd 0x6c6cd8b4, 0x5656acfa, 0xf4f4f307, 0xeaeacf25, 0x6565caaf, 0x7a7af48e, 0xaeae47e9, 0x08081018
        dd 0xbaba6fd5, 0x7878f088, 0x25254a6f, 0x2e2e5c72, 0x1c1c3824, 0xa6a657f1, 0xb4b473c7, 0xc6c69751
        dd 0xe8e8cb23, 0xdddda17c, 0x7474e89c, 0x1f1f3e21, 0x4b4b96dd, 0xbdbd61dc, 0x8b8b0d86, 0x8a8a0f85
        dd 0x7070e090, 0x3e3e7c42, 0xb5b571c4, 0x6666ccaa, 0x484890d8, 0x03030605, 0xf6f6f701, 0x0e0e1c12
        dd 0x6161c2a3, 0x35356a5f, 0x5757aef9, 0xb9b969d0, 0x86861791, 0xc1c19958, 0x1d1d3a27, 0x9e9e27b9
        dd 0xe1e1d938, 0xf8f8eb13, 0x98982bb3, 0x11112233, 0x6969d2bb, 0xd9d9a970, 0x8e8e0789, 0x949433a7
        dd 0x9b9b2db6, 0x1e1e3c22, 0x87871592, 0xe9e9c920, 0xcece8749, 0x5555aaff, 0x28285078, 0xdfdfa57a
        dd 0x8c8c038f, 0xa1a159f8, 0x89890980, 0x0d0d1a17, 0xbfbf65da, 0xe6e6d731, 0x424284c6, 0x6868d0b8
        dd 0x414182c3, 0x999929b0, 0x2d2d5a77, 0x0f0f1e11, 0xb0b07bcb, 0x5454a8fc, 0xbbbb6dd6, 0x16162c3a
; MixColumn_S_16
poly1305_aes.T6_MixColumn_S_16:
        dd 0x63c6a563, 0x7cf8847c, 0x77ee9977, 0x7bf68d7b, 0xf2ff0df2, 0x6bd6bd6b, 0x6fdeb16f, 0xc59154c5
        dd 0x30605030, 0x01020301, 0x67cea967, 0x2b567d2b, 0xfee719fe, 0xd7b562d7, 0xab4de6ab, 0x76ec9a76
        dd 0xca8f45ca, 0x821f9d82, 0xc98940c9, 0x7dfa877d, 0xfaef15fa, 0x59b2eb59, 0x478ec947, 0xf0fb0bf0
        dd 0xad41ecad, 0xd4b367d4, 0xa25ffda2, 0xaf45eaaf, 0x9c23bf9c, 0xa453f7a4, 0x72e49672, 0xc09b5bc0
        dd 0xb775c2b7, 0xfde11cfd, 0x933dae93, 0x264c6a26, 0x366c5a36, 0x3f7e413f, 0xf7f502f7, 0xcc834fcc
        dd 0x34685c34, 0xa551f4a5, 0xe5d134e5, 0xf1f908f1, 0x71e29371, 0xd8ab73d8, 0x31625331, 0x152a3f15
        dd 0x04080c04, 0xc79552c7, 0x23466523, 0xc39d5ec3, 0x18302818, 0x9637a196, 0x050a0f05, 0x9a2fb59a
        dd 0x070e0907, 0x12243612, 0x801b9b80, 0xe2df3de2, 0xebcd26eb, 0x274e6927, 0xb27fcdb2, 0x75ea9f75
        dd 0x09121b09, 0x831d9e83, 0x2c58742c, 0x1a342e1a, 0x1b362d1b, 0x6edcb26e, 0x5ab4ee5a, 0xa05bfba0
        dd 0x52a4f652, 0x3b764d3b, 0xd6b761d6, 0xb37dceb3, 0x29527b29, 0xe3dd3ee3, 0x2f5e712f, 0x84139784
        dd 0x53a6f553, 0xd1b968d1, 0x00000000, 0xedc12ced, 0x20406020, 0xfce31ffc, 0xb179c8b1, 0x5bb6ed5b
        dd 0x6ad4be6a, 0xcb8d46cb, 0xbe67d9be, 0x39724b39, 0x4a94de4a, 0x4c98d44c, 0x58b0e858, 0xcf854acf
        dd 0xd0bb6bd0, 0xefc52aef, 0xaa4fe5aa, 0xfbed16fb, 0x4386c543, 0x4d9ad74d, 0x33665533, 0x85119485
        dd 0x458acf45, 0xf9e910f9, 0x02040602, 0x7ffe817f, 0x50a0f050, 0x3c78443c, 0x9f25ba9f, 0xa84be3a8
        dd 0x51a2f351, 0xa35dfea3, 0x4080c040, 0x8f058a8f, 0x923fad92, 0x9d21bc9d, 0x38704838, 0xf5f104f5
        dd 0xbc63dfbc, 0xb677c1b6, 0xdaaf75da, 0x21426321, 0x10203010, 0xffe51aff, 0xf3fd0ef3, 0xd2bf6dd2
        dd 0xcd814ccd, 0x0c18140c, 0x13263513, 0xecc32fec, 0x5fbee15f, 0x9735a297, 0x4488cc44, 0x172e3917
        dd 0xc49357c4, 0xa755f2a7, 0x7efc827e, 0x3d7a473d, 0x64c8ac64, 0x5dbae75d, 0x19322b19, 0x73e69573
        dd 0x60c0a060, 0x81199881, 0x4f9ed14f, 0xdca37fdc, 0x22446622, 0x2a547e2a, 0x903bab90, 0x880b8388
        dd 0x468cca46, 0xeec729ee, 0xb86bd3b8, 0x14283c14, 0xdea779de, 0x5ebce25e, 0x0b161d0b, 0xdbad76db
        dd 0xe0db3be0, 0x32645632, 0x3a744e3a, 0x0a141e0a, 0x4992db49, 0x060c0a06, 0x24486c24, 0x5cb8e45c
        dd 0xc29f5dc2, 0xd3bd6ed3, 0xac43efac, 0x62c4a662, 0x9139a891, 0x9531a495, 0xe4d337e4, 0x79f28b79
        dd 0xe7d532e7, 0xc88b43c8, 0x376e5937, 0x6ddab76d, 0x8d018c8d, 0xd5b164d5, 0x4e9cd24e, 0xa949e0a9
        dd 0x6cd8b46c, 0x56acfa56, 0xf4f307f4, 0xeacf25ea, 0x65caaf65, 0x7af48e7a, 0xae47e9ae, 0x08101808
        dd 0xba6fd5ba, 0x78f08878, 0x254a6f25, 0x2e5c722e, 0x1c38241c, 0xa657f1a6, 0xb473c7b4, 0xc69751c6
        dd 0xe8cb23e8, 0xdda17cdd, 0x74e89c74, 0x1f3e211f, 0x4b96dd4b, 0xbd61dcbd, 0x8b0d868b, 0x8a0f858a
        dd 0x70e09070, 0x3e7c423e, 0xb571c4b5, 0x66ccaa66, 0x4890d848, 0x03060503, 0xf6f701f6, 0x0e1c120e
        dd 0x61c2a361, 0x356a5f35, 0x57aef957, 0xb969d0b9, 0x86179186, 0xc19958c1, 0x1d3a271d, 0x9e27b99e
        dd 0xe1d938e1, 0xf8eb13f8, 0x982bb398, 0x11223311, 0x69d2bb69, 0xd9a970d9, 0x8e07898e, 0x9433a794
        dd 0x9b2db69b, 0x1e3c221e, 0x87159287, 0xe9c920e9, 0xce8749ce, 0x55aaff55, 0x28507828, 0xdfa57adf
        dd 0x8c038f8c, 0xa159f8a1, 0x89098089, 0x0d1a170d, 0xbf65dabf, 0xe6d731e6, 0x4284c642, 0x68d0b868
        dd 0x4182c341, 0x9929b099, 0x2d5a772d, 0x0f1e110f, 0xb07bcbb0, 0x54a8fc54, 0xbb6dd6bb, 0x162c3a16
; MixColumn_S_24
poly1305_aes.T7_MixColumn_S_24:
        dd 0xc6a56363, 0xf8847c7c, 0xee997777, 0xf68d7b7b, 0xff0df2f2, 0xd6bd6b6b, 0xdeb16f6f, 0x9154c5c5
        dd 0x60503030, 0x02030101, 0xcea96767, 0x567d2b2b, 0xe719fefe, 0xb562d7d7, 0x4de6abab, 0xec9a7676
        dd 0x8f45caca, 0x1f9d8282, 0x8940c9c9, 0xfa877d7d, 0xef15fafa, 0xb2eb5959, 0x8ec94747, 0xfb0bf0f0
        dd 0x41ecadad, 0xb367d4d4, 0x5ffda2a2, 0x45eaafaf, 0x23bf9c9c, 0x53f7a4a4, 0xe4967272, 0x9b5bc0c0
        dd 0x75c2b7b7, 0xe11cfdfd, 0x3dae9393, 0x4c6a2626, 0x6c5a3636, 0x7e413f3f, 0xf502f7f7, 0x834fcccc
        dd 0x685c3434, 0x51f4a5a5, 0xd134e5e5, 0xf908f1f1, 0xe2937171, 0xab73d8d8, 0x62533131, 0x2a3f1515
        dd 0x080c0404, 0x9552c7c7, 0x46652323, 0x9d5ec3c3, 0x30281818, 0x37a19696, 0x0a0f0505, 0x2fb59a9a
        dd 0x0e090707, 0x24361212, 0x1b9b8080, 0xdf3de2e2, 0xcd26ebeb, 0x4e692727, 0x7fcdb2b2, 0xea9f7575
        dd 0x121b0909, 0x1d9e8383, 0x58742c2c, 0x342e1a1a, 0x362d1b1b, 0xdcb26e6e, 0xb4ee5a5a, 0x5bfba0a0
        dd 0xa4f65252, 0x764d3b3b, 0xb761d6d6, 0x7dceb3b3, 0x527b2929, 0xdd3ee3e3, 0x5e712f2f, 0x13978484
        dd 0xa6f55353, 0xb968d1d1, 0x00000000, 0xc12ceded, 0x40602020, 0xe31ffcfc, 0x79c8b1b1, 0xb6ed5b5b
        dd 0xd4be6a6a, 0x8d46cbcb, 0x67d9bebe, 0x724b3939, 0x94de4a4a, 0x98d44c4c, 0xb0e85858, 0x854acfcf
        dd 0xbb6bd0d0, 0xc52aefef, 0x4fe5aaaa, 0xed16fbfb, 0x86c54343, 0x9ad74d4d, 0x66553333, 0x11948585
        dd 0x8acf4545, 0xe910f9f9, 0x04060202, 0xfe817f7f, 0xa0f05050, 0x78443c3c, 0x25ba9f9f, 0x4be3a8a8
        dd 0xa2f35151, 0x5dfea3a3, 0x80c04040, 0x058a8f8f, 0x3fad9292, 0x21bc9d9d, 0x70483838, 0xf104f5f5
        dd 0x63dfbcbc, 0x77c1b6b6, 0xaf75dada, 0x42632121, 0x20301010, 0xe51affff, 0xfd0ef3f3, 0xbf6dd2d2
        dd 0x814ccdcd, 0x18140c0c, 0x26351313, 0xc32fecec, 0xbee15f5f, 0x35a29797, 0x88cc4444, 0x2e391717
        dd 0x9357c4c4, 0x55f2a7a7, 0xfc827e7e, 0x7a473d3d, 0xc8ac6464, 0xbae75d5d, 0x322b1919, 0xe6957373
        dd 0xc0a06060, 0x19988181, 0x9ed14f4f, 0xa37fdcdc, 0x44662222, 0x547e2a2a, 0x3bab9090, 0x0b838888
        dd 0x8cca4646, 0xc729eeee, 0x6bd3b8b8, 0x283c1414, 0xa779dede, 0xbce25e5e, 0x161d0b0b, 0xad76dbdb
        dd 0xdb3be0e0, 0x64563232, 0x744e3a3a, 0x141e0a0a, 0x92db4949, 0x0c0a0606, 0x486c2424, 0xb8e45c5c
        dd 0x9f5dc2c2, 0xbd6ed3d3, 0x43efacac, 0xc4a66262, 0x39a89191, 0x31a49595, 0xd337e4e4, 0xf28b7979
        dd 0xd532e7e7, 0x8b43c8c8, 0x6e593737, 0xdab76d6d, 0x018c8d8d, 0xb164d5d5, 0x9cd24e4e, 0x49e0a9a9
        dd 0xd8b46c6c, 0xacfa5656, 0xf307f4f4, 0xcf25eaea, 0xcaaf6565, 0xf48e7a7a, 0x47e9aeae, 0x10180808
        dd 0x6fd5baba, 0xf0887878, 0x4a6f2525, 0x5c722e2e, 0x38241c1c, 0x57f1a6a6, 0x73c7b4b4, 0x9751c6c6
        dd 0xcb23e8e8, 0xa17cdddd, 0xe89c7474, 0x3e211f1f, 0x96dd4b4b, 0x61dcbdbd, 0x0d868b8b, 0x0f858a8a
        dd 0xe0907070, 0x7c423e3e, 0x71c4b5b5, 0xccaa6666, 0x90d84848, 0x06050303, 0xf701f6f6, 0x1c120e0e
        dd 0xc2a36161, 0x6a5f3535, 0xaef95757, 0x69d0b9b9, 0x17918686, 0x9958c1c1, 0x3a271d1d, 0x27b99e9e
        dd 0xd938e1e1, 0xeb13f8f8, 0x2bb39898, 0x22331111, 0xd2bb6969, 0xa970d9d9, 0x07898e8e, 0x33a79494
        dd 0x2db69b9b, 0x3c221e1e, 0x15928787, 0xc920e9e9, 0x8749cece, 0xaaff5555, 0x50782828, 0xa57adfdf
        dd 0x038f8c8c, 0x59f8a1a1, 0x09808989, 0x1a170d0d, 0x65dabfbf, 0xd731e6e6, 0x84c64242, 0xd0b86868
        dd 0x82c34141, 0x29b09999, 0x5a772d2d, 0x1e110f0f, 0x7bcbb0b0, 0xa8fc5454, 0x6dd6bbbb, 0x2c3a1616
; constants128
        align 16, db 0
poly1305_aes.T8_constants128:
        dq 0x0000000003ffffff, 0x0000000003ffffff, 0x0000000000000005, 0x0000000000000005, 0x0000000001000000, 0x0000000001000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
