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
; The frame is cleared before return: 1184 bytes, 75 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 67 uops, planned 72.0; bounds: width 22.3, ports 32.0, path 66.0
;   blocks_lanes: 508 uops, planned 239.0; bounds: width 169.3, ports 201.1, path 119.0
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
        sub esp, 0x4b0                                       ;                    frame
        and esp, 0xfffffff0                                  ;                    frame
        mov dword [esp + 1196], eax                          ;                    frame
        mov ecx, dword [eax + 24]                            ;                    frame
        mov dword [esp + 1024], ecx                          ;                    frame
        mov ecx, dword [eax + 32]                            ;                    frame
        mov dword [esp + 1060], ecx                          ;                    frame
        mov ecx, dword [eax + 20]                            ;                    frame
        mov dword [esp + 1080], ecx                          ;                    frame
        mov ecx, dword [eax + 28]                            ;                    frame
        mov dword [esp + 1104], ecx                          ;                    frame
        mov esi, dword [esp + 1024]                          ;     0.0 p2      41 a reload
        mov edi, dword [esi + 16]                            ;     4.0 p2      41 a
        mov ebp, dword [esi]                                 ;     4.0 p2      41 a
        mov dword [esp + 1028], ebp                          ;     8.0 p0+p3   41 a
        mov eax, dword [esi + 4]                             ;     4.0 p2      41 a
        mov dword [esp + 1032], eax                          ;     8.0 p0+p3   41 a
        mov ecx, dword [esi + 8]                             ;     4.0 p2      41 a
        mov dword [esp + 1036], ecx                          ;     8.0 p0+p3   41 a
        mov dword [esp + 1040], edi                          ;     8.0 p0+p3   41 a
        mov edx, dword [esi + 12]                            ;     5.0 p2      41 a
        mov dword [esp + 1044], edx                          ;     9.0 p0+p3   41 a
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
        mov dword [esp + 1048], ebp                          ;    12.0 p0+p3   42 blocks_lanes
        and edi, 3                                           ;    11.0 p0      41 a
        mov dword [esp + 1052], eax                          ;    31.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1056], ecx                          ;    41.0 p0+p3   42 blocks_lanes
        mov ebp, dword [esp + 1060]                          ;    11.3 p2      42 blocks_lanes
        shr ebp, 2                                           ;    18.2 p1      42 blocks_lanes
        cmp ebp, 1                                           ;    19.2 p0      42 blocks_lanes
        sbb eax, eax                                         ;    31.0 p1      42 blocks_lanes
        add eax, 1                                           ;    41.0 p0      42 blocks_lanes
        mov dword [esp + 1064], eax                          ;    42.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1068], eax                          ;    42.0 p0+p3   42 blocks_lanes
        mov ebp, dword [esp + 1024]                          ;    14.3 p2      41 a reload
        mov eax, dword [ebp + 12]                            ;    18.3 p2      41 a
        add esi, esi                                         ;    51.0 p0      41 a
        adc eax, 0                                           ;    52.0 p1      41 a
        adc edi, 0                                           ;    62.0 p1      41 a
        mov dword [esp + 1072], eax                          ;    62.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1076], edi                          ;    72.0 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1080]                          ;    18.0 p2       9 k reload
        mov edi, dword [esi]                                 ;    22.0 p2       9 k
        and edi, 0xfffffff                                   ;    26.0 p0       9 k
        mov dword [esp + 1084], edi                          ;    27.0 p0+p3    9 k
        mov edi, dword [esi + 4]                             ;    22.0 p2       9 k
        and edi, 0xffffffc                                   ;    26.0 p0       9 k
        mov dword [esp + 1088], edi                          ;    27.0 p0+p3    9 k
        mov edi, dword [esi + 8]                             ;    22.0 p2       9 k
        and edi, 0xffffffc                                   ;    26.0 p0       9 k
        mov dword [esp + 1092], edi                          ;    29.0 p0+p3    9 k
        mov esi, dword [esi + 12]                            ;    22.0 p2       9 k
        and esi, 0xffffffc                                   ;    26.0 p0       9 k
        mov dword [esp + 1096], esi                          ;    31.0 p0+p3    9 k
        cmp dword [esp + 1064], 0                            ;                    no blocks_lanes?
        je .blocks_lanes_1_done
        align 16
.blocks_lanes_1:
        movd xmm0, [esp + 1028]                              ;     0.0 p2      42 a
        movd xmm1, [esp + 1032]                              ;     1.0 p2      42 a
        punpckldq xmm0, xmm1                                 ;    12.0 p1      42 a
        pshufd xmm1, xmm0, 0xe4                              ;    14.0 p1      42 a copy
        movdqa xmm2, [poly1305_blocks.T0_constants128]       ;     2.0 p2      42 a reload
        pand xmm1, xmm2                                      ;    18.0 p1      42 a
        movd xmm3, [esp + 1036]                              ;     3.0 p2      42 a
        pshufd xmm4, xmm0, 0xe4                              ;    14.0 p1      42 a copy
        psrlq xmm4, 0x1a                                     ;    18.0 p1      42 a
        pand xmm4, xmm2                                      ;    20.0 p1      42 a
        psrlq xmm0, 0x34                                     ;    14.0 p1      42 a
        movd xmm5, [esp + 1044]                              ;     4.0 p2      42 a
        punpckldq xmm3, xmm5                                 ;    15.0 p1      42 a
        movdqa xmm5, xmm3                                    ;    17.0 p0      42 a copy
        psllq xmm5, 0xc                                      ;    24.0 p1      42 a
        por xmm0, xmm5                                       ;    26.0 p1      42 a
        pand xmm0, xmm2                                      ;    28.0 p1      42 a
        movd xmm5, [esp + 1040]                              ;     5.7 p2      42 a
        movdqa xmm6, xmm3                                    ;    17.0 p0      42 a copy
        psrlq xmm6, 0xe                                      ;    24.0 p1      42 a
        psrlq xmm3, 0x28                                     ;    17.0 p1      42 a
        pand xmm6, xmm2                                      ;    26.0 p1      42 a
        psllq xmm5, 0x18                                     ;    16.7 p1      42 a
        por xmm5, xmm3                                       ;    19.0 p1      42 a
        movdqa xmm3, xmm5                                    ;    21.0 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;    28.0 p1      42 a
        pand xmm5, xmm2                                      ;    21.0 p1      42 a
        movdqa xmm7, [poly1305_blocks.T0_constants128 + 16]  ;     9.0 p2      42 a reload
        pmuludq xmm3, xmm7                                   ;    30.0 p1      42 a
        paddq xmm1, xmm3                                     ;    37.0 p1      42 a
        movd xmm3, [esp + 1084]                              ;    10.0 p2      42 a
        movdqa [esp + 0], xmm5                               ;    23.0 p0+p3   42 a spill
        movd xmm5, [esp + 1088]                              ;    11.0 p2      42 a
        punpckldq xmm3, xmm5                                 ;    22.0 p1      42 a
        movdqa xmm5, xmm1                                    ;    42.0 p0      42 a copy
        psrlq xmm5, 0x1a                                     ;    49.0 p1      42 a
        pand xmm1, xmm2                                      ;    42.0 p1      42 a
        paddq xmm4, xmm5                                     ;    51.0 p1      42 a
        movdqa xmm5, xmm3                                    ;    24.0 p0      42 a copy
        punpcklqdq xmm5, xmm3                                ;    31.0 p1      42 a
        movd xmm3, [esp + 1092]                              ;    13.7 p2      42 a
        movdqa [esp + 16], xmm6                              ;    28.0 p0+p3   42 a spill
        movdqa xmm6, xmm5                                    ;    34.0 p0      42 a copy
        pand xmm6, xmm2                                      ;    41.0 p1      42 a
        movdqa [esp + 32], xmm0                              ;    30.0 p0+p3   42 a spill
        movd xmm0, [esp + 1096]                              ;    16.0 p2      42 a
        punpckldq xmm3, xmm0                                 ;    27.0 p1      42 a
        movdqa xmm0, xmm5                                    ;    34.0 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;    41.0 p1      42 a
        psrlq xmm5, 0x34                                     ;    34.0 p1      42 a
        pand xmm0, xmm2                                      ;    43.0 p1      42 a
        movdqa [esp + 48], xmm4                              ;    56.0 p0+p3   42 a spill
        movdqa xmm4, xmm3                                    ;    29.0 p0      42 a copy
        punpcklqdq xmm4, xmm3                                ;    36.0 p1      42 a
        movdqa xmm3, xmm4                                    ;    39.0 p0      42 a copy
        psllq xmm3, 0xc                                      ;    46.0 p1      42 a
        por xmm5, xmm3                                       ;    48.0 p1      42 a
        pand xmm5, xmm2                                      ;    50.0 p1      42 a
        movdqa xmm3, xmm4                                    ;    39.0 p0      42 a copy
        psrlq xmm3, 0xe                                      ;    46.0 p1      42 a
        psrlq xmm4, 0x28                                     ;    39.0 p1      42 a
        pand xmm3, xmm2                                      ;    48.0 p1      42 a
        movdqa [esp + 64], xmm1                              ;    44.0 p0+p3   42 a spill
        movdqa xmm1, xmm7                                    ;    23.0 p0      42 a copy
        pmuludq xmm1, xmm4                                   ;    41.0 p1      42 a
        movdqa xmm2, xmm7                                    ;    24.0 p0      42 a copy
        pmuludq xmm2, xmm3                                   ;    50.0 p1      42 a
        movdqa [esp + 80], xmm2                              ;    57.0 p0+p3   42 a spill
        movdqa xmm2, xmm7                                    ;    26.0 p0      42 a copy
        pmuludq xmm2, xmm5                                   ;    52.0 p1      42 a
        movdqa [esp + 96], xmm2                              ;    59.0 p0+p3   42 a spill
        movdqa xmm2, [poly1305_blocks.T0_constants128 + 16]  ;    26.0 p2      42 a copy
        pmuludq xmm2, xmm0                                   ;    45.0 p1      42 a
        movdqa xmm7, xmm6                                    ;    43.0 p0      42 a copy
        pmuludq xmm7, xmm6                                   ;    50.0 p1      42 a
        movdqa [esp + 112], xmm7                             ;    57.0 p0+p3   42 a spill
        movdqa xmm7, xmm0                                    ;    45.0 p0      42 a copy
        pmuludq xmm7, xmm6                                   ;    52.0 p1      42 a
        movdqa [esp + 128], xmm7                             ;    59.0 p0+p3   42 a spill
        movdqa xmm7, xmm5                                    ;    52.0 p0      42 a copy
        pmuludq xmm7, xmm6                                   ;    59.0 p1      42 a
        movdqa [esp + 144], xmm7                             ;    66.0 p0+p3   42 a spill
        movdqa xmm7, xmm3                                    ;    50.0 p0      42 a copy
        pmuludq xmm7, xmm6                                   ;    57.0 p1      42 a
        movdqa [esp + 160], xmm7                             ;    64.0 p0+p3   42 a spill
        movdqa xmm7, xmm4                                    ;    41.0 p0      42 a copy
        pmuludq xmm7, xmm6                                   ;    48.0 p1      42 a
        movdqa [esp + 176], xmm6                             ;    43.0 p0+p3   42 a spill
        movdqa xmm6, xmm1                                    ;    48.0 p0      42 a copy
        pmuludq xmm6, xmm0                                   ;    55.0 p1      42 a
        movdqa [esp + 192], xmm7                             ;    55.0 p0+p3   42 a spill
        movdqa xmm7, xmm0                                    ;    45.0 p0      42 a copy
        pmuludq xmm7, xmm0                                   ;    52.0 p1      42 a
        pmuludq xmm2, xmm4                                   ;    52.0 p1      42 a
        movdqa [esp + 208], xmm7                             ;    59.0 p0+p3   42 a spill
        movdqa xmm7, xmm5                                    ;    52.0 p0      42 a copy
        pmuludq xmm7, xmm0                                   ;    59.0 p1      42 a
        movdqa [esp + 224], xmm7                             ;    66.0 p0+p3   42 a spill
        movdqa xmm7, xmm3                                    ;    50.0 p0      42 a copy
        pmuludq xmm7, xmm0                                   ;    57.0 p1      42 a
        movdqa [esp + 240], xmm0                             ;    45.0 p0+p3   42 a spill
        movdqa xmm0, xmm1                                    ;    48.0 p0      42 a copy
        pmuludq xmm0, xmm5                                   ;    55.0 p1      42 a
        movdqa [esp + 256], xmm0                             ;    62.0 p0+p3   42 a spill
        movdqa xmm0, xmm5                                    ;    52.0 p0      42 a copy
        pmuludq xmm0, xmm5                                   ;    59.0 p1      42 a
        paddq xmm2, [esp + 112]                              ;    68.0 p2+p1   42 a
        paddq xmm2, xmm6                                     ;    73.0 p1      42 a
        movdqa xmm6, [esp + 80]                              ;    57.0 p2      42 a
        pmuludq xmm6, xmm5                                   ;    68.0 p1      42 a
        paddq xmm2, xmm6                                     ;    78.0 p1      42 a
        movdqa xmm6, xmm1                                    ;    49.0 p0      42 a copy
        pmuludq xmm6, xmm3                                   ;    57.7 p1      42 a
        pmuludq xmm1, xmm4                                   ;    58.7 p1      42 a
        paddq xmm1, [esp + 160]                              ;    75.0 p2+p1   42 a
        paddq xmm1, [esp + 224]                              ;    80.0 p2+p1   42 a
        paddq xmm1, [esp + 224]                              ;    85.0 p2+p1   42 a
        paddq xmm1, [esp + 160]                              ;    90.0 p2+p1   42 a
        movdqa [esp + 160], xmm5                             ;    52.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 96]                              ;    59.0 p2      42 a
        pmuludq xmm5, xmm3                                   ;    70.0 p1      42 a
        paddq xmm2, xmm5                                     ;    83.0 p1      42 a
        movdqa xmm5, [esp + 80]                              ;    57.0 p2      42 a
        pmuludq xmm5, xmm3                                   ;    68.0 p1      42 a
        paddq xmm0, [esp + 192]                              ;    66.7 p2+p1   42 a
        paddq xmm0, [esp + 192]                              ;    71.7 p2+p1   42 a
        paddq xmm0, xmm7                                     ;    76.7 p1      42 a
        paddq xmm0, xmm7                                     ;    81.7 p1      42 a
        movdqa xmm7, [esp + 96]                              ;    59.0 p2      42 a
        pmuludq xmm7, xmm4                                   ;    70.7 p1      42 a
        movdqa [esp + 96], xmm3                              ;    51.7 p0+p3   42 a spill
        movdqa xmm3, [esp + 80]                              ;    57.0 p2      42 a
        pmuludq xmm3, xmm4                                   ;    71.7 p1      42 a
        paddq xmm5, [esp + 128]                              ;    75.0 p2+p1   42 a
        paddq xmm5, [esp + 128]                              ;    80.0 p2+p1   42 a
        paddq xmm5, [esp + 256]                              ;    85.0 p2+p1   42 a
        paddq xmm5, xmm7                                     ;    90.0 p1      42 a
        movdqa xmm7, xmm1                                    ;    95.0 p0      42 a copy
        psrlq xmm7, 0x1a                                     ;   102.0 p1      42 a
        pand xmm1, [poly1305_blocks.T0_constants128]         ;    95.0 p2+p1   42 a
        paddq xmm0, xmm7                                     ;   104.0 p1      42 a
        movdqa xmm7, xmm2                                    ;    88.0 p0      42 a copy
        psrlq xmm7, 0x1a                                     ;    95.0 p1      42 a
        pand xmm2, [poly1305_blocks.T0_constants128]         ;    88.0 p2+p1   42 a
        paddq xmm5, xmm7                                     ;    97.0 p1      42 a
        movdqa xmm7, [esp + 144]                             ;    66.0 p2      42 a reload
        paddq xmm6, xmm7                                     ;    82.7 p1      42 a
        paddq xmm6, [esp + 208]                              ;    87.7 p2+p1   42 a
        paddq xmm6, xmm7                                     ;    92.7 p1      42 a
        paddq xmm6, xmm3                                     ;    97.7 p1      42 a
        movdqa xmm3, xmm0                                    ;   109.0 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;   116.0 p1      42 a
        movdqa xmm7, [poly1305_blocks.T0_constants128]       ;    62.3 p2      42 a reload
        pand xmm0, xmm7                                      ;   109.0 p1      42 a
        pmuludq xmm3, [poly1305_blocks.T0_constants128 + 16] ;   118.0 p2+p1   42 a
        paddq xmm2, xmm3                                     ;   125.0 p1      42 a
        movdqa xmm3, xmm5                                    ;   102.0 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;   109.0 p1      42 a
        pand xmm5, xmm7                                      ;   102.0 p1      42 a
        paddq xmm6, xmm3                                     ;   111.0 p1      42 a
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;    65.3 p2      42 a copy
        pand xmm3, xmm2                                      ;   130.0 p1      42 a
        psrlq xmm2, 0x1a                                     ;   130.0 p1      42 a
        paddq xmm5, xmm2                                     ;   132.0 p1      42 a
        movdqa [esp + 272], xmm3                             ;   132.0 p0+p3   42 a
        movdqa xmm2, xmm6                                    ;   116.0 p0      42 a copy
        psrlq xmm2, 0x1a                                     ;   123.0 p1      42 a
        pand xmm6, xmm7                                      ;   116.0 p1      42 a
        paddq xmm1, xmm2                                     ;   125.0 p1      42 a
        movdqa [esp + 288], xmm5                             ;   137.0 p0+p3   42 a
        movdqa [esp + 304], xmm6                             ;   118.0 p0+p3   42 a
        movdqa xmm2, [poly1305_blocks.T0_constants128]       ;    70.0 p2      42 a copy
        pand xmm2, xmm1                                      ;   130.0 p1      42 a
        psrlq xmm1, 0x1a                                     ;   130.0 p1      42 a
        paddq xmm0, xmm1                                     ;   132.0 p1      42 a
        movdqa [esp + 320], xmm2                             ;   132.0 p0+p3   42 a
        movdqa [esp + 336], xmm0                             ;   137.0 p0+p3   42 a
        movdqa xmm1, xmm3                                    ;   132.0 p0      42 a copy
        punpcklqdq xmm1, [esp + 176]                         ;   139.0 p2+p1   42 a
        movdqa [esp + 352], xmm1                             ;   142.0 p0+p3   42 a
        movdqa xmm7, xmm6                                    ;   118.0 p0      42 a copy
        punpcklqdq xmm7, [esp + 160]                         ;   125.0 p2+p1   42 a
        movdqa [esp + 368], xmm7                             ;   128.0 p0+p3   42 a
        movdqa xmm7, xmm0                                    ;   137.0 p0      42 a copy
        punpcklqdq xmm7, xmm4                                ;   144.0 p1      42 a
        movdqa xmm4, xmm5                                    ;   137.0 p0      42 a copy
        punpcklqdq xmm4, [esp + 240]                         ;   144.0 p2+p1   42 a
        movdqa [esp + 384], xmm4                             ;   147.0 p0+p3   42 a
        movdqa [esp + 400], xmm7                             ;   147.0 p0+p3   42 a
        movdqa xmm7, xmm2                                    ;   132.0 p0      42 a copy
        punpcklqdq xmm7, [esp + 96]                          ;   139.0 p2+p1   42 a
        movdqa [esp + 416], xmm7                             ;   142.0 p0+p3   42 a
        movdqa xmm7, [poly1305_blocks.T0_constants128 + 16]  ;    80.7 p2      42 a
        pmuludq xmm7, xmm0                                   ;   137.0 p1      42 a
        movdqa [esp + 432], xmm7                             ;   144.0 p0+p3   42 a
        pmuludq xmm0, xmm1                                   ;   142.0 p1      42 a
        movdqa [esp + 96], xmm0                              ;   149.0 p0+p3   42 a spill
        movdqa xmm0, [poly1305_blocks.T0_constants128 + 16]  ;    83.0 p2      42 a
        pmuludq xmm0, xmm2                                   ;   132.0 p1      42 a
        movdqa [esp + 448], xmm0                             ;   139.0 p0+p3   42 a
        movdqa xmm0, [poly1305_blocks.T0_constants128 + 16]  ;    84.3 p2      42 a
        pmuludq xmm0, xmm6                                   ;   118.0 p1      42 a
        movdqa [esp + 464], xmm0                             ;   125.0 p0+p3   42 a
        movdqa xmm0, xmm3                                    ;   132.0 p0      42 a copy
        pmuludq xmm0, xmm1                                   ;   142.0 p1      42 a
        movdqa [esp + 240], xmm0                             ;   149.0 p0+p3   42 a spill
        movdqa xmm0, [poly1305_blocks.T0_constants128 + 16]  ;    87.0 p2      42 a
        pmuludq xmm0, xmm5                                   ;   137.0 p1      42 a
        movdqa [esp + 480], xmm0                             ;   144.0 p0+p3   42 a
        movdqa xmm0, xmm5                                    ;   137.0 p0      42 a copy
        pmuludq xmm0, xmm1                                   ;   144.0 p1      42 a
        movdqa [esp + 160], xmm0                             ;   151.0 p0+p3   42 a spill
        movdqa xmm0, xmm6                                    ;   118.0 p0      42 a copy
        pmuludq xmm0, xmm1                                   ;   142.0 p1      42 a
        pmuludq xmm1, xmm2                                   ;   142.0 p1      42 a
        pmuludq xmm2, xmm4                                   ;   147.0 p1      42 a
        movdqa [esp + 176], xmm0                             ;   149.0 p0+p3   42 a spill
        movdqa xmm0, xmm7                                    ;   144.0 p0      42 a copy
        pmuludq xmm0, xmm4                                   ;   151.0 p1      42 a
        movdqa [esp + 144], xmm2                             ;   154.0 p0+p3   42 a spill
        movdqa xmm2, xmm3                                    ;   132.0 p0      42 a copy
        pmuludq xmm2, xmm4                                   ;   147.0 p1      42 a
        movdqa [esp + 208], xmm2                             ;   154.0 p0+p3   42 a spill
        movdqa xmm2, xmm5                                    ;   137.0 p0      42 a copy
        pmuludq xmm2, xmm4                                   ;   147.0 p1      42 a
        movdqa [esp + 256], xmm2                             ;   154.0 p0+p3   42 a spill
        movdqa xmm2, xmm6                                    ;   118.0 p0      42 a copy
        pmuludq xmm2, xmm4                                   ;   147.0 p1      42 a
        pmuludq xmm6, [esp + 368]                            ;   139.0 p2+p1   42 a
        movdqa xmm4, [esp + 448]                             ;   139.0 p2      42 a
        pmuludq xmm4, [esp + 368]                            ;   150.0 p2+p1   42 a
        movdqa [esp + 128], xmm6                             ;   146.0 p0+p3   42 a spill
        movdqa xmm6, xmm3                                    ;   132.0 p0      42 a copy
        pmuludq xmm6, [esp + 368]                            ;   139.0 p2+p1   42 a
        movdqa [esp + 80], xmm6                              ;   146.0 p0+p3   42 a spill
        movdqa xmm6, xmm7                                    ;   144.0 p0      42 a copy
        pmuludq xmm6, [esp + 368]                            ;   151.0 p2+p1   42 a
        movdqa [esp + 192], xmm6                             ;   158.0 p0+p3   42 a spill
        movdqa xmm6, xmm5                                    ;   137.0 p0      42 a copy
        pmuludq xmm6, [esp + 368]                            ;   144.0 p2+p1   42 a
        pmuludq xmm5, [esp + 416]                            ;   153.0 p2+p1   42 a
        movdqa [esp + 224], xmm5                             ;   160.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 464]                             ;   125.0 p2      42 a
        pmuludq xmm5, [esp + 416]                            ;   153.0 p2+p1   42 a
        movdqa [esp + 112], xmm1                             ;   149.0 p0+p3   42 a spill
        pshufd xmm1, xmm3, 0xe4                              ;   132.0 p1      42 a copy
        pmuludq xmm1, [esp + 416]                            ;   153.0 p2+p1   42 a
        pmuludq xmm3, [esp + 400]                            ;   158.0 p2+p1   42 a
        movdqa [esp + 496], xmm3                             ;   165.0 p0+p3   42 a spill
        pshufd xmm3, xmm7, 0xe4                              ;   144.0 p1      42 a copy
        pmuludq xmm3, [esp + 416]                            ;   153.0 p2+p1   42 a
        pmuludq xmm7, [esp + 400]                            ;   158.0 p2+p1   42 a
        paddq xmm4, [esp + 240]                              ;   160.0 p2+p1   42 a
        paddq xmm4, xmm0                                     ;   165.0 p1      42 a
        movdqa xmm0, [esp + 416]                             ;   142.0 p2      42 a reload
        movdqa [esp + 240], xmm3                             ;   160.0 p0+p3   42 a spill
        movdqa xmm3, [esp + 448]                             ;   141.3 p2      42 a
        pmuludq xmm3, xmm0                                   ;   153.0 p1      42 a
        paddq xmm6, [esp + 112]                              ;   160.0 p2+p1   42 a
        paddq xmm4, xmm5                                     ;   170.0 p1      42 a
        movdqa xmm5, [esp + 400]                             ;   147.0 p2      42 a reload
        movdqa xmm0, [esp + 480]                             ;   144.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;   158.0 p1      42 a
        paddq xmm6, xmm2                                     ;   165.0 p1      42 a
        paddq xmm4, xmm0                                     ;   175.0 p1      42 a
        movdqa xmm0, [esp + 464]                             ;   145.3 p2      42 a
        pmuludq xmm0, xmm5                                   ;   158.0 p1      42 a
        paddq xmm6, xmm1                                     ;   170.0 p1      42 a
        movdqa xmm1, [esp + 448]                             ;   146.3 p2      42 a
        pmuludq xmm1, xmm5                                   ;   158.0 p1      42 a
        paddq xmm6, xmm7                                     ;   175.0 p1      42 a
        movdqa xmm2, [esp + 96]                              ;   149.0 p2      42 a
        paddq xmm2, [esp + 144]                              ;   165.0 p2+p1   42 a
        paddq xmm2, [esp + 128]                              ;   170.0 p2+p1   42 a
        paddq xmm2, [esp + 224]                              ;   175.0 p2+p1   42 a
        paddq xmm2, [esp + 496]                              ;   180.0 p2+p1   42 a
        movdqa xmm7, [esp + 160]                             ;   152.3 p2      42 a
        paddq xmm7, [esp + 208]                              ;   165.0 p2+p1   42 a
        paddq xmm7, [esp + 192]                              ;   170.0 p2+p1   42 a
        paddq xmm7, xmm3                                     ;   175.0 p1      42 a
        movdqa xmm3, xmm6                                    ;   180.0 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;   187.0 p1      42 a
        pand xmm6, [poly1305_blocks.T0_constants128]         ;   180.0 p2+p1   42 a
        paddq xmm7, xmm0                                     ;   180.0 p1      42 a
        paddq xmm2, xmm3                                     ;   189.0 p1      42 a
        movdqa xmm0, xmm4                                    ;   180.0 p0      42 a copy
        psrlq xmm0, 0x1a                                     ;   187.0 p1      42 a
        movdqa xmm3, [poly1305_blocks.T0_constants128]       ;   156.3 p2      42 a reload
        pand xmm4, xmm3                                      ;   180.0 p1      42 a
        paddq xmm7, xmm0                                     ;   189.0 p1      42 a
        movdqa xmm0, [esp + 176]                             ;   157.3 p2      42 a
        paddq xmm0, [esp + 256]                              ;   168.3 p2+p1   42 a
        paddq xmm0, [esp + 80]                               ;   173.3 p2+p1   42 a
        paddq xmm0, [esp + 240]                              ;   178.3 p2+p1   42 a
        paddq xmm0, xmm1                                     ;   183.3 p1      42 a
        movdqa xmm1, xmm2                                    ;   194.0 p0      42 a copy
        psrlq xmm1, 0x1a                                     ;   201.0 p1      42 a
        pand xmm2, xmm3                                      ;   194.0 p1      42 a
        pmuludq xmm1, [poly1305_blocks.T0_constants128 + 16] ;   203.0 p2+p1   42 a
        paddq xmm4, xmm1                                     ;   210.0 p1      42 a
        movdqa xmm1, xmm7                                    ;   194.0 p0      42 a copy
        psrlq xmm1, 0x1a                                     ;   201.0 p1      42 a
        pand xmm7, xmm3                                      ;   194.0 p1      42 a
        paddq xmm0, xmm1                                     ;   203.0 p1      42 a
        movdqa xmm1, xmm3                                    ;   167.3 p0      42 a copy
        pand xmm1, xmm4                                      ;   215.0 p1      42 a
        psrlq xmm4, 0x1a                                     ;   215.0 p1      42 a
        movdqa [esp + 512], xmm1                             ;   217.0 p0+p3   42 a
        paddq xmm7, xmm4                                     ;   217.0 p1      42 a
        movdqa [esp + 528], xmm7                             ;   222.0 p0+p3   42 a
        movdqa xmm4, [poly1305_blocks.T0_constants128]       ;   163.3 p2      42 a copy
        pand xmm4, xmm0                                      ;   208.0 p1      42 a
        psrlq xmm0, 0x1a                                     ;   208.0 p1      42 a
        movdqa [esp + 544], xmm4                             ;   210.0 p0+p3   42 a
        paddq xmm6, xmm0                                     ;   210.0 p1      42 a
        pand xmm3, xmm6                                      ;   215.0 p1      42 a
        psrlq xmm6, 0x1a                                     ;   215.0 p1      42 a
        movdqa [esp + 560], xmm3                             ;   217.0 p0+p3   42 a
        paddq xmm2, xmm6                                     ;   217.0 p1      42 a
        movdqa xmm0, xmm1                                    ;   217.0 p0      42 a copy
        punpcklqdq xmm0, xmm1                                ;   224.0 p1      42 a
        movdqa [esp + 576], xmm2                             ;   222.0 p0+p3   42 a
        movdqa [esp + 592], xmm0                             ;   227.0 p0+p3   42 a
        movdqa xmm0, xmm7                                    ;   222.0 p0      42 a copy
        punpcklqdq xmm0, xmm7                                ;   229.0 p1      42 a
        movdqa xmm1, xmm4                                    ;   210.0 p0      42 a copy
        punpcklqdq xmm1, xmm4                                ;   217.0 p1      42 a
        movdqa [esp + 608], xmm0                             ;   232.0 p0+p3   42 a
        movdqa [esp + 624], xmm1                             ;   220.0 p0+p3   42 a
        movdqa xmm6, xmm3                                    ;   217.0 p0      42 a copy
        punpcklqdq xmm6, xmm3                                ;   224.0 p1      42 a
        movdqa [esp + 640], xmm6                             ;   227.0 p0+p3   42 a
        movdqa xmm3, xmm2                                    ;   222.0 p0      42 a copy
        punpcklqdq xmm3, xmm2                                ;   229.0 p1      42 a
        movdqa [esp + 656], xmm3                             ;   232.0 p0+p3   42 a
        pmuludq xmm0, [poly1305_blocks.T0_constants128 + 16] ;   232.0 p2+p1   42 a
        movdqa [esp + 672], xmm0                             ;   239.0 p0+p3   42 a
        movdqa xmm0, [poly1305_blocks.T0_constants128 + 16]  ;   175.7 p2      42 a reload
        pmuludq xmm1, xmm0                                   ;   220.0 p1      42 a
        movdqa [esp + 688], xmm1                             ;   227.0 p0+p3   42 a
        movdqa xmm1, [poly1305_blocks.T0_constants128 + 16]  ;   177.0 p2      42 a copy
        pmuludq xmm1, [esp + 384]                            ;   193.0 p2+p1   42 a
        pmuludq xmm6, xmm0                                   ;   227.0 p1      42 a
        movdqa [esp + 704], xmm1                             ;   200.0 p0+p3   42 a
        movdqa xmm1, [poly1305_blocks.T0_constants128 + 16]  ;   179.0 p2      42 a copy
        pmuludq xmm1, [esp + 368]                            ;   195.0 p2+p1   42 a
        movdqa [esp + 720], xmm6                             ;   234.0 p0+p3   42 a
        pmuludq xmm3, xmm0                                   ;   232.0 p1      42 a
        movdqa xmm6, [poly1305_blocks.T0_constants128 + 16]  ;   181.0 p2      42 a copy
        pmuludq xmm6, [esp + 416]                            ;   197.0 p2+p1   42 a
        movdqa [esp + 736], xmm1                             ;   202.0 p0+p3   42 a
        pmuludq xmm5, xmm0                                   ;   198.0 p1      42 a
        movdqa [esp + 752], xmm3                             ;   239.0 p0+p3   42 a
        movdqa [esp + 768], xmm6                             ;   204.0 p0+p3   42 a
        movdqa [esp + 784], xmm5                             ;   205.0 p0+p3   42 a
        movdqa xmm1, xmm0                                    ;   186.7 p0      42 a copy
        pmuludq xmm1, [esp + 560]                            ;   228.0 p2+p1   42 a
        pmuludq xmm7, xmm0                                   ;   222.0 p1      42 a
        pmuludq xmm4, xmm0                                   ;   210.0 p1      42 a
        movdqa [esp + 800], xmm7                             ;   229.0 p0+p3   42 a
        movdqa [esp + 816], xmm4                             ;   217.0 p0+p3   42 a
        movdqa xmm3, [esp + 64]                              ;   188.0 p2      42 a reload
        movdqa [esp + 832], xmm3                             ;   201.7 p0+p3   42 blocks
        movdqa xmm3, [esp + 48]                              ;   189.0 p2      42 a reload
        movdqa [esp + 848], xmm3                             ;   203.7 p0+p3   42 blocks
        pmuludq xmm0, xmm2                                   ;   222.0 p1      42 a
        movdqa xmm2, [esp + 32]                              ;   190.3 p2      42 a reload
        movdqa [esp + 864], xmm2                             ;   205.7 p0+p3   42 blocks
        movdqa [esp + 880], xmm1                             ;   235.0 p0+p3   42 a
        movdqa xmm1, [esp + 16]                              ;   192.0 p2      42 a reload
        movdqa [esp + 896], xmm1                             ;   209.7 p0+p3   42 blocks
        movdqa [esp + 912], xmm0                             ;   229.0 p0+p3   42 a
        movdqa xmm0, [esp + 0]                               ;   193.7 p2      42 a reload
        movdqa [esp + 928], xmm0                             ;   213.7 p0+p3   42 blocks
        mov esi, dword [esp + 1060]                          ;   194.7 p2      42 blocks
        shr esi, 2                                           ;   203.0 p1      42 blocks
        cmp esi, 1                                           ;   204.0 p0      42 blocks
        sbb edi, edi                                         ;   205.6 p1      42 blocks
        add esi, 0xffffffff                                  ;   204.0 p0      42 blocks
        sub esi, edi                                         ;   215.6 p0      42 blocks
        mov dword [esp + 1100], esi                          ;   216.6 p0+p3   42 blocks
        shl esi, 6                                           ;   216.6 p1      42 blocks
        add esi, dword [esp + 1104]                          ;   217.6 p2+p0   42 blocks
        mov dword [esp + 1108], esi                          ;   218.6 p0+p3   42 blocks
        cmp dword [esp + 1100], 0                            ;                    no blocks?
        je .blocks_2_done
        mov esi, dword [esp + 1104]                          ;                    resident
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
        paddq xmm1, [esp + 864]                              ;    25.3 p2+p1   42 a
        pand xmm2, [poly1305_blocks.T0_constants128]         ;    21.3 p2+p1   42 a
        paddq xmm2, [esp + 848]                              ;    23.3 p2+p1   42 a
        pand xmm4, [poly1305_blocks.T0_constants128]         ;    24.3 p2+p1   42 a
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    31.3 p2+p1   42 a
        paddq xmm4, [esp + 896]                              ;    26.3 p2+p1   42 a
        por xmm3, [poly1305_blocks.T0_constants128 + 32]     ;    26.3 p2+p1   42 a
        paddq xmm3, [esp + 928]                              ;    28.3 p2+p1   42 a
        pand xmm0, [poly1305_blocks.T0_constants128]         ;    28.3 p2+p1   42 a
        pand xmm5, [poly1305_blocks.T0_constants128]         ;    29.3 p2+p1   42 a
        por xmm6, [poly1305_blocks.T0_constants128 + 32]     ;    30.3 p2+p1   42 a
        movdqa [esp + 32], xmm6                              ;    32.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 0]                               ;    24.0 p2      42 a reload
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    35.0 p2+p1   42 a
        paddq xmm6, [esp + 832]                              ;    37.0 p2+p1   42 a
        movdqa [esp + 0], xmm6                               ;    42.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 16]                              ;    27.0 p2      42 a reload
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    38.0 p2+p1   42 a
        movdqa [esp + 16], xmm6                              ;    40.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 720]                             ;    29.0 p2      42 a
        pmuludq xmm6, xmm1                                   ;    40.0 p1      42 a
        movdqa [esp + 48], xmm5                              ;    31.3 p0+p3   42 a spill
        movdqa xmm5, [esp + 752]                             ;    30.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    41.0 p1      42 a
        movdqa [esp + 64], xmm5                              ;    48.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 608]                             ;    31.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    42.0 p1      42 a
        movdqa [esp + 80], xmm5                              ;    49.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 592]                             ;    32.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    43.0 p1      42 a
        pmuludq xmm1, [esp + 624]                            ;    38.3 p2+p1   42 a
        movdqa [esp + 96], xmm1                              ;    45.3 p0+p3   42 a spill
        movdqa xmm1, [esp + 752]                             ;    34.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    45.0 p1      42 a
        paddq xmm6, xmm1                                     ;    52.0 p1      42 a
        movdqa xmm1, [esp + 592]                             ;    35.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    46.0 p1      42 a
        movdqa [esp + 112], xmm2                             ;    34.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 64]                              ;    48.0 p2      42 a reload
        paddq xmm2, xmm1                                     ;    59.0 p1      42 a
        movdqa xmm1, [esp + 448]                             ;    37.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    48.0 p1      42 a
        paddq xmm6, xmm1                                     ;    57.0 p1      42 a
        movdqa xmm1, [esp + 432]                             ;    38.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    49.0 p1      42 a
        paddq xmm2, xmm1                                     ;    64.0 p1      42 a
        movdqa xmm1, [esp + 288]                             ;    39.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    50.0 p1      42 a
        movdqa [esp + 64], xmm7                              ;    36.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 80]                              ;    49.0 p2      42 a reload
        paddq xmm7, xmm1                                     ;    60.0 p1      42 a
        movdqa xmm1, [esp + 688]                             ;    41.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    52.0 p1      42 a
        paddq xmm6, xmm1                                     ;    62.0 p1      42 a
        movdqa xmm1, [esp + 720]                             ;    42.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    53.0 p1      42 a
        paddq xmm2, xmm1                                     ;    69.0 p1      42 a
        movdqa xmm1, [esp + 592]                             ;    43.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    54.0 p1      42 a
        paddq xmm7, xmm1                                     ;    65.0 p1      42 a
        movdqa xmm1, [esp + 752]                             ;    44.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    55.3 p1      42 a
        paddq xmm5, xmm1                                     ;    62.3 p1      42 a
        movdqa xmm1, [esp + 608]                             ;    45.0 p2      42 a reload
        pmuludq xmm4, xmm1                                   ;    57.3 p1      42 a
        movdqa xmm1, [esp + 96]                              ;    46.0 p2      42 a reload
        paddq xmm1, xmm4                                     ;    64.3 p1      42 a
        movdqa xmm4, [esp + 672]                             ;    47.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    59.3 p1      42 a
        paddq xmm6, xmm4                                     ;    67.0 p1      42 a
        movdqa xmm4, [esp + 688]                             ;    48.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    61.3 p1      42 a
        paddq xmm2, xmm4                                     ;    74.0 p1      42 a
        movdqa xmm4, [esp + 752]                             ;    49.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    63.3 p1      42 a
        paddq xmm7, xmm4                                     ;    70.3 p1      42 a
        movdqa xmm4, [esp + 720]                             ;    50.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    65.3 p1      42 a
        paddq xmm5, xmm4                                     ;    72.3 p1      42 a
        movdqa xmm4, [esp + 592]                             ;    51.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;    67.3 p1      42 a
        pmuludq xmm4, [esp + 0]                              ;    68.3 p2+p1   42 a
        paddq xmm6, xmm4                                     ;    75.3 p1      42 a
        paddq xmm1, xmm3                                     ;    74.3 p1      42 a
        movdqa xmm3, [esp + 432]                             ;    53.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    71.3 p1      42 a
        paddq xmm6, xmm3                                     ;    80.3 p1      42 a
        movdqa xmm3, [esp + 272]                             ;    54.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    73.3 p1      42 a
        paddq xmm2, xmm3                                     ;    80.3 p1      42 a
        movdqa xmm3, [esp + 304]                             ;    55.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    75.3 p1      42 a
        paddq xmm7, xmm3                                     ;    82.3 p1      42 a
        movdqa xmm3, [esp + 288]                             ;    56.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    77.3 p1      42 a
        paddq xmm5, xmm3                                     ;    84.3 p1      42 a
        movdqa xmm3, [esp + 320]                             ;    57.0 p2      42 a reload
        pmuludq xmm0, xmm3                                   ;    79.3 p1      42 a
        movdqa xmm4, [esp + 16]                              ;    58.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;    80.3 p1      42 a
        paddq xmm7, xmm3                                     ;    87.3 p1      42 a
        paddq xmm1, xmm0                                     ;    86.3 p1      42 a
        movdqa xmm0, [esp + 272]                             ;    59.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    83.3 p1      42 a
        paddq xmm6, xmm0                                     ;    90.3 p1      42 a
        movdqa xmm0, [esp + 288]                             ;    60.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    85.3 p1      42 a
        paddq xmm2, xmm0                                     ;    92.3 p1      42 a
        movdqa xmm0, [esp + 304]                             ;    61.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    87.3 p1      42 a
        paddq xmm5, xmm0                                     ;    94.3 p1      42 a
        pmuludq xmm4, [esp + 336]                            ;    89.3 p2+p1   42 a
        paddq xmm1, xmm4                                     ;    96.3 p1      42 a
        movdqa xmm0, [esp + 48]                              ;    63.0 p2      42 a reload
        movdqa xmm3, [esp + 464]                             ;    64.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    91.3 p1      42 a
        paddq xmm6, xmm3                                     ;    98.3 p1      42 a
        movdqa xmm3, [esp + 448]                             ;    65.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    93.3 p1      42 a
        paddq xmm2, xmm3                                     ;   100.3 p1      42 a
        movdqa xmm3, [esp + 272]                             ;    66.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    95.3 p1      42 a
        paddq xmm7, xmm3                                     ;   102.3 p1      42 a
        movdqa xmm3, [esp + 432]                             ;    67.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    97.3 p1      42 a
        paddq xmm5, xmm3                                     ;   104.3 p1      42 a
        pmuludq xmm0, [esp + 288]                            ;    99.3 p2+p1   42 a
        paddq xmm1, xmm0                                     ;   106.3 p1      42 a
        movdqa xmm0, [esp + 32]                              ;    69.0 p2      42 a reload
        movdqa xmm3, [esp + 480]                             ;    70.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   101.3 p1      42 a
        paddq xmm6, xmm3                                     ;   108.3 p1      42 a
        add esi, 0x40                                        ;    65.7 p0      42 blocks
        movdqa xmm3, xmm6                                    ;   113.3 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;   120.3 p1      42 a
        paddq xmm2, xmm3                                     ;   122.3 p1      42 a
        movdqa xmm3, [esp + 464]                             ;    71.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   105.3 p1      42 a
        paddq xmm2, xmm3                                     ;   127.3 p1      42 a
        movdqa xmm3, [esp + 432]                             ;    72.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   107.3 p1      42 a
        paddq xmm7, xmm3                                     ;   114.3 p1      42 a
        movdqa xmm3, [esp + 448]                             ;    73.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   109.3 p1      42 a
        paddq xmm5, xmm3                                     ;   116.3 p1      42 a
        movdqa xmm3, [esp + 272]                             ;    74.0 p2      42 a reload
        pmuludq xmm0, xmm3                                   ;   111.3 p1      42 a
        movdqa xmm4, [esp + 64]                              ;    75.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;   112.3 p1      42 a
        paddq xmm5, xmm3                                     ;   121.3 p1      42 a
        paddq xmm1, xmm0                                     ;   118.3 p1      42 a
        pmuludq xmm4, [esp + 304]                            ;   115.3 p2+p1   42 a
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
        movdqa xmm2, [esp + 112]                             ;    85.0 p2      42 a reload
        movdqa [esp + 32], xmm6                              ;    92.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 624]                             ;    86.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   123.3 p1      42 a
        paddq xmm7, xmm6                                     ;   130.3 p1      42 a
        movdqa xmm6, [esp + 608]                             ;    87.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   125.3 p1      42 a
        paddq xmm5, xmm6                                     ;   144.3 p1      42 a
        movdqa xmm6, [esp + 640]                             ;    88.0 p2      42 a reload
        pmuludq xmm2, xmm6                                   ;   127.3 p1      42 a
        pmuludq xmm6, [esp + 0]                              ;   128.3 p2+p1   42 a
        paddq xmm7, xmm6                                     ;   135.3 p1      42 a
        paddq xmm1, xmm2                                     ;   134.3 p1      42 a
        pand xmm3, xmm7                                      ;   140.3 p1      42 a
        psrlq xmm7, 0x1a                                     ;   140.3 p1      42 a
        paddq xmm1, xmm7                                     ;   142.3 p1      42 a
        movdqa xmm2, [esp + 0]                               ;    90.0 p2      42 a reload
        movdqa xmm6, [esp + 624]                             ;    91.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   134.3 p1      42 a
        paddq xmm5, xmm6                                     ;   149.3 p1      42 a
        pmuludq xmm2, [esp + 656]                            ;   136.3 p2+p1   42 a
        paddq xmm1, xmm2                                     ;   147.3 p1      42 a
        pand xmm4, xmm1                                      ;   152.3 p1      42 a
        psrlq xmm1, 0x1a                                     ;   152.3 p1      42 a
        movdqa xmm2, [esp + 16]                              ;    93.0 p2      42 a reload
        pand xmm2, xmm5                                      ;   154.3 p1      42 a
        psrlq xmm5, 0x1a                                     ;   154.3 p1      42 a
        paddq xmm3, xmm5                                     ;   156.3 p1      42 a
        movdqa [esp + 864], xmm2                             ;   156.3 p0+p3   42 blocks
        movdqa xmm2, [esp + 48]                              ;    94.0 p2      42 a reload
        pand xmm2, xmm3                                      ;   161.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   161.3 p1      42 a
        paddq xmm4, xmm3                                     ;   163.3 p1      42 a
        movdqa [esp + 896], xmm2                             ;   163.3 p0+p3   42 blocks
        movdqa [esp + 928], xmm4                             ;   168.3 p0+p3   42 blocks
        pmuludq xmm1, [poly1305_blocks.T0_constants128 + 16] ;   154.3 p2+p1   42 a
        movdqa xmm2, [esp + 64]                              ;   119.3 p2      42 a reload
        paddq xmm2, xmm1                                     ;   161.3 p1      42 a
        movdqa xmm1, [esp + 32]                              ;    97.0 p2      42 a reload
        pand xmm1, xmm2                                      ;   166.3 p1      42 a
        psrlq xmm2, 0x1a                                     ;   166.3 p1      42 a
        paddq xmm0, xmm2                                     ;   168.3 p1      42 a
        movdqa [esp + 832], xmm1                             ;   168.3 p0+p3   42 blocks
        movdqa [esp + 848], xmm0                             ;   173.3 p0+p3   42 blocks
        cmp esi, dword [esp + 1108]                          ;                    more blocks?
        jne .blocks_2
        mov dword [esp + 1104], esi                          ;                    resident
.blocks_2_done:
        mov esi, dword [esp + 1060]                          ;     0.0 p2      42 blocks_last
        shr esi, 2                                           ;     4.0 p1      42 blocks_last
        cmp esi, 1                                           ;     5.0 p0      42 blocks_last
        sbb edi, edi                                         ;     6.0 p1      42 blocks_last
        add edi, 1                                           ;    16.0 p0      42 blocks_last
        mov dword [esp + 1112], edi                          ;    17.0 p0+p3   42 blocks_last
        shl edi, 6                                           ;    17.0 p1      42 blocks_last
        add edi, dword [esp + 1104]                          ;    18.0 p2+p0   42 blocks_last
        mov dword [esp + 1116], edi                          ;    19.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 832]                             ;     4.0 p2      42 blocks_last reload
        movdqa [esp + 944], xmm0                             ;    15.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 848]                             ;     5.0 p2      42 blocks_last reload
        movdqa [esp + 960], xmm0                             ;    16.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 864]                             ;     6.0 p2      42 blocks_last reload
        movdqa [esp + 976], xmm0                             ;    17.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 896]                             ;     7.0 p2      42 blocks_last reload
        movdqa [esp + 992], xmm0                             ;    18.0 p0+p3   42 blocks_last
        movdqa xmm0, [esp + 928]                             ;     8.0 p2      42 blocks_last reload
        movdqa [esp + 1008], xmm0                            ;    19.0 p0+p3   42 blocks_last
        cmp dword [esp + 1112], 0                            ;                    no blocks_last?
        je .blocks_last_3_done
        mov esi, dword [esp + 1104]                          ;                    resident
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
        paddq xmm1, [esp + 976]                              ;    25.3 p2+p1   42 a
        pand xmm2, [poly1305_blocks.T0_constants128]         ;    21.3 p2+p1   42 a
        paddq xmm2, [esp + 960]                              ;    23.3 p2+p1   42 a
        pand xmm4, [poly1305_blocks.T0_constants128]         ;    24.3 p2+p1   42 a
        pand xmm7, [poly1305_blocks.T0_constants128]         ;    31.3 p2+p1   42 a
        paddq xmm4, [esp + 992]                              ;    26.3 p2+p1   42 a
        por xmm3, [poly1305_blocks.T0_constants128 + 32]     ;    26.3 p2+p1   42 a
        paddq xmm3, [esp + 1008]                             ;    28.3 p2+p1   42 a
        pand xmm0, [poly1305_blocks.T0_constants128]         ;    28.3 p2+p1   42 a
        pand xmm5, [poly1305_blocks.T0_constants128]         ;    29.3 p2+p1   42 a
        por xmm6, [poly1305_blocks.T0_constants128 + 32]     ;    30.3 p2+p1   42 a
        movdqa [esp + 32], xmm6                              ;    32.3 p0+p3   42 a spill
        movdqa xmm6, [esp + 0]                               ;    24.0 p2      42 a reload
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    35.0 p2+p1   42 a
        paddq xmm6, [esp + 944]                              ;    37.0 p2+p1   42 a
        movdqa [esp + 0], xmm6                               ;    42.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 16]                              ;    27.0 p2      42 a reload
        pand xmm6, [poly1305_blocks.T0_constants128]         ;    38.0 p2+p1   42 a
        movdqa [esp + 16], xmm6                              ;    40.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 880]                             ;    29.0 p2      42 a
        pmuludq xmm6, xmm1                                   ;    40.0 p1      42 a
        movdqa [esp + 48], xmm5                              ;    31.3 p0+p3   42 a spill
        movdqa xmm5, [esp + 912]                             ;    30.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    41.0 p1      42 a
        movdqa [esp + 64], xmm5                              ;    48.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 528]                             ;    31.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    42.0 p1      42 a
        movdqa [esp + 80], xmm5                              ;    49.0 p0+p3   42 a spill
        movdqa xmm5, [esp + 512]                             ;    32.0 p2      42 a
        pmuludq xmm5, xmm1                                   ;    43.0 p1      42 a
        pmuludq xmm1, [esp + 544]                            ;    38.3 p2+p1   42 a
        movdqa [esp + 96], xmm1                              ;    45.3 p0+p3   42 a spill
        movdqa xmm1, [esp + 912]                             ;    34.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    45.0 p1      42 a
        paddq xmm6, xmm1                                     ;    52.0 p1      42 a
        movdqa xmm1, [esp + 512]                             ;    35.0 p2      42 a
        pmuludq xmm1, xmm2                                   ;    46.0 p1      42 a
        movdqa [esp + 112], xmm2                             ;    34.3 p0+p3   42 a spill
        movdqa xmm2, [esp + 64]                              ;    48.0 p2      42 a reload
        paddq xmm2, xmm1                                     ;    59.0 p1      42 a
        movdqa xmm1, [esp + 768]                             ;    37.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    48.0 p1      42 a
        paddq xmm6, xmm1                                     ;    57.0 p1      42 a
        movdqa xmm1, [esp + 784]                             ;    38.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    49.0 p1      42 a
        paddq xmm2, xmm1                                     ;    64.0 p1      42 a
        movdqa xmm1, [esp + 384]                             ;    39.0 p2      42 a
        pmuludq xmm1, xmm7                                   ;    50.0 p1      42 a
        movdqa [esp + 64], xmm7                              ;    36.3 p0+p3   42 a spill
        movdqa xmm7, [esp + 80]                              ;    49.0 p2      42 a reload
        paddq xmm7, xmm1                                     ;    60.0 p1      42 a
        movdqa xmm1, [esp + 816]                             ;    41.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    52.0 p1      42 a
        paddq xmm6, xmm1                                     ;    62.0 p1      42 a
        movdqa xmm1, [esp + 880]                             ;    42.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    53.0 p1      42 a
        paddq xmm2, xmm1                                     ;    69.0 p1      42 a
        movdqa xmm1, [esp + 512]                             ;    43.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    54.0 p1      42 a
        paddq xmm7, xmm1                                     ;    65.0 p1      42 a
        movdqa xmm1, [esp + 912]                             ;    44.0 p2      42 a
        pmuludq xmm1, xmm4                                   ;    55.3 p1      42 a
        paddq xmm5, xmm1                                     ;    62.3 p1      42 a
        movdqa xmm1, [esp + 528]                             ;    45.0 p2      42 a reload
        pmuludq xmm4, xmm1                                   ;    57.3 p1      42 a
        movdqa xmm1, [esp + 96]                              ;    46.0 p2      42 a reload
        paddq xmm1, xmm4                                     ;    64.3 p1      42 a
        movdqa xmm4, [esp + 800]                             ;    47.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    59.3 p1      42 a
        paddq xmm6, xmm4                                     ;    67.0 p1      42 a
        movdqa xmm4, [esp + 816]                             ;    48.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    61.3 p1      42 a
        paddq xmm2, xmm4                                     ;    74.0 p1      42 a
        movdqa xmm4, [esp + 912]                             ;    49.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    63.3 p1      42 a
        paddq xmm7, xmm4                                     ;    70.3 p1      42 a
        movdqa xmm4, [esp + 880]                             ;    50.0 p2      42 a
        pmuludq xmm4, xmm3                                   ;    65.3 p1      42 a
        paddq xmm5, xmm4                                     ;    72.3 p1      42 a
        movdqa xmm4, [esp + 512]                             ;    51.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;    67.3 p1      42 a
        pmuludq xmm4, [esp + 0]                              ;    68.3 p2+p1   42 a
        paddq xmm6, xmm4                                     ;    75.3 p1      42 a
        paddq xmm1, xmm3                                     ;    74.3 p1      42 a
        movdqa xmm3, [esp + 784]                             ;    53.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    71.3 p1      42 a
        paddq xmm6, xmm3                                     ;    80.3 p1      42 a
        movdqa xmm3, [esp + 352]                             ;    54.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    73.3 p1      42 a
        paddq xmm2, xmm3                                     ;    80.3 p1      42 a
        movdqa xmm3, [esp + 368]                             ;    55.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    75.3 p1      42 a
        paddq xmm7, xmm3                                     ;    82.3 p1      42 a
        movdqa xmm3, [esp + 384]                             ;    56.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    77.3 p1      42 a
        paddq xmm5, xmm3                                     ;    84.3 p1      42 a
        movdqa xmm3, [esp + 416]                             ;    57.0 p2      42 a reload
        pmuludq xmm0, xmm3                                   ;    79.3 p1      42 a
        movdqa xmm4, [esp + 16]                              ;    58.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;    80.3 p1      42 a
        paddq xmm7, xmm3                                     ;    87.3 p1      42 a
        paddq xmm1, xmm0                                     ;    86.3 p1      42 a
        movdqa xmm0, [esp + 352]                             ;    59.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    83.3 p1      42 a
        paddq xmm6, xmm0                                     ;    90.3 p1      42 a
        movdqa xmm0, [esp + 384]                             ;    60.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    85.3 p1      42 a
        paddq xmm2, xmm0                                     ;    92.3 p1      42 a
        movdqa xmm0, [esp + 368]                             ;    61.0 p2      42 a
        pmuludq xmm0, xmm4                                   ;    87.3 p1      42 a
        paddq xmm5, xmm0                                     ;    94.3 p1      42 a
        pmuludq xmm4, [esp + 400]                            ;    89.3 p2+p1   42 a
        paddq xmm1, xmm4                                     ;    96.3 p1      42 a
        movdqa xmm0, [esp + 48]                              ;    63.0 p2      42 a reload
        movdqa xmm3, [esp + 736]                             ;    64.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    91.3 p1      42 a
        paddq xmm6, xmm3                                     ;    98.3 p1      42 a
        movdqa xmm3, [esp + 768]                             ;    65.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    93.3 p1      42 a
        paddq xmm2, xmm3                                     ;   100.3 p1      42 a
        movdqa xmm3, [esp + 352]                             ;    66.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    95.3 p1      42 a
        paddq xmm7, xmm3                                     ;   102.3 p1      42 a
        movdqa xmm3, [esp + 784]                             ;    67.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;    97.3 p1      42 a
        paddq xmm5, xmm3                                     ;   104.3 p1      42 a
        pmuludq xmm0, [esp + 384]                            ;    99.3 p2+p1   42 a
        paddq xmm1, xmm0                                     ;   106.3 p1      42 a
        movdqa xmm0, [esp + 32]                              ;    69.0 p2      42 a reload
        movdqa xmm3, [esp + 704]                             ;    70.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   101.3 p1      42 a
        paddq xmm6, xmm3                                     ;   108.3 p1      42 a
        add esi, 0x40                                        ;    65.7 p0      42 blocks_last
        movdqa xmm3, xmm6                                    ;   113.3 p0      42 a copy
        psrlq xmm3, 0x1a                                     ;   120.3 p1      42 a
        paddq xmm2, xmm3                                     ;   122.3 p1      42 a
        movdqa xmm3, [esp + 736]                             ;    71.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   105.3 p1      42 a
        paddq xmm2, xmm3                                     ;   127.3 p1      42 a
        movdqa xmm3, [esp + 784]                             ;    72.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   107.3 p1      42 a
        paddq xmm7, xmm3                                     ;   114.3 p1      42 a
        movdqa xmm3, [esp + 768]                             ;    73.0 p2      42 a
        pmuludq xmm3, xmm0                                   ;   109.3 p1      42 a
        paddq xmm5, xmm3                                     ;   116.3 p1      42 a
        movdqa xmm3, [esp + 352]                             ;    74.0 p2      42 a reload
        pmuludq xmm0, xmm3                                   ;   111.3 p1      42 a
        movdqa xmm4, [esp + 64]                              ;    75.0 p2      42 a reload
        pmuludq xmm3, xmm4                                   ;   112.3 p1      42 a
        paddq xmm5, xmm3                                     ;   121.3 p1      42 a
        paddq xmm1, xmm0                                     ;   118.3 p1      42 a
        pmuludq xmm4, [esp + 368]                            ;   115.3 p2+p1   42 a
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
        movdqa xmm0, [esp + 528]                             ;    82.0 p2      42 a
        pmuludq xmm0, [esp + 0]                              ;   118.3 p2+p1   42 a
        paddq xmm2, xmm0                                     ;   132.3 p1      42 a
        movdqa xmm0, [esp + 32]                              ;    95.0 p2      42 a reload
        pand xmm0, xmm2                                      ;   137.3 p1      42 a
        psrlq xmm2, 0x1a                                     ;   137.3 p1      42 a
        paddq xmm5, xmm2                                     ;   139.3 p1      42 a
        movdqa xmm2, [esp + 112]                             ;    85.0 p2      42 a reload
        movdqa [esp + 32], xmm6                              ;    92.0 p0+p3   42 a spill
        movdqa xmm6, [esp + 544]                             ;    86.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   123.3 p1      42 a
        paddq xmm7, xmm6                                     ;   130.3 p1      42 a
        movdqa xmm6, [esp + 528]                             ;    87.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   125.3 p1      42 a
        paddq xmm5, xmm6                                     ;   144.3 p1      42 a
        movdqa xmm6, [esp + 560]                             ;    88.0 p2      42 a reload
        pmuludq xmm2, xmm6                                   ;   127.3 p1      42 a
        pmuludq xmm6, [esp + 0]                              ;   128.3 p2+p1   42 a
        paddq xmm7, xmm6                                     ;   135.3 p1      42 a
        paddq xmm1, xmm2                                     ;   134.3 p1      42 a
        pand xmm3, xmm7                                      ;   140.3 p1      42 a
        psrlq xmm7, 0x1a                                     ;   140.3 p1      42 a
        paddq xmm1, xmm7                                     ;   142.3 p1      42 a
        movdqa xmm2, [esp + 0]                               ;    90.0 p2      42 a reload
        movdqa xmm6, [esp + 544]                             ;    91.0 p2      42 a
        pmuludq xmm6, xmm2                                   ;   134.3 p1      42 a
        paddq xmm5, xmm6                                     ;   149.3 p1      42 a
        pmuludq xmm2, [esp + 576]                            ;   136.3 p2+p1   42 a
        paddq xmm1, xmm2                                     ;   147.3 p1      42 a
        pand xmm4, xmm1                                      ;   152.3 p1      42 a
        psrlq xmm1, 0x1a                                     ;   152.3 p1      42 a
        movdqa xmm2, [esp + 16]                              ;    93.0 p2      42 a reload
        pand xmm2, xmm5                                      ;   154.3 p1      42 a
        psrlq xmm5, 0x1a                                     ;   154.3 p1      42 a
        paddq xmm3, xmm5                                     ;   156.3 p1      42 a
        movdqa [esp + 976], xmm2                             ;   156.3 p0+p3   42 blocks_last
        movdqa xmm2, [esp + 48]                              ;    94.0 p2      42 a reload
        pand xmm2, xmm3                                      ;   161.3 p1      42 a
        psrlq xmm3, 0x1a                                     ;   161.3 p1      42 a
        paddq xmm4, xmm3                                     ;   163.3 p1      42 a
        movdqa [esp + 992], xmm2                             ;   163.3 p0+p3   42 blocks_last
        movdqa [esp + 1008], xmm4                            ;   168.3 p0+p3   42 blocks_last
        pmuludq xmm1, [poly1305_blocks.T0_constants128 + 16] ;   154.3 p2+p1   42 a
        movdqa xmm2, [esp + 64]                              ;   119.3 p2      42 a reload
        paddq xmm2, xmm1                                     ;   161.3 p1      42 a
        movdqa xmm1, [esp + 32]                              ;    97.0 p2      42 a reload
        pand xmm1, xmm2                                      ;   166.3 p1      42 a
        psrlq xmm2, 0x1a                                     ;   166.3 p1      42 a
        paddq xmm0, xmm2                                     ;   168.3 p1      42 a
        movdqa [esp + 944], xmm1                             ;   168.3 p0+p3   42 blocks_last
        movdqa [esp + 960], xmm0                             ;   173.3 p0+p3   42 blocks_last
        cmp esi, dword [esp + 1116]                          ;                    more blocks_last?
        jne .blocks_last_3
        mov dword [esp + 1104], esi                          ;                    resident
.blocks_last_3_done:
        movdqa xmm0, [esp + 944]                             ;     0.0 p2      42 a reload
        movdqa xmm1, [esp + 944]                             ;     1.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    12.0 p1      42 a
        paddq xmm1, xmm0                                     ;    16.0 p1      42 a
        movd esi, xmm1                                       ;    21.0 p0      42 a
        movdqa xmm0, [esp + 960]                             ;     2.0 p2      42 a reload
        movdqa xmm1, [esp + 960]                             ;     3.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    14.0 p1      42 a
        paddq xmm1, xmm0                                     ;    18.0 p1      42 a
        movd edi, xmm1                                       ;    23.0 p0      42 a
        movdqa xmm0, [esp + 976]                             ;     4.0 p2      42 a reload
        movdqa xmm1, [esp + 976]                             ;     5.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    16.0 p1      42 a
        paddq xmm1, xmm0                                     ;    20.0 p1      42 a
        movd ebp, xmm1                                       ;    25.0 p0      42 a
        movdqa xmm0, [esp + 992]                             ;     6.0 p2      42 a reload
        movdqa xmm1, [esp + 992]                             ;     7.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    18.0 p1      42 a
        paddq xmm1, xmm0                                     ;    22.0 p1      42 a
        movd eax, xmm1                                       ;    27.0 p0      42 a
        movdqa xmm0, [esp + 1008]                            ;     8.0 p2      42 a reload
        movdqa xmm1, [esp + 1008]                            ;     9.0 p2      42 a copy
        punpckhqdq xmm1, xmm0                                ;    20.0 p1      42 a
        paddq xmm1, xmm0                                     ;    24.0 p1      42 a
        movd ecx, xmm1                                       ;    29.0 p0      42 a
        mov edx, edi                                         ;    30.0 p0      42 a copy
        shl edx, 0x1a                                        ;    31.0 p1      42 a
        shr edi, 6                                           ;    30.0 p1      42 a
        mov ebx, ebp                                         ;    32.0 p0      42 a copy
        shl ebx, 0x14                                        ;    33.0 p1      42 a
        shr ebp, 0xc                                         ;    32.0 p1      42 a
        mov dword [esp + 1120], esi                          ;    28.0 p0+p3   42 a spill
        mov esi, eax                                         ;    34.0 p0      42 a copy
        shl esi, 0xe                                         ;    35.0 p1      42 a
        shr eax, 0x12                                        ;    34.0 p1      42 a
        add edx, dword [esp + 1120]                          ;    32.0 p2+p0   42 a
        adc ebx, edi                                         ;    34.0 p1      42 a
        adc ebp, esi                                         ;    44.0 p1      42 a
        mov dword [esp + 1124], eax                          ;    35.0 p0+p3   42 a spill
        sbb eax, eax                                         ;    54.0 p1      42 a
        mov dword [esp + 1048], edx                          ;    33.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1052], ebx                          ;    44.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1056], ebp                          ;    54.0 p0+p3   42 blocks_lanes
        mov esi, ecx                                         ;    36.0 p0      42 a copy
        shl esi, 8                                           ;    37.0 p1      42 a
        shr ecx, 0x18                                        ;    36.0 p1      42 a
        add eax, eax                                         ;    64.0 p0      42 a
        adc esi, dword [esp + 1124]                          ;    65.0 p2+p1   42 a
        adc ecx, 0                                           ;    75.0 p1      42 a
        mov dword [esp + 1072], esi                          ;    75.0 p0+p3   42 blocks_lanes
        mov dword [esp + 1076], ecx                          ;    85.0 p0+p3   42 blocks_lanes
        mov esi, dword [esp + 1068]                          ;    22.0 p2      42 blocks_lanes
        add esi, 0xffffffff                                  ;    26.0 p0      42 blocks_lanes
        mov dword [esp + 1068], esi                          ;    27.0 p0+p3   42 blocks_lanes
        test esi, esi                                        ;                    more blocks_lanes?
        jne .blocks_lanes_1
.blocks_lanes_1_done:
        mov esi, dword [esp + 1076]                          ;     0.0 p2      42 a reload
        mov edi, esi                                         ;     4.0 p0      42 a copy
        shr edi, 2                                           ;     5.0 p1      42 a
        mov ebp, esi                                         ;     4.0 p0      42 a copy
        and ebp, 3                                           ;     5.0 p0      42 a
        and esi, 0xfffffffc                                  ;     4.0 p0      42 a
        add edi, esi                                         ;     6.0 p1      42 a
        mov esi, dword [esp + 1052]                          ;     2.3 p2      42 a
        mov eax, dword [esp + 1056]                          ;     3.3 p2      42 a
        add edi, dword [esp + 1048]                          ;     7.0 p2+p0   42 a
        adc esi, 0                                           ;     8.0 p1      42 a
        adc eax, 0                                           ;    18.0 p1      42 a
        sbb ecx, ecx                                         ;    28.0 p1      42 a
        mov edx, dword [esp + 1096]                          ;     6.7 p2      42 a reload
        mov ebx, edx                                         ;    10.7 p0      42 a copy
        shr ebx, 2                                           ;    12.7 p1      42 a
        and edx, 0xfffffffc                                  ;    10.7 p0      42 a
        add ebx, edx                                         ;    13.7 p0      42 a
        mov edx, dword [esp + 1072]                          ;     8.3 p2      42 a
        add ecx, ecx                                         ;    38.0 p0      42 a
        adc edx, 0                                           ;    39.0 p1      42 a
        adc ebp, 0                                           ;    49.0 p1      42 a
        mov dword [esp + 1128], ebx                          ;    14.7 p0+p3   42 a
        mov ecx, dword [esp + 1092]                          ;    11.3 p2      42 a reload
        mov ebx, ecx                                         ;    15.3 p0      42 a copy
        shr ebx, 2                                           ;    19.2 p1      42 a
        and ecx, 0xfffffffc                                  ;    15.3 p0      42 a
        add ebx, ecx                                         ;    20.2 p0      42 a
        mov dword [esp + 1132], ebx                          ;    21.2 p0+p3   42 a
        mov ecx, dword [esp + 1088]                          ;    13.3 p2      42 a reload
        mov ebx, ecx                                         ;    17.3 p0      42 a copy
        shr ebx, 2                                           ;    19.8 p1      42 a
        mov dword [esp + 1136], edi                          ;    15.0 p0+p3   42 blocks
        mov dword [esp + 1140], esi                          ;    18.0 p0+p3   42 blocks
        and ecx, 0xfffffffc                                  ;    17.3 p0      42 a
        add ebx, ecx                                         ;    20.8 p0      42 a
        mov dword [esp + 1144], ebx                          ;    21.8 p0+p3   42 a
        mov dword [esp + 1148], eax                          ;    28.0 p0+p3   42 blocks
        mov dword [esp + 1152], edx                          ;    49.0 p0+p3   42 blocks
        mov dword [esp + 1156], ebp                          ;    59.0 p0+p3   42 blocks
        mov esi, dword [esp + 1060]                          ;    17.0 p2      42 blocks
        and esi, 3                                           ;    22.0 p0      42 blocks
        mov dword [esp + 1160], esi                          ;    27.0 p0+p3   42 blocks
        shl esi, 4                                           ;    23.0 p1      42 blocks
        add esi, dword [esp + 1104]                          ;    24.0 p2+p1   42 blocks
        mov dword [esp + 1164], esi                          ;    29.0 p0+p3   42 blocks
        cmp dword [esp + 1160], 0                            ;                    no blocks?
        je .blocks_4_done
        mov esi, dword [esp + 1104]                          ;                    resident
        mov edi, dword [esp + 1136]                          ;                    resident
        mov ebp, dword [esp + 1140]                          ;                    resident
        mov eax, dword [esp + 1148]                          ;                    resident
        mov ecx, dword [esp + 1152]                          ;                    resident
        align 16
.blocks_4:
        mov ebx, dword [esi + 4]                             ;     0.0 p2      12 a
        mov edx, dword [esi + 8]                             ;     1.0 p2      12 a
        add edi, dword [esi]                                 ;     4.0 p2+p0   42 a
        adc ebp, ebx                                         ;     5.0 p1      42 a
        adc eax, edx                                         ;    15.0 p1      42 a
        sbb ebx, ebx                                         ;    25.0 p1      42 a
        mov edx, dword [esi + 12]                            ;     4.3 p2      12 a
        mov dword [esp + 1120], esi                          ;     4.7 p0+p3   12 a spill
        mov esi, dword [esp + 1156]                          ;     5.3 p2      42 a
        add ebx, ebx                                         ;    35.0 p0      42 a
        adc ecx, edx                                         ;    36.0 p1      42 a
        adc esi, 1                                           ;    46.0 p1      42 a
        mov ebx, dword [esp + 1084]                          ;     7.7 p2      42 a reload
        mov dword [esp + 1124], eax                          ;    25.0 p0+p3   42 a spill
        mov eax, edi                                         ;     9.0 p0      42 a copy
        mul ebx                                              ;    18.0 p1      42 a
        mov dword [esp + 1168], eax                          ;    29.0 p0+p3   42 a spill
        mov eax, ebp                                         ;    15.0 p0      42 a copy
        mov dword [esp + 1172], edx                          ;    29.0 p0+p3   42 a spill
        mul dword [esp + 1128]                               ;    19.8 p2+p1   42 a
        add eax, dword [esp + 1168]                          ;    33.0 p2+p0   42 a
        adc edx, dword [esp + 1172]                          ;    34.0 p2+p1   42 a
        mov dword [esp + 1172], eax                          ;    34.0 p0+p3   42 a spill
        mov eax, dword [esp + 1124]                          ;    25.0 p2      42 a reload
        mov dword [esp + 1168], edx                          ;    44.0 p0+p3   42 a spill
        mul dword [esp + 1132]                               ;    29.0 p2+p1   42 a
        add eax, dword [esp + 1172]                          ;    40.0 p2+p0   42 a
        adc edx, dword [esp + 1168]                          ;    48.0 p2+p1   42 a
        mov dword [esp + 1168], eax                          ;    41.0 p0+p3   42 a spill
        mov eax, ecx                                         ;    46.0 p0      42 a copy
        mov dword [esp + 1172], edx                          ;    58.0 p0+p3   42 a spill
        mul dword [esp + 1144]                               ;    47.0 p2+p1   42 a
        add eax, dword [esp + 1168]                          ;    58.0 p2+p0   42 a
        adc edx, dword [esp + 1172]                          ;    62.0 p2+p1   42 a
        mov dword [esp + 1172], eax                          ;    59.0 p0+p3   42 a spill
        mov eax, esi                                         ;    56.0 p0      42 a copy
        imul eax, ebx                                        ;    57.0 p1      42 a
        mov dword [esp + 1168], eax                          ;    67.0 p0+p3   42 a spill
        mov eax, esi                                         ;    56.0 p0      42 a copy
        imul eax, dword [esp + 1144]                         ;    57.0 p2+p1   42 a
        mov dword [esp + 1176], eax                          ;    67.0 p0+p3   42 a spill
        mov eax, edi                                         ;    29.7 p0      42 a copy
        mov dword [esp + 1180], edx                          ;    72.0 p0+p3   42 a spill
        mul dword [esp + 1088]                               ;    39.8 p2+p1   42 a
        add eax, dword [esp + 1176]                          ;    71.0 p2+p0   42 a
        adc edx, 0                                           ;    72.0 p1      42 a
        mov dword [esp + 1176], eax                          ;    72.0 p0+p3   42 a spill
        mov eax, ebp                                         ;    33.0 p0      42 a copy
        mov dword [esp + 1184], edx                          ;    82.0 p0+p3   42 a spill
        mul ebx                                              ;    45.5 p1      42 a
        add eax, dword [esp + 1176]                          ;    76.0 p2+p0   42 a
        adc edx, dword [esp + 1184]                          ;    86.0 p2+p1   42 a
        mov ebx, esi                                         ;    56.0 p0      42 a copy
        imul ebx, dword [esp + 1132]                         ;    57.0 p2+p1   42 a
        imul esi, dword [esp + 1128]                         ;    56.0 p2+p1   42 a
        mov dword [esp + 1184], eax                          ;    77.0 p0+p3   42 a spill
        mov eax, edi                                         ;    39.7 p0      42 a copy
        mov dword [esp + 1176], edx                          ;    96.0 p0+p3   42 a spill
        mul dword [esp + 1092]                               ;    55.3 p2+p1   42 a
        add ebx, eax                                         ;    67.0 p0      42 a
        adc edx, 0                                           ;    68.0 p1      42 a
        mov eax, ecx                                         ;    46.0 p0      42 a copy
        mov ecx, dword [esp + 1088]                          ;    42.7 p2      42 a reload
        mov dword [esp + 1188], eax                          ;    47.0 p0+p3   42 a spill
        mov eax, ebp                                         ;    44.0 p0      42 a copy
        mov dword [esp + 1192], edx                          ;    78.0 p0+p3   42 a spill
        mul ecx                                              ;    61.0 p1      42 a
        add ebx, eax                                         ;    72.0 p0      42 a
        adc edx, dword [esp + 1192]                          ;    82.0 p2+p1   42 a
        mov eax, edi                                         ;    47.7 p0      42 a copy
        mov dword [esp + 1192], edx                          ;    92.0 p0+p3   42 a spill
        mul dword [esp + 1096]                               ;    65.8 p2+p1   42 a
        add esi, eax                                         ;    76.8 p0      42 a
        adc edx, 0                                           ;    77.8 p1      42 a
        mov eax, ebp                                         ;    57.3 p0      42 a copy
        mov edi, edx                                         ;    87.8 p0      42 a copy
        mul dword [esp + 1092]                               ;    70.8 p2+p1   42 a
        add esi, eax                                         ;    81.8 p0      42 a
        adc edi, edx                                         ;    88.8 p1      42 a
        mov ebp, dword [esp + 1084]                          ;    60.7 p2      42 a reload
        mov eax, dword [esp + 1124]                          ;    61.7 p2      42 a reload
        mul ebp                                              ;    76.5 p1      42 a
        add ebx, eax                                         ;    87.5 p0      42 a
        adc edx, dword [esp + 1192]                          ;    96.0 p2+p1   42 a
        mov eax, dword [esp + 1124]                          ;    65.0 p2      42 a reload
        mov dword [esp + 1192], edx                          ;   106.0 p0+p3   42 a spill
        mul ecx                                              ;    82.0 p1      42 a
        add esi, eax                                         ;    93.0 p0      42 a
        adc edi, edx                                         ;    98.8 p1      42 a
        mov ecx, dword [esp + 1128]                          ;    68.0 p2      42 a reload
        mov eax, dword [esp + 1188]                          ;    69.0 p2      42 a reload
        mul ecx                                              ;    87.5 p1      42 a
        add ebx, eax                                         ;    98.5 p0      42 a
        adc edx, dword [esp + 1192]                          ;   110.0 p2+p1   42 a
        mov eax, dword [esp + 1188]                          ;    72.3 p2      42 a reload
        mov dword [esp + 1192], edx                          ;   120.0 p0+p3   42 a spill
        mul ebp                                              ;    93.0 p1      42 a
        add esi, eax                                         ;   104.0 p0      42 a
        adc edi, edx                                         ;   108.8 p1      42 a
        mov eax, dword [esp + 1124]                          ;    75.3 p2      42 a reload
        mul ecx                                              ;    98.5 p1      42 a
        add eax, dword [esp + 1184]                          ;   109.5 p2+p0   42 a
        adc edx, dword [esp + 1176]                          ;   110.5 p2+p1   42 a
        mov ebp, eax                                         ;   110.5 p0      42 a copy
        mov eax, dword [esp + 1188]                          ;    82.3 p2      42 a reload
        mov ecx, edx                                         ;   120.5 p0      42 a copy
        mul dword [esp + 1132]                               ;   103.3 p2+p1   42 a
        add ebp, eax                                         ;   114.3 p0      42 a
        adc ecx, edx                                         ;   121.5 p1      42 a
        add ebp, dword [esp + 1180]                          ;   115.3 p2+p0   42 a
        adc ecx, 0                                           ;   131.5 p1      42 a
        mov eax, dword [esp + 1192]                          ;   120.0 p2      42 a
        add ebx, ecx                                         ;   141.5 p0      42 a
        adc eax, 0                                           ;   142.5 p1      42 a
        add esi, eax                                         ;   152.5 p0      42 a
        adc edi, 0                                           ;   153.5 p1      42 a
        mov eax, dword [esp + 1168]                          ;   100.7 p2      42 a reload
        add eax, edi                                         ;   163.5 p0      42 a
        mov edi, eax                                         ;   164.5 p0      42 a copy
        shr edi, 2                                           ;   165.5 p1      42 a
        mov ecx, eax                                         ;   164.5 p0      42 a copy
        and ecx, 0xfffffffc                                  ;   165.5 p0      42 a
        add edi, ecx                                         ;   166.5 p0      42 a
        add edi, dword [esp + 1172]                          ;   167.5 p2+p0   42 a
        adc ebp, 0                                           ;   168.5 p1      42 a
        adc ebx, 0                                           ;   178.5 p1      42 a
        sbb ecx, ecx                                         ;   188.5 p1      42 a
        and eax, 3                                           ;   164.5 p0      42 a
        add ecx, ecx                                         ;   198.5 p0      42 a
        adc esi, 0                                           ;   199.5 p1      42 a
        adc eax, 0                                           ;   209.5 p1      42 a
        mov dword [esp + 1156], eax                          ;   219.5 p0+p3   42 blocks
        mov eax, dword [esp + 1120]                          ;   109.7 p2      42 blocks
        add eax, 0x10                                        ;   113.7 p0      42 blocks
        mov ecx, esi                                         ;   209.5 p0      42 a copy
        mov esi, eax                                         ;   114.7 p0      42 blocks copy
        mov eax, ebx                                         ;   188.5 p0      42 a copy
        cmp esi, dword [esp + 1164]                          ;                    more blocks?
        jne .blocks_4
        mov dword [esp + 1104], esi                          ;                    resident
        mov dword [esp + 1136], edi                          ;                    resident
        mov dword [esp + 1140], ebp                          ;                    resident
        mov dword [esp + 1148], eax                          ;                    resident
        mov dword [esp + 1152], ecx                          ;                    resident
.blocks_4_done:
        mov esi, 0xfffffffc                                  ;     0.0 p0      15 d
        mov edi, dword [esp + 1136]                          ;     0.3 p2      15 d
        mov ebp, dword [esp + 1140]                          ;     1.3 p2      15 d
        mov eax, dword [esp + 1148]                          ;     2.3 p2      15 d
        add edi, 5                                           ;     4.3 p1      15 d
        adc ebp, 0                                           ;     5.3 p1      15 d
        adc eax, 0                                           ;    15.3 p1      15 d
        sbb eax, eax                                         ;    25.3 p1      15 d
        mov edi, dword [esp + 1152]                          ;     4.7 p2      15 d
        mov ebp, dword [esp + 1156]                          ;     5.7 p2      15 d
        add eax, eax                                         ;    35.3 p0      15 d
        adc edi, 0                                           ;    36.3 p1      15 d
        adc ebp, 0                                           ;    46.3 p1      15 d
        and esi, ebp                                         ;    56.3 p0      15 d
        shr ebp, 2                                           ;    56.3 p1      15 d
        add ebp, esi                                         ;    57.3 p0      15 d
        mov esi, dword [esp + 1140]                          ;     8.7 p2      15 d
        mov edi, dword [esp + 1148]                          ;     9.7 p2      15 d
        add ebp, dword [esp + 1136]                          ;    58.3 p2+p0   15 d
        adc esi, 0                                           ;    59.3 p1      15 d
        adc edi, 0                                           ;    69.3 p1      15 d
        sbb eax, eax                                         ;    79.3 p1      15 d
        mov ecx, dword [esp + 1024]                          ;    13.0 p2      16 h reload
        mov dword [ecx], ebp                                 ;    59.3 p0+p3   16 h
        mov dword [ecx + 4], esi                             ;    69.3 p0+p3   16 h
        mov dword [ecx + 8], edi                             ;    79.3 p0+p3   16 h
        mov esi, dword [esp + 1152]                          ;    14.3 p2      15 d
        mov edi, dword [esp + 1156]                          ;    15.3 p2      15 d
        add eax, eax                                         ;    89.3 p0      15 d
        adc esi, 0                                           ;    90.3 p1      15 d
        adc edi, 0                                           ;   100.3 p1      15 d
        mov dword [ecx + 12], esi                            ;   100.3 p0+p3   16 h
        and edi, 3                                           ;   110.3 p0      15 d
        mov dword [ecx + 16], edi                            ;   111.3 p0+p3   16 h
        mov ecx, dword [esp + 1196]                          ;                    frame
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
        movdqa [esp + 1088], xmm0                            ;                    cleared
        movdqa [esp + 1120], xmm0                            ;                    cleared
        movdqa [esp + 1136], xmm0                            ;                    cleared
        movdqa [esp + 1152], xmm0                            ;                    cleared
        movdqa [esp + 1168], xmm0                            ;                    cleared
        movdqa [esp + 1184], xmm0                            ;                    cleared
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
