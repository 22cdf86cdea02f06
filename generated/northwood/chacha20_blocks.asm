; chacha20_blocks for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/chacha20.cw (sha256 698b7d4f9e12652e); do not edit:
;   ./cw build chacha20_blocks --cpu northwood
;
; void chacha20_blocks(const void *st, const void *counter, const void *src, void *dst, uint32_t n);   cdecl
;   st: 64 bytes, read, secret, no alignment needed
;   counter: 4 bytes, read, public, no alignment needed
;   src: 64 bytes a block, read, secret, no alignment needed
;   dst: 64 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes xmm0 to xmm7.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 1504 bytes, 95 instructions. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 69 uops, planned 35.0; bounds: width 23.0, ports 34.0, path 11.0
;   blocks: 88 uops, planned 66.3; bounds: width 29.3, ports 66.0, path 2.0
;   blocks/rounds: 362 uops, planned 155.0; bounds: width 120.7, ports 154.0, path 64.0
;   blocks.2: 363 uops, planned 195.0; bounds: width 121.0, ports 193.0, path 17.0
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
%fatal "chacha20_blocks is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_chacha20_blocks
$_chacha20_blocks:
%else
        global $chacha20_blocks
%endif
$chacha20_blocks:
        push esi                                           ;                    preserved
        push edi                                           ;                    preserved
        push ebp                                           ;                    preserved
        mov eax, esp                                       ;                    frame
        sub esp, 0x600                                     ;                    frame
        and esp, 0xfffffff0                                ;                    frame
        lea ebp, [esp + 128]                               ;                    frame
        mov dword [ebp + 1404], eax                        ;                    frame
        mov ecx, dword [eax + 16]                          ;                    frame
        mov dword [ebp + 1360], ecx                        ;                    frame
        mov ecx, dword [eax + 20]                          ;                    frame
        mov dword [ebp + 1364], ecx                        ;                    frame
        mov ecx, dword [eax + 32]                          ;                    frame
        mov dword [ebp + 1368], ecx                        ;                    frame
        mov ecx, dword [eax + 24]                          ;                    frame
        mov dword [ebp + 1376], ecx                        ;                    frame
        mov ecx, dword [eax + 28]                          ;                    frame
        mov dword [ebp + 1388], ecx                        ;                    frame
        mov esi, dword [ebp + 1360]                        ;     0.0 p2      60 st reload
        movd xmm0, [esi]                                   ;     2.0 p2      60 st
        pshufd xmm0, xmm0, 0                               ;     9.0 p1      60 st
        movdqa [ebp + 384], xmm0                           ;    13.0 p0+p3   60 st
        movd xmm0, [esi + 4]                               ;     2.0 p2      60 st
        pshufd xmm0, xmm0, 0                               ;     9.0 p1      60 st
        movdqa [ebp + 400], xmm0                           ;    13.0 p0+p3   60 st
        movd xmm0, [esi + 8]                               ;     3.0 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    10.0 p1      60 st
        movdqa [ebp + 416], xmm0                           ;    14.0 p0+p3   60 st
        movd xmm0, [esi + 12]                              ;     4.3 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    11.3 p1      60 st
        movdqa [ebp + 432], xmm0                           ;    15.3 p0+p3   60 st
        movd xmm0, [esi + 16]                              ;     5.7 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    12.7 p1      60 st
        movdqa [ebp + 448], xmm0                           ;    16.7 p0+p3   60 st
        movd xmm0, [esi + 20]                              ;     7.0 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    14.0 p1      60 st
        movdqa [ebp + 464], xmm0                           ;    18.0 p0+p3   60 st
        movd xmm0, [esi + 24]                              ;     8.3 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    15.3 p1      60 st
        movdqa [ebp + 480], xmm0                           ;    19.3 p0+p3   60 st
        movd xmm0, [esi + 28]                              ;     9.7 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    16.7 p1      60 st
        movdqa [ebp + 496], xmm0                           ;    20.7 p0+p3   60 st
        movd xmm0, [esi + 32]                              ;    11.0 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    18.0 p1      60 st
        movdqa [ebp + 512], xmm0                           ;    22.0 p0+p3   60 st
        movd xmm0, [esi + 36]                              ;    12.3 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    19.3 p1      60 st
        movdqa [ebp + 528], xmm0                           ;    23.3 p0+p3   60 st
        movd xmm0, [esi + 40]                              ;    13.7 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    20.7 p1      60 st
        movdqa [ebp + 544], xmm0                           ;    24.7 p0+p3   60 st
        movd xmm0, [esi + 44]                              ;    15.0 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    22.0 p1      60 st
        movdqa [ebp + 560], xmm0                           ;    26.0 p0+p3   60 st
        movd xmm0, [esi + 52]                              ;    16.3 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    23.3 p1      60 st
        movdqa [ebp + 576], xmm0                           ;    27.3 p0+p3   60 st
        movd xmm0, [esi + 56]                              ;    17.7 p2      60 st
        pshufd xmm0, xmm0, 0                               ;    24.7 p1      60 st
        movd xmm1, [esi + 60]                              ;    18.7 p2      60 st
        movdqa [ebp + 592], xmm0                           ;    28.7 p0+p3   60 st
        pshufd xmm0, xmm1, 0                               ;    25.7 p1      60 st
        movdqa [ebp + 608], xmm0                           ;    29.7 p0+p3   60 st
        movdqa xmm0, [chacha20_blocks.T0_constants128]     ;    20.3 p2      60 counter reload
        movdqa [ebp + 624], xmm0                           ;    31.0 p0+p3   60 counter
        mov esi, dword [ebp + 1364]                        ;    21.3 p2      60 counter reload
        movd xmm0, [esi]                                   ;    23.3 p2      60 counter
        pshufd xmm0, xmm0, 0                               ;    30.3 p1      60 counter
        movdqa [ebp + 640], xmm0                           ;    34.3 p0+p3   60 counter
        cmp dword [ebp + 1368], 0                          ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [ebp + 1368]                        ;                    passes of 4
        mov ecx, eax                                       ;                    passes of 4
.blocks_1_share:
        and eax, 3                                         ;                    passes of 4
        mov dword [ebp + 1372], eax                        ;                    passes of 4
        sub ecx, eax                                       ;                    passes of 4
        imul ecx, ecx, 0x40                                ;                    passes of 4
        mov edx, dword [ebp + 1376]                        ;                    passes of 4
        add ecx, edx                                       ;                    passes of 4
        mov dword [ebp + 1380], ecx                        ;                    passes of 4
        cmp ecx, edx                                       ;                    passes of 4
        je .blocks_1_rest
.blocks_1_again:
        align 16
.blocks_1:
        movdqa xmm0, [ebp + 384]                           ;     0.0 p2      62 s[0] reload
        movdqa [ebp + 656], xmm0                           ;     7.0 p0+p3   62 s[0]
        movdqa xmm1, [ebp + 400]                           ;     1.0 p2      62 s[1] reload
        movdqa [ebp + 672], xmm1                           ;     8.0 p0+p3   62 s[1]
        movdqa xmm2, [ebp + 416]                           ;     2.0 p2      62 s[2] reload
        movdqa [ebp + 688], xmm2                           ;     9.0 p0+p3   62 s[2]
        movdqa xmm3, [ebp + 432]                           ;     3.0 p2      62 s[3] reload
        movdqa [ebp + 704], xmm3                           ;    10.0 p0+p3   62 s[3]
        movdqa xmm4, [ebp + 448]                           ;     4.0 p2      62 s[4] reload
        movdqa [ebp + 720], xmm4                           ;    11.0 p0+p3   62 s[4]
        movdqa xmm5, [ebp + 464]                           ;     5.0 p2      62 s[5] reload
        movdqa [ebp + 736], xmm5                           ;    12.0 p0+p3   62 s[5]
        movdqa xmm6, [ebp + 480]                           ;     6.0 p2      62 s[6] reload
        movdqa [ebp + 752], xmm6                           ;    13.0 p0+p3   62 s[6]
        movdqa xmm7, [ebp + 496]                           ;     7.0 p2      62 s[7] reload
        movdqa [ebp + 768], xmm7                           ;    14.3 p0+p3   62 s[7]
        movdqa xmm7, [ebp + 512]                           ;     8.0 p2      62 s[8] reload
        movdqa [ebp + 784], xmm7                           ;    16.3 p0+p3   62 s[8]
        movdqa xmm7, [ebp + 528]                           ;     9.0 p2      62 s[9] reload
        movdqa [ebp + 800], xmm7                           ;    18.3 p0+p3   62 s[9]
        movdqa xmm7, [ebp + 544]                           ;    10.0 p2      62 s[10] reload
        movdqa [ebp + 816], xmm7                           ;    20.3 p0+p3   62 s[10]
        movdqa xmm7, [ebp + 560]                           ;    11.0 p2      62 s[11] reload
        movdqa [ebp + 832], xmm7                           ;    22.3 p0+p3   62 s[11]
        movdqa [ebp + 848], xmm0                           ;    24.3 p0+p3   25 rounds
        movdqa xmm0, [ebp + 576]                           ;    12.7 p2      62 s[13] reload
        movdqa [ebp + 864], xmm0                           ;    26.3 p0+p3   62 s[13]
        movdqa [ebp + 880], xmm1                           ;    28.3 p0+p3   25 rounds
        movdqa xmm1, [ebp + 592]                           ;    14.3 p2      62 s[14] reload
        movdqa [ebp + 896], xmm1                           ;    30.3 p0+p3   62 s[14]
        movdqa [ebp + 912], xmm2                           ;    32.3 p0+p3   25 rounds
        movdqa xmm2, [ebp + 608]                           ;    16.0 p2      62 s[15] reload
        movdqa [ebp + 928], xmm2                           ;    34.3 p0+p3   62 s[15]
        movdqa [ebp + 944], xmm3                           ;    36.3 p0+p3   25 rounds
        movdqa [ebp + 960], xmm4                           ;    38.3 p0+p3   25 rounds
        movdqa xmm3, [ebp + 640]                           ;    18.3 p2      62 s[12]
        paddd xmm3, [ebp + 624]                            ;    25.3 p2+p1   62 s[12]
        movdqa [ebp + 976], xmm3                           ;    40.3 p0+p3   62 s[12]
        movdqa [ebp + 992], xmm5                           ;    42.3 p0+p3   25 rounds
        movdqa [ebp + 1008], xmm6                          ;    44.3 p0+p3   25 rounds
        movdqa xmm4, [ebp + 496]                           ;    21.3 p2      62 s[7] reload
        movdqa [ebp + 1024], xmm4                          ;    46.3 p0+p3   25 rounds
        movdqa [ebp + 1040], xmm7                          ;    48.3 p0+p3   25 rounds
        movdqa xmm4, [ebp + 512]                           ;    23.0 p2      62 s[8] reload
        movdqa [ebp + 1056], xmm4                          ;    50.3 p0+p3   25 rounds
        movdqa xmm4, [ebp + 528]                           ;    24.0 p2      62 s[9] reload
        movdqa [ebp + 1072], xmm4                          ;    52.3 p0+p3   25 rounds
        movdqa [ebp + 1088], xmm3                          ;    54.3 p0+p3   25 rounds
        movdqa [ebp + 1104], xmm0                          ;    56.3 p0+p3   25 rounds
        movdqa xmm0, [ebp + 544]                           ;    26.3 p2      62 s[10] reload
        movdqa [ebp + 1120], xmm0                          ;    58.3 p0+p3   25 rounds
        movdqa [ebp + 1136], xmm1                          ;    60.3 p0+p3   25 rounds
        movdqa [ebp + 1152], xmm2                          ;    62.3 p0+p3   25 rounds
        mov esi, 0xa                                       ;    28.7 p1      25 rounds reload
        mov dword [ebp + 1384], esi                        ;    64.3 p0+p3   25 rounds
        movdqa xmm0, [ebp + 848]                           ;                    resident
        movdqa xmm1, [ebp + 960]                           ;                    resident
        movdqa xmm2, [ebp + 1088]                          ;                    resident
        align 16
.rounds_2:
        paddd xmm0, xmm1                                   ;     0.0 p1      11 x[0]
        pshufd xmm3, xmm0, 0xe4                            ;     2.0 p1      12 x[12] copy
        pxor xmm3, xmm2                                    ;     6.0 p1      12 x[12]
        pshuflw xmm3, xmm3, 0xb1                           ;     8.0 p1      12 x[12]
        pshufhw xmm3, xmm3, 0xb1                           ;    10.0 p1      12 x[12]
        movdqa xmm4, xmm3                                  ;    12.0 p0      13 x[8] copy
        paddd xmm4, [ebp + 1056]                           ;    18.0 p2+p1   13 x[8]
        movdqa xmm5, [ebp + 880]                           ;     3.0 p2      11 x[1]
        movdqa xmm6, [ebp + 992]                           ;     4.0 p2      11 x[1] reload
        paddd xmm5, xmm6                                   ;    11.0 p1      11 x[1]
        movdqa xmm7, xmm5                                  ;    13.0 p0      12 x[13] copy
        pxor xmm7, [ebp + 1104]                            ;    19.0 p2+p1   12 x[13]
        pshuflw xmm7, xmm7, 0xb1                           ;    21.0 p1      12 x[13]
        pshufhw xmm7, xmm7, 0xb1                           ;    23.0 p1      12 x[13]
        movdqa xmm2, xmm7                                  ;    25.0 p0      13 x[9] copy
        paddd xmm2, [ebp + 1072]                           ;    31.0 p2+p1   13 x[9]
        movdqa xmm6, [ebp + 912]                           ;     7.0 p2      11 x[2]
        paddd xmm6, [ebp + 1008]                           ;    14.0 p2+p1   11 x[2]
        movdqa [ebp + 1168], xmm7                          ;    25.0 p0+p3   12 x[13] spill
        movdqa xmm7, xmm6                                  ;    16.0 p0      12 x[14] copy
        pxor xmm7, [ebp + 1136]                            ;    22.0 p2+p1   12 x[14]
        pshuflw xmm7, xmm7, 0xb1                           ;    24.0 p1      12 x[14]
        pshufhw xmm7, xmm7, 0xb1                           ;    26.0 p1      12 x[14]
        movdqa [ebp + 1184], xmm3                          ;    12.0 p0+p3   12 x[12] spill
        movdqa xmm3, xmm7                                  ;    28.0 p0      13 x[10] copy
        paddd xmm3, [ebp + 1120]                           ;    34.0 p2+p1   13 x[10]
        movdqa [ebp + 1200], xmm7                          ;    28.0 p0+p3   12 x[14] spill
        movdqa xmm7, xmm4                                  ;    20.0 p0      14 x[4] copy
        pxor xmm7, xmm1                                    ;    26.0 p1      14 x[4]
        movdqa xmm1, [ebp + 944]                           ;    12.7 p2      11 x[3]
        paddd xmm1, [ebp + 1024]                           ;    19.7 p2+p1   11 x[3]
        movdqa [ebp + 1216], xmm4                          ;    20.0 p0+p3   13 x[8] spill
        movdqa xmm4, xmm1                                  ;    21.7 p0      12 x[15] copy
        pxor xmm4, [ebp + 1152]                            ;    27.7 p2+p1   12 x[15]
        pshuflw xmm4, xmm4, 0xb1                           ;    29.7 p1      12 x[15]
        pshufhw xmm4, xmm4, 0xb1                           ;    31.7 p1      12 x[15]
        movdqa [ebp + 1232], xmm1                          ;    21.7 p0+p3   11 x[3] spill
        movdqa xmm1, xmm4                                  ;    33.7 p0      13 x[11] copy
        paddd xmm1, [ebp + 1040]                           ;    39.7 p2+p1   13 x[11]
        movdqa [ebp + 1248], xmm4                          ;    33.7 p0+p3   12 x[15] spill
        movdqa xmm4, xmm7                                  ;    28.0 p0      14 x[4] copy
        pslld xmm4, 0xc                                    ;    34.0 p1      14 x[4]
        psrld xmm7, 0x14                                   ;    28.0 p1      14 x[4]
        movdqa [ebp + 1264], xmm6                          ;    20.0 p0+p3   11 x[2] spill
        movdqa xmm6, xmm2                                  ;    33.0 p0      14 x[5] copy
        pxor xmm6, [ebp + 992]                             ;    39.0 p2+p1   14 x[5]
        movdqa [ebp + 1280], xmm2                          ;    33.0 p0+p3   13 x[9] spill
        pshufd xmm2, xmm3, 0xe4                            ;    36.0 p1      14 x[6] copy
        pxor xmm2, [ebp + 1008]                            ;    40.0 p2+p1   14 x[6]
        movdqa [ebp + 1296], xmm3                          ;    36.0 p0+p3   13 x[10] spill
        movdqa xmm3, xmm6                                  ;    41.0 p0      14 x[5] copy
        pslld xmm3, 0xc                                    ;    47.0 p1      14 x[5]
        psrld xmm6, 0x14                                   ;    41.0 p1      14 x[5]
        pxor xmm7, xmm4                                    ;    36.0 p1      14 x[4]
        movdqa xmm4, xmm2                                  ;    42.0 p0      14 x[6] copy
        pslld xmm4, 0xc                                    ;    48.0 p1      14 x[6]
        psrld xmm2, 0x14                                   ;    42.0 p1      14 x[6]
        movdqa [ebp + 1312], xmm5                          ;    26.0 p0+p3   11 x[1] spill
        movdqa xmm5, xmm1                                  ;    41.7 p0      14 x[7] copy
        pxor xmm5, [ebp + 1024]                            ;    47.7 p2+p1   14 x[7]
        movdqa [ebp + 1328], xmm1                          ;    41.7 p0+p3   13 x[11] spill
        movdqa xmm1, xmm5                                  ;    49.7 p0      14 x[7] copy
        pslld xmm1, 0xc                                    ;    55.7 p1      14 x[7]
        psrld xmm5, 0x14                                   ;    49.7 p1      14 x[7]
        pxor xmm6, xmm3                                    ;    49.0 p1      14 x[5]
        paddd xmm0, xmm7                                   ;    38.0 p1      15 x[0]
        pxor xmm2, xmm4                                    ;    50.0 p1      14 x[6]
        pxor xmm5, xmm1                                    ;    57.7 p1      14 x[7]
        movdqa xmm3, [ebp + 1312]                          ;    30.3 p2      15 x[1]
        paddd xmm3, xmm6                                   ;    51.0 p1      15 x[1]
        movdqa xmm4, [ebp + 1264]                          ;    31.3 p2      15 x[2]
        paddd xmm4, xmm2                                   ;    52.0 p1      15 x[2]
        movdqa xmm1, [ebp + 1232]                          ;    32.3 p2      15 x[3]
        paddd xmm1, xmm5                                   ;    59.7 p1      15 x[3]
        movdqa [ebp + 1232], xmm5                          ;    59.7 p0+p3   14 x[7] spill
        movdqa xmm5, [ebp + 1184]                          ;    33.3 p2      16 x[12]
        pxor xmm5, xmm0                                    ;    42.0 p1      16 x[12]
        movdqa [ebp + 1184], xmm0                          ;    40.0 p0+p3   15 x[0] spill
        movdqa xmm0, [ebp + 1168]                          ;    34.3 p2      16 x[13]
        pxor xmm0, xmm3                                    ;    53.0 p1      16 x[13]
        movdqa [ebp + 1168], xmm3                          ;    53.0 p0+p3   15 x[1] spill
        movdqa xmm3, [ebp + 1200]                          ;    35.7 p2      16 x[14]
        pxor xmm3, xmm4                                    ;    54.0 p1      16 x[14]
        movdqa [ebp + 1200], xmm4                          ;    54.0 p0+p3   15 x[2] spill
        movdqa xmm4, [ebp + 1248]                          ;    37.0 p2      16 x[15]
        pxor xmm4, xmm1                                    ;    61.7 p1      16 x[15]
        movdqa [ebp + 1248], xmm1                          ;    61.7 p0+p3   15 x[3] spill
        movdqa xmm1, xmm5                                  ;    44.0 p0      16 x[12] copy
        pslld xmm1, 8                                      ;    50.0 p1      16 x[12]
        psrld xmm5, 0x18                                   ;    47.0 p1      16 x[12]
        movdqa [ebp + 1264], xmm2                          ;    52.0 p0+p3   14 x[6] spill
        movdqa xmm2, xmm0                                  ;    55.0 p0      16 x[13] copy
        pslld xmm2, 8                                      ;    61.0 p1      16 x[13]
        psrld xmm0, 0x18                                   ;    55.0 p1      16 x[13]
        pxor xmm5, xmm1                                    ;    52.0 p1      16 x[12]
        movdqa xmm1, xmm3                                  ;    56.0 p0      16 x[14] copy
        pslld xmm1, 8                                      ;    62.0 p1      16 x[14]
        psrld xmm3, 0x18                                   ;    56.0 p1      16 x[14]
        movdqa [ebp + 1312], xmm6                          ;    51.0 p0+p3   14 x[5] spill
        movdqa xmm6, xmm4                                  ;    63.7 p0      16 x[15] copy
        pslld xmm6, 8                                      ;    69.7 p1      16 x[15]
        psrld xmm4, 0x18                                   ;    63.7 p1      16 x[15]
        pxor xmm0, xmm2                                    ;    63.0 p1      16 x[13]
        pxor xmm3, xmm1                                    ;    64.0 p1      16 x[14]
        movdqa xmm1, [ebp + 1216]                          ;    44.7 p2      17 x[8]
        paddd xmm1, xmm5                                   ;    57.0 p1      17 x[8]
        pxor xmm4, xmm6                                    ;    71.7 p1      16 x[15]
        movdqa xmm6, [ebp + 1280]                          ;    45.7 p2      17 x[9]
        paddd xmm6, xmm0                                   ;    65.0 p1      17 x[9]
        movdqa xmm2, [ebp + 1296]                          ;    46.7 p2      17 x[10]
        paddd xmm2, xmm3                                   ;    66.0 p1      17 x[10]
        pxor xmm7, xmm1                                    ;    61.0 p1      18 x[4]
        movdqa [ebp + 1296], xmm1                          ;    59.0 p0+p3   17 x[8] spill
        movdqa xmm1, [ebp + 1328]                          ;    48.0 p2      17 x[11]
        paddd xmm1, xmm4                                   ;    73.7 p1      17 x[11]
        movdqa [ebp + 1328], xmm3                          ;    66.0 p0+p3   16 x[14] spill
        movdqa xmm3, [ebp + 1312]                          ;    51.0 p2      18 x[5]
        pxor xmm3, xmm6                                    ;    67.0 p1      18 x[5]
        movdqa [ebp + 1312], xmm6                          ;    67.0 p0+p3   17 x[9] spill
        movdqa xmm6, [ebp + 1264]                          ;    52.0 p2      18 x[6]
        pxor xmm6, xmm2                                    ;    68.0 p1      18 x[6]
        movdqa [ebp + 1264], xmm2                          ;    68.0 p0+p3   17 x[10] spill
        movdqa xmm2, [ebp + 1232]                          ;    59.7 p2      18 x[7]
        pxor xmm2, xmm1                                    ;    75.7 p1      18 x[7]
        movdqa [ebp + 1232], xmm1                          ;    75.7 p0+p3   17 x[11] spill
        movdqa xmm1, xmm7                                  ;    63.0 p0      18 x[4] copy
        pslld xmm1, 7                                      ;    69.0 p1      18 x[4]
        psrld xmm7, 0x19                                   ;    67.0 p1      18 x[4]
        movdqa [ebp + 1280], xmm0                          ;    65.0 p0+p3   16 x[13] spill
        movdqa xmm0, xmm3                                  ;    69.0 p0      18 x[5] copy
        pslld xmm0, 7                                      ;    75.0 p1      18 x[5]
        psrld xmm3, 0x19                                   ;    69.0 p1      18 x[5]
        movdqa [ebp + 1216], xmm5                          ;    59.3 p0+p3   16 x[12] spill
        movdqa xmm5, xmm6                                  ;    70.0 p0      18 x[6] copy
        pslld xmm5, 7                                      ;    76.0 p1      18 x[6]
        psrld xmm6, 0x19                                   ;    71.0 p1      18 x[6]
        pxor xmm1, xmm7                                    ;    72.0 p1      18 x[4]
        movdqa xmm7, xmm2                                  ;    77.7 p0      18 x[7] copy
        pslld xmm7, 7                                      ;    83.7 p1      18 x[7]
        psrld xmm2, 0x19                                   ;    77.7 p1      18 x[7]
        pxor xmm3, xmm0                                    ;    77.0 p1      18 x[5]
        pxor xmm6, xmm5                                    ;    78.0 p1      18 x[6]
        pxor xmm2, xmm7                                    ;    85.7 p1      18 x[7]
        movdqa xmm5, [ebp + 1184]                          ;    60.0 p2      11 x[0]
        paddd xmm5, xmm3                                   ;    79.0 p1      11 x[0]
        movdqa xmm7, [ebp + 1168]                          ;    61.0 p2      11 x[1]
        paddd xmm7, xmm6                                   ;    80.0 p1      11 x[1]
        movdqa xmm0, [ebp + 1200]                          ;    62.0 p2      11 x[2]
        paddd xmm0, xmm2                                   ;    87.7 p1      11 x[2]
        pxor xmm4, xmm5                                    ;    81.0 p1      12 x[15]
        movdqa [ebp + 1200], xmm5                          ;    81.0 p0+p3   11 x[0] spill
        movdqa xmm5, [ebp + 1248]                          ;    63.0 p2      11 x[3]
        paddd xmm5, xmm1                                   ;    82.0 p1      11 x[3]
        pshuflw xmm4, xmm4, 0xb1                           ;    83.0 p1      12 x[15]
        movdqa [ebp + 1248], xmm1                          ;    74.0 p0+p3   18 x[4] spill
        movdqa xmm1, [ebp + 1216]                          ;    64.7 p2      12 x[12]
        pxor xmm1, xmm7                                    ;    84.0 p1      12 x[12]
        pshuflw xmm1, xmm1, 0xb1                           ;    86.0 p1      12 x[12]
        movdqa [ebp + 1216], xmm7                          ;    82.0 p0+p3   11 x[1] spill
        movdqa xmm7, [ebp + 1280]                          ;    66.3 p2      12 x[13]
        pxor xmm7, xmm0                                    ;    89.7 p1      12 x[13]
        pshufhw xmm4, xmm4, 0xb1                           ;    87.0 p1      12 x[15]
        pshuflw xmm7, xmm7, 0xb1                           ;    91.7 p1      12 x[13]
        movdqa [ebp + 1280], xmm0                          ;    89.7 p0+p3   11 x[2] spill
        movdqa xmm0, [ebp + 1328]                          ;    68.3 p2      12 x[14]
        pxor xmm0, xmm5                                    ;    89.0 p1      12 x[14]
        pshuflw xmm0, xmm0, 0xb1                           ;    91.0 p1      12 x[14]
        pshufhw xmm1, xmm1, 0xb1                           ;    91.0 p1      12 x[12]
        pshufhw xmm0, xmm0, 0xb1                           ;    93.0 p1      12 x[14]
        pshufhw xmm7, xmm7, 0xb1                           ;    93.7 p1      12 x[13]
        movdqa [ebp + 1328], xmm5                          ;    84.0 p0+p3   11 x[3] spill
        movdqa xmm5, [ebp + 1264]                          ;    71.0 p2      13 x[10]
        paddd xmm5, xmm4                                   ;    94.0 p1      13 x[10]
        movdqa [ebp + 1264], xmm4                          ;    89.0 p0+p3   12 x[15] spill
        movdqa xmm4, [ebp + 1232]                          ;    75.7 p2      13 x[11]
        paddd xmm4, xmm1                                   ;    95.0 p1      13 x[11]
        movdqa [ebp + 1232], xmm1                          ;    93.0 p0+p3   12 x[12] spill
        movdqa xmm1, [ebp + 1296]                          ;    73.7 p2      13 x[8]
        paddd xmm1, xmm7                                   ;    96.0 p1      13 x[8]
        pxor xmm3, xmm5                                    ;    97.0 p1      14 x[5]
        movdqa [ebp + 1296], xmm5                          ;    96.0 p0+p3   13 x[10] spill
        movdqa xmm5, [ebp + 1312]                          ;    75.3 p2      13 x[9]
        paddd xmm5, xmm0                                   ;    98.0 p1      13 x[9]
        pxor xmm6, xmm4                                    ;    99.0 p1      14 x[6]
        pxor xmm2, xmm1                                    ;   100.0 p1      14 x[7]
        movdqa [ebp + 1312], xmm1                          ;    98.0 p0+p3   13 x[8] spill
        movdqa xmm1, [ebp + 1248]                          ;    77.3 p2      14 x[4]
        pxor xmm1, xmm5                                    ;   101.0 p1      14 x[4]
        movdqa [ebp + 1248], xmm5                          ;   100.0 p0+p3   13 x[9] spill
        movdqa xmm5, xmm3                                  ;    99.0 p0      14 x[5] copy
        pslld xmm5, 0xc                                    ;   105.0 p1      14 x[5]
        psrld xmm3, 0x14                                   ;   103.0 p1      14 x[5]
        movdqa [ebp + 1168], xmm4                          ;    97.0 p0+p3   13 x[11] spill
        movdqa xmm4, xmm6                                  ;   101.0 p0      14 x[6] copy
        pslld xmm4, 0xc                                    ;   107.0 p1      14 x[6]
        psrld xmm6, 0x14                                   ;   105.0 p1      14 x[6]
        movdqa [ebp + 1184], xmm0                          ;    95.0 p0+p3   12 x[14] spill
        movdqa xmm0, xmm2                                  ;   102.0 p0      14 x[7] copy
        pslld xmm0, 0xc                                    ;   108.0 p1      14 x[7]
        psrld xmm2, 0x14                                   ;   107.0 p1      14 x[7]
        pxor xmm5, xmm3                                    ;   108.0 p1      14 x[5]
        movdqa xmm3, xmm1                                  ;   103.0 p0      14 x[4] copy
        pslld xmm3, 0xc                                    ;   109.0 p1      14 x[4]
        psrld xmm1, 0x14                                   ;   110.0 p1      14 x[4]
        pxor xmm4, xmm6                                    ;   111.0 p1      14 x[6]
        pxor xmm0, xmm2                                    ;   112.0 p1      14 x[7]
        movdqa xmm6, [ebp + 1200]                          ;    85.0 p2      15 x[0]
        paddd xmm6, xmm5                                   ;   113.0 p1      15 x[0]
        pxor xmm3, xmm1                                    ;   114.0 p1      14 x[4]
        movdqa xmm1, [ebp + 1216]                          ;    86.0 p2      15 x[1]
        paddd xmm1, xmm4                                   ;   115.0 p1      15 x[1]
        movdqa xmm2, [ebp + 1280]                          ;    89.7 p2      15 x[2]
        paddd xmm2, xmm0                                   ;   116.0 p1      15 x[2]
        movdqa [ebp + 1280], xmm0                          ;   114.0 p0+p3   14 x[7] spill
        movdqa xmm0, [ebp + 1328]                          ;    88.0 p2      15 x[3]
        paddd xmm0, xmm3                                   ;   117.0 p1      15 x[3]
        movdqa [ebp + 1328], xmm3                          ;   116.0 p0+p3   14 x[4] spill
        movdqa xmm3, [ebp + 1264]                          ;    89.3 p2      16 x[15]
        pxor xmm3, xmm6                                    ;   118.0 p1      16 x[15]
        pxor xmm7, xmm2                                    ;   119.0 p1      16 x[13]
        movdqa [ebp + 912], xmm2                           ;   118.0 p0+p3   15 x[2] spill
        movdqa xmm2, [ebp + 1232]                          ;    93.0 p2      16 x[12]
        pxor xmm2, xmm1                                    ;   120.0 p1      16 x[12]
        movdqa [ebp + 880], xmm1                           ;   117.0 p0+p3   15 x[1] spill
        movdqa xmm1, [ebp + 1184]                          ;    95.0 p2      16 x[14]
        pxor xmm1, xmm0                                    ;   121.0 p1      16 x[14]
        movdqa [ebp + 944], xmm0                           ;   119.0 p0+p3   15 x[3] spill
        movdqa xmm0, xmm3                                  ;   120.0 p0      16 x[15] copy
        pslld xmm0, 8                                      ;   126.0 p1      16 x[15]
        psrld xmm3, 0x18                                   ;   123.0 p1      16 x[15]
        movdqa [ebp + 1216], xmm6                          ;   115.0 p0+p3   15 x[0] spill
        movdqa xmm6, xmm2                                  ;   122.0 p0      16 x[12] copy
        pslld xmm6, 8                                      ;   128.0 p1      16 x[12]
        psrld xmm2, 0x18                                   ;   125.0 p1      16 x[12]
        movdqa [ebp + 1200], xmm4                          ;   113.0 p0+p3   14 x[6] spill
        movdqa xmm4, xmm7                                  ;   121.0 p0      16 x[13] copy
        pslld xmm4, 8                                      ;   127.0 p1      16 x[13]
        psrld xmm7, 0x18                                   ;   127.0 p1      16 x[13]
        movdqa [ebp + 1344], xmm5                          ;   110.0 p0+p3   14 x[5] spill
        movdqa xmm5, xmm1                                  ;   123.0 p0      16 x[14] copy
        pslld xmm5, 8                                      ;   129.0 p1      16 x[14]
        psrld xmm1, 0x18                                   ;   129.0 p1      16 x[14]
        pxor xmm3, xmm0                                    ;   130.0 p1      16 x[15]
        pxor xmm6, xmm2                                    ;   131.0 p1      16 x[12]
        movdqa xmm0, [ebp + 1296]                          ;   100.3 p2      17 x[10]
        pxor xmm4, xmm7                                    ;   132.0 p1      16 x[13]
        paddd xmm0, xmm3                                   ;   133.0 p1      17 x[10]
        pxor xmm5, xmm1                                    ;   134.0 p1      16 x[14]
        movdqa xmm7, [ebp + 1168]                          ;   101.7 p2      17 x[11]
        paddd xmm7, xmm6                                   ;   135.0 p1      17 x[11]
        movdqa xmm1, [ebp + 1312]                          ;   102.7 p2      17 x[8]
        paddd xmm1, xmm4                                   ;   136.0 p1      17 x[8]
        movdqa xmm2, [ebp + 1248]                          ;   103.7 p2      17 x[9]
        paddd xmm2, xmm5                                   ;   137.0 p1      17 x[9]
        movdqa [ebp + 1152], xmm3                          ;   132.0 p0+p3   16 x[15] spill
        movdqa xmm3, [ebp + 1344]                          ;   110.0 p2      18 x[5]
        pxor xmm3, xmm0                                    ;   138.0 p1      18 x[5]
        movdqa [ebp + 1104], xmm4                          ;   134.0 p0+p3   16 x[13] spill
        movdqa xmm4, [ebp + 1200]                          ;   113.0 p2      18 x[6]
        pxor xmm4, xmm7                                    ;   139.0 p1      18 x[6]
        movdqa [ebp + 1136], xmm5                          ;   136.0 p0+p3   16 x[14] spill
        movdqa xmm5, [ebp + 1280]                          ;   114.0 p2      18 x[7]
        pxor xmm5, xmm1                                    ;   140.0 p1      18 x[7]
        movdqa [ebp + 1280], xmm6                          ;   133.0 p0+p3   16 x[12] spill
        movdqa xmm6, [ebp + 1328]                          ;   116.0 p2      18 x[4]
        pxor xmm6, xmm2                                    ;   141.0 p1      18 x[4]
        movdqa [ebp + 1040], xmm7                          ;   137.0 p0+p3   17 x[11] spill
        movdqa xmm7, xmm3                                  ;   140.0 p0      18 x[5] copy
        pslld xmm7, 7                                      ;   146.0 p1      18 x[5]
        psrld xmm3, 0x19                                   ;   143.0 p1      18 x[5]
        movdqa [ebp + 1120], xmm0                          ;   135.0 p0+p3   17 x[10] spill
        movdqa xmm0, xmm4                                  ;   141.0 p0      18 x[6] copy
        pslld xmm0, 7                                      ;   147.0 p1      18 x[6]
        psrld xmm4, 0x19                                   ;   145.0 p1      18 x[6]
        movdqa [ebp + 1072], xmm2                          ;   139.0 p0+p3   17 x[9] spill
        movdqa xmm2, xmm5                                  ;   142.0 p0      18 x[7] copy
        pslld xmm2, 7                                      ;   148.0 p1      18 x[7]
        psrld xmm5, 0x19                                   ;   147.0 p1      18 x[7]
        movdqa [ebp + 1056], xmm1                          ;   138.0 p0+p3   17 x[8] spill
        movdqa xmm1, xmm6                                  ;   143.0 p0      18 x[4] copy
        pslld xmm1, 7                                      ;   149.0 p1      18 x[4]
        psrld xmm6, 0x19                                   ;   149.0 p1      18 x[4]
        pxor xmm7, xmm3                                    ;   150.0 p1      18 x[5]
        pxor xmm0, xmm4                                    ;   151.0 p1      18 x[6]
        pxor xmm2, xmm5                                    ;   152.0 p1      18 x[7]
        movdqa [ebp + 992], xmm7                           ;   152.0 p0+p3   25 rounds
        movdqa [ebp + 1008], xmm0                          ;   153.0 p0+p3   25 rounds
        movdqa [ebp + 1024], xmm2                          ;   154.0 p0+p3   25 rounds
        pxor xmm1, xmm6                                    ;   153.0 p1      18 x[4]
        mov esi, dword [ebp + 1384]                        ;   119.0 p2      25 rounds
        add esi, 0xffffffff                                ;   121.0 p0      25 rounds
        mov dword [ebp + 1384], esi                        ;   125.7 p0+p3   25 rounds
        movdqa xmm0, [ebp + 1216]                          ;   120.0 p2      15 x[0] reload
        movdqa xmm2, [ebp + 1280]                          ;   133.0 p2      16 x[12] reload
        test esi, esi                                      ;                    more rounds?
        jne .rounds_2
        movdqa [ebp + 848], xmm0                           ;                    resident
        movdqa [ebp + 960], xmm1                           ;                    resident
        movdqa [ebp + 1088], xmm2                          ;                    resident
        mov esi, dword [ebp + 1376]                        ;     0.0 p2      64 dst reload
        movd xmm0, [esi]                                   ;     2.0 p2      64 dst
        movd xmm1, [esi + 64]                              ;     2.0 p2      64 dst
        punpckldq xmm0, xmm1                               ;     9.0 p1      64 dst
        movd xmm1, [esi + 128]                             ;     3.0 p2      64 dst
        movd xmm2, [esi + 192]                             ;     4.0 p2      64 dst
        punpckldq xmm1, xmm2                               ;    11.0 p1      64 dst
        punpcklqdq xmm0, xmm1                              ;    13.0 p1      64 dst
        movd xmm1, [esi + 4]                               ;     5.0 p2      64 dst
        movd xmm2, [esi + 68]                              ;     6.0 p2      64 dst
        punpckldq xmm1, xmm2                               ;    13.0 p1      64 dst
        movd xmm2, [esi + 132]                             ;     7.0 p2      64 dst
        movd xmm3, [esi + 196]                             ;     8.0 p2      64 dst
        punpckldq xmm2, xmm3                               ;    15.0 p1      64 dst
        punpcklqdq xmm1, xmm2                              ;    17.0 p1      64 dst
        movd xmm2, [esi + 8]                               ;     9.0 p2      64 dst
        movd xmm3, [esi + 72]                              ;    10.0 p2      64 dst
        punpckldq xmm2, xmm3                               ;    17.0 p1      64 dst
        movd xmm3, [esi + 136]                             ;    11.0 p2      64 dst
        movd xmm4, [esi + 200]                             ;    12.0 p2      64 dst
        punpckldq xmm3, xmm4                               ;    19.0 p1      64 dst
        punpcklqdq xmm2, xmm3                              ;    21.0 p1      64 dst
        movd xmm3, [esi + 12]                              ;    13.0 p2      64 dst
        movd xmm4, [esi + 76]                              ;    14.0 p2      64 dst
        punpckldq xmm3, xmm4                               ;    21.0 p1      64 dst
        movd xmm4, [esi + 140]                             ;    15.0 p2      64 dst
        movd xmm5, [esi + 204]                             ;    16.0 p2      64 dst
        punpckldq xmm4, xmm5                               ;    23.0 p1      64 dst
        punpcklqdq xmm3, xmm4                              ;    25.0 p1      64 dst
        movd xmm4, [esi + 16]                              ;    17.0 p2      64 dst
        movd xmm5, [esi + 80]                              ;    18.0 p2      64 dst
        punpckldq xmm4, xmm5                               ;    25.0 p1      64 dst
        movd xmm5, [esi + 144]                             ;    19.0 p2      64 dst
        movd xmm6, [esi + 208]                             ;    20.0 p2      64 dst
        punpckldq xmm5, xmm6                               ;    27.0 p1      64 dst
        punpcklqdq xmm4, xmm5                              ;    29.0 p1      64 dst
        movd xmm5, [esi + 20]                              ;    21.0 p2      64 dst
        movd xmm6, [esi + 84]                              ;    22.0 p2      64 dst
        punpckldq xmm5, xmm6                               ;    29.0 p1      64 dst
        movd xmm6, [esi + 148]                             ;    23.0 p2      64 dst
        movd xmm7, [esi + 212]                             ;    24.0 p2      64 dst
        punpckldq xmm6, xmm7                               ;    31.0 p1      64 dst
        punpcklqdq xmm5, xmm6                              ;    33.0 p1      64 dst
        movdqa xmm6, [ebp + 848]                           ;    25.0 p2      64 dst
        paddd xmm6, [ebp + 656]                            ;    32.0 p2+p1   64 dst
        pxor xmm0, xmm6                                    ;    34.0 p1      64 dst
        pshufd xmm6, xmm0, 1                               ;    36.0 p1      64 dst
        mov edi, dword [ebp + 1388]                        ;    27.0 p2      64 dst reload
        movd [edi + 64], xmm6                              ;    40.0 p0+p1+p3   64 dst
        movd [edi], xmm0                                   ;    36.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm0, 2                               ;    36.0 p1      64 dst
        movd [edi + 128], xmm6                             ;    40.0 p0+p1+p3   64 dst
        pshufd xmm0, xmm0, 3                               ;    36.0 p1      64 dst
        movd [edi + 192], xmm0                             ;    40.0 p0+p1+p3   64 dst
        movd xmm0, [esi + 24]                              ;    28.0 p2      64 dst
        movd xmm6, [esi + 88]                              ;    29.0 p2      64 dst
        punpckldq xmm0, xmm6                               ;    36.0 p1      64 dst
        movd xmm6, [esi + 152]                             ;    30.0 p2      64 dst
        movd xmm7, [esi + 216]                             ;    31.0 p2      64 dst
        punpckldq xmm6, xmm7                               ;    38.0 p1      64 dst
        punpcklqdq xmm0, xmm6                              ;    40.0 p1      64 dst
        movdqa xmm6, [ebp + 880]                           ;    32.0 p2      64 dst
        paddd xmm6, [ebp + 672]                            ;    39.0 p2+p1   64 dst
        pxor xmm1, xmm6                                    ;    41.0 p1      64 dst
        movd [edi + 4], xmm1                               ;    43.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm1, 1                               ;    43.0 p1      64 dst
        movd [edi + 68], xmm6                              ;    47.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm1, 2                               ;    43.0 p1      64 dst
        movd [edi + 132], xmm6                             ;    47.0 p0+p1+p3   64 dst
        pshufd xmm1, xmm1, 3                               ;    43.0 p1      64 dst
        movd [edi + 196], xmm1                             ;    47.0 p0+p1+p3   64 dst
        movd xmm1, [esi + 28]                              ;    34.0 p2      64 dst
        movd xmm6, [esi + 92]                              ;    35.0 p2      64 dst
        punpckldq xmm1, xmm6                               ;    42.0 p1      64 dst
        movd xmm6, [esi + 156]                             ;    36.0 p2      64 dst
        movd xmm7, [esi + 220]                             ;    37.0 p2      64 dst
        punpckldq xmm6, xmm7                               ;    44.0 p1      64 dst
        punpcklqdq xmm1, xmm6                              ;    46.0 p1      64 dst
        movdqa xmm6, [ebp + 912]                           ;    38.0 p2      64 dst
        paddd xmm6, [ebp + 688]                            ;    45.0 p2+p1   64 dst
        pxor xmm2, xmm6                                    ;    47.0 p1      64 dst
        movd [edi + 8], xmm2                               ;    49.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm2, 1                               ;    49.0 p1      64 dst
        movd [edi + 72], xmm6                              ;    53.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm2, 2                               ;    49.0 p1      64 dst
        movd [edi + 136], xmm6                             ;    53.0 p0+p1+p3   64 dst
        pshufd xmm2, xmm2, 3                               ;    50.0 p1      64 dst
        movd [edi + 200], xmm2                             ;    54.0 p0+p1+p3   64 dst
        movd xmm2, [esi + 32]                              ;    40.0 p2      64 dst
        movd xmm6, [esi + 96]                              ;    41.0 p2      64 dst
        punpckldq xmm2, xmm6                               ;    52.0 p1      64 dst
        movd xmm6, [esi + 160]                             ;    42.0 p2      64 dst
        movd xmm7, [esi + 224]                             ;    43.0 p2      64 dst
        punpckldq xmm6, xmm7                               ;    53.0 p1      64 dst
        punpcklqdq xmm2, xmm6                              ;    55.0 p1      64 dst
        movdqa xmm6, [ebp + 944]                           ;    44.0 p2      64 dst
        paddd xmm6, [ebp + 704]                            ;    55.0 p2+p1   64 dst
        pxor xmm3, xmm6                                    ;    57.0 p1      64 dst
        movd [edi + 12], xmm3                              ;    59.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm3, 1                               ;    59.0 p1      64 dst
        movd [edi + 76], xmm6                              ;    63.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm3, 2                               ;    60.0 p1      64 dst
        movd [edi + 140], xmm6                             ;    64.0 p0+p1+p3   64 dst
        pshufd xmm3, xmm3, 3                               ;    62.0 p1      64 dst
        movd [edi + 204], xmm3                             ;    66.0 p0+p1+p3   64 dst
        movd xmm3, [esi + 36]                              ;    46.0 p2      64 dst
        movd xmm6, [esi + 100]                             ;    47.0 p2      64 dst
        punpckldq xmm3, xmm6                               ;    64.0 p1      64 dst
        movd xmm6, [esi + 164]                             ;    48.0 p2      64 dst
        movd xmm7, [esi + 228]                             ;    49.0 p2      64 dst
        punpckldq xmm6, xmm7                               ;    65.0 p1      64 dst
        punpcklqdq xmm3, xmm6                              ;    67.0 p1      64 dst
        movdqa xmm6, [ebp + 960]                           ;    50.0 p2      64 dst
        paddd xmm6, [ebp + 720]                            ;    67.0 p2+p1   64 dst
        pxor xmm4, xmm6                                    ;    69.0 p1      64 dst
        movd [edi + 16], xmm4                              ;    71.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm4, 1                               ;    71.0 p1      64 dst
        movd [edi + 80], xmm6                              ;    75.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm4, 2                               ;    72.0 p1      64 dst
        movd [edi + 144], xmm6                             ;    76.0 p0+p1+p3   64 dst
        pshufd xmm4, xmm4, 3                               ;    74.0 p1      64 dst
        movd [edi + 208], xmm4                             ;    78.0 p0+p1+p3   64 dst
        movd xmm4, [esi + 40]                              ;    52.0 p2      64 dst
        movd xmm6, [esi + 104]                             ;    53.0 p2      64 dst
        punpckldq xmm4, xmm6                               ;    76.0 p1      64 dst
        movd xmm6, [esi + 168]                             ;    54.0 p2      64 dst
        movd xmm7, [esi + 232]                             ;    55.0 p2      64 dst
        punpckldq xmm6, xmm7                               ;    77.0 p1      64 dst
        punpcklqdq xmm4, xmm6                              ;    79.0 p1      64 dst
        movdqa xmm6, [ebp + 992]                           ;    56.0 p2      64 dst
        paddd xmm6, [ebp + 736]                            ;    79.0 p2+p1   64 dst
        pxor xmm5, xmm6                                    ;    81.0 p1      64 dst
        movd [edi + 20], xmm5                              ;    83.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm5, 1                               ;    83.0 p1      64 dst
        movd [edi + 84], xmm6                              ;    87.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm5, 2                               ;    84.0 p1      64 dst
        movd [edi + 148], xmm6                             ;    88.0 p0+p1+p3   64 dst
        pshufd xmm5, xmm5, 3                               ;    86.0 p1      64 dst
        movd [edi + 212], xmm5                             ;    90.0 p0+p1+p3   64 dst
        movd xmm5, [esi + 44]                              ;    58.0 p2      64 dst
        movd xmm6, [esi + 108]                             ;    59.0 p2      64 dst
        punpckldq xmm5, xmm6                               ;    88.0 p1      64 dst
        movd xmm6, [esi + 172]                             ;    60.0 p2      64 dst
        movd xmm7, [esi + 236]                             ;    61.0 p2      64 dst
        punpckldq xmm6, xmm7                               ;    89.0 p1      64 dst
        punpcklqdq xmm5, xmm6                              ;    91.0 p1      64 dst
        movdqa xmm6, [ebp + 1008]                          ;    62.0 p2      64 dst
        paddd xmm6, [ebp + 752]                            ;    91.0 p2+p1   64 dst
        pxor xmm0, xmm6                                    ;    93.0 p1      64 dst
        movd [edi + 24], xmm0                              ;    95.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm0, 1                               ;    95.0 p1      64 dst
        movd [edi + 88], xmm6                              ;    99.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm0, 2                               ;    96.0 p1      64 dst
        movd [edi + 152], xmm6                             ;   100.0 p0+p1+p3   64 dst
        pshufd xmm0, xmm0, 3                               ;    98.0 p1      64 dst
        movd [edi + 216], xmm0                             ;   102.0 p0+p1+p3   64 dst
        movd xmm0, [esi + 48]                              ;    64.0 p2      64 dst
        movd xmm6, [esi + 112]                             ;    65.0 p2      64 dst
        punpckldq xmm0, xmm6                               ;   100.0 p1      64 dst
        movd xmm6, [esi + 176]                             ;    66.0 p2      64 dst
        movd xmm7, [esi + 240]                             ;    67.0 p2      64 dst
        punpckldq xmm6, xmm7                               ;   101.0 p1      64 dst
        punpcklqdq xmm0, xmm6                              ;   103.0 p1      64 dst
        movdqa xmm6, [ebp + 1024]                          ;    68.0 p2      64 dst
        paddd xmm6, [ebp + 768]                            ;   103.0 p2+p1   64 dst
        pxor xmm1, xmm6                                    ;   105.0 p1      64 dst
        movd [edi + 28], xmm1                              ;   107.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm1, 1                               ;   107.0 p1      64 dst
        movd [edi + 92], xmm6                              ;   111.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm1, 2                               ;   108.0 p1      64 dst
        movd [edi + 156], xmm6                             ;   112.0 p0+p1+p3   64 dst
        pshufd xmm1, xmm1, 3                               ;   110.0 p1      64 dst
        movd [edi + 220], xmm1                             ;   114.0 p0+p1+p3   64 dst
        movd xmm1, [esi + 52]                              ;    71.0 p2      64 dst
        movd xmm6, [esi + 116]                             ;    72.0 p2      64 dst
        punpckldq xmm1, xmm6                               ;   112.0 p1      64 dst
        movd xmm6, [esi + 180]                             ;    73.0 p2      64 dst
        movd xmm7, [esi + 244]                             ;    74.0 p2      64 dst
        punpckldq xmm6, xmm7                               ;   113.0 p1      64 dst
        punpcklqdq xmm1, xmm6                              ;   115.0 p1      64 dst
        movdqa xmm6, [ebp + 1056]                          ;    75.0 p2      64 dst
        paddd xmm6, [ebp + 784]                            ;   115.0 p2+p1   64 dst
        pxor xmm2, xmm6                                    ;   117.0 p1      64 dst
        movd [edi + 32], xmm2                              ;   119.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm2, 1                               ;   119.0 p1      64 dst
        movd [edi + 96], xmm6                              ;   123.0 p0+p1+p3   64 dst
        pshufd xmm6, xmm2, 2                               ;   120.0 p1      64 dst
        movd [edi + 160], xmm6                             ;   124.0 p0+p1+p3   64 dst
        pshufd xmm2, xmm2, 3                               ;   122.0 p1      64 dst
        movd [edi + 224], xmm2                             ;   126.0 p0+p1+p3   64 dst
        movd xmm2, [esi + 56]                              ;    78.3 p2      64 dst
        movd xmm6, [esi + 120]                             ;    79.3 p2      64 dst
        punpckldq xmm2, xmm6                               ;   124.0 p1      64 dst
        movd xmm6, [esi + 184]                             ;    80.3 p2      64 dst
        movd xmm7, [esi + 248]                             ;    81.3 p2      64 dst
        punpckldq xmm6, xmm7                               ;   125.0 p1      64 dst
        punpcklqdq xmm2, xmm6                              ;   127.0 p1      64 dst
        movdqa xmm6, [ebp + 1072]                          ;    82.3 p2      64 dst
        paddd xmm6, [ebp + 800]                            ;   127.0 p2+p1   64 dst
        pxor xmm3, xmm6                                    ;   129.0 p1      64 dst
        movd [edi + 36], xmm3                              ;   131.0 p0+p1+p3   64 dst
        pshufd xmm7, xmm3, 1                               ;   131.0 p1      64 dst
        movd [edi + 100], xmm7                             ;   135.0 p0+p1+p3   64 dst
        movd xmm7, [esi + 124]                             ;    84.3 p2      64 dst
        pshufd xmm6, xmm3, 2                               ;   132.0 p1      64 dst
        movd [edi + 164], xmm6                             ;   136.0 p0+p1+p3   64 dst
        movd xmm6, [esi + 60]                              ;    85.3 p2      64 dst
        punpckldq xmm6, xmm7                               ;   134.0 p1      64 dst
        movd xmm7, [esi + 252]                             ;    86.3 p2      64 dst
        pshufd xmm3, xmm3, 3                               ;   135.0 p1      64 dst
        movd [edi + 228], xmm3                             ;   139.0 p0+p1+p3   64 dst
        movd xmm3, [esi + 188]                             ;    87.3 p2      64 dst
        punpckldq xmm3, xmm7                               ;   137.0 p1      64 dst
        punpcklqdq xmm6, xmm3                              ;   139.0 p1      64 dst
        movdqa xmm3, [ebp + 1120]                          ;    88.3 p2      64 dst
        paddd xmm3, [ebp + 816]                            ;   139.0 p2+p1   64 dst
        pxor xmm4, xmm3                                    ;   141.0 p1      64 dst
        movd [edi + 40], xmm4                              ;   143.0 p0+p1+p3   64 dst
        pshufd xmm3, xmm4, 1                               ;   143.0 p1      64 dst
        movd [edi + 104], xmm3                             ;   147.0 p0+p1+p3   64 dst
        pshufd xmm3, xmm4, 2                               ;   144.0 p1      64 dst
        movd [edi + 168], xmm3                             ;   148.0 p0+p1+p3   64 dst
        pshufd xmm3, xmm4, 3                               ;   146.0 p1      64 dst
        movd [edi + 232], xmm3                             ;   150.0 p0+p1+p3   64 dst
        add esi, 0x100                                     ;    93.3 p0      60 blocks
        mov dword [ebp + 1376], esi                        ;   104.3 p0+p3   60 blocks
        movdqa xmm3, [ebp + 1040]                          ;    93.7 p2      64 dst
        paddd xmm3, [ebp + 832]                            ;   148.0 p2+p1   64 dst
        pxor xmm5, xmm3                                    ;   150.0 p1      64 dst
        movd [edi + 44], xmm5                              ;   152.0 p0+p1+p3   64 dst
        pshufd xmm3, xmm5, 1                               ;   152.0 p1      64 dst
        movd [edi + 108], xmm3                             ;   156.0 p0+p1+p3   64 dst
        pshufd xmm3, xmm5, 2                               ;   153.0 p1      64 dst
        movd [edi + 172], xmm3                             ;   157.0 p0+p1+p3   64 dst
        pshufd xmm3, xmm5, 3                               ;   155.0 p1      64 dst
        movd [edi + 236], xmm3                             ;   159.0 p0+p1+p3   64 dst
        movdqa xmm3, [ebp + 1088]                          ;    98.7 p2      64 dst
        paddd xmm3, [ebp + 976]                            ;   157.0 p2+p1   64 dst
        pxor xmm0, xmm3                                    ;   159.0 p1      64 dst
        movd [edi + 48], xmm0                              ;   161.0 p0+p1+p3   64 dst
        pshufd xmm3, xmm0, 1                               ;   161.0 p1      64 dst
        movd [edi + 112], xmm3                             ;   165.0 p0+p1+p3   64 dst
        pshufd xmm3, xmm0, 2                               ;   162.0 p1      64 dst
        pshufd xmm0, xmm0, 3                               ;   163.0 p1      64 dst
        movd [edi + 176], xmm3                             ;   166.0 p0+p1+p3   64 dst
        movd [edi + 240], xmm0                             ;   167.0 p0+p1+p3   64 dst
        movdqa xmm0, [ebp + 1104]                          ;   103.7 p2      64 dst
        paddd xmm0, [ebp + 864]                            ;   166.0 p2+p1   64 dst
        pxor xmm1, xmm0                                    ;   168.0 p1      64 dst
        movd [edi + 52], xmm1                              ;   170.0 p0+p1+p3   64 dst
        pshufd xmm0, xmm1, 1                               ;   170.0 p1      64 dst
        movd [edi + 116], xmm0                             ;   174.0 p0+p1+p3   64 dst
        pshufd xmm0, xmm1, 2                               ;   171.0 p1      64 dst
        pshufd xmm1, xmm1, 3                               ;   172.0 p1      64 dst
        movd [edi + 180], xmm0                             ;   175.0 p0+p1+p3   64 dst
        movd [edi + 244], xmm1                             ;   176.0 p0+p1+p3   64 dst
        lea esi, [edi + 256]                               ;   109.3 p0      60 blocks
        movdqa xmm0, [ebp + 1136]                          ;   109.0 p2      64 dst
        paddd xmm0, [ebp + 896]                            ;   175.0 p2+p1   64 dst
        pxor xmm2, xmm0                                    ;   177.0 p1      64 dst
        movd [edi + 56], xmm2                              ;   179.0 p0+p1+p3   64 dst
        pshufd xmm0, xmm2, 1                               ;   179.0 p1      64 dst
        movd [edi + 120], xmm0                             ;   183.0 p0+p1+p3   64 dst
        pshufd xmm0, xmm2, 2                               ;   180.0 p1      64 dst
        pshufd xmm1, xmm2, 3                               ;   181.0 p1      64 dst
        movd [edi + 184], xmm0                             ;   184.0 p0+p1+p3   64 dst
        movd [edi + 248], xmm1                             ;   185.0 p0+p1+p3   64 dst
        movdqa xmm0, [ebp + 1152]                          ;   116.0 p2      64 dst
        paddd xmm0, [ebp + 928]                            ;   184.0 p2+p1   64 dst
        pxor xmm6, xmm0                                    ;   186.0 p1      64 dst
        movd [edi + 60], xmm6                              ;   188.0 p0+p1+p3   64 dst
        pshufd xmm0, xmm6, 1                               ;   188.0 p1      64 dst
        movd [edi + 124], xmm0                             ;   192.0 p0+p1+p3   64 dst
        pshufd xmm0, xmm6, 2                               ;   189.0 p1      64 dst
        pshufd xmm1, xmm6, 3                               ;   190.0 p1      64 dst
        movd [edi + 188], xmm0                             ;   193.0 p0+p1+p3   64 dst
        movd [edi + 252], xmm1                             ;   194.0 p0+p1+p3   64 dst
        mov dword [ebp + 1388], esi                        ;   146.3 p0+p3   60 blocks
        movdqa xmm0, [ebp + 624]                           ;   126.0 p2      60 blocks
        paddd xmm0, [chacha20_blocks.T0_constants128 + 16] ;   193.0 p2+p1   60 blocks
        movdqa [ebp + 624], xmm0                           ;   195.0 p0+p3   60 blocks
        mov eax, dword [ebp + 1376]                        ;                    more blocks?
        cmp eax, dword [ebp + 1380]                        ;                    more blocks?
        jne .blocks_1
.blocks_1_rest:
        mov eax, dword [ebp + 1372]                        ;                    blocks left over
        test eax, eax                                      ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov esi, dword [ebp + 1376]                        ;                    blocks left over
        lea edi, [ebp - 128]                               ;                    blocks left over
        mov dword [ebp + 1392], esi                        ;                    blocks left over
        mov dword [ebp + 1376], edi                        ;                    blocks left over
        imul ecx, eax, 0x40                                ;                    blocks left over
        rep movsb                                          ;                    blocks left over
        mov esi, dword [ebp + 1388]                        ;                    blocks left over
        lea edi, [ebp + 128]                               ;                    blocks left over
        mov ecx, esi                                       ;                    blocks left over
        sub ecx, dword [ebp + 1392]                        ;                    blocks left over
        neg ecx                                            ;                    blocks left over
        sbb ecx, ecx                                       ;                    blocks left over
        lea edx, [ebp - 128]                               ;                    blocks left over
        sub edi, edx                                       ;                    blocks left over
        and edi, ecx                                       ;                    blocks left over
        add edi, edx                                       ;                    blocks left over
        mov dword [ebp + 1396], edi                        ;                    blocks left over
        mov dword [ebp + 1400], esi                        ;                    blocks left over
        mov dword [ebp + 1388], edi                        ;                    blocks left over
        imul ecx, eax, 0x40                                ;                    blocks left over
        rep movsb                                          ;                    blocks left over
        lea esi, [ebp + 128]                               ;                    blocks left over
        mov dword [ebp + 1380], esi                        ;                    blocks left over
        neg eax                                            ;                    blocks left over
        mov dword [ebp + 1372], eax                        ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg eax                                            ;                    blocks left over
        mov esi, dword [ebp + 1396]                        ;                    blocks left over
        mov edi, dword [ebp + 1400]                        ;                    blocks left over
        imul ecx, eax, 0x40                                ;                    blocks left over
        rep movsb                                          ;                    blocks left over
.blocks_1_done:
        mov ecx, dword [ebp + 1404]                        ;                    frame
        pxor xmm0, xmm0                                    ;                    cleared
        movdqa [ebp - 128], xmm0                           ;                    cleared
        movdqa [ebp - 112], xmm0                           ;                    cleared
        movdqa [ebp - 96], xmm0                            ;                    cleared
        movdqa [ebp - 80], xmm0                            ;                    cleared
        movdqa [ebp - 64], xmm0                            ;                    cleared
        movdqa [ebp - 48], xmm0                            ;                    cleared
        movdqa [ebp - 32], xmm0                            ;                    cleared
        movdqa [ebp - 16], xmm0                            ;                    cleared
        movdqa [ebp + 0], xmm0                             ;                    cleared
        movdqa [ebp + 16], xmm0                            ;                    cleared
        movdqa [ebp + 32], xmm0                            ;                    cleared
        movdqa [ebp + 48], xmm0                            ;                    cleared
        movdqa [ebp + 64], xmm0                            ;                    cleared
        movdqa [ebp + 80], xmm0                            ;                    cleared
        movdqa [ebp + 96], xmm0                            ;                    cleared
        movdqa [ebp + 112], xmm0                           ;                    cleared
        movdqa [ebp + 128], xmm0                           ;                    cleared
        movdqa [ebp + 144], xmm0                           ;                    cleared
        movdqa [ebp + 160], xmm0                           ;                    cleared
        movdqa [ebp + 176], xmm0                           ;                    cleared
        movdqa [ebp + 192], xmm0                           ;                    cleared
        movdqa [ebp + 208], xmm0                           ;                    cleared
        movdqa [ebp + 224], xmm0                           ;                    cleared
        movdqa [ebp + 240], xmm0                           ;                    cleared
        movdqa [ebp + 256], xmm0                           ;                    cleared
        movdqa [ebp + 272], xmm0                           ;                    cleared
        movdqa [ebp + 288], xmm0                           ;                    cleared
        movdqa [ebp + 304], xmm0                           ;                    cleared
        movdqa [ebp + 320], xmm0                           ;                    cleared
        movdqa [ebp + 336], xmm0                           ;                    cleared
        movdqa [ebp + 352], xmm0                           ;                    cleared
        movdqa [ebp + 368], xmm0                           ;                    cleared
        movdqa [ebp + 384], xmm0                           ;                    cleared
        movdqa [ebp + 400], xmm0                           ;                    cleared
        movdqa [ebp + 416], xmm0                           ;                    cleared
        movdqa [ebp + 432], xmm0                           ;                    cleared
        movdqa [ebp + 448], xmm0                           ;                    cleared
        movdqa [ebp + 464], xmm0                           ;                    cleared
        movdqa [ebp + 480], xmm0                           ;                    cleared
        movdqa [ebp + 496], xmm0                           ;                    cleared
        movdqa [ebp + 512], xmm0                           ;                    cleared
        movdqa [ebp + 528], xmm0                           ;                    cleared
        movdqa [ebp + 544], xmm0                           ;                    cleared
        movdqa [ebp + 560], xmm0                           ;                    cleared
        movdqa [ebp + 576], xmm0                           ;                    cleared
        movdqa [ebp + 592], xmm0                           ;                    cleared
        movdqa [ebp + 608], xmm0                           ;                    cleared
        movdqa [ebp + 624], xmm0                           ;                    cleared
        movdqa [ebp + 640], xmm0                           ;                    cleared
        movdqa [ebp + 656], xmm0                           ;                    cleared
        movdqa [ebp + 672], xmm0                           ;                    cleared
        movdqa [ebp + 688], xmm0                           ;                    cleared
        movdqa [ebp + 704], xmm0                           ;                    cleared
        movdqa [ebp + 720], xmm0                           ;                    cleared
        movdqa [ebp + 736], xmm0                           ;                    cleared
        movdqa [ebp + 752], xmm0                           ;                    cleared
        movdqa [ebp + 768], xmm0                           ;                    cleared
        movdqa [ebp + 784], xmm0                           ;                    cleared
        movdqa [ebp + 800], xmm0                           ;                    cleared
        movdqa [ebp + 816], xmm0                           ;                    cleared
        movdqa [ebp + 832], xmm0                           ;                    cleared
        movdqa [ebp + 848], xmm0                           ;                    cleared
        movdqa [ebp + 864], xmm0                           ;                    cleared
        movdqa [ebp + 880], xmm0                           ;                    cleared
        movdqa [ebp + 896], xmm0                           ;                    cleared
        movdqa [ebp + 912], xmm0                           ;                    cleared
        movdqa [ebp + 928], xmm0                           ;                    cleared
        movdqa [ebp + 944], xmm0                           ;                    cleared
        movdqa [ebp + 960], xmm0                           ;                    cleared
        movdqa [ebp + 976], xmm0                           ;                    cleared
        movdqa [ebp + 992], xmm0                           ;                    cleared
        movdqa [ebp + 1008], xmm0                          ;                    cleared
        movdqa [ebp + 1024], xmm0                          ;                    cleared
        movdqa [ebp + 1040], xmm0                          ;                    cleared
        movdqa [ebp + 1056], xmm0                          ;                    cleared
        movdqa [ebp + 1072], xmm0                          ;                    cleared
        movdqa [ebp + 1088], xmm0                          ;                    cleared
        movdqa [ebp + 1104], xmm0                          ;                    cleared
        movdqa [ebp + 1120], xmm0                          ;                    cleared
        movdqa [ebp + 1136], xmm0                          ;                    cleared
        movdqa [ebp + 1152], xmm0                          ;                    cleared
        movdqa [ebp + 1168], xmm0                          ;                    cleared
        movdqa [ebp + 1184], xmm0                          ;                    cleared
        movdqa [ebp + 1200], xmm0                          ;                    cleared
        movdqa [ebp + 1216], xmm0                          ;                    cleared
        movdqa [ebp + 1232], xmm0                          ;                    cleared
        movdqa [ebp + 1248], xmm0                          ;                    cleared
        movdqa [ebp + 1264], xmm0                          ;                    cleared
        movdqa [ebp + 1280], xmm0                          ;                    cleared
        movdqa [ebp + 1296], xmm0                          ;                    cleared
        movdqa [ebp + 1312], xmm0                          ;                    cleared
        movdqa [ebp + 1328], xmm0                          ;                    cleared
        movdqa [ebp + 1344], xmm0                          ;                    cleared
        movdqa [ebp + 1392], xmm0                          ;                    cleared
        mov esp, ecx                                       ;                    frame
        pop ebp                                            ;                    preserved
        pop edi                                            ;                    preserved
        pop esi                                            ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; constants128
        align 16, db 0
chacha20_blocks.T0_constants128:
        dq 0x0000000100000000, 0x0000000300000002, 0x0000000400000004, 0x0000000400000004

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
