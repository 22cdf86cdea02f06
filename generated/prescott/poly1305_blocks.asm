; poly1305_blocks for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/poly1305.cw (sha256 4b8a81b401e04488); do not edit:
;   ./cw build poly1305_blocks --cpu prescott
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
; The frame is cleared before return: 1104 bytes, 70 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 67 uops, planned 72.0; bounds: width 22.3, ports 32.0, path 66.0
;   blocks_lanes: 476 uops, planned 234.7; bounds: width 158.7, ports 201.1, path 119.0
;   blocks_lanes/blocks: 295 uops, planned 173.3; bounds: width 98.3, ports 151.0, path 64.0
;   blocks_lanes.2: 27 uops, planned 19.0; bounds: width 9.0, ports 14.0, path 14.0
;   blocks_lanes/blocks_last: 295 uops, planned 173.3; bounds: width 98.3, ports 151.0, path 64.0
;   blocks_lanes.4: 69 uops, planned 85.0; bounds: width 23.0, ports 29.6, path 68.0
;   body.2: 58 uops, planned 59.0; bounds: width 19.3, ports 20.0, path 53.0
;   blocks: 277 uops, planned 219.5; bounds: width 92.3, ports 130.6, path 192.0
;   body.4: 55 uops, planned 111.3; bounds: width 18.3, ports 30.6, path 105.0
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
        sub esp, 0x460                                       ;                    frame
        and esp, 0xfffffff0                                  ;                    frame
        mov dword [esp + 1116], eax                          ;                    frame
        mov ecx, dword [eax + 24]                            ;                    frame
        mov dword [esp + 944], ecx                           ;                    frame
        mov ecx, dword [eax + 32]                            ;                    frame
        mov dword [esp + 980], ecx                           ;                    frame
        mov ecx, dword [eax + 20]                            ;                    frame
        mov dword [esp + 1000], ecx                          ;                    frame
        mov ecx, dword [eax + 28]                            ;                    frame
        mov dword [esp + 1024], ecx                          ;                    frame
        mov esi, dword [esp + 944]                           ;     0.0 p2      41 a reload
        mov edi, dword [esi + 16]                            ;     4.0 p2      41 a
        mov ebp, dword [esi]                                 ;     4.0 p2      41 a
        mov dword [esp + 948], ebp                           ;     8.0 p0+p3   41 a
        mov eax, dword [esi + 4]                             ;     4.0 p2      41 a
        mov dword [esp + 952], eax                           ;     8.0 p0+p3   41 a
        mov ecx, dword [esi + 8]                             ;     4.0 p2      41 a
        mov dword [esp + 956], ecx                           ;     8.0 p0+p3   41 a
        mov dword [esp + 960], edi                           ;     8.0 p0+p3   41 a
        mov edx, dword [esi + 12]                            ;     5.0 p2      41 a
        mov dword [esp + 964], edx                           ;     9.0 p0+p3   41 a
        mov ebx, edi                                         ;     8.0 p1      41 a copy
        shr ebx, 2                                           ;     9.0 p1      41 a
        mov esi, edi                                         ;     8.0 p1      41 a copy
        and esi, 0xfffffffc                                  ;     9.0 p0      41 a
        mov edx, 0                                           ;     5.2 p1      41 a
        add ebx, esi                                         ;    10.0 p1      41 a
        adc edx, 0                                           ;    11.0 p1      41 a
        add ebp, ebx                                         ;    11.0 p0      41 a
        adc eax, edx                                         ;    21.0 p1      41 a
        adc ecx, 0                                           ;    31.0 p1      41 a
        sbb esi, esi                                         ;    41.0 p1      41 a
        mov dword [esp + 968], ebp                           ;    12.0 p0+p3   42 blocks_lanes
        and edi, 3                                           ;    11.0 p0      41 a
        mov dword [esp + 972], eax                           ;    31.0 p0+p3   42 blocks_lanes
        mov dword [esp + 976], ecx                           ;    41.0 p0+p3   42 blocks_lanes
        mov ebp, dword [esp + 980]                           ;    11.3 p2      42 blocks_lanes
        shr ebp, 2                                           ;    18.2 p1      42 blocks_lanes
        cmp ebp, 1                                           ;    19.2 p0      42 blocks_lanes
        sbb eax, eax                                         ;    31.0 p1      42 blocks_lanes
        add eax, 1                                           ;    41.0 p0      42 blocks_lanes
        mov dword [esp + 984], eax                           ;    42.0 p0+p3   42 blocks_lanes
        mov dword [esp + 988], eax                           ;    42.0 p0+p3   42 blocks_lanes
        mov ebp, dword [esp + 944]                           ;    14.3 p2      41 a reload
        mov eax, dword [ebp + 12]                            ;    18.3 p2      41 a
        add esi, esi                                         ;    51.0 p0      41 a
        adc eax, 0                                           ;    52.0 p1      41 a
        adc edi, 0                                           ;    62.0 p1      41 a
        mov dword [esp + 992], eax                           ;    62.0 p0+p3   42 blocks_lanes
        mov dword [esp + 996], edi                           ;    72.0 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1000]                          ;    18.0 p2       9 k reload
        mov edi, dword [esi]                                 ;    22.0 p2       9 k
        and edi, 0xfffffff                                   ;    26.0 p0       9 k
        mov dword [esp + 1004], edi                          ;    27.0 p0+p3    9 k
        mov edi, dword [esi + 4]                             ;    22.0 p2       9 k
        and edi, 0xffffffc                                   ;    26.0 p0       9 k
        mov dword [esp + 1008], edi                          ;    27.0 p0+p3    9 k
        mov edi, dword [esi + 8]                             ;    22.0 p2       9 k
        and edi, 0xffffffc                                   ;    26.0 p0       9 k
        mov dword [esp + 1012], edi                          ;    29.0 p0+p3    9 k
        mov esi, dword [esi + 12]                            ;    22.0 p2       9 k
        and esi, 0xffffffc                                   ;    26.0 p0       9 k
        mov dword [esp + 1016], esi                          ;    31.0 p0+p3    9 k
        cmp dword [esp + 984], 0                             ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        movd xmm0, [esp + 1004]                              ;     0.0 p2      42 a
        movd xmm1, [esp + 1008]                              ;     1.0 p2      42 a
        punpckldq xmm0, xmm1                                 ;    12.0 p1      42 a
        pshufd xmm1, xmm0, 0xe4                              ;    14.0 p1      42 a copy
        punpcklqdq xmm1, xmm0                                ;    18.0 p1      42 a
        pshufd xmm0, xmm1, 0xe4                              ;    21.0 p1      42 a copy
        psrlq xmm0, 0x34                                     ;    25.0 p1      42 a
        movdqa xmm2, xmm1                                    ;    21.0 p0      42 a copy
        psrlq xmm2, 0x1a                                     ;    28.0 p1      42 a
        movd xmm3, [esp + 1012]                              ;     3.0 p2      42 a
        movd xmm4, [esp + 1016]                              ;     4.0 p2      42 a
        punpckldq xmm3, xmm4                                 ;    15.0 p1      42 a
        movdqa xmm4, xmm3                                    ;    17.0 p0      42 a copy
        punpcklqdq xmm4, xmm3                                ;    24.0 p1      42 a
        movdqa xmm3, xmm4                                    ;    27.0 p0      42 a copy
        psllq xmm3, 0xc                                      ;    34.0 p1      42 a
        por xmm0, xmm3                                       ;    36.0 p1      42 a
        movdqa xmm3, xmm4                                    ;    27.0 p0      42 a copy
        psrlq xmm3, 0xe                                      ;    34.0 p1      42 a
        psrlq xmm4, 0x28                                     ;    27.0 p1      42 a
        movdqa xmm5, [poly1305_blocks.T0_constants128]       ;     6.7 p2      42 a reload
        pand xmm2, xmm5                                      ;    30.0 p1      42 a
        movdqa xmm6, xmm2                                    ;    32.0 p0      42 a copy
        pmuludq xmm6, xmm2                                   ;    39.0 p1      42 a
        pand xmm0, xmm5                                      ;    38.0 p1      42 a
        movdqa xmm7, xmm0                                    ;    40.0 p0      42 a copy
        pmuludq xmm7, xmm2                                   ;    47.0 p1      42 a
        movdqa [esp + 0], xmm2                               ;    32.0 p0+p3   42 a spill
        movdqa xmm2, xmm7                                    ;    54.0 p0      42 a copy
        paddq xmm2, xmm7                                     ;    61.0 p1      42 a
        movdqa xmm7, xmm0                                    ;    40.0 p0      42 a copy
        pmuludq xmm7, xmm0                                   ;    47.0 p1      42 a
        pand xmm3, xmm5                                      ;    36.0 p1      42 a
        pand xmm1, xmm5                                      ;    21.0 p1      42 a
        movdqa [esp + 16], xmm3                              ;    38.0 p0+p3   42 a spill
        movdqa xmm3, xmm0                                    ;    40.0 p0      42 a copy
        pmuludq xmm3, xmm1                                   ;    47.0 p1      42 a
        paddq xmm6, xmm3                                     ;    54.0 p1      42 a
        paddq xmm6, xmm3                                     ;    59.0 p1      42 a
        movdqa xmm3, xmm1                                    ;    23.0 p0      42 a copy
        pmuludq xmm3, xmm1                                   ;    30.0 p1      42 a
        movdqa [esp + 32], xmm0                              ;    40.0 p0+p3   42 a spill
        movdqa xmm0, xmm4                                    ;    29.0 p0      42 a copy
        pmuludq xmm0, xmm1                                   ;    36.0 p1      42 a
        paddq xmm7, xmm0                                     ;    54.0 p1      42 a
        paddq xmm7, xmm0                                     ;    59.0 p1      42 a
        movdqa xmm0, [esp + 16]                              ;    38.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    49.0 p1      42 a
        paddq xmm2, xmm0                                     ;    66.0 p1      42 a
        paddq xmm2, xmm0                                     ;    71.0 p1      42 a
        movdqa xmm0, [esp + 0]                               ;    32.0 p2      42 a
        pmuludq xmm0, xmm1                                   ;    43.0 p1      42 a
        movdqa [esp + 48], xmm1                              ;    23.0 p0+p3   42 a spill
        movdqa xmm1, xmm0                                    ;    50.0 p0      42 a copy
        paddq xmm1, xmm0                                     ;    57.0 p1      42 a
        movd xmm0, [esp + 956]                               ;    19.7 p2      42 a
        movdqa [esp + 64], xmm4                              ;    29.0 p0+p3   42 a spill
        movd xmm4, [esp + 964]                               ;    20.7 p2      42 a
        punpckldq xmm0, xmm4                                 ;    32.7 p1      42 a
        movdqa xmm4, xmm0                                    ;    34.7 p0      42 a copy
        psrlq xmm4, 0x28                                     ;    41.7 p1      42 a
        movdqa [esp + 80], xmm6                              ;    64.0 p0+p3   42 a spill
        movdqa xmm6, xmm0                                    ;    34.7 p0      42 a copy
        psllq xmm6, 0xc                                      ;    41.7 p1      42 a
        psrlq xmm0, 0xe                                      ;    35.7 p1      42 a
        pand xmm0, xmm5                                      ;    37.7 p1      42 a
        movdqa [esp + 96], xmm0                              ;    39.7 p0+p3   42 a spill
        movd xmm0, [esp + 960]                               ;    24.7 p2      42 a
        psllq xmm0, 0x18                                     ;    37.7 p1      42 a
        por xmm4, xmm0                                       ;    43.7 p1      42 a
        movdqa xmm0, xmm4                                    ;    45.7 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;    52.7 p1      42 a
        pmuludq xmm0, [poly1305_blocks.T0_constants128 + 16] ;    54.7 p2+p1   42 a
        pand xmm4, xmm5                                      ;    45.7 p1      42 a
        movdqa [esp + 112], xmm4                             ;    47.7 p0+p3   42 a spill
        movd xmm4, [esp + 948]                               ;    28.0 p2      42 a
        movdqa [esp + 128], xmm1                             ;    62.0 p0+p3   42 a spill
        movd xmm1, [esp + 952]                               ;    29.0 p2      42 a
        punpckldq xmm4, xmm1                                 ;    42.7 p1      42 a
        movdqa xmm1, xmm4                                    ;    44.7 p0      42 a copy
        psrlq xmm1, 0x1a                                     ;    51.7 p1      42 a
        movdqa [esp + 144], xmm7                             ;    64.0 p0+p3   42 a spill
        movdqa xmm7, xmm4                                    ;    44.7 p0      42 a copy
        psrlq xmm7, 0x34                                     ;    51.7 p1      42 a
        por xmm6, xmm7                                       ;    53.7 p1      42 a
        pand xmm4, xmm5                                      ;    46.7 p1      42 a
        paddq xmm0, xmm4                                     ;    61.7 p1      42 a
        movdqa xmm4, xmm0                                    ;    66.7 p0      42 a copy
        psrlq xmm4, 0x1a                                     ;    73.7 p1      42 a
        pand xmm1, xmm5                                      ;    53.7 p1      42 a
        paddq xmm4, xmm1                                     ;    75.7 p1      42 a
        pand xmm6, xmm5                                      ;    55.7 p1      42 a
        pand xmm0, xmm5                                      ;    66.7 p1      42 a
        movdqa xmm1, [esp + 64]                              ;    34.7 p2      42 a reload
        movdqa xmm7, [poly1305_blocks.T0_constants128 + 16]  ;    35.7 p2      42 a
        pmuludq xmm7, xmm1                                   ;    53.7 p1      42 a
        movdqa [esp + 160], xmm6                             ;    57.7 p0+p3   42 a spill
        movdqa xmm6, xmm7                                    ;    60.7 p0      42 a copy
        pmuludq xmm6, [esp + 0]                              ;    67.7 p2+p1   42 a
        paddq xmm3, xmm6                                     ;    74.7 p1      42 a
        movdqa xmm6, xmm7                                    ;    60.7 p0      42 a copy
        pmuludq xmm6, xmm1                                   ;    67.7 p1      42 a
        paddq xmm2, xmm6                                     ;    76.0 p1      42 a
        movdqa xmm6, [esp + 32]                              ;    40.0 p2      42 a reload
        movdqa [esp + 176], xmm4                             ;    80.7 p0+p3   42 a spill
        movdqa xmm4, xmm7                                    ;    60.7 p0      42 a copy
        pmuludq xmm4, xmm6                                   ;    67.7 p1      42 a
        pmuludq xmm7, [esp + 16]                             ;    60.7 p2+p1   42 a
        movdqa [esp + 192], xmm0                             ;    68.7 p0+p3   42 a spill
        movdqa xmm0, [esp + 80]                              ;    64.0 p2      42 a reload
        paddq xmm0, xmm7                                     ;    75.0 p1      42 a
        movdqa xmm7, [esp + 128]                             ;    62.0 p2      42 a reload
        paddq xmm7, xmm4                                     ;    74.7 p1      42 a
        movdqa xmm4, xmm2                                    ;    81.0 p0      42 a copy
        psrlq xmm4, 0x1a                                     ;    88.0 p1      42 a
        movdqa xmm5, [esp + 144]                             ;    64.0 p2      42 a reload
        paddq xmm5, xmm4                                     ;    90.0 p1      42 a
        movdqa xmm4, [poly1305_blocks.T0_constants128 + 16]  ;    44.7 p2      42 a
        pmuludq xmm4, xmm6                                   ;    64.7 p1      42 a
        movdqa xmm1, xmm4                                    ;    71.7 p0      42 a copy
        pmuludq xmm1, [esp + 16]                             ;    78.7 p2+p1   42 a
        pmuludq xmm4, [esp + 64]                             ;    71.7 p2+p1   42 a
        paddq xmm7, xmm4                                     ;    79.7 p1      42 a
        paddq xmm3, xmm1                                     ;    85.7 p1      42 a
        movdqa xmm1, [poly1305_blocks.T0_constants128]       ;    47.7 p2      42 a reload
        pand xmm2, xmm1                                      ;    81.0 p1      42 a
        movdqa xmm4, [poly1305_blocks.T0_constants128]       ;    48.7 p2      42 a copy
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;    49.7 p2      42 a copy
        movdqa [esp + 144], xmm2                             ;    83.0 p0+p3   42 a spill
        movdqa xmm2, [poly1305_blocks.T0_constants128]       ;    50.7 p2      42 a copy
        movdqa [esp + 128], xmm0                             ;    80.0 p0+p3   42 a spill
        movdqa xmm0, [poly1305_blocks.T0_constants128]       ;    51.7 p2      42 a copy
        movdqa [esp + 80], xmm0                              ;    62.7 p0+p3   42 a spill
        movdqa xmm0, [poly1305_blocks.T0_constants128]       ;    54.7 p2      42 a copy
        movdqa [esp + 208], xmm0                             ;    65.7 p0+p3   42 a spill
        movdqa xmm0, xmm1                                    ;    66.0 p0      42 a copy
        movdqa xmm1, [poly1305_blocks.T0_constants128 + 16]  ;    66.3 p2      42 a
        pmuludq xmm1, [esp + 16]                             ;    77.3 p2+p1   42 a
        movdqa [esp + 224], xmm0                             ;    73.0 p0+p3   42 a spill
        movdqa xmm0, xmm1                                    ;    84.3 p0      42 a copy
        pmuludq xmm0, [esp + 32]                             ;    91.3 p2+p1   42 a
        paddq xmm3, xmm0                                     ;    98.3 p1      42 a
        movdqa xmm0, [esp + 16]                              ;    69.3 p2      42 a reload
        movdqa [esp + 240], xmm2                             ;    69.7 p0+p3   42 a spill
        pshufd xmm2, xmm1, 0xe4                              ;    84.3 p1      42 a copy
        pmuludq xmm2, xmm0                                   ;    88.3 p1      42 a
        pmuludq xmm1, [esp + 64]                             ;    84.3 p2+p1   42 a
        paddq xmm7, xmm2                                     ;    95.3 p1      42 a
        movdqa xmm2, [esp + 128]                             ;    80.0 p2      42 a reload
        paddq xmm2, xmm1                                     ;    91.3 p1      42 a
        movdqa xmm1, [esp + 0]                               ;    73.0 p2      42 a reload
        movdqa [esp + 128], xmm2                             ;    96.3 p0+p3   42 a spill
        pshufd xmm2, xmm0, 0xe4                              ;    80.3 p1      42 a copy
        pmuludq xmm2, xmm1                                   ;    84.3 p1      42 a
        paddq xmm5, xmm2                                     ;    95.0 p1      42 a
        paddq xmm5, xmm2                                     ;   100.0 p1      42 a
        pand xmm6, xmm5                                      ;   105.0 p1      42 a
        psrlq xmm5, 0x1a                                     ;   105.0 p1      42 a
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;    78.7 p2      42 a reload
        pmuludq xmm5, xmm2                                   ;   107.0 p1      42 a
        movdqa xmm0, [poly1305_blocks.T0_constants128 + 16]  ;    79.7 p2      42 a copy
        pmuludq xmm0, xmm1                                   ;    90.7 p1      42 a
        pmuludq xmm0, [esp + 64]                             ;    97.7 p2+p1   42 a
        paddq xmm3, xmm0                                     ;   104.7 p1      42 a
        pand xmm4, xmm3                                      ;   109.7 p1      42 a
        psrlq xmm3, 0x1a                                     ;   109.7 p1      42 a
        paddq xmm7, xmm3                                     ;   111.7 p1      42 a
        paddq xmm5, xmm4                                     ;   114.0 p1      42 a
        movdqa xmm0, [esp + 240]                             ;    82.3 p2      42 a reload
        pand xmm0, xmm7                                      ;   116.7 p1      42 a
        psrlq xmm7, 0x1a                                     ;   116.7 p1      42 a
        movdqa xmm3, [esp + 128]                             ;    96.3 p2      42 a reload
        paddq xmm3, xmm7                                     ;   118.7 p1      42 a
        movdqa xmm4, [esp + 208]                             ;    84.3 p2      42 a reload
        pand xmm4, xmm5                                      ;   119.0 p1      42 a
        psrlq xmm5, 0x1a                                     ;   119.0 p1      42 a
        paddq xmm0, xmm5                                     ;   121.0 p1      42 a
        movdqa xmm5, xmm0                                    ;   126.0 p0      42 a copy
        punpcklqdq xmm5, xmm1                                ;   133.0 p1      42 a
        movdqa xmm1, [esp + 80]                              ;    86.0 p2      42 a reload
        pand xmm1, xmm3                                      ;   123.7 p1      42 a
        psrlq xmm3, 0x1a                                     ;   123.7 p1      42 a
        movdqa xmm7, [esp + 144]                             ;    87.0 p2      42 a reload
        paddq xmm7, xmm3                                     ;   125.7 p1      42 a
        movdqa xmm3, [esp + 224]                             ;    88.0 p2      42 a reload
        pand xmm3, xmm7                                      ;   130.7 p1      42 a
        psrlq xmm7, 0x1a                                     ;   130.7 p1      42 a
        paddq xmm6, xmm7                                     ;   132.7 p1      42 a
        movdqa [esp + 256], xmm6                             ;   137.7 p0+p3   42 a
        movdqa xmm7, xmm2                                    ;    90.0 p0      42 a copy
        pmuludq xmm7, xmm6                                   ;   137.7 p1      42 a
        movdqa [esp + 272], xmm3                             ;   132.7 p0+p3   42 a
        movdqa [esp + 288], xmm7                             ;   144.7 p0+p3   42 a
        movdqa xmm7, xmm6                                    ;   137.7 p0      42 a copy
        punpcklqdq xmm7, [esp + 64]                          ;   144.7 p2+p1   42 a
        movdqa [esp + 304], xmm0                             ;   126.0 p0+p3   42 a
        movdqa [esp + 320], xmm1                             ;   125.7 p0+p3   42 a
        movdqa [esp + 336], xmm4                             ;   121.0 p0+p3   42 a
        movdqa [esp + 352], xmm5                             ;   136.0 p0+p3   42 a
        movdqa [esp + 368], xmm7                             ;   147.7 p0+p3   42 a
        movdqa xmm7, [poly1305_blocks.T0_constants128 + 16]  ;    96.0 p2      42 a copy
        pmuludq xmm7, xmm3                                   ;   132.7 p1      42 a
        movdqa [esp + 384], xmm7                             ;   139.7 p0+p3   42 a
        movdqa xmm7, xmm3                                    ;   132.7 p0      42 a copy
        punpcklqdq xmm7, [esp + 16]                          ;   139.7 p2+p1   42 a
        movdqa xmm6, xmm3                                    ;   132.7 p0      42 a copy
        pmuludq xmm6, xmm5                                   ;   139.7 p1      42 a
        movdqa [esp + 400], xmm7                             ;   142.7 p0+p3   42 a
        movdqa xmm7, xmm1                                    ;   125.7 p0      42 a copy
        punpcklqdq xmm7, [esp + 32]                          ;   132.7 p2+p1   42 a
        movdqa [esp + 416], xmm7                             ;   135.7 p0+p3   42 a
        movdqa xmm7, [poly1305_blocks.T0_constants128 + 16]  ;   101.3 p2      42 a copy
        pmuludq xmm7, xmm1                                   ;   125.7 p1      42 a
        movdqa [esp + 432], xmm7                             ;   132.7 p0+p3   42 a
        movdqa xmm5, xmm7                                    ;   132.7 p0      42 a copy
        pmuludq xmm5, [esp + 400]                            ;   153.7 p2+p1   42 a
        pmuludq xmm7, [esp + 368]                            ;   158.7 p2+p1   42 a
        movdqa xmm3, xmm1                                    ;   125.7 p0      42 a copy
        pmuludq xmm3, [esp + 352]                            ;   147.0 p2+p1   42 a
        movdqa xmm2, xmm1                                    ;   125.7 p0      42 a copy
        pmuludq xmm2, [esp + 416]                            ;   146.7 p2+p1   42 a
        paddq xmm6, xmm2                                     ;   153.7 p1      42 a
        movdqa xmm2, [esp + 416]                             ;   135.7 p2      42 a reload
        movdqa xmm1, xmm0                                    ;   126.0 p0      42 a copy
        pmuludq xmm1, xmm2                                   ;   146.7 p1      42 a
        paddq xmm3, xmm1                                     ;   154.0 p1      42 a
        movdqa xmm1, [esp + 400]                             ;   142.7 p2      42 a reload
        movdqa xmm2, xmm0                                    ;   126.0 p0      42 a copy
        pmuludq xmm2, xmm1                                   ;   153.7 p1      42 a
        paddq xmm6, xmm2                                     ;   160.7 p1      42 a
        movdqa xmm2, [esp + 352]                             ;   136.0 p2      42 a reload
        movdqa xmm1, xmm0                                    ;   126.0 p0      42 a copy
        pmuludq xmm1, xmm2                                   ;   147.0 p1      42 a
        movdqa xmm0, xmm4                                    ;   121.0 p0      42 a copy
        pmuludq xmm0, xmm2                                   ;   147.0 p1      42 a
        paddq xmm7, xmm0                                     ;   165.7 p1      42 a
        movdqa xmm0, xmm4                                    ;   121.0 p0      42 a copy
        punpcklqdq xmm0, [esp + 48]                          ;   128.0 p2+p1   42 a
        movdqa [esp + 448], xmm0                             ;   131.0 p0+p3   42 a
        movdqa xmm2, xmm4                                    ;   121.0 p0      42 a copy
        pmuludq xmm2, [esp + 400]                            ;   153.7 p2+p1   42 a
        paddq xmm3, xmm2                                     ;   160.7 p1      42 a
        movdqa xmm2, [esp + 368]                             ;   147.7 p2      42 a reload
        movdqa [esp + 48], xmm1                              ;   154.0 p0+p3   42 a spill
        movdqa xmm1, xmm4                                    ;   121.0 p0      42 a copy
        pmuludq xmm1, xmm2                                   ;   158.7 p1      42 a
        paddq xmm6, xmm1                                     ;   165.7 p1      42 a
        movdqa xmm1, [esp + 416]                             ;   135.7 p2      42 a reload
        movdqa xmm2, xmm4                                    ;   121.0 p0      42 a copy
        pmuludq xmm2, xmm1                                   ;   146.7 p1      42 a
        pmuludq xmm4, xmm0                                   ;   131.0 p1      42 a
        paddq xmm5, xmm4                                     ;   160.7 p1      42 a
        movdqa xmm4, [esp + 48]                              ;   154.0 p2      42 a reload
        paddq xmm4, xmm2                                     ;   165.0 p1      42 a
        movdqa xmm2, [esp + 384]                             ;   139.7 p2      42 a
        pmuludq xmm2, xmm1                                   ;   150.7 p1      42 a
        paddq xmm5, xmm2                                     ;   165.7 p1      42 a
        movdqa xmm2, [esp + 288]                             ;   144.7 p2      42 a
        pmuludq xmm2, xmm1                                   ;   155.7 p1      42 a
        paddq xmm7, xmm2                                     ;   170.7 p1      42 a
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;   121.0 p2      42 a reload
        pmuludq xmm1, xmm2                                   ;   146.7 p1      42 a
        movdqa [esp + 464], xmm1                             ;   153.7 p0+p3   42 a
        movdqa xmm1, [esp + 272]                             ;   132.7 p2      42 a
        pmuludq xmm1, xmm0                                   ;   143.7 p1      42 a
        paddq xmm3, xmm1                                     ;   165.7 p1      42 a
        movdqa xmm1, [esp + 304]                             ;   126.0 p2      42 a
        pmuludq xmm1, xmm0                                   ;   140.7 p1      42 a
        paddq xmm7, xmm1                                     ;   175.7 p1      42 a
        movdqa xmm1, [esp + 256]                             ;   137.7 p2      42 a
        pmuludq xmm1, xmm0                                   ;   148.7 p1      42 a
        paddq xmm6, xmm1                                     ;   170.7 p1      42 a
        pmuludq xmm0, [esp + 320]                            ;   144.7 p2+p1   42 a
        paddq xmm4, xmm0                                     ;   170.0 p1      42 a
        movdqa xmm0, [poly1305_blocks.T0_constants128 + 16]  ;   126.0 p2      42 a copy
        pmuludq xmm0, [esp + 304]                            ;   146.7 p2+p1   42 a
        movdqa [esp + 480], xmm0                             ;   153.7 p0+p3   42 a
        movdqa xmm1, [esp + 368]                             ;   147.7 p2      42 a reload
        pmuludq xmm0, xmm1                                   ;   158.7 p1      42 a
        paddq xmm5, xmm0                                     ;   170.7 p1      42 a
        movdqa xmm0, xmm2                                    ;   137.0 p0      42 a copy
        pmuludq xmm0, xmm1                                   ;   158.7 p1      42 a
        movdqa [esp + 496], xmm0                             ;   165.7 p0+p3   42 a
        mov esi, dword [esp + 980]                           ;   138.3 p2      42 blocks
        shr esi, 2                                           ;   150.7 p1      42 blocks
        cmp esi, 1                                           ;   151.7 p0      42 blocks
        sbb edi, edi                                         ;   153.2 p1      42 blocks
        add esi, 0xffffffff                                  ;   151.7 p0      42 blocks
        sub esi, edi                                         ;   163.2 p0      42 blocks
        mov dword [esp + 1020], esi                          ;   164.2 p0+p3   42 blocks
        movdqa xmm0, [esp + 288]                             ;   145.7 p2      42 a
        pmuludq xmm0, xmm1                                   ;   158.7 p1      42 a
        paddq xmm3, xmm0                                     ;   170.7 p1      42 a
        movdqa xmm0, [esp + 384]                             ;   147.7 p2      42 a reload
        pmuludq xmm1, xmm0                                   ;   158.7 p1      42 a
        pmuludq xmm0, [esp + 400]                            ;   158.7 p2+p1   42 a
        paddq xmm7, xmm0                                     ;   180.7 p1      42 a
        paddq xmm4, xmm1                                     ;   175.0 p1      42 a
        movdqa xmm0, xmm3                                    ;   175.7 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;   182.7 p1      42 a
        paddq xmm6, xmm0                                     ;   184.7 p1      42 a
        movdqa xmm0, xmm6                                    ;   189.7 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;   196.7 p1      42 a
        pmuludq xmm0, xmm2                                   ;   198.7 p1      42 a
        movdqa xmm1, [poly1305_blocks.T0_constants128]       ;   151.7 p2      42 a reload
        pand xmm3, xmm1                                      ;   175.7 p1      42 a
        pand xmm6, xmm1                                      ;   189.7 p1      42 a
        movdqa xmm2, [poly1305_blocks.T0_constants128]       ;   152.7 p2      42 a copy
        movdqa [esp + 48], xmm6                              ;   191.7 p0+p3   42 a spill
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;   153.7 p2      42 a copy
        movdqa [esp + 32], xmm3                              ;   177.7 p0+p3   42 a spill
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;   154.7 p2      42 a copy
        movdqa [esp + 16], xmm3                              ;   165.7 p0+p3   42 a spill
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;   155.7 p2      42 a copy
        movdqa [esp + 64], xmm3                              ;   166.7 p0+p3   42 a spill
        movdqa xmm3, [esp + 352]                             ;   156.7 p2      42 a reload
        movdqa [esp + 512], xmm1                             ;   162.7 p0+p3   42 a spill
        movdqa xmm1, [esp + 288]                             ;   157.7 p2      42 a
        pmuludq xmm1, xmm3                                   ;   168.7 p1      42 a
        shl esi, 6                                           ;   167.2 p1      42 blocks
        paddq xmm5, xmm1                                     ;   175.7 p1      42 a
        pand xmm2, xmm5                                      ;   180.7 p1      42 a
        psrlq xmm5, 0x1a                                     ;   180.7 p1      42 a
        paddq xmm7, xmm5                                     ;   185.7 p1      42 a
        paddq xmm0, xmm2                                     ;   205.7 p1      42 a
        pand xmm6, xmm7                                      ;   190.7 p1      42 a
        psrlq xmm7, 0x1a                                     ;   190.7 p1      42 a
        paddq xmm4, xmm7                                     ;   192.7 p1      42 a
        movdqa xmm1, [esp + 512]                             ;   167.7 p2      42 a reload
        pand xmm1, xmm0                                      ;   210.7 p1      42 a
        psrlq xmm0, 0x1a                                     ;   210.7 p1      42 a
        paddq xmm6, xmm0                                     ;   212.7 p1      42 a
        movdqa [esp + 528], xmm1                             ;   212.7 p0+p3   42 a
        movdqa xmm0, xmm1                                    ;   212.7 p0      42 a copy
        punpcklqdq xmm0, xmm1                                ;   219.7 p1      42 a
        movdqa [esp + 544], xmm0                             ;   222.7 p0+p3   42 a
        movdqa xmm0, [poly1305_blocks.T0_constants128 + 16]  ;   171.0 p2      42 a reload
        pmuludq xmm3, xmm0                                   ;   182.0 p1      42 a
        movdqa [esp + 560], xmm3                             ;   189.0 p0+p3   42 a
        movdqa [esp + 576], xmm6                             ;   217.7 p0+p3   42 a
        movdqa xmm1, xmm6                                    ;   217.7 p0      42 a copy
        punpcklqdq xmm1, xmm6                                ;   224.7 p1      42 a
        pmuludq xmm6, xmm0                                   ;   217.7 p1      42 a
        movdqa [esp + 592], xmm6                             ;   224.7 p0+p3   42 a
        movdqa [esp + 608], xmm1                             ;   227.7 p0+p3   42 a
        pmuludq xmm1, xmm0                                   ;   227.7 p1      42 a
        movdqa [esp + 624], xmm1                             ;   234.7 p0+p3   42 a
        movdqa xmm1, [esp + 400]                             ;   176.3 p2      42 a reload
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;   177.3 p2      42 a copy
        pmuludq xmm2, xmm1                                   ;   188.3 p1      42 a
        movdqa [esp + 640], xmm2                             ;   195.3 p0+p3   42 a
        pmuludq xmm1, [esp + 288]                            ;   187.3 p2+p1   42 a
        paddq xmm4, xmm1                                     ;   197.7 p1      42 a
        movdqa xmm1, [esp + 16]                              ;   179.3 p2      42 a reload
        pand xmm1, xmm4                                      ;   202.7 p1      42 a
        psrlq xmm4, 0x1a                                     ;   202.7 p1      42 a
        movdqa xmm2, [esp + 32]                              ;   180.3 p2      42 a reload
        paddq xmm2, xmm4                                     ;   204.7 p1      42 a
        movdqa xmm3, [esp + 64]                              ;   181.3 p2      42 a reload
        pand xmm3, xmm2                                      ;   209.7 p1      42 a
        psrlq xmm2, 0x1a                                     ;   209.7 p1      42 a
        movdqa xmm4, [esp + 48]                              ;   191.7 p2      42 a reload
        paddq xmm4, xmm2                                     ;   211.7 p1      42 a
        movdqa [esp + 656], xmm1                             ;   204.7 p0+p3   42 a
        movdqa xmm2, xmm1                                    ;   204.7 p0      42 a copy
        punpcklqdq xmm2, xmm1                                ;   211.7 p1      42 a
        pmuludq xmm1, xmm0                                   ;   204.7 p1      42 a
        movdqa [esp + 672], xmm1                             ;   211.7 p0+p3   42 a
        movdqa [esp + 688], xmm2                             ;   214.7 p0+p3   42 a
        pmuludq xmm2, xmm0                                   ;   214.7 p1      42 a
        movdqa [esp + 704], xmm2                             ;   221.7 p0+p3   42 a
        movdqa [esp + 720], xmm3                             ;   211.7 p0+p3   42 a
        movdqa xmm1, xmm3                                    ;   211.7 p0      42 a copy
        punpcklqdq xmm1, xmm3                                ;   218.7 p1      42 a
        pmuludq xmm3, xmm0                                   ;   211.7 p1      42 a
        movdqa [esp + 736], xmm3                             ;   218.7 p0+p3   42 a
        movdqa [esp + 752], xmm1                             ;   221.7 p0+p3   42 a
        pmuludq xmm1, xmm0                                   ;   221.7 p1      42 a
        movdqa [esp + 768], xmm1                             ;   228.7 p0+p3   42 a
        movdqa [esp + 784], xmm4                             ;   216.7 p0+p3   42 a
        movdqa xmm1, xmm4                                    ;   216.7 p0      42 a copy
        punpcklqdq xmm1, xmm4                                ;   223.7 p1      42 a
        pmuludq xmm4, xmm0                                   ;   216.7 p1      42 a
        pmuludq xmm0, xmm1                                   ;   226.7 p1      42 a
        movdqa [esp + 800], xmm1                             ;   226.7 p0+p3   42 a
        movdqa [esp + 816], xmm4                             ;   223.7 p0+p3   42 a
        movdqa [esp + 832], xmm0                             ;   233.7 p0+p3   42 a
        add esi, dword [esp + 1024]                          ;   197.3 p2+p0   42 blocks
        mov dword [esp + 1028], esi                          ;   209.0 p0+p3   42 blocks
        cmp dword [esp + 1020], 0                            ;                    no blocks?
        je .blocks_2_done
        mov esi, dword [esp + 1024]                          ;                    resident
        align 16
.blocks_2:
        movq xmm0, [esi]                                     ;     0.0 p2      42 a
        movhps xmm0, [esi + 16]                              ;    11.0 p2+p1   42 a
        pshufd xmm1, xmm0, 0xe4                              ;    13.0 p1      42 a copy
        psrlq xmm1, 0x34                                     ;    17.0 p1      42 a
        pshufd xmm2, xmm0, 0xe4                              ;    13.0 p1      42 a copy
        psrlq xmm2, 0x1a                                     ;    17.0 p1      42 a
        movq xmm3, [esi + 8]                                 ;     2.3 p2      42 a
        movhps xmm3, [esi + 24]                              ;    13.3 p2+p1   42 a
        pshufd xmm4, xmm3, 0xe4                              ;    15.3 p1      42 a copy
        psllq xmm4, 0xc                                      ;    19.3 p1      42 a
        por xmm1, xmm4                                       ;    21.3 p1      42 a
        movdqa xmm4, xmm3                                    ;    15.3 p0      42 a copy
        psrlq xmm4, 0xe                                      ;    22.3 p1      42 a
        psrlq xmm3, 0x28                                     ;    15.3 p1      42 a
        movq xmm5, [esi + 32]                                ;     5.3 p2      42 a
        movhps xmm5, [esi + 48]                              ;    16.3 p2+p1   42 a
        movq xmm6, [esi + 40]                                ;     7.3 p2      42 a
        movhps xmm6, [esi + 56]                              ;    18.3 p2+p1   42 a
        movdqa xmm7, xmm5                                    ;    18.3 p0      42 a copy
        psrlq xmm7, 0x34                                     ;    25.3 p1      42 a
        movdqa [esp + 0], xmm0                               ;    13.0 p0+p3   42 a spill
        movdqa xmm0, xmm5                                    ;    18.3 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;    25.3 p1      42 a
        movdqa [esp + 16], xmm5                              ;    18.3 p0+p3   42 a spill
        movdqa xmm5, xmm6                                    ;    20.3 p0      42 a copy
        psllq xmm5, 0xc                                      ;    27.3 p1      42 a
        por xmm7, xmm5                                       ;    29.3 p1      42 a
        movdqa xmm5, xmm6                                    ;    20.3 p0      42 a copy
        psrlq xmm5, 0xe                                      ;    27.3 p1      42 a
        psrlq xmm6, 0x28                                     ;    20.3 p1      42 a
        pand xmm1, [poly1305_blocks.T0_constants128]         ;    23.3 p2+p1   42 a
        paddq xmm1, [esp + 160]                              ;    25.3 p2+p1   42 a
        pand xmm2, [poly1305_blocks.T0_constants128]         ;    21.3 p2+p1   42 a
        paddq xmm2, [esp + 176]                              ;    23.3 p2+p1   42 a
        pand xmm4, [poly1305_blocks.T0_constants128]         ;    24.3 p2+p1   42 a
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    31.3 p2+p1   42 a
        paddq xmm4, [esp + 96]                               ;    26.3 p2+p1   42 a
        por xmm3, [poly1305_blocks.T0_constants128 + 32]     ;    26.3 p2+p1   42 a
        paddq xmm3, [esp + 112]                              ;    28.3 p2+p1   42 a
        pand xmm0, [poly1305_blocks.T0_constants128]         ;    28.3 p2+p1   42 a
        pand xmm5, [poly1305_blocks.T0_constants128]         ;    29.3 p2+p1   42 a
        por xmm6, [poly1305_blocks.T0_constants128 + 32]     ;    30.3 p2+p1   42 a
        movdqa [esp + 32], xmm6                              ;    32.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 0]                               ;    24.0 p2      42 a reload
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    35.0 p2+p1   42 a
        paddq xmm6, [esp + 192]                              ;    37.0 p2+p1   42 a
        movdqa [esp + 0], xmm6                               ;    42.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 16]                              ;    27.0 p2      42 a reload
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    38.0 p2+p1   42 a
        movdqa [esp + 16], xmm6                              ;    40.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 768]                             ;    29.0 p2      42 a
        pmuludq xmm6, xmm1                                   ;    40.0 p1      42 a
        movdqa [esp + 48], xmm5                              ;    31.3 p0+p3   42 a spill
        movdqa xmm5, [esp + 832]                             ;    30.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    41.0 p1      42 a
        movdqa [esp + 64], xmm5                              ;    48.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 608]                             ;    31.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    42.0 p1      42 a
        movdqa [esp + 80], xmm5                              ;    49.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 544]                             ;    32.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    43.0 p1      42 a
        pmuludq xmm1, [esp + 688]                            ;    38.3 p2+p1   42 a
        movdqa [esp + 848], xmm1                             ;    45.3 p0+p3   42 a spill
        movdqa xmm1, [esp + 832]                             ;    34.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    45.0 p1      42 a
        paddq xmm6, xmm1                                     ;    52.0 p1      42 a
        movdqa xmm1, [esp + 544]                             ;    35.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    46.0 p1      42 a
        movdqa [esp + 512], xmm2                             ;    34.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 64]                              ;    48.0 p2      42 a reload
        paddq xmm2, xmm1                                     ;    59.0 p1      42 a
        movdqa xmm1, [esp + 384]                             ;    37.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    48.0 p1      42 a
        paddq xmm6, xmm1                                     ;    57.0 p1      42 a
        movdqa xmm1, [esp + 288]                             ;    38.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    49.0 p1      42 a
        paddq xmm2, xmm1                                     ;    64.0 p1      42 a
        movdqa xmm1, [esp + 304]                             ;    39.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    50.0 p1      42 a
        movdqa [esp + 64], xmm7                              ;    36.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 80]                              ;    49.0 p2      42 a reload
        paddq xmm7, xmm1                                     ;    60.0 p1      42 a
        movdqa xmm1, [esp + 704]                             ;    41.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    52.0 p1      42 a
        paddq xmm6, xmm1                                     ;    62.0 p1      42 a
        movdqa xmm1, [esp + 768]                             ;    42.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    53.0 p1      42 a
        paddq xmm2, xmm1                                     ;    69.0 p1      42 a
        movdqa xmm1, [esp + 544]                             ;    43.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    54.0 p1      42 a
        paddq xmm7, xmm1                                     ;    65.0 p1      42 a
        movdqa xmm1, [esp + 832]                             ;    44.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    55.3 p1      42 a
        paddq xmm5, xmm1                                     ;    62.3 p1      42 a
        movdqa xmm1, [esp + 608]                             ;    45.0 p2      42 a reload
        pmuludq xmm4, xmm1                                   ;    57.3 p1      42 a
        movdqa xmm1, [esp + 848]                             ;    46.0 p2      42 a reload
        paddq xmm1, xmm4                                     ;    64.3 p1      42 a
        movdqa xmm4, [esp + 624]                             ;    47.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    59.3 p1      42 a
        paddq xmm6, xmm4                                     ;    67.0 p1      42 a
        movdqa xmm4, [esp + 704]                             ;    48.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    61.3 p1      42 a
        paddq xmm2, xmm4                                     ;    74.0 p1      42 a
        movdqa xmm4, [esp + 832]                             ;    49.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    63.3 p1      42 a
        paddq xmm7, xmm4                                     ;    70.3 p1      42 a
        movdqa xmm4, [esp + 768]                             ;    50.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    65.3 p1      42 a
        paddq xmm5, xmm4                                     ;    72.3 p1      42 a
        movdqa xmm4, [esp + 544]                             ;    51.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;    67.3 p1      42 a
        pmuludq xmm4, [esp + 0]                              ;    68.3 p2+p1   42 a
        paddq xmm6, xmm4                                     ;    75.3 p1      42 a
        paddq xmm1, xmm3                                     ;    74.3 p1      42 a
        movdqa xmm3, [esp + 288]                             ;    53.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    71.3 p1      42 a
        paddq xmm6, xmm3                                     ;    80.3 p1      42 a
        movdqa xmm3, [esp + 336]                             ;    54.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    73.3 p1      42 a
        paddq xmm2, xmm3                                     ;    80.3 p1      42 a
        movdqa xmm3, [esp + 320]                             ;    55.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    75.3 p1      42 a
        paddq xmm7, xmm3                                     ;    82.3 p1      42 a
        movdqa xmm3, [esp + 304]                             ;    56.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    77.3 p1      42 a
        paddq xmm5, xmm3                                     ;    84.3 p1      42 a
        movdqa xmm3, [esp + 272]                             ;    57.0 p2      42 a reload
        pmuludq xmm0, xmm3                                   ;    79.3 p1      42 a
        movdqa xmm4, [esp + 16]                              ;    58.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;    80.3 p1      42 a
        paddq xmm7, xmm3                                     ;    87.3 p1      42 a
        paddq xmm1, xmm0                                     ;    86.3 p1      42 a
        movdqa xmm0, [esp + 336]                             ;    59.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    83.3 p1      42 a
        paddq xmm6, xmm0                                     ;    90.3 p1      42 a
        movdqa xmm0, [esp + 304]                             ;    60.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    85.3 p1      42 a
        paddq xmm2, xmm0                                     ;    92.3 p1      42 a
        movdqa xmm0, [esp + 320]                             ;    61.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    87.3 p1      42 a
        paddq xmm5, xmm0                                     ;    94.3 p1      42 a
        pmuludq xmm4, [esp + 256]                            ;    89.3 p2+p1   42 a
        paddq xmm1, xmm4                                     ;    96.3 p1      42 a
        movdqa xmm0, [esp + 48]                              ;    63.0 p2      42 a reload
        movdqa xmm3, [esp + 432]                             ;    64.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    91.3 p1      42 a
        paddq xmm6, xmm3                                     ;    98.3 p1      42 a
        movdqa xmm3, [esp + 384]                             ;    65.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    93.3 p1      42 a
        paddq xmm2, xmm3                                     ;   100.3 p1      42 a
        movdqa xmm3, [esp + 336]                             ;    66.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    95.3 p1      42 a
        paddq xmm7, xmm3                                     ;   102.3 p1      42 a
        movdqa xmm3, [esp + 288]                             ;    67.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    97.3 p1      42 a
        paddq xmm5, xmm3                                     ;   104.3 p1      42 a
        pmuludq xmm0, [esp + 304]                            ;    99.3 p2+p1   42 a
        paddq xmm1, xmm0                                     ;   106.3 p1      42 a
        movdqa xmm0, [esp + 32]                              ;    69.0 p2      42 a reload
        movdqa xmm3, [esp + 480]                             ;    70.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   101.3 p1      42 a
        paddq xmm6, xmm3                                     ;   108.3 p1      42 a
        add esi, 0x40                                        ;    65.7 p0      42 blocks
        movdqa xmm3, xmm6                                    ;   113.3 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;   120.3 p1      42 a
        paddq xmm2, xmm3                                     ;   122.3 p1      42 a
        movdqa xmm3, [esp + 432]                             ;    71.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   105.3 p1      42 a
        paddq xmm2, xmm3                                     ;   127.3 p1      42 a
        movdqa xmm3, [esp + 288]                             ;    72.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   107.3 p1      42 a
        paddq xmm7, xmm3                                     ;   114.3 p1      42 a
        movdqa xmm3, [esp + 384]                             ;    73.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   109.3 p1      42 a
        paddq xmm5, xmm3                                     ;   116.3 p1      42 a
        movdqa xmm3, [esp + 336]                             ;    74.0 p2      42 a reload
        pmuludq xmm0, xmm3                                   ;   111.3 p1      42 a
        movdqa xmm4, [esp + 64]                              ;    75.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;   112.3 p1      42 a
        paddq xmm5, xmm3                                     ;   121.3 p1      42 a
        paddq xmm1, xmm0                                     ;   118.3 p1      42 a
        pmuludq xmm4, [esp + 320]                            ;   115.3 p2+p1   42 a
        paddq xmm1, xmm4                                     ;   123.3 p1      42 a
        movdqa xmm0, [poly1305_blocks.T0_constants128]       ;    77.0 p2      42 a reload
        pand xmm6, xmm0                                      ;   117.3 p1      42 a
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;    78.0 p2      42 a copy
        movdqa xmm4, [poly1305_blocks.T0_constants128]       ;    79.0 p2      42 a copy
        movdqa [esp + 64], xmm6                              ;   119.3 p0+p3   42 a spill
        movdqa xmm6, xmm0                                    ;    88.0 p0      42 a copy
        movdqa [esp + 32], xmm6                              ;    95.0 p0+p3   42 a spill
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;    80.0 p2      42 a copy
        movdqa [esp + 48], xmm6                              ;    91.0 p0+p3   42 a spill
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;    81.0 p2      42 a copy
        movdqa [esp + 16], xmm0                              ;    88.0 p0+p3   42 a spill
        movdqa xmm0, [esp + 608]                             ;    82.0 p2      42 a
        pmuludq xmm0, [esp + 0]                              ;   118.3 p2+p1   42 a
        paddq xmm2, xmm0                                     ;   132.3 p1      42 a
        movdqa xmm0, [esp + 32]                              ;    95.0 p2      42 a reload
        pand xmm0, xmm2                                      ;   137.3 p1      42 a
        psrlq xmm2, 0x1a                                     ;   137.3 p1      42 a
        paddq xmm5, xmm2                                     ;   139.3 p1      42 a
        movdqa xmm2, [esp + 512]                             ;    85.0 p2      42 a reload
        movdqa [esp + 32], xmm6                              ;    92.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 688]                             ;    86.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   123.3 p1      42 a
        paddq xmm7, xmm6                                     ;   130.3 p1      42 a
        movdqa xmm6, [esp + 608]                             ;    87.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   125.3 p1      42 a
        paddq xmm5, xmm6                                     ;   144.3 p1      42 a
        movdqa xmm6, [esp + 752]                             ;    88.0 p2      42 a reload
        pmuludq xmm2, xmm6                                   ;   127.3 p1      42 a
        pmuludq xmm6, [esp + 0]                              ;   128.3 p2+p1   42 a
        paddq xmm7, xmm6                                     ;   135.3 p1      42 a
        paddq xmm1, xmm2                                     ;   134.3 p1      42 a
        pand xmm3, xmm7                                      ;   140.3 p1      42 a
        psrlq xmm7, 0x1a                                     ;   140.3 p1      42 a
        paddq xmm1, xmm7                                     ;   142.3 p1      42 a
        movdqa xmm2, [esp + 0]                               ;    90.0 p2      42 a reload
        movdqa xmm6, [esp + 688]                             ;    91.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   134.3 p1      42 a
        paddq xmm5, xmm6                                     ;   149.3 p1      42 a
        pmuludq xmm2, [esp + 800]                            ;   136.3 p2+p1   42 a
        paddq xmm1, xmm2                                     ;   147.3 p1      42 a
        pand xmm4, xmm1                                      ;   152.3 p1      42 a
        psrlq xmm1, 0x1a                                     ;   152.3 p1      42 a
        movdqa xmm2, [esp + 16]                              ;    93.0 p2      42 a reload
        pand xmm2, xmm5                                      ;   154.3 p1      42 a
        psrlq xmm5, 0x1a                                     ;   154.3 p1      42 a
        paddq xmm3, xmm5                                     ;   156.3 p1      42 a
        movdqa [esp + 160], xmm2                             ;   156.3 p0+p3   42 blocks
        movdqa xmm2, [esp + 48]                              ;    94.0 p2      42 a reload
        pand xmm2, xmm3                                      ;   161.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   161.3 p1      42 a
        paddq xmm4, xmm3                                     ;   163.3 p1      42 a
        movdqa [esp + 96], xmm2                              ;   163.3 p0+p3   42 blocks
        movdqa [esp + 112], xmm4                             ;   168.3 p0+p3   42 blocks
        pmuludq xmm1, [poly1305_blocks.T0_constants128 + 16] ;   154.3 p2+p1   42 a
        movdqa xmm2, [esp + 64]                              ;   119.3 p2      42 a reload
        paddq xmm2, xmm1                                     ;   161.3 p1      42 a
        movdqa xmm1, [esp + 32]                              ;    97.0 p2      42 a reload
        pand xmm1, xmm2                                      ;   166.3 p1      42 a
        psrlq xmm2, 0x1a                                     ;   166.3 p1      42 a
        paddq xmm0, xmm2                                     ;   168.3 p1      42 a
        movdqa [esp + 192], xmm1                             ;   168.3 p0+p3   42 blocks
        movdqa [esp + 176], xmm0                             ;   173.3 p0+p3   42 blocks
        cmp esi, dword [esp + 1028]                          ;                    more blocks?
        jne .blocks_2
        mov dword [esp + 1024], esi                          ;                    resident
.blocks_2_done:
        mov esi, dword [esp + 980]                           ;     0.0 p2      42 blocks_last
        shr esi, 2                                           ;     4.0 p1      42 blocks_last
        cmp esi, 1                                           ;     5.0 p0      42 blocks_last
        sbb edi, edi                                         ;     6.0 p1      42 blocks_last
        add edi, 1                                           ;    16.0 p0      42 blocks_last
        mov dword [esp + 1032], edi                          ;    17.0 p0+p3   42 blocks_last
        shl edi, 6                                           ;    17.0 p1      42 blocks_last
        add edi, dword [esp + 1024]                          ;    18.0 p2+p0   42 blocks_last
        mov dword [esp + 1036], edi                          ;    19.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 192]                             ;     4.0 p2      42 blocks_last reload
        movdqa [esp + 864], xmm0                             ;    15.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 176]                             ;     5.0 p2      42 blocks_last reload
        movdqa [esp + 880], xmm0                             ;    16.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 160]                             ;     6.0 p2      42 blocks_last reload
        movdqa [esp + 896], xmm0                             ;    17.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 96]                              ;     7.0 p2      42 blocks_last reload
        movdqa [esp + 912], xmm0                             ;    18.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 112]                             ;     8.0 p2      42 blocks_last reload
        movdqa [esp + 928], xmm0                             ;    19.0 p0+p3   42 blocks_last
        cmp dword [esp + 1032], 0                            ;                    no blocks_last?
        je .blocks_last_3_done
        mov esi, dword [esp + 1024]                          ;                    resident
        align 16
.blocks_last_3:
        movq xmm0, [esi]                                     ;     0.0 p2      42 a
        movhps xmm0, [esi + 16]                              ;    11.0 p2+p1   42 a
        pshufd xmm1, xmm0, 0xe4                              ;    13.0 p1      42 a copy
        psrlq xmm1, 0x34                                     ;    17.0 p1      42 a
        pshufd xmm2, xmm0, 0xe4                              ;    13.0 p1      42 a copy
        psrlq xmm2, 0x1a                                     ;    17.0 p1      42 a
        movq xmm3, [esi + 8]                                 ;     2.3 p2      42 a
        movhps xmm3, [esi + 24]                              ;    13.3 p2+p1   42 a
        pshufd xmm4, xmm3, 0xe4                              ;    15.3 p1      42 a copy
        psllq xmm4, 0xc                                      ;    19.3 p1      42 a
        por xmm1, xmm4                                       ;    21.3 p1      42 a
        movdqa xmm4, xmm3                                    ;    15.3 p0      42 a copy
        psrlq xmm4, 0xe                                      ;    22.3 p1      42 a
        psrlq xmm3, 0x28                                     ;    15.3 p1      42 a
        movq xmm5, [esi + 32]                                ;     5.3 p2      42 a
        movhps xmm5, [esi + 48]                              ;    16.3 p2+p1   42 a
        movq xmm6, [esi + 40]                                ;     7.3 p2      42 a
        movhps xmm6, [esi + 56]                              ;    18.3 p2+p1   42 a
        movdqa xmm7, xmm5                                    ;    18.3 p0      42 a copy
        psrlq xmm7, 0x34                                     ;    25.3 p1      42 a
        movdqa [esp + 0], xmm0                               ;    13.0 p0+p3   42 a spill
        movdqa xmm0, xmm5                                    ;    18.3 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;    25.3 p1      42 a
        movdqa [esp + 16], xmm5                              ;    18.3 p0+p3   42 a spill
        movdqa xmm5, xmm6                                    ;    20.3 p0      42 a copy
        psllq xmm5, 0xc                                      ;    27.3 p1      42 a
        por xmm7, xmm5                                       ;    29.3 p1      42 a
        movdqa xmm5, xmm6                                    ;    20.3 p0      42 a copy
        psrlq xmm5, 0xe                                      ;    27.3 p1      42 a
        psrlq xmm6, 0x28                                     ;    20.3 p1      42 a
        pand xmm1, [poly1305_blocks.T0_constants128]         ;    23.3 p2+p1   42 a
        paddq xmm1, [esp + 896]                              ;    25.3 p2+p1   42 a
        pand xmm2, [poly1305_blocks.T0_constants128]         ;    21.3 p2+p1   42 a
        paddq xmm2, [esp + 880]                              ;    23.3 p2+p1   42 a
        pand xmm4, [poly1305_blocks.T0_constants128]         ;    24.3 p2+p1   42 a
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    31.3 p2+p1   42 a
        paddq xmm4, [esp + 912]                              ;    26.3 p2+p1   42 a
        por xmm3, [poly1305_blocks.T0_constants128 + 32]     ;    26.3 p2+p1   42 a
        paddq xmm3, [esp + 928]                              ;    28.3 p2+p1   42 a
        pand xmm0, [poly1305_blocks.T0_constants128]         ;    28.3 p2+p1   42 a
        pand xmm5, [poly1305_blocks.T0_constants128]         ;    29.3 p2+p1   42 a
        por xmm6, [poly1305_blocks.T0_constants128 + 32]     ;    30.3 p2+p1   42 a
        movdqa [esp + 32], xmm6                              ;    32.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 0]                               ;    24.0 p2      42 a reload
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    35.0 p2+p1   42 a
        paddq xmm6, [esp + 864]                              ;    37.0 p2+p1   42 a
        movdqa [esp + 0], xmm6                               ;    42.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 16]                              ;    27.0 p2      42 a reload
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    38.0 p2+p1   42 a
        movdqa [esp + 16], xmm6                              ;    40.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 736]                             ;    29.0 p2      42 a
        pmuludq xmm6, xmm1                                   ;    40.0 p1      42 a
        movdqa [esp + 48], xmm5                              ;    31.3 p0+p3   42 a spill
        movdqa xmm5, [esp + 816]                             ;    30.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    41.0 p1      42 a
        movdqa [esp + 64], xmm5                              ;    48.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 576]                             ;    31.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    42.0 p1      42 a
        movdqa [esp + 80], xmm5                              ;    49.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 528]                             ;    32.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    43.0 p1      42 a
        pmuludq xmm1, [esp + 656]                            ;    38.3 p2+p1   42 a
        movdqa [esp + 848], xmm1                             ;    45.3 p0+p3   42 a spill
        movdqa xmm1, [esp + 816]                             ;    34.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    45.0 p1      42 a
        paddq xmm6, xmm1                                     ;    52.0 p1      42 a
        movdqa xmm1, [esp + 528]                             ;    35.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    46.0 p1      42 a
        movdqa [esp + 512], xmm2                             ;    34.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 64]                              ;    48.0 p2      42 a reload
        paddq xmm2, xmm1                                     ;    59.0 p1      42 a
        movdqa xmm1, [esp + 640]                             ;    37.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    48.0 p1      42 a
        paddq xmm6, xmm1                                     ;    57.0 p1      42 a
        movdqa xmm1, [esp + 496]                             ;    38.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    49.0 p1      42 a
        paddq xmm2, xmm1                                     ;    64.0 p1      42 a
        movdqa xmm1, [esp + 352]                             ;    39.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    50.0 p1      42 a
        movdqa [esp + 64], xmm7                              ;    36.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 80]                              ;    49.0 p2      42 a reload
        paddq xmm7, xmm1                                     ;    60.0 p1      42 a
        movdqa xmm1, [esp + 672]                             ;    41.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    52.0 p1      42 a
        paddq xmm6, xmm1                                     ;    62.0 p1      42 a
        movdqa xmm1, [esp + 736]                             ;    42.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    53.0 p1      42 a
        paddq xmm2, xmm1                                     ;    69.0 p1      42 a
        movdqa xmm1, [esp + 528]                             ;    43.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    54.0 p1      42 a
        paddq xmm7, xmm1                                     ;    65.0 p1      42 a
        movdqa xmm1, [esp + 816]                             ;    44.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    55.3 p1      42 a
        paddq xmm5, xmm1                                     ;    62.3 p1      42 a
        movdqa xmm1, [esp + 576]                             ;    45.0 p2      42 a reload
        pmuludq xmm4, xmm1                                   ;    57.3 p1      42 a
        movdqa xmm1, [esp + 848]                             ;    46.0 p2      42 a reload
        paddq xmm1, xmm4                                     ;    64.3 p1      42 a
        movdqa xmm4, [esp + 592]                             ;    47.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    59.3 p1      42 a
        paddq xmm6, xmm4                                     ;    67.0 p1      42 a
        movdqa xmm4, [esp + 672]                             ;    48.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    61.3 p1      42 a
        paddq xmm2, xmm4                                     ;    74.0 p1      42 a
        movdqa xmm4, [esp + 816]                             ;    49.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    63.3 p1      42 a
        paddq xmm7, xmm4                                     ;    70.3 p1      42 a
        movdqa xmm4, [esp + 736]                             ;    50.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    65.3 p1      42 a
        paddq xmm5, xmm4                                     ;    72.3 p1      42 a
        movdqa xmm4, [esp + 528]                             ;    51.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;    67.3 p1      42 a
        pmuludq xmm4, [esp + 0]                              ;    68.3 p2+p1   42 a
        paddq xmm6, xmm4                                     ;    75.3 p1      42 a
        paddq xmm1, xmm3                                     ;    74.3 p1      42 a
        movdqa xmm3, [esp + 496]                             ;    53.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    71.3 p1      42 a
        paddq xmm6, xmm3                                     ;    80.3 p1      42 a
        movdqa xmm3, [esp + 448]                             ;    54.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    73.3 p1      42 a
        paddq xmm2, xmm3                                     ;    80.3 p1      42 a
        movdqa xmm3, [esp + 416]                             ;    55.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    75.3 p1      42 a
        paddq xmm7, xmm3                                     ;    82.3 p1      42 a
        movdqa xmm3, [esp + 352]                             ;    56.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    77.3 p1      42 a
        paddq xmm5, xmm3                                     ;    84.3 p1      42 a
        movdqa xmm3, [esp + 400]                             ;    57.0 p2      42 a reload
        pmuludq xmm0, xmm3                                   ;    79.3 p1      42 a
        movdqa xmm4, [esp + 16]                              ;    58.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;    80.3 p1      42 a
        paddq xmm7, xmm3                                     ;    87.3 p1      42 a
        paddq xmm1, xmm0                                     ;    86.3 p1      42 a
        movdqa xmm0, [esp + 448]                             ;    59.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    83.3 p1      42 a
        paddq xmm6, xmm0                                     ;    90.3 p1      42 a
        movdqa xmm0, [esp + 352]                             ;    60.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    85.3 p1      42 a
        paddq xmm2, xmm0                                     ;    92.3 p1      42 a
        movdqa xmm0, [esp + 416]                             ;    61.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    87.3 p1      42 a
        paddq xmm5, xmm0                                     ;    94.3 p1      42 a
        pmuludq xmm4, [esp + 368]                            ;    89.3 p2+p1   42 a
        paddq xmm1, xmm4                                     ;    96.3 p1      42 a
        movdqa xmm0, [esp + 48]                              ;    63.0 p2      42 a reload
        movdqa xmm3, [esp + 464]                             ;    64.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    91.3 p1      42 a
        paddq xmm6, xmm3                                     ;    98.3 p1      42 a
        movdqa xmm3, [esp + 640]                             ;    65.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    93.3 p1      42 a
        paddq xmm2, xmm3                                     ;   100.3 p1      42 a
        movdqa xmm3, [esp + 448]                             ;    66.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    95.3 p1      42 a
        paddq xmm7, xmm3                                     ;   102.3 p1      42 a
        movdqa xmm3, [esp + 496]                             ;    67.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    97.3 p1      42 a
        paddq xmm5, xmm3                                     ;   104.3 p1      42 a
        pmuludq xmm0, [esp + 352]                            ;    99.3 p2+p1   42 a
        paddq xmm1, xmm0                                     ;   106.3 p1      42 a
        movdqa xmm0, [esp + 32]                              ;    69.0 p2      42 a reload
        movdqa xmm3, [esp + 560]                             ;    70.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   101.3 p1      42 a
        paddq xmm6, xmm3                                     ;   108.3 p1      42 a
        add esi, 0x40                                        ;    65.7 p0      42 blocks_last
        movdqa xmm3, xmm6                                    ;   113.3 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;   120.3 p1      42 a
        paddq xmm2, xmm3                                     ;   122.3 p1      42 a
        movdqa xmm3, [esp + 464]                             ;    71.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   105.3 p1      42 a
        paddq xmm2, xmm3                                     ;   127.3 p1      42 a
        movdqa xmm3, [esp + 496]                             ;    72.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   107.3 p1      42 a
        paddq xmm7, xmm3                                     ;   114.3 p1      42 a
        movdqa xmm3, [esp + 640]                             ;    73.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   109.3 p1      42 a
        paddq xmm5, xmm3                                     ;   116.3 p1      42 a
        movdqa xmm3, [esp + 448]                             ;    74.0 p2      42 a reload
        pmuludq xmm0, xmm3                                   ;   111.3 p1      42 a
        movdqa xmm4, [esp + 64]                              ;    75.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;   112.3 p1      42 a
        paddq xmm5, xmm3                                     ;   121.3 p1      42 a
        paddq xmm1, xmm0                                     ;   118.3 p1      42 a
        pmuludq xmm4, [esp + 416]                            ;   115.3 p2+p1   42 a
        paddq xmm1, xmm4                                     ;   123.3 p1      42 a
        movdqa xmm0, [poly1305_blocks.T0_constants128]       ;    77.0 p2      42 a reload
        pand xmm6, xmm0                                      ;   117.3 p1      42 a
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;    78.0 p2      42 a copy
        movdqa xmm4, [poly1305_blocks.T0_constants128]       ;    79.0 p2      42 a copy
        movdqa [esp + 64], xmm6                              ;   119.3 p0+p3   42 a spill
        movdqa xmm6, xmm0                                    ;    88.0 p0      42 a copy
        movdqa [esp + 32], xmm6                              ;    95.0 p0+p3   42 a spill
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;    80.0 p2      42 a copy
        movdqa [esp + 48], xmm6                              ;    91.0 p0+p3   42 a spill
        movdqa xmm6, [poly1305_blocks.T0_constants128]       ;    81.0 p2      42 a copy
        movdqa [esp + 16], xmm0                              ;    88.0 p0+p3   42 a spill
        movdqa xmm0, [esp + 576]                             ;    82.0 p2      42 a
        pmuludq xmm0, [esp + 0]                              ;   118.3 p2+p1   42 a
        paddq xmm2, xmm0                                     ;   132.3 p1      42 a
        movdqa xmm0, [esp + 32]                              ;    95.0 p2      42 a reload
        pand xmm0, xmm2                                      ;   137.3 p1      42 a
        psrlq xmm2, 0x1a                                     ;   137.3 p1      42 a
        paddq xmm5, xmm2                                     ;   139.3 p1      42 a
        movdqa xmm2, [esp + 512]                             ;    85.0 p2      42 a reload
        movdqa [esp + 32], xmm6                              ;    92.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 656]                             ;    86.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   123.3 p1      42 a
        paddq xmm7, xmm6                                     ;   130.3 p1      42 a
        movdqa xmm6, [esp + 576]                             ;    87.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   125.3 p1      42 a
        paddq xmm5, xmm6                                     ;   144.3 p1      42 a
        movdqa xmm6, [esp + 720]                             ;    88.0 p2      42 a reload
        pmuludq xmm2, xmm6                                   ;   127.3 p1      42 a
        pmuludq xmm6, [esp + 0]                              ;   128.3 p2+p1   42 a
        paddq xmm7, xmm6                                     ;   135.3 p1      42 a
        paddq xmm1, xmm2                                     ;   134.3 p1      42 a
        pand xmm3, xmm7                                      ;   140.3 p1      42 a
        psrlq xmm7, 0x1a                                     ;   140.3 p1      42 a
        paddq xmm1, xmm7                                     ;   142.3 p1      42 a
        movdqa xmm2, [esp + 0]                               ;    90.0 p2      42 a reload
        movdqa xmm6, [esp + 656]                             ;    91.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   134.3 p1      42 a
        paddq xmm5, xmm6                                     ;   149.3 p1      42 a
        pmuludq xmm2, [esp + 784]                            ;   136.3 p2+p1   42 a
        paddq xmm1, xmm2                                     ;   147.3 p1      42 a
        pand xmm4, xmm1                                      ;   152.3 p1      42 a
        psrlq xmm1, 0x1a                                     ;   152.3 p1      42 a
        movdqa xmm2, [esp + 16]                              ;    93.0 p2      42 a reload
        pand xmm2, xmm5                                      ;   154.3 p1      42 a
        psrlq xmm5, 0x1a                                     ;   154.3 p1      42 a
        paddq xmm3, xmm5                                     ;   156.3 p1      42 a
        movdqa [esp + 896], xmm2                             ;   156.3 p0+p3   42 blocks_last
        movdqa xmm2, [esp + 48]                              ;    94.0 p2      42 a reload
        pand xmm2, xmm3                                      ;   161.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   161.3 p1      42 a
        paddq xmm4, xmm3                                     ;   163.3 p1      42 a
        movdqa [esp + 912], xmm2                             ;   163.3 p0+p3   42 blocks_last
        movdqa [esp + 928], xmm4                             ;   168.3 p0+p3   42 blocks_last
        pmuludq xmm1, [poly1305_blocks.T0_constants128 + 16] ;   154.3 p2+p1   42 a
        movdqa xmm2, [esp + 64]                              ;   119.3 p2      42 a reload
        paddq xmm2, xmm1                                     ;   161.3 p1      42 a
        movdqa xmm1, [esp + 32]                              ;    97.0 p2      42 a reload
        pand xmm1, xmm2                                      ;   166.3 p1      42 a
        psrlq xmm2, 0x1a                                     ;   166.3 p1      42 a
        paddq xmm0, xmm2                                     ;   168.3 p1      42 a
        movdqa [esp + 864], xmm1                             ;   168.3 p0+p3   42 blocks_last
        movdqa [esp + 880], xmm0                             ;   173.3 p0+p3   42 blocks_last
        cmp esi, dword [esp + 1036]                          ;                    more blocks_last?
        jne .blocks_last_3
        mov dword [esp + 1024], esi                          ;                    resident
.blocks_last_3_done:
        movdqa xmm0, [esp + 864]                             ;     0.0 p2      42 a reload
        movdqa xmm1, [esp + 864]                             ;     1.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    12.0 p1      42 a
        paddq xmm1, xmm0                                     ;    16.0 p1      42 a
        movd esi, xmm1                                       ;    21.0 p0      42 a
        movdqa xmm0, [esp + 880]                             ;     2.0 p2      42 a reload
        movdqa xmm1, [esp + 880]                             ;     3.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    14.0 p1      42 a
        paddq xmm1, xmm0                                     ;    18.0 p1      42 a
        movd edi, xmm1                                       ;    23.0 p0      42 a
        movdqa xmm0, [esp + 896]                             ;     4.0 p2      42 a reload
        movdqa xmm1, [esp + 896]                             ;     5.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    16.0 p1      42 a
        paddq xmm1, xmm0                                     ;    20.0 p1      42 a
        movd ebp, xmm1                                       ;    25.0 p0      42 a
        movdqa xmm0, [esp + 912]                             ;     6.0 p2      42 a reload
        movdqa xmm1, [esp + 912]                             ;     7.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    18.0 p1      42 a
        paddq xmm1, xmm0                                     ;    22.0 p1      42 a
        movd eax, xmm1                                       ;    27.0 p0      42 a
        movdqa xmm0, [esp + 928]                             ;     8.0 p2      42 a reload
        movdqa xmm1, [esp + 928]                             ;     9.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    20.0 p1      42 a
        paddq xmm1, xmm0                                     ;    24.0 p1      42 a
        movd ecx, xmm1                                       ;    29.0 p0      42 a
        mov edx, edi                                         ;    30.0 p0      42 a copy
        shl edx, 0x1a                                        ;    31.0 p1      42 a
        shr edi, 6                                           ;    30.0 p1      42 a
        mov ebx, ebp                                         ;    32.0 p0      42 a copy
        shl ebx, 0x14                                        ;    33.0 p1      42 a
        shr ebp, 0xc                                         ;    32.0 p1      42 a
        mov dword [esp + 1040], esi                          ;    28.0 p0+p3   42 a spill
        mov esi, eax                                         ;    34.0 p0      42 a copy
        shl esi, 0xe                                         ;    35.0 p1      42 a
        shr eax, 0x12                                        ;    34.0 p1      42 a
        add edx, dword [esp + 1040]                          ;    32.0 p2+p0   42 a
        adc ebx, edi                                         ;    34.0 p1      42 a
        adc ebp, esi                                         ;    44.0 p1      42 a
        mov dword [esp + 1044], eax                          ;    35.0 p0+p3   42 a spill
        sbb eax, eax                                         ;    54.0 p1      42 a
        mov dword [esp + 968], edx                           ;    33.0 p0+p3   42 blocks_lanes
        mov dword [esp + 972], ebx                           ;    44.0 p0+p3   42 blocks_lanes
        mov dword [esp + 976], ebp                           ;    54.0 p0+p3   42 blocks_lanes
        mov esi, ecx                                         ;    36.0 p0      42 a copy
        shl esi, 8                                           ;    37.0 p1      42 a
        shr ecx, 0x18                                        ;    36.0 p1      42 a
        add eax, eax                                         ;    64.0 p0      42 a
        adc esi, dword [esp + 1044]                          ;    65.0 p2+p1   42 a
        adc ecx, 0                                           ;    75.0 p1      42 a
        mov dword [esp + 992], esi                           ;    75.0 p0+p3   42 blocks_lanes
        mov dword [esp + 996], ecx                           ;    85.0 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 988]                           ;    22.0 p2      42 blocks_lanes
        add esi, 0xffffffff                                  ;    26.0 p0      42 blocks_lanes
        mov dword [esp + 988], esi                           ;    27.0 p0+p3   42 blocks_lanes
        test esi, esi                                        ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov esi, dword [esp + 996]                           ;     0.0 p2      42 a reload
        mov edi, esi                                         ;     4.0 p0      42 a copy
        shr edi, 2                                           ;     5.0 p1      42 a
        mov ebp, esi                                         ;     4.0 p0      42 a copy
        and ebp, 3                                           ;     5.0 p0      42 a
        and esi, 0xfffffffc                                  ;     4.0 p0      42 a
        add edi, esi                                         ;     6.0 p1      42 a
        mov esi, dword [esp + 972]                           ;     2.3 p2      42 a
        mov eax, dword [esp + 976]                           ;     3.3 p2      42 a
        add edi, dword [esp + 968]                           ;     7.0 p2+p0   42 a
        adc esi, 0                                           ;     8.0 p1      42 a
        adc eax, 0                                           ;    18.0 p1      42 a
        sbb ecx, ecx                                         ;    28.0 p1      42 a
        mov edx, dword [esp + 1016]                          ;     6.7 p2      42 a reload
        mov ebx, edx                                         ;    10.7 p0      42 a copy
        shr ebx, 2                                           ;    12.7 p1      42 a
        and edx, 0xfffffffc                                  ;    10.7 p0      42 a
        add ebx, edx                                         ;    13.7 p0      42 a
        mov edx, dword [esp + 992]                           ;     8.3 p2      42 a
        add ecx, ecx                                         ;    38.0 p0      42 a
        adc edx, 0                                           ;    39.0 p1      42 a
        adc ebp, 0                                           ;    49.0 p1      42 a
        mov dword [esp + 1048], ebx                          ;    14.7 p0+p3   42 a
        mov ecx, dword [esp + 1012]                          ;    11.3 p2      42 a reload
        mov ebx, ecx                                         ;    15.3 p0      42 a copy
        shr ebx, 2                                           ;    19.2 p1      42 a
        and ecx, 0xfffffffc                                  ;    15.3 p0      42 a
        add ebx, ecx                                         ;    20.2 p0      42 a
        mov dword [esp + 1052], ebx                          ;    21.2 p0+p3   42 a
        mov ecx, dword [esp + 1008]                          ;    13.3 p2      42 a reload
        mov ebx, ecx                                         ;    17.3 p0      42 a copy
        shr ebx, 2                                           ;    19.8 p1      42 a
        mov dword [esp + 1056], edi                          ;    15.0 p0+p3   42 blocks
        mov dword [esp + 1060], esi                          ;    18.0 p0+p3   42 blocks
        and ecx, 0xfffffffc                                  ;    17.3 p0      42 a
        add ebx, ecx                                         ;    20.8 p0      42 a
        mov dword [esp + 1064], ebx                          ;    21.8 p0+p3   42 a
        mov dword [esp + 1068], eax                          ;    28.0 p0+p3   42 blocks
        mov dword [esp + 1072], edx                          ;    49.0 p0+p3   42 blocks
        mov dword [esp + 1076], ebp                          ;    59.0 p0+p3   42 blocks
        mov esi, dword [esp + 980]                           ;    17.0 p2      42 blocks
        and esi, 3                                           ;    22.0 p0      42 blocks
        mov dword [esp + 1080], esi                          ;    27.0 p0+p3   42 blocks
        shl esi, 4                                           ;    23.0 p1      42 blocks
        add esi, dword [esp + 1024]                          ;    24.0 p2+p1   42 blocks
        mov dword [esp + 1084], esi                          ;    29.0 p0+p3   42 blocks
        cmp dword [esp + 1080], 0                            ;                    no blocks?
        je .blocks_4_done
        mov esi, dword [esp + 1024]                          ;                    resident
        mov edi, dword [esp + 1056]                          ;                    resident
        mov ebp, dword [esp + 1060]                          ;                    resident
        mov eax, dword [esp + 1068]                          ;                    resident
        mov ecx, dword [esp + 1072]                          ;                    resident
        align 16
.blocks_4:
        mov ebx, dword [esi + 4]                             ;     0.0 p2      12 a
        mov edx, dword [esi + 8]                             ;     1.0 p2      12 a
        add edi, dword [esi]                                 ;     4.0 p2+p0   42 a
        adc ebp, ebx                                         ;     5.0 p1      42 a
        adc eax, edx                                         ;    15.0 p1      42 a
        sbb ebx, ebx                                         ;    25.0 p1      42 a
        mov edx, dword [esi + 12]                            ;     4.3 p2      12 a
        mov dword [esp + 1040], esi                          ;     4.7 p0+p3   12 a spill
        mov esi, dword [esp + 1076]                          ;     5.3 p2      42 a
        add ebx, ebx                                         ;    35.0 p0      42 a
        adc ecx, edx                                         ;    36.0 p1      42 a
        adc esi, 1                                           ;    46.0 p1      42 a
        mov ebx, dword [esp + 1004]                          ;     7.7 p2      42 a reload
        mov dword [esp + 1044], eax                          ;    25.0 p0+p3   42 a spill
        mov eax, edi                                         ;     9.0 p0      42 a copy
        mul ebx                                              ;    18.0 p1      42 a
        mov dword [esp + 1088], eax                          ;    29.0 p0+p3   42 a spill
        mov eax, ebp                                         ;    15.0 p0      42 a copy
        mov dword [esp + 1092], edx                          ;    29.0 p0+p3   42 a spill
        mul dword [esp + 1048]                               ;    19.8 p2+p1   42 a
        add eax, dword [esp + 1088]                          ;    33.0 p2+p0   42 a
        adc edx, dword [esp + 1092]                          ;    34.0 p2+p1   42 a
        mov dword [esp + 1092], eax                          ;    34.0 p0+p3   42 a spill
        mov eax, dword [esp + 1044]                          ;    25.0 p2      42 a reload
        mov dword [esp + 1088], edx                          ;    44.0 p0+p3   42 a spill
        mul dword [esp + 1052]                               ;    29.0 p2+p1   42 a
        add eax, dword [esp + 1092]                          ;    40.0 p2+p0   42 a
        adc edx, dword [esp + 1088]                          ;    48.0 p2+p1   42 a
        mov dword [esp + 1088], eax                          ;    41.0 p0+p3   42 a spill
        mov eax, ecx                                         ;    46.0 p0      42 a copy
        mov dword [esp + 1092], edx                          ;    58.0 p0+p3   42 a spill
        mul dword [esp + 1064]                               ;    47.0 p2+p1   42 a
        add eax, dword [esp + 1088]                          ;    58.0 p2+p0   42 a
        adc edx, dword [esp + 1092]                          ;    62.0 p2+p1   42 a
        mov dword [esp + 1092], eax                          ;    59.0 p0+p3   42 a spill
        mov eax, esi                                         ;    56.0 p0      42 a copy
        imul eax, ebx                                        ;    57.0 p1      42 a
        mov dword [esp + 1088], eax                          ;    67.0 p0+p3   42 a spill
        mov eax, esi                                         ;    56.0 p0      42 a copy
        imul eax, dword [esp + 1064]                         ;    57.0 p2+p1   42 a
        mov dword [esp + 1096], eax                          ;    67.0 p0+p3   42 a spill
        mov eax, edi                                         ;    29.7 p0      42 a copy
        mov dword [esp + 1100], edx                          ;    72.0 p0+p3   42 a spill
        mul dword [esp + 1008]                               ;    39.8 p2+p1   42 a
        add eax, dword [esp + 1096]                          ;    71.0 p2+p0   42 a
        adc edx, 0                                           ;    72.0 p1      42 a
        mov dword [esp + 1096], eax                          ;    72.0 p0+p3   42 a spill
        mov eax, ebp                                         ;    33.0 p0      42 a copy
        mov dword [esp + 1104], edx                          ;    82.0 p0+p3   42 a spill
        mul ebx                                              ;    45.5 p1      42 a
        add eax, dword [esp + 1096]                          ;    76.0 p2+p0   42 a
        adc edx, dword [esp + 1104]                          ;    86.0 p2+p1   42 a
        mov ebx, esi                                         ;    56.0 p0      42 a copy
        imul ebx, dword [esp + 1052]                         ;    57.0 p2+p1   42 a
        imul esi, dword [esp + 1048]                         ;    56.0 p2+p1   42 a
        mov dword [esp + 1104], eax                          ;    77.0 p0+p3   42 a spill
        mov eax, edi                                         ;    39.7 p0      42 a copy
        mov dword [esp + 1096], edx                          ;    96.0 p0+p3   42 a spill
        mul dword [esp + 1012]                               ;    55.3 p2+p1   42 a
        add ebx, eax                                         ;    67.0 p0      42 a
        adc edx, 0                                           ;    68.0 p1      42 a
        mov eax, ecx                                         ;    46.0 p0      42 a copy
        mov ecx, dword [esp + 1008]                          ;    42.7 p2      42 a reload
        mov dword [esp + 1108], eax                          ;    47.0 p0+p3   42 a spill
        mov eax, ebp                                         ;    44.0 p0      42 a copy
        mov dword [esp + 1112], edx                          ;    78.0 p0+p3   42 a spill
        mul ecx                                              ;    61.0 p1      42 a
        add ebx, eax                                         ;    72.0 p0      42 a
        adc edx, dword [esp + 1112]                          ;    82.0 p2+p1   42 a
        mov eax, edi                                         ;    47.7 p0      42 a copy
        mov dword [esp + 1112], edx                          ;    92.0 p0+p3   42 a spill
        mul dword [esp + 1016]                               ;    65.8 p2+p1   42 a
        add esi, eax                                         ;    76.8 p0      42 a
        adc edx, 0                                           ;    77.8 p1      42 a
        mov eax, ebp                                         ;    57.3 p0      42 a copy
        mov edi, edx                                         ;    87.8 p0      42 a copy
        mul dword [esp + 1012]                               ;    70.8 p2+p1   42 a
        add esi, eax                                         ;    81.8 p0      42 a
        adc edi, edx                                         ;    88.8 p1      42 a
        mov ebp, dword [esp + 1004]                          ;    60.7 p2      42 a reload
        mov eax, dword [esp + 1044]                          ;    61.7 p2      42 a reload
        mul ebp                                              ;    76.5 p1      42 a
        add ebx, eax                                         ;    87.5 p0      42 a
        adc edx, dword [esp + 1112]                          ;    96.0 p2+p1   42 a
        mov eax, dword [esp + 1044]                          ;    65.0 p2      42 a reload
        mov dword [esp + 1112], edx                          ;   106.0 p0+p3   42 a spill
        mul ecx                                              ;    82.0 p1      42 a
        add esi, eax                                         ;    93.0 p0      42 a
        adc edi, edx                                         ;    98.8 p1      42 a
        mov ecx, dword [esp + 1048]                          ;    68.0 p2      42 a reload
        mov eax, dword [esp + 1108]                          ;    69.0 p2      42 a reload
        mul ecx                                              ;    87.5 p1      42 a
        add ebx, eax                                         ;    98.5 p0      42 a
        adc edx, dword [esp + 1112]                          ;   110.0 p2+p1   42 a
        mov eax, dword [esp + 1108]                          ;    72.3 p2      42 a reload
        mov dword [esp + 1112], edx                          ;   120.0 p0+p3   42 a spill
        mul ebp                                              ;    93.0 p1      42 a
        add esi, eax                                         ;   104.0 p0      42 a
        adc edi, edx                                         ;   108.8 p1      42 a
        mov eax, dword [esp + 1044]                          ;    75.3 p2      42 a reload
        mul ecx                                              ;    98.5 p1      42 a
        add eax, dword [esp + 1104]                          ;   109.5 p2+p0   42 a
        adc edx, dword [esp + 1096]                          ;   110.5 p2+p1   42 a
        mov ebp, eax                                         ;   110.5 p0      42 a copy
        mov eax, dword [esp + 1108]                          ;    82.3 p2      42 a reload
        mov ecx, edx                                         ;   120.5 p0      42 a copy
        mul dword [esp + 1052]                               ;   103.3 p2+p1   42 a
        add ebp, eax                                         ;   114.3 p0      42 a
        adc ecx, edx                                         ;   121.5 p1      42 a
        add ebp, dword [esp + 1100]                          ;   115.3 p2+p0   42 a
        adc ecx, 0                                           ;   131.5 p1      42 a
        mov eax, dword [esp + 1112]                          ;   120.0 p2      42 a
        add ebx, ecx                                         ;   141.5 p0      42 a
        adc eax, 0                                           ;   142.5 p1      42 a
        add esi, eax                                         ;   152.5 p0      42 a
        adc edi, 0                                           ;   153.5 p1      42 a
        mov eax, dword [esp + 1088]                          ;   100.7 p2      42 a reload
        add eax, edi                                         ;   163.5 p0      42 a
        mov edi, eax                                         ;   164.5 p0      42 a copy
        shr edi, 2                                           ;   165.5 p1      42 a
        mov ecx, eax                                         ;   164.5 p0      42 a copy
        and ecx, 0xfffffffc                                  ;   165.5 p0      42 a
        add edi, ecx                                         ;   166.5 p0      42 a
        add edi, dword [esp + 1092]                          ;   167.5 p2+p0   42 a
        adc ebp, 0                                           ;   168.5 p1      42 a
        adc ebx, 0                                           ;   178.5 p1      42 a
        sbb ecx, ecx                                         ;   188.5 p1      42 a
        and eax, 3                                           ;   164.5 p0      42 a
        add ecx, ecx                                         ;   198.5 p0      42 a
        adc esi, 0                                           ;   199.5 p1      42 a
        adc eax, 0                                           ;   209.5 p1      42 a
        mov dword [esp + 1076], eax                          ;   219.5 p0+p3   42 blocks
        mov eax, dword [esp + 1040]                          ;   109.7 p2      42 blocks
        add eax, 0x10                                        ;   113.7 p0      42 blocks
        mov ecx, esi                                         ;   209.5 p0      42 a copy
        mov esi, eax                                         ;   114.7 p0      42 blocks copy
        mov eax, ebx                                         ;   188.5 p0      42 a copy
        cmp esi, dword [esp + 1084]                          ;                    more blocks?
        jne .blocks_4
        mov dword [esp + 1024], esi                          ;                    resident
        mov dword [esp + 1056], edi                          ;                    resident
        mov dword [esp + 1060], ebp                          ;                    resident
        mov dword [esp + 1068], eax                          ;                    resident
        mov dword [esp + 1072], ecx                          ;                    resident
.blocks_4_done:
        mov esi, 0xfffffffc                                  ;     0.0 p0      15 d
        mov edi, dword [esp + 1056]                          ;     0.3 p2      15 d
        mov ebp, dword [esp + 1060]                          ;     1.3 p2      15 d
        mov eax, dword [esp + 1068]                          ;     2.3 p2      15 d
        add edi, 5                                           ;     4.3 p1      15 d
        adc ebp, 0                                           ;     5.3 p1      15 d
        adc eax, 0                                           ;    15.3 p1      15 d
        sbb eax, eax                                         ;    25.3 p1      15 d
        mov edi, dword [esp + 1072]                          ;     4.7 p2      15 d
        mov ebp, dword [esp + 1076]                          ;     5.7 p2      15 d
        add eax, eax                                         ;    35.3 p0      15 d
        adc edi, 0                                           ;    36.3 p1      15 d
        adc ebp, 0                                           ;    46.3 p1      15 d
        and esi, ebp                                         ;    56.3 p0      15 d
        shr ebp, 2                                           ;    56.3 p1      15 d
        add ebp, esi                                         ;    57.3 p0      15 d
        mov esi, dword [esp + 1060]                          ;     8.7 p2      15 d
        mov edi, dword [esp + 1068]                          ;     9.7 p2      15 d
        add ebp, dword [esp + 1056]                          ;    58.3 p2+p0   15 d
        adc esi, 0                                           ;    59.3 p1      15 d
        adc edi, 0                                           ;    69.3 p1      15 d
        sbb eax, eax                                         ;    79.3 p1      15 d
        mov ecx, dword [esp + 944]                           ;    13.0 p2      16 h reload
        mov dword [ecx], ebp                                 ;    59.3 p0+p3   16 h
        mov dword [ecx + 4], esi                             ;    69.3 p0+p3   16 h
        mov dword [ecx + 8], edi                             ;    79.3 p0+p3   16 h
        mov esi, dword [esp + 1072]                          ;    14.3 p2      15 d
        mov edi, dword [esp + 1076]                          ;    15.3 p2      15 d
        add eax, eax                                         ;    89.3 p0      15 d
        adc esi, 0                                           ;    90.3 p1      15 d
        adc edi, 0                                           ;   100.3 p1      15 d
        mov dword [ecx + 12], esi                            ;   100.3 p0+p3   16 h
        and edi, 3                                           ;   110.3 p0      15 d
        mov dword [ecx + 16], edi                            ;   111.3 p0+p3   16 h
        mov ecx, dword [esp + 1116]                          ;                    frame
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
        movdqa [esp + 1040], xmm0                            ;                    cleared
        movdqa [esp + 1056], xmm0                            ;                    cleared
        movdqa [esp + 1072], xmm0                            ;                    cleared
        movdqa [esp + 1088], xmm0                            ;                    cleared
        movdqa [esp + 1104], xmm0                            ;                    cleared
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
