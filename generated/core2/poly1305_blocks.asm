; poly1305_blocks for Intel Core 2, 65 nm (Conroe, Merom) (core2)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu core2
;
; void poly1305_blocks(const void *r, void *h, const void *m, uint32_t n);   cdecl
;   r: 16 bytes, read, secret, no alignment needed
;   h: 20 bytes, read and written, secret, no alignment needed
;   m: 16 bytes a block, read, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes xmm0 to xmm7.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 1024 bytes, 65 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 60 uops, planned 23.2; bounds: width 15.0, ports 16.0, path 17.0
;   blocks_lanes: 435 uops, planned 129.8; bounds: width 108.8, ports 112.3, path 53.0
;   blocks_lanes/blocks: 296 uops, planned 91.8; bounds: width 74.0, ports 75.3, path 25.0
;   blocks_lanes.2: 21 uops, planned 11.0; bounds: width 5.2, ports 7.0, path 6.0
;   blocks_lanes/blocks_last: 296 uops, planned 91.8; bounds: width 74.0, ports 75.3, path 25.0
;   blocks_lanes.4: 64 uops, planned 24.0; bounds: width 16.0, ports 16.7, path 16.0
;   body.2: 51 uops, planned 18.2; bounds: width 12.8, ports 11.0, path 13.0
;   blocks: 201 uops, planned 82.5; bounds: width 50.2, ports 53.0, path 48.0
;   body.4: 45 uops, planned 30.5; bounds: width 11.2, ports 11.0, path 25.0
; Limbs of numbers that a loop carries, proved by intervals:
;   a in blocks, limb 0 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 1 of 5 by 26 bits: at most 1.000 * 2^26
;   a in blocks, limb 2 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 3 of 5 by 26 bits: at most 2^26 - 1
;   a in blocks, limb 4 of 5 by 26 bits: at most 1.000 * 2^26
;   a in blocks_lanes, limb 0 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks_lanes, limb 1 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks_lanes, limb 2 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks_lanes, limb 3 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks_lanes, limb 4 of 5 by 32 bits: at most 256
;   a in blocks, limb 0 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks, limb 1 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks, limb 2 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks, limb 3 of 5 by 32 bits: at most 2^32 - 1
;   a in blocks, limb 4 of 5 by 32 bits: at most 4
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

for_formats elf64, elfx32, win64, macho64
%if HERE
%fatal "poly1305_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_poly1305_blocks
$_poly1305_blocks:
%else
        global $poly1305_blocks
%endif
$poly1305_blocks:
        push ebx                                             ;                    preserved
        push esi                                             ;                    preserved
        push edi                                             ;                    preserved
        push ebp                                             ;                    preserved
        mov eax, esp                                         ;                    frame
        sub esp, 0x410                                       ;                    frame
        and esp, 0xfffffff0                                  ;                    frame
        mov dword [esp + 1036], eax                          ;                    frame
        mov ecx, dword [eax + 24]                            ;                    frame
        mov dword [esp + 864], ecx                           ;                    frame
        mov ecx, dword [eax + 32]                            ;                    frame
        mov dword [esp + 908], ecx                           ;                    frame
        mov ecx, dword [eax + 20]                            ;                    frame
        mov dword [esp + 920], ecx                           ;                    frame
        mov ecx, dword [eax + 28]                            ;                    frame
        mov dword [esp + 944], ecx                           ;                    frame
        mov esi, dword [esp + 864]                           ;     0.0 p2      41 a reload
        mov edi, dword [esi]                                 ;     3.0 p2      41 a
        mov dword [esp + 868], edi                           ;     6.0 p3+p4   41 a
        mov ebp, dword [esi + 4]                             ;     3.0 p2      41 a
        mov dword [esp + 872], ebp                           ;     6.0 p3+p4   41 a
        mov eax, dword [esi + 8]                             ;     3.0 p2      41 a
        mov dword [esp + 876], eax                           ;     6.0 p3+p4   41 a
        mov ecx, dword [esi + 16]                            ;     4.0 p2      41 a
        mov dword [esp + 880], ecx                           ;     7.0 p3+p4   41 a
        mov edx, dword [esi + 12]                            ;     5.0 p2      41 a
        mov dword [esp + 884], edx                           ;     8.0 p3+p4   41 a
        mov ebx, ecx                                         ;     7.0 p0      41 a copy
        shr ebx, 2                                           ;     8.0 p5      41 a
        mov esi, ecx                                         ;     7.0 p1      41 a copy
        and esi, 0xfffffffc                                  ;     8.0 p0      41 a
        mov edx, 0                                           ;     4.0 p5      41 a
        add ebx, esi                                         ;     9.0 p1      41 a
        adc edx, 0                                           ;    10.0 p0+p5   41 a
        add edi, ebx                                         ;    10.0 p1      41 a
        adc ebp, edx                                         ;    12.0 p0+p5   41 a
        adc eax, 0                                           ;    14.0 p1+p0   41 a
        sbb esi, esi                                         ;    16.0 p5+p1   41 a
        mov dword [esp + 888], edi                           ;    11.0 p3+p4   42 blocks_lanes
        mov dword [esp + 892], ebp                           ;    14.0 p3+p4   42 blocks_lanes
        mov dword [esp + 896], eax                           ;    16.0 p3+p4   42 blocks_lanes
        and ecx, 3                                           ;     8.0 p0      41 a
        mov edi, dword [esp + 864]                           ;     8.2 p2      41 a reload
        mov ebp, dword [edi + 12]                            ;    11.2 p2      41 a
        add esi, esi                                         ;    18.0 p5      41 a
        adc ebp, 0                                           ;    19.0 p1+p0   41 a
        adc ecx, 0                                           ;    21.0 p5+p0   41 a
        mov dword [esp + 900], ebp                           ;    21.0 p3+p4   42 blocks_lanes
        mov dword [esp + 904], ecx                           ;    23.0 p3+p4   42 blocks_lanes
        mov esi, dword [esp + 908]                           ;    11.2 p2      42 blocks_lanes
        shr esi, 2                                           ;    14.2 p0      42 blocks_lanes
        cmp esi, 1                                           ;    15.2 p1      42 blocks_lanes
        sbb edi, edi                                         ;    16.2 p5+p0   42 blocks_lanes
        add edi, 1                                           ;    18.2 p1      42 blocks_lanes
        mov dword [esp + 912], edi                           ;    19.2 p3+p4   42 blocks_lanes
        mov dword [esp + 916], edi                           ;    19.2 p3+p4   42 blocks_lanes
        mov esi, dword [esp + 920]                           ;    15.2 p2       9 k reload
        mov edi, dword [esi]                                 ;    18.2 p2       9 k
        and edi, 0xfffffff                                   ;    21.2 p0       9 k
        mov dword [esp + 924], edi                           ;    22.2 p3+p4    9 k
        mov edi, dword [esi + 4]                             ;    18.2 p2       9 k
        and edi, 0xffffffc                                   ;    21.2 p5       9 k
        mov dword [esp + 928], edi                           ;    22.2 p3+p4    9 k
        mov edi, dword [esi + 8]                             ;    18.2 p2       9 k
        and edi, 0xffffffc                                   ;    21.2 p1       9 k
        mov dword [esp + 932], edi                           ;    22.2 p3+p4    9 k
        mov esi, dword [esi + 12]                            ;    19.2 p2       9 k
        and esi, 0xffffffc                                   ;    22.2 p0       9 k
        mov dword [esp + 936], esi                           ;    23.2 p3+p4    9 k
        cmp dword [esp + 912], 0                             ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        movd xmm0, [esp + 868]                               ;     0.0 p2      42 a
        movd xmm1, [esp + 872]                               ;     1.0 p2      42 a
        punpckldq xmm0, xmm1                                 ;     4.0 p0+p1+p5   42 a
        movd xmm1, [esp + 876]                               ;     2.0 p2      42 a
        movd xmm2, [esp + 884]                               ;     3.0 p2      42 a
        punpckldq xmm1, xmm2                                 ;     6.0 p0+p1+p5   42 a
        movd xmm2, [esp + 924]                               ;     4.0 p2      42 a
        movd xmm3, [esp + 880]                               ;     5.0 p2      42 a
        psllq xmm3, 0x18                                     ;     8.0 p0      42 a
        movd xmm4, [esp + 928]                               ;     6.0 p2      42 a
        punpckldq xmm2, xmm4                                 ;     9.0 p1+p5+p0   42 a
        movaps xmm4, xmm2                                    ;    13.0 p1      42 a copy
        punpcklqdq xmm4, xmm2                                ;    14.0 p5      42 a
        movaps xmm2, xmm0                                    ;     8.0 p0      42 a copy
        psrlq xmm2, 0x1a                                     ;     9.0 p0      42 a
        movaps xmm5, [poly1305_blocks.T0_constants128]       ;     7.0 p2      42 a reload
        andps xmm2, xmm5                                     ;    11.0 p1      42 a
        movaps xmm6, xmm0                                    ;     8.0 p5      42 a copy
        psrlq xmm6, 0x34                                     ;     9.0 p0      42 a
        movaps xmm7, xmm1                                    ;    10.0 p1      42 a copy
        psllq xmm7, 0xc                                      ;    11.0 p0      42 a
        orps xmm6, xmm7                                      ;    13.0 p5      42 a
        movaps xmm7, xmm1                                    ;    10.0 p1      42 a copy
        psrlq xmm7, 0x28                                     ;    11.0 p0      42 a
        orps xmm3, xmm7                                      ;    13.0 p5      42 a
        psrlq xmm1, 0xe                                      ;    10.0 p0      42 a
        movaps xmm7, xmm3                                    ;    14.0 p1      42 a copy
        psrlq xmm7, 0x1a                                     ;    15.0 p0      42 a
        andps xmm0, xmm5                                     ;    10.0 p5      42 a
        andps xmm6, xmm5                                     ;    14.0 p1      42 a
        andps xmm1, xmm5                                     ;    12.0 p5      42 a
        andps xmm3, xmm5                                     ;    14.0 p1      42 a
        movaps [esp + 0], xmm1                               ;    13.0 p3+p4   42 blocks
        movaps xmm1, [poly1305_blocks.T0_constants128 + 16]  ;    10.5 p2      42 a reload
        pmuludq xmm7, xmm1                                   ;    17.0 p1      42 a
        paddq xmm0, xmm7                                     ;    20.0 p5+p0   42 a
        movaps xmm7, xmm4                                    ;    15.0 p5      42 a copy
        psrlq xmm7, 0x1a                                     ;    16.0 p0      42 a
        andps xmm7, xmm5                                     ;    18.0 p1      42 a
        movaps [esp + 16], xmm6                              ;    15.0 p3+p4   42 blocks
        movaps xmm6, xmm4                                    ;    15.0 p5      42 a copy
        psrlq xmm6, 0x34                                     ;    16.0 p0      42 a
        movaps [esp + 32], xmm3                              ;    15.0 p3+p4   42 blocks
        movaps xmm3, xmm0                                    ;    21.0 p1      42 a copy
        psrlq xmm3, 0x1a                                     ;    22.0 p0      42 a
        paddq xmm2, xmm3                                     ;    24.0 p5      42 a
        andps xmm4, xmm5                                     ;    15.0 p1      42 a
        andps xmm0, xmm5                                     ;    21.0 p1      42 a
        movaps [esp + 48], xmm0                              ;    22.0 p3+p4   42 blocks
        movaps [esp + 64], xmm2                              ;    25.0 p3+p4   42 blocks
        movd xmm0, [esp + 932]                               ;    15.8 p2      42 a
        movd xmm2, [esp + 936]                               ;    16.8 p2      42 a
        punpckldq xmm0, xmm2                                 ;    19.8 p0+p5+p1   42 a
        movaps xmm2, xmm0                                    ;    23.8 p0      42 a copy
        punpcklqdq xmm2, xmm0                                ;    24.8 p5      42 a
        movaps xmm0, xmm2                                    ;    25.8 p1      42 a copy
        psllq xmm0, 0xc                                      ;    26.8 p0      42 a
        orps xmm6, xmm0                                      ;    28.8 p5      42 a
        movaps xmm0, xmm2                                    ;    25.8 p1      42 a copy
        psrlq xmm0, 0xe                                      ;    26.8 p0      42 a
        psrlq xmm2, 0x28                                     ;    25.8 p0      42 a
        andps xmm6, xmm5                                     ;    29.8 p5      42 a
        andps xmm0, xmm5                                     ;    28.8 p1      42 a
        movaps xmm3, xmm4                                    ;    21.8 p5      42 a copy
        pmuludq xmm3, xmm4                                   ;    22.8 p1      42 a
        mov esi, dword [esp + 908]                           ;    22.0 p2      42 blocks
        shr esi, 2                                           ;    25.0 p0      42 blocks
        cmp esi, 1                                           ;    26.0 p5      42 blocks
        sbb edi, edi                                         ;    27.0 p1+p0   42 blocks
        add esi, 0xffffffff                                  ;    26.0 p5      42 blocks
        sub esi, edi                                         ;    29.0 p0      42 blocks
        mov dword [esp + 940], esi                           ;    30.0 p3+p4   42 blocks
        shl esi, 6                                           ;    30.0 p5      42 blocks
        add esi, dword [esp + 944]                           ;    31.0 p1+p2   42 blocks
        mov dword [esp + 948], esi                           ;    32.0 p3+p4   42 blocks
        movaps xmm5, xmm7                                    ;    26.0 p0      42 a copy
        pmuludq xmm5, xmm4                                   ;    27.0 p1      42 a
        movaps [esp + 80], xmm5                              ;    30.0 p3+p4   42 a spill
        movaps xmm5, xmm2                                    ;    27.8 p5      42 a copy
        pmuludq xmm5, xmm4                                   ;    28.8 p1      42 a
        movaps [esp + 96], xmm5                              ;    31.8 p3+p4   42 a spill
        movaps xmm5, xmm0                                    ;    29.8 p0      42 a copy
        pmuludq xmm5, xmm4                                   ;    30.8 p1      42 a
        movaps [esp + 112], xmm5                             ;    33.8 p3+p4   42 a spill
        movaps xmm5, xmm6                                    ;    30.8 p5      42 a copy
        pmuludq xmm5, xmm4                                   ;    31.8 p1      42 a
        movaps [esp + 128], xmm4                             ;    29.8 p3+p4   42 a spill
        movaps xmm4, xmm1                                    ;    29.0 p0      42 a copy
        pmuludq xmm4, xmm2                                   ;    30.2 p1      42 a
        movaps [esp + 144], xmm5                             ;    34.8 p3+p4   42 a spill
        movaps xmm5, xmm4                                    ;    33.2 p5      42 a copy
        pmuludq xmm5, xmm7                                   ;    34.2 p1      42 a
        paddq xmm3, xmm5                                     ;    37.2 p0+p5   42 a
        movaps xmm5, xmm4                                    ;    33.2 p0      42 a copy
        pmuludq xmm5, xmm6                                   ;    34.2 p1      42 a
        paddq xmm5, [esp + 80]                               ;    37.2 p5+p0+p2   42 a
        paddq xmm5, [esp + 80]                               ;    38.2 p5+p0+p2   42 a
        movaps [esp + 80], xmm2                              ;    32.2 p3+p4   42 a spill
        movaps xmm2, xmm4                                    ;    33.2 p1      42 a copy
        pmuludq xmm2, xmm0                                   ;    34.2 p1      42 a
        pmuludq xmm4, [esp + 80]                             ;    35.2 p1+p2   42 a
        paddq xmm4, [esp + 112]                              ;    38.2 p5+p0+p2   42 a
        paddq xmm4, [esp + 112]                              ;    39.2 p5+p0+p2   42 a
        paddq xmm2, [esp + 144]                              ;    37.8 p5+p0+p2   42 a
        paddq xmm2, [esp + 144]                              ;    38.8 p5+p0+p2   42 a
        movaps [esp + 144], xmm2                             ;    39.8 p3+p4   42 a spill
        movaps xmm2, xmm1                                    ;    36.2 p1      42 a copy
        pmuludq xmm2, xmm0                                   ;    37.2 p1      42 a
        movaps [esp + 112], xmm5                             ;    39.2 p3+p4   42 a spill
        movaps xmm5, xmm2                                    ;    40.2 p5      42 a copy
        pmuludq xmm5, xmm6                                   ;    41.2 p1      42 a
        paddq xmm3, xmm5                                     ;    44.2 p0+p5   42 a
        movaps xmm5, xmm2                                    ;    40.2 p0      42 a copy
        pmuludq xmm5, xmm0                                   ;    41.2 p1      42 a
        pmuludq xmm2, [esp + 80]                             ;    40.2 p1+p2   42 a
        movaps [esp + 160], xmm2                             ;    43.2 p3+p4   42 a spill
        movaps xmm2, [esp + 112]                             ;    40.0 p2      42 a reload
        paddq xmm2, xmm5                                     ;    44.2 p5+p0   42 a
        movaps xmm5, xmm0                                    ;    40.8 p5      42 a copy
        pmuludq xmm5, xmm7                                   ;    41.8 p1      42 a
        movaps [esp + 112], xmm5                             ;    44.8 p3+p4   42 a spill
        movaps xmm5, xmm1                                    ;    41.2 p0      42 a copy
        pmuludq xmm5, xmm6                                   ;    42.2 p1      42 a
        movaps [esp + 176], xmm2                             ;    45.2 p3+p4   42 a spill
        movaps xmm2, xmm6                                    ;    41.8 p5      42 a copy
        pmuludq xmm2, xmm7                                   ;    43.2 p1      42 a
        paddq xmm4, xmm2                                     ;    46.2 p0+p5   42 a
        paddq xmm4, xmm2                                     ;    47.2 p0+p5   42 a
        movaps xmm2, xmm6                                    ;    44.2 p0      42 a copy
        pmuludq xmm2, xmm6                                   ;    45.2 p1      42 a
        paddq xmm2, [esp + 96]                               ;    48.2 p5+p0+p2   42 a
        paddq xmm2, [esp + 112]                              ;    49.2 p5+p0+p2   42 a
        paddq xmm2, [esp + 112]                              ;    50.2 p5+p0+p2   42 a
        paddq xmm2, [esp + 96]                               ;    51.2 p5+p0+p2   42 a
        movaps [esp + 96], xmm6                              ;    45.8 p3+p4   42 a spill
        movaps xmm6, xmm5                                    ;    46.0 p1      42 a copy
        pmuludq xmm6, xmm0                                   ;    47.0 p1      42 a
        paddq xmm3, xmm6                                     ;    50.0 p5+p0   42 a
        movaps xmm6, [esp + 80]                              ;    47.8 p2      42 a reload
        pmuludq xmm5, xmm6                                   ;    50.8 p1      42 a
        movaps [esp + 112], xmm0                             ;    47.5 p3+p4   42 a spill
        movaps xmm0, [esp + 176]                             ;    48.8 p2      42 a reload
        paddq xmm0, xmm5                                     ;    53.8 p5+p0   42 a
        movaps xmm5, xmm1                                    ;    49.0 p1      42 a copy
        pmuludq xmm5, xmm7                                   ;    50.0 p1      42 a
        pmuludq xmm5, xmm6                                   ;    53.0 p1      42 a
        paddq xmm3, xmm5                                     ;    56.0 p5+p0   42 a
        movaps xmm5, xmm7                                    ;    51.8 p5      42 a copy
        pmuludq xmm5, xmm7                                   ;    52.8 p1      42 a
        movaps xmm6, [esp + 144]                             ;    50.2 p2      42 a reload
        paddq xmm6, xmm5                                     ;    55.8 p0+p5   42 a
        movaps xmm5, xmm4                                    ;    53.0 p1      42 a copy
        psrlq xmm5, 0x1a                                     ;    54.0 p0      42 a
        paddq xmm2, xmm5                                     ;    56.0 p5+p0   42 a
        movaps xmm5, xmm3                                    ;    57.0 p1      42 a copy
        psrlq xmm5, 0x1a                                     ;    58.0 p0      42 a
        paddq xmm0, xmm5                                     ;    60.0 p5      42 a
        movaps xmm5, xmm2                                    ;    57.0 p1      42 a copy
        psrlq xmm5, 0x1a                                     ;    58.0 p0      42 a
        pmuludq xmm5, xmm1                                   ;    60.0 p1      42 a
        andps xmm4, [poly1305_blocks.T0_constants128]        ;    56.8 p5+p2   42 a
        andps xmm3, [poly1305_blocks.T0_constants128]        ;    57.0 p1+p2   42 a
        paddq xmm5, xmm3                                     ;    63.0 p0+p5   42 a
        movaps xmm3, xmm0                                    ;    61.0 p1      42 a copy
        psrlq xmm3, 0x1a                                     ;    62.0 p0      42 a
        paddq xmm6, xmm3                                     ;    64.0 p5+p0   42 a
        movaps xmm3, xmm5                                    ;    64.0 p1      42 a copy
        psrlq xmm3, 0x1a                                     ;    65.0 p0      42 a
        andps xmm2, [poly1305_blocks.T0_constants128]        ;    59.8 p5+p2   42 a
        paddq xmm6, [esp + 160]                              ;    65.0 p5+p0+p2   42 a
        andps xmm0, [poly1305_blocks.T0_constants128]        ;    61.0 p1+p2   42 a
        paddq xmm3, xmm0                                     ;    67.0 p5+p0   42 a
        movaps xmm0, xmm3                                    ;    68.0 p1      42 a copy
        punpcklqdq xmm0, xmm7                                ;    69.0 p1      42 a
        movaps [esp + 192], xmm3                             ;    68.0 p3+p4   42 a
        movaps xmm7, xmm6                                    ;    66.0 p5      42 a copy
        psrlq xmm7, 0x1a                                     ;    67.0 p0      42 a
        paddq xmm4, xmm7                                     ;    69.0 p5+p0   42 a
        movaps xmm7, xmm4                                    ;    70.0 p1      42 a copy
        psrlq xmm7, 0x1a                                     ;    71.0 p0      42 a
        paddq xmm2, xmm7                                     ;    73.0 p5      42 a
        movaps [esp + 208], xmm2                             ;    74.0 p3+p4   42 a
        movaps xmm7, [poly1305_blocks.T0_constants128]       ;    65.2 p2      42 a reload
        andps xmm5, xmm7                                     ;    68.2 p1      42 a
        movaps [esp + 224], xmm5                             ;    69.2 p3+p4   42 a
        movaps [esp + 240], xmm0                             ;    70.0 p3+p4   42 a
        andps xmm6, xmm7                                     ;    68.2 p0      42 a
        movaps [esp + 256], xmm6                             ;    69.2 p3+p4   42 a
        andps xmm4, xmm7                                     ;    70.0 p1      42 a
        movaps [esp + 272], xmm4                             ;    71.0 p3+p4   42 a
        movaps xmm7, xmm2                                    ;    74.0 p5      42 a copy
        punpcklqdq xmm7, [esp + 80]                          ;    75.0 p0+p2   42 a
        movaps [esp + 288], xmm7                             ;    76.0 p3+p4   42 a
        movaps xmm7, xmm1                                    ;    69.0 p1      42 a copy
        pmuludq xmm7, xmm2                                   ;    74.0 p1      42 a
        movaps [esp + 304], xmm7                             ;    77.0 p3+p4   42 a
        movaps xmm0, xmm4                                    ;    71.0 p5      42 a copy
        punpcklqdq xmm0, [esp + 112]                         ;    72.0 p0+p2   42 a
        movaps [esp + 320], xmm0                             ;    73.0 p3+p4   42 a
        movaps xmm0, xmm1                                    ;    70.8 p5      42 a copy
        pmuludq xmm0, xmm4                                   ;    71.8 p1      42 a
        movaps [esp + 336], xmm0                             ;    74.8 p3+p4   42 a
        movaps xmm0, xmm4                                    ;    71.2 p0      42 a copy
        pmuludq xmm0, [esp + 240]                            ;    73.0 p1+p2   42 a
        movaps xmm7, xmm6                                    ;    71.8 p5      42 a copy
        punpcklqdq xmm7, [esp + 96]                          ;    72.8 p0+p2   42 a
        movaps [esp + 352], xmm7                             ;    74.0 p3+p4   42 a
        movaps xmm7, xmm1                                    ;    72.8 p5      42 a copy
        pmuludq xmm7, xmm6                                   ;    73.8 p1      42 a
        movaps [esp + 368], xmm7                             ;    76.8 p3+p4   42 a
        movaps xmm7, xmm6                                    ;    73.2 p0      42 a copy
        pmuludq xmm7, [esp + 240]                            ;    74.2 p1+p2   42 a
        movaps xmm2, xmm6                                    ;    73.8 p5      42 a copy
        pmuludq xmm2, [esp + 352]                            ;    77.0 p1+p2   42 a
        paddq xmm0, xmm2                                     ;    80.0 p0+p5   42 a
        movaps xmm2, xmm1                                    ;    75.2 p0      42 a copy
        pmuludq xmm2, xmm3                                   ;    76.2 p1      42 a
        movaps [esp + 384], xmm2                             ;    79.2 p3+p4   42 a
        pmuludq xmm2, [esp + 288]                            ;    79.2 p1+p2   42 a
        movaps xmm1, xmm3                                    ;    75.8 p5      42 a copy
        pmuludq xmm1, [esp + 240]                            ;    78.0 p1+p2   42 a
        movaps xmm4, xmm3                                    ;    76.2 p0      42 a copy
        pmuludq xmm4, [esp + 352]                            ;    79.0 p1+p2   42 a
        paddq xmm7, xmm4                                     ;    82.0 p5+p0   42 a
        movaps xmm4, [esp + 320]                             ;    78.5 p2      42 a reload
        movaps xmm6, xmm3                                    ;    77.8 p5      42 a copy
        pmuludq xmm6, xmm4                                   ;    81.5 p1      42 a
        paddq xmm0, xmm6                                     ;    84.5 p0+p5   42 a
        movaps xmm6, xmm5                                    ;    79.2 p0      42 a copy
        punpcklqdq xmm6, [esp + 128]                         ;    80.2 p5+p2   42 a
        pmuludq xmm3, xmm6                                   ;    81.2 p1      42 a
        movaps [esp + 400], xmm6                             ;    81.2 p3+p4   42 a
        movaps xmm4, xmm5                                    ;    80.2 p0      42 a copy
        pmuludq xmm4, xmm6                                   ;    82.0 p1      42 a
        paddq xmm2, xmm4                                     ;    85.0 p5+p0   42 a
        movaps xmm4, [esp + 240]                             ;    80.5 p2      42 a reload
        movaps [esp + 128], xmm1                             ;    81.0 p3+p4   42 a spill
        movaps xmm1, xmm5                                    ;    81.8 p5      42 a copy
        pmuludq xmm1, xmm4                                   ;    83.5 p1      42 a
        paddq xmm3, xmm1                                     ;    86.5 p0+p5   42 a
        movaps xmm1, [esp + 352]                             ;    82.0 p2      42 a reload
        movaps [esp + 96], xmm3                              ;    87.5 p3+p4   42 a spill
        movaps xmm3, xmm5                                    ;    83.2 p0      42 a copy
        pmuludq xmm3, xmm1                                   ;    85.0 p1      42 a
        movaps xmm5, [esp + 128]                             ;    83.0 p2      42 a reload
        paddq xmm5, xmm3                                     ;    88.0 p5+p0   42 a
        movaps xmm3, [esp + 304]                             ;    84.0 p2      42 a
        pmuludq xmm3, xmm4                                   ;    87.0 p1      42 a
        paddq xmm2, xmm3                                     ;    90.0 p5+p0   42 a
        movaps xmm3, [poly1305_blocks.T0_constants128 + 16]  ;    85.0 p2      42 a reload
        pmuludq xmm4, xmm3                                   ;    88.0 p1      42 a
        movaps [esp + 416], xmm4                             ;    91.0 p3+p4   42 a
        movaps xmm4, xmm3                                    ;    88.0 p5      42 a copy
        pmuludq xmm4, xmm1                                   ;    89.0 p1      42 a
        movaps [esp + 432], xmm4                             ;    92.0 p3+p4   42 a
        movaps xmm4, [esp + 320]                             ;    86.2 p2      42 a reload
        movaps [esp + 128], xmm5                             ;    89.0 p3+p4   42 a spill
        movaps xmm5, xmm3                                    ;    88.0 p0      42 a copy
        pmuludq xmm5, xmm4                                   ;    89.2 p1      42 a
        movaps [esp + 448], xmm5                             ;    92.2 p3+p4   42 a
        movaps xmm5, [esp + 288]                             ;    87.5 p2      42 a reload
        movaps xmm4, xmm3                                    ;    88.0 p5      42 a copy
        pmuludq xmm4, xmm5                                   ;    90.5 p1      42 a
        movaps [esp + 464], xmm4                             ;    93.5 p3+p4   42 a
        movaps xmm4, [esp + 336]                             ;    88.5 p2      42 a
        pmuludq xmm4, xmm1                                   ;    91.5 p1      42 a
        paddq xmm2, xmm4                                     ;    94.5 p0+p5   42 a
        movaps xmm4, [esp + 304]                             ;    89.5 p2      42 a reload
        pmuludq xmm1, xmm4                                   ;    92.5 p1      42 a
        movaps xmm3, [esp + 96]                              ;    90.5 p2      42 a reload
        paddq xmm3, xmm1                                     ;    95.5 p0+p5   42 a
        movaps xmm1, [esp + 320]                             ;    91.5 p2      42 a reload
        movaps xmm5, xmm4                                    ;    92.5 p0      42 a copy
        pmuludq xmm5, xmm1                                   ;    94.5 p1      42 a
        pmuludq xmm4, [esp + 288]                            ;    93.0 p1+p2   42 a
        paddq xmm7, xmm4                                     ;    96.0 p5+p0   42 a
        movaps xmm4, [esp + 128]                             ;    93.5 p2      42 a reload
        paddq xmm4, xmm5                                     ;    97.5 p5+p0   42 a
        movaps xmm5, [esp + 272]                             ;    94.5 p2      42 a
        pmuludq xmm5, xmm6                                   ;    97.5 p1      42 a
        paddq xmm7, xmm5                                     ;   100.5 p5+p0   42 a
        movaps xmm5, [esp + 256]                             ;    95.5 p2      42 a
        pmuludq xmm5, xmm6                                   ;    98.5 p1      42 a
        paddq xmm4, xmm5                                     ;   101.5 p5+p0   42 a
        pmuludq xmm6, [esp + 208]                            ;    96.5 p1+p2   42 a
        paddq xmm0, xmm6                                     ;    99.5 p5+p0   42 a
        movaps xmm5, [esp + 368]                             ;    97.5 p2      42 a
        pmuludq xmm5, xmm1                                   ;   100.5 p1      42 a
        paddq xmm2, xmm5                                     ;   103.5 p5+p0   42 a
        movaps xmm5, [esp + 336]                             ;    98.5 p2      42 a
        pmuludq xmm5, xmm1                                   ;   101.5 p1      42 a
        paddq xmm3, xmm5                                     ;   104.5 p5+p0   42 a
        movaps xmm5, [esp + 224]                             ;    99.5 p2      42 a reload
        pmuludq xmm1, xmm5                                   ;   102.5 p1      42 a
        paddq xmm7, xmm1                                     ;   105.5 p5+p0   42 a
        movaps xmm1, [esp + 288]                             ;   100.5 p2      42 a reload
        pmuludq xmm5, xmm1                                   ;   103.5 p1      42 a
        paddq xmm0, xmm5                                     ;   106.5 p5+p0   42 a
        movaps xmm5, [esp + 368]                             ;   101.5 p2      42 a
        pmuludq xmm5, xmm1                                   ;   104.5 p1      42 a
        paddq xmm3, xmm5                                     ;   107.5 p0+p5   42 a
        pmuludq xmm1, [esp + 336]                            ;   103.5 p1+p2   42 a
        paddq xmm4, xmm1                                     ;   106.5 p0+p5   42 a
        movaps xmm1, xmm2                                    ;   104.5 p1      42 a copy
        psrlq xmm1, 0x1a                                     ;   105.5 p0      42 a
        paddq xmm3, xmm1                                     ;   108.5 p5+p0   42 a
        movaps xmm1, [poly1305_blocks.T0_constants128]       ;   104.2 p2      42 a reload
        andps xmm2, xmm1                                     ;   107.2 p1      42 a
        movaps xmm5, xmm7                                    ;   106.5 p5      42 a copy
        psrlq xmm5, 0x1a                                     ;   107.5 p0      42 a
        paddq xmm0, xmm5                                     ;   109.5 p5+p0   42 a
        andps xmm7, xmm1                                     ;   107.2 p1      42 a
        movaps xmm5, xmm0                                    ;   110.5 p1      42 a copy
        psrlq xmm5, 0x1a                                     ;   111.5 p0      42 a
        andps xmm0, xmm1                                     ;   110.5 p5      42 a
        movaps xmm6, [poly1305_blocks.T0_constants128 + 16]  ;   106.8 p2      42 a reload
        pmuludq xmm5, xmm6                                   ;   113.5 p1      42 a
        paddq xmm2, xmm5                                     ;   116.5 p5+p0   42 a
        movaps xmm5, xmm3                                    ;   109.5 p1      42 a copy
        psrlq xmm5, 0x1a                                     ;   110.5 p0      42 a
        paddq xmm4, xmm5                                     ;   112.5 p5      42 a
        andps xmm3, xmm1                                     ;   109.8 p1      42 a
        movaps xmm5, xmm4                                    ;   113.5 p0      42 a copy
        psrlq xmm5, 0x1a                                     ;   114.5 p0      42 a
        paddq xmm7, xmm5                                     ;   116.5 p5      42 a
        andps xmm4, xmm1                                     ;   113.5 p1      42 a
        movaps [esp + 480], xmm4                             ;   114.5 p3+p4   42 a
        movaps xmm5, xmm2                                    ;   117.5 p1      42 a copy
        psrlq xmm5, 0x1a                                     ;   118.5 p0      42 a
        paddq xmm3, xmm5                                     ;   120.5 p5+p0   42 a
        andps xmm2, xmm1                                     ;   117.5 p1      42 a
        movaps [esp + 496], xmm2                             ;   118.5 p3+p4   42 a
        movaps xmm5, xmm2                                    ;   118.5 p1      42 a copy
        punpcklqdq xmm5, xmm2                                ;   119.5 p5      42 a
        movaps [esp + 512], xmm5                             ;   120.5 p3+p4   42 a
        movaps [esp + 528], xmm3                             ;   121.5 p3+p4   42 a
        movaps xmm2, xmm4                                    ;   114.5 p0      42 a copy
        punpcklqdq xmm2, xmm4                                ;   115.5 p1      42 a
        pmuludq xmm4, xmm6                                   ;   115.8 p1      42 a
        movaps [esp + 544], xmm4                             ;   118.8 p3+p4   42 a
        movaps [esp + 560], xmm2                             ;   116.8 p3+p4   42 a
        pmuludq xmm2, xmm6                                   ;   116.8 p1      42 a
        movaps [esp + 576], xmm2                             ;   119.8 p3+p4   42 a
        movaps xmm2, xmm7                                    ;   117.5 p5      42 a copy
        psrlq xmm2, 0x1a                                     ;   118.5 p0      42 a
        paddq xmm0, xmm2                                     ;   120.5 p5+p0   42 a
        andps xmm7, xmm1                                     ;   118.0 p1      42 a
        movaps [esp + 592], xmm7                             ;   119.0 p3+p4   42 a
        movaps [esp + 608], xmm0                             ;   121.5 p3+p4   42 a
        movaps xmm1, xmm7                                    ;   119.0 p1      42 a copy
        punpcklqdq xmm1, xmm7                                ;   120.0 p5      42 a
        movaps [esp + 624], xmm1                             ;   121.0 p3+p4   42 a
        pmuludq xmm1, xmm6                                   ;   121.0 p1      42 a
        movaps [esp + 640], xmm1                             ;   124.0 p3+p4   42 a
        pmuludq xmm7, xmm6                                   ;   121.0 p1      42 a
        movaps [esp + 656], xmm7                             ;   124.0 p3+p4   42 a
        movaps xmm1, xmm3                                    ;   121.5 p0      42 a copy
        punpcklqdq xmm1, xmm3                                ;   122.5 p5      42 a
        movaps [esp + 672], xmm1                             ;   123.8 p3+p4   42 a
        pmuludq xmm1, xmm6                                   ;   123.5 p1      42 a
        movaps [esp + 688], xmm1                             ;   126.5 p3+p4   42 a
        pmuludq xmm3, xmm6                                   ;   123.0 p1      42 a
        movaps [esp + 704], xmm3                             ;   126.0 p3+p4   42 a
        movaps xmm1, xmm0                                    ;   122.2 p0      42 a copy
        punpcklqdq xmm1, xmm0                                ;   123.2 p5      42 a
        movaps [esp + 720], xmm1                             ;   126.8 p3+p4   42 a
        pmuludq xmm1, xmm6                                   ;   124.2 p1      42 a
        pmuludq xmm6, xmm0                                   ;   125.0 p1      42 a
        movaps [esp + 736], xmm1                             ;   127.8 p3+p4   42 a
        movaps [esp + 752], xmm6                             ;   128.8 p3+p4   42 a
        cmp dword [esp + 940], 0                             ;                    no blocks?
        je .blocks_2_done
        mov esi, dword [esp + 944]                           ;                    resident
        align 16
.blocks_2:
        movq xmm0, [esi]                                     ;     0.0 p2      42 a
        movhps xmm0, [esi + 16]                              ;     3.0 p5+p2   42 a
        movq xmm1, [esi + 8]                                 ;     2.0 p2      42 a
        movhps xmm1, [esi + 24]                              ;     5.0 p5+p2   42 a
        movq xmm2, [esi + 32]                                ;     4.0 p2      42 a
        movhps xmm2, [esi + 48]                              ;     7.0 p5+p2   42 a
        movq xmm3, [esi + 40]                                ;     6.0 p2      42 a
        movhps xmm3, [esi + 56]                              ;     9.0 p5+p2   42 a
        movaps xmm4, xmm0                                    ;     4.0 p0      42 a copy
        psrlq xmm4, 0x34                                     ;     5.0 p0      42 a
        movaps xmm5, xmm1                                    ;     6.0 p1      42 a copy
        psllq xmm5, 0xc                                      ;     7.0 p0      42 a
        orps xmm4, xmm5                                      ;     9.0 p5      42 a
        movaps xmm5, [poly1305_blocks.T0_constants128]       ;     8.0 p2      42 a reload
        andps xmm4, xmm5                                     ;    11.0 p1      42 a
        movaps xmm6, xmm0                                    ;     5.2 p5      42 a copy
        psrlq xmm6, 0x1a                                     ;     6.2 p0      42 a
        movaps xmm7, xmm1                                    ;     6.0 p1      42 a copy
        psrlq xmm7, 0xe                                      ;     7.0 p0      42 a
        psrlq xmm1, 0x28                                     ;     8.0 p0      42 a
        paddq xmm4, [esp + 16]                               ;    12.0 p5+p2   42 a
        andps xmm6, xmm5                                     ;    11.0 p1      42 a
        paddq xmm6, [esp + 64]                               ;    12.0 p5+p0+p2   42 a
        orps xmm1, [poly1305_blocks.T0_constants128 + 32]    ;    11.0 p1+p2   42 a
        andps xmm7, xmm5                                     ;    11.0 p1      42 a
        paddq xmm7, [esp + 0]                                ;    12.0 p5+p0+p2   42 a
        paddq xmm1, [esp + 32]                               ;    13.0 p5+p0+p2   42 a
        andps xmm0, xmm5                                     ;    11.0 p1      42 a
        paddq xmm0, [esp + 48]                               ;    14.0 p5+p0+p2   42 a
        movaps [esp + 80], xmm0                              ;    15.0 p3+p4   42 a spill
        movaps xmm0, xmm2                                    ;    11.0 p1      42 a copy
        psrlq xmm0, 0x34                                     ;    13.0 p0      42 a
        movaps [esp + 96], xmm1                              ;    14.0 p3+p4   42 a spill
        movaps xmm1, xmm2                                    ;    12.0 p1      42 a copy
        psrlq xmm1, 0x1a                                     ;    14.0 p0      42 a
        andps xmm1, xmm5                                     ;    16.0 p5      42 a
        andps xmm2, xmm5                                     ;    13.0 p1      42 a
        movaps [esp + 112], xmm2                             ;    14.0 p3+p4   42 a spill
        movaps xmm2, xmm3                                    ;    13.2 p5      42 a copy
        psllq xmm2, 0xc                                      ;    15.0 p0      42 a
        orps xmm0, xmm2                                      ;    17.0 p1      42 a
        movaps xmm2, xmm3                                    ;    14.2 p5      42 a copy
        psrlq xmm2, 0xe                                      ;    16.0 p0      42 a
        psrlq xmm3, 0x28                                     ;    17.0 p0      42 a
        andps xmm0, xmm5                                     ;    18.0 p1      42 a
        andps xmm2, xmm5                                     ;    18.0 p5      42 a
        orps xmm3, [poly1305_blocks.T0_constants128 + 32]    ;    19.0 p1+p2   42 a
        movaps xmm5, [esp + 640]                             ;    16.0 p2      42 a
        pmuludq xmm5, xmm4                                   ;    19.0 p1      42 a
        movaps [esp + 128], xmm4                             ;    15.8 p3+p4   42 a spill
        movaps xmm4, [esp + 336]                             ;    17.0 p2      42 a
        pmuludq xmm4, xmm0                                   ;    20.0 p1      42 a
        paddq xmm5, xmm4                                     ;    23.0 p5      42 a
        movaps xmm4, [esp + 736]                             ;    18.0 p2      42 a
        pmuludq xmm4, xmm6                                   ;    21.0 p1      42 a
        paddq xmm5, xmm4                                     ;    24.0 p0+p5   42 a
        movaps xmm4, [esp + 304]                             ;    19.0 p2      42 a
        pmuludq xmm4, xmm0                                   ;    22.0 p1      42 a
        movaps [esp + 144], xmm6                             ;    18.5 p3+p4   42 a spill
        movaps xmm6, [esp + 224]                             ;    20.0 p2      42 a
        pmuludq xmm6, xmm0                                   ;    23.0 p1      42 a
        movaps [esp + 160], xmm6                             ;    26.0 p3+p4   42 a spill
        movaps xmm6, [esp + 192]                             ;    21.0 p2      42 a
        pmuludq xmm6, xmm0                                   ;    24.0 p1      42 a
        pmuludq xmm0, [esp + 256]                            ;    23.0 p1+p2   42 a
        movaps [esp + 176], xmm0                             ;    26.0 p3+p4   42 a spill
        movaps xmm0, [esp + 576]                             ;    23.0 p2      42 a
        pmuludq xmm0, xmm7                                   ;    26.0 p1      42 a
        paddq xmm5, xmm0                                     ;    29.0 p0+p5   42 a
        movaps xmm0, [esp + 640]                             ;    24.0 p2      42 a
        pmuludq xmm0, xmm7                                   ;    27.0 p1      42 a
        paddq xmm4, xmm0                                     ;    30.0 p0+p5   42 a
        movaps xmm0, [esp + 736]                             ;    25.0 p2      42 a
        pmuludq xmm0, xmm7                                   ;    28.0 p1      42 a
        movaps [esp + 768], xmm7                             ;    24.0 p3+p4   42 a spill
        movaps xmm7, [esp + 160]                             ;    26.0 p2      42 a reload
        paddq xmm7, xmm0                                     ;    31.0 p0+p5   42 a
        movaps xmm0, [esp + 304]                             ;    27.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    30.0 p1      42 a
        paddq xmm5, xmm0                                     ;    33.0 p0+p5   42 a
        movaps xmm0, [esp + 224]                             ;    28.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    31.0 p1      42 a
        paddq xmm4, xmm0                                     ;    34.0 p0+p5   42 a
        movaps xmm0, [esp + 192]                             ;    29.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    32.0 p1      42 a
        paddq xmm7, xmm0                                     ;    35.0 p0+p5   42 a
        movaps xmm0, [esp + 256]                             ;    30.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    33.0 p1      42 a
        paddq xmm6, xmm0                                     ;    36.0 p0+p5   42 a
        movaps xmm0, [esp + 272]                             ;    31.0 p2      42 a reload
        pmuludq xmm1, xmm0                                   ;    34.0 p1      42 a
        pmuludq xmm0, [esp + 112]                            ;    34.0 p1+p2   42 a
        paddq xmm6, xmm0                                     ;    37.0 p0+p5   42 a
        movaps xmm0, [esp + 176]                             ;    33.0 p2      42 a reload
        paddq xmm0, xmm1                                     ;    37.0 p0+p5   42 a
        movaps xmm1, [esp + 368]                             ;    34.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    37.0 p1      42 a
        paddq xmm5, xmm1                                     ;    40.0 p0+p5   42 a
        movaps xmm1, [esp + 336]                             ;    35.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    38.0 p1      42 a
        paddq xmm4, xmm1                                     ;    41.0 p0+p5   42 a
        movaps xmm1, [esp + 304]                             ;    36.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    39.0 p1      42 a
        paddq xmm7, xmm1                                     ;    42.0 p0+p5   42 a
        movaps xmm1, [esp + 224]                             ;    37.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    40.0 p1      42 a
        paddq xmm6, xmm1                                     ;    43.0 p0+p5   42 a
        movaps xmm1, [esp + 192]                             ;    38.0 p2      42 a reload
        pmuludq xmm2, xmm1                                   ;    41.0 p1      42 a
        paddq xmm0, xmm2                                     ;    44.0 p0+p5   42 a
        movaps xmm2, [esp + 112]                             ;    39.0 p2      42 a reload
        pmuludq xmm1, xmm2                                   ;    42.0 p1      42 a
        paddq xmm4, xmm1                                     ;    45.0 p0+p5   42 a
        movaps xmm1, [esp + 224]                             ;    40.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    43.0 p1      42 a
        paddq xmm5, xmm1                                     ;    46.0 p0+p5   42 a
        movaps xmm1, [esp + 256]                             ;    41.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    44.0 p1      42 a
        paddq xmm7, xmm1                                     ;    47.0 p0+p5   42 a
        pmuludq xmm2, [esp + 208]                            ;    42.0 p1+p2   42 a
        paddq xmm0, xmm2                                     ;    45.0 p0+p5   42 a
        movaps xmm1, [esp + 384]                             ;    43.0 p2      42 a
        pmuludq xmm1, xmm3                                   ;    46.0 p1      42 a
        paddq xmm5, xmm1                                     ;    49.0 p0+p5   42 a
        movaps xmm1, [esp + 368]                             ;    44.0 p2      42 a
        pmuludq xmm1, xmm3                                   ;    47.0 p1      42 a
        paddq xmm4, xmm1                                     ;    50.0 p0+p5   42 a
        movaps xmm1, [esp + 336]                             ;    45.0 p2      42 a
        pmuludq xmm1, xmm3                                   ;    48.0 p1      42 a
        paddq xmm7, xmm1                                     ;    51.0 p0+p5   42 a
        movaps xmm1, [esp + 304]                             ;    46.0 p2      42 a
        pmuludq xmm1, xmm3                                   ;    49.0 p1      42 a
        paddq xmm6, xmm1                                     ;    52.0 p0+p5   42 a
        pmuludq xmm3, [esp + 224]                            ;    47.0 p1+p2   42 a
        paddq xmm0, xmm3                                     ;    50.0 p0+p5   42 a
        movaps xmm1, [esp + 96]                              ;    48.0 p2      42 a reload
        movaps xmm2, [esp + 688]                             ;    49.0 p2      42 a
        pmuludq xmm2, xmm1                                   ;    52.0 p1      42 a
        paddq xmm5, xmm2                                     ;    55.0 p0+p5   42 a
        movaps xmm2, [esp + 576]                             ;    50.0 p2      42 a
        pmuludq xmm2, xmm1                                   ;    53.0 p1      42 a
        paddq xmm4, xmm2                                     ;    56.0 p0+p5   42 a
        movaps xmm2, [esp + 640]                             ;    51.0 p2      42 a
        pmuludq xmm2, xmm1                                   ;    54.0 p1      42 a
        paddq xmm7, xmm2                                     ;    57.0 p0+p5   42 a
        movaps xmm2, [esp + 736]                             ;    52.0 p2      42 a
        pmuludq xmm2, xmm1                                   ;    55.0 p1      42 a
        paddq xmm6, xmm2                                     ;    58.0 p0+p5   42 a
        movaps xmm2, [esp + 512]                             ;    53.0 p2      42 a reload
        pmuludq xmm1, xmm2                                   ;    56.0 p1      42 a
        paddq xmm0, xmm1                                     ;    59.0 p0+p5   42 a
        movaps xmm1, [esp + 80]                              ;    54.0 p2      42 a reload
        movaps xmm3, xmm2                                    ;    56.0 p1      42 a copy
        pmuludq xmm3, xmm1                                   ;    57.0 p1      42 a
        paddq xmm5, xmm3                                     ;    60.0 p0+p5   42 a
        movaps xmm3, xmm5                                    ;    61.0 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;    62.0 p0      42 a
        paddq xmm4, xmm3                                     ;    64.0 p5+p0   42 a
        movaps xmm3, [esp + 144]                             ;    56.5 p2      42 a reload
        movaps [esp + 96], xmm5                              ;    61.0 p3+p4   42 a spill
        movaps xmm5, xmm2                                    ;    57.0 p1      42 a copy
        pmuludq xmm5, xmm3                                   ;    59.5 p1      42 a
        paddq xmm4, xmm5                                     ;    65.0 p5+p0   42 a
        movaps xmm5, [esp + 128]                             ;    58.0 p2      42 a reload
        movaps xmm3, xmm2                                    ;    58.5 p5      42 a copy
        pmuludq xmm3, xmm5                                   ;    61.0 p1      42 a
        paddq xmm7, xmm3                                     ;    64.0 p0+p5   42 a
        movaps xmm3, [esp + 768]                             ;    59.2 p2      42 a reload
        pmuludq xmm2, xmm3                                   ;    62.2 p1      42 a
        paddq xmm6, xmm2                                     ;    65.2 p0+p5   42 a
        movaps xmm2, [esp + 672]                             ;    60.2 p2      42 a reload
        pmuludq xmm3, xmm2                                   ;    63.2 p1      42 a
        paddq xmm0, xmm3                                     ;    66.2 p0+p5   42 a
        movaps xmm3, [esp + 672]                             ;    61.2 p2      42 a copy
        pmuludq xmm3, xmm1                                   ;    64.2 p1      42 a
        paddq xmm4, xmm3                                     ;    67.2 p0+p5   42 a
        movaps xmm3, [esp + 144]                             ;    62.2 p2      42 a reload
        movaps xmm1, xmm2                                    ;    63.2 p0      42 a copy
        pmuludq xmm1, xmm3                                   ;    65.2 p1      42 a
        paddq xmm7, xmm1                                     ;    68.2 p5+p0   42 a
        pmuludq xmm2, xmm5                                   ;    64.0 p1      42 a
        paddq xmm6, xmm2                                     ;    67.0 p5+p0   42 a
        movaps xmm1, [esp + 736]                             ;    64.8 p2      42 a
        pmuludq xmm1, xmm5                                   ;    67.8 p1      42 a
        paddq xmm4, xmm1                                     ;    70.8 p5+p0   42 a
        movaps xmm1, [esp + 560]                             ;    65.8 p2      42 a reload
        pmuludq xmm5, xmm1                                   ;    68.8 p1      42 a
        paddq xmm0, xmm5                                     ;    71.8 p5+p0   42 a
        movaps xmm2, xmm4                                    ;    71.8 p1      42 a copy
        psrlq xmm2, 0x1a                                     ;    72.8 p0      42 a
        paddq xmm7, xmm2                                     ;    74.8 p5      42 a
        movaps xmm2, [esp + 80]                              ;    67.8 p2      42 a reload
        movaps xmm5, xmm1                                    ;    68.8 p1      42 a copy
        pmuludq xmm5, xmm2                                   ;    70.8 p1      42 a
        paddq xmm7, xmm5                                     ;    75.8 p0+p5   42 a
        pmuludq xmm1, xmm3                                   ;    70.0 p1      42 a
        paddq xmm6, xmm1                                     ;    73.0 p0+p5   42 a
        movaps xmm1, [esp + 624]                             ;    69.8 p2      42 a reload
        pmuludq xmm3, xmm1                                   ;    72.8 p1      42 a
        paddq xmm0, xmm3                                     ;    75.8 p0+p5   42 a
        pmuludq xmm1, xmm2                                   ;    72.8 p1      42 a
        paddq xmm6, xmm1                                     ;    75.8 p0+p5   42 a
        pmuludq xmm2, [esp + 720]                            ;    73.0 p1+p2   42 a
        paddq xmm0, xmm2                                     ;    76.8 p0+p5   42 a
        movaps xmm1, [poly1305_blocks.T0_constants128]       ;    72.8 p2      42 a reload
        andps xmm4, xmm1                                     ;    75.8 p0      42 a
        movaps xmm2, [esp + 96]                              ;    73.8 p2      42 a reload
        andps xmm2, xmm1                                     ;    76.8 p1      42 a
        movaps xmm3, xmm7                                    ;    76.8 p5      42 a copy
        psrlq xmm3, 0x1a                                     ;    77.8 p0      42 a
        andps xmm7, xmm1                                     ;    76.8 p1      42 a
        movaps [esp + 16], xmm7                              ;    77.8 p3+p4   42 blocks
        movaps xmm5, xmm6                                    ;    76.8 p5      42 a copy
        psrlq xmm5, 0x1a                                     ;    77.8 p0      42 a
        paddq xmm0, xmm5                                     ;    79.8 p5+p0   42 a
        andps xmm6, xmm1                                     ;    76.8 p1      42 a
        paddq xmm3, xmm6                                     ;    79.8 p5+p0   42 a
        movaps xmm5, xmm3                                    ;    80.8 p1      42 a copy
        psrlq xmm5, 0x1a                                     ;    81.8 p0      42 a
        andps xmm3, xmm1                                     ;    80.8 p1      42 a
        movaps [esp + 0], xmm3                               ;    81.8 p3+p4   42 blocks
        movaps xmm3, xmm0                                    ;    80.8 p5      42 a copy
        psrlq xmm3, 0x1a                                     ;    81.8 p0      42 a
        andps xmm0, xmm1                                     ;    80.8 p1      42 a
        paddq xmm5, xmm0                                     ;    83.8 p5      42 a
        movaps [esp + 32], xmm5                              ;    84.8 p3+p4   42 blocks
        pmuludq xmm3, [poly1305_blocks.T0_constants128 + 16] ;    83.8 p1+p2   42 a
        paddq xmm2, xmm3                                     ;    86.8 p0+p5   42 a
        movaps xmm0, xmm2                                    ;    87.8 p1      42 a copy
        psrlq xmm0, 0x1a                                     ;    88.8 p0      42 a
        paddq xmm4, xmm0                                     ;    90.8 p5+p0   42 a
        movaps [esp + 64], xmm4                              ;    91.8 p3+p4   42 blocks
        andps xmm2, xmm1                                     ;    87.8 p1      42 a
        movaps [esp + 48], xmm2                              ;    88.8 p3+p4   42 blocks
        add esi, 0x40                                        ;    83.2 p1      42 blocks
        cmp esi, dword [esp + 948]                           ;                    more blocks?
        jne .blocks_2
        mov dword [esp + 944], esi                           ;                    resident
.blocks_2_done:
        mov esi, dword [esp + 908]                           ;     0.0 p2      42 blocks_last
        shr esi, 2                                           ;     3.0 p0      42 blocks_last
        cmp esi, 1                                           ;     4.0 p1      42 blocks_last
        sbb edi, edi                                         ;     5.0 p5+p0   42 blocks_last
        add edi, 1                                           ;     7.0 p1      42 blocks_last
        mov esi, edi                                         ;     8.0 p5      42 blocks_last copy
        shl esi, 6                                           ;     9.0 p0      42 blocks_last
        mov dword [esp + 952], edi                           ;     8.0 p3+p4   42 blocks_last
        movaps xmm0, [esp + 48]                              ;     2.2 p2      42 blocks_last reload
        movaps [esp + 784], xmm0                             ;     5.2 p3+p4   42 blocks_last
        add esi, dword [esp + 944]                           ;    10.0 p1+p2   42 blocks_last
        mov dword [esp + 956], esi                           ;    11.0 p3+p4   42 blocks_last
        movaps xmm0, [esp + 64]                              ;     4.2 p2      42 blocks_last reload
        movaps [esp + 800], xmm0                             ;     7.2 p3+p4   42 blocks_last
        movaps xmm0, [esp + 16]                              ;     5.2 p2      42 blocks_last reload
        movaps [esp + 816], xmm0                             ;     8.2 p3+p4   42 blocks_last
        movaps xmm0, [esp + 0]                               ;     6.2 p2      42 blocks_last reload
        movaps [esp + 832], xmm0                             ;     9.2 p3+p4   42 blocks_last
        movaps xmm0, [esp + 32]                              ;     7.2 p2      42 blocks_last reload
        movaps [esp + 848], xmm0                             ;    10.2 p3+p4   42 blocks_last
        cmp dword [esp + 952], 0                             ;                    no blocks_last?
        je .blocks_last_3_done
        mov esi, dword [esp + 944]                           ;                    resident
        align 16
.blocks_last_3:
        movq xmm0, [esi]                                     ;     0.0 p2      42 a
        movhps xmm0, [esi + 16]                              ;     3.0 p5+p2   42 a
        movq xmm1, [esi + 8]                                 ;     2.0 p2      42 a
        movhps xmm1, [esi + 24]                              ;     5.0 p5+p2   42 a
        movq xmm2, [esi + 32]                                ;     4.0 p2      42 a
        movhps xmm2, [esi + 48]                              ;     7.0 p5+p2   42 a
        movq xmm3, [esi + 40]                                ;     6.0 p2      42 a
        movhps xmm3, [esi + 56]                              ;     9.0 p5+p2   42 a
        movaps xmm4, xmm0                                    ;     4.0 p0      42 a copy
        psrlq xmm4, 0x34                                     ;     5.0 p0      42 a
        movaps xmm5, xmm1                                    ;     6.0 p1      42 a copy
        psllq xmm5, 0xc                                      ;     7.0 p0      42 a
        orps xmm4, xmm5                                      ;     9.0 p5      42 a
        movaps xmm5, [poly1305_blocks.T0_constants128]       ;     8.0 p2      42 a reload
        andps xmm4, xmm5                                     ;    11.0 p1      42 a
        movaps xmm6, xmm0                                    ;     5.2 p5      42 a copy
        psrlq xmm6, 0x1a                                     ;     6.2 p0      42 a
        movaps xmm7, xmm1                                    ;     6.0 p1      42 a copy
        psrlq xmm7, 0xe                                      ;     7.0 p0      42 a
        psrlq xmm1, 0x28                                     ;     8.0 p0      42 a
        paddq xmm4, [esp + 816]                              ;    12.0 p5+p2   42 a
        andps xmm6, xmm5                                     ;    11.0 p1      42 a
        paddq xmm6, [esp + 800]                              ;    12.0 p5+p0+p2   42 a
        orps xmm1, [poly1305_blocks.T0_constants128 + 32]    ;    11.0 p1+p2   42 a
        andps xmm7, xmm5                                     ;    11.0 p1      42 a
        paddq xmm7, [esp + 832]                              ;    12.0 p5+p0+p2   42 a
        paddq xmm1, [esp + 848]                              ;    13.0 p5+p0+p2   42 a
        andps xmm0, xmm5                                     ;    11.0 p1      42 a
        paddq xmm0, [esp + 784]                              ;    14.0 p5+p0+p2   42 a
        movaps [esp + 80], xmm0                              ;    15.0 p3+p4   42 a spill
        movaps xmm0, xmm2                                    ;    11.0 p1      42 a copy
        psrlq xmm0, 0x34                                     ;    13.0 p0      42 a
        movaps [esp + 96], xmm1                              ;    14.0 p3+p4   42 a spill
        movaps xmm1, xmm2                                    ;    12.0 p1      42 a copy
        psrlq xmm1, 0x1a                                     ;    14.0 p0      42 a
        andps xmm1, xmm5                                     ;    16.0 p5      42 a
        andps xmm2, xmm5                                     ;    13.0 p1      42 a
        movaps [esp + 112], xmm2                             ;    14.0 p3+p4   42 a spill
        movaps xmm2, xmm3                                    ;    13.2 p5      42 a copy
        psllq xmm2, 0xc                                      ;    15.0 p0      42 a
        orps xmm0, xmm2                                      ;    17.0 p1      42 a
        movaps xmm2, xmm3                                    ;    14.2 p5      42 a copy
        psrlq xmm2, 0xe                                      ;    16.0 p0      42 a
        psrlq xmm3, 0x28                                     ;    17.0 p0      42 a
        andps xmm0, xmm5                                     ;    18.0 p1      42 a
        andps xmm2, xmm5                                     ;    18.0 p5      42 a
        orps xmm3, [poly1305_blocks.T0_constants128 + 32]    ;    19.0 p1+p2   42 a
        movaps xmm5, [esp + 656]                             ;    16.0 p2      42 a
        pmuludq xmm5, xmm4                                   ;    19.0 p1      42 a
        movaps [esp + 128], xmm4                             ;    15.8 p3+p4   42 a spill
        movaps xmm4, [esp + 448]                             ;    17.0 p2      42 a
        pmuludq xmm4, xmm0                                   ;    20.0 p1      42 a
        paddq xmm5, xmm4                                     ;    23.0 p5      42 a
        movaps xmm4, [esp + 752]                             ;    18.0 p2      42 a
        pmuludq xmm4, xmm6                                   ;    21.0 p1      42 a
        paddq xmm5, xmm4                                     ;    24.0 p0+p5   42 a
        movaps xmm4, [esp + 464]                             ;    19.0 p2      42 a
        pmuludq xmm4, xmm0                                   ;    22.0 p1      42 a
        movaps [esp + 144], xmm6                             ;    18.5 p3+p4   42 a spill
        movaps xmm6, [esp + 400]                             ;    20.0 p2      42 a
        pmuludq xmm6, xmm0                                   ;    23.0 p1      42 a
        movaps [esp + 160], xmm6                             ;    26.0 p3+p4   42 a spill
        movaps xmm6, [esp + 240]                             ;    21.0 p2      42 a
        pmuludq xmm6, xmm0                                   ;    24.0 p1      42 a
        pmuludq xmm0, [esp + 352]                            ;    23.0 p1+p2   42 a
        movaps [esp + 176], xmm0                             ;    26.0 p3+p4   42 a spill
        movaps xmm0, [esp + 544]                             ;    23.0 p2      42 a
        pmuludq xmm0, xmm7                                   ;    26.0 p1      42 a
        paddq xmm5, xmm0                                     ;    29.0 p0+p5   42 a
        movaps xmm0, [esp + 656]                             ;    24.0 p2      42 a
        pmuludq xmm0, xmm7                                   ;    27.0 p1      42 a
        paddq xmm4, xmm0                                     ;    30.0 p0+p5   42 a
        movaps xmm0, [esp + 752]                             ;    25.0 p2      42 a
        pmuludq xmm0, xmm7                                   ;    28.0 p1      42 a
        movaps [esp + 768], xmm7                             ;    24.0 p3+p4   42 a spill
        movaps xmm7, [esp + 160]                             ;    26.0 p2      42 a reload
        paddq xmm7, xmm0                                     ;    31.0 p0+p5   42 a
        movaps xmm0, [esp + 464]                             ;    27.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    30.0 p1      42 a
        paddq xmm5, xmm0                                     ;    33.0 p0+p5   42 a
        movaps xmm0, [esp + 400]                             ;    28.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    31.0 p1      42 a
        paddq xmm4, xmm0                                     ;    34.0 p0+p5   42 a
        movaps xmm0, [esp + 240]                             ;    29.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    32.0 p1      42 a
        paddq xmm7, xmm0                                     ;    35.0 p0+p5   42 a
        movaps xmm0, [esp + 352]                             ;    30.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    33.0 p1      42 a
        paddq xmm6, xmm0                                     ;    36.0 p0+p5   42 a
        movaps xmm0, [esp + 320]                             ;    31.0 p2      42 a reload
        pmuludq xmm1, xmm0                                   ;    34.0 p1      42 a
        pmuludq xmm0, [esp + 112]                            ;    34.0 p1+p2   42 a
        paddq xmm6, xmm0                                     ;    37.0 p0+p5   42 a
        movaps xmm0, [esp + 176]                             ;    33.0 p2      42 a reload
        paddq xmm0, xmm1                                     ;    37.0 p0+p5   42 a
        movaps xmm1, [esp + 432]                             ;    34.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    37.0 p1      42 a
        paddq xmm5, xmm1                                     ;    40.0 p0+p5   42 a
        movaps xmm1, [esp + 448]                             ;    35.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    38.0 p1      42 a
        paddq xmm4, xmm1                                     ;    41.0 p0+p5   42 a
        movaps xmm1, [esp + 464]                             ;    36.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    39.0 p1      42 a
        paddq xmm7, xmm1                                     ;    42.0 p0+p5   42 a
        movaps xmm1, [esp + 400]                             ;    37.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    40.0 p1      42 a
        paddq xmm6, xmm1                                     ;    43.0 p0+p5   42 a
        movaps xmm1, [esp + 240]                             ;    38.0 p2      42 a reload
        pmuludq xmm2, xmm1                                   ;    41.0 p1      42 a
        paddq xmm0, xmm2                                     ;    44.0 p0+p5   42 a
        movaps xmm2, [esp + 112]                             ;    39.0 p2      42 a reload
        pmuludq xmm1, xmm2                                   ;    42.0 p1      42 a
        paddq xmm4, xmm1                                     ;    45.0 p0+p5   42 a
        movaps xmm1, [esp + 400]                             ;    40.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    43.0 p1      42 a
        paddq xmm5, xmm1                                     ;    46.0 p0+p5   42 a
        movaps xmm1, [esp + 352]                             ;    41.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    44.0 p1      42 a
        paddq xmm7, xmm1                                     ;    47.0 p0+p5   42 a
        pmuludq xmm2, [esp + 288]                            ;    42.0 p1+p2   42 a
        paddq xmm0, xmm2                                     ;    45.0 p0+p5   42 a
        movaps xmm1, [esp + 416]                             ;    43.0 p2      42 a
        pmuludq xmm1, xmm3                                   ;    46.0 p1      42 a
        paddq xmm5, xmm1                                     ;    49.0 p0+p5   42 a
        movaps xmm1, [esp + 432]                             ;    44.0 p2      42 a
        pmuludq xmm1, xmm3                                   ;    47.0 p1      42 a
        paddq xmm4, xmm1                                     ;    50.0 p0+p5   42 a
        movaps xmm1, [esp + 448]                             ;    45.0 p2      42 a
        pmuludq xmm1, xmm3                                   ;    48.0 p1      42 a
        paddq xmm7, xmm1                                     ;    51.0 p0+p5   42 a
        movaps xmm1, [esp + 464]                             ;    46.0 p2      42 a
        pmuludq xmm1, xmm3                                   ;    49.0 p1      42 a
        paddq xmm6, xmm1                                     ;    52.0 p0+p5   42 a
        pmuludq xmm3, [esp + 400]                            ;    47.0 p1+p2   42 a
        paddq xmm0, xmm3                                     ;    50.0 p0+p5   42 a
        movaps xmm1, [esp + 96]                              ;    48.0 p2      42 a reload
        movaps xmm2, [esp + 704]                             ;    49.0 p2      42 a
        pmuludq xmm2, xmm1                                   ;    52.0 p1      42 a
        paddq xmm5, xmm2                                     ;    55.0 p0+p5   42 a
        movaps xmm2, [esp + 544]                             ;    50.0 p2      42 a
        pmuludq xmm2, xmm1                                   ;    53.0 p1      42 a
        paddq xmm4, xmm2                                     ;    56.0 p0+p5   42 a
        movaps xmm2, [esp + 656]                             ;    51.0 p2      42 a
        pmuludq xmm2, xmm1                                   ;    54.0 p1      42 a
        paddq xmm7, xmm2                                     ;    57.0 p0+p5   42 a
        movaps xmm2, [esp + 752]                             ;    52.0 p2      42 a
        pmuludq xmm2, xmm1                                   ;    55.0 p1      42 a
        paddq xmm6, xmm2                                     ;    58.0 p0+p5   42 a
        movaps xmm2, [esp + 496]                             ;    53.0 p2      42 a reload
        pmuludq xmm1, xmm2                                   ;    56.0 p1      42 a
        paddq xmm0, xmm1                                     ;    59.0 p0+p5   42 a
        movaps xmm1, [esp + 80]                              ;    54.0 p2      42 a reload
        movaps xmm3, xmm2                                    ;    56.0 p1      42 a copy
        pmuludq xmm3, xmm1                                   ;    57.0 p1      42 a
        paddq xmm5, xmm3                                     ;    60.0 p0+p5   42 a
        movaps xmm3, xmm5                                    ;    61.0 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;    62.0 p0      42 a
        paddq xmm4, xmm3                                     ;    64.0 p5+p0   42 a
        movaps xmm3, [esp + 144]                             ;    56.5 p2      42 a reload
        movaps [esp + 96], xmm5                              ;    61.0 p3+p4   42 a spill
        movaps xmm5, xmm2                                    ;    57.0 p1      42 a copy
        pmuludq xmm5, xmm3                                   ;    59.5 p1      42 a
        paddq xmm4, xmm5                                     ;    65.0 p5+p0   42 a
        movaps xmm5, [esp + 128]                             ;    58.0 p2      42 a reload
        movaps xmm3, xmm2                                    ;    58.5 p5      42 a copy
        pmuludq xmm3, xmm5                                   ;    61.0 p1      42 a
        paddq xmm7, xmm3                                     ;    64.0 p0+p5   42 a
        movaps xmm3, [esp + 768]                             ;    59.2 p2      42 a reload
        pmuludq xmm2, xmm3                                   ;    62.2 p1      42 a
        paddq xmm6, xmm2                                     ;    65.2 p0+p5   42 a
        movaps xmm2, [esp + 528]                             ;    60.2 p2      42 a reload
        pmuludq xmm3, xmm2                                   ;    63.2 p1      42 a
        paddq xmm0, xmm3                                     ;    66.2 p0+p5   42 a
        movaps xmm3, [esp + 528]                             ;    61.2 p2      42 a copy
        pmuludq xmm3, xmm1                                   ;    64.2 p1      42 a
        paddq xmm4, xmm3                                     ;    67.2 p0+p5   42 a
        movaps xmm3, [esp + 144]                             ;    62.2 p2      42 a reload
        movaps xmm1, xmm2                                    ;    63.2 p0      42 a copy
        pmuludq xmm1, xmm3                                   ;    65.2 p1      42 a
        paddq xmm7, xmm1                                     ;    68.2 p5+p0   42 a
        pmuludq xmm2, xmm5                                   ;    64.0 p1      42 a
        paddq xmm6, xmm2                                     ;    67.0 p5+p0   42 a
        movaps xmm1, [esp + 752]                             ;    64.8 p2      42 a
        pmuludq xmm1, xmm5                                   ;    67.8 p1      42 a
        paddq xmm4, xmm1                                     ;    70.8 p5+p0   42 a
        movaps xmm1, [esp + 480]                             ;    65.8 p2      42 a reload
        pmuludq xmm5, xmm1                                   ;    68.8 p1      42 a
        paddq xmm0, xmm5                                     ;    71.8 p5+p0   42 a
        movaps xmm2, xmm4                                    ;    71.8 p1      42 a copy
        psrlq xmm2, 0x1a                                     ;    72.8 p0      42 a
        paddq xmm7, xmm2                                     ;    74.8 p5      42 a
        movaps xmm2, [esp + 80]                              ;    67.8 p2      42 a reload
        movaps xmm5, xmm1                                    ;    68.8 p1      42 a copy
        pmuludq xmm5, xmm2                                   ;    70.8 p1      42 a
        paddq xmm7, xmm5                                     ;    75.8 p0+p5   42 a
        pmuludq xmm1, xmm3                                   ;    70.0 p1      42 a
        paddq xmm6, xmm1                                     ;    73.0 p0+p5   42 a
        movaps xmm1, [esp + 592]                             ;    69.8 p2      42 a reload
        pmuludq xmm3, xmm1                                   ;    72.8 p1      42 a
        paddq xmm0, xmm3                                     ;    75.8 p0+p5   42 a
        pmuludq xmm1, xmm2                                   ;    72.8 p1      42 a
        paddq xmm6, xmm1                                     ;    75.8 p0+p5   42 a
        pmuludq xmm2, [esp + 608]                            ;    73.0 p1+p2   42 a
        paddq xmm0, xmm2                                     ;    76.8 p0+p5   42 a
        movaps xmm1, [poly1305_blocks.T0_constants128]       ;    72.8 p2      42 a reload
        andps xmm4, xmm1                                     ;    75.8 p0      42 a
        movaps xmm2, [esp + 96]                              ;    73.8 p2      42 a reload
        andps xmm2, xmm1                                     ;    76.8 p1      42 a
        movaps xmm3, xmm7                                    ;    76.8 p5      42 a copy
        psrlq xmm3, 0x1a                                     ;    77.8 p0      42 a
        andps xmm7, xmm1                                     ;    76.8 p1      42 a
        movaps [esp + 816], xmm7                             ;    77.8 p3+p4   42 blocks_last
        movaps xmm5, xmm6                                    ;    76.8 p5      42 a copy
        psrlq xmm5, 0x1a                                     ;    77.8 p0      42 a
        paddq xmm0, xmm5                                     ;    79.8 p5+p0   42 a
        andps xmm6, xmm1                                     ;    76.8 p1      42 a
        paddq xmm3, xmm6                                     ;    79.8 p5+p0   42 a
        movaps xmm5, xmm3                                    ;    80.8 p1      42 a copy
        psrlq xmm5, 0x1a                                     ;    81.8 p0      42 a
        andps xmm3, xmm1                                     ;    80.8 p1      42 a
        movaps [esp + 832], xmm3                             ;    81.8 p3+p4   42 blocks_last
        movaps xmm3, xmm0                                    ;    80.8 p5      42 a copy
        psrlq xmm3, 0x1a                                     ;    81.8 p0      42 a
        andps xmm0, xmm1                                     ;    80.8 p1      42 a
        paddq xmm5, xmm0                                     ;    83.8 p5      42 a
        movaps [esp + 848], xmm5                             ;    84.8 p3+p4   42 blocks_last
        pmuludq xmm3, [poly1305_blocks.T0_constants128 + 16] ;    83.8 p1+p2   42 a
        paddq xmm2, xmm3                                     ;    86.8 p0+p5   42 a
        movaps xmm0, xmm2                                    ;    87.8 p1      42 a copy
        psrlq xmm0, 0x1a                                     ;    88.8 p0      42 a
        paddq xmm4, xmm0                                     ;    90.8 p5+p0   42 a
        movaps [esp + 800], xmm4                             ;    91.8 p3+p4   42 blocks_last
        andps xmm2, xmm1                                     ;    87.8 p1      42 a
        movaps [esp + 784], xmm2                             ;    88.8 p3+p4   42 blocks_last
        add esi, 0x40                                        ;    83.2 p1      42 blocks_last
        cmp esi, dword [esp + 956]                           ;                    more blocks_last?
        jne .blocks_last_3
        mov dword [esp + 944], esi                           ;                    resident
.blocks_last_3_done:
        movaps xmm0, [esp + 784]                             ;     0.0 p2      42 a reload
        movaps xmm1, xmm0                                    ;     3.0 p0      42 a copy
        punpckhqdq xmm1, xmm0                                ;     4.0 p1      42 a
        paddq xmm1, xmm0                                     ;     5.0 p5+p0   42 a
        movd esi, xmm1                                       ;     6.0 p1      42 a
        movaps xmm0, [esp + 800]                             ;     1.5 p2      42 a reload
        movaps xmm1, xmm0                                    ;     4.5 p5      42 a copy
        punpckhqdq xmm1, xmm0                                ;     5.5 p0      42 a
        paddq xmm1, xmm0                                     ;     6.5 p5+p0   42 a
        movd edi, xmm1                                       ;     7.5 p1      42 a
        movaps xmm0, [esp + 816]                             ;     3.0 p2      42 a reload
        movaps xmm1, xmm0                                    ;     6.0 p1      42 a copy
        punpckhqdq xmm1, xmm0                                ;     7.0 p5      42 a
        paddq xmm1, xmm0                                     ;     8.0 p0+p5   42 a
        movd ebp, xmm1                                       ;     9.0 p1      42 a
        movaps xmm0, [esp + 832]                             ;     4.5 p2      42 a reload
        movaps xmm1, xmm0                                    ;     7.5 p0      42 a copy
        punpckhqdq xmm1, xmm0                                ;     8.5 p1      42 a
        paddq xmm1, xmm0                                     ;     9.5 p5+p0   42 a
        movd eax, xmm1                                       ;    10.5 p1      42 a
        movaps xmm0, [esp + 848]                             ;     6.0 p2      42 a reload
        movaps xmm1, xmm0                                    ;     9.0 p5      42 a copy
        punpckhqdq xmm1, xmm0                                ;    10.0 p0      42 a
        paddq xmm1, xmm0                                     ;    11.0 p5+p0   42 a
        movd ecx, xmm1                                       ;    12.0 p1      42 a
        mov edx, edi                                         ;     9.5 p1      42 a copy
        shl edx, 0x1a                                        ;    10.5 p5      42 a
        shr edi, 6                                           ;     9.5 p0      42 a
        mov ebx, ebp                                         ;    11.0 p1      42 a copy
        shl ebx, 0x14                                        ;    12.0 p5      42 a
        shr ebp, 0xc                                         ;    11.0 p0      42 a
        mov dword [esp + 960], esi                           ;     9.0 p3+p4   42 a spill
        mov esi, eax                                         ;    12.5 p1      42 a copy
        shl esi, 0xe                                         ;    13.5 p5      42 a
        shr eax, 0x12                                        ;    12.5 p0      42 a
        add edx, dword [esp + 960]                           ;    12.0 p1+p2   42 a
        adc ebx, edi                                         ;    13.0 p5+p0   42 a
        adc ebp, esi                                         ;    15.0 p1+p5   42 a
        mov dword [esp + 964], eax                           ;    13.5 p3+p4   42 a spill
        sbb eax, eax                                         ;    17.0 p0+p1   42 a
        mov dword [esp + 888], edx                           ;    13.0 p3+p4   42 blocks_lanes
        mov dword [esp + 892], ebx                           ;    15.0 p3+p4   42 blocks_lanes
        mov dword [esp + 896], ebp                           ;    17.0 p3+p4   42 blocks_lanes
        mov esi, ecx                                         ;    14.0 p5      42 a copy
        shl esi, 8                                           ;    15.0 p0      42 a
        shr ecx, 0x18                                        ;    14.8 p5      42 a
        add eax, eax                                         ;    19.0 p1      42 a
        adc esi, dword [esp + 964]                           ;    20.0 p0+p1+p2   42 a
        adc ecx, 0                                           ;    22.0 p5+p0   42 a
        mov dword [esp + 900], esi                           ;    22.0 p3+p4   42 blocks_lanes
        mov dword [esp + 904], ecx                           ;    24.0 p3+p4   42 blocks_lanes
        mov esi, dword [esp + 916]                           ;    15.2 p2      42 blocks_lanes
        add esi, 0xffffffff                                  ;    18.2 p1      42 blocks_lanes
        mov dword [esp + 916], esi                           ;    19.2 p3+p4   42 blocks_lanes
        test esi, esi                                        ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov esi, dword [esp + 904]                           ;     0.0 p2      42 a reload
        mov edi, esi                                         ;     3.0 p0      42 a copy
        shr edi, 2                                           ;     4.0 p5      42 a
        mov ebp, esi                                         ;     3.0 p1      42 a copy
        and ebp, 3                                           ;     4.0 p0      42 a
        and esi, 0xfffffffc                                  ;     3.0 p5      42 a
        add edi, esi                                         ;     5.0 p1      42 a
        mov esi, dword [esp + 892]                           ;     1.8 p2      42 a
        mov eax, dword [esp + 896]                           ;     2.8 p2      42 a
        add edi, dword [esp + 888]                           ;     6.0 p0+p2   42 a
        adc esi, 0                                           ;     7.0 p5+p1   42 a
        adc eax, 0                                           ;     9.0 p0+p5   42 a
        sbb ecx, ecx                                         ;    11.0 p1+p0   42 a
        mov edx, dword [esp + 900]                           ;     4.8 p2      42 a
        add ecx, ecx                                         ;    13.0 p5      42 a
        adc edx, 0                                           ;    14.0 p1+p0   42 a
        adc ebp, 0                                           ;    16.0 p5+p1   42 a
        mov ecx, dword [esp + 936]                           ;     5.8 p2      42 a reload
        mov ebx, ecx                                         ;     8.8 p0      42 a copy
        shr ebx, 2                                           ;     9.8 p5      42 a
        and ecx, 0xfffffffc                                  ;     8.8 p1      42 a
        add ebx, ecx                                         ;    10.8 p0      42 a
        mov dword [esp + 968], ebx                           ;    11.8 p3+p4   42 a
        mov ecx, dword [esp + 932]                           ;     7.0 p2      42 a reload
        mov ebx, ecx                                         ;    10.0 p5      42 a copy
        shr ebx, 2                                           ;    11.0 p0      42 a
        and ecx, 0xfffffffc                                  ;    10.0 p1      42 a
        add ebx, ecx                                         ;    12.0 p5      42 a
        mov dword [esp + 972], ebx                           ;    13.0 p3+p4   42 a
        mov ecx, dword [esp + 928]                           ;     9.5 p2      42 a reload
        mov ebx, ecx                                         ;    12.5 p0      42 a copy
        shr ebx, 2                                           ;    13.5 p5      42 a
        mov dword [esp + 976], edi                           ;    10.2 p3+p4   42 blocks
        mov dword [esp + 980], esi                           ;    11.2 p3+p4   42 blocks
        and ecx, 0xfffffffc                                  ;    12.5 p1      42 a
        add ebx, ecx                                         ;    14.5 p0      42 a
        mov dword [esp + 984], ebx                           ;    15.5 p3+p4   42 a
        mov dword [esp + 988], eax                           ;    13.2 p3+p4   42 blocks
        mov dword [esp + 992], edx                           ;    16.0 p3+p4   42 blocks
        mov dword [esp + 996], ebp                           ;    18.0 p3+p4   42 blocks
        mov esi, dword [esp + 908]                           ;    12.2 p2      42 blocks
        and esi, 3                                           ;    15.2 p5      42 blocks
        mov dword [esp + 1000], esi                          ;    16.2 p3+p4   42 blocks
        shl esi, 4                                           ;    16.2 p0      42 blocks
        add esi, dword [esp + 944]                           ;    17.2 p1+p2   42 blocks
        mov dword [esp + 1004], esi                          ;    18.2 p3+p4   42 blocks
        cmp dword [esp + 1000], 0                            ;                    no blocks?
        je .blocks_4_done
        mov esi, dword [esp + 944]                           ;                    resident
        mov edi, dword [esp + 976]                           ;                    resident
        mov ebp, dword [esp + 980]                           ;                    resident
        mov eax, dword [esp + 988]                           ;                    resident
        mov ecx, dword [esp + 992]                           ;                    resident
        align 16
.blocks_4:
        mov ebx, dword [esi + 4]                             ;     0.0 p2      12 a
        mov edx, dword [esi + 8]                             ;     1.0 p2      12 a
        add edi, dword [esi]                                 ;     3.0 p0+p2   42 a
        adc ebp, ebx                                         ;     4.0 p1+p5   42 a
        adc eax, edx                                         ;     6.0 p0+p1   42 a
        sbb ebx, ebx                                         ;     8.0 p5+p0   42 a
        mov edx, dword [esi + 12]                            ;     3.0 p2      12 a
        mov dword [esp + 960], esi                           ;     2.5 p3+p4   12 a spill
        mov esi, dword [esp + 996]                           ;     4.0 p2      42 a
        add ebx, ebx                                         ;    10.0 p1      42 a
        adc ecx, edx                                         ;    11.0 p5+p0   42 a
        adc esi, 1                                           ;    13.0 p1+p5   42 a
        mov edx, dword [esp + 984]                           ;     5.0 p2      42 a reload
        mov ebx, esi                                         ;    15.0 p0      42 a copy
        imul ebx, edx                                        ;    16.0 p1      42 a
        mov dword [esp + 964], eax                           ;     8.0 p3+p4   42 a spill
        mov eax, edi                                         ;     5.2 p5      42 a copy
        mul dword [esp + 928]                                ;     6.2 p0+p1+p5+p2   42 a
        add ebx, eax                                         ;    19.0 p0      42 a
        adc edx, 0                                           ;    20.0 p1+p5   42 a
        mov eax, ecx                                         ;    13.0 p0      42 a copy
        mov ecx, dword [esp + 924]                           ;     7.2 p2      42 a reload
        mov dword [esp + 1008], eax                          ;    14.0 p3+p4   42 a spill
        mov eax, ebp                                         ;     8.0 p1      42 a copy
        mov dword [esp + 1012], edx                          ;    22.0 p3+p4   42 a spill
        mul ecx                                              ;    10.2 p5+p0+p1   42 a
        add ebx, eax                                         ;    20.0 p5      42 a
        adc edx, dword [esp + 1012]                          ;    25.0 p0+p1+p2   42 a
        mov eax, esi                                         ;    15.0 p5      42 a copy
        imul eax, ecx                                        ;    16.0 p1      42 a
        mov dword [esp + 1012], eax                          ;    19.0 p3+p4   42 a spill
        mov eax, edi                                         ;    13.0 p0      42 a copy
        mov dword [esp + 1016], edx                          ;    27.0 p3+p4   42 a spill
        mul ecx                                              ;    14.0 p5+p1+p0   42 a
        mov dword [esp + 1020], eax                          ;    19.0 p3+p4   42 a spill
        mov eax, ebp                                         ;    15.0 p0      42 a copy
        mov dword [esp + 1024], edx                          ;    19.0 p3+p4   42 a spill
        mul dword [esp + 968]                                ;    16.0 p1+p5+p0+p2   42 a
        add eax, dword [esp + 1020]                          ;    22.0 p1+p2   42 a
        adc edx, dword [esp + 1024]                          ;    23.0 p5+p0+p2   42 a
        mov dword [esp + 1024], eax                          ;    23.0 p3+p4   42 a spill
        mov eax, dword [esp + 964]                           ;    18.5 p2      42 a reload
        mov dword [esp + 1020], edx                          ;    25.0 p3+p4   42 a spill
        mul dword [esp + 972]                                ;    21.5 p1+p5+p0+p2   42 a
        add eax, dword [esp + 1024]                          ;    26.5 p0+p2   42 a
        adc edx, dword [esp + 1020]                          ;    28.0 p1+p5+p2   42 a
        mov ecx, esi                                         ;    21.0 p0      42 a copy
        imul ecx, dword [esp + 972]                          ;    22.5 p1+p2   42 a
        imul esi, dword [esp + 968]                          ;    23.5 p1+p2   42 a
        mov dword [esp + 1020], eax                          ;    27.5 p3+p4   42 a spill
        mov eax, edi                                         ;    22.0 p5      42 a copy
        mov dword [esp + 1024], edx                          ;    30.0 p3+p4   42 a spill
        mul dword [esp + 932]                                ;    24.5 p0+p1+p5+p2   42 a
        add ecx, eax                                         ;    29.5 p0      42 a
        adc edx, 0                                           ;    30.5 p1+p5   42 a
        mov eax, edi                                         ;    24.5 p0      42 a copy
        mov dword [esp + 1028], edx                          ;    32.5 p3+p4   42 a spill
        mul dword [esp + 936]                                ;    25.5 p1+p5+p0+p2   42 a
        add esi, eax                                         ;    30.5 p1      42 a
        adc edx, 0                                           ;    31.5 p5+p0   42 a
        mov eax, ebp                                         ;    27.0 p1      42 a copy
        mov edi, edx                                         ;    33.5 p5      42 a copy
        mul dword [esp + 932]                                ;    28.0 p0+p1+p5+p2   42 a
        add esi, eax                                         ;    33.0 p0      42 a
        adc edi, edx                                         ;    34.5 p1+p5   42 a
        mov eax, ecx                                         ;    30.5 p0      42 a copy
        mov ecx, dword [esp + 928]                           ;    28.8 p2      42 a reload
        mov dword [esp + 1032], eax                          ;    31.5 p3+p4   42 a spill
        mov eax, ebp                                         ;    30.0 p1      42 a copy
        mul ecx                                              ;    31.8 p5+p0+p1   42 a
        add eax, dword [esp + 1032]                          ;    36.8 p5+p2   42 a
        adc edx, dword [esp + 1028]                          ;    37.8 p0+p1+p2   42 a
        mov ebp, eax                                         ;    37.8 p5      42 a copy
        mov eax, dword [esp + 964]                           ;    32.8 p2      42 a reload
        mov dword [esp + 1028], edx                          ;    39.8 p3+p4   42 a spill
        mul ecx                                              ;    35.8 p0+p1+p5   42 a
        add esi, eax                                         ;    40.8 p0      42 a
        adc edi, edx                                         ;    41.8 p1+p5   42 a
        mov ecx, dword [esp + 924]                           ;    33.8 p2      42 a reload
        mov eax, dword [esp + 1008]                          ;    34.8 p2      42 a reload
        mul ecx                                              ;    37.8 p0+p1+p5   42 a
        add esi, eax                                         ;    42.8 p0      42 a
        adc edi, edx                                         ;    43.8 p1+p5   42 a
        mov eax, dword [esp + 964]                           ;    36.2 p2      42 a reload
        mul ecx                                              ;    39.2 p0+p1+p5   42 a
        add ebp, eax                                         ;    44.2 p0      42 a
        adc edx, dword [esp + 1028]                          ;    45.2 p1+p5+p2   42 a
        mov ecx, dword [esp + 968]                           ;    39.0 p2      42 a reload
        mov eax, dword [esp + 1008]                          ;    40.0 p2      42 a reload
        mov dword [esp + 1028], edx                          ;    47.2 p3+p4   42 a spill
        mul ecx                                              ;    43.0 p0+p1+p5   42 a
        add ebp, eax                                         ;    48.0 p0      42 a
        adc edx, dword [esp + 1028]                          ;    50.2 p1+p5+p2   42 a
        mov eax, dword [esp + 964]                           ;    42.0 p2      42 a reload
        mov dword [esp + 1028], edx                          ;    52.2 p3+p4   42 a spill
        mul ecx                                              ;    45.0 p0+p1+p5   42 a
        add ebx, eax                                         ;    50.0 p0      42 a
        adc edx, dword [esp + 1016]                          ;    51.0 p1+p5+p2   42 a
        mov eax, dword [esp + 1008]                          ;    44.8 p2      42 a reload
        mov ecx, edx                                         ;    53.0 p0      42 a copy
        mul dword [esp + 972]                                ;    47.8 p1+p5+p0+p2   42 a
        add ebx, eax                                         ;    52.8 p1      42 a
        adc ecx, edx                                         ;    54.0 p5+p0   42 a
        mov eax, 0xfffffffc                                  ;    47.0 p1      42 a
        mov edx, 3                                           ;    47.0 p5      42 a
        mov dword [esp + 1016], eax                          ;    48.0 p3+p4   42 a spill
        mov eax, dword [esp + 1008]                          ;    47.5 p2      42 a reload
        mov dword [esp + 964], edx                           ;    48.2 p3+p4   42 a spill
        mul dword [esp + 984]                                ;    50.5 p0+p1+p5+p2   42 a
        add eax, dword [esp + 1020]                          ;    55.5 p0+p2   42 a
        adc edx, dword [esp + 1024]                          ;    56.5 p1+p5+p2   42 a
        add ebx, edx                                         ;    58.5 p0      42 a
        adc ecx, 0                                           ;    59.5 p1+p5   42 a
        mov edx, dword [esp + 1028]                          ;    52.2 p2      42 a
        add ebp, ecx                                         ;    61.5 p0      42 a
        adc edx, 0                                           ;    62.5 p1+p5   42 a
        add esi, edx                                         ;    64.5 p0      42 a
        adc edi, 0                                           ;    65.5 p1+p5   42 a
        mov ecx, dword [esp + 1012]                          ;    52.8 p2      42 a reload
        add ecx, edi                                         ;    67.5 p0      42 a
        mov edi, dword [esp + 1016]                          ;    53.8 p2      42 a reload
        and edi, ecx                                         ;    68.5 p1      42 a
        mov edx, dword [esp + 964]                           ;    54.8 p2      42 a reload
        and edx, ecx                                         ;    68.5 p5      42 a
        shr ecx, 2                                           ;    68.5 p0      42 a
        add edi, ecx                                         ;    69.5 p1      42 a
        add eax, edi                                         ;    70.5 p5      42 a
        adc ebx, 0                                           ;    71.5 p0+p1   42 a
        adc ebp, 0                                           ;    73.5 p5+p0   42 a
        sbb ecx, ecx                                         ;    75.5 p1+p0   42 a
        add ecx, ecx                                         ;    77.5 p5      42 a
        adc esi, 0                                           ;    78.5 p0+p1   42 a
        adc edx, 0                                           ;    80.5 p5+p0   42 a
        mov dword [esp + 996], edx                           ;    82.5 p3+p4   42 blocks
        mov edi, dword [esp + 960]                           ;    68.8 p2      42 blocks
        add edi, 0x10                                        ;    71.8 p1      42 blocks
        mov ecx, esi                                         ;    80.5 p0      42 a copy
        mov esi, edi                                         ;    72.8 p5      42 blocks copy
        mov edi, eax                                         ;    71.5 p1      42 a copy
        mov eax, ebp                                         ;    75.5 p0      42 a copy
        mov ebp, ebx                                         ;    73.5 p5      42 a copy
        cmp esi, dword [esp + 1004]                          ;                    more blocks?
        jne .blocks_4
        mov dword [esp + 944], esi                           ;                    resident
        mov dword [esp + 976], edi                           ;                    resident
        mov dword [esp + 980], ebp                           ;                    resident
        mov dword [esp + 988], eax                           ;                    resident
        mov dword [esp + 992], ecx                           ;                    resident
.blocks_4_done:
        mov esi, 0xfffffffc                                  ;     0.0 p0      15 d
        mov edi, 3                                           ;     0.2 p1      15 d
        mov ebp, dword [esp + 976]                           ;     0.5 p2      15 d
        mov eax, dword [esp + 980]                           ;     1.5 p2      15 d
        mov ecx, dword [esp + 988]                           ;     2.5 p2      15 d
        add ebp, 5                                           ;     3.5 p5      15 d
        adc eax, 0                                           ;     4.5 p0+p1   15 d
        adc ecx, 0                                           ;     6.5 p5+p0   15 d
        sbb ecx, ecx                                         ;     8.5 p1+p5   15 d
        mov ebp, dword [esp + 992]                           ;     3.5 p2      15 d
        mov eax, dword [esp + 996]                           ;     4.5 p2      15 d
        add ecx, ecx                                         ;    10.5 p0      15 d
        adc ebp, 0                                           ;    11.5 p1+p5   15 d
        adc eax, 0                                           ;    13.5 p0+p1   15 d
        and esi, eax                                         ;    15.5 p5      15 d
        shr eax, 2                                           ;    15.5 p0      15 d
        add eax, esi                                         ;    16.5 p1      15 d
        mov esi, dword [esp + 980]                           ;     5.5 p2      15 d
        mov ebp, dword [esp + 988]                           ;     6.5 p2      15 d
        add eax, dword [esp + 976]                           ;    17.5 p5+p2   15 d
        adc esi, 0                                           ;    18.5 p0+p1   15 d
        adc ebp, 0                                           ;    20.5 p5+p0   15 d
        sbb ecx, ecx                                         ;    22.5 p1+p5   15 d
        mov edx, dword [esp + 864]                           ;     9.0 p2      16 h reload
        mov dword [edx], eax                                 ;    18.5 p3+p4   16 h
        mov dword [edx + 4], esi                             ;    20.5 p3+p4   16 h
        mov dword [edx + 8], ebp                             ;    22.5 p3+p4   16 h
        mov esi, dword [esp + 992]                           ;    11.8 p2      15 d
        mov ebp, dword [esp + 996]                           ;    12.8 p2      15 d
        add ecx, ecx                                         ;    24.5 p0      15 d
        adc esi, 0                                           ;    25.5 p1+p5   15 d
        adc ebp, 0                                           ;    27.5 p0+p1   15 d
        mov dword [edx + 12], esi                            ;    27.5 p3+p4   16 h
        and edi, ebp                                         ;    29.5 p5      15 d
        mov dword [edx + 16], edi                            ;    30.5 p3+p4   16 h
        mov ecx, dword [esp + 1036]                          ;                    frame
        xorps xmm0, xmm0                                     ;                    cleared
        movaps [esp + 0], xmm0                               ;                    cleared
        movaps [esp + 16], xmm0                              ;                    cleared
        movaps [esp + 32], xmm0                              ;                    cleared
        movaps [esp + 48], xmm0                              ;                    cleared
        movaps [esp + 64], xmm0                              ;                    cleared
        movaps [esp + 80], xmm0                              ;                    cleared
        movaps [esp + 96], xmm0                              ;                    cleared
        movaps [esp + 112], xmm0                             ;                    cleared
        movaps [esp + 128], xmm0                             ;                    cleared
        movaps [esp + 144], xmm0                             ;                    cleared
        movaps [esp + 160], xmm0                             ;                    cleared
        movaps [esp + 176], xmm0                             ;                    cleared
        movaps [esp + 192], xmm0                             ;                    cleared
        movaps [esp + 208], xmm0                             ;                    cleared
        movaps [esp + 224], xmm0                             ;                    cleared
        movaps [esp + 240], xmm0                             ;                    cleared
        movaps [esp + 256], xmm0                             ;                    cleared
        movaps [esp + 272], xmm0                             ;                    cleared
        movaps [esp + 288], xmm0                             ;                    cleared
        movaps [esp + 304], xmm0                             ;                    cleared
        movaps [esp + 320], xmm0                             ;                    cleared
        movaps [esp + 336], xmm0                             ;                    cleared
        movaps [esp + 352], xmm0                             ;                    cleared
        movaps [esp + 368], xmm0                             ;                    cleared
        movaps [esp + 384], xmm0                             ;                    cleared
        movaps [esp + 400], xmm0                             ;                    cleared
        movaps [esp + 416], xmm0                             ;                    cleared
        movaps [esp + 432], xmm0                             ;                    cleared
        movaps [esp + 448], xmm0                             ;                    cleared
        movaps [esp + 464], xmm0                             ;                    cleared
        movaps [esp + 480], xmm0                             ;                    cleared
        movaps [esp + 496], xmm0                             ;                    cleared
        movaps [esp + 512], xmm0                             ;                    cleared
        movaps [esp + 528], xmm0                             ;                    cleared
        movaps [esp + 544], xmm0                             ;                    cleared
        movaps [esp + 560], xmm0                             ;                    cleared
        movaps [esp + 576], xmm0                             ;                    cleared
        movaps [esp + 592], xmm0                             ;                    cleared
        movaps [esp + 608], xmm0                             ;                    cleared
        movaps [esp + 624], xmm0                             ;                    cleared
        movaps [esp + 640], xmm0                             ;                    cleared
        movaps [esp + 656], xmm0                             ;                    cleared
        movaps [esp + 672], xmm0                             ;                    cleared
        movaps [esp + 688], xmm0                             ;                    cleared
        movaps [esp + 704], xmm0                             ;                    cleared
        movaps [esp + 720], xmm0                             ;                    cleared
        movaps [esp + 736], xmm0                             ;                    cleared
        movaps [esp + 752], xmm0                             ;                    cleared
        movaps [esp + 768], xmm0                             ;                    cleared
        movaps [esp + 784], xmm0                             ;                    cleared
        movaps [esp + 800], xmm0                             ;                    cleared
        movaps [esp + 816], xmm0                             ;                    cleared
        movaps [esp + 832], xmm0                             ;                    cleared
        movaps [esp + 848], xmm0                             ;                    cleared
        movaps [esp + 864], xmm0                             ;                    cleared
        movaps [esp + 880], xmm0                             ;                    cleared
        movaps [esp + 896], xmm0                             ;                    cleared
        movaps [esp + 912], xmm0                             ;                    cleared
        movaps [esp + 928], xmm0                             ;                    cleared
        movaps [esp + 960], xmm0                             ;                    cleared
        movaps [esp + 976], xmm0                             ;                    cleared
        movaps [esp + 992], xmm0                             ;                    cleared
        movaps [esp + 1008], xmm0                            ;                    cleared
        movaps [esp + 1024], xmm0                            ;                    cleared
        mov esp, ecx                                         ;                    frame
        pop ebp                                              ;                    preserved
        pop edi                                              ;                    preserved
        pop esi                                              ;                    preserved
        pop ebx                                              ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; constants128
        align 16, db 0
poly1305_blocks.T0_constants128:
        dq 0x0000000003ffffff, 0x0000000003ffffff, 0x0000000000000005, 0x0000000000000005, 0x0000000001000000, 0x0000000001000000

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
