; poly1305_blocks for Intel Core 2, 65 nm (Conroe, Merom), 64-bit code (core2-64)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu core2-64
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
; The frame is cleared before return: 896 bytes, 57 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 56 uops, planned 20.0; bounds: width 14.0, ports 16.0, path 10.0
;   blocks_lanes: 396 uops, planned 123.8; bounds: width 99.0, ports 112.3, path 51.0
;   blocks_lanes/blocks: 276 uops, planned 82.5; bounds: width 69.0, ports 75.3, path 25.0
;   blocks_lanes.2: 21 uops, planned 11.0; bounds: width 5.2, ports 7.0, path 6.0
;   blocks_lanes/blocks_last: 276 uops, planned 82.5; bounds: width 69.0, ports 75.3, path 25.0
;   blocks_lanes.4: 56 uops, planned 19.2; bounds: width 14.0, ports 15.3, path 12.0
;   body.2: 28 uops, planned 13.0; bounds: width 7.0, ports 9.0, path 7.0
;   blocks: 58 uops, planned 34.2; bounds: width 14.5, ports 18.0, path 28.0
;   body.4: 32 uops, planned 17.5; bounds: width 8.0, ports 7.0, path 14.0
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
        push rbx                                                 ;                    preserved
        push rbp                                                 ;                    preserved
        push r12                                                 ;                    preserved
        push r13                                                 ;                    preserved
        push r14                                                 ;                    preserved
        push r15                                                 ;                    preserved
        sub rsp, 0x398                                           ;                    frame
        lea rbx, [rsp + 128]                                     ;                    frame
        mov qword [rbx + 608], rsi                               ;                    argument
        mov dword [rbx + 748], ecx                               ;                    argument
        mov qword [rbx + 640], rdi                               ;                    argument
        mov qword [rbx + 664], rdx                               ;                    argument
        lea rcx, [rbx + 256]                                     ;                    frame
        mov r8, qword [rbx + 608]                                ;     0.0 p2      41 a reload
        mov esi, dword [r8]                                      ;     3.0 p2      41 a
        mov dword [rbx + 728], esi                               ;     6.0 p3+p4   41 a
        mov edi, dword [r8 + 4]                                  ;     3.0 p2      41 a
        mov dword [rbx + 732], edi                               ;     6.0 p3+p4   41 a
        shl rdi, 0x20                                            ;     6.0 p0      41 a
        or rsi, rdi                                              ;     7.0 p1      41 a
        mov edi, dword [r8 + 8]                                  ;     3.0 p2      41 a
        mov dword [rbx + 736], edi                               ;     6.0 p3+p4   41 a
        mov ebp, dword [r8 + 12]                                 ;     4.0 p2      41 a
        mov dword [rbx + 740], ebp                               ;     7.0 p3+p4   41 a
        shl rbp, 0x20                                            ;     7.0 p5      41 a
        mov r8d, dword [r8 + 16]                                 ;     5.0 p2      41 a
        or rdi, rbp                                              ;     8.0 p0      41 a
        mov dword [rbx + 744], r8d                               ;     8.0 p3+p4   41 a
        mov r9, r8                                               ;     8.0 p1      41 a copy
        shr r9, 2                                                ;     9.0 p5      41 a
        mov r10, r8                                              ;     8.0 p0      41 a copy
        and r10, 3                                               ;     9.0 p1      41 a
        and r8, -4                                               ;     8.0 p5      41 a
        add r9, r8                                               ;    10.0 p0      41 a
        add rsi, r9                                              ;    11.0 p1      41 a
        adc rdi, 0                                               ;    12.0 p5+p0   41 a
        adc r10, 0                                               ;    14.0 p1+p5   41 a
        mov qword [rbx + 616], rsi                               ;    12.0 p3+p4   42 blocks_lanes
        mov qword [rbx + 624], rdi                               ;    14.0 p3+p4   42 blocks_lanes
        mov qword [rbx + 632], r10                               ;    16.0 p3+p4   42 blocks_lanes
        mov esi, dword [rbx + 748]                               ;     8.0 p2      42 blocks_lanes
        shr esi, 2                                               ;    11.0 p0      42 blocks_lanes
        cmp esi, 1                                               ;    12.0 p1      42 blocks_lanes
        sbb edi, edi                                             ;    14.0 p5+p0   42 blocks_lanes
        add edi, 1                                               ;    16.0 p1      42 blocks_lanes
        mov dword [rbx + 752], edi                               ;    17.0 p3+p4   42 blocks_lanes
        mov dword [rbx + 756], edi                               ;    17.0 p3+p4   42 blocks_lanes
        mov r8, qword [rbx + 640]                                ;    10.0 p2       9 k reload
        mov esi, dword [r8]                                      ;    13.0 p2       9 k
        mov edi, dword [r8 + 4]                                  ;    13.0 p2       9 k
        mov ebp, dword [r8 + 8]                                  ;    13.0 p2       9 k
        mov r8d, dword [r8 + 12]                                 ;    14.0 p2       9 k
        and esi, 0xfffffff                                       ;    16.0 p5       9 k
        mov dword [rbx + 760], esi                               ;    17.0 p3+p4    9 k
        and edi, 0xffffffc                                       ;    16.0 p0       9 k
        mov dword [rbx + 764], edi                               ;    17.0 p3+p4    9 k
        shl rdi, 0x20                                            ;    17.0 p5       9 k
        or rsi, rdi                                              ;    18.0 p1       9 k
        mov qword [rbx + 648], rsi                               ;    19.0 p3+p4    9 k
        and ebp, 0xffffffc                                       ;    16.0 p0       9 k
        mov dword [rbx + 768], ebp                               ;    17.0 p3+p4    9 k
        and r8d, 0xffffffc                                       ;    17.0 p5       9 k
        mov dword [rbx + 772], r8d                               ;    18.0 p3+p4    9 k
        shl r8, 0x20                                             ;    18.0 p0       9 k
        or rbp, r8                                               ;    19.0 p1       9 k
        mov qword [rbx + 656], rbp                               ;    20.0 p3+p4    9 k
        cmp dword [rbx + 752], 0                                 ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        movd xmm0, [rbx + 744]                                   ;     0.0 p2      42 a
        psllq xmm0, 0x18                                         ;     3.0 p0      42 a
        mov r8d, dword [rbx + 732]                               ;     1.0 p2      42 a
        shl r8, 0x20                                             ;     4.0 p5      42 a
        mov esi, dword [rbx + 728]                               ;     2.0 p2      42 a reload
        or r8, rsi                                               ;     5.0 p1      42 a
        movq xmm1, r8                                            ;     6.0 p0      42 a
        movaps xmm2, xmm1                                        ;     8.0 p5      42 a copy
        psrlq xmm2, 0x1a                                         ;     9.0 p0      42 a
        movaps xmm3, [rel poly1305_blocks.T0_constants128]       ;     3.0 p2      42 a reload
        andps xmm2, xmm3                                         ;    11.0 p1      42 a
        movaps xmm4, xmm1                                        ;     8.0 p5      42 a copy
        psrlq xmm4, 0x34                                         ;     9.0 p0      42 a
        andps xmm1, xmm3                                         ;     8.0 p1      42 a
        mov r8d, dword [rbx + 740]                               ;     4.0 p2      42 a
        shl r8, 0x20                                             ;     7.0 p5      42 a
        mov esi, dword [rbx + 736]                               ;     5.0 p2      42 a reload
        or r8, rsi                                               ;     8.0 p0      42 a
        movq xmm5, r8                                            ;     9.0 p5      42 a
        movaps xmm6, xmm5                                        ;    11.0 p1      42 a copy
        psllq xmm6, 0xc                                          ;    12.0 p0      42 a
        orps xmm4, xmm6                                          ;    14.0 p1      42 a
        andps xmm4, xmm3                                         ;    15.0 p5      42 a
        movaps xmm6, xmm5                                        ;    11.0 p0      42 a copy
        psrlq xmm6, 0x28                                         ;    12.0 p0      42 a
        orps xmm0, xmm6                                          ;    14.0 p1      42 a
        psrlq xmm5, 0xe                                          ;    11.0 p0      42 a
        andps xmm5, xmm3                                         ;    13.0 p5      42 a
        movaps xmm6, xmm0                                        ;    15.0 p1      42 a copy
        psrlq xmm6, 0x1a                                         ;    16.0 p0      42 a
        movaps xmm7, [rel poly1305_blocks.T0_constants128 + 16]  ;     8.8 p2      42 a reload
        pmuludq xmm6, xmm7                                       ;    18.0 p1      42 a
        paddq xmm1, xmm6                                         ;    21.0 p5      42 a
        andps xmm0, xmm3                                         ;    15.0 p1      42 a
        mov r8d, dword [rbx + 764]                               ;    11.0 p2      42 a
        shl r8, 0x20                                             ;    14.0 p0      42 a
        mov esi, dword [rbx + 760]                               ;    12.0 p2      42 a reload
        or r8, rsi                                               ;    15.0 p1      42 a
        movq xmm6, r8                                            ;    16.0 p5      42 a
        movaps xmm8, xmm6                                        ;    18.0 p0      42 a copy
        punpcklqdq xmm8, xmm6                                    ;    19.0 p1      42 a
        movaps xmm6, xmm8                                        ;    20.0 p5      42 a copy
        psrlq xmm6, 0x1a                                         ;    21.0 p0      42 a
        andps xmm6, xmm3                                         ;    23.0 p1      42 a
        movaps xmm9, xmm8                                        ;    20.0 p5      42 a copy
        psrlq xmm9, 0x34                                         ;    21.0 p0      42 a
        andps xmm8, xmm3                                         ;    20.0 p1      42 a
        movaps xmm10, xmm1                                       ;    22.0 p5      42 a copy
        psrlq xmm10, 0x1a                                        ;    23.0 p0      42 a
        paddq xmm2, xmm10                                        ;    25.0 p5+p0   42 a
        andps xmm1, xmm3                                         ;    22.0 p1      42 a
        mov r8d, dword [rbx + 772]                               ;    18.0 p2      42 a
        shl r8, 0x20                                             ;    21.0 p5      42 a
        mov esi, dword [rbx + 768]                               ;    19.0 p2      42 a reload
        or r8, rsi                                               ;    22.0 p0      42 a
        movq xmm10, r8                                           ;    23.0 p5      42 a
        movaps xmm11, xmm10                                      ;    25.0 p1      42 a copy
        punpcklqdq xmm11, xmm10                                  ;    26.0 p0      42 a
        movaps xmm10, xmm11                                      ;    27.0 p5      42 a copy
        psllq xmm10, 0xc                                         ;    28.0 p0      42 a
        orps xmm9, xmm10                                         ;    30.0 p1      42 a
        andps xmm9, xmm3                                         ;    31.0 p5      42 a
        movaps xmm10, xmm11                                      ;    27.0 p0      42 a copy
        psrlq xmm10, 0xe                                         ;    28.0 p0      42 a
        psrlq xmm11, 0x28                                        ;    27.0 p0      42 a
        andps xmm10, xmm3                                        ;    30.0 p1      42 a
        movaps xmm12, xmm8                                       ;    22.8 p5      42 a copy
        pmuludq xmm12, xmm8                                      ;    23.8 p1      42 a
        movaps xmm13, xmm6                                       ;    24.0 p5      42 a copy
        pmuludq xmm13, xmm8                                      ;    25.0 p1      42 a
        movaps [rbx + 448], xmm1                                 ;    23.8 p3+p4   42 blocks
        movaps xmm1, xmm7                                        ;    24.8 p5      42 a copy
        pmuludq xmm1, xmm6                                       ;    25.8 p1      42 a
        pmuludq xmm1, xmm11                                      ;    29.0 p1      42 a
        paddq xmm12, xmm1                                        ;    32.0 p0+p5   42 a
        movaps xmm1, xmm6                                        ;    26.2 p0      42 a copy
        pmuludq xmm1, xmm6                                       ;    27.5 p1      42 a
        movaps [rbx + 464], xmm2                                 ;    26.0 p3+p4   42 blocks
        movaps xmm2, xmm11                                       ;    29.0 p5      42 a copy
        pmuludq xmm2, xmm8                                       ;    30.0 p1      42 a
        movaps [rbx + 480], xmm4                                 ;    27.0 p3+p4   42 blocks
        movaps xmm4, xmm10                                       ;    31.0 p0      42 a copy
        pmuludq xmm4, xmm8                                       ;    32.0 p1      42 a
        movaps [rbx + 496], xmm5                                 ;    28.0 p3+p4   42 blocks
        movaps xmm5, xmm9                                        ;    32.0 p5      42 a copy
        pmuludq xmm5, xmm8                                       ;    33.0 p1      42 a
        paddq xmm1, xmm5                                         ;    36.0 p0+p5   42 a
        paddq xmm1, xmm5                                         ;    37.0 p0+p5   42 a
        movaps xmm5, xmm7                                        ;    30.2 p0      42 a copy
        pmuludq xmm5, xmm11                                      ;    31.5 p1      42 a
        movaps [rbx + 512], xmm0                                 ;    30.0 p3+p4   42 blocks
        movaps xmm0, xmm10                                       ;    31.0 p5      42 a copy
        pmuludq xmm0, xmm6                                       ;    32.5 p1      42 a
        movaps xmm14, xmm9                                       ;    32.0 p0      42 a copy
        pmuludq xmm14, xmm6                                      ;    33.5 p1      42 a
        movaps xmm15, xmm5                                       ;    34.5 p5      42 a copy
        pmuludq xmm15, xmm6                                      ;    35.5 p1      42 a
        paddq xmm12, xmm15                                       ;    38.5 p0+p5   42 a
        movaps xmm15, xmm5                                       ;    34.5 p0      42 a copy
        pmuludq xmm15, xmm9                                      ;    35.5 p1      42 a
        paddq xmm15, xmm13                                       ;    38.5 p5+p0   42 a
        paddq xmm15, xmm13                                       ;    39.5 p5+p0   42 a
        movaps xmm13, xmm5                                       ;    35.8 p5      42 a copy
        pmuludq xmm13, xmm10                                     ;    36.8 p1      42 a
        paddq xmm1, xmm13                                        ;    39.8 p0+p5   42 a
        pmuludq xmm5, xmm11                                      ;    37.5 p1      42 a
        paddq xmm5, xmm4                                         ;    40.5 p0+p5   42 a
        paddq xmm5, xmm4                                         ;    41.5 p0+p5   42 a
        paddq xmm5, xmm14                                        ;    42.5 p0+p5   42 a
        paddq xmm5, xmm14                                        ;    43.5 p0+p5   42 a
        movaps xmm4, xmm7                                        ;    38.5 p1      42 a copy
        pmuludq xmm4, xmm10                                      ;    39.5 p1      42 a
        movaps xmm13, [rel poly1305_blocks.T0_constants128 + 16] ;    39.0 p2      42 a copy
        pmuludq xmm13, xmm9                                      ;    42.0 p1      42 a
        movaps xmm14, xmm9                                       ;    41.2 p0      42 a copy
        pmuludq xmm14, xmm9                                      ;    42.2 p1      42 a
        paddq xmm14, xmm2                                        ;    45.2 p5+p0   42 a
        paddq xmm14, xmm2                                        ;    46.2 p5+p0   42 a
        paddq xmm14, xmm0                                        ;    47.2 p5+p0   42 a
        paddq xmm14, xmm0                                        ;    48.2 p5+p0   42 a
        movaps xmm0, xmm4                                        ;    42.5 p1      42 a copy
        pmuludq xmm0, xmm9                                       ;    43.5 p1      42 a
        paddq xmm12, xmm0                                        ;    46.5 p5+p0   42 a
        movaps xmm0, xmm4                                        ;    44.5 p1      42 a copy
        pmuludq xmm0, xmm10                                      ;    45.5 p1      42 a
        paddq xmm15, xmm0                                        ;    48.5 p5+p0   42 a
        pmuludq xmm4, xmm11                                      ;    46.5 p1      42 a
        paddq xmm1, xmm4                                         ;    49.5 p5+p0   42 a
        movaps xmm0, xmm13                                       ;    47.5 p1      42 a copy
        pmuludq xmm0, xmm10                                      ;    48.5 p1      42 a
        paddq xmm12, xmm0                                        ;    51.5 p5+p0   42 a
        pmuludq xmm13, xmm11                                     ;    49.5 p1      42 a
        paddq xmm15, xmm13                                       ;    52.5 p5+p0   42 a
        movaps xmm0, xmm5                                        ;    50.5 p1      42 a copy
        psrlq xmm0, 0x1a                                         ;    51.5 p0      42 a
        paddq xmm14, xmm0                                        ;    53.5 p5      42 a
        andps xmm5, xmm3                                         ;    51.5 p1      42 a
        movaps xmm0, xmm12                                       ;    52.5 p0      42 a copy
        psrlq xmm0, 0x1a                                         ;    53.5 p0      42 a
        paddq xmm15, xmm0                                        ;    55.5 p5      42 a
        andps xmm12, xmm3                                        ;    52.5 p1      42 a
        movaps xmm0, xmm14                                       ;    54.5 p1      42 a copy
        psrlq xmm0, 0x1a                                         ;    55.5 p0      42 a
        pmuludq xmm0, xmm7                                       ;    57.5 p1      42 a
        paddq xmm12, xmm0                                        ;    60.5 p5+p0   42 a
        andps xmm14, xmm3                                        ;    55.5 p1      42 a
        movaps xmm0, xmm15                                       ;    56.5 p5      42 a copy
        psrlq xmm0, 0x1a                                         ;    57.5 p0      42 a
        paddq xmm1, xmm0                                         ;    59.5 p5+p0   42 a
        andps xmm15, xmm3                                        ;    56.5 p1      42 a
        movaps xmm0, xmm1                                        ;    60.5 p1      42 a copy
        psrlq xmm0, 0x1a                                         ;    61.5 p0      42 a
        paddq xmm5, xmm0                                         ;    63.5 p5      42 a
        andps xmm1, xmm3                                         ;    60.5 p1      42 a
        movaps [rbx + 64], xmm1                                  ;    61.5 p3+p4   42 a
        movaps xmm0, xmm1                                        ;    61.5 p0      42 a copy
        punpcklqdq xmm0, xmm9                                    ;    62.5 p1      42 a
        movaps xmm2, xmm12                                       ;    61.5 p5      42 a copy
        psrlq xmm2, 0x1a                                         ;    62.5 p0      42 a
        paddq xmm15, xmm2                                        ;    64.5 p5+p0   42 a
        andps xmm12, xmm3                                        ;    61.5 p1      42 a
        movaps [rbx - 128], xmm12                                ;    62.5 p3+p4   42 a
        movaps xmm2, xmm12                                       ;    62.5 p1      42 a copy
        punpcklqdq xmm2, xmm8                                    ;    63.5 p5      42 a
        movaps [rbx - 112], xmm2                                 ;    64.5 p3+p4   42 a
        movaps [rbx - 64], xmm15                                 ;    65.5 p3+p4   42 a
        movaps xmm4, xmm15                                       ;    65.5 p0      42 a copy
        punpcklqdq xmm4, xmm6                                    ;    66.5 p1      42 a
        movaps [rbx + 80], xmm0                                  ;    63.5 p3+p4   42 a
        movaps xmm6, xmm5                                        ;    64.5 p5      42 a copy
        psrlq xmm6, 0x1a                                         ;    65.5 p0      42 a
        paddq xmm14, xmm6                                        ;    67.5 p5+p0   42 a
        movaps [rcx + 80], xmm14                                 ;    68.5 p3+p4   42 a
        andps xmm5, xmm3                                         ;    64.5 p1      42 a
        movaps [rcx - 64], xmm5                                  ;    65.5 p3+p4   42 a
        movaps xmm6, xmm5                                        ;    65.5 p1      42 a copy
        punpcklqdq xmm6, xmm10                                   ;    66.5 p5      42 a
        movaps [rbx - 48], xmm4                                  ;    67.5 p3+p4   42 a
        movaps xmm8, xmm14                                       ;    68.5 p0      42 a copy
        punpcklqdq xmm8, xmm11                                   ;    69.5 p1      42 a
        movaps [rcx - 48], xmm6                                  ;    67.5 p3+p4   42 a
        movaps [rcx + 64], xmm8                                  ;    70.5 p3+p4   42 a
        movaps xmm9, xmm7                                        ;    65.8 p5      42 a copy
        pmuludq xmm9, xmm14                                      ;    68.5 p1      42 a
        pmuludq xmm14, xmm2                                      ;    68.5 p1      42 a
        movaps [rbx - 32], xmm9                                  ;    71.5 p3+p4   42 a
        movaps xmm10, xmm7                                       ;    66.8 p0      42 a copy
        pmuludq xmm10, xmm5                                      ;    68.5 p1      42 a
        movaps [rbx + 96], xmm10                                 ;    71.5 p3+p4   42 a
        movaps xmm11, xmm5                                       ;    67.5 p5      42 a copy
        pmuludq xmm11, xmm2                                      ;    69.5 p1      42 a
        pmuludq xmm5, xmm4                                       ;    70.5 p1      42 a
        paddq xmm14, xmm5                                        ;    73.5 p0+p5   42 a
        movaps xmm5, xmm12                                       ;    69.2 p0      42 a copy
        pmuludq xmm5, xmm2                                       ;    71.5 p1      42 a
        movaps xmm13, xmm15                                      ;    69.5 p5      42 a copy
        pmuludq xmm13, xmm2                                      ;    72.5 p1      42 a
        pmuludq xmm2, xmm1                                       ;    73.5 p1      42 a
        mov esi, dword [rbx + 748]                               ;    70.0 p2      42 blocks
        shr esi, 2                                               ;    73.0 p0      42 blocks
        cmp esi, 1                                               ;    74.0 p5      42 blocks
        sbb edi, edi                                             ;    75.0 p0+p5   42 blocks
        add esi, 0xffffffff                                      ;    74.0 p0      42 blocks
        sub esi, edi                                             ;    77.0 p5      42 blocks
        mov dword [rbx + 776], esi                               ;    78.0 p3+p4   42 blocks
        shl rsi, 6                                               ;    78.0 p0      42 blocks
        add rsi, qword [rbx + 664]                               ;    79.0 p5+p2   42 blocks
        mov qword [rbx + 672], rsi                               ;    80.0 p3+p4   42 blocks
        movaps xmm3, xmm7                                        ;    74.2 p0      42 a copy
        pmuludq xmm3, xmm1                                       ;    75.2 p1      42 a
        movaps [rcx - 32], xmm3                                  ;    78.2 p3+p4   42 a
        movaps xmm8, xmm1                                        ;    74.5 p5      42 a copy
        pmuludq xmm8, xmm4                                       ;    75.5 p1      42 a
        paddq xmm11, xmm8                                        ;    78.5 p0+p5   42 a
        pmuludq xmm1, xmm0                                       ;    76.5 p1      42 a
        paddq xmm14, xmm1                                        ;    79.5 p0+p5   42 a
        movaps xmm1, xmm3                                        ;    78.2 p0      42 a copy
        pmuludq xmm1, xmm6                                       ;    79.2 p1      42 a
        paddq xmm5, xmm1                                         ;    82.2 p5+p0   42 a
        movaps xmm1, [rcx + 64]                                  ;    76.2 p2      42 a reload
        pmuludq xmm3, xmm1                                       ;    79.2 p1      42 a
        paddq xmm13, xmm3                                        ;    82.2 p5+p0   42 a
        movaps xmm3, xmm10                                       ;    79.5 p1      42 a copy
        pmuludq xmm3, xmm0                                       ;    80.5 p1      42 a
        paddq xmm5, xmm3                                         ;    83.5 p5+p0   42 a
        movaps xmm3, xmm10                                       ;    80.5 p5      42 a copy
        pmuludq xmm3, xmm6                                       ;    81.5 p1      42 a
        paddq xmm13, xmm3                                        ;    84.5 p0+p5   42 a
        pmuludq xmm10, xmm1                                      ;    82.5 p1      42 a
        paddq xmm2, xmm10                                        ;    85.5 p0+p5   42 a
        movaps xmm3, [rel poly1305_blocks.T0_constants128 + 16]  ;    80.8 p2      42 a copy
        pmuludq xmm3, xmm15                                      ;    83.8 p1      42 a
        movaps [rcx + 96], xmm3                                  ;    86.8 p3+p4   42 a
        pmuludq xmm3, xmm1                                       ;    86.8 p1      42 a
        paddq xmm5, xmm3                                         ;    89.8 p0+p5   42 a
        movaps xmm3, xmm15                                       ;    84.2 p0      42 a copy
        pmuludq xmm3, xmm4                                       ;    85.5 p1      42 a
        paddq xmm2, xmm3                                         ;    88.5 p5+p0   42 a
        movaps xmm3, xmm15                                       ;    85.5 p5      42 a copy
        pmuludq xmm3, xmm0                                       ;    86.5 p1      42 a
        paddq xmm11, xmm3                                        ;    89.5 p0+p5   42 a
        pmuludq xmm15, xmm6                                      ;    87.5 p1      42 a
        paddq xmm14, xmm15                                       ;    90.5 p0+p5   42 a
        movaps xmm3, xmm9                                        ;    88.2 p0      42 a copy
        pmuludq xmm3, xmm4                                       ;    89.2 p1      42 a
        paddq xmm5, xmm3                                         ;    92.2 p5+p0   42 a
        movaps xmm3, xmm12                                       ;    89.5 p1      42 a copy
        pmuludq xmm3, xmm4                                       ;    90.5 p1      42 a
        paddq xmm13, xmm3                                        ;    93.5 p5+p0   42 a
        pmuludq xmm4, xmm7                                       ;    91.5 p1      42 a
        movaps [rcx + 112], xmm4                                 ;    94.5 p3+p4   42 a
        movaps xmm3, xmm9                                        ;    90.5 p5      42 a copy
        pmuludq xmm3, xmm0                                       ;    92.5 p1      42 a
        paddq xmm13, xmm3                                        ;    95.5 p0+p5   42 a
        movaps xmm3, xmm12                                       ;    92.2 p0      42 a copy
        pmuludq xmm3, xmm0                                       ;    93.5 p1      42 a
        paddq xmm2, xmm3                                         ;    96.5 p5+p0   42 a
        pmuludq xmm0, xmm7                                       ;    94.5 p1      42 a
        movaps [rcx - 16], xmm0                                  ;    97.5 p3+p4   42 a
        movaps xmm0, xmm12                                       ;    93.5 p5      42 a copy
        pmuludq xmm0, xmm6                                       ;    95.5 p1      42 a
        pmuludq xmm12, xmm1                                      ;    96.5 p1      42 a
        paddq xmm11, xmm0                                        ;    98.5 p0+p5   42 a
        paddq xmm14, xmm12                                       ;    99.5 p0+p5   42 a
        movaps xmm0, xmm9                                        ;    96.2 p0      42 a copy
        pmuludq xmm0, xmm6                                       ;    97.5 p1      42 a
        pmuludq xmm9, xmm1                                       ;    98.5 p1      42 a
        paddq xmm11, xmm9                                        ;   101.5 p5+p0   42 a
        paddq xmm2, xmm0                                         ;   100.5 p5+p0   42 a
        pmuludq xmm6, xmm7                                       ;    99.5 p1      42 a
        pmuludq xmm1, xmm7                                       ;   100.5 p1      42 a
        movaps [rbx + 112], xmm6                                 ;   102.5 p3+p4   42 a
        movaps [rbx - 16], xmm1                                  ;   103.5 p3+p4   42 a
        movaps xmm0, xmm5                                        ;    98.5 p5      42 a copy
        psrlq xmm0, 0x1a                                         ;    99.5 p0      42 a
        paddq xmm13, xmm0                                        ;   101.5 p5+p0   42 a
        movaps xmm0, [rel poly1305_blocks.T0_constants128]       ;    99.0 p2      42 a reload
        andps xmm5, xmm0                                         ;   102.0 p5      42 a
        movaps xmm1, xmm11                                       ;   102.5 p0      42 a copy
        psrlq xmm1, 0x1a                                         ;   103.5 p0      42 a
        paddq xmm14, xmm1                                        ;   105.5 p5      42 a
        andps xmm11, xmm0                                        ;   102.5 p1      42 a
        movaps xmm1, xmm13                                       ;   102.5 p1      42 a copy
        psrlq xmm1, 0x1a                                         ;   103.5 p0      42 a
        paddq xmm2, xmm1                                         ;   105.5 p5+p0   42 a
        andps xmm13, xmm0                                        ;   103.5 p1      42 a
        movaps xmm1, xmm14                                       ;   106.5 p1      42 a copy
        psrlq xmm1, 0x1a                                         ;   107.5 p0      42 a
        pmuludq xmm1, xmm7                                       ;   109.5 p1      42 a
        paddq xmm5, xmm1                                         ;   112.5 p5      42 a
        andps xmm14, xmm0                                        ;   106.5 p0      42 a
        movaps xmm1, xmm2                                        ;   106.5 p1      42 a copy
        psrlq xmm1, 0x1a                                         ;   107.5 p0      42 a
        paddq xmm11, xmm1                                        ;   109.5 p5      42 a
        andps xmm2, xmm0                                         ;   107.5 p1      42 a
        movaps [rcx - 128], xmm2                                 ;   108.5 p3+p4   42 a
        movaps xmm1, xmm11                                       ;   110.5 p0      42 a copy
        psrlq xmm1, 0x1a                                         ;   111.5 p0      42 a
        paddq xmm14, xmm1                                        ;   113.5 p5      42 a
        andps xmm11, xmm0                                        ;   110.5 p1      42 a
        movaps [rcx + 0], xmm11                                  ;   111.5 p3+p4   42 a
        movaps [rbx + 384], xmm14                                ;   114.5 p3+p4   42 a
        movaps xmm1, xmm2                                        ;   109.5 p1      42 a copy
        punpcklqdq xmm1, xmm2                                    ;   110.5 p0      42 a
        pmuludq xmm2, xmm7                                       ;   110.5 p1      42 a
        movaps [rcx - 112], xmm1                                 ;   111.5 p3+p4   42 a
        pmuludq xmm1, xmm7                                       ;   111.5 p1      42 a
        movaps [rcx + 16], xmm1                                  ;   114.5 p3+p4   42 a
        movaps [rcx + 32], xmm2                                  ;   113.5 p3+p4   42 a
        movaps xmm1, xmm5                                        ;   113.5 p5      42 a copy
        psrlq xmm1, 0x1a                                         ;   114.5 p0      42 a
        paddq xmm13, xmm1                                        ;   116.5 p5+p0   42 a
        andps xmm5, xmm0                                         ;   113.5 p1      42 a
        movaps [rbx - 96], xmm5                                  ;   114.5 p3+p4   42 a
        movaps xmm0, xmm5                                        ;   114.5 p5      42 a copy
        punpcklqdq xmm0, xmm5                                    ;   115.5 p0      42 a
        movaps [rbx - 80], xmm0                                  ;   116.5 p3+p4   42 a
        movaps [rbx + 0], xmm13                                  ;   117.5 p3+p4   42 a
        movaps xmm0, xmm11                                       ;   113.5 p1      42 a copy
        punpcklqdq xmm0, xmm11                                   ;   114.5 p5      42 a
        movaps [rcx + 48], xmm0                                  ;   115.5 p3+p4   42 a
        pmuludq xmm0, xmm7                                       ;   115.5 p1      42 a
        movaps [rcx - 96], xmm0                                  ;   118.5 p3+p4   42 a
        pmuludq xmm11, xmm7                                      ;   115.5 p1      42 a
        movaps [rcx - 80], xmm11                                 ;   118.5 p3+p4   42 a
        movaps xmm0, xmm14                                       ;   115.0 p0      42 a copy
        punpcklqdq xmm0, xmm14                                   ;   116.0 p5      42 a
        movaps [rbx + 400], xmm0                                 ;   117.8 p3+p4   42 a
        pmuludq xmm0, xmm7                                       ;   117.0 p1      42 a
        movaps [rbx + 16], xmm0                                  ;   120.0 p3+p4   42 a
        pmuludq xmm14, xmm7                                      ;   117.5 p1      42 a
        movaps [rbx + 32], xmm14                                 ;   120.5 p3+p4   42 a
        movaps xmm0, xmm13                                       ;   117.5 p0      42 a copy
        punpcklqdq xmm0, xmm13                                   ;   118.5 p5      42 a
        movaps [rbx + 48], xmm0                                  ;   120.8 p3+p4   42 a
        pmuludq xmm0, xmm7                                       ;   119.5 p1      42 a
        pmuludq xmm7, xmm13                                      ;   119.5 p1      42 a
        movaps [rbx + 416], xmm0                                 ;   122.5 p3+p4   42 a
        movaps [rbx + 432], xmm7                                 ;   122.8 p3+p4   42 a
        cmp dword [rbx + 776], 0                                 ;                    no blocks?
        je .blocks_2_done
        mov r8, qword [rbx + 664]                                ;                    resident
        movdqa xmm0, [rbx + 448]                                 ;                    resident
        movdqa xmm1, [rbx + 464]                                 ;                    resident
        movdqa xmm2, [rbx + 480]                                 ;                    resident
        movdqa xmm3, [rbx + 496]                                 ;                    resident
        movdqa xmm4, [rbx + 512]                                 ;                    resident
        align 16
.blocks_2:
        movq xmm5, [r8 + 32]                                     ;     0.0 p2      42 a
        movhps xmm5, [r8 + 48]                                   ;     3.0 p5+p2   42 a
        movq xmm6, [r8 + 40]                                     ;     2.0 p2      42 a
        movhps xmm6, [r8 + 56]                                   ;     5.0 p5+p2   42 a
        movq xmm7, [r8]                                          ;     4.0 p2      42 a
        movhps xmm7, [r8 + 16]                                   ;     7.0 p5+p2   42 a
        movq xmm8, [r8 + 8]                                      ;     6.0 p2      42 a
        movhps xmm8, [r8 + 24]                                   ;     9.0 p5+p2   42 a
        movaps xmm9, xmm5                                        ;     4.0 p0      42 a copy
        psrlq xmm9, 0x1a                                         ;     5.0 p0      42 a
        movaps xmm10, [rel poly1305_blocks.T0_constants128]      ;     8.0 p2      42 a reload
        andps xmm9, xmm10                                        ;    11.0 p1      42 a
        movaps xmm11, xmm5                                       ;     4.2 p5      42 a copy
        psrlq xmm11, 0x34                                        ;     5.2 p0      42 a
        andps xmm5, xmm10                                        ;    11.0 p1      42 a
        movaps xmm12, xmm6                                       ;     6.0 p5      42 a copy
        psllq xmm12, 0xc                                         ;     7.0 p0      42 a
        orps xmm11, xmm12                                        ;     9.0 p1      42 a
        movaps xmm12, xmm6                                       ;     6.2 p5      42 a copy
        psrlq xmm12, 0xe                                         ;     7.2 p0      42 a
        psrlq xmm6, 0x28                                         ;     8.0 p0      42 a
        movaps xmm13, [rel poly1305_blocks.T0_constants128 + 32] ;     9.0 p2      42 a reload
        orps xmm6, xmm13                                         ;    12.0 p1      42 a
        movaps xmm14, xmm7                                       ;     8.0 p5      42 a copy
        psrlq xmm14, 0x1a                                        ;     9.0 p0      42 a
        movaps xmm15, xmm7                                       ;     8.0 p1      42 a copy
        psrlq xmm15, 0x34                                        ;    10.0 p0      42 a
        andps xmm11, xmm10                                       ;    11.0 p5      42 a
        andps xmm12, xmm10                                       ;    11.0 p1      42 a
        andps xmm7, xmm10                                        ;    11.0 p5      42 a
        paddq xmm7, xmm0                                         ;    12.0 p5+p0   42 a
        movaps xmm0, xmm8                                        ;    10.0 p1      42 a copy
        psllq xmm0, 0xc                                          ;    12.0 p0      42 a
        orps xmm15, xmm0                                         ;    14.0 p1      42 a
        movaps xmm0, xmm8                                        ;    11.2 p5      42 a copy
        psrlq xmm0, 0xe                                          ;    13.0 p0      42 a
        psrlq xmm8, 0x28                                         ;    14.0 p0      42 a
        orps xmm8, xmm13                                         ;    16.0 p1      42 a
        paddq xmm8, xmm4                                         ;    17.0 p5      42 a
        andps xmm14, xmm10                                       ;    12.8 p1      42 a
        paddq xmm14, xmm1                                        ;    15.0 p5+p0   42 a
        andps xmm15, xmm10                                       ;    15.0 p1      42 a
        paddq xmm15, xmm2                                        ;    16.0 p5+p0   42 a
        andps xmm0, xmm10                                        ;    15.0 p1      42 a
        paddq xmm0, xmm3                                         ;    17.0 p5+p0   42 a
        movaps xmm13, [rbx - 128]                                ;    13.5 p2      42 a
        pmuludq xmm13, xmm5                                      ;    16.5 p1      42 a
        movaps xmm1, [rbx - 64]                                  ;    14.5 p2      42 a
        pmuludq xmm1, xmm5                                       ;    17.5 p1      42 a
        movaps xmm2, [rcx - 64]                                  ;    15.5 p2      42 a
        pmuludq xmm2, xmm5                                       ;    18.5 p1      42 a
        movaps xmm3, [rbx + 64]                                  ;    16.5 p2      42 a
        pmuludq xmm3, xmm5                                       ;    19.5 p1      42 a
        pmuludq xmm5, [rcx + 80]                                 ;    19.8 p1+p2   42 a
        movaps xmm4, [rbx - 32]                                  ;    18.5 p2      42 a
        pmuludq xmm4, xmm9                                       ;    21.5 p1      42 a
        paddq xmm13, xmm4                                        ;    24.5 p5+p0   42 a
        movaps xmm4, [rbx - 128]                                 ;    19.5 p2      42 a
        pmuludq xmm4, xmm9                                       ;    22.5 p1      42 a
        paddq xmm1, xmm4                                         ;    25.5 p5+p0   42 a
        movaps xmm4, [rbx + 64]                                  ;    20.5 p2      42 a
        pmuludq xmm4, xmm9                                       ;    23.5 p1      42 a
        paddq xmm2, xmm4                                         ;    26.5 p5+p0   42 a
        movaps xmm4, [rbx - 64]                                  ;    21.5 p2      42 a
        pmuludq xmm4, xmm9                                       ;    24.5 p1      42 a
        paddq xmm3, xmm4                                         ;    27.5 p5+p0   42 a
        pmuludq xmm9, [rcx - 64]                                 ;    24.8 p1+p2   42 a
        paddq xmm5, xmm9                                         ;    27.8 p5+p0   42 a
        movaps xmm9, [rbx + 96]                                  ;    23.5 p2      42 a
        pmuludq xmm9, xmm11                                      ;    26.5 p1      42 a
        paddq xmm13, xmm9                                        ;    29.5 p5+p0   42 a
        movaps xmm9, [rbx - 32]                                  ;    24.5 p2      42 a
        pmuludq xmm9, xmm11                                      ;    27.5 p1      42 a
        paddq xmm1, xmm9                                         ;    30.5 p0+p5   42 a
        movaps xmm9, [rbx - 64]                                  ;    25.5 p2      42 a
        pmuludq xmm9, xmm11                                      ;    28.5 p1      42 a
        paddq xmm2, xmm9                                         ;    31.5 p0+p5   42 a
        movaps xmm9, [rbx - 128]                                 ;    26.5 p2      42 a
        pmuludq xmm9, xmm11                                      ;    29.5 p1      42 a
        paddq xmm3, xmm9                                         ;    32.5 p0+p5   42 a
        pmuludq xmm11, [rbx + 64]                                ;    29.8 p1+p2   42 a
        paddq xmm5, xmm11                                        ;    32.8 p0+p5   42 a
        movaps xmm9, [rcx - 32]                                  ;    28.5 p2      42 a
        pmuludq xmm9, xmm12                                      ;    31.5 p1      42 a
        paddq xmm13, xmm9                                        ;    34.5 p0+p5   42 a
        movaps xmm9, [rbx + 96]                                  ;    29.5 p2      42 a
        pmuludq xmm9, xmm12                                      ;    32.5 p1      42 a
        paddq xmm1, xmm9                                         ;    35.5 p0+p5   42 a
        movaps xmm9, [rbx - 128]                                 ;    30.5 p2      42 a
        pmuludq xmm9, xmm12                                      ;    33.5 p1      42 a
        paddq xmm2, xmm9                                         ;    36.5 p0+p5   42 a
        movaps xmm9, [rbx - 32]                                  ;    31.5 p2      42 a
        pmuludq xmm9, xmm12                                      ;    34.5 p1      42 a
        paddq xmm3, xmm9                                         ;    37.5 p0+p5   42 a
        pmuludq xmm12, [rbx - 64]                                ;    34.8 p1+p2   42 a
        paddq xmm5, xmm12                                        ;    37.8 p0+p5   42 a
        movaps xmm9, [rcx + 96]                                  ;    33.5 p2      42 a
        pmuludq xmm9, xmm6                                       ;    36.5 p1      42 a
        paddq xmm13, xmm9                                        ;    39.5 p0+p5   42 a
        movaps xmm9, [rcx - 32]                                  ;    34.5 p2      42 a
        pmuludq xmm9, xmm6                                       ;    37.5 p1      42 a
        paddq xmm1, xmm9                                         ;    40.5 p0+p5   42 a
        movaps xmm9, [rbx - 32]                                  ;    35.5 p2      42 a
        pmuludq xmm9, xmm6                                       ;    38.5 p1      42 a
        paddq xmm2, xmm9                                         ;    41.5 p0+p5   42 a
        movaps xmm9, [rbx + 96]                                  ;    36.5 p2      42 a
        pmuludq xmm9, xmm6                                       ;    39.5 p1      42 a
        pmuludq xmm6, [rbx - 128]                                ;    39.8 p1+p2   42 a
        paddq xmm5, xmm6                                         ;    42.8 p0+p5   42 a
        paddq xmm3, xmm9                                         ;    42.5 p0+p5   42 a
        movaps xmm6, [rbx - 80]                                  ;    38.5 p2      42 a
        pmuludq xmm6, xmm7                                       ;    41.5 p1      42 a
        paddq xmm13, xmm6                                        ;    44.5 p0+p5   42 a
        movaps xmm6, [rbx + 48]                                  ;    39.5 p2      42 a
        pmuludq xmm6, xmm7                                       ;    42.5 p1      42 a
        paddq xmm1, xmm6                                         ;    45.5 p0+p5   42 a
        movaps xmm6, [rcx + 48]                                  ;    40.5 p2      42 a
        pmuludq xmm6, xmm7                                       ;    43.5 p1      42 a
        paddq xmm2, xmm6                                         ;    46.5 p0+p5   42 a
        movaps xmm6, [rcx - 112]                                 ;    41.5 p2      42 a
        pmuludq xmm6, xmm7                                       ;    44.5 p1      42 a
        pmuludq xmm7, [rbx + 400]                                ;    44.8 p1+p2   42 a
        paddq xmm5, xmm7                                         ;    47.8 p0+p5   42 a
        paddq xmm3, xmm6                                         ;    47.5 p0+p5   42 a
        movaps xmm6, [rbx + 16]                                  ;    43.5 p2      42 a
        pmuludq xmm6, xmm14                                      ;    46.5 p1      42 a
        paddq xmm13, xmm6                                        ;    49.5 p0+p5   42 a
        movaps xmm6, [rbx - 80]                                  ;    44.5 p2      42 a
        pmuludq xmm6, xmm14                                      ;    47.5 p1      42 a
        paddq xmm1, xmm6                                         ;    50.5 p0+p5   42 a
        movaps xmm6, [rcx - 112]                                 ;    45.5 p2      42 a
        pmuludq xmm6, xmm14                                      ;    48.5 p1      42 a
        paddq xmm2, xmm6                                         ;    51.5 p0+p5   42 a
        movaps xmm6, [rbx + 48]                                  ;    46.5 p2      42 a
        pmuludq xmm6, xmm14                                      ;    49.5 p1      42 a
        paddq xmm3, xmm6                                         ;    52.5 p0+p5   42 a
        pmuludq xmm14, [rcx + 48]                                ;    49.8 p1+p2   42 a
        paddq xmm5, xmm14                                        ;    52.8 p0+p5   42 a
        movaps xmm6, [rcx - 96]                                  ;    48.5 p2      42 a
        pmuludq xmm6, xmm15                                      ;    51.5 p1      42 a
        paddq xmm13, xmm6                                        ;    54.5 p0+p5   42 a
        movaps xmm6, [rbx + 16]                                  ;    49.5 p2      42 a
        pmuludq xmm6, xmm15                                      ;    52.5 p1      42 a
        paddq xmm1, xmm6                                         ;    55.5 p0+p5   42 a
        movaps xmm6, [rbx + 48]                                  ;    50.5 p2      42 a
        pmuludq xmm6, xmm15                                      ;    53.5 p1      42 a
        paddq xmm2, xmm6                                         ;    56.5 p0+p5   42 a
        movaps xmm6, [rbx - 80]                                  ;    51.5 p2      42 a
        pmuludq xmm6, xmm15                                      ;    54.5 p1      42 a
        paddq xmm3, xmm6                                         ;    57.5 p0+p5   42 a
        pmuludq xmm15, [rcx - 112]                               ;    54.8 p1+p2   42 a
        paddq xmm5, xmm15                                        ;    57.8 p0+p5   42 a
        movaps xmm6, [rcx + 16]                                  ;    53.5 p2      42 a
        pmuludq xmm6, xmm0                                       ;    56.5 p1      42 a
        paddq xmm13, xmm6                                        ;    59.5 p0+p5   42 a
        movaps xmm6, [rcx - 96]                                  ;    54.5 p2      42 a
        pmuludq xmm6, xmm0                                       ;    57.5 p1      42 a
        paddq xmm1, xmm6                                         ;    60.5 p0+p5   42 a
        movaps xmm6, [rbx - 80]                                  ;    55.5 p2      42 a
        pmuludq xmm6, xmm0                                       ;    58.5 p1      42 a
        paddq xmm2, xmm6                                         ;    61.5 p0+p5   42 a
        movaps xmm6, [rbx + 16]                                  ;    56.5 p2      42 a
        pmuludq xmm6, xmm0                                       ;    59.5 p1      42 a
        paddq xmm3, xmm6                                         ;    62.5 p0+p5   42 a
        pmuludq xmm0, [rbx + 48]                                 ;    59.8 p1+p2   42 a
        paddq xmm5, xmm0                                         ;    62.8 p0+p5   42 a
        movaps xmm6, [rbx + 416]                                 ;    58.5 p2      42 a
        pmuludq xmm6, xmm8                                       ;    61.5 p1      42 a
        paddq xmm13, xmm6                                        ;    64.5 p0+p5   42 a
        movaps xmm6, [rcx + 16]                                  ;    59.5 p2      42 a
        pmuludq xmm6, xmm8                                       ;    62.5 p1      42 a
        paddq xmm1, xmm6                                         ;    65.5 p0+p5   42 a
        movaps xmm6, [rbx + 16]                                  ;    60.5 p2      42 a
        pmuludq xmm6, xmm8                                       ;    63.5 p1      42 a
        paddq xmm2, xmm6                                         ;    66.5 p0+p5   42 a
        movaps xmm6, [rcx - 96]                                  ;    61.5 p2      42 a
        pmuludq xmm6, xmm8                                       ;    64.5 p1      42 a
        paddq xmm3, xmm6                                         ;    67.5 p0+p5   42 a
        pmuludq xmm8, [rbx - 80]                                 ;    64.8 p1+p2   42 a
        paddq xmm5, xmm8                                         ;    67.8 p0+p5   42 a
        movaps xmm6, xmm13                                       ;    65.5 p0      42 a copy
        psrlq xmm6, 0x1a                                         ;    66.5 p0      42 a
        paddq xmm1, xmm6                                         ;    68.5 p5      42 a
        andps xmm13, xmm10                                       ;    65.8 p1      42 a
        movaps xmm6, xmm2                                        ;    67.5 p0      42 a copy
        psrlq xmm6, 0x1a                                         ;    68.5 p0      42 a
        paddq xmm5, xmm6                                         ;    70.5 p5      42 a
        andps xmm2, xmm10                                        ;    67.5 p1      42 a
        movaps xmm6, xmm1                                        ;    69.5 p1      42 a copy
        psrlq xmm6, 0x1a                                         ;    70.5 p0      42 a
        paddq xmm3, xmm6                                         ;    72.5 p5+p0   42 a
        andps xmm1, xmm10                                        ;    69.5 p1      42 a
        movaps xmm6, xmm5                                        ;    71.5 p5      42 a copy
        psrlq xmm6, 0x1a                                         ;    72.5 p0      42 a
        andps xmm5, xmm10                                        ;    71.5 p1      42 a
        pmuludq xmm6, [rel poly1305_blocks.T0_constants128 + 16] ;    74.5 p1+p2   42 a
        paddq xmm13, xmm6                                        ;    77.5 p5+p0   42 a
        movaps xmm6, xmm3                                        ;    73.5 p5      42 a copy
        psrlq xmm6, 0x1a                                         ;    74.5 p0      42 a
        paddq xmm2, xmm6                                         ;    76.5 p5+p0   42 a
        andps xmm3, xmm10                                        ;    73.5 p1      42 a
        movaps xmm6, xmm13                                       ;    78.5 p1      42 a copy
        psrlq xmm6, 0x1a                                         ;    79.5 p0      42 a
        paddq xmm1, xmm6                                         ;    81.5 p5      42 a
        andps xmm13, xmm10                                       ;    78.5 p1      42 a
        movaps xmm6, xmm2                                        ;    77.5 p1      42 a copy
        psrlq xmm6, 0x1a                                         ;    78.5 p0      42 a
        paddq xmm5, xmm6                                         ;    80.5 p5+p0   42 a
        andps xmm2, xmm10                                        ;    77.5 p1      42 a
        add r8, 0x40                                             ;    76.0 p5      42 blocks
        movaps xmm0, xmm13                                       ;    79.5 p1      42 a copy
        movaps xmm4, xmm5                                        ;    81.5 p0      42 a copy
        movaps xmm5, xmm2                                        ;    78.5 p5      42 a copy
        movaps xmm2, xmm3                                        ;    77.8 p1      42 a copy
        movaps xmm3, xmm5                                        ;    79.5 p0      42 a copy
        cmp r8, qword [rbx + 672]                                ;                    more blocks?
        jne .blocks_2
        mov qword [rbx + 664], r8                                ;                    resident
        movdqa [rbx + 448], xmm0                                 ;                    resident
        movdqa [rbx + 464], xmm1                                 ;                    resident
        movdqa [rbx + 480], xmm2                                 ;                    resident
        movdqa [rbx + 496], xmm3                                 ;                    resident
        movdqa [rbx + 512], xmm4                                 ;                    resident
.blocks_2_done:
        mov esi, dword [rbx + 748]                               ;     0.0 p2      42 blocks_last
        shr esi, 2                                               ;     3.0 p0      42 blocks_last
        cmp esi, 1                                               ;     4.0 p1      42 blocks_last
        sbb edi, edi                                             ;     5.0 p5+p0   42 blocks_last
        add edi, 1                                               ;     7.0 p1      42 blocks_last
        mov r8, rdi                                              ;     8.0 p5      42 blocks_last copy
        shl r8, 6                                                ;     9.0 p0      42 blocks_last
        mov dword [rbx + 780], edi                               ;     8.0 p3+p4   42 blocks_last
        movaps xmm0, [rbx + 448]                                 ;     2.2 p2      42 blocks_last reload
        movaps [rbx + 528], xmm0                                 ;     5.2 p3+p4   42 blocks_last
        add r8, qword [rbx + 664]                                ;    10.0 p1+p2   42 blocks_last
        mov qword [rbx + 680], r8                                ;    11.0 p3+p4   42 blocks_last
        movaps xmm0, [rbx + 464]                                 ;     4.2 p2      42 blocks_last reload
        movaps [rbx + 544], xmm0                                 ;     7.2 p3+p4   42 blocks_last
        movaps xmm0, [rbx + 480]                                 ;     5.2 p2      42 blocks_last reload
        movaps [rbx + 560], xmm0                                 ;     8.2 p3+p4   42 blocks_last
        movaps xmm0, [rbx + 496]                                 ;     6.2 p2      42 blocks_last reload
        movaps [rbx + 576], xmm0                                 ;     9.2 p3+p4   42 blocks_last
        movaps xmm0, [rbx + 512]                                 ;     7.2 p2      42 blocks_last reload
        movaps [rbx + 592], xmm0                                 ;    10.2 p3+p4   42 blocks_last
        cmp dword [rbx + 780], 0                                 ;                    no blocks_last?
        je .blocks_last_3_done
        mov r8, qword [rbx + 664]                                ;                    resident
        movdqa xmm0, [rbx + 528]                                 ;                    resident
        movdqa xmm1, [rbx + 544]                                 ;                    resident
        movdqa xmm2, [rbx + 560]                                 ;                    resident
        movdqa xmm3, [rbx + 576]                                 ;                    resident
        movdqa xmm4, [rbx + 592]                                 ;                    resident
        align 16
.blocks_last_3:
        movq xmm5, [r8 + 32]                                     ;     0.0 p2      42 a
        movhps xmm5, [r8 + 48]                                   ;     3.0 p5+p2   42 a
        movq xmm6, [r8 + 40]                                     ;     2.0 p2      42 a
        movhps xmm6, [r8 + 56]                                   ;     5.0 p5+p2   42 a
        movq xmm7, [r8]                                          ;     4.0 p2      42 a
        movhps xmm7, [r8 + 16]                                   ;     7.0 p5+p2   42 a
        movq xmm8, [r8 + 8]                                      ;     6.0 p2      42 a
        movhps xmm8, [r8 + 24]                                   ;     9.0 p5+p2   42 a
        movaps xmm9, xmm5                                        ;     4.0 p0      42 a copy
        psrlq xmm9, 0x1a                                         ;     5.0 p0      42 a
        movaps xmm10, [rel poly1305_blocks.T0_constants128]      ;     8.0 p2      42 a reload
        andps xmm9, xmm10                                        ;    11.0 p1      42 a
        movaps xmm11, xmm5                                       ;     4.2 p5      42 a copy
        psrlq xmm11, 0x34                                        ;     5.2 p0      42 a
        andps xmm5, xmm10                                        ;    11.0 p1      42 a
        movaps xmm12, xmm6                                       ;     6.0 p5      42 a copy
        psllq xmm12, 0xc                                         ;     7.0 p0      42 a
        orps xmm11, xmm12                                        ;     9.0 p1      42 a
        movaps xmm12, xmm6                                       ;     6.2 p5      42 a copy
        psrlq xmm12, 0xe                                         ;     7.2 p0      42 a
        psrlq xmm6, 0x28                                         ;     8.0 p0      42 a
        movaps xmm13, [rel poly1305_blocks.T0_constants128 + 32] ;     9.0 p2      42 a reload
        orps xmm6, xmm13                                         ;    12.0 p1      42 a
        movaps xmm14, xmm7                                       ;     8.0 p5      42 a copy
        psrlq xmm14, 0x1a                                        ;     9.0 p0      42 a
        movaps xmm15, xmm7                                       ;     8.0 p1      42 a copy
        psrlq xmm15, 0x34                                        ;    10.0 p0      42 a
        andps xmm11, xmm10                                       ;    11.0 p5      42 a
        andps xmm12, xmm10                                       ;    11.0 p1      42 a
        andps xmm7, xmm10                                        ;    11.0 p5      42 a
        paddq xmm7, xmm0                                         ;    12.0 p5+p0   42 a
        movaps xmm0, xmm8                                        ;    10.0 p1      42 a copy
        psllq xmm0, 0xc                                          ;    12.0 p0      42 a
        orps xmm15, xmm0                                         ;    14.0 p1      42 a
        movaps xmm0, xmm8                                        ;    11.2 p5      42 a copy
        psrlq xmm0, 0xe                                          ;    13.0 p0      42 a
        psrlq xmm8, 0x28                                         ;    14.0 p0      42 a
        orps xmm8, xmm13                                         ;    16.0 p1      42 a
        paddq xmm8, xmm4                                         ;    17.0 p5      42 a
        andps xmm14, xmm10                                       ;    12.8 p1      42 a
        paddq xmm14, xmm1                                        ;    15.0 p5+p0   42 a
        andps xmm15, xmm10                                       ;    15.0 p1      42 a
        paddq xmm15, xmm2                                        ;    16.0 p5+p0   42 a
        andps xmm0, xmm10                                        ;    15.0 p1      42 a
        paddq xmm0, xmm3                                         ;    17.0 p5+p0   42 a
        movaps xmm13, [rbx - 112]                                ;    13.5 p2      42 a
        pmuludq xmm13, xmm5                                      ;    16.5 p1      42 a
        movaps xmm1, [rbx - 48]                                  ;    14.5 p2      42 a
        pmuludq xmm1, xmm5                                       ;    17.5 p1      42 a
        movaps xmm2, [rcx - 48]                                  ;    15.5 p2      42 a
        pmuludq xmm2, xmm5                                       ;    18.5 p1      42 a
        movaps xmm3, [rbx + 80]                                  ;    16.5 p2      42 a
        pmuludq xmm3, xmm5                                       ;    19.5 p1      42 a
        pmuludq xmm5, [rcx + 64]                                 ;    19.8 p1+p2   42 a
        movaps xmm4, [rbx - 16]                                  ;    18.5 p2      42 a
        pmuludq xmm4, xmm9                                       ;    21.5 p1      42 a
        paddq xmm13, xmm4                                        ;    24.5 p5+p0   42 a
        movaps xmm4, [rbx - 112]                                 ;    19.5 p2      42 a
        pmuludq xmm4, xmm9                                       ;    22.5 p1      42 a
        paddq xmm1, xmm4                                         ;    25.5 p5+p0   42 a
        movaps xmm4, [rbx + 80]                                  ;    20.5 p2      42 a
        pmuludq xmm4, xmm9                                       ;    23.5 p1      42 a
        paddq xmm2, xmm4                                         ;    26.5 p5+p0   42 a
        movaps xmm4, [rbx - 48]                                  ;    21.5 p2      42 a
        pmuludq xmm4, xmm9                                       ;    24.5 p1      42 a
        paddq xmm3, xmm4                                         ;    27.5 p5+p0   42 a
        pmuludq xmm9, [rcx - 48]                                 ;    24.8 p1+p2   42 a
        paddq xmm5, xmm9                                         ;    27.8 p5+p0   42 a
        movaps xmm9, [rbx + 112]                                 ;    23.5 p2      42 a
        pmuludq xmm9, xmm11                                      ;    26.5 p1      42 a
        paddq xmm13, xmm9                                        ;    29.5 p5+p0   42 a
        movaps xmm9, [rbx - 16]                                  ;    24.5 p2      42 a
        pmuludq xmm9, xmm11                                      ;    27.5 p1      42 a
        paddq xmm1, xmm9                                         ;    30.5 p0+p5   42 a
        movaps xmm9, [rbx - 48]                                  ;    25.5 p2      42 a
        pmuludq xmm9, xmm11                                      ;    28.5 p1      42 a
        paddq xmm2, xmm9                                         ;    31.5 p0+p5   42 a
        movaps xmm9, [rbx - 112]                                 ;    26.5 p2      42 a
        pmuludq xmm9, xmm11                                      ;    29.5 p1      42 a
        paddq xmm3, xmm9                                         ;    32.5 p0+p5   42 a
        pmuludq xmm11, [rbx + 80]                                ;    29.8 p1+p2   42 a
        paddq xmm5, xmm11                                        ;    32.8 p0+p5   42 a
        movaps xmm9, [rcx - 16]                                  ;    28.5 p2      42 a
        pmuludq xmm9, xmm12                                      ;    31.5 p1      42 a
        paddq xmm13, xmm9                                        ;    34.5 p0+p5   42 a
        movaps xmm9, [rbx + 112]                                 ;    29.5 p2      42 a
        pmuludq xmm9, xmm12                                      ;    32.5 p1      42 a
        paddq xmm1, xmm9                                         ;    35.5 p0+p5   42 a
        movaps xmm9, [rbx - 112]                                 ;    30.5 p2      42 a
        pmuludq xmm9, xmm12                                      ;    33.5 p1      42 a
        paddq xmm2, xmm9                                         ;    36.5 p0+p5   42 a
        movaps xmm9, [rbx - 16]                                  ;    31.5 p2      42 a
        pmuludq xmm9, xmm12                                      ;    34.5 p1      42 a
        paddq xmm3, xmm9                                         ;    37.5 p0+p5   42 a
        pmuludq xmm12, [rbx - 48]                                ;    34.8 p1+p2   42 a
        paddq xmm5, xmm12                                        ;    37.8 p0+p5   42 a
        movaps xmm9, [rcx + 112]                                 ;    33.5 p2      42 a
        pmuludq xmm9, xmm6                                       ;    36.5 p1      42 a
        paddq xmm13, xmm9                                        ;    39.5 p0+p5   42 a
        movaps xmm9, [rcx - 16]                                  ;    34.5 p2      42 a
        pmuludq xmm9, xmm6                                       ;    37.5 p1      42 a
        paddq xmm1, xmm9                                         ;    40.5 p0+p5   42 a
        movaps xmm9, [rbx - 16]                                  ;    35.5 p2      42 a
        pmuludq xmm9, xmm6                                       ;    38.5 p1      42 a
        paddq xmm2, xmm9                                         ;    41.5 p0+p5   42 a
        movaps xmm9, [rbx + 112]                                 ;    36.5 p2      42 a
        pmuludq xmm9, xmm6                                       ;    39.5 p1      42 a
        pmuludq xmm6, [rbx - 112]                                ;    39.8 p1+p2   42 a
        paddq xmm5, xmm6                                         ;    42.8 p0+p5   42 a
        paddq xmm3, xmm9                                         ;    42.5 p0+p5   42 a
        movaps xmm6, [rbx - 96]                                  ;    38.5 p2      42 a
        pmuludq xmm6, xmm7                                       ;    41.5 p1      42 a
        paddq xmm13, xmm6                                        ;    44.5 p0+p5   42 a
        movaps xmm6, [rbx + 0]                                   ;    39.5 p2      42 a
        pmuludq xmm6, xmm7                                       ;    42.5 p1      42 a
        paddq xmm1, xmm6                                         ;    45.5 p0+p5   42 a
        movaps xmm6, [rcx + 0]                                   ;    40.5 p2      42 a
        pmuludq xmm6, xmm7                                       ;    43.5 p1      42 a
        paddq xmm2, xmm6                                         ;    46.5 p0+p5   42 a
        movaps xmm6, [rcx - 128]                                 ;    41.5 p2      42 a
        pmuludq xmm6, xmm7                                       ;    44.5 p1      42 a
        pmuludq xmm7, [rbx + 384]                                ;    44.8 p1+p2   42 a
        paddq xmm5, xmm7                                         ;    47.8 p0+p5   42 a
        paddq xmm3, xmm6                                         ;    47.5 p0+p5   42 a
        movaps xmm6, [rbx + 32]                                  ;    43.5 p2      42 a
        pmuludq xmm6, xmm14                                      ;    46.5 p1      42 a
        paddq xmm13, xmm6                                        ;    49.5 p0+p5   42 a
        movaps xmm6, [rbx - 96]                                  ;    44.5 p2      42 a
        pmuludq xmm6, xmm14                                      ;    47.5 p1      42 a
        paddq xmm1, xmm6                                         ;    50.5 p0+p5   42 a
        movaps xmm6, [rcx - 128]                                 ;    45.5 p2      42 a
        pmuludq xmm6, xmm14                                      ;    48.5 p1      42 a
        paddq xmm2, xmm6                                         ;    51.5 p0+p5   42 a
        movaps xmm6, [rbx + 0]                                   ;    46.5 p2      42 a
        pmuludq xmm6, xmm14                                      ;    49.5 p1      42 a
        paddq xmm3, xmm6                                         ;    52.5 p0+p5   42 a
        pmuludq xmm14, [rcx + 0]                                 ;    49.8 p1+p2   42 a
        paddq xmm5, xmm14                                        ;    52.8 p0+p5   42 a
        movaps xmm6, [rcx - 80]                                  ;    48.5 p2      42 a
        pmuludq xmm6, xmm15                                      ;    51.5 p1      42 a
        paddq xmm13, xmm6                                        ;    54.5 p0+p5   42 a
        movaps xmm6, [rbx + 32]                                  ;    49.5 p2      42 a
        pmuludq xmm6, xmm15                                      ;    52.5 p1      42 a
        paddq xmm1, xmm6                                         ;    55.5 p0+p5   42 a
        movaps xmm6, [rbx + 0]                                   ;    50.5 p2      42 a
        pmuludq xmm6, xmm15                                      ;    53.5 p1      42 a
        paddq xmm2, xmm6                                         ;    56.5 p0+p5   42 a
        movaps xmm6, [rbx - 96]                                  ;    51.5 p2      42 a
        pmuludq xmm6, xmm15                                      ;    54.5 p1      42 a
        paddq xmm3, xmm6                                         ;    57.5 p0+p5   42 a
        pmuludq xmm15, [rcx - 128]                               ;    54.8 p1+p2   42 a
        paddq xmm5, xmm15                                        ;    57.8 p0+p5   42 a
        movaps xmm6, [rcx + 32]                                  ;    53.5 p2      42 a
        pmuludq xmm6, xmm0                                       ;    56.5 p1      42 a
        paddq xmm13, xmm6                                        ;    59.5 p0+p5   42 a
        movaps xmm6, [rcx - 80]                                  ;    54.5 p2      42 a
        pmuludq xmm6, xmm0                                       ;    57.5 p1      42 a
        paddq xmm1, xmm6                                         ;    60.5 p0+p5   42 a
        movaps xmm6, [rbx - 96]                                  ;    55.5 p2      42 a
        pmuludq xmm6, xmm0                                       ;    58.5 p1      42 a
        paddq xmm2, xmm6                                         ;    61.5 p0+p5   42 a
        movaps xmm6, [rbx + 32]                                  ;    56.5 p2      42 a
        pmuludq xmm6, xmm0                                       ;    59.5 p1      42 a
        paddq xmm3, xmm6                                         ;    62.5 p0+p5   42 a
        pmuludq xmm0, [rbx + 0]                                  ;    59.8 p1+p2   42 a
        paddq xmm5, xmm0                                         ;    62.8 p0+p5   42 a
        movaps xmm6, [rbx + 432]                                 ;    58.5 p2      42 a
        pmuludq xmm6, xmm8                                       ;    61.5 p1      42 a
        paddq xmm13, xmm6                                        ;    64.5 p0+p5   42 a
        movaps xmm6, [rcx + 32]                                  ;    59.5 p2      42 a
        pmuludq xmm6, xmm8                                       ;    62.5 p1      42 a
        paddq xmm1, xmm6                                         ;    65.5 p0+p5   42 a
        movaps xmm6, [rbx + 32]                                  ;    60.5 p2      42 a
        pmuludq xmm6, xmm8                                       ;    63.5 p1      42 a
        paddq xmm2, xmm6                                         ;    66.5 p0+p5   42 a
        movaps xmm6, [rcx - 80]                                  ;    61.5 p2      42 a
        pmuludq xmm6, xmm8                                       ;    64.5 p1      42 a
        paddq xmm3, xmm6                                         ;    67.5 p0+p5   42 a
        pmuludq xmm8, [rbx - 96]                                 ;    64.8 p1+p2   42 a
        paddq xmm5, xmm8                                         ;    67.8 p0+p5   42 a
        movaps xmm6, xmm13                                       ;    65.5 p0      42 a copy
        psrlq xmm6, 0x1a                                         ;    66.5 p0      42 a
        paddq xmm1, xmm6                                         ;    68.5 p5      42 a
        andps xmm13, xmm10                                       ;    65.8 p1      42 a
        movaps xmm6, xmm2                                        ;    67.5 p0      42 a copy
        psrlq xmm6, 0x1a                                         ;    68.5 p0      42 a
        paddq xmm5, xmm6                                         ;    70.5 p5      42 a
        andps xmm2, xmm10                                        ;    67.5 p1      42 a
        movaps xmm6, xmm1                                        ;    69.5 p1      42 a copy
        psrlq xmm6, 0x1a                                         ;    70.5 p0      42 a
        paddq xmm3, xmm6                                         ;    72.5 p5+p0   42 a
        andps xmm1, xmm10                                        ;    69.5 p1      42 a
        movaps xmm6, xmm5                                        ;    71.5 p5      42 a copy
        psrlq xmm6, 0x1a                                         ;    72.5 p0      42 a
        andps xmm5, xmm10                                        ;    71.5 p1      42 a
        pmuludq xmm6, [rel poly1305_blocks.T0_constants128 + 16] ;    74.5 p1+p2   42 a
        paddq xmm13, xmm6                                        ;    77.5 p5+p0   42 a
        movaps xmm6, xmm3                                        ;    73.5 p5      42 a copy
        psrlq xmm6, 0x1a                                         ;    74.5 p0      42 a
        paddq xmm2, xmm6                                         ;    76.5 p5+p0   42 a
        andps xmm3, xmm10                                        ;    73.5 p1      42 a
        movaps xmm6, xmm13                                       ;    78.5 p1      42 a copy
        psrlq xmm6, 0x1a                                         ;    79.5 p0      42 a
        paddq xmm1, xmm6                                         ;    81.5 p5      42 a
        andps xmm13, xmm10                                       ;    78.5 p1      42 a
        movaps xmm6, xmm2                                        ;    77.5 p1      42 a copy
        psrlq xmm6, 0x1a                                         ;    78.5 p0      42 a
        paddq xmm5, xmm6                                         ;    80.5 p5+p0   42 a
        andps xmm2, xmm10                                        ;    77.5 p1      42 a
        add r8, 0x40                                             ;    76.0 p5      42 blocks_last
        movaps xmm0, xmm13                                       ;    79.5 p1      42 a copy
        movaps xmm4, xmm5                                        ;    81.5 p0      42 a copy
        movaps xmm5, xmm2                                        ;    78.5 p5      42 a copy
        movaps xmm2, xmm3                                        ;    77.8 p1      42 a copy
        movaps xmm3, xmm5                                        ;    79.5 p0      42 a copy
        cmp r8, qword [rbx + 680]                                ;                    more blocks_last?
        jne .blocks_last_3
        mov qword [rbx + 664], r8                                ;                    resident
        movdqa [rbx + 528], xmm0                                 ;                    resident
        movdqa [rbx + 544], xmm1                                 ;                    resident
        movdqa [rbx + 560], xmm2                                 ;                    resident
        movdqa [rbx + 576], xmm3                                 ;                    resident
        movdqa [rbx + 592], xmm4                                 ;                    resident
.blocks_last_3_done:
        movaps xmm0, [rbx + 560]                                 ;     0.0 p2      42 a reload
        movaps xmm1, xmm0                                        ;     3.0 p0      42 a copy
        punpckhqdq xmm1, xmm0                                    ;     4.0 p1      42 a
        movaps xmm2, [rbx + 592]                                 ;     1.0 p2      42 a reload
        movaps xmm3, xmm2                                        ;     4.0 p5      42 a copy
        punpckhqdq xmm3, xmm2                                    ;     5.0 p0      42 a
        movaps xmm4, [rbx + 528]                                 ;     2.0 p2      42 a reload
        movaps xmm5, xmm4                                        ;     5.0 p1      42 a copy
        punpckhqdq xmm5, xmm4                                    ;     6.0 p5      42 a
        movaps xmm6, [rbx + 544]                                 ;     3.0 p2      42 a reload
        movaps xmm7, xmm6                                        ;     6.0 p0      42 a copy
        punpckhqdq xmm7, xmm6                                    ;     7.0 p1      42 a
        movaps xmm8, [rbx + 576]                                 ;     4.0 p2      42 a reload
        movaps xmm9, xmm8                                        ;     7.0 p5      42 a copy
        punpckhqdq xmm9, xmm8                                    ;     8.0 p0      42 a
        paddq xmm1, xmm0                                         ;     5.0 p5+p0   42 a
        movq r8, xmm1                                            ;     6.0 p1      42 a
        paddq xmm3, xmm2                                         ;     6.0 p5+p0   42 a
        movq r9, xmm3                                            ;     7.0 p1      42 a
        paddq xmm5, xmm4                                         ;     7.0 p5+p0   42 a
        movq r10, xmm5                                           ;     8.0 p1      42 a
        paddq xmm7, xmm6                                         ;     8.0 p5+p0   42 a
        movq r11, xmm7                                           ;     9.0 p1      42 a
        mov esi, r8d                                             ;     8.2 p1      42 a
        mov edi, r9d                                             ;     9.0 p5      42 a
        paddq xmm9, xmm8                                         ;     9.2 p0+p5   42 a
        movq r8, xmm9                                            ;    10.2 p1      42 a
        mov ebp, r10d                                            ;    10.0 p0      42 a
        mov r9d, r11d                                            ;    11.0 p1      42 a
        mov r8d, r8d                                             ;    12.2 p5      42 a
        mov r10, rsi                                             ;    10.5 p0      42 a copy
        shl r10, 0x34                                            ;    11.5 p5      42 a
        shr rsi, 0xc                                             ;    11.5 p0      42 a
        mov r11, rdi                                             ;    11.2 p1      42 a copy
        shl r11, 0x28                                            ;    12.2 p5      42 a
        shr rdi, 0x18                                            ;    12.5 p0      42 a
        shl r9, 0x1a                                             ;    13.2 p5      42 a
        shl r8, 0xe                                              ;    13.5 p0      42 a
        or rbp, r10                                              ;    12.5 p1      42 a
        or rsi, r11                                              ;    13.2 p1      42 a
        add rbp, r9                                              ;    14.2 p1      42 a
        adc rsi, r8                                              ;    15.2 p5+p0   42 a
        adc rdi, 0                                               ;    17.2 p1+p5   42 a
        mov qword [rbx + 616], rbp                               ;    15.2 p3+p4   42 blocks_lanes
        mov qword [rbx + 624], rsi                               ;    17.2 p3+p4   42 blocks_lanes
        mov qword [rbx + 632], rdi                               ;    19.2 p3+p4   42 blocks_lanes
        mov esi, dword [rbx + 756]                               ;    13.2 p2      42 blocks_lanes
        add esi, 0xffffffff                                      ;    16.2 p0      42 blocks_lanes
        mov dword [rbx + 756], esi                               ;    17.2 p3+p4   42 blocks_lanes
        test esi, esi                                            ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov r8, qword [rbx + 632]                                ;     0.0 p2      42 a
        shr r8, 2                                                ;     3.0 p0      42 a
        mov r9, qword [rbx + 656]                                ;     1.0 p2      42 a
        shr r9, 2                                                ;     4.0 p5      42 a
        mov r10, qword [rbx + 632]                               ;     2.0 p2      42 a
        and r10, 3                                               ;     5.0 p1      42 a
        mov r11, qword [rbx + 632]                               ;     3.0 p2      42 a
        and r11, -4                                              ;     6.0 p0      42 a
        add r8, r11                                              ;     7.0 p5      42 a
        mov r11, qword [rbx + 624]                               ;     4.0 p2      42 a
        add r8, qword [rbx + 616]                                ;     8.0 p1+p2   42 a
        adc r11, 0                                               ;     9.0 p0+p5   42 a
        adc r10, 0                                               ;    11.0 p1+p0   42 a
        mov qword [rbx + 688], r8                                ;     9.0 p3+p4   42 blocks
        mov qword [rbx + 696], r11                               ;    11.0 p3+p4   42 blocks
        mov qword [rbx + 704], r10                               ;    13.0 p3+p4   42 blocks
        mov r8, qword [rbx + 656]                                ;     6.0 p2      42 a
        and r8, -4                                               ;     9.0 p5      42 a
        add r9, r8                                               ;    10.0 p1      42 a
        mov qword [rbx + 712], r9                                ;    11.0 p3+p4   42 a
        mov esi, dword [rbx + 748]                               ;     7.0 p2      42 blocks
        and esi, 3                                               ;    10.0 p0      42 blocks
        mov dword [rbx + 784], esi                               ;    11.0 p3+p4   42 blocks
        shl rsi, 4                                               ;    11.0 p5      42 blocks
        add rsi, qword [rbx + 664]                               ;    12.0 p1+p2   42 blocks
        mov qword [rbx + 720], rsi                               ;    13.0 p3+p4   42 blocks
        cmp dword [rbx + 784], 0                                 ;                    no blocks?
        je .blocks_4_done
        mov r8, qword [rbx + 664]                                ;                    resident
        mov r9, qword [rbx + 688]                                ;                    resident
        mov r10, qword [rbx + 696]                               ;                    resident
        mov r11, qword [rbx + 704]                               ;                    resident
        align 16
.blocks_4:
        mov r12, qword [r8]                                      ;     0.0 p2      12 a
        mov r13, qword [r8 + 8]                                  ;     1.0 p2      12 a
        add r9, r12                                              ;     3.0 p0      42 a
        adc r10, r13                                             ;     4.0 p1+p5   42 a
        adc r11, 1                                               ;     6.0 p0+p1   42 a
        mov r12, qword [rbx + 712]                               ;     2.0 p2      42 a reload
        mov r13, r11                                             ;     8.0 p5      42 a copy
        imul r13, r12                                            ;     9.0 p0      42 a
        mov r14, qword [rbx + 648]                               ;     3.0 p2      42 a reload
        imul r11, r14                                            ;     8.0 p0      42 a
        mov rax, r9                                              ;     4.0 p1      42 a copy
        mul qword [rbx + 656]                                    ;     5.0 p5+p1+p2   42 a
        add r13, rax                                             ;    14.0 p0      42 a
        adc rdx, 0                                               ;    15.0 p1+p5   42 a
        mov rax, r10                                             ;     6.0 p0      42 a copy
        mov r15, rdx                                             ;    17.0 p1      42 a copy
        mul r14                                                  ;     7.0 p5+p0+p1   42 a
        add r13, rax                                             ;    15.0 p5      42 a
        adc r15, rdx                                             ;    18.0 p0+p1   42 a
        mov rax, r9                                              ;     8.2 p5      42 a copy
        mul r14                                                  ;     9.2 p0+p1+p5   42 a
        mov r9, rax                                              ;    16.2 p0      42 a copy
        mov rax, r10                                             ;    10.0 p1      42 a copy
        mov r14, rdx                                             ;    16.2 p5      42 a copy
        mul r12                                                  ;    11.2 p0+p1+p5   42 a
        add r9, rax                                              ;    18.2 p0      42 a
        adc r14, rdx                                             ;    19.2 p1+p5   42 a
        add r13, r14                                             ;    21.2 p0      42 a
        adc r15, 0                                               ;    22.2 p1+p5   42 a
        add r11, r15                                             ;    24.2 p0      42 a
        mov r10, r11                                             ;    25.2 p1      42 a copy
        shr r10, 2                                               ;    26.2 p5      42 a
        mov r12, r11                                             ;    25.2 p0      42 a copy
        and r12, 3                                               ;    26.2 p1      42 a
        and r11, -4                                              ;    25.2 p5      42 a
        add r10, r11                                             ;    27.2 p0      42 a
        add r9, r10                                              ;    28.2 p1      42 a
        adc r13, 0                                               ;    29.2 p5+p0   42 a
        adc r12, 0                                               ;    31.2 p1+p0   42 a
        add r8, 0x10                                             ;    19.8 p5      42 blocks
        mov r10, r13                                             ;    31.2 p0      42 a copy
        mov r11, r12                                             ;    33.2 p1      42 a copy
        cmp r8, qword [rbx + 720]                                ;                    more blocks?
        jne .blocks_4
        mov qword [rbx + 664], r8                                ;                    resident
        mov qword [rbx + 688], r9                                ;                    resident
        mov qword [rbx + 696], r10                               ;                    resident
        mov qword [rbx + 704], r11                               ;                    resident
.blocks_4_done:
        mov r8, -4                                               ;     0.0 p0      15 d
        mov r9d, 3                                               ;     0.2 p1      15 d
        mov r10, qword [rbx + 688]                               ;     0.5 p2      15 d
        mov r11, qword [rbx + 696]                               ;     1.5 p2      15 d
        mov r12, qword [rbx + 704]                               ;     2.5 p2      15 d
        add r10, 5                                               ;     3.5 p5      15 d
        adc r11, 0                                               ;     4.5 p0+p1   15 d
        adc r12, 0                                               ;     6.5 p5+p0   15 d
        and r8, r12                                              ;     8.5 p1      15 d
        shr r12, 2                                               ;     8.5 p5      15 d
        add r12, r8                                              ;     9.5 p0      15 d
        mov r8, qword [rbx + 696]                                ;     3.5 p2      15 d
        mov r10, qword [rbx + 704]                               ;     4.5 p2      15 d
        add r12, qword [rbx + 688]                               ;    10.5 p1+p2   15 d
        adc r8, 0                                                ;    11.5 p5+p0   15 d
        adc r10, 0                                               ;    13.5 p1+p5   15 d
        and r9, r10                                              ;    15.5 p0      15 d
        mov esi, r9d                                             ;    16.5 p1      15 d
        mov edi, r12d                                            ;    11.5 p5      15 d
        shr r12, 0x20                                            ;    11.5 p0      15 d
        mov ebp, r8d                                             ;    13.5 p1      15 d
        shr r8, 0x20                                             ;    13.5 p5      15 d
        mov r9, qword [rbx + 608]                                ;     6.5 p2      16 h reload
        mov dword [r9], edi                                      ;    12.5 p3+p4   16 h
        mov dword [r9 + 4], r12d                                 ;    12.5 p3+p4   16 h
        mov dword [r9 + 8], ebp                                  ;    14.5 p3+p4   16 h
        mov dword [r9 + 12], r8d                                 ;    14.5 p3+p4   16 h
        mov dword [r9 + 16], esi                                 ;    17.5 p3+p4   16 h
        xorps xmm0, xmm0                                         ;                    cleared
        movaps [rbx - 128], xmm0                                 ;                    cleared
        movaps [rbx - 112], xmm0                                 ;                    cleared
        movaps [rbx - 96], xmm0                                  ;                    cleared
        movaps [rbx - 80], xmm0                                  ;                    cleared
        movaps [rbx - 64], xmm0                                  ;                    cleared
        movaps [rbx - 48], xmm0                                  ;                    cleared
        movaps [rbx - 32], xmm0                                  ;                    cleared
        movaps [rbx - 16], xmm0                                  ;                    cleared
        movaps [rbx + 0], xmm0                                   ;                    cleared
        movaps [rbx + 16], xmm0                                  ;                    cleared
        movaps [rbx + 32], xmm0                                  ;                    cleared
        movaps [rbx + 48], xmm0                                  ;                    cleared
        movaps [rbx + 64], xmm0                                  ;                    cleared
        movaps [rbx + 80], xmm0                                  ;                    cleared
        movaps [rbx + 96], xmm0                                  ;                    cleared
        movaps [rbx + 112], xmm0                                 ;                    cleared
        movaps [rcx - 128], xmm0                                 ;                    cleared
        movaps [rcx - 112], xmm0                                 ;                    cleared
        movaps [rcx - 96], xmm0                                  ;                    cleared
        movaps [rcx - 80], xmm0                                  ;                    cleared
        movaps [rcx - 64], xmm0                                  ;                    cleared
        movaps [rcx - 48], xmm0                                  ;                    cleared
        movaps [rcx - 32], xmm0                                  ;                    cleared
        movaps [rcx - 16], xmm0                                  ;                    cleared
        movaps [rcx + 0], xmm0                                   ;                    cleared
        movaps [rcx + 16], xmm0                                  ;                    cleared
        movaps [rcx + 32], xmm0                                  ;                    cleared
        movaps [rcx + 48], xmm0                                  ;                    cleared
        movaps [rcx + 64], xmm0                                  ;                    cleared
        movaps [rcx + 80], xmm0                                  ;                    cleared
        movaps [rcx + 96], xmm0                                  ;                    cleared
        movaps [rcx + 112], xmm0                                 ;                    cleared
        movaps [rbx + 384], xmm0                                 ;                    cleared
        movaps [rbx + 400], xmm0                                 ;                    cleared
        movaps [rbx + 416], xmm0                                 ;                    cleared
        movaps [rbx + 432], xmm0                                 ;                    cleared
        movaps [rbx + 448], xmm0                                 ;                    cleared
        movaps [rbx + 464], xmm0                                 ;                    cleared
        movaps [rbx + 480], xmm0                                 ;                    cleared
        movaps [rbx + 496], xmm0                                 ;                    cleared
        movaps [rbx + 512], xmm0                                 ;                    cleared
        movaps [rbx + 528], xmm0                                 ;                    cleared
        movaps [rbx + 544], xmm0                                 ;                    cleared
        movaps [rbx + 560], xmm0                                 ;                    cleared
        movaps [rbx + 576], xmm0                                 ;                    cleared
        movaps [rbx + 592], xmm0                                 ;                    cleared
        movaps [rbx + 608], xmm0                                 ;                    cleared
        movaps [rbx + 624], xmm0                                 ;                    cleared
        movaps [rbx + 640], xmm0                                 ;                    cleared
        movaps [rbx + 656], xmm0                                 ;                    cleared
        movaps [rbx + 688], xmm0                                 ;                    cleared
        movaps [rbx + 704], xmm0                                 ;                    cleared
        movaps [rbx + 720], xmm0                                 ;                    cleared
        movaps [rbx + 736], xmm0                                 ;                    cleared
        movaps [rbx + 752], xmm0                                 ;                    cleared
        movaps [rbx + 768], xmm0                                 ;                    cleared
        add rsp, 0x398                                           ;                    frame
        pop r15                                                  ;                    preserved
        pop r14                                                  ;                    preserved
        pop r13                                                  ;                    preserved
        pop r12                                                  ;                    preserved
        pop rbp                                                  ;                    preserved
        pop rbx                                                  ;                    preserved
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
