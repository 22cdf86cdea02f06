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
; The frame is cleared before return: 1168 bytes, 74 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 82 uops, planned 46.5; bounds: width 27.3, ports 32.0, path 42.5
;   blocks_lanes: 501 uops, planned 213.2; bounds: width 167.0, ports 202.0, path 104.0
;   blocks_lanes/blocks: 300 uops, planned 168.3; bounds: width 100.0, ports 153.0, path 53.0
;   blocks_lanes.2: 32 uops, planned 18.5; bounds: width 10.7, ports 14.0, path 15.0
;   blocks_lanes/blocks_last: 300 uops, planned 168.3; bounds: width 100.0, ports 153.0, path 53.0
;   blocks_lanes.4: 91 uops, planned 64.5; bounds: width 30.3, ports 37.0, path 52.5
;   body.2: 64 uops, planned 38.5; bounds: width 21.3, ports 21.0, path 35.0
;   blocks: 481 uops, planned 293.0; bounds: width 160.3, ports 256.5, path 125.5
;   body.4: 65 uops, planned 71.3; bounds: width 21.7, ports 33.0, path 66.0
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
        sub esp, 0x4a0                                       ;                    frame
        and esp, 0xfffffff0                                  ;                    frame
        mov dword [esp + 1176], eax                          ;                    frame
        mov ecx, dword [eax + 24]                            ;                    frame
        mov dword [esp + 1008], ecx                          ;                    frame
        mov ecx, dword [eax + 32]                            ;                    frame
        mov dword [esp + 1052], ecx                          ;                    frame
        mov ecx, dword [eax + 20]                            ;                    frame
        mov dword [esp + 1064], ecx                          ;                    frame
        mov ecx, dword [eax + 28]                            ;                    frame
        mov dword [esp + 1088], ecx                          ;                    frame
        mov esi, dword [esp + 1008]                          ;     0.0 p2      41 a reload
        mov edi, dword [esi]                                 ;     2.0 p2      41 a
        mov dword [esp + 1012], edi                          ;     4.0 p0+p3   41 a
        mov ebp, dword [esi + 16]                            ;     2.0 p2      41 a
        mov dword [esp + 1016], ebp                          ;     4.0 p0+p3   41 a
        mov eax, dword [esi + 4]                             ;     3.0 p2      41 a
        mov dword [esp + 1020], eax                          ;     5.0 p0+p3   41 a
        mov ecx, dword [esi + 8]                             ;     4.0 p2      41 a
        mov dword [esp + 1024], ecx                          ;     6.7 p0+p3   41 a
        mov edx, dword [esi + 12]                            ;     5.0 p2      41 a
        mov dword [esp + 1028], edx                          ;     8.7 p0+p3   41 a
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
        mov dword [esp + 1032], edi                          ;    13.3 p0+p3   42 blocks_lanes
        mov dword [esp + 1036], eax                          ;    21.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1040], ecx                          ;    27.0 p0+p3   42 blocks_lanes
        and ebp, 3                                           ;    16.3 p0      41 a
        mov edi, dword [esp + 1008]                          ;    14.7 p2      41 a reload
        mov eax, dword [edi + 12]                            ;    16.7 p2      41 a
        add esi, esi                                         ;    33.0 p0      41 a
        adc eax, 0                                           ;    33.5 p1      41 a
        adc ebp, 0                                           ;    39.5 p1      41 a
        mov dword [esp + 1044], eax                          ;    39.5 p0+p3   42 blocks_lanes
        mov dword [esp + 1048], ebp                          ;    45.5 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1052]                          ;    18.3 p2      42 blocks_lanes
        shr esi, 2                                           ;    26.2 p1      42 blocks_lanes
        cmp esi, 1                                           ;    30.2 p0      42 blocks_lanes
        sbb edi, edi                                         ;    30.7 p1      42 blocks_lanes
        add edi, 1                                           ;    36.7 p0      42 blocks_lanes
        mov dword [esp + 1056], edi                          ;    37.2 p0+p3   42 blocks_lanes
        mov dword [esp + 1060], edi                          ;    37.2 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1064]                          ;    23.0 p2       9 k reload
        mov edi, dword [esi]                                 ;    25.0 p2       9 k
        and edi, 0xfffffff                                   ;    27.0 p0       9 k
        mov dword [esp + 1068], edi                          ;    27.5 p0+p3    9 k
        mov edi, dword [esi + 4]                             ;    25.0 p2       9 k
        and edi, 0xffffffc                                   ;    27.0 p0       9 k
        mov dword [esp + 1072], edi                          ;    29.3 p0+p3    9 k
        mov edi, dword [esi + 8]                             ;    26.0 p2       9 k
        and edi, 0xffffffc                                   ;    28.0 p0       9 k
        mov dword [esp + 1076], edi                          ;    31.3 p0+p3    9 k
        mov esi, dword [esi + 12]                            ;    27.0 p2       9 k
        and esi, 0xffffffc                                   ;    29.0 p0       9 k
        mov dword [esp + 1080], esi                          ;    33.3 p0+p3    9 k
        cmp dword [esp + 1056], 0                            ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        movd xmm0, [esp + 1068]                              ;     0.0 p2      42 a
        movd xmm1, [esp + 1072]                              ;     1.0 p2      42 a
        punpckldq xmm0, xmm1                                 ;     8.0 p1      42 a
        pshufd xmm1, xmm0, 0xe4                              ;    10.0 p1      42 a copy
        punpcklqdq xmm1, xmm0                                ;    14.0 p1      42 a
        pshufd xmm0, xmm1, 0xe4                              ;    16.0 p1      42 a copy
        psrlq xmm0, 0x34                                     ;    20.0 p1      42 a
        movdqa xmm2, xmm1                                    ;    16.0 p0      42 a copy
        psrlq xmm2, 0x1a                                     ;    22.0 p1      42 a
        movd xmm3, [esp + 1076]                              ;     3.0 p2      42 a
        movd xmm4, [esp + 1080]                              ;     4.0 p2      42 a
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
        pand xmm1, xmm5                                      ;    16.0 p1      42 a
        movdqa xmm7, xmm1                                    ;    18.0 p0      42 a copy
        pmuludq xmm7, xmm1                                   ;    24.0 p1      42 a
        pand xmm3, xmm5                                      ;    29.0 p1      42 a
        movdqa [esp + 0], xmm6                               ;    38.0 p0+p3   42 a spill
        movdqa xmm6, xmm4                                    ;    23.0 p0      42 a copy
        pmuludq xmm6, xmm1                                   ;    29.0 p1      42 a
        movdqa [esp + 16], xmm6                              ;    35.0 p0+p3   42 a spill
        movdqa xmm6, xmm2                                    ;    26.0 p0      42 a copy
        pmuludq xmm6, xmm1                                   ;    32.0 p1      42 a
        movdqa [esp + 32], xmm6                              ;    38.0 p0+p3   42 a spill
        movdqa xmm6, xmm3                                    ;    31.0 p0      42 a copy
        pmuludq xmm6, xmm1                                   ;    37.0 p1      42 a
        movdqa [esp + 48], xmm6                              ;    43.0 p0+p3   42 a spill
        movdqa xmm6, xmm0                                    ;    33.0 p0      42 a copy
        pmuludq xmm6, xmm1                                   ;    39.0 p1      42 a
        movdqa [esp + 64], xmm1                              ;    18.0 p0+p3   42 a spill
        movd xmm1, [esp + 1024]                              ;    15.7 p2      42 a
        movdqa [esp + 80], xmm6                              ;    45.0 p0+p3   42 a spill
        movd xmm6, [esp + 1028]                              ;    16.7 p2      42 a
        punpckldq xmm1, xmm6                                 ;    23.7 p1      42 a
        movdqa xmm6, xmm1                                    ;    25.7 p0      42 a copy
        psrlq xmm6, 0x28                                     ;    31.7 p1      42 a
        movdqa [esp + 96], xmm7                              ;    30.0 p0+p3   42 a spill
        movdqa xmm7, xmm1                                    ;    25.7 p0      42 a copy
        psllq xmm7, 0xc                                      ;    31.7 p1      42 a
        psrlq xmm1, 0xe                                      ;    25.7 p1      42 a
        pand xmm1, xmm5                                      ;    27.7 p1      42 a
        movdqa [esp + 112], xmm1                             ;    29.7 p0+p3   42 a spill
        movd xmm1, [esp + 1012]                              ;    20.7 p2      42 a
        movdqa [esp + 128], xmm3                             ;    31.0 p0+p3   42 a spill
        movdqa xmm3, xmm0                                    ;    33.0 p0      42 a copy
        pmuludq xmm3, xmm2                                   ;    39.0 p1      42 a
        movdqa [esp + 144], xmm3                             ;    45.0 p0+p3   42 a spill
        movdqa xmm3, [poly1305_blocks.T0_constants128 + 16]  ;    23.0 p2      42 a
        pmuludq xmm3, xmm2                                   ;    30.0 p1      42 a
        movdqa [esp + 160], xmm3                             ;    36.0 p0+p3   42 a spill
        movd xmm3, [esp + 1020]                              ;    24.3 p2      42 a
        punpckldq xmm1, xmm3                                 ;    31.3 p1      42 a
        movdqa xmm3, xmm1                                    ;    33.3 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;    39.3 p1      42 a
        movdqa [esp + 176], xmm2                             ;    31.7 p0+p3   42 a spill
        pshufd xmm2, xmm1, 0xe4                              ;    33.3 p1      42 a copy
        psrlq xmm2, 0x34                                     ;    37.3 p1      42 a
        por xmm7, xmm2                                       ;    39.3 p1      42 a
        movd xmm2, [esp + 1016]                              ;    27.3 p2      42 a
        psllq xmm2, 0x18                                     ;    34.7 p1      42 a
        por xmm6, xmm2                                       ;    36.7 p1      42 a
        movdqa xmm2, xmm6                                    ;    38.7 p0      42 a copy
        psrlq xmm2, 0x1a                                     ;    44.7 p1      42 a
        pmuludq xmm2, [poly1305_blocks.T0_constants128 + 16] ;    46.7 p2+p1   42 a
        pand xmm1, xmm5                                      ;    38.7 p1      42 a
        paddq xmm2, xmm1                                     ;    52.7 p1      42 a
        movdqa xmm1, xmm2                                    ;    56.7 p0      42 a copy
        psrlq xmm1, 0x1a                                     ;    62.7 p1      42 a
        movdqa [esp + 192], xmm4                             ;    33.7 p0+p3   42 a spill
        movdqa xmm4, xmm0                                    ;    33.0 p0      42 a copy
        pmuludq xmm4, xmm0                                   ;    41.7 p1      42 a
        pand xmm3, xmm5                                      ;    42.7 p1      42 a
        paddq xmm1, xmm3                                     ;    64.7 p1      42 a
        movdqa xmm3, [poly1305_blocks.T0_constants128 + 16]  ;    33.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    44.7 p1      42 a
        movdqa [esp + 208], xmm1                             ;    68.7 p0+p3   42 a spill
        movdqa xmm1, xmm3                                    ;    50.7 p0      42 a copy
        pmuludq xmm1, [esp + 128]                            ;    56.7 p2+p1   42 a
        pmuludq xmm3, [esp + 192]                            ;    50.7 p2+p1   42 a
        paddq xmm1, [esp + 96]                               ;    62.7 p2+p1   42 a
        pand xmm7, xmm5                                      ;    48.7 p1      42 a
        paddq xmm4, [esp + 16]                               ;    49.7 p2+p1   42 a
        paddq xmm4, [esp + 16]                               ;    53.7 p2+p1   42 a
        paddq xmm3, [esp + 32]                               ;    56.7 p2+p1   42 a
        paddq xmm3, [esp + 32]                               ;    60.7 p2+p1   42 a
        pand xmm6, xmm5                                      ;    53.7 p1      42 a
        pand xmm2, xmm5                                      ;    56.7 p1      42 a
        movdqa [esp + 224], xmm6                             ;    55.7 p0+p3   42 a spill
        movdqa xmm6, [esp + 48]                              ;    43.0 p2      42 a
        paddq xmm6, [esp + 144]                              ;    55.7 p2+p1   42 a
        paddq xmm6, [esp + 144]                              ;    59.7 p2+p1   42 a
        paddq xmm6, [esp + 48]                               ;    63.7 p2+p1   42 a
        movdqa [esp + 240], xmm7                             ;    50.7 p0+p3   42 a spill
        movdqa xmm7, [esp + 80]                              ;    45.7 p2      42 a
        paddq xmm7, [esp + 0]                                ;    58.7 p2+p1   42 a
        paddq xmm7, [esp + 80]                               ;    62.7 p2+p1   42 a
        movdqa [esp + 256], xmm2                             ;    58.7 p0+p3   42 a spill
        movdqa xmm2, xmm5                                    ;    46.7 p0      42 a copy
        movdqa [esp + 0], xmm7                               ;    66.7 p0+p3   42 a spill
        movdqa xmm7, xmm5                                    ;    48.7 p0      42 a copy
        movdqa [esp + 144], xmm3                             ;    64.7 p0+p3   42 a spill
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;    48.7 p2      42 a copy
        movdqa [esp + 16], xmm3                              ;    55.7 p0+p3   42 a spill
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;    49.7 p2      42 a copy
        movdqa [esp + 96], xmm3                              ;    56.7 p0+p3   42 a spill
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;    50.7 p2      42 a copy
        movdqa [esp + 272], xmm3                             ;    57.7 p0+p3   42 a spill
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;    51.7 p2      42 a copy
        movdqa [esp + 288], xmm3                             ;    58.7 p0+p3   42 a spill
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;    52.7 p2      42 a copy
        movdqa xmm5, [poly1305_blocks.T0_constants128 + 16]  ;    53.7 p2      42 a
        pmuludq xmm5, [esp + 192]                            ;    60.7 p2+p1   42 a
        movdqa [esp + 304], xmm3                             ;    59.7 p0+p3   42 a spill
        movdqa xmm3, xmm5                                    ;    66.7 p0      42 a copy
        pmuludq xmm3, xmm0                                   ;    72.7 p1      42 a
        movdqa [esp + 320], xmm7                             ;    61.7 p0+p3   42 a spill
        movdqa xmm7, [esp + 144]                             ;    64.7 p2      42 a reload
        paddq xmm7, xmm3                                     ;    78.7 p1      42 a
        movdqa xmm3, [esp + 176]                             ;    56.7 p2      42 a reload
        movdqa [esp + 144], xmm7                             ;    82.7 p0+p3   42 a spill
        movdqa xmm7, xmm5                                    ;    66.7 p0      42 a copy
        pmuludq xmm7, xmm3                                   ;    72.7 p1      42 a
        paddq xmm1, xmm7                                     ;    78.7 p1      42 a
        movdqa xmm7, [esp + 192]                             ;    58.3 p2      42 a reload
        movdqa xmm3, xmm5                                    ;    66.7 p0      42 a copy
        pmuludq xmm3, xmm7                                   ;    72.7 p1      42 a
        pmuludq xmm5, [esp + 128]                            ;    66.7 p2+p1   42 a
        paddq xmm6, xmm3                                     ;    78.7 p1      42 a
        movdqa xmm3, [esp + 0]                               ;    66.7 p2      42 a reload
        paddq xmm3, xmm5                                     ;    73.7 p1      42 a
        pand xmm2, xmm6                                      ;    82.7 p1      42 a
        psrlq xmm6, 0x1a                                     ;    82.7 p1      42 a
        paddq xmm4, xmm6                                     ;    84.7 p1      42 a
        movdqa xmm5, [esp + 160]                             ;    62.0 p2      42 a
        pmuludq xmm5, xmm7                                   ;    72.7 p1      42 a
        paddq xmm1, xmm5                                     ;    82.7 p1      42 a
        movdqa xmm5, [esp + 128]                             ;    63.0 p2      42 a reload
        movdqa xmm6, [poly1305_blocks.T0_constants128 + 16]  ;    64.0 p2      42 a
        pmuludq xmm6, xmm5                                   ;    74.7 p1      42 a
        movdqa xmm7, xmm6                                    ;    80.7 p0      42 a copy
        pmuludq xmm7, xmm0                                   ;    86.7 p1      42 a
        paddq xmm1, xmm7                                     ;    92.7 p1      42 a
        movdqa xmm7, xmm6                                    ;    80.7 p0      42 a copy
        pmuludq xmm7, xmm5                                   ;    86.7 p1      42 a
        pmuludq xmm6, [esp + 192]                            ;    80.7 p2+p1   42 a
        paddq xmm3, xmm6                                     ;    86.7 p1      42 a
        movdqa xmm6, [esp + 144]                             ;    82.7 p2      42 a reload
        paddq xmm6, xmm7                                     ;    92.7 p1      42 a
        movdqa xmm7, [esp + 176]                             ;    67.7 p2      42 a reload
        movdqa [esp + 144], xmm0                             ;    67.7 p0+p3   42 a spill
        movdqa xmm0, xmm5                                    ;    70.0 p0      42 a copy
        pmuludq xmm0, xmm7                                   ;    81.7 p1      42 a
        paddq xmm4, xmm0                                     ;    88.7 p1      42 a
        paddq xmm4, xmm0                                     ;    92.7 p1      42 a
        movdqa xmm0, [esp + 320]                             ;    69.7 p2      42 a reload
        pand xmm0, xmm1                                      ;    96.7 p1      42 a
        psrlq xmm1, 0x1a                                     ;    96.7 p1      42 a
        paddq xmm6, xmm1                                     ;    98.7 p1      42 a
        movdqa xmm1, [esp + 16]                              ;    71.0 p2      42 a reload
        pand xmm1, xmm4                                      ;    96.7 p1      42 a
        psrlq xmm4, 0x1a                                     ;    96.7 p1      42 a
        movdqa xmm5, [esp + 96]                              ;    72.0 p2      42 a reload
        pand xmm5, xmm6                                      ;   102.7 p1      42 a
        psrlq xmm6, 0x1a                                     ;   102.7 p1      42 a
        paddq xmm3, xmm6                                     ;   104.7 p1      42 a
        movdqa xmm6, [poly1305_blocks.T0_constants128 + 16]  ;    73.3 p2      42 a reload
        pmuludq xmm4, xmm6                                   ;    98.7 p1      42 a
        paddq xmm0, xmm4                                     ;   104.7 p1      42 a
        movdqa xmm4, [esp + 272]                             ;    74.3 p2      42 a reload
        pand xmm4, xmm3                                      ;   108.7 p1      42 a
        psrlq xmm3, 0x1a                                     ;   108.7 p1      42 a
        paddq xmm2, xmm3                                     ;   110.7 p1      42 a
        movdqa xmm3, [esp + 288]                             ;    75.7 p2      42 a reload
        pand xmm3, xmm0                                      ;   108.7 p1      42 a
        psrlq xmm0, 0x1a                                     ;   108.7 p1      42 a
        paddq xmm5, xmm0                                     ;   110.7 p1      42 a
        movdqa xmm0, xmm5                                    ;   114.7 p0      42 a copy
        punpcklqdq xmm0, xmm7                                ;   120.7 p1      42 a
        movdqa xmm7, [esp + 304]                             ;    77.7 p2      42 a reload
        pand xmm7, xmm2                                      ;   114.7 p1      42 a
        psrlq xmm2, 0x1a                                     ;   114.7 p1      42 a
        paddq xmm1, xmm2                                     ;   116.7 p1      42 a
        movdqa [esp + 336], xmm1                             ;   120.7 p0+p3   42 a
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;    79.7 p2      42 a copy
        pmuludq xmm2, xmm1                                   ;   120.7 p1      42 a
        movdqa [esp + 352], xmm7                             ;   116.7 p0+p3   42 a
        movdqa [esp + 368], xmm2                             ;   126.7 p0+p3   42 a
        movdqa xmm2, xmm1                                    ;   120.7 p0      42 a copy
        punpcklqdq xmm2, [esp + 192]                         ;   126.7 p2+p1   42 a
        movdqa [esp + 384], xmm4                             ;   110.7 p0+p3   42 a
        movdqa [esp + 400], xmm5                             ;   114.7 p0+p3   42 a
        movdqa [esp + 416], xmm3                             ;   110.7 p0+p3   42 a
        movdqa [esp + 432], xmm0                             ;   122.7 p0+p3   42 a
        movdqa [esp + 448], xmm2                             ;   128.7 p0+p3   42 a
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;    86.0 p2      42 a copy
        pmuludq xmm2, xmm7                                   ;   116.7 p1      42 a
        movdqa [esp + 464], xmm2                             ;   122.7 p0+p3   42 a
        movdqa xmm2, xmm7                                    ;   116.7 p0      42 a copy
        punpcklqdq xmm2, [esp + 128]                         ;   122.7 p2+p1   42 a
        movdqa xmm1, xmm7                                    ;   116.7 p0      42 a copy
        pmuludq xmm1, xmm0                                   ;   122.7 p1      42 a
        movdqa [esp + 480], xmm2                             ;   124.7 p0+p3   42 a
        movdqa xmm2, xmm4                                    ;   110.7 p0      42 a copy
        punpcklqdq xmm2, [esp + 144]                         ;   116.7 p2+p1   42 a
        movdqa [esp + 496], xmm2                             ;   118.7 p0+p3   42 a
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;    91.3 p2      42 a copy
        pmuludq xmm2, xmm4                                   ;   110.7 p1      42 a
        movdqa [esp + 512], xmm2                             ;   116.7 p0+p3   42 a
        movdqa xmm0, xmm2                                    ;   116.7 p0      42 a copy
        pmuludq xmm0, [esp + 480]                            ;   131.7 p2+p1   42 a
        pmuludq xmm2, [esp + 448]                            ;   135.7 p2+p1   42 a
        movdqa xmm7, xmm4                                    ;   110.7 p0      42 a copy
        pmuludq xmm7, [esp + 432]                            ;   129.7 p2+p1   42 a
        movdqa xmm6, xmm4                                    ;   110.7 p0      42 a copy
        pmuludq xmm6, [esp + 496]                            ;   125.7 p2+p1   42 a
        paddq xmm1, xmm6                                     ;   131.7 p1      42 a
        movdqa xmm6, [esp + 496]                             ;   118.7 p2      42 a reload
        movdqa xmm4, xmm5                                    ;   114.7 p0      42 a copy
        pmuludq xmm4, xmm6                                   ;   125.7 p1      42 a
        paddq xmm7, xmm4                                     ;   135.7 p1      42 a
        movdqa xmm4, [esp + 432]                             ;   122.7 p2      42 a reload
        movdqa xmm6, xmm5                                    ;   114.7 p0      42 a copy
        pmuludq xmm6, xmm4                                   ;   129.7 p1      42 a
        movdqa xmm4, xmm5                                    ;   114.7 p0      42 a copy
        pmuludq xmm4, [esp + 480]                            ;   131.7 p2+p1   42 a
        paddq xmm1, xmm4                                     ;   137.7 p1      42 a
        movdqa xmm4, xmm3                                    ;   110.7 p0      42 a copy
        punpcklqdq xmm4, [esp + 64]                          ;   121.7 p2+p1   42 a
        movdqa xmm3, xmm5                                    ;   114.7 p0      42 a copy
        pmuludq xmm3, xmm4                                   ;   123.7 p1      42 a
        paddq xmm2, xmm3                                     ;   141.7 p1      42 a
        movdqa xmm3, [poly1305_blocks.T0_constants128 + 16]  ;   102.3 p2      42 a reload
        pmuludq xmm5, xmm3                                   ;   124.7 p1      42 a
        movdqa [esp + 528], xmm5                             ;   130.7 p0+p3   42 a
        pmuludq xmm5, [esp + 448]                            ;   135.7 p2+p1   42 a
        paddq xmm0, xmm5                                     ;   141.7 p1      42 a
        movdqa [esp + 544], xmm4                             ;   123.7 p0+p3   42 a
        movdqa xmm5, [esp + 416]                             ;   110.7 p2      42 a
        pmuludq xmm5, xmm4                                   ;   127.7 p1      42 a
        paddq xmm0, xmm5                                     ;   145.7 p1      42 a
        movdqa xmm5, [esp + 352]                             ;   116.7 p2      42 a
        pmuludq xmm5, xmm4                                   ;   129.7 p1      42 a
        paddq xmm7, xmm5                                     ;   139.7 p1      42 a
        movdqa xmm5, [esp + 336]                             ;   120.7 p2      42 a
        pmuludq xmm5, xmm4                                   ;   131.7 p1      42 a
        paddq xmm1, xmm5                                     ;   141.7 p1      42 a
        pmuludq xmm4, [esp + 384]                            ;   133.7 p2+p1   42 a
        paddq xmm6, xmm4                                     ;   139.7 p1      42 a
        movdqa xmm4, [esp + 432]                             ;   122.7 p2      42 a reload
        movdqa xmm5, [esp + 368]                             ;   126.7 p2      42 a
        pmuludq xmm5, xmm4                                   ;   135.7 p1      42 a
        paddq xmm0, xmm5                                     ;   149.7 p1      42 a
        movdqa xmm5, [esp + 416]                             ;   111.3 p2      42 a
        pmuludq xmm5, xmm4                                   ;   137.7 p1      42 a
        paddq xmm2, xmm5                                     ;   145.7 p1      42 a
        movdqa xmm5, [esp + 496]                             ;   118.7 p2      42 a reload
        movdqa xmm4, [esp + 464]                             ;   122.7 p2      42 a
        pmuludq xmm4, xmm5                                   ;   139.7 p1      42 a
        paddq xmm0, xmm4                                     ;   153.7 p1      42 a
        movdqa xmm4, xmm0                                    ;   157.7 p0      42 a copy
        psrlq xmm4, 0x1a                                     ;   163.7 p1      42 a
        paddq xmm2, xmm4                                     ;   165.7 p1      42 a
        movdqa xmm4, [esp + 368]                             ;   126.7 p2      42 a
        pmuludq xmm4, xmm5                                   ;   143.7 p1      42 a
        paddq xmm2, xmm4                                     ;   169.7 p1      42 a
        movdqa xmm4, [esp + 416]                             ;   115.3 p2      42 a
        pmuludq xmm4, xmm5                                   ;   145.7 p1      42 a
        pmuludq xmm5, xmm3                                   ;   146.7 p1      42 a
        paddq xmm6, xmm4                                     ;   151.7 p1      42 a
        movdqa [esp + 560], xmm5                             ;   152.7 p0+p3   42 a
        movdqa xmm4, [poly1305_blocks.T0_constants128]       ;   117.0 p2      42 a reload
        pand xmm0, xmm4                                      ;   157.7 p1      42 a
        movdqa xmm5, [poly1305_blocks.T0_constants128]       ;   118.0 p2      42 a copy
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;   119.0 p2      42 a copy
        movdqa [esp + 64], xmm6                              ;   155.7 p0+p3   42 a spill
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;   120.7 p2      42 a copy
        movdqa [esp + 144], xmm6                             ;   127.7 p0+p3   42 a spill
        movdqa xmm6, xmm4                                    ;   124.0 p0      42 a copy
        movdqa [esp + 128], xmm6                             ;   130.0 p0+p3   42 a spill
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;   124.3 p2      42 a copy
        movdqa [esp + 192], xmm6                             ;   131.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 416]                             ;   126.7 p2      42 a
        pmuludq xmm6, [esp + 480]                            ;   149.7 p2+p1   42 a
        paddq xmm7, xmm6                                     ;   155.7 p1      42 a
        movdqa xmm6, [esp + 448]                             ;   128.7 p2      42 a reload
        movdqa [esp + 304], xmm4                             ;   128.7 p0+p3   42 a spill
        movdqa xmm4, [esp + 368]                             ;   129.7 p2      42 a
        pmuludq xmm4, xmm6                                   ;   151.7 p1      42 a
        paddq xmm7, xmm4                                     ;   159.7 p1      42 a
        pand xmm5, xmm7                                      ;   163.7 p1      42 a
        psrlq xmm7, 0x1a                                     ;   163.7 p1      42 a
        paddq xmm1, xmm7                                     ;   165.7 p1      42 a
        movdqa xmm4, [esp + 416]                             ;   131.0 p2      42 a
        pmuludq xmm4, xmm6                                   ;   156.7 p1      42 a
        paddq xmm1, xmm4                                     ;   169.7 p1      42 a
        pand xmm3, xmm1                                      ;   173.7 p1      42 a
        psrlq xmm1, 0x1a                                     ;   173.7 p1      42 a
        movdqa xmm4, [poly1305_blocks.T0_constants128 + 16]  ;   132.7 p2      42 a reload
        pmuludq xmm1, xmm4                                   ;   175.7 p1      42 a
        paddq xmm0, xmm1                                     ;   181.7 p1      42 a
        movdqa xmm1, [esp + 304]                             ;   133.7 p2      42 a reload
        pand xmm1, xmm0                                      ;   185.7 p1      42 a
        psrlq xmm0, 0x1a                                     ;   185.7 p1      42 a
        movdqa [esp + 576], xmm1                             ;   187.7 p0+p3   42 a
        movdqa xmm7, xmm1                                    ;   187.7 p0      42 a copy
        punpcklqdq xmm7, xmm1                                ;   193.7 p1      42 a
        movdqa [esp + 592], xmm7                             ;   195.7 p0+p3   42 a
        movdqa xmm1, [esp + 464]                             ;   136.7 p2      42 a
        pmuludq xmm1, xmm6                                   ;   165.7 p1      42 a
        movdqa xmm7, [esp + 64]                              ;   155.7 p2      42 a reload
        paddq xmm7, xmm1                                     ;   171.7 p1      42 a
        movdqa xmm1, xmm4                                    ;   139.7 p0      42 a copy
        pmuludq xmm1, [esp + 432]                            ;   167.7 p2+p1   42 a
        movdqa [esp + 608], xmm1                             ;   173.7 p0+p3   42 a
        movdqa xmm1, [esp + 480]                             ;   139.7 p2      42 a reload
        movdqa xmm6, xmm4                                    ;   140.0 p0      42 a copy
        pmuludq xmm6, xmm1                                   ;   168.7 p1      42 a
        movdqa xmm4, [esp + 464]                             ;   142.0 p2      42 a
        pmuludq xmm4, xmm1                                   ;   169.7 p1      42 a
        paddq xmm2, xmm4                                     ;   175.7 p1      42 a
        movdqa [esp + 624], xmm6                             ;   174.7 p0+p3   42 a
        pmuludq xmm1, [esp + 368]                            ;   171.7 p2+p1   42 a
        paddq xmm7, xmm1                                     ;   177.7 p1      42 a
        movdqa xmm1, [esp + 144]                             ;   144.7 p2      42 a reload
        pand xmm1, xmm2                                      ;   179.7 p1      42 a
        psrlq xmm2, 0x1a                                     ;   179.7 p1      42 a
        paddq xmm7, xmm2                                     ;   181.7 p1      42 a
        paddq xmm0, xmm1                                     ;   187.7 p1      42 a
        movdqa xmm1, [esp + 128]                             ;   146.3 p2      42 a reload
        pand xmm1, xmm7                                      ;   185.7 p1      42 a
        psrlq xmm7, 0x1a                                     ;   185.7 p1      42 a
        paddq xmm5, xmm7                                     ;   187.7 p1      42 a
        movdqa xmm2, [esp + 192]                             ;   147.7 p2      42 a reload
        pand xmm2, xmm5                                      ;   191.7 p1      42 a
        psrlq xmm5, 0x1a                                     ;   191.7 p1      42 a
        paddq xmm3, xmm5                                     ;   193.7 p1      42 a
        movdqa [esp + 640], xmm1                             ;   187.7 p0+p3   42 a
        movdqa xmm4, xmm1                                    ;   187.7 p0      42 a copy
        punpcklqdq xmm4, xmm1                                ;   193.7 p1      42 a
        movdqa [esp + 656], xmm4                             ;   195.7 p0+p3   42 a
        movdqa [esp + 672], xmm0                             ;   191.7 p0+p3   42 a
        movdqa xmm5, xmm0                                    ;   191.7 p0      42 a copy
        punpcklqdq xmm5, xmm0                                ;   197.7 p1      42 a
        movdqa xmm6, [poly1305_blocks.T0_constants128 + 16]  ;   152.3 p2      42 a reload
        pmuludq xmm1, xmm6                                   ;   187.7 p1      42 a
        pmuludq xmm0, xmm6                                   ;   191.7 p1      42 a
        pmuludq xmm4, xmm6                                   ;   195.7 p1      42 a
        movdqa [esp + 688], xmm1                             ;   193.7 p0+p3   42 a
        movdqa [esp + 704], xmm0                             ;   197.7 p0+p3   42 a
        movdqa [esp + 720], xmm4                             ;   201.7 p0+p3   42 a
        movdqa [esp + 736], xmm5                             ;   199.7 p0+p3   42 a
        pmuludq xmm5, xmm6                                   ;   199.7 p1      42 a
        movdqa [esp + 752], xmm5                             ;   205.7 p0+p3   42 a
        movdqa [esp + 768], xmm2                             ;   193.7 p0+p3   42 a
        movdqa xmm0, [poly1305_blocks.T0_constants128 + 16]  ;   158.0 p2      42 a copy
        pmuludq xmm0, [esp + 448]                            ;   189.7 p2+p1   42 a
        movdqa [esp + 784], xmm0                             ;   195.7 p0+p3   42 a
        movdqa xmm0, xmm2                                    ;   193.7 p0      42 a copy
        punpcklqdq xmm0, xmm2                                ;   199.7 p1      42 a
        pmuludq xmm2, xmm6                                   ;   193.7 p1      42 a
        movdqa [esp + 800], xmm2                             ;   199.7 p0+p3   42 a
        movdqa [esp + 816], xmm0                             ;   201.7 p0+p3   42 a
        pmuludq xmm0, xmm6                                   ;   201.7 p1      42 a
        movdqa [esp + 832], xmm0                             ;   207.7 p0+p3   42 a
        movdqa [esp + 848], xmm3                             ;   197.7 p0+p3   42 a
        movdqa xmm0, xmm3                                    ;   197.7 p0      42 a copy
        punpcklqdq xmm0, xmm3                                ;   203.7 p1      42 a
        pmuludq xmm3, xmm6                                   ;   197.7 p1      42 a
        pmuludq xmm6, xmm0                                   ;   205.7 p1      42 a
        movdqa [esp + 864], xmm0                             ;   205.7 p0+p3   42 a
        movdqa [esp + 880], xmm3                             ;   203.7 p0+p3   42 a
        movdqa [esp + 896], xmm6                             ;   211.7 p0+p3   42 a
        mov esi, dword [esp + 1052]                          ;   177.7 p2      42 blocks
        shr esi, 2                                           ;   196.7 p1      42 blocks
        cmp esi, 1                                           ;   200.7 p0      42 blocks
        sbb edi, edi                                         ;   201.2 p1      42 blocks
        add esi, 0xffffffff                                  ;   200.7 p0      42 blocks
        sub esi, edi                                         ;   207.2 p0      42 blocks
        mov dword [esp + 1084], esi                          ;   207.7 p0+p3   42 blocks
        shl esi, 6                                           ;   207.7 p1      42 blocks
        add esi, dword [esp + 1088]                          ;   211.7 p2+p0   42 blocks
        mov dword [esp + 1092], esi                          ;   212.2 p0+p3   42 blocks
        cmp dword [esp + 1084], 0                            ;                    no blocks?
        je .blocks_2_done
        mov esi, dword [esp + 1088]                          ;                    resident
        movdqa xmm0, [esp + 256]                             ;                    resident
        align 16
.blocks_2:
        movq xmm1, [esi]                                     ;     0.0 p2      42 a
        movhps xmm1, [esi + 16]                              ;     7.0 p2+p1   42 a
        pshufd xmm2, xmm1, 0xe4                              ;     9.0 p1      42 a copy
        psrlq xmm2, 0x34                                     ;    13.0 p1      42 a
        movdqa xmm3, xmm1                                    ;     9.0 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;    15.0 p1      42 a
        movq xmm4, [esi + 8]                                 ;     2.7 p2      42 a
        movhps xmm4, [esi + 24]                              ;     9.7 p2+p1   42 a
        movdqa xmm5, xmm4                                    ;    11.7 p0      42 a copy
        psllq xmm5, 0xc                                      ;    17.7 p1      42 a
        por xmm2, xmm5                                       ;    19.7 p1      42 a
        movdqa xmm5, xmm4                                    ;    11.7 p0      42 a copy
        psrlq xmm5, 0xe                                      ;    17.7 p1      42 a
        psrlq xmm4, 0x28                                     ;    11.7 p1      42 a
        lea edi, [esi + 64]                                  ;     6.0 p0      42 blocks
        movq xmm6, [esi + 32]                                ;     6.3 p2      42 a
        movhps xmm6, [esi + 48]                              ;    13.3 p2+p1   42 a
        movq xmm7, [esi + 40]                                ;     8.3 p2      42 a
        movhps xmm7, [esi + 56]                              ;    15.3 p2+p1   42 a
        movdqa [esp + 0], xmm0                               ;     9.0 p0+p3   42 a spill
        movdqa xmm0, xmm6                                    ;    15.3 p0      42 a copy
        psrlq xmm0, 0x34                                     ;    21.3 p1      42 a
        movdqa [esp + 16], xmm1                              ;    11.0 p0+p3   42 a spill
        movdqa xmm1, xmm6                                    ;    15.3 p0      42 a copy
        psrlq xmm1, 0x1a                                     ;    21.3 p1      42 a
        movdqa [esp + 32], xmm6                              ;    15.3 p0+p3   42 a spill
        movdqa xmm6, xmm7                                    ;    17.3 p0      42 a copy
        psllq xmm6, 0xc                                      ;    23.3 p1      42 a
        por xmm0, xmm6                                       ;    25.3 p1      42 a
        movdqa xmm6, xmm7                                    ;    17.3 p0      42 a copy
        psrlq xmm6, 0xe                                      ;    23.3 p1      42 a
        psrlq xmm7, 0x28                                     ;    20.3 p1      42 a
        pand xmm2, [poly1305_blocks.T0_constants128]         ;    21.7 p2+p1   42 a
        paddq xmm2, [esp + 240]                              ;    23.7 p2+p1   42 a
        pand xmm3, [poly1305_blocks.T0_constants128]         ;    23.3 p2+p1   42 a
        pand xmm0, [poly1305_blocks.T0_constants128]         ;    27.3 p2+p1   42 a
        paddq xmm3, [esp + 208]                              ;    25.3 p2+p1   42 a
        pand xmm5, [poly1305_blocks.T0_constants128]         ;    26.3 p2+p1   42 a
        paddq xmm5, [esp + 112]                              ;    28.3 p2+p1   42 a
        por xmm4, [poly1305_blocks.T0_constants128 + 32]     ;    28.3 p2+p1   42 a
        paddq xmm4, [esp + 224]                              ;    30.3 p2+p1   42 a
        pand xmm1, [poly1305_blocks.T0_constants128]         ;    30.3 p2+p1   42 a
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    31.3 p2+p1   42 a
        por xmm7, [poly1305_blocks.T0_constants128 + 32]     ;    32.3 p2+p1   42 a
        movdqa [esp + 48], xmm7                              ;    34.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 16]                              ;    26.3 p2      42 a reload
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    33.3 p2+p1   42 a
        movdqa [esp + 16], xmm6                              ;    33.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 0]                               ;    28.3 p2      42 a reload
        paddq xmm6, xmm7                                     ;    35.3 p1      42 a
        movdqa xmm7, [esp + 32]                              ;    29.3 p2      42 a reload
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    36.3 p2+p1   42 a
        movdqa [esp + 32], xmm7                              ;    38.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 832]                             ;    31.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    38.3 p1      42 a
        movdqa [esp + 0], xmm6                               ;    39.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 896]                             ;    32.3 p2      42 a
        pmuludq xmm6, xmm2                                   ;    39.3 p1      42 a
        movdqa [esp + 64], xmm6                              ;    45.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 736]                             ;    33.3 p2      42 a
        pmuludq xmm6, xmm2                                   ;    40.3 p1      42 a
        movdqa [esp + 80], xmm6                              ;    46.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 592]                             ;    34.3 p2      42 a
        pmuludq xmm6, xmm2                                   ;    41.3 p1      42 a
        pmuludq xmm2, [esp + 656]                            ;    40.3 p2+p1   42 a
        movdqa [esp + 96], xmm2                              ;    46.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 464]                             ;    36.3 p2      42 a
        pmuludq xmm2, xmm0                                   ;    43.3 p1      42 a
        paddq xmm7, xmm2                                     ;    49.3 p1      42 a
        movdqa xmm2, [esp + 368]                             ;    37.3 p2      42 a
        pmuludq xmm2, xmm0                                   ;    44.3 p1      42 a
        movdqa [esp + 912], xmm0                             ;    36.3 p0+p3   42 a spill
        movdqa xmm0, [esp + 64]                              ;    45.3 p2      42 a reload
        paddq xmm0, xmm2                                     ;    52.3 p1      42 a
        movdqa xmm2, [esp + 896]                             ;    39.3 p2      42 a
        pmuludq xmm2, xmm3                                   ;    46.3 p1      42 a
        paddq xmm7, xmm2                                     ;    53.3 p1      42 a
        movdqa xmm2, [esp + 592]                             ;    40.3 p2      42 a
        pmuludq xmm2, xmm3                                   ;    47.3 p1      42 a
        paddq xmm0, xmm2                                     ;    56.3 p1      42 a
        movdqa xmm2, [esp + 656]                             ;    41.3 p2      42 a
        pmuludq xmm2, xmm3                                   ;    49.3 p1      42 a
        movdqa [esp + 64], xmm3                              ;    38.7 p0+p3   42 a spill
        movdqa xmm3, [esp + 80]                              ;    46.3 p2      42 a reload
        paddq xmm3, xmm2                                     ;    55.3 p1      42 a
        movdqa xmm2, [esp + 720]                             ;    43.3 p2      42 a
        pmuludq xmm2, xmm5                                   ;    51.3 p1      42 a
        paddq xmm7, xmm2                                     ;    57.3 p1      42 a
        movdqa xmm2, [esp + 832]                             ;    44.3 p2      42 a
        pmuludq xmm2, xmm5                                   ;    53.3 p1      42 a
        paddq xmm0, xmm2                                     ;    60.3 p1      42 a
        movdqa xmm2, [esp + 592]                             ;    45.3 p2      42 a
        pmuludq xmm2, xmm5                                   ;    55.3 p1      42 a
        paddq xmm3, xmm2                                     ;    61.3 p1      42 a
        movdqa xmm2, [esp + 896]                             ;    46.3 p2      42 a
        pmuludq xmm2, xmm5                                   ;    57.3 p1      42 a
        paddq xmm6, xmm2                                     ;    63.3 p1      42 a
        movdqa xmm2, [esp + 736]                             ;    47.3 p2      42 a reload
        pmuludq xmm5, xmm2                                   ;    59.3 p1      42 a
        movdqa xmm2, [esp + 96]                              ;    48.3 p2      42 a reload
        paddq xmm2, xmm5                                     ;    65.3 p1      42 a
        movdqa xmm5, [esp + 752]                             ;    49.3 p2      42 a
        pmuludq xmm5, xmm4                                   ;    61.3 p1      42 a
        paddq xmm7, xmm5                                     ;    67.3 p1      42 a
        movdqa xmm5, [esp + 720]                             ;    50.3 p2      42 a
        pmuludq xmm5, xmm4                                   ;    63.3 p1      42 a
        paddq xmm0, xmm5                                     ;    69.3 p1      42 a
        movdqa xmm5, [esp + 896]                             ;    51.3 p2      42 a
        pmuludq xmm5, xmm4                                   ;    65.3 p1      42 a
        paddq xmm3, xmm5                                     ;    71.3 p1      42 a
        movdqa xmm5, [esp + 832]                             ;    52.3 p2      42 a
        pmuludq xmm5, xmm4                                   ;    67.3 p1      42 a
        paddq xmm6, xmm5                                     ;    73.3 p1      42 a
        movdqa xmm5, [esp + 592]                             ;    53.3 p2      42 a reload
        pmuludq xmm4, xmm5                                   ;    69.3 p1      42 a
        pmuludq xmm5, [esp + 0]                              ;    70.3 p2+p1   42 a
        paddq xmm7, xmm5                                     ;    76.3 p1      42 a
        paddq xmm2, xmm4                                     ;    75.3 p1      42 a
        movdqa xmm4, [esp + 368]                             ;    55.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    73.3 p1      42 a
        paddq xmm7, xmm4                                     ;    80.3 p1      42 a
        movdqa xmm4, [esp + 416]                             ;    56.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    75.3 p1      42 a
        paddq xmm0, xmm4                                     ;    81.3 p1      42 a
        movdqa xmm4, [esp + 384]                             ;    57.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    77.3 p1      42 a
        paddq xmm3, xmm4                                     ;    83.3 p1      42 a
        movdqa xmm4, [esp + 400]                             ;    58.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    79.3 p1      42 a
        paddq xmm6, xmm4                                     ;    85.3 p1      42 a
        movdqa xmm4, [esp + 352]                             ;    59.3 p2      42 a reload
        pmuludq xmm1, xmm4                                   ;    81.3 p1      42 a
        movdqa xmm5, [esp + 32]                              ;    60.3 p2      42 a reload
        pmuludq xmm4, xmm5                                   ;    82.3 p1      42 a
        paddq xmm3, xmm4                                     ;    88.3 p1      42 a
        paddq xmm2, xmm1                                     ;    87.3 p1      42 a
        movdqa xmm1, [esp + 416]                             ;    61.3 p2      42 a
        pmuludq xmm1, xmm5                                   ;    85.3 p1      42 a
        paddq xmm7, xmm1                                     ;    91.3 p1      42 a
        movdqa xmm1, [esp + 400]                             ;    62.3 p2      42 a
        pmuludq xmm1, xmm5                                   ;    87.3 p1      42 a
        paddq xmm0, xmm1                                     ;    93.3 p1      42 a
        movdqa xmm1, [esp + 384]                             ;    63.3 p2      42 a
        pmuludq xmm1, xmm5                                   ;    89.3 p1      42 a
        paddq xmm6, xmm1                                     ;    95.3 p1      42 a
        pmuludq xmm5, [esp + 336]                            ;    91.3 p2+p1   42 a
        paddq xmm2, xmm5                                     ;    97.3 p1      42 a
        movdqa xmm1, [esp + 16]                              ;    65.3 p2      42 a reload
        movdqa xmm4, [esp + 512]                             ;    66.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    93.3 p1      42 a
        paddq xmm7, xmm4                                     ;    99.3 p1      42 a
        movdqa xmm4, [esp + 464]                             ;    67.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    95.3 p1      42 a
        paddq xmm0, xmm4                                     ;   101.3 p1      42 a
        movdqa xmm4, [esp + 416]                             ;    68.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    97.3 p1      42 a
        paddq xmm3, xmm4                                     ;   103.3 p1      42 a
        movdqa xmm4, [esp + 368]                             ;    69.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    99.3 p1      42 a
        paddq xmm6, xmm4                                     ;   105.3 p1      42 a
        movdqa xmm4, [esp + 400]                             ;    70.3 p2      42 a reload
        pmuludq xmm1, xmm4                                   ;   101.3 p1      42 a
        movdqa xmm5, [esp + 912]                             ;    71.3 p2      42 a reload
        pmuludq xmm4, xmm5                                   ;   102.3 p1      42 a
        paddq xmm3, xmm4                                     ;   108.3 p1      42 a
        paddq xmm2, xmm1                                     ;   107.3 p1      42 a
        movdqa xmm1, [esp + 416]                             ;    72.3 p2      42 a
        pmuludq xmm1, xmm5                                   ;   105.3 p1      42 a
        paddq xmm6, xmm1                                     ;   111.3 p1      42 a
        pmuludq xmm5, [esp + 384]                            ;   107.3 p2+p1   42 a
        paddq xmm2, xmm5                                     ;   113.3 p1      42 a
        movdqa xmm1, [esp + 48]                              ;    74.3 p2      42 a reload
        movdqa xmm4, [esp + 528]                             ;    75.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;   109.3 p1      42 a
        paddq xmm7, xmm4                                     ;   115.3 p1      42 a
        movdqa xmm4, xmm7                                    ;   119.3 p0      42 a copy
        psrlq xmm4, 0x1a                                     ;   125.3 p1      42 a
        paddq xmm0, xmm4                                     ;   127.3 p1      42 a
        movdqa xmm4, [esp + 512]                             ;    76.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;   113.3 p1      42 a
        paddq xmm0, xmm4                                     ;   131.3 p1      42 a
        movdqa xmm4, [esp + 368]                             ;    77.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;   115.3 p1      42 a
        paddq xmm3, xmm4                                     ;   121.3 p1      42 a
        movdqa xmm4, [esp + 464]                             ;    78.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;   117.3 p1      42 a
        paddq xmm6, xmm4                                     ;   123.3 p1      42 a
        pmuludq xmm1, [esp + 416]                            ;   119.3 p2+p1   42 a
        paddq xmm2, xmm1                                     ;   125.3 p1      42 a
        movdqa xmm1, [poly1305_blocks.T0_constants128]       ;    80.3 p2      42 a reload
        pand xmm7, xmm1                                      ;   121.3 p1      42 a
        movdqa xmm4, [poly1305_blocks.T0_constants128]       ;    81.3 p2      42 a copy
        movdqa xmm5, xmm1                                    ;    87.3 p0      42 a copy
        movdqa [esp + 48], xmm7                              ;   123.3 p0+p3   42 a spill
        movdqa xmm7, [poly1305_blocks.T0_constants128]       ;    82.3 p2      42 a copy
        movdqa [esp + 912], xmm7                             ;    89.3 p0+p3   42 a spill
        movdqa xmm7, xmm1                                    ;    87.3 p0      42 a copy
        movdqa [esp + 16], xmm7                              ;    93.3 p0+p3   42 a spill
        movdqa xmm7, [poly1305_blocks.T0_constants128]       ;    83.3 p2      42 a copy
        movdqa [esp + 32], xmm1                              ;    87.3 p0+p3   42 a spill
        movdqa xmm1, [esp + 736]                             ;    84.3 p2      42 a
        pmuludq xmm1, [esp + 0]                              ;   122.3 p2+p1   42 a
        paddq xmm0, xmm1                                     ;   135.3 p1      42 a
        movdqa xmm1, [esp + 912]                             ;    89.3 p2      42 a reload
        pand xmm1, xmm0                                      ;   139.3 p1      42 a
        psrlq xmm0, 0x1a                                     ;   139.3 p1      42 a
        paddq xmm6, xmm0                                     ;   141.3 p1      42 a
        movdqa xmm0, [esp + 64]                              ;    87.3 p2      42 a reload
        movdqa [esp + 912], xmm7                             ;    90.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 736]                             ;    88.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;   127.3 p1      42 a
        paddq xmm6, xmm7                                     ;   145.3 p1      42 a
        movdqa xmm7, [esp + 816]                             ;    89.3 p2      42 a reload
        pmuludq xmm0, xmm7                                   ;   129.3 p1      42 a
        pmuludq xmm7, [esp + 0]                              ;   130.3 p2+p1   42 a
        paddq xmm3, xmm7                                     ;   136.3 p1      42 a
        paddq xmm2, xmm0                                     ;   135.3 p1      42 a
        pand xmm4, xmm3                                      ;   140.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   140.3 p1      42 a
        paddq xmm2, xmm3                                     ;   142.3 p1      42 a
        movdqa xmm3, [esp + 0]                               ;    91.3 p2      42 a reload
        movdqa xmm7, [esp + 656]                             ;    92.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;   136.3 p1      42 a
        paddq xmm6, xmm7                                     ;   149.3 p1      42 a
        pmuludq xmm3, [esp + 864]                            ;   138.3 p2+p1   42 a
        paddq xmm2, xmm3                                     ;   146.3 p1      42 a
        pand xmm5, xmm2                                      ;   150.3 p1      42 a
        psrlq xmm2, 0x1a                                     ;   150.3 p1      42 a
        movdqa xmm3, [esp + 32]                              ;    94.3 p2      42 a reload
        pand xmm3, xmm6                                      ;   153.3 p1      42 a
        psrlq xmm6, 0x1a                                     ;   153.3 p1      42 a
        paddq xmm4, xmm6                                     ;   155.3 p1      42 a
        movdqa [esp + 240], xmm3                             ;   155.3 p0+p3   42 blocks
        movdqa xmm3, [esp + 16]                              ;    95.3 p2      42 a reload
        pand xmm3, xmm4                                      ;   159.3 p1      42 a
        psrlq xmm4, 0x1a                                     ;   159.3 p1      42 a
        paddq xmm5, xmm4                                     ;   161.3 p1      42 a
        movdqa [esp + 112], xmm3                             ;   161.3 p0+p3   42 blocks
        movdqa [esp + 224], xmm5                             ;   165.3 p0+p3   42 blocks
        pmuludq xmm2, [poly1305_blocks.T0_constants128 + 16] ;   152.3 p2+p1   42 a
        movdqa xmm3, [esp + 48]                              ;   123.3 p2      42 a reload
        paddq xmm3, xmm2                                     ;   158.3 p1      42 a
        movdqa xmm0, [esp + 912]                             ;    98.3 p2      42 a reload
        pand xmm0, xmm3                                      ;   162.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   162.3 p1      42 a
        paddq xmm1, xmm3                                     ;   164.3 p1      42 a
        movdqa [esp + 208], xmm1                             ;   168.3 p0+p3   42 blocks
        mov esi, edi                                         ;   100.0 p0      42 blocks copy
        cmp esi, dword [esp + 1092]                          ;                    more blocks?
        jne .blocks_2
        mov dword [esp + 1088], esi                          ;                    resident
        movdqa [esp + 256], xmm0                             ;                    resident
.blocks_2_done:
        mov esi, dword [esp + 1052]                          ;     0.0 p2      42 blocks_last
        shr esi, 2                                           ;     2.0 p1      42 blocks_last
        cmp esi, 1                                           ;     6.0 p0      42 blocks_last
        sbb edi, edi                                         ;     6.5 p1      42 blocks_last
        add edi, 1                                           ;    12.5 p0      42 blocks_last
        mov dword [esp + 1096], edi                          ;    13.0 p0+p3   42 blocks_last
        shl edi, 6                                           ;    13.0 p1      42 blocks_last
        add edi, dword [esp + 1088]                          ;    17.0 p2+p0   42 blocks_last
        mov dword [esp + 1100], edi                          ;    17.5 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 256]                             ;     5.7 p2      42 blocks_last reload
        movdqa [esp + 928], xmm0                             ;    12.7 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 208]                             ;     6.7 p2      42 blocks_last reload
        movdqa [esp + 944], xmm0                             ;    13.7 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 240]                             ;     7.7 p2      42 blocks_last reload
        movdqa [esp + 960], xmm0                             ;    14.7 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 112]                             ;     8.7 p2      42 blocks_last reload
        movdqa [esp + 976], xmm0                             ;    15.7 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 224]                             ;     9.7 p2      42 blocks_last reload
        movdqa [esp + 992], xmm0                             ;    16.7 p0+p3   42 blocks_last
        cmp dword [esp + 1096], 0                            ;                    no blocks_last?
        je .blocks_last_3_done
        mov esi, dword [esp + 1088]                          ;                    resident
        movdqa xmm0, [esp + 928]                             ;                    resident
        align 16
.blocks_last_3:
        movq xmm1, [esi]                                     ;     0.0 p2      42 a
        movhps xmm1, [esi + 16]                              ;     7.0 p2+p1   42 a
        pshufd xmm2, xmm1, 0xe4                              ;     9.0 p1      42 a copy
        psrlq xmm2, 0x34                                     ;    13.0 p1      42 a
        movdqa xmm3, xmm1                                    ;     9.0 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;    15.0 p1      42 a
        movq xmm4, [esi + 8]                                 ;     2.7 p2      42 a
        movhps xmm4, [esi + 24]                              ;     9.7 p2+p1   42 a
        movdqa xmm5, xmm4                                    ;    11.7 p0      42 a copy
        psllq xmm5, 0xc                                      ;    17.7 p1      42 a
        por xmm2, xmm5                                       ;    19.7 p1      42 a
        movdqa xmm5, xmm4                                    ;    11.7 p0      42 a copy
        psrlq xmm5, 0xe                                      ;    17.7 p1      42 a
        psrlq xmm4, 0x28                                     ;    11.7 p1      42 a
        lea edi, [esi + 64]                                  ;     6.0 p0      42 blocks_last
        movq xmm6, [esi + 32]                                ;     6.3 p2      42 a
        movhps xmm6, [esi + 48]                              ;    13.3 p2+p1   42 a
        movq xmm7, [esi + 40]                                ;     8.3 p2      42 a
        movhps xmm7, [esi + 56]                              ;    15.3 p2+p1   42 a
        movdqa [esp + 0], xmm0                               ;     9.0 p0+p3   42 a spill
        movdqa xmm0, xmm6                                    ;    15.3 p0      42 a copy
        psrlq xmm0, 0x34                                     ;    21.3 p1      42 a
        movdqa [esp + 16], xmm1                              ;    11.0 p0+p3   42 a spill
        movdqa xmm1, xmm6                                    ;    15.3 p0      42 a copy
        psrlq xmm1, 0x1a                                     ;    21.3 p1      42 a
        movdqa [esp + 32], xmm6                              ;    15.3 p0+p3   42 a spill
        movdqa xmm6, xmm7                                    ;    17.3 p0      42 a copy
        psllq xmm6, 0xc                                      ;    23.3 p1      42 a
        por xmm0, xmm6                                       ;    25.3 p1      42 a
        movdqa xmm6, xmm7                                    ;    17.3 p0      42 a copy
        psrlq xmm6, 0xe                                      ;    23.3 p1      42 a
        psrlq xmm7, 0x28                                     ;    20.3 p1      42 a
        pand xmm2, [poly1305_blocks.T0_constants128]         ;    21.7 p2+p1   42 a
        paddq xmm2, [esp + 960]                              ;    23.7 p2+p1   42 a
        pand xmm3, [poly1305_blocks.T0_constants128]         ;    23.3 p2+p1   42 a
        pand xmm0, [poly1305_blocks.T0_constants128]         ;    27.3 p2+p1   42 a
        paddq xmm3, [esp + 944]                              ;    25.3 p2+p1   42 a
        pand xmm5, [poly1305_blocks.T0_constants128]         ;    26.3 p2+p1   42 a
        paddq xmm5, [esp + 976]                              ;    28.3 p2+p1   42 a
        por xmm4, [poly1305_blocks.T0_constants128 + 32]     ;    28.3 p2+p1   42 a
        paddq xmm4, [esp + 992]                              ;    30.3 p2+p1   42 a
        pand xmm1, [poly1305_blocks.T0_constants128]         ;    30.3 p2+p1   42 a
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    31.3 p2+p1   42 a
        por xmm7, [poly1305_blocks.T0_constants128 + 32]     ;    32.3 p2+p1   42 a
        movdqa [esp + 48], xmm7                              ;    34.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 16]                              ;    26.3 p2      42 a reload
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    33.3 p2+p1   42 a
        movdqa [esp + 16], xmm6                              ;    33.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 0]                               ;    28.3 p2      42 a reload
        paddq xmm6, xmm7                                     ;    35.3 p1      42 a
        movdqa xmm7, [esp + 32]                              ;    29.3 p2      42 a reload
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    36.3 p2+p1   42 a
        movdqa [esp + 32], xmm7                              ;    38.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 800]                             ;    31.3 p2      42 a
        pmuludq xmm7, xmm2                                   ;    38.3 p1      42 a
        movdqa [esp + 0], xmm6                               ;    39.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 880]                             ;    32.3 p2      42 a
        pmuludq xmm6, xmm2                                   ;    39.3 p1      42 a
        movdqa [esp + 64], xmm6                              ;    45.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 672]                             ;    33.3 p2      42 a
        pmuludq xmm6, xmm2                                   ;    40.3 p1      42 a
        movdqa [esp + 80], xmm6                              ;    46.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 576]                             ;    34.3 p2      42 a
        pmuludq xmm6, xmm2                                   ;    41.3 p1      42 a
        pmuludq xmm2, [esp + 640]                            ;    40.3 p2+p1   42 a
        movdqa [esp + 96], xmm2                              ;    46.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 624]                             ;    36.3 p2      42 a
        pmuludq xmm2, xmm0                                   ;    43.3 p1      42 a
        paddq xmm7, xmm2                                     ;    49.3 p1      42 a
        movdqa xmm2, [esp + 784]                             ;    37.3 p2      42 a
        pmuludq xmm2, xmm0                                   ;    44.3 p1      42 a
        movdqa [esp + 912], xmm0                             ;    36.3 p0+p3   42 a spill
        movdqa xmm0, [esp + 64]                              ;    45.3 p2      42 a reload
        paddq xmm0, xmm2                                     ;    52.3 p1      42 a
        movdqa xmm2, [esp + 880]                             ;    39.3 p2      42 a
        pmuludq xmm2, xmm3                                   ;    46.3 p1      42 a
        paddq xmm7, xmm2                                     ;    53.3 p1      42 a
        movdqa xmm2, [esp + 576]                             ;    40.3 p2      42 a
        pmuludq xmm2, xmm3                                   ;    47.3 p1      42 a
        paddq xmm0, xmm2                                     ;    56.3 p1      42 a
        movdqa xmm2, [esp + 640]                             ;    41.3 p2      42 a
        pmuludq xmm2, xmm3                                   ;    49.3 p1      42 a
        movdqa [esp + 64], xmm3                              ;    38.7 p0+p3   42 a spill
        movdqa xmm3, [esp + 80]                              ;    46.3 p2      42 a reload
        paddq xmm3, xmm2                                     ;    55.3 p1      42 a
        movdqa xmm2, [esp + 688]                             ;    43.3 p2      42 a
        pmuludq xmm2, xmm5                                   ;    51.3 p1      42 a
        paddq xmm7, xmm2                                     ;    57.3 p1      42 a
        movdqa xmm2, [esp + 800]                             ;    44.3 p2      42 a
        pmuludq xmm2, xmm5                                   ;    53.3 p1      42 a
        paddq xmm0, xmm2                                     ;    60.3 p1      42 a
        movdqa xmm2, [esp + 576]                             ;    45.3 p2      42 a
        pmuludq xmm2, xmm5                                   ;    55.3 p1      42 a
        paddq xmm3, xmm2                                     ;    61.3 p1      42 a
        movdqa xmm2, [esp + 880]                             ;    46.3 p2      42 a
        pmuludq xmm2, xmm5                                   ;    57.3 p1      42 a
        paddq xmm6, xmm2                                     ;    63.3 p1      42 a
        movdqa xmm2, [esp + 672]                             ;    47.3 p2      42 a reload
        pmuludq xmm5, xmm2                                   ;    59.3 p1      42 a
        movdqa xmm2, [esp + 96]                              ;    48.3 p2      42 a reload
        paddq xmm2, xmm5                                     ;    65.3 p1      42 a
        movdqa xmm5, [esp + 704]                             ;    49.3 p2      42 a
        pmuludq xmm5, xmm4                                   ;    61.3 p1      42 a
        paddq xmm7, xmm5                                     ;    67.3 p1      42 a
        movdqa xmm5, [esp + 688]                             ;    50.3 p2      42 a
        pmuludq xmm5, xmm4                                   ;    63.3 p1      42 a
        paddq xmm0, xmm5                                     ;    69.3 p1      42 a
        movdqa xmm5, [esp + 880]                             ;    51.3 p2      42 a
        pmuludq xmm5, xmm4                                   ;    65.3 p1      42 a
        paddq xmm3, xmm5                                     ;    71.3 p1      42 a
        movdqa xmm5, [esp + 800]                             ;    52.3 p2      42 a
        pmuludq xmm5, xmm4                                   ;    67.3 p1      42 a
        paddq xmm6, xmm5                                     ;    73.3 p1      42 a
        movdqa xmm5, [esp + 576]                             ;    53.3 p2      42 a reload
        pmuludq xmm4, xmm5                                   ;    69.3 p1      42 a
        pmuludq xmm5, [esp + 0]                              ;    70.3 p2+p1   42 a
        paddq xmm7, xmm5                                     ;    76.3 p1      42 a
        paddq xmm2, xmm4                                     ;    75.3 p1      42 a
        movdqa xmm4, [esp + 784]                             ;    55.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    73.3 p1      42 a
        paddq xmm7, xmm4                                     ;    80.3 p1      42 a
        movdqa xmm4, [esp + 544]                             ;    56.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    75.3 p1      42 a
        paddq xmm0, xmm4                                     ;    81.3 p1      42 a
        movdqa xmm4, [esp + 496]                             ;    57.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    77.3 p1      42 a
        paddq xmm3, xmm4                                     ;    83.3 p1      42 a
        movdqa xmm4, [esp + 432]                             ;    58.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    79.3 p1      42 a
        paddq xmm6, xmm4                                     ;    85.3 p1      42 a
        movdqa xmm4, [esp + 480]                             ;    59.3 p2      42 a reload
        pmuludq xmm1, xmm4                                   ;    81.3 p1      42 a
        movdqa xmm5, [esp + 32]                              ;    60.3 p2      42 a reload
        pmuludq xmm4, xmm5                                   ;    82.3 p1      42 a
        paddq xmm3, xmm4                                     ;    88.3 p1      42 a
        paddq xmm2, xmm1                                     ;    87.3 p1      42 a
        movdqa xmm1, [esp + 544]                             ;    61.3 p2      42 a
        pmuludq xmm1, xmm5                                   ;    85.3 p1      42 a
        paddq xmm7, xmm1                                     ;    91.3 p1      42 a
        movdqa xmm1, [esp + 432]                             ;    62.3 p2      42 a
        pmuludq xmm1, xmm5                                   ;    87.3 p1      42 a
        paddq xmm0, xmm1                                     ;    93.3 p1      42 a
        movdqa xmm1, [esp + 496]                             ;    63.3 p2      42 a
        pmuludq xmm1, xmm5                                   ;    89.3 p1      42 a
        paddq xmm6, xmm1                                     ;    95.3 p1      42 a
        pmuludq xmm5, [esp + 448]                            ;    91.3 p2+p1   42 a
        paddq xmm2, xmm5                                     ;    97.3 p1      42 a
        movdqa xmm1, [esp + 16]                              ;    65.3 p2      42 a reload
        movdqa xmm4, [esp + 560]                             ;    66.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    93.3 p1      42 a
        paddq xmm7, xmm4                                     ;    99.3 p1      42 a
        movdqa xmm4, [esp + 624]                             ;    67.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    95.3 p1      42 a
        paddq xmm0, xmm4                                     ;   101.3 p1      42 a
        movdqa xmm4, [esp + 544]                             ;    68.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    97.3 p1      42 a
        paddq xmm3, xmm4                                     ;   103.3 p1      42 a
        movdqa xmm4, [esp + 784]                             ;    69.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;    99.3 p1      42 a
        paddq xmm6, xmm4                                     ;   105.3 p1      42 a
        movdqa xmm4, [esp + 432]                             ;    70.3 p2      42 a reload
        pmuludq xmm1, xmm4                                   ;   101.3 p1      42 a
        movdqa xmm5, [esp + 912]                             ;    71.3 p2      42 a reload
        pmuludq xmm4, xmm5                                   ;   102.3 p1      42 a
        paddq xmm3, xmm4                                     ;   108.3 p1      42 a
        paddq xmm2, xmm1                                     ;   107.3 p1      42 a
        movdqa xmm1, [esp + 544]                             ;    72.3 p2      42 a
        pmuludq xmm1, xmm5                                   ;   105.3 p1      42 a
        paddq xmm6, xmm1                                     ;   111.3 p1      42 a
        pmuludq xmm5, [esp + 496]                            ;   107.3 p2+p1   42 a
        paddq xmm2, xmm5                                     ;   113.3 p1      42 a
        movdqa xmm1, [esp + 48]                              ;    74.3 p2      42 a reload
        movdqa xmm4, [esp + 608]                             ;    75.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;   109.3 p1      42 a
        paddq xmm7, xmm4                                     ;   115.3 p1      42 a
        movdqa xmm4, xmm7                                    ;   119.3 p0      42 a copy
        psrlq xmm4, 0x1a                                     ;   125.3 p1      42 a
        paddq xmm0, xmm4                                     ;   127.3 p1      42 a
        movdqa xmm4, [esp + 560]                             ;    76.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;   113.3 p1      42 a
        paddq xmm0, xmm4                                     ;   131.3 p1      42 a
        movdqa xmm4, [esp + 784]                             ;    77.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;   115.3 p1      42 a
        paddq xmm3, xmm4                                     ;   121.3 p1      42 a
        movdqa xmm4, [esp + 624]                             ;    78.3 p2      42 a
        pmuludq xmm4, xmm1                                   ;   117.3 p1      42 a
        paddq xmm6, xmm4                                     ;   123.3 p1      42 a
        pmuludq xmm1, [esp + 544]                            ;   119.3 p2+p1   42 a
        paddq xmm2, xmm1                                     ;   125.3 p1      42 a
        movdqa xmm1, [poly1305_blocks.T0_constants128]       ;    80.3 p2      42 a reload
        pand xmm7, xmm1                                      ;   121.3 p1      42 a
        movdqa xmm4, [poly1305_blocks.T0_constants128]       ;    81.3 p2      42 a copy
        movdqa xmm5, xmm1                                    ;    87.3 p0      42 a copy
        movdqa [esp + 48], xmm7                              ;   123.3 p0+p3   42 a spill
        movdqa xmm7, [poly1305_blocks.T0_constants128]       ;    82.3 p2      42 a copy
        movdqa [esp + 912], xmm7                             ;    89.3 p0+p3   42 a spill
        movdqa xmm7, xmm1                                    ;    87.3 p0      42 a copy
        movdqa [esp + 16], xmm7                              ;    93.3 p0+p3   42 a spill
        movdqa xmm7, [poly1305_blocks.T0_constants128]       ;    83.3 p2      42 a copy
        movdqa [esp + 32], xmm1                              ;    87.3 p0+p3   42 a spill
        movdqa xmm1, [esp + 672]                             ;    84.3 p2      42 a
        pmuludq xmm1, [esp + 0]                              ;   122.3 p2+p1   42 a
        paddq xmm0, xmm1                                     ;   135.3 p1      42 a
        movdqa xmm1, [esp + 912]                             ;    89.3 p2      42 a reload
        pand xmm1, xmm0                                      ;   139.3 p1      42 a
        psrlq xmm0, 0x1a                                     ;   139.3 p1      42 a
        paddq xmm6, xmm0                                     ;   141.3 p1      42 a
        movdqa xmm0, [esp + 64]                              ;    87.3 p2      42 a reload
        movdqa [esp + 912], xmm7                             ;    90.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 672]                             ;    88.3 p2      42 a
        pmuludq xmm7, xmm0                                   ;   127.3 p1      42 a
        paddq xmm6, xmm7                                     ;   145.3 p1      42 a
        movdqa xmm7, [esp + 768]                             ;    89.3 p2      42 a reload
        pmuludq xmm0, xmm7                                   ;   129.3 p1      42 a
        pmuludq xmm7, [esp + 0]                              ;   130.3 p2+p1   42 a
        paddq xmm3, xmm7                                     ;   136.3 p1      42 a
        paddq xmm2, xmm0                                     ;   135.3 p1      42 a
        pand xmm4, xmm3                                      ;   140.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   140.3 p1      42 a
        paddq xmm2, xmm3                                     ;   142.3 p1      42 a
        movdqa xmm3, [esp + 0]                               ;    91.3 p2      42 a reload
        movdqa xmm7, [esp + 640]                             ;    92.3 p2      42 a
        pmuludq xmm7, xmm3                                   ;   136.3 p1      42 a
        paddq xmm6, xmm7                                     ;   149.3 p1      42 a
        pmuludq xmm3, [esp + 848]                            ;   138.3 p2+p1   42 a
        paddq xmm2, xmm3                                     ;   146.3 p1      42 a
        pand xmm5, xmm2                                      ;   150.3 p1      42 a
        psrlq xmm2, 0x1a                                     ;   150.3 p1      42 a
        movdqa xmm3, [esp + 32]                              ;    94.3 p2      42 a reload
        pand xmm3, xmm6                                      ;   153.3 p1      42 a
        psrlq xmm6, 0x1a                                     ;   153.3 p1      42 a
        paddq xmm4, xmm6                                     ;   155.3 p1      42 a
        movdqa [esp + 960], xmm3                             ;   155.3 p0+p3   42 blocks_last
        movdqa xmm3, [esp + 16]                              ;    95.3 p2      42 a reload
        pand xmm3, xmm4                                      ;   159.3 p1      42 a
        psrlq xmm4, 0x1a                                     ;   159.3 p1      42 a
        paddq xmm5, xmm4                                     ;   161.3 p1      42 a
        movdqa [esp + 976], xmm3                             ;   161.3 p0+p3   42 blocks_last
        movdqa [esp + 992], xmm5                             ;   165.3 p0+p3   42 blocks_last
        pmuludq xmm2, [poly1305_blocks.T0_constants128 + 16] ;   152.3 p2+p1   42 a
        movdqa xmm3, [esp + 48]                              ;   123.3 p2      42 a reload
        paddq xmm3, xmm2                                     ;   158.3 p1      42 a
        movdqa xmm0, [esp + 912]                             ;    98.3 p2      42 a reload
        pand xmm0, xmm3                                      ;   162.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   162.3 p1      42 a
        paddq xmm1, xmm3                                     ;   164.3 p1      42 a
        movdqa [esp + 944], xmm1                             ;   168.3 p0+p3   42 blocks_last
        mov esi, edi                                         ;   100.0 p0      42 blocks_last copy
        cmp esi, dword [esp + 1100]                          ;                    more blocks_last?
        jne .blocks_last_3
        mov dword [esp + 1088], esi                          ;                    resident
        movdqa [esp + 928], xmm0                             ;                    resident
.blocks_last_3_done:
        movdqa xmm0, [esp + 960]                             ;     0.0 p2      42 a reload
        movdqa xmm1, [esp + 960]                             ;     1.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;     8.0 p1      42 a
        paddq xmm1, xmm0                                     ;    12.0 p1      42 a
        movd esi, xmm1                                       ;    16.0 p0      42 a
        movdqa xmm0, [esp + 944]                             ;     2.0 p2      42 a reload
        movdqa xmm1, [esp + 944]                             ;     3.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    10.0 p1      42 a
        paddq xmm1, xmm0                                     ;    14.0 p1      42 a
        movd edi, xmm1                                       ;    18.0 p0      42 a
        movdqa xmm0, [esp + 976]                             ;     4.0 p2      42 a reload
        movdqa xmm1, [esp + 976]                             ;     5.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    12.0 p1      42 a
        paddq xmm1, xmm0                                     ;    16.0 p1      42 a
        movd ebp, xmm1                                       ;    20.0 p0      42 a
        movdqa xmm0, [esp + 928]                             ;     6.0 p2      42 a reload
        movdqa xmm1, [esp + 928]                             ;     7.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    14.0 p1      42 a
        paddq xmm1, xmm0                                     ;    18.0 p1      42 a
        movd eax, xmm1                                       ;    22.0 p0      42 a
        movdqa xmm0, [esp + 992]                             ;     8.0 p2      42 a reload
        movdqa xmm1, [esp + 992]                             ;     9.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    16.0 p1      42 a
        paddq xmm1, xmm0                                     ;    20.0 p1      42 a
        movd ecx, xmm1                                       ;    24.0 p0      42 a
        mov edx, esi                                         ;    26.0 p1      42 a copy
        shl edx, 0x14                                        ;    26.5 p1      42 a
        shr esi, 0xc                                         ;    26.0 p1      42 a
        mov ebx, edi                                         ;    28.0 p0      42 a copy
        shl ebx, 0x1a                                        ;    28.5 p1      42 a
        shr edi, 6                                           ;    28.0 p1      42 a
        mov dword [esp + 1104], ecx                          ;    34.0 p0+p3   42 a spill
        mov ecx, ebp                                         ;    30.0 p0      42 a copy
        shl ecx, 0xe                                         ;    30.5 p1      42 a
        add eax, ebx                                         ;    32.5 p0      42 a
        adc edx, edi                                         ;    33.0 p1      42 a
        adc esi, ecx                                         ;    39.0 p1      42 a
        mov dword [esp + 1108], ebp                          ;    30.0 p0+p3   42 a spill
        sbb ebp, ebp                                         ;    45.0 p1      42 a
        mov dword [esp + 1032], eax                          ;    33.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1036], edx                          ;    39.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1040], esi                          ;    45.0 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1104]                          ;    35.0 p2      42 a
        shl esi, 8                                           ;    37.0 p1      42 a
        mov edi, dword [esp + 1104]                          ;    35.0 p2      42 a
        shr edi, 0x18                                        ;    37.0 p1      42 a
        mov eax, dword [esp + 1108]                          ;    31.0 p2      42 a
        shr eax, 0x12                                        ;    33.0 p1      42 a
        add ebp, ebp                                         ;    51.0 p0      42 a
        adc esi, eax                                         ;    51.5 p1      42 a
        adc edi, 0                                           ;    57.5 p1      42 a
        mov dword [esp + 1044], esi                          ;    57.5 p0+p3   42 blocks_lanes
        mov dword [esp + 1048], edi                          ;    63.5 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1060]                          ;    29.3 p2      42 blocks_lanes
        add esi, 0xffffffff                                  ;    31.3 p0      42 blocks_lanes
        mov dword [esp + 1060], esi                          ;    32.7 p0+p3   42 blocks_lanes
        test esi, esi                                        ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov esi, dword [esp + 1048]                          ;     0.0 p2      42 a
        shr esi, 2                                           ;     2.0 p1      42 a
        mov edi, dword [esp + 1048]                          ;     1.0 p2      42 a
        and edi, 3                                           ;     3.0 p0      42 a
        mov ebp, dword [esp + 1048]                          ;     2.0 p2      42 a
        and ebp, 0xfffffffc                                  ;     4.0 p0      42 a
        add esi, ebp                                         ;     6.0 p1      42 a
        mov ebp, dword [esp + 1036]                          ;     3.0 p2      42 a
        mov eax, dword [esp + 1040]                          ;     4.0 p2      42 a
        add esi, dword [esp + 1032]                          ;     6.5 p2+p0   42 a
        adc ebp, 0                                           ;     7.0 p1      42 a
        adc eax, 0                                           ;    13.0 p1      42 a
        sbb ecx, ecx                                         ;    19.0 p1      42 a
        mov edx, dword [esp + 1044]                          ;     8.3 p2      42 a
        add ecx, ecx                                         ;    25.0 p0      42 a
        adc edx, 0                                           ;    25.5 p1      42 a
        adc edi, 0                                           ;    31.5 p1      42 a
        mov ecx, dword [esp + 1080]                          ;    11.0 p2      42 a
        shr ecx, 2                                           ;    19.7 p1      42 a
        mov ebx, 0xfffffffc                                  ;    11.7 p0      42 a
        and ebx, dword [esp + 1080]                          ;    12.2 p2+p0   42 a
        add ecx, ebx                                         ;    23.7 p0      42 a
        mov dword [esp + 1112], ecx                          ;    24.2 p0+p3   42 a
        mov ecx, dword [esp + 1076]                          ;    13.3 p2      42 a
        shr ecx, 2                                           ;    20.7 p1      42 a
        mov dword [esp + 1116], esi                          ;    15.0 p0+p3   42 blocks
        mov esi, dword [esp + 1072]                          ;    14.3 p2      42 a
        shr esi, 2                                           ;    21.7 p1      42 a
        mov dword [esp + 1120], ebp                          ;    17.0 p0+p3   42 blocks
        mov ebp, dword [esp + 1076]                          ;    15.3 p2      42 a
        and ebp, 0xfffffffc                                  ;    17.3 p0      42 a
        add ecx, ebp                                         ;    24.7 p0      42 a
        mov dword [esp + 1124], ecx                          ;    25.2 p0+p3   42 a
        mov dword [esp + 1128], eax                          ;    21.0 p0+p3   42 blocks
        mov ebp, dword [esp + 1072]                          ;    17.0 p2      42 a
        and ebp, 0xfffffffc                                  ;    19.2 p0      42 a
        add esi, ebp                                         ;    25.7 p0      42 a
        mov dword [esp + 1132], esi                          ;    26.2 p0+p3   42 a
        mov dword [esp + 1136], edx                          ;    31.5 p0+p3   42 blocks
        mov dword [esp + 1140], edi                          ;    37.5 p0+p3   42 blocks
        mov esi, dword [esp + 1052]                          ;    19.0 p2      42 blocks
        and esi, 3                                           ;    23.2 p0      42 blocks
        mov dword [esp + 1144], esi                          ;    29.0 p0+p3   42 blocks
        shl esi, 4                                           ;    23.7 p1      42 blocks
        add esi, dword [esp + 1088]                          ;    27.7 p2+p1   42 blocks
        mov dword [esp + 1148], esi                          ;    31.0 p0+p3   42 blocks
        cmp dword [esp + 1144], 0                            ;                    no blocks?
        je .blocks_4_done
        mov esi, dword [esp + 1116]                          ;                    resident
        mov edi, dword [esp + 1120]                          ;                    resident
        mov ebp, dword [esp + 1128]                          ;                    resident
        mov eax, dword [esp + 1136]                          ;                    resident
        mov ecx, dword [esp + 1140]                          ;                    resident
        align 16
.blocks_4:
        mov edx, dword [esp + 1088]                          ;     0.0 p2      12 a reload
        mov ebx, dword [edx + 8]                             ;     2.0 p2      12 a
        add esi, dword [edx]                                 ;     4.0 p2+p0   42 a
        adc edi, dword [edx + 4]                             ;     5.3 p2+p1   42 a
        adc ebp, ebx                                         ;    13.3 p1      42 a
        sbb ebx, ebx                                         ;    19.3 p1      42 a
        mov dword [esp + 1104], ebp                          ;    19.3 p0+p3   42 a spill
        mov ebp, dword [edx + 12]                            ;    10.3 p2      12 a
        add ebx, ebx                                         ;    25.3 p0      42 a
        adc eax, ebp                                         ;    25.8 p1      42 a
        adc ecx, 1                                           ;    31.8 p1      42 a
        mov ebp, dword [esp + 1132]                          ;    14.7 p2      42 a reload
        mov ebx, ecx                                         ;    37.8 p0      42 a copy
        imul ebx, ebp                                        ;    38.3 p1      42 a
        mov dword [esp + 1108], eax                          ;    31.8 p0+p3   42 a spill
        mov eax, esi                                         ;    17.7 p0      42 a copy
        mul dword [esp + 1072]                               ;    32.5 p2+p1   42 a
        add ebx, eax                                         ;    52.3 p0      42 a
        adc edx, 0                                           ;    52.8 p1      42 a
        mov eax, ecx                                         ;    37.8 p0      42 a copy
        mov ecx, dword [esp + 1068]                          ;    22.7 p2      42 a reload
        mov dword [esp + 1152], eax                          ;    38.3 p0+p3   42 a spill
        mov eax, edi                                         ;    24.0 p0      42 a copy
        mov dword [esp + 1156], edx                          ;    58.8 p0+p3   42 a spill
        mul ecx                                              ;    43.5 p1      42 a
        add ebx, eax                                         ;    59.5 p0      42 a
        adc edx, dword [esp + 1156]                          ;    61.8 p2+p1   42 a
        mov eax, ecx                                         ;    31.0 p0      42 a copy
        mov ecx, dword [esp + 1112]                          ;    31.3 p2      42 a reload
        mov eax, dword [esp + 1104]                          ;    32.3 p2      42 a reload
        mov dword [esp + 1156], edx                          ;    69.8 p0+p3   42 a spill
        mul ecx                                              ;    56.0 p1      42 a
        add ebx, eax                                         ;    72.0 p0      42 a
        adc edx, dword [esp + 1156]                          ;    72.8 p2+p1   42 a
        mov eax, ecx                                         ;    39.3 p0      42 a copy
        mov ecx, dword [esp + 1124]                          ;    39.7 p2      42 a reload
        mov eax, dword [esp + 1108]                          ;    40.7 p2      42 a reload
        mov dword [esp + 1156], edx                          ;    80.8 p0+p3   42 a spill
        mul ecx                                              ;    68.5 p1      42 a
        add ebx, eax                                         ;    84.5 p0      42 a
        adc edx, dword [esp + 1156]                          ;    85.0 p2+p1   42 a
        mov eax, dword [esp + 1152]                          ;    47.7 p2      42 a
        imul eax, ecx                                        ;    77.2 p1      42 a
        mov dword [esp + 1156], eax                          ;    91.2 p0+p3   42 a spill
        mov eax, esi                                         ;    50.3 p0      42 a copy
        mov dword [esp + 1160], edx                          ;    93.0 p0+p3   42 a spill
        mul dword [esp + 1076]                               ;    85.5 p2+p1   42 a
        add eax, dword [esp + 1156]                          ;   101.5 p2+p0   42 a
        adc edx, 0                                           ;   102.0 p1      42 a
        mov dword [esp + 1156], eax                          ;   102.0 p0+p3   42 a spill
        mov eax, edi                                         ;    56.7 p0      42 a copy
        mov dword [esp + 1164], edx                          ;   108.0 p0+p3   42 a spill
        mul dword [esp + 1072]                               ;    96.5 p2+p1   42 a
        add eax, dword [esp + 1156]                          ;   112.5 p2+p0   42 a
        adc edx, dword [esp + 1164]                          ;   113.0 p2+p1   42 a
        mov dword [esp + 1164], eax                          ;   113.0 p0+p3   42 a spill
        mov eax, dword [esp + 1104]                          ;    64.7 p2      42 a reload
        mov dword [esp + 1156], edx                          ;   121.0 p0+p3   42 a spill
        mul dword [esp + 1068]                               ;   109.0 p2+p1   42 a
        add eax, dword [esp + 1164]                          ;   125.0 p2+p0   42 a
        adc edx, dword [esp + 1156]                          ;   125.5 p2+p1   42 a
        mov dword [esp + 1156], eax                          ;   125.5 p0+p3   42 a spill
        mov eax, dword [esp + 1108]                          ;    73.5 p2      42 a reload
        mov dword [esp + 1164], edx                          ;   133.5 p0+p3   42 a spill
        mul dword [esp + 1112]                               ;   121.5 p2+p1   42 a
        add eax, dword [esp + 1156]                          ;   137.5 p2+p0   42 a
        adc edx, dword [esp + 1164]                          ;   138.0 p2+p1   42 a
        mov dword [esp + 1164], eax                          ;   138.0 p0+p3   42 a spill
        mov eax, esi                                         ;    85.2 p0      42 a copy
        mov dword [esp + 1156], edx                          ;   146.0 p0+p3   42 a spill
        mul dword [esp + 1068]                               ;   134.0 p2+p1   42 a
        mov dword [esp + 1168], eax                          ;   150.0 p0+p3   42 a spill
        mov eax, edi                                         ;    94.0 p0      42 a copy
        mov dword [esp + 1172], edx                          ;   150.0 p0+p3   42 a spill
        mul dword [esp + 1112]                               ;   142.0 p2+p1   42 a
        add eax, dword [esp + 1168]                          ;   158.0 p2+p0   42 a
        adc edx, dword [esp + 1172]                          ;   158.5 p2+p1   42 a
        mov dword [esp + 1172], eax                          ;   158.5 p0+p3   42 a spill
        mov eax, dword [esp + 1104]                          ;   102.0 p2      42 a reload
        mov dword [esp + 1168], edx                          ;   166.5 p0+p3   42 a spill
        mul ecx                                              ;   154.5 p1      42 a
        add eax, dword [esp + 1172]                          ;   170.5 p2+p0   42 a
        adc edx, dword [esp + 1168]                          ;   171.0 p2+p1   42 a
        mov ecx, eax                                         ;   171.0 p0      42 a copy
        mov eax, dword [esp + 1108]                          ;   121.4 p2      42 a reload
        mov dword [esp + 1168], edx                          ;   179.0 p0+p3   42 a spill
        mul ebp                                              ;   167.0 p1      42 a
        add ecx, eax                                         ;   183.0 p0      42 a
        adc edx, dword [esp + 1168]                          ;   183.5 p2+p1   42 a
        mov ebp, dword [esp + 1160]                          ;   129.0 p2      42 a
        add ebx, edx                                         ;   191.5 p0      42 a
        adc ebp, 0                                           ;   192.0 p1      42 a
        mov eax, dword [esp + 1156]                          ;   147.0 p2      42 a
        add ebp, dword [esp + 1164]                          ;   198.0 p2+p0   42 a
        adc eax, 0                                           ;   198.5 p1      42 a
        mov edx, 0xfffffffc                                  ;   136.9 p0      42 a
        mov dword [esp + 1156], ecx                          ;   183.5 p0+p3   42 a spill
        mov ecx, 3                                           ;   138.4 p0      42 a
        mov dword [esp + 1164], ebx                          ;   192.0 p0+p3   42 a spill
        mov ebx, 0x10                                        ;   139.9 p0      42 blocks
        add ebx, dword [esp + 1088]                          ;   140.4 p2+p0   42 blocks
        mov dword [esp + 1088], ebx                          ;   141.2 p0+p3   42 blocks
        mov ebx, dword [esp + 1152]                          ;   139.5 p2      42 a
        imul ebx, dword [esp + 1112]                         ;   183.7 p2+p1   42 a
        mov dword [esp + 1160], eax                          ;   204.5 p0+p3   42 a spill
        mov eax, esi                                         ;   142.9 p0      42 a copy
        mov dword [esp + 1168], edx                          ;   145.2 p0+p3   42 a spill
        mul dword [esp + 1080]                               ;   193.5 p2+p1   42 a
        add ebx, eax                                         ;   209.5 p0      42 a
        adc edx, 0                                           ;   210.0 p1      42 a
        mov eax, edi                                         ;   151.0 p0      42 a copy
        mov esi, edx                                         ;   216.0 p0      42 a copy
        mul dword [esp + 1076]                               ;   204.5 p2+p1   42 a
        add ebx, eax                                         ;   220.5 p0      42 a
        adc esi, edx                                         ;   221.0 p1      42 a
        mov eax, dword [esp + 1104]                          ;   161.0 p2      42 a reload
        mul dword [esp + 1072]                               ;   216.5 p2+p1   42 a
        add ebx, eax                                         ;   232.5 p0      42 a
        adc esi, edx                                         ;   233.0 p1      42 a
        mov edi, dword [esp + 1068]                          ;   170.5 p2      42 a reload
        mov eax, dword [esp + 1108]                          ;   171.5 p2      42 a reload
        mul edi                                              ;   228.5 p1      42 a
        add ebx, eax                                         ;   244.5 p0      42 a
        adc esi, edx                                         ;   245.0 p1      42 a
        mov eax, dword [esp + 1152]                          ;   183.0 p2      42 a
        imul eax, edi                                        ;   236.7 p1      42 a
        add ebx, dword [esp + 1160]                          ;   245.0 p2+p0   42 a
        adc esi, 0                                           ;   251.0 p1      42 a
        add eax, esi                                         ;   257.0 p0      42 a
        and ecx, eax                                         ;   257.5 p0      42 a
        mov esi, dword [esp + 1168]                          ;   192.2 p2      42 a reload
        and esi, eax                                         ;   257.5 p0      42 a
        shr eax, 2                                           ;   257.5 p1      42 a
        add esi, eax                                         ;   261.5 p0      42 a
        mov edi, dword [esp + 1164]                          ;   193.5 p2      42 a
        add esi, dword [esp + 1156]                          ;   262.0 p2+p0   42 a
        adc edi, 0                                           ;   262.5 p1      42 a
        adc ebp, 0                                           ;   268.5 p1      42 a
        sbb eax, eax                                         ;   274.5 p1      42 a
        add eax, eax                                         ;   280.5 p0      42 a
        adc ebx, 0                                           ;   281.0 p1      42 a
        adc ecx, 0                                           ;   287.0 p1      42 a
        mov eax, ebx                                         ;   287.0 p0      42 a copy
        mov edx, dword [esp + 1088]                          ;                    more blocks?
        cmp edx, dword [esp + 1148]                          ;                    more blocks?
        jne .blocks_4
        mov dword [esp + 1116], esi                          ;                    resident
        mov dword [esp + 1120], edi                          ;                    resident
        mov dword [esp + 1128], ebp                          ;                    resident
        mov dword [esp + 1136], eax                          ;                    resident
        mov dword [esp + 1140], ecx                          ;                    resident
.blocks_4_done:
        mov esi, dword [esp + 1116]                          ;     0.0 p2      15 d
        mov edi, dword [esp + 1120]                          ;     1.0 p2      15 d
        mov ebp, dword [esp + 1128]                          ;     2.0 p2      15 d
        add esi, 5                                           ;     2.0 p0      15 d
        adc edi, 0                                           ;     3.3 p1      15 d
        adc ebp, 0                                           ;     9.3 p1      15 d
        sbb ebp, ebp                                         ;    15.3 p1      15 d
        mov esi, dword [esp + 1136]                          ;     6.0 p2      15 d
        mov edi, dword [esp + 1140]                          ;     7.0 p2      15 d
        add ebp, ebp                                         ;    21.3 p0      15 d
        adc esi, 0                                           ;    21.8 p1      15 d
        adc edi, 0                                           ;    27.8 p1      15 d
        mov esi, edi                                         ;    33.8 p0      15 d copy
        shr esi, 2                                           ;    34.3 p1      15 d
        and edi, 0xfffffffc                                  ;    33.8 p0      15 d
        add edi, esi                                         ;    38.3 p0      15 d
        mov esi, dword [esp + 1120]                          ;    10.3 p2      15 d
        mov ebp, dword [esp + 1128]                          ;    11.3 p2      15 d
        add edi, dword [esp + 1116]                          ;    38.8 p2+p0   15 d
        adc esi, 0                                           ;    39.3 p1      15 d
        adc ebp, 0                                           ;    45.3 p1      15 d
        sbb eax, eax                                         ;    51.3 p1      15 d
        mov ecx, dword [esp + 1008]                          ;    16.3 p2      16 h reload
        mov dword [ecx], edi                                 ;    39.3 p0+p3   16 h
        mov dword [ecx + 4], esi                             ;    45.3 p0+p3   16 h
        mov dword [ecx + 8], ebp                             ;    51.3 p0+p3   16 h
        mov esi, dword [esp + 1136]                          ;    17.7 p2      15 d
        mov edi, dword [esp + 1140]                          ;    18.7 p2      15 d
        add eax, eax                                         ;    57.3 p0      15 d
        adc esi, 0                                           ;    57.8 p1      15 d
        adc edi, 0                                           ;    63.8 p1      15 d
        mov dword [ecx + 12], esi                            ;    63.8 p0+p3   16 h
        and edi, 3                                           ;    69.8 p0      15 d
        mov dword [ecx + 16], edi                            ;    70.3 p0+p3   16 h
        mov ecx, dword [esp + 1176]                          ;                    frame
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
        movdqa [esp + 1056], xmm0                            ;                    cleared
        movdqa [esp + 1072], xmm0                            ;                    cleared
        movdqa [esp + 1104], xmm0                            ;                    cleared
        movdqa [esp + 1120], xmm0                            ;                    cleared
        movdqa [esp + 1136], xmm0                            ;                    cleared
        movdqa [esp + 1152], xmm0                            ;                    cleared
        movdqa [esp + 1168], xmm0                            ;                    cleared
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
