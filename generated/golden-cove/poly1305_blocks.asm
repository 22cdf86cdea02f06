; poly1305_blocks for Intel Golden Cove (Sapphire Rapids, Emerald Rapids; P cores of Alder Lake), 64-bit code (golden-cove)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 fa9b5208146cbaf7); do not edit:
;   ./cw build poly1305_blocks --cpu golden-cove
;
; void poly1305_blocks(const void *r, void *h, const void *m, uint32_t n);   System V, 64 bits
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves rbx rbp r12 r13 r14 r15 rsp and the direction flag; changes rax rcx rdx rsi rdi r8 r9 r10 r11 and the other flags.
; Changes xmm0 to xmm15.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 880 bytes, 56 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 53 uops, planned 15.2; bounds: width 8.8, ports 8.0, path 10.0
;   blocks_lanes: 268 uops, planned 70.2; bounds: width 44.7, ports 63.7, path 54.0
;   blocks_lanes/blocks: 180 uops, planned 53.7; bounds: width 30.0, ports 48.7, path 27.0
;   blocks_lanes.2: 20 uops, planned 11.0; bounds: width 3.3, ports 3.5, path 5.0
;   blocks_lanes/blocks_last: 180 uops, planned 53.7; bounds: width 30.0, ports 48.7, path 27.0
;   blocks_lanes.4: 44 uops, planned 15.0; bounds: width 7.3, ports 6.5, path 9.0
;   body.2: 27 uops, planned 10.3; bounds: width 4.5, ports 3.0, path 5.0
;   blocks: 46 uops, planned 21.2; bounds: width 7.7, ports 6.0, path 21.0
;   body.4: 27 uops, planned 14.0; bounds: width 4.5, ports 3.5, path 9.0
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
%fatal "poly1305_blocks is called by the System V, 64 bits convention: assemble it with nasm -f elf64 or macho64; for win64 build the target with -win64 behind its name and for 32 bits the one without -64"
%endif

        bits 64
        section .text
        align 16
for_formats macho64
%if HERE
        global $_poly1305_blocks
$_poly1305_blocks:
%else
        global $poly1305_blocks
%endif
$poly1305_blocks:
        push rbx                                                        ;                    preserved
        push rbp                                                        ;                    preserved
        push r12                                                        ;                    preserved
        push r13                                                        ;                    preserved
        push r14                                                        ;                    preserved
        push r15                                                        ;                    preserved
        sub rsp, 0x3a8                                                  ;                    frame
        lea rbx, [rsp + 128]                                            ;                    frame
        mov qword [rbx + 624], rsi                                      ;                    argument
        mov dword [rbx + 744], ecx                                      ;                    argument
        mov qword [rbx + 632], rdi                                      ;                    argument
        mov qword [rbx + 680], rdx                                      ;                    argument
        lea rcx, [rbx + 256]                                            ;                    frame
        mov r8, qword [rbx + 624]                                       ;     0.0 p2      41 a reload
        mov esi, dword [r8]                                             ;     5.0 p3      41 a
        mov edi, dword [rbx + 744]                                      ;     0.3 p10     42 blocks_lanes
        shr edi, 2                                                      ;     5.3 p0      42 blocks_lanes
        mov ebp, dword [r8 + 4]                                         ;     5.0 p2      41 a
        mov r9d, dword [r8 + 8]                                         ;     5.0 p3      41 a
        mov r10d, dword [r8 + 12]                                       ;     5.0 p10     41 a
        mov r11d, dword [r8 + 16]                                       ;     5.0 p2      41 a
        cmp edi, 1                                                      ;     6.3 p1      42 blocks_lanes
        sbb r12d, r12d                                                  ;     7.3 p6      42 blocks_lanes
        mov r13, qword [rbx + 632]                                      ;     2.2 p3       9 k reload
        mov edi, dword [r13]                                            ;     7.2 p10      9 k
        and edi, 0xfffffff                                              ;    12.2 p5       9 k
        add r12d, 1                                                     ;     8.3 p11     42 blocks_lanes
        mov dword [rbx + 748], r12d                                     ;     9.3 p7+p4   42 blocks_lanes
        mov dword [rbx + 752], r12d                                     ;     9.3 p8+p9   42 blocks_lanes
        mov dword [rbx + 756], esi                                      ;    10.0 p7+p4   41 a
        mov dword [rbx + 760], ebp                                      ;    10.0 p8+p9   41 a
        shl rbp, 0x20                                                   ;    10.0 p0      41 a
        mov dword [rbx + 764], r9d                                      ;    10.0 p7+p4   41 a
        mov dword [rbx + 768], r10d                                     ;    10.0 p8+p9   41 a
        shl r10, 0x20                                                   ;    10.0 p6      41 a
        mov dword [rbx + 772], r11d                                     ;    10.0 p7+p4   41 a
        or rsi, rbp                                                     ;    11.0 p1      41 a
        or r9, r10                                                      ;    11.0 p5      41 a
        mov r10, r11                                                    ;    10.0         41 a copy
        shr r10, 2                                                      ;    10.0 p0      41 a
        mov r12, r11                                                    ;    10.0         41 a copy
        and r12, 3                                                      ;    10.0 p11     41 a
        and r11, -4                                                     ;    10.0 p6      41 a
        add r10, r11                                                    ;    11.0 p1      41 a
        add rsi, r10                                                    ;    12.0 p5      41 a
        adc r9, 0                                                       ;    13.0 p0      41 a
        adc r12, 0                                                      ;    14.0 p6      41 a
        mov ebp, dword [r13 + 4]                                        ;     7.2 p2       9 k
        and ebp, 0xffffffc                                              ;    12.2 p11      9 k
        mov r8d, dword [r13 + 8]                                        ;     7.2 p3       9 k
        and r8d, 0xffffffc                                              ;    12.2 p1       9 k
        mov r10d, dword [r13 + 12]                                      ;     7.2 p10      9 k
        and r10d, 0xffffffc                                             ;    12.2 p5       9 k
        mov dword [rbx + 776], edi                                      ;    13.2 p8+p9    9 k
        mov qword [rbx + 640], rsi                                      ;    13.0 p7+p4   42 blocks_lanes
        mov dword [rbx + 780], ebp                                      ;    13.2 p8+p9    9 k
        shl rbp, 0x20                                                   ;    13.2 p0       9 k
        mov dword [rbx + 784], r8d                                      ;    13.2 p7+p4    9 k
        mov dword [rbx + 788], r10d                                     ;    13.2 p8+p9    9 k
        shl r10, 0x20                                                   ;    13.2 p6       9 k
        or rdi, rbp                                                     ;    14.2 p11      9 k
        or r8, r10                                                      ;    14.2 p1       9 k
        mov qword [rbx + 648], r9                                       ;    14.0 p7+p4   42 blocks_lanes
        mov qword [rbx + 656], rdi                                      ;    15.2 p8+p9    9 k
        mov qword [rbx + 664], r8                                       ;    15.2 p7+p4    9 k
        mov qword [rbx + 672], r12                                      ;    15.0 p8+p9   42 blocks_lanes
        cmp dword [rbx + 748], 0                                        ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        mov r8d, dword [rbx + 788]                                      ;     0.0 p2      42 a
        shl r8, 0x20                                                    ;     5.0 p0      42 a
        mov esi, dword [rbx + 784]                                      ;     0.3 p3      42 a reload
        or r8, rsi                                                      ;     6.0 p1      42 a
        vmovq xmm0, r8                                                  ;     7.0 p5      42 a
        vpunpcklqdq xmm0, xmm0, xmm0                                    ;     9.0 p1      42 a
        vpsrlq xmm1, xmm0, 0xe                                          ;    10.0 p0      42 a
        vpsllq xmm2, xmm0, 0xc                                          ;    10.0 p0      42 a
        vpsrlq xmm0, xmm0, 0x28                                         ;    10.0 p1      42 a
        vmovdqa xmm3, [rel poly1305_blocks.T0_constants128]             ;     1.5 p10     42 a reload
        vpand xmm1, xmm1, xmm3                                          ;    11.0 p5      42 a
        vmovdqa xmm4, [rel poly1305_blocks.T0_constants128 + 16]        ;     1.8 p2      42 a reload
        vpmuludq xmm5, xmm4, xmm1                                       ;    12.0 p0      42 a
        vpmuludq xmm6, xmm5, xmm1                                       ;    17.0 p1      42 a
        vpmuludq xmm7, xmm5, xmm0                                       ;    17.0 p0      42 a
        vpmuludq xmm8, xmm4, xmm0                                       ;    11.0 p1      42 a
        vpmuludq xmm9, xmm8, xmm1                                       ;    16.0 p0      42 a
        vpaddq xmm7, xmm7, xmm9                                         ;    22.0 p5      42 a
        vpmuludq xmm9, xmm8, xmm0                                       ;    16.0 p1      42 a
        mov r8d, dword [rbx + 780]                                      ;     3.2 p3      42 a
        shl r8, 0x20                                                    ;     8.2 p6      42 a
        mov esi, dword [rbx + 776]                                      ;     3.5 p10     42 a reload
        or r8, rsi                                                      ;     9.2 p11     42 a
        vmovq xmm10, r8                                                 ;    10.2 p5      42 a
        vpunpcklqdq xmm10, xmm10, xmm10                                 ;    12.2 p5      42 a
        vpsrlq xmm11, xmm10, 0x34                                       ;    13.2 p0      42 a
        vpternlogd xmm2, xmm11, xmm3, 0xa8                              ;    14.2 p5      42 a
        vpmuludq xmm5, xmm5, xmm2                                       ;    17.0 p1      42 a
        vpsrlq xmm11, xmm10, 0x1a                                       ;    13.2 p0      42 a
        vpmuludq xmm12, xmm8, xmm2                                      ;    16.0 p1      42 a
        vpaddq xmm6, xmm6, xmm12                                        ;    22.0 p5      42 a
        vpmuludq xmm12, xmm4, xmm2                                      ;    15.2 p0      42 a
        vpmuludq xmm13, xmm12, xmm1                                     ;    20.2 p1      42 a
        vpaddq xmm5, xmm5, xmm13                                        ;    25.2 p5      42 a
        vpmuludq xmm12, xmm12, xmm0                                     ;    20.2 p0      42 a
        vpaddq xmm6, xmm6, xmm12                                        ;    25.2 p5      42 a
        vpmuludq xmm12, xmm2, xmm2                                      ;    15.2 p1      42 a
        vpand xmm11, xmm11, xmm3                                        ;    14.2 p5      42 a
        vpmuludq xmm8, xmm8, xmm11                                      ;    16.0 p0      42 a
        vpaddq xmm5, xmm5, xmm8                                         ;    26.2 p1      42 a
        vpmuludq xmm8, xmm2, xmm11                                      ;    15.2 p0      42 a
        vpaddq xmm9, xmm9, xmm8                                         ;    21.0 p5      42 a
        vpaddq xmm9, xmm9, xmm8                                         ;    22.0 p1      42 a
        vpmuludq xmm8, xmm1, xmm11                                      ;    15.2 p0      42 a
        vpaddq xmm12, xmm12, xmm8                                       ;    20.2 p5      42 a
        vpaddq xmm12, xmm12, xmm8                                       ;    21.2 p1      42 a
        vpmuludq xmm8, xmm4, xmm11                                      ;    15.2 p0      42 a
        vpmuludq xmm8, xmm8, xmm0                                       ;    20.2 p1      42 a
        vpaddq xmm5, xmm5, xmm8                                         ;    27.2 p5      42 a
        vpmuludq xmm8, xmm11, xmm11                                     ;    15.2 p0      42 a
        vpaddq xmm7, xmm7, xmm8                                         ;    23.0 p5      42 a
        vpand xmm10, xmm10, xmm3                                        ;    14.5 p1      42 a
        vpmuludq xmm8, xmm11, xmm10                                     ;    15.5 p0      42 a
        vpaddq xmm6, xmm6, xmm8                                         ;    26.2 p5      42 a
        vpaddq xmm6, xmm6, xmm8                                         ;    27.2 p1      42 a
        vpmuludq xmm8, xmm2, xmm10                                      ;    16.2 p0      42 a
        vpaddq xmm7, xmm7, xmm8                                         ;    24.0 p5      42 a
        vpaddq xmm7, xmm7, xmm8                                         ;    25.0 p1      42 a
        vpmuludq xmm8, xmm1, xmm10                                      ;    17.2 p0      42 a
        vpaddq xmm9, xmm9, xmm8                                         ;    23.0 p5      42 a
        vpaddq xmm9, xmm9, xmm8                                         ;    24.0 p1      42 a
        vpmuludq xmm8, xmm0, xmm10                                      ;    18.2 p0      42 a
        vpmuludq xmm13, xmm10, xmm10                                    ;    18.5 p1      42 a
        vpaddq xmm5, xmm5, xmm13                                        ;    28.2 p5      42 a
        vpaddq xmm12, xmm12, xmm8                                       ;    23.2 p5      42 a
        vpaddq xmm12, xmm12, xmm8                                       ;    24.2 p0      42 a
        vpsrlq xmm8, xmm5, 0x1a                                         ;    29.2 p1      42 a
        vpaddq xmm6, xmm6, xmm8                                         ;    30.2 p5      42 a
        vpsrlq xmm8, xmm9, 0x1a                                         ;    25.0 p0      42 a
        vpaddq xmm12, xmm12, xmm8                                       ;    26.0 p1      42 a
        vpsrlq xmm8, xmm6, 0x1a                                         ;    31.2 p0      42 a
        vpaddq xmm7, xmm7, xmm8                                         ;    32.2 p5      42 a
        vpsrlq xmm8, xmm12, 0x1a                                        ;    27.0 p1      42 a
        vpmuludq xmm8, xmm8, xmm4                                       ;    28.0 p0      42 a
        vpsrlq xmm13, xmm7, 0x1a                                        ;    33.2 p1      42 a
        vpand xmm9, xmm9, xmm3                                          ;    25.0 p5      42 a
        vpaddq xmm13, xmm13, xmm9                                       ;    34.2 p5      42 a
        vpsrlq xmm9, xmm13, 0x1a                                        ;    35.2 p0      42 a
        vpand xmm12, xmm12, xmm3                                        ;    27.0 p1      42 a
        vpaddq xmm9, xmm9, xmm12                                        ;    36.2 p5      42 a
        vpunpcklqdq xmm0, xmm9, xmm0                                    ;    37.2 p1      42 a
        vmovdqa [rbx - 96], xmm9                                        ;    37.2 p7+p4   42 a
        vpmuludq xmm12, xmm4, xmm9                                      ;    37.2 p0      42 a
        vmovdqa [rbx - 48], xmm12                                       ;    42.2 p8+p9   42 a
        vpmuludq xmm14, xmm12, xmm0                                     ;    42.2 p0      42 a
        vmovdqa [rbx - 112], xmm0                                       ;    38.2 p7+p4   42 a
        vpand xmm5, xmm5, xmm3                                          ;    29.2 p5      42 a
        vpaddq xmm8, xmm8, xmm5                                         ;    33.0 p1      42 a
        vpsrlq xmm5, xmm8, 0x1a                                         ;    34.0 p0      42 a
        vpand xmm6, xmm6, xmm3                                          ;    31.2 p5      42 a
        vpaddq xmm5, xmm5, xmm6                                         ;    35.0 p1      42 a
        vpunpcklqdq xmm6, xmm5, xmm11                                   ;    36.0 p5      42 a
        vpmuludq xmm11, xmm12, xmm6                                     ;    42.2 p0      42 a
        vmovdqa [rbx - 80], xmm5                                        ;    36.0 p8+p9   42 a
        vpmuludq xmm15, xmm4, xmm5                                      ;    36.0 p1      42 a
        vmovdqa [rbx - 32], xmm15                                       ;    41.0 p7+p4   42 a
        vpmuludq xmm15, xmm15, xmm0                                     ;    41.0 p0      42 a
        vpaddq xmm11, xmm11, xmm15                                      ;    47.2 p5      42 a
        vpmuludq xmm15, xmm5, xmm6                                      ;    37.0 p1      42 a
        vmovdqa [rbx - 16], xmm6                                        ;    37.0 p8+p9   42 a
        vpand xmm13, xmm13, xmm3                                        ;    35.2 p5      42 a
        vpunpcklqdq xmm1, xmm13, xmm1                                   ;    36.2 p1      42 a
        vpmuludq xmm9, xmm12, xmm1                                      ;    42.2 p0      42 a
        vpaddq xmm15, xmm15, xmm9                                       ;    47.2 p5      42 a
        vpmuludq xmm9, xmm5, xmm1                                       ;    37.2 p0      42 a
        vmovdqa [rbx - 64], xmm13                                       ;    36.2 p7+p4   42 a
        vpmuludq xmm5, xmm4, xmm13                                      ;    36.2 p1      42 a
        vpmuludq xmm0, xmm13, xmm6                                      ;    37.0 p0      42 a
        vpaddq xmm9, xmm9, xmm0                                         ;    42.2 p5      42 a
        vmovdqa [rbx + 0], xmm5                                         ;    41.2 p8+p9   42 a
        vpmuludq xmm0, xmm5, xmm1                                       ;    41.2 p1      42 a
        vpmuludq xmm13, xmm5, [rbx - 112]                               ;    44.2 p0+p2   42 a
        vpaddq xmm15, xmm15, xmm13                                      ;    49.2 p5      42 a
        vmovdqa [rbx + 16], xmm1                                        ;    37.2 p7+p4   42 a
        vpmuludq xmm13, xmm4, xmm1                                      ;    37.2 p1      42 a
        vmovdqa [rbx + 32], xmm13                                       ;    42.2 p8+p9   42 a
        vpand xmm7, xmm7, xmm3                                          ;    33.2 p5      42 a
        vpunpcklqdq xmm2, xmm7, xmm2                                    ;    34.2 p1      42 a
        vpmuludq xmm5, xmm5, xmm2                                       ;    41.2 p0      42 a
        vpaddq xmm11, xmm11, xmm5                                       ;    48.2 p5      42 a
        vpmuludq xmm5, xmm12, xmm2                                      ;    42.2 p0      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    47.2 p1      42 a
        vpmuludq xmm5, xmm7, xmm6                                       ;    37.0 p0      42 a
        vpaddq xmm14, xmm14, xmm5                                       ;    47.2 p5      42 a
        vmovdqa [rbx + 48], xmm7                                        ;    34.2 p7+p4   42 a
        vpmuludq xmm5, xmm4, xmm7                                       ;    35.5 p1      42 a
        vpmuludq xmm12, xmm5, xmm1                                      ;    40.5 p0      42 a
        vpaddq xmm11, xmm11, xmm12                                      ;    49.2 p5      42 a
        vmovdqa [rbx + 64], xmm5                                        ;    40.5 p8+p9   42 a
        vmovdqa xmm12, [rbx - 112]                                      ;    38.2 p3      42 a reload
        vpmuludq xmm5, xmm5, xmm12                                      ;    44.2 p1      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    49.2 p5      42 a
        vpmuludq xmm5, xmm7, xmm2                                       ;    37.2 p0      42 a
        vpaddq xmm9, xmm9, xmm5                                         ;    43.2 p1      42 a
        vpmuludq xmm5, xmm4, xmm6                                       ;    38.2 p0      42 a
        vmovdqa [rbx + 80], xmm5                                        ;    43.2 p7+p4   42 a
        vpmuludq xmm5, xmm4, xmm12                                      ;    44.2 p1      42 a
        vmovdqa [rbx + 96], xmm5                                        ;    49.2 p8+p9   42 a
        vmovdqa [rbx + 112], xmm2                                       ;    35.2 p7+p4   42 a
        mov r8d, dword [rbx + 768]                                      ;    23.2 p10     42 a
        shl r8, 0x20                                                    ;    28.2 p6      42 a
        mov esi, dword [rbx + 764]                                      ;    23.5 p2      42 a reload
        or r8, rsi                                                      ;    29.2 p11     42 a
        vmovq xmm5, r8                                                  ;    37.8 p5      42 a
        vpmuludq xmm13, xmm4, xmm2                                      ;    39.2 p0      42 a
        vmovdqa [rcx - 128], xmm13                                      ;    44.2 p8+p9   42 a
        vpsrlq xmm13, xmm5, 0x28                                        ;    39.8 p1      42 a
        vmovdqa [rbx - 128], xmm5                                       ;    39.8 p7+p4   42 a spill
        vmovdqa xmm5, [rbx - 80]                                        ;    36.0 p3      42 a reload
        vpmuludq xmm4, xmm5, xmm2                                       ;    42.0 p0      42 a
        vpaddq xmm14, xmm14, xmm4                                       ;    48.2 p5      42 a
        vpand xmm8, xmm8, xmm3                                          ;    39.8 p5      42 a
        vpunpcklqdq xmm4, xmm8, xmm10                                   ;    40.8 p1      42 a
        vpmuludq xmm6, xmm6, xmm8                                       ;    41.2 p0      42 a
        vpaddq xmm0, xmm0, xmm6                                         ;    50.2 p5      42 a
        vpmuludq xmm5, xmm5, xmm4                                       ;    42.0 p1      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    51.2 p5      42 a
        vpmuludq xmm2, xmm2, xmm8                                       ;    42.2 p0      42 a
        vpmuludq xmm5, xmm7, xmm4                                       ;    42.5 p1      42 a
        vpmuludq xmm1, xmm1, xmm8                                       ;    43.2 p0      42 a
        vpaddq xmm15, xmm15, xmm2                                       ;    50.2 p5      42 a
        vpaddq xmm15, xmm15, xmm5                                       ;    51.2 p1      42 a
        vpaddq xmm14, xmm14, xmm1                                       ;    49.2 p5      42 a
        vpmuludq xmm1, xmm12, xmm8                                      ;    44.2 p0      42 a
        vpaddq xmm9, xmm9, xmm1                                         ;    49.2 p1      42 a
        vmovdqa [rcx - 112], xmm8                                       ;    40.8 p8+p9   42 a
        vpmuludq xmm1, xmm8, xmm4                                       ;    45.2 p0      42 a
        vpaddq xmm11, xmm11, xmm1                                       ;    50.2 p5      42 a
        vmovdqa [rcx - 96], xmm4                                        ;    41.8 p7+p4   42 a
        vpsrlq xmm1, xmm11, 0x1a                                        ;    51.2 p1      42 a
        vpaddq xmm0, xmm0, xmm1                                         ;    52.2 p5      42 a
        vmovdqa xmm1, [rbx - 64]                                        ;    36.2 p10     42 a reload
        vpmuludq xmm1, xmm1, xmm4                                       ;    46.2 p0      42 a
        vpaddq xmm14, xmm14, xmm1                                       ;    51.2 p1      42 a
        vpmuludq xmm1, xmm4, [rbx - 96]                                 ;    47.2 p0+p2   42 a
        vpaddq xmm9, xmm9, xmm1                                         ;    52.2 p5      42 a
        vpsrlq xmm1, xmm0, 0x1a                                         ;    53.2 p1      42 a
        vpaddq xmm15, xmm15, xmm1                                       ;    54.2 p5      42 a
        vpsrlq xmm1, xmm14, 0x1a                                        ;    52.2 p0      42 a
        vpaddq xmm9, xmm9, xmm1                                         ;    53.2 p1      42 a
        vpsrlq xmm1, xmm15, 0x1a                                        ;    55.2 p0      42 a
        vpsrlq xmm2, xmm9, 0x1a                                         ;    54.2 p1      42 a
        vmovdqa xmm4, [rel poly1305_blocks.T0_constants128 + 16]        ;    30.3 p3      42 a reload
        vpmuludq xmm2, xmm2, xmm4                                       ;    55.2 p0      42 a
        vpand xmm14, xmm14, xmm3                                        ;    52.2 p5      42 a
        vpaddq xmm1, xmm1, xmm14                                        ;    56.2 p5      42 a
        vpsrlq xmm5, xmm1, 0x1a                                         ;    57.2 p1      42 a
        vpand xmm9, xmm9, xmm3                                          ;    54.2 p5      42 a
        vpaddq xmm5, xmm5, xmm9                                         ;    58.2 p0      42 a
        vmovdqa [rcx - 80], xmm5                                        ;    59.2 p8+p9   42 a
        vpunpcklqdq xmm6, xmm5, xmm5                                    ;    59.2 p1      42 a
        vpmuludq xmm5, xmm5, xmm4                                       ;    59.2 p0      42 a
        vmovdqa [rcx - 64], xmm5                                        ;    64.2 p7+p4   42 a
        vmovdqa [rcx - 48], xmm6                                        ;    60.2 p8+p9   42 a
        vpmuludq xmm5, xmm6, xmm4                                       ;    60.2 p1      42 a
        vmovdqa [rcx - 32], xmm5                                        ;    65.2 p7+p4   42 a
        vpand xmm11, xmm11, xmm3                                        ;    51.8 p5      42 a
        vpaddq xmm2, xmm2, xmm11                                        ;    60.2 p5      42 a
        vpsrlq xmm5, xmm2, 0x1a                                         ;    61.2 p0      42 a
        vpand xmm0, xmm0, xmm3                                          ;    53.5 p1      42 a
        vpaddq xmm5, xmm5, xmm0                                         ;    62.2 p5      42 a
        vmovdqa [rcx - 16], xmm5                                        ;    63.2 p8+p9   42 a
        vpunpcklqdq xmm0, xmm5, xmm5                                    ;    63.2 p1      42 a
        vpmuludq xmm5, xmm5, xmm4                                       ;    63.2 p0      42 a
        vmovdqa [rcx + 0], xmm5                                         ;    68.2 p7+p4   42 a
        vmovdqa [rcx + 16], xmm0                                        ;    64.2 p8+p9   42 a
        vpmuludq xmm0, xmm0, xmm4                                       ;    64.2 p0      42 a
        vmovdqa [rcx + 32], xmm0                                        ;    69.2 p7+p4   42 a
        vpand xmm1, xmm1, xmm3                                          ;    57.2 p5      42 a
        vmovdqa [rcx + 48], xmm1                                        ;    58.2 p8+p9   42 a
        vpunpcklqdq xmm0, xmm1, xmm1                                    ;    58.2 p1      42 a
        vpmuludq xmm1, xmm1, xmm4                                       ;    58.2 p0      42 a
        vmovdqa [rcx + 64], xmm1                                        ;    63.2 p7+p4   42 a
        vmovdqa [rcx + 80], xmm0                                        ;    59.2 p8+p9   42 a
        vpmuludq xmm0, xmm0, xmm4                                       ;    59.2 p1      42 a
        vmovdqa [rcx + 96], xmm0                                        ;    64.2 p7+p4   42 a
        vpand xmm2, xmm2, xmm3                                          ;    61.2 p5      42 a
        vmovdqa [rcx + 112], xmm2                                       ;    62.2 p8+p9   42 a
        vpunpcklqdq xmm0, xmm2, xmm2                                    ;    62.2 p5      42 a
        vmovdqa [rbx + 384], xmm0                                       ;    63.2 p7+p4   42 a
        vpand xmm15, xmm15, xmm3                                        ;    57.2 p0      42 a
        vmovdqa [rbx + 400], xmm15                                      ;    58.2 p8+p9   42 a
        vpunpcklqdq xmm0, xmm15, xmm15                                  ;    58.2 p1      42 a
        vpmuludq xmm1, xmm15, xmm4                                      ;    58.2 p0      42 a
        vmovdqa [rbx + 416], xmm1                                       ;    63.2 p7+p4   42 a
        vmovdqa [rbx + 432], xmm0                                       ;    59.2 p8+p9   42 a
        vpmuludq xmm0, xmm0, xmm4                                       ;    59.2 p1      42 a
        vmovdqa [rbx + 448], xmm0                                       ;    64.2 p7+p4   42 a
        vmovd xmm0, [rbx + 772]                                         ;    38.0 p10     42 a
        vpsllq xmm0, xmm0, 0x18                                         ;    59.2 p0      42 a
        vpor xmm13, xmm13, xmm0                                         ;    60.2 p5      42 a
        vpsrlq xmm0, xmm13, 0x1a                                        ;    61.2 p1      42 a
        vpmuludq xmm0, xmm4, xmm0                                       ;    62.2 p0      42 a
        vpand xmm13, xmm13, xmm3                                        ;    61.2 p5      42 a
        vmovdqa [rbx + 464], xmm13                                      ;    62.2 p8+p9   42 blocks
        mov r8d, dword [rbx + 760]                                      ;    39.2 p2      42 a
        shl r8, 0x20                                                    ;    44.2 p6      42 a
        mov esi, dword [rbx + 756]                                      ;    39.5 p3      42 a reload
        or r8, rsi                                                      ;    45.2 p11     42 a
        vmovq xmm1, r8                                                  ;    59.8 p5      42 a
        vpsrlq xmm2, xmm1, 0x1a                                         ;    61.8 p1      42 a
        vpsrlq xmm4, xmm1, 0x34                                         ;    61.8 p0      42 a
        vpand xmm1, xmm1, xmm3                                          ;    61.8 p5      42 a
        vpaddq xmm0, xmm0, xmm1                                         ;    67.2 p1      42 a
        vpand xmm2, xmm2, xmm3                                          ;    62.8 p5      42 a
        vpsrlq xmm1, xmm0, 0x1a                                         ;    68.2 p0      42 a
        vpaddq xmm2, xmm2, xmm1                                         ;    69.2 p1      42 a
        vmovdqa [rbx + 480], xmm2                                       ;    70.2 p7+p4   42 blocks
        vpand xmm0, xmm0, xmm3                                          ;    68.2 p5      42 a
        vmovdqa [rbx + 496], xmm0                                       ;    69.2 p8+p9   42 blocks
        vmovdqa xmm0, xmm3                                              ;    41.7         42 a copy
        vmovdqa xmm1, [rbx - 128]                                       ;    41.8 p10     42 a reload
        vpsllq xmm2, xmm1, 0xc                                          ;    63.2 p0      42 a
        vpsrlq xmm1, xmm1, 0xe                                          ;    63.5 p1      42 a
        vpternlogd xmm2, xmm4, xmm3, 0xa8                               ;    64.2 p5      42 a
        vpand xmm0, xmm0, xmm1                                          ;    64.5 p0      42 a
        vmovdqa [rbx + 512], xmm2                                       ;    65.2 p7+p4   42 blocks
        vmovdqa [rbx + 528], xmm0                                       ;    65.5 p8+p9   42 blocks
        mov esi, dword [rbx + 744]                                      ;    43.0 p2      42 blocks
        shr esi, 2                                                      ;    48.0 p6      42 blocks
        cmp esi, 1                                                      ;    49.0 p11     42 blocks
        sbb edi, edi                                                    ;    50.0 p6      42 blocks
        add esi, 0xffffffff                                             ;    49.0 p11     42 blocks
        sub esi, edi                                                    ;    51.0 p6      42 blocks
        mov dword [rbx + 792], esi                                      ;    52.0 p7+p4   42 blocks
        shl rsi, 6                                                      ;    52.0 p6      42 blocks
        add rsi, qword [rbx + 680]                                      ;    53.0 p11+p3   42 blocks
        mov qword [rbx + 688], rsi                                      ;    54.0 p8+p9   42 blocks
        cmp dword [rbx + 792], 0                                        ;                    no blocks?
        je .blocks_2_done
        mov r8, qword [rbx + 680]                                       ;                    resident
        vmovdqa xmm0, [rbx + 496]                                       ;                    resident
        vmovdqa xmm1, [rbx + 480]                                       ;                    resident
        vmovdqa xmm2, [rbx + 512]                                       ;                    resident
        vmovdqa xmm3, [rbx + 528]                                       ;                    resident
        vmovdqa xmm4, [rbx + 464]                                       ;                    resident
        align 16
.blocks_2:
        vmovq xmm5, [r8 + 32]                                           ;     0.0 p2      42 a
        vmovhps xmm5, xmm5, [r8 + 48]                                   ;     6.0 p5+p3   42 a
        vpsrlq xmm6, xmm5, 0x1a                                         ;     7.0 p0      42 a
        vpsrlq xmm7, xmm5, 0x34                                         ;     7.0 p1      42 a
        vmovq xmm8, [r8 + 40]                                           ;     0.8 p10     42 a
        vmovhps xmm8, xmm8, [r8 + 56]                                   ;     6.8 p5+p2   42 a
        vmovq xmm9, [r8]                                                ;     1.3 p3      42 a
        vmovhps xmm9, xmm9, [r8 + 16]                                   ;     7.3 p5+p10   42 a
        vmovq xmm10, [r8 + 8]                                           ;     2.0 p2      42 a
        vmovhps xmm10, xmm10, [r8 + 24]                                 ;     8.0 p5+p3   42 a
        vpsllq xmm11, xmm8, 0xc                                         ;     7.8 p0      42 a
        vmovdqa xmm12, [rel poly1305_blocks.T0_constants128]            ;     2.8 p10     42 a reload
        vpternlogd xmm11, xmm7, xmm12, 0xa8                             ;     8.8 p1      42 a
        vpsrlq xmm7, xmm8, 0xe                                          ;     7.8 p0      42 a
        vpsrlq xmm8, xmm8, 0x28                                         ;     7.8 p1      42 a
        vpsrlq xmm13, xmm9, 0x1a                                        ;     8.3 p0      42 a
        vpsrlq xmm14, xmm9, 0x34                                        ;     8.3 p1      42 a
        vpsllq xmm15, xmm10, 0xc                                        ;     9.0 p0      42 a
        vpternlogd xmm15, xmm14, xmm12, 0xa8                            ;    10.0 p5      42 a
        vpaddq xmm15, xmm15, xmm2                                       ;    11.0 p5      42 a
        vpsrlq xmm14, xmm10, 0xe                                        ;     9.0 p1      42 a
        vpsrlq xmm10, xmm10, 0x28                                       ;     9.0 p0      42 a
        vmovdqa xmm2, [rel poly1305_blocks.T0_constants128 + 32]        ;     4.3 p2      42 a reload
        vpor xmm8, xmm8, xmm2                                           ;    10.3 p5      42 a
        vpor xmm10, xmm10, xmm2                                         ;    10.3 p1      42 a
        vpaddq xmm10, xmm10, xmm4                                       ;    11.3 p5      42 a
        vpand xmm5, xmm5, xmm12                                         ;     8.8 p0      42 a
        vpand xmm6, xmm6, xmm12                                         ;     8.8 p1      42 a
        vpand xmm7, xmm7, xmm12                                         ;     8.8 p5      42 a
        vpand xmm9, xmm9, xmm12                                         ;     8.8 p0      42 a
        vpaddq xmm9, xmm9, xmm0                                         ;     9.8 p1      42 a
        vpand xmm13, xmm13, xmm12                                       ;     9.3 p5      42 a
        vpaddq xmm13, xmm13, xmm1                                       ;    10.3 p0      42 a
        vpand xmm14, xmm14, xmm12                                       ;    10.0 p1      42 a
        vpaddq xmm14, xmm14, xmm3                                       ;    11.0 p5      42 a
        vmovdqa xmm0, [rcx - 112]                                       ;     6.5 p3      42 a reload
        vpmuludq xmm1, xmm0, xmm5                                       ;    12.5 p0      42 a
        vpmuludq xmm2, xmm0, xmm6                                       ;    12.5 p1      42 a
        vpmuludq xmm3, xmm0, xmm11                                      ;    12.5 p0      42 a
        vpmuludq xmm4, xmm0, xmm7                                       ;    12.5 p1      42 a
        vpmuludq xmm0, xmm0, xmm8                                       ;    12.5 p0      42 a
        add r8, 0x40                                                    ;     7.5 p6      42 blocks
        vmovdqa xmm12, [rbx - 80]                                       ;     7.7 p10     42 a reload
        vmovdqa [rbx - 128], xmm10                                      ;    12.3 p7+p4   42 a spill
        vpmuludq xmm10, xmm12, xmm5                                     ;    13.7 p1      42 a
        vpaddq xmm2, xmm2, xmm10                                        ;    18.7 p5      42 a
        vpmuludq xmm10, xmm12, xmm6                                     ;    13.7 p0      42 a
        vpaddq xmm3, xmm3, xmm10                                        ;    18.7 p5      42 a
        vpmuludq xmm10, xmm12, xmm11                                    ;    13.7 p1      42 a
        vpmuludq xmm12, xmm12, xmm7                                     ;    14.3 p0      42 a
        vpaddq xmm4, xmm4, xmm10                                        ;    18.7 p5      42 a
        vpaddq xmm0, xmm0, xmm12                                        ;    19.3 p5      42 a
        vmovdqa xmm10, [rbx - 64]                                       ;     9.3 p2      42 a reload
        vpmuludq xmm12, xmm10, xmm5                                     ;    15.3 p1      42 a
        vpmuludq xmm10, xmm10, xmm6                                     ;    15.3 p0      42 a
        vpaddq xmm4, xmm4, xmm12                                        ;    20.3 p5      42 a
        vpaddq xmm0, xmm0, xmm10                                        ;    20.3 p1      42 a
        vmovdqa xmm10, [rbx + 48]                                       ;    10.2 p3      42 a reload
        vpmuludq xmm12, xmm10, xmm5                                     ;    16.3 p0      42 a
        vpaddq xmm3, xmm3, xmm12                                        ;    21.3 p5      42 a
        vpmuludq xmm5, xmm5, [rbx - 96]                                 ;    16.7 p1+p10   42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    21.7 p5      42 a
        vpmuludq xmm5, xmm10, xmm6                                      ;    17.3 p0      42 a
        vpmuludq xmm10, xmm10, xmm11                                    ;    17.7 p1      42 a
        vmovdqa xmm12, [rbx - 48]                                       ;    11.3 p2      42 a reload
        vpmuludq xmm6, xmm6, xmm12                                      ;    18.3 p0      42 a
        vpaddq xmm4, xmm4, xmm5                                         ;    22.3 p5      42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    23.3 p1      42 a
        vpaddq xmm0, xmm0, xmm10                                        ;    22.7 p5      42 a
        vpmuludq xmm5, xmm12, xmm11                                     ;    19.3 p0      42 a
        vmovdqa xmm6, [rbx + 0]                                         ;    12.3 p3      42 a reload
        vpmuludq xmm10, xmm11, xmm6                                     ;    19.7 p1      42 a
        vpaddq xmm1, xmm1, xmm10                                        ;    24.7 p5      42 a
        vpaddq xmm2, xmm2, xmm5                                         ;    24.3 p0      42 a
        vpmuludq xmm5, xmm12, xmm7                                      ;    20.7 p1      42 a
        vpmuludq xmm10, xmm12, xmm8                                     ;    21.3 p0      42 a
        vpaddq xmm4, xmm4, xmm10                                        ;    26.3 p5      42 a
        vpmuludq xmm10, xmm6, xmm7                                      ;    21.7 p1      42 a
        vpmuludq xmm6, xmm6, xmm8                                       ;    22.3 p0      42 a
        vmovdqa xmm11, [rbx + 64]                                       ;    13.8 p10     42 a reload
        vpmuludq xmm7, xmm7, xmm11                                      ;    22.7 p1      42 a
        vpmuludq xmm11, xmm11, xmm8                                     ;    23.3 p0      42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    27.7 p5      42 a
        vpaddq xmm2, xmm2, xmm10                                        ;    26.7 p5      42 a
        vpmuludq xmm7, xmm8, [rbx - 32]                                 ;    23.7 p1+p2   42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    28.7 p5      42 a
        vpaddq xmm3, xmm3, xmm5                                         ;    25.7 p0      42 a
        vpaddq xmm2, xmm2, xmm11                                        ;    28.3 p1      42 a
        vpaddq xmm3, xmm3, xmm6                                         ;    27.3 p5      42 a
        vmovdqa xmm5, [rbx + 384]                                       ;    15.5 p3      42 a reload
        vpmuludq xmm6, xmm5, xmm9                                       ;    25.3 p0      42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    30.3 p1      42 a
        vpmuludq xmm6, xmm5, xmm13                                      ;    26.3 p0      42 a
        vpmuludq xmm7, xmm5, xmm15                                      ;    26.7 p1      42 a
        vpmuludq xmm8, xmm5, xmm14                                      ;    27.3 p0      42 a
        vmovdqa xmm10, [rbx - 128]                                      ;    16.5 p10     42 a reload
        vpmuludq xmm5, xmm5, xmm10                                      ;    27.7 p1      42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    32.3 p5      42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    31.3 p5      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    32.7 p5      42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    31.7 p0      42 a
        vmovdqa xmm5, [rcx + 16]                                        ;    17.5 p2      42 a reload
        vpmuludq xmm6, xmm5, xmm9                                       ;    28.7 p1      42 a
        vpmuludq xmm7, xmm5, xmm13                                      ;    29.3 p0      42 a
        vpmuludq xmm8, xmm5, xmm15                                      ;    29.7 p1      42 a
        vpmuludq xmm5, xmm5, xmm14                                      ;    30.3 p0      42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    34.7 p5      42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    33.7 p5      42 a
        vmovdqa xmm6, [rcx + 80]                                        ;    18.7 p3      42 a reload
        vpmuludq xmm8, xmm6, xmm9                                       ;    30.7 p1      42 a
        vpmuludq xmm6, xmm6, xmm13                                      ;    31.3 p0      42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    35.7 p5      42 a
        vmovdqa xmm8, [rbx + 432]                                       ;    19.3 p10     42 a reload
        vpmuludq xmm11, xmm8, xmm9                                      ;    31.7 p1      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    35.3 p5      42 a
        vpaddq xmm0, xmm0, xmm6                                         ;    36.3 p0      42 a
        vpmuludq xmm5, xmm9, [rcx - 48]                                 ;    32.7 p1+p2   42 a
        vpmuludq xmm6, xmm8, xmm13                                      ;    33.3 p0      42 a
        vpmuludq xmm8, xmm8, xmm15                                      ;    33.7 p1      42 a
        vpaddq xmm4, xmm4, xmm6                                         ;    38.3 p5      42 a
        vmovdqa xmm6, [rcx - 32]                                        ;    20.7 p3      42 a reload
        vpmuludq xmm9, xmm13, xmm6                                      ;    34.3 p0      42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    34.3 p5      42 a
        vpmuludq xmm7, xmm6, xmm15                                      ;    34.7 p1      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    37.7 p5      42 a
        vmovdqa xmm5, [rcx + 96]                                        ;    21.5 p10     42 a reload
        vpmuludq xmm12, xmm15, xmm5                                     ;    35.3 p0      42 a
        vpaddq xmm1, xmm1, xmm9                                         ;    39.3 p1      42 a
        vpmuludq xmm9, xmm6, xmm14                                      ;    36.3 p0      42 a
        vpmuludq xmm6, xmm6, xmm10                                      ;    36.7 p1      42 a
        vpaddq xmm0, xmm0, xmm8                                         ;    38.7 p5      42 a
        vpmuludq xmm8, xmm5, xmm14                                      ;    37.3 p0      42 a
        vpmuludq xmm5, xmm5, xmm10                                      ;    37.7 p1      42 a
        vpaddq xmm1, xmm1, xmm12                                        ;    40.3 p5      42 a
        vmovdqa xmm12, [rbx + 448]                                      ;    23.0 p2      42 a reload
        vpmuludq xmm13, xmm14, xmm12                                    ;    38.3 p0      42 a
        vpmuludq xmm12, xmm12, xmm10                                    ;    38.7 p1      42 a
        vpaddq xmm3, xmm3, xmm11                                        ;    38.2 p5      42 a
        vpmuludq xmm10, xmm10, [rcx + 32]                               ;    39.3 p0+p3   42 a
        vpaddq xmm4, xmm4, xmm6                                         ;    41.7 p5      42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    39.7 p1      42 a
        vpaddq xmm1, xmm1, xmm13                                        ;    43.3 p5      42 a
        vpaddq xmm2, xmm2, xmm8                                         ;    42.3 p0      42 a
        vpaddq xmm1, xmm1, xmm10                                        ;    44.3 p1      42 a
        vpaddq xmm3, xmm3, xmm9                                         ;    41.3 p5      42 a
        vpaddq xmm2, xmm2, xmm12                                        ;    43.7 p0      42 a
        vpaddq xmm3, xmm3, xmm5                                         ;    42.7 p1      42 a
        vpsrlq xmm5, xmm4, 0x1a                                         ;    42.7 p0      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    43.7 p5      42 a
        vmovdqa xmm5, [rel poly1305_blocks.T0_constants128]             ;    25.5 p10     42 a reload
        vpand xmm4, xmm4, xmm5                                          ;    42.7 p1      42 a
        vpsrlq xmm6, xmm0, 0x1a                                         ;    44.7 p0      42 a
        vpand xmm0, xmm0, xmm5                                          ;    44.7 p5      42 a
        vpsrlq xmm7, xmm1, 0x1a                                         ;    45.3 p1      42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    46.3 p5      42 a
        vpand xmm1, xmm1, xmm5                                          ;    45.3 p0      42 a
        vpsrlq xmm7, xmm2, 0x1a                                         ;    47.3 p1      42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    48.3 p5      42 a
        vpand xmm2, xmm2, xmm5                                          ;    47.3 p0      42 a
        vpmuludq xmm6, xmm6, [rel poly1305_blocks.T0_constants128 + 16] ;    45.7 p1+p2   42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    50.7 p5      42 a
        vpsrlq xmm6, xmm3, 0x1a                                         ;    49.3 p0      42 a
        vpaddq xmm4, xmm4, xmm6                                         ;    50.3 p1      42 a
        vpand xmm3, xmm3, xmm5                                          ;    49.3 p5      42 a
        vpsrlq xmm6, xmm1, 0x1a                                         ;    51.7 p0      42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    52.7 p1      42 a
        vpand xmm1, xmm1, xmm5                                          ;    51.7 p5      42 a
        vpsrlq xmm6, xmm4, 0x1a                                         ;    51.3 p0      42 a
        vpaddq xmm0, xmm0, xmm6                                         ;    52.3 p1      42 a
        vpand xmm4, xmm4, xmm5                                          ;    51.3 p5      42 a
        vmovdqa xmm5, xmm2                                              ;    53.7         42 a copy
        vmovdqa xmm2, xmm3                                              ;    50.3         42 a copy
        vmovdqa xmm3, xmm4                                              ;    52.3         42 a copy
        vmovdqa xmm4, xmm0                                              ;    53.3         42 a copy
        vmovdqa xmm0, xmm1                                              ;    52.7         42 a copy
        vmovdqa xmm1, xmm5                                              ;    53.7         42 a copy
        cmp r8, qword [rbx + 688]                                       ;                    more blocks?
        jne .blocks_2
        mov qword [rbx + 680], r8                                       ;                    resident
        vmovdqa [rbx + 496], xmm0                                       ;                    resident
        vmovdqa [rbx + 480], xmm1                                       ;                    resident
        vmovdqa [rbx + 512], xmm2                                       ;                    resident
        vmovdqa [rbx + 528], xmm3                                       ;                    resident
        vmovdqa [rbx + 464], xmm4                                       ;                    resident
.blocks_2_done:
        mov esi, dword [rbx + 744]                                      ;     0.0 p2      42 blocks_last
        shr esi, 2                                                      ;     5.0 p0      42 blocks_last
        cmp esi, 1                                                      ;     6.0 p1      42 blocks_last
        sbb edi, edi                                                    ;     7.0 p6      42 blocks_last
        add edi, 1                                                      ;     8.0 p5      42 blocks_last
        mov r8, rdi                                                     ;     9.0         42 blocks_last copy
        shl r8, 6                                                       ;     9.0 p0      42 blocks_last
        mov dword [rbx + 796], edi                                      ;     9.0 p7+p4   42 blocks_last
        vmovdqa xmm0, [rbx + 496]                                       ;     1.3 p3      42 blocks_last reload
        vmovdqa [rbx + 544], xmm0                                       ;     7.3 p8+p9   42 blocks_last
        add r8, qword [rbx + 680]                                       ;    10.0 p11+p10   42 blocks_last
        mov qword [rbx + 696], r8                                       ;    11.0 p7+p4   42 blocks_last
        vmovdqa xmm0, [rbx + 480]                                       ;     2.0 p2      42 blocks_last reload
        vmovdqa [rbx + 560], xmm0                                       ;     8.0 p8+p9   42 blocks_last
        vmovdqa xmm0, [rbx + 512]                                       ;     2.3 p3      42 blocks_last reload
        vmovdqa [rbx + 576], xmm0                                       ;     8.3 p7+p4   42 blocks_last
        vmovdqa xmm0, [rbx + 528]                                       ;     2.7 p10     42 blocks_last reload
        vmovdqa [rbx + 592], xmm0                                       ;     8.7 p8+p9   42 blocks_last
        vmovdqa xmm0, [rbx + 464]                                       ;     3.0 p2      42 blocks_last reload
        vmovdqa [rbx + 608], xmm0                                       ;     9.0 p7+p4   42 blocks_last
        cmp dword [rbx + 796], 0                                        ;                    no blocks_last?
        je .blocks_last_3_done
        mov r8, qword [rbx + 680]                                       ;                    resident
        vmovdqa xmm0, [rbx + 544]                                       ;                    resident
        vmovdqa xmm1, [rbx + 560]                                       ;                    resident
        vmovdqa xmm2, [rbx + 576]                                       ;                    resident
        vmovdqa xmm3, [rbx + 592]                                       ;                    resident
        vmovdqa xmm4, [rbx + 608]                                       ;                    resident
        align 16
.blocks_last_3:
        vmovq xmm5, [r8 + 32]                                           ;     0.0 p2      42 a
        vmovhps xmm5, xmm5, [r8 + 48]                                   ;     6.0 p5+p3   42 a
        vpsrlq xmm6, xmm5, 0x1a                                         ;     7.0 p0      42 a
        vpsrlq xmm7, xmm5, 0x34                                         ;     7.0 p1      42 a
        vmovq xmm8, [r8 + 40]                                           ;     0.8 p10     42 a
        vmovhps xmm8, xmm8, [r8 + 56]                                   ;     6.8 p5+p2   42 a
        vmovq xmm9, [r8]                                                ;     1.3 p3      42 a
        vmovhps xmm9, xmm9, [r8 + 16]                                   ;     7.3 p5+p10   42 a
        vmovq xmm10, [r8 + 8]                                           ;     2.0 p2      42 a
        vmovhps xmm10, xmm10, [r8 + 24]                                 ;     8.0 p5+p3   42 a
        vpsllq xmm11, xmm8, 0xc                                         ;     7.8 p0      42 a
        vmovdqa xmm12, [rel poly1305_blocks.T0_constants128]            ;     2.8 p10     42 a reload
        vpternlogd xmm11, xmm7, xmm12, 0xa8                             ;     8.8 p1      42 a
        vpsrlq xmm7, xmm8, 0xe                                          ;     7.8 p0      42 a
        vpsrlq xmm8, xmm8, 0x28                                         ;     7.8 p1      42 a
        vpsrlq xmm13, xmm9, 0x1a                                        ;     8.3 p0      42 a
        vpsrlq xmm14, xmm9, 0x34                                        ;     8.3 p1      42 a
        vpsllq xmm15, xmm10, 0xc                                        ;     9.0 p0      42 a
        vpternlogd xmm15, xmm14, xmm12, 0xa8                            ;    10.0 p5      42 a
        vpaddq xmm15, xmm15, xmm2                                       ;    11.0 p5      42 a
        vpsrlq xmm14, xmm10, 0xe                                        ;     9.0 p1      42 a
        vpsrlq xmm10, xmm10, 0x28                                       ;     9.0 p0      42 a
        vmovdqa xmm2, [rel poly1305_blocks.T0_constants128 + 32]        ;     4.3 p2      42 a reload
        vpor xmm8, xmm8, xmm2                                           ;    10.3 p5      42 a
        vpor xmm10, xmm10, xmm2                                         ;    10.3 p1      42 a
        vpaddq xmm10, xmm10, xmm4                                       ;    11.3 p5      42 a
        vpand xmm5, xmm5, xmm12                                         ;     8.8 p0      42 a
        vpand xmm6, xmm6, xmm12                                         ;     8.8 p1      42 a
        vpand xmm7, xmm7, xmm12                                         ;     8.8 p5      42 a
        vpand xmm9, xmm9, xmm12                                         ;     8.8 p0      42 a
        vpaddq xmm9, xmm9, xmm0                                         ;     9.8 p1      42 a
        vpand xmm13, xmm13, xmm12                                       ;     9.3 p5      42 a
        vpaddq xmm13, xmm13, xmm1                                       ;    10.3 p0      42 a
        vpand xmm14, xmm14, xmm12                                       ;    10.0 p1      42 a
        vpaddq xmm14, xmm14, xmm3                                       ;    11.0 p5      42 a
        vmovdqa xmm0, [rcx - 96]                                        ;     6.5 p3      42 a reload
        vpmuludq xmm1, xmm0, xmm5                                       ;    12.5 p0      42 a
        vpmuludq xmm2, xmm0, xmm6                                       ;    12.5 p1      42 a
        vpmuludq xmm3, xmm0, xmm11                                      ;    12.5 p0      42 a
        vpmuludq xmm4, xmm0, xmm7                                       ;    12.5 p1      42 a
        vpmuludq xmm0, xmm0, xmm8                                       ;    12.5 p0      42 a
        add r8, 0x40                                                    ;     7.5 p6      42 blocks_last
        vmovdqa xmm12, [rbx - 16]                                       ;     7.7 p10     42 a reload
        vmovdqa [rbx - 128], xmm10                                      ;    12.3 p7+p4   42 a spill
        vpmuludq xmm10, xmm12, xmm5                                     ;    13.7 p1      42 a
        vpaddq xmm2, xmm2, xmm10                                        ;    18.7 p5      42 a
        vpmuludq xmm10, xmm12, xmm6                                     ;    13.7 p0      42 a
        vpaddq xmm3, xmm3, xmm10                                        ;    18.7 p5      42 a
        vpmuludq xmm10, xmm12, xmm11                                    ;    13.7 p1      42 a
        vpmuludq xmm12, xmm12, xmm7                                     ;    14.3 p0      42 a
        vpaddq xmm4, xmm4, xmm10                                        ;    18.7 p5      42 a
        vpaddq xmm0, xmm0, xmm12                                        ;    19.3 p5      42 a
        vmovdqa xmm10, [rbx + 16]                                       ;     9.3 p2      42 a reload
        vpmuludq xmm12, xmm10, xmm5                                     ;    15.3 p1      42 a
        vpmuludq xmm10, xmm10, xmm6                                     ;    15.3 p0      42 a
        vpaddq xmm4, xmm4, xmm12                                        ;    20.3 p5      42 a
        vpaddq xmm0, xmm0, xmm10                                        ;    20.3 p1      42 a
        vmovdqa xmm10, [rbx + 112]                                      ;    10.2 p3      42 a reload
        vpmuludq xmm12, xmm10, xmm5                                     ;    16.3 p0      42 a
        vpaddq xmm3, xmm3, xmm12                                        ;    21.3 p5      42 a
        vpmuludq xmm5, xmm5, [rbx - 112]                                ;    16.7 p1+p10   42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    21.7 p5      42 a
        vpmuludq xmm5, xmm10, xmm6                                      ;    17.3 p0      42 a
        vpmuludq xmm10, xmm10, xmm11                                    ;    17.7 p1      42 a
        vmovdqa xmm12, [rbx + 96]                                       ;    11.3 p2      42 a reload
        vpmuludq xmm6, xmm6, xmm12                                      ;    18.3 p0      42 a
        vpaddq xmm4, xmm4, xmm5                                         ;    22.3 p5      42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    23.3 p1      42 a
        vpaddq xmm0, xmm0, xmm10                                        ;    22.7 p5      42 a
        vpmuludq xmm5, xmm12, xmm11                                     ;    19.3 p0      42 a
        vmovdqa xmm6, [rbx + 32]                                        ;    12.3 p3      42 a reload
        vpmuludq xmm10, xmm11, xmm6                                     ;    19.7 p1      42 a
        vpaddq xmm1, xmm1, xmm10                                        ;    24.7 p5      42 a
        vpaddq xmm2, xmm2, xmm5                                         ;    24.3 p0      42 a
        vpmuludq xmm5, xmm12, xmm7                                      ;    20.7 p1      42 a
        vpmuludq xmm10, xmm12, xmm8                                     ;    21.3 p0      42 a
        vpaddq xmm4, xmm4, xmm10                                        ;    26.3 p5      42 a
        vpmuludq xmm10, xmm6, xmm7                                      ;    21.7 p1      42 a
        vpmuludq xmm6, xmm6, xmm8                                       ;    22.3 p0      42 a
        vmovdqa xmm11, [rcx - 128]                                      ;    13.8 p10     42 a reload
        vpmuludq xmm7, xmm7, xmm11                                      ;    22.7 p1      42 a
        vpmuludq xmm11, xmm11, xmm8                                     ;    23.3 p0      42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    27.7 p5      42 a
        vpaddq xmm2, xmm2, xmm10                                        ;    26.7 p5      42 a
        vpmuludq xmm7, xmm8, [rbx + 80]                                 ;    23.7 p1+p2   42 a
        vpaddq xmm1, xmm1, xmm7                                         ;    28.7 p5      42 a
        vpaddq xmm3, xmm3, xmm5                                         ;    25.7 p0      42 a
        vpaddq xmm2, xmm2, xmm11                                        ;    28.3 p1      42 a
        vpaddq xmm3, xmm3, xmm6                                         ;    27.3 p5      42 a
        vmovdqa xmm5, [rcx + 112]                                       ;    15.5 p3      42 a reload
        vpmuludq xmm6, xmm5, xmm9                                       ;    25.3 p0      42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    30.3 p1      42 a
        vpmuludq xmm6, xmm5, xmm13                                      ;    26.3 p0      42 a
        vpmuludq xmm7, xmm5, xmm15                                      ;    26.7 p1      42 a
        vpmuludq xmm8, xmm5, xmm14                                      ;    27.3 p0      42 a
        vmovdqa xmm10, [rbx - 128]                                      ;    16.5 p10     42 a reload
        vpmuludq xmm5, xmm5, xmm10                                      ;    27.7 p1      42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    32.3 p5      42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    31.3 p5      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    32.7 p5      42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    31.7 p0      42 a
        vmovdqa xmm5, [rcx - 16]                                        ;    17.5 p2      42 a reload
        vpmuludq xmm6, xmm5, xmm9                                       ;    28.7 p1      42 a
        vpmuludq xmm7, xmm5, xmm13                                      ;    29.3 p0      42 a
        vpmuludq xmm8, xmm5, xmm15                                      ;    29.7 p1      42 a
        vpmuludq xmm5, xmm5, xmm14                                      ;    30.3 p0      42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    34.7 p5      42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    33.7 p5      42 a
        vmovdqa xmm6, [rcx + 48]                                        ;    18.7 p3      42 a reload
        vpmuludq xmm8, xmm6, xmm9                                       ;    30.7 p1      42 a
        vpmuludq xmm6, xmm6, xmm13                                      ;    31.3 p0      42 a
        vpaddq xmm4, xmm4, xmm8                                         ;    35.7 p5      42 a
        vmovdqa xmm8, [rbx + 400]                                       ;    19.3 p10     42 a reload
        vpmuludq xmm11, xmm8, xmm9                                      ;    31.7 p1      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    35.3 p5      42 a
        vpaddq xmm0, xmm0, xmm6                                         ;    36.3 p0      42 a
        vpmuludq xmm5, xmm9, [rcx - 80]                                 ;    32.7 p1+p2   42 a
        vpmuludq xmm6, xmm8, xmm13                                      ;    33.3 p0      42 a
        vpmuludq xmm8, xmm8, xmm15                                      ;    33.7 p1      42 a
        vpaddq xmm4, xmm4, xmm6                                         ;    38.3 p5      42 a
        vmovdqa xmm6, [rcx - 64]                                        ;    20.7 p3      42 a reload
        vpmuludq xmm9, xmm13, xmm6                                      ;    34.3 p0      42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    34.3 p5      42 a
        vpmuludq xmm7, xmm6, xmm15                                      ;    34.7 p1      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    37.7 p5      42 a
        vmovdqa xmm5, [rcx + 64]                                        ;    21.5 p10     42 a reload
        vpmuludq xmm12, xmm15, xmm5                                     ;    35.3 p0      42 a
        vpaddq xmm1, xmm1, xmm9                                         ;    39.3 p1      42 a
        vpmuludq xmm9, xmm6, xmm14                                      ;    36.3 p0      42 a
        vpmuludq xmm6, xmm6, xmm10                                      ;    36.7 p1      42 a
        vpaddq xmm0, xmm0, xmm8                                         ;    38.7 p5      42 a
        vpmuludq xmm8, xmm5, xmm14                                      ;    37.3 p0      42 a
        vpmuludq xmm5, xmm5, xmm10                                      ;    37.7 p1      42 a
        vpaddq xmm1, xmm1, xmm12                                        ;    40.3 p5      42 a
        vmovdqa xmm12, [rbx + 416]                                      ;    23.0 p2      42 a reload
        vpmuludq xmm13, xmm14, xmm12                                    ;    38.3 p0      42 a
        vpmuludq xmm12, xmm12, xmm10                                    ;    38.7 p1      42 a
        vpaddq xmm3, xmm3, xmm11                                        ;    38.2 p5      42 a
        vpmuludq xmm10, xmm10, [rcx + 0]                                ;    39.3 p0+p3   42 a
        vpaddq xmm4, xmm4, xmm6                                         ;    41.7 p5      42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    39.7 p1      42 a
        vpaddq xmm1, xmm1, xmm13                                        ;    43.3 p5      42 a
        vpaddq xmm2, xmm2, xmm8                                         ;    42.3 p0      42 a
        vpaddq xmm1, xmm1, xmm10                                        ;    44.3 p1      42 a
        vpaddq xmm3, xmm3, xmm9                                         ;    41.3 p5      42 a
        vpaddq xmm2, xmm2, xmm12                                        ;    43.7 p0      42 a
        vpaddq xmm3, xmm3, xmm5                                         ;    42.7 p1      42 a
        vpsrlq xmm5, xmm4, 0x1a                                         ;    42.7 p0      42 a
        vpaddq xmm0, xmm0, xmm5                                         ;    43.7 p5      42 a
        vmovdqa xmm5, [rel poly1305_blocks.T0_constants128]             ;    25.5 p10     42 a reload
        vpand xmm4, xmm4, xmm5                                          ;    42.7 p1      42 a
        vpsrlq xmm6, xmm0, 0x1a                                         ;    44.7 p0      42 a
        vpand xmm0, xmm0, xmm5                                          ;    44.7 p5      42 a
        vpsrlq xmm7, xmm1, 0x1a                                         ;    45.3 p1      42 a
        vpaddq xmm2, xmm2, xmm7                                         ;    46.3 p5      42 a
        vpand xmm1, xmm1, xmm5                                          ;    45.3 p0      42 a
        vpsrlq xmm7, xmm2, 0x1a                                         ;    47.3 p1      42 a
        vpaddq xmm3, xmm3, xmm7                                         ;    48.3 p5      42 a
        vpand xmm2, xmm2, xmm5                                          ;    47.3 p0      42 a
        vpmuludq xmm6, xmm6, [rel poly1305_blocks.T0_constants128 + 16] ;    45.7 p1+p2   42 a
        vpaddq xmm1, xmm1, xmm6                                         ;    50.7 p5      42 a
        vpsrlq xmm6, xmm3, 0x1a                                         ;    49.3 p0      42 a
        vpaddq xmm4, xmm4, xmm6                                         ;    50.3 p1      42 a
        vpand xmm3, xmm3, xmm5                                          ;    49.3 p5      42 a
        vpsrlq xmm6, xmm1, 0x1a                                         ;    51.7 p0      42 a
        vpaddq xmm2, xmm2, xmm6                                         ;    52.7 p1      42 a
        vpand xmm1, xmm1, xmm5                                          ;    51.7 p5      42 a
        vpsrlq xmm6, xmm4, 0x1a                                         ;    51.3 p0      42 a
        vpaddq xmm0, xmm0, xmm6                                         ;    52.3 p1      42 a
        vpand xmm4, xmm4, xmm5                                          ;    51.3 p5      42 a
        vmovdqa xmm5, xmm2                                              ;    53.7         42 a copy
        vmovdqa xmm2, xmm3                                              ;    50.3         42 a copy
        vmovdqa xmm3, xmm4                                              ;    52.3         42 a copy
        vmovdqa xmm4, xmm0                                              ;    53.3         42 a copy
        vmovdqa xmm0, xmm1                                              ;    52.7         42 a copy
        vmovdqa xmm1, xmm5                                              ;    53.7         42 a copy
        cmp r8, qword [rbx + 696]                                       ;                    more blocks_last?
        jne .blocks_last_3
        mov qword [rbx + 680], r8                                       ;                    resident
        vmovdqa [rbx + 544], xmm0                                       ;                    resident
        vmovdqa [rbx + 560], xmm1                                       ;                    resident
        vmovdqa [rbx + 576], xmm2                                       ;                    resident
        vmovdqa [rbx + 592], xmm3                                       ;                    resident
        vmovdqa [rbx + 608], xmm4                                       ;                    resident
.blocks_last_3_done:
        vmovdqa xmm0, [rbx + 576]                                       ;     0.0 p2      42 a reload
        vpunpckhqdq xmm1, xmm0, xmm0                                    ;     6.0 p1      42 a
        vmovdqa xmm2, [rbx + 608]                                       ;     0.3 p3      42 a reload
        vpunpckhqdq xmm3, xmm2, xmm2                                    ;     6.3 p5      42 a
        vmovdqa xmm4, [rbx + 544]                                       ;     0.7 p10     42 a reload
        vpunpckhqdq xmm5, xmm4, xmm4                                    ;     6.7 p1      42 a
        vmovdqa xmm6, [rbx + 560]                                       ;     1.0 p2      42 a reload
        vpunpckhqdq xmm7, xmm6, xmm6                                    ;     7.0 p5      42 a
        vmovdqa xmm8, [rbx + 592]                                       ;     1.3 p3      42 a reload
        vpunpckhqdq xmm9, xmm8, xmm8                                    ;     7.3 p1      42 a
        vpaddq xmm1, xmm1, xmm0                                         ;     7.0 p0      42 a
        vmovq r8, xmm1                                                  ;     8.0 p0      42 a
        vpaddq xmm3, xmm3, xmm2                                         ;     7.3 p5      42 a
        vmovq r9, xmm3                                                  ;     8.3 p0      42 a
        vpaddq xmm5, xmm5, xmm4                                         ;     7.7 p1      42 a
        vmovq r10, xmm5                                                 ;     8.7 p0      42 a
        vpaddq xmm7, xmm7, xmm6                                         ;     8.0 p5      42 a
        vmovq r11, xmm7                                                 ;     9.0 p0      42 a
        mov esi, r8d                                                    ;    10.0         42 a
        mov edi, r9d                                                    ;    10.3         42 a
        vpaddq xmm9, xmm9, xmm8                                         ;     8.3 p1      42 a
        vmovq r8, xmm9                                                  ;     9.3 p0      42 a
        mov ebp, r10d                                                   ;    10.7         42 a
        mov r9d, r11d                                                   ;    11.0         42 a
        mov r10, rsi                                                    ;    10.0         42 a copy
        shl r10, 0x34                                                   ;    10.0 p6      42 a
        shr rsi, 0xc                                                    ;    10.0 p6      42 a
        mov r8d, r8d                                                    ;    11.3         42 a
        mov r11, rdi                                                    ;    10.3         42 a copy
        shl r11, 0x28                                                   ;    10.3 p6      42 a
        shr rdi, 0x18                                                   ;    10.3 p6      42 a
        shl r9, 0x1a                                                    ;    11.0 p0      42 a
        shl r8, 0xe                                                     ;    11.3 p6      42 a
        or rbp, r10                                                     ;    11.0 p11     42 a
        or rsi, r11                                                     ;    11.3 p5      42 a
        add rbp, r9                                                     ;    12.0 p1      42 a
        adc rsi, r8                                                     ;    13.0 p0      42 a
        adc rdi, 0                                                      ;    14.0 p6      42 a
        mov qword [rbx + 640], rbp                                      ;    13.0 p7+p4   42 blocks_lanes
        mov qword [rbx + 648], rsi                                      ;    14.0 p8+p9   42 blocks_lanes
        mov qword [rbx + 672], rdi                                      ;    15.0 p7+p4   42 blocks_lanes
        mov esi, dword [rbx + 752]                                      ;     6.8 p10     42 blocks_lanes
        add esi, 0xffffffff                                             ;    11.8 p11     42 blocks_lanes
        mov dword [rbx + 752], esi                                      ;    12.8 p8+p9   42 blocks_lanes
        test esi, esi                                                   ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov r8, qword [rbx + 672]                                       ;     0.0 p2      42 a
        shr r8, 2                                                       ;     5.0 p0      42 a
        mov r9, qword [rbx + 672]                                       ;     0.3 p3      42 a
        and r9, -4                                                      ;     5.3 p1      42 a
        add r8, r9                                                      ;     6.3 p5      42 a
        mov r9, qword [rbx + 672]                                       ;     0.8 p10     42 a
        and r9, 3                                                       ;     5.8 p6      42 a
        mov r10, qword [rbx + 648]                                      ;     1.2 p2      42 a
        add r8, qword [rbx + 640]                                       ;     7.3 p11+p3   42 a
        adc r10, 0                                                      ;     8.3 p0      42 a
        adc r9, 0                                                       ;     9.3 p6      42 a
        mov r11, qword [rbx + 664]                                      ;     1.8 p10     42 a
        shr r11, 2                                                      ;     6.8 p0      42 a
        mov esi, dword [rbx + 744]                                      ;     2.2 p2      42 blocks
        and esi, 3                                                      ;     7.2 p1      42 blocks
        mov r12, rsi                                                    ;     8.2         42 blocks copy
        shl r12, 4                                                      ;     8.2 p6      42 blocks
        add r12, qword [rbx + 680]                                      ;     9.2 p5+p3   42 blocks
        mov r13, qword [rbx + 664]                                      ;     3.0 p10     42 a
        mov qword [rbx + 704], r8                                       ;     8.3 p7+p4   42 blocks
        and r13, -4                                                     ;     8.0 p11     42 a
        add r11, r13                                                    ;     9.0 p1      42 a
        mov qword [rbx + 712], r11                                      ;    10.0 p8+p9   42 a
        mov qword [rbx + 720], r10                                      ;     9.3 p7+p4   42 blocks
        mov dword [rbx + 800], esi                                      ;     8.2 p8+p9   42 blocks
        mov qword [rbx + 728], r9                                       ;    10.3 p7+p4   42 blocks
        mov qword [rbx + 736], r12                                      ;    10.2 p8+p9   42 blocks
        cmp dword [rbx + 800], 0                                        ;                    no blocks?
        je .blocks_4_done
        mov r8, qword [rbx + 680]                                       ;                    resident
        mov r9, qword [rbx + 704]                                       ;                    resident
        mov r10, qword [rbx + 720]                                      ;                    resident
        mov r11, qword [rbx + 728]                                      ;                    resident
        align 16
.blocks_4:
        mov r12, qword [r8]                                             ;     0.0 p2      12 a
        mov r13, qword [r8 + 8]                                         ;     0.2 p3      12 a
        add r9, r12                                                     ;     5.0 p0      42 a
        adc r10, r13                                                    ;     6.0 p6      42 a
        adc r11, 1                                                      ;     7.0 p0      42 a
        mov r12, qword [rbx + 712]                                      ;     0.8 p10     42 a reload
        mov r13, r11                                                    ;     8.0         42 a copy
        imul r13, r12                                                   ;     8.0 p1      42 a
        mov rax, r9                                                     ;     6.0         42 a copy
        mul qword [rbx + 664]                                           ;     6.0 p1+p5+p2   42 a
        add r13, rax                                                    ;    11.0 p11     42 a
        adc rdx, 0                                                      ;    12.0 p6      42 a
        mov r14, qword [rbx + 656]                                      ;     2.2 p3      42 a reload
        mov rax, r10                                                    ;     7.0         42 a copy
        mov r15, rdx                                                    ;    13.0         42 a copy
        mul r14                                                         ;     7.2 p1+p5   42 a
        add r13, rax                                                    ;    12.0 p0      42 a
        adc r15, rdx                                                    ;    13.0 p6      42 a
        imul r11, r14                                                   ;     8.0 p1      42 a
        mov rax, r9                                                     ;     6.0         42 a copy
        mul r14                                                         ;     7.2 p1+p5   42 a
        mov r9, rax                                                     ;    11.2         42 a copy
        mov rax, r10                                                    ;     7.0         42 a copy
        mov r14, rdx                                                    ;    11.2         42 a copy
        mul r12                                                         ;     7.0 p1+p5   42 a
        add r9, rax                                                     ;    11.2 p11     42 a
        adc r14, rdx                                                    ;    12.2 p0      42 a
        add r13, r14                                                    ;    13.2 p6      42 a
        adc r15, 0                                                      ;    14.2 p0      42 a
        add r11, r15                                                    ;    15.2 p5      42 a
        mov r10, r11                                                    ;    16.2         42 a copy
        shr r10, 2                                                      ;    16.2 p6      42 a
        mov r12, r11                                                    ;    16.2         42 a copy
        and r12, 3                                                      ;    16.2 p11     42 a
        and r11, -4                                                     ;    16.2 p5      42 a
        add r10, r11                                                    ;    17.2 p0      42 a
        add r9, r10                                                     ;    18.2 p1      42 a
        adc r13, 0                                                      ;    19.2 p6      42 a
        adc r12, 0                                                      ;    20.2 p0      42 a
        add r8, 0x10                                                    ;     7.2 p11     42 blocks
        mov r10, r13                                                    ;    20.2         42 a copy
        mov r11, r12                                                    ;    21.2         42 a copy
        cmp r8, qword [rbx + 736]                                       ;                    more blocks?
        jne .blocks_4
        mov qword [rbx + 680], r8                                       ;                    resident
        mov qword [rbx + 704], r9                                       ;                    resident
        mov qword [rbx + 720], r10                                      ;                    resident
        mov qword [rbx + 728], r11                                      ;                    resident
.blocks_4_done:
        mov r8, qword [rbx + 704]                                       ;     0.0 p2      15 d
        mov r9, qword [rbx + 720]                                       ;     0.2 p3      15 d
        mov r10, qword [rbx + 728]                                      ;     0.3 p10     15 d
        add r8, 5                                                       ;     5.0 p0      15 d
        adc r9, 0                                                       ;     6.0 p6      15 d
        adc r10, 0                                                      ;     7.0 p0      15 d
        mov r8, r10                                                     ;     8.0         15 d copy
        shr r8, 2                                                       ;     8.0 p6      15 d
        and r10, -4                                                     ;     8.0 p1      15 d
        add r8, r10                                                     ;     9.0 p5      15 d
        mov r9, qword [rbx + 720]                                       ;     1.7 p2      15 d
        mov r10, qword [rbx + 728]                                      ;     1.8 p3      15 d
        add r8, qword [rbx + 704]                                       ;    10.0 p11+p10   15 d
        adc r9, 0                                                       ;    11.0 p0      15 d
        adc r10, 0                                                      ;    12.0 p6      15 d
        and r10, 3                                                      ;    13.0 p1      15 d
        mov esi, r10d                                                   ;    14.0         15 d
        mov r10, qword [rbx + 624]                                      ;     2.8 p2      16 h reload
        mov dword [r10 + 16], esi                                       ;    14.0 p7+p4   16 h
        mov esi, r8d                                                    ;    11.0         15 d
        mov dword [r10], esi                                            ;    11.0 p8+p9   16 h
        shr r8, 0x20                                                    ;    11.0 p0      15 d
        mov dword [r10 + 4], r8d                                        ;    12.0 p7+p4   16 h
        mov esi, r9d                                                    ;    12.0         15 d
        mov dword [r10 + 8], esi                                        ;    12.0 p8+p9   16 h
        shr r9, 0x20                                                    ;    12.0 p6      15 d
        mov dword [r10 + 12], r9d                                       ;    13.0 p7+p4   16 h
        vpxor xmm0, xmm0, xmm0                                          ;                    cleared
        vmovdqa [rbx - 128], xmm0                                       ;                    cleared
        vmovdqa [rbx - 112], xmm0                                       ;                    cleared
        vmovdqa [rbx - 96], xmm0                                        ;                    cleared
        vmovdqa [rbx - 80], xmm0                                        ;                    cleared
        vmovdqa [rbx - 64], xmm0                                        ;                    cleared
        vmovdqa [rbx - 48], xmm0                                        ;                    cleared
        vmovdqa [rbx - 32], xmm0                                        ;                    cleared
        vmovdqa [rbx - 16], xmm0                                        ;                    cleared
        vmovdqa [rbx + 0], xmm0                                         ;                    cleared
        vmovdqa [rbx + 16], xmm0                                        ;                    cleared
        vmovdqa [rbx + 32], xmm0                                        ;                    cleared
        vmovdqa [rbx + 48], xmm0                                        ;                    cleared
        vmovdqa [rbx + 64], xmm0                                        ;                    cleared
        vmovdqa [rbx + 80], xmm0                                        ;                    cleared
        vmovdqa [rbx + 96], xmm0                                        ;                    cleared
        vmovdqa [rbx + 112], xmm0                                       ;                    cleared
        vmovdqa [rcx - 128], xmm0                                       ;                    cleared
        vmovdqa [rcx - 112], xmm0                                       ;                    cleared
        vmovdqa [rcx - 96], xmm0                                        ;                    cleared
        vmovdqa [rcx - 80], xmm0                                        ;                    cleared
        vmovdqa [rcx - 64], xmm0                                        ;                    cleared
        vmovdqa [rcx - 48], xmm0                                        ;                    cleared
        vmovdqa [rcx - 32], xmm0                                        ;                    cleared
        vmovdqa [rcx - 16], xmm0                                        ;                    cleared
        vmovdqa [rcx + 0], xmm0                                         ;                    cleared
        vmovdqa [rcx + 16], xmm0                                        ;                    cleared
        vmovdqa [rcx + 32], xmm0                                        ;                    cleared
        vmovdqa [rcx + 48], xmm0                                        ;                    cleared
        vmovdqa [rcx + 64], xmm0                                        ;                    cleared
        vmovdqa [rcx + 80], xmm0                                        ;                    cleared
        vmovdqa [rcx + 96], xmm0                                        ;                    cleared
        vmovdqa [rcx + 112], xmm0                                       ;                    cleared
        vmovdqa [rbx + 384], xmm0                                       ;                    cleared
        vmovdqa [rbx + 400], xmm0                                       ;                    cleared
        vmovdqa [rbx + 416], xmm0                                       ;                    cleared
        vmovdqa [rbx + 432], xmm0                                       ;                    cleared
        vmovdqa [rbx + 448], xmm0                                       ;                    cleared
        vmovdqa [rbx + 464], xmm0                                       ;                    cleared
        vmovdqa [rbx + 480], xmm0                                       ;                    cleared
        vmovdqa [rbx + 496], xmm0                                       ;                    cleared
        vmovdqa [rbx + 512], xmm0                                       ;                    cleared
        vmovdqa [rbx + 528], xmm0                                       ;                    cleared
        vmovdqa [rbx + 544], xmm0                                       ;                    cleared
        vmovdqa [rbx + 560], xmm0                                       ;                    cleared
        vmovdqa [rbx + 576], xmm0                                       ;                    cleared
        vmovdqa [rbx + 592], xmm0                                       ;                    cleared
        vmovdqa [rbx + 608], xmm0                                       ;                    cleared
        vmovdqa [rbx + 640], xmm0                                       ;                    cleared
        vmovdqa [rbx + 656], xmm0                                       ;                    cleared
        vmovdqa [rbx + 672], xmm0                                       ;                    cleared
        vmovdqa [rbx + 704], xmm0                                       ;                    cleared
        vmovdqa [rbx + 720], xmm0                                       ;                    cleared
        vmovdqa [rbx + 752], xmm0                                       ;                    cleared
        vmovdqa [rbx + 768], xmm0                                       ;                    cleared
        vmovdqa [rbx + 784], xmm0                                       ;                    cleared
        add rsp, 0x3a8                                                  ;                    frame
        pop r15                                                         ;                    preserved
        pop r14                                                         ;                    preserved
        pop r13                                                         ;                    preserved
        pop r12                                                         ;                    preserved
        pop rbp                                                         ;                    preserved
        pop rbx                                                         ;                    preserved
        ret

        section .rodata align=64
; constants128
        align 16, db 0
poly1305_blocks.T0_constants128:
        dq 0x0000000003ffffff, 0x0000000003ffffff, 0x0000000000000005, 0x0000000000000005, 0x0000000001000000, 0x0000000001000000

for_formats elf64
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
