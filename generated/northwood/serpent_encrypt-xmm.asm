; serpent_encrypt for Intel Pentium 4 (Northwood) (northwood)
; made by cipherwright 0.1.0 from ciphers/serpent.cw (sha256 2999b3dcc1f23e6f); do not edit:
;   ./cw build serpent_encrypt --cpu northwood --variant xmm
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
;   body: 596 uops, planned 269.0; bounds: width 198.7, ports 264.0, path 13.0
;   blocks: 1994 uops, planned 1676.7; bounds: width 664.7, ports 1676.0, path 911.0
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
        movd xmm0, [esi + 16]                               ;     2.0 p2      80 x[0]
        movd xmm1, [esi + 24]                               ;     2.0 p2      80 x[2]
        movd xmm2, [esi + 28]                               ;     3.0 p2      80 x[3]
        movd xmm3, [esi + 48]                               ;     4.0 p2      80 x[0]
        movd xmm4, [esi + 56]                               ;     5.0 p2      80 x[2]
        movd xmm5, [esi + 60]                               ;     6.0 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;     9.0 p1      80 x[0]
        pshufd xmm1, xmm1, 0                                ;     9.0 p1      80 x[2]
        pshufd xmm2, xmm2, 0                                ;    10.0 p1      80 x[3]
        pshufd xmm3, xmm3, 0                                ;    11.0 p1      80 x[0]
        pshufd xmm4, xmm4, 0                                ;    12.0 p1      80 x[2]
        movdqa xmm6, [serpent_encrypt.T0_constants128]      ;     7.0 p2      80 x[0] reload
        pxor xmm0, xmm6                                     ;    14.0 p1      80 x[0]
        pshufd xmm5, xmm5, 0                                ;    13.0 p1      80 x[3]
        movdqa [ebp + 0], xmm0                              ;    16.0 p0+p3   80 x[0]
        movdqa xmm0, [serpent_encrypt.T0_constants128 + 16] ;     8.0 p2      80 x[2] reload
        pxor xmm1, xmm0                                     ;    15.0 p1      80 x[2]
        movdqa [ebp + 16], xmm1                             ;    17.0 p0+p3   80 x[2]
        movdqa xmm1, [serpent_encrypt.T0_constants128 + 32] ;     9.0 p2      80 x[3] reload
        pxor xmm2, xmm1                                     ;    16.0 p1      80 x[3]
        movdqa [ebp + 32], xmm2                             ;    18.0 p0+p3   80 x[3]
        movdqa xmm2, [serpent_encrypt.T0_constants128 + 48] ;    10.0 p2      80 x[0] reload
        pxor xmm3, xmm2                                     ;    17.0 p1      80 x[0]
        movdqa [ebp + 48], xmm3                             ;    19.0 p0+p3   80 x[0]
        movd xmm3, [esi + 64]                               ;    11.0 p2      80 x[0]
        pshufd xmm3, xmm3, 0                                ;    18.0 p1      80 x[0]
        movd xmm7, [esi + 68]                               ;    12.0 p2      80 x[1]
        pshufd xmm7, xmm7, 0                                ;    19.0 p1      80 x[1]
        pxor xmm4, xmm2                                     ;    17.0 p1      80 x[2]
        movdqa [ebp + 64], xmm4                             ;    19.0 p0+p3   80 x[2]
        movd xmm4, [esi + 72]                               ;    13.0 p2      80 x[2]
        pshufd xmm4, xmm4, 0                                ;    20.0 p1      80 x[2]
        pxor xmm5, xmm2                                     ;    17.0 p1      80 x[3]
        movdqa [ebp + 80], xmm5                             ;    19.0 p0+p3   80 x[3]
        movd xmm5, [esi + 80]                               ;    14.0 p2      80 x[0]
        pshufd xmm5, xmm5, 0                                ;    21.0 p1      80 x[0]
        pxor xmm3, xmm2                                     ;    22.0 p1      80 x[0]
        movdqa [ebp + 96], xmm3                             ;    24.0 p0+p3   80 x[0]
        pxor xmm7, xmm2                                     ;    23.0 p1      80 x[1]
        movdqa [ebp + 112], xmm7                            ;    25.0 p0+p3   80 x[1]
        pxor xmm4, xmm2                                     ;    24.0 p1      80 x[2]
        movdqa [ebp + 128], xmm4                            ;    26.0 p0+p3   80 x[2]
        movd xmm3, [esi + 100]                              ;    17.3 p2      80 x[1]
        pshufd xmm3, xmm3, 0                                ;    24.3 p1      80 x[1]
        pxor xmm5, xmm2                                     ;    25.0 p1      80 x[0]
        movdqa [ebp + 144], xmm5                            ;    27.0 p0+p3   80 x[0]
        movd xmm4, [esi + 112]                              ;    19.0 p2      80 x[0]
        pshufd xmm4, xmm4, 0                                ;    26.0 p1      80 x[0]
        pxor xmm3, xmm2                                     ;    28.3 p1      80 x[1]
        movdqa [ebp + 160], xmm3                            ;    30.3 p0+p3   80 x[1]
        movd xmm3, [esi + 116]                              ;    20.7 p2      80 x[1]
        pshufd xmm3, xmm3, 0                                ;    27.7 p1      80 x[1]
        pxor xmm4, xmm2                                     ;    30.0 p1      80 x[0]
        movdqa [ebp + 176], xmm4                            ;    32.0 p0+p3   80 x[0]
        movd xmm4, [esi + 120]                              ;    22.3 p2      80 x[2]
        pshufd xmm4, xmm4, 0                                ;    29.3 p1      80 x[2]
        pxor xmm3, xmm2                                     ;    31.7 p1      80 x[1]
        movdqa [ebp + 192], xmm3                            ;    33.7 p0+p3   80 x[1]
        movd xmm3, [esi + 136]                              ;    24.0 p2      80 x[2]
        pshufd xmm3, xmm3, 0                                ;    31.0 p1      80 x[2]
        movdqa xmm5, [serpent_encrypt.T0_constants128 + 64] ;    25.0 p2      80 x[2] reload
        pxor xmm4, xmm5                                     ;    33.3 p1      80 x[2]
        movdqa [ebp + 208], xmm4                            ;    35.3 p0+p3   80 x[2]
        movd xmm4, [esi + 144]                              ;    26.0 p2      80 x[0]
        pshufd xmm4, xmm4, 0                                ;    33.0 p1      80 x[0]
        pxor xmm3, xmm2                                     ;    35.0 p1      80 x[2]
        movdqa [ebp + 224], xmm3                            ;    37.0 p0+p3   80 x[2]
        movd xmm3, [esi + 152]                              ;    27.7 p2      80 x[2]
        pshufd xmm3, xmm3, 0                                ;    34.7 p1      80 x[2]
        pxor xmm4, xmm6                                     ;    37.0 p1      80 x[0]
        movdqa [ebp + 240], xmm4                            ;    39.0 p0+p3   80 x[0]
        movd xmm4, [esi + 156]                              ;    29.3 p2      80 x[3]
        pshufd xmm4, xmm4, 0                                ;    36.3 p1      80 x[3]
        pxor xmm3, xmm0                                     ;    38.7 p1      80 x[2]
        movdqa [ebp + 256], xmm3                            ;    40.7 p0+p3   80 x[2]
        movd xmm3, [esi + 176]                              ;    31.0 p2      80 x[0]
        pshufd xmm3, xmm3, 0                                ;    38.0 p1      80 x[0]
        pxor xmm4, xmm1                                     ;    40.3 p1      80 x[3]
        movdqa [ebp + 272], xmm4                            ;    42.3 p0+p3   80 x[3]
        movd xmm4, [esi + 184]                              ;    32.7 p2      80 x[2]
        pshufd xmm4, xmm4, 0                                ;    39.7 p1      80 x[2]
        pxor xmm3, xmm2                                     ;    42.0 p1      80 x[0]
        movdqa [ebp + 288], xmm3                            ;    44.0 p0+p3   80 x[0]
        movd xmm3, [esi + 188]                              ;    34.3 p2      80 x[3]
        pshufd xmm3, xmm3, 0                                ;    41.3 p1      80 x[3]
        pxor xmm4, xmm2                                     ;    43.7 p1      80 x[2]
        movdqa [ebp + 304], xmm4                            ;    45.7 p0+p3   80 x[2]
        movd xmm4, [esi + 192]                              ;    36.0 p2      80 x[0]
        pshufd xmm4, xmm4, 0                                ;    43.3 p1      80 x[0]
        pxor xmm3, xmm2                                     ;    45.3 p1      80 x[3]
        movdqa [ebp + 320], xmm3                            ;    47.3 p0+p3   80 x[3]
        movd xmm3, [esi + 196]                              ;    37.7 p2      80 x[1]
        pshufd xmm3, xmm3, 0                                ;    45.3 p1      80 x[1]
        pxor xmm4, xmm2                                     ;    47.3 p1      80 x[0]
        movdqa [ebp + 336], xmm4                            ;    49.3 p0+p3   80 x[0]
        movd xmm4, [esi + 200]                              ;    39.3 p2      80 x[2]
        pshufd xmm4, xmm4, 0                                ;    47.3 p1      80 x[2]
        movd xmm7, [esi + 208]                              ;    40.3 p2      80 x[0]
        pshufd xmm7, xmm7, 0                                ;    48.3 p1      80 x[0]
        pxor xmm3, xmm2                                     ;    49.3 p1      80 x[1]
        movdqa [ebp + 352], xmm3                            ;    51.3 p0+p3   80 x[1]
        movd xmm3, [esi + 228]                              ;    41.7 p2      80 x[1]
        pshufd xmm3, xmm3, 0                                ;    50.3 p1      80 x[1]
        pxor xmm4, xmm2                                     ;    51.3 p1      80 x[2]
        movdqa [ebp + 368], xmm4                            ;    53.3 p0+p3   80 x[2]
        pxor xmm7, xmm2                                     ;    52.3 p1      80 x[0]
        movdqa [ebp + 384], xmm7                            ;    54.3 p0+p3   80 x[0]
        movd xmm4, [esi + 240]                              ;    44.3 p2      80 x[0]
        pshufd xmm4, xmm4, 0                                ;    53.3 p1      80 x[0]
        movd xmm7, [esi + 244]                              ;    45.3 p2      80 x[1]
        pshufd xmm7, xmm7, 0                                ;    54.3 p1      80 x[1]
        pxor xmm3, xmm2                                     ;    55.3 p1      80 x[1]
        movdqa [ebp + 400], xmm3                            ;    57.3 p0+p3   80 x[1]
        movd xmm3, [esi + 248]                              ;    46.7 p2      80 x[2]
        pshufd xmm3, xmm3, 0                                ;    56.3 p1      80 x[2]
        pxor xmm4, xmm2                                     ;    57.3 p1      80 x[0]
        movdqa [ebp + 416], xmm4                            ;    59.3 p0+p3   80 x[0]
        movd xmm4, [esi + 264]                              ;    48.3 p2      80 x[2]
        pshufd xmm4, xmm4, 0                                ;    58.3 p1      80 x[2]
        pxor xmm7, xmm2                                     ;    59.3 p1      80 x[1]
        movdqa [ebp + 432], xmm7                            ;    61.3 p0+p3   80 x[1]
        movd xmm7, [esi + 272]                              ;    50.0 p2      80 x[0]
        pshufd xmm7, xmm7, 0                                ;    60.3 p1      80 x[0]
        pxor xmm3, xmm5                                     ;    61.3 p1      80 x[2]
        movdqa [ebp + 448], xmm3                            ;    63.3 p0+p3   80 x[2]
        movd xmm3, [esi + 280]                              ;    51.7 p2      80 x[2]
        pshufd xmm3, xmm3, 0                                ;    62.3 p1      80 x[2]
        pxor xmm4, xmm2                                     ;    63.3 p1      80 x[2]
        movdqa [ebp + 464], xmm4                            ;    65.3 p0+p3   80 x[2]
        movd xmm4, [esi + 284]                              ;    53.3 p2      80 x[3]
        pshufd xmm4, xmm4, 0                                ;    64.3 p1      80 x[3]
        pxor xmm7, xmm6                                     ;    65.3 p1      80 x[0]
        movdqa [ebp + 480], xmm7                            ;    67.3 p0+p3   80 x[0]
        movd xmm7, [esi + 304]                              ;    55.0 p2      80 x[0]
        pshufd xmm7, xmm7, 0                                ;    66.3 p1      80 x[0]
        pxor xmm3, xmm0                                     ;    67.3 p1      80 x[2]
        movdqa [ebp + 496], xmm3                            ;    69.3 p0+p3   80 x[2]
        movd xmm3, [esi + 312]                              ;    56.7 p2      80 x[2]
        pshufd xmm3, xmm3, 0                                ;    68.3 p1      80 x[2]
        pxor xmm4, xmm1                                     ;    69.3 p1      80 x[3]
        movdqa [ebp + 512], xmm4                            ;    71.3 p0+p3   80 x[3]
        movd xmm4, [esi + 316]                              ;    58.3 p2      80 x[3]
        pshufd xmm4, xmm4, 0                                ;    70.3 p1      80 x[3]
        pxor xmm7, xmm2                                     ;    71.3 p1      80 x[0]
        movdqa [ebp + 528], xmm7                            ;    73.3 p0+p3   80 x[0]
        movd xmm7, [esi + 320]                              ;    60.0 p2      80 x[0]
        pshufd xmm7, xmm7, 0                                ;    72.3 p1      80 x[0]
        pxor xmm3, xmm2                                     ;    73.3 p1      80 x[2]
        movdqa [ebp + 544], xmm3                            ;    75.3 p0+p3   80 x[2]
        movd xmm3, [esi + 324]                              ;    61.7 p2      80 x[1]
        pshufd xmm3, xmm3, 0                                ;    74.3 p1      80 x[1]
        pxor xmm4, xmm2                                     ;    75.3 p1      80 x[3]
        movdqa [ebp + 560], xmm4                            ;    77.3 p0+p3   80 x[3]
        movd xmm4, [esi + 328]                              ;    63.3 p2      80 x[2]
        pshufd xmm4, xmm4, 0                                ;    76.3 p1      80 x[2]
        pxor xmm7, xmm2                                     ;    77.3 p1      80 x[0]
        movdqa [ebp + 576], xmm7                            ;    79.3 p0+p3   80 x[0]
        movd xmm7, [esi + 336]                              ;    65.0 p2      80 x[0]
        pshufd xmm7, xmm7, 0                                ;    78.3 p1      80 x[0]
        pxor xmm3, xmm2                                     ;    79.3 p1      80 x[1]
        movdqa [ebp + 592], xmm3                            ;    81.3 p0+p3   80 x[1]
        movd xmm3, [esi + 356]                              ;    66.7 p2      80 x[1]
        pshufd xmm3, xmm3, 0                                ;    80.3 p1      80 x[1]
        pxor xmm4, xmm2                                     ;    81.3 p1      80 x[2]
        movdqa [ebp + 608], xmm4                            ;    83.3 p0+p3   80 x[2]
        movd xmm4, [esi + 368]                              ;    68.3 p2      80 x[0]
        pshufd xmm4, xmm4, 0                                ;    82.3 p1      80 x[0]
        pxor xmm7, xmm2                                     ;    83.3 p1      80 x[0]
        movdqa [ebp + 624], xmm7                            ;    85.3 p0+p3   80 x[0]
        movd xmm7, [esi + 372]                              ;    70.0 p2      80 x[1]
        pshufd xmm7, xmm7, 0                                ;    84.3 p1      80 x[1]
        pxor xmm3, xmm2                                     ;    85.3 p1      80 x[1]
        movdqa [ebp + 640], xmm3                            ;    87.3 p0+p3   80 x[1]
        movd xmm3, [esi + 376]                              ;    71.7 p2      80 x[2]
        pshufd xmm3, xmm3, 0                                ;    86.3 p1      80 x[2]
        pxor xmm4, xmm2                                     ;    87.3 p1      80 x[0]
        movdqa [ebp + 656], xmm4                            ;    89.3 p0+p3   80 x[0]
        movd xmm4, [esi + 392]                              ;    73.3 p2      80 x[2]
        pshufd xmm4, xmm4, 0                                ;    88.3 p1      80 x[2]
        pxor xmm7, xmm2                                     ;    89.3 p1      80 x[1]
        movdqa [ebp + 672], xmm7                            ;    91.3 p0+p3   80 x[1]
        movd xmm7, [esi + 400]                              ;    75.0 p2      80 x[0]
        pshufd xmm7, xmm7, 0                                ;    90.3 p1      80 x[0]
        pxor xmm3, xmm5                                     ;    91.3 p1      80 x[2]
        movdqa [ebp + 688], xmm3                            ;    93.3 p0+p3   80 x[2]
        movd xmm3, [esi + 408]                              ;    76.7 p2      80 x[2]
        pshufd xmm3, xmm3, 0                                ;    92.3 p1      80 x[2]
        pxor xmm4, xmm2                                     ;    93.3 p1      80 x[2]
        movdqa [ebp + 704], xmm4                            ;    95.3 p0+p3   80 x[2]
        movd xmm4, [esi + 412]                              ;    78.3 p2      80 x[3]
        pshufd xmm4, xmm4, 0                                ;    94.3 p1      80 x[3]
        pxor xmm7, xmm6                                     ;    95.3 p1      80 x[0]
        movd xmm6, [esi + 432]                              ;    79.3 p2      80 x[0]
        pshufd xmm6, xmm6, 0                                ;    96.3 p1      80 x[0]
        movdqa [ebp + 720], xmm7                            ;    97.3 p0+p3   80 x[0]
        movd xmm7, [esi + 440]                              ;    80.7 p2      80 x[2]
        pshufd xmm7, xmm7, 0                                ;    97.3 p1      80 x[2]
        pxor xmm3, xmm0                                     ;    98.3 p1      80 x[2]
        movd xmm0, [esi + 444]                              ;    81.7 p2      80 x[3]
        pshufd xmm0, xmm0, 0                                ;    99.3 p1      80 x[3]
        movdqa [ebp + 736], xmm3                            ;   100.3 p0+p3   80 x[2]
        movd xmm3, [esi + 448]                              ;    83.0 p2      80 x[0]
        pshufd xmm3, xmm3, 0                                ;   100.3 p1      80 x[0]
        pxor xmm4, xmm1                                     ;   101.3 p1      80 x[3]
        movd xmm1, [esi + 452]                              ;    84.0 p2      80 x[1]
        pshufd xmm1, xmm1, 0                                ;   102.3 p1      80 x[1]
        movdqa [ebp + 752], xmm4                            ;   103.3 p0+p3   80 x[3]
        movd xmm4, [esi + 456]                              ;    85.3 p2      80 x[2]
        pshufd xmm4, xmm4, 0                                ;   103.3 p1      80 x[2]
        pxor xmm6, xmm2                                     ;   104.3 p1      80 x[0]
        pxor xmm7, xmm2                                     ;   105.3 p1      80 x[2]
        movdqa [ebp + 768], xmm6                            ;   106.3 p0+p3   80 x[0]
        movd xmm6, [esi + 464]                              ;    87.3 p2      80 x[0]
        pshufd xmm6, xmm6, 0                                ;   106.3 p1      80 x[0]
        pxor xmm0, xmm2                                     ;   107.3 p1      80 x[3]
        movdqa [ebp + 784], xmm7                            ;   107.3 p0+p3   80 x[2]
        movd xmm7, [esi + 484]                              ;    89.0 p2      80 x[1]
        pshufd xmm7, xmm7, 0                                ;   108.3 p1      80 x[1]
        pxor xmm3, xmm2                                     ;   109.3 p1      80 x[0]
        movdqa [ebp + 800], xmm0                            ;   109.3 p0+p3   80 x[3]
        movd xmm0, [esi + 496]                              ;    90.7 p2      80 x[0]
        pshufd xmm0, xmm0, 0                                ;   110.3 p1      80 x[0]
        pxor xmm1, xmm2                                     ;   111.3 p1      80 x[1]
        pxor xmm4, xmm2                                     ;   112.3 p1      80 x[2]
        movdqa [ebp + 816], xmm3                            ;   111.3 p0+p3   80 x[0]
        movd xmm3, [esi + 500]                              ;    92.7 p2      80 x[1]
        pshufd xmm3, xmm3, 0                                ;   113.3 p1      80 x[1]
        movdqa [ebp + 832], xmm1                            ;   113.3 p0+p3   80 x[1]
        movd xmm1, [esi + 504]                              ;    94.0 p2      80 x[2]
        pshufd xmm1, xmm1, 0                                ;   114.3 p1      80 x[2]
        pxor xmm6, xmm2                                     ;   115.3 p1      80 x[0]
        movdqa [ebp + 848], xmm4                            ;   114.3 p0+p3   80 x[2]
        movd xmm4, [esi + 516]                              ;    95.7 p2      84 dst
        pshufd xmm4, xmm4, 0                                ;   116.3 p1      84 dst
        pxor xmm7, xmm2                                     ;   117.3 p1      80 x[1]
        movdqa [ebp + 864], xmm6                            ;   117.3 p0+p3   80 x[0]
        movd xmm6, [esi + 520]                              ;    97.3 p2      84 dst
        pshufd xmm6, xmm6, 0                                ;   118.3 p1      84 dst
        pxor xmm0, xmm2                                     ;   119.3 p1      80 x[0]
        movdqa [ebp + 880], xmm7                            ;   119.3 p0+p3   80 x[1]
        movd xmm7, [esi + 524]                              ;    99.0 p2      84 dst
        pshufd xmm7, xmm7, 0                                ;   120.3 p1      84 dst
        pxor xmm3, xmm2                                     ;   121.3 p1      80 x[1]
        movdqa [ebp + 896], xmm0                            ;   121.3 p0+p3   80 x[0]
        movd xmm0, [esi]                                    ;   100.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   122.3 p1      76 rk
        pxor xmm1, xmm5                                     ;   123.3 p1      80 x[2]
        movd xmm5, [esi + 4]                                ;   101.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   124.3 p1      76 rk
        movdqa [ebp + 912], xmm3                            ;   123.3 p0+p3   80 x[1]
        movd xmm3, [esi + 8]                                ;   103.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   125.3 p1      76 rk
        pxor xmm4, xmm2                                     ;   126.3 p1      84 dst
        movdqa [ebp + 928], xmm1                            ;   125.3 p0+p3   80 x[2]
        movd xmm1, [esi + 12]                               ;   104.7 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   127.3 p1      76 rk
        pxor xmm6, xmm2                                     ;   128.3 p1      84 dst
        movdqa [ebp + 944], xmm0                            ;   126.3 p0+p3   76 rk
        movd xmm0, [esi + 20]                               ;   106.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   129.3 p1      76 rk
        pxor xmm7, xmm2                                     ;   130.3 p1      84 dst
        movd xmm2, [esi + 32]                               ;   107.3 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   131.3 p1      76 rk
        movdqa [ebp + 960], xmm4                            ;   128.3 p0+p3   84 dst
        movd xmm4, [esi + 36]                               ;   108.7 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   132.3 p1      76 rk
        movdqa [ebp + 976], xmm5                            ;   128.3 p0+p3   76 rk
        movd xmm5, [esi + 40]                               ;   110.0 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   133.3 p1      76 rk
        movdqa [ebp + 992], xmm3                            ;   129.3 p0+p3   76 rk
        movd xmm3, [esi + 44]                               ;   111.3 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   134.3 p1      76 rk
        movdqa [ebp + 1008], xmm6                           ;   131.0 p0+p3   84 dst
        movd xmm6, [esi + 52]                               ;   112.7 p2      76 rk
        pshufd xmm6, xmm6, 0                                ;   135.3 p1      76 rk
        movdqa [ebp + 1024], xmm1                           ;   133.0 p0+p3   76 rk
        movd xmm1, [esi + 76]                               ;   114.0 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   136.3 p1      76 rk
        movdqa [ebp + 1040], xmm7                           ;   135.0 p0+p3   84 dst
        movd xmm7, [esi + 84]                               ;   115.3 p2      76 rk
        pshufd xmm7, xmm7, 0                                ;   137.3 p1      76 rk
        movdqa [ebp + 1056], xmm0                           ;   137.0 p0+p3   76 rk
        movd xmm0, [esi + 88]                               ;   116.7 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   138.3 p1      76 rk
        movdqa [ebp + 1072], xmm2                           ;   139.0 p0+p3   76 rk
        movd xmm2, [esi + 92]                               ;   118.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   139.3 p1      76 rk
        movdqa [ebp + 1088], xmm4                           ;   141.0 p0+p3   76 rk
        movd xmm4, [esi + 96]                               ;   119.3 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   140.3 p1      76 rk
        movdqa [ebp + 1104], xmm5                           ;   143.0 p0+p3   76 rk
        movd xmm5, [esi + 104]                              ;   120.7 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   141.3 p1      76 rk
        movdqa [ebp + 1120], xmm3                           ;   145.0 p0+p3   76 rk
        movd xmm3, [esi + 108]                              ;   122.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   142.3 p1      76 rk
        movdqa [ebp + 1136], xmm6                           ;   147.0 p0+p3   76 rk
        movd xmm6, [esi + 124]                              ;   123.3 p2      76 rk
        pshufd xmm6, xmm6, 0                                ;   143.3 p1      76 rk
        movdqa [ebp + 1152], xmm1                           ;   149.0 p0+p3   76 rk
        movd xmm1, [esi + 128]                              ;   124.7 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   144.3 p1      76 rk
        movdqa [ebp + 1168], xmm7                           ;   151.0 p0+p3   76 rk
        movd xmm7, [esi + 132]                              ;   126.0 p2      76 rk
        pshufd xmm7, xmm7, 0                                ;   145.3 p1      76 rk
        movdqa [ebp + 1184], xmm0                           ;   153.0 p0+p3   76 rk
        movd xmm0, [esi + 140]                              ;   127.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   146.3 p1      76 rk
        movdqa [ebp + 1200], xmm2                           ;   155.0 p0+p3   76 rk
        movd xmm2, [esi + 148]                              ;   128.7 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   147.3 p1      76 rk
        movdqa [ebp + 1216], xmm4                           ;   157.0 p0+p3   76 rk
        movd xmm4, [esi + 160]                              ;   130.0 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   148.3 p1      76 rk
        movdqa [ebp + 1232], xmm5                           ;   159.0 p0+p3   76 rk
        movd xmm5, [esi + 164]                              ;   131.3 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   149.3 p1      76 rk
        movdqa [ebp + 1248], xmm3                           ;   161.0 p0+p3   76 rk
        movd xmm3, [esi + 168]                              ;   132.7 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   150.3 p1      76 rk
        movdqa [ebp + 1264], xmm6                           ;   163.0 p0+p3   76 rk
        movd xmm6, [esi + 172]                              ;   134.0 p2      76 rk
        pshufd xmm6, xmm6, 0                                ;   151.3 p1      76 rk
        movdqa [ebp + 1280], xmm1                           ;   165.0 p0+p3   76 rk
        movd xmm1, [esi + 180]                              ;   135.3 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   152.3 p1      76 rk
        movdqa [ebp + 1296], xmm7                           ;   167.0 p0+p3   76 rk
        movd xmm7, [esi + 204]                              ;   136.7 p2      76 rk
        pshufd xmm7, xmm7, 0                                ;   153.3 p1      76 rk
        movdqa [ebp + 1312], xmm0                           ;   169.0 p0+p3   76 rk
        movd xmm0, [esi + 212]                              ;   138.0 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   154.3 p1      76 rk
        movdqa [ebp + 1328], xmm2                           ;   171.0 p0+p3   76 rk
        movd xmm2, [esi + 216]                              ;   139.3 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   155.3 p1      76 rk
        movdqa [ebp + 1344], xmm4                           ;   173.0 p0+p3   76 rk
        movdqa [ebp + 1360], xmm5                           ;   175.0 p0+p3   76 rk
        movd xmm4, [esi + 220]                              ;   141.3 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   156.3 p1      76 rk
        movdqa [ebp + 1376], xmm3                           ;   177.0 p0+p3   76 rk
        movd xmm3, [esi + 224]                              ;   142.7 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   157.3 p1      76 rk
        movdqa [ebp + 1392], xmm6                           ;   179.0 p0+p3   76 rk
        movdqa [ebp + 1408], xmm1                           ;   181.0 p0+p3   76 rk
        movd xmm1, [esi + 232]                              ;   144.7 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   158.3 p1      76 rk
        movdqa [ebp + 1424], xmm7                           ;   183.0 p0+p3   76 rk
        movd xmm5, [esi + 236]                              ;   146.0 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   159.3 p1      76 rk
        movdqa [ebp + 1440], xmm0                           ;   185.0 p0+p3   76 rk
        movd xmm0, [esi + 252]                              ;   147.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   160.3 p1      76 rk
        movdqa [ebp + 1456], xmm2                           ;   187.0 p0+p3   76 rk
        movd xmm2, [esi + 256]                              ;   148.7 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   161.3 p1      76 rk
        movdqa [ebp + 1472], xmm4                           ;   189.0 p0+p3   76 rk
        movd xmm4, [esi + 260]                              ;   150.0 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   162.3 p1      76 rk
        movdqa [ebp + 1488], xmm3                           ;   191.0 p0+p3   76 rk
        movd xmm3, [esi + 268]                              ;   151.3 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   163.3 p1      76 rk
        movdqa [ebp + 1504], xmm1                           ;   193.0 p0+p3   76 rk
        movd xmm1, [esi + 276]                              ;   152.7 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   164.3 p1      76 rk
        movdqa [ebp + 1520], xmm5                           ;   195.0 p0+p3   76 rk
        movd xmm5, [esi + 288]                              ;   154.0 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   165.3 p1      76 rk
        movdqa [ebp + 1536], xmm0                           ;   197.0 p0+p3   76 rk
        movd xmm0, [esi + 292]                              ;   155.3 p2      76 rk
        pshufd xmm0, xmm0, 0                                ;   166.3 p1      76 rk
        movdqa [ebp + 1552], xmm2                           ;   199.0 p0+p3   76 rk
        movd xmm2, [esi + 296]                              ;   156.7 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   167.3 p1      76 rk
        movdqa [ebp + 1568], xmm4                           ;   201.0 p0+p3   76 rk
        movd xmm4, [esi + 300]                              ;   158.0 p2      76 rk
        movdqa [ebp + 1584], xmm3                           ;   203.0 p0+p3   76 rk
        movd xmm3, [esi + 308]                              ;   159.0 p2      76 rk
        pshufd xmm4, xmm4, 0                                ;   168.3 p1      76 rk
        movdqa [ebp + 1600], xmm1                           ;   205.0 p0+p3   76 rk
        movd xmm1, [esi + 332]                              ;   160.3 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   169.3 p1      76 rk
        movdqa [ebp + 1616], xmm5                           ;   207.0 p0+p3   76 rk
        movd xmm5, [esi + 340]                              ;   161.7 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   170.3 p1      76 rk
        movdqa [ebp + 1632], xmm0                           ;   209.0 p0+p3   76 rk
        movd xmm0, [esi + 344]                              ;   163.0 p2      76 rk
        pshufd xmm5, xmm5, 0                                ;   171.3 p1      76 rk
        movdqa [ebp + 1648], xmm2                           ;   211.0 p0+p3   76 rk
        movd xmm2, [esi + 348]                              ;   164.3 p2      76 rk
        movdqa [ebp + 1664], xmm4                           ;   213.0 p0+p3   76 rk
        pshufd xmm0, xmm0, 0                                ;   172.3 p1      76 rk
        movd xmm4, [esi + 352]                              ;   165.7 p2      76 rk
        movdqa [ebp + 1680], xmm3                           ;   215.0 p0+p3   76 rk
        pshufd xmm2, xmm2, 0                                ;   173.3 p1      76 rk
        movd xmm3, [esi + 360]                              ;   167.0 p2      76 rk
        movdqa [ebp + 1696], xmm1                           ;   217.0 p0+p3   76 rk
        pshufd xmm1, xmm4, 0                                ;   174.3 p1      76 rk
        movd xmm4, [esi + 364]                              ;   168.3 p2      76 rk
        movdqa [ebp + 1712], xmm5                           ;   219.0 p0+p3   76 rk
        pshufd xmm3, xmm3, 0                                ;   175.3 p1      76 rk
        movd xmm5, [esi + 380]                              ;   169.7 p2      76 rk
        movdqa [ebp + 1728], xmm0                           ;   221.0 p0+p3   76 rk
        pshufd xmm0, xmm4, 0                                ;   176.3 p1      76 rk
        movdqa [ebp + 1744], xmm2                           ;   223.0 p0+p3   76 rk
        movd xmm2, [esi + 384]                              ;   171.7 p2      76 rk
        pshufd xmm4, xmm5, 0                                ;   177.3 p1      76 rk
        movdqa [ebp + 1760], xmm1                           ;   225.0 p0+p3   76 rk
        movd xmm1, [esi + 388]                              ;   173.0 p2      76 rk
        movdqa [ebp + 1776], xmm3                           ;   227.0 p0+p3   76 rk
        pshufd xmm2, xmm2, 0                                ;   178.7 p1      76 rk
        movdqa [ebp + 1792], xmm0                           ;   229.0 p0+p3   76 rk
        movd xmm0, [esi + 396]                              ;   175.0 p2      76 rk
        pshufd xmm1, xmm1, 0                                ;   180.0 p1      76 rk
        movdqa [ebp + 1808], xmm4                           ;   231.0 p0+p3   76 rk
        movd xmm3, [esi + 404]                              ;   176.3 p2      76 rk
        movdqa [ebp + 1824], xmm2                           ;   233.0 p0+p3   76 rk
        pshufd xmm0, xmm0, 0                                ;   182.0 p1      76 rk
        movd xmm2, [esi + 416]                              ;   177.7 p2      76 rk
        movdqa [ebp + 1840], xmm1                           ;   235.0 p0+p3   76 rk
        pshufd xmm1, xmm3, 0                                ;   183.3 p1      76 rk
        movd xmm3, [esi + 420]                              ;   179.0 p2      76 rk
        movd xmm4, [esi + 424]                              ;   180.0 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   184.7 p1      76 rk
        movdqa [ebp + 1856], xmm0                           ;   237.0 p0+p3   76 rk
        movd xmm0, [esi + 428]                              ;   181.0 p2      76 rk
        pshufd xmm3, xmm3, 0                                ;   186.0 p1      76 rk
        movdqa [ebp + 1872], xmm1                           ;   239.0 p0+p3   76 rk
        pshufd xmm1, xmm4, 0                                ;   187.0 p1      76 rk
        movd xmm4, [esi + 436]                              ;   182.3 p2      76 rk
        movdqa [ebp + 1888], xmm2                           ;   241.0 p0+p3   76 rk
        pshufd xmm0, xmm0, 0                                ;   188.0 p1      76 rk
        movd xmm2, [esi + 460]                              ;   183.7 p2      76 rk
        movdqa [ebp + 1904], xmm3                           ;   243.0 p0+p3   76 rk
        pshufd xmm3, xmm4, 0                                ;   189.3 p1      76 rk
        movdqa [ebp + 1920], xmm1                           ;   245.0 p0+p3   76 rk
        movd xmm1, [esi + 468]                              ;   185.7 p2      76 rk
        pshufd xmm2, xmm2, 0                                ;   190.7 p1      76 rk
        movdqa [ebp + 1936], xmm0                           ;   247.0 p0+p3   76 rk
        movd xmm0, [esi + 472]                              ;   187.0 p2      76 rk
        movd xmm4, [esi + 476]                              ;   188.0 p2      76 rk
        movdqa [ebp + 1952], xmm3                           ;   249.0 p0+p3   76 rk
        pshufd xmm1, xmm1, 0                                ;   192.7 p1      76 rk
        movd xmm3, [esi + 480]                              ;   189.0 p2      76 rk
        movd xmm5, [esi + 488]                              ;   190.0 p2      76 rk
        movdqa [ebp + 1968], xmm2                           ;   251.0 p0+p3   76 rk
        pshufd xmm0, xmm0, 0                                ;   194.0 p1      76 rk
        movd xmm2, [esi + 492]                              ;   191.0 p2      76 rk
        movdqa [ebp + 1984], xmm1                           ;   253.0 p0+p3   76 rk
        pshufd xmm1, xmm4, 0                                ;   195.0 p1      76 rk
        movd xmm4, [esi + 508]                              ;   192.0 p2      76 rk
        movdqa [ebp + 2000], xmm0                           ;   255.0 p0+p3   76 rk
        pshufd xmm0, xmm3, 0                                ;   196.0 p1      76 rk
        movd xmm3, [esi + 512]                              ;   193.0 p2      76 rk
        movdqa [ebp + 2016], xmm1                           ;   257.0 p0+p3   76 rk
        pshufd xmm1, xmm5, 0                                ;   197.0 p1      76 rk
        pshufd xmm2, xmm2, 0                                ;   198.0 p1      76 rk
        movdqa [ebp + 2032], xmm0                           ;   259.0 p0+p3   76 rk
        pshufd xmm0, xmm4, 0                                ;   199.0 p1      76 rk
        movdqa [ebp + 2048], xmm1                           ;   261.0 p0+p3   76 rk
        pshufd xmm1, xmm3, 0                                ;   200.0 p1      76 rk
        movdqa [ebp + 2064], xmm2                           ;   263.0 p0+p3   76 rk
        movdqa [ebp + 2080], xmm0                           ;   265.0 p0+p3   76 rk
        movdqa [ebp + 2096], xmm1                           ;   267.0 p0+p3   76 rk
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
        punpckldq xmm0, xmm1                                ;     8.0 p1      78 x[0]
        movd xmm1, [esi + 32]                               ;     2.0 p2      78 x[0]
        movd xmm2, [esi + 48]                               ;     3.0 p2      78 x[0]
        punpckldq xmm1, xmm2                                ;    10.0 p1      78 x[0]
        punpcklqdq xmm0, xmm1                               ;    12.0 p1      78 x[0]
        movd xmm2, [esi + 20]                               ;     4.0 p2      78 x[1]
        movd xmm1, [esi + 4]                                ;     5.0 p2      78 x[1]
        punpckldq xmm1, xmm2                                ;    12.0 p1      78 x[1]
        movd xmm2, [esi + 36]                               ;     6.0 p2      78 x[1]
        movd xmm3, [esi + 52]                               ;     7.0 p2      78 x[1]
        punpckldq xmm2, xmm3                                ;    14.0 p1      78 x[1]
        punpcklqdq xmm1, xmm2                               ;    16.0 p1      78 x[1]
        movd xmm4, [esi + 56]                               ;     8.0 p2      78 x[2]
        movd xmm3, [esi + 24]                               ;     9.0 p2      78 x[2]
        movd xmm2, [esi + 8]                                ;    10.0 p2      78 x[2]
        punpckldq xmm2, xmm3                                ;    17.0 p1      78 x[2]
        movd xmm3, [esi + 40]                               ;    11.0 p2      78 x[2]
        punpckldq xmm3, xmm4                                ;    18.0 p1      78 x[2]
        movd xmm5, [esi + 60]                               ;    12.0 p2      78 x[3]
        punpcklqdq xmm2, xmm3                               ;    20.0 p1      78 x[2]
        movd xmm4, [esi + 28]                               ;    13.0 p2      78 x[3]
        movd xmm3, [esi + 12]                               ;    14.0 p2      78 x[3]
        punpckldq xmm3, xmm4                                ;    21.0 p1      78 x[3]
        movd xmm4, [esi + 44]                               ;    15.0 p2      78 x[3]
        punpckldq xmm4, xmm5                                ;    22.0 p1      78 x[3]
        pxor xmm0, [ebp + 944]                              ;    16.0 p2+p1   80 x[0]
        punpcklqdq xmm3, xmm4                               ;    24.0 p1      78 x[3]
        pxor xmm3, xmm0                                     ;    26.0 p1      23 x
        pxor xmm3, [ebp + 1024]                             ;    28.0 p2+p1   23 x
        pxor xmm1, [ebp + 976]                              ;    18.0 p2+p1   80 x[1]
        pxor xmm2, [ebp + 992]                              ;    22.0 p2+p1   80 x[2]
        pshufd xmm4, xmm1, 0xe4                             ;    20.0 p1      23 x copy
        pand xmm1, xmm3                                     ;    30.0 p1      23 x
        pxor xmm1, xmm0                                     ;    32.0 p1      23 x
        pxor xmm4, xmm2                                     ;    24.0 p1      23 x
        por xmm0, xmm3                                      ;    30.0 p1      23 x
        pxor xmm3, xmm2                                     ;    30.0 p1      23 x
        pand xmm2, xmm1                                     ;    34.0 p1      23 x
        pxor xmm2, xmm4                                     ;    36.0 p1      23 x
        pxor xmm0, xmm4                                     ;    32.0 p1      23 x
        pand xmm4, xmm1                                     ;    34.0 p1      23 x
        pxor xmm1, xmm3                                     ;    34.0 p1      23 x
        pxor xmm2, xmm1                                     ;    38.0 p1      23 x
        pand xmm3, xmm0                                     ;    34.0 p1      23 x
        por xmm3, xmm4                                      ;    36.0 p1      23 x
        pxor xmm1, xmm3                                     ;    38.0 p1      48 x[1]
        pshufd xmm4, xmm3, 0xe4                             ;    38.0 p1      46 x[0] copy
        pslld xmm4, 0xd                                     ;    42.0 p1      46 x[0]
        psrld xmm3, 0x13                                    ;    38.0 p1      46 x[0]
        pxor xmm3, xmm4                                     ;    44.0 p1      46 x[0]
        pxor xmm1, xmm3                                     ;    46.0 p1      48 x[1]
        pshufd xmm4, xmm2, 0xe4                             ;    40.0 p1      47 x[2] copy
        pslld xmm4, 3                                       ;    44.0 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;    40.0 p1      47 x[2]
        pxor xmm2, xmm4                                     ;    46.0 p1      47 x[2]
        pxor xmm1, xmm2                                     ;    48.0 p1      48 x[1]
        pshufd xmm4, xmm3, 0xe4                             ;    46.0 p1      49 x[3] copy
        pslld xmm4, 3                                       ;    50.0 p1      49 x[3]
        pxor xmm0, xmm2                                     ;    48.0 p1      49 x[3]
        pxor xmm0, xmm4                                     ;    52.0 p1      49 x[3]
        pshufd xmm4, xmm1, 0xe4                             ;    50.0 p1      50 x[1] copy
        psrld xmm1, 0x1f                                    ;    50.0 p1      50 x[1]
        pslld xmm4, 1                                       ;    54.0 p1      50 x[1]
        pxor xmm1, xmm4                                     ;    56.0 p1      50 x[1]
        pshufd xmm4, xmm0, 0xe4                             ;    54.0 p1      51 x[3] copy
        pxor xmm3, xmm1                                     ;    58.0 p1      52 x[0]
        pslld xmm4, 7                                       ;    58.0 p1      51 x[3]
        psrld xmm0, 0x19                                    ;    54.0 p1      51 x[3]
        pxor xmm0, xmm4                                     ;    60.0 p1      51 x[3]
        pxor xmm3, xmm0                                     ;    62.0 p1      52 x[0]
        pshufd xmm4, xmm1, 0xe4                             ;    58.0 p1      53 x[2] copy
        pslld xmm4, 7                                       ;    62.0 p1      53 x[2]
        pxor xmm1, [ebp + 1056]                             ;    58.7 p2+p1   80 x[1]
        pxor xmm2, xmm0                                     ;    62.0 p1      53 x[2]
        pxor xmm0, [ebp + 32]                               ;    62.0 p2+p1   80 x[3]
        pxor xmm2, xmm4                                     ;    64.0 p1      53 x[2]
        pshufd xmm4, xmm3, 0xe4                             ;    64.0 p1      54 x[0] copy
        pslld xmm4, 5                                       ;    68.0 p1      54 x[0]
        psrld xmm3, 0x1b                                    ;    64.7 p1      54 x[0]
        pxor xmm3, [ebp + 0]                                ;    66.7 p2+p1   80 x[0]
        pxor xmm3, xmm4                                     ;    70.0 p1      80 x[0]
        pshufd xmm4, xmm2, 0xe4                             ;    67.7 p1      55 x[2] copy
        pslld xmm4, 0x16                                    ;    71.7 p1      55 x[2]
        psrld xmm2, 0xa                                     ;    69.7 p1      55 x[2]
        pxor xmm2, [ebp + 16]                               ;    71.7 p2+p1   24 x
        pxor xmm2, xmm4                                     ;    73.7 p1      24 x
        movdqa xmm4, xmm1                                   ;    60.7 p0      24 x copy
        pand xmm4, xmm3                                     ;    72.7 p1      24 x
        pxor xmm2, xmm4                                     ;    75.7 p1      24 x
        por xmm4, xmm0                                      ;    74.7 p1      24 x
        pxor xmm1, xmm4                                     ;    76.7 p1      24 x
        pxor xmm0, xmm2                                     ;    77.7 p1      24 x
        pxor xmm4, xmm3                                     ;    77.7 p1      24 x
        por xmm3, xmm1                                      ;    78.7 p1      24 x
        pxor xmm1, xmm0                                     ;    79.7 p1      24 x
        por xmm2, xmm4                                      ;    80.7 p1      24 x
        pand xmm2, xmm3                                     ;    82.7 p1      24 x
        pxor xmm4, xmm1                                     ;    82.7 p1      24 x
        pand xmm1, xmm2                                     ;    84.7 p1      24 x
        pxor xmm1, xmm4                                     ;    86.7 p1      49 x[3]
        pand xmm4, xmm2                                     ;    85.7 p1      24 x
        pxor xmm3, xmm4                                     ;    87.7 p1      48 x[1]
        movdqa xmm4, xmm0                                   ;    79.7 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;    87.7 p1      47 x[2]
        pslld xmm4, 3                                       ;    88.7 p1      47 x[2]
        pxor xmm4, xmm0                                     ;    90.7 p1      47 x[2]
        movdqa xmm0, xmm2                                   ;    84.7 p0      46 x[0] copy
        psrld xmm2, 0x13                                    ;    90.7 p1      46 x[0]
        pslld xmm0, 0xd                                     ;    91.7 p1      46 x[0]
        pxor xmm0, xmm2                                     ;    93.7 p1      46 x[0]
        pshufd xmm2, xmm0, 0xe4                             ;    95.7 p1      49 x[3] copy
        pslld xmm2, 3                                       ;    99.7 p1      49 x[3]
        pxor xmm3, xmm4                                     ;    95.7 p1      48 x[1]
        pxor xmm3, xmm0                                     ;    97.7 p1      48 x[1]
        pxor xmm1, xmm4                                     ;    97.7 p1      49 x[3]
        pxor xmm1, xmm2                                     ;   101.7 p1      49 x[3]
        pshufd xmm2, xmm3, 0xe4                             ;    99.7 p1      50 x[1] copy
        pslld xmm2, 1                                       ;   103.7 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;   101.7 p1      50 x[1]
        pxor xmm3, xmm2                                     ;   105.7 p1      50 x[1]
        pshufd xmm2, xmm1, 0xe4                             ;   103.7 p1      51 x[3] copy
        pxor xmm0, xmm3                                     ;   107.7 p1      52 x[0]
        pslld xmm2, 7                                       ;   107.7 p1      51 x[3]
        psrld xmm1, 0x19                                    ;   106.7 p1      51 x[3]
        pxor xmm1, xmm2                                     ;   109.7 p1      51 x[3]
        pxor xmm0, xmm1                                     ;   111.7 p1      52 x[0]
        pxor xmm4, xmm1                                     ;   111.7 p1      53 x[2]
        movdqa xmm2, xmm3                                   ;   107.7 p0      53 x[2] copy
        pxor xmm3, [ebp + 1088]                             ;   110.7 p2+p1   80 x[1]
        movdqa xmm5, xmm3                                   ;   112.7 p0      25 x copy
        pslld xmm2, 7                                       ;   113.7 p1      53 x[2]
        pxor xmm1, [ebp + 1120]                             ;   112.7 p2+p1   80 x[3]
        pxor xmm4, xmm2                                     ;   115.7 p1      53 x[2]
        pshufd xmm2, xmm0, 0xe4                             ;   114.7 p1      54 x[0] copy
        psrld xmm0, 0x1b                                    ;   115.7 p1      54 x[0]
        pxor xmm0, [ebp + 1072]                             ;   117.7 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;   118.7 p1      54 x[0]
        pxor xmm0, xmm2                                     ;   120.7 p1      80 x[0]
        movdqa xmm2, xmm4                                   ;   117.7 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;   123.7 p1      55 x[2]
        psrld xmm4, 0xa                                     ;   120.7 p1      55 x[2]
        pxor xmm4, [ebp + 1104]                             ;   122.7 p2+p1   80 x[2]
        pxor xmm4, xmm2                                     ;   125.7 p1      80 x[2]
        pxor xmm5, xmm4                                     ;   127.7 p1      25 x
        movdqa xmm2, xmm1                                   ;   114.7 p0      25 x copy
        por xmm1, xmm0                                      ;   124.7 p1      25 x
        pand xmm4, xmm0                                     ;   127.7 p1      25 x
        pxor xmm5, xmm0                                     ;   129.7 p1      25 x
        pxor xmm2, xmm4                                     ;   129.7 p1      25 x
        pxor xmm1, xmm3                                     ;   128.7 p1      25 x
        pand xmm3, xmm2                                     ;   131.7 p1      25 x
        pxor xmm2, xmm5                                     ;   131.7 p1      25 x
        pxor xmm0, xmm2                                     ;   133.7 p1      25 x
        pxor xmm3, xmm5                                     ;   133.7 p1      25 x
        por xmm5, xmm1                                      ;   133.7 p1      25 x
        pxor xmm5, xmm2                                     ;   135.7 p1      25 x
        movdqa xmm2, xmm0                                   ;   135.7 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   135.7 p1      46 x[0]
        pslld xmm2, 0xd                                     ;   141.7 p1      46 x[0]
        pxor xmm0, xmm2                                     ;   143.7 p1      46 x[0]
        pxor xmm1, xmm5                                     ;   138.7 p1      25 x
        movdqa xmm2, xmm1                                   ;   140.7 p0      47 x[2] copy
        pxor xmm5, xmm3                                     ;   139.7 p1      48 x[1]
        psrld xmm1, 0x1d                                    ;   140.7 p1      47 x[2]
        pslld xmm2, 3                                       ;   146.7 p1      47 x[2]
        pxor xmm1, xmm2                                     ;   148.7 p1      47 x[2]
        pshufd xmm2, xmm0, 0xe4                             ;   145.7 p1      49 x[3] copy
        pslld xmm2, 3                                       ;   149.7 p1      49 x[3]
        pxor xmm5, xmm0                                     ;   145.7 p1      48 x[1]
        pxor xmm5, xmm1                                     ;   150.7 p1      48 x[1]
        pxor xmm3, xmm1                                     ;   150.7 p1      49 x[3]
        pxor xmm3, xmm2                                     ;   152.7 p1      49 x[3]
        pshufd xmm2, xmm5, 0xe4                             ;   152.7 p1      50 x[1] copy
        pslld xmm2, 1                                       ;   156.7 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   152.7 p1      50 x[1]
        pxor xmm5, xmm2                                     ;   158.7 p1      50 x[1]
        pshufd xmm2, xmm3, 0xe4                             ;   154.7 p1      51 x[3] copy
        psrld xmm3, 0x19                                    ;   154.7 p1      51 x[3]
        pslld xmm2, 7                                       ;   158.7 p1      51 x[3]
        pxor xmm3, xmm2                                     ;   160.7 p1      51 x[3]
        pxor xmm0, xmm5                                     ;   160.7 p1      52 x[0]
        pxor xmm0, xmm3                                     ;   162.7 p1      52 x[0]
        pxor xmm1, xmm3                                     ;   162.7 p1      53 x[2]
        movdqa xmm2, xmm5                                   ;   160.7 p0      53 x[2] copy
        pxor xmm5, [ebp + 1136]                             ;   160.7 p2+p1   80 x[1]
        pxor xmm3, [ebp + 80]                               ;   162.7 p2+p1   80 x[3]
        pslld xmm2, 7                                       ;   166.7 p1      53 x[2]
        pxor xmm1, xmm2                                     ;   168.7 p1      53 x[2]
        pshufd xmm2, xmm0, 0xe4                             ;   164.7 p1      54 x[0] copy
        pslld xmm2, 5                                       ;   168.7 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;   166.7 p1      54 x[0]
        pxor xmm0, [ebp + 48]                               ;   168.7 p2+p1   80 x[0]
        pxor xmm0, xmm2                                     ;   170.7 p1      80 x[0]
        pshufd xmm2, xmm1, 0xe4                             ;   170.7 p1      55 x[2] copy
        pslld xmm2, 0x16                                    ;   174.7 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   171.7 p1      55 x[2]
        pxor xmm1, [ebp + 64]                               ;   173.7 p2+p1   80 x[2]
        pxor xmm1, xmm2                                     ;   176.7 p1      80 x[2]
        movdqa xmm2, xmm3                                   ;   164.7 p0      26 x copy
        por xmm3, xmm0                                      ;   174.7 p1      26 x
        pxor xmm2, xmm5                                     ;   175.7 p1      26 x
        pand xmm5, xmm0                                     ;   176.7 p1      26 x
        pxor xmm0, xmm1                                     ;   178.7 p1      26 x
        por xmm0, xmm5                                      ;   180.7 p1      26 x
        pand xmm1, xmm3                                     ;   179.7 p1      26 x
        pxor xmm1, xmm2                                     ;   181.7 p1      26 x
        pand xmm2, xmm3                                     ;   181.7 p1      26 x
        pxor xmm3, xmm1                                     ;   183.7 p1      26 x
        pxor xmm1, xmm5                                     ;   183.7 p1      26 x
        pxor xmm2, xmm0                                     ;   184.7 p1      26 x
        pand xmm5, xmm2                                     ;   186.7 p1      26 x
        pxor xmm5, xmm3                                     ;   188.7 p1      48 x[1]
        pand xmm3, xmm2                                     ;   187.7 p1      26 x
        pxor xmm3, xmm1                                     ;   189.7 p1      26 x
        pxor xmm0, xmm1                                     ;   189.7 p1      49 x[3]
        movdqa xmm1, xmm2                                   ;   186.7 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;   190.7 p1      47 x[2]
        pslld xmm1, 3                                       ;   192.7 p1      47 x[2]
        pxor xmm1, xmm2                                     ;   194.7 p1      47 x[2]
        pxor xmm5, xmm1                                     ;   196.7 p1      48 x[1]
        pxor xmm0, xmm1                                     ;   196.7 p1      49 x[3]
        movdqa xmm2, xmm3                                   ;   191.7 p0      46 x[0] copy
        pslld xmm2, 0xd                                     ;   197.7 p1      46 x[0]
        psrld xmm3, 0x13                                    ;   196.7 p1      46 x[0]
        pxor xmm3, xmm2                                     ;   199.7 p1      46 x[0]
        pxor xmm5, xmm3                                     ;   201.7 p1      48 x[1]
        pshufd xmm2, xmm3, 0xe4                             ;   201.7 p1      49 x[3] copy
        pslld xmm2, 3                                       ;   205.7 p1      49 x[3]
        pxor xmm0, xmm2                                     ;   207.7 p1      49 x[3]
        pshufd xmm2, xmm5, 0xe4                             ;   203.7 p1      50 x[1] copy
        psrld xmm5, 0x1f                                    ;   203.7 p1      50 x[1]
        pslld xmm2, 1                                       ;   207.7 p1      50 x[1]
        pxor xmm5, xmm2                                     ;   209.7 p1      50 x[1]
        pshufd xmm2, xmm0, 0xe4                             ;   209.7 p1      51 x[3] copy
        pxor xmm3, xmm5                                     ;   211.7 p1      52 x[0]
        psrld xmm0, 0x19                                    ;   209.7 p1      51 x[3]
        pslld xmm2, 7                                       ;   213.7 p1      51 x[3]
        pxor xmm0, xmm2                                     ;   215.7 p1      51 x[3]
        pxor xmm3, xmm0                                     ;   217.7 p1      52 x[0]
        pxor xmm1, xmm0                                     ;   217.7 p1      53 x[2]
        pxor xmm0, [ebp + 1152]                             ;   217.7 p2+p1   80 x[3]
        movdqa xmm2, xmm5                                   ;   211.7 p0      53 x[2] copy
        pxor xmm5, [ebp + 112]                              ;   214.7 p2+p1   80 x[1]
        pslld xmm2, 7                                       ;   217.7 p1      53 x[2]
        pxor xmm1, xmm2                                     ;   219.7 p1      53 x[2]
        pshufd xmm2, xmm3, 0xe4                             ;   219.7 p1      54 x[0] copy
        psrld xmm3, 0x1b                                    ;   219.7 p1      54 x[0]
        pxor xmm3, [ebp + 96]                               ;   221.7 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;   223.7 p1      54 x[0]
        pxor xmm3, xmm2                                     ;   225.7 p1      80 x[0]
        pshufd xmm2, xmm1, 0xe4                             ;   222.7 p1      55 x[2] copy
        pslld xmm2, 0x16                                    ;   226.7 p1      55 x[2]
        psrld xmm1, 0xa                                     ;   224.7 p1      55 x[2]
        pxor xmm1, [ebp + 128]                              ;   226.7 p2+p1   80 x[2]
        pxor xmm1, xmm2                                     ;   228.7 p1      80 x[2]
        movdqa xmm2, xmm0                                   ;   219.7 p0      27 x copy
        pxor xmm0, xmm1                                     ;   230.7 p1      27 x
        pxor xmm2, xmm3                                     ;   228.7 p1      27 x
        pxor xmm3, xmm5                                     ;   229.7 p1      27 x
        pand xmm3, xmm2                                     ;   231.7 p1      27 x
        pxor xmm3, xmm0                                     ;   233.7 p1      27 x
        movdqa xmm4, xmm3                                   ;   235.7 p0      46 x[0] copy
        por xmm1, xmm2                                      ;   232.7 p1      27 x
        pslld xmm4, 0xd                                     ;   241.7 p1      46 x[0]
        pand xmm0, xmm1                                     ;   234.7 p1      27 x
        pxor xmm1, xmm5                                     ;   235.7 p1      27 x
        pxor xmm1, xmm0                                     ;   237.7 p1      27 x
        pand xmm0, xmm3                                     ;   237.7 p1      27 x
        por xmm1, xmm0                                      ;   239.7 p1      27 x
        pxor xmm0, xmm2                                     ;   239.7 p1      27 x
        pxor xmm1, xmm0                                     ;   241.7 p1      48 x[1]
        pxor xmm0, xmm5                                     ;   241.7 p1      27 x
        pand xmm5, xmm3                                     ;   242.7 p1      27 x
        psrld xmm3, 0x13                                    ;   243.7 p1      46 x[0]
        pxor xmm4, xmm3                                     ;   245.7 p1      46 x[0]
        movdqa xmm3, xmm0                                   ;   243.7 p0      47 x[2] copy
        pxor xmm1, xmm4                                     ;   247.7 p1      48 x[1]
        pxor xmm2, xmm5                                     ;   246.7 p1      49 x[3]
        pslld xmm3, 3                                       ;   249.7 p1      47 x[2]
        psrld xmm0, 0x1d                                    ;   248.7 p1      47 x[2]
        pxor xmm3, xmm0                                     ;   251.7 p1      47 x[2]
        movdqa xmm0, xmm4                                   ;   247.7 p0      49 x[3] copy
        pxor xmm1, xmm3                                     ;   253.7 p1      48 x[1]
        pxor xmm2, xmm3                                     ;   253.7 p1      49 x[3]
        pslld xmm0, 3                                       ;   253.7 p1      49 x[3]
        pxor xmm2, xmm0                                     ;   255.7 p1      49 x[3]
        pshufd xmm0, xmm1, 0xe4                             ;   255.7 p1      50 x[1] copy
        pslld xmm0, 1                                       ;   259.7 p1      50 x[1]
        psrld xmm1, 0x1f                                    ;   256.7 p1      50 x[1]
        pxor xmm1, xmm0                                     ;   261.7 p1      50 x[1]
        pshufd xmm0, xmm2, 0xe4                             ;   258.7 p1      51 x[3] copy
        psrld xmm2, 0x19                                    ;   259.7 p1      51 x[3]
        pxor xmm4, xmm1                                     ;   263.7 p1      52 x[0]
        pslld xmm0, 7                                       ;   262.7 p1      51 x[3]
        pxor xmm2, xmm0                                     ;   264.7 p1      51 x[3]
        pxor xmm4, xmm2                                     ;   266.7 p1      52 x[0]
        movdqa xmm0, xmm1                                   ;   263.7 p0      53 x[2] copy
        pxor xmm3, xmm2                                     ;   266.7 p1      53 x[2]
        pxor xmm2, [ebp + 1200]                             ;   266.7 p2+p1   80 x[3]
        pslld xmm0, 7                                       ;   269.7 p1      53 x[2]
        pxor xmm1, [ebp + 1168]                             ;   267.7 p2+p1   80 x[1]
        pxor xmm3, xmm0                                     ;   271.7 p1      53 x[2]
        pshufd xmm0, xmm4, 0xe4                             ;   269.7 p1      54 x[0] copy
        pslld xmm0, 5                                       ;   273.7 p1      54 x[0]
        psrld xmm4, 0x1b                                    ;   271.7 p1      54 x[0]
        pxor xmm4, [ebp + 144]                              ;   273.7 p2+p1   80 x[0]
        pxor xmm4, xmm0                                     ;   275.7 p1      80 x[0]
        movdqa xmm0, xmm3                                   ;   273.7 p0      55 x[2] copy
        pslld xmm0, 0x16                                    ;   279.7 p1      55 x[2]
        psrld xmm3, 0xa                                     ;   275.7 p1      55 x[2]
        pxor xmm3, [ebp + 1184]                             ;   277.7 p2+p1   28 x
        pxor xmm3, xmm0                                     ;   281.7 p1      28 x
        pxor xmm3, xmm4                                     ;   283.7 p1      28 x
        movdqa xmm0, xmm1                                   ;   269.7 p0      28 x copy
        por xmm0, xmm4                                      ;   279.7 p1      28 x
        pxor xmm0, xmm3                                     ;   285.7 p1      28 x
        pand xmm3, xmm4                                     ;   285.7 p1      28 x
        pxor xmm1, xmm2                                     ;   282.7 p1      28 x
        pxor xmm1, xmm4                                     ;   284.7 p1      28 x
        pand xmm3, xmm1                                     ;   287.7 p1      28 x
        pxor xmm3, xmm2                                     ;   289.7 p1      28 x
        pxor xmm4, xmm0                                     ;   287.7 p1      28 x
        por xmm2, xmm1                                      ;   287.7 p1      28 x
        pxor xmm2, xmm0                                     ;   289.7 p1      28 x
        pand xmm0, xmm3                                     ;   291.7 p1      28 x
        pxor xmm3, xmm4                                     ;   291.7 p1      49 x[3]
        pand xmm4, xmm2                                     ;   291.7 p1      28 x
        pxor xmm4, xmm1                                     ;   293.7 p1      28 x
        pxor xmm1, xmm0                                     ;   293.7 p1      48 x[1]
        movdqa xmm0, xmm2                                   ;   291.7 p0      46 x[0] copy
        psrld xmm2, 0x13                                    ;   294.7 p1      46 x[0]
        pslld xmm0, 0xd                                     ;   297.7 p1      46 x[0]
        pxor xmm2, xmm0                                     ;   299.7 p1      46 x[0]
        movdqa xmm0, xmm4                                   ;   295.7 p0      47 x[2] copy
        psrld xmm4, 0x1d                                    ;   297.7 p1      47 x[2]
        pxor xmm1, xmm2                                     ;   301.7 p1      48 x[1]
        pslld xmm0, 3                                       ;   301.7 p1      47 x[2]
        pxor xmm4, xmm0                                     ;   303.7 p1      47 x[2]
        pxor xmm1, xmm4                                     ;   305.7 p1      48 x[1]
        pxor xmm3, xmm4                                     ;   305.7 p1      49 x[3]
        movdqa xmm0, xmm2                                   ;   301.7 p0      49 x[3] copy
        pslld xmm0, 3                                       ;   307.7 p1      49 x[3]
        pxor xmm3, xmm0                                     ;   309.7 p1      49 x[3]
        pshufd xmm0, xmm1, 0xe4                             ;   307.7 p1      50 x[1] copy
        psrld xmm1, 0x1f                                    ;   307.7 p1      50 x[1]
        pslld xmm0, 1                                       ;   311.7 p1      50 x[1]
        pxor xmm1, xmm0                                     ;   313.7 p1      50 x[1]
        pshufd xmm0, xmm3, 0xe4                             ;   311.7 p1      51 x[3] copy
        pxor xmm2, xmm1                                     ;   315.7 p1      52 x[0]
        psrld xmm3, 0x19                                    ;   311.7 p1      51 x[3]
        pslld xmm0, 7                                       ;   315.7 p1      51 x[3]
        pxor xmm3, xmm0                                     ;   317.7 p1      51 x[3]
        pxor xmm2, xmm3                                     ;   319.7 p1      52 x[0]
        pxor xmm4, xmm3                                     ;   319.7 p1      53 x[2]
        pxor xmm3, [ebp + 1248]                             ;   319.7 p2+p1   80 x[3]
        movdqa xmm5, xmm3                                   ;   321.7 p0      29 x copy
        movdqa xmm0, xmm1                                   ;   315.7 p0      53 x[2] copy
        pxor xmm1, [ebp + 160]                              ;   317.7 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;   321.7 p1      53 x[2]
        pxor xmm4, xmm0                                     ;   323.7 p1      53 x[2]
        pshufd xmm0, xmm2, 0xe4                             ;   321.7 p1      54 x[0] copy
        psrld xmm2, 0x1b                                    ;   321.7 p1      54 x[0]
        pxor xmm2, [ebp + 1216]                             ;   323.7 p2+p1   80 x[0]
        pslld xmm0, 5                                       ;   325.7 p1      54 x[0]
        pxor xmm2, xmm0                                     ;   327.7 p1      80 x[0]
        pshufd xmm0, xmm4, 0xe4                             ;   325.7 p1      55 x[2] copy
        psrld xmm4, 0xa                                     ;   326.7 p1      55 x[2]
        pslld xmm0, 0x16                                    ;   329.7 p1      55 x[2]
        pxor xmm4, [ebp + 1232]                             ;   328.7 p2+p1   80 x[2]
        pxor xmm4, xmm0                                     ;   331.7 p1      80 x[2]
        movdqa xmm0, xmm1                                   ;   319.7 p0      29 x copy
        pxor xmm0, xmm4                                     ;   333.7 p1      29 x
        pxor xmm4, xmm3                                     ;   333.7 p1      29 x
        pxor xmm3, xmm2                                     ;   332.7 p1      29 x
        pand xmm1, xmm3                                     ;   334.7 p1      29 x
        pxor xmm1, xmm0                                     ;   336.7 p1      29 x
        pand xmm5, xmm2                                     ;   335.7 p1      29 x
        pxor xmm5, xmm0                                     ;   337.7 p1      29 x
        por xmm0, xmm3                                      ;   337.7 p1      29 x
        pxor xmm3, xmm5                                     ;   339.7 p1      29 x
        pxor xmm0, xmm4                                     ;   339.7 p1      29 x
        pand xmm4, xmm1                                     ;   340.7 p1      29 x
        pxor xmm1, xmm5                                     ;   341.7 p1      29 x
        pxor xmm4, xmm3                                     ;   342.7 p1      29 x
        pand xmm1, xmm0                                     ;   343.7 p1      29 x
        pxor xmm0, xmm4                                     ;   344.7 p1      29 x
        pxor xmm3, xmm1                                     ;   345.7 p1      49 x[3]
        pshufd xmm1, xmm4, 0xe4                             ;   346.7 p1      46 x[0] copy
        pslld xmm1, 0xd                                     ;   350.7 p1      46 x[0]
        psrld xmm4, 0x13                                    ;   348.7 p1      46 x[0]
        pxor xmm4, xmm1                                     ;   352.7 p1      46 x[0]
        movdqa xmm1, xmm0                                   ;   346.7 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;   350.7 p1      47 x[2]
        pslld xmm1, 3                                       ;   352.7 p1      47 x[2]
        pxor xmm0, xmm1                                     ;   354.7 p1      47 x[2]
        pxor xmm5, xmm4                                     ;   354.7 p1      48 x[1]
        pxor xmm5, xmm0                                     ;   356.7 p1      48 x[1]
        movdqa xmm1, xmm4                                   ;   354.7 p0      49 x[3] copy
        pslld xmm1, 3                                       ;   360.7 p1      49 x[3]
        pxor xmm3, xmm0                                     ;   356.7 p1      49 x[3]
        pxor xmm3, xmm1                                     ;   362.7 p1      49 x[3]
        pshufd xmm1, xmm5, 0xe4                             ;   358.7 p1      50 x[1] copy
        pslld xmm1, 1                                       ;   362.7 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   360.7 p1      50 x[1]
        pxor xmm5, xmm1                                     ;   364.7 p1      50 x[1]
        pshufd xmm1, xmm3, 0xe4                             ;   364.7 p1      51 x[3] copy
        pslld xmm1, 7                                       ;   368.7 p1      51 x[3]
        psrld xmm3, 0x19                                    ;   364.7 p1      51 x[3]
        pxor xmm3, xmm1                                     ;   370.7 p1      51 x[3]
        pxor xmm4, xmm5                                     ;   366.7 p1      52 x[0]
        movdqa xmm1, xmm5                                   ;   366.7 p0      53 x[2] copy
        pxor xmm5, [ebp + 192]                              ;   367.7 p2+p1   80 x[1]
        pxor xmm4, xmm3                                     ;   372.7 p1      52 x[0]
        pxor xmm0, xmm3                                     ;   372.7 p1      53 x[2]
        pxor xmm3, [ebp + 1264]                             ;   372.7 p2+p1   80 x[3]
        pslld xmm1, 7                                       ;   372.7 p1      53 x[2]
        pxor xmm0, xmm1                                     ;   374.7 p1      53 x[2]
        pshufd xmm1, xmm4, 0xe4                             ;   374.7 p1      54 x[0] copy
        pslld xmm1, 5                                       ;   378.7 p1      54 x[0]
        psrld xmm4, 0x1b                                    ;   375.7 p1      54 x[0]
        pxor xmm4, [ebp + 176]                              ;   377.7 p2+p1   80 x[0]
        pxor xmm4, xmm1                                     ;   380.7 p1      80 x[0]
        movdqa xmm2, xmm5                                   ;   369.7 p0      30 x copy
        pshufd xmm1, xmm0, 0xe4                             ;   378.7 p1      55 x[2] copy
        pslld xmm1, 0x16                                    ;   382.7 p1      55 x[2]
        psrld xmm0, 0xa                                     ;   380.7 p1      55 x[2]
        pxor xmm0, [ebp + 208]                              ;   382.7 p2+p1   80 x[2]
        pxor xmm0, xmm1                                     ;   384.7 p1      80 x[2]
        por xmm2, xmm0                                      ;   386.7 p1      30 x
        movdqa xmm1, xmm3                                   ;   374.7 p0      30 x copy
        pxor xmm1, xmm2                                     ;   388.7 p1      30 x
        pand xmm3, xmm0                                     ;   386.7 p1      30 x
        pxor xmm0, xmm5                                     ;   386.7 p1      30 x
        pxor xmm5, xmm4                                     ;   387.7 p1      30 x
        pxor xmm3, xmm5                                     ;   389.7 p1      30 x
        pand xmm4, xmm1                                     ;   390.7 p1      30 x
        pxor xmm0, xmm4                                     ;   392.7 p1      30 x
        pxor xmm5, xmm4                                     ;   392.7 p1      48 x[1]
        pand xmm4, xmm0                                     ;   394.7 p1      30 x
        pxor xmm4, xmm1                                     ;   396.7 p1      30 x
        pxor xmm1, xmm3                                     ;   394.7 p1      30 x
        pand xmm3, xmm0                                     ;   395.7 p1      30 x
        pxor xmm1, xmm3                                     ;   397.7 p1      30 x
        pxor xmm3, xmm4                                     ;   398.7 p1      30 x
        pxor xmm5, xmm4                                     ;   398.7 p1      48 x[1]
        pshufd xmm2, xmm3, 0xe4                             ;   400.7 p1      46 x[0] copy
        psrld xmm3, 0x13                                    ;   400.7 p1      46 x[0]
        pslld xmm2, 0xd                                     ;   404.7 p1      46 x[0]
        pxor xmm3, xmm2                                     ;   406.7 p1      46 x[0]
        pxor xmm5, xmm3                                     ;   408.7 p1      48 x[1]
        movdqa xmm2, xmm1                                   ;   399.7 p0      47 x[2] copy
        psrld xmm1, 0x1d                                    ;   404.7 p1      47 x[2]
        pslld xmm2, 3                                       ;   405.7 p1      47 x[2]
        pxor xmm2, xmm1                                     ;   407.7 p1      47 x[2]
        pxor xmm5, xmm2                                     ;   410.7 p1      48 x[1]
        pxor xmm0, xmm2                                     ;   409.7 p1      49 x[3]
        pshufd xmm1, xmm3, 0xe4                             ;   409.7 p1      49 x[3] copy
        pslld xmm1, 3                                       ;   413.7 p1      49 x[3]
        pxor xmm0, xmm1                                     ;   415.7 p1      49 x[3]
        pshufd xmm1, xmm5, 0xe4                             ;   412.7 p1      50 x[1] copy
        pslld xmm1, 1                                       ;   416.7 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   414.7 p1      50 x[1]
        pxor xmm5, xmm1                                     ;   418.7 p1      50 x[1]
        pshufd xmm1, xmm0, 0xe4                             ;   417.7 p1      51 x[3] copy
        pslld xmm1, 7                                       ;   421.7 p1      51 x[3]
        pxor xmm3, xmm5                                     ;   420.7 p1      52 x[0]
        psrld xmm0, 0x19                                    ;   419.7 p1      51 x[3]
        pxor xmm0, xmm1                                     ;   423.7 p1      51 x[3]
        pxor xmm3, xmm0                                     ;   425.7 p1      52 x[0]
        movdqa xmm1, xmm5                                   ;   420.7 p0      53 x[2] copy
        pslld xmm1, 7                                       ;   426.7 p1      53 x[2]
        pxor xmm5, [ebp + 1296]                             ;   423.7 p2+p1   80 x[1]
        pxor xmm2, xmm0                                     ;   425.7 p1      53 x[2]
        pxor xmm2, xmm1                                     ;   428.7 p1      53 x[2]
        pshufd xmm1, xmm3, 0xe4                             ;   427.7 p1      54 x[0] copy
        psrld xmm3, 0x1b                                    ;   427.7 p1      54 x[0]
        pslld xmm1, 5                                       ;   431.7 p1      54 x[0]
        pxor xmm3, [ebp + 1280]                             ;   429.7 p2+p1   80 x[0]
        pxor xmm3, xmm1                                     ;   433.7 p1      80 x[0]
        movdqa xmm1, xmm2                                   ;   430.7 p0      55 x[2] copy
        pslld xmm1, 0x16                                    ;   436.7 p1      55 x[2]
        pxor xmm0, [ebp + 1312]                             ;   432.7 p2+p1   23 x
        pxor xmm0, xmm3                                     ;   435.7 p1      23 x
        psrld xmm2, 0xa                                     ;   434.7 p1      55 x[2]
        pxor xmm2, [ebp + 224]                              ;   436.7 p2+p1   80 x[2]
        pxor xmm2, xmm1                                     ;   438.7 p1      80 x[2]
        movdqa xmm1, xmm5                                   ;   425.7 p0      23 x copy
        pxor xmm1, xmm2                                     ;   440.7 p1      23 x
        pand xmm5, xmm0                                     ;   438.7 p1      23 x
        pxor xmm5, xmm3                                     ;   440.7 p1      23 x
        por xmm3, xmm0                                      ;   440.7 p1      23 x
        pxor xmm3, xmm1                                     ;   442.7 p1      23 x
        pxor xmm0, xmm2                                     ;   442.7 p1      23 x
        pand xmm2, xmm5                                     ;   443.7 p1      23 x
        pxor xmm2, xmm1                                     ;   445.7 p1      23 x
        pand xmm1, xmm5                                     ;   445.7 p1      23 x
        pxor xmm5, xmm0                                     ;   446.7 p1      23 x
        pand xmm0, xmm3                                     ;   447.7 p1      23 x
        por xmm1, xmm0                                      ;   449.7 p1      23 x
        pshufd xmm0, xmm1, 0xe4                             ;   451.7 p1      46 x[0] copy
        pxor xmm2, xmm5                                     ;   450.7 p1      23 x
        pxor xmm5, xmm1                                     ;   451.7 p1      48 x[1]
        psrld xmm1, 0x13                                    ;   452.7 p1      46 x[0]
        pslld xmm0, 0xd                                     ;   455.7 p1      46 x[0]
        pxor xmm1, xmm0                                     ;   457.7 p1      46 x[0]
        movdqa xmm0, xmm2                                   ;   452.7 p0      47 x[2] copy
        pslld xmm0, 3                                       ;   458.7 p1      47 x[2]
        psrld xmm2, 0x1d                                    ;   456.7 p1      47 x[2]
        pxor xmm0, xmm2                                     ;   460.7 p1      47 x[2]
        movdqa xmm2, xmm1                                   ;   459.7 p0      49 x[3] copy
        pxor xmm5, xmm1                                     ;   459.7 p1      48 x[1]
        pxor xmm5, xmm0                                     ;   462.7 p1      48 x[1]
        pxor xmm3, xmm0                                     ;   462.7 p1      49 x[3]
        pslld xmm2, 3                                       ;   465.7 p1      49 x[3]
        pxor xmm3, xmm2                                     ;   467.7 p1      49 x[3]
        pshufd xmm2, xmm5, 0xe4                             ;   464.7 p1      50 x[1] copy
        psrld xmm5, 0x1f                                    ;   464.7 p1      50 x[1]
        pslld xmm2, 1                                       ;   468.7 p1      50 x[1]
        pxor xmm5, xmm2                                     ;   470.7 p1      50 x[1]
        pxor xmm1, xmm5                                     ;   472.7 p1      52 x[0]
        pshufd xmm2, xmm3, 0xe4                             ;   469.7 p1      51 x[3] copy
        pslld xmm2, 7                                       ;   473.7 p1      51 x[3]
        psrld xmm3, 0x19                                    ;   470.7 p1      51 x[3]
        pxor xmm3, xmm2                                     ;   475.7 p1      51 x[3]
        pxor xmm1, xmm3                                     ;   477.7 p1      52 x[0]
        pxor xmm0, xmm3                                     ;   477.7 p1      53 x[2]
        pxor xmm3, [ebp + 272]                              ;   477.7 p2+p1   80 x[3]
        movdqa xmm2, xmm5                                   ;   472.7 p0      53 x[2] copy
        pxor xmm5, [ebp + 1328]                             ;   475.7 p2+p1   80 x[1]
        pslld xmm2, 7                                       ;   478.7 p1      53 x[2]
        pxor xmm0, xmm2                                     ;   480.7 p1      53 x[2]
        pshufd xmm2, xmm1, 0xe4                             ;   479.7 p1      54 x[0] copy
        pslld xmm2, 5                                       ;   483.7 p1      54 x[0]
        psrld xmm1, 0x1b                                    ;   480.7 p1      54 x[0]
        pxor xmm1, [ebp + 240]                              ;   482.7 p2+p1   80 x[0]
        pxor xmm1, xmm2                                     ;   485.7 p1      80 x[0]
        movdqa xmm2, xmm0                                   ;   482.7 p0      55 x[2] copy
        psrld xmm0, 0xa                                     ;   483.7 p1      55 x[2]
        pxor xmm0, [ebp + 256]                              ;   485.7 p2+p1   24 x
        pslld xmm2, 0x16                                    ;   488.7 p1      55 x[2]
        pxor xmm0, xmm2                                     ;   490.7 p1      24 x
        movdqa xmm2, xmm5                                   ;   477.7 p0      24 x copy
        pand xmm2, xmm1                                     ;   487.7 p1      24 x
        pxor xmm0, xmm2                                     ;   492.7 p1      24 x
        por xmm2, xmm3                                      ;   489.7 p1      24 x
        pxor xmm5, xmm2                                     ;   491.7 p1      24 x
        pxor xmm2, xmm1                                     ;   491.7 p1      24 x
        por xmm1, xmm5                                      ;   493.7 p1      24 x
        pxor xmm3, xmm0                                     ;   494.7 p1      24 x
        por xmm0, xmm2                                      ;   494.7 p1      24 x
        pxor xmm5, xmm3                                     ;   496.7 p1      24 x
        pand xmm0, xmm1                                     ;   496.7 p1      24 x
        pxor xmm2, xmm5                                     ;   498.7 p1      24 x
        pand xmm5, xmm0                                     ;   498.7 p1      24 x
        pxor xmm5, xmm2                                     ;   500.7 p1      49 x[3]
        pand xmm2, xmm0                                     ;   500.7 p1      24 x
        pxor xmm1, xmm2                                     ;   502.7 p1      48 x[1]
        movdqa xmm2, xmm3                                   ;   496.7 p0      47 x[2] copy
        pslld xmm2, 3                                       ;   502.7 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;   503.7 p1      47 x[2]
        pxor xmm2, xmm3                                     ;   505.7 p1      47 x[2]
        movdqa xmm3, xmm0                                   ;   498.7 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;   505.7 p1      46 x[0]
        pslld xmm3, 0xd                                     ;   506.7 p1      46 x[0]
        pxor xmm3, xmm0                                     ;   508.7 p1      46 x[0]
        pshufd xmm0, xmm3, 0xe4                             ;   510.7 p1      49 x[3] copy
        pslld xmm0, 3                                       ;   514.7 p1      49 x[3]
        pxor xmm1, xmm2                                     ;   510.7 p1      48 x[1]
        pxor xmm1, xmm3                                     ;   512.7 p1      48 x[1]
        pxor xmm5, xmm2                                     ;   512.7 p1      49 x[3]
        pxor xmm5, xmm0                                     ;   516.7 p1      49 x[3]
        pshufd xmm0, xmm1, 0xe4                             ;   514.7 p1      50 x[1] copy
        pslld xmm0, 1                                       ;   518.7 p1      50 x[1]
        psrld xmm1, 0x1f                                    ;   516.7 p1      50 x[1]
        pxor xmm1, xmm0                                     ;   520.7 p1      50 x[1]
        pshufd xmm0, xmm5, 0xe4                             ;   518.7 p1      51 x[3] copy
        pxor xmm3, xmm1                                     ;   522.7 p1      52 x[0]
        psrld xmm5, 0x19                                    ;   520.7 p1      51 x[3]
        pslld xmm0, 7                                       ;   522.7 p1      51 x[3]
        pxor xmm5, xmm0                                     ;   524.7 p1      51 x[3]
        movdqa xmm0, xmm1                                   ;   522.7 p0      53 x[2] copy
        pxor xmm3, xmm5                                     ;   526.7 p1      52 x[0]
        pxor xmm2, xmm5                                     ;   526.7 p1      53 x[2]
        pslld xmm0, 7                                       ;   528.7 p1      53 x[2]
        pxor xmm2, xmm0                                     ;   530.7 p1      53 x[2]
        pxor xmm1, [ebp + 1360]                             ;   527.7 p2+p1   80 x[1]
        movdqa xmm4, xmm1                                   ;   529.7 p0      25 x copy
        pshufd xmm0, xmm3, 0xe4                             ;   528.7 p1      54 x[0] copy
        pslld xmm0, 5                                       ;   532.7 p1      54 x[0]
        pxor xmm5, [ebp + 1392]                             ;   530.7 p2+p1   80 x[3]
        psrld xmm3, 0x1b                                    ;   531.7 p1      54 x[0]
        pxor xmm3, [ebp + 1344]                             ;   533.7 p2+p1   80 x[0]
        pxor xmm3, xmm0                                     ;   535.7 p1      80 x[0]
        movdqa xmm0, xmm2                                   ;   532.7 p0      55 x[2] copy
        psrld xmm2, 0xa                                     ;   534.7 p1      55 x[2]
        pxor xmm2, [ebp + 1376]                             ;   536.7 p2+p1   80 x[2]
        pslld xmm0, 0x16                                    ;   538.7 p1      55 x[2]
        pxor xmm2, xmm0                                     ;   540.7 p1      80 x[2]
        pxor xmm4, xmm2                                     ;   542.7 p1      25 x
        pxor xmm4, xmm3                                     ;   544.7 p1      25 x
        pand xmm2, xmm3                                     ;   542.7 p1      25 x
        movdqa xmm0, xmm5                                   ;   532.7 p0      25 x copy
        por xmm5, xmm3                                      ;   541.7 p1      25 x
        pxor xmm5, xmm1                                     ;   543.7 p1      25 x
        pxor xmm0, xmm2                                     ;   544.7 p1      25 x
        pand xmm1, xmm0                                     ;   546.7 p1      25 x
        pxor xmm0, xmm4                                     ;   546.7 p1      25 x
        pxor xmm3, xmm0                                     ;   548.7 p1      25 x
        pxor xmm1, xmm4                                     ;   548.7 p1      25 x
        por xmm4, xmm5                                      ;   548.7 p1      25 x
        pxor xmm4, xmm0                                     ;   550.7 p1      25 x
        movdqa xmm0, xmm3                                   ;   550.7 p0      46 x[0] copy
        psrld xmm3, 0x13                                    ;   550.7 p1      46 x[0]
        pslld xmm0, 0xd                                     ;   556.7 p1      46 x[0]
        pxor xmm3, xmm0                                     ;   558.7 p1      46 x[0]
        pxor xmm5, xmm4                                     ;   553.7 p1      25 x
        pxor xmm4, xmm1                                     ;   554.7 p1      48 x[1]
        movdqa xmm0, xmm5                                   ;   555.7 p0      47 x[2] copy
        pslld xmm0, 3                                       ;   561.7 p1      47 x[2]
        pxor xmm4, xmm3                                     ;   560.7 p1      48 x[1]
        psrld xmm5, 0x1d                                    ;   557.7 p1      47 x[2]
        pxor xmm5, xmm0                                     ;   563.7 p1      47 x[2]
        pxor xmm4, xmm5                                     ;   565.7 p1      48 x[1]
        pshufd xmm0, xmm3, 0xe4                             ;   560.7 p1      49 x[3] copy
        pslld xmm0, 3                                       ;   564.7 p1      49 x[3]
        pxor xmm1, xmm5                                     ;   565.7 p1      49 x[3]
        pxor xmm1, xmm0                                     ;   567.7 p1      49 x[3]
        pshufd xmm0, xmm4, 0xe4                             ;   567.7 p1      50 x[1] copy
        pslld xmm0, 1                                       ;   571.7 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;   567.7 p1      50 x[1]
        pxor xmm4, xmm0                                     ;   573.7 p1      50 x[1]
        pshufd xmm0, xmm1, 0xe4                             ;   569.7 p1      51 x[3] copy
        psrld xmm1, 0x19                                    ;   569.7 p1      51 x[3]
        pxor xmm3, xmm4                                     ;   575.7 p1      52 x[0]
        pslld xmm0, 7                                       ;   573.7 p1      51 x[3]
        pxor xmm1, xmm0                                     ;   575.7 p1      51 x[3]
        pxor xmm3, xmm1                                     ;   577.7 p1      52 x[0]
        pxor xmm5, xmm1                                     ;   577.7 p1      53 x[2]
        pxor xmm1, [ebp + 320]                              ;   577.7 p2+p1   80 x[3]
        movdqa xmm0, xmm4                                   ;   575.7 p0      53 x[2] copy
        pxor xmm4, [ebp + 1408]                             ;   576.7 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;   581.7 p1      53 x[2]
        pxor xmm5, xmm0                                     ;   583.7 p1      53 x[2]
        pshufd xmm0, xmm3, 0xe4                             ;   579.7 p1      54 x[0] copy
        pslld xmm0, 5                                       ;   583.7 p1      54 x[0]
        psrld xmm3, 0x1b                                    ;   581.7 p1      54 x[0]
        pxor xmm3, [ebp + 288]                              ;   583.7 p2+p1   80 x[0]
        pxor xmm3, xmm0                                     ;   585.7 p1      80 x[0]
        pshufd xmm0, xmm5, 0xe4                             ;   585.7 p1      55 x[2] copy
        psrld xmm5, 0xa                                     ;   585.7 p1      55 x[2]
        pslld xmm0, 0x16                                    ;   589.7 p1      55 x[2]
        pxor xmm5, [ebp + 304]                              ;   587.7 p2+p1   80 x[2]
        pxor xmm5, xmm0                                     ;   591.7 p1      80 x[2]
        movdqa xmm0, xmm1                                   ;   579.7 p0      26 x copy
        pxor xmm0, xmm4                                     ;   589.7 p1      26 x
        por xmm1, xmm3                                      ;   590.7 p1      26 x
        pand xmm4, xmm3                                     ;   591.7 p1      26 x
        pxor xmm3, xmm5                                     ;   593.7 p1      26 x
        pand xmm5, xmm1                                     ;   593.7 p1      26 x
        pxor xmm5, xmm0                                     ;   595.7 p1      26 x
        pand xmm0, xmm1                                     ;   595.7 p1      26 x
        pxor xmm1, xmm5                                     ;   597.7 p1      26 x
        pxor xmm5, xmm4                                     ;   597.7 p1      26 x
        por xmm3, xmm4                                      ;   598.7 p1      26 x
        pxor xmm0, xmm3                                     ;   600.7 p1      26 x
        pand xmm4, xmm0                                     ;   602.7 p1      26 x
        pxor xmm4, xmm1                                     ;   604.7 p1      48 x[1]
        pand xmm1, xmm0                                     ;   602.7 p1      26 x
        pxor xmm1, xmm5                                     ;   604.7 p1      26 x
        movdqa xmm2, xmm0                                   ;   602.7 p0      47 x[2] copy
        pslld xmm2, 3                                       ;   608.7 p1      47 x[2]
        psrld xmm0, 0x1d                                    ;   605.7 p1      47 x[2]
        pxor xmm2, xmm0                                     ;   610.7 p1      47 x[2]
        pxor xmm4, xmm2                                     ;   612.7 p1      48 x[1]
        movdqa xmm0, xmm1                                   ;   606.7 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;   612.7 p1      46 x[0]
        psrld xmm1, 0x13                                    ;   609.7 p1      46 x[0]
        pxor xmm1, xmm0                                     ;   614.7 p1      46 x[0]
        pxor xmm4, xmm1                                     ;   616.7 p1      48 x[1]
        pshufd xmm0, xmm1, 0xe4                             ;   616.7 p1      49 x[3] copy
        pslld xmm0, 3                                       ;   620.7 p1      49 x[3]
        pxor xmm3, xmm5                                     ;   614.7 p1      49 x[3]
        pxor xmm3, xmm2                                     ;   616.7 p1      49 x[3]
        pxor xmm3, xmm0                                     ;   622.7 p1      49 x[3]
        pshufd xmm0, xmm4, 0xe4                             ;   618.7 p1      50 x[1] copy
        psrld xmm4, 0x1f                                    ;   618.7 p1      50 x[1]
        pslld xmm0, 1                                       ;   622.7 p1      50 x[1]
        pxor xmm4, xmm0                                     ;   624.7 p1      50 x[1]
        pshufd xmm0, xmm3, 0xe4                             ;   624.7 p1      51 x[3] copy
        pslld xmm0, 7                                       ;   628.7 p1      51 x[3]
        psrld xmm3, 0x19                                    ;   624.7 p1      51 x[3]
        pxor xmm1, xmm4                                     ;   626.7 p1      52 x[0]
        pxor xmm3, xmm0                                     ;   630.7 p1      51 x[3]
        pxor xmm1, xmm3                                     ;   632.7 p1      52 x[0]
        pxor xmm2, xmm3                                     ;   632.7 p1      53 x[2]
        pxor xmm3, [ebp + 1424]                             ;   632.7 p2+p1   80 x[3]
        movdqa xmm0, xmm4                                   ;   626.7 p0      53 x[2] copy
        pxor xmm4, [ebp + 352]                              ;   629.7 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;   632.7 p1      53 x[2]
        pxor xmm2, xmm0                                     ;   634.7 p1      53 x[2]
        pshufd xmm0, xmm1, 0xe4                             ;   634.7 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   634.7 p1      54 x[0]
        pxor xmm1, [ebp + 336]                              ;   636.7 p2+p1   80 x[0]
        pslld xmm0, 5                                       ;   638.7 p1      54 x[0]
        pxor xmm1, xmm0                                     ;   640.7 p1      80 x[0]
        pshufd xmm0, xmm2, 0xe4                             ;   637.7 p1      55 x[2] copy
        pslld xmm0, 0x16                                    ;   641.7 p1      55 x[2]
        psrld xmm2, 0xa                                     ;   639.7 p1      55 x[2]
        pxor xmm2, [ebp + 368]                              ;   641.7 p2+p1   80 x[2]
        pxor xmm2, xmm0                                     ;   643.7 p1      80 x[2]
        movdqa xmm0, xmm3                                   ;   634.7 p0      27 x copy
        pxor xmm0, xmm1                                     ;   642.7 p1      27 x
        pxor xmm3, xmm2                                     ;   645.7 p1      27 x
        por xmm2, xmm0                                      ;   645.7 p1      27 x
        pxor xmm1, xmm4                                     ;   645.7 p1      27 x
        pand xmm1, xmm0                                     ;   647.7 p1      27 x
        pxor xmm1, xmm3                                     ;   649.7 p1      27 x
        pand xmm3, xmm2                                     ;   648.7 p1      27 x
        pxor xmm2, xmm4                                     ;   649.7 p1      27 x
        pxor xmm2, xmm3                                     ;   651.7 p1      27 x
        pand xmm3, xmm1                                     ;   651.7 p1      27 x
        por xmm2, xmm3                                      ;   653.7 p1      27 x
        pxor xmm3, xmm0                                     ;   653.7 p1      27 x
        pxor xmm2, xmm3                                     ;   655.7 p1      48 x[1]
        pxor xmm3, xmm4                                     ;   655.7 p1      27 x
        pand xmm4, xmm1                                     ;   656.7 p1      27 x
        pxor xmm0, xmm4                                     ;   658.7 p1      49 x[3]
        movdqa xmm4, xmm1                                   ;   651.7 p0      46 x[0] copy
        psrld xmm1, 0x13                                    ;   658.7 p1      46 x[0]
        pslld xmm4, 0xd                                     ;   659.7 p1      46 x[0]
        pxor xmm4, xmm1                                     ;   661.7 p1      46 x[0]
        pxor xmm2, xmm4                                     ;   663.7 p1      48 x[1]
        movdqa xmm1, xmm3                                   ;   657.7 p0      47 x[2] copy
        pslld xmm1, 3                                       ;   663.7 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;   663.7 p1      47 x[2]
        pxor xmm1, xmm3                                     ;   665.7 p1      47 x[2]
        movdqa xmm3, xmm4                                   ;   663.7 p0      49 x[3] copy
        pxor xmm2, xmm1                                     ;   667.7 p1      48 x[1]
        pslld xmm3, 3                                       ;   669.7 p1      49 x[3]
        pxor xmm0, xmm1                                     ;   667.7 p1      49 x[3]
        pxor xmm0, xmm3                                     ;   671.7 p1      49 x[3]
        pshufd xmm3, xmm2, 0xe4                             ;   669.7 p1      50 x[1] copy
        pslld xmm3, 1                                       ;   673.7 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;   671.7 p1      50 x[1]
        pxor xmm2, xmm3                                     ;   675.7 p1      50 x[1]
        pshufd xmm3, xmm0, 0xe4                             ;   673.7 p1      51 x[3] copy
        psrld xmm0, 0x19                                    ;   674.7 p1      51 x[3]
        pslld xmm3, 7                                       ;   677.7 p1      51 x[3]
        pxor xmm0, xmm3                                     ;   679.7 p1      51 x[3]
        movdqa xmm3, xmm2                                   ;   677.7 p0      53 x[2] copy
        pxor xmm4, xmm2                                     ;   677.7 p1      52 x[0]
        pxor xmm4, xmm0                                     ;   681.7 p1      52 x[0]
        pslld xmm3, 7                                       ;   683.7 p1      53 x[2]
        pxor xmm1, xmm0                                     ;   681.7 p1      53 x[2]
        pxor xmm1, xmm3                                     ;   685.7 p1      53 x[2]
        pshufd xmm3, xmm4, 0xe4                             ;   683.7 p1      54 x[0] copy
        pxor xmm2, [ebp + 1440]                             ;   683.7 p2+p1   80 x[1]
        pxor xmm0, [ebp + 1472]                             ;   684.7 p2+p1   80 x[3]
        pslld xmm3, 5                                       ;   687.7 p1      54 x[0]
        psrld xmm4, 0x1b                                    ;   686.7 p1      54 x[0]
        pxor xmm4, [ebp + 384]                              ;   688.7 p2+p1   80 x[0]
        pxor xmm4, xmm3                                     ;   690.7 p1      80 x[0]
        movdqa xmm3, xmm1                                   ;   687.7 p0      55 x[2] copy
        psrld xmm1, 0xa                                     ;   689.7 p1      55 x[2]
        pslld xmm3, 0x16                                    ;   693.7 p1      55 x[2]
        pxor xmm1, [ebp + 1456]                             ;   691.7 p2+p1   28 x
        pxor xmm1, xmm3                                     ;   695.7 p1      28 x
        movdqa xmm3, xmm2                                   ;   685.7 p0      28 x copy
        por xmm3, xmm4                                      ;   693.7 p1      28 x
        pxor xmm1, xmm4                                     ;   697.7 p1      28 x
        pxor xmm3, xmm1                                     ;   699.7 p1      28 x
        pand xmm1, xmm4                                     ;   699.7 p1      28 x
        pxor xmm2, xmm0                                     ;   697.7 p1      28 x
        pxor xmm2, xmm4                                     ;   699.7 p1      28 x
        pand xmm1, xmm2                                     ;   701.7 p1      28 x
        pxor xmm1, xmm0                                     ;   703.7 p1      28 x
        por xmm0, xmm2                                      ;   701.7 p1      28 x
        pxor xmm0, xmm3                                     ;   703.7 p1      28 x
        pxor xmm4, xmm3                                     ;   703.7 p1      28 x
        pand xmm3, xmm1                                     ;   705.7 p1      28 x
        pxor xmm1, xmm4                                     ;   705.7 p1      49 x[3]
        pand xmm4, xmm0                                     ;   706.7 p1      28 x
        pxor xmm4, xmm2                                     ;   708.7 p1      28 x
        pxor xmm2, xmm3                                     ;   708.7 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;   705.7 p0      46 x[0] copy
        pslld xmm3, 0xd                                     ;   711.7 p1      46 x[0]
        psrld xmm0, 0x13                                    ;   710.7 p1      46 x[0]
        pxor xmm0, xmm3                                     ;   713.7 p1      46 x[0]
        pxor xmm2, xmm0                                     ;   715.7 p1      48 x[1]
        movdqa xmm3, xmm4                                   ;   710.7 p0      47 x[2] copy
        psrld xmm4, 0x1d                                    ;   713.7 p1      47 x[2]
        pslld xmm3, 3                                       ;   716.7 p1      47 x[2]
        pxor xmm4, xmm3                                     ;   718.7 p1      47 x[2]
        pxor xmm2, xmm4                                     ;   720.7 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;   715.7 p0      49 x[3] copy
        pxor xmm1, xmm4                                     ;   720.7 p1      49 x[3]
        pslld xmm3, 3                                       ;   721.7 p1      49 x[3]
        pxor xmm1, xmm3                                     ;   723.7 p1      49 x[3]
        pshufd xmm3, xmm2, 0xe4                             ;   722.7 p1      50 x[1] copy
        psrld xmm2, 0x1f                                    ;   722.7 p1      50 x[1]
        pslld xmm3, 1                                       ;   726.7 p1      50 x[1]
        pxor xmm2, xmm3                                     ;   728.7 p1      50 x[1]
        pxor xmm0, xmm2                                     ;   730.7 p1      52 x[0]
        pshufd xmm3, xmm1, 0xe4                             ;   725.7 p1      51 x[3] copy
        pslld xmm3, 7                                       ;   729.7 p1      51 x[3]
        psrld xmm1, 0x19                                    ;   727.7 p1      51 x[3]
        pxor xmm1, xmm3                                     ;   731.7 p1      51 x[3]
        pxor xmm0, xmm1                                     ;   733.7 p1      52 x[0]
        movdqa xmm3, xmm2                                   ;   730.7 p0      53 x[2] copy
        pslld xmm3, 7                                       ;   736.7 p1      53 x[2]
        pxor xmm2, [ebp + 400]                              ;   731.7 p2+p1   80 x[1]
        pxor xmm4, xmm1                                     ;   733.7 p1      53 x[2]
        pxor xmm4, xmm3                                     ;   738.7 p1      53 x[2]
        pshufd xmm3, xmm0, 0xe4                             ;   735.7 p1      54 x[0] copy
        pslld xmm3, 5                                       ;   739.7 p1      54 x[0]
        pxor xmm1, [ebp + 1520]                             ;   736.7 p2+p1   80 x[3]
        movdqa xmm5, xmm1                                   ;   738.7 p0      29 x copy
        psrld xmm0, 0x1b                                    ;   737.7 p1      54 x[0]
        pxor xmm0, [ebp + 1488]                             ;   739.7 p2+p1   80 x[0]
        pxor xmm0, xmm3                                     ;   741.7 p1      80 x[0]
        pshufd xmm3, xmm4, 0xe4                             ;   740.7 p1      55 x[2] copy
        pslld xmm3, 0x16                                    ;   744.7 p1      55 x[2]
        psrld xmm4, 0xa                                     ;   742.7 p1      55 x[2]
        pxor xmm4, [ebp + 1504]                             ;   744.7 p2+p1   80 x[2]
        pxor xmm4, xmm3                                     ;   746.7 p1      80 x[2]
        movdqa xmm3, xmm2                                   ;   733.7 p0      29 x copy
        pxor xmm3, xmm4                                     ;   748.7 p1      29 x
        pand xmm5, xmm0                                     ;   746.7 p1      29 x
        pxor xmm5, xmm3                                     ;   750.7 p1      29 x
        pxor xmm4, xmm1                                     ;   748.7 p1      29 x
        pxor xmm1, xmm0                                     ;   749.7 p1      29 x
        pand xmm2, xmm1                                     ;   751.7 p1      29 x
        pxor xmm2, xmm3                                     ;   753.7 p1      29 x
        por xmm3, xmm1                                      ;   752.7 p1      29 x
        pxor xmm3, xmm4                                     ;   754.7 p1      29 x
        pand xmm4, xmm2                                     ;   755.7 p1      29 x
        pxor xmm2, xmm5                                     ;   755.7 p1      29 x
        pxor xmm1, xmm5                                     ;   756.7 p1      29 x
        pxor xmm4, xmm1                                     ;   758.7 p1      29 x
        pand xmm2, xmm3                                     ;   758.7 p1      29 x
        pxor xmm3, xmm4                                     ;   760.7 p1      29 x
        pshufd xmm0, xmm4, 0xe4                             ;   760.7 p1      46 x[0] copy
        pslld xmm0, 0xd                                     ;   764.7 p1      46 x[0]
        psrld xmm4, 0x13                                    ;   762.7 p1      46 x[0]
        pxor xmm4, xmm0                                     ;   766.7 p1      46 x[0]
        pxor xmm1, xmm2                                     ;   764.7 p1      49 x[3]
        movdqa xmm0, xmm3                                   ;   762.7 p0      47 x[2] copy
        pslld xmm0, 3                                       ;   768.7 p1      47 x[2]
        psrld xmm3, 0x1d                                    ;   766.7 p1      47 x[2]
        pxor xmm3, xmm0                                     ;   770.7 p1      47 x[2]
        movdqa xmm0, xmm4                                   ;   768.7 p0      49 x[3] copy
        pxor xmm5, xmm4                                     ;   768.7 p1      48 x[1]
        pxor xmm5, xmm3                                     ;   772.7 p1      48 x[1]
        pslld xmm0, 3                                       ;   774.7 p1      49 x[3]
        pxor xmm1, xmm3                                     ;   772.7 p1      49 x[3]
        pxor xmm1, xmm0                                     ;   776.7 p1      49 x[3]
        pshufd xmm0, xmm5, 0xe4                             ;   774.7 p1      50 x[1] copy
        psrld xmm5, 0x1f                                    ;   774.7 p1      50 x[1]
        pslld xmm0, 1                                       ;   778.7 p1      50 x[1]
        pxor xmm5, xmm0                                     ;   780.7 p1      50 x[1]
        pshufd xmm0, xmm1, 0xe4                             ;   778.7 p1      51 x[3] copy
        pslld xmm0, 7                                       ;   782.7 p1      51 x[3]
        psrld xmm1, 0x19                                    ;   779.7 p1      51 x[3]
        pxor xmm4, xmm5                                     ;   782.7 p1      52 x[0]
        pxor xmm1, xmm0                                     ;   784.7 p1      51 x[3]
        pxor xmm4, xmm1                                     ;   786.7 p1      52 x[0]
        movdqa xmm0, xmm5                                   ;   782.7 p0      53 x[2] copy
        pxor xmm3, xmm1                                     ;   786.7 p1      53 x[2]
        pxor xmm1, [ebp + 1536]                             ;   786.7 p2+p1   80 x[3]
        pxor xmm5, [ebp + 432]                              ;   785.7 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;   788.7 p1      53 x[2]
        pxor xmm3, xmm0                                     ;   790.7 p1      53 x[2]
        pshufd xmm0, xmm4, 0xe4                             ;   788.7 p1      54 x[0] copy
        psrld xmm4, 0x1b                                    ;   789.7 p1      54 x[0]
        pxor xmm4, [ebp + 416]                              ;   791.7 p2+p1   80 x[0]
        pslld xmm0, 5                                       ;   792.7 p1      54 x[0]
        movdqa xmm2, xmm5                                   ;   787.7 p0      30 x copy
        pxor xmm4, xmm0                                     ;   794.7 p1      80 x[0]
        pshufd xmm0, xmm3, 0xe4                             ;   793.7 p1      55 x[2] copy
        pslld xmm0, 0x16                                    ;   797.7 p1      55 x[2]
        psrld xmm3, 0xa                                     ;   795.7 p1      55 x[2]
        pxor xmm3, [ebp + 448]                              ;   797.7 p2+p1   80 x[2]
        pxor xmm3, xmm0                                     ;   799.7 p1      80 x[2]
        movdqa xmm0, xmm1                                   ;   788.7 p0      30 x copy
        pand xmm1, xmm3                                     ;   801.7 p1      30 x
        por xmm2, xmm3                                      ;   801.7 p1      30 x
        pxor xmm0, xmm2                                     ;   803.7 p1      30 x
        pxor xmm3, xmm5                                     ;   801.7 p1      30 x
        pxor xmm5, xmm4                                     ;   802.7 p1      30 x
        pand xmm4, xmm0                                     ;   805.7 p1      30 x
        pxor xmm3, xmm4                                     ;   807.7 p1      30 x
        pxor xmm1, xmm5                                     ;   805.7 p1      30 x
        pxor xmm5, xmm4                                     ;   807.7 p1      48 x[1]
        pand xmm4, xmm3                                     ;   809.7 p1      30 x
        pxor xmm4, xmm0                                     ;   811.7 p1      30 x
        pxor xmm0, xmm1                                     ;   809.7 p1      30 x
        pand xmm1, xmm3                                     ;   810.7 p1      30 x
        pxor xmm0, xmm1                                     ;   812.7 p1      30 x
        pxor xmm1, xmm4                                     ;   813.7 p1      30 x
        pxor xmm5, xmm4                                     ;   813.7 p1      48 x[1]
        pshufd xmm2, xmm1, 0xe4                             ;   815.7 p1      46 x[0] copy
        psrld xmm1, 0x13                                    ;   815.7 p1      46 x[0]
        pslld xmm2, 0xd                                     ;   819.7 p1      46 x[0]
        pxor xmm1, xmm2                                     ;   821.7 p1      46 x[0]
        movdqa xmm2, xmm0                                   ;   814.7 p0      47 x[2] copy
        pslld xmm2, 3                                       ;   820.7 p1      47 x[2]
        pxor xmm5, xmm1                                     ;   823.7 p1      48 x[1]
        psrld xmm0, 0x1d                                    ;   820.7 p1      47 x[2]
        pxor xmm2, xmm0                                     ;   822.7 p1      47 x[2]
        pshufd xmm0, xmm1, 0xe4                             ;   823.7 p1      49 x[3] copy
        pslld xmm0, 3                                       ;   827.7 p1      49 x[3]
        pxor xmm5, xmm2                                     ;   825.7 p1      48 x[1]
        pxor xmm3, xmm2                                     ;   825.7 p1      49 x[3]
        pxor xmm3, xmm0                                     ;   829.7 p1      49 x[3]
        pshufd xmm0, xmm5, 0xe4                             ;   827.7 p1      50 x[1] copy
        pslld xmm0, 1                                       ;   831.7 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;   829.7 p1      50 x[1]
        pxor xmm5, xmm0                                     ;   833.7 p1      50 x[1]
        pshufd xmm0, xmm3, 0xe4                             ;   831.7 p1      51 x[3] copy
        pslld xmm0, 7                                       ;   835.7 p1      51 x[3]
        psrld xmm3, 0x19                                    ;   833.7 p1      51 x[3]
        pxor xmm3, xmm0                                     ;   837.7 p1      51 x[3]
        pxor xmm1, xmm5                                     ;   835.7 p1      52 x[0]
        pxor xmm1, xmm3                                     ;   839.7 p1      52 x[0]
        movdqa xmm0, xmm5                                   ;   835.7 p0      53 x[2] copy
        pxor xmm2, xmm3                                     ;   839.7 p1      53 x[2]
        pslld xmm0, 7                                       ;   841.7 p1      53 x[2]
        pxor xmm2, xmm0                                     ;   843.7 p1      53 x[2]
        pxor xmm3, [ebp + 1584]                             ;   840.7 p2+p1   23 x
        pxor xmm5, [ebp + 1568]                             ;   841.7 p2+p1   80 x[1]
        pshufd xmm0, xmm1, 0xe4                             ;   842.7 p1      54 x[0] copy
        pslld xmm0, 5                                       ;   846.7 p1      54 x[0]
        psrld xmm1, 0x1b                                    ;   844.7 p1      54 x[0]
        pxor xmm1, [ebp + 1552]                             ;   846.7 p2+p1   80 x[0]
        pxor xmm1, xmm0                                     ;   848.7 p1      80 x[0]
        pxor xmm3, xmm1                                     ;   850.7 p1      23 x
        movdqa xmm0, xmm2                                   ;   845.7 p0      55 x[2] copy
        pslld xmm0, 0x16                                    ;   851.7 p1      55 x[2]
        psrld xmm2, 0xa                                     ;   849.7 p1      55 x[2]
        pxor xmm2, [ebp + 464]                              ;   851.7 p2+p1   80 x[2]
        pxor xmm2, xmm0                                     ;   853.7 p1      80 x[2]
        movdqa xmm0, xmm5                                   ;   843.7 p0      23 x copy
        pand xmm5, xmm3                                     ;   852.7 p1      23 x
        pxor xmm5, xmm1                                     ;   854.7 p1      23 x
        por xmm1, xmm3                                      ;   854.7 p1      23 x
        pxor xmm3, xmm2                                     ;   855.7 p1      23 x
        pxor xmm0, xmm2                                     ;   856.7 p1      23 x
        pand xmm2, xmm5                                     ;   857.7 p1      23 x
        pxor xmm2, xmm0                                     ;   859.7 p1      23 x
        pxor xmm1, xmm0                                     ;   859.7 p1      23 x
        pand xmm0, xmm5                                     ;   860.7 p1      23 x
        pxor xmm5, xmm3                                     ;   861.7 p1      23 x
        pand xmm3, xmm1                                     ;   862.7 p1      23 x
        por xmm0, xmm3                                      ;   864.7 p1      23 x
        pshufd xmm3, xmm0, 0xe4                             ;   866.7 p1      46 x[0] copy
        pslld xmm3, 0xd                                     ;   870.7 p1      46 x[0]
        pxor xmm2, xmm5                                     ;   866.7 p1      23 x
        pxor xmm5, xmm0                                     ;   867.7 p1      48 x[1]
        psrld xmm0, 0x13                                    ;   868.7 p1      46 x[0]
        pxor xmm0, xmm3                                     ;   872.7 p1      46 x[0]
        movdqa xmm3, xmm2                                   ;   868.7 p0      47 x[2] copy
        psrld xmm2, 0x1d                                    ;   870.7 p1      47 x[2]
        pslld xmm3, 3                                       ;   874.7 p1      47 x[2]
        pxor xmm5, xmm0                                     ;   874.7 p1      48 x[1]
        pxor xmm3, xmm2                                     ;   876.7 p1      47 x[2]
        movdqa xmm2, xmm0                                   ;   874.7 p0      49 x[3] copy
        pxor xmm5, xmm3                                     ;   878.7 p1      48 x[1]
        pslld xmm2, 3                                       ;   880.7 p1      49 x[3]
        pxor xmm1, xmm3                                     ;   878.7 p1      49 x[3]
        pxor xmm1, xmm2                                     ;   882.7 p1      49 x[3]
        pshufd xmm2, xmm5, 0xe4                             ;   880.7 p1      50 x[1] copy
        psrld xmm5, 0x1f                                    ;   880.7 p1      50 x[1]
        pslld xmm2, 1                                       ;   884.7 p1      50 x[1]
        pxor xmm5, xmm2                                     ;   886.7 p1      50 x[1]
        pshufd xmm2, xmm1, 0xe4                             ;   884.7 p1      51 x[3] copy
        psrld xmm1, 0x19                                    ;   884.7 p1      51 x[3]
        pxor xmm0, xmm5                                     ;   888.7 p1      52 x[0]
        pslld xmm2, 7                                       ;   888.7 p1      51 x[3]
        pxor xmm1, xmm2                                     ;   890.7 p1      51 x[3]
        pxor xmm0, xmm1                                     ;   892.7 p1      52 x[0]
        pxor xmm3, xmm1                                     ;   892.7 p1      53 x[2]
        pxor xmm1, [ebp + 512]                              ;   892.7 p2+p1   80 x[3]
        movdqa xmm2, xmm5                                   ;   888.7 p0      53 x[2] copy
        pxor xmm5, [ebp + 1600]                             ;   890.7 p2+p1   80 x[1]
        pslld xmm2, 7                                       ;   894.7 p1      53 x[2]
        pxor xmm3, xmm2                                     ;   896.7 p1      53 x[2]
        pshufd xmm2, xmm0, 0xe4                             ;   894.7 p1      54 x[0] copy
        psrld xmm0, 0x1b                                    ;   894.7 p1      54 x[0]
        pxor xmm0, [ebp + 480]                              ;   896.7 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;   898.7 p1      54 x[0]
        pxor xmm0, xmm2                                     ;   900.7 p1      80 x[0]
        movdqa xmm2, xmm3                                   ;   898.7 p0      55 x[2] copy
        psrld xmm3, 0xa                                     ;   898.7 p1      55 x[2]
        pxor xmm3, [ebp + 496]                              ;   900.7 p2+p1   24 x
        pslld xmm2, 0x16                                    ;   904.7 p1      55 x[2]
        pxor xmm3, xmm2                                     ;   906.7 p1      24 x
        movdqa xmm2, xmm5                                   ;   892.7 p0      24 x copy
        pand xmm2, xmm0                                     ;   902.7 p1      24 x
        pxor xmm3, xmm2                                     ;   908.7 p1      24 x
        por xmm2, xmm1                                      ;   904.7 p1      24 x
        pxor xmm5, xmm2                                     ;   906.7 p1      24 x
        pxor xmm2, xmm0                                     ;   906.7 p1      24 x
        pxor xmm1, xmm3                                     ;   910.7 p1      24 x
        por xmm3, xmm2                                      ;   910.7 p1      24 x
        por xmm0, xmm5                                      ;   909.7 p1      24 x
        pxor xmm5, xmm1                                     ;   912.7 p1      24 x
        pxor xmm2, xmm5                                     ;   914.7 p1      24 x
        pand xmm3, xmm0                                     ;   912.7 p1      24 x
        pand xmm5, xmm3                                     ;   914.7 p1      24 x
        pxor xmm5, xmm2                                     ;   916.7 p1      49 x[3]
        pand xmm2, xmm3                                     ;   916.7 p1      24 x
        pxor xmm0, xmm2                                     ;   918.7 p1      48 x[1]
        movdqa xmm2, xmm1                                   ;   912.7 p0      47 x[2] copy
        pslld xmm2, 3                                       ;   918.7 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;   918.7 p1      47 x[2]
        pxor xmm2, xmm1                                     ;   920.7 p1      47 x[2]
        movdqa xmm1, xmm3                                   ;   914.7 p0      46 x[0] copy
        psrld xmm3, 0x13                                    ;   920.7 p1      46 x[0]
        pslld xmm1, 0xd                                     ;   921.7 p1      46 x[0]
        pxor xmm1, xmm3                                     ;   923.7 p1      46 x[0]
        pshufd xmm3, xmm1, 0xe4                             ;   925.7 p1      49 x[3] copy
        pxor xmm0, xmm2                                     ;   924.7 p1      48 x[1]
        pxor xmm0, xmm1                                     ;   926.7 p1      48 x[1]
        pxor xmm5, xmm2                                     ;   926.7 p1      49 x[3]
        pslld xmm3, 3                                       ;   929.7 p1      49 x[3]
        pxor xmm5, xmm3                                     ;   931.7 p1      49 x[3]
        pshufd xmm3, xmm0, 0xe4                             ;   929.7 p1      50 x[1] copy
        psrld xmm0, 0x1f                                    ;   930.7 p1      50 x[1]
        pslld xmm3, 1                                       ;   933.7 p1      50 x[1]
        pxor xmm0, xmm3                                     ;   935.7 p1      50 x[1]
        pshufd xmm3, xmm5, 0xe4                             ;   933.7 p1      51 x[3] copy
        psrld xmm5, 0x19                                    ;   934.7 p1      51 x[3]
        pslld xmm3, 7                                       ;   937.7 p1      51 x[3]
        pxor xmm5, xmm3                                     ;   939.7 p1      51 x[3]
        movdqa xmm3, xmm0                                   ;   937.7 p0      53 x[2] copy
        pxor xmm1, xmm0                                     ;   937.7 p1      52 x[0]
        pxor xmm0, [ebp + 1632]                             ;   938.7 p2+p1   80 x[1]
        pxor xmm1, xmm5                                     ;   941.7 p1      52 x[0]
        pslld xmm3, 7                                       ;   943.7 p1      53 x[2]
        pxor xmm2, xmm5                                     ;   941.7 p1      53 x[2]
        pxor xmm2, xmm3                                     ;   945.7 p1      53 x[2]
        pshufd xmm3, xmm1, 0xe4                             ;   943.7 p1      54 x[0] copy
        pslld xmm3, 5                                       ;   947.7 p1      54 x[0]
        pxor xmm5, [ebp + 1664]                             ;   945.7 p2+p1   80 x[3]
        movdqa xmm4, xmm0                                   ;   940.7 p0      25 x copy
        psrld xmm1, 0x1b                                    ;   946.7 p1      54 x[0]
        pxor xmm1, [ebp + 1616]                             ;   948.7 p2+p1   80 x[0]
        pxor xmm1, xmm3                                     ;   950.7 p1      80 x[0]
        movdqa xmm3, xmm2                                   ;   947.7 p0      55 x[2] copy
        pslld xmm3, 0x16                                    ;   953.7 p1      55 x[2]
        psrld xmm2, 0xa                                     ;   950.7 p1      55 x[2]
        pxor xmm2, [ebp + 1648]                             ;   952.7 p2+p1   80 x[2]
        pxor xmm2, xmm3                                     ;   955.7 p1      80 x[2]
        movdqa xmm3, xmm5                                   ;   947.7 p0      25 x copy
        por xmm5, xmm1                                      ;   953.7 p1      25 x
        pxor xmm5, xmm0                                     ;   955.7 p1      25 x
        pxor xmm4, xmm2                                     ;   957.7 p1      25 x
        pand xmm2, xmm1                                     ;   957.7 p1      25 x
        pxor xmm3, xmm2                                     ;   959.7 p1      25 x
        pxor xmm4, xmm1                                     ;   959.7 p1      25 x
        pand xmm0, xmm3                                     ;   961.7 p1      25 x
        pxor xmm3, xmm4                                     ;   961.7 p1      25 x
        pxor xmm1, xmm3                                     ;   963.7 p1      25 x
        pxor xmm0, xmm4                                     ;   963.7 p1      25 x
        por xmm4, xmm5                                      ;   963.7 p1      25 x
        movdqa xmm2, xmm1                                   ;   965.7 p0      46 x[0] copy
        pxor xmm4, xmm3                                     ;   965.7 p1      25 x
        pslld xmm2, 0xd                                     ;   971.7 p1      46 x[0]
        pxor xmm5, xmm4                                     ;   967.7 p1      25 x
        pxor xmm4, xmm0                                     ;   967.7 p1      48 x[1]
        psrld xmm1, 0x13                                    ;   968.7 p1      46 x[0]
        pxor xmm1, xmm2                                     ;   973.7 p1      46 x[0]
        movdqa xmm2, xmm5                                   ;   969.7 p0      47 x[2] copy
        pxor xmm4, xmm1                                     ;   975.7 p1      48 x[1]
        pslld xmm2, 3                                       ;   975.7 p1      47 x[2]
        psrld xmm5, 0x1d                                    ;   972.7 p1      47 x[2]
        pxor xmm5, xmm2                                     ;   977.7 p1      47 x[2]
        pxor xmm4, xmm5                                     ;   979.7 p1      48 x[1]
        pxor xmm0, xmm5                                     ;   979.7 p1      49 x[3]
        pshufd xmm2, xmm1, 0xe4                             ;   976.7 p1      49 x[3] copy
        pslld xmm2, 3                                       ;   980.7 p1      49 x[3]
        pxor xmm0, xmm2                                     ;   982.7 p1      49 x[3]
        pshufd xmm2, xmm4, 0xe4                             ;   981.7 p1      50 x[1] copy
        psrld xmm4, 0x1f                                    ;   981.7 p1      50 x[1]
        pslld xmm2, 1                                       ;   985.7 p1      50 x[1]
        pxor xmm4, xmm2                                     ;   987.7 p1      50 x[1]
        pshufd xmm2, xmm0, 0xe4                             ;   984.7 p1      51 x[3] copy
        pslld xmm2, 7                                       ;   988.7 p1      51 x[3]
        pxor xmm1, xmm4                                     ;   989.7 p1      52 x[0]
        psrld xmm0, 0x19                                    ;   986.7 p1      51 x[3]
        pxor xmm0, xmm2                                     ;   990.7 p1      51 x[3]
        movdqa xmm2, xmm4                                   ;   989.7 p0      53 x[2] copy
        pxor xmm4, [ebp + 1680]                             ;   989.7 p2+p1   80 x[1]
        pxor xmm1, xmm0                                     ;   992.7 p1      52 x[0]
        pxor xmm5, xmm0                                     ;   992.7 p1      53 x[2]
        pxor xmm0, [ebp + 560]                              ;   992.7 p2+p1   80 x[3]
        pslld xmm2, 7                                       ;   995.7 p1      53 x[2]
        pxor xmm5, xmm2                                     ;   997.7 p1      53 x[2]
        pshufd xmm2, xmm1, 0xe4                             ;   994.7 p1      54 x[0] copy
        psrld xmm1, 0x1b                                    ;   995.7 p1      54 x[0]
        pslld xmm2, 5                                       ;   998.7 p1      54 x[0]
        pxor xmm1, [ebp + 528]                              ;   997.7 p2+p1   80 x[0]
        pxor xmm1, xmm2                                     ;  1000.7 p1      80 x[0]
        pshufd xmm2, xmm5, 0xe4                             ;   999.7 p1      55 x[2] copy
        psrld xmm5, 0xa                                     ;  1000.7 p1      55 x[2]
        pslld xmm2, 0x16                                    ;  1003.7 p1      55 x[2]
        pxor xmm5, [ebp + 544]                              ;  1002.7 p2+p1   80 x[2]
        pxor xmm5, xmm2                                     ;  1005.7 p1      80 x[2]
        movdqa xmm2, xmm0                                   ;   994.7 p0      26 x copy
        pxor xmm2, xmm4                                     ;  1004.7 p1      26 x
        pand xmm4, xmm1                                     ;  1005.7 p1      26 x
        por xmm0, xmm1                                      ;  1006.7 p1      26 x
        pxor xmm1, xmm5                                     ;  1007.7 p1      26 x
        por xmm1, xmm4                                      ;  1009.7 p1      26 x
        pand xmm5, xmm0                                     ;  1009.7 p1      26 x
        pxor xmm5, xmm2                                     ;  1011.7 p1      26 x
        pand xmm2, xmm0                                     ;  1011.7 p1      26 x
        pxor xmm2, xmm1                                     ;  1013.7 p1      26 x
        pxor xmm0, xmm5                                     ;  1013.7 p1      26 x
        pxor xmm5, xmm4                                     ;  1014.7 p1      26 x
        pand xmm4, xmm2                                     ;  1015.7 p1      26 x
        pxor xmm4, xmm0                                     ;  1017.7 p1      48 x[1]
        pand xmm0, xmm2                                     ;  1017.7 p1      26 x
        movdqa xmm3, xmm2                                   ;  1015.7 p0      47 x[2] copy
        pslld xmm3, 3                                       ;  1021.7 p1      47 x[2]
        pxor xmm0, xmm5                                     ;  1019.7 p1      26 x
        pxor xmm1, xmm5                                     ;  1020.7 p1      49 x[3]
        psrld xmm2, 0x1d                                    ;  1021.7 p1      47 x[2]
        pxor xmm3, xmm2                                     ;  1023.7 p1      47 x[2]
        pxor xmm1, xmm3                                     ;  1025.7 p1      49 x[3]
        pxor xmm4, xmm3                                     ;  1025.7 p1      48 x[1]
        movdqa xmm2, xmm0                                   ;  1021.7 p0      46 x[0] copy
        pslld xmm2, 0xd                                     ;  1027.7 p1      46 x[0]
        psrld xmm0, 0x13                                    ;  1026.7 p1      46 x[0]
        pxor xmm0, xmm2                                     ;  1029.7 p1      46 x[0]
        pxor xmm4, xmm0                                     ;  1031.7 p1      48 x[1]
        pshufd xmm2, xmm0, 0xe4                             ;  1031.7 p1      49 x[3] copy
        pslld xmm2, 3                                       ;  1035.7 p1      49 x[3]
        pxor xmm1, xmm2                                     ;  1037.7 p1      49 x[3]
        pshufd xmm2, xmm4, 0xe4                             ;  1033.7 p1      50 x[1] copy
        pslld xmm2, 1                                       ;  1037.7 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;  1034.7 p1      50 x[1]
        pxor xmm4, xmm2                                     ;  1039.7 p1      50 x[1]
        pxor xmm0, xmm4                                     ;  1041.7 p1      52 x[0]
        pshufd xmm2, xmm1, 0xe4                             ;  1039.7 p1      51 x[3] copy
        pslld xmm2, 7                                       ;  1043.7 p1      51 x[3]
        psrld xmm1, 0x19                                    ;  1039.7 p1      51 x[3]
        pxor xmm1, xmm2                                     ;  1045.7 p1      51 x[3]
        pxor xmm0, xmm1                                     ;  1047.7 p1      52 x[0]
        movdqa xmm2, xmm4                                   ;  1041.7 p0      53 x[2] copy
        pxor xmm3, xmm1                                     ;  1047.7 p1      53 x[2]
        pslld xmm2, 7                                       ;  1047.7 p1      53 x[2]
        pxor xmm3, xmm2                                     ;  1049.7 p1      53 x[2]
        pshufd xmm2, xmm0, 0xe4                             ;  1049.7 p1      54 x[0] copy
        pxor xmm4, [ebp + 592]                              ;  1046.7 p2+p1   80 x[1]
        psrld xmm0, 0x1b                                    ;  1049.7 p1      54 x[0]
        pxor xmm1, [ebp + 1696]                             ;  1048.7 p2+p1   80 x[3]
        pslld xmm2, 5                                       ;  1053.7 p1      54 x[0]
        pxor xmm0, [ebp + 576]                              ;  1051.7 p2+p1   80 x[0]
        pxor xmm0, xmm2                                     ;  1055.7 p1      80 x[0]
        pshufd xmm2, xmm3, 0xe4                             ;  1052.7 p1      55 x[2] copy
        psrld xmm3, 0xa                                     ;  1053.7 p1      55 x[2]
        pslld xmm2, 0x16                                    ;  1056.7 p1      55 x[2]
        pxor xmm3, [ebp + 608]                              ;  1055.7 p2+p1   80 x[2]
        pxor xmm3, xmm2                                     ;  1058.7 p1      80 x[2]
        movdqa xmm2, xmm1                                   ;  1050.7 p0      27 x copy
        pxor xmm1, xmm3                                     ;  1060.7 p1      27 x
        pxor xmm2, xmm0                                     ;  1058.7 p1      27 x
        pxor xmm0, xmm4                                     ;  1059.7 p1      27 x
        pand xmm0, xmm2                                     ;  1061.7 p1      27 x
        por xmm3, xmm2                                      ;  1061.7 p1      27 x
        pxor xmm0, xmm1                                     ;  1063.7 p1      27 x
        pand xmm1, xmm3                                     ;  1063.7 p1      27 x
        pxor xmm3, xmm4                                     ;  1064.7 p1      27 x
        pxor xmm3, xmm1                                     ;  1066.7 p1      27 x
        pand xmm1, xmm0                                     ;  1066.7 p1      27 x
        por xmm3, xmm1                                      ;  1068.7 p1      27 x
        pxor xmm1, xmm2                                     ;  1068.7 p1      27 x
        pxor xmm3, xmm1                                     ;  1070.7 p1      48 x[1]
        pxor xmm1, xmm4                                     ;  1070.7 p1      27 x
        pand xmm4, xmm0                                     ;  1071.7 p1      27 x
        pxor xmm2, xmm4                                     ;  1073.7 p1      49 x[3]
        movdqa xmm4, xmm0                                   ;  1065.7 p0      46 x[0] copy
        psrld xmm0, 0x13                                    ;  1073.7 p1      46 x[0]
        pslld xmm4, 0xd                                     ;  1074.7 p1      46 x[0]
        pxor xmm4, xmm0                                     ;  1076.7 p1      46 x[0]
        movdqa xmm0, xmm1                                   ;  1072.7 p0      47 x[2] copy
        pslld xmm0, 3                                       ;  1078.7 p1      47 x[2]
        pxor xmm3, xmm4                                     ;  1078.7 p1      48 x[1]
        psrld xmm1, 0x1d                                    ;  1078.7 p1      47 x[2]
        pxor xmm0, xmm1                                     ;  1080.7 p1      47 x[2]
        movdqa xmm1, xmm4                                   ;  1078.7 p0      49 x[3] copy
        pxor xmm3, xmm0                                     ;  1082.7 p1      48 x[1]
        pslld xmm1, 3                                       ;  1084.7 p1      49 x[3]
        pxor xmm2, xmm0                                     ;  1082.7 p1      49 x[3]
        pxor xmm2, xmm1                                     ;  1086.7 p1      49 x[3]
        pshufd xmm1, xmm3, 0xe4                             ;  1084.7 p1      50 x[1] copy
        pslld xmm1, 1                                       ;  1088.7 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;  1086.7 p1      50 x[1]
        pxor xmm3, xmm1                                     ;  1090.7 p1      50 x[1]
        pshufd xmm1, xmm2, 0xe4                             ;  1088.7 p1      51 x[3] copy
        pslld xmm1, 7                                       ;  1092.7 p1      51 x[3]
        psrld xmm2, 0x19                                    ;  1090.7 p1      51 x[3]
        pxor xmm2, xmm1                                     ;  1094.7 p1      51 x[3]
        pxor xmm4, xmm3                                     ;  1092.7 p1      52 x[0]
        pxor xmm4, xmm2                                     ;  1096.7 p1      52 x[0]
        movdqa xmm1, xmm3                                   ;  1092.7 p0      53 x[2] copy
        pslld xmm1, 7                                       ;  1098.7 p1      53 x[2]
        pxor xmm0, xmm2                                     ;  1096.7 p1      53 x[2]
        pxor xmm0, xmm1                                     ;  1100.7 p1      53 x[2]
        pxor xmm3, [ebp + 1712]                             ;  1097.7 p2+p1   80 x[1]
        pxor xmm2, [ebp + 1744]                             ;  1098.7 p2+p1   80 x[3]
        pshufd xmm1, xmm4, 0xe4                             ;  1099.7 p1      54 x[0] copy
        pslld xmm1, 5                                       ;  1103.7 p1      54 x[0]
        psrld xmm4, 0x1b                                    ;  1101.7 p1      54 x[0]
        pxor xmm4, [ebp + 624]                              ;  1103.7 p2+p1   80 x[0]
        pxor xmm4, xmm1                                     ;  1105.7 p1      80 x[0]
        movdqa xmm1, xmm0                                   ;  1102.7 p0      55 x[2] copy
        pslld xmm1, 0x16                                    ;  1108.7 p1      55 x[2]
        psrld xmm0, 0xa                                     ;  1105.7 p1      55 x[2]
        pxor xmm0, [ebp + 1728]                             ;  1107.7 p2+p1   28 x
        pxor xmm0, xmm1                                     ;  1110.7 p1      28 x
        movdqa xmm1, xmm3                                   ;  1099.7 p0      28 x copy
        pxor xmm3, xmm2                                     ;  1108.7 p1      28 x
        pxor xmm3, xmm4                                     ;  1110.7 p1      28 x
        pxor xmm0, xmm4                                     ;  1112.7 p1      28 x
        por xmm1, xmm4                                      ;  1111.7 p1      28 x
        pxor xmm1, xmm0                                     ;  1114.7 p1      28 x
        pand xmm0, xmm4                                     ;  1114.7 p1      28 x
        pand xmm0, xmm3                                     ;  1116.7 p1      28 x
        pxor xmm0, xmm2                                     ;  1118.7 p1      28 x
        pxor xmm4, xmm1                                     ;  1116.7 p1      28 x
        por xmm2, xmm3                                      ;  1117.7 p1      28 x
        pxor xmm2, xmm1                                     ;  1119.7 p1      28 x
        pand xmm1, xmm0                                     ;  1120.7 p1      28 x
        pxor xmm0, xmm4                                     ;  1120.7 p1      49 x[3]
        pand xmm4, xmm2                                     ;  1121.7 p1      28 x
        pxor xmm4, xmm3                                     ;  1123.7 p1      28 x
        pxor xmm3, xmm1                                     ;  1123.7 p1      48 x[1]
        movdqa xmm1, xmm2                                   ;  1121.7 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;  1127.7 p1      46 x[0]
        psrld xmm2, 0x13                                    ;  1125.7 p1      46 x[0]
        pxor xmm2, xmm1                                     ;  1129.7 p1      46 x[0]
        movdqa xmm1, xmm4                                   ;  1125.7 p0      47 x[2] copy
        pslld xmm1, 3                                       ;  1131.7 p1      47 x[2]
        pxor xmm3, xmm2                                     ;  1131.7 p1      48 x[1]
        psrld xmm4, 0x1d                                    ;  1129.7 p1      47 x[2]
        pxor xmm4, xmm1                                     ;  1133.7 p1      47 x[2]
        movdqa xmm1, xmm2                                   ;  1131.7 p0      49 x[3] copy
        pxor xmm3, xmm4                                     ;  1135.7 p1      48 x[1]
        pslld xmm1, 3                                       ;  1137.7 p1      49 x[3]
        pxor xmm0, xmm4                                     ;  1135.7 p1      49 x[3]
        pxor xmm0, xmm1                                     ;  1139.7 p1      49 x[3]
        pshufd xmm1, xmm3, 0xe4                             ;  1137.7 p1      50 x[1] copy
        pslld xmm1, 1                                       ;  1141.7 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;  1137.7 p1      50 x[1]
        pxor xmm3, xmm1                                     ;  1143.7 p1      50 x[1]
        pshufd xmm1, xmm0, 0xe4                             ;  1141.7 p1      51 x[3] copy
        psrld xmm0, 0x19                                    ;  1141.7 p1      51 x[3]
        pslld xmm1, 7                                       ;  1145.7 p1      51 x[3]
        pxor xmm0, xmm1                                     ;  1147.7 p1      51 x[3]
        movdqa xmm1, xmm3                                   ;  1145.7 p0      53 x[2] copy
        pxor xmm2, xmm3                                     ;  1145.7 p1      52 x[0]
        pxor xmm3, [ebp + 640]                              ;  1145.7 p2+p1   80 x[1]
        pxor xmm2, xmm0                                     ;  1149.7 p1      52 x[0]
        pslld xmm1, 7                                       ;  1151.7 p1      53 x[2]
        pxor xmm4, xmm0                                     ;  1149.7 p1      53 x[2]
        pxor xmm0, [ebp + 1792]                             ;  1149.7 p2+p1   80 x[3]
        pxor xmm4, xmm1                                     ;  1153.7 p1      53 x[2]
        pshufd xmm1, xmm2, 0xe4                             ;  1151.7 p1      54 x[0] copy
        psrld xmm2, 0x1b                                    ;  1151.7 p1      54 x[0]
        pxor xmm2, [ebp + 1760]                             ;  1153.7 p2+p1   80 x[0]
        movdqa xmm5, xmm0                                   ;  1151.7 p0      29 x copy
        pslld xmm1, 5                                       ;  1155.7 p1      54 x[0]
        pxor xmm2, xmm1                                     ;  1157.7 p1      80 x[0]
        pshufd xmm1, xmm4, 0xe4                             ;  1155.7 p1      55 x[2] copy
        pslld xmm1, 0x16                                    ;  1159.7 p1      55 x[2]
        psrld xmm4, 0xa                                     ;  1157.7 p1      55 x[2]
        pxor xmm4, [ebp + 1776]                             ;  1159.7 p2+p1   80 x[2]
        pxor xmm4, xmm1                                     ;  1161.7 p1      80 x[2]
        movdqa xmm1, xmm3                                   ;  1147.7 p0      29 x copy
        pxor xmm1, xmm4                                     ;  1163.7 p1      29 x
        pxor xmm4, xmm0                                     ;  1163.7 p1      29 x
        pxor xmm0, xmm2                                     ;  1162.7 p1      29 x
        pand xmm5, xmm2                                     ;  1163.7 p1      29 x
        pand xmm3, xmm0                                     ;  1164.7 p1      29 x
        pxor xmm5, xmm1                                     ;  1165.7 p1      29 x
        pxor xmm3, xmm1                                     ;  1166.7 p1      29 x
        por xmm1, xmm0                                      ;  1167.7 p1      29 x
        pxor xmm1, xmm4                                     ;  1169.7 p1      29 x
        pand xmm4, xmm3                                     ;  1169.7 p1      29 x
        pxor xmm0, xmm5                                     ;  1170.7 p1      29 x
        pxor xmm4, xmm0                                     ;  1172.7 p1      29 x
        pxor xmm3, xmm5                                     ;  1172.7 p1      29 x
        pand xmm3, xmm1                                     ;  1174.7 p1      29 x
        pxor xmm1, xmm4                                     ;  1174.7 p1      29 x
        pshufd xmm2, xmm4, 0xe4                             ;  1175.7 p1      46 x[0] copy
        psrld xmm4, 0x13                                    ;  1176.7 p1      46 x[0]
        pslld xmm2, 0xd                                     ;  1179.7 p1      46 x[0]
        pxor xmm4, xmm2                                     ;  1181.7 p1      46 x[0]
        movdqa xmm2, xmm1                                   ;  1176.7 p0      47 x[2] copy
        pslld xmm2, 3                                       ;  1182.7 p1      47 x[2]
        psrld xmm1, 0x1d                                    ;  1180.7 p1      47 x[2]
        pxor xmm5, xmm4                                     ;  1183.7 p1      48 x[1]
        pxor xmm0, xmm3                                     ;  1182.7 p1      49 x[3]
        pxor xmm1, xmm2                                     ;  1184.7 p1      47 x[2]
        movdqa xmm2, xmm4                                   ;  1183.7 p0      49 x[3] copy
        pslld xmm2, 3                                       ;  1189.7 p1      49 x[3]
        pxor xmm5, xmm1                                     ;  1186.7 p1      48 x[1]
        pxor xmm0, xmm1                                     ;  1186.7 p1      49 x[3]
        pxor xmm0, xmm2                                     ;  1191.7 p1      49 x[3]
        pshufd xmm2, xmm5, 0xe4                             ;  1188.7 p1      50 x[1] copy
        pslld xmm2, 1                                       ;  1192.7 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;  1190.7 p1      50 x[1]
        pxor xmm5, xmm2                                     ;  1194.7 p1      50 x[1]
        pshufd xmm2, xmm0, 0xe4                             ;  1193.7 p1      51 x[3] copy
        psrld xmm0, 0x19                                    ;  1193.7 p1      51 x[3]
        pslld xmm2, 7                                       ;  1197.7 p1      51 x[3]
        pxor xmm0, xmm2                                     ;  1199.7 p1      51 x[3]
        pxor xmm4, xmm5                                     ;  1196.7 p1      52 x[0]
        pxor xmm4, xmm0                                     ;  1201.7 p1      52 x[0]
        pxor xmm1, xmm0                                     ;  1201.7 p1      53 x[2]
        movdqa xmm2, xmm5                                   ;  1196.7 p0      53 x[2] copy
        pxor xmm5, [ebp + 672]                              ;  1199.7 p2+p1   80 x[1]
        pslld xmm2, 7                                       ;  1202.7 p1      53 x[2]
        pxor xmm1, xmm2                                     ;  1204.7 p1      53 x[2]
        movdqa xmm3, xmm5                                   ;  1201.7 p0      30 x copy
        pxor xmm0, [ebp + 1808]                             ;  1202.7 p2+p1   80 x[3]
        pshufd xmm2, xmm4, 0xe4                             ;  1203.7 p1      54 x[0] copy
        psrld xmm4, 0x1b                                    ;  1204.7 p1      54 x[0]
        pxor xmm4, [ebp + 656]                              ;  1206.7 p2+p1   80 x[0]
        pslld xmm2, 5                                       ;  1207.7 p1      54 x[0]
        pxor xmm4, xmm2                                     ;  1209.7 p1      80 x[0]
        pshufd xmm2, xmm1, 0xe4                             ;  1208.7 p1      55 x[2] copy
        pslld xmm2, 0x16                                    ;  1212.7 p1      55 x[2]
        psrld xmm1, 0xa                                     ;  1210.7 p1      55 x[2]
        pxor xmm1, [ebp + 688]                              ;  1212.7 p2+p1   80 x[2]
        pxor xmm1, xmm2                                     ;  1214.7 p1      80 x[2]
        por xmm3, xmm1                                      ;  1216.7 p1      30 x
        movdqa xmm2, xmm0                                   ;  1204.7 p0      30 x copy
        pand xmm0, xmm1                                     ;  1216.7 p1      30 x
        pxor xmm1, xmm5                                     ;  1216.7 p1      30 x
        pxor xmm2, xmm3                                     ;  1218.7 p1      30 x
        pxor xmm5, xmm4                                     ;  1217.7 p1      30 x
        pxor xmm0, xmm5                                     ;  1219.7 p1      30 x
        pand xmm4, xmm2                                     ;  1220.7 p1      30 x
        pxor xmm1, xmm4                                     ;  1222.7 p1      30 x
        pxor xmm5, xmm4                                     ;  1222.7 p1      48 x[1]
        pand xmm4, xmm1                                     ;  1224.7 p1      30 x
        pxor xmm4, xmm2                                     ;  1226.7 p1      30 x
        pxor xmm2, xmm0                                     ;  1224.7 p1      30 x
        pand xmm0, xmm1                                     ;  1225.7 p1      30 x
        pxor xmm2, xmm0                                     ;  1227.7 p1      30 x
        pxor xmm0, xmm4                                     ;  1228.7 p1      30 x
        pxor xmm5, xmm4                                     ;  1228.7 p1      48 x[1]
        pshufd xmm3, xmm0, 0xe4                             ;  1230.7 p1      46 x[0] copy
        pslld xmm3, 0xd                                     ;  1234.7 p1      46 x[0]
        psrld xmm0, 0x13                                    ;  1231.7 p1      46 x[0]
        pxor xmm0, xmm3                                     ;  1236.7 p1      46 x[0]
        movdqa xmm3, xmm2                                   ;  1229.7 p0      47 x[2] copy
        pxor xmm5, xmm0                                     ;  1238.7 p1      48 x[1]
        psrld xmm2, 0x1d                                    ;  1234.7 p1      47 x[2]
        pslld xmm3, 3                                       ;  1235.7 p1      47 x[2]
        pxor xmm3, xmm2                                     ;  1237.7 p1      47 x[2]
        pxor xmm5, xmm3                                     ;  1240.7 p1      48 x[1]
        pshufd xmm2, xmm0, 0xe4                             ;  1238.7 p1      49 x[3] copy
        pslld xmm2, 3                                       ;  1242.7 p1      49 x[3]
        pxor xmm1, xmm3                                     ;  1240.7 p1      49 x[3]
        pxor xmm1, xmm2                                     ;  1244.7 p1      49 x[3]
        pshufd xmm2, xmm5, 0xe4                             ;  1242.7 p1      50 x[1] copy
        psrld xmm5, 0x1f                                    ;  1243.7 p1      50 x[1]
        pslld xmm2, 1                                       ;  1246.7 p1      50 x[1]
        pxor xmm5, xmm2                                     ;  1248.7 p1      50 x[1]
        pxor xmm0, xmm5                                     ;  1250.7 p1      52 x[0]
        pshufd xmm2, xmm1, 0xe4                             ;  1247.7 p1      51 x[3] copy
        pslld xmm2, 7                                       ;  1251.7 p1      51 x[3]
        psrld xmm1, 0x19                                    ;  1249.7 p1      51 x[3]
        pxor xmm1, xmm2                                     ;  1253.7 p1      51 x[3]
        movdqa xmm2, xmm5                                   ;  1250.7 p0      53 x[2] copy
        pxor xmm0, xmm1                                     ;  1255.7 p1      52 x[0]
        pslld xmm2, 7                                       ;  1256.7 p1      53 x[2]
        pxor xmm5, [ebp + 1840]                             ;  1253.7 p2+p1   80 x[1]
        pxor xmm3, xmm1                                     ;  1255.7 p1      53 x[2]
        pxor xmm3, xmm2                                     ;  1258.7 p1      53 x[2]
        pshufd xmm2, xmm0, 0xe4                             ;  1257.7 p1      54 x[0] copy
        pxor xmm1, [ebp + 1856]                             ;  1257.7 p2+p1   23 x
        psrld xmm0, 0x1b                                    ;  1258.7 p1      54 x[0]
        pslld xmm2, 5                                       ;  1261.7 p1      54 x[0]
        pxor xmm0, [ebp + 1824]                             ;  1260.7 p2+p1   80 x[0]
        pxor xmm0, xmm2                                     ;  1263.7 p1      80 x[0]
        movdqa xmm2, xmm3                                   ;  1260.7 p0      55 x[2] copy
        pslld xmm2, 0x16                                    ;  1266.7 p1      55 x[2]
        pxor xmm1, xmm0                                     ;  1265.7 p1      23 x
        psrld xmm3, 0xa                                     ;  1264.7 p1      55 x[2]
        pxor xmm3, [ebp + 704]                              ;  1266.7 p2+p1   80 x[2]
        pxor xmm3, xmm2                                     ;  1268.7 p1      80 x[2]
        movdqa xmm2, xmm5                                   ;  1255.7 p0      23 x copy
        pand xmm5, xmm1                                     ;  1267.7 p1      23 x
        pxor xmm5, xmm0                                     ;  1269.7 p1      23 x
        por xmm0, xmm1                                      ;  1269.7 p1      23 x
        pxor xmm2, xmm3                                     ;  1270.7 p1      23 x
        pxor xmm1, xmm3                                     ;  1271.7 p1      23 x
        pand xmm3, xmm5                                     ;  1272.7 p1      23 x
        pxor xmm0, xmm2                                     ;  1273.7 p1      23 x
        pxor xmm3, xmm2                                     ;  1274.7 p1      23 x
        pand xmm2, xmm5                                     ;  1275.7 p1      23 x
        pxor xmm5, xmm1                                     ;  1276.7 p1      23 x
        pand xmm1, xmm0                                     ;  1277.7 p1      23 x
        por xmm2, xmm1                                      ;  1279.7 p1      23 x
        pshufd xmm1, xmm2, 0xe4                             ;  1281.7 p1      46 x[0] copy
        pslld xmm1, 0xd                                     ;  1285.7 p1      46 x[0]
        pxor xmm3, xmm5                                     ;  1281.7 p1      23 x
        pxor xmm5, xmm2                                     ;  1282.7 p1      48 x[1]
        psrld xmm2, 0x13                                    ;  1283.7 p1      46 x[0]
        pxor xmm2, xmm1                                     ;  1287.7 p1      46 x[0]
        movdqa xmm1, xmm3                                   ;  1283.7 p0      47 x[2] copy
        pslld xmm1, 3                                       ;  1289.7 p1      47 x[2]
        pxor xmm5, xmm2                                     ;  1289.7 p1      48 x[1]
        psrld xmm3, 0x1d                                    ;  1287.7 p1      47 x[2]
        pxor xmm1, xmm3                                     ;  1291.7 p1      47 x[2]
        movdqa xmm3, xmm2                                   ;  1289.7 p0      49 x[3] copy
        pxor xmm5, xmm1                                     ;  1293.7 p1      48 x[1]
        pslld xmm3, 3                                       ;  1295.7 p1      49 x[3]
        pxor xmm0, xmm1                                     ;  1293.7 p1      49 x[3]
        pxor xmm0, xmm3                                     ;  1297.7 p1      49 x[3]
        pshufd xmm3, xmm5, 0xe4                             ;  1295.7 p1      50 x[1] copy
        psrld xmm5, 0x1f                                    ;  1295.7 p1      50 x[1]
        pslld xmm3, 1                                       ;  1299.7 p1      50 x[1]
        pxor xmm5, xmm3                                     ;  1301.7 p1      50 x[1]
        pshufd xmm3, xmm0, 0xe4                             ;  1299.7 p1      51 x[3] copy
        pslld xmm3, 7                                       ;  1303.7 p1      51 x[3]
        psrld xmm0, 0x19                                    ;  1299.7 p1      51 x[3]
        pxor xmm2, xmm5                                     ;  1303.7 p1      52 x[0]
        pxor xmm0, xmm3                                     ;  1305.7 p1      51 x[3]
        pxor xmm2, xmm0                                     ;  1307.7 p1      52 x[0]
        pxor xmm1, xmm0                                     ;  1307.7 p1      53 x[2]
        pxor xmm0, [ebp + 752]                              ;  1307.7 p2+p1   80 x[3]
        movdqa xmm3, xmm5                                   ;  1303.7 p0      53 x[2] copy
        pslld xmm3, 7                                       ;  1309.7 p1      53 x[2]
        pxor xmm5, [ebp + 1872]                             ;  1306.7 p2+p1   80 x[1]
        pxor xmm1, xmm3                                     ;  1311.7 p1      53 x[2]
        pshufd xmm3, xmm2, 0xe4                             ;  1309.7 p1      54 x[0] copy
        pslld xmm3, 5                                       ;  1313.7 p1      54 x[0]
        psrld xmm2, 0x1b                                    ;  1310.7 p1      54 x[0]
        pxor xmm2, [ebp + 720]                              ;  1312.7 p2+p1   80 x[0]
        pxor xmm2, xmm3                                     ;  1315.7 p1      80 x[0]
        movdqa xmm3, xmm1                                   ;  1313.7 p0      55 x[2] copy
        psrld xmm1, 0xa                                     ;  1313.7 p1      55 x[2]
        pxor xmm1, [ebp + 736]                              ;  1315.7 p2+p1   24 x
        pslld xmm3, 0x16                                    ;  1319.7 p1      55 x[2]
        pxor xmm1, xmm3                                     ;  1321.7 p1      24 x
        movdqa xmm3, xmm5                                   ;  1308.7 p0      24 x copy
        pand xmm3, xmm2                                     ;  1317.7 p1      24 x
        pxor xmm1, xmm3                                     ;  1323.7 p1      24 x
        por xmm3, xmm0                                      ;  1319.7 p1      24 x
        pxor xmm5, xmm3                                     ;  1321.7 p1      24 x
        pxor xmm0, xmm1                                     ;  1325.7 p1      24 x
        pxor xmm3, xmm2                                     ;  1322.7 p1      24 x
        por xmm1, xmm3                                      ;  1325.7 p1      24 x
        por xmm2, xmm5                                      ;  1324.7 p1      24 x
        pxor xmm5, xmm0                                     ;  1327.7 p1      24 x
        pxor xmm3, xmm5                                     ;  1329.7 p1      24 x
        pand xmm1, xmm2                                     ;  1327.7 p1      24 x
        pand xmm5, xmm1                                     ;  1329.7 p1      24 x
        pxor xmm5, xmm3                                     ;  1331.7 p1      49 x[3]
        pand xmm3, xmm1                                     ;  1331.7 p1      24 x
        pxor xmm2, xmm3                                     ;  1333.7 p1      48 x[1]
        movdqa xmm3, xmm0                                   ;  1327.7 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;  1332.7 p1      47 x[2]
        pslld xmm3, 3                                       ;  1333.7 p1      47 x[2]
        pxor xmm3, xmm0                                     ;  1335.7 p1      47 x[2]
        movdqa xmm0, xmm1                                   ;  1329.7 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;  1335.7 p1      46 x[0]
        psrld xmm1, 0x13                                    ;  1336.7 p1      46 x[0]
        pxor xmm0, xmm1                                     ;  1338.7 p1      46 x[0]
        pshufd xmm1, xmm0, 0xe4                             ;  1340.7 p1      49 x[3] copy
        pslld xmm1, 3                                       ;  1344.7 p1      49 x[3]
        pxor xmm2, xmm3                                     ;  1340.7 p1      48 x[1]
        pxor xmm2, xmm0                                     ;  1342.7 p1      48 x[1]
        pxor xmm5, xmm3                                     ;  1342.7 p1      49 x[3]
        pxor xmm5, xmm1                                     ;  1346.7 p1      49 x[3]
        pshufd xmm1, xmm2, 0xe4                             ;  1344.7 p1      50 x[1] copy
        pslld xmm1, 1                                       ;  1348.7 p1      50 x[1]
        psrld xmm2, 0x1f                                    ;  1346.7 p1      50 x[1]
        pxor xmm2, xmm1                                     ;  1350.7 p1      50 x[1]
        pshufd xmm1, xmm5, 0xe4                             ;  1348.7 p1      51 x[3] copy
        pslld xmm1, 7                                       ;  1352.7 p1      51 x[3]
        psrld xmm5, 0x19                                    ;  1350.7 p1      51 x[3]
        pxor xmm5, xmm1                                     ;  1354.7 p1      51 x[3]
        pxor xmm0, xmm2                                     ;  1352.7 p1      52 x[0]
        movdqa xmm1, xmm2                                   ;  1352.7 p0      53 x[2] copy
        pxor xmm2, [ebp + 1904]                             ;  1353.7 p2+p1   80 x[1]
        movdqa xmm4, xmm2                                   ;  1355.7 p0      25 x copy
        pxor xmm0, xmm5                                     ;  1356.7 p1      52 x[0]
        pslld xmm1, 7                                       ;  1358.7 p1      53 x[2]
        pxor xmm3, xmm5                                     ;  1356.7 p1      53 x[2]
        pxor xmm3, xmm1                                     ;  1360.7 p1      53 x[2]
        pshufd xmm1, xmm0, 0xe4                             ;  1358.7 p1      54 x[0] copy
        pslld xmm1, 5                                       ;  1362.7 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;  1360.7 p1      54 x[0]
        pxor xmm0, [ebp + 1888]                             ;  1362.7 p2+p1   80 x[0]
        pxor xmm0, xmm1                                     ;  1364.7 p1      80 x[0]
        pxor xmm5, [ebp + 1936]                             ;  1363.7 p2+p1   80 x[3]
        movdqa xmm1, xmm3                                   ;  1362.7 p0      55 x[2] copy
        psrld xmm3, 0xa                                     ;  1364.7 p1      55 x[2]
        pxor xmm3, [ebp + 1920]                             ;  1366.7 p2+p1   80 x[2]
        pslld xmm1, 0x16                                    ;  1368.7 p1      55 x[2]
        pxor xmm3, xmm1                                     ;  1370.7 p1      80 x[2]
        movdqa xmm1, xmm5                                   ;  1365.7 p0      25 x copy
        pxor xmm4, xmm3                                     ;  1372.7 p1      25 x
        pand xmm3, xmm0                                     ;  1372.7 p1      25 x
        por xmm5, xmm0                                      ;  1370.7 p1      25 x
        pxor xmm5, xmm2                                     ;  1372.7 p1      25 x
        pxor xmm1, xmm3                                     ;  1374.7 p1      25 x
        pand xmm2, xmm1                                     ;  1376.7 p1      25 x
        pxor xmm4, xmm0                                     ;  1374.7 p1      25 x
        pxor xmm1, xmm4                                     ;  1376.7 p1      25 x
        pxor xmm0, xmm1                                     ;  1378.7 p1      25 x
        pxor xmm2, xmm4                                     ;  1378.7 p1      25 x
        por xmm4, xmm5                                      ;  1378.7 p1      25 x
        pxor xmm4, xmm1                                     ;  1380.7 p1      25 x
        pxor xmm5, xmm4                                     ;  1382.7 p1      25 x
        movdqa xmm1, xmm0                                   ;  1380.7 p0      46 x[0] copy
        pslld xmm1, 0xd                                     ;  1386.7 p1      46 x[0]
        psrld xmm0, 0x13                                    ;  1382.7 p1      46 x[0]
        pxor xmm0, xmm1                                     ;  1388.7 p1      46 x[0]
        movdqa xmm1, xmm5                                   ;  1384.7 p0      47 x[2] copy
        psrld xmm5, 0x1d                                    ;  1384.7 p1      47 x[2]
        pslld xmm1, 3                                       ;  1390.7 p1      47 x[2]
        pxor xmm5, xmm1                                     ;  1392.7 p1      47 x[2]
        pshufd xmm1, xmm0, 0xe4                             ;  1390.7 p1      49 x[3] copy
        pxor xmm4, xmm2                                     ;  1388.7 p1      48 x[1]
        pxor xmm4, xmm0                                     ;  1390.7 p1      48 x[1]
        pxor xmm4, xmm5                                     ;  1394.7 p1      48 x[1]
        pxor xmm2, xmm5                                     ;  1394.7 p1      49 x[3]
        pslld xmm1, 3                                       ;  1394.7 p1      49 x[3]
        pxor xmm2, xmm1                                     ;  1396.7 p1      49 x[3]
        pshufd xmm1, xmm4, 0xe4                             ;  1396.7 p1      50 x[1] copy
        pslld xmm1, 1                                       ;  1400.7 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;  1396.7 p1      50 x[1]
        pxor xmm4, xmm1                                     ;  1402.7 p1      50 x[1]
        pshufd xmm1, xmm2, 0xe4                             ;  1398.7 p1      51 x[3] copy
        psrld xmm2, 0x19                                    ;  1399.7 p1      51 x[3]
        pslld xmm1, 7                                       ;  1402.7 p1      51 x[3]
        pxor xmm2, xmm1                                     ;  1404.7 p1      51 x[3]
        movdqa xmm1, xmm4                                   ;  1404.7 p0      53 x[2] copy
        pxor xmm0, xmm4                                     ;  1404.7 p1      52 x[0]
        pxor xmm0, xmm2                                     ;  1406.7 p1      52 x[0]
        pxor xmm5, xmm2                                     ;  1406.7 p1      53 x[2]
        pslld xmm1, 7                                       ;  1410.7 p1      53 x[2]
        pxor xmm5, xmm1                                     ;  1412.7 p1      53 x[2]
        pxor xmm4, [ebp + 1952]                             ;  1407.7 p2+p1   80 x[1]
        pshufd xmm1, xmm0, 0xe4                             ;  1408.7 p1      54 x[0] copy
        pslld xmm1, 5                                       ;  1412.7 p1      54 x[0]
        psrld xmm0, 0x1b                                    ;  1410.7 p1      54 x[0]
        pxor xmm0, [ebp + 768]                              ;  1412.7 p2+p1   80 x[0]
        pxor xmm0, xmm1                                     ;  1414.7 p1      80 x[0]
        pshufd xmm1, xmm5, 0xe4                             ;  1414.7 p1      55 x[2] copy
        psrld xmm5, 0xa                                     ;  1414.7 p1      55 x[2]
        pslld xmm1, 0x16                                    ;  1418.7 p1      55 x[2]
        pxor xmm2, [ebp + 800]                              ;  1416.7 p2+p1   80 x[3]
        pxor xmm5, [ebp + 784]                              ;  1417.7 p2+p1   80 x[2]
        pxor xmm5, xmm1                                     ;  1420.7 p1      80 x[2]
        movdqa xmm1, xmm2                                   ;  1418.7 p0      26 x copy
        pxor xmm1, xmm4                                     ;  1424.7 p1      26 x
        pand xmm4, xmm0                                     ;  1420.7 p1      26 x
        por xmm2, xmm0                                      ;  1421.7 p1      26 x
        pxor xmm0, xmm5                                     ;  1422.7 p1      26 x
        por xmm0, xmm4                                      ;  1424.7 p1      26 x
        pand xmm5, xmm2                                     ;  1424.7 p1      26 x
        pxor xmm5, xmm1                                     ;  1426.7 p1      26 x
        pand xmm1, xmm2                                     ;  1426.7 p1      26 x
        pxor xmm1, xmm0                                     ;  1428.7 p1      26 x
        pxor xmm2, xmm5                                     ;  1428.7 p1      26 x
        movdqa xmm3, xmm1                                   ;  1430.7 p0      47 x[2] copy
        pxor xmm5, xmm4                                     ;  1429.7 p1      26 x
        pand xmm4, xmm1                                     ;  1430.7 p1      26 x
        pxor xmm4, xmm2                                     ;  1432.7 p1      48 x[1]
        pslld xmm3, 3                                       ;  1436.7 p1      47 x[2]
        pand xmm2, xmm1                                     ;  1433.7 p1      26 x
        psrld xmm1, 0x1d                                    ;  1434.7 p1      47 x[2]
        pxor xmm2, xmm5                                     ;  1435.7 p1      26 x
        pxor xmm0, xmm5                                     ;  1436.7 p1      49 x[3]
        pxor xmm3, xmm1                                     ;  1438.7 p1      47 x[2]
        movdqa xmm1, xmm2                                   ;  1437.7 p0      46 x[0] copy
        pxor xmm0, xmm3                                     ;  1440.7 p1      49 x[3]
        pxor xmm4, xmm3                                     ;  1440.7 p1      48 x[1]
        pslld xmm1, 0xd                                     ;  1443.7 p1      46 x[0]
        psrld xmm2, 0x13                                    ;  1441.7 p1      46 x[0]
        pxor xmm2, xmm1                                     ;  1445.7 p1      46 x[0]
        pxor xmm4, xmm2                                     ;  1447.7 p1      48 x[1]
        pshufd xmm1, xmm2, 0xe4                             ;  1447.7 p1      49 x[3] copy
        pslld xmm1, 3                                       ;  1451.7 p1      49 x[3]
        pxor xmm0, xmm1                                     ;  1453.7 p1      49 x[3]
        pshufd xmm1, xmm4, 0xe4                             ;  1449.7 p1      50 x[1] copy
        pslld xmm1, 1                                       ;  1453.7 p1      50 x[1]
        psrld xmm4, 0x1f                                    ;  1449.7 p1      50 x[1]
        pxor xmm4, xmm1                                     ;  1455.7 p1      50 x[1]
        pshufd xmm1, xmm0, 0xe4                             ;  1455.7 p1      51 x[3] copy
        pxor xmm2, xmm4                                     ;  1457.7 p1      52 x[0]
        pslld xmm1, 7                                       ;  1459.7 p1      51 x[3]
        psrld xmm0, 0x19                                    ;  1455.7 p1      51 x[3]
        pxor xmm0, xmm1                                     ;  1461.7 p1      51 x[3]
        pxor xmm2, xmm0                                     ;  1463.7 p1      52 x[0]
        movdqa xmm1, xmm4                                   ;  1457.7 p0      53 x[2] copy
        pxor xmm4, [ebp + 832]                              ;  1457.7 p2+p1   80 x[1]
        pxor xmm3, xmm0                                     ;  1463.7 p1      53 x[2]
        pxor xmm0, [ebp + 1968]                             ;  1463.7 p2+p1   80 x[3]
        pslld xmm1, 7                                       ;  1463.7 p1      53 x[2]
        pxor xmm3, xmm1                                     ;  1465.7 p1      53 x[2]
        pshufd xmm1, xmm2, 0xe4                             ;  1465.7 p1      54 x[0] copy
        pslld xmm1, 5                                       ;  1469.7 p1      54 x[0]
        psrld xmm2, 0x1b                                    ;  1465.7 p1      54 x[0]
        pxor xmm2, [ebp + 816]                              ;  1467.7 p2+p1   80 x[0]
        pxor xmm2, xmm1                                     ;  1471.7 p1      80 x[0]
        pshufd xmm1, xmm3, 0xe4                             ;  1467.7 p1      55 x[2] copy
        pslld xmm1, 0x16                                    ;  1471.7 p1      55 x[2]
        psrld xmm3, 0xa                                     ;  1469.7 p1      55 x[2]
        pxor xmm3, [ebp + 848]                              ;  1471.7 p2+p1   80 x[2]
        pxor xmm3, xmm1                                     ;  1473.7 p1      80 x[2]
        movdqa xmm1, xmm0                                   ;  1465.7 p0      27 x copy
        pxor xmm1, xmm2                                     ;  1473.7 p1      27 x
        pxor xmm0, xmm3                                     ;  1475.7 p1      27 x
        por xmm3, xmm1                                      ;  1475.7 p1      27 x
        pxor xmm2, xmm4                                     ;  1475.7 p1      27 x
        pand xmm2, xmm1                                     ;  1477.7 p1      27 x
        pxor xmm2, xmm0                                     ;  1479.7 p1      27 x
        pand xmm0, xmm3                                     ;  1478.7 p1      27 x
        pxor xmm3, xmm4                                     ;  1479.7 p1      27 x
        pxor xmm3, xmm0                                     ;  1481.7 p1      27 x
        pand xmm0, xmm2                                     ;  1481.7 p1      27 x
        por xmm3, xmm0                                      ;  1483.7 p1      27 x
        pxor xmm0, xmm1                                     ;  1483.7 p1      27 x
        pxor xmm3, xmm0                                     ;  1485.7 p1      48 x[1]
        pxor xmm0, xmm4                                     ;  1485.7 p1      27 x
        pand xmm4, xmm2                                     ;  1486.7 p1      27 x
        pxor xmm1, xmm4                                     ;  1488.7 p1      49 x[3]
        movdqa xmm4, xmm2                                   ;  1481.7 p0      46 x[0] copy
        pslld xmm4, 0xd                                     ;  1488.7 p1      46 x[0]
        psrld xmm2, 0x13                                    ;  1489.7 p1      46 x[0]
        pxor xmm4, xmm2                                     ;  1491.7 p1      46 x[0]
        movdqa xmm2, xmm0                                   ;  1487.7 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;  1491.7 p1      47 x[2]
        pslld xmm2, 3                                       ;  1493.7 p1      47 x[2]
        pxor xmm2, xmm0                                     ;  1495.7 p1      47 x[2]
        movdqa xmm0, xmm4                                   ;  1493.7 p0      49 x[3] copy
        pslld xmm0, 3                                       ;  1499.7 p1      49 x[3]
        pxor xmm3, xmm4                                     ;  1495.7 p1      48 x[1]
        pxor xmm3, xmm2                                     ;  1497.7 p1      48 x[1]
        pxor xmm1, xmm2                                     ;  1497.7 p1      49 x[3]
        pxor xmm1, xmm0                                     ;  1501.7 p1      49 x[3]
        pshufd xmm0, xmm3, 0xe4                             ;  1499.7 p1      50 x[1] copy
        pslld xmm0, 1                                       ;  1503.7 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;  1501.7 p1      50 x[1]
        pxor xmm3, xmm0                                     ;  1505.7 p1      50 x[1]
        pshufd xmm0, xmm1, 0xe4                             ;  1503.7 p1      51 x[3] copy
        psrld xmm1, 0x19                                    ;  1504.7 p1      51 x[3]
        pxor xmm4, xmm3                                     ;  1507.7 p1      52 x[0]
        pslld xmm0, 7                                       ;  1507.7 p1      51 x[3]
        pxor xmm1, xmm0                                     ;  1509.7 p1      51 x[3]
        pxor xmm4, xmm1                                     ;  1511.7 p1      52 x[0]
        pxor xmm2, xmm1                                     ;  1511.7 p1      53 x[2]
        pxor xmm1, [ebp + 2016]                             ;  1511.7 p2+p1   80 x[3]
        movdqa xmm0, xmm3                                   ;  1507.7 p0      53 x[2] copy
        pxor xmm3, [ebp + 1984]                             ;  1511.7 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;  1513.7 p1      53 x[2]
        pxor xmm2, xmm0                                     ;  1515.7 p1      53 x[2]
        pshufd xmm0, xmm4, 0xe4                             ;  1514.7 p1      54 x[0] copy
        pslld xmm0, 5                                       ;  1518.7 p1      54 x[0]
        psrld xmm4, 0x1b                                    ;  1516.7 p1      54 x[0]
        pxor xmm4, [ebp + 864]                              ;  1518.7 p2+p1   80 x[0]
        pxor xmm4, xmm0                                     ;  1520.7 p1      80 x[0]
        movdqa xmm0, xmm2                                   ;  1517.7 p0      55 x[2] copy
        psrld xmm2, 0xa                                     ;  1519.7 p1      55 x[2]
        pxor xmm2, [ebp + 2000]                             ;  1521.7 p2+p1   28 x
        pslld xmm0, 0x16                                    ;  1523.7 p1      55 x[2]
        pxor xmm2, xmm0                                     ;  1525.7 p1      28 x
        pxor xmm2, xmm4                                     ;  1527.7 p1      28 x
        movdqa xmm0, xmm3                                   ;  1513.7 p0      28 x copy
        por xmm0, xmm4                                      ;  1524.7 p1      28 x
        pxor xmm3, xmm1                                     ;  1525.7 p1      28 x
        pxor xmm3, xmm4                                     ;  1527.7 p1      28 x
        pxor xmm0, xmm2                                     ;  1529.7 p1      28 x
        pand xmm2, xmm4                                     ;  1529.7 p1      28 x
        pand xmm2, xmm3                                     ;  1531.7 p1      28 x
        pxor xmm2, xmm1                                     ;  1533.7 p1      28 x
        pxor xmm4, xmm0                                     ;  1531.7 p1      28 x
        por xmm1, xmm3                                      ;  1532.7 p1      28 x
        pxor xmm1, xmm0                                     ;  1534.7 p1      28 x
        pand xmm0, xmm2                                     ;  1535.7 p1      28 x
        pxor xmm2, xmm4                                     ;  1535.7 p1      49 x[3]
        pand xmm4, xmm1                                     ;  1536.7 p1      28 x
        pxor xmm4, xmm3                                     ;  1538.7 p1      28 x
        pxor xmm3, xmm0                                     ;  1538.7 p1      48 x[1]
        movdqa xmm0, xmm1                                   ;  1536.7 p0      46 x[0] copy
        pslld xmm0, 0xd                                     ;  1542.7 p1      46 x[0]
        psrld xmm1, 0x13                                    ;  1540.7 p1      46 x[0]
        pxor xmm1, xmm0                                     ;  1544.7 p1      46 x[0]
        pxor xmm3, xmm1                                     ;  1546.7 p1      48 x[1]
        movdqa xmm0, xmm4                                   ;  1540.7 p0      47 x[2] copy
        pslld xmm0, 3                                       ;  1546.7 p1      47 x[2]
        psrld xmm4, 0x1d                                    ;  1544.7 p1      47 x[2]
        pxor xmm4, xmm0                                     ;  1548.7 p1      47 x[2]
        movdqa xmm0, xmm1                                   ;  1546.7 p0      49 x[3] copy
        pxor xmm3, xmm4                                     ;  1550.7 p1      48 x[1]
        pxor xmm2, xmm4                                     ;  1550.7 p1      49 x[3]
        pslld xmm0, 3                                       ;  1552.7 p1      49 x[3]
        pxor xmm2, xmm0                                     ;  1554.7 p1      49 x[3]
        pshufd xmm0, xmm3, 0xe4                             ;  1552.7 p1      50 x[1] copy
        pslld xmm0, 1                                       ;  1556.7 p1      50 x[1]
        psrld xmm3, 0x1f                                    ;  1552.7 p1      50 x[1]
        pxor xmm3, xmm0                                     ;  1558.7 p1      50 x[1]
        pshufd xmm0, xmm2, 0xe4                             ;  1556.7 p1      51 x[3] copy
        pxor xmm1, xmm3                                     ;  1560.7 p1      52 x[0]
        psrld xmm2, 0x19                                    ;  1556.7 p1      51 x[3]
        pslld xmm0, 7                                       ;  1560.7 p1      51 x[3]
        pxor xmm2, xmm0                                     ;  1562.7 p1      51 x[3]
        pxor xmm1, xmm2                                     ;  1564.7 p1      52 x[0]
        pxor xmm4, xmm2                                     ;  1564.7 p1      53 x[2]
        movdqa xmm0, xmm3                                   ;  1560.7 p0      53 x[2] copy
        pxor xmm2, [ebp + 2064]                             ;  1564.7 p2+p1   80 x[3]
        pxor xmm3, [ebp + 880]                              ;  1562.7 p2+p1   80 x[1]
        pslld xmm0, 7                                       ;  1566.7 p1      53 x[2]
        pxor xmm4, xmm0                                     ;  1568.7 p1      53 x[2]
        pshufd xmm0, xmm1, 0xe4                             ;  1566.7 p1      54 x[0] copy
        pslld xmm0, 5                                       ;  1570.7 p1      54 x[0]
        psrld xmm1, 0x1b                                    ;  1567.7 p1      54 x[0]
        pxor xmm1, [ebp + 2032]                             ;  1569.7 p2+p1   80 x[0]
        pxor xmm1, xmm0                                     ;  1572.7 p1      80 x[0]
        pshufd xmm0, xmm4, 0xe4                             ;  1570.7 p1      55 x[2] copy
        pslld xmm0, 0x16                                    ;  1574.7 p1      55 x[2]
        psrld xmm4, 0xa                                     ;  1572.7 p1      55 x[2]
        movdqa xmm5, xmm2                                   ;  1566.7 p0      29 x copy
        pxor xmm4, [ebp + 2048]                             ;  1574.7 p2+p1   80 x[2]
        pxor xmm4, xmm0                                     ;  1576.7 p1      80 x[2]
        movdqa xmm0, xmm3                                   ;  1564.7 p0      29 x copy
        pxor xmm0, xmm4                                     ;  1578.7 p1      29 x
        pxor xmm4, xmm2                                     ;  1578.7 p1      29 x
        pand xmm5, xmm1                                     ;  1577.7 p1      29 x
        pxor xmm5, xmm0                                     ;  1580.7 p1      29 x
        add esi, 0x40                                       ;  1477.7 p0      76 blocks
        pxor xmm2, xmm1                                     ;  1579.7 p1      29 x
        pand xmm3, xmm2                                     ;  1581.7 p1      29 x
        pxor xmm3, xmm0                                     ;  1583.7 p1      29 x
        por xmm0, xmm2                                      ;  1582.7 p1      29 x
        pxor xmm0, xmm4                                     ;  1584.7 p1      29 x
        pxor xmm2, xmm5                                     ;  1584.7 p1      29 x
        pand xmm4, xmm3                                     ;  1585.7 p1      29 x
        pxor xmm4, xmm2                                     ;  1587.7 p1      29 x
        pxor xmm3, xmm5                                     ;  1587.7 p1      29 x
        pshufd xmm1, xmm4, 0xe4                             ;  1589.7 p1      46 x[0] copy
        pslld xmm1, 0xd                                     ;  1593.7 p1      46 x[0]
        pand xmm3, xmm0                                     ;  1590.7 p1      29 x
        pxor xmm0, xmm4                                     ;  1591.7 p1      29 x
        psrld xmm4, 0x13                                    ;  1592.7 p1      46 x[0]
        pxor xmm4, xmm1                                     ;  1595.7 p1      46 x[0]
        movdqa xmm1, xmm0                                   ;  1593.7 p0      47 x[2] copy
        psrld xmm0, 0x1d                                    ;  1594.7 p1      47 x[2]
        pxor xmm2, xmm3                                     ;  1595.7 p1      49 x[3]
        pslld xmm1, 3                                       ;  1599.7 p1      47 x[2]
        pxor xmm0, xmm1                                     ;  1601.7 p1      47 x[2]
        pxor xmm5, xmm4                                     ;  1598.7 p1      48 x[1]
        movdqa xmm1, xmm4                                   ;  1597.7 p0      49 x[3] copy
        pxor xmm5, xmm0                                     ;  1603.7 p1      48 x[1]
        pxor xmm2, xmm0                                     ;  1603.7 p1      49 x[3]
        pslld xmm1, 3                                       ;  1603.7 p1      49 x[3]
        pxor xmm2, xmm1                                     ;  1605.7 p1      49 x[3]
        pshufd xmm1, xmm5, 0xe4                             ;  1605.7 p1      50 x[1] copy
        pslld xmm1, 1                                       ;  1609.7 p1      50 x[1]
        psrld xmm5, 0x1f                                    ;  1605.7 p1      50 x[1]
        pxor xmm5, xmm1                                     ;  1611.7 p1      50 x[1]
        pshufd xmm1, xmm2, 0xe4                             ;  1607.7 p1      51 x[3] copy
        psrld xmm2, 0x19                                    ;  1608.7 p1      51 x[3]
        pxor xmm4, xmm5                                     ;  1613.7 p1      52 x[0]
        pslld xmm1, 7                                       ;  1611.7 p1      51 x[3]
        pxor xmm2, xmm1                                     ;  1613.7 p1      51 x[3]
        movdqa xmm1, xmm5                                   ;  1613.7 p0      53 x[2] copy
        pxor xmm5, [ebp + 912]                              ;  1613.7 p2+p1   80 x[1]
        pxor xmm4, xmm2                                     ;  1615.7 p1      52 x[0]
        pslld xmm1, 7                                       ;  1619.7 p1      53 x[2]
        pxor xmm0, xmm2                                     ;  1615.7 p1      53 x[2]
        pxor xmm2, [ebp + 2080]                             ;  1616.7 p2+p1   80 x[3]
        pxor xmm0, xmm1                                     ;  1621.7 p1      53 x[2]
        pshufd xmm1, xmm4, 0xe4                             ;  1618.7 p1      54 x[0] copy
        movdqa xmm3, xmm5                                   ;  1615.7 p0      30 x copy
        pslld xmm1, 5                                       ;  1622.7 p1      54 x[0]
        psrld xmm4, 0x1b                                    ;  1620.7 p1      54 x[0]
        pxor xmm4, [ebp + 896]                              ;  1622.7 p2+p1   80 x[0]
        pxor xmm4, xmm1                                     ;  1624.7 p1      80 x[0]
        pshufd xmm1, xmm0, 0xe4                             ;  1623.7 p1      55 x[2] copy
        pslld xmm1, 0x16                                    ;  1627.7 p1      55 x[2]
        psrld xmm0, 0xa                                     ;  1625.7 p1      55 x[2]
        pxor xmm0, [ebp + 928]                              ;  1627.7 p2+p1   80 x[2]
        pxor xmm0, xmm1                                     ;  1629.7 p1      80 x[2]
        por xmm3, xmm0                                      ;  1631.7 p1      30 x
        movdqa xmm1, xmm2                                   ;  1618.7 p0      30 x copy
        pxor xmm1, xmm3                                     ;  1633.7 p1      30 x
        pand xmm2, xmm0                                     ;  1631.7 p1      30 x
        pxor xmm0, xmm5                                     ;  1631.7 p1      30 x
        pxor xmm5, xmm4                                     ;  1632.7 p1      30 x
        pxor xmm2, xmm5                                     ;  1634.7 p1      30 x
        pand xmm4, xmm1                                     ;  1635.7 p1      30 x
        pxor xmm0, xmm4                                     ;  1637.7 p1      30 x
        pxor xmm5, [ebp + 960]                              ;  1636.7 p2+p1   84 dst
        pxor xmm5, xmm4                                     ;  1638.7 p1      84 dst
        pand xmm4, xmm0                                     ;  1639.7 p1      30 x
        pxor xmm4, xmm1                                     ;  1641.7 p1      30 x
        pxor xmm5, xmm4                                     ;  1643.7 p1      84 dst
        movd [edi + 4], xmm5                                ;  1645.7 p0+p1+p3   84 dst
        pxor xmm1, [ebp + 1008]                             ;  1642.7 p2+p1   84 dst
        pxor xmm4, [ebp + 2096]                             ;  1643.7 p2+p1   84 dst
        pxor xmm1, xmm2                                     ;  1644.7 p1      84 dst
        pand xmm2, xmm0                                     ;  1645.7 p1      30 x
        pxor xmm4, xmm2                                     ;  1647.7 p1      84 dst
        pshufd xmm3, xmm4, 3                                ;  1649.7 p1      84 dst
        movd [edi + 48], xmm3                               ;  1653.7 p0+p1+p3   84 dst
        pxor xmm1, xmm2                                     ;  1649.7 p1      84 dst
        pshufd xmm2, xmm4, 1                                ;  1650.7 p1      84 dst
        pshufd xmm3, xmm5, 3                                ;  1651.7 p1      84 dst
        movd [edi + 52], xmm3                               ;  1655.7 p0+p1+p3   84 dst
        pxor xmm0, [ebp + 1040]                             ;  1653.7 p2+p1   84 dst
        movd [edi + 16], xmm2                               ;  1654.7 p0+p1+p3   84 dst
        pshufd xmm2, xmm4, 2                                ;  1655.7 p1      84 dst
        movd [edi + 32], xmm2                               ;  1659.7 p0+p1+p3   84 dst
        pshufd xmm2, xmm5, 1                                ;  1657.7 p1      84 dst
        movd [edi + 20], xmm2                               ;  1661.7 p0+p1+p3   84 dst
        pshufd xmm2, xmm5, 2                                ;  1659.7 p1      84 dst
        movd [edi + 36], xmm2                               ;  1663.7 p0+p1+p3   84 dst
        pshufd xmm3, xmm1, 2                                ;  1661.7 p1      84 dst
        pshufd xmm2, xmm1, 1                                ;  1662.7 p1      84 dst
        movd [edi + 24], xmm2                               ;  1666.7 p0+p1+p3   84 dst
        pshufd xmm2, xmm0, 2                                ;  1664.7 p1      84 dst
        movd [edi + 8], xmm1                                ;  1665.7 p0+p1+p3   84 dst
        pshufd xmm1, xmm1, 3                                ;  1666.7 p1      84 dst
        movd [edi], xmm4                                    ;  1667.7 p0+p1+p3   84 dst
        movd [edi + 44], xmm2                               ;  1668.7 p0+p1+p3   84 dst
        movd [edi + 12], xmm0                               ;  1669.7 p0+p1+p3   84 dst
        movd [edi + 56], xmm1                               ;  1670.7 p0+p1+p3   84 dst
        pshufd xmm1, xmm0, 1                                ;  1671.7 p1      84 dst
        pshufd xmm0, xmm0, 3                                ;  1672.7 p1      84 dst
        movd [edi + 60], xmm0                               ;  1676.7 p0+p1+p3   84 dst
        movd [edi + 28], xmm1                               ;  1675.7 p0+p1+p3   84 dst
        movd [edi + 40], xmm3                               ;  1675.7 p0+p1+p3   84 dst
        add edi, 0x40                                       ;  1583.7 p0      76 blocks
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
        dq 0xffff8fffffff8fff, 0xffff8fffffff8fff, 0xe0000000e0000000, 0xe0000000e0000000, 0xfffffc7ffffffc7f, 0xfffffc7ffffffc7f, 0xffffffffffffffff, 0xffffffffffffffff
        dq 0xe03fffffe03fffff, 0xe03fffffe03fffff

for_formats elf32, elf
%if HERE
        section .note.GNU-stack noalloc noexec nowrite progbits
%endif
%unmacro for_formats 1-*
