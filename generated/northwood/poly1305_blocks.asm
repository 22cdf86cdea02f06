; poly1305_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu northwood
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
; The frame is cleared before return: 1136 bytes, 72 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 82 uops, planned 46.5; bounds: width 27.3, ports 32.0, path 42.5
;   blocks_lanes: 488 uops, planned 213.7; bounds: width 162.7, ports 201.0, path 104.0
;   blocks_lanes/blocks: 307 uops, planned 171.3; bounds: width 102.3, ports 152.0, path 53.0
;   blocks_lanes.2: 32 uops, planned 18.5; bounds: width 10.7, ports 14.0, path 15.0
;   blocks_lanes/blocks_last: 307 uops, planned 171.3; bounds: width 102.3, ports 152.0, path 53.0
;   blocks_lanes.4: 91 uops, planned 64.5; bounds: width 30.3, ports 37.0, path 52.5
;   body.2: 64 uops, planned 38.5; bounds: width 21.3, ports 21.0, path 35.0
;   blocks: 481 uops, planned 293.0; bounds: width 160.3, ports 256.5, path 125.5
;   body.4: 65 uops, planned 70.8; bounds: width 21.7, ports 33.0, path 66.0
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
        sub esp, 0x480                                       ;                    frame
        and esp, 0xfffffff0                                  ;                    frame
        mov dword [esp + 1144], eax                          ;                    frame
        mov ecx, dword [eax + 24]                            ;                    frame
        mov dword [esp + 976], ecx                           ;                    frame
        mov ecx, dword [eax + 32]                            ;                    frame
        mov dword [esp + 1020], ecx                          ;                    frame
        mov ecx, dword [eax + 20]                            ;                    frame
        mov dword [esp + 1032], ecx                          ;                    frame
        mov ecx, dword [eax + 28]                            ;                    frame
        mov dword [esp + 1056], ecx                          ;                    frame
        mov esi, dword [esp + 976]                           ;     0.0 p2      41 a reload
        mov edi, dword [esi]                                 ;     2.0 p2      41 a
        mov dword [esp + 980], edi                           ;     4.0 p0+p3   41 a
        mov ebp, dword [esi + 16]                            ;     2.0 p2      41 a
        mov dword [esp + 984], ebp                           ;     4.0 p0+p3   41 a
        mov eax, dword [esi + 4]                             ;     3.0 p2      41 a
        mov dword [esp + 988], eax                           ;     5.0 p0+p3   41 a
        mov ecx, dword [esi + 8]                             ;     4.0 p2      41 a
        mov dword [esp + 992], ecx                           ;     6.7 p0+p3   41 a
        mov edx, dword [esi + 12]                            ;     5.0 p2      41 a
        mov dword [esp + 996], edx                           ;     8.7 p0+p3   41 a
        mov ebx, ebp                                         ;     4.0 p1      41 a copy
        shr ebx, 2                                           ;     4.5 p1      41 a
        mov esi, ebp                                         ;     5.2 p1      41 a copy
        and esi, 0xfffffffc                                  ;     5.7 p0      41 a
        mov edx, 0                                           ;     5.7 p1      41 a
        add ebx, esi                                         ;     8.5 p0      41 a
        adc edx, 0                                           ;     9.0 p1      41 a
        add edi, ebx                                         ;     9.0 p0      41 a
        adc eax, edx                                         ;    15.0 p1      41 a
        adc ecx, 0                                           ;    21.0 p1      41 a
        sbb esi, esi                                         ;    27.0 p1      41 a
        mov dword [esp + 1000], edi                          ;    13.3 p0+p3   42 blocks_lanes
        mov dword [esp + 1004], eax                          ;    21.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1008], ecx                          ;    27.0 p0+p3   42 blocks_lanes
        and ebp, 3                                           ;    16.3 p0      41 a
        mov edi, dword [esp + 976]                           ;    14.7 p2      41 a reload
        mov eax, dword [edi + 12]                            ;    16.7 p2      41 a
        add esi, esi                                         ;    33.0 p0      41 a
        adc eax, 0                                           ;    33.5 p1      41 a
        adc ebp, 0                                           ;    39.5 p1      41 a
        mov dword [esp + 1012], eax                          ;    39.5 p0+p3   42 blocks_lanes
        mov dword [esp + 1016], ebp                          ;    45.5 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1020]                          ;    18.3 p2      42 blocks_lanes
        shr esi, 2                                           ;    26.2 p1      42 blocks_lanes
        cmp esi, 1                                           ;    30.2 p0      42 blocks_lanes
        sbb edi, edi                                         ;    30.7 p1      42 blocks_lanes
        add edi, 1                                           ;    36.7 p0      42 blocks_lanes
        mov dword [esp + 1024], edi                          ;    37.2 p0+p3   42 blocks_lanes
        mov dword [esp + 1028], edi                          ;    37.2 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1032]                          ;    23.0 p2       9 k reload
        mov edi, dword [esi]                                 ;    25.0 p2       9 k
        and edi, 0xfffffff                                   ;    27.0 p0       9 k
        mov dword [esp + 1036], edi                          ;    27.5 p0+p3    9 k
        mov edi, dword [esi + 4]                             ;    25.0 p2       9 k
        and edi, 0xffffffc                                   ;    27.0 p0       9 k
        mov dword [esp + 1040], edi                          ;    29.3 p0+p3    9 k
        mov edi, dword [esi + 8]                             ;    26.0 p2       9 k
        and edi, 0xffffffc                                   ;    28.0 p0       9 k
        mov dword [esp + 1044], edi                          ;    31.3 p0+p3    9 k
        mov esi, dword [esi + 12]                            ;    27.0 p2       9 k
        and esi, 0xffffffc                                   ;    29.0 p0       9 k
        mov dword [esp + 1048], esi                          ;    33.3 p0+p3    9 k
        cmp dword [esp + 1024], 0                            ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        movd xmm0, [esp + 1036]                              ;     0.0 p2      42 a
        movd xmm1, [esp + 1040]                              ;     1.0 p2      42 a
        punpckldq xmm0, xmm1                                 ;     8.0 p1      42 a
        pshufd xmm1, xmm0, 0xe4                              ;    10.0 p1      42 a copy
        punpcklqdq xmm1, xmm0                                ;    14.0 p1      42 a
        pshufd xmm0, xmm1, 0xe4                              ;    16.0 p1      42 a copy
        psrlq xmm0, 0x34                                     ;    20.0 p1      42 a
        movdqa xmm2, xmm1                                    ;    16.0 p0      42 a copy
        psrlq xmm2, 0x1a                                     ;    22.0 p1      42 a
        movd xmm3, [esp + 1044]                              ;     3.0 p2      42 a
        movd xmm4, [esp + 1048]                              ;     4.0 p2      42 a
        punpckldq xmm3, xmm4                                 ;    11.0 p1      42 a
        movdqa xmm4, xmm3                                    ;    13.0 p0      42 a copy
        punpcklqdq xmm4, xmm3                                ;    19.0 p1      42 a
        movdqa xmm3, xmm4                                    ;    21.0 p0      42 a copy
        psllq xmm3, 0xc                                      ;    27.0 p1      42 a
        por xmm0, xmm3                                       ;    29.0 p1      42 a
        movdqa xmm3, xmm4                                    ;    21.0 p0      42 a copy
        psrlq xmm3, 0xe                                      ;    27.0 p1      42 a
        psrlq xmm4, 0x28                                     ;    21.0 p1      42 a
        movdqa xmm5, [poly1305_blocks.T0_constants128]       ;     6.7 p2      42 a reload
        pand xmm2, xmm5                                      ;    24.0 p1      42 a
        movdqa xmm6, xmm2                                    ;    26.0 p0      42 a copy
        pmuludq xmm6, xmm2                                   ;    32.0 p1      42 a
        pand xmm0, xmm5                                      ;    31.0 p1      42 a
        movdqa xmm7, xmm0                                    ;    33.0 p0      42 a copy
        pmuludq xmm7, xmm2                                   ;    39.0 p1      42 a
        movdqa [esp + 0], xmm2                               ;    26.0 p0+p3   42 a spill
        movdqa xmm2, xmm7                                    ;    45.0 p0      42 a copy
        paddq xmm2, xmm7                                     ;    51.0 p1      42 a
        movdqa xmm7, xmm0                                    ;    33.0 p0      42 a copy
        pmuludq xmm7, xmm0                                   ;    39.0 p1      42 a
        pand xmm1, xmm5                                      ;    18.7 p1      42 a
        pand xmm3, xmm5                                      ;    29.0 p1      42 a
        movdqa [esp + 16], xmm3                              ;    31.0 p0+p3   42 a spill
        movdqa xmm3, xmm0                                    ;    33.0 p0      42 a copy
        pmuludq xmm3, xmm1                                   ;    39.0 p1      42 a
        paddq xmm6, xmm3                                     ;    45.0 p1      42 a
        paddq xmm6, xmm3                                     ;    49.0 p1      42 a
        movdqa xmm3, xmm1                                    ;    20.7 p0      42 a copy
        pmuludq xmm3, xmm1                                   ;    26.7 p1      42 a
        movdqa [esp + 32], xmm0                              ;    33.0 p0+p3   42 a spill
        movdqa xmm0, xmm4                                    ;    23.0 p0      42 a copy
        pmuludq xmm0, xmm1                                   ;    29.0 p1      42 a
        paddq xmm7, xmm0                                     ;    45.0 p1      42 a
        paddq xmm7, xmm0                                     ;    49.0 p1      42 a
        movdqa xmm0, [esp + 16]                              ;    31.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    38.0 p1      42 a
        paddq xmm2, xmm0                                     ;    55.0 p1      42 a
        paddq xmm2, xmm0                                     ;    59.0 p1      42 a
        movdqa xmm0, [esp + 0]                               ;    26.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    33.0 p1      42 a
        movdqa [esp + 48], xmm1                              ;    20.7 p0+p3   42 a spill
        movdqa xmm1, xmm0                                    ;    39.0 p0      42 a copy
        paddq xmm1, xmm0                                     ;    45.0 p1      42 a
        movd xmm0, [esp + 992]                               ;    19.7 p2      42 a
        movdqa [esp + 64], xmm4                              ;    23.0 p0+p3   42 a spill
        movd xmm4, [esp + 996]                               ;    20.7 p2      42 a
        punpckldq xmm0, xmm4                                 ;    32.7 p1      42 a
        movdqa xmm4, xmm0                                    ;    34.7 p0      42 a copy
        psrlq xmm4, 0x28                                     ;    40.7 p1      42 a
        movdqa [esp + 80], xmm6                              ;    53.0 p0+p3   42 a spill
        movdqa xmm6, xmm0                                    ;    34.7 p0      42 a copy
        psllq xmm6, 0xc                                      ;    40.7 p1      42 a
        psrlq xmm0, 0xe                                      ;    35.7 p1      42 a
        pand xmm0, xmm5                                      ;    37.7 p1      42 a
        movdqa [esp + 96], xmm0                              ;    39.7 p0+p3   42 a spill
        movd xmm0, [esp + 980]                               ;    24.7 p2      42 a
        movdqa [esp + 112], xmm1                             ;    49.0 p0+p3   42 a spill
        movd xmm1, [esp + 988]                               ;    25.7 p2      42 a
        punpckldq xmm0, xmm1                                 ;    37.7 p1      42 a
        movdqa xmm1, xmm0                                    ;    39.7 p0      42 a copy
        psrlq xmm1, 0x1a                                     ;    45.7 p1      42 a
        movdqa [esp + 128], xmm7                             ;    53.0 p0+p3   42 a spill
        movdqa xmm7, xmm0                                    ;    39.7 p0      42 a copy
        psrlq xmm7, 0x34                                     ;    45.7 p1      42 a
        por xmm6, xmm7                                       ;    47.7 p1      42 a
        movd xmm7, [esp + 984]                               ;    28.7 p2      42 a
        psllq xmm7, 0x18                                     ;    41.7 p1      42 a
        por xmm4, xmm7                                       ;    43.7 p1      42 a
        movdqa xmm7, xmm4                                    ;    45.7 p0      42 a copy
        psrlq xmm7, 0x1a                                     ;    51.7 p1      42 a
        pmuludq xmm7, [poly1305_blocks.T0_constants128 + 16] ;    53.7 p2+p1   42 a
        pand xmm0, xmm5                                      ;    45.7 p1      42 a
        paddq xmm7, xmm0                                     ;    59.7 p1      42 a
        movdqa xmm0, xmm7                                    ;    63.7 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;    69.7 p1      42 a
        pand xmm1, xmm5                                      ;    48.7 p1      42 a
        paddq xmm0, xmm1                                     ;    71.7 p1      42 a
        pand xmm6, xmm5                                      ;    50.7 p1      42 a
        pand xmm4, xmm5                                      ;    51.7 p1      42 a
        pand xmm7, xmm5                                      ;    63.7 p1      42 a
        movdqa xmm1, xmm5                                    ;    34.0 p0      42 a copy
        movdqa [esp + 144], xmm4                             ;    53.7 p0+p3   42 a spill
        movdqa xmm4, [poly1305_blocks.T0_constants128]       ;    35.0 p2      42 a copy
        movdqa [esp + 160], xmm6                             ;    52.7 p0+p3   42 a spill
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;    36.0 p2      42 a copy
        movdqa [esp + 176], xmm0                             ;    75.7 p0+p3   42 a spill
        movdqa xmm0, [poly1305_blocks.T0_constants128]       ;    37.0 p2      42 a copy
        movdqa [esp + 192], xmm7                             ;    65.7 p0+p3   42 a spill
        movdqa xmm7, [poly1305_blocks.T0_constants128]       ;    38.0 p2      42 a copy
        movdqa [esp + 208], xmm7                             ;    45.0 p0+p3   42 a spill
        movdqa xmm7, [poly1305_blocks.T0_constants128]       ;    39.0 p2      42 a copy
        movdqa [esp + 224], xmm7                             ;    46.0 p0+p3   42 a spill
        movdqa xmm7, [poly1305_blocks.T0_constants128]       ;    40.0 p2      42 a copy
        movdqa xmm5, [poly1305_blocks.T0_constants128 + 16]  ;    41.0 p2      42 a
        pmuludq xmm5, [esp + 64]                             ;    53.7 p2+p1   42 a
        movdqa [esp + 240], xmm7                             ;    47.0 p0+p3   42 a spill
        movdqa xmm7, xmm5                                    ;    59.7 p0      42 a copy
        pmuludq xmm7, [esp + 0]                              ;    65.7 p2+p1   42 a
        paddq xmm3, xmm7                                     ;    71.7 p1      42 a
        movdqa xmm7, [esp + 64]                              ;    44.0 p2      42 a reload
        movdqa [esp + 256], xmm0                             ;    48.3 p0+p3   42 a spill
        movdqa xmm0, xmm5                                    ;    59.7 p0      42 a copy
        pmuludq xmm0, xmm7                                   ;    65.7 p1      42 a
        paddq xmm2, xmm0                                     ;    71.7 p1      42 a
        movdqa xmm0, [esp + 32]                              ;    45.3 p2      42 a reload
        movdqa xmm7, xmm5                                    ;    59.7 p0      42 a copy
        pmuludq xmm7, xmm0                                   ;    65.7 p1      42 a
        pmuludq xmm5, [esp + 16]                             ;    59.7 p2+p1   42 a
        movdqa [esp + 272], xmm7                             ;    71.7 p0+p3   42 a spill
        movdqa xmm7, [esp + 80]                              ;    53.0 p2      42 a reload
        paddq xmm7, xmm5                                     ;    65.7 p1      42 a
        pand xmm1, xmm2                                      ;    75.7 p1      42 a
        psrlq xmm2, 0x1a                                     ;    75.7 p1      42 a
        movdqa xmm5, [esp + 128]                             ;    53.0 p2      42 a reload
        paddq xmm5, xmm2                                     ;    77.7 p1      42 a
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;    50.0 p2      42 a
        pmuludq xmm2, xmm0                                   ;    64.7 p1      42 a
        movdqa xmm0, xmm2                                    ;    70.7 p0      42 a copy
        pmuludq xmm0, [esp + 16]                             ;    76.7 p2+p1   42 a
        pmuludq xmm2, [esp + 64]                             ;    70.7 p2+p1   42 a
        movdqa [esp + 128], xmm1                             ;    77.7 p0+p3   42 a spill
        movdqa xmm1, [esp + 112]                             ;    55.7 p2      42 a reload
        paddq xmm1, xmm2                                     ;    76.7 p1      42 a
        paddq xmm3, xmm0                                     ;    82.7 p1      42 a
        paddq xmm1, [esp + 272]                              ;    80.7 p2+p1   42 a
        movdqa xmm0, [esp + 16]                              ;    57.7 p2      42 a reload
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;    58.7 p2      42 a
        pmuludq xmm2, xmm0                                   ;    70.7 p1      42 a
        movdqa [esp + 272], xmm7                             ;    69.7 p0+p3   42 a spill
        movdqa xmm7, xmm0                                    ;    64.7 p0      42 a copy
        pmuludq xmm7, [esp + 0]                              ;    71.7 p2+p1   42 a
        paddq xmm5, xmm7                                     ;    81.7 p1      42 a
        paddq xmm5, xmm7                                     ;    85.7 p1      42 a
        movdqa xmm7, xmm2                                    ;    76.7 p0      42 a copy
        pmuludq xmm7, xmm0                                   ;    82.7 p1      42 a
        paddq xmm1, xmm7                                     ;    88.7 p1      42 a
        movdqa xmm7, [esp + 32]                              ;    61.7 p2      42 a reload
        movdqa xmm0, xmm2                                    ;    76.7 p0      42 a copy
        pmuludq xmm0, xmm7                                   ;    82.7 p1      42 a
        pmuludq xmm2, [esp + 64]                             ;    77.7 p2+p1   42 a
        paddq xmm3, xmm0                                     ;    88.7 p1      42 a
        movdqa xmm0, [esp + 272]                             ;    69.7 p2      42 a reload
        paddq xmm0, xmm2                                     ;    83.7 p1      42 a
        pand xmm6, xmm5                                      ;    89.7 p1      42 a
        psrlq xmm5, 0x1a                                     ;    89.7 p1      42 a
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;    65.7 p2      42 a reload
        pmuludq xmm5, xmm2                                   ;    91.7 p1      42 a
        movdqa xmm7, [poly1305_blocks.T0_constants128 + 16]  ;    66.7 p2      42 a copy
        pmuludq xmm7, [esp + 0]                              ;    83.7 p2+p1   42 a
        pmuludq xmm7, [esp + 64]                             ;    89.7 p2+p1   42 a
        paddq xmm3, xmm7                                     ;    95.7 p1      42 a
        pand xmm4, xmm3                                      ;    99.7 p1      42 a
        psrlq xmm3, 0x1a                                     ;    99.7 p1      42 a
        paddq xmm1, xmm3                                     ;   101.7 p1      42 a
        paddq xmm5, xmm4                                     ;   101.7 p1      42 a
        movdqa xmm3, [esp + 256]                             ;    69.7 p2      42 a reload
        pand xmm3, xmm1                                      ;   105.7 p1      42 a
        psrlq xmm1, 0x1a                                     ;   105.7 p1      42 a
        paddq xmm0, xmm1                                     ;   107.7 p1      42 a
        movdqa xmm1, [esp + 224]                             ;    71.0 p2      42 a reload
        pand xmm1, xmm5                                      ;   105.7 p1      42 a
        psrlq xmm5, 0x1a                                     ;   105.7 p1      42 a
        paddq xmm3, xmm5                                     ;   107.7 p1      42 a
        movdqa xmm4, [esp + 208]                             ;    72.3 p2      42 a reload
        pand xmm4, xmm0                                      ;   111.7 p1      42 a
        psrlq xmm0, 0x1a                                     ;   111.7 p1      42 a
        movdqa xmm5, [esp + 128]                             ;    77.7 p2      42 a reload
        paddq xmm5, xmm0                                     ;   113.7 p1      42 a
        movdqa xmm0, [esp + 240]                             ;    74.3 p2      42 a reload
        pand xmm0, xmm5                                      ;   117.7 p1      42 a
        psrlq xmm5, 0x1a                                     ;   117.7 p1      42 a
        paddq xmm6, xmm5                                     ;   119.7 p1      42 a
        movdqa [esp + 288], xmm6                             ;   123.7 p0+p3   42 a
        movdqa xmm5, xmm2                                    ;    76.3 p0      42 a copy
        pmuludq xmm5, xmm6                                   ;   123.7 p1      42 a
        movdqa xmm7, xmm6                                    ;   123.7 p0      42 a copy
        punpcklqdq xmm7, [esp + 64]                          ;   129.7 p2+p1   42 a
        movdqa [esp + 304], xmm0                             ;   119.7 p0+p3   42 a
        movdqa [esp + 320], xmm5                             ;   129.7 p0+p3   42 a
        movdqa [esp + 336], xmm4                             ;   113.7 p0+p3   42 a
        movdqa [esp + 352], xmm1                             ;   107.7 p0+p3   42 a
        movdqa [esp + 368], xmm3                             ;   111.7 p0+p3   42 a
        movdqa [esp + 384], xmm7                             ;   131.7 p0+p3   42 a
        movdqa xmm7, [poly1305_blocks.T0_constants128 + 16]  ;    81.7 p2      42 a copy
        pmuludq xmm7, xmm0                                   ;   119.7 p1      42 a
        movdqa [esp + 400], xmm7                             ;   125.7 p0+p3   42 a
        movdqa xmm7, xmm0                                    ;   119.7 p0      42 a copy
        punpcklqdq xmm7, [esp + 16]                          ;   125.7 p2+p1   42 a
        movdqa [esp + 416], xmm7                             ;   127.7 p0+p3   42 a
        movdqa xmm7, xmm5                                    ;   129.7 p0      42 a copy
        pmuludq xmm7, [esp + 384]                            ;   138.7 p2+p1   42 a
        movdqa xmm6, xmm5                                    ;   129.7 p0      42 a copy
        pmuludq xmm6, [esp + 416]                            ;   135.7 p2+p1   42 a
        movdqa xmm5, xmm4                                    ;   113.7 p0      42 a copy
        punpcklqdq xmm5, [esp + 32]                          ;   119.7 p2+p1   42 a
        movdqa [esp + 432], xmm5                             ;   121.7 p0+p3   42 a
        movdqa xmm5, [poly1305_blocks.T0_constants128 + 16]  ;    88.3 p2      42 a copy
        pmuludq xmm5, xmm4                                   ;   113.7 p1      42 a
        movdqa [esp + 448], xmm5                             ;   119.7 p0+p3   42 a
        movdqa xmm0, xmm5                                    ;   119.7 p0      42 a copy
        pmuludq xmm0, [esp + 416]                            ;   134.7 p2+p1   42 a
        pmuludq xmm5, [esp + 384]                            ;   138.7 p2+p1   42 a
        movdqa xmm2, xmm4                                    ;   113.7 p0      42 a copy
        pmuludq xmm2, [esp + 432]                            ;   128.7 p2+p1   42 a
        movdqa xmm4, xmm1                                    ;   107.7 p0      42 a copy
        punpcklqdq xmm4, [esp + 48]                          ;   113.7 p2+p1   42 a
        movdqa [esp + 464], xmm4                             ;   115.7 p0+p3   42 a
        movdqa xmm4, xmm1                                    ;   107.7 p0      42 a copy
        pmuludq xmm4, [esp + 416]                            ;   134.7 p2+p1   42 a
        paddq xmm7, xmm4                                     ;   144.7 p1      42 a
        movdqa xmm4, [esp + 464]                             ;   115.7 p2      42 a reload
        movdqa [esp + 48], xmm6                              ;   141.7 p0+p3   42 a spill
        movdqa xmm6, xmm1                                    ;   107.7 p0      42 a copy
        pmuludq xmm6, xmm4                                   ;   122.7 p1      42 a
        paddq xmm0, xmm6                                     ;   140.7 p1      42 a
        movdqa xmm6, [esp + 432]                             ;   121.7 p2      42 a reload
        movdqa xmm4, xmm1                                    ;   107.7 p0      42 a copy
        pmuludq xmm4, xmm6                                   ;   128.7 p1      42 a
        movdqa xmm6, [esp + 48]                              ;   141.7 p2      42 a reload
        paddq xmm6, xmm4                                     ;   148.7 p1      42 a
        movdqa xmm4, [esp + 384]                             ;   131.7 p2      42 a reload
        movdqa [esp + 48], xmm6                              ;   152.7 p0+p3   42 a spill
        movdqa xmm6, xmm1                                    ;   107.7 p0      42 a copy
        pmuludq xmm6, xmm4                                   ;   138.7 p1      42 a
        paddq xmm2, xmm6                                     ;   144.7 p1      42 a
        movdqa xmm6, xmm3                                    ;   111.7 p0      42 a copy
        punpcklqdq xmm6, [esp + 0]                           ;   122.7 p2+p1   42 a
        pmuludq xmm1, xmm6                                   ;   124.7 p1      42 a
        paddq xmm5, xmm1                                     ;   144.7 p1      42 a
        movdqa xmm1, [esp + 464]                             ;   115.7 p2      42 a reload
        movdqa xmm4, xmm3                                    ;   111.7 p0      42 a copy
        pmuludq xmm4, xmm1                                   ;   125.7 p1      42 a
        paddq xmm5, xmm4                                     ;   148.7 p1      42 a
        movdqa xmm4, [esp + 432]                             ;   121.7 p2      42 a reload
        movdqa xmm1, xmm3                                    ;   111.7 p0      42 a copy
        pmuludq xmm1, xmm4                                   ;   128.7 p1      42 a
        paddq xmm7, xmm1                                     ;   148.7 p1      42 a
        movdqa xmm1, [esp + 416]                             ;   127.7 p2      42 a reload
        movdqa xmm4, xmm3                                    ;   111.7 p0      42 a copy
        pmuludq xmm4, xmm1                                   ;   134.7 p1      42 a
        paddq xmm2, xmm4                                     ;   148.7 p1      42 a
        movdqa xmm4, xmm3                                    ;   111.7 p0      42 a copy
        pmuludq xmm4, xmm6                                   ;   131.7 p1      42 a
        movdqa xmm1, [esp + 48]                              ;   152.7 p2      42 a reload
        paddq xmm1, xmm4                                     ;   159.7 p1      42 a
        movdqa xmm4, [poly1305_blocks.T0_constants128 + 16]  ;   108.3 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;   133.7 p1      42 a
        movdqa [esp + 480], xmm3                             ;   139.7 p0+p3   42 a
        pmuludq xmm3, [esp + 384]                            ;   139.7 p2+p1   42 a
        paddq xmm0, xmm3                                     ;   145.7 p1      42 a
        movdqa [esp + 496], xmm6                             ;   124.7 p0+p3   42 a
        mov esi, dword [esp + 1020]                          ;   111.0 p2      42 blocks
        shr esi, 2                                           ;   136.7 p1      42 blocks
        cmp esi, 1                                           ;   140.7 p0      42 blocks
        sbb edi, edi                                         ;   141.2 p1      42 blocks
        movdqa xmm3, xmm4                                    ;   115.3 p0      42 a copy
        pmuludq xmm3, xmm6                                   ;   141.7 p1      42 a
        movdqa [esp + 512], xmm3                             ;   147.7 p0+p3   42 a
        movdqa xmm3, [esp + 320]                             ;   129.7 p2      42 a
        pmuludq xmm3, xmm6                                   ;   142.7 p1      42 a
        paddq xmm0, xmm3                                     ;   149.7 p1      42 a
        movdqa xmm3, [esp + 336]                             ;   123.7 p2      42 a
        pmuludq xmm3, xmm6                                   ;   144.7 p1      42 a
        paddq xmm7, xmm3                                     ;   152.7 p1      42 a
        movdqa xmm3, [esp + 304]                             ;   124.7 p2      42 a reload
        pmuludq xmm6, xmm3                                   ;   146.7 p1      42 a
        pmuludq xmm3, [esp + 464]                            ;   147.7 p2+p1   42 a
        paddq xmm7, xmm3                                     ;   156.7 p1      42 a
        paddq xmm2, xmm6                                     ;   152.7 p1      42 a
        movdqa xmm3, xmm7                                    ;   160.7 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;   166.7 p1      42 a
        paddq xmm2, xmm3                                     ;   168.7 p1      42 a
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;   133.3 p2      42 a reload
        pand xmm7, xmm3                                      ;   160.7 p1      42 a
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;   134.3 p2      42 a copy
        movdqa xmm4, [poly1305_blocks.T0_constants128]       ;   135.3 p2      42 a copy
        movdqa [esp + 48], xmm7                              ;   162.7 p0+p3   42 a spill
        movdqa xmm7, [poly1305_blocks.T0_constants128]       ;   136.3 p2      42 a copy
        movdqa [esp + 0], xmm1                               ;   163.7 p0+p3   42 a spill
        movdqa xmm1, [poly1305_blocks.T0_constants128]       ;   137.3 p2      42 a copy
        movdqa [esp + 32], xmm1                              ;   144.3 p0+p3   42 a spill
        movdqa xmm1, [poly1305_blocks.T0_constants128]       ;   138.3 p2      42 a copy
        movdqa [esp + 16], xmm1                              ;   145.3 p0+p3   42 a spill
        movdqa xmm1, [esp + 432]                             ;   139.3 p2      42 a reload
        movdqa [esp + 528], xmm3                             ;   142.7 p0+p3   42 a spill
        movdqa xmm3, [esp + 400]                             ;   144.7 p2      42 a
        pmuludq xmm3, xmm1                                   ;   153.7 p1      42 a
        paddq xmm0, xmm3                                     ;   159.7 p1      42 a
        pand xmm6, xmm0                                      ;   163.7 p1      42 a
        psrlq xmm0, 0x1a                                     ;   163.7 p1      42 a
        paddq xmm5, xmm0                                     ;   165.7 p1      42 a
        movdqa xmm0, [esp + 320]                             ;   146.7 p2      42 a
        pmuludq xmm0, xmm1                                   ;   158.7 p1      42 a
        paddq xmm5, xmm0                                     ;   169.7 p1      42 a
        movdqa xmm0, [poly1305_blocks.T0_constants128 + 16]  ;   147.7 p2      42 a reload
        pmuludq xmm1, xmm0                                   ;   160.7 p1      42 a
        movdqa [esp + 544], xmm1                             ;   166.7 p0+p3   42 a
        movdqa xmm1, [esp + 416]                             ;   149.0 p2      42 a reload
        movdqa xmm3, [poly1305_blocks.T0_constants128 + 16]  ;   150.0 p2      42 a copy
        pmuludq xmm3, xmm1                                   ;   161.7 p1      42 a
        movdqa [esp + 560], xmm3                             ;   167.7 p0+p3   42 a
        movdqa xmm3, [esp + 400]                             ;   151.0 p2      42 a reload
        pmuludq xmm1, xmm3                                   ;   162.7 p1      42 a
        pmuludq xmm3, [esp + 384]                            ;   163.7 p2+p1   42 a
        paddq xmm5, xmm1                                     ;   173.7 p1      42 a
        movdqa xmm1, [esp + 0]                               ;   163.7 p2      42 a reload
        paddq xmm1, xmm3                                     ;   170.7 p1      42 a
        pand xmm7, xmm5                                      ;   177.7 p1      42 a
        psrlq xmm5, 0x1a                                     ;   177.7 p1      42 a
        paddq xmm1, xmm5                                     ;   179.7 p1      42 a
        movdqa xmm3, xmm0                                    ;   154.7 p0      42 a copy
        pmuludq xmm3, [esp + 384]                            ;   169.7 p2+p1   42 a
        movdqa [esp + 576], xmm3                             ;   175.7 p0+p3   42 a
        movdqa xmm3, [esp + 464]                             ;   155.7 p2      42 a reload
        movdqa xmm5, [esp + 288]                             ;   156.7 p2      42 a
        pmuludq xmm5, xmm3                                   ;   170.7 p1      42 a
        paddq xmm2, xmm5                                     ;   176.7 p1      42 a
        pmuludq xmm3, [esp + 336]                            ;   172.7 p2+p1   42 a
        paddq xmm1, xmm3                                     ;   183.7 p1      42 a
        pand xmm4, xmm2                                      ;   180.7 p1      42 a
        psrlq xmm2, 0x1a                                     ;   180.7 p1      42 a
        pmuludq xmm2, xmm0                                   ;   182.7 p1      42 a
        paddq xmm6, xmm2                                     ;   188.7 p1      42 a
        movdqa xmm2, [esp + 32]                              ;   159.3 p2      42 a reload
        pand xmm2, xmm1                                      ;   187.7 p1      42 a
        psrlq xmm1, 0x1a                                     ;   187.7 p1      42 a
        movdqa xmm3, [esp + 48]                              ;   162.7 p2      42 a reload
        paddq xmm3, xmm1                                     ;   189.7 p1      42 a
        movdqa xmm1, [esp + 528]                             ;   161.3 p2      42 a reload
        pand xmm1, xmm6                                      ;   192.7 p1      42 a
        psrlq xmm6, 0x1a                                     ;   192.7 p1      42 a
        paddq xmm7, xmm6                                     ;   194.7 p1      42 a
        movdqa [esp + 592], xmm1                             ;   194.7 p0+p3   42 a
        movdqa xmm5, xmm1                                    ;   194.7 p0      42 a copy
        punpcklqdq xmm5, xmm1                                ;   200.7 p1      42 a
        movdqa [esp + 608], xmm5                             ;   202.7 p0+p3   42 a
        movdqa xmm1, [esp + 16]                              ;   164.3 p2      42 a reload
        pand xmm1, xmm3                                      ;   193.7 p1      42 a
        psrlq xmm3, 0x1a                                     ;   193.7 p1      42 a
        paddq xmm4, xmm3                                     ;   195.7 p1      42 a
        movdqa [esp + 624], xmm2                             ;   189.7 p0+p3   42 a
        movdqa xmm3, xmm2                                    ;   189.7 p0      42 a copy
        punpcklqdq xmm3, xmm2                                ;   195.7 p1      42 a
        pmuludq xmm2, xmm0                                   ;   189.7 p1      42 a
        movdqa [esp + 640], xmm2                             ;   195.7 p0+p3   42 a
        movdqa [esp + 656], xmm3                             ;   197.7 p0+p3   42 a
        pmuludq xmm3, xmm0                                   ;   197.7 p1      42 a
        movdqa [esp + 672], xmm3                             ;   203.7 p0+p3   42 a
        movdqa [esp + 688], xmm7                             ;   198.7 p0+p3   42 a
        movdqa [esp + 704], xmm1                             ;   195.7 p0+p3   42 a
        movdqa xmm2, xmm7                                    ;   198.7 p0      42 a copy
        punpcklqdq xmm2, xmm7                                ;   204.7 p1      42 a
        pmuludq xmm7, xmm0                                   ;   198.7 p1      42 a
        movdqa [esp + 720], xmm7                             ;   204.7 p0+p3   42 a
        movdqa [esp + 736], xmm2                             ;   206.7 p0+p3   42 a
        pmuludq xmm2, xmm0                                   ;   206.7 p1      42 a
        movdqa [esp + 752], xmm2                             ;   212.7 p0+p3   42 a
        movdqa xmm2, xmm1                                    ;   195.7 p0      42 a copy
        punpcklqdq xmm2, xmm1                                ;   201.7 p1      42 a
        pmuludq xmm1, xmm0                                   ;   195.7 p1      42 a
        movdqa [esp + 768], xmm1                             ;   201.7 p0+p3   42 a
        movdqa [esp + 784], xmm2                             ;   203.7 p0+p3   42 a
        pmuludq xmm2, xmm0                                   ;   203.7 p1      42 a
        movdqa [esp + 800], xmm2                             ;   209.7 p0+p3   42 a
        movdqa [esp + 816], xmm4                             ;   199.7 p0+p3   42 a
        movdqa xmm1, xmm4                                    ;   199.7 p0      42 a copy
        punpcklqdq xmm1, xmm4                                ;   205.7 p1      42 a
        pmuludq xmm4, xmm0                                   ;   199.7 p1      42 a
        pmuludq xmm0, xmm1                                   ;   207.7 p1      42 a
        movdqa [esp + 832], xmm1                             ;   207.7 p0+p3   42 a
        movdqa [esp + 848], xmm4                             ;   205.7 p0+p3   42 a
        movdqa [esp + 864], xmm0                             ;   213.7 p0+p3   42 a
        add esi, 0xffffffff                                  ;   185.7 p0      42 blocks
        sub esi, edi                                         ;   186.2 p0      42 blocks
        mov dword [esp + 1052], esi                          ;   198.3 p0+p3   42 blocks
        shl esi, 6                                           ;   200.7 p1      42 blocks
        add esi, dword [esp + 1056]                          ;   204.7 p2+p0   42 blocks
        mov dword [esp + 1060], esi                          ;   205.2 p0+p3   42 blocks
        cmp dword [esp + 1052], 0                            ;                    no blocks?
        je .blocks_2_done
        mov esi, dword [esp + 1056]                          ;                    resident
        align 16
.blocks_2:
        movq xmm0, [esi]                                     ;     0.0 p2      42 a
        movhps xmm0, [esi + 16]                              ;     7.0 p2+p1   42 a
        movdqa xmm1, xmm0                                    ;     9.0 p0      42 a copy
        psrlq xmm1, 0x34                                     ;    15.0 p1      42 a
        movdqa xmm2, xmm0                                    ;     9.0 p0      42 a copy
        psrlq xmm2, 0x1a                                     ;    15.0 p1      42 a
        movq xmm3, [esi + 8]                                 ;     2.7 p2      42 a
        movhps xmm3, [esi + 24]                              ;     9.7 p2+p1   42 a
        movdqa xmm4, xmm3                                    ;    11.7 p0      42 a copy
        psllq xmm4, 0xc                                      ;    17.7 p1      42 a
        por xmm1, xmm4                                       ;    19.7 p1      42 a
        movdqa xmm4, xmm3                                    ;    11.7 p0      42 a copy
        psrlq xmm4, 0xe                                      ;    17.7 p1      42 a
        psrlq xmm3, 0x28                                     ;    11.7 p1      42 a
        movq xmm5, [esi + 32]                                ;     6.0 p2      42 a
        movhps xmm5, [esi + 48]                              ;    13.0 p2+p1   42 a
        movq xmm6, [esi + 40]                                ;     8.0 p2      42 a
        movhps xmm6, [esi + 56]                              ;    15.0 p2+p1   42 a
        movdqa xmm7, xmm5                                    ;    15.0 p0      42 a copy
        psrlq xmm7, 0x34                                     ;    21.0 p1      42 a
        movdqa [esp + 0], xmm0                               ;     9.7 p0+p3   42 a spill
        movdqa xmm0, xmm5                                    ;    15.0 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;    21.0 p1      42 a
        movdqa [esp + 16], xmm5                              ;    15.0 p0+p3   42 a spill
        movdqa xmm5, xmm6                                    ;    17.0 p0      42 a copy
        psllq xmm5, 0xc                                      ;    23.0 p1      42 a
        por xmm7, xmm5                                       ;    25.0 p1      42 a
        movdqa xmm5, xmm6                                    ;    17.0 p0      42 a copy
        psrlq xmm5, 0xe                                      ;    23.0 p1      42 a
        psrlq xmm6, 0x28                                     ;    19.3 p1      42 a
        pand xmm1, [poly1305_blocks.T0_constants128]         ;    21.7 p2+p1   42 a
        paddq xmm1, [esp + 160]                              ;    23.7 p2+p1   42 a
        movdqa [esp + 32], xmm6                              ;    21.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 800]                             ;    15.3 p2      42 a
        pmuludq xmm6, xmm1                                   ;    27.7 p1      42 a
        movdqa [esp + 48], xmm6                              ;    33.7 p0+p3   42 a spill
        movdqa xmm6, [esp + 864]                             ;    16.7 p2      42 a
        pmuludq xmm6, xmm1                                   ;    27.7 p1      42 a
        movdqa [esp + 64], xmm6                              ;    33.7 p0+p3   42 a spill
        movdqa xmm6, [esp + 608]                             ;    18.0 p2      42 a
        pmuludq xmm6, xmm1                                   ;    27.7 p1      42 a
        movdqa [esp + 80], xmm6                              ;    33.7 p0+p3   42 a spill
        movdqa xmm6, [esp + 736]                             ;    19.3 p2      42 a
        pmuludq xmm6, xmm1                                   ;    27.7 p1      42 a
        pmuludq xmm1, [esp + 656]                            ;    27.7 p2+p1   42 a
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    27.3 p2+p1   42 a
        movdqa [esp + 880], xmm1                             ;    33.7 p0+p3   42 a spill
        movdqa xmm1, [esp + 400]                             ;    22.3 p2      42 a
        pmuludq xmm1, xmm7                                   ;    29.3 p1      42 a
        movdqa [esp + 112], xmm6                             ;    33.7 p0+p3   42 a spill
        movdqa xmm6, [esp + 48]                              ;    33.7 p2      42 a reload
        paddq xmm6, xmm1                                     ;    40.7 p1      42 a
        movdqa xmm1, [esp + 320]                             ;    24.3 p2      42 a
        pmuludq xmm1, xmm7                                   ;    31.3 p1      42 a
        movdqa [esp + 48], xmm7                              ;    29.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 64]                              ;    33.7 p2      42 a reload
        paddq xmm7, xmm1                                     ;    40.7 p1      42 a
        movdqa xmm1, [poly1305_blocks.T0_constants128]       ;    26.3 p2      42 a reload
        pand xmm2, xmm1                                      ;    33.3 p1      42 a
        paddq xmm2, [esp + 176]                              ;    35.3 p2+p1   42 a
        movdqa [esp + 64], xmm7                              ;    44.7 p0+p3   42 a spill
        movdqa xmm7, [esp + 864]                             ;    28.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    39.3 p1      42 a
        paddq xmm6, xmm7                                     ;    45.3 p1      42 a
        movdqa xmm7, [esp + 608]                             ;    29.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    39.3 p1      42 a
        movdqa [esp + 128], xmm2                             ;    39.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 64]                              ;    44.7 p2      42 a reload
        paddq xmm2, xmm7                                     ;    51.7 p1      42 a
        movdqa xmm7, [poly1305_blocks.T0_constants128 + 32]  ;    31.3 p2      42 a reload
        por xmm3, xmm7                                       ;    38.3 p1      42 a
        movdqa [esp + 64], xmm2                              ;    55.7 p0+p3   42 a spill
        movdqa xmm2, [esp + 32]                              ;    32.3 p2      42 a reload
        por xmm2, xmm7                                       ;    39.3 p1      42 a
        movdqa xmm7, [esp + 480]                             ;    33.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    41.3 p1      42 a
        paddq xmm6, xmm7                                     ;    49.3 p1      42 a
        movdqa xmm7, [esp + 448]                             ;    34.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    42.3 p1      42 a
        movdqa [esp + 32], xmm2                              ;    41.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 64]                              ;    55.7 p2      42 a reload
        paddq xmm2, xmm7                                     ;    62.7 p1      42 a
        pand xmm4, xmm1                                      ;    44.3 p1      42 a
        paddq xmm4, [esp + 96]                               ;    46.3 p2+p1   42 a
        movdqa xmm7, [esp + 672]                             ;    37.3 p2      42 a
        pmuludq xmm7, xmm4                                   ;    50.3 p1      42 a
        paddq xmm6, xmm7                                     ;    56.3 p1      42 a
        movdqa xmm7, [esp + 800]                             ;    38.3 p2      42 a
        pmuludq xmm7, xmm4                                   ;    50.3 p1      42 a
        paddq xmm2, xmm7                                     ;    66.7 p1      42 a
        movdqa xmm7, [esp + 864]                             ;    39.3 p2      42 a
        pmuludq xmm7, xmm4                                   ;    50.3 p1      42 a
        movdqa [esp + 64], xmm4                              ;    50.3 p0+p3   42 a spill
        movdqa xmm4, [esp + 80]                              ;    40.3 p2      42 a reload
        paddq xmm4, xmm7                                     ;    56.3 p1      42 a
        paddq xmm3, [esp + 144]                              ;    52.3 p2+p1   42 a
        movdqa xmm7, [esp + 752]                             ;    42.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;    56.3 p1      42 a
        paddq xmm6, xmm7                                     ;    62.3 p1      42 a
        movdqa xmm7, [esp + 672]                             ;    43.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;    56.3 p1      42 a
        paddq xmm2, xmm7                                     ;    70.7 p1      42 a
        movdqa xmm7, [esp + 800]                             ;    44.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;    57.3 p1      42 a
        paddq xmm4, xmm7                                     ;    63.3 p1      42 a
        movdqa xmm7, [esp + 864]                             ;    45.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;    59.3 p1      42 a
        movdqa [esp + 80], xmm3                              ;    56.3 p0+p3   42 a spill
        movdqa xmm3, [esp + 112]                             ;    46.3 p2      42 a reload
        paddq xmm3, xmm7                                     ;    65.3 p1      42 a
        pand xmm0, xmm1                                      ;    61.3 p1      42 a
        movdqa xmm7, [esp + 320]                             ;    47.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;    63.3 p1      42 a
        paddq xmm6, xmm7                                     ;    69.3 p1      42 a
        movdqa xmm7, [esp + 352]                             ;    48.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;    64.3 p1      42 a
        paddq xmm2, xmm7                                     ;    74.7 p1      42 a
        movdqa xmm7, [esp + 368]                             ;    49.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;    66.3 p1      42 a
        paddq xmm4, xmm7                                     ;    72.3 p1      42 a
        movdqa xmm7, [esp + 336]                             ;    50.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;    68.3 p1      42 a
        paddq xmm3, xmm7                                     ;    74.3 p1      42 a
        movdqa xmm7, [esp + 304]                             ;    51.3 p2      42 a reload
        pmuludq xmm0, xmm7                                   ;    70.3 p1      42 a
        movdqa xmm7, [esp + 880]                             ;    52.3 p2      42 a reload
        paddq xmm7, xmm0                                     ;    76.3 p1      42 a
        pand xmm5, xmm1                                      ;    72.3 p1      42 a
        movdqa xmm0, [esp + 448]                             ;    53.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    74.3 p1      42 a
        paddq xmm6, xmm0                                     ;    80.3 p1      42 a
        add esi, 0x40                                        ;    53.7 p0      42 blocks
        movdqa xmm0, [esp + 400]                             ;    54.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    75.3 p1      42 a
        paddq xmm2, xmm0                                     ;    81.3 p1      42 a
        movdqa xmm0, [esp + 320]                             ;    55.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    77.3 p1      42 a
        paddq xmm4, xmm0                                     ;    83.3 p1      42 a
        movdqa xmm0, [esp + 352]                             ;    56.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    79.3 p1      42 a
        paddq xmm3, xmm0                                     ;    85.3 p1      42 a
        movdqa xmm0, [esp + 368]                             ;    57.3 p2      42 a reload
        pmuludq xmm5, xmm0                                   ;    81.3 p1      42 a
        paddq xmm7, xmm5                                     ;    87.3 p1      42 a
        movdqa xmm5, [esp + 48]                              ;    58.3 p2      42 a reload
        movdqa [esp + 880], xmm7                             ;    91.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 368]                             ;    59.3 p2      42 a copy
        pmuludq xmm7, xmm5                                   ;    83.3 p1      42 a
        paddq xmm3, xmm7                                     ;    89.3 p1      42 a
        movdqa xmm7, [esp + 352]                             ;    60.3 p2      42 a
        pmuludq xmm7, xmm5                                   ;    85.3 p1      42 a
        paddq xmm4, xmm7                                     ;    91.3 p1      42 a
        movdqa xmm7, [esp + 336]                             ;    61.3 p2      42 a reload
        pmuludq xmm5, xmm7                                   ;    87.3 p1      42 a
        movdqa xmm7, [esp + 880]                             ;    91.3 p2      42 a reload
        paddq xmm7, xmm5                                     ;    98.3 p1      42 a
        movdqa xmm5, [esp + 0]                               ;    63.3 p2      42 a reload
        pand xmm5, xmm1                                      ;    89.3 p1      42 a
        paddq xmm5, [esp + 192]                              ;    91.3 p2+p1   42 a
        movdqa xmm0, [esp + 608]                             ;    65.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    95.3 p1      42 a
        paddq xmm6, xmm0                                     ;   101.3 p1      42 a
        movdqa xmm0, [esp + 736]                             ;    66.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    95.3 p1      42 a
        paddq xmm2, xmm0                                     ;   101.3 p1      42 a
        movdqa xmm0, [esp + 656]                             ;    67.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    95.3 p1      42 a
        paddq xmm4, xmm0                                     ;   101.3 p1      42 a
        movdqa xmm0, [esp + 784]                             ;    68.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    97.3 p1      42 a
        paddq xmm3, xmm0                                     ;   103.3 p1      42 a
        pmuludq xmm5, [esp + 832]                            ;    99.3 p2+p1   42 a
        paddq xmm7, xmm5                                     ;   105.3 p1      42 a
        movdqa xmm0, [esp + 16]                              ;    70.3 p2      42 a reload
        pand xmm0, xmm1                                      ;   101.3 p1      42 a
        movdqa xmm5, [esp + 352]                             ;    71.3 p2      42 a
        pmuludq xmm5, xmm0                                   ;   103.3 p1      42 a
        paddq xmm6, xmm5                                     ;   109.3 p1      42 a
        movdqa xmm5, xmm6                                    ;   113.3 p0      42 a copy
        psrlq xmm5, 0x1a                                     ;   119.3 p1      42 a
        paddq xmm2, xmm5                                     ;   121.3 p1      42 a
        movdqa xmm5, [esp + 368]                             ;    72.3 p2      42 a
        pmuludq xmm5, xmm0                                   ;   106.3 p1      42 a
        paddq xmm2, xmm5                                     ;   125.3 p1      42 a
        movdqa xmm5, xmm2                                    ;   129.3 p0      42 a copy
        psrlq xmm5, 0x1a                                     ;   135.3 p1      42 a
        paddq xmm4, xmm5                                     ;   137.3 p1      42 a
        movdqa xmm5, [esp + 336]                             ;    73.3 p2      42 a
        pmuludq xmm5, xmm0                                   ;   110.3 p1      42 a
        paddq xmm4, xmm5                                     ;   141.3 p1      42 a
        movdqa xmm5, [esp + 304]                             ;    74.3 p2      42 a
        pmuludq xmm5, xmm0                                   ;   112.3 p1      42 a
        paddq xmm3, xmm5                                     ;   118.3 p1      42 a
        pmuludq xmm0, [esp + 288]                            ;   114.3 p2+p1   42 a
        paddq xmm7, xmm0                                     ;   120.3 p1      42 a
        pand xmm6, xmm1                                      ;   116.3 p1      42 a
        pand xmm2, xmm1                                      ;   129.3 p1      42 a
        movdqa xmm0, xmm1                                    ;    77.0 p0      42 a copy
        movdqa xmm5, [poly1305_blocks.T0_constants128]       ;    77.3 p2      42 a copy
        movdqa [esp + 16], xmm2                              ;   131.3 p0+p3   42 a spill
        movdqa xmm2, [poly1305_blocks.T0_constants128]       ;    78.3 p2      42 a copy
        movdqa [esp + 0], xmm2                               ;    85.3 p0+p3   42 a spill
        movdqa xmm2, [poly1305_blocks.T0_constants128]       ;    79.3 p2      42 a copy
        movdqa [esp + 880], xmm1                             ;    81.7 p0+p3   42 a spill
        movdqa xmm1, [esp + 736]                             ;    80.3 p2      42 a
        pmuludq xmm1, [esp + 128]                            ;   118.3 p2+p1   42 a
        paddq xmm4, xmm1                                     ;   145.3 p1      42 a
        movdqa xmm1, [esp + 32]                              ;    82.3 p2      42 a reload
        movdqa [esp + 48], xmm2                              ;    86.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 400]                             ;    83.3 p2      42 a
        pmuludq xmm2, xmm1                                   ;   120.3 p1      42 a
        paddq xmm4, xmm2                                     ;   149.3 p1      42 a
        movdqa xmm2, [esp + 320]                             ;    84.3 p2      42 a
        pmuludq xmm2, xmm1                                   ;   122.3 p1      42 a
        paddq xmm3, xmm2                                     ;   128.3 p1      42 a
        pmuludq xmm1, [esp + 352]                            ;   124.3 p2+p1   42 a
        paddq xmm7, xmm1                                     ;   130.3 p1      42 a
        movdqa xmm1, xmm4                                    ;   153.3 p0      42 a copy
        psrlq xmm1, 0x1a                                     ;   159.3 p1      42 a
        movdqa xmm2, [esp + 880]                             ;    86.3 p2      42 a reload
        pand xmm2, xmm4                                      ;   153.3 p1      42 a
        movdqa [esp + 160], xmm2                             ;   155.3 p0+p3   42 blocks
        movdqa xmm2, [esp + 128]                             ;    87.7 p2      42 a reload
        movdqa xmm4, [esp + 656]                             ;    88.7 p2      42 a
        pmuludq xmm4, xmm2                                   ;   128.3 p1      42 a
        paddq xmm3, xmm4                                     ;   134.3 p1      42 a
        pmuludq xmm2, [esp + 784]                            ;   130.3 p2+p1   42 a
        paddq xmm7, xmm2                                     ;   136.3 p1      42 a
        movdqa xmm2, [esp + 64]                              ;    90.7 p2      42 a reload
        movdqa xmm4, [esp + 608]                             ;    91.7 p2      42 a
        pmuludq xmm4, xmm2                                   ;   132.3 p1      42 a
        paddq xmm3, xmm4                                     ;   138.3 p1      42 a
        pmuludq xmm2, [esp + 736]                            ;   134.3 p2+p1   42 a
        paddq xmm7, xmm2                                     ;   140.3 p1      42 a
        pand xmm0, xmm3                                      ;   142.3 p1      42 a
        paddq xmm1, xmm0                                     ;   161.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   142.3 p1      42 a
        paddq xmm7, xmm3                                     ;   144.3 p1      42 a
        movdqa xmm0, [esp + 0]                               ;    93.7 p2      42 a reload
        pand xmm0, xmm1                                      ;   165.3 p1      42 a
        psrlq xmm1, 0x1a                                     ;   165.3 p1      42 a
        movdqa [esp + 96], xmm0                              ;   167.3 p0+p3   42 blocks
        movdqa xmm0, [esp + 608]                             ;    95.3 p2      42 a
        pmuludq xmm0, [esp + 80]                             ;   142.3 p2+p1   42 a
        paddq xmm7, xmm0                                     ;   148.3 p1      42 a
        pand xmm5, xmm7                                      ;   152.3 p1      42 a
        paddq xmm1, xmm5                                     ;   167.3 p1      42 a
        psrlq xmm7, 0x1a                                     ;   152.3 p1      42 a
        pmuludq xmm7, [poly1305_blocks.T0_constants128 + 16] ;   154.3 p2+p1   42 a
        paddq xmm6, xmm7                                     ;   160.3 p1      42 a
        movdqa [esp + 144], xmm1                             ;   171.3 p0+p3   42 blocks
        movdqa xmm0, [esp + 48]                              ;    99.3 p2      42 a reload
        pand xmm0, xmm6                                      ;   164.3 p1      42 a
        movdqa [esp + 192], xmm0                             ;   166.3 p0+p3   42 blocks
        psrlq xmm6, 0x1a                                     ;   164.3 p1      42 a
        movdqa xmm0, [esp + 16]                              ;   131.3 p2      42 a reload
        paddq xmm0, xmm6                                     ;   166.3 p1      42 a
        movdqa [esp + 176], xmm0                             ;   170.3 p0+p3   42 blocks
        cmp esi, dword [esp + 1060]                          ;                    more blocks?
        jne .blocks_2
        mov dword [esp + 1056], esi                          ;                    resident
.blocks_2_done:
        mov esi, dword [esp + 1020]                          ;     0.0 p2      42 blocks_last
        shr esi, 2                                           ;     2.0 p1      42 blocks_last
        cmp esi, 1                                           ;     6.0 p0      42 blocks_last
        sbb edi, edi                                         ;     6.5 p1      42 blocks_last
        add edi, 1                                           ;    12.5 p0      42 blocks_last
        mov dword [esp + 1064], edi                          ;    13.0 p0+p3   42 blocks_last
        shl edi, 6                                           ;    13.0 p1      42 blocks_last
        add edi, dword [esp + 1056]                          ;    17.0 p2+p0   42 blocks_last
        mov dword [esp + 1068], edi                          ;    17.5 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 192]                             ;     5.7 p2      42 blocks_last reload
        movdqa [esp + 896], xmm0                             ;    12.7 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 176]                             ;     6.7 p2      42 blocks_last reload
        movdqa [esp + 912], xmm0                             ;    13.7 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 160]                             ;     7.7 p2      42 blocks_last reload
        movdqa [esp + 928], xmm0                             ;    14.7 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 96]                              ;     8.7 p2      42 blocks_last reload
        movdqa [esp + 944], xmm0                             ;    15.7 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 144]                             ;     9.7 p2      42 blocks_last reload
        movdqa [esp + 960], xmm0                             ;    16.7 p0+p3   42 blocks_last
        cmp dword [esp + 1064], 0                            ;                    no blocks_last?
        je .blocks_last_3_done
        mov esi, dword [esp + 1056]                          ;                    resident
        align 16
.blocks_last_3:
        movq xmm0, [esi]                                     ;     0.0 p2      42 a
        movhps xmm0, [esi + 16]                              ;     7.0 p2+p1   42 a
        movdqa xmm1, xmm0                                    ;     9.0 p0      42 a copy
        psrlq xmm1, 0x34                                     ;    15.0 p1      42 a
        movdqa xmm2, xmm0                                    ;     9.0 p0      42 a copy
        psrlq xmm2, 0x1a                                     ;    15.0 p1      42 a
        movq xmm3, [esi + 8]                                 ;     2.7 p2      42 a
        movhps xmm3, [esi + 24]                              ;     9.7 p2+p1   42 a
        movdqa xmm4, xmm3                                    ;    11.7 p0      42 a copy
        psllq xmm4, 0xc                                      ;    17.7 p1      42 a
        por xmm1, xmm4                                       ;    19.7 p1      42 a
        movdqa xmm4, xmm3                                    ;    11.7 p0      42 a copy
        psrlq xmm4, 0xe                                      ;    17.7 p1      42 a
        psrlq xmm3, 0x28                                     ;    11.7 p1      42 a
        movq xmm5, [esi + 32]                                ;     6.0 p2      42 a
        movhps xmm5, [esi + 48]                              ;    13.0 p2+p1   42 a
        movq xmm6, [esi + 40]                                ;     8.0 p2      42 a
        movhps xmm6, [esi + 56]                              ;    15.0 p2+p1   42 a
        movdqa xmm7, xmm5                                    ;    15.0 p0      42 a copy
        psrlq xmm7, 0x34                                     ;    21.0 p1      42 a
        movdqa [esp + 0], xmm0                               ;     9.7 p0+p3   42 a spill
        movdqa xmm0, xmm5                                    ;    15.0 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;    21.0 p1      42 a
        movdqa [esp + 16], xmm5                              ;    15.0 p0+p3   42 a spill
        movdqa xmm5, xmm6                                    ;    17.0 p0      42 a copy
        psllq xmm5, 0xc                                      ;    23.0 p1      42 a
        por xmm7, xmm5                                       ;    25.0 p1      42 a
        movdqa xmm5, xmm6                                    ;    17.0 p0      42 a copy
        psrlq xmm5, 0xe                                      ;    23.0 p1      42 a
        psrlq xmm6, 0x28                                     ;    19.3 p1      42 a
        pand xmm1, [poly1305_blocks.T0_constants128]         ;    21.7 p2+p1   42 a
        paddq xmm1, [esp + 928]                              ;    23.7 p2+p1   42 a
        movdqa [esp + 32], xmm6                              ;    21.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 768]                             ;    15.3 p2      42 a
        pmuludq xmm6, xmm1                                   ;    27.7 p1      42 a
        movdqa [esp + 48], xmm6                              ;    33.7 p0+p3   42 a spill
        movdqa xmm6, [esp + 848]                             ;    16.7 p2      42 a
        pmuludq xmm6, xmm1                                   ;    27.7 p1      42 a
        movdqa [esp + 64], xmm6                              ;    33.7 p0+p3   42 a spill
        movdqa xmm6, [esp + 592]                             ;    18.0 p2      42 a
        pmuludq xmm6, xmm1                                   ;    27.7 p1      42 a
        movdqa [esp + 80], xmm6                              ;    33.7 p0+p3   42 a spill
        movdqa xmm6, [esp + 688]                             ;    19.3 p2      42 a
        pmuludq xmm6, xmm1                                   ;    27.7 p1      42 a
        pmuludq xmm1, [esp + 624]                            ;    27.7 p2+p1   42 a
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    27.3 p2+p1   42 a
        movdqa [esp + 880], xmm1                             ;    33.7 p0+p3   42 a spill
        movdqa xmm1, [esp + 560]                             ;    22.3 p2      42 a
        pmuludq xmm1, xmm7                                   ;    29.3 p1      42 a
        movdqa [esp + 112], xmm6                             ;    33.7 p0+p3   42 a spill
        movdqa xmm6, [esp + 48]                              ;    33.7 p2      42 a reload
        paddq xmm6, xmm1                                     ;    40.7 p1      42 a
        movdqa xmm1, [esp + 576]                             ;    24.3 p2      42 a
        pmuludq xmm1, xmm7                                   ;    31.3 p1      42 a
        movdqa [esp + 48], xmm7                              ;    29.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 64]                              ;    33.7 p2      42 a reload
        paddq xmm7, xmm1                                     ;    40.7 p1      42 a
        movdqa xmm1, [poly1305_blocks.T0_constants128]       ;    26.3 p2      42 a reload
        pand xmm2, xmm1                                      ;    33.3 p1      42 a
        paddq xmm2, [esp + 912]                              ;    35.3 p2+p1   42 a
        movdqa [esp + 64], xmm7                              ;    44.7 p0+p3   42 a spill
        movdqa xmm7, [esp + 848]                             ;    28.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    39.3 p1      42 a
        paddq xmm6, xmm7                                     ;    45.3 p1      42 a
        movdqa xmm7, [esp + 592]                             ;    29.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    39.3 p1      42 a
        movdqa [esp + 128], xmm2                             ;    39.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 64]                              ;    44.7 p2      42 a reload
        paddq xmm2, xmm7                                     ;    51.7 p1      42 a
        movdqa xmm7, [poly1305_blocks.T0_constants128 + 32]  ;    31.3 p2      42 a reload
        por xmm3, xmm7                                       ;    38.3 p1      42 a
        movdqa [esp + 64], xmm2                              ;    55.7 p0+p3   42 a spill
        movdqa xmm2, [esp + 32]                              ;    32.3 p2      42 a reload
        por xmm2, xmm7                                       ;    39.3 p1      42 a
        movdqa xmm7, [esp + 512]                             ;    33.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    41.3 p1      42 a
        paddq xmm6, xmm7                                     ;    49.3 p1      42 a
        movdqa xmm7, [esp + 544]                             ;    34.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    42.3 p1      42 a
        movdqa [esp + 32], xmm2                              ;    41.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 64]                              ;    55.7 p2      42 a reload
        paddq xmm2, xmm7                                     ;    62.7 p1      42 a
        pand xmm4, xmm1                                      ;    44.3 p1      42 a
        paddq xmm4, [esp + 944]                              ;    46.3 p2+p1   42 a
        movdqa xmm7, [esp + 640]                             ;    37.3 p2      42 a
        pmuludq xmm7, xmm4                                   ;    50.3 p1      42 a
        paddq xmm6, xmm7                                     ;    56.3 p1      42 a
        movdqa xmm7, [esp + 768]                             ;    38.3 p2      42 a
        pmuludq xmm7, xmm4                                   ;    50.3 p1      42 a
        paddq xmm2, xmm7                                     ;    66.7 p1      42 a
        movdqa xmm7, [esp + 848]                             ;    39.3 p2      42 a
        pmuludq xmm7, xmm4                                   ;    50.3 p1      42 a
        movdqa [esp + 64], xmm4                              ;    50.3 p0+p3   42 a spill
        movdqa xmm4, [esp + 80]                              ;    40.3 p2      42 a reload
        paddq xmm4, xmm7                                     ;    56.3 p1      42 a
        paddq xmm3, [esp + 960]                              ;    52.3 p2+p1   42 a
        movdqa xmm7, [esp + 720]                             ;    42.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;    56.3 p1      42 a
        paddq xmm6, xmm7                                     ;    62.3 p1      42 a
        movdqa xmm7, [esp + 640]                             ;    43.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;    56.3 p1      42 a
        paddq xmm2, xmm7                                     ;    70.7 p1      42 a
        movdqa xmm7, [esp + 768]                             ;    44.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;    57.3 p1      42 a
        paddq xmm4, xmm7                                     ;    63.3 p1      42 a
        movdqa xmm7, [esp + 848]                             ;    45.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;    59.3 p1      42 a
        movdqa [esp + 80], xmm3                              ;    56.3 p0+p3   42 a spill
        movdqa xmm3, [esp + 112]                             ;    46.3 p2      42 a reload
        paddq xmm3, xmm7                                     ;    65.3 p1      42 a
        pand xmm0, xmm1                                      ;    61.3 p1      42 a
        movdqa xmm7, [esp + 576]                             ;    47.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;    63.3 p1      42 a
        paddq xmm6, xmm7                                     ;    69.3 p1      42 a
        movdqa xmm7, [esp + 464]                             ;    48.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;    64.3 p1      42 a
        paddq xmm2, xmm7                                     ;    74.7 p1      42 a
        movdqa xmm7, [esp + 496]                             ;    49.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;    66.3 p1      42 a
        paddq xmm4, xmm7                                     ;    72.3 p1      42 a
        movdqa xmm7, [esp + 432]                             ;    50.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;    68.3 p1      42 a
        paddq xmm3, xmm7                                     ;    74.3 p1      42 a
        movdqa xmm7, [esp + 416]                             ;    51.3 p2      42 a reload
        pmuludq xmm0, xmm7                                   ;    70.3 p1      42 a
        movdqa xmm7, [esp + 880]                             ;    52.3 p2      42 a reload
        paddq xmm7, xmm0                                     ;    76.3 p1      42 a
        pand xmm5, xmm1                                      ;    72.3 p1      42 a
        movdqa xmm0, [esp + 544]                             ;    53.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    74.3 p1      42 a
        paddq xmm6, xmm0                                     ;    80.3 p1      42 a
        add esi, 0x40                                        ;    53.7 p0      42 blocks_last
        movdqa xmm0, [esp + 560]                             ;    54.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    75.3 p1      42 a
        paddq xmm2, xmm0                                     ;    81.3 p1      42 a
        movdqa xmm0, [esp + 576]                             ;    55.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    77.3 p1      42 a
        paddq xmm4, xmm0                                     ;    83.3 p1      42 a
        movdqa xmm0, [esp + 464]                             ;    56.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    79.3 p1      42 a
        paddq xmm3, xmm0                                     ;    85.3 p1      42 a
        movdqa xmm0, [esp + 496]                             ;    57.3 p2      42 a reload
        pmuludq xmm5, xmm0                                   ;    81.3 p1      42 a
        paddq xmm7, xmm5                                     ;    87.3 p1      42 a
        movdqa xmm5, [esp + 48]                              ;    58.3 p2      42 a reload
        movdqa [esp + 880], xmm7                             ;    91.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 496]                             ;    59.3 p2      42 a copy
        pmuludq xmm7, xmm5                                   ;    83.3 p1      42 a
        paddq xmm3, xmm7                                     ;    89.3 p1      42 a
        movdqa xmm7, [esp + 464]                             ;    60.3 p2      42 a
        pmuludq xmm7, xmm5                                   ;    85.3 p1      42 a
        paddq xmm4, xmm7                                     ;    91.3 p1      42 a
        movdqa xmm7, [esp + 432]                             ;    61.3 p2      42 a reload
        pmuludq xmm5, xmm7                                   ;    87.3 p1      42 a
        movdqa xmm7, [esp + 880]                             ;    91.3 p2      42 a reload
        paddq xmm7, xmm5                                     ;    98.3 p1      42 a
        movdqa xmm5, [esp + 0]                               ;    63.3 p2      42 a reload
        pand xmm5, xmm1                                      ;    89.3 p1      42 a
        paddq xmm5, [esp + 896]                              ;    91.3 p2+p1   42 a
        movdqa xmm0, [esp + 592]                             ;    65.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    95.3 p1      42 a
        paddq xmm6, xmm0                                     ;   101.3 p1      42 a
        movdqa xmm0, [esp + 688]                             ;    66.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    95.3 p1      42 a
        paddq xmm2, xmm0                                     ;   101.3 p1      42 a
        movdqa xmm0, [esp + 624]                             ;    67.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    95.3 p1      42 a
        paddq xmm4, xmm0                                     ;   101.3 p1      42 a
        movdqa xmm0, [esp + 704]                             ;    68.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;    97.3 p1      42 a
        paddq xmm3, xmm0                                     ;   103.3 p1      42 a
        pmuludq xmm5, [esp + 816]                            ;    99.3 p2+p1   42 a
        paddq xmm7, xmm5                                     ;   105.3 p1      42 a
        movdqa xmm0, [esp + 16]                              ;    70.3 p2      42 a reload
        pand xmm0, xmm1                                      ;   101.3 p1      42 a
        movdqa xmm5, [esp + 464]                             ;    71.3 p2      42 a
        pmuludq xmm5, xmm0                                   ;   103.3 p1      42 a
        paddq xmm6, xmm5                                     ;   109.3 p1      42 a
        movdqa xmm5, xmm6                                    ;   113.3 p0      42 a copy
        psrlq xmm5, 0x1a                                     ;   119.3 p1      42 a
        paddq xmm2, xmm5                                     ;   121.3 p1      42 a
        movdqa xmm5, [esp + 496]                             ;    72.3 p2      42 a
        pmuludq xmm5, xmm0                                   ;   106.3 p1      42 a
        paddq xmm2, xmm5                                     ;   125.3 p1      42 a
        movdqa xmm5, xmm2                                    ;   129.3 p0      42 a copy
        psrlq xmm5, 0x1a                                     ;   135.3 p1      42 a
        paddq xmm4, xmm5                                     ;   137.3 p1      42 a
        movdqa xmm5, [esp + 432]                             ;    73.3 p2      42 a
        pmuludq xmm5, xmm0                                   ;   110.3 p1      42 a
        paddq xmm4, xmm5                                     ;   141.3 p1      42 a
        movdqa xmm5, [esp + 416]                             ;    74.3 p2      42 a
        pmuludq xmm5, xmm0                                   ;   112.3 p1      42 a
        paddq xmm3, xmm5                                     ;   118.3 p1      42 a
        pmuludq xmm0, [esp + 384]                            ;   114.3 p2+p1   42 a
        paddq xmm7, xmm0                                     ;   120.3 p1      42 a
        pand xmm6, xmm1                                      ;   116.3 p1      42 a
        pand xmm2, xmm1                                      ;   129.3 p1      42 a
        movdqa xmm0, xmm1                                    ;    77.0 p0      42 a copy
        movdqa xmm5, [poly1305_blocks.T0_constants128]       ;    77.3 p2      42 a copy
        movdqa [esp + 16], xmm2                              ;   131.3 p0+p3   42 a spill
        movdqa xmm2, [poly1305_blocks.T0_constants128]       ;    78.3 p2      42 a copy
        movdqa [esp + 0], xmm2                               ;    85.3 p0+p3   42 a spill
        movdqa xmm2, [poly1305_blocks.T0_constants128]       ;    79.3 p2      42 a copy
        movdqa [esp + 880], xmm1                             ;    81.7 p0+p3   42 a spill
        movdqa xmm1, [esp + 688]                             ;    80.3 p2      42 a
        pmuludq xmm1, [esp + 128]                            ;   118.3 p2+p1   42 a
        paddq xmm4, xmm1                                     ;   145.3 p1      42 a
        movdqa xmm1, [esp + 32]                              ;    82.3 p2      42 a reload
        movdqa [esp + 48], xmm2                              ;    86.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 560]                             ;    83.3 p2      42 a
        pmuludq xmm2, xmm1                                   ;   120.3 p1      42 a
        paddq xmm4, xmm2                                     ;   149.3 p1      42 a
        movdqa xmm2, [esp + 576]                             ;    84.3 p2      42 a
        pmuludq xmm2, xmm1                                   ;   122.3 p1      42 a
        paddq xmm3, xmm2                                     ;   128.3 p1      42 a
        pmuludq xmm1, [esp + 464]                            ;   124.3 p2+p1   42 a
        paddq xmm7, xmm1                                     ;   130.3 p1      42 a
        movdqa xmm1, xmm4                                    ;   153.3 p0      42 a copy
        psrlq xmm1, 0x1a                                     ;   159.3 p1      42 a
        movdqa xmm2, [esp + 880]                             ;    86.3 p2      42 a reload
        pand xmm2, xmm4                                      ;   153.3 p1      42 a
        movdqa [esp + 928], xmm2                             ;   155.3 p0+p3   42 blocks_last
        movdqa xmm2, [esp + 128]                             ;    87.7 p2      42 a reload
        movdqa xmm4, [esp + 624]                             ;    88.7 p2      42 a
        pmuludq xmm4, xmm2                                   ;   128.3 p1      42 a
        paddq xmm3, xmm4                                     ;   134.3 p1      42 a
        pmuludq xmm2, [esp + 704]                            ;   130.3 p2+p1   42 a
        paddq xmm7, xmm2                                     ;   136.3 p1      42 a
        movdqa xmm2, [esp + 64]                              ;    90.7 p2      42 a reload
        movdqa xmm4, [esp + 592]                             ;    91.7 p2      42 a
        pmuludq xmm4, xmm2                                   ;   132.3 p1      42 a
        paddq xmm3, xmm4                                     ;   138.3 p1      42 a
        pmuludq xmm2, [esp + 688]                            ;   134.3 p2+p1   42 a
        paddq xmm7, xmm2                                     ;   140.3 p1      42 a
        pand xmm0, xmm3                                      ;   142.3 p1      42 a
        paddq xmm1, xmm0                                     ;   161.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   142.3 p1      42 a
        paddq xmm7, xmm3                                     ;   144.3 p1      42 a
        movdqa xmm0, [esp + 0]                               ;    93.7 p2      42 a reload
        pand xmm0, xmm1                                      ;   165.3 p1      42 a
        psrlq xmm1, 0x1a                                     ;   165.3 p1      42 a
        movdqa [esp + 944], xmm0                             ;   167.3 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 592]                             ;    95.3 p2      42 a
        pmuludq xmm0, [esp + 80]                             ;   142.3 p2+p1   42 a
        paddq xmm7, xmm0                                     ;   148.3 p1      42 a
        pand xmm5, xmm7                                      ;   152.3 p1      42 a
        paddq xmm1, xmm5                                     ;   167.3 p1      42 a
        psrlq xmm7, 0x1a                                     ;   152.3 p1      42 a
        pmuludq xmm7, [poly1305_blocks.T0_constants128 + 16] ;   154.3 p2+p1   42 a
        paddq xmm6, xmm7                                     ;   160.3 p1      42 a
        movdqa [esp + 960], xmm1                             ;   171.3 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 48]                              ;    99.3 p2      42 a reload
        pand xmm0, xmm6                                      ;   164.3 p1      42 a
        movdqa [esp + 896], xmm0                             ;   166.3 p0+p3   42 blocks_last
        psrlq xmm6, 0x1a                                     ;   164.3 p1      42 a
        movdqa xmm0, [esp + 16]                              ;   131.3 p2      42 a reload
        paddq xmm0, xmm6                                     ;   166.3 p1      42 a
        movdqa [esp + 912], xmm0                             ;   170.3 p0+p3   42 blocks_last
        cmp esi, dword [esp + 1068]                          ;                    more blocks_last?
        jne .blocks_last_3
        mov dword [esp + 1056], esi                          ;                    resident
.blocks_last_3_done:
        movdqa xmm0, [esp + 928]                             ;     0.0 p2      42 a reload
        movdqa xmm1, [esp + 928]                             ;     1.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;     8.0 p1      42 a
        paddq xmm1, xmm0                                     ;    12.0 p1      42 a
        movd esi, xmm1                                       ;    16.0 p0      42 a
        movdqa xmm0, [esp + 912]                             ;     2.0 p2      42 a reload
        movdqa xmm1, [esp + 912]                             ;     3.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    10.0 p1      42 a
        paddq xmm1, xmm0                                     ;    14.0 p1      42 a
        movd edi, xmm1                                       ;    18.0 p0      42 a
        movdqa xmm0, [esp + 944]                             ;     4.0 p2      42 a reload
        movdqa xmm1, [esp + 944]                             ;     5.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    12.0 p1      42 a
        paddq xmm1, xmm0                                     ;    16.0 p1      42 a
        movd ebp, xmm1                                       ;    20.0 p0      42 a
        movdqa xmm0, [esp + 896]                             ;     6.0 p2      42 a reload
        movdqa xmm1, [esp + 896]                             ;     7.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    14.0 p1      42 a
        paddq xmm1, xmm0                                     ;    18.0 p1      42 a
        movd eax, xmm1                                       ;    22.0 p0      42 a
        movdqa xmm0, [esp + 960]                             ;     8.0 p2      42 a reload
        movdqa xmm1, [esp + 960]                             ;     9.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    16.0 p1      42 a
        paddq xmm1, xmm0                                     ;    20.0 p1      42 a
        movd ecx, xmm1                                       ;    24.0 p0      42 a
        mov edx, esi                                         ;    26.0 p1      42 a copy
        shl edx, 0x14                                        ;    26.5 p1      42 a
        shr esi, 0xc                                         ;    26.0 p1      42 a
        mov ebx, edi                                         ;    28.0 p0      42 a copy
        shl ebx, 0x1a                                        ;    28.5 p1      42 a
        shr edi, 6                                           ;    28.0 p1      42 a
        mov dword [esp + 1072], ecx                          ;    34.0 p0+p3   42 a spill
        mov ecx, ebp                                         ;    30.0 p0      42 a copy
        shl ecx, 0xe                                         ;    30.5 p1      42 a
        add eax, ebx                                         ;    32.5 p0      42 a
        adc edx, edi                                         ;    33.0 p1      42 a
        adc esi, ecx                                         ;    39.0 p1      42 a
        mov dword [esp + 1076], ebp                          ;    30.0 p0+p3   42 a spill
        sbb ebp, ebp                                         ;    45.0 p1      42 a
        mov dword [esp + 1000], eax                          ;    33.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1004], edx                          ;    39.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1008], esi                          ;    45.0 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1072]                          ;    35.0 p2      42 a
        shl esi, 8                                           ;    37.0 p1      42 a
        mov edi, dword [esp + 1072]                          ;    35.0 p2      42 a
        shr edi, 0x18                                        ;    37.0 p1      42 a
        mov eax, dword [esp + 1076]                          ;    31.0 p2      42 a
        shr eax, 0x12                                        ;    33.0 p1      42 a
        add ebp, ebp                                         ;    51.0 p0      42 a
        adc esi, eax                                         ;    51.5 p1      42 a
        adc edi, 0                                           ;    57.5 p1      42 a
        mov dword [esp + 1012], esi                          ;    57.5 p0+p3   42 blocks_lanes
        mov dword [esp + 1016], edi                          ;    63.5 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1028]                          ;    29.3 p2      42 blocks_lanes
        add esi, 0xffffffff                                  ;    31.3 p0      42 blocks_lanes
        mov dword [esp + 1028], esi                          ;    32.7 p0+p3   42 blocks_lanes
        test esi, esi                                        ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov esi, dword [esp + 1016]                          ;     0.0 p2      42 a
        shr esi, 2                                           ;     2.0 p1      42 a
        mov edi, dword [esp + 1016]                          ;     1.0 p2      42 a
        and edi, 3                                           ;     3.0 p0      42 a
        mov ebp, dword [esp + 1016]                          ;     2.0 p2      42 a
        and ebp, 0xfffffffc                                  ;     4.0 p0      42 a
        add esi, ebp                                         ;     6.0 p1      42 a
        mov ebp, dword [esp + 1004]                          ;     3.0 p2      42 a
        mov eax, dword [esp + 1008]                          ;     4.0 p2      42 a
        add esi, dword [esp + 1000]                          ;     6.5 p2+p0   42 a
        adc ebp, 0                                           ;     7.0 p1      42 a
        adc eax, 0                                           ;    13.0 p1      42 a
        sbb ecx, ecx                                         ;    19.0 p1      42 a
        mov edx, dword [esp + 1012]                          ;     8.3 p2      42 a
        add ecx, ecx                                         ;    25.0 p0      42 a
        adc edx, 0                                           ;    25.5 p1      42 a
        adc edi, 0                                           ;    31.5 p1      42 a
        mov ecx, dword [esp + 1048]                          ;    11.0 p2      42 a
        shr ecx, 2                                           ;    19.7 p1      42 a
        mov ebx, 0xfffffffc                                  ;    11.7 p0      42 a
        and ebx, dword [esp + 1048]                          ;    12.2 p2+p0   42 a
        add ecx, ebx                                         ;    23.7 p0      42 a
        mov dword [esp + 1080], ecx                          ;    24.2 p0+p3   42 a
        mov ecx, dword [esp + 1044]                          ;    13.3 p2      42 a
        shr ecx, 2                                           ;    20.7 p1      42 a
        mov dword [esp + 1084], esi                          ;    15.0 p0+p3   42 blocks
        mov esi, dword [esp + 1040]                          ;    14.3 p2      42 a
        shr esi, 2                                           ;    21.7 p1      42 a
        mov dword [esp + 1088], ebp                          ;    17.0 p0+p3   42 blocks
        mov ebp, dword [esp + 1044]                          ;    15.3 p2      42 a
        and ebp, 0xfffffffc                                  ;    17.3 p0      42 a
        add ecx, ebp                                         ;    24.7 p0      42 a
        mov dword [esp + 1092], ecx                          ;    25.2 p0+p3   42 a
        mov dword [esp + 1096], eax                          ;    21.0 p0+p3   42 blocks
        mov ebp, dword [esp + 1040]                          ;    17.0 p2      42 a
        and ebp, 0xfffffffc                                  ;    19.2 p0      42 a
        add esi, ebp                                         ;    25.7 p0      42 a
        mov dword [esp + 1100], esi                          ;    26.2 p0+p3   42 a
        mov dword [esp + 1104], edx                          ;    31.5 p0+p3   42 blocks
        mov dword [esp + 1108], edi                          ;    37.5 p0+p3   42 blocks
        mov esi, dword [esp + 1020]                          ;    19.0 p2      42 blocks
        and esi, 3                                           ;    23.2 p0      42 blocks
        mov dword [esp + 1112], esi                          ;    29.0 p0+p3   42 blocks
        shl esi, 4                                           ;    23.7 p1      42 blocks
        add esi, dword [esp + 1056]                          ;    27.7 p2+p1   42 blocks
        mov dword [esp + 1116], esi                          ;    31.0 p0+p3   42 blocks
        cmp dword [esp + 1112], 0                            ;                    no blocks?
        je .blocks_4_done
        mov esi, dword [esp + 1084]                          ;                    resident
        mov edi, dword [esp + 1088]                          ;                    resident
        mov ebp, dword [esp + 1096]                          ;                    resident
        mov eax, dword [esp + 1104]                          ;                    resident
        mov ecx, dword [esp + 1108]                          ;                    resident
        align 16
.blocks_4:
        mov edx, dword [esp + 1056]                          ;     0.0 p2      12 a reload
        mov ebx, dword [edx + 8]                             ;     2.0 p2      12 a
        add esi, dword [edx]                                 ;     4.0 p2+p0   42 a
        adc edi, dword [edx + 4]                             ;     5.3 p2+p1   42 a
        adc ebp, ebx                                         ;    13.3 p1      42 a
        sbb ebx, ebx                                         ;    19.3 p1      42 a
        mov dword [esp + 1072], ebp                          ;    19.3 p0+p3   42 a spill
        mov ebp, dword [edx + 12]                            ;    10.3 p2      12 a
        add ebx, ebx                                         ;    25.3 p0      42 a
        adc eax, ebp                                         ;    25.8 p1      42 a
        adc ecx, 1                                           ;    31.8 p1      42 a
        mov ebp, dword [esp + 1100]                          ;    14.7 p2      42 a reload
        mov ebx, ecx                                         ;    37.8 p0      42 a copy
        imul ebx, ebp                                        ;    38.3 p1      42 a
        mov dword [esp + 1076], eax                          ;    31.8 p0+p3   42 a spill
        mov eax, esi                                         ;    17.7 p0      42 a copy
        mul dword [esp + 1040]                               ;    32.5 p2+p1   42 a
        add ebx, eax                                         ;    52.3 p0      42 a
        adc edx, 0                                           ;    52.8 p1      42 a
        mov eax, ecx                                         ;    37.8 p0      42 a copy
        mov ecx, dword [esp + 1036]                          ;    22.7 p2      42 a reload
        mov dword [esp + 1120], eax                          ;    38.3 p0+p3   42 a spill
        mov eax, edi                                         ;    24.0 p0      42 a copy
        mov dword [esp + 1124], edx                          ;    58.8 p0+p3   42 a spill
        mul ecx                                              ;    43.5 p1      42 a
        add ebx, eax                                         ;    59.5 p0      42 a
        adc edx, dword [esp + 1124]                          ;    61.8 p2+p1   42 a
        mov eax, ecx                                         ;    31.0 p0      42 a copy
        mov ecx, dword [esp + 1080]                          ;    31.3 p2      42 a reload
        mov eax, dword [esp + 1072]                          ;    32.3 p2      42 a reload
        mov dword [esp + 1124], edx                          ;    69.8 p0+p3   42 a spill
        mul ecx                                              ;    56.0 p1      42 a
        add ebx, eax                                         ;    72.0 p0      42 a
        adc edx, dword [esp + 1124]                          ;    72.8 p2+p1   42 a
        mov eax, ecx                                         ;    39.3 p0      42 a copy
        mov ecx, dword [esp + 1092]                          ;    39.7 p2      42 a reload
        mov eax, dword [esp + 1076]                          ;    40.7 p2      42 a reload
        mov dword [esp + 1124], edx                          ;    80.8 p0+p3   42 a spill
        mul ecx                                              ;    68.5 p1      42 a
        add ebx, eax                                         ;    84.5 p0      42 a
        adc edx, dword [esp + 1124]                          ;    85.0 p2+p1   42 a
        mov eax, dword [esp + 1120]                          ;    47.7 p2      42 a
        imul eax, ecx                                        ;    77.2 p1      42 a
        mov dword [esp + 1124], eax                          ;    91.2 p0+p3   42 a spill
        mov eax, esi                                         ;    50.3 p0      42 a copy
        mov dword [esp + 1128], edx                          ;    93.0 p0+p3   42 a spill
        mul dword [esp + 1044]                               ;    85.5 p2+p1   42 a
        add eax, dword [esp + 1124]                          ;   101.5 p2+p0   42 a
        adc edx, 0                                           ;   102.0 p1      42 a
        mov dword [esp + 1124], eax                          ;   102.0 p0+p3   42 a spill
        mov eax, edi                                         ;    56.7 p0      42 a copy
        mov dword [esp + 1132], edx                          ;   108.0 p0+p3   42 a spill
        mul dword [esp + 1040]                               ;    96.5 p2+p1   42 a
        add eax, dword [esp + 1124]                          ;   112.5 p2+p0   42 a
        adc edx, dword [esp + 1132]                          ;   113.0 p2+p1   42 a
        mov dword [esp + 1132], eax                          ;   113.0 p0+p3   42 a spill
        mov eax, dword [esp + 1072]                          ;    64.7 p2      42 a reload
        mov dword [esp + 1124], edx                          ;   121.0 p0+p3   42 a spill
        mul dword [esp + 1036]                               ;   109.0 p2+p1   42 a
        add eax, dword [esp + 1132]                          ;   125.0 p2+p0   42 a
        adc edx, dword [esp + 1124]                          ;   125.5 p2+p1   42 a
        mov dword [esp + 1124], eax                          ;   125.5 p0+p3   42 a spill
        mov eax, dword [esp + 1076]                          ;    73.5 p2      42 a reload
        mov dword [esp + 1132], edx                          ;   133.5 p0+p3   42 a spill
        mul dword [esp + 1080]                               ;   121.5 p2+p1   42 a
        add eax, dword [esp + 1124]                          ;   137.5 p2+p0   42 a
        adc edx, dword [esp + 1132]                          ;   138.0 p2+p1   42 a
        mov dword [esp + 1132], eax                          ;   138.0 p0+p3   42 a spill
        mov eax, esi                                         ;    85.2 p0      42 a copy
        mov dword [esp + 1124], edx                          ;   146.0 p0+p3   42 a spill
        mul dword [esp + 1036]                               ;   134.0 p2+p1   42 a
        mov dword [esp + 1136], eax                          ;   150.0 p0+p3   42 a spill
        mov eax, edi                                         ;    94.0 p0      42 a copy
        mov dword [esp + 1140], edx                          ;   150.0 p0+p3   42 a spill
        mul dword [esp + 1080]                               ;   142.0 p2+p1   42 a
        add eax, dword [esp + 1136]                          ;   158.0 p2+p0   42 a
        adc edx, dword [esp + 1140]                          ;   158.5 p2+p1   42 a
        mov dword [esp + 1140], eax                          ;   158.5 p0+p3   42 a spill
        mov eax, dword [esp + 1072]                          ;   102.0 p2      42 a reload
        mov dword [esp + 1136], edx                          ;   166.5 p0+p3   42 a spill
        mul ecx                                              ;   154.5 p1      42 a
        add eax, dword [esp + 1140]                          ;   170.5 p2+p0   42 a
        adc edx, dword [esp + 1136]                          ;   171.0 p2+p1   42 a
        mov ecx, eax                                         ;   171.0 p0      42 a copy
        mov eax, dword [esp + 1076]                          ;   121.4 p2      42 a reload
        mov dword [esp + 1136], edx                          ;   179.0 p0+p3   42 a spill
        mul ebp                                              ;   167.0 p1      42 a
        add ecx, eax                                         ;   183.0 p0      42 a
        adc edx, dword [esp + 1136]                          ;   183.5 p2+p1   42 a
        mov ebp, dword [esp + 1128]                          ;   129.0 p2      42 a
        add ebx, edx                                         ;   191.5 p0      42 a
        adc ebp, 0                                           ;   192.0 p1      42 a
        mov eax, dword [esp + 1124]                          ;   147.0 p2      42 a
        add ebp, dword [esp + 1132]                          ;   198.0 p2+p0   42 a
        adc eax, 0                                           ;   198.5 p1      42 a
        mov edx, 0xfffffffc                                  ;   136.9 p0      42 a
        mov dword [esp + 1124], ecx                          ;   183.5 p0+p3   42 a spill
        mov ecx, 3                                           ;   138.4 p0      42 a
        mov dword [esp + 1132], ebx                          ;   192.0 p0+p3   42 a spill
        mov ebx, 0x10                                        ;   139.9 p0      42 blocks
        add ebx, dword [esp + 1056]                          ;   140.4 p2+p0   42 blocks
        mov dword [esp + 1056], ebx                          ;   141.2 p0+p3   42 blocks
        mov ebx, dword [esp + 1120]                          ;   139.5 p2      42 a
        imul ebx, dword [esp + 1080]                         ;   183.7 p2+p1   42 a
        mov dword [esp + 1128], eax                          ;   204.5 p0+p3   42 a spill
        mov eax, esi                                         ;   142.9 p0      42 a copy
        mov dword [esp + 1136], edx                          ;   145.2 p0+p3   42 a spill
        mul dword [esp + 1048]                               ;   193.5 p2+p1   42 a
        add ebx, eax                                         ;   209.5 p0      42 a
        adc edx, 0                                           ;   210.0 p1      42 a
        mov eax, edi                                         ;   151.0 p0      42 a copy
        mov esi, edx                                         ;   216.0 p0      42 a copy
        mul dword [esp + 1044]                               ;   204.5 p2+p1   42 a
        add ebx, eax                                         ;   220.5 p0      42 a
        adc esi, edx                                         ;   221.0 p1      42 a
        mov eax, dword [esp + 1072]                          ;   161.0 p2      42 a reload
        mul dword [esp + 1040]                               ;   216.5 p2+p1   42 a
        add ebx, eax                                         ;   232.5 p0      42 a
        adc esi, edx                                         ;   233.0 p1      42 a
        mov edi, dword [esp + 1036]                          ;   170.5 p2      42 a reload
        mov eax, dword [esp + 1076]                          ;   171.5 p2      42 a reload
        mul edi                                              ;   228.5 p1      42 a
        add ebx, eax                                         ;   244.5 p0      42 a
        adc esi, edx                                         ;   245.0 p1      42 a
        mov eax, dword [esp + 1120]                          ;   183.0 p2      42 a
        imul eax, edi                                        ;   236.7 p1      42 a
        add ebx, dword [esp + 1128]                          ;   245.0 p2+p0   42 a
        adc esi, 0                                           ;   251.0 p1      42 a
        add eax, esi                                         ;   257.0 p0      42 a
        and ecx, eax                                         ;   257.5 p0      42 a
        mov esi, dword [esp + 1136]                          ;   192.2 p2      42 a reload
        and esi, eax                                         ;   257.5 p0      42 a
        shr eax, 2                                           ;   257.5 p1      42 a
        add esi, eax                                         ;   261.5 p0      42 a
        mov edi, dword [esp + 1132]                          ;   193.5 p2      42 a
        add esi, dword [esp + 1124]                          ;   262.0 p2+p0   42 a
        adc edi, 0                                           ;   262.5 p1      42 a
        adc ebp, 0                                           ;   268.5 p1      42 a
        sbb eax, eax                                         ;   274.5 p1      42 a
        add eax, eax                                         ;   280.5 p0      42 a
        adc ebx, 0                                           ;   281.0 p1      42 a
        adc ecx, 0                                           ;   287.0 p1      42 a
        mov eax, ebx                                         ;   287.0 p0      42 a copy
        mov edx, dword [esp + 1056]                          ;                    more blocks?
        cmp edx, dword [esp + 1116]                          ;                    more blocks?
        jne .blocks_4
        mov dword [esp + 1084], esi                          ;                    resident
        mov dword [esp + 1088], edi                          ;                    resident
        mov dword [esp + 1096], ebp                          ;                    resident
        mov dword [esp + 1104], eax                          ;                    resident
        mov dword [esp + 1108], ecx                          ;                    resident
.blocks_4_done:
        mov esi, dword [esp + 1084]                          ;     0.0 p2      15 d
        mov edi, dword [esp + 1088]                          ;     1.0 p2      15 d
        mov ebp, dword [esp + 1096]                          ;     2.0 p2      15 d
        add esi, 5                                           ;     2.0 p0      15 d
        adc edi, 0                                           ;     3.3 p1      15 d
        adc ebp, 0                                           ;     9.3 p1      15 d
        sbb ebp, ebp                                         ;    15.3 p1      15 d
        mov esi, dword [esp + 1104]                          ;     6.0 p2      15 d
        mov edi, dword [esp + 1108]                          ;     7.0 p2      15 d
        add ebp, ebp                                         ;    21.3 p0      15 d
        adc esi, 0                                           ;    21.8 p1      15 d
        adc edi, 0                                           ;    27.8 p1      15 d
        mov esi, edi                                         ;    33.8 p0      15 d copy
        shr edi, 2                                           ;    33.8 p1      15 d
        and esi, 0xfffffffc                                  ;    34.3 p0      15 d
        add edi, esi                                         ;    37.8 p0      15 d
        mov esi, dword [esp + 1088]                          ;    10.3 p2      15 d
        mov ebp, dword [esp + 1096]                          ;    11.3 p2      15 d
        add edi, dword [esp + 1084]                          ;    38.3 p2+p0   15 d
        adc esi, 0                                           ;    38.8 p1      15 d
        adc ebp, 0                                           ;    44.8 p1      15 d
        sbb eax, eax                                         ;    50.8 p1      15 d
        mov ecx, dword [esp + 976]                           ;    16.3 p2      16 h reload
        mov dword [ecx], edi                                 ;    38.8 p0+p3   16 h
        mov dword [ecx + 4], esi                             ;    44.8 p0+p3   16 h
        mov dword [ecx + 8], ebp                             ;    50.8 p0+p3   16 h
        mov esi, dword [esp + 1104]                          ;    17.7 p2      15 d
        mov edi, dword [esp + 1108]                          ;    18.7 p2      15 d
        add eax, eax                                         ;    56.8 p0      15 d
        adc esi, 0                                           ;    57.3 p1      15 d
        adc edi, 0                                           ;    63.3 p1      15 d
        mov dword [ecx + 12], esi                            ;    63.3 p0+p3   16 h
        and edi, 3                                           ;    69.3 p0      15 d
        mov dword [ecx + 16], edi                            ;    69.8 p0+p3   16 h
        mov ecx, dword [esp + 1144]                          ;                    frame
        pxor xmm0, xmm0                                      ;                    cleared
        movdqa [esp + 0], xmm0                               ;                    cleared
        movdqa [esp + 16], xmm0                              ;                    cleared
        movdqa [esp + 32], xmm0                              ;                    cleared
        movdqa [esp + 48], xmm0                              ;                    cleared
        movdqa [esp + 64], xmm0                              ;                    cleared
        movdqa [esp + 80], xmm0                              ;                    cleared
        movdqa [esp + 96], xmm0                              ;                    cleared
        movdqa [esp + 112], xmm0                             ;                    cleared
        movdqa [esp + 128], xmm0                             ;                    cleared
        movdqa [esp + 144], xmm0                             ;                    cleared
        movdqa [esp + 160], xmm0                             ;                    cleared
        movdqa [esp + 176], xmm0                             ;                    cleared
        movdqa [esp + 192], xmm0                             ;                    cleared
        movdqa [esp + 208], xmm0                             ;                    cleared
        movdqa [esp + 224], xmm0                             ;                    cleared
        movdqa [esp + 240], xmm0                             ;                    cleared
        movdqa [esp + 256], xmm0                             ;                    cleared
        movdqa [esp + 272], xmm0                             ;                    cleared
        movdqa [esp + 288], xmm0                             ;                    cleared
        movdqa [esp + 304], xmm0                             ;                    cleared
        movdqa [esp + 320], xmm0                             ;                    cleared
        movdqa [esp + 336], xmm0                             ;                    cleared
        movdqa [esp + 352], xmm0                             ;                    cleared
        movdqa [esp + 368], xmm0                             ;                    cleared
        movdqa [esp + 384], xmm0                             ;                    cleared
        movdqa [esp + 400], xmm0                             ;                    cleared
        movdqa [esp + 416], xmm0                             ;                    cleared
        movdqa [esp + 432], xmm0                             ;                    cleared
        movdqa [esp + 448], xmm0                             ;                    cleared
        movdqa [esp + 464], xmm0                             ;                    cleared
        movdqa [esp + 480], xmm0                             ;                    cleared
        movdqa [esp + 496], xmm0                             ;                    cleared
        movdqa [esp + 512], xmm0                             ;                    cleared
        movdqa [esp + 528], xmm0                             ;                    cleared
        movdqa [esp + 544], xmm0                             ;                    cleared
        movdqa [esp + 560], xmm0                             ;                    cleared
        movdqa [esp + 576], xmm0                             ;                    cleared
        movdqa [esp + 592], xmm0                             ;                    cleared
        movdqa [esp + 608], xmm0                             ;                    cleared
        movdqa [esp + 624], xmm0                             ;                    cleared
        movdqa [esp + 640], xmm0                             ;                    cleared
        movdqa [esp + 656], xmm0                             ;                    cleared
        movdqa [esp + 672], xmm0                             ;                    cleared
        movdqa [esp + 688], xmm0                             ;                    cleared
        movdqa [esp + 704], xmm0                             ;                    cleared
        movdqa [esp + 720], xmm0                             ;                    cleared
        movdqa [esp + 736], xmm0                             ;                    cleared
        movdqa [esp + 752], xmm0                             ;                    cleared
        movdqa [esp + 768], xmm0                             ;                    cleared
        movdqa [esp + 784], xmm0                             ;                    cleared
        movdqa [esp + 800], xmm0                             ;                    cleared
        movdqa [esp + 816], xmm0                             ;                    cleared
        movdqa [esp + 832], xmm0                             ;                    cleared
        movdqa [esp + 848], xmm0                             ;                    cleared
        movdqa [esp + 864], xmm0                             ;                    cleared
        movdqa [esp + 880], xmm0                             ;                    cleared
        movdqa [esp + 896], xmm0                             ;                    cleared
        movdqa [esp + 912], xmm0                             ;                    cleared
        movdqa [esp + 928], xmm0                             ;                    cleared
        movdqa [esp + 944], xmm0                             ;                    cleared
        movdqa [esp + 960], xmm0                             ;                    cleared
        movdqa [esp + 976], xmm0                             ;                    cleared
        movdqa [esp + 992], xmm0                             ;                    cleared
        movdqa [esp + 1008], xmm0                            ;                    cleared
        movdqa [esp + 1024], xmm0                            ;                    cleared
        movdqa [esp + 1040], xmm0                            ;                    cleared
        movdqa [esp + 1072], xmm0                            ;                    cleared
        movdqa [esp + 1088], xmm0                            ;                    cleared
        movdqa [esp + 1104], xmm0                            ;                    cleared
        movdqa [esp + 1120], xmm0                            ;                    cleared
        movdqa [esp + 1136], xmm0                            ;                    cleared
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
