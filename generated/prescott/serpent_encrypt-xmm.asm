; serpent_encrypt for Intel Pentium 4 (Prescott, 32-bit) (prescott)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu prescott --variant xmm
;
; void serpent_encrypt(const void *rk, const void *src, void *dst, uint32_t n);   cdecl
;   rk: 528 bytes, read, secret, no alignment needed
;   src: 16 bytes a block, read, secret, no alignment needed
;   dst: 16 bytes a block, written, secret, no alignment needed
;   n: number of blocks, may be 0
; Parameters do not overlap, but dst may be exactly in place of src.
; Preserves ebx esi edi ebp esp and the direction flag; changes eax ecx edx and the other flags.
; Changes xmm0 to xmm7.
; Constant time: no secret reaches an address or a branch.
; The frame is cleared before return: 2288 bytes, 4 instructions, one of them for 572 stores. Registers are not.
;
; Planned (list schedule; an optimistic machine) and lower bounds, clocks:
;   body: 594 uops, planned 270.0; bounds: width 198.0, ports 264.0, path 17.0
;   blocks: 2007 uops, planned 1688.0; bounds: width 669.0, ports 1685.0, path 924.0
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
%fatal "serpent_encrypt is called by the cdecl, 32 bits convention: assemble it with nasm -f elf32 or win32 or macho32; 64-bit code is a target of its own with -64 behind its name"
%endif

        bits 32
        section .text
        align 16
for_formats win32, win, macho32, macho, coff
%if HERE
        global $_serpent_encrypt
$_serpent_encrypt:
%else
        global $serpent_encrypt
%endif
$serpent_encrypt:
        push esi                                            ;                    preserved
        push edi                                            ;                    preserved
        push ebp                                            ;                    preserved
        mov eax, esp                                        ;                    frame
        sub esp, 0x8f0                                      ;                    frame
        and esp, 0xfffffff0                                 ;                    frame
        lea ebp, [esp + 128]                                ;                    frame
        mov dword [ebp + 2148], eax                         ;                    frame
        mov ecx, dword [eax + 16]                           ;                    frame
        mov dword [ebp + 2112], ecx                         ;                    frame
        mov ecx, dword [eax + 28]                           ;                    frame
        mov dword [ebp + 2116], ecx                         ;                    frame
        mov ecx, dword [eax + 20]                           ;                    frame
        mov dword [ebp + 2124], ecx                         ;                    frame
        mov ecx, dword [eax + 24]                           ;                    frame
        mov dword [ebp + 2132], ecx                         ;                    frame
        mov esi, dword [ebp + 2112]                         ;     0.0 p2      80 x[0] reload
        movd xmm0, [esi + 16]                               ;     4.0 p2      80 x[0]
        movd xmm1, [esi + 24]                               ;     4.0 p2      80 x[2]
        movd xmm2, [esi + 28]                               ;     4.0 p2      80 x[3]
        movd xmm3, [esi + 48]                               ;     4.0 p2      80 x[0]
        movd xmm4, [esi + 60]                               ;     5.0 p2      80 x[3]
        movd xmm5, [esi + 72]                               ;     6.0 p2      80 x[2]
        pshufd xmm0, xmm0, 0                                ;    15.0 p1      80 x[0]
        movd xmm6, [esi + 80]                               ;     7.0 p2      80 x[0]
        pshufd xmm1, xmm1, 0                                ;    15.0 p1      80 x[2]
        movd xmm7, [esi + 100]                              ;     8.0 p2      80 x[1]
        pshufd xmm2, xmm2, 0                                ;    15.0 p1      80 x[3]
        pshufd xmm3, xmm3, 0                                ;    15.0 p1      80 x[0]
        pshufd xmm4, xmm4, 0                                ;    16.0 p1      80 x[3]
        pshufd xmm5, xmm5, 0                                ;    17.0 p1      80 x[2]
        pshufd xmm6, xmm6, 0                                ;    18.0 p1      80 x[0]
        pxor xmm0, [serpent_encrypt.T0_constants128]        ;    19.0 p2+p1   80 x[0]
        movdqa [ebp + 0], xmm0                              ;    21.0 p0+p3   80 x[0]
        movd xmm0, [esi + 112]                              ;    10.0 p2      80 x[0]
        pxor xmm1, [serpent_encrypt.T0_constants128 + 16]   ;    19.0 p2+p1   80 x[2]
        movdqa [ebp + 16], xmm1                             ;    21.0 p0+p3   80 x[2]
        movd xmm1, [esi + 116]                              ;    12.0 p2      80 x[1]
        pshufd xmm7, xmm7, 0                                ;    19.0 p1      80 x[1]
        pxor xmm2, [serpent_encrypt.T0_constants128 + 32]   ;    19.0 p2+p1   80 x[3]
        movdqa [ebp + 32], xmm2                             ;    21.0 p0+p3   80 x[3]
        movdqa xmm2, [serpent_encrypt.T0_constants128 + 48] ;    14.0 p2      80 x[0] reload
        pxor xmm3, xmm2                                     ;    25.0 p1      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    21.0 p1      80 x[0]
        pxor xmm5, [serpent_encrypt.T0_constants128 + 64]   ;    21.0 p2+p1   80 x[2]
        movdqa [ebp + 48], xmm5                             ;    23.0 p0+p3   80 x[2]
        movd xmm5, [esi + 120]                              ;    16.0 p2      80 x[2]
        pshufd xmm1, xmm1, 0                                ;    23.0 p1      80 x[1]
        movdqa [ebp + 64], xmm3                             ;    27.0 p0+p3   80 x[0]
        movd xmm3, [esi + 136]                              ;    17.0 p2      80 x[2]
        pshufd xmm5, xmm5, 0                                ;    27.0 p1      80 x[2]
        pshufd xmm3, xmm3, 0                                ;    28.0 p1      80 x[2]
        pxor xmm4, xmm2                                     ;    25.0 p1      80 x[3]
        movdqa [ebp + 80], xmm4                             ;    27.0 p0+p3   80 x[3]
        movd xmm4, [esi + 144]                              ;    18.0 p2      80 x[0]
        pshufd xmm4, xmm4, 0                                ;    29.0 p1      80 x[0]
        pxor xmm5, [serpent_encrypt.T0_constants128 + 64]   ;    31.0 p2+p1   80 x[2]
        movdqa [ebp + 96], xmm5                             ;    33.0 p0+p3   80 x[2]
        movd xmm5, [esi + 152]                              ;    20.0 p2      80 x[2]
        pshufd xmm5, xmm5, 0                                ;    31.0 p1      80 x[2]
        pxor xmm6, xmm2                                     ;    25.0 p1      80 x[0]
        movdqa [ebp + 112], xmm6                            ;    27.0 p0+p3   80 x[0]
        movd xmm6, [esi + 156]                              ;    21.0 p2      80 x[3]
        pxor xmm7, xmm2                                     ;    25.0 p1      80 x[1]
        movdqa [ebp + 128], xmm7                            ;    27.0 p0+p3   80 x[1]
        movd xmm7, [esi + 176]                              ;    22.0 p2      80 x[0]
        pxor xmm0, xmm2                                     ;    25.3 p1      80 x[0]
        movdqa [ebp + 144], xmm0                            ;    27.3 p0+p3   80 x[0]
        pshufd xmm0, xmm6, 0                                ;    32.0 p1      80 x[3]
        pxor xmm1, xmm2                                     ;    27.3 p1      80 x[1]
        movdqa [ebp + 160], xmm1                            ;    29.3 p0+p3   80 x[1]
        pxor xmm3, xmm2                                     ;    32.0 p1      80 x[2]
        movdqa [ebp + 176], xmm3                            ;    34.0 p0+p3   80 x[2]
        movd xmm1, [esi + 188]                              ;    24.7 p2      80 x[3]
        pshufd xmm3, xmm7, 0                                ;    33.0 p1      80 x[0]
        movdqa xmm6, [serpent_encrypt.T0_constants128]      ;    25.7 p2      80 x[0] reload
        pxor xmm4, xmm6                                     ;    36.7 p1      80 x[0]
        movdqa xmm7, [serpent_encrypt.T0_constants128 + 16] ;    26.7 p2      80 x[2] reload
        pxor xmm5, xmm7                                     ;    37.7 p1      80 x[2]
        pshufd xmm1, xmm1, 0                                ;    35.7 p1      80 x[3]
        movdqa [ebp + 192], xmm4                            ;    38.7 p0+p3   80 x[0]
        movdqa xmm4, [serpent_encrypt.T0_constants128 + 32] ;    27.7 p2      80 x[3] reload
        pxor xmm0, xmm4                                     ;    38.7 p1      80 x[3]
        movdqa [ebp + 208], xmm5                            ;    39.7 p0+p3   80 x[2]
        pxor xmm3, xmm2                                     ;    37.0 p1      80 x[0]
        movdqa [ebp + 224], xmm3                            ;    39.0 p0+p3   80 x[0]
        movdqa [ebp + 240], xmm0                            ;    40.7 p0+p3   80 x[3]
        movd xmm0, [esi + 200]                              ;    30.7 p2      80 x[2]
        pxor xmm1, xmm2                                     ;    39.7 p1      80 x[3]
        movdqa [ebp + 256], xmm1                            ;    41.7 p0+p3   80 x[3]
        movd xmm1, [esi + 208]                              ;    32.0 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;    41.7 p1      80 x[2]
        movd xmm3, [esi + 228]                              ;    33.0 p2      80 x[1]
        pshufd xmm1, xmm1, 0                                ;    43.0 p1      80 x[0]
        movd xmm5, [esi + 240]                              ;    34.0 p2      80 x[0]
        pshufd xmm3, xmm3, 0                                ;    44.0 p1      80 x[1]
        pshufd xmm5, xmm5, 0                                ;    45.0 p1      80 x[0]
        pxor xmm0, [serpent_encrypt.T0_constants128 + 64]   ;    45.7 p2+p1   80 x[2]
        movdqa [ebp + 272], xmm0                            ;    47.7 p0+p3   80 x[2]
        movd xmm0, [esi + 244]                              ;    36.0 p2      80 x[1]
        pshufd xmm0, xmm0, 0                                ;    47.0 p1      80 x[1]
        pxor xmm1, xmm2                                     ;    47.0 p1      80 x[0]
        movdqa [ebp + 288], xmm1                            ;    49.0 p0+p3   80 x[0]
        movd xmm1, [esi + 248]                              ;    37.3 p2      80 x[2]
        pshufd xmm1, xmm1, 0                                ;    48.3 p1      80 x[2]
        pxor xmm3, xmm2                                     ;    48.0 p1      80 x[1]
        movdqa [ebp + 304], xmm3                            ;    50.0 p0+p3   80 x[1]
        movd xmm3, [esi + 264]                              ;    39.0 p2      80 x[2]
        pxor xmm5, xmm2                                     ;    49.0 p1      80 x[0]
        movdqa [ebp + 320], xmm5                            ;    51.0 p0+p3   80 x[0]
        pshufd xmm3, xmm3, 0                                ;    50.0 p1      80 x[2]
        movd xmm5, [esi + 272]                              ;    40.7 p2      80 x[0]
        pxor xmm0, xmm2                                     ;    51.0 p1      80 x[1]
        movdqa [ebp + 336], xmm0                            ;    53.0 p0+p3   80 x[1]
        pshufd xmm0, xmm5, 0                                ;    51.7 p1      80 x[0]
        movd xmm5, [esi + 280]                              ;    42.3 p2      80 x[2]
        pxor xmm1, [serpent_encrypt.T0_constants128 + 64]   ;    52.3 p2+p1   80 x[2]
        movdqa [ebp + 352], xmm1                            ;    54.3 p0+p3   80 x[2]
        pshufd xmm1, xmm5, 0                                ;    53.3 p1      80 x[2]
        movd xmm5, [esi + 284]                              ;    44.3 p2      80 x[3]
        pxor xmm3, xmm2                                     ;    54.0 p1      80 x[2]
        movdqa [ebp + 368], xmm3                            ;    56.0 p0+p3   80 x[2]
        pshufd xmm3, xmm5, 0                                ;    55.3 p1      80 x[3]
        movd xmm5, [esi + 304]                              ;    46.0 p2      80 x[0]
        pxor xmm0, xmm6                                     ;    55.7 p1      80 x[0]
        movdqa [ebp + 384], xmm0                            ;    57.7 p0+p3   80 x[0]
        pshufd xmm0, xmm5, 0                                ;    57.0 p1      80 x[0]
        movd xmm5, [esi + 316]                              ;    47.7 p2      80 x[3]
        pxor xmm1, xmm7                                     ;    57.3 p1      80 x[2]
        movdqa [ebp + 400], xmm1                            ;    59.3 p0+p3   80 x[2]
        pshufd xmm1, xmm5, 0                                ;    58.7 p1      80 x[3]
        movd xmm5, [esi + 328]                              ;    49.3 p2      80 x[2]
        pxor xmm3, xmm4                                     ;    59.3 p1      80 x[3]
        movdqa [ebp + 416], xmm3                            ;    61.3 p0+p3   80 x[3]
        pshufd xmm3, xmm5, 0                                ;    60.3 p1      80 x[2]
        movd xmm5, [esi + 336]                              ;    51.0 p2      80 x[0]
        pxor xmm0, xmm2                                     ;    61.0 p1      80 x[0]
        movdqa [ebp + 432], xmm0                            ;    63.0 p0+p3   80 x[0]
        pshufd xmm0, xmm5, 0                                ;    62.0 p1      80 x[0]
        movd xmm5, [esi + 356]                              ;    52.7 p2      80 x[1]
        pxor xmm1, xmm2                                     ;    62.7 p1      80 x[3]
        movdqa [ebp + 448], xmm1                            ;    64.7 p0+p3   80 x[3]
        pshufd xmm1, xmm5, 0                                ;    63.7 p1      80 x[1]
        movd xmm5, [esi + 368]                              ;    54.3 p2      80 x[0]
        pxor xmm3, [serpent_encrypt.T0_constants128 + 64]   ;    64.3 p2+p1   80 x[2]
        movdqa [ebp + 464], xmm3                            ;    66.3 p0+p3   80 x[2]
        pshufd xmm3, xmm5, 0                                ;    65.3 p1      80 x[0]
        movd xmm5, [esi + 372]                              ;    56.3 p2      80 x[1]
        pxor xmm0, xmm2                                     ;    66.0 p1      80 x[0]
        movdqa [ebp + 480], xmm0                            ;    68.0 p0+p3   80 x[0]
        pshufd xmm0, xmm5, 0                                ;    67.3 p1      80 x[1]
        movd xmm5, [esi + 376]                              ;    58.0 p2      80 x[2]
        pxor xmm1, xmm2                                     ;    67.7 p1      80 x[1]
        movdqa [ebp + 496], xmm1                            ;    69.7 p0+p3   80 x[1]
        pshufd xmm1, xmm5, 0                                ;    69.0 p1      80 x[2]
        movd xmm5, [esi + 392]                              ;    59.7 p2      80 x[2]
        pxor xmm3, xmm2                                     ;    69.3 p1      80 x[0]
        movdqa [ebp + 512], xmm3                            ;    71.3 p0+p3   80 x[0]
        pshufd xmm3, xmm5, 0                                ;    70.7 p1      80 x[2]
        movd xmm5, [esi + 400]                              ;    61.3 p2      80 x[0]
        pxor xmm0, xmm2                                     ;    71.3 p1      80 x[1]
        movdqa [ebp + 528], xmm0                            ;    73.3 p0+p3   80 x[1]
        pshufd xmm0, xmm5, 0                                ;    72.3 p1      80 x[0]
        movd xmm5, [esi + 408]                              ;    63.0 p2      80 x[2]
        pxor xmm1, [serpent_encrypt.T0_constants128 + 64]   ;    73.3 p2+p1   80 x[2]
        movdqa [ebp + 544], xmm1                            ;    75.3 p0+p3   80 x[2]
        pshufd xmm1, xmm5, 0                                ;    74.3 p1      80 x[2]
        movd xmm5, [esi + 412]                              ;    65.0 p2      80 x[3]
        pxor xmm3, xmm2                                     ;    75.3 p1      80 x[2]
        movdqa [ebp + 560], xmm3                            ;    77.3 p0+p3   80 x[2]
        pshufd xmm3, xmm5, 0                                ;    76.3 p1      80 x[3]
        movd xmm5, [esi + 432]                              ;    66.7 p2      80 x[0]
        pxor xmm0, xmm6                                     ;    77.3 p1      80 x[0]
        movdqa [ebp + 576], xmm0                            ;    79.3 p0+p3   80 x[0]
        pshufd xmm0, xmm5, 0                                ;    78.3 p1      80 x[0]
        movd xmm5, [esi + 444]                              ;    68.3 p2      80 x[3]
        movd xmm6, [esi + 456]                              ;    69.3 p2      80 x[2]
        pxor xmm1, xmm7                                     ;    79.3 p1      80 x[2]
        movdqa [ebp + 592], xmm1                            ;    81.3 p0+p3   80 x[2]
        pshufd xmm1, xmm5, 0                                ;    80.3 p1      80 x[3]
        movd xmm5, [esi + 464]                              ;    70.3 p2      80 x[0]
        pshufd xmm6, xmm6, 0                                ;    81.3 p1      80 x[2]
        pxor xmm3, xmm4                                     ;    82.3 p1      80 x[3]
        movd xmm4, [esi + 484]                              ;    71.3 p2      80 x[1]
        pshufd xmm5, xmm5, 0                                ;    83.3 p1      80 x[0]
        movdqa [ebp + 608], xmm3                            ;    84.3 p0+p3   80 x[3]
        pshufd xmm3, xmm4, 0                                ;    84.3 p1      80 x[1]
        pxor xmm0, xmm2                                     ;    85.3 p1      80 x[0]
        movd xmm4, [esi + 496]                              ;    73.3 p2      80 x[0]
        movd xmm7, [esi + 500]                              ;    74.3 p2      80 x[1]
        pshufd xmm4, xmm4, 0                                ;    86.3 p1      80 x[0]
        movdqa [ebp + 624], xmm0                            ;    87.3 p0+p3   80 x[0]
        pxor xmm1, xmm2                                     ;    87.3 p1      80 x[3]
        movd xmm0, [esi + 504]                              ;    75.3 p2      80 x[2]
        pshufd xmm7, xmm7, 0                                ;    88.3 p1      80 x[1]
        pxor xmm6, [serpent_encrypt.T0_constants128 + 64]   ;    89.3 p2+p1   80 x[2]
        pshufd xmm0, xmm0, 0                                ;    90.3 p1      80 x[2]
        movdqa [ebp + 640], xmm1                            ;    89.3 p0+p3   80 x[3]
        movd xmm1, [esi + 516]                              ;    77.7 p2      84 dst
        pxor xmm5, xmm2                                     ;    91.3 p1      80 x[0]
        movdqa [ebp + 656], xmm6                            ;    91.3 p0+p3   80 x[2]
        pxor xmm3, xmm2                                     ;    92.3 p1      80 x[1]
        pshufd xmm1, xmm1, 0                                ;    93.3 p1      84 dst
        movd xmm6, [esi + 520]                              ;    79.7 p2      84 dst
        movdqa [ebp + 672], xmm5                            ;    93.3 p0+p3   80 x[0]
        movd xmm5, [esi + 524]                              ;    80.7 p2      84 dst
        pxor xmm4, xmm2                                     ;    94.3 p1      80 x[0]
        pshufd xmm6, xmm6, 0                                ;    95.3 p1      84 dst
        movdqa [ebp + 688], xmm3                            ;    94.3 p0+p3   80 x[1]
        pshufd xmm3, xmm5, 0                                ;    96.3 p1      84 dst
        movd xmm5, [esi]                                    ;    82.7 p2      76 rk
        pxor xmm7, xmm2                                     ;    97.3 p1      80 x[1]
        movdqa [ebp + 704], xmm4                            ;    96.3 p0+p3   80 x[0]
        pshufd xmm4, xmm5, 0                                ;    98.3 p1      76 rk
        movd xmm5, [esi + 4]                                ;    84.3 p2      76 rk
        pxor xmm0, [serpent_encrypt.T0_constants128 + 64]   ;    99.3 p2+p1   80 x[2]
        pshufd xmm5, xmm5, 0                                ;   100.3 p1      76 rk
        movdqa [ebp + 720], xmm7                            ;    99.3 p0+p3   80 x[1]
        movd xmm7, [esi + 8]                                ;    86.3 p2      76 rk
        pshufd xmm7, xmm7, 0                                ;   101.3 p1      76 rk
        pxor xmm1, xmm2                                     ;   102.3 p1      84 dst
        movdqa [ebp + 736], xmm0                            ;   101.3 p0+p3   80 x[2]
        movd xmm0, [esi + 12]                               ;    88.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   103.3 p1      76 rk
        pxor xmm6, xmm2                                     ;   104.3 p1      84 dst
        movdqa [ebp + 752], xmm4                            ;   102.3 p0+p3   76 rk
        movd xmm4, [esi + 20]                               ;    89.7 p2      76 rk
        pxor xmm3, xmm2                                     ;   105.3 p1      84 dst
        movd xmm2, [esi + 32]                               ;    90.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   106.3 p1      76 rk
        movdqa [ebp + 768], xmm1                            ;   104.3 p0+p3   84 dst
        movd xmm1, [esi + 36]                               ;    91.7 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   107.3 p1      76 rk
        movdqa [ebp + 784], xmm5                            ;   104.3 p0+p3   76 rk
        pshufd xmm1, xmm1, 0                                ;   108.3 p1      76 rk
        movdqa [ebp + 800], xmm7                            ;   106.0 p0+p3   76 rk
        movdqa [ebp + 816], xmm6                            ;   108.0 p0+p3   84 dst
        movd xmm5, [esi + 40]                               ;    94.7 p2      76 rk
        movdqa [ebp + 832], xmm3                            ;   110.0 p0+p3   84 dst
        movd xmm3, [esi + 44]                               ;    95.7 p2      76 rk
        movdqa [ebp + 848], xmm0                            ;   112.0 p0+p3   76 rk
        movd xmm0, [esi + 52]                               ;    96.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   109.3 p1      76 rk
        pshufd xmm3, xmm3, 0                                ;   110.3 p1      76 rk
        movd xmm6, [esi + 56]                               ;    97.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   111.3 p1      76 rk
        movdqa [ebp + 864], xmm4                            ;   114.0 p0+p3   76 rk
        pshufd xmm4, xmm6, 0                                ;   112.3 p1      76 rk
        movdqa [ebp + 880], xmm2                            ;   116.0 p0+p3   76 rk
        movd xmm2, [esi + 64]                               ;   100.0 p2      76 rk
        movdqa [ebp + 896], xmm1                            ;   118.0 p0+p3   76 rk
        movd xmm1, [esi + 68]                               ;   101.0 p2      76 rk
        movdqa [ebp + 912], xmm5                            ;   120.0 p0+p3   76 rk
        movd xmm5, [esi + 76]                               ;   102.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   113.3 p1      76 rk
        movdqa [ebp + 928], xmm3                            ;   122.0 p0+p3   76 rk
        movd xmm3, [esi + 84]                               ;   103.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   114.3 p1      76 rk
        movdqa [ebp + 944], xmm0                            ;   124.0 p0+p3   76 rk
        movd xmm0, [esi + 88]                               ;   104.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   115.3 p1      76 rk
        movdqa [ebp + 960], xmm4                            ;   126.0 p0+p3   76 rk
        movd xmm4, [esi + 92]                               ;   106.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   116.3 p1      76 rk
        movdqa [ebp + 976], xmm2                            ;   128.0 p0+p3   76 rk
        movd xmm2, [esi + 96]                               ;   107.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   117.3 p1      76 rk
        movdqa [ebp + 992], xmm1                            ;   130.0 p0+p3   76 rk
        movd xmm1, [esi + 104]                              ;   108.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   118.3 p1      76 rk
        movdqa [ebp + 1008], xmm5                           ;   132.0 p0+p3   76 rk
        movd xmm5, [esi + 108]                              ;   110.0 p2      76 rk
        movdqa [ebp + 1024], xmm3                           ;   134.0 p0+p3   76 rk
        movd xmm3, [esi + 124]                              ;   111.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   119.3 p1      76 rk
        movdqa [ebp + 1040], xmm0                           ;   136.0 p0+p3   76 rk
        movd xmm0, [esi + 128]                              ;   112.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   120.3 p1      76 rk
        movdqa [ebp + 1056], xmm4                           ;   138.0 p0+p3   76 rk
        movd xmm4, [esi + 132]                              ;   113.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   121.3 p1      76 rk
        movdqa [ebp + 1072], xmm2                           ;   140.0 p0+p3   76 rk
        movd xmm2, [esi + 140]                              ;   115.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   122.3 p1      76 rk
        movdqa [ebp + 1088], xmm1                           ;   142.0 p0+p3   76 rk
        movd xmm1, [esi + 148]                              ;   116.3 p2      76 rk
        movdqa [ebp + 1104], xmm5                           ;   144.0 p0+p3   76 rk
        movd xmm5, [esi + 160]                              ;   117.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   123.3 p1      76 rk
        movdqa [ebp + 1120], xmm3                           ;   146.0 p0+p3   76 rk
        movd xmm3, [esi + 164]                              ;   118.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   124.7 p1      76 rk
        movdqa [ebp + 1136], xmm0                           ;   148.0 p0+p3   76 rk
        movd xmm0, [esi + 168]                              ;   120.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   126.0 p1      76 rk
        movdqa [ebp + 1152], xmm4                           ;   150.0 p0+p3   76 rk
        movd xmm4, [esi + 172]                              ;   121.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   127.3 p1      76 rk
        movdqa [ebp + 1168], xmm2                           ;   152.0 p0+p3   76 rk
        movd xmm2, [esi + 180]                              ;   122.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   128.3 p1      76 rk
        movdqa [ebp + 1184], xmm1                           ;   154.0 p0+p3   76 rk
        movd xmm1, [esi + 184]                              ;   124.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   129.7 p1      76 rk
        movdqa [ebp + 1200], xmm5                           ;   156.0 p0+p3   76 rk
        movd xmm5, [esi + 192]                              ;   125.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   131.0 p1      76 rk
        movdqa [ebp + 1216], xmm3                           ;   158.0 p0+p3   76 rk
        movd xmm3, [esi + 196]                              ;   126.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   132.3 p1      76 rk
        movdqa [ebp + 1232], xmm0                           ;   160.0 p0+p3   76 rk
        movd xmm0, [esi + 204]                              ;   128.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   133.7 p1      76 rk
        movdqa [ebp + 1248], xmm4                           ;   162.0 p0+p3   76 rk
        movd xmm4, [esi + 212]                              ;   129.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   135.0 p1      76 rk
        movdqa [ebp + 1264], xmm2                           ;   164.0 p0+p3   76 rk
        movd xmm2, [esi + 216]                              ;   130.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   136.3 p1      76 rk
        movdqa [ebp + 1280], xmm1                           ;   166.0 p0+p3   76 rk
        movd xmm1, [esi + 220]                              ;   132.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   137.7 p1      76 rk
        movdqa [ebp + 1296], xmm5                           ;   168.0 p0+p3   76 rk
        movd xmm5, [esi + 224]                              ;   133.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   139.0 p1      76 rk
        movdqa [ebp + 1312], xmm3                           ;   170.0 p0+p3   76 rk
        movd xmm3, [esi + 232]                              ;   134.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   140.3 p1      76 rk
        movdqa [ebp + 1328], xmm0                           ;   172.0 p0+p3   76 rk
        movd xmm0, [esi + 236]                              ;   136.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   141.7 p1      76 rk
        movdqa [ebp + 1344], xmm4                           ;   174.0 p0+p3   76 rk
        movd xmm4, [esi + 252]                              ;   137.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   143.0 p1      76 rk
        movdqa [ebp + 1360], xmm2                           ;   176.0 p0+p3   76 rk
        movd xmm2, [esi + 256]                              ;   138.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   144.3 p1      76 rk
        movdqa [ebp + 1376], xmm1                           ;   178.0 p0+p3   76 rk
        movd xmm1, [esi + 260]                              ;   140.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   145.7 p1      76 rk
        movdqa [ebp + 1392], xmm5                           ;   180.0 p0+p3   76 rk
        movd xmm5, [esi + 268]                              ;   141.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   147.0 p1      76 rk
        movdqa [ebp + 1408], xmm3                           ;   182.0 p0+p3   76 rk
        movd xmm3, [esi + 276]                              ;   142.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   148.3 p1      76 rk
        movdqa [ebp + 1424], xmm0                           ;   184.0 p0+p3   76 rk
        movd xmm0, [esi + 288]                              ;   144.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   149.7 p1      76 rk
        movdqa [ebp + 1440], xmm4                           ;   186.0 p0+p3   76 rk
        movd xmm4, [esi + 292]                              ;   145.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   151.0 p1      76 rk
        movdqa [ebp + 1456], xmm2                           ;   188.0 p0+p3   76 rk
        movd xmm2, [esi + 296]                              ;   146.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   152.3 p1      76 rk
        movdqa [ebp + 1472], xmm1                           ;   190.0 p0+p3   76 rk
        movd xmm1, [esi + 300]                              ;   148.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   153.7 p1      76 rk
        movdqa [ebp + 1488], xmm5                           ;   192.0 p0+p3   76 rk
        movd xmm5, [esi + 308]                              ;   149.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   155.0 p1      76 rk
        movdqa [ebp + 1504], xmm3                           ;   194.0 p0+p3   76 rk
        movd xmm3, [esi + 312]                              ;   150.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   156.3 p1      76 rk
        movdqa [ebp + 1520], xmm0                           ;   196.0 p0+p3   76 rk
        movd xmm0, [esi + 320]                              ;   152.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   157.7 p1      76 rk
        movdqa [ebp + 1536], xmm4                           ;   198.0 p0+p3   76 rk
        movd xmm4, [esi + 324]                              ;   153.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   159.0 p1      76 rk
        movdqa [ebp + 1552], xmm2                           ;   200.0 p0+p3   76 rk
        movd xmm2, [esi + 332]                              ;   154.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   160.3 p1      76 rk
        movdqa [ebp + 1568], xmm1                           ;   202.0 p0+p3   76 rk
        movd xmm1, [esi + 340]                              ;   156.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   161.7 p1      76 rk
        movdqa [ebp + 1584], xmm5                           ;   204.0 p0+p3   76 rk
        movd xmm5, [esi + 344]                              ;   157.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   163.0 p1      76 rk
        movdqa [ebp + 1600], xmm3                           ;   206.0 p0+p3   76 rk
        movd xmm3, [esi + 348]                              ;   158.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   164.3 p1      76 rk
        movdqa [ebp + 1616], xmm0                           ;   208.0 p0+p3   76 rk
        movd xmm0, [esi + 352]                              ;   160.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   165.7 p1      76 rk
        movdqa [ebp + 1632], xmm4                           ;   210.0 p0+p3   76 rk
        movd xmm4, [esi + 360]                              ;   161.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   167.0 p1      76 rk
        movdqa [ebp + 1648], xmm2                           ;   212.0 p0+p3   76 rk
        movd xmm2, [esi + 364]                              ;   162.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   168.3 p1      76 rk
        movdqa [ebp + 1664], xmm1                           ;   214.0 p0+p3   76 rk
        movd xmm1, [esi + 380]                              ;   164.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   169.7 p1      76 rk
        movdqa [ebp + 1680], xmm5                           ;   216.0 p0+p3   76 rk
        movd xmm5, [esi + 384]                              ;   165.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   171.0 p1      76 rk
        movdqa [ebp + 1696], xmm3                           ;   218.0 p0+p3   76 rk
        movd xmm3, [esi + 388]                              ;   166.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   172.3 p1      76 rk
        movdqa [ebp + 1712], xmm0                           ;   220.0 p0+p3   76 rk
        movd xmm0, [esi + 396]                              ;   168.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   173.7 p1      76 rk
        movdqa [ebp + 1728], xmm4                           ;   222.0 p0+p3   76 rk
        movd xmm4, [esi + 404]                              ;   169.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   175.0 p1      76 rk
        movdqa [ebp + 1744], xmm2                           ;   224.0 p0+p3   76 rk
        movd xmm2, [esi + 416]                              ;   170.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   176.3 p1      76 rk
        movdqa [ebp + 1760], xmm1                           ;   226.0 p0+p3   76 rk
        movd xmm1, [esi + 420]                              ;   172.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   177.7 p1      76 rk
        movdqa [ebp + 1776], xmm5                           ;   228.0 p0+p3   76 rk
        movd xmm5, [esi + 424]                              ;   173.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   179.0 p1      76 rk
        movdqa [ebp + 1792], xmm3                           ;   230.0 p0+p3   76 rk
        movd xmm3, [esi + 428]                              ;   174.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   180.3 p1      76 rk
        movdqa [ebp + 1808], xmm0                           ;   232.0 p0+p3   76 rk
        movd xmm0, [esi + 436]                              ;   176.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   181.7 p1      76 rk
        movdqa [ebp + 1824], xmm4                           ;   234.0 p0+p3   76 rk
        movd xmm4, [esi + 440]                              ;   177.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   183.0 p1      76 rk
        movdqa [ebp + 1840], xmm2                           ;   236.0 p0+p3   76 rk
        movd xmm2, [esi + 448]                              ;   178.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   184.3 p1      76 rk
        movdqa [ebp + 1856], xmm1                           ;   238.0 p0+p3   76 rk
        movd xmm1, [esi + 452]                              ;   180.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   185.7 p1      76 rk
        movdqa [ebp + 1872], xmm5                           ;   240.0 p0+p3   76 rk
        movd xmm5, [esi + 460]                              ;   181.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   187.0 p1      76 rk
        movdqa [ebp + 1888], xmm3                           ;   242.0 p0+p3   76 rk
        movd xmm3, [esi + 468]                              ;   182.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   188.3 p1      76 rk
        movdqa [ebp + 1904], xmm0                           ;   244.0 p0+p3   76 rk
        movd xmm0, [esi + 472]                              ;   184.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   189.7 p1      76 rk
        movdqa [ebp + 1920], xmm4                           ;   246.0 p0+p3   76 rk
        movd xmm4, [esi + 476]                              ;   185.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   191.0 p1      76 rk
        movdqa [ebp + 1936], xmm2                           ;   248.0 p0+p3   76 rk
        movd xmm2, [esi + 480]                              ;   186.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   192.3 p1      76 rk
        movdqa [ebp + 1952], xmm1                           ;   250.0 p0+p3   76 rk
        movd xmm1, [esi + 488]                              ;   188.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   193.7 p1      76 rk
        movdqa [ebp + 1968], xmm5                           ;   252.0 p0+p3   76 rk
        movd xmm5, [esi + 492]                              ;   190.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   195.0 p1      76 rk
        movdqa [ebp + 1984], xmm3                           ;   254.0 p0+p3   76 rk
        movd xmm3, [esi + 508]                              ;   192.0 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   196.3 p1      76 rk
        movdqa [ebp + 2000], xmm0                           ;   256.0 p0+p3   76 rk
        movd xmm0, [esi + 512]                              ;   194.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   197.7 p1      76 rk
        movdqa [ebp + 2016], xmm4                           ;   258.0 p0+p3   76 rk
        pshufd xmm1, xmm1, 0                                ;   199.0 p1      76 rk
        movdqa [ebp + 2032], xmm2                           ;   260.0 p0+p3   76 rk
        pshufd xmm2, xmm5, 0                                ;   201.0 p1      76 rk
        movdqa [ebp + 2048], xmm1                           ;   262.0 p0+p3   76 rk
        pshufd xmm1, xmm3, 0                                ;   203.0 p1      76 rk
        movdqa [ebp + 2064], xmm2                           ;   264.0 p0+p3   76 rk
        pshufd xmm0, xmm0, 0                                ;   205.0 p1      76 rk
        movdqa [ebp + 2080], xmm1                           ;   266.0 p0+p3   76 rk
        movdqa [ebp + 2096], xmm0                           ;   268.0 p0+p3   76 rk
        cmp dword [ebp + 2116], 0                           ;                    no blocks?
        je .blocks_1_done
        mov eax, dword [ebp + 2116]                         ;                    passes of 4
        mov ecx, eax                                        ;                    passes of 4
.blocks_1_share:
        and eax, 3                                          ;                    passes of 4
        mov dword [ebp + 2120], eax                         ;                    passes of 4
        sub ecx, eax                                        ;                    passes of 4
        imul ecx, ecx, 0x10                                 ;                    passes of 4
        mov edx, dword [ebp + 2124]                         ;                    passes of 4
        add ecx, edx                                        ;                    passes of 4
        mov dword [ebp + 2128], ecx                         ;                    passes of 4
        cmp ecx, edx                                        ;                    passes of 4
        je .blocks_1_rest
.blocks_1_again:
        mov esi, dword [ebp + 2124]                         ;                    resident
        mov edi, dword [ebp + 2132]                         ;                    resident
        align 16
.blocks_1:
        movd xmm0, [esi]                                    ;     0.0 p2      78 x[0]
        movd xmm1, [esi + 16]                               ;     1.0 p2      78 x[0]
        punpckldq xmm0, xmm1                                ;    12.0 p1      78 x[0]
        movd xmm2, [esi + 48]                               ;     2.0 p2      78 x[0]
        movd xmm1, [esi + 32]                               ;     3.0 p2      78 x[0]
        movd xmm3, [esi + 52]                               ;     4.0 p2      78 x[1]
        punpckldq xmm1, xmm2                                ;    14.0 p1      78 x[0]
        punpcklqdq xmm0, xmm1                               ;    16.0 p1      78 x[0]
        movd xmm1, [esi + 4]                                ;     5.0 p2      78 x[1]
        movd xmm2, [esi + 20]                               ;     6.0 p2      78 x[1]
        punpckldq xmm1, xmm2                                ;    17.0 p1      78 x[1]
        movd xmm2, [esi + 36]                               ;     7.0 p2      78 x[1]
        punpckldq xmm2, xmm3                                ;    18.0 p1      78 x[1]
        punpcklqdq xmm1, xmm2                               ;    20.0 p1      78 x[1]
        movd xmm3, [esi + 24]                               ;     8.0 p2      78 x[2]
        movd xmm2, [esi + 8]                                ;     9.0 p2      78 x[2]
        punpckldq xmm2, xmm3                                ;    20.0 p1      78 x[2]
        movd xmm3, [esi + 40]                               ;    10.0 p2      78 x[2]
        movd xmm5, [esi + 60]                               ;    11.0 p2      78 x[3]
        movd xmm4, [esi + 56]                               ;    12.0 p2      78 x[2]
        pxor xmm1, [ebp + 784]                              ;    23.0 p2+p1   80 x[1]
        pxor xmm0, [ebp + 752]                              ;    19.0 p2+p1   80 x[0]
        punpckldq xmm3, xmm4                                ;    23.0 p1      78 x[2]
        movd xmm4, [esi + 28]                               ;    15.0 p2      78 x[3]
        punpcklqdq xmm2, xmm3                               ;    25.0 p1      78 x[2]
        movd xmm3, [esi + 12]                               ;    16.0 p2      78 x[3]
        punpckldq xmm3, xmm4                                ;    27.0 p1      78 x[3]
        movd xmm4, [esi + 44]                               ;    17.0 p2      78 x[3]
        punpckldq xmm4, xmm5                                ;    28.0 p1      78 x[3]
        punpcklqdq xmm3, xmm4                               ;    30.0 p1      78 x[3]
        movdqa xmm5, xmm1                                   ;    25.0 p0      23 x copy
        pxor xmm2, [ebp + 800]                              ;    28.0 p2+p1   80 x[2]
        pxor xmm5, xmm2                                     ;    32.0 p1      23 x
        pxor xmm3, xmm0                                     ;    33.0 p1      23 x
        pxor xmm3, [ebp + 848]                              ;    35.0 p2+p1   23 x
        pand xmm1, xmm3                                     ;    37.0 p1      23 x
        movdqa xmm4, xmm0                                   ;    21.0 p0      23 x copy
        por xmm4, xmm3                                      ;    37.0 p1      23 x
        pxor xmm3, xmm2                                     ;    37.0 p1      23 x
        pxor xmm0, xmm1                                     ;    39.0 p1      23 x
        pand xmm2, xmm0                                     ;    41.0 p1      23 x
        pxor xmm2, xmm5                                     ;    43.0 p1      23 x
        pxor xmm4, xmm5                                     ;    39.0 p1      23 x
        pand xmm5, xmm0                                     ;    41.0 p1      23 x
        pxor xmm0, xmm3                                     ;    41.0 p1      23 x
        pand xmm3, xmm4                                     ;    41.0 p1      23 x
        por xmm5, xmm3                                      ;    43.0 p1      23 x
        movdqa xmm1, xmm5                                   ;    45.0 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;    52.0 p1      46 x[0]
        pxor xmm2, xmm0                                     ;    45.0 p1      23 x
        pxor xmm0, xmm5                                     ;    45.0 p1      48 x[1]
        psrld xmm5, 0x13                                    ;    45.0 p1      46 x[0]
        pxor xmm5, xmm1                                     ;    54.0 p1      46 x[0]
        pxor xmm0, xmm5                                     ;    56.0 p1      48 x[1]
        movdqa xmm3, [serpent_encrypt.T0_constants128 + 48] ;    20.0 p2      24 x reload
        movdqa xmm1, xmm2                                   ;    47.0 p0      47 x[2] copy
        pslld xmm1, 3                                       ;    54.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;    47.0 p1      47 x[2]
        pxor xmm2, xmm1                                     ;    56.0 p1      47 x[2]
        pxor xmm0, xmm2                                     ;    58.0 p1      48 x[1]
        movdqa xmm1, xmm5                                   ;    56.0 p0      49 x[3] copy
        pxor xmm4, xmm2                                     ;    58.0 p1      49 x[3]
        pslld xmm1, 3                                       ;    63.0 p1      49 x[3]
        pxor xmm4, xmm1                                     ;    65.0 p1      49 x[3]
        movdqa xmm1, xmm0                                   ;    60.0 p0      50 x[1] copy
        pslld xmm1, 1                                       ;    67.0 p1      50 x[1]
        psrld xmm0, 0x1f                                    ;    60.0 p1      50 x[1]
        pxor xmm0, xmm1                                     ;    69.0 p1      50 x[1]
        movdqa xmm1, xmm4                                   ;    67.0 p0      51 x[3] copy
        pxor xmm5, xmm0                                     ;    71.0 p1      52 x[0]
        psrld xmm4, 0x19                                    ;    67.0 p1      51 x[3]
        pslld xmm1, 7                                       ;    74.0 p1      51 x[3]
        pxor xmm4, xmm1                                     ;    76.0 p1      51 x[3]
        pxor xmm5, xmm4                                     ;    78.0 p1      52 x[0]
        movdqa xmm1, xmm0                                   ;    71.0 p0      53 x[2] copy
        pxor xmm2, xmm4                                     ;    78.0 p1      53 x[2]
        pslld xmm1, 7                                       ;    78.0 p1      53 x[2]
        pxor xmm2, xmm1                                     ;    80.0 p1      53 x[2]
        movdqa xmm1, xmm5                                   ;    80.0 p0      54 x[0] copy
        pslld xmm1, 5                                       ;    87.0 p1      54 x[0]
        pxor xmm0, [ebp + 864]                              ;    71.0 p2+p1   80 x[1]
        psrld xmm5, 0x1b                                    ;    80.0 p1      54 x[0]
        pxor xmm5, [ebp + 0]                                ;    82.0 p2+p1   80 x[0]
        pxor xmm5, xmm1                                     ;    89.0 p1      80 x[0]
        pxor xmm4, [ebp + 32]                               ;    78.0 p2+p1   80 x[3]
        movdqa xmm1, xmm2                                   ;    82.0 p0      55 x[2] copy
        psrld xmm2, 0xa                                     ;    82.0 p1      55 x[2]
        pxor xmm2, [ebp + 16]                               ;    84.0 p2+p1   80 x[2]
        pslld xmm1, 0x16                                    ;    89.0 p1      55 x[2]
        pxor xmm2, xmm1                                     ;    91.0 p1      80 x[2]
        movdqa xmm1, xmm0                                   ;    73.0 p0      24 x copy
        pand xmm1, xmm5                                     ;    91.0 p1      24 x
        pxor xmm5, xmm4                                     ;    91.0 p1      24 x
        por xmm5, xmm0                                      ;    93.0 p1      24 x
        pxor xmm0, xmm4                                     ;    80.0 p1      24 x
        pxor xmm0, xmm2                                     ;    93.0 p1      24 x
        por xmm2, xmm1                                      ;    93.0 p1      24 x
        pxor xmm1, xmm0                                     ;    95.0 p1      24 x
        pxor xmm5, xmm3                                     ;    95.0 p1      24 x
        pand xmm0, xmm2                                     ;    95.0 p1      24 x
        por xmm0, xmm5                                      ;    97.0 p1      24 x
        pxor xmm4, xmm1                                     ;    97.0 p1      24 x
        pxor xmm5, xmm4                                     ;    99.0 p1      24 x
        pand xmm4, xmm0                                     ;    99.0 p1      24 x
        pxor xmm4, xmm5                                     ;   101.0 p1      24 x
        pxor xmm2, xmm1                                     ;    97.0 p1      24 x
        por xmm2, xmm0                                      ;    99.0 p1      24 x
        pxor xmm5, xmm2                                     ;   101.0 p1      48 x[1]
        movdqa xmm2, xmm1                                   ;    97.0 p0      47 x[2] copy
        pslld xmm2, 3                                       ;   104.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;    97.0 p1      47 x[2]
        pxor xmm1, xmm2                                     ;   106.0 p1      47 x[2]
        movdqa xmm2, xmm4                                   ;   103.0 p0      46 x[0] copy
        pslld xmm2, 0xd                                     ;   110.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;   103.0 p1      46 x[0]
        pxor xmm4, xmm2                                     ;   112.0 p1      46 x[0]
        movdqa xmm2, xmm4                                   ;   114.0 p0      49 x[3] copy
        pslld xmm2, 3                                       ;   121.0 p1      49 x[3]
        pxor xmm5, xmm1                                     ;   108.0 p1      48 x[1]
        pxor xmm5, xmm4                                     ;   114.0 p1      48 x[1]
        pxor xmm0, xmm1                                     ;   108.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;   123.0 p1      49 x[3]
        movdqa xmm2, xmm5                                   ;   116.0 p0      50 x[1] copy
        pslld xmm2, 1                                       ;   123.0 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   116.0 p1      50 x[1]
        pxor xmm5, xmm2                                     ;   125.0 p1      50 x[1]
        movdqa xmm2, xmm0                                   ;   125.0 p0      51 x[3] copy
        pxor xmm4, xmm5                                     ;   127.0 p1      52 x[0]
        pslld xmm2, 7                                       ;   132.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;   125.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;   134.0 p1      51 x[3]
        movdqa xmm2, xmm5                                   ;   127.0 p0      53 x[2] copy
        pxor xmm4, xmm0                                     ;   136.0 p1      52 x[0]
        pxor xmm1, xmm0                                     ;   136.0 p1      53 x[2]
        pslld xmm2, 7                                       ;   134.0 p1      53 x[2]
        pxor xmm1, xmm2                                     ;   138.0 p1      53 x[2]
        movdqa xmm2, xmm4                                   ;   138.0 p0      54 x[0] copy
        pslld xmm2, 5                                       ;   145.0 p1      54 x[0]
        pxor xmm5, [ebp + 896]                              ;   127.0 p2+p1   80 x[1]
        psrld xmm4, 0x1b                                    ;   138.0 p1      54 x[0]
        pxor xmm4, [ebp + 880]                              ;   140.0 p2+p1   80 x[0]
        pxor xmm4, xmm2                                     ;   147.0 p1      80 x[0]
        movdqa xmm2, xmm1                                   ;   140.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;   147.0 p1      55 x[2]
        pxor xmm0, [ebp + 928]                              ;   136.0 p2+p1   80 x[3]
        psrld xmm1, 0xa                                     ;   140.0 p1      55 x[2]
        pxor xmm1, [ebp + 912]                              ;   142.0 p2+p1   80 x[2]
        pxor xmm1, xmm2                                     ;   149.0 p1      80 x[2]
        movdqa xmm2, xmm5                                   ;   129.0 p0      25 x copy
        pxor xmm2, xmm1                                     ;   151.0 p1      25 x
        pand xmm1, xmm4                                     ;   151.0 p1      25 x
        pxor xmm1, xmm0                                     ;   153.0 p1      25 x
        por xmm0, xmm4                                      ;   149.0 p1      25 x
        pxor xmm2, xmm4                                     ;   153.0 p1      25 x
        pxor xmm0, xmm5                                     ;   151.0 p1      25 x
        pand xmm5, xmm1                                     ;   155.0 p1      25 x
        pxor xmm5, xmm2                                     ;   157.0 p1      25 x
        pxor xmm1, xmm2                                     ;   155.0 p1      25 x
        pxor xmm4, xmm1                                     ;   157.0 p1      25 x
        por xmm2, xmm0                                      ;   155.0 p1      25 x
        pxor xmm1, xmm2                                     ;   157.0 p1      25 x
        pxor xmm0, xmm1                                     ;   159.0 p1      25 x
        pxor xmm1, xmm5                                     ;   159.0 p1      48 x[1]
        movdqa xmm2, xmm4                                   ;   159.0 p0      46 x[0] copy
        psrld xmm4, 0x13                                    ;   159.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;   166.0 p1      46 x[0]
        pxor xmm4, xmm2                                     ;   168.0 p1      46 x[0]
        movdqa xmm2, xmm0                                   ;   161.0 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;   161.0 p1      47 x[2]
        pslld xmm2, 3                                       ;   168.0 p1      47 x[2]
        pxor xmm0, xmm2                                     ;   170.0 p1      47 x[2]
        pxor xmm1, xmm4                                     ;   170.0 p1      48 x[1]
        pxor xmm1, xmm0                                     ;   172.0 p1      48 x[1]
        movdqa xmm2, xmm4                                   ;   170.0 p0      49 x[3] copy
        pslld xmm2, 3                                       ;   177.0 p1      49 x[3]
        pxor xmm5, xmm0                                     ;   172.0 p1      49 x[3]
        pxor xmm5, xmm2                                     ;   179.0 p1      49 x[3]
        movdqa xmm2, xmm1                                   ;   174.0 p0      50 x[1] copy
        psrld xmm1, 0x1f                                    ;   174.0 p1      50 x[1]
        pslld xmm2, 1                                       ;   181.0 p1      50 x[1]
        pxor xmm1, xmm2                                     ;   183.0 p1      50 x[1]
        pxor xmm4, xmm1                                     ;   185.0 p1      52 x[0]
        movdqa xmm2, xmm5                                   ;   181.0 p0      51 x[3] copy
        pslld xmm2, 7                                       ;   188.0 p1      51 x[3]
        psrld xmm5, 0x19                                    ;   181.0 p1      51 x[3]
        pxor xmm5, xmm2                                     ;   190.0 p1      51 x[3]
        pxor xmm0, xmm5                                     ;   192.0 p1      53 x[2]
        movdqa xmm2, xmm1                                   ;   185.0 p0      53 x[2] copy
        pslld xmm2, 7                                       ;   192.0 p1      53 x[2]
        pxor xmm0, xmm2                                     ;   194.0 p1      53 x[2]
        pxor xmm4, xmm5                                     ;   192.0 p1      52 x[0]
        movdqa xmm2, xmm4                                   ;   194.0 p0      54 x[0] copy
        pxor xmm5, [ebp + 80]                               ;   192.0 p2+p1   80 x[3]
        pxor xmm1, [ebp + 944]                              ;   185.0 p2+p1   80 x[1]
        psrld xmm4, 0x1b                                    ;   194.0 p1      54 x[0]
        pxor xmm4, [ebp + 64]                               ;   196.0 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;   201.0 p1      54 x[0]
        pxor xmm4, xmm2                                     ;   203.0 p1      80 x[0]
        movdqa xmm2, xmm0                                   ;   196.0 p0      55 x[2] copy
        psrld xmm0, 0xa                                     ;   196.0 p1      55 x[2]
        pslld xmm2, 0x16                                    ;   203.0 p1      55 x[2]
        pxor xmm0, [ebp + 960]                              ;   198.0 p2+p1   80 x[2]
        pxor xmm0, xmm2                                     ;   205.0 p1      80 x[2]
        movdqa xmm2, xmm5                                   ;   194.0 p0      26 x copy
        pxor xmm2, xmm1                                     ;   201.0 p1      26 x
        pand xmm1, xmm4                                     ;   205.0 p1      26 x
        por xmm5, xmm4                                      ;   205.0 p1      26 x
        pxor xmm4, xmm0                                     ;   207.0 p1      26 x
        pand xmm0, xmm5                                     ;   207.0 p1      26 x
        pxor xmm5, xmm1                                     ;   207.0 p1      26 x
        por xmm4, xmm1                                      ;   209.0 p1      26 x
        pxor xmm4, xmm2                                     ;   211.0 p1      26 x
        por xmm2, xmm1                                      ;   207.0 p1      26 x
        por xmm1, xmm0                                      ;   209.0 p1      26 x
        pxor xmm2, xmm0                                     ;   209.0 p1      26 x
        por xmm0, xmm5                                      ;   209.0 p1      26 x
        por xmm5, xmm2                                      ;   211.0 p1      26 x
        pxor xmm0, xmm4                                     ;   213.0 p1      26 x
        pand xmm4, xmm2                                     ;   213.0 p1      26 x
        pxor xmm4, xmm5                                     ;   215.0 p1      26 x
        pxor xmm1, xmm0                                     ;   215.0 p1      49 x[3]
        pxor xmm5, xmm0                                     ;   215.0 p1      26 x
        movdqa xmm0, xmm4                                   ;   217.0 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;   224.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;   217.0 p1      46 x[0]
        pxor xmm4, xmm0                                     ;   226.0 p1      46 x[0]
        movdqa xmm0, xmm5                                   ;   217.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;   224.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;   228.0 p1      48 x[1]
        psrld xmm5, 0x1d                                    ;   217.0 p1      47 x[2]
        pxor xmm5, xmm0                                     ;   226.0 p1      47 x[2]
        pxor xmm2, xmm5                                     ;   230.0 p1      48 x[1]
        pxor xmm1, xmm5                                     ;   228.0 p1      49 x[3]
        movdqa xmm0, xmm4                                   ;   228.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;   235.0 p1      49 x[3]
        pxor xmm1, xmm0                                     ;   237.0 p1      49 x[3]
        movdqa xmm0, xmm2                                   ;   232.0 p0      50 x[1] copy
        pslld xmm0, 1                                       ;   239.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;   232.0 p1      50 x[1]
        pxor xmm2, xmm0                                     ;   241.0 p1      50 x[1]
        movdqa xmm0, xmm1                                   ;   239.0 p0      51 x[3] copy
        pslld xmm0, 7                                       ;   246.0 p1      51 x[3]
        psrld xmm1, 0x19                                    ;   239.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;   248.0 p1      51 x[3]
        pxor xmm4, xmm2                                     ;   243.0 p1      52 x[0]
        movdqa xmm0, xmm2                                   ;   243.0 p0      53 x[2] copy
        pslld xmm0, 7                                       ;   250.0 p1      53 x[2]
        pxor xmm5, xmm1                                     ;   250.0 p1      53 x[2]
        pxor xmm5, xmm0                                     ;   252.0 p1      53 x[2]
        pxor xmm4, xmm1                                     ;   250.0 p1      52 x[0]
        movdqa xmm0, xmm4                                   ;   252.0 p0      54 x[0] copy
        psrld xmm4, 0x1b                                    ;   252.0 p1      54 x[0]
        pxor xmm1, [ebp + 1008]                             ;   250.0 p2+p1   80 x[3]
        pxor xmm2, [ebp + 992]                              ;   243.0 p2+p1   80 x[1]
        pslld xmm0, 5                                       ;   259.0 p1      54 x[0]
        pxor xmm4, [ebp + 976]                              ;   254.0 p2+p1   80 x[0]
        pxor xmm4, xmm0                                     ;   261.0 p1      80 x[0]
        movdqa xmm0, xmm5                                   ;   254.0 p0      55 x[2] copy
        pslld xmm0, 0x16                                    ;   261.0 p1      55 x[2]
        psrld xmm5, 0xa                                     ;   254.0 p1      55 x[2]
        pxor xmm5, [ebp + 48]                               ;   256.0 p2+p1   80 x[2]
        pxor xmm5, xmm0                                     ;   263.0 p1      80 x[2]
        movdqa xmm0, xmm1                                   ;   252.0 p0      27 x copy
        pxor xmm0, xmm4                                     ;   263.0 p1      27 x
        pxor xmm4, xmm2                                     ;   263.0 p1      27 x
        pand xmm4, xmm0                                     ;   265.0 p1      27 x
        pxor xmm1, xmm5                                     ;   265.0 p1      27 x
        por xmm5, xmm0                                      ;   265.0 p1      27 x
        pxor xmm4, xmm1                                     ;   267.0 p1      27 x
        pand xmm1, xmm5                                     ;   267.0 p1      27 x
        pxor xmm5, xmm2                                     ;   267.0 p1      27 x
        pxor xmm5, xmm1                                     ;   269.0 p1      27 x
        pand xmm1, xmm4                                     ;   269.0 p1      27 x
        por xmm5, xmm1                                      ;   271.0 p1      27 x
        pxor xmm1, xmm0                                     ;   271.0 p1      27 x
        pxor xmm5, xmm1                                     ;   273.0 p1      48 x[1]
        pxor xmm1, xmm2                                     ;   273.0 p1      27 x
        pand xmm2, xmm4                                     ;   269.0 p1      27 x
        pxor xmm0, xmm2                                     ;   271.0 p1      49 x[3]
        movdqa xmm2, xmm4                                   ;   269.0 p0      46 x[0] copy
        pslld xmm2, 0xd                                     ;   276.0 p1      46 x[0]
        psrld xmm4, 0x13                                    ;   269.0 p1      46 x[0]
        pxor xmm4, xmm2                                     ;   278.0 p1      46 x[0]
        movdqa xmm2, xmm1                                   ;   275.0 p0      47 x[2] copy
        pslld xmm2, 3                                       ;   282.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;   275.0 p1      47 x[2]
        pxor xmm1, xmm2                                     ;   284.0 p1      47 x[2]
        movdqa xmm2, xmm4                                   ;   280.0 p0      49 x[3] copy
        pslld xmm2, 3                                       ;   287.0 p1      49 x[3]
        pxor xmm5, xmm4                                     ;   280.0 p1      48 x[1]
        pxor xmm5, xmm1                                     ;   286.0 p1      48 x[1]
        pxor xmm0, xmm1                                     ;   286.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;   289.0 p1      49 x[3]
        movdqa xmm2, xmm5                                   ;   288.0 p0      50 x[1] copy
        pslld xmm2, 1                                       ;   295.0 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   288.0 p1      50 x[1]
        pxor xmm5, xmm2                                     ;   297.0 p1      50 x[1]
        pxor xmm4, xmm5                                     ;   299.0 p1      52 x[0]
        movdqa xmm2, xmm0                                   ;   291.0 p0      51 x[3] copy
        pslld xmm2, 7                                       ;   298.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;   291.0 p1      51 x[3]
        pxor xmm0, xmm2                                     ;   300.0 p1      51 x[3]
        movdqa xmm2, xmm5                                   ;   299.0 p0      53 x[2] copy
        pslld xmm2, 7                                       ;   306.0 p1      53 x[2]
        pxor xmm1, xmm0                                     ;   302.0 p1      53 x[2]
        pxor xmm1, xmm2                                     ;   308.0 p1      53 x[2]
        pxor xmm4, xmm0                                     ;   302.0 p1      52 x[0]
        movdqa xmm2, xmm4                                   ;   304.0 p0      54 x[0] copy
        pslld xmm2, 5                                       ;   311.0 p1      54 x[0]
        pxor xmm0, [ebp + 1056]                             ;   302.0 p2+p1   80 x[3]
        psrld xmm4, 0x1b                                    ;   304.0 p1      54 x[0]
        pxor xmm5, [ebp + 1024]                             ;   299.0 p2+p1   80 x[1]
        pxor xmm4, [ebp + 112]                              ;   306.0 p2+p1   80 x[0]
        pxor xmm4, xmm2                                     ;   313.0 p1      80 x[0]
        movdqa xmm2, xmm1                                   ;   310.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;   317.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   310.0 p1      55 x[2]
        pxor xmm1, [ebp + 1040]                             ;   312.0 p2+p1   28 x
        pxor xmm1, xmm2                                     ;   319.0 p1      28 x
        movdqa xmm2, xmm5                                   ;   301.0 p0      28 x copy
        pxor xmm5, xmm0                                     ;   304.0 p1      28 x
        pxor xmm1, xmm4                                     ;   321.0 p1      28 x
        por xmm2, xmm4                                      ;   315.0 p1      28 x
        pxor xmm2, xmm1                                     ;   323.0 p1      28 x
        pxor xmm5, xmm4                                     ;   315.0 p1      28 x
        pand xmm1, xmm4                                     ;   323.0 p1      28 x
        pand xmm1, xmm5                                     ;   325.0 p1      28 x
        pxor xmm1, xmm0                                     ;   327.0 p1      28 x
        pxor xmm4, xmm2                                     ;   325.0 p1      28 x
        por xmm0, xmm5                                      ;   317.0 p1      28 x
        pxor xmm0, xmm2                                     ;   325.0 p1      28 x
        pand xmm2, xmm1                                     ;   329.0 p1      28 x
        pxor xmm1, xmm4                                     ;   329.0 p1      49 x[3]
        pand xmm4, xmm0                                     ;   327.0 p1      28 x
        pxor xmm4, xmm5                                     ;   329.0 p1      28 x
        pxor xmm5, xmm2                                     ;   331.0 p1      48 x[1]
        movdqa xmm2, xmm0                                   ;   327.0 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   327.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;   334.0 p1      46 x[0]
        pxor xmm0, xmm2                                     ;   336.0 p1      46 x[0]
        pxor xmm5, xmm0                                     ;   338.0 p1      48 x[1]
        movdqa xmm2, xmm4                                   ;   331.0 p0      47 x[2] copy
        psrld xmm4, 0x1d                                    ;   331.0 p1      47 x[2]
        pslld xmm2, 3                                       ;   338.0 p1      47 x[2]
        pxor xmm4, xmm2                                     ;   340.0 p1      47 x[2]
        movdqa xmm2, xmm0                                   ;   338.0 p0      49 x[3] copy
        pxor xmm5, xmm4                                     ;   342.0 p1      48 x[1]
        pxor xmm1, xmm4                                     ;   342.0 p1      49 x[3]
        pslld xmm2, 3                                       ;   345.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;   347.0 p1      49 x[3]
        movdqa xmm2, xmm5                                   ;   344.0 p0      50 x[1] copy
        pslld xmm2, 1                                       ;   351.0 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   344.0 p1      50 x[1]
        pxor xmm5, xmm2                                     ;   353.0 p1      50 x[1]
        movdqa xmm2, xmm1                                   ;   349.0 p0      51 x[3] copy
        pslld xmm2, 7                                       ;   356.0 p1      51 x[3]
        pxor xmm0, xmm5                                     ;   355.0 p1      52 x[0]
        psrld xmm1, 0x19                                    ;   349.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;   358.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;   360.0 p1      52 x[0]
        pxor xmm4, xmm1                                     ;   360.0 p1      53 x[2]
        pxor xmm1, [ebp + 1104]                             ;   360.0 p2+p1   80 x[3]
        movdqa xmm2, xmm5                                   ;   355.0 p0      53 x[2] copy
        pslld xmm2, 7                                       ;   362.0 p1      53 x[2]
        pxor xmm4, xmm2                                     ;   364.0 p1      53 x[2]
        movdqa xmm2, xmm0                                   ;   362.0 p0      54 x[0] copy
        psrld xmm0, 0x1b                                    ;   362.0 p1      54 x[0]
        pxor xmm0, [ebp + 1072]                             ;   364.0 p2+p1   80 x[0]
        pxor xmm5, [ebp + 128]                              ;   355.0 p2+p1   80 x[1]
        pslld xmm2, 5                                       ;   369.0 p1      54 x[0]
        pxor xmm0, xmm2                                     ;   371.0 p1      80 x[0]
        pshufd xmm2, xmm4, 0xe4                             ;   366.0 p1      55 x[2] copy
        psrld xmm4, 0xa                                     ;   366.0 p1      55 x[2]
        pslld xmm2, 0x16                                    ;   370.0 p1      55 x[2]
        pxor xmm4, [ebp + 1088]                             ;   368.0 p2+p1   80 x[2]
        pxor xmm4, xmm2                                     ;   372.0 p1      80 x[2]
        movdqa xmm2, xmm1                                   ;   362.0 p0      29 x copy
        pxor xmm2, xmm0                                     ;   373.0 p1      29 x
        pand xmm0, xmm1                                     ;   373.0 p1      29 x
        pxor xmm1, xmm4                                     ;   374.0 p1      29 x
        pxor xmm4, xmm5                                     ;   374.0 p1      29 x
        pand xmm5, xmm2                                     ;   375.0 p1      29 x
        pxor xmm5, xmm4                                     ;   377.0 p1      29 x
        pxor xmm0, xmm4                                     ;   376.0 p1      29 x
        por xmm4, xmm2                                      ;   376.0 p1      29 x
        pxor xmm2, xmm0                                     ;   378.0 p1      29 x
        pxor xmm4, xmm1                                     ;   378.0 p1      29 x
        pand xmm1, xmm5                                     ;   379.0 p1      29 x
        pxor xmm1, xmm2                                     ;   381.0 p1      29 x
        pxor xmm5, xmm0                                     ;   379.0 p1      29 x
        pand xmm5, xmm4                                     ;   381.0 p1      29 x
        pxor xmm2, xmm5                                     ;   383.0 p1      49 x[3]
        pshufd xmm5, xmm1, 0xe4                             ;   383.0 p1      46 x[0] copy
        pslld xmm5, 0xd                                     ;   387.0 p1      46 x[0]
        pxor xmm4, xmm1                                     ;   383.0 p1      29 x
        psrld xmm1, 0x13                                    ;   383.0 p1      46 x[0]
        pxor xmm1, xmm5                                     ;   389.0 p1      46 x[0]
        pxor xmm0, xmm1                                     ;   391.0 p1      48 x[1]
        pshufd xmm5, xmm4, 0xe4                             ;   385.0 p1      47 x[2] copy
        psrld xmm4, 0x1d                                    ;   385.0 p1      47 x[2]
        pslld xmm5, 3                                       ;   389.0 p1      47 x[2]
        pxor xmm4, xmm5                                     ;   391.0 p1      47 x[2]
        movdqa xmm5, xmm1                                   ;   391.0 p0      49 x[3] copy
        pxor xmm0, xmm4                                     ;   393.0 p1      48 x[1]
        pslld xmm5, 3                                       ;   398.0 p1      49 x[3]
        pxor xmm2, xmm4                                     ;   393.0 p1      49 x[3]
        pxor xmm2, xmm5                                     ;   400.0 p1      49 x[3]
        pshufd xmm5, xmm0, 0xe4                             ;   395.0 p1      50 x[1] copy
        psrld xmm0, 0x1f                                    ;   395.0 p1      50 x[1]
        pslld xmm5, 1                                       ;   399.0 p1      50 x[1]
        pxor xmm0, xmm5                                     ;   401.0 p1      50 x[1]
        pshufd xmm5, xmm2, 0xe4                             ;   402.0 p1      51 x[3] copy
        pslld xmm5, 7                                       ;   406.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;   403.0 p1      52 x[0]
        psrld xmm2, 0x19                                    ;   402.0 p1      51 x[3]
        pxor xmm2, xmm5                                     ;   408.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;   410.0 p1      52 x[0]
        movdqa xmm5, xmm0                                   ;   403.0 p0      53 x[2] copy
        pslld xmm5, 7                                       ;   410.0 p1      53 x[2]
        pxor xmm4, xmm2                                     ;   410.0 p1      53 x[2]
        pxor xmm4, xmm5                                     ;   412.0 p1      53 x[2]
        pshufd xmm5, xmm1, 0xe4                             ;   412.0 p1      54 x[0] copy
        pxor xmm0, [ebp + 160]                              ;   403.0 p2+p1   80 x[1]
        movdqa xmm6, xmm0                                   ;   405.0 p0      30 x copy
        pxor xmm2, [ebp + 1120]                             ;   410.0 p2+p1   80 x[3]
        pslld xmm5, 5                                       ;   416.0 p1      54 x[0]
        psrld xmm1, 0x1b                                    ;   412.0 p1      54 x[0]
        pxor xmm1, [ebp + 144]                              ;   414.0 p2+p1   80 x[0]
        pxor xmm1, xmm5                                     ;   418.0 p1      80 x[0]
        pshufd xmm5, xmm4, 0xe4                             ;   414.0 p1      55 x[2] copy
        pslld xmm5, 0x16                                    ;   418.0 p1      55 x[2]
        psrld xmm4, 0xa                                     ;   414.0 p1      55 x[2]
        pxor xmm4, [ebp + 96]                               ;   416.0 p2+p1   80 x[2]
        pxor xmm4, xmm5                                     ;   420.0 p1      80 x[2]
        por xmm6, xmm4                                      ;   422.0 p1      30 x
        pshufd xmm5, xmm2, 0xe4                             ;   412.0 p1      30 x copy
        pand xmm2, xmm4                                     ;   422.0 p1      30 x
        pxor xmm4, xmm0                                     ;   422.0 p1      30 x
        pxor xmm0, xmm1                                     ;   420.0 p1      30 x
        pxor xmm5, xmm6                                     ;   424.0 p1      30 x
        pand xmm1, xmm5                                     ;   426.0 p1      30 x
        pxor xmm4, xmm1                                     ;   428.0 p1      30 x
        pxor xmm2, xmm0                                     ;   424.0 p1      30 x
        pxor xmm0, xmm1                                     ;   428.0 p1      48 x[1]
        pand xmm1, xmm4                                     ;   430.0 p1      30 x
        pxor xmm1, xmm5                                     ;   432.0 p1      30 x
        pxor xmm5, xmm2                                     ;   426.0 p1      30 x
        pand xmm2, xmm4                                     ;   430.0 p1      30 x
        pxor xmm5, xmm2                                     ;   432.0 p1      30 x
        pxor xmm2, xmm1                                     ;   434.0 p1      30 x
        pxor xmm0, xmm1                                     ;   434.0 p1      48 x[1]
        pshufd xmm1, xmm2, 0xe4                             ;   436.0 p1      46 x[0] copy
        psrld xmm2, 0x13                                    ;   436.0 p1      46 x[0]
        pslld xmm1, 0xd                                     ;   440.0 p1      46 x[0]
        pxor xmm2, xmm1                                     ;   442.0 p1      46 x[0]
        pxor xmm0, xmm2                                     ;   444.0 p1      48 x[1]
        movdqa xmm1, xmm5                                   ;   434.0 p0      47 x[2] copy
        psrld xmm5, 0x1d                                    ;   434.0 p1      47 x[2]
        pslld xmm1, 3                                       ;   441.0 p1      47 x[2]
        pxor xmm5, xmm1                                     ;   443.0 p1      47 x[2]
        pshufd xmm1, xmm2, 0xe4                             ;   444.0 p1      49 x[3] copy
        pxor xmm0, xmm5                                     ;   446.0 p1      48 x[1]
        pxor xmm4, xmm5                                     ;   445.0 p1      49 x[3]
        pslld xmm1, 3                                       ;   448.0 p1      49 x[3]
        pxor xmm4, xmm1                                     ;   450.0 p1      49 x[3]
        pshufd xmm1, xmm0, 0xe4                             ;   448.0 p1      50 x[1] copy
        psrld xmm0, 0x1f                                    ;   448.0 p1      50 x[1]
        pslld xmm1, 1                                       ;   452.0 p1      50 x[1]
        pxor xmm0, xmm1                                     ;   454.0 p1      50 x[1]
        pshufd xmm1, xmm4, 0xe4                             ;   452.0 p1      51 x[3] copy
        psrld xmm4, 0x19                                    ;   452.0 p1      51 x[3]
        pslld xmm1, 7                                       ;   456.0 p1      51 x[3]
        pxor xmm4, xmm1                                     ;   458.0 p1      51 x[3]
        pxor xmm2, xmm0                                     ;   456.0 p1      52 x[0]
        pxor xmm2, xmm4                                     ;   460.0 p1      52 x[0]
        movdqa xmm1, xmm0                                   ;   456.0 p0      53 x[2] copy
        pxor xmm0, [ebp + 1152]                             ;   456.0 p2+p1   80 x[1]
        pxor xmm5, xmm4                                     ;   460.0 p1      53 x[2]
        pslld xmm1, 7                                       ;   463.0 p1      53 x[2]
        pxor xmm5, xmm1                                     ;   465.0 p1      53 x[2]
        movdqa xmm1, xmm2                                   ;   462.0 p0      54 x[0] copy
        psrld xmm2, 0x1b                                    ;   462.0 p1      54 x[0]
        pxor xmm2, [ebp + 1136]                             ;   464.0 p2+p1   80 x[0]
        pslld xmm1, 5                                       ;   469.0 p1      54 x[0]
        pxor xmm2, xmm1                                     ;   471.0 p1      80 x[0]
        movdqa xmm1, xmm5                                   ;   467.0 p0      55 x[2] copy
        psrld xmm5, 0xa                                     ;   467.0 p1      55 x[2]
        pxor xmm5, [ebp + 176]                              ;   469.0 p2+p1   80 x[2]
        pxor xmm4, [ebp + 1168]                             ;   460.0 p2+p1   23 x
        pxor xmm4, xmm2                                     ;   473.0 p1      23 x
        pslld xmm1, 0x16                                    ;   474.0 p1      55 x[2]
        pxor xmm5, xmm1                                     ;   476.0 p1      80 x[2]
        movdqa xmm1, xmm0                                   ;   458.0 p0      23 x copy
        pand xmm0, xmm4                                     ;   475.0 p1      23 x
        pxor xmm0, xmm2                                     ;   477.0 p1      23 x
        por xmm2, xmm4                                      ;   475.0 p1      23 x
        pxor xmm1, xmm5                                     ;   478.0 p1      23 x
        pxor xmm4, xmm5                                     ;   478.0 p1      23 x
        pxor xmm2, xmm1                                     ;   480.0 p1      23 x
        pand xmm5, xmm0                                     ;   479.0 p1      23 x
        pxor xmm5, xmm1                                     ;   481.0 p1      23 x
        pand xmm1, xmm0                                     ;   480.0 p1      23 x
        pxor xmm0, xmm4                                     ;   480.0 p1      23 x
        pand xmm4, xmm2                                     ;   482.0 p1      23 x
        por xmm1, xmm4                                      ;   484.0 p1      23 x
        pshufd xmm4, xmm1, 0xe4                             ;   486.0 p1      46 x[0] copy
        pxor xmm5, xmm0                                     ;   483.0 p1      23 x
        pxor xmm0, xmm1                                     ;   486.0 p1      48 x[1]
        psrld xmm1, 0x13                                    ;   486.0 p1      46 x[0]
        pslld xmm4, 0xd                                     ;   490.0 p1      46 x[0]
        pxor xmm1, xmm4                                     ;   492.0 p1      46 x[0]
        pshufd xmm4, xmm5, 0xe4                             ;   485.0 p1      47 x[2] copy
        pslld xmm4, 3                                       ;   489.0 p1      47 x[2]
        psrld xmm5, 0x1d                                    ;   485.0 p1      47 x[2]
        pxor xmm5, xmm4                                     ;   491.0 p1      47 x[2]
        movdqa xmm4, xmm1                                   ;   494.0 p0      49 x[3] copy
        pxor xmm0, xmm1                                     ;   494.0 p1      48 x[1]
        pxor xmm0, xmm5                                     ;   496.0 p1      48 x[1]
        pxor xmm2, xmm5                                     ;   493.0 p1      49 x[3]
        pslld xmm4, 3                                       ;   501.0 p1      49 x[3]
        pxor xmm2, xmm4                                     ;   503.0 p1      49 x[3]
        pshufd xmm4, xmm0, 0xe4                             ;   498.0 p1      50 x[1] copy
        psrld xmm0, 0x1f                                    ;   498.0 p1      50 x[1]
        pslld xmm4, 1                                       ;   502.0 p1      50 x[1]
        pxor xmm0, xmm4                                     ;   504.0 p1      50 x[1]
        pshufd xmm4, xmm2, 0xe4                             ;   505.0 p1      51 x[3] copy
        pxor xmm1, xmm0                                     ;   506.0 p1      52 x[0]
        psrld xmm2, 0x19                                    ;   505.0 p1      51 x[3]
        pslld xmm4, 7                                       ;   509.0 p1      51 x[3]
        pxor xmm2, xmm4                                     ;   511.0 p1      51 x[3]
        movdqa xmm4, xmm0                                   ;   506.0 p0      53 x[2] copy
        pxor xmm1, xmm2                                     ;   513.0 p1      52 x[0]
        pxor xmm5, xmm2                                     ;   513.0 p1      53 x[2]
        pxor xmm0, [ebp + 1184]                             ;   506.0 p2+p1   80 x[1]
        pslld xmm4, 7                                       ;   513.0 p1      53 x[2]
        pxor xmm5, xmm4                                     ;   515.0 p1      53 x[2]
        pshufd xmm4, xmm1, 0xe4                             ;   515.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   515.0 p1      54 x[0]
        pxor xmm2, [ebp + 240]                              ;   513.0 p2+p1   80 x[3]
        pxor xmm1, [ebp + 192]                              ;   517.0 p2+p1   80 x[0]
        pslld xmm4, 5                                       ;   519.0 p1      54 x[0]
        pxor xmm1, xmm4                                     ;   521.0 p1      80 x[0]
        movdqa xmm4, xmm5                                   ;   517.0 p0      55 x[2] copy
        psrld xmm5, 0xa                                     ;   517.0 p1      55 x[2]
        pxor xmm5, [ebp + 208]                              ;   519.0 p2+p1   80 x[2]
        pslld xmm4, 0x16                                    ;   524.0 p1      55 x[2]
        pxor xmm5, xmm4                                     ;   526.0 p1      80 x[2]
        movdqa xmm4, xmm2                                   ;   515.0 p0      24 x copy
        pxor xmm4, xmm1                                     ;   523.0 p1      24 x
        por xmm4, xmm0                                      ;   525.0 p1      24 x
        pxor xmm4, xmm3                                     ;   527.0 p1      24 x
        pand xmm1, xmm0                                     ;   523.0 p1      24 x
        pxor xmm0, xmm2                                     ;   515.0 p1      24 x
        pxor xmm0, xmm5                                     ;   528.0 p1      24 x
        por xmm5, xmm1                                      ;   528.0 p1      24 x
        pxor xmm1, xmm0                                     ;   530.0 p1      24 x
        pxor xmm2, xmm1                                     ;   532.0 p1      24 x
        pand xmm0, xmm5                                     ;   530.0 p1      24 x
        por xmm0, xmm4                                      ;   532.0 p1      24 x
        pxor xmm4, xmm2                                     ;   534.0 p1      24 x
        pand xmm2, xmm0                                     ;   534.0 p1      24 x
        pxor xmm2, xmm4                                     ;   536.0 p1      24 x
        pxor xmm5, xmm1                                     ;   532.0 p1      24 x
        por xmm5, xmm0                                      ;   534.0 p1      24 x
        pxor xmm4, xmm5                                     ;   536.0 p1      48 x[1]
        pshufd xmm5, xmm1, 0xe4                             ;   532.0 p1      47 x[2] copy
        pslld xmm5, 3                                       ;   536.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;   532.0 p1      47 x[2]
        pxor xmm1, xmm5                                     ;   538.0 p1      47 x[2]
        pshufd xmm5, xmm2, 0xe4                             ;   538.0 p1      46 x[0] copy
        pslld xmm5, 0xd                                     ;   542.0 p1      46 x[0]
        psrld xmm2, 0x13                                    ;   538.0 p1      46 x[0]
        pxor xmm2, xmm5                                     ;   544.0 p1      46 x[0]
        movdqa xmm5, xmm2                                   ;   546.0 p0      49 x[3] copy
        pxor xmm4, xmm1                                     ;   540.0 p1      48 x[1]
        pxor xmm4, xmm2                                     ;   546.0 p1      48 x[1]
        pxor xmm0, xmm1                                     ;   540.0 p1      49 x[3]
        pslld xmm5, 3                                       ;   553.0 p1      49 x[3]
        pxor xmm0, xmm5                                     ;   555.0 p1      49 x[3]
        movdqa xmm5, xmm4                                   ;   548.0 p0      50 x[1] copy
        psrld xmm4, 0x1f                                    ;   548.0 p1      50 x[1]
        pslld xmm5, 1                                       ;   555.0 p1      50 x[1]
        pxor xmm4, xmm5                                     ;   557.0 p1      50 x[1]
        movdqa xmm5, xmm0                                   ;   557.0 p0      51 x[3] copy
        psrld xmm0, 0x19                                    ;   557.0 p1      51 x[3]
        pslld xmm5, 7                                       ;   564.0 p1      51 x[3]
        pxor xmm0, xmm5                                     ;   566.0 p1      51 x[3]
        pxor xmm2, xmm4                                     ;   559.0 p1      52 x[0]
        pxor xmm2, xmm0                                     ;   568.0 p1      52 x[0]
        pxor xmm1, xmm0                                     ;   568.0 p1      53 x[2]
        movdqa xmm5, xmm4                                   ;   559.0 p0      53 x[2] copy
        pslld xmm5, 7                                       ;   566.0 p1      53 x[2]
        pxor xmm1, xmm5                                     ;   570.0 p1      53 x[2]
        pshufd xmm5, xmm2, 0xe4                             ;   570.0 p1      54 x[0] copy
        pxor xmm4, [ebp + 1216]                             ;   559.0 p2+p1   80 x[1]
        psrld xmm2, 0x1b                                    ;   570.0 p1      54 x[0]
        pxor xmm0, [ebp + 1248]                             ;   568.0 p2+p1   80 x[3]
        pxor xmm2, [ebp + 1200]                             ;   572.0 p2+p1   80 x[0]
        pslld xmm5, 5                                       ;   574.0 p1      54 x[0]
        pxor xmm2, xmm5                                     ;   576.0 p1      80 x[0]
        pshufd xmm5, xmm1, 0xe4                             ;   572.0 p1      55 x[2] copy
        pslld xmm5, 0x16                                    ;   576.0 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   572.0 p1      55 x[2]
        pxor xmm1, [ebp + 1232]                             ;   574.0 p2+p1   80 x[2]
        pxor xmm1, xmm5                                     ;   578.0 p1      80 x[2]
        pshufd xmm5, xmm4, 0xe4                             ;   561.0 p1      25 x copy
        pxor xmm5, xmm1                                     ;   580.0 p1      25 x
        pxor xmm5, xmm2                                     ;   582.0 p1      25 x
        pand xmm1, xmm2                                     ;   580.0 p1      25 x
        pxor xmm1, xmm0                                     ;   582.0 p1      25 x
        por xmm0, xmm2                                      ;   578.0 p1      25 x
        pxor xmm0, xmm4                                     ;   580.0 p1      25 x
        pand xmm4, xmm1                                     ;   584.0 p1      25 x
        pxor xmm1, xmm5                                     ;   584.0 p1      25 x
        pxor xmm2, xmm1                                     ;   586.0 p1      25 x
        pxor xmm4, xmm5                                     ;   586.0 p1      25 x
        por xmm5, xmm0                                      ;   584.0 p1      25 x
        pxor xmm1, xmm5                                     ;   586.0 p1      25 x
        pxor xmm0, xmm1                                     ;   588.0 p1      25 x
        pxor xmm1, xmm4                                     ;   588.0 p1      48 x[1]
        pshufd xmm5, xmm2, 0xe4                             ;   588.0 p1      46 x[0] copy
        pslld xmm5, 0xd                                     ;   592.0 p1      46 x[0]
        psrld xmm2, 0x13                                    ;   588.0 p1      46 x[0]
        pxor xmm2, xmm5                                     ;   594.0 p1      46 x[0]
        pxor xmm1, xmm2                                     ;   596.0 p1      48 x[1]
        pshufd xmm5, xmm0, 0xe4                             ;   590.0 p1      47 x[2] copy
        psrld xmm0, 0x1d                                    ;   590.0 p1      47 x[2]
        pslld xmm5, 3                                       ;   594.0 p1      47 x[2]
        pxor xmm0, xmm5                                     ;   596.0 p1      47 x[2]
        pxor xmm1, xmm0                                     ;   598.0 p1      48 x[1]
        pshufd xmm5, xmm2, 0xe4                             ;   596.0 p1      49 x[3] copy
        pslld xmm5, 3                                       ;   600.0 p1      49 x[3]
        pxor xmm4, xmm0                                     ;   598.0 p1      49 x[3]
        pxor xmm4, xmm5                                     ;   602.0 p1      49 x[3]
        movdqa xmm5, xmm1                                   ;   600.0 p0      50 x[1] copy
        pslld xmm5, 1                                       ;   607.0 p1      50 x[1]
        psrld xmm1, 0x1f                                    ;   600.0 p1      50 x[1]
        pxor xmm1, xmm5                                     ;   609.0 p1      50 x[1]
        pshufd xmm5, xmm4, 0xe4                             ;   604.0 p1      51 x[3] copy
        pslld xmm5, 7                                       ;   608.0 p1      51 x[3]
        psrld xmm4, 0x19                                    ;   604.0 p1      51 x[3]
        pxor xmm4, xmm5                                     ;   610.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;   611.0 p1      52 x[0]
        pxor xmm2, xmm4                                     ;   613.0 p1      52 x[0]
        pshufd xmm5, xmm1, 0xe4                             ;   611.0 p1      53 x[2] copy
        pslld xmm5, 7                                       ;   615.0 p1      53 x[2]
        pxor xmm1, [ebp + 1264]                             ;   611.0 p2+p1   80 x[1]
        pxor xmm0, xmm4                                     ;   612.0 p1      53 x[2]
        pxor xmm0, xmm5                                     ;   617.0 p1      53 x[2]
        pshufd xmm5, xmm2, 0xe4                             ;   615.0 p1      54 x[0] copy
        pslld xmm5, 5                                       ;   619.0 p1      54 x[0]
        psrld xmm2, 0x1b                                    ;   615.0 p1      54 x[0]
        pxor xmm2, [ebp + 224]                              ;   617.0 p2+p1   80 x[0]
        pxor xmm2, xmm5                                     ;   621.0 p1      80 x[0]
        movdqa xmm5, xmm0                                   ;   619.0 p0      55 x[2] copy
        psrld xmm0, 0xa                                     ;   619.0 p1      55 x[2]
        pxor xmm0, [ebp + 1280]                             ;   621.0 p2+p1   80 x[2]
        pslld xmm5, 0x16                                    ;   626.0 p1      55 x[2]
        pxor xmm4, [ebp + 256]                              ;   612.0 p2+p1   80 x[3]
        pxor xmm0, xmm5                                     ;   628.0 p1      80 x[2]
        movdqa xmm5, xmm4                                   ;   614.0 p0      26 x copy
        pxor xmm5, xmm1                                     ;   621.0 p1      26 x
        pand xmm1, xmm2                                     ;   623.0 p1      26 x
        por xmm4, xmm2                                      ;   623.0 p1      26 x
        pxor xmm2, xmm0                                     ;   630.0 p1      26 x
        por xmm2, xmm1                                      ;   632.0 p1      26 x
        pand xmm0, xmm4                                     ;   630.0 p1      26 x
        pxor xmm4, xmm1                                     ;   625.0 p1      26 x
        pxor xmm2, xmm5                                     ;   634.0 p1      26 x
        por xmm5, xmm1                                      ;   625.0 p1      26 x
        pxor xmm5, xmm0                                     ;   632.0 p1      26 x
        por xmm1, xmm0                                      ;   632.0 p1      26 x
        por xmm0, xmm4                                      ;   632.0 p1      26 x
        por xmm4, xmm5                                      ;   634.0 p1      26 x
        pxor xmm0, xmm2                                     ;   636.0 p1      26 x
        pand xmm2, xmm5                                     ;   636.0 p1      26 x
        pxor xmm2, xmm4                                     ;   638.0 p1      26 x
        pxor xmm4, xmm0                                     ;   638.0 p1      26 x
        pxor xmm1, xmm0                                     ;   638.0 p1      49 x[3]
        pshufd xmm0, xmm2, 0xe4                             ;   640.0 p1      46 x[0] copy
        psrld xmm2, 0x13                                    ;   640.0 p1      46 x[0]
        pslld xmm0, 0xd                                     ;   644.0 p1      46 x[0]
        pxor xmm2, xmm0                                     ;   646.0 p1      46 x[0]
        pshufd xmm0, xmm4, 0xe4                             ;   640.0 p1      47 x[2] copy
        pslld xmm0, 3                                       ;   644.0 p1      47 x[2]
        psrld xmm4, 0x1d                                    ;   640.0 p1      47 x[2]
        pxor xmm4, xmm0                                     ;   646.0 p1      47 x[2]
        pshufd xmm0, xmm2, 0xe4                             ;   648.0 p1      49 x[3] copy
        pslld xmm0, 3                                       ;   652.0 p1      49 x[3]
        pxor xmm5, xmm2                                     ;   648.0 p1      48 x[1]
        pxor xmm5, xmm4                                     ;   650.0 p1      48 x[1]
        pxor xmm1, xmm4                                     ;   648.0 p1      49 x[3]
        pxor xmm1, xmm0                                     ;   654.0 p1      49 x[3]
        movdqa xmm0, xmm5                                   ;   652.0 p0      50 x[1] copy
        psrld xmm5, 0x1f                                    ;   652.0 p1      50 x[1]
        pslld xmm0, 1                                       ;   659.0 p1      50 x[1]
        pxor xmm5, xmm0                                     ;   661.0 p1      50 x[1]
        pshufd xmm0, xmm1, 0xe4                             ;   656.0 p1      51 x[3] copy
        psrld xmm1, 0x19                                    ;   656.0 p1      51 x[3]
        pxor xmm2, xmm5                                     ;   663.0 p1      52 x[0]
        pslld xmm0, 7                                       ;   660.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;   662.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;   665.0 p1      52 x[0]
        pxor xmm4, xmm1                                     ;   664.0 p1      53 x[2]
        pxor xmm1, [ebp + 1328]                             ;   664.0 p2+p1   80 x[3]
        pshufd xmm0, xmm5, 0xe4                             ;   663.0 p1      53 x[2] copy
        pxor xmm5, [ebp + 1312]                             ;   663.0 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;   667.0 p1      53 x[2]
        pxor xmm4, xmm0                                     ;   669.0 p1      53 x[2]
        movdqa xmm0, xmm2                                   ;   667.0 p0      54 x[0] copy
        psrld xmm2, 0x1b                                    ;   667.0 p1      54 x[0]
        pslld xmm0, 5                                       ;   674.0 p1      54 x[0]
        pxor xmm2, [ebp + 1296]                             ;   669.0 p2+p1   80 x[0]
        pxor xmm2, xmm0                                     ;   676.0 p1      80 x[0]
        pshufd xmm0, xmm4, 0xe4                             ;   671.0 p1      55 x[2] copy
        pslld xmm0, 0x16                                    ;   675.0 p1      55 x[2]
        psrld xmm4, 0xa                                     ;   671.0 p1      55 x[2]
        pxor xmm4, [ebp + 272]                              ;   673.0 p2+p1   80 x[2]
        pxor xmm4, xmm0                                     ;   677.0 p1      80 x[2]
        movdqa xmm0, xmm1                                   ;   666.0 p0      27 x copy
        pxor xmm1, xmm4                                     ;   679.0 p1      27 x
        pxor xmm0, xmm2                                     ;   678.0 p1      27 x
        pxor xmm2, xmm5                                     ;   678.0 p1      27 x
        pand xmm2, xmm0                                     ;   680.0 p1      27 x
        pxor xmm2, xmm1                                     ;   682.0 p1      27 x
        por xmm4, xmm0                                      ;   680.0 p1      27 x
        pand xmm1, xmm4                                     ;   682.0 p1      27 x
        pxor xmm4, xmm5                                     ;   682.0 p1      27 x
        pxor xmm4, xmm1                                     ;   684.0 p1      27 x
        pand xmm1, xmm2                                     ;   684.0 p1      27 x
        por xmm4, xmm1                                      ;   686.0 p1      27 x
        pxor xmm1, xmm0                                     ;   686.0 p1      27 x
        pxor xmm4, xmm1                                     ;   688.0 p1      48 x[1]
        pxor xmm1, xmm5                                     ;   688.0 p1      27 x
        pand xmm5, xmm2                                     ;   684.0 p1      27 x
        pxor xmm0, xmm5                                     ;   686.0 p1      49 x[3]
        pshufd xmm5, xmm2, 0xe4                             ;   684.0 p1      46 x[0] copy
        pslld xmm5, 0xd                                     ;   688.0 p1      46 x[0]
        psrld xmm2, 0x13                                    ;   684.0 p1      46 x[0]
        pxor xmm2, xmm5                                     ;   690.0 p1      46 x[0]
        movdqa xmm5, xmm1                                   ;   690.0 p0      47 x[2] copy
        pslld xmm5, 3                                       ;   697.0 p1      47 x[2]
        pxor xmm4, xmm2                                     ;   692.0 p1      48 x[1]
        psrld xmm1, 0x1d                                    ;   690.0 p1      47 x[2]
        pxor xmm1, xmm5                                     ;   699.0 p1      47 x[2]
        pxor xmm4, xmm1                                     ;   701.0 p1      48 x[1]
        movdqa xmm5, xmm2                                   ;   692.0 p0      49 x[3] copy
        pslld xmm5, 3                                       ;   699.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;   701.0 p1      49 x[3]
        pxor xmm0, xmm5                                     ;   703.0 p1      49 x[3]
        pshufd xmm5, xmm4, 0xe4                             ;   703.0 p1      50 x[1] copy
        psrld xmm4, 0x1f                                    ;   703.0 p1      50 x[1]
        pslld xmm5, 1                                       ;   707.0 p1      50 x[1]
        pxor xmm4, xmm5                                     ;   709.0 p1      50 x[1]
        pshufd xmm5, xmm0, 0xe4                             ;   705.0 p1      51 x[3] copy
        pslld xmm5, 7                                       ;   709.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;   705.0 p1      51 x[3]
        pxor xmm0, xmm5                                     ;   711.0 p1      51 x[3]
        pxor xmm2, xmm4                                     ;   711.0 p1      52 x[0]
        movdqa xmm5, xmm4                                   ;   711.0 p0      53 x[2] copy
        pslld xmm5, 7                                       ;   718.0 p1      53 x[2]
        pxor xmm1, xmm0                                     ;   713.0 p1      53 x[2]
        pxor xmm1, xmm5                                     ;   720.0 p1      53 x[2]
        pxor xmm4, [ebp + 1344]                             ;   711.0 p2+p1   80 x[1]
        pxor xmm2, xmm0                                     ;   713.0 p1      52 x[0]
        movdqa xmm5, xmm2                                   ;   715.0 p0      54 x[0] copy
        psrld xmm2, 0x1b                                    ;   715.0 p1      54 x[0]
        pslld xmm5, 5                                       ;   722.0 p1      54 x[0]
        pxor xmm0, [ebp + 1376]                             ;   713.0 p2+p1   80 x[3]
        pxor xmm2, [ebp + 288]                              ;   717.0 p2+p1   80 x[0]
        pxor xmm2, xmm5                                     ;   724.0 p1      80 x[0]
        movdqa xmm5, xmm1                                   ;   722.0 p0      55 x[2] copy
        psrld xmm1, 0xa                                     ;   722.0 p1      55 x[2]
        pslld xmm5, 0x16                                    ;   729.0 p1      55 x[2]
        pxor xmm1, [ebp + 1360]                             ;   724.0 p2+p1   28 x
        pxor xmm1, xmm5                                     ;   731.0 p1      28 x
        pshufd xmm5, xmm4, 0xe4                             ;   713.0 p1      28 x copy
        pxor xmm1, xmm2                                     ;   733.0 p1      28 x
        por xmm5, xmm2                                      ;   726.0 p1      28 x
        pxor xmm5, xmm1                                     ;   735.0 p1      28 x
        pxor xmm4, xmm0                                     ;   715.0 p1      28 x
        pand xmm1, xmm2                                     ;   735.0 p1      28 x
        pxor xmm4, xmm2                                     ;   726.0 p1      28 x
        pxor xmm2, xmm5                                     ;   737.0 p1      28 x
        pand xmm1, xmm4                                     ;   737.0 p1      28 x
        pxor xmm1, xmm0                                     ;   739.0 p1      28 x
        por xmm0, xmm4                                      ;   728.0 p1      28 x
        pxor xmm0, xmm5                                     ;   737.0 p1      28 x
        pand xmm5, xmm1                                     ;   741.0 p1      28 x
        pxor xmm1, xmm2                                     ;   741.0 p1      49 x[3]
        pand xmm2, xmm0                                     ;   739.0 p1      28 x
        pxor xmm2, xmm4                                     ;   741.0 p1      28 x
        pxor xmm4, xmm5                                     ;   743.0 p1      48 x[1]
        pshufd xmm5, xmm0, 0xe4                             ;   739.0 p1      46 x[0] copy
        psrld xmm0, 0x13                                    ;   739.0 p1      46 x[0]
        pslld xmm5, 0xd                                     ;   743.0 p1      46 x[0]
        pxor xmm0, xmm5                                     ;   745.0 p1      46 x[0]
        pshufd xmm5, xmm2, 0xe4                             ;   743.0 p1      47 x[2] copy
        psrld xmm2, 0x1d                                    ;   743.0 p1      47 x[2]
        pslld xmm5, 3                                       ;   747.0 p1      47 x[2]
        pxor xmm2, xmm5                                     ;   749.0 p1      47 x[2]
        movdqa xmm5, xmm0                                   ;   747.0 p0      49 x[3] copy
        pxor xmm4, xmm0                                     ;   747.0 p1      48 x[1]
        pxor xmm4, xmm2                                     ;   751.0 p1      48 x[1]
        pslld xmm5, 3                                       ;   754.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;   751.0 p1      49 x[3]
        pxor xmm1, xmm5                                     ;   756.0 p1      49 x[3]
        movdqa xmm5, xmm4                                   ;   753.0 p0      50 x[1] copy
        pslld xmm5, 1                                       ;   760.0 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;   753.0 p1      50 x[1]
        pxor xmm4, xmm5                                     ;   762.0 p1      50 x[1]
        pxor xmm0, xmm4                                     ;   764.0 p1      52 x[0]
        pshufd xmm5, xmm1, 0xe4                             ;   758.0 p1      51 x[3] copy
        psrld xmm1, 0x19                                    ;   758.0 p1      51 x[3]
        pslld xmm5, 7                                       ;   762.0 p1      51 x[3]
        pxor xmm1, xmm5                                     ;   764.0 p1      51 x[3]
        movdqa xmm5, xmm4                                   ;   764.0 p0      53 x[2] copy
        pslld xmm5, 7                                       ;   771.0 p1      53 x[2]
        pxor xmm0, xmm1                                     ;   766.0 p1      52 x[0]
        pxor xmm2, xmm1                                     ;   766.0 p1      53 x[2]
        pxor xmm4, [ebp + 304]                              ;   764.0 p2+p1   80 x[1]
        pxor xmm2, xmm5                                     ;   773.0 p1      53 x[2]
        movdqa xmm5, xmm0                                   ;   768.0 p0      54 x[0] copy
        pslld xmm5, 5                                       ;   775.0 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;   768.0 p1      54 x[0]
        pxor xmm0, [ebp + 1392]                             ;   770.0 p2+p1   80 x[0]
        pxor xmm1, [ebp + 1424]                             ;   766.0 p2+p1   80 x[3]
        pxor xmm0, xmm5                                     ;   777.0 p1      80 x[0]
        pshufd xmm5, xmm2, 0xe4                             ;   775.0 p1      55 x[2] copy
        pslld xmm5, 0x16                                    ;   779.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;   775.0 p1      55 x[2]
        pxor xmm2, [ebp + 1408]                             ;   777.0 p2+p1   80 x[2]
        pxor xmm2, xmm5                                     ;   781.0 p1      80 x[2]
        movdqa xmm5, xmm1                                   ;   768.0 p0      29 x copy
        pxor xmm5, xmm0                                     ;   779.0 p1      29 x
        pand xmm0, xmm1                                     ;   779.0 p1      29 x
        pxor xmm1, xmm2                                     ;   783.0 p1      29 x
        pxor xmm2, xmm4                                     ;   783.0 p1      29 x
        pand xmm4, xmm5                                     ;   781.0 p1      29 x
        pxor xmm0, xmm2                                     ;   785.0 p1      29 x
        pxor xmm4, xmm2                                     ;   785.0 p1      29 x
        por xmm2, xmm5                                      ;   785.0 p1      29 x
        pxor xmm2, xmm1                                     ;   787.0 p1      29 x
        pxor xmm5, xmm0                                     ;   787.0 p1      29 x
        pand xmm1, xmm4                                     ;   787.0 p1      29 x
        pxor xmm1, xmm5                                     ;   789.0 p1      29 x
        pxor xmm4, xmm0                                     ;   787.0 p1      29 x
        pand xmm4, xmm2                                     ;   789.0 p1      29 x
        pxor xmm5, xmm4                                     ;   791.0 p1      49 x[3]
        pshufd xmm4, xmm1, 0xe4                             ;   791.0 p1      46 x[0] copy
        pslld xmm4, 0xd                                     ;   795.0 p1      46 x[0]
        pxor xmm2, xmm1                                     ;   791.0 p1      29 x
        psrld xmm1, 0x13                                    ;   791.0 p1      46 x[0]
        pxor xmm1, xmm4                                     ;   797.0 p1      46 x[0]
        pxor xmm0, xmm1                                     ;   799.0 p1      48 x[1]
        pshufd xmm4, xmm2, 0xe4                             ;   793.0 p1      47 x[2] copy
        pslld xmm4, 3                                       ;   797.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;   793.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;   799.0 p1      47 x[2]
        movdqa xmm4, xmm1                                   ;   799.0 p0      49 x[3] copy
        pslld xmm4, 3                                       ;   806.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;   801.0 p1      48 x[1]
        pxor xmm5, xmm2                                     ;   801.0 p1      49 x[3]
        pxor xmm5, xmm4                                     ;   808.0 p1      49 x[3]
        pshufd xmm4, xmm0, 0xe4                             ;   803.0 p1      50 x[1] copy
        psrld xmm0, 0x1f                                    ;   803.0 p1      50 x[1]
        pslld xmm4, 1                                       ;   807.0 p1      50 x[1]
        pxor xmm0, xmm4                                     ;   809.0 p1      50 x[1]
        pshufd xmm4, xmm5, 0xe4                             ;   810.0 p1      51 x[3] copy
        pxor xmm1, xmm0                                     ;   811.0 p1      52 x[0]
        psrld xmm5, 0x19                                    ;   810.0 p1      51 x[3]
        pslld xmm4, 7                                       ;   814.0 p1      51 x[3]
        pxor xmm5, xmm4                                     ;   816.0 p1      51 x[3]
        pxor xmm1, xmm5                                     ;   818.0 p1      52 x[0]
        movdqa xmm4, xmm0                                   ;   811.0 p0      53 x[2] copy
        pxor xmm0, [ebp + 336]                              ;   811.0 p2+p1   80 x[1]
        movdqa xmm6, xmm0                                   ;   813.0 p0      30 x copy
        pslld xmm4, 7                                       ;   818.0 p1      53 x[2]
        pxor xmm2, xmm5                                     ;   818.0 p1      53 x[2]
        pxor xmm5, [ebp + 1440]                             ;   818.0 p2+p1   80 x[3]
        pxor xmm2, xmm4                                     ;   820.0 p1      53 x[2]
        pshufd xmm4, xmm1, 0xe4                             ;   820.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   820.0 p1      54 x[0]
        pxor xmm1, [ebp + 320]                              ;   822.0 p2+p1   80 x[0]
        pslld xmm4, 5                                       ;   824.0 p1      54 x[0]
        pxor xmm1, xmm4                                     ;   826.0 p1      80 x[0]
        pshufd xmm4, xmm2, 0xe4                             ;   822.0 p1      55 x[2] copy
        pslld xmm4, 0x16                                    ;   826.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;   822.0 p1      55 x[2]
        pxor xmm2, [ebp + 352]                              ;   824.0 p2+p1   80 x[2]
        pxor xmm2, xmm4                                     ;   828.0 p1      80 x[2]
        pshufd xmm4, xmm5, 0xe4                             ;   820.0 p1      30 x copy
        por xmm6, xmm2                                      ;   830.0 p1      30 x
        pxor xmm4, xmm6                                     ;   832.0 p1      30 x
        pand xmm5, xmm2                                     ;   830.0 p1      30 x
        pxor xmm2, xmm0                                     ;   830.0 p1      30 x
        pxor xmm0, xmm1                                     ;   828.0 p1      30 x
        pand xmm1, xmm4                                     ;   834.0 p1      30 x
        pxor xmm2, xmm1                                     ;   836.0 p1      30 x
        pxor xmm5, xmm0                                     ;   832.0 p1      30 x
        pxor xmm0, xmm1                                     ;   836.0 p1      48 x[1]
        pand xmm1, xmm2                                     ;   838.0 p1      30 x
        pxor xmm1, xmm4                                     ;   840.0 p1      30 x
        pxor xmm4, xmm5                                     ;   834.0 p1      30 x
        pand xmm5, xmm2                                     ;   838.0 p1      30 x
        pxor xmm4, xmm5                                     ;   840.0 p1      30 x
        pxor xmm5, xmm1                                     ;   842.0 p1      30 x
        pxor xmm0, xmm1                                     ;   842.0 p1      48 x[1]
        pshufd xmm1, xmm5, 0xe4                             ;   844.0 p1      46 x[0] copy
        pslld xmm1, 0xd                                     ;   848.0 p1      46 x[0]
        psrld xmm5, 0x13                                    ;   844.0 p1      46 x[0]
        pxor xmm5, xmm1                                     ;   850.0 p1      46 x[0]
        movdqa xmm1, xmm4                                   ;   842.0 p0      47 x[2] copy
        pxor xmm0, xmm5                                     ;   852.0 p1      48 x[1]
        psrld xmm4, 0x1d                                    ;   842.0 p1      47 x[2]
        pslld xmm1, 3                                       ;   849.0 p1      47 x[2]
        pxor xmm4, xmm1                                     ;   851.0 p1      47 x[2]
        pxor xmm0, xmm4                                     ;   854.0 p1      48 x[1]
        movdqa xmm1, xmm5                                   ;   852.0 p0      49 x[3] copy
        pxor xmm2, xmm4                                     ;   853.0 p1      49 x[3]
        pslld xmm1, 3                                       ;   859.0 p1      49 x[3]
        pxor xmm2, xmm1                                     ;   861.0 p1      49 x[3]
        pshufd xmm1, xmm0, 0xe4                             ;   856.0 p1      50 x[1] copy
        psrld xmm0, 0x1f                                    ;   856.0 p1      50 x[1]
        pslld xmm1, 1                                       ;   860.0 p1      50 x[1]
        pxor xmm0, xmm1                                     ;   862.0 p1      50 x[1]
        pxor xmm5, xmm0                                     ;   864.0 p1      52 x[0]
        pshufd xmm1, xmm2, 0xe4                             ;   863.0 p1      51 x[3] copy
        psrld xmm2, 0x19                                    ;   863.0 p1      51 x[3]
        pslld xmm1, 7                                       ;   867.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;   869.0 p1      51 x[3]
        pxor xmm5, xmm2                                     ;   871.0 p1      52 x[0]
        movdqa xmm1, xmm0                                   ;   864.0 p0      53 x[2] copy
        pxor xmm4, xmm2                                     ;   871.0 p1      53 x[2]
        pxor xmm0, [ebp + 1472]                             ;   864.0 p2+p1   80 x[1]
        pslld xmm1, 7                                       ;   871.0 p1      53 x[2]
        pxor xmm4, xmm1                                     ;   873.0 p1      53 x[2]
        movdqa xmm1, xmm5                                   ;   873.0 p0      54 x[0] copy
        pslld xmm1, 5                                       ;   880.0 p1      54 x[0]
        psrld xmm5, 0x1b                                    ;   873.0 p1      54 x[0]
        pxor xmm5, [ebp + 1456]                             ;   875.0 p2+p1   80 x[0]
        pxor xmm5, xmm1                                     ;   882.0 p1      80 x[0]
        pxor xmm2, [ebp + 1488]                             ;   871.0 p2+p1   23 x
        pxor xmm2, xmm5                                     ;   884.0 p1      23 x
        movdqa xmm1, xmm4                                   ;   875.0 p0      55 x[2] copy
        pslld xmm1, 0x16                                    ;   882.0 p1      55 x[2]
        psrld xmm4, 0xa                                     ;   875.0 p1      55 x[2]
        pxor xmm4, [ebp + 368]                              ;   877.0 p2+p1   80 x[2]
        pxor xmm4, xmm1                                     ;   884.0 p1      80 x[2]
        movdqa xmm1, xmm0                                   ;   866.0 p0      23 x copy
        pand xmm0, xmm2                                     ;   886.0 p1      23 x
        pxor xmm0, xmm5                                     ;   888.0 p1      23 x
        por xmm5, xmm2                                      ;   886.0 p1      23 x
        pxor xmm2, xmm4                                     ;   886.0 p1      23 x
        pxor xmm1, xmm4                                     ;   886.0 p1      23 x
        pand xmm4, xmm0                                     ;   890.0 p1      23 x
        pxor xmm4, xmm1                                     ;   892.0 p1      23 x
        pxor xmm5, xmm1                                     ;   888.0 p1      23 x
        pand xmm1, xmm0                                     ;   890.0 p1      23 x
        pxor xmm0, xmm2                                     ;   890.0 p1      23 x
        pand xmm2, xmm5                                     ;   890.0 p1      23 x
        por xmm1, xmm2                                      ;   892.0 p1      23 x
        pshufd xmm2, xmm1, 0xe4                             ;   894.0 p1      46 x[0] copy
        pslld xmm2, 0xd                                     ;   898.0 p1      46 x[0]
        pxor xmm4, xmm0                                     ;   894.0 p1      23 x
        pxor xmm0, xmm1                                     ;   894.0 p1      48 x[1]
        psrld xmm1, 0x13                                    ;   894.0 p1      46 x[0]
        pxor xmm1, xmm2                                     ;   900.0 p1      46 x[0]
        pshufd xmm2, xmm4, 0xe4                             ;   896.0 p1      47 x[2] copy
        pslld xmm2, 3                                       ;   900.0 p1      47 x[2]
        psrld xmm4, 0x1d                                    ;   896.0 p1      47 x[2]
        pxor xmm4, xmm2                                     ;   902.0 p1      47 x[2]
        movdqa xmm2, xmm1                                   ;   902.0 p0      49 x[3] copy
        pslld xmm2, 3                                       ;   909.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;   902.0 p1      48 x[1]
        pxor xmm0, xmm4                                     ;   904.0 p1      48 x[1]
        pxor xmm5, xmm4                                     ;   904.0 p1      49 x[3]
        pxor xmm5, xmm2                                     ;   911.0 p1      49 x[3]
        pshufd xmm2, xmm0, 0xe4                             ;   906.0 p1      50 x[1] copy
        pslld xmm2, 1                                       ;   910.0 p1      50 x[1]
        psrld xmm0, 0x1f                                    ;   906.0 p1      50 x[1]
        pxor xmm0, xmm2                                     ;   912.0 p1      50 x[1]
        pxor xmm1, xmm0                                     ;   914.0 p1      52 x[0]
        pshufd xmm2, xmm5, 0xe4                             ;   913.0 p1      51 x[3] copy
        psrld xmm5, 0x19                                    ;   913.0 p1      51 x[3]
        pslld xmm2, 7                                       ;   917.0 p1      51 x[3]
        pxor xmm5, xmm2                                     ;   919.0 p1      51 x[3]
        pxor xmm1, xmm5                                     ;   921.0 p1      52 x[0]
        movdqa xmm2, xmm0                                   ;   914.0 p0      53 x[2] copy
        pslld xmm2, 7                                       ;   921.0 p1      53 x[2]
        pxor xmm0, [ebp + 1504]                             ;   914.0 p2+p1   80 x[1]
        pxor xmm4, xmm5                                     ;   921.0 p1      53 x[2]
        pxor xmm4, xmm2                                     ;   923.0 p1      53 x[2]
        pshufd xmm2, xmm1, 0xe4                             ;   923.0 p1      54 x[0] copy
        pxor xmm5, [ebp + 416]                              ;   921.0 p2+p1   80 x[3]
        psrld xmm1, 0x1b                                    ;   923.0 p1      54 x[0]
        pslld xmm2, 5                                       ;   927.0 p1      54 x[0]
        pxor xmm1, [ebp + 384]                              ;   925.0 p2+p1   80 x[0]
        pxor xmm1, xmm2                                     ;   929.0 p1      80 x[0]
        movdqa xmm2, xmm4                                   ;   925.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;   932.0 p1      55 x[2]
        psrld xmm4, 0xa                                     ;   925.0 p1      55 x[2]
        pxor xmm4, [ebp + 400]                              ;   927.0 p2+p1   80 x[2]
        pxor xmm4, xmm2                                     ;   934.0 p1      80 x[2]
        movdqa xmm2, xmm5                                   ;   923.0 p0      24 x copy
        pxor xmm2, xmm1                                     ;   931.0 p1      24 x
        pand xmm1, xmm0                                     ;   931.0 p1      24 x
        por xmm2, xmm0                                      ;   933.0 p1      24 x
        pxor xmm0, xmm5                                     ;   923.0 p1      24 x
        pxor xmm0, xmm4                                     ;   936.0 p1      24 x
        por xmm4, xmm1                                      ;   936.0 p1      24 x
        pxor xmm2, xmm3                                     ;   935.0 p1      24 x
        pxor xmm1, xmm0                                     ;   938.0 p1      24 x
        pand xmm0, xmm4                                     ;   938.0 p1      24 x
        pxor xmm5, xmm1                                     ;   940.0 p1      24 x
        por xmm0, xmm2                                      ;   940.0 p1      24 x
        pxor xmm2, xmm5                                     ;   942.0 p1      24 x
        pand xmm5, xmm0                                     ;   942.0 p1      24 x
        pxor xmm5, xmm2                                     ;   944.0 p1      24 x
        pxor xmm4, xmm1                                     ;   940.0 p1      24 x
        por xmm4, xmm0                                      ;   942.0 p1      24 x
        pxor xmm2, xmm4                                     ;   944.0 p1      48 x[1]
        pshufd xmm4, xmm1, 0xe4                             ;   940.0 p1      47 x[2] copy
        pslld xmm4, 3                                       ;   944.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;   940.0 p1      47 x[2]
        pxor xmm1, xmm4                                     ;   946.0 p1      47 x[2]
        pshufd xmm4, xmm5, 0xe4                             ;   946.0 p1      46 x[0] copy
        pslld xmm4, 0xd                                     ;   950.0 p1      46 x[0]
        psrld xmm5, 0x13                                    ;   946.0 p1      46 x[0]
        pxor xmm5, xmm4                                     ;   952.0 p1      46 x[0]
        pxor xmm2, xmm1                                     ;   948.0 p1      48 x[1]
        pxor xmm2, xmm5                                     ;   954.0 p1      48 x[1]
        movdqa xmm4, xmm5                                   ;   954.0 p0      49 x[3] copy
        pxor xmm0, xmm1                                     ;   948.0 p1      49 x[3]
        pslld xmm4, 3                                       ;   961.0 p1      49 x[3]
        pxor xmm0, xmm4                                     ;   963.0 p1      49 x[3]
        movdqa xmm4, xmm2                                   ;   956.0 p0      50 x[1] copy
        psrld xmm2, 0x1f                                    ;   956.0 p1      50 x[1]
        pslld xmm4, 1                                       ;   963.0 p1      50 x[1]
        pxor xmm2, xmm4                                     ;   965.0 p1      50 x[1]
        pshufd xmm4, xmm0, 0xe4                             ;   965.0 p1      51 x[3] copy
        psrld xmm0, 0x19                                    ;   965.0 p1      51 x[3]
        pslld xmm4, 7                                       ;   969.0 p1      51 x[3]
        pxor xmm0, xmm4                                     ;   971.0 p1      51 x[3]
        pxor xmm5, xmm2                                     ;   967.0 p1      52 x[0]
        pxor xmm5, xmm0                                     ;   973.0 p1      52 x[0]
        movdqa xmm4, xmm2                                   ;   967.0 p0      53 x[2] copy
        pslld xmm4, 7                                       ;   974.0 p1      53 x[2]
        pxor xmm2, [ebp + 1536]                             ;   967.0 p2+p1   80 x[1]
        pxor xmm1, xmm0                                     ;   973.0 p1      53 x[2]
        pxor xmm0, [ebp + 1568]                             ;   973.0 p2+p1   80 x[3]
        pxor xmm1, xmm4                                     ;   976.0 p1      53 x[2]
        pshufd xmm4, xmm5, 0xe4                             ;   975.0 p1      54 x[0] copy
        pslld xmm4, 5                                       ;   979.0 p1      54 x[0]
        psrld xmm5, 0x1b                                    ;   975.0 p1      54 x[0]
        pxor xmm5, [ebp + 1520]                             ;   977.0 p2+p1   80 x[0]
        pxor xmm5, xmm4                                     ;   981.0 p1      80 x[0]
        movdqa xmm6, xmm2                                   ;   969.0 p0      25 x copy
        pshufd xmm4, xmm1, 0xe4                             ;   978.0 p1      55 x[2] copy
        psrld xmm1, 0xa                                     ;   978.0 p1      55 x[2]
        pxor xmm1, [ebp + 1552]                             ;   980.0 p2+p1   80 x[2]
        pslld xmm4, 0x16                                    ;   982.0 p1      55 x[2]
        pxor xmm1, xmm4                                     ;   984.0 p1      80 x[2]
        pxor xmm6, xmm1                                     ;   986.0 p1      25 x
        pxor xmm6, xmm5                                     ;   988.0 p1      25 x
        pshufd xmm4, xmm0, 0xe4                             ;   975.0 p1      25 x copy
        pand xmm1, xmm5                                     ;   986.0 p1      25 x
        pxor xmm0, xmm1                                     ;   988.0 p1      25 x
        por xmm4, xmm5                                      ;   983.0 p1      25 x
        pxor xmm4, xmm2                                     ;   985.0 p1      25 x
        pand xmm2, xmm0                                     ;   990.0 p1      25 x
        pxor xmm0, xmm6                                     ;   990.0 p1      25 x
        pxor xmm5, xmm0                                     ;   992.0 p1      25 x
        pxor xmm2, xmm6                                     ;   992.0 p1      25 x
        por xmm6, xmm4                                      ;   990.0 p1      25 x
        pxor xmm0, xmm6                                     ;   992.0 p1      25 x
        pxor xmm4, xmm0                                     ;   994.0 p1      25 x
        pshufd xmm1, xmm5, 0xe4                             ;   994.0 p1      46 x[0] copy
        pslld xmm1, 0xd                                     ;   998.0 p1      46 x[0]
        psrld xmm5, 0x13                                    ;   994.0 p1      46 x[0]
        pxor xmm5, xmm1                                     ;  1000.0 p1      46 x[0]
        pshufd xmm1, xmm4, 0xe4                             ;   996.0 p1      47 x[2] copy
        pslld xmm1, 3                                       ;  1000.0 p1      47 x[2]
        psrld xmm4, 0x1d                                    ;   996.0 p1      47 x[2]
        pxor xmm4, xmm1                                     ;  1002.0 p1      47 x[2]
        pxor xmm0, xmm2                                     ;   994.0 p1      48 x[1]
        movdqa xmm1, xmm5                                   ;  1002.0 p0      49 x[3] copy
        pxor xmm0, xmm5                                     ;  1002.0 p1      48 x[1]
        pxor xmm0, xmm4                                     ;  1004.0 p1      48 x[1]
        pxor xmm2, xmm4                                     ;  1004.0 p1      49 x[3]
        pslld xmm1, 3                                       ;  1009.0 p1      49 x[3]
        pxor xmm2, xmm1                                     ;  1011.0 p1      49 x[3]
        movdqa xmm1, xmm0                                   ;  1006.0 p0      50 x[1] copy
        pslld xmm1, 1                                       ;  1013.0 p1      50 x[1]
        psrld xmm0, 0x1f                                    ;  1006.0 p1      50 x[1]
        pxor xmm0, xmm1                                     ;  1015.0 p1      50 x[1]
        pxor xmm5, xmm0                                     ;  1017.0 p1      52 x[0]
        pshufd xmm1, xmm2, 0xe4                             ;  1013.0 p1      51 x[3] copy
        psrld xmm2, 0x19                                    ;  1013.0 p1      51 x[3]
        pslld xmm1, 7                                       ;  1017.0 p1      51 x[3]
        pxor xmm2, xmm1                                     ;  1019.0 p1      51 x[3]
        movdqa xmm1, xmm0                                   ;  1017.0 p0      53 x[2] copy
        pxor xmm5, xmm2                                     ;  1021.0 p1      52 x[0]
        pxor xmm4, xmm2                                     ;  1021.0 p1      53 x[2]
        pxor xmm2, [ebp + 448]                              ;  1021.0 p2+p1   80 x[3]
        pxor xmm0, [ebp + 1584]                             ;  1017.0 p2+p1   80 x[1]
        pslld xmm1, 7                                       ;  1024.0 p1      53 x[2]
        pxor xmm4, xmm1                                     ;  1026.0 p1      53 x[2]
        pshufd xmm1, xmm5, 0xe4                             ;  1023.0 p1      54 x[0] copy
        pslld xmm1, 5                                       ;  1027.0 p1      54 x[0]
        psrld xmm5, 0x1b                                    ;  1023.0 p1      54 x[0]
        pxor xmm5, [ebp + 432]                              ;  1025.0 p2+p1   80 x[0]
        pxor xmm5, xmm1                                     ;  1029.0 p1      80 x[0]
        movdqa xmm1, xmm4                                   ;  1028.0 p0      55 x[2] copy
        psrld xmm4, 0xa                                     ;  1028.0 p1      55 x[2]
        pxor xmm4, [ebp + 1600]                             ;  1030.0 p2+p1   80 x[2]
        pslld xmm1, 0x16                                    ;  1035.0 p1      55 x[2]
        pxor xmm4, xmm1                                     ;  1037.0 p1      80 x[2]
        pshufd xmm1, xmm2, 0xe4                             ;  1023.0 p1      26 x copy
        por xmm2, xmm5                                      ;  1031.0 p1      26 x
        pxor xmm1, xmm0                                     ;  1027.0 p1      26 x
        pand xmm0, xmm5                                     ;  1031.0 p1      26 x
        pxor xmm5, xmm4                                     ;  1039.0 p1      26 x
        por xmm5, xmm0                                      ;  1041.0 p1      26 x
        pxor xmm5, xmm1                                     ;  1043.0 p1      26 x
        por xmm1, xmm0                                      ;  1033.0 p1      26 x
        pand xmm4, xmm2                                     ;  1039.0 p1      26 x
        pxor xmm2, xmm0                                     ;  1033.0 p1      26 x
        por xmm0, xmm4                                      ;  1041.0 p1      26 x
        pxor xmm1, xmm4                                     ;  1041.0 p1      26 x
        por xmm4, xmm2                                      ;  1041.0 p1      26 x
        por xmm2, xmm1                                      ;  1043.0 p1      26 x
        pxor xmm4, xmm5                                     ;  1045.0 p1      26 x
        pand xmm5, xmm1                                     ;  1045.0 p1      26 x
        pxor xmm5, xmm2                                     ;  1047.0 p1      26 x
        pxor xmm2, xmm4                                     ;  1047.0 p1      26 x
        pxor xmm0, xmm4                                     ;  1047.0 p1      49 x[3]
        pshufd xmm4, xmm5, 0xe4                             ;  1049.0 p1      46 x[0] copy
        psrld xmm5, 0x13                                    ;  1049.0 p1      46 x[0]
        pslld xmm4, 0xd                                     ;  1053.0 p1      46 x[0]
        pxor xmm5, xmm4                                     ;  1055.0 p1      46 x[0]
        movdqa xmm4, xmm2                                   ;  1049.0 p0      47 x[2] copy
        pslld xmm4, 3                                       ;  1056.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;  1049.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;  1058.0 p1      47 x[2]
        pxor xmm1, xmm5                                     ;  1057.0 p1      48 x[1]
        movdqa xmm4, xmm5                                   ;  1057.0 p0      49 x[3] copy
        pslld xmm4, 3                                       ;  1064.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;  1060.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;  1060.0 p1      48 x[1]
        pxor xmm0, xmm4                                     ;  1066.0 p1      49 x[3]
        pshufd xmm4, xmm1, 0xe4                             ;  1062.0 p1      50 x[1] copy
        pslld xmm4, 1                                       ;  1066.0 p1      50 x[1]
        psrld xmm1, 0x1f                                    ;  1062.0 p1      50 x[1]
        pxor xmm1, xmm4                                     ;  1068.0 p1      50 x[1]
        movdqa xmm4, xmm0                                   ;  1068.0 p0      51 x[3] copy
        psrld xmm0, 0x19                                    ;  1068.0 p1      51 x[3]
        pslld xmm4, 7                                       ;  1075.0 p1      51 x[3]
        pxor xmm0, xmm4                                     ;  1077.0 p1      51 x[3]
        pxor xmm5, xmm1                                     ;  1070.0 p1      52 x[0]
        pxor xmm5, xmm0                                     ;  1079.0 p1      52 x[0]
        pxor xmm2, xmm0                                     ;  1079.0 p1      53 x[2]
        pshufd xmm4, xmm1, 0xe4                             ;  1070.0 p1      53 x[2] copy
        pxor xmm1, [ebp + 1632]                             ;  1070.0 p2+p1   80 x[1]
        pxor xmm0, [ebp + 1648]                             ;  1079.0 p2+p1   80 x[3]
        pslld xmm4, 7                                       ;  1074.0 p1      53 x[2]
        pxor xmm2, xmm4                                     ;  1081.0 p1      53 x[2]
        movdqa xmm4, xmm5                                   ;  1081.0 p0      54 x[0] copy
        psrld xmm5, 0x1b                                    ;  1081.0 p1      54 x[0]
        pxor xmm5, [ebp + 1616]                             ;  1083.0 p2+p1   80 x[0]
        pslld xmm4, 5                                       ;  1088.0 p1      54 x[0]
        pxor xmm5, xmm4                                     ;  1090.0 p1      80 x[0]
        pshufd xmm4, xmm2, 0xe4                             ;  1083.0 p1      55 x[2] copy
        pslld xmm4, 0x16                                    ;  1087.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;  1083.0 p1      55 x[2]
        pxor xmm2, [ebp + 464]                              ;  1085.0 p2+p1   80 x[2]
        pxor xmm2, xmm4                                     ;  1089.0 p1      80 x[2]
        movdqa xmm4, xmm0                                   ;  1081.0 p0      27 x copy
        pxor xmm4, xmm5                                     ;  1092.0 p1      27 x
        pxor xmm5, xmm1                                     ;  1092.0 p1      27 x
        pxor xmm0, xmm2                                     ;  1091.0 p1      27 x
        pand xmm5, xmm4                                     ;  1094.0 p1      27 x
        pxor xmm5, xmm0                                     ;  1096.0 p1      27 x
        por xmm2, xmm4                                      ;  1094.0 p1      27 x
        pand xmm0, xmm2                                     ;  1096.0 p1      27 x
        pxor xmm2, xmm1                                     ;  1096.0 p1      27 x
        pxor xmm2, xmm0                                     ;  1098.0 p1      27 x
        pand xmm0, xmm5                                     ;  1098.0 p1      27 x
        por xmm2, xmm0                                      ;  1100.0 p1      27 x
        pxor xmm0, xmm4                                     ;  1100.0 p1      27 x
        pxor xmm2, xmm0                                     ;  1102.0 p1      48 x[1]
        pxor xmm0, xmm1                                     ;  1102.0 p1      27 x
        pand xmm1, xmm5                                     ;  1098.0 p1      27 x
        pxor xmm4, xmm1                                     ;  1100.0 p1      49 x[3]
        pshufd xmm1, xmm5, 0xe4                             ;  1098.0 p1      46 x[0] copy
        psrld xmm5, 0x13                                    ;  1098.0 p1      46 x[0]
        pslld xmm1, 0xd                                     ;  1102.0 p1      46 x[0]
        pxor xmm5, xmm1                                     ;  1104.0 p1      46 x[0]
        movdqa xmm1, xmm0                                   ;  1104.0 p0      47 x[2] copy
        pslld xmm1, 3                                       ;  1111.0 p1      47 x[2]
        pxor xmm2, xmm5                                     ;  1106.0 p1      48 x[1]
        psrld xmm0, 0x1d                                    ;  1104.0 p1      47 x[2]
        pxor xmm0, xmm1                                     ;  1113.0 p1      47 x[2]
        movdqa xmm1, xmm5                                   ;  1106.0 p0      49 x[3] copy
        pslld xmm1, 3                                       ;  1113.0 p1      49 x[3]
        pxor xmm2, xmm0                                     ;  1115.0 p1      48 x[1]
        pxor xmm4, xmm0                                     ;  1115.0 p1      49 x[3]
        pxor xmm4, xmm1                                     ;  1117.0 p1      49 x[3]
        pshufd xmm1, xmm2, 0xe4                             ;  1117.0 p1      50 x[1] copy
        psrld xmm2, 0x1f                                    ;  1117.0 p1      50 x[1]
        pslld xmm1, 1                                       ;  1121.0 p1      50 x[1]
        pxor xmm2, xmm1                                     ;  1123.0 p1      50 x[1]
        pshufd xmm1, xmm4, 0xe4                             ;  1119.0 p1      51 x[3] copy
        psrld xmm4, 0x19                                    ;  1119.0 p1      51 x[3]
        pslld xmm1, 7                                       ;  1123.0 p1      51 x[3]
        pxor xmm4, xmm1                                     ;  1125.0 p1      51 x[3]
        movdqa xmm1, xmm2                                   ;  1125.0 p0      53 x[2] copy
        pxor xmm0, xmm4                                     ;  1127.0 p1      53 x[2]
        pslld xmm1, 7                                       ;  1132.0 p1      53 x[2]
        pxor xmm0, xmm1                                     ;  1134.0 p1      53 x[2]
        pxor xmm5, xmm2                                     ;  1125.0 p1      52 x[0]
        pxor xmm2, [ebp + 1664]                             ;  1125.0 p2+p1   80 x[1]
        pxor xmm5, xmm4                                     ;  1127.0 p1      52 x[0]
        pxor xmm4, [ebp + 1696]                             ;  1127.0 p2+p1   80 x[3]
        pshufd xmm1, xmm5, 0xe4                             ;  1129.0 p1      54 x[0] copy
        psrld xmm5, 0x1b                                    ;  1129.0 p1      54 x[0]
        pslld xmm1, 5                                       ;  1133.0 p1      54 x[0]
        pxor xmm5, [ebp + 480]                              ;  1131.0 p2+p1   80 x[0]
        pxor xmm5, xmm1                                     ;  1135.0 p1      80 x[0]
        movdqa xmm1, xmm0                                   ;  1136.0 p0      55 x[2] copy
        psrld xmm0, 0xa                                     ;  1136.0 p1      55 x[2]
        pxor xmm0, [ebp + 1680]                             ;  1138.0 p2+p1   28 x
        pslld xmm1, 0x16                                    ;  1143.0 p1      55 x[2]
        pxor xmm0, xmm1                                     ;  1145.0 p1      28 x
        pshufd xmm1, xmm2, 0xe4                             ;  1127.0 p1      28 x copy
        pxor xmm2, xmm4                                     ;  1129.0 p1      28 x
        pxor xmm0, xmm5                                     ;  1147.0 p1      28 x
        por xmm1, xmm5                                      ;  1137.0 p1      28 x
        pxor xmm1, xmm0                                     ;  1149.0 p1      28 x
        pxor xmm2, xmm5                                     ;  1137.0 p1      28 x
        pand xmm0, xmm5                                     ;  1149.0 p1      28 x
        pand xmm0, xmm2                                     ;  1151.0 p1      28 x
        pxor xmm0, xmm4                                     ;  1153.0 p1      28 x
        por xmm4, xmm2                                      ;  1139.0 p1      28 x
        pxor xmm4, xmm1                                     ;  1151.0 p1      28 x
        pxor xmm5, xmm1                                     ;  1151.0 p1      28 x
        pand xmm1, xmm0                                     ;  1155.0 p1      28 x
        pxor xmm0, xmm5                                     ;  1155.0 p1      49 x[3]
        pand xmm5, xmm4                                     ;  1153.0 p1      28 x
        pxor xmm5, xmm2                                     ;  1155.0 p1      28 x
        pxor xmm2, xmm1                                     ;  1157.0 p1      48 x[1]
        pshufd xmm1, xmm4, 0xe4                             ;  1153.0 p1      46 x[0] copy
        psrld xmm4, 0x13                                    ;  1153.0 p1      46 x[0]
        pslld xmm1, 0xd                                     ;  1157.0 p1      46 x[0]
        pxor xmm4, xmm1                                     ;  1159.0 p1      46 x[0]
        pshufd xmm1, xmm5, 0xe4                             ;  1157.0 p1      47 x[2] copy
        psrld xmm5, 0x1d                                    ;  1157.0 p1      47 x[2]
        pslld xmm1, 3                                       ;  1161.0 p1      47 x[2]
        pxor xmm5, xmm1                                     ;  1163.0 p1      47 x[2]
        pshufd xmm1, xmm4, 0xe4                             ;  1161.0 p1      49 x[3] copy
        pslld xmm1, 3                                       ;  1165.0 p1      49 x[3]
        pxor xmm2, xmm4                                     ;  1161.0 p1      48 x[1]
        pxor xmm2, xmm5                                     ;  1165.0 p1      48 x[1]
        pxor xmm0, xmm5                                     ;  1165.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;  1167.0 p1      49 x[3]
        pshufd xmm1, xmm2, 0xe4                             ;  1167.0 p1      50 x[1] copy
        psrld xmm2, 0x1f                                    ;  1167.0 p1      50 x[1]
        pslld xmm1, 1                                       ;  1171.0 p1      50 x[1]
        pxor xmm2, xmm1                                     ;  1173.0 p1      50 x[1]
        pxor xmm4, xmm2                                     ;  1175.0 p1      52 x[0]
        pshufd xmm1, xmm0, 0xe4                             ;  1169.0 p1      51 x[3] copy
        psrld xmm0, 0x19                                    ;  1169.0 p1      51 x[3]
        pslld xmm1, 7                                       ;  1173.0 p1      51 x[3]
        pxor xmm0, xmm1                                     ;  1175.0 p1      51 x[3]
        pxor xmm4, xmm0                                     ;  1177.0 p1      52 x[0]
        pshufd xmm1, xmm2, 0xe4                             ;  1175.0 p1      53 x[2] copy
        pxor xmm2, [ebp + 496]                              ;  1175.0 p2+p1   80 x[1]
        pxor xmm5, xmm0                                     ;  1177.0 p1      53 x[2]
        pxor xmm0, [ebp + 1744]                             ;  1177.0 p2+p1   80 x[3]
        pslld xmm1, 7                                       ;  1179.0 p1      53 x[2]
        pxor xmm5, xmm1                                     ;  1181.0 p1      53 x[2]
        movdqa xmm1, xmm4                                   ;  1179.0 p0      54 x[0] copy
        pslld xmm1, 5                                       ;  1186.0 p1      54 x[0]
        psrld xmm4, 0x1b                                    ;  1179.0 p1      54 x[0]
        pxor xmm4, [ebp + 1712]                             ;  1181.0 p2+p1   80 x[0]
        pxor xmm4, xmm1                                     ;  1188.0 p1      80 x[0]
        pshufd xmm1, xmm5, 0xe4                             ;  1183.0 p1      55 x[2] copy
        pslld xmm1, 0x16                                    ;  1187.0 p1      55 x[2]
        psrld xmm5, 0xa                                     ;  1183.0 p1      55 x[2]
        pxor xmm5, [ebp + 1728]                             ;  1185.0 p2+p1   80 x[2]
        pxor xmm5, xmm1                                     ;  1189.0 p1      80 x[2]
        movdqa xmm1, xmm0                                   ;  1179.0 p0      29 x copy
        pxor xmm1, xmm4                                     ;  1190.0 p1      29 x
        pand xmm4, xmm0                                     ;  1190.0 p1      29 x
        pxor xmm0, xmm5                                     ;  1191.0 p1      29 x
        pxor xmm5, xmm2                                     ;  1191.0 p1      29 x
        pxor xmm4, xmm5                                     ;  1193.0 p1      29 x
        pand xmm2, xmm1                                     ;  1192.0 p1      29 x
        pxor xmm2, xmm5                                     ;  1194.0 p1      29 x
        por xmm5, xmm1                                      ;  1193.0 p1      29 x
        pxor xmm1, xmm4                                     ;  1195.0 p1      29 x
        pxor xmm5, xmm0                                     ;  1195.0 p1      29 x
        pand xmm0, xmm2                                     ;  1196.0 p1      29 x
        pxor xmm0, xmm1                                     ;  1198.0 p1      29 x
        pxor xmm2, xmm4                                     ;  1196.0 p1      29 x
        pand xmm2, xmm5                                     ;  1198.0 p1      29 x
        pxor xmm1, xmm2                                     ;  1200.0 p1      49 x[3]
        pxor xmm5, xmm0                                     ;  1200.0 p1      29 x
        pshufd xmm2, xmm0, 0xe4                             ;  1200.0 p1      46 x[0] copy
        psrld xmm0, 0x13                                    ;  1200.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;  1204.0 p1      46 x[0]
        pxor xmm0, xmm2                                     ;  1206.0 p1      46 x[0]
        pxor xmm4, xmm0                                     ;  1208.0 p1      48 x[1]
        pshufd xmm2, xmm5, 0xe4                             ;  1202.0 p1      47 x[2] copy
        psrld xmm5, 0x1d                                    ;  1202.0 p1      47 x[2]
        pslld xmm2, 3                                       ;  1206.0 p1      47 x[2]
        pxor xmm5, xmm2                                     ;  1208.0 p1      47 x[2]
        pxor xmm4, xmm5                                     ;  1210.0 p1      48 x[1]
        pxor xmm1, xmm5                                     ;  1210.0 p1      49 x[3]
        movdqa xmm2, xmm0                                   ;  1208.0 p0      49 x[3] copy
        pslld xmm2, 3                                       ;  1215.0 p1      49 x[3]
        pxor xmm1, xmm2                                     ;  1217.0 p1      49 x[3]
        pshufd xmm2, xmm4, 0xe4                             ;  1212.0 p1      50 x[1] copy
        psrld xmm4, 0x1f                                    ;  1212.0 p1      50 x[1]
        pslld xmm2, 1                                       ;  1216.0 p1      50 x[1]
        pxor xmm4, xmm2                                     ;  1218.0 p1      50 x[1]
        pxor xmm0, xmm4                                     ;  1220.0 p1      52 x[0]
        pshufd xmm2, xmm1, 0xe4                             ;  1219.0 p1      51 x[3] copy
        pslld xmm2, 7                                       ;  1223.0 p1      51 x[3]
        psrld xmm1, 0x19                                    ;  1219.0 p1      51 x[3]
        pxor xmm1, xmm2                                     ;  1225.0 p1      51 x[3]
        movdqa xmm2, xmm4                                   ;  1220.0 p0      53 x[2] copy
        pxor xmm0, xmm1                                     ;  1227.0 p1      52 x[0]
        pxor xmm5, xmm1                                     ;  1227.0 p1      53 x[2]
        pslld xmm2, 7                                       ;  1227.0 p1      53 x[2]
        pxor xmm5, xmm2                                     ;  1229.0 p1      53 x[2]
        pshufd xmm2, xmm0, 0xe4                             ;  1229.0 p1      54 x[0] copy
        pxor xmm4, [ebp + 528]                              ;  1220.0 p2+p1   80 x[1]
        psrld xmm0, 0x1b                                    ;  1229.0 p1      54 x[0]
        pxor xmm0, [ebp + 512]                              ;  1231.0 p2+p1   80 x[0]
        movdqa xmm6, xmm4                                   ;  1222.0 p0      30 x copy
        pxor xmm1, [ebp + 1760]                             ;  1227.0 p2+p1   80 x[3]
        pslld xmm2, 5                                       ;  1233.0 p1      54 x[0]
        pxor xmm0, xmm2                                     ;  1235.0 p1      80 x[0]
        movdqa xmm2, xmm5                                   ;  1231.0 p0      55 x[2] copy
        psrld xmm5, 0xa                                     ;  1231.0 p1      55 x[2]
        pslld xmm2, 0x16                                    ;  1238.0 p1      55 x[2]
        pxor xmm5, [ebp + 544]                              ;  1233.0 p2+p1   80 x[2]
        pxor xmm5, xmm2                                     ;  1240.0 p1      80 x[2]
        pshufd xmm2, xmm1, 0xe4                             ;  1229.0 p1      30 x copy
        por xmm6, xmm5                                      ;  1242.0 p1      30 x
        pxor xmm2, xmm6                                     ;  1244.0 p1      30 x
        pand xmm1, xmm5                                     ;  1242.0 p1      30 x
        pxor xmm5, xmm4                                     ;  1242.0 p1      30 x
        pxor xmm4, xmm0                                     ;  1237.0 p1      30 x
        pxor xmm1, xmm4                                     ;  1244.0 p1      30 x
        pand xmm0, xmm2                                     ;  1246.0 p1      30 x
        pxor xmm5, xmm0                                     ;  1248.0 p1      30 x
        pxor xmm4, xmm0                                     ;  1248.0 p1      48 x[1]
        pand xmm0, xmm5                                     ;  1250.0 p1      30 x
        pxor xmm0, xmm2                                     ;  1252.0 p1      30 x
        pxor xmm2, xmm1                                     ;  1246.0 p1      30 x
        pand xmm1, xmm5                                     ;  1250.0 p1      30 x
        pxor xmm2, xmm1                                     ;  1252.0 p1      30 x
        pxor xmm1, xmm0                                     ;  1254.0 p1      30 x
        pxor xmm4, xmm0                                     ;  1254.0 p1      48 x[1]
        pshufd xmm0, xmm1, 0xe4                             ;  1256.0 p1      46 x[0] copy
        psrld xmm1, 0x13                                    ;  1256.0 p1      46 x[0]
        pslld xmm0, 0xd                                     ;  1260.0 p1      46 x[0]
        pxor xmm1, xmm0                                     ;  1262.0 p1      46 x[0]
        pxor xmm4, xmm1                                     ;  1264.0 p1      48 x[1]
        movdqa xmm0, xmm2                                   ;  1254.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;  1261.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;  1254.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;  1263.0 p1      47 x[2]
        pxor xmm4, xmm2                                     ;  1266.0 p1      48 x[1]
        pxor xmm5, xmm2                                     ;  1265.0 p1      49 x[3]
        movdqa xmm0, xmm1                                   ;  1264.0 p0      49 x[3] copy
        pslld xmm0, 3                                       ;  1271.0 p1      49 x[3]
        pxor xmm5, xmm0                                     ;  1273.0 p1      49 x[3]
        pshufd xmm0, xmm4, 0xe4                             ;  1268.0 p1      50 x[1] copy
        psrld xmm4, 0x1f                                    ;  1268.0 p1      50 x[1]
        pslld xmm0, 1                                       ;  1272.0 p1      50 x[1]
        pxor xmm4, xmm0                                     ;  1274.0 p1      50 x[1]
        pshufd xmm0, xmm5, 0xe4                             ;  1275.0 p1      51 x[3] copy
        pxor xmm1, xmm4                                     ;  1276.0 p1      52 x[0]
        psrld xmm5, 0x19                                    ;  1275.0 p1      51 x[3]
        pslld xmm0, 7                                       ;  1279.0 p1      51 x[3]
        pxor xmm5, xmm0                                     ;  1281.0 p1      51 x[3]
        pxor xmm1, xmm5                                     ;  1283.0 p1      52 x[0]
        pxor xmm2, xmm5                                     ;  1283.0 p1      53 x[2]
        movdqa xmm0, xmm4                                   ;  1276.0 p0      53 x[2] copy
        pxor xmm4, [ebp + 1792]                             ;  1276.0 p2+p1   80 x[1]
        pxor xmm5, [ebp + 1808]                             ;  1283.0 p2+p1   23 x
        pslld xmm0, 7                                       ;  1283.0 p1      53 x[2]
        pxor xmm2, xmm0                                     ;  1285.0 p1      53 x[2]
        pshufd xmm0, xmm1, 0xe4                             ;  1285.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;  1285.0 p1      54 x[0]
        pxor xmm1, [ebp + 1776]                             ;  1287.0 p2+p1   80 x[0]
        pslld xmm0, 5                                       ;  1289.0 p1      54 x[0]
        pxor xmm1, xmm0                                     ;  1291.0 p1      80 x[0]
        pshufd xmm0, xmm2, 0xe4                             ;  1287.0 p1      55 x[2] copy
        psrld xmm2, 0xa                                     ;  1287.0 p1      55 x[2]
        pslld xmm0, 0x16                                    ;  1291.0 p1      55 x[2]
        pxor xmm2, [ebp + 560]                              ;  1289.0 p2+p1   80 x[2]
        pxor xmm2, xmm0                                     ;  1293.0 p1      80 x[2]
        movdqa xmm0, xmm4                                   ;  1278.0 p0      23 x copy
        pxor xmm0, xmm2                                     ;  1295.0 p1      23 x
        pxor xmm5, xmm1                                     ;  1293.0 p1      23 x
        pand xmm4, xmm5                                     ;  1295.0 p1      23 x
        pxor xmm4, xmm1                                     ;  1297.0 p1      23 x
        por xmm1, xmm5                                      ;  1295.0 p1      23 x
        pxor xmm5, xmm2                                     ;  1295.0 p1      23 x
        pand xmm2, xmm4                                     ;  1299.0 p1      23 x
        pxor xmm2, xmm0                                     ;  1301.0 p1      23 x
        pxor xmm1, xmm0                                     ;  1297.0 p1      23 x
        pand xmm0, xmm4                                     ;  1299.0 p1      23 x
        pxor xmm4, xmm5                                     ;  1299.0 p1      23 x
        pand xmm5, xmm1                                     ;  1299.0 p1      23 x
        por xmm0, xmm5                                      ;  1301.0 p1      23 x
        pshufd xmm5, xmm0, 0xe4                             ;  1303.0 p1      46 x[0] copy
        pxor xmm2, xmm4                                     ;  1303.0 p1      23 x
        pxor xmm4, xmm0                                     ;  1303.0 p1      48 x[1]
        pslld xmm5, 0xd                                     ;  1307.0 p1      46 x[0]
        psrld xmm0, 0x13                                    ;  1303.0 p1      46 x[0]
        pxor xmm0, xmm5                                     ;  1309.0 p1      46 x[0]
        pshufd xmm5, xmm2, 0xe4                             ;  1305.0 p1      47 x[2] copy
        psrld xmm2, 0x1d                                    ;  1305.0 p1      47 x[2]
        pxor xmm4, xmm0                                     ;  1311.0 p1      48 x[1]
        pslld xmm5, 3                                       ;  1309.0 p1      47 x[2]
        pxor xmm2, xmm5                                     ;  1311.0 p1      47 x[2]
        pxor xmm4, xmm2                                     ;  1313.0 p1      48 x[1]
        pxor xmm1, xmm2                                     ;  1313.0 p1      49 x[3]
        movdqa xmm5, xmm0                                   ;  1311.0 p0      49 x[3] copy
        pslld xmm5, 3                                       ;  1318.0 p1      49 x[3]
        pxor xmm1, xmm5                                     ;  1320.0 p1      49 x[3]
        pshufd xmm5, xmm4, 0xe4                             ;  1315.0 p1      50 x[1] copy
        pslld xmm5, 1                                       ;  1319.0 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;  1315.0 p1      50 x[1]
        pxor xmm4, xmm5                                     ;  1321.0 p1      50 x[1]
        pshufd xmm5, xmm1, 0xe4                             ;  1322.0 p1      51 x[3] copy
        psrld xmm1, 0x19                                    ;  1322.0 p1      51 x[3]
        pslld xmm5, 7                                       ;  1326.0 p1      51 x[3]
        pxor xmm1, xmm5                                     ;  1328.0 p1      51 x[3]
        pxor xmm0, xmm4                                     ;  1323.0 p1      52 x[0]
        pxor xmm0, xmm1                                     ;  1330.0 p1      52 x[0]
        pxor xmm2, xmm1                                     ;  1330.0 p1      53 x[2]
        movdqa xmm5, xmm4                                   ;  1323.0 p0      53 x[2] copy
        pxor xmm4, [ebp + 1824]                             ;  1323.0 p2+p1   80 x[1]
        pslld xmm5, 7                                       ;  1330.0 p1      53 x[2]
        pxor xmm2, xmm5                                     ;  1332.0 p1      53 x[2]
        pshufd xmm5, xmm0, 0xe4                             ;  1332.0 p1      54 x[0] copy
        pslld xmm5, 5                                       ;  1336.0 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;  1332.0 p1      54 x[0]
        pxor xmm0, [ebp + 576]                              ;  1334.0 p2+p1   80 x[0]
        pxor xmm0, xmm5                                     ;  1338.0 p1      80 x[0]
        movdqa xmm5, xmm2                                   ;  1334.0 p0      55 x[2] copy
        pslld xmm5, 0x16                                    ;  1341.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;  1334.0 p1      55 x[2]
        pxor xmm1, [ebp + 608]                              ;  1330.0 p2+p1   80 x[3]
        pxor xmm2, [ebp + 592]                              ;  1336.0 p2+p1   80 x[2]
        pxor xmm2, xmm5                                     ;  1343.0 p1      80 x[2]
        pshufd xmm5, xmm1, 0xe4                             ;  1332.0 p1      24 x copy
        pxor xmm5, xmm0                                     ;  1340.0 p1      24 x
        pand xmm0, xmm4                                     ;  1340.0 p1      24 x
        por xmm5, xmm4                                      ;  1342.0 p1      24 x
        pxor xmm4, xmm1                                     ;  1332.0 p1      24 x
        pxor xmm4, xmm2                                     ;  1345.0 p1      24 x
        por xmm2, xmm0                                      ;  1345.0 p1      24 x
        pxor xmm5, xmm3                                     ;  1344.0 p1      24 x
        pxor xmm0, xmm4                                     ;  1347.0 p1      24 x
        pand xmm4, xmm2                                     ;  1347.0 p1      24 x
        por xmm4, xmm5                                      ;  1349.0 p1      24 x
        pxor xmm1, xmm0                                     ;  1349.0 p1      24 x
        pxor xmm5, xmm1                                     ;  1351.0 p1      24 x
        pand xmm1, xmm4                                     ;  1351.0 p1      24 x
        pxor xmm1, xmm5                                     ;  1353.0 p1      24 x
        pxor xmm2, xmm0                                     ;  1349.0 p1      24 x
        por xmm2, xmm4                                      ;  1351.0 p1      24 x
        pxor xmm5, xmm2                                     ;  1353.0 p1      48 x[1]
        pshufd xmm2, xmm0, 0xe4                             ;  1349.0 p1      47 x[2] copy
        pslld xmm2, 3                                       ;  1353.0 p1      47 x[2]
        psrld xmm0, 0x1d                                    ;  1349.0 p1      47 x[2]
        pxor xmm0, xmm2                                     ;  1355.0 p1      47 x[2]
        pshufd xmm2, xmm1, 0xe4                             ;  1355.0 p1      46 x[0] copy
        psrld xmm1, 0x13                                    ;  1355.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;  1359.0 p1      46 x[0]
        pxor xmm1, xmm2                                     ;  1361.0 p1      46 x[0]
        movdqa xmm2, xmm1                                   ;  1363.0 p0      49 x[3] copy
        pslld xmm2, 3                                       ;  1370.0 p1      49 x[3]
        pxor xmm5, xmm0                                     ;  1357.0 p1      48 x[1]
        pxor xmm5, xmm1                                     ;  1363.0 p1      48 x[1]
        pxor xmm4, xmm0                                     ;  1357.0 p1      49 x[3]
        pxor xmm4, xmm2                                     ;  1372.0 p1      49 x[3]
        movdqa xmm2, xmm5                                   ;  1365.0 p0      50 x[1] copy
        psrld xmm5, 0x1f                                    ;  1365.0 p1      50 x[1]
        pslld xmm2, 1                                       ;  1372.0 p1      50 x[1]
        pxor xmm5, xmm2                                     ;  1374.0 p1      50 x[1]
        pxor xmm1, xmm5                                     ;  1376.0 p1      52 x[0]
        pshufd xmm2, xmm4, 0xe4                             ;  1374.0 p1      51 x[3] copy
        psrld xmm4, 0x19                                    ;  1374.0 p1      51 x[3]
        pslld xmm2, 7                                       ;  1378.0 p1      51 x[3]
        pxor xmm4, xmm2                                     ;  1380.0 p1      51 x[3]
        movdqa xmm2, xmm5                                   ;  1376.0 p0      53 x[2] copy
        pslld xmm2, 7                                       ;  1383.0 p1      53 x[2]
        pxor xmm5, [ebp + 1856]                             ;  1376.0 p2+p1   80 x[1]
        movdqa xmm3, xmm5                                   ;  1378.0 p0      25 x copy
        pxor xmm1, xmm4                                     ;  1382.0 p1      52 x[0]
        pxor xmm0, xmm4                                     ;  1382.0 p1      53 x[2]
        pxor xmm4, [ebp + 1888]                             ;  1382.0 p2+p1   80 x[3]
        pxor xmm0, xmm2                                     ;  1385.0 p1      53 x[2]
        pshufd xmm2, xmm1, 0xe4                             ;  1384.0 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;  1384.0 p1      54 x[0]
        pxor xmm1, [ebp + 1840]                             ;  1386.0 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;  1388.0 p1      54 x[0]
        pxor xmm1, xmm2                                     ;  1390.0 p1      80 x[0]
        movdqa xmm2, xmm0                                   ;  1387.0 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;  1394.0 p1      55 x[2]
        psrld xmm0, 0xa                                     ;  1387.0 p1      55 x[2]
        pxor xmm0, [ebp + 1872]                             ;  1389.0 p2+p1   80 x[2]
        pxor xmm0, xmm2                                     ;  1396.0 p1      80 x[2]
        movdqa xmm2, xmm4                                   ;  1384.0 p0      25 x copy
        pxor xmm3, xmm0                                     ;  1398.0 p1      25 x
        pand xmm0, xmm1                                     ;  1398.0 p1      25 x
        pxor xmm4, xmm0                                     ;  1400.0 p1      25 x
        pxor xmm3, xmm1                                     ;  1400.0 p1      25 x
        por xmm2, xmm1                                      ;  1392.0 p1      25 x
        pxor xmm2, xmm5                                     ;  1394.0 p1      25 x
        pand xmm5, xmm4                                     ;  1402.0 p1      25 x
        pxor xmm4, xmm3                                     ;  1402.0 p1      25 x
        pxor xmm1, xmm4                                     ;  1404.0 p1      25 x
        pxor xmm5, xmm3                                     ;  1404.0 p1      25 x
        por xmm3, xmm2                                      ;  1402.0 p1      25 x
        pxor xmm4, xmm3                                     ;  1404.0 p1      25 x
        pxor xmm2, xmm4                                     ;  1406.0 p1      25 x
        pshufd xmm0, xmm1, 0xe4                             ;  1406.0 p1      46 x[0] copy
        psrld xmm1, 0x13                                    ;  1406.0 p1      46 x[0]
        pslld xmm0, 0xd                                     ;  1410.0 p1      46 x[0]
        pxor xmm1, xmm0                                     ;  1412.0 p1      46 x[0]
        pxor xmm4, xmm5                                     ;  1406.0 p1      48 x[1]
        pxor xmm4, xmm1                                     ;  1414.0 p1      48 x[1]
        pshufd xmm0, xmm2, 0xe4                             ;  1408.0 p1      47 x[2] copy
        pslld xmm0, 3                                       ;  1412.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;  1408.0 p1      47 x[2]
        pxor xmm2, xmm0                                     ;  1414.0 p1      47 x[2]
        movdqa xmm0, xmm1                                   ;  1414.0 p0      49 x[3] copy
        pxor xmm4, xmm2                                     ;  1416.0 p1      48 x[1]
        pxor xmm5, xmm2                                     ;  1416.0 p1      49 x[3]
        pslld xmm0, 3                                       ;  1421.0 p1      49 x[3]
        pxor xmm5, xmm0                                     ;  1423.0 p1      49 x[3]
        movdqa xmm0, xmm4                                   ;  1418.0 p0      50 x[1] copy
        psrld xmm4, 0x1f                                    ;  1418.0 p1      50 x[1]
        pslld xmm0, 1                                       ;  1425.0 p1      50 x[1]
        pxor xmm4, xmm0                                     ;  1427.0 p1      50 x[1]
        pshufd xmm0, xmm5, 0xe4                             ;  1425.0 p1      51 x[3] copy
        pslld xmm0, 7                                       ;  1429.0 p1      51 x[3]
        psrld xmm5, 0x19                                    ;  1425.0 p1      51 x[3]
        pxor xmm1, xmm4                                     ;  1429.0 p1      52 x[0]
        pxor xmm5, xmm0                                     ;  1431.0 p1      51 x[3]
        movdqa xmm0, xmm4                                   ;  1429.0 p0      53 x[2] copy
        pxor xmm1, xmm5                                     ;  1433.0 p1      52 x[0]
        pxor xmm2, xmm5                                     ;  1433.0 p1      53 x[2]
        pxor xmm5, [ebp + 640]                              ;  1433.0 p2+p1   80 x[3]
        pxor xmm4, [ebp + 1904]                             ;  1429.0 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;  1436.0 p1      53 x[2]
        pxor xmm2, xmm0                                     ;  1438.0 p1      53 x[2]
        pshufd xmm0, xmm1, 0xe4                             ;  1435.0 p1      54 x[0] copy
        pslld xmm0, 5                                       ;  1439.0 p1      54 x[0]
        psrld xmm1, 0x1b                                    ;  1435.0 p1      54 x[0]
        pxor xmm1, [ebp + 624]                              ;  1437.0 p2+p1   80 x[0]
        pxor xmm1, xmm0                                     ;  1441.0 p1      80 x[0]
        movdqa xmm0, xmm2                                   ;  1440.0 p0      55 x[2] copy
        pslld xmm0, 0x16                                    ;  1447.0 p1      55 x[2]
        psrld xmm2, 0xa                                     ;  1440.0 p1      55 x[2]
        pxor xmm2, [ebp + 1920]                             ;  1442.0 p2+p1   80 x[2]
        pxor xmm2, xmm0                                     ;  1449.0 p1      80 x[2]
        pshufd xmm0, xmm5, 0xe4                             ;  1435.0 p1      26 x copy
        pxor xmm0, xmm4                                     ;  1439.0 p1      26 x
        pand xmm4, xmm1                                     ;  1443.0 p1      26 x
        por xmm5, xmm1                                      ;  1443.0 p1      26 x
        pxor xmm1, xmm2                                     ;  1451.0 p1      26 x
        por xmm1, xmm4                                      ;  1453.0 p1      26 x
        pxor xmm1, xmm0                                     ;  1455.0 p1      26 x
        pand xmm2, xmm5                                     ;  1451.0 p1      26 x
        por xmm0, xmm4                                      ;  1445.0 p1      26 x
        pxor xmm0, xmm2                                     ;  1453.0 p1      26 x
        pxor xmm5, xmm4                                     ;  1445.0 p1      26 x
        por xmm4, xmm2                                      ;  1453.0 p1      26 x
        por xmm2, xmm5                                      ;  1453.0 p1      26 x
        pxor xmm2, xmm1                                     ;  1457.0 p1      26 x
        por xmm5, xmm0                                      ;  1455.0 p1      26 x
        pand xmm1, xmm0                                     ;  1457.0 p1      26 x
        pxor xmm1, xmm5                                     ;  1459.0 p1      26 x
        pxor xmm5, xmm2                                     ;  1459.0 p1      26 x
        pxor xmm4, xmm2                                     ;  1459.0 p1      49 x[3]
        pshufd xmm2, xmm1, 0xe4                             ;  1461.0 p1      46 x[0] copy
        psrld xmm1, 0x13                                    ;  1461.0 p1      46 x[0]
        pslld xmm2, 0xd                                     ;  1465.0 p1      46 x[0]
        pxor xmm1, xmm2                                     ;  1467.0 p1      46 x[0]
        movdqa xmm2, xmm5                                   ;  1461.0 p0      47 x[2] copy
        psrld xmm5, 0x1d                                    ;  1461.0 p1      47 x[2]
        pslld xmm2, 3                                       ;  1468.0 p1      47 x[2]
        pxor xmm5, xmm2                                     ;  1470.0 p1      47 x[2]
        pxor xmm4, xmm5                                     ;  1472.0 p1      49 x[3]
        movdqa xmm2, xmm1                                   ;  1469.0 p0      49 x[3] copy
        pslld xmm2, 3                                       ;  1476.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;  1469.0 p1      48 x[1]
        pxor xmm0, xmm5                                     ;  1472.0 p1      48 x[1]
        pxor xmm4, xmm2                                     ;  1478.0 p1      49 x[3]
        pshufd xmm2, xmm0, 0xe4                             ;  1474.0 p1      50 x[1] copy
        psrld xmm0, 0x1f                                    ;  1474.0 p1      50 x[1]
        pslld xmm2, 1                                       ;  1478.0 p1      50 x[1]
        pxor xmm0, xmm2                                     ;  1480.0 p1      50 x[1]
        movdqa xmm2, xmm4                                   ;  1480.0 p0      51 x[3] copy
        pslld xmm2, 7                                       ;  1487.0 p1      51 x[3]
        psrld xmm4, 0x19                                    ;  1480.0 p1      51 x[3]
        pxor xmm4, xmm2                                     ;  1489.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;  1482.0 p1      52 x[0]
        pxor xmm1, xmm4                                     ;  1491.0 p1      52 x[0]
        pxor xmm5, xmm4                                     ;  1491.0 p1      53 x[2]
        pxor xmm4, [ebp + 1968]                             ;  1491.0 p2+p1   80 x[3]
        pshufd xmm2, xmm0, 0xe4                             ;  1482.0 p1      53 x[2] copy
        pslld xmm2, 7                                       ;  1486.0 p1      53 x[2]
        pxor xmm5, xmm2                                     ;  1493.0 p1      53 x[2]
        movdqa xmm2, xmm1                                   ;  1493.0 p0      54 x[0] copy
        pxor xmm0, [ebp + 1952]                             ;  1482.0 p2+p1   80 x[1]
        psrld xmm1, 0x1b                                    ;  1493.0 p1      54 x[0]
        pxor xmm1, [ebp + 1936]                             ;  1495.0 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;  1500.0 p1      54 x[0]
        pxor xmm1, xmm2                                     ;  1502.0 p1      80 x[0]
        pshufd xmm2, xmm5, 0xe4                             ;  1495.0 p1      55 x[2] copy
        psrld xmm5, 0xa                                     ;  1495.0 p1      55 x[2]
        pslld xmm2, 0x16                                    ;  1499.0 p1      55 x[2]
        pxor xmm5, [ebp + 656]                              ;  1497.0 p2+p1   80 x[2]
        pxor xmm5, xmm2                                     ;  1501.0 p1      80 x[2]
        pshufd xmm2, xmm4, 0xe4                             ;  1493.0 p1      27 x copy
        pxor xmm4, xmm5                                     ;  1503.0 p1      27 x
        pxor xmm2, xmm1                                     ;  1504.0 p1      27 x
        pxor xmm1, xmm0                                     ;  1504.0 p1      27 x
        pand xmm1, xmm2                                     ;  1506.0 p1      27 x
        pxor xmm1, xmm4                                     ;  1508.0 p1      27 x
        por xmm5, xmm2                                      ;  1506.0 p1      27 x
        pand xmm4, xmm5                                     ;  1508.0 p1      27 x
        pxor xmm5, xmm0                                     ;  1508.0 p1      27 x
        pxor xmm5, xmm4                                     ;  1510.0 p1      27 x
        pand xmm4, xmm1                                     ;  1510.0 p1      27 x
        por xmm5, xmm4                                      ;  1512.0 p1      27 x
        movdqa xmm3, xmm0                                   ;  1484.0 p0      27 x copy
        pxor xmm4, xmm2                                     ;  1512.0 p1      27 x
        pxor xmm3, xmm4                                     ;  1514.0 p1      27 x
        pxor xmm5, xmm4                                     ;  1514.0 p1      48 x[1]
        pand xmm0, xmm1                                     ;  1510.0 p1      27 x
        pxor xmm2, xmm0                                     ;  1512.0 p1      49 x[3]
        pshufd xmm0, xmm1, 0xe4                             ;  1510.0 p1      46 x[0] copy
        pslld xmm0, 0xd                                     ;  1514.0 p1      46 x[0]
        psrld xmm1, 0x13                                    ;  1510.0 p1      46 x[0]
        pxor xmm1, xmm0                                     ;  1516.0 p1      46 x[0]
        movdqa xmm0, xmm3                                   ;  1516.0 p0      47 x[2] copy
        pslld xmm0, 3                                       ;  1523.0 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;  1516.0 p1      47 x[2]
        pxor xmm5, xmm1                                     ;  1518.0 p1      48 x[1]
        pxor xmm3, xmm0                                     ;  1525.0 p1      47 x[2]
        pxor xmm5, xmm3                                     ;  1527.0 p1      48 x[1]
        pshufd xmm0, xmm1, 0xe4                             ;  1518.0 p1      49 x[3] copy
        pslld xmm0, 3                                       ;  1522.0 p1      49 x[3]
        pxor xmm2, xmm3                                     ;  1527.0 p1      49 x[3]
        pxor xmm2, xmm0                                     ;  1529.0 p1      49 x[3]
        pshufd xmm0, xmm5, 0xe4                             ;  1529.0 p1      50 x[1] copy
        psrld xmm5, 0x1f                                    ;  1529.0 p1      50 x[1]
        pslld xmm0, 1                                       ;  1533.0 p1      50 x[1]
        pxor xmm5, xmm0                                     ;  1535.0 p1      50 x[1]
        pxor xmm1, xmm5                                     ;  1537.0 p1      52 x[0]
        pshufd xmm0, xmm2, 0xe4                             ;  1531.0 p1      51 x[3] copy
        psrld xmm2, 0x19                                    ;  1531.0 p1      51 x[3]
        pslld xmm0, 7                                       ;  1535.0 p1      51 x[3]
        pxor xmm2, xmm0                                     ;  1537.0 p1      51 x[3]
        movdqa xmm0, xmm5                                   ;  1537.0 p0      53 x[2] copy
        pxor xmm5, [ebp + 1984]                             ;  1537.0 p2+p1   80 x[1]
        pxor xmm3, xmm2                                     ;  1539.0 p1      53 x[2]
        pslld xmm0, 7                                       ;  1544.0 p1      53 x[2]
        pxor xmm3, xmm0                                     ;  1546.0 p1      53 x[2]
        pxor xmm1, xmm2                                     ;  1539.0 p1      52 x[0]
        pxor xmm2, [ebp + 2016]                             ;  1539.0 p2+p1   80 x[3]
        pshufd xmm0, xmm1, 0xe4                             ;  1541.0 p1      54 x[0] copy
        pslld xmm0, 5                                       ;  1545.0 p1      54 x[0]
        psrld xmm1, 0x1b                                    ;  1541.0 p1      54 x[0]
        pxor xmm1, [ebp + 672]                              ;  1543.0 p2+p1   80 x[0]
        pxor xmm1, xmm0                                     ;  1547.0 p1      80 x[0]
        movdqa xmm0, xmm3                                   ;  1548.0 p0      55 x[2] copy
        pslld xmm0, 0x16                                    ;  1555.0 p1      55 x[2]
        psrld xmm3, 0xa                                     ;  1548.0 p1      55 x[2]
        pxor xmm3, [ebp + 2000]                             ;  1550.0 p2+p1   28 x
        pxor xmm3, xmm0                                     ;  1557.0 p1      28 x
        pshufd xmm0, xmm5, 0xe4                             ;  1539.0 p1      28 x copy
        pxor xmm5, xmm2                                     ;  1541.0 p1      28 x
        pxor xmm3, xmm1                                     ;  1559.0 p1      28 x
        por xmm0, xmm1                                      ;  1549.0 p1      28 x
        pxor xmm0, xmm3                                     ;  1561.0 p1      28 x
        pand xmm3, xmm1                                     ;  1561.0 p1      28 x
        pxor xmm5, xmm1                                     ;  1549.0 p1      28 x
        pand xmm3, xmm5                                     ;  1563.0 p1      28 x
        pxor xmm3, xmm2                                     ;  1565.0 p1      28 x
        pxor xmm1, xmm0                                     ;  1563.0 p1      28 x
        por xmm2, xmm5                                      ;  1551.0 p1      28 x
        pxor xmm2, xmm0                                     ;  1563.0 p1      28 x
        pand xmm0, xmm3                                     ;  1567.0 p1      28 x
        pxor xmm3, xmm1                                     ;  1567.0 p1      49 x[3]
        pand xmm1, xmm2                                     ;  1565.0 p1      28 x
        pxor xmm1, xmm5                                     ;  1567.0 p1      28 x
        pxor xmm5, xmm0                                     ;  1569.0 p1      48 x[1]
        pshufd xmm0, xmm2, 0xe4                             ;  1565.0 p1      46 x[0] copy
        psrld xmm2, 0x13                                    ;  1565.0 p1      46 x[0]
        pslld xmm0, 0xd                                     ;  1569.0 p1      46 x[0]
        pxor xmm2, xmm0                                     ;  1571.0 p1      46 x[0]
        pshufd xmm0, xmm1, 0xe4                             ;  1569.0 p1      47 x[2] copy
        pslld xmm0, 3                                       ;  1573.0 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;  1569.0 p1      47 x[2]
        pxor xmm1, xmm0                                     ;  1575.0 p1      47 x[2]
        movdqa xmm0, xmm2                                   ;  1573.0 p0      49 x[3] copy
        pxor xmm5, xmm2                                     ;  1573.0 p1      48 x[1]
        pxor xmm5, xmm1                                     ;  1577.0 p1      48 x[1]
        pxor xmm3, xmm1                                     ;  1577.0 p1      49 x[3]
        pslld xmm0, 3                                       ;  1580.0 p1      49 x[3]
        pxor xmm3, xmm0                                     ;  1582.0 p1      49 x[3]
        pshufd xmm0, xmm5, 0xe4                             ;  1579.0 p1      50 x[1] copy
        psrld xmm5, 0x1f                                    ;  1579.0 p1      50 x[1]
        pslld xmm0, 1                                       ;  1583.0 p1      50 x[1]
        pxor xmm5, xmm0                                     ;  1585.0 p1      50 x[1]
        pxor xmm2, xmm5                                     ;  1587.0 p1      52 x[0]
        pshufd xmm0, xmm3, 0xe4                             ;  1584.0 p1      51 x[3] copy
        psrld xmm3, 0x19                                    ;  1584.0 p1      51 x[3]
        pslld xmm0, 7                                       ;  1588.0 p1      51 x[3]
        pxor xmm3, xmm0                                     ;  1590.0 p1      51 x[3]
        pshufd xmm0, xmm5, 0xe4                             ;  1587.0 p1      53 x[2] copy
        pxor xmm5, [ebp + 688]                              ;  1587.0 p2+p1   80 x[1]
        pxor xmm2, xmm3                                     ;  1592.0 p1      52 x[0]
        pxor xmm1, xmm3                                     ;  1592.0 p1      53 x[2]
        pslld xmm0, 7                                       ;  1591.0 p1      53 x[2]
        pxor xmm3, [ebp + 2064]                             ;  1592.0 p2+p1   80 x[3]
        pxor xmm1, xmm0                                     ;  1594.0 p1      53 x[2]
        movdqa xmm0, xmm2                                   ;  1594.0 p0      54 x[0] copy
        psrld xmm2, 0x1b                                    ;  1594.0 p1      54 x[0]
        pslld xmm0, 5                                       ;  1601.0 p1      54 x[0]
        pxor xmm2, [ebp + 2032]                             ;  1596.0 p2+p1   80 x[0]
        pxor xmm2, xmm0                                     ;  1603.0 p1      80 x[0]
        pshufd xmm0, xmm1, 0xe4                             ;  1596.0 p1      55 x[2] copy
        psrld xmm1, 0xa                                     ;  1596.0 p1      55 x[2]
        pslld xmm0, 0x16                                    ;  1600.0 p1      55 x[2]
        pxor xmm1, [ebp + 2048]                             ;  1598.0 p2+p1   80 x[2]
        pxor xmm1, xmm0                                     ;  1602.0 p1      80 x[2]
        movdqa xmm0, xmm3                                   ;  1594.0 p0      29 x copy
        pxor xmm0, xmm2                                     ;  1605.0 p1      29 x
        pand xmm2, xmm3                                     ;  1605.0 p1      29 x
        pxor xmm3, xmm1                                     ;  1604.0 p1      29 x
        pxor xmm1, xmm5                                     ;  1604.0 p1      29 x
        pand xmm5, xmm0                                     ;  1607.0 p1      29 x
        pxor xmm2, xmm1                                     ;  1607.0 p1      29 x
        pxor xmm5, xmm1                                     ;  1609.0 p1      29 x
        por xmm1, xmm0                                      ;  1607.0 p1      29 x
        pxor xmm1, xmm3                                     ;  1609.0 p1      29 x
        pand xmm3, xmm5                                     ;  1611.0 p1      29 x
        pxor xmm0, xmm2                                     ;  1609.0 p1      29 x
        pxor xmm3, xmm0                                     ;  1613.0 p1      29 x
        pshufd xmm4, xmm3, 0xe4                             ;  1615.0 p1      46 x[0] copy
        pslld xmm4, 0xd                                     ;  1619.0 p1      46 x[0]
        pxor xmm5, xmm2                                     ;  1611.0 p1      29 x
        pand xmm5, xmm1                                     ;  1613.0 p1      29 x
        pxor xmm1, xmm3                                     ;  1615.0 p1      29 x
        psrld xmm3, 0x13                                    ;  1615.0 p1      46 x[0]
        pxor xmm3, xmm4                                     ;  1621.0 p1      46 x[0]
        pshufd xmm4, xmm1, 0xe4                             ;  1617.0 p1      47 x[2] copy
        psrld xmm1, 0x1d                                    ;  1617.0 p1      47 x[2]
        pslld xmm4, 3                                       ;  1621.0 p1      47 x[2]
        pxor xmm1, xmm4                                     ;  1623.0 p1      47 x[2]
        movdqa xmm4, xmm3                                   ;  1623.0 p0      49 x[3] copy
        pxor xmm2, xmm3                                     ;  1623.0 p1      48 x[1]
        pxor xmm2, xmm1                                     ;  1625.0 p1      48 x[1]
        pxor xmm0, xmm5                                     ;  1615.0 p1      49 x[3]
        pxor xmm0, xmm1                                     ;  1625.0 p1      49 x[3]
        pslld xmm4, 3                                       ;  1630.0 p1      49 x[3]
        pxor xmm0, xmm4                                     ;  1632.0 p1      49 x[3]
        pshufd xmm4, xmm2, 0xe4                             ;  1627.0 p1      50 x[1] copy
        pslld xmm4, 1                                       ;  1631.0 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;  1627.0 p1      50 x[1]
        pxor xmm2, xmm4                                     ;  1633.0 p1      50 x[1]
        movdqa xmm4, xmm0                                   ;  1634.0 p0      51 x[3] copy
        pslld xmm4, 7                                       ;  1641.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;  1634.0 p1      51 x[3]
        pxor xmm0, xmm4                                     ;  1643.0 p1      51 x[3]
        pxor xmm1, xmm0                                     ;  1645.0 p1      53 x[2]
        movdqa xmm4, xmm2                                   ;  1635.0 p0      53 x[2] copy
        pslld xmm4, 7                                       ;  1642.0 p1      53 x[2]
        pxor xmm1, xmm4                                     ;  1647.0 p1      53 x[2]
        pshufd xmm4, xmm1, 0xe4                             ;  1649.0 p1      55 x[2] copy
        pxor xmm3, xmm2                                     ;  1635.0 p1      52 x[0]
        pslld xmm4, 0x16                                    ;  1653.0 p1      55 x[2]
        pxor xmm3, xmm0                                     ;  1645.0 p1      52 x[0]
        pxor xmm2, [ebp + 720]                              ;  1635.0 p2+p1   80 x[1]
        movdqa xmm5, xmm2                                   ;  1637.0 p0      30 x copy
        pxor xmm0, [ebp + 2080]                             ;  1645.0 p2+p1   80 x[3]
        add esi, 0x40                                       ;  1549.0 p0      76 blocks
        psrld xmm1, 0xa                                     ;  1649.0 p1      55 x[2]
        pxor xmm1, [ebp + 736]                              ;  1651.0 p2+p1   80 x[2]
        pxor xmm1, xmm4                                     ;  1655.0 p1      80 x[2]
        pshufd xmm4, xmm3, 0xe4                             ;  1647.0 p1      54 x[0] copy
        pslld xmm4, 5                                       ;  1651.0 p1      54 x[0]
        psrld xmm3, 0x1b                                    ;  1647.0 p1      54 x[0]
        pxor xmm3, [ebp + 704]                              ;  1649.0 p2+p1   80 x[0]
        pxor xmm3, xmm4                                     ;  1653.0 p1      80 x[0]
        pshufd xmm4, xmm0, 0xe4                             ;  1647.0 p1      30 x copy
        pand xmm0, xmm1                                     ;  1657.0 p1      30 x
        por xmm5, xmm1                                      ;  1657.0 p1      30 x
        pxor xmm1, xmm2                                     ;  1657.0 p1      30 x
        pxor xmm2, xmm3                                     ;  1655.0 p1      30 x
        pxor xmm0, xmm2                                     ;  1659.0 p1      30 x
        pxor xmm2, [ebp + 768]                              ;  1657.0 p2+p1   84 dst
        pxor xmm4, xmm5                                     ;  1659.0 p1      30 x
        pand xmm3, xmm4                                     ;  1661.0 p1      30 x
        pxor xmm1, xmm3                                     ;  1663.0 p1      30 x
        pxor xmm2, xmm3                                     ;  1663.0 p1      84 dst
        pand xmm3, xmm1                                     ;  1665.0 p1      30 x
        pxor xmm3, xmm4                                     ;  1667.0 p1      30 x
        pxor xmm4, [ebp + 816]                              ;  1661.0 p2+p1   84 dst
        pxor xmm2, xmm3                                     ;  1669.0 p1      84 dst
        pxor xmm3, [ebp + 2096]                             ;  1669.0 p2+p1   84 dst
        movd [edi + 4], xmm2                                ;  1671.0 p0+p1+p3   84 dst
        pxor xmm4, xmm0                                     ;  1663.0 p1      84 dst
        pand xmm0, xmm1                                     ;  1665.0 p1      30 x
        pxor xmm4, xmm0                                     ;  1667.0 p1      84 dst
        pxor xmm3, xmm0                                     ;  1671.0 p1      84 dst
        movd [edi], xmm3                                    ;  1673.0 p0+p1+p3   84 dst
        movd [edi + 8], xmm4                                ;  1669.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm3, 1                                ;  1673.0 p1      84 dst
        movd [edi + 16], xmm0                               ;  1677.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm3, 2                                ;  1673.0 p1      84 dst
        movd [edi + 32], xmm0                               ;  1677.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm3, 3                                ;  1673.0 p1      84 dst
        movd [edi + 48], xmm0                               ;  1677.0 p0+p1+p3   84 dst
        pxor xmm1, [ebp + 832]                              ;  1666.0 p2+p1   84 dst
        pshufd xmm0, xmm2, 1                                ;  1671.0 p1      84 dst
        movd [edi + 20], xmm0                               ;  1675.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm2, 2                                ;  1671.0 p1      84 dst
        movd [edi + 36], xmm0                               ;  1675.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm2, 3                                ;  1671.0 p1      84 dst
        movd [edi + 52], xmm0                               ;  1675.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm4, 1                                ;  1673.0 p1      84 dst
        movd [edi + 24], xmm0                               ;  1677.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm4, 2                                ;  1675.0 p1      84 dst
        movd [edi + 40], xmm0                               ;  1679.0 p0+p1+p3   84 dst
        movd [edi + 12], xmm1                               ;  1677.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm4, 3                                ;  1678.0 p1      84 dst
        movd [edi + 56], xmm0                               ;  1682.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm1, 1                                ;  1680.0 p1      84 dst
        movd [edi + 28], xmm0                               ;  1684.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm1, 2                                ;  1682.0 p1      84 dst
        movd [edi + 44], xmm0                               ;  1686.0 p0+p1+p3   84 dst
        pshufd xmm0, xmm1, 3                                ;  1684.0 p1      84 dst
        movd [edi + 60], xmm0                               ;  1688.0 p0+p1+p3   84 dst
        add edi, 0x40                                       ;  1609.3 p0      76 blocks
        cmp esi, dword [ebp + 2128]                         ;                    more blocks?
        jne .blocks_1
        mov dword [ebp + 2124], esi                         ;                    resident
        mov dword [ebp + 2132], edi                         ;                    resident
.blocks_1_rest:
        mov eax, dword [ebp + 2120]                         ;                    blocks left over
        test eax, eax                                       ;                    blocks left over
        je .blocks_1_done
        js .blocks_1_back
        mov esi, dword [ebp + 2124]                         ;                    blocks left over
        lea edi, [ebp - 128]                                ;                    blocks left over
        mov dword [ebp + 2136], esi                         ;                    blocks left over
        mov dword [ebp + 2124], edi                         ;                    blocks left over
        imul ecx, eax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
        mov esi, dword [ebp + 2132]                         ;                    blocks left over
        lea edi, [ebp - 64]                                 ;                    blocks left over
        mov ecx, esi                                        ;                    blocks left over
        sub ecx, dword [ebp + 2136]                         ;                    blocks left over
        neg ecx                                             ;                    blocks left over
        sbb ecx, ecx                                        ;                    blocks left over
        lea edx, [ebp - 128]                                ;                    blocks left over
        sub edi, edx                                        ;                    blocks left over
        and edi, ecx                                        ;                    blocks left over
        add edi, edx                                        ;                    blocks left over
        mov dword [ebp + 2140], edi                         ;                    blocks left over
        mov dword [ebp + 2144], esi                         ;                    blocks left over
        mov dword [ebp + 2132], edi                         ;                    blocks left over
        imul ecx, eax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
        lea esi, [ebp - 64]                                 ;                    blocks left over
        mov dword [ebp + 2128], esi                         ;                    blocks left over
        neg eax                                             ;                    blocks left over
        mov dword [ebp + 2120], eax                         ;                    blocks left over
        jmp .blocks_1_again
.blocks_1_back:
        neg eax                                             ;                    blocks left over
        mov esi, dword [ebp + 2140]                         ;                    blocks left over
        mov edi, dword [ebp + 2144]                         ;                    blocks left over
        imul ecx, eax, 0x10                                 ;                    blocks left over
        rep movsb                                           ;                    blocks left over
.blocks_1_done:
        mov edx, dword [ebp + 2148]                         ;                    frame
        lea edi, [esp]                                      ;                    cleared
        xor eax, eax                                        ;                    cleared
        mov ecx, 0x23c                                      ;                    cleared
        rep stosd                                           ;                    cleared
        mov esp, edx                                        ;                    frame
        pop ebp                                             ;                    preserved
        pop edi                                             ;                    preserved
        pop esi                                             ;                    preserved
        ret

for_formats win32, win
%if HERE
        section .rdata align=64
%else
        section .rodata align=64
%endif
; constants128
        align 16, db 0
serpent_encrypt.T0_constants128:
        dq 0x0000700000007000, 0x0000700000007000, 0xe0000000e0000000, 0xe0000000e0000000, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xe03fffffe03fffff, 0xe03fffffe03fffff

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
